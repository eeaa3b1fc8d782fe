// Emitted from the random kernel of seed 9.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;

pub const ROWS_9: usize = 3_u64 as usize;

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
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v0 = t6_row.get(lane);
                let v1 = t6_row.get(lane);
                if __Elem::eq(v0, v1) {
                    t6_row.set(lane, <__cpu::bf16 as __Elem>::of_i64(-1));
                }
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::RowMut<bool>>(
        level: L,
        start: i64,
        count: i64,
        mut t8_row: R0,
        v2: bool,
        v3: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut l9_cells = [<bool as __Elem>::ZERO; 2];
                let l9 = __cpu::View::packed(l9_cells.as_mut_ptr(), [2]);
                for k17 in 0_i64..2 {
                    l9.store([k17], v2);
                }
                let v4 = l9.load([v3], <bool as __Elem>::ZERO);
                t8_row.set(lane, v4);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t11_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i18 = start + lane as i64;
                let v5 = __Elem::to::<i32>(i18).wrapping_mul(3_i32).wrapping_add(-2_i32);
                t11_row.set(lane, v5);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        mut t12_row: R0,
        t6: __cpu::View<__cpu::bf16, 2>,
        i19: i64,
        v6: __cpu::bf16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i20 = start + lane as i64;
                let mut l13_cells = [<__cpu::bf16 as __Elem>::ZERO; 3];
                let l13 = __cpu::View::packed(l13_cells.as_mut_ptr(), [3]);
                for k22 in 0_i64..3 {
                    let v7 = t6.load_inside([k22, i19]);
                    let v8 = __Elem::sqrt::<L, false>(__Elem::abs(__Elem::add(v7, v6)));
                    l13.store([k22], v8);
                }
                let v9 = l13.load([i20], <__cpu::bf16 as __Elem>::ZERO);
                t12_row.set(lane, v9);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        mut t12_row_2: R0,
        v10: i64,
        v12: __cpu::bf16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i24 = start + lane as i64;
                if i24 >= v10 {
                    t12_row_2.set(lane, v12);
                }
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<bool>, R1: __cpu::row::RowMut<bool>>(
        level: L,
        start: i64,
        count: i64,
        t8_row_2: R0,
        mut t15_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v14 = t8_row_2.get(lane);
                t15_row.set(lane, v14);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t14_row: R0,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i29 = start + lane as i64;
                let v15 = t14_row.get(lane);
                let v16 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v15) * 16.0_f32));
                let v17 = v16.wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i29)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i29), 7_i64)], v17, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t15_row_2: R0,
        v19: i64,
        v21: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i32 = start + lane as i64;
                let v22 = t15_row_2.get(lane);
                let v23 = __Elem::to::<u64>(v22).wrapping_mul(__Elem::to::<u64>(v21.wrapping_add(i32)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v19.wrapping_add(i32), 7_i64)], v23, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t16_row: R0,
        v25: i64,
        v27: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i35 = start + lane as i64;
                let v28 = t16_row.get(lane);
                let v29 = __Elem::to::<u64>(v28).wrapping_mul(__Elem::to::<u64>(v27.wrapping_add(i35)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v25.wrapping_add(i35), 7_i64)], v29, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        t17_row: R0,
        v30: i64,
        v31: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i37 = start + lane as i64;
                let v32 = t17_row.get(lane);
                let v33 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v32) * 16.0_f32));
                let v34 = v33.wrapping_mul(__Elem::to::<u64>(v31.wrapping_add(i37)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v30.wrapping_add(i37), 7_i64)], v34, __cpu::Order::Release);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        t18_row: R0,
        v35: i64,
        v36: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i39 = start + lane as i64;
                let v37 = t18_row.get(lane);
                let v38 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v37) * 16.0_f32));
                let v39 = v38.wrapping_mul(__Elem::to::<u64>(v36.wrapping_add(i39)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v35.wrapping_add(i39), 7_i64)], v39, __cpu::Order::SeqCst);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::RowMut<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        mut y3_row: R0,
        v41: <T as __Elem>::Accum,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                y3_row.set(lane, v41);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        mut t6_2_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v42 = t6_2_row.get(lane);
                let v43 = t6_2_row.get(lane);
                if __Elem::eq(v42, v43) {
                    t6_2_row.set(lane, <__cpu::bf16 as __Elem>::of_i64(-1));
                }
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::RowMut<bool>>(
        level: L,
        start: i64,
        count: i64,
        mut t8_2_row: R0,
        v44: bool,
        v45: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut l9_2_cells = [<bool as __Elem>::ZERO; 2];
                let l9_2 = __cpu::View::packed(l9_2_cells.as_mut_ptr(), [2]);
                for k17_2 in 0_i64..2 {
                    l9_2.store([k17_2], v44);
                }
                let v46 = l9_2.load([v45], <bool as __Elem>::ZERO);
                t8_2_row.set(lane, v46);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t11_2_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i18_2 = start + lane as i64;
                let v47 = __Elem::to::<i32>(i18_2).wrapping_mul(3_i32).wrapping_add(-2_i32);
                t11_2_row.set(lane, v47);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        mut t12_2_row: R0,
        t6_2: __cpu::View<__cpu::bf16, 2>,
        i19_2: i64,
        v48: __cpu::bf16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i20_2 = start + lane as i64;
                let mut l13_2_cells = [<__cpu::bf16 as __Elem>::ZERO; 3];
                let l13_2 = __cpu::View::packed(l13_2_cells.as_mut_ptr(), [3]);
                for k22_2 in 0_i64..3 {
                    let v49 = t6_2.load_inside([k22_2, i19_2]);
                    let v50 = __Elem::sqrt::<L, false>(__Elem::abs(__Elem::add(v49, v48)));
                    l13_2.store([k22_2], v50);
                }
                let v51 = l13_2.load([i20_2], <__cpu::bf16 as __Elem>::ZERO);
                t12_2_row.set(lane, v51);
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        mut t12_2_row_2: R0,
        v52: i64,
        v54: __cpu::bf16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i24 = start + lane as i64;
                if i24 >= v52 {
                    t12_2_row_2.set(lane, v54);
                }
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<L: __cpu::Level, R0: __cpu::row::Row<bool>, R1: __cpu::row::RowMut<bool>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row_2: R0,
        mut t15_2_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v56 = t8_2_row_2.get(lane);
                t15_2_row.set(lane, v56);
            }
        }
    }

    #[inline]
    unsafe fn parallel_19<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t14_2_row: R0,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i29_2 = start + lane as i64;
                let v57 = t14_2_row.get(lane);
                let v58 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v57) * 16.0_f32));
                let v59 = v58.wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i29_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i29_2), 7_i64)], v59);
            }
        }
    }

    #[inline]
    unsafe fn parallel_20<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t15_2_row_2: R0,
        v61: i64,
        v63: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i32_2 = start + lane as i64;
                let v64 = t15_2_row_2.get(lane);
                let v65 = __Elem::to::<u64>(v64).wrapping_mul(__Elem::to::<u64>(v63.wrapping_add(i32_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v61.wrapping_add(i32_2), 7_i64)], v65);
            }
        }
    }

    #[inline]
    unsafe fn parallel_21<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t16_2_row: R0,
        v67: i64,
        v69: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i35_2 = start + lane as i64;
                let v70 = t16_2_row.get(lane);
                let v71 = __Elem::to::<u64>(v70).wrapping_mul(__Elem::to::<u64>(v69.wrapping_add(i35_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v67.wrapping_add(i35_2), 7_i64)], v71);
            }
        }
    }

    #[inline]
    unsafe fn parallel_22<L: __cpu::Level, R0: __cpu::row::Row<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        t17_2_row: R0,
        v72: i64,
        v73: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i37_2 = start + lane as i64;
                let v74 = t17_2_row.get(lane);
                let v75 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v74) * 16.0_f32));
                let v76 = v75.wrapping_mul(__Elem::to::<u64>(v73.wrapping_add(i37_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v72.wrapping_add(i37_2), 7_i64)], v76);
            }
        }
    }

    #[inline]
    unsafe fn parallel_23<L: __cpu::Level, R0: __cpu::row::Row<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        t18_2_row: R0,
        v77: i64,
        v78: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i39_2 = start + lane as i64;
                let v79 = t18_2_row.get(lane);
                let v80 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v79) * 16.0_f32));
                let v81 = v80.wrapping_mul(__Elem::to::<u64>(v78.wrapping_add(i39_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v77.wrapping_add(i39_2), 7_i64)], v81);
            }
        }
    }

    #[inline]
    unsafe fn parallel_24<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::RowMut<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        mut y3_2_row: R0,
        v83: <T as __Elem>::Accum,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                y3_2_row.set(lane, v83);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<T: __Elem> __cpu::Kernel for __Kernel<T> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_9", args);
        let d2 = plan.extent(0, 0);
        let d3 = plan.extent(0, 1);
        let d4 = plan.extent(1, 0);
        let d5 = plan.extent(2, 0);
        plan.expect("x2", 2, 1, d5)?;
        let d6 = plan.extent(3, 0);
        let d7 = plan.extent(3, 1);
        plan.expect("h4", 4, 0, 7)?;
        let v0 = d3 < 100;
        plan.require(v0, format_args!("extents are below 100"))?;
        plan.workspace::<__cpu::f16, 2>([d6, d7])?;
        let v1 = d6.wrapping_add(7);
        let v2 = __Elem::div(v1, 8_i64);
        let v3 = d7.wrapping_add(7);
        let v4 = __Elem::div(v3, 8_i64);
        plan.value(d7);
        plan.value(d4);
        plan.value(d3);
        plan.value(d6);
        plan.finish([1, v2, v4])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<__cpu::bf16, 2>([8, 8]);
        size.tile::<__cpu::bf16, 1>([8]);
        size.tile::<bool, 5>([8, 8, ROWS_9 as i64, 1, 1]);
        size.tile::<bool, 5>([8, 8, ROWS_9 as i64, 1, 1]);
        size.tile::<i32, 1>([8]);
        size.tile::<__cpu::bf16, 2>([8, 8]);
        size.tile::<__cpu::bf16, 1>([8]);
        size.tile::<bool, 3>([8, ROWS_9 as i64, ROWS_9 as i64]);
        size.tile::<bool, 3>([1, ROWS_9 as i64, ROWS_9 as i64]);
        size.tile::<__cpu::f16, 2>([8, 8]);
        size.tile::<__cpu::f16, 2>([8, 8]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<__cpu::bf16, 2>(call, 0);
            let x1 = __cpu::tensor::<__cpu::bf16, 1>(call, 1);
            let x2 = __cpu::tensor::<__cpu::f16, 2>(call, 2);
            let y3 = __cpu::tensor::<<T as __Elem>::Accum, 2>(call, 3);
            let h4 = __cpu::tensor::<u64, 1>(call, 4);
            let w5 = __cpu::workspace::<__cpu::f16, 2>(call, 0, 0);
            let d7 = __cpu::value::<i64>(call, 0);
            let d4 = __cpu::value::<i64>(call, 1);
            let d3 = __cpu::value::<i64>(call, 2);
            let d6 = __cpu::value::<i64>(call, 3);
            for block in __cpu::Blocks::new(call) {
                let [_, b8, b9] = block.index;
                let mut scratch = block.scratch;
                let t6 = scratch.tile::<__cpu::bf16, 2>([8, 8]);
                let x0_at = x0.window([b8, d7], [8, 8]);
                __cpu::copy::<L, _, _, _>(x0_at, t6, <__cpu::bf16 as __Elem>::ZERO);
                let t7 = scratch.tile::<__cpu::bf16, 1>([8]);
                let x1_at = x1.window([b9], [8]);
                __cpu::copy::<L, _, _, _>(x1_at, t7, <__cpu::bf16 as __Elem>::ZERO);
                for i10 in 0_i64..8 {
                    let t6_row = t6.row(1, [i10, 0], 8);
                    Self::parallel::<L, _>(level, 0, 8, t6_row.slice_mut(0, 8));
                }
                let t8 = scratch.tile::<bool, 5>([8, 8, ROWS_9 as i64, 1, 1]);
                for i12 in 0_i64..8 {
                    for i13 in 0_i64..8 {
                        for i14 in 0_i64..(ROWS_9 as i64) {
                            for i15 in 0_i64..1 {
                                let v2 = i14 > i13.wrapping_sub(4);
                                let v3 = __Elem::div(i15.wrapping_mul(ROWS_9 as i64).wrapping_add(i15), ROWS_9 as i64);
                                let t8_row = t8.row(4, [i12, i13, i14, i15, 0], 1);
                                Self::parallel_2::<L, _>(level, 0, 1, t8_row.slice_mut(0, 1), v2, v3);
                            }
                        }
                    }
                }
                let t10 = scratch.tile::<bool, 5>([8, 8, ROWS_9 as i64, 1, 1]);
                __cpu::reduce::<L, __cpu::reduce::All, _, _, 5>(t8, 4, t10, false, <bool as __Elem>::ZERO);
                let t11 = scratch.tile::<i32, 1>([8]);
                let t11_row = t11.row(0, [0], 8);
                Self::parallel_3::<L, _>(level, 0, 8, t11_row.slice_mut(0, 8));
                let t12 = scratch.tile::<__cpu::bf16, 2>([8, 8]);
                for i19 in 0_i64..8 {
                    let v6 = t6.load([d4, 6], <__cpu::bf16 as __Elem>::ZERO);
                    let t12_row = t12.row(0, [0, i19], 8);
                    Self::parallel_4::<L, _>(level, 0, 8, t12_row.strided(0), t6, i19, v6);
                }
                __cpu::scatter::<L, _, _, _, _>(t12, t11, t6, <__cpu::bf16 as __Elem>::ZERO);
                let t14 = scratch.tile::<__cpu::bf16, 1>([8]);
                __cpu::fill::<L, _, _>(t14, <__cpu::bf16 as __Elem>::ONE);
                __cpu::reduce::<L, __cpu::reduce::MaxNan, _, _, 2>(t12, 0, __cpu::insert_axis(t14, 0), true, <__cpu::bf16 as __Elem>::ZERO);
                let whole = t12.has([0, 0], [[1, 0], [0, 2]], [8, 8]);
                if whole {
                    for i23 in 0_i64..8 {
                        let v10 = i23.wrapping_mul(3);
                        let v11 = t8.load([i23, i23, d3, d6, b8], <bool as __Elem>::ZERO);
                        let v12 = __Elem::to::<__cpu::bf16>(v11);
                        let t12_row_2 = t12.whole_row(1, [i23, 0], 8, 2);
                        Self::parallel_5::<L, true, _>(level, 0, 8, t12_row_2.strided(0), v10, v12);
                    }
                } else {
                    for i23 in 0_i64..8 {
                        let v10 = i23.wrapping_mul(3);
                        let v11 = t8.load([i23, i23, d3, d6, b8], <bool as __Elem>::ZERO);
                        let v12 = __Elem::to::<__cpu::bf16>(v11);
                        let t12_row_2 = t12.row_by(1, [i23, 0], 8, 2);
                        let (from, to) = __cpu::common(8, [t12_row_2.span()]);
                        Self::parallel_5::<L, false, _>(level, from, to - from, t12_row_2.strided(from), v10, v12);
                        if to - from < 8 {
                            for (start, end) in [(0, from), (to, 8)] {
                                Self::parallel_5::<L, false, _>(
                                    level,
                                    start,
                                    end - start,
                                    t12_row_2.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                                    v10,
                                    v12,
                                );
                            }
                        }
                    }
                }
                let t15 = scratch.tile::<bool, 3>([8, ROWS_9 as i64, ROWS_9 as i64]);
                for i25 in 0_i64..8 {
                    for i26 in 0_i64..(ROWS_9 as i64) {
                        let v13 = t11.load([b9], <i32 as __Elem>::ZERO);
                        let t8_row_2 = t8.row(1, [i26, __Elem::to::<i64>(v13), 0, d4, x0.extent[1]], ROWS_9 as i64);
                        let t15_row = t15.row(2, [i25, i26, 0], ROWS_9 as i64);
                        let (from, to) = __cpu::common(ROWS_9 as i64, [t8_row_2.span()]);
                        Self::parallel_6::<L, _, _>(
                            level,
                            from,
                            to - from,
                            t8_row_2.strided(from),
                            t15_row.slice_mut(from, to - from),
                        );
                        if to - from < ROWS_9 as i64 {
                            for (start, end) in [(0, from), (to, ROWS_9 as i64)] {
                                Self::parallel_6::<L, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    t8_row_2.guarded(start, <bool as __Elem>::ZERO),
                                    t15_row.slice_mut(start, end - start),
                                );
                            }
                        }
                    }
                }
                let t16 = scratch.tile::<bool, 3>([1, ROWS_9 as i64, ROWS_9 as i64]);
                __cpu::reduce::<L, __cpu::reduce::Any, _, _, 3>(t15, 0, t16, false, <bool as __Elem>::ZERO);
                let t17 = scratch.tile::<__cpu::f16, 2>([8, 8]);
                let x2_at = x2.window([d6.wrapping_mul(ROWS_9 as i64), b8.wrapping_mul(8)], [8, 8]);
                __cpu::copy::<L, _, _, _>(x2_at, t17, <__cpu::f16 as __Elem>::ZERO);
                let t18 = scratch.tile::<__cpu::f16, 2>([8, 8]);
                let w5_at = w5.window([b8.wrapping_mul(8), b9.wrapping_mul(8)], [8, 8]);
                __cpu::copy::<L, _, _, _>(t17, w5_at, <__cpu::f16 as __Elem>::ZERO);
                let w5_at_2 = w5.window([b8.wrapping_mul(8), b9.wrapping_mul(8)], [8, 8]);
                __cpu::copy::<L, _, _, _>(w5_at_2, t18, <__cpu::f16 as __Elem>::ZERO);
                let mut prefetch = __cpu::PacedPrefetch::new(__cpu::PrefetchList::new([x1_at.paced_prefetch_rows([1], __cpu::is_non_temporal(call, &x1))]), 8);
                let t14_row = t14.row(0, [0], 8);
                let mut chunks = __cpu::RowChunks::new(0, 8, &prefetch);
                while chunks.advance() {
                    let (start, count) = chunks.chunk();
                    Self::parallel_7::<L, _>(level, start, count, t14_row.slice(start, count), h4);
                    prefetch.issue_for(count);
                }
                for i30 in 0_i64..8 {
                    for i31 in 0_i64..(ROWS_9 as i64) {
                        let v18 = 5_i64.wrapping_add(i30).wrapping_mul(5).wrapping_add(i31);
                        let v19 = v18.wrapping_mul(5);
                        let v20 = 5_i64.wrapping_add(i30).wrapping_mul(5).wrapping_add(i31);
                        let v21 = v20.wrapping_mul(5);
                        let t15_row_2 = t15.row(2, [i30, i31, 0], ROWS_9 as i64);
                        Self::parallel_8::<L, _>(
                            level,
                            0,
                            ROWS_9 as i64,
                            t15_row_2.slice(0, ROWS_9 as i64),
                            v19,
                            v21,
                            h4,
                        );
                    }
                }
                for i33 in 0_i64..1 {
                    for i34 in 0_i64..(ROWS_9 as i64) {
                        let v24 = 5_i64.wrapping_add(i33).wrapping_mul(5).wrapping_add(i34);
                        let v25 = v24.wrapping_mul(5);
                        let v26 = 5_i64.wrapping_add(i33).wrapping_mul(5).wrapping_add(i34);
                        let v27 = v26.wrapping_mul(5);
                        let t16_row = t16.row(2, [i33, i34, 0], ROWS_9 as i64);
                        Self::parallel_9::<L, _>(
                            level,
                            0,
                            ROWS_9 as i64,
                            t16_row.slice(0, ROWS_9 as i64),
                            v25,
                            v27,
                            h4,
                        );
                    }
                }
                for i36 in 0_i64..8 {
                    let v30 = 5_i64.wrapping_add(i36).wrapping_mul(5);
                    let v31 = 5_i64.wrapping_add(i36).wrapping_mul(5);
                    let t17_row = t17.row(1, [i36, 0], 8);
                    Self::parallel_10::<L, _>(level, 0, 8, t17_row.slice(0, 8), v30, v31, h4);
                }
                for i38 in 0_i64..8 {
                    let v35 = 5_i64.wrapping_add(i38).wrapping_mul(5);
                    let v36 = 5_i64.wrapping_add(i38).wrapping_mul(5);
                    let t18_row = t18.row(1, [i38, 0], 8);
                    Self::parallel_11::<L, _>(level, 0, 8, t18_row.slice(0, 8), v35, v36, h4);
                }
                let whole_2 = y3.has_rows(1, [b8.wrapping_mul(8), b9.wrapping_mul(8)], [[1, 0], [0, 1]], [8, 8]);
                if whole_2 {
                    for i40 in 0_i64..8 {
                        let v40 = t10.load([i40, i40, 1, b9, b9], <bool as __Elem>::ZERO);
                        let v41 = __Elem::to::<<T as __Elem>::Accum>(v40);
                        let y3_row = y3.whole_row(1, [b8.wrapping_mul(8).wrapping_add(i40), b9.wrapping_mul(8)], 8, 1);
                        let mut staging = __cpu::StagingBuffer::new();
                        let mut chunks_2 = __cpu::StreamingRow::new(y3_row, 0, 8, __cpu::is_non_temporal(call, &y3), &mut staging);
                        while chunks_2.advance() {
                            let (start, count) = chunks_2.chunk();
                            Self::parallel_12::<L, true, _>(level, start, count, chunks_2.slice_mut(), v41);
                            chunks_2.store();
                        }
                    }
                } else {
                    for i40 in 0_i64..8 {
                        let v40 = t10.load([i40, i40, 1, b9, b9], <bool as __Elem>::ZERO);
                        let v41 = __Elem::to::<<T as __Elem>::Accum>(v40);
                        let y3_row = y3.row(1, [b8.wrapping_mul(8).wrapping_add(i40), b9.wrapping_mul(8)], 8);
                        let (from, to) = __cpu::common(8, [y3_row.unit_span()]);
                        let mut staging = __cpu::StagingBuffer::new();
                        let mut chunks_2 = __cpu::StreamingRow::new(y3_row, from, to - from, __cpu::is_non_temporal(call, &y3), &mut staging);
                        while chunks_2.advance() {
                            let (start, count) = chunks_2.chunk();
                            Self::parallel_12::<L, false, _>(level, start, count, chunks_2.slice_mut(), v41);
                            chunks_2.store();
                        }
                        if to - from < 8 {
                            for (start, end) in [(0, from), (to, 8)] {
                                Self::parallel_12::<L, false, _>(
                                    level,
                                    start,
                                    end - start,
                                    y3_row.guarded(start, <<T as __Elem>::Accum as __Elem>::ZERO),
                                    v41,
                                );
                            }
                        }
                    }
                }
            }
        }
    }

    const RACES: bool = true;

    #[inline(always)]
    unsafe fn alone<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0_2 = __cpu::tensor::<__cpu::bf16, 2>(call, 0);
            let x1_2 = __cpu::tensor::<__cpu::bf16, 1>(call, 1);
            let x2_2 = __cpu::tensor::<__cpu::f16, 2>(call, 2);
            let y3_2 = __cpu::tensor::<<T as __Elem>::Accum, 2>(call, 3);
            let h4_2 = __cpu::tensor::<u64, 1>(call, 4);
            let w5_2 = __cpu::workspace::<__cpu::f16, 2>(call, 0, 0);
            let d7_2 = __cpu::value::<i64>(call, 0);
            let d4_2 = __cpu::value::<i64>(call, 1);
            let d3_2 = __cpu::value::<i64>(call, 2);
            let d6_2 = __cpu::value::<i64>(call, 3);
            for block in __cpu::Blocks::new(call) {
                let [_, b8_2, b9_2] = block.index;
                let mut scratch = block.scratch;
                let t6_2 = scratch.tile::<__cpu::bf16, 2>([8, 8]);
                let x0_2_at = x0_2.window([b8_2, d7_2], [8, 8]);
                __cpu::copy::<L, _, _, _>(x0_2_at, t6_2, <__cpu::bf16 as __Elem>::ZERO);
                let t7_2 = scratch.tile::<__cpu::bf16, 1>([8]);
                let x1_2_at = x1_2.window([b9_2], [8]);
                __cpu::copy::<L, _, _, _>(x1_2_at, t7_2, <__cpu::bf16 as __Elem>::ZERO);
                for i10_2 in 0_i64..8 {
                    let t6_2_row = t6_2.row(1, [i10_2, 0], 8);
                    Self::parallel_13::<L, _>(level, 0, 8, t6_2_row.slice_mut(0, 8));
                }
                let t8_2 = scratch.tile::<bool, 5>([8, 8, ROWS_9 as i64, 1, 1]);
                for i12_2 in 0_i64..8 {
                    for i13_2 in 0_i64..8 {
                        for i14_2 in 0_i64..(ROWS_9 as i64) {
                            for i15_2 in 0_i64..1 {
                                let v44 = i14_2 > i13_2.wrapping_sub(4);
                                let v45 = __Elem::div(i15_2.wrapping_mul(ROWS_9 as i64).wrapping_add(i15_2), ROWS_9 as i64);
                                let t8_2_row = t8_2.row(4, [i12_2, i13_2, i14_2, i15_2, 0], 1);
                                Self::parallel_14::<L, _>(level, 0, 1, t8_2_row.slice_mut(0, 1), v44, v45);
                            }
                        }
                    }
                }
                let t10_2 = scratch.tile::<bool, 5>([8, 8, ROWS_9 as i64, 1, 1]);
                __cpu::reduce::<L, __cpu::reduce::All, _, _, 5>(t8_2, 4, t10_2, false, <bool as __Elem>::ZERO);
                let t11_2 = scratch.tile::<i32, 1>([8]);
                let t11_2_row = t11_2.row(0, [0], 8);
                Self::parallel_15::<L, _>(level, 0, 8, t11_2_row.slice_mut(0, 8));
                let t12_2 = scratch.tile::<__cpu::bf16, 2>([8, 8]);
                for i19_2 in 0_i64..8 {
                    let v48 = t6_2.load([d4_2, 6], <__cpu::bf16 as __Elem>::ZERO);
                    let t12_2_row = t12_2.row(0, [0, i19_2], 8);
                    Self::parallel_16::<L, _>(level, 0, 8, t12_2_row.strided(0), t6_2, i19_2, v48);
                }
                __cpu::scatter::<L, _, _, _, _>(t12_2, t11_2, t6_2, <__cpu::bf16 as __Elem>::ZERO);
                let t14_2 = scratch.tile::<__cpu::bf16, 1>([8]);
                __cpu::fill::<L, _, _>(t14_2, <__cpu::bf16 as __Elem>::ONE);
                __cpu::reduce::<L, __cpu::reduce::MaxNan, _, _, 2>(t12_2, 0, __cpu::insert_axis(t14_2, 0), true, <__cpu::bf16 as __Elem>::ZERO);
                let whole_3 = t12_2.has([0, 0], [[1, 0], [0, 2]], [8, 8]);
                if whole_3 {
                    for i23_2 in 0_i64..8 {
                        let v52 = i23_2.wrapping_mul(3);
                        let v53 = t8_2.load([i23_2, i23_2, d3_2, d6_2, b8_2], <bool as __Elem>::ZERO);
                        let v54 = __Elem::to::<__cpu::bf16>(v53);
                        let t12_2_row_2 = t12_2.whole_row(1, [i23_2, 0], 8, 2);
                        Self::parallel_17::<L, true, _>(level, 0, 8, t12_2_row_2.strided(0), v52, v54);
                    }
                } else {
                    for i23_2 in 0_i64..8 {
                        let v52 = i23_2.wrapping_mul(3);
                        let v53 = t8_2.load([i23_2, i23_2, d3_2, d6_2, b8_2], <bool as __Elem>::ZERO);
                        let v54 = __Elem::to::<__cpu::bf16>(v53);
                        let t12_2_row_2 = t12_2.row_by(1, [i23_2, 0], 8, 2);
                        let (from, to) = __cpu::common(8, [t12_2_row_2.span()]);
                        Self::parallel_17::<L, false, _>(
                            level,
                            from,
                            to - from,
                            t12_2_row_2.strided(from),
                            v52,
                            v54,
                        );
                        if to - from < 8 {
                            for (start, end) in [(0, from), (to, 8)] {
                                Self::parallel_17::<L, false, _>(
                                    level,
                                    start,
                                    end - start,
                                    t12_2_row_2.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                                    v52,
                                    v54,
                                );
                            }
                        }
                    }
                }
                let t15_2 = scratch.tile::<bool, 3>([8, ROWS_9 as i64, ROWS_9 as i64]);
                for i25_2 in 0_i64..8 {
                    for i26_2 in 0_i64..(ROWS_9 as i64) {
                        let v55 = t11_2.load([b9_2], <i32 as __Elem>::ZERO);
                        let t8_2_row_2 = t8_2.row(1, [i26_2, __Elem::to::<i64>(v55), 0, d4_2, x0_2.extent[1]], ROWS_9 as i64);
                        let t15_2_row = t15_2.row(2, [i25_2, i26_2, 0], ROWS_9 as i64);
                        let (from, to) = __cpu::common(ROWS_9 as i64, [t8_2_row_2.span()]);
                        Self::parallel_18::<L, _, _>(
                            level,
                            from,
                            to - from,
                            t8_2_row_2.strided(from),
                            t15_2_row.slice_mut(from, to - from),
                        );
                        if to - from < ROWS_9 as i64 {
                            for (start, end) in [(0, from), (to, ROWS_9 as i64)] {
                                Self::parallel_18::<L, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    t8_2_row_2.guarded(start, <bool as __Elem>::ZERO),
                                    t15_2_row.slice_mut(start, end - start),
                                );
                            }
                        }
                    }
                }
                let t16_2 = scratch.tile::<bool, 3>([1, ROWS_9 as i64, ROWS_9 as i64]);
                __cpu::reduce::<L, __cpu::reduce::Any, _, _, 3>(t15_2, 0, t16_2, false, <bool as __Elem>::ZERO);
                let t17_2 = scratch.tile::<__cpu::f16, 2>([8, 8]);
                let x2_2_at = x2_2.window([d6_2.wrapping_mul(ROWS_9 as i64), b8_2.wrapping_mul(8)], [8, 8]);
                __cpu::copy::<L, _, _, _>(x2_2_at, t17_2, <__cpu::f16 as __Elem>::ZERO);
                let t18_2 = scratch.tile::<__cpu::f16, 2>([8, 8]);
                let w5_2_at = w5_2.window([b8_2.wrapping_mul(8), b9_2.wrapping_mul(8)], [8, 8]);
                __cpu::copy::<L, _, _, _>(t17_2, w5_2_at, <__cpu::f16 as __Elem>::ZERO);
                let w5_2_at_2 = w5_2.window([b8_2.wrapping_mul(8), b9_2.wrapping_mul(8)], [8, 8]);
                __cpu::copy::<L, _, _, _>(w5_2_at_2, t18_2, <__cpu::f16 as __Elem>::ZERO);
                let mut prefetch_2 = __cpu::PacedPrefetch::new(__cpu::PrefetchList::new([x1_2_at.paced_prefetch_rows([1], __cpu::is_non_temporal(call, &x1_2))]), 8);
                let t14_2_row = t14_2.row(0, [0], 8);
                let mut chunks_3 = __cpu::RowChunks::new(0, 8, &prefetch_2);
                while chunks_3.advance() {
                    let (start, count) = chunks_3.chunk();
                    Self::parallel_19::<L, _>(level, start, count, t14_2_row.slice(start, count), h4_2);
                    prefetch_2.issue_for(count);
                }
                for i30_2 in 0_i64..8 {
                    for i31_2 in 0_i64..(ROWS_9 as i64) {
                        let v60 = 5_i64.wrapping_add(i30_2).wrapping_mul(5).wrapping_add(i31_2);
                        let v61 = v60.wrapping_mul(5);
                        let v62 = 5_i64.wrapping_add(i30_2).wrapping_mul(5).wrapping_add(i31_2);
                        let v63 = v62.wrapping_mul(5);
                        let t15_2_row_2 = t15_2.row(2, [i30_2, i31_2, 0], ROWS_9 as i64);
                        Self::parallel_20::<L, _>(
                            level,
                            0,
                            ROWS_9 as i64,
                            t15_2_row_2.slice(0, ROWS_9 as i64),
                            v61,
                            v63,
                            h4_2,
                        );
                    }
                }
                for i33_2 in 0_i64..1 {
                    for i34_2 in 0_i64..(ROWS_9 as i64) {
                        let v66 = 5_i64.wrapping_add(i33_2).wrapping_mul(5).wrapping_add(i34_2);
                        let v67 = v66.wrapping_mul(5);
                        let v68 = 5_i64.wrapping_add(i33_2).wrapping_mul(5).wrapping_add(i34_2);
                        let v69 = v68.wrapping_mul(5);
                        let t16_2_row = t16_2.row(2, [i33_2, i34_2, 0], ROWS_9 as i64);
                        Self::parallel_21::<L, _>(
                            level,
                            0,
                            ROWS_9 as i64,
                            t16_2_row.slice(0, ROWS_9 as i64),
                            v67,
                            v69,
                            h4_2,
                        );
                    }
                }
                for i36_2 in 0_i64..8 {
                    let v72 = 5_i64.wrapping_add(i36_2).wrapping_mul(5);
                    let v73 = 5_i64.wrapping_add(i36_2).wrapping_mul(5);
                    let t17_2_row = t17_2.row(1, [i36_2, 0], 8);
                    Self::parallel_22::<L, _>(level, 0, 8, t17_2_row.slice(0, 8), v72, v73, h4_2);
                }
                for i38_2 in 0_i64..8 {
                    let v77 = 5_i64.wrapping_add(i38_2).wrapping_mul(5);
                    let v78 = 5_i64.wrapping_add(i38_2).wrapping_mul(5);
                    let t18_2_row = t18_2.row(1, [i38_2, 0], 8);
                    Self::parallel_23::<L, _>(level, 0, 8, t18_2_row.slice(0, 8), v77, v78, h4_2);
                }
                let whole_4 = y3_2.has_rows(1, [b8_2.wrapping_mul(8), b9_2.wrapping_mul(8)], [[1, 0], [0, 1]], [8, 8]);
                if whole_4 {
                    for i40_2 in 0_i64..8 {
                        let v82 = t10_2.load([i40_2, i40_2, 1, b9_2, b9_2], <bool as __Elem>::ZERO);
                        let v83 = __Elem::to::<<T as __Elem>::Accum>(v82);
                        let y3_2_row = y3_2.whole_row(1, [b8_2.wrapping_mul(8).wrapping_add(i40_2), b9_2.wrapping_mul(8)], 8, 1);
                        let mut staging_2 = __cpu::StagingBuffer::new();
                        let mut chunks_4 = __cpu::StreamingRow::new(y3_2_row, 0, 8, __cpu::is_non_temporal(call, &y3_2), &mut staging_2);
                        while chunks_4.advance() {
                            let (start, count) = chunks_4.chunk();
                            Self::parallel_24::<L, true, _>(level, start, count, chunks_4.slice_mut(), v83);
                            chunks_4.store();
                        }
                    }
                } else {
                    for i40_2 in 0_i64..8 {
                        let v82 = t10_2.load([i40_2, i40_2, 1, b9_2, b9_2], <bool as __Elem>::ZERO);
                        let v83 = __Elem::to::<<T as __Elem>::Accum>(v82);
                        let y3_2_row = y3_2.row(1, [b8_2.wrapping_mul(8).wrapping_add(i40_2), b9_2.wrapping_mul(8)], 8);
                        let (from, to) = __cpu::common(8, [y3_2_row.unit_span()]);
                        let mut staging_2 = __cpu::StagingBuffer::new();
                        let mut chunks_4 = __cpu::StreamingRow::new(y3_2_row, from, to - from, __cpu::is_non_temporal(call, &y3_2), &mut staging_2);
                        while chunks_4.advance() {
                            let (start, count) = chunks_4.chunk();
                            Self::parallel_24::<L, false, _>(level, start, count, chunks_4.slice_mut(), v83);
                            chunks_4.store();
                        }
                        if to - from < 8 {
                            for (start, end) in [(0, from), (to, 8)] {
                                Self::parallel_24::<L, false, _>(
                                    level,
                                    start,
                                    end - start,
                                    y3_2_row.guarded(start, <<T as __Elem>::Accum as __Elem>::ZERO),
                                    v83,
                                );
                            }
                        }
                    }
                }
            }
        }
    }
}
