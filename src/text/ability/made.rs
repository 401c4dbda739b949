//! Cards that rows make, as phrases: by name, by what is written on them, or by what a card by chance must be like.

use fluent::{FluentArgs, FluentValue};

use super::filters::Filter;
use super::{Phrase, Writer, set_forms, tidy};
use crate::kernel::ids::DefinitionId;
use crate::kernel::rules::CardPattern;
use crate::kernel::rules::ability::{Row, RowCard};
use crate::text::render::clause::MissingMessage;
use crate::text::render::phrase::Forms;

/// The word for a card without a type.
const ANY: &str = "noun-card";

/// A card of which numbers and words are known.
#[derive(Debug)]
pub(super) struct Made {
    /// `made-written` or `made-random`.
    message: &'static str,
    numbers: Vec<(String, i64)>,
    type_word: Option<FluentValue<'static>>,
    subtype: Option<FluentValue<'static>>,
    count: i64,
    /// What its rows say; empty if it has none.
    effects: String,
    /// How deep they are in quotes.
    depth: u8,
}

impl Writer<'_, '_> {
    /// The card that a row makes as an argument, if its value is `val`.
    ///
    /// # Errors
    ///
    /// A message for the rows of a card that is written out is missing.
    pub(super) fn made_card(
        &mut self,
        card: &RowCard,
        row: &Row,
        val: i32,
    ) -> Result<FluentValue<'static>, MissingMessage> {
        match card {
            RowCard::Known(id) => {
                let name = self.card_name(self.game.word(self.game.definition(*id).id));
                Ok(self.phrase(Phrase::Text(name), vec![("made".to_owned(), "known".to_owned())]))
            }
            RowCard::Written(id) => self.written_card(*id, row, val),
            RowCard::Random(_) => Ok(self.random_card(row, val)),
        }
    }

    fn written_card(&mut self, id: DefinitionId, row: &Row, val: i32) -> Result<FluentValue<'static>, MissingMessage> {
        let game = self.game;
        let card = game.definition(id);
        let numbers = game.numbers.keys().zip(card.numbers.iter());
        let numbers = numbers.map(|(name, number)| (name.to_string(), i64::from(*number))).collect();
        let card_type = game.card_types.get_index(card.card_type.index()).map(|(name, _)| name.to_string());
        let subtype = card.subtype.map(|word| game.word(word).to_owned());
        let effects = self.quoted(row, &card.abilities)?;
        Ok(self.made("made-written", "written", numbers, (card_type, subtype), val, effects))
    }

    fn random_card(&mut self, row: &Row, val: i32) -> FluentValue<'static> {
        let game = self.game;
        let is_of_row = |(ability, at, _): &&(_, usize, CardPattern)| {
            game.ability(*ability).rows.get(*at).is_some_and(|own| own.id == row.id)
        };
        let pattern =
            game.random_cards.iter().find(is_of_row).map(|(_, _, pattern)| pattern.clone()).unwrap_or_default();
        let numbers = pattern
            .numbers
            .iter()
            .filter_map(|(id, number)| Some((game.numbers.get_index(id.index())?.0.to_string(), i64::from(*number))));
        let numbers = numbers.collect();
        let card_type = pattern.card_type.and_then(|id| game.card_types.get_index(id.index()));
        let card_type = card_type.map(|(name, _)| name.to_string());
        let subtype = pattern.subtype.map(|word| game.word(word).to_owned());
        self.made("made-random", "random", numbers, (card_type, subtype), val, String::new())
    }

    fn made(
        &mut self,
        message: &'static str,
        kind: &str,
        numbers: Vec<(String, i64)>,
        (card_type, subtype): (Option<String>, Option<String>),
        val: i32,
        effects: String,
    ) -> FluentValue<'static> {
        let words = [subtype.as_ref().map(|id| format!("subtype-{id}")), card_type.map(|id| format!("type-{id}"))];
        let [of_subtype, of_type] = words;
        let mut features = self.features_of(of_subtype.as_deref().or(of_type.as_deref()).unwrap_or(ANY));
        features.push(("made".to_owned(), kind.to_owned()));
        let count = i64::from(val.max(1));
        features.push(("number".to_owned(), if count == 1 { "sg" } else { "pl" }.to_owned()));
        let subtype = of_subtype.map(|id| self.word(id));
        let type_word = of_type.map(|id| self.word(id));
        let made = Made { message, numbers, type_word, subtype, count, effects, depth: self.depth + 1 };
        self.phrase(Phrase::Made(Box::new(made)), features)
    }

    pub(super) fn made_form(&mut self, made: &Made, forms: &Forms) -> Result<String, MissingMessage> {
        let mut forms = forms.clone();
        if forms.get("number").is_none() {
            forms.set("number", if made.count == 1 { "sg" } else { "pl" });
        }
        let mut args = FluentArgs::new();
        set_forms(&mut args, &forms);
        for name in self.game.numbers.keys() {
            args.set(name.to_string(), "none");
        }
        for (name, number) in &made.numbers {
            args.set(name.clone(), *number);
        }
        args.set("n", made.count);
        args.set("effects", made.effects.clone());
        args.set("has-effects", if made.effects.is_empty() { "no" } else { "yes" });
        args.set("depth", i64::from(made.depth));
        args.set("has-subtype", if made.subtype.is_some() { "yes" } else { "no" });
        // A card without a type is called by the word for any card.
        let any = self.word(ANY.to_owned());
        let nothing = self.phrase(Phrase::Filters(Vec::<Filter>::new(), super::Join::Words), Vec::new());
        args.set("type", made.type_word.clone().unwrap_or(any));
        args.set("subtype", made.subtype.clone().unwrap_or(nothing));
        let attribute = forms.best(self.bundle.attributes(made.message)).map(ToOwned::to_owned);
        self.say(made.message, attribute.as_deref(), &args, &forms).map(|text| tidy(&text))
    }
}
