//! What only Hopper has, on one: TMA copies, barriers that count, partitions and
//! `wgmma`, against what they are said to do.

use std::ffi::{CString, c_void};
use tile_core::elem::DType;
use tile_core::interp::scalar::eval_literal;
use tile_core::ir::{BinOp, CmpOp, Literal, Value};
use tile_cuda::cudarc::driver::{result, sys};
use tile_cuda::ptx::{Arch, Emitted, emit};
use tile_cuda::ptxas::Ptxas;
use tile_cuda::{Cuda, TensorMap};
use tile_simt::ir::{
    Buf, BufData, Builder, Home, Kernel, Op, Partition, ShuffleMode, Source, Special, Swizzle, TensorMapData, Val,
};

/// The device, or a line that says why there is none.
pub(super) fn device() -> Option<Cuda> {
    match Cuda::new(0) {
        Ok(cuda) if cuda.arch() == Arch::Sm90a => Some(cuda),
        Ok(cuda) => {
            eprintln!("skipped: the device is {}, not Hopper", cuda.arch());
            None
        }
        Err(error) => {
            eprintln!("skipped: {error}");
            None
        }
    }
}

/// The device to run a kernel on. Where there is none, the kernel is assembled
/// at least, if there is an assembler.
fn device_for<'c>(cuda: &'c Option<Cuda>, kernel: &Kernel) -> Option<&'c Cuda> {
    if cuda.is_none()
        && let Some(ptxas) = Ptxas::find()
    {
        let emitted = emit(kernel, Arch::Sm90a).unwrap_or_else(|error| panic!("{}: {error}", kernel.name));
        ptxas.assemble(&emitted.text, Arch::Sm90a).unwrap_or_else(|error| panic!("{}: {error}", kernel.name));
    }
    cuda.as_ref()
}

/// A tensor in memory, its padding included.
pub(super) struct Matrix {
    elem: DType,
    extents: Vec<i64>,
    pub(super) strides: Vec<i64>,
    pub(super) bytes: Vec<u8>,
}

/// What is where no element is: not a number in every format of floats.
const PADDING: u8 = 0xff;

impl Matrix {
    /// Rows one after the other, each from a multiple of 16 bytes on.
    pub(super) fn new(elem: DType, extents: &[i64], at: impl Fn(&[i64]) -> i64) -> Matrix {
        let unit = 16 / elem.bytes() as i64;
        let mut strides = vec![1; extents.len()];
        for axis in (1..extents.len()).rev() {
            let span = strides[axis] * extents[axis];
            strides[axis - 1] = (span + unit - 1) / unit * unit;
        }
        let len = (strides[0] * extents[0]) as usize * elem.bytes();
        let mut matrix =
            Matrix { elem, extents: extents.to_vec(), strides, bytes: vec![PADDING; len.next_multiple_of(16)] };
        for place in places(extents) {
            let encoding = encoding(elem, at(&place));
            let start = matrix.start(&place);
            matrix.bytes[start..start + elem.bytes()].copy_from_slice(&encoding);
        }
        matrix
    }

    pub(super) fn start(&self, place: &[i64]) -> usize {
        let index: i64 = place.iter().zip(&self.strides).map(|(at, stride)| at * stride).sum();
        index as usize * self.elem.bytes()
    }

    fn element(&self, place: &[i64]) -> &[u8] {
        &self.bytes[self.start(place)..][..self.elem.bytes()]
    }
}

/// Every index of a box, rows first.
pub(super) fn places(extents: &[i64]) -> impl Iterator<Item = Vec<i64>> {
    let extents = extents.to_vec();
    let count: i64 = extents.iter().product();
    (0..count).map(move |mut number| {
        let mut place = vec![0; extents.len()];
        for axis in (0..extents.len()).rev() {
            place[axis] = number % extents[axis];
            number /= extents[axis];
        }
        place
    })
}

pub(super) fn encoding(elem: DType, x: i64) -> Vec<u8> {
    eval_literal(Literal::Int(x.into()), elem).bits.to_le_bytes()[..elem.bytes()].to_vec()
}

