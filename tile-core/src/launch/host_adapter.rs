//! Host adapter: copies host tensors to a device's memory and back, as bytes.
//!
//! Devices that are given host tensors copy each, element by element where a
//! view has gaps, so that what lies in the gaps is neither read nor written.
//! Alignment is copied, too: an address that is 4 above a multiple of 16 stays
//! so.

use super::{TensorArg, TensorParts};

/// A host tensor as contiguous bytes, from its first element to its last.
///
/// Gaps hold zeros, and padding in front keeps the alignment.
pub struct HostCopy {
    /// The bytes.
    pub bytes: Vec<u8>,
    /// Where element 0 is.
    pub first: usize,
    /// Strides of the copy, in elements.
    pub strides: Vec<i64>,
}

/// The widest alignment that code depends on.
pub(super) const ALIGN: usize = 16;

impl HostCopy {
    /// Copies a tensor in host memory, with its strides.
    ///
    /// # Safety
    /// Its elements may be read.
    pub unsafe fn of(tensor: &TensorParts<'_>) -> HostCopy {
        let strides = tensor.strides.to_vec();
        let width = tensor.dtype.bytes();
        let end = match is_row_major(tensor) {
            true => tensor.shape.iter().product::<i64>() as usize * width,
            false => each(tensor, &strides).map(|(_, to)| to + width).max().unwrap_or(0),
        };
        // SAFETY: the caller's promise.
        unsafe { HostCopy::filled(tensor, strides, Vec::new(), end) }
    }

    /// Copies an argument in host memory: as [`of`](HostCopy::of), and zeros where its
    /// elements may be uninitialised.
    ///
    /// # Safety
    /// Its elements may be read, if they are initialised.
    pub unsafe fn of_arg(tensor: &TensorArg<'_>) -> HostCopy {
        if !tensor.is_uninit() {
            // SAFETY: the caller's promise.
            return unsafe { HostCopy::of(tensor) };
        }
        let first = tensor.address.addr() % ALIGN;
        HostCopy { bytes: vec![0; first + tensor.span()], first, strides: tensor.strides.to_vec() }
    }

    /// Copies a tensor in host memory in row-major order, so that its last axis has
    /// stride 1. An axis of stride 0 stays one, but for the last, whose elements are
    /// written out. `None` if the host has no memory for it.
    ///
    /// # Safety
    /// Its elements may be read.
    pub unsafe fn in_rows(tensor: &TensorParts<'_>) -> Option<HostCopy> {
        let last = tensor.shape.len().saturating_sub(1);
        let mut strides = vec![0; tensor.shape.len()];
        let mut count: i64 = 1;
        for (axis, stride) in strides.iter_mut().enumerate().rev() {
            if axis == last || tensor.strides[axis] != 0 {
                *stride = count;
                count = count.checked_mul(tensor.shape[axis].max(1))?;
            }
        }
        let count = if tensor.shape.contains(&0) { 0 } else { count };
        let end = usize::try_from(count).ok()?.checked_mul(tensor.dtype.bytes())?;
        let mut bytes = Vec::new();
        bytes.try_reserve_exact(end.checked_add(ALIGN)?).ok()?;
        // SAFETY: the caller's promise.
        Some(unsafe { HostCopy::filled(tensor, strides, bytes, end) })
    }

    /// # Safety
    /// As for [`of`](HostCopy::of).
    unsafe fn filled(tensor: &TensorParts<'_>, strides: Vec<i64>, mut bytes: Vec<u8>, end: usize) -> HostCopy {
        let width = tensor.dtype.bytes();
        let first = tensor.address.addr() % ALIGN;
        if end > 0 && is_row_major(tensor) && is_same_order(tensor, &strides) {
            bytes.reserve_exact(first + end);
            bytes.resize(first, 0);
            // SAFETY: elements of the tensor, which are neighbours.
            bytes.extend_from_slice(unsafe { std::slice::from_raw_parts(tensor.address, end) });
            return HostCopy { bytes, first, strides };
        }
        bytes.resize(first + end, 0);
        for (from, to) in each(tensor, &strides) {
            let bytes = &mut bytes[first + to..][..width];
            // SAFETY: an element of the tensor.
            unsafe { tensor.address.add(from).copy_to_nonoverlapping(bytes.as_mut_ptr(), width) };
        }
        HostCopy { bytes, first, strides }
    }

