//! Range reduction of angles: x·2/π mod 4, the quadrant and the rest (Payne and Hanek).
//!
//! Bits of 2/π that x multiplies to whole turns do not matter, and which those are follows from
//! the exponent of x. For each exponent a table has the first 82 bits of 2/π that do matter, in
//! two parts: 29 bits, so that the product with the 24 bits of x is exact, and 53 bits, whose
//! product is off by 2^-56 at most.
//!
//! No `f32` but 0 is nearer to a multiple of π/2 than 2^-30, so 26 bits of the distance are
//! right; where no bit is left out, those of small angles, 50 are.

/// The first bits of 2/π behind the point.
const FRAC_2_PI: [u64; 3] = [0xa2f9_836e_4e44_1529, 0xfc27_57d1_f534_ddc0, 0xdb62_9599_3c43_9041];

/// The highest exponent field of `f32` of which no bit of 2/π is left out: one
/// that makes the last bit of a mantissa 4.
const WHOLE: u32 = 127 + 25;
/// Exponents above, that of NaN included, filled up to a power of two.
const ENTRIES: usize = 128;

/// The bits of 2/π from that of weight 2^-`weight` on, `count` of them.
const fn bits(weight: usize, count: usize) -> f64 {
    let mut all = 0_u64;
    let mut i = weight - 1;
    while i < weight - 1 + count {
        all = all << 1 | FRAC_2_PI[i / 64] >> (63 - i % 64) & 1;
        i += 1;
    }
    // 2^-(weight - 1 + count), a number that is not subnormal.
    let unit = f64::from_bits((1023 - (weight - 1 + count) as u64) << 52);
    all as f64 * unit
}

/// What matters of 2/π for each exponent, the upper 29 bits and the next 53.
static PARTS: [[f64; ENTRIES]; 2] = {
    let mut parts = [[0.0; ENTRIES]; 2];
    let mut i = 0;
    while i + (WHOLE as usize) < 256 {
        // Of infinities as of the largest numbers.
        let first = if i + (WHOLE as usize) < 255 { i + 1 } else { i };
        parts[0][i] = bits(first, 29);
        parts[1][i] = bits(first + 29, 53);
        i += 1;
    }
    parts
};

/// An angle in quarters of a turn, up to whole turns: a number of at most 53
/// bits below 2^27, and what is to be added. Infinity for infinities.
#[inline(always)]
pub(super) fn quarters(x: f32) -> (f64, f64) {
    let exponent = x.to_bits() >> 23 & 255;
    let entry = (if exponent > WHOLE { exponent } else { WHOLE } - WHOLE) as usize % ENTRIES;
    let x = f64::from(x);
    (x * PARTS[0][entry], x * PARTS[1][entry])
}
