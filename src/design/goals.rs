//! Goals of a design: measures of the cards and of simulated games, each with a bound.

use serde::Deserialize;
use serde_json::{Map, Value};

use super::budget::{abilities, better};
use super::price_rank::{Change, Priced, correlation, priced};
use super::project::DesignFile;
use super::rulings::Ruling;
use crate::kernel::TURN_LIMIT;

/// A measure with a bound.
#[derive(Clone, Debug, Deserialize)]
pub struct Goal {
    /// What is measured.
    pub measure: Measure,
    /// The greatest value.
    pub at_most: Option<f64>,
    /// The least value.
    pub at_least: Option<f64>,
    /// Operations that are counted, for `negating`.
    #[serde(default)]
    pub operations: Vec<String>,
    /// The turn before which a game is early, for `early`.
    #[serde(default)]
    pub turn: usize,
    /// Why.
    #[serde(default)]
    pub why: String,
}

/// What can be measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Measure {
    /// Letters of a card's English text, spaces included.
    Letters,
    /// Rows of a card.
    Rows,
    /// Other cards that fit what a card asks for; the least of its filters.
    Partners,
    /// How far the worth of a card's effects is from its budget.
    OffBudget,
    /// Cards that are better than a card.
    Better,
    /// Cards after a card in the registry that are better than it.
    Overtaken,
    /// Rulings that are about a card.
    Rulings,
    /// Percent of effects with one of the operations.
    Negating,
    /// The turn by which half of the games were over.
    MedianTurns,
    /// The shortest game.
    ShortestGame,
    /// Percent of games that were over before a turn.
    Early,
    /// Percent of games that a deck won.
    DeckWins,
    /// Decisions of a turn, on average, with those that had only one answer.
    Acts,
    /// Cards of a game that a player drew and never played, on average.
    Unplayed,
    /// Percent of the turns in which the other player can only watch.
    Watching,
    /// Percent of games with a turn, before the last, in which its player has no legal act.
    Stuck,
    /// Percent of games that no end of the rules but the last turn decides.
    CutOff,
    /// The rank correlation of what the price list says of rows and what they changed in play, in percent.
    PriceRank,
    /// Percent of the cards of decks whose players win 45 to 55 percent of the games in which they draw them.
    EvenCards,
}

/// The percentages of wins between which a card is even.
const EVEN: std::ops::RangeInclusive<f64> = 45.0..=55.0;

/// The result of a goal.
#[derive(Clone, Debug, PartialEq)]
pub struct Measured {
    /// The values: of cards by their ids, of decks by theirs, or one of all.
    pub values: Vec<(String, f64)>,
    /// Those beyond a bound.
    pub beyond: Vec<String>,
}

/// What is measured.
pub struct Subject<'s> {
    /// The cards as they are written.
    pub cards: &'s [Value],
    /// Letters of the text of each.
    pub letters: &'s [usize],
    /// What the designers set.
    pub design: &'s DesignFile,
    /// The rulings of the game.
    pub rulings: &'s [Ruling],
    /// The result of simulated games, as `simulate --json` prints it.
    pub games: Option<&'s Value>,
    /// What other values of rows changed in such games.
    pub changes: &'s [Change],
}

impl Measure {
    /// Its name in the file.
    pub fn name(self) -> &'static str {
        match self {
            Measure::Letters => "letters",
            Measure::Rows => "rows",
            Measure::Partners => "partners",
            Measure::OffBudget => "off_budget",
            Measure::Better => "better",
            Measure::Overtaken => "overtaken",
            Measure::Rulings => "rulings",
            Measure::Negating => "negating",
            Measure::MedianTurns => "median_turns",
            Measure::ShortestGame => "shortest_game",
            Measure::Early => "early",
            Measure::DeckWins => "deck_wins",
            Measure::Acts => "acts",
            Measure::Unplayed => "unplayed",
            Measure::Watching => "watching",
            Measure::Stuck => "stuck",
            Measure::CutOff => "cut_off",
            Measure::PriceRank => "price_rank",
            Measure::EvenCards => "even_cards",
        }
    }
}

