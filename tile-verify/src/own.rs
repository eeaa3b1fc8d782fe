//! A kernel as its own reference: its IR with every float as `f64`, run by the interpreter.
//!
//! ```text
//! %s = alloc : fragment<f16, [16]>        %s = alloc : fragment<f64, [16]>
//! %y = cast %x : f16                      %y = cast %x : f64
//! ```
//!
//! It says how results answer to rounding errors. It does not say what they should be: that is the
//! interpreter's word on the kernel as it is. A kernel that looks at the bits of floats has no such
//! form; it runs as it is, on inputs that differ by a unit in the last place.

use crate::args::{Args, Reference, Value};
use crate::error::ReferenceError;
use crate::host::{Host, Layout, encode};
use crate::subject::{Param, Subject};
use std::sync::Arc;
use tile_core::elem::{DType, Elem};
use tile_core::interp::{Options, run};
use tile_core::ir::verify::verify;
use tile_core::ir::{Func, Op, Type};
use tile_core::launch::{Arg, Scalar};

/// A kernel that is its own reference.
pub(crate) struct Own {
    func: Arc<Func>,
    file: &'static str,
    params: Vec<Param>,
    /// Whether floats are `f64`.
    pub wide: bool,
}

impl Own {
    /// In `f64` where that is possible.
    pub(crate) fn new(subject: &Subject<'_>) -> Own {
        let (file, mut params) = (subject.instance.def().file, subject.params.clone());
        match wide(&subject.func) {
            Some(func) => {
                for param in &mut params {
                    if param.dtype.is_float() {
                        param.dtype = DType::F64;
                    }
                }
                Own { func: Arc::new(func), file, params, wide: true }
            }
            None => Own { func: subject.func.clone(), file, params, wide: false },
        }
    }
}

impl Reference for Own {
    fn evaluate(&self, args: &mut Args) -> Result<(), ReferenceError> {
        enum Given {
            Tensor(Host),
            Scalar(Scalar),
        }
        let given = |((_, value), param): (&(String, Value), &Param)| match value {
            Value::Scalar(value) => Given::Scalar(Scalar { dtype: param.dtype, bits: encode(param.dtype, *value) }),
            Value::Tensor { shape, data, .. } => {
                let shape: Vec<i64> = shape.iter().map(|&extent| extent as i64).collect();
                Given::Tensor(Host::new(param.dtype, &shape, Layout::default(), data))
            }
        };
        let mut given: Vec<Given> = args.args.iter().zip(&self.params).map(given).collect();
        let mut erased: Vec<Arg<'_>> = given
            .iter_mut()
            .zip(&self.params)
            .map(|(given, param)| match given {
                Given::Tensor(host) => host.arg(param.mutable),
                Given::Scalar(scalar) => Arg::Scalar(*scalar),
            })
            .collect();
        let options = Options { print: &|_| {}, ..Options::default() };
        let ran = run(&self.func, self.file, &mut erased, &options);
        drop(erased);
        ran.map_err(|error| ReferenceError::Unsuited { reason: error.to_string() })?;
        for ((_, value), given) in args.args.iter_mut().zip(&given) {
            if let (Value::Tensor { data, mutable: true, .. }, Given::Tensor(host)) = (value, given) {
                *data = Arc::new(host.values());
            }
        }
        Ok(())
    }
}

/// The function with every float as `f64`, unless it looks at the bits of one.
fn wide(func: &Func) -> Option<Func> {
    let mut wide = func.clone();
    let mut looks = false;
    let float = |value| func.ty(value).elem().dtype().is_some_and(DType::is_float);
    for region in [func.host, func.body] {
        func.walk(region, &mut |_, inst| {
            let any = || inst.args.iter().copied().chain(inst.result).any(float);
            looks |= matches!(inst.op, Op::Bits {} | Op::Bitcast {}) && any();
        });
    }
    if looks {
        return None;
    }
    for value in wide.values.values_mut() {
        let elem = match &mut value.ty {
            Type::Scalar(elem) => elem,
            Type::Mem(mem) => &mut mem.elem,
        };
        if elem.dtype().is_some_and(DType::is_float) {
            *elem = Elem::Is(DType::F64);
        }
    }
    verify(&wide).is_ok().then_some(wide)
}
