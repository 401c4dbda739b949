//! From the file to the checked vocabulary. Tables are read in an order in which each names only earlier ones.

use std::borrow::Cow;

use super::ids::{IdFormats, IdPattern};
use super::names::{Scope, Slip, keys};
use super::term::{Term, Who};
use super::vocabulary::{
    Capacity, CardType, CardTypeId, Condition, Counter, DamageRule, Entry, HeroNumber, Legacy, Lever, Number,
    Operation, Quantity, Ruleset, SeenBy, Setting, Table, Takes, Timing, Trigger, UnitRule, When, Zone,
};
use crate::base::json::{self, Node};
use crate::base::reader::{Path, Reader, mismatch};
use crate::base::{Code, Diagnostic, Name, Severity, Source, closest};

/// The newest form of ruleset files that is read.
const FORMAT: i64 = 1;
/// The most entries in one table; an index takes one byte.
const MAX_ENTRIES: usize = 250;
/// Words that mean something in every expression.
const RESERVED: [&str; 12] =
    ["self", "opponent", "card", "val", "param", "this", "if", "then", "else", "and", "or", "not"];
/// Members of the file.
const MEMBERS: [&str; 25] = [
    "format",
    "game",
    "name",
    "about",
    "limits",
    "row",
    "row_value",
    "settings",
    "kinds",
    "card_types",
    "numbers",
    "subtypes",
    "hero",
    "counters",
    "damage",
    "tallies",
    "zones",
    "units",
    "phases",
    "triggers",
    "quantities",
    "operations",
    "conditions",
    "legacy",
    "deck",
];

/// Reads a ruleset with some settings chosen anew. All problems are reported at once; with an error among them there is
/// no ruleset.
pub fn read(source: &Source, chosen: &[(Name, Name)]) -> (Option<Ruleset>, Vec<Diagnostic>) {
    let mut problems = Vec::new();
    let rules = match json::parse(&source.text) {
        Ok(root) => Some(Reading { rules: empty(), chosen }.whole(Reader::open(root, Path::Root, &mut problems))),
        Err(problem) => {
            problems.push(*problem);
            None
        }
    };
    json::locate(source, &mut problems);
    let sound = problems.iter().all(|problem| problem.severity == Severity::Warning);
    (rules.filter(|_| sound), problems)
}

fn empty() -> Ruleset {
    Ruleset {
        game: Name::default(),
        name: String::new(),
        about: String::new(),
        max_rows: 8,
        row_members: Vec::new(),
        row_value: Term::Val,
        settings: Table::new(),
        kinds: Table::new(),
        card_types: Table::new(),
        numbers: Table::new(),
        subtypes: Table::new(),
        hero_numbers: Table::new(),
        counters: Table::new(),
        damage: None,
        tallies: Table::new(),
        zones: Table::new(),
        units: None,
        phases: Table::new(),
        triggers: Table::new(),
        quantities: Table::new(),
        operations: Table::new(),
        conditions: Table::new(),
        legacy: None,
        deck: Vec::new(),
        ids: IdFormats::default(),
        levers: Table::new(),
    }
}

/// The vocabulary as far as it has been read.
struct Reading<'c> {
    rules: Ruleset,
    chosen: &'c [(Name, Name)],
}

/// Reads one entry of a table; `None` drops it, with its problems reported.
type ReadEntry<T> = fn(&Ruleset, &mut Reader<'_, '_>) -> Option<T>;

