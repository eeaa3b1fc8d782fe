// Emitted from the random kernel of seed 8.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;


#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<const BM: usize, const BN: usize, const BK: usize>(());

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<const BM: usize, const BN: usize, const BK: usize> __Kernel<BM, BN, BK> {
    #[inline]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        mut t8_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t8_row.set(lane, <__cpu::f16 as __Elem>::ONE);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        mut t9_row: R0,
        v2: __cpu::f16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t9_row.set(lane, v2);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        mut t11_row: R0,
        v3: __cpu::f16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t11_row.set(lane, v3);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        mut t12_row: R0,
        v4: __cpu::f16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t12_row.set(lane, v4);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t14_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i16 = start + lane as i64;
                let v5 = __Elem::to::<i32>(i16).wrapping_mul(3_i32).wrapping_add(-1_i32);
                t14_row.set(lane, v5);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<__cpu::f16>, R1: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        t8_row_2: R0,
        mut t15_row: R1,
        v7: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v9 = t8_row_2.get(lane);
                t15_row.set(lane, v7 * __Elem::to::<f32>(v9));
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t15_row_2: R0,
        v10: i64,
        v11: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21 = start + lane as i64;
                let v12 = t15_row_2.get(lane);
                let v13 = __Elem::to::<u64>(__Elem::to::<i64>(v12 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v11.wrapping_add(i21)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v10.wrapping_add(i21), 7_i64)], v13, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t16_row: R0,
        v15: i64,
        v17: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i24 = start + lane as i64;
                let v18 = t16_row.get(lane);
                let v19 = __Elem::to::<u64>(__Elem::to::<i64>(v18 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v17.wrapping_add(i24)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v15.wrapping_add(i24), 7_i64)], v19, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        mut t18_row: R0,
        t6: __cpu::View<f64, 2>,
        v22: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut s31 = <f64 as __Elem>::ZERO;
                s31 = 0.0_f64;
                for k32 in 0_i64..6 {
                    let v23 = s31;
                    let v24 = t6.load([k32, 1], <f64 as __Elem>::ZERO);
                    s31 = v23 + __Elem::abs(v22 + v24);
                }
                let v26 = s31;
                t18_row.set(lane, v26);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        mut t6_row: R0,
        v27: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i34 = start + lane as i64;
                let mut l19_cells = [<f64 as __Elem>::ZERO; 4];
                let l19 = __cpu::View::packed(l19_cells.as_mut_ptr(), [4]);
                for k35 in 0_i64..4 {
                    l19.store([k35], v27);
                }
                let v28 = t6_row.get(lane);
                if !__Elem::is_nan(v28) {
                    let v29 = l19.load([i34], <f64 as __Elem>::ZERO);
                    t6_row.set(lane, v29);
                }
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t20_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i36 = start + lane as i64;
                let v28 = __Elem::to::<i32>(i36).wrapping_mul(2_i32).wrapping_add(0_i32);
                t20_row.set(lane, v28);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        mut t23_row: R0,
        v31: __cpu::f16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t23_row.set(lane, v31);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t20_row_2: R0,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i40 = start + lane as i64;
                let v32 = t20_row_2.get(lane);
                let v33 = __Elem::to::<u64>(v32).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i40)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i40), 7_i64)], v33, __cpu::Order::Acquire);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t21_row: R0,
        v34: i64,
        v35: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i42 = start + lane as i64;
                let v36 = t21_row.get(lane);
                let v37 = __Elem::to::<u64>(__Elem::to::<i64>(v36 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v35.wrapping_add(i42)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v34.wrapping_add(i42), 7_i64)], v37, __cpu::Order::SeqCst);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::Row<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        t22_row: R0,
        v38: i64,
        v40: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i44 = start + lane as i64;
                let v41 = t22_row.get(lane);
                let v42 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v41) * 16.0_f32));
                let v43 = v42.wrapping_mul(__Elem::to::<u64>(v40.wrapping_add(i44)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v38.wrapping_add(i44), 7_i64)], v43, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<L: __cpu::Level, R0: __cpu::row::Row<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        t23_row_2: R0,
        v44: i64,
        v45: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i46 = start + lane as i64;
                let v46 = t23_row_2.get(lane);
                let v47 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v46) * 16.0_f32));
                let v48 = v47.wrapping_mul(__Elem::to::<u64>(v45.wrapping_add(i46)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v44.wrapping_add(i46), 7_i64)], v48, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t24_row: R0,
        v49: i64,
        v50: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i48 = start + lane as i64;
                let v51 = t24_row.get(lane);
                let v52 = __Elem::to::<u64>(__Elem::to::<i64>(v51 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v50.wrapping_add(i48)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v49.wrapping_add(i48), 7_i64)], v52, __cpu::Order::AcqRel);
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        mut y2_row: R0,
        v67: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                y2_row.set(lane, v67);
            }
        }
    }

    #[inline]
    unsafe fn parallel_19<L: __cpu::Level, R0: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        mut y3_row: R0,
        t24: __cpu::View<f32, 2>,
        n5: i64,
        v76: bool,
        v77: f64,
        v79: f64,
        v71: bool,
        v75: f64,
        v69: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i51 = start + lane as i64;
                let v80 = t24.load([n5, __Elem::div(i51, 1_i64)], <f32 as __Elem>::ZERO);
                let v81 = t24.load([i51, i51], <f32 as __Elem>::ZERO);
                let v82 = __Elem::select(v71, v75, __Elem::select(v76 & (i51 > i51), v77, v79));
                y3_row.set(lane, __Elem::select(v80 < v81, v69, v82));
            }
        }
    }

    #[inline]
    unsafe fn parallel_20<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        mut t8_2_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t8_2_row.set(lane, <__cpu::f16 as __Elem>::ONE);
            }
        }
    }

    #[inline]
    unsafe fn parallel_21<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        mut t9_2_row: R0,
        v85: __cpu::f16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t9_2_row.set(lane, v85);
            }
        }
    }

    #[inline]
    unsafe fn parallel_22<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        mut t11_2_row: R0,
        v86: __cpu::f16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t11_2_row.set(lane, v86);
            }
        }
    }

    #[inline]
    unsafe fn parallel_23<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        mut t12_2_row: R0,
        v87: __cpu::f16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t12_2_row.set(lane, v87);
            }
        }
    }

    #[inline]
    unsafe fn parallel_24<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t14_2_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i16_2 = start + lane as i64;
                let v88 = __Elem::to::<i32>(i16_2).wrapping_mul(3_i32).wrapping_add(-1_i32);
                t14_2_row.set(lane, v88);
            }
        }
    }

    #[inline]
    unsafe fn parallel_25<L: __cpu::Level, R0: __cpu::row::Row<__cpu::f16>, R1: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row_2: R0,
        mut t15_2_row: R1,
        v89: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v91 = t8_2_row_2.get(lane);
                t15_2_row.set(lane, v89 * __Elem::to::<f32>(v91));
            }
        }
    }

    #[inline]
    unsafe fn parallel_26<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t15_2_row_2: R0,
        v92: i64,
        v93: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21_2 = start + lane as i64;
                let v94 = t15_2_row_2.get(lane);
                let v95 = __Elem::to::<u64>(__Elem::to::<i64>(v94 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v93.wrapping_add(i21_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v92.wrapping_add(i21_2), 7_i64)], v95);
            }
        }
    }

    #[inline]
    unsafe fn parallel_27<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t16_2_row: R0,
        v97: i64,
        v99: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i24_2 = start + lane as i64;
                let v100 = t16_2_row.get(lane);
                let v101 = __Elem::to::<u64>(__Elem::to::<i64>(v100 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v99.wrapping_add(i24_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v97.wrapping_add(i24_2), 7_i64)], v101);
            }
        }
    }

    #[inline]
    unsafe fn parallel_28<L: __cpu::Level, R0: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        mut t18_2_row: R0,
        t6_2: __cpu::View<f64, 2>,
        v104: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut s31_2 = <f64 as __Elem>::ZERO;
                s31_2 = 0.0_f64;
                for k32_2 in 0_i64..6 {
                    let v105 = s31_2;
                    let v106 = t6_2.load([k32_2, 1], <f64 as __Elem>::ZERO);
                    s31_2 = v105 + __Elem::abs(v104 + v106);
                }
                let v107 = s31_2;
                t18_2_row.set(lane, v107);
            }
        }
    }

    #[inline]
    unsafe fn parallel_29<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        mut t6_2_row: R0,
        v108: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i34 = start + lane as i64;
                let mut l19_cells = [<f64 as __Elem>::ZERO; 4];
                let l19 = __cpu::View::packed(l19_cells.as_mut_ptr(), [4]);
                for k35 in 0_i64..4 {
                    l19.store([k35], v108);
                }
                let v109 = t6_2_row.get(lane);
                if !__Elem::is_nan(v109) {
                    let v110 = l19.load([i34], <f64 as __Elem>::ZERO);
                    t6_2_row.set(lane, v110);
                }
            }
        }
    }

    #[inline]
    unsafe fn parallel_30<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t20_2_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i36_2 = start + lane as i64;
                let v109 = __Elem::to::<i32>(i36_2).wrapping_mul(2_i32).wrapping_add(0_i32);
                t20_2_row.set(lane, v109);
            }
        }
    }

    #[inline]
    unsafe fn parallel_31<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        mut t23_2_row: R0,
        v112: __cpu::f16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t23_2_row.set(lane, v112);
            }
        }
    }

    #[inline]
    unsafe fn parallel_32<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t20_2_row_2: R0,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i40_2 = start + lane as i64;
                let v113 = t20_2_row_2.get(lane);
                let v114 = __Elem::to::<u64>(v113).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i40_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i40_2), 7_i64)], v114);
            }
        }
    }

    #[inline]
    unsafe fn parallel_33<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t21_2_row: R0,
        v115: i64,
        v116: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i42_2 = start + lane as i64;
                let v117 = t21_2_row.get(lane);
                let v118 = __Elem::to::<u64>(__Elem::to::<i64>(v117 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v116.wrapping_add(i42_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v115.wrapping_add(i42_2), 7_i64)], v118);
            }
        }
    }

    #[inline]
    unsafe fn parallel_34<L: __cpu::Level, R0: __cpu::row::Row<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        t22_2_row: R0,
        v119: i64,
        v120: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i44_2 = start + lane as i64;
                let v121 = t22_2_row.get(lane);
                let v122 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v121) * 16.0_f32));
                let v123 = v122.wrapping_mul(__Elem::to::<u64>(v120.wrapping_add(i44_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v119.wrapping_add(i44_2), 7_i64)], v123);
            }
        }
    }

    #[inline]
    unsafe fn parallel_35<L: __cpu::Level, R0: __cpu::row::Row<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        t23_2_row_2: R0,
        v124: i64,
        v125: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i46_2 = start + lane as i64;
                let v126 = t23_2_row_2.get(lane);
                let v127 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v126) * 16.0_f32));
                let v128 = v127.wrapping_mul(__Elem::to::<u64>(v125.wrapping_add(i46_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v124.wrapping_add(i46_2), 7_i64)], v128);
            }
        }
    }

    #[inline]
    unsafe fn parallel_36<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t24_2_row: R0,
        v129: i64,
        v130: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i48_2 = start + lane as i64;
                let v131 = t24_2_row.get(lane);
                let v132 = __Elem::to::<u64>(__Elem::to::<i64>(v131 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v130.wrapping_add(i48_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v129.wrapping_add(i48_2), 7_i64)], v132);
            }
        }
    }

    #[inline]
    unsafe fn parallel_37<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        mut y2_2_row: R0,
        v147: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                y2_2_row.set(lane, v147);
            }
        }
    }

    #[inline]
    unsafe fn parallel_38<L: __cpu::Level, R0: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        mut y3_2_row: R0,
        t24_2: __cpu::View<f32, 2>,
        n5_2: i64,
        v156: bool,
        v157: f64,
        v159: f64,
        v151: bool,
        v155: f64,
        v149: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i51_2 = start + lane as i64;
                let v160 = t24_2.load([n5_2, __Elem::div(i51_2, 1_i64)], <f32 as __Elem>::ZERO);
                let v161 = t24_2.load([i51_2, i51_2], <f32 as __Elem>::ZERO);
                let v162 = __Elem::select(v151, v155, __Elem::select(v156 & (i51_2 > i51_2), v157, v159));
                y3_2_row.set(lane, __Elem::select(v160 < v161, v149, v162));
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<const BM: usize, const BN: usize, const BK: usize> __cpu::Kernel for __Kernel<BM, BN, BK> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_8", args);
        let d1 = plan.extent(0, 0);
        let d2 = plan.extent(0, 1);
        plan.expect("x0", 0, 2, d1)?;
        plan.expect("x1", 1, 0, d2)?;
        plan.expect("x1", 1, 1, d1)?;
        plan.expect("x1", 1, 2, d2)?;
        plan.expect("y2", 2, 0, d2)?;
        plan.expect("y2", 2, 1, BK as i64)?;
        plan.expect("y3", 3, 0, d2)?;
        let d4 = plan.extent(4, 0);
        plan.expect("h5", 5, 0, 7)?;
        let v0 = d2.wrapping_add(BK as i64);
        let v1 = v0.wrapping_sub(1);
        let n5 = __Elem::div(v1, BK as i64);
        let v2 = d2.wrapping_add(BK as i64);
        let v3 = v2.wrapping_sub(1);
        let v4 = __Elem::div(v3, BK as i64);
        plan.value(n5);
        plan.value(d1);
        plan.value(d2);
        plan.value(d4);
        plan.finish([1, 1, v4])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<f64, 2>([2 * BM as i64, BM as i64]);
        size.tile::<f32, 3>([BN as i64 + 1, 2 * BN as i64, BN as i64 + 1]);
        size.tile::<__cpu::f16, 2>([BK as i64, BN as i64]);
        size.tile::<__cpu::f16, 2>([BN as i64 + 1, BN as i64]);
        size.tile::<f32, 2>([BK as i64, BN as i64 + 1]);
        size.gemm::<L, __cpu::f16, __cpu::f16, f32>(BK as i64, BN as i64 + 1, BN as i64);
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.tile::<__cpu::f16, 2>([BM as i64, 2 * BM as i64]);
            size.tile::<__cpu::f16, 2>([BM as i64, BK as i64]);
            size.tile::<f32, 2>([2 * BM as i64, BK as i64]);
            size.gemm::<L, __cpu::f16, __cpu::f16, f32>(2 * BM as i64, BK as i64, BM as i64);
            size.tile::<i32, 1>([BK as i64]);
            size.tile::<f32, 2>([BK as i64, BN as i64 + 1]);
            size.tile::<f32, 3>([BN as i64 + 1, 2 * BN as i64, BN as i64 + 1]);
            outer.cover(size);
        }
        size.tile::<__cpu::f16, 2>([BN as i64 + 1, 2 * BM as i64]);
        size.tile::<f64, 5>([BM as i64, 2 * BM as i64, 2 * BN as i64, 1, 1]);
        size.tile::<i32, 1>([BM as i64]);
        size.tile::<f32, 2>([BM as i64, BN as i64 + 1]);
        size.tile::<__cpu::f16, 2>([BN as i64, BN as i64]);
        size.tile::<__cpu::f16, 2>([BN as i64, BK as i64]);
        size.tile::<f32, 2>([BN as i64, BK as i64]);
        size.gemm::<L, __cpu::f16, __cpu::f16, f32>(BN as i64, BK as i64, BN as i64);
        size.tile::<u32, 1>([BM as i64]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<f32, 3>(call, 0);
            let x1 = __cpu::tensor::<f64, 3>(call, 1);
            let y2 = __cpu::tensor::<f64, 2>(call, 2);
            let y3 = __cpu::tensor::<f64, 1>(call, 3);
            let a4 = __cpu::tensor::<u32, 1>(call, 4);
            let h5 = __cpu::tensor::<u64, 1>(call, 5);
            let n5 = __cpu::value::<i64>(call, 0);
            let d1 = __cpu::value::<i64>(call, 1);
            let d2 = __cpu::value::<i64>(call, 2);
            let d4 = __cpu::value::<i64>(call, 3);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b3] = block.index;
                let mut scratch = block.scratch;
                let t6 = scratch.tile::<f64, 2>([2 * BM as i64, BM as i64]);
                let x1_at = x1.window([n5.wrapping_mul(2 * BN as i64), b3, n5.wrapping_sub(2)], [1, 2 * BM as i64, BM as i64]);
                __cpu::copy::<L, _, _, _>(x1_at.squeeze([1, 2]), t6, -4.0_f64);
                let t7 = scratch.tile::<f32, 3>([BN as i64 + 1, 2 * BN as i64, BN as i64 + 1]);
                let v0 = __Elem::to::<f32>(__Elem::rem(n5.wrapping_mul(BN as i64), BN as i64));
                let v1 = x0.load([__Elem::div(b3, 3_i64), __Elem::rem(d1, 5_i64), __Elem::div(n5, 3_i64)], <f32 as __Elem>::ZERO);
                let v6 = __Elem::max_nan(__Elem::sqrt::<L, false>(__Elem::abs(v0)), v1);
                __cpu::fill::<L, _, _>(t7, v6);
                let t8 = scratch.tile::<__cpu::f16, 2>([BK as i64, BN as i64]);
                for i7 in 0_i64..(BK as i64) {
                    let t8_row = t8.row(1, [i7, 0], BN as i64);
                    Self::parallel::<L, _>(level, 0, BN as i64, t8_row.slice_mut(0, BN as i64));
                }
                let t9 = scratch.tile::<__cpu::f16, 2>([BN as i64 + 1, BN as i64]);
                for i9 in 0_i64..(BN as i64 + 1) {
                    let v2 = __Elem::fma::<L>(__Elem::to::<__cpu::f16>(b3), <__cpu::f16 as __Elem>::of_i64(-1), <__cpu::f16 as __Elem>::of_i64(-1));
                    let t9_row = t9.row(1, [i9, 0], BN as i64);
                    Self::parallel_2::<L, _>(level, 0, BN as i64, t9_row.slice_mut(0, BN as i64), v2);
                }
                let t10 = scratch.tile::<f32, 2>([BK as i64, BN as i64 + 1]);
                __cpu::fill::<L, _, _>(t10, -2.0_f32);
                let t9_at = t9.permute([1, 0]);
                __cpu::gemm::<L, __cpu::f16, __cpu::f16, f32>(t8, t9_at, t10, true, scratch.rest());
                for k11 in __cpu::steps(0, 1, 2) {
                    let mut scratch = scratch;
                    let t11 = scratch.tile::<__cpu::f16, 2>([BM as i64, 2 * BM as i64]);
                    for i12 in 0_i64..(BM as i64) {
                        let v3 = __Elem::to::<__cpu::f16>(i12);
                        let t11_row = t11.row(1, [i12, 0], 2 * BM as i64);
                        Self::parallel_3::<L, _>(level, 0, 2 * BM as i64, t11_row.slice_mut(0, 2 * BM as i64), v3);
                    }
                    let t12 = scratch.tile::<__cpu::f16, 2>([BM as i64, BK as i64]);
                    for i14 in 0_i64..(BM as i64) {
                        let v4 = __Elem::add(<__cpu::f16 as __Elem>::of_i64(-1), <__cpu::f16 as __Elem>::of_i64(-1));
                        let t12_row = t12.row(1, [i14, 0], BK as i64);
                        Self::parallel_4::<L, _>(level, 0, BK as i64, t12_row.slice_mut(0, BK as i64), v4);
                    }
                    let t13 = scratch.tile::<f32, 2>([2 * BM as i64, BK as i64]);
                    __cpu::fill::<L, _, _>(t13, 1.0_f32);
                    let t11_at = t11.permute([1, 0]);
                    __cpu::gemm::<L, __cpu::f16, __cpu::f16, f32>(t11_at, t12, t13, true, scratch.rest());
                    let t14 = scratch.tile::<i32, 1>([BK as i64]);
                    let t14_row = t14.row(0, [0], BK as i64);
                    Self::parallel_5::<L, _>(level, 0, BK as i64, t14_row.slice_mut(0, BK as i64));
                    let t15 = scratch.tile::<f32, 2>([BK as i64, BN as i64 + 1]);
                    for i17 in 0_i64..(BK as i64) {
                        let v7 = __Elem::round_ties_even::<L, false>(0.0_f32 + (-1.0_f32));
                        let v8 = __Elem::rem(x1.extent[1].wrapping_sub(3).wrapping_mul(2 * BM as i64), 2 * BM as i64);
                        let t8_row_2 = t8.row(0, [0, v8], BN as i64 + 1);
                        let t15_row = t15.row(1, [i17, 0], BN as i64 + 1);
                        let (from, to) = __cpu::common(BN as i64 + 1, [t8_row_2.span()]);
                        Self::parallel_6::<L, _, _>(
                            level,
                            from,
                            to - from,
                            t8_row_2.strided(from),
                            t15_row.slice_mut(from, to - from),
                            v7,
                        );
                        if to - from < BN as i64 + 1 {
                            for (start, end) in [(0, from), (to, BN as i64 + 1)] {
                                Self::parallel_6::<L, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    t8_row_2.guarded(start, <__cpu::f16 as __Elem>::ZERO),
                                    t15_row.slice_mut(start, end - start),
                                    v7,
                                );
                            }
                        }
                    }
                    __cpu::scatter::<L, _, _, _, _>(t15, t14, t10, <f32 as __Elem>::ZERO);
                    let t16 = scratch.tile::<f32, 3>([BN as i64 + 1, 2 * BN as i64, BN as i64 + 1]);
                    __cpu::scan::<L, __cpu::reduce::Max, _, _, _>(t7, 2, t16, false, <f32 as __Elem>::ZERO);
                    for i20 in 0_i64..(BK as i64) {
                        let v10 = 5_i64.wrapping_add(i20).wrapping_mul(5);
                        let v11 = 5_i64.wrapping_add(i20).wrapping_mul(5);
                        let t15_row_2 = t15.row(1, [i20, 0], BN as i64 + 1);
                        Self::parallel_7::<L, _>(
                            level,
                            0,
                            BN as i64 + 1,
                            t15_row_2.slice(0, BN as i64 + 1),
                            v10,
                            v11,
                            h5,
                        );
                    }
                    for i22 in 0_i64..(BN as i64 + 1) {
                        for i23 in 0_i64..(2 * BN as i64) {
                            let v14 = 5_i64.wrapping_add(i22).wrapping_mul(5).wrapping_add(i23);
                            let v15 = v14.wrapping_mul(5);
                            let v16 = 5_i64.wrapping_add(i22).wrapping_mul(5).wrapping_add(i23);
                            let v17 = v16.wrapping_mul(5);
                            let t16_row = t16.row(2, [i22, i23, 0], BN as i64 + 1);
                            Self::parallel_8::<L, _>(
                                level,
                                0,
                                BN as i64 + 1,
                                t16_row.slice(0, BN as i64 + 1),
                                v15,
                                v17,
                                h5,
                            );
                        }
                    }
                }
                let t17 = scratch.tile::<__cpu::f16, 2>([BN as i64 + 1, 2 * BM as i64]);
                let v20 = t8.load([d2, d1], <__cpu::f16 as __Elem>::ZERO);
                let v21 = __Elem::to::<__cpu::f16>(__Elem::rem(d1.wrapping_mul(BN as i64), BN as i64));
                let v25 = __Elem::min(v20, __Elem::trunc::<L, false>(v21));
                __cpu::fill::<L, _, _>(t17, v25);
                let t18 = scratch.tile::<f64, 5>([BM as i64, 2 * BM as i64, 2 * BN as i64, 1, 1]);
                for i26 in 0_i64..1 {
                    for i27 in 0_i64..1 {
                        for i28 in 0_i64..(2 * BN as i64) {
                            for i29 in 0_i64..(2 * BM as i64) {
                                let v22 = x1.load([b3, d2, x1.extent[1]], <f64 as __Elem>::ZERO);
                                let t18_row = t18.row(0, [0, i29, i28, i27, i26], BM as i64);
                                Self::parallel_9::<L, _>(level, 0, BM as i64, t18_row.strided(0), t6, v22);
                            }
                        }
                    }
                }
                let whole = t6.has_rows(1, [0, 0], [[2, 0], [0, 1]], [2 * BM as i64, BM as i64]);
                if whole {
                    for i33 in 0_i64..(2 * BM as i64) {
                        let v27 = __Elem::abs(__Elem::sqrt::<L, false>(__Elem::abs(-3.75_f64)));
                        let t6_row = t6.whole_row(1, [i33.wrapping_mul(2), 0], BM as i64, 1);
                        Self::parallel_10::<L, true, _>(level, 0, BM as i64, t6_row.slice_mut(0, BM as i64), v27);
                    }
                } else {
                    for i33 in 0_i64..(2 * BM as i64) {
                        let v27 = __Elem::abs(__Elem::sqrt::<L, false>(__Elem::abs(-3.75_f64)));
                        let t6_row = t6.row(1, [i33.wrapping_mul(2), 0], BM as i64);
                        let (from, to) = __cpu::common(BM as i64, [t6_row.unit_span()]);
                        Self::parallel_10::<L, false, _>(
                            level,
                            from,
                            to - from,
                            t6_row.slice_mut(from, to - from),
                            v27,
                        );
                        if to - from < BM as i64 {
                            for (start, end) in [(0, from), (to, BM as i64)] {
                                Self::parallel_10::<L, false, _>(
                                    level,
                                    start,
                                    end - start,
                                    t6_row.guarded(start, <f64 as __Elem>::ZERO),
                                    v27,
                                );
                            }
                        }
                    }
                }
                let t20 = scratch.tile::<i32, 1>([BM as i64]);
                let t20_row = t20.row(0, [0], BM as i64);
                Self::parallel_11::<L, _>(level, 0, BM as i64, t20_row.slice_mut(0, BM as i64));
                let t21 = scratch.tile::<f32, 2>([BM as i64, BN as i64 + 1]);
                let t17_at = t17.window([b3.wrapping_mul(BK as i64), n5.wrapping_mul(BM as i64)], [BM as i64, BN as i64 + 1]);
                __cpu::copy::<L, _, _, _>(t17_at, t21, <f32 as __Elem>::ZERO);
                __cpu::scatter::<L, _, _, _, _>(t21, t20, t10, <f32 as __Elem>::ZERO);
                let t22 = scratch.tile::<__cpu::f16, 2>([BN as i64, BN as i64]);
                let t9_at_2 = t9.window([n5, n5.wrapping_mul(BN as i64)], [BN as i64, BN as i64]);
                let t9_at_2_at = t9_at_2.permute([1, 0]);
                __cpu::copy::<L, _, _, _>(t9_at_2_at, t22, <__cpu::f16 as __Elem>::ZERO);
                let t23 = scratch.tile::<__cpu::f16, 2>([BN as i64, BK as i64]);
                for i37 in 0_i64..(BN as i64) {
                    let v29 = __Elem::add(<__cpu::f16 as __Elem>::of_i64(-1), <__cpu::f16 as __Elem>::ZERO);
                    let v30 = __Elem::mul(<__cpu::f16 as __Elem>::ZERO, <__cpu::f16 as __Elem>::ONE);
                    let v31 = __Elem::add(v29, v30);
                    let t23_row = t23.row(1, [i37, 0], BK as i64);
                    Self::parallel_12::<L, _>(level, 0, BK as i64, t23_row.slice_mut(0, BK as i64), v31);
                }
                let t24 = scratch.tile::<f32, 2>([BN as i64, BK as i64]);
                let v39 = t21.load([b3, 1], <f32 as __Elem>::ZERO);
                __cpu::fill::<L, _, _>(t24, v39);
                __cpu::fill::<L, _, _>(t24, 0.0_f32);
                let t22_at = t22.permute([1, 0]);
                __cpu::gemm::<L, __cpu::f16, __cpu::f16, f32>(t22_at, t23, t24, true, scratch.rest());
                let t25 = scratch.tile::<u32, 1>([BM as i64]);
                let t20_at = t20.window([__Elem::rem(d1, 1_i64)], [BM as i64]);
                __cpu::copy::<L, _, _, _>(t20_at, t25, <u32 as __Elem>::ZERO);
                let a4_at = a4.window([2], [BM as i64]);
                __cpu::atomic_tile::<L, _, _, _>(__cpu::AtomicOp::Min, t25, a4_at, <u32 as __Elem>::ZERO, __cpu::Order::Relaxed);
                let t20_row_2 = t20.row(0, [0], BM as i64);
                Self::parallel_13::<L, _>(level, 0, BM as i64, t20_row_2.slice(0, BM as i64), h5);
                for i41 in 0_i64..(BM as i64) {
                    let v34 = 5_i64.wrapping_add(i41).wrapping_mul(5);
                    let v35 = 5_i64.wrapping_add(i41).wrapping_mul(5);
                    let t21_row = t21.row(1, [i41, 0], BN as i64 + 1);
                    Self::parallel_14::<L, _>(
                        level,
                        0,
                        BN as i64 + 1,
                        t21_row.slice(0, BN as i64 + 1),
                        v34,
                        v35,
                        h5,
                    );
                }
                for i43 in 0_i64..(BN as i64) {
                    let v38 = 5_i64.wrapping_add(i43).wrapping_mul(5);
                    let v40 = 5_i64.wrapping_add(i43).wrapping_mul(5);
                    let t22_row = t22.row(1, [i43, 0], BN as i64);
                    Self::parallel_15::<L, _>(level, 0, BN as i64, t22_row.slice(0, BN as i64), v38, v40, h5);
                }
                for i45 in 0_i64..(BN as i64) {
                    let v44 = 5_i64.wrapping_add(i45).wrapping_mul(5);
                    let v45 = 5_i64.wrapping_add(i45).wrapping_mul(5);
                    let t23_row_2 = t23.row(1, [i45, 0], BK as i64);
                    Self::parallel_16::<L, _>(level, 0, BK as i64, t23_row_2.slice(0, BK as i64), v44, v45, h5);
                }
                for i47 in 0_i64..(BN as i64) {
                    let v49 = 5_i64.wrapping_add(i47).wrapping_mul(5);
                    let v50 = 5_i64.wrapping_add(i47).wrapping_mul(5);
                    let t24_row = t24.row(1, [i47, 0], BK as i64);
                    Self::parallel_17::<L, _>(level, 0, BK as i64, t24_row.slice(0, BK as i64), v49, v50, h5);
                }
                let whole_2 = y2.has_rows(1, [b3.wrapping_mul(BK as i64), 0], [[1, 0], [0, 1]], [BK as i64, BK as i64]);
                if whole_2 {
                    for i49 in 0_i64..(BK as i64) {
                        let v53 = t20.load([b3], <i32 as __Elem>::ZERO);
                        let v54 = t22.load([__Elem::div(n5, 4_i64), 2], <__cpu::f16 as __Elem>::ZERO);
                        let v55 = __Elem::exp2::<L, false>(__Elem::to::<f64>(v54) * 0.5_f64);
                        let v56 = t20.load([d4], <i32 as __Elem>::ZERO);
                        let v57 = t20.load([__Elem::to::<i64>(v56)], <i32 as __Elem>::ZERO);
                        let v58 = t20.load([i49], <i32 as __Elem>::ZERO);
                        let v59 = t23.load([__Elem::to::<i64>(v57), __Elem::to::<i64>(v58)], <__cpu::f16 as __Elem>::ZERO);
                        let v60 = __Elem::exp::<L, false>(__Elem::to::<f64>(v59) * 0.5_f64);
                        let v61 = t20.load([d2], <i32 as __Elem>::ZERO);
                        let v62 = __Elem::round::<L, false>(__Elem::floor::<L, false>(-1.0_f64));
                        let v63 = t20.load([d1], <i32 as __Elem>::ZERO);
                        let v64 = t22.load([d1, __Elem::to::<i64>(v63).wrapping_sub(4)], <__cpu::f16 as __Elem>::ZERO);
                        let v65 = __Elem::recip::<L, false>(__Elem::abs(__Elem::to::<f64>(v64) * 0.5_f64) + 1.0_f64);
                        let v66 = __Elem::select((d2 >= b3) ^ (__Elem::to::<i64>(v61) >= i49), __Elem::tanh::<L, false>(v62 * 0.5_f64), v65);
                        let v67 = __Elem::select((d1 == __Elem::to::<i64>(v53)) | (b3 != d1), v55, __Elem::select(!(x0.extent[0] != b3), v60, v66));
                        let y2_row = y2.whole_row(1, [b3.wrapping_mul(BK as i64).wrapping_add(i49), 0], BK as i64, 1);
                        Self::parallel_18::<L, true, _>(level, 0, BK as i64, y2_row.slice_mut(0, BK as i64), v67);
                    }
                } else {
                    for i49 in 0_i64..(BK as i64) {
                        let v53 = t20.load([b3], <i32 as __Elem>::ZERO);
                        let v54 = t22.load([__Elem::div(n5, 4_i64), 2], <__cpu::f16 as __Elem>::ZERO);
                        let v55 = __Elem::exp2::<L, false>(__Elem::to::<f64>(v54) * 0.5_f64);
                        let v56 = t20.load([d4], <i32 as __Elem>::ZERO);
                        let v57 = t20.load([__Elem::to::<i64>(v56)], <i32 as __Elem>::ZERO);
                        let v58 = t20.load([i49], <i32 as __Elem>::ZERO);
                        let v59 = t23.load([__Elem::to::<i64>(v57), __Elem::to::<i64>(v58)], <__cpu::f16 as __Elem>::ZERO);
                        let v60 = __Elem::exp::<L, false>(__Elem::to::<f64>(v59) * 0.5_f64);
                        let v61 = t20.load([d2], <i32 as __Elem>::ZERO);
                        let v62 = __Elem::round::<L, false>(__Elem::floor::<L, false>(-1.0_f64));
                        let v63 = t20.load([d1], <i32 as __Elem>::ZERO);
                        let v64 = t22.load([d1, __Elem::to::<i64>(v63).wrapping_sub(4)], <__cpu::f16 as __Elem>::ZERO);
                        let v65 = __Elem::recip::<L, false>(__Elem::abs(__Elem::to::<f64>(v64) * 0.5_f64) + 1.0_f64);
                        let v66 = __Elem::select((d2 >= b3) ^ (__Elem::to::<i64>(v61) >= i49), __Elem::tanh::<L, false>(v62 * 0.5_f64), v65);
                        let v67 = __Elem::select((d1 == __Elem::to::<i64>(v53)) | (b3 != d1), v55, __Elem::select(!(x0.extent[0] != b3), v60, v66));
                        let y2_row = y2.row(1, [b3.wrapping_mul(BK as i64).wrapping_add(i49), 0], BK as i64);
                        let (from, to) = __cpu::common(BK as i64, [y2_row.unit_span()]);
                        Self::parallel_18::<L, false, _>(
                            level,
                            from,
                            to - from,
                            y2_row.slice_mut(from, to - from),
                            v67,
                        );
                        if to - from < BK as i64 {
                            for (start, end) in [(0, from), (to, BK as i64)] {
                                Self::parallel_18::<L, false, _>(
                                    level,
                                    start,
                                    end - start,
                                    y2_row.guarded(start, <f64 as __Elem>::ZERO),
                                    v67,
                                );
                            }
                        }
                    }
                }
                let v68 = t9.load([d1, d1], <__cpu::f16 as __Elem>::ZERO);
                let v69 = __Elem::erf::<L, false>((__Elem::to::<f64>(v68) + (-4.0_f64)) * 0.5_f64);
                let v70 = t20.load([b3], <i32 as __Elem>::ZERO);
                let v71 = __Elem::to::<i64>(v70) < d1;
                let v72 = t23.load([d4, d4.wrapping_mul(4)], <__cpu::f16 as __Elem>::ZERO);
                let v73 = t8.load([b3, d1], <__cpu::f16 as __Elem>::ZERO);
                let v74 = (__Elem::to::<f64>(v72) - __Elem::to::<f64>(v73)) * 0.5_f64;
                let v75 = __Elem::ln::<L, false>(v74);
                let v76 = x0.extent[1] < 2;
                let v77 = __Elem::exp2::<L, false>((-4.0_f64) * 0.5_f64);
                let v78 = t22.load([d4, d2], <__cpu::f16 as __Elem>::ZERO);
                let v79 = __Elem::log2::<L, false>(__Elem::abs(__Elem::to::<f64>(v78) * 0.5_f64));
                let y3_row = y3.row(0, [b3.wrapping_mul(BK as i64)], BK as i64);
                let (from, to) = __cpu::common(BK as i64, [y3_row.unit_span()]);
                Self::parallel_19::<L, _>(
                    level,
                    from,
                    to - from,
                    y3_row.slice_mut(from, to - from),
                    t24,
                    n5,
                    v76,
                    v77,
                    v79,
                    v71,
                    v75,
                    v69,
                );
                if to - from < BK as i64 {
                    for (start, end) in [(0, from), (to, BK as i64)] {
                        Self::parallel_19::<L, _>(
                            level,
                            start,
                            end - start,
                            y3_row.guarded(start, <f64 as __Elem>::ZERO),
                            t24,
                            n5,
                            v76,
                            v77,
                            v79,
                            v71,
                            v75,
                            v69,
                        );
                    }
                }
            }
        }
    }

    const RACES: bool = true;

    #[inline(always)]
    unsafe fn alone<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0_2 = __cpu::tensor::<f32, 3>(call, 0);
            let x1_2 = __cpu::tensor::<f64, 3>(call, 1);
            let y2_2 = __cpu::tensor::<f64, 2>(call, 2);
            let y3_2 = __cpu::tensor::<f64, 1>(call, 3);
            let a4_2 = __cpu::tensor::<u32, 1>(call, 4);
            let h5_2 = __cpu::tensor::<u64, 1>(call, 5);
            let n5_2 = __cpu::value::<i64>(call, 0);
            let d1_2 = __cpu::value::<i64>(call, 1);
            let d2_2 = __cpu::value::<i64>(call, 2);
            let d4_2 = __cpu::value::<i64>(call, 3);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b3_2] = block.index;
                let mut scratch = block.scratch;
                let t6_2 = scratch.tile::<f64, 2>([2 * BM as i64, BM as i64]);
                let x1_2_at = x1_2.window([n5_2.wrapping_mul(2 * BN as i64), b3_2, n5_2.wrapping_sub(2)], [1, 2 * BM as i64, BM as i64]);
                __cpu::copy::<L, _, _, _>(x1_2_at.squeeze([1, 2]), t6_2, -4.0_f64);
                let t7_2 = scratch.tile::<f32, 3>([BN as i64 + 1, 2 * BN as i64, BN as i64 + 1]);
                let v83 = __Elem::to::<f32>(__Elem::rem(n5_2.wrapping_mul(BN as i64), BN as i64));
                let v84 = x0_2.load([__Elem::div(b3_2, 3_i64), __Elem::rem(d1_2, 5_i64), __Elem::div(n5_2, 3_i64)], <f32 as __Elem>::ZERO);
                let v6_2 = __Elem::max_nan(__Elem::sqrt::<L, false>(__Elem::abs(v83)), v84);
                __cpu::fill::<L, _, _>(t7_2, v6_2);
                let t8_2 = scratch.tile::<__cpu::f16, 2>([BK as i64, BN as i64]);
                for i7_2 in 0_i64..(BK as i64) {
                    let t8_2_row = t8_2.row(1, [i7_2, 0], BN as i64);
                    Self::parallel_20::<L, _>(level, 0, BN as i64, t8_2_row.slice_mut(0, BN as i64));
                }
                let t9_2 = scratch.tile::<__cpu::f16, 2>([BN as i64 + 1, BN as i64]);
                for i9_2 in 0_i64..(BN as i64 + 1) {
                    let v85 = __Elem::fma::<L>(__Elem::to::<__cpu::f16>(b3_2), <__cpu::f16 as __Elem>::of_i64(-1), <__cpu::f16 as __Elem>::of_i64(-1));
                    let t9_2_row = t9_2.row(1, [i9_2, 0], BN as i64);
                    Self::parallel_21::<L, _>(level, 0, BN as i64, t9_2_row.slice_mut(0, BN as i64), v85);
                }
                let t10_2 = scratch.tile::<f32, 2>([BK as i64, BN as i64 + 1]);
                __cpu::fill::<L, _, _>(t10_2, -2.0_f32);
                let t9_2_at = t9_2.permute([1, 0]);
                __cpu::gemm::<L, __cpu::f16, __cpu::f16, f32>(t8_2, t9_2_at, t10_2, true, scratch.rest());
                for k11_2 in __cpu::steps(0, 1, 2) {
                    let mut scratch = scratch;
                    let t11_2 = scratch.tile::<__cpu::f16, 2>([BM as i64, 2 * BM as i64]);
                    for i12_2 in 0_i64..(BM as i64) {
                        let v86 = __Elem::to::<__cpu::f16>(i12_2);
                        let t11_2_row = t11_2.row(1, [i12_2, 0], 2 * BM as i64);
                        Self::parallel_22::<L, _>(
                            level,
                            0,
                            2 * BM as i64,
                            t11_2_row.slice_mut(0, 2 * BM as i64),
                            v86,
                        );
                    }
                    let t12_2 = scratch.tile::<__cpu::f16, 2>([BM as i64, BK as i64]);
                    for i14_2 in 0_i64..(BM as i64) {
                        let v87 = __Elem::add(<__cpu::f16 as __Elem>::of_i64(-1), <__cpu::f16 as __Elem>::of_i64(-1));
                        let t12_2_row = t12_2.row(1, [i14_2, 0], BK as i64);
                        Self::parallel_23::<L, _>(level, 0, BK as i64, t12_2_row.slice_mut(0, BK as i64), v87);
                    }
                    let t13_2 = scratch.tile::<f32, 2>([2 * BM as i64, BK as i64]);
                    __cpu::fill::<L, _, _>(t13_2, 1.0_f32);
                    let t11_2_at = t11_2.permute([1, 0]);
                    __cpu::gemm::<L, __cpu::f16, __cpu::f16, f32>(t11_2_at, t12_2, t13_2, true, scratch.rest());
                    let t14_2 = scratch.tile::<i32, 1>([BK as i64]);
                    let t14_2_row = t14_2.row(0, [0], BK as i64);
                    Self::parallel_24::<L, _>(level, 0, BK as i64, t14_2_row.slice_mut(0, BK as i64));
                    let t15_2 = scratch.tile::<f32, 2>([BK as i64, BN as i64 + 1]);
                    for i17_2 in 0_i64..(BK as i64) {
                        let v89 = __Elem::round_ties_even::<L, false>(0.0_f32 + (-1.0_f32));
                        let v90 = x1_2.extent[1].wrapping_sub(3).wrapping_mul(2 * BM as i64);
                        let t8_2_row_2 = t8_2.row(0, [0, __Elem::rem(v90, 2 * BM as i64)], BN as i64 + 1);
                        let t15_2_row = t15_2.row(1, [i17_2, 0], BN as i64 + 1);
                        let (from, to) = __cpu::common(BN as i64 + 1, [t8_2_row_2.span()]);
                        Self::parallel_25::<L, _, _>(
                            level,
                            from,
                            to - from,
                            t8_2_row_2.strided(from),
                            t15_2_row.slice_mut(from, to - from),
                            v89,
                        );
                        if to - from < BN as i64 + 1 {
                            for (start, end) in [(0, from), (to, BN as i64 + 1)] {
                                Self::parallel_25::<L, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    t8_2_row_2.guarded(start, <__cpu::f16 as __Elem>::ZERO),
                                    t15_2_row.slice_mut(start, end - start),
                                    v89,
                                );
                            }
                        }
                    }
                    __cpu::scatter::<L, _, _, _, _>(t15_2, t14_2, t10_2, <f32 as __Elem>::ZERO);
                    let t16_2 = scratch.tile::<f32, 3>([BN as i64 + 1, 2 * BN as i64, BN as i64 + 1]);
                    __cpu::scan::<L, __cpu::reduce::Max, _, _, _>(t7_2, 2, t16_2, false, <f32 as __Elem>::ZERO);
                    for i20_2 in 0_i64..(BK as i64) {
                        let v92 = 5_i64.wrapping_add(i20_2).wrapping_mul(5);
                        let v93 = 5_i64.wrapping_add(i20_2).wrapping_mul(5);
                        let t15_2_row_2 = t15_2.row(1, [i20_2, 0], BN as i64 + 1);
                        Self::parallel_26::<L, _>(
                            level,
                            0,
                            BN as i64 + 1,
                            t15_2_row_2.slice(0, BN as i64 + 1),
                            v92,
                            v93,
                            h5_2,
                        );
                    }
                    for i22_2 in 0_i64..(BN as i64 + 1) {
                        for i23_2 in 0_i64..(2 * BN as i64) {
                            let v96 = 5_i64.wrapping_add(i22_2).wrapping_mul(5).wrapping_add(i23_2);
                            let v97 = v96.wrapping_mul(5);
                            let v98 = 5_i64.wrapping_add(i22_2).wrapping_mul(5).wrapping_add(i23_2);
                            let v99 = v98.wrapping_mul(5);
                            let t16_2_row = t16_2.row(2, [i22_2, i23_2, 0], BN as i64 + 1);
                            Self::parallel_27::<L, _>(
                                level,
                                0,
                                BN as i64 + 1,
                                t16_2_row.slice(0, BN as i64 + 1),
                                v97,
                                v99,
                                h5_2,
                            );
                        }
                    }
                }
                let t17_2 = scratch.tile::<__cpu::f16, 2>([BN as i64 + 1, 2 * BM as i64]);
                let v102 = t8_2.load([d2_2, d1_2], <__cpu::f16 as __Elem>::ZERO);
                let v103 = __Elem::to::<__cpu::f16>(__Elem::rem(d1_2.wrapping_mul(BN as i64), BN as i64));
                let v25_2 = __Elem::min(v102, __Elem::trunc::<L, false>(v103));
                __cpu::fill::<L, _, _>(t17_2, v25_2);
                let t18_2 = scratch.tile::<f64, 5>([BM as i64, 2 * BM as i64, 2 * BN as i64, 1, 1]);
                for i26_2 in 0_i64..1 {
                    for i27_2 in 0_i64..1 {
                        for i28_2 in 0_i64..(2 * BN as i64) {
                            for i29_2 in 0_i64..(2 * BM as i64) {
                                let v104 = x1_2.load([b3_2, d2_2, x1_2.extent[1]], <f64 as __Elem>::ZERO);
                                let t18_2_row = t18_2.row(0, [0, i29_2, i28_2, i27_2, i26_2], BM as i64);
                                Self::parallel_28::<L, _>(level, 0, BM as i64, t18_2_row.strided(0), t6_2, v104);
                            }
                        }
                    }
                }
                let whole_3 = t6_2.has_rows(1, [0, 0], [[2, 0], [0, 1]], [2 * BM as i64, BM as i64]);
                if whole_3 {
                    for i33_2 in 0_i64..(2 * BM as i64) {
                        let v108 = __Elem::abs(__Elem::sqrt::<L, false>(__Elem::abs(-3.75_f64)));
                        let t6_2_row = t6_2.whole_row(1, [i33_2.wrapping_mul(2), 0], BM as i64, 1);
                        Self::parallel_29::<L, true, _>(
                            level,
                            0,
                            BM as i64,
                            t6_2_row.slice_mut(0, BM as i64),
                            v108,
                        );
                    }
                } else {
                    for i33_2 in 0_i64..(2 * BM as i64) {
                        let v108 = __Elem::abs(__Elem::sqrt::<L, false>(__Elem::abs(-3.75_f64)));
                        let t6_2_row = t6_2.row(1, [i33_2.wrapping_mul(2), 0], BM as i64);
                        let (from, to) = __cpu::common(BM as i64, [t6_2_row.unit_span()]);
                        Self::parallel_29::<L, false, _>(
                            level,
                            from,
                            to - from,
                            t6_2_row.slice_mut(from, to - from),
                            v108,
                        );
                        if to - from < BM as i64 {
                            for (start, end) in [(0, from), (to, BM as i64)] {
                                Self::parallel_29::<L, false, _>(
                                    level,
                                    start,
                                    end - start,
                                    t6_2_row.guarded(start, <f64 as __Elem>::ZERO),
                                    v108,
                                );
                            }
                        }
                    }
                }
                let t20_2 = scratch.tile::<i32, 1>([BM as i64]);
                let t20_2_row = t20_2.row(0, [0], BM as i64);
                Self::parallel_30::<L, _>(level, 0, BM as i64, t20_2_row.slice_mut(0, BM as i64));
                let t21_2 = scratch.tile::<f32, 2>([BM as i64, BN as i64 + 1]);
                let t17_2_at = t17_2.window([b3_2.wrapping_mul(BK as i64), n5_2.wrapping_mul(BM as i64)], [BM as i64, BN as i64 + 1]);
                __cpu::copy::<L, _, _, _>(t17_2_at, t21_2, <f32 as __Elem>::ZERO);
                __cpu::scatter::<L, _, _, _, _>(t21_2, t20_2, t10_2, <f32 as __Elem>::ZERO);
                let t22_2 = scratch.tile::<__cpu::f16, 2>([BN as i64, BN as i64]);
                let t9_2_at_2 = t9_2.window([n5_2, n5_2.wrapping_mul(BN as i64)], [BN as i64, BN as i64]);
                let t9_2_at_2_at = t9_2_at_2.permute([1, 0]);
                __cpu::copy::<L, _, _, _>(t9_2_at_2_at, t22_2, <__cpu::f16 as __Elem>::ZERO);
                let t23_2 = scratch.tile::<__cpu::f16, 2>([BN as i64, BK as i64]);
                for i37_2 in 0_i64..(BN as i64) {
                    let v110 = __Elem::add(<__cpu::f16 as __Elem>::of_i64(-1), <__cpu::f16 as __Elem>::ZERO);
                    let v111 = __Elem::mul(<__cpu::f16 as __Elem>::ZERO, <__cpu::f16 as __Elem>::ONE);
                    let v112 = __Elem::add(v110, v111);
                    let t23_2_row = t23_2.row(1, [i37_2, 0], BK as i64);
                    Self::parallel_31::<L, _>(level, 0, BK as i64, t23_2_row.slice_mut(0, BK as i64), v112);
                }
                let t24_2 = scratch.tile::<f32, 2>([BN as i64, BK as i64]);
                let v39_2 = t21_2.load([b3_2, 1], <f32 as __Elem>::ZERO);
                __cpu::fill::<L, _, _>(t24_2, v39_2);
                __cpu::fill::<L, _, _>(t24_2, 0.0_f32);
                let t22_2_at = t22_2.permute([1, 0]);
                __cpu::gemm::<L, __cpu::f16, __cpu::f16, f32>(t22_2_at, t23_2, t24_2, true, scratch.rest());
                let t25_2 = scratch.tile::<u32, 1>([BM as i64]);
                let t20_2_at = t20_2.window([__Elem::rem(d1_2, 1_i64)], [BM as i64]);
                __cpu::copy::<L, _, _, _>(t20_2_at, t25_2, <u32 as __Elem>::ZERO);
                let a4_2_at = a4_2.window([2], [BM as i64]);
                __cpu::update_tile::<L, _, _, _>(__cpu::AtomicOp::Min, t25_2, a4_2_at, <u32 as __Elem>::ZERO);
                let t20_2_row_2 = t20_2.row(0, [0], BM as i64);
                Self::parallel_32::<L, _>(level, 0, BM as i64, t20_2_row_2.slice(0, BM as i64), h5_2);
                for i41_2 in 0_i64..(BM as i64) {
                    let v115 = 5_i64.wrapping_add(i41_2).wrapping_mul(5);
                    let v116 = 5_i64.wrapping_add(i41_2).wrapping_mul(5);
                    let t21_2_row = t21_2.row(1, [i41_2, 0], BN as i64 + 1);
                    Self::parallel_33::<L, _>(
                        level,
                        0,
                        BN as i64 + 1,
                        t21_2_row.slice(0, BN as i64 + 1),
                        v115,
                        v116,
                        h5_2,
                    );
                }
                for i43_2 in 0_i64..(BN as i64) {
                    let v119 = 5_i64.wrapping_add(i43_2).wrapping_mul(5);
                    let v120 = 5_i64.wrapping_add(i43_2).wrapping_mul(5);
                    let t22_2_row = t22_2.row(1, [i43_2, 0], BN as i64);
                    Self::parallel_34::<L, _>(level, 0, BN as i64, t22_2_row.slice(0, BN as i64), v119, v120, h5_2);
                }
                for i45_2 in 0_i64..(BN as i64) {
                    let v124 = 5_i64.wrapping_add(i45_2).wrapping_mul(5);
                    let v125 = 5_i64.wrapping_add(i45_2).wrapping_mul(5);
                    let t23_2_row_2 = t23_2.row(1, [i45_2, 0], BK as i64);
                    Self::parallel_35::<L, _>(
                        level,
                        0,
                        BK as i64,
                        t23_2_row_2.slice(0, BK as i64),
                        v124,
                        v125,
                        h5_2,
                    );
                }
                for i47_2 in 0_i64..(BN as i64) {
                    let v129 = 5_i64.wrapping_add(i47_2).wrapping_mul(5);
                    let v130 = 5_i64.wrapping_add(i47_2).wrapping_mul(5);
                    let t24_2_row = t24_2.row(1, [i47_2, 0], BK as i64);
                    Self::parallel_36::<L, _>(level, 0, BK as i64, t24_2_row.slice(0, BK as i64), v129, v130, h5_2);
                }
                let whole_4 = y2_2.has_rows(1, [b3_2.wrapping_mul(BK as i64), 0], [[1, 0], [0, 1]], [BK as i64, BK as i64]);
                if whole_4 {
                    for i49_2 in 0_i64..(BK as i64) {
                        let v133 = t20_2.load([b3_2], <i32 as __Elem>::ZERO);
                        let v134 = t22_2.load([__Elem::div(n5_2, 4_i64), 2], <__cpu::f16 as __Elem>::ZERO);
                        let v135 = __Elem::exp2::<L, false>(__Elem::to::<f64>(v134) * 0.5_f64);
                        let v136 = t20_2.load([d4_2], <i32 as __Elem>::ZERO);
                        let v137 = t20_2.load([__Elem::to::<i64>(v136)], <i32 as __Elem>::ZERO);
                        let v138 = t20_2.load([i49_2], <i32 as __Elem>::ZERO);
                        let v139 = t23_2.load([__Elem::to::<i64>(v137), __Elem::to::<i64>(v138)], <__cpu::f16 as __Elem>::ZERO);
                        let v140 = __Elem::exp::<L, false>(__Elem::to::<f64>(v139) * 0.5_f64);
                        let v141 = t20_2.load([d2_2], <i32 as __Elem>::ZERO);
                        let v142 = __Elem::round::<L, false>(__Elem::floor::<L, false>(-1.0_f64));
                        let v143 = t20_2.load([d1_2], <i32 as __Elem>::ZERO);
                        let v144 = t22_2.load([d1_2, __Elem::to::<i64>(v143).wrapping_sub(4)], <__cpu::f16 as __Elem>::ZERO);
                        let v145 = __Elem::recip::<L, false>(__Elem::abs(__Elem::to::<f64>(v144) * 0.5_f64) + 1.0_f64);
                        let v146 = __Elem::select((d2_2 >= b3_2) ^ (__Elem::to::<i64>(v141) >= i49_2), __Elem::tanh::<L, false>(v142 * 0.5_f64), v145);
                        let v147 = __Elem::select((d1_2 == __Elem::to::<i64>(v133)) | (b3_2 != d1_2), v135, __Elem::select(!(x0_2.extent[0] != b3_2), v140, v146));
                        let y2_2_row = y2_2.whole_row(1, [b3_2.wrapping_mul(BK as i64).wrapping_add(i49_2), 0], BK as i64, 1);
                        Self::parallel_37::<L, true, _>(
                            level,
                            0,
                            BK as i64,
                            y2_2_row.slice_mut(0, BK as i64),
                            v147,
                        );
                    }
                } else {
                    for i49_2 in 0_i64..(BK as i64) {
                        let v133 = t20_2.load([b3_2], <i32 as __Elem>::ZERO);
                        let v134 = t22_2.load([__Elem::div(n5_2, 4_i64), 2], <__cpu::f16 as __Elem>::ZERO);
                        let v135 = __Elem::exp2::<L, false>(__Elem::to::<f64>(v134) * 0.5_f64);
                        let v136 = t20_2.load([d4_2], <i32 as __Elem>::ZERO);
                        let v137 = t20_2.load([__Elem::to::<i64>(v136)], <i32 as __Elem>::ZERO);
                        let v138 = t20_2.load([i49_2], <i32 as __Elem>::ZERO);
                        let v139 = t23_2.load([__Elem::to::<i64>(v137), __Elem::to::<i64>(v138)], <__cpu::f16 as __Elem>::ZERO);
                        let v140 = __Elem::exp::<L, false>(__Elem::to::<f64>(v139) * 0.5_f64);
                        let v141 = t20_2.load([d2_2], <i32 as __Elem>::ZERO);
                        let v142 = __Elem::round::<L, false>(__Elem::floor::<L, false>(-1.0_f64));
                        let v143 = t20_2.load([d1_2], <i32 as __Elem>::ZERO);
                        let v144 = t22_2.load([d1_2, __Elem::to::<i64>(v143).wrapping_sub(4)], <__cpu::f16 as __Elem>::ZERO);
                        let v145 = __Elem::recip::<L, false>(__Elem::abs(__Elem::to::<f64>(v144) * 0.5_f64) + 1.0_f64);
                        let v146 = __Elem::select((d2_2 >= b3_2) ^ (__Elem::to::<i64>(v141) >= i49_2), __Elem::tanh::<L, false>(v142 * 0.5_f64), v145);
                        let v147 = __Elem::select((d1_2 == __Elem::to::<i64>(v133)) | (b3_2 != d1_2), v135, __Elem::select(!(x0_2.extent[0] != b3_2), v140, v146));
                        let y2_2_row = y2_2.row(1, [b3_2.wrapping_mul(BK as i64).wrapping_add(i49_2), 0], BK as i64);
                        let (from, to) = __cpu::common(BK as i64, [y2_2_row.unit_span()]);
                        Self::parallel_37::<L, false, _>(
                            level,
                            from,
                            to - from,
                            y2_2_row.slice_mut(from, to - from),
                            v147,
                        );
                        if to - from < BK as i64 {
                            for (start, end) in [(0, from), (to, BK as i64)] {
                                Self::parallel_37::<L, false, _>(
                                    level,
                                    start,
                                    end - start,
                                    y2_2_row.guarded(start, <f64 as __Elem>::ZERO),
                                    v147,
                                );
                            }
                        }
                    }
                }
                let v148 = t9_2.load([d1_2, d1_2], <__cpu::f16 as __Elem>::ZERO);
                let v149 = __Elem::erf::<L, false>((__Elem::to::<f64>(v148) + (-4.0_f64)) * 0.5_f64);
                let v150 = t20_2.load([b3_2], <i32 as __Elem>::ZERO);
                let v151 = __Elem::to::<i64>(v150) < d1_2;
                let v152 = t23_2.load([d4_2, d4_2.wrapping_mul(4)], <__cpu::f16 as __Elem>::ZERO);
                let v153 = t8_2.load([b3_2, d1_2], <__cpu::f16 as __Elem>::ZERO);
                let v154 = (__Elem::to::<f64>(v152) - __Elem::to::<f64>(v153)) * 0.5_f64;
                let v155 = __Elem::ln::<L, false>(v154);
                let v156 = x0_2.extent[1] < 2;
                let v157 = __Elem::exp2::<L, false>((-4.0_f64) * 0.5_f64);
                let v158 = t22_2.load([d4_2, d2_2], <__cpu::f16 as __Elem>::ZERO);
                let v159 = __Elem::log2::<L, false>(__Elem::abs(__Elem::to::<f64>(v158) * 0.5_f64));
                let y3_2_row = y3_2.row(0, [b3_2.wrapping_mul(BK as i64)], BK as i64);
                let (from, to) = __cpu::common(BK as i64, [y3_2_row.unit_span()]);
                Self::parallel_38::<L, _>(
                    level,
                    from,
                    to - from,
                    y3_2_row.slice_mut(from, to - from),
                    t24_2,
                    n5_2,
                    v156,
                    v157,
                    v159,
                    v151,
                    v155,
                    v149,
                );
                if to - from < BK as i64 {
                    for (start, end) in [(0, from), (to, BK as i64)] {
                        Self::parallel_38::<L, _>(
                            level,
                            start,
                            end - start,
                            y3_2_row.guarded(start, <f64 as __Elem>::ZERO),
                            t24_2,
                            n5_2,
                            v156,
                            v157,
                            v159,
                            v151,
                            v155,
                            v149,
                        );
                    }
                }
            }
        }
    }
}
