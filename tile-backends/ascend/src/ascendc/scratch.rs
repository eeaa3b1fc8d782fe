//! Scratch memory: assigns addresses to the temporaries of vector operations.
//!
//! The temporaries of an operation (a row's maximum before it is broadcast, a broadcast operand)
//! live in memory that belongs to no tile. If all of them began at its first byte, each operation
//! would wait for the one before, whatever it computes. So they are allocated round-robin: an
//! operation's temporaries begin where those of the one before end, as long as they fit, and then
//! at the beginning again. The memory is as large as the largest operation needs.
//!
//! Memory that tiles leave free at the end serves operations that need little. Operations under
//! rarely taken conditions, as at edges, stay in the first part, so that nothing depends on them
//! for the memory alone:
//!
//! ```text
//!  0                  size             end of tiles     end of memory
//!  | large | rare   |   … | tiles ……… | small | small |
//! ```

use super::api_table::vector;
use super::code::Node;
use crate::chip::Chip;

/// The size up to which an operation counts as small.
const SMALL: u64 = 8192;

/// The scratch memory that an operation needs.
#[derive(Clone, Copy, Debug)]
pub(super) struct Need {
    pub(super) bytes: u64,
    /// Whether it is under a rarely taken condition.
    pub(super) is_rare: bool,
}

/// The scratch addresses of the operations of the vector core.
#[derive(Clone, Debug, Default)]
pub(super) struct Scratch {
    places: Vec<u64>,
}

impl Scratch {
    /// The size of the scratch memory for these operations.
    pub(super) fn size(needs: &[Need]) -> u64 {
        needs.iter().map(|need| need.bytes).max().unwrap_or(0).next_multiple_of(Chip::REPEAT.into())
    }

    /// Assigns scratch addresses; `free` is the unused range behind the tiles.
    pub(super) fn new(needs: &[Need], free: (u64, u64)) -> Scratch {
        let (mut large, mut small) = (RoundRobin::new((0, Scratch::size(needs))), RoundRobin::new(free));
        let place = |need: &Need| match !need.is_rare && need.bytes <= SMALL.min(small.end - small.first) {
            true => small.next(need.bytes),
            false => large.next(need.bytes),
        };
        Scratch { places: needs.iter().map(place).collect() }
    }

    /// The address of an operation's scratch memory, by number.
    pub(super) fn place(&self, number: usize) -> u64 {
        self.places.get(number).copied().unwrap_or(0)
    }
}

/// A memory range that is allocated round-robin.
struct RoundRobin {
    first: u64,
    end: u64,
    at: u64,
}

impl RoundRobin {
    fn new((first, end): (u64, u64)) -> RoundRobin {
        RoundRobin { first, end: end.max(first), at: first }
    }

    fn next(&mut self, need: u64) -> u64 {
        let place = if self.at + need <= self.end { self.at } else { self.first };
        self.at = place + need;
        place
    }
}

/// The end of the vector memory for tiles, in front of the memory that functions of these
/// statements write unasked; `None` where none does.
pub(super) fn reserved(nodes: &[Node], chip: &Chip) -> Option<u32> {
    let of_line = |line: &str| {
        let hidden = line.split_once('(').and_then(|(name, _)| vector(name.trim_start()))?.hidden?;
        let writes = hidden.generation == chip.generation && hidden.modes.iter().any(|mode| line.contains(mode));
        writes.then_some(hidden.place)
    };
    nodes
        .iter()
        .filter_map(|node| match node {
            Node::Call(call) => call.text.lines().filter_map(of_line).min(),
            Node::Text(_) | Node::Flag(_) => None,
            Node::For { body, .. } => reserved(body, chip),
            Node::If { then, otherwise, .. } => reserved(then, chip).into_iter().chain(reserved(otherwise, chip)).min(),
        })
        .min()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn needs(bytes: &[u64]) -> Vec<Need> {
        bytes.iter().map(|&bytes| Need { bytes, is_rare: false }).collect()
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
        // Some are too large for the free range, or are not small.
        assert_eq!(places(&bytes, (4096, 4608)), [4096, 4352, 4096, 0, 4096, 0, 4096]);
        assert_eq!(places(&[16384, 256, 16384], (65536, 131072)), [0, 65536, 0]);
    }

    #[test]
    fn what_seldom_happens_has_no_place_among_what_always_does() {
        let mut needs = needs(&[256, 512, 256]);
        needs[1].is_rare = true;
        let scratch = Scratch::new(&needs, (4096, 8192));
        assert_eq!([0, 1, 2].map(|number| scratch.place(number)), [4096, 0, 4352]);
    }

    /// Operations unknown at allocation time begin at the start.
    #[test]
    fn others_begin_at_the_beginning() {
        assert_eq!(Scratch::new(&needs(&[256]), (4096, 8192)).place(99), 0);
    }
}