impl Reading<'_> {
    fn whole(mut self, mut file: Reader<'_, '_>) -> Ruleset {
        if let Some(format) = file.integer("format")
            && format > FORMAT
        {
            let message = format!("this ruleset has format {format}; this version reads up to {FORMAT}");
            file.problems().push(Diagnostic::new(Code::FormatTooNew, "/format", message));
        }
        self.rules.game = required_name(&mut file, "game").unwrap_or_default();
        self.rules.name = file.text("name").map(Cow::into_owned).unwrap_or_default();
        self.rules.about = about(&mut file);
        object(&mut file, "limits", |limits| {
            if let Some(rows) = limits.integer("rows") {
                self.rules.max_rows = usize::try_from(rows.clamp(1, 64)).unwrap_or(8);
            }
            &["rows"]
        });
        self.rules.row_members = file.texts("row").into_iter().map(Name::from).collect();

        self.table(&mut file, "settings", |rules| &mut rules.settings, setting);
        for (name, choice) in self.chosen {
            if let Some(setting) = self.rules.settings.get_mut(name)
                && let Some(at) = setting.of.iter().position(|known| known == choice)
            {
                setting.is = at;
            }
        }
        self.table(&mut file, "kinds", |rules| &mut rules.kinds, entry);
        self.table(&mut file, "numbers", |rules| &mut rules.numbers, number);
        self.table(&mut file, "subtypes", |rules| &mut rules.subtypes, entry);
        object(&mut file, "hero", |hero| {
            self.table(hero, "numbers", |rules| &mut rules.hero_numbers, hero_number);
            &["numbers"]
        });
        self.table(&mut file, "counters", |rules| &mut rules.counters, counter);
        self.table(&mut file, "tallies", |rules| &mut rules.tallies, entry);
        self.table(&mut file, "zones", |rules| &mut rules.zones, zone);
        self.table(&mut file, "phases", |rules| &mut rules.phases, entry);
        self.table(&mut file, "card_types", |rules| &mut rules.card_types, card_type);
        self.table(&mut file, "triggers", |rules| &mut rules.triggers, trigger);
        self.units(&mut file);
        self.table(&mut file, "quantities", |rules| &mut rules.quantities, quantity);
        self.damage(&mut file);
        if let Some(node) = file.take("row_value") {
            let scope = Scope::operation(&self.rules);
            if let Some(term) = expression(&mut file, "row_value", node, |text| scope.number(text)) {
                self.rules.row_value = term;
            }
        }
        self.table(&mut file, "operations", |rules| &mut rules.operations, operation);
        self.table(&mut file, "conditions", |rules| &mut rules.conditions, condition);
        self.legacy(&mut file);
        self.deck(&mut file);
        self.ids(&mut file);
        self.table(&mut file, "levers", |rules| &mut rules.levers, lever);
        self.conflicts(&mut file);
        super::limits::check(&self.rules, file.problems());
        let known: Vec<&str> = MEMBERS.iter().copied().chain(["ids", "levers"]).collect();
        file.finish(&known);
        self.rules
    }

    /// Reads the entries of a list one by one into a table, so that each may name the ones before it.
    fn table<T>(
        &mut self,
        file: &mut Reader<'_, '_>,
        name: &str,
        table: fn(&mut Ruleset) -> &mut Table<T>,
        read: ReadEntry<T>,
    ) {
        let items = file.list(name);
        let above = file.path();
        let list = above.key(name);
        if items.len() > MAX_ENTRIES {
            let message = format!("`{name}` has {} entries; at most {MAX_ENTRIES} are read", items.len());
            file.problems().push(Diagnostic::new(Code::RulesetConflict, list.to_string(), message));
        }
        for (at, item) in items.into_iter().enumerate().take(MAX_ENTRIES) {
            let mut entry = Reader::open(item, list.item(at), file.problems());
            let id = required_name(&mut entry, "id");
            let value = read(&self.rules, &mut entry);
            let (Some(id), Some(value)) = (id, value) else { continue };
            if table(&mut self.rules).contains_key(&id) {
                let pointer = list.item(at).key("id").to_string();
                let message = format!("`{id}` stands twice in `{name}`");
                file.problems().push(Diagnostic::new(Code::IdDuplicate, pointer, message));
            } else {
                table(&mut self.rules).insert(id, value);
            }
        }
    }

    fn damage(&mut self, file: &mut Reader<'_, '_>) {
        let Some(node) = file.take("damage") else { return };
        let above = file.path();
        let mut rule = Reader::open(node, above.key("damage"), file.problems());
        let rules = &self.rules;
        let to = name_of(&mut rule, "to", "a counter", &rules.counters);
        let less = name_of(&mut rule, "less", "a quantity", &rules.quantities);
        let floor = name_of(&mut rule, "floor", "a counter", &rules.counters);
        let taken = name_of(&mut rule, "taken", "a counter", &rules.counters);
        if to.is_none() {
            rule.require("to");
        }
        let rule_path = rule.path();
        if let Some(less) = less
            && rules.quantities[usize::from(less)].is.is_some()
        {
            let pointer = rule_path.key("less").to_string();
            let message = "only a sum of passives can take from damage";
            rule.problems().push(Diagnostic::new(Code::RulesetConflict, pointer, message));
        }
        rule.finish(&["to", "less", "floor", "taken"]);
        self.rules.damage = to.map(|to| DamageRule {
            to: super::CounterId(to),
            less: less.map(super::QuantityId),
            floor: floor.map(super::CounterId),
            taken: taken.map(super::CounterId),
        });
    }

    fn units(&mut self, file: &mut Reader<'_, '_>) {
        let Some(node) = file.take("units") else { return };
        let above = file.path();
        let mut rule = Reader::open(node, above.key("units"), file.problems());
        let rules = &self.rules;
        let attack = name_of(&mut rule, "attack", "a number of cards", &rules.numbers);
        let health = name_of(&mut rule, "health", "a number of cards", &rules.numbers);
        let destroyed_to = name_of(&mut rule, "destroyed_to", "a zone", &rules.zones);
        for (name, found) in [("attack", attack), ("health", health), ("destroyed_to", destroyed_to)] {
            if found.is_none() {
                rule.require(name);
            }
        }
        rule.finish(&["attack", "health", "destroyed_to"]);
        if let (Some(attack), Some(health), Some(zone)) = (attack, health, destroyed_to) {
            self.rules.units = Some(UnitRule {
                attack: super::NumberId(attack),
                health: super::NumberId(health),
                destroyed_to: super::ZoneId(zone),
            });
        }
    }

    fn legacy(&mut self, file: &mut Reader<'_, '_>) {
        let Some(node) = file.take("legacy") else { return };
        let above = file.path();
        let mut rule = Reader::open(node, above.key("legacy"), file.problems());
        let condition = name_of(&mut rule, "condition", "a condition", &self.rules.conditions);
        let each_percent = rule.range("each_percent").unwrap_or(0..=100);
        let total_percent = rule.integer("total_percent").unwrap_or(100);
        let path = rule.path();
        let Some(condition) = condition else {
            rule.require("condition");
            return;
        };
        if !matches!(self.rules.conditions[usize::from(condition)].takes, Takes::Number(_)) {
            let message = "the Legacy condition must take a number, the book";
            rule.problems().push(Diagnostic::new(Code::RulesetConflict, path.key("condition").to_string(), message));
        }
        rule.finish(&["condition", "each_percent", "total_percent"]);
        self.rules.legacy = Some(Legacy { condition: super::ConditionId(condition), each_percent, total_percent });
    }

    fn deck(&mut self, file: &mut Reader<'_, '_>) {
        object(file, "deck", |deck| {
            about(deck);
            let of_each = deck.take("of_each");
            let path = deck.path();
            let path = path.key("of_each");
            if let Some(node) = of_each {
                for member in node.members() {
                    let pointer = path.key(&member.key).to_string();
                    let count = member.value.integer().and_then(|count| u32::try_from(count).ok());
                    match (self.rules.card_type_id(&member.key), count) {
                        (Some(id), Some(count)) => self.rules.deck.push((id, count)),
                        (None, _) => {
                            let unknown = unknown(&pointer, &member.key, "a card type", keys(&self.rules.card_types));
                            deck.problems().push(unknown.on_key());
                        }
                        (_, None) => {
                            let message = "a number of cards is needed here";
                            deck.problems().push(Diagnostic::new(Code::TypeMismatch, pointer, message));
                        }
                    }
                }
            }
            &["of_each", "about"]
        });
    }

    fn ids(&mut self, file: &mut Reader<'_, '_>) {
        let Some(node) = file.require("ids") else { return };
        let above = file.path();
        let mut ids = Reader::open(node, above.key("ids"), file.problems());
        let mut formats = IdFormats::default();
        if ids.node().member("card").is_none() {
            ids.require("card");
        }
        if let Some(pattern) = pattern(&mut ids, "card") {
            formats.card = pattern;
        }
        formats.crossover = pattern(&mut ids, "crossover");
        object(&mut ids, "retained", |retained| {
            formats.retained_book = retained.integer("book").and_then(|book| u32::try_from(book).ok());
            let texts = retained.texts("patterns");
            let path = retained.path();
            let path = path.key("patterns");
            for (at, text) in texts.iter().enumerate() {
                match IdPattern::read(text) {
                    Ok(pattern) => formats.retained.push(pattern),
                    Err(field) => retained.problems().push(bad_field(&path.item(at).to_string(), &field)),
                }
            }
            &["book", "patterns"]
        });
        ids.finish(&["card", "crossover", "retained"]);
        self.rules.ids = formats;
    }

    /// Bare words of expressions must mean one thing.
    fn conflicts(&self, file: &mut Reader<'_, '_>) {
        let rules = &self.rules;
        let tables: [(&str, Vec<&str>); 4] = [
            ("settings", keys(&rules.settings).collect()),
            ("tallies", keys(&rules.tallies).collect()),
            ("quantities", keys(&rules.quantities).collect()),
            ("counters", keys(&rules.counters).collect()),
        ];
        for (at, (table, names)) in tables.iter().enumerate() {
            for (index, name) in names.iter().enumerate() {
                let pointer = format!("/{table}/{index}/id");
                if RESERVED.contains(name) {
                    let message = format!("`{name}` has a meaning of its own in expressions; take another id");
                    file.problems().push(Diagnostic::new(Code::RulesetConflict, pointer, message));
                } else if let Some((other, _)) = tables[..at].iter().find(|(_, names)| names.contains(name)) {
                    let message = format!("`{name}` is also in `{other}`; an expression could not tell them apart");
                    file.problems().push(Diagnostic::new(Code::RulesetConflict, pointer, message));
                }
            }
        }
        if !rules.card_types.values().any(|card_type| !card_type.is_hero) {
            let message = "the ruleset needs at least one card type besides the hero";
            file.problems().push(Diagnostic::new(Code::RulesetConflict, "/card_types", message));
        }
    }
}

