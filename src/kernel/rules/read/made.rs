//! Cards that rows make: by name, written out, or by chance.

use super::Reading;
use super::members::narrow;
use super::problem;
use super::terms::keys;
use crate::base::Diagnostic;
use crate::base::json::{Node, Shape};
use crate::base::reader::{Path, Reader};
use crate::kernel::ids::{AbilityId, CardTypeId, DefinitionId, NumberId, WordId, WordSetId};
use crate::kernel::rules::ability::RowCard;
use crate::kernel::rules::{CardPattern, Definition};

impl Reading<'_> {
    /// A card that is written out.
    pub fn written(
        &mut self,
        problems: &mut Vec<Diagnostic>,
        path: Path<'_>,
        node: Node<'_>,
        depth: usize,
    ) -> Option<DefinitionId> {
        let card = self.printed(problems, path, node, false)?;
        let types = &self.game.card_types;
        // Only what is imported may have another type: a row makes cards of this game.
        if let (1.., Some(name)) = (depth, node.member("type").and_then(Node::string))
            && !types.contains_key(&*name)
        {
            let pointer = path.key("type").to_string();
            problems.push(problem::unknown(&pointer, &name, "expected-card-type", keys(types)));
        }
        let definition = self.store(card, None);
        self.card_rows(problems, path, node, definition, depth);
        Some(definition)
    }

    /// The card that a row makes: an id, a card that is written out, or one by chance.
    pub fn row_card(
        &mut self,
        problems: &mut Vec<Diagnostic>,
        path: Path<'_>,
        node: Node<'_>,
        depth: usize,
    ) -> Option<RowCard> {
        if let Some(name) = node.string() {
            let found = self.find_card(&name);
            if found.is_none() {
                problems.push(self.unknown_card(&path.to_string(), &name));
            }
            return found.map(RowCard::Known);
        }
        if node.shape() != Shape::Object {
            problems.push(problem::wrong(node, path, "expected-card"));
            return None;
        }
        if let Some(like) = node.member("random") {
            let mut random = Reader::open(like, path.key("random"), problems);
            let pattern = self.pattern(&mut random);
            self.patterns.push(pattern);
            let at = DefinitionId::at(self.patterns.len() - 1).unwrap_or_default();
            return Some(RowCard::Random(Box::new([at])));
        }
        let most = usize::from(self.game.limits.nesting);
        if depth >= most {
            problems.push(problem::too_deep(path.to_string(), most));
            return None;
        }
        self.written(problems, path, node, depth + 1).map(RowCard::Written)
    }

    /// What the members of a card by chance must be.
    fn pattern(&mut self, random: &mut Reader<'_, '_>) -> CardPattern {
        let types = &self.game.card_types;
        let card_type = super::members::name_of(random, "type", "expected-card-type", types, CardTypeId::at);
        let mut pattern = CardPattern { card_type, subtype: self.printed_subtype(random), ..CardPattern::default() };
        for (at, name) in self.game.numbers.keys().enumerate() {
            if random.has(name)
                && let (Some(id), Some(number)) = (NumberId::at(at), random.integer(name))
            {
                pattern.numbers.push((id, narrow(number)));
            }
        }
        for set in 0..self.game.word_sets.len() {
            let words = self.printed_words(random, set);
            pattern.words.extend(WordSetId::at(set).filter(|_| !words.is_empty()).map(|id| (id, words.to_vec())));
        }
        if random.has("keywords") {
            pattern.keywords = Some(self.printed_keywords(random));
        }
        let mut known = vec!["type", "subtype", "keywords"];
        known.extend(keys(&self.game.numbers).chain(keys(&self.game.word_sets)));
        random.finish(&known);
        pattern
    }

    /// Notes which rows of a new ability make a card by chance. Until then the row has the position of its pattern.
    pub fn remember_patterns(&mut self, id: AbilityId) {
        for (at, row) in self.game.abilities[id.index()].rows.iter().enumerate() {
            if let Some(RowCard::Random(pattern)) = &row.card
                && let Some(pattern) = pattern.first().and_then(|at| self.patterns.get(at.index()))
            {
                self.game.random_cards.push((id, at, pattern.clone()));
            }
        }
    }

    /// Finds the cards that rows can make by chance.
    pub fn refresh_patterns(&mut self) {
        let game = &mut *self.game;
        for (ability, at, pattern) in &game.random_cards {
            let mut found: Vec<_> =
                game.cards.iter().filter(|(_, id)| fits(&game.definitions, **id, pattern)).collect();
            found.sort_by_key(|(id, _)| *id);
            let found = found.into_iter().map(|(_, id)| *id).collect();
            let ability = game.abilities.get_mut(ability.index());
            if let Some(row) = ability.and_then(|ability| ability.rows.get_mut(*at)) {
                row.card = Some(RowCard::Random(found));
            }
        }
    }
}

/// Whether a card can be made by chance.
fn fits(definitions: &[Definition], id: DefinitionId, pattern: &CardPattern) -> bool {
    let Some(card) = definitions.get(id.index()) else { return false };
    let number = |&(id, number): &(NumberId, i32)| {
        card.has & (1 << id.index().min(31)) != 0 && card.numbers.get(id.index()) == Some(&number)
    };
    let words = |(set, words): &(WordSetId, Vec<WordId>)| {
        card.words.get(set.index()).is_some_and(|found| found.as_slice() == words.as_slice())
    };
    !card.is_token
        && pattern.card_type.is_none_or(|card_type| card_type == card.card_type)
        && pattern.subtype.is_none_or(|subtype| card.subtype == Some(subtype))
        && pattern.keywords.is_none_or(|keywords| keywords == card.keywords)
        && pattern.numbers.iter().all(number)
        && pattern.words.iter().all(words)
}
