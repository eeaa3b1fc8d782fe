"""Kernels of tile-kernel from Python, on tensors of PyTorch or of any other
library that speaks DLPack.

The package needs ctypes alone. It loads a library of kernels (a `cdylib` made
with the crate `tile-capi`), the one of a package that maturin built, or its own:

    import numpy, tile_kernel

    softmax = tile_kernel.library().device("interpreter").kernel("softmax", BN=1024)
    softmax(x, out)

With a library and tensors of your own:

    import torch, tile_kernel

    library = tile_kernel.Library("libmy_kernels.so")
    matmul = library.device("cuda", 0).kernel("matmul", T="bf16", O="bf16", BM=128, BN=256)
    c = torch.empty(a.shape[0], b.shape[1], dtype=torch.bfloat16, device="cuda")
    matmul(a, b, c)

Arguments are the kernel's, in its order or by name; outputs are written in
place. Tensors are not copied. A launch is queued on PyTorch's current stream of
the device, or on `stream`, and returns; the first one of its kind compiles.

Memory has to stay in use until the work is done. With PyTorch's allocator that
is so by itself on the stream that a tensor was allocated on; for others there
is `torch.Tensor.record_stream`, as for any other library.

What does not fit is a `TileError` of its own class (`tile_kernel.errors`),
raised before anything is written, or a `TypeError` where Python can tell.
"""

import contextlib
import ctypes
import importlib.util
import json
import sys

from .errors import STATUSES, TileError, error

ABI = 1

# Bytes of a report of a search.
REPORT = 1 << 20

# The value of a const parameter that is left out.
LEFT_OUT = -(2**63)

__all__ = ["ABI", "STATUSES", "Device", "Kernel", "Launch", "Library", "Signature", "TileError", "library", "recording"]

# What other libraries call element types.
ELEMENTS = {
    "float64": "f64",
    "float32": "f32",
    "float16": "f16",
    "bfloat16": "bf16",
    "float8_e4m3fn": "e4m3",
    "float8_e5m2": "e5m2",
    "int64": "i64",
    "int32": "i32",
    "int16": "i16",
    "int8": "i8",
    "uint64": "u64",
    "uint32": "u32",
    "uint16": "u16",
    "uint8": "u8",
    "bool": "bool",
}

# Types that not every library passes through DLPack: they go as bytes, with
# the code and the bits that DLPack has for them.
AS_BYTES = {"torch.float8_e4m3fn": (10, 8), "torch.float8_e5m2": (12, 8)}

CUDA_KINDS = (2, 13)


class _DLDevice(ctypes.Structure):
    _fields_ = [("device_type", ctypes.c_int32), ("device_id", ctypes.c_int32)]


