//! Tests of regions and other views, out of bounds in every direction.

use super::{Buffer, counting, map, zeros};
use crate::elem::DType;

fn window(offset: i64, of: &str) -> String {
    map(
        &counting(&[4]),
        zeros(&[4]),
        &format!(
            "body {{
               %o = const {offset} : index
               %r = region %x, %o, axes = [4] : global<f32, [4]>
               {of}
             }}"
        ),
    )
}

#[test]
fn reads_outside_give_zero() {
    assert_eq!(window(0, "copy %r, %y"), "1 2 3 4");
    assert_eq!(window(2, "copy %r, %y"), "3 4 0 0");
    assert_eq!(window(-1, "copy %r, %y"), "0 1 2 3");
    assert_eq!(window(4, "copy %r, %y"), "0 0 0 0");
    assert_eq!(window(i64::MAX, "copy %r, %y"), "0 0 0 0");
    assert_eq!(window(i64::MIN, "copy %r, %y"), "0 0 0 0");
}

#[test]
fn reads_outside_give_the_fill() {
    let filled = |rest: &str| {
        map(
            &counting(&[3]),
            zeros(&[4]),
            &format!(
                "body {{
                   %o = const 1 : index
                   %f = const -inf : f32
                   %r = region %x, %o, %f, axes = [4], filled : global<f32, [4]>
                   {rest}
                 }}"
            ),
        )
    };
    assert_eq!(filled("copy %r, %y"), "2 3 -inf -inf");
    // A view of the region keeps the fill, unless it states its own.
    let nested = "%z = const 1 : index %s = region %r, %z, axes = [4] : global<f32, [4]> copy %s, %y";
    assert_eq!(filled(nested), "3 -inf -inf -inf");
    let nested = "%z = const 1 : index %g = const 7 : f32
                  %s = region %r, %z, %g, axes = [4], filled : global<f32, [4]> copy %s, %y";
    assert_eq!(filled(nested), "3 7 7 7");
}

#[test]
fn an_element_exists_if_it_exists_in_every_view_around_it() {
    // Elements 2 and 3 of `x` exist, but not in the region of two.
    let body = "body {
        %o = const 0 : index
        %r = region %x, %o, axes = [2] : global<f32, [2]>
        %s = region %r, %o, axes = [4] : global<f32, [4]>
        copy %s, %y
    }";
    assert_eq!(map(&counting(&[4]), zeros(&[4]), body), "1 2 0 0");
    // A region that starts before another starts before its elements too.
    let body = "body {
        %o = const 2 : index %m = const -1 : index
        %r = region %x, %o, axes = [2] : global<f32, [2]>
        %s = region %r, %m, axes = [4] : global<f32, [4]>
        copy %s, %y
    }";
    assert_eq!(map(&counting(&[4]), zeros(&[4]), body), "0 3 4 0");
}

#[test]
fn writes_outside_are_dropped() {
    let write = |offset: i64| {
        let body = format!(
            "body {{
               %o = const {offset} : index
               %r = region %y, %o, axes = [4] : global<f32, [4]>
               copy %x, %r
             }}"
        );
        map(&counting(&[4]), zeros(&[4]), &body)
    };
    assert_eq!(write(0), "1 2 3 4");
    assert_eq!(write(3), "0 0 0 1");
    assert_eq!(write(-3), "4 0 0 0");
    assert_eq!(write(-4), "0 0 0 0");
}

#[test]
fn an_index_never_wraps_into_a_neighbouring_row() {
    let body = "body {
        %z = const 0 : index %o = const 1 : index
        %r = region %x, %z, %o, axes = [2, 2] : global<f32, [2, 2]>
        copy %r, %y
    }";
    assert_eq!(map(&counting(&[2, 2]), zeros(&[2, 2]), body), "2 0 4 0");
    let body = "body {
        %z = const 0 : index %m = const -1 : index
        %v = load %x, %z, %m : f32
        %w = const 2 : index
        %u = load %x, %z, %w : f32
        store %v, %y, %z
        %one = const 1 : index
        store %u, %y, %one
    }";
    assert_eq!(map(&counting(&[2, 2]), Buffer::new(&[2], &[9_f32, 9.0]), body), "0 0");
}

#[test]
fn a_dropped_axis_outside_leaves_nothing() {
    let row = |row: i64| {
        let body = format!(
            "body {{
               %i = const {row} : index %z = const 0 : index
               %r = region %x, %i, %z, axes = [_, 2] : global<f32, [2]>
               copy %r, %y
             }}"
        );
        map(&counting(&[3, 2]), zeros(&[2]), &body)
    };
    assert_eq!([row(0), row(2), row(3), row(-1)], ["1 2", "5 6", "0 0", "0 0"]);
}

#[test]
fn extents_agree_after_leading_ones() {
    let body = "body {
        %z = const 0 : index %i = const 1 : index
        %r = region %x, %i, %z, axes = [1, 3] : global<f32, [1, 3]>
        copy %r, %y
    }";
    assert_eq!(map(&counting(&[2, 3]), zeros(&[3]), body), "4 5 6");
}

#[test]
fn a_dynamic_axis_is_kept_whole() {
    let body = "body {
        %z = const 0 : index %i = const 1 : index
        %r = region %x, %i, %z, axes = [_, ?] : global<f32, [?]>
        copy %r, %y
    }";
    assert_eq!(map(&counting(&[2, 3]), zeros(&[3]), body), "4 5 6");
}

