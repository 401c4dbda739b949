//! Edits effect rows of cards and heroes.

use super::fields::remove_unread;
use super::{Document, RecordPath, card_change, hero_change, refused};
use crate::base::Name;
use crate::base::{Diagnostic, Source};
use crate::card::{Alternative, Card, Row, Slot, order};
use crate::document::arrange::{Arrange, RowPath, arrange};
use crate::document::step::{Label, Step};
use crate::kernel::choices::Form;
use crate::kernel::rules::Game;
use crate::message;
use crate::registry::{Trials, is_lossless, read_rows};
use crate::ruleset::{CardTypeId, Timing};

impl Document {
    /// The rows that a record may begin with: one for each operation that its card type allows.
    fn first_rows(&self, at: RecordPath) -> impl Iterator<Item = Row> {
        let card_type = match at {
            RecordPath::Card(at) => {
                self.registry.cards.get(at).and_then(|card| self.rules.card_type_id(&card.card_type))
            }
            _ => self.rules.hero_type(),
        };
        let fits = move |types: &[CardTypeId]| types.is_empty() || card_type.is_none_or(|id| types.contains(&id));
        let operations = self.rules.operations.iter().filter(move |(_, operation)| fits(&operation.types));
        operations.map(|(op, _)| self.changed_operation(&Row::default(), op, false))
    }

    /// A new row below another: with the first operation that is legal there.
    pub fn row_to_add(&self, at: RecordPath, path: &[usize]) -> Option<Arrange> {
        if path.is_empty() && self.game().is_some() {
            return self.first_ability(at).map(Arrange::Add);
        }
        self.first_legal(at, self.first_rows(at).collect(), |what| self.arranged(at, path, Arrange::Add(what)))
            .map(Arrange::Add)
    }

    /// A new ability for a record: the first timing and operation that are legal.
    pub fn first_ability(&self, at: RecordPath) -> Option<Row> {
        /// With how many operations a timing is tried.
        const TRIED: usize = 12;
        let timings = Slot::Timing.alternatives(&self.rules, &Row::default());
        let with = |timing: &Alternative| {
            let timing = timing.json.clone();
            self.first_rows(at).take(TRIED).map(move |row| Slot::Timing.set(&row, Some(&timing)))
        };
        let rows: Vec<Row> = timings.iter().flat_map(with).collect();
        self.first_legal(at, rows, |what| self.arranged(at, &[], Arrange::AddAbility(what)))
    }

    /// A new row inside another: the first that is legal there.
    pub fn row_to_add_inside(&self, at: RecordPath, path: &[usize]) -> Option<Row> {
        self.first_legal(at, self.first_inside(), |what| self.arranged(at, path, Arrange::AddInside(what)))
    }

    /// The first of some rows that is legal where `added` puts it; else the first.
    fn first_legal(
        &self,
        at: RecordPath,
        rows: Vec<Row>,
        added: impl Fn(Row) -> Option<(Vec<Row>, RowPath)>,
    ) -> Option<Row> {
        let RecordPath::Card(index) = at else { return rows.into_iter().next() };
        let card = self.registry.cards.get(index)?;
        let with = |row: &Row| match added(row.clone()) {
            Some((effects, _)) => Card { effects, ..card.clone() },
            None => card.clone(),
        };
        let mut trials = self.trials();
        let mut is_legal = |row| self.checks.first_new_error(&mut trials, at, &with(row), &self.rules).is_none();
        let legal = rows.iter().position(&mut is_legal).unwrap_or(0);
        rows.into_iter().nth(legal)
    }

