//! Arithmetic of HIP C++, compiled for this machine and compared with the semantics of tile IR.
//!
//! The library computes roundings, narrow floats and integers by C++ that any processor runs, so its
//! results are known without a device. What calls a builtin of AMD's is left out.

use super::helpers::Helpers;
use super::types::{is_native, name};
use super::{cast, integer, scalar};
use crate::hip::GFX1100;
use clang::compiler;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::process::{Command, Stdio};
use std::{fs, process};
use tile_core::elem::{DType, Kind};
use tile_core::interp::scalar::{Cast, Number, bin, fma, un};
use tile_core::ir::{BinOp, UnOp};
use tile_core::num::Round;
use tile_core::testing::Rng;

#[path = "../../../ascend/tests/common/clang.rs"]
mod clang;

/// One operation: its C++ of `x`, `y` and `z`, and what it gives.
struct Row {
    what: String,
    expression: String,
    from: DType,
    to: DType,
    expected: Box<dyn Fn([u64; 3]) -> u64>,
}

/// Operands of each operation, besides ends and powers.
const RANDOM: usize = 60;

fn casts(h: &mut Helpers<'_>, rows: &mut Vec<Row>) {
    for &from in DType::ALL {
        for &to in DType::ALL {
            for &(round, _) in Round::ALL {
                if !(from.is_float() || to.is_float()) {
                    continue;
                }
                let expression = cast::cast(h, from, to, "x", Some(round)).expect("any type to any other");
                let made = Cast::new(from, to, Some(round));
                let expected = Box::new(move |[x, ..]: [u64; 3]| made.apply(x));
                rows.push(Row { what: format!("{from} to {to}, {round:?}"), expression, from, to, expected });
            }
        }
    }
}

fn operations(h: &mut Helpers<'_>, rows: &mut Vec<Row>) {
    let binary = [BinOp::Add, BinOp::Sub, BinOp::Mul, BinOp::Div, BinOp::Rem, BinOp::Min, BinOp::Max];
    let binary = binary.into_iter().chain([BinOp::MinNan, BinOp::MaxNan, BinOp::And, BinOp::Or, BinOp::Xor]);
    let unary = [UnOp::Neg, UnOp::Abs, UnOp::Sqrt, UnOp::Floor, UnOp::Ceil, UnOp::Trunc, UnOp::Round];
    let unary = unary.into_iter().chain([UnOp::RoundEven, UnOp::CountOnes, UnOp::LeadingZeros, UnOp::Not]);
    for &ty in DType::ALL.iter().filter(|&&ty| ty != DType::Bool) {
        for op in binary.clone() {
            let Some(made) = bin(op, ty) else { continue };
            let Ok(expression) = scalar::bin(h, op, ty, ["x", "y"], None) else { continue };
            let expected = Box::new(move |[x, y, _]: [u64; 3]| made(x, y));
            rows.push(Row { what: format!("{} of {ty}", op.name()), expression, from: ty, to: ty, expected });
        }
        for op in unary.clone() {
            let Some(made) = un(op, ty) else { continue };
            let Ok(expression) = scalar::un(h, op, ty, "x") else { continue };
            let expected = Box::new(move |[x, ..]: [u64; 3]| made(x));
            rows.push(Row { what: format!("{} of {ty}", op.name()), expression, from: ty, to: ty, expected });
        }
        for op in [BinOp::Shl, BinOp::Shr].into_iter().filter(|_| ty.is_int()) {
            let Some(made) = bin(op, ty) else { continue };
            let expression = integer::shift(h, op, ty, "x", ("y", ty, None)).expect("integers are shifted");
            let expected = Box::new(move |[x, y, _]: [u64; 3]| made(x, y));
            rows.push(Row { what: format!("{} of {ty}", op.name()), expression, from: ty, to: ty, expected });
        }
        // Processors without the instruction round an `f16` twice.
        if let Some(made) = fma(ty).filter(|_| ty != DType::F16) {
            let expression = scalar::fma(h, ty, ["x", "y", "z"]).expect("every type has it");
            let expected = Box::new(move |[x, y, z]: [u64; 3]| made(x, y, z));
            rows.push(Row { what: format!("fma of {ty}"), expression, from: ty, to: ty, expected });
        }
    }
}