fn quantity(rules: &Ruleset, entry: &mut Reader<'_, '_>) -> Option<Quantity> {
    let fixed = entry.flag("fixed").unwrap_or(false);
    let about = about(entry);
    let is = entry.take("is").map(|node| {
        let scope = Scope::quantity(rules, fixed);
        expression(entry, "is", node, |text| scope.number(text))
    });
    entry.finish(&["id", "fixed", "is", "about"]);
    match is {
        Some(None) => None,
        Some(is) => Some(Quantity { is, fixed, about }),
        None => Some(Quantity { is: None, fixed, about }),
    }
}

fn entry(_: &Ruleset, entry: &mut Reader<'_, '_>) -> Option<Entry> {
    let about = about(entry);
    entry.finish(&["id", "about"]);
    Some(Entry { about })
}

fn setting(_: &Ruleset, entry: &mut Reader<'_, '_>) -> Option<Setting> {
    let of: Vec<Name> = entry.texts("of").into_iter().map(Name::from).collect();
    let is = entry.text("is");
    let about = about(entry);
    entry.finish(&["id", "is", "of", "about"]);
    let is = is?;
    let at = of.iter().position(|choice| *choice == is.as_ref());
    if at.is_none() {
        let pointer = entry.path().key("is").to_string();
        let unknown = unknown(&pointer, &is, "one of the choices in `of`", of.iter().map(Name::as_str));
        entry.problems().push(unknown);
    }
    Some(Setting { of, is: at?, about })
}

