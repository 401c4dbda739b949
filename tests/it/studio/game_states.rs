//! The states of games whose ruleset describes the whole game, for pictures and checks.

use std::fs;
use std::process::Command;
use std::sync::OnceLock;

use egui::{Key, Modifiers, Role};
use egui_kittest::kittest::{NodeT as _, Queryable};
use ses_studio::document::StorageConfig;
use ses_studio::kernel::question::Why;
use ses_studio::kernel::state::Seat;
use ses_studio::kernel::trace::{Entry, Rule};
use ses_studio::registry::start::start as copy_game;
use ses_studio::sandbox::tabletop::{Session, TabletopCommand};
use ses_studio::sim::AgentKind;
use ses_studio::studio::{Beside, Settings};

use super::states::{CTRL, Look, Shown, at, with_card, write_message};
use super::tabletop::{play_by_chance, play_until, project};
use crate::kernel::SAMPLES;
use crate::window::{choose_path, click, press, settle, wait};

/// Cards of other games: two abilities, a target with a filter, rows that a row gives.
pub const CROWN: &str = "EC-001";
pub const VOYAGE: &str = "GV-01-C02";
pub const CHAOS: &str = "CC-M0039";
pub const TTCG: &str = "TT-F001";
pub const NESTED: &str = "CC-S0013";
/// The games whose screens are all shown, with a card of each: in a common, the smallest and a wide window.
pub const GAMES: [(&str, &str); 3] = [("essence-crown", CROWN), ("grand-voyage", VOYAGE), ("ttcg", TTCG)];

/// A game of format 2 with a card that is edited.
pub fn whole_game(look: &Look, name: &str, card: &str) -> Shown {
    let folder = tempfile::tempdir().unwrap();
    let game = folder.path().join(name);
    copy_game(name, &game).unwrap();
    let window = at(look, &game, with_card(card), StorageConfig::without_home());
    Shown { window, folder }
}

/// A screen of a game.
pub fn screen(look: &Look, (name, card): (&str, &str), key: Key) -> Shown {
    let mut shown = whole_game(look, name, card);
    press(&mut shown.window, CTRL, key);
    settle(&mut shown.window);
    shown
}

/// Something beside the library of a game.
pub fn beside(look: &Look, (name, card): (&str, &str), beside: Beside) -> Shown {
    let folder = tempfile::tempdir().unwrap();
    let game = folder.path().join(name);
    copy_game(name, &game).unwrap();
    let window = at(look, &game, Settings { beside, ..with_card(card) }, StorageConfig::without_home());
    Shown { window, folder }
}

pub fn decks_of(look: &Look, game: (&str, &str)) -> Shown {
    beside(look, game, Beside::Decks)
}

/// A design tool by its name, with its first line chosen by the keyboard; without a name the first tool.
pub fn design(look: &Look, tool: &str) -> Shown {
    let mut shown = beside(look, GAMES[2], Beside::Design);
    settle(&mut shown.window);
    if !tool.is_empty() {
        shown.window.get_all_by_label(tool).next().unwrap_or_else(|| panic!("there is no {tool}")).click();
        settle(&mut shown.window);
    }
    // The lines of the tool are at the right of the library's.
    let mut lines = shown.window.get_all_by_role(egui::accesskit::Role::ListBoxOption);
    lines.find(|line| line.rect().left() > 400.0).unwrap_or_else(|| panic!("{tool} has no lines")).click();
    drop(lines);
    settle(&mut shown.window);
    shown
}

/// A design tool with the forms of what it lets designers set; problems of one of them.
pub fn design_form(look: &Look, tool: &str, broken: (&str, &str)) -> Shown {
    let folder = tempfile::tempdir().unwrap();
    let (game, card) = GAMES[2];
    let project = folder.path().join(game);
    copy_game(game, &project).unwrap();
    let file = project.join("design.json");
    let text = std::fs::read_to_string(&file).unwrap();
    assert!(text.contains(broken.0), "{}", broken.0);
    std::fs::write(&file, text.replacen(broken.0, broken.1, 1)).unwrap();
    let settings = Settings { beside: Beside::Design, ..with_card(card) };
    let mut window = at(look, &project, settings, StorageConfig::without_home());
    settle(&mut window);
    click(&mut window, tool);
    settle(&mut window);
    match tool {
        "Tags" => {
            let line = window
                .get_all_by_role(Role::ListBoxOption)
                .find(|line| line.accesskit_node().label().is_some_and(|name| name.starts_with("small and draws, ")));
            line.unwrap_or_else(|| panic!("there is no such tag")).click();
        }
        _ => click(&mut window, "Set up"),
    }
    settle(&mut window);
    Shown { window, folder }
}