    /// A row with another operation: with what rows of that one must have, and without what they cannot have.
    /// `keeps_unusual`: a target or duration stays that is not the usual one of the other operation. Whether that operation
    /// can have it is for the kernel to say.
    pub(in crate::document) fn changed_operation(&self, row: &Row, op: &Name, keeps_unusual: bool) -> Row {
        let Some(operation) = self.rules.operations.get(op) else { return row.clone() };
        let val =
            operation.val.as_ref().map(|range| row.val.unwrap_or(*range.start()).clamp(*range.start(), *range.end()));
        let mut to = Row { op: op.clone(), val, ..row.clone() };
        if operation.timing == Timing::Passive {
            to.conditions.clear();
            (to.replace, to.bonus) = (false, false);
        }
        let Some(game) = self.game() else { return to };
        let parameters = game.parameter_forms(op);
        to.rest.retain(|(name, _)| match name.as_str() {
            "word" | "to" | "for" | "card" | "effects" => game.row_takes(op, name),
            name if self.rules.parameters.iter().any(|known| known == name) => {
                parameters.iter().any(|(known, _)| known == name)
            }
            _ => true,
        });
        let own = [&operation.words, &operation.targets, &operation.durations];
        for (slot, own) in [Slot::Word, Slot::Target, Slot::Duration].into_iter().zip(own) {
            let alternatives = slot.alternatives(&self.rules, &to);
            let is_limited = if keeps_unusual && slot != Slot::Word { own.len() > 1 } else { !own.is_empty() };
            if is_limited && slot.id(&to).is_some_and(|id| !own.contains(&id)) {
                to = slot.set(&to, None);
            }
            if slot.of(&to).is_none()
                && game.can_need(op, slot.member())
                && let Some(first) = alternatives.first()
            {
                to = slot.set(&to, Some(&first.json));
            }
        }
        for (name, form) in &parameters {
            if let Form::One(words) = form
                && to.rest.iter().all(|(known, _)| known != name)
                && let Some(first) = words.first()
            {
                to.rest.push((name.clone(), format!("\"{first}\"").into()));
            }
        }
        if game.row_takes(op, "card") && to.rest.iter().all(|(name, _)| name != "card") {
            let first = self.registry.cards.first().map(|card| format!("\"{}\"", card.id));
            to.rest.extend(first.map(|id| (Name::const_new("card"), id.into())));
        }
        to
    }

    /// Where rows are tried; good until the project changes.
    pub fn trials(&self) -> Trials {
        Trials::new(&self.checks)
    }

    /// For each of some rows, the first error that a record would have more if the row replaced one of its rows; `None` for
    /// rows that are legal.
    pub fn problems_of_rows(
        &self,
        trials: &mut Trials,
        at: RecordPath,
        row: usize,
        rows: &[Row],
    ) -> Vec<Option<Diagnostic>> {
        let (checks, rules) = (&self.checks, &self.rules);
        let mut problem = |new: &Row| match at {
            RecordPath::Card(index) => {
                let card = with_row(self.registry.cards.get(index)?, row, new);
                checks.first_new_error(trials, at, &card, rules)
            }
            RecordPath::Hero(index) => {
                let mut hero = self.registry.heroes.get(index)?.clone();
                *hero.ability.get_mut(row)? = new.clone();
                checks.first_new_error_of_hero(at, &hero, rules)
            }
            _ => None,
        };
        rows.iter().map(&mut problem).collect()
    }

    /// What `look` makes of the whole game in which a row of a card is another one.
    pub fn with_row<T>(
        &self,
        trials: &mut Trials,
        at: RecordPath,
        row: usize,
        new: &Row,
        look: impl FnOnce(&Game) -> T,
    ) -> Option<T> {
        let RecordPath::Card(index) = at else { return None };
        trials.look(&with_row(self.registry.cards.get(index)?, row, new), &self.rules, look)
    }

    /// The rows of a record after an arrangement, and where the row is then.
    pub fn arranged(&self, at: RecordPath, path: &[usize], how: Arrange) -> Option<(Vec<Row>, RowPath)> {
        arrange(&self.rules, self.registry.rows(at), path, how)
    }

    pub(super) fn arrange(&self, at: RecordPath, path: &[usize], how: Arrange) -> Result<Step, Diagnostic> {
        let row = path.first().copied().unwrap_or_default();
        let label = self.row_label(how.label(), at, row).with("count", 1);
        let (to, _) = self.arranged(at, path, how).ok_or_else(|| no_row(row))?;
        let to: Vec<Row> = to.into_iter().map(|row| self.canonical(row)).collect();
        self.with_rows(at, label, |rows| {
            *rows = to;
            Ok(())
        })
    }

    pub(super) fn set_row(
        &self,
        at: RecordPath,
        row: usize,
        to: Row,
        gesture: Option<u64>,
    ) -> Result<Step, Diagnostic> {
        let label = self.row_label("undo-set-row", at, row);
        let to = self.canonical(to);
        let step = self.with_rows(at, label, |rows| {
            *rows.get_mut(row).ok_or_else(|| no_row(row))? = to;
            Ok(())
        })?;
        Ok(step.in_gesture(gesture, || format!("row {row} of {at:?}")))
    }

