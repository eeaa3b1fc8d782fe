"""An adapter for AKG's `KernelVerifier` (`akg_agents`): kernels of tile-kernel as a DSL of it, `tile_kernel`.

    import tile_kernel.akg

    tile_kernel.akg.register()
    verifier = KernelVerifier("softmax", task, dsl="tile_kernel", framework="torch", backend="cuda", …)

The code of an implementation is Python with `class ModelNew`, as for the other DSLs of modules. Its kernels
are those of an installed library, or Rust source in the same file, by `tile_kernel.crate.inline`.
`tile_kernel.task` checks the same files with tolerances that follow from the kernels.
"""

import statistics
import sys

__all__ = ["adapter", "milliseconds", "register"]

NAME = "tile_kernel"

IMPORTS = {"torch": "import torch\n", "numpy": "import numpy as np\n"}


def adapter():
    """The adapter, an instance of AKG's `DSLAdapter`."""
    from akg_agents.op.verifier.adapters.dsl.base import DSLAdapter

    class TileKernel(DSLAdapter):
        """Modules that launch kernels of tile-kernel."""

        impl_func_name_template = "ModelNew"
        profile_via_python_script = True

        def get_import_statements(self, framework):
            if framework not in IMPORTS:
                raise ValueError(f"`framework` is {framework!r}, expected one of {', '.join(IMPORTS)}")
            return IMPORTS[framework] + "import tile_kernel\nimport tile_kernel.crate\n"

        def get_impl_import(self, op_name, impl_func_name):
            return f"from {op_name}_{NAME}_impl import ModelNew\n"

        def create_impl_module(self, framework, framework_adapter, init_params_var="init_params", device_var="device"):
            move = f"impl_model = impl_model.to({device_var})\n" if framework == "torch" else ""
            return f"impl_model = ModelNew(*{init_params_var})\n{move}"

        def call_impl(
            self, impl_func_name, inputs, device_id, framework_adapter, op_name, data_dir=None, framework_output=None
        ):
            return f"impl_output = impl_model(*{inputs})\n"

        def benchmark_impl(
            self,
            impl_func_name,
            inputs,
            warmup,
            runs,
            backend,
            op_name,
            case_idx=0,
            framework_model=None,
            framework_adapter=None,
            device_id=None,
            framework="torch",
        ):
            # In a function of the script that it becomes part of.
            lines = (
                "from tile_kernel.akg import milliseconds",
                f"execution_time_ms = milliseconds(lambda: impl_model(*{inputs}), {int(warmup)}, {int(runs)})",
                f'method = "{NAME}"',
            )
            return "\n" + "".join(f"{'':8}{line}\n" for line in lines)

    return TileKernel()


def register():
    """Makes the DSL `tile_kernel` known to AKG, in this process, once."""
    from akg_agents.op.verifier.adapters import factory

    known = factory.get_dsl_adapter
    if getattr(known, "_knows_tile_kernel", False):
        return

    def get_dsl_adapter(dsl):
        return adapter() if dsl.lower() == NAME else known(dsl)

    get_dsl_adapter._knows_tile_kernel = True
    # Modules that imported the function have it under their own name.
    for module in list(sys.modules.values()):
        if getattr(module, "__name__", "").startswith("akg_agents") and vars(module).get("get_dsl_adapter") is known:
            module.get_dsl_adapter = get_dsl_adapter


def milliseconds(call, warmup, runs):
    """The median time of a call in milliseconds: on a GPU with a cold L2 cache, by its own clock."""
    from .task.frames import NumPy, Torch

    torch = sys.modules.get("torch")
    on_gpu = torch is not None and torch.cuda.is_available()
    frame = Torch(torch, f"cuda:{torch.cuda.current_device()}") if on_gpu else NumPy()
    for _ in range(warmup):
        call()
    return 1e3 * statistics.median(frame.seconds(call) for _ in range(max(runs, 1)))