fn number(_: &Ruleset, entry: &mut Reader<'_, '_>) -> Option<Number> {
    let range = entry.range("range");
    let about = about(entry);
    entry.finish(&["id", "range", "about"]);
    if range.is_none() {
        entry.require("range");
    }
    Some(Number { range: range?, about })
}

fn hero_number(rules: &Ruleset, entry: &mut Reader<'_, '_>) -> Option<HeroNumber> {
    let name = entry.text("name").or_else(|| entry.text("id")).map(Cow::into_owned).unwrap_or_default();
    let range = entry.range("range");
    let default = entry
        .take("default")
        .and_then(|node| expression(entry, "default", node, |text| Scope::hero(rules).number(text)));
    let board = entry.text("board").map(Name::from);
    let about = about(entry);
    entry.finish(&["id", "name", "range", "default", "board", "about"]);
    if range.is_none() {
        entry.require("range");
    }
    Some(HeroNumber { name, range: range?, default, board, about })
}

fn counter(rules: &Ruleset, entry: &mut Reader<'_, '_>) -> Option<Counter> {
    let start = entry
        .take("start")
        .and_then(|node| expression(entry, "start", node, |text| Scope::hero(rules).number(text)))
        .unwrap_or(Term::Constant(0));
    let min = small(entry, "min");
    let max = small(entry, "max");
    let is_flag = entry.flag("flag").unwrap_or(false);
    let this_turn = match entry.text("until") {
        Some(until) if until == "this_turn" => true,
        Some(until) => {
            let pointer = entry.path().key("until").to_string();
            entry.problems().push(unknown(&pointer, &until, "a duration of a counter", ["this_turn"]));
            false
        }
        None => false,
    };
    let about = about(entry);
    entry.finish(&["id", "start", "min", "max", "flag", "until", "about"]);
    Some(Counter { start, min, max, is_flag, this_turn, about })
}

