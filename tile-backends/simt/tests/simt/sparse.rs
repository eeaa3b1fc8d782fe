//! Products whose left operand keeps two of each four elements: by instructions
//! of warpgroups and of warps, and expanded where there are none. What they
//! compute under several orders of what may happen at any time, and what they
//! are made of.

use crate::common::{agree, divided, run_kernel_with, target};
use tile_core::elem::DType;
use tile_core::interp::{self, Options, scalar::Number};
use tile_core::ir::Func;
use tile_core::ir::text::parse;
use tile_core::testing::{Buffer, Rng};
use tile_simt::facts::LaunchFacts;
use tile_simt::interp::Options as Order;
use tile_simt::ir::{Kernel, Op};
use tile_simt::lower::{Target, lower};

/// C = A·B with tiles of BM×BN×BK, the right operand stored as `nn` or `nt`.
const PRODUCT: &str = "
    kernel product(%a a: global<TY, [?, ?]>, %p p: global<u8, [?, ?]>, %b b: global<TY, [?, ?]>,
                   %c c: mut global<ACC, [?, ?]>)
    host {
      %m = extent %c, axis = 0 : index  %n = extent %c, axis = 1 : index  %half = extent %a, axis = 1 : index
      %tm = const BM : index  %tm1 = const BM - 1 : index
      %tn = const BN : index  %tn1 = const BN - 1 : index
      %m1 = bin.add %m, %tm1 : index  %gm = bin.div %m1, %tm : index
      %n1 = bin.add %n, %tn1 : index  %gn = bin.div %n1, %tn : index
    }
    grid %gm, %gn
    body (%y: index, %x: index) {
      %as = alloc : shared<TY, [BM, KEPT]>  %ps = alloc : shared<u8, [BM, BYTES]>
      %bs = alloc : shared<TY, [STORED]>  %sum = alloc : fragment<ACC, [BM, BN]>
      %zero = const 0 : index  %one = const 1 : index
      %dk = const BK : index  %d = const KEPT : index  %d1 = const KEPT - 1 : index  %e = const BYTES : index
      %row = bin.mul %y, %tm : index  %col = bin.mul %x, %tn : index
      %z = const 0 : ACC  fill %sum, %z
      %k1 = bin.add %half, %d1 : index  %steps = bin.div %k1, %d : index
      for %zero, %steps, %one, kind = pipelined(3) (%i: index) {
        %at = bin.mul %i, %d : index  %ra = region %a, %row, %at, axes = [BM, KEPT] : global<TY, [BM, KEPT]>
        copy %ra, %as
        %by = bin.mul %i, %e : index  %rp = region %p, %row, %by, axes = [BM, BYTES] : global<u8, [BM, BYTES]>
        copy %rp, %ps
        %from = bin.mul %i, %dk : index
        BRING
        MULTIPLY
      }
      %rc = region %c, %row, %col, axes = [BM, BN] : global<ACC, [BM, BN]>
      copy %sum, %rc
    }";

struct Case {
    func: Func,
    inputs: Vec<Buffer>,
    expected: Buffer,
}

impl Case {
    fn new(ty: DType, transposed: bool, [bm, bn, bk]: [i64; 3], [m, n, k]: [i64; 3]) -> Case {
        let (stored, bring, multiply) = match transposed {
            false => (
                "BK, BN",
                "%rb = region %b, %from, %col, axes = [BK, BN] : global<TY, [BK, BN]>  copy %rb, %bs",
                "gemm_sp %as, %ps, %bs, %sum",
            ),
            true => (
                "BN, BK",
                "%rb = region %b, %col, %from, axes = [BN, BK] : global<TY, [BN, BK]>  copy %rb, %bs
                 %bt = permute %bs, axes = [1, 0] : shared<TY, [BK, BN]>",
                "gemm_sp %as, %ps, %bt, %sum",
            ),
        };
        let acc = ty.acc();
        let mut text = PRODUCT
            .replace("STORED", stored)
            .replace("BRING", bring)
            .replace("MULTIPLY", multiply)
            .replace("ACC", acc.name());
        for (name, extent) in [("BM", bm), ("BN", bn), ("BK", bk), ("KEPT", bk / 2), ("BYTES", bk / 8)] {
            text = text.replace(&format!("{name} - 1"), &(extent - 1).to_string()).replace(name, &extent.to_string());
        }
        let func = parse(&text.replace("TY", ty.name())).unwrap_or_else(|e| panic!("{e}\n{text}"));
        let mut rng = Rng::new(29);
        let a = random(&mut rng, ty, &[m, k / 2]);
        let b = random(&mut rng, ty, &if transposed { [n, k] } else { [k, n] });
        let mut places = Buffer::zeros(DType::U8, &[m, k / 8]);
        for i in 0..places.len() {
            // Zero stands for the places 0 and 1.
            let mut nibble = || [0b0100, 0b1000, 0b1100, 0b1001, 0b1101, 0b1110, 0][rng.below(7)];
            let byte: u64 = nibble() | nibble() << 4;
            places.set(i, byte);
        }
        let inputs = vec![a, places, b];
        let mut expected = Buffer::zeros(acc, &[m, n]);
        let mut args: Vec<_> = inputs.iter().map(Buffer::arg).collect();
        args.push(expected.arg_mut());
        interp::run(&func, "case", &mut args, &Options::default()).expect("the interpreter runs it");
        Case { func, inputs, expected }
    }

