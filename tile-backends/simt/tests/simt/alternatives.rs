//! Schedules that a tuner may try instead of the planner's own: which there are, in which order, and
//! that kernels are right by each.

use crate::common::gemm::{Case, product};
use crate::common::{divided, target};
use tile_core::elem::DType;
use tile_simt::facts::LaunchFacts;
use tile_simt::interp::Options as Order;
use tile_simt::lower::{Target, alternatives, lower, lower_observed};

/// A product in tiles of 64×64×64.
fn case(stages: u32) -> Case {
    let func = product(DType::BF16, DType::F32, 64, stages, [false, true], "shared");
    Case::new(func, 5, [DType::BF16, DType::F32], [70, 200, 136], [false, true])
}

/// The schedules of a target, each of which gives the product.
fn right(case: &Case, target: &Target) -> Vec<String> {
    let facts = case.facts();
    let found = alternatives(&case.func, &facts, target);
    assert_eq!(found, alternatives(&case.func, &facts, target), "the order is fixed");
    let own = lower(&case.func, &facts, target).unwrap_or_else(|error| panic!("{error}"));
    for overrides in &found {
        let mut func = case.func.clone();
        overrides.apply(&mut func).unwrap_or_else(|error| panic!("{overrides}: {error}"));
        let kernel = lower(&func, &facts, target).unwrap_or_else(|error| panic!("{overrides}: {error}"));
        // Without it a launch would divide loops by itself.
        let says_what_is = overrides.to_string() == "cuda(split = 1)";
        assert!(says_what_is || kernel.to_string() != own.to_string(), "{overrides} changes nothing");
        let order = Order { workers: 2, seed: 1 };
        case.attempt(&func, &kernel, &order).unwrap_or_else(|error| panic!("{overrides}: {error}"));
    }
    found.iter().map(ToString::to_string).collect()
}

/// Each of these is among the schedules.
fn has(found: &[String], wanted: &[&str]) {
    let missing = wanted.iter().find(|&&wanted| !found.iter().any(|text| text == wanted));
    assert_eq!(missing, None, "{found:?}");
}

#[test]
fn warp_specialised_products_have_rasters_splits_roles_and_stages() {
    let found = right(&case(3), &divided());
    has(
        &found,
        &["cuda(raster = 4)", "cuda(split = 1)", "cuda(split = 2)", "cuda(persistent = false)", "gpu(stages = 2)"],
    );
    assert!(found.iter().all(|text| text != "cuda(persistent = true)"), "it is the planner's own: {found:?}");
}

#[test]
fn products_of_warps_have_stages_and_threads() {
    let found = right(&case(3), &target());
    has(&found, &["cuda(raster = 4)", "cuda(persistent = true)", "gpu(stages = 2)", "gpu(threads = 256)"]);
    assert!(found.iter().all(|text| text != "gpu(stages = 3)" && !text.contains("split")), "{found:?}");
}

#[test]
fn what_a_kernel_states_is_not_tried() {
    let mut case = case(3);
    case.func.schedule.gpu.stages = Some(3);
    case.func.schedule.cuda.split = Some(2);
    let found = alternatives(&case.func, &case.facts(), &divided());
    let stated = |text: &String| text.contains("stages") && !text.contains("stage_") || text.contains("split");
    let texts: Vec<String> = found.iter().map(ToString::to_string).collect();
    assert!(!texts.is_empty() && !texts.iter().any(stated), "{texts:?}");
}

#[test]
fn products_may_be_multiplied_as_their_transposes() {
    // Tiles of 64×64: either face suits the instructions.
    let found = right(&case(3), &divided());
    has(&found, &["cuda(swap = true)"]);
    assert!(found.iter().all(|text| text != "cuda(swap = false)"), "it is the planner's own: {found:?}");
    let mut swapped = case(3);
    swapped.func.schedule.cuda.swap = Some(true);
    let lowering =
        lower_observed(&swapped.func, &swapped.facts(), &divided(), &mut |_, _| {}).expect("it has a lowering");
    let plan = lowering.decisions().expect("it has a plan").to_string();
    assert!(plan.contains("tensor cores, of a warpgroup, as its transpose"), "{plan}");
}

#[test]
fn clusters_are_offered_where_the_grid_has_pairs_of_blocks() {
    let of = |columns: i64| {
        let func = product(DType::BF16, DType::F32, 64, 3, [false, true], "shared");
        let case = Case::new(func, 5, [DType::BF16, DType::F32], [64, columns, 128], [false, true]);
        let mut out = case.expected.clone();
        let args = [case.a.arg(), case.b.arg(), out.arg_mut()];
        let facts = LaunchFacts::of_launch(&case.func, &args).expect("it is a launch");
        let found = alternatives(&case.func, &facts, &divided());
        (facts.even, found.iter().any(|overrides| overrides.to_string() == "cuda(clusters = 2)"))
    };
    assert_eq!((of(128), of(192)), ((true, true), (false, false)));
}
