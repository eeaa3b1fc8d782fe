//! Host tensors of any element type, strides and alignment.

use tile_core::elem::DType;
use tile_core::interp::scalar::Number;
use tile_core::launch::{Arg, Memory, Scalar, TensorArg, TensorParts};

/// How elements lie in memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Layout {
    /// Elements between rows.
    pub padding: i64,
    /// Elements in front of the first, which lie off the alignment of allocations.
    pub offset: usize,
}

impl Layout {
    pub(crate) fn text(self) -> &'static str {
        match (self.padding, self.offset) {
            (0, 0) => "contiguous",
            (_, 0) => "padded rows",
            (0, _) => "unaligned",
            _ => "padded rows, unaligned",
        }
    }
}

/// A tensor in host memory.
#[derive(Clone, Debug)]
pub(crate) struct Host {
    pub dtype: DType,
    pub shape: Vec<i64>,
    strides: Vec<i64>,
    offset: usize,
    // Words align the elements of every type.
    words: Vec<u64>,
}

/// What lies between elements.
const GAP: u64 = 0x5aa5_c33c_a55a_3cc3;

impl Host {
    /// A tensor of values in row-major order, rounded to the type.
    pub(crate) fn new(dtype: DType, shape: &[i64], layout: Layout, values: &[f64]) -> Host {
        let mut strides = vec![1; shape.len()];
        let mut stride = 1;
        for axis in (0..shape.len()).rev() {
            strides[axis] = stride;
            stride *= shape[axis].max(1);
            if axis + 1 == shape.len() {
                stride += layout.padding;
            }
        }
        let cells = stride as usize + layout.offset;
        let words = vec![GAP; (cells * dtype.bytes()).div_ceil(8)];
        let mut host = Host { dtype, shape: shape.to_vec(), strides, offset: layout.offset, words };
        for (i, &value) in values.iter().enumerate() {
            host.set(i, encode(dtype, value));
        }
        host
    }

    /// The number of elements.
    pub(crate) fn len(&self) -> usize {
        self.shape.iter().product::<i64>() as usize
    }

    pub(crate) fn extents(&self) -> Vec<usize> {
        self.shape.iter().map(|&extent| extent as usize).collect()
    }

    fn place(&self, i: usize) -> usize {
        let (mut rest, mut cell) = (i as i64, self.offset as i64);
        for (&extent, &stride) in self.shape.iter().zip(&self.strides).rev() {
            cell += rest % extent * stride;
            rest /= extent;
        }
        cell as usize * self.dtype.bytes()
    }

    fn bytes(&mut self) -> &mut [u8] {
        // SAFETY: words are bytes, and every byte of them may be written.
        unsafe { std::slice::from_raw_parts_mut(self.words.as_mut_ptr().cast(), self.words.len() * 8) }
    }

    /// The encoding of element `i` in row-major order.
    pub(crate) fn get(&self, i: usize) -> u64 {
        let (at, width) = (self.place(i), self.dtype.bytes());
        let mut bytes = [0; 8];
        let first = if cfg!(target_endian = "little") { 0 } else { 8 - width };
        for (offset, byte) in bytes[first..first + width].iter_mut().enumerate() {
            let at = at + offset;
            *byte = self.words[at / 8].to_ne_bytes()[at % 8];
        }
        u64::from_ne_bytes(bytes)
    }

    /// Sets the encoding of element `i` in row-major order.
    pub(crate) fn set(&mut self, i: usize, bits: u64) {
        let (at, width) = (self.place(i), self.dtype.bytes());
        let first = if cfg!(target_endian = "little") { 0 } else { 8 - width };
        self.bytes()[at..at + width].copy_from_slice(&bits.to_ne_bytes()[first..first + width]);
    }

    /// The elements as numbers, in row-major order.
    pub(crate) fn values(&self) -> Vec<f64> {
        (0..self.len()).map(|i| decode(self.dtype, self.get(i))).collect()
    }

    /// The encodings of all elements, in row-major order.
    pub(crate) fn bits(&self) -> Vec<u64> {
        (0..self.len()).map(|i| self.get(i)).collect()
    }

    /// Whether nothing but elements differs from another tensor of the same layout.
    pub(crate) fn same_gaps(&self, other: &Host) -> bool {
        let mut expected = self.clone();
        for i in 0..other.len() {
            expected.set(i, other.get(i));
        }
        expected.words == other.words
    }

    /// Whether all bytes are the same.
    pub(crate) fn same(&self, other: &Host) -> bool {
        self.words == other.words
    }

    /// As an argument of a launch.
    pub(crate) fn arg(&mut self, mutable: bool) -> Arg<'_> {
        let start = self.offset * self.dtype.bytes();
        let address = self.bytes()[start..].as_mut_ptr();
        let (shape, strides) = (&self.shape[..], &self.strides[..]);
        let parts = TensorParts { dtype: self.dtype, address, memory: Memory::Host, shape, strides, mutable };
        // SAFETY: the words hold the elements of the shape and are borrowed exclusively.
        Arg::Tensor(unsafe { TensorArg::new(parts) })
    }
}

/// The encoding of a number that is rounded to a type; whole numbers where that has nothing else.
pub(crate) fn encode(dtype: DType, value: f64) -> u64 {
    match dtype {
        _ if dtype.is_float() => Number::Float(value).encode(dtype, None),
        DType::Bool => u64::from(value != 0.0),
        _ => Number::Int(value as i128).encode(dtype, None),
    }
}

/// The number of an encoding.
pub(crate) fn decode(dtype: DType, bits: u64) -> f64 {
    match Number::decode(dtype, bits) {
        Number::Float(value) => value,
        Number::Int(value) => value as f64,
    }
}

/// The number of a scalar.
pub(crate) fn number(scalar: Scalar) -> f64 {
    decode(scalar.dtype, scalar.bits)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elements_lie_between_gaps() {
        let layout = Layout { padding: 3, offset: 1 };
        let values = [1.0, -2.0, 3.5, 4.0, 5.0, 6.0];
        let mut host = Host::new(DType::F16, &[2, 3], layout, &values);
        assert_eq!((host.values(), &host.strides[..]), (values.to_vec(), &[6, 1][..]));
        let before = host.clone();
        host.set(4, encode(DType::F16, 9.0));
        assert!(before.same_gaps(&host) && !before.same(&host));
        host.bytes()[0] ^= 1;
        assert!(!before.same_gaps(&host));
        assert_eq!(decode(DType::I8, encode(DType::I8, -3.0)), -3.0);
    }
}
