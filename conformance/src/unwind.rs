//! Panics of cases as failures.

use std::panic::{AssertUnwindSafe, catch_unwind};

/// Runs something.
///
/// # Errors
/// The message of the panic that ended it.
pub fn unwinding<T>(run: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(run)).map_err(|panic| {
        let text = panic.downcast_ref::<String>().cloned();
        text.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned())).unwrap_or_default()
    })
}
