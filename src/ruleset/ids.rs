//! The forms of card ids (section 8 of the paper) as patterns of the ruleset, e.g.
//! `SC-B{book:2}-H{hero:2}-{type}{number:2}`.

use std::fmt::Write as _;

use super::vocabulary::{CardType, CardTypeId, Table};
use crate::base::Name;

/// The parts of an id.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct IdParts {
    /// The book, if the form has one.
    pub book: Option<u32>,
    /// The hero's number within the book.
    pub hero: Option<u32>,
    /// The card type.
    pub card_type: Option<CardTypeId>,
    /// The card's number.
    pub number: Option<u32>,
}

/// The form of an id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IdForm {
    /// A card or hero of a book.
    Card,
    /// A crossover card, which belongs to no hero.
    Crossover,
    /// An older id, kept because it is printed.
    Retained,
}

/// The forms that ids of a game may have.
#[derive(Clone, Debug, Default)]
pub struct IdFormats {
    /// Heroes and cards.
    pub card: IdPattern,
    /// The form for crossover cards, if the game has them.
    pub crossover: Option<IdPattern>,
    /// The form for cards that the generator makes, which belong to no hero.
    pub made: Option<IdPattern>,
    /// Older forms.
    pub retained: Vec<IdPattern>,
    /// The book whose cards may have an id of an older form.
    pub retained_book: Option<u32>,
}

/// The first free id of a game whose cards have no form of ids, e.g. `tiny_13`.
pub fn lowest_free_of(game: &str, is_taken: impl Fn(&Name) -> bool) -> Option<Name> {
    (1..=u32::MAX).map(|number| Name::from(format!("{game}_{number}"))).find(|id| !is_taken(id))
}

/// A pattern of literal letters and fields in braces.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct IdPattern {
    parts: Vec<Part>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Part {
    Text(String),
    Book(usize),
    Hero(usize),
    Number(usize),
    Type,
    Letters(usize),
}

impl IdPattern {
    /// Parses a pattern; the error is the unknown field.
    pub fn read(text: &str) -> Result<Self, String> {
        let mut parts = Vec::new();
        let mut rest = text;
        while let Some((before, after)) = rest.split_once('{') {
            let (field, after) = after.split_once('}').ok_or_else(|| after.to_owned())?;
            let (name, width) = field.split_once(':').unwrap_or((field, "1"));
            let width = width.parse().ok().filter(|width| (1..=9).contains(width)).ok_or_else(|| field.to_owned())?;
            if !before.is_empty() {
                parts.push(Part::Text(before.to_owned()));
            }
            parts.push(match name {
                "book" => Part::Book(width),
                "hero" => Part::Hero(width),
                "number" => Part::Number(width),
                "type" => Part::Type,
                "letters" => Part::Letters(width),
                _ => return Err(field.to_owned()),
            });
            rest = after;
        }
        if !rest.is_empty() {
            parts.push(Part::Text(rest.to_owned()));
        }
        Ok(Self { parts })
    }

    /// The parts of an id; `None` if it has another form.
    pub fn parse(&self, id: &str, types: &Table<CardType>) -> Option<IdParts> {
        self.parse_codes(id, &types.values().map(|card_type| card_type.code.as_str()))
    }

