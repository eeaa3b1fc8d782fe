//! Products of tensors whose rows start anywhere, on a device: launches copy
//! operands where it pays, and what they compute does not depend on it.

use std::ops::Range;
use tile_core::elem::{DType, Elem};
use tile_core::launch::{Arg, Device, Input, Instance, KernelDef, LaunchError, Output, ParamDef};
use tile_core::num::bf16;
use tile_core::tensor::Tensor;
use tile_cuda::{Cuda, CudaTensor, CudaTensorView};

const PARAMS: &[ParamDef] = &[
    ParamDef { name: "a", elem: Elem::Is(DType::BF16), rank: Some(3), mutable: false, writes_all: None },
    ParamDef { name: "b", elem: Elem::Is(DType::BF16), rank: Some(3), mutable: false, writes_all: None },
    ParamDef { name: "c", elem: Elem::Is(DType::F32), rank: Some(3), mutable: true, writes_all: None },
];

/// C = A·B or A·Bᵀ for each element of a batch, in tiles of 128×128×64.
fn product(turned: bool) -> &'static KernelDef {
    let (rows, columns, place) = if turned { (128, 64, "%col, %at") } else { (64, 128, "%at, %col") };
    let (turn, right) = match turned {
        true => ("%bt = permute %bs, axes = [1, 0] : shared<bf16, [64, 128]>", "%bt"),
        false => ("", "%bs"),
    };
    let text = format!(
        "kernel product(%a a: global<bf16, [?, ?, ?]>, %b b: global<bf16, [?, ?, ?]>, %c c: mut global<f32, [?, ?, ?]>)
        host {{
          %g = extent %c, axis = 0 : index  %m = extent %c, axis = 1 : index  %n = extent %c, axis = 2 : index
          %k = extent %a, axis = 2 : index
          %t = const 128 : index  %u = const 127 : index
          %m1 = bin.add %m, %u : index  %gm = bin.div %m1, %t : index
          %n1 = bin.add %n, %u : index  %gn = bin.div %n1, %t : index
        }}
        grid %g, %gm, %gn
        body (%z: index, %y: index, %x: index) {{
          %as = alloc : shared<bf16, [128, 64]>  %bs = alloc : shared<bf16, [{rows}, {columns}]>
          %acc = alloc : fragment<f32, [128, 128]>
          %none = const 0 : f32  fill %acc, %none
          %zero = const 0 : index  %one = const 1 : index  %d = const 64 : index  %d1 = const 63 : index
          %k1 = bin.add %k, %d1 : index  %steps = bin.div %k1, %d : index
          %row = bin.mul %y, %t : index  %col = bin.mul %x, %t : index
          for %zero, %steps, %one, kind = pipelined(3) (%i: index) {{
            %at = bin.mul %i, %d : index
            %ra = region %a, %z, %row, %at, axes = [_, 128, 64] : global<bf16, [128, 64]>
            copy %ra, %as
            %rb = region %b, %z, {place}, axes = [_, {rows}, {columns}] : global<bf16, [{rows}, {columns}]>
            copy %rb, %bs
            {turn}
            gemm %as, {right}, %acc, accumulate
          }}
          %rc = region %c, %z, %row, %col, axes = [_, 128, 128] : global<f32, [128, 128]>
          copy %acc, %rc
        }}"
    );
    Box::leak(Box::new(KernelDef {
        name: "product",
        file: file!(),
        span: tile_core::ir::Span::UNKNOWN,
        doc: "",
        ir: text.leak(),
        params: PARAMS,
        callees: &[],
        admits: None,
    }))
}

/// The device, or a line that says why there is none.
fn device() -> Option<Cuda> {
    match Cuda::new(0) {
        Ok(cuda) => Some(cuda),
        Err(error) => {
            eprintln!("skipped: {error}");
            None
        }
    }
}

