//! What is likely in a table, by which it is packed.
//!
//! The cells of a table, as places in its palette, come in runs and patterns:
//! what a cell is can be guessed from the two before it. So a *context*, which
//! stands for these two, has a share out of [`SHARES`] for each place that
//! comes after them, by how often it does.
//!
//! A segment of cells is written as one number in a mixed radix, the way of
//! range coders (Duda's asymmetric numeral systems): a cell with the share `s`
//! multiplies the number by `SHARES / s`, and so takes as many bits as it is
//! unlikely. What has all shares takes none.

use super::Refused;
use super::format::Reader;

/// The shares of a context.
const SHARES: u32 = 1 << BITS;
const BITS: u32 = 11;

/// How many places are told apart in the cell before, and in the one before
/// that: rarer ones count as the last. Of the divisions that were tried this
/// one packs well: half as many contexts take 2 % more room, twice as many
/// take 1 % less.
const NEAR: u16 = 8;
const FAR: u16 = 4;
const CONTEXTS: usize = (NEAR * FAR) as usize;

/// More cells cannot be in a palette.
pub(super) const MOST_PLACES: usize = 1 << 10;

/// The number is kept between this and 2^16 times this, by words of 16 bits.
const LEAST: u32 = 1 << 16;

/// The context after the place `near`, which came after the place `far`.
#[inline]
fn context(near: u16, far: u16) -> usize {
    usize::from(near.min(NEAR - 1) * FAR + far.min(FAR - 1))
}

/// How often each place comes in each context.
pub(super) struct Counts {
    counts: Vec<u64>,
    places: usize,
}

impl Counts {
    /// For a palette of so many cells.
    pub(super) fn new(places: usize) -> Counts {
        Counts {
            counts: vec![0; CONTEXTS * places],
            places,
        }
    }

    /// Counts a segment.
    pub(super) fn add(&mut self, segment: impl Iterator<Item = u16>) {
        let (mut near, mut far) = (0, 0);
        for place in segment {
            self.counts[context(near, far) * self.places + usize::from(place)] += 1;
            (near, far) = (place, near);
        }
    }

    /// Adds what another has counted of the same palette.
    pub(super) fn merge(&mut self, other: &Counts) {
        for (count, more) in self.counts.iter_mut().zip(&other.counts) {
            *count += more;
        }
    }
}

/// The shares of the places that come in each context.
#[derive(Debug)]
pub(super) struct Model(Vec<Vec<(u16, u16)>>);

impl Model {
    /// The shares by how often what comes.
    pub(super) fn new(counts: &Counts) -> Model {
        let contexts = counts.counts.chunks(counts.places.max(1));
        Model(contexts.map(shares).collect())
    }

    /// Reads what `write` has written, for a palette of so many cells.
    ///
    /// # Errors
    /// Where the shares are not what they should be in all.
    pub(super) fn read(reader: &mut Reader<'_>, places: usize) -> Result<Model, Refused> {
        let context = |_| {
            let (mut shares, mut sum) = (Vec::new(), 0);
            for _ in 0..reader.u16()? {
                let (place, share) = (reader.u16()?, reader.u16()?);
                if usize::from(place) >= places || share == 0 {
                    return Err(Refused::Damaged);
                }
                sum += u32::from(share);
                shares.push((place, share));
            }
            (sum == SHARES || shares.is_empty())
                .then_some(shares)
                .ok_or(Refused::Damaged)
        };
        Ok(Model((0..CONTEXTS).map(context).collect::<Result<_, _>>()?))
    }

    /// Puts it to the header: for each context how many places come in it, and
    /// these with their shares, u16 each.
    pub(super) fn write(&self, header: &mut Vec<u8>) {
        for shares in &self.0 {
            header.extend((shares.len() as u16).to_le_bytes());
            for (place, share) in shares {
                header.extend(place.to_le_bytes());
                header.extend(share.to_le_bytes());
            }
        }
    }
}

