//! The tools around the design of cards, with the bundled game that has all of them (games/ttcg.md, section 6): a file a
//! subject, and a test for each line that the page calls verified:
//!
//! | line | file | test |
//! |---|---|---|
//! | 6.1 the vectors of the text tools | effects.rs | `the_cases_of_the_text_tools_hold` |
//! | 6.1 as many as the product less what is excluded; equal seeds, equal effects | effects.rs | `generated_rows_are_the_product_less_what_the_rules_exclude` |
//! | 6.1 equal seeds, equal bytes | effects.rs | `equal_files_and_seeds_print_equal_bytes` |
//! | 6.1 of a game of heroes: the count, the check, the text | heroes.rs | `combinations_of_effects_are_those_that_the_vocabulary_allows` |
//! | 6.1 every generated row passes the check and reads back | effects.rs | `generated_rows_pass_the_check_and_read_back` |
//! | 6.1 all rows instead of a sample, by hand | effects.rs | `every_generated_row_reads_back` |
//! | 6.1 a template of more than 10⁷ is refused with its size | effects.rs | `a_template_that_is_too_large_is_refused_with_its_size` |
//! | 6.2 the vectors of tags | effects.rs | `the_cases_of_the_text_tools_hold` |
//! | 6.2 a query is a naive scan after every edit; members set by hand survive edits and undo | tags.rs | `query_tags_are_a_naive_scan_after_every_edit_and_members_set_by_hand_survive_edits_and_undo` |
//! | 6.5 the id is stable over platforms and the order of members | src/design/submission/tests.rs | `an_id_is_the_same_on_every_machine_and_for_every_order_of_members` |
//! | 6.5 foreign members are left out and named | src/design/submission/tests.rs | `what_does_not_belong_is_left_out_and_reported` |
//! | 6.5 bad pictures, files that are too long or hostile are refused | src/design/submission/tests.rs | `bad_files_are_refused` |
//! | 6.5 round trip | src/design/submission/tests.rs | `a_file_comes_back_as_it_was` |
//! | 6.6 every slip of a character, the check letter among them, is caught | src/design/serials.rs | `every_slip_of_a_character_is_noticed` |
//! | 6.6 a wrong name, a copy, the same account never count; the order of lines does not matter | src/design/serials.rs | `what_does_not_count_has_a_reason_in_any_order_of_lines` |
//! | 6.7 each card in each rarity as often as the others | src/design/packs.rs | `every_card_in_every_rarity_is_there_equally_often_and_never_twice_in_a_pack` |
//! | 6.7 areas within 0.5 %, inside the frame, simple; same seed, same bytes | src/design/inserts.rs | `inserts_have_the_area_that_is_missing_and_are_simple_and_different` |
//! | 6.7 too small a target weight is an error with the least | src/design/inserts.rs | `a_target_out_of_reach_names_the_least_and_the_greatest` |
//! | 6.8 the bundled cards pass | goals.rs | `the_cards_of_bundled_games_meet_all_goals` |
//! | 6.8 prices and play: what BALANCE.md prints, at least 0.6 | goals.rs | `prices_and_play_agree_as_the_lines_of_the_page_say` |
//! | 6.9 measures of cards: letters, rows, negating effects | goals.rs | `measures_of_cards_are_what_a_naive_count_finds` |
//! | 6.9 measures that compare 100 cards | goals.rs | `measures_that_compare_cards_are_what_a_naive_count_finds` |
//! | 6.9 the agreement of prices and play | goals.rs | `the_agreement_of_prices_and_play_is_what_a_naive_count_of_ranks_finds` |
//! | 6.9 partners | goals.rs | `partners_are_what_a_naive_count_finds` |
//! | 6.9 distance from the budget | goals.rs | `distances_from_the_budget_are_what_a_naive_sum_finds` |
//! | 6.9 measures of 100 logged games | goals.rs | `measures_of_games_are_what_a_naive_count_of_a_hundred_logged_games_finds` |
//! | 6.12 render, cut out, put together | faces.rs | `the_marks_of_a_hidden_code_are_cut_out_of_the_cards_and_give_the_solution` |
//! | 6.12 the same for a picture | faces.rs | `the_pieces_of_a_hidden_picture_are_cut_out_of_the_cards_and_give_it` |
//! | 6.12 a gallery has no trace of it | faces.rs | `a_hidden_code_is_on_its_cards_and_nowhere_else` |
//!
//! Not among them: the time of 10⁶ combinations, which `cargo bench --bench combine` measures because no test is timed. The
//! games of the correlation of prices and play (6.8) take hours; `benches/prices.py` plays them by hand.

mod effects;
#[cfg(feature = "typeset")]
mod faces;
mod goals;
mod heroes;
mod packs;
mod portal;
mod tags;
mod words;

use std::path::Path;
use std::process::Command;

use serde_json::Value;
use ses_studio::kernel::rules::Game;

use crate::kernel::SAMPLES;

/// Runs the program in a folder: what it prints, its errors, its exit code.
pub fn run(folder: &Path, arguments: &[&str]) -> (String, String, Option<i32>) {
    let mut program = Command::new(assert_cmd::cargo::cargo_bin!("ses-studio"));
    let output = program.args(arguments).current_dir(folder).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (text(output.stdout), text(output.stderr), output.status.code())
}

pub fn data() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/data/ttcg"))
}

fn game() -> Game {
    SAMPLES.iter().find(|sample| sample.name == "ttcg").unwrap().game()
}

fn cards() -> Vec<Value> {
    let registry: Value = serde_json::from_slice(&std::fs::read(data().join("registry.json")).unwrap()).unwrap();
    registry["cards"].as_array().unwrap().clone()
}

/// Each line of the table above names a test that is there.
#[test]
fn every_verified_line_has_a_test() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let lines = include_str!("mod.rs").lines().filter_map(|line| line.strip_prefix("//! | 6."));
    let mut sections = std::collections::BTreeSet::new();
    for line in lines {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let (file, test) = (cells[1], cells[2].trim_matches('`'));
        let path = if file.contains('/') { root.join(file) } else { root.join("tests/it/design").join(file) };
        let text = std::fs::read_to_string(path).unwrap();
        let at = text.find(&format!("fn {test}() {{")).unwrap_or_else(|| panic!("{file} has no {test}"));
        let before: Vec<&str> = text[..at].lines().rev().take(3).collect();
        assert!(before.iter().any(|line| line.trim() == "#[test]"), "{test} is no test");
        sections.insert(line.split(' ').next().unwrap().parse::<usize>().unwrap());
    }
    // Sorting, rulings and the glossary have no line of their own.
    assert_eq!(sections.into_iter().collect::<Vec<_>>(), [1, 2, 5, 6, 7, 8, 9, 12]);
}
