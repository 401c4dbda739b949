//! Everything that is printed on a card except its picture: name, lines, rules text and flavour.

use std::borrow::Cow;

use super::marks::clean;
use super::row::subtype_word;
use crate::base::reader::Path;
use crate::card::{Card, CheckedCard, CheckedHero, Hero, check_card};
use crate::ruleset::{CardTypeId, Ruleset, SubtypeId};
use crate::text::languages::{ENGLISH, Language};
use crate::text::{Arg, Context, Fallback, Text, Texts};

/// The texts on a card in one language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CardText {
    /// The name of the card.
    pub name: String,
    /// The type and subtype in one line.
    pub type_line: String,
    /// The type alone, for faces that print it separately.
    pub type_word: String,
    /// What a face prints next to the type: the subtype.
    pub type_detail: Option<String>,
    /// The book, or the words for a card that belongs to several books.
    pub book_line: String,
    /// The printed numbers.
    pub lines: Vec<Line>,
    /// The names of all numbers of the card type, in the ruleset's order, for faces that print them.
    pub labels: Vec<String>,
    /// The heading above a hero's ability.
    pub heading: Option<String>,
    /// The rules text.
    pub rules: Text,
    /// Whether the designer wrote the rules text. Then nothing guarantees that it says what the rows do.
    pub overridden: bool,
    /// The flavour text.
    pub flavour: Option<String>,
    /// The messages outside the rules text that the language lacks.
    pub fallbacks: Vec<Fallback>,
}

/// A number on a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The id of the number in the ruleset.
    pub id: String,
    /// The value.
    pub value: i32,
    /// The name of the number, or the whole line if the language has a message for it.
    pub text: String,
}

impl CardText {
    /// The card as JSON: the members of [`Text::to_json`], and name, type, numbers and flavour.
    pub fn to_json(&self) -> serde_json::Value {
        super::json::card(self)
    }
}

/// The rules text that the designer wrote for a language, if there is one.
fn text_override<'a>(language: &Language, card: &'a Card) -> Option<&'a str> {
    let own = card.text_override.iter().find(|(tag, _)| tag.eq_ignore_ascii_case(language.tag));
    own.map(|(_, text)| text.as_str())
}

impl Texts {
    /// The texts of a card.
    pub fn card(&self, language: &'static Language, rules: &Ruleset, card: &Card, checked: &CheckedCard) -> CardText {
        let written = self.rules_of_card(language, rules, card, checked);
        CardText { rules: written, ..self.rest_of_card(language, rules, card, checked) }
    }

    /// The rules text of a card: the designer's wording if there is one, otherwise the text of the rows.
    pub(in crate::text) fn rules_of_card(
        &self,
        language: &'static Language,
        rules: &Ruleset,
        card: &Card,
        checked: &CheckedCard,
    ) -> Text {
        match text_override(language, card) {
            Some(text) => Text { text: clean(text).into_owned(), ..Text::default() },
            None => self.printed_card(language, &card.id).unwrap_or_else(|| {
                let context = Context { trigger: checked.trigger };
                self.effect_on(language, rules, Some(checked.card_type), &checked.rows, context)
            }),
        }
    }

    /// The rules text of a card of any game, for searches; empty if the card has errors.
    pub fn searched_text(&self, language: &'static Language, rules: &Ruleset, card: &Card) -> String {
        if let Some(printed) = self.printed_card(language, &card.id) {
            return printed.text;
        }
        let checked = check_card(card, rules, Path::Root, &mut Vec::new());
        checked.valid().map(|checked| self.rules_of_card(language, rules, card, checked).text).unwrap_or_default()
    }

    /// The rules text of a card of a whole game; `None` if there is no such game or card.
    pub fn printed_card(&self, language: &'static Language, id: &str) -> Option<Text> {
        let game = self.cards.as_ref()?;
        let card = *game.cards.get(id)?;
        Some(self.printed(language, game, game.definition(card)))
    }

