//! Edits with records and rulesets as text.

use std::sync::Arc;

use super::cards::insertion;
use super::ids::FreeIds;
use super::{Document, RecordPath, card_change, hero_change, no_record, refused};
use crate::base::json::{self, Shape};
use crate::base::{Code, Diagnostic, Message, Name, Severity, Source};
use crate::document::step::{Label, ProjectState, Record, RecordChange, Step};
use crate::message;
use crate::registry::{is_lossless, next_free, read, read_card, read_hero, whole_game, write};
use crate::ruleset::Ruleset;
use crate::text::translation::Edit;

impl Document {
    pub(super) fn paste_cards(&self, at: Option<usize>, text: &str) -> Result<Step, Diagnostic> {
        let root = json::parse(text).map_err(|problem| *problem)?;
        let items = match root.shape() {
            Shape::Object => vec![root],
            Shape::Array => root.items(),
            other => {
                return Err(refused(message!(
                    "problem-expected",
                    wanted = Message::new("expected-cards"),
                    found = Message::new(other.kind())
                )));
            }
        };
        let first = at.unwrap_or(self.registry.cards.len()).min(self.registry.cards.len());
        let mut ids = FreeIds::new(self);
        let mut changes = Vec::with_capacity(items.len());
        for item in items {
            let (card, problems) = read_card(&Source::new("", item.raw()), &self.rules);
            let mut card = lossless(card, problems)?;
            let is_nothing = card.id.is_empty() && card.name.is_empty() && card.card_type.is_empty();
            if is_nothing {
                return Err(refused(message!("problem-not-a-card")));
            }
            if !ids.take(&card.id) {
                card.id = self.next_id(&card, &mut ids)?;
            }
            changes.push(insertion(RecordPath::Card(first + changes.len()), Record::Card(Arc::new(card))));
        }
        let name = changes.first().and_then(|change| match &change.after {
            Some(Record::Card(card)) => Some(card.name.to_string()),
            _ => None,
        });
        let label = Label::new("undo-paste-cards").with("name", name.unwrap_or_default()).with("count", changes.len());
        Ok(Step::new(label, changes))
    }

    pub(super) fn take_card(&self, json: &str, names: &[(Name, Name)]) -> Result<Step, Diagnostic> {
        let mut step = self.paste_cards(None, json)?;
        let Some(RecordChange { after: Some(Record::Card(card)), .. }) = step.changes.first_mut() else {
            return Err(refused(message!("problem-not-a-card")));
        };
        // The id that it had elsewhere says nothing here, even if it is free.
        // In a game of heroes it says whose card it is, and the next of that hero is taken.
        let free = if self.rules.is_whole_game() {
            next_free(&self.registry, &self.rules, None, self.type_of_cards(&card.card_type)?)
        } else {
            Some(self.next_id(card, &mut FreeIds::new(self))?)
        };
        if let Some(free) = free {
            Arc::make_mut(card).id = free;
        }
        let message = format!("card-{}", card.id);
        for (language, name) in names {
            let edit = Edit::Write { id: message.as_str().into(), source: format!("{message} = {name}") };
            step.files.extend(self.translate(language, &[edit], None)?.files);
        }
        Ok(step)
    }

    pub(super) fn set_json(&self, at: RecordPath, json: String, gesture: Option<u64>) -> Result<Step, Diagnostic> {
        let label = Label::new("undo-set-json").with("name", self.name_of(at));
        let source = Source::new("", json);
        let change = match at {
            RecordPath::Card(at) => {
                let (card, problems) = read_card(&source, &self.rules);
                card_change(at, self.card(at)?, lossless(card, problems)?)
            }
            RecordPath::Hero(at) => {
                let (hero, problems) = read_hero(&source, &self.rules);
                hero_change(at, self.hero(at)?, lossless(hero, problems)?)
            }
            RecordPath::File | RecordPath::Ruleset | RecordPath::Book(_) | RecordPath::Deck(_) => {
                return Err(no_record(at));
            }
        };
        Ok(Step::new(label, change.into_iter().collect()).in_gesture(gesture, || format!("json of {at:?}")))
    }

    pub(super) fn set_ruleset(&self, text: String) -> Result<Step, Diagnostic> {
        let (rules, mut problems) = Ruleset::read(&Source::new(self.ruleset_name.clone(), text.as_str()));
        let Some(rules) = rules else {
            problems.sort_by_key(|problem| std::cmp::Reverse(problem.severity));
            let nothing = || refused(message!("problem-ruleset-unreadable"));
            return Err(problems.into_iter().next().unwrap_or_else(nothing));
        };
        let (game, of_game) = whole_game(&rules, &Source::new(self.ruleset_name.clone(), text.as_str()));
        if rules.is_whole_game() && game.is_none() {
            let error = of_game.into_iter().find(|problem| problem.severity == Severity::Error);
            return Err(error.unwrap_or_else(|| refused(message!("problem-ruleset-unreadable"))));
        }
        if *self.ruleset == *text {
            return Ok(Step::new(Label::new("undo-set-ruleset"), Vec::new()));
        }
        // The new vocabulary may know other members, so the registry must be read again.
        let written = write(&self.registry, &self.rules);
        let (registry, problems) = read(&Source::new("", written), &rules);
        let registry = lossless(registry, problems)?;
        let after = Record::Project(Arc::new(ProjectState { ruleset: text.into(), registry }));
        let change = RecordChange { place: RecordPath::File, before: Some(self.project_state()), after: Some(after) };
        Ok(Step::new(Label::new("undo-set-ruleset"), vec![change]))
    }
}

/// The result of reading, if writing it would lose nothing.
pub(super) fn lossless<T>(read: Option<T>, problems: Vec<Diagnostic>) -> Result<T, Diagnostic> {
    let against = problems.into_iter().find(|problem| !is_lossless(std::slice::from_ref(problem)));
    match (read, against) {
        (Some(read), None) => Ok(read),
        (_, Some(problem)) => Err(problem),
        (None, None) => Err(Diagnostic::new(Code::JsonSyntax, "", message!("problem-not-json"))),
    }
}

/// Whether JSON is a row or a list of rows. Only rows have a member `do`; a card keeps its rows in a list.
pub fn is_rows(json: &str) -> bool {
    let Ok(value) = serde_json::from_str::<serde_json::Value>(json) else { return false };
    let first = value.as_array().map_or(Some(&value), |list| list.first());
    first.is_some_and(|first| first.get("do").is_some() && first.get("id").is_none())
}

#[cfg(test)]
mod tests {
    use super::is_rows;

    #[test]
    fn rows_are_recognised_by_their_members() {
        assert!(is_rows(r#"{"do": "dmg", "val": 3}"#) && is_rows(r#"[{"do": "dmg"}, {"do": "heal"}]"#));
        assert!(!is_rows(r#"{"id": "a", "effects": [{"do": "dmg"}]}"#));
        assert!(!is_rows(r#"{"name": "\"do\"", "effects": [{"do": "dmg"}]}"#), "a card without an id");
        assert!(!is_rows("no JSON with \"do\""));
    }
}
