//! The hand-written programs.

use crate::{Input, check, noise};
use tile_ascend::Chip;
use tile_ascend::ir::{
    Axis, BinaryOp, Builder, Level, Mmad, Op, Operand, Program, ReduceOp, ScalarOp, Source, Subview, Tensor,
    TensorData, Tile, TransferHalf, UnaryOp, Val,
};
use tile_core::elem::DType;
use tile_core::ir::{BinOp, CmpOp, Literal, Value};
use tile_core::num::Round;

pub(crate) struct Kernel {
    pub(crate) b: Builder,
    values: usize,
}

impl Kernel {
    pub(crate) fn new(name: &str) -> Kernel {
        Kernel { b: Builder::new(Program::new(name, Chip::from_name("910B1").expect("it is there"))), values: 0 }
    }

    pub(crate) fn tensor(&mut self, name: &str, elem: DType, writable: bool) -> Tensor {
        self.values += 1;
        let of = Value::new(self.values);
        self.b.tensor(TensorData { name: name.to_owned(), elem, of, writable, workspace: false })
    }

    pub(crate) fn param(&mut self, name: &str, elem: DType) -> Val {
        self.values += 1;
        self.b.param(Source::Host(Value::new(self.values)), elem, name)
    }

    pub(crate) fn tile(&mut self, name: &str, level: Level, elem: DType, shape: &[u32]) -> Tile {
        self.b.named_tile(Some(name), level, elem, shape)
    }

    pub(crate) fn ub(&mut self, name: &str, shape: &[u32]) -> Tile {
        self.tile(name, Level::Ub, DType::F32, shape)
    }

    pub(crate) fn float(&mut self, x: f64, elem: DType) -> Val {
        self.b.literal(Literal::Float(x), elem)
    }

    /// A subview whose axes have strides and ends.
    pub(crate) fn subview(&mut self, tensor: Tensor, offset: Val, axes: &[(Val, Val)]) -> Subview {
        let first = self.b.int(0);
        let axes = axes.iter().map(|&(stride, end)| Axis { stride, first, end }).collect();
        Subview { tensor, offset, axes }
    }

    /// `for block in block_idx, block_idx + block_num, … < count`.
    pub(crate) fn blocks(&mut self, count: Val, body: impl FnOnce(&mut Kernel, Val)) {
        let lo = self.b.scalar(ScalarOp::BlockIdx, &[], DType::Index);
        let step = self.b.scalar(ScalarOp::BlockNum, &[], DType::Index);
        self.looped("block", lo, count, step, 1, body);
    }

    pub(crate) fn looped(
        &mut self,
        name: &str,
        lo: Val,
        hi: Val,
        step: Val,
        stages: u32,
        body: impl FnOnce(&mut Kernel, Val),
    ) {
        let counter = self.b.val(DType::Index, Some(name));
        self.b.open();
        body(self, counter);
        let body = self.b.close();
        self.b.push(Op::For { counter, lo, hi, step, stages, body });
    }

    pub(crate) fn min(&mut self, a: Val, b: Val) -> Val {
        self.b.bin(BinOp::Min, a, b)
    }

    pub(crate) fn div_up(&mut self, a: Val, by: i64) -> Val {
        let (by, more) = (self.b.int(by), self.b.int(by - 1));
        let sum = self.b.add(a, more);
        self.b.bin(BinOp::Div, sum, by)
    }

    pub(crate) fn finish(self) -> Program {
        self.b.finish()
    }
}