/// Small integers, so that sums are exact.
fn value([i, j, k]: [usize; 3], seed: usize) -> i32 {
    (((i * 911 + j * 131 + k * 17 + seed) * 7919) >> 3) as i32 % 7 - 3
}

/// Columns of tensors as large as `whole`, of which `columns` are used.
fn operand(cuda: &Cuda, whole: [usize; 3], seed: usize) -> Result<CudaTensor<bf16, 3>, LaunchError> {
    let host = Tensor::from_fn(whole, |at| bf16::from_f32(value(at, seed) as f32));
    CudaTensor::from_host(cuda, &host.view())
}

fn part<'t>(whole: &'t CudaTensor<bf16, 3>, columns: &Range<usize>) -> CudaTensorView<'t, bf16, 3> {
    let [batch, rows, _] = whole.shape();
    whole.view().slice([0..batch, 0..rows, columns.clone()]).expect("it is inside")
}

/// Arguments for a launch on CUDA.
fn input(tensor: &impl Input<Cuda, bf16, 3>) -> Arg<'_> {
    tensor.arg()
}

fn output(tensor: &mut impl Output<Cuda, f32, 3>) -> Arg<'_> {
    tensor.arg_mut()
}

/// A product of batches, the operands parts of larger tensors.
struct Case {
    batch: usize,
    sizes: [usize; 3],
    /// Columns of the operands' tensors before and after theirs.
    margins: [[usize; 2]; 2],
    turned: bool,
}

impl Case {
    fn run(&self, cuda: &Cuda) -> Result<(), LaunchError> {
        let ([m, n, k], batch) = (self.sizes, self.batch);
        let right = if self.turned { [n, k] } else { [k, n] };
        let [left, right] =
            [([m, k], self.margins[0]), (right, self.margins[1])].map(|([rows, columns], [before, after])| {
                ([batch, rows, before + columns + after], before..before + columns)
            });
        let (a, b) = (operand(cuda, left.0, 1)?, operand(cuda, right.0, 2)?);
        let mut c = CudaTensor::<f32, 3>::zeros(cuda, [batch, m, n])?;
        let def = product(self.turned);
        // Copies live for one launch: a second one has others.
        for _ in 0..2 {
            let (a, b) = (part(&a, &left.1), part(&b, &right.1));
            cuda.launch(&Instance::new(def, &[], &[], &[]), &mut [input(&a), input(&b), output(&mut (&mut c))])?;
        }
        let found = c.to_host()?;
        // Some rows and columns, those at the ends of tiles among them.
        let some = |extent: usize| (0..extent).filter(move |at| at % 97 == 5 || extent - at < 3 || at % 128 > 126);
        for z in 0..batch {
            for i in some(m) {
                for j in some(n) {
                    let term = |l: usize| {
                        let at = if self.turned { [z, j, right.1.start + l] } else { [z, l, right.1.start + j] };
                        value([z, i, left.1.start + l], 1) * value(at, 2)
                    };
                    let expected: i32 = (0..k).map(term).sum();
                    assert_eq!(found[[z, i, j]], expected as f32, "[{z}, {i}, {j}] of {:?}", self.sizes);
                }
            }
        }
        Ok(())
    }
}

#[test]
fn ragged_products() -> Result<(), LaunchError> {
    let Some(cuda) = device() else { return Ok(()) };
    for turned in [false, true] {
        // All aligned; odd rows; parts that start anywhere; too small to copy.
        for (batch, sizes, margins) in [
            (1, [1024, 1024, 1024], [[0, 0], [0, 0]]),
            (1, [1535, 1537, 1541], [[0, 0], [0, 0]]),
            (1, [1600, 1280, 1088], [[3, 1], [0, 8]]),
            (3, [1025, 1027, 520], [[1, 0], [5, 2]]),
            (1, [129, 127, 65], [[0, 0], [0, 1]]),
        ] {
            Case { batch, sizes, margins, turned }.run(&cuda)?;
        }
    }
    Ok(())
}
