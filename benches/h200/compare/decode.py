"""Decoding with multi-head latent attention: 512 + 64 elements, 8192 keys.

Peers are PyTorch's batched products, as they are and through Inductor, and
FlashMLA where `--anchors` gives it.
"""

from . import anchors, check
from .work import Case, Implementation, Ran, compiled, flops, simple

KEYS, LATENT, ROPE, PAGE = 8192, 512, 64, 64
# Sequences and heads, and the type of elements.
SIZES = [(128, 128, "f16"), (128, 128, "bf16"), (16, 128, "bf16"), (128, 16, "bf16"), (48, 64, "bf16")]
CANDIDATES = [(64, 64, 1), (64, 32, 1), (64, 64, 2), (64, 32, 2), (128, 64, 1), (32, 32, 1), (16, 32, 1)]
FEWER = [(64, 64, 4), (64, 64, 3), (64, 64, 8), (64, 64, 2), (64, 32, 4)]
NARROW = [(16, 64, 1), (16, 64, 2), (16, 64, 3), (16, 32, 2), (64, 64, 1), (64, 64, 2)]


def works():
    found = []
    for batch, heads, element in SIZES:
        amount = 2 * batch * heads * KEYS * (2 * LATENT + ROPE)
        name = f"mla_decode_{element}_b{batch}_h{heads}_s{KEYS}"
        found.append(flops(name, amount, lambda bench, size=(batch, heads, element): _case(bench, *size)))
    return found


def _tiles(batch, heads):
    if heads <= 16:
        return NARROW
    return CANDIDATES if batch >= 128 else FEWER


def _case(bench, batch, heads, element):
    import torch

    dtype = torch.bfloat16 if element == "bf16" else torch.float16

    def half(*shape):
        return torch.empty(shape, dtype=dtype, device=bench.place)

    q_all, cache = half(batch, heads, LATENT + ROPE), half(batch, KEYS, LATENT + ROPE)
    q, q_rope, c, k_rope = (t for whole in (q_all, cache) for t in (whole[..., :LATENT], whole[..., LATENT:]))
    lens = torch.full((batch,), KEYS, dtype=torch.int32, device=bench.place)
    out = half(batch, heads, LATENT)
    scale = (LATENT + ROPE) ** -0.5

    def refresh():
        for tensor in (q_all, cache):
            tensor.normal_()

    def verdict(got):
        def sequence(b):
            keys = c[b].double()
            scores = q[b].double() @ keys.t() + q_rope[b].double() @ k_rope[b].double().t()
            weights = (scale * scores).softmax(dim=-1)
            return check.within(got[b], weights @ keys, check.roundoff(dtype), weights @ keys.abs())

        return check.worst(sequence(b) for b in (0, batch // 2, batch - 1))

    def candidate(bh, bn, splits):
        def prepare():
            part = torch.empty(splits, batch, heads, LATENT, dtype=torch.float32, device=bench.place)
            part_lse = torch.empty(splits, batch, heads, dtype=torch.float32, device=bench.place)
            decode = bench.device.kernel("mla_decode", T=element, BH=bh, BN=bn, DC=LATENT, DR=ROPE)
            combine = bench.device.kernel("combine_splits", T=element, D=LATENT)
            first = decode.bind(q, q_rope, c, k_rope, lens, part, part_lse, scale)
            second = combine.bind(part, part_lse, out)

            def run():
                first()
                second()

            return Ran(run, lambda: out, [out])

        return Implementation(f"mla_decode BH={bh} BN={bn} splits={splits}", prepare)

    def products(q, q_rope, c, k_rope):
        scores = torch.baddbmm(torch.bmm(q, c.transpose(1, 2)), q_rope, k_rope.transpose(1, 2))
        weights = (scores.float() * scale).softmax(dim=-1).to(c.dtype)
        return torch.bmm(weights, c)

    arguments = (q, q_rope, c, k_rope)
    pages = cache.view(-1, PAGE, 1, LATENT + ROPE)
    table = torch.arange(len(pages), dtype=torch.int32, device=bench.place).view(batch, -1)
    fused = anchors.flash_mla(bench, q_all, pages, table, lens, LATENT, scale) if element == "bf16" else []
    return Case(
        refresh=refresh,
        candidates=[candidate(*sizes) for sizes in _tiles(batch, heads)],
        peers=[simple("torch", lambda: products(*arguments)), compiled(products, *arguments)] + fused,
        check=verdict,
    )
