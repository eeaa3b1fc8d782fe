//! Products in cooperative matrices: every way an operand may lie, sums that stay in
//! matrices and sums that do not, and faults.

use crate::common::gemm::{change, count, product, random};
use crate::common::{agree, cooperative, run_kernel, run_threads_of, without};
use tile_core::elem::DType;
use tile_core::interp::{self, Options};
use tile_core::ir::Func;
use tile_core::ir::text::parse;
use tile_core::testing::{Buffer, Rng};
use tile_simt::facts::LaunchFacts;
use tile_simt::ir::{Block, Kernel, Op};
use tile_simt::lower::{Target, lower};

/// Types with the lanes of a machine that multiplies them.
const TYPES: [(DType, DType, u8); 4] = [
    (DType::F16, DType::F32, 32),
    (DType::F32, DType::F32, 8),
    (DType::I8, DType::I32, 32),
    (DType::U8, DType::I32, 32),
];

/// A function's operands, which it multiplies, and the result.
struct Data {
    a: Buffer,
    b: Buffer,
    expected: Buffer,
}

impl Data {
    /// Small integers, so that sums are exact in any order.
    fn new(func: &Func, [m, n, k]: [i64; 3], transposed: [bool; 2]) -> Data {
        let mut rng = Rng::new(11);
        let ty = |i: usize| func.ty(func.params[i].value).elem().dtype().expect("a concrete type");
        let flip = |t: bool, rows: i64, columns: i64| if t { [columns, rows] } else { [rows, columns] };
        let a = random(&mut rng, ty(0), flip(transposed[0], m, k));
        let b = random(&mut rng, ty(1), flip(transposed[1], k, n));
        let mut expected = Buffer::zeros(ty(2), &[m, n]);
        interp::run(func, "product", &mut [a.arg(), b.arg(), expected.arg_mut()], &Options::default())
            .expect("the interpreter runs it");
        Data { a, b, expected }
    }

    fn zeros(&self) -> Buffer {
        Buffer::zeros(self.expected.dtype(), self.expected.shape())
    }

    fn kernel(&self, func: &Func, target: &Target) -> Kernel {
        let mut found = self.zeros();
        let args = [self.a.arg(), self.b.arg(), found.arg_mut()];
        lower(func, &LaunchFacts::of(&args), target).expect("a kernel")
    }

    fn run(&self, func: &Func, kernel: &Kernel) -> Result<(), String> {
        let mut found = self.zeros();
        run_kernel(func, kernel, &mut [self.a.arg(), self.b.arg(), found.arg_mut()])?;
        agree(&self.expected, &found, true)
    }
}

fn multiplies(kernel: &Kernel) -> usize {
    count(kernel, |op| matches!(op, Op::CoopMultiply { .. }))
}

#[test]
fn operands_may_lie_in_any_order() {
    for (ty, acc, lanes) in TYPES {
        for transposed in [[false, false], [false, true], [true, false], [true, true]] {
            for left in ["shared", "fragment"] {
                let func = product(ty, acc, 32, 2, transposed, left);
                let data = Data::new(&func, [70, 65, 72], transposed);
                let kernel = data.kernel(&func, &cooperative(lanes));
                assert!(multiplies(&kernel) > 0, "{ty} {acc} {transposed:?} {left}");
                data.run(&func, &kernel).unwrap_or_else(|e| panic!("{ty} {acc} {transposed:?} {left}: {e}"));
            }
        }
    }
}

#[test]
fn loops_may_load_ahead() {
    for (ty, acc, lanes) in TYPES {
        for transposed in [[false, false], [false, true]] {
            let func = product(ty, acc, 32, 2, transposed, "shared");
            let data = Data::new(&func, [70, 65, 72], transposed);
            let serial = data.kernel(&func, &cooperative(lanes));
            let ahead = data.kernel(&func, &Target { cooperative_ahead: true, ..cooperative(lanes) });
            assert!(multiplies(&ahead) > 0 && ahead.pipelined.len() > serial.pipelined.len(), "{ty} {transposed:?}");
            data.run(&func, &ahead).unwrap_or_else(|e| panic!("{ty} {transposed:?}: {e}"));
        }
    }
}

