//! Memory of several ranks: a part for each, at a constant distance, in one allocation.
//!
//! ```text
//! start             + stride           + 2·stride
//! │ part of rank 0  │ part of rank 1   │ …          (whole cache lines each)
//! ```

use super::words::Sleepers;
use crate::run::Zeroed;
use std::any::Any;
use std::cell::RefCell;
use std::sync::{Arc, OnceLock};
use tile_core::elem::DType;
use tile_core::launch::{Arg, Hold, Holder, LaunchError, Memory, TensorArg, TensorParts};

/// Where arguments say that memory of ranks is: addresses mean something to the CPU's launches of
/// kernels of ranks alone, and every other launch refuses them.
pub(super) const PLACE: Memory = Memory::Device(u64::from_be_bytes(*b"cpuranks"));

/// What errors call the allocation.
const NAME: &str = "symmetric memory";
/// Parts begin on cache lines, so that ranks do not share one.
const LINE: i64 = 64;

/// Memory that all ranks allocated at once.
#[derive(Debug)]
pub(crate) struct RankMemory {
    cells: Zeroed,
    dtype: DType,
    /// The axis of ranks, then those of each part.
    shape: Vec<i64>,
    strides: Vec<i64>,
    /// Who waits for its words, if it is words.
    pub(super) sleepers: Option<Box<[Sleepers]>>,
    ended: OnceLock<Ended>,
}

// SAFETY: nothing makes a reference to the elements. While several threads may reach them, all accesses
// are atomic and of the elements' width: see the module `ranks`.
unsafe impl Sync for RankMemory {}

/// Why ranks do not meet on some memory any more.
#[derive(Clone, Debug)]
pub(crate) struct Ended {
    /// The rank whose launch failed first.
    pub(crate) rank: usize,
    /// How.
    pub(crate) reason: String,
}

impl RankMemory {
    /// Zeros: a part of these extents for each of `ranks`.
    ///
    /// # Errors
    /// [`LaunchError::Arguments`] of no ranks, and [`LaunchError::Memory`].
    pub(super) fn new(
        dtype: DType,
        ranks: usize,
        extents: &[usize],
        sleepers: Option<Box<[Sleepers]>>,
    ) -> Result<RankMemory, LaunchError> {
        if ranks == 0 {
            let reason = "memory of 0 devices, expected at least one".to_owned();
            return Err(LaunchError::Arguments { kernel: NAME.to_owned(), reason });
        }
        let too_large = || LaunchError::memory(NAME, u64::MAX, isize::MAX as u64);
        let width = dtype.bytes() as i64;
        let mut shape = vec![0; 1 + extents.len()];
        let mut strides = vec![1; shape.len()];
        let mut elements = 1_i64;
        for (axis, &extent) in extents.iter().enumerate().rev() {
            shape[axis + 1] = i64::try_from(extent).map_err(|_| too_large())?;
            strides[axis + 1] = elements;
            elements = elements.checked_mul(shape[axis + 1].max(1)).ok_or_else(too_large)?;
        }
        shape[0] = i64::try_from(ranks).map_err(|_| too_large())?;
        let part = elements.checked_mul(width).and_then(|bytes| bytes.checked_add(LINE - 1)).ok_or_else(too_large)?;
        let part = part / LINE * LINE;
        strides[0] = part / width;
        let bytes = part.checked_mul(shape[0]).and_then(|bytes| usize::try_from(bytes).ok()).ok_or_else(too_large)?;
        let cells = Zeroed::new(bytes).ok_or_else(|| LaunchError::memory(NAME, bytes as u64, 0))?;
        Ok(RankMemory { cells, dtype, shape, strides, sleepers, ended: OnceLock::new() })
    }

    /// Element 0 of rank 0.
    pub(super) fn start(&self) -> *mut u8 {
        self.cells.start()
    }

    /// Element 0 of a rank, which is there.
    pub(super) fn part(&self, rank: usize) -> *mut u8 {
        self.start().wrapping_add(rank * self.strides[0] as usize * self.dtype.bytes())
    }

    /// How many ranks there are, and the extents of each part.
    pub(crate) fn shape(&self) -> &[i64] {
        &self.shape
    }

    /// Why ranks do not meet on it any more, if they do not.
    pub(crate) fn ended(&self) -> Option<&Ended> {
        self.ended.get()
    }

    /// Lets no rank wait on it any more.
    pub(super) fn end(&self, ended: Ended) {
        // Of ranks that fail at one time, either is the first.
        let _ = self.ended.set(ended);
    }
}

/// Memory of ranks, seen from one: what an argument holds.
#[derive(Clone, Debug)]
pub(crate) struct Handle {
    pub(super) memory: Arc<RankMemory>,
    pub(super) rank: usize,
}

/// Where the holder of an argument puts its handle, when a launch asks for it.
type Asked = RefCell<Option<Handle>>;

impl Holder for Handle {
    fn reading(&self, queue: &dyn Any, work: &mut dyn FnMut()) {
        if let Some(asked) = queue.downcast_ref::<Asked>() {
            asked.replace(Some(self.clone()));
        }
        work();
    }

    fn writing(&mut self, queue: &dyn Any, work: &mut dyn FnMut()) {
        self.reading(queue, work);
    }
}

impl Handle {
    /// The argument of all parts.
    pub(super) fn arg(&self, mutable: bool) -> Arg<'_> {
        let parts = TensorParts {
            dtype: self.memory.dtype,
            // The address names the memory, and grants nothing.
            address: std::ptr::without_provenance_mut(self.memory.start().addr()),
            memory: PLACE,
            shape: &self.memory.shape,
            strides: &self.memory.strides,
            mutable,
        };
        // SAFETY: no launch but one that asks the holder takes memory of this place, and that one knows
        // that other ranks access the elements meanwhile.
        Arg::Tensor(unsafe { TensorArg::held(parts, Hold::read(self)) })
    }

    /// The handle behind an argument, if it is memory of ranks of the CPU.
    pub(super) fn of(arg: &mut Arg<'_>) -> Option<Handle> {
        let Arg::Tensor(tensor) = arg else { return None };
        if tensor.memory != PLACE {
            return None;
        }
        let asked = Asked::default();
        tensor.hold()?.queue(&asked, &mut || ());
        asked.into_inner()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_apart_and_sizes_are_checked() {
        let memory = RankMemory::new(DType::BF16, 3, &[2, 5], None).expect("a few bytes");
        assert_eq!((memory.shape(), &*memory.strides), (&[3, 2, 5][..], &[32, 5, 1][..]));
        assert_eq!(memory.part(2).addr() - memory.start().addr(), 128);
        let empty = RankMemory::new(DType::F32, 2, &[4, 0], None).expect("a line each");
        assert_eq!(empty.shape(), [2, 4, 0]);
        let error = RankMemory::new(DType::F64, 0, &[1], None).expect_err("no ranks").to_string();
        assert!(error.contains("0 devices, expected at least one"), "{error}");
        for extents in [[usize::MAX, 1], [1 << 40, 1 << 40], [i64::MAX as usize / 8, 1]] {
            let error = RankMemory::new(DType::F64, 2, &extents, None).expect_err("no such memory");
            assert!(matches!(error, LaunchError::Memory { .. }), "{error}");
        }
    }
}
