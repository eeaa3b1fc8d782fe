//! Opens the library and looks up its functions.

use crate::acl::AscendCl;
use std::path::{Path, PathBuf};
use std::{env, fmt};

/// The file that CANN installs.
const NAME: &str = "libascendcl.so";
/// The variable that names CANN's folder.
const HOME: &str = "ASCEND_HOME_PATH";

/// AscendCL, opened. It stays open as long as this value lives.
pub struct Library {
    functions: AscendCl,
    path: PathBuf,
}

impl Library {
    /// Opens `libascendcl.so` where the system's loader finds it, or else under
    /// `$ASCEND_HOME_PATH/lib64`.
    ///
    /// # Errors
    /// [`Error::Library`] with the reasons for each place.
    pub fn open() -> Result<Library, Error> {
        let home = env::var_os(HOME).filter(|home| !home.is_empty());
        let beneath = home.map(|home| Path::new(&home).join("lib64").join(NAME));
        let mut tried = Vec::new();
        for path in [Some(PathBuf::from(NAME)), beneath].into_iter().flatten() {
            match Library::open_at(&path) {
                Err(Error::Library { tried: reasons }) => tried.extend(reasons),
                opened => return opened,
            }
        }
        Err(Error::Library { tried })
    }

    /// Opens the library in this file.
    ///
    /// # Errors
    /// [`Error::Library`].
    pub fn open_at(path: &Path) -> Result<Library, Error> {
        // SAFETY: the library's initialisers ask nothing of their loader.
        let opened = unsafe { libloading::Library::new(path) };
        // SAFETY: its functions are those that the documentation declares.
        match opened.and_then(|library| unsafe { AscendCl::from_library(library) }) {
            Ok(functions) => Ok(Library { functions, path: path.to_owned() }),
            Err(error) => Err(Error::Library { tried: vec![(path.to_owned(), error.to_string())] }),
        }
    }

    /// The functions, each there or not; [`function!`](crate::function) takes
    /// one of them.
    pub fn functions(&self) -> &AscendCl {
        &self.functions
    }

    /// The file it was opened from, as the loader was asked for it.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

impl fmt::Debug for Library {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Library").field("path", &self.path).finish_non_exhaustive()
    }
}

/// A function of a [`Library`], or the [`Error`] that it has none of this name.
///
/// ```no_run
/// # fn main() -> Result<(), ascend_sys::Error> {
/// let library = ascend_sys::Library::open()?;
/// let reset = ascend_sys::function!(library, aclrtResetDevice)?;
/// // SAFETY: nothing uses the device.
/// let code = unsafe { reset(0) };
/// # Ok(())
/// # }
/// ```
#[macro_export]
macro_rules! function {
    ($library:expr, $name:ident) => {
        match &$library.functions().$name {
            Ok(function) => Ok(*function),
            Err(_) => Err($crate::Error::Function { name: stringify!($name), library: $library.path().to_owned() }),
        }
    };
}

/// What is missing.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Error {
    /// The library cannot be opened.
    Library {
        /// Each place that was tried, and why it was not that.
        tried: Vec<(PathBuf, String)>,
    },
    /// The library has no such function: it is of another version of CANN.
    Function {
        /// The function.
        name: &'static str,
        /// The library.
        library: PathBuf,
    },
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Library { tried } => {
                write!(f, "AscendCL cannot be opened")?;
                for (i, (path, reason)) in tried.iter().enumerate() {
                    write!(f, "{} {}: {reason}", if i == 0 { ":" } else { ";" }, path.display())?;
                }
                write!(f, "; it comes with CANN, whose `set_env.sh` tells programs where it is")
            }
            Error::Function { name, library } => {
                write!(f, "{} has no function `{name}`: it is of an older or newer CANN", library.display())
            }
        }
    }
}

impl std::error::Error for Error {}
