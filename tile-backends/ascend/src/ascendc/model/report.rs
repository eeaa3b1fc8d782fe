//! A prediction, for people.

use crate::chip::Chip;
use crate::ir::{Core, Pipe};
use std::fmt;

/// How fast a kernel can be at most.
#[derive(Clone, Debug)]
pub struct Prediction {
    /// Its name.
    pub kernel: String,
    /// What it runs on.
    pub chip: Chip,
    /// Blocks of the launch.
    pub blocks: u64,
    /// How long the launch takes at least.
    pub seconds: f64,
    /// For which part of that memory outside is busy.
    pub memory: f64,
    /// Bytes to and from memory outside.
    pub moved: u64,
    /// Which part of the cores has work, over all rounds of blocks.
    pub even: f64,
    /// The pipes of the core that has most to do.
    pub units: Vec<Unit>,
    /// For which part of the time the vector unit is at each instruction, the most
    /// first; `starts` is the time before the first of a row of them.
    pub instructions: Vec<(String, f64)>,
    /// What was not known and how it was taken.
    pub assumed: Vec<String>,
}

/// One pipe of a core.
#[derive(Clone, Copy, Debug)]
pub struct Unit {
    /// The core.
    pub core: Core,
    /// The pipe.
    pub pipe: Pipe,
    /// For which part of the time it is busy.
    pub busy: f64,
    /// Bytes that it moves.
    pub bytes: u64,
}

impl Prediction {
    /// The part of the time that the cube multiplies; zero without products.
    pub fn cube(&self) -> f64 {
        self.units.iter().filter(|unit| unit.pipe == Pipe::M).map(|unit| unit.busy).fold(0.0, f64::max)
    }

    /// The part of the peak that is reached: of the cube's where there are
    /// products, else of the bandwidth of memory outside.
    pub fn of_peak(&self) -> f64 {
        match self.cube() {
            0.0 => self.memory,
            cube => cube * self.even,
        }
    }

    /// What the kernel cannot be faster than, and for which part of the time that
    /// is busy.
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
