"""Tests of `tile_kernel.task`, `tile_kernel.crate` and `tile_kernel.akg` with NumPy, on the interpreter and with
the library that `TILE_KERNEL_LIBRARY` names. Those of PyTorch run where it is installed."""

import contextlib
import importlib.util
import io
import json
import os
import sys
import tempfile
import types
import unittest
from pathlib import Path

import numpy

import tile_kernel
from tile_kernel import crate, task
from tile_kernel.task import __main__ as command
from tile_kernel.task import data, judge

LIBRARY = os.environ.get("TILE_KERNEL_LIBRARY")
SOURCE = os.environ.get("TILE_KERNEL_SOURCE")
HAS_TORCH = importlib.util.find_spec("torch") is not None

TASK = """
import numpy

class Model:
    def __init__(self, scale):
        self.scale = numpy.float32(scale)

    def __call__(self, a, b):
        return self.scale * a + b

def get_inputs():
    return [numpy.random.rand(1000).astype(numpy.float32), numpy.random.rand(1000).astype(numpy.float32)]

def get_init_inputs():
    return [0.5]

def get_inputs_dyn_list():
    return [[numpy.random.rand(n).astype(numpy.float32) - 0.5 for _ in range(2)] for n in (1, 257)]
"""

SOLUTION = f"""
import numpy, tile_kernel

library = tile_kernel.Library({LIBRARY!r})

class ModelNew:
    def __init__(self, scale):
        self.scale = float(scale)

    def __call__(self, a, b):
        out = numpy.empty_like(a)
        library.device_of(a).kernel("axpy")(self.scale, a, b, out)
        return out
"""


def module(text, **names):
    made = types.ModuleType("made")
    vars(made).update(names)
    exec(text, vars(made))
    return made


def checked(solution, text=TASK, **options):
    return task.check(task.Task(module(text)), module(solution).ModelNew, device="interpreter", **options)