/// Bit by bit, by a table.
fn tables(h: &mut Helpers<'_>, rows: &mut Vec<Row>) {
    for table in [0x96_u64, 0xe8, 0xca, 0x1b] {
        let expression = h.of("logic", &format!("{table:#x}"), &["x", "y", "z"]).expect("it is in the library");
        let bit = move |[x, y, z]: [u64; 3], i: u32| table >> ((x >> i & 1) << 2 | (y >> i & 1) << 1 | z >> i & 1) & 1;
        let expected = Box::new(move |values| (0..32).map(|i| bit(values, i) << i).sum());
        let (from, to) = (DType::U32, DType::U32);
        rows.push(Row { what: format!("table {table:#x}"), expression, from, to, expected });
    }
}

/// An encoding as a value.
fn decoded(h: &mut Helpers<'_>, ty: DType, bits: &str) -> String {
    match ty {
        DType::Bool => format!("{bits} != 0"),
        DType::F32 => h.bits_of("float", &format!("(u32){bits}")),
        DType::F64 => h.bits_of("double", bits),
        _ if ty.is_float() => format!("{}{{({}){bits}}}", h.ty(ty), if ty.bits() == 8 { "u8" } else { "u16" }),
        _ => format!("({}){bits}", name(ty)),
    }
}

/// A value as an encoding.
fn encoded(h: &mut Helpers<'_>, ty: DType) -> String {
    match ty {
        DType::Bool => "r ? 1 : 0".to_owned(),
        DType::F32 => h.bits_of("u32", "r"),
        DType::F64 => h.bits_of("u64", "r"),
        _ if ty.is_float() => "r.bits".to_owned(),
        _ => format!("(u{})r", if ty == DType::Index { 64 } else { ty.bits() }),
    }
}

/// The program: it reads the number of a row and three encodings, line by line.
fn program(h: &mut Helpers<'_>, rows: &[Row]) -> String {
    let mut cases = String::new();
    for (number, row) in rows.iter().enumerate() {
        let from = name(row.from);
        let values = ["x", "y", "z"].map(|operand| {
            let value = decoded(h, row.from, &format!("{operand}_bits"));
            format!("const {from} {operand} = {value};")
        });
        h.ty(row.from);
        let to = h.ty(row.to);
        let result = encoded(h, row.to);
        let values = values.join(" ");
        let _ = writeln!(
            cases,
            "static u64 case_{number}(u64 x_bits, u64 y_bits, u64 z_bits) {{ {values} const {to} r = {}; return {result}; }}",
            row.expression
        );
    }
    let names: String = (0..rows.len()).map(|number| format!("case_{number},")).collect();
    let head = h.dialect.head;
    format!(
        "#include <cstdio>\n#define __device__\n#define __global__\n#define __shared__\n#define asm(...)\n{head}{}\n{cases}\
         typedef u64 (*function)(u64, u64, u64);\nstatic const function all[] = {{{names}}};\n\
         int main() {{\n  u64 n, x, y, z;\n  while (scanf(\"%llu %llx %llx %llx\", &n, &x, &y, &z) == 4) \
         printf(\"%llx\\n\", all[n](x, y, z));\n}}\n",
        h.text()
    )
}

/// Encodings at which roundings differ, and random ones.
fn operands(ty: DType, rng: &mut Rng) -> Vec<u64> {
    let bits = if ty == DType::Index { 64 } else { ty.bits() };
    if ty == DType::Bool {
        return vec![0, 1];
    }
    let all = u64::MAX >> (64 - bits);
    let mut found: BTreeSet<u64> = [0, 1, 2, 3, all, all - 1, all / 2, all / 2 + 1, all / 2 + 2].into();
    for real in [1.0, -1.0, 0.5, 1.5, 448.0, 464.0, 65504.0, 65520.0, 3.4e38, 1e300, -1e-40, 6e-8, 2e-3, f64::INFINITY]
    {
        found.insert(Number::Float(real).encode(ty, None));
        found.insert(Number::Float(-real / 3.0).encode(ty, None));
    }
    for _ in 0..RANDOM {
        let any = rng.bits() & all;
        found.insert(any);
        // Numbers of few digits, between which ties are.
        found.insert(any & (all << (bits / 2)) & all);
        let exponent = (rng.bits() % 60) as i32 - 30;
        let digits = (rng.bits() % 4096) as f64 - 2048.0;
        found.insert(Number::Float(digits * f64::from(exponent).exp2()).encode(ty, None));
    }
    found.into_iter().collect()
}

