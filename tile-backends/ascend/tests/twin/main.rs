//! The twin by itself: kernels written by hand compute what they should in every
//! order, and what is wrong with them is found.

#[path = "../common/clang.rs"]
mod clang;
#[path = "../common/twin.rs"]
mod twin;

use clang::compiler;
use tile_ascend::Chip;
use twin::{Given, Packed, Task, Twin};

const ADD: &str = include_str!("kernels/add.cpp");
const SOFTMAX: &str = include_str!("kernels/softmax.cpp");
const MIX: &str = include_str!("kernels/mix.cpp");
const SEEDS: u64 = 12;

fn chip() -> Chip {
    Chip::from_name("910B1").expect("it is in the table")
}

fn bytes(values: &mut [f32]) -> &mut [u8] {
    // SAFETY: every byte of a float is initialised, and any bytes are one.
    unsafe { std::slice::from_raw_parts_mut(values.as_mut_ptr().cast(), size_of_val(values)) }
}

fn halves(values: &[f32]) -> Vec<u8> {
    use tile_core::num::{Element as _, f16};
    assert_eq!(f16::DTYPE.bytes(), 2);
    values.iter().flat_map(|&value| f16::from_f32(value).to_bits().to_le_bytes()).collect()
}

fn noise(count: usize, seed: u32) -> Vec<f32> {
    let mut state = seed;
    let mut next = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 16) as f32 / 65536.0 - 0.5
    };
    (0..count).map(|_| next()).collect()
}

fn close(found: &[f32], expected: &[f32]) -> Result<(), String> {
    for (i, (found, expected)) in found.iter().zip(expected).enumerate() {
        let off = (found - expected).abs();
        if off.is_nan() || off > 2e-3 * expected.abs() + 1e-6 {
            return Err(format!("element {i} is {found}, expected {expected}"));
        }
    }
    Ok(())
}

/// Runs a source under every seed; the first thing that is wrong.
fn run_add(source: &str) -> Result<(), String> {
    let kernel = Twin::compile(compiler().expect("it was there"), source, "add")?;
    let n = 1500;
    let (mut x, mut y) = (noise(n, 1), noise(n, 2));
    let expected: Vec<f32> = x.iter().zip(&y).map(|(x, y)| x + y).collect();
    for seed in 0..SEEDS {
        let mut z = vec![f32::NAN; n];
        let mut packed = Packed::default();
        for tensor in [&mut x, &mut y, &mut z] {
            packed.push(&(tensor.as_mut_ptr() as u64).to_le_bytes());
        }
        packed.push(&(n as i64).to_le_bytes());
        let mut given = [&mut x, &mut y, &mut z].map(|t| Given { bytes: bytes(t), workspace: false });
        kernel.run(&chip(), Task::Vector, 2, seed, &mut given, &packed.0)?;
        close(&z, &expected)?;
    }
    Ok(())
}

fn run_softmax(source: &str) -> Result<(), String> {
    let kernel = Twin::compile(compiler().expect("it was there"), source, "softmax")?;
    let mut x = noise(32 * 128, 3);
    let mut expected = x.clone();
    for row in expected.chunks_mut(128) {
        let most = row.iter().copied().fold(f32::MIN, f32::max);
        row.iter_mut().for_each(|x| *x = (*x - most).exp());
        let sum: f32 = row.iter().sum();
        row.iter_mut().for_each(|x| *x /= sum);
    }
    for seed in 0..SEEDS {
        let mut y = vec![f32::NAN; x.len()];
        let mut packed = Packed::default();
        for tensor in [&mut x, &mut y] {
            packed.push(&(tensor.as_mut_ptr() as u64).to_le_bytes());
        }
        let mut given = [&mut x, &mut y].map(|t| Given { bytes: bytes(t), workspace: false });
        kernel.run(&chip(), Task::Vector, 2, seed, &mut given, &packed.0)?;
        close(&y, &expected)?;
    }
    Ok(())
}

