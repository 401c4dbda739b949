//! A paragraph as pieces between the ends of sentences. What is in parentheses is a reminder, and is left out, unless
//! messages print it there.

use std::ops::Range;

use crate::text::Language;
use crate::text::read::fold::fold;

/// Marks that close what is quoted.
const QUOTES: [char; 9] = ['”', '“', '’', '‘', '"', '»', '›', '」', '』'];

/// No-break spaces, which French has inside its quotes.
const BOUND: [char; 2] = ['\u{202f}', '\u{a0}'];

/// Sentence ends that one sentence can contain.
const MAX_ENDS: usize = 8;
/// Words with spaces between them that a sentence can have, in a language that ends none.
const MAX_WORDS: usize = 24;

/// A paragraph.
#[derive(Debug, Default)]
pub(super) struct Paragraph {
    /// The pieces as they are written.
    pub original: Vec<String>,
    /// Where they are, in bytes.
    pub spans: Vec<Range<usize>>,
    /// The same in the form in which texts are compared, each with the mark that ends a sentence.
    pub folded: Vec<String>,
    /// Whether there is a space between two pieces.
    is_spaced: bool,
    /// How many pieces one sentence can have.
    most: usize,
}

impl Paragraph {
    /// `kept`: what messages print in parentheses, in the form in which texts are compared.
    pub fn of(text: &str, end: &str, kept: &[String], language: &Language) -> Self {
        let most = if end.is_empty() { MAX_WORDS } else { MAX_ENDS };
        let is_spaced = language.spaced || end.is_empty();
        let mut paragraph = Self { is_spaced, most, ..Self::default() };
        for span in pieces(text, end, language.spaced) {
            let piece = &text[span.clone()];
            let mut folded = fold(&without_reminders(piece, |inner| kept.contains(&fold(inner, language))), language);
            if folded.is_empty() {
                continue;
            }
            let is_closed = folded.trim_end_matches(|c| matches!(c, ' ' | '\'') || QUOTES.contains(&c)).ends_with(end);
            if !end.is_empty() && !folded.ends_with(end) && !is_closed {
                folded.push_str(end);
            }
            let start = span.start + piece.len() - piece.trim_start().len();
            paragraph.original.push(piece.trim().to_owned());
            paragraph.spans.push(start..start + piece.trim().len());
            paragraph.folded.push(folded);
        }
        paragraph
    }

    /// The text from a piece on with each piece written in another way, if that is another text, and where sentences can
    /// end.
    pub fn rewritten(&self, at: usize, written: impl Fn(&str) -> Option<String>) -> Option<(String, Vec<usize>)> {
        let pieces = self.folded.iter().skip(at).take(self.most + 1);
        let other: Vec<Option<String>> = pieces.clone().map(|piece| written(piece)).collect();
        if other.iter().all(Option::is_none) {
            return None;
        }
        let folded = pieces.zip(other).map(|(piece, other)| other.unwrap_or_else(|| piece.clone())).collect();
        let paragraph = Self { folded, is_spaced: self.is_spaced, most: self.most, ..Self::default() };
        Some(paragraph.from(0, &paragraph.folded[0]))
    }

    /// The text from a piece on, of which the first is written in another way, and where sentences can end.
    pub fn from(&self, at: usize, first: &str) -> (String, Vec<usize>) {
        let (mut text, mut ends) = (first.to_owned(), vec![first.len()]);
        for piece in self.folded.iter().skip(at + 1).take(self.most) {
            if self.is_spaced {
                text.push(' ');
            }
            text.push_str(piece);
            ends.push(text.len());
        }
        (text, ends)
    }

    /// Notes that the paragraph begins at a byte of a longer text.
    pub fn move_by(&mut self, bytes: usize) {
        for span in &mut self.spans {
            *span = span.start + bytes..span.end + bytes;
        }
    }

    /// Leaves out the start of the first piece.
    pub fn drop_start(&mut self, bytes: usize, end: &str) {
        let Some(first) = self.folded.first_mut() else { return };
        let rest = first.get(bytes..).unwrap_or_default().trim_start().to_owned();
        if rest.is_empty() || rest == end {
            self.folded.remove(0);
            self.original.remove(0);
            self.spans.remove(0);
        } else {
            first.clone_from(&rest);
            let original = &mut self.original[0];
            // Where the rest is in what is written is not known to the letter; its own form says the same.
            *original = rest;
        }
    }
}

/// Where the parts of a text up to each end of a sentence are.
fn pieces(text: &str, end: &str, spaced: bool) -> Vec<Range<usize>> {
    let (mut pieces, mut start, mut depth) = (Vec::new(), 0, 0_u32);
    let (mut is_quoted, mut is_reversed) = (false, false);
    let mut at = 0;
    while let Some(c) = text[at..].chars().next() {
        let next = at + c.len_utf8();
        match c {
            '(' | '（' => depth += 1,
            ')' | '）' => depth = depth.saturating_sub(1),
            '«' => is_quoted = !is_reversed,
            '»' => {
                is_reversed |= !is_quoted;
                is_quoted = false;
            }
            _ => {}
        }
        let ends = if end.is_empty() {
            c.is_whitespace()
        } else {
            let after = text.get(at + end.len()..).unwrap_or_default();
            let after = &after[closing(after, is_quoted)..];
            text[at..].starts_with(end) && (!spaced || after.chars().next().is_none_or(char::is_whitespace))
        };
        if ends && depth == 0 {
            let mut until = if end.is_empty() { next } else { at + end.len() };
            if !end.is_empty() {
                until += closing(&text[until..], is_quoted);
                is_quoted &= !text[start..until].ends_with('»');
            }
            pieces.push(start..until);
            start = until;
            at = until;
        } else {
            at = next;
        }
    }
    pieces.push(start..text.len());
    pieces
}

