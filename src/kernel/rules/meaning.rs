//! What the rows of a card do, apart from how they are written: two cards with the same meaning play alike.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use super::ability::{Ability, Against, ConditionUse, FilterUse, Once, Pick, Row, RowCard, Side, Target, Tests};
use super::tables::Takes;
use super::{Definition, Game};
use crate::kernel::ids::{AbilityId, TargetId};

impl Game {
    /// What the rows of a card do. A target that names a preset and one that is written out are the same here, as are two
    /// orders of tests, and what is usual where nothing else is written.
    pub fn meaning(&self, card: &Definition) -> String {
        self.meaning_of(&card.abilities)
    }

    fn meaning_of(&self, abilities: &[AbilityId]) -> String {
        let mut whole = String::new();
        let mut last = String::new();
        for ability in abilities.iter().map(|id| self.ability(*id)) {
            let head = self.head(ability);
            // Abilities that happen at once and cost nothing are one.
            let is_free =
                ability.way.is_none() && ability.costs.is_empty() && ability.once == Once::Always && !ability.may;
            if !is_free || head != last {
                let _ = write!(whole, "[{head}]");
            }
            last = if is_free { head } else { String::new() };
            for row in &ability.rows {
                let _ = write!(whole, "({})", self.row(row, ability));
            }
        }
        whole
    }

    fn head(&self, ability: &Ability) -> String {
        let refinement = &ability.refinement;
        let timing = self.timings.get_index(ability.timing.index()).map(|(_, timing)| timing);
        let of = refinement.of.or(timing.map(|timing| timing.of));
        // An answer is to what one side does.
        let answers = ability.way.and_then(|id| self.ways.get_index(id.index())).and_then(|(_, way)| way.answers);
        let of = of.filter(|of| *of != Side::Any).or(answers).or(of);
        let about = refinement.card.or(timing.map(|timing| timing.card));
        let filters = refinement.filters.as_deref().map(|tests| self.filters(tests));
        let costs: BTreeSet<String> = ability
            .costs
            .iter()
            .map(|cost| format!("{:?} {} {}", cost.cost, cost.val, self.filters(&cost.filters)))
            .collect();
        // What costs something is asked about.
        let may = ability.may || timing.is_some_and(|timing| timing.may) || !ability.costs.is_empty();
        let (timing, way, once) = (ability.timing, ability.way, ability.once);
        let filters = filters.unwrap_or_default();
        format!("{timing:?} {of:?} {about:?} {filters} {way:?} {costs:?} {once:?} {may}")
    }

    fn row(&self, row: &Row, ability: &Ability) -> String {
        let (operation, val, word, who, kind) = (row.operation, row.val, row.word, row.who, row.kind);
        let conditions = tests(&row.conditions, &|one| self.condition(one), &|one| self.opposite(one));
        let target = row.target.map(|id| self.target_of(id)).unwrap_or_default();
        let rule = self.operations.get_index(operation.index()).map(|(_, rule)| rule);
        let way = ability.way.and_then(|id| self.ways.get_index(id.index())).and_then(|(_, way)| way.lasting);
        let way = way.filter(|_| rule.is_some_and(super::tables::Operation::is_continuous));
        let lasting = row.lasting.or(way).or(rule.and_then(|rule| rule.lasting.first().copied()));
        // What holds continuously lasts as long as it holds.
        let is_always = self.timings.get_index(ability.timing.index()).is_some_and(|(_, timing)| timing.always);
        let lasting = lasting.filter(|_| !is_always);
        // Nothing reads whose players a row names if its operation does not ask.
        let who = rule.and_then(|rule| rule.who).map(|_| who);
        let against = row.against.as_deref();
        let against = against.map(|Against { who, filters }| format!("{who:?} {}", self.filters(filters)));
        let card = match &row.card {
            None => String::new(),
            Some(RowCard::Known(id)) => format!("{id:?}"),
            Some(RowCard::Written(id)) => self.written(self.definition(*id)),
            Some(RowCard::Random(all)) => format!("one of {all:?}"),
        };
        let parameters = &row.parameters;
        let effects = self.meaning_of(&row.effects);
        format!(
            "{operation:?} {val} {word:?} {who:?} {kind:?} {conditions} {target} {lasting:?} {against:?} {card} \
             {parameters:?} {effects}"
        )
    }

    /// A card that is written out in a row.
    fn written(&self, card: &Definition) -> String {
        let Definition { card_type, numbers, has, words, subtype, keywords, .. } = card;
        let rows = self.meaning(card);
        format!("{card_type:?} {numbers:?} {has} {words:?} {subtype:?} {keywords} {rows}")
    }

