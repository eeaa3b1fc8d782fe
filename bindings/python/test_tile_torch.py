"""Tests of the operators of PyTorch. They need PyTorch, and the library of kernels of
`benches/h200`, which `TILE_KERNEL_LIBRARY` names:

    cargo build --release --package tile-h200
    cd bindings/python && TILE_KERNEL_LIBRARY=../../target/release/libtile_h200.so \\
        python3 -m unittest test_tile_torch

With a GPU they run there, and without one on the interpreter."""

import os
import unittest

try:
    import torch
except ImportError:
    torch = None

LIBRARY = os.environ.get("TILE_KERNEL_LIBRARY")


@unittest.skipUnless(torch and LIBRARY, "needs PyTorch and TILE_KERNEL_LIBRARY")
class Operators(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        from tile_kernel import torch as tile_torch
        from tile_kernel import Library

        cls.library = Library(LIBRARY)
        if "silu_mul" not in cls.library.kernels:
            raise unittest.SkipTest(f"{LIBRARY} is not the library of benches/h200")
        cls.place = "cuda" if torch.cuda.is_available() else "cpu"
        cls.swiglu = tile_torch.operator(
            "tile_test::swiglu", cls.library, "silu_mul", backward="silu_mul_backward"
        )
        cls.rms_norm = tile_torch.operator(
            "tile_test::rms_norm",
            cls.library,
            "rms_norm",
            backward="rms_norm_backward",
            parameters={"BN": 1024},
            backward_parameters={"BN": 1024},
        )
        cls.matmul = tile_torch.operator("tile_test::matmul", cls.library, "matmul", parameters={"O": "f32"})

    def random(self, *shape, dtype=None, grad=False):
        made = torch.randn(*shape, device=self.place, dtype=dtype or torch.float32)
        return made.requires_grad_(grad)

    @staticmethod
    def composed_swiglu(x):
        gate, up = x.chunk(2, dim=-1)
        return torch.nn.functional.silu(gate) * up

    @staticmethod
    def composed_norm(x, weight, eps):
        return x * torch.rsqrt(x.square().mean(-1, keepdim=True) + eps) * weight

    def gradients(self, function, inputs, cotangent):
        inputs = [tensor.detach().clone().requires_grad_(True) for tensor in inputs]
        out = function(*inputs)
        out.backward(cotangent)
        return out.detach(), [tensor.grad for tensor in inputs]

    def same(self, found, expected, tolerance=2e-5):
        torch.testing.assert_close(found, expected, rtol=tolerance, atol=tolerance)

    def test_results_and_gradients(self):
        x, weight = self.random(6, 96), self.random(96)
        cases = [
            (self.swiglu, self.composed_swiglu, [x], self.random(6, 48)),
            (
                lambda x, w: self.rms_norm(x, w, 1e-5),
                lambda x, w: self.composed_norm(x, w, 1e-5),
                [x, weight],
                self.random(6, 96),
            ),
        ]
        for ours, composed, inputs, cotangent in cases:
            out, grads = self.gradients(ours, inputs, cotangent)
            expected, expected_grads = self.gradients(composed, inputs, cotangent)
            self.same(out, expected)
            for found, wanted in zip(grads, expected_grads):
                self.same(found, wanted, 1e-4)

    def test_views_and_other_types(self):
        x = self.random(96, 5).t()
        self.same(self.swiglu(x), self.composed_swiglu(x))
        half = self.random(4, 32, dtype=torch.bfloat16)
        found = self.swiglu(half)
        self.assertEqual(found.dtype, torch.bfloat16)
        self.same(found.float(), self.composed_swiglu(half.float()), 2e-2)
        # A type that results have, and inputs have not.
        a, b = self.random(32, 16, dtype=torch.bfloat16), self.random(16, 48, dtype=torch.bfloat16)
        found = self.matmul(a, b)
        self.assertEqual((found.dtype, found.shape), (torch.float32, (32, 48)))
        self.same(found, a.float() @ b.float(), 1e-3)

    def test_opcheck(self):
        torch.library.opcheck(self.swiglu, (self.random(3, 8, grad=True),))
        torch.library.opcheck(self.rms_norm, (self.random(3, 16, grad=True), self.random(16, grad=True), 1e-5))
        torch.library.opcheck(self.matmul, (self.random(3, 16), self.random(16, 8)))

    def test_compiled_without_graph_breaks(self):
        def model(x, weight):
            return self.swiglu(self.rms_norm(x, weight, 1e-5) * 2).sum()

        fast = torch.compile(model, fullgraph=True)
        x, weight = self.random(6, 96, grad=True), self.random(96, grad=True)
        expected = model(x, weight)
        wanted = torch.autograd.grad(expected, [x, weight])
        found = fast(x, weight)
        self.same(found, expected, 1e-4)
        for one, other in zip(torch.autograd.grad(found, [x, weight]), wanted):
            self.same(one, other, 1e-4)

    def test_in_a_cuda_graph(self):
        if self.place != "cuda":
            self.skipTest("needs a GPU")
        x = self.random(64, 256)
        self.swiglu(x)
        torch.cuda.synchronize()
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            out = self.swiglu(x)
        x.normal_()
        graph.replay()
        self.same(out, self.composed_swiglu(x))

    def test_what_does_not_fit_is_an_error(self):
        from tile_kernel import torch as tile_torch
        from tile_kernel import TileError

        with self.assertRaisesRegex(TypeError, "has no kernel `nothing`"):
            tile_torch.operator("tile_test::nothing", self.library, "nothing")
        with self.assertRaisesRegex(TypeError, "no parameter X"):
            tile_torch.operator("tile_test::other", self.library, "matmul", parameters={"X": 1})
        with self.assertRaisesRegex(TypeError, "is none of"):
            tile_torch.operator("tile_test::wrong", self.library, "matmul", backward="silu_mul_backward")
        with self.assertRaisesRegex(TypeError, "`b` of `matmul` has elements f16, expected f32"):
            self.matmul(self.random(4, 4), self.random(4, 4, dtype=torch.float16))
        with self.assertRaises(TileError) as caught:
            self.matmul(self.random(4, 5), self.random(4, 4))
        self.assertEqual(caught.exception.status, "TILE_SHAPE")
        with self.assertRaisesRegex(TypeError, "has 3 extents, expected 2"):
            self.swiglu(self.random(2, 3, 4))


if __name__ == "__main__":
    unittest.main()
