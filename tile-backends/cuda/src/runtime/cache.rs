//! Compiled kernels of a context, by what they were compiled for; and whatever
//! else follows from the same.
//!
//! A key says which instance and which facts of the launch. It is looked up by a
//! hash over its words without being built, so a launch that has been seen before
//! allocates nothing here.

use super::stack::Stack;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::sync::{Arc, PoisonError, RwLock};
use tile_core::launch::{Arg, Instance, InstanceKey, LaunchError};
use tile_simt::facts::TensorFacts;

/// Facts of a launch as words, one for each tensor.
pub(super) type Words = Stack<u32, 16>;

/// The facts of arguments.
pub(super) fn words(args: &[Arg<'_>]) -> Words {
    let mut words = Words::default();
    for arg in args {
        if let Arg::Tensor(tensor) = arg {
            words.push(TensorFacts::of(tensor).word());
        }
    }
    words
}

/// Something and what it was made for.
type Kept<T> = (Key, Arc<T>);

/// Programs by hash; those of one hash are compared in full.
pub(super) struct Cache<T> {
    kept: RwLock<HashMap<u64, Vec<Kept<T>>, BuildHasherDefault<Hashed>>>,
}

/// The hash of what is a hash already.
#[derive(Default)]
struct Hashed(u64);

impl Hasher for Hashed {
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.0 = self.0.rotate_left(8) ^ u64::from(byte));
    }
    fn write_u64(&mut self, hash: u64) {
        self.0 = hash;
    }
    fn finish(&self) -> u64 {
        self.0
    }
}

impl<T> Default for Cache<T> {
    fn default() -> Cache<T> {
        Cache { kept: RwLock::default() }
    }
}

/// What a program was compiled for.
#[derive(Debug)]
struct Key {
    instance: InstanceKey,
    facts: Vec<u32>,
}

impl Key {
    fn new(instance: &Instance<'_>, facts: &[u32]) -> Key {
        Key { instance: InstanceKey::of(instance), facts: facts.to_vec() }
    }

    fn is(&self, instance: &Instance<'_>, facts: &[u32]) -> bool {
        self.facts == facts && self.instance.is(instance)
    }
}

/// A hash of a key's words, after FxHash: multiply and rotate. Keys are the
/// program's own, so nobody crafts collisions.
fn hash(instance: &Instance<'_>, facts: &[u32]) -> u64 {
    let mut hash = std::ptr::from_ref(instance.def()).addr() as u64;
    let mut add = |word: u64| hash = (hash.rotate_left(5) ^ word).wrapping_mul(0x51_7c_c1_b7_27_22_0a_95);
    instance.elems().iter().for_each(|&elem| add(elem as u64));
    instance.consts().iter().for_each(|&value| add(value as u64));
    for scalar in instance.externs() {
        add(scalar.dtype as u64);
        add(scalar.bits);
    }
    add(instance.tuning().is_empty().into());
    facts.iter().for_each(|&word| add(word.into()));
    hash
}

impl<T> Cache<T> {
    /// What belongs to an instance and facts, made the first time.
    pub(super) fn get(
        &self,
        instance: &Instance<'_>,
        facts: &[u32],
        make: impl FnOnce() -> Result<T, LaunchError>,
    ) -> Result<Arc<T>, LaunchError> {
        let hash = hash(instance, facts);
        if let Some(known) = self.find(hash, instance, facts) {
            return Ok(known);
        }
        // Made without the lock: launches of other kernels go on. Two threads
        // may compile one kernel, and the programs are equal.
        let made = Arc::new(make()?);
        let key = Key::new(instance, facts);
        let mut kept = self.kept.write().unwrap_or_else(PoisonError::into_inner);
        kept.entry(hash).or_default().push((key, made.clone()));
        Ok(made)
    }

    fn find(&self, hash: u64, instance: &Instance<'_>, facts: &[u32]) -> Option<Arc<T>> {
        let kept = self.kept.read().unwrap_or_else(PoisonError::into_inner);
        let same = kept.get(&hash)?.iter().find(|(key, _)| key.is(instance, facts));
        same.map(|(_, known)| known.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tile_core::elem::DType;
    use tile_core::launch::{Candidate, KernelDef, Scalar, Tunable};

    static ONE: KernelDef = KernelDef { name: "one", file: "", ir: "", params: &[], callees: &[] };
    static TWO: KernelDef = KernelDef { name: "two", file: "", ir: "", params: &[], callees: &[] };
    static TUNING: [Tunable; 1] = [Tunable { name: "B", candidates: &[Candidate::Const(32)] }];

    #[test]
    fn everything_that_changes_code_is_in_the_key() {
        let (f16, f32) = ([DType::F16], [DType::F32]);
        let externs = [Scalar::new(1_i32)];
        let base = Instance::new(&ONE, &f16, &[64, 32], &externs);
        let key = Key::new(&base, &[7, 9]);
        assert!(key.is(&base, &[7, 9]));
        let others = [
            (Instance::new(&TWO, &f16, &[64, 32], &externs), [7, 9]),
            (Instance::new(&ONE, &f32, &[64, 32], &externs), [7, 9]),
            (Instance::new(&ONE, &f16, &[32, 64], &externs), [7, 9]),
            (Instance::new(&ONE, &f16, &[64, 32], &[]), [7, 9]),
            (base.fitted(&TUNING), [7, 9]),
            (base, [9, 7]),
        ];
        for (other, facts) in &others {
            assert!(!key.is(other, facts));
            assert_ne!(hash(&base, &[7, 9]), hash(other, facts));
        }
    }
}
