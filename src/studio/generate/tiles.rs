//! The cards: faces with their price, how probable they are, and what can be done with them.

use egui::{
    Align, Color32, Frame, Key, Layout, Margin, Modifiers, Rect, Role, Sense, Ui, UiBuilder, Vec2, WidgetInfo, vec2,
};
use lucide_icons::Icon;

use super::budget::gauge_ui;
use super::locks::{Lock, Part, parts};
use super::work::{Chosen, Made, Model};
use super::{Generate, MOST_SHOWN, SHOWN};
use crate::document::RecordPath;
use crate::studio::faces::{CARD_MM, FaceCache, wanted};
use crate::studio::i18n::I18n;
use crate::studio::theme::{self, Weight, colours, radius};
use crate::studio::view::View;
use crate::studio::widgets::{
    Button, Pressable, cell_label, face_picture, icon_atom, label, surface, text_atom, wrapped_label,
};
use crate::text::Arg;

const GAP: f32 = 12.0;
const LEAST: f32 = 240.0;
/// The width from which on there are more tiles instead of larger ones.
const LARGE: f32 = 320.0;
/// How much wider than its face and its words a tile can be.
const SPARE: f32 = 60.0;
/// How many tiles there are in a small window.
const FEWEST: usize = 4;
/// Of tiles that are scrolled to.
const WIDEST: f32 = 380.0;
/// The width of the words beside a face, and the height of the buttons below, in points.
const WORDS: f32 = 96.0;
const BUTTONS: f32 = 34.0;
/// The height of the parts that can be locked.
const LOCKS: f32 = 60.0;
/// The pictures of other screens have lower numbers.
const FIRST_SLOT: usize = 64;

/// What a tile has beside a face and below it.
const BESIDE: f32 = WORDS + 3.0 * 10.0;
const BELOW: f32 = 20.0 + LOCKS + BUTTONS;

/// How tiles are laid out: how many there are, in how many columns, their width, and that of the faces.
struct Arrangement {
    count: usize,
    columns: usize,
    width: f32,
    face: f32,
}

impl Arrangement {
    /// The most tiles that can all be seen, each large enough to be read; or else a few that are scrolled to.
    #[allow(clippy::cast_precision_loss, reason = "a few rows and columns")]
    fn of(room: Vec2) -> Self {
        let wide = |columns: usize| ((room.x + GAP) / columns as f32 - GAP).floor();
        let high = |count: usize, columns: usize| {
            let face = (room.y + GAP) / count.div_ceil(columns) as f32 - GAP - BELOW;
            (face * CARD_MM[0] / CARD_MM[1]).floor() + BESIDE
        };
        let best = |count: usize| {
            let all_seen = [2, 4, 8].into_iter().filter(|columns| *columns <= count);
            let all_seen = all_seen.map(|columns| (columns, wide(columns).min(high(count, columns))));
            all_seen.max_by(|one, other| one.1.total_cmp(&other.1)).unwrap_or((1, LEAST))
        };
        for (count, least) in [(MOST_SHOWN, LARGE), (SHOWN, LEAST), (FEWEST, LEAST)] {
            let (columns, width) = best(count);
            if width >= least {
                // The width is filled, unless that would tear faces and words apart.
                return Self { count, columns, width: wide(columns).min(width + SPARE), face: width - BESIDE };
            }
        }
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few columns")]
        let columns = (((room.x + GAP) / (LEAST + GAP)) as usize).clamp(1, FEWEST);
        let width = wide(columns).min(WIDEST);
        Self { count: FEWEST, columns, width, face: width - BESIDE }
    }
}

/// What the user asked for in a tile.
pub(super) enum TileCommand {
    Take(usize),
    Like(usize),
    Again(usize),
    Lock(usize, Part),
}

