//! Tests of tensors that are parts of buffers.

use crate::own::{attempt, expect, increment, overlap};
use crate::report::{self, fail};
use crate::support::wgpu;
use tile_kernel::num::f16;
use tile_kernel::prelude::*;
use tile_kernel::tensor::TensorError;
use tile_kernel::wgpu::wgpu::{Buffer, BufferDescriptor, BufferUsages};

const WORDS: usize = 4096;

/// y = x + 1 and z = 2x, of `f16`.
#[tile_kernel]
fn halves(x: &Tensor<f16, 1>, y: &mut Tensor<f16, 1>, z: &mut Tensor<f16, 1>) {
    dims!(x = [n], y = [n], z = [n]);
    let [b] = blocks([n]);
    parallel!(1, |i| {
        y[b + i] = cast::<f16>(cast::<f32>(x[b + i]) + 1.0);
        z[b + i] = cast::<f16>(cast::<f32>(x[b + i]) * 2.0);
    });
}

/// C = A·B.
#[tile_kernel]
fn matmul<const BM: usize>(a: &Tensor<f32, 2>, b: &Tensor<f32, 2>, c: &mut Tensor<f32, 2>) {
    dims!(a = [m, k], b = [k, n], c = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BM)]);
    let mut a_s = shared::<f32>([BM, BM]);
    let mut b_s = shared::<f32>([BM, BM]);
    let mut acc = fragment::<f32>([BM, BM]);
    clear(&mut acc);
    for ko in 0..k.div_ceil(BM) {
        copy(a.at([by * BM, ko * BM]), &mut a_s);
        copy(b.at([ko * BM, bx * BM]), &mut b_s);
        gemm(&a_s, &b_s, &mut acc);
    }
    copy(&acc, c.at_mut([by * BM, bx * BM]));
}

/// A buffer of the words 0, 1, 2, ….
fn pool(wgpu: &Wgpu) -> Buffer {
    let usage = BufferUsages::STORAGE | BufferUsages::COPY_SRC | BufferUsages::COPY_DST;
    let size = 4 * WORDS as u64;
    let buffer = wgpu.device().create_buffer(&BufferDescriptor { label: None, size, usage, mapped_at_creation: false });
    let bytes: Vec<u8> = (0..WORDS as i32).flat_map(i32::to_le_bytes).collect();
    wgpu.queue().write_buffer(&buffer, 0, &bytes);
    buffer
}

fn part<T: Element, const R: usize>(
    buffer: &Buffer,
    offset: u64,
    shape: [usize; R],
    strides: [usize; R],
) -> Result<WgpuTensor<T, R>, TensorError> {
    WgpuTensor::from_buffer_part(&wgpu(), buffer.clone(), offset, shape, strides)
}

/// `n` neighbouring words.
fn words(buffer: &Buffer, first: usize, n: usize) -> WgpuTensor<i32, 1> {
    part(buffer, 4 * first as u64, [n], [1]).expect("it lies in the buffer")
}

/// Compares all words of a buffer.
fn expect_words(check: &str, buffer: &Buffer, expected: impl Fn(i32) -> i32) {
    if let Some(all) = attempt(check, words(buffer, 0, WORDS).to_host()) {
        let wrong = (0..WORDS as i32).find(|&i| all[[i as usize]] != expected(i));
        match wrong {
            None => report::pass(check),
            Some(i) => fail(check, &format!("word {i} is {}, expected {}", all[[i as usize]], expected(i))),
        }
    }
}

pub(crate) fn inputs_and_outputs_share_a_buffer() {
    let wgpu = wgpu();
    // Bindings that are apart; that show bytes of each other; without a gap; the output
    // in front.
    for (x, y, n) in [(1024, 2048, 100), (0, 70, 70), (101, 202, 101), (3001, 17, 333), (5, 6, 1)] {
        let buffer = pool(&wgpu);
        let (input, mut output) = (words(&buffer, x, n), words(&buffer, y, n));
        let check = format!("{n} words from {x} to {y}");
        if attempt(&check, increment::<32>().launch(&wgpu, &input, &mut output)).is_some() {
            let copied = y as i32..(y + n) as i32;
            expect_words(&check, &buffer, |i| if copied.contains(&i) { i - y as i32 + x as i32 + 1 } else { i });
        }
    }
    // A launch on buffers of their own has another program.
    let (input, mut output) = (words(&pool(&wgpu), 3, 50), words(&pool(&wgpu), 60, 50));
    if attempt("two buffers", increment::<32>().launch(&wgpu, &input, &mut output)).is_some()
        && let Some(back) = attempt("two buffers", output.to_host())
    {
        expect("two buffers", back.to_vec() == (4..54).collect::<Vec<i32>>(), &back);
    }
}

