//! TMA copies of boxes, and barriers between single threads.

mod faults;

use crate::common::run_passes;
use tile_core::elem::DType;
use tile_core::ir::{BinOp, Value};
use tile_simt::interp::{Options, run};
use tile_simt::ir::{
    Amount, Block, Buf, BufData, Builder, Home, Kernel, Op, Side, Source, Special, Swizzle, TensorMapData, Val, Window,
    print_errors, verify,
};

/// A tensor of i32, whose rows are padded to 16 bytes.
#[derive(Clone)]
struct Tensor(Vec<i64>);

impl Tensor {
    fn strides(&self) -> Vec<i64> {
        let mut strides = vec![1; self.0.len()];
        for axis in (0..self.0.len() - 1).rev() {
            let extent = self.0[axis + 1];
            let extent = if axis + 2 == self.0.len() { (extent as u64).next_multiple_of(4) as i64 } else { extent };
            strides[axis] = strides[axis + 1] * extent;
        }
        strides
    }

    fn len(&self) -> usize {
        let strides = self.strides();
        let rows = if self.0.len() == 1 { self.0[0] } else { self.0[0] * strides[0] };
        rows.max(1) as usize
    }

    /// Where an element is, if it exists.
    fn at(&self, index: &[i64]) -> Option<usize> {
        let inside = index.iter().zip(&self.0).all(|(&i, &extent)| (0..extent).contains(&i));
        inside.then(|| index.iter().zip(self.strides()).map(|(i, stride)| i * stride).sum::<i64>() as usize)
    }
}

/// A kernel under construction: tensors `x` and `y`, a box, a barrier.
struct Copy {
    b: Builder,
    extents: Vec<u32>,
    swizzle: Option<Swizzle>,
    /// What loads follow.
    window: Option<Window>,
    tensors: [Buf; 2],
    tile: Buf,
    full: Buf,
}

impl Copy {
    fn new(extents: &[u32], swizzle: Option<Swizzle>) -> Copy {
        let mut b = Builder::new("copy", 64);
        let tensors = [0, 1].map(|number| {
            let home = Home::Global { of: Value::new(number), writable: number == 1 };
            b.buf(BufData { name: format!("g{number}"), elem: DType::I32, len: 0, home })
        });
        let home = Home::Shared { start: None, align: 1024 };
        let len = extents.iter().product::<u32>() + 64;
        let tile = b.buf(BufData { name: "tile".to_owned(), elem: DType::I32, len, home });
        let full = b.shared("full", DType::U64, 1);
        Copy { b, extents: extents.to_vec(), swizzle, window: None, tensors, tile, full }
    }

    fn int(&mut self, x: i64) -> Val {
        self.b.int(x, DType::I32)
    }

    fn when(&mut self, condition: Val, f: impl FnOnce(&mut Copy)) {
        self.b.open(None);
        f(self);
        let then = self.b.close();
        self.b.branch(condition, then, Block::default());
    }

    fn first(&mut self) -> Val {
        let thread = self.b.special(Special::Thread);
        self.b.below(thread, 1)
    }

    fn bytes(&self) -> u32 {
        self.extents.iter().product::<u32>() * 4
    }

    fn make_barrier(&mut self, count: u32) {
        let first = self.first();
        self.when(first, |c| {
            let zero = c.int(0);
            c.b.effect(Op::MbarrierInit { buf: c.full, count }, &[zero]);
            c.b.effect(Op::MbarrierFence {}, &[]);
        });
        self.b.effect(Op::Barrier {}, &[]);
    }

    fn load(&mut self, at: &[i64], offset: i64) {
        let zero = self.int(0);
        let map = TensorMapData {
            buf: self.tensors[0],
            extents: self.extents.clone(),
            swizzle: self.swizzle,
            tf32: false,
            window: self.window.clone(),
        };
        let map = self.b.map(map);
        let mut args = vec![zero, zero];
        args.extend(at.iter().map(|&x| self.b.int(x, DType::I32)));
        let op = Op::TmaLoad { map, dst: self.tile, offset, signal: self.full, multicast: 0 };
        self.b.effect(op, &args);
    }

    fn expect(&mut self) {
        let zero = self.int(0);
        let op = Op::MbarrierExpect { buf: self.full, bytes: self.bytes() };
        self.b.effect(op, &[zero]);
    }

