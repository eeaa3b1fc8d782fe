"""The run of a check: cases, what is asked of a call, times."""

import statistics

import numpy

from .. import recording
from .data import KINDS, changed
from .frames import FLOATS, frame
from .judge import ROUNDS, Output, mutations, perturbed
from .report import Finding, Report

__all__ = ["check"]


def check(task, solution, *, device="cuda", seeds=3, kinds=None, roundings=1.0, times=20):
    """Checks the class `solution` (`ModelNew`) against a `Task`; gives a `Report`.

    `device` is `cuda`, or `interpreter` for tensors in host memory. `seeds` is how many times inputs are drawn
    as `get_inputs` does, `kinds` which of `data.KINDS` there are beside, all if none is given. `roundings`
    is a factor on the tolerance, for algorithms with more rounding errors than the kernels' IR shows. `times`
    is how many calls are timed; none are on the interpreter."""
    unknown = [kind for kind in kinds or () if kind not in KINDS]
    if unknown:
        raise ValueError(f"`kinds` has {unknown[0]!r}, expected some of {', '.join(KINDS)}")
    kinds = [kind for kind in (KINDS if kinds is None else kinds) if kind != "given"]
    run = _Run(task, solution, device, roundings)
    for size, draw in enumerate(run.sizes):
        for seed in range(seeds):
            run.case(size, draw, seed, "given")
        for kind in kinds:
            run.case(size, draw, seeds, kind)
        if times and device != "interpreter" and not run.report.findings:
            run.time(size, draw, times)
    run.finish()
    return run.report


