"""Rotary position embedding of heads whose halves are rotated."""
import torch
from torch import nn


class Model(nn.Module):
    def forward(self, x, cos, sin):
        low, high = x.float().chunk(2, dim=-1)
        return torch.cat([low * cos - high * sin, high * cos + low * sin], dim=-1).to(x.dtype)


def get_inputs():
    angle = torch.arange(16)[:, None] / 10000 ** (torch.arange(8) / 8)
    return [torch.randn(2, 4, 16, 16, dtype=torch.bfloat16), angle.cos(), angle.sin()]


def get_init_inputs():
    return []
