//! What a kernel's definition says of its parameters.

use crate::kernels::Named;
use serde_json::{Value, json};
use std::path::Path;
use tile_core::elem::Elem;
use tile_core::ir::Func;
use tile_core::ir::text::parse;
use tile_kernel::launch::{Candidate, Tunable};

/// A parameter in angle brackets.
pub(crate) struct Generic {
    pub(crate) name: String,
    /// The bound of a type, or the type of a constant.
    pub(crate) kind: String,
    /// Whether it is a type.
    pub(crate) is_type: bool,
    /// Its argument in the default instance.
    pub(crate) default: Option<String>,
}

/// The type and const parameters of a kernel.
pub(crate) fn generics(kernel: &Named) -> Result<Vec<Generic>, String> {
    let func = generic(kernel)?;
    let mut defaults: Option<(Vec<String>, Vec<String>)> = None;
    if let Some(default) = kernel.registered().default {
        default(&mut |handle| {
            handle.with_definition(&mut |instance| {
                let elems = instance.elems().iter().map(|dtype| dtype.name().to_owned()).collect();
                let flag = |at: usize| func.consts[at].elem != Elem::INDEX;
                let value = |(at, &value): (usize, &i64)| match flag(at) {
                    true => (value != 0).to_string(),
                    false => value.to_string(),
                };
                defaults = Some((elems, instance.consts().iter().enumerate().map(value).collect()));
            });
        });
    }
    let (elems, consts) = defaults.unzip();
    let at = |values: &Option<Vec<String>>, i: usize| values.as_ref().and_then(|values| values.get(i).cloned());
    let types = func.elems.iter().enumerate().map(|(i, elem)| Generic {
        name: elem.name.clone(),
        kind: format!("{:?}", elem.bound),
        is_type: true,
        default: at(&elems, i),
    });
    let constants = func.consts.iter().enumerate().map(|(i, param)| Generic {
        name: param.name.clone(),
        kind: if param.elem == Elem::INDEX { "usize" } else { "bool" }.to_owned(),
        is_type: false,
        default: at(&consts, i),
    });
    Ok(types.chain(constants).collect())
}

/// Where a kernel is written, from the current directory where it is below that.
pub(crate) fn place(kernel: &Named) -> String {
    let registered = kernel.registered();
    format!("{}:{}", relative(registered.def.file), registered.def.span.line)
}

/// The path of a source file, from the current directory where it is below that.
pub(crate) fn relative(file: &str) -> String {
    let file = Path::new(file);
    let here = std::env::current_dir().ok();
    here.and_then(|here| file.strip_prefix(here).ok()).unwrap_or(file).display().to_string()
}

/// The kernel's IR with its parameters open.
pub(crate) fn generic(kernel: &Named) -> Result<Func, String> {
    let def = kernel.registered().def;
    parse(def.ir).map_err(|error| format!("kernel `{}`: {error}", def.name))
}

/// The arguments that a launch takes, in words.
pub(crate) fn arguments(kernel: &Named, func: &Func) -> Vec<(String, String)> {
    let elem = |elem: Elem| match elem {
        Elem::Is(dtype) => dtype.rust_name().to_owned(),
        Elem::Param(i) => func.elems.get(i as usize).map_or_else(String::new, |elem| elem.name.clone()),
        Elem::Acc(i) => func.elems.get(i as usize).map_or_else(String::new, |elem| format!("{}::Acc", elem.name)),
    };
    let params = kernel.registered().def.params.iter();
    params
        .map(|param| {
            let ty = match param.rank {
                None => elem(param.elem),
                Some(rank) if param.mutable => format!("&mut Tensor<{}, {rank}>", elem(param.elem)),
                Some(rank) => format!("&Tensor<{}, {rank}>", elem(param.elem)),
            };
            (param.name.to_owned(), ty)
        })
        .collect()
}

/// The candidates of a tuning list, as numbers and names of types.
pub(crate) fn candidates(tunable: &Tunable) -> Vec<Value> {
    tunable
        .candidates
        .iter()
        .map(|candidate| match candidate {
            Candidate::Elem(dtype) => json!(dtype.name()),
            Candidate::Const(value) => json!(value),
        })
        .collect()
}
