"""A step of AdamW on parameters and both moments."""
import torch
from torch import nn


class Model(nn.Module):
    def __init__(self, rate, beta1, beta2, decay, step):
        super().__init__()
        self.rate, self.betas, self.decay, self.step = rate, (beta1, beta2), decay, step

    def forward(self, p, m, v, g):
        beta1, beta2 = self.betas
        m = beta1 * m + (1 - beta1) * g
        v = beta2 * v + (1 - beta2) * g * g
        update = m / (1 - beta1**self.step) / ((v / (1 - beta2**self.step)).sqrt() + 1e-8)
        return p * (1 - self.rate * self.decay) - self.rate * update, m, v


def get_inputs():
    return [torch.randn(512), torch.randn(512), torch.rand(512), torch.randn(512)]


def get_init_inputs():
    return [0.01, 0.9, 0.99, 0.1, 3]
