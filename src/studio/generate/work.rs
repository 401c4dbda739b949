//! Making cards on another thread.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Instant;

use egui::Context;
use serde_json::Value;

use crate::base::{Name, Source};
use crate::card::Card;
use crate::document::made::records;
use crate::generate::cells::Cells;
use crate::generate::choose::{Menu, Step};
use crate::generate::nearest::nearest;
use crate::generate::run::MadeCard;
use crate::generate::weights::Weights;
use crate::generate::{self, Grammar, Impossible, Maker, Order, Stats, derive};
use crate::kernel::rules::Game;
use crate::registry::{read_card, write};
use crate::ruleset::Ruleset;
use crate::studio::background::Background;
use crate::studio::view::View;
use crate::text::Texts;

/// How many cards are made for the figures.
const SAMPLE: usize = 1000;
/// How many draws are compared with their weights.
const DRAWS: u64 = 2000;
/// The bars of the histogram at each side of its middle.
pub const HALF: usize = 5;

/// What cards are made for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Purpose {
    /// To be shown, with their figures.
    #[default]
    All,
    /// One instead of the card of a tile.
    Tile(usize),
    /// To know whether there are any: what they are is not shown.
    Check,
}

/// A card to vary.
#[derive(Clone, Debug, PartialEq)]
pub enum Model {
    /// A card of the project, by its id.
    Known(Name),
    /// One that was made.
    Made(Value),
}

/// What is asked for.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Wish {
    pub seed: u64,
    pub count: usize,
    /// Laid over the ruleset's.
    pub settings: Value,
    pub locked: Option<Value>,
    pub like: Option<Model>,
    /// The percentage of its choices that are kept.
    pub keep: u8,
    pub purpose: Purpose,
}

/// A card that was made.
#[derive(Clone)]
pub struct Made {
    /// The card as the registry would have it.
    pub record: Value,
    pub card: Card,
    /// The messages with the cards that were made at once, which print them.
    pub texts: Arc<Texts>,
    /// In tenths of a point; the budget is 0 where the rules have none.
    pub price: i64,
    pub off: i64,
    /// What its body and its rows are worth, by their places.
    pub lines: Vec<(Option<usize>, i64)>,
    /// It comes up once in so many.
    pub one_in: f64,
    /// The choices that have names, in their order.
    pub chosen: Vec<Chosen>,
    /// The name of the most similar card of the project, and how many parts differ.
    pub nearest: Option<(String, usize)>,
    /// Its cost; `None`: it has none.
    pub cost: Option<i32>,
}

/// A choice of a derivation.
#[derive(Clone, Debug)]
pub struct Chosen {
    /// The start of the message of its name: `type-`, `op-`.
    pub message: &'static str,
    pub id: String,
    /// Of a number: its value.
    pub number: Option<i32>,
    /// How often it is chosen among the others of its menu, of 1.
    pub share: f64,
}

impl Chosen {
    /// `None`: there was no choice, or it has no name.
    fn of(grammar: &Grammar<'_>, step: &Step) -> Option<Self> {
        let message = match step.menu {
            Menu::Type => "type-",
            Menu::Subtype => "subtype-",
            Menu::Words(_) => "word-",
            Menu::Keyword(_) if step.value == 1 => "keyword-",
            Menu::Number(_) => "number-",
            Menu::Of => "on-",
            Menu::Way if step.value > 0 => "as-",
            Menu::Target => "to-",
            Menu::Operation => "op-",
            _ => return None,
        };
        let (menu, choice) = grammar.words_of(step.menu, step.value);
        let (id, number) = match step.menu {
            Menu::Number(_) => (menu, Some(step.value)),
            Menu::Keyword(_) => (menu.trim_start_matches("keyword ").to_owned(), None),
            _ => (choice, None),
        };
        #[allow(clippy::cast_precision_loss, reason = "shown as a percentage")]
        let share = step.weight as f64 / step.sum.max(1) as f64;
        (step.weight < step.sum).then_some(Self { message, id, number, share })
    }
}

/// The name of a card, or its id where it has none: a game can have no words for names.
pub fn name_of(card: &Card) -> &Name {
    if card.name.is_empty() { &card.id } else { &card.name }
}

impl Made {
    pub fn name(&self) -> String {
        name_of(&self.card).to_string()
    }
}

/// What came up among many cards.
#[derive(Clone, Debug, Default)]
pub struct Figures {
    pub cards: usize,
    /// Cards with no row, one, two, and more.
    pub rows: [usize; 4],
    pub nested: usize,
    pub refused: BTreeMap<&'static str, u64>,
    pub first: u64,
    /// Prices less budgets, from one end of the band to the other.
    pub off: [usize; 2 * HALF + 1],
    pub band: i64,
    /// Operations by targets, among draws whatever their prices.
    pub cells: Cells,
    /// How many cards were made in a second, with their refusals.
    pub a_second: usize,
    /// Menus whose choices are compared with their weights.
    pub tested: Vec<Tested>,
}

