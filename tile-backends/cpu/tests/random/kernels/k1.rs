// Emitted from the random kernel of seed 1.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;


#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<T: __Elem, const BM: usize>(::core::marker::PhantomData<(T,)>);

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<T: __Elem, const BM: usize> __Kernel<T, BM> {
    #[inline]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t13_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i9 = start + lane as i64;
                let v6 = __Elem::to::<i32>(i9).wrapping_mul(3_i32).wrapping_add(-2_i32);
                t13_row.set(lane, v6);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<i32>,
        R1: __cpu::row::Row<f32>,
        R2: __cpu::row::RowMut<f32>,
    >(
        level: L,
        start: i64,
        count: i64,
        t7_row: R0,
        t10_row: R1,
        mut t16_row: R2,
        t15: __cpu::View<f32, 2>,
        i13: i64,
        v12: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14 = start + lane as i64;
                let mut l17_cells = [<f32 as __Elem>::ZERO; 4];
                let l17 = __cpu::View::packed(l17_cells.as_mut_ptr(), [4]);
                for k15 in 0_i64..4 {
                    let v13 = t7_row.get(lane);
                    let v14 = t15.load([__Elem::to::<i64>(v13), i13], <f32 as __Elem>::ZERO);
                    let v15 = t10_row.get(lane);
                    l17.store([k15], __Elem::select(1 == i14, -4.0_f32, v14) - (v12 * v15));
                }
                let v16 = l17.load([i14], <f32 as __Elem>::ZERO);
                t16_row.set(lane, v16);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t15_row: R0,
        v13: i64,
        v14: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i17 = start + lane as i64;
                let v15 = t15_row.get(lane);
                let v16 = __Elem::to::<u64>(__Elem::to::<i64>(v15 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v14.wrapping_add(i17)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v13.wrapping_add(i17), 7_i64)], v16, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t16_row_2: R0,
        v18: i64,
        v20: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21 = start + lane as i64;
                let v21 = t16_row_2.get(lane);
                let v22 = __Elem::to::<u64>(__Elem::to::<i64>(v21 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v20.wrapping_add(i21)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v18.wrapping_add(i21), 7_i64)], v22, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t19_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t19_row.set(lane, 1.0_f32);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t14_row: R0,
        v23: i64,
        v25: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i26 = start + lane as i64;
                let v26 = t14_row.get(lane);
                let v27 = __Elem::to::<u64>(__Elem::to::<i64>(v26 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v25.wrapping_add(i26)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v23.wrapping_add(i26), 7_i64)], v27, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t15_row_2: R0,
        v28: i64,
        v29: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i28 = start + lane as i64;
                let v30 = t15_row_2.get(lane);
                let v31 = __Elem::to::<u64>(__Elem::to::<i64>(v30 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v29.wrapping_add(i28)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v28.wrapping_add(i28), 7_i64)], v31, __cpu::Order::AcqRel);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t18_row: R0,
        v32: i64,
        v33: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i30 = start + lane as i64;
                let v34 = t18_row.get(lane);
                let v35 = __Elem::to::<u64>(__Elem::to::<i64>(v34 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v33.wrapping_add(i30)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v32.wrapping_add(i30), 7_i64)], v35, __cpu::Order::SeqCst);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t19_row_2: R0,
        v36: i64,
        v37: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i32 = start + lane as i64;
                let v38 = t19_row_2.get(lane);
                let v39 = __Elem::to::<u64>(__Elem::to::<i64>(v38 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v37.wrapping_add(i32)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v36.wrapping_add(i32), 7_i64)], v39, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t20_row: R0,
        v40: i64,
        v41: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i34 = start + lane as i64;
                let v42 = t20_row.get(lane);
                let v43 = __Elem::to::<u64>(__Elem::to::<i64>(v42 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v41.wrapping_add(i34)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v40.wrapping_add(i34), 7_i64)], v43, __cpu::Order::Acquire);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t13_2_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i9_2 = start + lane as i64;
                let v50 = __Elem::to::<i32>(i9_2).wrapping_mul(3_i32).wrapping_add(-2_i32);
                t13_2_row.set(lane, v50);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<i32>,
        R1: __cpu::row::Row<f32>,
        R2: __cpu::row::RowMut<f32>,
    >(
        level: L,
        start: i64,
        count: i64,
        t7_2_row: R0,
        t10_2_row: R1,
        mut t16_2_row: R2,
        t15_2: __cpu::View<f32, 2>,
        i13_2: i64,
        v55: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14 = start + lane as i64;
                let mut l17_cells = [<f32 as __Elem>::ZERO; 4];
                let l17 = __cpu::View::packed(l17_cells.as_mut_ptr(), [4]);
                for k15 in 0_i64..4 {
                    let v56 = t7_2_row.get(lane);
                    let v57 = t15_2.load([__Elem::to::<i64>(v56), i13_2], <f32 as __Elem>::ZERO);
                    let v58 = t10_2_row.get(lane);
                    l17.store([k15], __Elem::select(1 == i14, -4.0_f32, v57) - (v55 * v58));
                }
                let v59 = l17.load([i14], <f32 as __Elem>::ZERO);
                t16_2_row.set(lane, v59);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t15_2_row: R0,
        v56: i64,
        v57: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i17_2 = start + lane as i64;
                let v58 = t15_2_row.get(lane);
                let v59 = __Elem::to::<u64>(__Elem::to::<i64>(v58 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v57.wrapping_add(i17_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v56.wrapping_add(i17_2), 7_i64)], v59);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t16_2_row_2: R0,
        v61: i64,
        v63: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21_2 = start + lane as i64;
                let v64 = t16_2_row_2.get(lane);
                let v65 = __Elem::to::<u64>(__Elem::to::<i64>(v64 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v63.wrapping_add(i21_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v61.wrapping_add(i21_2), 7_i64)], v65);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t19_2_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t19_2_row.set(lane, 1.0_f32);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t14_2_row: R0,
        v66: i64,
        v67: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i26_2 = start + lane as i64;
                let v68 = t14_2_row.get(lane);
                let v69 = __Elem::to::<u64>(__Elem::to::<i64>(v68 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v67.wrapping_add(i26_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v66.wrapping_add(i26_2), 7_i64)], v69);
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t15_2_row_2: R0,
        v70: i64,
        v71: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i28_2 = start + lane as i64;
                let v72 = t15_2_row_2.get(lane);
                let v73 = __Elem::to::<u64>(__Elem::to::<i64>(v72 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v71.wrapping_add(i28_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v70.wrapping_add(i28_2), 7_i64)], v73);
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t18_2_row: R0,
        v74: i64,
        v75: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i30_2 = start + lane as i64;
                let v76 = t18_2_row.get(lane);
                let v77 = __Elem::to::<u64>(__Elem::to::<i64>(v76 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v75.wrapping_add(i30_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v74.wrapping_add(i30_2), 7_i64)], v77);
            }
        }
    }

    #[inline]
    unsafe fn parallel_19<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t19_2_row_2: R0,
        v78: i64,
        v79: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i32_2 = start + lane as i64;
                let v80 = t19_2_row_2.get(lane);
                let v81 = __Elem::to::<u64>(__Elem::to::<i64>(v80 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v79.wrapping_add(i32_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v78.wrapping_add(i32_2), 7_i64)], v81);
            }
        }
    }

    #[inline]
    unsafe fn parallel_20<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t20_2_row: R0,
        v82: i64,
        v83: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i34_2 = start + lane as i64;
                let v84 = t20_2_row.get(lane);
                let v85 = __Elem::to::<u64>(__Elem::to::<i64>(v84 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v83.wrapping_add(i34_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v82.wrapping_add(i34_2), 7_i64)], v85);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<T: __Elem, const BM: usize> __cpu::Kernel for __Kernel<T, BM> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_1", args);
        let d0 = plan.extent(0, 0);
        plan.expect("x0", 0, 1, d0)?;
        let d1 = plan.extent(0, 2);
        plan.expect("x1", 1, 0, d1)?;
        let d2 = plan.extent(2, 0);
        plan.expect("x2", 2, 1, d1)?;
        let d3 = plan.extent(3, 0);
        plan.expect("h4", 4, 0, 7)?;
        let v0 = d3.wrapping_add(BM as i64 - 1);
        let n7 = __Elem::div(v0, BM as i64);
        let v1 = d3.wrapping_add(BM as i64 - 1);
        let v2 = __Elem::div(v1, BM as i64);
        plan.value(n7);
        plan.value(d3);
        plan.value(d0);
        plan.value(d1);
        plan.finish([1, 1, v2])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<T, 1>([BM as i64]);
        size.tile::<f32, 2>([1, 1]);
        size.tile::<i32, 2>([1, BM as i64]);
        size.tile::<bool, 2>([BM as i64, BM as i64]);
        size.tile::<bool, 2>([1, BM as i64]);
        size.tile::<f32, 2>([BM as i64 + 1, 1]);
        size.tile::<f32, 2>([1, BM as i64]);
        size.tile::<f32, 2>([BM as i64 + 1, BM as i64]);
        size.gemm::<L, f32, f32, f32>(BM as i64 + 1, BM as i64, 1);
        size.tile::<i32, 1>([BM as i64]);
        size.tile::<f32, 2>([BM as i64, BM as i64]);
        size.tile::<f32, 2>([BM as i64 + 1, 1]);
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.tile::<f32, 4>([BM as i64 + 1, BM as i64, 1, 1]);
            outer.cover(size);
        }
        size.tile::<f32, 2>([1, BM as i64 + 1]);
        size.tile::<f32, 2>([BM as i64 + 1, BM as i64 + 1]);
        size.tile::<f32, 2>([1, BM as i64 + 1]);
        size.gemm::<L, f32, f32, f32>(1, BM as i64 + 1, BM as i64 + 1);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x2 = __cpu::tensor::<T, 2>(call, 2);
            let y3 = __cpu::tensor::<T, 1>(call, 3);
            let h4 = __cpu::tensor::<u64, 1>(call, 4);
            let n7 = __cpu::value::<i64>(call, 0);
            let d3 = __cpu::value::<i64>(call, 1);
            let d0 = __cpu::value::<i64>(call, 2);
            let d1 = __cpu::value::<i64>(call, 3);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b4] = block.index;
                let mut scratch = block.scratch;
                let t5 = scratch.tile::<T, 1>([BM as i64]);
                let y3_at = y3.window([b4.wrapping_mul(BM as i64)], [BM as i64]);
                __cpu::copy::<L, _, _, _>(y3_at, t5, <T as __Elem>::ZERO);
                let t6 = scratch.tile::<f32, 2>([1, 1]);
                let v0 = t5.load([b4], <T as __Elem>::ZERO);
                let x2_at = x2.window([n7.wrapping_mul(1), d3], [1, 1]);
                __cpu::copy::<L, _, _, _>(x2_at, t6, __Elem::to::<f32>(__Elem::to::<T>(__Elem::to::<f32>(v0))));
                let t7 = scratch.tile::<i32, 2>([1, BM as i64]);
                let v1 = t6.load([b4, b4], <f32 as __Elem>::ZERO);
                let t6_at = t6.window([b4, b4.wrapping_mul(BM as i64 + 1)], [1, BM as i64]);
                __cpu::copy::<L, _, _, _>(t6_at, t7, __Elem::to::<i32>(v1));
                let t8 = scratch.tile::<bool, 2>([BM as i64, BM as i64]);
                let t6_at_2 = t6.window([d3.wrapping_mul(1), d0.wrapping_mul(BM as i64)], [BM as i64, BM as i64]);
                __cpu::copy::<L, _, _, _>(t6_at_2, t8, <bool as __Elem>::ZERO);
                let t9 = scratch.tile::<bool, 2>([1, BM as i64]);
                __cpu::reduce::<L, __cpu::reduce::Any, _, _, 2>(t8, 0, t9, false, <bool as __Elem>::ZERO);
                let t10 = scratch.tile::<f32, 2>([BM as i64 + 1, 1]);
                let v2 = t7.load([d1, n7], <i32 as __Elem>::ZERO);
                let v3 = t7.load([__Elem::to::<i64>(v2), d0], <i32 as __Elem>::ZERO);
                let v4 = __Elem::to::<i64>(v3).wrapping_mul(BM as i64).wrapping_add(b4);
                let t9_at = t9.window([__Elem::rem(v4, BM as i64), b4.wrapping_mul(BM as i64 + 1)], [BM as i64 + 1, 1]);
                __cpu::copy::<L, _, _, _>(t9_at, t10, <f32 as __Elem>::ZERO);
                let t11 = scratch.tile::<f32, 2>([1, BM as i64]);
                let t7_at = t7.window([b4.wrapping_mul(BM as i64 + 1), b4.wrapping_mul(BM as i64 + 1)], [1, BM as i64]);
                __cpu::copy::<L, _, _, _>(t7_at, t11, <f32 as __Elem>::ZERO);
                let t12 = scratch.tile::<f32, 2>([BM as i64 + 1, BM as i64]);
                let v5 = t7.load([b4, 8], <i32 as __Elem>::ZERO);
                let v8 = t6.load([b4, __Elem::to::<i64>(v5)], <f32 as __Elem>::ZERO);
                __cpu::fill::<L, _, _>(t12, v8);
                __cpu::sized!((BM as i64 + 1) * (BM as i64) <= 13824, gemm::<L, f32, f32, f32>(t10, t11, t12, true, scratch.rest()));
                let t13 = scratch.tile::<i32, 1>([BM as i64]);
                let t13_row = t13.row(0, [0], BM as i64);
                Self::parallel::<L, _>(level, 0, BM as i64, t13_row.slice_mut(0, BM as i64));
                let t14 = scratch.tile::<f32, 2>([BM as i64, BM as i64]);
                let v7 = t7.load([b4, d1], <i32 as __Elem>::ZERO);
                let v9 = t9.load([b4, 9], <bool as __Elem>::ZERO);
                let t8_at = t8.window([n7, __Elem::to::<i64>(v7)], [BM as i64, BM as i64]);
                __cpu::copy::<L, _, _, _>(t8_at, t14, __Elem::to::<f32>(v9));
                __cpu::scatter::<L, _, _, _, _>(t14, t13, t11, <f32 as __Elem>::ZERO);
                let n10 = __Elem::max(__Elem::rem(0_i64, 4_i64), 0_i64);
                let t15 = scratch.tile::<f32, 2>([BM as i64 + 1, 1]);
                __cpu::scan::<L, __cpu::reduce::Max, _, _, _>(t10, 0, t15, true, <f32 as __Elem>::ZERO);
                let v10 = __Elem::to::<u8>(__Elem::rem(b4.wrapping_mul(BM as i64), BM as i64));
                let v11 = (n7 <= __Elem::div(n10, 1_i64)) ^ (__Elem::to::<u8>(d3.wrapping_sub(8)) != v10);
                if v11 {
                    let mut scratch = scratch;
                    let t16 = scratch.tile::<f32, 4>([BM as i64 + 1, BM as i64, 1, 1]);
                    let whole = t7.has([0, n10], [[0, 0, 0, 1], [0, 0, 0, 0]], [BM as i64 + 1, BM as i64, 1, 1]) && t10.has_rows(1, [13, 0], [[0, 0, 0, 0], [0, 0, 0, 1]], [BM as i64 + 1, BM as i64, 1, 1]);
                    if whole {
                        for i11 in 0_i64..(BM as i64 + 1) {
                            for i12 in 0_i64..(BM as i64) {
                                for i13 in 0_i64..1 {
                                    let v12 = __Elem::to::<f32>(i13);
                                    let t7_row = t7.whole_row(0, [0, n10], 1, 1);
                                    let t10_row = t10.whole_row(1, [13, 0], 1, 1);
                                    let t16_row = t16.row(3, [i11, i12, i13, 0], 1);
                                    Self::parallel_2::<L, true, _, _, _>(
                                        level,
                                        0,
                                        1,
                                        t7_row.strided(0),
                                        t10_row.slice(0, 1),
                                        t16_row.slice_mut(0, 1),
                                        t15,
                                        i13,
                                        v12,
                                    );
                                }
                            }
                        }
                    } else {
                        for i11 in 0_i64..(BM as i64 + 1) {
                            for i12 in 0_i64..(BM as i64) {
                                for i13 in 0_i64..1 {
                                    let v12 = __Elem::to::<f32>(i13);
                                    let t7_row = t7.row(0, [0, n10], 1);
                                    let t10_row = t10.row(1, [13, 0], 1);
                                    let t16_row = t16.row(3, [i11, i12, i13, 0], 1);
                                    let (from, to) = __cpu::common(1, [t7_row.span(), t10_row.unit_span()]);
                                    Self::parallel_2::<L, false, _, _, _>(
                                        level,
                                        from,
                                        to - from,
                                        t7_row.strided(from),
                                        t10_row.slice(from, to - from),
                                        t16_row.slice_mut(from, to - from),
                                        t15,
                                        i13,
                                        v12,
                                    );
                                    if to - from < 1 {
                                        for (start, end) in [(0, from), (to, 1)] {
                                            Self::parallel_2::<L, false, _, _, _>(
                                                level,
                                                start,
                                                end - start,
                                                t7_row.guarded(start, <i32 as __Elem>::ZERO),
                                                t10_row.guarded(start, <f32 as __Elem>::ZERO),
                                                t16_row.slice_mut(start, end - start),
                                                t15,
                                                i13,
                                                v12,
                                            );
                                        }
                                    }
                                }
                            }
                        }
                    }
                    for i16 in 0_i64..(BM as i64 + 1) {
                        let v13 = 5_i64.wrapping_add(i16).wrapping_mul(5);
                        let v14 = 5_i64.wrapping_add(i16).wrapping_mul(5);
                        let t15_row = t15.row(1, [i16, 0], 1);
                        Self::parallel_3::<L, _>(level, 0, 1, t15_row.slice(0, 1), v13, v14, h4);
                    }
                    for i18 in 0_i64..(BM as i64 + 1) {
                        for i19 in 0_i64..(BM as i64) {
                            for i20 in 0_i64..1 {
                                let v17 = 5_i64.wrapping_add(i18).wrapping_mul(5).wrapping_add(i19);
                                let v18 = v17.wrapping_mul(5).wrapping_add(i20).wrapping_mul(5);
                                let v19 = 5_i64.wrapping_add(i18).wrapping_mul(5).wrapping_add(i19);
                                let v20 = v19.wrapping_mul(5).wrapping_add(i20).wrapping_mul(5);
                                let t16_row_2 = t16.row(3, [i18, i19, i20, 0], 1);
                                Self::parallel_4::<L, _>(level, 0, 1, t16_row_2.slice(0, 1), v18, v20, h4);
                            }
                        }
                    }
                }
                let t18 = scratch.tile::<f32, 2>([1, BM as i64 + 1]);
                let x2_at_2 = x2.window([d3.wrapping_mul(BM as i64), 10], [1, BM as i64 + 1]);
                __cpu::copy::<L, _, _, _>(x2_at_2, t18, <f32 as __Elem>::ZERO);
                let t19 = scratch.tile::<f32, 2>([BM as i64 + 1, BM as i64 + 1]);
                for i22 in 0_i64..(BM as i64 + 1) {
                    let t19_row = t19.row(1, [i22, 0], BM as i64 + 1);
                    Self::parallel_5::<L, _>(level, 0, BM as i64 + 1, t19_row.slice_mut(0, BM as i64 + 1));
                }
                let t20 = scratch.tile::<f32, 2>([1, BM as i64 + 1]);
                let v24 = t14.load([b4, n7], <f32 as __Elem>::ZERO);
                __cpu::fill::<L, _, _>(t20, v24);
                let t19_at = t19.permute([1, 0]);
                __cpu::sized!((BM as i64 + 1) * (BM as i64 + 1) <= 13824, gemm::<L, f32, f32, f32>(t18, t19_at, t20, true, scratch.rest()));
                for i25 in 0_i64..(BM as i64) {
                    let v23 = 5_i64.wrapping_add(i25).wrapping_mul(5);
                    let v25 = 5_i64.wrapping_add(i25).wrapping_mul(5);
                    let t14_row = t14.row(1, [i25, 0], BM as i64);
                    Self::parallel_6::<L, _>(level, 0, BM as i64, t14_row.slice(0, BM as i64), v23, v25, h4);
                }
                for i27 in 0_i64..(BM as i64 + 1) {
                    let v28 = 5_i64.wrapping_add(i27).wrapping_mul(5);
                    let v29 = 5_i64.wrapping_add(i27).wrapping_mul(5);
                    let t15_row_2 = t15.row(1, [i27, 0], 1);
                    Self::parallel_7::<L, _>(level, 0, 1, t15_row_2.slice(0, 1), v28, v29, h4);
                }
                for i29 in 0_i64..1 {
                    let v32 = 5_i64.wrapping_add(i29).wrapping_mul(5);
                    let v33 = 5_i64.wrapping_add(i29).wrapping_mul(5);
                    let t18_row = t18.row(1, [i29, 0], BM as i64 + 1);
                    Self::parallel_8::<L, _>(
                        level,
                        0,
                        BM as i64 + 1,
                        t18_row.slice(0, BM as i64 + 1),
                        v32,
                        v33,
                        h4,
                    );
                }
                for i31 in 0_i64..(BM as i64 + 1) {
                    let v36 = 5_i64.wrapping_add(i31).wrapping_mul(5);
                    let v37 = 5_i64.wrapping_add(i31).wrapping_mul(5);
                    let t19_row_2 = t19.row(1, [i31, 0], BM as i64 + 1);
                    Self::parallel_9::<L, _>(
                        level,
                        0,
                        BM as i64 + 1,
                        t19_row_2.slice(0, BM as i64 + 1),
                        v36,
                        v37,
                        h4,
                    );
                }
                for i33 in 0_i64..1 {
                    let v40 = 5_i64.wrapping_add(i33).wrapping_mul(5);
                    let v41 = 5_i64.wrapping_add(i33).wrapping_mul(5);
                    let t20_row = t20.row(1, [i33, 0], BM as i64 + 1);
                    Self::parallel_10::<L, _>(
                        level,
                        0,
                        BM as i64 + 1,
                        t20_row.slice(0, BM as i64 + 1),
                        v40,
                        v41,
                        h4,
                    );
                }
                let y3_at_2 = y3.window([b4.wrapping_mul(BM as i64)], [BM as i64]);
                __cpu::copy::<L, _, _, _>(t5, y3_at_2, <T as __Elem>::ZERO);
            }
        }
    }

    const COST: u8 = 0b100;

    fn cost(call: &__cpu::HostCall<'_>, place: [i64; 3]) -> f64 {
        let n7 = __cpu::value::<i64>(call, 0);
        let d3 = __cpu::value::<i64>(call, 1);
        let [_, _, b4] = place;
        let mut cost = 0.0_f64;
        cost += __cpu::work(14304, []);
        cost += __cpu::work(21, [BM as i64]);
        cost += __cpu::work(8, [1, 1]);
        cost += __cpu::work(16, [1, BM as i64]);
        cost += __cpu::work(564, [BM as i64, BM as i64]);
        cost += __cpu::work(548, [BM as i64 + 1, 1]);
        cost += __cpu::work(4, [BM as i64 + 1, BM as i64]);
        cost += __cpu::work(1, [BM as i64 + 1, BM as i64, 1]);
        cost += __cpu::work(1076, [1, BM as i64 + 1]);
        cost += __cpu::work(534, [BM as i64 + 1, BM as i64 + 1]);
        cost += __cpu::work(1, [1, BM as i64 + 1, BM as i64 + 1]);
        let v0: i64 = __Elem::rem(0_i64, 4_i64);
        let n10: i64 = __Elem::max(v0, 0_i64);
        let v1: i64 = __Elem::div(n10, 1_i64);
        let v2: bool = n7 <= v1;
        let v3: i64 = d3.wrapping_sub(8);
        let v4: u8 = __Elem::to::<u8>(v3);
        let v5: i64 = b4.wrapping_mul(BM as i64);
        let v6: i64 = __Elem::rem(v5, BM as i64);
        let v7: u8 = __Elem::to::<u8>(v6);
        let v8: bool = v4 != v7;
        let v9: bool = v2 ^ v8;
        if v9 {
            let mut cost_2 = 0.0_f64;
            cost_2 += __cpu::work(1536, []);
            cost_2 += __cpu::work(532, [BM as i64 + 1, 1]);
            cost_2 += __cpu::work(540, [BM as i64 + 1, BM as i64, 1, 1]);
            {
                let mut cost_3 = 0.0_f64;
                cost_3 += __cpu::work(4, []);
                {
                    let mut cost_4 = 0.0_f64;
                    cost_4 += __cpu::work(46, []);
                    cost_3 += __cpu::trips(0, 4, 1) * cost_4;
                }
                cost_2 += __cpu::trips(0, BM as i64 + 1, 1) * __cpu::trips(0, BM as i64, 1) * __cpu::trips(0, 1, 1) * __cpu::trips(0, 1, 1) * cost_3;
            }
            cost += cost_2;
        }
        cost
    }

    const RACES: bool = true;

    #[inline(always)]
    unsafe fn alone<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x2_2 = __cpu::tensor::<T, 2>(call, 2);
            let y3_2 = __cpu::tensor::<T, 1>(call, 3);
            let h4_2 = __cpu::tensor::<u64, 1>(call, 4);
            let n7_2 = __cpu::value::<i64>(call, 0);
            let d3_2 = __cpu::value::<i64>(call, 1);
            let d0_2 = __cpu::value::<i64>(call, 2);
            let d1_2 = __cpu::value::<i64>(call, 3);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b4_2] = block.index;
                let mut scratch = block.scratch;
                let t5_2 = scratch.tile::<T, 1>([BM as i64]);
                let y3_2_at = y3_2.window([b4_2.wrapping_mul(BM as i64)], [BM as i64]);
                __cpu::copy::<L, _, _, _>(y3_2_at, t5_2, <T as __Elem>::ZERO);
                let t6_2 = scratch.tile::<f32, 2>([1, 1]);
                let v44 = t5_2.load([b4_2], <T as __Elem>::ZERO);
                let x2_2_at = x2_2.window([n7_2.wrapping_mul(1), d3_2], [1, 1]);
                __cpu::copy::<L, _, _, _>(x2_2_at, t6_2, __Elem::to::<f32>(__Elem::to::<T>(__Elem::to::<f32>(v44))));
                let t7_2 = scratch.tile::<i32, 2>([1, BM as i64]);
                let v45 = t6_2.load([b4_2, b4_2], <f32 as __Elem>::ZERO);
                let t6_2_at = t6_2.window([b4_2, b4_2.wrapping_mul(BM as i64 + 1)], [1, BM as i64]);
                __cpu::copy::<L, _, _, _>(t6_2_at, t7_2, __Elem::to::<i32>(v45));
                let t8_2 = scratch.tile::<bool, 2>([BM as i64, BM as i64]);
                let t6_2_at_2 = t6_2.window([d3_2.wrapping_mul(1), d0_2.wrapping_mul(BM as i64)], [BM as i64, BM as i64]);
                __cpu::copy::<L, _, _, _>(t6_2_at_2, t8_2, <bool as __Elem>::ZERO);
                let t9_2 = scratch.tile::<bool, 2>([1, BM as i64]);
                __cpu::reduce::<L, __cpu::reduce::Any, _, _, 2>(t8_2, 0, t9_2, false, <bool as __Elem>::ZERO);
                let t10_2 = scratch.tile::<f32, 2>([BM as i64 + 1, 1]);
                let v46 = t7_2.load([d1_2, n7_2], <i32 as __Elem>::ZERO);
                let v47 = t7_2.load([__Elem::to::<i64>(v46), d0_2], <i32 as __Elem>::ZERO);
                let v48 = __Elem::to::<i64>(v47).wrapping_mul(BM as i64).wrapping_add(b4_2);
                let t9_2_at = t9_2.window([__Elem::rem(v48, BM as i64), b4_2.wrapping_mul(BM as i64 + 1)], [BM as i64 + 1, 1]);
                __cpu::copy::<L, _, _, _>(t9_2_at, t10_2, <f32 as __Elem>::ZERO);
                let t11_2 = scratch.tile::<f32, 2>([1, BM as i64]);
                let t7_2_at = t7_2.window([b4_2.wrapping_mul(BM as i64 + 1), b4_2.wrapping_mul(BM as i64 + 1)], [1, BM as i64]);
                __cpu::copy::<L, _, _, _>(t7_2_at, t11_2, <f32 as __Elem>::ZERO);
                let t12_2 = scratch.tile::<f32, 2>([BM as i64 + 1, BM as i64]);
                let v49 = t7_2.load([b4_2, 8], <i32 as __Elem>::ZERO);
                let v8_2 = t6_2.load([b4_2, __Elem::to::<i64>(v49)], <f32 as __Elem>::ZERO);
                __cpu::fill::<L, _, _>(t12_2, v8_2);
                __cpu::sized!((BM as i64 + 1) * (BM as i64) <= 13824, gemm::<L, f32, f32, f32>(t10_2, t11_2, t12_2, true, scratch.rest()));
                let t13_2 = scratch.tile::<i32, 1>([BM as i64]);
                let t13_2_row = t13_2.row(0, [0], BM as i64);
                Self::parallel_11::<L, _>(level, 0, BM as i64, t13_2_row.slice_mut(0, BM as i64));
                let t14_2 = scratch.tile::<f32, 2>([BM as i64, BM as i64]);
                let v51 = t7_2.load([b4_2, d1_2], <i32 as __Elem>::ZERO);
                let v52 = t9_2.load([b4_2, 9], <bool as __Elem>::ZERO);
                let t8_2_at = t8_2.window([n7_2, __Elem::to::<i64>(v51)], [BM as i64, BM as i64]);
                __cpu::copy::<L, _, _, _>(t8_2_at, t14_2, __Elem::to::<f32>(v52));
                __cpu::scatter::<L, _, _, _, _>(t14_2, t13_2, t11_2, <f32 as __Elem>::ZERO);
                let n10_2 = __Elem::max(__Elem::rem(0_i64, 4_i64), 0_i64);
                let t15_2 = scratch.tile::<f32, 2>([BM as i64 + 1, 1]);
                __cpu::scan::<L, __cpu::reduce::Max, _, _, _>(t10_2, 0, t15_2, true, <f32 as __Elem>::ZERO);
                let v53 = __Elem::to::<u8>(__Elem::rem(b4_2.wrapping_mul(BM as i64), BM as i64));
                let v54 = (n7_2 <= __Elem::div(n10_2, 1_i64)) ^ (__Elem::to::<u8>(d3_2.wrapping_sub(8)) != v53);
                if v54 {
                    let mut scratch = scratch;
                    let t16_2 = scratch.tile::<f32, 4>([BM as i64 + 1, BM as i64, 1, 1]);
                    let whole_2 = t7_2.has([0, n10_2], [[0, 0, 0, 1], [0, 0, 0, 0]], [BM as i64 + 1, BM as i64, 1, 1]) && t10_2.has_rows(1, [13, 0], [[0, 0, 0, 0], [0, 0, 0, 1]], [BM as i64 + 1, BM as i64, 1, 1]);
                    if whole_2 {
                        for i11_2 in 0_i64..(BM as i64 + 1) {
                            for i12_2 in 0_i64..(BM as i64) {
                                for i13_2 in 0_i64..1 {
                                    let v55 = __Elem::to::<f32>(i13_2);
                                    let t7_2_row = t7_2.whole_row(0, [0, n10_2], 1, 1);
                                    let t10_2_row = t10_2.whole_row(1, [13, 0], 1, 1);
                                    let t16_2_row = t16_2.row(3, [i11_2, i12_2, i13_2, 0], 1);
                                    Self::parallel_12::<L, true, _, _, _>(
                                        level,
                                        0,
                                        1,
                                        t7_2_row.strided(0),
                                        t10_2_row.slice(0, 1),
                                        t16_2_row.slice_mut(0, 1),
                                        t15_2,
                                        i13_2,
                                        v55,
                                    );
                                }
                            }
                        }
                    } else {
                        for i11_2 in 0_i64..(BM as i64 + 1) {
                            for i12_2 in 0_i64..(BM as i64) {
                                for i13_2 in 0_i64..1 {
                                    let v55 = __Elem::to::<f32>(i13_2);
                                    let t7_2_row = t7_2.row(0, [0, n10_2], 1);
                                    let t10_2_row = t10_2.row(1, [13, 0], 1);
                                    let t16_2_row = t16_2.row(3, [i11_2, i12_2, i13_2, 0], 1);
                                    let (from, to) = __cpu::common(1, [t7_2_row.span(), t10_2_row.unit_span()]);
                                    Self::parallel_12::<L, false, _, _, _>(
                                        level,
                                        from,
                                        to - from,
                                        t7_2_row.strided(from),
                                        t10_2_row.slice(from, to - from),
                                        t16_2_row.slice_mut(from, to - from),
                                        t15_2,
                                        i13_2,
                                        v55,
                                    );
                                    if to - from < 1 {
                                        for (start, end) in [(0, from), (to, 1)] {
                                            Self::parallel_12::<L, false, _, _, _>(
                                                level,
                                                start,
                                                end - start,
                                                t7_2_row.guarded(start, <i32 as __Elem>::ZERO),
                                                t10_2_row.guarded(start, <f32 as __Elem>::ZERO),
                                                t16_2_row.slice_mut(start, end - start),
                                                t15_2,
                                                i13_2,
                                                v55,
                                            );
                                        }
                                    }
                                }
                            }
                        }
                    }
                    for i16_2 in 0_i64..(BM as i64 + 1) {
                        let v56 = 5_i64.wrapping_add(i16_2).wrapping_mul(5);
                        let v57 = 5_i64.wrapping_add(i16_2).wrapping_mul(5);
                        let t15_2_row = t15_2.row(1, [i16_2, 0], 1);
                        Self::parallel_13::<L, _>(level, 0, 1, t15_2_row.slice(0, 1), v56, v57, h4_2);
                    }
                    for i18_2 in 0_i64..(BM as i64 + 1) {
                        for i19_2 in 0_i64..(BM as i64) {
                            for i20_2 in 0_i64..1 {
                                let v60 = 5_i64.wrapping_add(i18_2).wrapping_mul(5).wrapping_add(i19_2);
                                let v61 = v60.wrapping_mul(5).wrapping_add(i20_2).wrapping_mul(5);
                                let v62 = 5_i64.wrapping_add(i18_2).wrapping_mul(5).wrapping_add(i19_2);
                                let v63 = v62.wrapping_mul(5).wrapping_add(i20_2).wrapping_mul(5);
                                let t16_2_row_2 = t16_2.row(3, [i18_2, i19_2, i20_2, 0], 1);
                                Self::parallel_14::<L, _>(level, 0, 1, t16_2_row_2.slice(0, 1), v61, v63, h4_2);
                            }
                        }
                    }
                }
                let t18_2 = scratch.tile::<f32, 2>([1, BM as i64 + 1]);
                let x2_2_at_2 = x2_2.window([d3_2.wrapping_mul(BM as i64), 10], [1, BM as i64 + 1]);
                __cpu::copy::<L, _, _, _>(x2_2_at_2, t18_2, <f32 as __Elem>::ZERO);
                let t19_2 = scratch.tile::<f32, 2>([BM as i64 + 1, BM as i64 + 1]);
                for i22_2 in 0_i64..(BM as i64 + 1) {
                    let t19_2_row = t19_2.row(1, [i22_2, 0], BM as i64 + 1);
                    Self::parallel_15::<L, _>(level, 0, BM as i64 + 1, t19_2_row.slice_mut(0, BM as i64 + 1));
                }
                let t20_2 = scratch.tile::<f32, 2>([1, BM as i64 + 1]);
                let v24_2 = t14_2.load([b4_2, n7_2], <f32 as __Elem>::ZERO);
                __cpu::fill::<L, _, _>(t20_2, v24_2);
                let t19_2_at = t19_2.permute([1, 0]);
                __cpu::sized!((BM as i64 + 1) * (BM as i64 + 1) <= 13824, gemm::<L, f32, f32, f32>(t18_2, t19_2_at, t20_2, true, scratch.rest()));
                for i25_2 in 0_i64..(BM as i64) {
                    let v66 = 5_i64.wrapping_add(i25_2).wrapping_mul(5);
                    let v67 = 5_i64.wrapping_add(i25_2).wrapping_mul(5);
                    let t14_2_row = t14_2.row(1, [i25_2, 0], BM as i64);
                    Self::parallel_16::<L, _>(level, 0, BM as i64, t14_2_row.slice(0, BM as i64), v66, v67, h4_2);
                }
                for i27_2 in 0_i64..(BM as i64 + 1) {
                    let v70 = 5_i64.wrapping_add(i27_2).wrapping_mul(5);
                    let v71 = 5_i64.wrapping_add(i27_2).wrapping_mul(5);
                    let t15_2_row_2 = t15_2.row(1, [i27_2, 0], 1);
                    Self::parallel_17::<L, _>(level, 0, 1, t15_2_row_2.slice(0, 1), v70, v71, h4_2);
                }
                for i29_2 in 0_i64..1 {
                    let v74 = 5_i64.wrapping_add(i29_2).wrapping_mul(5);
                    let v75 = 5_i64.wrapping_add(i29_2).wrapping_mul(5);
                    let t18_2_row = t18_2.row(1, [i29_2, 0], BM as i64 + 1);
                    Self::parallel_18::<L, _>(
                        level,
                        0,
                        BM as i64 + 1,
                        t18_2_row.slice(0, BM as i64 + 1),
                        v74,
                        v75,
                        h4_2,
                    );
                }
                for i31_2 in 0_i64..(BM as i64 + 1) {
                    let v78 = 5_i64.wrapping_add(i31_2).wrapping_mul(5);
                    let v79 = 5_i64.wrapping_add(i31_2).wrapping_mul(5);
                    let t19_2_row_2 = t19_2.row(1, [i31_2, 0], BM as i64 + 1);
                    Self::parallel_19::<L, _>(
                        level,
                        0,
                        BM as i64 + 1,
                        t19_2_row_2.slice(0, BM as i64 + 1),
                        v78,
                        v79,
                        h4_2,
                    );
                }
                for i33_2 in 0_i64..1 {
                    let v82 = 5_i64.wrapping_add(i33_2).wrapping_mul(5);
                    let v83 = 5_i64.wrapping_add(i33_2).wrapping_mul(5);
                    let t20_2_row = t20_2.row(1, [i33_2, 0], BM as i64 + 1);
                    Self::parallel_20::<L, _>(
                        level,
                        0,
                        BM as i64 + 1,
                        t20_2_row.slice(0, BM as i64 + 1),
                        v82,
                        v83,
                        h4_2,
                    );
                }
                let y3_2_at_2 = y3_2.window([b4_2.wrapping_mul(BM as i64)], [BM as i64]);
                __cpu::copy::<L, _, _, _>(t5_2, y3_2_at_2, <T as __Elem>::ZERO);
            }
        }
    }
}
