//! Lines of input, none longer than it may be.

use std::io::{self, BufRead};

/// The next line without its end; of a longer one only the first `most` bytes,
/// the rest of it being passed over. `None` at the end of the input.
///
/// # Errors
/// What `input` fails with.
pub fn next_line(input: &mut impl BufRead, most: usize) -> io::Result<Option<Vec<u8>>> {
    let mut line = Vec::new();
    let mut any = false;
    loop {
        let buffer = match input.fill_buf() {
            Ok(buffer) => buffer,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if buffer.is_empty() {
            return Ok(any.then_some(line));
        }
        any = true;
        let end = buffer.iter().position(|&c| c == b'\n');
        let part = &buffer[..end.unwrap_or(buffer.len())];
        let room = most - line.len();
        line.extend_from_slice(&part[..part.len().min(room)]);
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() {
            return Ok(Some(line));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_cut_and_none_is_lost() {
        let mut input = io::BufReader::with_capacity(3, &b"abcdefgh\n\nij\nk"[..]);
        let mut lines = Vec::new();
        while let Some(line) = next_line(&mut input, 4).unwrap() {
            lines.push(String::from_utf8(line).unwrap());
        }
        assert_eq!(lines, ["abcd", "", "ij", "k"]);
    }
}
