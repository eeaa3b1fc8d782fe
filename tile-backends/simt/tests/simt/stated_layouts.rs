//! Layouts of shared tiles that a kernel states: that they hold, that every access finds its elements,
//! and what stands against them.

use crate::common::gemm::{Case, product};
use crate::common::{agree, cooperative, divided, plain, run_kernel_with, target};
use tile_core::elem::DType;
use tile_core::interp;
use tile_core::ir::schedule::TileLayout;
use tile_core::ir::text::parse;
use tile_core::ir::{Func, Op};
use tile_core::testing::{Buffer, Rng};
use tile_simt::facts::LaunchFacts;
use tile_simt::interp::Options as Order;
use tile_simt::ir::Swizzle;
use tile_simt::layout::{Mode, Order as Lies, Place, SharedLayout};
use tile_simt::lower::{LowerError, Target, lower, lower_with_layouts};

const ALL: [TileLayout; 5] =
    [TileLayout::Linear, TileLayout::Padded, TileLayout::Swizzle32, TileLayout::Swizzle64, TileLayout::Swizzle128];

/// A product in tiles of 64×64×64 whose left operand is stated to lie so.
fn stated(types: [DType; 2], layout: TileLayout, transposed: [bool; 2]) -> Case {
    stated_of(0, "a_s", types, layout, transposed)
}

/// The same with what is made after so many other tiles: operands, then the accumulator.
fn stated_of(number: usize, name: &str, types: [DType; 2], layout: TileLayout, transposed: [bool; 2]) -> Case {
    let [ty, acc] = types;
    let mut func = product(ty, acc, 64, 3, transposed, "shared");
    let made = func.insts.iter().filter(|(_, inst)| matches!(inst.op, Op::Alloc {})).nth(number);
    let tile = made.and_then(|(_, inst)| inst.result).expect("it is made");
    func.values[tile].name = Some(name.to_owned());
    func.schedule.gpu.layout = Some(vec![(name.to_owned(), layout)]);
    Case::new(func, 5, types, [72, 72, 136], transposed)
}

/// How a tile of a kernel lies.
fn shared(func: &Func, facts: &LaunchFacts, target: &Target, name: &str) -> SharedLayout {
    let (_, layouts) = lower_with_layouts(func, facts, target).unwrap_or_else(|e| panic!("{e}"));
    let tile = layouts.tiles.iter().find(|tile| tile.name == name).expect("the tile is there");
    match &tile.place {
        Place::Shared { layout, .. } => layout.clone(),
        other => panic!("{other:?}"),
    }
}

fn refusal(func: &Func, facts: &LaunchFacts, target: &Target) -> String {
    match lower(func, facts, target) {
        Err(LowerError::Override { reason }) => reason,
        other => panic!("{other:?}"),
    }
}

const ORDERS: [[bool; 2]; 4] = [[false, false], [false, true], [true, false], [true, true]];

#[test]
fn operands_of_warps_and_threads_lie_as_stated() {
    let targets = [("warps", target(), [DType::BF16, DType::F32]), ("threads", plain(), [DType::F32, DType::F32])];
    for (name, target, types) in targets {
        let target = Target { max_shared: 128 << 10, ..target };
        for layout in ALL {
            for transposed in ORDERS {
                let case = stated(types, layout, transposed);
                let lies = shared(&case.func, &case.facts(), &target, "a_s");
                let wanted = match layout.swizzled() {
                    Some(bytes) => Lies::Permuted { groups: bytes / 16, rows: 128 / bytes },
                    None => Lies::Rows,
                };
                assert_eq!(lies.order, wanted, "{name} {layout:?}");
                let apart = if layout == TileLayout::Padded { 16 / types[0].bytes() as u32 } else { 0 };
                assert_eq!(lies.padding(), apart, "{name} {layout:?}");
                let kernel = lower(&case.func, &case.facts(), &target).unwrap_or_else(|e| panic!("{e}"));
                case.attempt(&case.func, &kernel, &Order::default())
                    .unwrap_or_else(|e| panic!("{name} {layout:?} {transposed:?}: {e}"));
            }
        }
    }
}

