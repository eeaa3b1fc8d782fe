from collections.abc import Callable
from typing import Any

__all__ = ["adapter", "milliseconds", "register"]

NAME: str
IMPORTS: dict[str, str]

def adapter() -> Any: ...
def register() -> None: ...
def milliseconds(call: Callable[[], object], warmup: int, runs: int) -> float: ...
