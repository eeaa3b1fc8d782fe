//! The argument layout of a launch.

use tile_core::launch::Scalar;

/// Packed arguments: each value aligned to its size.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Packed {
    bytes: Vec<u8>,
}

impl Packed {
    /// No arguments.
    pub fn new() -> Packed {
        Packed::default()
    }

    /// Appends a device address.
    pub fn address(&mut self, address: u64) {
        self.push(&address.to_le_bytes());
    }

    /// Appends a scalar of its own width; an index has 64 bits.
    pub fn scalar(&mut self, scalar: Scalar) {
        self.push(&scalar.bits.to_le_bytes()[..scalar.dtype.bytes()]);
    }

    /// Appends a number of 32 bits.
    pub fn int(&mut self, value: i32) {
        self.push(&value.to_le_bytes());
    }

    fn push(&mut self, bytes: &[u8]) {
        let start = self.bytes.len().next_multiple_of(bytes.len());
        self.bytes.resize(start, 0);
        self.bytes.extend_from_slice(bytes);
    }

    /// The bytes so far.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }
}

/// The arguments of a kernel that the bishengir tools compiled for Triton's conventions: the
/// address of the cross-core flags, the lock and the workspace, the kernel's own arguments, the
/// extents of the grid.
pub fn triton(flags: u64, lock: u64, workspace: u64, own: impl FnOnce(&mut Packed), grid: [i32; 3]) -> Packed {
    let mut packed = Packed::new();
    packed.address(flags);
    packed.address(lock);
    packed.address(workspace);
    own(&mut packed);
    grid.into_iter().for_each(|extent| packed.int(extent));
    packed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_aligned_to_their_size() {
        let own = |packed: &mut Packed| {
            packed.address(4);
            packed.scalar(Scalar::new(5_i32));
            packed.address(6);
        };
        let packed = triton(1, 2, 3, own, [7, 8, 9]);
        let words: Vec<u32> =
            packed.bytes().chunks(4).map(|word| u32::from_le_bytes(word.try_into().expect("whole words"))).collect();
        assert_eq!(words, [1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6, 0, 7, 8, 9]);
    }
}