/// The length of the marks at the start of a text that close quotes, each with the no-break space before it. After « that is
/// still open, » closes behind a plain space, too; elsewhere it opens: "Gib ihm nichts. »Eile« bleibt."
fn closing(text: &str, is_quoted: bool) -> usize {
    let mut rest = text;
    if is_quoted && let Some(after) = text.trim_start().strip_prefix('»') {
        rest = after;
    }
    while let Some(after) = rest.trim_start_matches(BOUND).strip_prefix(QUOTES) {
        rest = after;
    }
    text.len() - rest.len()
}

/// A text without what is in parentheses, and without the space before it.
fn without_reminders(text: &str, is_kept: impl Fn(&str) -> bool) -> String {
    let (mut done, mut depth, mut start, mut inside) = (String::with_capacity(text.len()), 0_u32, 0, 0);
    for (at, c) in text.char_indices() {
        match c {
            '(' | '（' => {
                if depth == 0 {
                    let length = done.trim_end().len();
                    start = at - (done.len() - length);
                    inside = at + c.len_utf8();
                    done.truncate(length);
                }
                depth += 1;
            }
            ')' | '）' if depth > 0 => {
                depth -= 1;
                if depth == 0 && is_kept(&text[inside..at]) {
                    done.push_str(&text[start..at + c.len_utf8()]);
                }
            }
            c if depth == 0 => done.push(c),
            _ => {}
        }
    }
    done
}

#[cfg(test)]
mod tests {
    use super::Paragraph;
    use crate::text::{ENGLISH, Language};

    #[test]
    fn sentences_are_known_by_their_bytes() {
        let text = " Draw a card.  “Gain 2.5” (now). Éxile";
        let paragraph = Paragraph::of(text, ".", &[], ENGLISH);
        let shown: Vec<&str> = paragraph.spans.iter().map(|span| &text[span.clone()]).collect();
        assert_eq!(shown, ["Draw a card.", "“Gain 2.5” (now).", "Éxile"]);
        assert_eq!(paragraph.original, shown);
    }

    #[test]
    fn a_quote_ends_its_sentence_in_any_print() {
        let of = |tag: &str, text: &str, end: &str| {
            Paragraph::of(text, end, &[], Language::find(tag).unwrap_or(ENGLISH)).original
        };
        for (tag, sentences) in [
            (
                "fr",
                ["Donnez «\u{202f}Piochez.\u{202f}»", "Piochez «\u{a0}Rien “Non.”\u{a0}»", "«\u{202f}Fin.\u{202f}»"],
            ),
            ("ar", ["امنح «اسحب.»", "امنح «اسحب “بطاقة.”»", "اسحب."]),
            ("fr", ["Donnez « Piochez. »", "Donnez « Rien. », puis « Non. »", "« Fin. »"]),
            ("de", ["Gib „Ziehe.“", "Gib „Ziehe ‚Karte.‘“", "Ziehe."]),
            ("de", ["Gib »Eile« heraus.", "»Ziehe« Karten.", "Ende."]),
        ] {
            assert_eq!(of(tag, &sentences.join(" "), "."), sentences, "{tag}");
        }
        let chinese = ["使其獲得「抽1張牌。」", "抽「『牌。』」", "抽牌。"];
        assert_eq!(of("zh-Hant", &chinese.concat(), "。"), chinese);
        // The full stop is inside the quotes already.
        let folded = |tag: &str, text: &str, end: &str| {
            Paragraph::of(text, end, &[], Language::find(tag).unwrap_or(ENGLISH)).folded
        };
        assert_eq!(folded("fr", "Donnez «\u{202f}Piochez.\u{202f}»", "."), ["donnez « piochez. »"]);
        assert_eq!(folded("zh-Hant", chinese[0], "。"), [chinese[0]]);
        assert_eq!(folded("en", "Give “Give ‘Draw.’”", "."), ["give \"give 'draw.'\""]);
    }

    #[test]
    fn a_paragraph_is_cut_at_the_ends_of_sentences() {
        let of = |text: &str| Paragraph::of(text, ".", &["once each turn".to_owned()], ENGLISH).folded;
        assert_eq!(of("Draw a card.  Gain 2.5 shards"), ["draw a card.", "gain 2.5 shards."]);
        assert_eq!(of("Draw a card (from the deck. It is small)."), ["draw a card."]);
        assert_eq!(of("(Only a reminder.)"), [""; 0]);
        assert_eq!(of("Odd ( here."), ["odd."]);
        assert_eq!(of("Attack (Once each turn) (and so on): Draw."), ["attack (once each turn): draw."]);
    }
}
