//! The untrusted set-up of a match, and the duel that checking it creates.

use std::sync::Arc;

use ses_studio::base::{Argument, Code, Diagnostic, Name, closest};
use ses_studio::engine::{Handle, Hero, Library, Player, Program, Side, State, Table};
use ses_studio::message;
use ses_studio::ruleset::layout::Layout;
use ses_studio::ruleset::term::{Arithmetic, Known, Owner, Term};
use ses_studio::ruleset::{CardTypeId, HeroNumberId, NumberId, Ruleset};

/// The most cards of both decks together.
pub const MAX_MATCH_CARDS: usize = 128;

/// The heroes and decks of a match, unchecked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The heroes' ids. The first hero's player is `self` on a board.
    pub heroes: [Name; 2],
    /// The ids of the cards in their decks.
    pub decks: [Vec<Name>; 2],
}

/// The checked set-up: everything that no match changes.
#[derive(Clone, Debug)]
pub struct Duel {
    /// The cards of both decks, the first player's first.
    pub table: Table,
    /// The indexes of the numbers and zones that a match needs.
    pub(super) places: Places,
    pub(super) figures: Figures,
    /// Both decks in order, with nothing drawn.
    pub(super) start: State,
    pub(super) tactics: [i32; 2],
    pub(super) resilience: [i32; 2],
    pub(super) cooldowns: [u8; 2],
    pub(super) shields: [i32; 2],
    /// The capacity of each player's field and traps, if it stays the same for the whole match.
    pub(super) limits: [[Option<i32>; 2]; 2],
    pub(super) card_infos: Box<[CardInfo; MAX_MATCH_CARDS]>,
    pub(super) cards: usize,
    pub(super) abilities: [(Arc<Program>, bool); 2],
}

/// Indexes of the numbers and zones that the match names.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs, reason = "they are the ruleset's ids")]
pub struct Places {
    pub hand: u8,
    pub deck: u8,
    pub field: u8,
    pub traps: u8,
    pub discard: u8,
    pub shield: u8,
    pub energy: u8,
    pub guard: u8,
    pub energy_income: u8,
    pub end_restore: u8,
}

/// The values of the ruleset's levers.
#[derive(Clone, Copy, Debug)]
pub(super) struct Figures {
    /// The cards that the first player draws at the start, and the second.
    pub opening: [i32; 2],
    pub energy_base: i32,
    pub energy_turns: i32,
    pub energy_gain_limit: i32,
    pub energy_kept: i32,
    pub hand_limit: i32,
    pub turn_limit: i32,
}

/// What the match needs to know about a card.
#[derive(Clone, Copy, Debug)]
pub struct CardInfo {
    /// How it is played.
    pub kind: CardUse,
    /// Whether its effects ask for one of the opponent's allies.
    pub chooses: bool,
    /// Its cost.
    pub price: Price,
}

/// How a card is played, one bit each, so that a mask can hold several.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum CardUse {
    /// It is not played from the hand.
    Never = 0,
    /// It goes to the field.
    Unit = 1,
    /// It resolves and goes to the discard pile.
    OneShot = 2,
    /// It is set face down and waits for its trigger.
    Hidden = 4,
}

/// A cost: the printed number minus a sum of passives, but not below a minimum.
#[derive(Clone, Copy, Debug)]
pub struct Price {
    printed: i32,
    least: i32,
    /// The index of the sum, and a mask of all or no bits, which saves a branch for costs that nothing reduces.
    less: (u8, i32),
}

impl Price {
    /// Creates a cost that nothing reduces.
    const fn fixed(printed: i32) -> Self {
        Self { printed, least: i32::MIN, less: (0, 0) }
    }

    /// Returns what the card costs a player now.
    #[inline]
    pub fn of(self, player: &Player) -> i32 {
        let (at, bits) = self.less;
        self.printed.wrapping_sub(player.number(at) & bits).max(self.least)
    }

