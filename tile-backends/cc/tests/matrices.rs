//! Products of HIP C++ by matrix instructions, on a processor: each instruction of each target, on lanes and registers
//! as AMD's documents have them (`stand-in/matrices.h`), against exact products.

#[path = "../../ascend/tests/common/clang.rs"]
mod clang;

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use tile_cc::hip::{GFX90A, GFX942, GFX1100, GFX1201};
use tile_cc::{Dialect, emit};
use tile_core::elem::DType;
use tile_core::interp::scalar::Number;
use tile_core::ir::Value;
use tile_core::testing::Rng;
use tile_simt::ir::{Buf, BufData, Builder, Cooperative, Home, Op, Role};

/// A product of two steps by an instruction.
struct Case {
    operand: DType,
    sum: DType,
    shape: [u8; 3],
    /// Whether operands and the sum lie by columns.
    transposed: bool,
    /// The left operand, `m · 2k`, and the right one, `2k · n`.
    factors: [Vec<f64>; 2],
}

/// Elements between lines: more than these have, and a multiple of 16 bytes of any type.
const PITCH: u32 = 80;

impl Case {
    fn new(operand: DType, sum: DType, shape: [u8; 3], transposed: bool, rng: &mut Rng) -> Case {
        let [m, n, k] = shape.map(usize::from);
        let mut number = |_| {
            let whole = (rng.bits() % 15) as f64 - 7.0;
            match operand {
                DType::U8 => (rng.bits() % 256) as f64,
                DType::I8 => (rng.bits() % 256) as f64 - 128.0,
                // Of few digits, so that sums are exact.
                _ if whole == 0.0 => -0.0,
                _ => whole / 4.0,
            }
        };
        let mut left: Vec<f64> = (0..m * 2 * k).map(&mut number).collect();
        let right = (0..2 * k * n).map(&mut number).collect();
        if matches!(operand, DType::E4M3 | DType::E5M2) {
            // The least subnormal numbers, by themselves: their sums are exact.
            let least = if operand == DType::E4M3 { 2.0_f64.powi(-9) } else { 2.0_f64.powi(-16) };
            left[7 * 2 * k..8 * 2 * k].iter_mut().for_each(|number| *number = least.copysign(*number));
        }
        if operand.is_float() {
            // A NaN reaches a row of the sum.
            left[3 * 2 * k + 1] = f64::NAN;
        }
        if operand == DType::E5M2 {
            left[5 * 2 * k + k] = f64::INFINITY;
        }
        Case { operand, sum, shape, transposed, factors: [left, right] }
    }

    /// What tells it from others.
    fn name(&self) -> String {
        let [m, n, k] = self.shape;
        let lines = if self.transposed { "columns" } else { "rows" };
        format!("{}_{m}x{n}x{k}_{lines}", self.operand)
    }

    /// The text of a kernel that multiplies.
    fn text(&self, dialect: &Dialect) -> String {
        let lanes = (dialect.target)().warp;
        let mut b = Builder::new(self.name(), lanes);
        b.kernel().lanes = lanes;
        let mut buf = |name: &str, elem, number| {
            let home = Home::Global { of: Value::new(number), writable: number == 2 };
            b.buf(BufData { name: name.to_owned(), elem, len: 0, home })
        };
        let (x, y, z) = (buf("x", self.operand, 0), buf("y", self.operand, 1), buf("z", self.sum, 2));
        let [m, n, k] = self.shape;
        let of = |role, rows, columns| Cooperative { role, rows, columns, lanes: lanes as u8 };
        let left = b.matrices("left", self.operand, of(Role::Left, m, k), 1);
        let right = b.matrices("right", self.operand, of(Role::Right, k, n), 1);
        let sum = b.matrices("sum", self.sum, of(Role::Sum, m, n), 1);
        let none = b.int(0, DType::I32);
        let transposed = self.transposed;
        b.effect(Op::CoopClear { var: sum, at: 0 }, &[]);
        for step in [0, i64::from(k)] {
            let load = |var, buf: Buf, offset| Op::CoopLoad { var, at: 0, buf, offset, pitch: PITCH, transposed };
            let along = |lines: bool| if lines == transposed { step * i64::from(PITCH) } else { step };
            b.effect(load(left, x, along(true)), &[none]);
            b.effect(load(right, y, along(false)), &[none]);
            b.effect(Op::CoopMultiply { left, left_at: 0, right, right_at: 0, sum, at: 0 }, &[]);
        }
        b.effect(Op::CoopStore { var: sum, at: 0, buf: z, offset: 0, pitch: PITCH, transposed }, &[none]);
        emit(&b.finish(), dialect).unwrap_or_else(|error| panic!("{}: {error}", self.name())).text
    }

    /// Where an element is.
    fn place(&self, row: usize, column: usize) -> usize {
        let (line, within) = if self.transposed { (column, row) } else { (row, column) };
        line * PITCH as usize + within
    }

    /// An operand in memory, as an initialiser.
    fn memory(&self, factor: &[f64], columns: usize) -> String {
        let mut bits = vec![0; 80 * PITCH as usize];
        for (at, &number) in factor.iter().enumerate() {
            let number = match self.operand.is_float() {
                true => Number::Float(number),
                false => Number::Int(number as i128),
            };
            bits[self.place(at / columns, at % columns)] = number.encode(self.operand, None);
        }
        bits.iter().fold(String::new(), |mut text, bits| {
            let _ = write!(text, "{bits:#x}ull,");
            text
        })
    }

