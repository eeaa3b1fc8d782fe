"""Contrastive loss of paired embeddings: cross-entropy of cosine similarities, both ways."""
import torch
from torch import nn


class Model(nn.Module):
    def __init__(self, scale):
        super().__init__()
        self.scale = scale

    def forward(self, a, b):
        a, b = nn.functional.normalize(a, dim=-1), nn.functional.normalize(b, dim=-1)
        z, target = self.scale * a @ b.T, torch.arange(len(a))
        return (nn.functional.cross_entropy(z, target) + nn.functional.cross_entropy(z.T, target)) / 2


def get_inputs():
    return [torch.randn(32, 16), torch.randn(32, 16)]


def get_init_inputs():
    return [10.0]
