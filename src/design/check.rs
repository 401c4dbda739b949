//! The problems of `design.json`: the same for `check` and for the window.

use std::collections::HashSet;

use super::packs::{Run, RunError};
use super::project::DesignFile;
use super::shape::{FILE, Member, PRICE, Shape, Vocabulary};
use crate::base::json::{self, Node, step};
use crate::base::reader::{Path, Reader, mismatch, read_file, shorten};
use crate::base::{Argument, Code, Diagnostic, Message, Source, closest};
use crate::kernel::rules::Game;
use crate::message;
use crate::registry::card_filter::{keys, tokens};
use crate::ruleset::Ruleset;
use crate::text::Language;

/// What the file can name.
pub struct Known<'k> {
    pub rules: &'k Ruleset,
    /// The whole game, where the rules describe one.
    pub game: Option<&'k Game>,
    /// The ids of the cards.
    pub cards: Vec<&'k str>,
}

/// All problems of the file, each with its place.
pub fn check(source: &Source, known: &Known<'_>) -> Vec<Diagnostic> {
    let read = |mut file: Reader<'_, '_>| {
        let root = file.node();
        members(&mut file, FILE, known);
        tags(root, known, file.problems());
        goals(root, file.problems());
        run(root, known, file.problems());
        Some(())
    };
    read_file(source, read).1
}

/// The members of an object: which there are, and what they are.
fn members(object: &mut Reader<'_, '_>, list: &[Member], known: &Known<'_>) {
    let path = object.path();
    for Member { name, shape, is_required, .. } in list {
        let node = if *is_required { object.require(name) } else { object.take(name) };
        if let Some(node) = node {
            value(node, path.key(name), *shape, known, object.problems());
        }
    }
    object.finish(&list.iter().map(|member| member.name).collect::<Vec<_>>());
}

fn value(node: Node<'_>, path: Path<'_>, shape: Shape, known: &Known<'_>, problems: &mut Vec<Diagnostic>) {
    let wanted = |fits: bool, wanted: &'static str| (!fits).then(|| mismatch(node, path, wanted));
    let needed =
        |code, wanted: Message| Diagnostic::new(code, path.to_string(), message!("problem-needed", wanted = wanted));
    let problem = match shape {
        Shape::Text | Shape::Search | Shape::Language | Shape::Tag => wanted(node.string().is_some(), "expected-text"),
        Shape::Name => wanted(node.string().is_some_and(|text| !text.is_empty()), "expected-name"),
        Shape::Letter => wanted(node.string().is_some_and(|text| text.chars().count() == 1), "expected-letter"),
        Shape::Flag => wanted(node.boolean().is_some(), "expected-flag"),
        Shape::Number => wanted(node.raw().parse::<f64>().is_ok_and(f64::is_finite), "expected-number"),
        Shape::Count(least) => match node.integer() {
            Some(number) if number >= least => None,
            Some(_) => Some(needed(Code::ValOutOfRange, message!("expected-integer-from", least = least))),
            None => Some(mismatch(node, path, "expected-integer")),
        },
        Shape::OneOf(words) => match node.string() {
            Some(word) if words.contains(&&*word) => None,
            Some(word) => {
                let kind = message!("expected-one-of", names = Argument::names(words));
                let meant = closest(&word, words.iter().copied());
                Some(unknown(&path, &word, kind).did_you_mean(meant))
            }
            None => Some(mismatch(node, path, "expected-text")),
        },
        Shape::Price if node.shape() == json::Shape::Object => {
            return members(&mut Reader::open(node, path, problems), PRICE, known);
        }
        Shape::Price => return value(node, path, Shape::Number, known, problems),
        Shape::Object(list) => return members(&mut Reader::open(node, path, problems), list, known),
        Shape::Cards | Shape::Names(_) | Shape::List(_) if node.shape() != json::Shape::Array => {
            Some(mismatch(node, path, "expected-list"))
        }
        Shape::List(shape) => {
            for (at, item) in node.items().into_iter().enumerate() {
                value(item, path.item(at), *shape, known, problems);
            }
            None
        }
        Shape::Cards => {
            for (at, item) in node.items().into_iter().enumerate() {
                card(item, path.item(at), known, problems);
            }
            None
        }
        Shape::Names(vocabulary) => {
            for (at, item) in node.items().into_iter().enumerate() {
                match item.string() {
                    Some(word) => problems.extend(vocabulary.problem(path.item(at), &word, known)),
                    None => problems.push(mismatch(item, path.item(at), "expected-text")),
                }
            }
            None
        }
        Shape::Table(vocabulary, shape) => {
            let mut table = Reader::open(node, path, problems);
            for member in table.rest() {
                let here = path.key(&member.key);
                let unknown = vocabulary.problem(here, &member.key, known).map(Diagnostic::on_key);
                table.problems().extend(unknown);
                value(member.value, here, *shape, known, table.problems());
            }
            None
        }
    };
    problems.extend(problem);
}

