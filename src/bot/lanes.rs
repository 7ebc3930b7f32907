//! The stones of both sides in one word, so that what the evaluation asks of
//! one side and of the other is worked out in the same instructions.

/// Two sets of points: the side to move in the low 32 bits, its opponent in the
/// high 32 bits, each in the order of [`Point`](crate::rules::Point).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Lanes(pub(super) u64);

/// The corners and the midpoints of the three squares.
const CORNERS: u64 = twice(0x55_5555);
const MIDPOINTS: u64 = twice(0xAA_AAAA);

/// The same set in both lanes.
const fn twice(bits: u32) -> u64 {
    bits as u64 | (bits as u64) << 32
}

impl Lanes {
    #[inline]
    pub(super) const fn new(own: u32, opp: u32) -> Lanes {
        Lanes(own as u64 | (opp as u64) << 32)
    }

    /// The same set for both sides.
    #[inline]
    pub(super) const fn same(bits: u32) -> Lanes {
        Lanes(twice(bits))
    }

    /// The set of the side to move.
    #[inline]
    pub(super) const fn own(self) -> u32 {
        self.0 as u32
    }

    /// The set of its opponent.
    #[inline]
    pub(super) const fn opp(self) -> u32 {
        (self.0 >> 32) as u32
    }

    /// How many points each set has.
    #[inline]
    pub(super) const fn count(self) -> (i32, i32) {
        (
            self.own().count_ones() as i32,
            self.opp().count_ones() as i32,
        )
    }

    #[inline]
    pub(super) const fn and(self, other: Lanes) -> Lanes {
        Lanes(self.0 & other.0)
    }

    #[inline]
    pub(super) const fn minus(self, other: Lanes) -> Lanes {
        Lanes(self.0 & !other.0)
    }

    /// Each square turned by one point clockwise.
    #[inline]
    pub(super) const fn clockwise(self) -> Lanes {
        Lanes((self.0 << 1) & twice(0xFE_FEFE) | (self.0 >> 7) & twice(0x01_0101))
    }

    /// Each square turned by one point against the clock.
    #[inline]
    pub(super) const fn anticlockwise(self) -> Lanes {
        Lanes((self.0 >> 1) & twice(0x7F_7F7F) | (self.0 << 7) & twice(0x80_8080))
    }

    /// Midpoints moved along their spoke to the next square inwards.
    #[inline]
    pub(super) const fn inwards(self) -> Lanes {
        Lanes((self.0 << 8) & MIDPOINTS & twice(0xFF_FF00))
    }

    /// Midpoints moved along their spoke to the next square outwards.
    #[inline]
    pub(super) const fn outwards(self) -> Lanes {
        Lanes((self.0 >> 8) & MIDPOINTS & twice(0x00_FFFF))
    }

    /// The points next to any point of the set.
    #[inline]
    pub(super) const fn neighbours(self) -> Lanes {
        Lanes(self.clockwise().0 | self.anticlockwise().0 | self.inwards().0 | self.outwards().0)
    }

    /// The pairs (stone of the set, point of `targets` next to it), counted.
    #[inline]
    pub(super) const fn steps_to(self, targets: Lanes) -> (i32, i32) {
        // Two directions of midpoints fit where the other two have corners.
        let a = self.clockwise().and(targets);
        let b = self.anticlockwise().and(targets);
        let c = self.inwards().and(targets);
        let d = self.outwards().and(targets);
        let (a0, a1) = a.count();
        let (b0, b1) = b.count();
        let (c0, c1) = Lanes(c.0 | d.0 >> 1).count();
        (a0 + b0 + c0, a1 + b1 + c1)
    }

