//! Tests of the interpreter: each operation against results worked out by hand.

mod async_copies;
mod axis;
mod blocks;
mod control;
mod faults;
mod matrix;
mod prologue;
mod threads;
mod views;

use super::{Options, run};
use crate::ir::{Func, text};
use crate::launch::{Arg, LaunchError};
pub(super) use crate::testing::Buffer;

/// The function with this body and these parameters.
pub(super) fn kernel(params: &str, body: &str) -> Func {
    parse(&format!("kernel test({params})\n{body}"))
}

pub(super) fn parse(source: &str) -> Func {
    text::parse(source).unwrap_or_else(|error| panic!("{error}\n{source}"))
}

pub(super) fn launch(params: &str, body: &str, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
    let options = Options { check_races: true, step_limit: Some(100_000), ..Options::default() };
    run(&kernel(params, body), "test.rs", args, &options)
}

/// Runs `body` of a kernel `(x: &Tensor, y: &mut Tensor)` and gives `y`.
pub(super) fn map(x: &Buffer, mut y: Buffer, body: &str) -> String {
    let tensor = |b: &Buffer| format!("global<{}, [{}]>", b.dtype(), vec!["?"; b.shape().len()].join(", "));
    let params = format!("%x x: {}, %y y: mut {}", tensor(x), tensor(&y));
    launch(&params, body, &mut [x.arg(), y.arg_mut()]).unwrap_or_else(|error| panic!("{error}\n{body}"));
    y.text()
}

/// `1.0, 2.0, …` with the extents.
pub(super) fn counting(shape: &[i64]) -> Buffer {
    let n: i64 = shape.iter().product();
    let values: Vec<f32> = (1..=n).map(|i| i as f32).collect();
    Buffer::new(shape, &values)
}

pub(super) fn zeros(shape: &[i64]) -> Buffer {
    Buffer::zeros(crate::elem::DType::F32, shape)
}
