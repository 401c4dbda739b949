//! What follows from a game's rules and is asked for all the time, worked out once.
//!
//! Prices are in `pricing`, and who can be aimed at in `aiming`. What holds continuously is worked out again only after a
//! change that it could depend on.

use super::compiled::{Bounds, EndBound, Listing, Playing, Room};
use super::deeds::Deed;
use super::durations::Ends;
use super::flat::Flat;
use super::flattening::Flattened;
use super::ids::{
    AbilityId, CounterId, DefinitionId, DurationId, EventId, KeywordId, LIMBO, QuantityId, RowId, StateId, TimingId,
    WordId, ZoneId, event,
};
use super::needs::Usage;
use super::players::Valuation;
use super::rules::Game;
use super::rules::ability::Who;
use super::rules::flow::Action;
use super::rules::tables::{DurationOf, SeenBy, Zone};
use super::rules::term::Term;
use super::standing::StandingRows;
use super::state::{NUMBERS, Until};
use super::zone_set::ZoneSet;

/// What a printed card adds continuously.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Holding {
    Nothing,
    /// The same to its player as long as it is in play.
    Steady,
    Changing,
}

/// What a card adds to players as long as it is in play.
#[derive(Clone, Copy, Debug)]
pub(super) struct SteadySum {
    pub who: Who,
    pub quantity: QuantityId,
    pub amount: i32,
}

