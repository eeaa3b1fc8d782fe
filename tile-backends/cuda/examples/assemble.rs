//! Compiles the concrete functions of text files to PTX and assembles them.
//!
//! `cargo run -p tile-cuda --example assemble -- ARCH FILE…`; with one file the
//! PTX is printed.

use tile_core::ir::text::parse;
use tile_cuda::compile::compile;
use tile_cuda::ptx::Arch;
use tile_cuda::ptxas::Ptxas;
use tile_simt::facts::LaunchFacts;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (arch, files) = args.split_first().ok_or("usage: ARCH FILE…")?;
    let arch = Arch::from_name(arch).ok_or("no such architecture")?;
    let ptxas = Ptxas::find().ok_or(Ptxas::missing())?;
    for file in files {
        let func = parse(&std::fs::read_to_string(file)?)?;
        match compile(&func, &LaunchFacts::strongest(&func), arch) {
            Err(error) => println!("{error}"),
            Ok(compiled) => {
                if files.len() == 1 {
                    print!("{}", compiled.emitted.text);
                }
                match ptxas.assemble(&compiled.emitted.text, arch) {
                    Ok(report) => println!(
                        "{}: {} threads, {} shared, {} registers, {} spilled, {} bytes of text",
                        func.name,
                        compiled.emitted.threads,
                        compiled.emitted.shared_bytes,
                        report.registers,
                        report.spills,
                        compiled.emitted.text.len()
                    ),
                    Err(error) => println!("{}: {error}", func.name),
                }
            }
        }
    }
    Ok(())
}
