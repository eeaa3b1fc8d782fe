//! Test tensors whose element type is chosen at run time.

use crate::elem::DType;
use crate::interp::scalar;
use crate::launch::{Arg, Memory, Scalar, TensorArg, TensorParts};
use crate::num::Element;

/// A host tensor of any element type.
#[derive(Clone, Debug)]
pub struct Buffer {
    dtype: DType,
    shape: Vec<i64>,
    strides: Vec<i64>,
    // Words align the elements of every type.
    words: Vec<u64>,
}

impl Buffer {
    /// A tensor of zeros.
    pub fn zeros(dtype: DType, shape: &[i64]) -> Buffer {
        Buffer::padded(dtype, shape, 0)
    }

    /// A tensor of zeros whose rows lie `padding` elements apart.
    pub fn padded(dtype: DType, shape: &[i64], padding: i64) -> Buffer {
        let mut strides = vec![1; shape.len()];
        let mut stride = 1;
        for (axis, s) in strides.iter_mut().enumerate().rev() {
            *s = stride;
            stride *= shape[axis].max(0);
            if axis + 1 == shape.len() {
                stride += padding;
            }
        }
        let bytes = stride as usize * dtype.bytes();
        Buffer { dtype, shape: shape.to_vec(), strides, words: vec![0; bytes.div_ceil(8)] }
    }

    /// A tensor of values in row-major order.
    pub fn new<T: Element>(shape: &[i64], values: &[T]) -> Buffer {
        let mut buffer = Buffer::zeros(T::DTYPE, shape);
        assert_eq!(buffer.len(), values.len(), "one value for each element");
        for (i, &value) in values.iter().enumerate() {
            buffer.set(i, Scalar::new(value).bits);
        }
        buffer
    }

    /// The element type.
    pub fn dtype(&self) -> DType {
        self.dtype
    }

    /// The extents.
    pub fn shape(&self) -> &[i64] {
        &self.shape
    }

    /// The number of elements.
    pub fn len(&self) -> usize {
        self.shape.iter().map(|&extent| extent.max(0) as usize).product()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The bytes that element `i` in row-major order lies at.
    fn place(&self, i: usize) -> std::ops::Range<usize> {
        let mut rest = i as i64;
        let mut cell = 0;
        for (&extent, &stride) in self.shape.iter().zip(&self.strides).rev() {
            cell += rest % extent * stride;
            rest /= extent;
        }
        let start = cell as usize * self.dtype.bytes();
        start..start + self.dtype.bytes()
    }

    /// The encoding of element `i` in row-major order.
    pub fn get(&self, i: usize) -> u64 {
        let mut bytes = [0; 8];
        let place = self.place(i);
        for (byte, at) in bytes.iter_mut().zip(place) {
            *byte = self.words[at / 8].to_ne_bytes()[at % 8];
        }
        u64::from_ne_bytes(if cfg!(target_endian = "little") { bytes } else { right_align(bytes, self.dtype.bytes()) })
    }

    /// Sets the encoding of element `i` in row-major order.
    pub fn set(&mut self, i: usize, bits: u64) {
        let bytes = bits.to_ne_bytes();
        let skip = if cfg!(target_endian = "little") { 0 } else { 8 - self.dtype.bytes() };
        for (byte, at) in bytes[skip..].iter().zip(self.place(i)) {
            let mut word = self.words[at / 8].to_ne_bytes();
            word[at % 8] = *byte;
            self.words[at / 8] = u64::from_ne_bytes(word);
        }
    }

    /// The encodings of all elements in row-major order.
    pub fn bits(&self) -> Vec<u64> {
        (0..self.len()).map(|i| self.get(i)).collect()
    }

    /// The elements as text in row-major order, for comparisons that read
    /// well.
    pub fn text(&self) -> String {
        let texts: Vec<String> =
            self.bits().into_iter().map(|bits| scalar::text(Scalar { dtype: self.dtype, bits })).collect();
        texts.join(" ")
    }

    /// As an input.
    pub fn arg(&self) -> Arg<'_> {
        self.tensor(self.words.as_ptr().cast_mut().cast(), false)
    }

    /// As an output.
    pub fn arg_mut(&mut self) -> Arg<'_> {
        let address = self.words.as_mut_ptr().cast();
        self.tensor(address, true)
    }

    fn tensor(&self, address: *mut u8, mutable: bool) -> Arg<'_> {
        let parts = TensorParts {
            dtype: self.dtype,
            address,
            memory: Memory::Host,
            shape: &self.shape,
            strides: &self.strides,
            mutable,
        };
        // SAFETY: the buffer is borrowed, exclusively if `mutable`, and holds
        // the elements of its shape.
        Arg::Tensor(unsafe { TensorArg::new(parts) })
    }
}

fn right_align(mut bytes: [u8; 8], used: usize) -> [u8; 8] {
    bytes.rotate_right(8 - used);
    bytes
}
