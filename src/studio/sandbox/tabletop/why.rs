//! Why the last decision was made: what it gains in the eyes of the greedy player, part by part, and what others would.

use egui::Ui;
use lucide_icons::Icon;

use super::scene::Scene;
use super::trace::answer_text;
use crate::kernel::players::{Shown, Why};
use crate::narration::signed;
use crate::studio::memo::Memo;
use crate::studio::theme::{self, Weight, colours, height};
use crate::studio::widgets::{cell_label, icon_label, line, sides};
use crate::text::rules_text::{NameMarks, RulesText};

/// The height of a line, in points.
const LINE: f32 = 20.0;
/// Other answers that are shown.
const OTHERS: usize = 4;

/// The words of the decision that is shown, kept until another one is.
#[derive(Default)]
pub struct Whys(Memo<(u64, &'static str), Option<WhyText>>);

/// Why, in words.
pub struct WhyText {
    /// What the decision gains, and its place among all answers.
    note: String,
    reasons: Vec<Part>,
    others: Vec<Part>,
}

/// A line: what, and how much.
struct Part {
    depth: u8,
    what: String,
    from: String,
    by: String,
    is_good: Option<bool>,
}

impl Whys {
    /// Why the decision before the position that is shown; `None`: there was nothing to decide.
    pub fn of(&mut self, scene: &Scene<'_>) -> Option<&WhyText> {
        let key = (scene.view.tabletop.version(), scene.view.i18n.language().tag);
        self.0.get(key, || scene.view.tabletop.why().map(|why| text_of(scene, &why))).as_ref()
    }
}

fn text_of(scene: &Scene<'_>, why: &Why) -> WhyText {
    let i18n = &scene.view.i18n;
    let words = RulesText::new(i18n.texts(), i18n.language(), NameMarks("", ""));
    let last = scene.session.at().saturating_sub(1);
    let chosen = scene.session.decisions().get(last).map(|decision| &decision.places[..]).unwrap_or_default();
    let at = why.gains.iter().position(|(places, _)| places[..] == *chosen);
    let gain = at.and_then(|at| why.gains.get(at)).map(|(_, gain)| signed(i64::from(*gain)));
    // Answers of the same worth share a place.
    let place = at.map(|at| 1 + why.gains.iter().take_while(|(_, gain)| *gain > why.gains[at].1).count());
    let place = place.map(|place| format!("{place} / {}", why.gains.len()));
    let note = [Some(i18n.tr("player-greedy").to_string()), gain, place];
    let reasons = why.reasons.iter().map(|reason| {
        let what = words.sentence(&reason.what);
        let what = reason.of.map_or(what.clone(), |of| format!("{}: {what}", scene.player_name(of)));
        let part =
            |from: String, by: String, is_good| Part { depth: reason.depth, what: what.clone(), from, by, is_good };
        match reason.shown {
            Shown::Value(value) => part(String::new(), value.to_string(), None),
            Shown::Test(holds) => {
                part(String::new(), i18n.tr(if holds { "tabletop-yes" } else { "tabletop-no" }).to_string(), None)
            }
            Shown::Change(from, to) => {
                part(format!("{from} → {to}"), signed(i64::from(to) - i64::from(from)), Some(to > from))
            }
        }
    });
    let others = why.gains.iter().filter(|(places, _)| places[..] != *chosen).take(OTHERS).map(|(places, gain)| Part {
        depth: 0,
        what: answer_text(scene, scene.session.before(last), places),
        from: String::new(),
        by: signed(i64::from(*gain)),
        is_good: None,
    });
    let note = note.into_iter().flatten().collect::<Vec<_>>().join(" · ");
    WhyText { note, reasons: reasons.collect(), others: others.collect() }
}

/// The lines of why.
pub fn why_ui(ui: &mut Ui, scene: &Scene<'_>, why: &WhyText) {
    let i18n = &scene.view.i18n;
    head_ui(ui, Icon::CircleQuestionMark, &i18n.tr("tabletop-why"), &why.note)
        .on_hover_text(&*i18n.tr("tabletop-why-hint"));
    why.reasons.iter().for_each(|part| part_ui(ui, part));
    if !why.others.is_empty() {
        head_ui(ui, Icon::ListOrdered, &i18n.tr("tabletop-why-others"), "");
        why.others.iter().for_each(|part| part_ui(ui, part));
    }
    ui.add_space(4.0);
}

fn head_ui(ui: &mut Ui, icon: Icon, title: &str, note: &str) -> egui::Response {
    let colours = colours(ui);
    ui.add_space(4.0);
    line(ui, &format!("{title}, {note}"), height::TABLE_ROW, |ui| {
        ui.add_space(12.0);
        icon_label(ui, icon, 13.0, colours.secondary);
        cell_label(ui, title, theme::body(Weight::Semibold), colours.text);
        cell_label(ui, note, theme::small(Weight::Regular), colours.label);
    })
}

fn part_ui(ui: &mut Ui, part: &Part) {
    let colours = colours(ui);
    let what = |ui: &mut Ui| {
        ui.add_space(30.0 + 12.0 * f32::from(part.depth));
        cell_label(ui, &part.what, theme::small(Weight::Regular), colours.secondary);
    };
    let values = |ui: &mut Ui| {
        ui.add_space(12.0);
        let colour = part.is_good.map_or(colours.text, |good| if good { colours.good } else { colours.error.text });
        cell_label(ui, &part.by, theme::small(Weight::Semibold), colour);
        cell_label(ui, &part.from, theme::small(Weight::Regular), colours.label);
    };
    line(ui, &format!("{}, {} {}", part.what, part.from, part.by), LINE, |ui| sides(ui, what, values))
        .on_hover_text(&part.what);
}
