"""The command line: `python -m tile_kernel.task DIR [--device DEVICE] [--json] …`."""

import argparse
import json
import sys
from pathlib import Path

from ..crate import BuildError
from ..errors import TileError
from . import Task, TaskError, check
from .data import KINDS
from .source import solution


def main(arguments=None):
    """Runs a check; gives 0 where the solution is right, 1 where it is wrong, 2 where there is none."""
    parser = argparse.ArgumentParser(prog="python -m tile_kernel.task", description="Check kernels against a task.")
    parser.add_argument("task", type=Path, help="a directory with task.py and solution.py, or the task's file")
    parser.add_argument("solution", type=Path, nargs="?", help="the solution's file, where it is elsewhere")
    parser.add_argument("--device", default="cuda", help="cuda, or interpreter; cuda if none is given")
    parser.add_argument("--seeds", type=int, default=3, help="how many times inputs are drawn")
    parser.add_argument("--kinds", help=f"kinds of data beside, by commas: {', '.join(KINDS)}")
    parser.add_argument("--roundings", type=float, default=1.0, help="a factor on the tolerance")
    parser.add_argument("--times", type=int, default=20, help="how many calls are timed")
    parser.add_argument("--json", action="store_true", help="print the report as JSON")
    options = parser.parse_args(arguments)
    kinds = options.kinds.split(",") if options.kinds is not None else None
    try:
        task = Task.load(options.task)
        found = check(
            task,
            solution(options.solution or options.task),
            device=options.device,
            seeds=options.seeds,
            kinds=kinds,
            roundings=options.roundings,
            times=options.times,
        )
    except (TaskError, BuildError, TileError, TypeError, ValueError) as error:
        print(f"{options.task}: {error}", file=sys.stderr)
        return 2
    print(json.dumps(found.json()) if options.json else found)
    return 0 if found else 1


if __name__ == "__main__":
    sys.exit(main())
