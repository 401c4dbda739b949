//! How long after a key everything that a translator sees is that of the new text, with the whole window around it: the
//! edit of the open project, the checks, the cards that change, the texts of the window, and the frames; and, counted by
//! itself, until the pictures of the real cards show it too, which are drawn in the background meanwhile. Beside it a
//! frame of the same screen at rest.
//!
//! Bound: 16 ms, whatever the message.

#![allow(clippy::expect_used, reason = "a bench without its data cannot run")]

mod window;

use std::thread;
use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group, criterion_main};
use egui::{Event, Key, Modifiers};
use ses_studio::studio::{Screen, Settings, StartProject};
use window::{Window, key, text};

/// Messages that few and that most of the 572 cards use, in each of the languages: rules text, lexicon, type line, names.
const MESSAGES: [&str; 6] =
    ["op-dmg", "if-ctrl", "subtype-umbral", "frame-base", "line-type-subtype", "card-SC-B01-H02-C04"];

/// The window of a language, with the keyboard in the translation of a message.
fn window(tag: &str, id: &str) -> Window {
    let settings = Settings { screen: Screen::Locales, translation_language: tag.to_owned(), ..Settings::default() };
    let mut window = Window::open(StartProject::Bundled, settings, |_| {});
    let modifiers = Modifiers::CTRL | Modifiers::COMMAND;
    let chord = |key| Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers };
    window.frame(vec![chord(Key::F)]);
    window.settle();
    for letter in id.chars() {
        window.frame(text(&letter.to_string()));
    }
    window.frame(key(Key::Enter));
    window.settle();
    window.frame(key(Key::F2));
    window.settle();
    assert_eq!(window.studio.chosen_message().map(|message| message.id.as_str()), Some(id));
    // Where its value begins: that is on every card, whatever its variants are.
    let target = window.studio.chosen_message().and_then(|message| message.target.clone()).expect("it is translated");
    let head = target.find('=').expect("it has a value") + 1;
    let gap = target[head..].chars().take_while(|letter| letter.is_whitespace()).count();
    window.frame(vec![chord(Key::Home)]);
    for _ in 0..target[..head].chars().count() + gap {
        window.frame(key(Key::ArrowRight));
    }
    assert!(window.ctx.text_edit_focused(), "the translation has the keyboard");
    window
}

/// The time that some keys take, each of another letter than the last ones, and typed when nothing is drawn any more;
/// `wait` is for what else is to be there.
fn timed(window: &mut Window, count: u64, wait: impl Fn(&mut Window)) -> Duration {
    let mut whole = Duration::ZERO;
    for letter in ('A'..='Z').chain('a'..='z').cycle().take(usize::try_from(count).unwrap_or(usize::MAX)) {
        let letter = letter.to_string();
        let begun = Instant::now();
        window.frame(text(&letter));
        window.frame(Vec::new());
        wait(window);
        whole += begun.elapsed();
        window.settle();
        window.frame(key(Key::Backspace));
        window.settle();
    }
    whole
}

fn typing(criterion: &mut Criterion) {
    for tag in ["ja", "de", "ar"] {
        let mut group = criterion.benchmark_group(format!("locales/{tag}"));
        group.sample_size(20).warm_up_time(Duration::from_millis(300)).measurement_time(Duration::from_secs(1));
        for id in MESSAGES {
            let mut window = window(tag, id);
            if id == MESSAGES[0] {
                group.bench_function("a frame", |bench| bench.iter(|| window.frame(Vec::new())));
            }
            window.frame(text("x"));
            window.frame(Vec::new());
            let cards = window.studio.changed_cards().len();
            assert!(cards > 0, "{id} is on cards");
            // What is typed is known to the project and to the list of changed cards within the frame after it.
            group.bench_function(format!("a key in {id}, {cards} cards change"), |bench| {
                bench.iter_custom(|count| timed(&mut window, count, |_| {}));
            });
            group.bench_function(format!("a key in {id}, and its pictures"), |bench| {
                bench.iter_custom(|count| {
                    timed(&mut window, count, |window| {
                        while !window.studio.has_drawn_real_cards() {
                            // The window sleeps until a picture is there.
                            thread::sleep(Duration::from_micros(100));
                            window.frame(Vec::new());
                        }
                    })
                });
            });
        }
        group.finish();
    }
}

criterion_group!(benches, typing);
criterion_main!(benches);
