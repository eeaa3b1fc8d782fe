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
status is 1 when a kernel of ours is wrong or does not run, and 3 when the GPU
is lost to the process: run it again with --missing, as benches/h200/run does.
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
from compare.watchdog import LOST, Watchdog  # noqa: E402
from compare.work import chosen, every_work  # noqa: E402


def options(words):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add = parser.add_argument
    add(
        "--library", default=os.environ.get("TILE_KERNEL_LIBRARY"), help="the library of kernels, from benches/h200/run"
    )
    add(
        "--anchors",
        default=os.environ.get("TILE_ANCHORS"),
        help="a folder with FlashAttention-3, FlashMLA and CUTLASS as extension modules (compare/anchors.py)",
    )
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
    add("--missing", action="store_true", help="measure only works that the JSON lacks, and keep the others")
    add("--patience", type=float, default=180.0, help="end the process, with status 3, when a work takes as long")
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
        "date": datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds"),
        "rounds": opts.rounds,
        "milliseconds": opts.milliseconds,
        "seed": opts.seed,
    }


def driver():
    try:
        return Path("/proc/driver/nvidia/version").read_text().splitlines()[0]
    except OSError:
        return "unknown"


class Session:
    """A run: the works that are left, and the lines that there are."""

    def __init__(self, opts, works):
        import tile_kernel
        import torch
        from compare.measure import Bench

        ordinal = torch.cuda.current_device()
        self.opts, self.torch = opts, torch
        self.bench = Bench(tile_kernel.Library(opts.library).device("cuda", ordinal), opts.milliseconds, opts.seed, opts.anchors)
        self.tiles = report.tiles_of(opts.tiles) if opts.tiles else {}
        self.results = {"about": about(opts), "works": []}
        if opts.json and (opts.append or opts.missing):
            again = set() if opts.missing else {work.name for work in works}
            self.results["works"] = report.others(opts.json, again)
        known = {line["name"] for line in self.results["works"]}
        self.works = [work for work in works if work.name not in known]
        self.clocks = Clocks(ordinal)

    def run(self):
        print("\n".join(f"{key}: {value}" for key, value in self.results["about"].items()) + "\n")
        print(report.header(), flush=True)
        start = time.monotonic()
        for work in self.works:
            if time.monotonic() - start > self.opts.seconds:
                print(f"\nout of time before {work.name}")
                break
            self.measure(work)
        self.clocks.stop()

    def measure(self, work):
        from compare.measure import measure, message

        def failed(reason):
            self.enter({"name": work.name, "unit": work.unit, "peers": {}, "ours": {"error": reason}})

        def hung():
            failed(f"no end after {self.opts.patience:g} s in {self.bench.doing}")
            self.clocks.stop()

        with Watchdog(self.opts.patience, hung):
            try:
                only = self.tiles.get(work.name)
                self.enter(measure(self.bench, work, self.opts.rounds, self.clocks, only))
            except Exception as error:
                failed(f"in {self.bench.doing}: {message(error)}")
            try:
                # Closures of a case refer to each other.
                gc.collect()
                self.torch.cuda.empty_cache()
                self.torch.cuda.synchronize()
            except RuntimeError as error:
                print(f"\nthe GPU is lost to this process: {message(error)}", flush=True)
                self.clocks.stop()
                os._exit(LOST)

    def enter(self, line):
        """Adds a line, and writes what there is so far."""
        opts, about = self.opts, self.results["about"]
        self.results["works"].append(line)
        print(report.markdown(report.row(line)), flush=True)
        if opts.json:
            report.write(self.results, opts.json)
        if opts.chart:
            title = f"tile-kernel on {about['device']}, torch {about['torch']}, triton {about['triton']}"
            Path(opts.chart).write_text(chart.svg(self.results["works"], title))


def main(words=None):
    opts = options(words)
    works = chosen(every_work(), opts.filter)
    if opts.list:
        for work in works:
            print(f"{work.name}\t{work.amount:.4g}\t{work.unit}")
        return 0
    if not works:
        return refuse("no work has such a name; see --list")
    if not opts.library:
        return refuse("no library of kernels: build one by benches/h200/run, or name it by --library")
    try:
        import torch
        import triton  # noqa: F401
    except ImportError as error:
        return refuse(f"{error}: torch and triton are needed to measure")
    if not torch.cuda.is_available():
        return refuse("PyTorch finds no GPU")
    session = Session(opts, works)
    session.run()
    compiled = report.first_launches(session.results)
    if compiled:
        print("\nfirst launches of our kernels: median {:.0f} ms, most {:.0f} ms, of {}".format(*compiled))
    names = {work.name for work in works}
    wrong = [name for name in report.wrong(session.results) if name in names]
    if wrong:
        print(f"\nwrong or not run: {', '.join(wrong)}")
    return 1 if wrong else 0


def refuse(reason):
    print(reason, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