/// A share for each place that was counted, at least one, all of them in all;
/// the largest first.
fn shares(counts: &[u64]) -> Vec<(u16, u16)> {
    let sum: u64 = counts.iter().sum();
    let counted = (0..).zip(counts).filter(|&(_, &count)| count > 0);
    let mut shares: Vec<(u16, u32)> = counted
        .map(|(place, &count)| {
            let share = u128::from(count) * u128::from(SHARES) / u128::from(sum);
            (place, (share as u32).max(1))
        })
        .collect();
    // What rounding leaves over goes to the most frequent, and what it has given
    // too much is taken from them.
    loop {
        let given: u32 = shares.iter().map(|&(_, share)| share).sum();
        let Some((_, most)) = shares.iter_mut().max_by_key(|(_, share)| *share) else {
            break;
        };
        match given.checked_sub(SHARES) {
            Some(0) => break,
            Some(over) => *most -= over.min(*most / 2),
            None => *most += SHARES - given,
        }
    }
    shares.sort_by_key(|&(_, share)| std::cmp::Reverse(share));
    let shares = shares.into_iter();
    shares.map(|(place, share)| (place, share as u16)).collect()
}

/// Writes segments.
pub(super) struct Encoder {
    /// The share of each place in each context, and the shares before it.
    shares: Vec<(u32, u32)>,
    places: usize,
}

impl Encoder {
    /// Writes by the model of a palette of so many cells.
    pub(super) fn new(model: &Model, places: usize) -> Encoder {
        let mut shares = vec![(0, 0); CONTEXTS * places];
        for (context, listed) in model.0.iter().enumerate() {
            let mut before = 0;
            for &(place, share) in listed {
                let share = u32::from(share);
                shares[context * places + usize::from(place)] = (share, before);
                before += share;
            }
        }
        Encoder { shares, places }
    }

    /// The words of a segment, in the order in which they are read; `words` is
    /// empty before.
    pub(super) fn encode(&self, segment: &[u16], words: &mut Vec<u16>) {
        let mut number = LEAST;
        for (n, &place) in segment.iter().enumerate().rev() {
            let before = |back| n.checked_sub(back).map_or(0, |n| segment[n]);
            let context = context(before(1), before(2));
            let (share, start) = self.shares[context * self.places + usize::from(place)];
            // The word goes now if the number would become too large.
            if u64::from(number) >= u64::from(share) << (u32::BITS - BITS) {
                words.push(number as u16);
                number >>= 16;
            }
            number = (number / share) << BITS | (start + number % share);
        }
        words.push((number >> 16) as u16);
        words.push(number as u16);
        words.reverse();
    }
}

/// Which shares of a context are those of a place.
#[derive(Clone, Copy, Debug)]
struct Part {
    start: u16,
    end: u16,
    place: u16,
}

/// Reads segments.
#[derive(Debug)]
pub(super) struct Decoder {
    /// Those of each context together, the largest first.
    parts: Vec<Part>,
    /// Where to begin to look for a share: the first part with one of each
    /// [`STEP`] shares of each context. It is mostly the right one, and so much
    /// less than a table of all shares that it stays near the processor.
    guide: Vec<u16>,
}

/// Two to the power of this is a step.
const STEP_BITS: u32 = 3;
/// The shares that have one place in the guide.
const STEP: u16 = 1 << STEP_BITS;

impl Decoder {
    pub(super) fn new(model: &Model) -> Decoder {
        let (mut parts, mut guide) = (Vec::new(), Vec::new());
        for listed in &model.0 {
            let first = parts.len();
            let mut start = 0;
            for &(place, share) in listed {
                let end = start + share;
                parts.push(Part { start, end, place });
                start = end;
            }
            if listed.is_empty() {
                // Never asked but by damaged words.
                let end = SHARES as u16;
                parts.push(Part {
                    start,
                    end,
                    place: 0,
                });
            }
            let mut part = first;
            for share in (0..SHARES as u16).step_by(STEP.into()) {
                while parts[part].end <= share {
                    part += 1;
                }
                guide.push(part as u16);
            }
        }
        Decoder { parts, guide }
    }

