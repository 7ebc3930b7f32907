//! Comments: the form in which they are kept.

/// How many comments a ply may have; further ones are joined to the last, so
/// that a file of tiny comments does not take many times its size.
const MOST_COMMENTS: usize = 1000;

/// A comment without blanks at its ends and with `\n` for any line break, or
/// `None` where nothing is left.
pub(super) fn normal(text: &str) -> Option<String> {
    let text = text.trim();
    if text.is_empty() {
        None
    } else if text.contains('\r') {
        Some(text.replace("\r\n", "\n").replace('\r', "\n"))
    } else {
        Some(text.to_owned())
    }
}

/// Adds a comment after `ply` plies.
pub(super) fn add(comments: &mut Vec<Vec<String>>, ply: usize, text: &str) {
    let Some(text) = normal(text) else {
        return;
    };
    if comments.len() <= ply {
        comments.resize(ply + 1, Vec::new());
    }
    let here = &mut comments[ply];
    let full = here.len() >= MOST_COMMENTS;
    match here.last_mut() {
        Some(last) if full => {
            last.push('\n');
            last.push_str(&text);
        }
        _ => here.push(text),
    }
}
