//! The blocks of GGUF: weights `[n, k]` from their bytes by the format's definition, and random blocks.

use super::Array;
use crate::kquants::{K_ELEMENTS, Q4_K_BYTES, Q6_K_BYTES, Q8_0_BYTES, Q8_0_ELEMENTS};
use crate::testing::Random;
use tile_kernel::num::f16;
use tile_kernel::prelude::Tensor;

/// A format of blocks.
#[derive(Clone, Copy, Debug)]
pub struct Format {
    /// Its name in ggml.
    pub name: &'static str,
    /// Elements of a block.
    pub elements: usize,
    /// Bytes of a block.
    pub bytes: usize,
    /// The bytes of a block at which an `f16` begins.
    scales: &'static [usize],
    /// The largest magnitude of an element where these are one.
    pub largest: f64,
    /// The values of a block.
    decode: fn(&[u8]) -> Vec<f64>,
}

/// d·q.
pub const Q8_0: Format = Format {
    name: "q8_0",
    elements: Q8_0_ELEMENTS,
    bytes: Q8_0_BYTES,
    scales: &[0],
    largest: 128.0,
    decode: decode_q8_0,
};

/// d·scale·q − dmin·min.
pub const Q4_K: Format = Format {
    name: "q4_k",
    elements: K_ELEMENTS,
    bytes: Q4_K_BYTES,
    scales: &[0, 2],
    largest: 63.0 * 16.0,
    decode: decode_q4_k,
};

/// d·scale·(q − 32).
pub const Q6_K: Format = Format {
    name: "q6_k",
    elements: K_ELEMENTS,
    bytes: Q6_K_BYTES,
    scales: &[208],
    largest: 128.0 * 32.0,
    decode: decode_q6_k,
};

impl Format {
    /// Weights of `[n, k]` from rows of blocks.
    pub fn dequantised(&self, w: &Tensor<u8, 2>) -> Array {
        let [n, row] = w.shape();
        let data = w.to_vec().chunks_exact(self.bytes).flat_map(self.decode).collect();
        Array::new(&[n, row / self.bytes * self.elements], data)
    }

    /// Random blocks of weights `[n, k]`: any codes, and `f16` that `scale` gives.
    ///
    /// # Panics
    /// When k is no multiple of the block.
    pub fn random(
        &self,
        random: &mut Random,
        [n, k]: [usize; 2],
        mut scale: impl FnMut(&mut Random) -> f16,
    ) -> Tensor<u8, 2> {
        assert_eq!(k % self.elements, 0, "elements of a row, by those of a block");
        let shape = [n, k / self.elements * self.bytes];
        let mut data = random.indices::<u8, 2>(shape, 256).into_vec();
        for block in data.chunks_exact_mut(self.bytes) {
            for &at in self.scales {
                block[at..at + 2].copy_from_slice(&scale(random).to_le_bytes());
            }
        }
        Tensor::from_vec(data, shape).expect("as many bytes as before")
    }

    /// The same with elements of at most 1.
    ///
    /// # Panics
    /// As [`Format::random`].
    pub fn random_unit(&self, random: &mut Random, shape: [usize; 2]) -> Tensor<u8, 2> {
        self.random(random, shape, |random| f16::from_f64(random.between(0.2, 0.99) / self.largest))
    }
}

fn half(block: &[u8], at: usize) -> f64 {
    f16::from_le_bytes([block[at], block[at + 1]]).to_f64()
}

fn decode_q8_0(block: &[u8]) -> Vec<f64> {
    block[2..].iter().map(|&q| half(block, 0) * f64::from(q as i8)).collect()
}

fn decode_q4_k(block: &[u8]) -> Vec<f64> {
    let (d, d_min, packed) = (half(block, 0), half(block, 2), &block[4..16]);
    let element = |e: usize| {
        let group = e / 32;
        let (scale, min) = match group {
            0..4 => (packed[group] % 64, packed[group + 4] % 64),
            _ => {
                let (low, first, second) = (packed[group + 4], packed[group - 4], packed[group]);
                (low % 16 + first / 64 * 16, low / 16 + second / 64 * 16)
            }
        };
        let byte = block[16 + e / 64 * 32 + e % 32];
        let q = if group.is_multiple_of(2) { byte % 16 } else { byte / 16 };
        d * f64::from(scale) * f64::from(q) - d_min * f64::from(min)
    };
    (0..K_ELEMENTS).map(element).collect()
}

fn decode_q6_k(block: &[u8]) -> Vec<f64> {
    let (low, high) = block[..192].split_at(128);
    let element = |e: usize| {
        let (half_block, r) = (e / 128, e % 128);
        let nibbles = low[64 * half_block + r % 64];
        let four = if r < 64 { nibbles % 16 } else { nibbles / 16 };
        let two = high[32 * half_block + r % 32] / 4_u8.pow(r as u32 / 32) % 4;
        let scale = f64::from(block[192 + e / 16] as i8);
        half(block, 208) * scale * (f64::from(four) + 16.0 * f64::from(two) - 32.0)
    };
    (0..K_ELEMENTS).map(element).collect()
}
