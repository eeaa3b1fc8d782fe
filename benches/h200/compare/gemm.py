"""Matrix products: `nn` is C = A·B, `nt` is C = A·Bᵀ with weights [n, k].

Peers are cuBLASLt with the fastest of its proposals, what PyTorch calls by
itself, and Triton. Products of 8-bit types exist in cuBLAS for `nt` alone.
"""

import os

from . import check
from .work import Case, Implementation, Ran, flops, ours, simple

LARGE = [(128, 256, 64), (192, 128, 64), (128, 192, 64), (128, 128, 64), (256, 128, 64), (64, 256, 64), (64, 128, 64)]
NARROW = [(128, 128, 64), (128, 64, 64), (64, 128, 64), (64, 64, 64), (64, 64, 128), (128, 128, 128), (64, 256, 64)]
# Instructions of warps: two slots and more in the shared memory of Ampere, and
# small ones of which two blocks are on a multiprocessor.
WARPS = [(128, 256, 64), (256, 128, 64), (128, 256, 32), (256, 128, 32), (128, 128, 64), (128, 128, 32), (128, 64, 64)]
FLAT = [(16, 64, 128), (16, 128, 128), (16, 128, 64), (32, 64, 128), (64, 64, 128), (64, 128, 64), (16, 256, 64)]
BYTES = [(128, 256, 128), (128, 192, 128), (192, 128, 128), (128, 128, 128), (128, 144, 128), (128, 176, 128)]
BYTES += [(64, 256, 128), (64, 128, 128)]
WORDS = [(128, 128, 32), (128, 256, 32), (256, 128, 32), (128, 64, 32), (64, 64, 32), (128, 128, 16), (64, 128, 32)]
# Products with little of C divide k among blocks.
SPLITS = [2, 4, 8, 16]

NAMES = {
    "bf16": "bfloat16",
    "f16": "float16",
    "fp8": "float8_e4m3fn",
    "int8": "int8",
    "f32": "float32",
    "tf32": "float32",
}
OUT = {"fp8": "bfloat16", "int8": "int32"}
ELEMENTS = {"fp8": ("e4m3", "bf16"), "int8": ("i8", "i32")}
SUMS = {"fp8": check.SUM_FP8, "int8": check.EXACT, "tf32": check.SUM_TF32}

HALF_SHAPES = [
    (2048, 2048, 2048),
    (4096, 4096, 4096),
    (8192, 8192, 8192),
    (16384, 4096, 4096),
    (8192, 28672, 8192),
    (1024, 1024, 1024),
    (128, 8192, 8192),
    (16, 8192, 8192),
    (4095, 4097, 4100),
]

# Without stated tiles: few rows and weights of n×k.
ROWS = [1, 4, 16, 64, 128]
WEIGHTS = [(4096, 4096), (8192, 8192), (14336, 4096), (4096, 14336)]


def works():
    """m×n×k."""
    shapes = [("bf16", s, o) for s in HALF_SHAPES for o in ("nn", "nt")]
    shapes += [("f16", s, o) for s in HALF_SHAPES for o in ("nn", "nt")]
    squares = [(8192,) * 3, (4096,) * 3]
    others = {"fp8": ["nt"], "int8": ["nt"], "tf32": ["nn", "nt"], "f32": ["nn"]}
    shapes += [(kind, s, o) for kind, orders in others.items() for s in squares for o in orders]
    few = [(rows, n, k) for n, k in WEIGHTS for rows in ROWS]
    defaults = [("bf16", s, o) for s in [*few, (1024, 1024, 1024), (4096, 4096, 4096)] for o in ("nn", "nt")]
    return [_work(*shape) for shape in shapes] + [_work(*shape, default=True) for shape in defaults]


def _work(kind, shape, order, default=False):
    m, n, k = shape
    name = f"gemm_{'default_' if default else ''}{kind}_{m}x{n}x{k}_{order}"
    return flops(name, 2 * m * n * k, lambda bench: _case(bench, kind, shape, order, default))


