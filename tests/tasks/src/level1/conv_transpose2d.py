"""Transposed convolution of images."""
import torch
from torch import nn


class Model(nn.Module):
    def __init__(self, channels, outs, k, stride, padding):
        super().__init__()
        self.conv = nn.ConvTranspose2d(channels, outs, k, stride=stride, padding=padding, bias=False)

    def forward(self, x):
        return self.conv(x)


def get_inputs():
    return [torch.randn(1, 8, 4, 8)]


def get_init_inputs():
    return [8, 4, 4, 2, 1]