fn zone(rules: &Ruleset, entry: &mut Reader<'_, '_>) -> Option<Zone> {
    let choices = [("all", SeenBy::All), ("owner", SeenBy::Owner), ("nobody", SeenBy::Nobody)];
    let seen_by = choice(entry, "seen_by", &choices).unwrap_or(SeenBy::All);
    let units = entry.flag("units").unwrap_or(false);
    let reveals = entry.flag("reveals").unwrap_or(false);
    let capacity = match entry.take("capacity") {
        None => Capacity::Unbounded,
        Some(node) => match node.integer().and_then(|most| i32::try_from(most).ok()) {
            Some(most) => Capacity::AtMost(Term::Constant(most)),
            None => expression(entry, "capacity", node, |text| Scope::hero(rules).number(text))
                .map_or(Capacity::Unbounded, Capacity::AtMost),
        },
    };
    let about = about(entry);
    entry.finish(&["id", "seen_by", "units", "reveals", "capacity", "about"]);
    Some(Zone { seen_by, units, reveals, capacity, about })
}

fn card_type(rules: &Ruleset, entry: &mut Reader<'_, '_>) -> Option<CardType> {
    let code = entry.text("code").map(Name::from).unwrap_or_default();
    let icon = icon(entry);
    let is_hero = choice(entry, "record", &[("hero", true), ("card", false)]).unwrap_or(false);
    let numbers = names_of(entry, "numbers", "a number of cards", &rules.numbers);
    let has_subtype = entry.flag("subtype").unwrap_or(false);
    let has_trigger = entry.flag("trigger").unwrap_or(false);
    let from = name_of(entry, "from", "a zone", &rules.zones).map(super::ZoneId);
    let to = name_of(entry, "to", "a zone", &rules.zones).map(super::ZoneId);
    let spent_to = name_of(entry, "spent_to", "a zone", &rules.zones).map(super::ZoneId);
    let counts = name_of(entry, "counts", "a counter", &rules.counters).map(super::CounterId);
    let repeats = name_of(entry, "repeats", "a counter", &rules.counters).map(super::CounterId);
    let about = about(entry);
    entry.finish(&[
        "id", "code", "icon", "record", "numbers", "subtype", "trigger", "from", "to", "spent_to", "counts", "repeats",
        "about",
    ]);
    if from.is_some() && to.is_none() {
        let pointer = entry.path().to_string();
        let message = "a card that is played needs `to`: where it goes then";
        entry.problems().push(Diagnostic::new(Code::RulesetConflict, pointer, message));
    }
    let numbers = numbers.into_iter().map(super::NumberId).collect();
    Some(CardType { code, icon, is_hero, numbers, has_subtype, has_trigger, from, to, spent_to, counts, repeats, about })
}

