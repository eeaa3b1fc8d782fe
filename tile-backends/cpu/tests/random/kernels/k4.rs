// Emitted from the random kernel of seed 4.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;

pub const SCALE_4: i32 = 2_u64 as i32;

#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel(());

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl __Kernel {
    #[inline]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_row: R0,
        v5: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t7_row.set(lane, v5);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::RowMut<u8>>(
        level: L,
        start: i64,
        count: i64,
        mut t8_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t8_row.set(lane, 0_u8);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level>(
        level: L,
        block: &__cpu::Block<'_>,
        start: i64,
        count: i64,
        v6: bool,
        t7: __cpu::View<f32, 2>,
        i12: i64,
        v7: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i13 = start + lane as i64;
                if !(i13 < 3) {
                    __cpu::fail(block, concat!(file!(), ":13:5"), format_args!("an index is within its bounds"));
                }
                if v6 {
                    let v8 = t7.load([3_i64.wrapping_sub(i13), i12], <f32 as __Elem>::ZERO);
                    t7.store([3_i64.wrapping_sub(i13), i12], v7 + v8);
                }
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::RowMut<bool>>(
        level: L,
        start: i64,
        count: i64,
        mut t13_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14 = start + lane as i64;
                t13_row.set(lane, i14 <= i14);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t10_row: R0,
        v9: i64,
        v10: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i16 = start + lane as i64;
                let v11 = t10_row.get(lane);
                let v12 = __Elem::to::<u64>(__Elem::to::<i64>(v11 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v10.wrapping_add(i16)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v9.wrapping_add(i16), 7_i64)], v12, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t11_row: R0,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i17 = start + lane as i64;
                let v13 = t11_row.get(lane);
                let v14 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v13) * 16.0_f32));
                let v15 = v14.wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i17)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i17), 7_i64)], v15, __cpu::Order::SeqCst);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t12_row: R0,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i18 = start + lane as i64;
                let v16 = t12_row.get(lane);
                let v17 = __Elem::to::<u64>(v16).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i18)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i18), 7_i64)], v17, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t13_row_2: R0,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i19 = start + lane as i64;
                let v18 = t13_row_2.get(lane);
                let v19 = __Elem::to::<u64>(v18).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i19)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i19), 7_i64)], v19, __cpu::Order::SeqCst);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t14_row: R0,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i20 = start + lane as i64;
                let v20 = t14_row.get(lane);
                let v21 = __Elem::to::<u64>(v20).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i20)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i20), 7_i64)], v21, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<
        L: __cpu::Level,
        R0: __cpu::row::Row<f64>,
        R1: __cpu::row::Row<u32>,
        R2: __cpu::row::RowMut<u32>,
    >(
        level: L,
        start: i64,
        count: i64,
        t6_row: R0,
        x0_row: R1,
        mut y3_row: R2,
        v26: u32,
        v24: bool,
        x0: __cpu::View<u32, 3>,
        v28: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i22 = start + lane as i64;
                let v29 = t6_row.get(lane);
                let v30 = x0_row.get(lane);
                let v31 = __Elem::select(v24, __Elem::min(v26, __Elem::to::<u32>(v29)), v30);
                let v32 = x0.load([11, v28, __Elem::rem(i22.wrapping_sub(8), 2_i64)], <u32 as __Elem>::ZERO);
                y3_row.set(lane, __Elem::shr(v31, v32));
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_2_row: R0,
        v38: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t7_2_row.set(lane, v38);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::RowMut<u8>>(
        level: L,
        start: i64,
        count: i64,
        mut t8_2_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t8_2_row.set(lane, 0_u8);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level>(
        level: L,
        block: &__cpu::Block<'_>,
        start: i64,
        count: i64,
        v39: bool,
        t7_2: __cpu::View<f32, 2>,
        i12_2: i64,
        v40: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i13_2 = start + lane as i64;
                if !(i13_2 < 3) {
                    __cpu::fail(block, concat!(file!(), ":13:5"), format_args!("an index is within its bounds"));
                }
                if v39 {
                    let v41 = t7_2.load([3_i64.wrapping_sub(i13_2), i12_2], <f32 as __Elem>::ZERO);
                    t7_2.store([3_i64.wrapping_sub(i13_2), i12_2], v40 + v41);
                }
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::RowMut<bool>>(
        level: L,
        start: i64,
        count: i64,
        mut t13_2_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14_2 = start + lane as i64;
                t13_2_row.set(lane, i14_2 <= i14_2);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t10_2_row: R0,
        v42: i64,
        v43: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i16_2 = start + lane as i64;
                let v44 = t10_2_row.get(lane);
                let v45 = __Elem::to::<u64>(__Elem::to::<i64>(v44 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v43.wrapping_add(i16_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v42.wrapping_add(i16_2), 7_i64)], v45);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t11_2_row: R0,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i17_2 = start + lane as i64;
                let v46 = t11_2_row.get(lane);
                let v47 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v46) * 16.0_f32));
                let v48 = v47.wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i17_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i17_2), 7_i64)], v48);
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t12_2_row: R0,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i18_2 = start + lane as i64;
                let v49 = t12_2_row.get(lane);
                let v50 = __Elem::to::<u64>(v49).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i18_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i18_2), 7_i64)], v50);
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t13_2_row_2: R0,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i19_2 = start + lane as i64;
                let v51 = t13_2_row_2.get(lane);
                let v52 = __Elem::to::<u64>(v51).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i19_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i19_2), 7_i64)], v52);
            }
        }
    }

    #[inline]
    unsafe fn parallel_19<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t14_2_row: R0,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i20_2 = start + lane as i64;
                let v53 = t14_2_row.get(lane);
                let v54 = __Elem::to::<u64>(v53).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i20_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i20_2), 7_i64)], v54);
            }
        }
    }

    #[inline]
    unsafe fn parallel_20<
        L: __cpu::Level,
        R0: __cpu::row::Row<f64>,
        R1: __cpu::row::Row<u32>,
        R2: __cpu::row::RowMut<u32>,
    >(
        level: L,
        start: i64,
        count: i64,
        t6_2_row: R0,
        x0_2_row: R1,
        mut y3_2_row: R2,
        v59: u32,
        v57: bool,
        x0_2: __cpu::View<u32, 3>,
        v61: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i22_2 = start + lane as i64;
                let v62 = t6_2_row.get(lane);
                let v63 = x0_2_row.get(lane);
                let v64 = __Elem::select(v57, __Elem::min(v59, __Elem::to::<u32>(v62)), v63);
                let v65 = x0_2.load([11, v61, __Elem::rem(i22_2.wrapping_sub(8), 2_i64)], <u32 as __Elem>::ZERO);
                y3_2_row.set(lane, __Elem::shr(v64, v65));
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl __cpu::Kernel for __Kernel {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_4", args);
        let d1 = plan.extent(0, 0);
        let d2 = plan.extent(0, 1);
        let d3 = plan.extent(0, 2);
        plan.expect("x1", 1, 0, d3)?;
        plan.expect("x1", 1, 1, d1)?;
        let d4 = plan.extent(1, 2);
        let d5 = plan.extent(2, 0);
        let d6 = plan.extent(3, 0);
        plan.expect("y3", 3, 1, 4)?;
        plan.expect("y4", 4, 0, d6)?;
        plan.expect("h5", 5, 0, 7)?;
        let v0 = d6.wrapping_add(0);
        let v1 = __Elem::div(v0, 1_i64);
        plan.value(d3);
        plan.value(d6);
        plan.value(d4);
        plan.value(d5);
        plan.finish([1, 1, v1])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<f64, 2>([4, 3]);
        size.tile::<f32, 2>([3, 1]);
        size.tile::<u8, 1>([3]);
        size.tile::<f32, 1>([3]);
        size.tile::<f32, 2>([3, 1]);
        size.tile::<f64, 1>([1]);
        size.tile::<i32, 1>([1]);
        size.tile::<bool, 1>([1]);
        size.tile::<bool, 1>([1]);
        size.tile::<u32, 1>([1]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<u32, 3>(call, 0);
            let x1 = __cpu::tensor::<f64, 3>(call, 1);
            let x2 = __cpu::tensor::<f32, 1>(call, 2);
            let y3 = __cpu::tensor::<u32, 2>(call, 3);
            let y4 = __cpu::tensor::<u32, 1>(call, 4);
            let h5 = __cpu::tensor::<u64, 1>(call, 5);
            let _q8 = __cpu::scalar::<i64>(call.args, 6);
            let d3 = __cpu::value::<i64>(call, 0);
            let d6 = __cpu::value::<i64>(call, 1);
            let d4 = __cpu::value::<i64>(call, 2);
            let d5 = __cpu::value::<i64>(call, 3);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b7] = block.index;
                let mut scratch = block.scratch;
                let t6 = scratch.tile::<f64, 2>([4, 3]);
                let v0 = x0.load([4, d6, d4], <u32 as __Elem>::ZERO);
                let v1 = x0.load([__Elem::to::<i64>(v0), b7, d6], <u32 as __Elem>::ZERO);
                let v2 = __Elem::shr(__Elem::to::<i64>(v1).wrapping_sub(4), d4.wrapping_sub(4));
                let x0_at = x0.window([d3.wrapping_mul(1), v2, b7.wrapping_mul(4)], [1, 4, 3]);
                __cpu::copy::<L, _, _, _>(x0_at.squeeze([1, 2]), t6, <f64 as __Elem>::ZERO);
                let t7 = scratch.tile::<f32, 2>([3, 1]);
                for i9 in 0_i64..1 {
                    let v3 = x2.load([i9], <f32 as __Elem>::ZERO);
                    let v4 = x2.load([__Elem::rem(i9, 1_i64)], <f32 as __Elem>::ZERO);
                    let v5 = __Elem::min(v3 - v4, 4.0_f32);
                    let t7_row = t7.row(0, [0, i9], 3);
                    Self::parallel::<L, _>(level, 0, 3, t7_row.strided(0), v5);
                }
                let t8 = scratch.tile::<u8, 1>([3]);
                let t8_row = t8.row(0, [0], 3);
                Self::parallel_2::<L, _>(level, 0, 3, t8_row.slice_mut(0, 3));
                let t9 = scratch.tile::<f32, 1>([3]);
                __cpu::gather::<L, _, _, _, _>(x2, t8, t9, <f32 as __Elem>::ZERO);
                for i12 in 0_i64..1 {
                    let v6 = d4 >= i12;
                    let v7 = __Elem::to::<f32>(i12);
                    Self::parallel_3::<L>(level, &block.with(scratch), 0, __Elem::min(d4, 3_i64), v6, t7, i12, v7);
                }
                let t10 = scratch.tile::<f32, 2>([3, 1]);
                __cpu::scan::<L, __cpu::reduce::Max, _, _, _>(t7, 0, t10, true, <f32 as __Elem>::ZERO);
                let t11 = scratch.tile::<f64, 1>([1]);
                let t9_at = t9.window([_q8], [1]);
                __cpu::copy::<L, _, _, _>(t9_at, t11, <f64 as __Elem>::ZERO);
                let t9_at_2 = t9.window([2], [1]);
                __cpu::copy::<L, _, _, _>(t11, t9_at_2, <f32 as __Elem>::ZERO);
                let t12 = scratch.tile::<i32, 1>([1]);
                __cpu::arg_reduce::<L, __cpu::reduce::ArgMax, _, _, 2>(t10, 0, __cpu::insert_axis(t12, 0), <f32 as __Elem>::ZERO);
                let t13 = scratch.tile::<bool, 1>([1]);
                let t13_row = t13.row(0, [0], 1);
                Self::parallel_4::<L, _>(level, 0, 1, t13_row.slice_mut(0, 1));
                let t14 = scratch.tile::<bool, 1>([1]);
                __cpu::reduce::<L, __cpu::reduce::Any, _, _, 1>(t13, 0, t14, false, <bool as __Elem>::ZERO);
                for i15 in 0_i64..3 {
                    let v9 = 5_i64.wrapping_add(i15).wrapping_mul(5);
                    let v10 = 5_i64.wrapping_add(i15).wrapping_mul(5);
                    let t10_row = t10.row(1, [i15, 0], 1);
                    Self::parallel_5::<L, _>(level, 0, 1, t10_row.slice(0, 1), v9, v10, h5);
                }
                let t11_row = t11.row(0, [0], 1);
                Self::parallel_6::<L, _>(level, 0, 1, t11_row.slice(0, 1), h5);
                let t12_row = t12.row(0, [0], 1);
                Self::parallel_7::<L, _>(level, 0, 1, t12_row.slice(0, 1), h5);
                let t13_row_2 = t13.row(0, [0], 1);
                Self::parallel_8::<L, _>(level, 0, 1, t13_row_2.slice(0, 1), h5);
                let t14_row = t14.row(0, [0], 1);
                Self::parallel_9::<L, _>(level, 0, 1, t14_row.slice(0, 1), h5);
                for i21 in 0_i64..1 {
                    let v22 = t14.load_inside([i21]);
                    let v23 = t7.load_inside([2, i21]);
                    let v24 = v22 | __Elem::is_nan(v23);
                    let v25 = t12.load([x1.extent[1]], <i32 as __Elem>::ZERO);
                    let v26 = x0.load([i21, __Elem::to::<i64>(v25), 7], <u32 as __Elem>::ZERO);
                    let v27 = x0.load([11, d3, d5], <u32 as __Elem>::ZERO);
                    let v28 = __Elem::to::<i64>(__Elem::to::<i16>(d4.wrapping_sub(2)));
                    let t6_row = t6.row(0, [0, __Elem::to::<i64>(v27)], 4);
                    let x0_row = x0.row(2, [d6, i21, 0], 4);
                    let y3_row = y3.row(1, [b7.wrapping_mul(1).wrapping_add(i21), 0], 4);
                    let (from, to) = __cpu::common(4, [t6_row.span(), x0_row.unit_span(), y3_row.unit_span()]);
                    let mut staging = __cpu::StagingBuffer::new();
                    let mut chunks = __cpu::StreamingRow::new(y3_row, from, to - from, __cpu::is_non_temporal(call, &y3), &mut staging);
                    while chunks.advance() {
                        let (start, count) = chunks.chunk();
                        Self::parallel_10::<L, _, _, _>(
                            level,
                            start,
                            count,
                            t6_row.strided(start),
                            x0_row.slice(start, count),
                            chunks.slice_mut(),
                            v26,
                            v24,
                            x0,
                            v28,
                        );
                        chunks.store();
                    }
                    if to - from < 4 {
                        for (start, end) in [(0, from), (to, 4)] {
                            Self::parallel_10::<L, _, _, _>(
                                level,
                                start,
                                end - start,
                                t6_row.guarded(start, <f64 as __Elem>::ZERO),
                                x0_row.guarded(start, <u32 as __Elem>::ZERO),
                                y3_row.guarded(start, <u32 as __Elem>::ZERO),
                                v26,
                                v24,
                                x0,
                                v28,
                            );
                        }
                    }
                }
                let t15 = scratch.tile::<u32, 1>([1]);
                let t12_at = t12.cast::<i32>();
                __cpu::copy::<L, _, _, _>(t12_at, t15, <u32 as __Elem>::ZERO);
                let y4_at = y4.window([b7.wrapping_mul(1)], [1]);
                __cpu::copy_out::<L, _, _, _>(t15, y4_at, <u32 as __Elem>::ZERO, __cpu::is_non_temporal(call, &y4), __cpu::PacedPrefetch::none());
            }
        }
    }

    const RACES: bool = true;

    #[inline(always)]
    unsafe fn alone<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0_2 = __cpu::tensor::<u32, 3>(call, 0);
            let x1_2 = __cpu::tensor::<f64, 3>(call, 1);
            let x2_2 = __cpu::tensor::<f32, 1>(call, 2);
            let y3_2 = __cpu::tensor::<u32, 2>(call, 3);
            let y4_2 = __cpu::tensor::<u32, 1>(call, 4);
            let h5_2 = __cpu::tensor::<u64, 1>(call, 5);
            let _q8_2 = __cpu::scalar::<i64>(call.args, 6);
            let d3_2 = __cpu::value::<i64>(call, 0);
            let d6_2 = __cpu::value::<i64>(call, 1);
            let d4_2 = __cpu::value::<i64>(call, 2);
            let d5_2 = __cpu::value::<i64>(call, 3);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b7_2] = block.index;
                let mut scratch = block.scratch;
                let t6_2 = scratch.tile::<f64, 2>([4, 3]);
                let v33 = x0_2.load([4, d6_2, d4_2], <u32 as __Elem>::ZERO);
                let v34 = x0_2.load([__Elem::to::<i64>(v33), b7_2, d6_2], <u32 as __Elem>::ZERO);
                let v35 = __Elem::shr(__Elem::to::<i64>(v34).wrapping_sub(4), d4_2.wrapping_sub(4));
                let x0_2_at = x0_2.window([d3_2.wrapping_mul(1), v35, b7_2.wrapping_mul(4)], [1, 4, 3]);
                __cpu::copy::<L, _, _, _>(x0_2_at.squeeze([1, 2]), t6_2, <f64 as __Elem>::ZERO);
                let t7_2 = scratch.tile::<f32, 2>([3, 1]);
                for i9_2 in 0_i64..1 {
                    let v36 = x2_2.load([i9_2], <f32 as __Elem>::ZERO);
                    let v37 = x2_2.load([__Elem::rem(i9_2, 1_i64)], <f32 as __Elem>::ZERO);
                    let v38 = __Elem::min(v36 - v37, 4.0_f32);
                    let t7_2_row = t7_2.row(0, [0, i9_2], 3);
                    Self::parallel_11::<L, _>(level, 0, 3, t7_2_row.strided(0), v38);
                }
                let t8_2 = scratch.tile::<u8, 1>([3]);
                let t8_2_row = t8_2.row(0, [0], 3);
                Self::parallel_12::<L, _>(level, 0, 3, t8_2_row.slice_mut(0, 3));
                let t9_2 = scratch.tile::<f32, 1>([3]);
                __cpu::gather::<L, _, _, _, _>(x2_2, t8_2, t9_2, <f32 as __Elem>::ZERO);
                for i12_2 in 0_i64..1 {
                    let v39 = d4_2 >= i12_2;
                    let v40 = __Elem::to::<f32>(i12_2);
                    Self::parallel_13::<L>(
                        level,
                        &block.with(scratch),
                        0,
                        __Elem::min(d4_2, 3_i64),
                        v39,
                        t7_2,
                        i12_2,
                        v40,
                    );
                }
                let t10_2 = scratch.tile::<f32, 2>([3, 1]);
                __cpu::scan::<L, __cpu::reduce::Max, _, _, _>(t7_2, 0, t10_2, true, <f32 as __Elem>::ZERO);
                let t11_2 = scratch.tile::<f64, 1>([1]);
                let t9_2_at = t9_2.window([_q8_2], [1]);
                __cpu::copy::<L, _, _, _>(t9_2_at, t11_2, <f64 as __Elem>::ZERO);
                let t9_2_at_2 = t9_2.window([2], [1]);
                __cpu::copy::<L, _, _, _>(t11_2, t9_2_at_2, <f32 as __Elem>::ZERO);
                let t12_2 = scratch.tile::<i32, 1>([1]);
                __cpu::arg_reduce::<L, __cpu::reduce::ArgMax, _, _, 2>(t10_2, 0, __cpu::insert_axis(t12_2, 0), <f32 as __Elem>::ZERO);
                let t13_2 = scratch.tile::<bool, 1>([1]);
                let t13_2_row = t13_2.row(0, [0], 1);
                Self::parallel_14::<L, _>(level, 0, 1, t13_2_row.slice_mut(0, 1));
                let t14_2 = scratch.tile::<bool, 1>([1]);
                __cpu::reduce::<L, __cpu::reduce::Any, _, _, 1>(t13_2, 0, t14_2, false, <bool as __Elem>::ZERO);
                for i15_2 in 0_i64..3 {
                    let v42 = 5_i64.wrapping_add(i15_2).wrapping_mul(5);
                    let v43 = 5_i64.wrapping_add(i15_2).wrapping_mul(5);
                    let t10_2_row = t10_2.row(1, [i15_2, 0], 1);
                    Self::parallel_15::<L, _>(level, 0, 1, t10_2_row.slice(0, 1), v42, v43, h5_2);
                }
                let t11_2_row = t11_2.row(0, [0], 1);
                Self::parallel_16::<L, _>(level, 0, 1, t11_2_row.slice(0, 1), h5_2);
                let t12_2_row = t12_2.row(0, [0], 1);
                Self::parallel_17::<L, _>(level, 0, 1, t12_2_row.slice(0, 1), h5_2);
                let t13_2_row_2 = t13_2.row(0, [0], 1);
                Self::parallel_18::<L, _>(level, 0, 1, t13_2_row_2.slice(0, 1), h5_2);
                let t14_2_row = t14_2.row(0, [0], 1);
                Self::parallel_19::<L, _>(level, 0, 1, t14_2_row.slice(0, 1), h5_2);
                for i21_2 in 0_i64..1 {
                    let v55 = t14_2.load_inside([i21_2]);
                    let v56 = t7_2.load_inside([2, i21_2]);
                    let v57 = v55 | __Elem::is_nan(v56);
                    let v58 = t12_2.load([x1_2.extent[1]], <i32 as __Elem>::ZERO);
                    let v59 = x0_2.load([i21_2, __Elem::to::<i64>(v58), 7], <u32 as __Elem>::ZERO);
                    let v60 = x0_2.load([11, d3_2, d5_2], <u32 as __Elem>::ZERO);
                    let v61 = __Elem::to::<i64>(__Elem::to::<i16>(d4_2.wrapping_sub(2)));
                    let t6_2_row = t6_2.row(0, [0, __Elem::to::<i64>(v60)], 4);
                    let x0_2_row = x0_2.row(2, [d6_2, i21_2, 0], 4);
                    let y3_2_row = y3_2.row(1, [b7_2.wrapping_mul(1).wrapping_add(i21_2), 0], 4);
                    let (from, to) = __cpu::common(4, [t6_2_row.span(), x0_2_row.unit_span(), y3_2_row.unit_span()]);
                    let mut staging_2 = __cpu::StagingBuffer::new();
                    let mut chunks_2 = __cpu::StreamingRow::new(y3_2_row, from, to - from, __cpu::is_non_temporal(call, &y3_2), &mut staging_2);
                    while chunks_2.advance() {
                        let (start, count) = chunks_2.chunk();
                        Self::parallel_20::<L, _, _, _>(
                            level,
                            start,
                            count,
                            t6_2_row.strided(start),
                            x0_2_row.slice(start, count),
                            chunks_2.slice_mut(),
                            v59,
                            v57,
                            x0_2,
                            v61,
                        );
                        chunks_2.store();
                    }
                    if to - from < 4 {
                        for (start, end) in [(0, from), (to, 4)] {
                            Self::parallel_20::<L, _, _, _>(
                                level,
                                start,
                                end - start,
                                t6_2_row.guarded(start, <f64 as __Elem>::ZERO),
                                x0_2_row.guarded(start, <u32 as __Elem>::ZERO),
                                y3_2_row.guarded(start, <u32 as __Elem>::ZERO),
                                v59,
                                v57,
                                x0_2,
                                v61,
                            );
                        }
                    }
                }
                let t15_2 = scratch.tile::<u32, 1>([1]);
                let t12_2_at = t12_2.cast::<i32>();
                __cpu::copy::<L, _, _, _>(t12_2_at, t15_2, <u32 as __Elem>::ZERO);
                let y4_2_at = y4_2.window([b7_2.wrapping_mul(1)], [1]);
                __cpu::copy_out::<L, _, _, _>(t15_2, y4_2_at, <u32 as __Elem>::ZERO, __cpu::is_non_temporal(call, &y4_2), __cpu::PacedPrefetch::none());
            }
        }
    }
}
