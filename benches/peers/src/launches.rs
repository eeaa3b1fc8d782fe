//! Short launches on several threads: what it costs to call them.
//!
//! The work is `gelu` in blocks of 1024 elements that fit caches. A launch follows the one before
//! at once or after a gap, in which the launching thread computes on: `launch gelu f32 65536 after
//! 10 us`. A gap that is longer than threads linger finds them asleep.

use crate::report::{Outcome, Report, random};
use std::time::{Duration, Instant};
use tile_examples::{Sample, Work};
use tile_kernel::prelude::*;
use tile_kernels::elementwise::gelu;

/// Elements of a block.
const BLOCK: usize = 1024;
/// Launches of this many blocks.
const BLOCKS: [usize; 3] = [16, 64, 256];
/// Microseconds between launches.
const GAPS: [u64; 3] = [0, 10, 200];
/// How many launches are timed.
const LAUNCHES: usize = 1000;

pub(crate) fn measure(report: &mut Report) -> Outcome {
    let cpu = report.device();
    for blocks in BLOCKS {
        let elements = blocks * BLOCK;
        let x = random().tensor::<f32, 1>([elements]);
        let mut out = Tensor::<f32, 1>::zeros([elements]);
        for gap in GAPS {
            let name = format!("launch gelu f32 {elements} after {gap} us");
            if !report.wants(&name) {
                continue;
            }
            let mut seconds = Vec::with_capacity(LAUNCHES);
            for _ in 0..LAUNCHES {
                let start = Instant::now();
                gelu::<f32, BLOCK>().launch(&cpu, &x, &mut out)?;
                let end = Instant::now();
                seconds.push((end - start).as_secs_f64());
                while end.elapsed() < Duration::from_micros(gap) {
                    std::hint::spin_loop();
                }
            }
            report.note(&name, Work::elements::<f32>(2 * elements), Sample::of(seconds).median())?;
        }
    }
    Ok(())
}
