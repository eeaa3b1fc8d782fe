//! Assembled code kept on disk, where the user asks for it.
//!
//! `TILE_CUDA_CACHE` names a directory. A file holds the driver's version, the
//! device's compute capability, the whole PTX text and the code that the driver
//! made of it; it is used when these are the same to the byte, so a stale or foreign
//! file is at worst compiled over. A text may be for an older architecture than the
//! device is, while code is for one alone. The cache is a convenience: when the
//! directory cannot be read or written, kernels are assembled as if there were none.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::{env, fs};
use tile_core::files::unique;

/// The variable that names the directory.
const VARIABLE: &str = "TILE_CUDA_CACHE";
/// The first bytes of a file, with the version of its form.
const MAGIC: &[u8; 8] = b"tilecub2";

/// Who assembles a text, and what for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Assembler {
    /// The driver's version.
    pub(super) driver: i32,
    /// The device's compute capability.
    pub(super) capability: (u32, u32),
}

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
    fn path(&self, by: Assembler, text: &str) -> PathBuf {
        let mut hasher = DefaultHasher::new();
        (by, text).hash(&mut hasher);
        self.directory.join(format!("{:016x}.cubin", hasher.finish()))
    }

    /// What comes before the code in a file.
    fn head(by: Assembler, text: &str) -> Vec<u8> {
        let mut head = MAGIC.to_vec();
        head.extend(by.driver.to_le_bytes());
        head.extend(by.capability.0.to_le_bytes());
        head.extend(by.capability.1.to_le_bytes());
        head.extend((text.len() as u64).to_le_bytes());
        head.extend(text.as_bytes());
        head
    }

    /// The code of a text, if it is there.
    pub(super) fn load(&self, by: Assembler, text: &str) -> Option<Vec<u8>> {
        let mut file = fs::read(self.path(by, text)).ok()?;
        let head = Disk::head(by, text);
        file.starts_with(&head).then(|| file.split_off(head.len()))
    }

    /// Keeps the code of a text, as far as possible.
    pub(super) fn store(&self, by: Assembler, text: &str, code: &[u8]) {
        let path = self.path(by, text);
        // Readers see a whole file or none.
        let partial = path.with_extension(format!("{}.partial", unique()));
        // Whatever fails, the code is not kept, nor what there is of it.
        if self.try_store(&partial, &path, &[&Disk::head(by, text), code]).is_err() {
            let _ = fs::remove_file(&partial);
        }
    }

    fn try_store(&self, partial: &Path, path: &Path, parts: &[&[u8]]) -> std::io::Result<()> {
        fs::create_dir_all(&self.directory)?;
        let mut file = fs::File::create(partial)?;
        for part in parts {
            file.write_all(part)?;
        }
        drop(file);
        fs::rename(partial, path)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: Assembler = Assembler { driver: 12_040, capability: (9, 0) };

    #[test]
    fn code_comes_back_for_the_same_text_and_assembler_alone() {
        let directory = env::temp_dir().join(format!("tile-cuda-disk-{}", unique()));
        let disk = Disk { directory: directory.clone() };
        assert_eq!(disk.load(HERE, "text"), None);
        disk.store(HERE, "text", b"code");
        assert_eq!(disk.load(HERE, "text").as_deref(), Some(&b"code"[..]));
        let others = [Assembler { driver: 12_080, ..HERE }, Assembler { capability: (8, 9), ..HERE }];
        for other in others {
            assert_eq!(disk.load(other, "text"), None);
            // Not even where names meet.
            fs::copy(disk.path(HERE, "text"), disk.path(other, "text")).expect("the file is there");
            assert_eq!(disk.load(other, "text"), None);
        }
        assert_eq!(disk.load(HERE, "texts"), None);
        // A file of another text under this name is not taken.
        fs::copy(disk.path(HERE, "text"), disk.path(HERE, "other")).expect("the file is there");
        assert_eq!(disk.load(HERE, "other"), None);
        fs::remove_dir_all(directory).expect("the directory is ours");
    }

    /// A file that cannot get its name leaves nothing behind.
    #[test]
    fn what_fails_is_cleared_away() {
        let directory = env::temp_dir().join(format!("tile-cuda-disk-{}", unique()));
        let disk = Disk { directory: directory.clone() };
        let path = disk.path(HERE, "text");
        fs::create_dir_all(path.join("in the way")).expect("the directory is ours");
        disk.store(HERE, "text", b"code");
        let left: Vec<PathBuf> =
            fs::read_dir(&directory).expect("it is there").map(|entry| entry.expect("a file").path()).collect();
        assert_eq!(left, [path]);
        fs::remove_dir_all(directory).expect("the directory is ours");
    }
}
