"""Grouped GEMM of a mixture of experts: 4096 tokens, 64 experts of which each
token takes 6, and 8 of which it takes 2; the up and the down projection.

Ours gathers rows of tokens and scatters rows of slots in the kernel. PyTorch's
grouped GEMM (CUTLASS on Hopper) is given rows that were sorted before, and
leaves them sorted; Triton's kernel has the plan that ours has. Routing is
random, and new for each round.
"""

from dataclasses import dataclass

from . import check
from .work import Case, Implementation, Ran, flops, label

TOKENS = 4096
TILES = [(64, 128, 64), (64, 256, 64), (128, 128, 64), (128, 256, 64), (128, 192, 64), (192, 128, 64), (256, 128, 64)]


@dataclass
class Layer:
    """Weights `[experts, columns, k]`; a row of the input has `share` slots."""

    name: str
    experts: int
    top: int
    k: int
    columns: int
    share: int


LAYERS = [
    Layer("e64_top6_up", 64, 6, 2048, 2816, 6),
    Layer("e64_top6_down", 64, 6, 1408, 2048, 1),
    Layer("e8_top2_up", 8, 2, 4096, 14336, 2),
    Layer("e8_top2_down", 8, 2, 14336, 4096, 1),
]


def works():
    def amount(layer):
        return 2 * TOKENS * layer.top * layer.k * layer.columns

    return [flops(f"moe_bf16_{layer.name}", amount(layer), lambda b, x=layer: _case(b, x)) for layer in LAYERS]


class Plan:
    """Slots by expert, each expert's share padded to tiles of `rows`."""

    def __init__(self, layer, rows, place):
        import torch

        self.layer, self.rows = layer, rows
        tiles = -(-TOKENS * layer.top // rows) + layer.experts
        self.slots = torch.empty(tiles * rows, dtype=torch.int32, device=place)
        self.tile_expert = torch.empty(tiles, dtype=torch.int32, device=place)

    def fill(self, order, counts):
        import torch

        padded = (counts + self.rows - 1) // self.rows * self.rows
        begins, ends = padded.cumsum(0) - padded, padded.cumsum(0)
        first = counts.cumsum(0) - counts
        expert = torch.repeat_interleave(torch.arange(len(counts), device=order.device), counts)
        within = torch.arange(len(order), device=order.device) - first[expert]
        self.slots.fill_(-1)
        self.slots[begins[expert] + within] = order.int()
        starts = torch.arange(len(self.tile_expert), device=order.device) * self.rows
        self.tile_expert.copy_(torch.searchsorted(ends, starts, right=True))


def _case(bench, layer):
    import torch

    slots = TOKENS * layer.top
    bf16 = {"dtype": torch.bfloat16, "device": bench.place}
    x = torch.empty(slots // layer.share, layer.k, **bf16)
    w = torch.empty(layer.experts, layer.columns, layer.k, **bf16)
    y = torch.empty(slots, layer.columns, **bf16)
    order = torch.empty(slots, dtype=torch.int64, device=bench.place)
    sorted_rows = torch.empty(slots, layer.k, **bf16)
    offsets = torch.empty(layer.experts, dtype=torch.int32, device=bench.place)
    experts = torch.empty(slots, dtype=torch.int64, device=bench.place)
    plans = {rows: Plan(layer, rows, bench.place) for rows in sorted({tile[0] for tile in TILES})}

    def refresh():
        x.normal_()
        w.normal_()
        logits = torch.randn(TOKENS, layer.experts, device=bench.place)
        experts.copy_(logits.topk(layer.top).indices.reshape(-1))
        order.copy_(experts.argsort(stable=True))
        counts = torch.bincount(experts, minlength=layer.experts)
        offsets.copy_(counts.cumsum(0))
        sorted_rows.copy_(x[order // layer.share])
        for plan in plans.values():
            plan.fill(order, counts)

    def verdict(got):
        def slot(s):
            row, weights = x[s // layer.share].double(), w[experts[s]].double()
            return check.within(got[s], weights @ row, check.SUM_F32, weights.abs() @ row.abs())

        return check.worst(slot(s) for s in check.sample(slots, 64))

    def ours(tile):
        parameters = {"T": "bf16", **dict(zip(("BM", "BN", "BK"), tile)), "SHARE": layer.share}

        def prepare():
            plan = plans[tile[0]]
            kernel = bench.device.kernel("moe_matmul", **parameters)
            return Ran(kernel.bind(x, w, plan.slots, plan.tile_expert, y), lambda: y, [y])

        return Implementation(label("moe_matmul", parameters), prepare)

    def torch_grouped():
        last = [None]

        def run():
            last[0] = torch._grouped_mm(sorted_rows, w.transpose(1, 2), offs=offsets, out_dtype=torch.bfloat16)

        def result():
            by_slot = torch.empty_like(y)
            by_slot[order] = last[0]
            return by_slot

        return Ran(run, result)

    def triton_grouped():
        from . import triton_grouped

        out = torch.empty_like(y)
        run = triton_grouped.prepared(x, w, plans, out, layer.share)
        return Ran(run, lambda: out, [out])

    return Case(
        refresh=refresh,
        candidates=[ours(tile) for tile in TILES],
        peers=[Implementation("torch grouped", torch_grouped), Implementation("triton", triton_grouped)],
        check=verdict,
    )