fn trigger(rules: &Ruleset, entry: &mut Reader<'_, '_>) -> Option<Trigger> {
    let icon = icon(entry);
    let when = choice(entry, "when", &[("play", When::Play), ("damaged", When::Damaged), ("lethal", When::Lethal)]);
    let of = choice(entry, "of", &[("self", Who::Own), ("opponent", Who::Other)]).unwrap_or(Who::Own);
    let types = names_of(entry, "types", "a card type", &rules.card_types).into_iter().map(CardTypeId).collect();
    let before = entry.flag("before").unwrap_or(false);
    let about = about(entry);
    entry.finish(&["id", "icon", "when", "of", "types", "before", "about"]);
    if when.is_none() {
        entry.require("when");
    }
    Some(Trigger { icon, when: when?, of, types, before, about })
}

fn operation(rules: &Ruleset, entry: &mut Reader<'_, '_>) -> Option<Operation> {
    let kind = name_of(entry, "kind", "a kind", &rules.kinds).map_or(0, usize::from);
    let icon = icon(entry);
    let val = entry.range("val");
    let timings = [("play", Timing::Play), ("passive", Timing::Passive), ("death", Timing::Death)];
    let timing = choice(entry, "on", &timings).unwrap_or(Timing::Play);
    let types = names_of(entry, "types", "a card type", &rules.card_types).into_iter().map(CardTypeId).collect();
    let elsewhere = choice(entry, "elsewhere", &[("error", Severity::Error), ("warning", Severity::Warning)]);
    let does =
        entry.take("does").map(|node| expression(entry, "does", node, |text| Scope::operation(rules).effects(text)));
    let adds = adds(rules, entry);
    let tally = name_of(entry, "tally", "a tally", &rules.tallies).map(super::TallyId);
    let phase = name_of(entry, "phase", "a phase", &rules.phases).map(usize::from);
    let about = about(entry);
    entry.finish(&["id", "kind", "icon", "val", "on", "types", "elsewhere", "does", "adds", "tally", "phase", "about"]);
    let pointer = entry.path().to_string();
    let conflict = match (timing, does.is_some(), adds.is_empty()) {
        (Timing::Passive, true, _) => Some("a passive adds to quantities; it does nothing by itself"),
        (Timing::Passive, false, true) => Some("a passive needs `adds`: the quantities it adds to"),
        (Timing::Play | Timing::Death, false, _) => Some("the operation needs `does`: what it changes"),
        (Timing::Play | Timing::Death, true, false) => Some("only a passive adds to quantities"),
        _ => None,
    };
    if let Some(message) = conflict {
        entry.problems().push(Diagnostic::new(Code::RulesetConflict, &pointer, message));
    }
    let does = does.unwrap_or_else(|| Some(Vec::new()))?;
    if val.is_none() && (reads_val(&does) || adds.iter().any(|(_, term)| term_reads_val(term))) {
        let message = "the operation reads `val` but takes none; add `\"val\": [least, most]`";
        entry.problems().push(Diagnostic::new(Code::RulesetConflict, &pointer, message));
    }
    let elsewhere = elsewhere.unwrap_or(Severity::Error);
    Some(Operation { kind, icon, val, timing, types, elsewhere, does, adds, tally, phase, about })
}

/// What a passive adds: quantity → term over the row's value.
fn adds(rules: &Ruleset, entry: &mut Reader<'_, '_>) -> Vec<(super::QuantityId, Term)> {
    let Some(node) = entry.take("adds") else { return Vec::new() };
    let above = entry.path();
    let path = above.key("adds");
    let mut adds = Vec::new();
    let members = Reader::open(node, path, entry.problems()).rest();
    for member in members {
        let Some(id) = rules.quantity_id(&member.key) else {
            let pointer = path.key(&member.key).to_string();
            entry.problems().push(unknown(&pointer, &member.key, "a quantity", keys(&rules.quantities)).on_key());
            continue;
        };
        if rules.quantity(id).1.is.is_some() {
            let message = format!("`{}` has a term of its own; nothing can be added to it", member.key);
            let pointer = path.key(&member.key).to_string();
            entry.problems().push(Diagnostic::new(Code::RulesetConflict, pointer, message).on_key());
            continue;
        }
        let scope = Scope::passive(rules);
        if let Some(term) =
            expression_at(entry.problems(), path.key(&member.key), member.value, |text| scope.number(text))
        {
            adds.push((id, term));
        }
    }
    adds
}

