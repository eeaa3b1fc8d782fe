#!/usr/bin/env python3
"""Launches as a decoder's step has them: in a CUDA graph, one behind the other,
each with weights or a cache of its own that L2 does not hold.

    python3 benches/h200/steps.py libtile_h200.so --json steps.json

GEMVs with weights of bf16 and of four bits, and attention of one sequence over a
paged cache with the kernel that adds up its splits. PyTorch's `mm` is the peer of
the first. Results are checked; times are microseconds a launch, the median of
seven replays, and terabytes a second of weights or cache.
"""

import argparse
import json
import math
import statistics
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parents[1] / "bindings/python")]

from compare.quantised import GROUP, unpack  # noqa: E402

PAGE, HEADS, KV_HEADS = 64, 32, 8
# Rows and columns of the projections of Llama 3.1 8B and Llama 3.2 1B.
WEIGHTS = [(6144, 4096), (4096, 4096), (28672, 4096), (4096, 14336)]
WEIGHTS += [(3072, 2048), (2048, 2048), (16384, 2048), (2048, 8192)]
# Widths of heads, keys, and the splits that they are divided into.
KEYS = [(128, 2), (1024, 16), (4096, 16), (4096, 32), (16384, 16)]
CACHES = [(d, *keys) for d in (64, 128) for keys in KEYS]
# Bytes that no cache of the device holds, and the launches of a graph.
COLD, LAUNCHES = 400e6, 48


def replayed(launches, each=1):
    """Median microseconds of so many of the launches of a graph of all."""
    import torch

    for launch in launches:
        launch()
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        for launch in launches:
            launch()
    for _ in range(3):
        graph.replay()
    times = []
    for _ in range(7):
        start, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
        start.record()
        graph.replay()
        end.record()
        torch.cuda.synchronize()
        times.append(1e3 * start.elapsed_time(end) * each / len(launches))
    return statistics.median(times)


def copies(size):
    """How many tensors of so many bytes to go through, and how often."""
    count = max(2, min(64, math.ceil(COLD / size)))
    return count, max(1, LAUNCHES // count)


def weights(device):
    """GEMVs with weights of both kinds."""
    import torch

    bf16 = {"dtype": torch.bfloat16, "device": "cuda"}
    for n, k in WEIGHTS:
        x, y = torch.randn(1, k, **bf16), torch.empty(1, n, **bf16)
        count, times = copies(2 * n * k)
        plain = [torch.randn(n, k, **bf16) for _ in range(count)]
        kernel = device.kernel("matmul_nt", T="bf16", O="bf16")
        ours = [kernel.bind(x, w, y) for w in plain]
        theirs = [lambda w=w: torch.mm(x, w.t(), out=y) for w in plain]
        ours[0]()
        right = close(y, x.double() @ plain[0].double().t(), x.double().abs() @ plain[0].double().abs().t())
        yield f"bf16 {n}x{k}", 2 * n * k, replayed(ours * times), replayed(theirs * times), right
        del plain, ours, theirs
        size = n * k // 2 + 2 * n * k // GROUP
        count, times = copies(size)
        packed = [torch.randint(0, 256, (n, k // 2), dtype=torch.uint8, device="cuda") for _ in range(count)]
        scales = [torch.rand(k // GROUP, n, **bf16) for _ in range(count)]
        for groups in (1, 2):
            kernel = device.kernel("matmul_int4", T="bf16", GROUP=GROUP, GROUPS=groups)
            ours = [kernel.bind(x, *weight, y) for weight in zip(packed, scales)]
            ours[0]()
            whole = (unpack(packed[0]).double() - 8) * scales[0].t().double().repeat_interleave(GROUP, dim=1)
            right = close(y, x.double() @ whole.t(), x.double().abs() @ whole.abs().t())
            yield f"int4 {n}x{k}, {groups} groups a step", size, replayed(ours * times), None, right
        del packed, scales, ours


def caches(device):
    """Attention of one sequence, and the sum of its splits."""
    import torch

    bf16, single = {"dtype": torch.bfloat16, "device": "cuda"}, {"dtype": torch.float32, "device": "cuda"}
    for d, keys, splits in CACHES:
        pages, size = keys // PAGE + 1, 4 * keys * KV_HEADS * d
        q, out = (torch.randn(1, HEADS, d, **bf16) for _ in range(2))
        each = [[torch.randn(pages, PAGE, KV_HEADS, d, **bf16) for _ in range(2)] for _ in range(copies(size)[0])]
        table = torch.randperm(pages, device="cuda").to(torch.int32).view(1, pages)
        lens = torch.full((1,), keys, dtype=torch.int32, device="cuda")
        part, lse = torch.empty(splits, 1, HEADS, d, **single), torch.empty(splits, 1, HEADS, **single)
        scale = 1 / math.sqrt(d)
        attend = device.kernel("flash_decoding", T="bf16", PAGE=PAGE, D=d)
        first = [attend.bind(q, k, v, table, lens, part, lse, scale) for k, v in each]
        second = device.kernel("combine_splits", T="bf16", D=d).bind(part, lse, out)
        first[0]()
        second()
        k, v = (t[table[0].long()].view(-1, KV_HEADS, d)[:keys].double() for t in each[0])
        k, v = (t.repeat_interleave(HEADS // KV_HEADS, dim=1) for t in (k, v))
        chances = (scale * torch.einsum("hd,nhd->hn", q[0].double(), k)).softmax(-1)
        right = close(out[0], *(torch.einsum("hn,nhd->hd", chances, values) for values in (v, v.abs())))
        pairs = [launch for one in first for launch in (one, second)]
        yield f"attention d{d}, {keys} keys, {splits} splits", size, replayed(pairs, 2), None, right


def close(got, wanted, terms):
    """Whether results are within what rounding to bf16 explains."""
    return bool(((got.double() - wanted).abs() <= 2**-7 * terms).all())


def main(words):
    import tile_kernel
    import torch

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("library")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", help="write results there")
    opts = parser.parse_args(words)
    torch.manual_seed(opts.seed)
    device = tile_kernel.Library(opts.library).device("cuda", torch.cuda.current_device())
    rows = []
    for works in (weights, caches):
        for name, size, ours, peer, right in works(device):
            row = {"name": name, "us": round(ours, 2), "tb_per_s": round(size / ours / 1e6, 2), "right": right}
            if peer:
                row["torch_us"] = round(peer, 2)
            rows.append(row)
            print(json.dumps(row), flush=True)
    if opts.json:
        about = {"device": torch.cuda.get_device_name(), "torch": torch.__version__, "seed": opts.seed}
        Path(opts.json).write_text(json.dumps({"about": about, "works": rows}, indent=1) + "\n")
    return 0 if all(row["right"] for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
