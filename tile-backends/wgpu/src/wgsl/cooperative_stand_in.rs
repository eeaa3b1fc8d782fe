//! Functions in the place of what WGSL cannot say of cooperative matrices.
//!
//! ```text
//! coop_load @2, …         ──►   left = coop_load_0(at);
//! coop_multiply …         ──►   sums = coop_multiply_2(left, right, sums);
//! ```
//!
//! A module that becomes SPIR-V ([`spirv`](crate::spirv)) has a structure for each
//! type of matrices and a function for each way in which it loads, stores and
//! multiplies them. They are valid WGSL, which naga reads, checks and writes as
//! SPIR-V; then the structures become types of matrices, and calls become their
//! instructions. What a body does says where a matrix lies: it reads, or writes, the
//! element of an array that a matrix begins with.

use std::fmt::Write as _;
use tile_core::elem::DType;
use tile_simt::ir::{Cooperative, Role};

/// A type of matrices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Matrix {
    /// The name of its structure.
    pub name: String,
    /// The type of its elements.
    pub elem: DType,
    /// Its extents, and what it is in a product.
    pub shape: Cooperative,
}

/// How a matrix lies in an array.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lines {
    /// Elements of the array from one line of the matrix to the next.
    pub pitch: u32,
    /// Whether lines are its columns.
    pub transposed: bool,
}

/// What a function stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Meaning {
    /// Of a number in an array: the matrix that begins there.
    Load(Lines),
    /// Of a matrix and such a number: the matrix is stored there.
    Store(Lines),
    /// Of two operands and a sum: the sum plus their product.
    Multiply {
        /// Whether the operands are of integers with a sign.
        signed: bool,
    },
}

/// A function that stands for an instruction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StandIn {
    /// Its name.
    pub name: String,
    /// The instruction.
    pub meaning: Meaning,
}

/// What stands in for something in a module.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct StandIns {
    /// Structures, in the order of their declarations.
    pub matrices: Vec<Matrix>,
    /// Functions, likewise.
    pub functions: Vec<StandIn>,
    /// The text of the functions, in the same order.
    texts: Vec<String>,
}

impl StandIns {
    /// The name of a type's structure.
    pub(super) fn matrix(&mut self, elem: DType, shape: Cooperative) -> String {
        let role = match shape.role {
            Role::Left => "left",
            Role::Right => "right",
            Role::Sum => "sum",
        };
        let name = format!("coop_{elem}_{}x{}_{role}", shape.rows, shape.columns);
        if self.matrices.iter().all(|matrix| matrix.name != name) {
            self.matrices.push(Matrix { name: name.clone(), elem, shape });
        }
        name
    }

    /// The name of the function with a meaning and a text, in which its own name is
    /// left out.
    pub(super) fn function(&mut self, meaning: Meaning, text: &str) -> String {
        let known = self
            .texts
            .iter()
            .zip(&self.functions)
            .find(|(known, function)| function.meaning == meaning && *known == text);
        if let Some((_, function)) = known {
            return function.name.clone();
        }
        let verb = match meaning {
            Meaning::Load(_) => "load",
            Meaning::Store(_) => "store",
            Meaning::Multiply { .. } => "multiply",
        };
        let name = format!("coop_{verb}_n{}", self.functions.len());
        self.functions.push(StandIn { name: name.clone(), meaning });
        self.texts.push(text.to_owned());
        name
    }

    /// The declarations.
    pub(super) fn text(&self) -> String {
        let mut text = String::new();
        for matrix in &self.matrices {
            writeln!(text, "struct {} {{\n  held: u32,\n}}", matrix.name).expect("writing to a string succeeds");
        }
        for (function, rest) in self.functions.iter().zip(&self.texts) {
            writeln!(text, "fn {}{rest}", function.name).expect("writing to a string succeeds");
        }
        text
    }
}
