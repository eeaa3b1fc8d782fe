//! The same kernels through every version of the compiler, and through that of the third
//! generation of AI cores.

use crate::common::tools;
use ascend_sim::{Chip, Compiled, Options, accept, verify};

const VECTOR: &[&str] = &[include_str!("../inputs/add.mlir"), include_str!("../inputs/softmax.mlir")];
const CUBE: &[&str] = &[include_str!("../inputs/matmul.mlir")];
const MIXED: &[&str] = &[include_str!("../inputs/exp_of_product.mlir"), include_str!("../inputs/attention.mlir")];

fn options(grid_arguments: bool) -> Options {
    Options { grid_arguments, ..Options::default() }
}

#[test]
fn older_versions() {
    let Some(tools) = tools(2) else { return };
    for older in tools.older() {
        for (texts, grid_arguments) in [(VECTOR, false), (CUBE, false), (MIXED, true)] {
            for text in texts {
                let first = text.lines().next().unwrap_or_default();
                let options = options(grid_arguments);
                let taken = if older.has_library() {
                    Compiled::new(&older, text, &options).map(|_| ())
                } else {
                    accept(&older, text, &options)
                };
                taken.unwrap_or_else(|refusal| panic!("{older:?}, {first}: {refusal}"));
            }
        }
    }
}

/// The chips of the second generation differ in their numbers of cores alone.
#[test]
fn chips() {
    let Some(tools) = tools(2) else { return };
    for name in ["910B1", "910B4", "910_9391"] {
        let options = Options { chip: Chip::new(name), ..options(true) };
        Compiled::new(&tools, MIXED[1], &options).unwrap_or_else(|refusal| panic!("{name}: {refusal}"));
    }
}

/// Its library is bitcode of another LLVM, so calls are not looked up.
#[test]
fn third_generation() {
    let Some(tools) = tools(2) else { return };
    let chip = Chip::new("950PR_9589");
    for (text, grid_arguments) in [(VECTOR[0], false), (MIXED[0], true)] {
        verify(&tools, text, &chip).unwrap_or_else(|refusal| panic!("{refusal}"));
        let options = Options { chip: chip.clone(), ..options(grid_arguments) };
        Compiled::new(&tools, text, &options).unwrap_or_else(|refusal| panic!("{refusal}"));
    }
}

/// A product's static form goes through, too.
#[test]
fn known_extents() {
    let Some(tools) = tools(2) else { return };
    let text = include_str!("../inputs/matmul_static.mlir");
    Compiled::new(&tools, text, &options(false)).unwrap_or_else(|refusal| panic!("{refusal}"));
}
