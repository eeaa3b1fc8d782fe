"""Convolution of 3x3 with padding and bias, ReLU, and maximum pooling of 2x2."""
import torch
from torch import nn


class Model(nn.Module):
    def __init__(self, channels, outs):
        super().__init__()
        self.conv = nn.Conv2d(channels, outs, 3, padding=1)

    def forward(self, x):
        return nn.functional.max_pool2d(torch.relu(self.conv(x)), 2)


def get_inputs():
    return [torch.randn(2, 8, 8, 16)]


def get_init_inputs():
    return [8, 16]
