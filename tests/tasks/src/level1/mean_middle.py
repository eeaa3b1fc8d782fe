"""The mean over the middle axis of three."""
import torch
from torch import nn


class Model(nn.Module):
    def forward(self, x):
        return torch.mean(x, dim=1)


def get_inputs():
    return [torch.randn(4, 32, 64)]


def get_init_inputs():
    return []
