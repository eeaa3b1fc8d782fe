"""Ten fusions in index notation (`benches/h200/src/formulas.rs`), at sizes of
models. Our kernels run with the tiles that the device chooses; peers are
PyTorch as it is and Inductor on the same lines of Python.
"""

from dataclasses import dataclass

from . import check
from .work import Case, compiled, flops, ours, simple, traffic

HEADS, KEYS, WIDTH = 16, 4096, 128
ROWS, COLUMNS = 8192, 4096
VOCABULARY, LOSSES = 128256, 2048
LAYER = (4096, 4096, 4096)
BAGS, TOKENS, TABLE = 16384, 32, 100000
EPS = 1e-5


@dataclass
class Formula:
    """A kernel: its inputs as shapes, types and what they hold, the shape and
    type of its output, the function for peers and references (in `f64` with the
    same lines), and its amount of work."""

    inputs: list
    output: tuple
    function: object
    amount: float
    unit: object = traffic
    tolerance: float = 2.0**-7


def _wide(x):
    import torch

    return x if x.dtype == torch.float64 else x.float()


def _gated_norm(x, gate, weight):
    import torch

    y = _wide(x)
    y = y * torch.rsqrt(y.square().mean(dim=-1, keepdim=True) + EPS)
    return (y * weight * torch.nn.functional.silu(_wide(gate))).to(x.dtype)


def _residual_norm(x, residual, weight, bias):
    import torch

    y = _wide(x) + residual
    return torch.nn.functional.layer_norm(y, y.shape[-1:], weight.to(y.dtype), bias.to(y.dtype), EPS).to(x.dtype)


def _biased_scores(x, bias):
    return (_wide(x) * 0.125 + bias).softmax(dim=-1).to(x.dtype)


def _cross_entropy_loss(logits, target):
    import torch

    return torch.nn.functional.cross_entropy(_wide(logits), target.long(), reduction="none")


def _activated_layer(x, w, bias):
    import torch

    return torch.nn.functional.gelu(torch.nn.functional.linear(x, w, bias), approximate="tanh")


def _swiglu_layer(x, w1, w3):
    import torch

    return torch.nn.functional.silu(x @ w1.t()) * (x @ w3.t())


def _alibi_attention(q, k, v, slope):
    import torch

    at = torch.arange(q.shape[1], device=q.device)
    distance = at[:, None] - at[None, :]
    score = _wide(q @ k.transpose(1, 2)) * WIDTH**-0.5 - slope.to(_wide(q).dtype)[:, None, None] * distance
    score = score.masked_fill(distance < 0, float("-inf"))
    return score.softmax(dim=-1).to(v.dtype) @ v


def _capped_attention(q, k, v):
    score = _wide(q @ k.transpose(1, 2)) * WIDTH**-0.5
    return (30.0 * (score / 30.0).tanh()).softmax(dim=-1).to(v.dtype) @ v


def _bag_of_embeddings(ids, table):
    return _wide(table[ids]).mean(dim=1).to(table.dtype)


def _activated_columns(x, bias):
    import torch

    return torch.nn.functional.gelu(_wide(x) + bias, approximate="tanh").t().contiguous().to(x.dtype)


M, N, K = LAYER
ATTENTION = [((HEADS, KEYS, WIDTH), "bfloat16", None)] * 3
ROW = ((ROWS, COLUMNS), "bfloat16", None)
VECTOR = ((COLUMNS,), "bfloat16", None)
BYTES = 2 * ROWS * COLUMNS
FORMULAS = {
    "gated_norm": Formula([ROW, ROW, VECTOR], ROW[:2], _gated_norm, 3 * BYTES),
    "residual_norm": Formula([ROW, ROW, VECTOR, VECTOR], ROW[:2], _residual_norm, 3 * BYTES),
    "biased_scores": Formula([ROW, VECTOR], ROW[:2], _biased_scores, 2 * BYTES),
    "cross_entropy_loss": Formula(
        [((LOSSES, VOCABULARY), "bfloat16", None), ((LOSSES,), "int32", VOCABULARY)],
        ((LOSSES,), "float32"),
        _cross_entropy_loss,
        2 * LOSSES * VOCABULARY,
    ),
    "activated_layer": Formula(
        [((M, K), "bfloat16", None), ((N, K), "bfloat16", K**-0.5), ((N,), "bfloat16", None)],
        ((M, N), "bfloat16"),
        _activated_layer,
        2 * M * N * K,
        flops,
    ),
    "swiglu_layer": Formula(
        [((M, K), "bfloat16", None)] + [((N, K), "bfloat16", K**-0.5)] * 2,
        ((M, N), "bfloat16"),
        _swiglu_layer,
        4 * M * N * K,
        flops,
    ),
    "alibi_attention": Formula(
        [*ATTENTION, ((HEADS,), "float32", 0.1)],
        ATTENTION[0][:2],
        _alibi_attention,
        2 * HEADS * KEYS**2 * WIDTH,
        flops,
    ),
    "capped_attention": Formula(
        ATTENTION, ATTENTION[0][:2], _capped_attention, 4 * HEADS * KEYS**2 * WIDTH, flops
    ),
    "bag_of_embeddings": Formula(
        [((BAGS, TOKENS), "int32", TABLE), ((TABLE, 512), "bfloat16", None)],
        ((BAGS, 512), "bfloat16"),
        _bag_of_embeddings,
        2 * 512 * BAGS * TOKENS,
    ),
    "activated_columns": Formula(
        [ROW, VECTOR], ((COLUMNS, ROWS), "bfloat16"), _activated_columns, 2 * BYTES
    ),
}


def works():
    return [
        formula.unit(f"formula_{name}", formula.amount, lambda bench, name=name: _case(bench, name))
        for name, formula in FORMULAS.items()
    ]


def _case(bench, name):
    import torch

    formula = FORMULAS[name]
    inputs = [torch.empty(shape, dtype=getattr(torch, dtype), device=bench.place) for shape, dtype, _ in formula.inputs]
    shape, dtype = formula.output
    out = torch.empty(shape, dtype=getattr(torch, dtype), device=bench.place)

    def refresh():
        for tensor, (_, dtype, holds) in zip(inputs, formula.inputs):
            if dtype == "int32":
                tensor.random_(0, holds)
            else:
                tensor.normal_(std=holds or 1.0)
            if dtype == "float32":
                tensor.abs_()

    def verdict(got):
        exact = [tensor if tensor.dtype == torch.int32 else tensor.double() for tensor in inputs]
        right = formula.function(*exact)
        # What lies between the steps of peers is rounded: a share of what is usual in a row.
        usual = right.square().mean(dim=-1, keepdim=True).sqrt()
        return check.within(got.double(), right.double(), formula.tolerance, right.abs() + 4 * usual)

    return Case(
        refresh=refresh,
        candidates=[ours(bench.device, name, {}, (*inputs, out), [out])],
        peers=[simple("torch", lambda: formula.function(*inputs)), compiled(formula.function, *inputs)],
        check=verdict,
    )
