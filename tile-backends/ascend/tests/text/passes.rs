//! The verifier between passes: every kernel of `examples/kernels` is well-formed after each pass
//! for each language and generation of chips.

use tile_ascend::Chip;
use tile_ascend::ir::{Program, print_errors, verify};
use tile_ascend::lower::{Facts, lower_observed};
use tile_ascend::{ascendc, npuir};
use tile_core::passes::instantiate;
use tile_kernels::registry::KERNELS;

const CHIPS: [&str; 2] = ["910B1", "950PR_9589"];

#[test]
fn programs_are_well_formed_after_each_pass() {
    let mut seen = 0;
    for chip in CHIPS.map(|name| Chip::from_name(name).expect("a chip of the table")) {
        for entry in KERNELS {
            let mut check = |name: &'static str, program: &Program| {
                seen += 1;
                if let Err(errors) = verify(program) {
                    let errors = print_errors(program, &errors);
                    panic!("{} on {} after {name}:\n{errors}", entry.name, chip.name);
                }
            };
            (entry.with)(&mut |kernel| {
                kernel.with_definition(&mut |instance| {
                    let func = instantiate(instance).expect("the default instance is one");
                    let Ok(program) = lower_observed(&func, &Facts::default(), chip, &mut check) else { return };
                    ascendc::optimise(&program, &mut check).expect("no kernel requests what cannot be done");
                    npuir::optimise(&program, &mut check);
                });
            });
        }
    }
    let rows = ascendc::PASSES.len() + npuir::PASSES.len();
    assert!(seen > CHIPS.len() * KERNELS.len() * rows * 3 / 4, "only {seen} programs were seen");
}
