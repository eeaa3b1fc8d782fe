//! Cache-conflict model: whether the caches hold an operand where it lies in memory.
//!
//! Packing makes an operand contiguous; in place, its rows are where the tensor has them. A
//! cache selects the set of a line by some bits of its address, so rows a power of two apart
//! share few sets and evict each other long before the cache is full.
//!
//! * A register tile reads at most eight rows of A at once, which any L1 holds.
//! * All rows of A are read again for each panel of columns, and should still be in L2 then.
//! * A tile of C whose rows do not fit L1 together misses on each of them.

/// Bytes after which the sets of an L2 cache repeat: 64 KiB on most cores (512
/// KiB in 8 ways, 1 MiB in 16, 1.25 MiB in 20), twice that on some.
const REPEATS: usize = 64 << 10;

/// Lines of an operand that may share a set, of the eight ways or more that
/// there are, some of them for the other operand and the result.
const WAYS: usize = 8;

/// Rows that each begin on another page have to be this long: shorter ones end before the TLB
/// miss and L1 misses are served.
const PIECE: usize = 512;
pub(super) const PAGE: usize = 4 << 10;

/// Cache lines count in whole.
const LINE: usize = 64;

/// Whether `rows` rows of `bytes`, `step` bytes apart, that are read `times`
/// times stay in L2.
pub(super) fn stays_near(rows: usize, bytes: usize, step: usize, times: usize) -> bool {
    // Packing reads them once, too.
    if times <= 1 {
        return true;
    }
    if step >= PAGE && bytes < PIECE {
        return false;
    }
    // Rows start at multiples of this, a power of two, modulo `REPEATS`.
    let apart = (1_usize << step.trailing_zeros().min(REPEATS.trailing_zeros())).max(LINE);
    // A shift, because a division would cost small GEMMs time.
    let starts = (REPEATS >> apart.trailing_zeros()).min(rows.max(1));
    let bytes = bytes.next_multiple_of(LINE);
    let covered = starts.saturating_mul(bytes).min(REPEATS);
    rows.saturating_mul(bytes) <= WAYS * covered
}

/// Whether L1, whose sets repeat after a page, holds a line of each of `rows`
/// rows, `step` bytes apart.
pub(super) fn fit_together(rows: usize, step: usize) -> bool {
    let apart = (1_usize << step.trailing_zeros().min(PAGE.trailing_zeros())).max(LINE);
    rows <= WAYS * (PAGE >> apart.trailing_zeros())
}

/// Whether half of L1 holds `bytes` of each of `rows` rows, `step` bytes apart, so that
/// a panel of B may be read where it is again and again.
pub(super) fn stays_nearest(rows: usize, bytes: usize, step: usize) -> bool {
    let apart = (1_usize << step.trailing_zeros().min(PAGE.trailing_zeros())).max(LINE);
    // A row that does not begin with a line touches one more.
    let bytes = bytes.next_multiple_of(LINE) + if step.is_multiple_of(LINE) { 0 } else { LINE };
    let covered = (PAGE >> apart.trailing_zeros()).saturating_mul(bytes).min(PAGE);
    rows.saturating_mul(bytes) <= WAYS / 2 * covered
}

#[cfg(test)]
mod tests {
    use super::{fit_together, stays_near, stays_nearest};

    #[test]
    fn small_operands_stay_nearest() {
        assert!(stays_nearest(64, 128, 256));
        assert!(stays_nearest(32, 128, 128));
        assert!(stays_nearest(50, 128, 200));
        assert!(!stays_nearest(128, 128, 512));
        assert!(!stays_nearest(64, 128, 2048));
        assert!(!stays_nearest(512, 128, 260));
    }

    #[test]
    fn rows_a_page_apart_share_a_set() {
        assert!(fit_together(14, 2048));
        assert!(!fit_together(14, 4096));
        assert!(!fit_together(14, 3 << 12));
        assert!(fit_together(8, 4096));
        assert!(fit_together(14, 4000));
    }

    #[test]
    fn rows_a_power_of_two_apart_compete() {
        // All of a matrix of 512 columns, half of one of 1024.
        assert!(stays_near(256, 2048, 2048, 8));
        assert!(stays_near(128, 4096, 4096, 8));
        assert!(!stays_near(256, 4096, 4096, 8));
        // Parts of long rows, and of rows that are a little longer.
        assert!(!stays_near(256, 512, 4096, 8));
        assert!(stays_near(64, 512, 4096, 8));
        assert!(stays_near(256, 512, 4096 + 64, 8));
        assert!(stays_near(256, 512, 4000, 8));
        assert!(!stays_near(128, 256, 4096, 8));
        assert!(stays_near(128, 256, 2048, 8));
        // What is read once need not stay.
        assert!(stays_near(256, 4096, 4096, 1));
    }
}