/// A game with its lookups.
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "facts about the rules, each for itself")]
pub struct Kernel {
    pub game: Game,
    /// Zones as bits: those in play, those whose cards keep what was done to them, those beneath others.
    units: ZoneSet,
    keeps: ZoneSet,
    stacks: ZoneSet,
    /// In play and not beneath others.
    pub play: Box<[ZoneId]>,
    /// Keywords by word.
    keywords: Box<[Option<KeywordId>]>,
    /// Whether keywords bring abilities to the cards that have them.
    pub has_keyword_abilities: bool,
    /// Where each row is: its ability and its position there, by the number of the row.
    rows: Box<[Option<(AbilityId, u8)>]>,
    /// Timings that an event sets off and that some ability of the game has, by event.
    timings: Box<[Box<[TimingId]>]>,
    /// The positions of the rules of `match.when`, by event.
    rules: Box<[Box<[u8]>]>,
    /// Whether there are any of either, by event.
    answered: Box<[bool]>,
    /// Whether anything holds continuously.
    pub is_continuous: bool,
    /// What continuous effects read.
    pub(super) continuous_reads: super::depends::Reads,
    /// The duration that ends with a turn.
    pub(super) this_turn: Until,
    /// What ends with each duration.
    pub(super) endings: Box<[Ends]>,
    /// States of rows, by their position in the state.
    pub row_states: Box<[StateId]>,
    /// Which printed cards have abilities that hold continuously, and whether all of them add the same as long as their
    /// card is in play.
    holds: Box<[Holding]>,
    /// The rows that hold continuously, by printed card and by ability.
    pub(super) standing_of_cards: Box<[StandingRows]>,
    pub(super) standing_of_abilities: Box<[StandingRows]>,
    /// What printed cards add that always add the same.
    steady: Box<[Box<[SteadySum]>]>,
    /// Whether anything gives words continuously.
    pub gives_words: bool,
    /// Whether quantities are fixed when an effect begins.
    pub has_fixed: bool,
    /// Zones whose hidden cards answer.
    pub reveals: Box<[ZoneId]>,
    /// By action and printed card, whether the card's rows can ask for a target.
    pub(super) aiming: Box<[Box<[bool]>]>,
    /// By action and printed card, whether the action can never be done with the card as it is printed.
    pub(super) hopeless: Box<[Box<[bool]>]>,
    /// The timings of the abilities of each printed card, and of those of all keywords, one bit each.
    timings_of: Box<[u128]>,
    keyword_timings: u128,
    /// How players use each ability, and the zones where they use abilities of keywords.
    pub(super) usages: Box<[Usage]>,
    pub(super) keyword_uses: ZoneSet,
    /// The numbers of printed cards, as cards of a match have them.
    numbers: Box<[[i16; NUMBERS]]>,
    /// What printed cards add continuously is worth to players of the program.
    pub(super) passives: Box<[i32]>,
    /// How players of the program weigh each action.
    pub(super) valuations: Box<[Valuation]>,
    /// Whether the ends of the match can be looked at only after changes.
    pub(super) has_plain_ends: bool,
    /// Where each of them compares a counter, of which player it may be.
    pub(super) end_bounds: Option<Box<[EndBound]>>,
    /// Whether they read nothing but counters and how many cards lie in zones, and which, one bit each.
    pub(super) ends_by_counters: bool,
    pub(super) ending_counters: u32,
    /// The counters that ends or continuous effects read, one bit each.
    pub(super) watched_counters: u32,
    /// The rules' numbers that designers tune.
    pub(super) levers: Box<[i32]>,
    /// By printed card, what the value of its rows is, where the rules have a term for it.
    pub(super) row_values: Box<[Option<Term>]>,
    /// By printed card, the quantities that are fixed when its effect begins, with their positions; without those that
    /// are 0.
    fixed: Box<[FixedTerms]>,
    /// By printed card, what the card waits for while it is hidden, done by its own player and by the other one: bits of
    /// [`Kernel::WAITS_PLAYED`] and the like.
    waits: Box<[[u8; 2]]>,
    /// The same of all printed cards together.
    awaited: [u8; 2],
    /// Zones as bits: without cards there a match is lost.
    pub(super) vital: u16,
    /// How the choices of each action are listed.
    pub(super) listings: Box<[Listing]>,
    /// By action, the counter from which it pays for playing its card, where it does nothing else.
    pub(super) plain_plays: Box<[Option<CounterId>]>,
    /// The mark of cards on which nothing counts that is printed, where the rules ask for that alone.
    pub(super) silencing: Option<u32>,
    /// The states that are counters, one bit each.
    pub(super) counting: u32,
    /// How low and how high counters of players can be brought.
    pub(super) bounds: Box<[Bounds]>,
    /// By side and zone, who sees the cards there, one bit each.
    pub(super) seen: Box<[[u8; 256]; 2]>,
    /// The zones whose cards only their own player sees.
    pub(super) held: ZoneSet,
    /// Zones that take only some cards, or show them.
    pub(super) narrow: ZoneSet,
    /// Zones into which cards come by chance, and those that take every card, as bits.
    pub(super) shuffled: ZoneSet,
    pub(super) open: ZoneSet,
    /// Zones where cards bear nothing, if nothing answers moves: moves from one to another are moves and nothing else.
    pub(super) quiet: ZoneSet,
    /// By printed card, its abilities that happen when it is played, and their slots.
    resolving: Box<[Slots]>,
    /// By ability, whether its rows name no targets and have nothing to do with one another.
    plain: Box<[bool]>,
    /// By ability, whether its rows may read quantities that are fixed when it begins.
    pub(super) fixed_readers: Box<[bool]>,
    /// What playing each printed card takes.
    pub(super) plays: Box<[Playing]>,
    /// How many cards of a player each zone takes.
    pub(super) rooms: Box<[Room]>,
    /// The zones to which cards are played that can be full.
    pub(super) goals: Box<[(ZoneId, Room)]>,
    /// Flat terms: the amounts of statements, and the tests of conditions, with whether their parameter is a word.
    pub(super) amounts: Box<[Option<Flat>]>,
    pub(super) conditions: Box<[Option<(Flat, bool)>]>,
    /// Statements of usual shapes, and operations that are one.
    pub(super) deeds: Box<[Option<Deed>]>,
    pub(super) deeds_of_operations: Box<[Option<Deed>]>,
    /// By phase, what it begins with, if that is nothing but such statements.
    pub(super) deeds_of_phases: Box<[Option<Box<[Deed]>>]>,
    /// What is worked out in a match.
    pub(super) flat: Flattened,
}

/// Abilities, and their slots.
pub(super) type Slots = Box<[(AbilityId, u8)]>;

/// The quantities that are fixed when an effect begins, with their positions.
type FixedTerms = Box<[(u8, Term)]>;

/// By word, its keyword.
fn keywords_of_words(game: &Game) -> Box<[Option<KeywordId>]> {
    let mut keywords = vec![None; game.words.len()];
    for (at, keyword) in game.keywords.values().enumerate() {
        if let Some(entry) = keywords.get_mut(keyword.word.index()) {
            *entry = KeywordId::at(at);
        }
    }
    keywords.into()
}