    /// The texts of a card without its rules text.
    pub(in crate::text) fn rest_of_card(
        &self,
        language: &Language,
        rules: &Ruleset,
        card: &Card,
        checked: &CheckedCard,
    ) -> CardText {
        let mut fallbacks = Vec::new();
        let (_, card_type) = rules.card_type(checked.card_type);
        let (mut lines, mut labels) = (Vec::new(), Vec::new());
        for &id in &card_type.numbers {
            let value = checked.numbers.get(id.index()).copied().unwrap_or(0);
            lines.push(self.number_line(language, rules.number(id).0, value, &mut fallbacks));
            labels.push(self.label(language, rules.number(id).0));
        }
        let english_flavour = card.flavour.as_deref();
        CardText {
            name: self.name_of(language, &card.id, &card.name, &mut fallbacks),
            type_line: self.type_line(language, rules, checked.card_type, checked.subtype, &mut fallbacks),
            type_word: self.type_word(language, rules, checked.card_type),
            type_detail: self.type_detail(language, rules, checked.subtype),
            book_line: self.book_line(language, checked.book, &mut fallbacks),
            lines,
            labels,
            heading: None,
            rules: Text::default(),
            overridden: text_override(language, card).is_some(),
            flavour: english_flavour.map(|text| self.flavour_of(language, &card.id, text, &mut fallbacks)),
            fallbacks,
        }
    }

    /// The texts of a hero. The rules text describes the ability.
    pub fn hero(&self, language: &'static Language, rules: &Ruleset, hero: &Hero, checked: &CheckedHero) -> CardText {
        let ability = self.rules_of_hero(language, rules, checked);
        CardText { rules: ability, ..self.rest_of_hero(language, rules, hero, checked) }
    }

    pub(in crate::text) fn rules_of_hero(
        &self,
        language: &'static Language,
        rules: &Ruleset,
        checked: &CheckedHero,
    ) -> Text {
        self.effect_on(language, rules, rules.hero_type(), &checked.ability, Context::default())
    }

    /// The texts of a hero without the text of the ability.
    pub(in crate::text) fn rest_of_hero(
        &self,
        language: &Language,
        rules: &Ruleset,
        hero: &Hero,
        checked: &CheckedHero,
    ) -> CardText {
        let mut fallbacks = Vec::new();
        let (mut lines, mut heading) = (Vec::new(), None);
        for ((name, number), &value) in rules.hero_numbers.iter().zip(&checked.numbers) {
            // A number with a line of its own becomes the heading of the ability, e.g. how often it may be used.
            let id = format!("line-{name}");
            if self.has(language, &id) || self.has(ENGLISH, &id) {
                heading = Some(self.message_with_fallback(
                    language,
                    &id,
                    &[("n", Arg::Number(value.into()))],
                    &mut fallbacks,
                ));
            } else if number.default.is_none() {
                // A number with a default is computed from others or used only by the engine, so it is not printed.
                lines.push(self.number_line(language, name, value, &mut fallbacks));
            }
        }
        let heading =
            heading.unwrap_or_else(|| self.message_with_fallback(language, "line-ability", &[], &mut fallbacks));
        let labels = rules.hero_numbers.keys().map(|name| self.label(language, name)).collect();
        let hero_type = rules.hero_type();
        let english_flavour = hero.flavour.as_deref();
        CardText {
            name: self.name_of(language, &hero.id, &hero.name, &mut fallbacks),
            type_line: hero_type
                .map(|id| self.type_line(language, rules, id, None, &mut fallbacks))
                .unwrap_or_default(),
            type_word: hero_type.map(|id| self.type_word(language, rules, id)).unwrap_or_default(),
            type_detail: None,
            book_line: self.book_line(language, Some(checked.book), &mut fallbacks),
            lines,
            labels,
            heading: Some(heading).filter(|_| !checked.ability.is_empty()),
            rules: Text::default(),
            overridden: false,
            flavour: english_flavour.map(|text| self.flavour_of(language, &hero.id, text, &mut fallbacks)),
            fallbacks,
        }
    }

    /// The name of a card or hero: the language's own, otherwise the English name that is passed in.
    pub fn name(&self, language: &Language, id: &str, english: &str) -> String {
        self.name_of(language, id, english, &mut Vec::new())
    }

    /// The flavour text: the language's own, otherwise the English text that is passed in.
    pub fn flavour(&self, language: &Language, id: &str, english: &str) -> String {
        self.flavour_of(language, id, english, &mut Vec::new())
    }

