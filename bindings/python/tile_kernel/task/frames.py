"""What a check needs of a framework: PyTorch's tensors and modules, or NumPy's arrays and plain objects."""

import copy
import sys
import time

import numpy

from .. import ELEMENTS

__all__ = ["frame"]

# Half the distance between adjacent values at 1, the smallest value above zero, and the largest.
FLOATS = {
    "f64": (2.0**-53, 5e-324, 1.7976931348623157e308),
    "f32": (2.0**-24, 2.0**-149, 3.4028234663852886e38),
    "f16": (2.0**-11, 2.0**-24, 65504.0),
    "bf16": (2.0**-8, 2.0**-133, 2.0**127 * (2.0 - 2.0**-7)),
    "e4m3": (2.0**-4, 2.0**-9, 448.0),
    "e5m2": (2.0**-3, 2.0**-16, 57344.0),
}


def frame(values, device):
    """The framework of the values that a task's `get_inputs` gives, for tensors on a device."""
    torch = sys.modules.get("torch")
    if torch is not None and any(isinstance(value, torch.Tensor) for value in values):
        return Torch(torch, device)
    if any(isinstance(value, numpy.ndarray) for value in values):
        if device != "cpu":
            raise ValueError(f"NumPy's arrays lie in host memory, expected the device `interpreter` and not `{device}`")
        return NumPy()
    found = ", ".join(type(value).__name__ for value in values) or "nothing"
    raise TypeError(f"`get_inputs` gives {found}, expected tensors of PyTorch or arrays of NumPy")


class Frame:
    """What frameworks have in common."""

    def element(self, tensor):
        """The name of a tensor's element type."""
        name = str(tensor.dtype).removeprefix("torch.")
        return ELEMENTS.get(name, name)

    def placed(self, inputs):
        """Inputs for a call to read, whose tensors are apart from those that are kept."""
        return [self.place(value) if self.is_tensor(value) else value for value in inputs]

    def seconds(self, call):
        """How long a call takes."""
        start = time.perf_counter()
        call()
        return time.perf_counter() - start


class NumPy(Frame):
    """Arrays of NumPy in host memory; a model is any object that is called."""

    name = "numpy"

    def is_tensor(self, value):
        return isinstance(value, numpy.ndarray)

    def seed(self, number):
        numpy.random.seed(number)

    def values(self, array):
        """The elements as float64, or as they are where they are whole numbers."""
        return array.astype(numpy.float64) if array.dtype.kind == "f" else numpy.array(array)

    def like(self, array, values):
        """A tensor of the same type with other elements."""
        return values.astype(array.dtype)

    def place(self, array):
        """A tensor for the solution to read, apart from the one that is kept."""
        return numpy.array(array)

    def wide(self, values):
        return values

    def move(self, model):
        return model

    def adopt(self, solution, model):
        """Makes the parameters of the solution those of the model, if it has the same ones."""

    def evaluate(self, model, values, change=None):
        """The model's results in float64 on inputs in float64; `change` of its parameters."""
        model = copy.deepcopy(model)
        for name, value in vars(model).items() if hasattr(model, "__dict__") else []:
            if isinstance(value, numpy.ndarray) and value.dtype.kind == "f":
                value = value.astype(numpy.float64)
                setattr(model, name, change(value) if change else value)
        return _list(model(*values))

    def call(self, model, inputs):
        return _list(model(*inputs))


class Torch(Frame):
    """Tensors of PyTorch on a device; models are modules."""

    name = "torch"

    def __init__(self, torch, device):
        self.torch, self.device = torch, device
        names = [name for name in ELEMENTS if name.startswith(("float", "bfloat"))]
        self.floats = {getattr(torch, name) for name in names if hasattr(torch, name)}
        self.cold = None

    def is_tensor(self, value):
        return isinstance(value, self.torch.Tensor)

    def seed(self, number):
        self.torch.manual_seed(number)

    def values(self, tensor):
        tensor = tensor.detach()
        tensor = tensor.double() if tensor.dtype in self.floats else tensor
        return tensor.cpu().numpy().copy()

    def like(self, tensor, values):
        return self.torch.from_numpy(numpy.ascontiguousarray(values)).to(tensor.dtype)

    def place(self, tensor):
        return tensor.detach().clone().to(self.device)

    def wide(self, values):
        return self.torch.from_numpy(values)

    def move(self, model):
        return model.to(self.device) if hasattr(model, "to") else model

    def adopt(self, solution, model):
        own, other = getattr(solution, "state_dict", dict)(), getattr(model, "state_dict", dict)()
        shapes = [{name: tuple(value.shape) for name, value in state.items()} for state in (own, other)]
        if shapes[0] == shapes[1] and other:
            solution.load_state_dict(other)

    def evaluate(self, model, values, change=None):
        model = copy.deepcopy(model)
        with self.torch.no_grad(), _everywhere_double(self.torch, self.floats):
            if hasattr(model, "double"):
                model = model.double()
                for held in [*model.parameters(), *model.buffers()]:
                    if change is not None and held.dtype == self.torch.float64:
                        held.copy_(self.torch.from_numpy(change(held.numpy().copy())))
            return _list(model(*values))

    def call(self, model, inputs):
        with self.torch.no_grad():
            return _list(model(*inputs))

    def seconds(self, call):
        if not self.device.startswith("cuda"):
            return super().seconds(call)
        cuda = self.torch.cuda
        if self.cold is None:
            # More than the L2 cache of any GPU that there is.
            self.cold = self.torch.empty(1 << 28, dtype=self.torch.uint8, device=self.device)
        self.cold.zero_()
        start, end = cuda.Event(enable_timing=True), cuda.Event(enable_timing=True)
        start.record()
        call()
        end.record()
        end.synchronize()
        return start.elapsed_time(end) / 1e3


def _list(results):
    return list(results) if isinstance(results, (list, tuple)) else [results]


def _everywhere_double(torch, floats):
    """A context in which modules compute in float64 also where they convert to other types."""
    from torch.overrides import TorchFunctionMode

    narrowing = {torch.Tensor.float, torch.Tensor.half, torch.Tensor.bfloat16}

    class Wide(TorchFunctionMode):
        def __torch_function__(self, function, types, args=(), kwargs=None):
            if function in narrowing:
                return args[0].double()

            def wide(value):
                return torch.float64 if isinstance(value, torch.dtype) and value in floats else value

            return function(*map(wide, args), **{name: wide(value) for name, value in (kwargs or {}).items()})

    return Wide()
