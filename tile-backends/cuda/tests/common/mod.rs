//! Kernels that hold every operation.

#![allow(dead_code, reason = "each test uses a part")]

pub(crate) mod compare;
pub(crate) mod gemm;
mod pipeline;
pub(crate) mod suites;

use tile_core::elem::DType;
use tile_core::interp::scalar;
use tile_core::ir::{BinOp, CmpOp, UnOp, Value};
use tile_core::num::Round;
use tile_simt::ir::{Buf, BufData, Builder, Home, Kernel, Op, Special, Val};

/// One operation on values of given types.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    pub(crate) name: String,
    pub(crate) op: Op,
    /// Types of the operands.
    pub(crate) args: Vec<DType>,
    pub(crate) result: DType,
}

impl Step {
    fn new(name: String, op: Op, args: &[DType], result: DType) -> Step {
        Step { name, op, args: args.to_vec(), result }
    }
}

/// The arithmetic that the language has on a type.
pub(crate) fn arithmetic(ty: DType) -> Vec<Step> {
    let mut steps = Vec::new();
    // Derived ones are replaced before thread programs.
    for &op in UnOp::ALL.iter().filter(|op| !op.row().derived) {
        if scalar::un(op, ty).is_some() {
            steps.push(Step::new(format!("{}.{ty}", op.name()), Op::Un { op }, &[ty], scalar::un_result(op, ty)));
        }
    }
    // So are remainders of floats.
    let replaced = |op: &BinOp| op.row().derived || (*op == BinOp::Rem && ty.is_float());
    for &op in BinOp::ALL.iter().filter(|op| !replaced(op)) {
        if scalar::bin(op, ty).is_some() {
            steps.push(Step::new(format!("{}.{ty}", op.name()), Op::Bin { op }, &[ty, ty], ty));
        }
    }
    for &op in CmpOp::ALL {
        steps.push(Step::new(format!("{}.{ty}", op.name()), Op::Cmp { op }, &[ty, ty], DType::Bool));
    }
    steps.push(Step::new(format!("select.{ty}"), Op::Select {}, &[DType::Bool, ty, ty], ty));
    if scalar::fma(ty).is_some() {
        steps.push(Step::new(format!("fma.{ty}"), Op::Fma {}, &[ty, ty, ty], ty));
    }
    steps
}

/// Shifts by an amount of another type.
pub(crate) fn shifts(ty: DType) -> Vec<Step> {
    let mut steps = Vec::new();
    for op in [BinOp::Shl, BinOp::Shr] {
        for &amount in DType::ALL.iter().filter(|amount| ty.is_int() && amount.is_int()) {
            steps.push(Step::new(format!("{}.{ty}.{amount}", op.name()), Op::Bin { op }, &[ty, amount], ty));
        }
    }
    steps
}

/// Conversions from a type, in every rounding that matters.
pub(crate) fn conversions(from: DType) -> Vec<Step> {
    let mut steps = Vec::new();
    for &to in DType::ALL {
        // Other encodings than 0 and 1 are no values of `bool`.
        if from.bits() == to.bits() && to != DType::Bool {
            steps.push(Step::new(format!("bits.{from}.{to}"), Op::Bits {}, &[from], to));
        }
        let rounds: Vec<Option<Round>> = if from.is_float() || to.is_float() {
            [None].into_iter().chain(Round::ALL.iter().map(|&(round, _)| Some(round))).collect()
        } else {
            vec![None]
        };
        for round in rounds {
            let name = format!("cast.{from}.{to}.{}", round.map_or("default", Round::name));
            steps.push(Step::new(name, Op::Cast { round }, &[from], to));
        }
    }
    steps
}