#[test]
fn warpgroups_read_each_permutation() {
    let permutations = [
        (TileLayout::Swizzle32, Swizzle::B32),
        (TileLayout::Swizzle64, Swizzle::B64),
        (TileLayout::Swizzle128, Swizzle::B128),
    ];
    for (layout, swizzle) in permutations {
        for transposed in ORDERS {
            let case = stated([DType::BF16, DType::F32], layout, transposed);
            assert_eq!(shared(&case.func, &case.facts(), &divided(), "a_s").order, Lies::Panels(swizzle));
            let kernel = lower(&case.func, &case.facts(), &divided()).unwrap_or_else(|e| panic!("{e}"));
            assert!(kernel.is_divided());
            for seed in 0..2 {
                case.attempt(&case.func, &kernel, &Order { workers: 2, seed })
                    .unwrap_or_else(|e| panic!("{layout:?} {transposed:?}: {e}"));
            }
        }
    }
}

#[test]
fn what_instructions_read_otherwise_is_an_error() {
    for layout in [TileLayout::Linear, TileLayout::Padded] {
        let case = stated([DType::BF16, DType::F32], layout, [false, true]);
        assert_eq!(
            refusal(&case.func, &case.facts(), &divided()),
            format!(
                "`layout(a_s = {})`: the GEMM is `wgmma`, whose operands are permuted; `swizzle128`, `swizzle64` or \
                 `swizzle32` suits it, or no stated layout",
                layout.name()
            )
        );
    }
    let case = stated([DType::F16, DType::F32], TileLayout::Swizzle64, [false, true]);
    assert_eq!(
        refusal(&case.func, &case.facts(), &cooperative(32)),
        "`layout(a_s = swizzle64)`: the GEMM is of cooperative matrices, which are loaded from rows; `linear` or \
         `padded` suits it"
    );
}

/// A tile of `[32, columns]` that copies write and that is summed down, read transposed, and read by a view.
fn accesses(elem: &str, columns: usize, view: &str, layout: TileLayout) -> Func {
    let text = format!(
        "kernel accesses(%x x: global<{elem}, [32, {columns}]>, %y y: mut global<{elem}, [{columns}, 32]>, \
         %z z: mut global<{elem}, [{columns}]>)
        schedule gpu(layout(t = {}))
        host {{ %one = const 1 : index }}
        grid %one
        body (%b: index) {{
          %t t = alloc : shared<{elem}, [32, {columns}]>
          copy %x, %t
          %turned = permute %t, axes = [1, 0] : shared<{elem}, [{columns}, 32]>
          copy %turned, %y
          reduce.sum %t, %z, axis = 0
          %rows = const 32 : index  %columns = const {columns} : index  %zero = const 0 : index
          parallel %rows, %columns (%i: index, %j: index) {{
            %v = load %t, %i, %j : {elem}
            %w = bin.add %v, %v : {elem}
            store %w, %t, %i, %j
          }}
          {view}
          %again = permute %t, axes = [1, 0] : shared<{elem}, [{columns}, 32]>
          copy %again, %y
        }}",
        layout.name()
    );
    parse(&text).unwrap_or_else(|e| panic!("{e}\n{text}"))
}

fn agreed(func: &Func, ty: DType, columns: i64, target: &Target) {
    let mut rng = Rng::new(3);
    let mut x = Buffer::zeros(ty, &[32, columns]);
    for i in 0..x.len() {
        x.set(i, interp::scalar::Number::Int(rng.between(-9, 9).into()).encode(ty, None));
    }
    let make = || [Buffer::zeros(ty, &[columns, 32]), Buffer::zeros(ty, &[columns])];
    let [mut expected, mut sums] = make();
    let mut args = [x.arg(), expected.arg_mut(), sums.arg_mut()];
    interp::run(func, "accesses", &mut args, &interp::Options::default()).unwrap_or_else(|e| panic!("{e}"));
    let [mut found, mut found_sums] = make();
    let mut args = [x.arg(), found.arg_mut(), found_sums.arg_mut()];
    let kernel = lower(func, &LaunchFacts::of(&args), target).unwrap_or_else(|e| panic!("{e}"));
    run_kernel_with(func, &kernel, &mut args, &Order::default()).unwrap_or_else(|e| panic!("{e}"));
    for (expected, found) in [(&expected, &found), (&sums, &found_sums)] {
        agree(expected, found, true).unwrap_or_else(|e| panic!("{e}"));
    }
}