fn condition(rules: &Ruleset, entry: &mut Reader<'_, '_>) -> Option<Condition> {
    let takes = match entry.take("takes") {
        None => Takes::Nothing,
        Some(node) if node.string().as_deref() == Some("subtype") => Takes::Subtype,
        Some(node) => match crate::base::reader::range_of(node) {
            Some(range) => Takes::Number(range),
            None => {
                let above = entry.path();
                let path = above.key("takes");
                let problem = mismatch(node, path, "\"subtype\" or a range [least, most]");
                entry.problems().push(problem);
                Takes::Nothing
            }
        },
    };
    let spelled = entry.text("spelled").and_then(|text| {
        let split = text.split_once("<N>").map(|(before, after)| (Name::from(before), Name::from(after)));
        if split.is_none() || !matches!(takes, Takes::Number(_)) {
            let pointer = entry.path().key("spelled").to_string();
            let message = "a spelling has <N> where the number stands, as in vs_book<N>, and the condition takes one";
            entry.problems().push(Diagnostic::new(Code::RulesetConflict, pointer, message));
        }
        split
    });
    let holds = entry.require("holds");
    let holds =
        holds.and_then(|node| expression(entry, "holds", node, |text| Scope::condition(rules, &takes).truth(text)));
    let about = about(entry);
    entry.finish(&["id", "takes", "spelled", "holds", "about"]);
    Some(Condition { takes, spelled, holds: holds?, about })
}

fn lever(_: &Ruleset, entry: &mut Reader<'_, '_>) -> Option<Lever> {
    let is = entry.integer("is");
    let about = about(entry);
    entry.finish(&["id", "is", "about"]);
    if is.is_none() {
        entry.require("is");
    }
    Some(Lever { is: is?, about })
}

fn reads_val(effects: &[super::term::Effect]) -> bool {
    use super::term::{Cards, Effect};
    effects.iter().any(|effect| match effect {
        Effect::Gain(_, _, term)
        | Effect::Lose(_, _, term)
        | Effect::Set(_, _, term)
        | Effect::DamagePlayer(_, term) => term_reads_val(term),
        Effect::DamageCards(_, term) | Effect::Modify(_, _, term, _) => term_reads_val(term),
        Effect::Move(Cards::Top(_, _, term) | Cards::Bottom(_, _, term) | Cards::Random(_, _, term), ..) => {
            term_reads_val(term)
        }
        _ => false,
    })
}

fn term_reads_val(term: &Term) -> bool {
    let mut reads = false;
    term.visit(&mut |part| reads |= *part == Term::Val);
    reads
}

fn about(entry: &mut Reader<'_, '_>) -> String {
    entry.text("about").map(Cow::into_owned).unwrap_or_default()
}

fn icon(entry: &mut Reader<'_, '_>) -> Name {
    entry.text("icon").map_or_else(|| Name::const_new("circle"), Name::from)
}

fn small(entry: &mut Reader<'_, '_>, name: &str) -> Option<i32> {
    entry.integer(name).map(|number| i32::try_from(number).unwrap_or(if number < 0 { i32::MIN } else { i32::MAX }))
}

/// Opens an object if it is there.
fn object<'k>(file: &mut Reader<'_, '_>, name: &str, read: impl FnOnce(&mut Reader<'_, '_>) -> &'k [&'k str]) {
    let Some(node) = file.take(name) else { return };
    let above = file.path();
    let mut inner = Reader::open(node, above.key(name), file.problems());
    let known = read(&mut inner);
    inner.finish(known);
}

fn required_name(entry: &mut Reader<'_, '_>, member: &str) -> Option<Name> {
    let text = entry.text(member);
    let Some(text) = text else {
        if entry.node().member(member).is_none() {
            entry.require(member);
        }
        return None;
    };
    let good = text.len() <= 40
        && text.starts_with(|c: char| c.is_ascii_alphabetic())
        && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
    if !good {
        let pointer = entry.path().key(member).to_string();
        let message = "an id is letters, digits and underscores, begins with a letter and has at most 40 of them";
        entry.problems().push(Diagnostic::new(Code::IdFormat, pointer, message));
        return None;
    }
    Some(Name::from(text))
}

