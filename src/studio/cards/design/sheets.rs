//! What each design tool finds in a project: the functions of the command line, as lists.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use serde_json::{Value, json};

use super::about::rulings_in;
use super::desk::{Combined, CombinedOf, Desk, Fault, Line, Sheet, Then};
use super::grid::JOIN;
use crate::base::Name;
use crate::card::Card;
use crate::design::budget::{Budget, abilities};
use crate::design::card_game::CardGame;
use crate::design::clues::{self, ClueFile};
use crate::design::cut_sheet::{list, pdf};
use crate::design::glossary::{self, Glossary, used_texts};
use crate::design::goals::{Measured, Subject};
use crate::design::inserts::{Outline, inserts, svg};
use crate::design::lore::{self, LoreFile, outlines};
use crate::design::packs::{Printed, Run};
use crate::design::pipeline::{Done, Pipeline};
use crate::design::project::{FILE, PrintRun};
use crate::design::rows::RowFile;
use crate::design::rulings::{Ruling, page};
use crate::design::serials::{LEDGER, OWNERS, numbers_of, unlock};
use crate::design::tags::{Members, members, table, together, win_rates};
use crate::kernel::rules::Game;
use crate::registry::scenarios::FOLDER;
use crate::studio::i18n::I18n;
use crate::text::{Arg, ENGLISH};

/// The templates of effects as rows.
const ROWS: &str = "effects/rows.json";
/// How many players trade in the figures of packs.
const TRADERS: usize = 4;
/// The build line of effects as text.
const LINE: &str = "effects/pipeline.json";

/// The combinations of effects that the rules allow.
pub fn effects(desk: &Desk) -> Result<Sheet, Fault> {
    let i18n = desk.i18n();
    let combined = combine(desk)?;
    let Combined { generated, texts, .. } = &*combined;
    let budget = desk.design().ok().and_then(|design| design.budget);
    let on_cards = generated.on_cards(&desk.records());
    let columns = [("design-text", 0.0), ("design-cards", -64.0), ("generate-price", -64.0)];
    let mut sheet = Sheet::new(&i18n, &columns);
    for ((rows, text), on) in generated.effects.iter().zip(texts).zip(on_cards) {
        let member = |name: &str| rows.get(0).and_then(|row| row.get(name)).and_then(Value::as_str).unwrap_or_default();
        let (way, operation) = (member("as"), member("do"));
        let worth = budget.as_ref().map(|budget| i18n.decimal(worth_of(budget, rows), 1));
        sheet.lines.push(Line {
            cells: vec![text.clone(), on.to_string(), worth.unwrap_or_default()],
            detail: vec![text.clone()],
            kind: format!(
                "{}{JOIN}{}",
                i18n.heading(&format!("way-{way}"), way),
                i18n.heading(&format!("op-{operation}"), operation)
            ),
            then: Then::Rows(rows.to_string()),
            ..Line::default()
        });
    }
    let all = usize::try_from(generated.combinations).unwrap_or(usize::MAX);
    let counts = [("shown", Arg::count(generated.effects.len())), ("all", Arg::count(all))];
    sheet.note(&i18n, "design-combinations", &counts);
    for (rule, count) in &generated.excluded {
        sheet.note(&i18n, "design-excluded", &[("rule", Arg::Text(rule)), ("n", Arg::count(*count))]);
    }
    sheet.faults.extend(generated.missing.iter().map(|hole| format!("{ROWS}: <{hole}>")));
    sheet.draws = Some((Arc::clone(&combined), budget));
    Ok(sheet)
}

/// All combinations of the file, which are made again only if the file, the rules or the language are others.
fn combine(desk: &Desk) -> Result<Arc<Combined>, Fault> {
    let text = desk.text(ROWS)?;
    let of = CombinedOf { ruleset: desk.ruleset.clone(), file: text, language: desk.language.tag };
    if let Some(known) = desk.combined.as_ref().filter(|known| known.of == of) {
        return Ok(Arc::clone(known));
    }
    let game = &*desk.any_game()?;
    let wrong = |why: String| Fault::Wrong(format!("{ROWS}: {why}"));
    let file = RowFile::read(&of.file).map_err(wrong)?;
    let generated = file.generate(CardGame::new(game, &desk.rules)).map_err(|why| wrong(why.to_string()))?;
    let texts = file.texts(&desk.texts, desk.language, game, &generated.effects);
    Ok(Arc::new(Combined { of, generated, texts }))
}

