#!/usr/bin/env python3
"""Milliseconds until the window of a program is drawn for the first time, with what its processor time went into, and
its memory at rest.

    cargo build --release
    python3 -m venv x11 && x11/bin/pip install python-xlib
    x11/bin/python benches/first_frame.py target/release/ses-studio [PROJECT] [--rounds 5]

Runs in an X server of its own (Xvfb) with Mesa's software drivers and an empty home. The first round reads the program
from the disk; the later ones are warm. One line of pixels is looked at every 5 ms, which costs next to nothing; pictures
of the whole screen would compete with the program for the processor.
"""
import argparse
import os
import pathlib
import subprocess
import tempfile
import time

from Xlib import X, display

WIDTH, HEIGHT = 1440, 900
# This many colours in a line of the top bar are more than a ground and a frame.
COLOURS = 20
# Seconds until the program rests.
REST = 10

arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
arguments.add_argument("program")
arguments.add_argument("project", nargs="*")
arguments.add_argument("--rounds", type=int, default=5)
given = arguments.parse_args()


def colours(screen):
    """How many colours a line of the top bar has."""
    line = screen.get_image(0, 20, WIDTH, 1, X.ZPixmap, 0xFFFFFFFF).data
    return len({line[at : at + 4] for at in range(0, len(line), 4)})


def spent(stat):
    """Milliseconds of the processor in a file of /proc."""
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) * 1000 // os.sysconf("SC_CLK_TCK")


def threads(process):
    """The threads that have worked longest: name and milliseconds."""
    found = [(spent(task / "stat"), (task / "comm").read_text().strip()) for task in (process / "task").iterdir()]
    return ", ".join(f"{name} {ms}" for ms, name in sorted(found, reverse=True)[:4])


def megabytes(process, what):
    """A figure of memory."""
    lines = (process / "status").read_text().splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith(what))


def measure(screen, environment):
    """One start."""
    started = time.monotonic()
    studio = subprocess.Popen([given.program, "studio", *given.project], env=environment, stdout=subprocess.DEVNULL)
    process = pathlib.Path(f"/proc/{studio.pid}")
    try:
        while colours(screen) < COLOURS:
            if studio.poll() is not None or time.monotonic() - started > 60:
                raise SystemExit("the program has ended, or drawn nothing in a minute")
            time.sleep(0.005)
        drawn, processor, of = (time.monotonic() - started) * 1000, spent(process / "stat"), threads(process)
        time.sleep(REST)
        rest, most = megabytes(process, "VmRSS"), megabytes(process, "VmHWM")
        print(f"drawn after {drawn:.0f} ms, {processor} ms of the processor ({of}); "
              f"after {REST} s {rest:.0f} MB, at most {most:.0f} MB")
    finally:
        studio.kill()
        studio.wait()


with tempfile.TemporaryDirectory() as home:
    number, says = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(says), "-screen", "0", f"{WIDTH}x{HEIGHT}x24", "-nolisten", "tcp", "-noreset"],
        pass_fds=[says], stderr=subprocess.DEVNULL,
    )
    try:
        name = ":" + os.read(number, 16).decode().strip()
        kept = {key: value for key, value in os.environ.items() if key not in ("WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS")}
        folders = {f"XDG_{kind}_HOME": f"{home}/{kind.lower()}" for kind in ("DATA", "CONFIG", "STATE", "CACHE")}
        environment = kept | folders | {"HOME": home, "XDG_RUNTIME_DIR": home, "DISPLAY": name, "LIBGL_ALWAYS_SOFTWARE": "1"}
        screen = display.Display(name).screen().root
        for _ in range(given.rounds):
            measure(screen, environment)
    finally:
        server.terminate()
        server.wait()
