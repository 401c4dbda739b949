#!/usr/bin/env python3
"""Make assets/fonts from Debian's font packages.

    pip install fonttools
    scripts/subset-fonts.py [--packages DIR]

Without --packages the .deb files are fetched by name with `apt-get download`
into a temporary folder; with it they are taken from DIR. Nothing is installed.

Each font is cut to the characters that its languages need:

* Latin, Cyrillic: their blocks, punctuation, currency, arrows and the signs
  used in rules;
* Arabic, Thai: everything that the font has;
* Japanese, Korean, Chinese: the first level of the national standard, every
  character of the language's own files under locales/, kana or jamo, full
  width forms and punctuation.

Hinting is dropped (the faces are drawn from outlines), OpenType features stay.
The same packages give the same bytes.
"""

import argparse
import io
import pathlib
import subprocess
import sys
import tempfile

from fontTools import subset
from fontTools.ttLib import TTCollection, TTFont

ROOT = pathlib.Path(__file__).resolve().parent.parent
OUT = ROOT / "assets" / "fonts"

INTER = "fonts-inter", "usr/share/fonts/opentype/inter/"
MONO = "fonts-jetbrains-mono", "usr/share/fonts/truetype/jetbrains-mono/"
NOTO = "fonts-noto-core", "usr/share/fonts/truetype/noto/"
CJK = "fonts-noto-cjk", "usr/share/fonts/opentype/noto/"

PUNCTUATION = (
    set(range(0x2010, 0x2028)) | {0x202F} | set(range(0x2030, 0x205F)) | {0x2060, 0x20AC, 0x2116, 0x2122}
    | set(range(0x2190, 0x219A)) | {0x2212, 0x2215, 0x2248, 0x2260, 0x2264, 0x2265, 0x221E, 0x25CF, 0x25C6, 0x2605}
)
LATIN = set(range(0x20, 0x7F)) | set(range(0xA0, 0x250)) | set(range(0x2B0, 0x370)) | set(range(0x1E00, 0x1F00)) | PUNCTUATION
CYRILLIC = set(range(0x400, 0x530))
WIDE = set(range(0x3000, 0x3040)) | set(range(0xFF00, 0xFFF0)) | set(range(0x2460, 0x2474)) | set(range(0x2E80, 0x2E81))
KANA = set(range(0x3040, 0x3100)) | set(range(0x31F0, 0x3200))
JAMO = set(range(0x3130, 0x3190)) | set(range(0x1100, 0x1113)) | set(range(0x1161, 0x1176)) | set(range(0x11A8, 0x11C3))
BOPOMOFO = set(range(0x3100, 0x3130))
# Narrow signs that a wide font must have of its own; Latin letters come from Noto Serif and Inter.
NARROW = set(range(0x20, 0x7F)) | {0xB7, 0xD7} | set(range(0x2010, 0x2027)) | {0x203B, 0x2212}


def standard(codec, rows):
    """The characters in the given rows of a 94 × 94 national standard."""
    found = set()
    for row in rows:
        for cell in range(1, 95):
            try:
                found.add(ord(bytes((row + 0xA0, cell + 0xA0)).decode(codec)))
            except (UnicodeDecodeError, TypeError):
                pass
    return found


def big5_level_1():
    found = set()
    for lead in range(0xA4, 0xC7):
        for trail in [*range(0x40, 0x7F), *range(0xA1, 0xFF)]:
            try:
                found.add(ord(bytes((lead, trail)).decode("big5")))
            except (UnicodeDecodeError, TypeError):
                pass
    return found


def used(language):
    """Every character of a language's files."""
    text = "".join(p.read_text("utf-8") for p in sorted((ROOT / "locales" / language).glob("*.ftl")))
    return {ord(c) for c in text if c.isprintable()}


WIDE_SETS = {
    "jp": ("JP", lambda: standard("euc_jp", range(16, 48)) | KANA | used("ja")),
    "kr": ("KR", lambda: standard("euc_kr", range(16, 41)) | JAMO | used("ko")),
    "sc": ("SC", lambda: standard("gb2312", range(16, 56)) | used("zh-Hans")),
    "tc": ("TC", lambda: big5_level_1() | BOPOMOFO | used("zh-Hant")),
}
ALL = None

