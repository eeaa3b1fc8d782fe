#!/usr/bin/env python3
"""Two builds of the library of kernels on the same works, in one process and in
turns: what a change of the compiler costs or gains.

    python3 benches/h200/versus.py before.so after.so --json versus.json

Each work has its default candidate, with data of its own for each build. The
result of the second build is checked. A ratio above 1 says that the second is
faster; addresses and the limit of power move single works by some hundredths,
so run it twice.
"""

import argparse
import gc
import json
import statistics
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parents[1] / "bindings/python")]

from compare.work import chosen, every_work  # noqa: E402


def options(words):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before", help="a library")
    parser.add_argument("after", help="another build of it")
    parser.add_argument("--filter", action="append", default=[], help="only works with all parts of it: `gemm+nt`")
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--milliseconds", type=float, default=5.0, help="how long a batch is")
    parser.add_argument("--json", help="write results there")
    return parser.parse_args(words)


def both(benches, work, rounds):
    """Median milliseconds of a work by each build, and whether the second's result is right."""
    import torch
    from compare import timing
    from compare.measure import checked

    runs = {}
    for name, bench in benches.items():
        case = work.build(bench)
        torch.manual_seed(bench.seed)
        case.refresh()
        runs[name] = case.candidates[0].prepare()
        runs[name].run()
        torch.cuda.synchronize()
    right = checked(case, runs["after"]).as_dict()["right"]
    calls = {name: ran.run for name, ran in runs.items()}
    times = timing.in_turns(benches["after"].timer, calls, rounds, lambda _: None)
    return {name: statistics.median(of) for name, of in times.items()}, right


def main(words):
    import tile_kernel
    import torch
    from compare.measure import Bench

    opts = options(words)
    ordinal = torch.cuda.current_device()
    device = {name: tile_kernel.Library(getattr(opts, name)).device("cuda", ordinal) for name in ("before", "after")}
    benches = {name: Bench(device[name], opts.milliseconds, 7) for name in device}
    lines = []
    for work in chosen(every_work(), opts.filter):
        times, right = both(benches, work, opts.rounds)
        ratio = times["before"] / times["after"]
        lines.append({"name": work.name, "before_ms": times["before"], "after_ms": times["after"], "right": right})
        print(f"{ratio:6.3f} {work.name}{'' if right else ' WRONG'}", flush=True)
        gc.collect()
        torch.cuda.empty_cache()
    ratios = [line["before_ms"] / line["after_ms"] for line in lines]
    print(f"{len(lines)} works, median {statistics.median(ratios):.3f}, {min(ratios):.3f} to {max(ratios):.3f}")
    if opts.json:
        about = {"device": torch.cuda.get_device_name(), "rounds": opts.rounds, "milliseconds": opts.milliseconds}
        Path(opts.json).write_text(json.dumps({"about": about, "works": lines}, indent=1) + "\n")
    return 0 if all(line["right"] for line in lines) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
