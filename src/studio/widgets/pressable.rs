//! Clickable surfaces with contents from left to right: buttons, chips, toggles, and the fields that open a menu.

use egui::{
    Align2, Atom, AtomExt as _, AtomKind, Atoms, Color32, ContainerAtom, Context, Direction, FontId, Id, IntoAtoms,
    Margin, Response, RichText, Role, Sense, Stroke, TextWrapMode, Ui, WidgetAtom, WidgetInfo, vec2,
};
use lucide_icons::Icon;

use super::paint::focus_ring;
use crate::studio::theme::{self, Weight, colours, height, radius};

/// Text in a [`Pressable`].
pub fn text_atom<'a>(text: &str, font: FontId, colour: Color32) -> Atom<'a> {
    RichText::new(text).font(font).color(colour).into()
}

/// Lets the focused widget use the key Delete, which otherwise deletes a row.
pub fn claim_delete(ctx: &Context, widget: Id) {
    ctx.data_mut(|data| data.insert_temp(Id::unique("uses delete"), widget));
}

/// Whether the focused widget uses the key Delete.
pub fn is_delete_claimed(ctx: &Context) -> bool {
    let widget = ctx.data(|data| data.get_temp::<Id>(Id::unique("uses delete")));
    widget.is_some() && ctx.memory(egui::Memory::focused) == widget
}

/// The icon with a name of the ruleset.
pub fn icon_named(name: &str) -> Option<Icon> {
    Icon::try_from(name).ok()
}

/// An icon in a [`Pressable`], `size` points wide.
pub fn icon_atom<'a>(icon: Icon, size: f32, colour: Color32) -> Atom<'a> {
    let text = RichText::new(char::from(icon)).font(theme::icon(size)).color(colour);
    text.atom_size(vec2(size, size)).atom_align(Align2::CENTER_CENTER)
}

/// A key of the keyboard in a [`Pressable`].
pub fn key_atom<'a>(ui: &Ui, name: &str) -> Atom<'a> {
    let colours = colours(ui);
    let frame = theme::surface(colours.hover, colours.outline, radius::TOKEN).inner_margin(Margin::symmetric(4, 0));
    let text = text_atom(name, theme::small(Weight::Medium), colours.secondary);
    let key = ContainerAtom::new(text).frame(frame).min_size(vec2(height::KEY, height::KEY));
    Atom::container(key.align2(Align2::CENTER_CENTER).wrap_mode(TextWrapMode::Extend))
}

/// A clickable surface, as a builder.
#[must_use]
pub struct Pressable<'a> {
    atoms: Atoms<'a>,
    height: f32,
    width: Option<f32>,
    max_width: f32,
    id: Option<Id>,
    sense: Sense,
    gap: f32,
    padding: i8,
    fill: Color32,
    hover_fill: Option<Color32>,
    press_fill: Option<Color32>,
    line: Color32,
    hover_line: Option<Color32>,
    corner: u8,
    is_vertical: bool,
    role: Option<(Role, &'a str)>,
    selected: Option<bool>,
    enabled: bool,
}

impl<'a> Pressable<'a> {
    /// A surface without background or outline, as wide as its contents.
    pub fn new(height: f32, atoms: impl IntoAtoms<'a>) -> Self {
        Self {
            atoms: atoms.into_atoms(),
            height,
            width: None,
            max_width: f32::INFINITY,
            id: None,
            sense: Sense::click(),
            gap: 6.0,
            padding: 8,
            fill: Color32::TRANSPARENT,
            hover_fill: None,
            press_fill: None,
            line: Color32::TRANSPARENT,
            hover_line: None,
            corner: radius::CONTROL,
            is_vertical: false,
            role: None,
            selected: None,
            enabled: true,
        }
    }

    /// A surface whose background appears under the pointer.
    pub fn ghost(ui: &Ui, height: f32, atoms: impl IntoAtoms<'a>) -> Self {
        Self { hover_fill: Some(colours(ui).hover), ..Self::new(height, atoms) }.press(colours(ui).pressed)
    }

    /// Sets the accessible role and name. Without them the caller sets these on the response.
    pub fn role(self, role: Role, name: &'a str) -> Self {
        Self { role: Some((role, name)), ..self }
    }

