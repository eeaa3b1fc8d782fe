"""Convolution of images with stride and padding."""
import torch
from torch import nn


class Model(nn.Module):
    def __init__(self, channels, outs, k, stride, padding):
        super().__init__()
        self.conv = nn.Conv2d(channels, outs, k, stride=stride, padding=padding, bias=False)

    def forward(self, x):
        return self.conv(x)


def get_inputs():
    return [torch.randn(1, 16, 8, 16)]


def get_init_inputs():
    return [16, 16, 3, 1, 1]
