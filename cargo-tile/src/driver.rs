//! The driver: a program that is linked with the user's library and runs the commands of
//! `tile-cli`.

use crate::project::{REGISTER, Registered, Source, cargo};
use crate::{Error, Project, Select};
use std::fs;
use std::io::{IsTerminal, stderr};
use std::path::{Path, PathBuf};
use std::process::Command;
use toml::{Table, Value};

/// A driver's package on disk.
#[derive(Debug)]
pub struct Driver {
    directory: PathBuf,
    target: PathBuf,
    name: String,
    offline: bool,
}

impl Driver {
    /// Writes the driver of a project, whose `tile-cli` has these features.
    ///
    /// # Errors
    /// When a file cannot be written, or the workspace's manifest cannot be read.
    pub fn write(project: &Project, select: &Select, features: &[&str]) -> Result<Driver, Error> {
        let main = main(&project.registered, "tile_cli::main(&tile_kernel::registry::kernels())");
        Driver::written(project, select, features, "", &main)
    }

    /// The same of one that is compiled with native code for these instances, each an expression
    /// behind the path of the crate.
    ///
    /// # Errors
    /// As [`Driver::write`].
    pub fn write_native(
        project: &Project,
        select: &Select,
        features: &[&str],
        instances: &[String],
    ) -> Result<Driver, Error> {
        let list: String = instances.iter().map(|instance| format!("        &::kernels::{instance},\n")).collect();
        let call = format!(
            "let compiled: &[&dyn tile_cli::Kernel] = &[\n{list}    ];\n    \
             tile_cli::main_native(&tile_kernel::registry::kernels(), compiled)"
        );
        let main = main(&project.registered, &call);
        Driver::written(project, select, features, "-native", &main)
    }

    fn written(
        project: &Project,
        select: &Select,
        features: &[&str],
        suffix: &str,
        main: &str,
    ) -> Result<Driver, Error> {
        // Each set of features has a driver of its own: commands for different targets neither build
        // each other's anew nor run it.
        let features_suffix: String = features.iter().map(|feature| format!("-{feature}")).collect();
        let called = format!("{}{suffix}{features_suffix}", project.name);
        let directory = project.target.join("cargo-tile").join(&called);
        let name = format!("tile-driver-{called}");
        let manifest = manifest(project, select, features, &name)?;
        put(&directory.join("Cargo.toml"), &manifest)?;
        put(&directory.join("src").join("main.rs"), main)?;
        follow_lock(project, &directory)?;
        Ok(Driver { directory, target: project.target.clone(), name, offline: select.offline })
    }

    /// Builds it, and runs it with these arguments in the current directory; gives its status.
    ///
    /// # Errors
    /// With the status 101 when it does not compile.
    pub fn run(&self, release: bool, args: &[String]) -> Result<u8, Error> {
        let program = self.build(release)?;
        let status = Command::new(&program).args(args).status();
        let status = status.map_err(|error| Error::failed(format!("running {}: {error}", program.display())))?;
        // A program that a signal ends has no status of its own.
        Ok(status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(1))
    }

    /// Builds it, and runs it with these arguments; gives what it prints.
    ///
    /// # Errors
    /// As [`Driver::run`], and with its own status where it fails.
    pub fn output(&self, args: &[String]) -> Result<String, Error> {
        let program = self.build(false)?;
        let output = Command::new(&program).args(args).output();
        let output = output.map_err(|error| Error::failed(format!("running {}: {error}", program.display())))?;
        if !output.status.success() {
            let told = String::from_utf8_lossy(&output.stderr);
            let message = told.trim().trim_start_matches("error: ").to_owned();
            return Err(Error { message, code: output.status.code().map_or(1, |code| code as u8) });
        }
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    }

    fn build(&self, release: bool) -> Result<PathBuf, Error> {
        let mut build = Command::new(cargo());
        build.arg("build").arg("--manifest-path").arg(self.directory.join("Cargo.toml"));
        build.arg("--target-dir").arg(&self.target);
        if release {
            build.arg("--release");
        }
        if self.offline {
            build.arg("--offline");
        }
        if !stderr().is_terminal() {
            build.arg("--quiet");
        }
        let status = build.status().map_err(|error| Error::failed(format!("running cargo: {error}")))?;
        if !status.success() {
            let message = "the crate does not compile for its driver; see the messages above".to_owned();
            return Err(Error { message, code: 101 });
        }
        let profile = if release { "release" } else { "debug" };
        Ok(self.target.join(profile).join(format!("{}{}", self.name, std::env::consts::EXE_SUFFIX)))
    }
}

