"""Tests of the installed wheel, with NumPy on the interpreter; `.ci/wheel` runs them."""

import importlib.metadata
import unittest

import numpy
import tile_kernel
from tile_kernel import errors


class Wheel(unittest.TestCase):
    def setUp(self):
        self.device = tile_kernel.library().device("interpreter")

    def test_softmax(self):
        x = numpy.random.default_rng(1).standard_normal((5, 100), dtype=numpy.float32)
        out = numpy.empty_like(x)
        self.device.kernel("softmax", BN=128)(x, out)
        expected = numpy.exp(x) / numpy.exp(x).sum(axis=1, keepdims=True)
        numpy.testing.assert_allclose(out, expected, atol=1e-6)

    def test_strided_operands(self):
        random = numpy.random.default_rng(2)
        a, b = (random.standard_normal(shape, dtype=numpy.float32) for shape in [(20, 9), (30, 20)])
        c = numpy.empty((9, 30), dtype=numpy.float32)
        self.device.kernel("matmul_nt", BM=16, BN=16, BK=16)(a.T, b, c)
        numpy.testing.assert_allclose(c, a.T @ b.T, atol=1e-5)

    def test_errors_have_classes(self):
        x = numpy.zeros((2, 3), dtype=numpy.float32)
        softmax = self.device.kernel("softmax", BN=8)
        with self.assertRaises(errors.ShapeError) as caught:
            softmax(x, numpy.zeros((2, 4), dtype=numpy.float32))
        self.assertIsInstance(caught.exception, (tile_kernel.TileError, ValueError))
        self.assertEqual(caught.exception.status, "TILE_SHAPE")
        with self.assertRaises(TypeError):
            softmax(x, numpy.zeros((2, 3)))
        with self.assertRaises(errors.OverlapError):
            softmax(x, x)

    def test_a_package_without_a_library(self):
        with self.assertRaises(ImportError):
            tile_kernel.Library.of_package("numpy")

    def test_the_package(self):
        files = [str(file) for file in importlib.metadata.files("tile-kernel")]
        self.assertIn("tile_kernel/py.typed", files)
        self.assertEqual(len([file for file in files if "_native" in file]), 1)


if __name__ == "__main__":
    unittest.main()
