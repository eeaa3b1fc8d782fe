//! What emitted memory accesses, atomics, loops and messages do, run by one
//! thread after the other.

use crate::common::samples;
use crate::machine::{Machine, Module};
use tile_core::elem::DType;
use tile_core::interp::scalar;
use tile_core::ir::{AtomicOp, BinOp, CmpOp, Format, FormatPart, Literal, Order, UnOp, Value};
use tile_core::launch::Scalar;
use tile_cuda::ptx::message::{FAILED_AT, HEADER_BYTES, SiteKind, failure_bytes, record_bytes};
use tile_cuda::ptx::{Arch, Emitted, emit};
use tile_simt::ir::{Buf, BufData, Builder, Home, Op, Source, Special};

fn global(b: &mut Builder, name: &str, elem: DType, writable: bool) -> Buf {
    let number = b.kernel().bufs.len();
    b.buf(BufData { name: name.to_owned(), elem, len: 0, home: Home::Global { of: Value::new(number), writable } })
}

fn bytes_of(ty: DType, values: &[u64]) -> Vec<u8> {
    values.iter().flat_map(|value| value.to_le_bytes()[..ty.bytes()].to_vec()).collect()
}

fn values_of(ty: DType, memory: &[u8]) -> Vec<u64> {
    let value = |chunk: &[u8]| {
        let mut bits = [0; 8];
        bits[..chunk.len()].copy_from_slice(chunk);
        u64::from_le_bytes(bits)
    };
    memory.chunks(ty.bytes()).map(value).collect()
}

#[test]
fn accesses_move_neighbouring_elements() {
    for &ty in DType::ALL {
        for count in [1, 2, 4, 8, 16].into_iter().filter(|count| count * ty.bytes() <= 16) {
            // Global to shared to global; guarded threads see zeros.
            let mut b = Builder::new("move", 32);
            let from = global(&mut b, "from", ty, false);
            let to = global(&mut b, "to", ty, true);
            let shared = b.buf(BufData {
                name: "shared".into(),
                elem: ty,
                len: 8 * count as u32,
                home: Home::Shared { start: Some(128), align: 16 },
            });
            let thread = b.special(Special::Thread);
            let guard = b.below(thread, 5);
            let index = b.mul_int(thread, count as i64);
            let wide = b.cast(index, DType::Index);
            let values =
                b.values(Op::Load { buf: from, offset: count as i64, guarded: true }, &[guard, wide], ty, count);
            let args: Vec<_> = std::iter::once(index).chain(values).collect();
            b.effect(Op::Store { buf: shared, offset: 0, guarded: false }, &args);
            let back = b.values(Op::Load { buf: shared, offset: 0, guarded: false }, &[index], ty, count);
            let below = b.below(thread, 7);
            let args: Vec<_> = [below, index].into_iter().chain(back).collect();
            b.effect(Op::Store { buf: to, offset: 0, guarded: true }, &args);
            let emitted = emit(&b.finish(), Arch::Sm80).unwrap();

            let values: Vec<u64> = samples(ty, 16 * count, 3).into_iter().rev().take(9 * count).collect();
            let mut memory = bytes_of(ty, &values);
            memory.resize(512, 0);
            memory.resize(1024, 1);
            let module = Module::parse(&emitted.text);
            let mut machine = Machine::new(&module, memory, vec![0, 512]);
            for thread in 0..8 {
                machine.thread = thread;
                machine.run();
            }
            let found = values_of(ty, &machine.global[512..][..8 * count * ty.bytes()]);
            let untouched = values_of(ty, &[1; 8])[0];
            for (i, &found) in found.iter().enumerate() {
                let expected = match i / count {
                    0..5 => values[i + count],
                    5..7 => 0,
                    _ => untouched,
                };
                assert_eq!(found, expected, "{count} × {ty}, element {i}");
            }
        }
    }
}

