//! Host tensors of any element type, with the same pseudo-random elements in every run.

use crate::launches::Argument;
use tile_core::elem::DType;
use tile_core::interp::scalar::{eval_cast, eval_literal};
use tile_core::ir::Literal;
use tile_kernel::launch::{Arg, Memory, Scalar, TensorArg, TensorParts};

/// An argument with its elements.
#[derive(Clone)]
pub(crate) enum Buffer {
    Tensor { dtype: DType, shape: Vec<i64>, strides: Vec<i64>, mutable: bool, words: Vec<u64> },
    Scalar(Scalar),
}

/// Elements repeat after so many: a prime, so that rows and columns differ.
const PERIOD: usize = 8191;

impl Buffer {
    /// Random elements for inputs, zeros for outputs: floats are from -1 to 1, whole numbers from 0
    /// to 3, which are indices of small tensors, too.
    pub(crate) fn new(argument: &Argument, number: usize) -> Buffer {
        let (dtype, shape, mutable) = match argument {
            Argument::Scalar(scalar) => return Buffer::Scalar(*scalar),
            Argument::Tensor { dtype, shape, mutable } => (*dtype, shape.clone(), *mutable),
        };
        let strides = (0..shape.len()).map(|axis| shape[axis + 1..].iter().product()).collect();
        let count = shape.iter().product::<i64>() as usize;
        let width = dtype.bytes();
        let mut words = vec![0_u64; (count * width).div_ceil(8)];
        if !mutable {
            let pattern = pattern(dtype, number);
            // SAFETY: words are bytes, and every byte of them may be written.
            let bytes = unsafe { std::slice::from_raw_parts_mut(words.as_mut_ptr().cast::<u8>(), count * width) };
            for chunk in bytes.chunks_mut(PERIOD * width) {
                chunk.copy_from_slice(&pattern[..chunk.len()]);
            }
        }
        Buffer::Tensor { dtype, shape, strides, mutable, words }
    }

    /// Bytes of the elements; none of a scalar.
    pub(crate) fn bytes(&self) -> u64 {
        match self {
            Buffer::Tensor { dtype, shape, .. } => shape.iter().product::<i64>() as u64 * dtype.bytes() as u64,
            Buffer::Scalar(_) => 0,
        }
    }

    /// As an argument of a launch.
    pub(crate) fn arg(&mut self) -> Arg<'_> {
        match self {
            Buffer::Scalar(scalar) => Arg::Scalar(*scalar),
            Buffer::Tensor { dtype, shape, strides, mutable, words } => {
                let (dtype, mutable, address) = (*dtype, *mutable, words.as_mut_ptr().cast());
                let parts = TensorParts { dtype, address, memory: Memory::Host, shape, strides, mutable };
                // SAFETY: the words hold the elements of the shape and are borrowed exclusively.
                Arg::Tensor(unsafe { TensorArg::new(parts) })
            }
        }
    }
}

/// The elements of a period.
fn pattern(dtype: DType, number: usize) -> Vec<u8> {
    let mut state = 0x9e37_79b9_7f4a_7c15_u64.wrapping_add((number as u64) << 32);
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    };
    let mut bytes = Vec::new();
    for _ in 0..PERIOD {
        let random = next();
        let scalar = match dtype {
            DType::Bool => eval_literal(Literal::Bool(random >> 60 & 1 == 1), dtype),
            _ if dtype.is_float() => {
                eval_cast(Scalar::new((random >> 40) as f64 / (1 << 23) as f64 - 1.0), dtype, None)
            }
            _ => eval_literal(Literal::Int(i128::from(random >> 62)), dtype),
        };
        let encoded = scalar.bits.to_ne_bytes();
        let at = if cfg!(target_endian = "little") { 0 } else { 8 - dtype.bytes() };
        bytes.extend(&encoded[at..at + dtype.bytes()]);
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elements_are_in_their_ranges() {
        let of = |dtype| Buffer::new(&Argument::Tensor { dtype, shape: vec![100, 101], mutable: false }, 3);
        let Buffer::Tensor { words, .. } = of(DType::F32) else { panic!("it is a tensor") };
        let floats: Vec<f32> = words.iter().map(|&word| f32::from_bits(word as u32)).collect();
        assert!(floats.iter().all(|x| (-1.0..1.0).contains(x)) && floats[0] != floats[1]);
        let Buffer::Tensor { words, .. } = of(DType::I32) else { panic!("it is a tensor") };
        assert!(words.iter().all(|&word| (0..4).contains(&(word as u32))));
    }
}
