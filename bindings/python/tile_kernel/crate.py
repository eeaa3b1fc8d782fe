"""Libraries of kernels from Rust source: a crate on disk, or a text, built by cargo.

    library = tile_kernel.crate.load("path/to/crate")
    library = tile_kernel.crate.inline('''
        /// y = 2 x
        #[tile_kernel(default(N = 256))]
        fn twice<const N: usize>(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) { … }
    ''')

Cargo and a Rust toolchain have to be there; nothing else. What they say of wrong source is the text of
a `BuildError`, with the lines of that source.
"""

import hashlib
import importlib.metadata
import json
import os
import re
import subprocess
from pathlib import Path

from . import Library

__all__ = ["BuildError", "build", "inline", "load"]

MANIFEST = """\
[package]
name = "{name}"
version = "0.0.0"
edition = "2024"
publish = false

[lib]
crate-type = ["cdylib"]

[dependencies]
tile-kernel = {{ {kernel}, default-features = false }}
tile-capi = {{ {capi}, features = ["registry"] }}

[profile.release]
# What is compiled here is the compiler of the kernels.
opt-level = 1
codegen-units = 16

[workspace]
"""

# Behind the text, so that its lines keep their numbers.
TAIL = "\n\n#[allow(unused_imports)]\nuse tile_kernel::prelude::*;\n\ntile_capi::export!();\n"


class BuildError(RuntimeError):
    """A crate that cargo does not build; the text is what cargo and rustc say."""


def build(directory, *, profile="release", features=(), offline=False, target=None):
    """Builds the crate in a directory and returns the path of its library.

    The crate is of type `cdylib` and has `tile_capi::export!` in it. `target` is the folder of what is
    built, cargo's own choice if none is given."""
    manifest = Path(directory) / "Cargo.toml"
    if not manifest.is_file():
        raise BuildError(f"{directory} has no Cargo.toml, expected a crate of kernels")
    command = ["cargo", "build", "--lib", "--profile", profile, "--manifest-path", str(manifest)]
    command += ["--message-format", "json"]
    if features:
        command += ["--features", ",".join(features)]
    if offline:
        command.append("--offline")
    if target is not None:
        command += ["--target-dir", str(target)]
    try:
        # Without colours, which are for terminals.
        environment = {**os.environ, "CARGO_TERM_COLOR": "never"}
        done = subprocess.run(command, capture_output=True, text=True, env=environment)
    except FileNotFoundError:
        raise BuildError("cargo is not installed, expected a Rust toolchain") from None
    said, libraries = [], []
    for line in done.stdout.splitlines():
        try:
            message = json.loads(line)
        except ValueError:
            continue
        if message.get("reason") == "compiler-message" and message["message"]["level"].startswith("error"):
            said.append(message["message"]["rendered"])
        if message.get("reason") == "compiler-artifact" and "cdylib" in message["target"]["crate_types"]:
            if Path(message["manifest_path"]).resolve() == manifest.resolve():
                libraries += [name for name in message["filenames"] if name.endswith((".so", ".dylib", ".dll"))]
    if done.returncode != 0:
        raise BuildError("\n".join(said) or done.stderr.strip() or f"cargo ended with {done.returncode}")
    if not libraries:
        raise BuildError(f"{directory} makes no library, expected `crate-type = [\"cdylib\"]` under `[lib]`")
    return libraries[-1]


def load(directory, **options):
    """Builds the crate in a directory, as `build`, and loads its library."""
    return Library(build(directory, **options))


def inline(source, *, name="inline_kernels", source_of=None, cache=None, **options):
    """The kernels of a Rust text as a library. The prelude of `tile-kernel` is in scope, and every kernel
    with a default instance is in the library.

    The crate is kept in `cache`, by the text's hash (the user's cache if none is given), so that a
    text is compiled once. `tile-kernel` comes from the registry, in the version of this package, or
    from the repository in the directory `source_of`, or that `TILE_KERNEL_SOURCE` names."""
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name):
        raise ValueError(f"`name` is {name!r}, expected small letters, digits and `_`")
    source_of = source_of or os.environ.get("TILE_KERNEL_SOURCE")
    folder = Path(cache) if cache is not None else _cache()
    manifest = MANIFEST.format(name=name, **_sources(source_of))
    digest = hashlib.sha256((manifest + source).encode()).hexdigest()[:16]
    crate = folder / f"{name}-{digest}"
    (crate / "src").mkdir(parents=True, exist_ok=True)
    _write(crate / "Cargo.toml", manifest)
    _write(crate / "src" / "lib.rs", source + TAIL)
    lock = Path(source_of) / "Cargo.lock" if source_of else None
    if lock is not None and lock.is_file() and not (crate / "Cargo.lock").exists():
        _write(crate / "Cargo.lock", lock.read_text())
    # One folder for all texts: what they depend on is compiled once.
    options.setdefault("target", folder / "target")
    return load(crate, **options)


def _write(path, text):
    """Writes a file whose contents differ: cargo looks at times."""
    if not path.exists() or path.read_text() != text:
        path.write_text(text)


def _cache():
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "tile-kernel" / "inline"


def _sources(source_of):
    if source_of is None:
        try:
            version = importlib.metadata.version("tile-kernel")
        except importlib.metadata.PackageNotFoundError:
            raise BuildError(
                "the package tile-kernel is not installed, so that its version is not known, expected "
                "`source_of` or TILE_KERNEL_SOURCE"
            ) from None
        return {"kernel": f'version = "={version}"', "capi": f'version = "={version}"'}
    root = Path(source_of).resolve()
    if not (root / "bindings/c/Cargo.toml").is_file():
        raise BuildError(f"{root} is not the repository of tile-kernel")
    return {"kernel": f"path = '{root}'", "capi": f"path = '{root / 'bindings/c'}'"}
