//! Hostile Fluent files are refused or formatted, without a panic, an abort or an unlimited text.

use ses_studio::text::{ENGLISH, try_file};

use crate::fuzz::{mutate, numbers};

#[path = "../../../fuzz/entry/fluent.rs"]
mod fluent;

#[test]
fn known_attacks_are_survived() {
    let nested = format!("a = {}x{}", "{ ".repeat(10_000), " }".repeat(10_000));
    assert!(try_file(ENGLISH, &nested, &[1]).is_err(), "nesting is refused before it is parsed");
    let chain: Vec<String> = (0..60).map(|at| format!("a{at} = {{ a{} }}{{ a{} }}\n", at + 1, at + 1)).collect();
    let chain = chain.concat();
    let word = "x".repeat(4000);
    let many = "{ -t }".repeat(99);
    for text in [
        nested.as_str(),
        &format!("{chain}a60 = x\n"),
        &format!("-t = {word}\na = {many}\nb = {{ a }}{{ a }}\n"),
        &format!("-t = {many}\na = {{ \"x\" }}{{ -t }}\n"),
        "a = { a }\nb = { c }\nc = { b }\n",
        "-a = { -b }\n-b = { -a }\nc = { -a }\n",
        "a = { $n -> [one] { $n -> *[other] { $n } } *[other] { a } }\n",
        "a = { 1 -> [one] x *[other] y }\nb = { \"x\" -> *[x] y }\n",
        "a = { TERM() }{ ATTR() }{ ATTR($n) }{ TERM(5) }{ ATTR(\"x\", \"y\") }{ TERM($n, case: 5) }\n",
        "a = { NUMBER(5) }{ $n.x }{ b.c }{ -d(x: 1) }\n",
        "a = { \"\\u0000\\uD800\\uE000\\U10FFFF\\UFFFFFF\" }\n",
        "\u{feff}a = b\r\nc =\r\n    d\r\n",
        "= = =\n### x\n{ }\n",
        "a =\n    .b = { a.b }\n",
    ] {
        fluent::fluent(text.as_bytes());
    }
}

#[test]
fn a_text_of_many_placeables_is_capped() {
    let text = format!("-t = {}\na = {}\n", "x".repeat(3000), "{ -t }".repeat(60));
    let samples = try_file(ENGLISH, &text, &[1]).expect("safe to parse");
    assert_eq!(samples[0].text, None, "180 kB are more than is made");
}

#[test]
fn mutations_of_good_files_are_survived() {
    const SEEDS: [&str; 2] = [
        "-t = x\nsubtype-x = y\n    .g = m\na = { TERM($sub, case: \"g\") } { ATTR($sub, \"g\") -> [m] { $n } *[f] { -t } }\n",
        "op-a =\n    b { $val ->\n        [one] { $val } c\n       *[other] { a.b }\n    }\n    .b = { op-a }\na =\n    .b = \\u0041\n",
    ];
    let mut random = numbers();
    for _ in 0..4000 {
        let seed = SEEDS[random(SEEDS.len())];
        fluent::fluent(&mutate(seed.as_bytes(), PIECES, &mut random));
        let many: String = (0..random(40)).map(|_| PIECES[random(PIECES.len())]).collect();
        fluent::fluent(many.as_bytes());
    }
}

/// Parts of Fluent files.
const PIECES: &[&str] = &[
    "a",
    "b",
    "-a",
    "-b",
    " = ",
    "\n",
    "\n    ",
    "{",
    "}",
    "{ ",
    " }",
    "$n",
    "$sub",
    "a",
    ".b = ",
    ".c",
    " -> ",
    "[one] ",
    "*[other] ",
    "[0] ",
    "*[x]",
    "\"",
    "\\",
    "\\u0041",
    "5",
    "-5.25",
    "TERM",
    "ATTR",
    "(",
    ")",
    "TERM($sub, case: \"acc\")",
    "ATTR($sub, \"x\")",
    "{ $n ->\n        [one] x\n       *[other] y\n    }",
    "{ -a }",
    "{ a }",
    "{ b.b }",
    "-a = x\n",
    "a = x\n",
    "b =\n    .b = x\n",
    "# x\n",
    "\r\n",
    "\t",
    "é",
    "字",
    "\u{e001}",
    "\u{202e}",
    "subtype-x = y\n",
    ", ",
    ": ",
];
