"""What memory binds: rows of 32768×8192. The amount is the bytes that must be
read and written once. Peers are PyTorch as it is, and Inductor."""

from . import check
from .work import Case, compiled, ours, simple, traffic

M, N = 32768, 8192
EPS = 1e-5
TYPES = {"bf16": ("bfloat16", 2), "f32": ("float32", 4)}
WHOLE = [{"BM": 1, "BN": N}, {"BM": 2, "BN": N}, {"BM": 4, "BN": N}]
STEPS = [{"BM": m, "BN": n} for m, n in ((1, 1024), (1, 2048), (4, 1024), (1, 4096), (2, 2048), (8, 512))]
FLAT = [{"BN": n} for n in (1024, 2048, 4096, 8192)]
SQUARES = [{"BM": m, "BN": n} for m, n in ((64, 64), (32, 32), (64, 32), (32, 64), (128, 64), (64, 128), (128, 128))]


def works():
    return [_work(kind, row, dtype) for dtype in TYPES for kind, row in ROWS.items()]


def _work(kind, row, dtype):
    return traffic(
        f"{kind}_{dtype}_{M}x{N}", row.moved * M * N * TYPES[dtype][1], lambda bench: _case(bench, row, dtype)
    )


class Row:
    """A kind of work: how often the matrix is moved, our kernels with their
    tiles, the function for peers and references, its inputs, and `error`: what
    may be lost besides some roundings of the result, from the input and it."""

    def __init__(self, moved, kernels, function, inputs="x", flat=False, reduced=False, turned=False, error=None):
        self.moved, self.kernels, self.function, self.inputs = moved, kernels, function, inputs
        self.flat, self.reduced, self.turned, self.error = flat, reduced, turned, error


def _gelu(x):
    import torch

    return torch.nn.functional.gelu(x)


def _layer_norm(x, weight, bias):
    import torch

    return torch.nn.functional.layer_norm(x, x.shape[-1:], weight, bias, EPS)


def _rms_norm(x, weight):
    import torch

    return torch.nn.functional.rms_norm(x, x.shape[-1:], weight, EPS)


def _of_sums(x, expected):
    terms = x.abs()
    return check.SUM_F32 * (terms.cumsum(dim=-1) if expected.shape == x.shape else terms.sum(dim=-1))


def _of_input(x, expected):
    return 2**-20 * x.abs()


def _of_result(x, expected):
    return 2**-18 * expected.abs()


def _of_norm(x, expected):
    return 2**-18 * (1 + expected.abs())


ROWS = {
    "add": Row(3, [("add", FLAT)], lambda x, y: x + y, inputs="xy", flat=True),
    "gelu": Row(2, [("gelu", FLAT)], _gelu, flat=True, error=_of_input),
    "softmax": Row(2, [("softmax", WHOLE), ("online_softmax", STEPS)], lambda x: x.softmax(dim=-1), error=_of_result),
    "rms_norm": Row(2, [("rms_norm", WHOLE)], _rms_norm, inputs="xw", error=_of_norm),
    "layer_norm": Row(2, [("layer_norm", WHOLE)], _layer_norm, inputs="xwb", error=_of_norm),
    "row_sum": Row(1, [("row_sum", STEPS + WHOLE[:1])], lambda x: x.sum(dim=-1), reduced=True, error=_of_sums),
    "transpose": Row(2, [("transpose", SQUARES)], lambda x: x.t().contiguous(), turned=True),
    "cumsum": Row(2, [("row_cumsum", STEPS)], lambda x: x.cumsum(dim=-1), error=_of_sums),
}


def _case(bench, row, dtype):
    import torch

    options = {"dtype": getattr(torch, TYPES[dtype][0]), "device": bench.place}
    shapes = {"x": (M, N), "y": (M, N), "w": (N,), "b": (N,)}
    inputs = [torch.empty(shapes[name], **options) for name in row.inputs]
    shape = (M,) if row.reduced else (N, M) if row.turned else (M, N)
    out = torch.empty(shape, **options)
    flat = [tensor.view(-1) if row.flat else tensor for tensor in (*inputs, out)]
    extra = (EPS,) if "w" in row.inputs else ()

    def refresh():
        for tensor in inputs:
            tensor.normal_()

    def verdict(got):
        rows = check.sample(M, 30)
        exact = [tensor[rows].double() if tensor.dim() == 2 else tensor.double() for tensor in inputs]
        expected = row.function(*exact)
        got = got[:, rows] if row.turned else got[rows]
        # PyTorch rounds between the steps of a norm, too.
        return check.within(got, expected, 1.0, row.error(exact[0], expected) if row.error else 0.0, slack=4.0)

    return Case(
        refresh=refresh,
        candidates=[
            ours(bench.device, kernel, {"T": dtype, **tile}, (*flat, *extra), [out])
            for kernel, tiles in row.kernels
            for tile in tiles
        ],
        peers=[simple("torch", lambda: row.function(*inputs)), compiled(row.function, *inputs)],
        check=verdict,
    )
