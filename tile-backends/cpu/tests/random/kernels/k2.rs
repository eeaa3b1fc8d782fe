// Emitted from the random kernel of seed 2.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;


#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<T: __Elem>(::core::marker::PhantomData<(T,)>);

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<T: __Elem> __Kernel<T> {
    #[inline]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        mut t6_row: R0,
        v4: __cpu::bf16,
        v0: bool,
        v6: __cpu::bf16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v7 = __Elem::select(v0, <__cpu::bf16 as __Elem>::of_f64(-1.625_f64), v4);
                t6_row.set(lane, __Elem::abs(__Elem::max(v7, v6)));
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_row: R0,
        t6: __cpu::View<__cpu::bf16, 4>,
        d0: i64,
        v10: i64,
        v9: __cpu::bf16,
        v11: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i12 = start + lane as i64;
                let v12 = t6.load([i12, i12, __Elem::div(i12.wrapping_sub(3).wrapping_mul(3), 3_i64), d0], <__cpu::bf16 as __Elem>::ZERO);
                let v13 = __Elem::to::<__cpu::bf16>(__Elem::rem(v10.wrapping_add(i12), 3_i64));
                let v14 = __Elem::to::<__cpu::bf16>(__Elem::div(v11.wrapping_add(i12), 6_i64));
                let v15 = __cpu::bitcast::<u16, __cpu::bf16>(__cpu::bitcast::<__cpu::bf16, u16>(v14) & 32767_u16);
                let v16 = __Elem::add(v12, __Elem::max_nan(__Elem::select(i12 >= d0, v9, v13), v15));
                t7_row.set(lane, v16);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t6_row_2: R0,
        v25: i64,
        v27: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i18 = start + lane as i64;
                let v28 = t6_row_2.get(lane);
                let v29 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v28) * 16.0_f32));
                let v30 = v29.wrapping_mul(__Elem::to::<u64>(v27.wrapping_add(i18)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v25.wrapping_add(i18), 7_i64)], v30, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t7_row_2: R0,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i19 = start + lane as i64;
                let v31 = t7_row_2.get(lane);
                let v32 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v31) * 16.0_f32));
                let v33 = v32.wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i19)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i19), 7_i64)], v33, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t8_row: R0,
        v34: i64,
        v35: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21 = start + lane as i64;
                let v36 = t8_row.get(lane);
                let v37 = __Elem::to::<u64>(__Elem::to::<i64>(v36 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v35.wrapping_add(i21)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v34.wrapping_add(i21), 7_i64)], v37, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t9_row: R0,
        v38: i64,
        v39: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23 = start + lane as i64;
                let v40 = t9_row.get(lane);
                let v41 = __Elem::to::<u64>(__Elem::to::<i64>(v40 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v39.wrapping_add(i23)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v38.wrapping_add(i23), 7_i64)], v41, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<f32>,
        R1: __cpu::row::Row<<T as __Elem>::Accum>,
        R2: __cpu::row::RowMut<f32>,
    >(
        level: L,
        start: i64,
        count: i64,
        t9_row_2: R0,
        x0_row: R1,
        mut y2_row: R2,
        v52: f32,
        t8: __cpu::View<f32, 2>,
        i24: i64,
        v54: f32,
        v55: f32,
        v44: bool,
        v51: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i25 = start + lane as i64;
                let v56 = t9_row_2.get(lane);
                let v57 = x0_row.get(lane);
                let v58 = t8.load([i24, __Elem::to::<i64>(v57)], <f32 as __Elem>::ZERO);
                let v59 = __Elem::rsqrt::<L, false>(__Elem::abs(v58 * 0.5_f32) + 1.0_f32);
                let v60 = __Elem::select(v56 >= v52, v59, __Elem::select(i25 >= i25, v54, v55));
                y2_row.set(lane, __Elem::select(v44, v51, v60));
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        mut t6_2_row: R0,
        v60: __cpu::bf16,
        v56: bool,
        v62: __cpu::bf16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v63 = __Elem::select(v56, <__cpu::bf16 as __Elem>::of_f64(-1.625_f64), v60);
                t6_2_row.set(lane, __Elem::abs(__Elem::max(v63, v62)));
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_2_row: R0,
        t6_2: __cpu::View<__cpu::bf16, 4>,
        d0_2: i64,
        v66: i64,
        v65: __cpu::bf16,
        v67: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i12_2 = start + lane as i64;
                let v68 = __Elem::div(i12_2.wrapping_sub(3).wrapping_mul(3), 3_i64);
                let v69 = t6_2.load([i12_2, i12_2, v68, d0_2], <__cpu::bf16 as __Elem>::ZERO);
                let v70 = __Elem::to::<__cpu::bf16>(__Elem::rem(v66.wrapping_add(i12_2), 3_i64));
                let v71 = __Elem::to::<__cpu::bf16>(__Elem::div(v67.wrapping_add(i12_2), 6_i64));
                let v72 = __cpu::bitcast::<u16, __cpu::bf16>(__cpu::bitcast::<__cpu::bf16, u16>(v71) & 32767_u16);
                let v73 = __Elem::max_nan(__Elem::select(i12_2 >= d0_2, v65, v70), v72);
                t7_2_row.set(lane, __Elem::add(v69, v73));
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t6_2_row_2: R0,
        v82: i64,
        v84: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i18_2 = start + lane as i64;
                let v85 = t6_2_row_2.get(lane);
                let v86 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v85) * 16.0_f32));
                let v87 = v86.wrapping_mul(__Elem::to::<u64>(v84.wrapping_add(i18_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v82.wrapping_add(i18_2), 7_i64)], v87);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row_2: R0,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i19_2 = start + lane as i64;
                let v88 = t7_2_row_2.get(lane);
                let v89 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v88) * 16.0_f32));
                let v90 = v89.wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i19_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i19_2), 7_i64)], v90);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row: R0,
        v91: i64,
        v92: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21_2 = start + lane as i64;
                let v93 = t8_2_row.get(lane);
                let v94 = __Elem::to::<u64>(__Elem::to::<i64>(v93 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v92.wrapping_add(i21_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v91.wrapping_add(i21_2), 7_i64)], v94);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t9_2_row: R0,
        v95: i64,
        v96: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23_2 = start + lane as i64;
                let v97 = t9_2_row.get(lane);
                let v98 = __Elem::to::<u64>(__Elem::to::<i64>(v97 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v96.wrapping_add(i23_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v95.wrapping_add(i23_2), 7_i64)], v98);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<f32>,
        R1: __cpu::row::Row<<T as __Elem>::Accum>,
        R2: __cpu::row::RowMut<f32>,
    >(
        level: L,
        start: i64,
        count: i64,
        t9_2_row_2: R0,
        x0_2_row: R1,
        mut y2_2_row: R2,
        v109: f32,
        t8_2: __cpu::View<f32, 2>,
        i24_2: i64,
        v111: f32,
        v112: f32,
        v101: bool,
        v108: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i25 = start + lane as i64;
                let v113 = t9_2_row_2.get(lane);
                let v114 = x0_2_row.get(lane);
                let v115 = t8_2.load([i24_2, __Elem::to::<i64>(v114)], <f32 as __Elem>::ZERO);
                let v116 = __Elem::rsqrt::<L, false>(__Elem::abs(v115 * 0.5_f32) + 1.0_f32);
                let v117 = __Elem::select(v113 >= v109, v116, __Elem::select(i25 >= i25, v111, v112));
                y2_2_row.set(lane, __Elem::select(v101, v108, v117));
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<T: __Elem> __cpu::Kernel for __Kernel<T> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_2", args);
        let d0 = plan.extent(0, 0);
        plan.expect("x0", 0, 1, 6)?;
        plan.expect("x0", 0, 2, d0)?;
        let d1 = plan.extent(1, 0);
        plan.expect("x1", 1, 1, d0)?;
        let d2 = plan.extent(2, 0);
        let d3 = plan.extent(2, 1);
        plan.expect("y3", 3, 0, d2)?;
        plan.expect("y3", 3, 1, d3)?;
        plan.expect("h4", 4, 0, 7)?;
        plan.workspace::<f32, 2>([d2, d3])?;
        let v0 = d2.wrapping_add(4);
        let v1 = v0.wrapping_sub(1);
        let v2 = __Elem::div(v1, 4_i64);
        let v3 = d3.wrapping_add(3);
        let v4 = v3.wrapping_sub(1);
        let v5 = __Elem::div(v4, 3_i64);
        plan.value(d0);
        plan.value(d2);
        plan.value(d1);
        plan.finish([1, v2, v5])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<__cpu::bf16, 4>([4, 6, 3, 3]);
        size.tile::<__cpu::bf16, 1>([3]);
        size.tile::<f32, 2>([4, 3]);
        size.tile::<f32, 2>([4, 3]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<<T as __Elem>::Accum, 3>(call, 0);
            let x1 = __cpu::tensor::<T, 2>(call, 1);
            let y2 = __cpu::tensor::<f32, 2>(call, 2);
            let y3 = __cpu::tensor::<f32, 2>(call, 3);
            let h4 = __cpu::tensor::<u64, 1>(call, 4);
            let _q7 = __cpu::scalar::<i64>(call.args, 6);
            let w5 = __cpu::workspace::<f32, 2>(call, 0, 0);
            let d0 = __cpu::value::<i64>(call, 0);
            let d2 = __cpu::value::<i64>(call, 1);
            let d1 = __cpu::value::<i64>(call, 2);
            for block in __cpu::Blocks::new(call) {
                let [_, b4, b5] = block.index;
                let mut scratch = block.scratch;
                let t6 = scratch.tile::<__cpu::bf16, 4>([4, 6, 3, 3]);
                for i8 in 0_i64..4 {
                    for i9 in 0_i64..6 {
                        for i10 in 0_i64..3 {
                            let v0 = i10 == i8;
                            let v1 = x0.load([i10, i10, i10], <<T as __Elem>::Accum as __Elem>::ZERO);
                            let v2 = x0.load([i9, __Elem::to::<i64>(v1), d0], <<T as __Elem>::Accum as __Elem>::ZERO);
                            let v3 = x1.load([i8, __Elem::to::<i64>(v2)], <T as __Elem>::ZERO);
                            let v4 = __Elem::to::<__cpu::bf16>(v3);
                            let v5 = __Elem::div(i9.wrapping_sub(2).wrapping_mul(6).wrapping_add(i10), 6_i64);
                            let v6 = __Elem::min(__Elem::to::<__cpu::bf16>(v5), __Elem::to::<__cpu::bf16>(i10));
                            let t6_row = t6.row(3, [i8, i9, i10, 0], 3);
                            Self::parallel::<L, _>(level, 0, 3, t6_row.slice_mut(0, 3), v4, v0, v6);
                        }
                    }
                }
                let t7 = scratch.tile::<__cpu::bf16, 1>([3]);
                let v8 = x1.load([_q7, d0], <T as __Elem>::ZERO);
                let v9 = __Elem::to::<__cpu::bf16>(__Elem::to::<i64>(v8));
                let v10 = d2.wrapping_sub(4).wrapping_mul(3);
                let v11 = _q7.wrapping_mul(6);
                let t7_row = t7.row(0, [0], 3);
                Self::parallel_2::<L, _>(level, 0, 3, t7_row.slice_mut(0, 3), t6, d0, v10, v9, v11);
                let mut v13_2 = <f32 as __Elem>::ZERO;
                v13_2 = 1.0_f32;
                for k14 in 0_i64..2 {
                    let v17 = v13_2;
                    let v18 = x0.load([k14, d0, k14], <<T as __Elem>::Accum as __Elem>::ZERO);
                    let v19 = x0.load([k14, x1.extent[1], __Elem::to::<i64>(v18)], <<T as __Elem>::Accum as __Elem>::ZERO);
                    let v20 = __Elem::min_nan(__Elem::to::<f32>(k14), __Elem::to::<f32>(v19));
                    let v21 = x0.load([0, 2, k14], <<T as __Elem>::Accum as __Elem>::ZERO);
                    let v22 = x0.load([1, d0, k14], <<T as __Elem>::Accum as __Elem>::ZERO);
                    let v23 = __Elem::select(d0 >= __Elem::to::<i64>(v21), __Elem::to::<f32>(v22), -1.875_f32);
                    v13_2 = v17 + __Elem::select(k14 > 2, v20, v23);
                }
                let t8 = scratch.tile::<f32, 2>([4, 3]);
                let x1_at = x1.window([d0.wrapping_mul(4), b4], [3, 4]);
                let x1_at_at = x1_at.permute([1, 0]);
                __cpu::copy::<L, _, _, _>(x1_at_at, t8, <f32 as __Elem>::ZERO);
                let t9 = scratch.tile::<f32, 2>([4, 3]);
                let w5_at = w5.window([b4.wrapping_mul(4), b5.wrapping_mul(3)], [4, 3]);
                __cpu::copy::<L, _, _, _>(t8, w5_at, <f32 as __Elem>::ZERO);
                let w5_at_2 = w5.window([b4.wrapping_mul(4), b5.wrapping_mul(3)], [4, 3]);
                __cpu::copy::<L, _, _, _>(w5_at_2, t9, <f32 as __Elem>::ZERO);
                for i15 in 0_i64..4 {
                    for i16 in 0_i64..6 {
                        for i17 in 0_i64..3 {
                            let v24 = 5_i64.wrapping_add(i15).wrapping_mul(5).wrapping_add(i16);
                            let v25 = v24.wrapping_mul(5).wrapping_add(i17).wrapping_mul(5);
                            let v26 = 5_i64.wrapping_add(i15).wrapping_mul(5).wrapping_add(i16);
                            let v27 = v26.wrapping_mul(5).wrapping_add(i17).wrapping_mul(5);
                            let t6_row_2 = t6.row(3, [i15, i16, i17, 0], 3);
                            Self::parallel_3::<L, _>(level, 0, 3, t6_row_2.slice(0, 3), v25, v27, h4);
                        }
                    }
                }
                let t7_row_2 = t7.row(0, [0], 3);
                Self::parallel_4::<L, _>(level, 0, 3, t7_row_2.slice(0, 3), h4);
                for i20 in 0_i64..4 {
                    let v34 = 5_i64.wrapping_add(i20).wrapping_mul(5);
                    let v35 = 5_i64.wrapping_add(i20).wrapping_mul(5);
                    let t8_row = t8.row(1, [i20, 0], 3);
                    Self::parallel_5::<L, _>(level, 0, 3, t8_row.slice(0, 3), v34, v35, h4);
                }
                for i22 in 0_i64..4 {
                    let v38 = 5_i64.wrapping_add(i22).wrapping_mul(5);
                    let v39 = 5_i64.wrapping_add(i22).wrapping_mul(5);
                    let t9_row = t9.row(1, [i22, 0], 3);
                    Self::parallel_6::<L, _>(level, 0, 3, t9_row.slice(0, 3), v38, v39, h4);
                }
                let whole = t9.has_rows(1, [_q7, 0], [[0, 0], [0, 1]], [4, 3]) && x0.has([0, 0, b4], [[1, 0], [0, 1], [0, 0]], [4, 3]) && y2.has_rows(1, [b4.wrapping_mul(4), b5.wrapping_mul(3)], [[1, 0], [0, 1]], [4, 3]);
                if whole {
                    for i24 in 0_i64..4 {
                        let v42 = x0.load([b4, 0, x0.extent[1]], <<T as __Elem>::Accum as __Elem>::ZERO);
                        let v43 = x0.load([_q7, i24, __Elem::to::<i64>(v42)], <<T as __Elem>::Accum as __Elem>::ZERO);
                        let v44 = __Elem::to::<i64>(v43) != i24;
                        let v45 = x1.load([_q7, b4], <T as __Elem>::ZERO);
                        let v46 = x1.load([i24, __Elem::to::<i64>(v45)], <T as __Elem>::ZERO);
                        let v47 = x0.load([__Elem::to::<i64>(v46), _q7, d1], <<T as __Elem>::Accum as __Elem>::ZERO);
                        let v48 = x0.load([_q7, i24, x1.extent[1]], <<T as __Elem>::Accum as __Elem>::ZERO);
                        let v49 = t8.load([__Elem::to::<i64>(v47), __Elem::to::<i64>(v48)], <f32 as __Elem>::ZERO);
                        let v50 = __Elem::fma::<L>(__Elem::ceil::<L, false>(-1.0_f32), -2.0_f32, v49);
                        let v51 = __Elem::log10::<L, false>(v50 * 0.5_f32);
                        let v52 = v13_2;
                        let v53 = t9.load([_q7.wrapping_mul(2), __Elem::div(_q7.wrapping_mul(6), 6_i64)], <f32 as __Elem>::ZERO);
                        let v54 = __Elem::recip::<L, false>(__Elem::abs((-v53) * 0.5_f32) + 1.0_f32);
                        let v55 = __Elem::sin::<L, false>(__Elem::to::<f32>(i24) * 0.5_f32);
                        let t9_row_2 = t9.whole_row(1, [_q7, 0], 3, 1);
                        let x0_row = x0.whole_row(1, [i24, 0, b4], 3, 1);
                        let y2_row = y2.whole_row(1, [b4.wrapping_mul(4).wrapping_add(i24), b5.wrapping_mul(3)], 3, 1);
                        Self::parallel_7::<L, true, _, _, _>(
                            level,
                            0,
                            3,
                            t9_row_2.slice(0, 3),
                            x0_row.strided(0),
                            y2_row.slice_mut(0, 3),
                            v52,
                            t8,
                            i24,
                            v54,
                            v55,
                            v44,
                            v51,
                        );
                    }
                } else {
                    for i24 in 0_i64..4 {
                        let v42 = x0.load([b4, 0, x0.extent[1]], <<T as __Elem>::Accum as __Elem>::ZERO);
                        let v43 = x0.load([_q7, i24, __Elem::to::<i64>(v42)], <<T as __Elem>::Accum as __Elem>::ZERO);
                        let v44 = __Elem::to::<i64>(v43) != i24;
                        let v45 = x1.load([_q7, b4], <T as __Elem>::ZERO);
                        let v46 = x1.load([i24, __Elem::to::<i64>(v45)], <T as __Elem>::ZERO);
                        let v47 = x0.load([__Elem::to::<i64>(v46), _q7, d1], <<T as __Elem>::Accum as __Elem>::ZERO);
                        let v48 = x0.load([_q7, i24, x1.extent[1]], <<T as __Elem>::Accum as __Elem>::ZERO);
                        let v49 = t8.load([__Elem::to::<i64>(v47), __Elem::to::<i64>(v48)], <f32 as __Elem>::ZERO);
                        let v50 = __Elem::fma::<L>(__Elem::ceil::<L, false>(-1.0_f32), -2.0_f32, v49);
                        let v51 = __Elem::log10::<L, false>(v50 * 0.5_f32);
                        let v52 = v13_2;
                        let v53 = t9.load([_q7.wrapping_mul(2), __Elem::div(_q7.wrapping_mul(6), 6_i64)], <f32 as __Elem>::ZERO);
                        let v54 = __Elem::recip::<L, false>(__Elem::abs((-v53) * 0.5_f32) + 1.0_f32);
                        let v55 = __Elem::sin::<L, false>(__Elem::to::<f32>(i24) * 0.5_f32);
                        let t9_row_2 = t9.row(1, [_q7, 0], 3);
                        let x0_row = x0.row(1, [i24, 0, b4], 3);
                        let y2_row = y2.row(1, [b4.wrapping_mul(4).wrapping_add(i24), b5.wrapping_mul(3)], 3);
                        let (from, to) = __cpu::common(3, [t9_row_2.unit_span(), x0_row.span(), y2_row.unit_span()]);
                        Self::parallel_7::<L, false, _, _, _>(
                            level,
                            from,
                            to - from,
                            t9_row_2.slice(from, to - from),
                            x0_row.strided(from),
                            y2_row.slice_mut(from, to - from),
                            v52,
                            t8,
                            i24,
                            v54,
                            v55,
                            v44,
                            v51,
                        );
                        if to - from < 3 {
                            for (start, end) in [(0, from), (to, 3)] {
                                Self::parallel_7::<L, false, _, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    t9_row_2.guarded(start, <f32 as __Elem>::ZERO),
                                    x0_row.guarded(start, <<T as __Elem>::Accum as __Elem>::ZERO),
                                    y2_row.guarded(start, <f32 as __Elem>::ZERO),
                                    v52,
                                    t8,
                                    i24,
                                    v54,
                                    v55,
                                    v44,
                                    v51,
                                );
                            }
                        }
                    }
                }
                let y3_at = y3.window([b4.wrapping_mul(4), b5.wrapping_mul(3)], [4, 3]);
                __cpu::copy_out::<L, _, _, _>(t8, y3_at, <f32 as __Elem>::ZERO, __cpu::is_far(call, &y3), __cpu::Coming::nothing());
            }
        }
    }

    const RACES: bool = true;

    #[inline(always)]
    unsafe fn alone<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0_2 = __cpu::tensor::<<T as __Elem>::Accum, 3>(call, 0);
            let x1_2 = __cpu::tensor::<T, 2>(call, 1);
            let y2_2 = __cpu::tensor::<f32, 2>(call, 2);
            let y3_2 = __cpu::tensor::<f32, 2>(call, 3);
            let h4_2 = __cpu::tensor::<u64, 1>(call, 4);
            let _q7_2 = __cpu::scalar::<i64>(call.args, 6);
            let w5_2 = __cpu::workspace::<f32, 2>(call, 0, 0);
            let d0_2 = __cpu::value::<i64>(call, 0);
            let d2_2 = __cpu::value::<i64>(call, 1);
            let d1_2 = __cpu::value::<i64>(call, 2);
            for block in __cpu::Blocks::new(call) {
                let [_, b4_2, b5_2] = block.index;
                let mut scratch = block.scratch;
                let t6_2 = scratch.tile::<__cpu::bf16, 4>([4, 6, 3, 3]);
                for i8_2 in 0_i64..4 {
                    for i9_2 in 0_i64..6 {
                        for i10_2 in 0_i64..3 {
                            let v56 = i10_2 == i8_2;
                            let v57 = x0_2.load([i10_2, i10_2, i10_2], <<T as __Elem>::Accum as __Elem>::ZERO);
                            let v58 = x0_2.load([i9_2, __Elem::to::<i64>(v57), d0_2], <<T as __Elem>::Accum as __Elem>::ZERO);
                            let v59 = x1_2.load([i8_2, __Elem::to::<i64>(v58)], <T as __Elem>::ZERO);
                            let v60 = __Elem::to::<__cpu::bf16>(v59);
                            let v61 = __Elem::div(i9_2.wrapping_sub(2).wrapping_mul(6).wrapping_add(i10_2), 6_i64);
                            let v62 = __Elem::min(__Elem::to::<__cpu::bf16>(v61), __Elem::to::<__cpu::bf16>(i10_2));
                            let t6_2_row = t6_2.row(3, [i8_2, i9_2, i10_2, 0], 3);
                            Self::parallel_8::<L, _>(level, 0, 3, t6_2_row.slice_mut(0, 3), v60, v56, v62);
                        }
                    }
                }
                let t7_2 = scratch.tile::<__cpu::bf16, 1>([3]);
                let v64 = x1_2.load([_q7_2, d0_2], <T as __Elem>::ZERO);
                let v65 = __Elem::to::<__cpu::bf16>(__Elem::to::<i64>(v64));
                let v66 = d2_2.wrapping_sub(4).wrapping_mul(3);
                let v67 = _q7_2.wrapping_mul(6);
                let t7_2_row = t7_2.row(0, [0], 3);
                Self::parallel_9::<L, _>(level, 0, 3, t7_2_row.slice_mut(0, 3), t6_2, d0_2, v66, v65, v67);
                let mut v13_3 = <f32 as __Elem>::ZERO;
                v13_3 = 1.0_f32;
                for k14_2 in 0_i64..2 {
                    let v74 = v13_3;
                    let v75 = x0_2.load([k14_2, d0_2, k14_2], <<T as __Elem>::Accum as __Elem>::ZERO);
                    let v76 = x0_2.load([k14_2, x1_2.extent[1], __Elem::to::<i64>(v75)], <<T as __Elem>::Accum as __Elem>::ZERO);
                    let v77 = __Elem::min_nan(__Elem::to::<f32>(k14_2), __Elem::to::<f32>(v76));
                    let v78 = x0_2.load([0, 2, k14_2], <<T as __Elem>::Accum as __Elem>::ZERO);
                    let v79 = x0_2.load([1, d0_2, k14_2], <<T as __Elem>::Accum as __Elem>::ZERO);
                    let v80 = __Elem::select(d0_2 >= __Elem::to::<i64>(v78), __Elem::to::<f32>(v79), -1.875_f32);
                    v13_3 = v74 + __Elem::select(k14_2 > 2, v77, v80);
                }
                let t8_2 = scratch.tile::<f32, 2>([4, 3]);
                let x1_2_at = x1_2.window([d0_2.wrapping_mul(4), b4_2], [3, 4]);
                let x1_2_at_at = x1_2_at.permute([1, 0]);
                __cpu::copy::<L, _, _, _>(x1_2_at_at, t8_2, <f32 as __Elem>::ZERO);
                let t9_2 = scratch.tile::<f32, 2>([4, 3]);
                let w5_2_at = w5_2.window([b4_2.wrapping_mul(4), b5_2.wrapping_mul(3)], [4, 3]);
                __cpu::copy::<L, _, _, _>(t8_2, w5_2_at, <f32 as __Elem>::ZERO);
                let w5_2_at_2 = w5_2.window([b4_2.wrapping_mul(4), b5_2.wrapping_mul(3)], [4, 3]);
                __cpu::copy::<L, _, _, _>(w5_2_at_2, t9_2, <f32 as __Elem>::ZERO);
                for i15_2 in 0_i64..4 {
                    for i16_2 in 0_i64..6 {
                        for i17_2 in 0_i64..3 {
                            let v81 = 5_i64.wrapping_add(i15_2).wrapping_mul(5).wrapping_add(i16_2);
                            let v82 = v81.wrapping_mul(5).wrapping_add(i17_2).wrapping_mul(5);
                            let v83 = 5_i64.wrapping_add(i15_2).wrapping_mul(5).wrapping_add(i16_2);
                            let v84 = v83.wrapping_mul(5).wrapping_add(i17_2).wrapping_mul(5);
                            let t6_2_row_2 = t6_2.row(3, [i15_2, i16_2, i17_2, 0], 3);
                            Self::parallel_10::<L, _>(level, 0, 3, t6_2_row_2.slice(0, 3), v82, v84, h4_2);
                        }
                    }
                }
                let t7_2_row_2 = t7_2.row(0, [0], 3);
                Self::parallel_11::<L, _>(level, 0, 3, t7_2_row_2.slice(0, 3), h4_2);
                for i20_2 in 0_i64..4 {
                    let v91 = 5_i64.wrapping_add(i20_2).wrapping_mul(5);
                    let v92 = 5_i64.wrapping_add(i20_2).wrapping_mul(5);
                    let t8_2_row = t8_2.row(1, [i20_2, 0], 3);
                    Self::parallel_12::<L, _>(level, 0, 3, t8_2_row.slice(0, 3), v91, v92, h4_2);
                }
                for i22_2 in 0_i64..4 {
                    let v95 = 5_i64.wrapping_add(i22_2).wrapping_mul(5);
                    let v96 = 5_i64.wrapping_add(i22_2).wrapping_mul(5);
                    let t9_2_row = t9_2.row(1, [i22_2, 0], 3);
                    Self::parallel_13::<L, _>(level, 0, 3, t9_2_row.slice(0, 3), v95, v96, h4_2);
                }
                let whole_2 = t9_2.has_rows(1, [_q7_2, 0], [[0, 0], [0, 1]], [4, 3]) && x0_2.has([0, 0, b4_2], [[1, 0], [0, 1], [0, 0]], [4, 3]) && y2_2.has_rows(1, [b4_2.wrapping_mul(4), b5_2.wrapping_mul(3)], [[1, 0], [0, 1]], [4, 3]);
                if whole_2 {
                    for i24_2 in 0_i64..4 {
                        let v99 = x0_2.load([b4_2, 0, x0_2.extent[1]], <<T as __Elem>::Accum as __Elem>::ZERO);
                        let v100 = x0_2.load([_q7_2, i24_2, __Elem::to::<i64>(v99)], <<T as __Elem>::Accum as __Elem>::ZERO);
                        let v101 = __Elem::to::<i64>(v100) != i24_2;
                        let v102 = x1_2.load([_q7_2, b4_2], <T as __Elem>::ZERO);
                        let v103 = x1_2.load([i24_2, __Elem::to::<i64>(v102)], <T as __Elem>::ZERO);
                        let v104 = x0_2.load([__Elem::to::<i64>(v103), _q7_2, d1_2], <<T as __Elem>::Accum as __Elem>::ZERO);
                        let v105 = x0_2.load([_q7_2, i24_2, x1_2.extent[1]], <<T as __Elem>::Accum as __Elem>::ZERO);
                        let v106 = t8_2.load([__Elem::to::<i64>(v104), __Elem::to::<i64>(v105)], <f32 as __Elem>::ZERO);
                        let v107 = __Elem::fma::<L>(__Elem::ceil::<L, false>(-1.0_f32), -2.0_f32, v106);
                        let v108 = __Elem::log10::<L, false>(v107 * 0.5_f32);
                        let v109 = v13_3;
                        let v110 = t9_2.load([_q7_2.wrapping_mul(2), __Elem::div(_q7_2.wrapping_mul(6), 6_i64)], <f32 as __Elem>::ZERO);
                        let v111 = __Elem::recip::<L, false>(__Elem::abs((-v110) * 0.5_f32) + 1.0_f32);
                        let v112 = __Elem::sin::<L, false>(__Elem::to::<f32>(i24_2) * 0.5_f32);
                        let t9_2_row_2 = t9_2.whole_row(1, [_q7_2, 0], 3, 1);
                        let x0_2_row = x0_2.whole_row(1, [i24_2, 0, b4_2], 3, 1);
                        let y2_2_row = y2_2.whole_row(1, [b4_2.wrapping_mul(4).wrapping_add(i24_2), b5_2.wrapping_mul(3)], 3, 1);
                        Self::parallel_14::<L, true, _, _, _>(
                            level,
                            0,
                            3,
                            t9_2_row_2.slice(0, 3),
                            x0_2_row.strided(0),
                            y2_2_row.slice_mut(0, 3),
                            v109,
                            t8_2,
                            i24_2,
                            v111,
                            v112,
                            v101,
                            v108,
                        );
                    }
                } else {
                    for i24_2 in 0_i64..4 {
                        let v99 = x0_2.load([b4_2, 0, x0_2.extent[1]], <<T as __Elem>::Accum as __Elem>::ZERO);
                        let v100 = x0_2.load([_q7_2, i24_2, __Elem::to::<i64>(v99)], <<T as __Elem>::Accum as __Elem>::ZERO);
                        let v101 = __Elem::to::<i64>(v100) != i24_2;
                        let v102 = x1_2.load([_q7_2, b4_2], <T as __Elem>::ZERO);
                        let v103 = x1_2.load([i24_2, __Elem::to::<i64>(v102)], <T as __Elem>::ZERO);
                        let v104 = x0_2.load([__Elem::to::<i64>(v103), _q7_2, d1_2], <<T as __Elem>::Accum as __Elem>::ZERO);
                        let v105 = x0_2.load([_q7_2, i24_2, x1_2.extent[1]], <<T as __Elem>::Accum as __Elem>::ZERO);
                        let v106 = t8_2.load([__Elem::to::<i64>(v104), __Elem::to::<i64>(v105)], <f32 as __Elem>::ZERO);
                        let v107 = __Elem::fma::<L>(__Elem::ceil::<L, false>(-1.0_f32), -2.0_f32, v106);
                        let v108 = __Elem::log10::<L, false>(v107 * 0.5_f32);
                        let v109 = v13_3;
                        let v110 = t9_2.load([_q7_2.wrapping_mul(2), __Elem::div(_q7_2.wrapping_mul(6), 6_i64)], <f32 as __Elem>::ZERO);
                        let v111 = __Elem::recip::<L, false>(__Elem::abs((-v110) * 0.5_f32) + 1.0_f32);
                        let v112 = __Elem::sin::<L, false>(__Elem::to::<f32>(i24_2) * 0.5_f32);
                        let t9_2_row_2 = t9_2.row(1, [_q7_2, 0], 3);
                        let x0_2_row = x0_2.row(1, [i24_2, 0, b4_2], 3);
                        let y2_2_row = y2_2.row(1, [b4_2.wrapping_mul(4).wrapping_add(i24_2), b5_2.wrapping_mul(3)], 3);
                        let (from, to) = __cpu::common(3, [t9_2_row_2.unit_span(), x0_2_row.span(), y2_2_row.unit_span()]);
                        Self::parallel_14::<L, false, _, _, _>(
                            level,
                            from,
                            to - from,
                            t9_2_row_2.slice(from, to - from),
                            x0_2_row.strided(from),
                            y2_2_row.slice_mut(from, to - from),
                            v109,
                            t8_2,
                            i24_2,
                            v111,
                            v112,
                            v101,
                            v108,
                        );
                        if to - from < 3 {
                            for (start, end) in [(0, from), (to, 3)] {
                                Self::parallel_14::<L, false, _, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    t9_2_row_2.guarded(start, <f32 as __Elem>::ZERO),
                                    x0_2_row.guarded(start, <<T as __Elem>::Accum as __Elem>::ZERO),
                                    y2_2_row.guarded(start, <f32 as __Elem>::ZERO),
                                    v109,
                                    t8_2,
                                    i24_2,
                                    v111,
                                    v112,
                                    v101,
                                    v108,
                                );
                            }
                        }
                    }
                }
                let y3_2_at = y3_2.window([b4_2.wrapping_mul(4), b5_2.wrapping_mul(3)], [4, 3]);
                __cpu::copy_out::<L, _, _, _>(t8_2, y3_2_at, <f32 as __Elem>::ZERO, __cpu::is_far(call, &y3_2), __cpu::Coming::nothing());
            }
        }
    }
}
