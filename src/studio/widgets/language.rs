//! Languages by name, and a menu of them.

use egui::{Response, Ui};
use lucide_icons::Icon;

use super::choice::{Choice, Choices, combo};
use crate::studio::i18n::I18n;
use crate::text::Language;

/// The name of a language. egui shapes a word from right to left, but does not order several words. A language with such
/// a name, or in a script without a bundled font, is shown by its tag.
pub fn language_name(language: &Language) -> &str {
    let is_arabic = |letter: char| matches!(letter, '\u{600}'..='\u{6ff}');
    if !language.right_to_left || language.name.chars().all(is_arabic) { language.name } else { language.tag }
}

/// A field for a language, with a menu of all languages.
pub fn language_combo(
    ui: &mut Ui,
    i18n: &I18n,
    name: &str,
    icon: Option<Icon>,
    now: &'static Language,
    languages: &[&'static Language],
    width: f32,
) -> Option<&'static Language> {
    let button = combo(ui, name, icon, language_name(now), false, width);
    language_menu(&button, i18n, name, now, languages)
}

/// The menu of languages below a button.
pub fn language_menu(
    button: &Response,
    i18n: &I18n,
    name: &str,
    now: &'static Language,
    languages: &[&'static Language],
) -> Option<&'static Language> {
    let choice =
        |language: &&Language| Choice { about: language.tag.to_owned(), ..Choice::new(language_name(language)) };
    let current = languages.iter().position(|language| *language == now);
    let search = i18n.tr("search");
    let menu = Choices::new(name, &search).current(current);
    let chosen = menu.show(button, || languages.iter().map(choice).collect())?;
    languages.get(chosen).copied()
}
