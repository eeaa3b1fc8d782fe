//! Runs the files of `tests/filetests/emit` that say `; test emit cpu`: the
//! text for their first function must be the one in the file. See
//! `tile-core/tests/filetests/main.rs` for the form of the files.

use tile_core::ir::text::parse;
use tile_core::ir::verify::{print_errors, verify};
use tile_golden::filetest::{self, Case};

fn run(case: &Case) -> Option<Result<String, String>> {
    (case.command == ["emit", "cpu"]).then(|| {
        let func = parse(case.functions.first().ok_or("no function")?).map_err(|e| e.to_string())?;
        verify(&func).map_err(|errors| print_errors(&func, &errors))?;
        let emitted = tile_cpu_codegen::emit(&func);
        Ok(format!("{}\n{}\n", emitted.items.trim_end(), emitted.host_code.trim_end()).trim_end().to_owned() + "\n")
    })
}

#[test]
fn emitted_text() {
    let count = filetest::run_all("../../tests/filetests/emit", &run);
    assert!(count > 0, "no file found");
}
