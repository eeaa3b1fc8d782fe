"""Tests of the comparison, without a GPU.

With PyTorch and a library of kernels (`TILE_KERNEL_LIBRARY`), every work is also
done at a small size: our kernels on the interpreter and PyTorch's on the CPU,
through the same code that a GPU runs. With the driver of `bindings/c/tests`, too
(`FAKE_DRIVER_LOG`, and its folder in `LD_LIBRARY_PATH`), every kernel that a GPU
would run is compiled as far as PTX.
"""

import contextlib
import copy
import ctypes
import io
import itertools
import json
import os
import subprocess
import sys
import tempfile
import time
import unittest
import xml.etree.ElementTree
from pathlib import Path
from unittest import mock

import bench
from compare import attention, chart, conv, decode, gemm, quantised, report, rows, scaled, sparse, timing, work
from compare.clocks import Clocks
from compare.watchdog import Watchdog

try:
    import torch
except ImportError:
    torch = None

LOG = os.environ.get("FAKE_DRIVER_LOG")
LIBRARY = os.environ.get("TILE_KERNEL_LIBRARY")


def line(name="w", ours=(2.0, 2.2, 2.1), peer=(1.0, 1.3, 1.2), right=True):
    times = {"ours": list(ours), "peer": list(peer)}
    ok, entry = {"right": True, "of_limit": 0.25, "largest": 0.1}, {"right": right, "of_limit": 3.0, "largest": 1.0}
    out = {"name": name, "unit": "TFLOP/s", "ours": {"tiles": "k BM=1", "check": entry if not right else ok}}
    out["ours"].update(ms=timing.summary(times["ours"]), rate=123.4)
    out["peers"] = {"peer": {"ms": timing.summary(times["peer"]), "rate": 99.94, "check": ok}, "none": {"error": "no"}}
    out["ratio"], out["best_peer"] = timing.ratios(times["ours"], times["peer"]), "peer"
    return out


