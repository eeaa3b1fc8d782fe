"""The terms of a comparison.

A `Work` is what is computed, by name, with the operations or bytes that count
as its amount. Building it gives a `Case`: tensors, our kernel with the tile
parameters to try, other implementations, and a check of results. `Ran` is an
implementation ready to be called.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

TFLOPS, GBS = "TFLOP/s", "GB/s"


@dataclass
class Ran:
    """Something to time. `run` queues the work; `result` gives what it left,
    a tensor or several; `outputs` may be poisoned before a check."""

    run: Callable
    result: Callable
    outputs: list = field(default_factory=list)


@dataclass
class Implementation:
    """A way to do the work. `prepare` gives a `Ran`, and may raise where the
    machine or the library lacks it."""

    name: str
    prepare: Callable


@dataclass
class Case:
    """A work with its data."""

    refresh: Callable
    candidates: list
    peers: list
    check: Callable
    note: str = ""


@dataclass
class Work:
    """A line of the table."""

    name: str
    unit: str
    amount: float
    build: Callable

    def rate(self, milliseconds):
        """Tera-operations or giga-bytes per second."""
        return self.amount / (milliseconds * 1e-3) / (1e12 if self.unit == TFLOPS else 1e9)


def flops(name, amount, build):
    return Work(name, TFLOPS, float(amount), build)


def traffic(name, amount, build):
    return Work(name, GBS, float(amount), build)


def label(kernel, parameters):
    """`matmul BM=128 BN=256`."""
    return " ".join([kernel, *(f"{key}={value}" for key, value in parameters.items())])


def ours(device, kernel, parameters, arguments, outputs):
    """A candidate: one of our kernels with tile parameters."""

    def prepare():
        launch = device.kernel(kernel, **parameters).bind(*arguments)
        return Ran(launch, lambda: outputs if len(outputs) > 1 else outputs[0], outputs)

    return Implementation(label(kernel, parameters), prepare)


def simple(name, run):
    """A peer whose call returns the result."""

    def prepare():
        last = [None]

        def call():
            last[0] = run()

        return Ran(call, lambda: last[0])

    return Implementation(name, prepare)


def compiled(function, *arguments):
    """Inductor on a function, compiled for these arguments alone."""

    def prepare():
        import torch

        torch._dynamo.reset()
        fast, last = torch.compile(function, dynamic=False), [None]

        def call():
            last[0] = fast(*arguments)

        call()
        return Ran(call, lambda: last[0])

    return Implementation("inductor", prepare)


def every_work():
    """All works, in the order of the table. Building one needs a GPU, listing
    them does not."""
    from . import attention, conv, decode, formulas, fusions, gemm, moe
    from . import paged, quantised, rows, scaled, serving, sparse, variants

    modules = (gemm, moe, scaled, sparse, attention, variants, serving)
    modules += (fusions, formulas, decode, paged, quantised, conv, rows)
    return [work for module in modules for work in module.works()]


def chosen(works, filters):
    """Those that contain every part of one of the filters (`gemm+bf16`)."""
    if not filters:
        return works
    return [w for w in works if any(all(part in w.name for part in f.split("+")) for f in filters)]