    /// Recognizes `max(least, printed - sum)` or a constant, in a term with the card's numbers put in.
    fn read(term: &Term, layout: &Layout) -> Option<Self> {
        match term {
            Term::Constant(printed) => Some(Self::fixed(*printed)),
            Term::Arithmetic(Arithmetic::Most, one, other) => match (&**one, &**other) {
                (Term::Constant(least), Term::Arithmetic(Arithmetic::Subtract, printed, sum)) => {
                    match (&**printed, &**sum) {
                        (Term::Constant(printed), Term::Passives(Owner::Own, sum)) => {
                            Some(Self { printed: *printed, less: (layout.quantity(*sum), -1), least: *least })
                        }
                        _ => None,
                    }
                }
                _ => None,
            },
            _ => None,
        }
    }
}

impl Setup {
    /// Creates the set-up of two heroes with their own decks: the cards whose ids name the same book and hero.
    pub fn locked(heroes: [&str; 2], rules: &Ruleset, library: &Library) -> Self {
        let decks = heroes.map(|hero| {
            let of = |id: &str| rules.ids.card.parse(id, &rules.card_types).map(|parts| (parts.book, parts.hero));
            let own = of(hero).filter(|(book, number)| book.is_some() && number.is_some());
            library.cards.keys().filter(|id| own.is_some() && of(id) == own).cloned().collect()
        });
        Self { heroes: heroes.map(Name::from), decks }
    }

    /// Checks the set-up.
    ///
    /// # Errors
    ///
    /// Returns all problems at once; their pointers are relative to the set-up.
    pub fn check(&self, rules: &Ruleset, library: &Library) -> Result<Duel, Vec<Diagnostic>> {
        let mut problems = Vec::new();
        let looked_up = Names { rules, problems: Vec::new() }.all(&library.rules.layout);
        let (game, found) = match looked_up {
            Ok(game) => (Some(game), Vec::new()),
            Err(found) => (None, found),
        };
        problems.extend(found);
        let heroes = [0, 1].map(|at| {
            let id = &self.heroes[at];
            let hero = library.heroes.get(id);
            if hero.is_none() {
                let meant = closest(id, library.heroes.keys().map(Name::as_str));
                let message = message!("problem-hero-unplayable", id = id);
                problems.push(Diagnostic::new(Code::UnknownHero, format!("/heroes/{at}"), message).did_you_mean(meant));
            }
            hero
        });
        for at in [0, 1] {
            if heroes[at].is_some() {
                self.check_deck(at, rules, library, &mut problems);
            }
        }
        match (game, heroes) {
            (Some(game), [Some(one), Some(other)]) if problems.is_empty() => {
                Duel::new(self, [one, other], &game, rules, library)
            }
            _ => Err(problems),
        }
    }

    fn check_deck(&self, at: usize, rules: &Ruleset, library: &Library, problems: &mut Vec<Diagnostic>) {
        let deck = &self.decks[at];
        for (place, id) in deck.iter().enumerate() {
            if !library.cards.contains_key(id) {
                let message = message!("problem-card-unusable", id = id);
                let pointer = format!("/decks/{at}/{place}");
                problems.push(Diagnostic::new(Code::MatchNotPlayable, pointer, message));
            }
        }
        let types: Vec<CardTypeId> = deck.iter().filter_map(|id| library.cards.get(id)?.card_type).collect();
        for &(card_type, needed) in &rules.deck {
            let has = types.iter().filter(|&&other| other == card_type).count();
            if has != usize::try_from(needed).unwrap_or(usize::MAX) {
                let name = rules.card_type(card_type).0;
                let part =
                    message!("problem-deck-part", type = Argument::card_type(name), found = has, wanted = needed);
                let counts = vec![Argument::Message(part)];
                let message = message!("problem-deck-count", name = &self.heroes[at], counts = counts);
                problems.push(Diagnostic::new(Code::MatchNotPlayable, format!("/decks/{at}"), message));
            }
        }
    }
}

