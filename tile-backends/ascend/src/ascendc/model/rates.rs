//! Throughput of the pipes of each chip, with sources.
//!
//! | what | figure | source |
//! |---|---|---|
//! | MMA | 16·16·16 of `f16` a cycle; twice that of `i8` | the vendor's platform tables, by which peaks are 2 · cores · 16³ · clock |
//! | MMA of `f32` | a quarter of `f16` on the 910B, half on the 950 | data sheets of 910B cards (280 and 75 TFLOPS); 950: 16·8·16 a cycle, "NPU architecture 3510" |
//! | L1 to L0A, L0B | 256 and 128 bytes a cycle; 256 both on the 950 | "NPU architecture 2201" and "3510" of the Ascend C guide |
//! | L0C to UB, UB to L1 | 128 bytes a cycle each, on the 950 alone | "NPU architecture 3510" |
//! | global to L1, global to UB, UB to global, L0C to global | 135, 100.9, 188.5, 70 GiB/s of one core at 1.85 GHz | the cost model of the vendor's PTO library (`a2a3`), fitted to measurements |
//! | a vector repetition on the 910B | 2 cycles; 1 with one operand or a scalar, quotients 4, all lanes to one element 7 | the same model, calibrated on a 910B3 (`vadd`, `vmuls`, `vexp`, `vdiv`, `vcgmax`; rows to one element also from its fits of `TROWSUM` and `TROWMAX`) |
//! | 16 blocks transposed | 16 cycles, a block each | an assumption: nobody has published a figure |
//! | the first of a sequence of vector instructions | 24 cycles more | the same |
//! | the same on the 950 | 1.25 cycles; 1.06 with one operand or a scalar, functions 1.97, quotients 1.91, all lanes to one element as on the 910B; the first 53 more | the library's fits of its simulator of the 950's vectors (`a5`: `TADD`, `TMINS`, `TEXP`, `TDIVS`) |
//! | memory outside | a chip's bandwidth | the vendor's platform tables (`chip`) |
//!
//! Port rates are taken to be constant for each cycle: on a chip with another clock they are as
//! many bytes a cycle. For the 950 there are no public figures of ports to global memory; those
//! of the 910B stand in. Its compiler fuses adjacent vector instructions where it can, which is
//! not counted.

use super::super::work::{Kind, Path, Work};
use crate::chip::{Chip, Generation};
use tile_core::elem::DType;

/// The rates of one chip.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct Rates {
    generation: Generation,
    clock: u32,
}

/// The clock at which rates in bytes a second were measured.
const MEASURED_AT: f64 = 1.85e9;
const GIB: f64 = (1_u64 << 30) as f64;

impl Rates {
    pub(in super::super) fn of(chip: &Chip) -> Rates {
        Rates { generation: chip.generation, clock: chip.clock }
    }

    pub(super) fn hertz(&self) -> f64 {
        f64::from(self.clock) * 1e6
    }

    /// The latency of the first vector instruction of a sequence, in cycles.
    pub(in super::super) fn vector_start(&self) -> f64 {
        match self.generation {
            Generation::C220 => 24.0,
            Generation::C310 => 53.0,
        }
    }

    /// The cycles for which a call keeps its pipe busy.
    pub(in super::super) fn cycles(&self, work: &Work) -> f64 {
        match *work {
            Work::Nothing => 0.0,
            Work::Vector { calls, repeats, kind } => {
                let each = match (kind, self.generation) {
                    (Kind::Single, Generation::C220) => 1.0,
                    (Kind::Plain | Kind::Function, Generation::C220) => 2.0,
                    (Kind::Division, Generation::C220) => 4.0,
                    (Kind::Single, Generation::C310) => 1.06,
                    (Kind::Plain, Generation::C310) => 1.25,
                    (Kind::Function, Generation::C310) => 1.97,
                    (Kind::Division, Generation::C310) => 1.91,
                    (Kind::Across, _) => 7.0,
                    (Kind::Transpose, _) => 16.0,
                };
                // At most one instruction a cycle.
                (repeats as f64 * each).max(calls as f64)
            }
            Work::Move { bytes, path, .. } => bytes as f64 / self.bytes_per_cycle(path),
            Work::Cube { fractals, elem } => fractals as f64 * self.cycles_of_fractal(elem),
            // One word a cycle, the upper bound of a scalar unit.
            Work::Elements(count) => count as f64,
        }
    }

    fn cycles_of_fractal(&self, elem: DType) -> f64 {
        match (elem, self.generation) {
            (DType::F32, Generation::C220) => 2.0,
            _ => 1.0,
        }
    }

    fn bytes_per_cycle(&self, path: Path) -> f64 {
        let measured = |gibibytes: f64| gibibytes * GIB / MEASURED_AT;
        match path {
            Path::GlobalToL1 => measured(135.0),
            Path::GlobalToUb => measured(100.9),
            Path::UbToGlobal => measured(188.46),
            Path::L0cToGlobal => measured(70.0),
            Path::L1ToL0a => 256.0,
            Path::L1ToL0b if self.generation == Generation::C310 => 256.0,
            Path::L1ToL0b => 128.0,
            Path::L0cToUb | Path::UbToL1 => 128.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_peak_is_that_of_the_platform_tables() {
        let chip = Chip::from_name("910B1").expect("a chip of the table");
        let rates = Rates::of(&chip);
        // 2 · 24 · 16³ · 1.85 GHz of f16, in MMAs of fractals.
        let fractal = 2.0 * 4096.0 / rates.cycles(&Work::Cube { fractals: 1, elem: DType::F16 });
        let peak = fractal * rates.hertz() * f64::from(chip.cores);
        assert!((peak / 1e12 - 363.7).abs() < 0.1, "{peak}");
        // L1 to L0A in the two sources: 441 GiB/s and 256 bytes a cycle.
        assert!((441.0 * GIB / MEASURED_AT - rates.bytes_per_cycle(Path::L1ToL0a)).abs() < 0.1);
    }
}
