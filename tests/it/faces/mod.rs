//! Card faces: how they look, what of them reaches a file, and what they do with bad pictures and templates.

mod art;
mod command;
mod converted;
mod covers;
mod golden;
mod line_ends;
mod orders;
mod pdf;
mod preview;
mod templates;
mod traps;

use std::fs;
use std::path::Path;
use std::sync::atomic::AtomicBool;

use ses_studio::base::Diagnostic;
use ses_studio::card::{Holder, check_rows};
use ses_studio::face::export::{ExportControl, fits};
use ses_studio::face::{
    Faces, Highlight, Paragraph, ParagraphStyle, Printed, Rendered, Request, Shape, Words, sentences,
};
use ses_studio::registry::{Project, Registry, bundled};
use ses_studio::ruleset::Ruleset;
use ses_studio::text::{Context, Language, Texts};

use crate::support::{registry, rules};
use ses_studio::text::problem_text::english;

/// A project, ready to be printed.
struct Press {
    rules: Ruleset,
    registry: Registry,
    texts: Texts,
    faces: Faces,
}

impl Press {
    /// The bundled game.
    fn bundled() -> Self {
        let rules = rules();
        let texts = Texts::embedded(&rules.game);
        let (faces, problems) = Faces::of(&Project::bundled(), &rules.game);
        assert_eq!(problems, []);
        Self { registry: registry(), texts, faces, rules }
    }

    /// The bundled game's cards in a project of this folder.
    fn in_folder(folder: &Path) -> Self {
        let bundled = Project::bundled();
        fs::write(folder.join("ruleset.json"), &bundled.ruleset.text).unwrap();
        fs::write(folder.join("registry.json"), &bundled.registry.text).unwrap();
        let program = Path::new(env!("CARGO_BIN_EXE_ses-studio"));
        let (faces, problems) = Faces::with_program(&Project::open(folder).unwrap(), "starfall", program);
        assert_eq!(problems, []);
        Self { faces, ..Self::bundled() }
    }

    /// The face of a card or hero.
    fn face(&self, id: &str, tag: &str) -> Printed {
        let language = Language::find(tag).unwrap();
        let found = self.all(language).into_iter().find(|face| face.id == id);
        found.unwrap_or_else(|| panic!("there is no card {id}"))
    }

    fn all(&self, language: &'static Language) -> Vec<Printed> {
        let words = Words { rules: &self.rules, texts: &self.texts, registry: &self.registry };
        let heroes = self.registry.heroes.iter().map(|hero| words.hero(language, hero));
        heroes.chain(self.registry.cards.iter().map(|card| words.card(language, card))).collect()
    }

    fn render(&self, face: Printed) -> Rendered {
        self.faces.render(&request(face, 3.0))
    }
}

fn request(face: Printed, pixels_per_mm: f64) -> Request {
    Request { face, shape: Shape::default(), pixels_per_mm, with_areas: false, highlight: None }
}

/// The text of a card in Arabic, as in the column of the languages in the dark theme.
fn arabic(press: &Press, highlight: Option<Highlight>) -> Paragraph {
    let language = Language::find("ar").unwrap();
    let card = press.registry.cards.iter().find(|card| card.id == "SC-B01-H02-C04").unwrap();
    let holder = Holder { card_type: None, book: card.book, crossover: false };
    let rows = check_rows(&card.effects, holder, &press.rules, ses_studio::base::reader::Path::Root, &mut Vec::new());
    let text = press.texts.effect(language, &press.rules, &rows, Context::default());
    let (sentences, join) = sentences(&text, |_| false);
    let style = ParagraphStyle {
        width: 300.0,
        size: 14.0,
        colour: [255, 255, 255, 255],
        marks: [[28, 44, 73, 255], [45, 74, 130, 255]],
        highlight,
        scale: 2.0,
    };
    Paragraph { language, sentences, join, style }
}

/// What does not fit on every so manieth card of a language.
fn unfit(press: &Press, language: &'static Language, every: usize) -> Vec<(usize, Diagnostic)> {
    let watch = ExportControl { progress: &|_| {}, cancelled: &AtomicBool::new(false) };
    let cards: Vec<Printed> = press.all(language).into_iter().step_by(every).collect();
    fits(&press.faces, &cards, &watch)
}

#[test]
fn cards_fit_in_five_languages() {
    let press = Press::bundled();
    for tag in ["en", "ja", "ar", "th", "de"] {
        assert_eq!(unfit(&press, Language::find(tag).unwrap(), 32), [], "{tag}");
    }
}