# folder, package and folder in it, file, characters
PLAIN = [
    ("inter", INTER, "Inter-Regular.otf", LATIN | CYRILLIC),
    ("inter", INTER, "Inter-Medium.otf", LATIN | CYRILLIC),
    ("inter", INTER, "Inter-SemiBold.otf", LATIN | CYRILLIC),
    ("jetbrains-mono", MONO, "JetBrainsMono-Regular.ttf", LATIN | CYRILLIC),
    ("jetbrains-mono", MONO, "JetBrainsMono-Medium.ttf", LATIN | CYRILLIC),
    ("noto-serif", NOTO, "NotoSerif-Regular.ttf", LATIN | CYRILLIC),
    ("noto-serif", NOTO, "NotoSerif-Bold.ttf", LATIN | CYRILLIC),
    ("noto-serif", NOTO, "NotoSerif-Italic.ttf", LATIN | CYRILLIC),
    ("noto-serif", NOTO, "NotoSerifDisplay-Bold.ttf", LATIN | CYRILLIC),
    ("noto-arabic", NOTO, "NotoNaskhArabic-Regular.ttf", ALL),
    ("noto-arabic", NOTO, "NotoNaskhArabic-Bold.ttf", ALL),
    ("noto-arabic", NOTO, "NotoSansArabic-Regular.ttf", ALL),
    ("noto-arabic", NOTO, "NotoSansArabic-Bold.ttf", ALL),
    ("noto-thai", NOTO, "NotoSerifThai-Regular.ttf", ALL),
    ("noto-thai", NOTO, "NotoSerifThai-Bold.ttf", ALL),
    ("noto-thai", NOTO, "NotoSansThai-Regular.ttf", ALL),
    ("noto-thai", NOTO, "NotoSansThai-Bold.ttf", ALL),
]
COLLECTIONS = [
    ("NotoSerifCJK-Regular.ttc", "Noto Serif CJK {}", "NotoSerifCJK{}-Regular.otf"),
    ("NotoSerifCJK-Bold.ttc", "Noto Serif CJK {}", "NotoSerifCJK{}-Bold.otf"),
    ("NotoSansCJK-Regular.ttc", "Noto Sans CJK {}", "NotoSansCJK{}-Regular.otf"),
    ("NotoSansCJK-Bold.ttc", "Noto Sans CJK {}", "NotoSansCJK{}-Bold.otf"),
]


def cut(font, characters, wide=False):
    options = subset.Options()
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 7, 13, 14, 16, 17]
    options.name_languages = [0x409]
    options.drop_tables += ["DSIG", "BASE", "STAT", "MVAR", "VORG", "vhea", "vmtx"] if wide else ["DSIG"]
    # Upright setting only: no rotated, ruby or half width forms in the wide fonts, and no
    # forms of other regions, for each region has a file of its own.
    options.layout_features = (
        ["ccmp", "mark", "mkmk", "kern", "palt", "halt", "chws", "liga", "ljmo", "vjmo", "tjmo"] if wide else ["*"]
    )
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=characters if characters else font.getBestCmap().keys())
    subsetter.subset(font)
    font.flavor = None
    buffer = io.BytesIO()
    font.save(buffer)
    return buffer.getvalue()


def unpack(packages, folder):
    """Each package's files under folder, by package name."""
    fetched = packages
    if not fetched:
        fetched = folder / "deb"
        fetched.mkdir()
        names = sorted({s[0] for s in (INTER, MONO, NOTO, CJK)})
        subprocess.run(["apt-get", "download", *names], cwd=fetched, check=True)
    for deb in sorted(fetched.glob("fonts-*.deb")):
        name = deb.name.split("_")[0]
        (folder / name).mkdir(exist_ok=True)
        subprocess.run(["dpkg", "-x", deb, folder / name], check=True)
    return folder


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--packages", type=pathlib.Path, help="folder with the .deb files")
    packages = parser.parse_args().packages
    with tempfile.TemporaryDirectory() as temporary:
        source = unpack(packages, pathlib.Path(temporary))
        total = 0

        def keep(folder, name, data):
            nonlocal total
            (OUT / folder).mkdir(parents=True, exist_ok=True)
            (OUT / folder / name).write_bytes(data)
            total += len(data)
            print(f"{len(data):>9,}  {folder}/{name}")

        for folder, (package, path), name, characters in PLAIN:
            font = TTFont(source / package / path / name, recalcTimestamp=False)
            keep(folder, name, cut(font, characters))
        for name, family, out in COLLECTIONS:
            file = source / CJK[0] / CJK[1] / name
            for tag, (region, characters) in WIDE_SETS.items():
                collection = TTCollection(file, lazy=True, recalcTimestamp=False)
                font = next(f for f in collection.fonts if f["name"].getDebugName(16) == family.format(region)
                            or f["name"].getDebugName(1) == family.format(region))
                keep("noto-cjk", out.format(tag), cut(font, characters() | WIDE | NARROW, wide=True))
        print(f"{total:>9,}  in all")
        if total > 25_000_000:
            sys.exit("more than 25 MB")


if __name__ == "__main__":
    main()
