//! Tensors of any element type, random data, and kernels of one block.

#![allow(dead_code, reason = "each test uses a part")]

use ascend_sim::{Arg, Compiled, Options, Program, Tools};
use half::{bf16, f16};
use std::fmt::Write;
use tile_golden::slice::taken;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Elem {
    F32,
    F16,
    Bf16,
    I8,
    I16,
    I32,
    I64,
}
pub(crate) use Elem::{Bf16, F16, F32, I8, I16, I32, I64};

impl Elem {
    pub(crate) fn name(self) -> &'static str {
        match self {
            F32 => "f32",
            F16 => "f16",
            Bf16 => "bf16",
            I8 => "i8",
            I16 => "i16",
            I32 => "i32",
            I64 => "i64",
        }
    }

    pub(crate) fn is_float(self) -> bool {
        matches!(self, F32 | F16 | Bf16)
    }

    pub(crate) fn bytes(self) -> usize {
        match self {
            I8 => 1,
            F16 | Bf16 | I16 => 2,
            F32 | I32 => 4,
            I64 => 8,
        }
    }

    /// The nearest value of the type; integers wrap around.
    pub(crate) fn round(self, x: f64) -> f64 {
        match self {
            F32 => f64::from(x as f32),
            F16 => f16::from_f64(x).to_f64(),
            Bf16 => bf16::from_f64(x).to_f64(),
            I8 => f64::from(x as i64 as i8),
            I16 => f64::from(x as i64 as i16),
            I32 => f64::from(x as i64 as i32),
            I64 => x,
        }
    }

    fn encode(self, x: f64, out: &mut Vec<u8>) {
        match self {
            F32 => out.extend((x as f32).to_le_bytes()),
            F16 => out.extend(f16::from_f64(x).to_le_bytes()),
            Bf16 => out.extend(bf16::from_f64(x).to_le_bytes()),
            I8 => out.extend((x as i8).to_le_bytes()),
            I16 => out.extend((x as i16).to_le_bytes()),
            I32 => out.extend((x as i32).to_le_bytes()),
            I64 => out.extend((x as i64).to_le_bytes()),
        }
    }

    fn decode(self, b: &[u8]) -> f64 {
        match self {
            F32 => f64::from(f32::from_le_bytes(b.try_into().unwrap())),
            F16 => f16::from_le_bytes(b.try_into().unwrap()).to_f64(),
            Bf16 => bf16::from_le_bytes(b.try_into().unwrap()).to_f64(),
            I8 => f64::from(b[0] as i8),
            I16 => f64::from(i16::from_le_bytes(b.try_into().unwrap())),
            I32 => f64::from(i32::from_le_bytes(b.try_into().unwrap())),
            I64 => i64::from_le_bytes(b.try_into().unwrap()) as f64,
        }
    }

    /// How far results of arithmetic may be from the reference, relative to it or to 1.
    pub(crate) fn tolerance(self) -> f64 {
        match self {
            F32 => 1e-6,
            F16 => 1.2e-3,
            Bf16 => 1e-2,
            _ => 0.0,
        }
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Tensor {
    pub(crate) elem: Elem,
    pub(crate) shape: Vec<usize>,
    pub(crate) data: Vec<f64>,
}

impl Tensor {
    pub(crate) fn new(elem: Elem, shape: &[usize], f: impl FnMut(usize) -> f64) -> Tensor {
        let n = shape.iter().product();
        Tensor { elem, shape: shape.to_vec(), data: (0..n).map(f).map(|x| elem.round(x)).collect() }
    }

    pub(crate) fn filled(elem: Elem, shape: &[usize], value: f64) -> Tensor {
        Tensor::new(elem, shape, |_| value)
    }

    /// Small numbers, among them negative ones, zero and repeated ones.
    pub(crate) fn random(elem: Elem, shape: &[usize], seed: u64) -> Tensor {
        let mut random = Random::new(seed);
        Tensor::new(elem, shape, |_| if elem.is_float() { random.unit() * 4.0 } else { (random.unit() * 50.0).round() })
    }

    pub(crate) fn bytes(&self) -> Vec<u8> {
        let mut out = Vec::new();
        self.data.iter().for_each(|&x| self.elem.encode(x, &mut out));
        out
    }

    pub(crate) fn from_bytes(elem: Elem, shape: &[usize], bytes: &[u8]) -> Tensor {
        let data = bytes.chunks_exact(elem.bytes()).map(|b| elem.decode(b)).collect();
        Tensor { elem, shape: shape.to_vec(), data }
    }

    /// Compares with a reference, element by element.
    #[track_caller]
    pub(crate) fn expect(&self, what: &str, reference: impl Fn(usize) -> f64, tolerance: f64) {
        for (i, &found) in self.data.iter().enumerate() {
            let expected = reference(i);
            let near = (found - expected).abs() <= tolerance * expected.abs().max(1.0);
            let same = found == expected || (found.is_nan() && expected.is_nan());
            assert!(same || near, "{what}, element {i}: {found}, expected {expected}");
        }
    }
}

pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// Between -1 and 1.
    pub(crate) fn unit(&mut self) -> f64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as f64 / (1u64 << 53) as f64 * 2.0 - 1.0
    }
}