#[test]
#[ignore = "all cards in sixteen languages take minutes; .ci/run starts it"]
fn every_card_fits_in_every_language() {
    for game in bundled::games() {
        let press = covers::press(&game);
        for language in Language::real() {
            assert_eq!(unfit(&press, language, 1), [], "{game} {}", language.tag);
        }
    }
}

#[test]
fn what_does_not_fit_or_has_no_glyph_is_reported_with_the_language() {
    let press = Press::bundled();
    let mut face = press.face("SC-B01-H02-C04", "de");
    face.rules = std::iter::repeat_n(face.rules, 12).flatten().collect();
    face.name = "Ein Name \u{1f600}, der viel zu lang ist, als dass er auf einer Karte stehen könnte".to_owned();
    let rendered = press.render(face);
    assert!(!rendered.image.rgba.is_empty());
    let codes: Vec<&str> = rendered.problems.iter().map(|problem| problem.code.as_str()).collect();
    assert_eq!(codes, ["face-overflow", "face-overflow", "face-glyph"]);
    for problem in &rendered.problems {
        assert!(english(&problem.message).starts_with("de: "), "{}", english(&problem.message));
    }
    assert!(rendered.fit.over.iter().all(|over| over.over > 1.0), "{:?}", rendered.fit);
    assert_eq!(rendered.fit.missing, ['\u{1f600}']);
}

#[test]
fn a_card_with_errors_has_a_face() {
    let press = Press::bundled();
    let words = Words { rules: &press.rules, texts: &press.texts, registry: &press.registry };
    let card = ses_studio::card::Card { card_type: "nothing".into(), ..Default::default() };
    let rendered = press.render(words.card(Language::find("en").unwrap(), &card));
    assert_eq!(rendered.problems, []);
    assert_eq!((rendered.image.width, rendered.image.height), (189, 264));
}

#[test]
fn a_message_is_measured_on_a_card_over_its_values() {
    use ses_studio::document::Document;
    use ses_studio::registry::RecordPath;
    use ses_studio::text::translation::EditPreview;

    let press = Press::bundled();
    let document = Document::bundled().unwrap();
    let language = Language::find("de").unwrap();
    let bench = EditPreview::new(document.subject(), language);
    let is_plain = |place: &RecordPath| match place {
        RecordPath::Card(at) => {
            let card = &press.registry.cards[*at];
            card.trigger.is_none() && card.effects.len() == 1 && card.effects[0].conditions.is_empty()
        }
        _ => false,
    };
    let place = bench.cards_using("op-dmg").into_iter().find(is_plain).unwrap();
    let measured = |words: &str| {
        let source = format!("op-dmg = {words} {{ $val }}");
        let attempt = bench.preview(&press.rules, &press.registry, "op-dmg", &source);
        let swept = bench.sweep(&press.rules, &press.registry, place, "op-dmg", &attempt.texts);
        let words = Words { rules: &press.rules, texts: &attempt.texts, registry: &press.registry };
        press.faces.fit_of(words, language, &swept)
    };
    let short = measured("schade");
    let allowed = press.rules.operations["dmg"].val.clone().unwrap();
    let values: Vec<i64> = short.iter().map(|fit| fit.value).collect();
    assert_eq!(
        values,
        ses_studio::text::translation::SWEEP.into_iter().filter(|value| allowed.contains(value)).collect::<Vec<_>>()
    );
    assert!(short.iter().all(|fit| fit.lines == 1 && fit.problems.is_empty()), "{short:?}");
    let long = measured(&"verursache sehr langen Schaden ".repeat(5));
    assert!(long.iter().all(|fit| fit.lines > 2 && fit.problems.is_empty()), "{long:?}");
    let over = measured(&"verursache sehr langen Schaden ".repeat(60));
    assert!(
        over.iter().all(|fit| fit.problems.iter().any(|problem| problem.code.as_str() == "face-overflow")),
        "{over:?}"
    );
}

#[test]
fn values_have_the_sign_of_their_operation_in_every_language() {
    let press = Press::bundled();
    for language in Language::real() {
        // Numbers as small as one are words in Arabic, and have no sign.
        let face = press.face("SC-B01-H04-A10", language.tag);
        let kinds: Vec<&str> = face
            .rules
            .iter()
            .flat_map(|sentence| &sentence.runs)
            .filter_map(|run| Some(run.of.as_ref()?.kind.as_str()))
            .collect();
        assert!(!kinds.is_empty(), "{}", language.tag);
        let mut without = face.clone();
        for run in without.rules.iter_mut().flat_map(|sentence| &mut sentence.runs) {
            run.of = None;
        }
        assert!(press.render(face).image != press.render(without).image, "{}", language.tag);
    }
}
