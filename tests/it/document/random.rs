//! Random edits: every command there is, on places that mostly exist, with values that are mostly right.

use ses_studio::base::Name;
use ses_studio::card::Row;
use ses_studio::document::{Command, Document, Field, RecordPath, Replace};
use ses_studio::registry::{write_card, write_row};

/// A small random generator, so that one number determines a whole sequence.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// A number below a bound; 0 where the bound is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).unwrap() % bound.max(1)
    }

    fn one<T: Clone>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())].clone()
    }

    fn text(&mut self) -> Name {
        let texts = ["", "Ember", "Ember Oath", "é\"\\\n", "日本", "fire and FIRE", "SC-B01-H01-C01", "zz"];
        Name::from(self.one(&texts))
    }

    fn maybe(&mut self) -> Option<Name> {
        (self.below(3) > 0).then(|| self.text())
    }

    fn number(&mut self) -> i64 {
        self.one(&[0, 1, 2, 3, 5, 15, 99, 1000, -1, i64::MAX])
    }
}

pub fn command(random: &mut Random, document: &Document) -> Command {
    let registry = document.registry();
    let rules = document.rules();
    let (cards, heroes) = (registry.cards.len(), registry.heroes.len());
    let card = random.below(cards);
    let at = match random.below(8) {
        0 => RecordPath::Hero(random.below(heroes)),
        1 => RecordPath::Book(random.below(registry.books.len())),
        _ => RecordPath::Card(card),
    };
    let types: Vec<Name> = rules.card_types.keys().cloned().collect();
    let hero_ids: Vec<Name> =
        registry.heroes.iter().map(|hero| hero.id.clone()).chain([Name::from("nobody")]).collect();
    let some_cards = |random: &mut Random| (0..random.below(4)).map(|_| random.below(cards)).collect::<Vec<_>>();
    let row = random.below(4);
    match random.below(25) {
        0..4 => Command::Set {
            at: vec![at, RecordPath::Card(card)],
            field: field(random, document),
            gesture: Some(random.below(3) as u64),
        },
        4..6 => Command::Set { at: vec![RecordPath::Card(card)], field: field(random, document), gesture: None },
        6 => Command::SetType { cards: some_cards(random), card_type: random.one(&types) },
        7 => Command::SetRow { at, row, to: a_row(random, document), gesture: Some(1) },
        8 => Command::InsertRow { at, row, what: a_row(random, document) },
        9 => Command::RemoveRow { at, row },
        10 => Command::MoveRow { at, row, to: random.below(4) },
        11 => Command::DuplicateRow { at, row },
        12 => Command::PasteRows { at, row, json: write_row(&a_row(random, document), rules) },
        13 => {
            let hero = (random.below(3) > 0).then(|| random.one(&hero_ids));
            Command::AddCard { hero, card_type: random.one(&types), name: random.text() }
        }
        14 => Command::AddHero { book: random.number(), name: random.text() },
        15 => Command::AddBook { name: random.text() },
        16 => Command::Duplicate { cards: some_cards(random) },
        17 => {
            let mut gone: Vec<RecordPath> = some_cards(random).into_iter().map(RecordPath::Card).collect();
            if random.below(4) == 0 {
                gone.push(at);
            }
            Command::Delete { at: gone }
        }
        18 => Command::MoveToHero { cards: some_cards(random), hero: random.one(&hero_ids) },
        19 => {
            let texts: Vec<String> = some_cards(random)
                .into_iter()
                .filter_map(|at| registry.cards.get(at))
                .map(|card| write_card(card, rules))
                .collect();
            let at = (random.below(2) == 0).then(|| random.below(cards + 1));
            Command::PasteCards { at, json: format!("[{}]", texts.join(",")) }
        }
        20 => {
            let json = registry.cards.get(card).map(|card| write_card(card, rules)).unwrap_or_default();
            let broken = random.one(&["\"cost\": \"x\"", "\"cost\": 4", "\"cost\": 2, \"cost\": 3", "\"x\": [1.50]"]);
            Command::SetJson { at: RecordPath::Card(card), json: json.replace("\"cost\": 1", broken), gesture: None }
        }
        21 => Command::Replace(Replace {
            find: random.one(&["e", "fire", "Oath", ""]).into(),
            with: random.one(&["", "E", "\u{1F525}"]).into(),
            match_case: random.below(2) == 0,
            names: true,
            notes: random.below(2) == 0,
            flavour: random.below(2) == 0,
            only: None,
        }),
        22 => {
            let fixes = document
                .problems()
                .filter_map(|(place, problem)| Some((place, problem.fix.clone()?.change)))
                .take(random.below(3))
                .collect();
            Command::Fix { fixes }
        }
        23 => Command::SetAll {
            cards: some_cards(random),
            fields: (0..random.below(3)).map(|_| field(random, document)).collect(),
            hero: (random.below(2) == 0).then(|| random.one(&hero_ids)),
        },
        _ => Command::FixAll { code: None },
    }
}

fn field(random: &mut Random, document: &Document) -> Field {
    let rules = document.rules();
    let numbers: Vec<Name> = rules.numbers.keys().chain(rules.hero_numbers.keys()).cloned().collect();
    let ids: Vec<Name> = document.registry().cards.iter().map(|card| card.id.clone()).chain([random.text()]).collect();
    match random.below(13) {
        0 => Field::Id(random.one(&ids)),
        1 => Field::Name(random.text()),
        2 => Field::Number(random.one(&numbers), (random.below(3) > 0).then(|| random.number())),
        3 => Field::Subtype(random.one(&[None, Some("forged".into()), Some("nothing".into())])),
        4 => Field::Trigger(random.one(&[None, Some("t_hit".into())])),
        5 => Field::Hero(random.maybe()),
        6 => Field::Book(random.one(&[None, Some(1), Some(2), Some(7)])),
        7 => Field::Books(random.one(&[vec![], vec![1, 2], vec![9]])),
        8 => Field::Flavour(random.maybe()),
        9 => Field::Art(random.maybe()),
        10 => Field::Notes(random.maybe()),
        11 => Field::Status(random.maybe()),
        _ => Field::Wording(random.one(&["de".into(), "ja".into()]), random.maybe()),
    }
}

/// A row of some card, changed a little.
fn a_row(random: &mut Random, document: &Document) -> Row {
    let rows: Vec<&Row> = document.registry().cards.iter().flat_map(|card| &card.effects).collect();
    let mut row = if rows.is_empty() { Row::default() } else { rows[random.below(rows.len())].clone() };
    if random.below(2) == 0 {
        row.val = Some(random.number());
    }
    row.replace ^= random.below(4) == 0;
    row.bonus ^= random.below(4) == 0;
    row
}
