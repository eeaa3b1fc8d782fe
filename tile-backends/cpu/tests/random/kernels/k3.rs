// Emitted from the random kernel of seed 3.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;


#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<const BM: usize, const BN: usize>(());

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<const BM: usize, const BN: usize> __Kernel<BM, BN> {
    #[inline(always)]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::Row<u64>, R1: __cpu::row::RowMut<u64>>(
        level: L,
        start: i64,
        count: i64,
        x1_row: R0,
        mut t5_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t5_row.set(lane, 1_u64);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::Row<i32>, R1: __cpu::row::Row<u64>, R2: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        x2_row: R0,
        x1_row_2: R1,
        mut t6_row: R2,
        v0: i32,
        x2: __cpu::View<i32, 2>,
        v1: i32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i7 = start + lane as i64;
                let v2 = x2_row.get(lane);
                let v3 = x1_row_2.get(lane);
                let v4 = x2.load([i7, i7], <i32 as __Elem>::ZERO);
                let v5 = __Elem::select(!(v2 >= v0), __Elem::rem(__Elem::to::<i32>(v3), v4), v1);
                t6_row.set(lane, v5.wrapping_neg());
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::Row<u64>, R1: __cpu::row::Row<i32>, R2: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t5_row_2: R0,
        x2_row_2: R1,
        x0_row: R2,
        v7: f32,
        t7: __cpu::View<f32, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i9 = start + lane as i64;
                let v8 = t5_row_2.get(lane);
                let v9 = x2_row_2.get(lane);
                let v10 = x0_row.get(lane);
                let v11 = __Elem::to::<f32>(v9) - __Elem::select(i9 == i9, __Elem::to::<f32>(v10), v7);
                t7.store([(2 * BN as i64).wrapping_sub(i9)], (__Elem::to::<f32>(i9) - __Elem::to::<f32>(v8)) + v11);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t7_row: R0,
        v12: i64,
        v13: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i11 = start + lane as i64;
                let v14 = t7_row.get(lane);
                let v15 = __Elem::to::<u64>(__Elem::to::<i64>(v14 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v13.wrapping_add(i11)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v12.wrapping_add(i11), 7_i64)], v15, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t8_row: R0,
        v16: i64,
        v17: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i12 = start + lane as i64;
                let v18 = t8_row.get(lane);
                let v19 = v18.wrapping_mul(__Elem::to::<u64>(v17.wrapping_add(i12)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v16.wrapping_add(i12), 7_i64)], v19, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t9_row: R0,
        v21: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t9_row.set(lane, v21);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t12_row: R0,
        v27: f32,
        v30: f32,
        v26: bool,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v31 = __Elem::select(v26, v27, v30);
                t12_row.set(lane, v31);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t12_row_2: R0,
        v32: i64,
        v33: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i20 = start + lane as i64;
                let v34 = t12_row_2.get(lane);
                let v35 = __Elem::to::<u64>(__Elem::to::<i64>(v34 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v33.wrapping_add(i20)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v32.wrapping_add(i20), 7_i64)], v35, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t13_row: R0,
        v36: i64,
        v37: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i22 = start + lane as i64;
                let v38 = t13_row.get(lane);
                let v39 = __Elem::to::<u64>(__Elem::to::<i64>(v38 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v37.wrapping_add(i22)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v36.wrapping_add(i22), 7_i64)], v39, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<u64>, R1: __cpu::row::RowMut<u16>>(
        level: L,
        start: i64,
        count: i64,
        x1_row_3: R0,
        mut t14_row: R1,
        t5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v40 = x1_row_3.get(lane);
                let v41 = t5.load([__Elem::to::<i64>(v40)], <u64 as __Elem>::ZERO);
                t14_row.set(lane, __Elem::to::<u16>(v41));
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::RowMut<u16>>(
        level: L,
        start: i64,
        count: i64,
        mut t15_row: R0,
        v43: u16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t15_row.set(lane, v43);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<u16>>(
        level: L,
        start: i64,
        count: i64,
        t15_row_2: R0,
        v46: i64,
        v47: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i28 = start + lane as i64;
                let v48 = t15_row_2.get(lane);
                let v49 = __Elem::to::<u64>(v48).wrapping_mul(__Elem::to::<u64>(v47.wrapping_add(i28)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v46.wrapping_add(i28), 7_i64)], v49, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::Row<u16>>(
        level: L,
        start: i64,
        count: i64,
        t16_row: R0,
        v50: i64,
        v51: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i30 = start + lane as i64;
                let v52 = t16_row.get(lane);
                let v53 = __Elem::to::<u64>(v52).wrapping_mul(__Elem::to::<u64>(v51.wrapping_add(i30)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v50.wrapping_add(i30), 7_i64)], v53, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t5_row_3: R0,
        v54: i64,
        v55: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i31 = start + lane as i64;
                let v56 = t5_row_3.get(lane);
                let v57 = v56.wrapping_mul(__Elem::to::<u64>(v55.wrapping_add(i31)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v54.wrapping_add(i31), 7_i64)], v57, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t6_row_2: R0,
        v58: i64,
        v59: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i32 = start + lane as i64;
                let v60 = t6_row_2.get(lane);
                let v61 = __Elem::to::<u64>(v60).wrapping_mul(__Elem::to::<u64>(v59.wrapping_add(i32)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v58.wrapping_add(i32), 7_i64)], v61, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_16<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t7_row_2: R0,
        v62: i64,
        v63: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i33 = start + lane as i64;
                let v64 = t7_row_2.get(lane);
                let v65 = __Elem::to::<u64>(__Elem::to::<i64>(v64 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v63.wrapping_add(i33)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v62.wrapping_add(i33), 7_i64)], v65, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_17<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t9_row_2: R0,
        v66: i64,
        v67: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i35 = start + lane as i64;
                let v68 = t9_row_2.get(lane);
                let v69 = __Elem::to::<u64>(__Elem::to::<i64>(v68 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v67.wrapping_add(i35)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v66.wrapping_add(i35), 7_i64)], v69, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_18<L: __cpu::Level, R0: __cpu::row::Row<u16>>(
        level: L,
        start: i64,
        count: i64,
        t10_row: R0,
        v70: i64,
        v71: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i36 = start + lane as i64;
                let v72 = t10_row.get(lane);
                let v73 = __Elem::to::<u64>(v72).wrapping_mul(__Elem::to::<u64>(v71.wrapping_add(i36)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v70.wrapping_add(i36), 7_i64)], v73, __cpu::Order::Relaxed);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<const BM: usize, const BN: usize> __cpu::Kernel for __Kernel<BM, BN> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_3", args);
        let d0 = plan.extent(0, 0);
        let d1 = plan.extent(1, 0);
        plan.expect("x1", 1, 1, BN as i64)?;
        let d2 = plan.extent(1, 2);
        plan.expect("x2", 2, 0, d1)?;
        plan.expect("x2", 2, 1, d0)?;
        let d3 = plan.extent(3, 0);
        plan.expect("y3", 3, 1, 2 * BN as i64)?;
        plan.expect("h4", 4, 0, 7)?;
        let v0 = d3.wrapping_add(2 * BN as i64);
        let v1 = v0.wrapping_sub(1);
        let v2 = __Elem::div(v1, 2 * BN as i64);
        plan.value(d3);
        plan.value(d2);
        plan.value(d0);
        plan.value(d1);
        plan.finish([1, 1, v2])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<u64, 1>([2 * BN as i64]);
        size.tile::<i32, 1>([2 * BN as i64]);
        size.tile::<f32, 1>([2 * BN as i64]);
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.tile::<u64, 1>([1]);
            outer.cover(size);
        }
        size.tile::<f32, 2>([2 * BN as i64, BN as i64]);
        size.tile::<u16, 1>([BN as i64]);
        {
            let outer = &mut size;
            let mut size = outer.scope();
            {
                let outer = &mut size;
                let mut size = outer.scope();
                size.panel_a::<L, f32, f32, f32>(BM as i64, 1);
                size.tile::<f32, 2>([1, BM as i64]);
                size.tile::<f32, 2>([BM as i64, BM as i64]);
                size.gemm::<L, f32, f32, f32>(BM as i64, BM as i64, 1);
                outer.cover(size);
            }
            size.tile::<u16, 2>([2 * BN as i64, BM as i64]);
            size.tile::<u16, 2>([BN as i64, BM as i64]);
            size.tile::<u16, 2>([2 * BN as i64, BN as i64]);
            size.gemm::<L, u16, u16, u16>(2 * BN as i64, BN as i64, BM as i64);
            outer.cover(size);
        }
        size.tile::<u64, 2>([2 * BN as i64, 2 * BN as i64]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<i32, 1>(call, 0);
            let x1 = __cpu::tensor::<u64, 3>(call, 1);
            let x2 = __cpu::tensor::<i32, 2>(call, 2);
            let y3 = __cpu::tensor::<u64, 2>(call, 3);
            let h4 = __cpu::tensor::<u64, 1>(call, 4);
            let d3 = __cpu::value::<i64>(call, 0);
            let d2 = __cpu::value::<i64>(call, 1);
            let d0 = __cpu::value::<i64>(call, 2);
            let d1 = __cpu::value::<i64>(call, 3);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b4] = block.index;
                let mut scratch = block.scratch;
                let t5 = scratch.tile::<u64, 1>([2 * BN as i64]);
                let x1_row = x1.row(2, [d3, d2, 0], 2 * BN as i64);
                let t5_row = t5.row(0, [0], 2 * BN as i64);
                let (from, to) = __cpu::common(2 * BN as i64, [x1_row.unit_span()]);
                Self::parallel::<L, _, _>(level, from, to - from, x1_row.slice(from, to - from), t5_row.slice_mut(from, to - from));
                for (start, end) in [(0, from), (to, 2 * BN as i64)] {
                    Self::parallel::<L, _, _>(level, start, end - start, x1_row.guarded(start, <u64 as __Elem>::ZERO), t5_row.slice_mut(start, end - start));
                }
                let t6 = scratch.tile::<i32, 1>([2 * BN as i64]);
                let v0 = x2.load([b4, d0], <i32 as __Elem>::ZERO);
                let v1 = 4_i32.wrapping_neg();
                let x2_row = x2.row(0, [0, 13], 2 * BN as i64);
                let x1_row_2 = x1.row(0, [0, d3, b4], 2 * BN as i64);
                let t6_row = t6.row(0, [0], 2 * BN as i64);
                let (from, to) = __cpu::common(2 * BN as i64, [x2_row.span(), x1_row_2.span()]);
                Self::parallel_2::<L, _, _, _>(level, from, to - from, x2_row.strided(from), x1_row_2.strided(from), t6_row.slice_mut(from, to - from), v0, x2, v1);
                for (start, end) in [(0, from), (to, 2 * BN as i64)] {
                    Self::parallel_2::<L, _, _, _>(level, start, end - start, x2_row.guarded(start, <i32 as __Elem>::ZERO), x1_row_2.guarded(start, <u64 as __Elem>::ZERO), t6_row.slice_mut(start, end - start), v0, x2, v1);
                }
                let t7 = scratch.tile::<f32, 1>([2 * BN as i64]);
                __cpu::copy::<L, _, _, _>(t6, t7, <f32 as __Elem>::ZERO);
                for k8 in __cpu::steps(0, 1, 2) {
                    let mut scratch = scratch;
                    let v6 = x0.load([5], <i32 as __Elem>::ZERO);
                    let v7 = __Elem::to::<f32>(v6);
                    let t5_row_2 = t5.row(0, [4_i64.wrapping_neg()], 2 * BN as i64);
                    let x2_row_2 = x2.row(0, [0, k8], 2 * BN as i64);
                    let x0_row = x0.row(0, [0], 2 * BN as i64);
                    let (from, to) = __cpu::common(2 * BN as i64, [t5_row_2.unit_span(), x2_row_2.span(), x0_row.unit_span()]);
                    Self::parallel_3::<L, _, _, _>(level, from, to - from, t5_row_2.slice(from, to - from), x2_row_2.strided(from), x0_row.slice(from, to - from), v7, t7);
                    for (start, end) in [(0, from), (to, 2 * BN as i64)] {
                        Self::parallel_3::<L, _, _, _>(level, start, end - start, t5_row_2.guarded(start, <u64 as __Elem>::ZERO), x2_row_2.guarded(start, <i32 as __Elem>::ZERO), x0_row.guarded(start, <i32 as __Elem>::ZERO), v7, t7);
                    }
                    let t8 = scratch.tile::<u64, 1>([1]);
                    __cpu::reduce::reduce::<L, __cpu::reduce::Min, _, _, 1>(t5, 0, t8, false, <u64 as __Elem>::ZERO);
                    let v12 = 1_i64.wrapping_mul(5);
                    let v13 = 1_i64.wrapping_mul(5);
                    let t7_row = t7.row(0, [0], 2 * BN as i64);
                    Self::parallel_4::<L, _>(level, 0, 2 * BN as i64, t7_row.slice(0, 2 * BN as i64), v12, v13, h4);
                    let v16 = 1_i64.wrapping_mul(5);
                    let v17 = 1_i64.wrapping_mul(5);
                    let t8_row = t8.row(0, [0], 1);
                    Self::parallel_5::<L, _>(level, 0, 1, t8_row.slice(0, 1), v16, v17, h4);
                }
                let t9 = scratch.tile::<f32, 2>([2 * BN as i64, BN as i64]);
                for i13 in 0_i64..(2 * BN as i64) {
                    let v20 = __cpu::bitcast::<u32, f32>(__cpu::bitcast::<f32, u32>(3.75_f32) | 2147483648_u32);
                    let v21 = __Elem::abs(v20 / 2.0_f32);
                    let t9_row = t9.row(1, [i13, 0], BN as i64);
                    Self::parallel_6::<L, _>(level, 0, BN as i64, t9_row.slice_mut(0, BN as i64), v21);
                }
                let n16 = __Elem::max(__Elem::rem(b4, 1_i64), 0_i64);
                let t10 = scratch.tile::<u16, 1>([BN as i64]);
                let v22 = x2.load([d2, b4], <i32 as __Elem>::ZERO);
                let x1_at = x1.window([__Elem::to::<i64>(v22), d2, __Elem::rem(n16, 1_i64)], [1, 1, BN as i64]);
                __cpu::copy::<L, _, _, _>(x1_at.squeeze([2]), t10, <u16 as __Elem>::ZERO);
                let v23 = x2.load([d3, d1], <i32 as __Elem>::ZERO);
                if b4 >= __Elem::to::<i64>(v23) {
                    let mut scratch = scratch;
                    let v24 = x0.load([d2], <i32 as __Elem>::ZERO);
                    if d2 < __Elem::to::<i64>(v24).wrapping_sub(n16) {
                        let mut scratch = scratch;
                        let t11 = scratch.panel_a::<L, f32, f32, f32>(BM as i64, 1);
                        let v25 = t10.load([0], <u16 as __Elem>::ZERO);
                        let x2_at = x2.window([__Elem::to::<i64>(v25), n16.wrapping_mul(2 * BN as i64)], [BM as i64, 1]);
                        __cpu::gemm::pack_a::<L, _, f32, f32, f32>(x2_at, <f32 as __Elem>::ZERO, t11);
                        let t12 = scratch.tile::<f32, 2>([1, BM as i64]);
                        for i17 in 0_i64..1 {
                            let v26 = (i17 < n16) ^ (i17 > 2);
                            let v27 = __Elem::to::<f32>(d2) * 0.0_f32;
                            let v28 = t5.load([b4], <u64 as __Elem>::ZERO);
                            let v29 = t5.load_inside([i17]);
                            let v30 = __Elem::to::<f32>(v28) + __Elem::to::<f32>(v29);
                            let t12_row = t12.row(1, [i17, 0], BM as i64);
                            Self::parallel_7::<L, _>(level, 0, BM as i64, t12_row.slice_mut(0, BM as i64), v27, v30, v26);
                        }
                        let t13 = scratch.tile::<f32, 2>([BM as i64, BM as i64]);
                        __cpu::gemm::gemm_packed_a::<L, f32, f32, f32>(t11, t12, t13, false, scratch.rest());
                        for i19 in 0_i64..1 {
                            let v32 = 1_i64.wrapping_mul(5).wrapping_add(i19).wrapping_mul(5);
                            let v33 = 1_i64.wrapping_mul(5).wrapping_add(i19).wrapping_mul(5);
                            let t12_row_2 = t12.row(1, [i19, 0], BM as i64);
                            Self::parallel_8::<L, _>(level, 0, BM as i64, t12_row_2.slice(0, BM as i64), v32, v33, h4);
                        }
                        for i21 in 0_i64..(BM as i64) {
                            let v36 = 1_i64.wrapping_mul(5).wrapping_add(i21).wrapping_mul(5);
                            let v37 = 1_i64.wrapping_mul(5).wrapping_add(i21).wrapping_mul(5);
                            let t13_row = t13.row(1, [i21, 0], BM as i64);
                            Self::parallel_9::<L, _>(level, 0, BM as i64, t13_row.slice(0, BM as i64), v36, v37, h4);
                        }
                    }
                    let t14 = scratch.tile::<u16, 2>([2 * BN as i64, BM as i64]);
                    for i23 in 0_i64..(2 * BN as i64) {
                        let x1_row_3 = x1.row(1, [n16, 0, n16], BM as i64);
                        let t14_row = t14.row(1, [i23, 0], BM as i64);
                        let (from, to) = __cpu::common(BM as i64, [x1_row_3.span()]);
                        Self::parallel_10::<L, _, _>(level, from, to - from, x1_row_3.strided(from), t14_row.slice_mut(from, to - from), t5);
                        for (start, end) in [(0, from), (to, BM as i64)] {
                            Self::parallel_10::<L, _, _>(level, start, end - start, x1_row_3.guarded(start, <u64 as __Elem>::ZERO), t14_row.slice_mut(start, end - start), t5);
                        }
                    }
                    let t15 = scratch.tile::<u16, 2>([BN as i64, BM as i64]);
                    for i25 in 0_i64..(BN as i64) {
                        let v42 = t5.load([i25.wrapping_add(1)], <u64 as __Elem>::ZERO);
                        let v43 = __Elem::to::<u16>(v42);
                        let t15_row = t15.row(1, [i25, 0], BM as i64);
                        Self::parallel_11::<L, _>(level, 0, BM as i64, t15_row.slice_mut(0, BM as i64), v43);
                    }
                    let t16 = scratch.tile::<u16, 2>([2 * BN as i64, BN as i64]);
                    let v44 = d2.wrapping_sub(1).wrapping_mul(2 * BN as i64).wrapping_add(d2);
                    let v45 = t5.load([__Elem::div(v44, 2 * BN as i64)], <u64 as __Elem>::ZERO);
                    __cpu::fill::<L, _, _>(t16, __Elem::to::<u16>(v45));
                    let t15_at = t15.permute([1, 0]);
                    __cpu::gemm::gemm::<L, u16, u16, u16>(t14, t15_at, t16, true, scratch.rest());
                    for i27 in 0_i64..(BN as i64) {
                        let v46 = 1_i64.wrapping_mul(5).wrapping_add(i27).wrapping_mul(5);
                        let v47 = 1_i64.wrapping_mul(5).wrapping_add(i27).wrapping_mul(5);
                        let t15_row_2 = t15.row(1, [i27, 0], BM as i64);
                        Self::parallel_12::<L, _>(level, 0, BM as i64, t15_row_2.slice(0, BM as i64), v46, v47, h4);
                    }
                    for i29 in 0_i64..(2 * BN as i64) {
                        let v50 = 1_i64.wrapping_mul(5).wrapping_add(i29).wrapping_mul(5);
                        let v51 = 1_i64.wrapping_mul(5).wrapping_add(i29).wrapping_mul(5);
                        let t16_row = t16.row(1, [i29, 0], BN as i64);
                        Self::parallel_13::<L, _>(level, 0, BN as i64, t16_row.slice(0, BN as i64), v50, v51, h4);
                    }
                }
                let v54 = 1_i64.wrapping_mul(5);
                let v55 = 1_i64.wrapping_mul(5);
                let t5_row_3 = t5.row(0, [0], 2 * BN as i64);
                Self::parallel_14::<L, _>(level, 0, 2 * BN as i64, t5_row_3.slice(0, 2 * BN as i64), v54, v55, h4);
                let v58 = 1_i64.wrapping_mul(5);
                let v59 = 1_i64.wrapping_mul(5);
                let t6_row_2 = t6.row(0, [0], 2 * BN as i64);
                Self::parallel_15::<L, _>(level, 0, 2 * BN as i64, t6_row_2.slice(0, 2 * BN as i64), v58, v59, h4);
                let v62 = 1_i64.wrapping_mul(5);
                let v63 = 1_i64.wrapping_mul(5);
                let t7_row_2 = t7.row(0, [0], 2 * BN as i64);
                Self::parallel_16::<L, _>(level, 0, 2 * BN as i64, t7_row_2.slice(0, 2 * BN as i64), v62, v63, h4);
                for i34 in 0_i64..(2 * BN as i64) {
                    let v66 = 1_i64.wrapping_mul(5).wrapping_add(i34).wrapping_mul(5);
                    let v67 = 1_i64.wrapping_mul(5).wrapping_add(i34).wrapping_mul(5);
                    let t9_row_2 = t9.row(1, [i34, 0], BN as i64);
                    Self::parallel_17::<L, _>(level, 0, BN as i64, t9_row_2.slice(0, BN as i64), v66, v67, h4);
                }
                let v70 = 1_i64.wrapping_mul(5);
                let v71 = 1_i64.wrapping_mul(5);
                let t10_row = t10.row(0, [0], BN as i64);
                Self::parallel_18::<L, _>(level, 0, BN as i64, t10_row.slice(0, BN as i64), v70, v71, h4);
                let t17 = scratch.tile::<u64, 2>([2 * BN as i64, 2 * BN as i64]);
                let v74 = x0.load([d2], <i32 as __Elem>::ZERO);
                let x2_at_2 = x2.window([d2, n16.wrapping_mul(BM as i64)], [2 * BN as i64, 2 * BN as i64]);
                __cpu::copy::<L, _, _, _>(x2_at_2, t17, __Elem::to::<u64>(v74));
                let y3_at = y3.window([b4.wrapping_mul(2 * BN as i64), 0], [2 * BN as i64, 2 * BN as i64]);
                __cpu::copy::<L, _, _, _>(t17, y3_at, <u64 as __Elem>::ZERO);
            }
        }
    }
}
