#!/usr/bin/env python3
"""Nanoseconds of processor time per applied choice: a peer's simulator and ours in turn, and their ratio.

    cargo build --release --no-default-features --bin ses-studio
    python3 -m venv peer && peer/bin/pip install weiss-sim==1.2.0 numpy
    benches/peer.py PEER.py [--python peer/bin/python] [--ours target/release/ses-studio] [--rounds 5]

PEER.py takes THREADS STEPS SEED and prints a line with "… N ns/decision (CPU) …". Rounds alternate, so that a machine
that is slower for a while is so for both; every round has a seed of its own. Neither counts its start-up.
"""
import argparse
import re
import statistics
import subprocess

arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
arguments.add_argument("peer", help="the peer's script")
arguments.add_argument("--python", default="python3", help="the interpreter that has the peer's package")
arguments.add_argument("--ours", default="target/release/ses-studio", help="the program, built for release")
arguments.add_argument("--rounds", type=int, default=5)
arguments.add_argument("--steps", type=int, default=2400, help="steps of the peer in a round")
arguments.add_argument("--games", type=int, default=500, help="games of each matchup in a round of ours")
given = arguments.parse_args()


def figure(command, pattern):
    """The figure that the command's output has where the pattern says."""
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    found = re.search(pattern, output)
    if not found:
        raise SystemExit(f"{' '.join(command)} printed no figure:\n{output}")
    return float(found.group(1))


ratios = []
for seed in range(1, given.rounds + 1):
    peer = figure([given.python, given.peer, "1", str(given.steps), str(seed)], r"([\d.]+) ns/decision")
    ours = figure(
        [given.ours, "bench-sim", "--games", str(given.games), "--seed", str(seed)], r"1 thread .*?([\d.]+) ns of CPU"
    )
    ratios.append(peer / ours)
    print(f"round {seed}: peer {peer:.0f} ns, ours {ours:.1f} ns, ratio {ratios[-1]:.1f}", flush=True)
print(f"median ratio {statistics.median(ratios):.1f} (from {min(ratios):.1f} to {max(ratios):.1f})")
