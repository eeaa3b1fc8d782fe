//! Instances of kernels, and their tile IR after passes.

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
