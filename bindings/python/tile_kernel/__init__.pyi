from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from os import PathLike
from typing import Any, Protocol, SupportsIndex, TypedDict

from .errors import STATUSES as STATUSES
from .errors import TileError as TileError

__all__ = ["ABI", "STATUSES", "Device", "Kernel", "Launch", "Library", "Signature", "TileError", "library", "recording"]

ABI: int
LEFT_OUT: int
ELEMENTS: dict[str, str]

class Tensor(Protocol):
    """A tensor that speaks DLPack."""

    def __dlpack__(self, *, stream: Any = ...) -> Any: ...
    def __dlpack_device__(self) -> tuple[int, int]: ...

class Type(TypedDict):
    name: str
    bound: str
    default: str

class Const(TypedDict):
    name: str
    type: str
    default: int

class Param(TypedDict):
    name: str
    type: str
    rank: int | None
    output: bool
    whole: bool

class Rounding(TypedDict):
    type: str | None
    accumulation: int
    unordered: bool

class Signature:
    name: str
    file: str
    types: list[Type]
    consts: list[Const]
    params: list[Param]
    def __init__(self, entry: Mapping[str, Any]) -> None: ...
    def choose(self, chosen: Mapping[str, Any]) -> tuple[tuple[str, ...], tuple[int | None, ...]]: ...
    def order(self, args: Sequence[Any], named: Mapping[str, Any]) -> list[Any]: ...

class Library:
    path: str
    kernels: dict[str, Signature]
    def __init__(self, path: str | PathLike[str]) -> None: ...
    @classmethod
    def of_package(cls, package: str) -> Library: ...
    def device(self, target: str = "cuda", ordinal: int = 0) -> Device: ...
    def device_of(self, tensor: Tensor) -> Device: ...

def library() -> Library: ...
def recording() -> AbstractContextManager[list[Launch]]: ...

class Device:
    library: Library
    target: str
    ordinal: int
    def __init__(self, library: Library, target: str, ordinal: int) -> None: ...
    def kernel(self, name: str, **parameters: Any) -> Kernel: ...
    def remarks(self) -> list[dict[str, Any]]: ...

class Kernel:
    device: Device
    signature: Signature
    types: tuple[str, ...]
    consts: tuple[int | None, ...]
    tuning: dict[str, Any] | None
    def __init__(
        self, device: Device, signature: Signature, types: tuple[str, ...], consts: tuple[int | None, ...]
    ) -> None: ...
    def bind(self, *args: Tensor | SupportsIndex | float, **named: Tensor | SupportsIndex | float) -> Launch: ...
    def __call__(
        self,
        *args: Tensor | SupportsIndex | float,
        stream: Any = None,
        **named: Tensor | SupportsIndex | float,
    ) -> None: ...
    def tune(
        self,
        *args: Tensor | SupportsIndex | float,
        time: float = 10.0,
        trials: int = 64,
        cache: bool | str | PathLike[str] = True,
        journal: str | PathLike[str] | None = None,
        again: bool = False,
        tolerance: float = 0.0,
        stream: Any = None,
        **named: Tensor | SupportsIndex | float,
    ) -> Kernel: ...
    def shapes(self, *args: Any, **named: Any) -> dict[str, tuple[int, ...]]: ...

class Launch:
    kernel: Kernel
    args: Sequence[Any]
    def __init__(self, kernel: Kernel, args: Sequence[Any]) -> None: ...
    def rounding(self) -> Rounding: ...
    def __call__(self, stream: Any = None) -> None: ...
