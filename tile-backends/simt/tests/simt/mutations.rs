//! The fuzz target's law on damaged programs: those of the filetests, cut,
//! doubled, swapped and inserted into, from a fixed seed.
//! `TILE_MUTATIONS=100000` tries more.

#[path = "../../../../tile-core/tests/mutations/damage.rs"]
#[expect(dead_code, reason = "the texts are other ones")]
mod damage;
#[path = "../../../../fuzz/threads.rs"]
mod threads;

use damage::{Random, count, damaged};
use tile_golden::filetest::{Case, paths};
use tile_simt::ir::text::parse;

/// Every thread program that a filetest starts from or expects.
fn corpus() -> Vec<String> {
    let cases = paths("tests/filetests").into_iter().map(|path| Case::read(&path).unwrap());
    let texts = cases.flat_map(|case| case.functions.into_iter().chain([case.expected]));
    texts.filter(|text| parse(text).is_ok()).collect()
}

#[test]
fn damaged_programs_keep_the_law() {
    let texts = corpus();
    assert!(texts.len() >= 10, "only {} programs found", texts.len());
    let count = count();
    let mut random = Random(1);
    let mut well_formed = 0;
    for _ in 0..count {
        let text = damaged(&mut random, &texts);
        let outcome = std::panic::catch_unwind(|| threads::reads_back(&text));
        well_formed += usize::from(outcome.unwrap_or_else(|_| panic!("the text was\n{text}")));
    }
    // The texts must reach the code behind the parser.
    assert!(well_formed * 20 > count, "{well_formed} of {count} are well-formed");
}