#[test]
fn what_no_matrix_fits_is_multiplied_without() {
    // A step of k that is no multiple, and types that no matrix has.
    let said = |of: &str| vec![format!("product of {of}, so threads multiply it without matrix instructions")];
    for (ty, acc, k, remarks) in [
        (DType::F16, DType::F32, 24, said("64x64x24 f16: 24 steps of k are no multiple of 16")),
        (DType::I8, DType::I32, 16, said("64x64x16 i8: 16 steps of k are no multiple of 32")),
        (DType::BF16, DType::F32, 32, Vec::new()),
    ] {
        let func = product(ty, acc, k, 1, [false; 2], "shared");
        let data = Data::new(&func, [64, 64, 48], [false; 2]);
        let kernel = data.kernel(&func, &cooperative(32));
        assert_eq!(multiplies(&kernel), 0, "{ty} {k}");
        let told: Vec<String> = kernel.remarks.iter().map(|remark| remark.text.clone()).collect();
        assert_eq!(told, remarks, "{ty} {k}");
        data.run(&func, &kernel).unwrap_or_else(|e| panic!("{ty} {k}: {e}"));
    }
}

#[test]
fn sums_stay_in_matrices_over_a_loop() {
    let func = product(DType::F16, DType::F32, 32, 2, [false; 2], "shared");
    let kernel = Data::new(&func, [64, 64, 64], [false; 2]).kernel(&func, &cooperative(32));
    // Of 64×64×32, a group of four has 32×32×32: four sums, in two steps.
    assert_eq!(multiplies(&kernel), 8);
    assert_eq!(count(&kernel, |op| matches!(op, Op::CoopLoad { .. })), 8);
    assert_eq!(count(&kernel, |op| matches!(op, Op::CoopStore { .. })), 4);
    let mut inside = 0;
    kernel.walk(&mut |inst| {
        if let Op::For {} = inst.op {
            let counted = |block: &Block| {
                block.insts.iter().filter(|inst| matches!(inst.op, Op::CoopClear { .. } | Op::CoopStore { .. })).count()
            };
            inside += inst.blocks.iter().map(counted).sum::<usize>();
        }
    });
    assert_eq!(inside, 0);
}

/// A product whose sums are looked at in the loop, begun anew in it, or added to a
/// part of a larger tile: `acc` names a fragment, and `then` uses it.
fn looked_at(begin: &str, accumulate: &str, then: &str) -> Func {
    let text = format!(
        "kernel looked(%a a: global<f16, [?, ?]>, %b b: global<f16, [?, ?]>, %c c: mut global<f32, [?, ?]>)
        host {{ %one = const 1 : index  %k = extent %a, axis = 1 : index }}
        grid %one
        body (%y: index) {{
          %as = alloc : shared<f16, [32, 16]>  %bs = alloc : shared<f16, [16, 32]>
          %acc = alloc : fragment<f32, [32, 32]>  %all = alloc : fragment<f32, [32, 32]>
          %z = const 0 : f32  fill %acc, %z  fill %all, %z
          %zero = const 0 : index  %s = const 16 : index  %t = const 32 : index  %h = const 0.5 : f32
          for %zero, %k, %s, kind = serial (%i: index) {{
            %ra = region %a, %zero, %i, axes = [32, 16] : global<f16, [32, 16]>
            copy %ra, %as
            %rb = region %b, %i, %zero, axes = [16, 32] : global<f16, [16, 32]>
            copy %rb, %bs
            {begin}
            gemm %as, %bs, %acc{accumulate}
            {then}
          }}
          parallel %t, %t (%u: index, %v: index) {{
            %last = load %acc, %u, %v : f32  %before = load %all, %u, %v : f32
            %both = bin.add %last, %before : f32
            store %both, %all, %u, %v
          }}
          copy %all, %c
        }}"
    );
    parse(&text).unwrap_or_else(|e| panic!("{e}\n{text}"))
}