/// The tags of a project, two of them as columns of the library.
pub fn tag_columns(look: &Look) -> Shown {
    let folder = tempfile::tempdir().unwrap();
    let (game, card) = GAMES[2];
    let project = folder.path().join(game);
    copy_game(game, &project).unwrap();
    let tag_columns = ["draws", "paid with points"].map(str::to_owned).to_vec();
    let settings = Settings { beside: Beside::Design, tag_columns, ..with_card(card) };
    let mut window = at(look, &project, settings, StorageConfig::without_home());
    settle(&mut window);
    click(&mut window, "Tags");
    settle(&mut window);
    Shown { window, folder }
}

/// A submission of a player with comments, one of them about a phrase.
pub fn inbox(look: &Look) -> Shown {
    let folder = tempfile::tempdir().unwrap();
    let (game, card) = GAMES[2];
    let project = folder.path().join(game);
    copy_game(game, &project).unwrap();
    let run = |arguments: &[&str]| {
        let mut program = Command::new(assert_cmd::cargo::cargo_bin!("ses-studio"));
        let output = program.args(arguments).current_dir(&project).output().unwrap();
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stdout).unwrap()
    };
    let id = run(&["submit", ".", "--card", "TT-F007", "--author", "Ida", "--to", "one.sescard"]);
    run(&["inbox", ".", "add", "one.sescard"]);
    run(&["inbox", ".", "comment", id.trim(), "--by", "Ole", "The art is lovely."]);
    run(&["inbox", ".", "comment", id.trim(), "--by", "Ole", "--row", "2", "--phrase", "gain 1 point", "Two?"]);
    let settings = Settings { beside: Beside::Design, author: "Ole".to_owned(), ..with_card(card) };
    let mut window = at(look, &project, settings, StorageConfig::without_home());
    settle(&mut window);
    click(&mut window, "Submissions");
    settle(&mut window);
    let line = window.get_all_by_role(Role::ListBoxOption).find(|line| line.rect().left() > 400.0);
    line.unwrap_or_else(|| panic!("there is no submission")).click();
    settle(&mut window);
    Shown { window, folder }
}

/// The Print screen about to make a gallery.
pub fn gallery(look: &Look) -> Shown {
    let mut shown = screen(look, GAMES[2], Key::Num6);
    let window = &mut shown.window;
    click(window, "Format");
    window.get_all_by_label("Gallery (web page)").last().unwrap().click();
    settle(window);
    shown
}

/// The menu of a target.
pub fn open_target(shown: &mut Shown, label: &str) {
    let window = &mut shown.window;
    window.get_all_by_label(label).next().unwrap_or_else(|| panic!("there is no {label}")).click();
    settle(window);
}

/// A card whose row gives a row that gives a row, with the innermost selected.
pub fn nested(look: &Look) -> Shown {
    let mut shown = whole_game(look, "chaos-cards", NESTED);
    click(&mut shown.window, "Row 1.1.1: drag to move");
    settle(&mut shown.window);
    shown
}

/// An open menu of a chip, with the cursor on the second entry.
pub fn menu(look: &Look, (game, card): (&str, &str), chip: &str) -> Shown {
    let mut shown = whole_game(look, game, card);
    let window = &mut shown.window;
    let is_chip = |node: &egui_kittest::Node<'_>| node.accesskit_node().role() == Role::ComboBox;
    let found = window.get_all_by_label(chip).find(is_chip);
    found.unwrap_or_else(|| panic!("there is no {chip}")).click();
    window.run_steps(3);
    press(window, Modifiers::NONE, Key::ArrowDown);
    settle(window);
    shown
}

pub fn crown(look: &Look) -> Shown {
    whole_game(look, "essence-crown", CROWN)
}

pub fn voyage(look: &Look) -> Shown {
    let mut shown = whole_game(look, "grand-voyage", VOYAGE);
    open_target(&mut shown, "to: 1");
    shown
}

pub fn tiny(look: &Look) -> Shown {
    let mut shown = whole_game(look, "tiny", "tiny_smith");
    open_target(&mut shown, "to: 2");
    shown
}

pub fn chaos(look: &Look) -> Shown {
    whole_game(look, "chaos-cards", CHAOS)
}

/// A deck with a card too many, in the smallest window.
pub fn decks(look: &Look) -> Shown {
    let folder = tempfile::tempdir().unwrap();
    let game = folder.path().join("voyage");
    copy_game("grand-voyage", &game).unwrap();
    let settings = Settings { beside: Beside::Decks, ..with_card(VOYAGE) };
    let mut window = at(&look.smallest(), &game, settings, StorageConfig::without_home());
    window.get_by_label("2 × Reef Stalker").click();
    window.run_steps(3);
    press(&mut window, Modifiers::NONE, Key::Num3);
    settle(&mut window);
    Shown { window, folder }
}

