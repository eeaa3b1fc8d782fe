//! The user's crate, as `cargo metadata` describes it.

use crate::Error;
use serde_json::Value;
use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Which crate is meant, and with which features.
#[derive(Clone, Default, Debug)]
pub struct Select {
    /// The manifest, if not that of the current directory.
    pub manifest: Option<PathBuf>,
    /// The package, if the manifest is that of several.
    pub package: Option<String>,
    /// Features of the package.
    pub features: Vec<String>,
    /// Whether the package's default features are left out.
    pub no_default_features: bool,
    /// Whether cargo asks no registry.
    pub offline: bool,
}

/// Where a package comes from, as a manifest says it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Source {
    /// A directory.
    Path(PathBuf),
    /// A version of a registry.
    Registry(String),
    /// A repository, and a commit.
    Git(String, String),
}

/// The user's crate.
#[derive(Debug)]
pub struct Project {
    /// The package's name.
    pub(crate) name: String,
    /// Its directory.
    pub(crate) root: PathBuf,
    /// The directory of its workspace.
    pub(crate) workspace: PathBuf,
    /// Where cargo builds it.
    pub(crate) target: PathBuf,
    /// Where its `tile-kernel` comes from.
    pub(crate) tile_kernel: Source,
    /// The crates that its manifest registers.
    pub(crate) registered: Vec<Registered>,
}

/// A crate that adds targets or devices: the driver calls its `register()`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Registered {
    /// Its name in Rust.
    pub(crate) name: String,
    /// Its package's name.
    pub(crate) package: String,
    /// Where it comes from; nothing for the user's crate itself.
    pub(crate) source: Option<Source>,
}

/// The key of a manifest that names crates to register.
pub(crate) const REGISTER: &str = "[package.metadata.tile] register";

/// The cargo that runs this program, or the one of the path.
pub(crate) fn cargo() -> OsString {
    env::var_os("CARGO").unwrap_or_else(|| "cargo".into())
}

impl Project {
    /// Finds the crate.
    ///
    /// # Errors
    /// When cargo finds none, when several are meant, or when it has no library or does not depend
    /// on `tile-kernel`.
    pub fn find(select: &Select) -> Result<Project, Error> {
        let metadata = metadata(select)?;
        let packages = metadata["packages"].as_array().map(Vec::as_slice).unwrap_or_default();
        let package = chosen(select, &metadata, packages)?;
        let name = text(package, "name")?;
        let kinds = |target: &Value| -> Vec<String> {
            let kinds = target["kind"].as_array().into_iter().flatten();
            kinds.filter_map(|kind| kind.as_str().map(str::to_owned)).collect()
        };
        let targets = package["targets"].as_array().into_iter().flatten();
        if !targets.flat_map(kinds).any(|kind| matches!(kind.as_str(), "lib" | "rlib" | "dylib")) {
            return Err(Error::usage(format!(
                "package `{name}` has no library: kernels are found in `src/lib.rs` and its modules"
            )));
        }
        let manifest = PathBuf::from(text(package, "manifest_path")?);
        let root = manifest.parent().map(Path::to_owned).unwrap_or_default();
        Ok(Project {
            tile_kernel: tile_kernel(&metadata, packages, package, &name)?,
            registered: registered(&metadata, packages, package, &name)?,
            workspace: text(&metadata, "workspace_root")?.into(),
            target: text(&metadata, "target_directory")?.into(),
            name,
            root,
        })
    }
}

/// What cargo says of the workspace.
fn metadata(select: &Select) -> Result<Value, Error> {
    let mut command = Command::new(cargo());
    command.args(["metadata", "--format-version", "1"]);
    if let Some(manifest) = &select.manifest {
        command.arg("--manifest-path").arg(manifest);
    }
    if select.offline {
        command.arg("--offline");
    }
    let output = command.output().map_err(|error| Error::failed(format!("running cargo: {error}")))?;
    if !output.status.success() {
        let told = String::from_utf8_lossy(&output.stderr);
        let told = told.trim().trim_start_matches("error: ");
        return Err(Error::usage(format!("cargo knows no package here: {told}")));
    }
    serde_json::from_slice(&output.stdout)
        .map_err(|error| Error::failed(format!("reading what `cargo metadata` says: {error}")))
}

