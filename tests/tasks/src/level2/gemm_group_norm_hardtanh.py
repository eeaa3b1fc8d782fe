"""Linear layer, group normalisation of its results, and hardtanh."""
import torch
from torch import nn


class Model(nn.Module):
    def __init__(self, k, n, groups, limit):
        super().__init__()
        self.linear = nn.Linear(k, n)
        self.groups = groups
        self.limit = limit

    def forward(self, x):
        y = nn.functional.group_norm(self.linear(x), self.groups)
        return nn.functional.hardtanh(y, -self.limit, self.limit)


def get_inputs():
    return [torch.randn(64, 64)]


def get_init_inputs():
    return [64, 64, 4, 1.5]
