//! Points of GEMMs with quantised operands: every instance of the kernels' tuning lists.

use crate::point::{Given, Point};
use crate::points::{input, kernel, listed, output};
use crate::unlisted::matmul_w8a8;
use tile_core::elem::DType;

/// Columns and depths of projections in a large language model.
const LAYERS: [[i64; 2]; 3] = [[4096, 4096], [14336, 4096], [4096, 14336]];

pub(crate) fn points(points: &mut Vec<Point>) {
    let layers = |rows: &[i64]| -> Vec<[i64; 3]> {
        LAYERS.iter().flat_map(|&[n, k]| rows.iter().map(move |&m| [m, n, k])).collect()
    };
    for shape in layers(&[1, 4, 16, 64, 128, 512, 4096]) {
        weights(points, shape);
    }
    let square = [[1024; 3], [8192; 3]];
    for shape in layers(&[16, 64, 128, 512, 4096]).into_iter().chain(square) {
        bytes(points, shape);
    }
}

fn label(dtype: DType, [m, n, k]: [i64; 3]) -> String {
    format!("{} {m}x{n}x{k}", dtype.name())
}

/// Weights of 4 and 8 bits that are unpacked.
fn weights(points: &mut Vec<Point>, [m, n, k]: [i64; 3]) {
    let (bf16, single) = (DType::BF16, DType::F32);
    let packed = input(DType::U8, &[n, k / 2]);
    let between: [(&str, Vec<Given>); 3] = [
        ("matmul_int4", vec![packed.clone(), input(bf16, &[k / 128, n])]),
        ("matmul_table4", vec![packed, input(single, &[16]), input(single, &[k / 64, n])]),
        ("matmul_int8", vec![input(DType::I8, &[n, k]), input(single, &[n])]),
    ];
    for (name, between) in between {
        let mut args = vec![input(bf16, &[m, k])];
        args.extend(between);
        args.push(output(bf16, &[m, n]));
        kernel(name, &mut |kernel| {
            points.push(listed(kernel, label(bf16, [m, n, k]), &[bf16], args.clone()));
        });
    }
}

/// Operands of 8 bits that tensor cores multiply.
fn bytes(points: &mut Vec<Point>, [m, n, k]: [i64; 3]) {
    let (bf16, single, e4m3) = (DType::BF16, DType::F32, DType::E4M3);
    for ty in [DType::I8, e4m3] {
        let args = vec![
            input(ty, &[m, k]),
            input(ty, &[n, k]),
            input(single, &[m]),
            input(single, &[n]),
            input(bf16, &[n]),
            output(bf16, &[m, n]),
        ];
        points.push(listed(&matmul_w8a8::default(), label(ty, [m, n, k]), &[ty, bf16], args));
    }
    let args = vec![
        input(e4m3, &[m, k]),
        input(single, &[k / 128, m]),
        input(e4m3, &[n, k]),
        input(single, &[n / 128, k / 128]),
        output(bf16, &[m, n]),
    ];
    kernel("matmul_block_scaled", &mut |kernel| {
        points.push(listed(kernel, label(e4m3, [m, n, k]), &[bf16], args.clone()));
    });
}