/// The driver's program, which registers crates and then runs `call`.
fn main(registered: &[Registered], call: &str) -> String {
    let register = |krate: &Registered| {
        let name = &krate.name;
        let path = if krate.source.is_some() { name.as_str() } else { "kernels" };
        format!(
            "    if let Err(error) = ::{path}::register() {{\n        \
             eprintln!(\"error: `{REGISTER}`: registering `{name}`: {{error}}\");\n        \
             return std::process::ExitCode::FAILURE;\n    }}\n"
        )
    };
    let registrations: String = registered.iter().map(register).collect();
    format!(
        "//! Written by `cargo tile`.\n\n// Links the kernels.\nuse kernels as _;\n\n\
         fn main() -> std::process::ExitCode {{\n{registrations}    {call}\n}}\n"
    )
}

fn manifest(project: &Project, select: &Select, features: &[&str], name: &str) -> Result<String, Error> {
    let list = |items: &[&str]| Value::Array(items.iter().map(|&item| Value::String(item.to_owned())).collect());
    let mut package = Table::new();
    package.insert("name".to_owned(), Value::String(name.to_owned()));
    package.insert("version".to_owned(), Value::String("0.0.0".to_owned()));
    package.insert("edition".to_owned(), Value::String("2024".to_owned()));
    package.insert("publish".to_owned(), Value::Boolean(false));

    let mut kernels = dependency(&Source::Path(project.root.clone()));
    kernels.insert("package".to_owned(), Value::String(project.name.clone()));
    let wanted: Vec<&str> = select.features.iter().map(String::as_str).collect();
    kernels.insert("features".to_owned(), list(&wanted));
    kernels.insert("default-features".to_owned(), Value::Boolean(!select.no_default_features));

    let mut facade = dependency(&project.tile_kernel);
    facade.insert("features".to_owned(), list(&["registry"]));
    facade.insert("default-features".to_owned(), Value::Boolean(false));

    let source = match &project.tile_kernel {
        Source::Path(root) => Source::Path(root.join("tile-cli")),
        other => other.clone(),
    };
    let mut cli = dependency(&source);
    cli.insert("features".to_owned(), list(features));

    let mut dependencies = Table::new();
    dependencies.insert("kernels".to_owned(), Value::Table(kernels));
    dependencies.insert("tile-kernel".to_owned(), Value::Table(facade));
    dependencies.insert("tile-cli".to_owned(), Value::Table(cli));

    for krate in &project.registered {
        let Some(source) = &krate.source else { continue };
        let mut table = dependency(source);
        table.insert("package".to_owned(), Value::String(krate.package.clone()));
        if dependencies.insert(krate.name.clone(), Value::Table(table)).is_some() {
            let name = &krate.name;
            return Err(Error::usage(format!(
                "`{REGISTER}` names `{name}`, expected each crate once, and none that is called kernels, tile-cli or \
                 tile-kernel"
            )));
        }
    }

    let mut manifest = Table::new();
    manifest.insert("package".to_owned(), Value::Table(package));
    manifest.insert("dependencies".to_owned(), Value::Table(dependencies));
    // A workspace of its own, wherever the directory is.
    manifest.insert("workspace".to_owned(), Value::Table(Table::new()));
    for (key, value) in inherited(&project.workspace)? {
        manifest.insert(key, value);
    }
    let text = toml::to_string(&manifest).map_err(|error| Error::failed(format!("writing a manifest: {error}")))?;
    Ok(format!("# Written by `cargo tile`.\n\n{text}"))
}

fn dependency(source: &Source) -> Table {
    let mut table = Table::new();
    let mut put = |key: &str, value: String| table.insert(key.to_owned(), Value::String(value));
    match source {
        Source::Path(path) => put("path", path.to_string_lossy().into_owned()),
        Source::Registry(version) => put("version", format!("={version}")),
        Source::Git(url, commit) => {
            put("git", url.clone());
            put("rev", commit.clone())
        }
    };
    table
}

/// What of a workspace's manifest decides how its packages are built: `[patch]`, whose paths are
/// made absolute, and `[profile]`.
fn inherited(workspace: &Path) -> Result<Vec<(String, Value)>, Error> {
    let path = workspace.join("Cargo.toml");
    let wrong = |error: &dyn std::fmt::Display| Error::failed(format!("reading {}: {error}", path.display()));
    let text = fs::read_to_string(&path).map_err(|error| wrong(&error))?;
    let manifest: Table = text.parse().map_err(|error| wrong(&error))?;
    let mut kept = Vec::new();
    for (key, mut value) in manifest {
        match key.as_str() {
            "patch" => {
                absolute(&mut value, workspace);
                kept.push((key, value));
            }
            // Overrides of packages that the driver does not have are warnings.
            "profile" => {
                if let Some(profiles) = value.as_table_mut() {
                    for (_, profile) in profiles.iter_mut() {
                        profile.as_table_mut().map(|profile| profile.remove("package"));
                    }
                }
                kept.push((key, value));
            }
            _ => {}
        }
    }
    Ok(kept)
}

