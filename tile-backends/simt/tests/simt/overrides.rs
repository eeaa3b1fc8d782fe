//! What the user says of tiles, blocks and registers: that it holds, that kernels are
//! right with it under several orders of what may happen at any time, and what cannot be.

use crate::common::gemm::{Case, count, product};
use crate::common::{agree, divided, plain, run_kernel, run_kernel_with, target};
use tile_core::elem::DType;
use tile_core::ir::Func;
use tile_core::ir::schedule::CudaHints;
use tile_core::ir::text::parse;
use tile_core::testing::Buffer;
use tile_simt::facts::LaunchFacts;
use tile_simt::interp::Options as Order;
use tile_simt::ir::{Kernel, Op, Special};
use tile_simt::lower::{LowerError, Target, blocks_of_a_tile, lower};

/// Each tile takes a number as soon as its block is there.
const TICKETS: &str = "
    kernel tickets(%count count: mut global<i32, [1]>, %y y: mut global<i32, [?, ?]>)
    host { %a = extent %y, axis = 0 : index  %b = extent %y, axis = 1 : index }
    grid %a, %b
    body (%i: index, %j: index) {
      %zero = const 0 : index  %one = const 1 : i32
      %ticket = atomic.add %count, %zero, %one, order = relaxed : i32
      store %ticket, %y, %i, %j
    }";

/// The numbers of tiles in the order in which they are taken, in bands of so many rows.
fn in_bands([rows, columns]: [i64; 2], tall: i64) -> Vec<u64> {
    let mut found = vec![0; (rows * columns) as usize];
    let mut ticket = 0;
    for first in (0..rows).step_by(tall as usize) {
        for column in 0..columns {
            for row in first..rows.min(first + tall) {
                found[(row * columns + column) as usize] = ticket;
                ticket += 1;
            }
        }
    }
    found
}

#[test]
fn tiles_are_taken_in_bands() {
    for extents in [[7, 5], [64, 3], [1, 9], [9, 1]] {
        for (raster, persistent) in [(1, false), (2, false), (3, false), (64, false), (1, true), (3, true), (64, true)]
        {
            let mut func = parse(TICKETS).unwrap_or_else(|error| panic!("{error}"));
            func.schedule.cuda.raster = Some(raster);
            func.schedule.cuda.persistent = persistent.then_some(true);
            let [mut tickets, mut found] = [&[1][..], &extents].map(|shape| Buffer::zeros(DType::I32, shape));
            let facts = LaunchFacts::of(&[tickets.arg_mut(), found.arg_mut()]);
            let kernel = lower(&func, &facts, &target()).expect("it lowers");
            assert_eq!((kernel.persistent, kernel.grid), (persistent, if persistent || raster == 1 { 2 } else { 1 }));
            let order = Order { workers: 1, seed: 0 };
            run_kernel_with(&func, &kernel, &mut [tickets.arg_mut(), found.arg_mut()], &order)
                .unwrap_or_else(|error| panic!("{error}"));
            // The grid's own order has its last axis fastest.
            let expected = match raster {
                1 => (0..(extents[0] * extents[1]) as u64).collect(),
                _ => in_bands(extents, raster.into()),
            };
            assert_eq!(found.bits(), expected, "{extents:?} in bands of {raster}, persistent {persistent}");
        }
    }
}

#[test]
fn targets_without_lines_have_their_own_order() {
    let mut func = parse(TICKETS).unwrap_or_else(|error| panic!("{error}"));
    func.schedule.cuda = CudaHints { raster: Some(3), persistent: Some(true), ..CudaHints::default() };
    let [mut tickets, mut found] = [&[1][..], &[7, 5]].map(|shape| Buffer::zeros(DType::I32, shape));
    let facts = LaunchFacts::of(&[tickets.arg_mut(), found.arg_mut()]);
    let kernel = lower(&func, &facts, &plain()).expect("it lowers");
    assert!(!kernel.persistent && kernel.grid == 2);
    run_kernel(&func, &kernel, &mut [tickets.arg_mut(), found.arg_mut()]).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(found.bits(), (0..35).collect::<Vec<u64>>());
}

