//! Declarations of AscendCL (`libascendcl.so`), the runtime of Ascend NPUs: the functions that load
//! and launch kernels.
//!
//! The library is opened at run time and each function looked up by itself, so programs build and
//! start on machines without CANN, and one program runs with several versions of it: calling a
//! function that a version lacks is an [`Error`].
//!
//! ```
//! use ascend_sys::{Library, function};
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! match Library::open() {
//!     Ok(library) => {
//!         let mut count = 0;
//!         // SAFETY: the call writes one number.
//!         let code = unsafe { function!(library, aclrtGetDeviceCount)?(&raw mut count) };
//!         println!("{count} devices, error {code}");
//!     }
//!     Err(error) => println!("{error}"),
//! }
//! # Ok(())
//! # }
//! ```
//!
//! The committed declarations are what bindgen generates from `include/acl_minimal.h`, which is
//! written from the documentation. With the feature `bindgen` the build generates them from the
//! headers under `$ASCEND_HOME_PATH/include` instead, if these declare all that the minimal header
//! does.

mod library;

pub use library::{Error, Library};

/// The declarations, under AscendCL's own names.
#[allow(
    missing_docs,
    non_camel_case_types,
    non_snake_case,
    non_upper_case_globals,
    clippy::missing_errors_doc,
    clippy::missing_safety_doc,
    clippy::type_complexity,
    clippy::allow_attributes_without_reason,
    unsafe_op_in_unsafe_fn,
    reason = "they are generated, and AscendCL's documentation explains the names"
)]
pub mod acl {
    #[cfg(generated)]
    include!(concat!(env!("OUT_DIR"), "/bindings.rs"));
    #[cfg(not(generated))]
    include!("bindings.rs");
}
