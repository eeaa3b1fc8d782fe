//! Where operations have the memory that they need for themselves.
//!
//! What an operation computes on its way (a row's maximum before it is spread, an
//! operand that is repeated) lies in memory that is no tile's. If all of them began at
//! its first byte, each would wait for the one before, whatever it computes. So they
//! take turns: an operation begins where the one before it ended, as long as it fits,
//! and then at the beginning again. The memory is as large as the operation that needs
//! most. What tiles leave free at the end is for those that need little, but for what is
//! done under conditions that seldom hold, as at edges, so that nothing is in order with
//! that for the memory alone:
//!
//! ```text
//!  0                  size             end of tiles     end of memory
//!  | large | seldom |   … | tiles ……… | small | small |
//! ```

use crate::chip::Chip;

/// Operations that need no more need little.
const SMALL: u64 = 8192;

/// What an operation needs.
#[derive(Clone, Copy, Debug)]
pub(super) struct Need {
    pub(super) bytes: u64,
    /// Whether it is done under a condition that seldom holds.
    pub(super) seldom: bool,
}

/// The places of the operations of the vector core.
#[derive(Clone, Debug, Default)]
pub(super) struct Scratch {
    places: Vec<u64>,
}

impl Scratch {
    /// Bytes that have to be there for operations that need so much.
    pub(super) fn size(needs: &[Need]) -> u64 {
        needs.iter().map(|need| need.bytes).max().unwrap_or(0).next_multiple_of(Chip::REPEAT.into())
    }

    /// Places for operations that need so much, with what is `free` besides.
    pub(super) fn new(needs: &[Need], free: (u64, u64)) -> Scratch {
        let (mut large, mut small) = (Turns::new((0, Scratch::size(needs))), Turns::new(free));
        let place = |need: &Need| match !need.seldom && need.bytes <= SMALL.min(small.end - small.first) {
            true => small.next(need.bytes),
            false => large.next(need.bytes),
        };
        Scratch { places: needs.iter().map(place).collect() }
    }

    /// Of the operation of that number.
    pub(super) fn place(&self, number: usize) -> u64 {
        self.places.get(number).copied().unwrap_or(0)
    }
}

/// A part of memory that is given out again and again.
struct Turns {
    first: u64,
    end: u64,
    at: u64,
}

impl Turns {
    fn new((first, end): (u64, u64)) -> Turns {
        Turns { first, end: end.max(first), at: first }
    }

    fn next(&mut self, need: u64) -> u64 {
        let place = if self.at + need <= self.end { self.at } else { self.first };
        self.at = place + need;
        place
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn needs(bytes: &[u64]) -> Vec<Need> {
        bytes.iter().map(|&bytes| Need { bytes, seldom: false }).collect()
    }

    fn places(bytes: &[u64], free: (u64, u64)) -> Vec<u64> {
        let needs = needs(bytes);
        let scratch = Scratch::new(&needs, free);
        (0..needs.len()).map(|number| scratch.place(number)).collect()
    }

    #[test]
    fn operations_take_turns() {
        let bytes = [256, 0, 512, 1024, 256, 1024, 512];
        assert_eq!(Scratch::size(&needs(&bytes)), 1024);
        assert_eq!(places(&bytes, (4096, 4096)), [0, 4096, 256, 0, 0, 0, 0]);
        assert_eq!(places(&bytes, (4096, 5632)), [4096, 4352, 4352, 4096, 5120, 4096, 5120]);
        // Some are too large for what is left free, or are not small.
        assert_eq!(places(&bytes, (4096, 4608)), [4096, 4352, 4096, 0, 4096, 0, 4096]);
        assert_eq!(places(&[16384, 256, 16384], (65536, 131072)), [0, 65536, 0]);
    }

    #[test]
    fn what_seldom_happens_has_no_place_among_what_always_does() {
        let mut needs = needs(&[256, 512, 256]);
        needs[1].seldom = true;
        let scratch = Scratch::new(&needs, (4096, 8192));
        assert_eq!([0, 1, 2].map(|number| scratch.place(number)), [4096, 0, 4352]);
    }

    /// What was not there when places were given begins at the beginning.
    #[test]
    fn others_begin_at_the_beginning() {
        assert_eq!(Scratch::new(&needs(&[256]), (4096, 8192)).place(99), 0);
    }
}