/// How the choices of a menu came up: how many there are, χ², and whether each is as often as its weight says.
#[derive(Clone, Copy, Debug)]
pub struct Tested {
    pub of: Group,
    pub choices: usize,
    pub square: f64,
    pub is_right: bool,
}

/// Menus that are shown together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    Types,
    Timings,
    Targets,
    Operations,
    Keywords,
    Filters,
}

impl Group {
    const ALL: [Self; 6] = [Self::Types, Self::Timings, Self::Targets, Self::Operations, Self::Keywords, Self::Filters];

    fn has(self, menu: Menu) -> bool {
        match menu {
            Menu::Type => self == Self::Types,
            Menu::Timing | Menu::Of | Menu::Way => self == Self::Timings,
            Menu::Target => self == Self::Targets,
            Menu::Operation => self == Self::Operations,
            Menu::Keyword(_) => self == Self::Keywords,
            Menu::Kind | Menu::Has | Menu::Filter => self == Self::Filters,
            _ => false,
        }
    }
}

/// The prices that the costs of some card types pay for.
#[derive(Clone, Debug, Default)]
pub struct Budget {
    pub card_types: Vec<Name>,
    /// Costs with their budgets in tenths of a point.
    pub points: Vec<(i32, i64)>,
}

/// The end of the work.
#[derive(Clone)]
pub struct Batch {
    pub wish: Wish,
    pub cards: Vec<Made>,
    pub figures: Option<Figures>,
    /// The weights of the rules.
    pub weights: Vec<Weights>,
    /// Whether costs are fitted to prices, as the ruleset has it.
    pub is_priced: bool,
    pub budgets: Vec<Budget>,
    /// How far prices may be off their budgets.
    pub band: i64,
}

/// What cannot be made: the member, and what it says.
pub type Refused = (String, String);

struct Task {
    game: Option<Arc<Game>>,
    ruleset: String,
    registry: String,
    rules: Ruleset,
    texts: Arc<Texts>,
}

/// Starts to make cards. `None`: the system cannot start another thread.
pub fn start(ctx: &Context, view: &View<'_>, wish: Wish) -> Option<Background<Result<Batch, Refused>>> {
    let game = view.document.game().cloned();
    let registry = if game.is_some() { String::new() } else { write(view.registry(), view.rules()) };
    let (ruleset, rules) = (view.document.ruleset_text().to_owned(), view.rules().clone());
    let task = Task { game, ruleset, registry, rules, texts: view.texts.clone() };
    Background::start(ctx, "generate", move || task.run(wish)).ok()
}

/// A game of format 1 with its cards.
fn whole(ruleset: &str, registry: &str) -> Option<Game> {
    let mut game = Game::read(&Source::new("ruleset.json", ruleset)).0?;
    let registry: Value = serde_json::from_str(registry).ok()?;
    let list = |name: &str| registry[name].as_array().cloned().unwrap_or_default();
    // Problems of cards are reported elsewhere; a card that is none is not known to rows.
    let _ = game.add_cards(&list("cards"), "");
    let _ = game.add_heroes(&list("heroes"), "");
    Some(game)
}

impl Task {
    fn run(self, wish: Wish) -> Result<Batch, Refused> {
        let nothing = || ("ruleset".to_owned(), String::new());
        let own = if self.game.is_none() { whole(&self.ruleset, &self.registry) } else { None };
        let game = self.game.as_deref().or(own.as_ref()).ok_or_else(nothing)?;
        let rules: Value = serde_json::from_str(&self.ruleset).map_err(|_| nothing())?;
        let plain = Grammar::new(game, &rules, &Value::Null);
        let (weights, is_priced) = (plain.weights(), plain.settings["budget"].is_object());
        let maker = Maker::new(Grammar::new(game, &rules, &wish.settings));
        let refused = |wrong: Impossible| (wrong.member.to_owned(), wrong.wanted.to_string());
        let known = maker.known();
        let registry: Vec<_> = known.iter().map(|(_, card)| card.clone()).collect();
        let like = match &wish.like {
            Some(Model::Known(id)) => game.records.get(id),
            Some(Model::Made(record)) => Some(record),
            None => None,
        };
        let like = like.map(|card| (card, wish.keep));
        let order = Order { seed: wish.seed, locked: wish.locked.as_ref(), like };
        let run = maker.run(&order, wish.count, &registry).map_err(refused)?;
        let named = records(&maker, &self.texts, wish.seed, &run.cards);
        let texts = self.with_made(&named);
        let made = |(record, made)| self.made(&maker, record, made, &texts, &known);
        let cards = named.into_iter().zip(&run.cards).filter_map(made);
        let cards = cards.collect();
        let figures = (wish.purpose == Purpose::All).then(|| {
            let order = Order { like: None, ..order };
            let start = Instant::now();
            let run = maker.run(&order, SAMPLE, &registry).ok()?;
            // The pictures of tests are the same on every machine.
            let took = if cfg!(feature = "testing") { 100 } else { start.elapsed().as_millis() };
            let took = usize::try_from(took).unwrap_or(usize::MAX).max(1);
            Some(Figures { a_second: SAMPLE * 1000 / took, ..figures(&maker, &order, &run) })
        });
        let budgets = budgets(&maker);
        let band = maker.prices.band;
        Ok(Batch { cards, figures: figures.flatten(), weights, is_priced, budgets, band, wish })
    }

