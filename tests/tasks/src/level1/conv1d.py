"""Dilated convolution of signals."""
import torch
from torch import nn


class Model(nn.Module):
    def __init__(self, channels, outs, taps, dilation, padding):
        super().__init__()
        self.conv = nn.Conv1d(channels, outs, taps, dilation=dilation, padding=padding, bias=False)

    def forward(self, x):
        return self.conv(x)


def get_inputs():
    return [torch.randn(2, 16, 64)]


def get_init_inputs():
    return [16, 8, 3, 1, 1]
