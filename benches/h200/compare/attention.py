"""Attention, forward and backward, with 16384 tokens and a model width of 2048.

Peers are cuDNN and FlashAttention-2, through PyTorch, and FlashAttention-3
forward where `--anchors` gives it. Operations count two
products forward and five backward, half of them under a causal mask.
"""

import math

from . import anchors, check
from .work import Case, Implementation, Ran, flops, ours

TOKENS, WIDTH = 16384, 2048
FORWARD = {
    64: [(128, 128), (128, 64), (64, 64), (64, 128), (192, 128), (256, 128), (192, 112), (128, 192)],
    128: [(128, 128), (128, 176), (128, 64), (64, 64), (64, 128), (192, 128)],
    256: [(128, 64), (128, 80), (64, 64), (128, 32), (64, 32), (128, 128)],
}
BACKWARD = {
    64: [(64, 128), (64, 64), (128, 128), (96, 128), (112, 128)],
    128: [(64, 128), (64, 64), (32, 64)],
    256: [(64, 64), (32, 64), (64, 32), (32, 32)],
}


def works():
    found = []
    for d in (64, 128, 256):
        for s in (4096, 16384):
            for causal in (False, True):
                amount = 4 * (TOKENS // s) * (WIDTH // d) * s * s * d / (2 if causal else 1)
                tail = f"bf16_d{d}_s{s}_{'causal' if causal else 'full'}"
                found.append(flops(f"attn_fwd_{tail}", amount, _forward(d, s, causal)))
                found.append(flops(f"attn_bwd_{tail}", 2.5 * amount, _backward(d, s, causal)))
    return found


class _Data:
    """Random q, k, v and the gradient of the output."""

    def __init__(self, place, d, s, causal):
        import torch

        self.torch, self.place, self.s, self.causal = torch, place, s, causal
        self.shape = (TOKENS // s, WIDTH // d, s, d)
        self.scale = 1 / math.sqrt(d)
        self.q, self.k, self.v, self.d_out = (self.empty() for _ in range(4))

    def empty(self):
        return self.torch.empty(self.shape, dtype=self.torch.bfloat16, device=self.place)

    def refresh(self):
        for tensor in (self.q, self.k, self.v, self.d_out):
            tensor.normal_()

    def heads(self):
        """The first and the last head."""
        return [(0, 0), (self.shape[0] - 1, self.shape[1] - 1)]

    def mask(self, rows):
        keys = self.torch.arange(self.s, device=self.place)
        return keys[None, :] > rows[:, None]

    def weights(self, b, h, rows):
        """Weights of some queries of a head in f64."""
        scores = self.scale * (self.q[b, h][rows].double() @ self.k[b, h].double().t())
        if self.causal:
            scores.masked_fill_(self.mask(rows), -math.inf)
        return scores.softmax(dim=-1)


def _backend(name):
    from torch.nn.attention import SDPBackend, sdpa_kernel

    return sdpa_kernel({"cudnn": SDPBackend.CUDNN_ATTENTION, "flash2": SDPBackend.FLASH_ATTENTION}[name])


def _forward(d, s, causal):
    def build(bench):
        import torch

        data = _Data(bench.place, d, s, causal)
        out = data.empty()
        lse = torch.empty(data.shape[:3], dtype=torch.float32, device=bench.place)

        def verdict(got):
            got = got[0] if isinstance(got, list) else got

            def head(b, h):
                rows = torch.tensor(check.sample(s, 30), device=bench.place)
                weights, values = data.weights(b, h, rows), data.v[b, h].double()
                # Weights are rounded to bf16 before the second product.
                return check.within(got[b, h][rows], weights @ values, 2**-8, weights @ values.abs())

            return check.worst(head(b, h) for b, h in data.heads())

        def peer(name):
            def prepare():
                last = [None]

                def run():
                    with _backend(name):
                        last[0] = torch.nn.functional.scaled_dot_product_attention(
                            data.q, data.k, data.v, is_causal=causal
                        )

                run()
                return Ran(run, lambda: last[0])

            return Implementation(name, prepare)

        theirs = [tensor.transpose(1, 2) for tensor in (data.q, data.k, data.v)]
        arguments = (data.q, data.k, data.v, out, lse, data.scale)
        tiles = [{"T": "bf16", "BM": m, "BN": n, "D": d, "CAUSAL": causal} for m, n in FORWARD[d]]
        return Case(
            refresh=data.refresh,
            candidates=[ours(bench.device, "flash_attention", tile, arguments, [out, lse]) for tile in tiles],
            peers=[peer("cudnn"), peer("flash2")]
            + anchors.flash3(bench, "flash3", *theirs, data.scale, causal=causal),
            check=verdict,
        )

    return build


def _backward(d, s, causal):
    def build(bench):
        import torch

        data = _Data(bench.place, d, s, causal)
        grads = [data.empty() for _ in range(3)]
        forward = {}
        on_cpu = "_for_cpu" if bench.place == "cpu" else ""
        flash = getattr(torch.ops.aten, f"_scaled_dot_product_flash_attention{on_cpu}")

        def refresh():
            data.refresh()
            with torch.no_grad():
                result = flash(data.q, data.k, data.v, 0.0, causal, scale=data.scale)
            # Kept in place, because launches are bound to the tensors.
            for name, tensor in (("out", result[0]), ("lse", result[1].float())):
                forward.setdefault(name, torch.empty(tensor.shape, dtype=tensor.dtype, device=bench.place)).copy_(
                    tensor
                )
            for tensor, leaf in leaves:
                leaf.copy_(tensor)
            graphs.clear()

        with torch.no_grad():
            leaves = [(t, torch.empty_like(t)) for t in (data.q, data.k, data.v)]
        graphs = {}

        def verdict(got):
            def head(b, h):
                q, k, v, do = (t[b, h].float() for t in (data.q, data.k, data.v, data.d_out))
                p = data.scale * (q @ k.t())
                if causal:
                    p.masked_fill_(data.mask(torch.arange(s, device=bench.place)), -math.inf)
                p = p.softmax(dim=-1)
                dp = do @ v.t()
                dp -= (p * dp).sum(dim=-1, keepdim=True)
                dp *= p
                wanted = [data.scale * (dp @ k), data.scale * (dp.t() @ q), p.t() @ do]
                # Against the largest element: gradients are sums of signed terms.
                return check.worst(
                    check.within(g[b, h], w.double(), 0.02, w.double().abs().max()) for g, w in zip(got, wanted)
                )

            before = torch.backends.cuda.matmul.allow_tf32
            torch.backends.cuda.matmul.allow_tf32 = False
            try:
                return check.worst(head(b, h) for b, h in data.heads())
            finally:
                torch.backends.cuda.matmul.allow_tf32 = before

        def peer(name):
            def prepare():
                last = [None]

                def run():
                    if name not in graphs:
                        inputs = [leaf.detach().requires_grad_() for _, leaf in leaves]
                        with _backend(name):
                            out = torch.nn.functional.scaled_dot_product_attention(*inputs, is_causal=causal)
                        graphs[name] = (out, inputs)
                    out, inputs = graphs[name]
                    last[0] = list(torch.autograd.grad(out, inputs, data.d_out, retain_graph=True))

                run()
                return Ran(run, lambda: last[0])

            return Implementation(name, prepare)

        def candidate(m, n):
            def prepare():
                delta = torch.empty(data.shape[:3], dtype=torch.float32, device=bench.place)
                common = {"T": "bf16", "BM": m, "BN": n, "D": d, "CAUSAL": causal}
                q, k, v, do, (dq, dk, dv) = data.q, data.k, data.v, data.d_out, grads
                kernel = bench.device.kernel
                steps = [
                    kernel("attention_delta", T="bf16", BM=64, D=d).bind(forward["out"], do, delta),
                    kernel("attention_backward_kv", **common).bind(
                        q, k, v, do, forward["lse"], delta, dk, dv, data.scale
                    ),
                    # Which owns queries as the one before owns keys.
                    kernel("attention_backward_q", **common | {"BM": n, "BN": m}).bind(
                        q, k, v, do, forward["lse"], delta, dq, data.scale
                    ),
                ]

                def run():
                    for step in steps:
                        step()

                return Ran(run, lambda: grads, grads)

            return Implementation(f"attention_backward BM={m} BN={n}", prepare)

        def fused(m, n):
            def prepare():
                delta = torch.empty(data.shape[:3], dtype=torch.float32, device=bench.place)
                sums = torch.empty(data.shape, dtype=torch.float32, device=bench.place)
                q, k, v, do, (dq, dk, dv) = data.q, data.k, data.v, data.d_out, grads
                kernel = bench.device.kernel
                before = kernel("attention_delta", T="bf16", BM=64, D=d).bind(forward["out"], do, delta)
                pass_ = kernel("attention_backward_fused", T="bf16", BM=m, BN=n, D=d, CAUSAL=causal).bind(
                    q, k, v, do, forward["lse"], delta, sums, dk, dv, data.scale
                )

                def run():
                    sums.zero_()
                    before()
                    pass_()
                    dq.copy_(sums)

                return Ran(run, lambda: grads, grads)

            return Implementation(f"attention_backward_fused BM={m} BN={n}", prepare)

        return Case(
            refresh=refresh,
            candidates=[make(m, n) for m, n in BACKWARD[d] for make in (fused, candidate)],
            peers=[peer("cudnn"), peer("flash2")],
            check=verdict,
        )

    return build
