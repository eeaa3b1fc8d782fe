//! Keys of compiled-kernel caches: what of an instance changes the code made for it.

use super::{Checks, Instance, Scalar};
use crate::elem::DType;
use crate::ir::schedule::Overrides;

/// The key of a compiled kernel: the kernel with its parameters.
///
/// Definitions are static, so the address names one and its text.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct InstanceKey {
    definition: usize,
    elems: Vec<DType>,
    consts: Vec<i64>,
    externs: Vec<Scalar>,
    checks: Checks,
    overrides: Option<Overrides>,
    /// The parameters that may be chosen otherwise, each among the definition's candidates.
    open: Vec<&'static str>,
}

impl InstanceKey {
    /// The instance's.
    pub fn of(instance: &Instance<'_>) -> InstanceKey {
        InstanceKey {
            definition: address(instance),
            elems: instance.elems().to_vec(),
            consts: instance.consts().to_vec(),
            externs: instance.externs().to_vec(),
            checks: instance.checks(),
            overrides: instance.overrides().cloned(),
            open: open(instance).collect(),
        }
    }

    /// Whether it is the instance's, without making that one.
    pub fn is(&self, instance: &Instance<'_>) -> bool {
        self.definition == address(instance)
            && self.elems == instance.elems()
            && self.consts == instance.consts()
            && self.externs == instance.externs()
            && self.checks == instance.checks()
            && self.overrides.as_ref() == instance.overrides()
            && open(instance).eq(self.open.iter().copied())
    }
}

fn open(instance: &Instance<'_>) -> impl Iterator<Item = &'static str> {
    instance.tuning().iter().map(|tunable| tunable.name)
}

fn address(instance: &Instance<'_>) -> usize {
    std::ptr::from_ref(instance.def()).addr()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::launch::{Candidate, KernelDef, Tunable};

    static ONE: KernelDef = KernelDef {
        name: "one",
        file: "",
        span: crate::ir::Span::UNKNOWN,
        doc: "",
        ir: "",
        params: &[],
        callees: &[],
        admits: None,
    };
    static TWO: KernelDef = KernelDef {
        name: "two",
        file: "",
        span: crate::ir::Span::UNKNOWN,
        doc: "",
        ir: "",
        params: &[],
        callees: &[],
        admits: None,
    };
    static TUNING: [Tunable; 2] = [
        Tunable { name: "A", candidates: &[Candidate::Const(64)] },
        Tunable { name: "B", candidates: &[Candidate::Const(32)] },
    ];

    #[test]
    fn everything_that_changes_code_is_in_the_key() {
        let (f16, f32) = ([DType::F16], [DType::F32]);
        let externs = [Scalar::new(1_i32)];
        let base = Instance::new(&ONE, &f16, &[64, 32], &externs);
        let key = InstanceKey::of(&base);
        assert!(key.is(&base));
        for other in [
            Instance::new(&TWO, &f16, &[64, 32], &externs),
            Instance::new(&ONE, &f32, &[64, 32], &externs),
            Instance::new(&ONE, &f16, &[32, 64], &externs),
            Instance::new(&ONE, &f16, &[64, 32], &[]),
            base.fitted(&TUNING),
            base.with_checks(Checks::ALL),
        ] {
            assert!(!key.is(&other));
            assert_ne!(key, InstanceKey::of(&other));
        }
        let key = InstanceKey::of(&base.fitted(&TUNING));
        assert!(key.is(&base.fitted(&TUNING)));
        assert!(!key.is(&base.fitted(&TUNING[1..])));
    }
}
