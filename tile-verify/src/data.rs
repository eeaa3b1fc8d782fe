//! Data of inputs: plain, and the kinds on which kernels are wrong.

use crate::numerics::{largest, smallest};
use crate::random::Random;
use serde::Serialize;
use tile_core::elem::{DType, Kind};

/// A kind of data.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
pub enum Data {
    /// Numbers between −1 and 1; whole numbers from −8 to 7, or from 0 where the kernel may use them
    /// as indices.
    Random,
    /// Random, and some NaN, ∞ and −∞. Results must be NaN or infinite where the reference's are.
    Special,
    /// Below the smallest normal number, and signed zeros.
    Subnormal,
    /// Large numbers that cancel along rows but for small rests.
    Cancellation,
    /// Some large and some small numbers, whose squares can still be summed in the accumulator type.
    /// A result that is not finite where the reference is, is counted and not judged.
    Extremes,
    /// Some of the largest finite numbers, on which squares overflow: only by
    /// [`Verify::with`](crate::Verify::with).
    Largest,
    /// Few distinct numbers, and rows of equal ones.
    Ties,
}

impl Data {
    /// The kinds that are drawn without options.
    pub const USUAL: &'static [Data] =
        &[Data::Random, Data::Special, Data::Subnormal, Data::Cancellation, Data::Extremes, Data::Ties];

    /// Whether intermediate results may leave the range of a type where the reference's do not.
    pub(crate) fn leaves_range(self) -> bool {
        matches!(self, Data::Subnormal | Data::Extremes | Data::Largest)
    }

    /// The elements of a tensor. Whole numbers that may be indices are below `indices`.
    pub(crate) fn values(self, dtype: DType, shape: &[i64], indices: Option<i64>, random: &mut Random) -> Vec<f64> {
        let count = shape.iter().product::<i64>() as usize;
        let row = shape.last().map_or(1, |&extent| extent.max(1) as usize);
        let whole = |random: &mut Random| match (dtype.kind(), indices) {
            (Kind::Bool, _) => random.below(2) as f64,
            (_, Some(limit)) => random.below(limit.max(1) as usize) as f64,
            (Kind::Uint, None) => random.below(16) as f64,
            (_, None) => random.below(16) as f64 - 8.0,
        };
        let tie = whole(random);
        (0..count)
            .map(|i| match (dtype.is_float(), self) {
                (true, _) => self.float(dtype, i, row, random),
                (false, Data::Ties) if (i / row).is_multiple_of(2) => tie,
                (false, _) => whole(random),
            })
            .collect()
    }

    fn float(self, dtype: DType, i: usize, row: usize, random: &mut Random) -> f64 {
        let plain = random.between(-1.0, 1.0);
        match self {
            Data::Random => plain,
            // A row in three has some.
            Data::Special if i / row % 3 == 1 && random.below(4) == 0 => {
                [f64::NAN, f64::INFINITY, f64::NEG_INFINITY][random.below(3)]
            }
            Data::Special => plain,
            Data::Subnormal => match random.below(8) {
                0 => 0.0,
                1 => -0.0,
                _ => random.sign() * smallest(dtype) * (1 + random.below(100)) as f64,
            },
            Data::Cancellation => {
                let large = 1.0 + (i / 2 % 7) as f64 / 8.0;
                let large = large * if matches!(dtype, DType::E4M3 | DType::E5M2) { 16.0 } else { 256.0 };
                if i % row + 1 == row && row % 2 == 1 { plain } else { large * [1.0, -1.0][i % row % 2] + plain / 64.0 }
            }
            Data::Extremes => match random.below(6) {
                0 => random.sign() * large(dtype),
                1 => random.sign() * smallest(dtype).max(1.0 / large(dtype)),
                _ => plain,
            },
            // References compute in `f64` and need room.
            Data::Largest if random.below(6) == 0 => random.sign() * largest(dtype).min(2_f64.powi(1000)),
            Data::Largest => plain,
            Data::Ties if (i / row).is_multiple_of(2) => 0.5,
            Data::Ties => [-1.0, 0.0, 0.5, 1.0][random.below(4)],
        }
    }

    pub(crate) fn text(self) -> &'static str {
        match self {
            Data::Random => "random data",
            Data::Special => "NaN and infinities",
            Data::Subnormal => "subnormal numbers",
            Data::Cancellation => "numbers that cancel",
            Data::Extremes => "extreme numbers",
            Data::Largest => "the largest numbers",
            Data::Ties => "ties",
        }
    }
}

/// A large number whose squares can be summed in the accumulator type.
fn large(dtype: DType) -> f64 {
    match dtype {
        DType::F64 => 2_f64.powi(400),
        _ => largest(dtype).min(2_f64.powi(50)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_are_what_they_say() {
        let of = |data: Data, dtype| data.values(dtype, &[9, 32], None, &mut Random::new(3));
        assert!(of(Data::Random, DType::F32).iter().all(|x| x.abs() <= 1.0));
        let special = of(Data::Special, DType::F16);
        assert!(special.iter().any(|x| x.is_nan()) && special.iter().any(|x| x.is_infinite()));
        assert!(of(Data::Subnormal, DType::F32).iter().all(|x| x.abs() < f64::from(f32::MIN_POSITIVE)));
        let rows = of(Data::Cancellation, DType::F32);
        assert!(rows.chunks(32).all(|row| row.iter().sum::<f64>().abs() < 0.01 * row[0].abs()));
        assert!(of(Data::Largest, DType::BF16).iter().any(|x| x.abs() == largest(DType::BF16)));
        assert!(
            Data::Random
                .values(DType::I32, &[50], Some(3), &mut Random::new(1))
                .iter()
                .all(|&i| (0.0..3.0).contains(&i))
        );
    }
}
