//! The boards of the rule book: positions, and moves that are played on them.

use super::{Frame, Picture};
use crate::rules::{Move, Point, PointSet, Rules};

const BOARDS: &str = include_str!("../text/book/boards.txt");

/// The pictures of the board called `name`: its position, then what each of its
/// moves leads to.
fn pictures(name: &str) -> Result<Vec<Picture>, String> {
    let heading = format!("[{name}]");
    let mut lines = BOARDS
        .lines()
        .skip_while(|line| *line != heading)
        .skip(1)
        .take_while(|line| !line.is_empty());
    let mut pictures = Vec::new();
    let unreadable = |word: &str| format!("{name}: cannot read `{word}`");
    while let Some((key, value)) = lines.next().and_then(|line| line.split_once(' ')) {
        match (key, pictures.last_mut()) {
            ("position", None) => pictures.push(Picture {
                setup: value.parse().map_err(|_| unreadable(value))?,
                last: None,
                marks: PointSet::EMPTY,
            }),
            ("mark", Some(Picture { marks, .. })) => {
                for word in value.split(' ') {
                    let point = Point::from_name(word).ok_or_else(|| unreadable(word))?;
                    *marks = marks.with(point);
                }
            }
            ("moves", Some(&mut Picture { mut setup, .. })) => {
                for word in value.split(' ') {
                    let mv: Move = word.parse().map_err(|_| unreadable(word))?;
                    let checked = setup.position.check(mv, Rules::default());
                    checked.map_err(|why| format!("{name}: {word}: {why}"))?;
                    setup = setup.play_unchecked(mv);
                    pictures.push(Picture {
                        setup,
                        last: Some(mv),
                        marks: PointSet::EMPTY,
                    });
                }
            }
            _ => return Err(format!("{name}: `{key}` does not belong here")),
        }
    }
    if pictures.is_empty() {
        return Err(format!("no board is called `{name}`"));
    }
    Ok(pictures)
}

/// The pictures of a board with their captions.
pub(super) fn frames(name: &str, captions: Vec<String>) -> Result<Vec<Frame>, String> {
    let pictures = pictures(name)?;
    if pictures.len() != captions.len() {
        let (pictures, captions) = (pictures.len(), captions.len());
        return Err(format!(
            "{name}: {pictures} pictures and {captions} captions"
        ));
    }
    Ok(std::iter::zip(pictures, captions)
        .map(|(picture, caption)| Frame { picture, caption })
        .collect())
}
