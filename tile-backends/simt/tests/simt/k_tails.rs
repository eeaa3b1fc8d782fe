//! Products whose k is no multiple of the matrix instruction's: shorter instructions
//! take what is left, and what lies behind the end counts as zero.

use crate::common::gemm::{Case, count, product};
use crate::common::{agree, run_kernel, target};
use std::collections::BTreeSet;
use tile_core::elem::DType;
use tile_core::interp::{self, Options, scalar::Number};
use tile_core::ir::Func;
use tile_core::ir::text::parse;
use tile_core::testing::{Buffer, Rng};
use tile_simt::facts::LaunchFacts;
use tile_simt::interp::Options as Order;
use tile_simt::ir::{Kernel, Op};
use tile_simt::lower::{Target, lower};

const ORDERS: [[bool; 2]; 4] = [[false, false], [false, true], [true, false], [true, true]];

/// Factors, sum, and the depths of the instructions.
const TYPES: [([DType; 3], [usize; 2]); 8] = [
    ([DType::F16, DType::F16, DType::F32], [16, 8]),
    ([DType::BF16, DType::BF16, DType::F32], [16, 8]),
    ([DType::I8, DType::I8, DType::I32], [32, 16]),
    ([DType::U8, DType::I8, DType::I32], [32, 16]),
    ([DType::I8, DType::U8, DType::I32], [32, 16]),
    ([DType::E4M3, DType::E5M2, DType::F32], [32, 32]),
    ([DType::F32, DType::F32, DType::F32], [8, 4]),
    ([DType::F64, DType::F64, DType::F64], [4, 4]),
];

const DEPTHS: [usize; 9] = [1, 8, 13, 20, 24, 40, 72, 100, 200];

/// [`target`] with products of 8-bit floats.
fn machine() -> Target {
    let mut target = target();
    target.mma.push((DType::E4M3, DType::F32, [16, 8, 32]));
    target
}

/// The depths of matrix instructions.
fn instructions(kernel: &Kernel) -> BTreeSet<usize> {
    let mut found = BTreeSet::new();
    kernel.walk(&mut |inst| {
        if let Op::Mma { mma } = inst.op {
            found.insert(usize::from(mma.k));
        }
    });
    found
}

/// Whether matrix instructions do all of a product: as many whole ones as there are,
/// and the shortest that takes the rest.
fn check_instructions(kernel: &Kernel, [long, short]: [usize; 2], k: usize) {
    let rest = match k % long {
        0 => None,
        rest if rest <= short => Some(short),
        _ => Some(long),
    };
    let expected: BTreeSet<usize> = (k >= long).then_some(long).into_iter().chain(rest).collect();
    assert_eq!(instructions(kernel), expected, "{kernel}");
    assert_eq!(count(kernel, |op| matches!(op, Op::Fma { .. } | Op::Dot4 { .. })), 0, "{kernel}");
    assert!(kernel.remarks.is_empty(), "{:?}", kernel.remarks);
}

/// The elements of operands' tiles in front of what is multiplied.
const BEFORE: usize = 16;

/// Those of a whole tile, some of them behind what is multiplied.
fn extent(k: usize) -> usize {
    (BEFORE + k + 1).next_multiple_of(32)
}