pub(crate) fn strided_parts_lie_between_each_other() {
    let wgpu = wgpu();
    let buffer = pool(&wgpu);
    let every_second = |first: u64| part::<i32, 1>(&buffer, 4 * first, [500], [2]);
    let (Ok(mut even), Ok(mut odd)) = (every_second(100), every_second(101)) else { return fail("parts", "refused") };
    let host = Tensor::<i32, 1>::from_fn([500], |[j]| 7 * j as i32);
    if attempt("an upload", even.upload(&host.view())).is_some()
        && attempt("alternate words", increment::<32>().launch(&wgpu, &even, &mut odd)).is_some()
    {
        expect_words("alternate words", &buffer, |i| match (100..1100).contains(&i) {
            true if i % 2 == 0 => 7 * ((i - 100) / 2),
            true => 7 * ((i - 101) / 2) + 1,
            false => i,
        });
    }
}

pub(crate) fn products_of_parts() {
    let wgpu = wgpu();
    let buffer = pool(&wgpu);
    let (m, k, n) = (37_usize, 21, 45);
    // Rows further apart than their elements, and a transposed operand.
    let a = part::<f32, 2>(&buffer, 4 * 33, [m, k], [24, 1]);
    let b = part::<f32, 2>(&buffer, 4 * 1001, [k, n], [1, 23]);
    let c = part::<f32, 2>(&buffer, 4 * 2050, [m, n], [47, 1]);
    let (Ok(mut a), Ok(mut b), Ok(mut c)) = (a, b, c) else { return fail("parts", "refused") };
    let left = Tensor::<f32, 2>::from_fn([m, k], |[i, j]| ((i * 7 + j * 3) % 11) as f32 - 5.0);
    let right = Tensor::<f32, 2>::from_fn([k, n], |[i, j]| ((i * 5 + j) % 13) as f32 - 6.0);
    let there = a.upload(&left.view()).and_then(|()| b.upload(&right.view()));
    if attempt("uploads", there).is_none()
        || attempt("a product", matmul::<16>().launch(&wgpu, &a, &b, &mut c)).is_none()
    {
        return;
    }
    let Some(back) = attempt("a product", c.to_host()) else { return };
    let sum = |i: usize, j: usize| (0..k).map(|p| left[[i, p]] * right[[p, j]]).sum::<f32>();
    let wrong = (0..m * n).find(|&e| back[[e / n, e % n]] != sum(e / n, e % n));
    match wrong {
        None => report::pass("a product of parts"),
        Some(e) => fail("a product of parts", &format!("element {e} is {}", back[[e / n, e % n]])),
    }
}

pub(crate) fn parts_share_words() {
    // Adjacent elements of two bytes on both sides of each part lie in its first and last word.
    let wgpu = wgpu();
    let buffer = pool(&wgpu);
    let halves_of = |first: u64, n: usize| part::<f16, 1>(&buffer, 2 * first, [n], [1]);
    let all = Tensor::<f16, 1>::from_fn([600], |[i]| f16::from_f32((i % 97) as f32));
    let uploaded = halves_of(0, 600).map(|mut whole| whole.upload(&all.view()));
    if !matches!(uploaded, Ok(Ok(()))) {
        return fail("an upload", &format!("{uploaded:?}"));
    }
    let (x, y, z, n) = (33, 134, 235, 101);
    let (Ok(input), Ok(mut one), Ok(mut other)) = (halves_of(x, n), halves_of(y, n), halves_of(z, n)) else {
        return fail("parts", "refused");
    };
    if attempt("halves", halves().launch(&wgpu, &input, &mut one, &mut other)).is_none() {
        return;
    }
    let Some(back) = attempt("halves", halves_of(0, 600).expect("it lay there before").to_host()) else { return };
    let expected = |i: usize| {
        let old = |i: usize| (i % 97) as f32;
        match i as u64 {
            134..235 => old(i - 101) + 1.0,
            235..336 => old(i - 202) * 2.0,
            _ => old(i),
        }
    };
    let wrong = (0..600).find(|&i| back[[i]].to_f32() != expected(i));
    match wrong {
        None => report::pass("halves"),
        Some(i) => fail("halves", &format!("half {i} is {}, expected {}", back[[i]], expected(i))),
    }
    // Words are what a queue writes.
    let refused = input_of(halves_of(x, n)).upload(&Tensor::zeros([n]).view());
    let told =
        matches!(&refused, Err(LaunchError::Strides { reason, .. }) if reason.contains("202 bytes from byte 66"));
    expect("an upload of halves", told, &refused);
}

