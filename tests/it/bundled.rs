//! The bundled game: its vocabulary is the paper's, its cards use all of it, its files are in their one form.

use std::collections::BTreeSet;

use ses_studio::base::{Code, Name, Source};
use ses_studio::kernel::rules::Game;
use ses_studio::kernel::schema::{of_cards, of_ruleset};
use ses_studio::registry::{Project, STARFALL_REGISTRY, schema, write};

use crate::support::{registry, rules};

#[test]
fn the_vocabulary_is_that_of_tables_1_to_4() {
    let rules = rules();
    let operations: Vec<&str> = rules.operations.keys().map(Name::as_str).collect();
    assert_eq!(
        operations.join(" "),
        "dmg heal draw nrg drain disc aoe buf_atk floor negate double banish dbf_atk dbf_hp retrigger_traps \
         p_nrg p_adx p_tdx p_red p_eot p_adisc p_tdisc d_heal d_dmg d_draw d_return"
    );
    let triggers: Vec<&str> = rules.triggers.keys().map(Name::as_str).collect();
    assert_eq!(triggers.join(" "), "t_action t_summon t_play t_hit t_lethal");
    let conditions: Vec<&str> = rules.conditions.keys().map(Name::as_str).collect();
    assert_eq!(
        conditions.join(" "),
        "first_action played_action ctrl ctrl_n shield_below o_shield_below o_no_allies o_allies o_fewer o_zero_nrg \
         destroyed_any vs_book"
    );
}

#[test]
fn every_entry_is_described_in_one_line() {
    let value: serde_json::Value = serde_json::from_str(ses_studio::ruleset::STARFALL).unwrap();
    for (table, entries) in value.as_object().unwrap() {
        let Some(entries) = entries.as_array().filter(|entries| entries.iter().all(serde_json::Value::is_object))
        else {
            continue;
        };
        for entry in entries {
            let about = entry["about"].as_str().unwrap_or_default();
            assert!(about.len() > 8 && !about.contains('\n'), "{table}: {}", entry["id"]);
        }
    }
}

#[test]
fn the_cards_use_everything_and_have_no_problems_but_open_decks() {
    let checked = Project::bundled().check();
    assert!(checked.ruleset_problems.is_empty());
    let others: Vec<_> = checked.registry_problems.iter().filter(|problem| problem.code != Code::DeckCount).collect();
    assert!(others.is_empty(), "{others:#?}");
    assert_eq!(checked.registry_problems.len(), 0, "fourteen of fourteen heroes have whole decks");

    let (rules, registry) = (rules(), registry());
    assert_eq!((registry.heroes.len(), registry.cards.len()), (14, 14 * 39 + 12));
    let rows = || registry.cards.iter().flat_map(|card| &card.effects);
    let used: BTreeSet<&str> = rows().map(|row| row.op.as_str()).collect();
    let asked: BTreeSet<&str> = rows().flat_map(|row| &row.conditions).map(|condition| condition.id.as_str()).collect();
    let set: BTreeSet<&str> = registry.cards.iter().filter_map(|card| card.trigger.as_deref()).collect();
    let kinds: BTreeSet<&str> = registry.cards.iter().filter_map(|card| card.subtype.as_deref()).collect();
    assert!(rules.operations.keys().all(|name| used.contains(name.as_str())));
    assert!(rules.conditions.keys().all(|name| asked.contains(name.as_str())));
    assert!(rules.triggers.keys().all(|name| set.contains(name.as_str())));
    assert!(kinds.len() >= 8 && kinds.contains("forged") && kinds.contains("umbral"), "{kinds:?}");
    let legacy = registry.cards.iter().filter(|card| {
        card.effects.iter().any(|row| row.bonus && row.conditions.iter().any(|condition| condition.id == "vs_book"))
    });
    assert!(legacy.count() >= 4);
}

#[test]
fn the_files_are_in_their_one_form_and_the_schema_is_current() {
    let rules = rules();
    assert!(write(&registry(), &rules) == STARFALL_REGISTRY, "run `ses-studio fmt` on data/starfall");
    let committed = include_str!("../../data/starfall/registry.schema.json");
    let current = format!("{}\n", serde_json::to_string_pretty(&schema(&rules)).unwrap());
    assert!(committed == current, "write `ses-studio schema` to data/starfall/registry.schema.json");
    assert_eq!(registry().schema.as_deref(), Some("registry.schema.json"));
}

#[test]
fn the_schemas_of_the_game_that_new_projects_begin_with_are_current() {
    let ruleset = Source::new("ruleset.json", include_str!("../../data/tiny/ruleset.json"));
    let rules = serde_json::from_str(&ruleset.text).unwrap();
    let game = Game::read(&ruleset).0.unwrap();
    let committed =
        [include_str!("../../data/tiny/ruleset.schema.json"), include_str!("../../data/tiny/registry.schema.json")];
    let current = [of_ruleset(&ruleset), of_cards(&game, &rules)].map(|schema| format!("{schema:#}\n"));
    assert!(committed == current, "run `ses-studio fmt` on data/tiny");
}
