#!/usr/bin/env python3
"""Spreads a simulation over a Ray cluster: cuts it into parts, plays each where there is room, merges them.

    python3 simulate.py --program ses-studio --shards 64 --out result.json -- --games 15000 --players search

What stands after `--` goes to `ses-studio simulate` as it is: a project folder, heroes, games, seed, players.
The result has the same bytes as that of one machine.
"""

import argparse
import hashlib
import io
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

import ray

# What the driver itself decides for each part.
RESERVED = ("--shard", "--merge", "--out", "--csv", "--threads", "--compare", "--game", "--log", "--replay")


def unpacked(program: bytes, project: bytes | None) -> tuple[Path, Path | None]:
    """The program and the project on the machine of a worker: written once for each content, whole or not at all."""
    key = hashlib.sha256(program + (project or b"")).hexdigest()[:32]
    home = Path(tempfile.gettempdir()) / f"ses-studio-{os.getuid()}-{key}"
    if not home.exists():
        making = Path(tempfile.mkdtemp(prefix="ses-studio-"))
        (making / "ses-studio").write_bytes(program)
        (making / "ses-studio").chmod(0o700)
        if project is not None:
            with tarfile.open(fileobj=io.BytesIO(project)) as archive:
                archive.extractall(making / "project", filter="data")
        try:
            making.rename(home)
        except OSError:  # Another worker of this machine was first.
            shutil.rmtree(making)
    return home / "ses-studio", home / "project" if project is not None else None


@ray.remote(num_cpus=1, max_retries=3)
def play(program: bytes, project: bytes | None, arguments: list[str], shard: int, shards: int) -> tuple[int, bytes]:
    """Plays one part and gives its result file."""
    tool, folder = unpacked(program, project)
    with tempfile.TemporaryDirectory() as here:
        out = Path(here) / "part.json"
        command = [tool, "simulate", *([folder] if folder else []), *arguments]
        command += ["--shard", f"{shard}/{shards}", "--threads", "1", "--out", out]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode != 0:
            raise RuntimeError(f"part {shard}/{shards}: {done.stderr.strip() or done.stdout.strip()}")
        return shard, out.read_bytes()


def packed(folder: Path) -> bytes:
    """The files of a project that a simulation reads."""
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w") as archive:
        for name in ("registry.json", "ruleset.json"):
            if (folder / name).is_file():
                archive.add(folder / name, arcname=name)
    return buffer.getvalue()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", default="ses-studio", help="the ses-studio program; it is sent to the workers")
    parser.add_argument("--project", type=Path, help="a project folder; it is sent along [default: the bundled game]")
    parser.add_argument("--shards", type=int, default=0, help="parts [default: four for each processor of the cluster]")
    parser.add_argument("--address", help="the cluster's address [default: RAY_ADDRESS, or this machine alone]")
    parser.add_argument("--workers", type=int, help="processors to use on this machine, where there is no cluster")
    parser.add_argument("--out", type=Path, required=True, help="where the result goes")
    parser.add_argument("simulate", nargs="*", metavar="-- ARGUMENT", help="arguments for `ses-studio simulate`")
    options = parser.parse_args()

    program = shutil.which(options.program)
    if program is None:
        parser.error(f"there is no program `{options.program}`; build it with `cargo build --release`")
    wrong = [word for word in options.simulate if word.split("=")[0] in RESERVED]
    if wrong:
        parser.error(f"`{wrong[0]}` is decided by the driver")
    if options.project is not None and not (options.project / "registry.json").is_file():
        parser.error(f"`{options.project}` is no project folder")

    address = options.address or os.environ.get("RAY_ADDRESS")
    local = {} if address else {"num_cpus": options.workers, "include_dashboard": False}
    ray.init(address=address, log_to_driver=False, logging_level="warning", **local)
    shards = options.shards or 4 * max(1, int(ray.cluster_resources().get("CPU", 1)))
    # Stored once in the cluster, not once a part.
    tool = ray.put(Path(program).read_bytes())
    project = ray.put(packed(options.project) if options.project else None)
    waiting = [play.remote(tool, project, options.simulate, shard, shards) for shard in range(1, shards + 1)]

    with tempfile.TemporaryDirectory() as here:
        parts = []
        while waiting:
            [ready], waiting = ray.wait(waiting)
            try:
                shard, part = ray.get(ready)
            except ray.exceptions.RayTaskError as error:
                print(f"simulate.py: {error.cause}", file=sys.stderr)
                return 1
            parts.append(Path(here) / f"{shard:06}.json")
            parts[-1].write_bytes(part)
            print(f"{len(parts)} of {shards} parts", file=sys.stderr)
        merge = [program, "simulate", "--merge", *sorted(parts), "--out", options.out]
        return subprocess.run(merge).returncode


if __name__ == "__main__":
    sys.exit(main())