#[test]
fn axes_exchange() {
    let body = "body {
        %t = permute %x, axes = [1, 0] : global<f32, [?, ?]>
        copy %t, %y
    }";
    assert_eq!(map(&counting(&[2, 3]), zeros(&[3, 2]), body), "1 4 2 5 3 6");
    let body = "body {
        %t = permute %y, axes = [2, 0, 1] : global<f32, [?, ?, ?]>
        copy %x, %t
    }";
    assert_eq!(map(&counting(&[2, 1, 3]), zeros(&[1, 3, 2]), body), "1 4 2 5 3 6");
}

#[test]
fn bounds_follow_their_axes() {
    // Rows 1..3 (one outside), columns -1..2 (one outside), transposed.
    let body = "body {
        %i = const 1 : index %j = const -1 : index
        %r = region %x, %i, %j, axes = [2, 3] : global<f32, [2, 3]>
        %t = permute %r, axes = [1, 0] : global<f32, [3, 2]>
        copy %t, %y
    }";
    assert_eq!(map(&counting(&[2, 2]), zeros(&[3, 2]), body), "0 0 3 0 4 0");
}

#[test]
fn tiles_reshape_and_change_type() {
    let body = "body {
        %s = alloc : shared<f32, [2, 3]>
        copy %x, %s
        %r = reshape %s : shared<f32, [3, 2]>
        %o = const 1 : index %z = const 0 : index
        %w = region %r, %o, %z, axes = [2, 2] : shared<f32, [2, 2]>
        copy %w, %y
    }";
    assert_eq!(map(&counting(&[2, 3]), zeros(&[2, 2]), body), "3 4 5 6");
    let body = "body {
        %s = alloc : shared<f32, [2]>
        copy %x, %s
        %b = bitcast %s : shared<u32, [2]>
        copy %b, %y
    }";
    assert_eq!(map(&counting(&[2]), Buffer::zeros(DType::U32, &[2]), body), "1065353216 1073741824");
}

#[test]
fn strides_mean_nothing() {
    let mut x = Buffer::padded(DType::I16, &[2, 2], 3);
    (0..4).for_each(|i| x.set(i, i as u64 + 1));
    assert_eq!(map(&x, Buffer::padded(DType::I16, &[2, 2], 1), "body { copy %x, %y }"), "1 2 3 4");
}

#[test]
fn copies_convert() {
    let x = Buffer::new(&[4], &[1e9_f32, -2.75, f32::NAN, 0.1]);
    assert_eq!(map(&x, Buffer::zeros(DType::E4M3, &[4]), "body { copy %x, %y }"), "448 -2.75 NaN 0.1015625");
    assert_eq!(map(&x, Buffer::zeros(DType::E5M2, &[4]), "body { copy %x, %y }"), "57344 -3 NaN 0.09375");
    assert_eq!(map(&x, Buffer::zeros(DType::F16, &[4]), "body { copy %x, %y }"), "inf -2.75 NaN 0.099975586");
    assert_eq!(map(&x, Buffer::zeros(DType::BF16, &[4]), "body { copy %x, %y }"), "998244350 -2.75 NaN 0.100097656");
    assert_eq!(map(&x, Buffer::zeros(DType::I8, &[4]), "body { copy %x, %y }"), "127 -2 0 0");
    assert_eq!(map(&x, Buffer::zeros(DType::U64, &[4]), "body { copy %x, %y }"), "1000000000 0 0 0");
    assert_eq!(map(&x, Buffer::zeros(DType::Bool, &[4]), "body { copy %x, %y }"), "true true true true");
}

#[test]
fn rows_gather_and_scatter() {
    let gather = |rows: &str, op: &str| {
        format!(
            "body {{
               %i = alloc : shared<i32, [3]>
               %n = const 3 : index
               parallel %n (%k: index) {{
                 {rows}
                 store %row, %i, %k
               }}
               {op}
             }}"
        )
    };
    // Rows 2, 3 (outside), 4 (outside).
    let rows = "%c = cast %k : i32 %two = const 2 : i32 %row = bin.add %c, %two : i32";
    let y = Buffer::new(&[3, 2], &[9_f32; 6]);
    assert_eq!(map(&counting(&[3, 2]), y.clone(), &gather(rows, "gather %x, %i, %y")), "5 6 0 0 0 0");
    assert_eq!(map(&counting(&[3, 2]), y.clone(), &gather(rows, "scatter %x, %i, %y")), "9 9 9 9 1 2");
    // Rows 0, -1 (outside), -2 (outside).
    let rows = "%c = cast %k : i32 %row = un.neg %c : i32";
    assert_eq!(map(&counting(&[3, 2]), y.clone(), &gather(rows, "gather %x, %i, %y")), "1 2 0 0 0 0");
    assert_eq!(map(&counting(&[3, 2]), y.clone(), &gather(rows, "scatter %x, %i, %y")), "1 2 9 9 9 9");
    // All rows collide.
    let rows = "%row = const 1 : i32";
    assert_eq!(map(&counting(&[3, 2]), y, &gather(rows, "scatter %x, %i, %y")), "9 9 5 6 9 9");
}
