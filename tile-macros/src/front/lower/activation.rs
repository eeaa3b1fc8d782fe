//! Lowers activation functions: methods of floats that are expressions of other operations.

use super::Lower;
use tile_core::ir::{BinOp, Literal, Op, UnOp, Value};

/// An activation function of one float.
#[derive(Clone, Copy)]
pub(super) enum Activation {
    /// max(x, 0).
    Relu,
    /// x·σ(x) (Elfwing et al., arXiv 1702.03118).
    Silu,
    /// x·Φ(x), through `erf` (Hendrycks and Gimpel, arXiv 1606.08415).
    Gelu,
    /// The approximation of GELU by `tanh`, from the same paper.
    GeluTanh,
}

impl Activation {
    /// The methods' names.
    pub(super) const ALL: &[(&str, Activation)] = &[
        ("relu", Activation::Relu),
        ("silu", Activation::Silu),
        ("gelu", Activation::Gelu),
        ("gelu_tanh", Activation::GeluTanh),
    ];

    /// The function of a name.
    pub(super) fn named(name: &str) -> Option<Activation> {
        Activation::ALL.iter().find(|(known, _)| *known == name).map(|(_, function)| *function)
    }
}

impl Lower<'_> {
    /// An activation function of a float.
    pub(super) fn activation(&mut self, function: Activation, x: Value) -> Value {
        match function {
            Activation::Relu => {
                let zero = self.number_like(x, 0.0);
                self.like(BinOp::Max, x, zero)
            }
            Activation::Silu => {
                let sigmoid = self.function_like(UnOp::Sigmoid, x);
                self.like(BinOp::Mul, x, sigmoid)
            }
            Activation::Gelu => self.gate(x, |this| {
                let factor = this.number_like(x, std::f64::consts::FRAC_1_SQRT_2);
                let scaled = this.like(BinOp::Mul, x, factor);
                this.function_like(UnOp::Erf, scaled)
            }),
            Activation::GeluTanh => self.gate(x, |this| {
                // sqrt(2 / π)
                let factor = this.number_like(x, 0.797_884_560_802_865_4);
                // x + 0.044715 x³
                let mut cube = this.number_like(x, 0.044_715);
                for _ in 0..3 {
                    cube = this.like(BinOp::Mul, cube, x);
                }
                let sum = this.like(BinOp::Add, x, cube);
                let scaled = this.like(BinOp::Mul, factor, sum);
                this.function_like(UnOp::Tanh, scaled)
            }),
        }
    }

    /// `0.5 * x * (1 + y)`
    fn gate(&mut self, x: Value, y: impl FnOnce(&mut Self) -> Value) -> Value {
        let half = self.number_like(x, 0.5);
        let half = self.like(BinOp::Mul, half, x);
        let one = self.number_like(x, 1.0);
        let y = y(self);
        let more = self.like(BinOp::Add, one, y);
        self.like(BinOp::Mul, half, more)
    }

    fn number_like(&mut self, x: Value, number: f64) -> Value {
        let ty = self.type_of(x);
        self.emit(Op::Const { value: Literal::Float(number) }, &[], ty)
    }

    fn function_like(&mut self, op: UnOp, x: Value) -> Value {
        let ty = self.type_of(x);
        self.emit(Op::Un { op }, &[x], ty)
    }

    fn like(&mut self, op: BinOp, x: Value, y: Value) -> Value {
        let ty = self.type_of(x);
        self.emit(Op::Bin { op }, &[x, y], ty)
    }
}