    setters! {
        /// Sets whether the surface is selected, for screen readers.
        selected: bool;
        /// Sets the greatest width. The text that does not fit is cut.
        max_width: f32;
        /// Sets the id, so that other code can give the surface the focus.
        id: Id;
        sense: Sense;
        /// Sets the space between the contents, in points.
        gap: f32;
        /// Sets the space at the left and right of the contents, in points.
        padding: i8;
        /// Sets the radius of the corners.
        corner: u8;
    }

    /// Sets whether the surface can be pressed.
    pub fn enabled(self, enabled: bool) -> Self {
        Self { enabled, sense: if enabled { self.sense } else { Sense::hover() }, ..self }
    }

    /// Sets the width, so that the surface does not depend on its contents.
    pub fn width(self, width: f32) -> Self {
        Self { width: Some(width), max_width: width, ..self }
    }

    pub fn min_width(self, width: f32) -> Self {
        Self { width: Some(width), ..self }
    }

    /// Sets background and outline.
    pub fn fill(self, fill: Color32, line: Color32) -> Self {
        Self { fill, line, ..self }
    }

    /// Sets background and outline under the pointer.
    pub fn hover(self, fill: Color32, line: Color32) -> Self {
        Self { hover_fill: Some(fill), hover_line: Some(line), ..self }
    }

    /// Sets the background while the pointer is down.
    pub fn press(self, fill: Color32) -> Self {
        Self { press_fill: Some(fill), ..self }
    }

    /// Puts the contents below each other, centred.
    pub fn below(self) -> Self {
        Self { is_vertical: true, ..self }
    }

    /// Shows the surface. Where the text is cut, a tooltip shows the text.
    pub fn show(mut self, ui: &mut Ui) -> Response {
        // By itself egui would cut the first text, which is often an icon.
        if !self.atoms.any_shrink() {
            let is_text = |atom: &&mut Atom<'_>| atom.size.is_none() && matches!(atom.kind, AtomKind::Text(_));
            if let Some(atom) = self.atoms.iter_mut().find(is_text) {
                atom.shrink = true;
            }
        }
        let text = self.atoms.text().map(|text| text.chars().filter(|&letter| !is_icon(letter)).collect::<String>());
        // The line is always there, so that the contents do not move when the line appears.
        let frame = theme::surface(Color32::TRANSPARENT, self.line, self.corner)
            .inner_margin(Margin::symmetric(self.padding.saturating_sub(1), 0));
        let mut widget = WidgetAtom::new(self.atoms)
            .sense(self.sense)
            .gap(self.gap)
            .frame(frame)
            .wrap_mode(TextWrapMode::Truncate)
            .align2(if self.is_vertical { Align2::CENTER_CENTER } else { Align2::LEFT_CENTER })
            .direction(if self.is_vertical { Direction::TopDown } else { Direction::LeftToRight })
            .max_width(self.max_width)
            .min_size(vec2(self.width.unwrap_or(0.0), self.height));
        if let Some(id) = self.id {
            widget = widget.id(id);
        }
        let mut widget = widget.allocate(ui);
        let response = widget.response.clone();
        let fill = match (self.press_fill, self.hover_fill) {
            (Some(fill), _) if response.is_pointer_button_down_on() => fill,
            (_, Some(fill)) if response.hovered() => fill,
            _ => self.fill,
        };
        let line = self.hover_line.filter(|_| response.hovered()).unwrap_or(self.line);
        widget.container.frame = frame.fill(fill).stroke(Stroke::new(1.0, line));
        widget.paint(ui);
        if let Some((role, name)) = self.role {
            response.widget_info(|| match self.selected {
                Some(selected) => WidgetInfo::selected(role, self.enabled, selected, name),
                None => WidgetInfo::labeled(role, self.enabled, name),
            });
        }
        if response.gained_focus() {
            response.scroll_to_me(None);
        }
        if response.has_focus() {
            focus_ring(ui, response.rect, self.corner);
        }
        let is_cut = response.intrinsic_size().is_some_and(|size| size.x > response.rect.width() + 1.0);
        match text.filter(|_| is_cut) {
            Some(text) => response.on_hover_text(text.trim()),
            None => response,
        }
    }
}

/// Whether a letter is one of the icon font: those are in the private use area.
fn is_icon(letter: char) -> bool {
    ('\u{e000}'..='\u{f8ff}').contains(&letter)
}
