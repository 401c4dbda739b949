//! Reads a ruleset file into the checked vocabulary. Each table is read after the tables that its entries refer to.

mod entries;
mod game;
mod members;

use std::borrow::Cow;

use entries::{
    card_type, condition, counter, entry, hero_number, lever, number, operation, quantity, setting, trigger, zone,
};
use members::{about, bad_field, expression, name_of, object, pattern, required_name, unknown};

use super::ids::{IdFormats, IdPattern};
use super::names::{Scope, keys};
use super::term::Term;
use super::vocabulary::{DamageRule, Legacy, Ruleset, Table, Takes, UnitRule};
use crate::base::json::{self, Node};
use crate::base::reader::{Path, Reader, mismatch};
use crate::base::{Code, Diagnostic, Message, Name, Severity, Source};
use crate::message;

/// The format of rulesets whose match is in the program. Of those of the next format, only the vocabulary is read here.
const FORMAT: i64 = 1;
/// The maximum number of entries of a table, because an index is one byte.
const MAX_ENTRIES: usize = 250;
/// Words with a meaning in every expression.
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
/// Members of the file that only the kernel reads, which plays the match as data.
const OF_THE_MATCH: [&str; 5] = ["generator", "match", "players", "states", "timings"];

/// Reads a ruleset with other choices for some settings. All problems are reported at once; with an error among them
/// there is no ruleset.
pub fn read(source: &Source, chosen: &[(Name, Name)]) -> (Option<Ruleset>, Vec<Diagnostic>) {
    let mut problems = Vec::new();
    let rules = match json::parse(&source.text) {
        Ok(root) if root.member("format").and_then(Node::integer) == Some(FORMAT + 1) => {
            Some(game::vocabulary(root, chosen))
        }
        Ok(root) if is_of_format_2(root) => {
            problems.push(wrong_format(root));
            None
        }
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

/// Whether a file that says another format, or none, is meant to be of format 2: format 1 has none of these tables.
fn is_of_format_2(root: Node<'_>) -> bool {
    let format = root.member("format").and_then(Node::integer);
    let of_format_2 = ["targets", "filters", "durations", "costs", "ways", "keywords", "groups", "sets"];
    format.is_none_or(|format| format <= FORMAT) && of_format_2.iter().any(|table| root.member(table).is_some())
}

/// The only problem of a file of format 2 that does not say so, because every other one would follow from it.
fn wrong_format(root: Node<'_>) -> Diagnostic {
    let hint = Some("\"format\": 2");
    match root.member("format") {
        None => Diagnostic::new(Code::TypeMismatch, "/format", message!("problem-member-missing", name = "format")),
        Some(node) => match node.integer() {
            None => mismatch(node, Path::Root.key("format"), "expected-integer"),
            Some(format) => {
                let range = message!("problem-only", n = FORMAT + 1);
                let message = message!("problem-condition-out-of-range", name = "format", range = range, val = format);
                Diagnostic::new(Code::TypeMismatch, "/format", message)
            }
        },
    }
    .did_you_mean(hint)
}

fn empty() -> Ruleset {
    Ruleset {
        format: FORMAT,
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
        sets: Table::new(),
        subtypes: Table::new(),
        keywords: Table::new(),
        hero_numbers: Table::new(),
        leader_numbers: Table::new(),
        counters: Table::new(),
        damage: None,
        tallies: Table::new(),
        zones: Table::new(),
        units: None,
        phases: Table::new(),
        triggers: Table::new(),
        quantities: Table::new(),
        operations: Table::new(),
        parameters: Vec::new(),
        timings: Table::new(),
        ways: Table::new(),
        costs: Table::new(),
        targets: Table::new(),
        durations: Table::new(),
        conditions: Table::new(),
        legacy: None,
        deck: Vec::new(),
        ids: IdFormats::default(),
        levers: Table::new(),
    }
}

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
            let message = message!("problem-format", format = format, most = FORMAT);
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
        for member in OF_THE_MATCH {
            file.take(member);
        }
        let known: Vec<&str> = MEMBERS.iter().copied().chain(["ids", "levers"]).chain(OF_THE_MATCH).collect();
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
            let message = message!("problem-table-size", table = name, count = items.len(), most = MAX_ENTRIES);
            file.problems().push(Diagnostic::new(Code::RulesetConflict, list.to_string(), message));
        }
        for (at, item) in items.into_iter().enumerate().take(MAX_ENTRIES) {
            let mut entry = Reader::open(item, list.item(at), file.problems());
            let id = required_name(&mut entry, "id");
            let value = read(&self.rules, &mut entry);
            let (Some(id), Some(value)) = (id, value) else { continue };
            if table(&mut self.rules).contains_key(&id) {
                let pointer = list.item(at).key("id").to_string();
                let message = message!("problem-entry-twice", id = id, table = name);
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
        let to = name_of(&mut rule, "to", "expected-counter", &rules.counters);
        let less = name_of(&mut rule, "less", "expected-quantity", &rules.quantities);
        let once = name_of(&mut rule, "once", "expected-counter", &rules.counters);
        let floor = name_of(&mut rule, "floor", "expected-counter", &rules.counters);
        let taken = name_of(&mut rule, "taken", "expected-counter", &rules.counters);
        if to.is_none() {
            rule.require("to");
        }
        let rule_path = rule.path();
        if let Some(less) = less
            && rules.quantities[usize::from(less)].is.is_some()
        {
            let pointer = rule_path.key("less").to_string();
            let message = message!("problem-less-with-term");
            rule.problems().push(Diagnostic::new(Code::RulesetConflict, pointer, message));
        }
        rule.finish(&["to", "less", "once", "floor", "taken"]);
        self.rules.damage = to.map(|to| DamageRule {
            to: super::CounterId(to),
            less: less.map(super::QuantityId),
            once: once.map(super::CounterId),
            floor: floor.map(super::CounterId),
            taken: taken.map(super::CounterId),
        });
    }

    fn units(&mut self, file: &mut Reader<'_, '_>) {
        let Some(node) = file.take("units") else { return };
        let above = file.path();
        let mut rule = Reader::open(node, above.key("units"), file.problems());
        let rules = &self.rules;
        let attack = name_of(&mut rule, "attack", "expected-card-number", &rules.numbers);
        let health = name_of(&mut rule, "health", "expected-card-number", &rules.numbers);
        let destroyed_to = name_of(&mut rule, "destroyed_to", "expected-zone", &rules.zones);
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
        let condition = name_of(&mut rule, "condition", "expected-condition-name", &self.rules.conditions);
        let each_percent = rule.range("each_percent").unwrap_or(0..=100);
        let total_percent = rule.integer("total_percent").unwrap_or(100);
        let path = rule.path();
        let Some(condition) = condition else {
            rule.require("condition");
            return;
        };
        if !matches!(self.rules.conditions[usize::from(condition)].takes, Takes::Number(_)) {
            let message = message!("problem-legacy-condition");
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
                            let unknown = unknown(
                                &pointer,
                                &member.key,
                                Message::new("expected-card-type"),
                                keys(&self.rules.card_types),
                            );
                            deck.problems().push(unknown.on_key());
                        }
                        (_, None) => {
                            let message = message!("problem-count-needed");
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
        formats.made = pattern(&mut ids, "made");
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
        ids.finish(&["card", "crossover", "made", "retained"]);
        self.rules.ids = formats;
    }

    /// Reports bare words of expressions that would be ambiguous.
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
                    let message = message!("problem-reserved-id", name = *name);
                    file.problems().push(Diagnostic::new(Code::RulesetConflict, pointer, message));
                } else if let Some((other, _)) = tables[..at].iter().find(|(_, names)| names.contains(name)) {
                    let message = message!("problem-ambiguous-id", name = *name, table = *other);
                    file.problems().push(Diagnostic::new(Code::RulesetConflict, pointer, message));
                }
            }
        }
        if !rules.card_types.values().any(|card_type| !card_type.is_hero) {
            let message = message!("problem-no-card-type");
            file.problems().push(Diagnostic::new(Code::RulesetConflict, "/card_types", message));
        }
    }
}
