//! Programs of a device, by what they were compiled for: the instance, and facts
//! of the launch.

use super::compilation::Compilation;
use super::program::Program;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use tile_core::launch::{Arg, Instance, InstanceKey, LaunchError};
use tile_simt::facts::TensorFacts;

#[derive(PartialEq, Eq, Hash, Debug)]
struct Key {
    instance: InstanceKey,
    buffers: BufferFacts,
    facts: Vec<u32>,
}

/// What a launch says of its buffers, beyond what it says of the tensors in them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct BufferFacts {
    /// All consist of whole vectors ([`Class::vectors`](crate::wgsl::Class::vectors)).
    pub(super) vectors: bool,
    /// An input lies in the buffer of an output
    /// ([`Class::read_write`](crate::wgsl::Class::read_write)).
    pub(super) read_write: bool,
}

impl Key {
    fn new(instance: &Instance<'_>, args: &[Arg<'_>], buffers: BufferFacts) -> Key {
        let facts = args.iter().filter_map(|arg| match arg {
            Arg::Tensor(tensor) => Some(TensorFacts::of(tensor).word()),
            Arg::Scalar(_) => None,
        });
        Key { instance: InstanceKey::of(instance), buffers, facts: facts.collect() }
    }
}

#[derive(Default)]
pub(super) struct Cache {
    kept: Mutex<HashMap<Key, Arc<Program>>>,
}

impl Cache {
    /// What belongs to an instance, arguments and their buffers, made the first time.
    pub(super) fn get(
        &self,
        instance: &Instance<'_>,
        args: &[Arg<'_>],
        buffers: BufferFacts,
        make: impl FnOnce() -> Result<Program, LaunchError>,
    ) -> Result<Arc<Program>, LaunchError> {
        let key = Key::new(instance, args, buffers);
        let known = self.kept.lock().unwrap_or_else(PoisonError::into_inner).get(&key).cloned();
        if let Some(known) = known {
            return Ok(known);
        }
        // Made without the lock: launches of other kernels go on. Two threads may
        // compile one kernel, and the programs are equal.
        let made = Arc::new(make()?);
        self.kept.lock().unwrap_or_else(PoisonError::into_inner).insert(key, made.clone());
        Ok(made)
    }

    /// How long the programs took, in the order in which they were made.
    pub(super) fn compilations(&self) -> Vec<Compilation> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let mut programs: Vec<&Arc<Program>> = kept.values().collect();
        programs.sort_unstable_by_key(|program| program.number);
        programs.into_iter().map(|program| program.compilation.clone()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tile_core::elem::DType;
    use tile_core::launch::KernelDef;

    static ONE: KernelDef = KernelDef { name: "one", file: "", ir: "", params: &[], callees: &[] };

    #[test]
    fn everything_that_changes_code_is_in_the_key() {
        let f16 = [DType::F16];
        let base = Instance::new(&ONE, &f16, &[64, 32], &[]);
        let usual = BufferFacts { vectors: true, read_write: false };
        assert_eq!(Key::new(&base, &[], usual), Key::new(&base, &[], usual));
        for others in [BufferFacts { vectors: false, ..usual }, BufferFacts { read_write: true, ..usual }] {
            assert_ne!(Key::new(&base, &[], usual), Key::new(&base, &[], others));
        }
        let other = Instance::new(&ONE, &f16, &[32, 64], &[]);
        assert_ne!(Key::new(&base, &[], usual), Key::new(&other, &[], usual));
    }
}
