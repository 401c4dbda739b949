//! The bundled games as tiles: some of their cards, what they are, and how to begin.

use egui::{
    Align, ColorImage, Context, Direction, Frame, Id, Image, Key, Layout, Margin, Rect, Response, Role, Sense,
    TextureHandle, TextureOptions, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};
use lucide_icons::Icon;

use super::matches;
use crate::registry::catalogue::Offer;
use crate::studio::command::FileCommand;
use crate::studio::theme::{self, Weight, colours, radius};
use crate::studio::view::View;
use crate::studio::widgets::{
    Button, arrow, cell_label, focus_ring, galley_label, icon_button, icon_label, in_lines, label, surface,
    wrapped_label,
};
use crate::text::{Language, Texts};

/// The least width of a tile, the height of its picture and of all of it, in points.
const LEAST: f32 = 172.0;
const PICTURE: f32 = 188.0;
const TILE: f32 = 322.0;
/// The space between tiles, in points.
const GAP: f32 = 12.0;
/// The height of the middle card, and how far the others are turned, in radians.
const CARD: f32 = 150.0;
const TURN: f32 = 0.14;

/// A bundled game with its words.
pub struct Tile {
    offer: Offer,
    name: String,
    about: String,
    pictures: Vec<ColorImage>,
    textures: Vec<TextureHandle>,
}

impl Tile {
    /// Reads the names of a game in a language, and its pictures.
    pub fn new(offer: Offer, language: &'static Language) -> Self {
        let texts = Texts::of_bundled(&offer.game, language);
        let name = texts.game_name(language, &offer.name);
        let about = texts.message(language, "game-about", &[]);
        let pictures = offer.covers.iter().filter_map(|png| picture(png)).collect();
        Self { offer, name, about, pictures, textures: Vec::new() }
    }

    fn textures(&mut self, ctx: &Context) -> &[TextureHandle] {
        for picture in self.pictures.drain(..) {
            let name = format!("{} {}", self.offer.game, self.textures.len());
            self.textures.push(ctx.load_texture(name, picture, TextureOptions::LINEAR));
        }
        &self.textures
    }
}

/// The tiles that are shown.
struct Tiles {
    /// The ids of their games, in order.
    games: Vec<String>,
    /// How many are next to each other.
    columns: usize,
    /// The width of each, in points.
    width: f32,
}

fn picture(png: &[u8]) -> Option<ColorImage> {
    let image = image::load_from_memory(png).ok()?.to_rgba8();
    let size = [usize::try_from(image.width()).ok()?, usize::try_from(image.height()).ok()?];
    Some(ColorImage::from_rgba_unmultiplied(size, image.as_raw()))
}

pub fn games_ui(ui: &mut Ui, view: &View<'_>, filter: &str, tiles: &mut [Tile], is_focused: &mut bool) {
    let shown = |tile: &&mut Tile| matches(filter, &[&tile.name, &tile.about]);
    let (small, whole): (Vec<_>, Vec<_>) = tiles.iter_mut().filter(shown).partition(|tile| tile.offer.is_start);
    if small.is_empty() && whole.is_empty() {
        label(ui, &view.i18n.tr("start-no-match"), theme::body(Weight::Regular), colours(ui).label);
    }
    let columns = columns(ui.available_width());
    #[allow(clippy::cast_precision_loss, reason = "a few columns")]
    let width = ((ui.available_width() + GAP) / columns as f32 - GAP).floor();
    let games = whole.iter().chain(&small).map(|tile| tile.offer.game.clone()).collect();
    let shown = Tiles { games, columns, width };
    let is_empty_shown = matches(filter, &[&view.i18n.tr("outline-title"), &view.i18n.tr("outline-hint")]);
    section_ui(ui, view, ["start-begin", "start-begin-hint"], &shown, whole.into_iter().map(Entry::Game), is_focused);
    let small = small.into_iter().map(Entry::Game).chain(is_empty_shown.then_some(Entry::Empty));
    section_ui(ui, view, ["start-small", "start-small-hint"], &shown, small, is_focused);
}

