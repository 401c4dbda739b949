//! Quoted strings, as JSON and Fluent write them.

/// How many bytes of a text its first string takes, the quotes included; one that is not closed ends with its line.
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
