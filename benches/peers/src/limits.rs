//! The limits of the machine: bandwidth of a copy, rate of FMAs, and cost of the first launch.

use crate::report::{Outcome, Report, Task, random};
use std::time::Instant;
use tile_kernel::prelude::*;
use tile_kernels::cpu_gemm;
use tile_examples::{Unit, Work, measure as timed, peak};

/// Elements of what is copied: more than any cache holds.
const ELEMENTS: usize = 4096 * 4096;

/// Copies on so many threads, as the C library does.
pub(crate) fn copy(threads: usize, from: &[f32], to: &mut [f32]) {
    let share = from.len().div_ceil(threads);
    rayon::scope(|scope| {
        let mut parts = from.chunks(share).zip(to.chunks_mut(share));
        let first = parts.next();
        for (from, to) in parts {
            scope.spawn(move |_| to.copy_from_slice(from));
        }
        if let Some((from, to)) = first {
            to.copy_from_slice(from);
        }
    });
}

pub(crate) fn measure(report: &mut Report) -> Outcome {
    first_launch(report)?;
    let threads = report.threads;
    if report.wants("limit copy") {
        let from = random().tensor::<f32, 1>([ELEMENTS]).to_vec();
        let mut to = vec![0.0; ELEMENTS];
        let work = Work::elements::<f32>(2 * ELEMENTS);
        report.compare(Task::new("limit copy", work), &mut || copy(threads, &from, &mut to), Vec::new())?;
    }
    for (name, unit) in [("f32", Unit::F32), ("f64", Unit::F64), ("bf16", Unit::BF16), ("i8", Unit::I8)] {
        let name = format!("limit fma {name}");
        if report.wants(&name)
            && let Some(peak) = peak(unit, threads)
        {
            report.note(&name, Work::Operations(peak), 1.0)?;
        }
    }
    Ok(())
}

/// The first launch of this process, and a later one of the same.
fn first_launch(report: &mut Report) -> Outcome {
    let names = ["first launch f32 64x64x64", "later launch f32 64x64x64"];
    if !names.iter().any(|name| report.wants(name)) {
        return Ok(());
    }
    let cpu = report.device();
    let mut random = random();
    let [a, b] = [(); 2].map(|()| random.tensor::<f32, 2>([64, 64]));
    let mut c = Tensor::<f32, 2>::zeros([64, 64]);
    let start = Instant::now();
    cpu_gemm::nn(&cpu, &a, &b, &mut c)?;
    let first = start.elapsed().as_secs_f64();
    let later = timed(std::time::Duration::from_millis(50), || drop(cpu_gemm::nn(&cpu, &a, &b, &mut c))).median();
    for (name, seconds) in names.into_iter().zip([first, later]) {
        report.note(name, Work::product([64; 3]), seconds)?;
    }
    Ok(())
}
