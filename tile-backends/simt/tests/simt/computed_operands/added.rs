//! Codes in words in the order of fragments, and products that threads scale and add to a sum.

use super::{Case, count, instance, random};
use tile_core::elem::DType;
use tile_core::testing::{Buffer, Rng};
use tile_simt::ir::{Kernel, Op};

const WORDS: &str = include_str!("matmul_int4_words.tile");

fn words(text: &str, [m, n, k]: [i64; 3], consts: &[i64]) -> Case {
    let mut rng = Rng::new(5);
    let a = random(&mut rng, DType::BF16, &[m, k], [-2, 2]);
    let packed = random(&mut rng, DType::U32, &[n, k / 8], [0, u32::MAX.into()]);
    let scale = random(&mut rng, DType::BF16, &[k / consts[2], n], [1, 2]);
    Case::new(instance(text, consts), vec![a, packed, scale], vec![Buffer::zeros(DType::BF16, &[m, n])], vec![])
}

/// Whether warpgroups take iterations alternately: they add up what they have.
fn alternates(kernel: &Kernel) -> bool {
    kernel.bufs.values().any(|buf| buf.name == "parts")
}

/// Whether threads write no operand to memory.
fn is_held(kernel: &Kernel) -> bool {
    kernel.bufs.values().all(|buf| buf.name != "w_s")
}

#[test]
fn products_are_added_by_warpgroups_alternately() {
    for (extents, consts, seeds) in [
        ([1, 64, 128], [8, 64, 128], 3),
        ([5, 136, 1408], [8, 64, 128], 3),
        ([16, 64, 3584], [16, 64, 256], 2),
        ([60, 264, 896], [64, 64, 128], 2),
    ] {
        let case = words(WORDS, extents, &consts);
        let kernel = case.lower();
        assert!(alternates(&kernel) && is_held(&kernel), "{extents:?}");
        case.check(seeds);
    }
}

/// Scales come with the codes, and are given back with them once the product is added.
#[test]
fn scales_have_no_barriers_of_their_own() {
    let kernel = words(WORDS, [5, 136, 1408], &[8, 64, 128]).lower();
    let pipelines = kernel.bufs.values().filter(|buf| buf.name.starts_with("full_")).count();
    assert_eq!(pipelines, 2);
}

/// A thread's words of a row are loaded four at once, and nothing is loaded twice.
#[test]
fn words_of_a_row_are_loaded_at_once() {
    let kernel = words(WORDS, [5, 136, 1408], &[8, 64, 128]).lower();
    let mut loads = Vec::new();
    kernel.walk(&mut |inst| {
        if let Op::Load { buf, .. } = inst.op
            && kernel.bufs[buf].name == "q_s"
        {
            loads.push(inst.results.len());
        }
    });
    // Two rows for each of three warpgroups.
    assert_eq!(loads, [4; 6]);
}

/// One warpgroup adds them all where the sum is large.
#[test]
fn products_are_added_by_one_warpgroup() {
    let case = words(WORDS, [128, 128, 384], &[128, 64, 128]);
    assert!(!alternates(&case.lower()));
    case.check(2);
}

#[test]
fn blocks_share_what_is_added() {
    for split in [2, 4, 8] {
        for extents in [[8, 64, 1408], [7, 264, 896], [1, 136, 640]] {
            let case = Case { split, ..words(WORDS, extents, &[8, 64, 128]) };
            let kernel = case.lower();
            assert_eq!(kernel.cluster, split);
            assert!(count(&kernel, |op| matches!(op, Op::StoreRemote { .. })) > 0);
            case.check(3);
        }
    }
}

/// Codes and scales that never change are loaded while the launch in front runs.
#[test]
fn constants_of_added_products_are_loaded_early() {
    for (split, extents) in [(1, [5, 136, 1408]), (1, [1, 64, 128]), (2, [8, 64, 1408]), (4, [7, 264, 896])] {
        let case = Case { split, constants: vec![1, 2], ..words(WORDS, extents, &[8, 64, 128]) };
        let kernel = case.lower();
        assert!(alternates(&kernel) && !kernel.constants.is_empty(), "{extents:?}");
        case.check(3);
    }
}

/// A sum that is scaled in each iteration is no sum of parts.
#[test]
fn sums_that_depend_on_themselves_are_not_divided() {
    let text = WORDS.replace("bin.add %99, %98", "bin.max %99, %98");
    assert_ne!(text, WORDS);
    let case = Case { split: 2, ..words(&text, [8, 64, 1408], &[8, 64, 128]) };
    let kernel = case.lower();
    assert!(!alternates(&kernel) && kernel.cluster == 1);
    case.check(2);
}
