#!/usr/bin/env python3
"""How well a price list agrees with play, price by price: of each deck, all rows that one price of `design.json` is for get
one point more, and the same games are played again. Prints two tables in Markdown: what each row is worth, and what each
price changed in the win rate of its deck.

    benches/prices.py target/release/ses-studio data/ttcg --games 1000 --seed 1

A price is an operation, with its duration and its player (`lasting` and `who` of the list). Rows without a value, and rows
that hold all the time, are left out, as `sensitivity` does.
"""

import argparse
import collections
import json
import pathlib
import shutil
import subprocess
import tempfile


def row_price(budget, head, row):
    """What one point more of a row is worth each time that it applies."""
    price, target = budget["operations"][row["do"]], row.get("to")
    each = price.get("lasting", {}).get(row.get("for"), price["each"])
    many = 1
    if target is not None:
        preset = target if isinstance(target, str) else target.get("like")
        fields = target if isinstance(target, dict) else {}
        is_all = fields.get("pick") == "all" or preset in budget["all_targets"]
        many = budget["all"] if is_all else fields.get("count") or fields.get("up_to") or 1
    on = head["on"] if isinstance(head["on"], str) else head["on"]["like"]
    factors = budget["ways"].get(head["as"], 1) * budget["timings"].get(on, 1)
    condition = budget["condition"] if "if" in head else 1
    return each * price.get("who", {}).get(row.get("who"), 1) * many * factors * condition


def rows_by_price(registry, budget):
    """(deck, operation, duration, player): [(card, row, price)]"""
    cards = {card["id"]: card for card in registry["cards"]}
    rows = collections.defaultdict(list)
    for deck in registry["decks"]:
        for card in sorted(deck["cards"]):
            for at, row in enumerate(cards[card]["effects"]):
                head = row if "on" in row else head
                price = budget["operations"].get(row["do"])
                if "val" not in row or head["on"] == "always" or not isinstance(price, dict):
                    continue
                lasting = row.get("for") if row.get("for") in price.get("lasting", {}) else None
                who = row.get("who") if row.get("who") in price.get("who", {}) else None
                rows[deck["id"], row["do"], lasting or "", who or ""].append((card, at, row_price(budget, head, row)))
    return rows


def play(arguments, folder):
    command = [arguments.program, "simulate", folder, "--players", arguments.players, "--json", "--threads", "1"]
    command += ["--games", str(arguments.games), "--seed", str(arguments.seed)]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    return json.loads(done.stdout)["matchups"][0]


def half_wins(matchup, deck):
    """Twice the score of a deck in its games."""
    tally = matchup["tally"]
    return 2 * tally["wins"][[hero for hero in matchup["heroes"]].index(deck)] + tally["draws"]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("project", type=pathlib.Path)
    parser.add_argument("--players", default="greedy")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    text = (arguments.project / "registry.json").read_text()
    registry = json.loads(text)
    budget = json.loads((arguments.project / "design.json").read_text())["budget"]
    groups = rows_by_price(registry, budget)
    with tempfile.TemporaryDirectory() as folder:
        changed = pathlib.Path(folder) / "changed"
        shutil.copytree(arguments.project, changed)
        before = play(arguments, changed)
        applied, watched = collections.Counter(), before["tally"]["watched"]
        for card, counts in zip(before["cards"], before["tally"]["cards"]):
            for row in counts["rows"]:
                applied[card, row["row"]] += row["applied"]
        print("| card | row | does | price | uses |\n|---|---:|---|---:|---:|")
        for (_, operation, *_), rows in sorted(groups.items()):
            for card, row, price in rows:
                print(f"| {card} | {row + 1} | `{operation}` | {price:.3f} | {applied[card, row] / watched:.3f} |")
        print("\n| deck | price | rows | worth | play |\n|---|---|---:|---:|---:|")
        for (deck, operation, lasting, who), rows in sorted(groups.items()):
            tried = json.loads(text)
            cards = {card["id"]: card for card in tried["cards"]}
            for card, row, _ in rows:
                cards[card]["effects"][row]["val"] += 1
            (changed / "registry.json").write_text(json.dumps(tried))
            change = half_wins(play(arguments, changed), deck) - half_wins(before, deck)
            worth = sum(price * applied[card, row] / watched for card, row, price in rows)
            name = " ".join(part for part in (operation, lasting, who) if part)
            percent = 100 * change / (2 * arguments.games)
            print(f"| {deck} | `{name}` | {len(rows)} | {worth:.3f} | {percent:.3f} |", flush=True)


main()
