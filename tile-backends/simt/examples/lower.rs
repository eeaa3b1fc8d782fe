//! Lowers the concrete functions of text files and prints the thread programs.
//!
//! `cargo run -p tile-simt --example lower -- FILE…`

use tile_core::elem::DType;
use tile_core::ir::text::parse;
use tile_simt::facts::LaunchFacts;
use tile_simt::lower::{Target, lower};

fn main() {
    let files: Vec<String> = std::env::args().skip(1).collect();
    let target = Target {
        name: "sm_80".to_owned(),
        warp: 32,
        max_threads: 1024,
        max_shared: 163 << 10,
        max_registers: 255,
        copy_async: true,
        load_matrix: true,
        mma: vec![
            (DType::F16, DType::F32, [16, 8, 16]),
            (DType::BF16, DType::F32, [16, 8, 16]),
            (DType::I8, DType::I32, [16, 8, 32]),
            (DType::U8, DType::I32, [16, 8, 32]),
        ],
    };
    for file in &files {
        let text = std::fs::read_to_string(file).expect("a readable file");
        let func = match parse(&text) {
            Ok(func) => func,
            Err(error) => {
                println!("{file}: {error}");
                continue;
            }
        };
        match lower(&func, &LaunchFacts::strongest(&func), &target) {
            Ok(kernel) if files.len() == 1 => print!("{kernel}"),
            Ok(kernel) => {
                let (mut insts, mut barriers) = (0, 0);
                kernel.walk(&mut |inst| {
                    insts += 1;
                    barriers += usize::from(matches!(inst.op, tile_simt::ir::Op::Barrier {}));
                });
                let registers: u32 = kernel.vars.values().map(|var| var.len).sum();
                println!(
                    "{}: {} threads, {} shared, {insts} instructions, {barriers} barriers, {registers} registers",
                    kernel.name,
                    kernel.threads,
                    kernel.shared_bytes()
                );
            }
            Err(error) => println!("{file}: {error}"),
        }
    }
}
