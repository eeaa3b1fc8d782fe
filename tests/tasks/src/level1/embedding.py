"""Embedding: rows of a table by number."""
import torch
from torch import nn


class Model(nn.Module):
    def __init__(self, words, n):
        super().__init__()
        self.table = nn.Embedding(words, n, dtype=torch.bfloat16)

    def forward(self, index):
        return self.table(index)


def get_inputs():
    return [torch.randint(0, 100, (16,), dtype=torch.int32)]


def get_init_inputs():
    return [100, 64]
