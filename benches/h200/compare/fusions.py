"""Linear layers fused with what models do before and after them
(`benches/h200/src/fusions.rs`), at widths of decoders with 8 to 70 billion
weights, and at neighbours that divide nothing.

Peers are PyTorch as it is and Inductor on the same lines of Python. Our
kernels run with the tiles that the cost model chooses (the candidate without
parameters) and with a short list.
"""

from dataclasses import dataclass

from . import check
from .work import Case, Implementation, Ran, compiled, flops, label, ours, simple, traffic

TILES = [{}] + [{"BM": m, "BN": n} for m, n in ((128, 256), (256, 128), (128, 128), (128, 192), (64, 256))]
GROUPS = [{}] + [{"BM": m, "BN": 128} for m in (64, 128, 256)]
WIDE = [{}] + [{"BM": m, "BN": 256} for m in (64, 128)]
HEAD, RANK, EXPERTS, TOP = 128, 16, 256, 8
EPS = 1e-5

# m×n×k: a layer of a model, and a neighbour.
SHAPES = [(4096, 4096, 4096), (3000, 5120, 2560)]
QKV = [(4096, 4096, 1024, 4096), (3000, 5120, 640, 2560)]
VOCABULARY = [(4096, 128256, 4096), (3000, 50257, 2560)]
TOKENS = [16384, 5000]


def works():
    found = []
    for kind in LAYERS:
        found += [_work(kind, *shape) for shape in SHAPES]
    found += [
        flops(f"fused_qkv_{m}x{q}+2x{kv}x{k}", 2 * m * (q + 2 * kv) * k, lambda b, s=(m, q, kv, k): _qkv(b, *s))
        for m, q, kv, k in QKV
    ]
    found += [
        flops(f"fused_cross_entropy_{m}x{n}x{k}", 2 * m * n * k, lambda b, s=(m, n, k): _cross_entropy(b, *s))
        for m, n, k in VOCABULARY
    ]
    amount = 4 * EXPERTS + 8 * TOP
    return found + [traffic(f"fused_route_{m}x{EXPERTS}", amount * m, lambda b, m=m: _route(b, m)) for m in TOKENS]


def _work(kind, m, n, k):
    return flops(f"fused_{kind}_{m}x{n}x{k}", 2 * m * n * k, lambda bench: _case(bench, LAYERS[kind], m, n, k))


@dataclass
class Input:
    """A tensor that is read: its shape and type, whether its first axis is the
    rows of the result, and the deviation of its elements."""

    shape: tuple
    dtype: str
    by_row: bool = True
    deviation: float = 1.0


@dataclass
class Layer:
    """A linear layer: our kernel, its tiles, what it reads besides `x` and `w`,
    what it writes as shapes and types, the function for peers and references
    (in `f64` with the same lines), and whether it adds to its last output."""

    kernel: str
    tiles: list
    inputs: object
    outputs: object
    function: object
    adds: bool = False


def _squares(x, w, residual):
    y = x @ w.t() + residual
    return y, y.to(_sum(y)).square().sum(dim=-1)


