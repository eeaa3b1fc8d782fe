"""The position of the largest element of each row."""
import torch
from torch import nn


class Model(nn.Module):
    def forward(self, x):
        return torch.argmax(x, dim=-1).int()


def get_inputs():
    return [torch.randn(8, 256)]


def get_init_inputs():
    return []
