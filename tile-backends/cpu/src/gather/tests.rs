//! Gathers and scatters with indices in and out of range.

use super::{gather, scatter};
use crate::level::Baseline;
use crate::view::View;
use tile_core::num::f16;

#[test]
fn rows_out_of_range_give_the_fill() {
    let mut table: Vec<f32> = (0..20).map(|i| i as f32).collect();
    let mut rows = [3_i32, -1, 0, 5, 4, i32::MAX];
    let mut out = [f16::from_f32(9.0); 6 * 4];
    let src = View::packed(table.as_mut_ptr(), [5, 4]);
    let index = View::packed(rows.as_mut_ptr(), [6]);
    let dst = View::packed(out.as_mut_ptr(), [6, 4]);
    // SAFETY: views onto the arrays.
    unsafe { gather::<Baseline, _, _, _, 2>(src, index, dst, f16::from_f32(-1.0)) };
    let got: Vec<f32> = out.iter().map(|x| x.to_f32()).collect();
    let row = |r: i32| (0..4).map(move |c| if (0..5).contains(&r) { (r * 4 + c) as f32 } else { -1.0 });
    let want: Vec<f32> = rows.iter().flat_map(|&r| row(r)).collect();
    assert_eq!(got, want);
}

#[test]
fn unsigned_indices_do_not_wrap_into_range() {
    let mut table = [1_i32, 2, 3];
    let mut rows = [u64::MAX, 2, 1 << 62, u64::MAX - 1];
    let mut out = [7_i32; 4];
    let (src, index) = (View::packed(table.as_mut_ptr(), [3]), View::packed(rows.as_mut_ptr(), [4]));
    let dst = View::packed(out.as_mut_ptr(), [4]);
    // SAFETY: views onto the arrays.
    unsafe { gather::<Baseline, _, _, _, 1>(src, index, dst, 0) };
    assert_eq!(out, [0, 3, 0, 0]);
}

#[test]
fn scattering_drops_missing_rows_and_keeps_the_last() {
    let mut values: Vec<i32> = (0..12).collect();
    let mut rows = [1_u32, 9, 0, 1];
    let mut out = [-1_i32; 9];
    let src = View::packed(values.as_mut_ptr(), [4, 3]);
    let index = View::packed(rows.as_mut_ptr(), [4]);
    let dst = View::packed(out.as_mut_ptr(), [3, 3]);
    // SAFETY: views onto the arrays.
    unsafe { scatter::<Baseline, _, _, _, 2>(src, index, dst, 0) };
    assert_eq!(out, [6, 7, 8, 9, 10, 11, -1, -1, -1]);
}

#[test]
fn clipped_sides() {
    let mut table: Vec<i32> = (0..12).collect();
    let mut rows = [0_i64, 1, 2];
    let mut out = [0_i32; 9];
    // Row 0 of the window lies before the table.
    let src = View::packed(table.as_mut_ptr(), [4, 3]).window([-1, 1], [3, 3]);
    let index = View::packed(rows.as_mut_ptr(), [2]).window([0], [3]);
    let dst = View::packed(out.as_mut_ptr(), [3, 3]);
    // SAFETY: views onto the arrays.
    unsafe { gather::<Baseline, _, _, _, 2>(src, index, dst, 70) };
    assert_eq!(out, [70, 70, 70, 1, 2, 70, 70, 70, 70]);
}
