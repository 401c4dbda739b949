//! Card types, keywords, and rows of abilities.

use super::{Page, Writer, at, name, plain};
use crate::base::{Argument, Message};
use crate::kernel::ids::{AbilityId, OperationId};
use crate::kernel::rules::ability::Row;
use crate::kernel::rules::tables::CardType;

impl Writer<'_> {
    pub fn cards(self, page: &mut Page) {
        page.section("rules-card-types");
        for (id, card_type) in &self.game.card_types {
            let pointer = self.head(page, "card_types", "type", id);
            self.type_lines(page, &pointer, card_type);
        }
        page.section("rules-numbers");
        self.numbers(page);
        page.section("rules-keywords");
        for (id, keyword) in &self.game.keywords {
            let pointer = self.head(page, "keywords", "keyword", id);
            if keyword.spares {
                page.item(0, plain("rules-spares"), format!("{pointer}/spares"));
            }
            for ability in &keyword.abilities {
                page.item(0, self.ability(*ability), format!("{pointer}/effects"));
            }
        }
    }

    fn type_lines(self, page: &mut Page, pointer: &str, card_type: &CardType) {
        if let (Some(from), Some(to)) = (card_type.from, card_type.to) {
            let line = Message::new("rules-played").with("from", self.zone(from)).with("to", self.zone(to));
            page.item(0, line, format!("{pointer}/from"));
        } else if let Some(to) = card_type.to {
            page.item(0, Message::new("rules-begins-in").with("name", self.zone(to)), format!("{pointer}/to"));
        }
        if let Some(price) = &card_type.price {
            page.item(0, Message::new("rules-costs").with("n", self.term(price)), format!("{pointer}/price"));
        }
        if !card_type.resolves.is_empty() {
            let timings: Vec<Argument> = card_type.resolves.iter().map(|timing| self.timing(*timing)).collect();
            page.item(0, Message::new("rules-resolves").with("names", timings), format!("{pointer}/resolves"));
        }
        if card_type.stays {
            page.item(0, plain("rules-stays"), format!("{pointer}/stays"));
        }
        if card_type.waits {
            page.item(0, plain("rules-trap"), format!("{pointer}/trigger"));
        }
    }

    /// When an ability happens, and what its rows are.
    fn ability(self, ability: AbilityId) -> Argument {
        let ability = self.game.ability(ability);
        let rows: Vec<Argument> = ability.rows.iter().map(|row| self.row(row)).collect();
        Message::new("rules-ability").with("name", self.timing(ability.timing)).with("rows", rows).into()
    }

    pub fn operation(self, operation: OperationId) -> Argument {
        at("op", &self.game.operations, operation.index())
    }

    /// A row: its operation with its value and its word.
    pub fn row(self, row: &Row) -> Argument {
        let operation = &self.game.operations[row.operation.index()];
        let has_word = row.word.filter(|_| operation.takes_word);
        let done = self.operation(row.operation);
        let value = match (operation.val.is_some(), has_word) {
            (_, Some(word)) => self.word_name(word),
            (true, None) => Argument::Number(i64::from(row.val)),
            (false, None) => return done,
        };
        Message::new("rules-row").with("name", done).with("n", value).into()
    }

    /// The cards or players that rows of a target are about: its name where the table has one, else in words.
    #[allow(clippy::unused_self, reason = "called as its neighbours are, which need the game")]
    pub fn target(self, id: Option<&str>) -> Argument {
        id.map_or_else(|| plain("rules-target"), |id| name("to", id))
    }
}
