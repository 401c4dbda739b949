//! Choosing one of several: segmented controls and searchable menus.

use std::cell::Cell;

use egui::text::{LayoutJob, TextFormat};
use egui::{
    Align, Atom, AtomExt as _, Atoms, Color32, Context, EventFilter, Frame, Id, InputState, Key, Layout, Margin,
    Modifiers, Popup, PopupCloseBehavior, Response, Role, ScrollArea, Sense, SetOpenCommand, Ui, WidgetInfo,
    WidgetText, vec2,
};
use lucide_icons::Icon;

use super::field::Field;
use super::paint::{divider_here, label, lines_label, text_width, verdict_label};
use super::pressable::{Pressable, icon_atom, key_atom, text_atom};
use super::row::list_keys;
use crate::studio::action::Action;
use crate::studio::theme::{self, Colours, Tint, Weight, colours, height, radius};
use crate::studio::view::View;

/// A few alternatives next to each other. Returns the index of the one that was clicked. A segment with a reason is
/// disabled, and the reason is its tooltip.
pub fn segmented(ui: &mut Ui, name: &str, segments: &[(&str, Option<&str>)], current: usize) -> Option<usize> {
    let colours = colours(ui);
    let frame = theme::surface(colours.well, colours.outline, radius::CONTROL).inner_margin(1.0);
    let mut chosen = None;
    // Laid out from left to right even in the head of a panel, where widgets follow from right to left.
    let row = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        ui.push_id(name, |ui| {
            for (at, (text, reason)) in segments.iter().enumerate() {
                if segment(ui, name, text, *reason, at == current) {
                    chosen = Some(at);
                }
            }
        });
    };
    let size = vec2(segmented_width(ui, segments.iter().map(|(text, _)| *text)), height::CHIP);
    let layout = Layout::left_to_right(Align::Center);
    ui.allocate_ui_with_layout(size, layout, |ui| frame.show(ui, row));
    chosen
}

fn segment(ui: &mut Ui, name: &str, text: &str, reason: Option<&str>, on: bool) -> bool {
    let colours = colours(ui);
    let is_hovered = ui.ctx().read_response(ui.next_auto_id()).is_some_and(|last| last.hovered());
    let colour = match (on, reason.is_some(), is_hovered) {
        (true, ..) => colours.text,
        (_, true, _) => colours.disabled,
        (_, _, true) => colours.text,
        _ => colours.label,
    };
    let fill = if on { colours.pressed } else { Color32::TRANSPARENT };
    let segment = Pressable::new(height::CHIP - 4.0, text_atom(text, theme::small(Weight::Medium), colour));
    let segment = segment.fill(fill, fill).corner(radius::TOKEN).padding(SEGMENT_PADDING).enabled(reason.is_none());
    let response = segment.role(Role::RadioButton, &format!("{name}: {text}")).selected(on).show(ui);
    let is_clicked = response.clicked() && !on;
    if let Some(reason) = reason {
        response.on_hover_text(reason);
    }
    is_clicked
}

/// The width of a segmented control with these texts, in points.
pub fn segmented_width<'a>(ui: &Ui, texts: impl Iterator<Item = &'a str>) -> f32 {
    let font = theme::small(Weight::Medium);
    texts.map(|text| text_width(ui, text, font.clone()).ceil() + 2.0 * f32::from(SEGMENT_PADDING)).sum::<f32>() + 4.0
}

const SEGMENT_PADDING: i8 = 5;

