"""Attention forward with masks and score functions that no kernel of the
project has, each written as one `select` in a loop through all keys
(`benches/h200/src/variants.rs`), with the tiles that the library chooses.

The peer is FlexAttention, compiled for each of them. Operations count two
products of the pairs that are seen.
"""

import math

from . import check
from .work import Case, Implementation, Ran, flops, ours

BATCH, HEADS, KV_HEADS, TOKENS = 2, 16, 4, 8192
WINDOW, CHUNK = 1024, 1024
KINDS = {
    "causal": 0,
    "prefix": 1,
    "document": 2,
    "sigmoid": 3,
    "relative": 4,
    "sink": 5,
    "chunk": 6,
    "dilated": 7,
    "dropout": 8,
    "last": 9,
}
# By name: kind, head width, queries, element type of keys and values.
VARIANTS = {
    **{name: (name, 128, TOKENS, "bf16") for name in KINDS if name != "last"},
    "last": ("last", 128, 1024, "bf16"),
    "d64": ("causal", 64, TOKENS, "bf16"),
    "d96": ("causal", 96, TOKENS, "bf16"),
    "d192": ("causal", 192, TOKENS, "bf16"),
    "fp8_keys": ("causal", 128, TOKENS, "e4m3"),
}
# The numbers that the kernel takes.
NUMBERS = {"prefix": 1000, "sink": WINDOW, "dilated": WINDOW, "dropout": 102}
# Where documents begin.
STARTS = [0, 1511, 2984, 4100, 5007, 7003]


def works():
    found = []
    for name, (kind, d, m, _) in VARIANTS.items():
        pairs = BATCH * HEADS * sum(seen(kind, query, TOKENS - m) for query in range(m))
        found.append(flops(f"attn_variant_{name}", 4 * pairs * d, _build(name)))
    return found


def seen(kind, query, before):
    """How many keys a query sees; `before` are the keys in front of the first query."""
    past = query + 1
    match kind:
        case "prefix":
            return max(past, NUMBERS[kind])
        case "document":
            return past - max(start for start in STARTS if start <= query)
        case "sigmoid" | "relative":
            return TOKENS
        case "sink":
            return min(past, WINDOW) + min(4, max(0, past - WINDOW))
        case "chunk":
            return query % CHUNK + 1
        case "dilated":
            return (min(past, WINDOW) + 1) // 2
        case _:
            return past + before


