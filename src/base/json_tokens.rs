//! The tokens of a JSON text that may be invalid, for showing it in colours.

use std::ops::Range;

/// The kind of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JsonToken {
    /// The name of a member.
    Key,
    String,
    /// A bracket, a comma or a colon.
    Punctuation,
    Space,
    /// A number or a literal, and everything else.
    Word,
}

/// Cuts a text into tokens, which cover all of it.
pub fn json_tokens(text: &str) -> Vec<(JsonToken, Range<usize>)> {
    let mut tokens = Vec::new();
    let mut start = 0;
    while let Some(first) = text[start..].chars().next() {
        let rest = &text[start..];
        let (kind, length) = match first {
            '"' => {
                let length = quoted_length(rest);
                let is_key = rest[length..].trim_start().starts_with(':');
                (if is_key { JsonToken::Key } else { JsonToken::String }, length)
            }
            '{' | '}' | '[' | ']' | ',' | ':' => (JsonToken::Punctuation, 1),
            first if first.is_whitespace() => (JsonToken::Space, rest.len() - rest.trim_start().len()),
            _ => {
                let ends = |c: char| c.is_whitespace() || "{}[],:\"".contains(c);
                (JsonToken::Word, rest.find(ends).unwrap_or(rest.len()))
            }
        };
        tokens.push((kind, start..start + length));
        start += length;
    }
    tokens
}

/// The length of the string at the start of a text in bytes, with its quotes. A string that is not closed ends with its
/// line.
fn quoted_length(text: &str) -> usize {
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

#[cfg(test)]
mod tests {
    use super::{JsonToken, json_tokens};

    #[test]
    fn tokens_cover_texts_that_are_no_json() {
        for text in ["", "{", "{\"a\": [1, -2.5e3, tru", "\"é\\\"\n\u{a0}x\"", "\"", "\\\"\\", "{\"schlüssel\" : null}"]
        {
            let tokens = json_tokens(text);
            let joined: String = tokens.iter().map(|(_, range)| &text[range.clone()]).collect();
            assert_eq!(joined, text);
            assert!(tokens.iter().all(|(_, range)| !range.is_empty()), "{tokens:?}");
        }
        let kinds: Vec<JsonToken> = json_tokens("{\"a\": \"b\"}").into_iter().map(|(kind, _)| kind).collect();
        let [mark, key, space, text] = [JsonToken::Punctuation, JsonToken::Key, JsonToken::Space, JsonToken::String];
        assert_eq!(kinds, [mark, key, mark, space, text, mark]);
    }
}
