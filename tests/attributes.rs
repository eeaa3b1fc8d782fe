//! Tests of attributes in bodies of kernels: on every kind of statement they have the meaning that
//! they have in Rust.
#![deny(warnings)]

use tile_kernel::interp::Interpreter;
use tile_kernel::prelude::*;

/// A function whose parameters and statements have conditions.
#[tile_fn]
fn scaled(x: f32, #[cfg(any())] other: f32, #[cfg(not(any()))] by: f32) -> f32 {
    #[cfg(any())]
    let by = other;
    #[cfg(not(any()))]
    const ONE: f32 = 1.0;
    #[cfg(any())]
    const ONE: f32 = 2.0;
    x * by * ONE
}

/// y = 2 · x: every statement with `#[cfg(any())]` would change that, or is
/// none of the language.
#[tile_kernel]
fn left_out<#[cfg(any())] T: Float, const N: usize>(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    #[cfg(any())]
    dims!(x = [undefined]);
    #[cfg(any())]
    require!(false, "never");
    #[cfg(not(any()))]
    dims!(x = [n], y = [n]);
    #[cfg(any())]
    let [a, b] = blocks([1, 1]);
    #[cfg(not(any()))]
    let [b] = blocks([n.div_ceil(N)]);
    let mut t = fragment::<f32>([N]);
    copy(x.at([b * N]), &mut t);
    #[cfg(any())]
    clear(&mut t);
    #[cfg(any())]
    let b = 0;
    #[cfg(any())]
    const N: usize = 1;
    #[cfg(any())]
    for i in 0..2 {
        clear(&mut t);
    }
    #[cfg(any())]
    if b > 0 {
        clear(&mut t);
    }
    #[cfg(any())]
    parallel!(N, |i| t[i] = 0.0);
    #[cfg(any())]
    pipelined!(0..2, stages = 2, |k| {
        clear(&mut t);
    });
    #[cfg(any())]
    println!("never {b}");
    #[cfg(any())]
    assert!(false, "never");
    #[cfg(any())]
    {
        clear(&mut t);
    }
    #[cfg(any())]
    while b > 0 {}
    #[cfg(any())]
    use std::mem;
    #[cfg(any())]
    unknown!();
    parallel!(N, |i| {
        #[cfg(any())]
        {
            t[i] = 0.0;
        }
        let mut f = 2.0;
        #[cfg(any())]
        f = 3.0;
        #[cfg(any())]
        f *= 2.0;
        #[cfg_attr(any(), cfg(any()))]
        {
            f += 0.0;
        }
        #[cfg_attr(all(), cfg(any()))]
        {
            f += 1.0;
        }
        t[i] = scaled(
            t[i],
            #[cfg(any())]
            0.5,
            f,
        );
    });
    copy(&t, y.at_mut([b * N]));
    #[cfg(any())]
    clear(y)
}

/// A statement of a macro's argument, with its attributes.
macro_rules! passed_on {
    ($name:ident, $($statement:stmt;)*) => {
        #[tile_kernel]
        fn $name(y: &mut Tensor<f32, 1>) {
            parallel!(4, |i| {
                let v = 1.0;
                $($statement)*
                y[i] = v;
            });
        }
    };
}

passed_on!(
    with_statements,
    #[cfg(any())]
    { undefined!() };
    #[cfg(not(any()))]
    if true {
        println!("one");
    };
);

/// The last statement of a block is its value, whichever that is.
#[tile_kernel]
fn chosen(y: &mut Tensor<f32, 1>) {
    parallel!(4, |i| {
        let v = {
            #[cfg(not(any()))]
            {
                1.0
            }
            #[cfg(any())]
            {
                2.0
            }
        };
        y[i] = v;
    });
}

/// Every expectation is fulfilled where it stands, or this does not compile.
#[tile_kernel]
#[expect(unused_mut, reason = "of the statements below")]
#[cfg_attr(all(), allow(unused_assignments, reason = "of the statements below"))]
fn expected<const N: usize>(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    #[expect(unused_variables, reason = "bound for this test")]
    dims!(x = [n], y = [m]);
    #[allow(unused_variables, reason = "the block is not used")]
    let [b] = blocks([1]);
    #[expect(unused_variables, reason = "never read")]
    let unused = 1_usize;
    let mut t = fragment::<f32>([N]);
    copy(x.at([0]), &mut t);
    #[expect(unused_variables, reason = "the counter is not used")]
    for i in 0..2 {
        #[rustfmt::skip]
        let mut k = 0_usize;
        println!("{k}");
    }
    #[expect(unused_variables, reason = "the counter is not used")]
    for i in 0..0 {
        let mut w = 1.0;
        println!("{w}");
    }
    #[expect(unused_variables, reason = "the index is not used")]
    parallel!(N, |i| {
        let mut k = 0.0;
        #[allow(unused_assignments, reason = "not read")]
        k = 1.0;
    });
    #[expect(unused_variables, reason = "the counter is not used")]
    pipelined!(0..2, stages = 2, |k| {
        let p = 1.0;
    });
    #[expect(unused_variables, reason = "bound inside")]
    if N > 1 {
        let inner = 1.0;
    }
    #[expect(unused_variables, reason = "bound inside")]
    {
        let inner = 1.0;
    }
    #[expect(non_upper_case_globals, reason = "named so")]
    const lower: f32 = 1.0;
    #[expect(unused_doc_comments, reason = "on a statement")]
    {
        /// Documentation.
        let d = lower;
        fill(&mut t, d);
    }
    copy(&t, y.at_mut([0]));
}

#[test]
fn what_a_condition_leaves_out_is_not_there() {
    let x = Tensor::from_fn([6], |[i]| i as f32);
    let mut y = Tensor::full([6], -1.0_f32);
    left_out::<4>().launch(&Interpreter::default(), &x, &mut y).unwrap();
    assert_eq!(y.to_vec(), [0.0, 2.0, 4.0, 6.0, 8.0, 10.0]);
    let mut y = Tensor::full([4], -1.0_f32);
    chosen().launch(&Interpreter::default(), &mut y).unwrap();
    assert_eq!(y.to_vec(), [1.0; 4]);
    let mut y = Tensor::full([4], -1.0_f32);
    with_statements().launch(&Interpreter::default(), &mut y).unwrap();
    assert_eq!(y.to_vec(), [1.0; 4]);
    let mut y = Tensor::full([6], -1.0_f32);
    expected::<6>().launch(&Interpreter::default(), &x, &mut y).unwrap();
    assert_eq!(y.to_vec(), [1.0; 6]);
}
