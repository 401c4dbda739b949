//! Checks what several entries of a ruleset must fulfil together.

use super::Reading;
use super::problem;
use super::terms::keys;
use super::walk;
use crate::base::Diagnostic;
use crate::kernel::ids::{NumberId, QuantityId, WordId, event};
use crate::kernel::rules::term::{Term, Word};
use crate::message;

/// The most entries of tables that the state of a match has places for.
const NUMBERS: usize = 8;
const STATES: usize = 16;
const ROW_STATES: usize = 4;
const COUNTERS: usize = 16;
const HERO_NUMBERS: usize = 16;
const ZONES: usize = 12;
const KEYWORDS: usize = 64;
const QUANTITIES: usize = 24;
const DURATIONS: usize = 120;
const ROLES: usize = 8;
const PHASES: usize = 16;
const ACTIONS: usize = 24;
const PICKS: usize = 4;

/// Words with a meaning in expressions, which an entry that is read by its bare name cannot have.
const RESERVED: [&str; 32] = [
    "self", "opponent", "both", "owner", "none", "it", "this", "val", "param", "word", "to", "whom", "row", "event",
    "victim", "amount", "before", "was", "host", "did", "running", "during", "card", "turn", "phase", "answered", "if",
    "then", "else", "and", "or", "not",
];
/// What a player has besides the entries of tables.
const OF_PLAYERS: [&str; 5] = ["active", "first", "turns", "book", "ability"];
/// What a card has besides the entries of tables.
const OF_CARDS: [&str; 9] = ["type", "class", "subtype", "id", "zone", "arrived", "owner", "player", "printed"];

/// The names of a table and the table's name in the file.
type Names<'a> = (&'static str, Vec<&'a str>);

