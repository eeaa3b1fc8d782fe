//! Elements of host tensors as bytes in row-major order.

use tile_core::launch::{TensorArg, TensorParts};

/// The number of elements.
pub(super) fn len(tensor: &TensorArg<'_>) -> usize {
    tensor.shape.iter().product::<i64>() as usize
}

/// Whether elements are in row-major order without gaps.
pub(crate) fn is_contiguous(tensor: &TensorParts<'_>) -> bool {
    let mut step = 1;
    tensor.shape.iter().zip(tensor.strides).rev().all(|(&extent, &stride)| {
        let fits = extent == 1 || stride == step;
        step *= extent;
        fits
    })
}

/// Calls `visit` with the byte offset of each element, in row-major order.
fn each_offset(tensor: &TensorArg<'_>, mut visit: impl FnMut(usize)) {
    let bytes = tensor.dtype.bytes();
    let mut index = vec![0_i64; tensor.shape.len()];
    let mut offset = 0_i64;
    for _ in 0..len(tensor) {
        visit(offset as usize * bytes);
        for axis in (0..index.len()).rev() {
            index[axis] += 1;
            offset += tensor.strides[axis];
            if index[axis] < tensor.shape[axis] {
                break;
            }
            offset -= index[axis] * tensor.strides[axis];
            index[axis] = 0;
        }
    }
}

/// Copies all elements.
pub(super) fn gather(tensor: &TensorArg<'_>) -> Vec<u8> {
    let (count, size) = (len(tensor), tensor.dtype.bytes());
    let mut bytes = Vec::with_capacity(count * size);
    if count == 0 {
        return bytes;
    }
    if is_contiguous(tensor) {
        // SAFETY: the argument is a borrow of its elements, which lie without gaps.
        bytes.extend_from_slice(unsafe { std::slice::from_raw_parts(tensor.address, count * size) });
    } else {
        each_offset(tensor, |offset| {
            // SAFETY: as above, of one element.
            bytes.extend_from_slice(unsafe { std::slice::from_raw_parts(tensor.address.add(offset), size) });
        });
    }
    bytes
}

/// Overwrites all elements with parts that follow one another, and says that they are
/// written. The parts together have the tensor's bytes.
pub(super) fn scatter(tensor: &mut TensorArg<'_>, parts: &[Vec<u8>]) {
    let size = tensor.dtype.bytes();
    debug_assert_eq!(parts.iter().map(Vec::len).sum::<usize>(), len(tensor) * size);
    if is_contiguous(tensor) {
        let mut at = 0;
        for part in parts {
            // SAFETY: the argument is an exclusive borrow of its elements, which lie
            // without gaps; the parts are as long as they are.
            unsafe { tensor.address.add(at).copy_from_nonoverlapping(part.as_ptr(), part.len()) };
            at += part.len();
        }
    } else {
        let mut elements = parts.iter().flat_map(|part| part.chunks_exact(size));
        each_offset(tensor, |offset| {
            if let Some(element) = elements.next() {
                // SAFETY: as above, of one element.
                unsafe { tensor.address.add(offset).copy_from_nonoverlapping(element.as_ptr(), size) };
            }
        });
    }
    // SAFETY: all elements are.
    unsafe { tensor.mark_written() };
}
