//! Facts about elements along one axis of an input: the least and the greatest, and where the first and
//! the last are that lie in an interval.
//!
//! Loops over tiles begin and end by them where a mask compares such elements (document ids,
//! positions): `tile-core/src/passes/masked_steps/data`.

use crate::scalar::CpuElem;
use crate::view::View;

/// Elements that are looked at together, so that the comparisons are vector code.
const CHUNK: i64 = 64;

/// The existing elements of a view along an axis, within some indices.
#[derive(Clone, Copy, Debug)]
pub struct Line<T> {
    /// Address of index 0.
    ptr: *mut T,
    stride: i64,
    /// The indices that were asked for.
    asked: [i64; 2],
    /// Those of them that exist: from the first to before the second.
    exist: [i64; 2],
}

impl<T: CpuElem, const R: usize> View<T, R> {
    /// Elements along `axis` from the index `at` to before `to`.
    #[inline(always)]
    pub fn line(&self, at: [i64; R], axis: usize, to: i64) -> Line<T> {
        let from = at[axis];
        let mut start = at;
        start[axis] = 0;
        let others = (0..R).all(|other| other == axis || (self.lo[other] <= at[other] && at[other] < self.hi[other]));
        let (first, end) = (Ord::max(from, self.lo[axis]), Ord::min(to, self.hi[axis]));
        let exist = if others && first < end { [first, end] } else { [0, 0] };
        Line { ptr: self.at(start), stride: self.stride[axis], asked: [from, to], exist }
    }
}

impl<T: CpuElem> Line<T> {
    /// The element at an index.
    ///
    /// # Safety
    /// It exists and can be read.
    #[inline(always)]
    unsafe fn get(&self, index: i64) -> T {
        let at = self.ptr.wrapping_offset(index.wrapping_mul(self.stride) as isize);
        // SAFETY: the caller's promise; the encoding has the element's width and at most its alignment.
        T::from_bits(unsafe { *at.cast::<T::Bits>() })
    }

    #[inline(always)]
    unsafe fn fold(self, identity: T, f: impl Fn(T, T) -> T) -> T {
        let [first, end] = self.exist;
        // SAFETY: the caller's promise.
        (first..end).fold(identity, |sum, index| f(sum, unsafe { self.get(index) }))
    }

    /// The least element; the type's greatest value of none.
    ///
    /// # Safety
    /// Existing elements can be read, and nothing writes them meanwhile.
    #[inline(always)]
    pub unsafe fn least(self) -> T {
        // SAFETY: the caller's promise.
        unsafe { self.fold(T::HIGHEST, T::min) }
    }

    /// The greatest element; the type's least value of none.
    ///
    /// # Safety
    /// As for [`Line::least`].
    #[inline(always)]
    pub unsafe fn greatest(self) -> T {
        // SAFETY: the caller's promise.
        unsafe { self.fold(T::LOWEST, T::max) }
    }

    /// The index of the first element that lies between two, both included, or outside of them if it
    /// is not to be `inside`; the end of the indices if there is none.
    ///
    /// # Safety
    /// As for [`Line::least`].
    #[inline(always)]
    pub unsafe fn first(self, lo: T, hi: T, inside: bool) -> i64 {
        let [mut index, end] = self.exist;
        while index < end {
            let chunk = index..Ord::min(index + CHUNK, end);
            // SAFETY: the caller's promise.
            if unsafe { self.any(chunk.start, chunk.end, lo, hi, inside) } {
                // SAFETY: as above.
                return chunk.into_iter().find(|&index| unsafe { self.is(index, lo, hi, inside) }).unwrap_or(index);
            }
            index = chunk.end;
        }
        self.asked[1]
    }

    /// The index behind the last element that lies between two, both included; the first index if there
    /// is none.
    ///
    /// # Safety
    /// As for [`Line::least`].
    #[inline(always)]
    pub unsafe fn last(self, lo: T, hi: T) -> i64 {
        let [first, mut end] = self.exist;
        while end > first {
            let start = Ord::max(end - CHUNK, first);
            // SAFETY: the caller's promise.
            if unsafe { self.any(start, end, lo, hi, true) } {
                // SAFETY: as above.
                let found = (start..end).rfind(|&index| unsafe { self.is(index, lo, hi, true) });
                return found.map_or(end, |index| index + 1);
            }
            end = start;
        }
        self.asked[0]
    }

    /// Whether an element is in an interval, or not.
    #[inline(always)]
    unsafe fn is(&self, index: i64, lo: T, hi: T, inside: bool) -> bool {
        // SAFETY: the caller's promise.
        let x = unsafe { self.get(index) };
        (lo.le(x) & x.le(hi)) == inside
    }

    #[inline(always)]
    unsafe fn any(&self, start: i64, end: i64, lo: T, hi: T, inside: bool) -> bool {
        let mut any = false;
        for index in start..end {
            // SAFETY: the caller's promise.
            any |= unsafe { self.is(index, lo, hi, inside) };
        }
        any
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elements_of_an_axis_are_found() {
        let mut ids: Vec<i32> = (0..2 * 300).map(|i| if i < 300 { i / 50 } else { 9 }).collect();
        ids[130] = 40;
        let rows = View::packed(ids.as_mut_ptr(), [2, 300]);
        let columns = rows.permute([1, 0]);
        // SAFETY: the views are of the vector, and lines have what exists of them.
        unsafe {
            assert_eq!((rows.line([0, 60], 1, 140).least(), rows.line([0, 60], 1, 140).greatest()), (1, 40));
            assert_eq!(rows.line([0, 0], 1, 300).first(2, 3, true), 100);
            assert_eq!(rows.line([0, 0], 1, 300).last(2, 3), 200);
            assert_eq!(columns.line([101, 0], 0, 300).first(2, 3, false), 130);
            assert_eq!(columns.line([140, 0], 0, 170).last(3, 3), 170);
            // Indices beyond the ends, and none.
            assert_eq!(rows.line([0, -7], 1, 900).last(5, 9), 300);
            assert_eq!(rows.line([0, -7], 1, 900).last(70, 90), -7);
            assert_eq!(rows.line([0, 20], 1, 900).first(70, 90, true), 900);
            assert_eq!(rows.line([2, 0], 1, 300).least(), i32::MAX);
            assert_eq!(rows.line([0, 20], 1, 20).greatest(), i32::MIN);
            let nan = &mut [1.0_f32, f32::NAN, 3.0];
            let line = View::packed(nan.as_mut_ptr(), [3]).line([0], 0, 3);
            assert_eq!((line.least(), line.greatest(), line.first(2.0, 4.0, true)), (1.0, 3.0, 2));
            assert_eq!(line.first(0.0, 9.0, false), 1);
        }
    }
}
