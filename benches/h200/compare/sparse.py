"""Products with a matrix of which two of each four neighbours along k are zero.

Peers multiply the same matrix with its zeros by cuBLASLt, and without them by
what PyTorch has for it, which is cuSPARSELt or CUTLASS.
"""

from . import check
from .gemm import library_peers
from .work import Case, Implementation, Ran, flops, ours

SHAPES = [(8192, 8192, 8192), (4096, 4096, 4096), (8192, 28672, 8192)]
TILES = [
    (256, 192, 64),
    (256, 128, 128),
    (256, 128, 64),
    (128, 256, 64),
    (128, 256, 128),
    (128, 192, 64),
    (128, 128, 128),
    (128, 128, 64),
]
# The places of the two that are kept.
PAIRS = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]


def works():
    """m×n×k; the operations are those of the whole matrix."""
    return [_work(*shape) for shape in SHAPES]


def _work(m, n, k):
    return flops(f"gemm_sp24_bf16_{m}x{n}x{k}", 2 * m * n * k, lambda bench: _case(bench, m, n, k))


def _case(bench, m, n, k):
    import torch

    def empty(*shape, dtype=torch.bfloat16):
        return torch.empty(*shape, dtype=dtype, device=bench.place)

    dense, kept, places = empty(m, k), empty(m, k // 2), empty(m, k // 8, dtype=torch.uint8)
    b, c = empty(n, k), empty(m, n)
    pairs = torch.tensor(PAIRS, device=bench.place)
    compressed = {"wanted": False, "matrix": None}

    def refresh():
        kept.normal_()
        b.normal_()
        both = pairs[torch.randint(len(PAIRS), (m, k // 4), device=bench.place)]
        dense.zero_().view(m, k // 4, 4).scatter_(2, both, kept.view(m, k // 4, 2))
        nibbles = (both[..., 0] | both[..., 1] << 2).to(torch.uint8)
        places.copy_(nibbles[:, 0::2] | nibbles[:, 1::2] << 4)
        if compressed["wanted"]:
            compressed["matrix"] = torch.sparse.to_sparse_semi_structured(dense)

    def library():
        """PyTorch's, with the conversion outside of what is timed."""
        compressed["wanted"] = True
        compressed["matrix"] = torch.sparse.to_sparse_semi_structured(dense)
        result = {}

        def run():
            result["c"] = torch.mm(compressed["matrix"], b.t())

        run()
        return Ran(run, lambda: result["c"])

    def verdict(got):
        rows = check.sample(m, 24)
        left = dense[rows].double()

        def part(columns):
            right = b[columns].double().t()
            return check.within(got[rows][:, columns], left @ right, check.SUM_F32, left.abs() @ right.abs())

        width = 4096
        return check.worst(part(slice(j, min(j + width, n))) for j in range(0, n, width))

    def parameters(tile):
        return {"T": "bf16", "O": "bf16", **dict(zip(("BM", "BN", "BK"), tile))}

    arguments = (kept, places, b, c)
    return Case(
        refresh=refresh,
        candidates=[ours(bench.device, "matmul_sparse24", parameters(tile), arguments, [c]) for tile in TILES],
        peers=[
            *library_peers(bench, "bf16", dense, b.t(), torch.empty_like(c))[:1],
            Implementation("torch sparse", library),
        ],
        check=verdict,
    )
