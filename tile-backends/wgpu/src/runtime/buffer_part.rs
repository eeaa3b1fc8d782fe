//! Layouts in parts of buffers: what fits, and which ranges of bytes are elements.

use super::units::WORD;
use tile_core::launch::LaunchError;
use tile_core::tensor::{Layout, TensorError};

/// Refuses a part of a buffer of `size` bytes that cannot be bound: `span` elements of
/// `width` bytes from byte `offset` on.
pub(super) fn check(offset: u64, span: usize, width: usize, size: u64) -> Result<(), TensorError> {
    let multiple = width as u64;
    if !offset.is_multiple_of(multiple) {
        return Err(TensorError::Alignment { what: "byte offset", found: offset, multiple });
    }
    // A tensor without elements is bound as well, by a word.
    let needed = (span as u64).checked_mul(multiple).map(|bytes| bytes.max(1));
    let end = needed.and_then(|needed| offset.checked_add(needed)?.checked_next_multiple_of(WORD));
    match end.is_some_and(|end| end <= size) {
        true => Ok(()),
        false => {
            let needed = end.map_or(u64::MAX, |end| end - offset);
            Err(TensorError::Bytes { offset, needed, found: size })
        }
    }
}

/// The ranges of bytes that elements of `width` bytes fill, in row-major order of their
/// indices: the first byte relative to the first element, that in a row-major copy, and
/// how many. Rows without gaps are one range.
pub(super) fn ranges<const R: usize>(layout: &Layout<R>, width: usize) -> Vec<(u64, usize, usize)> {
    let (shape, strides) = (layout.shape(), layout.strides());
    // The last axes whose elements have no gaps are one range for each index of the others.
    let (mut outer, mut run) = (R, 1);
    while outer > 0 && (shape[outer - 1] == 1 || strides[outer - 1] == run) {
        outer -= 1;
        run *= shape[outer];
    }
    let mut index = [0; R];
    let count = if layout.is_empty() { 0 } else { layout.len() / run };
    let each = (0..count).map(|number| {
        let first: usize = index.iter().zip(strides).map(|(&i, stride)| i * stride * width).sum();
        for axis in (0..outer).rev() {
            index[axis] += 1;
            if index[axis] < shape[axis] {
                break;
            }
            index[axis] = 0;
        }
        (first as u64, number * run * width, run * width)
    });
    each.collect()
}

/// Refuses ranges that are not of whole words, of which alone a queue writes.
pub(super) fn check_words(offset: u64, ranges: &[(u64, usize, usize)]) -> Result<(), LaunchError> {
    let whole = |&&(from, _, count): &&(u64, usize, usize)| {
        (offset + from).is_multiple_of(WORD) && (count as u64).is_multiple_of(WORD)
    };
    let Some(&(from, _, count)) = ranges.iter().find(|range| !whole(range)) else { return Ok(()) };
    let reason = format!(
        "neighbouring elements are {count} bytes from byte {} of the buffer on, expected multiples of {WORD} bytes; \
         a kernel that copies can write them",
        offset + from
    );
    Err(LaunchError::Strides { argument: "self".to_owned(), reason })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_lie_in_their_buffer() {
        assert_eq!(check(8, 14, 4, 64), Ok(()));
        let bytes = |offset, needed| Err(TensorError::Bytes { offset, needed, found: 64 });
        assert_eq!(check(12, 14, 4, 64), bytes(12, 56));
        // What is bound ends with a word.
        assert_eq!(check(58, 3, 2, 64), Ok(()));
        assert_eq!(check(58, 3, 2, 63), Err(TensorError::Bytes { offset: 58, needed: 6, found: 63 }));
        assert_eq!(check(64, 0, 4, 64), bytes(64, 4));
        assert_eq!(check(u64::MAX - 3, 1, 4, 64), bytes(u64::MAX - 3, u64::MAX));
        assert_eq!(check(0, usize::MAX, 4, 64), bytes(0, u64::MAX));
        let unaligned = TensorError::Alignment { what: "byte offset", found: 6, multiple: 4 };
        assert_eq!(unaligned.to_string(), "byte offset 6 is not a multiple of 4 bytes");
        assert_eq!(check(6, 1, 4, 64), Err(unaligned));
    }

    #[test]
    fn rows_are_one_range() -> Result<(), TensorError> {
        assert_eq!(ranges(&Layout::contiguous([3, 5])?, 4), [(0, 0, 60)]);
        assert_eq!(ranges(&Layout::strided([2, 3], [8, 1])?, 2), [(0, 0, 6), (16, 6, 6)]);
        assert_eq!(ranges(&Layout::strided([2, 2], [1, 4])?, 4), [(0, 0, 4), (16, 4, 4), (4, 8, 4), (20, 12, 4)]);
        assert_eq!(ranges(&Layout::strided([2, 0], [1, 4])?, 4), []);
        assert_eq!(ranges(&Layout::strided([2, 2], [0, 1])?, 4), [(0, 0, 8), (0, 8, 8)]);
        Ok(())
    }

    #[test]
    fn queues_write_whole_words() -> Result<(), TensorError> {
        let rows = ranges(&Layout::strided([2, 3], [8, 1])?, 2);
        let refused = check_words(4, &rows).map_err(|error| error.to_string());
        assert!(refused.is_err_and(|text| text.contains("6 bytes from byte 4 of the buffer")));
        assert_eq!(check_words(4, &ranges(&Layout::strided([2, 4], [8, 1])?, 2)), Ok(()));
        Ok(())
    }
}
