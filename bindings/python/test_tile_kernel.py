"""Tests of the module. Those that need a library take the one that
`TILE_KERNEL_LIBRARY` names, which `cargo test -p tile-capi` sets to the example
of that crate; all run without a GPU and without PyTorch."""

import ctypes
import os
import re
import tempfile
import threading
import unittest
from pathlib import Path

import tile_kernel
from tile_kernel import Library, Signature, TileError

LIBRARY = os.environ.get("TILE_KERNEL_LIBRARY")
LOG = os.environ.get("FAKE_DRIVER_LOG")
HEADER = Path(__file__).parent / "../c/include/tile_kernel.h"

AXPY = {
    "name": "axpy",
    "file": "x.rs",
    "types": [{"name": "T", "bound": "Num", "default": "f32"}],
    "consts": [{"name": "N", "type": "usize", "default": 256}, {"name": "FLAG", "type": "bool", "default": 0}],
    "params": [
        {"name": "a", "type": "T", "rank": None, "output": False},
        {"name": "x", "type": "T", "rank": 1, "output": False},
        {"name": "out", "type": "T", "rank": 1, "output": True},
    ],
}

new_capsule = ctypes.pythonapi.PyCapsule_New
new_capsule.restype, new_capsule.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]


class Host:
    """A tensor in host memory with DLPack's protocol, for want of a library."""

    CODES = {ctypes.c_float: (2, 32), ctypes.c_double: (2, 64), ctypes.c_int32: (0, 32), ctypes.c_uint8: (1, 8)}
    # Bits of 16-bit floats.
    CODES[ctypes.c_uint16] = (2, 16)

    def __init__(self, values, shape=None, element=ctypes.c_float, device=(1, 0), versioned=False):
        shape = [len(values)] if shape is None else shape
        self.data = (element * len(values))(*values)
        self.extents = (ctypes.c_int64 * len(shape))(*shape)
        self.device, self.versioned = device, versioned
        code, bits = self.CODES[element]
        self.managed = tile_kernel._Versioned(1, 1)
        self.managed.tensor = tile_kernel._DLTensor(
            ctypes.addressof(self.data),
            tile_kernel._DLDevice(*device),
            len(shape),
            tile_kernel._DLDataType(code, bits, 1),
            ctypes.addressof(self.extents),
            None,
            0,
        )

    def __dlpack_device__(self):
        return self.device

    def __dlpack__(self, stream=None):
        if (stream is None) != (self.device[0] == 1):
            raise AssertionError("streams are for GPUs")
        start = 0 if self.versioned else tile_kernel._Versioned.tensor.offset
        name = b"dltensor_versioned" if self.versioned else b"dltensor"
        return new_capsule(ctypes.addressof(self.managed) + start, name, None)

    def __iter__(self):
        return iter(self.data)


class Mirror(unittest.TestCase):
    """The module says what the header says."""

    def test_statuses(self):
        found = re.findall(r"^  (TILE_\w+) = (\d+)", HEADER.read_text(), re.MULTILINE)
        self.assertEqual(found, [(name, str(i)) for i, name in enumerate(tile_kernel.STATUSES)])

    def test_each_status_has_a_class_of_its_own(self):
        from tile_kernel import errors

        classes = [cls for _, cls in errors.CLASSES[1:]]
        self.assertEqual(len(set(classes)), len(classes))
        self.assertEqual(sorted(cls.__name__ for cls in [TileError, *classes]), sorted(errors.__all__))
        for number, (name, cls) in enumerate(errors.CLASSES[1:], 1):
            found = errors.error(number, "text")
            self.assertEqual((type(found), found.status, str(found)), (cls, name, "text"))
            self.assertTrue(issubclass(cls, TileError) and cls.__doc__)
        self.assertEqual((type(errors.error(99, "")), errors.error(99, "").status), (TileError, "99"))

    def test_stubs_have_what_the_modules_have(self):
        import ast

        folder = Path(tile_kernel.__file__).parent
        for stub in folder.glob("*.pyi"):
            names = []
            for path in (stub, stub.with_suffix(".py")):
                body = ast.parse(path.read_text()).body
                defined = [node for node in body if isinstance(node, (ast.ClassDef, ast.FunctionDef))]
                names.append({node.name: node for node in defined if not node.name.startswith("_")})
            missing = set(names[1]) - set(names[0])
            self.assertEqual(missing, set(), stub.name)
            for name, node in names[1].items():
                if isinstance(node, ast.ClassDef):
                    def methods(node):
                        found = {item.name for item in node.body if isinstance(item, ast.FunctionDef)}
                        return {item for item in found if not item.startswith("_")}

                    self.assertEqual(methods(node), methods(names[0][name]), name)

    def test_version(self):
        self.assertIn(f"#define TILE_KERNEL_ABI {tile_kernel.ABI}\n", HEADER.read_text())

    def test_layout(self):
        sizes = [ctypes.sizeof(ty) for ty in (tile_kernel._DLTensor, tile_kernel._TileScalar, tile_kernel._Versioned)]
        self.assertEqual(sizes, [48, 16, 80])


