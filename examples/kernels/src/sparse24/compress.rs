//! Compression to 2:4 sparsity on the host: the nonzero elements of a matrix and the metadata of
//! their positions.

use std::fmt;
use tile_kernel::prelude::*;

/// Adjacent elements of which two are kept.
const GROUP: usize = 4;

/// Elements whose metadata fit a byte.
const PER_BYTE: usize = 8;

/// Why a matrix cannot be compressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum CompressError {
    /// The number of columns is no multiple of eight.
    Columns {
        /// How many there are.
        found: usize,
    },
    /// More than two of four adjacent elements are not zero.
    Dense {
        /// Their row.
        row: usize,
        /// The column of the first of them.
        column: usize,
        /// How many are not zero.
        found: usize,
    },
}

impl fmt::Display for CompressError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CompressError::Columns { found } => write!(f, "{found} columns, expected a multiple of {PER_BYTE}"),
            CompressError::Dense { row, column, found } => {
                write!(f, "{found} of the {GROUP} elements from [{row}, {column}] on are not zero, expected at most 2")
            }
        }
    }
}

impl std::error::Error for CompressError {}

/// The elements of a row's group.
fn group<T: Element>(dense: &Tensor<T, 2>, row: usize, group: usize) -> [T; GROUP] {
    std::array::from_fn(|i| dense[[row, GROUP * group + i]])
}

/// Compresses a matrix `[m, k]`: the elements that are kept, `[m, k / 2]`, and their metadata,
/// `[m, k / 8]`.
///
/// A nibble holds the position of the first element of a group in its low two bits and that of the
/// second, which is greater, in the upper two. The lower of two groups has the low nibble of a
/// byte.
///
/// # Errors
/// [`CompressError`] where more than two of four adjacent elements are not zero, or the columns
/// are no multiple of eight.
pub fn compress<T: Element>(dense: &Tensor<T, 2>) -> Result<(Tensor<T, 2>, Tensor<u8, 2>), CompressError> {
    let [m, k] = dense.shape();
    if !k.is_multiple_of(PER_BYTE) {
        return Err(CompressError::Columns { found: k });
    }
    let mut kept = Tensor::<T, 2>::zeros([m, k / 2]);
    let mut places = Tensor::<u8, 2>::zeros([m, k / PER_BYTE]);
    for row in 0..m {
        for at in 0..k / GROUP {
            let elements = group(dense, row, at);
            let nonzero: Vec<usize> = (0..GROUP).filter(|&i| elements[i].to_f64() != 0.0).collect();
            // Any zeros fill up a group that keeps fewer.
            let [first, second] = match nonzero[..] {
                [first, second] => [first, second],
                [only] if only < GROUP - 1 => [only, GROUP - 1],
                [only] => [0, only],
                [] => [0, 1],
                _ => return Err(CompressError::Dense { row, column: GROUP * at, found: nonzero.len() }),
            };
            kept[[row, 2 * at]] = elements[first];
            kept[[row, 2 * at + 1]] = elements[second];
            places[[row, at / 2]] |= ((second << 2 | first) << (4 * (at % 2))) as u8;
        }
    }
    Ok((kept, places))
}

/// The dense matrix from its compressed form, the inverse of [`compress`].
pub fn expand<T: Element>(kept: &Tensor<T, 2>, places: &Tensor<u8, 2>) -> Tensor<T, 2> {
    let [m, half] = kept.shape();
    let mut dense = Tensor::<T, 2>::zeros([m, 2 * half]);
    for row in 0..m {
        for at in 0..half / 2 {
            let nibble = usize::from(places[[row, at / 2]] >> (4 * (at % 2)) & 15);
            // Metadata of zero stand for the positions 0 and 1.
            let nibble = if nibble == 0 { 0b0100 } else { nibble };
            dense[[row, GROUP * at + (nibble & 3)]] = kept[[row, 2 * at]];
            dense[[row, GROUP * at + (nibble >> 2)]] = kept[[row, 2 * at + 1]];
        }
    }
    dense
}

/// A copy with zeros in place of all but the two largest magnitudes of each four adjacent elements
/// of a row.
pub fn prune<T: Element>(dense: &Tensor<T, 2>) -> Tensor<T, 2> {
    let mut pruned = dense.clone();
    let [m, k] = dense.shape();
    for row in 0..m {
        for at in 0..k / GROUP {
            let magnitudes = group(dense, row, at).map(|x| x.to_f64().abs());
            let mut order = [0, 1, 2, 3];
            order.sort_by(|&i, &j| magnitudes[j].total_cmp(&magnitudes[i]));
            for &place in &order[2..] {
                pruned[[row, GROUP * at + place]] = T::from_f64(0.0);
            }
        }
    }
    pruned
}

#[cfg(test)]
mod tests {
    use super::*;

    fn matrix<const N: usize>(row: [f32; N]) -> Tensor<f32, 2> {
        Tensor::from_vec(row.to_vec(), [1, N]).expect("a row")
    }

    #[test]
    fn elements_are_kept_with_their_places() {
        let dense = matrix([0.0, 5.0, 0.0, 7.0, 1.0, 0.0, 0.0, 0.0]);
        let (kept, places) = compress(&dense).expect("two of four");
        assert_eq!(kept.to_vec(), [5.0, 7.0, 1.0, 0.0]);
        assert_eq!(places.to_vec(), [0b1100_1101]);
        assert_eq!(expand(&kept, &places), dense);
    }

    #[test]
    fn groups_with_few_elements_keep_zeros() {
        let dense = matrix([0.0, 0.0, 0.0, 9.0, 0.0, 0.0, 0.0, 0.0]);
        let (kept, places) = compress(&dense).expect("one of four");
        assert_eq!(places.to_vec(), [0b0100_1100]);
        assert_eq!(expand(&kept, &places), dense);
    }

    #[test]
    fn what_cannot_be_compressed_is_told() {
        let found = compress(&matrix([0.0; 12])).unwrap_err();
        assert_eq!(found.to_string(), "12 columns, expected a multiple of 8");
        let dense = matrix([0.0, 0.0, 0.0, 0.0, 1.0, 2.0, 0.0, 3.0]);
        let found = compress(&dense).unwrap_err();
        assert_eq!(found, CompressError::Dense { row: 0, column: 4, found: 3 });
        assert_eq!(found.to_string(), "3 of the 4 elements from [0, 4] on are not zero, expected at most 2");
        assert!(compress(&prune(&dense)).is_ok());
    }
}
