//! Where the lines of the rules end on a face, read from the document: a number stays with what it counts, a word of one
//! letter with the next one, words are not torn without a hyphen, and the words of a game not at all.

use std::fs;
use std::path::Path;

use ses_studio::face::{Printed, Sentence};
use ses_studio::registry::bundled;
use ses_studio::text::Language;

use super::Press;
use super::covers::press;
use super::pdf::{Placed, glyphs};

/// Languages in which a word of one letter is bound to the next one.
const BINDS_LETTERS: [&str; 2] = ["pl", "ru"];
/// What figures count in Thai, without marks.
const COUNTED_IN_THAI: [&str; 7] = ["แตม", "ใบ", "ตว", "ครง", "เทรน", "องค", "MP"];
/// Baselines of one line differ less, in points. Marks above and below letters may stand a little off.
const LINE: f64 = 3.0;

/// A character of the rules without spaces: its height on the face, and whether a space or a hyphen is before it.
struct Letter {
    c: char,
    y: f64,
    spaced: bool,
    hyphened: bool,
}

/// Thai marks above and below letters, which documents have in an order of their own, are left out.
fn base(c: char) -> Option<char> {
    match c {
        '\u{200e}'
        | '\u{2060}'
        | '\u{2068}'
        | '\u{2069}'
        | '\u{e31}'
        | '\u{e34}'..='\u{e3a}'
        | '\u{e47}'..='\u{e4e}' => None,
        // The vowel am is drawn as a mark and the vowel aa.
        '\u{e33}' => Some('\u{e32}'),
        // At the end of a line, documents have a hyphen of their own.
        '\u{ad}' | '‐' | '‑' => Some('-'),
        c => Some(c).filter(|c| !c.is_whitespace()),
    }
}

/// The sentences of a face as they are set; `None` if the document does not have one of them.
fn letters(language: &Language, face: &Printed, page: &[Placed]) -> Option<Vec<Vec<Letter>>> {
    let drawn: Vec<(char, f64)> =
        page.iter().flat_map(|glyph| glyph.text.chars().filter_map(base).map(|c| (c, glyph.y))).collect();
    // Readers of documents take some marks of Thai for letters.
    let most_marks = if language.tag == "th" { 3 } else { 0 };
    let sentence = |sentence: &Sentence| {
        let mut wanted = Vec::new();
        let mut spaced = false;
        for c in sentence.runs.iter().flat_map(|run| run.text.chars()) {
            if let Some(c) = base(c) {
                wanted.push((c, spaced));
                spaced = false;
            }
            spaced |= c.is_whitespace();
        }
        let found = (0..drawn.len().max(1)).filter_map(|start| {
            let (mut at, mut letters) = (start, Vec::with_capacity(wanted.len()));
            for &(c, spaced) in &wanted {
                // A word can be broken with a hyphen.
                let hyphened = drawn.get(at).is_some_and(|(found, _)| *found == '-' && *found != c);
                at += usize::from(hyphened);
                let marks = if at == start { 0 } else { most_marks };
                let next = drawn.iter().skip(at).take(marks + 1).position(|(found, _)| *found == c)?;
                letters.push(Letter { c, y: drawn[at + next].1, spaced, hyphened });
                at += next + 1;
            }
            Some((at - start, letters))
        });
        // With as few marks between the letters as can be.
        found.min_by_key(|(length, _)| *length).map(|(_, letters)| letters)
    };
    face.rules.iter().map(sentence).collect()
}

/// The names of a game's words in a language: what must not be torn where words have no spaces between them.
fn terms(press: &Press, game: &str, language: &'static Language) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let ids = ["data", ""].iter().flat_map(|data| {
        let folder =
            if data.is_empty() { folder.join("locales/en") } else { folder.join(data).join(game).join("locales/en") };
        fs::read_dir(folder).into_iter().flatten().map(|file| fs::read_to_string(file.unwrap().path()).unwrap())
    });
    let mut terms = Vec::new();
    for line in ids.flat_map(|file| file.lines().map(str::to_owned).collect::<Vec<_>>()) {
        let Some((id, _)) = line.split_once(" =") else { continue };
        if ["subtype-", "keyword-", "type-", "word-"].iter().any(|prefix| id.starts_with(prefix))
            && press.texts.has(language, id)
        {
            terms.push(press.texts.message(language, id, &[]));
        }
    }
    terms.retain(|term| term.chars().count() > 1);
    terms.sort();
    terms.dedup();
    terms
}

