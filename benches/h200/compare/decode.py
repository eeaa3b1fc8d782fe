"""Decoding with multi-head latent attention: 128 sequences of 8192 keys, 128
heads, 512 + 64 elements. PyTorch has no kernel of its own for it: the peers are
its batched products, as they are and through Inductor."""

from . import check
from .work import Case, Implementation, Ran, compiled, flops, simple

BATCH, HEADS, KEYS, LATENT, ROPE = 128, 128, 8192, 512, 64
CANDIDATES = [(64, 64, 1), (64, 32, 1), (64, 64, 2), (64, 32, 2), (128, 64, 1), (32, 32, 1), (16, 32, 1)]


def works():
    amount = 2 * BATCH * HEADS * KEYS * (2 * LATENT + ROPE)
    return [flops(f"mla_decode_f16_b{BATCH}_h{HEADS}_s{KEYS}", amount, _case)]


def _case(bench):
    import torch

    def half(*shape):
        return torch.empty(shape, dtype=torch.float16, device=bench.place)

    q, q_rope = half(BATCH, HEADS, LATENT), half(BATCH, HEADS, ROPE)
    c, k_rope = half(BATCH, KEYS, LATENT), half(BATCH, KEYS, ROPE)
    lens = torch.full((BATCH,), KEYS, dtype=torch.int32, device=bench.place)
    out = half(BATCH, HEADS, LATENT)
    scale = (LATENT + ROPE) ** -0.5

    def refresh():
        for tensor in (q, q_rope, c, k_rope):
            tensor.normal_()

    def verdict(got):
        def sequence(b):
            keys = c[b].double()
            scores = q[b].double() @ keys.t() + q_rope[b].double() @ k_rope[b].double().t()
            weights = (scale * scores).softmax(dim=-1)
            return check.within(got[b], weights @ keys, 2**-11, weights @ keys.abs())

        return check.worst(sequence(b) for b in (0, BATCH // 2, BATCH - 1))

    def candidate(bh, bn, splits):
        def prepare():
            part = torch.empty(splits, BATCH, HEADS, LATENT, dtype=torch.float32, device=bench.place)
            part_lse = torch.empty(splits, BATCH, HEADS, dtype=torch.float32, device=bench.place)
            decode = bench.device.kernel("mla_decode", T="f16", BH=bh, BN=bn, DC=LATENT, DR=ROPE)
            combine = bench.device.kernel("combine_splits", T="f16", D=LATENT)
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
    return Case(
        refresh=refresh,
        candidates=[candidate(*sizes) for sizes in CANDIDATES],
        peers=[simple("torch", lambda: products(*arguments)), compiled(products, *arguments)],
        check=verdict,
    )