impl Generate {
    pub(super) fn tiles_ui(&mut self, ui: &mut Ui, view: &View<'_>, faces: &mut FaceCache) {
        let mut asked = None;
        Frame::new().inner_margin(Margin::same(12)).show(ui, |ui| {
            let room = ui.available_width();
            let Arrangement { count, columns, width, face } =
                Arrangement::of(vec2(room, ui.clip_rect().height() - 2.0 * GAP));
            (self.fitting, self.columns) = (count, columns);
            let face = vec2(face, face * CARD_MM[1] / CARD_MM[0]);
            let size = vec2(width, face.y + BELOW);
            let count = self.batch.as_ref().map_or(0, |batch| batch.cards.len()).min(count);
            #[allow(clippy::cast_precision_loss, reason = "a few rows and columns")]
            let place = |at: usize| vec2((at % columns) as f32, (at / columns) as f32) * (size + vec2(GAP, GAP));
            let whole = place(count.saturating_sub(1)).y + size.y;
            let (_, room) = ui.allocate_space(vec2(room, whole));
            for at in 0..count {
                let rect = Rect::from_min_size(room.min + place(at), size);
                let layout = Layout::top_down(Align::Min);
                let mut tile = ui.new_child(UiBuilder::new().id_salt(("tile", at)).max_rect(rect).layout(layout));
                self.tile(&mut tile, view, faces, at, rect, face, &mut asked);
            }
        });
        self.ask(view, asked);
    }

    pub(super) fn ask(&mut self, view: &View<'_>, asked: Option<TileCommand>) {
        match asked {
            Some(TileCommand::Take(at)) => self.take(view, at),
            Some(TileCommand::Like(at)) => {
                self.like = self.card(at).map(|made| (Model::Made(made.record.clone()), made.name()));
                self.make(self.wish());
            }
            Some(TileCommand::Again(at)) => self.make_again(at),
            Some(TileCommand::Lock(at, part)) => self.lock(at, &part),
            None => {}
        }
    }

