//! Every kernel of the list on every device, against its `f64` reference.
//!
//! Inputs are fresh random data (the seed is printed; `TILE_SEED` repeats a
//! run), shapes are ragged, and outputs are filled with NaN before the launch,
//! so that an element that is not written shows.

mod attention;
mod convolution;
mod decoding;
mod elementwise;
mod experts;
mod matmul;
mod normalisation;
mod quantised;
mod rearrangement;
mod regions;
mod selection;
mod sequence;
mod sparse;
mod support;
