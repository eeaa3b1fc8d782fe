"""Inverted residual of MobileNet: expansion, depthwise convolution, projection, and the residual."""
import torch
from torch import nn


class Model(nn.Module):
    def __init__(self, channels, hidden):
        super().__init__()
        self.expand = nn.Conv2d(channels, hidden, 1, bias=False)
        self.depthwise = nn.Conv2d(hidden, hidden, 3, padding=1, groups=hidden, bias=False)
        self.project = nn.Conv2d(hidden, channels, 1, bias=False)

    def forward(self, x):
        z = nn.functional.relu6(self.expand(x))
        z = nn.functional.relu6(self.depthwise(z))
        return x + self.project(z)


def get_inputs():
    return [torch.randn(1, 8, 8, 8)]


def get_init_inputs():
    return [8, 16]
