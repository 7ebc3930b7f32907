//! A file that cannot be read, shown with the place and a caret under it.

use crate::record::RecordError;

/// The most characters of the line shown before the fault, and of the fault.
const BEFORE: usize = 30;
const FAULT: usize = 30;

/// The file, line and column, the line with a caret under the fault, and the
/// reason, as lines of text.
#[must_use]
pub fn report(name: &str, text: &str, error: &RecordError) -> String {
    let start = text[..error.span.start]
        .rfind(['\n', '\r'])
        .map_or(0, |at| at + 1);
    let rest = &text[error.span.start..];
    let end = error.span.start + rest.find(['\n', '\r']).unwrap_or(rest.len());
    let before: Vec<char> = text[start..error.span.start].chars().collect();
    let skipped = before.len().saturating_sub(BEFORE);
    let before: String = before[skipped..].iter().copied().map(visible).collect();
    let after: String = text[error.span.start..end]
        .chars()
        .take(FAULT)
        .map(visible)
        .collect();
    let fault = text[error.span.start..error.span.end.min(end)]
        .chars()
        .count();
    let number = error.line.to_string();
    format!(
        "{name}:{line}:{column}\n{number} | {before}{after}\n{pad} | {blank}{carets}\n{reason}",
        line = error.line,
        column = error.column,
        pad = " ".repeat(number.len()),
        blank = " ".repeat(before.chars().count()),
        carets = "^".repeat(fault.clamp(1, FAULT)),
        reason = error.kind,
    )
}

/// Control characters take no part in what is drawn.
fn visible(c: char) -> char {
    if c.is_control() { ' ' } else { c }
}
