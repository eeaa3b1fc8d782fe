"""Kernels of tile-kernel as operators of PyTorch: with shapes for `torch.compile`, and
gradients from another kernel.

    import tile_kernel
    from tile_kernel import torch as tile_torch

    library = tile_kernel.Library("libmy_kernels.so")
    swiglu = tile_torch.operator("my::swiglu", library, "swiglu", backward="swiglu_backward")

    y = swiglu(x)                     # a new tensor; x.requires_grad is fine
    y = torch.ops.my.swiglu(x)        # the same

An operator takes what the kernel reads, and the kernel's scalars, in the kernel's order or by
name, and returns what the kernel writes, one tensor or several. Element types of the kernel
follow from those of the tensors. Shapes of results follow from the kernel's `dims!`; with dynamic
shapes of `torch.compile` there is one compilation for each shape.

`backward` names the kernel of the gradients. Its parameters are told by their names: those of
the operator's inputs, results and scalars, `d_NAME` that it reads for the gradient of a result,
and `d_NAME` that it writes for that of an input. Inputs without one have no gradient. Where a
parameter has more axes than the tensor it is named after, they split that one's last axis.

Tensors of CUDA devices run there, on PyTorch's current stream, also while a CUDA graph is
captured; those in host memory run on the interpreter, slowly, which is for tests.
"""

import torch

from . import ELEMENTS

__all__ = ["operator"]

# The types in which sums are computed, where they are others than the operands'.
ACCUMULATORS = {"f16": "f32", "bf16": "f32", "e4m3": "f32", "e5m2": "f32", "i8": "i32", "u8": "i32"}

TORCH = {ours: getattr(torch, theirs) for theirs, ours in ELEMENTS.items() if hasattr(torch, theirs)}


def operator(name, library, kernel, *, backward=None, parameters=None, backward_parameters=None):
    """Registers a kernel of a library under a name, `"namespace::name"`, and returns the operator.

    `parameters` chooses the kernel's parameters that do not follow from tensors; those that are
    left out have the library's defaults, or are the device's choice. The same of `backward`.
    """
    forward = _Calls(library, kernel, parameters)
    inputs = [param for param in forward.params if not param["output"]]
    outputs = [param for param in forward.params if param["output"]]
    if not outputs:
        raise TypeError(f"kernel `{kernel}` writes no tensor")
    arguments = ", ".join(f"{_schema_type(param)} {param['name']}" for param in inputs)
    schema = f"({arguments}) -> {_results(outputs)}"

    def run(*args):
        found = forward.run(dict(zip((p["name"] for p in inputs), args)))
        return found[0] if len(found) == 1 else tuple(found)

    def fake(*args):
        found = forward.empty(dict(zip((p["name"] for p in inputs), args)))
        return found[0] if len(found) == 1 else tuple(found)

    made = torch.library.custom_op(name, run, mutates_args=(), schema=schema)
    made.register_fake(fake)
    made.__doc__ = library.kernels[kernel].__doc__
    if backward is not None:
        gradients = _Calls(library, backward, backward_parameters, splits=True)
        _register_gradients(name, made, forward, gradients)
    return made


def _register_gradients(name, made, forward, gradients):
    """The gradients as an operator of their own, so that they are traced as well."""
    inputs = [param for param in forward.params if not param["output"]]
    outputs = [param["name"] for param in forward.params if param["output"]]
    tensors = [param["name"] for param in inputs if param["rank"] is not None]
    cotangents = {f"d_{output}" for output in outputs}
    known = {param["name"] for param in forward.params} | cotangents
    read = [param for param in gradients.params if not param["output"]]
    written = [param for param in gradients.params if param["output"]]
    for param in read:
        if param["name"] not in known:
            raise TypeError(
                f"parameter `{param['name']}` of kernel `{gradients.name}` is none of {', '.join(sorted(known))}"
            )
    for param in written:
        if param["name"] not in {f"d_{tensor}" for tensor in tensors}:
            raise TypeError(
                f"kernel `{gradients.name}` writes `{param['name']}`, expected one of "
                + ", ".join(f"`d_{tensor}`" for tensor in tensors)
            )
    arguments = ", ".join(f"{_schema_type(param)} {param['name']}" for param in read)
    # Results have the shapes and types of the inputs that they are gradients of.
    wanted = [param["name"].removeprefix("d_") for param in written]
    like = ", ".join(f"Tensor like_{tensor}" for tensor in wanted)
    schema = f"({arguments}, {like}) -> {_results(written)}"

    def run(*args):
        values, likes = args[: len(read)], args[len(read) :]
        found = gradients.run(dict(zip((p["name"] for p in read), values)))
        found = [grad.reshape(like.shape).to(like.dtype) for grad, like in zip(found, likes)]
        return found[0] if len(found) == 1 else tuple(found)

    def fake(*args):
        likes = args[len(read) :]
        found = [torch.empty(like.shape, dtype=like.dtype, device=like.device) for like in likes]
        return found[0] if len(found) == 1 else tuple(found)

    op = torch.library.custom_op(f"{name}_backward", run, mutates_args=(), schema=schema)
    op.register_fake(fake)
    saved = [param["name"] for param in read if param["rank"] is not None and param["name"] not in cotangents]
    saved += [tensor for tensor in wanted if tensor not in saved]

    def setup(ctx, inputs, output):
        results = output if isinstance(output, tuple) else (output,)
        values = dict(zip((param["name"] for param in forward.params if not param["output"]), inputs))
        values.update(zip(outputs, results))
        ctx.scalars = {key: value for key, value in values.items() if not isinstance(value, torch.Tensor)}
        ctx.save_for_backward(*(values[key] for key in saved))
        ctx.set_materialize_grads(True)

    def backward(ctx, *grads):
        values = {**ctx.scalars, **dict(zip(saved, ctx.saved_tensors))}
        values.update({f"d_{output}": grad for output, grad in zip(outputs, grads)})
        found = op(*(values[param["name"]] for param in read), *(values[tensor] for tensor in wanted))
        found = dict(zip(wanted, found if isinstance(found, tuple) else (found,)))
        return tuple(found.get(param["name"]) for param in inputs)

    made.register_autograd(backward, setup_context=setup)


