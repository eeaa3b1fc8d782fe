"""Depthwise convolution of images: each channel with a filter of its own."""
import torch
from torch import nn


class Model(nn.Module):
    def __init__(self, channels, k, padding):
        super().__init__()
        self.conv = nn.Conv2d(channels, channels, k, padding=padding, groups=channels, bias=False)

    def forward(self, x):
        return self.conv(x)


def get_inputs():
    return [torch.randn(1, 8, 8, 32)]


def get_init_inputs():
    return [8, 3, 1]
