//! Tests of generated pages and charts.

mod compile_times;
mod sample;
