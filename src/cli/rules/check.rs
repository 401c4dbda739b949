//! `ses-studio rules --check`: random matches, and what never came up in them, with its place in the file.

use serde_json::{Value, json};

use super::super::cases::ProjectRules;
use super::super::{Outcome, print};
use crate::base::json::{Locator, Node, parse};
use crate::base::{Entry, Message, Source};
use crate::kernel::{Kernel, Report};
use crate::text::rules_text::{NameMarks, RulesText};
use crate::text::{Language, Texts};

/// Something of the rules that never came up, or that was broken.
struct Finding {
    sentence: Message,
    what: &'static str,
    pointer: String,
    line: u32,
    /// The text in the file, of what has no name.
    source: String,
}

impl Finding {
    /// What is at a pointer. The text in the file is shown of what has no name.
    fn at(locator: &mut Locator<'_>, source: &Source, what: &'static str, sentence: Message, pointer: String) -> Self {
        let node = locator.find(&pointer).map(|(node, _)| node);
        let line = node.map_or(0, |node| source.position(node.span().start()).line);
        let is_named = matches!(what, "action" | "timing" | "operation");
        let raw = node.filter(|_| !is_named).map(|node| shortened(node.raw())).unwrap_or_default();
        Self { sentence, what, pointer, line, source: raw }
    }

    fn line(&self, source: &Source, words: RulesText<'_>) -> String {
        let what = words.sentence(&self.sentence.clone().into());
        let shown = if self.source.is_empty() { String::new() } else { format!(": {}", self.source) };
        format!("  {}:{}: {what}{shown}", source.name, self.line)
    }
}

pub fn run(project: ProjectRules, matches: u32, is_json: bool, texts: &Texts, language: &'static Language) -> Outcome {
    let ProjectRules { game, files } = project;
    let source = files.ruleset;
    let name = game.name.clone();
    let report = Kernel::new(game).try_out(matches);
    let never = never(&report, &source);
    let words = RulesText::new(texts, language, NameMarks("`", "`"));
    if is_json {
        print(&format!("{:#}\n", machine(&report, &never)));
    } else {
        print(&text(
            &RulesText::new(texts, language, NameMarks("", "")).of_game("game-name", &name),
            &report,
            &never,
            &source,
            words,
        ));
    }
    Outcome::problems_if(!report.budgets.is_empty() || broken(&report).next().is_some())
}

/// What never came up, in the order of the file.
fn never(report: &Report, source: &Source) -> Vec<Finding> {
    let mut locator = Locator::new(&source.text);
    let file = parse(&source.text).ok();
    let mut found = Vec::new();
    let mut add = |what: &'static str, sentence: Message, pointer: String| {
        found.push(Finding::at(&mut locator, source, what, sentence, pointer));
    };
    for pointer in &report.statements {
        add("statement", Message::new("rules-check-statement"), pointer.clone());
    }
    for pointer in &report.ends {
        add("end", Message::new("rules-check-end"), pointer.clone());
    }
    let tables = [
        ("action", "rules-check-action", "action", "/match/actions", &report.actions),
        ("timing", "rules-check-timing", "on", "/timings", &report.timings),
        ("operation", "rules-check-operation", "op", "/operations", &report.operations),
    ];
    for (what, id, prefix, table, names) in tables {
        let list = file.and_then(|file| table[1..].split('/').try_fold(file, Node::member));
        let entries = list.map(Node::items).unwrap_or_default();
        for name in names {
            let is_it = |entry: &crate::base::json::Node<'_>| {
                entry.member("id").and_then(crate::base::json::Node::string).is_some_and(|id| id == name.as_str())
            };
            let at = entries.iter().position(is_it).map_or_else(|| table.to_owned(), |at| format!("{table}/{at}"));
            let entry = Entry { prefix, id: name.clone(), text: String::new() };
            add(what, Message::new(id).with("name", crate::base::Argument::Entry(entry)), at);
        }
    }
    found.sort_by_key(|never| never.line);
    found
}

