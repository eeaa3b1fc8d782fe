//! The programs of [`core_transfer`](crate::core_transfer) on the 950, where tiles go from L0C to
//! the vector units and from there to L1 on chip.

use crate::core_transfer::{Kind, chain, find, inputs};
use crate::{check, emitted};
use tile_ascend::Chip;
use tile_ascend::ascendc::plan_memory;
use tile_ascend::ir::Program;

fn on_950(stages: u32, kind: Kind) -> Program {
    let mut program = chain(stages, kind);
    program.chip = Chip::from_name("950PR_9589").expect("it is there");
    program
}

#[test]
fn nothing_goes_through_global_memory() {
    let program = on_950(2, Kind::Rows);
    let source = emitted(&program);
    assert_eq!(source.workspace, 0, "{}", source.text);
    // Two scores and sums may be there, and three weights.
    let text = plan_memory(&program).expect("the tiles fit").to_string();
    for tile in ["ub t: f32[16, 48] x2", "ub u: f32[16, 32] x2", "l1 p_s: f16[32, 48] x3"] {
        assert!(text.contains(tile), "{tile} is not in\n{text}");
    }
    for (rows, n) in [(64, 5), (50, 2), (70, 1), (33, 0), (5, 3)] {
        check(&program, 2, &inputs(rows, n, Kind::Rows));
    }
}

#[test]
fn a_loop_that_is_not_skewed() {
    let program = on_950(1, Kind::Rows);
    assert_eq!(emitted(&program).workspace, 0);
    check(&program, 2, &inputs(70, 3, Kind::Rows));
}

/// Both units get all of the scores, and one gives the weights.
#[test]
fn whole_tiles_go_to_both_units() {
    let program = on_950(2, Kind::Columns);
    let source = emitted(&program);
    assert_eq!(source.workspace, 0);
    assert!(source.text.contains("subBlockId = true"), "{}", source.text);
    check(&program, 2, &inputs(70, 3, Kind::Columns));
}

/// With one unit the vendor's framework takes another way itself.
#[test]
fn one_unit_goes_through_the_workspace() {
    let program = on_950(2, Kind::Twice);
    assert!(emitted(&program).workspace > 0);
    check(&program, 2, &inputs(70, 3, Kind::Twice));
}

#[test]
fn what_is_missing_on_chip_is_found() {
    let program = on_950(2, Kind::Rows);
    let right = emitted(&program);
    let waits = "nothing can go on";
    let early = "not ordered behind|nothing has written|still set|is set, and was|nothing can go on|element";
    let cases = [
        // A place that is not given back, or too early.
        (false, "CrossCoreSetFlag<2, PIPE_V>(1);", "", waits),
        (true, "CrossCoreSetFlag<2, PIPE_MTE1>(3);", "", waits),
        (true, "CrossCoreWaitFlag<2, PIPE_FIX>(1);", "", early),
        (false, "CrossCoreWaitFlag<2, PIPE_MTE3>(3);", "", early),
        // A tile that is not there yet.
        (true, "CrossCoreSetFlag<2, PIPE_FIX>(0);", "", waits),
        (false, "CrossCoreSetFlag<2, PIPE_MTE3>(2);", "CrossCoreSetFlag<2, PIPE_V>(2);", early),
        (false, "CrossCoreWaitFlag<2, PIPE_V>(0);", "", early),
        (true, "CrossCoreWaitFlag<2, PIPE_MTE1>(2);", "", early),
        (true, "CrossCoreWaitFlag<2, PIPE_MTE1>(2);", "CrossCoreWaitFlag<2, PIPE_M>(2);", early),
        (true, "CrossCoreWaitFlag<2, PIPE_MTE1>(2);", "CrossCoreWaitFlag(2);", "of mode 2 and one pipe"),
        // The other place, on one side.
        (false, "slot0 = (slot0 + 1) % 2;", "", early),
        (true, "slot1 = (slot1 + 1) % 3;", "", early),
        (true, "slot2 = (slot2 + 1) % 2;", "", early),
        // The other half of the rows, or one unit's alone.
        (false, " + GetSubBlockIdx() * ", " + 0 * ", "not ordered behind|element"),
        (true, "dualDstCtl = 1;", "dualDstCtl = 0;", "needs a PipeBarrier|nothing has written|element"),
    ];
    find(&program, &right, &cases);
}