impl Measured {
    /// The least and the greatest value; `None`: there are no values.
    pub fn range(&self) -> Option<(f64, f64)> {
        let values = self.values.iter().map(|(_, value)| (*value, *value));
        values.reduce(|(least, most), (value, _)| (least.min(value), most.max(value)))
    }
}

impl Goal {
    /// Measures. `None`: it takes simulated games, and there are none.
    pub fn measure(&self, subject: &Subject<'_>) -> Option<Measured> {
        let values = match self.measure {
            Measure::Letters => subject.each(|at, _| subject.letters.get(at).map(|letters| count(*letters))),
            Measure::Rows => subject.each(|_, card| Some(count(abilities(card).iter().map(Vec::len).sum()))),
            Measure::Partners => subject.each(|_, card| partners(card, subject.cards).map(count)),
            Measure::OffBudget => subject.each(|_, card| {
                let worth = subject.design.budget.as_ref()?.worth(card)?;
                Some((worth.is - worth.limit).abs())
            }),
            Measure::Better => subject.worse_than(|_, _| true),
            Measure::Overtaken => subject.worse_than(|better, worse| better > worse),
            Measure::Rulings => subject.each(|_, card| {
                let id = id(card)?;
                Some(count(subject.rulings.iter().filter(|ruling| ruling.uses.contains(id)).count()))
            }),
            Measure::Negating => self.negating(subject.cards),
            Measure::PriceRank => {
                let rank = correlation(&subject.priced(subject.games?)?)?;
                vec![("all".to_owned(), 100.0 * rank)]
            }
            _ => self.of_games(subject.games?),
        };
        let is_beyond = |value: f64| {
            self.at_most.is_some_and(|most| value > most) || self.at_least.is_some_and(|least| value < least)
        };
        let beyond = values.iter().filter(|(_, value)| is_beyond(*value)).map(|(of, _)| of.clone()).collect();
        Some(Measured { values, beyond })
    }

    fn negating(&self, cards: &[Value]) -> Vec<(String, f64)> {
        let all: Vec<_> = cards.iter().flat_map(abilities).collect();
        let negates = |rows: &&Vec<&Map<String, Value>>| {
            rows.iter()
                .filter_map(|row| row.get("do")?.as_str())
                .any(|op| self.operations.iter().any(|name| name == op))
        };
        ratio(100.0 * count(all.iter().filter(negates).count()), count(all.len()))
    }

    fn of_games(&self, games: &Value) -> Vec<(String, f64)> {
        let matchups = games.get("matchups").and_then(Value::as_array).into_iter().flatten();
        let mut lengths: Vec<usize> = Vec::new();
        let mut decks: Vec<(String, usize, usize)> = Vec::new();
        for matchup in matchups {
            let tally = matchup.get("tally").unwrap_or(&Value::Null);
            for (at, games) in numbers(tally.get("lengths")).into_iter().enumerate() {
                lengths.resize(lengths.len().max(at + 1), 0);
                if let Some(sum) = lengths.get_mut(at) {
                    *sum += games;
                }
            }
            let played = tally.get("games").and_then(Value::as_u64).and_then(|games| usize::try_from(games).ok());
            let names = matchup.get("heroes").and_then(Value::as_array).into_iter().flatten();
            for (name, wins) in names.filter_map(Value::as_str).zip(numbers(tally.get("wins"))) {
                let played = played.unwrap_or(0);
                match decks.iter_mut().find(|(known, ..)| known == name) {
                    Some((_, sum, games)) => (*sum, *games) = (*sum + wins, *games + played),
                    None => decks.push((name.to_owned(), wins, played)),
                }
            }
        }
        let all: usize = lengths.iter().sum();
        let by = |least: usize| {
            let mut sum = 0;
            lengths.iter().position(|games| {
                sum += games;
                sum >= least.max(1)
            })
        };
        let one = |value: Option<usize>| value.map(|value| ("all".to_owned(), count(value))).into_iter().collect();
        match self.measure {
            Measure::MedianTurns => one(by(all.div_ceil(2))),
            Measure::ShortestGame => one(by(1)),
            Measure::Acts => ratio(sum(games, "/choices"), count(turns(&lengths))),
            Measure::Unplayed => ratio(unplayed(games), count(all)),
            Measure::Watching => {
                let turns = sum(games, "/decided/turns");
                ratio(100.0 * (turns - sum(games, "/decided/answered")), turns)
            }
            Measure::Stuck if has_decisions(games) => ratio(100.0 * sum(games, "/decided/stuck"), count(all)),
            Measure::Stuck => Vec::new(),
            Measure::CutOff => ratio(100.0 * sum(games, &format!("/ends/{TURN_LIMIT}")), count(all)),
            Measure::EvenCards => even(games),
            Measure::Early => {
                let early = lengths.iter().take(self.turn).sum();
                ratio(100.0 * count(early), count(all))
            }
            _ => decks.into_iter().map(|(name, wins, games)| (name, percent(wins, games))).collect(),
        }
    }
}

