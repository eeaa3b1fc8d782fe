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
    known_by(device, cache, again, told, &measure)
}

/// [`known`], by a measurement.
fn known_by<D: Device + ?Sized>(
    device: &D,
    cache: Option<&Cache>,
    again: bool,
    told: &mut dyn Write,
    measure: &dyn Fn(&D) -> Result<Roofs, Failure>,
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
    use std::cell::Cell;
    use tile_kernel::prelude::*;

    const MEASURED: Roofs = Roofs { bytes: 2.5e9, operations: 1.25e11, half: 2.0e11, byte: 4.0e11 };

    /// What is known of the interpreter, what was told, and how often it was measured.
    fn ask(cache: &Cache, again: bool) -> (Roofs, String, usize) {
        let (count, mut told) = (Cell::new(0), Vec::new());
        let measured = |_: &Interpreter| {
            count.set(count.get() + 1);
            Ok(MEASURED)
        };
        let roofs = known_by(&Interpreter::default(), Some(cache), again, &mut told, &measured).unwrap();
        (roofs, String::from_utf8(told).unwrap(), count.get())
    }

    #[test]
    fn roofs_are_measured_once_and_kept() {
        let directory = std::env::temp_dir().join(format!("tile-cli-roofs-{}", std::process::id()));
        let cache = Cache::new(&directory);
        let name = Interpreter::default().identity().name;
        let measuring = format!("measuring what {name} does at most\n");
        assert_eq!(ask(&cache, false), (MEASURED, measuring.clone(), 1));
        assert_eq!(ask(&cache, false), (MEASURED, String::new(), 0));
        assert_eq!(ask(&cache, true), (MEASURED, measuring, 1), "`--again` measures");
        // A file that is no file of roofs is said to be ignored, and replaced.
        let file = std::fs::read_dir(&directory).unwrap().next().unwrap().unwrap().path();
        std::fs::write(&file, "{").unwrap();
        let (_, told, measured) = ask(&cache, false);
        assert!(told.starts_with("remark: ") && told.contains(" is ignored: ") && measured == 1, "{told}");
        assert_eq!(ask(&cache, false).2, 0);
        // A folder that cannot be written costs a remark.
        let nowhere = Cache::new(file.join("below-a-file"));
        let (_, told, _) = ask(&nowhere, false);
        assert!(told.contains("remark: the roofs were not kept: "), "{told}");
        std::fs::remove_dir_all(&directory).unwrap();
    }

    #[test]
    fn kernels_measure_a_device() {
        let roofs = measure(&Interpreter::default()).unwrap();
        for rate in [roofs.bytes, roofs.operations, roofs.half, roofs.byte] {
            assert!((1e3..1e12).contains(&rate), "{roofs:?}");
        }
        assert_eq!(roofs.byte, 2.0 * roofs.half);
    }
}
