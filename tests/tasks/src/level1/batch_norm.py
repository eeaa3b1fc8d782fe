"""Batch normalisation of images at inference, with running statistics."""
import torch
from torch import nn


class Model(nn.Module):
    def __init__(self, channels):
        super().__init__()
        self.norm = nn.BatchNorm2d(channels).eval()

    def forward(self, x):
        return self.norm(x)


def get_inputs():
    return [torch.randn(2, 4, 8, 16)]


def get_init_inputs():
    return [4]
