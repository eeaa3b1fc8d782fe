//! Compile-once cache: programs by the instance and the facts of the launch that they were compiled
//! for.
//!
//! A key is looked up by a hash over its words without being built, so a launch that has been seen
//! before allocates nothing here.
//!
//! What a key has is made by the first thread that asks for it, while others that ask for the same
//! wait, and those that ask for something else do not. A failure is that thread's alone: the next
//! one tries again.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::sync::{Arc, Mutex, OnceLock, PoisonError, RwLock};
use tile_core::launch::{Instance, InstanceKey, LaunchError};

/// Something and what it is made for.
type Kept<T> = (Key, Arc<Slot<T>>);

/// Where something is kept once it is made.
struct Slot<T> {
    made: OnceLock<Arc<T>>,
    /// Held by the thread that makes it.
    making: Mutex<()>,
}

impl<T> Default for Slot<T> {
    fn default() -> Slot<T> {
        Slot { made: OnceLock::new(), making: Mutex::default() }
    }
}

impl<T> Slot<T> {
    fn get(&self, make: impl FnOnce() -> Result<T, LaunchError>) -> Result<Arc<T>, LaunchError> {
        if let Some(known) = self.made.get() {
            return Ok(known.clone());
        }
        // A thread that panicked here has made nothing.
        let _making = self.making.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = self.made.get() {
            return Ok(known.clone());
        }
        let made = Arc::new(make()?);
        Ok(self.made.get_or_init(|| made).clone())
    }
}

/// A map from instances and facts to programs, or to whatever else follows from these.
///
/// Facts are words that a runtime chooses: whatever its code depends on beside the instance, such as
/// contiguous axes and alignments of the arguments.
pub struct ProgramCache<T> {
    // By hash; those of one hash are compared in full.
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

impl<T> Default for ProgramCache<T> {
    fn default() -> ProgramCache<T> {
        ProgramCache { kept: RwLock::default() }
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
    add(instance.tuning().len() as u64);
    add(instance.checks().into());
    facts.iter().for_each(|&word| add(word.into()));
    hash
}

impl<T> ProgramCache<T> {
    /// What belongs to an instance and facts, made the first time.
    ///
    /// # Errors
    /// Those of `make`, which are not kept.
    pub fn get(
        &self,
        instance: &Instance<'_>,
        facts: &[u32],
        make: impl FnOnce() -> Result<T, LaunchError>,
    ) -> Result<Arc<T>, LaunchError> {
        let hash = hash(instance, facts);
        let same = |(key, _): &&Kept<T>| key.is(instance, facts);
        {
            let kept = self.kept.read().unwrap_or_else(PoisonError::into_inner);
            let slot = kept.get(&hash).and_then(|slots| slots.iter().find(same));
            if let Some(known) = slot.and_then(|(_, slot)| slot.made.get()) {
                return Ok(known.clone());
            }
        }
        let slot = {
            let mut kept = self.kept.write().unwrap_or_else(PoisonError::into_inner);
            let slots = kept.entry(hash).or_default();
            match slots.iter().find(same) {
                Some((_, slot)) => slot.clone(),
                None => {
                    let slot = Arc::new(Slot::default());
                    slots.push((Key::new(instance, facts), slot.clone()));
                    slot
                }
            }
        };
        // Without the lock: launches of other kernels go on.
        slot.get(make)
    }

    /// All that was made so far, in no order.
    pub fn made(&self) -> Vec<Arc<T>> {
        let kept = self.kept.read().unwrap_or_else(PoisonError::into_inner);
        kept.values().flatten().filter_map(|(_, slot)| slot.made.get().cloned()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::panic::{AssertUnwindSafe, catch_unwind};
    use std::sync::Barrier;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::thread;
    use tile_core::elem::DType;
    use tile_core::launch::{Candidate, KernelDef, Scalar, Tunable};

    static ONE: KernelDef = KernelDef {
        name: "one",
        file: "",
        span: tile_core::ir::Span::UNKNOWN,
        doc: "",
        ir: "",
        params: &[],
        callees: &[],
        admits: None,
    };
    static TWO: KernelDef = KernelDef {
        name: "two",
        file: "",
        span: tile_core::ir::Span::UNKNOWN,
        doc: "",
        ir: "",
        params: &[],
        callees: &[],
        admits: None,
    };
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

    /// Threads that ask for the same at once wait for one of them; those that ask for
    /// something else do not.
    #[test]
    fn things_are_made_once() {
        let (cache, made, meeting) = (ProgramCache::<u32>::default(), AtomicUsize::new(0), Barrier::new(8));
        let instance = Instance::new(&ONE, &[], &[], &[]);
        thread::scope(|scope| {
            for number in 0..8_u32 {
                let (cache, made, meeting, instance) = (&cache, &made, &meeting, &instance);
                scope.spawn(move || {
                    meeting.wait();
                    let known = cache.get(instance, &[number % 2], || {
                        made.fetch_add(1, Ordering::Relaxed);
                        // The other kind is made meanwhile.
                        while made.load(Ordering::Relaxed) < 2 {
                            thread::yield_now();
                        }
                        Ok(number % 2)
                    });
                    assert_eq!(known.as_deref(), Ok(&(number % 2)));
                });
            }
        });
        assert_eq!(made.into_inner(), 2);
    }

    #[test]
    fn failures_are_not_kept() {
        let cache = ProgramCache::<u32>::default();
        let instance = Instance::new(&ONE, &[], &[], &[]);
        let error = LaunchError::Instance { kernel: "one".to_owned(), reason: "it fails once".to_owned() };
        assert_eq!(cache.get(&instance, &[], || Err(error.clone())), Err(error));
        let panicked = catch_unwind(AssertUnwindSafe(|| cache.get(&instance, &[], || panic!("once"))));
        assert!(panicked.is_err());
        assert_eq!(cache.get(&instance, &[], || Ok(7)).as_deref(), Ok(&7));
        assert_eq!(cache.get(&instance, &[], || panic!("it is known")).as_deref(), Ok(&7));
    }
}
