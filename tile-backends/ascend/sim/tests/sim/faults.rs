//! Fault detection: kernels that the tools refuse, and faults injected into the compiler's output.

use crate::common::*;
use ascend_sim::{Arg, Compiled, Fault, Options, Program, Refusal, Tools};
use std::slice;

fn compiled(tools: &Tools, text: &str, grid_arguments: bool) -> Compiled {
    let options = Options { grid_arguments, ..Options::default() };
    Compiled::new(tools, text, &options).unwrap_or_else(|refusal| panic!("{refusal}"))
}

/// The compiler's text with a fault in it, as a program.
fn faulty(tools: &Tools, text: &str, kernel: &str, grid_arguments: bool) -> Program {
    let options = Options { grid_arguments, ..Options::default() };
    let compiled = Compiled::from_lowered(tools, text, &options).unwrap_or_else(|refusal| panic!("{refusal}"));
    Program::new(tools, &compiled, kernel).unwrap_or_else(|refusal| panic!("{refusal}"))
}

fn without(text: &str, dropped: impl Fn(usize, &str) -> bool) -> String {
    let kept = text.lines().enumerate().filter(|(i, line)| !dropped(*i, line));
    kept.map(|(_, line)| format!("{line}\n")).collect()
}

fn softmax(program: &Program) -> Result<Vec<u8>, Fault> {
    let x = Tensor::random(F32, &[64, 1024], 3);
    let mut y = Tensor::filled(F32, &[64, 1024], 9.0).bytes();
    program.run([2, 1, 1], &mut [Arg::Buffer(&mut x.bytes()), Arg::Buffer(&mut y)])?;
    Ok(y)
}

#[track_caller]
fn expect_stop(result: Result<Vec<u8>, Fault>, words: &str) {
    match result {
        Err(Fault::Stopped(message)) => assert!(message.contains(words), "{words} is not in: {message}"),
        other => panic!("{words}: {:?}", other.map(|bytes| bytes.len())),
    }
}

/// Without a flag from one pipe to another, without a set, without a wait, without
/// a barrier.
#[test]
fn missing_flags() {
    let Some(tools) = tools(2) else { return };
    let text = compiled(&tools, include_str!("../inputs/softmax.mlir"), false).text;
    let pipes = [("<PIPE_MTE2>, <PIPE_V>", "race"), ("<PIPE_V>, <PIPE_MTE3>", "race")];
    for (pair, found) in pipes {
        let both = without(&text, |_, line| line.contains(pair));
        expect_stop(softmax(&faulty(&tools, &both, "softmax", false)), found);
        let set = without(&text, |_, line| line.contains("set_flag") && line.contains(pair));
        expect_stop(softmax(&faulty(&tools, &set, "softmax", false)), "never set");
        let wait = without(&text, |_, line| line.contains("wait_flag") && line.contains(pair));
        expect_stop(softmax(&faulty(&tools, &wait, "softmax", false)), "race");
    }
    // The library ends some of its functions with a barrier, so one alone may be
    // one too many.
    let barrier = |line: &str| line.contains("pipe_barrier[<PIPE_V>]");
    let all = without(&text, |_, line| barrier(line));
    expect_stop(softmax(&faulty(&tools, &all, "softmax", false)), "race");
    let places: Vec<usize> = text.lines().enumerate().filter(|(_, line)| barrier(line)).map(|(i, _)| i).collect();
    let alone = |at: &usize| softmax(&faulty(&tools, &without(&text, |i, _| i == *at), "softmax", false)).is_err();
    assert!(places.iter().filter(|at| alone(at)).count() >= 2, "{} barriers", places.len());
}

/// A load that is left out, so that poison is read.
#[test]
fn memory_that_nothing_wrote() {
    let Some(tools) = tools(2) else { return };
    let text = compiled(&tools, include_str!("../inputs/softmax.mlir"), false).text;
    let text = without(&text, |_, line| line.contains("call @load_gm_to_ubuf"));
    let result = softmax(&faulty(&tools, &text, "softmax", false));
    assert!(matches!(result, Err(Fault::Unstable(_))), "{:?}", result.map(|bytes| bytes.len()));
}

/// Cores that do not wait for each other, and cores that wait in vain.
#[test]
fn missing_flags_between_cores() {
    let Some(tools) = tools(2) else { return };
    let text = compiled(&tools, include_str!("../inputs/attention.mlir"), true).text;
    let run = |program: &Program| {
        let mut tensors: Vec<Vec<u8>> = (0..4).map(|seed| Tensor::random(F16, &[1024, 64], seed).bytes()).collect();
        let mut args: Vec<Arg<'_>> = tensors.iter_mut().map(|bytes| Arg::Buffer(bytes)).collect();
        program.run([1, 1, 1], &mut args)?;
        Ok(tensors.pop().unwrap_or_default())
    };
    let first = |what: &str| text.lines().position(|line| line.contains(what)).expect("the compiler sets flags");
    let (set, wait) = (first("sync_block_set[<CUBE>"), first("sync_block_wait[<VECTOR>"));
    let no_set = without(&text, |i, _| i == set);
    let result = run(&faulty(&tools, &no_set, "fa", true));
    assert!(result.is_err(), "a core that is not told goes on");
    let no_wait = without(&text, |i, _| i == wait);
    let result = run(&faulty(&tools, &no_wait, "fa", true));
    assert!(result.is_err(), "a core that does not wait reads too early");
    let none = without(&text, |_, line| line.contains("hivm.hir.sync_block_"));
    expect_stop(run(&faulty(&tools, &none, "fa", true)), "race");
}