/// A field that shows the current choice. The caller adds the menu. `wrong` marks a value that the ruleset does not know.
pub fn combo(ui: &mut Ui, name: &str, icon: Option<Icon>, text: &str, wrong: bool, width: f32) -> Response {
    let colours = colours(ui);
    let mut atoms = Atoms::default();
    if let Some(icon) = icon {
        atoms.push_right(icon_atom(icon, 14.0, colours.secondary));
    }
    atoms.push_right(text_atom(text, theme::body(Weight::Regular), colours.text));
    atoms.push_right(Atom::grow());
    atoms.push_right(icon_atom(Icon::ChevronDown, 13.0, colours.label));
    let field = Pressable::new(height::FIELD, atoms).width(width).gap(4.0);
    let field = if wrong {
        field.fill(colours.raised, colours.error.text)
    } else {
        field.fill(colours.raised, colours.outline).hover(colours.hover, colours.outline_hover)
    };
    let response = field.show(ui);
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(Role::ComboBox, true, name);
        info.current_text_value = Some(text.to_owned());
        info
    });
    response
}

/// An entry of a menu.
#[derive(Clone, Debug, Default)]
pub struct Choice {
    pub icon: Option<Icon>,
    /// The colours of the icon.
    pub tint: Option<Tint>,
    pub text: String,
    /// A few words about the entry, behind the name.
    pub about: String,
    /// Its id, by which it is found too. It is not shown.
    pub id: String,
    /// The heading of the entry's group. A heading is shown where it differs from the one before.
    pub group: String,
    /// The keys of the shortcut.
    pub keys: Vec<String>,
    /// The indices of the letters that match a search, which have the accent colour.
    pub marked: Vec<u32>,
    /// The reason why the entry cannot be chosen now.
    pub reason: Option<String>,
}

impl Choice {
    pub fn new(text: impl Into<String>) -> Self {
        Self { text: text.into(), ..Self::default() }
    }

    /// An action with its icon and shortcut.
    pub fn action(ctx: &Context, view: &View<'_>, action: Action) -> Self {
        let (name, icon) = (view.i18n.tr(action.entry().name), Some(action.entry().icon));
        Self { icon, about: action.shortcut(ctx), ..Self::new(&*name) }
    }
}

/// What would follow from an entry of a menu.
#[derive(Clone, Debug, Default)]
pub struct Preview {
    /// What would be printed.
    pub text: String,
    /// A figure about it; `false` is a warning.
    pub note: Option<(String, bool)>,
}

/// A menu below a widget, with a search field if it is long.
#[must_use]
pub struct Choices<'a> {
    name: &'a str,
    search: &'a str,
    width: f32,
    current: Option<usize>,
    wrong: bool,
    is_context: bool,
    preview: Option<&'a dyn Fn(usize) -> Preview>,
    typed: Option<&'a Cell<Option<String>>>,
}

/// The state of a menu while it is open.
#[derive(Clone, Default)]
struct Open {
    query: String,
    cursor: usize,
    begun: bool,
    /// Whether the search field has had the focus.
    is_focused: bool,
}

const SEARCHED: usize = 8;
const MOST_HIGH: f32 = 360.0;
/// The height of the foot of a menu that shows what would follow, in points.
const PREVIEW: f32 = 58.0;

impl<'a> Choices<'a> {
    /// A menu with its accessible name and the hint of its search field.
    pub fn new(name: &'a str, search: &'a str) -> Self {
        Self { name, search, width: 240.0, current: None, wrong: false, is_context: false, preview: None, typed: None }
    }

    setters! {
        width: f32;
        current: Option<usize>;
        /// Marks the value of the field that [`Choices::field`] shows as one that the ruleset does not know.
        wrong: bool;
    }

    /// Shows below the entries what would follow from the one under the cursor, by its index, or why it cannot be chosen.
    pub fn preview(self, preview: &'a dyn Fn(usize) -> Preview) -> Self {
        Self { preview: Some(preview), ..self }
    }

    /// Offers what is typed as well, behind the entries, and keeps it here if it is chosen.
    pub fn typed(self, typed: &'a Cell<Option<String>>) -> Self {
        Self { typed: Some(typed), ..self }
    }

    /// Makes this a context menu: a secondary click opens it, or Alt+Enter while the widget has the focus.
    pub fn context(self) -> Self {
        Self { is_context: true, ..self }
    }

