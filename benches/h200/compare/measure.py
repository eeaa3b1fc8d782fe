"""One work, from its data to its line: choose our tiles, check every
implementation, and time them in turns."""

import time

from . import timing
from .anchors import Anchors


class Bench:
    """What works share: our device, the place of PyTorch's tensors, a timer."""

    place = "cuda"

    def __init__(self, device, milliseconds, seed, anchors=None):
        import torch

        self.torch, self.device, self.seed = torch, device, seed
        self.timer = timing.Timer(milliseconds)
        self.doing = ""
        self._cublaslt = None
        self.anchors = Anchors(anchors)

    def cublaslt(self):
        if self._cublaslt is None:
            from .cublaslt import CublasLt

            self._cublaslt = CublasLt()
        return self._cublaslt


def message(error):
    """The first line of what was raised."""
    return f"{type(error).__name__}: {error}".splitlines()[0][:300]


def tune(bench, candidates, only=None):
    """The fastest candidate that runs, and what became of each. With `only`,
    the label of a candidate, no other is tried if that one runs."""
    candidates = [c for c in candidates if c.name == only] or candidates
    ready, times, tried = {}, {}, []
    for candidate in candidates:
        outcome = {"name": candidate.name}
        bench.doing = candidate.name
        try:
            start = time.perf_counter()
            ran = candidate.prepare()
            ran.run()
            bench.torch.cuda.synchronize()
            outcome["first_launch_ms"] = (time.perf_counter() - start) * 1e3
            outcome["median_ms"] = bench.timer.quick(ran.run)
            ready[candidate.name], times[candidate.name] = ran, outcome["median_ms"]
        except Exception as error:
            outcome["error"] = message(error)
            if not usable(bench):
                raise
        tried.append(outcome)
    if not times:
        return None, tried
    bench.doing = "the choice of a candidate"
    name = bench.timer.fastest({name: ran.run for name, ran in ready.items()}, times)
    return (name, times[name], ready[name]), tried


def usable(bench):
    """Whether the GPU still works: after a fault in a kernel it does not."""
    try:
        bench.torch.cuda.synchronize()
        return True
    except RuntimeError:
        return False


def checked(case, ran):
    """The verdict over a result that was poisoned before."""
    for output in ran.outputs:
        output.fill_(float("nan") if output.dtype.is_floating_point else 0x5A)
    ran.run()
    return case.check(ran.result())


def measure(bench, work, rounds, clocks, only=None):
    """The line of a work as plain data."""
    line = {"name": work.name, "unit": work.unit, "amount": work.amount, "peers": {}, "ours": {}}
    seeds = iter(range(bench.seed, bench.seed + 10**6))

    def refresh(_=None):
        bench.torch.manual_seed(next(seeds))
        case.refresh()

    bench.doing = "making the data"
    case = work.build(bench)
    refresh()
    best, line["candidates"] = tune(bench, case.candidates, only)
    ready = {"ours": best[2]} if best else {}
    if best:
        line["ours"]["tiles"] = best[0]
    else:
        line["ours"]["error"] = line["candidates"][0].get("error", "no candidate runs")
    for peer in case.peers:
        bench.doing = peer.name
        try:
            ready[peer.name] = peer.prepare()
        except Exception as error:
            line["peers"][peer.name] = {"error": message(error)}
            if not usable(bench):
                raise
    for name, ran in list(ready.items()):
        bench.doing = f"the check of {name}"
        entry = line["ours"] if name == "ours" else line["peers"].setdefault(name, {})
        try:
            entry["check"] = checked(case, ran).as_dict()
        except Exception as error:
            entry["error"] = message(error)
            del ready[name]
            if not usable(bench):
                raise
    bench.doing = "the rounds"
    start = time.monotonic()
    times = timing.in_turns(bench.timer, {name: ran.run for name, ran in ready.items()}, rounds, refresh)
    line["clocks"] = clocks.between(start, time.monotonic())
    for name, rounds_of in times.items():
        entry = line["ours"] if name == "ours" else line["peers"][name]
        entry["ms"] = timing.summary(rounds_of)
        entry["rate"] = work.rate(entry["ms"]["median"])
    if "ours" in ready:
        # Once more, on the data of the last round.
        again = checked(case, ready["ours"]).as_dict()
        if again["of_limit"] > line["ours"]["check"]["of_limit"]:
            line["ours"]["check"] = again
        compare(line, times)
    return line


def compare(line, times):
    """Ratios to every peer, and to the fastest whose result is right."""
    for name, entry in line["peers"].items():
        if name in times:
            entry["ratio"] = timing.ratios(times["ours"], times[name])
    right = {n: e for n, e in line["peers"].items() if "ms" in e and e.get("check", {}).get("right")}
    if right:
        line["best_peer"] = min(right, key=lambda name: right[name]["ms"]["median"])
        line["ratio"] = right[line["best_peer"]]["ratio"]
