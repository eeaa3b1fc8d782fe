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
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        mut v0_row: R0,
        v8: i64,
        x2: __cpu::View<__cpu::f16, 2>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v10 = start + lane as i64;
                let v11 = x2.load([__Elem::rem(v8.wrapping_add(v10), 5_i64), 7], <__cpu::f16 as __Elem>::ZERO);
                v0_row.set(lane, v11);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut v1_row: R0,
        v17: u32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                v1_row.set(lane, v17);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<
        L: __cpu::Level,
        R0: __cpu::row::Row<__cpu::f16>,
        R1: __cpu::row::RowMut<<T as __Elem>::Accum>,
    >(
        level: L,
        start: i64,
        count: i64,
        v0_row_2: R0,
        mut v2_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v18 = v0_row_2.get(lane);
                let v19 = __Elem::to::<<T as __Elem>::Accum>(__Elem::max(__Elem::to::<f32>(v18), 0.0_f32));
                v2_row.set(lane, v19);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level>(
        level: L,
        start: i64,
        count: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::RowMut<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        mut v3_row: R0,
        v8: i64,
        v9: i64,
        v0: __cpu::View<__cpu::f16, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v21 = start + lane as i64;
                let v22 = __Elem::rem(v8.wrapping_add(v21), 32_i64).wrapping_sub(5);
                let v23 = v8.wrapping_add(__Elem::select((v22 >= 0) & (v22 < v9), v22, v21));
                let v24 = v0.load([v23], <__cpu::f16 as __Elem>::ZERO);
                let v25 = __Elem::to::<<T as __Elem>::Accum>(__Elem::max(__Elem::to::<f32>(v24), 0.0_f32));
                v3_row.set(lane, v25);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<
        L: __cpu::Level,
        R0: __cpu::row::Row<<T as __Elem>::Accum>,
        R1: __cpu::row::RowMut<<T as __Elem>::Accum>,
    >(
        level: L,
        start: i64,
        count: i64,
        v3_row_2: R0,
        mut v2_row_2: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v26 = v3_row_2.get(lane);
                v2_row_2.set(lane, v26);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<
        L: __cpu::Level,
        R0: __cpu::row::Row<<T as __Elem>::Accum>,
        R1: __cpu::row::RowMut<<T as __Elem>::Accum>,
    >(
        level: L,
        start: i64,
        count: i64,
        v2_row_3: R0,
        mut v4_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v19_2 = v2_row_3.get(lane);
                v4_row.set(lane, v19_2);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<
        L: __cpu::Level,
        R0: __cpu::row::Row<<T as __Elem>::Accum>,
        R1: __cpu::row::RowMut<<T as __Elem>::Accum>,
    >(
        level: L,
        start: i64,
        count: i64,
        v4_row_2: R0,
        mut t8_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v22_2 = v4_row_2.get(lane);
                t8_row.set(lane, v22_2);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::RowMut<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        mut v5_row: R0,
        t8: __cpu::View<<T as __Elem>::Accum, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v27 = start + lane as i64;
                let v24_2 = t8.load([__Elem::rem(v27.wrapping_add(28), 40_i64)], <<T as __Elem>::Accum as __Elem>::ZERO);
                v5_row.set(lane, v24_2);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<
        L: __cpu::Level,
        R0: __cpu::row::Row<<T as __Elem>::Accum>,
        R1: __cpu::row::RowMut<<T as __Elem>::Accum>,
    >(
        level: L,
        start: i64,
        count: i64,
        v5_row_2: R0,
        mut v4_row_3: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v28 = v5_row_2.get(lane);
                v4_row_3.set(lane, v28);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<
        L: __cpu::Level,
        R0: __cpu::row::Row<<T as __Elem>::Accum>,
        R1: __cpu::row::RowMut<<T as __Elem>::Accum>,
    >(
        level: L,
        start: i64,
        count: i64,
        v4_row_4: R0,
        mut t8_row_2: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v25_2 = v4_row_4.get(lane);
                t8_row_2.set(lane, v25_2);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::RowMut<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        mut v6_row: R0,
        v27_2: <T as __Elem>::Accum,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                v6_row.set(lane, v27_2);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<
        L: __cpu::Level,
        R0: __cpu::row::Row<<T as __Elem>::Accum>,
        R1: __cpu::row::RowMut<<T as __Elem>::Accum>,
    >(
        level: L,
        start: i64,
        count: i64,
        v6_row_2: R0,
        mut t8_row_3: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v29 = v6_row_2.get(lane);
                t8_row_3.set(lane, v29);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t17_row: R0,
        v36: i64,
        v37: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i32 = start + lane as i64;
                let v38 = t17_row.get(lane);
                let v39 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v38) * 16.0_f32));
                let v40 = v39.wrapping_mul(__Elem::to::<u64>(v37.wrapping_add(i32)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v36.wrapping_add(i32), 7_i64)], v40, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t18_row: R0,
        v41: i64,
        v42: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i34 = start + lane as i64;
                let v43 = t18_row.get(lane);
                let v44 = __Elem::to::<u64>(__Elem::to::<i64>(v43 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v42.wrapping_add(i34)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v41.wrapping_add(i34), 7_i64)], v44, __cpu::Order::Acquire);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t19_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i35 = start + lane as i64;
                let v45 = __Elem::to::<i32>(i35).wrapping_mul(2_i32).wrapping_add(0_i32);
                t19_row.set(lane, v45);
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        mut t21_row: R0,
        v47: __cpu::bf16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t21_row.set(lane, v47);
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        mut t24_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t24_row.set(lane, <__cpu::bf16 as __Elem>::ONE);
            }
        }
    }

    #[inline]
    unsafe fn parallel_19<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t11_row: R0,
        v51: i64,
        v52: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i43 = start + lane as i64;
                let v53 = t11_row.get(lane);
                let v54 = __Elem::to::<u64>(__Elem::to::<i64>(v53 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v52.wrapping_add(i43)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v51.wrapping_add(i43), 7_i64)], v54, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_20<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t23_row: R0,
        v55: i64,
        v56: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i45 = start + lane as i64;
                let v57 = t23_row.get(lane);
                let v58 = __Elem::to::<u64>(__Elem::to::<i64>(v57 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v56.wrapping_add(i45)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v55.wrapping_add(i45), 7_i64)], v58, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_21<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t24_row_2: R0,
        v59: i64,
        v60: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i47 = start + lane as i64;
                let v61 = t24_row_2.get(lane);
                let v62 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v61) * 16.0_f32));
                let v63 = v62.wrapping_mul(__Elem::to::<u64>(v60.wrapping_add(i47)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v59.wrapping_add(i47), 7_i64)], v63, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_22<L: __cpu::Level, R0: __cpu::row::Row<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        t25_row: R0,
        v64: i64,
        v65: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i49 = start + lane as i64;
                let v66 = t25_row.get(lane);
                let v67 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v66) * 16.0_f32));
                let v68 = v67.wrapping_mul(__Elem::to::<u64>(v65.wrapping_add(i49)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v64.wrapping_add(i49), 7_i64)], v68, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_23<L: __cpu::Level, R0: __cpu::row::Row<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        t26_row: R0,
        v69: i64,
        v70: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i51 = start + lane as i64;
                let v71 = t26_row.get(lane);
                let v72 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v71) * 16.0_f32));
                let v73 = v72.wrapping_mul(__Elem::to::<u64>(v70.wrapping_add(i51)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v69.wrapping_add(i51), 7_i64)], v73, __cpu::Order::Acquire);
            }
        }
    }

    #[inline]
    unsafe fn parallel_24<L: __cpu::Level, R0: __cpu::row::RowMut<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        mut t27_row: R0,
        v75: <T as __Elem>::Accum,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t27_row.set(lane, v75);
            }
        }
    }

    #[inline]
    unsafe fn parallel_25<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        mut v76_row: R0,
        v84: i64,
        x2_2: __cpu::View<__cpu::f16, 2>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v86 = start + lane as i64;
                let v87 = x2_2.load([__Elem::rem(v84.wrapping_add(v86), 5_i64), 7], <__cpu::f16 as __Elem>::ZERO);
                v76_row.set(lane, v87);
            }
        }
    }

    #[inline]
    unsafe fn parallel_26<L: __cpu::Level, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut v77_row: R0,
        v93: u32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                v77_row.set(lane, v93);
            }
        }
    }

    #[inline]
    unsafe fn parallel_27<
        L: __cpu::Level,
        R0: __cpu::row::Row<__cpu::f16>,
        R1: __cpu::row::RowMut<<T as __Elem>::Accum>,
    >(
        level: L,
        start: i64,
        count: i64,
        v76_row_2: R0,
        mut v78_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v94 = v76_row_2.get(lane);
                let v95 = __Elem::to::<<T as __Elem>::Accum>(__Elem::max(__Elem::to::<f32>(v94), 0.0_f32));
                v78_row.set(lane, v95);
            }
        }
    }

    #[inline]
    unsafe fn parallel_28<L: __cpu::Level>(
        level: L,
        start: i64,
        count: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
            }
        }
    }

    #[inline]
    unsafe fn parallel_29<L: __cpu::Level, R0: __cpu::row::RowMut<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        mut v79_row: R0,
        v84: i64,
        v85: i64,
        v76: __cpu::View<__cpu::f16, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v97 = start + lane as i64;
                let v98 = __Elem::rem(v84.wrapping_add(v97), 32_i64).wrapping_sub(5);
                let v99 = v84.wrapping_add(__Elem::select((v98 >= 0) & (v98 < v85), v98, v97));
                let v100 = v76.load([v99], <__cpu::f16 as __Elem>::ZERO);
                let v101 = __Elem::to::<<T as __Elem>::Accum>(__Elem::max(__Elem::to::<f32>(v100), 0.0_f32));
                v79_row.set(lane, v101);
            }
        }
    }

    #[inline]
    unsafe fn parallel_30<
        L: __cpu::Level,
        R0: __cpu::row::Row<<T as __Elem>::Accum>,
        R1: __cpu::row::RowMut<<T as __Elem>::Accum>,
    >(
        level: L,
        start: i64,
        count: i64,
        v79_row_2: R0,
        mut v78_row_2: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v102 = v79_row_2.get(lane);
                v78_row_2.set(lane, v102);
            }
        }
    }

    #[inline]
    unsafe fn parallel_31<
        L: __cpu::Level,
        R0: __cpu::row::Row<<T as __Elem>::Accum>,
        R1: __cpu::row::RowMut<<T as __Elem>::Accum>,
    >(
        level: L,
        start: i64,
        count: i64,
        v78_row_3: R0,
        mut v80_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v19_3 = v78_row_3.get(lane);
                v80_row.set(lane, v19_3);
            }
        }
    }

    #[inline]
    unsafe fn parallel_32<
        L: __cpu::Level,
        R0: __cpu::row::Row<<T as __Elem>::Accum>,
        R1: __cpu::row::RowMut<<T as __Elem>::Accum>,
    >(
        level: L,
        start: i64,
        count: i64,
        v80_row_2: R0,
        mut t8_2_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v22_3 = v80_row_2.get(lane);
                t8_2_row.set(lane, v22_3);
            }
        }
    }

    #[inline]
    unsafe fn parallel_33<L: __cpu::Level, R0: __cpu::row::RowMut<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        mut v81_row: R0,
        t8_2: __cpu::View<<T as __Elem>::Accum, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v103 = start + lane as i64;
                let v24_3 = t8_2.load([__Elem::rem(v103.wrapping_add(28), 40_i64)], <<T as __Elem>::Accum as __Elem>::ZERO);
                v81_row.set(lane, v24_3);
            }
        }
    }

    #[inline]
    unsafe fn parallel_34<
        L: __cpu::Level,
        R0: __cpu::row::Row<<T as __Elem>::Accum>,
        R1: __cpu::row::RowMut<<T as __Elem>::Accum>,
    >(
        level: L,
        start: i64,
        count: i64,
        v81_row_2: R0,
        mut v80_row_3: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v104 = v81_row_2.get(lane);
                v80_row_3.set(lane, v104);
            }
        }
    }

    #[inline]
    unsafe fn parallel_35<
        L: __cpu::Level,
        R0: __cpu::row::Row<<T as __Elem>::Accum>,
        R1: __cpu::row::RowMut<<T as __Elem>::Accum>,
    >(
        level: L,
        start: i64,
        count: i64,
        v80_row_4: R0,
        mut t8_2_row_2: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v25_3 = v80_row_4.get(lane);
                t8_2_row_2.set(lane, v25_3);
            }
        }
    }

    #[inline]
    unsafe fn parallel_36<L: __cpu::Level, R0: __cpu::row::RowMut<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        mut v82_row: R0,
        v27_3: <T as __Elem>::Accum,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                v82_row.set(lane, v27_3);
            }
        }
    }

    #[inline]
    unsafe fn parallel_37<
        L: __cpu::Level,
        R0: __cpu::row::Row<<T as __Elem>::Accum>,
        R1: __cpu::row::RowMut<<T as __Elem>::Accum>,
    >(
        level: L,
        start: i64,
        count: i64,
        v82_row_2: R0,
        mut t8_2_row_3: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v105 = v82_row_2.get(lane);
                t8_2_row_3.set(lane, v105);
            }
        }
    }

    #[inline]
    unsafe fn parallel_38<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t17_2_row: R0,
        v112: i64,
        v113: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i32_2 = start + lane as i64;
                let v114 = t17_2_row.get(lane);
                let v115 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v114) * 16.0_f32));
                let v116 = v115.wrapping_mul(__Elem::to::<u64>(v113.wrapping_add(i32_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v112.wrapping_add(i32_2), 7_i64)], v116);
            }
        }
    }

    #[inline]
    unsafe fn parallel_39<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t18_2_row: R0,
        v117: i64,
        v118: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i34_2 = start + lane as i64;
                let v119 = t18_2_row.get(lane);
                let v120 = __Elem::to::<u64>(__Elem::to::<i64>(v119 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v118.wrapping_add(i34_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v117.wrapping_add(i34_2), 7_i64)], v120);
            }
        }
    }

    #[inline]
    unsafe fn parallel_40<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t19_2_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i35_2 = start + lane as i64;
                let v121 = __Elem::to::<i32>(i35_2).wrapping_mul(2_i32).wrapping_add(0_i32);
                t19_2_row.set(lane, v121);
            }
        }
    }

    #[inline]
    unsafe fn parallel_41<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        mut t21_2_row: R0,
        v123: __cpu::bf16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t21_2_row.set(lane, v123);
            }
        }
    }

    #[inline]
    unsafe fn parallel_42<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        mut t24_2_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t24_2_row.set(lane, <__cpu::bf16 as __Elem>::ONE);
            }
        }
    }

    #[inline]
    unsafe fn parallel_43<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t11_2_row: R0,
        v127: i64,
        v128: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i43_2 = start + lane as i64;
                let v129 = t11_2_row.get(lane);
                let v130 = __Elem::to::<u64>(__Elem::to::<i64>(v129 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v128.wrapping_add(i43_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v127.wrapping_add(i43_2), 7_i64)], v130);
            }
        }
    }

    #[inline]
    unsafe fn parallel_44<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t23_2_row: R0,
        v131: i64,
        v132: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i45_2 = start + lane as i64;
                let v133 = t23_2_row.get(lane);
                let v134 = __Elem::to::<u64>(__Elem::to::<i64>(v133 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v132.wrapping_add(i45_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v131.wrapping_add(i45_2), 7_i64)], v134);
            }
        }
    }

    #[inline]
    unsafe fn parallel_45<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t24_2_row_2: R0,
        v135: i64,
        v136: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i47_2 = start + lane as i64;
                let v137 = t24_2_row_2.get(lane);
                let v138 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v137) * 16.0_f32));
                let v139 = v138.wrapping_mul(__Elem::to::<u64>(v136.wrapping_add(i47_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v135.wrapping_add(i47_2), 7_i64)], v139);
            }
        }
    }

    #[inline]
    unsafe fn parallel_46<L: __cpu::Level, R0: __cpu::row::Row<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        t25_2_row: R0,
        v140: i64,
        v141: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i49_2 = start + lane as i64;
                let v142 = t25_2_row.get(lane);
                let v143 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v142) * 16.0_f32));
                let v144 = v143.wrapping_mul(__Elem::to::<u64>(v141.wrapping_add(i49_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v140.wrapping_add(i49_2), 7_i64)], v144);
            }
        }
    }

    #[inline]
    unsafe fn parallel_47<L: __cpu::Level, R0: __cpu::row::Row<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        t26_2_row: R0,
        v145: i64,
        v146: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i51_2 = start + lane as i64;
                let v147 = t26_2_row.get(lane);
                let v148 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v147) * 16.0_f32));
                let v149 = v148.wrapping_mul(__Elem::to::<u64>(v146.wrapping_add(i51_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v145.wrapping_add(i51_2), 7_i64)], v149);
            }
        }
    }

    #[inline]
    unsafe fn parallel_48<L: __cpu::Level, R0: __cpu::row::RowMut<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        mut t27_2_row: R0,
        v151: <T as __Elem>::Accum,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t27_2_row.set(lane, v151);
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
        plan.value(d3);
        plan.value(d2);
        plan.value(d6);
        plan.value(d4);
        plan.panels(0, [ROWS_9 as i64, 8], 0b100, [ROWS_9 as i64, 8], [0, 1], [false, true], __cpu::panel_a::<__cpu::bf16, __cpu::bf16, f32>());
        plan.finish([1, v2, v4])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<__cpu::bf16, 2>([8, 8]);
        size.tile::<<T as __Elem>::Accum, 1>([ROWS_9 as i64]);
        size.tile::<<T as __Elem>::Accum, 1>([40]);
        size.tile::<__cpu::f16, 1>([40]);
        size.tile::<u32, 1>([40]);
        size.tile::<<T as __Elem>::Accum, 1>([40]);
        size.tile::<<T as __Elem>::Accum, 1>([40]);
        size.tile::<<T as __Elem>::Accum, 1>([40]);
        size.tile::<<T as __Elem>::Accum, 1>([40]);
        size.tile::<<T as __Elem>::Accum, 1>([40]);
        size.tile::<__cpu::bf16, 2>([ROWS_9 as i64, 4]);
        size.tile::<__cpu::bf16, 2>([8, 8]);
        size.tile::<f32, 2>([ROWS_9 as i64, 8]);
        size.tile::<u8, 2>([ROWS_9 as i64, 1]);
        size.gemm_sp::<L, __cpu::bf16, __cpu::bf16, f32>(ROWS_9 as i64, 8);
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.tile::<T, 2>([ROWS_9 as i64, 8]);
            size.tile::<T, 2>([8, ROWS_9 as i64]);
            size.tile::<<T as __Elem>::Accum, 2>([8, 8]);
            size.gemm::<L, T, T, <T as __Elem>::Accum>(8, 8, ROWS_9 as i64);
            size.panel_a::<L, __cpu::bf16, __cpu::bf16, f32>(ROWS_9 as i64, 8);
            size.tile::<__cpu::bf16, 2>([8, ROWS_9 as i64]);
            size.tile::<f32, 2>([ROWS_9 as i64, ROWS_9 as i64]);
            size.gemm::<L, __cpu::bf16, __cpu::bf16, f32>(ROWS_9 as i64, ROWS_9 as i64, 8);
            outer.cover(size);
        }
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.tile::<i32, 1>([8]);
            size.tile::<__cpu::bf16, 2>([8, 8]);
            outer.cover(size);
        }
        size.tile::<__cpu::bf16, 2>([ROWS_9 as i64, 8]);
        size.panel_b::<L, __cpu::bf16, __cpu::bf16, f32>(ROWS_9 as i64, 8);
        size.tile::<f32, 2>([8, 8]);
        size.gemm::<L, __cpu::bf16, __cpu::bf16, f32>(8, 8, ROWS_9 as i64);
        size.tile::<__cpu::bf16, 2>([ROWS_9 as i64, 8]);
        size.tile::<__cpu::f16, 2>([8, 8]);
        size.tile::<__cpu::f16, 2>([8, 8]);
        size.tile::<<T as __Elem>::Accum, 2>([8, 8]);
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
            let panels_0 = __cpu::PanelCache::new::<L>(call, 0);
            let d7 = __cpu::value::<i64>(call, 0);
            let d3 = __cpu::value::<i64>(call, 1);
            let d2 = __cpu::value::<i64>(call, 2);
            let d6 = __cpu::value::<i64>(call, 3);
            let d4 = __cpu::value::<i64>(call, 4);
            for block in __cpu::Blocks::new(call) {
                let [_, b8, b9] = block.index;
                let mut scratch = block.scratch;
                let t6 = scratch.tile::<__cpu::bf16, 2>([8, 8]);
                let x0_at = x0.window([b8, d7], [8, 8]);
                __cpu::copy::<L, _, _, _>(x0_at, t6, <__cpu::bf16 as __Elem>::ZERO);
                let t7 = scratch.tile::<<T as __Elem>::Accum, 1>([ROWS_9 as i64]);
                let x2_at = x2.window([b8.wrapping_mul(8), d3], [1, ROWS_9 as i64]);
                __cpu::copy::<L, _, _, _>(x2_at.squeeze([1]), t7, <<T as __Elem>::Accum as __Elem>::ZERO);
                let t8 = scratch.tile::<<T as __Elem>::Accum, 1>([40]);
                let v0 = scratch.tile::<__cpu::f16, 1>([40]);
                let v1 = scratch.tile::<u32, 1>([40]);
                let v2 = scratch.tile::<<T as __Elem>::Accum, 1>([40]);
                let v3 = scratch.tile::<<T as __Elem>::Accum, 1>([40]);
                let v4 = scratch.tile::<<T as __Elem>::Accum, 1>([40]);
                let v5 = scratch.tile::<<T as __Elem>::Accum, 1>([40]);
                let v6 = scratch.tile::<<T as __Elem>::Accum, 1>([40]);
                for v7 in 0_i64..2 {
                    let v8 = v7.wrapping_mul(32);
                    let v9 = __Elem::min(40_i64.wrapping_sub(v8), 32_i64);
                    let v0_row = v0.row(0, [v8], v9);
                    let (from, to) = __cpu::common(v9, [v0_row.unit_span()]);
                    Self::parallel::<L, _>(level, from, to - from, v0_row.slice_mut(from, to - from), v8, x2);
                    if to - from < v9 {
                        for (start, end) in [(0, from), (to, v9)] {
                            Self::parallel::<L, _>(
                                level,
                                start,
                                end - start,
                                v0_row.guarded(start, <__cpu::f16 as __Elem>::ZERO),
                                v8,
                                x2,
                            );
                        }
                    }
                    let mut v12 = <u32 as __Elem>::ZERO;
                    v12 = 0_u32;
                    for v13 in 0_i64..v9 {
                        let v14 = __Elem::rem(v8.wrapping_add(v13), 5_i64);
                        let v15 = __Elem::select(v14 != v14, __Elem::shl(1_u32, __Elem::to::<u32>(v13)), 0_u32);
                        let v16 = v12;
                        v12 = v16 | v15;
                    }
                    let v17 = v12;
                    let v1_row = v1.row(0, [v8], v9);
                    let (from, to) = __cpu::common(v9, [v1_row.unit_span()]);
                    Self::parallel_2::<L, _>(level, from, to - from, v1_row.slice_mut(from, to - from), v17);
                    if to - from < v9 {
                        for (start, end) in [(0, from), (to, v9)] {
                            Self::parallel_2::<L, _>(
                                level,
                                start,
                                end - start,
                                v1_row.guarded(start, <u32 as __Elem>::ZERO),
                                v17,
                            );
                        }
                    }
                    let v0_row_2 = v0.row(0, [v8], v9);
                    let v2_row = v2.row(0, [v8], v9);
                    let (from, to) = __cpu::common(v9, [v0_row_2.unit_span(), v2_row.unit_span()]);
                    Self::parallel_3::<L, _, _>(
                        level,
                        from,
                        to - from,
                        v0_row_2.slice(from, to - from),
                        v2_row.slice_mut(from, to - from),
                    );
                    if to - from < v9 {
                        for (start, end) in [(0, from), (to, v9)] {
                            Self::parallel_3::<L, _, _>(
                                level,
                                start,
                                end - start,
                                v0_row_2.guarded(start, <__cpu::f16 as __Elem>::ZERO),
                                v2_row.guarded(start, <<T as __Elem>::Accum as __Elem>::ZERO),
                            );
                        }
                    }
                    let v20 = v1.load([v8], <u32 as __Elem>::ZERO);
                    if v20 != 0_u32 {
                        Self::parallel_4::<L>(level, 0, v9);
                        let v3_row = v3.row(0, [v8], v9);
                        let (from, to) = __cpu::common(v9, [v3_row.unit_span()]);
                        Self::parallel_5::<L, _>(
                            level,
                            from,
                            to - from,
                            v3_row.slice_mut(from, to - from),
                            v8,
                            v9,
                            v0,
                        );
                        if to - from < v9 {
                            for (start, end) in [(0, from), (to, v9)] {
                                Self::parallel_5::<L, _>(
                                    level,
                                    start,
                                    end - start,
                                    v3_row.guarded(start, <<T as __Elem>::Accum as __Elem>::ZERO),
                                    v8,
                                    v9,
                                    v0,
                                );
                            }
                        }
                        let v3_row_2 = v3.row(0, [v8], v9);
                        let v2_row_2 = v2.row(0, [v8], v9);
                        let (from, to) = __cpu::common(v9, [v3_row_2.unit_span(), v2_row_2.unit_span()]);
                        Self::parallel_6::<L, _, _>(
                            level,
                            from,
                            to - from,
                            v3_row_2.slice(from, to - from),
                            v2_row_2.slice_mut(from, to - from),
                        );
                        if to - from < v9 {
                            for (start, end) in [(0, from), (to, v9)] {
                                Self::parallel_6::<L, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    v3_row_2.guarded(start, <<T as __Elem>::Accum as __Elem>::ZERO),
                                    v2_row_2.guarded(start, <<T as __Elem>::Accum as __Elem>::ZERO),
                                );
                            }
                        }
                    }
                    let v2_row_3 = v2.row(0, [v8], v9);
                    let v4_row = v4.row(0, [v8], v9);
                    let (from, to) = __cpu::common(v9, [v2_row_3.unit_span(), v4_row.unit_span()]);
                    Self::parallel_7::<L, _, _>(
                        level,
                        from,
                        to - from,
                        v2_row_3.slice(from, to - from),
                        v4_row.slice_mut(from, to - from),
                    );
                    if to - from < v9 {
                        for (start, end) in [(0, from), (to, v9)] {
                            Self::parallel_7::<L, _, _>(
                                level,
                                start,
                                end - start,
                                v2_row_3.guarded(start, <<T as __Elem>::Accum as __Elem>::ZERO),
                                v4_row.guarded(start, <<T as __Elem>::Accum as __Elem>::ZERO),
                            );
                        }
                    }
                }
                for k21 in 0_i64..3 {
                    let v4_row_2 = v4.row(0, [0], 40);
                    let t8_row = t8.row(0, [0], 40);
                    Self::parallel_8::<L, _, _>(level, 0, 40, v4_row_2.slice(0, 40), t8_row.slice_mut(0, 40));
                    let v5_row = v5.row(0, [0], 40);
                    Self::parallel_9::<L, _>(level, 0, 40, v5_row.slice_mut(0, 40), t8);
                    let v5_row_2 = v5.row(0, [0], 40);
                    let v4_row_3 = v4.row(0, [0], 40);
                    Self::parallel_10::<L, _, _>(level, 0, 40, v5_row_2.slice(0, 40), v4_row_3.slice_mut(0, 40));
                }
                let v4_row_4 = v4.row(0, [0], 40);
                let t8_row_2 = t8.row(0, [0], 40);
                Self::parallel_11::<L, _, _>(level, 0, 40, v4_row_4.slice(0, 40), t8_row_2.slice_mut(0, 40));
                let v27_2 = t8.load_inside([6]);
                let v6_row = v6.row(0, [0], 40);
                Self::parallel_12::<L, _>(level, 0, 40, v6_row.slice_mut(0, 40), v27_2);
                let v6_row_2 = v6.row(0, [0], 40);
                let t8_row_3 = t8.row(0, [0], 40);
                Self::parallel_13::<L, _, _>(level, 0, 40, v6_row_2.slice(0, 40), t8_row_3.slice_mut(0, 40));
                let t9 = scratch.tile::<__cpu::bf16, 2>([ROWS_9 as i64, 4]);
                let t6_at = t6.window([b9.wrapping_mul(8), b8.wrapping_mul(8)], [ROWS_9 as i64, 4]);
                __cpu::copy::<L, _, _, _>(t6_at, t9, <__cpu::bf16 as __Elem>::ZERO);
                let t10 = scratch.tile::<__cpu::bf16, 2>([8, 8]);
                __cpu::copy::<L, _, _, _>(t6, t10, <__cpu::bf16 as __Elem>::ZERO);
                let t11 = scratch.tile::<f32, 2>([ROWS_9 as i64, 8]);
                let v30 = t6.load([b8, b8], <__cpu::bf16 as __Elem>::ZERO);
                let v28_2 = __Elem::fma::<L>(-3.75_f32, 4.25_f32, __Elem::to::<f32>(v30) / 4.75_f32);
                __cpu::fill::<L, _, _>(t11, v28_2);
                __cpu::fill::<L, _, _>(t11, 0.0_f32);
                let t12 = scratch.tile::<u8, 2>([ROWS_9 as i64, 1]);
                __cpu::fill::<L, _, _>(t12, 237_u8);
                __cpu::gemm_sp::<L, __cpu::bf16, __cpu::bf16, f32>((t9, <__cpu::bf16 as __Elem>::ZERO), (t12, <u8 as __Elem>::ZERO), (t10, <__cpu::bf16 as __Elem>::ZERO), t11, scratch);
                let v31 = d2.wrapping_sub(8);
                let v32 = __Elem::min(__Elem::max(__Elem::rem(v31, 2_i64), 0_i64), 1_i64);
                if __Elem::div(v31, 2_i64).wrapping_add(v32) != d2 {
                    let mut scratch = scratch;
                    let t13 = scratch.tile::<T, 2>([ROWS_9 as i64, 8]);
                    let t10_at = t10.window([b9.wrapping_mul(8), b9.wrapping_mul(ROWS_9 as i64)], [ROWS_9 as i64, 8]);
                    __cpu::copy::<L, _, _, _>(t10_at, t13, <T as __Elem>::ZERO);
                    let t14 = scratch.tile::<T, 2>([8, ROWS_9 as i64]);
                    let x0_at_2 = x0.window([d6.wrapping_mul(8), d4], [8, ROWS_9 as i64]);
                    __cpu::copy::<L, _, _, _>(x0_at_2, t14, <T as __Elem>::ZERO);
                    let t15 = scratch.tile::<<T as __Elem>::Accum, 2>([8, 8]);
                    let v29_2 = t8.load([d4], <<T as __Elem>::Accum as __Elem>::ZERO);
                    __cpu::fill::<L, _, _>(t15, v29_2);
                    __cpu::fill::<L, _, _>(t15, <<T as __Elem>::Accum as __Elem>::ZERO);
                    let t13_at = t13.permute([1, 0]);
                    let t14_at = t14.permute([1, 0]);
                    __cpu::sized!((ROWS_9 as i64) <= 216, gemm::<L, T, T, <T as __Elem>::Accum>(t13_at, t14_at, t15, true, scratch.rest()));
                    let t16_own = scratch.panel_a::<L, __cpu::bf16, __cpu::bf16, f32>(ROWS_9 as i64, 8);
                    let x0_at_3 = x0.window([b9.wrapping_mul(ROWS_9 as i64), b9.wrapping_mul(8)], [ROWS_9 as i64, 8]);
                    let t16_slot = panels_0.slot([b9.wrapping_mul(ROWS_9 as i64), b9.wrapping_mul(8)], t16_own);
                    let t17 = scratch.tile::<__cpu::bf16, 2>([8, ROWS_9 as i64]);
                    let t13_at_2 = t13.window([b8.wrapping_mul(8), b8], [8, ROWS_9 as i64]);
                    __cpu::copy::<L, _, _, _>(t13_at_2, t17, <__cpu::bf16 as __Elem>::ZERO);
                    let t18 = scratch.tile::<f32, 2>([ROWS_9 as i64, ROWS_9 as i64]);
                    let v33 = t13.load([b9, b8], <T as __Elem>::ZERO);
                    let v34 = __Elem::fma::<L>(1.0_f32, 0.0_f32, __Elem::to::<f32>(v33));
                    let v35 = t14.load([b8, b8.wrapping_add(2)], <T as __Elem>::ZERO);
                    let v30_2 = v34 + __Elem::to::<f32>(v35);
                    __cpu::fill::<L, _, _>(t18, v30_2);
                    __cpu::sized!((ROWS_9 as i64) * (ROWS_9 as i64) <= 1728, gemm_packed::<L, _, _, __cpu::bf16, __cpu::bf16, f32>(__cpu::Operand::FusedPack(x0_at_3, <__cpu::bf16 as __Elem>::ZERO, t16_slot), __cpu::Operand::Tile(t17, scratch.rest()), t18, 8, true, __cpu::PrefetchList::new([])));
                    for i31 in 0_i64..8 {
                        let v36 = 5_i64.wrapping_add(i31).wrapping_mul(5);
                        let v37 = 5_i64.wrapping_add(i31).wrapping_mul(5);
                        let t17_row = t17.row(1, [i31, 0], ROWS_9 as i64);
                        Self::parallel_14::<L, _>(
                            level,
                            0,
                            ROWS_9 as i64,
                            t17_row.slice(0, ROWS_9 as i64),
                            v36,
                            v37,
                            h4,
                        );
                    }
                    for i33 in 0_i64..(ROWS_9 as i64) {
                        let v41 = 5_i64.wrapping_add(i33).wrapping_mul(5);
                        let v42 = 5_i64.wrapping_add(i33).wrapping_mul(5);
                        let t18_row = t18.row(1, [i33, 0], ROWS_9 as i64);
                        Self::parallel_15::<L, _>(
                            level,
                            0,
                            ROWS_9 as i64,
                            t18_row.slice(0, ROWS_9 as i64),
                            v41,
                            v42,
                            h4,
                        );
                    }
                } else {
                    let mut scratch = scratch;
                    let t19 = scratch.tile::<i32, 1>([8]);
                    let t19_row = t19.row(0, [0], 8);
                    Self::parallel_16::<L, _>(level, 0, 8, t19_row.slice_mut(0, 8));
                    let t20 = scratch.tile::<__cpu::bf16, 2>([8, 8]);
                    let x0_at_4 = x0.window([b8.wrapping_mul(8), b8.wrapping_mul(8)], [8, 8]);
                    __cpu::copy::<L, _, _, _>(x0_at_4, t20, <__cpu::bf16 as __Elem>::ZERO);
                    __cpu::scatter::<L, _, _, _, _>(t20, t19, t10, <__cpu::bf16 as __Elem>::ZERO);
                }
                let t21 = scratch.tile::<__cpu::bf16, 2>([ROWS_9 as i64, 8]);
                for i36 in 0_i64..(ROWS_9 as i64) {
                    let v46 = __Elem::add(<__cpu::bf16 as __Elem>::of_i64(-1), <__cpu::bf16 as __Elem>::ONE);
                    let v47 = __Elem::neg(v46);
                    let t21_row = t21.row(1, [i36, 0], 8);
                    Self::parallel_17::<L, _>(level, 0, 8, t21_row.slice_mut(0, 8), v47);
                }
                let t22 = scratch.panel_b::<L, __cpu::bf16, __cpu::bf16, f32>(ROWS_9 as i64, 8);
                let v48 = __Elem::div(d2.wrapping_mul(ROWS_9 as i64).wrapping_add(b8), ROWS_9 as i64);
                let v49 = t6.load([b9, d7], <__cpu::bf16 as __Elem>::ZERO);
                let t10_at_2 = t10.window([b8.wrapping_mul(8), v48], [ROWS_9 as i64, 8]);
                __cpu::pack_b::<L, _, __cpu::bf16, __cpu::bf16, f32>(t10_at_2, v49, t22);
                let t23 = scratch.tile::<f32, 2>([8, 8]);
                __cpu::fill::<L, _, _>(t23, 0.0_f32);
                let t21_at = t21.permute([1, 0]);
                __cpu::sized!((ROWS_9 as i64) <= 216, gemm_packed_b::<L, __cpu::bf16, __cpu::bf16, f32>(t21_at, t22, t23, true, scratch.rest()));
                let t24 = scratch.tile::<__cpu::bf16, 2>([ROWS_9 as i64, 8]);
                for i38 in 0_i64..(ROWS_9 as i64) {
                    let t24_row = t24.row(1, [i38, 0], 8);
                    Self::parallel_18::<L, _>(level, 0, 8, t24_row.slice_mut(0, 8));
                }
                let t25 = scratch.tile::<__cpu::f16, 2>([8, 8]);
                let v50 = x2.load([d4, d4], <__cpu::f16 as __Elem>::ZERO);
                let v41_2 = __Elem::div(__Elem::abs(v50), <__cpu::f16 as __Elem>::of_i64(-2));
                __cpu::fill::<L, _, _>(t25, v41_2);
                let t26 = scratch.tile::<__cpu::f16, 2>([8, 8]);
                let w5_at = w5.window([b8.wrapping_mul(8), b9.wrapping_mul(8)], [8, 8]);
                __cpu::copy::<L, _, _, _>(t25, w5_at, <__cpu::f16 as __Elem>::ZERO);
                let w5_at_2 = w5.window([b8.wrapping_mul(8), b9.wrapping_mul(8)], [8, 8]);
                __cpu::copy::<L, _, _, _>(w5_at_2, t26, <__cpu::f16 as __Elem>::ZERO);
                for i42 in 0_i64..(ROWS_9 as i64) {
                    let v51 = 5_i64.wrapping_add(i42).wrapping_mul(5);
                    let v52 = 5_i64.wrapping_add(i42).wrapping_mul(5);
                    let t11_row = t11.row(1, [i42, 0], 8);
                    Self::parallel_19::<L, _>(level, 0, 8, t11_row.slice(0, 8), v51, v52, h4);
                }
                for i44 in 0_i64..8 {
                    let v55 = 5_i64.wrapping_add(i44).wrapping_mul(5);
                    let v56 = 5_i64.wrapping_add(i44).wrapping_mul(5);
                    let t23_row = t23.row(1, [i44, 0], 8);
                    Self::parallel_20::<L, _>(level, 0, 8, t23_row.slice(0, 8), v55, v56, h4);
                }
                for i46 in 0_i64..(ROWS_9 as i64) {
                    let v59 = 5_i64.wrapping_add(i46).wrapping_mul(5);
                    let v60 = 5_i64.wrapping_add(i46).wrapping_mul(5);
                    let t24_row_2 = t24.row(1, [i46, 0], 8);
                    Self::parallel_21::<L, _>(level, 0, 8, t24_row_2.slice(0, 8), v59, v60, h4);
                }
                for i48 in 0_i64..8 {
                    let v64 = 5_i64.wrapping_add(i48).wrapping_mul(5);
                    let v65 = 5_i64.wrapping_add(i48).wrapping_mul(5);
                    let t25_row = t25.row(1, [i48, 0], 8);
                    Self::parallel_22::<L, _>(level, 0, 8, t25_row.slice(0, 8), v64, v65, h4);
                }
                for i50 in 0_i64..8 {
                    let v69 = 5_i64.wrapping_add(i50).wrapping_mul(5);
                    let v70 = 5_i64.wrapping_add(i50).wrapping_mul(5);
                    let t26_row = t26.row(1, [i50, 0], 8);
                    Self::parallel_23::<L, _>(level, 0, 8, t26_row.slice(0, 8), v69, v70, h4);
                }
                let t27 = scratch.tile::<<T as __Elem>::Accum, 2>([8, 8]);
                let y3_at = y3.window([b8.wrapping_mul(8), b9.wrapping_mul(8)], [8, 8]);
                let mut copy_out = __cpu::FusedCopyOut::new(t27, y3_at, <<T as __Elem>::Accum as __Elem>::ZERO, __cpu::is_non_temporal(call, &y3));
                let needed = copy_out.needed();
                for i52 in 0_i64..8 {
                    let v74 = t24.load([x1.extent[0], d6], <__cpu::bf16 as __Elem>::ZERO);
                    let v75 = __Elem::to_round::<L, <T as __Elem>::Accum>(v74, __cpu::Round::Down);
                    let t27_row = t27.row(1, [i52, 0], needed);
                    let mut chunks = copy_out.chunks([i52, 0], 0, needed, &__cpu::PacedPrefetch::none());
                    while chunks.advance() {
                        let (start, count) = chunks.chunk();
                        Self::parallel_24::<L, _>(level, start, count, t27_row.slice_mut(start, count), v75);
                        copy_out.store::<L>([i52, 0], start, count);
                    }
                }
                copy_out.finish::<L>();
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
            let panels_0 = __cpu::PanelCache::new::<L>(call, 0);
            let d7_2 = __cpu::value::<i64>(call, 0);
            let d3_2 = __cpu::value::<i64>(call, 1);
            let d2_2 = __cpu::value::<i64>(call, 2);
            let d6_2 = __cpu::value::<i64>(call, 3);
            let d4_2 = __cpu::value::<i64>(call, 4);
            for block in __cpu::Blocks::new(call) {
                let [_, b8_2, b9_2] = block.index;
                let mut scratch = block.scratch;
                let t6_2 = scratch.tile::<__cpu::bf16, 2>([8, 8]);
                let x0_2_at = x0_2.window([b8_2, d7_2], [8, 8]);
                __cpu::copy::<L, _, _, _>(x0_2_at, t6_2, <__cpu::bf16 as __Elem>::ZERO);
                let t7_2 = scratch.tile::<<T as __Elem>::Accum, 1>([ROWS_9 as i64]);
                let x2_2_at = x2_2.window([b8_2.wrapping_mul(8), d3_2], [1, ROWS_9 as i64]);
                __cpu::copy::<L, _, _, _>(x2_2_at.squeeze([1]), t7_2, <<T as __Elem>::Accum as __Elem>::ZERO);
                let t8_2 = scratch.tile::<<T as __Elem>::Accum, 1>([40]);
                let v76 = scratch.tile::<__cpu::f16, 1>([40]);
                let v77 = scratch.tile::<u32, 1>([40]);
                let v78 = scratch.tile::<<T as __Elem>::Accum, 1>([40]);
                let v79 = scratch.tile::<<T as __Elem>::Accum, 1>([40]);
                let v80 = scratch.tile::<<T as __Elem>::Accum, 1>([40]);
                let v81 = scratch.tile::<<T as __Elem>::Accum, 1>([40]);
                let v82 = scratch.tile::<<T as __Elem>::Accum, 1>([40]);
                for v83 in 0_i64..2 {
                    let v84 = v83.wrapping_mul(32);
                    let v85 = __Elem::min(40_i64.wrapping_sub(v84), 32_i64);
                    let v76_row = v76.row(0, [v84], v85);
                    let (from, to) = __cpu::common(v85, [v76_row.unit_span()]);
                    Self::parallel_25::<L, _>(
                        level,
                        from,
                        to - from,
                        v76_row.slice_mut(from, to - from),
                        v84,
                        x2_2,
                    );
                    if to - from < v85 {
                        for (start, end) in [(0, from), (to, v85)] {
                            Self::parallel_25::<L, _>(
                                level,
                                start,
                                end - start,
                                v76_row.guarded(start, <__cpu::f16 as __Elem>::ZERO),
                                v84,
                                x2_2,
                            );
                        }
                    }
                    let mut v88 = <u32 as __Elem>::ZERO;
                    v88 = 0_u32;
                    for v89 in 0_i64..v85 {
                        let v90 = __Elem::rem(v84.wrapping_add(v89), 5_i64);
                        let v91 = __Elem::select(v90 != v90, __Elem::shl(1_u32, __Elem::to::<u32>(v89)), 0_u32);
                        let v92 = v88;
                        v88 = v92 | v91;
                    }
                    let v93 = v88;
                    let v77_row = v77.row(0, [v84], v85);
                    let (from, to) = __cpu::common(v85, [v77_row.unit_span()]);
                    Self::parallel_26::<L, _>(level, from, to - from, v77_row.slice_mut(from, to - from), v93);
                    if to - from < v85 {
                        for (start, end) in [(0, from), (to, v85)] {
                            Self::parallel_26::<L, _>(
                                level,
                                start,
                                end - start,
                                v77_row.guarded(start, <u32 as __Elem>::ZERO),
                                v93,
                            );
                        }
                    }
                    let v76_row_2 = v76.row(0, [v84], v85);
                    let v78_row = v78.row(0, [v84], v85);
                    let (from, to) = __cpu::common(v85, [v76_row_2.unit_span(), v78_row.unit_span()]);
                    Self::parallel_27::<L, _, _>(
                        level,
                        from,
                        to - from,
                        v76_row_2.slice(from, to - from),
                        v78_row.slice_mut(from, to - from),
                    );
                    if to - from < v85 {
                        for (start, end) in [(0, from), (to, v85)] {
                            Self::parallel_27::<L, _, _>(
                                level,
                                start,
                                end - start,
                                v76_row_2.guarded(start, <__cpu::f16 as __Elem>::ZERO),
                                v78_row.guarded(start, <<T as __Elem>::Accum as __Elem>::ZERO),
                            );
                        }
                    }
                    let v96 = v77.load([v84], <u32 as __Elem>::ZERO);
                    if v96 != 0_u32 {
                        Self::parallel_28::<L>(level, 0, v85);
                        let v79_row = v79.row(0, [v84], v85);
                        let (from, to) = __cpu::common(v85, [v79_row.unit_span()]);
                        Self::parallel_29::<L, _>(
                            level,
                            from,
                            to - from,
                            v79_row.slice_mut(from, to - from),
                            v84,
                            v85,
                            v76,
                        );
                        if to - from < v85 {
                            for (start, end) in [(0, from), (to, v85)] {
                                Self::parallel_29::<L, _>(
                                    level,
                                    start,
                                    end - start,
                                    v79_row.guarded(start, <<T as __Elem>::Accum as __Elem>::ZERO),
                                    v84,
                                    v85,
                                    v76,
                                );
                            }
                        }
                        let v79_row_2 = v79.row(0, [v84], v85);
                        let v78_row_2 = v78.row(0, [v84], v85);
                        let (from, to) = __cpu::common(v85, [v79_row_2.unit_span(), v78_row_2.unit_span()]);
                        Self::parallel_30::<L, _, _>(
                            level,
                            from,
                            to - from,
                            v79_row_2.slice(from, to - from),
                            v78_row_2.slice_mut(from, to - from),
                        );
                        if to - from < v85 {
                            for (start, end) in [(0, from), (to, v85)] {
                                Self::parallel_30::<L, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    v79_row_2.guarded(start, <<T as __Elem>::Accum as __Elem>::ZERO),
                                    v78_row_2.guarded(start, <<T as __Elem>::Accum as __Elem>::ZERO),
                                );
                            }
                        }
                    }
                    let v78_row_3 = v78.row(0, [v84], v85);
                    let v80_row = v80.row(0, [v84], v85);
                    let (from, to) = __cpu::common(v85, [v78_row_3.unit_span(), v80_row.unit_span()]);
                    Self::parallel_31::<L, _, _>(
                        level,
                        from,
                        to - from,
                        v78_row_3.slice(from, to - from),
                        v80_row.slice_mut(from, to - from),
                    );
                    if to - from < v85 {
                        for (start, end) in [(0, from), (to, v85)] {
                            Self::parallel_31::<L, _, _>(
                                level,
                                start,
                                end - start,
                                v78_row_3.guarded(start, <<T as __Elem>::Accum as __Elem>::ZERO),
                                v80_row.guarded(start, <<T as __Elem>::Accum as __Elem>::ZERO),
                            );
                        }
                    }
                }
                for k21_2 in 0_i64..3 {
                    let v80_row_2 = v80.row(0, [0], 40);
                    let t8_2_row = t8_2.row(0, [0], 40);
                    Self::parallel_32::<L, _, _>(level, 0, 40, v80_row_2.slice(0, 40), t8_2_row.slice_mut(0, 40));
                    let v81_row = v81.row(0, [0], 40);
                    Self::parallel_33::<L, _>(level, 0, 40, v81_row.slice_mut(0, 40), t8_2);
                    let v81_row_2 = v81.row(0, [0], 40);
                    let v80_row_3 = v80.row(0, [0], 40);
                    Self::parallel_34::<L, _, _>(level, 0, 40, v81_row_2.slice(0, 40), v80_row_3.slice_mut(0, 40));
                }
                let v80_row_4 = v80.row(0, [0], 40);
                let t8_2_row_2 = t8_2.row(0, [0], 40);
                Self::parallel_35::<L, _, _>(level, 0, 40, v80_row_4.slice(0, 40), t8_2_row_2.slice_mut(0, 40));
                let v27_3 = t8_2.load_inside([6]);
                let v82_row = v82.row(0, [0], 40);
                Self::parallel_36::<L, _>(level, 0, 40, v82_row.slice_mut(0, 40), v27_3);
                let v82_row_2 = v82.row(0, [0], 40);
                let t8_2_row_3 = t8_2.row(0, [0], 40);
                Self::parallel_37::<L, _, _>(level, 0, 40, v82_row_2.slice(0, 40), t8_2_row_3.slice_mut(0, 40));
                let t9_2 = scratch.tile::<__cpu::bf16, 2>([ROWS_9 as i64, 4]);
                let t6_2_at = t6_2.window([b9_2.wrapping_mul(8), b8_2.wrapping_mul(8)], [ROWS_9 as i64, 4]);
                __cpu::copy::<L, _, _, _>(t6_2_at, t9_2, <__cpu::bf16 as __Elem>::ZERO);
                let t10_2 = scratch.tile::<__cpu::bf16, 2>([8, 8]);
                __cpu::copy::<L, _, _, _>(t6_2, t10_2, <__cpu::bf16 as __Elem>::ZERO);
                let t11_2 = scratch.tile::<f32, 2>([ROWS_9 as i64, 8]);
                let v106 = t6_2.load([b8_2, b8_2], <__cpu::bf16 as __Elem>::ZERO);
                let v28_3 = __Elem::fma::<L>(-3.75_f32, 4.25_f32, __Elem::to::<f32>(v106) / 4.75_f32);
                __cpu::fill::<L, _, _>(t11_2, v28_3);
                __cpu::fill::<L, _, _>(t11_2, 0.0_f32);
                let t12_2 = scratch.tile::<u8, 2>([ROWS_9 as i64, 1]);
                __cpu::fill::<L, _, _>(t12_2, 237_u8);
                __cpu::gemm_sp::<L, __cpu::bf16, __cpu::bf16, f32>((t9_2, <__cpu::bf16 as __Elem>::ZERO), (t12_2, <u8 as __Elem>::ZERO), (t10_2, <__cpu::bf16 as __Elem>::ZERO), t11_2, scratch);
                let v107 = d2_2.wrapping_sub(8);
                let v108 = __Elem::min(__Elem::max(__Elem::rem(v107, 2_i64), 0_i64), 1_i64);
                if __Elem::div(v107, 2_i64).wrapping_add(v108) != d2_2 {
                    let mut scratch = scratch;
                    let t13_2 = scratch.tile::<T, 2>([ROWS_9 as i64, 8]);
                    let t10_2_at = t10_2.window([b9_2.wrapping_mul(8), b9_2.wrapping_mul(ROWS_9 as i64)], [ROWS_9 as i64, 8]);
                    __cpu::copy::<L, _, _, _>(t10_2_at, t13_2, <T as __Elem>::ZERO);
                    let t14_2 = scratch.tile::<T, 2>([8, ROWS_9 as i64]);
                    let x0_2_at_2 = x0_2.window([d6_2.wrapping_mul(8), d4_2], [8, ROWS_9 as i64]);
                    __cpu::copy::<L, _, _, _>(x0_2_at_2, t14_2, <T as __Elem>::ZERO);
                    let t15_2 = scratch.tile::<<T as __Elem>::Accum, 2>([8, 8]);
                    let v29_3 = t8_2.load([d4_2], <<T as __Elem>::Accum as __Elem>::ZERO);
                    __cpu::fill::<L, _, _>(t15_2, v29_3);
                    __cpu::fill::<L, _, _>(t15_2, <<T as __Elem>::Accum as __Elem>::ZERO);
                    let t13_2_at = t13_2.permute([1, 0]);
                    let t14_2_at = t14_2.permute([1, 0]);
                    __cpu::sized!((ROWS_9 as i64) <= 216, gemm::<L, T, T, <T as __Elem>::Accum>(t13_2_at, t14_2_at, t15_2, true, scratch.rest()));
                    let t16_2_own = scratch.panel_a::<L, __cpu::bf16, __cpu::bf16, f32>(ROWS_9 as i64, 8);
                    let x0_2_at_3 = x0_2.window([b9_2.wrapping_mul(ROWS_9 as i64), b9_2.wrapping_mul(8)], [ROWS_9 as i64, 8]);
                    let t16_2_slot = panels_0.slot([b9_2.wrapping_mul(ROWS_9 as i64), b9_2.wrapping_mul(8)], t16_2_own);
                    let t17_2 = scratch.tile::<__cpu::bf16, 2>([8, ROWS_9 as i64]);
                    let t13_2_at_2 = t13_2.window([b8_2.wrapping_mul(8), b8_2], [8, ROWS_9 as i64]);
                    __cpu::copy::<L, _, _, _>(t13_2_at_2, t17_2, <__cpu::bf16 as __Elem>::ZERO);
                    let t18_2 = scratch.tile::<f32, 2>([ROWS_9 as i64, ROWS_9 as i64]);
                    let v109 = t13_2.load([b9_2, b8_2], <T as __Elem>::ZERO);
                    let v110 = __Elem::fma::<L>(1.0_f32, 0.0_f32, __Elem::to::<f32>(v109));
                    let v111 = t14_2.load([b8_2, b8_2.wrapping_add(2)], <T as __Elem>::ZERO);
                    let v30_3 = v110 + __Elem::to::<f32>(v111);
                    __cpu::fill::<L, _, _>(t18_2, v30_3);
                    __cpu::sized!((ROWS_9 as i64) * (ROWS_9 as i64) <= 1728, gemm_packed::<L, _, _, __cpu::bf16, __cpu::bf16, f32>(__cpu::Operand::FusedPack(x0_2_at_3, <__cpu::bf16 as __Elem>::ZERO, t16_2_slot), __cpu::Operand::Tile(t17_2, scratch.rest()), t18_2, 8, true, __cpu::PrefetchList::new([])));
                    for i31_2 in 0_i64..8 {
                        let v112 = 5_i64.wrapping_add(i31_2).wrapping_mul(5);
                        let v113 = 5_i64.wrapping_add(i31_2).wrapping_mul(5);
                        let t17_2_row = t17_2.row(1, [i31_2, 0], ROWS_9 as i64);
                        Self::parallel_38::<L, _>(
                            level,
                            0,
                            ROWS_9 as i64,
                            t17_2_row.slice(0, ROWS_9 as i64),
                            v112,
                            v113,
                            h4_2,
                        );
                    }
                    for i33_2 in 0_i64..(ROWS_9 as i64) {
                        let v117 = 5_i64.wrapping_add(i33_2).wrapping_mul(5);
                        let v118 = 5_i64.wrapping_add(i33_2).wrapping_mul(5);
                        let t18_2_row = t18_2.row(1, [i33_2, 0], ROWS_9 as i64);
                        Self::parallel_39::<L, _>(
                            level,
                            0,
                            ROWS_9 as i64,
                            t18_2_row.slice(0, ROWS_9 as i64),
                            v117,
                            v118,
                            h4_2,
                        );
                    }
                } else {
                    let mut scratch = scratch;
                    let t19_2 = scratch.tile::<i32, 1>([8]);
                    let t19_2_row = t19_2.row(0, [0], 8);
                    Self::parallel_40::<L, _>(level, 0, 8, t19_2_row.slice_mut(0, 8));
                    let t20_2 = scratch.tile::<__cpu::bf16, 2>([8, 8]);
                    let x0_2_at_4 = x0_2.window([b8_2.wrapping_mul(8), b8_2.wrapping_mul(8)], [8, 8]);
                    __cpu::copy::<L, _, _, _>(x0_2_at_4, t20_2, <__cpu::bf16 as __Elem>::ZERO);
                    __cpu::scatter::<L, _, _, _, _>(t20_2, t19_2, t10_2, <__cpu::bf16 as __Elem>::ZERO);
                }
                let t21_2 = scratch.tile::<__cpu::bf16, 2>([ROWS_9 as i64, 8]);
                for i36_2 in 0_i64..(ROWS_9 as i64) {
                    let v122 = __Elem::add(<__cpu::bf16 as __Elem>::of_i64(-1), <__cpu::bf16 as __Elem>::ONE);
                    let v123 = __Elem::neg(v122);
                    let t21_2_row = t21_2.row(1, [i36_2, 0], 8);
                    Self::parallel_41::<L, _>(level, 0, 8, t21_2_row.slice_mut(0, 8), v123);
                }
                let t22_2 = scratch.panel_b::<L, __cpu::bf16, __cpu::bf16, f32>(ROWS_9 as i64, 8);
                let v124 = __Elem::div(d2_2.wrapping_mul(ROWS_9 as i64).wrapping_add(b8_2), ROWS_9 as i64);
                let v125 = t6_2.load([b9_2, d7_2], <__cpu::bf16 as __Elem>::ZERO);
                let t10_2_at_2 = t10_2.window([b8_2.wrapping_mul(8), v124], [ROWS_9 as i64, 8]);
                __cpu::pack_b::<L, _, __cpu::bf16, __cpu::bf16, f32>(t10_2_at_2, v125, t22_2);
                let t23_2 = scratch.tile::<f32, 2>([8, 8]);
                __cpu::fill::<L, _, _>(t23_2, 0.0_f32);
                let t21_2_at = t21_2.permute([1, 0]);
                __cpu::sized!((ROWS_9 as i64) <= 216, gemm_packed_b::<L, __cpu::bf16, __cpu::bf16, f32>(t21_2_at, t22_2, t23_2, true, scratch.rest()));
                let t24_2 = scratch.tile::<__cpu::bf16, 2>([ROWS_9 as i64, 8]);
                for i38_2 in 0_i64..(ROWS_9 as i64) {
                    let t24_2_row = t24_2.row(1, [i38_2, 0], 8);
                    Self::parallel_42::<L, _>(level, 0, 8, t24_2_row.slice_mut(0, 8));
                }
                let t25_2 = scratch.tile::<__cpu::f16, 2>([8, 8]);
                let v126 = x2_2.load([d4_2, d4_2], <__cpu::f16 as __Elem>::ZERO);
                let v41_3 = __Elem::div(__Elem::abs(v126), <__cpu::f16 as __Elem>::of_i64(-2));
                __cpu::fill::<L, _, _>(t25_2, v41_3);
                let t26_2 = scratch.tile::<__cpu::f16, 2>([8, 8]);
                let w5_2_at = w5_2.window([b8_2.wrapping_mul(8), b9_2.wrapping_mul(8)], [8, 8]);
                __cpu::copy::<L, _, _, _>(t25_2, w5_2_at, <__cpu::f16 as __Elem>::ZERO);
                let w5_2_at_2 = w5_2.window([b8_2.wrapping_mul(8), b9_2.wrapping_mul(8)], [8, 8]);
                __cpu::copy::<L, _, _, _>(w5_2_at_2, t26_2, <__cpu::f16 as __Elem>::ZERO);
                for i42_2 in 0_i64..(ROWS_9 as i64) {
                    let v127 = 5_i64.wrapping_add(i42_2).wrapping_mul(5);
                    let v128 = 5_i64.wrapping_add(i42_2).wrapping_mul(5);
                    let t11_2_row = t11_2.row(1, [i42_2, 0], 8);
                    Self::parallel_43::<L, _>(level, 0, 8, t11_2_row.slice(0, 8), v127, v128, h4_2);
                }
                for i44_2 in 0_i64..8 {
                    let v131 = 5_i64.wrapping_add(i44_2).wrapping_mul(5);
                    let v132 = 5_i64.wrapping_add(i44_2).wrapping_mul(5);
                    let t23_2_row = t23_2.row(1, [i44_2, 0], 8);
                    Self::parallel_44::<L, _>(level, 0, 8, t23_2_row.slice(0, 8), v131, v132, h4_2);
                }
                for i46_2 in 0_i64..(ROWS_9 as i64) {
                    let v135 = 5_i64.wrapping_add(i46_2).wrapping_mul(5);
                    let v136 = 5_i64.wrapping_add(i46_2).wrapping_mul(5);
                    let t24_2_row_2 = t24_2.row(1, [i46_2, 0], 8);
                    Self::parallel_45::<L, _>(level, 0, 8, t24_2_row_2.slice(0, 8), v135, v136, h4_2);
                }
                for i48_2 in 0_i64..8 {
                    let v140 = 5_i64.wrapping_add(i48_2).wrapping_mul(5);
                    let v141 = 5_i64.wrapping_add(i48_2).wrapping_mul(5);
                    let t25_2_row = t25_2.row(1, [i48_2, 0], 8);
                    Self::parallel_46::<L, _>(level, 0, 8, t25_2_row.slice(0, 8), v140, v141, h4_2);
                }
                for i50_2 in 0_i64..8 {
                    let v145 = 5_i64.wrapping_add(i50_2).wrapping_mul(5);
                    let v146 = 5_i64.wrapping_add(i50_2).wrapping_mul(5);
                    let t26_2_row = t26_2.row(1, [i50_2, 0], 8);
                    Self::parallel_47::<L, _>(level, 0, 8, t26_2_row.slice(0, 8), v145, v146, h4_2);
                }
                let t27_2 = scratch.tile::<<T as __Elem>::Accum, 2>([8, 8]);
                let y3_2_at = y3_2.window([b8_2.wrapping_mul(8), b9_2.wrapping_mul(8)], [8, 8]);
                let mut copy_out_2 = __cpu::FusedCopyOut::new(t27_2, y3_2_at, <<T as __Elem>::Accum as __Elem>::ZERO, __cpu::is_non_temporal(call, &y3_2));
                let needed_2 = copy_out_2.needed();
                for i52_2 in 0_i64..8 {
                    let v150 = t24_2.load([x1_2.extent[0], d6_2], <__cpu::bf16 as __Elem>::ZERO);
                    let v151 = __Elem::to_round::<L, <T as __Elem>::Accum>(v150, __cpu::Round::Down);
                    let t27_2_row = t27_2.row(1, [i52_2, 0], needed_2);
                    let mut chunks_2 = copy_out_2.chunks([i52_2, 0], 0, needed_2, &__cpu::PacedPrefetch::none());
                    while chunks_2.advance() {
                        let (start, count) = chunks_2.chunk();
                        Self::parallel_48::<L, _>(level, start, count, t27_2_row.slice_mut(start, count), v151);
                        copy_out_2.store::<L>([i52_2, 0], start, count);
                    }
                }
                copy_out_2.finish::<L>();
            }
        }
    }
}