fn run_mix(source: &str) -> Result<(), String> {
    let kernel = Twin::compile(compiler().expect("it was there"), source, "mix")?;
    let (m, n, k) = (32, 32, 64);
    let (a, b) = (noise(m * k, 4), noise(k * n, 5));
    let transposed: Vec<f32> = (0..n * k).map(|i| b[i % k * n + i / k]).collect();
    let mut expected = vec![0.0; m * n];
    let mut inputs = [&a, &b, &transposed].map(|t| halves(t));
    let read = |bytes: &[u8], i: usize| {
        use tile_core::num::f16;
        f16::from_bits(u16::from_le_bytes([bytes[2 * i], bytes[2 * i + 1]])).to_f32()
    };
    for i in 0..m {
        for j in 0..n {
            let sum: f32 = (0..k).map(|q| read(&inputs[0], i * k + q) * read(&inputs[1], q * n + j)).sum();
            expected[i * n + j] = (2.0 * sum).exp();
        }
    }
    for seed in 0..SEEDS {
        let mut d = vec![f32::NAN; m * n];
        let mut space = vec![f32::NAN; m * n];
        let mut packed = Packed::default();
        for tensor in &mut inputs {
            packed.push(&(tensor.as_mut_ptr() as u64).to_le_bytes());
        }
        for tensor in [&mut d, &mut space] {
            packed.push(&(tensor.as_mut_ptr() as u64).to_le_bytes());
        }
        let mut given: Vec<_> = inputs.iter_mut().map(|bytes| Given { bytes, workspace: false }).collect();
        given.push(Given { bytes: bytes(&mut d), workspace: false });
        given.push(Given { bytes: bytes(&mut space), workspace: true });
        kernel.run(&chip(), Task::Mix, 1, seed, &mut given, &packed.0)?;
        close(&d, &expected)?;
    }
    Ok(())
}

#[test]
fn kernels_by_hand_compute_in_every_order() {
    if compiler().is_none() {
        return;
    }
    assert_eq!(run_add(ADD), Ok(()));
    assert_eq!(run_softmax(SOFTMAX), Ok(()));
    assert_eq!(run_mix(MIX), Ok(()));
}

/// Each line is found by what is written behind it, and replaced.
#[test]
fn seeded_faults_are_found() {
    if compiler().is_none() {
        return;
    }
    type Case = (fn(&str) -> Result<(), String>, &'static str, &'static str, &'static str, &'static str);
    let cases: &[Case] = &[
        (run_add, ADD, "@release", "", "is set, and was at line|not ordered behind"),
        (run_add, ADD, "@landed", "", "nothing has written|not ordered behind"),
        (run_add, ADD, "@landed", "WaitFlag<HardEvent::MTE2_V>(turn ^ 1);", "nothing can go on"),
        (run_add, ADD, "@computed", "WaitFlag<HardEvent::V_MTE3>(0);", "nothing can go on"),
        (run_add, ADD, "@drain", "", "is still set at the end"),
        (run_add, ADD, "@add", "Add(a, a, b[1], length);", "expected a multiple of 32"),
        (run_add, ADD, "@add", "Add(a, a, b, 2048);", "not ordered behind"),
        (run_add, ADD, "@add", "Add(a, a, b, 65536);", "of UB, which has 196608"),
        (run_add, ADD, "@add", "Add(a, a, ub.GetWithOffset<float>(256, 5120), length);", "a store takes UB"),
        (run_add, ADD, "@add", "Add(a, a, b, 128, 1, BinaryRepeatParams());", "the mask is 128, expected 1 to 64"),
        (run_add, ADD, "@add", "Add(a, a, b, 64, 300, BinaryRepeatParams());", "repetitions is 300"),
        (run_add, ADD, "@add", "Sub(a, a, b, length);", "element 0 is"),
        (
            run_add,
            ADD,
            "@store",
            "DataCopyPad(gz[i * 256 + 1000], a, DataCopyExtParams(1, length * 4, 0, 0, 0));",
            "outside of the launch's tensors",
        ),
        (run_softmax, SOFTMAX, "@barrier", "", "needs a PipeBarrier<PIPE_V>"),
        (
            run_softmax,
            SOFTMAX,
            "@total",
            "Add(half_row, t, t[64], 64, 16, BinaryRepeatParams{1, 1, 1, 8, 16, 8});",
            "element",
        ),
        (run_mix, MIX, "@sum", "", "needs a PipeBarrier<PIPE_M>"),
        (run_mix, MIX, "@take", "", "nothing has written"),
        (run_mix, MIX, "@hand", "", "CrossCoreWaitFlag"),
        (run_mix, MIX, "@hand", "CrossCoreSetFlag<2, PIPE_M>(0);", "not ordered behind"),
    ];
    let mut wrong = Vec::new();
    for &(run, source, mark, instead, expected) in cases {
        let line = source.lines().find(|line| line.ends_with(mark)).expect("the mark is there");
        let found = run(&source.replacen(line, instead, 1));
        if !found.as_ref().is_err_and(|fault| expected.split('|').any(|part| fault.contains(part))) {
            wrong.push(format!("{mark} {instead}: {found:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
