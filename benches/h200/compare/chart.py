"""A chart of ratios as SVG: a bar for each work, how fast ours is as a share of
the fastest peer, with the spread of the rounds. Written by hand, so that it
needs no library."""

from html import escape

BAR, GAP, LEFT, WIDTH, RIGHT, TOP = 14, 6, 330, 480, 150, 54
FASTER, SLOWER = "#2f7d4f", "#b5562b"


def svg(lines, title):
    """The chart of lines that have a ratio."""
    lines = [line for line in lines if "ratio" in line]
    most = max([1.25, *(line["ratio"]["max"] for line in lines)])
    # What is far ahead would flatten the rest.
    most = min(most, 2.5)
    height = TOP + len(lines) * (BAR + GAP) + 30

    def x(ratio):
        return LEFT + WIDTH * min(ratio, most) / most

    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{LEFT + WIDTH + RIGHT}" height="{height}" '
        f'viewBox="0 0 {LEFT + WIDTH + RIGHT} {height}" font-family="sans-serif" font-size="11">',
        '<rect width="100%" height="100%" fill="white"/>',
        f'<text x="10" y="20" font-size="14" font-weight="bold">{escape(title)}</text>',
        '<text x="10" y="38" fill="#555">Speed as a share of the fastest peer: medians and spread of the rounds</text>',
    ]
    step = 0.25
    for i in range(int(most / step) + 1):
        at = x(i * step)
        out.append(f'<line x1="{at:.1f}" y1="{TOP - 6}" x2="{at:.1f}" y2="{height - 24}" stroke="#ddd"/>')
        out.append(f'<text x="{at:.1f}" y="{height - 10}" text-anchor="middle" fill="#555">{i * step:g}</text>')
    for i, line in enumerate(lines):
        ratio, y = line["ratio"], TOP + i * (BAR + GAP)
        color, middle = FASTER if ratio["median"] >= 1 else SLOWER, y + BAR / 2
        text = f"{ratio['median']:.2f} {line['best_peer']}"
        if not line["ours"]["check"]["right"]:
            text += ", wrong"
        out += [
            f'<text x="{LEFT - 8}" y="{y + 11}" text-anchor="end">{escape(line["name"])}</text>',
            f'<rect x="{LEFT}" y="{y}" width="{x(ratio["median"]) - LEFT:.1f}" height="{BAR}" fill="{color}"/>',
            f'<line x1="{x(ratio["min"]):.1f}" y1="{middle}" x2="{x(ratio["max"]):.1f}" y2="{middle}" stroke="black"/>',
            f'<text x="{max(x(ratio["median"]), x(ratio["max"])) + 6:.1f}" y="{y + 11}">{escape(text)}</text>',
        ]
    one = x(1)
    out.append(
        f'<line x1="{one:.1f}" y1="{TOP - 6}" x2="{one:.1f}" y2="{height - 24}" stroke="black" stroke-width="1.5"/>'
    )
    return "\n".join([*out, "</svg>", ""])
