// Properties of every text of tile IR that can be run. Included by the fuzz target `run`
// and by `tile-core/tests/mutations.rs`, beside `eval`.

use super::eval;
use tile_core::ir::text::{parse, print};
use tile_core::ir::verify::verify;
use tile_core::ir::{Extent, Type};
use tile_core::passes::run_passes;

/// What a concrete function without calls does before and after the passes is
/// the same, where it does something defined; whether it does.
pub(crate) fn passes_keep_the_meaning(text: &str) -> bool {
    let Ok(mut func) = parse(text) else { return false };
    if verify(&func).is_err() || !func.is_concrete() || !func.callees.is_empty() {
        return false;
    }
    let words: Vec<String> = func
        .params
        .iter()
        .map(|param| match func.ty(param.value) {
            Type::Scalar(_) => format!("{}=3", param.name),
            Type::Mem(mem) => {
                let extent = |extent: &Extent| extent.dim().and_then(|dim| dim.as_int()).unwrap_or(5).to_string();
                format!("{}=[{}]", param.name, mem.shape.iter().map(extent).collect::<Vec<_>>().join(","))
            }
        })
        .collect();
    // A tensor too large to make, a parameter of rank 0, and such.
    let large = func.params.iter().filter_map(|param| func.ty(param.value).mem()).any(|mem| {
        mem.shape.is_empty() || mem.shape.iter().any(|e| e.dim().and_then(|d| d.as_int()).is_some_and(|n| n > 64))
    });
    if large {
        return false;
    }
    let Some(before) = eval::run(&func, &words, Some(50_000)).ok().filter(|out| !out.contains("error: ")) else {
        return false;
    };
    let source = print(&func);
    run_passes(&mut func, None).unwrap();
    let after = eval::run(&func, &words, None);
    assert_eq!(after.as_ref(), Ok(&before), "the passes change the meaning of\n{source}to\n{}", print(&func));
    true
}