#[test]
fn atomics_combine_and_give_the_old_value() {
    for &ty in DType::ALL {
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
            if function.is_some_and(|function| scalar::bin(function, ty).is_none()) {
                continue;
            }
            let operands = if op == AtomicOp::Cas { 2 } else { 1 };
            let mut b = Builder::new("atomic", 32);
            let cells = global(&mut b, "cells", ty, true);
            let sources: Vec<Buf> = (0..operands).map(|i| global(&mut b, &format!("x{i}"), ty, false)).collect();
            let old = global(&mut b, "old", ty, true);
            let thread = b.special(Special::Thread);
            let mut args = vec![thread];
            for &buf in &sources {
                args.extend(b.values(Op::Load { buf, offset: 0, guarded: false }, &[thread], ty, 1));
            }
            let atomic = Op::Atomic { buf: cells, offset: 0, op, order: Order::AcqRel, guarded: false };
            let value = b.value(atomic, &args, ty);
            b.effect(Op::Store { buf: old, offset: 0, guarded: false }, &[thread, value]);
            let kernel = b.finish();
            for arch in [Arch::Sm80, Arch::Sm90a] {
                let emitted = emit(&kernel, arch).unwrap();
                let module = Module::parse(&emitted.text);
                let count = 64;
                let before: Vec<u64> = samples(ty, 300, 5).into_iter().rev().take(count).collect();
                let x: Vec<u64> = samples(ty, 300, 6).into_iter().rev().take(count).collect();
                // Half of the exchanges find what they expect.
                let x: Vec<u64> = match op {
                    AtomicOp::Cas => {
                        x.iter().zip(&before).map(|(&x, &old)| if old & 1 == 0 { old } else { x }).collect()
                    }
                    _ => x,
                };
                let y: Vec<u64> = samples(ty, 300, 7).into_iter().rev().take(count).collect();
                let memory = [&before, &x, &y, &y].map(|values| {
                    let mut bytes = bytes_of(ty, values);
                    bytes.resize(512, 0);
                    bytes
                });
                let params = if operands == 2 { vec![0, 512, 1024, 1536] } else { vec![0, 512, 1536] };
                let mut machine = Machine::new(&module, memory.concat(), params);
                for thread in 0..count as u32 {
                    machine.thread = thread;
                    machine.run();
                }
                let bytes = count * ty.bytes();
                let after = values_of(ty, &machine.global[..bytes]);
                assert_eq!(values_of(ty, &machine.global[1536..][..bytes]), before, "{} {ty}", op.name());
                for i in 0..count {
                    let expected = match (op, function) {
                        (AtomicOp::Cas, _) if before[i] == x[i] => y[i],
                        (AtomicOp::Cas, _) => before[i],
                        (_, Some(function)) => scalar::bin(function, ty).unwrap()(before[i], x[i]),
                        (_, None) => x[i],
                    };
                    let is_nan = |bits| {
                        scalar::eval_un(UnOp::IsNan, Scalar { dtype: ty, bits }).is_some_and(|nan| nan.bits == 1)
                    };
                    let zeros = ty.is_float() && (after[i] | expected) << (65 - ty.bits()) == 0;
                    assert!(
                        after[i] == expected || is_nan(after[i]) && is_nan(expected) || zeros,
                        "{arch} {} {ty}: {:x} and {:x} give {:x}, not {expected:x}",
                        op.name(),
                        before[i],
                        x[i],
                        after[i]
                    );
                }
            }
        }
    }
}

#[test]
fn packed_roundings_round_each() {
    for ty in [DType::F16, DType::BF16, DType::E4M3, DType::E5M2] {
        let parts = 4 / ty.bytes();
        let mut b = Builder::new("pack", 32);
        let (from, to) = (global(&mut b, "from", DType::F32, false), global(&mut b, "to", DType::U32, true));
        let thread = b.special(Special::Thread);
        let at = b.mul_int(thread, parts as i64);
        let values = b.values(Op::Load { buf: from, offset: 0, guarded: false }, &[at], DType::F32, parts);
        let narrow: Vec<_> = values.iter().map(|&value| b.cast(value, ty)).collect();
        let word = b.value(Op::Pack {}, &narrow, DType::U32);
        b.effect(Op::Store { buf: to, offset: 0, guarded: false }, &[thread, word]);
        let kernel = b.finish();
        let values = samples(DType::F32, 64, 9);
        let count = values.len() / 4;
        for arch in [Arch::Sm80, Arch::Sm89] {
            let module = Module::parse(&emit(&kernel, arch).unwrap().text);
            let mut memory = bytes_of(DType::F32, &values);
            memory.resize(8192, 0);
            let mut machine = Machine::new(&module, memory, vec![0, 4096]);
            for thread in 0..count as u32 {
                machine.thread = thread;
                machine.run();
            }
            let found = values_of(ty, &machine.global[4096..][..count * parts * ty.bytes()]);
            for (i, &found) in found.iter().enumerate() {
                let x = Scalar { dtype: DType::F32, bits: values[i] };
                let expected = scalar::eval_cast(x, ty, None);
                let is_nan = |bits| scalar::eval_un(UnOp::IsNan, Scalar { dtype: ty, bits }).unwrap().bits == 1;
                assert!(
                    found == expected.bits || is_nan(found) && is_nan(expected.bits),
                    "{arch} {ty} {x:?} {found:x}"
                );
            }
        }
    }
}

