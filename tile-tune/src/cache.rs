//! The cache of answers: one JSON file for each kernel and device, in the user's cache folder.
//!
//! A file is replaced by renaming, so that readers see a whole one or none, and a lock file orders
//! the processes that write it. What cannot be read, or is about something else, counts as absent;
//! a remark says so.

use crate::{Caches, Key};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};
use std::{env, io};
use tile_core::files::unique;
use tile_core::launch::Overrides;

/// The variable that names the directory instead of the user's cache folder.
pub const VARIABLE: &str = "TILE_TUNE_CACHE";

/// The form of the files.
const FORMAT: u32 = 1;

/// An answer: the fastest parameters that were measured for a launch, and the schedule.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// The launch: see [`numbers`](crate::numbers).
    pub numbers: Vec<i64>,
    /// Const parameters by name, all of them.
    pub consts: BTreeMap<String, i64>,
    /// The hints that it runs by in place of the kernel's own; none where the device plans by itself.
    #[serde(default, with = "crate::plan::text", skip_serializing_if = "Overrides::is_empty")]
    pub plan: Overrides,
    /// The median time of a launch.
    pub seconds: f64,
    /// The same of the default instance; none where it did not run.
    pub default_seconds: Option<f64>,
    /// The part of the median by which the middle half of the samples spread.
    pub spread: f64,
    /// What launches found in caches.
    #[serde(default)]
    pub caches: Caches,
    /// Candidates that were measured.
    pub trials: usize,
    /// When it was measured, in seconds since 1970.
    pub measured_at: u64,
    /// Whether the search came to its end: an answer of one that was broken off is searched anew.
    pub complete: bool,
}

#[derive(Serialize, Deserialize)]
struct Contents {
    format: u32,
    key: Key,
    entries: Vec<Entry>,
}

/// What a look-up found.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct Found {
    /// Answers of the key, by launch.
    pub entries: Vec<Entry>,
    /// Why a file that is there was ignored.
    pub remark: Option<String>,
}

/// A directory of answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cache {
    directory: PathBuf,
}

/// The right to search for a key, among processes; given back when it is dropped.
#[derive(Debug)]
pub struct Lock {
    _file: File,
}

/// Seconds since 1970.
pub(crate) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
}

impl Cache {
    /// In this directory, which is made when it is first written to.
    pub fn new(directory: impl Into<PathBuf>) -> Cache {
        Cache { directory: directory.into() }
    }

    /// The user's: the directory that `TILE_TUNE_CACHE` names, or `tile-kernel/tuning` in the
    /// system's folder for caches. None where there is neither, or the variable is empty.
    pub fn user() -> Option<Cache> {
        match env::var_os(VARIABLE) {
            Some(named) if named.is_empty() => None,
            Some(named) => Some(Cache::new(named)),
            None => dirs::cache_dir().map(|folder| Cache::new(folder.join("tile-kernel").join("tuning"))),
        }
    }

    /// The directory.
    pub fn directory(&self) -> &Path {
        &self.directory
    }

    /// The answers of a key.
    pub fn load(&self, key: &Key) -> Found {
        let path = self.directory.join(key.file());
        let text = match fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Found::default(),
            Err(error) => return Found { remark: Some(ignored(&path, &error)), ..Found::default() },
        };
        match serde_json::from_str::<Contents>(&text) {
            Err(error) => Found { remark: Some(ignored(&path, &error)), ..Found::default() },
            Ok(contents) if contents.format != FORMAT => {
                let reason = format!("it has form {}, expected {FORMAT}", contents.format);
                Found { remark: Some(ignored(&path, &reason)), ..Found::default() }
            }
            Ok(contents) if contents.key != *key => {
                let reason = "it is about another kernel or device";
                Found { remark: Some(ignored(&path, &reason)), ..Found::default() }
            }
            Ok(contents) => Found { entries: contents.entries, remark: None },
        }
    }

    /// Adds an answer, in place of one for the same launch.
    ///
    /// # Errors
    /// When the directory cannot be written.
    pub fn store(&self, key: &Key, entry: Entry) -> io::Result<()> {
        let _lock = self.lock_file(&format!("{}.lock", key.file()))?;
        let mut entries = self.load(key).entries;
        entries.retain(|known| known.numbers != entry.numbers);
        entries.push(entry);
        entries.sort_by(|x, y| x.numbers.cmp(&y.numbers));
        let contents = Contents { format: FORMAT, key: key.clone(), entries };
        let text = serde_json::to_string_pretty(&contents)?;
        let path = self.directory.join(key.file());
        replace(&path, &text)
    }

    /// Waits for the right to search for a key.
    ///
    /// # Errors
    /// When the directory cannot be written.
    pub fn lock(&self, key: &Key) -> io::Result<Lock> {
        self.lock_file(&format!("{}.search", key.file()))
    }

    fn lock_file(&self, name: &str) -> io::Result<Lock> {
        fs::create_dir_all(&self.directory)?;
        let file = File::options().create(true).truncate(false).write(true).open(self.directory.join(name))?;
        file.lock()?;
        Ok(Lock { _file: file })
    }
}

/// Puts a text in a file's place at once.
pub(crate) fn replace(path: &Path, text: &str) -> io::Result<()> {
    let partial = path.with_extension(format!("{}.partial", unique()));
    let written = File::create(&partial)
        .and_then(|mut file| file.write_all(text.as_bytes()).and_then(|()| file.sync_all()))
        .and_then(|()| fs::rename(&partial, path));
    if written.is_err() {
        let _ = fs::remove_file(&partial);
    }
    written
}

fn ignored(path: &Path, reason: &dyn std::fmt::Display) -> String {
    format!("{} is ignored: {reason}", path.display())
}