#[test]
fn every_access_finds_its_elements() {
    for (elem, ty) in [("f32", DType::F32), ("bf16", DType::BF16), ("u8", DType::U8)] {
        for layout in ALL {
            for target in [target(), plain(), divided()] {
                agreed(&accesses(elem, 128, "", layout), ty, 128, &target);
            }
        }
    }
}

#[test]
fn extents_and_views_that_do_not_go_with_a_layout_are_errors() {
    let refused = |columns: usize, view: &str, layout: TileLayout| {
        let func = accesses("f32", columns, view, layout);
        let extent = columns as i64;
        let (x, mut y) = (Buffer::zeros(DType::F32, &[32, extent]), Buffer::zeros(DType::F32, &[extent, 32]));
        let mut z = Buffer::zeros(DType::F32, &[extent]);
        refusal(&func, &LaunchFacts::of(&[x.arg(), y.arg_mut(), z.arg_mut()]), &target())
    };
    assert_eq!(
        refused(24, "", TileLayout::Swizzle128),
        "`layout(t = swizzle128)`: a row of the tile has 96 bytes, which is no multiple of 128"
    );
    let region = "%r = region %t, %zero, %zero, axes = [16, 32] : shared<f32, [16, 32]> fill %r, %fill";
    let region = format!("%fill = const 0 : f32 {region}");
    assert_eq!(
        refused(32, &region, TileLayout::Swizzle64),
        "`layout(t = swizzle64)`: the region finds elements by rows of no other length; `linear` suits it"
    );
    let flat = "%fill = const 0 : f32 %r = reshape %t : shared<f32, [1024]> fill %r, %fill";
    assert_eq!(
        refused(32, flat, TileLayout::Padded),
        "`layout(t = padded)`: the reshape finds elements by rows of no other length; `linear` suits it"
    );
}

const OF_REGISTERS: [TileLayout; 3] = [TileLayout::Mma, TileLayout::Wgmma, TileLayout::Rows];

#[test]
fn accumulators_have_the_layout_of_their_instruction() {
    let half = [DType::BF16, DType::F32];
    let takes = [
        (divided(), half, Some(TileLayout::Wgmma)),
        (target(), half, Some(TileLayout::Mma)),
        (plain(), [DType::F32, DType::F32], None),
    ];
    for (target, types, takes) in takes {
        for layout in OF_REGISTERS {
            let case = stated_of(2, "acc", types, layout, [false, true]);
            if takes == Some(layout) {
                let kernel = lower(&case.func, &case.facts(), &target).unwrap_or_else(|e| panic!("{e}"));
                case.attempt(&case.func, &kernel, &Order::default()).unwrap_or_else(|e| panic!("{layout:?}: {e}"));
                continue;
            }
            let needs = match takes {
                Some(takes) => format!("is `{0}`, whose accumulator and registers lie as `{0}`", takes.name()),
                None => "has no instruction that a layout names".to_owned(),
            };
            let stated = layout.name();
            assert_eq!(
                refusal(&case.func, &case.facts(), &target),
                format!("`layout(acc = {stated})`: the GEMM {needs}; leave the layout to it")
            );
        }
    }
}