/// z = x · 2 + y over tiles of 200 of n, in two buffers.
#[test]
fn elements_of_any_number() {
    let mut k = Kernel::new("axpy");
    let [x, y, z] = [("x", false), ("y", false), ("z", true)].map(|(name, out)| k.tensor(name, DType::F32, out));
    let n = k.param("n", DType::Index);
    let scale = k.param("scale", DType::F32);
    let count = k.div_up(n, 200);
    k.blocks(count, |k, block| {
        let (width, one) = (k.b.int(200), k.b.int(1));
        let at = k.b.mul(block, width);
        let left = k.b.sub(n, at);
        let end = k.min(left, width);
        let (a, b) = (k.ub("a", &[200]), k.ub("b", &[200]));
        for (tile, tensor) in [(a, x), (b, y)] {
            let subview = k.subview(tensor, at, &[(one, end)]);
            let pad = Some(k.float(0.0, DType::F32));
            k.b.push(Op::Load { dst: tile, subview, pad });
        }
        k.b.push(Op::Binary { op: BinaryOp::Mul, dst: a, a, b: Operand::Scalar(scale) });
        k.b.push(Op::Binary { op: BinaryOp::Add, dst: a, a, b: Operand::Tile(b) });
        let subview = k.subview(z, at, &[(one, end)]);
        k.b.push(Op::store(subview, a));
    });
    let program = k.finish();
    for (n, blocks) in [(1500, 2), (200, 1), (7, 1), (401, 3)] {
        let (x, y) = (noise(n, 1), noise(n, 2));
        let expected = x.iter().zip(&y).map(|(x, y)| x * 2.5 + y).collect();
        let inputs = [Input::F32(x), Input::F32(y), Input::Out(expected), Input::Int(n as i64), Input::Float(2.5)];
        check(&program, blocks, &inputs);
    }
}

/// Softmax of rows of `cols`, with the usual broadcasts.
fn softmax(cols: u32) -> Program {
    let mut k = Kernel::new("softmax");
    let [x, y] = [("x", false), ("y", true)].map(|(name, out)| k.tensor(name, DType::F32, out));
    let rows = k.param("rows", DType::Index);
    let count = k.div_up(rows, 24);
    k.blocks(count, |k, block| {
        let (tall, wide, one) = (k.b.int(24), k.b.int(cols.into()), k.b.int(1));
        let row = k.b.mul(block, tall);
        let at = k.b.mul(row, wide);
        let left = k.b.sub(rows, row);
        let end = k.min(left, tall);
        let t = k.ub("t", &[24, cols]);
        let (most, total) = (k.ub("most", &[24, 1]), k.ub("total", &[24, 1]));
        let subview = k.subview(x, at, &[(wide, end), (one, wide)]);
        let pad = Some(k.float(0.0, DType::F32));
        k.b.push(Op::Load { dst: t, subview, pad });
        k.b.reduce(ReduceOp::Max, most, t, 1);
        k.b.push(Op::Binary { op: BinaryOp::Sub, dst: t, a: t, b: Operand::Tile(most) });
        k.b.push(Op::Unary { op: UnaryOp::Exp, dst: t, src: t });
        k.b.reduce(ReduceOp::Sum, total, t, 1);
        k.b.push(Op::Binary { op: BinaryOp::Div, dst: t, a: t, b: Operand::Tile(total) });
        let subview = k.subview(y, at, &[(wide, end), (one, wide)]);
        k.b.push(Op::store(subview, t));
    });
    k.finish()
}

#[test]
fn rows_of_any_width() {
    for (cols, rows) in [(100_u32, 50), (64, 24), (7, 30), (300, 25), (517, 3)] {
        let x = noise(rows * cols as usize, 3);
        let mut expected = x.clone();
        for row in expected.chunks_mut(cols as usize) {
            let most = row.iter().copied().fold(f32::MIN, f32::max);
            row.iter_mut().for_each(|x| *x = (*x - most).exp());
            let sum: f32 = row.iter().sum();
            row.iter_mut().for_each(|x| *x /= sum);
        }
        check(&softmax(cols), 2, &[Input::F32(x), Input::Out(expected), Input::Int(rows as i64)]);
    }
}

