"""Matrix multiplication with weights of eight bits, each row with a scale."""
import torch
from torch import nn


class Model(nn.Module):
    def forward(self, x, weight, scale):
        return (x.float() @ weight.float().T * scale).half()


def get_inputs():
    weight = torch.randint(-127, 128, (64, 64), dtype=torch.int8)
    return [torch.randn(64, 64, dtype=torch.float16), weight, torch.rand(64) / 100]


def get_init_inputs():
    return []
