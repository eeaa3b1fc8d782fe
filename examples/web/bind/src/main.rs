//! A small `wasm-bindgen`: writes the JavaScript that belongs to the page's program, without
//! installing that tool.

use std::process::ExitCode;
use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let (Some(program), Some(folder)) = (args.next(), args.next()) else {
        eprintln!("expected a program and a folder to write to");
        return ExitCode::FAILURE;
    };
    let mut bindgen = Bindgen::new();
    bindgen.input_path(&program).typescript(false).omit_default_module_path(false);
    let written = bindgen.web(true).and_then(|bindgen| bindgen.generate(&folder));
    match written {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{program}: {error:#}");
            ExitCode::FAILURE
        }
    }
}