/// Products with everything that may be transposed, tails on every axis, and a
/// pipelined loop.
fn product(elem: DType, a_transposed: bool, b_transposed: bool, tile: (u32, u32, u32), exp: bool) -> Program {
    let mut k = Kernel::new(if exp { "exp_product" } else { "product" });
    let (x, y) = (k.tensor("x", elem, false), k.tensor("y", elem, false));
    let z = k.tensor("z", DType::F32, true);
    let [m, n, depth] = ["m", "n", "depth"].map(|name| k.param(name, DType::Index));
    let (bm, bn, bk) = tile;
    let (down, across) = (k.div_up(m, bm.into()), k.div_up(n, bn.into()));
    let count = k.b.mul(down, across);
    k.blocks(count, |k, block| {
        let i = k.b.bin(BinOp::Div, block, across);
        let j = k.b.bin(BinOp::Rem, block, across);
        let (one, zero) = (k.b.int(1), k.b.int(0));
        let [bm_, bn_, bk_] = [bm, bn, bk].map(|extent| k.b.int(extent.into()));
        let (row, col) = (k.b.mul(i, bm_), k.b.mul(j, bn_));
        let left = k.b.sub(m, row);
        let rows = k.min(left, bm_);
        let left = k.b.sub(n, col);
        let cols = k.min(left, bn_);
        let sums = k.tile("sums", Level::L0C, DType::F32, &[bm, bn]);
        let steps = k.div_up(depth, bk.into());
        k.looped("ko", zero, steps, one, 2, |k, ko| {
            let from = k.b.mul(ko, bk_);
            let left = k.b.sub(depth, from);
            let part = k.min(left, bk_);
            let a_shape = if a_transposed { [bk, bm] } else { [bm, bk] };
            let b_shape = if b_transposed { [bn, bk] } else { [bk, bn] };
            let a = k.tile("a", Level::L1, elem, &a_shape);
            let b = k.tile("b", Level::L1, elem, &b_shape);
            let place = |k: &mut Kernel, r: Val, stride: Val, c: Val| {
                let r = k.b.mul(r, stride);
                k.b.add(r, c)
            };
            let subview = if a_transposed {
                let at = place(k, from, m, row);
                k.subview(x, at, &[(m, part), (one, rows)])
            } else {
                let at = place(k, row, depth, from);
                k.subview(x, at, &[(depth, rows), (one, part)])
            };
            k.b.push(Op::Load { dst: a, subview, pad: None });
            let subview = if b_transposed {
                let at = place(k, col, depth, from);
                k.subview(y, at, &[(depth, cols), (one, part)])
            } else {
                let at = place(k, from, n, col);
                k.subview(y, at, &[(n, part), (one, cols)])
            };
            k.b.push(Op::Load { dst: b, subview, pad: None });
            let init = k.b.cmp(CmpOp::Eq, ko, zero);
            k.b.push(Op::Mmad(Mmad {
                dst: sums,
                a,
                b,
                a_transposed,
                b_transposed,
                init,
                m: rows,
                k: part,
                n: cols,
                tf32: false,
            }));
        });
        let at = k.b.mul(row, n);
        let at = k.b.add(at, col);
        let subview = k.subview(z, at, &[(n, rows), (one, cols)]);
        if exp {
            let t = k.ub("t", &[bm, bn]);
            k.b.push(Op::Move { dst: t, src: sums, half: TransferHalf::Both });
            k.b.push(Op::Unary { op: UnaryOp::Exp, dst: t, src: t });
            k.b.push(Op::store(subview, t));
        } else {
            k.b.push(Op::store(subview, sums));
        }
    });
    k.finish()
}

fn check_product(elem: DType, a_transposed: bool, b_transposed: bool, tile: (u32, u32, u32), exp: bool) {
    use tile_core::num::f16;
    // Fractals of L0A lie otherwise on the 950.
    let sizes = [(64, 48, 96), (37, 45, 100), (33, 70, 16)];
    for (chip, (m, n, depth)) in ["910B1", "950PR_9589"].into_iter().flat_map(|chip| sizes.map(|sizes| (chip, sizes))) {
        let mut program = product(elem, a_transposed, b_transposed, tile, exp);
        program.chip = Chip::from_name(chip).expect("it is there");
        let round = |x: f32| if elem == DType::F16 { f16::from_f32(x).to_f32() } else { x };
        let x: Vec<f32> = noise(m * depth, 5).into_iter().map(round).collect();
        let y: Vec<f32> = noise(depth * n, 6).into_iter().map(round).collect();
        let mut expected = vec![0.0; m * n];
        for i in 0..m {
            for j in 0..n {
                let sum: f32 = (0..depth)
                    .map(|q| {
                        let a = if a_transposed { x[q * m + i] } else { x[i * depth + q] };
                        let b = if b_transposed { y[j * depth + q] } else { y[q * n + j] };
                        a * b
                    })
                    .sum();
                expected[i * n + j] = if exp { (sum * 1.0).exp() } else { sum };
            }
        }
        let input = |values| if elem == DType::F16 { Input::F16(values) } else { Input::F32(values) };
        let sizes = [m, n, depth].map(|extent| Input::Int(extent as i64));
        let mut inputs = vec![input(x), input(y), Input::Out(expected)];
        inputs.extend(sizes);
        check(&program, 2, &inputs);
    }
}

