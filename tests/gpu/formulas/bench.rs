//! Times of several kernels of the same values, measured alternately.

use serde_json::{Value, json};
use std::time::Instant;
use tile_kernel::cuda::{Cuda, CudaTensor};
use tile_kernel::prelude::*;

pub(crate) type Launch<'a> = &'a mut dyn FnMut() -> Result<(), LaunchError>;

/// The device and what was measured on it.
pub(crate) struct Bench {
    pub(crate) cuda: Cuda,
    pub(crate) works: Vec<Value>,
}

impl Bench {
    /// Milliseconds of one launch, of as many as take some milliseconds.
    fn once(&self, launch: &mut dyn FnMut() -> Result<(), LaunchError>) -> Result<f64, LaunchError> {
        const LAUNCHES: u32 = 30;
        let start = Instant::now();
        for _ in 0..LAUNCHES {
            launch()?;
        }
        self.cuda.synchronize()?;
        Ok(start.elapsed().as_secs_f64() * 1e3 / f64::from(LAUNCHES))
    }

    /// Times an expression beside tile kernels, alternately.
    pub(crate) fn work(&mut self, name: &str, mut sides: Vec<(&str, Launch<'_>)>) -> Result<(), LaunchError> {
        let mut times = vec![Vec::new(); sides.len()];
        for round in 0..6 {
            for (side, (_, launch)) in sides.iter_mut().enumerate() {
                let time = self.once(&mut **launch)?;
                // The first round compiles and warms up.
                if round > 0 {
                    times[side].push(time);
                }
            }
        }
        let mut row = json!({ "name": name });
        for ((side, _), mut times) in sides.iter().zip(times) {
            times.sort_by(f64::total_cmp);
            row[*side] = json!(times[times.len() / 2]);
        }
        println!("{row}");
        self.works.push(row);
        Ok(())
    }

    pub(crate) fn tensor<const R: usize>(
        &self,
        seed: u32,
        shape: [usize; R],
    ) -> Result<CudaTensor<bf16, R>, LaunchError> {
        let mut state = seed;
        let host = Tensor::<bf16, R>::from_fn(shape, |_| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            bf16::from_f64(f64::from(state >> 8) / f64::from(1 << 23) - 1.0)
        });
        CudaTensor::from_host(&self.cuda, &host.view())
    }
}
