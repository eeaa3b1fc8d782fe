//! Activations that pass through the stages of a pipeline.

use super::value;
use crate::support::{Device, each};
use tile_kernel::prelude::*;
use tile_kernels::ranks::{pipeline_receive, pipeline_send};

const SHAPE: [usize; 2] = [5, 20];
const BATCHES: usize = 5;
const WORKERS: usize = 3;

/// What the last stage gets: each stage adds its number to what comes, and passes it on.
pub(crate) fn passed_on<T: Float>(rank: &Device<'_>, depth: usize) -> Result<Vec<Tensor<T, 2>>, LaunchError> {
    let (ranks, me) = (rank.size(), rank.number());
    let mut slots = rank.symmetric::<T, 3>([depth, SHAPE[0], SHAPE[1]])?;
    let signals = rank.signals(2 * WORKERS)?;
    let mut results = Vec::new();
    for batch in 0..BATCHES {
        let mut x = Tensor::from_fn(SHAPE, |[i, j]| T::from_f64(value(i, batch, j).into()));
        if me > 0 {
            pipeline_receive::<T, 4, 16>().launch(rank, &slots, &signals, &mut x, me - 1, WORKERS, me, batch)?;
        }
        let mut y = Tensor::from_fn(SHAPE, |at| T::from_f64(x[at].to_f64() + me as f64));
        if me + 1 < ranks {
            pipeline_send::<T, 4, 16>().launch(rank, &y, &mut slots, &signals, me + 1, WORKERS, me, batch)?;
            y = Tensor::zeros(SHAPE);
        }
        results.push(y);
    }
    Ok(results)
}

fn have_passed<T: Float>(results: &[Vec<Tensor<T, 2>>]) {
    let added = (0..results.len()).sum::<usize>() as f64;
    for (batch, y) in results.last().expect("there is a rank").iter().enumerate() {
        let expected = |[i, j]: [usize; 2]| T::from_f64(f64::from(value(i, batch, j)) + added);
        assert_eq!(*y, Tensor::from_fn(SHAPE, expected), "batch {batch}");
    }
}

#[test]
fn batches_pass_through_all_stages() {
    for depth in [1, 2, 3] {
        each(&[1, 2, 3, 8], |rank| passed_on::<f32>(rank, depth), have_passed);
        each(&[2, 4], |rank| passed_on::<bf16>(rank, depth), have_passed);
    }
}
