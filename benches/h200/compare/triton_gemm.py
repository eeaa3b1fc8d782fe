"""The matrix product of Triton's tutorial, with configurations for Hopper."""

import triton
import triton.language as tl


def _config(m, n, k, stages, warps):
    return triton.Config({"BM": m, "BN": n, "BK": k, "GROUP": 8}, num_stages=stages, num_warps=warps)


CONFIGS = [
    _config(128, 256, 64, 3, 8),
    _config(128, 256, 64, 4, 8),
    _config(256, 128, 64, 3, 8),
    _config(128, 128, 64, 3, 4),
    _config(128, 128, 64, 4, 8),
    _config(128, 64, 64, 4, 4),
    _config(64, 256, 64, 4, 4),
    _config(64, 128, 64, 4, 4),
    _config(64, 64, 128, 4, 4),
    _config(32, 64, 128, 5, 4),
    _config(16, 128, 128, 4, 4),
]
# A byte for an element, or four.
BYTES = [
    _config(128, 256, 128, 3, 8),
    _config(128, 256, 128, 4, 8),
    _config(256, 128, 128, 3, 8),
    _config(128, 128, 128, 4, 8),
    _config(128, 128, 64, 4, 4),
    _config(64, 128, 128, 4, 4),
]
WORDS = [
    _config(128, 128, 32, 3, 8),
    _config(128, 256, 32, 3, 8),
    _config(256, 128, 32, 3, 8),
    _config(64, 128, 32, 4, 4),
]


def _product(
    a,
    b,
    c,
    m,
    n,
    k,
    am,
    ak,
    bk,
    bn,
    cm,
    cn,
    BM: tl.constexpr,
    BN: tl.constexpr,
    BK: tl.constexpr,
    GROUP: tl.constexpr,
    ACC: tl.constexpr,
):
    tile = tl.program_id(0)
    rows, columns = tl.cdiv(m, BM), tl.cdiv(n, BN)
    first = tile // (GROUP * columns) * GROUP
    height = min(rows - first, GROUP)
    row = first + tile % (GROUP * columns) % height
    column = tile % (GROUP * columns) // height
    i = ((row * BM + tl.arange(0, BM)) % m).to(tl.int64)
    j = ((column * BN + tl.arange(0, BN)) % n).to(tl.int64)
    x = tl.arange(0, BK)
    a += i[:, None] * am + x[None, :] * ak
    b += x[:, None] * bk + j[None, :] * bn
    acc = tl.zeros((BM, BN), dtype=ACC)
    for step in range(0, tl.cdiv(k, BK)):
        left = tl.load(a, mask=x[None, :] < k - step * BK, other=0.0)
        right = tl.load(b, mask=x[:, None] < k - step * BK, other=0.0)
        acc = tl.dot(left, right, acc, out_dtype=ACC)
        a += BK * ak
        b += BK * bk
    i = (row * BM + tl.arange(0, BM)).to(tl.int64)
    j = (column * BN + tl.arange(0, BN)).to(tl.int64)
    c += i[:, None] * cm + j[None, :] * cn
    tl.store(c, acc.to(c.dtype.element_ty), mask=(i[:, None] < m) & (j[None, :] < n))


_KERNEL = triton.jit(_product)
_KEY = ["m", "n", "k", "ak", "bn"]
_TUNED = {width: triton.autotune(c, key=_KEY)(_KERNEL) for width, c in ((1, BYTES), (2, CONFIGS), (4, WORDS))}


def product(a, b, c):
    """c = a·b for matrices of any strides."""
    (m, k), n = a.shape, b.shape[1]
    acc = tl.int32 if not a.dtype.is_floating_point else tl.float32
    _TUNED[a.element_size()][lambda meta: (triton.cdiv(m, meta["BM"]) * triton.cdiv(n, meta["BN"]),)](
        a, b, c, m, n, k, *a.stride(), *b.stride(), *c.stride(), ACC=acc
    )
