"""Leaky ReLU of every element."""
import torch
from torch import nn


class Model(nn.Module):
    def __init__(self, slope):
        super().__init__()
        self.slope = slope

    def forward(self, x):
        return nn.functional.leaky_relu(x, self.slope)


def get_inputs():
    return [torch.randn(4096, dtype=torch.float16)]


def get_init_inputs():
    return [0.01]
