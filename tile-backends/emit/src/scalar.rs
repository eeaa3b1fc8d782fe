//! Spelling of scalars in languages with the operators of C.

use tile_core::ir::{BinOp, CmpOp};

/// `x op y` with the operator of the operation's row; `None` if it has none. The operands bind
/// tighter than any operator.
pub fn binary(op: BinOp, x: &str, y: &str) -> Option<String> {
    op.row().operator().map(|operator| format!("{x} {operator} {y}"))
}

/// `x op y` of a comparison. The operands bind tighter than any operator.
pub fn compare(op: CmpOp, x: &str, y: &str) -> String {
    format!("{x} {} {y}", op.operator())
}

/// What a language writes for the floats that have no digits.
#[derive(Clone, Copy, Debug)]
pub struct FloatNames<'a> {
    /// NaN.
    pub nan: &'a str,
    /// Positive infinity.
    pub infinity: &'a str,
    /// Negative infinity.
    pub negative_infinity: &'a str,
}

impl FloatNames<'_> {
    /// The name of a float, or `None` if it is finite: it has digits.
    pub fn name(&self, value: f64) -> Option<&str> {
        match value {
            _ if value.is_nan() => Some(self.nan),
            f64::INFINITY => Some(self.infinity),
            f64::NEG_INFINITY => Some(self.negative_infinity),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operators_are_those_of_the_rows() {
        let found = [BinOp::Add, BinOp::Shr, BinOp::Rem, BinOp::Max].map(|op| binary(op, "x", "y"));
        assert_eq!(found.each_ref().map(Option::as_deref), [Some("x + y"), Some("x >> y"), Some("x % y"), None]);
        let found = [CmpOp::Eq, CmpOp::Ne, CmpOp::Lt, CmpOp::Le, CmpOp::Gt, CmpOp::Ge].map(|op| compare(op, "x", "y"));
        assert_eq!(found, ["x == y", "x != y", "x < y", "x <= y", "x > y", "x >= y"]);
    }

    #[test]
    fn floats_without_digits_have_names() {
        let names = FloatNames { nan: "NAN", infinity: "INF", negative_infinity: "-INF" };
        let found = [f64::NAN, f64::INFINITY, f64::NEG_INFINITY, f64::MAX, -0.0].map(|x| names.name(x));
        assert_eq!(found, [Some("NAN"), Some("INF"), Some("-INF"), None, None]);
    }
}
