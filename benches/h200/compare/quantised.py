"""Products with weights of four bits in groups of 128 along k.

Peers are PyTorch's kernel for such weights (`_weight_int4pack_mm`, which has a
packing of its own), and cuBLASLt with weights that are bf16 already, which reads
four times as much.
"""

from . import check
from .work import Case, Implementation, Ran, flops, ours, simple

GROUP = 128
# Rows and columns of C of a block, and the groups of a step.
TILES = {
    1: [(8, 64, 1), (8, 64, 2), (8, 128, 1)],
    16: [(16, 64, 1), (16, 64, 2), (16, 128, 1)],
    64: [(64, 64, 1), (64, 64, 2), (64, 128, 1), (32, 64, 1)],
    4096: [(192, 128, 1), (256, 128, 1), (128, 128, 1), (128, 256, 1)],
}


# Rows of weights of a block that multiplies one vector, and the groups of a step.
ROWS = [(8, 4), (8, 8), (16, 4), (16, 8), (16, 16), (32, 4), (32, 8), (64, 8)]
# Products with little of C divide k among blocks.
SPLITS = [2, 3]


def works():
    return [_work(m, 8192, 8192) for m in TILES]


def _work(m, n, k):
    return flops(f"gemm_int4g{GROUP}_bf16_{m}x{n}x{k}", 2 * m * n * k, lambda bench: _case(bench, m, n, k))


def unpack(packed):
    """The numbers 0 to 15 of [n, k/2] bytes: in each group of k, low halves
    come before high halves."""
    import torch

    groups = packed.view(packed.shape[0], -1, GROUP // 2)
    return torch.cat([groups & 15, groups >> 4], dim=2).view(packed.shape[0], -1)


def _case(bench, m, n, k):
    import torch

    bf16 = {"dtype": torch.bfloat16, "device": bench.place}
    a, c = torch.empty(m, k, **bf16), torch.empty(m, n, **bf16)
    packed = torch.empty(n, k // 2, dtype=torch.uint8, device=bench.place)
    scale = torch.empty(k // GROUP, n, **bf16)
    plain, other = torch.empty(n, k, **bf16), torch.empty_like(c)
    theirs = {}

    def refresh():
        a.normal_()
        packed.random_(0, 256)
        scale.uniform_(0.01, 0.02)
        numbers = unpack(packed)
        plain.copy_((numbers.to(torch.float32) - 8) * scale.t().float().repeat_interleave(GROUP, dim=1))
        pairs = (numbers[:, ::2] << 4 | numbers[:, 1::2]).contiguous()
        tiled = torch.ops.aten._convert_weight_to_int4pack(pairs, 8)
        scales = torch.stack([scale, torch.zeros_like(scale)], dim=2).contiguous()
        for name, tensor in (("weights", tiled), ("scales", scales)):
            theirs.setdefault(name, torch.empty_like(tensor)).copy_(tensor)

    def verdict(got):
        rows = check.sample(m, 8)
        left = a[rows].double()
        weights = (unpack(packed).double() - 8) * scale.t().double().repeat_interleave(GROUP, dim=1)
        terms = left.abs() @ weights.abs().t()
        # Weights are rounded to bf16 before the product.
        return check.within(got[rows], left @ weights.t(), 2**-9, terms)

    def lt():
        run, _ = bench.cublaslt().product(bench.timer, a, plain.t(), other)
        return Ran(run, lambda: other, [other])

    def int4():
        return torch.ops.aten._weight_int4pack_mm(a, theirs["weights"], GROUP, theirs["scales"])

    def tile(bm, bn, **others):
        return {"T": "bf16", "BM": bm, "BN": bn, "GROUP": GROUP, **others}

    def ours_of(kernel, parameters):
        return ours(bench.device, kernel, parameters, (a, packed, scale, c), [c])

    candidates = [ours_of("matmul_int4", tile(bm, bn, GROUPS=groups)) for bm, bn, groups in TILES[m]]
    if m <= 64:
        candidates += [
            ours_of("matmul_int4_split_k", tile(bm, bn, SPLIT=split))
            for bm, bn, groups in TILES[m]
            if groups == 1
            for split in SPLITS
        ]
    if m == 1:
        rows = [{"T": "bf16", "BN": bn, "GROUP": GROUP, "GROUPS": groups} for bn, groups in ROWS]
        candidates += [ours(bench.device, "gemv_int4", tile, (packed, scale, a[0], c[0]), [c]) for tile in rows]
    return Case(
        refresh=refresh,
        candidates=candidates,
        peers=[simple("torch int4", int4), Implementation("cublaslt on bf16", lt)],
        check=verdict,
    )