    /// Writes the elements of an output.
    ///
    /// # Safety
    /// They are those that were copied, and may be written.
    pub unsafe fn back(&self, tensor: &TensorParts<'_>) {
        let width = tensor.dtype.bytes();
        if is_row_major(tensor) && is_same_order(tensor, &self.strides) {
            let bytes = &self.bytes[self.first..];
            // SAFETY: elements of the tensor, which are neighbours and as many as were copied.
            unsafe { tensor.address.copy_from_nonoverlapping(bytes.as_ptr(), bytes.len()) };
            return;
        }
        for (to, from) in each(tensor, &self.strides) {
            let bytes = &self.bytes[self.first + from..][..width];
            // SAFETY: an element of the tensor.
            unsafe { tensor.address.add(to).copy_from_nonoverlapping(bytes.as_ptr(), width) };
        }
    }
}

/// Whether elements are neighbours in row-major order: strides of axes of one element say nothing.
fn is_row_major(tensor: &TensorParts<'_>) -> bool {
    let mut expected: i64 = 1;
    let axes = tensor.shape.iter().zip(tensor.strides).rev();
    axes.filter(|(extent, _)| **extent != 1).all(|(&extent, &stride)| {
        let is_next = stride == expected;
        expected = expected.saturating_mul(extent);
        is_next
    })
}

/// Whether a copy has these strides, too.
fn is_same_order(tensor: &TensorParts<'_>, strides: &[i64]) -> bool {
    let axes = tensor.shape.iter().zip(tensor.strides.iter().zip(strides));
    axes.into_iter().all(|(&extent, (stride, copied))| extent == 1 || stride == copied)
}

