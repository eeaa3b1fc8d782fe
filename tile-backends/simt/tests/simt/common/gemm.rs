//! GEMMs as functions of tile IR.

use super::{agree, run_kernel_with};
use tile_core::elem::DType;
use tile_core::interp;
use tile_core::ir::Func;
use tile_core::ir::text::parse;
use tile_core::testing::{Buffer, Rng};
use tile_simt::facts::LaunchFacts;
use tile_simt::interp::Options as Order;
use tile_simt::ir::{Block, Kernel, Op};

/// A product in tiles of 64×64×K; an operand may be stored transposed.
pub(crate) fn product(ty: DType, acc: DType, k: usize, stages: u32, transposed: [bool; 2], left: &str) -> Func {
    let shape = |t: bool, rows: usize, columns: usize| if t { (columns, rows) } else { (rows, columns) };
    let (a, b) = (shape(transposed[0], 64, k), shape(transposed[1], k, 64));
    let axis = |t: bool, axis: usize| if t { 1 - axis } else { axis };
    let offsets =
        |t: bool, row: &str, column: &str| if t { format!("{column}, {row}") } else { format!("{row}, {column}") };
    let flipped = |t: bool, of: &str, name: &str, space: &str, rows: usize, columns: usize| {
        if t {
            (format!("%{name} = permute %{of}, axes = [1, 0] : {space}<{ty}, [{rows}, {columns}]>"), name.to_owned())
        } else {
            (String::new(), of.to_owned())
        }
    };
    // The left operand from shared memory, or through registers.
    let (move_left, left_tile) = match left {
        "fragment" => (format!("%af = alloc : fragment<{ty}, [{}, {}]> copy %as, %af", a.0, a.1), "af"),
        _ => (String::new(), "as"),
    };
    let space = if left == "fragment" { "fragment" } else { "shared" };
    let (turn_a, use_a) = flipped(transposed[0], left_tile, "at", space, 64, k);
    let (turn_b, use_b) = flipped(transposed[1], "bs", "bt", "shared", k, 64);
    let text = format!(
        "kernel product(%a a: global<{ty}, [?, ?]>, %b b: global<{ty}, [?, ?]>, %c c: mut global<{acc}, [?, ?]>)
        host {{
          %m = extent %c, axis = 0 : index  %n = extent %c, axis = 1 : index
          %k = extent %a, axis = {} : index
          %t = const 64 : index  %u = const 63 : index
          %m1 = bin.add %m, %u : index  %gm = bin.div %m1, %t : index
          %n1 = bin.add %n, %u : index  %gn = bin.div %n1, %t : index
        }}
        grid %gm, %gn
        body (%y: index, %x: index) {{
          %as = alloc : shared<{ty}, [{}, {}]>  %bs = alloc : shared<{ty}, [{}, {}]>
          %acc = alloc : fragment<{acc}, [64, 64]>
          %z = const 0 : {acc}  fill %acc, %z
          %zero = const 0 : index  %one = const 1 : index  %d = const {k} : index  %d1 = const {} : index
          %k1 = bin.add %k, %d1 : index  %steps = bin.div %k1, %d : index
          %row = bin.mul %y, %t : index  %col = bin.mul %x, %t : index
          for %zero, %steps, %one, kind = pipelined({stages}) (%i: index) {{
            %at0 = bin.mul %i, %d : index
            %ra = region %a, {}, axes = [{}, {}] : global<{ty}, [{}, {}]>
            copy %ra, %as
            %rb = region %b, {}, axes = [{}, {}] : global<{ty}, [{}, {}]>
            copy %rb, %bs
            {move_left}
            {turn_a} {turn_b}
            gemm %{use_a}, %{use_b}, %acc, accumulate
          }}
          %rc = region %c, %row, %col, axes = [64, 64] : global<{acc}, [64, 64]>
          copy %acc, %rc
        }}",
        axis(transposed[0], 1),
        a.0,
        a.1,
        b.0,
        b.1,
        k - 1,
        offsets(transposed[0], "%row", "%at0"),
        a.0,
        a.1,
        a.0,
        a.1,
        offsets(transposed[1], "%at0", "%col"),
        b.0,
        b.1,
        b.0,
        b.1,
    );
    parse(&text).unwrap_or_else(|e| panic!("{e}\n{text}"))
}

/// A product in tiles, operands at random, and what the interpreter makes of them.
pub(crate) struct Case {
    pub(crate) func: Func,
    pub(crate) a: Buffer,
    pub(crate) b: Buffer,
    pub(crate) expected: Buffer,
}

impl Case {
    /// Of such extents; an operand may be stored transposed.
    pub(crate) fn new(func: Func, seed: u64, types: [DType; 2], [m, n, k]: [i64; 3], transposed: [bool; 2]) -> Case {
        let [ty, acc] = types;
        let mut rng = Rng::new(seed);
        let flip = |t: bool, rows: i64, columns: i64| if t { [columns, rows] } else { [rows, columns] };
        let a = random(&mut rng, ty, flip(transposed[0], m, k));
        let b = random(&mut rng, ty, flip(transposed[1], k, n));
        let mut expected = Buffer::zeros(acc, &[m, n]);
        let options = interp::Options::default();
        interp::run(&func, "product", &mut [a.arg(), b.arg(), expected.arg_mut()], &options)
            .expect("the interpreter runs it");
        Case { func, a, b, expected }
    }

    /// What a launch says of its tensors.
    pub(crate) fn facts(&self) -> LaunchFacts {
        LaunchFacts::of(&[self.a.arg(), self.b.arg(), self.expected.clone().arg_mut()])
    }

    /// What a program gives, of the function or of one with more workspaces; an error if
    /// that is not what is expected.
    pub(crate) fn attempt(&self, func: &Func, kernel: &Kernel, order: &Order) -> Result<Buffer, String> {
        let [m, n] = self.expected.shape()[..] else { return Err("a product has two axes".to_owned()) };
        let mut found = random(&mut Rng::new(9), self.expected.dtype(), [m, n]);
        run_kernel_with(func, kernel, &mut [self.a.arg(), self.b.arg(), found.arg_mut()], order)?;
        agree(&self.expected, &found, true)?;
        Ok(found)
    }
}

pub(crate) fn random(rng: &mut Rng, ty: DType, shape: [i64; 2]) -> Buffer {
    let mut buffer = Buffer::zeros(ty, &shape);
    for i in 0..buffer.len() {
        let value = if ty == DType::U8 { rng.between(0, 9) } else { rng.between(-9, 9) };
        buffer.set(i, interp::scalar::Number::Int(value.into()).encode(ty, None));
    }
    buffer
}

/// Instructions of a kind.
pub(crate) fn count(kernel: &Kernel, of: fn(&Op) -> bool) -> usize {
    let mut count = 0;
    kernel.walk(&mut |inst| count += usize::from(of(&inst.op)));
    count
}

/// Applies a change to the instruction with a number, in program order.
pub(crate) fn change(kernel: &mut Kernel, mut number: usize, fault: fn(&mut Op)) {
    change_in(&mut kernel.body, &mut number, fault);
}

fn change_in(block: &mut Block, number: &mut usize, fault: fn(&mut Op)) {
    for inst in &mut block.insts {
        if *number == 0 {
            fault(&mut inst.op);
        }
        *number = number.wrapping_sub(1);
        inst.blocks.iter_mut().for_each(|block| change_in(block, number, fault));
    }
}
