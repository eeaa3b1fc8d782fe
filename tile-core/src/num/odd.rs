//! Addition rounded to odd, so that its result may be rounded a second time.

/// The sum rounded to odd: the exact sum if it is representable, otherwise
/// that adjacent value whose mantissa is odd. Rounding it again to a format two or
/// more bits narrower gives what rounding the exact sum gives (Boldo and
/// Melquiond, "Emulation of FMA and correctly rounded sums", 2008).
pub(crate) fn add_to_odd(a: f64, b: f64) -> f64 {
    let sum = a + b;
    if !sum.is_finite() {
        return sum;
    }
    // Knuth's exact error of the rounded sum.
    let b_part = sum - a;
    let error = (a - (sum - b_part)) + (b - b_part);
    if error == 0.0 || sum.to_bits() & 1 == 1 {
        return sum;
    }
    if (error > 0.0) == (sum > 0.0) { f64::from_bits(sum.to_bits() + 1) } else { f64::from_bits(sum.to_bits() - 1) }
}