impl Subject<'_> {
    /// The rows that were tried in games like these, by their prices and their play. `None`: there is no price list, or
    /// nothing was tried.
    pub fn priced(&self, games: &Value) -> Option<Vec<Priced>> {
        let budget = self.design.budget.as_ref().filter(|_| !self.changes.is_empty())?;
        Some(priced(budget, self.cards, self.changes, games))
    }

    /// How many cards are better than each; of a pair the places in the registry decide whether it counts.
    fn worse_than(&self, counts: impl Fn(usize, usize) -> bool) -> Vec<(String, f64)> {
        let rule = self.design.better.clone().unwrap_or_default();
        let [numbers, same] = [&rule.numbers, &rule.same].map(|names| names.iter().map(String::as_str).collect());
        let (numbers, same): (Vec<&str>, Vec<&str>) = (numbers, same);
        let at = |wanted: &str| self.cards.iter().position(|card| id(card) == Some(wanted)).unwrap_or(0);
        let pairs = better(self.cards, &numbers, &same);
        let pairs: Vec<(usize, usize)> = pairs.iter().map(|(better, worse)| (at(better), at(worse))).collect();
        self.each(|place, _| {
            let above = pairs.iter().filter(|(better, worse)| *worse == place && counts(*better, *worse));
            Some(count(above.count()))
        })
    }

    fn each(&self, value: impl Fn(usize, &Value) -> Option<f64>) -> Vec<(String, f64)> {
        let cards = self.cards.iter().enumerate();
        cards.filter_map(|(at, card)| Some((id(card)?.to_owned(), value(at, card)?))).collect()
    }
}

fn id(card: &Value) -> Option<&str> {
    card.get("id")?.as_str()
}

fn numbers(list: Option<&Value>) -> Vec<usize> {
    let list = list.and_then(Value::as_array).into_iter().flatten();
    list.filter_map(Value::as_u64).filter_map(|number| usize::try_from(number).ok()).collect()
}

/// The counts of all matchups of simulated games.
fn tallies(games: &Value) -> impl Iterator<Item = &Value> {
    let matchups = games.get("matchups").and_then(Value::as_array).into_iter().flatten();
    matchups.filter_map(|matchup| matchup.get("tally"))
}

/// The sum of a number of all matchups.
fn sum(games: &Value, pointer: &str) -> f64 {
    // The sum of no numbers is -0.0.
    tallies(games).filter_map(|tally| tally.pointer(pointer)?.as_f64()).fold(0.0, |sum, number| sum + number)
}

/// Whether turns were counted by what is decided in them.
fn has_decisions(games: &Value) -> bool {
    tallies(games).next().is_some() && tallies(games).all(|tally| tally.get("decided").is_some())
}

