//! Tests of masks on data.

use crate::elem::DType;
use crate::interp::{Options, run};
use crate::ir::Func;
use crate::ir::text::{parse, print};
use crate::launch::{Arg, Memory, TensorArg, TensorParts};
use crate::passes::{Masks, skip_masked_steps, specialize, split_masks};
use std::borrow::Cow;

/// Rows and columns, which end inside of the last tile.
const ROWS: usize = 21;
const COLUMNS: usize = 18;

/// A kernel of three blocks: online softmax of 8 rows over tiles of 4 columns for which a mask on
/// `%own`, `%ids`, `%i`, `%j`, `%q` and `%k` holds, multiplied by values. `tiles` copies elements in
/// front of the loop, `copies` in it.
fn kernel(ty: &str, tiles: &str, copies: &str, mask: &str) -> Func {
    parsed(&text(ty, tiles, copies, mask))
}

/// The kernel with const parameters for the extents of its tiles, and the one of 8 rows and 4 columns.
fn symbolic(ty: &str, tiles: &str, copies: &str, mask: &str) -> (Func, Func) {
    let replaced = [
        ("kernel k(", "kernel k<const BM: index, const BN: index>("),
        ("const 8 : index", "dim BM : index"),
        ("const 4 : index", "dim BN : index"),
        ("[8, 4]", "[BM, BN]"),
        ("[4, 4]", "[BN, 4]"),
        ("[8]>", "[BM]>"),
        ("[4]>", "[BN]>"),
        ("[_, 8]", "[_, BM]"),
        ("[_, 4]", "[_, BN]"),
    ];
    let text = text(ty, tiles, copies, mask);
    let func = parsed(&replaced.iter().fold(text, |text, (from, to)| text.replace(from, to)));
    let instance = specialize(&func, &[], &[8, 4], &[]).expect("an instance");
    (func, instance)
}

