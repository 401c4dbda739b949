//! Replaces texts in names, notes and flavour texts.

use super::{Document, RecordPath, card_change, hero_change, shown};
use crate::base::Name;
use crate::document::Replace;
use crate::document::step::{Label, RecordChange, Step};

impl Document {
    /// The number of records that a replacement would change.
    pub fn count_matches(&self, replace: &Replace) -> usize {
        self.replaced(replace).count()
    }

    pub(super) fn replace(&self, replace: &Replace) -> Step {
        let changes: Vec<RecordChange> = self.replaced(replace).collect();
        let label = Label::new("undo-replace")
            .with("find", shown(&replace.find))
            .with("with", shown(&replace.with))
            .with("count", changes.len());
        Step::new(label, changes)
    }

    fn replaced<'d>(&'d self, replace: &'d Replace) -> impl Iterator<Item = RecordChange> + 'd {
        let wanted = |place: RecordPath| replace.only.as_ref().is_none_or(|only| only.contains(&place));
        let cards = self.registry.cards.iter().enumerate().filter(move |&(at, _)| wanted(RecordPath::Card(at)));
        let heroes = self.registry.heroes.iter().enumerate().filter(move |&(at, _)| wanted(RecordPath::Hero(at)));
        let heroes = heroes.filter_map(|(at, hero)| {
            let mut after = hero.clone();
            replace.in_texts(&mut after.name, &mut after.notes, &mut after.flavour);
            hero_change(at, hero, after)
        });
        let cards = cards.filter(|(_, card)| replace.finds(&card.name, card.notes.as_ref(), card.flavour.as_ref()));
        let cards = cards.filter_map(|(at, card)| {
            let mut after = card.clone();
            replace.in_texts(&mut after.name, &mut after.notes, &mut after.flavour);
            card_change(at, card, after)
        });
        heroes.chain(cards)
    }
}

impl Replace {
    fn finds(&self, name: &Name, notes: Option<&Name>, flavour: Option<&Name>) -> bool {
        let found = |text: &Name| self.in_text(text).is_some();
        self.names && found(name)
            || self.notes && notes.is_some_and(found)
            || self.flavour && flavour.is_some_and(found)
    }

    fn in_texts(&self, name: &mut Name, notes: &mut Option<Name>, flavour: &mut Option<Name>) {
        let mut texts: Vec<&mut Name> = Vec::with_capacity(3);
        texts.extend(self.names.then_some(name));
        texts.extend(notes.as_mut().filter(|_| self.notes));
        texts.extend(flavour.as_mut().filter(|_| self.flavour));
        for text in texts {
            if let Some(new) = self.in_text(text) {
                *text = new;
            }
        }
        for text in [notes, flavour] {
            if text.as_ref().is_some_and(Name::is_empty) {
                *text = None;
            }
        }
    }

    /// The text with all matches replaced; `None` if there is no match.
    fn in_text(&self, text: &str) -> Option<Name> {
        if self.find.is_empty() {
            return None;
        }
        let mut new = String::new();
        let mut kept = 0;
        let mut from = 0;
        while let Some(range) = self.next_in(text, from) {
            new.push_str(&text[kept..range.start]);
            new.push_str(&self.with);
            (kept, from) = (range.end, range.end);
        }
        (kept > 0).then(|| {
            new.push_str(&text[kept..]);
            new.into()
        })
    }

    /// The next match.
    fn next_in(&self, text: &str, from: usize) -> Option<std::ops::Range<usize>> {
        if self.match_case {
            let start = from + text[from..].find(&self.find)?;
            return Some(start..start + self.find.len());
        }
        // Compare character by character, because a character and its other case may differ in length.
        let wanted: Vec<char> = self.find.chars().flat_map(char::to_lowercase).collect();
        text[from..].char_indices().map(|(at, _)| from + at).find_map(|start| {
            let mut left = wanted.iter();
            for (at, letter) in text[start..].char_indices() {
                for lower in letter.to_lowercase() {
                    match left.next() {
                        Some(&wanted) if wanted == lower => {}
                        _ => return None,
                    }
                }
                if left.len() == 0 {
                    return Some(start..start + at + letter.len_utf8());
                }
            }
            None
        })
    }
}

#[cfg(test)]
mod tests {
    use super::Replace;

    #[track_caller]
    fn check(find: &str, with: &str, match_case: bool, text: &str, expected: Option<&str>) {
        let replace = Replace { find: find.into(), with: with.into(), match_case, ..Replace::default() };
        assert_eq!(replace.in_text(text).as_deref(), expected);
    }

    #[test]
    fn texts_are_found_whatever_their_case() {
        check("fire", "Frost", false, "Firefall of FIRE", Some("Frostfall of Frost"));
        check("fire", "Frost", true, "Firefall of fire", Some("Firefall of Frost"));
        check("İ", "i", false, "aİb", Some("aib"));
        check("ab", "", false, "aab", Some("a"));
        check("", "x", false, "text", None);
        check("aa", "a", true, "aaaa", Some("aa"));
        check("straße", "x", false, "STRAẞE", Some("x"));
    }
}
