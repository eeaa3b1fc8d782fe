//! Assembled code kept on disk, where the user asks for it.
//!
//! `TILE_CUDA_CACHE` names a directory. A file holds the driver's version, the
//! whole PTX text and the code that the driver made of it; it is used when
//! version and text are the same to the byte, so a stale or foreign file is at
//! worst compiled over. The cache is a convenience: when the directory cannot
//! be read or written, kernels are assembled as if there were none.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Write;
use std::path::PathBuf;
use std::sync::LazyLock;
use std::{env, fs};
use tile_core::files::unique;

/// The variable that names the directory.
const VARIABLE: &str = "TILE_CUDA_CACHE";
/// The first bytes of a file, with the version of its form.
const MAGIC: &[u8; 8] = b"tilecub1";

/// A directory of assembled code.
#[derive(Clone, Debug)]
pub(super) struct Disk {
    directory: PathBuf,
}

/// The user's, if any. The variable is read once.
pub(super) fn user() -> Option<&'static Disk> {
    static USER: LazyLock<Option<Disk>> = LazyLock::new(|| {
        let directory = env::var_os(VARIABLE).filter(|name| !name.is_empty())?;
        Some(Disk { directory: directory.into() })
    });
    USER.as_ref()
}

impl Disk {
    fn path(&self, driver: i32, text: &str) -> PathBuf {
        let mut hasher = DefaultHasher::new();
        (driver, text).hash(&mut hasher);
        self.directory.join(format!("{:016x}.cubin", hasher.finish()))
    }

    /// What comes before the code in a file.
    fn head(driver: i32, text: &str) -> Vec<u8> {
        let mut head = MAGIC.to_vec();
        head.extend(driver.to_le_bytes());
        head.extend((text.len() as u64).to_le_bytes());
        head.extend(text.as_bytes());
        head
    }

    /// The code of a text, if it is there.
    pub(super) fn load(&self, driver: i32, text: &str) -> Option<Vec<u8>> {
        let mut file = fs::read(self.path(driver, text)).ok()?;
        let head = Disk::head(driver, text);
        file.starts_with(&head).then(|| file.split_off(head.len()))
    }

    /// Keeps the code of a text, as far as possible.
    pub(super) fn store(&self, driver: i32, text: &str, code: &[u8]) {
        // Whatever fails, the code is not kept, and that is all.
        let _ = self.try_store(driver, text, code);
    }

    fn try_store(&self, driver: i32, text: &str, code: &[u8]) -> std::io::Result<()> {
        fs::create_dir_all(&self.directory)?;
        let path = self.path(driver, text);
        // Readers see a whole file or none.
        let partial = path.with_extension(format!("{}.partial", unique()));
        let mut file = fs::File::create(&partial)?;
        file.write_all(&Disk::head(driver, text))?;
        file.write_all(code)?;
        drop(file);
        fs::rename(&partial, &path)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_comes_back_for_the_same_text_and_driver_alone() {
        let directory = env::temp_dir().join(format!("tile-cuda-disk-{}", unique()));
        let disk = Disk { directory: directory.clone() };
        assert_eq!(disk.load(12_040, "text"), None);
        disk.store(12_040, "text", b"code");
        assert_eq!(disk.load(12_040, "text").as_deref(), Some(&b"code"[..]));
        assert_eq!(disk.load(12_080, "text"), None);
        assert_eq!(disk.load(12_040, "texts"), None);
        // A file of another text under this name is not taken.
        fs::copy(disk.path(12_040, "text"), disk.path(12_040, "other")).expect("the file is there");
        assert_eq!(disk.load(12_040, "other"), None);
        fs::remove_dir_all(directory).expect("the directory is ours");
    }
}
