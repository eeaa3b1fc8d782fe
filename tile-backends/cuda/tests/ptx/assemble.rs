//! Every operation on every type for every architecture assembles.

use crate::common::gemm::Gemm;
use crate::common::{Step, arithmetic, conversions, elementwise, inputs_of, shifts};
use tile_core::elem::DType;
use tile_core::interp::scalar;
use tile_core::ir::{AtomicOp, BinOp, CmpOp, Format, FormatPart, Literal, Order, Value};
use tile_cuda::ptx::{Arch, Priority, emit, emit_with, target};
use tile_cuda::ptxas::Ptxas;
use tile_simt::ir::{Buf, BufData, Builder, Home, Kernel, Mma, Op, ShuffleMode, Source, Special, Swizzle, Val};

fn assemble(steps: &[Step], name: &str, fast_math: bool) {
    check(&elementwise(name, steps, &inputs_of(steps), fast_math));
}

#[test]
fn arithmetic_of_floats() {
    let steps: Vec<Step> = DType::ALL.iter().filter(|ty| ty.is_float()).flat_map(|&ty| arithmetic(ty)).collect();
    assemble(&steps, "floats", false);
}

#[test]
fn arithmetic_of_integers() {
    let ints = || DType::ALL.iter().filter(|ty| !ty.is_float());
    let steps: Vec<Step> = ints().flat_map(|&ty| arithmetic(ty).into_iter().chain(shifts(ty))).collect();
    assemble(&steps, "integers", false);
}

#[test]
fn approximations() {
    let steps: Vec<Step> = [DType::F32, DType::BF16].into_iter().flat_map(arithmetic).collect();
    assemble(&steps, "approximations", true);
}

#[test]
fn conversions_of_every_type() {
    let steps: Vec<Step> = DType::ALL.iter().flat_map(|&ty| conversions(ty)).collect();
    for (number, steps) in steps.chunks(300).enumerate() {
        assemble(steps, &format!("conversions{number}"), false);
    }
}

/// A buffer in global or shared memory.
fn buffer(b: &mut Builder, elem: DType, shared: bool) -> Buf {
    let number = b.kernel().bufs.len();
    let home = if shared {
        Home::Shared { start: Some(4096 * number as u32), align: 16 }
    } else {
        Home::Global { of: Value::new(number), writable: true }
    };
    b.buf(BufData { name: format!("b{number}"), elem, len: if shared { 64 } else { 0 }, home })
}

fn check(kernel: &Kernel) {
    check_with(kernel, &[]);
}

fn check_with(kernel: &Kernel, priorities: &[(Buf, Priority)]) {
    let Some(ptxas) = Ptxas::find() else {
        eprintln!("{}", Ptxas::missing());
        return;
    };
    for &arch in Arch::ALL {
        let emitted =
            emit_with(kernel, arch, priorities).unwrap_or_else(|error| panic!("{} for {arch}: {error}", kernel.name));
        if let Err(error) = ptxas.assemble(&emitted.text, arch) {
            let lines: Vec<&str> = error.lines().take(10).collect();
            if let Some(folder) = std::env::var_os("TILE_KEEP") {
                let file = std::path::Path::new(&folder).join(format!("{}.ptx", kernel.name));
                std::fs::write(file, &emitted.text).unwrap();
            }
            panic!("{} for {arch}:\n{}", kernel.name, lines.join("\n"));
        }
    }
}

#[test]
fn accesses_of_every_type_and_width() {
    let mut b = Builder::new("accesses", 32);
    let thread = b.special(Special::Thread);
    let guard = b.below(thread, 7);
    for &elem in DType::ALL {
        for shared in [false, true] {
            let buf = buffer(&mut b, elem, shared);
            if shared {
                // One page for each type suffices here.
                let start = b.kernel().bufs.len() as u32 % 8 * 1024;
                b.kernel().bufs[buf].home = Home::Shared { start: Some(start), align: 16 };
            }
            for count in [1, 2, 4, 8, 16].into_iter().filter(|count| count * elem.bytes() <= 16) {
                let index = b.mul_int(thread, count as i64);
                for guarded in [false, true] {
                    let mut args = if guarded { vec![guard] } else { Vec::new() };
                    args.push(index);
                    let offset = if guarded { -16 } else { 32 };
                    let values = b.values(Op::Load { buf, offset, guarded }, &args, elem, count);
                    args.extend(values);
                    b.effect(Op::Store { buf, offset: 64, guarded }, &args);
                }
            }
        }
    }
    let kernel = b.finish();
    check(&kernel);
    let tensors = kernel.bufs.iter().filter(|(_, data)| !data.is_shared()).map(|(buf, _)| buf);
    let turns = [Priority::Last, Priority::First].into_iter().cycle();
    check_with(&kernel, &tensors.zip(turns).collect::<Vec<_>>());
}

