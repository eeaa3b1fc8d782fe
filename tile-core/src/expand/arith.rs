//! What decompositions are made of: the operations that every backend has on floats.

/// Arithmetic on values of one float type, `f32` or `f64`: on numbers as they are computed, or on
/// instructions as they are made.
pub trait Arith {
    /// A value.
    type Value: Copy;
    /// A condition.
    type Truth: Copy;
    /// Whether the type is `f64`, otherwise `f32`.
    const WIDE: bool;

    /// A literal, rounded to the type.
    fn number(&mut self, x: f64) -> Self::Value;
    /// `x + y`.
    fn add(&mut self, x: Self::Value, y: Self::Value) -> Self::Value;
    /// `x - y`.
    fn sub(&mut self, x: Self::Value, y: Self::Value) -> Self::Value;
    /// `x * y`.
    fn mul(&mut self, x: Self::Value, y: Self::Value) -> Self::Value;
    /// `x / y`.
    fn div(&mut self, x: Self::Value, y: Self::Value) -> Self::Value;
    /// `x * y + z`, rounded once or twice, whichever is faster.
    fn mul_add(&mut self, x: Self::Value, y: Self::Value, z: Self::Value) -> Self::Value;
    /// `-x`.
    fn neg(&mut self, x: Self::Value) -> Self::Value;
    /// The magnitude.
    fn abs(&mut self, x: Self::Value) -> Self::Value;
    /// Square root.
    fn sqrt(&mut self, x: Self::Value) -> Self::Value;
    /// e to the power x.
    fn exp(&mut self, x: Self::Value) -> Self::Value;
    /// Natural logarithm.
    fn ln(&mut self, x: Self::Value) -> Self::Value;
    /// Sine.
    fn sin(&mut self, x: Self::Value) -> Self::Value;
    /// Cosine.
    fn cos(&mut self, x: Self::Value) -> Self::Value;
    /// `x < y`.
    fn lt(&mut self, x: Self::Value, y: Self::Value) -> Self::Truth;
    /// `x == y`.
    fn eq(&mut self, x: Self::Value, y: Self::Value) -> Self::Truth;
    /// `x` if the condition holds, else `y`.
    fn select(&mut self, condition: Self::Truth, x: Self::Value, y: Self::Value) -> Self::Value;
    /// Whether the sign is minus, that of a zero included; of NaN either.
    fn is_negative(&mut self, x: Self::Value) -> Self::Truth;
    /// The magnitude of `x` with the sign of `sign`, that of a zero included.
    fn with_sign(&mut self, x: Self::Value, sign: Self::Value) -> Self::Value;
}
