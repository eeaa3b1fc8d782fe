from collections.abc import Sequence
from os import PathLike

from . import Library

__all__ = ["BuildError", "build", "inline", "load"]

MANIFEST: str
TAIL: str

class BuildError(RuntimeError): ...

def build(
    directory: str | PathLike[str],
    *,
    profile: str = "release",
    features: Sequence[str] = (),
    offline: bool = False,
    target: str | PathLike[str] | None = None,
) -> str: ...
def load(
    directory: str | PathLike[str],
    *,
    profile: str = "release",
    features: Sequence[str] = (),
    offline: bool = False,
    target: str | PathLike[str] | None = None,
) -> Library: ...
def inline(
    source: str,
    *,
    name: str = "inline_kernels",
    source_of: str | PathLike[str] | None = None,
    cache: str | PathLike[str] | None = None,
    profile: str = "release",
    features: Sequence[str] = (),
    offline: bool = False,
    target: str | PathLike[str] | None = None,
) -> Library: ...
