//! Emitted code against the interpreter.
//!
//! Each `.tile` file here is a function, and the `.rs` file of the same name
//! what the code generator makes of it, compiled into this test. A test checks
//! that the files are current (`TILE_BLESS=1` rewrites them); the others run
//! instances on random data at every level this machine has, alone and on
//! several threads, and compare with the interpreter.

mod calls;
mod causal;
mod cube;
mod device;
mod generate;
mod histogram;
mod launch;
mod masked;
mod matmul;
mod mixed;
mod pass_on;
mod pointwise;
mod ranks;
mod scale_rows;
mod softmax;
mod streamed;
mod tails;
mod triangle;
mod uninit;