class _Run:
    def __init__(self, task, solution, device, roundings):
        self.task, self.roundings = task, roundings
        self.report = Report(task.name, device)
        self.sizes = task.sizes()
        self.frame = frame(self.sizes[0](), "cpu" if device == "interpreter" else device)
        self.model = self._made(task.Model)
        self.solution = self.frame.move(self._made(solution))
        self.frame.adopt(self.solution, self.model)
        # What became of each mutation: whether it differed in a case, and was rejected in one.
        self.tally = {}

    def _made(self, make):
        self.frame.seed(0)
        return make(*self.task.get_init_inputs())

    def _found(self, kind, case, message):
        if not any(finding.kind == kind for finding in self.report.findings):
            self.report.findings.append(Finding(kind, case, message))

    def _inputs(self, draw, seed, kind):
        """The inputs of a case in the task's types."""
        self.frame.seed(seed + 1)
        random = numpy.random.default_rng(seed)
        inputs = []
        for value in draw():
            if self.frame.is_tensor(value) and self.frame.element(value) in FLOATS and kind != "given":
                values = changed(kind, self.frame.values(value), self.frame.element(value), random)
                value = self.frame.like(value, values)
            inputs.append(value)
        return inputs

    def _read(self, results):
        """Results with their element types and as arrays."""
        return [(self.frame.element(result), self.frame.values(result), result) for result in results]

    def _call(self, inputs):
        """Results of the solution as arrays with their element types, its launches, and whether it changed its
        inputs."""
        given = self.frame.placed(inputs)
        before = [self.frame.values(value) for value in given if self.frame.is_tensor(value)]
        with recording() as launches:
            results = self.frame.call(self.solution, given)
        results = self._read(results)
        after = [self.frame.values(value) for value in given if self.frame.is_tensor(value)]
        changed = any(not _same(x, y) for x, y in zip(before, after))
        return results, launches, changed

    def case(self, size, draw, seed, kind):
        """Runs a case and notes what is wrong with it."""
        name = f"size {size}, {KINDS[kind][0]}, seed {seed}"
        inputs = self._inputs(draw, seed, kind)
        try:
            results, launches, inputs_changed = self._call(inputs)
            again, _, _ = self._call(inputs)
        except Exception as error:
            self._found("error", name, f"{type(error).__name__}: {error}")
            return
        self.report.cases += 1
        if not launches:
            self._found("launches", name, "no kernel of tile-kernel was launched")
        if inputs_changed:
            self._found("inputs", name, "an input was changed")
        unit, depth, unordered = self._rounding(launches)
        if not unordered and any(not _same(x, y) for (_, x, _), (_, y, _) in zip(results, again)):
            self._found("nondeterministic", name, "two calls on the same inputs differ")
        self._judge(name, inputs, results, KINDS[kind][1], unit, depth, seed)

    def _rounding(self, launches):
        """The roundoff of intermediate results, additions in a row, and whether their order is open."""
        found = [launch.rounding() for launch in launches]
        types = [part["type"] for part in found if part["type"]]
        # What one kernel writes and another reads is rounded to its type.
        for launch in launches[:-1]:
            params = zip(launch.kernel.signature.params, launch.args)
            types += [self.frame.element(arg) for param, arg in params if param["output"] and self.frame.is_tensor(arg)]
        types = [element for element in types if element in FLOATS]
        coarsest = max(types, key=lambda element: FLOATS[element][0], default="")
        depth = sum(part["accumulation"] for part in found)
        self.report.kernels = [launch.kernel.signature.name for launch in launches] or self.report.kernels
        self.report.type = coarsest or self.report.type
        self.report.accumulation = max(self.report.accumulation, depth)
        unit = FLOATS[coarsest][0] if coarsest else 0.0
        return unit, depth, any(part["unordered"] for part in found)

    def _expected(self, inputs, unit, depth, seed):
        """The reference's results in float64, and by how much each changes with rounding errors."""
        values = [self.frame.values(value) if self.frame.is_tensor(value) else value for value in inputs]

        def evaluate(change):
            wide = []
            for value in values:
                if isinstance(value, numpy.ndarray):
                    value = change(value) if change and value.dtype.kind == "f" else value
                    value = self.frame.wide(value)
                wide.append(value)
            results = self.frame.evaluate(self.model, wide, change)
            return [self.frame.values(result) for result in results]

        with numpy.errstate(all="ignore"):
            centre = evaluate(None)
            changes = [numpy.zeros(result.shape) for result in centre]
            for round in range(ROUNDS if unit else 0):
                random = numpy.random.default_rng([seed, round])
                absolute = round + 1 == ROUNDS
                other = evaluate(lambda it: perturbed(it, unit * (depth + 8), absolute, random))
                for change, x, y in zip(changes, centre, other):
                    moved = numpy.abs(x.astype(numpy.float64) - y)
                    numpy.maximum(change, numpy.where(numpy.isfinite(moved), moved, 0.0), out=change)
        return centre, changes

    def _judge(self, name, inputs, results, leaves_range, unit, depth, seed):
        centre, changes = self._expected(inputs, unit, depth, seed)
        if len(centre) != len(results):
            self._found("results", name, f"{len(results)} results, expected {len(centre)}")
            return
        arrays = [self.frame.values(value) for value in inputs if self.frame.is_tensor(value)]
        for number, ((element, found, result), expected, change) in enumerate(zip(results, centre, changes)):
            if found.shape != expected.shape:
                message = f"result {number} has shape {list(found.shape)}, expected {list(expected.shape)}"
                self._found("results", name, message)
                continue
            with numpy.errstate(all="ignore"):
                narrow = self.frame.values(self.frame.like(result, expected))
            output = Output(element, expected, change, unit, depth, self.roundings, narrow)
            mismatch, worst = output.compare(found, leaves_range)
            self.report.worst = max(self.report.worst, worst)
            if mismatch is not None:
                self._found("mismatch", name, f"result {number} {mismatch}")
                continue
            for what, wrong in mutations(found, output, arrays):
                # What is not finite would tell a wrong result at any tolerance.
                wrong = numpy.where(numpy.isfinite(expected), wrong, found)
                fate = self.tally.setdefault(f"{what} in result {number}", [False, False])
                if not _same(wrong, found.astype(wrong.dtype)):
                    fate[0] = True
                    fate[1] |= output.compare(wrong, leaves_range)[0] is not None

    def time(self, size, draw, times):
        """Times calls of the reference and the solution alternately, on inputs that neither has seen."""
        model = self.frame.move(self._made(self.task.Model))
        seconds = ([], [])
        for turn in range(times + 3):
            inputs = self._inputs(draw, 1000 + turn, "given")
            for which, called in enumerate((model, self.solution)):
                given = self.frame.placed(inputs)
                kept = []
                taken = self.frame.seconds(lambda: kept.append(self.frame.call(called, given)))
                # The first calls compile and fill caches.
                if turn >= 3:
                    seconds[which].append(taken)
            if turn + 1 == times + 3:
                results = self._read(kept[0])
                with recording() as launches:
                    self.frame.call(self.solution, given)
                unit, depth, _ = self._rounding(launches)
                self._judge(f"size {size}, a timed call", inputs, results, False, unit, depth, turn)
        self.report.times.append(tuple(statistics.median(taken) for taken in seconds))

    def finish(self):
        """Notes how mutations fared."""
        made = {what: rejected for what, (differs, rejected) in self.tally.items() if differs}
        self.report.mutations, self.report.rejected = len(made), sum(made.values())
        for what, rejected in made.items():
            if not rejected and not self.report.findings:
                self._found("weak", "all cases", f"the check would take {what}")


def _same(x, y):
    return x.shape == y.shape and bool(((x == y) | (numpy.isnan(x) & numpy.isnan(y))).all())
