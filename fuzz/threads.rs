// Properties of every text of thread IR. Included by the fuzz target
// `threads` and by `tile-backends/simt/tests/simt/mutations.rs`.

use tile_simt::ir::text::{parse, print};
use tile_simt::ir::{print_errors, verify};
use tile_simt::passes::{Options, PASSES};

/// Nothing panics; a kernel that a text describes reads back from its own text,
/// and passes make of a well-formed one another. Whether it was well-formed.
pub(crate) fn reads_back(text: &str) -> bool {
    let Ok(mut kernel) = parse(text) else { return false };
    check(&kernel);
    if verify(&kernel).is_err() {
        return false;
    }
    for pass in PASSES {
        let before = print(&kernel);
        (pass.run)(&mut kernel, &Options::PLAIN).expect("there is as much shared memory as it wants");
        if let Err(errors) = verify(&kernel) {
            panic!("{} makes of\n{before}what is\n{}", pass.name, print_errors(&kernel, &errors));
        }
    }
    check(&kernel);
    true
}

fn check(kernel: &tile_simt::ir::Kernel) {
    let printed = print(kernel);
    let again = parse(&printed).unwrap_or_else(|e| panic!("its own text does not parse: {e}\n{printed}"));
    assert!(again == *kernel, "reads back as another kernel:\n{printed}\n{}", print(&again));
}
