//! Answers as words, for logs of matches of any game: `play 3`, `attack 1 target 2`, `pass`, `yes`, `take 0 2`
//! (kernel.md, section 4, *Log*).

use std::fmt::Write as _;

use super::lookup::Kernel;
use super::machine::{Machine, Workspace};
use super::question::{Choice, Options, Pick, Places, Question, UNAIMED, place};
use super::rules::flow::PickRule;
use super::rules::term::{Players, Selector};
use super::state::{CardId, Outcome, Seat, State, Thing};

/// Words that are no answer to the question at hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoAnswer {
    /// What would be an answer, or an example of one.
    pub answers: Vec<String>,
}

impl Kernel {
    /// An answer in words.
    pub fn words(&self, state: &State, question: &Question<'_>, places: &Places) -> String {
        let first = places.first().map_or(0, |&at| usize::from(at));
        match question.options {
            Options::Actions { choices, .. } => match self.chosen(choices, places) {
                Some(choice) => self.action_words(state, &choice, question.by),
                None => "pass".to_owned(),
            },
            Options::Yes => if first == 0 { "yes" } else { "no" }.to_owned(),
            Options::Order(_) => listed("order", places),
            Options::Things(_) | Options::Numbers(_) => listed("take", places),
        }
    }

    /// Reads an answer in words.
    ///
    /// # Errors
    ///
    /// Returns what would be an answer.
    pub fn read_words(&self, state: &State, question: &Question<'_>, words: &str) -> Result<Places, NoAnswer> {
        let words = words.trim();
        let known: Vec<String> = match question.options {
            Options::Actions { .. } | Options::Yes => {
                (0..question.count()).map(|at| self.words(state, question, &place(at))).collect()
            }
            Options::Things(_) | Options::Numbers(_) | Options::Order(_) => {
                let example = question.usual();
                let start = if matches!(question.options, Options::Order(_)) { "order" } else { "take" };
                let numbers =
                    words.split_once(' ').map_or(words, |(first, rest)| if first == start { rest } else { "?" });
                let numbers = if words == start { "" } else { numbers };
                let places: Option<Vec<u16>> = numbers.split_whitespace().map(|number| number.parse().ok()).collect();
                let fits = |places: &Vec<u16>| places.len() <= question.max && question.accepts(places);
                return match places.filter(fits).filter(|_| words.starts_with(start)) {
                    Some(places) => Ok(places.into_iter().collect()),
                    None => Err(NoAnswer { answers: vec![listed(start, &example)] }),
                };
            }
        };
        match known.iter().position(|known| known == words) {
            Some(at) => Ok(place(at)),
            None => self.unaimed(state, question, words).ok_or(NoAnswer { answers: known }),
        }
    }

    /// An action in words without the target that it needs not name.
    fn unaimed(&self, state: &State, question: &Question<'_>, words: &str) -> Option<Places> {
        let Options::Actions { choices, .. } = question.options else { return None };
        let is_meant = |choice: &Choice| {
            let unaimed = Choice { aim: None, ..*choice };
            self.has_optional_aim(choice) && self.action_words(state, &unaimed, question.by) == words
        };
        let mut places = place(choices.iter().position(is_meant)?);
        places.push(UNAIMED);
        Some(places)
    }

    fn action_words(&self, state: &State, choice: &Choice, by: Seat) -> String {
        let Some((name, action)) = self.game.flow.actions.get_index(choice.action.index()) else {
            return String::new();
        };
        let mut text = name.to_string();
        if let Some(card) = choice.card {
            let _ = write!(text, " {}", place_of(self, state, card, by, single_zone(&action.cards)));
        }
        if let Some(ability) = choice.ability {
            let _ = write!(text, " ability {}", ability.slot);
        }
        for ((name, rule), pick) in action.picks.iter().zip(choice.picks) {
            let of = match rule {
                PickRule::Card { of, .. } => single_zone(of),
                PickRule::Number { .. } => None,
            };
            let _ = match pick {
                Pick::None => write!(text, " {name} none"),
                Pick::Number(number) => write!(text, " {name} {number}"),
                Pick::Card(card) => write!(text, " {name} {}", place_of(self, state, card, by, of)),
            };
        }
        match choice.aim {
            Some(Thing::Card(card)) => {
                let _ = write!(text, " on {}", place_of(self, state, card, by, None));
            }
            Some(Thing::Player(seat)) => text.push_str(if seat == by { " on self" } else { " on opponent" }),
            None => {}
        }
        text
    }

    /// Why a match is over, in a word of the rules.
    pub fn reason(&self, state: &State) -> String {
        let mut state = state.clone();
        let over: Option<Outcome> = state.over.take();
        if over.is_none() {
            String::new()
        } else {
            Machine::reading(self, &mut state, &mut Workspace::default()).reason().to_owned()
        }
    }
}

/// The players and the zone of a list of selectors that names one zone.
fn single_zone(selectors: &[Selector]) -> Option<(&Players, super::ids::ZoneId)> {
    match selectors {
        [Selector::Zones(players, zones)] if zones.len() == 1 => Some((players, zones[0])),
        _ => None,
    }
}

/// Where a card lies: its place in its zone, after the zone's name and its side where that does not follow.
fn place_of(
    kernel: &Kernel,
    state: &State,
    card: CardId,
    by: Seat,
    usual: Option<(&Players, super::ids::ZoneId)>,
) -> String {
    let entry = state.card(card);
    let at = state.pile(entry.side, entry.zone).position(card).unwrap_or(0);
    let is_own = entry.side == by;
    let is_usual = match usual {
        Some((Players::Own, zone)) => is_own && zone == entry.zone,
        Some((Players::Other, zone)) => !is_own && zone == entry.zone,
        _ => false,
    };
    if is_usual {
        return at.to_string();
    }
    let zone = kernel.game.zones.get_index(entry.zone.index()).map_or("limbo", |(name, _)| name.as_str());
    let side = if is_own { "" } else { "opponent." };
    format!("{side}{zone}.{at}")
}

fn listed(word: &str, places: &Places) -> String {
    places.iter().fold(word.to_owned(), |mut text, place| {
        let _ = write!(text, " {place}");
        text
    })
}