/// A product in tiles of 64×64×64, so scheduled.
fn scheduled(schedule: CudaHints, extents: [i64; 3]) -> Case {
    let mut func = product(DType::BF16, DType::F32, 64, 3, [false, true], "shared");
    func.schedule.cuda = schedule;
    Case::new(func, 5, [DType::BF16, DType::F32], extents, [false, true])
}

fn lowered(case: &Case, target: &Target) -> Kernel {
    let [_, n] = case.expected.shape()[..] else { panic!("a product has two axes") };
    let even = (n + 63) / 64 % 2 == 0;
    lower(&case.func, &LaunchFacts { even, ..case.facts() }, target).expect("it has a lowering")
}

/// Runs a product for several extents, numbers of blocks and orders.
fn right(schedule: &CudaHints, target: &Target, is: &dyn Fn(&Kernel) -> bool) {
    for extents in [[64, 128, 128], [600, 72, 72]] {
        let case = scheduled(schedule.clone(), extents);
        let kernel = lowered(&case, target);
        assert!(is(&kernel), "{schedule:?} {extents:?}\n{kernel}");
        for seed in 0..2 {
            for workers in [1, 3] {
                case.attempt(&case.func, &kernel, &Order { workers, seed })
                    .unwrap_or_else(|e| panic!("{schedule:?} {extents:?} {workers} workers, seed {seed}: {e}"));
            }
        }
    }
}

fn specials(kernel: &Kernel, wanted: fn(&Special) -> bool) -> usize {
    let mut count = 0;
    kernel.walk(&mut |inst| count += usize::from(matches!(&inst.op, Op::Special { what } if wanted(what))));
    count
}

#[test]
fn tiles_have_blocks_of_their_own() {
    let own = |schedule: CudaHints| CudaHints { persistent: Some(false), ..schedule };
    let lineless = |kernel: &Kernel| {
        kernel.is_divided() && !kernel.persistent && specials(kernel, |it| matches!(it, Special::Worker)) == 0
    };
    // In bands of eight rows by rule, of others, and in the order of the grid.
    let axes = |schedule: CudaHints, axes: u32| {
        right(&own(schedule), &divided(), &|kernel| lineless(kernel) && kernel.grid == axes);
    };
    axes(CudaHints::default(), 1);
    axes(CudaHints { raster: Some(2), ..CudaHints::default() }, 1);
    axes(CudaHints { raster: Some(1), ..CudaHints::default() }, 2);
    // Blocks share the loop of a tile, of a line and of the grid.
    for (raster, axes) in [(None, 1), (Some(1), 2)] {
        let split = own(CudaHints { split: Some(4), raster, ..CudaHints::default() });
        right(&split, &divided(), &|kernel| lineless(kernel) && (kernel.cluster, kernel.grid) == (4, axes));
        // Those of a cluster take neighbours, where there are as many.
        let clusters = own(CudaHints { clusters: Some(2), raster, ..CudaHints::default() });
        right(&clusters, &divided(), &|kernel| lineless(kernel) && kernel.grid == axes);
    }
    let case = scheduled(own(CudaHints { clusters: Some(2), ..CudaHints::default() }), [64, 128, 64]);
    let kernel = lowered(&case, &divided());
    assert_eq!((kernel.cluster, blocks_of_a_tile(&case.func, &kernel)), (2, 1));
    let case = scheduled(own(CudaHints { split: Some(2), ..CudaHints::default() }), [64, 128, 64]);
    let kernel = lowered(&case, &divided());
    assert_eq!((kernel.cluster, blocks_of_a_tile(&case.func, &kernel)), (2, 2));
}

