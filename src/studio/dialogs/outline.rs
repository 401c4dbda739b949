//! A game without cards in three steps: what a card has, what a turn is, how one wins; beside them its rules as sentences,
//! and how random matches of it end.

use egui::{Context, Frame, Margin, ScrollArea, Ui, vec2};
use serde_json::Value;

use crate::base::Source;
use crate::kernel::Report;
use crate::kernel::explain::{Explanation, Role};
use crate::kernel::rules::Game;
use crate::registry::outline::{Answer, Outline, Step};
use crate::registry::start::START;
use crate::studio::background::Loaded;
use crate::studio::command::FileCommand;
use crate::studio::memo::Memo;
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{dialog, dialog_buttons, form_line, label, number_field, paragraph, tick, wrapped_label};
use crate::text::rules_text::{NameMarks, RulesText};
use crate::text::{Arg, Language, Texts};

/// The width of the dialog, of the name of a number and of its field, in points.
const WIDTH: f32 = 860.0;
const LABEL: f32 = 190.0;
const FIELD: f32 = 64.0;
/// The height of the rules, in points.
const RULES: f32 = 180.0;
/// How many random matches are played.
const MATCHES: u32 = 200;

/// A line of the rules.
type RulesLine = (Role, String);

/// The dialog.
#[derive(Default)]
pub struct OutlineForm {
    /// `None` until it is shown.
    outline: Option<Outline>,
    /// The messages of the small game and of rules.
    texts: Memo<(), Texts>,
    rules: Memo<(Option<Outline>, &'static str), Vec<RulesLine>>,
    /// How random matches of the game ended.
    tried: Loaded<Outline, Option<Report>>,
}

impl OutlineForm {
    /// Shows the dialog. Returns whether it stays open.
    pub fn ui(&mut self, ctx: &Context, view: &View<'_>) -> bool {
        let i18n = &view.i18n;
        let (title, hint) = (i18n.tr("outline-title"), i18n.tr("outline-hint"));
        self.outline = self.outline.take().or_else(Outline::usual);
        let answer = dialog(ctx, "outline", &title, &hint, WIDTH, |ui| {
            let texts = texts(&mut self.texts);
            let steps = self.outline.iter_mut().flat_map(|outline| &mut outline.steps);
            ui.columns(3, |columns| {
                for (ui, step) in columns.iter_mut().zip(steps) {
                    step_ui(ui, view, texts, step);
                }
            });
            ui.add_space(8.0);
            self.rules_ui(ui, view);
            paragraph(ui, &self.tried_text(ui, view));
            dialog_buttons(ui, i18n, "", &[("outline-begin", self.outline.is_some()), ("cancel", true)])
        });
        if let (Some(0), Some(outline)) = (answer.pressed, &self.outline) {
            view.send(FileCommand::BeginOutline(outline.clone()));
        }
        answer.is_open
    }

    /// The rules of the match so far, in the user's language.
    fn rules_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        head(ui, &view.i18n.tr("outline-so-far"));
        let language = view.i18n.language();
        let texts = texts(&mut self.texts);
        let make = || self.outline.as_ref().map(|outline| sentences(outline, texts, language)).unwrap_or_default();
        let lines = self.rules.get((self.outline.clone(), language.tag), make);
        let scroll = ScrollArea::vertical().id_salt("outline rules").max_height(RULES).auto_shrink([false, true]);
        scroll.show(ui, |ui| {
            ui.spacing_mut().item_spacing = vec2(4.0, 3.0);
            for (role, line) in &*lines {
                let (depth, weight) = match role {
                    Role::Heading => (0, Weight::Semibold),
                    Role::Paragraph => (0, Weight::Regular),
                    Role::Item(depth) => (i8::try_from(*depth).unwrap_or(i8::MAX).saturating_add(1), Weight::Regular),
                };
                let indent = Frame::new().inner_margin(Margin { left: depth.saturating_mul(12), ..Margin::ZERO });
                indent.show(ui, |ui| wrapped_label(ui, line, theme::small(weight), colours(ui).secondary));
            }
        });
    }

    /// How random matches of the game end, once they were played.
    fn tried_text(&mut self, ui: &Ui, view: &View<'_>) -> String {
        let i18n = &view.i18n;
        let tried = self.outline.as_ref().and_then(|outline| {
            let prepare = || {
                let of = outline.clone();
                move || of.try_out(MATCHES)
            };
            self.tried.get(ui.ctx(), "outline", outline, prepare).filter(|(of, _)| of == outline)
        });
        let Some((_, Some(report))) = tried else { return i18n.tr("outline-trying").to_string() };
        let number = |number: usize| Arg::Number(i64::try_from(number).unwrap_or(0));
        let limited = usize::try_from(report.limited).unwrap_or(0);
        i18n.tr_with(
            "outline-tried",
            &[
                ("n", number(report.matches)),
                ("ended", number(report.matches.saturating_sub(limited))),
                ("turns", number(usize::from(report.median_turns))),
            ],
        )
    }
}

/// The messages of the small game and of rules.
fn texts(memo: &mut Memo<(), Texts>) -> &Texts {
    memo.get((), || Texts::load_phrases(START, &[]).0)
}

fn head(ui: &mut Ui, title: &str) {
    label(ui, title, theme::body(Weight::Semibold), colours(ui).text);
    ui.add_space(2.0);
}

/// A step: its title and its questions.
fn step_ui(ui: &mut Ui, view: &View<'_>, texts: &Texts, step: &mut Step) {
    let i18n = &view.i18n;
    head(ui, &i18n.tr_with(&format!("outline-{}", step.title), &[]));
    for question in &mut step.questions {
        let what = question.what.as_deref().map(|id| texts.message(i18n.language(), id, &[])).unwrap_or_default();
        let what = i18n.language().capitalized(&what);
        let name = i18n.tr_with(&format!("outline-{}", question.label), &[("what", Arg::Text(&what))]);
        match &mut question.is {
            Answer::Yes(is) => _ = tick(ui, &name, is),
            Answer::Number(number) => form_line(ui, &name, LABEL, |ui| {
                let range = question.range.0..=question.range.1;
                if let (_, Some(new)) = number_field(ui, &name, *number, &range, FIELD) {
                    *number = new;
                }
            }),
        }
    }
}

/// The sentences of the rules about the match.
fn sentences(outline: &Outline, texts: &Texts, language: &'static Language) -> Vec<RulesLine> {
    let Some(text) = outline.rules() else { return Vec::new() };
    let file: Value = serde_json::from_str(&text).unwrap_or_default();
    let Some(game) = Game::read(&Source::new("ruleset.json", text)).0 else { return Vec::new() };
    let rules = Explanation::of(&game, &file);
    let written = RulesText::new(texts, language, NameMarks("", ""));
    let lines = rules.sections.iter().flat_map(|section| &section.lines);
    lines
        .filter(|line| line.pointer.starts_with("/match"))
        .map(|line| (line.role, written.sentence(&line.text)))
        .collect()
}
