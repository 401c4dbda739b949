//! The fonts of the interface: Inter, `JetBrains` Mono, Lucide's icons, and Noto for other scripts. The fonts of the system
//! are only used for characters that all of these lack, see `eframe::NativeOptions::system_font_fallback`.

use std::borrow::Cow;
use std::sync::Arc;

use egui::{FontData, FontDefinitions, FontFamily};

use super::theme::Weight;
use crate::base::fonts::Fonts;
use crate::text::Language;

const WEIGHTS: [(Weight, &str, &str); 3] = [
    (Weight::Regular, "inter/Inter-Regular.otf", "Regular"),
    (Weight::Medium, "inter/Inter-Medium.otf", "Regular"),
    (Weight::Semibold, "inter/Inter-SemiBold.otf", "Bold"),
];
/// The regional forms of Chinese characters. The first one is used if the language of a text is not known.
const REGIONS: [&str; 4] = ["jp", "kr", "sc", "tc"];
const THAI: &str = "noto-thai/NotoSansThai";
const ARABIC: &str = "noto-arabic/NotoSansArabic";
const MONO: &str = "jetbrains-mono/JetBrainsMono-Regular.ttf";
const ICONS: &str = "lucide";

pub fn family(weight: Weight) -> FontFamily {
    match weight {
        Weight::Regular => FontFamily::Proportional,
        Weight::Medium => FontFamily::Name("medium".into()),
        Weight::Semibold => FontFamily::Name("semibold".into()),
    }
}

/// The family for text in a language, with its regional forms of Chinese characters.
pub fn family_of(language: &Language) -> FontFamily {
    region(language).map_or(FontFamily::Proportional, |region| FontFamily::Name(region.into()))
}

/// The monospaced family for source in a language.
pub fn mono_of(language: &Language) -> FontFamily {
    region(language).map_or(FontFamily::Monospace, |region| FontFamily::Name(format!("mono {region}").into()))
}

/// The region of a language's forms of Chinese characters, unless it is the first one.
fn region(language: &Language) -> Option<&'static str> {
    match language.tag {
        "ko" => Some("kr"),
        "zh-Hans" => Some("sc"),
        "zh-Hant" => Some("tc"),
        _ => None,
    }
}

pub fn icons() -> FontFamily {
    FontFamily::Name("icons".into())
}

/// All families, from the bundled files.
pub fn definitions() -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    let drawn = |path: &str| {
        ["inter/", "jetbrains-mono/", "noto-arabic/NotoSans", "noto-cjk/NotoSans", "noto-thai/NotoSans"]
            .iter()
            .any(|start| path.starts_with(start))
    };
    for path in Fonts::iter().filter(|path| drawn(path) && !path.ends_with(".txt")) {
        let data = Fonts::get(&path).map(|file| match file.data {
            Cow::Borrowed(bytes) => FontData::from_static(bytes),
            Cow::Owned(bytes) => FontData::from_owned(bytes),
        });
        fonts.font_data.extend(data.map(|data| (path.into_owned(), Arc::new(data))));
    }
    let lucide = FontData::from_static(lucide_icons::LUCIDE_FONT_BYTES);
    fonts.font_data.insert(ICONS.to_owned(), Arc::new(lucide));

    for (weight, latin, noto) in WEIGHTS {
        fonts.families.insert(family(weight), chain(latin, noto, REGIONS));
    }
    for first in REGIONS {
        let mut regions = REGIONS;
        regions.sort_by_key(|&region| region != first);
        let names = chain(WEIGHTS[0].1, WEIGHTS[0].2, regions);
        fonts.families.insert(FontFamily::Name(first.into()), names);
        let names = chain(MONO, "Regular", regions);
        fonts.families.insert(FontFamily::Name(format!("mono {first}").into()), names);
    }
    fonts.families.insert(FontFamily::Monospace, chain(MONO, "Regular", REGIONS));
    fonts.families.insert(icons(), vec![ICONS.to_owned()]);
    fonts
}

/// A font, followed by the fonts for characters that it lacks.
fn chain(first: &str, noto: &str, regions: [&str; 4]) -> Vec<String> {
    let chinese = regions.map(|region| format!("noto-cjk/NotoSansCJK{region}-{noto}.otf"));
    let others = [THAI, ARABIC].map(|font| format!("{font}-{noto}.ttf"));
    std::iter::once(first.to_owned()).chain(others).chain(chinese).collect()
}
