//! Reads faulty rulesets, each with one change.

use super::tests::{GAMES, TINY, show};
use crate::base::{Diagnostic, Source};
use crate::kernel::rules::Game;

/// A change of the teaching game, and the problem that it causes: code, pointer, what was meant, and the text at its
/// place.
const FAULTS: &[(&str, &str, &str, &str, &str, &str)] = &[
    // Names in expressions.
    ("it.power <= param", "it.powr <= param", "expression-name", "/filters/0/holds", "power", "it.powr"),
    ("self.life <= param", "self.lif <= param", "expression-name", "/conditions/1/holds", "life", "self.lif"),
    ("self.life <= param", "life <= param", "expression-name", "/conditions/1/holds", "self.life", "life"),
    ("lose(to.life, val)", "lose(to.lief, val)", "expression-name", "/operations/0/does", "life", "to.lief"),
    (
        "lose(to.life, val)",
        "loose(to.life, val)",
        "expression-name",
        "/operations/0/does",
        "lose",
        "loose(to.life, val)",
    ),
    ("lose(to.life, val)", "lose(to.life, vall)", "expression-name", "/operations/0/does", "val", "vall"),
    ("destroy(to)", "destroy(it)", "expression-name", "/operations/3/does", "", "it"),
    (
        "modify(to, power, val, during)",
        "modify(to, pwer, val, during)",
        "expression-name",
        "/operations/4/does",
        "power",
        "pwer",
    ),
    ("end(this_turn)", "end(this_trun)", "expression-name", "/match/phases/2/do/0", "this_turn", "this_trun"),
    (
        "move(it, self.pile)",
        "move(it, self.plie)",
        "expression-name",
        "/match/actions/0/does/0/else/0",
        "pile",
        "self.plie",
    ),
    (
        "not bears(it, reply)",
        "not bears(it, repply)",
        "expression-name",
        "/match/actions/0/needs/a-reply",
        "reply",
        "repply",
    ),
    ("has(it, swift)", "has(it, swfit)", "expression-name", "/match/actions/3/needs/arrived", "swift", "swfit"),
    (
        "damage(target, it.power)",
        "damage(traget, it.power)",
        "expression-name",
        "/match/actions/3/does/1/do/0/at_once/0",
        "target",
        "traget",
    ),
    ("param in it.kinds", "param in it.kind", "expression-name", "/filters/1/holds", "kinds", "it.kind"),
    (
        "unmark(self.field, tired)",
        "unmark(self.field, tierd)",
        "expression-name",
        "/match/phases/0/do/2",
        "tired",
        "tierd",
    ),
    ("any(self.deck)", "ayn(self.deck)", "expression-name", "/match/phases/0/do/4/if", "any", "ayn(self.deck)"),
    ("it.power <= param", "it.type == trik", "expression-name", "/filters/0/holds", "trick", "trik"),
    // Kinds in expressions.
    ("it.power <= param", "it.type == it.zone", "expression-type", "/filters/0/holds", "", "it.zone"),
    ("it.power <= param", "it.kinds <= param", "expression-type", "/filters/0/holds", "", "it.kinds"),
    ("lose(to.life, val)", "lose(self, val)", "expression-type", "/operations/0/does", "", "self"),
    ("lose(to.life, val)", "lose(to.life)", "expression-type", "/operations/0/does", "", "lose(to.life)"),
    ("give(to, word, during)", "mark(to, hurt)", "expression-type", "/operations/5/does", "", "hurt"),
    ("negate()", "use(this)", "expression-type", "/operations/7/does", "", "use(this)"),
    (
        "negate()",
        "move(fitting(self.hand), self.pile)",
        "expression-type",
        "/operations/7/does",
        "",
        "fitting(self.hand)",
    ),
    (
        "it.power <= param",
        "any(self.field, any(self.field, it.tired))",
        "expression-type",
        "/filters/0/holds",
        "",
        "it.tired",
    ),
    // Syntax.
    ("it.power <= param", "it.power <=", "expression-syntax", "/filters/0/holds", "", ""),
    (
        "it in both.field\", \"does\": \"destroy",
        "it in in both.field\", \"does\": \"destroy",
        "expression-syntax",
        "/operations/3/fits",
        "",
        "",
    ),
    // Members and ids.
    ("\"capacity\": 4", "\"capasity\": 4", "unknown-member", "/zones/2/capasity", "capacity", "\"capasity\""),
    ("\"seen_by\": \"nobody\"", "\"seen_by\": \"nobdy\"", "expression-name", "/zones/0/seen_by", "nobody", "\"nobdy\""),
    ("\"when\": \"dawn\"", "\"when\": \"down\"", "ruleset-conflict", "/timings/4/when", "dawn", "\"down\""),
    ("{ \"id\": \"stone\" }", "{ \"id\": \"moth\" }", "id-duplicate", "/sets/0/words/1/id", "", "\"moth\""),
    (
        "\"units\": { ",
        "\"groups\": { \"life\": [\"field\"] }, \"units\": { ",
        "ruleset-conflict",
        "/groups/life",
        "",
        "[\"field\"]",
    ),
    ("\"id\": \"opening_hand\"", "\"id\": \"this\"", "ruleset-conflict", "/levers/1/id", "", "\"this\""),
    (
        "\"to\": \"foe\", \"fits\": \"it in both.field\", \"does\": \"destroy",
        "\"to\": \"feo\", \"fits\": \"it in both.field\", \"does\": \"destroy",
        "expression-name",
        "/operations/3/to",
        "foe",
        "\"feo\"",
    ),
    (
        "\"actions\": [\"reply\"]",
        "\"actions\": [\"rpely\"]",
        "expression-name",
        "/match/windows/0/actions/0",
        "reply",
        "\"rpely\"",
    ),
    ("\"destroyed_to\": \"pile\"", "\"destroyed\": \"pile\"", "type-mismatch", "/units", "", "{"),
    ("\"first\": \"chance\"", "\"first\": \"luck\"", "type-mismatch", "/match/first", "", "\"luck\""),
    ("\"turn_limit\": \"turn_limit\"", "\"turn_limit\": 2000", "ruleset-conflict", "/match/turn_limit", "", "2000"),
    ("\"format\": 2", "\"format\": 3", "format-too-new", "/format", "", "3"),
    // Rules that must not need themselves.
    (
        "\"adds\": { \"power\": \"val\" }",
        "\"adds\": { \"power\": \"val + it.power\" }",
        "ruleset-conflict",
        "/operations/4/adds/power",
        "",
        "\"val + it.power\"",
    ),
    (
        "\"price\": \"it.cost\", \"resolves\": [\"on_play\"],",
        "\"price\": \"price(it)\", \"resolves\": [\"on_play\"],",
        "ruleset-conflict",
        "/card_types/0/price",
        "",
        "\"price(it)\"",
    ),
    // Rows.
    (
        "\"do\": \"mend\", \"val\": 1",
        "\"do\": \"mned\", \"val\": 1",
        "unknown-op",
        "/cards/2/effects/0/do",
        "mend",
        "\"mned\"",
    ),
    (
        "\"do\": \"mend\", \"val\": 1",
        "\"do\": \"mend\"",
        "val-missing",
        "/cards/2/effects/0",
        "",
        "{ \"on\": \"at_dawn\", \"do\": \"mend\", \"if\": { \"life_at_most\": 5 } }",
    ),
    (
        "\"do\": \"mend\", \"val\": 1",
        "\"do\": \"mend\", \"val\": 12",
        "val-out-of-range",
        "/cards/2/effects/0/val",
        "",
        "12",
    ),
    (
        "\"do\": \"hush\" }]",
        "\"do\": \"hush\", \"val\": 1 }]",
        "val-not-allowed",
        "/cards/11/effects/0/val",
        "",
        "\"val\"",
    ),
    (
        "{ \"life_at_most\": 5 }",
        "{ \"life_at_mots\": 5 }",
        "unknown-condition",
        "/cards/2/effects/0/if/life_at_mots",
        "life_at_most",
        "\"life_at_mots\"",
    ),
    (
        "{ \"life_at_most\": 5 }",
        "{ \"life_at_most\": true }",
        "condition-type",
        "/cards/2/effects/0/if/life_at_most",
        "",
        "true",
    ),
    (
        "{ \"life_at_most\": 5 }",
        "{ \"life_at_most\": 50 }",
        "condition-out-of-range",
        "/cards/2/effects/0/if/life_at_most",
        "",
        "50",
    ),
    (
        "{ \"kind\": \"stone\" }",
        "{ \"kind\": \"stine\" }",
        "expression-name",
        "/cards/9/effects/0/to/where/any/1/kind",
        "stone",
        "\"stine\"",
    ),
    (
        "\"on\": \"friend_dies\"",
        "\"on\": \"freind_dies\"",
        "expression-name",
        "/cards/5/effects/0/on",
        "friend_dies",
        "\"freind_dies\"",
    ),
    ("\"cost\": { \"sparks\": 1, \"tire\": true }, ", "", "ruleset-conflict", "/cards/6/effects/0", "", ""),
    (
        "{ \"sparks\": 1, \"tire\": true }",
        "{ \"spraks\": 1 }",
        "expression-name",
        "/cards/6/effects/0/cost/spraks",
        "sparks",
        "\"spraks\"",
    ),
    (
        "{ \"sparks\": 1, \"tire\": true }",
        "{ \"sparks\": 9 }",
        "condition-out-of-range",
        "/cards/6/effects/0/cost/sparks",
        "",
        "9",
    ),
    (
        "\"word\": \"swift\", \"to\": \"friend\"",
        "\"word\": \"swif\", \"to\": \"friend\"",
        "expression-name",
        "/cards/7/effects/0/word",
        "swift",
        "\"swif\"",
    ),
    (
        "\"on\": \"always\", \"do\": \"grow\", \"val\": 1, \"to\"",
        "\"on\": \"always\", \"do\": \"strike\", \"val\": 1, \"to\"",
        "dead-row",
        "/cards/1/effects/0",
        "",
        "",
    ),
    (
        "{ \"do\": \"grow\", \"val\": 1, \"to\": \"this\" }",
        "{ \"do\": \"grow\", \"val\": 1, \"once\": \"turn\", \"to\": \"this\" }",
        "ruleset-conflict",
        "/cards/6/effects/1",
        "",
        "",
    ),
    (
        "{ \"on\": \"reply\", \"do\": \"hush\" }",
        "{ \"on\": \"reply\", \"do\": \"hush\", \"against\": {} }",
        "unknown-member",
        "/cards/11/effects/0/against",
        "",
        "\"against\"",
    ),
    // Cards and decks.
    (
        "\"type\": \"trick\", \"cost\": 3",
        "\"type\": \"trik\", \"cost\": 3",
        "unknown-card-type",
        "/cards/9/type",
        "trick",
        "\"trik\"",
    ),
    (
        "\"kinds\": [\"moth\"], \"keywords\": [\"swift\"]",
        "\"kinds\": [\"mohts\"], \"keywords\": [\"swift\"]",
        "expression-name",
        "/cards/0/kinds/0",
        "",
        "\"mohts\"",
    ),
    (
        "\"keywords\": [\"swift\"]",
        "\"keywords\": [\"swifd\"]",
        "expression-name",
        "/cards/0/keywords/0",
        "swift",
        "\"swifd\"",
    ),
    ("\"tiny_moth\": 2", "\"tiny_mot\": 2", "unknown-card", "/decks/0/cards/tiny_mot", "tiny_moth", "\"tiny_mot\""),
];