def tiles(kind, m, n):
    if kind in ("fp8", "int8"):
        return BYTES
    if kind in ("tf32", "f32"):
        return WORDS
    if m <= 32:
        return FLAT
    if m * n <= 1 << 20:
        return NARROW
    return WARPS if os.environ.get("TILE_CUDA_ARCH", "").startswith("sm_8") else LARGE


def _candidates(device, kind, order, arguments, outputs, shape, default):
    t, o = ELEMENTS.get(kind, (kind, kind))
    m, n, _ = shape
    kernel = ("matmul" if order == "nn" else "matmul_nt") + ("_tf32" if kind == "tf32" else "")
    types = {} if kind == "tf32" else {"T": t, "O": o}

    if default:
        return [ours(device, kernel, types, arguments, outputs)]

    def parameters(tile, **more):
        return {**types, **dict(zip(("BM", "BN", "BK"), tile)), **more}

    found = [ours(device, kernel, parameters(tile), arguments, outputs) for tile in tiles(kind, m, n)]
    if order == "nn" and m * n <= 1 << 20 and types:
        some = tiles(kind, m, n)[:3]
        found += [
            ours(device, "matmul_split_k", parameters(tile, SPLIT=split), arguments, outputs)
            for tile in some
            for split in SPLITS
        ]
    return found


def fill(tensor):
    """New random data: normal, or uniform for integers."""
    import torch

    if tensor.dtype == torch.int8:
        tensor.random_(-128, 128)
    elif tensor.element_size() == 1:
        # In slices: 8-bit floats are converted from wider ones.
        for part in tensor.split(4096):
            part.copy_(torch.randn(part.shape, device=tensor.device, dtype=torch.float16))
    else:
        tensor.normal_()


def _case(bench, kind, shape, order, default):
    import torch

    (m, n, k), dtype = shape, getattr(torch, NAMES[kind])
    a = torch.empty(m, k, dtype=dtype, device=bench.place)
    stored = torch.empty((k, n) if order == "nn" else (n, k), dtype=dtype, device=bench.place)
    b = stored if order == "nn" else stored.t()
    out = getattr(torch, OUT.get(kind, NAMES[kind]))
    c = torch.empty(m, n, dtype=out, device=bench.place)

    def refresh():
        fill(a)
        fill(stored)

    def verdict(got):
        rows = check.sample(m, 24)
        # Rows of 8-bit floats are taken as bytes.
        left = (a.view(torch.uint8)[rows].view(a.dtype) if kind == "fp8" else a[rows]).float().double()

        def part(columns):
            right = b[:, columns].float().double()
            expected, terms = left @ right, left.abs() @ right.abs()
            return check.within(got[rows][:, columns], expected, SUMS.get(kind, check.SUM_F32), terms)

        width = 4096
        return check.worst(part(slice(j, min(j + width, n))) for j in range(0, n, width))

    return Case(
        refresh=refresh,
        candidates=_candidates(bench.device, kind, order, (a, stored, c), [c], shape, default),
        peers=library_peers(bench, kind, a, b, torch.empty_like(c)),
        check=verdict,
    )


def library_peers(bench, kind, a, b, c):
    import torch

    def lt(fast=False):
        def prepare():
            run, _ = bench.cublaslt().product(bench.timer, a, b, c, tf32=kind == "tf32", fast=fast)
            return Ran(run, lambda: c, [c])

        return prepare

    def triton():
        from . import triton_gemm

        def run():
            triton_gemm.product(a, b, c)

        run()
        return Ran(run, lambda: c, [c])

    def library():
        def run():
            torch.backends.cuda.matmul.allow_tf32 = kind == "tf32"
            torch.mm(a, b, out=c)

        return Ran(run, lambda: c, [c])

    peers = [Implementation("cublaslt", lt())]
    if kind == "fp8":
        one = torch.ones((), device=bench.place)
        scaled = lambda: torch._scaled_mm(a, b, one, one, out_dtype=c.dtype, use_fast_accum=True)
        peers += [Implementation("cublaslt fast", lt(fast=True)), simple("torch", scaled)]
    elif kind == "int8":
        peers.append(simple("torch", lambda: torch._int_mm(a, b)))
    else:
        peers.append(Implementation("torch", library))
    if kind != "f32":
        peers.append(Implementation("triton", triton))
    return peers