    /// Calls `cell` with the place of each of the first `cells` cells of a
    /// segment, whose words stand in `bytes`.
    ///
    /// # Errors
    /// Where there are too few words.
    #[inline]
    pub(super) fn decode(
        &self,
        bytes: &[u8],
        cells: usize,
        mut cell: impl FnMut(u16),
    ) -> Result<(), Refused> {
        let mut words = bytes
            .chunks_exact(2)
            .map(|word| u32::from(u16::from_le_bytes([word[0], word[1]])));
        let mut word = || words.next().ok_or(Refused::Damaged);
        let mut number = word()? | word()? << 16;
        let (mut context_now, mut near) = (context(0, 0), 0);
        for _ in 0..cells {
            let share = (number & (SHARES - 1)) as u16;
            let step = context_now << (BITS - STEP_BITS) | usize::from(share >> STEP_BITS);
            let mut parts = self.parts[self.guide[step].into()..].iter();
            let &Part { start, end, place } = parts
                .find(|part| share < part.end)
                .ok_or(Refused::Damaged)?;
            number = u32::from(end - start) * (number >> BITS) + u32::from(share - start);
            if number < LEAST {
                number = number << 16 | word()?;
            }
            cell(place);
            context_now = context(place, near);
            near = place;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Segments with runs, rare places, one place only, and of one cell.
    fn segments() -> Vec<Vec<u16>> {
        let mut state = 9u64;
        let mut next = move |n: u64| {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            (state >> 33) % n
        };
        let mut segments = vec![vec![0; 256], vec![3], vec![299; 7]];
        for most in [2, 3, 10, 300] {
            for _ in 0..50 {
                let mut place = 0;
                let cells = (0..256).map(|_| {
                    if next(4) == 0 {
                        let most = next(most) + 1;
                        place = next(most) as u16;
                    }
                    place
                });
                segments.push(cells.collect());
            }
        }
        segments
    }

    fn model(segments: &[Vec<u16>]) -> Model {
        let mut counts = Counts::new(300);
        for segment in segments {
            counts.add(segment.iter().copied());
        }
        Model::new(&counts)
    }

    #[test]
    fn what_is_written_is_read_again() {
        let segments = segments();
        let model = model(&segments);
        let mut header = Vec::new();
        model.write(&mut header);
        let read = Model::read(&mut Reader(&header), 300).expect("written just now");
        assert_eq!(read.0, model.0);
        let (encoder, decoder) = (Encoder::new(&model, 300), Decoder::new(&read));
        for segment in &segments {
            let mut words = Vec::new();
            encoder.encode(segment, &mut words);
            let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
            let mut places = Vec::new();
            let decoded = decoder.decode(&bytes, segment.len(), |place| places.push(place));
            assert_eq!(decoded, Ok(()));
            assert_eq!(&places, segment);
            let less = &bytes[..bytes.len() - 2];
            assert!(decoder.decode(less, segment.len(), |_| ()).is_err());
            // The beginning alone is the same.
            let half = segment.len().div_ceil(2);
            places.clear();
            let decoded = decoder.decode(&bytes, half, |place| places.push(place));
            assert_eq!(decoded, Ok(()));
            assert_eq!(places, segment[..half]);
        }
    }

    #[test]
    fn shares_are_all_in_all_and_nothing_counted_has_none() {
        for counts in [
            vec![1],
            vec![0, 1, 0, 5],
            vec![1; 1000],
            vec![u64::MAX / 2, 1, 1, 1],
            (0..300).map(|n| 1 << (n % 40)).collect(),
        ] {
            let shares = shares(&counts);
            let sum: u32 = shares.iter().map(|&(_, share)| u32::from(share)).sum();
            assert_eq!(sum, SHARES);
            assert!(shares.is_sorted_by_key(|&(_, share)| std::cmp::Reverse(share)));
            let mut listed: Vec<u16> = shares.iter().map(|&(place, _)| place).collect();
            listed.sort_unstable();
            let counted = (0..).zip(&counts).filter(|&(_, &count)| count > 0);
            assert_eq!(listed, counted.map(|(place, _)| place).collect::<Vec<_>>());
            assert!(shares.iter().all(|&(_, share)| share > 0));
        }
    }

    #[test]
    fn what_always_comes_takes_no_room() {
        let segments = [vec![0; 256]];
        let mut words = Vec::new();
        Encoder::new(&model(&segments), 300).encode(&segments[0], &mut words);
        assert_eq!(words.len(), 2);
    }

    #[test]
    fn a_model_that_does_not_add_up_is_refused() {
        let mut header = Vec::new();
        model(&segments()).write(&mut header);
        // The share of the first place of the first context, and that place.
        for (at, byte) in [(4, 1), (5, 0x7F), (3, 0xFF)] {
            let mut wrong = header.clone();
            wrong[at] ^= byte;
            assert!(Model::read(&mut Reader(&wrong), 300).is_err(), "{at}");
        }
    }
}
