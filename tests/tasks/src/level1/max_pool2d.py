"""Maximum pooling of images with stride and padding."""
import torch
from torch import nn


class Model(nn.Module):
    def __init__(self, size, stride, padding):
        super().__init__()
        self.pool = nn.MaxPool2d(size, stride=stride, padding=padding)

    def forward(self, x):
        return self.pool(x)


def get_inputs():
    return [torch.randn(2, 4, 8, 32)]


def get_init_inputs():
    return [3, 2, 1]
