"""Batched matrix multiplication in bfloat16, whose right operand is stored transposed."""
import torch
from torch import nn


class Model(nn.Module):
    def forward(self, a, b):
        return torch.bmm(a, b.transpose(1, 2))


def get_inputs():
    return [torch.rand(2, 64, 32, dtype=torch.bfloat16), torch.rand(2, 32, 32, dtype=torch.bfloat16)]


def get_init_inputs():
    return []
