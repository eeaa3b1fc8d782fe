//! The combining operations of reductions and scans.

use crate::scalar::CpuElem;

/// A way of folding elements, in their accumulator type.
pub trait ReduceOp: Copy {
    /// The result for no elements.
    fn identity<A: CpuElem>() -> A;
    /// Folds in one more element.
    fn step<A: CpuElem>(folded: A, x: A) -> A;
    /// Combines two folds.
    #[inline(always)]
    fn merge<A: CpuElem>(a: A, b: A) -> A {
        Self::step(a, b)
    }
}

/// `a` or `b`, without a branch.
#[inline(always)]
pub(super) fn pick<A: Copy>(condition: bool, a: A, b: A) -> A {
    std::hint::select_unpredictable(condition, a, b)
}

macro_rules! ops {
    ($($(#[$doc:meta])* $name:ident, $a:ident => $identity:expr, |$folded:ident, $x:ident| $step:expr;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $name;
        impl ReduceOp for $name {
            #[inline(always)]
            fn identity<$a: CpuElem>() -> $a {
                $identity
            }
            #[inline(always)]
            fn step<$a: CpuElem>($folded: $a, $x: $a) -> $a {
                $step
            }
        }
    )*};
}

// `folded` is never NaN in the extremes, so "if x is better, x" ignores a NaN
// x, and is a single instruction.
ops! {
    /// The sum.
    Sum, A => A::ZERO, |folded, x| CpuElem::add(folded, x);
    /// The product.
    Product, A => A::ONE, |folded, x| CpuElem::mul(folded, x);
    /// The largest; NaN is ignored.
    Max, A => A::LOWEST, |folded, x| pick(CpuElem::gt(x, folded), x, folded);
    /// The smallest; NaN is ignored.
    Min, A => A::HIGHEST, |folded, x| pick(CpuElem::lt(x, folded), x, folded);
    /// The largest; NaN where any is.
    MaxNan, A => A::LOWEST, |folded, x| CpuElem::max_nan(folded, x);
    /// The smallest; NaN where any is.
    MinNan, A => A::HIGHEST, |folded, x| CpuElem::min_nan(folded, x);
    /// The largest magnitude; NaN is ignored.
    AbsMax, A => A::ZERO, |folded, x| {
        let x = CpuElem::abs(x);
        pick(CpuElem::gt(x, folded), x, folded)
    };
    /// Whether any is true, or differs from 0.
    Any, A => A::ZERO, |folded, x| pick(CpuElem::ne(x, A::ZERO), A::ONE, folded);
    /// Whether all are true, or differ from 0.
    All, A => A::ONE, |folded, x| pick(CpuElem::eq(x, A::ZERO), A::ZERO, folded);
}

/// The sum of magnitudes.
#[derive(Clone, Copy, Debug)]
pub struct AbsSum;

impl ReduceOp for AbsSum {
    #[inline(always)]
    fn identity<A: CpuElem>() -> A {
        A::ZERO
    }
    #[inline(always)]
    fn step<A: CpuElem>(folded: A, x: A) -> A {
        CpuElem::add(folded, CpuElem::abs(x))
    }
    /// An integer sum may have wrapped to a negative number, so folds are
    /// added as they are.
    #[inline(always)]
    fn merge<A: CpuElem>(a: A, b: A) -> A {
        CpuElem::add(a, b)
    }
}
