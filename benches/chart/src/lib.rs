//! The chart of the CPU benchmark: what `cargo bench --bench cpu` has measured, as one SVG.
//!
//! - On the left, a row for each workload: our speed as a share of the fastest peer's, or of a
//!   copy's where only memory binds. There is a bar for each number of threads, a line at 1, and a
//!   mark at the workload's bar.
//! - On the right, the same workloads under the roofline of the machine, for each number of
//!   threads: operations per byte against operations per second, below what a copy and FMAs
//!   reached in the same run.
//!
//! The text of the SVG is written by hand and depends on the lines alone, so that a drawing that
//! changes is one whose figures did. This is a package of its own, because the benchmark's is too
//! heavy to build for a test.

pub mod compile_times;
mod line;
mod ratios;
mod roofs;
pub mod svg;

pub use line::{Line, ReadError, read};

/// The chart of lines, under a title.
pub fn draw(lines: &[Line], title: &str) -> String {
    let mut threads: Vec<u64> = lines.iter().map(|line| line.threads).collect();
    threads.sort_unstable();
    threads.dedup();
    let mut page = svg::Page::new();
    page.text([10.0, 20.0], 14, "start", title);
    let left = ratios::draw(&mut page, lines, &threads);
    let right = roofs::draw(&mut page, lines, &threads);
    page.finish([ratios::WIDTH + roofs::WIDTH, left.max(right)])
}
