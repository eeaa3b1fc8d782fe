"""Decoding of grouped-query attention: one query a sequence, keys in pages.

The amount is the bytes of the cache. Peers are FlashAttention-3 with the same
pages and with a cache that lies in order, where `--anchors` gives it, and
PyTorch on such a cache.
"""

import math

from . import anchors, check
from .work import Case, Implementation, Ran, simple, traffic

D = 128
# Sequences, keys, heads, heads of keys, and keys of a page.
SIZES = [
    (64, 8192, 32, 8, 16),
    (64, 8192, 32, 8, 64),
    (64, 8192, 32, 8, 256),
    (1, 131072, 32, 8, 16),
    (1, 131072, 32, 8, 64),
    (1, 131072, 32, 8, 256),
    (256, 1024, 64, 8, 16),
    (256, 1024, 64, 8, 64),
    (256, 1024, 64, 8, 256),
    (24, 5000, 40, 8, 64),
]


def works():
    found = []
    for size in SIZES:
        batch, keys, heads, kv_heads, page = size
        name = f"decode_bf16_b{batch}_s{keys}_h{heads}_{kv_heads}_page{page}"
        found.append(traffic(name, 4 * batch * keys * kv_heads * D, lambda bench, size=size: _case(bench, *size)))
    return found


def _case(bench, batch, keys, heads, kv_heads, page):
    import torch

    bf16 = {"dtype": torch.bfloat16, "device": bench.place}
    each = -(-keys // page)
    q, out = (torch.empty(batch, heads, D, **bf16) for _ in range(2))
    k, v = (torch.empty(batch * each, page, kv_heads, D, **bf16) for _ in range(2))
    table = torch.empty(batch, each, dtype=torch.int32, device=bench.place)
    lens = torch.full((batch,), keys, dtype=torch.int32, device=bench.place)
    # The same keys in order, for peers.
    k_row, v_row = (torch.empty(batch, keys, kv_heads, D, **bf16) for _ in range(2))
    scale = 1 / math.sqrt(D)

    def refresh():
        for tensor in (q, k, v):
            tensor.normal_()
        table.copy_(torch.randperm(batch * each, device=bench.place).view(batch, each))
        for pages, row in ((k, k_row), (v, v_row)):
            for b in range(batch):
                row[b].copy_(pages[table[b].long()].view(-1, kv_heads, D)[:keys])

    def verdict(got):
        got = got.view(batch, heads, D)

        def sequence(b):
            group = heads // kv_heads
            k_b, v_b = (row[b].double().repeat_interleave(group, dim=1).transpose(0, 1) for row in (k_row, v_row))
            weights = (scale * (k_b @ q[b].double()[:, :, None]).squeeze(2)).softmax(dim=-1)
            wanted, terms = (torch.einsum("hn,hnd->hd", weights, values) for values in (v_b, v_b.abs()))
            return check.within(got[b], wanted, 2**-8, terms)

        return check.worst(sequence(b) for b in {0, batch // 2, batch - 1})

    def candidate(splits, tile):
        def prepare():
            part = torch.empty(splits, batch, heads, D, dtype=torch.float32, device=bench.place)
            part_lse = torch.empty(splits, batch, heads, dtype=torch.float32, device=bench.place)
            decode = bench.device.kernel("flash_decoding", T="bf16", PAGE=page, D=D, **tile)
            first = decode.bind(q, k, v, table, lens, part, part_lse, scale)
            second = bench.device.kernel("combine_splits", T="bf16", D=D).bind(part, part_lse, out)

            def run():
                first()
                second()

            return Ran(run, lambda: out, [out])

        return Implementation(f"flash_decoding {tile} splits={splits}", prepare)

    def plain():
        heads_first = (row.transpose(1, 2) for row in (k_row, v_row))
        return torch.nn.functional.scaled_dot_product_attention(q[:, :, None], *heads_first, enable_gqa=True)

    blocks = batch * kv_heads
    splits = [n for n in (1, 2, 4, 8, 16, 32, 64) if blocks * n <= 8192 and (n == 1 or blocks * n >= 64)]
    one = q[:, None]
    peers = anchors.flash3(bench, "flash3 paged", one, k, v, scale, pages=table, lens=lens, splits=0)
    peers += anchors.flash3(bench, "flash3", one, k_row, v_row, scale, lens=lens, splits=0)
    return Case(
        refresh=refresh,
        candidates=[candidate(n, tile) for n in splits for tile in ({"BH": 16}, {"BH": 64})],
        peers=peers + [simple("torch", plain)],
        check=verdict,
    )
