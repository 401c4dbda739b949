//! A registry of 100,000 cards, made of the bundled ones.

use ses_studio::card::Card;
use ses_studio::registry::{Book, Project, Registry};

/// Cards of the registry.
const CARDS: usize = 100_000;
/// Numbers that an id of one type has room for.
const NUMBERS: usize = 99;

/// The bundled cards over and over, each copy with its own id and hero.
pub fn large() -> Registry {
    let bundled = Project::bundled().check().registry.expect("the bundled registry can be read");
    let types: Vec<(&str, Vec<&Card>)> = [("ally", "A"), ("action", "C"), ("trap", "T")]
        .into_iter()
        .map(|(card_type, code)| {
            let is_of_type = |card: &&Card| card.card_type == card_type && card.books.is_empty();
            (code, bundled.cards.iter().filter(is_of_type).collect())
        })
        .collect();
    let mut registry = Registry { heroes: Vec::new(), cards: Vec::with_capacity(CARDS), ..bundled.clone() };
    for number in 0..CARDS {
        let (hero, within) = (number / (types.len() * NUMBERS), number % (types.len() * NUMBERS));
        let (book, hero) = (1 + hero / NUMBERS, 1 + hero % NUMBERS);
        let book_id = i64::try_from(book).ok();
        let (code, cards) = &types[within / NUMBERS];
        let mut card = cards[number % cards.len()].clone();
        card.id = format!("SC-B{book:02}-H{hero:02}-{code}{:02}", 1 + within % NUMBERS).into();
        card.book = book_id;
        // Legacy bonuses are against book 2; a copy in a later book has none.
        card.effects.retain(|row| book == 1 || row.conditions.iter().all(|condition| condition.id != "vs_book"));
        registry.cards.push(card);
        if within == 0 {
            let mut copy = bundled.heroes[0].clone();
            copy.id = format!("SC-B{book:02}-H{hero:02}-X01").into();
            copy.book = book_id;
            registry.heroes.push(copy);
        }
    }
    registry.books = (1..=4).map(|id| Book { id, name: format!("Book {id}").into(), rest: Vec::new() }).collect();
    registry
}
