//! What a device does at most: as `--roofs` states it, as the user's cache has it, or as kernels of
//! this crate measure it.

mod measure;

use measure::measure;

use crate::{Failure, flags, usage};
use lexopt::Parser;
use std::io::Write;
use tile_kernel::launch::Device;
use tile_profile::Roofs;
use tile_tune::Cache;

/// The value of the flag, `20,100`: gigabytes and billions of operations a second.
pub(crate) fn read(parser: &mut Parser) -> Result<Roofs, Failure> {
    let text = flags::value(parser)?;
    let wrong = || usage(format!("`--roofs` has `{text}`, expected GB/s and GFLOP/s, as in `20,100`"));
    let (bytes, operations) = text.split_once(',').ok_or_else(wrong)?;
    let number = |text: &str| text.parse::<f64>().ok().filter(|number| *number > 0.0 && number.is_finite());
    let (bytes, operations) = number(bytes).zip(number(operations)).ok_or_else(wrong)?;
    Ok(Roofs::new(bytes * 1e9, operations * 1e9))
}

/// The roofs of a device: the cache's, or those that are measured now and kept. What goes wrong with
/// the cache is told to `told`, and costs the next run a measurement.
pub(crate) fn known<D: Device + ?Sized>(
    device: &D,
    cache: Option<&Cache>,
    again: bool,
    told: &mut dyn Write,
) -> Result<Roofs, Failure> {
    if let Some(cache) = cache.filter(|_| !again) {
        match cache.roofs(device) {
            Ok(Some(roofs)) => return Ok(roofs),
            Ok(None) => {}
            Err(ignored) => writeln!(told, "remark: {ignored}")?,
        }
    }
    writeln!(told, "measuring what {} does at most", device.identity().name)?;
    let roofs = measure(device)?;
    if let Some(Err(error)) = cache.map(|cache| cache.keep_roofs(device, &roofs)) {
        writeln!(told, "remark: the roofs were not kept: {error}")?;
    }
    Ok(roofs)
}

/// Roofs in words.
pub(crate) fn text(roofs: &Roofs) -> String {
    let Roofs { bytes, operations, half, byte } = roofs.to_owned();
    let rate = |rate: f64| format!("{:.1}", rate / 1e9);
    let mut text = format!("{} GB/s, {} GFLOP/s", rate(bytes), rate(operations));
    if (half, byte) != (operations, operations) {
        text += &format!(" ({} of 16 bits, {} of 8)", rate(half), rate(byte));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use tile_kernel::launch::{Arg, Instance, LaunchError};
    use tile_kernel::prelude::*;

    /// An interpreter that counts launches.
    #[derive(Default)]
    struct Counted(Interpreter, AtomicUsize);

    impl Device for Counted {
        fn target(&self) -> &'static str {
            "counted"
        }

        fn launch(&self, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
            self.1.fetch_add(1, Ordering::Relaxed);
            self.0.launch(instance, args)
        }
    }

    fn ask(device: &Counted, cache: &Cache, again: bool) -> (Roofs, String, usize) {
        let (before, mut told) = (device.1.load(Ordering::Relaxed), Vec::new());
        let roofs = known(device, Some(cache), again, &mut told).unwrap();
        (roofs, String::from_utf8(told).unwrap(), device.1.load(Ordering::Relaxed) - before)
    }

    #[test]
    fn roofs_are_measured_once_and_kept() {
        let directory = std::env::temp_dir().join(format!("tile-cli-roofs-{}", std::process::id()));
        let (cache, device) = (Cache::new(&directory), Counted::default());
        let (first, told, launches) = ask(&device, &cache, false);
        assert!(told == "measuring what counted does at most\n" && launches > 4, "{told} {launches}");
        for rate in [first.bytes, first.operations, first.half, first.byte] {
            assert!((1e3..1e12).contains(&rate), "{first:?}");
        }
        assert_eq!(first.byte, 2.0 * first.half);
        let (kept, told, launches) = ask(&device, &cache, false);
        // Text holds all digits but the last.
        let near = |of: fn(&Roofs) -> f64| (of(&kept) / of(&first) - 1.0).abs() < 1e-12;
        assert!(near(|it| it.bytes) && near(|it| it.operations) && near(|it| it.half), "{first:?} {kept:?}");
        assert_eq!((told.as_str(), launches), ("", 0));
        assert!(ask(&device, &cache, true).2 > 4, "`--again` measures");
        // A file that is no file of roofs is said to be ignored, and replaced.
        let file = std::fs::read_dir(&directory).unwrap().next().unwrap().unwrap().path();
        std::fs::write(&file, "{").unwrap();
        let (_, told, launches) = ask(&device, &cache, false);
        assert!(told.starts_with("remark: ") && told.contains(" is ignored: ") && launches > 4, "{told}");
        assert_eq!(ask(&device, &cache, false).2, 0);
        // A folder that cannot be written costs a remark.
        let nowhere = Cache::new(file.join("below-a-file"));
        let (_, told, _) = ask(&device, &nowhere, false);
        assert!(told.contains("remark: the roofs were not kept: "), "{told}");
        std::fs::remove_dir_all(&directory).unwrap();
    }
}