    /// The points of `empty` where a stone more would make two pairs at once,
    /// each on a line that is otherwise empty.
    #[inline]
    pub(super) const fn forks(self, empty: Lanes) -> Lanes {
        let (s, e) = (self, empty);
        let (s1, e1) = (s.clockwise(), e.clockwise());
        let (s2, e2) = (s1.clockwise().0, e1.clockwise().0);
        let (s3, e3) = (s.anticlockwise(), e.anticlockwise());
        let (s4, e4) = (s3.anticlockwise().0, e3.anticlockwise().0);
        let (s1, e1, s3, e3) = (s1.0, e1.0, s3.0, e3.0);
        let corners = CORNERS & (s1 & e2 | e1 & s2) & (s3 & e4 | e3 & s4);
        let (sx, sy) = (s.spoke_next(), s.spoke_last());
        let (ex, ey) = (e.spoke_next(), e.spoke_last());
        let middles = MIDPOINTS & (s1 & e3 | e1 & s3) & (sx & ey | ex & sy);
        Lanes((corners | middles) & e.0)
    }

    /// Each point of a spoke moved on to the next one inwards, the innermost to
    /// the outermost. Corners move too.
    #[inline]
    const fn spoke_next(self) -> u64 {
        (self.0 << 8) & twice(0xFF_FF00) | (self.0 >> 16) & twice(0x00_00FF)
    }

    /// The reverse of [`Lanes::spoke_next`].
    #[inline]
    const fn spoke_last(self) -> u64 {
        (self.0 >> 8) & twice(0x00_FFFF) | (self.0 << 16) & twice(0xFF_0000)
    }

    /// The stones of the set that stand in a line wholly in the set.
    #[inline]
    pub(super) const fn in_mills(self) -> Lanes {
        Lanes(self.0 & Pairs::of(self).closing().0)
    }
}

/// The points that end or fill a line with two stones of the set, kept apart by
/// where a third stone could come from.
pub(super) struct Pairs {
    set: Lanes,
    clockwise: Lanes,
    anticlockwise: Lanes,
    /// Corners with the two stones of a side behind them.
    before: u64,
    /// Corners with the two stones of a side ahead of them.
    after: u64,
    /// Midpoints between two stones of a side.
    between: u64,
    /// Midpoints with the two other stones of a spoke.
    spokes: u64,
}

impl Pairs {
    #[inline]
    pub(super) const fn of(set: Lanes) -> Pairs {
        let clockwise = set.clockwise();
        let anticlockwise = set.anticlockwise();
        Pairs {
            set,
            clockwise,
            anticlockwise,
            before: CORNERS & clockwise.0 & clockwise.clockwise().0,
            after: CORNERS & anticlockwise.0 & anticlockwise.anticlockwise().0,
            between: MIDPOINTS & clockwise.0 & anticlockwise.0,
            spokes: MIDPOINTS & set.spoke_next() & set.spoke_last(),
        }
    }

    /// The points on which a further stone completes a line.
    #[inline]
    pub(super) const fn closing(&self) -> Lanes {
        Lanes(self.before | self.after | self.between | self.spokes)
    }

    /// The points on which a stone of the set that slides there, from outside
    /// the line, completes a line. Whether they are empty is not asked.
    #[inline]
    pub(super) const fn sliding(&self) -> Lanes {
        let corners = (self.before | self.after) & self.clockwise.0 & self.anticlockwise.0;
        let sides = self.between & (self.set.inwards().0 | self.set.outwards().0);
        let spokes = self.spokes & (self.clockwise.0 | self.anticlockwise.0);
        Lanes(corners | sides | spokes)
    }

    /// As [`Pairs::sliding`], with the sliding stone one of `movers`.
    #[inline]
    pub(super) const fn sliding_from(&self, movers: Lanes) -> Lanes {
        let (cw, acw) = (movers.clockwise().0, movers.anticlockwise().0);
        let corners = self.before & acw | self.after & cw;
        let sides = self.between & (movers.inwards().0 | movers.outwards().0);
        let spokes = self.spokes & (cw | acw);
        Lanes(corners | sides | spokes)
    }
}
