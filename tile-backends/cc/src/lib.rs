//! C++ text from thread IR, in dialects that are data.
//!
//! [`emit`] writes one kernel as readable C++: the user's names, structured control flow, one
//! statement an operation. A [`Dialect`] says what the text is for: how an entry is spelled, how
//! many lanes a warp has, and a library of small functions in that language. The writer calls those
//! functions by name, and a text holds the ones that it needs. What a library lacks is refused by
//! name. So a dialect is a table and a library, and the writer knows none of them.
//!
//! ```text
//! tile IR ── compile ──► thread IR ── text ──► C++ ──► the vendor's compiler
//!                           ▲          ▲
//!                 Dialect::target   Dialect::library
//! ```
//!
//! [`cuda`] has the dialects of CUDA C++, [`hip`] those of HIP C++. With the feature `nvrtc`, `nvrtc`
//! compiles texts of CUDA C++. Another crate adds its dialects with [`register`].
//! How an entry is called is told at [`Emitted`].

pub mod common;
pub mod compile;
pub mod cuda;
mod dialect;
pub mod hip;
mod library;
#[cfg(feature = "nvrtc")]
pub mod nvrtc;
mod registry;
#[cfg(any(feature = "hip", feature = "nvrtc"))]
mod rtc;
#[cfg(feature = "runtime")]
pub mod runtime;
pub mod stand_in;
mod text;

pub use dialect::Dialect;
pub use registry::{dialect, dialects, register};
pub use text::message::{FAILED_AT, HEADER_BYTES, RECORD_WORDS};
pub use text::{EmitError, Emitted, emit, emit_named};

/// Every dialect of this crate; [`dialects`] has those of other crates too.
pub const DIALECTS: &[&Dialect] =
    &[&cuda::SM_80, &cuda::SM_90, &hip::GFX90A, &hip::GFX942, &hip::GFX1100, &hip::GFX1201];