    pub(super) fn insert_rows(&self, at: RecordPath, row: usize, what: Vec<Row>) -> Result<Step, Diagnostic> {
        let label = Label::new("undo-insert-rows").with("name", self.name_of(at)).with("count", what.len());
        let what: Vec<Row> = what.into_iter().map(|row| self.canonical(row)).collect();
        self.with_rows(at, label, |rows| {
            let row = row.min(rows.len());
            rows.splice(row..row, what);
            Ok(())
        })
    }

    pub(super) fn remove_row(&self, at: RecordPath, row: usize) -> Result<Step, Diagnostic> {
        self.with_rows(at, self.row_label("undo-remove-row", at, row), |rows| {
            if row >= rows.len() {
                return Err(no_row(row));
            }
            rows.remove(row);
            Ok(())
        })
    }

    pub(super) fn move_row(&self, at: RecordPath, row: usize, to: usize) -> Result<Step, Diagnostic> {
        self.with_rows(at, self.row_label("undo-move-row", at, row), |rows| {
            if row >= rows.len() {
                return Err(no_row(row));
            }
            let moved = rows.remove(row);
            rows.insert(to.min(rows.len()), moved);
            Ok(())
        })
    }

    pub(super) fn duplicate_row(&self, at: RecordPath, row: usize) -> Result<Step, Diagnostic> {
        self.with_rows(at, self.row_label("undo-duplicate-row", at, row), |rows| {
            let copy = rows.get(row).ok_or_else(|| no_row(row))?.clone();
            rows.insert(row + 1, copy);
            Ok(())
        })
    }

    pub(super) fn paste_rows(&self, at: RecordPath, row: usize, json: &str) -> Result<Step, Diagnostic> {
        // A single row may be given without the brackets of a list.
        let list = if json.trim_start().starts_with('{') { format!("[{json}]") } else { json.to_owned() };
        let (rows, problems) = read_rows(&Source::new("", list), &self.rules);
        match problems.into_iter().find(|problem| !is_lossless(std::slice::from_ref(problem))) {
            Some(problem) => Err(problem),
            None => self.insert_rows(at, row, rows),
        }
    }

    /// The step that changes the effect list of a card or hero.
    fn with_rows(
        &self,
        at: RecordPath,
        label: Label,
        edit: impl FnOnce(&mut Vec<Row>) -> Result<(), Diagnostic>,
    ) -> Result<Step, Diagnostic> {
        let change = match at {
            RecordPath::Card(at) => {
                let before = self.card(at)?;
                let mut after = before.clone();
                edit(&mut after.effects)?;
                remove_unread(&mut after.rest, "effects");
                card_change(at, before, after)
            }
            RecordPath::Hero(at) => {
                let before = self.hero(at)?;
                let mut after = before.clone();
                edit(&mut after.ability)?;
                remove_unread(&mut after.rest, "ability");
                hero_change(at, before, after)
            }
            RecordPath::File | RecordPath::Ruleset | RecordPath::Book(_) | RecordPath::Deck(_) => {
                return Err(super::no_record(at));
            }
        };
        Ok(Step::new(label, change.into_iter().collect()))
    }

    /// A row in canonical form: conditions in the ruleset's order, and no duplicate members.
    fn canonical(&self, mut row: Row) -> Row {
        row.conditions.sort_by_key(|condition| order(condition, &self.rules));
        let there = [
            ("do", !row.op.is_empty()),
            ("val", row.val.is_some()),
            ("if", !row.conditions.is_empty()),
            ("replace", row.replace),
            ("bonus", row.bonus),
        ];
        row.rest.retain(|(name, _)| !there.iter().any(|&(member, there)| there && name == member));
        row
    }

    fn row_label(&self, message: &'static str, at: RecordPath, row: usize) -> Label {
        Label::new(message).with("row", row + 1).with("name", self.name_of(at))
    }
}

/// A card with another row at a place of its list.
fn with_row(card: &Card, row: usize, new: &Row) -> Card {
    let mut card = card.clone();
    if let Some(old) = card.effects.get_mut(row) {
        *old = new.clone();
    }
    card
}

fn no_row(row: usize) -> Diagnostic {
    refused(message!("problem-no-row", row = row + 1))
}
