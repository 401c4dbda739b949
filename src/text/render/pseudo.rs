//! The pseudo-language: English with accents and in brackets, a third longer, so that errors in a layout show early.

use std::borrow::Cow;

/// The brackets around a finished text. If one is missing on the screen, the text is cut off.
pub(in crate::text) const BRACKETS: (&str, &str) = ("⟦", "⟧");

/// Adds an accent to every letter and doubles vowels.
pub(in crate::text) fn accented(text: &str) -> Cow<'_, str> {
    let mut accented = String::with_capacity(text.len() * 2);
    for c in text.chars() {
        let with = accent(c);
        accented.push(with);
        if matches!(c, 'a' | 'e' | 'i' | 'o' | 'u' | 'y') {
            accented.push(with);
        }
    }
    accented.into()
}

fn accent(c: char) -> char {
    const PLAIN: &str = "abcdeghijklnorstuwyzABCDEGHIJKLNORSTUWYZ";
    const ACCENTED: &str = "åƀçđéĝĥîĵķļñöŕšţûŵýžÅƁÇĐÉĜĤÎĴĶĻÑÖŔŠŢÛŴÝŽ";
    PLAIN.chars().zip(ACCENTED.chars()).find(|&(plain, _)| plain == c).map_or(c, |(_, accented)| accented)
}

#[cfg(test)]
mod tests {
    use super::accented;

    #[test]
    fn longer_and_still_readable() {
        let text = "Deal damage to each enemy ally";
        let longer = accented(text).chars().count() * 100 / text.chars().count();
        assert_eq!(accented("Deal 15!"), "Đééååļ 15!");
        assert!((125..=145).contains(&longer), "{longer} %");
    }
}