/// Runs a kernel on tensors, one for each of its pointers.
pub(super) fn run(cuda: &Cuda, kernel: &Kernel, tensors: &mut [Matrix], scalars: &[i32], blocks: u32) {
    let emitted: Emitted = emit(kernel, Arch::Sm90a).unwrap_or_else(|error| panic!("{}: {error}", kernel.name));
    cuda.context().bind_to_thread().unwrap();
    let text = CString::new(emitted.text.clone()).unwrap();
    let entry = CString::new(emitted.entry.clone()).unwrap();
    // SAFETY: the text is valid PTX for the device; its threads access the
    // tensors, which the allocations hold; the launch ends before anything is
    // read or freed.
    unsafe {
        let module = result::module::load_data(text.as_ptr().cast())
            .unwrap_or_else(|error| panic!("{}: {error}", emitted.entry));
        let function = result::module::get_function(module, entry).unwrap();
        let attribute = sys::CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES;
        result::function::set_function_attribute(function, attribute, emitted.shared_bytes as i32).unwrap();
        let mut pointers: Vec<u64> = Vec::new();
        for tensor in tensors.iter() {
            let base = result::malloc_sync(tensor.bytes.len()).unwrap();
            result::memcpy_htod_sync(base, &tensor.bytes).unwrap();
            pointers.push(base);
        }
        let maps: Vec<TensorMap> = (emitted.maps.iter())
            .map(|map| {
                let tensor = &tensors[map.pointer];
                TensorMap::new(map, pointers[map.pointer], &tensor.extents, &tensor.strides)
                    .unwrap_or_else(|error| panic!("{}: {error}", emitted.entry))
            })
            .collect();
        let bases = pointers.clone();
        let mut scalars = scalars.to_vec();
        let mut params: Vec<*mut c_void> = pointers.iter_mut().map(|p| std::ptr::from_mut(p).cast()).collect();
        params.extend(scalars.iter_mut().map(|scalar| std::ptr::from_mut(scalar).cast::<c_void>()));
        params.extend(maps.iter().map(|map| map.as_ptr().cast_mut()));
        let (grid, block) = ((blocks, 1, 1), (emitted.threads, 1, 1));
        result::launch_kernel(function, grid, block, emitted.shared_bytes, std::ptr::null_mut(), &mut params).unwrap();
        result::ctx::synchronize().unwrap_or_else(|error| panic!("{}: {error}", emitted.entry));
        for (tensor, base) in tensors.iter_mut().zip(bases) {
            result::memcpy_dtoh_sync(&mut tensor.bytes, base).unwrap();
            result::free_sync(base).unwrap();
        }
        result::module::unload(module).unwrap();
    }
}

fn global(b: &mut Builder, name: &str, elem: DType, number: usize) -> Buf {
    let home = Home::Global { of: Value::new(number), writable: true };
    b.buf(BufData { name: name.to_owned(), elem, len: 0, home })
}

fn shared(b: &mut Builder, name: &str, elem: DType, len: u32) -> Buf {
    let start = b.kernel().shared_bytes().next_multiple_of(1024);
    b.buf(BufData { name: name.to_owned(), elem, len, home: Home::Shared { start: Some(start), align: 1024 } })
}

pub(super) fn scalars(b: &mut Builder, count: usize) -> Vec<Val> {
    (0..count).map(|i| b.param(Source::Host(Value::new(100 + i)), DType::I32)).collect()
}

fn when(b: &mut Builder, condition: Val, then: impl FnOnce(&mut Builder)) {
    b.open(None);
    then(b);
    let then = b.close();
    b.open(None);
    let otherwise = b.close();
    b.branch(condition, then, otherwise);
}

fn repeat(b: &mut Builder, [lo, hi, step]: [i64; 3], body: impl FnOnce(&mut Builder, Val)) {
    let [lo, hi, step] = [lo, hi, step].map(|x| b.int(x, DType::I32));
    let i = b.open(Some(DType::I32)).unwrap();
    body(b, i);
    let block = b.close();
    b.repeat(lo, hi, step, block);
}

/// One thread in a warp.
fn one(b: &mut Builder) -> Val {
    let thread = b.special(Special::Thread);
    let zero = b.int(0, DType::I32);
    b.cmp(CmpOp::Eq, thread, zero)
}

/// Shared memory to an output or back, by 128 threads.
fn move_plainly(b: &mut Builder, from: Buf, to: Buf, len: u32) {
    let thread = b.special(Special::Thread);
    let elem = b.kernel().bufs[from].elem;
    repeat(b, [0, len.into(), 128], |b, i| {
        let at = b.add(i, thread);
        let guard = b.below(at, len.into());
        let x = b.values(Op::Load { buf: from, offset: 0, guarded: true }, &[guard, at], elem, 1)[0];
        b.effect(Op::Store { buf: to, offset: 0, guarded: true }, &[guard, at, x]);
    });
}

