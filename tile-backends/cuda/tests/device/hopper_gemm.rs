//! GEMMs written by hand for Hopper, of every type and several tiles.

use super::hopper::{Matrix, device, encoding, places, run};
use crate::common::gemm::Gemm;
use tile_core::elem::DType;
use tile_cuda::Cuda;
use tile_simt::ir::Swizzle;

/// A small number that its place tells, in the range of a type.
fn factor(elem: DType, salt: i64) -> impl Fn(i64, i64) -> i64 {
    move |row, k| {
        let mixed = (row * 7919 + k * 104_729 + salt * 31).wrapping_mul(2_654_435_761) >> 7;
        match elem {
            DType::I8 => mixed.rem_euclid(256) - 128,
            DType::U8 => mixed.rem_euclid(256),
            _ => mixed.rem_euclid(3) - 1,
        }
    }
}

fn check_product(cuda: &Cuda, product: &Gemm, name: &str, [m, n, k]: [i64; 3], blocks: u32) {
    let (left, right) = (factor(product.left, 1), factor(product.right, 2));
    let operand = |elem, rows, transposed, at: &dyn Fn(i64, i64) -> i64| {
        if transposed {
            Matrix::new(elem, &[k, rows], |place| at(place[1], place[0]))
        } else {
            Matrix::new(elem, &[rows, k], |place| at(place[0], place[1]))
        }
    };
    let mut tensors = [
        operand(product.left, m, product.left_transposed, &left),
        operand(product.right, n, product.right_transposed, &right),
        Matrix::new(product.out, &[m, n], |_| 77),
    ];
    let mut expected = tensors[2].bytes.clone();
    let lefts: Vec<i64> = places(&[m, k]).map(|at| left(at[0], at[1])).collect();
    let rights: Vec<i64> = places(&[n, k]).map(|at| right(at[0], at[1])).collect();
    for (row, x) in lefts.chunks(k as usize).enumerate() {
        for (column, y) in rights.chunks(k as usize).enumerate() {
            let sum: i64 = x.iter().zip(y).map(|(x, y)| x * y).sum();
            let start = tensors[2].start(&[row as i64, column as i64]);
            let bytes = encoding(product.out, sum);
            expected[start..start + bytes.len()].copy_from_slice(&bytes);
        }
    }
    let tiles = |extent: i64, side: u32| (extent as u32).div_ceil(side) as i32;
    let scalars = [
        tiles(m, crate::common::gemm::ROWS),
        tiles(n, product.columns),
        tiles(k, product.depth()),
        m as i32,
        n as i32,
        tensors[2].strides[0] as i32,
    ];
    run(cuda, &product.kernel(name), &mut tensors, &scalars, blocks);
    let width = product.out.bytes();
    let wrong =
        tensors[2].bytes.chunks(width).zip(expected.chunks(width)).position(|(found, expected)| found != expected);
    if let Some(at) = wrong {
        let pitch = tensors[2].strides[0] as usize;
        let (found, expected) = (&tensors[2].bytes[at * width..][..width], &expected[at * width..][..width]);
        panic!("{name}: row {}, column {}: {found:?}, expected {expected:?}", at / pitch, at % pitch);
    }
    println!("{name}: as expected");
}

#[test]
fn products_of_every_type() {
    use DType::{BF16, E4M3, E5M2, F16, F32, I8, I32, U8};
    let Some(cuda) = device() else { return };
    for (left, right, sum) in [
        (BF16, BF16, F32),
        (F16, F16, F32),
        (F32, F32, F32),
        (E4M3, E4M3, F32),
        (E4M3, E5M2, F32),
        (E5M2, E4M3, F32),
        (E5M2, E5M2, F32),
        (I8, I8, I32),
        (U8, U8, I32),
        (I8, U8, I32),
        (U8, I8, I32),
    ] {
        for (registers, columns, joint) in
            [(false, 128, false), (true, 64, true), (false, 16, true), (true, 192, false)]
        {
            let product = Gemm { right, registers, columns, joint, ..Gemm::of(left, sum) };
            let name = format!("product_{left}_{right}_{columns}_{}", if registers { "rs" } else { "ss" });
            check_product(&cuda, &product, &name, [200, 150, 330], 2);
        }
    }
}

#[test]
fn products_of_transposed_operands() {
    let Some(cuda) = device() else { return };
    for elem in [DType::BF16, DType::F16] {
        for (left_transposed, right_transposed, registers) in
            [(true, false, false), (false, true, false), (true, true, false), (false, true, true)]
        {
            for columns in [64, 128, 256] {
                let product =
                    Gemm { left_transposed, right_transposed, registers, columns, ..Gemm::of(elem, DType::F32) };
                let name = format!("product_{elem}_{columns}_{left_transposed}_{right_transposed}_{registers}");
                check_product(&cuda, &product, &name, [200, 300, 330], 3);
            }
        }
    }
}

#[test]
fn products_of_narrower_tiles() {
    let Some(cuda) = device() else { return };
    for swizzle in [Swizzle::B32, Swizzle::B64] {
        for (elem, transposed) in [(DType::BF16, false), (DType::BF16, true), (DType::I8, false), (DType::F32, false)] {
            let sum = if elem == DType::I8 { DType::I32 } else { DType::F32 };
            let product =
                Gemm { swizzle, left_transposed: transposed, right_transposed: transposed, ..Gemm::of(elem, sum) };
            let name = format!("product_{elem}_{swizzle:?}_{transposed}");
            check_product(&cuda, &product, &name, [200, 150, 330], 3);
        }
    }
}

/// Blocks in pairs, tiles out by TMA copies, to rows that end with 16 bytes; each
/// block does several.
#[test]
fn large_products() {
    let Some(cuda) = device() else { return };
    for (joint, cluster, stages) in [(false, 2, 4), (true, 2, 3), (false, 1, 4), (true, 1, 2)] {
        let product = Gemm { joint, cluster, stages, ..Gemm::large() };
        for extents in [[128, 256, 64], [640, 520, 250], [300, 304, 200]] {
            let name = format!("large_{joint}_{cluster}_{stages}_{}", extents[0]);
            check_product(&cuda, &product, &name, extents, 2);
        }
    }
}