impl Reading<'_> {
    /// Checks all entries. What a file without a match lacks follows from that.
    pub fn check(&self, problems: &mut Vec<Diagnostic>, has_match: bool) {
        self.check_sizes(problems);
        self.check_names(problems);
        self.check_circles(problems);
        if has_match {
            self.check_events(problems);
            self.check_flow(problems);
        }
    }

    fn check_sizes(&self, problems: &mut Vec<Diagnostic>) {
        let game = &*self.game;
        let flow = &game.flow;
        let row_states = game.states.values().filter(|state| state.of_row).count();
        let sizes = [
            ("numbers", game.numbers.len(), NUMBERS),
            ("states", game.states.len(), STATES),
            ("states", row_states, ROW_STATES),
            ("counters", game.counters.len(), COUNTERS),
            ("hero/numbers", game.hero_numbers.len(), HERO_NUMBERS),
            ("zones", game.zones.len(), ZONES),
            ("keywords", game.keywords.len(), KEYWORDS),
            ("quantities", game.quantities.len(), QUANTITIES),
            ("durations", game.durations.len(), DURATIONS),
            ("tallies", game.tallies.len(), crate::kernel::ids::TALLIES),
            ("match/roles", flow.roles.len(), ROLES),
            ("match/phases", flow.phases.len(), PHASES),
            ("match/actions", flow.actions.len(), ACTIONS),
        ];
        for (table, found, most) in sizes {
            if found > most {
                problems.push(problem::too_many(format!("/{table}"), table, found, most));
            }
        }
        for (at, action) in flow.actions.values().enumerate().filter(|(_, action)| action.picks.len() > PICKS) {
            let pointer = format!("/match/actions/{at}/picks");
            problems.push(problem::too_many(pointer, "picks", action.picks.len(), PICKS));
        }
    }

    /// Names that an expression could not distinguish.
    fn check_names(&self, problems: &mut Vec<Diagnostic>) {
        let game = &*self.game;
        let of_cards = game.states.iter().filter(|(_, state)| !state.of_row).map(|(name, _)| name.as_str());
        let bare: [Names<'_>; 6] = [
            ("settings", keys(&game.settings).collect()),
            ("levers", keys(&game.levers).collect()),
            ("tallies", keys(&game.tallies).collect()),
            ("quantities", keys(&game.quantities).collect()),
            ("hero/numbers", keys(&game.hero_numbers).collect()),
            ("match/roles", keys(&game.flow.roles).collect()),
        ];
        let of_player: [Names<'_>; 4] = [
            ("counters", keys(&game.counters).collect()),
            ("zones", keys(&game.zones).collect()),
            ("groups", keys(&game.groups).collect()),
            ("quantities", keys(&game.quantities).collect()),
        ];
        let of_card: [Names<'_>; 3] = [
            ("numbers", keys(&game.numbers).collect()),
            ("sets", keys(&game.word_sets).collect()),
            ("states", of_cards.collect()),
        ];
        distinct(&bare, &RESERVED, problems);
        distinct(&of_player, &OF_PLAYERS, problems);
        let reserved: Vec<&str> = OF_CARDS.into_iter().chain(RESERVED).collect();
        distinct(&of_card, &reserved, problems);
    }

    /// Every event that is waited for must be announced by somebody.
    fn check_events(&self, problems: &mut Vec<Diagnostic>) {
        let machine = event::NAMES.len();
        let is_announced = |at: usize| at < machine || self.announced.iter().any(|id| id.index() == at);
        let names = self.game.events.keys().enumerate();
        let known: Vec<&str> = names.filter(|(at, _)| is_announced(*at)).map(|(_, name)| name.as_str()).collect();
        for (id, pointer) in &self.awaited {
            if !is_announced(id.index())
                && let Some((name, ())) = self.game.events.get_index(id.index())
            {
                problems.push(problem::silent_event(pointer, name, &known));
            }
        }
    }

    /// What is worked out of other things must not need itself.
    fn check_circles(&self, problems: &mut Vec<Diagnostic>) {
        let game = &*self.game;
        for (at, (name, entry)) in game.quantities.iter().enumerate() {
            if let Some(is) = &entry.is
                && reads(is, |part| matches!(part, Term::Price(_) | Term::Room(..)))
            {
                let message = message!("problem-circle-quantity", name = name.clone());
                problems.push(problem::circular(format!("/quantities/{at}/is"), message));
            }
        }
        for (at, (name, entry)) in game.card_types.iter().enumerate() {
            if entry.price.as_ref().is_some_and(|price| reads(price, |part| matches!(part, Term::Price(_)))) {
                let message = message!("problem-circle-price", name = name.clone());
                problems.push(problem::circular(format!("/card_types/{at}/price"), message));
            }
        }
        for (at, (name, entry)) in game.zones.iter().enumerate() {
            if entry.capacity.as_ref().is_some_and(|most| reads(most, |part| matches!(part, Term::Room(..)))) {
                let message = message!("problem-circle-capacity", name = name.clone());
                problems.push(problem::circular(format!("/zones/{at}/capacity"), message));
            }
        }
        for (at, entry) in game.operations.values().enumerate() {
            let pointer = format!("/operations/{at}/adds");
            self.check_adds(&pointer, None, &entry.adds, &entry.adds_to_players, problems);
        }
        for (at, rule) in game.flow.always.iter().enumerate() {
            let pointer = format!("/match/always/{at}");
            let test = rule.test.as_ref();
            self.check_adds(&format!("{pointer}/adds"), test, &rule.adds, &rule.adds_to_players, problems);
            let reads_word = |word: WordId| {
                test.is_some_and(|test| {
                    reads(test, |part| matches!(part, Term::Has(_, Word::Constant(w)) if *w == word))
                })
            };
            for word in rule.gives.iter().filter(|word| reads_word(**word)) {
                let message = message!("problem-circle", name = game.word(*word));
                problems.push(problem::circular(format!("{pointer}/if"), message));
            }
        }
    }

    fn check_adds(
        &self,
        pointer: &str,
        test: Option<&Term>,
        numbers: &[(NumberId, Term)],
        quantities: &[(QuantityId, Term)],
        problems: &mut Vec<Diagnostic>,
    ) {
        let game = &*self.game;
        for (number, term) in numbers {
            let is_circle =
                |part: &Term| matches!(part, Term::Price(_)) || matches!(part, Term::Number(_, id) if id == number);
            if reads(term, is_circle) || test.is_some_and(|test| reads(test, is_circle)) {
                let name = game.numbers.get_index(number.index()).map_or("", |(name, _)| name.as_str());
                let message = message!("problem-circle", name = name);
                problems.push(problem::circular(format!("{pointer}/{name}"), message));
            }
        }
        for (quantity, term) in quantities {
            if self.needs_quantity(term, *quantity) || test.is_some_and(|test| self.needs_quantity(test, *quantity)) {
                let name = game.quantities.get_index(quantity.index()).map_or("", |(name, _)| name.as_str());
                let message = message!("problem-circle", name = name);
                problems.push(problem::circular(format!("{pointer}/{name}"), message));
            }
        }
    }

    /// Whether a term reads a sum, also by way of other quantities. Those read only earlier ones, so that this ends.
    fn needs_quantity(&self, term: &Term, sum: QuantityId) -> bool {
        let mut found = Vec::new();
        walk::term(term, &mut |part| match part {
            Term::Quantity(_, id) | Term::Fixed(id) => found.push(*id),
            _ => {}
        });
        found.into_iter().any(|id| {
            let is = self.game.quantities.get_index(id.index()).and_then(|(_, entry)| entry.is.as_ref());
            id == sum || is.is_some_and(|is| self.needs_quantity(is, sum))
        })
    }

    fn check_flow(&self, problems: &mut Vec<Diagnostic>) {
        let game = &*self.game;
        if game.flow.phases.values().all(|phase| phase.actions.is_none()) {
            problems.push(problem::conflict("/match", message!("problem-no-phase-with-actions")));
        }
        if game.card_types.is_empty() {
            problems.push(problem::conflict("/card_types", message!("problem-no-card-types")));
        }
    }
}

/// Whether a part of a term fulfils a test.
fn reads(term: &Term, test: impl Fn(&Term) -> bool) -> bool {
    let mut found = false;
    walk::term(term, &mut |part| found |= test(part));
    found
}

/// Reports names that are in two tables, or reserved.
fn distinct(tables: &[Names<'_>], reserved: &[&str], problems: &mut Vec<Diagnostic>) {
    for (at, (table, names)) in tables.iter().enumerate() {
        for (index, name) in names.iter().enumerate() {
            let pointer = || match *table {
                "groups" => format!("/groups/{name}"),
                "match/roles" => format!("/match/roles/{index}"),
                table => format!("/{table}/{index}/id"),
            };
            if reserved.contains(name) {
                problems.push(problem::reserved(pointer(), name));
            } else if let Some((other, _)) = tables[..at].iter().find(|(_, names)| names.contains(name)) {
                problems.push(problem::ambiguous(pointer(), name, other));
            }
        }
    }
}