    /// The title of a book: the language's own, otherwise the English title that is passed in.
    pub fn book_title(&self, language: &Language, book: i64, english: &str) -> String {
        self.registry_text(language, &format!("book-{book}"), english, &mut Vec::new())
    }

    /// The name of a number of cards or heroes.
    pub fn label(&self, language: &Language, number: &str) -> String {
        self.message(language, &format!("number-{number}"), &[])
    }

    /// The word for a card type.
    pub fn type_word(&self, language: &Language, rules: &Ruleset, card_type: CardTypeId) -> String {
        self.type_line(language, rules, card_type, None, &mut Vec::new())
    }

    /// What a face prints next to the type: the subtype.
    pub fn type_detail(&self, language: &Language, rules: &Ruleset, subtype: Option<SubtypeId>) -> Option<String> {
        subtype.map(|subtype| self.message(language, &subtype_word(rules.subtype(subtype).0), &[]))
    }

    /// The line for a book, or the line for cards that belong to several books (`None`).
    pub fn book(&self, language: &Language, book: Option<i32>) -> String {
        self.book_line(language, book, &mut Vec::new())
    }

    fn name_of(&self, language: &Language, id: &str, english: &str, fallbacks: &mut Vec<Fallback>) -> String {
        let record = self.cards.as_deref().and_then(|game| game.records.get(id));
        let made = record.and_then(|record| self.made_name(language, id, record));
        made.unwrap_or_else(|| self.registry_text(language, &format!("card-{id}"), english, fallbacks))
    }

    fn flavour_of(&self, language: &Language, id: &str, english: &str, fallbacks: &mut Vec<Fallback>) -> String {
        self.registry_text(language, &format!("card-{id}.flavour"), english, fallbacks)
    }

    /// A text whose English version is in the registry and whose translations are messages.
    pub(in crate::text) fn registry_text(
        &self,
        language: &Language,
        message: &str,
        english: &str,
        fallbacks: &mut Vec<Fallback>,
    ) -> String {
        let bundle = self.bundle(language);
        if language == ENGLISH || language.is_pseudo() {
            return bundle.shown(&clean(english));
        }
        if self.has(language, message) {
            return self.message_with_fallback(language, message, &[], fallbacks);
        }
        let text: Cow<'_, str> = clean(english);
        let message = message.to_owned();
        fallbacks.push(Fallback { row: None, range: 0..text.len(), message, is_broken: false, in_no_language: false });
        text.into_owned()
    }

    fn type_line(
        &self,
        language: &Language,
        rules: &Ruleset,
        card_type: CardTypeId,
        subtype: Option<SubtypeId>,
        fallbacks: &mut Vec<Fallback>,
    ) -> String {
        let word = format!("type-{}", rules.card_type(card_type).0);
        match subtype {
            Some(subtype) => {
                let subtype = subtype_word(rules.subtype(subtype).0);
                let words = [("type", Arg::Word(&word)), ("sub", Arg::Word(&subtype))];
                self.message_with_fallback(language, "line-type-subtype", &words, fallbacks)
            }
            None => self.message_with_fallback(language, "line-type", &[("type", Arg::Word(&word))], fallbacks),
        }
    }

    fn book_line(&self, language: &Language, book: Option<i32>, fallbacks: &mut Vec<Fallback>) -> String {
        match book {
            Some(book) => {
                self.message_with_fallback(language, "line-book", &[("n", Arg::Number(book.into()))], fallbacks)
            }
            None => self.message_with_fallback(language, "line-crossover", &[], fallbacks),
        }
    }

    fn number_line(&self, language: &Language, name: &str, value: i32, fallbacks: &mut Vec<Fallback>) -> Line {
        let line = format!("line-{name}");
        let text = if self.has(language, &line) || self.has(ENGLISH, &line) {
            self.message_with_fallback(language, &line, &[("n", Arg::Number(value.into()))], fallbacks)
        } else {
            self.message_with_fallback(language, &format!("number-{name}"), &[], fallbacks)
        };
        Line { id: name.to_owned(), value, text }
    }
}