#[test]
fn products_in_every_order_of_f16() {
    for (a, b) in [(false, false), (false, true), (true, false), (true, true)] {
        check_product(DType::F16, a, b, (32, 32, 32), false);
    }
}

#[test]
fn products_of_f32() {
    check_product(DType::F32, false, false, (32, 16, 32), false);
    check_product(DType::F32, false, true, (16, 32, 24), false);
    // The left operand is transposed, and k has an odd number of fractals.
    check_product(DType::F32, true, false, (32, 16, 40), false);
    check_product(DType::F32, true, true, (16, 48, 24), false);
}

/// L0A and L0B hold only a part of k.
#[test]
fn products_in_parts() {
    check_product(DType::F16, false, false, (64, 256, 96), false);
}

#[test]
fn what_the_cube_multiplies_the_vector_units_go_on_with() {
    check_product(DType::F16, false, false, (32, 32, 32), true);
}

/// Comparisons, choices, broadcasts along both axes, conversions and places.
#[test]
fn comparisons_and_choices() {
    for cols in [64_u32, 40, 1] {
        let mut k = Kernel::new("choices");
        let x = k.tensor("x", DType::F32, false);
        let w = k.tensor("w", DType::F32, false);
        let y = k.tensor("y", DType::F32, true);
        let count = k.b.int(1);
        k.blocks(count, |k, _| {
            let (zero, one, wide, tall) = (k.b.int(0), k.b.int(1), k.b.int(cols.into()), k.b.int(20));
            let t = k.ub("t", &[20, cols]);
            let row = k.ub("row", &[1, cols]);
            let subview = k.subview(x, zero, &[(wide, tall), (one, wide)]);
            k.b.push(Op::Load { dst: t, subview, pad: None });
            let subview = k.subview(w, zero, &[(wide, one), (one, wide)]);
            k.b.push(Op::Load { dst: row, subview, pad: None });
            // y = t > row ? f32(i32(t · 8)) : -t, where column < 30, else t + row
            let [above, near] = ["above", "near"].map(|name| k.tile(name, Level::Ub, DType::Bool, &[20, cols]));
            k.b.push(Op::Compare { op: CmpOp::Gt, dst: above, a: t, b: Operand::Tile(row) });
            let whole = k.tile("whole", Level::Ub, DType::I32, &[20, cols]);
            let scaled = k.ub("scaled", &[20, cols]);
            let eight = k.float(8.0, DType::F32);
            k.b.push(Op::Binary { op: BinaryOp::Mul, dst: scaled, a: t, b: Operand::Scalar(eight) });
            k.b.push(Op::Cast { dst: whole, src: scaled, round: Some(Round::TowardZero) });
            k.b.push(Op::Cast { dst: scaled, src: whole, round: Some(Round::NearestEven) });
            let minus = k.ub("minus", &[20, cols]);
            let negative = k.float(-1.0, DType::F32);
            k.b.push(Op::Binary { op: BinaryOp::Mul, dst: minus, a: t, b: Operand::Scalar(negative) });
            k.b.push(Op::Select { dst: scaled, condition: above, a: scaled, b: minus });
            let column = k.tile("column", Level::Ub, DType::I32, &[1, cols]);
            k.b.push(Op::Iota { dst: column, axis: 1 });
            let first = k.tile("first", Level::Ub, DType::Bool, &[1, cols]);
            let thirty = k.b.literal(Literal::Int(30), DType::I32);
            k.b.push(Op::Compare { op: CmpOp::Lt, dst: first, a: column, b: Operand::Scalar(thirty) });
            k.b.push(Op::Copy { dst: near, src: first });
            let sum = k.ub("sum", &[20, cols]);
            k.b.push(Op::Binary { op: BinaryOp::Add, dst: sum, a: t, b: Operand::Tile(row) });
            k.b.push(Op::Select { dst: sum, condition: near, a: scaled, b: sum });
            // Through f16 and back.
            let narrow = k.tile("narrow", Level::Ub, DType::F16, &[20, cols]);
            k.b.push(Op::Cast { dst: narrow, src: sum, round: Some(Round::NearestEven) });
            k.b.push(Op::Cast { dst: sum, src: narrow, round: Some(Round::NearestEven) });
            let subview = k.subview(y, zero, &[(wide, tall), (one, wide)]);
            k.b.push(Op::store(subview, sum));
        });
        let cols = cols as usize;
        let (x, w) = (noise(20 * cols, 7), noise(cols, 8));
        let expected = (0..20 * cols)
            .map(|i| {
                let (t, row) = (x[i], w[i % cols]);
                let chosen = if t > row { (t * 8.0).trunc() } else { -t };
                if i % cols < 30 { chosen } else { t + row }
            })
            .collect();
        check(&k.finish(), 1, &[Input::F32(x), Input::F32(w), Input::Out(expected)]);
    }
}