fn card(node: Node<'_>, path: Path<'_>, known: &Known<'_>, problems: &mut Vec<Diagnostic>) {
    match node.string() {
        Some(id) if known.cards.contains(&&*id) => {}
        Some(id) => {
            let message = message!("problem-no-card", id = shorten(&id));
            let meant = closest(&id, known.cards.iter().copied());
            problems.push(Diagnostic::new(Code::UnknownCard, path.to_string(), message).did_you_mean(meant));
        }
        None => problems.push(mismatch(node, path, "expected-text")),
    }
}

fn unknown(path: &dyn std::fmt::Display, name: &str, kind: Message) -> Diagnostic {
    let message = message!("problem-unknown-name", name = shorten(name), kind = kind);
    Diagnostic::new(Code::UnknownName, path.to_string(), message)
}

impl Vocabulary {
    /// The names, and what they are names of; `None`: any name fits.
    pub fn names<'k>(self, known: &Known<'k>) -> Option<(Vec<&'k str>, &'static str)> {
        let Known { rules, game, .. } = known;
        let (rules, game): (&'k Ruleset, Option<&'k Game>) = (rules, *game);
        let names = match self {
            Self::Operations => (rules.operations.keys().map(AsRef::as_ref).collect(), "expected-game-operation"),
            Self::Ways => (game?.ways.keys().map(AsRef::as_ref).collect(), "expected-way"),
            Self::Timings => (game?.timings.keys().map(AsRef::as_ref).collect(), "expected-timing"),
            Self::Costs => (game?.costs.keys().map(AsRef::as_ref).collect(), "expected-cost"),
            Self::Targets => (game?.targets.keys().map(AsRef::as_ref).collect(), "expected-target"),
            Self::Numbers => (rules.numbers.keys().map(AsRef::as_ref).collect(), "expected-card-number"),
            Self::Members => {
                let sets = game.into_iter().flat_map(|game| game.word_sets.keys().map(AsRef::as_ref));
                let numbers = rules.numbers.keys().map(AsRef::as_ref);
                (numbers.chain(sets).chain(["subtype", "keywords", "token"]).collect(), "expected-card-member")
            }
            Self::Types => (rules.card_types.keys().map(AsRef::as_ref).collect(), "expected-card-type"),
            Self::Any => return None,
        };
        Some(names)
    }

    fn problem(self, path: Path<'_>, word: &str, known: &Known<'_>) -> Option<Diagnostic> {
        let (names, kind) = self.names(known)?;
        let is_known = names.contains(&word);
        (!is_known).then(|| unknown(&path, word, Message::new(kind)).did_you_mean(closest(word, names)))
    }
}

/// The items of a list of the file.
fn items<'n>(root: Node<'n>, name: &str) -> Vec<Node<'n>> {
    root.member(name).map(Node::items).unwrap_or_default()
}

fn text(node: Node<'_>, member: &str) -> Option<String> {
    node.member(member)?.string().map(std::borrow::Cow::into_owned)
}

