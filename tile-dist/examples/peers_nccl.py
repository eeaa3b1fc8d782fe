"""All-reduces of small messages by NCCL through PyTorch, the peer of `examples/peers.rs`.

    NCCL_NVLS_ENABLE=0 python3 tile-dist/examples/peers_nccl.py --json nccl.json

One process a GPU. A time is that of a call where many are queued behind each other, by the clock of
the host, the least of five; `graph` is that of calls which a CUDA graph holds, without the host's
part. `rms_norm` is an all-reduce, and what Inductor makes of the residual and the norm behind it.
"""

import argparse
import json
import os
import time

import torch
import torch.distributed as dist
import torch.multiprocessing as processes

CALLS, TIMES = 200, 5
ROWS, COLUMNS = 16, 4096


def clock(call):
    """Microseconds of a call among many."""
    best = float("inf")
    for _ in range(TIMES):
        for _ in range(3):
            call()
        torch.cuda.synchronize()
        dist.barrier()
        torch.cuda.synchronize()
        began = time.perf_counter()
        for _ in range(CALLS):
            call()
        torch.cuda.synchronize()
        best = min(best, (time.perf_counter() - began) * 1e6 / CALLS)
    return best


def in_graph(call, calls=20):
    """Microseconds of a call in a graph of several."""
    for _ in range(3):
        call()
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        for _ in range(calls):
            call()
    best = float("inf")
    for _ in range(TIMES):
        graph.replay()
        torch.cuda.synchronize()
        dist.barrier()
        torch.cuda.synchronize()
        began = time.perf_counter()
        for _ in range(CALLS // calls):
            graph.replay()
        torch.cuda.synchronize()
        best = min(best, (time.perf_counter() - began) * 1e6 / CALLS)
    return best


def norm(x, residual, weight):
    total = x.float() + residual.float()
    scale = torch.rsqrt(total.square().mean(dim=-1, keepdim=True) + 1e-5)
    return total.to(x.dtype), (total * scale * weight).to(x.dtype)


def rank(me, size, path):
    os.environ.update(MASTER_ADDR="127.0.0.1", MASTER_PORT="29517")
    torch.cuda.set_device(me)
    dist.init_process_group("nccl", rank=me, world_size=size, device_id=torch.device("cuda", me))
    times = []
    for length in (1 << at for at in range(11, 19)):
        x = torch.zeros(length, device="cuda")
        for name, measure in (("all_reduce", clock), ("all_reduce graph", in_graph)):
            times.append({"work": name, "bytes": 4 * length, "us": round(measure(lambda: dist.all_reduce(x)), 2)})
    x, residual = (torch.zeros(ROWS, COLUMNS, dtype=torch.bfloat16, device="cuda") for _ in range(2))
    weight = torch.ones(COLUMNS, dtype=torch.bfloat16, device="cuda")
    compiled = torch.compile(norm)

    def fused():
        dist.all_reduce(x)
        compiled(x, residual, weight)

    fused()
    for name, measure in (("rms_norm", clock), ("rms_norm graph", in_graph)):
        times.append({"work": name, "bytes": 2 * ROWS * COLUMNS, "us": round(measure(fused), 2)})
    if me == 0:
        version = ".".join(map(str, torch.cuda.nccl.version()))
        report = {"torch": torch.__version__, "nccl": version, "devices": size, "times": times}
        for row in times:
            print(f"{row['work']:20} {row['bytes']:>8} bytes {row['us']:>8.2f} us")
        if path:
            with open(path, "w", encoding="utf-8") as file:
                json.dump(report, file, indent=1)
    dist.destroy_process_group()


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    options.add_argument("--json", help="a file for the times")
    path = options.parse_args().json
    size = torch.cuda.device_count()
    if size < 2:
        raise SystemExit(f"expected two GPUs or more, found {size}")
    processes.spawn(rank, (size, path), size)


if __name__ == "__main__":
    main()
