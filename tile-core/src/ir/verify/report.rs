//! Reports of a verifier: errors by instruction, and the printed program with each error below
//! its instruction.
//!
//! The verifiers of tile IR, thread IR and NPU IR share it. An IR names its instructions by an
//! id (`I`); one whose instructions have none uses their [`Position`] in printed order.
//!
//! ```text
//! ; error: expected threads of whole warps
//! kernel scale threads(33) grid(1) {
//!   %1 = add %0, %7 : i32
//!   ; ^ error: %7 is not visible here
//! }
//! ```

use crate::ir::InstId;
use std::collections::HashMap;
use std::fmt;
use std::fmt::Write;
use std::hash::Hash;

/// Where an invariant is broken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place<I = InstId> {
    /// The function's signature or tables.
    Func,
    /// An instruction.
    Inst(I),
}

/// A broken invariant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VerifyError<I = InstId> {
    /// Where.
    pub place: Place<I>,
    /// What is wrong.
    pub message: String,
}

impl<I: fmt::Display> fmt::Display for VerifyError<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.place {
            Place::Func => f.write_str(&self.message),
            Place::Inst(id) => write!(f, "{id}: {}", self.message),
        }
    }
}

impl<I: fmt::Display + fmt::Debug> std::error::Error for VerifyError<I> {}

/// The number of an instruction in printed order, from 0: outer instructions before those in
/// their blocks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct Position(pub usize);

impl Position {
    /// The position, and advances to the next one.
    pub fn step(&mut self) -> Position {
        let position = *self;
        self.0 += 1;
        position
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "instruction {}", self.0)
    }
}

/// Comments to print below instructions.
#[derive(Clone, Debug)]
pub struct Marks<I>(HashMap<I, Vec<String>>);

impl<I> Default for Marks<I> {
    fn default() -> Self {
        Marks(HashMap::new())
    }
}

impl<I: Copy + Eq + Hash> Marks<I> {
    /// Adds a comment to an instruction.
    pub fn add(&mut self, inst: I, comment: String) {
        self.0.entry(inst).or_default().push(comment);
    }
}

/// Writes marks while a program is printed: below the line that an instruction begins, in front
/// of its blocks.
///
/// A printer calls [`begin`](Marker::begin) with each instruction, and
/// [`end_line`](Marker::end_line) at the end of each line that it writes.
#[derive(Debug)]
pub struct Marker<'m, I> {
    marks: &'m Marks<I>,
    begun: Option<I>,
}

impl<'m, I: Copy + Eq + Hash> Marker<'m, I> {
    /// Nothing is printed yet.
    pub fn new(marks: &'m Marks<I>) -> Self {
        Marker { marks, begun: None }
    }

    /// The line of an instruction begins.
    pub fn begin(&mut self, inst: I) {
        self.begun = Some(inst);
    }

    /// A line ends: the lines to write below it, without indentation.
    pub fn end_line(&mut self) -> impl Iterator<Item = String> + use<'m, I> {
        let comments = self.begun.take().and_then(|inst| self.marks.0.get(&inst));
        comments.into_iter().flatten().map(|comment| format!("; ^ {comment}"))
    }
}

/// The text that `print` gives a program, with each error below its instruction and the others
/// in front.
pub fn print_errors_with<I: Copy + Eq + Hash>(
    errors: &[VerifyError<I>],
    print: impl FnOnce(&Marks<I>) -> String,
) -> String {
    let mut marks = Marks::default();
    let mut text = String::new();
    for error in errors {
        match error.place {
            Place::Func => {
                let _ = writeln!(text, "; error: {}", error.message);
            }
            Place::Inst(inst) => marks.add(inst, format!("error: {}", error.message)),
        }
    }
    text.push_str(&print(&marks));
    text
}
