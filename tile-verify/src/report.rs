//! The report of a verification.

use crate::data::Data;
use serde::Serialize;
use std::fmt;

/// What a verification found.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[non_exhaustive]
pub struct Report {
    /// The kernel.
    pub kernel: String,
    /// The instance's types and const parameters, in the kernel's order.
    pub parameters: Vec<String>,
    /// The seed of all that was drawn.
    pub seed: u64,
    /// The launches.
    pub cases: Vec<CaseRow>,
    /// Each backend, whether or not it has a device here.
    pub devices: Vec<DeviceRow>,
    /// What the tolerance was derived from.
    pub tolerance: Tolerance,
    /// The check of the check.
    pub mutation: Mutations,
    /// Whether two launches had to agree bitwise, and why not otherwise.
    pub determinism: Determinism,
    /// The extent on which rows may not depend, if that was looked at.
    pub batch_invariance: Option<String>,
    /// What is wrong, with the smallest input that shows it; at most one for each device and kind.
    pub findings: Vec<Failure>,
}

/// A launch.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[non_exhaustive]
pub struct CaseRow {
    /// Extents and scalars.
    pub arguments: String,
    /// The kind of data.
    pub data: Data,
    /// How elements lie in memory.
    pub layout: &'static str,
    /// Additions that follow one another.
    pub accumulation: u64,
}

/// What a device did.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[non_exhaustive]
pub struct DeviceRow {
    /// The name by which the registry has it.
    pub name: String,
    /// What it did.
    pub outcome: Outcome,
    /// Cases that it ran.
    pub ran: usize,
    /// Cases that it refused.
    pub refused: usize,
    /// What it said of the first that it refused, or of its absence.
    pub reason: Option<String>,
    /// The largest part of the tolerance that an error took.
    pub worst: f64,
    /// Elements that were not finite where the reference was, on data that may leave the range of
    /// intermediate results.
    pub unjudged: usize,
}

/// What became of a device.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// It ran cases, and they were right.
    Right,
    /// A case was wrong.
    Wrong,
    /// It refused all cases: nothing is known.
    Refused,
    /// There is no such device here: nothing is known.
    Absent,
}

/// From what a tolerance follows.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[non_exhaustive]
pub struct Tolerance {
    /// The type of intermediate results with the fewest digits; none where nothing is rounded.
    pub arithmetic: Option<String>,
    /// The most additions that follow one another in a case.
    pub accumulation: u64,
    /// The factor that the user sets.
    pub roundings: f64,
}

/// How many wrong outputs the check rejected.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[non_exhaustive]
pub struct Mutations {
    /// Mutations that changed an output.
    pub made: usize,
    /// Those that a case rejected.
    pub rejected: usize,
    /// The others.
    pub survivors: Vec<String>,
}

/// Whether launches had to agree bitwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Determinism {
    /// They had to.
    Required,
    /// Atomics add floats in an order that is open.
    Atomics,
    /// The user says that they need not.
    Waived,
}

/// What is wrong with a case.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[non_exhaustive]
pub enum Finding {
    /// An element is off by more than is allowed.
    Mismatch {
        /// The output.
        output: String,
        /// The element.
        index: Vec<usize>,
        /// What it is, as text: JSON has no NaN.
        found: String,
        /// What it should be.
        expected: String,
        /// The difference that is allowed.
        allowed: f64,
    },
    /// The launch failed, or touched what it may not.
    Launch {
        /// The message.
        message: String,
    },
    /// Two launches on the same input differ.
    Nondeterministic,
    /// A row depends on how many others there are.
    BatchVariant {
        /// The extent.
        extent: String,
        /// Its smaller value.
        alone: i64,
    },
}

/// A finding with the smallest input that shows it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[non_exhaustive]
pub struct Failure {
    /// The device.
    pub device: String,
    /// What is wrong.
    pub finding: Finding,
    /// The smallest case that was found.
    pub case: CaseRow,
    /// The case's elements, of tensors with few of them.
    pub inputs: Vec<Input>,
    /// The case that failed first.
    pub first: String,
}

