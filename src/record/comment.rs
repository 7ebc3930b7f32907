//! Comments: the form in which they are kept.

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
