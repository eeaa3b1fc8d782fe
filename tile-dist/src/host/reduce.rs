//! Reductions of elements in host memory.

use crate::call::ReduceOp;
use tile_core::elem::DType;
use tile_core::num::{Element, F8E4M3, F8E5M2, bf16, f16};

/// Reduces equally long runs of elements, one of each rank, in the order of ranks.
///
/// Floats are reduced in `f64` and rounded once. Integers wrap; an average divides
/// the wrapped sum and truncates. Of a number and a NaN, `max` and `min` take the number.
/// `None` of element types that no rank reduces.
pub(super) fn reduce(dtype: DType, op: ReduceOp, runs: &[Vec<u8>]) -> Option<Vec<u8>> {
    Some(match dtype {
        DType::F64 => floats::<f64>(op, runs),
        DType::F32 => floats::<f32>(op, runs),
        DType::F16 => floats::<f16>(op, runs),
        DType::BF16 => floats::<bf16>(op, runs),
        DType::E4M3 => floats::<F8E4M3>(op, runs),
        DType::E5M2 => floats::<F8E5M2>(op, runs),
        DType::I8 => integers::<i8>(op, runs),
        DType::I32 => integers::<i32>(op, runs),
        DType::I64 => integers::<i64>(op, runs),
        DType::U8 => integers::<u8>(op, runs),
        DType::U32 => integers::<u32>(op, runs),
        DType::U64 => integers::<u64>(op, runs),
        _ => return None,
    })
}

/// The elements of a run.
fn elements<T: Element>(run: &[u8]) -> impl Iterator<Item = T> {
    // SAFETY: as many bytes as an element has, which came from elements of that type.
    run.chunks_exact(size_of::<T>()).map(|bytes| unsafe { bytes.as_ptr().cast::<T>().read_unaligned() })
}

/// The bytes of elements.
fn bytes<T: Element>(elements: impl ExactSizeIterator<Item = T>) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(elements.len() * size_of::<T>());
    for element in elements {
        let element: *const T = &raw const element;
        // SAFETY: an element has no padding.
        bytes.extend_from_slice(unsafe { std::slice::from_raw_parts(element.cast::<u8>(), size_of::<T>()) });
    }
    bytes
}

/// Folds the runs element by element.
fn fold<T: Element, A: Copy>(runs: &[Vec<u8>], load: impl Fn(T) -> A, combine: impl Fn(A, A) -> A) -> Vec<A> {
    let mut all: Vec<A> = runs.first().map(|run| elements::<T>(run).map(&load).collect()).unwrap_or_default();
    for run in runs.iter().skip(1) {
        all.iter_mut().zip(elements::<T>(run)).for_each(|(sum, element)| *sum = combine(*sum, load(element)));
    }
    all
}

fn floats<T: Element>(op: ReduceOp, runs: &[Vec<u8>]) -> Vec<u8> {
    let combine = match op {
        ReduceOp::Sum | ReduceOp::Avg => |a: f64, b: f64| a + b,
        ReduceOp::Prod => |a: f64, b: f64| a * b,
        ReduceOp::Max => f64::max,
        ReduceOp::Min => f64::min,
    };
    let scale = if op == ReduceOp::Avg { runs.len() as f64 } else { 1.0 };
    bytes(fold::<T, f64>(runs, T::to_f64, combine).into_iter().map(|sum| T::from_f64(sum / scale)))
}

fn integers<T: Element>(op: ReduceOp, runs: &[Vec<u8>]) -> Vec<u8> {
    let combine = match op {
        ReduceOp::Sum | ReduceOp::Avg => i128::wrapping_add,
        ReduceOp::Prod => i128::wrapping_mul,
        ReduceOp::Max => Ord::max,
        ReduceOp::Min => Ord::min,
    };
    let scale = if op == ReduceOp::Avg { runs.len() as i128 } else { 1 };
    let wrapped = fold::<T, i128>(runs, T::to_i128, combine).into_iter().map(T::from_i128);
    bytes(wrapped.map(|sum| T::from_i128(sum.to_i128() / scale)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of<T: Element>(op: ReduceOp, runs: &[&[T]]) -> Vec<T> {
        let runs: Vec<Vec<u8>> = runs.iter().map(|run| bytes(run.iter().copied())).collect();
        elements(&reduce(T::DTYPE, op, &runs).expect("it is reduced")).collect()
    }

    #[test]
    fn integers_wrap_and_averages_truncate() {
        assert_eq!(of::<u8>(ReduceOp::Sum, &[&[200, 1], &[100, 2]]), [44, 3]);
        assert_eq!(of::<i8>(ReduceOp::Avg, &[&[-3, 100], &[0, 100]]), [-1, -28]);
        assert_eq!(of::<u64>(ReduceOp::Prod, &[&[u64::MAX], &[u64::MAX]]), [1]);
        assert_eq!(of::<i64>(ReduceOp::Min, &[&[i64::MIN], &[3]]), [i64::MIN]);
        assert_eq!(of::<u32>(ReduceOp::Max, &[&[u32::MAX], &[3]]), [u32::MAX]);
    }

    #[test]
    fn floats_round_once() {
        // In bf16, 256 + 1 is 256 and once more; the sum of three is 258.
        let runs: [&[bf16]; 3] = [&[bf16::from_f32(256.0)], &[bf16::ONE], &[bf16::ONE]];
        assert_eq!(of(ReduceOp::Sum, &runs), [bf16::from_f32(258.0)]);
        assert_eq!(of::<f32>(ReduceOp::Avg, &[&[1.0], &[2.0], &[6.0]]), [3.0]);
        assert_eq!(of::<f32>(ReduceOp::Max, &[&[f32::NAN], &[2.0]]), [2.0]);
    }

    #[test]
    fn other_types_are_not_reduced() {
        assert_eq!(reduce(DType::Bool, ReduceOp::Sum, &[vec![1]]), None);
        assert_eq!(reduce(DType::I16, ReduceOp::Sum, &[vec![1, 0]]), None);
    }
}
