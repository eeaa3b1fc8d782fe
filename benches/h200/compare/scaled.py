"""Products of 8-bit floats with a scale for each 128 elements of A along k and
each 128×128 of B.

The peers are CUTLASS where `--anchors` gives it, and our own products of the
same operands without scales, which is what the scales cost. Shapes are those that DeepGEMM reports.
"""

from . import anchors, check
from .gemm import BYTES, fill
from .work import Case, flops, ours

GROUP = 128
# n×k of products with 4096 rows.
WEIGHTS = [(7168, 16384), (4096, 7168), (2112, 7168), (24576, 1536), (7168, 2048), (32768, 512)]
TILES = [(128, 128), (192, 128), (64, 128), (128, 64), (256, 64)]


def works():
    return [_work(4096, n, k) for n, k in WEIGHTS]


def _work(m, n, k):
    return flops(f"gemm_fp8_scaled_{m}x{n}x{k}", 2 * m * n * k, lambda bench: _case(bench, m, n, k))


def _case(bench, m, n, k):
    import torch

    def empty(*shape, dtype=torch.float32):
        return torch.empty(*shape, dtype=dtype, device=bench.place)

    a, b = (empty(rows, k, dtype=torch.float8_e4m3fn) for rows in (m, n))
    groups = -(-k // GROUP)
    a_scale, b_scale = empty(groups, m), empty(-(-n // GROUP), groups)
    c, plain = (empty(m, n, dtype=torch.bfloat16) for _ in range(2))

    def refresh():
        fill(a)
        fill(b)
        a_scale.uniform_(0.01, 0.02)
        b_scale.uniform_(0.01, 0.02)

    def wide(operand, scale):
        """Elements of some rows in f64, with scales along k for each row."""
        return operand.float().double() * scale.double().repeat_interleave(GROUP, dim=1)[:, :k]

    def verdict(got):
        scaled = got is not plain
        rows = check.sample(m, 24)
        ones = torch.ones(1, groups, device=bench.place)
        # Rows of 8-bit floats are taken as bytes.
        left = a.view(torch.uint8)[rows].view(a.dtype)
        left = wide(left, a_scale.t()[rows] if scaled else ones)

        def part(columns):
            right = wide(b[columns], b_scale.repeat_interleave(GROUP, dim=0)[columns] if scaled else ones).t()
            return check.within(got[rows][:, columns], left @ right, check.SUM_FP8, left.abs() @ right.abs())

        width = 4096
        return check.worst(part(slice(j, min(j + width, n))) for j in range(0, n, width))

    tiles = [{"O": "bf16", "BM": bm, "BN": bn, "GROUP": GROUP} for bm, bn in TILES]
    unscaled = [{"T": "e4m3", "O": "bf16", "BM": bm, "BN": bn, "BK": bk} for bm, bn, bk in BYTES]
    return Case(
        refresh=refresh,
        candidates=[
            ours(bench.device, "matmul_block_scaled", tile, (a, a_scale, b, b_scale, c), [c]) for tile in tiles
        ],
        peers=[ours(bench.device, "matmul_nt", tile, (a, b, plain), [plain]) for tile in unscaled]
        + anchors.cutlass_block_scaled(bench, a, b, a_scale, b_scale, torch.bfloat16),
        check=verdict,
    )
