//! Instances of kernels, and their tile IR after passes.

use tile_core::elem::DType;
use tile_core::ir::Func;
use tile_core::ir::text::parse;
use tile_core::passes::inline::Function;
use tile_core::passes::{PASSES, inline_calls, run_pass, specialize};
use tile_kernel::launch::Instance;

/// The names of passes that `--after` takes for every target, in order.
pub(crate) fn stages() -> Vec<&'static str> {
    ["specialize", "inline"].into_iter().chain(PASSES.iter().map(|pass| pass.name)).collect()
}

/// An instance after every stage up to `last`.
pub(crate) fn lowered(instance: &Instance<'_>, last: &str) -> Result<Func, String> {
    if !stages().contains(&last) {
        return Err(format!("unknown pass `{last}`, expected one of {}", stages().join(", ")));
    }
    let source = parse(instance.def().ir).map_err(|e| e.to_string())?;
    let mut func =
        specialize(&source, instance.elems(), instance.consts(), instance.externs()).map_err(|e| e.to_string())?;
    for stage in stages() {
        match stage {
            "specialize" => {}
            "inline" => {
                let callee = |i: usize| instance.def().callees.get(i).map(|&def| def as &dyn Function);
                inline_calls(&mut func, &callee).map_err(|e| e.to_string())?;
            }
            pass => run_pass(&mut func, pass).map_err(|e| e.to_string())?,
        }
        if stage == last {
            break;
        }
    }
    Ok(func)
}

/// The parameters of an instance, some of them as `T=bf16,BM=64` says.
pub(crate) fn chosen(instance: &Instance<'_>, with: &str) -> Result<(Vec<DType>, Vec<i64>), String> {
    let generic = parse(instance.def().ir).map_err(|e| e.to_string())?;
    let (mut elems, mut consts) = (instance.elems().to_vec(), instance.consts().to_vec());
    for part in with.split(',').filter(|part| !part.is_empty()) {
        let wrong = |expected: &str| format!("`--with` has `{part}`, expected {expected}");
        let (name, value) = part.split_once('=').ok_or_else(|| wrong("a parameter and its value, as in `BM=64`"))?;
        if let Some(i) = generic.elems.iter().position(|elem| elem.name == name) {
            elems[i] = DType::from_name(value).ok_or_else(|| wrong("an element type, as in `T=bf16`"))?;
        } else if let Some(i) = generic.consts.iter().position(|param| param.name == name) {
            consts[i] = value.parse().map_err(|_| wrong("a whole number, as in `BM=64`"))?;
        } else {
            let names = generic.elems.iter().map(|elem| elem.name.as_str());
            let names: Vec<&str> = names.chain(generic.consts.iter().map(|param| param.name.as_str())).collect();
            return Err(wrong(&format!("one of the parameters {}", names.join(", "))));
        }
    }
    Ok((elems, consts))
}