/// Extents of a product in the wrong order, and a buffer that is too short.
#[test]
fn wrong_extents() {
    let Some(tools) = tools(2) else { return };
    let (m, n, k) = (37usize, 45usize, 100usize);
    let good = compiled(&tools, include_str!("../inputs/matmul.mlir"), false).text;
    let swap = |line: &str| {
        let Some((head, tail)) = line.split_once("call @mma_tile_half_to_float(") else { return line.to_string() };
        let mut operands: Vec<&str> = tail.split(", ").collect();
        operands.swap(4, 5);
        format!("{head}call @mma_tile_half_to_float({}", operands.join(", "))
    };
    let swapped: String = good.lines().map(|line| swap(line) + "\n").collect();
    assert_ne!(good.trim(), swapped.trim());
    let run = |text: &str, short: usize| {
        let program = faulty(&tools, text, "matmul_tdyn", false);
        let (a, b) = (Tensor::random(F16, &[m, k], 1), Tensor::random(F16, &[k, n], 2));
        let mut c = Tensor::filled(F16, &[m, n], 9.0).bytes();
        let (mut a, mut b) = (a.bytes(), b.bytes());
        a.truncate(2 * (m * k - short));
        let sizes = [m, n, k].map(|n| Arg::I32(n as i32));
        let mut args = vec![Arg::Buffer(&mut a), Arg::Buffer(&mut b), Arg::Buffer(&mut c)];
        args.extend(sizes);
        program.run([1, 1, 1], &mut args)?;
        Ok(c)
    };
    let right = run(&good, 0).unwrap_or_else(|fault: Fault| panic!("{fault}"));
    let wrong = run(&swapped, 0);
    assert!(!wrong.is_ok_and(|c| c == right), "extents in another order are another product");
    expect_stop(run(&good, 1), "bytes");
}

/// What the tools must refuse, each for its reason.
#[test]
fn refusals() {
    let Some(tools) = tools(2) else { return };
    let refusal = |lines: &str, elem: Elem, n: usize| {
        let text = vector_kernel(&[Tensor::filled(elem, &[n], 0.0)], &[(elem, vec![n])], &[], lines);
        Compiled::new(&tools, &text, &Options::default()).expect_err("the kernel is refused")
    };
    let op = |op: &str, elem: Elem, n: usize| {
        let ty = ub(elem.name(), &[n]);
        refusal(&format!("    hivm.hir.{op} ins(%i0 : {ty}) outs(%o0 : {ty})\n"), elem, n)
    };
    let verify = op("vexp", Bf16, 64);
    assert!(matches!(verify, Refusal::Verify(_)), "{verify}");
    let unlowered = op("vtanh", F32, 64);
    assert!(matches!(&unlowered, Refusal::Unlowered(names) if names == &["hivm.hir.vtanh"]), "{unlowered}");
    let compile = op("vexp", F32, 60000);
    assert!(matches!(&compile, Refusal::Compile(message) if message.contains("overflow")), "{compile}");
    let missing = refusal(
        "    %c = memref.alloc() : memref<1xi8, #ub>\n    hivm.hir.vreduce <sum> ins(%i0 : memref<64xi8, #ub>) outs(%c : memref<1xi8, #ub>) reduce_dims = [0]\n    hivm.hir.copy ins(%i0 : memref<64xi8, #ub>) outs(%o0 : memref<64xi8, #ub>)\n",
        I8,
        64,
    );
    assert!(matches!(missing, Refusal::Missing(_)), "{missing}");
}

/// Blocks that write the same place.
#[test]
fn blocks_in_each_others_way() {
    let Some(tools) = tools(2) else { return };
    let ty = ub("f32", &[64]);
    let input = Tensor::random(F32, &[64], 1);
    let lines = format!("    hivm.hir.vexp ins(%i0 : {ty}) outs(%o0 : {ty})\n");
    let text = vector_kernel(slice::from_ref(&input), &[(F32, vec![64])], &[], &lines);
    let program = program(&tools, &text, "kernel", &Options::default());
    let mut out = vec![0; 256];
    let result = program.run([2, 1, 1], &mut [Arg::Buffer(&mut input.bytes()), Arg::Buffer(&mut out)]);
    expect_stop(result.map(|_| out), "of block 0");
}
