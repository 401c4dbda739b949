use serde_json::{Value, json};
use ses_studio::base::Source;
use ses_studio::kernel::ids::ZoneId;
use ses_studio::kernel::rules::Game;
use ses_studio::kernel::state::Seat;
use ses_studio::kernel::{Budget, Kernel, RandomPlayer, Watch};

/// The most turns that a ruleset can ask for, and the most cards of a match.
const TURNS: u16 = 1000;
const CARDS: usize = 192;

/// The budgets that were used up.
#[derive(Default)]
pub struct Budgets(pub std::collections::BTreeSet<Budget>);

impl Watch for Budgets {
    fn over_budget(&mut self, budget: Budget) {
        self.0.insert(budget);
    }
}

/// Numbers below a bound, each from two bytes; then only 0.
pub fn numbers_of(bytes: &[u8]) -> impl FnMut(usize) -> usize {
    let mut pairs = bytes.chunks(2);
    move |below| {
        let pair = pairs.next().unwrap_or_default();
        pair.iter().fold(0, |sum, &byte| sum << 8 | usize::from(byte)) % below.max(1)
    }
}

/// All pointers into a value.
fn pointers(value: &Value, at: &str, found: &mut Vec<String>) {
    found.push(at.to_owned());
    match value {
        Value::Object(members) => {
            for (name, value) in members {
                pointers(value, &format!("{at}/{}", name.replace('~', "~0").replace('/', "~1")), found);
            }
        }
        Value::Array(items) => {
            for (place, item) in items.iter().enumerate() {
                pointers(item, &format!("{at}/{place}"), found);
            }
        }
        _ => {}
    }
}

/// A text with a letter less, or more.
fn misspelt(text: &str, random: &mut impl FnMut(usize) -> usize) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    let at = random(letters.len() + 1);
    if at < letters.len() {
        letters.remove(at);
    } else {
        letters.push('s');
    }
    letters.into_iter().collect()
}

/// One edit: a number changes, an item or member is taken away, a name is misspelt, or a value is replaced by another
/// one of the file.
pub fn edit(file: &mut Value, random: &mut impl FnMut(usize) -> usize) {
    let mut all = Vec::new();
    pointers(file, "", &mut all);
    let other = file.pointer(&all[random(all.len())]).cloned().unwrap_or_default();
    let at = all[1 + random(all.len() - 1)].clone();
    let Some(value) = file.pointer_mut(&at) else { return };
    match (random(8), &mut *value) {
        (0..=2, Value::Number(number)) => {
            let numbers = [0, -1, 1, 20, 255, 100_000, number.as_i64().unwrap_or(0) + 1];
            *value = json!(numbers[random(numbers.len())]);
        }
        (0..=3, Value::Array(items)) if items.len() > 1 => drop(items.remove(random(items.len()))),
        (0..=3, Value::Object(members)) if !members.is_empty() => {
            let name = members.keys().nth(random(members.len())).cloned().unwrap_or_default();
            let value = members.remove(&name).unwrap_or_default();
            if random(2) == 0 {
                members.insert(misspelt(&name, random), value);
            }
        }
        (0..=2, Value::String(text)) => *text = misspelt(text, random),
        (4 | 5, value) if other.is_string() == value.is_string() && other.is_object() == value.is_object() => {
            *value = other;
        }
        (6, value) => *value = other,
        (_, value) => *value = Value::Null,
    }
}

/// Edits one of the rulesets, each with its cards, and plays a random match if it can still be read: it ends, and
/// nothing is over the state's bounds. Otherwise there is a problem, and each has a place in the file. Returns whether a
/// match was played.
pub fn edited_match(samples: &[(&str, &str)], random: &mut impl FnMut(usize) -> usize) -> bool {
    let (rules, cards) = samples[random(samples.len())];
    let mut rules: Value = serde_json::from_str(rules).expect("the rulesets are JSON");
    for _ in 0..=random(3) {
        edit(&mut rules, random);
    }
    let source = Source::new("ruleset.json", rules.to_string());
    let (game, problems) = Game::read(&source);
    assert!(problems.iter().all(|problem| problem.span.is_some()), "a problem without a place: {problems:#?}");
    let Some(mut game) = game else {
        assert!(!problems.is_empty(), "refused without a word");
        return false;
    };
    let mut cards: Value = serde_json::from_str(cards).expect("the cards are JSON");
    if random(4) == 0 {
        edit(&mut cards, random);
    }
    let list = |name: &str| cards[name].as_array().cloned().unwrap_or_default();
    game.add_cards(&list("cards"), "/cards");
    game.check_cards(&list("cards"), "/cards");
    game.add_decks(&list("decks"), "/decks");
    play(game, u64::try_from(random(1 << 16)).unwrap_or_default());
    true
}

/// Plays a random match to its end.
pub fn play(game: Game, seed: u64) -> Budgets {
    let kernel = Kernel::new(game);
    let mut state = kernel.lay(&kernel.game.random_setup(seed));
    let (mut player, mut budgets) = (RandomPlayer::new(seed), Budgets::default());
    assert!(!kernel.begin(&mut state, &mut player, Some(&mut budgets)), "a random player has every answer");
    assert!(!kernel.play(&mut state, &mut player, Some(&mut budgets)), "a random player has every answer");
    assert!(state.over.is_some() && state.turn <= TURNS + 1, "a match ends");
    assert!(state.cards.len() <= CARDS, "more cards than there is room for");
    let zones = || (0..kernel.game.zones.len()).filter_map(ZoneId::at);
    let lying: usize = Seat::BOTH
        .iter()
        .flat_map(|&seat| zones().map(move |zone| (seat, zone)))
        .map(|(seat, zone)| state.pile(seat, zone).as_slice().len())
        .sum();
    assert!(lying <= state.cards.len(), "a card lies in two places");
    budgets
}
