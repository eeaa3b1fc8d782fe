//! Random kernels as native code, compared with the interpreter.

use super::{kernels, launch, report};
use tile_core::elem::DType;
use tile_core::interp::scalar::Number;
use tile_core::testing::Outcome;
use tile_kernel::LevelId;
use tile_kernel::prelude::*;

/// Whether two encodings are the same value, or near enough for functions that
/// targets approximate.
fn agree(dtype: DType, exact: bool, a: u64, b: u64) -> bool {
    let (x, y) = match (Number::decode(dtype, a), Number::decode(dtype, b)) {
        (Number::Float(x), Number::Float(y)) => (x, y),
        _ => return a == b,
    };
    let tolerance = match dtype {
        _ if exact => 0.0,
        DType::F64 => 1e-12,
        DType::F32 => 1e-6,
        DType::F16 => 1.1e-3,
        DType::BF16 => 8.5e-3,
        DType::E4M3 => 0.13,
        _ => 0.26,
    };
    x == y || x.is_nan() && y.is_nan() || (x - y).abs() <= tolerance * x.abs()
}

fn compare(seed: u64, what: &str, expected: &[Outcome], found: &[Outcome]) -> Result<(), String> {
    for (number, (a, b)) in expected.iter().zip(found).enumerate() {
        let dtype = a.tensor.dtype();
        for (i, (x, y)) in a.tensor.bits().into_iter().zip(b.tensor.bits()).enumerate() {
            if !agree(dtype, a.exact, x, y) {
                let [x, y] = [x, y].map(|bits| Number::decode(dtype, bits));
                return Err(format!(
                    "random_{seed}, output {number} of {dtype} and extents {:?}, element {i}: {x:?}, {what} {y:?}",
                    a.tensor.shape()
                ));
            }
        }
    }
    Ok(())
}

#[test]
fn native_code_and_the_interpreter_agree() {
    let mut failures = Vec::new();
    for (seed, kernel) in kernels::all() {
        let expected = launch(seed, &*kernel, &Interpreter::default());
        for &level in LevelId::ALL {
            // A level that this machine lacks is no failure.
            let Ok(cpu) = Cpu::new().with_level(level) else { continue };
            let found = launch(seed, &*kernel, &cpu);
            failures.extend(compare(seed, &format!("{level:?}"), &expected, &found).err());
        }
    }
    report(failures);
}
