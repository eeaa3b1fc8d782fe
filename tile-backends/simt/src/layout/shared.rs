//! Tiles in shared memory.
//!
//! ```text
//! rows        one after the other, with so many elements from one to the next
//! permuted    rows, the 16-byte chunks of each permuted by its number
//! panels       cut into columns as wide as a swizzle's rows, panel after panel, the
//!             chunks of each row permuted: what TMA copies write and a
//!             warpgroup's matrix instructions read
//! ```

use crate::ir::Swizzle;
use tile_core::elem::DType;

/// Banks of shared memory, and bytes of each.
pub const BANKS: u32 = 32;
/// Bytes of a bank.
pub const BANK: u32 = 4;

/// Bytes of a chunk, which permutations keep whole.
const CHUNK: u32 = 16;

/// In which order a tile's elements are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// Row-major, rows at multiples of the pitch.
    Rows,
    /// Likewise, a chunk's number XORed with so many rows' number.
    Permuted {
        /// The number of a row's group, modulo so many, is XORed.
        groups: u32,
        /// Rows of a group.
        rows: u32,
    },
    /// In panels.
    Panels(Swizzle),
}

/// How a tile lies in shared memory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SharedLayout {
    /// What the elements are.
    pub elem: DType,
    /// The tile's extents.
    pub extents: Vec<u32>,
    /// Elements from the start of a row of the last axis to the next.
    pub pitch: u32,
    /// The order of elements.
    pub order: Order,
}

impl SharedLayout {
    /// Which element of the tile's memory an index is.
    pub fn place(&self, index: &[u32]) -> u32 {
        let Some((&column, outer)) = index.split_last() else { return 0 };
        let row = outer.iter().zip(&self.extents).fold(0, |row, (&at, &extent)| row * extent + at);
        let width = self.elem.bytes() as u32;
        match self.order {
            Order::Rows => row * self.pitch + column,
            Order::Permuted { groups, rows } => {
                let chunk = CHUNK / width;
                let place = (column / chunk) ^ (row / rows % groups);
                row * self.pitch + place * chunk + column % chunk
            }
            Order::Panels(swizzle) => {
                let panel = swizzle.span() / width;
                let rows: u32 = self.extents[..outer.len()].iter().product();
                let byte = swizzle.apply((row * panel + column % panel) * width);
                column / panel * rows * panel + byte / width
            }
        }
    }

    /// The bank in which an element begins, of a tile that starts at the first.
    pub fn bank(&self, index: &[u32]) -> u32 {
        self.place(index) * self.elem.bytes() as u32 / BANK % BANKS
    }

    /// Elements between rows that hold nothing.
    pub fn padding(&self) -> u32 {
        self.pitch - self.extents.last().copied().unwrap_or(self.pitch)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rustc_hash::FxHashSet;

    fn layouts() -> Vec<SharedLayout> {
        let layout =
            |elem, extents: &[u32], pitch, order| SharedLayout { elem, extents: extents.to_vec(), pitch, order };
        vec![
            layout(DType::F32, &[8, 16], 20, Order::Rows),
            layout(DType::F32, &[3, 5, 7], 7, Order::Rows),
            layout(DType::BF16, &[64, 64], 64, Order::Permuted { groups: 8, rows: 8 }),
            layout(DType::BF16, &[16, 128], 128, Order::Panels(Swizzle::B128)),
            layout(DType::E4M3, &[8, 64], 64, Order::Panels(Swizzle::B32)),
        ]
    }

    #[test]
    fn every_element_has_a_place_of_its_own() {
        for layout in layouts() {
            let mut places = FxHashSet::default();
            let total: u32 = layout.extents.iter().product();
            for number in 0..total {
                let mut rest = number;
                let mut index: Vec<u32> = layout
                    .extents
                    .iter()
                    .rev()
                    .map(|&extent| {
                        let at = rest % extent;
                        rest /= extent;
                        at
                    })
                    .collect();
                index.reverse();
                let place = layout.place(&index);
                assert!(places.insert(place), "{layout:?} {index:?}");
                assert!(place < total + layout.padding() * total, "{layout:?} {index:?}");
            }
        }
    }

    /// What permutations are for: eight rows of a chunk's column are on different
    /// banks.
    #[test]
    fn columns_of_chunks_lie_on_all_banks() {
        let layout = &layouts()[3];
        let banks: FxHashSet<u32> = (0..8).map(|row| layout.bank(&[row, 0])).collect();
        assert_eq!(banks, (0..8).map(|chunk| chunk * 4).collect());
    }
}