fn input_of<T: Element>(tensor: Result<WgpuTensor<T, 1>, TensorError>) -> WgpuTensor<T, 1> {
    tensor.expect("it lay there before")
}

pub(crate) fn chains_in_one_buffer() {
    // Each launch reads what the one before wrote beside it, alone and in a batch.
    let wgpu = wgpu();
    let chain = |buffer: &Buffer| {
        (0..10).try_for_each(|i| {
            increment::<32>().launch(&wgpu, &words(buffer, 300 * i, 300), &mut words(buffer, 300 * (i + 1), 300))
        })
    };
    let (alone, together) = (pool(&wgpu), pool(&wgpu));
    let launched = chain(&alone).and_then(|()| wgpu.batch(|| chain(&together)));
    if attempt("a chain", launched).is_none() {
        return;
    }
    for (check, buffer) in [("a chain", alone), ("a chain in a batch", together)] {
        expect_words(check, &buffer, |i| if i < 3300 { i % 300 + i / 300 } else { i });
    }
}

pub(crate) fn wrong_parts_are_errors() {
    let wgpu = wgpu();
    let buffer = pool(&wgpu);
    let size = 4 * WORDS as u64;
    let refused = |check: &str, found: Result<(), TensorError>, expected: TensorError| {
        expect(&format!("{check}: {expected}"), found.as_ref() == Err(&expected), &found);
    };
    let made = |offset, shape, strides| part::<i32, 2>(&buffer, offset, shape, strides).map(drop);
    let unaligned = TensorError::Alignment { what: "byte offset", found: 10, multiple: 4 };
    refused("an offset within an element", made(10, [1, 1], [1, 1]), unaligned);
    let bytes = |offset, needed| TensorError::Bytes { offset, needed, found: size };
    refused("an end behind the buffer's", made(size - 40, [2, 4], [7, 1]), bytes(size - 40, 44));
    refused("a start behind the buffer's", made(size, [1, 1], [1, 1]), bytes(size, 4));
    let usage = BufferUsages::STORAGE | BufferUsages::COPY_DST;
    let unread = wgpu.device().create_buffer(&BufferDescriptor { label: None, size, usage, mapped_at_creation: false });
    let needed = usage | BufferUsages::COPY_SRC;
    let reason = format!("a tensor's buffer needs the usages {needed:?}, the buffer has {usage:?}");
    let found = part::<i32, 1>(&unread, 0, [1], [1]).map(drop);
    refused("a buffer that is never read", found, TensorError::Unusable { reason });
    // Parts that meet, by a byte and by an element that lies between others.
    let second = |first: u64, n| input_of(part::<i32, 1>(&buffer, 4 * first, [n], [2]));
    let meeting = [
        ("a common word", words(&buffer, 0, 100), words(&buffer, 99, 100)),
        ("the same words", words(&buffer, 64, 64), words(&buffer, 64, 64)),
        ("words between others", second(0, 100), second(198, 100)),
    ];
    for (check, x, mut y) in meeting {
        let launched = increment::<32>().launch(&wgpu, &x, &mut y);
        expect(check, overlap(&launched) == Some(["y", "x"]), &launched);
    }
    // An input may name an element twice, an output may not.
    let repeated = || part::<i32, 1>(&buffer, 400, [64], [0]);
    let (Ok(input), Ok(mut output)) = (repeated(), repeated()) else { return fail("a repeated element", "refused") };
    let mut apart = words(&buffer, 1000, 64);
    if attempt("a repeated element", increment::<32>().launch(&wgpu, &input, &mut apart)).is_some()
        && let Some(back) = attempt("a repeated element", apart.to_host())
    {
        expect("a repeated element", back.to_vec() == [101; 64], &back);
    }
    let launched = increment::<32>().launch(&wgpu, &apart, &mut output);
    expect("an output that repeats an element", overlap(&launched) == Some(["y", "y"]), &launched);
    let uploaded = output.upload(&Tensor::zeros([64]).view());
    let is_refused = matches!(uploaded, Err(LaunchError::Strides { .. }));
    expect("an upload to a repeated element", is_refused, &uploaded);
}