    fn wait(&mut self, parity: i64) {
        let (zero, parity) = (self.int(0), self.int(parity));
        self.b.effect(Op::MbarrierWait { buf: self.full }, &[zero, parity]);
    }

    fn store(&mut self, at: &[i64]) {
        let map = TensorMapData {
            buf: self.tensors[1],
            extents: self.extents.clone(),
            swizzle: self.swizzle,
            tf32: false,
            window: None,
        };
        let map = self.b.map(map);
        let mut args = vec![self.int(0)];
        args.extend(at.iter().map(|&x| self.b.int(x, DType::I32)));
        self.b.effect(Op::TmaStore { map, src: self.tile, offset: 0, add: false }, &args);
        self.b.effect(Op::TmaCommit {}, &[]);
        self.b.effect(Op::TmaWait { pending: 0, written: false }, &[]);
    }

    fn finish(self) -> Kernel {
        let mut kernel = self.b.finish();
        run_passes(&mut kernel);
        verify(&kernel).unwrap_or_else(|errors| panic!("{}", print_errors(&kernel, &errors)));
        kernel
    }

    /// What is in `y` after.
    fn run(self, tensors: &[Tensor; 2], seed: u64) -> Result<Vec<i32>, String> {
        let host = |source: Source| match source {
            Source::Extent(value, axis) => tensors[value.index()].0[axis as usize] as u64,
            Source::Stride(value, axis) => tensors[value.index()].strides()[axis as usize] as u64,
            Source::Host(_) => 0,
        };
        let x = (0..tensors[0].len() as i32).flat_map(|i| (i + 1).to_le_bytes()).collect();
        let mut globals = vec![x, vec![0xff; tensors[1].len() * 4]];
        let options = Options { seed, ..Options::default() };
        run(&self.finish(), &[1], &options, &host, &mut globals, &mut |_| {}).map_err(|e| e.to_string())?;
        let word = |bytes: &[u8]| i32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
        Ok(globals[1].chunks(4).map(word).collect())
    }
}

/// Copies a box from one place to another.
fn check(extents: &[u32], swizzle: Option<Swizzle>, x: &[i64], from: &[i64], y: &[i64], to: &[i64]) {
    let tensors = [Tensor(x.to_vec()), Tensor(y.to_vec())];
    let mut expected = vec![-1; tensors[1].len()];
    for number in 0..extents.iter().product::<u32>() {
        let mut rest = number;
        let mut index = vec![0; extents.len()];
        for axis in (0..extents.len()).rev() {
            index[axis] = i64::from(rest % extents[axis]);
            rest /= extents[axis];
        }
        let place = |first: &[i64]| index.iter().zip(first).map(|(i, first)| i + first).collect::<Vec<_>>();
        if let Some(at) = tensors[1].at(&place(to)) {
            expected[at] = tensors[0].at(&place(from)).map_or(0, |at| at as i32 + 1);
        }
    }
    for seed in 0..3 {
        let mut c = Copy::new(extents, swizzle);
        c.make_barrier(1);
        let first = c.first();
        c.when(first, |c| {
            c.expect();
            c.load(from, 0);
            c.wait(0);
            c.store(to);
        });
        let found = c.run(&tensors, seed).unwrap_or_else(|e| panic!("{extents:?} {x:?} {from:?}: {e}"));
        assert_eq!(found, expected, "{extents:?} {x:?} {from:?} {y:?} {to:?}");
    }
}

#[test]
fn boxes_are_cut_at_the_edges() {
    check(&[8, 8], None, &[8, 8], &[0, 0], &[8, 8], &[0, 0]);
    check(&[8, 32], Some(Swizzle::B128), &[5, 30], &[-1, 4], &[9, 17], &[2, -4]);
    check(&[16, 16], Some(Swizzle::B64), &[40, 33], &[30, 20], &[40, 33], &[-9, 28]);
    check(&[24, 8], Some(Swizzle::B32), &[40, 33], &[38, 32], &[3, 2], &[-1, -4]);
    check(&[256], None, &[1000], &[900], &[300], &[-20]);
    check(&[2, 3, 8], None, &[4, 5, 6], &[1, -1, 4], &[3, 4, 9], &[2, 2, 4]);
    check(&[2, 1, 3, 4, 4], None, &[3, 2, 4, 4, 7], &[2, 1, -2, 1, 4], &[2, 2, 2, 4, 9], &[0, 1, 0, 0, 4]);
    // All of it outside.
    check(&[8, 8], None, &[8, 8], &[8, 0], &[8, 8], &[0, -8]);
    check(&[8, 8], None, &[0, 8], &[0, 0], &[8, 8], &[0, 0]);
}

