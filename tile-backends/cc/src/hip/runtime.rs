//! Launches of HIP C++: `libamdhip64.so` and HIPRTC, opened at run time.
//!
//! Nothing of ROCm is needed to build. `TILE_HIP` and `TILE_HIPRTC` name the libraries, or `ROCM_PATH` the
//! folder with their `lib`; without, the loader finds them. **No AMD device has run any of it**: tests launch
//! through libraries that stand in.

use super::ALL;
use crate::dialect::Dialect;
use crate::rtc::{Names, Rtc};
use crate::runtime::{Api, Compiler, Vendor, device_name};
pub use crate::runtime::{Event, Gpu, GpuTensor, GpuView, GpuViewMut};
use std::env;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};
use tile_core::launch::LaunchError;

/// The name of this kind of device, as in `--device`.
pub const TARGET: &str = "hip";
/// The variable that names the runtime library.
pub const VARIABLE: &str = "TILE_HIP";
/// The variable that names the compiler's library.
pub const COMPILER_VARIABLE: &str = "TILE_HIPRTC";

/// AMD's runtime library, of ROCm 6 or newer.
pub static VENDOR: Vendor = Vendor {
    target: TARGET,
    called: "HIP",
    prefix: "hip",
    properties: &["GetDevicePropertiesR0600", "GetDeviceProperties"],
    oldest: Some((60_000_000, "6.0")),
    dialect: dialect_of,
};

static COMPILER: Names = Names {
    target: TARGET,
    prefix: "hiprtc",
    code: ["GetCode", "GetCodeSize"],
    variable: COMPILER_VARIABLE,
    libraries: &["libhiprtc.so", "libhiprtc.so.7", "libhiprtc.so.6"],
    builtins: &["libhiprtc-builtins.so"],
};

/// Where the runtime library is looked for if nothing names it.
const LIBRARIES: &[&str] = &["libamdhip64.so", "libamdhip64.so.7", "libamdhip64.so.6"];

/// The architecture that properties tell, such as `gfx942`. It stands behind the name as a string, with features
/// behind a colon, at a place that differs among versions of the library.
fn architecture(properties: &[u8]) -> Option<String> {
    let strings = properties.split(|&byte| byte == 0).skip(1);
    let known = strings.filter_map(|string| std::str::from_utf8(string).ok()).filter_map(|string| {
        let name = string.split(':').next()?;
        let number = name.strip_prefix("gfx")?;
        (number.len() >= 3 && number.chars().all(|c| c.is_ascii_hexdigit())).then(|| name.to_owned())
    });
    known.into_iter().next()
}

fn dialect_of(properties: &[u8]) -> Result<&'static Dialect, String> {
    let name = device_name(properties);
    let arch = architecture(properties).ok_or_else(|| format!("`{name}`, whose properties tell no architecture"))?;
    let found = ALL.iter().find(|dialect| dialect.name.strip_prefix("hip:") == Some(&arch)).copied();
    found.ok_or_else(|| {
        let known: Vec<_> = ALL.iter().filter_map(|dialect| dialect.name.strip_prefix("hip:")).collect();
        format!("`{name}` of architecture `{arch}`, expected one of {}", known.join(", "))
    })
}

/// HIPRTC, opened when the first kernel is compiled.
#[derive(Debug, Default)]
pub struct Hiprtc {
    path: Option<PathBuf>,
    opened: OnceLock<Result<Rtc, LaunchError>>,
}

impl Hiprtc {
    /// The library in a file, instead of the one that is found.
    pub fn at(path: &Path) -> Hiprtc {
        Hiprtc { path: Some(path.to_owned()), opened: OnceLock::new() }
    }
}

impl Compiler for Hiprtc {
    fn compile(&self, text: &str, dialect: &Dialect, kernel: &str) -> Result<Vec<u8>, LaunchError> {
        let opened = self.opened.get_or_init(|| match &self.path {
            Some(path) => COMPILER.at(path),
            None => COMPILER.open(),
        });
        let arch = dialect.name.strip_prefix("hip:").unwrap_or(dialect.name);
        // A product that were contracted with a sum would be another number.
        let options = [&format!("--offload-arch={arch}"), "-O3", "-std=c++17", "-ffp-contract=off"];
        opened.as_ref().map_err(Clone::clone)?.compile(kernel, text, &options)
    }
}

/// The runtime library of this machine.
///
/// # Errors
/// [`LaunchError::Unavailable`] when it cannot be opened, or is older than ROCm 6.
pub fn library() -> Result<Arc<Api>, LaunchError> {
    let toolkit = || env::var_os("ROCM_PATH").map(|path| Path::new(&path).join("lib/libamdhip64.so"));
    let named = env::var_os(VARIABLE).filter(|path| !path.is_empty()).map(PathBuf::from).or_else(toolkit);
    if let Some(path) = named {
        return Api::open(&VENDOR, &path);
    }
    let mut errors = LIBRARIES.iter().map(|name| Api::open(&VENDOR, Path::new(name)));
    let first = errors.next().unwrap_or_else(|| Err(VENDOR.unavailable("no library is known")));
    first.or_else(|error| errors.find_map(Result::ok).ok_or(error))
}

/// The device of a number, from 0 on, through the libraries of this machine.
///
/// # Errors
/// [`LaunchError::Unavailable`] without the library or such a device, or when no dialect is for its architecture.
pub fn open(ordinal: usize) -> Result<Gpu, LaunchError> {
    Gpu::open(&library()?, Arc::new(Hiprtc::default()), ordinal)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn architectures_are_found_in_properties() {
        let of = |arch: &str| {
            let mut properties = vec![0; 4096];
            properties[..16].copy_from_slice(b"gfx90a Board 200");
            properties[1160..1160 + arch.len()].copy_from_slice(arch.as_bytes());
            dialect_of(&properties).map(|dialect| dialect.name)
        };
        assert_eq!(of("gfx942:sramecc+:xnack-"), Ok("hip:gfx942"));
        assert_eq!(of("gfx1100"), Ok("hip:gfx1100"));
        let other = "`gfx90a Board 200` of architecture `gfx906`, expected one of gfx90a, gfx942, gfx1100, gfx1201";
        assert_eq!(of("gfx906:xnack-"), Err(other.to_owned()));
        assert_eq!(of(""), Err("`gfx90a Board 200`, whose properties tell no architecture".to_owned()));
    }
}
