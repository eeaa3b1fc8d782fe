//! The report of a prediction, and its text.

use crate::chip::Chip;
use crate::ir::{Core, Pipe};
use std::fmt;

/// An upper bound on a kernel's speed.
#[derive(Clone, Debug)]
pub struct Prediction {
    /// The kernel's name.
    pub kernel: String,
    /// The chip.
    pub chip: Chip,
    /// Blocks of the launch.
    pub blocks: u64,
    /// The least time of a launch.
    pub seconds: f64,
    /// The part of that time for which memory outside is busy.
    pub memory: f64,
    /// Bytes to and from memory outside.
    pub moved: u64,
    /// The load balance: the part of the cores that has work, over all rounds of blocks.
    pub even: f64,
    /// The pipes of the core with the most work.
    pub units: Vec<Unit>,
    /// The part of the time that the vector unit spends on each instruction, the most first;
    /// `starts` is the start-up time of sequences.
    pub instructions: Vec<(String, f64)>,
    /// Assumptions about what is not known.
    pub assumed: Vec<String>,
}

/// One pipe of a core.
#[derive(Clone, Copy, Debug)]
pub struct Unit {
    /// The core.
    pub core: Core,
    /// The pipe.
    pub pipe: Pipe,
    /// The part of the time for which it is busy.
    pub busy: f64,
    /// Bytes that it moves.
    pub bytes: u64,
}

impl Prediction {
    /// The part of the time for which the cube multiplies; zero without GEMMs.
    pub fn cube(&self) -> f64 {
        self.units.iter().filter(|unit| unit.pipe == Pipe::M).map(|unit| unit.busy).fold(0.0, f64::max)
    }

    /// The part of the peak that is reached: of the cube's where there are GEMMs, else of the
    /// bandwidth of memory outside.
    pub fn of_peak(&self) -> f64 {
        match self.cube() {
            0.0 => self.memory,
            cube => cube * self.even,
        }
    }

    /// The limiting resource, and the part of the time for which it is busy.
    pub fn bound(&self) -> (String, f64) {
        let outside = ("memory".to_owned(), self.memory);
        let units = self.units.iter().map(|unit| (name(unit), unit.busy));
        units.fold(outside, |most, other| if other.1 > most.1 { other } else { most })
    }
}

fn name(unit: &Unit) -> String {
    match unit.pipe {
        Pipe::M => "cube".to_owned(),
        Pipe::V => "vectors".to_owned(),
        pipe => format!("{} of the {} core", pipe.name(), unit.core.name()),
    }
}

impl fmt::Display for Prediction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (bound, busy) = self.bound();
        writeln!(f, "{} on {}: {} blocks, at least {:.1} us", self.kernel, self.chip, self.blocks, self.seconds * 1e6)?;
        writeln!(f, "bound by {bound}, busy for {:.1} % of it", busy * 100.0)?;
        let peak = if self.cube() > 0.0 { "the cubes" } else { "memory" };
        writeln!(f, "at most {:.1} % of the peak of {peak}", self.of_peak() * 100.0)?;
        writeln!(f, "  {:<24} {:>6.1} %  {} bytes", "memory", self.memory * 100.0, self.moved)?;
        for unit in &self.units {
            write!(f, "  {:<24} {:>6.1} %", name(unit), unit.busy * 100.0)?;
            match unit.bytes {
                0 => writeln!(f)?,
                bytes => writeln!(f, "  {bytes} bytes of the busiest core")?,
            }
            if unit.pipe == Pipe::V {
                for (name, busy) in self.instructions.iter().filter(|(_, busy)| *busy >= 0.0005) {
                    writeln!(f, "    {:<22} {:>6.1} %", name, busy * 100.0)?;
                }
            }
        }
        if self.even < 0.995 {
            writeln!(f, "blocks keep {:.1} % of the cores busy", self.even * 100.0)?;
        }
        self.assumed.iter().try_for_each(|text| writeln!(f, "taken: {text}"))
    }
}