class Judging(unittest.TestCase):
    """What needs no library."""

    def test_results_are_near_or_wrong(self):
        inf, nan = numpy.inf, numpy.nan
        for expected, change, found, fine in [
            (1.0, 0.05, 1.05, True),
            (1.0, 0.05, 1.2, False),
            (1.0, 0.1, nan, False),
            (nan, 0.1, nan, True),
            (nan, 0.1, 1.0, False),
            (inf, 0.1, inf, True),
            (inf, 0.1, -inf, False),
            (inf, 0.1, 1e30, False),
            (1e39, 0.0, inf, True),
            (1e39, 0.0, -inf, False),
        ]:
            with numpy.errstate(all="ignore"):
                narrow = numpy.array([expected]).astype(numpy.float32).astype(numpy.float64)
            output = judge.Output("f32", numpy.array([expected]), numpy.array([change]), 0.0, 0, 1.0, narrow)
            self.assertEqual(output.compare(numpy.array([found]), False)[0] is None, fine, (expected, found))

    def test_whole_numbers_are_exact(self):
        output = judge.Output("i32", numpy.array([3, 4]), numpy.zeros(2), 0.0, 0, 1.0, None)
        self.assertIsNone(output.compare(numpy.array([3, 4]), False)[0])
        self.assertEqual(output.compare(numpy.array([3, 5]), False)[0].index, (1,))

    def test_kinds_are_what_they_say(self):
        random, given = numpy.random.default_rng(3), numpy.random.default_rng(1).uniform(-1, 1, (9, 32))
        of = lambda kind: data.changed(kind, given, "f32", random)
        self.assertTrue(numpy.isnan(of("special")).any() and numpy.isinf(of("special")).any())
        self.assertTrue((numpy.abs(of("small")) < numpy.finfo(numpy.float32).tiny).all())
        self.assertLessEqual(len(numpy.unique(of("ties"))), 4)
        rows = of("cancellation")
        self.assertTrue((numpy.abs(rows.sum(axis=1)) < 0.05 * numpy.abs(rows[:, 0])).all())
        # Positive numbers stay positive.
        positive = numpy.abs(given)
        for kind in ("small", "extremes", "ties", "cancellation"):
            self.assertTrue((data.changed(kind, positive, "f32", random) >= 0).all(), kind)

    def test_perturbations_keep_zeros_and_signs(self):
        values = numpy.array([0.0, -1.0, 1e-30, numpy.inf, numpy.nan])
        for absolute in (False, True):
            moved = judge.perturbed(values, 0.1, absolute, numpy.random.default_rng(1))
            self.assertEqual(moved[0], 0.0)
            self.assertTrue(moved[1] < 0 and moved[1] != -1.0 and moved[2] > 0)
            self.assertTrue(numpy.isinf(moved[3]) and numpy.isnan(moved[4]))

    def test_what_is_no_task(self):
        with self.assertRaisesRegex(task.TaskError, "the task `made` has no `get_init_inputs`"):
            task.Task(module("def get_inputs(): pass\nclass Model: pass"))
        with self.assertRaisesRegex(task.TaskError, "there is no file "):
            task.Task.load("nowhere/at_all.py")
        with self.assertRaisesRegex(ValueError, "`kinds` has 'odd', expected some of given, "):
            checked("class ModelNew: pass", kinds=["odd"])

    def test_crates_that_do_not_build(self):
        with tempfile.TemporaryDirectory() as folder:
            with self.assertRaisesRegex(crate.BuildError, "has no Cargo.toml, expected a crate of kernels"):
                crate.build(folder)
            with self.assertRaisesRegex(crate.BuildError, "is not the repository of tile-kernel"):
                crate.inline("", source_of=folder, cache=folder)
            (Path(folder) / "src").mkdir()
            (Path(folder) / "src/lib.rs").write_text("pub fn f() -> u32 { 'a' }\n")
            manifest = '[package]\nname = "wrong"\nversion = "0.1.0"\n[workspace]\n'
            (Path(folder) / "Cargo.toml").write_text(manifest)
            with self.assertRaisesRegex(crate.BuildError, "mismatched types"):
                crate.build(folder, profile="dev", offline=True)
            (Path(folder) / "src/lib.rs").write_text("")
            with self.assertRaisesRegex(crate.BuildError, "makes no library"):
                crate.build(folder, profile="dev", offline=True)
            (Path(folder) / "Cargo.toml").write_text(manifest + '[lib]\ncrate-type = ["cdylib"]\n')
            self.assertTrue(Path(crate.build(folder, profile="dev", offline=True)).is_file())
        with self.assertRaisesRegex(ValueError, "`name` is 'a b', expected small letters"):
            crate.inline("", name="a b")