/// What a tile offers.
enum Entry<'t> {
    Game(&'t mut Tile),
    /// A game without cards.
    Empty,
}

/// A title with its hint, and tiles; nothing if there are no tiles.
fn section_ui<'t>(
    ui: &mut Ui,
    view: &View<'_>,
    [title, hint]: [&'static str; 2],
    shown: &Tiles,
    entries: impl Iterator<Item = Entry<'t>>,
    is_focused: &mut bool,
) {
    let mut entries = entries.peekable();
    if entries.peek().is_none() {
        return;
    }
    ui.horizontal(|ui| {
        label(ui, &view.i18n.tr(title), theme::body(Weight::Semibold), colours(ui).text);
        label(ui, &view.i18n.tr(hint), theme::small(Weight::Regular), colours(ui).label);
    });
    while entries.peek().is_some() {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for entry in entries.by_ref().take(shown.columns) {
                match entry {
                    Entry::Game(tile) => tile_ui(ui, view, tile, shown, is_focused),
                    Entry::Empty => empty_ui(ui, view, shown.width),
                }
            }
        });
    }
    ui.add_space(8.0);
}

/// The tile of a game without cards.
fn empty_ui(ui: &mut Ui, view: &View<'_>, width: f32) {
    let (colours, i18n) = (colours(ui), &view.i18n);
    let (_, rect) = ui.allocate_space(vec2(width, TILE));
    surface(ui, rect, radius::ROW, colours.panel, colours.divider);
    let picture = Rect::from_min_size(rect.min, vec2(width, PICTURE));
    let centred = Layout::centered_and_justified(Direction::TopDown);
    ui.scope_builder(UiBuilder::new().max_rect(picture).layout(centred), |ui| {
        icon_label(ui, Icon::LayersPlus, 56.0, colours.disabled)
    });
    words_below(ui, rect, |ui| {
        cell_label(ui, &i18n.tr("outline-title"), theme::body(Weight::Semibold), colours.text);
        wrapped_label(ui, &i18n.tr("outline-hint"), theme::small(Weight::Regular), colours.secondary);
        ui.add_space(4.0);
        let begin = ui.add(Button::new(&i18n.tr("outline-begin")).icon(Icon::Plus));
        view.on_click(&begin, FileCommand::AskOutline);
    });
}

/// The part of a tile below its picture.
fn words_below(ui: &mut Ui, tile: Rect, add: impl FnOnce(&mut Ui)) {
    let below = Rect::from_min_max(pos2(tile.left(), tile.top() + PICTURE), tile.max);
    let layout = Layout::top_down(Align::Min);
    ui.scope_builder(UiBuilder::new().max_rect(below).layout(layout), |ui| {
        Frame::new().inner_margin(Margin::symmetric(12, 10)).show(ui, |ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
            add(ui);
        });
    });
}

/// How many tiles are next to each other.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few columns")]
fn columns(width: f32) -> usize {
    (((width + GAP) / (LEAST + GAP)) as usize).clamp(1, 6)
}

fn tile_id(game: &str) -> Id {
    Id::unique("game").with(game)
}

fn tile_ui(ui: &mut Ui, view: &View<'_>, tile: &mut Tile, tiles: &Tiles, is_focused: &mut bool) {
    let game = tile.offer.game.clone();
    let (_, rect) = ui.allocate_space(vec2(tiles.width, TILE));
    let response = ui.interact(rect, tile_id(&game), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &tile.name));
    let is_open = view.document.path().is_none() && view.rules().game == game.as_str();
    if is_open && !*is_focused && ui.memory(|memory| memory.focused().is_none()) {
        *is_focused = true;
        response.request_focus();
    }
    move_focus(&response, tiles);
    let colours = colours(ui);
    let line = if response.hovered() { colours.outline_hover } else { colours.divider };
    surface(ui, rect, radius::ROW, colours.panel, line);
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    if response.has_focus() {
        focus_ring(ui, rect, radius::ROW);
    }
    fan(ui, rect, tile);
    words_below(ui, rect, |ui| words_ui(ui, view, tile));
    if response.clicked() {
        view.send(FileCommand::OpenBundled(game));
    }
}