#[test]
fn faults_are_reported_where_they_are() {
    let mut wrong = Vec::new();
    for (from, to, code, pointer, meant, place) in FAULTS {
        assert_eq!(TINY.matches(from).count().min(1), 1, "{from}");
        let text = TINY.replacen(from, to, 1);
        let source = Source::new("tiny.json", text.as_str());
        let (_, problems) = Game::read(&source);
        let fits = |problem: &Diagnostic| {
            let hint = problem.hints.first().map_or("", |hint| hint.text("word").unwrap_or_default());
            let found = problem.span.map_or("", |span| &source.text[span.range()]);
            problem.code.as_str() == *code
                && problem.pointer == *pointer
                && hint == *meant
                && (place.is_empty() || found == *place)
        };
        if !problems.first().is_some_and(fits) || problems.len() > 5 {
            wrong.push((to, show(&problems)));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// As [`FAULTS`], of the other games: game, change, code, pointer, what was meant.
const MORE: &[(&str, &str, &str, &str, &str, &str)] = &[
    (
        "essence-crown",
        "if self.deity.essence",
        "if self.diety.essence",
        "expression-name",
        "/counters/0/start",
        "deity",
    ),
    ("chaos-cards", "copy(to, row.dest)", "copy(to, row.dset)", "expression-name", "/operations/10/does", "dest"),
    (
        "chaos-cards",
        "set(rows(to).heat, 10)",
        "set(rows(to).haet, 10)",
        "expression-name",
        "/operations/14/does",
        "heat",
    ),
    (
        "chaos-cards",
        "row.heat < row.threshold",
        "row.heta < row.threshold",
        "expression-name",
        "/match/fires/if",
        "heat",
    ),
    (
        "chaos-cards",
        "create(second_wind, 1",
        "create(second_wnid, 1",
        "expression-name",
        "/match/setup/1",
        "second_wind",
    ),
    ("chaos-cards", "it.subtype == param", "it.subtype == bast", "expression-name", "/filters/1/holds", "beast"),
    (
        "grand-voyage",
        "leader_attacks == yes",
        "leader_attacks == yse",
        "expression-name",
        "/match/actions/3/needs/leader",
        "yes",
    ),
    ("grand-voyage", "before in board", "before in borad", "expression-name", "/match/when/0/if", "board"),
    ("grand-voyage", "let(seen, top", "let(sene, top", "expression-name", "/operations/3/does/0", "seen"),
    (
        "grand-voyage",
        "move(self.stage, self.trash)\"] }, \"play(it)\"",
        "move(self.stage, self.trash)\"] }, \"run(wound)\"",
        "expression-type",
        "/match/routines/0/do/2",
        "",
    ),
    (
        "grand-voyage",
        "wind_power_each * it.winds",
        "wind_power_each * it.power",
        "ruleset-conflict",
        "/match/always/0/adds/power",
        "",
    ),
    (
        "grand-voyage",
        "\"happens(block, it)\"",
        "\"happens(blokc, it)\"",
        "ruleset-conflict",
        "/timings/3/when",
        "blokc",
    ),
    (
        "ttcg",
        "opponent.active and phase == main",
        "opponent.active and phase == mian",
        "expression-name",
        "/timings/2/if",
        "main",
    ),
    (
        "ttcg",
        "play_limit + self.extra_plays + self.plays_given",
        "self.plays_allowed",
        "expression-type",
        "/quantities/1/is",
        "",
    ),
    (
        "ttcg",
        "{ \"plays_given\": \"val\" }",
        "{ \"plays_given\": \"self.plays_allowed\" }",
        "ruleset-conflict",
        "/operations/33/adds/plays_given",
        "",
    ),
    (
        "ttcg",
        "\"window\": \"respond\"",
        "\"window\": \"repsond\"",
        "expression-name",
        "/match/effects/window",
        "respond",
    ),
];

#[test]
fn faults_of_whole_games_are_reported_where_they_are() {
    let mut wrong = Vec::new();
    for (name, from, to, code, pointer, meant) in MORE {
        let ruleset = GAMES.iter().find(|(game, ..)| game == name).map_or("", |(_, ruleset, _)| ruleset);
        assert!(ruleset.contains(from), "{from}");
        let (_, problems) = Game::read(&Source::new("ruleset.json", ruleset.replacen(from, to, 1)));
        let fits = |problem: &Diagnostic| {
            let hint = problem.hints.first().map_or("", |hint| hint.text("word").unwrap_or_default());
            problem.code.as_str() == *code && problem.pointer == *pointer && hint == *meant
        };
        if !problems.first().is_some_and(fits) || problems.len() > 2 {
            wrong.push((to, show(&problems)));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
