//! Compares the pictures that show the bundled games before one is opened (`data/*/covers`) with the faces of their cards.
//! The file `2-ID.png` is the second card from the front. `UPDATE_GOLDEN=1` draws the pictures again.

use std::fs;
use std::path::{Path, PathBuf};

use image::{DynamicImage, RgbaImage};
use ses_studio::face::Faces;
use ses_studio::registry::catalogue::offers;
use ses_studio::registry::{Project, bundled};
use ses_studio::text::{ENGLISH, Texts};

use super::golden::difference_from;
use super::{Press, request};

/// Pixels per millimetre: 315 × 440 pixels, enough for a small card on a screen with twice the pixels.
const SCALE: f64 = 5.0;

/// The picture without the multiplied corners, which are transparent.
fn unmultiplied(mut picture: RgbaImage) -> DynamicImage {
    for pixel in picture.pixels_mut() {
        let [.., alpha] = pixel.0;
        for channel in pixel.0.iter_mut().take(3).filter(|_| alpha > 0) {
            *channel = u8::try_from(u32::from(*channel) * 255 / u32::from(alpha)).unwrap_or(255);
        }
    }
    picture.into()
}

pub fn press(game: &str) -> Press {
    let project = Project::of_bundled(game).unwrap();
    let checked = project.check();
    let (faces, problems) = Faces::of(&project, game);
    assert_eq!(problems, []);
    let texts = Texts::load_phrases(game, &[]).0.with_cards(checked.game.as_ref());
    Press { rules: checked.rules.unwrap(), registry: checked.registry.unwrap(), texts, faces }
}

#[test]
fn covers_show_the_cards_as_they_are() {
    let mut wrong = Vec::new();
    for game in bundled::games() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("data").join(&game).join("covers");
        let mut files: Vec<PathBuf> =
            fs::read_dir(&folder).map(|files| files.map(|file| file.unwrap().path()).collect()).unwrap_or_default();
        files.sort();
        assert_eq!(files.len(), 3, "{game} is offered with three cards");
        let press = press(&game);
        for file in files {
            let (_, id) = file.file_stem().unwrap().to_str().unwrap().split_once('-').unwrap();
            let rendered = press.faces.render(&request(press.face(id, ENGLISH.tag), SCALE));
            assert_eq!(rendered.problems, [], "{}", file.display());
            wrong.extend(difference_from(&file, &rendered.image, unmultiplied));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn every_bundled_game_is_offered_with_its_cards() {
    let offers = offers();
    let games: Vec<&str> = offers.iter().map(|offer| offer.game.as_str()).collect();
    assert_eq!((games.first(), games.last()), (Some(&"starfall"), Some(&"tiny")), "{games:?}");
    for offer in &offers {
        let checked = Project::of_bundled(&offer.game).unwrap().check();
        assert_eq!(offer.cards, checked.registry.unwrap().cards.len(), "{}", offer.game);
        assert!(offer.decks >= 2, "{}", offer.game);
        assert_eq!(offer.covers.len(), 3, "{}", offer.game);
        assert_eq!(offer.is_start, offer.game == "tiny");
    }
}
