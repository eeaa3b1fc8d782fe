"""SwiGLU: the gate's SiLU times the other half of a linear layer."""
import torch
from torch import nn


class Model(nn.Module):
    def __init__(self, k, n):
        super().__init__()
        self.gate = nn.Linear(k, n, bias=False, dtype=torch.bfloat16)
        self.up = nn.Linear(k, n, bias=False, dtype=torch.bfloat16)

    def forward(self, x):
        return nn.functional.silu(self.gate(x)) * self.up(x)


def get_inputs():
    return [torch.randn(32, 64, dtype=torch.bfloat16)]


def get_init_inputs():
    return [64, 64]
