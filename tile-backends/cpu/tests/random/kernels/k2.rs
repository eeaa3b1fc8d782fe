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
        mut t11_row: R0,
        v12: T,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t11_row.set(lane, v12);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t8_row: R0,
        v13: i64,
        v14: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i26 = start + lane as i64;
                let v15 = t8_row.get(lane);
                let v16 = __Elem::to::<u64>(v15).wrapping_mul(__Elem::to::<u64>(v14.wrapping_add(i26)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v13.wrapping_add(i26), 7_i64)], v16, __cpu::Order::SeqCst);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t11_row_2: R0,
        v18: i64,
        v20: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i29 = start + lane as i64;
                let v21 = t11_row_2.get(lane);
                let v22 = __Elem::to::<u64>(v21).wrapping_mul(__Elem::to::<u64>(v20.wrapping_add(i29)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v18.wrapping_add(i29), 7_i64)], v22, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::RowMut<T>>(
        level: L,
        start: i64,
        count: i64,
        mut t12_row: R0,
        v23: i64,
        t8: __cpu::View<<T as __Elem>::Accum, 2>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i31 = start + lane as i64;
                let v24 = t8.load([__Elem::div(v23.wrapping_add(i31), 6_i64), i31], <<T as __Elem>::Accum as __Elem>::ZERO);
                t12_row.set(lane, __Elem::to::<T>(v24));
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t14_row: R0,
        v30: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t14_row.set(lane, v30);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t15_row: R0,
        v32: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t15_row.set(lane, v32);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t13_row: R0,
        v34: i64,
        v36: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i38 = start + lane as i64;
                let v37 = t13_row.get(lane);
                let v38 = __Elem::to::<u64>(v37).wrapping_mul(__Elem::to::<u64>(v36.wrapping_add(i38)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v34.wrapping_add(i38), 7_i64)], v38, __cpu::Order::Release);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t16_row: R0,
        v39: i64,
        v40: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i40 = start + lane as i64;
                let v41 = t16_row.get(lane);
                let v42 = __Elem::to::<u64>(__Elem::to::<i64>(v41 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v40.wrapping_add(i40)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v39.wrapping_add(i40), 7_i64)], v42, __cpu::Order::Acquire);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::RowMut<T>>(
        level: L,
        start: i64,
        count: i64,
        mut t17_row: R0,
        v44: T,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t17_row.set(lane, v44);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<<T as __Elem>::Accum>,
        R1: __cpu::row::RowMut<T>,
    >(
        level: L,
        start: i64,
        count: i64,
        x0_row_2: R0,
        mut t12_row_2: R1,
        v47: T,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t12_row_2.set(lane, v47);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t7_row_2: R0,
        v50: i64,
        v53: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i50 = start + lane as i64;
                let v54 = t7_row_2.get(lane);
                let v55 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v54) * 16.0_f32));
                let v56 = v55.wrapping_mul(__Elem::to::<u64>(v53.wrapping_add(i50)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v50.wrapping_add(i50), 7_i64)], v56, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t8_row_2: R0,
        v57: i64,
        v58: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i52 = start + lane as i64;
                let v59 = t8_row_2.get(lane);
                let v60 = __Elem::to::<u64>(v59).wrapping_mul(__Elem::to::<u64>(v58.wrapping_add(i52)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v57.wrapping_add(i52), 7_i64)], v60, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t12_row_3: R0,
        v61: i64,
        v62: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i54 = start + lane as i64;
                let v63 = t12_row_3.get(lane);
                let v64 = __Elem::to::<u64>(v63).wrapping_mul(__Elem::to::<u64>(v62.wrapping_add(i54)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v61.wrapping_add(i54), 7_i64)], v64, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t18_row: R0,
        v65: i64,
        v66: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i56 = start + lane as i64;
                let v67 = t18_row.get(lane);
                let v68 = __Elem::to::<u64>(__Elem::to::<i64>(v67 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v66.wrapping_add(i56)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v65.wrapping_add(i56), 7_i64)], v68, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t19_row: R0,
        v69: i64,
        v70: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i58 = start + lane as i64;
                let v71 = t19_row.get(lane);
                let v72 = __Elem::to::<u64>(__Elem::to::<i64>(v71 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v70.wrapping_add(i58)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v69.wrapping_add(i58), 7_i64)], v72, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut y2_row: R0,
        t7: __cpu::View<__cpu::bf16, 5>,
        v74: i64,
        v75: i64,
        i59: i64,
        v76: bool,
        d0: i64,
        v77: f32,
        d3: i64,
        d2: i64,
        v73: bool,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i60 = start + lane as i64;
                let v78 = t7.load([i60, v74, 2, i60, v75], <__cpu::bf16 as __Elem>::ZERO);
                let v79 = __Elem::tan::<L, false>(__Elem::to::<f32>(v78) * 0.5_f32);
                let v80 = t7.load([d0, i60, i60, i60, i60], <__cpu::bf16 as __Elem>::ZERO);
                let v81 = __Elem::abs(__Elem::min(v77, __Elem::to::<f32>(v80))) * 0.5_f32;
                let v82 = t7.load([i60, i60, 1, d0, 0], <__cpu::bf16 as __Elem>::ZERO);
                let v83 = __Elem::expm1::<L, false>((-((-2.0_f32) + __Elem::to::<f32>(v82))) * 0.5_f32);
                let v84 = t7.load([i60, i60, 3, 0, d2], <__cpu::bf16 as __Elem>::ZERO);
                let v85 = __Elem::sin::<L, false>(__Elem::to::<f32>(v84) * 0.5_f32);
                let v86 = __Elem::select(v76 ^ (i59 <= i60), __Elem::asin::<L, false>(v81), __Elem::select(d3 < i60, v83, v85));
                y2_row.set(lane, __Elem::select(v73, v79, v86));
            }
        }
    }

    #[inline]
    unsafe fn parallel_19<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut v81_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v83 = v81_row.get(lane);
                let v84 = __Elem::select((v83 > 0.0_f32) & __Elem::is_finite(v83), v83, 1.0_f32);
                v81_row.set(lane, v84);
            }
        }
    }

    #[inline]
    unsafe fn parallel_20<L: __cpu::Level, R0: __cpu::row::Row<f32>, R1: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        t20_row: R0,
        mut v85_row: R1,
        v88: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v89 = t20_row.get(lane);
                let v90 = v89 / v88;
                v85_row.set(lane, v90 * v90);
            }
        }
    }

    #[inline]
    unsafe fn parallel_21<
        L: __cpu::Level,
        R0: __cpu::row::Row<f32>,
        R1: __cpu::row::Row<f32>,
        R2: __cpu::row::RowMut<f32>,
    >(
        level: L,
        start: i64,
        count: i64,
        v91_row: R0,
        v81_row_2: R1,
        mut t21_row: R2,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v93 = v91_row.get(lane);
                let v94 = v81_row_2.get(lane);
                t21_row.set(lane, __Elem::sqrt::<L, false>(v93) * v94);
            }
        }
    }

    #[inline]
    unsafe fn parallel_22<
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
        v95: bool,
        v99: __cpu::bf16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v100 = x0_2_row.get(lane);
                let v101 = __Elem::div(__Elem::to::<__cpu::bf16>(v100), <__cpu::bf16 as __Elem>::of_f64(5.0_f64));
                t6_2_row.set(lane, __Elem::abs(__Elem::select(v95, v101, v99)));
            }
        }
    }

    #[inline]
    unsafe fn parallel_23<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_2_row: R0,
        x1_2: __cpu::View<T, 2>,
        x0_2: __cpu::View<<T as __Elem>::Accum, 3>,
        v100: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i16_2 = start + lane as i64;
                let mut s17_2 = <__cpu::bf16 as __Elem>::ZERO;
                s17_2 = <__cpu::bf16 as __Elem>::ZERO;
                for k18_2 in 0_i64..2 {
                    let v101 = s17_2;
                    let v102 = x1_2.load([k18_2, k18_2], <T as __Elem>::ZERO);
                    let v103 = x1_2.load([4, __Elem::to::<i64>(v102)], <T as __Elem>::ZERO);
                    let v104 = x0_2.load([i16_2, __Elem::rem(__Elem::to::<i64>(v103), 2_i64), v100], <<T as __Elem>::Accum as __Elem>::ZERO);
                    s17_2 = __Elem::add(v101, __Elem::to::<__cpu::bf16>(v104));
                }
                let v105 = s17_2;
                t7_2_row.set(lane, v105);
            }
        }
    }

    #[inline]
    unsafe fn parallel_24<L: __cpu::Level, R0: __cpu::row::RowMut<T>>(
        level: L,
        start: i64,
        count: i64,
        mut t11_2_row: R0,
        v107: T,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t11_2_row.set(lane, v107);
            }
        }
    }

    #[inline]
    unsafe fn parallel_25<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row: R0,
        v108: i64,
        v109: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i26_2 = start + lane as i64;
                let v110 = t8_2_row.get(lane);
                let v111 = __Elem::to::<u64>(v110).wrapping_mul(__Elem::to::<u64>(v109.wrapping_add(i26_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v108.wrapping_add(i26_2), 7_i64)], v111);
            }
        }
    }

    #[inline]
    unsafe fn parallel_26<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t11_2_row_2: R0,
        v113: i64,
        v115: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i29_2 = start + lane as i64;
                let v116 = t11_2_row_2.get(lane);
                let v117 = __Elem::to::<u64>(v116).wrapping_mul(__Elem::to::<u64>(v115.wrapping_add(i29_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v113.wrapping_add(i29_2), 7_i64)], v117);
            }
        }
    }

    #[inline]
    unsafe fn parallel_27<L: __cpu::Level, R0: __cpu::row::RowMut<T>>(
        level: L,
        start: i64,
        count: i64,
        mut t12_2_row: R0,
        v118: i64,
        t8_2: __cpu::View<<T as __Elem>::Accum, 2>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i31_2 = start + lane as i64;
                let v119 = t8_2.load([__Elem::div(v118.wrapping_add(i31_2), 6_i64), i31_2], <<T as __Elem>::Accum as __Elem>::ZERO);
                t12_2_row.set(lane, __Elem::to::<T>(v119));
            }
        }
    }

    #[inline]
    unsafe fn parallel_28<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t14_2_row: R0,
        v125: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t14_2_row.set(lane, v125);
            }
        }
    }

    #[inline]
    unsafe fn parallel_29<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t15_2_row: R0,
        v127: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t15_2_row.set(lane, v127);
            }
        }
    }

    #[inline]
    unsafe fn parallel_30<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t13_2_row: R0,
        v129: i64,
        v131: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i38_2 = start + lane as i64;
                let v132 = t13_2_row.get(lane);
                let v133 = __Elem::to::<u64>(v132).wrapping_mul(__Elem::to::<u64>(v131.wrapping_add(i38_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v129.wrapping_add(i38_2), 7_i64)], v133);
            }
        }
    }

    #[inline]
    unsafe fn parallel_31<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t16_2_row: R0,
        v134: i64,
        v135: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i40_2 = start + lane as i64;
                let v136 = t16_2_row.get(lane);
                let v137 = __Elem::to::<u64>(__Elem::to::<i64>(v136 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v135.wrapping_add(i40_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v134.wrapping_add(i40_2), 7_i64)], v137);
            }
        }
    }

    #[inline]
    unsafe fn parallel_32<L: __cpu::Level, R0: __cpu::row::RowMut<T>>(
        level: L,
        start: i64,
        count: i64,
        mut t17_2_row: R0,
        v139: T,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t17_2_row.set(lane, v139);
            }
        }
    }

    #[inline]
    unsafe fn parallel_33<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<<T as __Elem>::Accum>,
        R1: __cpu::row::RowMut<T>,
    >(
        level: L,
        start: i64,
        count: i64,
        x0_2_row_2: R0,
        mut t12_2_row_2: R1,
        v142: T,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t12_2_row_2.set(lane, v142);
            }
        }
    }

    #[inline]
    unsafe fn parallel_34<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row_2: R0,
        v145: i64,
        v148: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i50_2 = start + lane as i64;
                let v149 = t7_2_row_2.get(lane);
                let v150 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v149) * 16.0_f32));
                let v151 = v150.wrapping_mul(__Elem::to::<u64>(v148.wrapping_add(i50_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v145.wrapping_add(i50_2), 7_i64)], v151);
            }
        }
    }

    #[inline]
    unsafe fn parallel_35<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row_2: R0,
        v152: i64,
        v153: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i52_2 = start + lane as i64;
                let v154 = t8_2_row_2.get(lane);
                let v155 = __Elem::to::<u64>(v154).wrapping_mul(__Elem::to::<u64>(v153.wrapping_add(i52_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v152.wrapping_add(i52_2), 7_i64)], v155);
            }
        }
    }

    #[inline]
    unsafe fn parallel_36<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t12_2_row_3: R0,
        v156: i64,
        v157: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i54_2 = start + lane as i64;
                let v158 = t12_2_row_3.get(lane);
                let v159 = __Elem::to::<u64>(v158).wrapping_mul(__Elem::to::<u64>(v157.wrapping_add(i54_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v156.wrapping_add(i54_2), 7_i64)], v159);
            }
        }
    }

    #[inline]
    unsafe fn parallel_37<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t18_2_row: R0,
        v160: i64,
        v161: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i56_2 = start + lane as i64;
                let v162 = t18_2_row.get(lane);
                let v163 = __Elem::to::<u64>(__Elem::to::<i64>(v162 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v161.wrapping_add(i56_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v160.wrapping_add(i56_2), 7_i64)], v163);
            }
        }
    }

    #[inline]
    unsafe fn parallel_38<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t19_2_row: R0,
        v164: i64,
        v165: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i58_2 = start + lane as i64;
                let v166 = t19_2_row.get(lane);
                let v167 = __Elem::to::<u64>(__Elem::to::<i64>(v166 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v165.wrapping_add(i58_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v164.wrapping_add(i58_2), 7_i64)], v167);
            }
        }
    }

    #[inline]
    unsafe fn parallel_39<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut y2_2_row: R0,
        t7_2: __cpu::View<__cpu::bf16, 5>,
        v169: i64,
        v170: i64,
        i59_2: i64,
        v171: bool,
        d0_2: i64,
        v172: f32,
        d3_2: i64,
        d2_2: i64,
        v168: bool,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i60 = start + lane as i64;
                let v173 = t7_2.load([i60, v169, 2, i60, v170], <__cpu::bf16 as __Elem>::ZERO);
                let v174 = __Elem::tan::<L, false>(__Elem::to::<f32>(v173) * 0.5_f32);
                let v175 = t7_2.load([d0_2, i60, i60, i60, i60], <__cpu::bf16 as __Elem>::ZERO);
                let v176 = __Elem::abs(__Elem::min(v172, __Elem::to::<f32>(v175))) * 0.5_f32;
                let v177 = t7_2.load([i60, i60, 1, d0_2, 0], <__cpu::bf16 as __Elem>::ZERO);
                let v178 = __Elem::expm1::<L, false>((-((-2.0_f32) + __Elem::to::<f32>(v177))) * 0.5_f32);
                let v179 = t7_2.load([i60, i60, 3, 0, d2_2], <__cpu::bf16 as __Elem>::ZERO);
                let v180 = __Elem::sin::<L, false>(__Elem::to::<f32>(v179) * 0.5_f32);
                let v181 = __Elem::select(v171 ^ (i59_2 <= i60), __Elem::asin::<L, false>(v176), __Elem::select(d3_2 < i60, v178, v180));
                y2_2_row.set(lane, __Elem::select(v168, v174, v181));
            }
        }
    }

    #[inline]
    unsafe fn parallel_40<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut v176_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v178 = v176_row.get(lane);
                let v179 = __Elem::select((v178 > 0.0_f32) & __Elem::is_finite(v178), v178, 1.0_f32);
                v176_row.set(lane, v179);
            }
        }
    }

    #[inline]
    unsafe fn parallel_41<L: __cpu::Level, R0: __cpu::row::Row<f32>, R1: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        t20_2_row: R0,
        mut v180_row: R1,
        v183: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v184 = t20_2_row.get(lane);
                let v185 = v184 / v183;
                v180_row.set(lane, v185 * v185);
            }
        }
    }

    #[inline]
    unsafe fn parallel_42<
        L: __cpu::Level,
        R0: __cpu::row::Row<f32>,
        R1: __cpu::row::Row<f32>,
        R2: __cpu::row::RowMut<f32>,
    >(
        level: L,
        start: i64,
        count: i64,
        v186_row: R0,
        v176_row_2: R1,
        mut t21_2_row: R2,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v188 = v186_row.get(lane);
                let v189 = v176_row_2.get(lane);
                t21_2_row.set(lane, __Elem::sqrt::<L, false>(v188) * v189);
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
        plan.value(d0);
        plan.value(d3);
        plan.value(d2);
        plan.panels(1, [3, 6], 0b000, [3, 6], [0, 1], [false, true], __cpu::panel_a::<T, T, <T as __Elem>::Accum>());
        plan.panels(1, [6, 4], 0b000, [6, 4], [0, 1], [true, false], __cpu::panel_b::<T, T, <T as __Elem>::Accum>());
        plan.finish([1, v1, v3])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<__cpu::bf16, 4>([4, 6, 3, 3]);
        size.tile::<__cpu::bf16, 5>([3, 3, 6, 3, 1]);
        size.tile::<<T as __Elem>::Accum, 2>([3, 4]);
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.panel_a::<L, T, T, <T as __Elem>::Accum>(3, 6);
            size.panel_b::<L, T, T, <T as __Elem>::Accum>(6, 4);
            size.gemm::<L, T, T, <T as __Elem>::Accum>(3, 4, 6);
            outer.cover(size);
        }
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.tile::<T, 3>([6, 3, 6]);
            outer.cover(size);
        }
        size.tile::<T, 2>([4, 3]);
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.tile::<<T as __Elem>::Accum, 3>([6, 6, 3]);
            size.tile::<f32, 2>([4, 6]);
            size.tile::<f32, 2>([4, 4]);
            size.tile::<f32, 2>([6, 4]);
            size.gemm::<L, f32, f32, f32>(6, 4, 4);
            outer.cover(size);
        }
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.tile::<T, 2>([3, 6]);
            outer.cover(size);
        }
        size.tile::<f32, 2>([4, 3]);
        size.tile::<f32, 2>([4, 3]);
        size.tile::<f32, 3>([4, 3, 3]);
        size.tile::<f32, 2>([4, 3]);
        size.tile::<f32, 2>([4, 3]);
        size.tile::<f32, 3>([4, 3, 3]);
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
            let panels_0 = __cpu::PanelCache::new::<L>(call, 0);
            let panels_1 = __cpu::PanelCache::new::<L>(call, 1);
            let d1 = __cpu::value::<i64>(call, 0);
            let d0 = __cpu::value::<i64>(call, 1);
            let d3 = __cpu::value::<i64>(call, 2);
            let d2 = __cpu::value::<i64>(call, 3);
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
                let t8 = scratch.tile::<<T as __Elem>::Accum, 2>([3, 4]);
                __cpu::fill::<L, _, _>(t8, <<T as __Elem>::Accum as __Elem>::ZERO);
                for k20 in 0_i64..4 {
                    let mut scratch = scratch;
                    let t9_own = scratch.panel_a::<L, T, T, <T as __Elem>::Accum>(3, 6);
                    let t10_own = scratch.panel_b::<L, T, T, <T as __Elem>::Accum>(6, 4);
                    let x1_at = x1.window([d0.wrapping_mul(4), k20.wrapping_mul(6)], [3, 6]);
                    let t9_slot = panels_0.slot([d0.wrapping_mul(4), k20.wrapping_mul(6)], t9_own);
                    let v11 = __Elem::to::<i64>(__Elem::to::<u32>(x1.extent[0].wrapping_sub(2)));
                    let x1_at_2 = x1.window([k20.wrapping_mul(6), v11], [6, 4]);
                    let t10_slot = panels_1.slot([k20.wrapping_mul(6), v11], t10_own);
                    __cpu::sized!(true, gemm_packed::<L, _, _, T, T, <T as __Elem>::Accum>(__cpu::Operand::FusedPack(x1_at, <T as __Elem>::ZERO, t9_slot), __cpu::Operand::FusedPack(x1_at_2, <T as __Elem>::ZERO, t10_slot), t8, 6, true, __cpu::PrefetchList::new([panels_0.prefetch_rows([d0.wrapping_mul(4), k20.wrapping_mul(6)], [0, 6], x1_at.prefetch_rows([0, 6]))])));
                }
                for k21 in 0_i64..1 {
                    let mut scratch = scratch;
                    let t11 = scratch.tile::<T, 3>([6, 3, 6]);
                    for i22 in 0_i64..6 {
                        for i23 in 0_i64..3 {
                            let v12 = x1.load([i23, d3], <T as __Elem>::ZERO);
                            let t11_row = t11.row(2, [i22, i23, 0], 6);
                            Self::parallel_3::<L, _>(level, 0, 6, t11_row.slice_mut(0, 6), v12);
                        }
                    }
                    let t6_at = t6.window([k21.wrapping_mul(4), k21.wrapping_mul(4), k21.wrapping_mul(4), k21.wrapping_mul(4)], [6, 3, 6, 1]).squeeze([0, 1, 2]);
                    __cpu::copy::<L, _, _, _>(t11, t6_at, <__cpu::bf16 as __Elem>::ZERO);
                    for i25 in 0_i64..3 {
                        let v13 = 5_i64.wrapping_add(i25).wrapping_mul(5);
                        let v14 = 5_i64.wrapping_add(i25).wrapping_mul(5);
                        let t8_row = t8.row(1, [i25, 0], 4);
                        Self::parallel_4::<L, _>(level, 0, 4, t8_row.slice(0, 4), v13, v14, h4);
                    }
                    for i27 in 0_i64..6 {
                        for i28 in 0_i64..3 {
                            let v17 = 5_i64.wrapping_add(i27).wrapping_mul(5).wrapping_add(i28);
                            let v18 = v17.wrapping_mul(5);
                            let v19 = 5_i64.wrapping_add(i27).wrapping_mul(5).wrapping_add(i28);
                            let v20 = v19.wrapping_mul(5);
                            let t11_row_2 = t11.row(2, [i27, i28, 0], 6);
                            Self::parallel_5::<L, _>(level, 0, 6, t11_row_2.slice(0, 6), v18, v20, h4);
                        }
                    }
                }
                let t12 = scratch.tile::<T, 2>([4, 3]);
                for i30 in 0_i64..4 {
                    let v23 = _q7.wrapping_mul(6);
                    let t12_row = t12.row(1, [i30, 0], 3);
                    Self::parallel_6::<L, _>(level, 0, 3, t12_row.slice_mut(0, 3), v23, t8);
                }
                let v25 = t7.load([_q7.wrapping_add(3), d0, b4, d0, __Elem::shl(b5.wrapping_sub(4), 2_i64)], <__cpu::bf16 as __Elem>::ZERO);
                let v26 = t12.load([d0, d0], <T as __Elem>::ZERO);
                let v27 = t7.load([__Elem::to::<i64>(v26), d0, d0, _q7, 0], <__cpu::bf16 as __Elem>::ZERO);
                let v28 = __Elem::eq(v25, __Elem::div(v27, <__cpu::bf16 as __Elem>::of_i64(7)));
                if v28 {
                    let mut scratch = scratch;
                    let t13 = scratch.tile::<<T as __Elem>::Accum, 3>([6, 6, 3]);
                    let t7_at = t7.window([0, d0.wrapping_mul(3), b4, d0.wrapping_mul(4), 0], [3, 6, 1, 6, 1]).squeeze([0, 1, 3]);
                    let t7_at_at = t7_at.permute([1, 2, 0]);
                    __cpu::copy::<L, _, _, _>(t7_at_at, t13, <<T as __Elem>::Accum as __Elem>::ZERO);
                    let t14 = scratch.tile::<f32, 2>([4, 6]);
                    for i32 in 0_i64..4 {
                        let v29 = x0.load([1, i32, x1.extent[1]], <<T as __Elem>::Accum as __Elem>::ZERO);
                        let v30 = __Elem::to::<f32>(v29);
                        let t14_row = t14.row(1, [i32, 0], 6);
                        Self::parallel_7::<L, _>(level, 0, 6, t14_row.slice_mut(0, 6), v30);
                    }
                    let t15 = scratch.tile::<f32, 2>([4, 4]);
                    for i34 in 0_i64..4 {
                        let v31 = x1.load([i34, 1], <T as __Elem>::ZERO);
                        let v32 = __Elem::round::<L, false>(__Elem::to::<f32>(v31));
                        let t15_row = t15.row(1, [i34, 0], 4);
                        Self::parallel_8::<L, _>(level, 0, 4, t15_row.slice_mut(0, 4), v32);
                    }
                    let t16 = scratch.tile::<f32, 2>([6, 4]);
                    let t14_at = t14.permute([1, 0]);
                    let t15_at = t15.permute([1, 0]);
                    __cpu::sized!(true, gemm::<L, f32, f32, f32>(t14_at, t15_at, t16, false, scratch.rest()));
                    for i36 in 0_i64..6 {
                        for i37 in 0_i64..6 {
                            let v33 = 5_i64.wrapping_add(i36).wrapping_mul(5).wrapping_add(i37);
                            let v34 = v33.wrapping_mul(5);
                            let v35 = 5_i64.wrapping_add(i36).wrapping_mul(5).wrapping_add(i37);
                            let v36 = v35.wrapping_mul(5);
                            let t13_row = t13.row(2, [i36, i37, 0], 3);
                            Self::parallel_9::<L, _>(level, 0, 3, t13_row.slice(0, 3), v34, v36, h4);
                        }
                    }
                    for i39 in 0_i64..6 {
                        let v39 = 5_i64.wrapping_add(i39).wrapping_mul(5);
                        let v40 = 5_i64.wrapping_add(i39).wrapping_mul(5);
                        let t16_row = t16.row(1, [i39, 0], 4);
                        Self::parallel_10::<L, _>(level, 0, 4, t16_row.slice(0, 4), v39, v40, h4);
                    }
                } else {
                    let mut scratch = scratch;
                    let t17 = scratch.tile::<T, 2>([3, 6]);
                    for i41 in 0_i64..3 {
                        let v43 = x0.load([_q7, b4, _q7], <<T as __Elem>::Accum as __Elem>::ZERO);
                        let v44 = __Elem::to::<T>(__Elem::to::<f32>(v43));
                        let t17_row = t17.row(1, [i41, 0], 6);
                        Self::parallel_11::<L, _>(level, 0, 6, t17_row.slice_mut(0, 6), v44);
                    }
                }
                let whole_2 = x0.has([1, 0, b5], [[0, 0], [0, 1], [0, 0]], [4, 3]);
                if whole_2 {
                    for i43 in 0_i64..4 {
                        let v45 = x1.load([6, d2], <T as __Elem>::ZERO);
                        let v46 = x0.load([d0, d3, __Elem::to::<i64>(v45)], <<T as __Elem>::Accum as __Elem>::ZERO);
                        let v47 = __Elem::to::<T>(__Elem::to::<f32>(v46));
                        let x0_row_2 = x0.whole_row(1, [1, 0, b5], 3, 1);
                        let t12_row_2 = t12.row(1, [i43, 0], 3);
                        Self::parallel_12::<L, true, _, _>(
                            level,
                            0,
                            3,
                            x0_row_2.strided(0),
                            t12_row_2.slice_mut(0, 3),
                            v47,
                        );
                    }
                } else {
                    for i43 in 0_i64..4 {
                        let v45 = x1.load([6, d2], <T as __Elem>::ZERO);
                        let v46 = x0.load([d0, d3, __Elem::to::<i64>(v45)], <<T as __Elem>::Accum as __Elem>::ZERO);
                        let v47 = __Elem::to::<T>(__Elem::to::<f32>(v46));
                        let x0_row_2 = x0.row(1, [1, 0, b5], 3);
                        let t12_row_2 = t12.row(1, [i43, 0], 3);
                        let (from, to) = __cpu::common(3, [x0_row_2.span()]);
                        Self::parallel_12::<L, false, _, _>(
                            level,
                            from,
                            to - from,
                            x0_row_2.strided(from),
                            t12_row_2.slice_mut(from, to - from),
                            v47,
                        );
                        if to - from < 3 {
                            for (start, end) in [(0, from), (to, 3)] {
                                Self::parallel_12::<L, false, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    x0_row_2.guarded(start, <<T as __Elem>::Accum as __Elem>::ZERO),
                                    t12_row_2.slice_mut(start, end - start),
                                    v47,
                                );
                            }
                        }
                    }
                }
                let t18 = scratch.tile::<f32, 2>([4, 3]);
                let t8_at = t8.window([d0, d0], [4, 3]);
                __cpu::copy::<L, _, _, _>(t8_at, t18, <f32 as __Elem>::ZERO);
                let t19 = scratch.tile::<f32, 2>([4, 3]);
                let w5_at = w5.window([b4.wrapping_mul(4), b5.wrapping_mul(3)], [4, 3]);
                __cpu::copy::<L, _, _, _>(t18, w5_at, <f32 as __Elem>::ZERO);
                let w5_at_2 = w5.window([b4.wrapping_mul(4), b5.wrapping_mul(3)], [4, 3]);
                __cpu::copy::<L, _, _, _>(w5_at_2, t19, <f32 as __Elem>::ZERO);
                for i46 in 0_i64..3 {
                    for i47 in 0_i64..3 {
                        for i48 in 0_i64..6 {
                            for i49 in 0_i64..3 {
                                let v48 = 5_i64.wrapping_add(i46).wrapping_mul(5).wrapping_add(i47);
                                let v49 = v48.wrapping_mul(5).wrapping_add(i48).wrapping_mul(5).wrapping_add(i49);
                                let v50 = v49.wrapping_mul(5);
                                let v51 = 5_i64.wrapping_add(i46).wrapping_mul(5).wrapping_add(i47);
                                let v52 = v51.wrapping_mul(5).wrapping_add(i48).wrapping_mul(5).wrapping_add(i49);
                                let v53 = v52.wrapping_mul(5);
                                let t7_row_2 = t7.row(4, [i46, i47, i48, i49, 0], 1);
                                Self::parallel_13::<L, _>(level, 0, 1, t7_row_2.slice(0, 1), v50, v53, h4);
                            }
                        }
                    }
                }
                for i51 in 0_i64..3 {
                    let v57 = 5_i64.wrapping_add(i51).wrapping_mul(5);
                    let v58 = 5_i64.wrapping_add(i51).wrapping_mul(5);
                    let t8_row_2 = t8.row(1, [i51, 0], 4);
                    Self::parallel_14::<L, _>(level, 0, 4, t8_row_2.slice(0, 4), v57, v58, h4);
                }
                for i53 in 0_i64..4 {
                    let v61 = 5_i64.wrapping_add(i53).wrapping_mul(5);
                    let v62 = 5_i64.wrapping_add(i53).wrapping_mul(5);
                    let t12_row_3 = t12.row(1, [i53, 0], 3);
                    Self::parallel_15::<L, _>(level, 0, 3, t12_row_3.slice(0, 3), v61, v62, h4);
                }
                for i55 in 0_i64..4 {
                    let v65 = 5_i64.wrapping_add(i55).wrapping_mul(5);
                    let v66 = 5_i64.wrapping_add(i55).wrapping_mul(5);
                    let t18_row = t18.row(1, [i55, 0], 3);
                    Self::parallel_16::<L, _>(level, 0, 3, t18_row.slice(0, 3), v65, v66, h4);
                }
                for i57 in 0_i64..4 {
                    let v69 = 5_i64.wrapping_add(i57).wrapping_mul(5);
                    let v70 = 5_i64.wrapping_add(i57).wrapping_mul(5);
                    let t19_row = t19.row(1, [i57, 0], 3);
                    Self::parallel_17::<L, _>(level, 0, 3, t19_row.slice(0, 3), v69, v70, h4);
                }
                let whole_3 = y2.has_rows(1, [b4.wrapping_mul(4), b5.wrapping_mul(3)], [[1, 0], [0, 1]], [4, 3]);
                if whole_3 {
                    for i59 in 0_i64..4 {
                        let v73 = i59.wrapping_add(1) == i59;
                        let v74 = __Elem::shr(x0.extent[2].wrapping_sub(9), 2_i64);
                        let v75 = x1.extent[1];
                        let v76 = 1 >= 3;
                        let v77 = __Elem::to::<f32>(d0);
                        let y2_row = y2.whole_row(1, [b4.wrapping_mul(4).wrapping_add(i59), b5.wrapping_mul(3)], 3, 1);
                        Self::parallel_18::<L, true, _>(
                            level,
                            0,
                            3,
                            y2_row.slice_mut(0, 3),
                            t7,
                            v74,
                            v75,
                            i59,
                            v76,
                            d0,
                            v77,
                            d3,
                            d2,
                            v73,
                        );
                    }
                } else {
                    for i59 in 0_i64..4 {
                        let v73 = i59.wrapping_add(1) == i59;
                        let v74 = __Elem::shr(x0.extent[2].wrapping_sub(9), 2_i64);
                        let v75 = x1.extent[1];
                        let v76 = 1 >= 3;
                        let v77 = __Elem::to::<f32>(d0);
                        let y2_row = y2.row(1, [b4.wrapping_mul(4).wrapping_add(i59), b5.wrapping_mul(3)], 3);
                        let (from, to) = __cpu::common(3, [y2_row.unit_span()]);
                        Self::parallel_18::<L, false, _>(
                            level,
                            from,
                            to - from,
                            y2_row.slice_mut(from, to - from),
                            t7,
                            v74,
                            v75,
                            i59,
                            v76,
                            d0,
                            v77,
                            d3,
                            d2,
                            v73,
                        );
                        if to - from < 3 {
                            for (start, end) in [(0, from), (to, 3)] {
                                Self::parallel_18::<L, false, _>(
                                    level,
                                    start,
                                    end - start,
                                    y2_row.guarded(start, <f32 as __Elem>::ZERO),
                                    t7,
                                    v74,
                                    v75,
                                    i59,
                                    v76,
                                    d0,
                                    v77,
                                    d3,
                                    d2,
                                    v73,
                                );
                            }
                        }
                    }
                }
                let t20 = scratch.tile::<f32, 3>([4, 3, 3]);
                let v78 = x1.load([9, x1.extent[1]], <T as __Elem>::ZERO);
                let v79 = x0.load([0, d0, d2], <<T as __Elem>::Accum as __Elem>::ZERO);
                let v80 = __Elem::to::<<T as __Elem>::Accum>(__Elem::to::<f32>(v79));
                let x0_at = x0.window([x1.extent[0], b4, __Elem::to::<i64>(v78)], [4, 3, 3]);
                __cpu::copy::<L, _, _, _>(x0_at, t20, __Elem::to::<f32>(v80));
                let t21 = scratch.tile::<f32, 2>([4, 3]);
                let v81 = scratch.tile::<f32, 2>([4, 3]);
                __cpu::reduce::<L, __cpu::reduce::AbsMax, _, _, 3>(__cpu::without_tail::<L, __cpu::reduce::AbsMax, _, 3>(t20, x0_at.hi[2]), 2, __cpu::insert_axis(v81, 2), false, <f32 as __Elem>::ZERO);
                for v82 in 0_i64..4 {
                    let v81_row = v81.row(1, [v82, 0], 3);
                    Self::parallel_19::<L, _>(level, 0, 3, v81_row.slice_mut(0, 3));
                }
                let v85 = scratch.tile::<f32, 3>([4, 3, 3]);
                for v86 in 0_i64..4 {
                    for v87 in 0_i64..3 {
                        let v88 = v81.load_inside([v86, v87]);
                        let t20_row = t20.row(2, [v86, v87, 0], 3);
                        let v85_row = v85.row(2, [v86, v87, 0], 3);
                        let live = __cpu::with_tail(x0_at.hi[2]);
                        let part = __cpu::live_part(live, 0, 3);
                        Self::parallel_20::<L, _, _>(
                            level,
                            0,
                            part,
                            t20_row.slice(0, part),
                            v85_row.slice_mut(0, part),
                            v88,
                        );
                        if part < 3 {
                            let last = v85_row.slice(live - 1, 1)[0];
                            v85_row.slice_mut(0 + part, 3 - part).fill(last);
                        }
                    }
                }
                let v91 = scratch.tile::<f32, 2>([4, 3]);
                __cpu::reduce::<L, __cpu::reduce::Sum, _, _, 3>(__cpu::without_tail::<L, __cpu::reduce::Sum, _, 3>(v85, x0_at.hi[2]), 2, __cpu::insert_axis(v91, 2), false, <f32 as __Elem>::ZERO);
                let y3_at = y3.window([b4.wrapping_mul(4), b5.wrapping_mul(3)], [4, 3]);
                let mut copy_out = __cpu::FusedCopyOut::new(t21, y3_at, <f32 as __Elem>::ZERO, __cpu::is_non_temporal(call, &y3));
                let needed = copy_out.needed();
                for v92 in 0_i64..4 {
                    let v91_row = v91.row(1, [v92, 0], needed);
                    let v81_row_2 = v81.row(1, [v92, 0], needed);
                    let t21_row = t21.row(1, [v92, 0], needed);
                    let mut chunks = copy_out.chunks([v92, 0], 0, needed, &__cpu::PacedPrefetch::none());
                    while chunks.advance() {
                        let (start, count) = chunks.chunk();
                        Self::parallel_21::<L, _, _, _>(
                            level,
                            start,
                            count,
                            v91_row.slice(start, count),
                            v81_row_2.slice(start, count),
                            t21_row.slice_mut(start, count),
                        );
                        copy_out.store::<L>([v92, 0], start, count);
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
            let x0_2 = __cpu::tensor::<<T as __Elem>::Accum, 3>(call, 0);
            let x1_2 = __cpu::tensor::<T, 2>(call, 1);
            let y2_2 = __cpu::tensor::<f32, 2>(call, 2);
            let y3_2 = __cpu::tensor::<f32, 2>(call, 3);
            let h4_2 = __cpu::tensor::<u64, 1>(call, 4);
            let _q7_2 = __cpu::scalar::<i64>(call.args, 6);
            let w5_2 = __cpu::workspace::<f32, 2>(call, 0, 0);
            let panels_0 = __cpu::PanelCache::new::<L>(call, 0);
            let panels_1 = __cpu::PanelCache::new::<L>(call, 1);
            let d1_2 = __cpu::value::<i64>(call, 0);
            let d0_2 = __cpu::value::<i64>(call, 1);
            let d3_2 = __cpu::value::<i64>(call, 2);
            let d2_2 = __cpu::value::<i64>(call, 3);
            for block in __cpu::Blocks::new(call) {
                let [_, b4_2, b5_2] = block.index;
                let mut scratch = block.scratch;
                let t6_2 = scratch.tile::<__cpu::bf16, 4>([4, 6, 3, 3]);
                let whole_4 = x0_2.has_rows(2, [_q7_2, 3, 0], [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 1]], [4, 6, 3, 3]);
                if whole_4 {
                    for i8_2 in 0_i64..4 {
                        for i9_2 in 0_i64..6 {
                            for i10_2 in 0_i64..3 {
                                let v95 = i10_2 != i8_2;
                                let v96 = x0_2.load([d1_2, i8_2, 0], <<T as __Elem>::Accum as __Elem>::ZERO);
                                let v97 = x1_2.load([i8_2, 0], <T as __Elem>::ZERO);
                                let v98 = x0_2.load([b5_2.wrapping_add(__Elem::to::<i64>(v96)), __Elem::to::<i64>(v97), i9_2], <<T as __Elem>::Accum as __Elem>::ZERO);
                                let v99 = __Elem::to::<__cpu::bf16>(v98);
                                let x0_2_row = x0_2.whole_row(2, [_q7_2, 3, 0], 3, 1);
                                let t6_2_row = t6_2.row(3, [i8_2, i9_2, i10_2, 0], 3);
                                Self::parallel_22::<L, true, _, _>(
                                    level,
                                    0,
                                    3,
                                    x0_2_row.slice(0, 3),
                                    t6_2_row.slice_mut(0, 3),
                                    v95,
                                    v99,
                                );
                            }
                        }
                    }
                } else {
                    for i8_2 in 0_i64..4 {
                        for i9_2 in 0_i64..6 {
                            for i10_2 in 0_i64..3 {
                                let v95 = i10_2 != i8_2;
                                let v96 = x0_2.load([d1_2, i8_2, 0], <<T as __Elem>::Accum as __Elem>::ZERO);
                                let v97 = x1_2.load([i8_2, 0], <T as __Elem>::ZERO);
                                let v98 = x0_2.load([b5_2.wrapping_add(__Elem::to::<i64>(v96)), __Elem::to::<i64>(v97), i9_2], <<T as __Elem>::Accum as __Elem>::ZERO);
                                let v99 = __Elem::to::<__cpu::bf16>(v98);
                                let x0_2_row = x0_2.row(2, [_q7_2, 3, 0], 3);
                                let t6_2_row = t6_2.row(3, [i8_2, i9_2, i10_2, 0], 3);
                                let (from, to) = __cpu::common(3, [x0_2_row.unit_span()]);
                                Self::parallel_22::<L, false, _, _>(
                                    level,
                                    from,
                                    to - from,
                                    x0_2_row.slice(from, to - from),
                                    t6_2_row.slice_mut(from, to - from),
                                    v95,
                                    v99,
                                );
                                if to - from < 3 {
                                    for (start, end) in [(0, from), (to, 3)] {
                                        Self::parallel_22::<L, false, _, _>(
                                            level,
                                            start,
                                            end - start,
                                            x0_2_row.guarded(start, <<T as __Elem>::Accum as __Elem>::ZERO),
                                            t6_2_row.slice_mut(start, end - start),
                                            v95,
                                            v99,
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
                                let v100 = x0_2.extent[2];
                                let t7_2_row = t7_2.row(4, [i12_2, i13_2, i14_2, i15_2, 0], 1);
                                Self::parallel_23::<L, _>(level, 0, 1, t7_2_row.slice_mut(0, 1), x1_2, x0_2, v100);
                            }
                        }
                    }
                }
                let t8_2 = scratch.tile::<<T as __Elem>::Accum, 2>([3, 4]);
                __cpu::fill::<L, _, _>(t8_2, <<T as __Elem>::Accum as __Elem>::ZERO);
                for k20_2 in 0_i64..4 {
                    let mut scratch = scratch;
                    let t9_2_own = scratch.panel_a::<L, T, T, <T as __Elem>::Accum>(3, 6);
                    let t10_2_own = scratch.panel_b::<L, T, T, <T as __Elem>::Accum>(6, 4);
                    let x1_2_at = x1_2.window([d0_2.wrapping_mul(4), k20_2.wrapping_mul(6)], [3, 6]);
                    let t9_2_slot = panels_0.slot([d0_2.wrapping_mul(4), k20_2.wrapping_mul(6)], t9_2_own);
                    let v106 = __Elem::to::<i64>(__Elem::to::<u32>(x1_2.extent[0].wrapping_sub(2)));
                    let x1_2_at_2 = x1_2.window([k20_2.wrapping_mul(6), v106], [6, 4]);
                    let t10_2_slot = panels_1.slot([k20_2.wrapping_mul(6), v106], t10_2_own);
                    __cpu::sized!(true, gemm_packed::<L, _, _, T, T, <T as __Elem>::Accum>(__cpu::Operand::FusedPack(x1_2_at, <T as __Elem>::ZERO, t9_2_slot), __cpu::Operand::FusedPack(x1_2_at_2, <T as __Elem>::ZERO, t10_2_slot), t8_2, 6, true, __cpu::PrefetchList::new([panels_0.prefetch_rows([d0_2.wrapping_mul(4), k20_2.wrapping_mul(6)], [0, 6], x1_2_at.prefetch_rows([0, 6]))])));
                }
                for k21_2 in 0_i64..1 {
                    let mut scratch = scratch;
                    let t11_2 = scratch.tile::<T, 3>([6, 3, 6]);
                    for i22_2 in 0_i64..6 {
                        for i23_2 in 0_i64..3 {
                            let v107 = x1_2.load([i23_2, d3_2], <T as __Elem>::ZERO);
                            let t11_2_row = t11_2.row(2, [i22_2, i23_2, 0], 6);
                            Self::parallel_24::<L, _>(level, 0, 6, t11_2_row.slice_mut(0, 6), v107);
                        }
                    }
                    let t6_2_at = t6_2.window([k21_2.wrapping_mul(4), k21_2.wrapping_mul(4), k21_2.wrapping_mul(4), k21_2.wrapping_mul(4)], [6, 3, 6, 1]).squeeze([0, 1, 2]);
                    __cpu::copy::<L, _, _, _>(t11_2, t6_2_at, <__cpu::bf16 as __Elem>::ZERO);
                    for i25_2 in 0_i64..3 {
                        let v108 = 5_i64.wrapping_add(i25_2).wrapping_mul(5);
                        let v109 = 5_i64.wrapping_add(i25_2).wrapping_mul(5);
                        let t8_2_row = t8_2.row(1, [i25_2, 0], 4);
                        Self::parallel_25::<L, _>(level, 0, 4, t8_2_row.slice(0, 4), v108, v109, h4_2);
                    }
                    for i27_2 in 0_i64..6 {
                        for i28_2 in 0_i64..3 {
                            let v112 = 5_i64.wrapping_add(i27_2).wrapping_mul(5).wrapping_add(i28_2);
                            let v113 = v112.wrapping_mul(5);
                            let v114 = 5_i64.wrapping_add(i27_2).wrapping_mul(5).wrapping_add(i28_2);
                            let v115 = v114.wrapping_mul(5);
                            let t11_2_row_2 = t11_2.row(2, [i27_2, i28_2, 0], 6);
                            Self::parallel_26::<L, _>(level, 0, 6, t11_2_row_2.slice(0, 6), v113, v115, h4_2);
                        }
                    }
                }
                let t12_2 = scratch.tile::<T, 2>([4, 3]);
                for i30_2 in 0_i64..4 {
                    let v118 = _q7_2.wrapping_mul(6);
                    let t12_2_row = t12_2.row(1, [i30_2, 0], 3);
                    Self::parallel_27::<L, _>(level, 0, 3, t12_2_row.slice_mut(0, 3), v118, t8_2);
                }
                let v120 = t7_2.load([_q7_2.wrapping_add(3), d0_2, b4_2, d0_2, __Elem::shl(b5_2.wrapping_sub(4), 2_i64)], <__cpu::bf16 as __Elem>::ZERO);
                let v121 = t12_2.load([d0_2, d0_2], <T as __Elem>::ZERO);
                let v122 = t7_2.load([__Elem::to::<i64>(v121), d0_2, d0_2, _q7_2, 0], <__cpu::bf16 as __Elem>::ZERO);
                let v123 = __Elem::eq(v120, __Elem::div(v122, <__cpu::bf16 as __Elem>::of_i64(7)));
                if v123 {
                    let mut scratch = scratch;
                    let t13_2 = scratch.tile::<<T as __Elem>::Accum, 3>([6, 6, 3]);
                    let t7_2_at = t7_2.window([0, d0_2.wrapping_mul(3), b4_2, d0_2.wrapping_mul(4), 0], [3, 6, 1, 6, 1]).squeeze([0, 1, 3]);
                    let t7_2_at_at = t7_2_at.permute([1, 2, 0]);
                    __cpu::copy::<L, _, _, _>(t7_2_at_at, t13_2, <<T as __Elem>::Accum as __Elem>::ZERO);
                    let t14_2 = scratch.tile::<f32, 2>([4, 6]);
                    for i32_2 in 0_i64..4 {
                        let v124 = x0_2.load([1, i32_2, x1_2.extent[1]], <<T as __Elem>::Accum as __Elem>::ZERO);
                        let v125 = __Elem::to::<f32>(v124);
                        let t14_2_row = t14_2.row(1, [i32_2, 0], 6);
                        Self::parallel_28::<L, _>(level, 0, 6, t14_2_row.slice_mut(0, 6), v125);
                    }
                    let t15_2 = scratch.tile::<f32, 2>([4, 4]);
                    for i34_2 in 0_i64..4 {
                        let v126 = x1_2.load([i34_2, 1], <T as __Elem>::ZERO);
                        let v127 = __Elem::round::<L, false>(__Elem::to::<f32>(v126));
                        let t15_2_row = t15_2.row(1, [i34_2, 0], 4);
                        Self::parallel_29::<L, _>(level, 0, 4, t15_2_row.slice_mut(0, 4), v127);
                    }
                    let t16_2 = scratch.tile::<f32, 2>([6, 4]);
                    let t14_2_at = t14_2.permute([1, 0]);
                    let t15_2_at = t15_2.permute([1, 0]);
                    __cpu::sized!(true, gemm::<L, f32, f32, f32>(t14_2_at, t15_2_at, t16_2, false, scratch.rest()));
                    for i36_2 in 0_i64..6 {
                        for i37_2 in 0_i64..6 {
                            let v128 = 5_i64.wrapping_add(i36_2).wrapping_mul(5).wrapping_add(i37_2);
                            let v129 = v128.wrapping_mul(5);
                            let v130 = 5_i64.wrapping_add(i36_2).wrapping_mul(5).wrapping_add(i37_2);
                            let v131 = v130.wrapping_mul(5);
                            let t13_2_row = t13_2.row(2, [i36_2, i37_2, 0], 3);
                            Self::parallel_30::<L, _>(level, 0, 3, t13_2_row.slice(0, 3), v129, v131, h4_2);
                        }
                    }
                    for i39_2 in 0_i64..6 {
                        let v134 = 5_i64.wrapping_add(i39_2).wrapping_mul(5);
                        let v135 = 5_i64.wrapping_add(i39_2).wrapping_mul(5);
                        let t16_2_row = t16_2.row(1, [i39_2, 0], 4);
                        Self::parallel_31::<L, _>(level, 0, 4, t16_2_row.slice(0, 4), v134, v135, h4_2);
                    }
                } else {
                    let mut scratch = scratch;
                    let t17_2 = scratch.tile::<T, 2>([3, 6]);
                    for i41_2 in 0_i64..3 {
                        let v138 = x0_2.load([_q7_2, b4_2, _q7_2], <<T as __Elem>::Accum as __Elem>::ZERO);
                        let v139 = __Elem::to::<T>(__Elem::to::<f32>(v138));
                        let t17_2_row = t17_2.row(1, [i41_2, 0], 6);
                        Self::parallel_32::<L, _>(level, 0, 6, t17_2_row.slice_mut(0, 6), v139);
                    }
                }
                let whole_5 = x0_2.has([1, 0, b5_2], [[0, 0], [0, 1], [0, 0]], [4, 3]);
                if whole_5 {
                    for i43_2 in 0_i64..4 {
                        let v140 = x1_2.load([6, d2_2], <T as __Elem>::ZERO);
                        let v141 = x0_2.load([d0_2, d3_2, __Elem::to::<i64>(v140)], <<T as __Elem>::Accum as __Elem>::ZERO);
                        let v142 = __Elem::to::<T>(__Elem::to::<f32>(v141));
                        let x0_2_row_2 = x0_2.whole_row(1, [1, 0, b5_2], 3, 1);
                        let t12_2_row_2 = t12_2.row(1, [i43_2, 0], 3);
                        Self::parallel_33::<L, true, _, _>(
                            level,
                            0,
                            3,
                            x0_2_row_2.strided(0),
                            t12_2_row_2.slice_mut(0, 3),
                            v142,
                        );
                    }
                } else {
                    for i43_2 in 0_i64..4 {
                        let v140 = x1_2.load([6, d2_2], <T as __Elem>::ZERO);
                        let v141 = x0_2.load([d0_2, d3_2, __Elem::to::<i64>(v140)], <<T as __Elem>::Accum as __Elem>::ZERO);
                        let v142 = __Elem::to::<T>(__Elem::to::<f32>(v141));
                        let x0_2_row_2 = x0_2.row(1, [1, 0, b5_2], 3);
                        let t12_2_row_2 = t12_2.row(1, [i43_2, 0], 3);
                        let (from, to) = __cpu::common(3, [x0_2_row_2.span()]);
                        Self::parallel_33::<L, false, _, _>(
                            level,
                            from,
                            to - from,
                            x0_2_row_2.strided(from),
                            t12_2_row_2.slice_mut(from, to - from),
                            v142,
                        );
                        if to - from < 3 {
                            for (start, end) in [(0, from), (to, 3)] {
                                Self::parallel_33::<L, false, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    x0_2_row_2.guarded(start, <<T as __Elem>::Accum as __Elem>::ZERO),
                                    t12_2_row_2.slice_mut(start, end - start),
                                    v142,
                                );
                            }
                        }
                    }
                }
                let t18_2 = scratch.tile::<f32, 2>([4, 3]);
                let t8_2_at = t8_2.window([d0_2, d0_2], [4, 3]);
                __cpu::copy::<L, _, _, _>(t8_2_at, t18_2, <f32 as __Elem>::ZERO);
                let t19_2 = scratch.tile::<f32, 2>([4, 3]);
                let w5_2_at = w5_2.window([b4_2.wrapping_mul(4), b5_2.wrapping_mul(3)], [4, 3]);
                __cpu::copy::<L, _, _, _>(t18_2, w5_2_at, <f32 as __Elem>::ZERO);
                let w5_2_at_2 = w5_2.window([b4_2.wrapping_mul(4), b5_2.wrapping_mul(3)], [4, 3]);
                __cpu::copy::<L, _, _, _>(w5_2_at_2, t19_2, <f32 as __Elem>::ZERO);
                for i46_2 in 0_i64..3 {
                    for i47_2 in 0_i64..3 {
                        for i48_2 in 0_i64..6 {
                            for i49_2 in 0_i64..3 {
                                let v143 = 5_i64.wrapping_add(i46_2).wrapping_mul(5).wrapping_add(i47_2);
                                let v144 = v143.wrapping_mul(5).wrapping_add(i48_2).wrapping_mul(5).wrapping_add(i49_2);
                                let v145 = v144.wrapping_mul(5);
                                let v146 = 5_i64.wrapping_add(i46_2).wrapping_mul(5).wrapping_add(i47_2);
                                let v147 = v146.wrapping_mul(5).wrapping_add(i48_2).wrapping_mul(5).wrapping_add(i49_2);
                                let v148 = v147.wrapping_mul(5);
                                let t7_2_row_2 = t7_2.row(4, [i46_2, i47_2, i48_2, i49_2, 0], 1);
                                Self::parallel_34::<L, _>(level, 0, 1, t7_2_row_2.slice(0, 1), v145, v148, h4_2);
                            }
                        }
                    }
                }
                for i51_2 in 0_i64..3 {
                    let v152 = 5_i64.wrapping_add(i51_2).wrapping_mul(5);
                    let v153 = 5_i64.wrapping_add(i51_2).wrapping_mul(5);
                    let t8_2_row_2 = t8_2.row(1, [i51_2, 0], 4);
                    Self::parallel_35::<L, _>(level, 0, 4, t8_2_row_2.slice(0, 4), v152, v153, h4_2);
                }
                for i53_2 in 0_i64..4 {
                    let v156 = 5_i64.wrapping_add(i53_2).wrapping_mul(5);
                    let v157 = 5_i64.wrapping_add(i53_2).wrapping_mul(5);
                    let t12_2_row_3 = t12_2.row(1, [i53_2, 0], 3);
                    Self::parallel_36::<L, _>(level, 0, 3, t12_2_row_3.slice(0, 3), v156, v157, h4_2);
                }
                for i55_2 in 0_i64..4 {
                    let v160 = 5_i64.wrapping_add(i55_2).wrapping_mul(5);
                    let v161 = 5_i64.wrapping_add(i55_2).wrapping_mul(5);
                    let t18_2_row = t18_2.row(1, [i55_2, 0], 3);
                    Self::parallel_37::<L, _>(level, 0, 3, t18_2_row.slice(0, 3), v160, v161, h4_2);
                }
                for i57_2 in 0_i64..4 {
                    let v164 = 5_i64.wrapping_add(i57_2).wrapping_mul(5);
                    let v165 = 5_i64.wrapping_add(i57_2).wrapping_mul(5);
                    let t19_2_row = t19_2.row(1, [i57_2, 0], 3);
                    Self::parallel_38::<L, _>(level, 0, 3, t19_2_row.slice(0, 3), v164, v165, h4_2);
                }
                let whole_6 = y2_2.has_rows(1, [b4_2.wrapping_mul(4), b5_2.wrapping_mul(3)], [[1, 0], [0, 1]], [4, 3]);
                if whole_6 {
                    for i59_2 in 0_i64..4 {
                        let v168 = i59_2.wrapping_add(1) == i59_2;
                        let v169 = __Elem::shr(x0_2.extent[2].wrapping_sub(9), 2_i64);
                        let v170 = x1_2.extent[1];
                        let v171 = 1 >= 3;
                        let v172 = __Elem::to::<f32>(d0_2);
                        let y2_2_row = y2_2.whole_row(1, [b4_2.wrapping_mul(4).wrapping_add(i59_2), b5_2.wrapping_mul(3)], 3, 1);
                        Self::parallel_39::<L, true, _>(
                            level,
                            0,
                            3,
                            y2_2_row.slice_mut(0, 3),
                            t7_2,
                            v169,
                            v170,
                            i59_2,
                            v171,
                            d0_2,
                            v172,
                            d3_2,
                            d2_2,
                            v168,
                        );
                    }
                } else {
                    for i59_2 in 0_i64..4 {
                        let v168 = i59_2.wrapping_add(1) == i59_2;
                        let v169 = __Elem::shr(x0_2.extent[2].wrapping_sub(9), 2_i64);
                        let v170 = x1_2.extent[1];
                        let v171 = 1 >= 3;
                        let v172 = __Elem::to::<f32>(d0_2);
                        let y2_2_row = y2_2.row(1, [b4_2.wrapping_mul(4).wrapping_add(i59_2), b5_2.wrapping_mul(3)], 3);
                        let (from, to) = __cpu::common(3, [y2_2_row.unit_span()]);
                        Self::parallel_39::<L, false, _>(
                            level,
                            from,
                            to - from,
                            y2_2_row.slice_mut(from, to - from),
                            t7_2,
                            v169,
                            v170,
                            i59_2,
                            v171,
                            d0_2,
                            v172,
                            d3_2,
                            d2_2,
                            v168,
                        );
                        if to - from < 3 {
                            for (start, end) in [(0, from), (to, 3)] {
                                Self::parallel_39::<L, false, _>(
                                    level,
                                    start,
                                    end - start,
                                    y2_2_row.guarded(start, <f32 as __Elem>::ZERO),
                                    t7_2,
                                    v169,
                                    v170,
                                    i59_2,
                                    v171,
                                    d0_2,
                                    v172,
                                    d3_2,
                                    d2_2,
                                    v168,
                                );
                            }
                        }
                    }
                }
                let t20_2 = scratch.tile::<f32, 3>([4, 3, 3]);
                let v173 = x1_2.load([9, x1_2.extent[1]], <T as __Elem>::ZERO);
                let v174 = x0_2.load([0, d0_2, d2_2], <<T as __Elem>::Accum as __Elem>::ZERO);
                let v175 = __Elem::to::<<T as __Elem>::Accum>(__Elem::to::<f32>(v174));
                let x0_2_at = x0_2.window([x1_2.extent[0], b4_2, __Elem::to::<i64>(v173)], [4, 3, 3]);
                __cpu::copy::<L, _, _, _>(x0_2_at, t20_2, __Elem::to::<f32>(v175));
                let t21_2 = scratch.tile::<f32, 2>([4, 3]);
                let v176 = scratch.tile::<f32, 2>([4, 3]);
                __cpu::reduce::<L, __cpu::reduce::AbsMax, _, _, 3>(__cpu::without_tail::<L, __cpu::reduce::AbsMax, _, 3>(t20_2, x0_2_at.hi[2]), 2, __cpu::insert_axis(v176, 2), false, <f32 as __Elem>::ZERO);
                for v177 in 0_i64..4 {
                    let v176_row = v176.row(1, [v177, 0], 3);
                    Self::parallel_40::<L, _>(level, 0, 3, v176_row.slice_mut(0, 3));
                }
                let v180 = scratch.tile::<f32, 3>([4, 3, 3]);
                for v181 in 0_i64..4 {
                    for v182 in 0_i64..3 {
                        let v183 = v176.load_inside([v181, v182]);
                        let t20_2_row = t20_2.row(2, [v181, v182, 0], 3);
                        let v180_row = v180.row(2, [v181, v182, 0], 3);
                        let live_2 = __cpu::with_tail(x0_2_at.hi[2]);
                        let part_2 = __cpu::live_part(live_2, 0, 3);
                        Self::parallel_41::<L, _, _>(
                            level,
                            0,
                            part_2,
                            t20_2_row.slice(0, part_2),
                            v180_row.slice_mut(0, part_2),
                            v183,
                        );
                        if part_2 < 3 {
                            let last = v180_row.slice(live_2 - 1, 1)[0];
                            v180_row.slice_mut(0 + part_2, 3 - part_2).fill(last);
                        }
                    }
                }
                let v186 = scratch.tile::<f32, 2>([4, 3]);
                __cpu::reduce::<L, __cpu::reduce::Sum, _, _, 3>(__cpu::without_tail::<L, __cpu::reduce::Sum, _, 3>(v180, x0_2_at.hi[2]), 2, __cpu::insert_axis(v186, 2), false, <f32 as __Elem>::ZERO);
                let y3_2_at = y3_2.window([b4_2.wrapping_mul(4), b5_2.wrapping_mul(3)], [4, 3]);
                let mut copy_out_2 = __cpu::FusedCopyOut::new(t21_2, y3_2_at, <f32 as __Elem>::ZERO, __cpu::is_non_temporal(call, &y3_2));
                let needed_2 = copy_out_2.needed();
                for v187 in 0_i64..4 {
                    let v186_row = v186.row(1, [v187, 0], needed_2);
                    let v176_row_2 = v176.row(1, [v187, 0], needed_2);
                    let t21_2_row = t21_2.row(1, [v187, 0], needed_2);
                    let mut chunks_2 = copy_out_2.chunks([v187, 0], 0, needed_2, &__cpu::PacedPrefetch::none());
                    while chunks_2.advance() {
                        let (start, count) = chunks_2.chunk();
                        Self::parallel_42::<L, _, _, _>(
                            level,
                            start,
                            count,
                            v186_row.slice(start, count),
                            v176_row_2.slice(start, count),
                            t21_2_row.slice_mut(start, count),
                        );
                        copy_out_2.store::<L>([v187, 0], start, count);
                    }
                }
                copy_out_2.finish::<L>();
            }
        }
    }
}
