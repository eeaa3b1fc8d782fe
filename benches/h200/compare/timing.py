"""Time on the GPU, by events.

As `triton.testing.do_bench` does, every call is timed by a pair of events after
the L2 cache has been overwritten. Overwriting takes longer than the host needs
to queue a call, so the GPU never waits for the host.

Implementations run in turns, and every other round backwards, because a GPU at
its power limit changes its clock while it is measured: what is compared are
times of one round.
"""

import statistics

FLUSH_BYTES = 256 << 20
# How many are tried again before one is chosen, and how often.
FINALISTS, TRIALS = 4, 3


class Timer:
    """Times calls on the current stream."""

    def __init__(self, milliseconds):
        import torch

        self.torch, self.milliseconds = torch, milliseconds
        self.flush = torch.empty(FLUSH_BYTES, dtype=torch.int8, device="cuda")

    def calls(self, run, count):
        """Milliseconds of each of so many calls."""
        event = self.torch.cuda.Event
        pairs = [(event(enable_timing=True), event(enable_timing=True)) for _ in range(count)]
        for start, end in pairs:
            self.flush.zero_()
            start.record()
            run()
            end.record()
        self.torch.cuda.synchronize()
        return [start.elapsed_time(end) for start, end in pairs]

    def count(self, run):
        """How many calls make a batch."""
        once = statistics.median(self.calls(run, 3))
        return max(3, min(100, round(self.milliseconds / max(once, 1e-3))))

    def quick(self, run):
        """A median for choosing among candidates, of a shorter batch."""
        once = statistics.median(self.calls(run, 3))
        return statistics.median(self.calls(run, max(3, min(30, round(3.0 / max(once, 1e-3))))))

    def fastest(self, runs, times):
        """The name of the fastest of some runs that `quick` gave these times.

        What is tried first finds a cool GPU, with a higher clock, so the best
        few are timed again, in turns."""
        names = sorted(times, key=times.get)[:FINALISTS]
        if len(names) == 1:
            return names[0]
        again = {name: [] for name in names}
        for number in range(TRIALS):
            for name in names if number % 2 == 0 else reversed(names):
                again[name].append(self.quick(runs[name]))
        return min(names, key=lambda name: statistics.median(again[name]))


def in_turns(timer, runs, rounds, refresh):
    """For each run the median milliseconds of a batch in each round. `refresh`
    makes new data before a round."""
    counts = {name: timer.count(run) for name, run in runs.items()}
    times = {name: [] for name in runs}
    for number in range(rounds):
        refresh(number)
        names = list(runs) if number % 2 == 0 else list(reversed(runs))
        for name in names:
            # What depends on the data, such as a graph for a backward pass, is
            # made in a call that does not count.
            runs[name]()
            times[name].append(statistics.median(timer.calls(runs[name], counts[name])))
    return times


def summary(times):
    """Median and spread of the rounds."""
    ordered = sorted(times)
    quartiles = statistics.quantiles(ordered, n=4, method="inclusive") if len(ordered) > 1 else ordered * 3
    return {
        "median": statistics.median(ordered),
        "min": ordered[0],
        "max": ordered[-1],
        "lower_quartile": quartiles[0],
        "upper_quartile": quartiles[2],
        "rounds": times,
    }


def ratios(ours, peer):
    """How many times as fast as the peer, round by round."""
    return summary([theirs / own for own, theirs in zip(ours, peer)])
