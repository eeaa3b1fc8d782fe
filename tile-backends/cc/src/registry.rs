//! The registry of dialects: targets of C++ by the names that `--target` takes.
//!
//! A vendor's crate adds its dialects with [`register`]. Programs list them with [`dialects`] and find
//! them with [`dialect`]; the commands of `tile-cli` do, so that they take a vendor's target as
//! they take this crate's. `cargo tile` calls the `register()` of crates that the user's manifest
//! names: `[package.metadata.tile] register = ["CRATE"]`.

use crate::{DIALECTS, Dialect};
use std::sync::{PoisonError, RwLock};
use tile_core::launch::LaunchError;

static REGISTERED: RwLock<Vec<&'static Dialect>> = RwLock::new(Vec::new());

/// Adds a dialect, for the rest of the program.
///
/// ```
/// use tile_cc::{Dialect, cuda, dialect, register};
///
/// static BOARD: Dialect = Dialect { name: "example:board", ..cuda::SM_80 };
/// register(&BOARD)?;
/// assert!(dialect("example:board").is_some());
/// # Ok::<(), tile_core::launch::LaunchError>(())
/// ```
///
/// # Errors
/// [`LaunchError::Unavailable`] when there is a dialect of this name, or when the name is not a family
/// and an architecture, such as `maca:c500`.
pub fn register(dialect: &'static Dialect) -> Result<(), LaunchError> {
    let refused =
        |reason: &str| Err(LaunchError::Unavailable { target: dialect.name.to_owned(), reason: reason.to_owned() });
    let word = |part: &str| !part.is_empty() && part.chars().all(|c| c.is_ascii_alphanumeric() || "-_.".contains(c));
    if !dialect.name.split_once(':').is_some_and(|(family, arch)| word(family) && word(arch)) {
        return refused("expected a name of the form FAMILY:ARCH, of ASCII letters, digits, `-`, `_` and `.`");
    }
    let mut registered = REGISTERED.write().unwrap_or_else(PoisonError::into_inner);
    if DIALECTS.iter().chain(registered.iter()).any(|known| known.name == dialect.name) {
        return refused("there is a dialect of this name already, expected another name");
    }
    registered.push(dialect);
    Ok(())
}

/// Every dialect: those of this crate, and behind them those that were registered, in that order.
pub fn dialects() -> Vec<&'static Dialect> {
    let registered = REGISTERED.read().unwrap_or_else(PoisonError::into_inner);
    DIALECTS.iter().chain(registered.iter()).copied().collect()
}

/// The dialect of that name, as in `--target`.
pub fn dialect(name: &str) -> Option<&'static Dialect> {
    dialects().into_iter().find(|dialect| dialect.name == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    static BOARD: Dialect = Dialect { name: "registry:board", ..crate::cuda::SM_80 };
    static BARE: Dialect = Dialect { name: "board", ..BOARD };
    static TAKEN: Dialect = Dialect { name: "hip:gfx942", ..BOARD };

    fn reason(result: Result<(), LaunchError>) -> String {
        result.expect_err("the name is refused").to_string()
    }

    #[test]
    fn names_are_taken_once_and_listed_behind_this_crates() {
        assert!(dialect(BOARD.name).is_none());
        register(&BOARD).expect("the name is free");
        let taken = "there is a dialect of this name already, expected another name";
        assert!(reason(register(&BOARD)).contains(taken));
        assert!(reason(register(&TAKEN)).contains(taken));
        assert!(reason(register(&BARE)).contains("of the form FAMILY:ARCH"));
        assert!(dialect(BOARD.name).is_some_and(|found| std::ptr::eq(found, &BOARD)));
        let names: Vec<&str> = dialects().iter().map(|dialect| dialect.name).collect();
        assert_eq!(names[..DIALECTS.len()], DIALECTS.iter().map(|dialect| dialect.name).collect::<Vec<_>>());
        assert!(names[DIALECTS.len()..].contains(&BOARD.name) && !names.contains(&BARE.name), "{names:?}");
    }
}