#[test]
fn tiles_of_a_line_are_in_the_order_that_is_asked_for() {
    for rows in [1, 3, 64] {
        let schedule = CudaHints { raster: Some(rows), ..CudaHints::default() };
        right(&schedule, &divided(), &|kernel| kernel.is_divided() && kernel.persistent);
        let schedule = CudaHints { clusters: Some(2), ..schedule };
        right(&schedule, &divided(), &|kernel| kernel.is_divided() && kernel.persistent);
    }
}

#[test]
fn blocks_without_teams_stay() {
    for raster in [None, Some(2)] {
        let schedule = CudaHints { persistent: Some(true), raster, ..CudaHints::default() };
        right(&schedule, &target(), &|kernel| !kernel.is_divided() && kernel.persistent);
        // What warp-specialised blocks do anyway.
        right(&schedule, &divided(), &|kernel| kernel.is_divided() && kernel.persistent);
    }
    let schedule = CudaHints { raster: Some(2), ..CudaHints::default() };
    right(&schedule, &target(), &|kernel| !kernel.is_divided() && !kernel.persistent && kernel.grid == 1);
}

#[test]
fn one_tile_has_no_pingpong() {
    // Tiles that consumers take alternately by rule: two of them, or one of as many threads.
    for (persistent, partitions) in [(None, 3), (Some(false), 2)] {
        let func = of_tiles([128, 128], CudaHints { persistent, ..CudaHints::default() });
        let case = Case::new(func, 5, [DType::BF16, DType::F32], [136, 128, 72], [false, true]);
        let kernel = lowered(&case, &divided());
        assert_eq!((kernel.threads, registers(&kernel).len()), (3 * 128, partitions));
        case.attempt(&case.func, &kernel, &Order::default()).unwrap_or_else(|e| panic!("{e}"));
    }
}

/// Registers of the threads of a kernel's partitions.
fn registers(kernel: &Kernel) -> Vec<Option<u32>> {
    let mut found = Vec::new();
    kernel.walk(&mut |inst| {
        if let Op::WarpSpecialize { partitions } = &inst.op {
            found.extend(partitions.iter().map(|partition| partition.registers));
        }
    });
    found
}

#[test]
fn teams_have_the_registers_that_are_asked_for() {
    let asked = |registers, pingpong| CudaHints { registers: Some(registers), pingpong, ..CudaHints::default() };
    right(&asked([56, 200], None), &divided(), &|kernel| registers(kernel) == [Some(200), Some(56)]);
    right(&asked([24, 96], Some(true)), &divided(), &|kernel| registers(kernel) == [Some(96), Some(96), Some(24)]);
    // One warpgroup keeps what it has, if nobody says otherwise.
    right(&CudaHints::default(), &divided(), &|kernel| registers(kernel) == [None, None]);
}

