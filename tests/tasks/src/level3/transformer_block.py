"""Transformer block: attention with grouped heads and SwiGLU, each behind an RMS norm, with residuals."""
import torch
from torch import nn


class Model(nn.Module):
    def __init__(self, n, heads, kv, hidden):
        super().__init__()
        self.heads, self.kv = heads, kv
        self.q, self.k, self.v = (nn.Linear(n, 16 * count, bias=False) for count in (heads, kv, kv))
        self.out = nn.Linear(16 * heads, n, bias=False)
        self.gate, self.up = (nn.Linear(n, hidden, bias=False) for _ in range(2))
        self.down = nn.Linear(hidden, n, bias=False)
        self.norm1, self.norm2 = (nn.RMSNorm(n, eps=1e-6) for _ in range(2))

    def forward(self, h):
        x = self.norm1(h)
        layers = (self.q, self.heads), (self.k, self.kv), (self.v, self.kv)
        q, k, v = (layer(x).unflatten(1, (count, 16)).transpose(0, 1) for layer, count in layers)
        o = nn.functional.scaled_dot_product_attention(q, k, v, is_causal=True, enable_gqa=True)
        h = h + self.out(o.transpose(0, 1).flatten(1))
        x = self.norm2(h)
        return h + self.down(nn.functional.silu(self.gate(x)) * self.up(x))


def get_inputs():
    return [torch.randn(32, 64)]


def get_init_inputs():
    return [64, 4, 2, 64]
