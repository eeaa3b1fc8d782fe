//! Instantiation: makes and caches the concrete function of one kernel instance.

use super::inline::{Function, InlineError, inline_calls};
use super::instrument::timed;
use super::specialize::{SpecializeError, specialize};
use super::{Ir, run_checks, run_passes};
use crate::elem::DType;
use crate::ir::schedule::Overrides;
use crate::ir::text::{ParseError, parse};
use crate::ir::{Func, Span};
use crate::launch::{Checks, FnDef, Instance, KernelDef, LaunchError, Scalar};
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

impl Function for FnDef {
    fn func(&self) -> Result<Arc<Func>, ParseError> {
        decode(self.ir)
    }
    fn externs(&self) -> Vec<Scalar> {
        (self.externs)()
    }
    fn callee(&self, index: usize) -> Option<&dyn Function> {
        self.callees.get(index).map(|&function| function as &dyn Function)
    }
}

type Texts = HashMap<(usize, usize), Arc<Func>>;
static TEXTS: LazyLock<Mutex<Texts>> = LazyLock::new(Default::default);

/// The function of an embedded text, read once.
fn decode(text: &'static str) -> Result<Arc<Func>, ParseError> {
    let key = (text.as_ptr().addr(), text.len());
    if let Some(func) = TEXTS.lock().unwrap_or_else(PoisonError::into_inner).get(&key) {
        return Ok(func.clone());
    }
    let func = Arc::new(parse(text)?);
    TEXTS.lock().unwrap_or_else(PoisonError::into_inner).insert(key, func.clone());
    Ok(func)
}

/// The definition, which never moves, the parameters, and hints in place of its own.
type Key = (usize, Vec<DType>, Vec<i64>, Vec<Scalar>, Checks, Option<Overrides>);
/// Functions that are made once for each kernel and choice of parameters.
type Cache = LazyLock<Mutex<HashMap<Key, Arc<Func>>>>;
static LINKED: Cache = LazyLock::new(Default::default);
static INSTANCES: Cache = LazyLock::new(Default::default);

/// The function of an instance as the user wrote it: parameters bound, calls
/// inlined, verified, the instance's [checks](Instance::checks) and [hints](Instance::overrides) put in, and
/// nothing else. Made once for each kernel and choice of parameters.
///
/// It does what the source does, faults included: [`PASSES`](super::PASSES)
/// remove a read of a tile that nothing has written, when nothing uses what is
/// read.
///
/// # Errors
/// [`LaunchError::Instance`] when the parameters break a condition of the
/// kernel or of a function that it calls, or its hints do not fit the kernel.
pub fn link(instance: &Instance<'_>) -> Result<Arc<Func>, LaunchError> {
    once(&LINKED, instance, || {
        let def = instance.def();
        let symbolic =
            timed(Func::NAME, "parse", || decode(def.ir)).map_err(|e| defect(def, format!("malformed text: {e}")))?;
        let mut func = timed(Func::NAME, "specialize", || {
            specialize(&symbolic, instance.elems(), instance.consts(), instance.externs())
        })
        .map_err(|e: SpecializeError| error(def, e.span(), e.to_string()))?;
        timed(Func::NAME, "inline", || inline_calls(&mut func, &|i| callee(def, i)))
            .map_err(|e: InlineError| error(def, e.span, e.to_string()))?;
        run_checks(&mut func, instance.checks()).map_err(|e| defect(def, e.to_string()))?;
        if let Some(overrides) = instance.overrides() {
            overrides.apply(&mut func).map_err(|reason| defect(def, reason))?;
        }
        Ok(func)
    })
}

/// The concrete function of an instance: what [`link`] gives, tidied by
/// [`PASSES`](super::PASSES). Made once for each kernel and choice of
/// parameters.
///
/// # Errors
/// Those of [`link`].
pub fn instantiate(instance: &Instance<'_>) -> Result<Arc<Func>, LaunchError> {
    once(&INSTANCES, instance, || {
        let mut func = Func::clone(&*link(instance)?);
        run_passes(&mut func, None).map_err(|e| defect(instance.def(), e.to_string()))?;
        Ok(func)
    })
}

/// What the cache holds for an instance, or what `make` gives it.
fn once(
    cache: &Cache,
    instance: &Instance<'_>,
    make: impl FnOnce() -> Result<Func, LaunchError>,
) -> Result<Arc<Func>, LaunchError> {
    let address = std::ptr::from_ref(instance.def()).addr();
    let (elems, consts, externs) = (instance.elems().to_vec(), instance.consts().to_vec(), instance.externs().to_vec());
    let key = (address, elems, consts, externs, instance.checks(), instance.overrides().cloned());
    if let Some(func) = cache.lock().unwrap_or_else(PoisonError::into_inner).get(&key) {
        return Ok(func.clone());
    }
    // Made without the lock: two threads may make it twice, and the results
    // are equal.
    let func = Arc::new(make()?);
    cache.lock().unwrap_or_else(PoisonError::into_inner).insert(key, func.clone());
    Ok(func)
}

fn error(def: &KernelDef, span: Span, reason: String) -> LaunchError {
    let reason = if span == Span::default() { reason } else { format!("{reason} ({}:{})", def.file, span.line) };
    LaunchError::Instance { kernel: def.name.to_owned(), reason }
}

fn defect(def: &KernelDef, reason: String) -> LaunchError {
    error(def, Span::default(), reason)
}

fn callee(def: &'static KernelDef, index: usize) -> Option<&'static dyn Function> {
    def.callees.get(index).map(|&function| function as &dyn Function)
}