/// The elements of an argument, as text.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[non_exhaustive]
pub struct Input {
    /// The argument.
    pub name: String,
    /// The first elements.
    pub elements: Vec<String>,
    /// How many more there are.
    pub more: usize,
}

impl Mutations {
    /// The part that was rejected; 1 where there was none to reject.
    pub fn score(&self) -> f64 {
        if self.made == 0 { 1.0 } else { self.rejected as f64 / self.made as f64 }
    }
}

impl Report {
    /// Whether no case was wrong, and no wrong output would have passed.
    pub fn is_right(&self) -> bool {
        self.findings.is_empty() && self.mutation.survivors.is_empty()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let right = if self.is_right() { "is right" } else { "is NOT verified" };
        let parameters = self.parameters.join(", ");
        writeln!(f, "kernel `{}` <{parameters}> {right}: {} cases, seed {}", self.kernel, self.cases.len(), self.seed)?;
        for device in &self.devices {
            write!(f, "  {:12}", device.name)?;
            match device.outcome {
                Outcome::Right => {
                    write!(
                        f,
                        "right: {} cases, errors up to {:.0} % of the tolerance",
                        device.ran,
                        100.0 * device.worst
                    )?;
                }
                Outcome::Wrong => write!(f, "WRONG")?,
                Outcome::Refused => write!(f, "refused every case")?,
                Outcome::Absent => write!(f, "absent")?,
            }
            if device.refused > 0 && device.ran > 0 {
                write!(f, "; {} refused", device.refused)?;
            }
            if device.unjudged > 0 {
                write!(f, "; {} elements beyond the range of intermediate results", device.unjudged)?;
            }
            match &device.reason {
                Some(reason) => writeln!(f, " ({reason})")?,
                None => writeln!(f)?,
            }
        }
        let Tolerance { arithmetic, accumulation, roundings } = &self.tolerance;
        match arithmetic {
            Some(dtype) => write!(f, "  tolerance: {dtype} arithmetic, up to {accumulation} additions in a row")?,
            None => write!(f, "  tolerance: none, nothing is rounded but outputs")?,
        }
        if *roundings != 1.0 {
            write!(f, ", times {roundings}")?;
        }
        writeln!(f)?;
        let Mutations { made, rejected, survivors } = &self.mutation;
        writeln!(f, "  mutations: {rejected} of {made} rejected")?;
        survivors.iter().try_for_each(|name| writeln!(f, "    SURVIVES: {name}"))?;
        match self.determinism {
            Determinism::Required => writeln!(f, "  determinism: two launches agree bitwise, unless found below")?,
            Determinism::Atomics => writeln!(f, "  determinism: not required, atomics add floats")?,
            Determinism::Waived => writeln!(f, "  determinism: not looked at")?,
        }
        if let Some(extent) = &self.batch_invariance {
            writeln!(f, "  batch invariance along `{extent}`: looked at")?;
        }
        self.findings.iter().try_for_each(|failure| failure.fmt(f))
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "  on {}: {}", self.device, self.finding)?;
        let CaseRow { arguments, data, layout, accumulation } = &self.case;
        writeln!(f, "    smallest input: {arguments}; {}, {layout}, {accumulation} additions in a row", data.text())?;
        for Input { name, elements, more } in &self.inputs {
            write!(f, "      {name} = [{}", elements.join(", "))?;
            writeln!(f, "{}", if *more > 0 { format!(", … {more} more]") } else { "]".to_owned() })?;
        }
        writeln!(f, "    first seen: {}", self.first)
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Finding::Mismatch { output, index, found, expected, allowed } => {
                write!(f, "`{output}` at {index:?} is {found}, expected {expected} within {allowed:.2e}")
            }
            Finding::Launch { message } => write!(f, "{message}"),
            Finding::Nondeterministic => write!(f, "two launches on the same input differ"),
            Finding::BatchVariant { extent, alone } => {
                write!(f, "results of rows differ from those of a launch with `{extent}` = {alone}")
            }
        }
    }
}