/// The beginning of a statement's text, on one line.
fn shortened(raw: &str) -> String {
    const MOST: usize = 72;
    let line = raw.split_whitespace().collect::<Vec<_>>().join(" ");
    match line.char_indices().nth(MOST) {
        Some((at, _)) => format!("{}…", &line[..at]),
        None => line,
    }
}

fn text(name: &str, report: &Report, never: &[Finding], source: &Source, words: RulesText<'_>) -> String {
    let say = |message: Message| words.sentence(&message.into());
    let number = |number: u32| i64::from(number);
    let mut lines = vec![
        format!("{name}: {}", words.sentence(&Message::new("rules-check-matches").with("n", report.matches).into())),
        say(Message::new("rules-check-turns")
            .with("median", i64::from(report.median_turns))
            .with("longest", i64::from(report.longest))),
        say(Message::new("rules-check-wins")
            .with("first", number(report.first_wins))
            .with("second", number(report.second_wins))
            .with("draws", number(report.draws))),
    ];
    if report.limited > 0 {
        lines.push(say(Message::new("rules-check-limited").with("n", number(report.limited))));
    }
    let count = never.len() + report.cards.len();
    if count == 0 {
        lines.push(say(Message::new("rules-check-all")));
    } else {
        lines.push(say(Message::new("rules-check-never").with("n", count)));
    }
    lines.extend(never.iter().map(|finding| finding.line(source, words)));
    for card in &report.cards {
        lines.push(format!("  {}", say(Message::new("rules-check-card").with("name", card.as_str()))));
    }
    lines.extend(report.budgets.iter().map(|budget| say(Message::new(budget.message()))));
    lines.extend(
        broken(report).map(|(id, count)| say(Message::new(id).with("n", i64::try_from(count).unwrap_or(i64::MAX)))),
    );
    lines.extend(unlawful(report, source).iter().map(|finding| finding.line(source, words)));
    lines.join("\n") + "\n"
}

/// The laws and capacities that were broken, with their places in the file.
fn unlawful(report: &Report, source: &Source) -> Vec<Finding> {
    let mut locator = Locator::new(&source.text);
    let find = |pointer: String| {
        let (what, id) = if pointer.starts_with("/zones") {
            ("capacity", "rules-check-capacity")
        } else {
            ("law", "rules-check-law")
        };
        Finding::at(&mut locator, source, what, Message::new(id), pointer)
    };
    broken_pointers(report).into_iter().map(find).collect()
}

fn machine(report: &Report, never: &[Finding]) -> Value {
    let never = never.iter().map(|never| json!({ "what": never.what, "pointer": never.pointer, "line": never.line }));
    json!({
        "matches": report.matches,
        "turns": { "median": report.median_turns, "longest": report.longest },
        "won": { "first": report.first_wins, "second": report.second_wins, "draws": report.draws },
        "limited": report.limited,
        "endless": report.endless,
        "positions": report.audit.positions,
        "unlawful": report.audit.unlawful,
        "broken": broken_pointers(report),
        "continuous": report.audit.reads,
        "stale": report.audit.stale,
        "never": never.collect::<Vec<_>>(),
        "cards": report.cards,
        "left_out": report.budgets.iter().map(|budget| budget.message().trim_start_matches("rules-check-")).collect::<Vec<_>>(),
    })
}

/// The laws and the zones over their capacity, as JSON pointers.
fn broken_pointers(report: &Report) -> Vec<String> {
    let tables = [("/match/laws", report.audit.laws), ("/zones", report.audit.zones)];
    let positions = |broken: u64| (0..u64::BITS).filter(move |at| broken >> at & 1 == 1);
    tables.into_iter().flat_map(|(table, broken)| positions(broken).map(move |at| format!("{table}/{at}"))).collect()
}

/// What must not happen in any match, with its sentence, and how often it has happened.
fn broken(report: &Report) -> impl Iterator<Item = (&'static str, u64)> {
    let all = [
        ("rules-check-endless", u64::from(report.endless)),
        ("rules-check-unlawful", report.audit.unlawful),
        ("rules-check-stale", report.audit.stale),
    ];
    all.into_iter().filter(|(_, count)| *count > 0)
}
