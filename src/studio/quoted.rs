//! Quoted strings of JSON and Fluent.

/// The length of the string at the start of a text in bytes, with its quotes. A string that is not closed ends with its
/// line.
pub fn quoted_length(text: &str) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at + 1,
            '\n' => return at,
            _ => {}
        }
    }
    text.len()
}
