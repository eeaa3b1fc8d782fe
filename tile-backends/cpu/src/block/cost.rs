//! The terms of the cost estimate of a block.
//!
//! An estimate is a sum of weights times extents, and of loops: trip count times the cost of
//! the middle iteration. Extents and bounds may be any numbers, also of loops that are not
//! reached, so all of it is in `f64`, which does not overflow.

use super::steps;

/// A weight for each element of these extents.
#[inline]
pub fn work<const R: usize>(weight: u64, extents: [i64; R]) -> f64 {
    extents.iter().fold(weight as f64, |work, &extent| work * Ord::max(extent, 0) as f64)
}

/// How often the loop `lo, lo + step, … < hi` runs.
#[inline]
pub fn trips(lo: i64, hi: i64, step: i64) -> f64 {
    steps(lo, hi, step).left() as f64
}

/// The counter of the middle one of its iterations; `lo` if there are none.
#[inline]
pub fn middle(lo: i64, hi: i64, step: i64) -> i64 {
    let left = steps(lo, hi, step).left();
    lo.wrapping_add((left.saturating_sub(1) / 2) as i64 * step)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn loops_have_a_middle() {
        assert_eq!([trips(0, 7, 1), trips(3, 10, 2), trips(5, 5, 1), trips(0, 9, 0)], [7.0, 4.0, 0.0, 0.0]);
        assert_eq!([middle(0, 7, 1), middle(3, 10, 2), middle(5, 5, 1), middle(-4, 9, -1)], [3, 5, 5, -4]);
        assert!(trips(i64::MIN, i64::MAX, 1) > 1.8e19);
        assert_eq!(middle(i64::MIN, i64::MAX, 1), -1);
    }

    #[test]
    fn work_is_a_product() {
        assert_eq!(work(3, [4, 5]), 60.0);
        assert_eq!(work(3, []), 3.0);
        assert_eq!(work(3, [-1, 5]), 0.0);
        assert!(work(u64::MAX, [i64::MAX; 5]).is_finite());
    }
}
