//! Documents, read again with a reader of PDF: pages, sizes, fonts, text.

use std::sync::atomic::AtomicBool;

use hayro_interpret::font::Glyph;
use hayro_interpret::hayro_cmap::BfString;
use hayro_interpret::hayro_syntax::Pdf;
use hayro_interpret::hayro_syntax::object::dict::keys::{FONT_FILE2, FONT_FILE3, FONT_NAME};
use hayro_interpret::hayro_syntax::object::{Dict, Name, Object, Stream};
use hayro_interpret::{
    BlendMode, ClipPath, Context, Device, GlyphDrawMode, Image, InterpreterCache, InterpreterSettings, Paint,
    PathDrawMode, SoftMask, interpret_page,
};
use kurbo::{Affine, BezPath, Rect};
use ses_studio::face::export::{ExportControl, Form, Order, export};
use ses_studio::face::{Layout, Paper, Printed};

use super::Press;

/// Millimetres in a typographic point.
const POINT: f32 = 25.4 / 72.0;

/// The document of these faces, and the faces that do not fit, with what does not.
fn document_of(press: &Press, faces: &[Printed], layout: Layout) -> (Pdf, Vec<(usize, String)>) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("cards.pdf");
    let watch = ExportControl { progress: &|_| {}, cancelled: &AtomicBool::new(false) };
    let order = Order { cards: faces, form: Form::Pdf(layout), to: &file };
    let done = export(&press.faces, &[order], "Cards", &watch).unwrap();
    let problems = done.problems.into_iter().map(|(at, problem)| (at, format!("{:?}", problem.message.arguments)));
    (Pdf::new(std::fs::read(file).unwrap()).unwrap(), problems.collect())
}

/// The document of these faces, all of which fit.
fn document(press: &Press, faces: &[Printed], layout: Layout) -> Pdf {
    let (pdf, problems) = document_of(press, faces, layout);
    assert_eq!(problems, []);
    pdf
}

/// The text of one glyph, and its position in points from the lower left corner of the page.
pub struct Placed {
    pub text: String,
    pub x: f64,
    pub y: f64,
}

/// Collects the glyphs of a page in the order in which they are drawn.
#[derive(Default)]
struct Reader {
    glyphs: Vec<Placed>,
    images: usize,
}