#[test]
fn registers_that_a_block_does_not_have_are_an_error() {
    let error = |[producer, consumer]: [u32; 2], pingpong| {
        let schedule = CudaHints { registers: Some([producer, consumer]), pingpong, ..CudaHints::default() };
        let case = scheduled(schedule, [64, 64, 64]);
        match lower(&case.func, &case.facts(), &divided()) {
            Err(LowerError::Override { reason }) => reason,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(
        error([40, 240], Some(true)),
        "`cuda(registers = [40, 240])` are 66560 of a block with 2 warpgroups that multiply, which has 64512; \
         `cuda(registers = [40, 232])` fits"
    );
    assert_eq!(
        error([240, 256], Some(true)),
        "`cuda(registers = [240, 256])` are 96256 of a block with 2 warpgroups that multiply, which has 64512; \
         `cuda(registers = [240, 128])` fits"
    );
}

/// Columns of the instructions of a kernel's products.
fn columns(kernel: &Kernel) -> Vec<u16> {
    let mut found = Vec::new();
    kernel.walk(&mut |inst| {
        if let Op::Wgmma { shape, .. } = &inst.op {
            found.push(shape.n);
        }
    });
    found.dedup();
    found
}

/// A product in tiles of `m`×`n`×64.
fn of_tiles([m, n]: [i64; 2], schedule: CudaHints) -> Func {
    let text = format!(
        "kernel product(%a a: global<bf16, [?, ?]>, %b b: global<bf16, [?, ?]>, %c c: mut global<f32, [?, ?]>)
        host {{
          %m = extent %c, axis = 0 : index  %n = extent %c, axis = 1 : index  %k = extent %a, axis = 1 : index
          %tm = const {m} : index  %um = const {} : index  %tn = const {n} : index  %un = const {} : index
          %m1 = bin.add %m, %um : index  %gm = bin.div %m1, %tm : index
          %n1 = bin.add %n, %un : index  %gn = bin.div %n1, %tn : index
        }}
        grid %gm, %gn
        body (%y: index, %x: index) {{
          %as = alloc : shared<bf16, [{m}, 64]>  %bs = alloc : shared<bf16, [{n}, 64]>
          %acc = alloc : fragment<f32, [{m}, {n}]>
          %z = const 0 : f32  fill %acc, %z
          %zero = const 0 : index  %one = const 1 : index  %d = const 64 : index  %d1 = const 63 : index
          %k1 = bin.add %k, %d1 : index  %steps = bin.div %k1, %d : index
          %row = bin.mul %y, %tm : index  %col = bin.mul %x, %tn : index
          for %zero, %steps, %one, kind = pipelined(3) (%i: index) {{
            %at = bin.mul %i, %d : index
            %ra = region %a, %row, %at, axes = [{m}, 64] : global<bf16, [{m}, 64]>
            copy %ra, %as
            %rb = region %b, %col, %at, axes = [{n}, 64] : global<bf16, [{n}, 64]>
            copy %rb, %bs
            %bt = permute %bs, axes = [1, 0] : shared<bf16, [64, {n}]>
            gemm %as, %bt, %acc, accumulate
          }}
          %rc = region %c, %row, %col, axes = [{m}, {n}] : global<f32, [{m}, {n}]>
          copy %acc, %rc
        }}",
        m - 1,
        n - 1
    );
    let mut func = parse(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
    func.schedule.cuda = schedule;
    func
}

#[test]
fn products_are_multiplied_as_transposes_where_that_is_asked_for() {
    // Rows of a tile, what is asked for, and the columns of instructions, if there are any.
    let cases = [
        (16, None, Some(16)),
        (16, Some(true), Some(16)),
        (16, Some(false), None),
        (128, None, Some(64)),
        (128, Some(false), Some(64)),
        (128, Some(true), Some(128)),
    ];
    for (m, swap, wide) in cases {
        let func = of_tiles([m, 64], CudaHints { swap, ..CudaHints::default() });
        for extents in [[16, 64, 128], [200, 130, 72]] {
            let case = Case::new(func.clone(), 6, [DType::BF16, DType::F32], extents, [false, true]);
            let kernel = lower(&func, &case.facts(), &divided()).expect("it has a lowering");
            assert_eq!(columns(&kernel), wide.into_iter().collect::<Vec<u16>>(), "{m} {swap:?}\n{kernel}");
            assert_eq!(count(&kernel, |op| matches!(op, Op::Mma { .. })) > 0, wide.is_none(), "{m} {swap:?}");
            for seed in 0..3 {
                case.attempt(&func, &kernel, &Order { workers: 2, seed })
                    .unwrap_or_else(|e| panic!("{m} {swap:?} {extents:?} seed {seed}: {e}"));
            }
        }
    }
}

#[test]
fn what_is_left_to_the_rules_is_as_without_overrides() {
    let results =
        [CudaHints::default(), CudaHints { persistent: Some(true), ..CudaHints::default() }].map(|schedule| {
            let case = scheduled(schedule, [130, 200, 72]);
            let kernel = lowered(&case, &divided());
            (kernel.to_string(), case.attempt(&case.func, &kernel, &Order::default()).expect("it is right"))
        });
    let [(rules, by_rules), (said, as_said)] = results;
    assert_eq!(rules, said);
    agree(&by_rules, &as_said, false).expect("the same bits");
}