/// By row, its ability and where it is in it.
fn places_of_rows(game: &Game) -> Box<[Option<(AbilityId, u8)>]> {
    let mut rows = vec![None; usize::from(game.rows) + 1];
    for (at, ability) in game.abilities.iter().enumerate() {
        for (row, position) in ability.rows.iter().zip(0_u8..) {
            if let Some(place) = rows.get_mut(row.id.index()) {
                *place = AbilityId::at(at).map(|id| (id, position));
            }
        }
    }
    rows.into()
}

/// By event, the timings that it sets off.
fn timings_of_events(game: &Game) -> Box<[Box<[TimingId]>]> {
    let of_event = |event| ids(&game.timings, TimingId::at, |timing| timing.when == EventId::at(event));
    (0..game.events.len()).map(of_event).collect()
}

/// By event, the positions of the rules of `match.when` that answer it.
fn rules_of_events(game: &Game) -> Box<[Box<[u8]>]> {
    let of_event = |event| {
        let rules = game.flow.when.iter().enumerate().filter(|(_, rule)| Some(rule.event) == EventId::at(event));
        rules.filter_map(|(at, _)| u8::try_from(at).ok()).collect()
    };
    (0..game.events.len()).map(of_event).collect()
}

impl Kernel {
    pub fn new(mut game: Game) -> Self {
        let written = game.flow.clone();
        game.fold_settings();
        let mask =
            |test: &dyn Fn(&Zone) -> bool| ids(&game.zones, ZoneId::at, test).iter().copied().collect::<ZoneSet>();
        let units = mask(&|zone| zone.units);
        let mut keeps = mask(&|zone| zone.keeps);
        keeps.add(LIMBO);
        let stacks = mask(&|zone| zone.stack);
        let play = ids(&game.zones, ZoneId::at, |zone| zone.units && !zone.stack);
        let (timings, rules) = (timings_of_events(&game), rules_of_events(&game));
        let has_keyword_abilities = game.keywords.values().any(|keyword| !keyword.abilities.is_empty());
        let is_continuous = !game.flow.always.is_empty()
            || game.timings.values().any(|timing| timing.always)
            || game.durations.values().any(|duration| duration.of == DurationOf::Source);
        let this_turn = game.durations.get_index_of("this_turn").and_then(DurationId::at);
        let row_states = ids(&game.states, StateId::at, |state| state.of_row);
        let gives_words = game.flow.always.iter().any(|rule| !rule.gives.is_empty())
            || game.operations.values().any(|operation| !operation.gives.is_empty());
        let timings_of = |abilities: &[AbilityId]| {
            abilities.iter().fold(0_u128, |mask, &ability| mask | timing_bit(game.ability(ability).timing))
        };
        let has_fixed = game.quantities.values().any(|quantity| quantity.fixed);
        let reveals = ids(&game.zones, ZoneId::at, |zone| zone.reveals);
        let waits: Box<[[u8; 2]]> = game.definitions.iter().map(|card| game.waits(card)).collect();
        let aiming = game.aiming();
        let plays = game.playings(&aiming);
        let mut kernel = Self {
            units,
            keeps,
            stacks,
            play,
            keywords: keywords_of_words(&game),
            has_keyword_abilities,
            rows: places_of_rows(&game),
            answered: timings.iter().zip(&rules).map(|(of, by)| !of.is_empty() || !by.is_empty()).collect(),
            timings,
            rules,
            is_continuous,
            continuous_reads: game.continuous_reads(),
            endings: (0..game.durations.len()).filter_map(DurationId::at).map(|id| game.ends(id)).collect(),
            this_turn: this_turn.map_or(Until::NEVER, |id| Until(id.0 * 2)),
            row_states,
            holds: game.holdings(),
            standing_of_cards: game.standing_of_cards(),
            standing_of_abilities: game.standing_of_abilities(),
            steady: game.definitions.iter().map(|card| game.steady_sums(card)).collect(),
            gives_words,
            has_fixed,
            reveals,
            aiming,
            hopeless: Box::default(),
            timings_of: game.definitions.iter().map(|card| timings_of(&card.abilities)).collect(),
            keyword_timings: game.keywords.values().fold(0, |mask, word| mask | timings_of(&word.abilities)),
            usages: (0..game.abilities.len()).filter_map(AbilityId::at).map(|id| game.usage(id, units)).collect(),
            keyword_uses: game.keyword_uses(units),
            numbers: game.definitions.iter().map(|card| printed_numbers(&card.numbers)).collect(),
            passives: game.passive_worths(),
            valuations: game.valuations(),
            has_plain_ends: game.has_plain_ends(),
            end_bounds: game.end_bounds(),
            ends_by_counters: game.has_plain_ends() && game.ending_counters().is_some(),
            ending_counters: game.ending_counters().unwrap_or(u32::MAX),
            watched_counters: game.watched_counters(),
            levers: game.levers.values().copied().collect(),
            row_values: game.row_values(),
            fixed: game.definitions.iter().map(|card| game.fixed_terms(card)).collect(),
            awaited: waits.iter().fold([0; 2], |[own, other], of| [own | of[0], other | of[1]]),
            waits,
            vital: game.vital_zones(),
            listings: game.flow.actions.values().map(|action| game.listing(action)).collect(),
            plain_plays: game.flow.actions.values().map(Action::is_play_alone).collect(),
            silencing: game.flow.silent.as_ref().and_then(|test| game.silencing(test)),
            counting: game.counting_states(),
            bounds: game.counters.values().map(Bounds::of).collect(),
            seen: super::known::seen_in_zones(&game),
            held: mask(&|zone| zone.seen_by == SeenBy::Owner),
            narrow: mask(&|zone| zone.takes.is_some() || zone.reveals),
            shuffled: mask(&|zone| zone.enters_shuffled),
            open: mask(&|zone| zone.takes.is_none() && zone.capacity.is_none()),
            plays,
            quiet: ZoneSet::NONE,
            fixed_readers: Box::default(),
            resolving: game.definitions.iter().map(|card| game.resolving(card)).collect(),
            plain: game.abilities.iter().map(|ability| game.has_plain_rows(ability)).collect(),
            rooms: game.zones.values().map(Room::of).collect(),
            goals: game.goals(),
            amounts: game.flat_amounts(),
            conditions: game.conditions.values().map(|entry| game.flat_condition(entry)).collect(),
            deeds: game.deeds(),
            deeds_of_operations: game.deeds_of_operations(),
            deeds_of_phases: game.deeds_of_phases(),
            flat: game.flattened(),
            game,
        };
        kernel.hopeless = kernel.hopeless_cards();
        kernel.quiet = kernel.quiet_zones();
        kernel.fixed_readers = kernel.fixed_readers();
        // What explains the game reads it as it is written.
        kernel.game.flow = written;
        kernel
    }

