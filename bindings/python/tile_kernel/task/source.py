"""Tasks and solutions as files of Python."""

import importlib.util
import sys
import uuid
from pathlib import Path

__all__ = ["Task", "TaskError", "solution"]


class TaskError(Exception):
    """A file that is no task or no solution."""


class Task:
    """A module that says what is wanted: `Model`, `get_inputs` and `get_init_inputs`."""

    def __init__(self, module):
        self.name = Path(module.__file__).stem if getattr(module, "__file__", None) else module.__name__
        for name in ("Model", "get_inputs", "get_init_inputs"):
            if not callable(getattr(module, name, None)):
                raise TaskError(f"the task `{self.name}` has no `{name}`")
        self.Model, self.get_init_inputs = module.Model, module.get_init_inputs
        self.get_inputs = module.get_inputs
        self.more = getattr(module, "get_inputs_dyn_list", None)

    @classmethod
    def load(cls, path):
        """The task in a file, or in `task.py` of a directory."""
        path = Path(path)
        return cls(_module(path / "task.py" if path.is_dir() else path))

    def sizes(self):
        """Functions that draw inputs, one for each size: that of `get_inputs`, and those of
        `get_inputs_dyn_list`."""
        more = len(self.more()) if self.more else 0
        return [self.get_inputs, *(lambda at=at: self.more()[at] for at in range(more))]


def solution(path):
    """The class `ModelNew` in a file, or in `solution.py` of a directory."""
    path = Path(path)
    module = _module(path / "solution.py" if path.is_dir() else path)
    if not callable(getattr(module, "ModelNew", None)):
        raise TaskError(f"{module.__file__} has no `ModelNew`")
    return module.ModelNew


def _module(path):
    if not path.is_file():
        raise TaskError(f"there is no file {path}")
    # Under a name of its own: a process may check many tasks of one file name.
    spec = importlib.util.spec_from_file_location(f"_tile_{path.stem}_{uuid.uuid4().hex}", path)
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    sys.path.insert(0, str(path.parent))
    try:
        spec.loader.exec_module(module)
    finally:
        sys.path.remove(str(path.parent))
    return module