    /// Whether the menu of a widget is open in this frame.
    pub fn is_open(button: &Response) -> bool {
        Popup::is_id_open(&button.ctx, button.id.with("choices")) || button.clicked()
    }

    /// Shows the menu while it is open; a click on the widget opens and closes it. Returns the index of the choice.
    pub fn show(self, button: &Response, choices: impl FnOnce() -> Vec<Choice>) -> Option<usize> {
        let mut chosen = None;
        let id = button.id.with("choices");
        let popup = if self.is_context { context_popup(button, id.with("by key")) } else { Popup::menu(button) };
        let was_open = Popup::is_id_open(&button.ctx, id);
        let shown = popup
            .id(id)
            .accessible_name(self.name)
            .width(self.width)
            .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
            .show(|ui| {
                chosen = self.list(ui, id, choices());
                if chosen.is_some() {
                    ui.close();
                }
            });
        if shown.is_none() {
            button.ctx.data_mut(|data| data.remove::<Open>(id));
        }
        if chosen.is_some() {
            button.request_focus();
        }
        focus_again(button, was_open, id);
        chosen
    }

    /// Shows a field with the text of the current choice, which opens the menu.
    pub fn field(
        self,
        ui: &mut Ui,
        icon: Option<Icon>,
        text: &str,
        width: f32,
        choices: impl FnOnce() -> Vec<Choice>,
    ) -> Option<usize> {
        let button = combo(ui, self.name, icon, text, self.wrong, width);
        self.show(&button, choices)
    }

    /// Shows a menu whose entries have values, for example commands. Returns the value of the choice.
    pub fn pick<T>(self, button: &Response, entries: impl FnOnce() -> Vec<(Choice, T)>) -> Option<T> {
        let mut values = Vec::new();
        let chosen = self.show(button, || {
            let (choices, all) = entries().into_iter().unzip();
            values = all;
            choices
        });
        values.into_iter().nth(chosen?)
    }

    fn list(&self, ui: &mut Ui, id: Id, mut choices: Vec<Choice>) -> Option<usize> {
        let mut open: Open = ui.data_mut(|data| data.get_temp(id)).unwrap_or_default();
        ui.set_width(self.width);
        let searched = choices.len() > SEARCHED || self.typed.is_some();
        let before = open.query.clone();
        if searched {
            let field = Field::new(self.search).hint(self.search).icon(Icon::Search).id(id.with("query"));
            let response = field.show(ui, &mut open.query);
            // Not only in the first frame: what a widget asks for while the menu is being measured is forgotten.
            open.is_focused |= response.has_focus();
            if !open.is_focused {
                response.request_focus();
            }
        }
        let query = open.query.to_lowercase();
        let new = self.typed.map(|_| open.query.trim()).filter(|new| !new.is_empty());
        let new = new.filter(|new| choices.iter().all(|choice| choice.text.to_lowercase() != new.to_lowercase()));
        let at_new = new.map(|_| choices.len());
        choices.extend(new.map(|new| Choice { icon: Some(Icon::Plus), ..Choice::new(new) }));
        let fits = |choice: &Choice| {
            let texts = [&choice.text, &choice.about, &choice.id].map(|text| text.to_lowercase());
            query.split_whitespace().all(|word| texts.iter().any(|text| text.contains(word)))
        };
        let shown: Vec<usize> = (0..choices.len()).filter(|&at| fits(&choices[at])).collect();
        // The key that opens the menu must not choose an entry in the same frame.
        let opens = !open.begun;
        if opens {
            open.begun = true;
            open.cursor = self.current.and_then(|now| shown.iter().position(|&at| at == now)).unwrap_or(0);
        } else if before != open.query {
            open.cursor = 0;
        }
        let last = open.cursor;
        let scroll = ScrollArea::vertical().max_height(MOST_HIGH);
        let chosen = scroll.show(ui, |ui| {
            ui.set_width(self.width);
            choice_rows(ui, id, &choices, &shown, self.current, &mut open.cursor)
        });
        if let Some(at) = shown.get(open.cursor).filter(|_| !searched) {
            // The arrow keys move the cursor, and the focus with it.
            let arrows = EventFilter { vertical_arrows: true, ..EventFilter::default() };
            ui.memory_mut(|memory| {
                if opens || open.cursor != last {
                    memory.request_focus(id.with(at));
                }
                memory.set_focus_lock_filter(id.with(at), arrows);
            });
        }
        if let Some(preview) = self.preview {
            let at = shown.get(open.cursor).copied();
            let choice =
                at.map(|at| (&choices[at], if choices[at].reason.is_some() { None } else { Some(preview(at)) }));
            preview_ui(ui, choice);
        }
        let chosen = chosen.inner.filter(|_| !opens);
        if let Some(typed) = self.typed.filter(|_| chosen.is_some() && chosen == at_new) {
            typed.set(Some(open.query.trim().to_owned()));
        }
        ui.data_mut(|data| data.insert_temp(id, open));
        chosen
    }
}