    pub fn in_play(&self, zone: ZoneId) -> bool {
        self.units.contains(zone)
    }

    /// Whether cards keep what was done to them.
    pub fn keeps(&self, zone: ZoneId) -> bool {
        self.keeps.contains(zone)
    }

    pub fn is_stack(&self, zone: ZoneId) -> bool {
        self.stacks.contains(zone)
    }

    pub fn zone(&self, zone: ZoneId) -> Option<&Zone> {
        self.game.zones.get_index(zone.index()).map(|(_, zone)| zone)
    }

    pub fn keyword(&self, word: WordId) -> Option<KeywordId> {
        self.keywords.get(word.index()).copied().flatten()
    }

    /// The ability and the position of a row, so that the state can refer to it.
    pub fn place_of_row(&self, row: RowId) -> Option<(AbilityId, u8)> {
        self.rows.get(row.index()).copied().flatten()
    }

    /// The timings that an event sets off.
    pub fn timings(&self, event: EventId) -> &[TimingId] {
        self.timings.get(event.index()).map_or(&[], |timings| timings)
    }

    /// The game's own answers to an event, as positions in `match.when`.
    pub fn rules(&self, event: EventId) -> &[u8] {
        self.rules.get(event.index()).map_or(&[], |rules| rules)
    }

    /// Whether an event sets anything off.
    pub fn has_answers(&self, event: EventId) -> bool {
        self.answered.get(event.index()).copied().unwrap_or(false)
    }

    fn quiet_zones(&self) -> ZoneSet {
        let of_flags = |zone: &ZoneId| {
            !(self.in_play(*zone) || self.keeps(*zone) || self.is_stack(*zone) || self.shuffled.contains(*zone))
        };
        let zones = (0..self.game.zones.len()).filter_map(ZoneId::at).filter(of_flags).chain([LIMBO]);
        if self.has_answers(event::MOVED) { ZoneSet::NONE } else { zones.collect() }
    }

    /// Whether a printed card can have an ability of a timing without one that is attached to it.
    pub fn can_bear(&self, card: DefinitionId, timing: TimingId) -> bool {
        let printed = self.timings_of.get(card.index()).copied().unwrap_or(u128::MAX);
        (printed | self.keyword_timings) & timing_bit(timing) != 0
    }

