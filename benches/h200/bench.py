#!/usr/bin/env python3
"""Kernels of tile-kernel on an NVIDIA GPU beside cuBLASLt, cuDNN and
FlashAttention through PyTorch, Triton, and Inductor: on the same tensors, in
this process, in turns.

    python3 benches/h200/bench.py --library libtile_h200.so
    python3 benches/h200/bench.py --filter gemm_bf16 --filter attn+d128 --quick
    python3 benches/h200/bench.py --json results.json --append --chart results.svg
    python3 benches/h200/bench.py --list

For each work our tile parameters are the fastest of a short list, as a program
with an autotuner would have them (`--tiles` takes them from an earlier run's
JSON). Every implementation is checked against a reference in f64 before it is
timed. Then all run in turns for some rounds, each round on new random data; a
time is the median of a batch, and a ratio is of two times of one round.

Nothing but torch, triton and numpy is needed, and they only to measure. The
status is 1 when a kernel of ours is wrong or does not run.
"""

import argparse
import datetime
import gc
import os
import platform
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parents[1] / "bindings/python")]

from compare import chart, report  # noqa: E402
from compare.clocks import Clocks  # noqa: E402
from compare.work import chosen, every_work  # noqa: E402


def options(words):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add = parser.add_argument
    add("--library", default=os.environ.get("TILE_KERNEL_LIBRARY"), help="the library of kernels, from benches/h200/run")
    add("--filter", action="append", default=[], help="only works with all parts of it: `gemm+nt`; may be repeated")
    add("--list", action="store_true", help="name the works, and do nothing")
    add("--rounds", type=int, help="rounds of each work (9; with --quick 3)")
    add("--milliseconds", type=float, help="how long a batch is (20; with --quick 5)")
    add("--quick", action="store_true", help="few and short rounds, for a first look")
    add("--seconds", type=float, default=float("inf"), help="start no work after so long")
    add("--seed", type=int, help="the seed of the data; another one each time by default")
    add("--tiles", help="take our tile parameters from this JSON of an earlier run")
    add("--json", help="write results there")
    add("--append", action="store_true", help="keep the works of other names that the JSON already has")
    add("--chart", help="draw ratios there, as SVG")
    chosen_options = parser.parse_args(words)
    chosen_options.rounds = chosen_options.rounds or (3 if chosen_options.quick else 9)
    chosen_options.milliseconds = chosen_options.milliseconds or (5.0 if chosen_options.quick else 20.0)
    if chosen_options.seed is None:
        chosen_options.seed = int.from_bytes(os.urandom(4), "little")
    return chosen_options


def about(opts):
    """What the figures depend on."""
    import torch
    import triton

    return {
        "device": torch.cuda.get_device_name(),
        "driver": driver(),
        "torch": torch.__version__,
        "cuda": torch.version.cuda,
        "cudnn": torch.backends.cudnn.version(),
        "triton": triton.__version__,
        "python": platform.python_version(),
        "date": datetime.datetime.now(datetime.timezone.utc).isoformat(timespec="seconds"),
        "rounds": opts.rounds,
        "milliseconds": opts.milliseconds,
        "seed": opts.seed,
    }


def driver():
    try:
        return Path("/proc/driver/nvidia/version").read_text().splitlines()[0]
    except OSError:
        return "unknown"


def main(words=None):
    opts = options(words)
    works = chosen(every_work(), opts.filter)
    if opts.list:
        for work in works:
            print(f"{work.name}\t{work.amount:.4g}\t{work.unit}")
        return 0
    if not works:
        print("no work has such a name; see --list", file=sys.stderr)
        return 2
    if not opts.library:
        print("no library of kernels: build one by benches/h200/run, or name it by --library", file=sys.stderr)
        return 2
    import tile_kernel
    import torch

    from compare.measure import Bench, measure, message

    tiles = report.tiles_of(opts.tiles) if opts.tiles else {}
    device = tile_kernel.Library(opts.library).device("cuda", torch.cuda.current_device())
    bench = Bench(device, opts.milliseconds, opts.seed)
    results = {"about": about(opts), "works": []}
    if opts.append and opts.json:
        results["works"] = report.others(opts.json, {work.name for work in works})
    print("\n".join(f"{key}: {value}" for key, value in results["about"].items()) + "\n")
    print(report.header(), flush=True)
    clocks, start = Clocks(torch.cuda.current_device()), time.monotonic()
    try:
        for work in works:
            if time.monotonic() - start > opts.seconds:
                print(f"\nout of time before {work.name}")
                break
            try:
                line = measure(bench, work, opts.rounds, clocks, tiles.get(work.name))
            except Exception as error:
                line = {"name": work.name, "unit": work.unit, "peers": {}, "ours": {"error": message(error)}}
            results["works"].append(line)
            print(report.markdown(report.row(line)), flush=True)
            keep(results, opts)
            try:
                # Closures of a case refer to each other.
                gc.collect()
                torch.cuda.empty_cache()
                torch.cuda.synchronize()
            except RuntimeError as error:
                print(f"\nthe GPU is lost to this process: {message(error)}")
                break
    finally:
        clocks.stop()
    names = {work.name for work in works}
    wrong = [name for name in report.wrong(results) if name in names]
    if wrong:
        print(f"\nwrong or not run: {', '.join(wrong)}")
    return 1 if wrong else 0


def keep(results, opts):
    """Writes what there is so far."""
    if opts.json:
        report.write(results, opts.json)
    if opts.chart:
        what = results["about"]
        title = f"tile-kernel on {what['device']}, torch {what['torch']}, triton {what['triton']}"
        Path(opts.chart).write_text(chart.svg(results["works"], title))


if __name__ == "__main__":
    sys.exit(main())
