//! Enters the ids of all tables before anything is compiled, so that every expression can name every entry.
//!
//! An entry has only what expressions must know of it, e.g. whether a state is a counter; the rest is read afterwards.

use super::Reading;
use crate::base::Name;
use crate::base::json::Node;
use crate::kernel::ids::{LASTING, WordId, event};
use crate::kernel::rules::ability::{About, Side, Target};
use crate::kernel::rules::flow::{Phase, Window, WindowWho};
use crate::kernel::rules::statement::Block;
use crate::kernel::rules::tables::{
    CardType, Condition, Cost, Counter, Duration, DurationOf, Filter, HeroNumber, Keyword, Number, Operation, Quantity,
    SeenBy, StateEntry, Takes, Timing, Trigger, TriggerWhen, Way, WordSet, Zone,
};
use crate::kernel::rules::term::Term;
use crate::kernel::rules::{Game, Setting};
use crate::ruleset::Table;

const ZERO: Term = Term::Constant(0);

/// The entries of a table with their ids.
pub fn entries<'a>(node: Node<'a>, table: &str) -> Vec<(Name, Node<'a>)> {
    let items = node.member(table).map(Node::items).unwrap_or_default();
    items.into_iter().filter_map(|item| Some((Name::from(item.member("id")?.string()?), item))).collect()
}

fn flag(node: Node<'_>, member: &str) -> bool {
    node.member(member).and_then(Node::boolean).unwrap_or(false)
}

/// The texts in a list; a single text is a list of one.
fn texts(node: Option<Node<'_>>) -> Vec<Name> {
    let Some(node) = node else { return Vec::new() };
    match node.string() {
        Some(text) => vec![text.into()],
        None => node.items().into_iter().filter_map(Node::string).map(Name::from).collect(),
    }
}

