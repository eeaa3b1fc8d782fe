//! Attention: all keys, causal and of a window.

use super::{Launch, compare, expressions, kernels};
use crate::report::{Outcome, Report, Task, random};
use candle_core::WithDType;
use tile_examples::{Unit, Work};
use tile_kernel::prelude::*;
use tile_kernels::attention::flash_attention;

const HEADS: usize = 8;
const LENGTH: usize = 2048;
const WIDTH: usize = 64;
const WINDOW: usize = 256;

pub(crate) fn measure(report: &mut Report) -> Outcome {
    forward::<f32, false>(report, Unit::F32)?;
    forward::<f32, true>(report, Unit::F32)?;
    forward::<bf16, true>(report, Unit::BF16)?;
    window(report)
}

/// Operations of attention that shows a share of all pairs.
fn work(share: f64) -> Work {
    Work::Operations(4.0 * share * (HEADS * LENGTH * LENGTH * WIDTH) as f64)
}

fn forward<T: Float + WithDType, const CAUSAL: bool>(report: &mut Report, unit: Unit) -> Outcome {
    let (kind, share) = if CAUSAL { ("causal", 0.5) } else { ("full", 1.0) };
    let name = format!("formula attention {} {HEADS}x{LENGTH}x{WIDTH} {kind}", <T as Element>::DTYPE);
    if !report.wants(&name) {
        return Ok(());
    }
    let (cpu, mut random) = (report.device(), random());
    let shape = [1, HEADS, LENGTH, WIDTH];
    let [q, k, v] = [(); 3].map(|()| random.tensor::<T, 4>(shape));
    let [mut o, mut p, mut r] = [(); 3].map(|()| Tensor::<T, 4>::zeros(shape));
    let [mut lse, mut other] = [(); 2].map(|()| Tensor::<f32, 3>::zeros([1, HEADS, LENGTH]));
    let scale = (WIDTH as f32).sqrt().recip();
    let mut formula = || match CAUSAL {
        true => expressions::attention::<T, WIDTH>().launch(&cpu, &q, &k, &v, &mut o, scale),
        false => kernels::attention_without_mask::<T, WIDTH>().launch(&cpu, &q, &k, &v, &mut o, scale),
    };
    let mut library =
        || flash_attention::<T, 128, 128, WIDTH, CAUSAL>().launch(&cpu, &q, &k, &v, &mut p, &mut lse, scale);
    let mut tiles =
        || flash_attention::<T, 64, 64, WIDTH, CAUSAL>().launch(&cpu, &q, &k, &v, &mut r, &mut other, scale);
    let others: Vec<(&str, Launch<'_>)> = vec![("library", &mut library), ("tiles", &mut tiles)];
    compare(report, Task::new(&name, work(share)).of(unit), &mut formula, others)
}

fn window(report: &mut Report) -> Outcome {
    let name = format!("formula attention f32 {HEADS}x{LENGTH}x{WIDTH} window {WINDOW}");
    if !report.wants(&name) {
        return Ok(());
    }
    let (cpu, mut random) = (report.device(), random());
    let shape = [1, HEADS, LENGTH, WIDTH];
    let [q, k, v] = [(); 3].map(|()| random.tensor::<f32, 4>(shape));
    let [mut o, mut p, mut r] = [(); 3].map(|()| Tensor::<f32, 4>::zeros(shape));
    let scale = (WIDTH as f32).sqrt().recip();
    let mut formula =
        || kernels::attention_of_window::<f32, WIDTH>().launch(&cpu, &q, &k, &v, &mut o, scale, WINDOW);
    let mut library = || {
        let kernel = kernels::attention_of_window_on_tiles::<f32, 128, 64, WIDTH>();
        kernel.launch(&cpu, &q, &k, &v, &mut p, scale, WINDOW)
    };
    let mut tiles = || {
        let kernel = kernels::attention_of_window_on_tiles::<f32, 64, 64, WIDTH>();
        kernel.launch(&cpu, &q, &k, &v, &mut r, scale, WINDOW)
    };
    let others: Vec<(&str, Launch<'_>)> = vec![("library", &mut library), ("tiles", &mut tiles)];
    let share = WINDOW as f64 / LENGTH as f64;
    compare(report, Task::new(&name, work(share)).of(Unit::F32), &mut formula, others)
}