/// The foot of a menu, as high for every entry, so that nothing moves with the cursor.
fn preview_ui(ui: &mut Ui, choice: Option<(&Choice, Option<Preview>)>) {
    let (colours, font) = (colours(ui), theme::small(Weight::Regular));
    divider_here(ui);
    let (reason, preview) = match choice {
        Some((choice, preview)) => (choice.reason.as_deref(), preview.unwrap_or_default()),
        None => (None, Preview::default()),
    };
    let size = vec2(ui.available_width(), PREVIEW);
    ui.allocate_ui_with_layout(size, Layout::top_down(Align::Min), |ui| {
        ui.set_min_size(size);
        ui.spacing_mut().item_spacing = vec2(6.0, 2.0);
        ui.add_space(6.0);
        let frame = Frame::new().inner_margin(Margin::symmetric(8, 0));
        frame.show(ui, |ui| {
            let (text, colour) = reason.map_or((&*preview.text, colours.text), |reason| (reason, colours.warning.text));
            let lines = if preview.note.is_some() { 2 } else { 3 };
            lines_label(ui, text, font, colour, lines);
            if let Some((note, is_good)) = &preview.note {
                ui.horizontal(|ui| verdict_label(ui, note, *is_good));
            }
        });
    });
}

/// A popup that a secondary click or a key opens. One that a key has opened is at the widget, because the pointer can be
/// anywhere.
fn context_popup(button: &Response, by_key: Id) -> Popup<'_> {
    let is_opened = button.has_focus() && button.ctx.input_mut(|input| input.consume_key(Modifiers::ALT, Key::Enter));
    if is_opened || button.secondary_clicked() {
        button.ctx.data_mut(|data| data.insert_temp(by_key, is_opened));
    }
    let at_widget = button.ctx.data(|data| data.get_temp(by_key)).unwrap_or(false);
    let popup = Popup::context_menu(button);
    match (is_opened, at_widget) {
        (true, _) => popup.anchor(button.rect).open_memory(SetOpenCommand::Bool(true)),
        (_, true) => popup.anchor(button.rect),
        _ => popup,
    }
}

/// Shows the choices with the indices `shown` below each other, under the headings of their groups. The arrow keys and the
/// pointer move the cursor, which is an index of `shown`. Returns the choice that was clicked, or at which Enter was
/// pressed.
pub fn choice_rows(
    ui: &mut Ui,
    id: Id,
    choices: &[Choice],
    shown: &[usize],
    current: Option<usize>,
    cursor: &mut usize,
) -> Option<usize> {
    let (moved, enter) = list_keys(ui, cursor, shown.len());
    let has_typed = ui.input(|input| input.events.iter().any(|event| matches!(event, egui::Event::Text(_))));
    let mut chosen = None;
    let mut group = "";
    ui.spacing_mut().item_spacing.y = 0.0;
    for (place, &at) in shown.iter().enumerate() {
        let choice = &choices[at];
        if choice.group != group {
            group = &choice.group;
            group_head(ui, group);
        }
        let is_cursor = place == *cursor;
        let response = choice_ui(ui, id.with(at), choice, is_cursor, current == Some(at));
        if is_cursor && (moved || has_typed) {
            response.scroll_to_me(None);
        }
        if response.hovered() && ui.input(|input| input.pointer.is_moving()) {
            *cursor = place;
        }
        if choice.reason.is_none() && (response.clicked() || enter && is_cursor) {
            chosen = Some(at);
        }
    }
    chosen
}

