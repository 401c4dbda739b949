//! The log of a match that other programs drive: its events and its refusals in words.

use crate::base::Name;
use crate::kernel::calls::{Event, Participant, Refused};
use crate::kernel::ids::{LIMBO, ZoneId};
use crate::kernel::state::{CardId, Outcome, Seat};
use crate::kernel::{Occurrence, Position};
use crate::ruleset::Table;
use crate::text::{Arg, ENGLISH, Language, Texts};

/// Describes matches of a game in a language.
#[derive(Clone, Copy)]
pub struct MatchLog<'t> {
    pub texts: &'t Texts,
    pub language: &'static Language,
}

/// The message of a refusal, where it is not `refused-` and the code.
const MESSAGES: [(&str, &str); 2] = [("costs", "refused-unpaid"), ("no-target", "trace-why-no-target")];

impl MatchLog<'_> {
    fn message(&self, id: &str, arguments: &[(&str, &str)]) -> String {
        let arguments: Vec<(&str, Arg<'_>)> = arguments.iter().map(|&(name, text)| (name, Arg::Text(text))).collect();
        self.texts.message(self.language, id, &arguments)
    }

    fn has(&self, id: &str) -> bool {
        self.texts.has(self.language, id) || self.texts.has(ENGLISH, id)
    }

    /// The name of an entry of a table: its message, else its id.
    fn name<T>(&self, prefix: &str, table: &Table<T>, at: usize) -> String {
        let id = table.get_index(at).map_or("", |(id, _)| Name::as_str(id));
        let known = [format!("{prefix}-{id}.name"), format!("{prefix}-{id}")].into_iter().find(|id| self.has(id));
        known.map_or_else(|| id.to_owned(), |message| self.message(&message, &[]))
    }

    fn card(&self, position: &Position<'_>, card: CardId) -> String {
        let Some(entry) = position.state.cards.get(card.index()) else { return self.message("card-unknown", &[]) };
        let game = &position.kernel.game;
        let id = game.word(game.definition(entry.definition).id);
        self.texts.card_name(self.language, game, id)
    }

    /// An event as a line; `None`: there is nothing to say about it.
    pub fn line(&self, position: &Position<'_>, players: &[Participant; 2], event: &Event) -> Option<String> {
        let game = &position.kernel.game;
        let player = |seat: Seat| players[seat.index()].name.clone();
        let item = |what: &str, is: &str| self.message("trace-item", &[("what", what), ("is", is)]);
        Some(match event {
            Event::Happened(Occurrence::Counter { of, counter, before, after }) => {
                let what = self.name("counter", &game.counters, counter.index());
                let (who, before, after) = (player(*of), before.to_string(), after.to_string());
                self.message("trace-change", &[("who", &who), ("what", &what), ("before", &before), ("after", &after)])
            }
            Event::Happened(Occurrence::State { of, state, before, after }) => {
                let what = self.name("state", &game.states, state.index());
                let (card, before, after) = (self.card(position, *of), before.to_string(), after.to_string());
                let arguments = [("card", &*card), ("what", &what), ("before", &before), ("after", &after)];
                self.message("trace-change-card", &arguments)
            }
            Event::Happened(Occurrence::Move { card, from, to }) => {
                // What is played goes by way of no zone.
                if to.1 == LIMBO {
                    return None;
                }
                let card = self.card(position, *card);
                let zone = |zone: ZoneId| self.name("zone", &game.zones, zone.index());
                if from.1 == LIMBO {
                    return Some(item(&card, &zone(to.1)));
                }
                self.message("trace-moved", &[("card", &card), ("from", &zone(from.1)), ("to", &zone(to.1))])
            }
            Event::Happened(Occurrence::Flag { card, state, is }) => {
                let (who, what) = (self.card(position, *card), self.name("state", &game.states, state.index()));
                let value = self.message(if *is { "trace-true" } else { "trace-false" }, &[]);
                self.message("trace-reads-of", &[("who", &who), ("what", &what), ("value", &value)])
            }
            Event::Happened(Occurrence::Modify { card, number, by }) => {
                let (who, what) = (self.card(position, *card), self.name("number", &game.numbers, number.index()));
                let value = super::signed(i64::from(*by));
                self.message("trace-reads-of", &[("who", &who), ("what", &what), ("value", &value)])
            }
            Event::Happened(Occurrence::Phase { phase, by }) => {
                item(&player(*by), &self.name("phase", &game.flow.phases, phase.index()))
            }
            Event::Happened(Occurrence::Say { word, .. }) => {
                let word = game.word(*word);
                if self.has(word) { self.message(word, &[]) } else { word.to_owned() }
            }
            Event::Happened(Occurrence::Nothing { of, operation, by }) => {
                let what = of.map_or_else(|| player(*by), |card| self.card(position, card));
                let operation = self.name("op", &game.operations, operation.index());
                item(&item(&what, &operation), &self.message("trace-without-effect", &[]))
            }
            Event::Trigger { ability, of } => {
                let timing = game.ability(*ability).timing;
                item(&self.card(position, (*of)?), &self.name("on", &game.timings, timing.index()))
            }
            Event::LeftOut(budget) => self.message(budget.message(), &[]),
            Event::End { outcome: Outcome::Draw, .. } => self.message("match-drawn", &[]),
            Event::End { outcome: Outcome::Won(seat), reason } => {
                let (winner, loser) = (player(*seat), player(seat.other()));
                let won = self.message("match-won", &[("winner", &winner)]);
                let why = format!("end-{reason}");
                if !self.has(&why) {
                    return Some(won);
                }
                format!("{won} {}", self.message(&why, &[("winner", &winner), ("loser", &loser)]))
            }
        })
    }

    /// Why a call is refused.
    pub fn refusal(&self, refused: &Refused) -> String {
        let Refused { code, what } = refused;
        let other = MESSAGES.iter().find(|(known, _)| known == code).map(|(_, message)| (*message).to_owned());
        let id = other.unwrap_or_else(|| format!("refused-{code}"));
        if self.has(&id) {
            self.message(&id, &[("what", what)])
        } else {
            format!("{code} {what}").trim_end().to_owned()
        }
    }
}