/// Along the first axis: sums, maxima and their places; integers.
#[test]
fn along_columns_and_of_integers() {
    let mut k = Kernel::new("columns");
    let x = k.tensor("x", DType::F32, false);
    let i = k.tensor("i", DType::I32, false);
    let y = k.tensor("y", DType::F32, true);
    let count = k.b.int(1);
    k.blocks(count, |k, _| {
        let (zero, one, wide, tall) = (k.b.int(0), k.b.int(1), k.b.int(40), k.b.int(20));
        let t = k.ub("t", &[20, 40]);
        let subview = k.subview(x, zero, &[(wide, tall), (one, wide)]);
        k.b.push(Op::Load { dst: t, subview, pad: None });
        let ints = k.tile("ints", Level::Ub, DType::I32, &[20, 40]);
        let subview = k.subview(i, zero, &[(wide, tall), (one, wide)]);
        k.b.push(Op::Load { dst: ints, subview, pad: None });
        let sums = k.ub("sums", &[1, 40]);
        k.b.reduce(ReduceOp::Sum, sums, t, 0);
        let total = k.tile("total", Level::Ub, DType::I32, &[20, 1]);
        k.b.reduce(ReduceOp::Sum, total, ints, 1);
        let (best, at) = (k.ub("best", &[20, 1]), k.tile("at", Level::Ub, DType::I32, &[20, 1]));
        k.b.push(Op::Reduce { op: ReduceOp::ArgMax, dst: best, index: Some(at), src: t, axis: 1 });
        let both = k.tile("both", Level::Ub, DType::I32, &[20, 1]);
        k.b.push(Op::Binary { op: BinaryOp::Add, dst: both, a: total, b: Operand::Tile(at) });
        let numbers = k.ub("numbers", &[20, 1]);
        k.b.push(Op::Cast { dst: numbers, src: both, round: Some(Round::NearestEven) });
        let out = k.ub("out", &[20, 40]);
        k.b.push(Op::Copy { dst: out, src: sums });
        k.b.push(Op::Binary { op: BinaryOp::Add, dst: out, a: out, b: Operand::Tile(numbers) });
        k.b.push(Op::Binary { op: BinaryOp::Add, dst: out, a: out, b: Operand::Tile(best) });
        let subview = k.subview(y, zero, &[(wide, tall), (one, wide)]);
        k.b.push(Op::store(subview, out));
    });
    let x = noise(800, 9);
    let ints: Vec<i32> = noise(800, 10).iter().map(|x| (x * 100.0) as i32).collect();
    let expected = (0..800)
        .map(|i| {
            let (row, col) = (i / 40, i % 40);
            let sum: f32 = (0..20).map(|r| x[r * 40 + col]).sum();
            let total: i32 = (0..40).map(|c| ints[row * 40 + c]).sum();
            let values = &x[row * 40..row * 40 + 40];
            let at = (0..40).fold(0, |best, c| if values[c] > values[best] { c } else { best });
            sum + (total + at as i32) as f32 + values[at]
        })
        .collect();
    check(&k.finish(), 1, &[Input::F32(x), Input::I32(ints), Input::Out(expected)]);
}

/// A tile that fits in no memory.
pub(crate) fn large() -> Program {
    let mut k = Kernel::new("large");
    let y = k.tensor("y", DType::F32, true);
    let count = k.b.int(1);
    k.blocks(count, |k, _| {
        let (zero, one, wide, tall) = (k.b.int(0), k.b.int(1), k.b.int(128), k.b.int(1024));
        let t = k.ub("t", &[1024, 128]);
        let value = k.float(1.0, DType::F32);
        k.b.push(Op::Fill { dst: t, value });
        let subview = k.subview(y, zero, &[(wide, tall), (one, wide)]);
        k.b.push(Op::store(subview, t));
    });
    k.finish()
}
