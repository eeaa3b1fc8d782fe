// Emitted from the random kernel of seed 9.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;


#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<const BM: usize, const BN: usize, const BK: usize>(());

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<const BM: usize, const BN: usize, const BK: usize> __Kernel<BM, BN, BK> {
    #[inline]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::RowMut<bool>>(
        level: L,
        start: i64,
        count: i64,
        mut t5_row: R0,
        v1: bool,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t5_row.set(lane, v1);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<bool>,
        R1: __cpu::row::Row<i32>,
        R2: __cpu::row::Row<bool>,
        R3: __cpu::row::RowMut<f64>,
    >(
        level: L,
        start: i64,
        count: i64,
        t5_row_2: R0,
        x1_row: R1,
        x0_row: R2,
        mut t6_row: R3,
        t5: __cpu::View<bool, 2>,
        v5: f64,
        v8: f64,
        v2: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i12 = start + lane as i64;
                let v9 = t5_row_2.get(lane);
                let v10 = x1_row.get(lane);
                let v11 = __Elem::min(__Elem::to::<f64>(v9), __Elem::to::<f64>(v10));
                let v13 = __Elem::abs(v11);
                let v12 = t5.load([i12.wrapping_add(3), i12.wrapping_sub(4)], <bool as __Elem>::ZERO);
                let v14 = x0_row.get(lane);
                let v15 = __Elem::fma::<L>(v2, __Elem::select(v12, v13, v5), __Elem::fma::<L>(2.0_f64, __Elem::to::<f64>(v14), v8));
                t6_row.set(lane, v15);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::RowMut<u8>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t7_row.set(lane, 2_u8);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<bool>, R1: __cpu::row::RowMut<u8>>(
        level: L,
        start: i64,
        count: i64,
        t5_row_3: R0,
        mut t7_row_2: R1,
        v10: u8,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i15 = start + lane as i64;
                let v11 = t5_row_3.get(lane);
                t7_row_2.update(lane, __cpu::AtomicOp::And, v10.wrapping_add(__Elem::to::<u8>(v11)));
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<f64>,
        R1: __cpu::row::RowMut<bool>,
    >(
        level: L,
        start: i64,
        count: i64,
        t6_row_2: R0,
        mut t8_row: R1,
        i16: i64,
        v13: f64,
        v18: f64,
        v15: bool,
        v12: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i17 = start + lane as i64;
                let v16 = t6_row_2.get(lane);
                let v17 = t8_row.get(lane);
                let v19 = __Elem::to::<f64>(__Elem::div(i17.wrapping_mul(BM as i64), BM as i64));
                let v20 = __Elem::select(v15, v19, v18);
                let v21 = __Elem::select(i16 <= i17, __Elem::fma::<L>(v16, v13, __Elem::to::<f64>(v17)), v20);
                t8_row.set(lane, v12 >= v21);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<bool>,
        R1: __cpu::row::RowMut<f64>,
    >(
        level: L,
        start: i64,
        count: i64,
        t5_row_4: R0,
        mut t10_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v16 = t5_row_4.get(lane);
                t10_row.set(lane, __Elem::to::<f64>(v16));
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t12_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21 = start + lane as i64;
                let v16 = __Elem::to::<i32>(i21).wrapping_mul(2_i32).wrapping_add(-1_i32);
                t12_row.set(lane, v16);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t14_row: R0,
        v19: i32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t14_row.set(lane, v19);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t14_row_2: R0,
        v22: i64,
        v23: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i26 = start + lane as i64;
                let v24 = t14_row_2.get(lane);
                let v25 = __Elem::to::<u64>(v24).wrapping_mul(__Elem::to::<u64>(v23.wrapping_add(i26)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v22.wrapping_add(i26), 7_i64)], v25, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t15_row: R0,
        v26: i64,
        v27: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i28 = start + lane as i64;
                let v28 = t15_row.get(lane);
                let v29 = __Elem::to::<u64>(v28).wrapping_mul(__Elem::to::<u64>(v27.wrapping_add(i28)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v26.wrapping_add(i28), 7_i64)], v29, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t10_row_2: R0,
        v30: i64,
        v31: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i30 = start + lane as i64;
                let v32 = t10_row_2.get(lane);
                let v33 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v32) * 16.0_f32));
                let v34 = v33.wrapping_mul(__Elem::to::<u64>(v31.wrapping_add(i30)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v30.wrapping_add(i30), 7_i64)], v34, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t11_row: R0,
        v35: i64,
        v36: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i32 = start + lane as i64;
                let v37 = t11_row.get(lane);
                let v38 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v37) * 16.0_f32));
                let v39 = v38.wrapping_mul(__Elem::to::<u64>(v36.wrapping_add(i32)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v35.wrapping_add(i32), 7_i64)], v39, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t12_row_2: R0,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i33 = start + lane as i64;
                let v40 = t12_row_2.get(lane);
                let v41 = __Elem::to::<u64>(v40).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i33)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i33), 7_i64)], v41, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t13_row: R0,
        v42: i64,
        v43: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i35 = start + lane as i64;
                let v44 = t13_row.get(lane);
                let v45 = __Elem::to::<u64>(v44).wrapping_mul(__Elem::to::<u64>(v43.wrapping_add(i35)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v42.wrapping_add(i35), 7_i64)], v45, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t14_row_3: R0,
        v46: i64,
        v47: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i37 = start + lane as i64;
                let v48 = t14_row_3.get(lane);
                let v49 = __Elem::to::<u64>(v48).wrapping_mul(__Elem::to::<u64>(v47.wrapping_add(i37)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v46.wrapping_add(i37), 7_i64)], v49, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::Row<u8>, R1: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        t7_row_3: R0,
        mut t16_row: R1,
        t14: __cpu::View<i32, 2>,
        d0: i64,
        v54: i32,
        v50: bool,
        v53: i32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v55 = t7_row_3.get(lane);
                let v56 = t14.load([__Elem::to::<i64>(v55), d0], <i32 as __Elem>::ZERO);
                let v57 = __Elem::select(v50, v53, __Elem::div(__Elem::abs(v56), v54));
                t16_row.set(lane, v57);
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<f64>,
        R1: __cpu::row::RowMut<f64>,
    >(
        level: L,
        start: i64,
        count: i64,
        t10_row_3: R0,
        mut y3_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v55 = t10_row_3.get(lane);
                let v56 = __Elem::log2::<L, false>(__Elem::abs(__Elem::abs(__Elem::abs(v55)) * 0.5_f64));
                y3_row.set(lane, v56);
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<L: __cpu::Level, R0: __cpu::row::RowMut<bool>>(
        level: L,
        start: i64,
        count: i64,
        mut t5_2_row: R0,
        v56: bool,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t5_2_row.set(lane, v56);
            }
        }
    }

    #[inline]
    unsafe fn parallel_19<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<bool>,
        R1: __cpu::row::Row<i32>,
        R2: __cpu::row::Row<bool>,
        R3: __cpu::row::RowMut<f64>,
    >(
        level: L,
        start: i64,
        count: i64,
        t5_2_row_2: R0,
        x1_2_row: R1,
        x0_2_row: R2,
        mut t6_2_row: R3,
        t5_2: __cpu::View<bool, 2>,
        v60: f64,
        v63: f64,
        v57: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i12 = start + lane as i64;
                let v64 = t5_2_row_2.get(lane);
                let v65 = x1_2_row.get(lane);
                let v66 = __Elem::min(__Elem::to::<f64>(v64), __Elem::to::<f64>(v65));
                let v13_2 = __Elem::abs(v66);
                let v67 = t5_2.load([i12.wrapping_add(3), i12.wrapping_sub(4)], <bool as __Elem>::ZERO);
                let v68 = x0_2_row.get(lane);
                let v69 = __Elem::fma::<L>(v57, __Elem::select(v67, v13_2, v60), __Elem::fma::<L>(2.0_f64, __Elem::to::<f64>(v68), v63));
                t6_2_row.set(lane, v69);
            }
        }
    }

    #[inline]
    unsafe fn parallel_20<L: __cpu::Level, R0: __cpu::row::RowMut<u8>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_2_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t7_2_row.set(lane, 2_u8);
            }
        }
    }

    #[inline]
    unsafe fn parallel_21<L: __cpu::Level, R0: __cpu::row::Row<bool>, R1: __cpu::row::RowMut<u8>>(
        level: L,
        start: i64,
        count: i64,
        t5_2_row_3: R0,
        mut t7_2_row_2: R1,
        v65: u8,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i15_2 = start + lane as i64;
                let v66 = t5_2_row_3.get(lane);
                t7_2_row_2.update(lane, __cpu::AtomicOp::And, v65.wrapping_add(__Elem::to::<u8>(v66)));
            }
        }
    }

    #[inline]
    unsafe fn parallel_22<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<f64>,
        R1: __cpu::row::RowMut<bool>,
    >(
        level: L,
        start: i64,
        count: i64,
        t6_2_row_2: R0,
        mut t8_2_row: R1,
        i16_2: i64,
        v68: f64,
        v18_2: f64,
        v70: bool,
        v67: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i17 = start + lane as i64;
                let v71 = t6_2_row_2.get(lane);
                let v72 = t8_2_row.get(lane);
                let v73 = __Elem::to::<f64>(__Elem::div(i17.wrapping_mul(BM as i64), BM as i64));
                let v74 = __Elem::select(v70, v73, v18_2);
                let v75 = __Elem::select(i16_2 <= i17, __Elem::fma::<L>(v71, v68, __Elem::to::<f64>(v72)), v74);
                t8_2_row.set(lane, v67 >= v75);
            }
        }
    }

    #[inline]
    unsafe fn parallel_23<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<bool>,
        R1: __cpu::row::RowMut<f64>,
    >(
        level: L,
        start: i64,
        count: i64,
        t5_2_row_4: R0,
        mut t10_2_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v71 = t5_2_row_4.get(lane);
                t10_2_row.set(lane, __Elem::to::<f64>(v71));
            }
        }
    }

    #[inline]
    unsafe fn parallel_24<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t12_2_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21_2 = start + lane as i64;
                let v71 = __Elem::to::<i32>(i21_2).wrapping_mul(2_i32).wrapping_add(-1_i32);
                t12_2_row.set(lane, v71);
            }
        }
    }

    #[inline]
    unsafe fn parallel_25<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t14_2_row: R0,
        v73: i32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t14_2_row.set(lane, v73);
            }
        }
    }

    #[inline]
    unsafe fn parallel_26<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t14_2_row_2: R0,
        v76: i64,
        v77: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i26_2 = start + lane as i64;
                let v78 = t14_2_row_2.get(lane);
                let v79 = __Elem::to::<u64>(v78).wrapping_mul(__Elem::to::<u64>(v77.wrapping_add(i26_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v76.wrapping_add(i26_2), 7_i64)], v79);
            }
        }
    }

    #[inline]
    unsafe fn parallel_27<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t15_2_row: R0,
        v80: i64,
        v81: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i28_2 = start + lane as i64;
                let v82 = t15_2_row.get(lane);
                let v83 = __Elem::to::<u64>(v82).wrapping_mul(__Elem::to::<u64>(v81.wrapping_add(i28_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v80.wrapping_add(i28_2), 7_i64)], v83);
            }
        }
    }

    #[inline]
    unsafe fn parallel_28<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t10_2_row_2: R0,
        v84: i64,
        v85: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i30_2 = start + lane as i64;
                let v86 = t10_2_row_2.get(lane);
                let v87 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v86) * 16.0_f32));
                let v88 = v87.wrapping_mul(__Elem::to::<u64>(v85.wrapping_add(i30_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v84.wrapping_add(i30_2), 7_i64)], v88);
            }
        }
    }

    #[inline]
    unsafe fn parallel_29<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t11_2_row: R0,
        v89: i64,
        v90: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i32_2 = start + lane as i64;
                let v91 = t11_2_row.get(lane);
                let v92 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v91) * 16.0_f32));
                let v93 = v92.wrapping_mul(__Elem::to::<u64>(v90.wrapping_add(i32_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v89.wrapping_add(i32_2), 7_i64)], v93);
            }
        }
    }

    #[inline]
    unsafe fn parallel_30<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t12_2_row_2: R0,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i33_2 = start + lane as i64;
                let v94 = t12_2_row_2.get(lane);
                let v95 = __Elem::to::<u64>(v94).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i33_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i33_2), 7_i64)], v95);
            }
        }
    }

    #[inline]
    unsafe fn parallel_31<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t13_2_row: R0,
        v96: i64,
        v97: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i35_2 = start + lane as i64;
                let v98 = t13_2_row.get(lane);
                let v99 = __Elem::to::<u64>(v98).wrapping_mul(__Elem::to::<u64>(v97.wrapping_add(i35_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v96.wrapping_add(i35_2), 7_i64)], v99);
            }
        }
    }

    #[inline]
    unsafe fn parallel_32<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t14_2_row_3: R0,
        v100: i64,
        v101: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i37_2 = start + lane as i64;
                let v102 = t14_2_row_3.get(lane);
                let v103 = __Elem::to::<u64>(v102).wrapping_mul(__Elem::to::<u64>(v101.wrapping_add(i37_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v100.wrapping_add(i37_2), 7_i64)], v103);
            }
        }
    }

    #[inline]
    unsafe fn parallel_33<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::Row<u8>, R1: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row_3: R0,
        mut t16_2_row: R1,
        t14_2: __cpu::View<i32, 2>,
        d0_2: i64,
        v108: i32,
        v104: bool,
        v107: i32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v109 = t7_2_row_3.get(lane);
                let v110 = t14_2.load([__Elem::to::<i64>(v109), d0_2], <i32 as __Elem>::ZERO);
                let v111 = __Elem::select(v104, v107, __Elem::div(__Elem::abs(v110), v108));
                t16_2_row.set(lane, v111);
            }
        }
    }

    #[inline]
    unsafe fn parallel_34<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<f64>,
        R1: __cpu::row::RowMut<f64>,
    >(
        level: L,
        start: i64,
        count: i64,
        t10_2_row_3: R0,
        mut y3_2_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v109 = t10_2_row_3.get(lane);
                let v110 = __Elem::log2::<L, false>(__Elem::abs(__Elem::abs(__Elem::abs(v109)) * 0.5_f64));
                y3_2_row.set(lane, v110);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<const BM: usize, const BN: usize, const BK: usize> __cpu::Kernel for __Kernel<BM, BN, BK> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_9", args);
        let d0 = plan.extent(0, 0);
        plan.expect("x0", 0, 1, d0)?;
        let d1 = plan.extent(1, 0);
        let d2 = plan.extent(2, 0);
        let d3 = plan.extent(2, 1);
        plan.expect("y3", 3, 0, d2)?;
        plan.expect("y3", 3, 1, d3)?;
        plan.expect("h4", 4, 0, 7)?;
        let v0 = d2.wrapping_add(BN as i64);
        let v1 = v0.wrapping_sub(1);
        let v2 = __Elem::div(v1, BN as i64);
        let v3 = d3.wrapping_add(BN as i64);
        let v4 = v3.wrapping_sub(1);
        let v5 = __Elem::div(v4, BN as i64);
        plan.value(d2);
        plan.value(d3);
        plan.value(d0);
        plan.value(d1);
        plan.finish([1, v2, v5])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<bool, 2>([BM as i64, BK as i64 + 1]);
        size.tile::<f64, 2>([BM as i64, BK as i64 + 1]);
        size.tile::<u8, 1>([BK as i64]);
        size.tile::<bool, 2>([BK as i64, BN as i64]);
        size.panel_a::<L, f64, f64, f64>(BM as i64, 1);
        size.tile::<f64, 2>([1, BK as i64]);
        size.tile::<f64, 2>([BM as i64, BK as i64]);
        size.gemm::<L, f64, f64, f64>(BM as i64, BK as i64, 1);
        size.tile::<i32, 1>([BK as i64]);
        size.tile::<bool, 2>([BK as i64, BK as i64 + 1]);
        size.tile::<i32, 2>([BK as i64, BN as i64]);
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.tile::<bool, 2>([BK as i64 + 1, BK as i64 + 1]);
            outer.cover(size);
        }
        size.tile::<i32, 2>([BN as i64, BN as i64]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<bool, 2>(call, 0);
            let x1 = __cpu::tensor::<i32, 1>(call, 1);
            let y2 = __cpu::tensor::<i32, 2>(call, 2);
            let y3 = __cpu::tensor::<f64, 2>(call, 3);
            let h4 = __cpu::tensor::<u64, 1>(call, 4);
            let _p7 = __cpu::scalar::<f64>(call.args, 6);
            let d2 = __cpu::value::<i64>(call, 0);
            let d3 = __cpu::value::<i64>(call, 1);
            let d0 = __cpu::value::<i64>(call, 2);
            let d1 = __cpu::value::<i64>(call, 3);
            for block in __cpu::Blocks::new(call) {
                let [_, b4, b5] = block.index;
                let mut scratch = block.scratch;
                let t5 = scratch.tile::<bool, 2>([BM as i64, BK as i64 + 1]);
                for i8 in 0_i64..(BK as i64 + 1) {
                    let v0 = x1.load([i8], <i32 as __Elem>::ZERO);
                    let v1 = b5 <= __Elem::div(__Elem::to::<i64>(v0), 3_i64);
                    let t5_row = t5.row(0, [0, i8], BM as i64);
                    Self::parallel::<L, _>(level, 0, BM as i64, t5_row.strided(0), v1);
                }
                let t6 = scratch.tile::<f64, 2>([BM as i64, BK as i64 + 1]);
                let whole = x1.has_rows(0, [0], [[0, 1]], [BM as i64, BK as i64 + 1]) && x0.has_rows(1, [d2, 0], [[0, 0], [0, 1]], [BM as i64, BK as i64 + 1]);
                if whole {
                    for i11 in 0_i64..(BM as i64) {
                        let v2 = __Elem::sqrt::<L, false>(__Elem::abs(0.25_f64));
                        let v3 = x1.load([b4], <i32 as __Elem>::ZERO);
                        let v4 = x1.load([3], <i32 as __Elem>::ZERO);
                        let v5 = __Elem::to::<f64>(v3) * __Elem::to::<f64>(v4);
                        let v6 = x1.load([d2], <i32 as __Elem>::ZERO);
                        let v7 = t5.load([__Elem::to::<i64>(v6), d3], <bool as __Elem>::ZERO);
                        let v8 = __Elem::to::<f64>(v7);
                        let t5_row_2 = t5.row(1, [i11, 0], BK as i64 + 1);
                        let x1_row = x1.whole_row(0, [0], BK as i64 + 1, 1);
                        let x0_row = x0.whole_row(1, [d2, 0], BK as i64 + 1, 1);
                        let t6_row = t6.row(1, [i11, 0], BK as i64 + 1);
                        Self::parallel_2::<L, true, _, _, _, _>(
                            level,
                            0,
                            BK as i64 + 1,
                            t5_row_2.slice(0, BK as i64 + 1),
                            x1_row.slice(0, BK as i64 + 1),
                            x0_row.slice(0, BK as i64 + 1),
                            t6_row.slice_mut(0, BK as i64 + 1),
                            t5,
                            v5,
                            v8,
                            v2,
                        );
                    }
                } else {
                    for i11 in 0_i64..(BM as i64) {
                        let v2 = __Elem::sqrt::<L, false>(__Elem::abs(0.25_f64));
                        let v3 = x1.load([b4], <i32 as __Elem>::ZERO);
                        let v4 = x1.load([3], <i32 as __Elem>::ZERO);
                        let v5 = __Elem::to::<f64>(v3) * __Elem::to::<f64>(v4);
                        let v6 = x1.load([d2], <i32 as __Elem>::ZERO);
                        let v7 = t5.load([__Elem::to::<i64>(v6), d3], <bool as __Elem>::ZERO);
                        let v8 = __Elem::to::<f64>(v7);
                        let t5_row_2 = t5.row(1, [i11, 0], BK as i64 + 1);
                        let x1_row = x1.row(0, [0], BK as i64 + 1);
                        let x0_row = x0.row(1, [d2, 0], BK as i64 + 1);
                        let t6_row = t6.row(1, [i11, 0], BK as i64 + 1);
                        let (from, to) = __cpu::common(BK as i64 + 1, [x1_row.unit_span(), x0_row.unit_span()]);
                        Self::parallel_2::<L, false, _, _, _, _>(
                            level,
                            from,
                            to - from,
                            t5_row_2.slice(from, to - from),
                            x1_row.slice(from, to - from),
                            x0_row.slice(from, to - from),
                            t6_row.slice_mut(from, to - from),
                            t5,
                            v5,
                            v8,
                            v2,
                        );
                        if to - from < BK as i64 + 1 {
                            for (start, end) in [(0, from), (to, BK as i64 + 1)] {
                                Self::parallel_2::<L, false, _, _, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    t5_row_2.slice(start, end - start),
                                    x1_row.guarded(start, <i32 as __Elem>::ZERO),
                                    x0_row.guarded(start, <bool as __Elem>::ZERO),
                                    t6_row.slice_mut(start, end - start),
                                    t5,
                                    v5,
                                    v8,
                                    v2,
                                );
                            }
                        }
                    }
                }
                let t7 = scratch.tile::<u8, 1>([BK as i64]);
                let t7_row = t7.row(0, [0], BK as i64);
                Self::parallel_3::<L, _>(level, 0, BK as i64, t7_row.slice_mut(0, BK as i64));
                let t8 = scratch.tile::<bool, 2>([BK as i64, BN as i64]);
                let x0_at = x0.window([0, b5.wrapping_mul(2 * BN as i64)], [x0.extent[0], BN as i64]);
                __cpu::gather::<L, _, _, _, _>(x0_at, t7, t8, <bool as __Elem>::ZERO);
                let v9 = x0.load([b4, 12], <bool as __Elem>::ZERO);
                let v10 = __Elem::to::<u8>(v9);
                let t5_row_3 = t5.row(1, [d3, 0], 2 * BN as i64);
                let t7_row_2 = t7.row(0, [0], 2 * BN as i64);
                let (from, to) = __cpu::common(2 * BN as i64, [t5_row_3.unit_span(), t7_row_2.unit_span()]);
                Self::parallel_4::<L, _, _>(
                    level,
                    from,
                    to - from,
                    t5_row_3.slice(from, to - from),
                    t7_row_2.slice_mut(from, to - from),
                    v10,
                );
                if to - from < 2 * BN as i64 {
                    for (start, end) in [(0, from), (to, 2 * BN as i64)] {
                        Self::parallel_4::<L, _, _>(
                            level,
                            start,
                            end - start,
                            t5_row_3.guarded(start, <bool as __Elem>::ZERO),
                            t7_row_2.guarded(start, <u8 as __Elem>::ZERO),
                            v10,
                        );
                    }
                }
                let whole_2 = t6.has_rows(1, [18, 0], [[0, 0], [0, 1]], [BK as i64, BN as i64]);
                if whole_2 {
                    for i16 in 0_i64..(BK as i64) {
                        let v18 = (-4.0_f64) + _p7;
                        let v12 = t6.load([19, i16.wrapping_add(1)], <f64 as __Elem>::ZERO);
                        let v13 = t6.load([2, i16], <f64 as __Elem>::ZERO);
                        let v14 = t6.load([d2, d3], <f64 as __Elem>::ZERO);
                        let v15 = __Elem::is_nan(v14);
                        let t6_row_2 = t6.whole_row(1, [18, 0], BN as i64, 1);
                        let t8_row = t8.row(1, [i16, 0], BN as i64);
                        Self::parallel_5::<L, true, _, _>(
                            level,
                            0,
                            BN as i64,
                            t6_row_2.slice(0, BN as i64),
                            t8_row.slice_mut(0, BN as i64),
                            i16,
                            v13,
                            v18,
                            v15,
                            v12,
                        );
                    }
                } else {
                    for i16 in 0_i64..(BK as i64) {
                        let v18 = (-4.0_f64) + _p7;
                        let v12 = t6.load([19, i16.wrapping_add(1)], <f64 as __Elem>::ZERO);
                        let v13 = t6.load([2, i16], <f64 as __Elem>::ZERO);
                        let v14 = t6.load([d2, d3], <f64 as __Elem>::ZERO);
                        let v15 = __Elem::is_nan(v14);
                        let t6_row_2 = t6.row(1, [18, 0], BN as i64);
                        let t8_row = t8.row(1, [i16, 0], BN as i64);
                        let (from, to) = __cpu::common(BN as i64, [t6_row_2.unit_span()]);
                        Self::parallel_5::<L, false, _, _>(
                            level,
                            from,
                            to - from,
                            t6_row_2.slice(from, to - from),
                            t8_row.slice_mut(from, to - from),
                            i16,
                            v13,
                            v18,
                            v15,
                            v12,
                        );
                        if to - from < BN as i64 {
                            for (start, end) in [(0, from), (to, BN as i64)] {
                                Self::parallel_5::<L, false, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    t6_row_2.guarded(start, <f64 as __Elem>::ZERO),
                                    t8_row.slice_mut(start, end - start),
                                    i16,
                                    v13,
                                    v18,
                                    v15,
                                    v12,
                                );
                            }
                        }
                    }
                }
                let t9 = scratch.panel_a::<L, f64, f64, f64>(BM as i64, 1);
                let t5_at = t5.window([4, d3], [1, BM as i64]);
                let t5_at_at = t5_at.permute([1, 0]);
                __cpu::pack_a::<L, _, f64, f64, f64>(t5_at_at, <f64 as __Elem>::ZERO, t9);
                let t10 = scratch.tile::<f64, 2>([1, BK as i64]);
                let whole_3 = t5.has([0, d3], [[0, 1], [0, 0]], [1, BK as i64]);
                if whole_3 {
                    for i19 in 0_i64..1 {
                        let t5_row_4 = t5.whole_row(0, [0, d3], BK as i64, 1);
                        let t10_row = t10.row(1, [i19, 0], BK as i64);
                        Self::parallel_6::<L, true, _, _>(
                            level,
                            0,
                            BK as i64,
                            t5_row_4.strided(0),
                            t10_row.slice_mut(0, BK as i64),
                        );
                    }
                } else {
                    for i19 in 0_i64..1 {
                        let t5_row_4 = t5.row(0, [0, d3], BK as i64);
                        let t10_row = t10.row(1, [i19, 0], BK as i64);
                        let (from, to) = __cpu::common(BK as i64, [t5_row_4.span()]);
                        Self::parallel_6::<L, false, _, _>(
                            level,
                            from,
                            to - from,
                            t5_row_4.strided(from),
                            t10_row.slice_mut(from, to - from),
                        );
                        if to - from < BK as i64 {
                            for (start, end) in [(0, from), (to, BK as i64)] {
                                Self::parallel_6::<L, false, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    t5_row_4.guarded(start, <bool as __Elem>::ZERO),
                                    t10_row.slice_mut(start, end - start),
                                );
                            }
                        }
                    }
                }
                let t11 = scratch.tile::<f64, 2>([BM as i64, BK as i64]);
                __cpu::fill::<L, _, _>(t11, 0.0_f64);
                __cpu::gemm_packed_a::<L, f64, f64, f64>(t9, t10, t11, true, scratch.rest());
                let t12 = scratch.tile::<i32, 1>([BK as i64]);
                let t12_row = t12.row(0, [0], BK as i64);
                Self::parallel_7::<L, _>(level, 0, BK as i64, t12_row.slice_mut(0, BK as i64));
                let t13 = scratch.tile::<bool, 2>([BK as i64, BK as i64 + 1]);
                let t6_at = t6.window([b5.wrapping_mul(BK as i64), b5], [BK as i64, BK as i64 + 1]);
                __cpu::copy::<L, _, _, _>(t6_at, t13, <bool as __Elem>::ZERO);
                __cpu::scatter::<L, _, _, _, _>(t13, t12, t5, <bool as __Elem>::ZERO);
                let t14 = scratch.tile::<i32, 2>([BK as i64, BN as i64]);
                for i22 in 0_i64..(BN as i64) {
                    let v17 = x1.load([__Elem::rem(d0, 4_i64)], <i32 as __Elem>::ZERO);
                    let v19 = v17.wrapping_neg();
                    let t14_row = t14.row(0, [0, i22], BK as i64);
                    Self::parallel_8::<L, _>(level, 0, BK as i64, t14_row.strided(0), v19);
                }
                let v20 = __Elem::rem(d2.wrapping_mul(2 * BN as i64).wrapping_add(b5), 2 * BN as i64);
                let v21 = x0.load([b4.wrapping_sub(1), v20], <bool as __Elem>::ZERO);
                if v21 {
                    let mut scratch = scratch;
                    let t15 = scratch.tile::<bool, 2>([BK as i64 + 1, BK as i64 + 1]);
                    let t6_at_2 = t6.window([b5.wrapping_mul(BK as i64), b4], [BK as i64 + 1, BK as i64 + 1]);
                    __cpu::copy::<L, _, _, _>(t6_at_2, t15, <bool as __Elem>::ZERO);
                    for i25 in 0_i64..(BK as i64) {
                        let v22 = 5_i64.wrapping_add(i25).wrapping_mul(5);
                        let v23 = 5_i64.wrapping_add(i25).wrapping_mul(5);
                        let t14_row_2 = t14.row(1, [i25, 0], BN as i64);
                        Self::parallel_9::<L, _>(level, 0, BN as i64, t14_row_2.slice(0, BN as i64), v22, v23, h4);
                    }
                    for i27 in 0_i64..(BK as i64 + 1) {
                        let v26 = 5_i64.wrapping_add(i27).wrapping_mul(5);
                        let v27 = 5_i64.wrapping_add(i27).wrapping_mul(5);
                        let t15_row = t15.row(1, [i27, 0], BK as i64 + 1);
                        Self::parallel_10::<L, _>(
                            level,
                            0,
                            BK as i64 + 1,
                            t15_row.slice(0, BK as i64 + 1),
                            v26,
                            v27,
                            h4,
                        );
                    }
                }
                for i29 in 0_i64..1 {
                    let v30 = 5_i64.wrapping_add(i29).wrapping_mul(5);
                    let v31 = 5_i64.wrapping_add(i29).wrapping_mul(5);
                    let t10_row_2 = t10.row(1, [i29, 0], BK as i64);
                    Self::parallel_11::<L, _>(level, 0, BK as i64, t10_row_2.slice(0, BK as i64), v30, v31, h4);
                }
                for i31 in 0_i64..(BM as i64) {
                    let v35 = 5_i64.wrapping_add(i31).wrapping_mul(5);
                    let v36 = 5_i64.wrapping_add(i31).wrapping_mul(5);
                    let t11_row = t11.row(1, [i31, 0], BK as i64);
                    Self::parallel_12::<L, _>(level, 0, BK as i64, t11_row.slice(0, BK as i64), v35, v36, h4);
                }
                let t12_row_2 = t12.row(0, [0], BK as i64);
                Self::parallel_13::<L, _>(level, 0, BK as i64, t12_row_2.slice(0, BK as i64), h4);
                for i34 in 0_i64..(BK as i64) {
                    let v42 = 5_i64.wrapping_add(i34).wrapping_mul(5);
                    let v43 = 5_i64.wrapping_add(i34).wrapping_mul(5);
                    let t13_row = t13.row(1, [i34, 0], BK as i64 + 1);
                    Self::parallel_14::<L, _>(
                        level,
                        0,
                        BK as i64 + 1,
                        t13_row.slice(0, BK as i64 + 1),
                        v42,
                        v43,
                        h4,
                    );
                }
                for i36 in 0_i64..(BK as i64) {
                    let v46 = 5_i64.wrapping_add(i36).wrapping_mul(5);
                    let v47 = 5_i64.wrapping_add(i36).wrapping_mul(5);
                    let t14_row_3 = t14.row(1, [i36, 0], BN as i64);
                    Self::parallel_15::<L, _>(level, 0, BN as i64, t14_row_3.slice(0, BN as i64), v46, v47, h4);
                }
                let t16 = scratch.tile::<i32, 2>([BN as i64, BN as i64]);
                let whole_4 = t7.has_rows(0, [0], [[0, 1]], [BN as i64, BN as i64]);
                if whole_4 {
                    for i38 in 0_i64..(BN as i64) {
                        let v50 = i38 < b5;
                        let v51 = t12.load([b5], <i32 as __Elem>::ZERO);
                        let v52 = t14.load([i38, i38], <i32 as __Elem>::ZERO);
                        let v53 = __Elem::rem(__Elem::shr(v51, 17_i32), v52);
                        let v54 = x1.load([16], <i32 as __Elem>::ZERO);
                        let t7_row_3 = t7.whole_row(0, [0], BN as i64, 1);
                        let t16_row = t16.row(1, [i38, 0], BN as i64);
                        Self::parallel_16::<L, true, _, _>(
                            level,
                            0,
                            BN as i64,
                            t7_row_3.slice(0, BN as i64),
                            t16_row.slice_mut(0, BN as i64),
                            t14,
                            d0,
                            v54,
                            v50,
                            v53,
                        );
                    }
                } else {
                    for i38 in 0_i64..(BN as i64) {
                        let v50 = i38 < b5;
                        let v51 = t12.load([b5], <i32 as __Elem>::ZERO);
                        let v52 = t14.load([i38, i38], <i32 as __Elem>::ZERO);
                        let v53 = __Elem::rem(__Elem::shr(v51, 17_i32), v52);
                        let v54 = x1.load([16], <i32 as __Elem>::ZERO);
                        let t7_row_3 = t7.row(0, [0], BN as i64);
                        let t16_row = t16.row(1, [i38, 0], BN as i64);
                        let (from, to) = __cpu::common(BN as i64, [t7_row_3.unit_span()]);
                        Self::parallel_16::<L, false, _, _>(
                            level,
                            from,
                            to - from,
                            t7_row_3.slice(from, to - from),
                            t16_row.slice_mut(from, to - from),
                            t14,
                            d0,
                            v54,
                            v50,
                            v53,
                        );
                        if to - from < BN as i64 {
                            for (start, end) in [(0, from), (to, BN as i64)] {
                                Self::parallel_16::<L, false, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    t7_row_3.guarded(start, <u8 as __Elem>::ZERO),
                                    t16_row.slice_mut(start, end - start),
                                    t14,
                                    d0,
                                    v54,
                                    v50,
                                    v53,
                                );
                            }
                        }
                    }
                }
                let y2_at = y2.window([b4.wrapping_mul(BN as i64), b5.wrapping_mul(BN as i64)], [BN as i64, BN as i64]);
                __cpu::copy::<L, _, _, _>(t16, y2_at, <i32 as __Elem>::ZERO);
                let whole_5 = t10.has_rows(1, [d1, 0], [[0, 0], [0, 1]], [BN as i64, BN as i64]) && y3.has_rows(1, [b4.wrapping_mul(BN as i64), b5.wrapping_mul(BN as i64)], [[1, 0], [0, 1]], [BN as i64, BN as i64]);
                if whole_5 {
                    for i40 in 0_i64..(BN as i64) {
                        let t10_row_3 = t10.whole_row(1, [d1, 0], BN as i64, 1);
                        let y3_row = y3.whole_row(1, [b4.wrapping_mul(BN as i64).wrapping_add(i40), b5.wrapping_mul(BN as i64)], BN as i64, 1);
                        Self::parallel_17::<L, true, _, _>(
                            level,
                            0,
                            BN as i64,
                            t10_row_3.slice(0, BN as i64),
                            y3_row.slice_mut(0, BN as i64),
                        );
                    }
                } else {
                    for i40 in 0_i64..(BN as i64) {
                        let t10_row_3 = t10.row(1, [d1, 0], BN as i64);
                        let y3_row = y3.row(1, [b4.wrapping_mul(BN as i64).wrapping_add(i40), b5.wrapping_mul(BN as i64)], BN as i64);
                        let (from, to) = __cpu::common(BN as i64, [t10_row_3.unit_span(), y3_row.unit_span()]);
                        Self::parallel_17::<L, false, _, _>(
                            level,
                            from,
                            to - from,
                            t10_row_3.slice(from, to - from),
                            y3_row.slice_mut(from, to - from),
                        );
                        if to - from < BN as i64 {
                            for (start, end) in [(0, from), (to, BN as i64)] {
                                Self::parallel_17::<L, false, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    t10_row_3.guarded(start, <f64 as __Elem>::ZERO),
                                    y3_row.guarded(start, <f64 as __Elem>::ZERO),
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
            let x0_2 = __cpu::tensor::<bool, 2>(call, 0);
            let x1_2 = __cpu::tensor::<i32, 1>(call, 1);
            let y2_2 = __cpu::tensor::<i32, 2>(call, 2);
            let y3_2 = __cpu::tensor::<f64, 2>(call, 3);
            let h4_2 = __cpu::tensor::<u64, 1>(call, 4);
            let _p7_2 = __cpu::scalar::<f64>(call.args, 6);
            let d2_2 = __cpu::value::<i64>(call, 0);
            let d3_2 = __cpu::value::<i64>(call, 1);
            let d0_2 = __cpu::value::<i64>(call, 2);
            let d1_2 = __cpu::value::<i64>(call, 3);
            for block in __cpu::Blocks::new(call) {
                let [_, b4_2, b5_2] = block.index;
                let mut scratch = block.scratch;
                let t5_2 = scratch.tile::<bool, 2>([BM as i64, BK as i64 + 1]);
                for i8_2 in 0_i64..(BK as i64 + 1) {
                    let v55 = x1_2.load([i8_2], <i32 as __Elem>::ZERO);
                    let v56 = b5_2 <= __Elem::div(__Elem::to::<i64>(v55), 3_i64);
                    let t5_2_row = t5_2.row(0, [0, i8_2], BM as i64);
                    Self::parallel_18::<L, _>(level, 0, BM as i64, t5_2_row.strided(0), v56);
                }
                let t6_2 = scratch.tile::<f64, 2>([BM as i64, BK as i64 + 1]);
                let whole_6 = x1_2.has_rows(0, [0], [[0, 1]], [BM as i64, BK as i64 + 1]) && x0_2.has_rows(1, [d2_2, 0], [[0, 0], [0, 1]], [BM as i64, BK as i64 + 1]);
                if whole_6 {
                    for i11_2 in 0_i64..(BM as i64) {
                        let v57 = __Elem::sqrt::<L, false>(__Elem::abs(0.25_f64));
                        let v58 = x1_2.load([b4_2], <i32 as __Elem>::ZERO);
                        let v59 = x1_2.load([3], <i32 as __Elem>::ZERO);
                        let v60 = __Elem::to::<f64>(v58) * __Elem::to::<f64>(v59);
                        let v61 = x1_2.load([d2_2], <i32 as __Elem>::ZERO);
                        let v62 = t5_2.load([__Elem::to::<i64>(v61), d3_2], <bool as __Elem>::ZERO);
                        let v63 = __Elem::to::<f64>(v62);
                        let t5_2_row_2 = t5_2.row(1, [i11_2, 0], BK as i64 + 1);
                        let x1_2_row = x1_2.whole_row(0, [0], BK as i64 + 1, 1);
                        let x0_2_row = x0_2.whole_row(1, [d2_2, 0], BK as i64 + 1, 1);
                        let t6_2_row = t6_2.row(1, [i11_2, 0], BK as i64 + 1);
                        Self::parallel_19::<L, true, _, _, _, _>(
                            level,
                            0,
                            BK as i64 + 1,
                            t5_2_row_2.slice(0, BK as i64 + 1),
                            x1_2_row.slice(0, BK as i64 + 1),
                            x0_2_row.slice(0, BK as i64 + 1),
                            t6_2_row.slice_mut(0, BK as i64 + 1),
                            t5_2,
                            v60,
                            v63,
                            v57,
                        );
                    }
                } else {
                    for i11_2 in 0_i64..(BM as i64) {
                        let v57 = __Elem::sqrt::<L, false>(__Elem::abs(0.25_f64));
                        let v58 = x1_2.load([b4_2], <i32 as __Elem>::ZERO);
                        let v59 = x1_2.load([3], <i32 as __Elem>::ZERO);
                        let v60 = __Elem::to::<f64>(v58) * __Elem::to::<f64>(v59);
                        let v61 = x1_2.load([d2_2], <i32 as __Elem>::ZERO);
                        let v62 = t5_2.load([__Elem::to::<i64>(v61), d3_2], <bool as __Elem>::ZERO);
                        let v63 = __Elem::to::<f64>(v62);
                        let t5_2_row_2 = t5_2.row(1, [i11_2, 0], BK as i64 + 1);
                        let x1_2_row = x1_2.row(0, [0], BK as i64 + 1);
                        let x0_2_row = x0_2.row(1, [d2_2, 0], BK as i64 + 1);
                        let t6_2_row = t6_2.row(1, [i11_2, 0], BK as i64 + 1);
                        let (from, to) = __cpu::common(BK as i64 + 1, [x1_2_row.unit_span(), x0_2_row.unit_span()]);
                        Self::parallel_19::<L, false, _, _, _, _>(
                            level,
                            from,
                            to - from,
                            t5_2_row_2.slice(from, to - from),
                            x1_2_row.slice(from, to - from),
                            x0_2_row.slice(from, to - from),
                            t6_2_row.slice_mut(from, to - from),
                            t5_2,
                            v60,
                            v63,
                            v57,
                        );
                        if to - from < BK as i64 + 1 {
                            for (start, end) in [(0, from), (to, BK as i64 + 1)] {
                                Self::parallel_19::<L, false, _, _, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    t5_2_row_2.slice(start, end - start),
                                    x1_2_row.guarded(start, <i32 as __Elem>::ZERO),
                                    x0_2_row.guarded(start, <bool as __Elem>::ZERO),
                                    t6_2_row.slice_mut(start, end - start),
                                    t5_2,
                                    v60,
                                    v63,
                                    v57,
                                );
                            }
                        }
                    }
                }
                let t7_2 = scratch.tile::<u8, 1>([BK as i64]);
                let t7_2_row = t7_2.row(0, [0], BK as i64);
                Self::parallel_20::<L, _>(level, 0, BK as i64, t7_2_row.slice_mut(0, BK as i64));
                let t8_2 = scratch.tile::<bool, 2>([BK as i64, BN as i64]);
                let x0_2_at = x0_2.window([0, b5_2.wrapping_mul(2 * BN as i64)], [x0_2.extent[0], BN as i64]);
                __cpu::gather::<L, _, _, _, _>(x0_2_at, t7_2, t8_2, <bool as __Elem>::ZERO);
                let v64 = x0_2.load([b4_2, 12], <bool as __Elem>::ZERO);
                let v65 = __Elem::to::<u8>(v64);
                let t5_2_row_3 = t5_2.row(1, [d3_2, 0], 2 * BN as i64);
                let t7_2_row_2 = t7_2.row(0, [0], 2 * BN as i64);
                let (from, to) = __cpu::common(2 * BN as i64, [t5_2_row_3.unit_span(), t7_2_row_2.unit_span()]);
                Self::parallel_21::<L, _, _>(
                    level,
                    from,
                    to - from,
                    t5_2_row_3.slice(from, to - from),
                    t7_2_row_2.slice_mut(from, to - from),
                    v65,
                );
                if to - from < 2 * BN as i64 {
                    for (start, end) in [(0, from), (to, 2 * BN as i64)] {
                        Self::parallel_21::<L, _, _>(
                            level,
                            start,
                            end - start,
                            t5_2_row_3.guarded(start, <bool as __Elem>::ZERO),
                            t7_2_row_2.guarded(start, <u8 as __Elem>::ZERO),
                            v65,
                        );
                    }
                }
                let whole_7 = t6_2.has_rows(1, [18, 0], [[0, 0], [0, 1]], [BK as i64, BN as i64]);
                if whole_7 {
                    for i16_2 in 0_i64..(BK as i64) {
                        let v18_2 = (-4.0_f64) + _p7_2;
                        let v67 = t6_2.load([19, i16_2.wrapping_add(1)], <f64 as __Elem>::ZERO);
                        let v68 = t6_2.load([2, i16_2], <f64 as __Elem>::ZERO);
                        let v69 = t6_2.load([d2_2, d3_2], <f64 as __Elem>::ZERO);
                        let v70 = __Elem::is_nan(v69);
                        let t6_2_row_2 = t6_2.whole_row(1, [18, 0], BN as i64, 1);
                        let t8_2_row = t8_2.row(1, [i16_2, 0], BN as i64);
                        Self::parallel_22::<L, true, _, _>(
                            level,
                            0,
                            BN as i64,
                            t6_2_row_2.slice(0, BN as i64),
                            t8_2_row.slice_mut(0, BN as i64),
                            i16_2,
                            v68,
                            v18_2,
                            v70,
                            v67,
                        );
                    }
                } else {
                    for i16_2 in 0_i64..(BK as i64) {
                        let v18_2 = (-4.0_f64) + _p7_2;
                        let v67 = t6_2.load([19, i16_2.wrapping_add(1)], <f64 as __Elem>::ZERO);
                        let v68 = t6_2.load([2, i16_2], <f64 as __Elem>::ZERO);
                        let v69 = t6_2.load([d2_2, d3_2], <f64 as __Elem>::ZERO);
                        let v70 = __Elem::is_nan(v69);
                        let t6_2_row_2 = t6_2.row(1, [18, 0], BN as i64);
                        let t8_2_row = t8_2.row(1, [i16_2, 0], BN as i64);
                        let (from, to) = __cpu::common(BN as i64, [t6_2_row_2.unit_span()]);
                        Self::parallel_22::<L, false, _, _>(
                            level,
                            from,
                            to - from,
                            t6_2_row_2.slice(from, to - from),
                            t8_2_row.slice_mut(from, to - from),
                            i16_2,
                            v68,
                            v18_2,
                            v70,
                            v67,
                        );
                        if to - from < BN as i64 {
                            for (start, end) in [(0, from), (to, BN as i64)] {
                                Self::parallel_22::<L, false, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    t6_2_row_2.guarded(start, <f64 as __Elem>::ZERO),
                                    t8_2_row.slice_mut(start, end - start),
                                    i16_2,
                                    v68,
                                    v18_2,
                                    v70,
                                    v67,
                                );
                            }
                        }
                    }
                }
                let t9_2 = scratch.panel_a::<L, f64, f64, f64>(BM as i64, 1);
                let t5_2_at = t5_2.window([4, d3_2], [1, BM as i64]);
                let t5_2_at_at = t5_2_at.permute([1, 0]);
                __cpu::pack_a::<L, _, f64, f64, f64>(t5_2_at_at, <f64 as __Elem>::ZERO, t9_2);
                let t10_2 = scratch.tile::<f64, 2>([1, BK as i64]);
                let whole_8 = t5_2.has([0, d3_2], [[0, 1], [0, 0]], [1, BK as i64]);
                if whole_8 {
                    for i19_2 in 0_i64..1 {
                        let t5_2_row_4 = t5_2.whole_row(0, [0, d3_2], BK as i64, 1);
                        let t10_2_row = t10_2.row(1, [i19_2, 0], BK as i64);
                        Self::parallel_23::<L, true, _, _>(
                            level,
                            0,
                            BK as i64,
                            t5_2_row_4.strided(0),
                            t10_2_row.slice_mut(0, BK as i64),
                        );
                    }
                } else {
                    for i19_2 in 0_i64..1 {
                        let t5_2_row_4 = t5_2.row(0, [0, d3_2], BK as i64);
                        let t10_2_row = t10_2.row(1, [i19_2, 0], BK as i64);
                        let (from, to) = __cpu::common(BK as i64, [t5_2_row_4.span()]);
                        Self::parallel_23::<L, false, _, _>(
                            level,
                            from,
                            to - from,
                            t5_2_row_4.strided(from),
                            t10_2_row.slice_mut(from, to - from),
                        );
                        if to - from < BK as i64 {
                            for (start, end) in [(0, from), (to, BK as i64)] {
                                Self::parallel_23::<L, false, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    t5_2_row_4.guarded(start, <bool as __Elem>::ZERO),
                                    t10_2_row.slice_mut(start, end - start),
                                );
                            }
                        }
                    }
                }
                let t11_2 = scratch.tile::<f64, 2>([BM as i64, BK as i64]);
                __cpu::fill::<L, _, _>(t11_2, 0.0_f64);
                __cpu::gemm_packed_a::<L, f64, f64, f64>(t9_2, t10_2, t11_2, true, scratch.rest());
                let t12_2 = scratch.tile::<i32, 1>([BK as i64]);
                let t12_2_row = t12_2.row(0, [0], BK as i64);
                Self::parallel_24::<L, _>(level, 0, BK as i64, t12_2_row.slice_mut(0, BK as i64));
                let t13_2 = scratch.tile::<bool, 2>([BK as i64, BK as i64 + 1]);
                let t6_2_at = t6_2.window([b5_2.wrapping_mul(BK as i64), b5_2], [BK as i64, BK as i64 + 1]);
                __cpu::copy::<L, _, _, _>(t6_2_at, t13_2, <bool as __Elem>::ZERO);
                __cpu::scatter::<L, _, _, _, _>(t13_2, t12_2, t5_2, <bool as __Elem>::ZERO);
                let t14_2 = scratch.tile::<i32, 2>([BK as i64, BN as i64]);
                for i22_2 in 0_i64..(BN as i64) {
                    let v72 = x1_2.load([__Elem::rem(d0_2, 4_i64)], <i32 as __Elem>::ZERO);
                    let v73 = v72.wrapping_neg();
                    let t14_2_row = t14_2.row(0, [0, i22_2], BK as i64);
                    Self::parallel_25::<L, _>(level, 0, BK as i64, t14_2_row.strided(0), v73);
                }
                let v74 = __Elem::rem(d2_2.wrapping_mul(2 * BN as i64).wrapping_add(b5_2), 2 * BN as i64);
                let v75 = x0_2.load([b4_2.wrapping_sub(1), v74], <bool as __Elem>::ZERO);
                if v75 {
                    let mut scratch = scratch;
                    let t15_2 = scratch.tile::<bool, 2>([BK as i64 + 1, BK as i64 + 1]);
                    let t6_2_at_2 = t6_2.window([b5_2.wrapping_mul(BK as i64), b4_2], [BK as i64 + 1, BK as i64 + 1]);
                    __cpu::copy::<L, _, _, _>(t6_2_at_2, t15_2, <bool as __Elem>::ZERO);
                    for i25_2 in 0_i64..(BK as i64) {
                        let v76 = 5_i64.wrapping_add(i25_2).wrapping_mul(5);
                        let v77 = 5_i64.wrapping_add(i25_2).wrapping_mul(5);
                        let t14_2_row_2 = t14_2.row(1, [i25_2, 0], BN as i64);
                        Self::parallel_26::<L, _>(
                            level,
                            0,
                            BN as i64,
                            t14_2_row_2.slice(0, BN as i64),
                            v76,
                            v77,
                            h4_2,
                        );
                    }
                    for i27_2 in 0_i64..(BK as i64 + 1) {
                        let v80 = 5_i64.wrapping_add(i27_2).wrapping_mul(5);
                        let v81 = 5_i64.wrapping_add(i27_2).wrapping_mul(5);
                        let t15_2_row = t15_2.row(1, [i27_2, 0], BK as i64 + 1);
                        Self::parallel_27::<L, _>(
                            level,
                            0,
                            BK as i64 + 1,
                            t15_2_row.slice(0, BK as i64 + 1),
                            v80,
                            v81,
                            h4_2,
                        );
                    }
                }
                for i29_2 in 0_i64..1 {
                    let v84 = 5_i64.wrapping_add(i29_2).wrapping_mul(5);
                    let v85 = 5_i64.wrapping_add(i29_2).wrapping_mul(5);
                    let t10_2_row_2 = t10_2.row(1, [i29_2, 0], BK as i64);
                    Self::parallel_28::<L, _>(level, 0, BK as i64, t10_2_row_2.slice(0, BK as i64), v84, v85, h4_2);
                }
                for i31_2 in 0_i64..(BM as i64) {
                    let v89 = 5_i64.wrapping_add(i31_2).wrapping_mul(5);
                    let v90 = 5_i64.wrapping_add(i31_2).wrapping_mul(5);
                    let t11_2_row = t11_2.row(1, [i31_2, 0], BK as i64);
                    Self::parallel_29::<L, _>(level, 0, BK as i64, t11_2_row.slice(0, BK as i64), v89, v90, h4_2);
                }
                let t12_2_row_2 = t12_2.row(0, [0], BK as i64);
                Self::parallel_30::<L, _>(level, 0, BK as i64, t12_2_row_2.slice(0, BK as i64), h4_2);
                for i34_2 in 0_i64..(BK as i64) {
                    let v96 = 5_i64.wrapping_add(i34_2).wrapping_mul(5);
                    let v97 = 5_i64.wrapping_add(i34_2).wrapping_mul(5);
                    let t13_2_row = t13_2.row(1, [i34_2, 0], BK as i64 + 1);
                    Self::parallel_31::<L, _>(
                        level,
                        0,
                        BK as i64 + 1,
                        t13_2_row.slice(0, BK as i64 + 1),
                        v96,
                        v97,
                        h4_2,
                    );
                }
                for i36_2 in 0_i64..(BK as i64) {
                    let v100 = 5_i64.wrapping_add(i36_2).wrapping_mul(5);
                    let v101 = 5_i64.wrapping_add(i36_2).wrapping_mul(5);
                    let t14_2_row_3 = t14_2.row(1, [i36_2, 0], BN as i64);
                    Self::parallel_32::<L, _>(
                        level,
                        0,
                        BN as i64,
                        t14_2_row_3.slice(0, BN as i64),
                        v100,
                        v101,
                        h4_2,
                    );
                }
                let t16_2 = scratch.tile::<i32, 2>([BN as i64, BN as i64]);
                let whole_9 = t7_2.has_rows(0, [0], [[0, 1]], [BN as i64, BN as i64]);
                if whole_9 {
                    for i38_2 in 0_i64..(BN as i64) {
                        let v104 = i38_2 < b5_2;
                        let v105 = t12_2.load([b5_2], <i32 as __Elem>::ZERO);
                        let v106 = t14_2.load([i38_2, i38_2], <i32 as __Elem>::ZERO);
                        let v107 = __Elem::rem(__Elem::shr(v105, 17_i32), v106);
                        let v108 = x1_2.load([16], <i32 as __Elem>::ZERO);
                        let t7_2_row_3 = t7_2.whole_row(0, [0], BN as i64, 1);
                        let t16_2_row = t16_2.row(1, [i38_2, 0], BN as i64);
                        Self::parallel_33::<L, true, _, _>(
                            level,
                            0,
                            BN as i64,
                            t7_2_row_3.slice(0, BN as i64),
                            t16_2_row.slice_mut(0, BN as i64),
                            t14_2,
                            d0_2,
                            v108,
                            v104,
                            v107,
                        );
                    }
                } else {
                    for i38_2 in 0_i64..(BN as i64) {
                        let v104 = i38_2 < b5_2;
                        let v105 = t12_2.load([b5_2], <i32 as __Elem>::ZERO);
                        let v106 = t14_2.load([i38_2, i38_2], <i32 as __Elem>::ZERO);
                        let v107 = __Elem::rem(__Elem::shr(v105, 17_i32), v106);
                        let v108 = x1_2.load([16], <i32 as __Elem>::ZERO);
                        let t7_2_row_3 = t7_2.row(0, [0], BN as i64);
                        let t16_2_row = t16_2.row(1, [i38_2, 0], BN as i64);
                        let (from, to) = __cpu::common(BN as i64, [t7_2_row_3.unit_span()]);
                        Self::parallel_33::<L, false, _, _>(
                            level,
                            from,
                            to - from,
                            t7_2_row_3.slice(from, to - from),
                            t16_2_row.slice_mut(from, to - from),
                            t14_2,
                            d0_2,
                            v108,
                            v104,
                            v107,
                        );
                        if to - from < BN as i64 {
                            for (start, end) in [(0, from), (to, BN as i64)] {
                                Self::parallel_33::<L, false, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    t7_2_row_3.guarded(start, <u8 as __Elem>::ZERO),
                                    t16_2_row.slice_mut(start, end - start),
                                    t14_2,
                                    d0_2,
                                    v108,
                                    v104,
                                    v107,
                                );
                            }
                        }
                    }
                }
                let y2_2_at = y2_2.window([b4_2.wrapping_mul(BN as i64), b5_2.wrapping_mul(BN as i64)], [BN as i64, BN as i64]);
                __cpu::copy::<L, _, _, _>(t16_2, y2_2_at, <i32 as __Elem>::ZERO);
                let whole_10 = t10_2.has_rows(1, [d1_2, 0], [[0, 0], [0, 1]], [BN as i64, BN as i64]) && y3_2.has_rows(1, [b4_2.wrapping_mul(BN as i64), b5_2.wrapping_mul(BN as i64)], [[1, 0], [0, 1]], [BN as i64, BN as i64]);
                if whole_10 {
                    for i40_2 in 0_i64..(BN as i64) {
                        let t10_2_row_3 = t10_2.whole_row(1, [d1_2, 0], BN as i64, 1);
                        let y3_2_row = y3_2.whole_row(1, [b4_2.wrapping_mul(BN as i64).wrapping_add(i40_2), b5_2.wrapping_mul(BN as i64)], BN as i64, 1);
                        Self::parallel_34::<L, true, _, _>(
                            level,
                            0,
                            BN as i64,
                            t10_2_row_3.slice(0, BN as i64),
                            y3_2_row.slice_mut(0, BN as i64),
                        );
                    }
                } else {
                    for i40_2 in 0_i64..(BN as i64) {
                        let t10_2_row_3 = t10_2.row(1, [d1_2, 0], BN as i64);
                        let y3_2_row = y3_2.row(1, [b4_2.wrapping_mul(BN as i64).wrapping_add(i40_2), b5_2.wrapping_mul(BN as i64)], BN as i64);
                        let (from, to) = __cpu::common(BN as i64, [t10_2_row_3.unit_span(), y3_2_row.unit_span()]);
                        Self::parallel_34::<L, false, _, _>(
                            level,
                            from,
                            to - from,
                            t10_2_row_3.slice(from, to - from),
                            y3_2_row.slice_mut(from, to - from),
                        );
                        if to - from < BN as i64 {
                            for (start, end) in [(0, from), (to, BN as i64)] {
                                Self::parallel_34::<L, false, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    t10_2_row_3.guarded(start, <f64 as __Elem>::ZERO),
                                    y3_2_row.guarded(start, <f64 as __Elem>::ZERO),
                                );
                            }
                        }
                    }
                }
            }
        }
    }
}