/// Makes the paths of patches absolute.
fn absolute(value: &mut Value, base: &Path) {
    let Value::Table(table) = value else { return };
    for (key, value) in table.iter_mut() {
        match value {
            Value::String(path) if key == "path" => *path = base.join(&*path).to_string_lossy().into_owned(),
            inner => absolute(inner, base),
        }
    }
}

/// Starts from the versions of the project's lock file, again whenever that changes.
fn follow_lock(project: &Project, directory: &Path) -> Result<(), Error> {
    let Ok(text) = fs::read_to_string(project.workspace.join("Cargo.lock")) else { return Ok(()) };
    let copy = directory.join("project.lock");
    if fs::read_to_string(&copy).is_ok_and(|known| known == text) && directory.join("Cargo.lock").is_file() {
        return Ok(());
    }
    put(&directory.join("Cargo.lock"), &text)?;
    put(&copy, &text)
}

/// Writes a file, unless it has these contents: cargo goes by times.
fn put(path: &Path, text: &str) -> Result<(), Error> {
    if fs::read_to_string(path).is_ok_and(|known| known == text) {
        return Ok(());
    }
    let parent = path.parent().unwrap_or(Path::new("."));
    let written = fs::create_dir_all(parent).and_then(|()| fs::write(path, text));
    written.map_err(|error| Error::failed(format!("writing {}: {error}", path.display())))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn project(tile_kernel: Source) -> Project {
        let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
        let workspace = root.clone();
        Project { name: "k".to_owned(), root, workspace, target: "/t".into(), tile_kernel, registered: Vec::new() }
    }

    fn of(tile_kernel: Source) -> Table {
        let text = manifest(&project(tile_kernel), &Select::default(), &["cuda"], "d").unwrap();
        text.parse().unwrap()
    }

    #[test]
    fn tools_come_from_where_the_library_comes_from() {
        let cli = |source| of(source)["dependencies"]["tile-cli"].clone();
        assert_eq!(cli(Source::Path("/x".into()))["path"].as_str(), Some("/x/tile-cli"));
        assert_eq!(cli(Source::Registry("0.1.2".to_owned()))["version"].as_str(), Some("=0.1.2"));
        let git = cli(Source::Git("https://example.org/r".to_owned(), "abc".to_owned()));
        assert_eq!((git["git"].as_str(), git["rev"].as_str()), (Some("https://example.org/r"), Some("abc")));
        assert_eq!(git["features"].as_array().map(Vec::len), Some(1));
    }

    #[test]
    fn registered_crates_are_called_before_the_command() {
        let of = |name: &str, source| Registered { name: name.to_owned(), package: name.replace('_', "-"), source };
        let mut project = project(Source::Registry("0.1.2".to_owned()));
        project.registered = vec![of("tile_maca", Some(Source::Path("/v".into()))), of("k", None)];
        let text = manifest(&project, &Select::default(), &[], "d").unwrap();
        let table: Table = text.parse().unwrap();
        let vendor = &table["dependencies"]["tile_maca"];
        assert_eq!((vendor["package"].as_str(), vendor["path"].as_str()), (Some("tile-maca"), Some("/v")));
        assert!(table["dependencies"].get("k").is_none());
        let main = main(&project.registered, "call()");
        let at = |part: &str| main.find(part).unwrap_or_else(|| panic!("{part} is not in\n{main}"));
        let [vendor, own, call] = [at("::tile_maca::register()"), at("::kernels::register()"), at("call()")];
        assert!(vendor < own && own < call, "{main}");

        project.registered.push(project.registered[0].clone());
        let error = manifest(&project, &Select::default(), &[], "d").unwrap_err();
        assert!(error.message.contains("names `tile_maca`, expected each crate once"), "{error}");
    }

    #[test]
    fn patches_have_absolute_paths() {
        let mut value: Value =
            "[crates-io]\na = { path = \"../a\" }\nb = { git = \"x\" }\n".parse::<Table>().unwrap().into();
        absolute(&mut value, Path::new("/w"));
        assert_eq!(value["crates-io"]["a"]["path"].as_str(), Some("/w/../a"));
        assert_eq!(value["crates-io"]["b"]["git"].as_str(), Some("x"));
    }
}