def _rope(x, w, cosine, sine):
    y = (x @ w.t()).to(_sum(x)).unflatten(-1, (-1, HEAD // 2, 2))
    a, b = y[..., 0], y[..., 1]
    c, s = cosine[:, None], sine[:, None]
    import torch

    return (torch.stack((a * c - b * s, a * s + b * c), dim=-1).flatten(1).to(x.dtype),)


def _norm_linear(x, w, scale, gain):
    return ((x.to(_sum(x)) * scale[:, None] * gain).to(x.dtype) @ w.t(),)


def _gated(gate, w, up):
    import torch

    return ((torch.nn.functional.silu(gate.to(_sum(gate))) * up).to(gate.dtype) @ w.t(),)


def _lora(x, w, down, up):
    return (x @ w.t() + (x @ down.t()) @ up.t(),)


def _quantised(x, w):
    import torch

    y = (x @ w.t()).to(_sum(x)).unflatten(-1, (-1, 128))
    size = y.abs().amax(dim=-1).clamp_min(1e-12) / 448.0
    y = (y / size[..., None]).flatten(1)
    return (y if x.dtype == torch.float64 else y.to(torch.float8_e4m3fn)), size


def _sum(x):
    import torch

    return torch.float64 if x.dtype == torch.float64 else torch.float32


LAYERS = {
    "row_squares": Layer(
        "linear_row_squares",
        TILES,
        lambda m, n, k: [Input((m, n), "bfloat16")],
        lambda m, n: [((m, n), "bfloat16"), ((m,), "float32")],
        _squares,
        adds=True,
    ),
    "rope": Layer(
        "linear_rope",
        TILES,
        lambda m, n, k: [Input((m, HEAD // 2), "float32")] * 2,
        lambda m, n: [((m, n), "bfloat16")],
        _rope,
    ),
    "norm_linear": Layer(
        "norm_linear",
        TILES,
        lambda m, n, k: [Input((m,), "float32"), Input((k,), "bfloat16", False)],
        lambda m, n: [((m, n), "bfloat16")],
        _norm_linear,
    ),
    "gated_linear": Layer(
        "gated_linear",
        TILES,
        lambda m, n, k: [Input((m, k), "bfloat16")],
        lambda m, n: [((m, n), "bfloat16")],
        _gated,
    ),
    "lora": Layer(
        "linear_lora",
        TILES,
        lambda m, n, k: [Input((RANK, k), "bfloat16", False, k**-0.5), Input((n, RANK), "bfloat16", False)],
        lambda m, n: [((m, n), "bfloat16")],
        _lora,
    ),
    "quantised": Layer(
        "linear_quantised",
        GROUPS,
        lambda m, n, k: [],
        lambda m, n: [((m, n), "float8_e4m3fn"), ((m, n // 128), "float32")],
        _quantised,
    ),
}


def _only(got):
    return got[0] if isinstance(got, tuple) else got


def _tensors(bench, shapes):
    import torch

    return [torch.empty(shape, dtype=getattr(torch, name), device=bench.place) for shape, name in shapes]


def _case(bench, layer, m, n, k):
    plan = [Input((m, k), "bfloat16"), Input((n, k), "bfloat16", False, k**-0.5), *layer.inputs(m, n, k)]
    inputs = _tensors(bench, [(each.shape, each.dtype) for each in plan])
    outputs = _tensors(bench, layer.outputs(m, n))

    def refresh():
        for tensor, each in zip(inputs, plan):
            tensor.normal_(std=each.deviation)

    def verdict(got):
        rows = check.sample(m, 24)
        exact = [(t[rows] if each.by_row else t).double() for t, each in zip(inputs, plan)]

        def compared(found, right):
            # Eight bits have three of a fraction. Operands that are made and what lies between the
            # steps of peers is rounded: a share of what is usual in a row.
            bits = 3 if found.dtype.itemsize == 1 else 6
            usual = right.square().mean(dim=-1, keepdim=True).sqrt() if right.dim() == 2 else 1.0
            return check.within(found[rows].double(), right, 2.0**-bits, right.abs() + usual)

        return check.worst(map(compared, got if len(outputs) > 1 else [_only(got)], layer.function(*exact)))

    def launch(parameters):
        if not layer.adds:
            return ours(bench.device, layer.kernel, parameters, (*inputs, *outputs), outputs)

        def prepare():
            run = bench.device.kernel(layer.kernel, **parameters).bind(*inputs, *outputs)

            def call():
                outputs[-1].zero_()
                run()

            return Ran(call, lambda: outputs, outputs)

        return Implementation(label(layer.kernel, parameters), prepare)

    return Case(
        refresh=refresh,
        candidates=[launch(tile) for tile in layer.tiles],
        peers=[simple("torch", lambda: layer.function(*inputs)), compiled(layer.function, *inputs)],
        check=verdict,
    )


def _qkv(bench, m, nq, nk, k):
    x, w = _tensors(bench, [((m, k), "bfloat16"), ((nq + 2 * nk, k), "bfloat16")])
    outputs = _tensors(bench, [((m, width), "bfloat16") for width in (nq, nk, nk)])

    def function(x, w):
        return tuple(part.contiguous() for part in (x @ w.t()).split((nq, nk, nk), dim=-1))

    def refresh():
        x.normal_()
        w.normal_()

    def verdict(got):
        rows = check.sample(m, 24)
        left = x[rows].double()
        wanted = (left @ w.double().t()).split((nq, nk, nk), dim=-1)
        terms = (left.abs() @ w.double().abs().t()).split((nq, nk, nk), dim=-1)
        return check.worst(check.within(g[rows], r, check.SUM_F32, t) for g, r, t in zip(got, wanted, terms))

    tiles = [tile for tile in TILES if nk % tile.get("BN", 128) == 0 and nq % tile.get("BN", 128) == 0]
    return Case(
        refresh=refresh,
        candidates=[ours(bench.device, "linear_qkv", tile, (x, w, *outputs), outputs) for tile in tiles],
        peers=[simple("torch", lambda: function(x, w)), compiled(function, x, w)],
        check=verdict,
    )


def _cross_entropy(bench, m, n, k):
    import torch

    x, w = _tensors(bench, [((m, k), "bfloat16"), ((n, k), "bfloat16")])
    target, hit, loss = _tensors(bench, [((m,), "int32"), ((m,), "float32"), ((m,), "float32")])
    high, total = _tensors(bench, [((-(-n // 256), m), "float32")] * 2)

    def refresh():
        x.normal_()
        w.normal_(std=k**-0.5)
        target.random_(0, n)

    def function(x, w, target):
        return torch.nn.functional.cross_entropy((x @ w.t()).float(), target.long(), reduction="none")

    def verdict(got):
        rows = check.sample(m, 24)
        logits = x[rows].double() @ w.double().t()
        wanted = torch.nn.functional.cross_entropy(logits, target[rows].long(), reduction="none")
        # Peers round the logits to the inputs' type.
        return check.within(got[rows], wanted, 2**-6, torch.ones_like(wanted))

    def launch(tile):
        def prepare():
            first = bench.device.kernel("head_statistics", **tile).bind(x, w, target, high, total, hit)
            second = bench.device.kernel("cross_entropy_of_tiles").bind(high, total, hit, loss)

            def call():
                first()
                second()

            return Ran(call, lambda: loss, [loss, high, total, hit])

        return Implementation(label("head_statistics", tile), prepare)

    return Case(
        refresh=refresh,
        candidates=[launch(tile) for tile in WIDE],
        peers=[simple("torch", lambda: function(x, w, target)), compiled(function, x, w, target)],
        check=verdict,
    )


def _route(bench, m):
    (logits,) = _tensors(bench, [((m, EXPERTS), "float32")])
    experts, weights = _tensors(bench, [((m, TOP), "int32"), ((m, TOP), "float32")])

    def function(logits):
        found = logits.softmax(dim=-1).topk(TOP, dim=-1)
        return found.indices, found.values

    def verdict(got):
        wanted = logits.double().softmax(dim=-1)
        # Of equal probabilities either place is right: the experts' own are compared.
        picked = wanted.gather(1, got[0].long())
        best = wanted.topk(TOP, dim=-1).values
        return check.worst(check.within(g, r, 2**-14, r) for g, r in ((got[1], best), (picked.float(), best)))

    return Case(
        refresh=lambda: logits.normal_(std=2.0),
        candidates=[
            ours(bench.device, "route", tile, (logits, experts, weights), [experts, weights])
            for tile in ({}, *({"BM": rows} for rows in (1, 2, 4, 8, 16)))
        ],
        peers=[simple("torch", lambda: function(logits)), compiled(function, logits)],
        check=verdict,
    )
