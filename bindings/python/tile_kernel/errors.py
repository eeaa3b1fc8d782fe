"""Errors of calls: a class for each status of the C functions, under `TileError`.

An error is caught by its class, by `TileError`, or by the built-in exception that says the same.
"""

__all__ = [
    "ArgumentsError",
    "CallError",
    "DefectError",
    "DeviceError",
    "DriverError",
    "DTypeError",
    "FaultError",
    "GridError",
    "InstanceError",
    "KernelAssertionError",
    "OutOfMemoryError",
    "OverlapError",
    "RequirementError",
    "ShapeError",
    "StridesError",
    "TileError",
    "TuningError",
    "UnavailableError",
    "UninitialisedError",
    "UnsupportedError",
]


class TileError(RuntimeError):
    """A call that failed; `status` is the name of the `TileStatus`."""

    def __init__(self, number, message):
        super().__init__(message)
        self.status = STATUSES[number] if 0 <= number < len(STATUSES) else str(number)


class ShapeError(TileError, ValueError):
    """An extent differs from what the kernel states."""


class StridesError(TileError, ValueError):
    """Strides or extents that the device cannot use."""


class RequirementError(TileError, ValueError):
    """A requirement of the kernel does not hold."""


class OverlapError(TileError, ValueError):
    """An output shares memory with another argument or with itself."""


class ArgumentsError(TileError, ValueError):
    """Arguments of another number or form than the kernel's parameters."""


class DTypeError(TileError, TypeError):
    """Another element type than the parameter's."""


class DeviceError(TileError):
    """A tensor that lives elsewhere than the device."""


class UnavailableError(TileError):
    """There is no such device in this build or on this machine."""


class UnsupportedError(TileError, NotImplementedError):
    """The device cannot run this instance."""


class InstanceError(TileError, ValueError):
    """The parameters break a condition of the kernel."""


class OutOfMemoryError(TileError, MemoryError):
    """The tiles of a block, or the workspaces of a launch, do not fit."""


class GridError(TileError, ValueError):
    """A grid too large for the device."""


class DriverError(TileError):
    """The driver failed, now or in work that was queued before."""


class KernelAssertionError(TileError, AssertionError):
    """An assertion in the kernel failed."""


class FaultError(TileError):
    """The interpreter stopped a block that did something without a meaning."""


class CallError(TileError, ValueError):
    """The call itself is malformed, such as a name that is not known."""


class DefectError(TileError):
    """A defect of the library: please report it."""


class UninitialisedError(TileError, ValueError):
    """An output without contents, of a kernel that is not known to write all of it."""


class TuningError(TileError, ValueError):
    """A kernel has nothing to tune, or no instance that results could be compared with."""


# The statuses of `tile_kernel.h` by their numbers, each with its class.
CLASSES = (
    ("TILE_OK", TileError),
    ("TILE_SHAPE", ShapeError),
    ("TILE_STRIDES", StridesError),
    ("TILE_REQUIREMENT", RequirementError),
    ("TILE_OVERLAP", OverlapError),
    ("TILE_ARGUMENTS", ArgumentsError),
    ("TILE_DTYPE", DTypeError),
    ("TILE_DEVICE", DeviceError),
    ("TILE_UNAVAILABLE", UnavailableError),
    ("TILE_UNSUPPORTED", UnsupportedError),
    ("TILE_INSTANCE", InstanceError),
    ("TILE_MEMORY", OutOfMemoryError),
    ("TILE_GRID", GridError),
    ("TILE_DRIVER", DriverError),
    ("TILE_ASSERTION", KernelAssertionError),
    ("TILE_FAULT", FaultError),
    ("TILE_CALL", CallError),
    ("TILE_DEFECT", DefectError),
    ("TILE_UNINITIALISED", UninitialisedError),
    ("TILE_TUNING", TuningError),
)
STATUSES = tuple(name for name, _ in CLASSES)


def error(number, message):
    """The exception for a status."""
    cls = CLASSES[number][1] if 0 <= number < len(CLASSES) else TileError
    return cls(number, message)
