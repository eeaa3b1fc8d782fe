//! Iteration over the indices of a rectangular region.

use crate::view::View;

/// A half-open range of indices on each axis.
#[derive(Clone, Copy, Debug)]
pub struct Span<const R: usize> {
    /// First index.
    pub lo: [i64; R],
    /// One past the last index.
    pub hi: [i64; R],
}

impl<const R: usize> Span<R> {
    /// The indices of a view that exist.
    #[inline(always)]
    pub fn of<T>(view: &View<T, R>) -> Self {
        Span { lo: view.lo, hi: view.hi }
    }

    /// The indices in both.
    #[inline(always)]
    pub fn meet(self, other: Self) -> Self {
        let mut out = self;
        let mut axis = 0;
        while axis < R {
            out.lo[axis] = if other.lo[axis] > self.lo[axis] { other.lo[axis] } else { self.lo[axis] };
            out.hi[axis] = if other.hi[axis] < self.hi[axis] { other.hi[axis] } else { self.hi[axis] };
            axis += 1;
        }
        out
    }

    /// Whether it has no index.
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        let mut axis = 0;
        while axis < R {
            if self.lo[axis] >= self.hi[axis] {
                return true;
            }
            axis += 1;
        }
        false
    }

    /// Whether all indices of `other` are in it.
    #[inline(always)]
    pub fn contains(&self, other: &Self) -> bool {
        let mut all = true;
        let mut axis = 0;
        while axis < R {
            all &= self.lo[axis] <= other.lo[axis] && other.hi[axis] <= self.hi[axis];
            axis += 1;
        }
        all
    }

    /// Whether `index` is in it on every axis other than `except`.
    #[inline(always)]
    pub fn contains_but(&self, index: [i64; R], except: usize) -> bool {
        let mut axis = 0;
        while axis < R {
            if axis != except && (index[axis] < self.lo[axis] || index[axis] >= self.hi[axis]) {
                return false;
            }
            axis += 1;
        }
        true
    }
}

/// The indices that exist in both views.
#[inline(always)]
pub fn overlap<S, D, const R: usize>(a: &View<S, R>, b: &View<D, R>) -> Span<R> {
    Span::of(a).meet(Span::of(b))
}

/// The last axis other than `except` that is contiguous in memory, or `R` if there is none.
#[inline(always)]
pub fn unit_axis<T, const R: usize>(view: &View<T, R>, except: usize) -> usize {
    let mut axis = R;
    while axis > 0 {
        axis -= 1;
        if axis != except && view.stride[axis] == 1 && view.extent[axis] > 1 {
            return axis;
        }
    }
    R
}

/// The view with one more axis, of extent 1, in front of axis `axis`.
#[inline(always)]
pub fn insert_axis<T, const K: usize, const R: usize>(view: View<T, K>, axis: usize) -> View<T, R> {
    const { assert!(R == K + 1, "one axis is inserted") };
    let mut out = View { ptr: view.ptr, extent: [1; R], stride: [0; R], lo: [0; R], hi: [1; R] };
    let mut from = 0;
    while from < K {
        let to = if from < axis { from } else { from + 1 };
        out.extent[to] = view.extent[from];
        out.stride[to] = view.stride[from];
        out.lo[to] = view.lo[from];
        out.hi[to] = view.hi[from];
        from += 1;
    }
    out
}

/// The indices of a span in row-major order, with some axes held at their
/// first index.
///
/// Not an `Iterator`: the standard adaptors take closures, which do not
/// inherit the target features of the level (see [`crate::level`]).
#[derive(Clone, Copy, Debug)]
pub struct Odometer<const R: usize> {
    span: Span<R>,
    next: [i64; R],
    held: u32,
    done: bool,
}

impl<const R: usize> Odometer<R> {
    /// Holds axis `held`; `R` holds none.
    #[inline(always)]
    pub fn new(span: Span<R>, held: usize) -> Self {
        Self::holding(span, 1 << held)
    }

    /// Holds each axis whose bit is set in `held`.
    #[inline(always)]
    pub fn holding(span: Span<R>, held: u32) -> Self {
        Odometer { span, next: span.lo, held, done: span.is_empty() }
    }

    /// The next index.
    #[inline(always)]
    #[allow(clippy::should_implement_trait, reason = "see the type's documentation")]
    pub fn next(&mut self) -> Option<[i64; R]> {
        if self.done {
            return None;
        }
        let index = self.next;
        let mut axis = R;
        self.done = true;
        while axis > 0 {
            axis -= 1;
            if self.held >> axis & 1 == 1 {
                continue;
            }
            self.next[axis] += 1;
            if self.next[axis] < self.span.hi[axis] {
                self.done = false;
                break;
            }
            self.next[axis] = self.span.lo[axis];
        }
        Some(index)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn visits_in_row_major_order() {
        let span = Span { lo: [1, 0, 2], hi: [3, 2, 4] };
        let mut all = Vec::new();
        let mut walk = Odometer::new(span, 1);
        while let Some(i) = walk.next() {
            all.push(i);
        }
        assert_eq!(all, [[1, 0, 2], [1, 0, 3], [2, 0, 2], [2, 0, 3]]);
        assert!(Odometer::new(Span { lo: [0, 1], hi: [4, 1] }, 2).next().is_none());
    }
}