/// A game with something wrong on three of its cards, the first of them open, with the list of problems.
pub fn problems_of(look: &Look, (name, card): (&str, &str)) -> Shown {
    let folder = tempfile::tempdir().unwrap();
    let game = folder.path().join(name);
    copy_game(name, &game).unwrap();
    let file = game.join("registry.json");
    let mut text = fs::read_to_string(&file).unwrap();
    let (_, faults) = FAULTS.iter().find(|(own, _)| *own == name).unwrap();
    for (from, to) in *faults {
        assert!(text.contains(from), "{from}");
        text = text.replacen(from, to, 1);
    }
    fs::write(&file, text).unwrap();
    let settings = Settings { problems_open: true, ..with_card(card) };
    let mut window = at(look, &game, settings, StorageConfig::without_home());
    press(&mut window, Modifiers::NONE, Key::F8);
    settle(&mut window);
    Shown { window, folder }
}

/// What is wrong in the games: a value that is too large, and names that are not there.
const FAULTS: [(&str, [(&str, &str); 3]); 3] = [
    (
        "essence-crown",
        [
            (r#""essence_at_most": 15"#, r#""essence_at_most": 1500"#),
            (r#""do": "gain_kl", "val": 1 }"#, r#""do": "gain_kll", "val": 1 }"#),
            (r#""once": "match""#, r#""once": "mach""#),
        ],
    ),
    (
        "grand-voyage",
        [
            (r#""val": 2000"#, r#""val": 2500000"#),
            (r#""do": "rest""#, r#""do": "rset""#),
            (r#""hand_at_most": 4"#, r#""hand_at_moist": 4"#),
        ],
    ),
    (
        "ttcg",
        [
            (r#""val": 2, "to": "this""#, r#""val": 2, "to": "thsi""#),
            (r#""do": "more_attacks""#, r#""do": "more_atacks""#),
            (r#""on": "after_attack""#, r#""on": "after_atack""#),
        ],
    ),
];

/// The panel of a card that is written out in the row that makes it.
pub fn made_card(look: &Look) -> Shown {
    let mut shown = whole_game(look, "chaos-cards", "CC-S0028");
    let window = &mut shown.window;
    let is_chip = |node: &egui_kittest::Node<'_>| node.accesskit_node().role() == Role::ComboBox;
    let label = "card: 3.1";
    window.get_all_by_label(label).find(is_chip).unwrap_or_else(|| panic!("there is no {label}")).focus();
    window.run_steps(5);
    window.get_all_by_label(label).find(is_chip).unwrap_or_else(|| panic!("there is no {label}")).click();
    settle(window);
    shown
}

/// Cards of a grammar, one with a locked row.
pub fn generate(look: &Look, (name, card): (&str, &str)) -> Shown {
    let mut shown = whole_game(look, name, card);
    let window = &mut shown.window;
    press(window, CTRL, Key::Num8);
    settle(window);
    let lock = window.get_all_by_label_contains("Lock row 1").next().unwrap();
    lock.click();
    settle(window);
    shown
}

/// Many cards of a grammar, in a list.
pub fn generate_list(look: &Look) -> Shown {
    let mut shown = whole_game(look, "chaos-cards", CHAOS);
    press(&mut shown.window, CTRL, Key::Num8);
    settle(&mut shown.window);
    shown.window.get_by_label("Shown: List").click();
    settle(&mut shown.window);
    shown
}

/// An evaluation that has ended.
pub fn strength(look: &Look) -> Shown {
    static EVALUATION: OnceLock<String> = OnceLock::new();
    let evaluation = EVALUATION.get_or_init(|| {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("evaluation.json");
        let pool = concat!(env!("CARGO_MANIFEST_DIR"), "/data/chaos-cards/registry.json");
        let mut command = assert_cmd::Command::cargo_bin("ses-studio").unwrap();
        command.args(["evaluate", "chaos-cards", "--pool", pool, "--pairs", "100", "--steps", "1", "--out"]).arg(&path);
        command.assert().success();
        fs::read_to_string(path).unwrap()
    });
    let mut shown = whole_game(look, "chaos-cards", CHAOS);
    let path = shown.folder.path().join("evaluation.json");
    fs::write(&path, evaluation).unwrap();
    open_result(&mut shown, &path);
    shown
}

/// A match of a whole game after this many decisions by chance, at the next action of the first player.
pub fn tabletop(look: &Look, game: &str, decisions: usize) -> Shown {
    let sample = SAMPLES.iter().find(|sample| sample.name == game).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(game);
    fs::create_dir(&path).unwrap();
    project(sample, &path);
    let mut window = at(look, &path, Settings::default(), StorageConfig::without_home());
    press(&mut window, CTRL, Key::Num2);
    settle(&mut window);
    play_by_chance(&mut window, |at, asked| at >= decisions && asked.by == Seat(0) && asked.choices().len() > 3);
    let player = TabletopCommand::Seat(Seat(1), Some(AgentKind::Greedy));
    window.state_mut().perform_on_table(player);
    settle(&mut window);
    Shown { window, folder }
}

/// A match of a whole game by chance, at the first position that fits, with the second player by hand too.
fn tabletop_until(look: &Look, game: &str, is_it: impl Fn(&Session) -> bool) -> Shown {
    let folder = tempfile::tempdir().unwrap();
    let project = folder.path().join(game);
    copy_game(game, &project).unwrap();
    let mut window = at(look, &project, Settings::default(), StorageConfig::without_home());
    press(&mut window, CTRL, Key::Num2);
    settle(&mut window);
    play_until(&mut window, is_it);
    settle(&mut window);
    Shown { window, folder }
}

/// A window in which an attack is answered: the arrow, the answers, the battle that waits.
pub fn battle(look: &Look) -> Shown {
    tabletop_until(look, "grand-voyage", |session| {
        let asked = session.point().asked.as_ref();
        asked.is_some_and(|asked| {
            matches!(asked.why, Why::Window(_)) && asked.by == Seat(0) && asked.choices().len() > 2
        })
    })
}

/// A chain of effects that wait for each other, while one more may answer.
pub fn chain(look: &Look) -> Shown {
    tabletop_until(look, "ttcg", |session| {
        let point = session.point();
        let is_asked = point.asked.as_ref().is_some_and(|asked| asked.by == Seat(0) && asked.choices().len() > 1);
        point.waiting.len() > 2 && is_asked
    })
}

/// The position in the middle of a decision: after the first entry of a trace in which more follows.
pub fn entry(look: &Look, game: &str) -> Shown {
    let mut shown = tabletop_until(look, game, |session| {
        let entries = session.trace(session.at());
        let is_row = |entry: &Entry| matches!(entry.rule, Rule::Row { .. }) && !entry.is_idle();
        entries.iter().filter(|entry| is_row(entry)).count() > 2
    });
    let entries = {
        let session = shown.window.state().tabletop().session().unwrap();
        session.trace(session.at()).to_vec()
    };
    let at = entries.iter().position(|entry| matches!(entry.rule, Rule::Row { .. })).unwrap();
    shown.window.state_mut().perform_on_table(TabletopCommand::ShowEntry(Some(at)));
    settle(&mut shown.window);
    shown
}

/// A match in which an effect did not happen, with the reason in the trace.
pub fn why(look: &Look, name: &str) -> Shown {
    let folder = tempfile::tempdir().unwrap();
    let game = folder.path().join(name);
    super::game_walks::lay(name, &game);
    let window = at(look, &game, Settings::default(), StorageConfig::without_home());
    let mut shown = Shown { window, folder };
    press(&mut shown.window, CTRL, Key::Num2);
    settle(&mut shown.window);
    super::game_walks::use_card(name, &mut shown.window);
    shown
}

/// What a run of matches between the decks of a game has found.
pub fn results(look: &Look, (name, card): (&str, &str)) -> Shown {
    let mut shown = whole_game(look, name, card);
    let path = shown.folder.path().join("results.json");
    let mut command = assert_cmd::Command::cargo_bin("ses-studio").unwrap();
    command.args(["simulate", name, "--games", "100", "--players", "random", "--out"]).arg(&path);
    command.assert().success();
    open_result(&mut shown, &path);
    shown
}

/// Opens the file of a run or of an evaluation in Balance.
fn open_result(shown: &mut Shown, path: &std::path::Path) {
    let window = &mut shown.window;
    press(window, CTRL, Key::Num3);
    wait(window, "the screen is there", |window| window.query_by_label("More").is_some());
    window.get_by_label("More").click();
    settle(window);
    window.get_by_label("Open a result").click();
    settle(window);
    choose_path(window, path);
    settle(window);
}

/// The same for a message of another game.
pub fn message(look: &Look, (name, card): (&str, &str), tag: &str, id: &str) -> Shown {
    let folder = tempfile::tempdir().unwrap();
    let game = folder.path().join(name);
    copy_game(name, &game).unwrap();
    let settings = Settings { translation_language: tag.to_owned(), in_fields: tag == "ar", ..with_card(card) };
    let mut window = at(look, &game, settings, StorageConfig::without_home());
    write_message(&mut window, id);
    Shown { window, folder }
}