class Arguments(unittest.TestCase):
    """What Python can tell without a library."""

    def setUp(self):
        self.axpy = Signature(AXPY)

    def refused(self, message, call, *args, **named):
        with self.assertRaises(TypeError) as caught:
            call(*args, **named)
        self.assertEqual(str(caught.exception), message)

    def test_parameters(self):
        self.assertEqual(self.axpy.choose({}), (("f32",), (None, None)))
        self.assertEqual(self.axpy.choose({"T": "bf16", "N": 64, "FLAG": True}), (("bf16",), (64, 1)))

        class Half:
            def __str__(self):
                return "torch.float16"

        self.assertEqual(self.axpy.choose({"T": Half()})[0], ("f16",))

    def test_wrong_parameters(self):
        choose = self.axpy.choose
        self.refused("kernel `axpy` has no parameter BM; it has T, N, FLAG", choose, {"BM": 3})
        self.refused("parameter N of kernel `axpy` is 1.5, expected a number from 0 on", choose, {"N": 1.5})
        self.refused("parameter N of kernel `axpy` is -1, expected a number from 0 on", choose, {"N": -1})
        self.refused("parameter FLAG of kernel `axpy` is 2, expected a flag", choose, {"FLAG": 2})
        self.refused("3 is no element type of kernels", choose, {"T": 3})

    def test_order(self):
        self.assertEqual(self.axpy.order((1, "x"), {"out": "y"}), [1, "x", "y"])
        order = self.axpy.order
        self.refused("argument `out` of kernel `axpy` is missing", order, (1, 2), {})
        self.refused("argument `x` of kernel `axpy` is given twice", order, (1, 2, 3), {"x": 4})
        self.refused("kernel `axpy` has no parameter z", order, (1, 2, 3), {"z": 4})
        self.refused("kernel `axpy` has 3 parameters, 4 arguments are given", order, (1, 2, 3, 4), {})

    def test_scalars(self):
        self.assertEqual(tile_kernel._scalar("a", -1).bits, 2**64 - 1)
        self.assertEqual((tile_kernel._scalar("a", 1.0).kind, tile_kernel._scalar("a", 1.0).bits), (1, 0x3FF0 << 48))
        self.refused("argument `a` is a str, expected a number", tile_kernel._scalar, "a", "1")
        self.refused(f"argument `a` is {2**63}, which does not fit in 64 bits", tile_kernel._scalar, "a", 2**63)

    def test_tensors(self):
        borrow = tile_kernel._Borrowed
        self.refused("argument `x` is a list, expected a tensor with `__dlpack__`", borrow, "x", [1])

        class Consumed(Host):
            def __dlpack__(self, stream=None):
                return new_capsule(ctypes.addressof(self.managed), b"used_dltensor", None)

        class Refusing(Host):
            def __dlpack__(self, stream=None):
                raise BufferError("it requires a gradient")

        message = "argument `x` gives no DLPack tensor that has not been consumed"
        self.refused(message, borrow, "x", Consumed([1.0]))
        self.refused("argument `x`: it requires a gradient", borrow, "x", Refusing([1.0]))
        for versioned in (False, True):
            tensor = borrow("x", Host([1.0, 2.0], device=(2, 3), versioned=versioned)).tensor
            self.assertEqual((tensor.ndim, tensor.device.device_id, tensor.dtype.bits), (1, 3, 32))

    def test_text(self):
        text = "axpy<T: Num = f32, N: usize = 256, FLAG: bool = 0>(a: T, x: &Tensor<T, 1>, out: &mut Tensor<T, 1>)"
        self.assertEqual(str(self.axpy), text)

    def test_files_that_are_no_libraries(self):
        with self.assertRaises(OSError):
            Library("/nowhere/libkernels.so")