/// Returns the focus to the button of a menu that was closed with a key.
pub fn focus_again(button: &Response, was_open: bool, menu: Id) {
    let by_key = |input: &InputState| input.key_pressed(Key::Escape) || input.key_pressed(Key::Enter);
    if was_open && !Popup::is_id_open(&button.ctx, menu) && button.ctx.input(by_key) {
        button.request_focus();
    }
}

fn group_head(ui: &mut Ui, text: &str) {
    let layout = Layout::left_to_right(Align::Center);
    ui.allocate_ui_with_layout(vec2(ui.available_width(), height::CHIP), layout, |ui| {
        ui.add_space(8.0);
        label(ui, text, theme::small(Weight::Medium), colours(ui).label);
        ui.set_min_size(ui.available_size());
    });
}

/// A row of a menu.
pub fn choice_ui(ui: &mut Ui, id: Id, choice: &Choice, is_cursor: bool, is_current: bool) -> Response {
    let colours = colours(ui);
    let enabled = choice.reason.is_none();
    let colour = |colour| if enabled { colour } else { colours.disabled };
    let mut atoms = Atoms::default();
    if let Some(icon) = choice.icon {
        let tint = choice.tint.map_or(colours.secondary, |tint| tint.text);
        atoms.push_right(icon_atom(icon, 14.0, colour(tint)));
    }
    let weight = if is_current { Weight::Semibold } else { Weight::Regular };
    atoms.push_right(if choice.marked.is_empty() || !enabled {
        text_atom(&choice.text, theme::body(weight), colour(colours.text))
    } else {
        Atom::from(WidgetText::from(marked(choice, colours)))
    });
    atoms.push_right(Atom::grow());
    let about = choice.reason.as_deref().unwrap_or(&choice.about);
    if !about.is_empty() {
        // The name has priority: its explanation is cut first.
        let about = text_atom(about, theme::small(Weight::Regular), colours.label);
        atoms.push_right(about.atom_shrink(true));
    }
    for name in choice.keys.iter().filter(|_| enabled) {
        atoms.push_right(key_atom(ui, name));
    }
    let fill = match (is_cursor, enabled) {
        (true, true) => colours.selected,
        (true, false) => colours.hover,
        _ => Color32::TRANSPARENT,
    };
    let row = Pressable::new(height::MENU_ROW, atoms).id(id).width(ui.available_width()).gap(8.0).fill(fill, fill);
    // A disabled row still senses clicks, because they must not close the menu.
    let row = row.enabled(enabled).sense(Sense::click());
    let response = row.role(Role::ListBoxOption, &choice.text).selected(is_current).show(ui);
    match &choice.reason {
        Some(reason) => response.on_hover_text(reason),
        None => response,
    }
}

/// The text of a choice, with the letters that match a search in the accent colour.
fn marked(choice: &Choice, colours: &Colours) -> LayoutJob {
    let mut job = LayoutJob::default();
    for (at, letter) in choice.text.chars().enumerate() {
        let is_marked = u32::try_from(at).is_ok_and(|at| choice.marked.contains(&at));
        let (weight, colour) =
            if is_marked { (Weight::Semibold, colours.accent) } else { (Weight::Regular, colours.text) };
        job.append(letter.encode_utf8(&mut [0; 4]), 0.0, TextFormat::simple(theme::body(weight), colour));
    }
    job
}
