//! Colours by role in both themes, sizes, and the style of egui's own widgets.

use egui::{Color32, Context, CornerRadius, FontId, Frame, Margin, Shadow, Stroke, TextStyle, Theme, Ui, vec2};

use super::fonts;

/// The colours of one meaning, e.g. of errors: text and icons, the ground behind them, and the line around them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tint {
    pub text: Color32,
    pub ground: Color32,
    pub line: Color32,
}

/// The colours of source code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Syntax {
    pub attribute: Color32,
    pub variable: Color32,
    pub function: Color32,
    pub selector: Color32,
    pub string: Color32,
    pub punctuation: Color32,
}

/// Defines the colours of both themes: each line has a role, its type, and its value in the dark and in the light theme.
macro_rules! themes {
    ($($(#[$doc:meta])* $role:ident: $kind:ty = $dark:expr, $light:expr;)*) => {
        /// The colours of a theme, by role.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Colours {
            $($(#[$doc])* pub $role: $kind,)*
        }

        #[allow(clippy::unreadable_literal, reason = "colours are usually written as six digits")]
        const DARK: Colours = Colours { $($role: $dark,)* };
        #[allow(clippy::unreadable_literal, reason = "colours are usually written as six digits")]
        const LIGHT: Colours = Colours { $($role: $light,)* };
    };
}

themes! {
    /// The window: rail, top bar, status bar, group header.
    window: Color32 = rgb(0x0d0f13), rgb(0xe9ecf0);
    panel: Color32 = rgb(0x13161b), rgb(0xf8f9fb);
    /// Raised: input, button, chip, effect row.
    raised: Color32 = rgb(0x1a1e25), rgb(0xffffff);
    /// A hovered control, and a selected one that has no colour.
    hover: Color32 = rgb(0x222832), rgb(0xedf0f4);
    /// A pressed control, and the empty part of a bar.
    pressed: Color32 = rgb(0x2b323e), rgb(0xe0e5eb);
    /// The ground of preview, JSON and segmented controls.
    well: Color32 = rgb(0x0f1216), rgb(0xf1f3f6);
    divider: Color32 = rgb(0x21262e), rgb(0xdfe3e9);
    outline: Color32 = rgb(0x303844), rgb(0xc7ced7);
    /// Outline of a hovered control and of popups.
    outline_hover: Color32 = rgb(0x465160), rgb(0x9aa5b3);
    text: Color32 = rgb(0xe8ebf0), rgb(0x171b22);
    /// Secondary text, sentences.
    secondary: Color32 = rgb(0xb0b8c4), rgb(0x434c59);
    /// Labels, hints, icons at rest.
    label: Color32 = rgb(0x8a94a3), rgb(0x5e6876);
    /// Disabled controls, and decoration.
    disabled: Color32 = rgb(0x5b6573), rgb(0x98a2af);
    /// Focus, links, the current item, progress.
    accent: Color32 = rgb(0x7aa7ff), rgb(0x2257c5);
    accent_fill: Color32 = rgb(0x356bda), rgb(0x2f66d6);
    accent_fill_hover: Color32 = rgb(0x4278e6), rgb(0x2458c4);
    /// Text on a filled button.
    on_accent: Color32 = rgb(0xffffff), rgb(0xffffff);
    /// A selected row, and both of a hovered pair.
    selected: Color32 = rgb(0x192842), rgb(0xe1ebfd);
    /// Outline of a selected row.
    selected_outline: Color32 = rgb(0x3a64b8), rgb(0x7fa4ee);
    /// Behind the text of the hovered row.
    mark: Color32 = rgb(0x1c2c49), rgb(0xe8f0fe);
    /// Behind the hovered part of the text.
    mark_part: Color32 = rgb(0x2d4a82), rgb(0xc3d8fc);
    error: Tint = tint(0xff7d86, 0x33191d, 0x6a2c34), tint(0xbe1e34, 0xfdecee, 0xf1b7be);
    warning: Tint = tint(0xf0b458, 0x2b2114, 0x5a4320), tint(0x8a5300, 0xfdf3e1, 0xeacb94);
    info: Tint = tint(0x8fb6f2, 0x19243a, 0x2f4770), tint(0x2257c5, 0xe8f0fe, 0xb5ccf5);
    /// Success.
    good: Color32 = rgb(0x80cb98), rgb(0x1e6e3e);
    /// The kinds of operations, in the ruleset's order. Further kinds have no colour.
    kinds: [Tint; 6] = [
        tint(0xf49b7b, 0x31211d, 0x56362b),
        tint(0x80cb98, 0x18281f, 0x2d4b3a),
        tint(0x62c4da, 0x14272d, 0x25484f),
        tint(0xdfc25f, 0x2a2615, 0x4b4220),
        tint(0xe68fc5, 0x2f1d2a, 0x54304a),
        tint(0xb9a2f8, 0x231f37, 0x40376a),
    ], [
        tint(0xae3f17, 0xfceee8, 0xefc5b4),
        tint(0x1e6e3e, 0xe9f6ee, 0xb5ddc4),
        tint(0x0b6579, 0xe5f4f8, 0xadd9e4),
        tint(0x765800, 0xfaf3d9, 0xe2d08f),
        tint(0x9c2874, 0xfbebf5, 0xecbcdb),
        tint(0x5b3cc4, 0xf0ecfd, 0xcdc0f5),
    ];
    syntax: Syntax = syntax([0xb9a2f8, 0x62c4da, 0xdfc25f, 0xf49b7b, 0x80cb98, 0x8a94a3]),
        syntax([0x5b3cc4, 0x0b6579, 0x765800, 0xae3f17, 0x1e6e3e, 0x5e6876]);
    /// Below and above one half in a heat map.
    heat: [Color32; 2] = [rgb(0xc9713c), rgb(0x2f7fa8)], [rgb(0xd9793f), rgb(0x3187b3)];
    /// Behind the palette and dialogs.
    scrim: Color32 = Color32::from_rgba_premultiplied(2, 2, 2, 77), Color32::from_rgba_premultiplied(2, 2, 2, 77);
    /// Around popups.
    shadow: Color32 = Color32::from_black_alpha(140), Color32::from_rgba_premultiplied(5, 8, 12, 56);
}

const fn rgb(hex: u32) -> Color32 {
    let [_, red, green, blue] = hex.to_be_bytes();
    Color32::from_rgb(red, green, blue)
}

const fn tint(text: u32, ground: u32, line: u32) -> Tint {
    Tint { text: rgb(text), ground: rgb(ground), line: rgb(line) }
}

const fn syntax([attribute, variable, function, selector, string, punctuation]: [u32; 6]) -> Syntax {
    Syntax {
        attribute: rgb(attribute),
        variable: rgb(variable),
        function: rgb(function),
        selector: rgb(selector),
        string: rgb(string),
        punctuation: rgb(punctuation),
    }
}

/// The colours of the current theme.
pub fn colours(ui: &Ui) -> &'static Colours {
    if ui.visuals().dark_mode { &DARK } else { &LIGHT }
}

impl Colours {
    pub const fn of(theme: Theme) -> &'static Self {
        match theme {
            Theme::Dark => &DARK,
            Theme::Light => &LIGHT,
        }
    }

    /// The colours of a kind of operations, by its index in the ruleset.
    pub fn kind(&self, kind: usize) -> Tint {
        let plain = Tint { text: self.secondary, ground: self.raised, line: self.outline };
        self.kinds.get(kind).copied().unwrap_or(plain)
    }
}

/// The colours of a picture for a card without art: three from dark to light, and a contrasting one. They are the same in
/// both themes, as art is.
pub fn emblem_colours(house: u64) -> [Color32; 4] {
    #[allow(clippy::cast_precision_loss, reason = "one of 360 degrees")]
    let hue = (house % 360) as f32 / 360.0;
    let colour = |turn: f32, saturation: f32, value: f32| {
        Color32::from(egui::ecolor::Hsva::new((hue + turn).fract(), saturation, value, 1.0))
    };
    [colour(0.0, 0.72, 0.05), colour(0.0, 0.6, 0.16), colour(0.05, 0.35, 0.55), colour(0.5, 0.6, 0.75)]
}

/// Heights, in points.
pub mod height {
    pub const TOP_BAR: f32 = 44.0;
    pub const STATUS_BAR: f32 = 26.0;
    pub const PANEL_HEAD: f32 = 36.0;
    /// A row and a column head of a table.
    pub const TABLE_ROW: f32 = 24.0;
    /// The head of a group in a table.
    pub const GROUP: f32 = 28.0;
    /// A field and a button.
    pub const FIELD: f32 = 26.0;
    /// A small button.
    pub const SMALL_BUTTON: f32 = 22.0;
    /// A chip, a segmented control, an icon button.
    pub const CHIP: f32 = 24.0;
    pub const KEY: f32 = 18.0;
    /// A line of a menu and of the palette.
    pub const MENU_ROW: f32 = 28.0;
}

/// Radii of corners, in points.
pub mod radius {
    /// Tokens and keys.
    pub const TOKEN: u8 = 3;
    /// Badges and small buttons.
    pub const BADGE: u8 = 4;
    /// Fields, buttons, chips.
    pub const CONTROL: u8 = 5;
    /// Rail items, rows of the palette.
    pub const ITEM: u8 = 6;
    /// Effect rows.
    pub const ROW: u8 = 7;
    /// Popups and the palette.
    pub const POPUP: u8 = 10;
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    Regular,
    Medium,
    Semibold,
}

/// Body text: 13 points.
pub fn body(weight: Weight) -> FontId {
    FontId::new(13.0, fonts::family(weight))
}

/// Small text: 11 points.
pub fn small(weight: Weight) -> FontId {
    FontId::new(11.0, fonts::family(weight))
}

/// Ids, code and paths.
pub fn mono(size: f32) -> FontId {
    FontId::new(size, egui::FontFamily::Monospace)
}

/// The font of icons, in points.
pub fn icon(size: f32) -> FontId {
    FontId::new(size, fonts::icons())
}

/// A frame with a background, an outline and round corners.
pub fn surface(fill: Color32, line: Color32, corner: u8) -> Frame {
    Frame::new().fill(fill).stroke(Stroke::new(1.0, line)).corner_radius(CornerRadius::same(corner))
}

/// Sets the fonts and the styles of both themes.
pub fn install(ctx: &Context) {
    ctx.set_fonts(fonts::definitions());
    for theme in [Theme::Dark, Theme::Light] {
        ctx.style_mut_of(theme, |style| set_style(style, Colours::of(theme)));
    }
}

fn set_style(style: &mut egui::Style, colours: &Colours) {
    style.text_styles = [
        (TextStyle::Body, body(Weight::Regular)),
        (TextStyle::Button, body(Weight::Medium)),
        (TextStyle::Heading, body(Weight::Semibold)),
        (TextStyle::Small, small(Weight::Regular)),
        (TextStyle::Monospace, mono(11.0)),
    ]
    .into();
    style.animation_time = 0.0;
    style.interaction.selectable_labels = false;
    style.interaction.tooltip_delay = 0.4;
    space(&mut style.spacing);

    let visuals = &mut style.visuals;
    visuals.weak_text_color = Some(colours.label);
    visuals.panel_fill = colours.panel;
    visuals.window_fill = colours.panel;
    visuals.window_stroke = Stroke::new(1.0, colours.outline_hover);
    visuals.window_corner_radius = CornerRadius::same(radius::POPUP);
    visuals.menu_corner_radius = CornerRadius::same(radius::ROW);
    let shadow = Shadow { offset: [0, 12], blur: 40, spread: 0, color: colours.shadow };
    visuals.window_shadow = shadow;
    visuals.popup_shadow = shadow;
    visuals.extreme_bg_color = colours.raised;
    visuals.text_edit_bg_color = Some(colours.raised);
    visuals.selection.bg_fill = colours.mark_part;
    visuals.selection.stroke = Stroke::new(1.0, colours.accent);
    visuals.text_cursor.stroke = Stroke::new(1.5, colours.accent);

    let rounded = CornerRadius::same(radius::CONTROL);
    let set = |widget: &mut egui::style::WidgetVisuals, ground: Color32, line: Color32, text: Color32| {
        widget.bg_fill = ground;
        widget.weak_bg_fill = ground;
        widget.bg_stroke = Stroke::new(1.0, line);
        widget.fg_stroke = Stroke::new(1.0, text);
        widget.corner_radius = rounded;
        widget.expansion = 0.0;
    };
    let widgets = &mut visuals.widgets;
    set(&mut widgets.noninteractive, colours.panel, colours.divider, colours.text);
    set(&mut widgets.inactive, colours.raised, colours.outline, colours.text);
    set(&mut widgets.hovered, colours.hover, colours.outline_hover, colours.text);
    set(&mut widgets.active, colours.pressed, colours.outline_hover, colours.text);
    set(&mut widgets.open, colours.hover, colours.outline_hover, colours.text);
}

fn space(spacing: &mut egui::Spacing) {
    spacing.item_spacing = vec2(8.0, 6.0);
    spacing.button_padding = vec2(8.0, 4.0);
    spacing.interact_size = vec2(24.0, height::FIELD);
    spacing.menu_margin = Margin::same(4);
    spacing.window_margin = Margin::same(12);
    spacing.icon_spacing = 6.0;
    spacing.tooltip_width = 360.0;
    spacing.scroll = egui::style::ScrollStyle::thin();
    spacing.scroll.bar_width = 6.0;
    spacing.scroll.floating_width = 4.0;
}
