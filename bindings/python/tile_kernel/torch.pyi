from collections.abc import Mapping
from typing import Any

from . import Library

__all__ = ["operator"]

ACCUMULATORS: dict[str, str]
TORCH: dict[str, Any]

def operator(
    name: str,
    library: Library,
    kernel: str,
    *,
    backward: str | None = None,
    parameters: Mapping[str, Any] | None = None,
    backward_parameters: Mapping[str, Any] | None = None,
) -> Any: ...
