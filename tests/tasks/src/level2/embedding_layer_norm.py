"""Embeddings of tokens and positions, added and normalised."""
import torch
from torch import nn


class Model(nn.Module):
    def __init__(self, words, places, n):
        super().__init__()
        self.words = nn.Embedding(words, n)
        self.places = nn.Embedding(places, n)

    def forward(self, token):
        y = self.words(token) + self.places.weight[: token.shape[1]]
        return nn.functional.layer_norm(y, y.shape[-1:])


def get_inputs():
    return [torch.randint(0, 100, (2, 8), dtype=torch.int32)]


def get_init_inputs():
    return [100, 9, 64]
