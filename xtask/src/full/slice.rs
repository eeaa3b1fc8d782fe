//! The choice of slices of a run: by the commit, so that a few commits cover the whole; `--all`
//! takes all.

use std::path::Path;
use std::process::Command;
use tile_golden::slice::Slices;

/// All slices, or those that the commit decides: by the leading digits of its hash, or by 0
/// outside a repository.
pub(crate) fn choose(root: &Path, all: bool) -> Slices {
    if all {
        return Slices::All;
    }
    let output = Command::new("git").args(["rev-parse", "HEAD"]).current_dir(root).output();
    let hash = output.map(|out| String::from_utf8_lossy(&out.stdout).trim().to_owned()).unwrap_or_default();
    Slices::Of(u64::from_str_radix(hash.get(..12).unwrap_or("0"), 16).unwrap_or(0))
}

/// Prints which slices a run takes: `(name, about)`.
pub(crate) fn tell<'a>(slices: Slices, taken: impl Iterator<Item = (&'a str, &'a str)>) {
    taken.for_each(|(name, about)| println!("slice: {name} — {about}"));
    if let Slices::Of(seed) = slices {
        println!("slices are chosen by the commit ({seed}); --all takes every one");
    }
}