/// The vendor's tools, if there are any and this run has this part of the three that the tests are.
pub(crate) fn tools(part: usize) -> Option<Tools> {
    taken(part, 3).then(Tools::find).flatten()
}

#[track_caller]
pub(crate) fn program(tools: &Tools, text: &str, kernel: &str, options: &Options) -> Program {
    let compiled = Compiled::new(tools, text, options).unwrap_or_else(|refusal| panic!("{refusal}\n{text}"));
    Program::new(tools, &compiled, kernel).unwrap_or_else(|refusal| panic!("{refusal}\n{text}"))
}

/// `memref<2x3xf32, #ub>`.
pub(crate) fn ub(elem: &str, shape: &[usize]) -> String {
    memory(elem, shape, "ub")
}

fn memory(elem: &str, shape: &[usize], space: &str) -> String {
    let dims: String = shape.iter().map(|n| format!("{n}x")).collect();
    format!("memref<{dims}{elem}, #{space}>")
}

/// A kernel of one vector core that loads tensors, `%i0`, `%i1` and so on, runs a
/// few lines, and stores `%o0` and so on.
pub(crate) fn vector_kernel(
    inputs: &[Tensor],
    outputs: &[(Elem, Vec<usize>)],
    temps: &[(&str, Vec<usize>)],
    lines: &str,
) -> String {
    let mut text =
        String::from("#gm = #hivm.address_space<gm>\n#ub = #hivm.address_space<ub>\nmodule {\n  func.func @kernel(");
    let inputs: Vec<(Elem, &[usize])> = inputs.iter().map(|t| (t.elem, &t.shape[..])).collect();
    let outputs: Vec<(Elem, &[usize])> = outputs.iter().map(|(e, s)| (*e, &s[..])).collect();
    let args: Vec<String> = inputs
        .iter()
        .enumerate()
        .map(|(i, (e, s))| format!("%g{i}: {}", memory(e.name(), s, "gm")))
        .chain(outputs.iter().enumerate().map(|(i, (e, s))| format!("%r{i}: {}", memory(e.name(), s, "gm"))))
        .collect();
    let _ = writeln!(
        text,
        "{})\n      attributes {{hacc.entry, hacc.function_kind = #hacc.function_kind<DEVICE>, hivm.func_core_type = #hivm.func_core_type<AIV>}} {{",
        args.join(", ")
    );
    for (i, (e, s)) in inputs.iter().enumerate() {
        let _ = writeln!(text, "    %i{i} = memref.alloc() : {}", memory(e.name(), s, "ub"));
        let _ = writeln!(
            text,
            "    hivm.hir.load ins(%g{i} : {}) outs(%i{i} : {})",
            memory(e.name(), s, "gm"),
            memory(e.name(), s, "ub")
        );
    }
    for (i, (e, s)) in outputs.iter().enumerate() {
        let _ = writeln!(text, "    %o{i} = memref.alloc() : {}", memory(e.name(), s, "ub"));
    }
    for (i, (e, s)) in temps.iter().enumerate() {
        let _ = writeln!(text, "    %t{i} = memref.alloc() : {}", memory(e, s, "ub"));
    }
    text.push_str(lines);
    for (i, (e, s)) in outputs.iter().enumerate() {
        let _ = writeln!(
            text,
            "    hivm.hir.store ins(%o{i} : {}) outs(%r{i} : {})",
            memory(e.name(), s, "ub"),
            memory(e.name(), s, "gm")
        );
    }
    text.push_str("    return\n  }\n}\n");
    text
}

/// Compiles and runs such a kernel.
#[track_caller]
pub(crate) fn run_vector(
    tools: &Tools,
    inputs: &[Tensor],
    outputs: &[(Elem, Vec<usize>)],
    temps: &[(&str, Vec<usize>)],
    lines: &str,
) -> Vec<Tensor> {
    let text = vector_kernel(inputs, outputs, temps, lines);
    let program = program(tools, &text, "kernel", &Options::default());
    let mut buffers: Vec<Vec<u8>> = inputs.iter().map(Tensor::bytes).collect();
    buffers.extend(outputs.iter().map(|(e, s)| vec![0x55; e.bytes() * s.iter().product::<usize>()]));
    let mut args: Vec<Arg<'_>> = buffers.iter_mut().map(|bytes| Arg::Buffer(bytes)).collect();
    program.run([1, 1, 1], &mut args).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
    let results = &buffers[inputs.len()..];
    results.iter().zip(outputs).map(|(bytes, (e, s))| Tensor::from_bytes(*e, s, bytes)).collect()
}