fn number(number: i64) -> Amount {
    let size = Amount::Int(number.unsigned_abs() as u32);
    if number < 0 { Amount::Bin(BinOp::Sub, Box::new((Amount::Int(0), size))) } else { size }
}

/// Places: the first, the step, how many; shifts up to the last number.
fn window(sides: &[[i64; 4]]) -> Window {
    let side = |&[first, step, count, shift]: &[i64; 4]| Side {
        first: number(first),
        step: number(step),
        count: number(count),
        shift: Amount::Among(Box::new((Amount::Int(0), number(shift + 1)))),
    };
    Window { sides: sides.iter().map(side).collect() }
}

/// Copies places of a window, from that with a number on.
fn check_window(x: &[i64], sides: &[[i64; 4]], places: u32, first: i64, column: i64) {
    let inner = sides.len();
    let extents: Vec<u32> = [&[places][..], &vec![1; inner], &[8]].concat();
    let tensors = [Tensor(x.to_vec()), Tensor(extents.iter().map(|&extent| extent.into()).collect())];
    let place = |mut number: i64| {
        let mut place = vec![0; inner + 1];
        for (axis, &[first, step, count, _]) in sides.iter().enumerate().rev() {
            place[axis + 1] = first + number % count * step;
            number /= count;
        }
        place[0] = number;
        place
    };
    let mut expected = Vec::new();
    for row in 0..i64::from(places) {
        let mut at = place(first + row);
        at[1..].iter_mut().zip(sides).for_each(|(at, side)| *at += side[3]);
        at.push(column);
        for _ in 0..8 {
            expected.push(tensors[0].at(&at).map_or(0, |at| at as i32 + 1));
            at[inner + 1] += 1;
        }
    }
    for seed in 0..2 {
        let mut c = Copy::new(&extents, Some(Swizzle::B32));
        c.window = Some(window(sides));
        c.make_barrier(1);
        let lead = c.first();
        c.when(lead, |c| {
            c.expect();
            let shifts = sides.iter().map(|side| side[3]);
            let at: Vec<i64> = place(first).into_iter().chain([column]).chain(shifts).collect();
            c.load(&at, 0);
            c.wait(0);
            c.store(&vec![0; inner + 2]);
        });
        let found = c.run(&tensors, seed).unwrap_or_else(|e| panic!("{x:?} {sides:?} {first}: {e}"));
        assert_eq!(found, expected, "{x:?} {sides:?} {first}");
    }
}

#[test]
fn windows_are_followed_over_edges() {
    // Three taps and one element of padding: any of the nine.
    for (r, s) in [(0, 0), (1, 1), (2, 0), (2, 2)] {
        check_window(&[2, 5, 7, 11], &[[-1, 1, 5, r], [-1, 1, 7, s]], 40, 12, 4);
    }
    check_window(&[3, 9, 16], &[[-2, 3, 4, 5]], 16, 3, 0);
    check_window(&[2, 3, 4, 5, 8], &[[0, 1, 3, 0], [-1, 2, 3, 1], [0, 2, 3, 2]], 60, 20, 0);
    // Beyond the last image, and columns beyond.
    check_window(&[2, 4, 4, 8], &[[0, 1, 2, 2], [0, 1, 2, 1]], 24, 0, 4);
}