#[test]
fn atomics_of_every_type() {
    for &elem in DType::ALL {
        let mut b = Builder::new(format!("atomics_{elem}"), 32);
        let thread = b.special(Special::Thread);
        let guard = b.below(thread, 7);
        let bufs = [buffer(&mut b, elem, false), buffer(&mut b, elem, true)];
        for buf in bufs {
            for &op in AtomicOp::ALL {
                let function = match op {
                    AtomicOp::Add => Some(BinOp::Add),
                    AtomicOp::Max => Some(BinOp::Max),
                    AtomicOp::Min => Some(BinOp::Min),
                    AtomicOp::And => Some(BinOp::And),
                    AtomicOp::Or => Some(BinOp::Or),
                    AtomicOp::Xor => Some(BinOp::Xor),
                    AtomicOp::Exchange | AtomicOp::Cas => None,
                };
                if function.is_some_and(|function| scalar::bin(function, elem).is_none()) {
                    continue;
                }
                for &order in Order::ALL {
                    let guarded = order == Order::Acquire;
                    let mut args = if guarded { vec![guard] } else { Vec::new() };
                    args.push(thread);
                    let value = b.constant(Literal::Int(1), elem);
                    args.extend(std::iter::repeat_n(value, if op == AtomicOp::Cas { 2 } else { 1 }));
                    let atomic = Op::Atomic { buf, offset: 1, op, order, guarded };
                    let old = b.values(atomic.clone(), &args, elem, 1)[0];
                    b.effect(atomic, &args);
                    b.effect(Op::Store { buf, offset: 0, guarded: false }, &[thread, old]);
                }
            }
        }
        check(&b.finish());
    }
}

#[test]
fn shuffles_copies_loops_and_messages() {
    let mut b = Builder::new("warps", 64);
    b.kernel().grid = 3;
    let thread = b.special(Special::Thread);
    let guard = b.below(thread, 7);
    let blocks = [0, 1, 2].map(|axis| b.special(Special::Block(axis)));
    let limit = b.param(Source::Extent(Value::new(90), 0), DType::Index);
    let flag = b.param(Source::Host(Value::new(91)), DType::Bool);
    for &elem in DType::ALL {
        let buf = buffer(&mut b, elem, false);
        let loaded = b.values(Op::Load { buf, offset: 0, guarded: false }, &[thread], elem, 1)[0];
        for mode in [ShuffleMode::Xor, ShuffleMode::Up, ShuffleMode::Down, ShuffleMode::Index] {
            let y = b.value(Op::Shuffle { mode, lane: 1, width: 8 }, &[loaded], elem);
            b.effect(Op::Store { buf, offset: 0, guarded: true }, &[flag, thread, y]);
        }
        let argument = b.param(Source::Host(Value::new(100 + elem as usize)), elem);
        let format = Format { parts: vec![FormatPart::Text("x = ".into()), FormatPart::Arg] };
        b.effect(Op::Print { format: format.clone() }, &[argument]);
        b.effect(Op::Assert { format, fault: false }, &[guard, argument]);
    }
    let (global, shared) = (buffer(&mut b, DType::F16, false), buffer(&mut b, DType::F16, true));
    for bytes in [4, 8, 16] {
        for guarded in [false, true] {
            let mut args = if guarded { vec![guard] } else { Vec::new() };
            args.extend([blocks[0], thread]);
            let copy = Op::CopyAsync { src: global, src_offset: 8, dst: shared, dst_offset: 0, bytes, guarded };
            b.effect(copy, &args);
        }
    }
    b.effect(Op::CopyCommit {}, &[]);
    b.effect(Op::CopyWait { pending: 1 }, &[]);
    b.effect(Op::Barrier {}, &[]);
    let (zero, one) = (b.int(0, DType::Index), b.int(1, DType::Index));
    let i = b.open(Some(DType::Index)).expect("a loop has a counter");
    let odd = b.rem_int(i, 3);
    let odd = b.cmp(CmpOp::Eq, odd, blocks[1]);
    b.open(None);
    let step = b.cast(blocks[2], DType::Index);
    let j = b.open(Some(DType::Index)).expect("a loop has a counter");
    let x = b.constant(Literal::Float(1.5), DType::F16);
    b.effect(Op::Store { buf: global, offset: 0, guarded: false }, &[j, x]);
    let inner = b.close();
    b.repeat(i, limit, step, inner);
    let then = b.close();
    b.open(None);
    b.effect(Op::Barrier {}, &[]);
    let otherwise = b.close();
    b.branch(odd, then, otherwise);
    let body = b.close();
    b.repeat(zero, limit, one, body);
    check(&b.finish());
}

