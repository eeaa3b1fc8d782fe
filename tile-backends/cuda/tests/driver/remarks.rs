//! What is slow in a kernel, which launches keep for whoever asks.

use crate::kernels::{FILE, axpy, product};
use crate::{AMPERE, HOPPER, turn, zeros};
use tile_core::launch::{NotedTile, Remark, Span};
use tile_cuda::Cuda;
use tile_kernel::prelude::*;

/// Where a text begins in the source of the kernels.
fn place(text: &str) -> (Span, String) {
    let source = include_str!("kernels.rs");
    let start = source.find(text).expect("it is there");
    let line = source[..start].lines().count() as u32;
    let column = (start - source[..start].rfind('\n').map_or(0, |at| at + 1)) as u32 + 1;
    let span = Span { line, column };
    (span, span.location(FILE))
}

#[test]
fn each_is_kept_once() {
    let turn = turn();
    turn.spill("axpy", 24);
    let cuda = Cuda::new(HOPPER).expect("the stand-in has it");
    let (a, b, mut c) = (zeros::<f16, 2>(&cuda, [128, 128]), zeros(&cuda, [128, 128]), zeros(&cuda, [128, 128]));
    product::<128, 64>().launch(&cuda, &a, &b, &mut c).expect("it is launched");
    assert_eq!(cuda.remarks(), [], "warpgroups multiply");
    let mut launch = || product::<20, 64>().launch(&cuda, &a, &b, &mut c).expect("it is launched");
    launch();
    let text = "product of 20x20x64 f16: 20 rows are no multiple of 16, so threads multiply it without matrix \
                instructions";
    let [(gemm, product_place), (acc, _), (_, spilling)] =
        ["gemm(&a_s, &b_s", "fragment::<f32>([BM, BM])", "axpy<const"].map(place);
    let tile = Some(NotedTile { name: "acc".to_owned(), span: acc });
    let slow = Remark { kernel: "product".to_owned(), text: text.to_owned(), file: FILE, span: gemm, tile };
    assert_eq!(cuda.remarks(), std::slice::from_ref(&slow));
    let Span { line, column } = acc;
    let told = format!("kernel `product` at {product_place}: {text}; because of `acc`, made at {line}:{column}");
    assert_eq!(slow.to_string(), told);
    launch();
    // Two instances that spill as much have one remark.
    let (x, mut out) = (zeros::<f32, 1>(&cuda, [64]), zeros::<f32, 1>(&cuda, [64]));
    axpy::<64>().launch(&cuda, 1.0, &x, &x, &mut out).expect("it is launched");
    axpy::<32>().launch(&cuda, 1.0, &x, &x, &mut out).expect("it is launched");
    let text = "registers do not hold all of its values: 24 bytes of each thread lie in memory";
    let spilled = cuda.remarks().pop().expect("there is another");
    assert_eq!((spilled.kernel.as_str(), spilled.text.as_str(), &spilled.tile), ("axpy", text, &None));
    assert_eq!(spilled.location(), spilling, "of the kernel as a whole");
    assert_eq!(cuda.remarks(), [slow.clone(), spilled.clone()]);
    // Of the context, whoever asks; and of no other.
    assert_eq!(cuda.new_stream().expect("another").host_adapter().remarks(), [slow, spilled]);
    assert_eq!(Cuda::new(AMPERE).expect("the stand-in has it").remarks(), []);
}