class Plain(unittest.TestCase):
    def test_listing(self):
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            self.assertEqual(bench.main(["--list", "--filter", "attn+d128+causal", "--filter", "mla"]), 0)
        names = [text.split("\t")[0] for text in out.getvalue().splitlines()]
        self.assertEqual(len(names), 9)
        self.assertIn("attn_bwd_bf16_d128_s16384_causal", names)

    def test_wrong_calls(self):
        with contextlib.redirect_stderr(io.StringIO()) as text:
            self.assertEqual(bench.main(["--filter", "nothing"]), 2)
            with mock.patch.dict(os.environ):
                os.environ.pop("TILE_KERNEL_LIBRARY", None)
                self.assertEqual(bench.main(["--filter", "mla"]), 2)
        self.assertIn("--library", text.getvalue())

    def test_names_are_distinct(self):
        names = [w.name for w in work.every_work()]
        self.assertEqual(len(names), len(set(names)))

    def test_rates(self):
        self.assertAlmostEqual(work.flops("w", 2e12, None).rate(2.0), 1000.0)
        self.assertAlmostEqual(work.traffic("w", 4e9, None).rate(1.0), 4000.0)

    def test_summaries(self):
        summary = timing.summary([3.0, 1.0, 2.0])
        self.assertEqual(
            [summary[k] for k in ("min", "lower_quartile", "median", "upper_quartile", "max")], [1, 1.5, 2, 2.5, 3]
        )
        self.assertEqual(timing.summary([5.0])["upper_quartile"], 5.0)
        self.assertEqual(timing.ratios([2.0, 4.0], [1.0, 4.0])["rounds"], [0.5, 1.0])

    def test_turns(self):
        class Timer:
            def count(self, run):
                return 1

            def calls(self, run, count):
                run()
                return [1.0]

        order = []
        runs = {"a": lambda: order.append("a"), "b": lambda: order.append("b")}
        times = timing.in_turns(Timer(), runs, 3, order.append)
        self.assertEqual(order, [0, *"aabb", 1, *"bbaa", 2, *"aabb"])
        self.assertEqual(times, {"a": [1.0] * 3, "b": [1.0] * 3})

    def test_the_fastest_is_chosen_in_turns(self):
        class Timer(timing.Timer):
            def __init__(self):
                pass

            def quick(self, run):
                return run()

        runs = {"first": lambda: 2.0, "second": lambda: 1.5, "slow": lambda: 9.0}
        # The first one was timed on a cool GPU.
        self.assertEqual(Timer().fastest(runs, {"first": 1.0, "second": 1.4, "slow": 8.0}), "second")
        self.assertEqual(Timer().fastest(runs, {"slow": 8.0}), "slow")

    def test_table(self):
        cells = report.row(line())
        self.assertEqual(len(cells), len(report.HEAD))
        self.assertEqual(cells[1], "123 TFLOP/s")
        self.assertEqual(cells[4], "peer 99.9; none —")
        self.assertTrue(cells[5].startswith("**0.571** peer"), cells[5])
        failed = {"name": "w", "unit": "GB/s", "peers": {}, "ours": {"error": "it does not fit"}}
        self.assertEqual(report.row(failed)[1], "it does not fit")
        results = {"works": [line("good"), line("bad", right=False), failed]}
        self.assertEqual(report.wrong(results), ["bad", "w"])

    def test_files(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "results.json"
            report.write({"about": {}, "works": [line("a")]}, path)
            self.assertEqual(report.tiles_of(path), {"a": "k BM=1"})
            self.assertEqual([found["name"] for found in report.others(path, {"b"})], ["a"])
            self.assertEqual(report.others(path, {"a"}) + report.others(Path(folder) / "none", {"b"}), [])
            self.assertEqual(json.loads(path.read_text())["works"][0]["best_peer"], "peer")

    def test_first_launches(self):
        tried = [{"name": "a", "first_launch_ms": t} for t in (3.0, 1.0, 2.0)] + [{"name": "b", "error": "no"}]
        self.assertEqual(report.first_launches({"works": [{"candidates": tried}, {}]}), (2.0, 3.0, 3))
        self.assertIsNone(report.first_launches({"works": [{}]}))

    def test_clocks(self):
        with tempfile.TemporaryDirectory() as folder:
            program = Path(folder) / "nvidia-smi"
            program.write_text("#!/bin/sh\nfor i in 1 2 3; do echo 1980, 3201, 65$i.5, 40; done; echo N/A; sleep 60\n")
            program.chmod(0o755)
            with mock.patch.dict(os.environ, {"PATH": f"{folder}:{os.environ['PATH']}"}):
                start, clocks = time.monotonic(), Clocks()
                while len(clocks.samples) < 3 and time.monotonic() < start + 10:
                    time.sleep(0.01)
                clocks.stop()
            found = clocks.between(start, time.monotonic())
        self.assertEqual(found["watts"], {"median": 652.5, "min": 651.5, "max": 653.5})
        self.assertEqual(clocks.between(0, 0), {})

    def test_hung_kernels(self):
        program = (
            "import time\nfrom compare.watchdog import Watchdog\n"
            "with Watchdog(0.05, lambda: print('hung', flush=True)):\n    time.sleep(30)\n"
        )
        ended = subprocess.run([sys.executable, "-B", "-c", program], capture_output=True, text=True)
        self.assertEqual((ended.returncode, ended.stdout), (3, "hung\n"))
        with Watchdog(30, None):
            pass

    def test_chart(self):
        text = chart.svg([line("a<b"), line("c", right=False), {"name": "no ratio"}], "Title & more")
        root = xml.etree.ElementTree.fromstring(text)
        texts = [element.text for element in root.iter("{http://www.w3.org/2000/svg}text")]
        for expected in ("Title & more", "a<b", "c", "0.57 peer, wrong"):
            self.assertIn(expected, texts)
        self.assertNotIn("no ratio", texts)


def small_product(bench):
    return gemm._case(bench, "f32", (8, 32, 24), "nn")


@unittest.skipUnless(torch and LIBRARY, "needs PyTorch, and TILE_KERNEL_LIBRARY for a library of kernels")
class Small(unittest.TestCase):
    """Works at small sizes on the interpreter and the CPU."""

    @classmethod
    def setUpClass(cls):
        import tile_kernel

        class Host:
            place = "cpu"
            device = tile_kernel.Library(LIBRARY).device("interpreter")

        cls.bench = Host()
        torch.manual_seed(1)

    def done(self, case, candidates=1, peers=()):
        from compare.measure import checked

        case.refresh()
        for candidate in case.candidates[:candidates]:
            verdict = checked(case, candidate.prepare())
            self.assertTrue(verdict.right, f"{candidate.name}: {verdict}")
            self.assertGreaterEqual(verdict.of_limit, 0.0)
        for peer in case.peers:
            if peer.name in peers:
                verdict = checked(case, peer.prepare())
                self.assertTrue(verdict.right, f"{peer.name}: {verdict}")
        # The check sees an error.
        ran = case.candidates[0].prepare()
        ran.run()
        output = ran.outputs[0]
        output.view(-1)[0] += 1 if not output.dtype.is_floating_point else 64
        self.assertFalse(case.check(ran.result()).right)

    def test_products(self):
        for kind, order in (
            ("bf16", "nn"),
            ("f16", "nt"),
            ("fp8", "nt"),
            ("int8", "nt"),
            ("f32", "nn"),
            ("tf32", "nn"),
            ("tf32", "nt"),
        ):
            with self.subTest(kind=kind, order=order):
                peers = () if kind in ("fp8", "int8") else ("torch",)
                self.done(gemm._case(self.bench, kind, (33, 40, 72), order), peers=peers)

    def test_split_products(self):
        case = gemm._case(self.bench, "bf16", (16, 64, 256), "nn")
        case.candidates = [c for c in case.candidates if c.name.startswith("matmul_split_k")]
        self.done(case)

    def test_every_candidate_names_parameters_of_its_kernel(self):
        for shape in gemm.HALF_SHAPES:
            for tile in gemm.tiles("bf16", *shape[:2]):
                self.bench.device.kernel("matmul", T="bf16", O="bf16", **dict(zip(("BM", "BN", "BK"), tile)))

    def test_attention(self):
        with mock.patch.multiple(attention, TOKENS=192, WIDTH=128):
            for causal in (False, True):
                case = attention._forward(64, 96, causal)(self.bench)
                case.candidates = case.candidates[2:3]
                self.done(case)

    def test_attention_backward(self):
        with mock.patch.multiple(attention, TOKENS=128, WIDTH=128):
            self.done(attention._backward(64, 64, True)(self.bench), candidates=2)

    def test_decoding(self):
        with mock.patch.multiple(decode, BATCH=2, HEADS=16, KEYS=80, CANDIDATES=[(16, 32, 1), (16, 32, 2)]):
            self.done(decode._case(self.bench), candidates=2, peers=("torch",))

    def test_quantised(self):
        # Packing for PyTorch's kernel needs a GPU.
        with mock.patch.object(torch.ops.aten, "_convert_weight_to_int4pack", lambda pairs, _: pairs):
            self.done(quantised._case(self.bench, 16, 64, 256))

    def test_scaled(self):
        case = scaled._case(self.bench, 33, 160, 192)
        self.done(case, candidates=len(scaled.TILES), peers=(case.peers[0].name,))

    def test_sparse(self):
        # PyTorch's own products of such matrices need a GPU.
        case = sparse._case(self.bench, 33, 48, 128)
        self.done(case, candidates=len(sparse.TILES), peers=())

    def test_convolution(self):
        with mock.patch.multiple(conv, BATCH=2, CHANNELS=16, SIDE=9, FILTERS=24):
            self.done(conv._case(self.bench), peers=("cudnn",))

    def on_host(self):
        """A bench with host time for the GPU's."""
        from compare import measure

        class Timer(timing.Timer):
            def __init__(self):
                self.milliseconds = 0.5

            def calls(self, run, count):
                times = []
                for _ in range(count):
                    start = time.perf_counter()
                    run()
                    times.append((time.perf_counter() - start) * 1e3)
                return times

        class Host(measure.Bench):
            place = "cpu"

            def __init__(self, device, *_):
                self.torch, self.device, self.seed, self.timer, self._cublaslt = torch, device, 5, Timer(), None
                self.doing = ""

        small = mock.patch.object(gemm, "WORDS", [(16, 32, 16), (16, 32, 8)])
        return Host, small, mock.patch.object(gemm, "SPLITS", [])

    def test_a_line(self):
        """The whole way of a work."""
        from compare import measure

        class Clocks:
            def between(self, start, end):
                return {"sm_mhz": {"median": 1.0}} if start < end else {}

        host, small, unsplit = self.on_host()
        with small, unsplit, mock.patch.object(torch.cuda, "synchronize"):
            host, one = host(self.bench.device), work.flops("gemm", 1e6, small_product)
            found = measure.measure(host, one, 3, Clocks())
            again = measure.measure(host, one, 3, Clocks(), "matmul T=f32 O=f32 BM=16 BN=32 BK=8")
        self.assertEqual([c["name"].split()[-1] for c in found["candidates"]], ["BK=16", "BK=8"])
        self.assertEqual(again["ours"]["tiles"].split()[-1], "BK=8")
        self.assertEqual(len(again["candidates"]), 1)
        self.assertTrue(found["ours"]["check"]["right"], found)
        self.assertEqual(len(found["ours"]["ms"]["rounds"]), 3)
        # cuBLASLt does not start here, PyTorch's product does.
        self.assertIn("error", found["peers"]["cublaslt"])
        self.assertEqual(found["best_peer"], "torch")
        self.assertEqual(found["clocks"], {"sm_mhz": {"median": 1.0}})
        self.assertIn("torch", report.row(found)[4])
        json.dumps(found, allow_nan=False)

    def test_a_run(self):
        """The command, with a work that fails and one that was there."""
        import tile_kernel

        def broken(_):
            raise ValueError("no such data")

        host, small, unsplit = self.on_host()
        works = [work.flops(name, 1e6, build) for name, build in (("a", small_product), ("b", broken), ("c", broken))]
        about = {"device": "a test", "torch": "2", "triton": "3"}
        fakes = {"is_available": True, "current_device": 0, "synchronize": None, "empty_cache": None}
        cuda = mock.patch.multiple(torch.cuda, **{name: mock.Mock(return_value=value) for name, value in fakes.items()})
        device = mock.patch.object(tile_kernel.Library, "device", lambda library, *_: self.bench.device)
        with contextlib.ExitStack() as stack:
            for patch in (small, unsplit, cuda, device, mock.patch("compare.measure.Bench", host)):
                stack.enter_context(patch)
            stack.enter_context(mock.patch.object(bench, "about", lambda _: about))
            stack.enter_context(mock.patch.object(bench, "every_work", lambda: works))
            out = stack.enter_context(contextlib.redirect_stdout(io.StringIO()))
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            path, drawing = str(folder / "results.json"), folder / "results.svg"
            report.write({"about": {}, "works": [line("c")]}, path)
            flags = ["--library", LIBRARY, "--rounds", "2", "--json", path, "--chart", str(drawing)]
            self.assertEqual(bench.main([*flags, "--missing"]), 1)
            self.assertEqual([found["name"] for found in json.loads(Path(path).read_text())["works"]], ["c", "a", "b"])
            self.assertEqual(bench.main([*flags, "--append", "--filter", "a"]), 0)
            self.assertEqual([found["name"] for found in json.loads(Path(path).read_text())["works"]], ["c", "b", "a"])
            self.assertIn("tile-kernel on a test", drawing.read_text())
        self.assertIn("| b | in making the data: ValueError: no such data |", out.getvalue())
        self.assertIn("wrong or not run: b\n", out.getvalue())
        self.assertIn("first launches of our kernels", out.getvalue())

    def test_rows(self):
        whole = [{"BM": 1, "BN": 128}]
        with mock.patch.multiple(rows, M=12, N=100):
            for dtype in rows.TYPES:
                for kind, row in rows.ROWS.items():
                    with self.subTest(kind=kind, dtype=dtype):
                        few = copy.copy(row)
                        few.kernels = [(k, [t for t in ts if t["BN"] <= 2048] or whole) for k, ts in row.kernels]
                        self.done(rows._case(self.bench, few, dtype), peers=("torch",))


@unittest.skipUnless(torch and LIBRARY and LOG, "needs PyTorch, a library, and the driver of bindings/c/tests")
class Dry(unittest.TestCase):
    """Every candidate of every work, at full size, as far as the driver: one
    that takes notes and has no device. Tensors have no memory."""

    def test_every_candidate_compiles_or_does_not_fit(self):
        import tile_kernel

        addresses = itertools.count(1 << 30, 1 << 34)
        codes = {"bfloat16": (4, 16), "float16": (2, 16), "float32": (2, 32), "float8_e4m3fn": (10, 8)}
        codes |= {"int8": (0, 8), "int32": (0, 32), "uint8": (1, 8)}

        class Borrowed:
            def __init__(self, _, tensor):
                # One address for each tensor, as its memory would have.
                tensor.address = getattr(tensor, "address", None) or next(addresses)
                axes = ctypes.c_int64 * max(1, tensor.dim())
                self.shape, self.strides = axes(*tensor.shape), axes(*tensor.stride())
                self.tensor = tile_kernel._DLTensor(
                    tensor.address,
                    tile_kernel._DLDevice(2, 0),
                    tensor.dim(),
                    tile_kernel._DLDataType(*codes[str(tensor.dtype).removeprefix("torch.")], 1),
                    ctypes.addressof(self.shape),
                    ctypes.addressof(self.strides),
                    0,
                )

        class Host:
            place = "meta"
            device = tile_kernel.Library(LIBRARY).device("cuda", 0)

        stream = mock.patch.object(torch.cuda, "current_stream", lambda _: mock.Mock(cuda_stream=0))
        with stream, mock.patch.object(tile_kernel, "_Borrowed", Borrowed):
            for one in work.every_work():
                with self.subTest(work=one.name):
                    self.assertGreater(sum(map(self.runs, self.candidates(one, Host()))), 0)

    def candidates(self, one, host):
        case = one.build(host)
        with contextlib.suppress(NotImplementedError, RuntimeError):
            case.refresh()
        return case.candidates

    def runs(self, candidate):
        import tile_kernel

        try:
            candidate.prepare().run()
            return True
        except tile_kernel.TileError as error:
            self.assertEqual(error.status, "TILE_MEMORY", f"{candidate.name}: {error}")
            return False


if __name__ == "__main__":
    unittest.main()
