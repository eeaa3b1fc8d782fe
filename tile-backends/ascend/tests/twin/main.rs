//! Tests of the twin: hand-written kernels compute the expected results in every order, and faults in
//! them are found.

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
const POSITIVE: &str = include_str!("kernels/positive.cpp");
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

/// Runs a kernel under every seed; the first thing that is wrong.
fn run_add(kernel: &Twin) -> Result<(), String> {
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

fn run_softmax(kernel: &Twin) -> Result<(), String> {
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

fn run_positive(kernel: &Twin) -> Result<(), String> {
    let mut x = noise(64, 6);
    let expected: Vec<f32> = x.iter().map(|x| x.max(0.0)).collect();
    for seed in 0..SEEDS {
        let mut y = vec![f32::NAN; x.len()];
        let mut packed = Packed::default();
        for tensor in [&mut x, &mut y] {
            packed.push(&(tensor.as_mut_ptr() as u64).to_le_bytes());
        }
        let mut given = [&mut x, &mut y].map(|t| Given { bytes: bytes(t), workspace: false });
        kernel.run(&chip(), Task::Vector, 1, seed, &mut given, &packed.0)?;
        close(&y, &expected)?;
    }
    Ok(())
}

fn run_mix(kernel: &Twin) -> Result<(), String> {
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

type Run = fn(&Twin) -> Result<(), String>;

const KERNELS: [(&str, &str, Run); 4] = [
    ("add", ADD, run_add),
    ("softmax", SOFTMAX, run_softmax),
    ("mix", MIX, run_mix),
    ("positive", POSITIVE, run_positive),
];

#[test]
fn kernels_by_hand_compute_in_every_order() {
    let Some(clang) = compiler() else { return };
    for (name, source, run) in KERNELS {
        let kernel = Twin::compile(clang, source, name).expect("it compiles");
        assert_eq!(run(&kernel), Ok(()), "{name}");
    }
}

/// A mark at the end of a line, what the line becomes, and parts of messages of which
/// one is expected.
type Fault = (&'static str, &'static str, &'static str);

/// The source with every fault in it, of which a variable `fault` chooses one.
fn with_faults(source: &str, faults: &[Fault]) -> String {
    let mut text = "#include <cstdint>\n".to_owned();
    text += "extern \"C\" __attribute__((visibility(\"default\"))) int64_t fault = -1;\n#line 1\n";
    for line in source.lines() {
        let (statement, mark) = line.split_once(" // @").unwrap_or((line, ""));
        for (number, (_, instead, _)) in faults.iter().enumerate().filter(|(_, fault)| fault.0 == mark) {
            text += &format!("if (fault == {number}) {{ {instead} }} else ");
        }
        text += &format!("{statement}\n");
    }
    text
}

/// Runs a kernel with one fault after the other.
fn find(name: &str, faults: &[Fault]) {
    let Some(clang) = compiler() else { return };
    let (_, source, run) = KERNELS.into_iter().find(|kernel| kernel.0 == name).expect("a kernel");
    let kernel = Twin::compile(clang, &with_faults(source, faults), name).expect("it compiles");
    assert_eq!(run(&kernel), Ok(()), "{name} without a fault");
    let mut wrong = Vec::new();
    for (number, (mark, instead, expected)) in faults.iter().enumerate() {
        assert!(source.contains(&format!(" // @{mark}\n")), "no line is marked {mark}");
        kernel.set(c"fault", number as i64).expect("the variable is there");
        let found = run(&kernel);
        if !found.as_ref().is_err_and(|fault| expected.split('|').any(|part| fault.contains(part))) {
            wrong.push(format!("{mark} {instead}: {found:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn seeded_faults_of_vectors_are_found() {
    find(
        "add",
        &[
            ("release", "", "is set, and was at line|not ordered behind"),
            ("landed", "", "nothing has written|not ordered behind"),
            ("landed", "WaitFlag<HardEvent::MTE2_V>(turn ^ 1);", "nothing can go on"),
            ("computed", "WaitFlag<HardEvent::V_MTE3>(0);", "nothing can go on"),
            ("drain", "", "is still set at the end"),
            ("add", "Add(a, a, b[1], length);", "expected a multiple of 32"),
            ("add", "Add(a, a, b, 2048);", "Add takes 8192 bytes of a tensor that has 1024"),
            ("add", "auto all = ub.Get<float>(2048); Add(all, all, all, 2048);", "not ordered behind"),
            (
                "add",
                "LocalTensor<float> far(TPosition::VECCALC, 0, 262144); Add(a, far[49152], b, 64);",
                "of UB, which has 196608",
            ),
            ("add", "Add(a, a, ub.GetWithOffset<float>(256, 5120), length);", "a store takes UB"),
            ("add", "Add(a, a, b, 128, 1, BinaryRepeatParams());", "the mask is 128, expected 1 to 64"),
            ("add", "Add(a, a, b, 64, 300, BinaryRepeatParams());", "repetitions is 300"),
            ("add", "Sub(a, a, b, length);", "element 0 is"),
            (
                "store",
                "DataCopyPad(gz[i * 256 + 1000], a, DataCopyExtParams(1, length * 4, 0, 0, 0));",
                "outside of the launch's tensors",
            ),
            (
                "store",
                "SetAtomicAdd<float>(); DataCopyPad(gz[i * 256], a, DataCopyExtParams(1, length * 4, 0, 0, 0));",
                "stores are still atomic at the end",
            ),
        ],
    );
    find(
        "softmax",
        &[
            ("barrier", "", "needs a PipeBarrier<PIPE_V>"),
            ("total", "Add(half_row, t, t[64], 64, 16, BinaryRepeatParams{1, 1, 1, 8, 16, 8});", "element"),
        ],
    );
}

/// What functions write unasked, and what they ask of counts, strides and operands.
#[test]
fn seeded_faults_against_rules_of_functions_are_found() {
    find(
        "positive",
        &[
            // A tile that lies in what `Select` takes, live or on its way.
            (
                "last",
                "kept = ub.GetWithOffset<float>(64, 188416);",
                "nothing has written|not ordered behind|read of UB at 188416",
            ),
            (
                "last",
                "kept = ub.GetWithOffset<float>(64, 196096);",
                "nothing has written|not ordered behind|read of UB at 196096",
            ),
            ("barrier", "", "needs a PipeBarrier<PIPE_V>"),
            (
                "compare",
                "CompareScalar(bits, ub.GetWithOffset<float>(32, 0), 0.0f, CMPMODE::GT, 64);",
                "CompareScalar takes 256 bytes of a tensor that has 128",
            ),
            ("compare", "CompareScalar(bits, t, 0.0f, CMPMODE::GT, 32);", "expected whole repetitions of 256 bytes"),
            (
                "compare",
                "Gather(ub.GetWithOffset<float>(16384, 65536), t, ub.GetWithOffset<uint32_t>(16384, 0), 0, 16384);",
                "the number of repetitions is 256, expected 0 to 255",
            ),
            (
                "compare",
                "CreateVecIndex(ub.GetWithOffset<int32_t>(64, 512), int32_t(0), 64);",
                "scalars write the first block of CreateVecIndex",
            ),
            (
                "repeat",
                "Copy(wide[64], wide, 64, 4, CopyRepeatParams{1, 1, 8, 8});",
                "repetition 1 of Copy reads what repetition 0 writes",
            ),
            (
                "repeat",
                "Copy(wide[8], wide, 64, 1, CopyRepeatParams{1, 1, 8, 8});",
                "reads a part of what the same repetition writes",
            ),
            ("repeat", "Copy(wide, t, 64, 256, CopyRepeatParams{1, 1, 8, 0});", "repetitions is 256"),
            (
                "repeat",
                "Copy(wide, t, 64, 1, CopyRepeatParams{1, 1, 4096, 0});",
                "repetitions is 4096, expected 0 to 4095",
            ),
            ("repeat", "Copy(wide, t, 64, 17, CopyRepeatParams{1, 1, 8, 0});", "of a tensor that has 4096"),
            ("copy", "DataCopy(kept, t, DataCopyParams(1, 65544, 0, 0));", "the length of a row is 65544"),
            ("copy", "DataCopy(kept, t, DataCopyParams(4097, 8, 0, 0));", "the number of rows is 4097"),
            ("both", "Brcb(wide, wide, 1, BrcbRepeatParams{1, 8});", "Brcb writes what it reads"),
            ("both", "Brcb(wide, t, 1, BrcbRepeatParams{0, 8});", "dstBlkStride is 0"),
        ],
    );
}

/// What scalars write is a pipe's when an event says so.
#[test]
fn seeded_faults_of_scalars_are_found() {
    find(
        "add",
        &[
            ("add", "a.SetValue(0, 1.0f);", "is not ordered behind the read|is not ordered behind the write"),
            (
                "computed",
                "SetFlag<HardEvent::V_S>(0); WaitFlag<HardEvent::V_S>(0); WaitFlag<HardEvent::V_MTE3>(turn); \
              a.SetValue(0, a.GetValue(0));",
                "is not ordered behind the write",
            ),
        ],
    );
}

/// Blocks run side by side, and pipes that store to one tensor.
#[test]
fn seeded_faults_in_global_memory_are_found() {
    find(
        "add",
        &[
            (
                "store",
                "DataCopyPad(gz[i * 256 - (i > 0)], a, DataCopyExtParams(1, length * 4, 0, 0, 0));",
                "which another block writes",
            ),
            (
                "store",
                "DataCopyPad(gz[i * 256], a, DataCopyExtParams(1, length * 4, 0, 0, 0)); \
                 DataCopyPad(gx[0], a, DataCopyExtParams(1, 4, 0, 0, 0));",
                "which another block reads|which another block writes|is not ordered behind the read",
            ),
            (
                "computed",
                "if (i == GetBlockIdx()) DataCopyPad(ub.GetWithOffset<float>(256, 6144), gz[i * 256], \
                 DataCopyExtParams(1, 4, 0, 0, 0), DataCopyPadExtParams<float>()); \
                 WaitFlag<HardEvent::V_MTE3>(turn);",
                "write of tensor 2 at|read of tensor 2 at",
            ),
        ],
    );
}

#[test]
fn seeded_faults_of_the_cube_are_found() {
    find(
        "mix",
        &[
            ("sum", "", "needs a PipeBarrier<PIPE_M>"),
            ("take", "", "nothing has written"),
            ("hand", "", "CrossCoreWaitFlag"),
            ("hand", "CrossCoreSetFlag<2, PIPE_M>(0);", "not ordered behind"),
            (
                "hand",
                "for (int i = 0; i < 17; i++) CrossCoreSetFlag<2, PIPE_FIX>(0);",
                "flag 0 between cores is set more than 15 times ahead",
            ),
            // One of 16 is taken.
            (
                "hand",
                "for (int i = 0; i < 16; i++) CrossCoreSetFlag<2, PIPE_FIX>(0);",
                "more than 15 times ahead|flag 0 between cores is still set at the end",
            ),
            (
                "left",
                "LoadData(a2[i * 4 * 256 + 16], a1, LoadData2DParams(i, 4, 2, 0, 0, false, 0));",
                "multiple of 512",
            ),
            (
                "left",
                "LoadData(a2[i * 4 * 256], a1[16], LoadData2DParams(i, 4, 2, 0, 0, false, 0));",
                "multiple of 512",
            ),
            (
                "left",
                "LoadData(a2[(i + 31) * 4 * 256], a1, LoadData2DParams(i, 4, 2, 0, 0, false, 0));",
                "of L0A, which has 65536",
            ),
            (
                "left",
                "LoadData(a2[i * 4 * 256], a1, LoadData2DParams(i + 1020, 4, 2, 0, 0, false, 0));",
                "of L1, which has 524288",
            ),
            ("left", "", "a store takes UB"),
            (
                "right",
                "LoadData(b2[(k + 61) * 2 * 256], b1, LoadData2DParams(k, 2, 4, 0, 0, true, 0));",
                "of L0B, which has 65536",
            ),
            ("load", "DataCopy(a1[262144], ga, Nd2NzParams(1, 32, 64, 0, 64, 32, 1, 0));", "of L1, which has 524288"),
            ("load", "DataCopy(a1[8], ga, Nd2NzParams(1, 32, 64, 0, 64, 32, 1, 0));", "expected a multiple of 32"),
            ("more", "Mmad(sum[32768], a2, t2, params);", "of L0C, which has 131072"),
            ("more", "Mmad(sum[8], a2, t2, params);", "the sums at byte 32, expected a multiple of 64"),
            ("more", "Mmad(sum, a2[128], t2, params);", "the left operand at byte 256, expected a multiple of 512"),
            ("out", "Fixpipe<float, float, CFG_ROW_MAJOR>(ws, sum[32768], fix);", "of L0C, which has 131072"),
            (
                "out",
                "SetAtomicAdd<float>(); Fixpipe<float, float, CFG_ROW_MAJOR>(ws, sum, fix);",
                "stores are still atomic at the end",
            ),
            ("room", "pipe.InitBuffer(l0a, 65568);", "buffers of 65568 bytes in L0A, which has 65536"),
        ],
    );
}

/// A kernel runs on the cores that its qualifier names, and on no others.
#[test]
fn cores_that_a_kernel_is_not_for_are_found() {
    let Some(clang) = compiler() else { return };
    for (own, other, found) in [
        ("__vector__", "__mix__(1, 1)", "the kernel is of task type 3, and was launched as 1"),
        ("__vector__", "__cube__", "the kernel is of task type 2, and was launched as 1"),
        ("__vector__ ", "", "the kernel is of task type 0, and was launched as 1"),
    ] {
        assert!(ADD.contains(own));
        let kernel = Twin::compile(clang, &ADD.replace(own, other), "add").expect("it compiles");
        let fault = run_add(&kernel).expect_err("it is of other cores");
        assert!(fault.contains(found), "{fault}");
    }
    let kernel = Twin::compile(clang, &MIX.replace("__mix__(1, 1)", "__mix__(1, 2)"), "mix").expect("it compiles");
    let fault = run_mix(&kernel).expect_err("it is of two vector units");
    assert!(fault.contains("the kernel is of task type 4, and was launched as 3"), "{fault}");
}
