//! Slices of exhaustive matrices: a run takes one slice of each, chosen by the commit, so that a
//! few commits cover the whole.
//!
//! `cargo xtask full` decides, and tells the programs that it starts by [`VARIABLE`]. A program
//! that was told nothing takes all.

use std::env;

/// The variable of the environment: a number that chooses slices, or `all`.
pub const VARIABLE: &str = "TILE_SLICES";

/// Which slices a run takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slices {
    /// Every slice of every matrix.
    All,
    /// One of each, which this number chooses.
    Of(u64),
}

impl Slices {
    /// What [`VARIABLE`] says.
    ///
    /// # Panics
    /// When it says something else than a number or `all`.
    pub fn of_environment() -> Slices {
        let said = env::var(VARIABLE).unwrap_or_else(|_| "all".to_owned());
        Slices::from_text(&said).unwrap_or_else(|| panic!("{VARIABLE} is {said:?}, expected a number or `all`"))
    }

    fn from_text(said: &str) -> Option<Slices> {
        if said == "all" { Some(Slices::All) } else { said.parse().ok().map(Slices::Of) }
    }

    /// The text for [`VARIABLE`].
    pub fn text(self) -> String {
        match self {
            Slices::All => "all".to_owned(),
            Slices::Of(seed) => seed.to_string(),
        }
    }

    /// What chooses slices inside of a slice of a matrix of `count`, without a bond to the outer choice.
    #[must_use]
    pub fn inside(self, count: usize) -> Slices {
        match self {
            Slices::All => Slices::All,
            Slices::Of(seed) => Slices::Of(seed / count as u64),
        }
    }

    /// Whether this run takes slice `index % count` of a matrix of `count`.
    pub fn takes(self, index: usize, count: usize) -> bool {
        match self {
            Slices::All => true,
            Slices::Of(seed) => seed % count as u64 == (index % count) as u64,
        }
    }
}

/// Whether this run has a slice of a matrix of `count`, by [`VARIABLE`]; says so where it has not.
pub fn taken(index: usize, count: usize) -> bool {
    let taken = Slices::of_environment().takes(index, count);
    if !taken {
        println!("slice {index} of {count} is that of other commits");
    }
    taken
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_slice_is_taken_by_some_commit_and_all_by_all() {
        for count in 1..7 {
            for index in 0..count {
                let taken = (0..100).filter(|&seed| Slices::Of(seed).takes(index, count)).count();
                assert!(taken >= 100 / count, "{index} of {count}");
                assert!(Slices::All.takes(index, count));
            }
            let one = (0..count).filter(|&index| Slices::Of(12345).takes(index, count)).count();
            assert_eq!(one, 1);
        }
    }

    #[test]
    fn slices_inside_of_a_slice_are_all_taken() {
        for outer in 0..2 {
            for inner in 0..3 {
                let both = |seed| Slices::Of(seed).takes(outer, 2) && Slices::Of(seed).inside(2).takes(inner, 3);
                assert!((0..12).any(both), "{outer} of 2, {inner} of 3");
            }
        }
        assert_eq!(Slices::All.inside(2), Slices::All);
    }

    #[test]
    fn texts_are_read_back() {
        for slices in [Slices::All, Slices::Of(0), Slices::Of(77)] {
            assert_eq!(Slices::from_text(&slices.text()), Some(slices));
        }
        assert_eq!(Slices::from_text("some"), None);
    }
}