fn parsed(text: &str) -> Func {
    parse(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn text(ty: &str, tiles: &str, copies: &str, mask: &str) -> String {
    format!(
        "kernel k(%x x: global<f32, [{ROWS}, {COLUMNS}]>, %w w: global<f32, [{COLUMNS}, 4]>,
                  %own own: global<{ty}, [2, {ROWS}]>, %ids ids: global<{ty}, [2, {COLUMNS}]>,
                  %o o: mut global<f32, [24, 4]>)
         schedule fast_math
         host {{ %blocks = const 3 : index }}
         grid %blocks
         body (%g: index) {{
           %zero = const 0 : index  %one = const 1 : index
           %rows = const 8 : index  %columns = const 4 : index  %tiles = const 5 : index
           %none = const -inf : f32  %low = const -1000.0 : f32  %nothing = const 0.0 : f32
           %s = alloc : fragment<f32, [8, 4]>
           %v = alloc : shared<f32, [4, 4]>
           %a = alloc : fragment<f32, [8, 4]>
           %m = alloc : fragment<f32, [8]>
           %old = alloc : fragment<f32, [8]>
           %r = alloc : fragment<{ty}, [8]>
           %c = alloc : fragment<{ty}, [4]>
           fill %m, %low
           fill %a, %nothing
           %first = bin.mul %g, %rows : index
           {tiles}
           for %zero, %tiles, %one (%y: index) {{
             %start = bin.mul %y, %columns : index
             {copies}
             parallel %rows, %columns (%i: index, %j: index) {{
               %q = bin.add %first, %i : index
               %k = bin.add %start, %j : index
               %e = load %x, %q, %k : f32
               {mask}
               %t = select %seen, %e, %none : f32
               store %t, %s, %i, %j
             }}
             copy %m, %old
             reduce.max %s, %m, axis = 1, accumulate
             parallel %rows, %columns (%i1: index, %j1: index) {{
               %a1 = load %old, %i1 : f32
               %b1 = load %m, %i1 : f32
               %d1 = bin.sub %a1, %b1 : f32
               %e1 = un.exp2 %d1 : f32
               %f1 = load %a, %i1, %j1 : f32
               %h1 = bin.mul %f1, %e1 : f32
               store %h1, %a, %i1, %j1
             }}
             parallel %rows, %columns (%i2: index, %j2: index) {{
               %a2 = load %s, %i2, %j2 : f32
               %b2 = load %m, %i2 : f32
               %d2 = bin.sub %a2, %b2 : f32
               %e2 = un.exp2 %d2 : f32
               store %e2, %s, %i2, %j2
             }}
             %vs = region %w, %start, %zero, axes = [4, 4] : global<f32, [4, 4]>
             copy %vs, %v
             gemm %s, %v, %a, accumulate
           }}
           %out = region %o, %first, %zero, axes = [8, 4] : global<f32, [8, 4]>
           copy %a, %out
         }}"
    )
}

/// What the kernel writes, as bits.
fn written<T: Copy>(func: &Func, dtype: DType, own: &mut [T], ids: &mut [T]) -> Vec<u32> {
    let mut x: Vec<f32> = (0..ROWS * COLUMNS).map(|i| (i * 37 % 101) as f32 / 8.0 - 6.0).collect();
    let mut w: Vec<f32> = (0..COLUMNS * 4).map(|i| (i * 13 % 17) as f32 - 8.0).collect();
    let mut out = vec![0.0_f32; 96];
    let parts = |dtype, address: *mut u8, shape, strides, mutable| {
        let parts = TensorParts { dtype, address, memory: Memory::Host, shape, strides, mutable };
        // SAFETY: the tensors are vectors, which nothing else uses meanwhile.
        Arg::Tensor(unsafe { TensorArg::new(parts) })
    };
    let mut args = [
        parts(DType::F32, x.as_mut_ptr().cast(), &[ROWS as i64, COLUMNS as i64], &[COLUMNS as i64, 1], false),
        parts(DType::F32, w.as_mut_ptr().cast(), &[COLUMNS as i64, 4], &[4, 1], false),
        parts(dtype, own.as_mut_ptr().cast(), &[2, ROWS as i64], &[ROWS as i64, 1], false),
        parts(dtype, ids.as_mut_ptr().cast(), &[2, COLUMNS as i64], &[COLUMNS as i64, 1], false),
        parts(DType::F32, out.as_mut_ptr().cast(), &[24, 4], &[4, 1], true),
    ];
    run(func, "", &mut args, &Options::default()).expect("it runs");
    out.into_iter().map(f32::to_bits).collect()
}

/// Ids of documents, in order and not.
fn documents(len: usize, seed: usize) -> Vec<i32> {
    let id = |i: usize| match seed {
        0 => i as i32 / 7,
        1 => i as i32 / 3,
        2 => i as i32 * 7 % 5,
        3 => 9,
        4 => i as i32 / 2 % 4 - 1,
        5 => i32::MIN + i as i32 / 9,
        _ => i32::MAX - i as i32 / 9,
    };
    (0..2 * len).map(|i| id(i % len + i / len)).collect()
}

const ROWS_OF: &str = "%rs = region %own, %one, %first, axes = [_, 8] : global<i32, [8]> copy %rs, %r";
const COLUMNS_OF: &str = "%cs = region %ids, %one, %start, axes = [_, 4] : global<i32, [4]> copy %cs, %c";
const TILES: &str = "%ri = load %r, %i : i32 %cj = load %c, %j : i32";
const LOADS: &str = "%ri = load %own, %one, %q : i32 %cj = load %ids, %one, %k : i32";

#[test]
fn steps_that_data_hides_are_left_out_to_the_bit() {
    for compared in [
        "%seen = cmp.eq %ri, %cj : bool",
        "%seen = cmp.ge %ri, %cj : bool",
        "%seen = cmp.lt %cj, %ri : bool",
        "%seen = cmp.gt %cj, %ri : bool",
        "%different = cmp.ne %ri, %cj : bool %seen = un.not %different : bool",
        "%three = const 3 : i32 %seen = cmp.gt %cj, %three : bool",
        "%same = cmp.eq %ri, %cj : bool %causal = cmp.le %k, %q : bool %seen = bin.and %same, %causal : bool",
    ] {
        for (tiles, copies, values) in [(ROWS_OF, COLUMNS_OF, TILES), ("", "", LOADS), (ROWS_OF, "", LOADS)] {
            let func = kernel("i32", tiles, copies, &format!("{values} {compared}"));
            let skipping = skip_masked_steps(&func, Masks::OfElements);
            assert!(matches!(skipping, Cow::Owned(_)), "{compared}");
            assert!(print(&skipping).contains("aggregate.first"), "{compared}");
            assert!(print(&skipping).contains("aggregate.outside"), "{compared}");
            // The condition that is known in some steps splits the mask.
            let split = split_masks(&skipping, &|_, _| true);
            assert!(matches!(split, Cow::Owned(_)), "{compared}");
            for (rows, columns) in (0..7).flat_map(|rows| (0..7).map(move |columns| (rows, columns))) {
                let (mut own, mut ids) = (documents(ROWS, rows), documents(COLUMNS, columns));
                let stated = written(&func, DType::I32, &mut own, &mut ids);
                let tight = written(&skipping, DType::I32, &mut own, &mut ids);
                assert_eq!(stated, tight, "{compared}, rows {rows}, columns {columns}");
                let split = written(&split, DType::I32, &mut own, &mut ids);
                assert_eq!(stated, split, "{compared}, split, rows {rows}, columns {columns}");
            }
        }
    }
}

#[test]
fn steps_of_symbolic_tiles_that_data_hides_are_left_out_to_the_bit() {
    for compared in [
        "%seen = cmp.eq %ri, %cj : bool",
        "%same = cmp.ge %ri, %cj : bool %causal = cmp.le %k, %q : bool %seen = bin.and %same, %causal : bool",
    ] {
        for (tiles, copies, values) in [(ROWS_OF, COLUMNS_OF, TILES), ("", "", LOADS)] {
            let (func, stated) = symbolic("i32", tiles, copies, &format!("{values} {compared}"));
            let skipping = skip_masked_steps(&func, Masks::OfElements);
            assert!(print(&skipping).contains("aggregate.first"), "{compared}");
            let tight = specialize(&skipping, &[], &[8, 4], &[]).expect("an instance");
            for (rows, columns) in (0..7).flat_map(|rows| (0..7).map(move |columns| (rows, columns))) {
                let (mut own, mut ids) = (documents(ROWS, rows), documents(COLUMNS, columns));
                let [stated, tight] = [&stated, &tight].map(|func| written(func, DType::I32, &mut own, &mut ids));
                assert_eq!(stated, tight, "{compared}, rows {rows}, columns {columns}");
            }
            // Where elements cannot be searched, the causal mask alone bounds the loop.
            let indices = skip_masked_steps(&func, Masks::OfIndices);
            assert!(!print(&indices).contains("aggregate"), "{compared}");
            assert_eq!(matches!(indices, Cow::Owned(_)), compared.contains("causal"), "{compared}");
        }
    }
}

#[test]
fn padding_masks_are_tests_of_data() {
    let func = kernel("bool", "", "", "%seen = load %ids, %zero, %k : bool");
    let skipping = skip_masked_steps(&func, Masks::OfElements);
    assert!(print(&skipping).contains("aggregate.last"), "{}", print(&skipping));
    for seen in 0..=COLUMNS {
        let mut ids: Vec<bool> = (0..2 * COLUMNS).map(|i| i % COLUMNS >= seen / 2 && i % COLUMNS < seen).collect();
        let mut own = [false; 2 * ROWS];
        let stated = written(&func, DType::Bool, &mut own, &mut ids);
        assert_eq!(stated, written(&skipping, DType::Bool, &mut own, &mut ids), "{seen}");
    }
    let floats = kernel("f32", "", "", "%cj = load %ids, %one, %k : f32 %seen = cmp.gt %cj, %nothing : bool");
    let skipping = skip_masked_steps(&floats, Masks::OfElements);
    assert!(matches!(skipping, Cow::Owned(_)));
    for nan in [1.0, f32::NAN, -0.0] {
        let mut ids: Vec<f32> = (0..2 * COLUMNS).map(|i| if i % 9 == 4 { nan } else { -1.0 }).collect();
        let mut own = [0.0_f32; 2 * ROWS];
        let stated = written(&floats, DType::F32, &mut own, &mut ids);
        assert_eq!(stated, written(&skipping, DType::F32, &mut own, &mut ids), "{nan}");
    }
}

#[test]
fn what_is_no_interval_is_evaluated_in_every_step() {
    let masks = [
        // Each element has an element of its own.
        "%seen_by = load %x, %k, %q : f32 %seen = cmp.gt %seen_by, %nothing : bool",
        "%ri = load %own, %one, %q : i32 %cj = load %ids, %one, %k : i32 %seen = cmp.ne %ri, %cj : bool",
        // What is not less need not be greater.
        "%ei = load %w, %k, %zero : f32 %less = cmp.lt %ei, %nothing : bool %seen = un.not %less : bool",
    ];
    for mask in masks {
        assert!(
            matches!(skip_masked_steps(&kernel("i32", "", "", mask), Masks::OfElements), Cow::Borrowed(_)),
            "{mask}"
        );
    }
    // A tile that is written twice, or behind the mask.
    let mask = format!("{TILES} %seen = cmp.eq %ri, %cj : bool");
    let twice = format!("{COLUMNS_OF} copy %cs, %c");
    for (tiles, copies) in [(ROWS_OF, twice.as_str()), ("%n0 = const 0 : i32 fill %r, %n0", COLUMNS_OF)] {
        assert!(
            matches!(skip_masked_steps(&kernel("i32", tiles, copies, &mask), Masks::OfElements), Cow::Borrowed(_)),
            "{copies}"
        );
    }
}