#[test]
fn sums_may_be_looked_at() {
    let halve = "parallel %t, %t (%p: index, %q: index) {
        %x = load %acc, %p, %q : f32  %hx = bin.mul %x, %h : f32  store %hx, %acc, %p, %q
    }";
    let gather = "parallel %t, %t (%p: index, %q: index) {
        %x = load %acc, %p, %q : f32  %o = load %all, %p, %q : f32
        %sum = bin.add %x, %o : f32  store %sum, %all, %p, %q
    }";
    let cases = [
        ("", ", accumulate", ""),
        ("", "", ""),
        ("", ", accumulate", halve),
        ("", "", gather),
        ("fill %acc, %z", ", accumulate", gather),
    ];
    for (begin, accumulate, then) in cases {
        let func = looked_at(begin, accumulate, then);
        for k in [0, 16, 48] {
            let data = Data::new(&func, [32, 32, k], [false; 2]);
            let kernel = data.kernel(&func, &cooperative(32));
            assert!(multiplies(&kernel) > 0);
            data.run(&func, &kernel).unwrap_or_else(|e| panic!("{accumulate} {then} {k}: {e}"));
        }
    }
}

#[test]
fn little_memory_is_enough() {
    let func = product(DType::F16, DType::F32, 32, 1, [false; 2], "shared");
    // Tiles of 64×32 and 32×64, and no room for sums beside them.
    let target = Target { max_shared: 10 << 10, ..cooperative(32) };
    let data = Data::new(&func, [64, 64, 64], [false; 2]);
    let kernel = data.kernel(&func, &target);
    assert_eq!(multiplies(&kernel), 0);
    data.run(&func, &kernel).expect("it is right without matrices");
    let mut found = data.zeros();
    let mut args = [data.a.arg(), data.b.arg(), found.arg_mut()];
    run_threads_of(&func, &mut args, &Target { max_shared: 16 << 10, ..cooperative(32) }).expect("it runs");
    agree(&data.expected, &found, true).expect("it is right with matrices");
}

#[test]
fn seeded_faults_are_caught() {
    let func = product(DType::F16, DType::F32, 32, 1, [false; 2], "shared");
    let data = Data::new(&func, [64, 64, 128], [false; 2]);
    let kernel = data.kernel(&func, &cooperative(32));
    data.run(&func, &kernel).expect("the kernel as it is");
    let mut insts = Vec::new();
    kernel.walk(&mut |inst| insts.push(inst.op.clone()));
    let mut seeded = 0;
    for (at, op) in insts.iter().enumerate() {
        let fault: fn(&mut Op) = match op {
            // A barrier is forgotten.
            Op::Barrier {} => |op| *op = Op::Phase {},
            // Sums begin with what was there, or a product is left out.
            Op::CoopClear { .. } | Op::CoopMultiply { .. } => |op| *op = Op::Phase {},
            // Operands are read the other way round, and sums stored so.
            Op::CoopLoad { .. } | Op::CoopStore { .. } => |op| {
                if let Op::CoopLoad { transposed, .. } | Op::CoopStore { transposed, .. } = op {
                    *transposed = !*transposed;
                }
            },
            _ => continue,
        };
        let mut faulty = kernel.clone();
        change(&mut faulty, at, fault);
        seeded += 1;
        assert!(data.run(&func, &faulty).is_err(), "{op:?} at {at} is not missed");
    }
    assert!(seeded >= 24, "{seeded} faults");
    let unread = without(&kernel, "loads", |inst| matches!(inst.op, Op::CoopLoad { .. }));
    assert!(data.run(&func, &unread).is_err());
}
