"""Draws what training logged as a picture.

    python3 training/curves.py OUT.svg NAME=RUN ...

Top: policy cross-entropy of training (thin, smoothed) and of held-out games (dots), by samples seen. Below: held-out
top-1 agreement, mean error of the win chance, and of ownership.
"""

import csv
import pathlib
import sys

COLORS = ["#1b6ca8", "#b5533c", "#4a8f4a", "#7a5ba6"]
WIDTH, HEIGHT, LEFT, TOP = 560, 150, 56, 34
PANELS = [
    ("policy", "policy cross-entropy"),
    ("top1", "top-1 agreement, held out"),
    ("win", "mean error of the win chance, held out"),
    ("owner", "mean error of ownership, held out (−1 … 1)"),
]


def rows(path):
    with open(path) as file:
        return [{k: float(v) for k, v in row.items()} for row in csv.DictReader(file)]


def smoothed(points, over=8):
    return [
        (x, sum(y for _, y in points[max(0, i - over) : i + 1]) / len(points[max(0, i - over) : i + 1]))
        for i, (x, _) in enumerate(points)
    ]


def line(points, color, width, place):
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in map(place, points))
    return f'<polyline points="{path}" fill="none" stroke="{color}" stroke-width="{width}"/>'


def panel(index, key, title, runs, most):
    y0 = TOP + index * (HEIGHT + 46)
    curves = []
    for name, folder, color in runs:
        held = {}
        for row in rows(folder / "held.csv"):
            held.setdefault(int(row["side"]), []).append((row["samples"], row[key]))
        trained = [(r["samples"], r[key]) for r in rows(folder / "log.csv")] if key == "policy" else []
        curves.append((name, color, held, smoothed(trained)[8:]))
    values = [y for *_, held, trained in curves for part in (*held.values(), trained) for _, y in part]
    low, high = min(values), max(values)
    place = lambda p: (LEFT + WIDTH * p[0] / most, y0 + HEIGHT - HEIGHT * (p[1] - low) / (high - low or 1))
    parts = [f'<text x="{LEFT}" y="{y0 - 8}" font-weight="bold">{title}</text>']
    for k in range(5):
        value = low + (high - low) * k / 4
        y = place((0, value))[1]
        parts.append(f'<line x1="{LEFT}" x2="{LEFT + WIDTH}" y1="{y:.1f}" y2="{y:.1f}" stroke="#ddd"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{value:.3g}</text>')
        x = LEFT + WIDTH * k / 4
        parts.append(f'<text x="{x:.1f}" y="{y0 + HEIGHT + 16}" text-anchor="middle">{most * k / 4e3:.0f}k</text>')
    for name, color, held, trained in curves:
        if trained:
            parts.append(line(trained, color, 0.8, place))
        for side, points in held.items():
            parts.append(line(points, color, 2, place))
            parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{color}"/>' for x, y in map(place, points)]
            x, y = place(points[-1])
            if index == 0:
                parts.append(f'<text x="{x + 5:.1f}" y="{y - 4:.1f}" fill="{color}">{name} {side}×{side}</text>')
    return parts


out = pathlib.Path(sys.argv[1])
runs = [
    (*(f(part) for f, part in zip((str, pathlib.Path), word.split("="))), COLORS[i])
    for i, word in enumerate(sys.argv[2:])
]
most = max(row["samples"] for _, folder, _ in runs for row in rows(folder / "log.csv"))
body = [part for i, (key, title) in enumerate(PANELS) for part in panel(i, key, title, runs, most)]
total = TOP + len(PANELS) * (HEIGHT + 46)
out.write_text(
    f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + 90} {total}" '
    f'font-family="sans-serif" font-size="11"><title>Training by samples seen</title>\n<rect width="100%" height="100%" fill="#fff"/>\n' + "\n".join(body) + "\n</svg>\n"
)