@unittest.skipUnless(LIBRARY, "TILE_KERNEL_LIBRARY names no library")
class Checks(unittest.TestCase):
    """Solutions that are right, and wrong in every way that a check has to see."""

    def wrong(self, kind, old, new, **options):
        self.assertIn(old, SOLUTION)
        report = checked(SOLUTION.replace(old, new), **options)
        kinds = [finding.kind for finding in report.findings]
        self.assertIn(kind, kinds, str(report))
        return next(finding.message for finding in report.findings if finding.kind == kind)

    def test_a_right_solution(self):
        report = checked(SOLUTION)
        self.assertTrue(report, str(report))
        self.assertEqual((report.kernels, report.type, report.cases), (["axpy"], "f32", 24))
        self.assertTrue(report.mutations == report.rejected > 4, str(report))
        self.assertIs(report.json()["right"], True)
        self.assertIn("made on interpreter: right, 24 cases", str(report))

    def test_another_result(self):
        message = self.wrong("mismatch", "self.scale = float(scale)", "self.scale = float(scale) + 1e-5")
        self.assertRegex(message, r"^result 0 at \[\d+\]: .*, expected .* within ")
        self.wrong("mismatch", "a, b, out)", "b, a, out)")
        self.wrong("mismatch", "return out", "out[-1:] = 0; return out")
        self.wrong("results", "return out", "return out[1:]")
        self.wrong("results", "return out", "return out, out")

    def test_a_result_that_is_kept(self):
        kept = "self.kept = out if not hasattr(self, 'kept') or self.kept.shape != out.shape else self.kept; return self.kept"
        self.wrong("mismatch", "return out", kept)

    def test_no_kernel(self):
        self.wrong("launches", 'library.device_of(a).kernel("axpy")(self.scale, a, b, out)', "out = numpy.float32(self.scale) * a + b")

    def test_inputs_that_are_changed(self):
        self.wrong("inputs", "return out", "a[:] = 0; return out")

    def test_a_result_of_chance(self):
        noise = "out *= 1 + 1e-7 * numpy.random.default_rng().integers(-1, 2, out.shape).astype(numpy.float32); return out"
        self.wrong("nondeterministic", "return out", noise)

    def test_an_error(self):
        message = self.wrong("error", "a, b, out)", "a, b[1:], out)")
        self.assertIn("ShapeError: ", message)

    def test_a_check_that_sees_nothing(self):
        report = checked(SOLUTION, roundings=1e12)
        self.assertEqual([finding.kind for finding in report.findings], ["weak"], str(report))
        self.assertIn("the check would take ", report.findings[0].message)

    def test_accumulations_widen_the_tolerance(self):
        text = TASK.replace("return self.scale * a + b", "return a @ b").replace("(1000)", "(48, 48)")
        text = text[: text.index("def get_inputs_dyn_list")]
        solution = SOLUTION.replace('kernel("axpy")(self.scale, a, b, out)', 'kernel("product")(a, b, out)')
        report = checked(solution, text)
        self.assertTrue(report, str(report))
        self.assertGreaterEqual(report.accumulation, 48)

    def test_the_command(self):
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "task.py").write_text(TASK)
            (Path(folder) / "solution.py").write_text(SOLUTION)
            (Path(folder) / "wrong.py").write_text(SOLUTION.replace("a, b, out)", "b, a, out)"))

            def run(*arguments):
                said, complained = io.StringIO(), io.StringIO()
                with contextlib.redirect_stdout(said), contextlib.redirect_stderr(complained):
                    code = command.main([folder, *arguments, "--device", "interpreter", "--seeds", "1"])
                return code, said.getvalue(), complained.getvalue()

            code, said, _ = run("--json", "--kinds", "ties")
            self.assertEqual((code, json.loads(said)["right"], json.loads(said)["cases"]), (0, True, 6))
            code, said, _ = run(f"{folder}/wrong.py")
            self.assertEqual(code, 1)
            self.assertIn("task on interpreter: WRONG", said)
            code, _, complained = run(f"{folder}/none.py")
            self.assertEqual(code, 2)
            self.assertIn("there is no file", complained)

    def test_tensors_that_are_on_no_such_device(self):
        with self.assertRaisesRegex(ValueError, "expected the device `interpreter` and not `cuda`"):
            task.check(task.Task(module(TASK)), module(SOLUTION).ModelNew, device="cuda")


@unittest.skipUnless(SOURCE, "TILE_KERNEL_SOURCE names no repository to build against")
class Inline(unittest.TestCase):
    """Rust source as a library, which cargo builds."""

    TWICE = """
/// y = 2 x
#[tile_kernel(default(T = f32, N = 256))]
fn twice<T: Num, const N: usize>(x: &Tensor<T, 1>, y: &mut Tensor<T, 1>) {
    dims!(x = [n], y = [n]);
    let [b] = blocks([n.div_ceil(N)]);
    parallel!(N, |i| {
        y[b * N + i] = x[b * N + i] + x[b * N + i];
    });
}
"""

    def library(self, source):
        return crate.inline(source, cache=os.environ["TILE_KERNEL_INLINE"], profile="dev")

    def test_source_becomes_a_library(self):
        library = self.library(self.TWICE)
        x = numpy.arange(1000, dtype=numpy.float32)
        y = numpy.empty_like(x)
        library.device_of(x).kernel("twice")(x, y)
        self.assertTrue((y == 2 * x).all())
        # The second time it is there.
        self.assertEqual(self.library(self.TWICE).path, library.path)

    def test_errors_have_the_lines_of_the_source(self):
        with self.assertRaises(crate.BuildError) as caught:
            self.library(self.TWICE.replace("x[b * N + i] + x", "x[b * N + j] + x"))
        self.assertIn("src/lib.rs:8:", str(caught.exception))
        self.assertIn("`j`", str(caught.exception))


