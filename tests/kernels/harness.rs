//! The parts that harnesses which run cases by themselves have in common.

use std::panic::{AssertUnwindSafe, catch_unwind};

/// A case by its name.
pub(crate) type Case = (&'static str, fn());

/// Cases by their paths.
macro_rules! list {
    ($($module:ident::$case:ident,)*) => {
        &[$((concat!(stringify!($module), "::", stringify!($case)), $module::$case as fn()),)*]
    };
}

/// Whether one of the filters, if there are any, is a part of the name.
pub(crate) fn chooses(filters: &[String], name: &str) -> bool {
    filters.is_empty() || filters.iter().any(|part| name.contains(part.as_str()))
}

/// Runs something; if it panics, gives the panic's message.
pub(crate) fn unwinding<T>(run: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(run)).map_err(|panic| {
        let text = panic.downcast_ref::<String>().cloned();
        text.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned())).unwrap_or_default()
    })
}
