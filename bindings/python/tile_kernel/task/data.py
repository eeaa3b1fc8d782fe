"""Kinds of input data: those of `get_inputs` under other seeds, and what kernels get wrong."""

import numpy

from .frames import FLOATS

__all__ = ["KINDS", "changed"]

# What each kind is, and whether results may leave the range of a type where the reference's do not.
KINDS = {
    "given": ("as `get_inputs` gives them", False),
    "special": ("NaN and infinities among them", False),
    "ties": ("few distinct numbers", False),
    "cancellation": ("numbers that cancel along rows", False),
    "small": ("subnormal numbers and signed zeros", True),
    "extremes": ("some numbers large and some small", True),
}


def changed(kind, values, element, random):
    """The elements of a float tensor in one of the `KINDS`, from those that are given. Signs stay where all
    are equal: a task may take positive numbers alone."""
    if kind == "given" or values.size == 0:
        return values
    flat = values.reshape(-1).copy()
    row = max(values.shape[-1], 1) if values.ndim else 1
    if kind == "special":
        chosen = (numpy.arange(flat.size) // row % 3 == 1) & (random.random(flat.size) < 0.25)
        flat[chosen] = random.choice([numpy.nan, numpy.inf, -numpy.inf], int(chosen.sum()))
    elif kind == "ties":
        few = numpy.quantile(flat, [0.0, 0.25, 0.5, 1.0])
        flat = random.choice(few, flat.size)
    elif kind == "cancellation":
        if (flat > 0).any() and (flat < 0).any():
            signs = numpy.where(numpy.arange(flat.size) % row % 2 == 0, 1.0, -1.0)
            flat = signs * 64.0 * (1.0 + numpy.arange(flat.size) // 2 % 7 / 8.0) + flat / 64.0
    elif kind == "small":
        smallest = FLOATS[element][1]
        sizes = smallest * random.integers(0, 100, flat.size)
        flat = numpy.copysign(sizes, flat)
    elif kind == "extremes":
        large = min(FLOATS[element][2], 2.0**50)
        draw = random.integers(0, 6, flat.size)
        flat = numpy.where(draw == 0, numpy.copysign(large, flat), numpy.where(draw == 1, flat / large, flat))
    return flat.reshape(values.shape)
