//! Applies fixes of problems.

use std::collections::BTreeMap;

use super::json::lossless;
use super::{Document, RecordPath, card_change, hero_change, no_record, refused};
use crate::base::{self, Code, Diagnostic, Source};
use crate::card::{Card, Hero};
use crate::document::step::{Label, RecordChange, Step};
use crate::message;
use crate::registry::{MAX_ROUNDS, apply_edits, non_overlapping_fixes, read_card, read_hero, write_card, write_hero};

impl Document {
    pub(super) fn fix(&self, fixes: &[(RecordPath, base::FixEdit)]) -> Result<Step, Diagnostic> {
        let mut by_place: BTreeMap<RecordPath, Vec<base::FixEdit>> = BTreeMap::new();
        for (place, change) in fixes {
            by_place.entry(*place).or_default().push(change.clone());
        }
        let mut changes = Vec::new();
        for (place, fixes) in by_place {
            let change = match place {
                RecordPath::Card(at) => {
                    let before = self.card(at)?;
                    card_change(at, before, self.fixed_card(before, &fixes)?)
                }
                RecordPath::Hero(at) => {
                    let before = self.hero(at)?;
                    hero_change(at, before, self.fixed_hero(before, &fixes)?)
                }
                RecordPath::File | RecordPath::Ruleset | RecordPath::Book(_) | RecordPath::Deck(_) => {
                    return Err(no_record(place));
                }
            };
            changes.push(change.ok_or_else(|| refused(message!("problem-gone")))?);
        }
        Ok(Step::new(Label::new("undo-fix").with("count", fixes.len()), changes))
    }

    pub(super) fn fix_all(&self, code: Option<Code>) -> Step {
        let wanted = |problem: &Diagnostic| problem.fix.is_some() && code.is_none_or(|code| problem.code == code);
        let mut changes: Vec<RecordChange> = Vec::new();
        let mut made = 0;
        let mut places: Vec<RecordPath> =
            self.checks.all().filter(|(_, problem)| wanted(problem)).map(|(place, _)| place).collect();
        places.dedup();
        for place in places {
            let first: Vec<Diagnostic> = self.checks.of(place).filter(|problem| wanted(problem)).cloned().collect();
            match place {
                RecordPath::Card(at) => {
                    let Some(before) = self.registry.cards.get(at) else { continue };
                    let mut after = before.clone();
                    let mut problems = first;
                    for _ in 0..MAX_ROUNDS {
                        let fixes = non_overlapping_fixes(&problems);
                        let Ok(fixed) = self.fixed_card(&after, &fixes) else { break };
                        if fixes.is_empty() || fixed == after {
                            break;
                        }
                        made += fixes.len();
                        after = fixed;
                        problems = self.checks.of_card(&after, &self.rules);
                        problems.retain(wanted);
                    }
                    changes.extend(card_change(at, before, after));
                }
                RecordPath::Hero(at) => {
                    let Some(before) = self.registry.heroes.get(at) else { continue };
                    let mut after = before.clone();
                    let mut problems = first;
                    for _ in 0..MAX_ROUNDS {
                        let fixes = non_overlapping_fixes(&problems);
                        let Ok(fixed) = self.fixed_hero(&after, &fixes) else { break };
                        if fixes.is_empty() || fixed == after {
                            break;
                        }
                        made += fixes.len();
                        after = fixed;
                        problems = self.checks.of_hero(&after, &self.rules);
                        problems.retain(wanted);
                    }
                    changes.extend(hero_change(at, before, after));
                }
                RecordPath::File | RecordPath::Ruleset | RecordPath::Book(_) | RecordPath::Deck(_) => {}
            }
        }
        Step::new(Label::new("undo-fix").with("count", made), changes)
    }

    fn fixed_card(&self, card: &Card, fixes: &[base::FixEdit]) -> Result<Card, Diagnostic> {
        let text = apply_edits(&write_card(card, &self.rules), fixes);
        let (card, problems) = read_card(&Source::new("", text), &self.rules);
        lossless(card, problems)
    }

    fn fixed_hero(&self, hero: &Hero, fixes: &[base::FixEdit]) -> Result<Hero, Diagnostic> {
        let text = apply_edits(&write_hero(hero, &self.rules), fixes);
        let (hero, problems) = read_hero(&Source::new("", text), &self.rules);
        lossless(hero, problems)
    }
}