class _DLDataType(ctypes.Structure):
    _fields_ = [("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16)]


class _DLTensor(ctypes.Structure):
    _fields_ = [
        ("data", ctypes.c_void_p),
        ("device", _DLDevice),
        ("ndim", ctypes.c_int32),
        ("dtype", _DLDataType),
        ("shape", ctypes.c_void_p),
        ("strides", ctypes.c_void_p),
        ("byte_offset", ctypes.c_uint64),
    ]


class _Versioned(ctypes.Structure):
    """`DLManagedTensorVersioned`. The older `DLManagedTensor` begins with its tensor."""

    _fields_ = [
        ("major", ctypes.c_uint32),
        ("minor", ctypes.c_uint32),
        ("manager", ctypes.c_void_p),
        ("deleter", ctypes.c_void_p),
        ("flags", ctypes.c_uint64),
        ("tensor", _DLTensor),
    ]


class _TileScalar(ctypes.Structure):
    _fields_ = [("kind", ctypes.c_uint32), ("reserved", ctypes.c_uint32), ("bits", ctypes.c_uint64)]


_is_capsule = ctypes.pythonapi.PyCapsule_IsValid
_is_capsule.restype, _is_capsule.argtypes = ctypes.c_int, [ctypes.py_object, ctypes.c_char_p]
_capsule_pointer = ctypes.pythonapi.PyCapsule_GetPointer
_capsule_pointer.restype, _capsule_pointer.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]


class _Borrowed:
    """A tensor's DLPack description, alive as long as this object."""

    def __init__(self, name, value):
        if not hasattr(value, "__dlpack__"):
            raise TypeError(f"argument `{name}` is a {type(value).__name__}, expected a tensor with `__dlpack__`")
        as_bytes = AS_BYTES.get(str(getattr(value, "dtype", "")))
        if as_bytes:
            value = value.view(sys.modules["torch"].uint8)
        kind = int(value.__dlpack_device__()[0])
        try:
            # On a GPU, -1 says that the streams' order is the caller's business.
            self.capsule = value.__dlpack__(stream=-1) if kind in CUDA_KINDS else value.__dlpack__()
        except BufferError as error:
            raise TypeError(f"argument `{name}`: {error}") from error
        if _is_capsule(self.capsule, b"dltensor"):
            self.tensor = _DLTensor.from_address(_capsule_pointer(self.capsule, b"dltensor"))
        elif _is_capsule(self.capsule, b"dltensor_versioned"):
            self.tensor = _Versioned.from_address(_capsule_pointer(self.capsule, b"dltensor_versioned")).tensor
        else:
            raise TypeError(f"argument `{name}` gives no DLPack tensor that has not been consumed")
        if as_bytes:
            self.tensor = _DLTensor.from_buffer_copy(self.tensor)
            self.tensor.dtype.code, self.tensor.dtype.bits = as_bytes


def _scalar(name, value):
    if isinstance(value, float):
        bits = ctypes.c_uint64.from_buffer_copy(ctypes.c_double(value)).value
        return _TileScalar(1, 0, bits)
    try:
        number = value.__index__()
    except (AttributeError, TypeError):
        raise TypeError(f"argument `{name}` is a {type(value).__name__}, expected a number") from None
    if not -(2**63) <= number < 2**63:
        raise TypeError(f"argument `{name}` is {number}, which does not fit in 64 bits")
    return _TileScalar(0, 0, number & (2**64 - 1))


class Signature:
    """What a kernel takes, as the library's catalogue says."""

    def __init__(self, entry):
        self.name = entry["name"]
        self.__doc__ = entry.get("doc") or None
        self.file = entry["file"]
        self.types = entry["types"]
        self.consts = entry["consts"]
        self.params = entry["params"]

    def choose(self, chosen):
        """Names of element types and values of const parameters, in order, None
        for those that are left out."""
        chosen = dict(chosen)
        types = [_element(chosen.pop(p["name"], p["default"])) for p in self.types]
        consts = [self._const(p, chosen.pop(p["name"])) if p["name"] in chosen else None for p in self.consts]
        if chosen:
            known = ", ".join(p["name"] for p in self.types + self.consts) or "none"
            raise TypeError(f"kernel `{self.name}` has no parameter {', '.join(chosen)}; it has {known}")
        return tuple(types), tuple(consts)

    def _const(self, parameter, value):
        try:
            number = value.__index__()
        except (AttributeError, TypeError):
            number = None
        flag = parameter["type"] == "bool"
        if number is None or not 0 <= number < (2 if flag else 2**63):
            expected = "a flag" if flag else "a number from 0 on"
            raise TypeError(f"parameter {parameter['name']} of kernel `{self.name}` is {value!r}, expected {expected}")
        return number

    def order(self, args, named):
        """The arguments by the parameters' order."""
        if len(args) > len(self.params):
            raise TypeError(f"kernel `{self.name}` has {len(self.params)} parameters, {len(args)} arguments are given")
        named, ordered = dict(named), list(args)
        for param in self.params[: len(args)]:
            if param["name"] in named:
                raise TypeError(f"argument `{param['name']}` of kernel `{self.name}` is given twice")
        for param in self.params[len(args) :]:
            if param["name"] not in named:
                raise TypeError(f"argument `{param['name']}` of kernel `{self.name}` is missing")
            ordered.append(named.pop(param["name"]))
        if named:
            raise TypeError(f"kernel `{self.name}` has no parameter {', '.join(named)}")
        return ordered

    def __str__(self):
        parameters = [f"{p['name']}: {p['bound']} = {p['default']}" for p in self.types]
        parameters += [f"{p['name']}: {p['type']} = {p['default']}" for p in self.consts]

        def text(param):
            if param["rank"] is None:
                return f"{param['name']}: {param['type']}"
            return f"{param['name']}: {'&mut ' if param['output'] else '&'}Tensor<{param['type']}, {param['rank']}>"

        return f"{self.name}<{', '.join(parameters)}>({', '.join(map(text, self.params))})"


def _element(value):
    """The name of an element type: itself, or a library's object for it."""
    if isinstance(value, str):
        return value
    text = str(value).removeprefix("torch.")
    if text not in ELEMENTS:
        raise TypeError(f"{value!r} is no element type of kernels")
    return ELEMENTS[text]


class Library:
    """A library of kernels."""

    def __init__(self, path):
        self.path = str(path)
        self._functions = functions = ctypes.CDLL(self.path)
        for name in ("abi", "catalogue", "open", "close", "prepare", "release", "launch", "shapes", "tune"):
            if not hasattr(functions, f"tile_kernel_{name}"):
                raise OSError(f"{self.path} is no library of tile kernels: it has no `tile_kernel_{name}`")
        functions.tile_kernel_abi.restype = ctypes.c_uint32
        if functions.tile_kernel_abi() != ABI:
            found = functions.tile_kernel_abi()
            raise OSError(f"{self.path} has version {found} of the interface, this module has {ABI}")
        pointer, text, size = ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t
        functions.tile_kernel_catalogue.restype = text
        functions.tile_kernel_open.argtypes = [text, ctypes.c_int32, pointer, text, size]
        functions.tile_kernel_close.argtypes, functions.tile_kernel_close.restype = [pointer], None
        functions.tile_kernel_prepare.argtypes = [pointer, text, pointer, size, pointer, size, pointer, text, size]
        functions.tile_kernel_release.argtypes, functions.tile_kernel_release.restype = [pointer], None
        functions.tile_kernel_launch.argtypes = [pointer, pointer, size, pointer, size, pointer, text, size]
        functions.tile_kernel_shapes.argtypes = [pointer, pointer, size, pointer, size, text, size]
        tune = [pointer, pointer, size, pointer, size, text, pointer, text, size, text, size]
        functions.tile_kernel_tune.argtypes = tune
        # Libraries that were made before these were there have all the rest.
        if hasattr(functions, "tile_kernel_remarks"):
            functions.tile_kernel_remarks.argtypes = [pointer, text, size, text, size]
        if hasattr(functions, "tile_kernel_rounding"):
            rounding = [pointer, pointer, size, pointer, size, text, size, text, size]
            functions.tile_kernel_rounding.argtypes = rounding
        catalogue = functions.tile_kernel_catalogue()
        if catalogue is None:
            raise OSError(f"{self.path} does not say what kernels it has")
        self.kernels = {entry["name"]: Signature(entry) for entry in json.loads(catalogue)}
        self._devices = {}

    @classmethod
    def of_package(cls, package):
        """The library of an installed package, which is its extension module
        `_native`, as maturin builds it."""
        found = importlib.util.find_spec(f"{package}._native")
        if found is None or found.origin is None:
            raise ImportError(f"{package} has no library of kernels, expected one in its wheel", name=f"{package}._native")
        return cls(found.origin)

    def device(self, target="cuda", ordinal=0):
        """The device of a backend by its name, such as `cuda` or `interpreter`,
        opened once. The error for an unknown name lists the known ones."""
        key = (target, ordinal)
        if key not in self._devices:
            self._devices[key] = Device(self, target, ordinal)
        return self._devices[key]

    def device_of(self, tensor):
        """The device that a tensor's memory is of: CUDA's, or the interpreter for host memory."""
        kind, ordinal = (int(part) for part in tensor.__dlpack_device__())
        return self.device("cuda", ordinal) if kind in CUDA_KINDS else self.device("interpreter")

    def _call(self, function, *args):
        message = ctypes.create_string_buffer(1024)
        number = getattr(self._functions, function)(*args, message, len(message))
        if number != 0:
            raise error(number, message.value.decode(errors="replace"))


# The lists of `recording`.
_recordings = []


@contextlib.contextmanager
def recording():
    """A list of all launches while the context is entered, of any library and thread: what a program
    launches, in order. It keeps their tensors."""
    launches = []
    _recordings.append(launches)
    try:
        yield launches
    finally:
        _recordings[:] = [other for other in _recordings if other is not launches]


_own = None


def library():
    """The kernels of the crate `tile-kernels`, which a wheel of this package has."""
    global _own
    if _own is None:
        _own = Library.of_package(__name__)
    return _own


class Device:
    """A device; made by `Library.device`."""

    def __init__(self, library, target, ordinal):
        self.library, self.target, self.ordinal = library, target, ordinal
        self._kernels = {}
        handle = ctypes.c_void_p()
        library._call("tile_kernel_open", target.encode(), ordinal, ctypes.byref(handle))
        self._handle = handle

    def __del__(self):
        if getattr(self, "_handle", None):
            self.library._functions.tile_kernel_close(self._handle)
            self._handle = None

    def kernel(self, name, **parameters):
        """A kernel with its parameters chosen, prepared once. Those that are
        left out have the library's defaults, or, where the kernel has a list of
        tiles, what the device takes for the fastest at each launch."""
        signature = self.library.kernels.get(name)
        if signature is None:
            raise TypeError(f"{self.library.path} has no kernel `{name}`")
        key = (name, *signature.choose(parameters))
        if key not in self._kernels:
            self._kernels[key] = Kernel(self, signature, *key[1:])
        return self._kernels[key]

    def remarks(self):
        """What is correct and slow in the kernels that were launched here so far, each once: dicts with
        `kernel` and `text`, `file`, `line` and `column` of the statement, or of the kernel's name, and
        `tile`: the `name`, `line` and `column` of the tile or tensor that is the reason, or `None`."""
        report = ctypes.create_string_buffer(1 << 20)
        self.library._call("tile_kernel_remarks", self._handle, report, len(report))
        return json.loads(report.value)

    def _stream(self, stream):
        if self.target != "cuda":
            return stream
        if stream is None:
            torch = sys.modules.get("torch")
            if torch is None:
                return None
            stream = torch.cuda.current_stream(self.ordinal)
        return getattr(stream, "cuda_stream", stream)


class Kernel:
    """A kernel with its parameters chosen; made by `Device.kernel`."""

    def __init__(self, device, signature, types, consts):
        self.device, self.signature, self.types, self.consts = device, signature, types, consts
        self.__doc__ = signature.__doc__
        # The report of the last search that chose this instance.
        self.tuning = None
        handle = ctypes.c_void_p()
        names = (ctypes.c_char_p * len(types))(*(ty.encode() for ty in types))
        values = (ctypes.c_int64 * len(consts))(*(LEFT_OUT if value is None else value for value in consts))
        device.library._call(
            "tile_kernel_prepare",
            device._handle,
            signature.name.encode(),
            names,
            len(types),
            values,
            len(consts),
            ctypes.byref(handle),
        )
        self._handle = handle

    def __del__(self):
        if getattr(self, "_handle", None):
            self.device.library._functions.tile_kernel_release(self._handle)
            self._handle = None

    def bind(self, *args, **named):
        """A launch of these arguments, to be called again and again."""
        return Launch(self, self.signature.order(args, named))

    def __call__(self, *args, stream=None, **named):
        self.bind(*args, **named)(stream=stream)

    def tune(
        self,
        *args,
        time=10.0,
        trials=64,
        cache=True,
        journal=None,
        again=False,
        hot=False,
        plans=False,
        tolerance=0.0,
        stream=None,
        **named,
    ):
        """The instance that is fastest for these arguments, as a kernel with all parameters stated;
        its `tuning` is the report, a dict. The values searched are those of the kernel's `tune`
        list, for const parameters that this kernel leaves out. Waits for the search, which takes
        `time` seconds or `trials` candidates at most; outputs are written many times, at last by
        the fastest instance.

        `cache` is the user's cache, a directory, or False; an answer that it has for these extents
        is returned at once, unless `again`. A search that is started again with the same `journal`
        goes on where it was. Each launch is timed with caches that hold nothing of its tensors, unless
        `hot`. With `plans`, other schedules of the fastest instances are tried, too: the report's
        `plan`, which launches take from the cache that leave the parameters open. Results may differ from those of the default instance by the part
        `tolerance` of their norm, besides what another order of sums changes.

        A kernel with nothing to tune is a `TileError` with the status `TILE_TUNING`."""
        cache, journal = (str(it) if hasattr(it, "__fspath__") else it for it in (cache, journal))
        options = {"time": time, "trials": trials, "cache": cache, "again": again, "hot": hot}
        options.update(plans=plans, journal=journal, tolerance=tolerance)
        try:
            options = json.dumps(options, allow_nan=False).encode()
        except (TypeError, ValueError) as error:
            raise TypeError(f"an option of `tune` is no plain value: {error}") from None
        launch, report = self.bind(*args, **named), ctypes.create_string_buffer(REPORT)
        self.device.library._call(
            "tile_kernel_tune",
            self._handle,
            launch._tensors,
            len(launch._tensors),
            launch._scalars,
            len(launch._scalars),
            options,
            self.device._stream(stream),
            report,
            len(report),
        )
        found = json.loads(report.value)
        types = {param["name"]: chosen for param, chosen in zip(self.signature.types, self.types)}
        stated = {p["name"]: it for p, it in zip(self.signature.consts, self.consts) if it is not None}
        chosen = self.device.kernel(self.signature.name, **{**types, **stated, **found["consts"]})
        chosen.tuning = found
        return chosen

    def shapes(self, *args, **named):
        """The shapes of all tensors, by name, from those that are known: in the place of a tensor
        stands its shape, None where it follows from the others, as that of an output does, with
        None for an extent of which the same is true. Scalars are given as for a launch."""
        signature = self.signature
        for param in signature.params:
            if param["output"] and param["name"] not in named and len(args) < len(signature.params):
                named = {**named, param["name"]: None}
        shapes, scalars = {}, []
        for param, value in zip(signature.params, signature.order(args, named)):
            name, rank = param["name"], param["rank"]
            if rank is None:
                scalars.append(_scalar(name, value))
                continue
            extents = [None] * rank if value is None else list(value)
            if len(extents) != rank:
                raise TypeError(f"the shape of `{name}` has {len(extents)} extents, expected {rank}")
            extents = [-1 if extent is None else int(extent) for extent in extents]
            shapes[name] = (ctypes.c_int64 * rank)(*extents)
        places = (ctypes.c_void_p * len(shapes))(*map(ctypes.addressof, shapes.values()))
        numbers = (_TileScalar * len(scalars))(*scalars)
        call = self.device.library._call
        call("tile_kernel_shapes", self._handle, places, len(shapes), numbers, len(scalars))
        return {name: tuple(shape) for name, shape in shapes.items()}

    def __repr__(self):
        return f"{self.signature.name}<{', '.join('_' if it is None else str(it) for it in self.types + self.consts)}>"


class Launch:
    """Arguments that are bound to a kernel. Keeps the tensors."""

    def __init__(self, kernel, args):
        self.kernel, self.args = kernel, args
        borrowed, scalars = [], []
        for param, value in zip(kernel.signature.params, args):
            if param["rank"] is None:
                scalars.append(_scalar(param["name"], value))
            else:
                borrowed.append(_Borrowed(param["name"], value))
        self._borrowed = borrowed
        self._tensors = (ctypes.c_void_p * len(borrowed))(*(ctypes.addressof(b.tensor) for b in borrowed))
        self._scalars = (_TileScalar * len(scalars))(*scalars)

    def rounding(self):
        """What the kernel's IR says of the rounding errors of this launch: `type`, the float type with the
        fewest digits that intermediate results have, or None; `accumulation`, how many additions
        follow one another, at most; `unordered`, whether atomics add floats."""
        report, call = ctypes.create_string_buffer(256), self.kernel.device.library._call
        numbers = (self._tensors, len(self._tensors), self._scalars, len(self._scalars))
        call("tile_kernel_rounding", self.kernel._handle, *numbers, report, len(report))
        return json.loads(report.value)

    def __call__(self, stream=None):
        if _recordings:
            for launches in _recordings:
                launches.append(self)
        kernel = self.kernel
        kernel.device.library._call(
            "tile_kernel_launch",
            kernel._handle,
            self._tensors,
            len(self._tensors),
            self._scalars,
            len(self._scalars),
            kernel.device._stream(stream),
        )
