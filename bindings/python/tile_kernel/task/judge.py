"""How far results may be from the reference, the comparison, and the check of the check.

The reference is evaluated in float64, and again on inputs and parameters that differ by up to (n + 8)·u of
themselves, at random: u is the roundoff of the solution's intermediate type and n how many additions
follow one another, both from the IR of the kernels that it launches (backward error, Wilkinson). What
that changes is allowed, and so are the roundings of the output.
"""

import numpy

from .frames import FLOATS

__all__ = ["Mismatch", "Output", "mutations", "perturbed"]

# Evaluations with other rounding errors: relative ones, and one of those of the middle number.
ROUNDS = 4


def perturbed(values, unit, absolute, random):
    """Floats with other rounding errors. Zeros stay, and signs do."""
    unit = min(unit, 0.25)

    def part():
        return random.choice([-1.0, 1.0], values.shape) * random.uniform(0.5, 1.0, values.shape) * unit

    finite = numpy.abs(values[numpy.isfinite(values)])
    middle = numpy.median(finite) if absolute and finite.size else 0.0
    with numpy.errstate(all="ignore"):
        moved = values * (1.0 + part()) + part() * middle
        keeps = numpy.isfinite(values) & (moved * values > 0.0)
    return numpy.where(keeps, moved, values)


class Mismatch:
    """An element that is wrong."""

    def __init__(self, index, found, expected, allowed):
        self.index, self.found, self.expected, self.allowed = index, found, expected, allowed

    def __str__(self):
        return f"at {list(self.index)}: {self.found!r}, expected {self.expected!r} within {self.allowed:.3g}"


class Output:
    """What an output should be, and how far each element may be off."""

    def __init__(self, element, expected, changes, unit, depth, roundings, narrow):
        self.element, self.expected, self.narrow = element, expected, narrow
        self.is_float = element in FLOATS
        if not self.is_float:
            # Whole numbers are exact, unless they are made of floats so that rounding errors change them.
            self.allowed = changes
        else:
            own, smallest, _ = FLOATS[element]
            with numpy.errstate(all="ignore"):
                allowed = (2 * own + 8 * unit) * numpy.abs(expected) + (depth + 3) * smallest + 2 * changes
            self.allowed = roundings * numpy.where(numpy.isfinite(allowed), allowed, 0.0)

    def compare(self, found, leaves_range):
        """The first `Mismatch`, or None; and the largest part of what is allowed that an error takes."""
        if found.shape != self.expected.shape:
            return Mismatch((), f"shape {list(found.shape)}", f"shape {list(self.expected.shape)}", 0.0), 0.0
        expected, allowed = self.expected, self.allowed
        with numpy.errstate(all="ignore"):
            difference = numpy.abs(found.astype(numpy.float64) - expected)
            right = (found == expected) | (numpy.isnan(found) & numpy.isnan(expected))
            if self.is_float:
                right |= found == self.narrow
                # What may be beyond the largest number may be infinite, or saturate.
                largest = FLOATS[self.element][2]
                end = numpy.isinf(found) | (numpy.abs(found) == largest)
                right |= (numpy.abs(expected) + allowed >= largest) & end & (numpy.sign(found) == numpy.sign(expected))
            right |= numpy.isfinite(expected) & (difference <= allowed)
            if leaves_range:
                right |= numpy.isfinite(expected) & ~numpy.isfinite(found)
            near = numpy.isfinite(expected) & numpy.isfinite(found) & (allowed > 0)
            worst = float(numpy.max(difference / allowed, where=near & right, initial=0.0))
        if right.all():
            return None, worst
        index = tuple(int(i) for i in numpy.argwhere(~right)[0])
        return Mismatch(index, found[index].item(), float(expected[index]), float(allowed[index])), worst


def mutations(right, output, inputs):
    """Wrong outputs that a check must reject, by what they are, from a right one."""
    flat = right.reshape(-1)
    if flat.size == 0:
        return
    yield "zeros", numpy.zeros_like(right)
    for number, values in enumerate(inputs):
        if values.size:
            copied = numpy.resize(values.astype(numpy.float64).reshape(-1), flat.size)
            yield f"a copy of input {number}", copied.reshape(right.shape)
    yield "elements in reverse", flat[::-1].reshape(right.shape)
    yield "elements moved by one", numpy.roll(flat, -1).reshape(right.shape)
    if right.ndim >= 2 and min(right.shape[-2:]) > 1:
        yield "rows and columns exchanged", numpy.swapaxes(right, -1, -2).reshape(right.shape)
    finite = numpy.isfinite(output.expected) & (numpy.abs(output.expected) < 1e4)
    if finite.any():
        at = numpy.unravel_index(numpy.argmin(numpy.where(finite, output.allowed, numpy.inf)), right.shape)
        value, allowed = output.expected[at], output.allowed[at]
        step = 2 * allowed + 4 * FLOATS[output.element][0] * max(abs(value), 1e-3) if output.is_float else allowed // 1 + 1
        beyond = numpy.array(right, dtype=numpy.float64)
        beyond[at] = value + step
        yield "an error beyond the tolerance", beyond