impl Duel {
    fn new(
        setup: &Setup,
        heroes: [&Arc<Hero>; 2],
        named: &Named,
        rules: &Ruleset,
        library: &Library,
    ) -> Result<Self, Vec<Diagnostic>> {
        let mut table = Table::new(&library.rules);
        let mut start = State::empty(0);
        start.turn = 0;
        let mut card_infos =
            Box::new([CardInfo { kind: CardUse::Never, chooses: false, price: Price::fixed(0) }; MAX_MATCH_CARDS]);
        let places = named.places;
        let hero_number = |hero: &Hero, at: usize| hero.numbers.get(at).copied().unwrap_or(0);
        for side in Side::BOTH {
            let hero = heroes[side.index()];
            start.player_mut(side).numbers = library.rules.player_numbers(hero.book, &hero.numbers);
            for counter in &library.rules.counters {
                let value = library.rules.start(counter.start, &table, &start, side);
                if let Some(number) = start.player_mut(side).numbers.get_mut(usize::from(counter.at)) {
                    *number = value;
                }
            }
            for id in &setup.decks[side.index()] {
                let card = library.cards.get(id);
                let Some(handle) = table.add(card).filter(|handle| usize::from(handle.0) < MAX_MATCH_CARDS) else {
                    let message = message!("problem-match-size", most = MAX_MATCH_CARDS);
                    return Err(vec![Diagnostic::new(Code::MatchNotPlayable, "/decks", message)]);
                };
                let player = start.player_mut(side);
                player.insert(places.deck, player.count(places.deck), handle, None);
                card_infos[usize::from(handle.0) % MAX_MATCH_CARDS] =
                    card_info(table.card(handle), named, rules, &library.rules.layout)?;
            }
        }
        let shields = Side::BOTH.map(|side| start.player(side).number(places.shield));
        Ok(Self {
            places,
            figures: named.figures,
            start,
            tactics: heroes.map(|hero| hero_number(hero, named.tactics)),
            resilience: heroes.map(|hero| hero_number(hero, named.resilience)),
            cooldowns: heroes.map(|hero| u8::try_from(hero_number(hero, named.cooldown)).unwrap_or(1)),
            shields,
            limits: Side::BOTH
                .map(|side| [places.field, places.traps].map(|zone| table.fixed_capacity(&start, side, zone))),
            card_infos,
            cards: table.len(),
            abilities: heroes.map(|hero| (Arc::clone(&hero.ability), asks(&hero.ability, places.field))),
            table,
        })
    }

    /// Returns what the match needs to know about a card.
    #[inline]
    pub fn card_info(&self, card: Handle) -> &CardInfo {
        &self.card_infos[usize::from(card.0) % MAX_MATCH_CARDS]
    }

    /// Returns a hero's ability, and whether it asks for one of the opponent's allies.
    #[inline]
    pub fn ability(&self, side: Side) -> (&Program, bool) {
        let (program, chooses) = &self.abilities[side.index()];
        (program, *chooses)
    }

    /// Returns the size of the first player's deck. Handles from this number on are the second player's.
    pub fn deck_size(&self) -> usize {
        usize::from(self.start.player(Side::First).count(self.places.deck))
    }

    /// Returns the ids of the cards in the order of their handles.
    pub fn cards(&self) -> impl Iterator<Item = &Name> {
        (0..self.cards).filter_map(|at| u8::try_from(at).ok()).map(|at| &self.table.card(Handle(at)).id)
    }

    /// Returns the position before anything is drawn. It has the heroes' numbers.
    pub fn position(&self) -> &State {
        &self.start
    }

    /// Returns the indexes of the numbers and zones of the match.
    pub fn places(&self) -> &Places {
        &self.places
    }
}

pub(super) fn asks(program: &Program, field: u8) -> bool {
    program.choice() == Some((Owner::Other, field))
}

pub(super) fn card_info(
    program: &Program,
    named: &Named,
    rules: &Ruleset,
    layout: &Layout,
) -> Result<CardInfo, Vec<Diagnostic>> {
    let kind = match program.card_type {
        Some(id) if id == named.types[0] => CardUse::Unit,
        Some(id) if id == named.types[1] => CardUse::OneShot,
        Some(id) if id == named.types[2] => CardUse::Hidden,
        _ => CardUse::Never,
    };
    let numbers = program.numbers.map(i32::from);
    let known = Known { card_type: program.card_type, card_numbers: Some(&numbers), ..Known::default() };
    let cost = |name: &str| {
        let term = rules.quantities.get(name).and_then(|quantity| quantity.is.as_ref());
        // A price of another form than `max(1, card.cost - self.…)` is not played.
        term.and_then(|term| Price::read(&term.fold(&known), layout)).ok_or_else(Vec::new)
    };
    let price = match kind {
        CardUse::OneShot => cost("action_cost")?,
        CardUse::Hidden => cost("trap_cost")?,
        CardUse::Unit | CardUse::Never => Price::fixed(numbers.get(named.cost).copied().unwrap_or(0)),
    };
    // The effects of a trap resolve when it is triggered, not when it is set.
    Ok(CardInfo { kind, price, chooses: kind != CardUse::Hidden && asks(program, named.places.field) })
}

