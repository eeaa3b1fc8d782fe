//! What instructions compute on a GPU, with many values, and what only threads at the
//! same time can show. Prints the largest errors of elementary functions.

use crate::common::suites::{Suite, approximations, arithmetic_of, conversions_of, functions_of};
use std::ffi::{CString, c_void};
use tile_core::elem::DType;
use tile_core::interp::scalar;
use tile_core::ir::{AtomicOp, Literal, Order, Value};
use tile_cuda::Cuda;
use tile_cuda::cudarc::driver::result;
use tile_cuda::ptx::{Arch, Emitted, emit};
use tile_simt::ir::{BufData, Builder, Home, Op, ShuffleMode, Special};

/// The device, or a line that says why there is none.
fn device() -> Option<Cuda> {
    match Cuda::new(0) {
        Ok(cuda) => Some(cuda),
        Err(error) => {
            eprintln!("skipped: {error}");
            None
        }
    }
}

/// Runs a text over memory; `starts` are the places in it that the parameters
/// point to.
fn run(cuda: &Cuda, emitted: &Emitted, memory: &mut [u8], starts: &[u64], blocks: u32) {
    cuda.context().bind_to_thread().unwrap();
    let text = CString::new(emitted.text.clone()).unwrap();
    let entry = CString::new(emitted.entry.clone()).unwrap();
    // SAFETY: the text is valid PTX for the device; its threads access the
    // buffers that the parameters point to, which lie in the allocation; the
    // launch ends before anything is read or freed.
    unsafe {
        let module = result::module::load_data(text.as_ptr().cast())
            .unwrap_or_else(|error| panic!("{}: {error}", emitted.entry));
        let function = result::module::get_function(module, entry).unwrap();
        let base = result::malloc_sync(memory.len()).unwrap();
        result::memcpy_htod_sync(base, memory).unwrap();
        let mut pointers: Vec<u64> = starts.iter().map(|start| base + start).collect();
        let mut params: Vec<*mut c_void> = pointers.iter_mut().map(|p| std::ptr::from_mut(p).cast()).collect();
        let (grid, block) = ((blocks, 1, 1), (emitted.threads, 1, 1));
        result::launch_kernel(function, grid, block, emitted.shared_bytes, std::ptr::null_mut(), &mut params).unwrap();
        result::ctx::synchronize().unwrap_or_else(|error| panic!("{}: {error}", emitted.entry));
        result::memcpy_dtoh_sync(memory, base).unwrap();
        result::free_sync(base).unwrap();
        result::module::unload(module).unwrap();
    }
}

/// The texts that the device runs: the oldest, with every legalisation, and
/// its own.
fn arches(cuda: &Cuda) -> Vec<Arch> {
    let mut arches = vec![Arch::Sm80, cuda.arch()];
    arches.dedup();
    arches
}

fn check(suites: &[Suite]) {
    let Some(cuda) = device() else { return };
    let mut faults = Vec::new();
    for suite in suites {
        let kernel = suite.kernel();
        for arch in arches(&cuda) {
            let emitted = emit(&kernel, arch).unwrap();
            let (mut memory, starts) = suite.memory();
            run(&cuda, &emitted, &mut memory, &starts, (suite.count() / 128) as u32);
            let verdict = suite.judge(arch.name(), &memory, &starts);
            for (name, worst) in verdict.worst.iter().filter(|(_, worst)| **worst > 0) {
                println!("{arch} {name}: {worst} ulp");
            }
            faults.extend(verdict.faults);
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn arithmetic() {
    check(&DType::ALL.iter().map(|&ty| arithmetic_of(ty, 128 * 200)).collect::<Vec<_>>());
}

#[test]
fn conversions() {
    check(&DType::ALL.iter().map(|&ty| conversions_of(ty, 128 * 100)).collect::<Vec<_>>());
}

#[test]
fn functions() {
    check(&[functions_of(DType::F32, 128 * 500), functions_of(DType::F64, 128 * 100)]);
}

#[test]
fn fast_functions() {
    check(&[approximations(128 * 200)]);
}

#[test]
fn atomics_lose_nothing() {
    let Some(cuda) = device() else { return };
    for &ty in DType::ALL.iter().filter(|ty| scalar::bin(tile_core::ir::BinOp::Add, **ty).is_some()) {
        // 2 blocks of 32 threads add 1 to one of 8 cells each: 8 to a cell.
        // Every format holds that and all sums on the way exactly.
        let mut b = Builder::new(format!("atomics_{ty}"), 32);
        let home = Home::Global { of: Value::new(0), writable: true };
        let cells = b.buf(BufData { name: "cells".into(), elem: ty, len: 0, home });
        let thread = b.special(Special::Thread);
        let cell = b.rem_int(thread, 8);
        let one = b.constant(Literal::Int(1), ty);
        let add = Op::Atomic { buf: cells, offset: 0, op: AtomicOp::Add, order: Order::Relaxed, guarded: false };
        b.effect(add, &[cell, one]);
        let kernel = b.finish();
        for arch in arches(&cuda) {
            let mut memory = vec![0; 64];
            run(&cuda, &emit(&kernel, arch).unwrap(), &mut memory, &[0], 2);
            let expected = scalar::eval_literal(Literal::Int(8), ty).bits.to_le_bytes();
            for cell in memory.chunks(ty.bytes()).take(8) {
                assert_eq!(cell, &expected[..ty.bytes()], "{arch} {ty}");
            }
        }
    }
}

#[test]
fn shuffles_read_the_lane_they_name() {
    let Some(cuda) = device() else { return };
    let modes = [ShuffleMode::Xor, ShuffleMode::Up, ShuffleMode::Down, ShuffleMode::Index];
    for &ty in DType::ALL {
        let mut b = Builder::new(format!("shuffles_{ty}"), 32);
        let thread = b.special(Special::Thread);
        let value = b.cast(thread, ty);
        for (i, mode) in modes.into_iter().enumerate() {
            let home = Home::Global { of: Value::new(i), writable: true };
            let out = b.buf(BufData { name: format!("out{i}"), elem: ty, len: 0, home });
            let other = b.value(Op::Shuffle { mode, lane: 3, width: 8 }, &[value], ty);
            b.effect(Op::Store { buf: out, offset: 0, guarded: false }, &[thread, other]);
        }
        let mut memory = vec![0; 1024];
        run(&cuda, &emit(&b.finish(), Arch::Sm80).unwrap(), &mut memory, &[0, 256, 512, 768], 1);
        for (i, mode) in modes.into_iter().enumerate() {
            for lane in 0..32_usize {
                let (group, at) = (lane / 8 * 8, lane % 8);
                let from = match mode {
                    ShuffleMode::Xor => lane ^ 3,
                    ShuffleMode::Up => {
                        if at >= 3 {
                            lane - 3
                        } else {
                            lane
                        }
                    }
                    ShuffleMode::Down => {
                        if at + 3 < 8 {
                            lane + 3
                        } else {
                            lane
                        }
                    }
                    ShuffleMode::Index => group + 3,
                };
                let expected = scalar::eval_literal(Literal::Int(from as i128), ty).bits.to_le_bytes();
                let found = &memory[256 * i + lane * ty.bytes()..][..ty.bytes()];
                assert_eq!(found, &expected[..ty.bytes()], "{ty} {mode:?} lane {lane}");
            }
        }
    }
}
