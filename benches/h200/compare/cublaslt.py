"""Matrix products by cuBLASLt, with the fastest of the algorithms that its
heuristic proposes. The library is the one that PyTorch has loaded.

cuBLASLt counts by columns, so a row-major C = A·B is computed as Cᵀ = Bᵀ·Aᵀ.
"""

import ctypes
import re
from functools import partial

PROPOSALS = 24
WORKSPACE = 64 << 20

R_32F, R_16F, R_8I, R_32I, R_16BF, R_E4M3, R_E5M2 = 0, 2, 3, 10, 14, 28, 29
TYPES = {
    "float32": R_32F,
    "float16": R_16F,
    "bfloat16": R_16BF,
    "int8": R_8I,
    "int32": R_32I,
    "float8_e4m3fn": R_E4M3,
    "float8_e5m2": R_E5M2,
}
COMPUTE_32F, COMPUTE_32I, COMPUTE_TF32 = 68, 72, 77
TRANSA, TRANSB, FAST_ACCUM = 3, 4, 25
MAX_WORKSPACE_BYTES = 1


class _Heuristic(ctypes.Structure):
    """`cublasLtMatmulHeuristicResult_t`."""

    _fields_ = [
        ("algo", ctypes.c_uint64 * 8),
        ("workspace", ctypes.c_size_t),
        ("state", ctypes.c_int),
        ("waves", ctypes.c_float),
        ("reserved", ctypes.c_int * 4),
    ]


def loaded():
    """The path of the library in this process."""
    with open("/proc/self/maps") as maps:
        found = re.search(r"(/\S*libcublasLt\.so\S*)", maps.read())
    if not found:
        raise OSError("libcublasLt is not loaded in this process")
    return found.group(1)


class CublasLt:
    """The library with a handle and a workspace."""

    def __init__(self):
        import torch

        self.torch, self.library = torch, ctypes.CDLL(loaded())
        self.handle = ctypes.c_void_p()
        self._do("cublasLtCreate", ctypes.byref(self.handle))
        self.workspace = torch.empty(WORKSPACE, dtype=torch.uint8, device="cuda")

    def _do(self, name, *args):
        status = getattr(self.library, name)(*args)
        if status != 0:
            raise RuntimeError(f"{name}: status {status}")

    def product(self, timer, a, b, c, tf32=False, fast=False):
        """A function that computes c = a·b for row-major matrices, `b` perhaps
        transposed, by the fastest proposal, and how many there were."""
        (m, k), n = a.shape, b.shape[1]
        transposed = b.stride(0) == 1 and b.stride(1) != 1
        kind = [TYPES[str(x.dtype).removeprefix("torch.")] for x in (b, a, c)]
        integer = kind[0] == R_8I
        compute = COMPUTE_32I if integer else COMPUTE_TF32 if tf32 else COMPUTE_32F
        scale = R_32I if integer else R_32F
        number = ctypes.c_int32 if integer else ctypes.c_float
        one, zero = number(1), number(0)
        desc = ctypes.c_void_p()
        self._do("cublasLtMatmulDescCreate", ctypes.byref(desc), compute, scale)
        # The first operand is `b`: as it lies, k×n by columns or n×k.
        self._set(desc, TRANSA, ctypes.c_int32(int(transposed)))
        self._set(desc, TRANSB, ctypes.c_int32(0))
        if fast:
            self._set(desc, FAST_ACCUM, ctypes.c_int8(1))
        first = self._layout(kind[0], *((k, n, b.stride(1)) if transposed else (n, k, b.stride(0))))
        second = self._layout(kind[1], k, m, a.stride(0))
        result = self._layout(kind[2], n, m, c.stride(0))
        proposals = self._proposals(desc, first, second, result)

        def call(algo):
            stream = ctypes.c_void_p(self.torch.cuda.current_stream().cuda_stream)
            pointer = lambda x: ctypes.c_void_p(x.data_ptr())
            self._do(
                "cublasLtMatmul",
                self.handle,
                desc,
                ctypes.byref(one),
                pointer(b),
                first,
                pointer(a),
                second,
                ctypes.byref(zero),
                pointer(c),
                result,
                pointer(c),
                result,
                ctypes.byref(algo),
                pointer(self.workspace),
                ctypes.c_size_t(WORKSPACE),
                stream,
            )

        runs, times = {}, {}
        for number, proposal in enumerate(proposals):
            runs[number] = partial(call, proposal.algo)
            try:
                times[number] = timer.quick(runs[number])
            except RuntimeError:
                continue
        if not times:
            raise RuntimeError("cuBLASLt proposes no algorithm that runs")
        return runs[timer.fastest(runs, times)], len(times)

    def _set(self, desc, attribute, value):
        self._do(
            "cublasLtMatmulDescSetAttribute",
            desc,
            attribute,
            ctypes.byref(value),
            ctypes.c_size_t(ctypes.sizeof(value)),
        )

    def _layout(self, kind, rows, columns, pitch):
        layout = ctypes.c_void_p()
        self._do(
            "cublasLtMatrixLayoutCreate",
            ctypes.byref(layout),
            kind,
            ctypes.c_uint64(rows),
            ctypes.c_uint64(columns),
            ctypes.c_int64(pitch),
        )
        return layout

    def _proposals(self, desc, first, second, result):
        preference = ctypes.c_void_p()
        self._do("cublasLtMatmulPreferenceCreate", ctypes.byref(preference))
        room = ctypes.c_uint64(WORKSPACE)
        self._do(
            "cublasLtMatmulPreferenceSetAttribute",
            preference,
            MAX_WORKSPACE_BYTES,
            ctypes.byref(room),
            ctypes.c_size_t(8),
        )
        found, count = (_Heuristic * PROPOSALS)(), ctypes.c_int()
        self._do(
            "cublasLtMatmulAlgoGetHeuristic",
            self.handle,
            desc,
            first,
            second,
            result,
            result,
            preference,
            PROPOSALS,
            found,
            ctypes.byref(count),
        )
        return [found[i] for i in range(count.value) if found[i].state == 0]
