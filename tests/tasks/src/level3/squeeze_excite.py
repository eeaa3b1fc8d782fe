"""Squeeze and excitation: channels of an image are scaled by what their means say."""
import torch
from torch import nn


class Model(nn.Module):
    def __init__(self, channels, hidden):
        super().__init__()
        self.down = nn.Linear(channels, hidden, bias=False)
        self.up = nn.Linear(hidden, channels, bias=False)

    def forward(self, x):
        gate = torch.sigmoid(self.up(torch.relu(self.down(x.mean(dim=-1)))))
        return x * gate[:, :, None]


def get_inputs():
    return [torch.randn(2, 16, 64)]


def get_init_inputs():
    return [16, 4]
