//! Tensors in host memory, as bytes that go to a device and come back.
//!
//! Devices that are given host tensors copy each, element by element where a
//! view has gaps, so that what lies in the gaps is neither read nor written.
//! Alignment is copied, too: an address that is 4 above a multiple of 16 stays
//! so.

use crate::facts::WIDEST;
use tile_core::launch::TensorParts;

/// The bytes of a tensor from its first element to its last, with zeros in the
/// gaps, after as many bytes as keep the alignment.
pub struct HostCopy {
    /// The bytes.
    pub bytes: Vec<u8>,
    /// Where element 0 is.
    pub first: usize,
}

/// The widest alignment that code depends on.
const ALIGN: usize = WIDEST as usize;

impl HostCopy {
    /// Of a tensor in host memory.
    ///
    /// # Safety
    /// Its elements may be read.
    pub unsafe fn of(tensor: &TensorParts<'_>) -> HostCopy {
        let width = tensor.dtype.bytes();
        let first = tensor.address.addr() % ALIGN;
        let end = each(tensor).map(|offset| offset + width).max().unwrap_or(0);
        let mut copy = HostCopy { bytes: vec![0; first + end], first };
        for offset in each(tensor) {
            let bytes = &mut copy.bytes[first + offset..][..width];
            // SAFETY: an element of the tensor.
            unsafe { tensor.address.add(offset).copy_to_nonoverlapping(bytes.as_mut_ptr(), width) };
        }
        copy
    }

    /// Writes the elements of an output.
    ///
    /// # Safety
    /// They are those that were copied, and may be written.
    pub unsafe fn back(&self, tensor: &TensorParts<'_>) {
        let width = tensor.dtype.bytes();
        for offset in each(tensor) {
            let bytes = &self.bytes[self.first + offset..][..width];
            // SAFETY: an element of the tensor.
            unsafe { tensor.address.add(offset).copy_from_nonoverlapping(bytes.as_ptr(), width) };
        }
    }
}

/// Offsets in bytes of all elements; once each where an axis repeats them.
fn each(tensor: &TensorParts<'_>) -> impl Iterator<Item = usize> {
    let width = tensor.dtype.bytes() as i64;
    let extents = |(&extent, &stride): (&i64, &i64)| (if stride == 0 { extent.min(1) } else { extent }, stride);
    let axes: Vec<(i64, i64)> = tensor.shape.iter().zip(tensor.strides).map(extents).collect();
    let count: i64 = axes.iter().map(|(extent, _)| extent).product();
    (0..count).map(move |i| {
        let mut rest = i;
        let mut offset = 0;
        for &(extent, stride) in axes.iter().rev() {
            offset += rest % extent * stride;
            rest /= extent;
        }
        (offset * width) as usize
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use tile_core::elem::DType;
    use tile_core::launch::Memory;

    fn parts<'a>(data: &mut [u16], shape: &'a [i64], strides: &'a [i64]) -> TensorParts<'a> {
        let address = data.as_mut_ptr().cast();
        TensorParts { dtype: DType::U16, address, memory: Memory::Host, shape, strides, mutable: true }
    }

    #[test]
    fn copies_leave_gaps_alone() {
        let mut data: Vec<u16> = (1..=12).collect();
        let tensor = parts(&mut data[1..], &[2, 3], &[5, 2]);
        // SAFETY: the elements are of `data`.
        let mut copy = unsafe { HostCopy::of(&tensor) };
        assert_eq!(copy.first, tensor.address.addr() % ALIGN);
        let words = |copy: &HostCopy| -> Vec<u16> {
            copy.bytes[copy.first..].chunks(2).map(|b| u16::from_ne_bytes([b[0], b[1]])).collect()
        };
        assert_eq!(words(&copy), [2, 0, 4, 0, 6, 7, 0, 9, 0, 11]);
        copy.bytes.fill(0xff);
        // SAFETY: as above.
        unsafe { copy.back(&tensor) };
        let max = u16::MAX;
        assert_eq!(data, [1, max, 3, max, 5, max, max, 8, max, 10, max, 12]);
    }

    #[test]
    fn repeated_and_missing_elements() {
        let mut data = [7_u16, 8];
        let repeated = parts(&mut data, &[1 << 40, 2], &[0, 1]);
        assert_eq!(each(&repeated).collect::<Vec<_>>(), [0, 2]);
        let empty = parts(&mut data, &[0, 1 << 40], &[1 << 40, 1]);
        assert_eq!(each(&empty).count(), 0);
        let single = parts(&mut data, &[], &[]);
        assert_eq!(each(&single).collect::<Vec<_>>(), [0]);
    }
}