class Adapter(unittest.TestCase):
    """The adapter for AKG, with stand-ins of its base class and its factory."""

    def setUp(self):
        names = ["", ".op", ".op.verifier", ".op.verifier.adapters", ".op.verifier.adapters.dsl"]
        modules = {f"akg_agents{name}": types.ModuleType(f"akg_agents{name}") for name in names}
        base = module("class DSLAdapter:\n    needs_compilation = False")
        factory = types.ModuleType("akg_agents.op.verifier.adapters.factory")
        exec("def get_dsl_adapter(dsl):\n    raise ValueError(dsl)", vars(factory))
        user = types.ModuleType("akg_agents.op.verifier.kernel_verifier")
        user.get_dsl_adapter = factory.get_dsl_adapter
        modules["akg_agents.op.verifier.adapters"].factory = factory
        modules.update({base.__name__: base, factory.__name__: factory, user.__name__: user})
        modules["akg_agents.op.verifier.adapters.dsl.base"] = base
        sys.modules.update(modules)
        self.addCleanup(lambda: [sys.modules.pop(name, None) for name in modules])
        self.user = user

    def test_the_dsl_is_known_once_registered(self):
        from tile_kernel import akg

        akg.register()
        akg.register()
        self.assertEqual(type(self.user.get_dsl_adapter("tile_kernel")).__name__, "TileKernel")
        with self.assertRaisesRegex(ValueError, "^triton$"):
            self.user.get_dsl_adapter("triton")

    def test_its_code_runs(self):
        from tile_kernel import akg

        adapter = akg.adapter()
        with self.assertRaisesRegex(ValueError, "expected one of torch, numpy"):
            adapter.get_import_statements("jax")
        implementation = types.ModuleType("twice_tile_kernel_impl")
        exec(adapter.get_import_statements("numpy") + "class ModelNew:\n    def __call__(self, x): return 2 * x", vars(implementation))
        sys.modules[implementation.__name__] = implementation
        self.addCleanup(sys.modules.pop, implementation.__name__)
        code = adapter.get_impl_import("twice", "ModelNew")
        code += "init_params, inputs = [], [21]\n" + adapter.create_impl_module("numpy", None)
        code += adapter.call_impl("ModelNew", "inputs", 0, None, "twice")
        code += "def profile():\n" + adapter.benchmark_impl("ModelNew", "inputs", 1, 3, "cuda", "twice").lstrip("\n")
        code += f"{'':8}return execution_time_ms, method\n"
        names = {}
        exec(code, names)
        self.assertEqual(names["impl_output"], 42)
        milliseconds, method = names["profile"]()
        self.assertTrue(0 <= milliseconds < 1000 and method == "tile_kernel")


@unittest.skipUnless(LIBRARY and HAS_TORCH, "PyTorch is not installed")
class Modules(unittest.TestCase):
    """Modules of PyTorch as references."""

    TASK = """
import torch
from torch import nn

class Model(nn.Module):
    def __init__(self, k, n):
        super().__init__()
        self.weight = nn.Parameter(torch.randn(k, n, dtype=torch.bfloat16))

    def forward(self, x):
        return (x.float() @ self.weight.float()).to(torch.float32)

def get_inputs():
    return [torch.randn(17, 48, dtype=torch.bfloat16)]

def get_init_inputs():
    return [48, 33]
"""

    SOLUTION = f"""
import torch, tile_kernel
from torch import nn

library = tile_kernel.Library({LIBRARY!r})

class ModelNew(nn.Module):
    def __init__(self, k, n):
        super().__init__()
        self.weight = nn.Parameter(torch.zeros(k, n, dtype=torch.bfloat16))

    def forward(self, x):
        out = torch.empty(x.shape[0], self.weight.shape[1], device=x.device)
        library.device_of(x).kernel("product", T=torch.bfloat16)(x, self.weight.detach(), out)
        return out
"""

    def test_a_module_with_parameters(self):
        report = checked(self.SOLUTION, self.TASK)
        self.assertTrue(report, str(report))
        self.assertEqual((report.type, report.kernels), ("f32", ["product"]))
        wrong = checked(self.SOLUTION.replace("return out", "return out * 1.001"), self.TASK)
        self.assertEqual([finding.kind for finding in wrong.findings], ["mismatch"], str(wrong))


if __name__ == "__main__":
    unittest.main()
