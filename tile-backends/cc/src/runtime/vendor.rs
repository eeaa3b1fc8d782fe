//! What tells one vendor's runtime library from another's: data, and a compiler.

use crate::dialect::Dialect;
use std::fmt;
use tile_core::launch::LaunchError;

/// A vendor whose runtime library has the functions of CUDA's runtime and module interfaces, under a prefix of
/// its own.
#[derive(Clone, Copy)]
pub struct Vendor {
    /// The name of the kind of device, as in `--device`.
    pub target: &'static str,
    /// What the vendor calls it, in messages.
    pub called: &'static str,
    /// What names of functions begin with: `hip` of `hipMalloc`.
    pub prefix: &'static str,
    /// The function that tells a device's properties: names without the prefix, of which the library's first is taken.
    pub properties: &'static [&'static str],
    /// The oldest version of the library, as `RuntimeGetVersion` tells it, and how one writes it; without, none is asked for.
    pub oldest: Option<(i32, &'static str)>,
    /// The dialect that texts for a device are in, from its properties, which begin with its name; or what it is and what was
    /// expected.
    pub dialect: fn(&[u8]) -> Result<&'static Dialect, String>,
}

impl fmt::Debug for Vendor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Vendor").field("target", &self.target).field("prefix", &self.prefix).finish_non_exhaustive()
    }
}

impl Vendor {
    /// An error of what is not there.
    pub fn unavailable(&self, reason: impl Into<String>) -> LaunchError {
        LaunchError::Unavailable { target: self.target.to_owned(), reason: reason.into() }
    }
}

/// The name of a device, from its properties.
pub fn device_name(properties: &[u8]) -> String {
    let name = properties.split(|&byte| byte == 0).next().unwrap_or_default();
    String::from_utf8_lossy(name).into_owned()
}

/// A compiler of the vendor's C++.
pub trait Compiler: fmt::Debug + Send + Sync {
    /// The binary of a text that is in a dialect, as the runtime library loads it. `kernel` names it in errors.
    ///
    /// # Errors
    /// [`LaunchError::Driver`] with what the compiler says of the text, [`LaunchError::Unavailable`] without one.
    fn compile(&self, text: &str, dialect: &Dialect, kernel: &str) -> Result<Vec<u8>, LaunchError>;
}