def _results(written):
    return "Tensor" if len(written) == 1 else f"({', '.join('Tensor' for _ in written)})"


def _schema_type(param):
    if param["rank"] is not None:
        return "Tensor"
    kind = param["type"]
    return "bool" if kind == "bool" else "int" if kind == "usize" or kind[0] in "iu" else "float"


class _Calls:
    """Calls of a kernel, with results of its own."""

    def __init__(self, library, name, parameters, splits=False):
        if name not in library.kernels:
            raise TypeError(f"{library.path} has no kernel `{name}`")
        self.library, self.name = library, name
        self.signature = library.kernels[name]
        self.params = self.signature.params
        self.parameters, self.splits = dict(parameters or {}), splits
        self.signature.choose(self.parameters)

    def kernel(self, values):
        """The kernel for the element types of these tensors, on their device."""
        tensors = {name: value for name, value in values.items() if isinstance(value, torch.Tensor)}
        devices = {tensor.device for tensor in tensors.values()}
        if len(devices) != 1:
            raise ValueError(f"tensors of `{self.name}` are on {', '.join(map(str, devices)) or 'no device'}")
        device = devices.pop()
        chosen = dict(self.parameters)
        names = {param["name"] for param in self.signature.types}
        for param in self.params:
            if param["name"] in tensors and param["type"] in names:
                found = ELEMENTS.get(str(tensors[param["name"]].dtype).removeprefix("torch."))
                if chosen.setdefault(param["type"], found) != found:
                    raise TypeError(
                        f"argument `{param['name']}` of `{self.name}` has elements {found}, "
                        f"expected {chosen[param['type']]}"
                    )
        target = ("cuda", device.index or 0) if device.type == "cuda" else ("interpreter", 0)
        if device.type not in ("cuda", "cpu", "meta"):
            raise ValueError(f"kernels do not run on `{device}`, expected `cuda` or `cpu`")
        return self.library.device(*target).kernel(self.name, **chosen), device

    def described(self, values):
        """The kernel, the device, and the shapes of all tensors as the kernel sees them."""
        kernel, device = self.kernel(values)
        shapes = {}
        for param in self.params:
            name, rank = param["name"], param["rank"]
            if rank is None:
                shapes[name] = values[name]
            elif name in values:
                shape = tuple(int(extent) for extent in values[name].shape)
                # More axes than the tensor has: the kernel's extents split the last one.
                split = rank - len(shape) + 1 if self.splits and 0 < len(shape) < rank else 0
                shapes[name] = (*shape[:-1], *(None for _ in range(split))) if split else shape
        return kernel, device, kernel.shapes(**shapes)

    def empty(self, values):
        """Results without contents."""
        kernel, device, shapes = self.described(values)
        return [self.result(kernel, param, shapes, device, torch.empty) for param in self.params if param["output"]]

    def run(self, values):
        kernel, device, shapes = self.described(values)
        arguments, results = {}, []
        for param in self.params:
            name = param["name"]
            if param["rank"] is None:
                arguments[name] = values[name]
            elif param["output"]:
                make = torch.empty if param["whole"] else torch.zeros
                results.append(self.result(kernel, param, shapes, device, make))
                arguments[name] = results[-1]
            else:
                tensor = values[name].detach()
                arguments[name] = tensor if tensor.shape == shapes[name] else tensor.reshape(shapes[name])
        kernel(**arguments)
        return results

    def result(self, kernel, param, shapes, device, make):
        types = dict(zip((p["name"] for p in self.signature.types), kernel.types))
        types.update({f"{name}::Acc": ACCUMULATORS.get(found, found) for name, found in types.items()})
        return make(shapes[param["name"]], dtype=TORCH[types.get(param["type"], param["type"])], device=device)
