//! How games end: each end of the rules as a sentence, with its share of the games.

use std::collections::{BTreeMap, HashMap};

use egui::{ScrollArea, Ui};
use serde_json::Value;

use super::format::percent;
use crate::base::Name;
use crate::kernel::TURN_LIMIT;
use crate::kernel::explain::Explanation;
use crate::sim::Part;
use crate::studio::theme::{self, Weight, colours, height};
use crate::studio::view::View;
use crate::studio::widgets::{cell_label, line, panel_head, sides};
use crate::text::rules_text::{NameMarks, RulesText};

/// The place of the limit of turns in a ruleset.
const LIMIT: &str = "/match/turn_limit";

/// The sentence of each end, by the name that results have for it.
#[derive(Debug, Default)]
pub struct EndWords(HashMap<String, String>);

impl EndWords {
    pub fn of(view: &View<'_>) -> Self {
        let Some(game) = view.document.game() else { return Self::default() };
        let file: Value = serde_json::from_str(view.document.ruleset_text()).unwrap_or_default();
        let rules = Explanation::of(game, &file);
        let text = RulesText::new(view.i18n.texts(), view.i18n.language(), NameMarks("", ""));
        let lines = rules.sections.iter().flat_map(|section| &section.lines);
        let sentence = |pointer: &str| {
            let found = lines.clone().find(|line| line.pointer == pointer);
            found.map(|line| text.sentence(&line.text))
        };
        let of_end = |(at, id): (usize, &Name)| Some((id.to_string(), sentence(&format!("/match/ends/{at}"))?));
        let ids = game.flow.ends.iter().map(|ending| &ending.id).enumerate();
        let limit = sentence(LIMIT).map(|limit| (TURN_LIMIT.to_owned(), limit));
        Self(ids.filter_map(of_end).chain(limit).collect())
    }
}

/// The games of a result by their ends, the most frequent first.
pub fn ends_of(part: &Part) -> Vec<(&Name, u64)> {
    let mut ends: BTreeMap<&Name, u64> = BTreeMap::new();
    for (end, games) in part.matchups.iter().flat_map(|matchup| &matchup.tally.ends) {
        *ends.entry(end).or_default() += games;
    }
    let mut ends: Vec<_> = ends.into_iter().collect();
    ends.sort_by_key(|(_, games)| std::cmp::Reverse(*games));
    ends
}

pub fn ends_ui(ui: &mut Ui, view: &View<'_>, words: &EndWords, ends: &[(&Name, u64)]) {
    let (colours, i18n) = (colours(ui), &view.i18n);
    ui.spacing_mut().item_spacing.y = 0.0;
    panel_head(ui, &i18n.tr("balance-ends"), "", |_| {});
    let all: u64 = ends.iter().map(|(_, games)| games).sum();
    ScrollArea::vertical().id_salt("ends").auto_shrink(false).show(ui, |ui| {
        for &(end, games) in ends {
            let text = words.0.get(end.as_str()).cloned().unwrap_or_else(|| i18n.tr("balance-end-rule").to_string());
            #[allow(clippy::cast_precision_loss, reason = "counts of games are far below 2^52")]
            let share = percent(i18n, games as f64 / all.max(1) as f64);
            let response = line(ui, &format!("{text}: {share}"), height::TABLE_ROW, |ui| {
                ui.add_space(12.0);
                let figures = |ui: &mut Ui| {
                    ui.add_space(12.0);
                    cell_label(ui, &share, theme::body(Weight::Semibold), colours.text);
                };
                sides(ui, |ui| _ = cell_label(ui, &text, theme::small(Weight::Regular), colours.secondary), figures);
            });
            response.on_hover_text(format!("{text} {games} / {all}"));
        }
    });
}
