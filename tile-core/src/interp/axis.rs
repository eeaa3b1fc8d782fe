//! Reductions and scans along an axis of a dense row-major vector.
//!
//! Elements combine first to last, one at a time. Sums and products are made
//! in the accumulator type and rounded once, at the end or, in a scan, for
//! each element; what chooses an element works in the element's own type.

use super::program::AxisStep;
use super::scalar::{self, Cast, Fn1, Fn2, Number};
use crate::elem::DType;
use crate::ir::reductions::{Fold, Init};
use crate::ir::{CmpOp, ReduceOp, ScanOp, UnOp};

/// Whether `reduced` is `extents` without the axis, or with 1 there.
pub(super) fn is_reduced(extents: &[i64], reduced: &[i64], axis: usize) -> bool {
    let (before, after) = (&extents[..axis], &extents[axis + 1..]);
    [before, after].concat() == reduced || [before, &[1], after].concat() == reduced
}

/// The lines of elements along an axis.
#[derive(Clone, Copy)]
struct Lines {
    count: usize,
    len: usize,
    stride: usize,
}

impl Lines {
    fn new(extents: &[i64], axis: usize) -> Lines {
        // What overflows is the product of a view without elements.
        let product =
            |extents: &[i64]| extents.iter().fold(1_usize, |n, &extent| n.saturating_mul(extent.max(0) as usize));
        let stride = product(&extents[axis + 1..]);
        Lines { count: product(&extents[..axis]).saturating_mul(stride), len: product(&extents[axis..=axis]), stride }
    }

    /// Positions of the elements of a line.
    fn line(self, n: usize) -> impl DoubleEndedIterator<Item = usize> {
        let first = n / self.stride * self.len * self.stride + n % self.stride;
        (0..self.len).map(move |i| first + i * self.stride)
    }
}

/// How elements combine.
struct Combine {
    /// In which type.
    dtype: DType,
    /// From where.
    start: u64,
    /// What is done to an element first.
    first: Fn1,
    f: Fn2,
}

impl Combine {
    /// `None` for types that do not have it.
    fn new(fold: Fold, dtype: DType) -> Option<Combine> {
        let dtype = if fold.wide { dtype.acc() } else { dtype };
        let start = match fold.init {
            Init::Zero => scalar::ZERO,
            Init::One => scalar::one(dtype),
            Init::Lowest => scalar::lowest(dtype),
            Init::Highest => scalar::highest(dtype),
        };
        let first: Fn1 = if fold.magnitude { scalar::un(UnOp::Abs, dtype)? } else { |x| x };
        Some(Combine { dtype, start, first, f: scalar::bin(fold.combine, dtype)? })
    }
}

/// The reduced vector, appended to `out`. With `old`, its elements take part
/// first.
pub(super) fn reduce(
    step: &AxisStep<ReduceOp>,
    extents: &[i64],
    src: &[u64],
    old: Option<&[u64]>,
    mut out: Vec<u64>,
) -> Vec<u64> {
    let lines = Lines::new(extents, step.axis);
    if step.op.row().place {
        return extreme_index(step, lines, src, out);
    }
    let Some(combine) = step.op.row().fold.and_then(|fold| Combine::new(fold, step.src_type)) else {
        return of_lines(step, lines, src, old, out);
    };
    let wide = Cast::new(step.src_type, combine.dtype, None);
    let wide_old = Cast::new(step.dst_type, combine.dtype, None);
    let narrow = Cast::new(combine.dtype, step.dst_type, None);
    let one = |n| {
        let start = old.map_or(combine.start, |old| wide_old.apply(old[n]));
        let all = lines.line(n).fold(start, |sum, i| (combine.f)(sum, (combine.first)(wide.apply(src[i]))));
        narrow.apply(all)
    };
    out.extend((0..lines.count).map(one));
    out
}