class _Data:
    def __init__(self, place, name):
        import torch

        self.torch, self.place = torch, place
        self.kind, self.d, self.m, element = VARIANTS[name]
        self.n = TOKENS
        self.number = NUMBERS.get(self.kind, 0)
        self.scale = 1 / math.sqrt(self.d)
        stored = torch.float8_e4m3fn if element == "e4m3" else torch.bfloat16
        of = lambda heads, rows, dtype: torch.empty((BATCH, heads, rows, self.d), dtype=dtype, device=place)
        self.q, self.out = (of(HEADS, self.m, torch.bfloat16) for _ in range(2))
        self.k, self.v = (of(KV_HEADS, self.n, stored) for _ in range(2))
        at, starts = torch.arange(self.n, device=place), torch.tensor(STARTS, device=place)
        self.ids = (at[:, None] >= starts).sum(dim=-1).int().expand(BATCH, self.n).contiguous()
        self.table = torch.zeros((HEADS, 256), dtype=torch.float32, device=place)
        self.element = element

    def refresh(self):
        torch = self.torch
        for tensor in (self.q, self.k, self.v):
            tensor.copy_(torch.randn(tensor.shape, device=self.place, dtype=torch.bfloat16))
        self.table.normal_()

    def sees(self, b, query, key):
        """The mask, for tensors of indices."""
        past = key <= query
        match self.kind:
            case "prefix":
                return past | (key < self.number)
            case "document":
                return past & (self.ids[b, query] == self.ids[b, key])
            case "sigmoid" | "relative":
                return key >= 0
            case "sink":
                return past & ((key + self.number > query) | (key < 4))
            case "chunk":
                return past & (key // CHUNK == query // CHUNK)
            case "dilated":
                return past & (key + self.number > query) & ((query - key) % 2 == 0)
            case "last":
                return key <= query + (self.n - self.m)
            case _:
                return past

    def score(self, score, h, query, key):
        """The score function."""
        if self.kind != "relative":
            return score
        distance = (self.torch.clamp(key - query + 128, min=0)).clamp(max=255)
        return score + self.table[h, distance]

    def weights(self, b, h, rows):
        torch = self.torch
        keys = torch.arange(self.n, device=self.place)[None, :]
        rows = rows[:, None]
        scores = self.scale * (self.q[b, h][rows[:, 0]].double() @ self.keys(b, h).double().t())
        scores = self.score(scores, h, rows, keys)
        scores.masked_fill_(~self.sees(b, rows, keys), -math.inf)
        if self.kind == "sigmoid":
            return scores.sigmoid()
        weights = scores.softmax(dim=-1)
        if self.kind == "dropout":
            weights.masked_fill_(self.dropped(rows, keys), 0.0)
        return weights

    def dropped(self, query, key):
        low = 2**32 - 1
        bits = (query * 0x9E3779B9 & low) ^ (key * 0x85EBCA6B & low)
        bits = (bits ^ bits >> 15) * 0x2C1B3C6D & low
        bits = bits ^ bits >> 12
        return bits & 1023 < self.number

    def keys(self, b, h):
        return self.k[b, h // (HEADS // KV_HEADS)]


def _build(name):
    def build(bench):
        import torch

        data = _Data(bench.place, name)

        def verdict(got):
            def head(b, h):
                rows = torch.tensor(check.sample(data.m, 30), device=bench.place)
                weights, values = data.weights(b, h, rows), data.v[b, h // (HEADS // KV_HEADS)].double()
                return check.within(got[b, h][rows], weights @ values, 2**-7, weights @ values.abs())

            return check.worst(head(b, h) for b, h in [(0, 0), (BATCH - 1, HEADS - 1)])

        def flex():
            from torch.nn.attention.flex_attention import create_block_mask, flex_attention

            if name in ("sigmoid", "dropout", "fp8_keys"):
                raise RuntimeError("it has no such attention")
            torch._dynamo.reset()
            compiled = torch.compile(flex_attention, dynamic=False)
            ids, table, number, kind = data.ids, data.table, data.number, data.kind
            rest = data.n - data.m

            def mask(b, h, query, key):
                past = key <= query
                if kind == "prefix":
                    return past | (key < number)
                if kind == "document":
                    return past & (ids[b, query] == ids[b, key])
                if kind == "sink":
                    return past & ((key + number > query) | (key < 4))
                if kind == "chunk":
                    return past & (key // CHUNK == query // CHUNK)
                if kind == "dilated":
                    return past & (key + number > query) & ((query - key) % 2 == 0)
                if kind == "last":
                    return key <= query + rest
                return past

            def score(score, b, h, query, key):
                return score + table[h, torch.clamp(key - query + 128, min=0, max=255)]

            state = {}

            def run():
                if "mask" not in state and kind != "relative":
                    state["mask"] = torch.compile(create_block_mask)(
                        mask, BATCH if kind == "document" else None, None, data.m, data.n, device=bench.place
                    )
                state["out"] = compiled(
                    data.q,
                    data.k,
                    data.v,
                    score_mod=score if kind == "relative" else None,
                    block_mask=state.get("mask"),
                    scale=data.scale,
                    enable_gqa=True,
                )

            run()
            return Ran(run, lambda: state["out"])

        arguments = (data.q, data.k, data.v, data.ids, data.table, data.out, data.number, data.scale)
        parameters = {"T": data.element, "D": data.d, "KIND": KINDS[data.kind]}
        return Case(
            refresh=data.refresh,
            candidates=[ours(bench.device, "attention_variant", parameters, arguments, [data.out])],
            peers=[Implementation("flex", flex)],
            check=verdict,
        )

    return build
