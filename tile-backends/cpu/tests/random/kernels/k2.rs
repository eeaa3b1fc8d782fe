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
    unsafe fn parallel<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<<T as __Elem>::Accum>,
        R1: __cpu::row::RowMut<__cpu::bf16>,
    >(
        level: L,
        start: i64,
        count: i64,
        x0_row: R0,
        mut t6_row: R1,
        v0: bool,
        v4: __cpu::bf16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v5 = x0_row.get(lane);
                let v6 = __Elem::div(__Elem::to::<__cpu::bf16>(v5), <__cpu::bf16 as __Elem>::of_f64(5.0_f64));
                t6_row.set(lane, __Elem::abs(__Elem::select(v0, v6, v4)));
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_row: R0,
        x1: __cpu::View<T, 2>,
        x0: __cpu::View<<T as __Elem>::Accum, 3>,
        v5: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i16 = start + lane as i64;
                let mut s17 = <__cpu::bf16 as __Elem>::ZERO;
                s17 = <__cpu::bf16 as __Elem>::ZERO;
                for k18 in 0_i64..2 {
                    let v6 = s17;
                    let v7 = x1.load([k18, k18], <T as __Elem>::ZERO);
                    let v8 = x1.load([4, __Elem::to::<i64>(v7)], <T as __Elem>::ZERO);
                    let v9 = x0.load([i16, __Elem::rem(__Elem::to::<i64>(v8), 2_i64), v5], <<T as __Elem>::Accum as __Elem>::ZERO);
                    s17 = __Elem::add(v6, __Elem::to::<__cpu::bf16>(v9));
                }
                let v10 = s17;
                t7_row.set(lane, v10);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::RowMut<T>>(
        level: L,
        start: i64,
        count: i64,
        mut t9_row: R0,
        v11: T,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t9_row.set(lane, v11);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t10_row: R0,
        t9: __cpu::View<T, 2>,
        x0: __cpu::View<<T as __Elem>::Accum, 3>,
        v14: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i22 = start + lane as i64;
                let v15 = t9.load_inside([i22, i22]);
                let v16 = x0.load([v14, 4, __Elem::to::<i64>(v15)], <<T as __Elem>::Accum as __Elem>::ZERO);
                t10_row.set(lane, __Elem::to::<i32>(v16).wrapping_add(-2_i32));
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level>(
        level: L,
        start: i64,
        count: i64,
        v17: i64,
        t9: __cpu::View<T, 2>,
        v18: i64,
        t10: __cpu::View<i32, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i24 = start + lane as i64;
                let mut l12_cells = [<i32 as __Elem>::ZERO; 1];
                let l12 = __cpu::View::packed(l12_cells.as_mut_ptr(), [1]);
                for k25 in 0_i64..1 {
                    let v19 = __Elem::to::<i32>(__Elem::div(v17.wrapping_add(i24), 6_i64));
                    let v20 = t9.load_inside([i24, k25]);
                    let v21 = __Elem::to::<i32>(__Elem::to::<i64>(v20).wrapping_add(1));
                    let v22 = __Elem::shl(__Elem::shl(v19, v21), __Elem::to::<i32>(i24.wrapping_add(1)));
                    l12.store([k25], v22);
                }
                let v23 = l12.load([v18], <i32 as __Elem>::ZERO);
                t10.store([3_i64.wrapping_sub(i24)], v23);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t10_row_2: R0,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i26 = start + lane as i64;
                let v24 = t10_row_2.get(lane);
                let v25 = __Elem::to::<u64>(v24).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i26)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i26), 7_i64)], v25, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t11_row: R0,
        v26: i64,
        v27: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i28 = start + lane as i64;
                let v28 = t11_row.get(lane);
                let v29 = __Elem::to::<u64>(v28).wrapping_mul(__Elem::to::<u64>(v27.wrapping_add(i28)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v26.wrapping_add(i28), 7_i64)], v29, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t13_row: R0,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i29 = start + lane as i64;
                let v30 = t13_row.get(lane);
                let v31 = __Elem::to::<u64>(v30).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i29)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i29), 7_i64)], v31, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t14_row: R0,
        v32: i64,
        v33: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i31 = start + lane as i64;
                let v34 = t14_row.get(lane);
                let v35 = __Elem::to::<u64>(__Elem::to::<i64>(v34 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v33.wrapping_add(i31)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v32.wrapping_add(i31), 7_i64)], v35, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t15_row: R0,
        v36: i64,
        v37: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i33 = start + lane as i64;
                let v38 = t15_row.get(lane);
                let v39 = __Elem::to::<u64>(__Elem::to::<i64>(v38 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v37.wrapping_add(i33)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v36.wrapping_add(i33), 7_i64)], v39, __cpu::Order::Acquire);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<f32>,
        R1: __cpu::row::Row<f32>,
        R2: __cpu::row::Row<i32>,
        R3: __cpu::row::RowMut<f32>,
    >(
        level: L,
        start: i64,
        count: i64,
        t15_row_2: R0,
        t15_row_3: R1,
        t10_row_3: R2,
        mut y2_row: R3,
        x0: __cpu::View<<T as __Elem>::Accum, 3>,
        _q7: i64,
        x1: __cpu::View<T, 2>,
        b5: i64,
        t11: __cpu::View<T, 2>,
        i34: i64,
        t14: __cpu::View<f32, 2>,
        v46: i64,
        t15: __cpu::View<f32, 2>,
        v42: bool,
        t9: __cpu::View<T, 2>,
        v49: i64,
        t6: __cpu::View<__cpu::bf16, 4>,
        v51: i64,
        v50: bool,
        v55: f32,
        v53: bool,
        v54: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i35 = start + lane as i64;
                let v56 = t15_row_2.get(lane);
                let v57 = t15_row_3.get(lane);
                let v58 = x0.load([i35, i35, _q7], <<T as __Elem>::Accum as __Elem>::ZERO);
                let v59 = x1.load([__Elem::to::<i64>(v58), b5], <T as __Elem>::ZERO);
                let v60 = t11.load([__Elem::to::<i64>(v59), i34], <T as __Elem>::ZERO);
                let v61 = t14.load([__Elem::to::<i64>(v60), v46], <f32 as __Elem>::ZERO);
                let v62 = t10_row_3.get(lane);
                let v63 = t15.load([__Elem::to::<i64>(v62), i35], <f32 as __Elem>::ZERO);
                let v64 = t14.load_inside([i35, i35]);
                let v65 = __Elem::select(v42, v61 + v63, __Elem::trunc::<L, false>(v64));
                let v66 = t9.load_inside([i35, i35]);
                let v67 = t9.load([i35, __Elem::to::<i64>(v66)], <T as __Elem>::ZERO);
                let v68 = t11.load([v49, __Elem::to::<i64>(v67)], <T as __Elem>::ZERO);
                let v69 = t6.load([i35, i34, __Elem::to::<i64>(v68), 1], <__cpu::bf16 as __Elem>::ZERO);
                let v70 = t14.load([__Elem::div(i35, 2_i64), v51], <f32 as __Elem>::ZERO);
                let v71 = __Elem::select(v50, __Elem::to::<f32>(i35) - (-2.0_f32), v70);
                let v72 = t14.load_inside([i35, i35]);
                let v73 = __Elem::exp2::<L, false>((v55 * __Elem::abs(v72)) * 0.5_f32);
                let v74 = __Elem::select(__Elem::is_nan(v69), __Elem::expm1::<L, false>(v71 * 0.5_f32), __Elem::select(v53, v54, v73));
                let v75 = __Elem::select((i35 > i35) ^ (v56 != v57), __Elem::cosh::<L, false>(v65 * 0.5_f32), v74);
                y2_row.set(lane, v75);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<<T as __Elem>::Accum>,
        R1: __cpu::row::RowMut<__cpu::bf16>,
    >(
        level: L,
        start: i64,
        count: i64,
        x0_2_row: R0,
        mut t6_2_row: R1,
        v56: bool,
        v60: __cpu::bf16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v61 = x0_2_row.get(lane);
                let v62 = __Elem::div(__Elem::to::<__cpu::bf16>(v61), <__cpu::bf16 as __Elem>::of_f64(5.0_f64));
                t6_2_row.set(lane, __Elem::abs(__Elem::select(v56, v62, v60)));
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_2_row: R0,
        x1_2: __cpu::View<T, 2>,
        x0_2: __cpu::View<<T as __Elem>::Accum, 3>,
        v61: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i16_2 = start + lane as i64;
                let mut s17_2 = <__cpu::bf16 as __Elem>::ZERO;
                s17_2 = <__cpu::bf16 as __Elem>::ZERO;
                for k18_2 in 0_i64..2 {
                    let v62 = s17_2;
                    let v63 = x1_2.load([k18_2, k18_2], <T as __Elem>::ZERO);
                    let v64 = x1_2.load([4, __Elem::to::<i64>(v63)], <T as __Elem>::ZERO);
                    let v65 = x0_2.load([i16_2, __Elem::rem(__Elem::to::<i64>(v64), 2_i64), v61], <<T as __Elem>::Accum as __Elem>::ZERO);
                    s17_2 = __Elem::add(v62, __Elem::to::<__cpu::bf16>(v65));
                }
                let v66 = s17_2;
                t7_2_row.set(lane, v66);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::RowMut<T>>(
        level: L,
        start: i64,
        count: i64,
        mut t9_2_row: R0,
        v67: T,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t9_2_row.set(lane, v67);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t10_2_row: R0,
        t9_2: __cpu::View<T, 2>,
        x0_2: __cpu::View<<T as __Elem>::Accum, 3>,
        v70: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i22_2 = start + lane as i64;
                let v71 = t9_2.load_inside([i22_2, i22_2]);
                let v72 = x0_2.load([v70, 4, __Elem::to::<i64>(v71)], <<T as __Elem>::Accum as __Elem>::ZERO);
                t10_2_row.set(lane, __Elem::to::<i32>(v72).wrapping_add(-2_i32));
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<L: __cpu::Level>(
        level: L,
        start: i64,
        count: i64,
        v73: i64,
        t9_2: __cpu::View<T, 2>,
        v74: i64,
        t10_2: __cpu::View<i32, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i24_2 = start + lane as i64;
                let mut l12_2_cells = [<i32 as __Elem>::ZERO; 1];
                let l12_2 = __cpu::View::packed(l12_2_cells.as_mut_ptr(), [1]);
                for k25_2 in 0_i64..1 {
                    let v75 = __Elem::to::<i32>(__Elem::div(v73.wrapping_add(i24_2), 6_i64));
                    let v76 = t9_2.load_inside([i24_2, k25_2]);
                    let v77 = __Elem::to::<i32>(__Elem::to::<i64>(v76).wrapping_add(1));
                    let v78 = __Elem::shl(__Elem::shl(v75, v77), __Elem::to::<i32>(i24_2.wrapping_add(1)));
                    l12_2.store([k25_2], v78);
                }
                let v79 = l12_2.load([v74], <i32 as __Elem>::ZERO);
                t10_2.store([3_i64.wrapping_sub(i24_2)], v79);
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t10_2_row_2: R0,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i26_2 = start + lane as i64;
                let v80 = t10_2_row_2.get(lane);
                let v81 = __Elem::to::<u64>(v80).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i26_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i26_2), 7_i64)], v81);
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t11_2_row: R0,
        v82: i64,
        v83: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i28_2 = start + lane as i64;
                let v84 = t11_2_row.get(lane);
                let v85 = __Elem::to::<u64>(v84).wrapping_mul(__Elem::to::<u64>(v83.wrapping_add(i28_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v82.wrapping_add(i28_2), 7_i64)], v85);
            }
        }
    }

    #[inline]
    unsafe fn parallel_19<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t13_2_row: R0,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i29_2 = start + lane as i64;
                let v86 = t13_2_row.get(lane);
                let v87 = __Elem::to::<u64>(v86).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i29_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i29_2), 7_i64)], v87);
            }
        }
    }

    #[inline]
    unsafe fn parallel_20<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t14_2_row: R0,
        v88: i64,
        v89: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i31_2 = start + lane as i64;
                let v90 = t14_2_row.get(lane);
                let v91 = __Elem::to::<u64>(__Elem::to::<i64>(v90 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v89.wrapping_add(i31_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v88.wrapping_add(i31_2), 7_i64)], v91);
            }
        }
    }

    #[inline]
    unsafe fn parallel_21<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t15_2_row: R0,
        v92: i64,
        v93: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i33_2 = start + lane as i64;
                let v94 = t15_2_row.get(lane);
                let v95 = __Elem::to::<u64>(__Elem::to::<i64>(v94 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v93.wrapping_add(i33_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v92.wrapping_add(i33_2), 7_i64)], v95);
            }
        }
    }

    #[inline]
    unsafe fn parallel_22<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<f32>,
        R1: __cpu::row::Row<f32>,
        R2: __cpu::row::Row<i32>,
        R3: __cpu::row::RowMut<f32>,
    >(
        level: L,
        start: i64,
        count: i64,
        t15_2_row_2: R0,
        t15_2_row_3: R1,
        t10_2_row_3: R2,
        mut y2_2_row: R3,
        x0_2: __cpu::View<<T as __Elem>::Accum, 3>,
        _q7_2: i64,
        x1_2: __cpu::View<T, 2>,
        b5_2: i64,
        t11_2: __cpu::View<T, 2>,
        i34_2: i64,
        t14_2: __cpu::View<f32, 2>,
        v102: i64,
        t15_2: __cpu::View<f32, 2>,
        v98: bool,
        t9_2: __cpu::View<T, 2>,
        v105: i64,
        t6_2: __cpu::View<__cpu::bf16, 4>,
        v108: i64,
        v107: bool,
        v112: f32,
        v110: bool,
        v111: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i35 = start + lane as i64;
                let v113 = t15_2_row_2.get(lane);
                let v114 = t15_2_row_3.get(lane);
                let v115 = x0_2.load([i35, i35, _q7_2], <<T as __Elem>::Accum as __Elem>::ZERO);
                let v116 = x1_2.load([__Elem::to::<i64>(v115), b5_2], <T as __Elem>::ZERO);
                let v117 = t11_2.load([__Elem::to::<i64>(v116), i34_2], <T as __Elem>::ZERO);
                let v118 = t14_2.load([__Elem::to::<i64>(v117), v102], <f32 as __Elem>::ZERO);
                let v119 = t10_2_row_3.get(lane);
                let v120 = t15_2.load([__Elem::to::<i64>(v119), i35], <f32 as __Elem>::ZERO);
                let v121 = t14_2.load_inside([i35, i35]);
                let v122 = __Elem::select(v98, v118 + v120, __Elem::trunc::<L, false>(v121));
                let v123 = t9_2.load_inside([i35, i35]);
                let v124 = t9_2.load([i35, __Elem::to::<i64>(v123)], <T as __Elem>::ZERO);
                let v125 = t11_2.load([v105, __Elem::to::<i64>(v124)], <T as __Elem>::ZERO);
                let v126 = t6_2.load([i35, i34_2, __Elem::to::<i64>(v125), 1], <__cpu::bf16 as __Elem>::ZERO);
                let v127 = t14_2.load([__Elem::div(i35, 2_i64), v108], <f32 as __Elem>::ZERO);
                let v128 = __Elem::select(v107, __Elem::to::<f32>(i35) - (-2.0_f32), v127);
                let v129 = t14_2.load_inside([i35, i35]);
                let v130 = __Elem::exp2::<L, false>((v112 * __Elem::abs(v129)) * 0.5_f32);
                let v131 = __Elem::select(__Elem::is_nan(v126), __Elem::expm1::<L, false>(v128 * 0.5_f32), __Elem::select(v110, v111, v130));
                let v132 = __Elem::select((i35 > i35) ^ (v113 != v114), __Elem::cosh::<L, false>(v122 * 0.5_f32), v131);
                y2_2_row.set(lane, v132);
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
        let v0 = d2.wrapping_add(3);
        let v1 = __Elem::div(v0, 4_i64);
        let v2 = d3.wrapping_add(2);
        let v3 = __Elem::div(v2, 3_i64);
        plan.value(d1);
        plan.value(d2);
        plan.value(d0);
        plan.finish([1, v1, v3])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<__cpu::bf16, 4>([4, 6, 3, 3]);
        size.tile::<__cpu::bf16, 5>([3, 3, 6, 3, 1]);
        size.tile::<__cpu::bf16, 4>([3, 3, 6, 1]);
        size.tile::<T, 2>([4, 3]);
        size.tile::<i32, 1>([3]);
        size.tile::<T, 2>([3, 4]);
        size.tile::<i32, 1>([3]);
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
            let d1 = __cpu::value::<i64>(call, 0);
            let d2 = __cpu::value::<i64>(call, 1);
            let d0 = __cpu::value::<i64>(call, 2);
            for block in __cpu::Blocks::new(call) {
                let [_, b4, b5] = block.index;
                let mut scratch = block.scratch;
                let t6 = scratch.tile::<__cpu::bf16, 4>([4, 6, 3, 3]);
                let whole = x0.has_rows(2, [_q7, 3, 0], [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 1]], [4, 6, 3, 3]);
                if whole {
                    for i8 in 0_i64..4 {
                        for i9 in 0_i64..6 {
                            for i10 in 0_i64..3 {
                                let v0 = i10 != i8;
                                let v1 = x0.load([d1, i8, 0], <<T as __Elem>::Accum as __Elem>::ZERO);
                                let v2 = x1.load([i8, 0], <T as __Elem>::ZERO);
                                let v3 = x0.load([b5.wrapping_add(__Elem::to::<i64>(v1)), __Elem::to::<i64>(v2), i9], <<T as __Elem>::Accum as __Elem>::ZERO);
                                let v4 = __Elem::to::<__cpu::bf16>(v3);
                                let x0_row = x0.whole_row(2, [_q7, 3, 0], 3, 1);
                                let t6_row = t6.row(3, [i8, i9, i10, 0], 3);
                                Self::parallel::<L, true, _, _>(
                                    level,
                                    0,
                                    3,
                                    x0_row.slice(0, 3),
                                    t6_row.slice_mut(0, 3),
                                    v0,
                                    v4,
                                );
                            }
                        }
                    }
                } else {
                    for i8 in 0_i64..4 {
                        for i9 in 0_i64..6 {
                            for i10 in 0_i64..3 {
                                let v0 = i10 != i8;
                                let v1 = x0.load([d1, i8, 0], <<T as __Elem>::Accum as __Elem>::ZERO);
                                let v2 = x1.load([i8, 0], <T as __Elem>::ZERO);
                                let v3 = x0.load([b5.wrapping_add(__Elem::to::<i64>(v1)), __Elem::to::<i64>(v2), i9], <<T as __Elem>::Accum as __Elem>::ZERO);
                                let v4 = __Elem::to::<__cpu::bf16>(v3);
                                let x0_row = x0.row(2, [_q7, 3, 0], 3);
                                let t6_row = t6.row(3, [i8, i9, i10, 0], 3);
                                let (from, to) = __cpu::common(3, [x0_row.unit_span()]);
                                Self::parallel::<L, false, _, _>(
                                    level,
                                    from,
                                    to - from,
                                    x0_row.slice(from, to - from),
                                    t6_row.slice_mut(from, to - from),
                                    v0,
                                    v4,
                                );
                                if to - from < 3 {
                                    for (start, end) in [(0, from), (to, 3)] {
                                        Self::parallel::<L, false, _, _>(
                                            level,
                                            start,
                                            end - start,
                                            x0_row.guarded(start, <<T as __Elem>::Accum as __Elem>::ZERO),
                                            t6_row.slice_mut(start, end - start),
                                            v0,
                                            v4,
                                        );
                                    }
                                }
                            }
                        }
                    }
                }
                let t7 = scratch.tile::<__cpu::bf16, 5>([3, 3, 6, 3, 1]);
                for i12 in 0_i64..3 {
                    for i13 in 0_i64..3 {
                        for i14 in 0_i64..6 {
                            for i15 in 0_i64..3 {
                                let v5 = x0.extent[2];
                                let t7_row = t7.row(4, [i12, i13, i14, i15, 0], 1);
                                Self::parallel_2::<L, _>(level, 0, 1, t7_row.slice_mut(0, 1), x1, x0, v5);
                            }
                        }
                    }
                }
                let t8 = scratch.tile::<__cpu::bf16, 4>([3, 3, 6, 1]);
                __cpu::reduce::<L, __cpu::reduce::AbsMax, _, _, 5>(t7, 3, __cpu::insert_axis(t8, 3), false, <__cpu::bf16 as __Elem>::ZERO);
                let t9 = scratch.tile::<T, 2>([4, 3]);
                for i19 in 0_i64..4 {
                    let v11 = x1.load([i19, 1], <T as __Elem>::ZERO);
                    let t9_row = t9.row(1, [i19, 0], 3);
                    Self::parallel_3::<L, _>(level, 0, 3, t9_row.slice_mut(0, 3), v11);
                }
                let t10 = scratch.tile::<i32, 1>([3]);
                let v12 = x1.load([b4, d1], <T as __Elem>::ZERO);
                let v13 = x1.load([__Elem::to::<i64>(v12), _q7], <T as __Elem>::ZERO);
                let v14 = __Elem::to::<i64>(v13);
                let t10_row = t10.row(0, [0], 3);
                Self::parallel_4::<L, _>(level, 0, 3, t10_row.slice_mut(0, 3), t9, x0, v14);
                let t11 = scratch.tile::<T, 2>([3, 4]);
                let x1_at = x1.window([0, d2], [x1.extent[0], 4]);
                __cpu::gather::<L, _, _, _, _>(x1_at, t10, t11, <T as __Elem>::ZERO);
                let v17 = b4.wrapping_mul(6);
                let v18 = x1.extent[0];
                Self::parallel_5::<L>(level, 0, 3, v17, t9, v18, t10);
                let t13 = scratch.tile::<i32, 1>([3]);
                let t10_at = t10.cast::<i32>();
                __cpu::copy::<L, _, _, _>(t10_at, t13, <i32 as __Elem>::ZERO);
                __cpu::update_tile::<L, __cpu::atomic::Add, _, _, _>(t13, t10, <i32 as __Elem>::ZERO);
                let t14 = scratch.tile::<f32, 2>([4, 3]);
                let x0_at = x0.window([d0.wrapping_sub(x1.extent[0]), d0.wrapping_mul(3), d2], [4, 1, 3]).squeeze([0, 2]);
                __cpu::copy::<L, _, _, _>(x0_at, t14, <f32 as __Elem>::ZERO);
                let t15 = scratch.tile::<f32, 2>([4, 3]);
                let w5_at = w5.window([b4.wrapping_mul(4), b5.wrapping_mul(3)], [4, 3]);
                __cpu::copy::<L, _, _, _>(t14, w5_at, <f32 as __Elem>::ZERO);
                let w5_at_2 = w5.window([b4.wrapping_mul(4), b5.wrapping_mul(3)], [4, 3]);
                __cpu::copy::<L, _, _, _>(w5_at_2, t15, <f32 as __Elem>::ZERO);
                let t10_row_2 = t10.row(0, [0], 3);
                Self::parallel_6::<L, _>(level, 0, 3, t10_row_2.slice(0, 3), h4);
                for i27 in 0_i64..3 {
                    let v26 = 5_i64.wrapping_add(i27).wrapping_mul(5);
                    let v27 = 5_i64.wrapping_add(i27).wrapping_mul(5);
                    let t11_row = t11.row(1, [i27, 0], 4);
                    Self::parallel_7::<L, _>(level, 0, 4, t11_row.slice(0, 4), v26, v27, h4);
                }
                let t13_row = t13.row(0, [0], 3);
                Self::parallel_8::<L, _>(level, 0, 3, t13_row.slice(0, 3), h4);
                for i30 in 0_i64..4 {
                    let v32 = 5_i64.wrapping_add(i30).wrapping_mul(5);
                    let v33 = 5_i64.wrapping_add(i30).wrapping_mul(5);
                    let t14_row = t14.row(1, [i30, 0], 3);
                    Self::parallel_9::<L, _>(level, 0, 3, t14_row.slice(0, 3), v32, v33, h4);
                }
                for i32 in 0_i64..4 {
                    let v36 = 5_i64.wrapping_add(i32).wrapping_mul(5);
                    let v37 = 5_i64.wrapping_add(i32).wrapping_mul(5);
                    let t15_row = t15.row(1, [i32, 0], 3);
                    Self::parallel_10::<L, _>(level, 0, 3, t15_row.slice(0, 3), v36, v37, h4);
                }
                let whole_2 = t15.has([0, _q7], [[0, 1], [0, 0]], [4, 3]) && t15.has_rows(1, [_q7, 0], [[0, 0], [0, 1]], [4, 3]) && y2.has_rows(1, [b4.wrapping_mul(4), b5.wrapping_mul(3)], [[1, 0], [0, 1]], [4, 3]);
                if whole_2 {
                    for i34 in 0_i64..4 {
                        let v40 = t13.load([_q7], <i32 as __Elem>::ZERO);
                        let v41 = t10.load([_q7], <i32 as __Elem>::ZERO);
                        let v42 = v40 < v41;
                        let v43 = t9.load([_q7, d0], <T as __Elem>::ZERO);
                        let v44 = t9.load_inside([i34, 0]);
                        let v45 = x0.load([i34, __Elem::to::<i64>(v43), __Elem::to::<i64>(v44)], <<T as __Elem>::Accum as __Elem>::ZERO);
                        let v46 = __Elem::to::<i64>(v45);
                        let v47 = t10.load_inside([2]);
                        let v48 = x1.load([i34, __Elem::to::<i64>(v47)], <T as __Elem>::ZERO);
                        let v49 = __Elem::to::<i64>(v48);
                        let v50 = __Elem::to::<i64>(__Elem::to::<u32>(d0.wrapping_sub(7))) <= i34;
                        let v51 = x1.extent[1];
                        let v52 = __Elem::to::<i8>(i34.wrapping_sub(8)) > __Elem::to::<i8>(i34);
                        let v53 = v52 ^ (3 >= i34);
                        let v54 = __Elem::powf::<L, false>(__Elem::abs((-3.0_f32) * 0.5_f32) + 1.0_f32, __Elem::fma::<L>(0.0_f32, 0.0_f32, 0.0_f32));
                        let v55 = 1.0_f32 * (-1.0_f32);
                        let t15_row_2 = t15.whole_row(0, [0, _q7], 3, 1);
                        let t15_row_3 = t15.whole_row(1, [_q7, 0], 3, 1);
                        let t10_row_3 = t10.row(0, [0], 3);
                        let y2_row = y2.whole_row(1, [b4.wrapping_mul(4).wrapping_add(i34), b5.wrapping_mul(3)], 3, 1);
                        Self::parallel_11::<L, true, _, _, _, _>(
                            level,
                            0,
                            3,
                            t15_row_2.strided(0),
                            t15_row_3.slice(0, 3),
                            t10_row_3.slice(0, 3),
                            y2_row.slice_mut(0, 3),
                            x0,
                            _q7,
                            x1,
                            b5,
                            t11,
                            i34,
                            t14,
                            v46,
                            t15,
                            v42,
                            t9,
                            v49,
                            t6,
                            v51,
                            v50,
                            v55,
                            v53,
                            v54,
                        );
                    }
                } else {
                    for i34 in 0_i64..4 {
                        let v40 = t13.load([_q7], <i32 as __Elem>::ZERO);
                        let v41 = t10.load([_q7], <i32 as __Elem>::ZERO);
                        let v42 = v40 < v41;
                        let v43 = t9.load([_q7, d0], <T as __Elem>::ZERO);
                        let v44 = t9.load_inside([i34, 0]);
                        let v45 = x0.load([i34, __Elem::to::<i64>(v43), __Elem::to::<i64>(v44)], <<T as __Elem>::Accum as __Elem>::ZERO);
                        let v46 = __Elem::to::<i64>(v45);
                        let v47 = t10.load_inside([2]);
                        let v48 = x1.load([i34, __Elem::to::<i64>(v47)], <T as __Elem>::ZERO);
                        let v49 = __Elem::to::<i64>(v48);
                        let v50 = __Elem::to::<i64>(__Elem::to::<u32>(d0.wrapping_sub(7))) <= i34;
                        let v51 = x1.extent[1];
                        let v52 = __Elem::to::<i8>(i34.wrapping_sub(8)) > __Elem::to::<i8>(i34);
                        let v53 = v52 ^ (3 >= i34);
                        let v54 = __Elem::powf::<L, false>(__Elem::abs((-3.0_f32) * 0.5_f32) + 1.0_f32, __Elem::fma::<L>(0.0_f32, 0.0_f32, 0.0_f32));
                        let v55 = 1.0_f32 * (-1.0_f32);
                        let t15_row_2 = t15.row(0, [0, _q7], 3);
                        let t15_row_3 = t15.row(1, [_q7, 0], 3);
                        let t10_row_3 = t10.row(0, [0], 3);
                        let y2_row = y2.row(1, [b4.wrapping_mul(4).wrapping_add(i34), b5.wrapping_mul(3)], 3);
                        let (from, to) = __cpu::common(3, [t15_row_2.span(), t15_row_3.unit_span(), y2_row.unit_span()]);
                        Self::parallel_11::<L, false, _, _, _, _>(
                            level,
                            from,
                            to - from,
                            t15_row_2.strided(from),
                            t15_row_3.slice(from, to - from),
                            t10_row_3.slice(from, to - from),
                            y2_row.slice_mut(from, to - from),
                            x0,
                            _q7,
                            x1,
                            b5,
                            t11,
                            i34,
                            t14,
                            v46,
                            t15,
                            v42,
                            t9,
                            v49,
                            t6,
                            v51,
                            v50,
                            v55,
                            v53,
                            v54,
                        );
                        if to - from < 3 {
                            for (start, end) in [(0, from), (to, 3)] {
                                Self::parallel_11::<L, false, _, _, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    t15_row_2.guarded(start, <f32 as __Elem>::ZERO),
                                    t15_row_3.guarded(start, <f32 as __Elem>::ZERO),
                                    t10_row_3.slice(start, end - start),
                                    y2_row.guarded(start, <f32 as __Elem>::ZERO),
                                    x0,
                                    _q7,
                                    x1,
                                    b5,
                                    t11,
                                    i34,
                                    t14,
                                    v46,
                                    t15,
                                    v42,
                                    t9,
                                    v49,
                                    t6,
                                    v51,
                                    v50,
                                    v55,
                                    v53,
                                    v54,
                                );
                            }
                        }
                    }
                }
                let y3_at = y3.window([b4.wrapping_mul(4), b5.wrapping_mul(3)], [4, 3]);
                __cpu::copy_out::<L, _, _, _>(t9, y3_at, <f32 as __Elem>::ZERO, __cpu::is_non_temporal(call, &y3), __cpu::PacedPrefetch::none());
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
            let d1_2 = __cpu::value::<i64>(call, 0);
            let d2_2 = __cpu::value::<i64>(call, 1);
            let d0_2 = __cpu::value::<i64>(call, 2);
            for block in __cpu::Blocks::new(call) {
                let [_, b4_2, b5_2] = block.index;
                let mut scratch = block.scratch;
                let t6_2 = scratch.tile::<__cpu::bf16, 4>([4, 6, 3, 3]);
                let whole_3 = x0_2.has_rows(2, [_q7_2, 3, 0], [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 1]], [4, 6, 3, 3]);
                if whole_3 {
                    for i8_2 in 0_i64..4 {
                        for i9_2 in 0_i64..6 {
                            for i10_2 in 0_i64..3 {
                                let v56 = i10_2 != i8_2;
                                let v57 = x0_2.load([d1_2, i8_2, 0], <<T as __Elem>::Accum as __Elem>::ZERO);
                                let v58 = x1_2.load([i8_2, 0], <T as __Elem>::ZERO);
                                let v59 = x0_2.load([b5_2.wrapping_add(__Elem::to::<i64>(v57)), __Elem::to::<i64>(v58), i9_2], <<T as __Elem>::Accum as __Elem>::ZERO);
                                let v60 = __Elem::to::<__cpu::bf16>(v59);
                                let x0_2_row = x0_2.whole_row(2, [_q7_2, 3, 0], 3, 1);
                                let t6_2_row = t6_2.row(3, [i8_2, i9_2, i10_2, 0], 3);
                                Self::parallel_12::<L, true, _, _>(
                                    level,
                                    0,
                                    3,
                                    x0_2_row.slice(0, 3),
                                    t6_2_row.slice_mut(0, 3),
                                    v56,
                                    v60,
                                );
                            }
                        }
                    }
                } else {
                    for i8_2 in 0_i64..4 {
                        for i9_2 in 0_i64..6 {
                            for i10_2 in 0_i64..3 {
                                let v56 = i10_2 != i8_2;
                                let v57 = x0_2.load([d1_2, i8_2, 0], <<T as __Elem>::Accum as __Elem>::ZERO);
                                let v58 = x1_2.load([i8_2, 0], <T as __Elem>::ZERO);
                                let v59 = x0_2.load([b5_2.wrapping_add(__Elem::to::<i64>(v57)), __Elem::to::<i64>(v58), i9_2], <<T as __Elem>::Accum as __Elem>::ZERO);
                                let v60 = __Elem::to::<__cpu::bf16>(v59);
                                let x0_2_row = x0_2.row(2, [_q7_2, 3, 0], 3);
                                let t6_2_row = t6_2.row(3, [i8_2, i9_2, i10_2, 0], 3);
                                let (from, to) = __cpu::common(3, [x0_2_row.unit_span()]);
                                Self::parallel_12::<L, false, _, _>(
                                    level,
                                    from,
                                    to - from,
                                    x0_2_row.slice(from, to - from),
                                    t6_2_row.slice_mut(from, to - from),
                                    v56,
                                    v60,
                                );
                                if to - from < 3 {
                                    for (start, end) in [(0, from), (to, 3)] {
                                        Self::parallel_12::<L, false, _, _>(
                                            level,
                                            start,
                                            end - start,
                                            x0_2_row.guarded(start, <<T as __Elem>::Accum as __Elem>::ZERO),
                                            t6_2_row.slice_mut(start, end - start),
                                            v56,
                                            v60,
                                        );
                                    }
                                }
                            }
                        }
                    }
                }
                let t7_2 = scratch.tile::<__cpu::bf16, 5>([3, 3, 6, 3, 1]);
                for i12_2 in 0_i64..3 {
                    for i13_2 in 0_i64..3 {
                        for i14_2 in 0_i64..6 {
                            for i15_2 in 0_i64..3 {
                                let v61 = x0_2.extent[2];
                                let t7_2_row = t7_2.row(4, [i12_2, i13_2, i14_2, i15_2, 0], 1);
                                Self::parallel_13::<L, _>(level, 0, 1, t7_2_row.slice_mut(0, 1), x1_2, x0_2, v61);
                            }
                        }
                    }
                }
                let t8_2 = scratch.tile::<__cpu::bf16, 4>([3, 3, 6, 1]);
                __cpu::reduce::<L, __cpu::reduce::AbsMax, _, _, 5>(t7_2, 3, __cpu::insert_axis(t8_2, 3), false, <__cpu::bf16 as __Elem>::ZERO);
                let t9_2 = scratch.tile::<T, 2>([4, 3]);
                for i19_2 in 0_i64..4 {
                    let v67 = x1_2.load([i19_2, 1], <T as __Elem>::ZERO);
                    let t9_2_row = t9_2.row(1, [i19_2, 0], 3);
                    Self::parallel_14::<L, _>(level, 0, 3, t9_2_row.slice_mut(0, 3), v67);
                }
                let t10_2 = scratch.tile::<i32, 1>([3]);
                let v68 = x1_2.load([b4_2, d1_2], <T as __Elem>::ZERO);
                let v69 = x1_2.load([__Elem::to::<i64>(v68), _q7_2], <T as __Elem>::ZERO);
                let v70 = __Elem::to::<i64>(v69);
                let t10_2_row = t10_2.row(0, [0], 3);
                Self::parallel_15::<L, _>(level, 0, 3, t10_2_row.slice_mut(0, 3), t9_2, x0_2, v70);
                let t11_2 = scratch.tile::<T, 2>([3, 4]);
                let x1_2_at = x1_2.window([0, d2_2], [x1_2.extent[0], 4]);
                __cpu::gather::<L, _, _, _, _>(x1_2_at, t10_2, t11_2, <T as __Elem>::ZERO);
                let v73 = b4_2.wrapping_mul(6);
                let v74 = x1_2.extent[0];
                Self::parallel_16::<L>(level, 0, 3, v73, t9_2, v74, t10_2);
                let t13_2 = scratch.tile::<i32, 1>([3]);
                let t10_2_at = t10_2.cast::<i32>();
                __cpu::copy::<L, _, _, _>(t10_2_at, t13_2, <i32 as __Elem>::ZERO);
                __cpu::update_tile::<L, __cpu::atomic::Add, _, _, _>(t13_2, t10_2, <i32 as __Elem>::ZERO);
                let t14_2 = scratch.tile::<f32, 2>([4, 3]);
                let x0_2_at = x0_2.window([d0_2.wrapping_sub(x1_2.extent[0]), d0_2.wrapping_mul(3), d2_2], [4, 1, 3]).squeeze([0, 2]);
                __cpu::copy::<L, _, _, _>(x0_2_at, t14_2, <f32 as __Elem>::ZERO);
                let t15_2 = scratch.tile::<f32, 2>([4, 3]);
                let w5_2_at = w5_2.window([b4_2.wrapping_mul(4), b5_2.wrapping_mul(3)], [4, 3]);
                __cpu::copy::<L, _, _, _>(t14_2, w5_2_at, <f32 as __Elem>::ZERO);
                let w5_2_at_2 = w5_2.window([b4_2.wrapping_mul(4), b5_2.wrapping_mul(3)], [4, 3]);
                __cpu::copy::<L, _, _, _>(w5_2_at_2, t15_2, <f32 as __Elem>::ZERO);
                let t10_2_row_2 = t10_2.row(0, [0], 3);
                Self::parallel_17::<L, _>(level, 0, 3, t10_2_row_2.slice(0, 3), h4_2);
                for i27_2 in 0_i64..3 {
                    let v82 = 5_i64.wrapping_add(i27_2).wrapping_mul(5);
                    let v83 = 5_i64.wrapping_add(i27_2).wrapping_mul(5);
                    let t11_2_row = t11_2.row(1, [i27_2, 0], 4);
                    Self::parallel_18::<L, _>(level, 0, 4, t11_2_row.slice(0, 4), v82, v83, h4_2);
                }
                let t13_2_row = t13_2.row(0, [0], 3);
                Self::parallel_19::<L, _>(level, 0, 3, t13_2_row.slice(0, 3), h4_2);
                for i30_2 in 0_i64..4 {
                    let v88 = 5_i64.wrapping_add(i30_2).wrapping_mul(5);
                    let v89 = 5_i64.wrapping_add(i30_2).wrapping_mul(5);
                    let t14_2_row = t14_2.row(1, [i30_2, 0], 3);
                    Self::parallel_20::<L, _>(level, 0, 3, t14_2_row.slice(0, 3), v88, v89, h4_2);
                }
                for i32_2 in 0_i64..4 {
                    let v92 = 5_i64.wrapping_add(i32_2).wrapping_mul(5);
                    let v93 = 5_i64.wrapping_add(i32_2).wrapping_mul(5);
                    let t15_2_row = t15_2.row(1, [i32_2, 0], 3);
                    Self::parallel_21::<L, _>(level, 0, 3, t15_2_row.slice(0, 3), v92, v93, h4_2);
                }
                let whole_4 = t15_2.has([0, _q7_2], [[0, 1], [0, 0]], [4, 3]) && t15_2.has_rows(1, [_q7_2, 0], [[0, 0], [0, 1]], [4, 3]) && y2_2.has_rows(1, [b4_2.wrapping_mul(4), b5_2.wrapping_mul(3)], [[1, 0], [0, 1]], [4, 3]);
                if whole_4 {
                    for i34_2 in 0_i64..4 {
                        let v96 = t13_2.load([_q7_2], <i32 as __Elem>::ZERO);
                        let v97 = t10_2.load([_q7_2], <i32 as __Elem>::ZERO);
                        let v98 = v96 < v97;
                        let v99 = t9_2.load([_q7_2, d0_2], <T as __Elem>::ZERO);
                        let v100 = t9_2.load_inside([i34_2, 0]);
                        let v101 = x0_2.load([i34_2, __Elem::to::<i64>(v99), __Elem::to::<i64>(v100)], <<T as __Elem>::Accum as __Elem>::ZERO);
                        let v102 = __Elem::to::<i64>(v101);
                        let v103 = t10_2.load_inside([2]);
                        let v104 = x1_2.load([i34_2, __Elem::to::<i64>(v103)], <T as __Elem>::ZERO);
                        let v105 = __Elem::to::<i64>(v104);
                        let v106 = __Elem::to::<i64>(__Elem::to::<u32>(d0_2.wrapping_sub(7)));
                        let v107 = v106 <= i34_2;
                        let v108 = x1_2.extent[1];
                        let v109 = __Elem::to::<i8>(i34_2.wrapping_sub(8)) > __Elem::to::<i8>(i34_2);
                        let v110 = v109 ^ (3 >= i34_2);
                        let v111 = __Elem::powf::<L, false>(__Elem::abs((-3.0_f32) * 0.5_f32) + 1.0_f32, __Elem::fma::<L>(0.0_f32, 0.0_f32, 0.0_f32));
                        let v112 = 1.0_f32 * (-1.0_f32);
                        let t15_2_row_2 = t15_2.whole_row(0, [0, _q7_2], 3, 1);
                        let t15_2_row_3 = t15_2.whole_row(1, [_q7_2, 0], 3, 1);
                        let t10_2_row_3 = t10_2.row(0, [0], 3);
                        let y2_2_row = y2_2.whole_row(1, [b4_2.wrapping_mul(4).wrapping_add(i34_2), b5_2.wrapping_mul(3)], 3, 1);
                        Self::parallel_22::<L, true, _, _, _, _>(
                            level,
                            0,
                            3,
                            t15_2_row_2.strided(0),
                            t15_2_row_3.slice(0, 3),
                            t10_2_row_3.slice(0, 3),
                            y2_2_row.slice_mut(0, 3),
                            x0_2,
                            _q7_2,
                            x1_2,
                            b5_2,
                            t11_2,
                            i34_2,
                            t14_2,
                            v102,
                            t15_2,
                            v98,
                            t9_2,
                            v105,
                            t6_2,
                            v108,
                            v107,
                            v112,
                            v110,
                            v111,
                        );
                    }
                } else {
                    for i34_2 in 0_i64..4 {
                        let v96 = t13_2.load([_q7_2], <i32 as __Elem>::ZERO);
                        let v97 = t10_2.load([_q7_2], <i32 as __Elem>::ZERO);
                        let v98 = v96 < v97;
                        let v99 = t9_2.load([_q7_2, d0_2], <T as __Elem>::ZERO);
                        let v100 = t9_2.load_inside([i34_2, 0]);
                        let v101 = x0_2.load([i34_2, __Elem::to::<i64>(v99), __Elem::to::<i64>(v100)], <<T as __Elem>::Accum as __Elem>::ZERO);
                        let v102 = __Elem::to::<i64>(v101);
                        let v103 = t10_2.load_inside([2]);
                        let v104 = x1_2.load([i34_2, __Elem::to::<i64>(v103)], <T as __Elem>::ZERO);
                        let v105 = __Elem::to::<i64>(v104);
                        let v106 = __Elem::to::<i64>(__Elem::to::<u32>(d0_2.wrapping_sub(7)));
                        let v107 = v106 <= i34_2;
                        let v108 = x1_2.extent[1];
                        let v109 = __Elem::to::<i8>(i34_2.wrapping_sub(8)) > __Elem::to::<i8>(i34_2);
                        let v110 = v109 ^ (3 >= i34_2);
                        let v111 = __Elem::powf::<L, false>(__Elem::abs((-3.0_f32) * 0.5_f32) + 1.0_f32, __Elem::fma::<L>(0.0_f32, 0.0_f32, 0.0_f32));
                        let v112 = 1.0_f32 * (-1.0_f32);
                        let t15_2_row_2 = t15_2.row(0, [0, _q7_2], 3);
                        let t15_2_row_3 = t15_2.row(1, [_q7_2, 0], 3);
                        let t10_2_row_3 = t10_2.row(0, [0], 3);
                        let y2_2_row = y2_2.row(1, [b4_2.wrapping_mul(4).wrapping_add(i34_2), b5_2.wrapping_mul(3)], 3);
                        let (from, to) = __cpu::common(3, [t15_2_row_2.span(), t15_2_row_3.unit_span(), y2_2_row.unit_span()]);
                        Self::parallel_22::<L, false, _, _, _, _>(
                            level,
                            from,
                            to - from,
                            t15_2_row_2.strided(from),
                            t15_2_row_3.slice(from, to - from),
                            t10_2_row_3.slice(from, to - from),
                            y2_2_row.slice_mut(from, to - from),
                            x0_2,
                            _q7_2,
                            x1_2,
                            b5_2,
                            t11_2,
                            i34_2,
                            t14_2,
                            v102,
                            t15_2,
                            v98,
                            t9_2,
                            v105,
                            t6_2,
                            v108,
                            v107,
                            v112,
                            v110,
                            v111,
                        );
                        if to - from < 3 {
                            for (start, end) in [(0, from), (to, 3)] {
                                Self::parallel_22::<L, false, _, _, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    t15_2_row_2.guarded(start, <f32 as __Elem>::ZERO),
                                    t15_2_row_3.guarded(start, <f32 as __Elem>::ZERO),
                                    t10_2_row_3.slice(start, end - start),
                                    y2_2_row.guarded(start, <f32 as __Elem>::ZERO),
                                    x0_2,
                                    _q7_2,
                                    x1_2,
                                    b5_2,
                                    t11_2,
                                    i34_2,
                                    t14_2,
                                    v102,
                                    t15_2,
                                    v98,
                                    t9_2,
                                    v105,
                                    t6_2,
                                    v108,
                                    v107,
                                    v112,
                                    v110,
                                    v111,
                                );
                            }
                        }
                    }
                }
                let y3_2_at = y3_2.window([b4_2.wrapping_mul(4), b5_2.wrapping_mul(3)], [4, 3]);
                __cpu::copy_out::<L, _, _, _>(t9_2, y3_2_at, <f32 as __Elem>::ZERO, __cpu::is_non_temporal(call, &y3_2), __cpu::PacedPrefetch::none());
            }
        }
    }
}