    /// The condition that holds where one that counts cards does not.
    fn opposite(&self, one: &ConditionUse) -> Option<ConditionUse> {
        let rule = self.conditions.get_index(one.condition.index()).map(|(_, rule)| rule);
        let is_count = one.cards.is_some() && rule.is_some_and(|rule| rule.holds.is_none());
        let (least, most) = match (one.least, one.most) {
            (0, most) if most < u32::MAX => (most + 1, u32::MAX),
            (1.., u32::MAX) => (0, one.least - 1),
            _ => return None,
        };
        is_count.then(|| ConditionUse { least, most, ..one.clone() })
    }

    fn condition(&self, one: &ConditionUse) -> String {
        let ConditionUse { condition, number, word, filters, cards, least, most } = one;
        // A condition with a test of its own does not count.
        let rule = self.conditions.get_index(condition.index()).map(|(_, rule)| rule);
        let is_count = rule.is_some_and(|rule| rule.holds.is_none());
        let (least, most) = if is_count { (*least, *most) } else { (1, u32::MAX) };
        let (filters, cards) = (self.filters(filters), cards.map(|id| self.target_of(id)));
        format!("{condition:?} {number} {word:?} {filters} {cards:?} {least} {most}")
    }

    fn target_of(&self, id: TargetId) -> String {
        self.row_targets.get(id.index()).map_or_else(String::new, |target| self.cards_of(target))
    }

    /// The target of a preset by another name: one that is the same cards, picked in the same way.
    pub fn preset_like(&self, target: &Target) -> Option<Target> {
        let wanted = self.cards_of(target);
        let at = self.targets.values().position(|preset| self.cards_of(preset) == wanted)?;
        Some(Target { preset: u8::try_from(at).ok(), ..self.targets[at].clone() })
    }

    fn cards_of(&self, target: &Target) -> String {
        // Who is asked always answers in a match, so what is taken without an answer is no part of what a row does.
        let Target { preset: _, who, zones, of, pick, count, up_to, number, by_opponent, other, filters, default: _ } =
            &self.narrowed(target);
        let filters = self.filters(filters);
        // What is taken at random or as a whole is nobody's choice.
        let is_chosen = matches!(pick, Pick::Choose | Pick::Target);
        let by_opponent = *by_opponent && is_chosen;
        let counts = (is_chosen || matches!(pick, Pick::Random | Pick::Best(_))).then_some((count, up_to));
        let number = number.filter(|_| matches!(pick, Pick::Best(_)));
        format!("{who:?} {zones:?} {of:?} {pick:?} {counts:?} {number:?} {by_opponent} {other} {filters}")
    }

    fn filters(&self, all: &Tests<FilterUse>) -> String {
        let one = |one: &FilterUse| format!("{:?} {} {:?}", one.filter, one.number, one.word);
        // What is not `true` is `false`.
        let opposite = |one: &FilterUse| {
            let takes = self.filters.get_index(one.filter.index()).map(|(_, filter)| &filter.takes);
            let is_flag = matches!(takes, Some(Takes::Flag));
            is_flag.then_some(FilterUse { number: i32::from(one.number == 0), ..*one })
        };
        tests(all, &one, &opposite)
    }
}

/// Tests in an order of their own. `opposite`: the test that holds where another one does not.
fn tests<T>(all: &Tests<T>, one: &dyn Fn(&T) -> String, opposite: &dyn Fn(&T) -> Option<T>) -> String {
    let mut members = BTreeSet::new();
    conjuncts(all, one, opposite, &mut members);
    let members: Vec<String> = members.into_iter().collect();
    members.join(" & ")
}

fn conjuncts<T>(
    all: &Tests<T>,
    one: &dyn Fn(&T) -> String,
    opposite: &dyn Fn(&T) -> Option<T>,
    members: &mut BTreeSet<String>,
) {
    members.extend(all.members.iter().map(one));
    for tests in &all.all {
        conjuncts(tests, one, opposite, members);
    }
    match &*all.any {
        [] => {}
        [only] => conjuncts(only, one, opposite, members),
        several => {
            let each: BTreeSet<String> = several.iter().map(|each| tests(each, one, opposite)).collect();
            let each: Vec<String> = each.into_iter().collect();
            members.insert(format!("any({})", each.join(" | ")));
        }
    }
    if let Some(not) = &all.not {
        let single = not.single().and_then(opposite);
        members.insert(single.map_or_else(|| format!("not({})", tests(not, one, opposite)), |single| one(&single)));
    }
}