    /// As [`Self::parse`], with the letters of the card types.
    pub fn parse_codes<'c>(&self, id: &str, codes: &(impl Iterator<Item = &'c str> + Clone)) -> Option<IdParts> {
        let mut parts = IdParts::default();
        let mut rest = id;
        for part in &self.parts {
            rest = match part {
                Part::Text(text) => rest.strip_prefix(text.as_str())?,
                Part::Book(width) => digits(rest, *width, &mut parts.book)?,
                Part::Hero(width) => digits(rest, *width, &mut parts.hero)?,
                Part::Number(width) => digits(rest, *width, &mut parts.number)?,
                Part::Type => {
                    let (at, code) = codes
                        .clone()
                        .enumerate()
                        .filter(|(_, code)| !code.is_empty() && rest.starts_with(code))
                        .max_by_key(|(_, code)| code.len())?;
                    parts.card_type = u8::try_from(at).ok().map(CardTypeId);
                    &rest[code.len()..]
                }
                Part::Letters(width) => {
                    let letters = rest.get(..*width)?;
                    if !letters.bytes().all(|byte| byte.is_ascii_uppercase()) {
                        return None;
                    }
                    &rest[*width..]
                }
            };
        }
        rest.is_empty().then_some(parts)
    }

    /// Formats an id; missing fields become 0.
    pub fn write(&self, parts: IdParts, types: &Table<CardType>) -> Name {
        let code = parts.card_type.and_then(|at| types.get_index(at.index())).map(|(_, card_type)| &card_type.code);
        self.write_code(parts, code.map_or("", Name::as_str))
    }

    /// As [`Self::write`], with the letters of the card's type.
    pub fn write_code(&self, parts: IdParts, code: &str) -> Name {
        let mut id = String::new();
        let number = |value: Option<u32>, width: usize, id: &mut String| {
            // Writing to a string cannot fail.
            let _ = write!(id, "{:0width$}", value.unwrap_or(0));
        };
        for part in &self.parts {
            match part {
                Part::Text(text) => id.push_str(text),
                Part::Book(width) => number(parts.book, *width, &mut id),
                Part::Hero(width) => number(parts.hero, *width, &mut id),
                Part::Number(width) => number(parts.number, *width, &mut id),
                Part::Type => id.push_str(code),
                Part::Letters(width) => id.extend(std::iter::repeat_n('X', *width)),
            }
        }
        id.into()
    }

    /// The id with these parts, and the lowest number whose id is not taken. `codes` are the letters of the card types.
    ///
    /// Returns `None` if every number that the form has room for is taken, or the form has none.
    pub fn lowest_free<'c>(
        &self,
        parts: IdParts,
        codes: &(impl Iterator<Item = &'c str> + Clone),
        is_taken: impl Fn(&Name) -> bool,
    ) -> Option<Name> {
        let code = parts.card_type.and_then(|at| codes.clone().nth(at.index())).unwrap_or_default();
        let ids =
            (1..=u32::MAX).map(|number| (number, self.write_code(IdParts { number: Some(number), ..parts }, code)));
        // A number with too many digits does not have the form of an id.
        let has_form =
            |(number, id): &(u32, Name)| self.parse_codes(id, codes).is_some_and(|found| found.number == Some(*number));
        ids.take_while(has_form).map(|(_, id)| id).find(|id| !is_taken(id))
    }

    /// Whether ids of the form have a number.
    pub fn has_number(&self) -> bool {
        self.parts.iter().any(|part| matches!(part, Part::Number(_)))
    }

    /// The greatest number of a card, if the form also has a book, in which cards are counted from one again.
    pub fn most_in_book(&self) -> Option<u32> {
        let width = self.parts.iter().find_map(|part| if let Part::Number(width) = part { Some(*width) } else { None });
        let has_book = self.parts.iter().any(|part| matches!(part, Part::Book(_)));
        let width = u32::try_from(width.filter(|_| has_book)?).ok()?;
        Some(10_u32.saturating_pow(width).saturating_sub(1))
    }

    /// The form with each field shown by its letter, for messages: `SC-B00-H00-T00`.
    pub fn example(&self) -> String {
        self.parts
            .iter()
            .map(|part| match part {
                Part::Text(text) => text.clone(),
                Part::Type => "A".to_owned(),
                Part::Letters(width) => "A".repeat(*width),
                Part::Book(width) | Part::Hero(width) | Part::Number(width) => format!("{:0width$}", 1, width = *width),
            })
            .collect()
    }

    /// A regular expression for the same form, for the schema; linear, without look-around.
    pub fn regex(&self, types: &Table<CardType>) -> String {
        self.regex_codes(&types.values().map(|card_type| card_type.code.as_str()).collect::<Vec<_>>())
    }

    /// As [`Self::regex`], with the letters of the card types.
    pub fn regex_codes(&self, codes: &[&str]) -> String {
        let mut regex = String::from("^");
        for part in &self.parts {
            match part {
                Part::Text(text) => {
                    for letter in text.chars() {
                        if !letter.is_alphanumeric() && letter != '-' {
                            regex.push('\\');
                        }
                        regex.push(letter);
                    }
                }
                Part::Book(width) | Part::Hero(width) | Part::Number(width) => {
                    let _ = write!(regex, "[0-9]{{{width}}}");
                }
                Part::Type => {
                    let _ = write!(regex, "({})", codes.join("|"));
                }
                Part::Letters(width) => {
                    let _ = write!(regex, "[A-Z]{{{width}}}");
                }
            }
        }
        regex.push('$');
        regex
    }
}

/// Splits a number of digits from the front.
fn digits<'t>(text: &'t str, width: usize, into: &mut Option<u32>) -> Option<&'t str> {
    let number = text.get(..width)?;
    if !number.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    *into = Some(number.parse().ok()?);
    Some(&text[width..])
}

impl IdFormats {
    /// The form and the parts of an id.
    pub fn parse(&self, id: &str, types: &Table<CardType>) -> Option<(IdForm, IdParts)> {
        if let Some(parts) = self.card.parse(id, types) {
            return Some((IdForm::Card, parts));
        }
        let free = self.crossover.iter().chain(&self.made);
        if let Some(parts) = free.into_iter().find_map(|pattern| pattern.parse(id, types)) {
            return Some((IdForm::Crossover, parts));
        }
        let parts = self.retained.iter().find_map(|pattern| pattern.parse(id, types))?;
        Some((IdForm::Retained, IdParts { book: self.retained_book, hero: None, card_type: None, ..parts }))
    }
}

#[cfg(test)]
mod tests {
    use super::{IdForm, IdFormats, IdParts, IdPattern};
    use crate::ruleset::vocabulary::CardTypeId;

    #[test]
    fn table_7_reads_and_writes() {
        let rules = crate::ruleset::starfall();
        let (ids, types) = (&rules.ids, &rules.card_types);
        let parse = |id: &str| ids.parse(id, types);
        let parts = IdParts { book: Some(1), hero: Some(2), card_type: Some(CardTypeId(1)), number: Some(5) };
        assert_eq!(parse("SC-B01-H02-A05"), Some((IdForm::Card, parts)));
        assert_eq!(ids.card.write(parts, types), "SC-B01-H02-A05");
        assert!(matches!(parse("SC-CR-01"), Some((IdForm::Crossover, _))));
        assert!(matches!(parse("AC-001"), Some((IdForm::Retained, IdParts { book: Some(1), .. }))));
        assert!(matches!(parse("NY-AL-005"), Some((IdForm::Retained, _))));
        for wrong in ["", "SC-B01-H02-Z05", "SC-B1-H02-A05", "SC-B01-H02-A051", "sc-b01-h02-a05", "SC-CR-1", "é"] {
            assert_eq!(parse(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_form_with_an_unknown_field_is_refused() {
        assert_eq!(IdPattern::read("A{set:2}"), Err("set:2".to_owned()));
        assert_eq!(IdPattern::read("A{book:99}"), Err("book:99".to_owned()));
        assert_eq!(IdPattern::read("A{book"), Err("book".to_owned()));
        assert!(IdFormats::default().parse("x", &crate::ruleset::starfall().card_types).is_none());
    }
}