/// One block that multiplies parts along k of tiles in shared memory.
fn parts([a, b, acc]: [DType; 3], k: usize, [transposed_a, transposed_b]: [bool; 2], fill: Option<usize>) -> Func {
    let whole = extent(k);
    // A filled part goes on so far behind the tile.
    let from = fill.map_or(BEFORE, |behind| whole + behind - k);
    let filled = fill.map_or("", |_| ", filled");
    let shape = |transposed: bool, along: usize, other: usize| match transposed {
        true => format!("[{along}, {other}]"),
        false => format!("[{other}, {along}]"),
    };
    let at = |transposed: bool, fill: &str| match (transposed, filled) {
        (true, "") => "%from, %zero".to_owned(),
        (false, "") => "%zero, %from".to_owned(),
        (true, _) => format!("%from, %zero, {fill}"),
        (false, _) => format!("%zero, %from, {fill}"),
    };
    let turn = |transposed: bool, name: &str, ty: DType, shape: &str| match transposed {
        true => format!("%{name}v = permute %{name}p, axes = [1, 0] : shared<{ty}, {shape}>"),
        false => String::new(),
    };
    let name = |transposed: bool, name: &str| format!("%{name}{}", if transposed { "v" } else { "p" });
    let (all_a, all_b) = (shape(transposed_a, whole, 32), shape(!transposed_b, whole, 40));
    let (part_a, part_b) = (shape(transposed_a, k, 32), shape(!transposed_b, k, 40));
    let text = format!(
        "kernel parts(%a a: global<{a}, {all_a}>, %b b: global<{b}, {all_b}>, %c c: mut global<{acc}, [32, 40]>)
        host {{ %block = const 1 : index }}
        grid %block
        body (%x: index) {{
          %as = alloc : shared<{a}, {all_a}>  %bs = alloc : shared<{b}, {all_b}>
          %acc = alloc : fragment<{acc}, [32, 40]>
          copy %a, %as  copy %b, %bs
          %zero = const 0 : index  %from = const {from} : index
          %fa = const 3 : {a}  %fb = const 2 : {b}
          %ap = region %as, {}, axes = {part_a}{filled} : shared<{a}, {part_a}>
          %bp = region %bs, {}, axes = {part_b}{filled} : shared<{b}, {part_b}>
          {}
          {}
          gemm {}, {}, %acc
          copy %acc, %c
        }}",
        at(transposed_a, "%fa"),
        at(!transposed_b, "%fb"),
        turn(transposed_a, "a", a, &format!("[32, {k}]")),
        turn(transposed_b, "b", b, &format!("[{k}, 40]")),
        name(transposed_a, "a"),
        name(transposed_b, "b"),
    );
    let mut func = parse(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
    func.schedule.tf32 = a == DType::F32;
    func
}

/// Integers, and what no sum may hold for other elements along an axis.
fn surrounded(rng: &mut Rng, ty: DType, shape: [i64; 2], axis: usize, inside: std::ops::Range<usize>) -> Buffer {
    let mut buffer = Buffer::zeros(ty, &shape);
    for i in 0..buffer.len() {
        let at = [i / shape[1] as usize, i % shape[1] as usize][axis];
        let value = match (inside.contains(&at), ty) {
            (true, DType::U8) => Number::Int(rng.between(0, 9).into()),
            (true, DType::E4M3 | DType::E5M2) => Number::Int(rng.between(-2, 2).into()),
            (true, _) => Number::Int(rng.between(-9, 9).into()),
            (false, DType::U8 | DType::I8) => Number::Int(101),
            (false, _) => Number::Float(f64::NAN),
        };
        buffer.set(i, value.encode(ty, None));
    }
    buffer
}

/// The program of parts of tiles, after it gave what the interpreter gives.
fn check_parts(types: [DType; 3], k: usize, transposed: [bool; 2], fill: Option<usize>) -> Kernel {
    let func = parts(types, k, transposed, fill);
    let mut rng = Rng::new(3);
    let inside = fill.map_or(BEFORE..BEFORE + k, |_| 0..usize::MAX);
    let whole = extent(k) as i64;
    let [shape_a, shape_b] = [(transposed[0], 32), (!transposed[1], 40)]
        .map(|(transposed, other)| if transposed { [whole, other] } else { [other, whole] });
    let a = surrounded(&mut rng, types[0], shape_a, usize::from(!transposed[0]), inside.clone());
    let b = surrounded(&mut rng, types[1], shape_b, usize::from(transposed[1]), inside);
    let [mut expected, mut found] = [(); 2].map(|()| Buffer::zeros(types[2], &[32, 40]));
    interp::run(&func, "parts", &mut [a.arg(), b.arg(), expected.arg_mut()], &Options::default())
        .expect("the interpreter runs it");
    let args = &mut [a.arg(), b.arg(), found.arg_mut()];
    let kernel = lower(&func, &LaunchFacts::of(args), &machine()).expect("a kernel");
    let result = run_kernel(&func, &kernel, args).and_then(|()| agree(&expected, &found, true));
    result.unwrap_or_else(|e| panic!("{types:?} {k} {transposed:?} {fill:?}: {e}\n{kernel}"));
    kernel
}

#[test]
fn what_lies_behind_the_end_counts_as_zero() {
    for (i, (types, depths)) in TYPES.into_iter().enumerate() {
        for (j, k) in DEPTHS.into_iter().enumerate() {
            // Two of the orders each time.
            for transposed in [ORDERS[(i + j) % 4], ORDERS[(i + j + 2) % 4]] {
                check_instructions(&check_parts(types, k, transposed, None), depths, k);
            }
        }
    }
}

#[test]
fn operands_may_be_filled() {
    for (types, depths) in TYPES {
        for k in [13, 24, 40] {
            for transposed in [ORDERS[k % 4], ORDERS[3 - k % 4]] {
                check_instructions(&check_parts(types, k, transposed, Some(5)), depths, k);
            }
        }
    }
}

/// In loops that bring tiles, and where the left operand is a fragment.
#[test]
fn tiles_of_loops_may_be_of_any_depth() {
    for (i, (types, depths)) in TYPES.into_iter().enumerate().filter(|(_, (types, _))| types[0] == types[1]) {
        for (j, k) in [8, 13, 20, 24, 40, 200].into_iter().enumerate() {
            for left in ["shared", "fragment"] {
                let transposed = ORDERS[(i + j + usize::from(left == "shared")) % 4];
                let mut func = product(types[0], types[2], k, 2, transposed, left);
                func.schedule.tf32 = types[0] == DType::F32;
                let extents = [70, 66, 2 * k as i64 + 5];
                let case = Case::new(func, 5, [types[0], types[2]], extents, transposed);
                let kernel = lower(&case.func, &case.facts(), &machine()).expect("a kernel");
                check_instructions(&kernel, depths, k);
                case.attempt(&case.func, &kernel, &Order::default())
                    .unwrap_or_else(|e| panic!("{types:?} {k} {transposed:?} {left}: {e}\n{kernel}"));
            }
        }
    }
}

/// Where no instruction takes more than there is, all operands that matrices can be
/// loaded of are: of 16 bits in any order, of others along k.
#[test]
fn matrices_are_loaded_for_short_instructions() {
    let shared_loads = |kernel: &Kernel| {
        let mut found = 0;
        kernel.walk(&mut |inst| {
            if let Op::Load { buf, .. } = inst.op {
                found += usize::from(kernel.bufs[buf].is_shared());
            }
        });
        found
    };
    for (types, [long, short]) in TYPES.into_iter().filter(|(_, [long, short])| long > short) {
        for k in [short, long + short, 12 * long + short] {
            for transposed in ORDERS {
                if types[0].bits() != 16 && transposed != [false, true] || types[0] != types[1] {
                    continue;
                }
                // Sums leave without a detour through shared memory.
                let mut func = product(types[0], types[2], k, 1, transposed, "shared");
                func.schedule.tf32 = types[0] == DType::F32;
                let kernel = lower(&func, &LaunchFacts::weakest(&func), &target()).expect("a kernel");
                assert_eq!(shared_loads(&kernel), 0, "{types:?} {k} {transposed:?}\n{kernel}");
                check_instructions(&kernel, [long, short], k);
            }
        }
    }
}

/// The second of two products multiplies what was made of the first one's sum, or of so
/// many columns of it, by a part of a tile whose other rows are not numbers.
const WEIGHTS: &str = "
    kernel weights(%q q: global<TY, [32, 16]>, %k k: global<TY, [ALL, 16]>, %v v: global<TY, [ROWS, 24]>,
                   %o o: mut global<f32, [32, 24]>)
    host { %block = const 1 : index }
    grid %block
    body (%x: index) {
      %qs = alloc : shared<TY, [32, 16]>  %ks = alloc : shared<TY, [ALL, 16]>  %vs = alloc : shared<TY, [ROWS, 24]>
      %s = alloc : fragment<f32, [32, ALL]>  %p = alloc : fragment<TY, [32, KEYS]>
      %acc = alloc : fragment<f32, [32, 24]>
      copy %q, %qs  copy %k, %ks  copy %v, %vs
      %kt = permute %ks, axes = [1, 0] : shared<TY, [16, ALL]>
      gemm %qs, %kt, %s
      %rows = const 32 : index  %columns = const KEYS : index
      parallel %rows, %columns (%i: index, %j: index) {
        %one = load %s, %i, %j : f32
        %narrow = cast %one : TY
        store %narrow, %p, %i, %j
      }
      %zero = const 0 : index
      %part = region %vs, %zero, %zero, axes = [KEYS, 24] : shared<TY, [KEYS, 24]>
      gemm %p, %part, %acc
      copy %acc, %o
    }";

fn weights(ty: DType, all: usize, keys: usize) -> Func {
    let text = WEIGHTS.replace("TY", ty.name()).replace("ALL", &all.to_string());
    let text = text.replace("KEYS", &keys.to_string()).replace("ROWS", &(keys + 8).to_string());
    parse(&text).unwrap_or_else(|e| panic!("{e}\n{text}"))
}

/// The program for so many keys of all, after it gave what the interpreter gives.
fn check_weights(ty: DType, all: usize, keys: usize) -> Kernel {
    let func = weights(ty, all, keys);
    let mut rng = Rng::new(5);
    let mut operand = |rows: usize, columns: i64, keep: usize| {
        let mut buffer = Buffer::zeros(ty, &[rows as i64, columns]);
        for i in 0..buffer.len() {
            let number = match i < keep * columns as usize {
                true => Number::Int(rng.between(-1, 1).into()),
                false => Number::Float(f64::NAN),
            };
            buffer.set(i, number.encode(ty, None));
        }
        buffer
    };
    let (q, k, v) = (operand(32, 16, 32), operand(all, 16, all), operand(keys + 8, 24, keys));
    let [mut expected, mut found] = [(); 2].map(|()| Buffer::zeros(DType::F32, &[32, 24]));
    interp::run(&func, "weights", &mut [q.arg(), k.arg(), v.arg(), expected.arg_mut()], &Options::default())
        .expect("the interpreter runs it");
    let args = &mut [q.arg(), k.arg(), v.arg(), found.arg_mut()];
    let kernel = lower(&func, &LaunchFacts::of(args), &machine()).expect("a kernel");
    let result = run_kernel(&func, &kernel, args).and_then(|()| agree(&expected, &found, true));
    result.unwrap_or_else(|e| panic!("{ty} {keys}: {e}\n{kernel}"));
    kernel
}

fn tiles(kernel: &Kernel) -> usize {
    kernel.bufs.values().filter(|buf| buf.is_shared()).count()
}

#[test]
fn fragments_are_multiplied_where_they_are() {
    for ty in [DType::F16, DType::BF16] {
        for keys in [8, 24, 40, 200] {
            let kernel = check_weights(ty, keys, keys);
            let multiply_adds = count(&kernel, |op| matches!(op, Op::Fma {}));
            assert_eq!([tiles(&kernel), multiply_adds], [3, 0], "{ty} {keys}\n{kernel}");
            assert!(instructions(&kernel).contains(&8), "{ty} {keys}\n{kernel}");
        }
    }
}

/// Registers of a layout that a fragment does not fill are no elements of it.
#[test]
fn fragments_that_end_inside_of_an_instruction_are_not() {
    for keys in [4, 12, 28] {
        let kernel = check_weights(DType::F16, 32, keys);
        assert_eq!(tiles(&kernel), 4, "{keys}\n{kernel}");
        check_instructions(&kernel, [16, 8], 16 + keys);
    }
}

/// Twelve columns of a sum are no whole instructions.
#[test]
fn what_no_instruction_takes_is_said() {
    let kernel = check_weights(DType::F16, 12, 12);
    let said =
        "product of 32x12x16 f16: 12 columns are no multiple of 8, so threads multiply it without matrix instructions";
    let [remark] = &kernel.remarks[..] else { panic!("one: {:?}", kernel.remarks) };
    assert_eq!((remark.text.as_str(), &remark.tile), (said, &None), "the text names no tile");
    assert_eq!(instructions(&kernel), BTreeSet::from([16]));
    let rounded = |tf32: bool| {
        let mut func = weights(DType::F32, 12, 12);
        func.schedule.tf32 = tf32;
        lower(&func, &LaunchFacts::strongest(&func), &target()).expect("a kernel").remarks.len()
    };
    // Who does not let operands be rounded asks for FMAs.
    assert_eq!([false, true].map(rounded), [0, 1]);
}
