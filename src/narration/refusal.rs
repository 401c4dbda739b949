//! Explains why a match refuses an action.

use crate::play::{Phase, Refusal};
use crate::ruleset::Ruleset;
use crate::ruleset::layout::{Layout, PlayerNumber};
use crate::text::{Arg, Language, Texts};

/// The reason why a match refuses an action, from the messages `refused-…`.
pub fn refusal(texts: &Texts, language: &Language, rules: &Ruleset, refusal: Refusal) -> String {
    let message = |id: &str, arguments: &[(&str, Arg<'_>)]| texts.message(language, id, arguments);
    let number = |number: i32| Arg::Number(number.into());
    let only_in = |phase| message("refused-only-in", &[("phase", Arg::Text(&message(phase, &[])))]);
    match refusal {
        Refusal::Over | Refusal::OnlyIn(Phase::Over(_)) => message("refused-over", &[]),
        Refusal::OnlyIn(Phase::Play) => only_in("phase-play"),
        Refusal::OnlyIn(Phase::Battle) => only_in("phase-battle"),
        Refusal::NoCard => message("refused-no-card", &[]),
        Refusal::Unplayable => message("refused-unplayable", &[]),
        Refusal::Costs { counter, cost, has } => {
            let counter = match Layout::new(rules).numbers.get(usize::from(counter)) {
                Some(PlayerNumber::Counter(id)) => rules.counter(*id).0.as_str(),
                _ => "",
            };
            let what = message(&format!("counter-{counter}"), &[]);
            let numbers = [("cost", number(cost)), ("has", number(has))];
            message("refused-costs", &[&[("what", Arg::Text(what.as_str()))], &numbers[..]].concat())
        }
        Refusal::Full(place) => {
            let zone = Layout::new(rules).zone_at.get(usize::from(place)).map(|&id| rules.zone(id).0.clone());
            let zone = zone.map_or_else(String::new, |zone| message(&format!("zone-{zone}"), &[]));
            message("trace-why-full", &[("zone", Arg::Text(&zone))])
        }
        Refusal::Cooling(turns) => message("refused-cooling", &[("n", number(turns.into()))]),
        Refusal::Arrived => message("refused-arrived", &[]),
        Refusal::Attacked => message("refused-attacked", &[]),
        Refusal::NoTarget => message("refused-no-target", &[]),
    }
}
