"""Checks and times kernels against a task: a module of PyTorch (or of NumPy) that says what is wanted.

A task is a Python file in the form of KernelBench: `class Model`, `get_inputs()`, `get_init_inputs()`, and
perhaps `get_inputs_dyn_list()` for further sizes. A solution is a Python file with `class ModelNew`, which
launches kernels of a library. Both are called alike:

    python -m tile_kernel.task DIR --device cuda      # DIR/task.py and DIR/solution.py

What makes a solution right:

- Results equal the reference in float64, on given, special and adversarial data, within a tolerance that
  follows from the IR of the kernels that it launches.
- Two calls agree bitwise, unless atomics add floats. Inputs are left as they are. At least one kernel of
  tile-kernel is launched in each call.
- The check itself is checked: zeros, copies of inputs, reordered results and errors beyond the tolerance
  must be rejected by some case.

Times are taken on fresh inputs, alternating with the reference in the task's own types, with a cold L2 cache
on a GPU; results of timed calls are checked as well. `check` is the same as a function.
"""

from .report import Finding, Report
from .run import check
from .source import Task, TaskError

__all__ = ["Finding", "Report", "Task", "TaskError", "check"]