impl<'a> Device<'a> for Reader {
    fn set_soft_mask(&mut self, _: Option<SoftMask<'a>>) {}
    fn set_blend_mode(&mut self, _: BlendMode) {}
    fn draw_path(&mut self, _: &BezPath, _: Affine, _: &Paint<'a>, _: &PathDrawMode) {}
    fn push_clip_path(&mut self, _: &ClipPath) {}
    fn push_transparency_group(&mut self, _: f32, _: Option<SoftMask<'a>>, _: BlendMode) {}
    fn draw_glyph(&mut self, glyph: &Glyph<'a>, page: Affine, own: Affine, _: &Paint<'a>, _: &GlyphDrawMode) {
        let text = match glyph.as_unicode() {
            Some(BfString::Char(c)) => c.to_string(),
            Some(BfString::String(text)) => text,
            None => '\u{fffd}'.to_string(),
        };
        let place = (page * own).translation();
        self.glyphs.push(Placed { text, x: place.x, y: place.y });
    }
    fn draw_image(&mut self, _: Image<'a, '_>, _: Affine) {
        self.images += 1;
    }
    fn pop_clip_path(&mut self) {}
    fn pop_transparency_group(&mut self) {}
}

/// The glyphs of each page of a document of these faces, and the faces that do not fit, with what does not.
pub fn glyphs(press: &Press, faces: &[Printed]) -> (Vec<Vec<Placed>>, Vec<(usize, String)>) {
    let (pdf, problems) = document_of(press, faces, Layout::default());
    (read(&pdf), problems)
}

/// The text of each page.
fn texts(pdf: &Pdf) -> Vec<String> {
    read(pdf).iter().map(|page| page.iter().map(|glyph| glyph.text.as_str()).collect()).collect()
}

fn read(pdf: &Pdf) -> Vec<Vec<Placed>> {
    let read = |page: &hayro_interpret::hayro_syntax::page::Page<'_>| {
        let cache = InterpreterCache::new();
        let everything = Rect::new(0.0, 0.0, 10_000.0, 10_000.0);
        let settings = InterpreterSettings::default();
        let mut context = Context::new(Affine::IDENTITY, everything, &cache, pdf.xref(), settings);
        let mut reader = Reader::default();
        interpret_page(page, &mut context, &mut reader);
        reader.glyphs
    };
    pdf.pages().iter().map(read).collect()
}

/// The size of each page, in millimetres.
fn sizes(pdf: &Pdf) -> Vec<[f32; 2]> {
    pdf.pages()
        .iter()
        .map(|page| {
            let (width, height) = page.base_dimensions();
            [width * POINT, height * POINT].map(|length| (length * 10.0).round() / 10.0)
        })
        .collect()
}

#[test]
fn every_card_has_a_page_of_its_size_and_its_text_can_be_read() {
    let press = Press::bundled();
    let faces: Vec<Printed> =
        ["en", "de", "ja", "ru", "zh-Hans"].iter().map(|tag| press.face("SC-B01-H02-C04", tag)).collect();
    let pdf = document(&press, &faces, Layout { bleed: true, ..Layout::default() });
    assert_eq!(sizes(&pdf), vec![[69.0, 94.0]; 5]);
    let texts = texts(&pdf);
    assert_eq!(texts.len(), faces.len());
    for (text, face) in texts.iter().zip(&faces) {
        assert!(!text.contains('\u{fffd}'), "{text}");
        let words = |text: &str| text.chars().filter(|c| c.is_alphanumeric()).collect::<String>();
        let printed = words(text);
        let mut rules = String::new();
        for run in face.rules.iter().flat_map(|sentence| &sentence.runs) {
            rules.push_str(&words(&run.text));
        }
        assert!(printed.contains(&words(&face.name)), "{}: {printed}", face.lang);
        assert!(printed.contains(&rules), "{}: {rules} is not in {printed}", face.lang);
    }
}

#[test]
fn every_font_is_in_the_file() {
    let press = Press::bundled();
    let faces = ["en", "ja", "ar", "th"].map(|tag| press.face("SC-B01-H02-C04", tag));
    let pdf = document(&press, &faces, Layout::default());
    let mut names = Vec::new();
    for object in pdf.objects() {
        let Object::Dict(dict) = object else { continue };
        let Some(name) = dict.get::<Name<'_>>(FONT_NAME) else { continue };
        let is_there = |dict: &Dict<'_>| {
            dict.get::<Stream<'_>>(FONT_FILE2).is_some() || dict.get::<Stream<'_>>(FONT_FILE3).is_some()
        };
        let name = String::from_utf8_lossy(name.as_ref()).into_owned();
        assert!(is_there(&dict), "{name} is not in the file");
        names.push(name);
    }
    for family in ["NotoSerif-Regular", "NotoSerifCJKjp", "NotoNaskhArabic", "NotoSerifThai", "Inter"] {
        assert!(names.iter().any(|name| name.contains(family)), "{family} is not among {names:?}");
    }
}

#[test]
fn sheets_hold_as_many_cards_as_fit_and_backs_follow_their_fronts() {
    let press = Press::bundled();
    let face = press.face("SC-B01-H02-C04", "en");
    let faces = vec![face.clone(); 10];
    let count = |layout: Layout| {
        let pdf = document(&press, &faces, layout);
        texts(&pdf).iter().map(|text| text.matches("EmberOath").count() + text.matches("Ember Oath").count()).collect()
    };
    let sheet = Layout { paper: Some(Paper::A4), crop_marks: true, ..Layout::default() };
    let found: Vec<usize> = count(sheet);
    assert_eq!(found, [9, 1]);
    let found: Vec<usize> = count(Layout { backs: true, bleed: true, ..sheet });
    assert_eq!(found, [8, 0, 2, 0]);
    let pdf = document(&press, &faces, Layout { bleed: true, ..sheet });
    assert_eq!(sizes(&pdf), [[297.0, 210.0]; 2]);
}