    /// Whether a printed card has abilities that hold continuously.
    pub(super) fn holds(&self, card: DefinitionId) -> Holding {
        self.holds.get(card.index()).copied().unwrap_or(Holding::Changing)
    }

    /// What a printed card adds to players as long as it is in play, if that is always the same.
    pub(super) fn steady(&self, card: DefinitionId) -> &[SteadySum] {
        self.steady.get(card.index()).map_or(&[], |sums| sums)
    }

    /// Writes down the numbers of a card as they are printed.
    pub(super) fn print_numbers(&self, card: DefinitionId, numbers: &mut [i16; NUMBERS]) {
        match self.numbers.get(card.index()) {
            Some(printed) => *numbers = *printed,
            None => *numbers = printed_numbers(&self.game.definition(card).numbers),
        }
    }

    /// The value of a row of a printed card, as a term; `None`: the printed one.
    pub(super) fn row_value(&self, card: Option<DefinitionId>) -> Option<&Term> {
        match card.and_then(|card| self.row_values.get(card.index())) {
            Some(value) => value.as_ref(),
            None => self.game.row_value.as_ref(),
        }
    }

    /// The quantities that are fixed when an effect of a printed card begins; `None`: as the rules have them.
    pub(super) fn fixed_terms(&self, card: Option<DefinitionId>) -> Option<&[(u8, Term)]> {
        self.fixed.get(card?.index()).map(|terms| &**terms)
    }

    /// Whether a printed card can wait, while it is hidden, for something that its own or the other player does.
    pub(super) fn can_wait(&self, card: DefinitionId, what: u8, is_own: bool) -> bool {
        self.waits.get(card.index()).is_none_or(|&[own, other]| if is_own { own } else { other } & what != 0)
    }

    /// The abilities of a printed card that happen when it is played, and their slots.
    pub(super) fn resolving(&self, card: DefinitionId) -> &[(AbilityId, u8)] {
        self.resolving.get(card.index()).map_or(&[], |abilities| abilities)
    }

    /// Whether the rows of an ability name no targets and have nothing to do with one another.
    pub(super) fn is_plain(&self, ability: AbilityId) -> bool {
        self.plain.get(ability.index()).copied().unwrap_or(false)
    }

    /// Whether any card can, for something that its own or the other player does.
    pub(super) fn is_awaited_by(&self, what: u8, is_own: bool) -> bool {
        self.awaited[usize::from(!is_own)] & what != 0
    }

    /// Whether any card can, whoever does it.
    pub(super) fn is_awaited(&self, what: u8) -> bool {
        (self.awaited[0] | self.awaited[1]) & what != 0
    }

    /// What hidden cards wait for: that a card is about to be played, that one was played, that damage was done.
    pub(super) const WAITS_PLAY: u8 = 1;
    pub(super) const WAITS_PLAYED: u8 = 2;
    pub(super) const WAITS_DAMAGE: u8 = 4;
}

impl Game {
    /// What printed cards add continuously, by card.
    fn holdings(&self) -> Box<[Holding]> {
        let is_always = |ability: &AbilityId| {
            let timing = self.ability(*ability).timing;
            self.timings.get_index(timing.index()).is_some_and(|(_, timing)| timing.always)
        };
        let holds = self.definitions.iter().map(|card| {
            let mut abilities = card.abilities.iter().filter(|ability| is_always(ability));
            if !card.abilities.iter().any(is_always) {
                Holding::Nothing
            } else if abilities.all(|&ability| self.is_steady(ability)) {
                Holding::Steady
            } else {
                Holding::Changing
            }
        });
        holds.collect()
    }
}

fn printed_numbers(printed: &[i32]) -> [i16; NUMBERS] {
    let mut numbers = [0; NUMBERS];
    for (number, &printed) in numbers.iter_mut().zip(printed) {
        *number = super::machine::narrow(printed);
    }
    numbers
}

/// The bit of a timing; those beyond the width share the last one.
fn timing_bit(timing: TimingId) -> u128 {
    1 << timing.index().min(127)
}

/// The ids of the entries of a table that pass a test.
pub(super) fn ids<T, I>(
    table: &crate::ruleset::Table<T>,
    id: impl Fn(usize) -> Option<I>,
    test: impl Fn(&T) -> bool,
) -> Box<[I]> {
    table.values().enumerate().filter(|(_, entry)| test(entry)).filter_map(|(at, _)| id(at)).collect()
}
