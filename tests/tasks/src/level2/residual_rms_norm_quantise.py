"""A residual is added, normalised by RMS, and brought to eight bits with a scale a row."""
import torch
from torch import nn


class Model(nn.Module):
    def forward(self, x, residual, weight):
        h = residual + x.float()
        y = nn.functional.rms_norm(h, h.shape[-1:], weight, eps=1e-6)
        scale = y.abs().amax(dim=-1).clamp(min=1e-12) / 127
        return torch.round(y / scale[:, None]).to(torch.int8), scale, h


def get_inputs():
    return [torch.randn(8, 128, dtype=torch.bfloat16), torch.randn(8, 128), torch.randn(128)]


def get_init_inputs():
    return []