/// Rows less their greatest element, in a fragment that is stated to lie so.
fn rows_less_greatest(rows: usize, layout: TileLayout) -> Func {
    let text = format!(
        "kernel accesses(%x x: global<f32, [{rows}, 32]>, %y y: mut global<f32, [{rows}, 32]>,
         %z z: mut global<f32, [{rows}]>)
        schedule gpu(threads = 128, layout(f = {}))
        host {{ %one = const 1 : index }}
        grid %one
        body (%b: index) {{
          %f f = alloc : fragment<f32, [{rows}, 32]>  %top top = alloc : fragment<f32, [{rows}]>
          copy %x, %f
          reduce.max %f, %top, axis = 1
          %rows = const {rows} : index  %columns = const 32 : index
          parallel %rows, %columns (%i: index, %j: index) {{
            %v = load %f, %i, %j : f32  %m = load %top, %i : f32
            %w = bin.sub %v, %m : f32
            store %w, %f, %i, %j
          }}
          copy %f, %y
          copy %top, %z
        }}",
        layout.name()
    );
    parse(&text).unwrap_or_else(|e| panic!("{e}\n{text}"))
}

#[test]
fn fragments_lie_as_stated() {
    for target in [target(), plain(), divided()] {
        for layout in OF_REGISTERS {
            let func = rows_less_greatest(128, layout);
            let mut rng = Rng::new(3);
            let mut x = Buffer::zeros(DType::F32, &[128, 32]);
            for i in 0..x.len() {
                x.set(i, interp::scalar::Number::Int(rng.between(-9, 9).into()).encode(DType::F32, None));
            }
            let make = || [Buffer::zeros(DType::F32, &[128, 32]), Buffer::zeros(DType::F32, &[128])];
            let [mut expected, mut tops] = make();
            let mut args = [x.arg(), expected.arg_mut(), tops.arg_mut()];
            interp::run(&func, "accesses", &mut args, &interp::Options::default()).unwrap_or_else(|e| panic!("{e}"));
            let [mut found, mut found_tops] = make();
            let mut args = [x.arg(), found.arg_mut(), found_tops.arg_mut()];
            let facts = LaunchFacts::of(&args);
            let (kernel, layouts) = lower_with_layouts(&func, &facts, &target).unwrap_or_else(|e| panic!("{e}"));
            run_kernel_with(&func, &kernel, &mut args, &Order::default()).unwrap_or_else(|e| panic!("{layout:?}: {e}"));
            agree(&expected, &found, true).unwrap_or_else(|e| panic!("{layout:?}: {e}"));
            agree(&tops, &found_tops, true).unwrap_or_else(|e| panic!("{layout:?}: {e}"));
            let tile = layouts.tiles.iter().find(|tile| tile.name == "f").expect("the fragment is there");
            let Place::Fragment { layout: lies, .. } = &tile.place else { panic!("{:?}", tile.place) };
            // Lanes of a row: four with pairs of columns, or eight with runs of four.
            let wanted = if layout == TileLayout::Rows { Mode::along(1, 8, 4) } else { Mode::along(1, 4, 2) };
            assert_eq!(lies.thread_modes().first(), Some(&wanted), "{layout:?}: {lies:?}");
        }
    }
}

#[test]
fn fragments_whose_extents_do_not_go_with_a_layout_are_errors() {
    let refused = |rows: usize, layout: TileLayout| {
        let func = rows_less_greatest(rows, layout);
        let extent = rows as i64;
        let (x, mut y) = (Buffer::zeros(DType::F32, &[extent, 32]), Buffer::zeros(DType::F32, &[extent, 32]));
        let mut z = Buffer::zeros(DType::F32, &[extent]);
        refusal(&func, &LaunchFacts::of(&[x.arg(), y.arg_mut(), z.arg_mut()]), &target())
    };
    let message = "`layout(f = mma)`: 24 rows and 32 columns are no multiples of 16 and 8";
    assert_eq!(refused(24, TileLayout::Mma), message);
    let message = "`layout(f = wgmma)`: 32 rows and 32 columns are no multiples of 64 and 8";
    assert_eq!(refused(32, TileLayout::Wgmma), message);
}