impl Reading<'_> {
    /// The word of a name.
    pub fn intern(&mut self, name: &str) -> WordId {
        self.game.intern(name)
    }

    fn shell<T>(
        &mut self,
        node: Node<'_>,
        table: &str,
        into: fn(&mut Game) -> &mut Table<T>,
        make: impl Fn(&mut Self, &Name, Node<'_>) -> T,
    ) {
        for (id, entry) in entries(node, table).into_iter().take(super::MAX_ENTRIES) {
            if !into(self.game).contains_key(&id) {
                let made = make(self, &id, entry);
                into(self.game).insert(id, made);
            }
        }
    }

    /// Enters all ids of the file.
    pub fn shells(&mut self, file: Node<'_>) {
        for name in event::NAMES {
            self.game.events.insert(name.into(), ());
        }
        self.words_and_numbers(file);
        self.players_and_zones(file);
        self.abilities_and_rows(file);
        if let Some(flow) = file.member("match") {
            self.flow_shells(flow);
        }
    }

    fn words_and_numbers(&mut self, file: Node<'_>) {
        self.shell(
            file,
            "settings",
            |game| &mut game.settings,
            |reading, _, entry| Setting {
                is: reading.intern(&entry.member("is").and_then(Node::string).unwrap_or_default()),
                of: texts(entry.member("of")).iter().map(|word| reading.intern(word)).collect(),
            },
        );
        self.shell(file, "levers", |game| &mut game.levers, |_, _, _| 0);
        self.shell(
            file,
            "card_types",
            |game| &mut game.card_types,
            |reading, id, entry| {
                let class = texts(entry.member("class"));
                CardType {
                    word: reading.intern(id),
                    class: reading.intern(class.first().unwrap_or(id)),
                    from: None,
                    to: None,
                    price: None,
                    resolves: Box::default(),
                    stays: false,
                    unknown: flag(entry, "unknown"),
                    waits: false,
                    counts: None,
                    repeats: None,
                    spent_to: None,
                    is_hero: texts(entry.member("record")).first().is_some_and(|record| record == "hero"),
                }
            },
        );
        self.shell(
            file,
            "numbers",
            |game| &mut game.numbers,
            |reading, id, _| Number {
                word: reading.intern(id),
                default: 0,
                has_default: false,
                blank: false,
                below_zero: false,
            },
        );
        self.shell(
            file,
            "sets",
            |game| &mut game.word_sets,
            |reading, _, entry| WordSet {
                words: entries(entry, "words").iter().map(|(word, _)| reading.intern(word)).collect(),
                open: flag(entry, "open"),
                code: None,
            },
        );
        for (id, _) in entries(file, "subtypes") {
            let word = self.intern(&id);
            if !self.game.subtypes.contains(&word) {
                self.game.subtypes.push(word);
            }
        }
        self.shell(
            file,
            "keywords",
            |game| &mut game.keywords,
            |reading, id, _| Keyword { word: reading.intern(id), abilities: Box::default(), spares: false },
        );
    }

    fn players_and_zones(&mut self, file: Node<'_>) {
        if let Some(hero) = file.member("hero") {
            self.shell(
                hero,
                "numbers",
                |game| &mut game.hero_numbers,
                |_, _, _| HeroNumber { default: None, board: None, range: 0..=0 },
            );
        }
        self.shell(
            file,
            "counters",
            |game| &mut game.counters,
            |_, _, _| Counter { start: ZERO, min: None, max: None, until: None },
        );
        self.shell(
            file,
            "quantities",
            |game| &mut game.quantities,
            |_, _, entry| Quantity { is: entry.member("is").map(|_| ZERO), fixed: flag(entry, "fixed") },
        );
        self.shell(file, "tallies", |game| &mut game.tallies, |_, _, _| ());
        self.shell(
            file,
            "states",
            |game| &mut game.states,
            |reading, id, entry| StateEntry {
                word: reading.intern(id),
                counter: flag(entry, "counter"),
                of_row: texts(entry.member("of")).first().is_some_and(|of| of == "row"),
                min: 0,
                max: None,
                start: 0,
                until: None,
                reset: true,
            },
        );
        self.shell(
            file,
            "zones",
            |game| &mut game.zones,
            |reading, id, entry| Zone {
                word: reading.intern(id),
                seen_by: SeenBy::All,
                units: flag(entry, "units"),
                capacity: None,
                reveals: false,
                keeps: false,
                stack: flag(entry, "stack"),
                enters_shuffled: false,
                takes: None,
                full: None,
                left: None,
                destroyed: None,
                face_down: false,
            },
        );
        for member in file.member("groups").map(Node::members).unwrap_or_default() {
            let mut zones = Vec::new();
            for name in texts(Some(member.value)) {
                zones.extend(super::members::zones_named(self.game, &name).unwrap_or_default());
            }
            self.game.groups.insert(Name::from(member.key), zones.into());
        }
        self.shell(
            file,
            "durations",
            |game| &mut game.durations,
            |_, _, entry| Duration { ends: flag(entry, "ends"), of: DurationOf::Everybody },
        );
        if file.member("durations").is_none() {
            // Format 1 has these two without a table.
            for (name, ends) in [("this_turn", true), ("while_in_play", false)] {
                self.game.durations.insert(name.into(), Duration { ends, of: DurationOf::Everybody });
            }
        }
    }

    fn abilities_and_rows(&mut self, file: Node<'_>) {
        self.shell(
            file,
            "timings",
            |game| &mut game.timings,
            |reading, id, entry| Timing {
                word: reading.intern(id),
                when: None,
                of: Side::Any,
                card: About::Any,
                zones: None,
                test: None,
                may: false,
                always: flag(entry, "always"),
                bounded: false,
                aims: false,
            },
        );
        self.shell(
            file,
            "ways",
            |game| &mut game.ways,
            |_, _, _| Way {
                on: Vec::new(),
                test: None,
                pays: Block::default(),
                answers: None,
                lasting: None,
                zones: None,
                class: None,
                costs: true,
            },
        );
        self.shell(
            file,
            "costs",
            |game| &mut game.costs,
            |_, _, _| Cost { takes: None, filtered: false, pays: Block::default(), can: None, from: None },
        );
        self.shell(file, "filters", |game| &mut game.filters, |_, _, _| Filter { takes: Takes::Nothing, holds: ZERO });
        self.shell(
            file,
            "conditions",
            |game| &mut game.conditions,
            |_, _, entry| {
                let spelled = texts(entry.member("spelled"));
                let spelled = spelled.first().and_then(|text| text.split('<').next()).map(Name::from);
                Condition { takes: Takes::Nothing, spelled, to: None, holds: None }
            },
        );
        self.shell(
            file,
            "operations",
            |game| &mut game.operations,
            |reading, _, entry| {
                let words = match entry.member("word") {
                    Some(word) if word.string().is_none() => texts(Some(word)),
                    _ => Vec::new(),
                };
                Operation { words: words.iter().map(|word| reading.intern(word)).collect(), ..operation() }
            },
        );
        self.shell(file, "targets", |game| &mut game.targets, |_, _, _| Target::own_player());
        self.shell(
            file,
            "triggers",
            |game| &mut game.triggers,
            |_, _, _| Trigger { when: TriggerWhen::Damaged, of: Side::Own },
        );
        for (id, _) in entries(file, "phases") {
            self.intern(&id);
        }
    }

    fn flow_shells(&mut self, flow: Node<'_>) {
        self.shell(
            flow,
            "phases",
            |game| &mut game.flow.phases,
            |reading, id, _| Phase {
                word: reading.intern(id),
                test: None,
                begin: Block::default(),
                actions: None,
                must: false,
                after: Block::default(),
                then: Block::default(),
            },
        );
        self.shell(flow, "actions", |game| &mut game.flow.actions, |_, _, _| super::flow::action());
        self.shell(
            flow,
            "windows",
            |game| &mut game.flow.windows,
            |reading, id, _| Window {
                word: reading.intern(id),
                who: WindowWho::Other,
                actions: Box::default(),
                times: Some(1),
                must: false,
                opens: None,
            },
        );
        self.shell(flow, "routines", |game| &mut game.flow.routines, |_, _, _| Block::default());
        for role in texts(flow.member("roles")) {
            self.game.flow.roles.insert(role, ());
        }
    }
}

/// An operation that does nothing.
pub fn operation() -> Operation {
    Operation {
        val: None,
        takes_word: false,
        words: Vec::new(),
        usual_word: None,
        parameters: Table::new(),
        takes_card: false,
        takes_effects: false,
        needs_target: false,
        who: None,
        targets: Vec::new(),
        lasting: Vec::new(),
        does: Block::default(),
        adds: Vec::new(),
        adds_to_players: Vec::new(),
        gives: Vec::new(),
        fits: None,
        without: Vec::new(),
        tally: None,
        on: None,
    }
}

/// The duration of a name; `lasting` needs no entry.
pub fn duration(game: &Game, name: &str) -> Option<crate::kernel::ids::DurationId> {
    let found = game.durations.get_index_of(name).and_then(crate::kernel::ids::DurationId::at);
    found.or_else(|| (name == "lasting").then_some(LASTING))
}
