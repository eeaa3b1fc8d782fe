// What holds for every text. Included by the fuzz targets and by
// `tile-core/tests/mutations.rs`.

use tile_core::ir::text::{equal, parse, print};
use tile_core::ir::verify::{print_errors, verify};
use tile_core::passes::run_passes;

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
            run_passes(&mut func, None).unwrap_or_else(|e| panic!("{e}"));
            assert!(reads_back(&print(&func)));
            true
        }
    }
}
