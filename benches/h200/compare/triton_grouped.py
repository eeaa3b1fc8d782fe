"""A grouped GEMM in Triton: a tile of rows has one expert, rows are gathered by
slot. The fastest of some configurations is taken."""

import triton
import triton.language as tl

CONFIGS = [
    (64, 128, 64, 4, 4),
    (64, 256, 64, 3, 8),
    (128, 128, 64, 3, 4),
    (128, 128, 64, 4, 8),
    (128, 256, 64, 3, 8),
    (128, 256, 64, 4, 8),
    (256, 128, 64, 3, 8),
]


def _grouped(
    x,
    w,
    slots,
    tile_expert,
    y,
    experts,
    n,
    k,
    SHARE: tl.constexpr,
    BM: tl.constexpr,
    BN: tl.constexpr,
    BK: tl.constexpr,
    GROUP: tl.constexpr,
):
    tile = tl.program_id(0)
    columns = tl.cdiv(n, BN)
    rows = tl.num_programs(0) // columns
    first = tile // (GROUP * columns) * GROUP
    height = min(rows - first, GROUP)
    row = first + tile % (GROUP * columns) % height
    column = tile % (GROUP * columns) // height
    expert = tl.load(tile_expert + row)
    if expert >= experts:
        return
    slot = tl.load(slots + row * BM + tl.arange(0, BM))
    taken = slot >= 0
    i = tl.where(taken, slot // SHARE, 0).to(tl.int64)
    j = ((column * BN + tl.arange(0, BN)) % n).to(tl.int64)
    step = tl.arange(0, BK)
    a = x + i[:, None] * k + step[None, :]
    b = w + expert.to(tl.int64) * n * k + step[:, None] + j[None, :] * k
    acc = tl.zeros((BM, BN), dtype=tl.float32)
    for at in range(0, tl.cdiv(k, BK)):
        left = tl.load(a, mask=taken[:, None] & (step[None, :] < k - at * BK), other=0.0)
        right = tl.load(b, mask=step[:, None] < k - at * BK, other=0.0)
        acc = tl.dot(left, right, acc)
        a += BK
        b += BK
    j = column * BN + tl.arange(0, BN)
    to = y + slot.to(tl.int64)[:, None] * n + j[None, :]
    tl.store(to, acc.to(y.dtype.element_ty), mask=taken[:, None] & (j[None, :] < n))


_KERNEL = triton.jit(_grouped)


def prepared(x, w, plans, y, share):
    """A launch of the fastest configuration whose rows have a plan."""
    experts, n, k = w.shape

    def launch(config):
        rows, columns, depth, stages, warps = config
        plan = plans[rows]
        grid = (len(plan.tile_expert) * triton.cdiv(n, columns),)
        constants = {"SHARE": share, "BM": rows, "BN": columns, "BK": depth, "GROUP": 8}
        arguments = (x, w, plan.slots, plan.tile_expert, y, experts, n, k)
        return lambda: _KERNEL[grid](*arguments, **constants, num_stages=stages, num_warps=warps)

    launches = [launch(config) for config in CONFIGS if config[0] in plans]
    return min(launches, key=lambda run: triton.testing.do_bench(run, warmup=5, rep=20))
