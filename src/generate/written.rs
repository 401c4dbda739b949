//! Rows in the form in which they are written, member by member, from the kernel's own tables: what the grammar of all
//! legal cards has beyond what is drawn, e.g. a target without a preset, a timing that is refined, conditions that are
//! joined. Every choice has finitely many alternatives, so each legal row has a probability.

use serde_json::{Map, Value, json};

use super::card::Row;
use super::choose::{Choose, Derive, Held, Impossible, Menu};
use super::guide::{Guide, flag, position};
use super::row::Place;
use super::shape::Options;
use super::walk::{Stand, Walk, large, narrow, small};
use crate::base::Name;
use crate::kernel::rules::places;
use crate::kernel::rules::shape::{AGAINST, COUNTED, Entry, Kind, PAID, REFINED, TARGET};
use crate::kernel::rules::tables::{Operation, ParameterRule, Takes};
use crate::ruleset::{ONCE, PLAYERS};

/// How deep `any`, `all` and `not` can nest.
const DEPTH: usize = 4;
/// The longest list, and the highest number of cards, that is an alternative.
const LONGEST: usize = 8;
const MOST_CARDS: i32 = 99;
/// The most numbers of a range that are alternatives.
const MOST_NUMBERS: i32 = 1 << 17;

/// The filters of cards, or the conditions of a row.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tests {
    Filters,
    Conditions,
}

impl Tests {
    fn member(self) -> &'static str {
        match self {
            Tests::Filters => "where",
            Tests::Conditions => "if",
        }
    }
}

type Written = Result<Value, Impossible>;

