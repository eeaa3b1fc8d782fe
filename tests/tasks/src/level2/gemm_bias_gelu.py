"""Linear layer with GELU in half precision."""
import torch
from torch import nn


class Model(nn.Module):
    def __init__(self, k, n):
        super().__init__()
        self.linear = nn.Linear(k, n, dtype=torch.float16)

    def forward(self, x):
        return nn.functional.gelu(self.linear(x))


def get_inputs():
    return [torch.rand(64, 64, dtype=torch.float16)]


def get_init_inputs():
    return [64, 64]