/// What a text occurs twice as.
fn twice(seen: &mut HashSet<String>, text: Option<String>, pointer: String, table: &str) -> Option<Diagnostic> {
    let text = text?;
    let message = message!("problem-entry-twice", id = text.clone(), table = table);
    (!seen.insert(text)).then(|| Diagnostic::new(Code::IdDuplicate, pointer, message))
}

fn tags(root: Node<'_>, known: &Known<'_>, problems: &mut Vec<Diagnostic>) {
    let mut before: HashSet<String> = HashSet::new();
    for (at, tag) in items(root, "tags").into_iter().enumerate() {
        let here = |member: &str| format!("/tags/{at}/{member}");
        if let Some(required) = text(tag, "requires").filter(|required| !before.contains(required)) {
            let kind = Message::new("expected-tag-before");
            let meant = closest(&required, before.iter().map(String::as_str));
            problems.push(unknown(&here("requires"), &required, kind).did_you_mean(meant));
        }
        if let Some(lang) = text(tag, "lang").filter(|lang| Language::find(lang).is_none()) {
            let message = message!("problem-no-language", tag = shorten(&lang));
            problems.push(Diagnostic::new(Code::UnknownName, here("lang"), message));
        }
        if let Some(find) = text(tag, "find") {
            for token in tokens(&find, known.rules).into_iter().filter(|token| !token.known) {
                let key = find[token.key].trim_start_matches('-').trim_end_matches([':', '<', '>', '=']).to_owned();
                let meant = closest(&key, keys(known.rules).collect::<Vec<_>>());
                let kind = Message::new("expected-search-key");
                problems.push(unknown(&here("find"), &key, kind).did_you_mean(meant));
            }
        }
        problems.extend(twice(&mut before, text(tag, "id"), here("id"), "tags"));
    }
}

fn goals(root: Node<'_>, problems: &mut Vec<Diagnostic>) {
    for (at, goal) in items(root, "goals").into_iter().enumerate() {
        let here = format!("/goals/{at}");
        let number = |member: &str| goal.member(member).and_then(|node| node.raw().parse::<f64>().ok());
        match (number("at_least"), number("at_most")) {
            (None, None) if goal.shape() == json::Shape::Object => {
                let message = message!("problem-goal-without-bound");
                problems.push(Diagnostic::new(Code::DesignConflict, here, message));
            }
            (Some(least), Some(most)) if least > most => {
                let message = message!("problem-bounds-crossed", least = least.to_string(), most = most.to_string());
                problems.push(Diagnostic::new(Code::DesignConflict, step(&here, "at_least"), message));
            }
            _ => {}
        }
    }
}