impl<'w, 'g: 'w, C: Choose> Walk<'w, 'g, C> {
    /// Whether a finished row is one of those that are drawn.
    pub(super) fn is_drawn(&self, stand: Stand, above: &[Row], guide: Guide<'_>) -> bool {
        let mut walk = Walk::new(self.grammar, Derive::default());
        walk.numbers.clone_from(&self.numbers);
        walk.drawn_row(stand, above, guide).is_ok()
    }

    /// A row that is written out.
    pub(super) fn written_row(&mut self, stand: Stand, above: &[Row], guide: Guide<'_>) -> Result<Row, Impossible> {
        let game = self.game();
        let operations = game.names("operations");
        let at = self.one("do", &operations, guide.value("do"))?;
        let mut row = Row { operation: at, timing: above.last().and_then(|row| row.timing), ..Row::default() };
        let rule = &game.operations[at];
        let takes = |name: &str| game.row_takes(operations[at], name);
        let mut members = Map::new();
        members.insert("do".to_owned(), operations[at].into());
        let known =
            |name: &str| matches!(name, "do" | "about" | "text") || rule.parameters.contains_key(name) || takes(name);
        self.refuse(guide.only("", known))?;
        for name in ["on", "as", "once", "may", "cost", "val", "word", "who", "to", "for", "against", "if"] {
            let is_needed = game.must_write(operations[at], name);
            if takes(name) && (is_needed || self.is_there(name, guide.there(name))?) {
                let value = self.member(name, rule, guide.part(name))?;
                members.insert(name.to_owned(), value);
            }
        }
        for (name, parameter) in &rule.parameters {
            if matches!(parameter, ParameterRule::Place { .. }) || self.is_there("parameter", guide.there(name))? {
                let value = self.parameter_of_row(parameter, guide.part(name))?;
                members.insert(name.to_string(), value);
            }
        }
        for name in ["replace", "bonus"] {
            if takes(name) && self.is_there(name, guide.there(name))? {
                members.insert(name.to_owned(), true.into());
            }
        }
        row.val = members.get("val").and_then(Value::as_i64).map(narrow);
        let on = members.get("on").map(|on| on.get("like").unwrap_or(on));
        row.timing = on.and_then(|on| game.timings.get_index_of(on.as_str()?)).or(row.timing);
        if takes("card") {
            let facts = super::never::Facts::default();
            self.made(&mut row, &Place { stand: &stand, facts, zones: 0 }, guide)?;
        }
        if takes("effects") {
            let inner = Stand { depth: stand.depth + 1, aimed: false, attached: true, ..stand };
            row.effects = self.attached(inner, guide)?;
        }
        row.written = Value::Object(members).to_string();
        Ok(row)
    }

    fn member(&mut self, name: &'static str, rule: &'g Operation, guide: Guide<'_>) -> Written {
        let game = self.game();
        match name {
            "on" => self.or_object(name, "timings", &REFINED, guide),
            "to" => self.or_object(name, "targets", &TARGET, guide),
            "as" => self.word(name, &game.names("ways"), guide),
            "for" => self.word(name, &game.names("durations"), guide),
            "once" => self.word(name, &ONCE, guide),
            "who" => self.word(name, &PLAYERS, guide),
            "may" => self.flag(name, guide),
            "cost" => self.costs(guide),
            "against" => Ok(self.object(&AGAINST, guide)?.into()),
            "if" => self.tests(Tests::Conditions, 1, guide),
            "val" => {
                let range = rule.val.clone().unwrap_or(0..=0);
                self.number(name, *range.start(), *range.end(), guide)
            }
            "word" => {
                let words: Vec<&str> = rule.words.iter().map(|word| game.word(*word)).collect();
                self.word(name, &if words.is_empty() { game.names("keywords") } else { words }, guide)
            }
            _ => Err(free(name, guide)),
        }
    }

    fn parameter_of_row(&mut self, parameter: &ParameterRule, guide: Guide<'_>) -> Written {
        match parameter {
            ParameterRule::Number(range) => self.number("parameter", *range.start(), *range.end(), guide),
            ParameterRule::Place { zones, of, .. } => {
                let all = places(self.game(), zones, of);
                self.word("parameter", &all.iter().map(String::as_str).collect::<Vec<_>>(), guide)
            }
        }
    }

    fn costs(&mut self, guide: Guide<'_>) -> Written {
        let game = self.game();
        self.refuse(guide.only("", |name| game.costs.contains_key(name)))?;
        let mut members = Map::new();
        for (name, cost) in &game.costs {
            if !self.is_there("cost", guide.there(name))? {
                continue;
            }
            let given = guide.part(name);
            let value = if cost.filtered && self.form("cost", 2, given, |node| usize::from(node.is_object()))? == 1 {
                self.object(&PAID, given)?.into()
            } else if let Some(range) = &cost.takes {
                self.number("cost", *range.start(), *range.end(), given)?
            } else {
                true.into()
            };
            members.insert(name.to_string(), value);
        }
        Ok(members.into())
    }

    /// A name of a table, or an object that refines it.
    fn or_object(&mut self, name: &'static str, table: &str, entry: &Entry, guide: Guide<'_>) -> Written {
        if self.form(name, 2, guide, |node| usize::from(node.is_object()))? == 1 {
            return Ok(self.object(entry, guide)?.into());
        }
        self.word(name, &self.game().names(table), guide)
    }

    /// An object of the kernel's tables of members.
    fn object(&mut self, entry: &Entry, guide: Guide<'_>) -> Result<Map<String, Value>, Impossible> {
        self.refuse(guide.only("", |name| entry.members.iter().any(|member| member.name == name)))?;
        let mut members = Map::new();
        for member in entry.members {
            if is_text(member.kind) {
                self.refuse(guide.value(member.name).map_or(Ok(()), |_| Err(free(member.name, guide))))?;
            } else if member.is_required || self.is_there(member.name, guide.there(member.name))? {
                let value = self.of_kind(member.name, member.kind, guide.part(member.name))?;
                members.insert(member.name.to_owned(), value);
            }
        }
        Ok(members)
    }

    fn of_kind(&mut self, name: &'static str, kind: Kind, guide: Guide<'_>) -> Written {
        let game = self.game();
        match kind {
            Kind::Word(words) => self.word(name, words, guide),
            Kind::Words(words) => self.one_or_more(name, words, guide),
            Kind::One(table) => self.word(name, &game.names(table), guide),
            Kind::Zones => {
                let all: Vec<&str> = game.zones.keys().chain(game.groups.keys()).map(Name::as_str).collect();
                self.one_or_more(name, &all, guide)
            }
            Kind::Integer => self.number(name, 0, MOST_CARDS, guide),
            Kind::Flag => self.flag(name, guide),
            Kind::Where => self.tests(Tests::Filters, 1, guide),
            _ => Err(free(name, guide)),
        }
    }

    /// Filters or conditions, and what joins them.
    fn tests(&mut self, of: Tests, depth: usize, guide: Guide<'_>) -> Written {
        let mut members = self.plain_tests(of, depth, guide)?;
        if depth >= DEPTH {
            return Ok(members.into());
        }
        for name in ["any", "all", "not"] {
            if !self.is_there(name, guide.there(name))? {
                continue;
            }
            let inner = guide.part(name);
            let value = match name {
                "not" => self.tests(of, depth + 1, inner)?,
                "any" if self.form(name, 2, inner, |node| usize::from(node.is_object()))? == 1 => {
                    self.plain_tests(of, DEPTH, inner)?.into()
                }
                _ => {
                    let given: Vec<&Value> = inner.node.and_then(Value::as_array).into_iter().flatten().collect();
                    let count = self.form(name, LONGEST, inner, |_| given.len())?;
                    let part = |at: usize| Guide { node: given.get(at).copied(), ..inner };
                    (0..count).map(|at| self.tests(of, depth + 1, part(at))).collect::<Result<Vec<_>, _>>()?.into()
                }
            };
            members.insert(name.to_owned(), value);
        }
        Ok(members.into())
    }

    fn plain_tests(&mut self, of: Tests, depth: usize, guide: Guide<'_>) -> Result<Map<String, Value>, Impossible> {
        let game = self.game();
        let all: Vec<(&Name, &Takes, Option<&Name>)> = match of {
            Tests::Filters => game.filters.iter().map(|(name, filter)| (name, &filter.takes, None)).collect(),
            Tests::Conditions => {
                let all = game.conditions.iter();
                all.map(|(name, condition)| (name, &condition.takes, condition.spelled.as_ref())).collect()
            }
        };
        let number = |key: &str, before: &Name| key.strip_prefix(before.as_str())?.parse::<i32>().ok();
        let is_known = |key: &str| {
            depth < DEPTH && matches!(key, "any" | "all" | "not")
                || all
                    .iter()
                    .any(|(name, _, spelled)| *name == key || spelled.is_some_and(|s| number(key, s).is_some()))
        };
        self.refuse(guide.only("", is_known))?;
        let mut members = Map::new();
        for (name, takes, spelled) in &all {
            if self.is_there(of.member(), guide.there(name))? {
                let value = self.parameter(of.member(), takes, guide.part(name))?;
                members.insert(name.to_string(), value);
            }
            let (Some(before), Takes::Number(range)) = (spelled, takes) else { continue };
            let keys = guide.node.and_then(Value::as_object).into_iter().flat_map(Map::keys);
            let given = keys.filter(|key| *name != key.as_str()).find_map(|key| Some((key, number(key, before)?)));
            let held = if given.is_some() { flag(true) } else { guide.missing(0) };
            if self.is_there(of.member(), held)? {
                let number = given.map(|(_, number)| Value::from(number));
                let own = Guide { node: number.as_ref(), ..guide };
                let number = self.number(of.member(), *range.start(), *range.end(), own)?;
                let key = given.map_or_else(|| format!("{before}{number}"), |(key, _)| key.clone());
                members.insert(key, true.into());
            }
        }
        Ok(members)
    }

    fn parameter(&mut self, name: &'static str, takes: &Takes, guide: Guide<'_>) -> Written {
        let game = self.game();
        match takes {
            Takes::Nothing => Ok(true.into()),
            Takes::Flag => self.flag(name, guide),
            Takes::Number(range) => self.number(name, *range.start(), *range.end(), guide),
            // Of a set to which imports may add words.
            Takes::Word(words) if words.is_empty() => {
                self.word(name, &game.words.iter().map(Name::as_str).collect::<Vec<_>>(), guide)
            }
            Takes::Word(words) => {
                self.word(name, &words.iter().map(|word| game.word(*word)).collect::<Vec<_>>(), guide)
            }
            Takes::Card => {
                let known: Vec<&str> = self.grammar.known.iter().map(|(id, _)| id.as_str()).collect();
                self.word(name, &known, guide)
            }
            Takes::Where => self.tests(Tests::Filters, 1, guide),
            Takes::Cards => {
                let form = |node: &Value| match node {
                    Value::Bool(_) => 1,
                    Value::Object(_) => 2,
                    _ => 0,
                };
                match self.form(name, 3, guide, form)? {
                    0 => self.number(name, 0, MOST_CARDS, guide),
                    1 => self.flag(name, guide),
                    _ => Ok(self.object(&COUNTED, guide)?.into()),
                }
            }
        }
    }

    /// Whether a member is there.
    fn is_there(&mut self, name: &'static str, held: Held) -> Result<bool, Impossible> {
        // Most members are not there, so that what is drawn is not endless.
        let options = Options::from_iter([(0, 16), (1, 1)]);
        Ok(self.pick((Menu::Written(name), name), &options, held)? == 1)
    }

    /// One of several forms of a member.
    fn form(
        &mut self,
        name: &'static str,
        count: usize,
        guide: Guide<'_>,
        of: impl Fn(&Value) -> usize,
    ) -> Result<usize, Impossible> {
        let held = guide.node.map_or(Held::Open, |node| Held::Is(small(of(node))));
        Ok(large(self.pick((Menu::Written(name), name), &(0..count).map(|at| (small(at), 1)).collect(), held)?))
    }

    fn flag(&mut self, name: &'static str, guide: Guide<'_>) -> Written {
        let at = self.form(name, 2, guide, |node| usize::from(*node == true))?;
        Ok((at == 1).into())
    }

    fn number(&mut self, name: &'static str, least: i32, most: i32, guide: Guide<'_>) -> Written {
        let held = match guide.node {
            Some(node) => node.as_i64().map_or_else(|| Held::Wrong(node.to_string().into()), |n| Held::Is(narrow(n))),
            None => Held::Open,
        };
        let options = (least..=most.min(least.saturating_add(MOST_NUMBERS))).map(|number| (number, 1)).collect();
        Ok(self.pick((Menu::Written(name), name), &options, held)?.into())
    }

    fn one(&mut self, name: &'static str, words: &[&str], node: Option<&Value>) -> Result<usize, Impossible> {
        let held = node.map_or(Held::Open, |node| position(node, |text| words.iter().position(|word| *word == text)));
        let options = (0..words.len()).map(|at| (small(at), 1)).collect();
        Ok(large(self.pick((Menu::Written(name), name), &options, held)?))
    }

    fn word(&mut self, name: &'static str, words: &[&str], guide: Guide<'_>) -> Written {
        let at = self.one(name, words, guide.node)?;
        Ok(words.get(at).copied().into())
    }

    /// One word, or a list of them.
    fn one_or_more(&mut self, name: &'static str, words: &[&str], guide: Guide<'_>) -> Written {
        let given = guide.node.and_then(Value::as_array);
        let count = self.form(name, LONGEST, guide, |_| given.map_or(0, Vec::len))?;
        if count == 0 && given.is_none() {
            return self.word(name, words, guide);
        }
        let part = |at: usize| Guide { node: given.and_then(|given| given.get(at)), ..guide };
        Ok(json!((0..count).map(|at| self.word(name, words, part(at))).collect::<Result<Vec<_>, _>>()?))
    }
}

/// Whether a member is an expression, for which there is no menu.
fn is_text(kind: Kind) -> bool {
    matches!(kind, Kind::Expression | Kind::Term | Kind::Timings)
}

fn free(name: &'static str, guide: Guide<'_>) -> Impossible {
    let wanted = guide.node.map_or_else(Name::default, |node| node.to_string().into());
    Impossible { member: name, wanted, menu: Menu::Written(name) }
}