/// What is wrong with the ends of the lines of a face.
fn wrong_ends(language: &Language, letters: &[Letter], terms: &[String]) -> Vec<String> {
    let mut wrong = Vec::new();
    let shown = |at: usize| -> String {
        let from = at.saturating_sub(12);
        let mut text = String::new();
        for (index, letter) in letters.iter().enumerate().skip(from).take(at + 12 - from) {
            if index == at {
                text.push('/');
            } else if letter.spaced {
                text.push(' ');
            }
            text.push(letter.c);
        }
        text
    };
    for (at, pair) in letters.windows(2).enumerate() {
        let [before, after] = pair else { continue };
        if (before.y - after.y).abs() < LINE {
            continue;
        }
        let at = at + 1;
        // "+1/+1" counts nothing.
        let figure = letters[..at].iter().rev().take_while(|letter| letter.c.is_ascii_digit()).count();
        let before_figure = letters[..at - figure].iter().rev().find(|letter| !matches!(letter.c, '+' | '−'));
        let is_pair = before_figure.is_some_and(|letter| letter.c == '/');
        // In Thai "or less" can begin a line, what is counted can not.
        let rest = || letters[at..].iter().take(8).map(|letter| letter.c).collect::<String>();
        let is_noun = language.tag != "th" || COUNTED_IN_THAI.iter().any(|noun| rest().starts_with(noun));
        let is_counted = before.c.is_ascii_digit() && after.c.is_alphabetic() && !is_pair && is_noun;
        let is_torn = before.c.is_ascii_digit() && after.c.is_ascii_digit();
        let is_signed = matches!(before.c, '+' | '−') && after.c.is_ascii_digit();
        if is_counted || is_torn || is_signed {
            wrong.push(format!("a number: {}", shown(at)));
        }
        let are_letters = before.c.is_alphabetic() && after.c.is_alphabetic();
        if language.spaced && are_letters && !after.spaced && !after.hyphened {
            wrong.push(format!("a word is torn: {}", shown(at)));
        }
        let starts = at < 2 || letters[at - 1].spaced || matches!(letters[at - 2].c, '(' | '„' | '«');
        if BINDS_LETTERS.contains(&language.tag) && before.c.is_alphabetic() && starts && after.spaced {
            wrong.push(format!("a word of one letter: {}", shown(at)));
        }
    }
    if !language.spaced || language.tag == "ko" {
        let text: String = letters.iter().map(|letter| letter.c).collect();
        for term in terms {
            let term: String = term.chars().filter_map(base).collect();
            for (byte, _) in text.match_indices(&term) {
                let from = text[..byte].chars().count();
                let to = from + term.chars().count();
                let inside = letters[from..to].windows(2).zip(from + 1..);
                let torn = inside.filter(|(pair, _)| (pair[0].y - pair[1].y).abs() >= LINE && !pair[1].spaced);
                wrong.extend(torn.map(|(_, at)| format!("{term} is torn: {}", shown(at))));
            }
        }
    }
    wrong
}

/// Arabic is drawn from the left of each line: what is at the left is the end.
fn wrong_ends_of_right_to_left(page: &[Placed], face: &Printed) -> Vec<String> {
    let mut lines: Vec<(f64, Vec<&Placed>)> = Vec::new();
    for glyph in page.iter().filter(|glyph| !glyph.text.trim().is_empty()) {
        match lines.iter_mut().find(|(y, _)| (y - glyph.y).abs() < LINE) {
            Some((_, line)) => line.push(glyph),
            None => lines.push((glyph.y, vec![glyph])),
        }
    }
    let mut wrong = Vec::new();
    let text = face.text();
    for (_, mut line) in lines {
        line.sort_by(|a, b| a.x.total_cmp(&b.x));
        let letters = |text: &str| -> String { text.chars().filter(|c| c.is_alphabetic()).collect() };
        let in_order: String = line.iter().rev().map(|glyph| letters(&glyph.text)).collect();
        let is_of_rules = in_order.chars().count() > 4 && letters(&text).contains(&in_order);
        let is_torn = |(at, _): (usize, &str)| {
            let last = text
                .char_indices()
                .filter(|(_, c)| c.is_alphabetic())
                .nth(letters(&text)[..at + in_order.len()].chars().count() - 1);
            last.is_some_and(|(at, c)| text[at + c.len_utf8()..].starts_with(char::is_alphabetic))
        };
        // A type line can be one word, which is a part of another one of the rules.
        let is_long = in_order.chars().count() > 12;
        if is_of_rules && is_long && letters(&text).match_indices(&in_order).all(is_torn) {
            wrong.push(format!("a word is torn after {in_order}: {text}"));
        }
        let digits: String =
            line.iter().map_while(|glyph| glyph.text.chars().next().filter(char::is_ascii_digit)).collect();
        // A figure at the end of a line is followed by no word.
        let is_counted = |(at, _): (usize, &str)| {
            let before = text[..at].chars().next_back().is_none_or(|c| !c.is_ascii_digit() && c != '/');
            let mut after = text[at + digits.len()..].chars();
            before && after.next() == Some(' ') && after.next().is_some_and(char::is_alphabetic)
        };
        let mut places = text.match_indices(&digits).peekable();
        if is_of_rules && !digits.is_empty() && places.peek().is_some() && places.all(is_counted) {
            wrong.push(format!("a number: {digits} in {text}"));
        }
    }
    wrong
}

