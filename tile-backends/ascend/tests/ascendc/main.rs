//! Ascend C of hand-written programs: compiled against the twin, run in many orders, and compared
//! with the expected results.

#[path = "../common/clang.rs"]
mod clang;
#[path = "../common/twin.rs"]
mod twin;

mod core_barriers;
mod core_transfer;
mod fixpipe;
mod on_chip;
mod programs;
mod row_reductions;
mod vector_units;

use clang::compiler;
use tile_ascend::ascendc::{self, EmitError, Source, Task as Cores};
use tile_ascend::ir::{Program, verify};
use tile_core::num::f16;
use twin::{Given, Packed, Task, Twin};

const SEEDS: u64 = 8;

pub(crate) fn noise(count: usize, seed: u32) -> Vec<f32> {
    let mut state = seed.wrapping_mul(2_654_435_761).wrapping_add(1);
    let mut next = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        ((state >> 16) as f32 / 65536.0 - 0.5) * 2.0
    };
    (0..count).map(|_| next()).collect()
}

/// What a program is launched with.
pub(crate) enum Input {
    F32(Vec<f32>),
    F16(Vec<f32>),
    I32(Vec<i32>),
    I8(Vec<i8>),
    /// An output of `f32`, and what it should become.
    Out(Vec<f32>),
    /// The same of `f16`.
    OutF16(Vec<f32>),
    /// A scalar param.
    Int(i64),
    Float(f32),
}

fn bytes_of(input: &Input) -> Option<Vec<u8>> {
    Some(match input {
        Input::F32(values) => values.iter().flat_map(|x| x.to_le_bytes()).collect(),
        Input::F16(values) => values.iter().flat_map(|&x| f16::from_f32(x).to_bits().to_le_bytes()).collect(),
        Input::I32(values) => values.iter().flat_map(|x| x.to_le_bytes()).collect(),
        Input::I8(values) => values.iter().flat_map(|x| x.to_le_bytes()).collect(),
        Input::Out(values) => values.iter().flat_map(|_| f32::NAN.to_le_bytes()).collect(),
        Input::OutF16(values) => values.iter().flat_map(|_| f16::NAN.to_bits().to_le_bytes()).collect(),
        Input::Int(_) | Input::Float(_) => return None,
    })
}

/// Emits, compiles, runs under every seed and compares.
pub(crate) fn check(program: &Program, blocks: u32, inputs: &[Input]) {
    let source = emitted(program);
    if let Err(fault) = run(program, &source, blocks, inputs) {
        panic!("{fault}\n{}", numbered(&source.text));
    }
}

/// The source, which is a function of the program.
pub(crate) fn emitted(program: &Program) -> Source {
    verify(program).expect("the program is well-formed");
    let source = ascendc::emit(program).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(source, ascendc::emit(program).expect("as before"), "the text is not a function of the program");
    source
}

/// The first fault or wrong element of any order.
pub(crate) fn run(program: &Program, source: &Source, blocks: u32, inputs: &[Input]) -> Result<(), String> {
    let Some(clang) = compiler() else { return Ok(()) };
    let kernel = Twin::compile(clang, &source.text, &source.entry)?;
    let task = match source.task {
        Cores::Vector => Task::Vector,
        Cores::Cube => Task::Cube,
        Cores::Mix(1) => Task::Mix,
        Cores::Mix(_) => Task::Both,
    };
    for seed in 0..SEEDS {
        let mut memory: Vec<Vec<u8>> = inputs.iter().filter_map(bytes_of).collect();
        let mut space = vec![0xff_u8; (source.workspace * u64::from(blocks)) as usize];
        let mut packed = Packed::default();
        for tensor in &mut memory {
            packed.push(&(tensor.as_mut_ptr() as u64).to_le_bytes());
        }
        for input in inputs {
            match input {
                Input::Int(value) => packed.push(&value.to_le_bytes()),
                Input::Float(value) => packed.push(&value.to_le_bytes()),
                _ => {}
            }
        }
        if source.task.is_mixed() {
            packed.push(&(space.as_mut_ptr() as u64).to_le_bytes());
            packed.push(&0_u64.to_le_bytes());
        }
        let mut given: Vec<Given<'_>> = memory.iter_mut().map(|bytes| Given { bytes, workspace: false }).collect();
        given.push(Given { bytes: &mut space, workspace: true });
        kernel
            .run(&program.chip, task, blocks, seed, &mut given, &packed.0)
            .map_err(|fault| format!("seed {seed}: {fault}"))?;
        let outputs = memory.iter().zip(inputs.iter().filter(|input| bytes_of(input).is_some()));
        for (bytes, input) in outputs {
            let (expected, width) = match input {
                Input::Out(expected) => (expected, 4),
                Input::OutF16(expected) => (expected, 2),
                _ => continue,
            };
            for (i, (found, expected)) in bytes.chunks(width).zip(expected).enumerate() {
                let found = match *found {
                    [a, b, c, d] => f32::from_le_bytes([a, b, c, d]),
                    [a, b] => f16::from_bits(u16::from_le_bytes([a, b])).to_f32(),
                    _ => return Err("no whole element".to_owned()),
                };
                let close = found == *expected
                    || (found - expected).abs() <= 4e-3 * expected.abs().max(0.1)
                    || found.is_nan() && expected.is_nan();
                if !close {
                    return Err(format!("seed {seed}: element {i} is {found}, expected {expected}"));
                }
            }
        }
    }
    Ok(())
}

fn numbered(text: &str) -> String {
    text.lines().enumerate().map(|(i, line)| format!("{:4} {line}\n", i + 1)).collect()
}

#[test]
fn tiles_that_do_not_fit_are_errors() {
    let program = programs::large();
    let error = ascendc::emit(&program).expect_err("the tile has 512 KiB");
    let EmitError::Overflow(overflow) = &error else { panic!("{error}") };
    assert_eq!((overflow.available, overflow.bytes), (196_352, 524_288));
    let text = error.to_string();
    assert!(text.contains("`t`: [1024, 128] with 524288 bytes"), "{text}");
}
