"""Causal attention whose query heads share keys and values by groups."""
import torch
from torch import nn


class Model(nn.Module):
    def forward(self, q, k, v):
        m, n = q.shape[2], k.shape[2]
        visible = torch.ones(m, n, dtype=torch.bool).tril(n - m)
        return nn.functional.scaled_dot_product_attention(q, k, v, attn_mask=visible, enable_gqa=True)


def get_inputs():
    dtype = torch.bfloat16
    return [torch.randn(1, heads, 32, 16, dtype=dtype) for heads in (4, 2, 2)]


def get_init_inputs():
    return []
