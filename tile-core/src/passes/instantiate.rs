//! One instance of a kernel, made once.

use super::inline::{Function, InlineError, inline_calls};
use super::run_passes;
use super::specialize::{SpecializeError, specialize};
use crate::elem::DType;
use crate::ir::text::{ParseError, parse};
use crate::ir::{Func, Span};
use crate::launch::{FnDef, Instance, KernelDef, LaunchError, Scalar};
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

/// The definition, which never moves, and the parameters.
type Key = (usize, Vec<DType>, Vec<i64>, Vec<Scalar>);
static INSTANCES: LazyLock<Mutex<HashMap<Key, Arc<Func>>>> = LazyLock::new(Default::default);

/// The concrete function of an instance: parameters bound, calls inlined,
/// tidied by [`PASSES`](super::PASSES), verified. Made once for each kernel and
/// choice of parameters.
///
/// # Errors
/// [`LaunchError::Instance`] when the parameters break a condition of the
/// kernel or of a function that it calls.
pub fn instantiate(instance: &Instance<'_>) -> Result<Arc<Func>, LaunchError> {
    let address = std::ptr::from_ref(instance.def()).addr();
    let key = (address, instance.elems().to_vec(), instance.consts().to_vec(), instance.externs().to_vec());
    if let Some(func) = INSTANCES.lock().unwrap_or_else(PoisonError::into_inner).get(&key) {
        return Ok(func.clone());
    }
    // Made without the lock: two threads may make it twice, and the results
    // are equal.
    let func = Arc::new(make(instance)?);
    INSTANCES.lock().unwrap_or_else(PoisonError::into_inner).insert(key, func.clone());
    Ok(func)
}

fn make(instance: &Instance<'_>) -> Result<Func, LaunchError> {
    let def = instance.def();
    let error = |span: Span, reason: String| {
        let reason = if span == Span::default() { reason } else { format!("{reason} ({}:{})", def.file, span.line) };
        LaunchError::Instance { kernel: def.name.to_owned(), reason }
    };
    let defect = |reason: String| error(Span::default(), reason);
    let symbolic = decode(def.ir).map_err(|e| defect(format!("malformed text: {e}")))?;
    let mut func = specialize(&symbolic, instance.elems(), instance.consts(), instance.externs())
        .map_err(|e: SpecializeError| error(e.span(), e.to_string()))?;
    inline_calls(&mut func, &|i| callee(def, i)).map_err(|e: InlineError| error(e.span, e.to_string()))?;
    run_passes(&mut func, None).map_err(|e| defect(e.to_string()))?;
    Ok(func)
}

fn callee(def: &'static KernelDef, index: usize) -> Option<&'static dyn Function> {
    def.callees.get(index).map(|&function| function as &dyn Function)
}
