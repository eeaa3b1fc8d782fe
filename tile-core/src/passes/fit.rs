//! Auto-fitting: picks the first instance of a kernel that fits a target.
//!
//! What fits is decided by the target. Where the user leaves the choice
//! ([`Instance::tuning`]) and the device has no model to rank them by, the values of the tuning list are tried in its order, the
//! parameter named last varying fastest, after the instance's own.

use super::instantiate;
use crate::ir::Func;
use crate::ir::text::parse;
use crate::launch::{Candidate, Instance, LaunchError};
use std::sync::Arc;

/// Gives what `make` makes of an instance: the stated one, or the first of its
/// tuning list for which `make` does not say that memory is short.
///
/// # Errors
/// Those of `make` and of [`instantiate`](super::instantiate()). When nothing
/// fits, the [`LaunchError::Memory`] that needs least.
pub fn fit<T>(instance: &Instance<'_>, make: impl FnMut(&Func) -> Result<T, LaunchError>) -> Result<T, LaunchError> {
    fit_likely(instance, |_| true, make)
}

/// [`fit`], where `likely` says in little time of which instances it is not known that
/// they do not fit. The others are made only where none of these fits.
///
/// # Errors
/// Those of [`fit`].
pub fn fit_likely<T>(
    instance: &Instance<'_>,
    mut likely: impl FnMut(&Func) -> bool,
    mut make: impl FnMut(&Func) -> Result<T, LaunchError>,
) -> Result<T, LaunchError> {
    let mut least: Option<(u64, LaunchError)> = None;
    let mut try_to = |func: &Func| match make(func) {
        Err(error @ LaunchError::Memory { needed, .. }) => {
            if least.as_ref().is_none_or(|(least, _)| needed < *least) {
                least = Some((needed, error));
            }
            None
        }
        done => Some(done),
    };
    let mut unlikely = Vec::new();
    let mut unless_unlikely = |func: Arc<Func>| {
        if likely(&func) {
            return try_to(&func);
        }
        unlikely.push(func);
        None
    };
    if let Some(done) = unless_unlikely(instantiate(instance)?) {
        return done;
    }
    for consts in others(instance)? {
        let other = instance.with_consts(&consts);
        // Values that break a condition of the kernel together are no instance.
        let Ok(func) = instantiate(&other) else { continue };
        if let Some(done) = unless_unlikely(func) {
            return done;
        }
    }
    if let Some(done) = unlikely.iter().find_map(|func| try_to(func)) {
        return done;
    }
    let (_, error) = least.expect("the stated instance was made");
    Err(error)
}

/// The const parameters of an instance and of all others of its tuning list, in the order in which
/// they are tried.
///
/// # Errors
/// [`LaunchError::Instance`] where the definition's text is none.
pub fn candidates(instance: &Instance<'_>) -> Result<Vec<Vec<i64>>, LaunchError> {
    let mut all = vec![instance.consts().to_vec()];
    all.extend(others(instance)?);
    Ok(all)
}

