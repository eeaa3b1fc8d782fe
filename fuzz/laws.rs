// Properties of every text of tile IR. Included by the fuzz targets and by
// `tile-core/tests/mutations.rs`.

use tile_core::elem::{DType, Elem};
use tile_core::interp::scalar::eval_literal;
use tile_core::ir::text::{equal, parse, print};
use tile_core::ir::verify::{print_errors, verify};
use tile_core::ir::{Func, Literal};
use tile_core::launch::Scalar;
use tile_core::passes::{run_passes, specialize};

/// Nothing panics; a function that a text describes reads back from its own
/// text.
pub(crate) fn reads_back(text: &str) -> bool {
    let Ok(func) = parse(text) else { return false };
    let printed = print(&func);
    let again = parse(&printed).unwrap_or_else(|e| panic!("its own text does not parse: {e}\n{printed}"));
    assert!(equal(&func, &again), "reads back as another function:\n{printed}\n{}", print(&again));
    true
}

/// Besides, the verifier accepts the function or can show what is wrong, and
/// passes make well-formed functions of well-formed ones.
pub(crate) fn verifies(text: &str) -> bool {
    let Ok(mut func) = parse(text) else { return false };
    match verify(&func) {
        Err(errors) => {
            let shown = print_errors(&func, &errors);
            assert!(shown.contains("error: "), "{shown}");
            // Errors are comments: what is shown still describes the function.
            let again = parse(&shown).unwrap_or_else(|e| panic!("{e}\n{shown}"));
            assert!(equal(&func, &again), "{shown}");
            false
        }
        Ok(()) => {
            instances(&func);
            run_passes(&mut func, None).unwrap_or_else(|e| panic!("{e}"));
            assert!(reads_back(&print(&func)));
            true
        }
    }
}

/// Instances for sensible and for extreme parameters: made, or refused. What
/// the conditions of a function should have asked for, the verifier finds in
/// the instance.
fn instances(func: &Func) {
    for (dtype, value) in [(DType::F32, 16), (DType::I8, 1), (DType::F16, i64::MAX), (DType::Bool, 0)] {
        let elem = |elem: Elem| match elem {
            Elem::Is(dtype) => dtype,
            Elem::Param(_) => dtype,
            Elem::Acc(_) => dtype.acc(),
        };
        let externs: Vec<Scalar> =
            func.externs.iter().map(|constant| eval_literal(Literal::Int(value.into()), elem(constant.elem))).collect();
        let (elems, consts) = (vec![dtype; func.elems.len()], vec![value; func.consts.len()]);
        if let Ok(mut instance) = specialize(func, &elems, &consts, &externs)
            && verify(&instance).is_ok()
        {
            assert!(instance.is_concrete());
            run_passes(&mut instance, None).unwrap_or_else(|e| panic!("{e}"));
            assert!(reads_back(&print(&instance)));
        }
    }
}