/// The turns of games, by how many there are of each length.
fn turns(lengths: &[usize]) -> usize {
    lengths.iter().enumerate().map(|(turns, games)| turns * games).sum()
}

fn ratio(part: f64, all: f64) -> Vec<(String, f64)> {
    if all > 0.0 { vec![("all".to_owned(), part / all)] } else { Vec::new() }
}

/// The counts of each card of each deck.
fn cards_of(games: &Value) -> impl Iterator<Item = &Value> {
    tallies(games).filter_map(|tally| tally.get("cards")?.as_array()).flatten()
}

/// In how many games each card was drawn and not played, added up.
fn unplayed(games: &Value) -> f64 {
    let number = |card: &Value, member: &str| card.get(member).and_then(Value::as_f64).unwrap_or(0.0);
    cards_of(games).map(|card| (number(card, "drawn") - number(card, "played")).max(0.0)).sum()
}

/// The share of drawn cards whose players win about half of the games.
fn even(games: &Value) -> Vec<(String, f64)> {
    let number = |card: &Value, member: &str| card.get(member).and_then(Value::as_f64).unwrap_or(0.0);
    // A win counts 2.
    let wins = |card: &Value| 50.0 * number(card, "score_drawn") / number(card, "drawn");
    let drawn: Vec<f64> = cards_of(games).filter(|card| number(card, "drawn") > 0.0).map(wins).collect();
    let even = drawn.iter().filter(|wins| EVEN.contains(wins)).count();
    if drawn.is_empty() { Vec::new() } else { vec![("all".to_owned(), percent(even, drawn.len()))] }
}

#[allow(clippy::cast_precision_loss, reason = "counts of cards and games are far below 2^52")]
pub(super) fn count(number: usize) -> f64 {
    number as f64
}

fn percent(part: usize, all: usize) -> f64 {
    if all == 0 { 0.0 } else { 100.0 * count(part) / count(all) }
}

/// How many other cards fit the filter of a card that the fewest fit; `None` if it has no filter that printed cards decide.
/// A filter that names a single card counts for nothing.
fn partners(card: &Value, cards: &[Value]) -> Option<usize> {
    let mut filters = Vec::new();
    for rows in abilities(card) {
        for value in rows.iter().flat_map(|row| row.values()) {
            collect(value, &mut filters);
        }
    }
    let names_a_card =
        |value: &Value| value.as_str().is_some_and(|word| cards.iter().any(|card| id(card) == Some(word)));
    filters.retain(|filter| !filter.values().any(names_a_card));
    let fitting = filters
        .into_iter()
        .filter(|filter| cards.iter().any(|card| decides(card, filter)))
        .map(|filter| cards.iter().filter(|other| !std::ptr::eq(*other, card) && fits(other, filter)).count());
    fitting.min()
}

/// The filters in a member of a row.
fn collect<'v>(value: &'v Value, filters: &mut Vec<&'v Map<String, Value>>) {
    match value {
        Value::Object(members) => {
            for (name, value) in members {
                match value.as_object().filter(|_| name == "where") {
                    Some(filter) => filters.push(filter),
                    None => collect(value, filters),
                }
            }
        }
        Value::Array(items) => items.iter().for_each(|item| collect(item, filters)),
        _ => {}
    }
}

/// Whether something of a filter is printed on a card.
fn decides(card: &Value, filter: &Map<String, Value>) -> bool {
    filter.iter().any(|(name, value)| match value.as_object().filter(|_| ["any", "not"].contains(&name.as_str())) {
        Some(inner) => decides(card, inner),
        None => test(card, name, value).is_some(),
    })
}

