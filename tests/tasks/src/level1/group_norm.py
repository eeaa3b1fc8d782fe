"""Group normalisation of signals [n, channels, length]."""
import torch
from torch import nn


class Model(nn.Module):
    def __init__(self, groups, channels):
        super().__init__()
        self.norm = nn.GroupNorm(groups, channels)

    def forward(self, x):
        return self.norm(x)


def get_inputs():
    return [torch.randn(2, 8, 64)]


def get_init_inputs():
    return [4, 8]