fn run(root: Node<'_>, known: &Known<'_>, problems: &mut Vec<Diagnostic>) {
    let Some(run) = root.member("run") else { return };
    let [mut ids, mut letters] = [HashSet::new(), HashSet::new()];
    for (at, rarity) in items(run, "rarities").into_iter().enumerate() {
        let here = |member: &str| format!("/run/rarities/{at}/{member}");
        problems.extend(twice(&mut ids, text(rarity, "id"), here("id"), "rarities"));
        problems.extend(twice(&mut letters, text(rarity, "letter"), here("letter"), "rarities"));
    }
    // Whether the cards fill packs is asked of a run that can be read.
    let Some(print_run) =
        serde_json::from_str(&format!("{{\"run\": {}}}", run.raw())).ok().and_then(|file: DesignFile| file.run)
    else {
        return;
    };
    let cards = known.cards.iter().filter(|id| !print_run.printed.iter().any(|printed| printed == *id));
    let cards: Vec<String> = cards.map(|id| (*id).to_owned()).collect();
    let rarities: Vec<String> = print_run.rarities.iter().map(|rarity| rarity.id.clone()).collect();
    let packed = Run { cards: &cards, rarities: &rarities, copies: print_run.copies, size: print_run.size };
    let (member, message) = match packed.packs(&print_run.printed) {
        Ok(_) | Err(RunError::Known(_)) => return,
        Err(RunError::Empty) if print_run.copies == 0 || print_run.size == 0 => return,
        Err(RunError::Empty) => ("rarities", message!("problem-run-empty")),
        Err(RunError::Rest { cards, size, left, missing }) => {
            ("size", message!("problem-run-rest", cards = cards, size = size, left = left, missing = missing))
        }
        Err(RunError::TooFew { copies, packs, most }) => {
            ("size", message!("problem-run-too-few", copies = copies, packs = packs, most = most))
        }
    };
    problems.push(Diagnostic::new(Code::DesignConflict, step("/run", member), message));
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{Known, check};
    use crate::base::Source;
    use crate::registry::Project;
    use crate::ruleset::Ruleset;
    use crate::text::problem_text::english;

    /// The problems of a file for cards of Starfall: pointers with what they say.
    fn problems(file: &serde_json::Value) -> Vec<(String, String)> {
        let rules = Ruleset::read(&Project::bundled().ruleset).0.unwrap();
        let known = Known { rules: &rules, game: None, cards: vec!["one", "two", "three"] };
        let found = check(&Source::new("design.json", format!("{file:#}")), &known);
        found.into_iter().map(|problem| (problem.pointer.clone(), english(&problem.message))).collect()
    }

    #[test]
    fn a_sound_file_has_no_problems() {
        let run = json!({ "rarities": [{ "id": "plain", "letter": "P", "weight": 3 }], "copies": 1, "size": 3 });
        let tags =
            json!([{ "id": "a", "find": "do:dmg -type:spell" }, { "id": "b", "requires": "a", "also": ["one"] }]);
        let goals = json!([{ "measure": "letters", "at_most": 2.5 }]);
        assert_eq!(problems(&json!({ "tags": tags, "goals": goals, "run": run })), []);
    }

    #[test]
    fn what_is_wrong_is_reported_where_it_is() {
        let tags = json!([
            { "id": "a", "find": "dp:dmg", "lang": "xx", "mood": 1 },
            { "id": "a", "requires": "b", "also": ["four"] }, { "id": "" }, {},
        ]);
        let goals = json!([{ "measure": "leters" }, { "measure": "rows", "at_least": 3, "at_most": 2 }]);
        let run = json!({ "rarities": [{ "id": "plain", "letter": "PP", "weight": -1 }], "copies": 1, "size": 2 });
        let budget = json!({ "operations": { "dmgg": "much" }, "limits": [], "slack": 1 });
        let found = problems(&json!({ "tags": tags, "goals": goals, "run": run, "budget": budget }));
        let all = [
            ("/budget/operations/dmgg", "`dmgg` is not an operation of this game"),
            ("/budget/operations/dmgg", "expected a number, found a text"),
            ("/goals/0", "a goal needs"),
            ("/goals/0/measure", "`leters` is not one of"),
            ("/goals/1/at_least", "no value is at least 3 and at most 2"),
            ("/run/rarities/0/letter", "expected one letter"),
            ("/run/rarities/0/weight", "from 0"),
            ("/tags/0/find", "`dp` is not"),
            ("/tags/0/lang", "there is no language `xx`"),
            ("/tags/0/mood", "unknown member `mood`"),
            ("/tags/1/id", "`a` occurs twice"),
            ("/tags/1/requires", "`b` is not a tag before"),
            ("/tags/1/also/0", "no card `four`"),
            ("/tags/2/id", "expected a name"),
            ("/tags/3", "`id` is missing"),
        ];
        for (pointer, says) in all {
            assert!(found.iter().any(|(at, text)| at == pointer && text.contains(says)), "{pointer}: {found:#?}");
        }
        assert_eq!(found.len(), all.len(), "{found:#?}");
        let run = json!({ "rarities": [{ "id": "plain", "letter": "P", "weight": 1 }], "copies": 1, "size": 2 });
        let [(pointer, text)] = &problems(&json!({ "run": run }))[..] else { panic!("one problem") };
        assert_eq!(pointer, "/run/size");
        assert!(text.contains("3 printed cards") && text.contains("1 more"), "{text}");
    }
}
