"""Kernels of inference engines, as a user writes them
(`benches/h200/src/serving.rs`): 8-bit GEMMs with scales of rows and columns
and a bias, and windowed attention with a soft cap and ALiBi.

Peers are CUTLASS and FlashAttention-3 where `--anchors` gives them (the latter
has no ALiBi, and computes without), Inductor and FlexAttention.
"""

import math

from . import anchors, check
from .gemm import BYTES, fill
from .work import Case, Implementation, Ran, compiled, flops, ours

SHAPES = [(4096, 4096, 4096), (8192, 8192, 8192), (512, 14336, 4096), (128, 8192, 8192), (16, 8192, 8192)]
KINDS = {"int8": ("i8", "int8"), "fp8": ("e4m3", "float8_e4m3fn")}
FEW = [(16, 64, 128), (16, 128, 128), (64, 64, 128), (64, 128, 128)]

# By name: batch, heads, heads of keys, tokens, window (0: all).
CAPPED = {"window": (2, 32, 8, 8192, 4096), "causal": (1, 16, 16, 16384, 0), "short": (4, 16, 2, 3072, 1000)}
WIDTH, CAP = 128, 50.0


def works():
    found = [_gemm(kind, *shape) for kind in KINDS for shape in SHAPES]
    return found + [_attention(name) for name in CAPPED]


def _gemm(kind, m, n, k):
    return flops(f"w8a8_{kind}_{m}x{n}x{k}", 2 * m * n * k, lambda bench: _gemm_case(bench, kind, m, n, k))


def _gemm_case(bench, kind, m, n, k):
    import torch

    name, dtype = KINDS[kind]
    a, b = (torch.empty(rows, k, dtype=getattr(torch, dtype), device=bench.place) for rows in (m, n))
    row, column = (torch.empty(rows, device=bench.place) for rows in (m, n))
    bias, c = (torch.empty(shape, dtype=torch.bfloat16, device=bench.place) for shape in ((n,), (m, n)))

    def refresh():
        fill(a)
        fill(b)
        row.uniform_(0.01, 0.02)
        column.uniform_(0.01, 0.02)
        bias.normal_()

    def verdict(got):
        rows = check.sample(m, 24)
        left = a.view(torch.uint8)[rows].view(a.dtype).float().double() * row[rows, None].double()
        right = (b.float().double() * column[:, None].double()).t()
        error = check.SUM_FP8 if kind == "fp8" else check.SUM_F32
        return check.within(got[rows], left @ right + bias.double(), error, left.abs() @ right.abs() + bias.abs())

    def plain(a, b, row, column, bias):
        if kind == "fp8":
            return torch._scaled_mm(
                a, b.t(), scale_a=row[:, None], scale_b=column[None, :], bias=bias, out_dtype=torch.bfloat16
            )
        product = torch._int_mm(a, b.t()).float()
        return (product * row[:, None] * column + bias).to(torch.bfloat16)

    arguments = (a, b, row, column, bias, c)
    tiles = [{}] + [dict(zip(("BM", "BN", "BK"), tile)) for tile in (BYTES + FEW if m <= 512 else BYTES)]
    peers = anchors.cutlass_w8a8(bench, kind, a, b, row, column, bias)
    if m > 16:
        peers.append(compiled(plain, *arguments[:-1]))
    return Case(
        refresh=refresh,
        candidates=[
            ours(bench.device, "matmul_w8a8", {"T": name, "O": "bf16", **tile}, arguments, [c]) for tile in tiles
        ],
        peers=peers,
        check=verdict,
    )


def _attention(name):
    batch, heads, _, n, window = CAPPED[name]
    pairs = sum(min(query + 1, window or n) for query in range(n))
    return flops(f"attn_capped_{name}", 4 * batch * heads * pairs * WIDTH, lambda bench: _attention_case(bench, name))


def _attention_case(bench, name):
    import torch

    batch, heads, kv_heads, n, window = CAPPED[name]
    window = window or n
    of = lambda heads: torch.empty((batch, heads, n, WIDTH), dtype=torch.bfloat16, device=bench.place)
    q, out, k, v = of(heads), of(heads), of(kv_heads), of(kv_heads)
    slope = torch.empty(heads, device=bench.place)
    scale = 1 / math.sqrt(WIDTH)

    def refresh():
        for tensor in (q, k, v):
            tensor.normal_()
        slope.uniform_(0.0, 0.1)

    def reference(b, h, rows, lean):
        keys, values = (t[b, h // (heads // kv_heads)].double() for t in (k, v))
        scores = CAP * (scale / CAP * (q[b, h][rows].double() @ keys.t())).tanh()
        distance = rows[:, None] - torch.arange(n, device=bench.place)[None, :]
        scores -= lean * distance
        scores.masked_fill_((distance < 0) | (distance >= window), -math.inf)
        weights = scores.softmax(dim=-1)
        return weights @ values, weights @ values.abs()

    def verdict(got):
        biased = got is out

        def head(b, h):
            rows = torch.tensor(check.sample(n, 30), device=bench.place)
            wanted, terms = reference(b, h, rows, slope[h].double() if biased else 0.0)
            return check.within(got[b, h][rows], wanted, 2**-7, terms)

        return check.worst(head(b, h) for b, h in [(0, 0), (batch - 1, heads - 1)])

    def flex():
        from torch.nn.attention.flex_attention import create_block_mask, flex_attention

        torch._dynamo.reset()
        fast = torch.compile(flex_attention, dynamic=False)

        def mask(b, h, query, key):
            return (key <= query) & (key + window > query)

        def score(score, b, h, query, key):
            return CAP * torch.tanh(score / CAP) - slope[h] * (query - key)

        blocks = torch.compile(create_block_mask)(mask, None, None, n, n, device=bench.place)

        def run():
            out.copy_(fast(q, k, v, score_mod=score, block_mask=blocks, scale=scale, enable_gqa=True))

        run()
        return Ran(run, lambda: out, [out])

    theirs = [tensor.transpose(1, 2) for tensor in (q, k, v)]
    reach = (window - 1, 0) if window < n else (-1, -1)
    peers = anchors.flash3(bench, "flash3 without ALiBi", *theirs, scale, causal=True, window=reach, cap=CAP)
    tiles = [{}] + [{"BM": m, "BN": w} for m, w in ((128, 128), (128, 176), (128, 96), (192, 128))]
    return Case(
        refresh=refresh,
        candidates=[
            ours(bench.device, "attention_capped", {"D": WIDTH, **tile},
                 (q, k, v, slope, out, window, CAP, scale), [out])
            for tile in tiles
        ],
        peers=peers + [Implementation("flex", flex)],
        check=verdict,
    )
