"""Matrix multiplication of half-precision operands into float32."""
import torch
from torch import nn


class Model(nn.Module):
    def forward(self, a, b):
        return a.float() @ b.float()


def get_inputs():
    return [torch.rand(64, 64, dtype=torch.float16) for _ in range(2)]


def get_init_inputs():
    return []