@unittest.skipUnless(LIBRARY, "TILE_KERNEL_LIBRARY names no library")
class Launches(unittest.TestCase):
    """Kernels of the crate's example, on the interpreter."""

    def setUp(self):
        self.library = Library(LIBRARY)
        self.device = self.library.device("interpreter")

    def failure(self, call, *args, **named):
        with self.assertRaises(TileError) as caught:
            call(*args, **named)
        return caught.exception.status, str(caught.exception)

    def test_catalogue(self):
        self.assertEqual(list(self.library.kernels), ["axpy", "product", "chosen"])
        text = str(self.library.kernels["product"])
        self.assertEqual(
            text,
            "product<T: Num = f32, BM: usize = 16, BK: usize = 16, CHECK: bool = 0>"
            "(a: &Tensor<T, 2>, b: &Tensor<T, 2>, c: &mut Tensor<T::Acc, 2>)",
        )
        self.assertEqual(self.library.kernels["axpy"].__doc__, "y = a·x + y, into a new tensor.")
        self.assertEqual(self.device.kernel("axpy", N=2).__doc__, "y = a·x + y, into a new tensor.")

    def test_results(self):
        x, y, out = Host([1.0, 2.0, 3.0]), Host([10.0, 20.0, 30.0], versioned=True), Host([0.0] * 3)
        axpy = self.device.kernel("axpy", N=2)
        self.assertIs(axpy, self.device.kernel("axpy", N=2))
        axpy(0.5, x, y, out)
        self.assertEqual(list(out), [10.5, 21.0, 31.5])
        axpy(2, x, out=out, y=y)
        self.assertEqual(list(out), [12.0, 24.0, 36.0])
        integers = [Host(v, element=ctypes.c_int32) for v in ([1, 2], [3, 4], [0, 0])]
        self.device.kernel("axpy", T="i32")(-7, *integers)
        self.assertEqual(list(integers[2]), [-4, -10])

    def test_launches_are_repeated(self):
        a, b, c = Host([1.0, 2.0, 3.0, 4.0], [2, 2]), Host([1.0, 0.0, 0.0, 1.0], [2, 2]), Host([0.0] * 4, [2, 2])
        launch = self.device.kernel("product").bind(a, b, c)
        for factor in (1.0, 2.0):
            b.data[0] = b.data[3] = factor
            launch()
            self.assertEqual(list(c), [factor * v for v in a])

    def test_shapes(self):
        product, axpy = self.device.kernel("product"), self.device.kernel("axpy")
        expected = {"a": (3, 5), "b": (5, 2), "c": (3, 2)}
        self.assertEqual(product.shapes((3, 5), (5, 2)), expected)
        self.assertEqual(product.shapes(a=(3, None), b=(5, 2), c=(None, None)), expected)
        self.assertEqual(axpy.shapes(2.0, (7,), (7,))["out"], (7,))
        self.assertEqual(self.failure(product.shapes, (3, 5), (4, 2))[0], "TILE_SHAPE")
        self.assertEqual(self.failure(product.shapes, (3, 5), (5, None))[0], "TILE_ARGUMENTS")
        with self.assertRaisesRegex(TypeError, "the shape of `a` has 1 extents, expected 2"):
            product.shapes((3,), (5, 2))

    def test_tuning(self):
        square = [Host([float(i % 5) for i in range(400)], [20, 20]) for _ in range(2)]
        out = Host([0.0] * 400, [20, 20])
        product = self.device.kernel("product", BK=16)
        with tempfile.TemporaryDirectory() as folder:
            journal, cache = Path(folder) / "journal", Path(folder) / "cache"
            chosen = product.tune(*square, out, trials=2, time=5, cache=cache, journal=journal)
            found = chosen.tuning
            self.assertEqual((found["kernel"], found["candidates"], len(found["trials"])), ("product", 2, 2))
            self.assertIn(chosen.consts[0], (16, 32))
            self.assertEqual(chosen.consts[1:], (16, 0))
            self.assertIs(chosen, self.device.kernel("product", BM=chosen.consts[0], BK=16, CHECK=False))
            self.assertIn('"ran"', journal.read_text())
            # The outputs are those of a launch.
            expected = Host([0.0] * 400, [20, 20])
            product(*square, expected)
            self.assertEqual(list(out), list(expected))
            again = product.tune(a=square[0], b=square[1], c=out, cache=str(cache))
            self.assertIs(again, chosen)
            self.assertEqual(again.tuning["stopped"], "cached")
            self.assertEqual(again.tuning["consts"], found["consts"])

    def test_remarks(self):
        self.assertEqual(self.device.remarks(), [])

    def test_shipped_answers(self):
        out = Host([0.0] * 6)
        for parameters, ran in (({}, 8), ({"N": 4}, 4)):
            self.device.kernel("chosen", **parameters)(out)
            self.assertEqual(list(out), [ran] * 6, parameters)

    def test_tuning_that_fails(self):
        x, out = Host([1.0, 2.0]), Host([0.0, 0.0])
        axpy, product = self.device.kernel("axpy"), self.device.kernel("product")
        status, message = self.failure(axpy.tune, 1.0, x, x, out, cache=False)
        self.assertEqual(status, "TILE_TUNING")
        self.assertIn("kernel `axpy` cannot be tuned", message)
        square = [Host([1.0] * 4, [2, 2]) for _ in range(3)]
        self.assertEqual(
            self.failure(product.tune, *square, trials=0, cache=False),
            ("TILE_CALL", "option `trials` is 0, expected a whole number from 1"),
        )
        long = [square[0], Host([1.0] * 6, [3, 2]), square[2]]
        self.assertEqual(self.failure(product.tune, *long, cache=False)[0], "TILE_SHAPE")
        self.assertEqual(self.failure(product.tune, *square, cache=False, stream=64)[0], "TILE_CALL")
        with self.assertRaisesRegex(TypeError, "an option of `tune` is no plain value"):
            product.tune(*square, journal=object())

    def test_threads(self):
        axpy = self.device.kernel("axpy")
        outs = [Host([0.0] * 2) for _ in range(4)]

        def work(i):
            for _ in range(20):
                axpy(float(i), Host([1.0, 2.0]), Host([0.0, 0.0]), outs[i])

        threads = [threading.Thread(target=work, args=[i]) for i in range(len(outs))]
        [thread.start() for thread in threads]
        [thread.join() for thread in threads]
        self.assertEqual([list(out) for out in outs], [[i * 1.0, i * 2.0] for i in range(4)])

    def test_errors(self):
        x, out = Host([1.0, 2.0]), Host([0.0, 0.0])
        axpy = self.device.kernel("axpy")
        self.assertEqual(
            self.failure(axpy, 1.0, x, Host([1.0]), out),
            ("TILE_SHAPE", "argument `y`: axis 0 has extent 1, expected 2"),
        )
        self.assertEqual(self.failure(axpy, 1.0, x, x, x)[0], "TILE_OVERLAP")
        self.assertEqual(
            self.failure(axpy, 1.0, x, Host([1, 2], element=ctypes.c_int32), out),
            ("TILE_DTYPE", "argument `y` has elements i32, expected f32"),
        )
        self.assertEqual(
            self.failure(axpy, 1.0, x, Host([1.0, 2.0], device=(2, 0)), out),
            ("TILE_DEVICE", "argument `y` is on CUDA device 0, expected host memory"),
        )
        self.assertEqual(self.failure(axpy, 1.0, x, x, out, stream=64)[0], "TILE_CALL")
        self.assertEqual(self.failure(self.device.kernel, "axpy", T="f33")[0], "TILE_CALL")
        self.assertEqual(self.failure(self.device.kernel, "axpy", T="bool")[0], "TILE_INSTANCE")
        product = self.device.kernel("product", CHECK=True)
        square = [Host([1.0] * 4, [2, 2]) for _ in range(3)]
        self.assertEqual(self.failure(product, *square)[0], "TILE_REQUIREMENT")
        self.assertEqual(self.failure(self.library.device, "cuda", 1 << 20)[0], "TILE_UNAVAILABLE")
        with self.assertRaises(TypeError):
            self.device.kernel("gone")


