//! A submission that is talked about: its text, of which each row and phrase can be commented, and the comments.

use egui::{Key, Ui};
use lucide_icons::Icon;

use super::desk::state_message;
use crate::design::inbox::{Comment, State};
use crate::studio::cards::phrases::{TextStyle, pointed};
use crate::studio::command::{DesignCommand, Hover};
use crate::studio::theme::{self, Weight, colours};
use crate::studio::view::View;
use crate::studio::widgets::{Button, Choice, Choices, Field, wrapped_label};
use crate::text::{Arg, Text};

/// What is printed on a submission's card, and the comments on it.
#[derive(Clone, Debug, Default)]
pub struct Talk {
    pub id: String,
    pub state: State,
    pub text: Text,
    pub comments: Vec<Comment>,
}

/// A comment that is being written.
#[derive(Debug, Default)]
pub struct Draft {
    /// The row or the phrase that it is about; the whole card without one.
    about: Option<Hover>,
    text: String,
}

/// What designers decide about a submission that is no card yet.
pub fn decide_ui(ui: &mut Ui, view: &View<'_>, talk: &Talk) {
    let i18n = &view.i18n;
    if ui.add(Button::new(&i18n.tr("design-take")).icon(Icon::Check).small().primary()).clicked() {
        view.send(DesignCommand::Take(talk.id.clone()));
    }
    try_ui(ui, view, talk);
    let name = |state: State| i18n.tr_with(&state_message(state), &[]);
    let (title, search) = (i18n.tr("design-state"), i18n.tr("search"));
    let menu = Choices::new(&title, &search).current(State::ALL.iter().position(|known| *known == talk.state));
    let choices = || State::ALL.iter().map(|state| Choice::new(name(*state))).collect();
    if let Some(state) = menu.field(ui, None, &name(talk.state), 130.0, choices).and_then(|at| State::ALL.get(at)) {
        view.send(DesignCommand::Mark(talk.id.clone(), *state));
    }
}

/// The button that tries the card in the sandbox.
fn try_ui(ui: &mut Ui, view: &View<'_>, talk: &Talk) {
    if ui.add(Button::new(&view.i18n.tr("do-try")).icon(Icon::FlaskConical).small()).clicked() {
        view.send(DesignCommand::Try(talk.id.clone()));
    }
}

/// The field for a comment, and the menu of what it is about.
pub fn comment_ui(ui: &mut Ui, view: &View<'_>, talk: &Talk, draft: &mut Draft) {
    let i18n = &view.i18n;
    let (title, search) = (i18n.tr("design-comment-on"), i18n.tr("search"));
    let parts = parts(&talk.text);
    let current = parts.iter().position(|part| *part == draft.about);
    let name = |part: &Option<Hover>| match part {
        None => i18n.tr("design-comment-card").to_string(),
        Some(part) => match phrase(&talk.text, *part) {
            Some(phrase) => phrase.to_owned(),
            None => i18n.tr_with("design-comment-row", &[("n", Arg::count(part.row + 1))]),
        },
    };
    let menu = Choices::new(&title, &search).width(380.0).current(current);
    let choices = || {
        let group = |part: &Hover| i18n.tr_with("design-comment-row", &[("n", Arg::count(part.row + 1))]);
        let of_row = |part: &Hover| match part.part {
            Some(_) => String::new(),
            None => row_text(&talk.text, part.row).to_owned(),
        };
        let choice = |part: &Option<Hover>| Choice {
            group: part.as_ref().map(group).unwrap_or_default(),
            about: part.as_ref().map(of_row).unwrap_or_default(),
            ..Choice::new(name(part))
        };
        parts.iter().map(choice).collect()
    };
    if let Some(at) = menu.field(ui, Some(Icon::MessageSquareQuote), &name(&draft.about), 200.0, choices) {
        draft.about = parts.get(at).copied().flatten();
    }
    let hint = i18n.tr("comment-write");
    let width = (ui.available_width() - 80.0).clamp(80.0, 320.0);
    let field = Field::new(&hint).hint(&hint).width(width).show(ui, &mut draft.text);
    let is_entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    let is_empty = draft.text.trim().is_empty();
    let sends = ui.add(Button::new(&i18n.tr("comment-send")).small().enabled(!is_empty)).clicked();
    if (sends || is_entered) && !is_empty {
        let Draft { about, text } = std::mem::take(draft);
        let phrase = about.and_then(|part| phrase(&talk.text, part)).map(ToOwned::to_owned);
        let comment = Comment { by: String::new(), row: about.map(|part| part.row + 1), phrase, text };
        view.send(DesignCommand::Comment { id: talk.id.clone(), comment });
    }
}

/// The text of the card; a click on a phrase makes it what the comment is about, another click the row.
pub fn text_ui(ui: &mut Ui, talk: &Talk, draft: &mut Draft) {
    let set = TextStyle {
        font: theme::body(Weight::Medium),
        line: 20.0,
        colour: colours(ui).text,
        width: ui.available_width(),
    };
    let (part, response) = pointed(ui, &talk.text, &set, draft.about);
    if let Some(pointed) = part.filter(|_| response.clicked()) {
        let whole = Hover { part: None, ..pointed };
        draft.about = Some(if draft.about == Some(pointed) { whole } else { pointed });
    }
}

/// The comments, the oldest first, each after the phrase that it is about.
pub fn comments_ui(ui: &mut Ui, view: &View<'_>, talk: &Talk) {
    for comment in &talk.comments {
        wrapped_label(ui, &line_of(view, comment), theme::body(Weight::Regular), colours(ui).text);
    }
}

fn line_of(view: &View<'_>, comment: &Comment) -> String {
    let row = comment.row.map(|row| format!(", {}", view.i18n.tr_count("row-number", row))).unwrap_or_default();
    let phrase = comment.phrase.as_ref().map(|phrase| format!(", “{phrase}”")).unwrap_or_default();
    format!("{}{row}{phrase}: {}", comment.by, comment.text)
}

/// What a comment can be about: the whole card, each row, and its phrases.
fn parts(text: &Text) -> Vec<Option<Hover>> {
    let mut parts = vec![None];
    for (row, _) in text.rows() {
        parts.push(Some(Hover::row(row)));
        let mut known: Vec<&str> = Vec::new();
        for span in text.spans.iter().filter(|span| span.row == row) {
            let part = Hover { part: Some((span.part, span.condition)), ..Hover::row(row) };
            if let Some(words) = phrase(text, part).filter(|words| !known.contains(words)) {
                known.push(words);
                parts.push(Some(part));
            }
        }
    }
    parts
}

/// The words of a part; `None` of a whole row.
fn phrase(text: &Text, part: Hover) -> Option<&str> {
    part.part?;
    let is_it = |span: &&crate::text::Span| part.is_part(span);
    let range = text.all_spans().filter(is_it).map(|span| span.range.clone()).max_by_key(ExactSizeIterator::len)?;
    text.text.get(range).map(str::trim).filter(|words| !words.is_empty())
}

/// The words of a row.
fn row_text(text: &Text, row: usize) -> &str {
    let range = text.rows().into_iter().find(|(known, _)| *known == row).map(|(_, range)| range);
    range.and_then(|range| text.text.get(range)).unwrap_or_default()
}