/// Everything that the match looks up in a ruleset by name.
pub(super) struct Named {
    pub(super) places: Places,
    pub(super) figures: Figures,
    types: [CardTypeId; 3],
    cost: usize,
    pub(super) tactics: usize,
    pub(super) resilience: usize,
    pub(super) cooldown: usize,
}

/// Looks names up and collects the missing ones.
pub(super) struct Names<'a> {
    pub(super) rules: &'a Ruleset,
    pub(super) problems: Vec<Diagnostic>,
}

impl Names<'_> {
    pub(super) fn all(mut self, layout: &Layout) -> Result<Named, Vec<Diagnostic>> {
        let places = Places {
            hand: self.zone("hand", layout),
            deck: self.zone("deck", layout),
            field: self.zone("field", layout),
            traps: self.zone("traps", layout),
            discard: self.zone("discard", layout),
            shield: self.counter("shield", layout),
            energy: self.counter("energy", layout),
            guard: self.counter("guard", layout),
            energy_income: self.sum("energy_income", layout),
            end_restore: self.sum("end_restore", layout),
        };
        let figures = Figures {
            opening: [self.lever("opening_hand"), self.lever("opening_hand_second")],
            energy_base: self.lever("energy_base"),
            energy_turns: self.lever("energy_turns").max(1),
            energy_gain_limit: self.lever("energy_gain_limit"),
            energy_kept: self.lever("energy_kept"),
            hand_limit: self.lever("hand_limit"),
            turn_limit: self.lever("turn_limit").clamp(1, i32::from(u16::MAX)),
        };
        let types = ["ally", "action", "trap"].map(|name| {
            let id = self.rules.card_type_id(name);
            self.found("card_types", name, id)
        });
        let cost = self.rules.number_id("cost").map(NumberId::index);
        let cost = self.found("numbers", "cost", cost);
        let [tactics, resilience, cooldown] = ["T", "R", "cooldown"].map(|name| {
            let id = self.rules.hero_number_id(name).map(HeroNumberId::index);
            self.found("hero/numbers", name, id)
        });
        if !self.problems.is_empty() {
            return Err(self.problems);
        }
        match (types, cost, tactics, resilience, cooldown) {
            ([Some(ally), Some(action), Some(trap)], Some(cost), Some(tactics), Some(resilience), Some(cooldown)) => {
                Ok(Named { places, figures, types: [ally, action, trap], cost, tactics, resilience, cooldown })
            }
            _ => Err(self.problems),
        }
    }

    fn found<T>(&mut self, table: &str, name: &str, found: Option<T>) -> Option<T> {
        if found.is_none() {
            let message = message!("problem-hero-unplayable", id = name);
            self.problems.push(Diagnostic::new(Code::MatchNotPlayable, format!("/{table}"), message));
        }
        found
    }

    fn zone(&mut self, name: &str, layout: &Layout) -> u8 {
        let place = self.rules.zone_id(name).map(|id| layout.zone(id));
        self.found("zones", name, place).unwrap_or(0)
    }

    fn counter(&mut self, name: &str, layout: &Layout) -> u8 {
        let place = self.rules.counter_id(name).map(|id| layout.counter(id));
        self.found("counters", name, place).unwrap_or(0)
    }

    fn sum(&mut self, name: &str, layout: &Layout) -> u8 {
        let id = self.rules.quantity_id(name).filter(|&id| self.rules.quantity(id).1.is.is_none());
        self.found("quantities", name, id.map(|id| layout.quantity(id))).unwrap_or(0)
    }

    fn lever(&mut self, name: &str) -> i32 {
        let is = self.rules.levers.get(name).and_then(|lever| i32::try_from(lever.is).ok());
        self.found("levers", name, is).unwrap_or(0)
    }
}
