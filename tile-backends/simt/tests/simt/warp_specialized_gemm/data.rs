//! Operands and results of the GEMM, and its run on the thread interpreter.

use super::gemm::{COLUMNS, Kind, ROWS};
use tile_core::elem::DType;
use tile_core::interp::scalar::Number;
use tile_core::testing::Rng;
use tile_simt::interp::{Options, run};
use tile_simt::ir::{Kernel, Source};

/// Matrices of small integers, with their pitch in elements.
pub(crate) struct Data {
    extents: [[i64; 2]; 3],
    bytes: Vec<Vec<u8>>,
    expected: Vec<f64>,
}

pub(super) fn f16(x: f64) -> [u8; 2] {
    let bits = Number::Float(x).encode(DType::F16, None) as u16;
    bits.to_le_bytes()
}

/// A multiple of 16 bytes.
pub(super) fn pitch(columns: i64) -> i64 {
    (columns as u64).next_multiple_of(8) as i64
}

impl Data {
    pub(crate) fn new(kind: Kind, [m, n, k]: [i64; 3]) -> Data {
        let b = if kind.transposed { [n, k] } else { [k, n] };
        let extents = [[m, k], b, [m, n]];
        let mut rng = Rng::new(5);
        let mut values = |[rows, columns]: [i64; 2]| -> Vec<f64> {
            (0..rows * columns).map(|_| rng.between(-3, 3) as f64).collect()
        };
        let values = [values(extents[0]), values(extents[1])];
        let bytes = |[rows, columns]: [i64; 2], values: Option<&Vec<f64>>| {
            let mut bytes = Vec::new();
            for row in 0..rows {
                for column in 0..pitch(columns) {
                    let value =
                        values.filter(|_| column < columns).map_or(99.0, |v| v[(row * columns + column) as usize]);
                    bytes.extend(f16(value));
                }
            }
            bytes
        };
        let at = |row: i64, depth: i64, column: i64| {
            let a = values[0][(row * k + depth) as usize];
            let b = if kind.transposed { column * k + depth } else { depth * n + column };
            a * values[1][b as usize]
        };
        let mut expected = Vec::new();
        for row in 0..m {
            for column in 0..n {
                expected.push((0..k).map(|depth| at(row, depth, column)).sum());
            }
        }
        let bytes =
            vec![bytes(extents[0], Some(&values[0])), bytes(extents[1], Some(&values[1])), bytes(extents[2], None)];
        Data { extents, bytes, expected }
    }

    pub(crate) fn run(&self, kernel: &Kernel, options: &Options) -> Result<(), String> {
        let [m, n] = self.extents[2];
        let grid = [ROWS, COLUMNS].map(i64::from);
        let grid = [(m + grid[0] - 1) / grid[0], (n + grid[1] - 1) / grid[1]];
        let host = |source: Source| match source {
            Source::Extent(value, axis) => self.extents[value.index()][axis as usize] as u64,
            Source::Stride(value, 0) => pitch(self.extents[value.index()][1]) as u64,
            Source::Stride(..) => 1,
            Source::Host(_) => 0,
        };
        let mut globals = self.bytes.clone();
        run(kernel, &grid, options, &host, &mut globals, &mut |_| {}).map_err(|e| e.to_string())?;
        for row in 0..m {
            for column in 0..pitch(n) {
                let at = (row * pitch(n) + column) as usize * 2;
                let found = &globals[2][at..at + 2];
                let expected = if column < n { self.expected[(row * n + column) as usize] } else { 99.0 };
                if found != f16(expected) {
                    return Err(format!("element {row}, {column} is {found:?}, expected {expected}"));
                }
            }
        }
        Ok(())
    }
}
