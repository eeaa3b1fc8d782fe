"""A step of decoding: a key and a value join the cache, and one query attends to what it holds."""
import torch
from torch import nn


class Model(nn.Module):
    def forward(self, q, k, v, at, keys, values):
        rows = torch.arange(len(at))
        keys[rows, :, at.long()] = k
        values[rows, :, at.long()] = v
        visible = torch.arange(keys.shape[2]) <= at[:, None]
        mask = visible[:, None, None]
        o = nn.functional.scaled_dot_product_attention(q[:, :, None], keys, values, attn_mask=mask)
        return o[:, :, 0], keys, values


def get_inputs():
    new = [torch.randn(2, 2, 16) for _ in range(3)]
    return [*new, torch.tensor([5, 40], dtype=torch.int32), torch.randn(2, 2, 64, 16), torch.randn(2, 2, 64, 16)]


def get_init_inputs():
    return []