/// Reductions of floats that need their elements twice, in `f64`, rounded once. An old element is
/// one more of them.
fn of_lines(step: &AxisStep<ReduceOp>, lines: Lines, src: &[u64], old: Option<&[u64]>, mut out: Vec<u64>) -> Vec<u64> {
    let float = |dtype, bits| match Number::decode(dtype, bits) {
        Number::Float(x) => x,
        Number::Int(x) => x as f64,
    };
    let one = |n: usize| {
        let old = old.map(|old| float(step.dst_type, old[n]));
        let all: Vec<f64> = lines.line(n).map(|i| float(step.src_type, src[i])).chain(old).collect();
        Number::Float(of_line(step.op, &all)).encode(step.dst_type, None)
    };
    out.extend((0..lines.count).map(one));
    out
}

fn of_line(op: ReduceOp, all: &[f64]) -> f64 {
    let mean = |values: &mut dyn Iterator<Item = f64>| values.sum::<f64>() / all.len() as f64;
    match op {
        ReduceOp::Mean => mean(&mut all.iter().copied()),
        ReduceOp::Var => {
            let middle = mean(&mut all.iter().copied());
            mean(&mut all.iter().map(|x| (x - middle) * (x - middle)))
        }
        ReduceOp::Norm2 => {
            let largest = all.iter().fold(0.0, |largest: f64, x| largest.max(x.abs()));
            let scale = if largest > 0.0 && largest < f64::INFINITY { largest } else { 1.0 };
            libm::sqrt(all.iter().map(|x| (x / scale) * (x / scale)).sum::<f64>()) * scale
        }
        ReduceOp::LogSumExp => {
            let largest = all.iter().fold(f64::NEG_INFINITY, |largest, &x| largest.max(x));
            let shift = if largest.is_finite() { largest } else { 0.0 };
            libm::log(all.iter().map(|x| libm::exp(x - shift)).sum::<f64>()) + shift
        }
        ReduceOp::Sum
        | ReduceOp::Max
        | ReduceOp::Min
        | ReduceOp::MaxNan
        | ReduceOp::MinNan
        | ReduceOp::Product
        | ReduceOp::AbsMax
        | ReduceOp::AbsSum
        | ReduceOp::Any
        | ReduceOp::All
        | ReduceOp::ArgMax
        | ReduceOp::ArgMin => unreachable!("the row says that `{}` does not need all elements", op.name()),
    }
}

/// The lowest index of the extreme element that is not NaN, 0 if there is
/// none.
fn extreme_index(step: &AxisStep<ReduceOp>, lines: Lines, src: &[u64], mut out: Vec<u64>) -> Vec<u64> {
    let before = scalar::cmp(if step.op == ReduceOp::ArgMax { CmpOp::Gt } else { CmpOp::Lt }, step.src_type);
    let equal = scalar::cmp(CmpOp::Eq, step.src_type);
    let index = Cast::new(DType::Index, step.dst_type, None);
    let one = |n| {
        let mut best: Option<(usize, u64)> = None;
        for (i, position) in lines.line(n).enumerate() {
            let x = src[position];
            let is_nan = equal(x, x) == 0;
            if !is_nan && best.is_none_or(|(_, extreme)| before(x, extreme) != 0) {
                best = Some((i, x));
            }
        }
        index.apply(best.map_or(0, |(i, _)| i as u64))
    };
    out.extend((0..lines.count).map(one));
    out
}

/// The scanned vector, in `out`, which is empty.
pub(super) fn scan(step: &AxisStep<ScanOp>, extents: &[i64], src: &[u64], mut out: Vec<u64>) -> Vec<u64> {
    let combine = Combine::new(step.op.fold(), step.src_type).expect("the verifier demands numbers");
    let wide = Cast::new(step.src_type, combine.dtype, None);
    let narrow = Cast::new(combine.dtype, step.dst_type, None);
    let lines = Lines::new(extents, step.axis);
    out.resize(src.len(), 0);
    for n in 0..lines.count {
        let mut sum = combine.start;
        let mut put = |i: usize| {
            sum = (combine.f)(sum, wide.apply(src[i]));
            out[i] = narrow.apply(sum);
        };
        if step.flag { lines.line(n).rev().for_each(&mut put) } else { lines.line(n).for_each(&mut put) }
    }
    out
}
