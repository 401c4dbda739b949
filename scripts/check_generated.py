#!/usr/bin/env python3
"""Runs the predicates over generated cards of a file of cases (`generated`, written in Python) with ses-studio.

    scripts/check_generated.py FILE [PROGRAM]

Cards come from `PROGRAM generate GAME --count N --seed S --settings FILE --json`; each case says n, seed and settings.
The predicates are code: run only files that you trust. Exit code 1: a case does not hold.
"""

import json
import subprocess
import sys
import tempfile


def generate(program, game, case):
    """The cards of a case."""
    with tempfile.NamedTemporaryFile("w", suffix=".json") as settings:
        json.dump(case.get("settings", {}), settings)
        settings.flush()
        command = [program, "generate", game, "--count", str(case["n"]), "--seed", str(case["seed"])]
        output = subprocess.run([*command, "--settings", settings.name, "--json"], capture_output=True, check=True)
    return json.loads(output.stdout)


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        contents = json.load(file)
    program = sys.argv[2] if len(sys.argv) > 2 else "ses-studio"
    names = {}
    exec("\n".join(contents.get("prelude", [])), names)
    failed = 0
    for case in contents.get("generated", []):
        check = case["check"]
        names["generate"] = lambda n, seed: generate(program, contents["game"], {"n": n, "seed": seed})
        cards = generate(program, contents["game"], case) if "n" in case else []
        each = compile(check.get("each", "True"), case["name"], "eval")
        wrong = [card for card in cards if not eval(each, {**names, "card": card})]
        holds = not wrong
        if holds and "whole" in check:
            holds = bool(eval(check["whole"], {**names, "cards": cards}))
        if holds and "program" in check:
            holds = bool(eval(check["program"], dict(names)))
        failed += not holds
        example = f": {json.dumps(wrong[0])}" if wrong else ""
        print(f"{'ok' if holds else 'FAILED'}  {case['name']} ({len(cards)} cards){example}")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
