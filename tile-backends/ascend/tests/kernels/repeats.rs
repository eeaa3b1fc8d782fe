//! Hardware repetition: one instruction instead of a loop.

use super::{CHIPS, emitted};
use tile_ascend::Chip;
use tile_ascend::ascendc::MOST_REPEATS;
use tile_kernels::registry::KERNELS;

/// The repetitions of an instruction with strides, or the rows of a copy of whole blocks.
fn repeats(line: &str) -> Option<u64> {
    if let Some((_, rows)) = line.split_once("DataCopyParams(") {
        return rows.split_once(',')?.0.parse().ok();
    }
    let (call, _) = line.split_once("RepeatParams{")?;
    let call = call.rsplit_once(", ")?.0;
    call.rsplit(", ").next()?.parse().ok()
}

/// How often a loop runs whose bounds are numbers.
fn times(line: &str) -> Option<u64> {
    let rest = line.trim_start().strip_prefix("for (int64_t ")?;
    let end = rest.split_once(" < ")?.1.split_once(';')?.0.parse().ok()?;
    rest.split_once(" = 0;").map(|_| end)
}

/// No loop of one instruction runs more often than the instruction repeats: where its
/// operands are as far apart in each iteration, the instruction repeats along the loop.
#[test]
fn instructions_repeat_instead_of_loops() {
    let (mut wrong, mut repeated) = (Vec::new(), 0);
    for name in [CHIPS[0], "950PR_9589"] {
        let chip = Chip::from_name(name).expect("a chip of the table");
        for entry in KERNELS {
            let Ok(source) = emitted(entry, chip) else { continue };
            let lines: Vec<&str> = source.text.lines().collect();
            for (head, line) in lines.iter().zip(&lines[1..]) {
                let Some(repeats) = repeats(line) else { continue };
                repeated += usize::from(repeats > 1);
                if times(head).is_some_and(|times| times.min(MOST_REPEATS) > repeats) {
                    wrong.push(format!("{} on {name}:\n{head}\n{line}", entry.name));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(repeated > 500, "{repeated} instructions repeat");
}
