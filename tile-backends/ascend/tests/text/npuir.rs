//! AscendNPU IR of whole kernels, compiled with the vendor's compiler and executed in the simulator
//! (`sim`), against the interpreter: whole and ragged tiles, single and multiple buffering, every
//! chip of the second generation. No NPU is needed.

use ascend_sim::{Arg as Given, Compiled, Options, Program, Tools};
use tile_ascend::Chip;
use tile_ascend::compile::compile;
use tile_ascend::lower::Facts;
use tile_ascend::npuir;
use tile_core::elem::{DType, Kind};
use tile_core::interp;
use tile_core::interp::scalar::Number;
use tile_core::ir::Func;
use tile_core::launch::prologue::Prologue;
use tile_core::launch::{Arg, TensorParts};
use tile_core::passes::run_passes;
use tile_core::testing::Buffer;

/// What a kernel is called with.
struct Case {
    name: &'static str,
    text: &'static str,
    /// Tensors in order, each with its extents and whether it is an output.
    tensors: &'static [&'static [(DType, &'static [i64], bool)]],
    /// How far results may be from the interpreter's, relative to them or to 1.
    tolerance: f64,
}

const F: DType = DType::F32;
const CASES: &[Case] = &[
    Case {
        name: "add",
        text: include_str!("../filetests/add.tile"),
        tensors: &[
            &[(F, &[1], false), (F, &[1], false), (F, &[1], true)],
            &[(F, &[5000], false), (F, &[5000], false), (F, &[5000], true)],
        ],
        tolerance: 0.0,
    },
    Case {
        name: "softmax",
        text: include_str!("../filetests/softmax.tile"),
        tensors: &[&[(F, &[3, 5], false), (F, &[3, 5], true)], &[(F, &[2, 4096], false), (F, &[2, 4096], true)]],
        tolerance: 1e-5,
    },
    Case {
        name: "matmul",
        text: include_str!("../filetests/matmul.tile"),
        tensors: &[
            &[(F, &[5, 7], false), (F, &[7, 3], false), (F, &[5, 3], true)],
            &[(F, &[130, 70], false), (F, &[70, 140], false), (F, &[130, 140], true)],
        ],
        tolerance: 5e-5,
    },
    Case {
        name: "embedding",
        text: include_str!("../filetests/gather.tile"),
        tensors: &[&[(F, &[20, 600], false), (DType::I32, &[17], false), (F, &[17, 600], true)]],
        tolerance: 0.0,
    },
    Case {
        name: "beyond",
        text: include_str!("../filetests/beyond.tile"),
        tensors: &[
            &[
                (F, &[20, 20], false),
                (F, &[20, 24], false),
                (F, &[96, 24], true),
                (F, &[96, 24], true),
                (F, &[96, 24], true),
                (F, &[96, 24], true),
            ],
            &[
                (F, &[32, 50], false),
                (F, &[50, 32], false),
                (F, &[96, 32], true),
                (F, &[96, 32], true),
                (F, &[96, 32], true),
                (F, &[96, 32], true),
            ],
        ],
        tolerance: 5e-5,
    },
    Case {
        name: "shifts",
        text: include_str!("../filetests/shifts.tile"),
        tensors: &[&[(DType::I32, &[40], false), (DType::I32, &[40], false), (DType::I32, &[40, 14, 16], true)]],
        tolerance: 0.0,
    },
    Case {
        name: "histogram",
        text: include_str!("../filetests/counts.tile"),
        tensors: &[&[(DType::I32, &[300], false), (DType::I32, &[256], true)]],
        tolerance: 0.0,
    },
];

/// Small numbers, and numbers of rows where they are integers.
fn random(dtype: DType, shape: &[i64], state: &mut u64) -> Buffer {
    let mut buffer = Buffer::zeros(dtype, shape);
    for i in 0..buffer.len() {
        *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let unit = (*state >> 40) as f32 / (1_u64 << 24) as f32;
        let bits = if dtype.kind() == Kind::Float { (unit * 4.0 - 2.0).to_bits() } else { (unit * 20.0) as u32 };
        buffer.set(i, bits.into());
    }
    buffer
}

fn bytes_of(tensor: &TensorParts<'_>) -> usize {
    tensor.shape.iter().product::<i64>() as usize * tensor.dtype.bytes()
}

/// Runs the text of a kernel for a chip.
fn launch(tools: &Tools, func: &Func, chip: Chip, multi_buffer: bool, args: &mut [Arg<'_>]) -> Result<(), String> {
    let program = compile(func, &Facts::default(), chip).map_err(|error| error.to_string())?;
    let text = npuir::emit(&program).map_err(|error| error.to_string())?;
    let options =
        Options { chip: ascend_sim::Chip::new(chip.name), multi_buffer, grid_arguments: true, ..Options::default() };
    let compiled = Compiled::new(tools, &text, &options).map_err(|refusal| format!("{refusal}\n{text}"))?;
    let entry = text.split_once("func.func @").and_then(|(_, rest)| rest.split_once('(')).map_or("", |(name, _)| name);
    let code = Program::new(tools, &compiled, entry).map_err(|refusal| format!("{refusal}\n{text}"))?;
    let prologue = Prologue::new(func).map_err(|error| error.to_string())?;
    let plan = prologue.plan(args).map_err(|error| error.to_string())?;
    let position = |value| func.params.iter().position(|param| param.value == value);
    let mut memories: Vec<Vec<u8>> = Vec::new();
    for tensor in program.tensors.values() {
        let Some(Arg::Tensor(parts)) = position(tensor.of).map(|i| &args[i]) else { return Err("a workspace".into()) };
        // SAFETY: the argument's elements are as many bytes, which nothing writes
        // meanwhile.
        memories.push(unsafe { std::slice::from_raw_parts(parts.address, bytes_of(parts)) }.to_vec());
    }
    let mut given: Vec<Given<'_>> = memories.iter_mut().map(|bytes| Given::Buffer(bytes)).collect();
    for param in &program.params {
        let slot = prologue.slot(param.source);
        let bits = plan.get(slot.ok_or("the prologue knows what kernels are passed")?);
        given.push(match program.vals[param.val].elem {
            DType::F32 => Given::F32(f32::from_bits(bits as u32)),
            DType::Index | DType::I64 => Given::I64(bits as i64),
            _ => Given::I32(bits as i32),
        });
    }
    let blocks = plan.blocks().ok_or("too many blocks")?.min(i64::from(chip.cores));
    code.run([blocks as u32, 1, 1], &mut given).map_err(|fault| format!("{fault}\n{text}"))?;
    for (tensor, bytes) in program.tensors.values().zip(&memories) {
        if let (true, Some(Arg::Tensor(parts))) = (tensor.writable, position(tensor.of).map(|i| &args[i])) {
            // SAFETY: as above; the argument is mutable.
            unsafe { std::ptr::copy_nonoverlapping(bytes.as_ptr(), parts.address, bytes.len()) };
        }
    }
    Ok(())
}

fn number(buffer: &Buffer, i: usize) -> f64 {
    match Number::decode(buffer.dtype(), buffer.get(i)) {
        Number::Int(x) => x as f64,
        Number::Float(x) => x,
    }
}

fn arguments<'a>(buffers: &'a mut [Buffer], tensors: &[(DType, &[i64], bool)]) -> Vec<Arg<'a>> {
    buffers.iter_mut().zip(tensors).map(|(b, (.., out))| if *out { b.arg_mut() } else { b.arg() }).collect()
}

fn check(tools: &Tools, case: &Case, chip: Chip, multi_buffer: bool) {
    let mut func = tile_core::ir::text::parse(case.text).expect("the file is read");
    run_passes(&mut func, None).expect("the passes take it");
    for tensors in case.tensors {
        let mut state = 1;
        let mut expected: Vec<Buffer> = tensors.iter().map(|(ty, shape, _)| random(*ty, shape, &mut state)).collect();
        let mut found = expected.clone();
        let options = interp::Options::default();
        interp::run(&func, case.name, &mut arguments(&mut expected, tensors), &options).expect("it is interpreted");
        let what = format!("{} of {tensors:?} for {}, buffers {multi_buffer}", case.name, chip.name);
        launch(tools, &func, chip, multi_buffer, &mut arguments(&mut found, tensors))
            .unwrap_or_else(|error| panic!("{what}: {error}"));
        for (found, expected) in found.iter().zip(&expected) {
            for i in 0..expected.len() {
                let (found, expected) = (number(found, i), number(expected, i));
                let near = (found - expected).abs() <= case.tolerance * expected.abs().max(1.0);
                assert!(near, "{what}, element {i}: {found}, expected {expected}");
            }
        }
    }
}

#[test]
fn kernels_compute_what_the_interpreter_does() {
    let Some(tools) = Tools::find() else { return };
    let chip = |name| Chip::from_name(name).expect("a chip of the table");
    for case in CASES {
        check(&tools, case, chip("910B1"), true);
        check(&tools, case, chip("910B4"), false);
        check(&tools, case, chip("910_9391"), true);
    }
}