    #[allow(clippy::too_many_arguments, reason = "a tile is all of these")]
    fn tile(
        &self,
        ui: &mut Ui,
        view: &View<'_>,
        faces: &mut FaceCache,
        at: usize,
        rect: Rect,
        face: Vec2,
        asked: &mut Option<TileCommand>,
    ) {
        let Some(made) = self.card(at) else { return };
        let (colours, i18n) = (colours(ui), &view.i18n);
        let is_locked = parts(&made.record).iter().any(|part| self.locks.has(&made.record, part));
        let (fill, line) =
            if is_locked { (colours.selected, colours.selected_outline) } else { (colours.raised, colours.divider) };
        surface(ui, rect, radius::ROW, fill, if at == self.cursor { colours.accent } else { line });
        let language = view.settings.card_language();
        let place = RecordPath::Card(at);
        let mut wanted = wanted(&view.document, &made.texts, place, language);
        wanted.revision = self.numbers[at];
        let pixels = face.x / CARD_MM[0] * ui.ctx().pixels_per_point();
        let shown = faces.preview(FIRST_SLOT + at, &wanted, &made.card, None, pixels);
        let texture = shown.and_then(|shown| shown.texture.as_ref());
        let is_over = shown.is_some_and(|shown| !shown.fit.over.is_empty());
        let picture = Rect::from_min_size(rect.min + vec2(10.0, 10.0), face);
        face_picture(ui, picture, texture, &i18n.tr("face-drawing"));
        let name = made.name();
        let response = ui.interact(picture, ui.scope_id().with(("made", at)), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
        let words = vec2(rect.right() - picture.right() - 20.0, face.y + 4.0);
        let words = Rect::from_min_size(picture.right_top() + vec2(10.0, 0.0), words);
        ui.scope_builder(UiBuilder::new().max_rect(words), |ui| {
            ui.set_clip_rect(words.intersect(ui.clip_rect()));
            ui.spacing_mut().item_spacing = vec2(4.0, 2.0);
            self.words(ui, view, at, is_over);
        });
        let locks = Rect::from_min_size(picture.left_bottom() + vec2(0.0, 8.0), vec2(rect.width() - 20.0, LOCKS));
        // From the top, so that a second line of them has its place.
        let layout = Layout::left_to_right(Align::Min).with_main_wrap(true);
        ui.scope_builder(UiBuilder::new().max_rect(locks).layout(layout), |ui| {
            ui.set_clip_rect(locks.intersect(ui.clip_rect()));
            ui.spacing_mut().item_spacing = vec2(3.0, 3.0);
            self.locks_ui(ui, view, at, asked);
        });
        let below = Rect::from_min_max(locks.left_bottom() + vec2(0.0, 2.0), rect.max - vec2(10.0, 6.0));
        let layout = Layout::left_to_right(Align::Center);
        ui.scope_builder(UiBuilder::new().max_rect(below).layout(layout), |ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            let mut button = |ui: &mut Ui, id: &'static str, icon: Icon, enabled: bool, ask: TileCommand| {
                let text = i18n.tr(id);
                let button = ui.add_enabled(enabled, Button::new(&text).icon(icon).small().enabled(enabled));
                button.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, format!("{text}: {name}")));
                if button.clicked() {
                    *asked = Some(ask);
                }
            };
            let (take, mark) =
                if self.is_taken(at) { ("generate-taken", Icon::Check) } else { ("generate-take", Icon::Plus) };
            button(ui, take, mark, !self.is_taken(at), TileCommand::Take(at));
            button(ui, "generate-more", Icon::Split, true, TileCommand::Like(at));
            button(ui, "generate-again", Icon::Dices, true, TileCommand::Again(at));
        });
    }

    /// Price and probability.
    fn words(&self, ui: &mut Ui, view: &View<'_>, at: usize, is_over: bool) {
        let Some(made) = self.card(at) else { return };
        let (colours, i18n) = (colours(ui), &view.i18n);
        let small = theme::small(Weight::Regular);
        if is_over {
            wrapped_label(ui, &i18n.tr("generate-over"), theme::small(Weight::Semibold), colours.warning.text);
            ui.add_space(4.0);
        }
        let points = |tenths| points(i18n, tenths);
        if self.batch.as_ref().is_some_and(|batch| batch.is_priced) {
            label(ui, &i18n.tr("generate-price"), small.clone(), colours.label);
            let price = label(ui, &points(made.price), theme::body(Weight::Semibold), colours.text);
            price.on_hover_ui(|ui| lines_ui(ui, view, made));
            if let Some(band) = self.batch.as_ref().map(|batch| batch.band).filter(|band| *band > 0) {
                gauge_ui(ui, WORDS - 24.0, made.off, band);
            }
            let sign = if made.off > 0 { "+" } else { "" };
            let off = format!("{sign}{}", points(made.off));
            let budget = [("n", Arg::Text(&points(made.price - made.off))), ("off", Arg::Text(&off))];
            label(ui, &i18n.tr_with("generate-of-budget", &budget), small.clone(), colours.secondary);
            ui.add_space(6.0);
        }
        label(ui, &i18n.tr("generate-derived"), small.clone(), colours.label);
        let one_in = rounded(&view.i18n, made.one_in);
        let one_in = i18n.tr_with("generate-one-in", &[("n", Arg::Text(&one_in))]);
        let derived = wrapped_label(ui, &one_in, small.clone(), colours.secondary);
        derived.on_hover_ui(|ui| derivation_ui(ui, view, made));
        ui.add_space(6.0);
        if let Some((name, apart)) = &made.nearest {
            label(ui, &i18n.tr("generate-nearest"), small.clone(), colours.label);
            wrapped_label(ui, name, small.clone(), colours.secondary);
            wrapped_label(ui, &i18n.tr_count("generate-parts", *apart), small.clone(), colours.label);
            ui.add_space(6.0);
        }
        cell_label(ui, made.card.id.as_str(), theme::mono(10.0), colours.disabled);
    }

    /// The parts that stay if the card is made again.
    fn locks_ui(&self, ui: &mut Ui, view: &View<'_>, at: usize, asked: &mut Option<TileCommand>) {
        let Some(made) = self.card(at) else { return };
        let i18n = &view.i18n;
        for part in parts(&made.record) {
            let text = match &part {
                Part::Row(row) => i18n.tr_with("row-number", &[("n", Arg::count(row + 1))]),
                Part::Member(name) => member_name(i18n, name),
            };
            let is_on = self.locks.has(&made.record, &part);
            let colours = colours(ui);
            let (colour, fill, line) = if is_on {
                (colours.accent, colours.mark, colours.selected_outline)
            } else {
                (colours.label, Color32::TRANSPARENT, colours.divider)
            };
            let icon = if is_on { Icon::Lock } else { Icon::LockOpen };
            let atoms = (icon_atom(icon, 10.0, colour), text_atom(&text, theme::small(Weight::Regular), colour));
            let name = format!("{} {text}: {}", i18n.tr("generate-lock"), made.name());
            let chip = Pressable::new(18.0, atoms).fill(fill, line).corner(radius::BADGE).padding(3).gap(2.0);
            let chip = chip.role(Role::CheckBox, &name).selected(is_on).show(ui);
            let is_meant = chip.hovered() || chip.has_focus();
            let is_pressed = is_meant && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::L));
            if chip.clicked() || is_pressed {
                *asked = Some(TileCommand::Lock(at, part));
            }
        }
    }
}

