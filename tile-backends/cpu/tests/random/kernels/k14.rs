// Emitted from the random kernel of seed 14.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;

pub const SCALE_14: f32 = f32::from_bits(1084227584);

#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel(());

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl __Kernel {
    #[inline]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t5_row: R0,
        v1: f32,
        b4: i64,
        v0: bool,
        v2: f32,
        v4: f32,
        v5: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i10 = start + lane as i64;
                let v6 = __Elem::select(v0, v1, __Elem::to::<f32>(i10.wrapping_sub(b4)));
                t5_row.set(lane, __Elem::min_nan(__Elem::fma::<L>(v6, v2, v4), v5));
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t6_row: R0,
        v7: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t6_row.set(lane, v7);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::Row<f32>, R1: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        t4_row: R0,
        mut t7_row: R1,
        i13: i64,
        t4: __cpu::View<f32, 2>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14 = start + lane as i64;
                let v8 = t4_row.get(lane);
                let v9 = t4.load([i14, i14.wrapping_sub(i13)], <f32 as __Elem>::ZERO);
                t7_row.set(lane, __Elem::fma::<L>(v8, 1.0_f32, v9));
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t11_row: R0,
        v8: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t11_row.set(lane, v8);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t12_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t12_row.set(lane, 0.0_f32);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::RowMut<__cpu::F8E4M3>>(
        level: L,
        start: i64,
        count: i64,
        mut y1_row: R0,
        v25: __cpu::F8E4M3,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                y1_row.set(lane, v25);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<__cpu::F8E4M3>,
        R1: __cpu::row::Row<f32>,
        R2: __cpu::row::Row<__cpu::F8E4M3>,
        R3: __cpu::row::RowMut<__cpu::bf16>,
    >(
        level: L,
        start: i64,
        count: i64,
        t3_row: R0,
        t4_row_2: R1,
        t3_row_2: R2,
        mut y2_row: R3,
        v32: __cpu::bf16,
        v34: __cpu::bf16,
        v41: __cpu::bf16,
        v30: bool,
        v26: bool,
        v29: __cpu::bf16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v42 = t3_row.get(lane);
                let v43 = __Elem::fma::<L>(v32, v34, __Elem::to::<__cpu::bf16>(v42));
                let v44 = __Elem::mul(v43, <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v45 = t4_row_2.get(lane);
                let v46 = t3_row_2.get(lane);
                let v47 = __Elem::mul(__Elem::to::<__cpu::bf16>(v46), <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v48 = __Elem::select(__Elem::is_nan(v45), __Elem::exp2::<L, false>(v47), v41);
                let v49 = __Elem::select(v26, v29, __Elem::select(v30, __Elem::ln::<L, false>(v44), v48));
                y2_row.set(lane, v49);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl __cpu::Kernel for __Kernel {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_14", args);
        plan.expect("x0", 0, 0, 4)?;
        plan.expect("x0", 0, 1, 4)?;
        plan.expect("x0", 0, 2, 3)?;
        plan.expect("x0", 0, 3, 4)?;
        plan.expect("x0", 0, 4, 1)?;
        let d2 = plan.extent(1, 0);
        plan.expect("y1", 1, 1, d2)?;
        let d3 = plan.extent(1, 2);
        plan.expect("y2", 2, 0, d2)?;
        plan.expect("y2", 2, 1, d2)?;
        plan.expect("y2", 2, 2, d3)?;
        plan.expect("y2", 2, 3, 3)?;
        let v0 = d2.wrapping_add(3);
        let v1 = v0.wrapping_sub(1);
        let v2 = __Elem::div(v1, 3_i64);
        let v3 = d2.wrapping_add(4);
        let v4 = v3.wrapping_sub(1);
        let v5 = __Elem::div(v4, 4_i64);
        let v6 = d3.wrapping_add(3);
        let v7 = v6.wrapping_sub(1);
        let v8 = __Elem::div(v7, 3_i64);
        plan.value(d3);
        plan.finish([v2, v5, v8])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<__cpu::F8E4M3, 3>([3, 4, 3]);
        size.tile::<f32, 2>([3, 4]);
        size.tile::<f32, 3>([3, 4, 4]);
        size.tile::<f32, 2>([4, 3]);
        size.tile::<f32, 2>([4, 3]);
        size.tile::<f32, 2>([4, 4]);
        size.gemm::<L, f32, f32, f32>(4, 4, 3);
        size.tile::<__cpu::bf16, 2>([4, 4]);
        size.tile::<__cpu::F8E4M3, 1>([3]);
        size.tile::<f32, 2>([4, 3]);
        size.tile::<f32, 2>([3, 3]);
        size.tile::<f32, 2>([4, 3]);
        size.gemm::<L, f32, f32, f32>(4, 3, 3);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<__cpu::bf16, 5>(call, 0);
            let y1 = __cpu::tensor::<__cpu::F8E4M3, 3>(call, 1);
            let y2 = __cpu::tensor::<__cpu::bf16, 4>(call, 2);
            let _q7 = __cpu::scalar::<i64>(call.args, 3);
            let d3 = __cpu::value::<i64>(call, 0);
            for block in __cpu::Blocks::new(call) {
                let [b4, b5, b6] = block.index;
                let mut scratch = block.scratch;
                let t3 = scratch.tile::<__cpu::F8E4M3, 3>([3, 4, 3]);
                let y1_at = y1.window([b4.wrapping_mul(3), b5.wrapping_mul(4), b6.wrapping_mul(3)], [3, 4, 3]);
                __cpu::copy::<L, _, _, _>(y1_at, t3, <__cpu::F8E4M3 as __Elem>::ZERO);
                let t4 = scratch.tile::<f32, 2>([3, 4]);
                let t3_at = t3.window([b6.wrapping_mul(4), b4, b5], [1, 4, 3]).squeeze([1, 2]);
                let t3_at_at = t3_at.permute([1, 0]);
                __cpu::copy::<L, _, _, _>(t3_at_at, t4, <f32 as __Elem>::ZERO);
                let t5 = scratch.tile::<f32, 3>([3, 4, 4]);
                for i8 in 0_i64..3 {
                    for i9 in 0_i64..4 {
                        let v0 = _q7 < i9;
                        let v1 = t4.load([i8, _q7], <f32 as __Elem>::ZERO);
                        let v2 = t4.load([__Elem::rem(i8.wrapping_mul(3).wrapping_add(b4), 3_i64), b4], <f32 as __Elem>::ZERO);
                        let v3 = t4.load([d3.wrapping_sub(1), i8], <f32 as __Elem>::ZERO);
                        let v4 = v3;
                        let v5 = t4.load([__Elem::div(i8, 4_i64), i9], <f32 as __Elem>::ZERO);
                        let t5_row = t5.row(2, [i8, i9, 0], 4);
                        Self::parallel::<L, _>(level, 0, 4, t5_row.slice_mut(0, 4), v1, b4, v0, v2, v4, v5);
                    }
                }
                let t6 = scratch.tile::<f32, 2>([4, 3]);
                for i11 in 0_i64..4 {
                    let v7 = -(-4.0_f32);
                    let t6_row = t6.row(1, [i11, 0], 3);
                    Self::parallel_2::<L, _>(level, 0, 3, t6_row.slice_mut(0, 3), v7);
                }
                let t7 = scratch.tile::<f32, 2>([4, 3]);
                let whole = t4.has([_q7.wrapping_neg(), 4_i64.wrapping_neg()], [[0, 1], [1, 0]], [4, 3]);
                if whole {
                    for i13 in 0_i64..4 {
                        let t4_row = t4.whole_row(0, [_q7.wrapping_neg(), i13.wrapping_sub(4)], 3, 1);
                        let t7_row = t7.row(1, [i13, 0], 3);
                        Self::parallel_3::<L, true, _, _>(
                            level,
                            0,
                            3,
                            t4_row.strided(0),
                            t7_row.slice_mut(0, 3),
                            i13,
                            t4,
                        );
                    }
                } else {
                    for i13 in 0_i64..4 {
                        let t4_row = t4.row(0, [_q7.wrapping_neg(), i13.wrapping_sub(4)], 3);
                        let t7_row = t7.row(1, [i13, 0], 3);
                        let (from, to) = __cpu::common(3, [t4_row.span()]);
                        Self::parallel_3::<L, false, _, _>(
                            level,
                            from,
                            to - from,
                            t4_row.strided(from),
                            t7_row.slice_mut(from, to - from),
                            i13,
                            t4,
                        );
                        if to - from < 3 {
                            for (start, end) in [(0, from), (to, 3)] {
                                Self::parallel_3::<L, false, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    t4_row.guarded(start, <f32 as __Elem>::ZERO),
                                    t7_row.slice_mut(start, end - start),
                                    i13,
                                    t4,
                                );
                            }
                        }
                    }
                }
                let t8 = scratch.tile::<f32, 2>([4, 4]);
                let t7_at = t7.permute([1, 0]);
                __cpu::gemm::<L, f32, f32, f32>(t6, t7_at, t8, false, scratch.rest());
                let t9 = scratch.tile::<__cpu::bf16, 2>([4, 4]);
                let t4_at = t4.window([b5.wrapping_mul(3), b5.wrapping_mul(4)], [4, 4]);
                __cpu::copy::<L, _, _, _>(t4_at, t9, <__cpu::bf16 as __Elem>::ZERO);
                let t10 = scratch.tile::<__cpu::F8E4M3, 1>([3]);
                let x0_at = x0.window([b5.wrapping_mul(4), b5.wrapping_mul(4), 1, b5.wrapping_sub(2), x0.extent[2]], [1, 1, 1, 1, 3]);
                __cpu::copy::<L, _, _, _>(x0_at.squeeze([4]), t10, <__cpu::F8E4M3 as __Elem>::ZERO);
                let t9_at = t9.window([b5.wrapping_mul(3), __Elem::div(b4, 4_i64)], [3, 1]).squeeze([0]);
                __cpu::copy::<L, _, _, _>(t10, t9_at, <__cpu::bf16 as __Elem>::ZERO);
                let t11 = scratch.tile::<f32, 2>([4, 3]);
                for i15 in 0_i64..4 {
                    let v8 = t4.load_inside([0, i15]);
                    let t11_row = t11.row(1, [i15, 0], 3);
                    Self::parallel_4::<L, _>(level, 0, 3, t11_row.slice_mut(0, 3), v8);
                }
                let t12 = scratch.tile::<f32, 2>([3, 3]);
                for i17 in 0_i64..3 {
                    let t12_row = t12.row(1, [i17, 0], 3);
                    Self::parallel_5::<L, _>(level, 0, 3, t12_row.slice_mut(0, 3));
                }
                let t13 = scratch.tile::<f32, 2>([4, 3]);
                __cpu::gemm::<L, f32, f32, f32>(t11, t12, t13, false, scratch.rest());
                let whole_2 = y1.has_rows(2, [b4.wrapping_mul(3), b5.wrapping_mul(4), b6.wrapping_mul(3)], [[1, 0, 0], [0, 1, 0], [0, 0, 1]], [3, 4, 3]);
                if whole_2 {
                    for i19 in 0_i64..3 {
                        for i20 in 0_i64..4 {
                            let v9 = __Elem::mul(<__cpu::F8E4M3 as __Elem>::ONE, <__cpu::F8E4M3 as __Elem>::of_f64(0.5_f64));
                            let v10 = t3.load([b5, i19, i19], <__cpu::F8E4M3 as __Elem>::ZERO);
                            let v11 = t3.load_inside([i19, 1, i19]);
                            let v12 = __Elem::add(__Elem::add(v10, v11), __Elem::neg(__Elem::to::<__cpu::F8E4M3>(i20)));
                            let v13 = __Elem::mul(v12, <__cpu::F8E4M3 as __Elem>::of_f64(0.5_f64));
                            let v14 = t3.load([i19, b5, i19], <__cpu::F8E4M3 as __Elem>::ZERO);
                            let v15 = __Elem::mul(__Elem::floor::<L, false>(__Elem::abs(v14)), <__cpu::F8E4M3 as __Elem>::of_f64(0.5_f64));
                            let v16 = t10.load_inside([1]);
                            let v17 = t10.load_inside([2]);
                            let v18 = t3.load([b4, i19, _q7], <__cpu::F8E4M3 as __Elem>::ZERO);
                            let v19 = t3.load([b4, i19, i19], <__cpu::F8E4M3 as __Elem>::ZERO);
                            let v20 = __Elem::fma::<L>(v18, __Elem::to::<__cpu::F8E4M3>(b5), v19);
                            let v21 = __Elem::select(__Elem::lt(v16, v17), v20, <__cpu::F8E4M3 as __Elem>::of_i64(-3));
                            let v22 = __Elem::mul(v21, <__cpu::F8E4M3 as __Elem>::of_f64(0.5_f64));
                            let v23 = __Elem::select(b5 >= b5.wrapping_mul(3), __Elem::log2::<L, false>(__Elem::abs(v15)), __Elem::erf::<L, false>(v22));
                            let v24 = __Elem::select(!(i19 > i19), __Elem::exp2::<L, false>(v13), v23);
                            let v25 = __Elem::select(5 > i20, __Elem::cos::<L, false>(v9), v24);
                            let y1_row = y1.whole_row(2, [b4.wrapping_mul(3).wrapping_add(i19), b5.wrapping_mul(4).wrapping_add(i20), b6.wrapping_mul(3)], 3, 1);
                            Self::parallel_6::<L, true, _>(level, 0, 3, y1_row.slice_mut(0, 3), v25);
                        }
                    }
                } else {
                    for i19 in 0_i64..3 {
                        for i20 in 0_i64..4 {
                            let v9 = __Elem::mul(<__cpu::F8E4M3 as __Elem>::ONE, <__cpu::F8E4M3 as __Elem>::of_f64(0.5_f64));
                            let v10 = t3.load([b5, i19, i19], <__cpu::F8E4M3 as __Elem>::ZERO);
                            let v11 = t3.load_inside([i19, 1, i19]);
                            let v12 = __Elem::add(__Elem::add(v10, v11), __Elem::neg(__Elem::to::<__cpu::F8E4M3>(i20)));
                            let v13 = __Elem::mul(v12, <__cpu::F8E4M3 as __Elem>::of_f64(0.5_f64));
                            let v14 = t3.load([i19, b5, i19], <__cpu::F8E4M3 as __Elem>::ZERO);
                            let v15 = __Elem::mul(__Elem::floor::<L, false>(__Elem::abs(v14)), <__cpu::F8E4M3 as __Elem>::of_f64(0.5_f64));
                            let v16 = t10.load_inside([1]);
                            let v17 = t10.load_inside([2]);
                            let v18 = t3.load([b4, i19, _q7], <__cpu::F8E4M3 as __Elem>::ZERO);
                            let v19 = t3.load([b4, i19, i19], <__cpu::F8E4M3 as __Elem>::ZERO);
                            let v20 = __Elem::fma::<L>(v18, __Elem::to::<__cpu::F8E4M3>(b5), v19);
                            let v21 = __Elem::select(__Elem::lt(v16, v17), v20, <__cpu::F8E4M3 as __Elem>::of_i64(-3));
                            let v22 = __Elem::mul(v21, <__cpu::F8E4M3 as __Elem>::of_f64(0.5_f64));
                            let v23 = __Elem::select(b5 >= b5.wrapping_mul(3), __Elem::log2::<L, false>(__Elem::abs(v15)), __Elem::erf::<L, false>(v22));
                            let v24 = __Elem::select(!(i19 > i19), __Elem::exp2::<L, false>(v13), v23);
                            let v25 = __Elem::select(5 > i20, __Elem::cos::<L, false>(v9), v24);
                            let y1_row = y1.row(2, [b4.wrapping_mul(3).wrapping_add(i19), b5.wrapping_mul(4).wrapping_add(i20), b6.wrapping_mul(3)], 3);
                            let (from, to) = __cpu::common(3, [y1_row.unit_span()]);
                            Self::parallel_6::<L, false, _>(
                                level,
                                from,
                                to - from,
                                y1_row.slice_mut(from, to - from),
                                v25,
                            );
                            if to - from < 3 {
                                for (start, end) in [(0, from), (to, 3)] {
                                    Self::parallel_6::<L, false, _>(
                                        level,
                                        start,
                                        end - start,
                                        y1_row.guarded(start, <__cpu::F8E4M3 as __Elem>::ZERO),
                                        v25,
                                    );
                                }
                            }
                        }
                    }
                }
                let whole_3 = t3.has([0, 3, 0], [[0, 0, 0, 2], [0, 0, 0, 0], [1, 0, 0, 0]], [3, 4, 3, 3]) && t4.has_rows(1, [b4, 0], [[0, 0, 0, 0], [0, 0, 0, 1]], [3, 4, 3, 3]) && t3.has_rows(2, [b5, 0, 0], [[0, 0, 0, 0], [1, 0, 0, 0], [0, 0, 0, 1]], [3, 4, 3, 3]) && y2.has_rows(3, [b4.wrapping_mul(3), b5.wrapping_mul(4), b6.wrapping_mul(3), 0], [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]], [3, 4, 3, 3]);
                if whole_3 {
                    for i22 in 0_i64..3 {
                        for i23 in 0_i64..4 {
                            for i24 in 0_i64..3 {
                                let v26 = (b5 == i22) ^ (i24 < i22);
                                let v27 = t3.load_inside([i24, 3, i22]);
                                let v28 = __Elem::mul(__Elem::to::<__cpu::bf16>(v27), <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                                let v29 = __Elem::ln::<L, false>(v28);
                                let v30 = b5 >= i23;
                                let v31 = t4.load_inside([i24, i24]);
                                let v32 = __Elem::to::<__cpu::bf16>(v31);
                                let v33 = t3.load([i22, b5, x0.extent[1]], <__cpu::F8E4M3 as __Elem>::ZERO);
                                let v34 = __Elem::select(i23 != i23, __Elem::to::<__cpu::bf16>(b5), __Elem::to::<__cpu::bf16>(v33));
                                let v35 = t3.load([i22.wrapping_add(1), 0, __Elem::div(b4, 3_i64)], <__cpu::F8E4M3 as __Elem>::ZERO);
                                let v36 = t4.load_inside([i22, i22]);
                                let v37 = __Elem::mul(<__cpu::bf16 as __Elem>::of_i64(-1), __Elem::to::<__cpu::bf16>(v36));
                                let v38 = __Elem::fma::<L>(__Elem::floor::<L, false>(<__cpu::bf16 as __Elem>::ONE), __Elem::to::<__cpu::bf16>(v35), v37);
                                let v39 = __Elem::mul(v38, <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                                let v40 = __Elem::add(__Elem::abs(v39), <__cpu::bf16 as __Elem>::ONE);
                                let v41 = __Elem::recip::<L, false>(v40);
                                let t3_row = t3.whole_row(0, [0, 3, i22], 3, 2);
                                let t4_row_2 = t4.whole_row(1, [b4, 0], 3, 1);
                                let t3_row_2 = t3.whole_row(2, [b5, i22, 0], 3, 1);
                                let y2_row = y2.whole_row(3, [b4.wrapping_mul(3).wrapping_add(i22), b5.wrapping_mul(4).wrapping_add(i23), b6.wrapping_mul(3).wrapping_add(i24), 0], 3, 1);
                                Self::parallel_7::<L, true, _, _, _, _>(
                                    level,
                                    0,
                                    3,
                                    t3_row.strided(0),
                                    t4_row_2.slice(0, 3),
                                    t3_row_2.slice(0, 3),
                                    y2_row.slice_mut(0, 3),
                                    v32,
                                    v34,
                                    v41,
                                    v30,
                                    v26,
                                    v29,
                                );
                            }
                        }
                    }
                } else {
                    for i22 in 0_i64..3 {
                        for i23 in 0_i64..4 {
                            for i24 in 0_i64..3 {
                                let v26 = (b5 == i22) ^ (i24 < i22);
                                let v27 = t3.load_inside([i24, 3, i22]);
                                let v28 = __Elem::mul(__Elem::to::<__cpu::bf16>(v27), <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                                let v29 = __Elem::ln::<L, false>(v28);
                                let v30 = b5 >= i23;
                                let v31 = t4.load_inside([i24, i24]);
                                let v32 = __Elem::to::<__cpu::bf16>(v31);
                                let v33 = t3.load([i22, b5, x0.extent[1]], <__cpu::F8E4M3 as __Elem>::ZERO);
                                let v34 = __Elem::select(i23 != i23, __Elem::to::<__cpu::bf16>(b5), __Elem::to::<__cpu::bf16>(v33));
                                let v35 = t3.load([i22.wrapping_add(1), 0, __Elem::div(b4, 3_i64)], <__cpu::F8E4M3 as __Elem>::ZERO);
                                let v36 = t4.load_inside([i22, i22]);
                                let v37 = __Elem::mul(<__cpu::bf16 as __Elem>::of_i64(-1), __Elem::to::<__cpu::bf16>(v36));
                                let v38 = __Elem::fma::<L>(__Elem::floor::<L, false>(<__cpu::bf16 as __Elem>::ONE), __Elem::to::<__cpu::bf16>(v35), v37);
                                let v39 = __Elem::mul(v38, <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                                let v40 = __Elem::add(__Elem::abs(v39), <__cpu::bf16 as __Elem>::ONE);
                                let v41 = __Elem::recip::<L, false>(v40);
                                let t3_row = t3.row_by(0, [0, 3, i22], 3, 2);
                                let t4_row_2 = t4.row(1, [b4, 0], 3);
                                let t3_row_2 = t3.row(2, [b5, i22, 0], 3);
                                let y2_row = y2.row(3, [b4.wrapping_mul(3).wrapping_add(i22), b5.wrapping_mul(4).wrapping_add(i23), b6.wrapping_mul(3).wrapping_add(i24), 0], 3);
                                let (from, to) = __cpu::common(3, [t3_row.span(), t4_row_2.unit_span(), t3_row_2.unit_span(), y2_row.unit_span()]);
                                Self::parallel_7::<L, false, _, _, _, _>(
                                    level,
                                    from,
                                    to - from,
                                    t3_row.strided(from),
                                    t4_row_2.slice(from, to - from),
                                    t3_row_2.slice(from, to - from),
                                    y2_row.slice_mut(from, to - from),
                                    v32,
                                    v34,
                                    v41,
                                    v30,
                                    v26,
                                    v29,
                                );
                                if to - from < 3 {
                                    for (start, end) in [(0, from), (to, 3)] {
                                        Self::parallel_7::<L, false, _, _, _, _>(
                                            level,
                                            start,
                                            end - start,
                                            t3_row.guarded(start, <__cpu::F8E4M3 as __Elem>::ZERO),
                                            t4_row_2.guarded(start, <f32 as __Elem>::ZERO),
                                            t3_row_2.guarded(start, <__cpu::F8E4M3 as __Elem>::ZERO),
                                            y2_row.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                                            v32,
                                            v34,
                                            v41,
                                            v30,
                                            v26,
                                            v29,
                                        );
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
