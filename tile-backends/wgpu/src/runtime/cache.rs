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
    vectors: bool,
    facts: Vec<u32>,
}

impl Key {
    fn new(instance: &Instance<'_>, args: &[Arg<'_>], vectors: bool) -> Key {
        let facts = args.iter().filter_map(|arg| match arg {
            Arg::Tensor(tensor) => Some(TensorFacts::of(tensor).word()),
            Arg::Scalar(_) => None,
        });
        Key { instance: InstanceKey::of(instance), vectors, facts: facts.collect() }
    }
}

#[derive(Default)]
pub(super) struct Cache {
    kept: Mutex<HashMap<Key, Arc<Program>>>,
}

impl Cache {
    /// What belongs to an instance and arguments, made the first time. `vectors`
    /// says whether their buffers have whole ones.
    pub(super) fn get(
        &self,
        instance: &Instance<'_>,
        args: &[Arg<'_>],
        vectors: bool,
        make: impl FnOnce() -> Result<Program, LaunchError>,
    ) -> Result<Arc<Program>, LaunchError> {
        let key = Key::new(instance, args, vectors);
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
        assert_eq!(Key::new(&base, &[], true), Key::new(&base, &[], true));
        assert_ne!(Key::new(&base, &[], true), Key::new(&base, &[], false));
        let other = Instance::new(&ONE, &f16, &[32, 64], &[]);
        assert_ne!(Key::new(&base, &[], true), Key::new(&other, &[], true));
    }
}