@unittest.skipUnless(LIBRARY and LOG, "there is no driver that takes notes")
class Driver(unittest.TestCase):
    """What arrives at the driver, one that has no device and takes notes."""

    def setUp(self):
        Path(LOG).write_text("")
        self.device = Library(LIBRARY).device("cuda", 0)

    def noted(self):
        return Path(LOG).read_text().splitlines()

    def on_device(self, count, shape=None, **more):
        return Host([0.0] * count, shape, device=(2, 0), **more)

    def test_launches(self):
        x, y, out = (self.on_device(600) for _ in range(3))
        axpy = self.device.kernel("axpy", N=200)
        launch = axpy.bind(1.0, x, y, out)
        launch()
        launch(stream=4096)
        axpy(2.0, x, y, out, stream=8192)
        compiled, *launches = self.noted()
        self.assertEqual(compiled, "module 1")
        # The first parameter is an address or the factor, which changes.
        words = [text.split() for text in launches]
        self.assertEqual([text[:4] for text in words], [["launch", "3", "stream", s] for s in ("0", "4096", "8192")])
        # Another kind of launch compiles again.
        odd = [Host([0.0] * 601, [600], device=(2, 0)) for _ in range(3)]
        for tensor in odd:
            tensor.managed.tensor.byte_offset = 4
        axpy(1.0, *odd)
        self.assertEqual([text.split()[0] for text in self.noted()[4:]], ["module", "launch"])

    def test_two_axes(self):
        a, b, c = (self.on_device(64 * 64, [64, 64]) for _ in range(3))
        self.device.kernel("product", BM=32, BK=32)(a, b, c)
        self.assertEqual([text.split()[0] for text in self.noted()], ["module", "launch"])

    def test_remarks(self):
        a, b = (Host([0] * 1600, [40, 40], element=ctypes.c_uint16, device=(2, 0)) for _ in range(2))
        product = self.device.kernel("product", T="f16", BM=20, BK=16)
        for _ in range(2):
            product(a, b, self.on_device(1600, [40, 40]))
        slow = "product of 20x20x16 f16: 20 rows are no multiple of 16, so threads multiply it without matrix instructions"
        [remark] = [it for it in self.device.remarks() if it["text"] == slow]
        source = (Path(__file__).parent / "../c/examples/library.rs").read_text().splitlines()

        def place(text):
            [line] = [number for number, line in enumerate(source, 1) if text in line]
            return {"line": line, "column": source[line - 1].index(text) + 1}

        self.assertTrue(remark["file"].endswith("library.rs"), remark)
        tile = {"name": "acc"} | place("fragment::<T::Acc>([BM, BM])")
        expected = {"kernel": "product", "text": slow, "file": remark["file"], "tile": tile}
        self.assertEqual(remark, expected | place("gemm(&a_s, &b_s, &mut acc)"))

    def test_nothing_to_do(self):
        empty = [Host([0.0], [0], device=(2, 0)) for _ in range(3)]
        self.device.kernel("axpy")(1.0, *empty)
        self.assertNotIn("launch", "".join(self.noted()))

    def test_failures(self):
        x, y, out = (self.on_device(8) for _ in range(3))
        axpy = self.device.kernel("axpy")

        def failure(*args):
            with self.assertRaises(TileError) as caught:
                axpy(*args)
            return caught.exception.status, str(caught.exception)

        host, other = Host([0.0] * 8), Host([0.0] * 8, device=(2, 1))
        self.assertEqual(
            failure(1.0, x, y, host), ("TILE_DEVICE", "argument `out` is on host memory, expected CUDA device 0")
        )
        self.assertEqual(failure(1.0, x, other, out)[1], "argument `y` is on CUDA device 1, expected CUDA device 0")
        self.assertEqual(failure(1.0, x, y, y)[0], "TILE_OVERLAP")
        with self.assertRaises(TileError) as caught:
            Library(LIBRARY).device("cuda", 1)
        self.assertIn("there is no device 1", str(caught.exception))
        os.environ["FAKE_DRIVER_FAILS"] = "1"
        try:
            status, text = failure(1.0, x, y, out)
        finally:
            del os.environ["FAKE_DRIVER_FAILS"]
        self.assertEqual(status, "TILE_DRIVER")
        self.assertIn("an illegal memory access was encountered", text)


if __name__ == "__main__":
    unittest.main()