/// The arrow keys go from game to game: to a neighbour, or to the one above or below.
fn move_focus(tile: &Response, tiles: &Tiles) {
    let Some(at) = tiles.games.iter().position(|game| tile_id(game) == tile.id) else { return };
    let to = match arrow(tile) {
        Some(Key::ArrowLeft) => at.checked_sub(1),
        Some(Key::ArrowRight) => Some(at + 1),
        Some(Key::ArrowUp) => at.checked_sub(tiles.columns),
        Some(Key::ArrowDown) => Some((at + tiles.columns).min(tiles.games.len().saturating_sub(1))),
        _ => None,
    };
    if let Some(game) = to.and_then(|to| tiles.games.get(to)) {
        tile.ctx.memory_mut(|memory| memory.request_focus(tile_id(game)));
    }
}

fn words_ui(ui: &mut Ui, view: &View<'_>, tile: &Tile) {
    let (colours, i18n) = (colours(ui), &view.i18n);
    cell_label(ui, &tile.name, theme::body(Weight::Semibold), colours.text);
    let width = ui.available_width();
    let about = in_lines(ui, &tile.about, theme::small(Weight::Regular), colours.secondary, width, 3);
    galley_label(ui, about, vec2(width, 44.0), colours.secondary);
    let counts = [i18n.tr_count("start-cards", tile.offer.cards), i18n.tr_count("start-decks", tile.offer.decks)];
    cell_label(ui, &counts.join(" · "), theme::small(Weight::Regular), colours.label);
    ui.add_space(4.0);
    ui.horizontal(|ui| {
        let name = i18n.tr("start-begin-with");
        let begin = ui.add(Button::new(&name).icon(Icon::Plus));
        begin.widget_info(|| WidgetInfo::labeled(Role::Button, true, format!("{name}: {}", tile.name)));
        view.on_click(&begin, FileCommand::AskBegin(tile.offer.game.clone()));
        let look = icon_button(ui, Icon::Eye, &format!("{}: {}", i18n.tr("start-look"), tile.name), true);
        view.on_click(&look, FileCommand::OpenBundled(tile.offer.game.clone()));
    });
}

/// Three cards like a hand: the middle one in front.
fn fan(ui: &mut Ui, rect: Rect, tile: &mut Tile) {
    let picture = Rect::from_min_size(rect.min, vec2(rect.width(), PICTURE)).shrink(1.0);
    let (middle, clip) = (picture.center(), picture.intersect(ui.clip_rect()));
    let textures = tile.textures(ui.ctx());
    let places: &[(usize, f32, f32)] = match textures.len() {
        0 => return,
        1 => &[(0, 0.0, 1.0)],
        2 => &[(1, 1.0, 0.92), (0, 0.0, 1.0)],
        _ => &[(1, -1.0, 0.92), (2, 1.0, 0.92), (0, 0.0, 1.0)],
    };
    for &(at, side, scale) in places {
        let texture = &textures[at];
        let shape = texture.size_vec2();
        let size = vec2(CARD * shape.x / shape.y, CARD) * scale;
        let place = Rect::from_center_size(middle + vec2(side * size.x * 0.62, side.abs() * 14.0), size);
        let image = Image::from_texture(texture).rotate(side * TURN, Vec2::splat(0.5));
        let mut child = ui.new_child(UiBuilder::new().max_rect(picture));
        child.set_clip_rect(clip);
        image.paint_at(&child, place);
    }
}