fn worth_of(budget: &Budget, rows: &Value) -> f64 {
    budget.worth_of(&abilities(&json!({ "effects": rows })))
}

/// The steps of the build line, with what they would write.
pub fn line(desk: &Desk) -> Result<Sheet, Fault> {
    let i18n = desk.i18n();
    let pipeline = desk.read(LINE, Pipeline::read)?;
    let read = |path: &str| match desk.text_of(&format!("effects/{path}")) {
        Ok(Some(text)) => Ok(text),
        Ok(None) => Err(format!("effects/{path}: {}", i18n.tr("design-no-file"))),
        Err(Fault::Missing(name)) => Err(name.to_owned()),
        Err(Fault::Wrong(why)) => Err(why),
        Err(Fault::NoMatch) => Err(i18n.tr("design-no-match").to_string()),
    };
    let built = pipeline.run(&read).map_err(|why| Fault::Wrong(format!("{LINE}: {why}")))?;
    let mut sheet = Sheet::new(&i18n, &[("design-step", 170.0), ("column-name", 0.0), ("design-count", -90.0)]);
    for step in &built.steps {
        let (title, name, count) = match step {
            Done::Combined { templates, count } => ("design-step-combine", templates, *count),
            Done::Tagged { column, tagged, .. } => ("design-step-tag", column, *tagged),
            Done::Written { path, lines } => ("design-step-write", path, *lines),
        };
        let cells = vec![i18n.tr(title).to_string(), name.clone(), count.to_string()];
        sheet.lines.push(Line { cells, ..Line::default() });
    }
    sheet.faults.extend(built.missing.iter().map(|list| format!("{list}.txt: {}", i18n.tr("design-no-file"))));
    sheet.files.extend(built.files.into_iter().map(|(path, text)| {
        let name = path.rsplit('/').next().unwrap_or_default();
        match name.rsplit_once('.') {
            Some((stem, "csv")) => (stem.to_owned(), "csv", text.into_bytes()),
            Some((stem, _)) => (stem.to_owned(), "txt", text.into_bytes()),
            None => (name.to_owned(), "txt", text.into_bytes()),
        }
    }));
    Ok(sheet)
}

/// The tags with their cards, and which go together.
pub fn tags(desk: &Desk) -> Result<Sheet, Fault> {
    let i18n = desk.i18n();
    let design = desk.design()?;
    if design.tags.is_empty() {
        return Err(Fault::Missing(FILE));
    }
    let text = |card: &Card, language| desk.texts.searched_text(language, &desk.rules, card);
    // While an id is being typed two tags can have the same one: they stay in the list, without their cards.
    let (mut all, fault) = match members(&design.tags, &desk.rules, &desk.cards, &text) {
        Ok(all) => (all, None),
        Err(why) => (Members::new(), Some(format!("{FILE}: {why}"))),
    };
    let rates = desk.games.as_deref().map(|games| win_rates(&all, games)).unwrap_or_default();
    let won = desk.games.is_some().then_some(("design-won", -64.0));
    let columns = [("gallery-tags", 0.0), ("design-group", 130.0), ("design-cards", -64.0)];
    let columns: Vec<_> = columns.into_iter().chain(won).chain([("design-lift", -64.0)]).collect();
    let cells = |name: String, group: &str, count: usize, rate: String, lift: String| -> Vec<String> {
        let rate = won.map(|_| rate);
        [name, group.to_owned(), count.to_string()].into_iter().chain(rate).chain([lift]).collect()
    };
    let mut sheet = Sheet::new(&i18n, &columns);
    sheet.faults.extend(fault);
    for (at, tag) in design.tags.iter().enumerate() {
        let cards: Vec<Name> = all.get(&tag.id).into_iter().flatten().cloned().collect();
        let is_search = tag.also.is_empty() && tag.requires.is_none();
        let names: Vec<String> = cards.iter().map(|id| format!("{id} {}", desk.name(id))).collect();
        let rate = rates.get(tag.id.as_str()).map(|rate| format!("{} %", i18n.decimal(*rate, 1))).unwrap_or_default();
        sheet.lines.push(Line {
            cells: cells(tag.id.clone(), &tag.group, cards.len(), rate, String::new()),
            detail: names,
            then: match &tag.find {
                Some(find) if is_search => Then::Filter(find.clone()),
                _ => Then::Cards(cards),
            },
            entry: Some(format!("/tags/{at}")),
            ..Line::default()
        });
    }
    for pair in together(&all, desk.cards.len()) {
        let [one, other] = pair.tags;
        let of = |tag: &str| all.get(tag).cloned().unwrap_or_default();
        let both = of(one).intersection(&of(other)).cloned().collect();
        let cells = cells(format!("{one} + {other}"), "", pair.count, String::new(), i18n.decimal(pair.lift, 2));
        sheet.lines.push(Line { cells, then: Then::Cards(both), ..Line::default() });
    }
    sheet.files.push(("tags".to_owned(), "csv", table(&design.tags, &all, &desk.cards).into_bytes()));
    sheet.tags = design.tags.iter().map(|tag| (tag.id.clone(), all.remove(&tag.id).unwrap_or_default())).collect();
    Ok(sheet)
}