    /// The text in a namespace of its own, and a function that runs it and prints the sum.
    fn program(&self, dialect: &Dialect) -> String {
        let [_, n, k] = self.shape.map(usize::from);
        let (name, width) = (self.name(), 8 * self.operand.bytes());
        let (left, right) = (self.memory(&self.factors[0], 2 * k), self.memory(&self.factors[1], n));
        let (text, sum) = (self.text(dialect), 8 * self.sum.bytes());
        let call = format!("(void **given) {{ stand_in::call({name}, given); }}");
        format!(
            "namespace in_{name} {{\n{text}\n\
             static const u{width} left[] = {{{left}}}, right[] = {{{right}}};\n\
             static void called{call}\n\
             static void run() {{\n  static u{sum} z[{}];\n  const void *x = left, *y = right; void *to = z;\n  \
             void *given[] = {{&x, &y, &to}};\n  const unsigned blocks[] = {{1, 1, 1}};\n  \
             if (!stand_in_run(called, given, blocks, STAND_IN_LANES)) abort();\n  \
             for (u{sum} bits : z) printf(\"%llx\\n\", (unsigned long long)bits);\n}}\n}}\n",
            self.memory_len()
        )
    }

    fn memory_len(&self) -> usize {
        16 * PITCH as usize
    }

    /// What is wrong of a sum in memory.
    fn wrong(&self, found: &[u64]) -> Option<String> {
        let [m, n, k] = self.shape.map(usize::from);
        let [left, right] = &self.factors;
        (0..m).flat_map(|row| (0..n).map(move |column| (row, column))).find_map(|(row, column)| {
            let exact: f64 = (0..2 * k).map(|i| left[row * 2 * k + i] * right[i * n + column]).sum();
            let same = match Number::decode(self.sum, found[self.place(row, column)]) {
                Number::Float(found) => found == exact || found.is_nan() && exact.is_nan(),
                Number::Int(found) => found == exact as i128,
            };
            let found = Number::decode(self.sum, found[self.place(row, column)]);
            (!same).then(|| format!("{} at {row}, {column}: {found:?}, expected {exact}", self.name()))
        })
    }
}

/// Runs all cases of a dialect, and says what is wrong.
fn wrong(clang: &Path, dialect: &Dialect) -> Vec<String> {
    let mut rng = Rng::new(11);
    let rows = (dialect.target)().cooperative;
    let cases: Vec<Case> = rows
        .iter()
        .flat_map(|&(operand, sum, shape)| [false, true].map(|transposed| (operand, sum, shape, transposed)))
        .map(|(operand, sum, shape, transposed)| Case::new(operand, sum, shape, transposed, &mut rng))
        .collect();
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(dialect.name.replace(':', "-"));
    std::fs::create_dir_all(&folder).expect("a folder for the program");
    let (file, binary) = (folder.join("products.cpp"), folder.join("products"));
    let mut program = "#include \"hip.h\"\n".to_owned();
    cases.iter().for_each(|case| program += &case.program(dialect));
    program += "int main() {\n";
    cases.iter().for_each(|case| {
        let _ = writeln!(program, "  in_{}::run();", case.name());
    });
    std::fs::write(&file, program + "}\n").expect("the program is written");
    std::fs::write(folder.join("fibers.h"), tile_cc::stand_in::FIBERS).expect("the header is written");
    let mut compile = Command::new(clang);
    let double = Path::new(env!("CARGO_MANIFEST_DIR")).join("stand-in");
    compile.args(["-std=c++17", "-O1", "-ffp-contract=off", "-fno-strict-aliasing", "-w"]);
    compile.arg(format!("-DSTAND_IN_LANES={}", (dialect.target)().warp));
    if dialect.name == GFX90A.name {
        compile.arg("-DSTAND_IN_FLUSHES");
    }
    let said = compile.arg("-I").arg(&folder).arg("-I").arg(double).arg("-o").arg(&binary).arg(&file).output();
    let said = said.expect("the compiler runs");
    assert!(said.status.success(), "{}", String::from_utf8_lossy(&said.stderr).chars().take(4000).collect::<String>());
    let output = Command::new(&binary).output().expect("the program runs");
    assert!(output.status.success(), "{}: {}", dialect.name, String::from_utf8_lossy(&output.stderr));
    let printed = String::from_utf8(output.stdout).expect("numbers");
    let numbers: Vec<u64> = printed.lines().map(|line| u64::from_str_radix(line, 16).expect("a number")).collect();
    assert_eq!(numbers.len(), cases.iter().map(Case::memory_len).sum::<usize>());
    let sums = numbers.chunks(16 * PITCH as usize);
    cases.iter().zip(sums).filter_map(|(case, sum)| case.wrong(sum)).collect()
}

#[test]
fn products_are_exact() {
    let Some(clang) = clang::compiler() else { return };
    for (dialect, count) in [(&GFX90A, 7), (&GFX942, 7), (&GFX1100, 6), (&GFX1201, 6)] {
        assert_eq!((dialect.target)().cooperative.len(), count, "{}", dialect.name);
        let wrong = wrong(clang, dialect);
        assert!(wrong.is_empty(), "{}: {wrong:#?}", dialect.name);
    }
}