/// For FMAs: products halfway between neighbours, and what decides.
fn near_ties(row: &Row) -> Vec<[u64; 3]> {
    if !(row.what.starts_with("fma") && row.from.is_float()) {
        return Vec::new();
    }
    let number = |real: f64| Number::Float(real).encode(row.from, None);
    let small = [1e-3, -1e-3, 1e-20, -1e-20, 1e-38, -1e-38, 0.0].map(number);
    let factors = (1..8).flat_map(|step| [number(1.0) + step, number(-2.0) + step]);
    factors.flat_map(|x| small.map(|z| [x, number(1.5), z])).collect()
}

/// Whether a result is right: any NaN is one, and of least and greatest either zero.
fn is_right(row: &Row, found: u64, expected: u64) -> bool {
    let [a, b] = [found, expected].map(|bits| Number::decode(row.to, bits));
    match (a, b) {
        (Number::Float(a), Number::Float(b)) if a.is_nan() && b.is_nan() => true,
        (Number::Float(a), Number::Float(b)) if a == 0.0 && b == 0.0 && row.what.starts_with("m") => true,
        _ => found == expected,
    }
}

#[test]
fn arithmetic_is_that_of_tile_ir() {
    let Some(clang) = compiler() else { return };
    let mut helpers = Helpers::new(&GFX1100, false);
    let mut rows = Vec::new();
    casts(&mut helpers, &mut rows);
    operations(&mut helpers, &mut rows);
    tables(&mut helpers, &mut rows);
    assert!(rows.iter().any(|row| is_native(row.from)) && rows.iter().any(|row| row.from.kind() == Kind::Uint));
    let folder = std::env::temp_dir().join(format!("tile-cc-{}", process::id()));
    fs::create_dir_all(&folder).expect("a folder for the program");
    let (file, binary) = (folder.join("library.cpp"), folder.join("library"));
    fs::write(&file, program(&mut helpers, &rows)).expect("the program is written");
    let mut compile = Command::new(clang);
    compile.args(["-std=c++17", "-O1", "-ffp-contract=off", "-w", "-o"]).arg(&binary).arg(&file);
    let said = compile.output().expect("the compiler runs");
    assert!(said.status.success(), "{}", String::from_utf8_lossy(&said.stderr).chars().take(4000).collect::<String>());

    let mut rng = Rng::new(7);
    let (mut input, mut asked) = (String::new(), Vec::new());
    for (number, row) in rows.iter().enumerate() {
        let all = operands(row.from, &mut rng);
        let any = |rng: &mut Rng| all[rng.bits() as usize % all.len()];
        let triples: Vec<[u64; 3]> = all.iter().map(|&x| [x, any(&mut rng), any(&mut rng)]).collect();
        for [x, y, z] in triples.into_iter().chain(near_ties(row)) {
            let _ = writeln!(input, "{number} {x:x} {y:x} {z:x}");
            asked.push((number, [x, y, z]));
        }
    }
    let questions = folder.join("questions");
    fs::write(&questions, input).expect("the questions are written");
    let stdin = Stdio::from(fs::File::open(&questions).expect("the questions are there"));
    let output = Command::new(&binary).stdin(stdin).output().expect("the program runs");
    fs::remove_dir_all(&folder).expect("the folder is there");
    let answers = String::from_utf8(output.stdout).expect("numbers");
    let answers: Vec<u64> = answers.lines().map(|line| u64::from_str_radix(line, 16).expect("a number")).collect();
    assert_eq!(answers.len(), asked.len(), "the program ended early: {}", output.status);
    let wrong: Vec<String> = asked
        .iter()
        .zip(answers)
        .filter_map(|(&(number, values), found)| {
            let row = &rows[number];
            let expected = (row.expected)(values);
            (!is_right(row, found, expected))
                .then(|| format!("{}, {values:x?}: {found:x}, expected {expected:x}", row.what))
        })
        .collect();
    assert!(
        wrong.is_empty(),
        "{} of {} are wrong, such as\n{}",
        wrong.len(),
        asked.len(),
        wrong.iter().take(40).cloned().collect::<Vec<_>>().join("\n")
    );
}