    /// The messages of a whole game with these cards in it. In format 1 a card needs no game around it.
    fn with_made(&self, records: &[Value]) -> Arc<Texts> {
        let Some(game) = &self.game else { return self.texts.clone() };
        let mut game = Game::clone(game);
        // What is made is legal; a card that is not would have no text.
        let _ = game.add_cards(records, "");
        Arc::new(self.texts.with_cards(Some(&Arc::new(game))))
    }

    fn made(
        &self,
        maker: &Maker<'_>,
        record: Value,
        made: &MadeCard,
        texts: &Arc<Texts>,
        known: &[(Name, generate::Card)],
    ) -> Option<Made> {
        let card = read_card(&Source::new("", record.to_string()), &self.rules).0?;
        let lines = maker.prices.lines(&maker.grammar, &made.card).into_iter().map(|line| (line.row, line.tenths));
        let lines: Vec<_> = lines.collect();
        let price = lines.iter().map(|(_, tenths)| tenths).sum();
        let steps = derive(&maker.grammar, &record).map(|(_, steps)| steps).unwrap_or_default();
        #[allow(clippy::cast_precision_loss, reason = "shown with two digits")]
        let one_in = steps.iter().map(|step| step.sum as f64 / step.weight.max(1) as f64).product();
        let chosen = steps.iter().filter_map(|step| Chosen::of(&maker.grammar, step)).collect();
        let nearest = nearest(&made.card, known).map(|(id, apart)| {
            let name = maker.grammar.game.records.get(id).and_then(|record| record["name"].as_str());
            (name.unwrap_or(id).to_owned(), apart)
        });
        let cost = made.card.numbers.first().copied().flatten();
        Some(Made { record, card, texts: texts.clone(), price, off: made.off, lines, one_in, chosen, nearest, cost })
    }
}

/// The budgets of the costs that cards can have. Types with the same ones are together.
fn budgets(maker: &Maker<'_>) -> Vec<Budget> {
    let grammar = &maker.grammar;
    let mut budgets: Vec<Budget> = Vec::new();
    for (at, name) in grammar.game.card_types.keys().enumerate() {
        let costs = grammar.menus.numbers[at].first().and_then(Option::as_ref).into_iter().flatten();
        let points: Vec<(i32, i64)> =
            costs.filter_map(|(cost, _)| Some((*cost, maker.prices.budget(at, *cost)?))).collect();
        match budgets.iter_mut().find(|budget| budget.points == points) {
            Some(budget) => budget.card_types.push(name.clone()),
            None if points.len() > 1 => budgets.push(Budget { card_types: vec![name.clone()], points }),
            None => {}
        }
    }
    budgets
}

fn figures(maker: &Maker<'_>, order: &Order<'_>, run: &generate::Run) -> Figures {
    let band = maker.prices.band.clamp(1, 1 << 20);
    let mut figures = Figures { cards: run.cards.len(), first: run.first, band, ..Figures::default() };
    for made in &run.cards {
        figures.rows[made.card.rows.len().min(3)] += 1;
        let nests = |row: &generate::card::Row| !row.effects.is_empty();
        figures.nested += usize::from(made.card.rows.iter().any(nests));
        let half = i64::try_from(HALF).unwrap_or(0);
        let bar = (made.off * half / band).clamp(-half, half) + half;
        figures.off[usize::try_from(bar).unwrap_or(0)] += 1;
    }
    let (mut stats, mut cells) = (Stats::default(), Cells::new(&maker.grammar));
    for n in 0..DRAWS {
        // What is locked can leave nothing to go on with.
        let _ = maker.walk(order, n, 0, &mut |menu, options, value| {
            stats.note(menu, options, value);
            cells.note(menu, options, value);
        });
    }
    figures.cells = cells;
    figures.tested = Group::ALL.into_iter().map(|of| tested(&stats, of)).filter(|menu| menu.choices > 1).collect();
    figures.refused.clone_from(&run.refused);
    figures
}

#[allow(clippy::cast_precision_loss, reason = "shown with one digit")]
fn tested(stats: &Stats, of: Group) -> Tested {
    let (choices, square, is_right) = stats.tested(|menu| of.has(menu));
    Tested { of, choices, square: square as f64 / 1000.0, is_right }
}
