"""What was measured, as a table and as JSON."""

import json
import statistics

HEAD = ["work", "ours", "spread", "tiles", "peers", "ratio", "spread", "SM MHz", "check"]


def number(value):
    return f"{value:.1f}" if value < 100 else f"{value:.0f}"


def row(line):
    """The cells of a line. The ratio is the time of the fastest peer over
    ours: above 1, ours is faster."""
    ours, cells = line["ours"], [line["name"]]
    if "ms" in ours:
        ms = ours["ms"]
        cells += [f"{number(ours['rate'])} {line['unit']}", f"{ms['min']:.4f}–{ms['max']:.4f} ms", ours["tiles"]]
    else:
        cells += [ours.get("error", "—")[:60], "", ours.get("tiles", "")]
    peers = []
    for name, peer in line["peers"].items():
        if "rate" not in peer:
            peers.append(f"{name} —")
            continue
        wrong = "" if peer["check"]["right"] else " (WRONG)"
        peers.append(f"{name} {number(peer['rate'])}{wrong}")
    cells.append("; ".join(peers))
    if "ratio" in line:
        ratio = line["ratio"]
        cells += [f"**{ratio['median']:.3f}** {line['best_peer']}", f"{ratio['min']:.3f}–{ratio['max']:.3f}"]
    else:
        cells += ["—", ""]
    clock = line.get("clocks", {}).get("sm_mhz")
    cells.append(f"{clock['median']:.0f}" if clock else "—")
    check = ours.get("check")
    verdict = "—" if check is None else f"{'ok' if check['right'] else 'WRONG'} {check['of_limit']:.2g}"
    return [*cells, verdict]


def markdown(cells):
    return "| " + " | ".join(cells) + " |"


def header():
    return markdown(HEAD) + "\n" + markdown(["---"] * len(HEAD))


def wrong(results):
    """Names of works of which ours is wrong or does not run."""
    return [line["name"] for line in results["works"] if not line["ours"].get("check", {}).get("right")]


def first_launches(results):
    """How long our kernels take to compile, in milliseconds: median and most."""
    tried = [candidate for line in results["works"] for candidate in line.get("candidates", [])]
    times = sorted(candidate["first_launch_ms"] for candidate in tried if "first_launch_ms" in candidate)
    return (statistics.median(times), times[-1], len(times)) if times else None


def write(results, path):
    """Whole after every work, so that an interrupted run keeps what it has."""
    with open(path, "w") as file:
        json.dump(results, file, indent=1)
        file.write("\n")


def others(path, names):
    """The lines of an earlier run, if there is one, for works of other names."""
    try:
        with open(path) as file:
            return [line for line in json.load(file)["works"] if line["name"] not in names]
    except FileNotFoundError:
        return []


def tiles_of(path):
    """The tiles that an earlier run chose, by work."""
    with open(path) as file:
        works = json.load(file)["works"]
    return {line["name"]: line["ours"]["tiles"] for line in works if "tiles" in line["ours"]}
