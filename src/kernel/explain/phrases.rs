//! Players, places and cards in words.

use super::{Writer, at, name, plain};
use crate::base::{Argument, Message};
use crate::kernel::ids::{CounterId, ParameterId, PickId, RoleId, StateId, ZoneId};
use crate::kernel::rules::statement::{Moved, Path, Place};
use crate::kernel::rules::term::{Choose, ChooseKind, End, Extreme, Players, Selector, Term};

impl Writer<'_> {
    /// Players as those who do something.
    pub fn players(self, of: &Players) -> Argument {
        match of {
            Players::Own => plain("rules-you"),
            Players::Other => plain("rules-opponent"),
            Players::Both => plain("rules-both"),
            Players::Whom => plain("rules-whom"),
            Players::Of(cards) => self.cards_of(cards),
        }
    }

    /// Something of players: a counter, a quantity, a zone.
    pub fn of_players(self, thing: Argument, of: &Players) -> Argument {
        let id = match of {
            Players::Own => "rules-of-you",
            Players::Other => "rules-of-opponent",
            Players::Both => "rules-of-both",
            Players::Whom => "rules-of-whom",
            Players::Of(cards) => return of_cards(thing, self.cards_of(cards)),
        };
        Message::new(id).with("name", thing).into()
    }

    /// A number or a state of cards.
    pub fn of_cards(self, thing: Argument, cards: &Selector) -> Argument {
        match cards {
            Selector::Players(players) => self.of_players(thing, players),
            _ => of_cards(thing, self.cards_of(cards)),
        }
    }

    /// Zones as a place.
    pub fn place(self, of: &Players, zones: &[ZoneId]) -> Argument {
        let group = self.game.groups.iter().find(|(_, group)| group.len() > 1 && group.as_ref() == zones);
        match (group, zones) {
            (Some((id, _)), _) => self.of_players(name("zone", id), of),
            (None, [zone]) => self.of_players(self.zone(*zone), of),
            (None, zones) => {
                let all: Vec<Argument> = zones.iter().map(|zone| self.of_players(self.zone(*zone), of)).collect();
                all.into()
            }
        }
    }

    /// Cards as what is in a place, where they are in one.
    pub fn places(self, cards: &Selector) -> Argument {
        match cards {
            Selector::Zones(of, zones) => self.place(of, zones),
            _ => self.cards_of(cards),
        }
    }

    /// Cards or players that are done something to.
    pub fn cards_of(self, cards: &Selector) -> Argument {
        let of = |id: &'static str, cards: &Selector| Message::new(id).with("cards", self.cards_of(cards));
        let message = match cards {
            Selector::None => Message::new("rules-no-cards"),
            Selector::It if self.looks => Message::new("rules-looked"),
            Selector::It => Message::new("rules-it"),
            Selector::This => Message::new("rules-this"),
            Selector::To => Message::new("rules-target"),
            Selector::Event => Message::new("rules-event"),
            Selector::Victim => Message::new("rules-victim"),
            Selector::Host => Message::new("rules-bearer"),
            Selector::Answered => Message::new("rules-answered"),
            Selector::Param => Message::new("rules-these"),
            Selector::Pick(pick) => return self.pick(*pick),
            Selector::Role(role) => return self.role(*role),
            Selector::Players(players) => return self.players(players),
            Selector::Zones(of, zones) => Message::new("rules-cards-in").with("places", self.place(of, zones)),
            Selector::Owner(cards) => of("rules-owner-of", cards),
            Selector::Side(cards) => of("rules-side-of", cards),
            Selector::All(cards, test) => of("rules-all", cards).with("test", self.looking().test(test)),
            Selector::Draw(end, from, count) => return self.drawn(*end, from, count),
            Selector::Best(extreme, cards, by) => {
                let id = if *extreme == Extreme::Most { "rules-most-of" } else { "rules-least-of" };
                of(id, cards).with("n", self.looking().term(by))
            }
            Selector::Choose(choose) => {
                let (from, test, fits) = chosen_from(choose);
                let [plain, with_test] = match (choose.kind, fits) {
                    (ChooseKind::Exactly, false) => ["rules-choose", "rules-choose-with"],
                    (ChooseKind::Exactly, true) => ["rules-choose-fit", "rules-choose-fit-with"],
                    (ChooseKind::UpTo, _) => ["rules-up-to", "rules-up-to-with"],
                    (ChooseKind::Theirs, _) => ["rules-theirs", "rules-theirs-with"],
                };
                let id = if test.is_some() { with_test } else { plain };
                let message = of(id, from).with("n", self.factor(&choose.count));
                match test {
                    Some(test) => message.with("test", self.looking().test(test)),
                    None => message,
                }
            }
            Selector::Fitting(cards) => of("rules-fitting", cards),
            Selector::Fit(cards) => of("rules-fit", cards),
            Selector::Under(cards) => of("rules-under", cards),
            Selector::Worn(cards) => of("rules-worn", cards),
            Selector::HostOf(cards) => of("rules-host-of", cards),
            Selector::If(test, yes, no) => Message::new("rules-either")
                .with("test", self.test(test))
                .with("a", self.cards_of(yes))
                .with("b", self.cards_of(no)),
        };
        message.into()
    }

    fn drawn(self, end: End, from: &Selector, count: &Term) -> Argument {
        let id = match end {
            End::Top => "rules-top",
            End::Bottom => "rules-bottom",
            End::Random => "rules-random",
        };
        Message::new(id).with("n", self.factor(count)).with("places", self.places(from)).into()
    }

    /// Cards that are moved, and how many they are where that takes words of its own.
    pub fn moved(self, cards: &Moved) -> (Argument, Option<&Term>) {
        match cards {
            Moved::Cards(cards) => (self.cards_of(cards), None),
            Moved::Drawn { from, end, count } if is_short(count) => (self.drawn(*end, from, count), None),
            Moved::Drawn { from, end, count } => {
                let id = match end {
                    End::Top => "rules-top-some",
                    End::Bottom => "rules-bottom-some",
                    End::Random => "rules-random-some",
                };
                (Message::new(id).with("places", self.places(from)).into(), Some(count))
            }
        }
    }

    /// Where cards go.
    pub fn goal(self, to: &Place) -> Argument {
        match to {
            Place::Of(players, zone) => self.place(players, std::slice::from_ref(zone)),
            Place::Owner(zone) => Message::new("rules-of-owner").with("name", self.zone(*zone)).into(),
            Place::Row(_) => plain("rules-row-place"),
        }
    }

    /// What rises and falls.
    pub fn path(self, path: &Path) -> Argument {
        match path {
            Path::Of { selector, counter, state } => {
                let thing = match (counter, state) {
                    (_, Some(state)) if !is_of_players(selector) => self.state(*state),
                    (Some(counter), _) => self.counter(*counter),
                    (None, Some(state)) => self.state(*state),
                    (None, None) => name("counter", ""),
                };
                self.of_cards(thing, selector)
            }
            Path::Rows(cards, state) => Message::new("rules-of-rows")
                .with("name", self.state(*state))
                .with("cards", self.cards_of(cards))
                .into(),
            Path::Row(state) => self.of_row(*state),
        }
    }

    pub fn of_row(self, state: StateId) -> Argument {
        Message::new("rules-of-row").with("name", self.state(state)).into()
    }

    pub fn counter(self, counter: CounterId) -> Argument {
        at("counter", &self.game.counters, counter.index())
    }

    pub fn state(self, state: StateId) -> Argument {
        at("state", &self.game.states, state.index())
    }

    pub fn pick(self, pick: PickId) -> Argument {
        let id = self.picks.and_then(|picks| picks.get_index(pick.index())).map_or("", |(id, _)| id);
        Message::new("rules-picked").with("name", name("pick", id)).into()
    }

    pub fn role(self, role: RoleId) -> Argument {
        at("role", &self.game.flow.roles, role.index())
    }

    pub fn parameter(self, parameter: ParameterId) -> Argument {
        let id = self.parameters.and_then(|table| table.get_index(parameter.index())).map_or("", |(id, _)| id);
        name(if self.game.numbers.contains_key(id) { "number" } else { "row" }, id)
    }
}