/// The name of a member that can be locked.
fn member_name(i18n: &I18n, name: &str) -> String {
    match name {
        "type" => i18n.tr("field-type").to_lowercase(),
        "subtype" => i18n.tr("field-subtype").to_lowercase(),
        "keywords" => i18n.tr("field-keywords").to_lowercase(),
        _ => i18n.entry(&format!("number-{name}"), name),
    }
}

/// What is locked, in a few words: "cost 3", "Minion", "Deathrattle, Damage".
pub(super) fn lock_text(i18n: &I18n, lock: &Lock) -> String {
    let heading = |message: &str, id: &serde_json::Value| {
        let id = id.as_str().unwrap_or_default();
        if id.is_empty() { String::new() } else { i18n.heading(&format!("{message}{id}"), id) }
    };
    match lock {
        Lock::Member { name, value } if name == "type" => heading("type-", value),
        Lock::Member { name, value } if name == "subtype" => heading("subtype-", value),
        Lock::Member { name, value } if name == "keywords" => {
            let words = value.as_array().into_iter().flatten().map(|word| heading("keyword-", word));
            words.collect::<Vec<_>>().join(", ")
        }
        Lock::Member { name, value } => {
            let value =
                value.as_str().map_or_else(|| value.to_string(), |word| i18n.entry(&format!("word-{word}"), word));
            format!("{} {value}", member_name(i18n, name))
        }
        Lock::Row { row, .. } => {
            let parts = [heading("on-", &row["on"]), heading("op-", &row["do"])];
            parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
        }
    }
}

/// A number with two digits that count, as a power of ten if it is long.
pub(super) fn rounded(i18n: &I18n, number: f64) -> String {
    let number = number.max(1.0);
    let power = number.log10().floor();
    if power < 6.0 {
        let unit = 10_f64.powf((power - 1.0).max(0.0));
        return i18n.decimal((number / unit).round() * unit, 0);
    }
    // The fonts of the window have no raised digits.
    format!("{} × 10^{power:.0}", i18n.decimal(number / 10_f64.powf(power), 1))
}

/// A price in points.
#[allow(clippy::cast_precision_loss, reason = "tenths of a point")]
pub(super) fn points(i18n: &I18n, tenths: i64) -> String {
    i18n.decimal(tenths as f64 / 10.0, 1)
}

/// The price line by line.
fn lines_ui(ui: &mut Ui, view: &View<'_>, made: &Made) {
    let i18n = &view.i18n;
    let text = colours(ui).text;
    for &(row, tenths) in &made.lines {
        let what = match row {
            Some(row) => i18n.tr_with("row-number", &[("n", Arg::count(row + 1))]),
            None => i18n.entry(&format!("type-{}", made.card.card_type), &made.card.card_type),
        };
        label(ui, &format!("{what}: {}", points(i18n, tenths)), theme::small(Weight::Regular), text);
    }
}

/// What was chosen, each with how often it is among the others.
fn derivation_ui(ui: &mut Ui, view: &View<'_>, made: &Made) {
    let i18n = &view.i18n;
    let percent = |share: f64| {
        let number = i18n.decimal(share * 100.0, usize::from(share < 0.1));
        i18n.tr_with("percent", &[("n", Arg::Text(&number))])
    };
    let colours = colours(ui);
    let line = |ui: &mut Ui, name: &str, share: f64| {
        label(ui, name, theme::small(Weight::Regular), colours.text);
        let number = |ui: &mut Ui| label(ui, &percent(share), theme::small(Weight::Semibold), colours.secondary);
        ui.with_layout(Layout::right_to_left(Align::Center), number);
        ui.end_row();
    };
    egui::Grid::new("derivation").num_columns(2).spacing(vec2(16.0, 2.0)).show(ui, |ui| {
        for Chosen { message, id, number, share } in &made.chosen {
            let name = i18n.heading(&format!("{message}{id}"), id);
            line(ui, &number.map_or_else(|| name.clone(), |number| format!("{name} {number}")), *share);
        }
        let named: f64 = made.chosen.iter().map(|chosen| chosen.share).product();
        line(ui, &i18n.tr("generate-others"), (1.0 / (made.one_in * named)).min(1.0));
    });
}