fn unknown<'a>(pointer: &str, name: &str, what: &str, known: impl IntoIterator<Item = &'a str>) -> Diagnostic {
    let message = format!("`{}` is not {what}", crate::base::reader::shorten(name));
    Diagnostic::new(Code::ExpressionName, pointer, message).did_you_mean(closest(name, known))
}

fn choice<T: Copy>(entry: &mut Reader<'_, '_>, member: &str, choices: &[(&str, T)]) -> Option<T> {
    let text = entry.text(member)?;
    let found = choices.iter().find(|(name, _)| *name == text).map(|&(_, value)| value);
    if found.is_none() {
        let names: Vec<&str> = choices.iter().map(|(name, _)| *name).collect();
        let pointer = entry.path().key(member).to_string();
        let what = format!("one of {}", names.join(", "));
        entry.problems().push(unknown(&pointer, &text, &what, names));
    }
    found
}

fn name_of<T>(entry: &mut Reader<'_, '_>, member: &str, what: &str, table: &Table<T>) -> Option<u8> {
    let text = entry.text(member)?;
    let at = table.get_index_of(text.as_ref());
    if at.is_none() {
        let pointer = entry.path().key(member).to_string();
        entry.problems().push(unknown(&pointer, &text, what, keys(table)));
    }
    at.and_then(|at| u8::try_from(at).ok())
}

fn names_of<T>(entry: &mut Reader<'_, '_>, member: &str, what: &str, table: &Table<T>) -> Vec<u8> {
    let texts = entry.texts(member);
    let path = entry.path();
    let path = path.key(member);
    let mut ids = Vec::with_capacity(texts.len());
    for (at, text) in texts.iter().enumerate() {
        match table.get_index_of(text.as_ref()).and_then(|at| u8::try_from(at).ok()) {
            Some(id) => ids.push(id),
            None => {
                let unknown = unknown(&path.item(at).to_string(), text, what, keys(table));
                entry.problems().push(unknown);
            }
        }
    }
    ids
}

fn pattern(entry: &mut Reader<'_, '_>, member: &str) -> Option<IdPattern> {
    let text = entry.text(member)?;
    match IdPattern::read(&text) {
        Ok(pattern) => Some(pattern),
        Err(field) => {
            let pointer = entry.path().key(member).to_string();
            entry.problems().push(bad_field(&pointer, &field));
            None
        }
    }
}

fn bad_field(pointer: &str, field: &str) -> Diagnostic {
    let message = format!(
        "`{{{}}}` is not a field of an id; there are {{book:2}}, {{hero:2}}, {{number:2}}, {{type}} and {{letters:2}}",
        crate::base::reader::shorten(field)
    );
    Diagnostic::new(Code::IdFormat, pointer, message)
}

fn expression<T>(
    entry: &mut Reader<'_, '_>,
    member: &str,
    node: Node<'_>,
    read: impl FnOnce(&str) -> Result<T, Slip>,
) -> Option<T> {
    let above = entry.path();
    expression_at(entry.problems(), above.key(member), node, read)
}

/// Reads an expression in a string; a slip is reported at its own bytes in the file.
fn expression_at<T>(
    problems: &mut Vec<Diagnostic>,
    path: Path<'_>,
    node: Node<'_>,
    read: impl FnOnce(&str) -> Result<T, Slip>,
) -> Option<T> {
    let Some(text) = node.string() else {
        problems.push(mismatch(node, path, "an expression in quotes"));
        return None;
    };
    match read(&text) {
        Ok(value) => Some(value),
        Err(slip) => {
            // In a text with escapes the bytes do not line up; the whole text is marked then.
            let start = node.span().start + 1;
            let span = match text {
                Cow::Borrowed(_) => start + slip.span.start..start + slip.span.end,
                Cow::Owned(_) => node.span(),
            };
            problems.push(
                Diagnostic::new(slip.code, path.to_string(), slip.message).at(span).did_you_mean(slip.meant.as_deref()),
            );
            None
        }
    }
}
