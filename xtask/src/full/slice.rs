//! Slices of exhaustive matrices: a run takes one slice of each, chosen by the commit, so
//! that a few commits cover the whole; `--all` takes all.

use std::path::Path;
use std::process::Command;

/// Which slices a run takes.
pub(crate) struct Slices {
    /// Every slice of every matrix.
    pub(crate) all: bool,
    /// What chooses otherwise; see [`seed`].
    pub(crate) seed: u64,
}

/// A number that the commit decides: the leading digits of its hash, or 0 outside a
/// repository.
pub(crate) fn seed(root: &Path) -> u64 {
    let output = Command::new("git").args(["rev-parse", "HEAD"]).current_dir(root).output();
    let hash = output.map(|out| String::from_utf8_lossy(&out.stdout).trim().to_owned()).unwrap_or_default();
    u64::from_str_radix(hash.get(..12).unwrap_or("0"), 16).unwrap_or(0)
}

impl Slices {
    /// Whether this run takes slice `index` of a matrix of `count`.
    pub(crate) fn takes(&self, index: usize, count: usize) -> bool {
        self.all || self.seed % count as u64 == index as u64
    }

    /// Prints which slices this run takes: `(name, about)`.
    pub(crate) fn tell<'a>(&self, taken: impl Iterator<Item = (&'a str, &'a str)>) {
        taken.for_each(|(name, about)| println!("slice: {name} — {about}"));
        if !self.all {
            println!("slices are chosen by the commit ({}); --all takes every one", self.seed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_slice_is_taken_by_some_commit_and_all_by_all() {
        for count in 1..7 {
            for index in 0..count {
                let taken: Vec<u64> =
                    (0..100).filter(|&seed| Slices { all: false, seed }.takes(index, count)).collect();
                assert!(taken.len() >= 100 / count, "{index} of {count}");
                assert!(Slices { all: true, seed: 0 }.takes(index, count));
            }
            let one = (0..count).filter(|&index| Slices { all: false, seed: 12345 }.takes(index, count)).count();
            assert_eq!(one, 1);
        }
    }
}