/// What is wrong on every so manieth card of a game, and how many lines were looked at.
fn looked_at(press: &Press, game: &str, language: &'static Language, every: usize) -> (usize, Vec<String>) {
    let faces: Vec<Printed> = press.all(language).into_iter().step_by(every).collect();
    let terms = terms(press, game, language);
    let (pages, problems) = glyphs(press, &faces);
    let problem =
        |(at, what): (usize, String)| format!("{game} {} {}: it does not fit: {what}", language.tag, faces[at].id);
    let (mut lines, mut wrong) = (0, problems.into_iter().map(problem).collect::<Vec<_>>());
    for (face, page) in faces.iter().zip(pages) {
        if language.tag == "tr" {
            let joined = page.iter().filter(|glyph| glyph.text.chars().count() > 1);
            wrong.extend(joined.map(|glyph| format!("{game} tr {}: a ligature {}", face.id, glyph.text)));
        }
        let found = if language.right_to_left {
            lines += 1;
            wrong_ends_of_right_to_left(&page, face)
        } else if let Some(sentences) = letters(language, face, &page) {
            let pairs = sentences.iter().flat_map(|letters| letters.windows(2));
            lines += pairs.filter(|pair| (pair[0].y - pair[1].y).abs() >= LINE).count();
            sentences.iter().flat_map(|letters| wrong_ends(language, letters, &terms)).collect()
        } else {
            let drawn: String = page.iter().flat_map(|glyph| glyph.text.chars().filter_map(base)).collect();
            vec![format!("the text is not found: {} in {drawn}", face.text())]
        };
        wrong.extend(found.into_iter().map(|what| format!("{game} {} {}: {what}", language.tag, face.id)));
    }
    (lines, wrong)
}

fn all_looked_at(languages: &[&'static Language], every: [usize; 2]) {
    let (mut looked, mut all) = (0, Vec::new());
    for game in bundled::games() {
        let press = press(&game);
        let every = if game == "starfall" { every[0] } else { every[1] };
        for language in languages {
            let (lines, wrong) = looked_at(&press, &game, language, every);
            eprintln!("{game} {}: {lines} ends of lines, {} wrong\n{}", language.tag, wrong.len(), wrong.join("\n"));
            looked += lines;
            all.extend(wrong);
        }
    }
    assert!(all.is_empty(), "\n{}", all.join("\n"));
    assert!(looked > 20 * languages.len(), "{looked} ends of lines");
}

#[test]
fn lines_end_where_editors_let_them() {
    let languages: Vec<&'static Language> =
        ["de", "pl", "ru", "tr"].iter().filter_map(|tag| Language::find(tag)).collect();
    all_looked_at(&languages, [60, 16]);
}

#[test]
#[ignore = "prints all cards of all games in sixteen languages, which takes minutes; started by hand"]
fn lines_of_every_card_end_where_editors_let_them() {
    let languages: Vec<&'static Language> = Language::real().collect();
    all_looked_at(&languages, [1, 1]);
}

/// Outside the face nothing else keeps a sign at the left of its figure.
#[test]
fn signs_stay_before_their_figures_in_the_plain_text_of_a_face() {
    let (arabic, english) = (Language::find("ar").unwrap(), Language::find("en").unwrap());
    let mut signed = 0;
    for game in bundled::games() {
        let press = press(&game);
        for face in press.all(arabic) {
            let text = face.text();
            for (at, sign) in text.char_indices().filter(|(_, c)| matches!(c, '+' | '−')) {
                if text[at + sign.len_utf8()..].starts_with(|c: char| c.is_ascii_digit()) {
                    assert!(text[..at].ends_with('\u{200e}'), "{game} {}: {text}", face.id);
                    signed += 1;
                }
            }
        }
        assert!(press.all(english).iter().all(|face| !face.text().contains('\u{200e}')), "{game}");
    }
    assert!(signed > 20, "{signed}");
}