/// The package that is meant.
fn chosen<'a>(select: &Select, metadata: &Value, packages: &'a [Value]) -> Result<&'a Value, Error> {
    let members = metadata["workspace_members"].as_array().map(Vec::as_slice).unwrap_or_default();
    let members: Vec<&Value> = packages.iter().filter(|package| members.contains(&package["id"])).collect();
    let names = |packages: &[&Value]| {
        let names = packages.iter().filter_map(|package| package["name"].as_str());
        names.map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
    };
    if let Some(wanted) = &select.package {
        let found = members.iter().find(|package| package["name"] == Value::String(wanted.clone()));
        return found.copied().ok_or_else(|| {
            Error::usage(format!("no package `{wanted}` in this workspace, expected one of {}", names(&members)))
        });
    }
    // The one of the manifest, where it is a package's.
    if let Some(package) = members.iter().find(|package| is_here(package, select)) {
        return Ok(package);
    }
    match members[..] {
        [only] => Ok(only),
        _ => Err(Error::usage(format!(
            "the workspace has several packages, expected `--package` with one of {}",
            names(&members)
        ))),
    }
}

/// Whether a package's manifest is the one that is meant: the given one, or the first from the
/// current directory upwards.
fn is_here(package: &Value, select: &Select) -> bool {
    let Some(manifest) = package["manifest_path"].as_str().and_then(|path| Path::new(path).canonicalize().ok()) else {
        return false;
    };
    let here = match &select.manifest {
        Some(given) => Some(given.clone()),
        None => env::current_dir()
            .ok()
            .and_then(|dir| dir.ancestors().map(|dir| dir.join("Cargo.toml")).find(|path| path.is_file())),
    };
    here.and_then(|path| path.canonicalize().ok()).is_some_and(|path| path == manifest)
}

/// Where the `tile-kernel` of a package comes from.
fn tile_kernel(metadata: &Value, packages: &[Value], package: &Value, name: &str) -> Result<Source, Error> {
    let mut used = dependencies(metadata, packages, package);
    let found = used.find(|(_, other)| other["name"] == "tile-kernel").ok_or_else(|| {
        Error::usage(format!("package `{name}` does not depend on `tile-kernel`: `cargo add tile-kernel` makes it"))
    })?;
    source(found.1)
}

/// The packages that a package depends on, each behind its name in the package's Rust.
fn dependencies<'a>(
    metadata: &'a Value,
    packages: &'a [Value],
    package: &Value,
) -> impl Iterator<Item = (&'a str, &'a Value)> {
    let nodes = metadata["resolve"]["nodes"].as_array().into_iter().flatten();
    let node = nodes.into_iter().find(|node| node["id"] == package["id"]);
    let used = node.and_then(|node| node["deps"].as_array()).into_iter().flatten();
    used.filter_map(|used| {
        let package = packages.iter().find(|other| other["id"] == used["pkg"])?;
        Some((used["name"].as_str()?, package))
    })
}

/// The crates that a package registers, in the order of its manifest.
fn registered(metadata: &Value, packages: &[Value], package: &Value, name: &str) -> Result<Vec<Registered>, Error> {
    let list = &package["metadata"]["tile"]["register"];
    if list.is_null() {
        return Ok(Vec::new());
    }
    let wrong =
        || Error::usage(format!("`{REGISTER}` of package `{name}` is {list}, expected a list of names of crates"));
    let names = list.as_array().ok_or_else(wrong)?.iter().map(Value::as_str);
    let names: Vec<String> =
        names.map(|name| name.map(|name| name.replace('-', "_"))).collect::<Option<_>>().ok_or_else(wrong)?;
    let find = |krate: String| {
        if krate == name.replace('-', "_") {
            return Ok(Registered { name: krate, package: name.to_owned(), source: None });
        }
        let found = dependencies(metadata, packages, package).find(|(name, _)| *name == krate);
        let (_, found) = found.ok_or_else(|| {
            Error::usage(format!(
                "`{REGISTER}` names `{krate}`, expected a crate that package `{name}` depends on, or the package itself"
            ))
        })?;
        Ok(Registered { name: krate, package: text(found, "name")?, source: Some(source(found)?) })
    };
    names.into_iter().map(find).collect()
}

/// Where a package comes from.
fn source(found: &Value) -> Result<Source, Error> {
    let manifest = PathBuf::from(text(found, "manifest_path")?);
    Ok(match found["source"].as_str() {
        None => Source::Path(manifest.parent().map(Path::to_owned).unwrap_or_default()),
        Some(source) => match source.strip_prefix("git+") {
            None => Source::Registry(text(found, "version")?),
            Some(git) => {
                let (url, commit) = git.split_once('#').unwrap_or((git, ""));
                let url = url.split_once('?').map_or(url, |(url, _)| url);
                Source::Git(url.to_owned(), commit.to_owned())
            }
        },
    })
}

fn text(value: &Value, key: &str) -> Result<String, Error> {
    let found = value[key].as_str().map(str::to_owned);
    found.ok_or_else(|| Error::failed(format!("`cargo metadata` says nothing of `{key}`")))
}
