//! The passes of the Ascend C emitter, in order.

use super::select::fixes;
use crate::ir::Program;
use crate::passes::{
    Facts, Pass, arg_reductions, balance, core_barriers, dead_stores, expand_padding, fixpipe, guard_padding, inplace,
    is_mixed, ordered, pass, row_reductions, software_pipeline, subblock_split,
};

/// The passes over a program behind [`CANONICAL`](crate::passes::CANONICAL), in order.
pub const PASSES: &[Pass] = &[
    pass!(
        "fixpipe",
        "moves ReLU, scaling and conversion of accumulators into their store",
        needs Facts::CANONICAL,
        gives Facts::EPILOGUES,
        |program: &mut Program| fixpipe::run(program, &fixes)
    ),
    pass!(
        "balance",
        "assigns blocks to cores in alternating directions",
        needs Facts::CANONICAL,
        gives Facts::NONE,
        balance::run
    ),
    pass!(
        "guard_padding",
        "guards tail padding by a condition",
        needs Facts::EPILOGUES,
        gives Facts::PADDING_GUARDED,
        guard_padding::run
    ),
    pass!(
        "expand_padding",
        "expands tail padding into hardware operations",
        needs Facts::PADDING_GUARDED,
        gives Facts::PADDING_EXPANDED,
        expand_padding::run
    ),
    pass!(
        "dead_stores",
        "removes writes of tiles that are never read",
        needs Facts::PADDING_EXPANDED,
        gives Facts::NONE,
        dead_stores::run
    ),
    Pass {
        name: SPLIT,
        doc: "divides vector work between the two vector units of an AI core",
        needs: Facts::EPILOGUES.and(Facts::PADDING_EXPANDED),
        gives: Facts::SPLIT,
        when: is_mixed,
        run: subblock_split::run,
    },
    pass!(
        "arg_reductions",
        "decomposes argmax and argmin of floats",
        needs Facts::SPLIT,
        gives Facts::ARG_REDUCED,
        |program: &mut Program| arg_reductions::run(program, arg_reductions::Scope::RowsThatFit)
    ),
    pass!(
        "row_reductions",
        "decomposes row reductions that have no instruction",
        needs Facts::SPLIT.and(Facts::ARG_REDUCED),
        gives Facts::ROWS_REDUCED,
        row_reductions::run
    ),
    pass!(
        "software_pipeline",
        "pipelines loops in which cube and vector units depend on each other",
        needs Facts::SPLIT.and(Facts::ROWS_REDUCED),
        gives Facts::PIPELINED,
        software_pipeline::run
    ),
    pass!(
        "inplace",
        "writes results over operands that are dead afterwards",
        needs Facts::PIPELINED,
        gives Facts::NONE,
        inplace::run
    ),
    pass!(
        "core_barriers",
        "orders accesses of cube and vector units to one tensor",
        needs Facts::PIPELINED,
        gives Facts::NONE,
        core_barriers::run
    ),
];

/// The pass after which a program is that of one vector unit.
pub(super) const SPLIT: &str = "subblock_split";

const _: () = assert!(ordered(PASSES, Facts::CANONICAL), "a pass runs before the facts it needs");
