//! What devices were measured to do at most, kept beside the answers of searches, and the least time
//! of a launch that follows.

use crate::cache::{now, replace};
use crate::key::hash_text;
use crate::{Cache, Caches, Space};
use serde::{Deserialize, Serialize};
use std::time::Duration;
use std::{fs, io};
use tile_core::analysis::work::{Roofs, Work};
use tile_core::launch::{Arg, Device, Identity, Instance};
use tile_core::passes::instantiate;

/// The form of the files.
const FORMAT: u32 = 1;

/// The part of a roof that a measured one surely is: others may be nearer to the device's.
const SURELY: f64 = 0.95;

#[derive(PartialEq, Serialize, Deserialize)]
struct About {
    format: u32,
    target: String,
    device: String,
    architecture: String,
    driver: String,
    version: String,
}

#[derive(Serialize, Deserialize)]
struct Contents {
    #[serde(flatten)]
    about: About,
    bytes: f64,
    operations: f64,
    half: f64,
    byte: f64,
    measured_at: u64,
}

impl About {
    fn of<D: Device + ?Sized>(device: &D) -> About {
        let Identity { name, architecture, driver } = device.identity();
        let (target, version) = (device.target().to_owned(), env!("CARGO_PKG_VERSION").to_owned());
        About { format: FORMAT, target, device: name, architecture, driver, version }
    }

    fn file(&self) -> String {
        format!("roofs-{:016x}.json", hash_text(&serde_json::to_string(self).unwrap_or_default()))
    }
}

impl Cache {
    /// What the device was measured to do at most, if it was.
    ///
    /// # Errors
    /// Why a file that is there is ignored.
    pub fn roofs<D: Device + ?Sized>(&self, device: &D) -> Result<Option<Roofs>, String> {
        let about = About::of(device);
        let path = self.directory().join(about.file());
        let ignored = |reason: &dyn std::fmt::Display| format!("{} is ignored: {reason}", path.display());
        let text = match fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(ignored(&error)),
        };
        let contents: Contents = serde_json::from_str(&text).map_err(|error| ignored(&error))?;
        let Contents { bytes, operations, half, byte, .. } = contents;
        if contents.about != about {
            return Err(ignored(&"it is about another device or version"));
        }
        match [bytes, operations, half, byte].iter().all(|rate| rate.is_finite() && *rate > 0.0) {
            true => Ok(Some(Roofs { bytes, operations, half, byte })),
            false => Err(ignored(&"its rates are no positive numbers")),
        }
    }

    /// Keeps what the device was measured to do at most, in place of what was known.
    ///
    /// # Errors
    /// When the directory cannot be written.
    pub fn keep_roofs<D: Device + ?Sized>(&self, device: &D, roofs: &Roofs) -> io::Result<()> {
        let Roofs { bytes, operations, half, byte } = *roofs;
        let about = About::of(device);
        let path = self.directory().join(about.file());
        let contents = Contents { about, bytes, operations, half, byte, measured_at: now() };
        fs::create_dir_all(self.directory())?;
        replace(&path, &serde_json::to_string_pretty(&contents)?)
    }
}

/// The least time that any instance of a tuning list takes; none where a list has no work.
pub fn least_time(roofs: &Roofs, instance: &Instance<'_>, args: &[Arg<'_>]) -> Option<Duration> {
    least(instance, args, |work| roofs.seconds(work))
}

/// The same by roofs that were measured. What launches write may stay in caches, and where they find
/// their tensors there, memory is no bound.
pub(crate) fn measured_bound(
    roofs: &Roofs,
    caches: Caches,
    instance: &Instance<'_>,
    args: &[Arg<'_>],
) -> Option<Duration> {
    least(instance, args, |work| {
        let memory = if caches == Caches::Cold { work.read / roofs.bytes } else { 0.0 };
        SURELY * memory.max(roofs.arithmetic(work))
    })
}

fn least(instance: &Instance<'_>, args: &[Arg<'_>], seconds: impl Fn(&Work) -> f64) -> Option<Duration> {
    let of = |point: &Vec<i64>| {
        let func = instantiate(&instance.with_consts(point)).ok()?;
        Some(seconds(&Work::of(&func, args).ok()?))
    };
    let least = Space::of(instance).ok()?.points.iter().filter_map(of).min_by(f64::total_cmp)?;
    Duration::try_from_secs_f64(least).ok().filter(|least| !least.is_zero())
}