/// A kernel whose thread `i` computes every step on element `i` of the inputs,
/// one buffer for each type in `inputs` and place (`a`, `b`, `c`), and stores
/// into element `i` of one buffer for each step.
pub(crate) fn elementwise(name: &str, steps: &[Step], inputs: &[Vec<DType>], fast_math: bool) -> Kernel {
    let mut b = Builder::new(name, 128);
    b.kernel().fast_math = fast_math;
    let mut next = 0;
    let mut buffer = |b: &mut Builder, name: String, elem: DType, writable: bool| {
        next += 1;
        b.buf(BufData { name, elem, len: 0, home: Home::Global { of: Value::new(next), writable } })
    };
    let sources: Vec<Vec<Buf>> = (inputs.iter().enumerate())
        .map(|(place, types)| types.iter().map(|&ty| buffer(&mut b, format!("in{place}_{ty}"), ty, false)).collect())
        .collect();
    let results: Vec<Buf> = steps.iter().map(|step| buffer(&mut b, step.name.clone(), step.result, true)).collect();
    let block = b.special(Special::Block(0));
    let thread = b.special(Special::Thread);
    let thread = b.cast(thread, DType::Index);
    let first = b.mul_int(block, 128);
    let index = b.add(first, thread);
    let loaded: Vec<Vec<(DType, Val)>> = (inputs.iter().zip(&sources))
        .map(|(types, bufs)| {
            let load =
                |(&ty, &buf): (&DType, &Buf)| (ty, b.value(Op::Load { buf, offset: 0, guarded: false }, &[index], ty));
            types.iter().zip(bufs).map(load).collect()
        })
        .collect();
    for (step, &buf) in steps.iter().zip(&results) {
        let args: Vec<Val> = (step.args.iter().enumerate())
            .map(|(place, ty)| loaded[place].iter().find(|(of, _)| of == ty).expect("an input of the type").1)
            .collect();
        let value = b.value(step.op.clone(), &args, step.result);
        b.effect(Op::Store { buf, offset: 0, guarded: false }, &[index, value]);
    }
    b.finish()
}

/// The types that steps want at each place.
pub(crate) fn inputs_of(steps: &[Step]) -> Vec<Vec<DType>> {
    let places = steps.iter().map(|step| step.args.len()).max().unwrap_or(0);
    (0..places)
        .map(|place| {
            let mut types: Vec<DType> = steps.iter().filter_map(|step| step.args.get(place).copied()).collect();
            types.sort();
            types.dedup();
            types
        })
        .collect()
}

/// Magnitudes worth trying: the ends of formats, powers of two and ordinary numbers.
const FLOATS: [f64; 44] = [
    0.0,
    0.25,
    0.5,
    1.0,
    1.5,
    2.0,
    2.5,
    3.0,
    7.0,
    10.0,
    127.5,
    128.0,
    255.5,
    256.0,
    448.0,
    464.0,
    480.0,
    32767.5,
    57344.0,
    61440.0,
    65504.0,
    65520.0,
    1e5,
    1e9,
    2147483648.0,
    4294967296.0,
    9.3e18,
    1.9e19,
    1e30,
    1e300,
    f64::INFINITY,
    f64::NAN,
    1e-3,
    1e-7,
    1e-30,
    1e-300,
    5e-324,
    0.1,
    0.7,
    88.7,
    89.0,
    104.0,
    709.8,
    745.2,
];

/// Encodings worth trying: the ends and the middle of the range, specials, and
/// well-mixed random ones.
pub(crate) fn samples(ty: DType, count: usize, seed: u64) -> Vec<u64> {
    let bits = ty.bits();
    let all = u64::MAX >> (64 - bits);
    let mut samples: Vec<u64> = Vec::new();
    if ty == DType::Bool {
        samples.extend([0, 1]);
    } else if bits == 8 {
        samples.extend(0..256);
    } else if ty.is_float() {
        for value in FLOATS {
            for value in [value, -value] {
                let near = scalar::eval_cast(tile_core::launch::Scalar::new(value), ty, None).bits;
                samples.extend([near, near.wrapping_add(1) & all, near.wrapping_sub(1) & all]);
            }
        }
    } else {
        let top = 1 << (bits - 1);
        for near in [0, top, all, 7, 100, 1 << (bits / 2)] {
            samples.extend((0_u64..4).map(|step| near.wrapping_add(step).wrapping_sub(2) & all));
        }
        samples.extend((0..bits).map(|bit| 1 << bit));
    }
    let mut state = seed;
    for number in 0..count {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        let z = z ^ (z >> 31);
        samples.push(match (ty, number % 3) {
            (DType::Bool, _) => z & 1,
            // A number of ordinary size.
            (_, 0) if ty.is_float() => {
                let value = ((z >> 11) as f64 / (1_u64 << 53) as f64 - 0.5) * [2.0, 20.0, 200.0][(z % 3) as usize];
                scalar::eval_cast(tile_core::launch::Scalar::new(value), ty, None).bits
            }
            (_, 0) => (z & all) >> ((z >> 58) % u64::from(bits)),
            _ => z & all,
        });
    }
    samples
}
