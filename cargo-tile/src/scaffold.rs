//! `new`: makes a crate with a kernel, a test, a bench and CI.

use crate::Error;
use std::fs;
use std::path::{Path, PathBuf};

/// The files of a new crate, with `{name}` and the like in place of what differs.
const FILES: &[(&str, &str)] = &[
    ("Cargo.toml", include_str!("../template/Cargo.toml.in")),
    ("src/lib.rs", include_str!("../template/src/lib.rs.in")),
    ("tests/kernels.rs", include_str!("../template/tests/kernels.rs.in")),
    ("benches/kernels.rs", include_str!("../template/benches/kernels.rs.in")),
    (".github/workflows/ci.yml", include_str!("../template/github/ci.yml.in")),
    ("README.md", include_str!("../template/README.md.in")),
    (".gitignore", include_str!("../template/gitignore.in")),
];

/// What a crate has beside them that maturin packs for Python.
const PYTHON: &[(&str, &str)] = &[
    ("pyproject.toml", include_str!("../template/python/pyproject.toml.in")),
    ("python/{crate}/__init__.py", include_str!("../template/python/init.py.in")),
    ("python/{crate}/py.typed", ""),
    ("python/test_{crate}.py", include_str!("../template/python/test.py.in")),
];

/// Marks in [`FILES`], and what stands there in a crate for Python; nothing in any other.
const MARKS: &[(&str, &str)] = &[
    ("{python-lib}", "\n[lib]\ncrate-type = [\"cdylib\", \"rlib\"]\n"),
    (
        "{python-feature}",
        "# The library as an extension module, which runs on NVIDIA GPUs and in the interpreter: `maturin develop`.\n\
         python = [\"dep:tile-capi\"]\n",
    ),
    ("{python-dependency}", "tile-capi = { {tile-capi}, features = [\"python\"], optional = true }\n"),
    (
        "{python-module}",
        "\n#[cfg(feature = \"python\")]\nmod python {\n    use super::*;\n\n    \
         tile_capi::export!(|kernels| kernels.add(&<linear_relu>::default()));\n    \
         tile_capi::python_module!();\n}\n",
    ),
    (
        "{python-readme}",
        "\nFrom Python, after `pip install maturin numpy tile-kernel`:\n\n```sh\n\
         maturin develop                             # builds the crate and installs the package\n\
         python -m unittest discover python          # on NumPy's arrays, in the interpreter\n```\n",
    ),
];

/// A crate to be made.
#[derive(Clone, Debug)]
pub struct Scaffold {
    /// The package's name.
    pub name: String,
    /// Where it is made: a directory that is empty or not there.
    pub directory: PathBuf,
    /// A directory that `tile-kernel` is taken from instead of the registry.
    pub tile_kernel: Option<PathBuf>,
    /// Whether it is a Python package as well, which maturin builds.
    pub python: bool,
}

/// Makes the crate.
///
/// # Errors
/// When the name is no package's, when something is in the directory, or when a file cannot be
/// written.
pub fn scaffold(wanted: &Scaffold) -> Result<(), Error> {
    let Scaffold { name, directory, tile_kernel, python } = wanted;
    check(name)?;
    if fs::read_dir(directory).is_ok_and(|mut entries| entries.next().is_some()) || directory.is_file() {
        return Err(Error::usage(format!("{} is not empty, expected a new directory", directory.display())));
    }
    let (source, capi) = sources(tile_kernel.as_deref())?;
    let more = if *python { PYTHON } else { &[] };
    for (file, text) in FILES.iter().chain(more) {
        let mut text = (*text).to_owned();
        for (mark, replacement) in MARKS {
            text = text.replace(mark, if *python { replacement } else { "" });
        }
        let krate = name.replace('-', "_");
        let text = text
            .replace("{name}", name)
            .replace("{crate}", &krate)
            .replace("{rust-version}", env!("CARGO_PKG_RUST_VERSION"))
            .replace("{tile-capi}", &capi)
            .replace("{tile-kernel}", &source);
        write(&directory.join(file.replace("{crate}", &krate)), &text)?;
    }
    Ok(())
}

/// Where `tile-kernel` and `tile-capi` come from, as keys of a dependency: the registry, or this
/// repository in a directory.
fn sources(tile_kernel: Option<&Path>) -> Result<(String, String), Error> {
    let Some(path) = tile_kernel else {
        let version = format!("version = \"{}\"", env!("CARGO_PKG_VERSION"));
        return Ok((version.clone(), version));
    };
    let absolute = path.canonicalize().ok().filter(|path| path.join("Cargo.toml").is_file());
    let absolute = absolute.ok_or_else(|| {
        Error::usage(format!("`--tile-kernel` names {}, expected a directory with a package", path.display()))
    })?;
    // Literal strings of TOML, in which backslashes are themselves.
    let capi = absolute.join("bindings").join("c");
    Ok((format!("path = '{}'", absolute.display()), format!("path = '{}'", capi.display())))
}

/// Refuses names that are no package's, or that hide a crate of Rust's own.
fn check(name: &str) -> Result<(), Error> {
    let starts = name.chars().next().is_some_and(|first| first.is_ascii_alphabetic());
    let rest = name.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_'));
    let taken =
        ["core", "std", "alloc", "proc_macro", "test", "tile_kernel"].contains(&name.replace('-', "_").as_str());
    match (starts && rest, taken) {
        (false, _) => Err(Error::usage(format!(
            "`{name}` is no name of a package, expected a letter, then letters, digits, `-` and `_`"
        ))),
        (_, true) => Err(Error::usage(format!("`{name}` is the name of another crate, expected one of its own"))),
        _ => Ok(()),
    }
}

fn write(path: &Path, text: &str) -> Result<(), Error> {
    let parent = path.parent().unwrap_or(Path::new("."));
    let written = fs::create_dir_all(parent).and_then(|()| fs::write(path, text));
    written.map_err(|error| Error::failed(format!("writing {}: {error}", path.display())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_those_of_packages() {
        for name in ["k", "my-kernels", "a_1"] {
            assert_eq!(check(name), Ok(()));
        }
        for name in ["", "1k", "a b", "-a", "über"] {
            assert!(check(name).is_err_and(|error| error.message.contains("is no name of a package")), "{name}");
        }
        assert!(check("tile-kernel").is_err());
    }

    #[test]
    fn nothing_is_written_over() {
        let directory = std::env::temp_dir().join(format!("cargo-tile-new-{}", std::process::id()));
        let wanted = Scaffold { name: "k".to_owned(), directory: directory.clone(), tile_kernel: None, python: true };
        scaffold(&wanted).unwrap();
        let error = scaffold(&wanted).unwrap_err();
        assert!(error.message.ends_with("is not empty, expected a new directory") && error.code == 2, "{error}");
        for (file, _) in FILES {
            let text = fs::read_to_string(directory.join(file)).unwrap();
            let left =
                ["{name}", "{crate}", "{tile-kernel}", "{rust-version}"].iter().find(|word| text.contains(**word));
            assert_eq!(left, None, "{file}");
        }
        fs::remove_dir_all(directory).unwrap();
    }
}
