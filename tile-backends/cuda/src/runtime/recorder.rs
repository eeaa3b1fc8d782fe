//! Timelines of launches: the buffer that a kernel records in, and where what it recorded goes.
//!
//! The host's side of [`ptx::timeline`](crate::ptx::timeline). A launch that records waits for the
//! kernel.

use super::context::Context;
use super::driver::{During, TARGET};
use super::scratch::Scratch;
use crate::ptx::timeline::{BLOCKS, MarkSite, ROW_WORDS, WARPGROUP, decode};
use cudarc::driver::CudaStream;
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use tile_core::launch::LaunchError;
use tile_simt::timeline::Timeline;

/// The variable that names a folder for the timelines of all launches.
const VARIABLE: &str = "TILE_CUDA_TIMELINE";

/// Where timelines go.
#[derive(Debug, Default)]
pub(super) struct Recorder {
    /// Files of this folder, if there is one; they are kept otherwise.
    folder: Option<PathBuf>,
    kept: Mutex<Vec<Timeline>>,
    /// How many were written, by kernel.
    written: Mutex<HashMap<String, usize>>,
}

/// Launches of a kernel that have files, the last ones.
const FILES: usize = 8;

impl Recorder {
    /// The one of the process that writes to the folder that the environment names, if it does.
    pub(super) fn of_environment() -> Option<Arc<Recorder>> {
        static RECORDER: OnceLock<Option<Arc<Recorder>>> = OnceLock::new();
        let make = || {
            let folder = std::env::var_os(VARIABLE).filter(|folder| !folder.is_empty())?;
            Some(Arc::new(Recorder { folder: Some(folder.into()), ..Recorder::default() }))
        };
        RECORDER.get_or_init(make).clone()
    }

    /// What was kept since the last call.
    pub(super) fn take(&self) -> Vec<Timeline> {
        std::mem::take(&mut *self.kept.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn put(&self, timeline: Timeline) -> Result<(), LaunchError> {
        let Some(folder) = &self.folder else {
            self.kept.lock().unwrap_or_else(PoisonError::into_inner).push(timeline);
            return Ok(());
        };
        let mut written = self.written.lock().unwrap_or_else(PoisonError::into_inner);
        let number = written.entry(timeline.kernel.clone()).or_default();
        let stem = folder.join(format!("{}-{}", timeline.kernel, *number % FILES));
        *number += 1;
        std::fs::create_dir_all(folder).map_err(|error| unwritten(folder, &error))?;
        for (extension, text) in [("json", timeline.chrome_trace()), ("txt", timeline.to_string())] {
            let file = stem.with_extension(extension);
            std::fs::write(&file, text).map_err(|error| unwritten(&file, &error))?;
        }
        Ok(())
    }
}

fn unwritten(path: &Path, error: &std::io::Error) -> LaunchError {
    LaunchError::Driver {
        target: TARGET.to_owned(),
        action: format!("writing a timeline to `{}`", path.display()),
        reason: error.to_string(),
    }
}

/// The buffer of a launch.
#[derive(Debug)]
pub(super) struct Recording<'s> {
    memory: Scratch<'s>,
    words: usize,
    warpgroups: u32,
}

impl<'s> Recording<'s> {
    /// An empty buffer for a grid of blocks of so many threads.
    pub(super) fn new(
        device: &Context,
        stream: &'s CudaStream,
        (grid, threads): ([u32; 3], u32),
        kernel: &str,
    ) -> Result<Recording<'s>, LaunchError> {
        let warpgroups = threads.div_ceil(WARPGROUP);
        let blocks = grid.iter().fold(1_u32, |blocks, &extent| blocks.saturating_mul(extent)).min(BLOCKS);
        let words = (blocks * warpgroups * ROW_WORDS) as usize;
        Ok(Recording { memory: Scratch::zeroed(device, stream, 8 * words, kernel)?, words, warpgroups })
    }

    /// The address, for the kernel.
    pub(super) fn address(&self) -> u64 {
        self.memory.address()
    }

    /// Waits for the launch and keeps what it recorded.
    pub(super) fn finish(self, recorder: &Recorder, kernel: &str, sites: &[MarkSite]) -> Result<(), LaunchError> {
        self.memory.stream().synchronize().during("waiting for a kernel with a timeline")?;
        let mut bytes = vec![0; 8 * self.words];
        self.memory.read(0, &mut bytes)?;
        let words = bytes.chunks_exact(8).map(|word| u64::from_le_bytes(word.try_into().expect("eight bytes")));
        recorder.put(decode(kernel, &words.collect::<Vec<u64>>(), self.warpgroups, sites))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn timelines_are_kept_or_written() {
        let timeline = || Timeline::new("kernel", Vec::new());
        let kept = Recorder::default();
        kept.put(timeline()).unwrap();
        assert_eq!((kept.take().len(), kept.take().len()), (1, 0));
        let folder = std::env::temp_dir().join(format!("tile-timelines-{}", std::process::id()));
        let written = Recorder { folder: Some(folder.clone()), ..Recorder::default() };
        written.put(timeline()).unwrap();
        written.put(timeline()).unwrap();
        assert!(folder.join("kernel-1.txt").exists() && folder.join("kernel-0.json").exists());
        std::fs::remove_dir_all(&folder).unwrap();
        std::fs::write(&folder, "").unwrap();
        let error = written.put(timeline()).unwrap_err().to_string();
        assert!(error.contains("writing a timeline to `"), "{error}");
        std::fs::remove_file(&folder).unwrap();
    }
}
