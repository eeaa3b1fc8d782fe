//! The kernels beside the plain Rust loops that one would write instead.
//!
//! The loops are idiomatic Rust over slices, with iterators where these read well, and
//! straightforward: no intrinsics, no blocking, no unrolling by hand. They are compiled with the
//! same flags as everything else here, and both sides run on one thread. Each pair of results is
//! compared first.

mod attention;
mod elementwise;
mod experts;
mod lookup;
mod matmul;
mod quantised;
mod rows;
mod state_space;

use crate::report::{Outcome, Peer, Report, Task};
use tile_kernel::prelude::*;
use tile_examples::Work;
use tile_kernels::testing::Random;

pub(crate) fn measure(report: &mut Report) -> Outcome {
    elementwise::measure(report)?;
    rows::measure(report)?;
    lookup::measure(report)?;
    matmul::measure(report)?;
    quantised::measure(report)?;
    attention::measure(report)?;
    state_space::measure(report)?;
    experts::measure(report)
}

/// The outputs of a kernel.
trait Results: Clone {
    /// Checks that two results are about the same.
    fn agree(&self, other: &Self) -> Result<(), String>;
}

impl<T: Element, const R: usize> Results for Tensor<T, R> {
    fn agree(&self, other: &Self) -> Result<(), String> {
        let values = |x: &Self| x.iter().map(|x| x.to_f64()).collect::<Vec<f64>>();
        let (found, expected) = (values(self), values(other));
        let largest = expected.iter().fold(0.0, |largest: f64, x| largest.max(x.abs()));
        match found.iter().zip(&expected).position(|(x, y)| !((x - y).abs() <= 1e-4 * largest)) {
            Some(at) => {
                Err(format!("element {at} is {} from the kernel and {} from the loop", found[at], expected[at]))
            }
            None => Ok(()),
        }
    }
}

impl<A: Results, B: Results> Results for (A, B) {
    fn agree(&self, other: &Self) -> Result<(), String> {
        self.0.agree(&other.0)?;
        self.1.agree(&other.1)
    }
}

/// Runs both sides on copies of `out`, compares what they wrote and then the
/// times.
fn case<R: Results>(
    report: &mut Report,
    name: &str,
    work: Work,
    out: R,
    mut kernel: impl FnMut(&mut R) -> Result<(), LaunchError>,
    mut plain: impl FnMut(&mut R),
) -> Outcome {
    let name = format!("plain/{name}");
    if !report.wants(&name) {
        return Ok(());
    }
    let (mut ours, mut theirs) = (out.clone(), out);
    kernel(&mut ours)?;
    plain(&mut theirs);
    ours.agree(&theirs).map_err(|difference| format!("{name}: {difference}"))?;
    // The first launch succeeded, and nothing but the contents changes.
    let mut launch = || drop(kernel(&mut ours));
    report.compare(Task::new(&name, work), &mut launch, vec![Peer::new("plain loop", || plain(&mut theirs))])
}

/// The elements of a tensor in row-major order.
fn of<T: Element, const R: usize>(x: &Tensor<T, R>) -> &[T] {
    x.as_slice().expect("an owned tensor is contiguous")
}

/// As [`of`], to write.
fn of_mut<T: Element, const R: usize>(x: &mut Tensor<T, R>) -> &mut [T] {
    x.as_mut_slice().expect("an owned tensor is contiguous")
}

/// Random numbers between −1 and 1.
fn random<const R: usize>(seed: u64, shape: [usize; R]) -> Tensor<f32, R> {
    Random::new(seed).tensor(shape)
}

/// Σ xᵢ·yᵢ.
fn dot(x: &[f32], y: &[f32]) -> f32 {
    x.iter().zip(y).map(|(x, y)| x * y).sum()
}

/// y += a·x.
fn add_scaled(y: &mut [f32], a: f32, x: &[f32]) {
    for (y, x) in y.iter_mut().zip(x) {
        *y += a * x;
    }
}
