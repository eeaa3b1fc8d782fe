//! Integer operations: evaluation, folding and ranges against the table of
//! `testing::integers`.

use tile_core::elem::{DType, Elem};
use tile_core::interp::scalar::{self, Number};
use tile_core::ir::{BinOp, Builder, Extent, Func, FuncKind, Literal, MemTy, Op, Space, Type, UnOp, Value, verify};
use tile_core::launch::Scalar;
use tile_core::passes::run_passes;
use tile_core::testing::integers::{Integer, pairs};

const TYPES: [DType; 9] =
    [DType::I8, DType::U8, DType::I16, DType::U16, DType::I32, DType::U32, DType::I64, DType::U64, DType::Index];

fn bits(dtype: DType, x: i128) -> Scalar {
    Scalar { dtype, bits: Number::Int(x).encode(dtype, None) }
}

fn number(x: Scalar) -> i128 {
    match Number::decode(x.dtype, x.bits) {
        Number::Int(x) => x,
        Number::Float(x) => unreachable!("{x} is no integer"),
    }
}

#[test]
fn evaluation_gives_what_the_table_says() {
    for dtype in TYPES {
        for (x, y) in pairs(dtype) {
            let (a, b) = (bits(dtype, x), bits(dtype, y));
            for op in every(dtype) {
                let found = match op {
                    Integer::Un(op) => scalar::eval_un(op, a),
                    Integer::Bin(op) => scalar::eval_bin(op, a, b),
                    Integer::Cmp(op) => scalar::eval_cmp(op, a, b),
                    Integer::DivCeil | Integer::Cast(_) => continue,
                };
                assert_eq!(found.map(number), Some(op.of(dtype, x, y)), "{dtype}: {op:?} of {x} and {y}");
            }
            for to in TYPES.into_iter().chain([DType::Bool]) {
                let (op, found) = (Integer::Cast(to), scalar::eval_cast(a, to, None));
                assert_eq!(number(found), op.of(dtype, x, y), "{x} of {dtype} as {to}");
            }
        }
    }
}

/// Every operation that a type has but for conversions; of quotients rounded up, an index alone.
fn every(dtype: DType) -> impl Iterator<Item = Integer> {
    let words = if matches!(dtype, DType::I32 | DType::U32) { Integer::of_words() } else { Vec::new() };
    Integer::all().chain(words)
}

fn tensor(dtype: DType) -> Type {
    Type::Mem(MemTy { space: Space::Global, elem: Elem::Is(dtype), shape: vec![Extent::Dyn] })
}

/// Appends an operation; the result is a scalar of the type that is given.
fn apply(b: &mut Builder<'_>, op: Integer, x: Value, y: Value, dtype: DType) -> (Value, DType) {
    let scalar = |dtype: DType| Type::Scalar(Elem::Is(dtype));
    match op {
        Integer::Un(op) => {
            let to = scalar::un_result(op, dtype);
            (b.value(Op::Un { op }, &[x], &[], scalar(to)), to)
        }
        Integer::Bin(op) => (b.bin(op, x, y), dtype),
        Integer::DivCeil => (b.div_ceil(x, y, &|_| false), dtype),
        Integer::Cmp(op) => (b.value(Op::Cmp { op }, &[x, y], &[], Type::BOOL), DType::Bool),
        Integer::Cast(to) => (b.value(Op::Cast { round: None }, &[x], &[], scalar(to)), to),
    }
}

/// The operations that a type has.
fn operations(dtype: DType) -> Vec<Integer> {
    let casts = TYPES.into_iter().filter(|&to| to != dtype).map(Integer::Cast);
    let exists = |op: &Integer| match op {
        Integer::DivCeil => dtype == DType::Index,
        Integer::Un(UnOp::Neg) => matches!(dtype.kind(), tile_core::elem::Kind::Int),
        _ => true,
    };
    every(dtype).chain(casts).filter(exists).collect()
}

#[test]
fn constants_are_folded_to_what_the_table_says() {
    for dtype in TYPES {
        for op in operations(dtype) {
            let pairs = pairs(dtype);
            let mut func = Func::new("folded", FuncKind::Kernel);
            let body = func.body;
            let mut b = Builder::at(&mut func, body);
            let mut stores = Vec::new();
            let mut results: Vec<(Value, DType)> = Vec::new();
            for &(x, y) in &pairs {
                let [x, y] = [x, y].map(|x| b.literal(Literal::Int(x), Elem::Is(dtype)));
                results.push(apply(&mut b, op, x, y, dtype));
            }
            let to = results[0].1;
            let out = b.param("y", tensor(to), true);
            for (i, (value, _)) in results.into_iter().enumerate() {
                let at = b.index(i as i64);
                stores.push((at, value));
            }
            let one = b.index(1);
            let region = b.region(&[(Type::INDEX, None)]);
            b.effect(Op::Parallel {}, &[one], &[region]);
            let argument = b.func.regions[region].args[0];
            b.region = region;
            for (at, value) in stores {
                let at = b.bin(BinOp::Add, argument, at);
                b.effect(Op::Store { unordered: false }, &[value, out, at], &[]);
            }
            verify::verify(&func).unwrap_or_else(|errors| panic!("{errors:?}"));
            run_passes(&mut func, None).unwrap();
            let mut found = Vec::new();
            func.walk(func.body, &mut |_, inst| {
                if let Op::Store { .. } = inst.op {
                    let value = inst.args[0];
                    let Some(Op::Const { value }) = func.def(value).map(|inst| inst.op.clone()) else {
                        panic!("{dtype}: {op:?} is not folded")
                    };
                    found.push(number(scalar::eval_literal(value, to)));
                }
            });
            let expected: Vec<i128> = pairs.iter().map(|&(x, y)| op.of(dtype, x, y)).collect();
            assert_eq!(found, expected, "{dtype}: {op:?}");
        }
    }
}
