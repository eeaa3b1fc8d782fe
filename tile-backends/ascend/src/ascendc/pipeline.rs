//! The passes of the Ascend C emitter, in order.

use super::select::fixes;
use crate::ir::Program;
use crate::passes::{
    Pass, arg_reductions, balance, core_barriers, dead_stores, expand_padding, facts, fixpipe, guard_padding, inplace,
    is_mixed, row_reductions, software_pipeline, subblock_split,
};
use tile_core::pass;
use tile_core::passes::Facts;
use tile_core::passes::manager::ordered;

/// The passes over a program behind [`CANONICAL`](crate::passes::CANONICAL), in order.
pub const PASSES: &[Pass] = &[
    pass!(
        "fixpipe",
        "moves ReLU, scaling and conversion of accumulators into their store",
        needs facts::CANONICAL,
        gives facts::EPILOGUES,
        |program: &mut Program| fixpipe::run(program, &fixes)
    ),
    pass!(
        "balance",
        "assigns blocks to cores in alternating directions",
        needs facts::CANONICAL,
        gives Facts::NONE,
        balance::run
    ),
    pass!(
        "guard_padding",
        "guards tail padding by a condition",
        needs facts::EPILOGUES,
        gives facts::PADDING_GUARDED,
        guard_padding::run
    ),
    pass!(
        "expand_padding",
        "expands tail padding into hardware operations",
        needs facts::PADDING_GUARDED,
        gives facts::PADDING_EXPANDED,
        expand_padding::run
    ),
    pass!(
        "dead_stores",
        "removes writes of tiles that are never read",
        needs facts::PADDING_EXPANDED,
        gives Facts::NONE,
        dead_stores::run
    ),
    Pass {
        name: SPLIT,
        doc: "divides vector work between the two vector units of an AI core",
        needs: facts::EPILOGUES.and(facts::PADDING_EXPANDED),
        gives: facts::SPLIT,
        when: |program, ()| is_mixed(program),
        run: |program, ()| subblock_split::run(program),
    },
    pass!(
        "arg_reductions",
        "decomposes argmax and argmin of floats",
        needs facts::SPLIT,
        gives facts::ARG_REDUCED,
        |program: &mut Program| arg_reductions::run(program, arg_reductions::Scope::RowsThatFit)
    ),
    pass!(
        "row_reductions",
        "decomposes row reductions that have no instruction",
        needs facts::SPLIT.and(facts::ARG_REDUCED),
        gives facts::ROWS_REDUCED,
        row_reductions::run
    ),
    pass!(
        "software_pipeline",
        "pipelines loops in which cube and vector units depend on each other",
        needs facts::SPLIT.and(facts::ROWS_REDUCED),
        gives facts::PIPELINED,
        software_pipeline::run
    ),
    pass!(
        "inplace",
        "writes results over operands that are dead afterwards",
        needs facts::PIPELINED,
        gives Facts::NONE,
        inplace::run
    ),
    pass!(
        "core_barriers",
        "orders accesses of cube and vector units to one tensor",
        needs facts::PIPELINED,
        gives Facts::NONE,
        core_barriers::run
    ),
];

/// The pass after which a program is that of one vector unit.
pub(super) const SPLIT: &str = "subblock_split";

const _: () = assert!(ordered(PASSES, facts::CANONICAL), "a pass runs before the facts it needs");
