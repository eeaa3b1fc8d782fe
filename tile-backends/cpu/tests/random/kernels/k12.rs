// Emitted from the random kernel of seed 12.
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
        mut t14_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i10 = start + lane as i64;
                let v8 = __Elem::to::<i32>(i10).wrapping_mul(2_i32).wrapping_add(1_i32);
                t14_row.set(lane, v8);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t14_row_2: R0,
        h6: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i12 = start + lane as i64;
                let v10 = t14_row_2.get(lane);
                let v12 = __Elem::to::<u64>(v10).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i12)));
                h6.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i12), 7_i64)], v12, __cpu::Order::SeqCst);
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
        h6: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14 = start + lane as i64;
                let v15 = t15_row.get(lane);
                let v16 = __Elem::to::<u64>(__Elem::to::<i64>(v15 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v14.wrapping_add(i14)));
                h6.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v13.wrapping_add(i14), 7_i64)], v16, __cpu::Order::Release);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t13_row: R0,
        x1: __cpu::View<__cpu::bf16, 3>,
        v20: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i17 = start + lane as i64;
                let v21 = x1.load([i17, i17, i17], <__cpu::bf16 as __Elem>::ZERO);
                let v22 = t13_row.get(lane);
                let v23 = __Elem::lt(v21, __Elem::to::<__cpu::bf16>(i17)) | __Elem::is_nan(v22);
                if v23 {
                    let v24 = t13_row.get(lane);
                    t13_row.set(lane, -__Elem::min_nan(v20, v24 / 2.75_f32));
                }
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level>(
        level: L,
        start: i64,
        count: i64,
        v23: i32,
        a5: __cpu::View<i32, 1>,
        d0: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                a5.atomic(__cpu::AtomicOp::And, [d0], v23, __cpu::Order::SeqCst);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t9_row: R0,
        v24: i64,
        v25: i64,
        h6: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i20 = start + lane as i64;
                let v26 = t9_row.get(lane);
                let v27 = __Elem::to::<u64>(v26).wrapping_mul(__Elem::to::<u64>(v25.wrapping_add(i20)));
                h6.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v24.wrapping_add(i20), 7_i64)], v27, __cpu::Order::Acquire);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t10_row: R0,
        h6: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21 = start + lane as i64;
                let v28 = t10_row.get(lane);
                let v29 = __Elem::to::<u64>(v28).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i21)));
                h6.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i21), 7_i64)], v29, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t13_row_2: R0,
        v30: i64,
        v31: i64,
        h6: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23 = start + lane as i64;
                let v32 = t13_row_2.get(lane);
                let v33 = __Elem::to::<u64>(__Elem::to::<i64>(v32 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v31.wrapping_add(i23)));
                h6.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v30.wrapping_add(i23), 7_i64)], v33, __cpu::Order::Release);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t19_row: R0,
        h6: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i24 = start + lane as i64;
                let v34 = t19_row.get(lane);
                let v35 = __Elem::to::<u64>(__Elem::to::<i64>(v34 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i24)));
                h6.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i24), 7_i64)], v35, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t20_row: R0,
        h6: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i25 = start + lane as i64;
                let v36 = t20_row.get(lane);
                let v37 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v36) * 16.0_f32));
                let v38 = v37.wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i25)));
                h6.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i25), 7_i64)], v38, __cpu::Order::Acquire);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<
        L: __cpu::Level,
        R0: __cpu::row::Row<i32>,
        R1: __cpu::row::Row<__cpu::bf16>,
        R2: __cpu::row::Row<bool>,
        R3: __cpu::row::RowMut<__cpu::bf16>,
    >(
        level: L,
        start: i64,
        count: i64,
        x2_row: R0,
        t7_row: R1,
        t10_row_2: R2,
        mut y3_row: R3,
        x1: __cpu::View<__cpu::bf16, 3>,
        d3: i64,
        n8: i64,
        t9: __cpu::View<bool, 2>,
        b5: i64,
        t8: __cpu::View<__cpu::bf16, 2>,
        v41: bool,
        v49: __cpu::bf16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i26 = start + lane as i64;
                let v50 = x2_row.get(lane);
                let v51 = __Elem::div(i26.wrapping_sub(1).wrapping_mul(BM as i64), BM as i64);
                let v52 = x1.load([d3, i26, v51], <__cpu::bf16 as __Elem>::ZERO);
                let v53 = __Elem::mul(__Elem::add(v52, <__cpu::bf16 as __Elem>::of_i64(-4)), <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v54 = x2_row.get(lane);
                let v55 = t7_row.get(lane);
                let v56 = __Elem::mul(v55, <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v57 = __Elem::add(__Elem::abs(v56), <__cpu::bf16 as __Elem>::ONE);
                let v58 = t9.load([i26, i26], <bool as __Elem>::ZERO);
                let v59 = t10_row_2.get(lane);
                let v60 = __Elem::add(__Elem::to::<__cpu::bf16>(v58), __Elem::to::<__cpu::bf16>(v59));
                let v61 = x2_row.get(lane);
                let v62 = t8.load([b5.wrapping_sub(__Elem::rem(i26, 4_i64)), __Elem::rem(__Elem::to::<i64>(v61), 1_i64)], <__cpu::bf16 as __Elem>::ZERO);
                let v63 = __Elem::mul(v62, <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v64 = __Elem::select(__Elem::to::<i64>(v54) != n8, __Elem::powf::<L, false>(v57, v60), __Elem::exp::<L, false>(v63));
                let v65 = __Elem::select(__Elem::to::<i64>(v50) <= i26, __Elem::sigmoid::<L, false>(v53), v64);
                y3_row.set(lane, __Elem::select(v41, v49, v65));
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<
        L: __cpu::Level,
        R0: __cpu::row::Row<bool>,
        R1: __cpu::row::Row<__cpu::bf16>,
        R2: __cpu::row::Row<bool>,
        R3: __cpu::row::Row<__cpu::bf16>,
        R4: __cpu::row::RowMut<__cpu::bf16>,
    >(
        level: L,
        start: i64,
        count: i64,
        t10_row_3: R0,
        x1_row: R1,
        t10_row_4: R2,
        x0_row: R3,
        mut y4_row: R4,
        v67: bool,
        x0: __cpu::View<__cpu::bf16, 3>,
        v68: __cpu::bf16,
        v70: __cpu::bf16,
        v73: __cpu::bf16,
        v74: __cpu::bf16,
        x1: __cpu::View<__cpu::bf16, 3>,
        v76: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i27 = start + lane as i64;
                let v77 = t10_row_3.get(lane);
                let v78 = x0.load([i27, i27, i27], <__cpu::bf16 as __Elem>::ZERO);
                let v79 = __Elem::mul(__Elem::min(v68, v78), <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v80 = __Elem::add(__Elem::abs(v79), <__cpu::bf16 as __Elem>::ONE);
                let v81 = x1_row.get(lane);
                let v82 = __Elem::mul(v81, <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v83 = t10_row_4.get(lane);
                let v84 = __Elem::fma::<L>(__Elem::to::<__cpu::bf16>(v83), v73, v74);
                let v85 = __Elem::mul(v84, <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v86 = x1.load([v76, i27, i27], <__cpu::bf16 as __Elem>::ZERO);
                let v87 = x0_row.get(lane);
                let v88 = __Elem::mul(__Elem::neg(__Elem::max(v86, v87)), <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v89 = __Elem::select(i27 == i27, __Elem::erf::<L, false>(v85), __Elem::sigmoid::<L, false>(v88));
                let v90 = __Elem::select(i27 > __Elem::min(i27, i27), __Elem::tanh::<L, false>(v82), v89);
                let v91 = __Elem::select(v67 | v77, __Elem::powf::<L, false>(v80, v70), v90);
                y4_row.set(lane, v91);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t14_2_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i10_2 = start + lane as i64;
                let v100 = __Elem::to::<i32>(i10_2).wrapping_mul(2_i32).wrapping_add(1_i32);
                t14_2_row.set(lane, v100);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t14_2_row_2: R0,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i12_2 = start + lane as i64;
                let v101 = t14_2_row_2.get(lane);
                let v102 = __Elem::to::<u64>(v101).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i12_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i12_2), 7_i64)], v102);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t15_2_row: R0,
        v103: i64,
        v104: i64,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14_2 = start + lane as i64;
                let v105 = t15_2_row.get(lane);
                let v106 = __Elem::to::<u64>(__Elem::to::<i64>(v105 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v104.wrapping_add(i14_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v103.wrapping_add(i14_2), 7_i64)], v106);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t13_2_row: R0,
        x1_2: __cpu::View<__cpu::bf16, 3>,
        v110: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i17 = start + lane as i64;
                let v111 = x1_2.load([i17, i17, i17], <__cpu::bf16 as __Elem>::ZERO);
                let v112 = t13_2_row.get(lane);
                let v113 = __Elem::lt(v111, __Elem::to::<__cpu::bf16>(i17)) | __Elem::is_nan(v112);
                if v113 {
                    let v114 = t13_2_row.get(lane);
                    t13_2_row.set(lane, -__Elem::min_nan(v110, v114 / 2.75_f32));
                }
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<L: __cpu::Level>(
        level: L,
        start: i64,
        count: i64,
        v113: i32,
        a5_2: __cpu::View<i32, 1>,
        d0_2: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                a5_2.update(__cpu::AtomicOp::And, [d0_2], v113);
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t9_2_row: R0,
        v114: i64,
        v115: i64,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i20_2 = start + lane as i64;
                let v116 = t9_2_row.get(lane);
                let v117 = __Elem::to::<u64>(v116).wrapping_mul(__Elem::to::<u64>(v115.wrapping_add(i20_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v114.wrapping_add(i20_2), 7_i64)], v117);
            }
        }
    }

    #[inline]
    unsafe fn parallel_19<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t10_2_row: R0,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21_2 = start + lane as i64;
                let v118 = t10_2_row.get(lane);
                let v119 = __Elem::to::<u64>(v118).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i21_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i21_2), 7_i64)], v119);
            }
        }
    }

    #[inline]
    unsafe fn parallel_20<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t13_2_row_2: R0,
        v120: i64,
        v121: i64,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23_2 = start + lane as i64;
                let v122 = t13_2_row_2.get(lane);
                let v123 = __Elem::to::<u64>(__Elem::to::<i64>(v122 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v121.wrapping_add(i23_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v120.wrapping_add(i23_2), 7_i64)], v123);
            }
        }
    }

    #[inline]
    unsafe fn parallel_21<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t19_2_row: R0,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i24_2 = start + lane as i64;
                let v124 = t19_2_row.get(lane);
                let v125 = __Elem::to::<u64>(__Elem::to::<i64>(v124 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i24_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i24_2), 7_i64)], v125);
            }
        }
    }

    #[inline]
    unsafe fn parallel_22<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t20_2_row: R0,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i25_2 = start + lane as i64;
                let v126 = t20_2_row.get(lane);
                let v127 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v126) * 16.0_f32));
                let v128 = v127.wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i25_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i25_2), 7_i64)], v128);
            }
        }
    }

    #[inline]
    unsafe fn parallel_23<
        L: __cpu::Level,
        R0: __cpu::row::Row<i32>,
        R1: __cpu::row::Row<__cpu::bf16>,
        R2: __cpu::row::Row<bool>,
        R3: __cpu::row::RowMut<__cpu::bf16>,
    >(
        level: L,
        start: i64,
        count: i64,
        x2_2_row: R0,
        t7_2_row: R1,
        t10_2_row_2: R2,
        mut y3_2_row: R3,
        x1_2: __cpu::View<__cpu::bf16, 3>,
        d3_2: i64,
        n8_2: i64,
        t9_2: __cpu::View<bool, 2>,
        b5_2: i64,
        t8_2: __cpu::View<__cpu::bf16, 2>,
        v131: bool,
        v139: __cpu::bf16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i26_2 = start + lane as i64;
                let v140 = x2_2_row.get(lane);
                let v141 = __Elem::div(i26_2.wrapping_sub(1).wrapping_mul(BM as i64), BM as i64);
                let v142 = x1_2.load([d3_2, i26_2, v141], <__cpu::bf16 as __Elem>::ZERO);
                let v143 = __Elem::mul(__Elem::add(v142, <__cpu::bf16 as __Elem>::of_i64(-4)), <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v144 = x2_2_row.get(lane);
                let v145 = t7_2_row.get(lane);
                let v146 = __Elem::mul(v145, <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v147 = __Elem::add(__Elem::abs(v146), <__cpu::bf16 as __Elem>::ONE);
                let v148 = t9_2.load([i26_2, i26_2], <bool as __Elem>::ZERO);
                let v149 = t10_2_row_2.get(lane);
                let v150 = __Elem::add(__Elem::to::<__cpu::bf16>(v148), __Elem::to::<__cpu::bf16>(v149));
                let v151 = x2_2_row.get(lane);
                let v152 = t8_2.load([b5_2.wrapping_sub(__Elem::rem(i26_2, 4_i64)), __Elem::rem(__Elem::to::<i64>(v151), 1_i64)], <__cpu::bf16 as __Elem>::ZERO);
                let v153 = __Elem::mul(v152, <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v154 = __Elem::select(__Elem::to::<i64>(v144) != n8_2, __Elem::powf::<L, false>(v147, v150), __Elem::exp::<L, false>(v153));
                let v155 = __Elem::select(__Elem::to::<i64>(v140) <= i26_2, __Elem::sigmoid::<L, false>(v143), v154);
                y3_2_row.set(lane, __Elem::select(v131, v139, v155));
            }
        }
    }

    #[inline]
    unsafe fn parallel_24<
        L: __cpu::Level,
        R0: __cpu::row::Row<bool>,
        R1: __cpu::row::Row<__cpu::bf16>,
        R2: __cpu::row::Row<bool>,
        R3: __cpu::row::Row<__cpu::bf16>,
        R4: __cpu::row::RowMut<__cpu::bf16>,
    >(
        level: L,
        start: i64,
        count: i64,
        t10_2_row_3: R0,
        x1_2_row: R1,
        t10_2_row_4: R2,
        x0_2_row: R3,
        mut y4_2_row: R4,
        v157: bool,
        x0_2: __cpu::View<__cpu::bf16, 3>,
        v158: __cpu::bf16,
        v160: __cpu::bf16,
        v163: __cpu::bf16,
        v164: __cpu::bf16,
        x1_2: __cpu::View<__cpu::bf16, 3>,
        v166: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i27_2 = start + lane as i64;
                let v167 = t10_2_row_3.get(lane);
                let v168 = x0_2.load([i27_2, i27_2, i27_2], <__cpu::bf16 as __Elem>::ZERO);
                let v169 = __Elem::mul(__Elem::min(v158, v168), <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v170 = __Elem::add(__Elem::abs(v169), <__cpu::bf16 as __Elem>::ONE);
                let v171 = x1_2_row.get(lane);
                let v172 = __Elem::mul(v171, <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v173 = t10_2_row_4.get(lane);
                let v174 = __Elem::fma::<L>(__Elem::to::<__cpu::bf16>(v173), v163, v164);
                let v175 = __Elem::mul(v174, <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v176 = x1_2.load([v166, i27_2, i27_2], <__cpu::bf16 as __Elem>::ZERO);
                let v177 = x0_2_row.get(lane);
                let v178 = __Elem::mul(__Elem::neg(__Elem::max(v176, v177)), <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v179 = __Elem::select(i27_2 == i27_2, __Elem::erf::<L, false>(v175), __Elem::sigmoid::<L, false>(v178));
                let v180 = __Elem::select(i27_2 > __Elem::min(i27_2, i27_2), __Elem::tanh::<L, false>(v172), v179);
                let v181 = __Elem::select(v157 | v167, __Elem::powf::<L, false>(v170, v160), v180);
                y4_2_row.set(lane, v181);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<const BM: usize> __cpu::Kernel for __Kernel<BM> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_12", args);
        let d0 = plan.extent(0, 0);
        plan.expect("x0", 0, 1, d0)?;
        let d1 = plan.extent(0, 2);
        plan.expect("x1", 1, 0, d1)?;
        plan.expect("x1", 1, 1, 4)?;
        let d2 = plan.extent(1, 2);
        let d3 = plan.extent(2, 0);
        let d4 = plan.extent(3, 0);
        plan.expect("y4", 4, 0, d4)?;
        let d6 = plan.extent(5, 0);
        plan.expect("h6", 6, 0, 7)?;
        let v0 = d4.wrapping_add(4);
        let v1 = v0.wrapping_sub(1);
        let n8 = __Elem::div(v1, 4_i64);
        let v2 = d4.wrapping_add(4);
        let v3 = v2.wrapping_sub(1);
        let v4 = __Elem::div(v3, 4_i64);
        plan.value(n8);
        plan.value(d6);
        plan.value(d2);
        plan.value(d0);
        plan.value(d1);
        plan.value(d3);
        plan.panels(0, [1, 1, BM as i64 + 1], 0b000, [BM as i64 + 1, 1], [2, 1], [false, true], __cpu::panel_a::<__cpu::bf16, __cpu::bf16, f32>());
        plan.finish([1, 1, v4])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<__cpu::bf16, 2>([BM as i64 + 1, 4]);
        size.tile::<__cpu::bf16, 2>([BM as i64, 4]);
        size.tile::<bool, 2>([BM as i64 + 1, 4]);
        size.tile::<bool, 1>([BM as i64 + 1]);
        size.panel_a::<L, __cpu::bf16, __cpu::bf16, f32>(BM as i64 + 1, 1);
        size.panel_b::<L, __cpu::bf16, __cpu::bf16, f32>(1, 4);
        size.tile::<f32, 2>([BM as i64 + 1, 4]);
        size.gemm::<L, __cpu::bf16, __cpu::bf16, f32>(BM as i64 + 1, 4, 1);
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.tile::<i32, 1>([BM as i64]);
            size.tile::<f32, 2>([BM as i64, 4]);
            outer.cover(size);
        }
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.tile::<__cpu::bf16, 2>([BM as i64, 1]);
            size.panel_b::<L, __cpu::bf16, __cpu::bf16, f32>(1, 4);
            size.tile::<f32, 2>([BM as i64, 4]);
            size.gemm::<L, __cpu::bf16, __cpu::bf16, f32>(BM as i64, 4, 1);
            outer.cover(size);
        }
        size.tile::<f32, 1>([4]);
        size.tile::<__cpu::bf16, 1>([4]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<__cpu::bf16, 3>(call, 0);
            let x1 = __cpu::tensor::<__cpu::bf16, 3>(call, 1);
            let x2 = __cpu::tensor::<i32, 1>(call, 2);
            let y3 = __cpu::tensor::<__cpu::bf16, 1>(call, 3);
            let y4 = __cpu::tensor::<__cpu::bf16, 1>(call, 4);
            let a5 = __cpu::tensor::<i32, 1>(call, 5);
            let h6 = __cpu::tensor::<u64, 1>(call, 6);
            let panels_0 = __cpu::PanelCache::new::<L>(call, 0);
            let n8 = __cpu::value::<i64>(call, 0);
            let d6 = __cpu::value::<i64>(call, 1);
            let d2 = __cpu::value::<i64>(call, 2);
            let d0 = __cpu::value::<i64>(call, 3);
            let d1 = __cpu::value::<i64>(call, 4);
            let d3 = __cpu::value::<i64>(call, 5);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b5] = block.index;
                let mut scratch = block.scratch;
                let t7 = scratch.tile::<__cpu::bf16, 2>([BM as i64 + 1, 4]);
                let x1_at = x1.window([n8, d6, b5], [1, 4, BM as i64 + 1]).squeeze([1, 2]);
                let x1_at_at = x1_at.permute([1, 0]);
                __cpu::copy::<L, _, _, _>(x1_at_at, t7, <__cpu::bf16 as __Elem>::of_i64(2));
                let t8 = scratch.tile::<__cpu::bf16, 2>([BM as i64, 4]);
                let v0 = x2.load([n8], <i32 as __Elem>::ZERO);
                let v1 = __Elem::rem(__Elem::to::<i64>(v0).wrapping_mul(BM as i64 + 1), BM as i64 + 1);
                let v2 = x2.load([b5], <i32 as __Elem>::ZERO);
                let v3 = t7.load([3, __Elem::to::<i64>(v2)], <__cpu::bf16 as __Elem>::ZERO);
                let x0_at = x0.window([b5, b5, v1], [BM as i64, 4, 1]).squeeze([0, 1]);
                __cpu::copy::<L, _, _, _>(x0_at, t8, v3);
                let t9 = scratch.tile::<bool, 2>([BM as i64 + 1, 4]);
                let t8_at = t8.window([d2.wrapping_mul(4), d0.wrapping_add(3)], [BM as i64 + 1, 4]);
                __cpu::copy::<L, _, _, _>(t8_at, t9, <bool as __Elem>::ZERO);
                let t10 = scratch.tile::<bool, 1>([BM as i64 + 1]);
                let v9 = !(n8 != d0);
                __cpu::fill::<L, _, _>(t10, v9);
                __cpu::reduce::<L, __cpu::reduce::Any, _, _, 2>(t9, 1, __cpu::insert_axis(t10, 1), true, <bool as __Elem>::ZERO);
                let t11_own = scratch.panel_a::<L, __cpu::bf16, __cpu::bf16, f32>(BM as i64 + 1, 1);
                let v4 = __Elem::div(n8.wrapping_mul(BM as i64).wrapping_add(n8), BM as i64);
                let x0_at_2 = x0.window([v4, d2.wrapping_mul(BM as i64), d0], [1, 1, BM as i64 + 1]);
                let t11_slot = panels_0.slot([v4, d2.wrapping_mul(BM as i64), d0], t11_own);
                let t12 = scratch.panel_b::<L, __cpu::bf16, __cpu::bf16, f32>(1, 4);
                let v5 = x2.load([d0], <i32 as __Elem>::ZERO);
                let v6 = t7.load([n8, d1], <__cpu::bf16 as __Elem>::ZERO);
                let t7_at = t7.window([d0, __Elem::to::<i64>(v5).wrapping_add(4)], [4, 1]);
                __cpu::pack_b::<L, _, __cpu::bf16, __cpu::bf16, f32>(t7_at.permute([1, 0]), v6, t12);
                let t13 = scratch.tile::<f32, 2>([BM as i64 + 1, 4]);
                __cpu::gemm_packed::<L, _, _, __cpu::bf16, __cpu::bf16, f32>(__cpu::Operand::Fresh(x0_at_2.squeeze([1, 2]).permute([1, 0]), <__cpu::bf16 as __Elem>::ZERO, t11_slot), __cpu::Operand::<__cpu::bf16, __cpu::bf16>::Packed(t12), t13, 1, false, __cpu::Ahead::new([]));
                let v7 = __Elem::div(b5, 1_i64).wrapping_mul(BM as i64).wrapping_add(d1);
                if __Elem::div(v7, BM as i64) == b5 {
                    let mut scratch = scratch;
                    let t14 = scratch.tile::<i32, 1>([BM as i64]);
                    let t14_row = t14.row(0, [0], BM as i64);
                    Self::parallel::<L, _>(level, 0, BM as i64, t14_row.slice_mut(0, BM as i64));
                    let t15 = scratch.tile::<f32, 2>([BM as i64, 4]);
                    let v11 = t13.load([d1, d1], <f32 as __Elem>::ZERO);
                    __cpu::fill::<L, _, _>(t15, v11);
                    __cpu::scatter::<L, _, _, _, _>(t15, t14, t13, <f32 as __Elem>::ZERO);
                    let t14_row_2 = t14.row(0, [0], BM as i64);
                    Self::parallel_2::<L, _>(level, 0, BM as i64, t14_row_2.slice(0, BM as i64), h6);
                    for i13 in 0_i64..(BM as i64) {
                        let v13 = 5_i64.wrapping_add(i13).wrapping_mul(5);
                        let v14 = 5_i64.wrapping_add(i13).wrapping_mul(5);
                        let t15_row = t15.row(1, [i13, 0], 4);
                        Self::parallel_3::<L, _>(level, 0, 4, t15_row.slice(0, 4), v13, v14, h6);
                    }
                } else {
                    let mut scratch = scratch;
                    let t16 = scratch.tile::<__cpu::bf16, 2>([BM as i64, 1]);
                    let t9_at = t9.window([d6.wrapping_mul(BM as i64), __Elem::min(d0, d0)], [BM as i64, 1]);
                    __cpu::copy::<L, _, _, _>(t9_at, t16, __Elem::to::<__cpu::bf16>(d0 == n8));
                    let t17 = scratch.panel_b::<L, __cpu::bf16, __cpu::bf16, f32>(1, 4);
                    let v17 = x2.load([d0], <i32 as __Elem>::ZERO);
                    let v18 = x2.load([__Elem::to::<i64>(v17)], <i32 as __Elem>::ZERO);
                    let v19 = __Elem::to::<i64>(v18).wrapping_mul(BM as i64 + 1).wrapping_add(d0);
                    let t8_at_2 = t8.window([__Elem::div(v19, BM as i64 + 1), x2.extent[0]], [4, 1]);
                    __cpu::pack_b::<L, _, __cpu::bf16, __cpu::bf16, f32>(t8_at_2.permute([1, 0]), <__cpu::bf16 as __Elem>::ZERO, t17);
                    let t18 = scratch.tile::<f32, 2>([BM as i64, 4]);
                    let v15_2 = t13.load([n8.wrapping_sub(2), 3], <f32 as __Elem>::ZERO);
                    __cpu::fill::<L, _, _>(t18, v15_2);
                    __cpu::fill::<L, _, _>(t18, 0.0_f32);
                    __cpu::gemm_packed_b::<L, __cpu::bf16, __cpu::bf16, f32>(t16, t17, t18, true, scratch.rest());
                    let whole = t13.has_rows(1, [0, 0], [[1, 0], [0, 1]], [__Elem::min(d3, BM as i64 + 1), 4]);
                    if whole {
                        for i16 in 0_i64..__Elem::min(d3, BM as i64 + 1) {
                            let v20 = (-2.0_f32) * __Elem::to::<f32>(n8);
                            let t13_row = t13.whole_row(1, [i16, 0], 4, 1);
                            Self::parallel_4::<L, true, _>(level, 0, 4, t13_row.slice_mut(0, 4), x1, v20);
                        }
                    } else {
                        for i16 in 0_i64..__Elem::min(d3, BM as i64 + 1) {
                            let v20 = (-2.0_f32) * __Elem::to::<f32>(n8);
                            let t13_row = t13.row(1, [i16, 0], 4);
                            let (from, to) = __cpu::common(4, [t13_row.unit_span()]);
                            Self::parallel_4::<L, false, _>(
                                level,
                                from,
                                to - from,
                                t13_row.slice_mut(from, to - from),
                                x1,
                                v20,
                            );
                            if to - from < 4 {
                                for (start, end) in [(0, from), (to, 4)] {
                                    Self::parallel_4::<L, false, _>(
                                        level,
                                        start,
                                        end - start,
                                        t13_row.guarded(start, <f32 as __Elem>::ZERO),
                                        x1,
                                        v20,
                                    );
                                }
                            }
                        }
                    }
                }
                let t19 = scratch.tile::<f32, 1>([4]);
                __cpu::reduce::<L, __cpu::reduce::Sum, _, _, 2>(t7, 0, __cpu::insert_axis(t19, 0), false, <__cpu::bf16 as __Elem>::ZERO);
                let t20 = scratch.tile::<__cpu::bf16, 1>([4]);
                let t13_at = t13.window([b5, x0.extent[0]], [1, 4]).squeeze([1]);
                __cpu::copy::<L, _, _, _>(t13_at, t20, <__cpu::bf16 as __Elem>::ZERO);
                let t13_at_2 = t13.window([6, 1], [1, 4]);
                __cpu::copy::<L, _, _, _>(t20, t13_at_2.squeeze([1]), <f32 as __Elem>::ZERO);
                let v21 = x2.load([x0.extent[1]], <i32 as __Elem>::ZERO);
                let v22 = x2.load([n8], <i32 as __Elem>::ZERO);
                let v23 = __Elem::min(__Elem::abs(v21), v22.wrapping_neg());
                Self::parallel_5::<L>(level, 0, BM as i64, v23, a5, d0);
                for i19 in 0_i64..(BM as i64 + 1) {
                    let v24 = 5_i64.wrapping_add(i19).wrapping_mul(5);
                    let v25 = 5_i64.wrapping_add(i19).wrapping_mul(5);
                    let t9_row = t9.row(1, [i19, 0], 4);
                    Self::parallel_6::<L, _>(level, 0, 4, t9_row.slice(0, 4), v24, v25, h6);
                }
                let t10_row = t10.row(0, [0], BM as i64 + 1);
                Self::parallel_7::<L, _>(level, 0, BM as i64 + 1, t10_row.slice(0, BM as i64 + 1), h6);
                for i22 in 0_i64..(BM as i64 + 1) {
                    let v30 = 5_i64.wrapping_add(i22).wrapping_mul(5);
                    let v31 = 5_i64.wrapping_add(i22).wrapping_mul(5);
                    let t13_row_2 = t13.row(1, [i22, 0], 4);
                    Self::parallel_8::<L, _>(level, 0, 4, t13_row_2.slice(0, 4), v30, v31, h6);
                }
                let t19_row = t19.row(0, [0], 4);
                Self::parallel_9::<L, _>(level, 0, 4, t19_row.slice(0, 4), h6);
                let t20_row = t20.row(0, [0], 4);
                Self::parallel_10::<L, _>(level, 0, 4, t20_row.slice(0, 4), h6);
                let v39 = t19.load_inside([2]);
                let v40 = x2.load([4], <i32 as __Elem>::ZERO);
                let v41 = v39 < __Elem::to::<f32>(v40);
                let v42 = __Elem::fma::<L>(<__cpu::bf16 as __Elem>::ZERO, <__cpu::bf16 as __Elem>::ZERO, <__cpu::bf16 as __Elem>::of_i64(-1));
                let v43 = x2.load([5], <i32 as __Elem>::ZERO);
                let v44 = t9.load([x2.extent[0], __Elem::to::<i64>(v43)], <bool as __Elem>::ZERO);
                let v45 = __Elem::round::<L, false>(__Elem::to::<__cpu::bf16>(v44));
                let v46 = t10.load([5], <bool as __Elem>::ZERO);
                let v47 = __Elem::mul(__Elem::to::<__cpu::bf16>(v46), <__cpu::bf16 as __Elem>::ONE);
                let v48 = __Elem::mul(__Elem::fma::<L>(v42, v45, v47), <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v49 = __Elem::log2::<L, false>(__Elem::abs(v48));
                let x2_row = x2.row(0, [0], 4);
                let t7_row = t7.row(1, [2, 1], 4);
                let t10_row_2 = t10.row(0, [0], 4);
                let y3_row = y3.row(0, [b5.wrapping_mul(4)], 4);
                let (from, to) = __cpu::common(4, [x2_row.unit_span(), t7_row.unit_span(), t10_row_2.unit_span(), y3_row.unit_span()]);
                Self::parallel_11::<L, _, _, _, _>(
                    level,
                    from,
                    to - from,
                    x2_row.slice(from, to - from),
                    t7_row.slice(from, to - from),
                    t10_row_2.slice(from, to - from),
                    y3_row.slice_mut(from, to - from),
                    x1,
                    d3,
                    n8,
                    t9,
                    b5,
                    t8,
                    v41,
                    v49,
                );
                if to - from < 4 {
                    for (start, end) in [(0, from), (to, 4)] {
                        Self::parallel_11::<L, _, _, _, _>(
                            level,
                            start,
                            end - start,
                            x2_row.guarded(start, <i32 as __Elem>::ZERO),
                            t7_row.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            t10_row_2.guarded(start, <bool as __Elem>::ZERO),
                            y3_row.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            x1,
                            d3,
                            n8,
                            t9,
                            b5,
                            t8,
                            v41,
                            v49,
                        );
                    }
                }
                let v66 = x2.load([b5], <i32 as __Elem>::ZERO);
                let v67 = t9.load([__Elem::to::<i64>(v66), 3], <bool as __Elem>::ZERO);
                let v68 = __Elem::mul(<__cpu::bf16 as __Elem>::of_i64(-4), <__cpu::bf16 as __Elem>::of_i64(-2));
                let v69 = t10.load([d0], <bool as __Elem>::ZERO);
                let v70 = __Elem::add(__Elem::to::<__cpu::bf16>(v69), <__cpu::bf16 as __Elem>::of_i64(-1));
                let v71 = x2.load([3], <i32 as __Elem>::ZERO);
                let v72 = t9.load([__Elem::to::<i64>(v71), 3], <bool as __Elem>::ZERO);
                let v73 = __Elem::neg(__Elem::to::<__cpu::bf16>(v72));
                let v74 = __Elem::to::<__cpu::bf16>(n8);
                let v75 = x2.load([3], <i32 as __Elem>::ZERO);
                let v76 = __Elem::to::<i64>(v75);
                let t10_row_3 = t10.row(0, [0], 4);
                let x1_row = x1.row(2, [d0.wrapping_mul(1), d0.wrapping_sub(2), 0], 4);
                let t10_row_4 = t10.row(0, [b5], 4);
                let x0_row = x0.row(0, [0, n8, n8], 4);
                let y4_row = y4.row(0, [b5.wrapping_mul(4)], 4);
                let (from, to) = __cpu::common(4, [t10_row_3.unit_span(), x1_row.unit_span(), t10_row_4.unit_span(), x0_row.span(), y4_row.unit_span()]);
                Self::parallel_12::<L, _, _, _, _, _>(
                    level,
                    from,
                    to - from,
                    t10_row_3.slice(from, to - from),
                    x1_row.slice(from, to - from),
                    t10_row_4.slice(from, to - from),
                    x0_row.strided(from),
                    y4_row.slice_mut(from, to - from),
                    v67,
                    x0,
                    v68,
                    v70,
                    v73,
                    v74,
                    x1,
                    v76,
                );
                if to - from < 4 {
                    for (start, end) in [(0, from), (to, 4)] {
                        Self::parallel_12::<L, _, _, _, _, _>(
                            level,
                            start,
                            end - start,
                            t10_row_3.guarded(start, <bool as __Elem>::ZERO),
                            x1_row.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            t10_row_4.guarded(start, <bool as __Elem>::ZERO),
                            x0_row.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            y4_row.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            v67,
                            x0,
                            v68,
                            v70,
                            v73,
                            v74,
                            x1,
                            v76,
                        );
                    }
                }
            }
        }
    }

    const COST: u8 = 0b100;

    fn cost(call: &__cpu::HostCall<'_>, place: [i64; 3]) -> f64 {
        let d1 = __cpu::value::<i64>(call, 4);
        let d3 = __cpu::value::<i64>(call, 5);
        let [_, _, b5] = place;
        let mut cost = 0.0_f64;
        cost += __cpu::work(1093, [BM as i64 + 1, 4]);
        cost += __cpu::work(12104, []);
        cost += __cpu::work(8, [BM as i64, 4]);
        cost += __cpu::work(529, [BM as i64 + 1]);
        cost += __cpu::work(8, [1, BM as i64 + 1]);
        cost += __cpu::work(8, [4, 1]);
        cost += __cpu::work(1, [BM as i64 + 1, 4, 1]);
        cost += __cpu::work(1339, [4]);
        cost += __cpu::work(8, [1, 4]);
        cost += __cpu::work(519, [BM as i64]);
        let v0: i64 = __Elem::div(b5, 1_i64);
        let v1: i64 = v0.wrapping_mul(BM as i64);
        let v2: i64 = v1.wrapping_add(d1);
        let v3: i64 = __Elem::div(v2, BM as i64);
        let v4: bool = v3 == b5;
        if v4 {
            let mut cost_2 = 0.0_f64;
            cost_2 += __cpu::work(2576, []);
            cost_2 += __cpu::work(530, [BM as i64]);
            cost_2 += __cpu::work(544, [BM as i64, 4]);
            cost += cost_2;
        } else {
            let mut cost_3 = 0.0_f64;
            cost_3 += __cpu::work(3224, []);
            cost_3 += __cpu::work(8, [BM as i64, 1]);
            cost_3 += __cpu::work(8, [4, 1]);
            cost_3 += __cpu::work(8, [BM as i64, 4]);
            cost_3 += __cpu::work(1, [BM as i64, 4, 1]);
            let v5: i64 = __Elem::min(d3, BM as i64 + 1);
            cost_3 += __cpu::work(21, [v5, 4]);
            cost += cost_3;
        }
        cost
    }

    const RACES: bool = true;

    #[inline(always)]
    unsafe fn alone<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0_2 = __cpu::tensor::<__cpu::bf16, 3>(call, 0);
            let x1_2 = __cpu::tensor::<__cpu::bf16, 3>(call, 1);
            let x2_2 = __cpu::tensor::<i32, 1>(call, 2);
            let y3_2 = __cpu::tensor::<__cpu::bf16, 1>(call, 3);
            let y4_2 = __cpu::tensor::<__cpu::bf16, 1>(call, 4);
            let a5_2 = __cpu::tensor::<i32, 1>(call, 5);
            let h6_2 = __cpu::tensor::<u64, 1>(call, 6);
            let panels_0 = __cpu::PanelCache::new::<L>(call, 0);
            let n8_2 = __cpu::value::<i64>(call, 0);
            let d6_2 = __cpu::value::<i64>(call, 1);
            let d2_2 = __cpu::value::<i64>(call, 2);
            let d0_2 = __cpu::value::<i64>(call, 3);
            let d1_2 = __cpu::value::<i64>(call, 4);
            let d3_2 = __cpu::value::<i64>(call, 5);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b5_2] = block.index;
                let mut scratch = block.scratch;
                let t7_2 = scratch.tile::<__cpu::bf16, 2>([BM as i64 + 1, 4]);
                let x1_2_at = x1_2.window([n8_2, d6_2, b5_2], [1, 4, BM as i64 + 1]).squeeze([1, 2]);
                let x1_2_at_at = x1_2_at.permute([1, 0]);
                __cpu::copy::<L, _, _, _>(x1_2_at_at, t7_2, <__cpu::bf16 as __Elem>::of_i64(2));
                let t8_2 = scratch.tile::<__cpu::bf16, 2>([BM as i64, 4]);
                let v92 = x2_2.load([n8_2], <i32 as __Elem>::ZERO);
                let v93 = __Elem::rem(__Elem::to::<i64>(v92).wrapping_mul(BM as i64 + 1), BM as i64 + 1);
                let v94 = x2_2.load([b5_2], <i32 as __Elem>::ZERO);
                let v95 = t7_2.load([3, __Elem::to::<i64>(v94)], <__cpu::bf16 as __Elem>::ZERO);
                let x0_2_at = x0_2.window([b5_2, b5_2, v93], [BM as i64, 4, 1]).squeeze([0, 1]);
                __cpu::copy::<L, _, _, _>(x0_2_at, t8_2, v95);
                let t9_2 = scratch.tile::<bool, 2>([BM as i64 + 1, 4]);
                let t8_2_at = t8_2.window([d2_2.wrapping_mul(4), d0_2.wrapping_add(3)], [BM as i64 + 1, 4]);
                __cpu::copy::<L, _, _, _>(t8_2_at, t9_2, <bool as __Elem>::ZERO);
                let t10_2 = scratch.tile::<bool, 1>([BM as i64 + 1]);
                let v9_2 = !(n8_2 != d0_2);
                __cpu::fill::<L, _, _>(t10_2, v9_2);
                __cpu::reduce::<L, __cpu::reduce::Any, _, _, 2>(t9_2, 1, __cpu::insert_axis(t10_2, 1), true, <bool as __Elem>::ZERO);
                let t11_2_own = scratch.panel_a::<L, __cpu::bf16, __cpu::bf16, f32>(BM as i64 + 1, 1);
                let v96 = __Elem::div(n8_2.wrapping_mul(BM as i64).wrapping_add(n8_2), BM as i64);
                let x0_2_at_2 = x0_2.window([v96, d2_2.wrapping_mul(BM as i64), d0_2], [1, 1, BM as i64 + 1]);
                let t11_2_slot = panels_0.slot([v96, d2_2.wrapping_mul(BM as i64), d0_2], t11_2_own);
                let t12_2 = scratch.panel_b::<L, __cpu::bf16, __cpu::bf16, f32>(1, 4);
                let v97 = x2_2.load([d0_2], <i32 as __Elem>::ZERO);
                let v98 = t7_2.load([n8_2, d1_2], <__cpu::bf16 as __Elem>::ZERO);
                let t7_2_at = t7_2.window([d0_2, __Elem::to::<i64>(v97).wrapping_add(4)], [4, 1]);
                __cpu::pack_b::<L, _, __cpu::bf16, __cpu::bf16, f32>(t7_2_at.permute([1, 0]), v98, t12_2);
                let t13_2 = scratch.tile::<f32, 2>([BM as i64 + 1, 4]);
                __cpu::gemm_packed::<L, _, _, __cpu::bf16, __cpu::bf16, f32>(__cpu::Operand::Fresh(x0_2_at_2.squeeze([1, 2]).permute([1, 0]), <__cpu::bf16 as __Elem>::ZERO, t11_2_slot), __cpu::Operand::<__cpu::bf16, __cpu::bf16>::Packed(t12_2), t13_2, 1, false, __cpu::Ahead::new([]));
                let v99 = __Elem::div(b5_2, 1_i64).wrapping_mul(BM as i64).wrapping_add(d1_2);
                if __Elem::div(v99, BM as i64) == b5_2 {
                    let mut scratch = scratch;
                    let t14_2 = scratch.tile::<i32, 1>([BM as i64]);
                    let t14_2_row = t14_2.row(0, [0], BM as i64);
                    Self::parallel_13::<L, _>(level, 0, BM as i64, t14_2_row.slice_mut(0, BM as i64));
                    let t15_2 = scratch.tile::<f32, 2>([BM as i64, 4]);
                    let v11_2 = t13_2.load([d1_2, d1_2], <f32 as __Elem>::ZERO);
                    __cpu::fill::<L, _, _>(t15_2, v11_2);
                    __cpu::scatter::<L, _, _, _, _>(t15_2, t14_2, t13_2, <f32 as __Elem>::ZERO);
                    let t14_2_row_2 = t14_2.row(0, [0], BM as i64);
                    Self::parallel_14::<L, _>(level, 0, BM as i64, t14_2_row_2.slice(0, BM as i64), h6_2);
                    for i13_2 in 0_i64..(BM as i64) {
                        let v103 = 5_i64.wrapping_add(i13_2).wrapping_mul(5);
                        let v104 = 5_i64.wrapping_add(i13_2).wrapping_mul(5);
                        let t15_2_row = t15_2.row(1, [i13_2, 0], 4);
                        Self::parallel_15::<L, _>(level, 0, 4, t15_2_row.slice(0, 4), v103, v104, h6_2);
                    }
                } else {
                    let mut scratch = scratch;
                    let t16_2 = scratch.tile::<__cpu::bf16, 2>([BM as i64, 1]);
                    let t9_2_at = t9_2.window([d6_2.wrapping_mul(BM as i64), __Elem::min(d0_2, d0_2)], [BM as i64, 1]);
                    __cpu::copy::<L, _, _, _>(t9_2_at, t16_2, __Elem::to::<__cpu::bf16>(d0_2 == n8_2));
                    let t17_2 = scratch.panel_b::<L, __cpu::bf16, __cpu::bf16, f32>(1, 4);
                    let v107 = x2_2.load([d0_2], <i32 as __Elem>::ZERO);
                    let v108 = x2_2.load([__Elem::to::<i64>(v107)], <i32 as __Elem>::ZERO);
                    let v109 = __Elem::to::<i64>(v108).wrapping_mul(BM as i64 + 1).wrapping_add(d0_2);
                    let t8_2_at_2 = t8_2.window([__Elem::div(v109, BM as i64 + 1), x2_2.extent[0]], [4, 1]);
                    __cpu::pack_b::<L, _, __cpu::bf16, __cpu::bf16, f32>(t8_2_at_2.permute([1, 0]), <__cpu::bf16 as __Elem>::ZERO, t17_2);
                    let t18_2 = scratch.tile::<f32, 2>([BM as i64, 4]);
                    let v15_3 = t13_2.load([n8_2.wrapping_sub(2), 3], <f32 as __Elem>::ZERO);
                    __cpu::fill::<L, _, _>(t18_2, v15_3);
                    __cpu::fill::<L, _, _>(t18_2, 0.0_f32);
                    __cpu::gemm_packed_b::<L, __cpu::bf16, __cpu::bf16, f32>(t16_2, t17_2, t18_2, true, scratch.rest());
                    let whole_2 = t13_2.has_rows(1, [0, 0], [[1, 0], [0, 1]], [__Elem::min(d3_2, BM as i64 + 1), 4]);
                    if whole_2 {
                        for i16_2 in 0_i64..__Elem::min(d3_2, BM as i64 + 1) {
                            let v110 = (-2.0_f32) * __Elem::to::<f32>(n8_2);
                            let t13_2_row = t13_2.whole_row(1, [i16_2, 0], 4, 1);
                            Self::parallel_16::<L, true, _>(level, 0, 4, t13_2_row.slice_mut(0, 4), x1_2, v110);
                        }
                    } else {
                        for i16_2 in 0_i64..__Elem::min(d3_2, BM as i64 + 1) {
                            let v110 = (-2.0_f32) * __Elem::to::<f32>(n8_2);
                            let t13_2_row = t13_2.row(1, [i16_2, 0], 4);
                            let (from, to) = __cpu::common(4, [t13_2_row.unit_span()]);
                            Self::parallel_16::<L, false, _>(
                                level,
                                from,
                                to - from,
                                t13_2_row.slice_mut(from, to - from),
                                x1_2,
                                v110,
                            );
                            if to - from < 4 {
                                for (start, end) in [(0, from), (to, 4)] {
                                    Self::parallel_16::<L, false, _>(
                                        level,
                                        start,
                                        end - start,
                                        t13_2_row.guarded(start, <f32 as __Elem>::ZERO),
                                        x1_2,
                                        v110,
                                    );
                                }
                            }
                        }
                    }
                }
                let t19_2 = scratch.tile::<f32, 1>([4]);
                __cpu::reduce::<L, __cpu::reduce::Sum, _, _, 2>(t7_2, 0, __cpu::insert_axis(t19_2, 0), false, <__cpu::bf16 as __Elem>::ZERO);
                let t20_2 = scratch.tile::<__cpu::bf16, 1>([4]);
                let t13_2_at = t13_2.window([b5_2, x0_2.extent[0]], [1, 4]).squeeze([1]);
                __cpu::copy::<L, _, _, _>(t13_2_at, t20_2, <__cpu::bf16 as __Elem>::ZERO);
                let t13_2_at_2 = t13_2.window([6, 1], [1, 4]);
                __cpu::copy::<L, _, _, _>(t20_2, t13_2_at_2.squeeze([1]), <f32 as __Elem>::ZERO);
                let v111 = x2_2.load([x0_2.extent[1]], <i32 as __Elem>::ZERO);
                let v112 = x2_2.load([n8_2], <i32 as __Elem>::ZERO);
                let v113 = __Elem::min(__Elem::abs(v111), v112.wrapping_neg());
                Self::parallel_17::<L>(level, 0, BM as i64, v113, a5_2, d0_2);
                for i19_2 in 0_i64..(BM as i64 + 1) {
                    let v114 = 5_i64.wrapping_add(i19_2).wrapping_mul(5);
                    let v115 = 5_i64.wrapping_add(i19_2).wrapping_mul(5);
                    let t9_2_row = t9_2.row(1, [i19_2, 0], 4);
                    Self::parallel_18::<L, _>(level, 0, 4, t9_2_row.slice(0, 4), v114, v115, h6_2);
                }
                let t10_2_row = t10_2.row(0, [0], BM as i64 + 1);
                Self::parallel_19::<L, _>(level, 0, BM as i64 + 1, t10_2_row.slice(0, BM as i64 + 1), h6_2);
                for i22_2 in 0_i64..(BM as i64 + 1) {
                    let v120 = 5_i64.wrapping_add(i22_2).wrapping_mul(5);
                    let v121 = 5_i64.wrapping_add(i22_2).wrapping_mul(5);
                    let t13_2_row_2 = t13_2.row(1, [i22_2, 0], 4);
                    Self::parallel_20::<L, _>(level, 0, 4, t13_2_row_2.slice(0, 4), v120, v121, h6_2);
                }
                let t19_2_row = t19_2.row(0, [0], 4);
                Self::parallel_21::<L, _>(level, 0, 4, t19_2_row.slice(0, 4), h6_2);
                let t20_2_row = t20_2.row(0, [0], 4);
                Self::parallel_22::<L, _>(level, 0, 4, t20_2_row.slice(0, 4), h6_2);
                let v129 = t19_2.load_inside([2]);
                let v130 = x2_2.load([4], <i32 as __Elem>::ZERO);
                let v131 = v129 < __Elem::to::<f32>(v130);
                let v132 = __Elem::fma::<L>(<__cpu::bf16 as __Elem>::ZERO, <__cpu::bf16 as __Elem>::ZERO, <__cpu::bf16 as __Elem>::of_i64(-1));
                let v133 = x2_2.load([5], <i32 as __Elem>::ZERO);
                let v134 = t9_2.load([x2_2.extent[0], __Elem::to::<i64>(v133)], <bool as __Elem>::ZERO);
                let v135 = __Elem::round::<L, false>(__Elem::to::<__cpu::bf16>(v134));
                let v136 = t10_2.load([5], <bool as __Elem>::ZERO);
                let v137 = __Elem::mul(__Elem::to::<__cpu::bf16>(v136), <__cpu::bf16 as __Elem>::ONE);
                let v138 = __Elem::mul(__Elem::fma::<L>(v132, v135, v137), <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v139 = __Elem::log2::<L, false>(__Elem::abs(v138));
                let x2_2_row = x2_2.row(0, [0], 4);
                let t7_2_row = t7_2.row(1, [2, 1], 4);
                let t10_2_row_2 = t10_2.row(0, [0], 4);
                let y3_2_row = y3_2.row(0, [b5_2.wrapping_mul(4)], 4);
                let (from, to) = __cpu::common(4, [x2_2_row.unit_span(), t7_2_row.unit_span(), t10_2_row_2.unit_span(), y3_2_row.unit_span()]);
                Self::parallel_23::<L, _, _, _, _>(
                    level,
                    from,
                    to - from,
                    x2_2_row.slice(from, to - from),
                    t7_2_row.slice(from, to - from),
                    t10_2_row_2.slice(from, to - from),
                    y3_2_row.slice_mut(from, to - from),
                    x1_2,
                    d3_2,
                    n8_2,
                    t9_2,
                    b5_2,
                    t8_2,
                    v131,
                    v139,
                );
                if to - from < 4 {
                    for (start, end) in [(0, from), (to, 4)] {
                        Self::parallel_23::<L, _, _, _, _>(
                            level,
                            start,
                            end - start,
                            x2_2_row.guarded(start, <i32 as __Elem>::ZERO),
                            t7_2_row.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            t10_2_row_2.guarded(start, <bool as __Elem>::ZERO),
                            y3_2_row.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            x1_2,
                            d3_2,
                            n8_2,
                            t9_2,
                            b5_2,
                            t8_2,
                            v131,
                            v139,
                        );
                    }
                }
                let v156 = x2_2.load([b5_2], <i32 as __Elem>::ZERO);
                let v157 = t9_2.load([__Elem::to::<i64>(v156), 3], <bool as __Elem>::ZERO);
                let v158 = __Elem::mul(<__cpu::bf16 as __Elem>::of_i64(-4), <__cpu::bf16 as __Elem>::of_i64(-2));
                let v159 = t10_2.load([d0_2], <bool as __Elem>::ZERO);
                let v160 = __Elem::add(__Elem::to::<__cpu::bf16>(v159), <__cpu::bf16 as __Elem>::of_i64(-1));
                let v161 = x2_2.load([3], <i32 as __Elem>::ZERO);
                let v162 = t9_2.load([__Elem::to::<i64>(v161), 3], <bool as __Elem>::ZERO);
                let v163 = __Elem::neg(__Elem::to::<__cpu::bf16>(v162));
                let v164 = __Elem::to::<__cpu::bf16>(n8_2);
                let v165 = x2_2.load([3], <i32 as __Elem>::ZERO);
                let v166 = __Elem::to::<i64>(v165);
                let t10_2_row_3 = t10_2.row(0, [0], 4);
                let x1_2_row = x1_2.row(2, [d0_2.wrapping_mul(1), d0_2.wrapping_sub(2), 0], 4);
                let t10_2_row_4 = t10_2.row(0, [b5_2], 4);
                let x0_2_row = x0_2.row(0, [0, n8_2, n8_2], 4);
                let y4_2_row = y4_2.row(0, [b5_2.wrapping_mul(4)], 4);
                let (from, to) = __cpu::common(4, [t10_2_row_3.unit_span(), x1_2_row.unit_span(), t10_2_row_4.unit_span(), x0_2_row.span(), y4_2_row.unit_span()]);
                Self::parallel_24::<L, _, _, _, _, _>(
                    level,
                    from,
                    to - from,
                    t10_2_row_3.slice(from, to - from),
                    x1_2_row.slice(from, to - from),
                    t10_2_row_4.slice(from, to - from),
                    x0_2_row.strided(from),
                    y4_2_row.slice_mut(from, to - from),
                    v157,
                    x0_2,
                    v158,
                    v160,
                    v163,
                    v164,
                    x1_2,
                    v166,
                );
                if to - from < 4 {
                    for (start, end) in [(0, from), (to, 4)] {
                        Self::parallel_24::<L, _, _, _, _, _>(
                            level,
                            start,
                            end - start,
                            t10_2_row_3.guarded(start, <bool as __Elem>::ZERO),
                            x1_2_row.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            t10_2_row_4.guarded(start, <bool as __Elem>::ZERO),
                            x0_2_row.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            y4_2_row.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            v157,
                            x0_2,
                            v158,
                            v160,
                            v163,
                            v164,
                            x1_2,
                            v166,
                        );
                    }
                }
            }
        }
    }
}