/// From which cards something is chosen, what they must be, and whether they must also fit what the effect says.
fn chosen_from(choose: &Choose) -> (&Selector, Option<&Term>, bool) {
    let test = choose.test.as_ref();
    match (&choose.from, choose.kind, test) {
        (Selector::Fitting(all), ChooseKind::Exactly, None) => match &**all {
            Selector::All(cards, test) => (cards, Some(test), true),
            cards => (cards, None, true),
        },
        (Selector::Fitting(cards), ChooseKind::Exactly, test) => (cards, test, true),
        (from, _, test) => (from, test, false),
    }
}

/// Whether a number can be said within a phrase: it is one, or a letter.
pub fn is_short(count: &Term) -> bool {
    matches!(count, Term::Constant(_) | Term::Val | Term::Param | Term::Lever(_) | Term::Pick(_))
}

/// Whether cards are one card, so that they are not in a place but are something.
pub fn is_one(cards: &Selector) -> bool {
    matches!(
        cards,
        Selector::It
            | Selector::This
            | Selector::Event
            | Selector::Victim
            | Selector::Host
            | Selector::Answered
            | Selector::Pick(_)
            | Selector::Role(_)
    )
}

fn of_cards(thing: Argument, cards: Argument) -> Argument {
    Message::new("rules-of").with("name", thing).with("cards", cards).into()
}

fn is_of_players(selector: &Selector) -> bool {
    matches!(selector, Selector::Players(_) | Selector::Owner(_) | Selector::Side(_))
}
