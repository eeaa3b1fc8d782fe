"""Dropout with a given mask, scaled, and the residual added."""
import torch
from torch import nn


class Model(nn.Module):
    def __init__(self, p):
        super().__init__()
        self.p = p

    def forward(self, x, keep, residual):
        return residual + x * keep / (1 - self.p)


def get_inputs():
    return [torch.randn(8, 256), torch.rand(8, 256) > 0.25, torch.randn(8, 256)]


def get_init_inputs():
    return [0.25]
