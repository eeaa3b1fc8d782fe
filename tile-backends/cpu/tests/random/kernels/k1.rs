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
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t6_row: R0,
        v4: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i9 = start + lane as i64;
                let mut l11_cells = [<f32 as __Elem>::ZERO; 2];
                let l11 = __cpu::View::packed(l11_cells.as_mut_ptr(), [2]);
                for k10 in 0_i64..2 {
                    l11.store([k10], v4);
                }
                let v5 = l11.load([i9], <f32 as __Elem>::ZERO);
                t6_row.set(lane, v5);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::Row<T>, R1: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        t5_row: R0,
        mut t12_row: R1,
        v10: i32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v12 = t5_row.get(lane);
                t12_row.set(lane, __Elem::to::<i32>(v12).wrapping_sub(v10));
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::Row<T>, R1: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        t5_row_2: R0,
        mut t15_row: R1,
        v14: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v15 = t5_row_2.get(lane);
                let v16 = t5_row_2.get(lane);
                t15_row.set(lane, v14 - (__Elem::to::<f32>(v15) + __Elem::to::<f32>(v16)));
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t7_row: R0,
        v17: i64,
        v18: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i18 = start + lane as i64;
                let v19 = t7_row.get(lane);
                let v20 = __Elem::to::<u64>(v19).wrapping_mul(__Elem::to::<u64>(v18.wrapping_add(i18)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v17.wrapping_add(i18), 7_i64)], v20, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t10_row: R0,
        v21: i64,
        v22: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i20 = start + lane as i64;
                let v23 = t10_row.get(lane);
                let v24 = __Elem::to::<u64>(__Elem::to::<i64>(v23 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v22.wrapping_add(i20)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v21.wrapping_add(i20), 7_i64)], v24, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t14_row: R0,
        v25: i64,
        v26: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i22 = start + lane as i64;
                let v27 = t14_row.get(lane);
                let v28 = __Elem::to::<u64>(v27).wrapping_mul(__Elem::to::<u64>(v26.wrapping_add(i22)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v25.wrapping_add(i22), 7_i64)], v28, __cpu::Order::SeqCst);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t17_row: R0,
        v29: i64,
        v30: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i24 = start + lane as i64;
                let v31 = t17_row.get(lane);
                let v32 = __Elem::to::<u64>(__Elem::to::<i64>(v31 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v30.wrapping_add(i24)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v29.wrapping_add(i24), 7_i64)], v32, __cpu::Order::SeqCst);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t18_row: R0,
        v33: i64,
        v34: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i26 = start + lane as i64;
                let v35 = t18_row.get(lane);
                let v36 = __Elem::to::<u64>(v35).wrapping_mul(__Elem::to::<u64>(v34.wrapping_add(i26)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v33.wrapping_add(i26), 7_i64)], v36, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t6_2_row: R0,
        v41: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i9_2 = start + lane as i64;
                let mut l11_2_cells = [<f32 as __Elem>::ZERO; 2];
                let l11_2 = __cpu::View::packed(l11_2_cells.as_mut_ptr(), [2]);
                for k10_2 in 0_i64..2 {
                    l11_2.store([k10_2], v41);
                }
                let v42 = l11_2.load([i9_2], <f32 as __Elem>::ZERO);
                t6_2_row.set(lane, v42);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<T>, R1: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        t5_2_row: R0,
        mut t12_2_row: R1,
        v47: i32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v48 = t5_2_row.get(lane);
                t12_2_row.set(lane, __Elem::to::<i32>(v48).wrapping_sub(v47));
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<T>, R1: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        t5_2_row_2: R0,
        mut t15_2_row: R1,
        v50: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v51 = t5_2_row_2.get(lane);
                let v52 = t5_2_row_2.get(lane);
                t15_2_row.set(lane, v50 - (__Elem::to::<f32>(v51) + __Elem::to::<f32>(v52)));
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row: R0,
        v53: i64,
        v54: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i18_2 = start + lane as i64;
                let v55 = t7_2_row.get(lane);
                let v56 = __Elem::to::<u64>(v55).wrapping_mul(__Elem::to::<u64>(v54.wrapping_add(i18_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v53.wrapping_add(i18_2), 7_i64)], v56);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t10_2_row: R0,
        v57: i64,
        v58: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i20_2 = start + lane as i64;
                let v59 = t10_2_row.get(lane);
                let v60 = __Elem::to::<u64>(__Elem::to::<i64>(v59 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v58.wrapping_add(i20_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v57.wrapping_add(i20_2), 7_i64)], v60);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t14_2_row: R0,
        v61: i64,
        v62: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i22_2 = start + lane as i64;
                let v63 = t14_2_row.get(lane);
                let v64 = __Elem::to::<u64>(v63).wrapping_mul(__Elem::to::<u64>(v62.wrapping_add(i22_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v61.wrapping_add(i22_2), 7_i64)], v64);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t17_2_row: R0,
        v65: i64,
        v66: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i24_2 = start + lane as i64;
                let v67 = t17_2_row.get(lane);
                let v68 = __Elem::to::<u64>(__Elem::to::<i64>(v67 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v66.wrapping_add(i24_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v65.wrapping_add(i24_2), 7_i64)], v68);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t18_2_row: R0,
        v69: i64,
        v70: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i26_2 = start + lane as i64;
                let v71 = t18_2_row.get(lane);
                let v72 = __Elem::to::<u64>(v71).wrapping_mul(__Elem::to::<u64>(v70.wrapping_add(i26_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v69.wrapping_add(i26_2), 7_i64)], v72);
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
        plan.panels(0, [1, BM as i64 + 1, 1], 0b100, [1, BM as i64 + 1], [2, 1], [false, false], __cpu::panel_b::<f32, f32, f32>());
        plan.finish([1, 1, v2])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<T, 1>([BM as i64]);
        size.tile::<f32, 2>([1, 1]);
        size.tile::<i32, 2>([1, BM as i64]);
        size.tile::<f32, 2>([1, BM as i64]);
        size.panel_b::<L, f32, f32, f32>(1, BM as i64);
        size.tile::<f32, 2>([BM as i64, BM as i64]);
        size.gemm::<L, f32, f32, f32>(BM as i64, BM as i64, 1);
        size.tile::<i32, 2>([BM as i64, 1]);
        size.panel_b::<L, i32, i32, i32>(1, BM as i64);
        size.tile::<i32, 2>([BM as i64, BM as i64]);
        size.gemm::<L, i32, i32, i32>(BM as i64, BM as i64, 1);
        size.tile::<f32, 2>([BM as i64 + 1, 1]);
        size.panel_b::<L, f32, f32, f32>(1, BM as i64 + 1);
        size.tile::<f32, 2>([BM as i64 + 1, BM as i64 + 1]);
        size.gemm::<L, f32, f32, f32>(BM as i64 + 1, BM as i64 + 1, 1);
        size.tile::<i32, 2>([BM as i64, 1]);
        size.tile::<T, 1>([BM as i64]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<<T as __Elem>::Accum, 3>(call, 0);
            let x1 = __cpu::tensor::<i32, 1>(call, 1);
            let x2 = __cpu::tensor::<T, 2>(call, 2);
            let y3 = __cpu::tensor::<T, 1>(call, 3);
            let h4 = __cpu::tensor::<u64, 1>(call, 4);
            let panels_0 = __cpu::PanelCache::new::<L>(call, 0);
            let n7 = __cpu::value::<i64>(call, 0);
            let d3 = __cpu::value::<i64>(call, 1);
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
                let t8 = scratch.tile::<f32, 2>([1, BM as i64]);
                __cpu::copy::<L, _, _, _>(t7, t8, <f32 as __Elem>::ZERO);
                let t9 = scratch.panel_b::<L, f32, f32, f32>(1, BM as i64);
                let v2 = t6.load([b4, b4], <f32 as __Elem>::ZERO);
                let x0_at = x0.window([b4, d3.wrapping_mul(BM as i64), b4.wrapping_mul(BM as i64)], [BM as i64, 1, 1]).squeeze([0, 2]);
                __cpu::pack_b::<L, _, f32, f32, f32>(x0_at.permute([1, 0]), __Elem::to::<f32>(__Elem::to::<<T as __Elem>::Accum>(v2)), t9);
                let t10 = scratch.tile::<f32, 2>([BM as i64, BM as i64]);
                __cpu::fill::<L, _, _>(t10, 0.0_f32);
                let t8_at = t8.permute([1, 0]);
                __cpu::sized!((BM as i64) * (BM as i64) <= 13824, gemm_packed_b::<L, f32, f32, f32>(t8_at, t9, t10, true, scratch.rest()));
                for i8 in 0_i64..1 {
                    let v3 = t10.load_inside([i8, i8]);
                    let v4 = __Elem::ceil::<L, false>(v3);
                    let t6_row = t6.row(1, [i8, 0], 1);
                    Self::parallel::<L, _>(level, 0, 1, t6_row.slice_mut(0, 1), v4);
                }
                let mut v11 = <i32 as __Elem>::ZERO;
                v11 = 1_i32;
                for k12 in 0_i64..1 {
                    let v6 = v11;
                    let v7 = x0.load([14, n7, d3], <<T as __Elem>::Accum as __Elem>::ZERO);
                    let v8 = v6.wrapping_add(__Elem::to_round::<L, i32>(v7, __cpu::Round::Up));
                    v11 = v8;
                }
                let t12 = scratch.tile::<i32, 2>([BM as i64, 1]);
                for i13 in 0_i64..(BM as i64) {
                    let v9 = t5.load_inside([i13]);
                    let v10 = __Elem::to::<i32>(v9).wrapping_add(-1_i32);
                    let t5_row = t5.row(0, [0], 1);
                    let t12_row = t12.row(1, [i13, 0], 1);
                    Self::parallel_2::<L, _, _>(level, 0, 1, t5_row.slice(0, 1), t12_row.slice_mut(0, 1), v10);
                }
                let t13 = scratch.panel_b::<L, i32, i32, i32>(1, BM as i64);
                let x2_at_2 = x2.window([b4.wrapping_mul(BM as i64), b4.wrapping_mul(BM as i64 + 1)], [BM as i64, 1]);
                __cpu::pack_b::<L, _, i32, i32, i32>(x2_at_2.permute([1, 0]), __Elem::to::<i32>(__Elem::to::<T>(-1.0_f32)), t13);
                let t14 = scratch.tile::<i32, 2>([BM as i64, BM as i64]);
                __cpu::sized!((BM as i64) * (BM as i64) <= 13824, gemm_packed_b::<L, i32, i32, i32>(t12, t13, t14, false, scratch.rest()));
                let t15 = scratch.tile::<f32, 2>([BM as i64 + 1, 1]);
                for i15 in 0_i64..(BM as i64 + 1) {
                    let v13 = t5.load([8], <T as __Elem>::ZERO);
                    let v14 = __Elem::to::<f32>(v13);
                    let t5_row_2 = t5.row(0, [0], 1);
                    let t15_row = t15.row(1, [i15, 0], 1);
                    Self::parallel_3::<L, _, _>(level, 0, 1, t5_row_2.slice(0, 1), t15_row.slice_mut(0, 1), v14);
                }
                let t16_own = scratch.panel_b::<L, f32, f32, f32>(1, BM as i64 + 1);
                let mut t16 = t16_own;
                let x0_at_2 = x0.window([n7.wrapping_mul(BM as i64 + 1), x1.extent[0].wrapping_add(2), b4.wrapping_mul(1)], [1, BM as i64 + 1, 1]);
                let t16_slot = panels_0.slot([n7.wrapping_mul(BM as i64 + 1), x1.extent[0].wrapping_add(2), b4.wrapping_mul(1)], t16_own);
                t16 = t16_slot.panel;
                if !t16_slot.ready {
                    __cpu::pack_b::<L, _, f32, f32, f32>(x0_at_2.squeeze([1, 2]).permute([1, 0]), <f32 as __Elem>::ZERO, t16);
                    t16_slot.publish();
                }
                let t17 = scratch.tile::<f32, 2>([BM as i64 + 1, BM as i64 + 1]);
                __cpu::sized!((BM as i64 + 1) * (BM as i64 + 1) <= 13824, gemm_packed_b::<L, f32, f32, f32>(t15, t16, t17, false, scratch.rest()));
                let t18 = scratch.tile::<i32, 2>([BM as i64, 1]);
                let t6_at_2 = t6.window([b4, b4], [BM as i64, 1]);
                __cpu::copy::<L, _, _, _>(t6_at_2, t18, <i32 as __Elem>::ZERO);
                for i17 in 0_i64..1 {
                    let v17 = 5_i64.wrapping_add(i17).wrapping_mul(5);
                    let v18 = 5_i64.wrapping_add(i17).wrapping_mul(5);
                    let t7_row = t7.row(1, [i17, 0], BM as i64);
                    Self::parallel_4::<L, _>(level, 0, BM as i64, t7_row.slice(0, BM as i64), v17, v18, h4);
                }
                for i19 in 0_i64..(BM as i64) {
                    let v21 = 5_i64.wrapping_add(i19).wrapping_mul(5);
                    let v22 = 5_i64.wrapping_add(i19).wrapping_mul(5);
                    let t10_row = t10.row(1, [i19, 0], BM as i64);
                    Self::parallel_5::<L, _>(level, 0, BM as i64, t10_row.slice(0, BM as i64), v21, v22, h4);
                }
                for i21 in 0_i64..(BM as i64) {
                    let v25 = 5_i64.wrapping_add(i21).wrapping_mul(5);
                    let v26 = 5_i64.wrapping_add(i21).wrapping_mul(5);
                    let t14_row = t14.row(1, [i21, 0], BM as i64);
                    Self::parallel_6::<L, _>(level, 0, BM as i64, t14_row.slice(0, BM as i64), v25, v26, h4);
                }
                for i23 in 0_i64..(BM as i64 + 1) {
                    let v29 = 5_i64.wrapping_add(i23).wrapping_mul(5);
                    let v30 = 5_i64.wrapping_add(i23).wrapping_mul(5);
                    let t17_row = t17.row(1, [i23, 0], BM as i64 + 1);
                    Self::parallel_7::<L, _>(
                        level,
                        0,
                        BM as i64 + 1,
                        t17_row.slice(0, BM as i64 + 1),
                        v29,
                        v30,
                        h4,
                    );
                }
                for i25 in 0_i64..(BM as i64) {
                    let v33 = 5_i64.wrapping_add(i25).wrapping_mul(5);
                    let v34 = 5_i64.wrapping_add(i25).wrapping_mul(5);
                    let t18_row = t18.row(1, [i25, 0], 1);
                    Self::parallel_8::<L, _>(level, 0, 1, t18_row.slice(0, 1), v33, v34, h4);
                }
                let t19 = scratch.tile::<T, 1>([BM as i64]);
                let t6_at_3 = t6.window([n7.wrapping_mul(BM as i64), b4], [1, BM as i64]);
                __cpu::copy::<L, _, _, _>(t6_at_3.squeeze([1]), t19, <T as __Elem>::ZERO);
                let y3_at_2 = y3.window([b4.wrapping_mul(BM as i64)], [BM as i64]);
                __cpu::copy::<L, _, _, _>(t19, y3_at_2, <T as __Elem>::ZERO);
            }
        }
    }

    const RACES: bool = true;

    #[inline(always)]
    unsafe fn alone<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0_2 = __cpu::tensor::<<T as __Elem>::Accum, 3>(call, 0);
            let x1_2 = __cpu::tensor::<i32, 1>(call, 1);
            let x2_2 = __cpu::tensor::<T, 2>(call, 2);
            let y3_2 = __cpu::tensor::<T, 1>(call, 3);
            let h4_2 = __cpu::tensor::<u64, 1>(call, 4);
            let panels_0 = __cpu::PanelCache::new::<L>(call, 0);
            let n7_2 = __cpu::value::<i64>(call, 0);
            let d3_2 = __cpu::value::<i64>(call, 1);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b4_2] = block.index;
                let mut scratch = block.scratch;
                let t5_2 = scratch.tile::<T, 1>([BM as i64]);
                let y3_2_at = y3_2.window([b4_2.wrapping_mul(BM as i64)], [BM as i64]);
                __cpu::copy::<L, _, _, _>(y3_2_at, t5_2, <T as __Elem>::ZERO);
                let t6_2 = scratch.tile::<f32, 2>([1, 1]);
                let v37 = t5_2.load([b4_2], <T as __Elem>::ZERO);
                let x2_2_at = x2_2.window([n7_2.wrapping_mul(1), d3_2], [1, 1]);
                __cpu::copy::<L, _, _, _>(x2_2_at, t6_2, __Elem::to::<f32>(__Elem::to::<T>(__Elem::to::<f32>(v37))));
                let t7_2 = scratch.tile::<i32, 2>([1, BM as i64]);
                let v38 = t6_2.load([b4_2, b4_2], <f32 as __Elem>::ZERO);
                let t6_2_at = t6_2.window([b4_2, b4_2.wrapping_mul(BM as i64 + 1)], [1, BM as i64]);
                __cpu::copy::<L, _, _, _>(t6_2_at, t7_2, __Elem::to::<i32>(v38));
                let t8_2 = scratch.tile::<f32, 2>([1, BM as i64]);
                __cpu::copy::<L, _, _, _>(t7_2, t8_2, <f32 as __Elem>::ZERO);
                let t9_2 = scratch.panel_b::<L, f32, f32, f32>(1, BM as i64);
                let v39 = t6_2.load([b4_2, b4_2], <f32 as __Elem>::ZERO);
                let x0_2_at = x0_2.window([b4_2, d3_2.wrapping_mul(BM as i64), b4_2.wrapping_mul(BM as i64)], [BM as i64, 1, 1]).squeeze([0, 2]);
                __cpu::pack_b::<L, _, f32, f32, f32>(x0_2_at.permute([1, 0]), __Elem::to::<f32>(__Elem::to::<<T as __Elem>::Accum>(v39)), t9_2);
                let t10_2 = scratch.tile::<f32, 2>([BM as i64, BM as i64]);
                __cpu::fill::<L, _, _>(t10_2, 0.0_f32);
                let t8_2_at = t8_2.permute([1, 0]);
                __cpu::sized!((BM as i64) * (BM as i64) <= 13824, gemm_packed_b::<L, f32, f32, f32>(t8_2_at, t9_2, t10_2, true, scratch.rest()));
                for i8_2 in 0_i64..1 {
                    let v40 = t10_2.load_inside([i8_2, i8_2]);
                    let v41 = __Elem::ceil::<L, false>(v40);
                    let t6_2_row = t6_2.row(1, [i8_2, 0], 1);
                    Self::parallel_9::<L, _>(level, 0, 1, t6_2_row.slice_mut(0, 1), v41);
                }
                let mut v11_2 = <i32 as __Elem>::ZERO;
                v11_2 = 1_i32;
                for k12_2 in 0_i64..1 {
                    let v43 = v11_2;
                    let v44 = x0_2.load([14, n7_2, d3_2], <<T as __Elem>::Accum as __Elem>::ZERO);
                    let v45 = v43.wrapping_add(__Elem::to_round::<L, i32>(v44, __cpu::Round::Up));
                    v11_2 = v45;
                }
                let t12_2 = scratch.tile::<i32, 2>([BM as i64, 1]);
                for i13_2 in 0_i64..(BM as i64) {
                    let v46 = t5_2.load_inside([i13_2]);
                    let v47 = __Elem::to::<i32>(v46).wrapping_add(-1_i32);
                    let t5_2_row = t5_2.row(0, [0], 1);
                    let t12_2_row = t12_2.row(1, [i13_2, 0], 1);
                    Self::parallel_10::<L, _, _>(level, 0, 1, t5_2_row.slice(0, 1), t12_2_row.slice_mut(0, 1), v47);
                }
                let t13_2 = scratch.panel_b::<L, i32, i32, i32>(1, BM as i64);
                let x2_2_at_2 = x2_2.window([b4_2.wrapping_mul(BM as i64), b4_2.wrapping_mul(BM as i64 + 1)], [BM as i64, 1]);
                __cpu::pack_b::<L, _, i32, i32, i32>(x2_2_at_2.permute([1, 0]), __Elem::to::<i32>(__Elem::to::<T>(-1.0_f32)), t13_2);
                let t14_2 = scratch.tile::<i32, 2>([BM as i64, BM as i64]);
                __cpu::sized!((BM as i64) * (BM as i64) <= 13824, gemm_packed_b::<L, i32, i32, i32>(t12_2, t13_2, t14_2, false, scratch.rest()));
                let t15_2 = scratch.tile::<f32, 2>([BM as i64 + 1, 1]);
                for i15_2 in 0_i64..(BM as i64 + 1) {
                    let v49 = t5_2.load([8], <T as __Elem>::ZERO);
                    let v50 = __Elem::to::<f32>(v49);
                    let t5_2_row_2 = t5_2.row(0, [0], 1);
                    let t15_2_row = t15_2.row(1, [i15_2, 0], 1);
                    Self::parallel_11::<L, _, _>(
                        level,
                        0,
                        1,
                        t5_2_row_2.slice(0, 1),
                        t15_2_row.slice_mut(0, 1),
                        v50,
                    );
                }
                let t16_2_own = scratch.panel_b::<L, f32, f32, f32>(1, BM as i64 + 1);
                let mut t16_2 = t16_2_own;
                let x0_2_at_2 = x0_2.window([n7_2.wrapping_mul(BM as i64 + 1), x1_2.extent[0].wrapping_add(2), b4_2.wrapping_mul(1)], [1, BM as i64 + 1, 1]);
                let t16_2_slot = panels_0.slot([n7_2.wrapping_mul(BM as i64 + 1), x1_2.extent[0].wrapping_add(2), b4_2.wrapping_mul(1)], t16_2_own);
                t16_2 = t16_2_slot.panel;
                if !t16_2_slot.ready {
                    __cpu::pack_b::<L, _, f32, f32, f32>(x0_2_at_2.squeeze([1, 2]).permute([1, 0]), <f32 as __Elem>::ZERO, t16_2);
                    t16_2_slot.publish();
                }
                let t17_2 = scratch.tile::<f32, 2>([BM as i64 + 1, BM as i64 + 1]);
                __cpu::sized!((BM as i64 + 1) * (BM as i64 + 1) <= 13824, gemm_packed_b::<L, f32, f32, f32>(t15_2, t16_2, t17_2, false, scratch.rest()));
                let t18_2 = scratch.tile::<i32, 2>([BM as i64, 1]);
                let t6_2_at_2 = t6_2.window([b4_2, b4_2], [BM as i64, 1]);
                __cpu::copy::<L, _, _, _>(t6_2_at_2, t18_2, <i32 as __Elem>::ZERO);
                for i17_2 in 0_i64..1 {
                    let v53 = 5_i64.wrapping_add(i17_2).wrapping_mul(5);
                    let v54 = 5_i64.wrapping_add(i17_2).wrapping_mul(5);
                    let t7_2_row = t7_2.row(1, [i17_2, 0], BM as i64);
                    Self::parallel_12::<L, _>(level, 0, BM as i64, t7_2_row.slice(0, BM as i64), v53, v54, h4_2);
                }
                for i19_2 in 0_i64..(BM as i64) {
                    let v57 = 5_i64.wrapping_add(i19_2).wrapping_mul(5);
                    let v58 = 5_i64.wrapping_add(i19_2).wrapping_mul(5);
                    let t10_2_row = t10_2.row(1, [i19_2, 0], BM as i64);
                    Self::parallel_13::<L, _>(level, 0, BM as i64, t10_2_row.slice(0, BM as i64), v57, v58, h4_2);
                }
                for i21_2 in 0_i64..(BM as i64) {
                    let v61 = 5_i64.wrapping_add(i21_2).wrapping_mul(5);
                    let v62 = 5_i64.wrapping_add(i21_2).wrapping_mul(5);
                    let t14_2_row = t14_2.row(1, [i21_2, 0], BM as i64);
                    Self::parallel_14::<L, _>(level, 0, BM as i64, t14_2_row.slice(0, BM as i64), v61, v62, h4_2);
                }
                for i23_2 in 0_i64..(BM as i64 + 1) {
                    let v65 = 5_i64.wrapping_add(i23_2).wrapping_mul(5);
                    let v66 = 5_i64.wrapping_add(i23_2).wrapping_mul(5);
                    let t17_2_row = t17_2.row(1, [i23_2, 0], BM as i64 + 1);
                    Self::parallel_15::<L, _>(
                        level,
                        0,
                        BM as i64 + 1,
                        t17_2_row.slice(0, BM as i64 + 1),
                        v65,
                        v66,
                        h4_2,
                    );
                }
                for i25_2 in 0_i64..(BM as i64) {
                    let v69 = 5_i64.wrapping_add(i25_2).wrapping_mul(5);
                    let v70 = 5_i64.wrapping_add(i25_2).wrapping_mul(5);
                    let t18_2_row = t18_2.row(1, [i25_2, 0], 1);
                    Self::parallel_16::<L, _>(level, 0, 1, t18_2_row.slice(0, 1), v69, v70, h4_2);
                }
                let t19_2 = scratch.tile::<T, 1>([BM as i64]);
                let t6_2_at_3 = t6_2.window([n7_2.wrapping_mul(BM as i64), b4_2], [1, BM as i64]);
                __cpu::copy::<L, _, _, _>(t6_2_at_3.squeeze([1]), t19_2, <T as __Elem>::ZERO);
                let y3_2_at_2 = y3_2.window([b4_2.wrapping_mul(BM as i64)], [BM as i64]);
                __cpu::copy::<L, _, _, _>(t19_2, y3_2_at_2, <T as __Elem>::ZERO);
            }
        }
    }
}