/// The const parameters of the instances of the tuning list, in its order.
fn others(instance: &Instance<'_>) -> Result<Vec<Vec<i64>>, LaunchError> {
    let mut all = vec![instance.consts().to_vec()];
    if instance.tuning().is_empty() {
        return Ok(Vec::new());
    }
    let malformed = |reason: String| LaunchError::Instance { kernel: instance.def().name.to_owned(), reason };
    let func = parse(instance.def().ir).map_err(|error| malformed(error.to_string()))?;
    for tunable in instance.tuning() {
        // Types are the user's.
        let Some(at) = func.consts.iter().position(|param| param.name == tunable.name) else { continue };
        let values: Vec<i64> = tunable
            .candidates
            .iter()
            .filter_map(|candidate| match candidate {
                Candidate::Const(value) => Some(*value),
                Candidate::Elem(_) => None,
            })
            .collect();
        let with = |consts: &Vec<i64>| {
            let consts = consts.clone();
            values.clone().into_iter().map(move |value| {
                let mut consts = consts.clone();
                consts[at] = value;
                consts
            })
        };
        all = all.iter().flat_map(with).collect();
    }
    let admits = instance.def().admits;
    all.retain(|consts| consts != instance.consts() && admits.is_none_or(|admits| admits(consts)));
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::launch::{KernelDef, Tunable};

    static DEF: KernelDef = KernelDef {
        name: "k",
        file: "",
        span: crate::ir::Span::UNKNOWN,
        doc: "",
        ir: "kernel k<const A: index, const B: index, const C: index>() body {}",
        params: &[],
        callees: &[],
        admits: None,
    };
    static TUNING: &[Tunable] = &[
        Tunable { name: "A", candidates: &[Candidate::Const(8), Candidate::Const(4)] },
        Tunable { name: "C", candidates: &[Candidate::Const(2), Candidate::Const(1)] },
    ];

    #[test]
    fn candidates_are_tried_in_order() {
        let instance = Instance::new(&DEF, &[], &[8, 5, 2], &[]).fitted(TUNING);
        assert_eq!(others(&instance), Ok(vec![vec![8, 5, 1], vec![4, 5, 2], vec![4, 5, 1]]));
        let mut tried = 0;
        let mut make = |fits: u32| {
            fit(&instance, |_| {
                tried += 1;
                let memory = |needed| LaunchError::memory("k", needed, 5);
                if tried == fits { Ok(tried) } else { Err(memory(u64::from(10 - tried))) }
            })
        };
        assert_eq!(make(3), Ok(3));
    }

    #[test]
    fn the_condition_of_the_list_holds_for_candidates() {
        static NARROW: KernelDef = KernelDef { admits: Some(|consts| consts[0] * consts[2] <= 8), ..copy(&DEF) };
        const fn copy(def: &KernelDef) -> KernelDef {
            KernelDef {
                name: def.name,
                file: def.file,
                span: def.span,
                doc: "",
                ir: def.ir,
                params: &[],
                callees: &[],
                admits: None,
            }
        }
        let instance = Instance::new(&NARROW, &[], &[8, 5, 2], &[]).fitted(TUNING);
        assert_eq!(others(&instance), Ok(vec![vec![8, 5, 1], vec![4, 5, 2], vec![4, 5, 1]]));
        // The user's own instance is tried whatever the condition says.
        assert_eq!(candidates(&instance).map(|all| all[0].clone()), Ok(vec![8, 5, 2]));
        static NARROWER: KernelDef = KernelDef { admits: Some(|consts| consts[0] * consts[2] <= 4), ..copy(&DEF) };
        let instance = Instance::new(&NARROWER, &[], &[8, 5, 2], &[]).fitted(TUNING);
        assert_eq!(others(&instance), Ok(vec![vec![4, 5, 1]]));
    }

    #[test]
    fn what_needs_least_is_told_when_nothing_fits() {
        let instance = Instance::new(&DEF, &[], &[8, 5, 2], &[]).fitted(TUNING);
        let mut needs = [40, 20, 30, 25].into_iter();
        let memory = |needed| LaunchError::memory("k", needed, 5);
        let outcome = fit(&instance, |_| Err::<(), _>(memory(needs.next().expect("four instances"))));
        assert_eq!(outcome, Err(memory(20)));
        // Who names an instance gets it or nothing.
        let mut tried = 0;
        let exact = Instance::new(&DEF, &[], &[8, 5, 2], &[]);
        let outcome = fit(&exact, |_| {
            tried += 1;
            Err::<(), _>(memory(40))
        });
        assert_eq!((outcome, tried), (Err(memory(40)), 1));
    }

    #[test]
    fn what_is_unlikely_is_made_last() {
        let instance = Instance::new(&DEF, &[], &[8, 5, 2], &[]).fitted(TUNING);
        let made = |likely: &[bool], fits: usize| {
            let (mut told, mut tried) = (likely.iter(), 0);
            let outcome = fit_likely(
                &instance,
                |_| *told.next().expect("four instances"),
                |_| {
                    tried += 1;
                    if tried == fits { Ok(()) } else { Err(LaunchError::memory("k", 9, 5)) }
                },
            );
            (outcome.is_ok(), tried)
        };
        // The stated one is passed over, and the next fits.
        assert_eq!(made(&[false, true], 1), (true, 1));
        // All are, and one fits nevertheless.
        assert_eq!(made(&[false; 4], 2), (true, 2));
        // Nothing fits: each is made once.
        assert_eq!(made(&[true, false, true, false], 5), (false, 4));
    }
}