#[test]
fn loops_count_and_branches_choose() {
    // out[thread] = Σ of i over lo..n step s, where even i count negative.
    let mut b = Builder::new("loops", 32);
    let out = global(&mut b, "out", DType::Index, true);
    let [lo, n, s] = [0, 1, 2].map(|i| b.param(Source::Extent(Value::new(50 + i), 0), DType::Index));
    let sum = b.var("sum", DType::Index, 1);
    let zero = b.int(0, DType::Index);
    b.set(sum, 0, zero);
    let i = b.open(Some(DType::Index)).unwrap();
    let last = b.rem_int(i, 2);
    let even = b.cmp(CmpOp::Eq, last, zero);
    let before = b.get(sum, 0);
    b.open(None);
    let less = b.bin(BinOp::Sub, before, i);
    b.set(sum, 0, less);
    let then = b.close();
    b.open(None);
    let more = b.add(before, i);
    b.set(sum, 0, more);
    let otherwise = b.close();
    b.branch(even, then, otherwise);
    let body = b.close();
    b.repeat(lo, n, s, body);
    let total = b.get(sum, 0);
    b.effect(Op::Store { buf: out, offset: 0, guarded: false }, &[zero, total]);
    let emitted = emit(&b.finish(), Arch::Sm80).unwrap();
    let module = Module::parse(&emitted.text);
    for (lo, n, s) in [(0, 10, 1), (3, 10, 3), (-4, 5, 2), (5, 5, 1), (6, 5, 1), (0, 10, 0), (0, 10, -1), (0, 1, 100)] {
        let mut machine = Machine::new(&module, vec![0; 8], vec![0, lo as u64, n as u64, s as u64]);
        machine.run();
        let expected: i64 =
            if s < 1 { 0 } else { (lo..n).step_by(s as usize).map(|i: i64| if i % 2 == 0 { -i } else { i }).sum() };
        assert_eq!(values_of(DType::Index, &machine.global)[0] as i64, expected, "{lo}..{n} step {s}");
    }
}

/// A kernel that prints its thread and a constant of each type, and asserts
/// that the thread is below a parameter.
fn talking() -> Emitted {
    let mut b = Builder::new("talk", 32);
    b.kernel().grid = 3;
    let limit = b.param(Source::Host(Value::new(9)), DType::I32);
    let thread = b.special(Special::Thread);
    let format = Format { parts: vec![FormatPart::Arg, FormatPart::Text(" of ".into()), FormatPart::Arg] };
    let mut args = vec![thread];
    args.extend(DType::ALL.iter().map(|&ty| b.constant(Literal::Int(if ty == DType::Bool { 1 } else { -3 }), ty)));
    b.effect(Op::Print { format: format.clone() }, &args);
    let holds = b.cmp(CmpOp::Lt, thread, limit);
    b.effect(Op::Assert { format: format.clone(), fault: false }, &[holds, thread, limit]);
    b.effect(Op::Print { format }, &[limit]);
    emit(&b.finish(), Arch::Sm80).unwrap()
}

#[test]
fn messages_are_records_in_the_buffer() {
    let emitted = talking();
    let kinds: Vec<SiteKind> = emitted.sites.iter().map(|site| site.kind).collect();
    assert_eq!(kinds, [SiteKind::Print, SiteKind::Assert, SiteKind::Print]);
    let [long, assert, short] = [0, 1, 2].map(|site: usize| u64::from(record_bytes(&emitted.sites[site])));
    assert_eq!(u64::from(failure_bytes(&emitted.sites)), assert);
    let log = (u64::from(HEADER_BYTES) + assert) as usize;

    let module = Module::parse(&emitted.text);
    // Room for three threads' messages and a part of the next.
    let capacity = 3 * (long + short) + 8;
    let mut memory = vec![0; log + capacity as usize];
    memory[8..16].copy_from_slice(&capacity.to_le_bytes());
    let mut machine = Machine::new(&module, memory, vec![3, 0]);
    machine.block = [4, 5, 6];
    for thread in 0..5 {
        machine.thread = thread;
        machine.run();
    }
    let word = |at: usize| u64::from_le_bytes(machine.global[at..][..8].try_into().unwrap());
    // The last two threads print once and fail.
    assert_eq!(word(0), 3 * (long + short) + 2 * long);
    assert_eq!(word(FAILED_AT as usize), 1);
    assert_eq!((word(32), word(40), word(48)), (1 | assert << 32, 4 | 5 << 32, 6 | 3 << 32));
    assert_eq!((word(56), word(64)), (3, 3));
    for thread in 0..3 {
        let at = log + thread as usize * (long + short) as usize;
        assert_eq!((word(at), word(at + 8), word(at + 16)), (long << 32, 4 | 5 << 32, 6 | thread << 32));
        assert_eq!(word(at + 24), thread);
        for (i, &dtype) in DType::ALL.iter().enumerate() {
            let value = Literal::Int(if dtype == DType::Bool { 1 } else { -3 });
            assert_eq!(word(at + 32 + 8 * i), scalar::eval_literal(value, dtype).bits, "{dtype}");
        }
        assert_eq!(word(at + long as usize), 2 | short << 32);
        assert_eq!(word(at + long as usize + 24), 3);
    }
    assert_eq!(word(log + 3 * (long + short) as usize), 0, "a record that does not fit is not begun");
}
