"""Matrix times vector."""
import torch
from torch import nn


class Model(nn.Module):
    def forward(self, a, x):
        return a.float() @ x.float()


def get_inputs():
    return [torch.rand(64, 256, dtype=torch.bfloat16), torch.rand(256, dtype=torch.bfloat16)]


def get_init_inputs():
    return []
