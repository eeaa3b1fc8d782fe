"""The CPU benchmark beside PyTorch (oneDNN and MKL): processes of both in turns, on the same CPUs.

    python3 benches/peers/beside_torch.py --threads 1,16 --rounds 3 --json xeon.json [--filter TEXT]

Each round runs the benchmark (`--binary`, the program of `cargo bench --bench cpu`) and then this
script as PyTorch's process, both pinned to as many CPUs as they have threads. A work's figure is
the median over rounds of a process's median seconds; `ratio` is PyTorch's over ours. Ours is run
at each level of `--levels` (`TILE_CPU_LEVEL`; the machine's best if none is stated). Data is random
and new in each process.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time

CUBES = [256, 512, 1024, 2048, 4096]


def works(torch):
    """Yields names as the benchmark has them, and functions that do the same work."""
    functional = torch.nn.functional

    def product(dtype, order, m, n, k):
        a = torch.randn(*((k, m) if order == "tn" else (m, k))).to(dtype)
        b = torch.randn(*((n, k) if order == "nt" else (k, n))).to(dtype)
        a, b = (a.t() if order == "tn" else a), (b.t() if order == "nt" else b)
        out = torch.empty(m, n, dtype=dtype)
        return lambda: torch.mm(a, b, out=out)

    def integers(m, n, k):
        a = torch.randint(-128, 128, (m, k), dtype=torch.int8)
        b = torch.randint(-128, 128, (k, n), dtype=torch.int8)
        return lambda: torch._int_mm(a, b)

    def attention(dtype, length, width, causal):
        q, k, v = (torch.randn(1, 8, length, width).to(dtype) for _ in range(3))
        return lambda: functional.scaled_dot_product_attention(q, k, v, is_causal=causal)

    sizes = [(s, s, s) for s in CUBES] + [(1, 4096, 4096), (16, 4096, 4096)]
    for name, dtype in [("f32", torch.float32), ("bf16", torch.bfloat16), ("f16", torch.float16)]:
        for order in ["nn", "nt", "tn"] if name == "f32" else ["nn"]:
            for m, n, k in sizes:
                suffix = "" if order == "nn" else f" {order}"
                yield f"matmul {name} {m}x{n}x{k}{suffix}", lambda d=dtype, o=order, s=(m, n, k): product(d, o, *s)
    for m, n, k in sizes:
        if m > 16:  # The least that `_int_mm` takes.
            yield f"matmul i8 {m}x{n}x{k}", lambda s=(m, n, k): integers(*s)
    for name, dtype in [("f32", torch.float32), ("bf16", torch.bfloat16)]:
        for length in [1024, 4096]:
            for width in [64, 128]:
                for kind in ["full", "causal"]:
                    yield (
                        f"attention {name} 8x{length}x{width} {kind}",
                        lambda d=dtype, l=length, w=width, c=kind == "causal": attention(d, l, w, c),
                    )


def seconds(run):
    """The median of timings for a fifth of a second, at least five."""
    run()
    times, start = [], time.perf_counter()
    while len(times) < 5 or time.perf_counter() - start < 0.2:
        before = time.perf_counter()
        run()
        times.append(time.perf_counter() - before)
    return statistics.median(times)


def torch_process(text, threads):
    """Prints a line of JSON for each work."""
    import torch

    torch.set_num_threads(threads)
    torch.set_grad_enabled(False)
    for name, make in works(torch):
        if text in name:
            print(json.dumps({"work": name, "seconds": seconds(make())}), flush=True)


def pinned(command, threads, **variables):
    """Runs a command on the first CPUs and returns its output."""
    cpus = f"0-{threads - 1}"
    environment = {**os.environ, "OMP_NUM_THREADS": str(threads), **variables}
    return subprocess.run(["taskset", "-c", cpus, *command], env=environment, check=True, capture_output=True, text=True)


def measure(options, threads):
    """Returns seconds by work and process: a level, or `torch`."""
    found = {}
    for _ in range(options.rounds):
        for level in options.levels:
            with tempfile.NamedTemporaryFile(suffix=".jsonl") as file:
                command = [options.binary, "--threads", str(threads), "--filter", options.filter, "--json", file.name]
                pinned(command, threads, **({"TILE_CPU_LEVEL": level} if level != "best" else {}))
                for line in map(json.loads, open(file.name)):
                    found.setdefault(line["work"], {}).setdefault(level, []).append(line["ours"])
        command = [sys.executable, __file__, "--torch", "--threads", str(threads), "--filter", options.filter]
        for line in map(json.loads, pinned(command, threads).stdout.splitlines()):
            found.setdefault(line["work"], {}).setdefault("torch", []).append(line["seconds"])
    return {work: {name: statistics.median(times) for name, times in all.items()} for work, all in found.items()}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--binary", default="target/release/cpu")
    parser.add_argument("--threads", default="1")
    parser.add_argument("--levels", default="best", type=lambda text: text.split(","))
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--filter", default="")
    parser.add_argument("--json")
    parser.add_argument("--torch", action="store_true", help="be PyTorch's process")
    options = parser.parse_args()
    if options.torch:
        return torch_process(options.filter, int(options.threads))
    lines = []
    for threads in map(int, options.threads.split(",")):
        for work, times in measure(options, threads).items():
            if "torch" not in times or len(times) < 2:
                continue
            ratio = {level: round(times["torch"] / times[level], 3) for level in options.levels if level in times}
            lines.append({"work": work, "threads": threads, "seconds": times, "ratio": ratio})
            print(f"{threads:3} {work:<40}", *(f"{level} {ratio[level]:.2f}" for level in ratio), flush=True)
    if options.json:
        with open(options.json, "w") as file:
            file.write("[\n" + ",\n".join(json.dumps(line) for line in lines) + "\n]\n")


if __name__ == "__main__":
    main()
