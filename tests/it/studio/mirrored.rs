//! The window in a language that is written from the right.

use egui::{Modifiers, PointerButton, Pos2};
use egui_kittest::kittest::{NodeT as _, Queryable};
use ses_studio::studio::{Screen, Settings, StartProject};

use crate::window::{Window, click, open, press, write};

/// The name of the sandbox in Arabic.
const SANDBOX: &str = "ساحة التجربة";
/// The name of the library's filter in Arabic.
const FILTER: &str = "ترشيح المكتبة";

fn window(language: &str) -> Window {
    open(StartProject::Bundled, Settings { language: language.to_owned(), ..Settings::default() })
}

fn middle(window: &Window, label: &str) -> Pos2 {
    window.get_all_by_label(label).next().unwrap_or_else(|| panic!("no `{label}`")).rect().center()
}

fn click_at(window: &mut Window, at: Pos2) {
    window.hover_at(at);
    window.run_steps(2);
    for pressed in [true, false] {
        let modifiers = Modifiers::NONE;
        window.event(egui::Event::PointerButton { pos: at, button: PointerButton::Primary, pressed, modifiers });
        window.run_steps(2);
    }
}

#[test]
fn every_part_is_on_the_other_side_and_answers_there() {
    let (english, mut arabic) = (window("en"), window("ar"));
    let [left, right] = [middle(&english, "Sandbox"), middle(&arabic, SANDBOX)];
    let width = arabic.ctx.content_rect().width();
    // The rail is as wide as the longest name in it.
    assert!(left.x < width * 0.1 && right.x > width * 0.9 && (left.y - right.y).abs() < 1.0, "{left} and {right}");
    click_at(&mut arabic, right);
    assert_eq!(arabic.state().settings().screen, Screen::Sandbox);
    // In English again, the window is as it was.
    press(&mut arabic, Modifiers::COMMAND, egui::Key::Num1);
    let again = window("en");
    assert_eq!(middle(&again, "Sandbox"), left);
}

#[test]
fn a_field_is_written_and_pointed_into_from_the_left() {
    let mut window = window("ar");
    click(&mut window, FILTER);
    write(&mut window, "iiiiiiii");
    let field = |window: &Window| window.get_all_by_label(FILTER).next().unwrap().rect();
    let text = |window: &Window| window.get_all_by_label(FILTER).next().unwrap().accesskit_node().value();
    assert_eq!(text(&window).as_deref(), Some("iiiiiiii"));
    // The text is at the right side of the field, next to its icon; its first letter is the leftmost one.
    let before_all = field(&window).right_center() - egui::vec2(80.0, 0.0);
    click_at(&mut window, before_all);
    write(&mut window, "a");
    assert_eq!(text(&window).as_deref(), Some("aiiiiiiii"));
    let behind_all = field(&window).right_center() - egui::vec2(26.0, 0.0);
    click_at(&mut window, behind_all);
    write(&mut window, "z");
    assert_eq!(text(&window).as_deref(), Some("aiiiiiiiiz"));
    // The button at the left end is over the field.
    let clear = field(&window).left_center() + egui::vec2(14.0, 0.0);
    click_at(&mut window, clear);
    assert_ne!(text(&window).as_deref(), Some("aiiiiiiiiz"), "the filter is cleared");
}