/// A kind of box: elements, extents and permutation.
type BoxOf = (DType, &'static [u32], Option<Swizzle>);

const BOXES: &[BoxOf] = &[
    (DType::U8, &[256], None),
    (DType::F32, &[64], None),
    (DType::BF16, &[64, 64], Some(Swizzle::B128)),
    (DType::F16, &[16, 32], Some(Swizzle::B64)),
    (DType::E4M3, &[24, 32], Some(Swizzle::B32)),
    (DType::F32, &[40, 32], Some(Swizzle::B128)),
    (DType::F64, &[8, 10], None),
    (DType::I8, &[2, 8, 128], Some(Swizzle::B128)),
    (DType::U16, &[1, 2, 4, 64], Some(Swizzle::B128)),
    (DType::I32, &[2, 1, 3, 2, 8], None),
];

/// Which way a box goes.
#[derive(Clone, Copy, PartialEq)]
enum Way {
    Load,
    Store,
}

/// A tensor somewhat larger than two boxes, and where a box may be cut: at whole
/// chunks of 16 bytes of a row, because anything else is an illegal instruction.
/// So are stores of boxes that begin before a tensor of rank 1, and those to rows
/// that end inside of 16 bytes leave other bytes behind: no lowering makes either
/// (`lower/warp_specialize/tma_epilogue.rs`).
fn around(elem: DType, sides: &[u32], way: Way) -> (Vec<i64>, Vec<Vec<i64>>) {
    let mut extents: Vec<i64> = sides.iter().map(|&side| if side == 1 { 1 } else { i64::from(side) * 2 + 3 }).collect();
    let chunk = (16 / elem.bytes() as i64).max(1);
    if way == Way::Store {
        extents.iter_mut().last().into_iter().for_each(|row| *row += (-*row).rem_euclid(chunk));
    }
    let inside = vec![0; sides.len()];
    let before: Vec<i64> = sides.iter().map(|&side| -(i64::from(side) / 4)).collect();
    let beyond: Vec<i64> = extents.iter().zip(sides).map(|(&n, &side)| n - i64::from(side).min(5)).collect();
    let cut = |mut corner: Vec<i64>| {
        corner.iter_mut().last().into_iter().for_each(|at| *at -= at.rem_euclid(chunk));
        corner
    };
    let (before, beyond) = (cut(before), cut(beyond));
    let middle: Vec<i64> = sides.iter().map(|&side| i64::from(side > 1)).collect();
    let mut corners = vec![inside, beyond, cut(middle)];
    if way == Way::Load {
        corners.push(before);
    }
    (extents, corners)
}

/// Where an element of a box is in shared memory.
fn place_in_box(elem: DType, sides: &[i64], place: &[i64], swizzle: Option<Swizzle>) -> usize {
    let index = place.iter().zip(sides).fold(0, |index, (at, side)| index * side + at);
    let byte = index as u32 * elem.bytes() as u32;
    swizzle.map_or(byte, |swizzle| swizzle.apply(byte)) as usize
}

#[test]
fn boxes_are_cut_out_of_tensors_and_zeros_are_beyond() {
    let cuda = device();
    for &(elem, sides, swizzle) in BOXES {
        let len: u32 = sides.iter().product();
        let mut b = Builder::new(format!("load_{elem}_{}", sides.len()), 128);
        let (from, to) = (global(&mut b, "from", elem, 0), global(&mut b, "to", elem, 1));
        let (tile, bars) = (shared(&mut b, "tile", elem, len), shared(&mut b, "bars", DType::U64, 1));
        let map = b.map(TensorMapData { buf: from, extents: sides.to_vec(), swizzle, tf32: false, window: None });
        let coordinates = scalars(&mut b, sides.len());
        let (first, zero) = (one(&mut b), b.int(0, DType::I32));
        when(&mut b, first, |b| {
            b.effect(Op::MbarrierInit { buf: bars, count: 1 }, &[zero]);
            b.effect(Op::MbarrierFence {}, &[]);
        });
        b.effect(Op::Barrier {}, &[]);
        // A lane that the warp elects: of a thread chosen by its number the
        // assembler makes uniform registers that are not set.
        let thread = b.special(Special::Thread);
        let lead = b.shuffle(ShuffleMode::Index, 0, thread);
        let warp = b.below(lead, 32);
        when(&mut b, warp, |b| {
            let elected = b.value(Op::Elect {}, &[], DType::Bool);
            when(b, elected, |b| {
                b.effect(Op::MbarrierExpect { buf: bars, bytes: len * elem.bytes() as u32 }, &[zero]);
                let args: Vec<Val> = [zero, zero].into_iter().chain(coordinates).collect();
                b.effect(Op::TmaLoad { map, dst: tile, offset: 0, signal: bars, multicast: 0 }, &args);
            });
        });
        b.effect(Op::MbarrierWait { buf: bars }, &[zero, zero]);
        move_plainly(&mut b, tile, to, len);
        let kernel = b.finish();
        let Some(cuda) = device_for(&cuda, &kernel) else { continue };
        let (extents, corners) = around(elem, sides, Way::Load);
        let box_sides: Vec<i64> = sides.iter().map(|&side| side.into()).collect();
        for corner in corners {
            let numbers = |place: &[i64]| place.iter().fold(1, |x, at| (x * 5 + at) % 7);
            let mut tensors = [Matrix::new(elem, &extents, numbers), Matrix::new(elem, &[len.into()], |_| 1)];
            let scalars: Vec<i32> = corner.iter().map(|&at| at as i32).collect();
            run(cuda, &kernel, &mut tensors, &scalars, 1);
            let [source, found] = &tensors;
            for place in places(&box_sides) {
                let at: Vec<i64> = place.iter().zip(&corner).map(|(at, corner)| at + corner).collect();
                let inside = at.iter().zip(&extents).all(|(at, extent)| (0..*extent).contains(at));
                let expected = if inside { source.element(&at).to_vec() } else { vec![0; elem.bytes()] };
                let byte = place_in_box(elem, &box_sides, &place, swizzle);
                let found = &found.bytes[byte..byte + elem.bytes()];
                assert_eq!(found, expected, "{elem} {sides:?} at {corner:?}: {place:?}");
            }
        }
    }
}

#[test]
fn boxes_go_into_tensors_and_nothing_beyond() {
    let cuda = device();
    for &(elem, sides, swizzle) in BOXES {
        let len: u32 = sides.iter().product();
        let mut b = Builder::new(format!("store_{elem}_{}", sides.len()), 128);
        let (from, to) = (global(&mut b, "from", elem, 0), global(&mut b, "to", elem, 1));
        let tile = shared(&mut b, "tile", elem, len);
        let map = b.map(TensorMapData { buf: to, extents: sides.to_vec(), swizzle, tf32: false, window: None });
        let coordinates = scalars(&mut b, sides.len());
        let (first, zero) = (one(&mut b), b.int(0, DType::I32));
        move_plainly(&mut b, from, tile, len);
        b.effect(Op::ProxyFence {}, &[]);
        b.effect(Op::Barrier {}, &[]);
        when(&mut b, first, |b| {
            let args: Vec<Val> = [zero].into_iter().chain(coordinates).collect();
            b.effect(Op::TmaStore { map, src: tile, offset: 0, add: false }, &args);
            b.effect(Op::TmaCommit {}, &[]);
            b.effect(Op::TmaWait { pending: 0, written: false }, &[]);
        });
        let kernel = b.finish();
        let Some(cuda) = device_for(&cuda, &kernel) else { continue };
        let (extents, corners) = around(elem, sides, Way::Store);
        let box_sides: Vec<i64> = sides.iter().map(|&side| side.into()).collect();
        for corner in corners {
            let mut tensors = [Matrix::new(elem, &[len.into()], |at| at[0] % 7), Matrix::new(elem, &extents, |_| 1)];
            let mut expected = tensors[1].bytes.clone();
            for place in places(&box_sides) {
                let at: Vec<i64> = place.iter().zip(&corner).map(|(at, corner)| at + corner).collect();
                if at.iter().zip(&extents).all(|(at, extent)| (0..*extent).contains(at)) {
                    let byte = place_in_box(elem, &box_sides, &place, swizzle);
                    let start = tensors[1].start(&at);
                    expected[start..start + elem.bytes()].copy_from_slice(&tensors[0].bytes[byte..][..elem.bytes()]);
                }
            }
            let scalars: Vec<i32> = corner.iter().map(|&at| at as i32).collect();
            run(cuda, &kernel, &mut tensors, &scalars, 1);
            assert!(tensors[1].bytes == expected, "{elem} {sides:?} at {corner:?}");
        }
    }
}

/// One team copies boxes into a ring of three, the other adds them up.
#[test]
fn partitions_meet_in_a_pipeline() {
    const STAGES: i64 = 3;
    const STEPS: i64 = 17;
    let cuda = device();
    for arrivals in [1, 4, 128] {
        let mut b = Builder::new(format!("ring_{arrivals}"), 256);
        let (from, to) = (global(&mut b, "from", DType::I32, 0), global(&mut b, "to", DType::I32, 1));
        let tiles = shared(&mut b, "tiles", DType::I32, 128 * STAGES as u32);
        let bars = shared(&mut b, "bars", DType::U64, 2 * STAGES as u32);
        let map = b.map(TensorMapData { buf: from, extents: vec![1, 128], swizzle: None, tf32: false, window: None });
        let (first, zero) = (one(&mut b), b.int(0, DType::I32));
        when(&mut b, first, |b| {
            for stage in 0..STAGES {
                let (full, empty) = (b.int(stage, DType::I32), b.int(STAGES + stage, DType::I32));
                b.effect(Op::MbarrierInit { buf: bars, count: 1 }, &[full]);
                b.effect(Op::MbarrierInit { buf: bars, count: arrivals }, &[empty]);
            }
            b.effect(Op::MbarrierFence {}, &[]);
        });
        b.effect(Op::Barrier {}, &[]);
        // Stage and parity of a step; the others wait for the phase before.
        let place = |b: &mut Builder, step: Val| {
            let (stage, round) = (b.rem_int(step, STAGES), b.div_int(step, STAGES));
            let one = b.int(1, DType::I32);
            let parity = b.bin(BinOp::And, round, one);
            let before = b.bin(BinOp::Xor, parity, one);
            let empty = b.add_int(stage, STAGES);
            (stage, empty, parity, before)
        };
        b.open(None);
        when(&mut b, first, |b| {
            repeat(b, [0, STEPS, 1], |b, step| {
                let (stage, empty, _, before) = place(b, step);
                b.effect(Op::MbarrierWait { buf: bars }, &[empty, before]);
                b.effect(Op::MbarrierExpect { buf: bars, bytes: 512 }, &[stage]);
                let at = b.mul_int(stage, 128);
                let load = Op::TmaLoad { map, dst: tiles, offset: 0, signal: bars, multicast: 0 };
                b.effect(load, &[at, stage, step, zero]);
            });
        });
        let loading = b.close();
        b.open(None);
        let sum = b.var("sum", DType::I32, 1);
        b.set(sum, 0, zero);
        let thread = b.special(Special::Thread);
        let lane = b.rem_int(thread, 128);
        repeat(&mut b, [0, STEPS, 1], |b, step| {
            let (stage, empty, parity, _) = place(b, step);
            b.effect(Op::MbarrierWait { buf: bars }, &[stage, parity]);
            let at = b.mul_int(stage, 128);
            let at = b.add(at, lane);
            let x = b.values(Op::Load { buf: tiles, offset: 0, guarded: false }, &[at], DType::I32, 1)[0];
            let before = b.get(sum, 0);
            let after = b.add(before, x);
            b.set(sum, 0, after);
            if arrivals < 128 {
                b.effect(Op::Barrier {}, &[]);
            }
            let some = b.below(lane, arrivals.into());
            when(b, some, |b| b.effect(Op::MbarrierArrive { buf: bars, remote: false }, &[empty]));
        });
        let x = b.get(sum, 0);
        b.effect(Op::Store { buf: to, offset: 0, guarded: false }, &[lane, x]);
        let adding = b.close();
        let partition = |registers| Partition { threads: 128, registers: Some(registers) };
        b.warp_specialize(vec![partition(40), partition(200)], vec![loading, adding]);
        let kernel = b.finish();
        let Some(cuda) = device_for(&cuda, &kernel) else { continue };
        let number = |at: &[i64]| at[0] * 1000 + at[1] * at[1];
        let mut tensors = [Matrix::new(DType::I32, &[STEPS, 120], number), Matrix::new(DType::I32, &[128], |_| 0)];
        run(cuda, &kernel, &mut tensors, &[], 1);
        for lane in 0..128 {
            let all: i64 = (0..STEPS).map(|step| if lane < 120 { number(&[step, lane]) } else { 0 }).sum();
            assert_eq!(tensors[1].element(&[lane]), encoding(DType::I32, all), "{arrivals} arrivals, lane {lane}");
        }
    }
}