#[test]
fn windows_that_no_copy_follows_are_faults() {
    let tensors = [Tensor(vec![2, 8, 8]), Tensor(vec![8, 1, 8])];
    let fault = |side: [i64; 4], at: [i64; 4]| {
        let mut c = Copy::new(&[8, 1, 8], None);
        c.window = Some(window(&[side]));
        c.make_barrier(1);
        let lead = c.first();
        c.when(lead, |c| {
            c.expect();
            c.load(&at, 0);
        });
        c.wait(0);
        c.run(&tensors, 0).err().unwrap_or_default()
    };
    assert_eq!(fault([-1, 2, 4, 1], [0, 1, 0, 1]), "");
    for (side, at, message) in [
        ([-1, 2, 4, 1], [0, 0, 0, 1], "no place 0"),
        ([-1, 2, 4, 1], [0, 7, 0, 1], "no place 7"),
        ([-1, 2, 4, 1], [0, -3, 0, 1], "no place -3"),
        ([-1, 2, 4, 1], [0, 1, 0, 2], "shifted by 2"),
        ([-1, 2, 4, 1], [0, 1, 0, -1], "shifted by -1"),
        ([-1, 9, 1, 0], [0, -1, 0, 0], "cannot follow"),
    ] {
        let found = fault(side, at);
        assert!(found.contains(message), "expected {message}, found {found}");
    }
}

/// All blocks add their boxes, and each element gets all of them.
#[test]
fn boxes_are_added() {
    let mut b = Builder::new("add", 32);
    let home = Home::Global { of: Value::new(0), writable: true };
    let y = b.buf(BufData { name: "y".to_owned(), elem: DType::F32, len: 0, home });
    let tile = b.shared("tile", DType::F32, 32);
    let thread = b.special(Special::Thread);
    let x = b.cast(thread, DType::F32);
    b.effect(Op::Store { buf: tile, offset: 0, guarded: false }, &[thread, x]);
    b.effect(Op::ProxyFence {}, &[]);
    b.effect(Op::Barrier {}, &[]);
    let map = b.map(TensorMapData { buf: y, extents: vec![2, 16], swizzle: None, tf32: false, window: None });
    let (first, zero, four) = (b.below(thread, 1), b.int(0, DType::I32), b.int(4, DType::I32));
    b.open(None);
    b.effect(Op::TmaStore { map, src: tile, offset: 0, add: true }, &[zero, zero, four]);
    b.effect(Op::TmaCommit {}, &[]);
    b.effect(Op::TmaWait { pending: 0, written: false }, &[]);
    let then = b.close();
    b.branch(first, then, Block::default());
    let mut kernel = b.finish();
    kernel.grid = 1;
    run_passes(&mut kernel);
    verify(&kernel).unwrap_or_else(|errors| panic!("{}", print_errors(&kernel, &errors)));
    let host = |source: Source| match source {
        Source::Extent(..) => 16,
        Source::Stride(_, axis) => [16, 1][axis as usize],
        Source::Host(_) => 0,
    };
    for seed in 0..3 {
        let ones = 1.0_f32.to_le_bytes().repeat(256);
        let mut globals = vec![ones];
        run(&kernel, &[3], &Options { workers: 1, seed }, &host, &mut globals, &mut |_| {}).expect("it runs");
        let sums: Vec<f32> = globals[0].as_chunks::<4>().0.iter().map(|&bytes| f32::from_le_bytes(bytes)).collect();
        for (i, sum) in sums.into_iter().enumerate() {
            let (row, column) = (i / 16, i % 16);
            let term = if row < 2 && column >= 4 { (row * 16 + column - 4) as f32 } else { 0.0 };
            assert_eq!(sum, 1.0 + 3.0 * term, "{row}, {column}");
        }
    }
}

/// What a kernel does wrong is found in whatever order.
fn faulty(f: impl Fn(&mut Copy), extents: &[u32], swizzle: Option<Swizzle>, message: &str) {
    let tensors = [Tensor(vec![32, 32]), Tensor(vec![32, 32])];
    for seed in 0..4 {
        let mut c = Copy::new(extents, swizzle);
        f(&mut c);
        let found = c.run(&tensors, seed).expect_err(message);
        assert!(found.contains(message), "seed {seed}: expected {message}, found {found}");
    }
}

fn loaded(c: &mut Copy, offset: i64) {
    c.make_barrier(1);
    let first = c.first();
    c.when(first, |c| {
        c.expect();
        c.load(&[0, 0], offset);
    });
}

/// Every thread reads its element of the tile and writes it to `y`.
fn look(c: &mut Copy) {
    let thread = c.b.special(Special::Thread);
    let x = c.b.value(Op::Load { buf: c.tile, offset: 0, guarded: false }, &[thread], DType::I32);
    c.b.effect(Op::Store { buf: c.tensors[1], offset: 0, guarded: false }, &[thread, x]);
}