    fn check(&self, target: &Target, seeds: u64) -> Kernel {
        let mut out = self.expected.clone();
        let mut args: Vec<_> = self.inputs.iter().map(Buffer::arg).collect();
        args.push(out.arg_mut());
        let kernel = lower(&self.func, &LaunchFacts::of(&args), target).expect("it has a lowering");
        for seed in 0..seeds {
            let mut found = random(&mut Rng::new(9), self.expected.dtype(), self.expected.shape());
            let mut args: Vec<_> = self.inputs.iter().map(Buffer::arg).collect();
            args.push(found.arg_mut());
            let order = Order { workers: 2, seed };
            run_kernel_with(&self.func, &kernel, &mut args, &order).unwrap_or_else(|e| panic!("seed {seed}: {e}"));
            agree(&self.expected, &found, true).unwrap_or_else(|e| panic!("seed {seed}: {e}"));
        }
        kernel
    }
}

fn random(rng: &mut Rng, ty: DType, shape: &[i64]) -> Buffer {
    let mut buffer = Buffer::zeros(ty, shape);
    let least = if matches!(ty, DType::U8) { 0 } else { -3 };
    for i in 0..buffer.len() {
        buffer.set(i, Number::Int(rng.between(least, 3).into()).encode(ty, None));
    }
    buffer
}

fn count(kernel: &Kernel, of: fn(&Op) -> bool) -> usize {
    let mut count = 0;
    kernel.walk(&mut |inst| count += usize::from(of(&inst.op)));
    count
}

/// Sparse instructions of warpgroups, and of warps, and dense ones of either.
fn instructions(kernel: &Kernel) -> [usize; 3] {
    [
        count(kernel, |op| matches!(op, Op::Wgmma { shape, .. } if shape.sparse)),
        count(kernel, |op| matches!(op, Op::Mma { mma } if mma.sparse)),
        count(kernel, |op| matches!(op, Op::Wgmma { shape, .. } if !shape.sparse))
            + count(kernel, |op| matches!(op, Op::Mma { mma } if !mma.sparse)),
    ]
}

/// A producer brings the places beside the operands, and those of an iteration are
/// read while the product of the one before is in flight.
#[test]
fn warpgroups_multiply() {
    // For each 64 rows and 32 or 64 of k.
    for (ty, transposed, tile, wgmmas) in [
        (DType::BF16, true, [128, 16, 128], 4),
        (DType::F16, false, [128, 64, 128], 4),
        (DType::BF16, true, [256, 8, 128], 8),
        (DType::BF16, true, [64, 16, 64], 2),
        (DType::F16, true, [128, 8, 32], 1),
        (DType::I8, true, [64, 16, 128], 2),
        (DType::U8, true, [128, 32, 64], 1),
        (DType::E4M3, true, [64, 8, 256], 4),
    ] {
        let size = [tile[0] + 16, tile[1] + 8, 3 * tile[2]];
        let kernel = Case::new(ty, transposed, tile, [size[0], size[1], size[2].max(384)]).check(&divided(), 3);
        assert_eq!(instructions(&kernel), [wgmmas, 0, 0], "{ty} {tile:?}");
        let kept = count(&kernel, |op| matches!(op, Op::Keep { .. }));
        assert_eq!(kept, 1, "{ty} {tile:?}");
        // None is in flight when the places of the next take its registers.
        let deep = count(&kernel, |op| matches!(op, Op::WgmmaWait { pending: 1.. }));
        assert_eq!(deep, 0, "{ty} {tile:?}");
        // Operands and places come at one pair of barriers.
        let pipelines = kernel.bufs.values().filter(|buf| buf.name.starts_with("full_")).count();
        assert_eq!(pipelines, 1, "{ty} {tile:?}");
    }
}

#[test]
fn warps_multiply() {
    for (ty, transposed) in
        [(DType::BF16, true), (DType::F16, false), (DType::I8, true), (DType::I8, false), (DType::U8, true)]
    {
        let kernel = Case::new(ty, transposed, [32, 16, 64], [40, 24, 136]).check(&target(), 1);
        let [_, sparse, dense] = instructions(&kernel);
        assert!(sparse > 0 && dense == 0, "{ty}");
    }
}

/// Rows that no TMA copy takes are copied by threads.
#[test]
fn warpgroups_multiply_what_threads_copy() {
    let kernel = Case::new(DType::BF16, true, [64, 16, 64], [40, 24, 136]).check(&divided(), 3);
    assert_eq!(instructions(&kernel), [2, 0, 0]);
}

#[test]
fn what_no_instruction_takes_is_expanded() {
    for (ty, tile) in
        [(DType::F32, [16, 16, 16]), (DType::F64, [8, 8, 8]), (DType::BF16, [16, 8, 16]), (DType::BF16, [8, 8, 32])]
    {
        for target in [target(), divided()] {
            let kernel = Case::new(ty, true, tile, [20, 12, 40]).check(&target, 1);
            assert_eq!(instructions(&kernel)[..2], [0, 0], "{ty}");
            assert!(kernel.bufs.values().any(|buf| buf.name == "expanded"), "{ty}");
        }
    }
}
