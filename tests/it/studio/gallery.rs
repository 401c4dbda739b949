//! The gallery that the Print screen makes: the folder of the command line, opened in the browser.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;

use egui::accesskit::Role;
use egui::{Key, OutputCommand};
use egui_kittest::kittest::{NodeT as _, Queryable};
use ses_studio::registry::start::start;
use ses_studio::studio::{Settings, StartProject};

use crate::window::{CTRL, Window, choose_path, click, open, press, settle, shows, shows_part, wait};

/// Chooses an entry of a menu.
#[track_caller]
fn choose(window: &mut Window, menu: &str, entry: &str) {
    let is_menu = |node: &egui_kittest::Node<'_>| node.accesskit_node().role() == Role::ComboBox;
    window.get_all_by_label(menu).find(is_menu).unwrap_or_else(|| panic!("there is no {menu}")).click();
    window.run_steps(3);
    window.get_all_by_label(entry).last().unwrap().click();
    window.run_steps(3);
    settle(window);
}

/// The files below a folder.
fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if path.is_dir() {
            found.extend(files(&path).into_iter().map(|(below, bytes)| (format!("{name}/{below}"), bytes)));
        } else {
            found.insert(name, fs::read(path).unwrap());
        }
    }
    found
}

#[test]
fn a_gallery_is_the_folder_of_the_command_line_and_opens_in_the_browser() {
    let folder = tempfile::tempdir().unwrap();
    let game = folder.path().join("a game");
    start("ttcg", &game).unwrap();
    let program = |arguments: &[&str]| {
        let mut program = Command::new(assert_cmd::cargo::cargo_bin!("ses-studio"));
        let output = program.args(arguments).current_dir(&game).output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    // Five owners unlock the first card; two are not enough for the second.
    let numbers = program(&["serials", ".", "--ledger", "serials.txt"]);
    let of = |id: &str, name: &str, most: usize| -> Vec<String> {
        let own = numbers.lines().filter(|number| number.starts_with(id)).take(most).enumerate();
        own.map(|(at, number)| format!("{number};{name};account {at};2026-01-01\n")).collect()
    };
    let lines = [of("TT-F001-", "Cinder Whelp", 5), of("TT-F002-", "Ash Runner", 2)].concat();
    fs::write(game.join("owners.txt"), lines.concat()).unwrap();
    let settings = Settings { card: Some("TT-F001".to_owned()), ..Settings::default() };
    let mut window = open(StartProject::Folder(game.clone()), settings);
    settle(&mut window);
    window.get_all_by_label("Ash Runner").next().unwrap().click_modifiers(CTRL);
    settle(&mut window);
    press(&mut window, CTRL, Key::Num6);
    choose(&mut window, "Cards", "Selected cards");
    assert!(!shows(&window, "Show only unlocked cards"), "only of a gallery");
    choose(&mut window, "Format", "Gallery (web page)");
    assert!(!shows(&window, "Bleed"), "a gallery has none");
    click(&mut window, "Show only unlocked cards");
    let is_button = |node: &egui_kittest::Node<'_>| node.accesskit_node().role() == Role::Button;
    window.query_all_by_label("Print").rfind(is_button).unwrap().click();
    window.run_steps(3);
    let to = folder.path().join("on the table/100 %");
    choose_path(&mut window, &to);
    wait(&mut window, "Printed to", |window| shows_part(window, "Printed to"));
    program(&[
        "export",
        ".",
        "--gallery",
        "../by hand",
        "--card",
        "TT-F001",
        "TT-F002",
        "--ledger",
        "serials.txt",
        "--submissions",
        "owners.txt",
    ]);
    let written = files(&to);
    assert_eq!(written.keys().filter(|name| name.starts_with("cards/")).count(), 2, "{:?}", written.keys());
    assert!(written == files(&folder.path().join("by hand")), "{:?}", written.keys());
    let all = written.values().map(|bytes| String::from_utf8_lossy(bytes)).collect::<String>();
    assert!(all.contains("Cinder Whelp") && !all.contains("Ash Runner"), "a locked card");
    window.get_by_label("Open in the browser").click();
    let mut opened = Vec::new();
    for _ in 0..4 {
        window.step();
        opened.extend(window.output().platform_output.commands.iter().filter_map(|command| match command {
            OutputCommand::OpenUrl(open) => Some(open.url.clone()),
            _ => None,
        }));
    }
    assert!(matches!(&opened[..], [one] if one.starts_with("file:///")), "{opened:?}");
    assert!(opened[0].ends_with("/on%20the%20table/100%20%25/index.html"), "{opened:?}");
}
