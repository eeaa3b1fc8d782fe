"""NCCL and cuBLAS one after the other through PyTorch, the peer of `examples/peer_gemms.rs`.

    NCCL_NVLS_ENABLE=0 python3 tile-dist/examples/peer_gemms.py --json nccl.json

One process a GPU. A time is that of a call where several are queued behind each other, by the clock of the
host, the least of five: of both (`sequence`), of the GEMM and of the collective alone.
"""

import argparse
import json
import os
import time

import torch
import torch.distributed as dist
import torch.multiprocessing as processes

CALLS, TIMES = 20, 5
LAYERS = [(8192, 8192, 8192), (4096, 14336, 4096)]
ROWS = [16, 64, 256, 1024, 4096]


def clock(call):
    """Microseconds of a call among several."""
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
    return round(best, 1)


def rand(*shape):
    return torch.rand(*shape, device="cuda", dtype=torch.bfloat16) * 2 - 1


def measure(size):
    rows = []

    def row(work, gemm, collective):
        def both():
            for call in (gemm, collective) if work.startswith("matmul") else (collective, gemm):
                call()

        rows.append({"work": work, "sequence": clock(both), "gemm": clock(gemm), "collective": clock(collective)})

    for m, n, k in LAYERS:
        shard, a, b = rand(m // size, k), rand(m, k), rand(k, n // size)
        c = torch.empty(m, n // size, device="cuda", dtype=torch.bfloat16)
        row(
            f"all_gather_matmul {m}x{n}x{k}",
            lambda: torch.mm(a, b, out=c),
            lambda: dist.all_gather_into_tensor(a, shard),
        )
    for m, k, n in LAYERS:
        a, b = rand(m, k // size), rand(k // size, n)
        c, part = (torch.empty(rows_of, n, device="cuda", dtype=torch.bfloat16) for rows_of in (m, m // size))
        row(
            f"matmul_reduce_scatter {m}x{n}x{k}",
            lambda: torch.mm(a, b, out=c),
            lambda: dist.reduce_scatter_tensor(part, c),
        )
    for m in ROWS:
        a, b = rand(m, 8192 // size), rand(8192 // size, 8192)
        c = torch.empty(m, 8192, device="cuda", dtype=torch.bfloat16)
        row(f"matmul_all_reduce {m} rows", lambda: torch.mm(a, b, out=c), lambda: dist.all_reduce(c))
    return rows


def rank(me, size, path):
    os.environ.update(MASTER_ADDR="127.0.0.1", MASTER_PORT="29518")
    torch.cuda.set_device(me)
    dist.init_process_group("nccl", rank=me, world_size=size, device_id=torch.device("cuda", me))
    rows = measure(size)
    if me == 0:
        for row in rows:
            print(row, flush=True)
        if path:
            with open(path, "w") as file:
                json.dump({"torch": torch.__version__, "times": rows}, file, indent=1)
    dist.destroy_process_group()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json")
    parser.add_argument("--devices", type=int, default=2)
    options = parser.parse_args()
    processes.spawn(rank, args=(options.devices, options.json), nprocs=options.devices)
