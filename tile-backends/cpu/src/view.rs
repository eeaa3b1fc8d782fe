//! Strided views of memory: the operands of every CPU routine.
//!
//! A tensor region, a tile, a sub-tile and a transposed view are all a [`View`]: a pointer, an
//! extent and a stride for each axis, and the range of indices that exist. A region may extend
//! beyond the edges of its tensor on either side; `lo..hi` is the part inside.

/// A strided window of rank `R` onto elements of type `T`.
///
/// Index `i` lies at `ptr + Σ i[a]·stride[a]` (elements, not bytes). Indices
/// with `lo[a] <= i[a] < hi[a]` on every axis exist; reading any other gives
/// the operation's fill value and writing it does nothing. `ptr` itself may
/// lie outside the allocation when index 0 does not exist, so addresses are
/// formed by [`View::at`] (wrapping) and only existing ones are dereferenced.
#[derive(Debug)]
pub struct View<T, const R: usize> {
    /// Address of index 0 on every axis.
    pub ptr: *mut T,
    /// Number of indices on each axis.
    pub extent: [i64; R],
    /// Distance between adjacent elements on each axis, in elements.
    pub stride: [i64; R],
    /// First index that exists, `0 <= lo <= hi`.
    pub lo: [i64; R],
    /// One past the last index that exists, `hi <= extent`.
    pub hi: [i64; R],
}

impl<T, const R: usize> Clone for View<T, R> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}
impl<T, const R: usize> Copy for View<T, R> {}

impl<T, const R: usize> View<T, R> {
    /// A view in which every index exists.
    #[inline(always)]
    pub fn whole(ptr: *mut T, extent: [i64; R], stride: [i64; R]) -> Self {
        View { ptr, extent, stride, lo: [0; R], hi: extent }
    }

    /// A whole view of packed row-major memory, the layout of every tile.
    #[inline(always)]
    pub fn packed(ptr: *mut T, extent: [i64; R]) -> Self {
        let mut stride = [1; R];
        let mut axis = R;
        let mut step = 1;
        while axis > 0 {
            axis -= 1;
            stride[axis] = step;
            // Wraps only beside an extent of zero, where no index exists.
            step = extent[axis].wrapping_mul(step);
        }
        Self::whole(ptr, extent, stride)
    }

    /// The address of an index, which need not exist.
    #[inline(always)]
    pub fn at(&self, index: [i64; R]) -> *mut T {
        let mut offset = 0_i64;
        let mut axis = 0;
        while axis < R {
            offset = index[axis].wrapping_mul(self.stride[axis]).wrapping_add(offset);
            axis += 1;
        }
        self.ptr.wrapping_offset(offset as isize)
    }

    /// Whether an index exists.
    #[inline(always)]
    pub fn exists(&self, index: [i64; R]) -> bool {
        let mut axis = 0;
        while axis < R {
            if index[axis] < self.lo[axis] || index[axis] >= self.hi[axis] {
                return false;
            }
            axis += 1;
        }
        true
    }

    /// Whether every index exists.
    #[inline(always)]
    pub fn is_whole(&self) -> bool {
        let mut axis = 0;
        while axis < R {
            if self.lo[axis] != 0 || self.hi[axis] != self.extent[axis] {
                return false;
            }
            axis += 1;
        }
        true
    }

    /// Whether every row along the last axis exists, from its first element on.
    #[inline(always)]
    pub fn has_all_rows(&self) -> bool {
        let mut axis = 0;
        while axis < R {
            if self.lo[axis] != 0 || axis + 1 < R && self.hi[axis] != self.extent[axis] {
                return false;
            }
            axis += 1;
        }
        true
    }

    /// The same cells read as another type of the same width.
    #[inline(always)]
    pub fn cast<U>(&self) -> View<U, R> {
        View { ptr: self.ptr.cast(), extent: self.extent, stride: self.stride, lo: self.lo, hi: self.hi }
    }

    /// The window of `extent` that starts at `start` (which may be negative),
    /// clipped to what exists of this view.
    #[inline(always)]
    pub fn window(&self, start: [i64; R], extent: [i64; R]) -> Self {
        let mut lo = [0; R];
        let mut hi = [0; R];
        let mut axis = 0;
        while axis < R {
            lo[axis] = clamp(self.lo[axis].saturating_sub(start[axis]), 0, extent[axis]);
            hi[axis] = clamp(self.hi[axis].saturating_sub(start[axis]), lo[axis], extent[axis]);
            axis += 1;
        }
        View { ptr: self.at(start), extent, stride: self.stride, lo, hi }
    }

    /// The view with axis `a` of the result being axis `perm[a]` of this one.
    #[inline(always)]
    pub fn permute(&self, perm: [usize; R]) -> Self {
        let mut out = *self;
        let mut axis = 0;
        while axis < R {
            let from = perm[axis];
            out.extent[axis] = self.extent[from];
            out.stride[axis] = self.stride[from];
            out.lo[axis] = self.lo[from];
            out.hi[axis] = self.hi[from];
            axis += 1;
        }
        out
    }

    /// The view without the axes that `keep` does not list. Those axes have
    /// extent 1; when their one index does not exist, nothing of the result
    /// does.
    #[inline(always)]
    pub fn squeeze<const K: usize>(&self, keep: [usize; K]) -> View<T, K> {
        let mut out = View { ptr: self.ptr, extent: [0; K], stride: [0; K], lo: [0; K], hi: [0; K] };
        let mut empty = false;
        let mut axis = 0;
        let mut next = 0;
        while axis < R {
            if next < K && keep[next] == axis {
                out.extent[next] = self.extent[axis];
                out.stride[next] = self.stride[axis];
                out.lo[next] = self.lo[axis];
                out.hi[next] = self.hi[axis];
                next += 1;
            } else if self.lo[axis] >= self.hi[axis] {
                empty = true;
            }
            axis += 1;
        }
        if empty {
            out.hi = out.lo;
        }
        out
    }
}

#[inline(always)]
pub(crate) fn clamp(x: i64, lo: i64, hi: i64) -> i64 {
    if x < lo {
        lo
    } else if x > hi {
        hi
    } else {
        x
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn windows_clip_on_both_sides() {
        let v = View::packed(std::ptr::null_mut::<u8>(), [10, 4]);
        let w = v.window([-2, 3], [5, 4]);
        assert_eq!((w.lo, w.hi), ([2, 0], [5, 1]));
        assert!(w.exists([2, 0]) && !w.exists([1, 0]) && !w.exists([2, 1]));
        let away = v.window([20, 0], [5, 4]);
        assert_eq!(away.lo[0], away.hi[0]);
    }

    #[test]
    fn squeezing_a_missing_axis_empties_the_view() {
        let v = View::packed(std::ptr::null_mut::<u8>(), [3, 4]);
        assert!(v.window([1, 0], [1, 4]).squeeze([1]).is_whole());
        assert!(!v.window([3, 0], [1, 4]).squeeze([1]).exists([0]));
    }
}