#[test]
fn matrix_instructions() {
    for &arch in Arch::ALL {
        let mut b = Builder::new("matrices", 32);
        let thread = b.special(Special::Thread);
        let tile = buffer(&mut b, DType::F16, true);
        for transposed in [false, true] {
            for count in [1, 2, 4] {
                let words = b.values(Op::LoadMatrix { buf: tile, offset: 8, transposed }, &[thread], DType::U32, count);
                let out = buffer(&mut b, DType::U32, false);
                let args: Vec<Val> = std::iter::once(thread).chain(words).collect();
                b.effect(Op::Store { buf: out, offset: 0, guarded: false }, &args);
            }
        }
        let target = target(arch);
        let dense = target.mma.iter().map(|&mma| (mma, false));
        for ((operand, acc, [m, n, k]), sparse) in dense.chain(target.mma_sparse.iter().map(|&mma| (mma, true))) {
            let mma = Mma { m, n, k, a: operand, b: operand, acc, sparse };
            let word = if operand == DType::F64 { DType::F64 } else { DType::U32 };
            let words = |rows: u8, columns: u8| {
                let bits = operand.bits().max(1);
                usize::from(rows) * usize::from(columns) / 32 * bits as usize / word.bits() as usize
            };
            let count = usize::from(m) * usize::from(n) / 32;
            let x = b.int(3, DType::I32);
            let x = b.cast(x, word);
            let zero = b.constant(Literal::Int(0), acc);
            let mut args = vec![x; words(m, mma.kept()) + words(k, n)];
            args.extend(vec![zero; count]);
            args.extend(vec![x; usize::from(sparse)]);
            let d = b.values(Op::Mma { mma }, &args, acc, count);
            let out = buffer(&mut b, acc, false);
            for value in d {
                b.effect(Op::Store { buf: out, offset: 0, guarded: false }, &[thread, value]);
            }
        }
        let kernel = b.finish();
        let emitted = emit(&kernel, arch).unwrap();
        if let Some(ptxas) = Ptxas::find() {
            ptxas.assemble(&emitted.text, arch).unwrap_or_else(|error| panic!("{arch}: {error}\n{}", emitted.text));
        }
    }
}

/// Assembles for Hopper, with nothing spilled and nothing to say about the
/// order of matrix instructions.
fn check_hopper(kernel: &Kernel) {
    let emitted = emit(kernel, Arch::Sm90a).unwrap_or_else(|error| panic!("{}: {error}", kernel.name));
    let Some(ptxas) = Ptxas::find() else {
        eprintln!("{}", Ptxas::missing());
        return;
    };
    let keep = std::env::var_os("TILE_KEEP").map(|folder| std::path::Path::new(&folder).join(&kernel.name));
    if let Some(path) = keep {
        std::fs::write(path.with_extension("ptx"), &emitted.text).unwrap();
    }
    let report = ptxas.assemble(&emitted.text, Arch::Sm90a).unwrap_or_else(|error| panic!("{}: {error}", kernel.name));
    assert_eq!(report.spills, 0, "{}: {}", kernel.name, report.text);
    assert!(!report.text.contains("C75"), "{}: {}", kernel.name, report.text);
}

#[test]
fn products_of_warpgroups() {
    use DType::{BF16, E4M3, E5M2, F16, F32, I8, I32, U8};
    check_hopper(&Gemm::large().kernel("large"));
    check_hopper(&Gemm { joint: true, ..Gemm::large() }.kernel("large_joint"));
    for (left, right, sum) in [
        (BF16, BF16, F32),
        (F16, F16, F32),
        (F32, F32, F32),
        (E4M3, E4M3, F32),
        (E4M3, E5M2, F32),
        (E5M2, E4M3, F32),
        (I8, I8, I32),
        (U8, U8, I32),
        (I8, U8, I32),
        (U8, I8, I32),
    ] {
        for registers in [false, true] {
            let product = Gemm { right, registers, columns: 64, ..Gemm::of(left, sum) };
            check_hopper(&product.kernel(&format!("product_{left}_{right}_{registers}")));
        }
    }
    for (left_transposed, right_transposed, registers) in
        [(true, false, false), (false, true, false), (true, true, false), (false, true, true)]
    {
        let product = Gemm { left_transposed, right_transposed, registers, ..Gemm::of(BF16, F32) };
        let name = format!("transposed_{left_transposed}_{right_transposed}_{registers}");
        check_hopper(&product.kernel(&name));
    }
    for swizzle in [Swizzle::B32, Swizzle::B64] {
        let product = Gemm { swizzle, right_transposed: true, ..Gemm::of(F16, F32) };
        check_hopper(&product.kernel(&format!("narrow_{swizzle:?}")));
    }
}