/// Offsets in bytes of all elements, in the tensor and in its copy; once each where
/// an axis repeats them in both.
fn each(tensor: &TensorParts<'_>, copied: &[i64]) -> impl Iterator<Item = (usize, usize)> {
    let width = tensor.dtype.bytes() as i64;
    let axes: Vec<(i64, i64, i64)> = tensor
        .shape
        .iter()
        .zip(tensor.strides.iter().zip(copied))
        .map(|(&extent, (&from, &to))| (if from == 0 && to == 0 { extent.min(1) } else { extent }, from, to))
        .collect();
    let count: i64 = axes.iter().map(|(extent, ..)| extent).product();
    (0..count).map(move |i| {
        let mut rest = i;
        let (mut from, mut to) = (0, 0);
        for &(extent, here, there) in axes.iter().rev() {
            from += rest % extent * here;
            to += rest % extent * there;
            rest /= extent;
        }
        ((from * width) as usize, (to * width) as usize)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::elem::DType;
    use crate::launch::Memory;

    fn parts<'a>(data: &mut [u16], shape: &'a [i64], strides: &'a [i64]) -> TensorParts<'a> {
        let address = data.as_mut_ptr().cast();
        TensorParts { dtype: DType::U16, address, memory: Memory::Host, shape, strides, mutable: true }
    }

    fn words(copy: &HostCopy) -> Vec<u16> {
        copy.bytes[copy.first..].chunks(2).map(|b| u16::from_ne_bytes([b[0], b[1]])).collect()
    }

    #[test]
    fn copies_leave_gaps_alone() {
        let mut data: Vec<u16> = (1..=12).collect();
        let tensor = parts(&mut data[1..], &[2, 3], &[5, 2]);
        // SAFETY: the elements are of `data`.
        let mut copy = unsafe { HostCopy::of(&tensor) };
        assert_eq!(copy.first, tensor.address.addr() % ALIGN);
        assert_eq!(words(&copy), [2, 0, 4, 0, 6, 7, 0, 9, 0, 11]);
        copy.bytes.fill(0xff);
        // SAFETY: as above.
        unsafe { copy.back(&tensor) };
        let max = u16::MAX;
        assert_eq!(data, [1, max, 3, max, 5, max, max, 8, max, 10, max, 12]);
    }

    #[test]
    fn neighbours_are_copied_at_once() {
        let mut data: Vec<u16> = (1..=8).collect();
        // An axis of one element has any stride.
        for (shape, strides) in [([2, 1, 3], [3, 77, 1]), ([1, 2, 3], [5, 3, 1])] {
            let tensor = parts(&mut data[1..], &shape, &strides);
            assert!(is_row_major(&tensor));
            // SAFETY: the elements are of `data`.
            let mut copy = unsafe { HostCopy::of(&tensor) };
            assert_eq!((words(&copy), copy.first), (vec![2, 3, 4, 5, 6, 7], tensor.address.addr() % ALIGN));
            copy.bytes[copy.first..].fill(0);
            // SAFETY: as above.
            unsafe { copy.back(&tensor) };
            assert_eq!(data, [1, 0, 0, 0, 0, 0, 0, 8]);
            data = (1..=8).collect();
        }
        for (shape, strides) in [([2, 3], [4, 1]), ([2, 3], [1, 2]), ([2, 3], [0, 1])] {
            assert!(!is_row_major(&parts(&mut data, &shape, &strides)), "{strides:?}");
        }
        // No elements: nothing is touched.
        let empty = parts(&mut data, &[0, 3], &[3, 1]);
        // SAFETY: there are none.
        let copy = unsafe { HostCopy::of(&empty) };
        assert_eq!(words(&copy), [0_u16; 0]);
        // SAFETY: as above.
        unsafe { copy.back(&empty) };
        assert_eq!(data, [1, 2, 3, 4, 5, 6, 7, 8]);
    }

    #[test]
    fn rows_have_no_gaps() {
        let mut data: Vec<u16> = (1..=12).collect();
        // A transposed part.
        let tensor = parts(&mut data[1..], &[3, 2], &[2, 5]);
        // SAFETY: the elements are of `data`.
        let mut copy = unsafe { HostCopy::in_rows(&tensor) }.expect("it is small");
        assert_eq!((words(&copy), &copy.strides[..]), (vec![2, 7, 4, 9, 6, 11], &[2, 1][..]));
        let first = copy.first;
        copy.bytes[first] = 20;
        // SAFETY: as above.
        unsafe { copy.back(&tensor) };
        assert_eq!(data, [1, 20, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
        let repeated = parts(&mut data, &[1 << 40, 3], &[0, 0]);
        // SAFETY: as above.
        let copy = unsafe { HostCopy::in_rows(&repeated) }.expect("it is small");
        assert_eq!((words(&copy), &copy.strides[..]), (vec![1, 1, 1], &[0, 1][..]));
        for extent in [1 << 61, i64::MAX] {
            let shape = [extent, 3];
            let endless = parts(&mut data, &shape, &[1, 0]);
            // SAFETY: nothing is read.
            assert!(unsafe { HostCopy::in_rows(&endless) }.is_none());
        }
    }

    #[test]
    fn repeated_and_missing_elements() {
        let mut data = [7_u16, 8];
        let repeated = parts(&mut data, &[1 << 40, 2], &[0, 1]);
        assert_eq!(each(&repeated, &[0, 1]).collect::<Vec<_>>(), [(0, 0), (2, 2)]);
        let empty = parts(&mut data, &[0, 1 << 40], &[1 << 40, 1]);
        assert_eq!(each(&empty, &[1 << 40, 1]).count(), 0);
        let single = parts(&mut data, &[], &[]);
        assert_eq!(each(&single, &[]).collect::<Vec<_>>(), [(0, 0)]);
    }
}