/// The goals with what was measured.
pub fn goals(desk: &Desk) -> Result<Sheet, Fault> {
    let i18n = desk.i18n();
    let (design, cards) = (desk.design()?, desk.records());
    if design.goals.is_empty() {
        return Err(Fault::Missing(FILE));
    }
    let letters = |card: &Value| {
        let id = card.get("id").and_then(Value::as_str).unwrap_or_default();
        desk.texts.printed_card(ENGLISH, id).unwrap_or_default().text.chars().count()
    };
    let letters: Vec<usize> = cards.iter().map(letters).collect();
    let rulings = found_rulings(desk);
    let subject = Subject {
        cards: &cards,
        letters: &letters,
        design: &design,
        rulings: &rulings,
        games: desk.games.as_deref(),
        changes: &[],
    };
    let columns = [("design-goal", 0.0), ("design-bound", 110.0), ("design-values", 84.0), ("design-state", 92.0)];
    let mut sheet = Sheet::new(&i18n, &columns);
    for (at, goal) in design.goals.iter().enumerate() {
        let number = |value: f64| i18n.decimal(value, usize::from(value.fract().abs() > 0.005));
        let bounds = [("count-at-least", goal.at_least), ("count-at-most", goal.at_most)];
        let bound = |(word, bound): (&'static str, Option<f64>)| Some(format!("{} {}", i18n.tr(word), number(bound?)));
        let bounds: Vec<String> = bounds.into_iter().filter_map(bound).collect();
        let message = format!("design-measure-{}", goal.measure.name().replace('_', "-"));
        let title = i18n.tr_with(&message, &[]);
        let measured = goal.measure(&subject);
        let (values, state) = match measured.as_ref().and_then(Measured::range) {
            Some((least, most)) => {
                let is_one = (most - least).abs() < f64::EPSILON;
                let range = if is_one { number(least) } else { format!("{} – {}", number(least), number(most)) };
                let is_met = measured.as_ref().is_some_and(|measured| measured.beyond.is_empty());
                (range, if is_met { "design-met" } else { "design-missed" })
            }
            None => (String::new(), "design-unmeasured"),
        };
        let beyond = measured.as_ref().map(|measured| measured.beyond.clone()).unwrap_or_default();
        let value_of =
            |of: &String| measured.as_ref()?.values.iter().find(|(known, _)| known == of).map(|(_, value)| *value);
        let found = beyond.iter().map(|of| format!("{}: {}", desk.name(of), number(value_of(of).unwrap_or(0.0))));
        let has_none = measured.as_ref().is_some_and(|measured| measured.values.is_empty());
        let hint = match &measured {
            None => Some(i18n.tr("design-unmeasured-hint").to_string()),
            Some(_) => has_none.then(|| i18n.tr("design-no-values").to_string()),
        };
        sheet.lines.push(Line {
            detail: hint.into_iter().chain(found).collect(),
            cells: vec![title, bounds.join(", "), values, i18n.tr(state).to_string()],
            is_fine: measured.filter(|_| !has_none).map(|measured| measured.beyond.is_empty()),
            then: Then::Cards(beyond.into_iter().map(Name::from).collect()),
            entry: Some(format!("/goals/{at}")),
            ..Line::default()
        });
    }
    Ok(sheet)
}

/// The packs of the print run, with their inserts and lore cards.
pub fn packs(desk: &Desk) -> Result<Sheet, Fault> {
    let i18n = desk.i18n();
    let print_run = desk.design()?.run.ok_or(Fault::Missing(FILE))?;
    let new = |card: &&Card| !print_run.printed.contains(&card.id.to_string());
    let ids: Vec<String> = desk.cards.iter().filter(new).map(|card| card.id.to_string()).collect();
    let rarities: Vec<String> = print_run.rarities.iter().map(|rarity| rarity.id.clone()).collect();
    let run = Run { cards: &ids, rarities: &rarities, copies: print_run.copies, size: print_run.size };
    let wrong = |why: String| Fault::Wrong(format!("{FILE}: {why}"));
    let packs = run.deal(&print_run.printed, desk.seed).map_err(|why| wrong(why.to_string()))?;
    let figures = run.figures(&packs, desk.seed);
    let all: Vec<String> = desk.cards.iter().map(|card| card.id.to_string()).collect();
    let lore = match desk.text_of(lore::FILE)? {
        Some(text) => Some(LoreFile::read(&text, &all).map_err(|why| Fault::Wrong(format!("{}: {why}", lore::FILE)))?),
        None => None,
    };
    let stories = lore.as_ref().map(|lore| lore.deal(packs.len(), desk.seed)).unwrap_or_default();
    let mut sheet = Sheet::new(&i18n, &[("design-pack", -56.0), ("design-cards", 0.0), ("design-lore", 180.0)]);
    for (at, pack) in packs.iter().enumerate() {
        let names: Vec<String> =
            pack.iter().map(|card| format!("{} ({})", desk.name(card.card), card.rarity)).collect();
        let story = stories.get(at).and_then(|lore| lore.story(desk.language.tag));
        let title = story.map(|story| story.title.clone()).unwrap_or_default();
        let text = story.map(|story| story.text.clone());
        sheet.lines.push(Line {
            cells: vec![(at + 1).to_string(), names.join(", "), title],
            detail: names.into_iter().chain(text).collect(),
            then: Then::Cards(pack.iter().map(|card| card.card.into()).collect()),
            ..Line::default()
        });
    }
    let set = i18n.decimal(f64::from(u32::try_from(figures.packs_for_a_set).unwrap_or(u32::MAX)) / 100.0, 2);
    let counts = [("cards", Arg::count(figures.cards)), ("packs", Arg::count(figures.packs)), ("n", Arg::Text(&set))];
    sheet.note(&i18n, "design-packs-note", &counts);
    if let Some(trading) = run.trading(&packs, TRADERS, desk.seed) {
        let decimal =
            |hundredths: usize| i18n.decimal(f64::from(u32::try_from(hundredths).unwrap_or(u32::MAX)) / 100.0, 2);
        let (each, cards) = (decimal(trading.packs_each), decimal(trading.cards));
        let counts = [("players", Arg::count(TRADERS)), ("n", Arg::Text(&each)), ("cards", Arg::Text(&cards))];
        sheet.note(&i18n, "design-packs-trades", &counts);
    }
    if ids.len() < desk.cards.len() {
        let counts = [("new", Arg::count(ids.len())), ("old", Arg::count(desk.cards.len() - ids.len()))];
        sheet.note(&i18n, "design-packs-mix", &counts);
    }
    if let (Some(paper), Some(target)) = (print_run.paper, print_run.target) {
        match cut(&print_run, &packs, target, desk.seed) {
            Ok(outlines) => sheet.files.extend([
                ("inserts".to_owned(), "svg", svg(&outlines, paper).into_bytes()),
                ("inserts".to_owned(), "pdf", pdf(&outlines, paper)),
                ("inserts".to_owned(), "csv", list(&print_run.weights(&packs), &outlines, paper).into_bytes()),
            ]),
            Err(why) => sheet.faults.push(why),
        }
        if lore.is_some() {
            sheet.files.push((
                "lore".to_owned(),
                "svg",
                svg(&outlines(packs.len(), paper, desk.seed), paper).into_bytes(),
            ));
        }
    }
    Ok(sheet)
}

/// The inserts of packs.
fn cut(run: &PrintRun, packs: &[Vec<Printed<'_>>], target: i64, seed: u64) -> Result<Vec<Outline>, String> {
    let Some(paper) = run.paper else { return Ok(Vec::new()) };
    inserts(&run.weights(packs), paper, target, seed).map_err(|why| why.to_string())
}

/// The printed cards with their serial numbers, and which entries they unlock.
pub fn prints(desk: &Desk) -> Result<Sheet, Fault> {
    let i18n = desk.i18n();
    let design = desk.design()?;
    let Some(run) = &design.run else { return Err(Fault::Missing(FILE)) };
    let ledger = numbers_of(&desk.text_of(LEDGER)?.unwrap_or_default());
    let owners = desk.text_of(OWNERS)?.unwrap_or_default();
    let names: BTreeMap<String, String> =
        desk.cards.iter().map(|card| (card.id.to_string(), card.name.to_string())).collect();
    let (progress, refused) = match design.unlock {
        Some(rule) => unlock(&owners, &ledger, &names, run.rarities.len(), rule),
        None => Default::default(),
    };
    let columns = [("column-id", 90.0), ("column-name", 0.0), ("design-printed", -80.0), ("design-registered", -110.0)];
    let mut sheet = Sheet::new(&i18n, &columns);
    for (id, name) in &names {
        let own: Vec<String> = ledger.iter().filter(|number| number.starts_with(&format!("{id}-"))).cloned().collect();
        let found = progress.get(id);
        let threshold = design.unlock.map_or(0, |rule| rule.threshold);
        let counted = found.map_or(0, |found| found.counted);
        let of = [("n", Arg::count(counted)), ("all", Arg::count(threshold))];
        sheet.lines.push(Line {
            cells: vec![id.clone(), name.clone(), own.len().to_string(), i18n.tr_with("count-of", &of)],
            detail: own,
            is_fine: found.map(|found| found.is_unlocked),
            then: Then::Cards(vec![id.as_str().into()]),
            ..Line::default()
        });
    }
    sheet.note(&i18n, "design-prints-note", &[("ledger", Arg::Text(LEDGER)), ("owners", Arg::Text(OWNERS))]);
    sheet.faults.extend(refused.iter().map(|(line, why)| format!("{OWNERS}:{line}: {why}")));
    Ok(sheet)
}

fn found_rulings(desk: &Desk) -> Vec<Ruling> {
    rulings_in(desk.folder.as_deref(), &desk.rules.game)
}

/// The name of a card or of an entry of the vocabulary; the cards of a scenario alone have none.
fn entry_name(desk: &Desk, game: &Game, i18n: &I18n, id: &str) -> Option<String> {
    if game.cards.contains_key(id) {
        return Some(desk.name(id));
    }
    let kinds = [
        ("op", game.operations.contains_key(id)),
        ("way", game.ways.contains_key(id)),
        ("on", game.timings.contains_key(id)),
        ("type", game.card_types.contains_key(id)),
        ("keyword", game.keywords.contains_key(id)),
    ];
    let (kind, _) = kinds.into_iter().find(|(_, is_known)| *is_known)?;
    Some(i18n.heading(&format!("{kind}-{id}"), id))
}

/// The questions of players with their answers.
pub fn rulings_of(desk: &Desk) -> Result<Sheet, Fault> {
    let i18n = desk.i18n();
    let found = found_rulings(desk);
    if found.is_empty() {
        return Err(Fault::Missing(FOLDER));
    }
    let game = desk.any_game()?;
    let mut sheet = Sheet::new(&i18n, &[("design-question", 0.0), ("design-uses", 240.0)]);
    for ruling in &found {
        let uses: Vec<String> = ruling.uses.iter().filter_map(|id| entry_name(desk, &game, &i18n, id)).collect();
        let is_card = |id: &&&String| desk.cards.iter().any(|card| card.id == id.as_str());
        let cards: Vec<Name> = ruling.uses.iter().filter(|id| is_card(&id)).map(|id| id.as_str().into()).collect();
        sheet.lines.push(Line {
            cells: vec![ruling.question.clone(), uses.join(", ")],
            detail: vec![ruling.question.clone(), ruling.answer.clone()],
            then: Then::Cards(cards),
            ..Line::default()
        });
    }
    sheet.files.push(("rulings".to_owned(), "md", page(&desk.rules.name, &found).into_bytes()));
    Ok(sheet)
}

/// The terms of the game.
pub fn terms(desk: &Desk) -> Result<Sheet, Fault> {
    let i18n = desk.i18n();
    let glossary = desk.read(glossary::FILE, Glossary::read)?;
    let rules: Value = serde_json::from_str(&desk.ruleset).unwrap_or_default();
    let used = used_texts(&desk.texts, &*desk.any_game()?, &rules);
    let unused: BTreeSet<&str> = glossary.unused(&used).into_iter().collect();
    let mut sheet = Sheet::new(&i18n, &[("design-term", 170.0), ("design-meaning", 0.0)]);
    for (id, entry) in glossary.entries(desk.language.tag) {
        let is_unused = unused.contains(id);
        let hint = is_unused.then(|| i18n.tr("design-unused").to_string());
        sheet.lines.push(Line {
            cells: vec![entry.term.clone(), entry.is.clone()],
            detail: [entry.is.clone(), entry.also.join(", ")].into_iter().chain(hint).collect(),
            is_fine: is_unused.then_some(false),
            ..Line::default()
        });
    }
    sheet.files.push(("glossary".to_owned(), "md", glossary.page(&desk.rules.name, desk.language.tag).into_bytes()));
    Ok(sheet)
}

/// The hidden codes with their marks.
pub fn codes(desk: &Desk) -> Result<Sheet, Fault> {
    let i18n = desk.i18n();
    let clues = desk.read(clues::FILE, ClueFile::read)?;
    let printed = desk.design().ok().and_then(|design| design.run).map(|run| run.printed).unwrap_or_default();
    let run: Vec<String> =
        desk.cards.iter().map(|card| card.id.to_string()).filter(|id| !printed.contains(id)).collect();
    let columns = [("design-code", 130.0), ("design-mark", 90.0), ("problem-card", 0.0), ("design-place", 150.0)];
    let mut sheet = Sheet::new(&i18n, &columns);
    for clue in &clues.clues {
        for mark in &clue.marks {
            let tenth = |number: u16| i18n.decimal(f64::from(number) / 10.0, 1);
            let place = format!("{} × {} mm", tenth(mark.x), tenth(mark.y));
            let part = match mark.piece {
                Some(piece) => {
                    let of = [("n", Arg::count(piece)), ("all", Arg::count(clue.marks.len()))];
                    i18n.tr_with("count-of", &of)
                }
                None => mark.part.clone(),
            };
            // As a reader of the card sees it: squares.
            let drawn = |lines: Vec<String>| -> Vec<String> {
                let square = |letter| if letter == '#' { '■' } else { '□' };
                lines.iter().map(|line| line.chars().map(square).collect()).collect()
            };
            let detail = if clue.picture.is_empty() { vec![clue.solution.clone()] } else { drawn(clue.dots(mark)) };
            sheet.lines.push(Line {
                cells: vec![clue.id.clone(), part, desk.name(&mark.card), place],
                detail,
                then: Then::Cards(vec![mark.card.as_str().into()]),
                ..Line::default()
            });
        }
    }
    sheet.faults = clues.problems(&run);
    Ok(sheet)
}