/// Whether a card fits what is printed of a filter.
fn fits(card: &Value, filter: &Map<String, Value>) -> bool {
    filter.iter().all(|(name, value)| match (name.as_str(), value.as_object()) {
        ("any", Some(any)) => any.iter().any(|(name, value)| test(card, name, value).unwrap_or(true)),
        ("not", Some(not)) => !(decides(card, not) && fits(card, not)),
        _ => test(card, name, value).unwrap_or(true),
    })
}

/// A filter by what is printed: a word of a member, or a number with its bounds. `None`: it is about something else.
fn test(card: &Value, name: &str, value: &Value) -> Option<bool> {
    let member = |name: &str| card.get(name).or_else(|| card.get(format!("{name}s")));
    if let Some(word) = value.as_str() {
        let has = match member(name)? {
            Value::Array(words) => words.iter().any(|one| one == word),
            one => one == word,
        };
        return Some(has);
    }
    let wanted = value.as_i64()?;
    let number = |name: &str| member(name)?.as_i64();
    match (name.strip_suffix("_at_most"), name.strip_suffix("_at_least")) {
        (Some(name), _) => Some(number(name)? <= wanted),
        (_, Some(name)) => Some(number(name)? >= wanted),
        _ => Some(number(name)? == wanted),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::{DesignFile, Goal, Subject, partners};

    fn goal(goal: Value) -> Goal {
        serde_json::from_value(goal).unwrap()
    }

    #[test]
    fn games_are_counted_by_their_lengths_and_winners() {
        let tally = |wins: [u64; 2], lengths: Value| json!({ "games": 4, "wins": wins, "lengths": lengths });
        let games = json!({ "matchups": [
            { "heroes": ["a", "b"], "tally": tally([3, 1], json!([0, 0, 1, 1, 2])) },
            { "heroes": ["a", "c"], "tally": tally([1, 3], json!([0, 0, 0, 1, 0, 3])) } ] });
        let design = DesignFile::default();
        let subject =
            Subject { cards: &[], letters: &[], design: &design, rulings: &[], games: Some(&games), changes: &[] };
        let value = |goal: Goal| goal.measure(&subject).unwrap().values;
        assert_eq!(value(goal(json!({ "measure": "median_turns" }))), [("all".to_owned(), 4.0)]);
        assert_eq!(value(goal(json!({ "measure": "shortest_game" }))), [("all".to_owned(), 2.0)]);
        assert_eq!(value(goal(json!({ "measure": "early", "turn": 4 }))), [("all".to_owned(), 37.5)]);
        let decks = goal(json!({ "measure": "deck_wins", "at_least": 30, "at_most": 60 })).measure(&subject).unwrap();
        assert_eq!(decks.values, [("a".to_owned(), 50.0), ("b".to_owned(), 25.0), ("c".to_owned(), 75.0)]);
        assert_eq!(decks.beyond, ["b", "c"]);
        let none = Subject { games: None, ..subject };
        assert_eq!(goal(json!({ "measure": "early" })).measure(&none), None);
    }

    #[test]
    fn partners_are_other_cards_that_fit_the_filter_that_the_fewest_fit() {
        let card = |id: &str, card_type: &str, level: i64, filter: Value| {
            let effects = json!([{ "on": "use", "do": "tap", "to": { "like": "own_unit", "where": filter } }]);
            json!({ "id": id, "type": card_type, "level": level, "kinds": ["x"], "effects": effects })
        };
        let cards = [
            card("a", "fire", 1, json!({ "type": "fire" })),
            card("b", "fire", 2, json!({ "type": "fire", "level_at_least": 2 })),
            card("c", "wind", 3, json!({ "kind": "x", "not": { "type": "fire" } })),
            card("d", "wind", 3, json!({ "tapped": true })),
            card("e", "wind", 1, json!({ "any": { "type": "fire", "level": 3 } })),
            card("f", "sun", 9, json!({ "name": "a" })),
        ];
        let counts: Vec<_> = cards.iter().map(|card| partners(card, &cards)).collect();
        assert_eq!(counts, [Some(1), Some(0), Some(3), None, Some(4), None]);
    }
}
