// Emitted from the random kernel of seed 5.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;


#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<const BM: usize>(());

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<const BM: usize> __Kernel<BM> {
    #[inline]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t11_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i9 = start + lane as i64;
                let v1 = __Elem::to::<i32>(i9).wrapping_mul(3_i32).wrapping_add(2_i32);
                t11_row.set(lane, v1);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        mut t14_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t14_row.set(lane, 1.0_f64);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::Row<f32>, R1: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        x0_row: R0,
        mut t15_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v2 = x0_row.get(lane);
                t15_row.set(lane, -v2);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level>(
        level: L,
        start: i64,
        count: i64,
        v5: i32,
        a5: __cpu::View<i32, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i15 = start + lane as i64;
                a5.atomic(__cpu::AtomicOp::And, [i15], v5, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t13_row: R0,
        h6: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i16 = start + lane as i64;
                let v6 = t13_row.get(lane);
                let v7 = __Elem::to::<u64>(v6).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i16)));
                h6.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i16), 7_i64)], v7, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t14_row_2: R0,
        v8: i64,
        v9: i64,
        h6: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i18 = start + lane as i64;
                let v10 = t14_row_2.get(lane);
                let v11 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v10) * 16.0_f32));
                let v12 = v11.wrapping_mul(__Elem::to::<u64>(v9.wrapping_add(i18)));
                h6.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v8.wrapping_add(i18), 7_i64)], v12, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t15_row_2: R0,
        v13: i64,
        v15: i64,
        h6: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i20 = start + lane as i64;
                let v16 = t15_row_2.get(lane);
                let v17 = __Elem::to::<u64>(__Elem::to::<i64>(v16 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v15.wrapping_add(i20)));
                h6.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v13.wrapping_add(i20), 7_i64)], v17, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t16_row: R0,
        v18: i64,
        v19: i64,
        h6: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i22 = start + lane as i64;
                let v20 = t16_row.get(lane);
                let v21 = __Elem::to::<u64>(__Elem::to::<i64>(v20 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v19.wrapping_add(i22)));
                h6.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v18.wrapping_add(i22), 7_i64)], v21, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t17_row: R0,
        v22: i64,
        v23: i64,
        h6: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i24 = start + lane as i64;
                let v24 = t17_row.get(lane);
                let v25 = __Elem::to::<u64>(__Elem::to::<i64>(v24 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v23.wrapping_add(i24)));
                h6.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v22.wrapping_add(i24), 7_i64)], v25, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<f64>, R1: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        v26_row: R0,
        mut t19_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v27 = v26_row.get(lane);
                t19_row.set(lane, v27 / 2.0_f64);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t11_2_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i9_2 = start + lane as i64;
                let v29 = __Elem::to::<i32>(i9_2).wrapping_mul(3_i32).wrapping_add(2_i32);
                t11_2_row.set(lane, v29);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        mut t14_2_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t14_2_row.set(lane, 1.0_f64);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<f32>,
        R1: __cpu::row::RowMut<f32>,
    >(
        level: L,
        start: i64,
        count: i64,
        x0_2_row: R0,
        mut t15_2_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v30 = x0_2_row.get(lane);
                t15_2_row.set(lane, -v30);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut a5_2_row: R0,
        v33: i32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i15_2 = start + lane as i64;
                a5_2_row.update(lane, __cpu::AtomicOp::And, v33);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t13_2_row: R0,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i16_2 = start + lane as i64;
                let v34 = t13_2_row.get(lane);
                let v35 = __Elem::to::<u64>(v34).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i16_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i16_2), 7_i64)], v35);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t14_2_row_2: R0,
        v36: i64,
        v37: i64,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i18_2 = start + lane as i64;
                let v38 = t14_2_row_2.get(lane);
                let v39 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v38) * 16.0_f32));
                let v40 = v39.wrapping_mul(__Elem::to::<u64>(v37.wrapping_add(i18_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v36.wrapping_add(i18_2), 7_i64)], v40);
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t15_2_row_2: R0,
        v41: i64,
        v42: i64,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i20_2 = start + lane as i64;
                let v43 = t15_2_row_2.get(lane);
                let v44 = __Elem::to::<u64>(__Elem::to::<i64>(v43 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v42.wrapping_add(i20_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v41.wrapping_add(i20_2), 7_i64)], v44);
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t16_2_row: R0,
        v45: i64,
        v46: i64,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i22_2 = start + lane as i64;
                let v47 = t16_2_row.get(lane);
                let v48 = __Elem::to::<u64>(__Elem::to::<i64>(v47 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v46.wrapping_add(i22_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v45.wrapping_add(i22_2), 7_i64)], v48);
            }
        }
    }

    #[inline]
    unsafe fn parallel_19<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t17_2_row: R0,
        v49: i64,
        v50: i64,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i24_2 = start + lane as i64;
                let v51 = t17_2_row.get(lane);
                let v52 = __Elem::to::<u64>(__Elem::to::<i64>(v51 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v50.wrapping_add(i24_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v49.wrapping_add(i24_2), 7_i64)], v52);
            }
        }
    }

    #[inline]
    unsafe fn parallel_20<L: __cpu::Level, R0: __cpu::row::Row<f64>, R1: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        v53_row: R0,
        mut t19_2_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v54 = v53_row.get(lane);
                t19_2_row.set(lane, v54 / 2.0_f64);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<const BM: usize> __cpu::Kernel for __Kernel<BM> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_5", args);
        let d2 = plan.extent(0, 0);
        plan.expect("x1", 1, 0, d2)?;
        let d3 = plan.extent(1, 1);
        plan.expect("x1", 1, 2, BM as i64)?;
        plan.expect("x2", 2, 0, 2)?;
        let d4 = plan.extent(2, 1);
        plan.expect("y3", 3, 0, d4)?;
        plan.expect("y3", 3, 1, 2)?;
        plan.expect("y4", 4, 0, d4)?;
        let d6 = plan.extent(5, 0);
        plan.expect("h6", 6, 0, 7)?;
        let v0 = d6 < 100;
        plan.require(v0, format_args!("extents are below 100"))?;
        let v1 = d4.wrapping_add(BM as i64 - 1);
        let n8 = __Elem::div(v1, BM as i64);
        let v2 = d4.wrapping_add(BM as i64 - 1);
        let v3 = __Elem::div(v2, BM as i64);
        plan.value(d2);
        plan.value(n8);
        plan.value(d4);
        plan.value(d6);
        plan.finish([1, 1, v3])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<f32, 2>([BM as i64, 2]);
        size.tile::<f64, 1>([BM as i64]);
        size.tile::<i32, 1>([BM as i64]);
        size.tile::<f32, 1>([2]);
        size.tile::<i32, 1>([BM as i64]);
        size.tile::<i32, 1>([BM as i64]);
        size.tile::<i32, 1>([BM as i64]);
        size.tile::<f64, 2>([2, 6]);
        size.tile::<f32, 2>([BM as i64, 2]);
        size.tile::<f32, 2>([BM as i64, 2]);
        size.tile::<f32, 2>([BM as i64, BM as i64]);
        size.gemm::<L, f32, f32, f32>(BM as i64, BM as i64, 2);
        size.tile::<f64, 2>([2, BM as i64]);
        size.tile::<f64, 1>([BM as i64]);
        size.tile::<f64, 1>([BM as i64]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<f32, 1>(call, 0);
            let y3 = __cpu::tensor::<f32, 2>(call, 3);
            let y4 = __cpu::tensor::<f64, 1>(call, 4);
            let a5 = __cpu::tensor::<i32, 1>(call, 5);
            let h6 = __cpu::tensor::<u64, 1>(call, 6);
            let d2 = __cpu::value::<i64>(call, 0);
            let n8 = __cpu::value::<i64>(call, 1);
            let d4 = __cpu::value::<i64>(call, 2);
            let d6 = __cpu::value::<i64>(call, 3);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b5] = block.index;
                let mut scratch = block.scratch;
                let t7 = scratch.tile::<f32, 2>([BM as i64, 2]);
                let y3_at = y3.window([b5.wrapping_mul(BM as i64), 0], [BM as i64, 2]);
                __cpu::copy::<L, _, _, _>(y3_at, t7, <f32 as __Elem>::ZERO);
                let t8 = scratch.tile::<f64, 1>([BM as i64]);
                let x0_at = x0.window([b5], [BM as i64]);
                __cpu::copy::<L, _, _, _>(x0_at, t8, <f64 as __Elem>::ZERO);
                let t9 = scratch.tile::<i32, 1>([BM as i64]);
                __cpu::fill::<L, _, _>(t9, 0_i32);
                let t10 = scratch.tile::<f32, 1>([2]);
                let v0 = t9.load([d2], <i32 as __Elem>::ZERO);
                let t9_at = t9.window([b5.wrapping_add(4)], [2]);
                __cpu::copy::<L, _, _, _>(t9_at, t10, __Elem::to::<f32>(v0));
                let t11 = scratch.tile::<i32, 1>([BM as i64]);
                let t11_row = t11.row(0, [0], BM as i64);
                Self::parallel::<L, _>(level, 0, BM as i64, t11_row.slice_mut(0, BM as i64));
                let t12 = scratch.tile::<i32, 1>([BM as i64]);
                __cpu::copy::<L, _, _, _>(t8, t12, <i32 as __Elem>::ZERO);
                __cpu::scatter::<L, _, _, _, _>(t12, t11, t9, <i32 as __Elem>::ZERO);
                let t13 = scratch.tile::<i32, 1>([BM as i64]);
                let t8_at = t8.window([n8], [BM as i64]);
                __cpu::copy::<L, _, _, _>(t8_at, t13, __Elem::to::<i32>(__Elem::to::<f64>(d2)));
                __cpu::update_tile::<L, __cpu::atomic::Max, _, _, _>(t13, t9, <i32 as __Elem>::ZERO);
                let t14 = scratch.tile::<f64, 2>([2, 6]);
                for i10 in 0_i64..2 {
                    let t14_row = t14.row(1, [i10, 0], 6);
                    Self::parallel_2::<L, _>(level, 0, 6, t14_row.slice_mut(0, 6));
                }
                __cpu::scan::<L, __cpu::reduce::Max, _, _, _>(t8, 0, t8, false, <f64 as __Elem>::ZERO);
                let t15 = scratch.tile::<f32, 2>([BM as i64, 2]);
                let whole = x0.has_rows(0, [0], [[0, 1]], [BM as i64, 2]);
                if whole {
                    for i12 in 0_i64..(BM as i64) {
                        let x0_row = x0.whole_row(0, [0], 2, 1);
                        let t15_row = t15.row(1, [i12, 0], 2);
                        Self::parallel_3::<L, true, _, _>(level, 0, 2, x0_row.slice(0, 2), t15_row.slice_mut(0, 2));
                    }
                } else {
                    for i12 in 0_i64..(BM as i64) {
                        let x0_row = x0.row(0, [0], 2);
                        let t15_row = t15.row(1, [i12, 0], 2);
                        let (from, to) = __cpu::common(2, [x0_row.unit_span()]);
                        Self::parallel_3::<L, false, _, _>(
                            level,
                            from,
                            to - from,
                            x0_row.slice(from, to - from),
                            t15_row.slice_mut(from, to - from),
                        );
                        if to - from < 2 {
                            for (start, end) in [(0, from), (to, 2)] {
                                Self::parallel_3::<L, false, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    x0_row.guarded(start, <f32 as __Elem>::ZERO),
                                    t15_row.slice_mut(start, end - start),
                                );
                            }
                        }
                    }
                }
                let t16 = scratch.tile::<f32, 2>([BM as i64, 2]);
                let t14_at = t14.window([d4, n8], [BM as i64, 2]);
                __cpu::copy::<L, _, _, _>(t14_at, t16, <f32 as __Elem>::ZERO);
                let t17 = scratch.tile::<f32, 2>([BM as i64, BM as i64]);
                let v14 = t10.load([d2], <f32 as __Elem>::ZERO);
                __cpu::fill::<L, _, _>(t17, v14);
                let t16_at = t16.permute([1, 0]);
                __cpu::sized!((BM as i64) * (BM as i64) <= 6912, gemm::<L, f32, f32, f32>(t15, t16_at, t17, true, scratch.rest()));
                let v2 = t12.load([3], <i32 as __Elem>::ZERO);
                let v3 = t9.load([2], <i32 as __Elem>::ZERO);
                let v4 = t13.load([4], <i32 as __Elem>::ZERO);
                let v5 = __Elem::div(v2 ^ v3, v4);
                Self::parallel_4::<L>(level, 0, 2, v5, a5);
                let t13_row = t13.row(0, [0], BM as i64);
                Self::parallel_5::<L, _>(level, 0, BM as i64, t13_row.slice(0, BM as i64), h6);
                for i17 in 0_i64..2 {
                    let v8 = 5_i64.wrapping_add(i17).wrapping_mul(5);
                    let v9 = 5_i64.wrapping_add(i17).wrapping_mul(5);
                    let t14_row_2 = t14.row(1, [i17, 0], 6);
                    Self::parallel_6::<L, _>(level, 0, 6, t14_row_2.slice(0, 6), v8, v9, h6);
                }
                for i19 in 0_i64..(BM as i64) {
                    let v13 = 5_i64.wrapping_add(i19).wrapping_mul(5);
                    let v15 = 5_i64.wrapping_add(i19).wrapping_mul(5);
                    let t15_row_2 = t15.row(1, [i19, 0], 2);
                    Self::parallel_7::<L, _>(level, 0, 2, t15_row_2.slice(0, 2), v13, v15, h6);
                }
                for i21 in 0_i64..(BM as i64) {
                    let v18 = 5_i64.wrapping_add(i21).wrapping_mul(5);
                    let v19 = 5_i64.wrapping_add(i21).wrapping_mul(5);
                    let t16_row = t16.row(1, [i21, 0], 2);
                    Self::parallel_8::<L, _>(level, 0, 2, t16_row.slice(0, 2), v18, v19, h6);
                }
                for i23 in 0_i64..(BM as i64) {
                    let v22 = 5_i64.wrapping_add(i23).wrapping_mul(5);
                    let v23 = 5_i64.wrapping_add(i23).wrapping_mul(5);
                    let t17_row = t17.row(1, [i23, 0], BM as i64);
                    Self::parallel_9::<L, _>(level, 0, BM as i64, t17_row.slice(0, BM as i64), v22, v23, h6);
                }
                let y3_at_2 = y3.window([b5.wrapping_mul(BM as i64), 0], [BM as i64, 2]);
                __cpu::copy::<L, _, _, _>(t7, y3_at_2, <f32 as __Elem>::ZERO);
                let t18 = scratch.tile::<f64, 2>([2, BM as i64]);
                let t15_at = t15.window([d2.wrapping_mul(6), d6], [2, BM as i64]);
                __cpu::copy::<L, _, _, _>(t15_at, t18, __Elem::to::<f64>(-3.0_f32));
                let t19 = scratch.tile::<f64, 1>([BM as i64]);
                let v26 = scratch.tile::<f64, 1>([BM as i64]);
                __cpu::reduce::<L, __cpu::reduce::Sum, _, _, 2>(t18, 0, __cpu::insert_axis(v26, 0), false, <f64 as __Elem>::ZERO);
                let y4_at = y4.window([b5.wrapping_mul(BM as i64)], [BM as i64]);
                let mut copy_out = __cpu::FusedCopyOut::new(t19, y4_at, <f64 as __Elem>::ZERO, __cpu::is_non_temporal(call, &y4));
                let v26_row = v26.row(0, [0], BM as i64);
                let t19_row = t19.row(0, [0], BM as i64);
                let mut chunks = copy_out.chunks([0], 0, BM as i64, &__cpu::PacedPrefetch::none());
                while chunks.advance() {
                    let (start, count) = chunks.chunk();
                    Self::parallel_10::<L, _, _>(
                        level,
                        start,
                        count,
                        v26_row.slice(start, count),
                        t19_row.slice_mut(start, count),
                    );
                    copy_out.store::<L>([0], start, count);
                }
                copy_out.finish::<L>();
            }
        }
    }

    const RACES: bool = true;

    #[inline(always)]
    unsafe fn alone<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0_2 = __cpu::tensor::<f32, 1>(call, 0);
            let y3_2 = __cpu::tensor::<f32, 2>(call, 3);
            let y4_2 = __cpu::tensor::<f64, 1>(call, 4);
            let a5_2 = __cpu::tensor::<i32, 1>(call, 5);
            let h6_2 = __cpu::tensor::<u64, 1>(call, 6);
            let d2_2 = __cpu::value::<i64>(call, 0);
            let n8_2 = __cpu::value::<i64>(call, 1);
            let d4_2 = __cpu::value::<i64>(call, 2);
            let d6_2 = __cpu::value::<i64>(call, 3);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b5_2] = block.index;
                let mut scratch = block.scratch;
                let t7_2 = scratch.tile::<f32, 2>([BM as i64, 2]);
                let y3_2_at = y3_2.window([b5_2.wrapping_mul(BM as i64), 0], [BM as i64, 2]);
                __cpu::copy::<L, _, _, _>(y3_2_at, t7_2, <f32 as __Elem>::ZERO);
                let t8_2 = scratch.tile::<f64, 1>([BM as i64]);
                let x0_2_at = x0_2.window([b5_2], [BM as i64]);
                __cpu::copy::<L, _, _, _>(x0_2_at, t8_2, <f64 as __Elem>::ZERO);
                let t9_2 = scratch.tile::<i32, 1>([BM as i64]);
                __cpu::fill::<L, _, _>(t9_2, 0_i32);
                let t10_2 = scratch.tile::<f32, 1>([2]);
                let v28 = t9_2.load([d2_2], <i32 as __Elem>::ZERO);
                let t9_2_at = t9_2.window([b5_2.wrapping_add(4)], [2]);
                __cpu::copy::<L, _, _, _>(t9_2_at, t10_2, __Elem::to::<f32>(v28));
                let t11_2 = scratch.tile::<i32, 1>([BM as i64]);
                let t11_2_row = t11_2.row(0, [0], BM as i64);
                Self::parallel_11::<L, _>(level, 0, BM as i64, t11_2_row.slice_mut(0, BM as i64));
                let t12_2 = scratch.tile::<i32, 1>([BM as i64]);
                __cpu::copy::<L, _, _, _>(t8_2, t12_2, <i32 as __Elem>::ZERO);
                __cpu::scatter::<L, _, _, _, _>(t12_2, t11_2, t9_2, <i32 as __Elem>::ZERO);
                let t13_2 = scratch.tile::<i32, 1>([BM as i64]);
                let t8_2_at = t8_2.window([n8_2], [BM as i64]);
                __cpu::copy::<L, _, _, _>(t8_2_at, t13_2, __Elem::to::<i32>(__Elem::to::<f64>(d2_2)));
                __cpu::update_tile::<L, __cpu::atomic::Max, _, _, _>(t13_2, t9_2, <i32 as __Elem>::ZERO);
                let t14_2 = scratch.tile::<f64, 2>([2, 6]);
                for i10_2 in 0_i64..2 {
                    let t14_2_row = t14_2.row(1, [i10_2, 0], 6);
                    Self::parallel_12::<L, _>(level, 0, 6, t14_2_row.slice_mut(0, 6));
                }
                __cpu::scan::<L, __cpu::reduce::Max, _, _, _>(t8_2, 0, t8_2, false, <f64 as __Elem>::ZERO);
                let t15_2 = scratch.tile::<f32, 2>([BM as i64, 2]);
                let whole_2 = x0_2.has_rows(0, [0], [[0, 1]], [BM as i64, 2]);
                if whole_2 {
                    for i12_2 in 0_i64..(BM as i64) {
                        let x0_2_row = x0_2.whole_row(0, [0], 2, 1);
                        let t15_2_row = t15_2.row(1, [i12_2, 0], 2);
                        Self::parallel_13::<L, true, _, _>(
                            level,
                            0,
                            2,
                            x0_2_row.slice(0, 2),
                            t15_2_row.slice_mut(0, 2),
                        );
                    }
                } else {
                    for i12_2 in 0_i64..(BM as i64) {
                        let x0_2_row = x0_2.row(0, [0], 2);
                        let t15_2_row = t15_2.row(1, [i12_2, 0], 2);
                        let (from, to) = __cpu::common(2, [x0_2_row.unit_span()]);
                        Self::parallel_13::<L, false, _, _>(
                            level,
                            from,
                            to - from,
                            x0_2_row.slice(from, to - from),
                            t15_2_row.slice_mut(from, to - from),
                        );
                        if to - from < 2 {
                            for (start, end) in [(0, from), (to, 2)] {
                                Self::parallel_13::<L, false, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    x0_2_row.guarded(start, <f32 as __Elem>::ZERO),
                                    t15_2_row.slice_mut(start, end - start),
                                );
                            }
                        }
                    }
                }
                let t16_2 = scratch.tile::<f32, 2>([BM as i64, 2]);
                let t14_2_at = t14_2.window([d4_2, n8_2], [BM as i64, 2]);
                __cpu::copy::<L, _, _, _>(t14_2_at, t16_2, <f32 as __Elem>::ZERO);
                let t17_2 = scratch.tile::<f32, 2>([BM as i64, BM as i64]);
                let v14_2 = t10_2.load([d2_2], <f32 as __Elem>::ZERO);
                __cpu::fill::<L, _, _>(t17_2, v14_2);
                let t16_2_at = t16_2.permute([1, 0]);
                __cpu::sized!((BM as i64) * (BM as i64) <= 6912, gemm::<L, f32, f32, f32>(t15_2, t16_2_at, t17_2, true, scratch.rest()));
                let v30 = t12_2.load([3], <i32 as __Elem>::ZERO);
                let v31 = t9_2.load([2], <i32 as __Elem>::ZERO);
                let v32 = t13_2.load([4], <i32 as __Elem>::ZERO);
                let v33 = __Elem::div(v30 ^ v31, v32);
                let a5_2_row = a5_2.row(0, [0], 2);
                let (from, to) = __cpu::common(2, [a5_2_row.unit_span()]);
                Self::parallel_14::<L, _>(level, from, to - from, a5_2_row.slice_mut(from, to - from), v33);
                if to - from < 2 {
                    for (start, end) in [(0, from), (to, 2)] {
                        Self::parallel_14::<L, _>(
                            level,
                            start,
                            end - start,
                            a5_2_row.guarded(start, <i32 as __Elem>::ZERO),
                            v33,
                        );
                    }
                }
                let t13_2_row = t13_2.row(0, [0], BM as i64);
                Self::parallel_15::<L, _>(level, 0, BM as i64, t13_2_row.slice(0, BM as i64), h6_2);
                for i17_2 in 0_i64..2 {
                    let v36 = 5_i64.wrapping_add(i17_2).wrapping_mul(5);
                    let v37 = 5_i64.wrapping_add(i17_2).wrapping_mul(5);
                    let t14_2_row_2 = t14_2.row(1, [i17_2, 0], 6);
                    Self::parallel_16::<L, _>(level, 0, 6, t14_2_row_2.slice(0, 6), v36, v37, h6_2);
                }
                for i19_2 in 0_i64..(BM as i64) {
                    let v41 = 5_i64.wrapping_add(i19_2).wrapping_mul(5);
                    let v42 = 5_i64.wrapping_add(i19_2).wrapping_mul(5);
                    let t15_2_row_2 = t15_2.row(1, [i19_2, 0], 2);
                    Self::parallel_17::<L, _>(level, 0, 2, t15_2_row_2.slice(0, 2), v41, v42, h6_2);
                }
                for i21_2 in 0_i64..(BM as i64) {
                    let v45 = 5_i64.wrapping_add(i21_2).wrapping_mul(5);
                    let v46 = 5_i64.wrapping_add(i21_2).wrapping_mul(5);
                    let t16_2_row = t16_2.row(1, [i21_2, 0], 2);
                    Self::parallel_18::<L, _>(level, 0, 2, t16_2_row.slice(0, 2), v45, v46, h6_2);
                }
                for i23_2 in 0_i64..(BM as i64) {
                    let v49 = 5_i64.wrapping_add(i23_2).wrapping_mul(5);
                    let v50 = 5_i64.wrapping_add(i23_2).wrapping_mul(5);
                    let t17_2_row = t17_2.row(1, [i23_2, 0], BM as i64);
                    Self::parallel_19::<L, _>(level, 0, BM as i64, t17_2_row.slice(0, BM as i64), v49, v50, h6_2);
                }
                let y3_2_at_2 = y3_2.window([b5_2.wrapping_mul(BM as i64), 0], [BM as i64, 2]);
                __cpu::copy::<L, _, _, _>(t7_2, y3_2_at_2, <f32 as __Elem>::ZERO);
                let t18_2 = scratch.tile::<f64, 2>([2, BM as i64]);
                let t15_2_at = t15_2.window([d2_2.wrapping_mul(6), d6_2], [2, BM as i64]);
                __cpu::copy::<L, _, _, _>(t15_2_at, t18_2, __Elem::to::<f64>(-3.0_f32));
                let t19_2 = scratch.tile::<f64, 1>([BM as i64]);
                let v53 = scratch.tile::<f64, 1>([BM as i64]);
                __cpu::reduce::<L, __cpu::reduce::Sum, _, _, 2>(t18_2, 0, __cpu::insert_axis(v53, 0), false, <f64 as __Elem>::ZERO);
                let y4_2_at = y4_2.window([b5_2.wrapping_mul(BM as i64)], [BM as i64]);
                let mut copy_out_2 = __cpu::FusedCopyOut::new(t19_2, y4_2_at, <f64 as __Elem>::ZERO, __cpu::is_non_temporal(call, &y4_2));
                let v53_row = v53.row(0, [0], BM as i64);
                let t19_2_row = t19_2.row(0, [0], BM as i64);
                let mut chunks_2 = copy_out_2.chunks([0], 0, BM as i64, &__cpu::PacedPrefetch::none());
                while chunks_2.advance() {
                    let (start, count) = chunks_2.chunk();
                    Self::parallel_20::<L, _, _>(
                        level,
                        start,
                        count,
                        v53_row.slice(start, count),
                        t19_2_row.slice_mut(start, count),
                    );
                    copy_out_2.store::<L>([0], start, count);
                }
                copy_out_2.finish::<L>();
            }
        }
    }
}
