"""Kernels that are not in PyTorch, from libraries that a user names with
`--anchors FOLDER`: FlashAttention-3, FlashMLA, and CUTLASS's 8-bit GEMMs.

The folder is searched for the extension modules of the wheel `sglang-kernel`
(0.4.4 fits PyTorch 2.11 with CUDA 13): `flash_ops*.so`, `flashmla_ops*.so`, and
`common_ops*.so` of `sm90`. Works have these peers where their library is there.
"""

from pathlib import Path

from .work import Implementation, Ran, simple

LIBRARIES = ("flash_ops", "flashmla_ops", "common_ops")


class Anchors:
    """The libraries of a folder, loaded when one is first asked for."""

    def __init__(self, folder):
        self.found, self._loaded = {}, set()
        files = sorted(Path(folder).rglob("*.so")) if folder else []
        for name in LIBRARIES:
            named = [file for file in files if file.name.startswith(name)]
            # The wheel has one for each architecture.
            self.found[name] = next((f for f in named if f.parent.name != "sm100"), None)

    def has(self, name):
        return self.found[name] is not None

    def ops(self, name):
        """The operators, of which `name` is the library."""
        import torch

        if name not in self._loaded:
            torch.ops.load_library(str(self.found[name]))
            self._loaded.add(name)
        return torch.ops.sgl_kernel


def flash3(bench, name, q, k, v, scale, **options):
    """FlashAttention-3 as a peer, or no peer. `q`, `k`, `v`:
    `[batch, tokens, heads, d]`; with `pages`, `k` and `v` are
    `[pages, page, heads, d]`. The result is `[batch, heads, tokens, d]`."""
    if not bench.anchors.has("flash_ops"):
        return []

    def run():
        return flash3_call(bench.anchors.ops("flash_ops"), q, k, v, scale, **options).transpose(1, 2)

    return [simple(name, run)]


def flash3_call(ops, q, k, v, scale, *, causal=False, window=(-1, -1), cap=0.0, pages=None, lens=None, splits=1):
    nothing = [None] * 10
    return ops.fwd.default(
        q,
        k,
        v,
        *nothing[:3],  # new keys and values, a second query
        None,  # where to write
        *nothing[:4],  # packed sequences
        lens,
        *nothing[:2],  # longest sequences
        pages,
        *nothing[:8],  # places in a batch, rotary embedding, scales
        scale,
        causal,
        *window,
        0,  # chunk
        cap,
        True,  # rotary embedding in pairs
        None,
        splits,
        None,  # heads of a group in a tile: its choice
        0,  # multiprocessors left free
        None,
        None,
        False,
    )[0]


def flash_mla(bench, q, cache, table, lens, width, scale):
    """FlashMLA, or no peer. `q`: `[batch, heads, d]`, `cache`:
    `[pages, 64, 1, d]`; the result is `[batch, heads, width]`."""
    if not bench.anchors.has("flashmla_ops"):
        return []

    def prepare():
        ops, plan = bench.anchors.ops("flashmla_ops"), [None, None]
        last = [None]

        def run():
            out = ops.dense_decode_fwd.default(q.unsqueeze(1), cache, width, lens, table, scale, False, *plan)
            last[0], plan[:] = out[0].squeeze(1), out[2:]

        run()
        return Ran(run, lambda: last[0])

    return [Implementation("flashmla", prepare)]


def cutlass_w8a8(bench, kind, a, b, row, column, bias):
    """CUTLASS's GEMM with scales of rows and columns, or no peer."""
    if not bench.anchors.has("common_ops"):
        return []

    def run():
        ops = bench.anchors.ops("common_ops")
        product = ops.int8_scaled_mm if kind == "int8" else ops.fp8_scaled_mm
        return product.default(a, b.t(), row[:, None], column[:, None], bias.dtype, bias)

    return [simple("cutlass", run)]


def cutlass_block_scaled(bench, a, b, row, block, dtype):
    """CUTLASS's fp8 GEMM with scales of 128 elements of A and 128×128 of B
    (those of A are `[k / 128, m]`), or no peer."""
    if not bench.anchors.has("common_ops"):
        return []

    def run():
        ops = bench.anchors.ops("common_ops")
        return ops.fp8_blockwise_scaled_mm.default(a, b.t(), row.t(), block.t(), dtype)

    return [simple("cutlass", run)]
