// Emitted from the random kernel of seed 13.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;


#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<const BM: usize, const BN: usize>(());

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<const BM: usize, const BN: usize> __Kernel<BM, BN> {
    #[inline]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t7_row.set(lane, -1.0_f32);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut v1_row: R0,
        v11: i64,
        t8: __cpu::View<u32, 2>,
        _q10: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v13 = start + lane as i64;
                let v14 = t8.load([_q10, __Elem::rem(v11.wrapping_add(v13), 2_i64)], <u32 as __Elem>::ZERO);
                v1_row.set(lane, v14);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut v2_row: R0,
        v21: u32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                v2_row.set(lane, v21);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::RowMut<u32>, R1: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut v3_row: R0,
        mut v4_row: R1,
        v11: i64,
        t9: __cpu::View<u32, 1>,
        t8: __cpu::View<u32, 2>,
        b7: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v22 = start + lane as i64;
                let v23 = __Elem::rem(v11.wrapping_add(v22), 2_i64);
                let v24 = t9.load([v23], <u32 as __Elem>::ZERO);
                let v25 = t8.load([__Elem::to::<i64>(v24), b7], <u32 as __Elem>::ZERO);
                let v26 = t9.load([__Elem::to::<i64>(v25).wrapping_mul(1)], <u32 as __Elem>::ZERO);
                v3_row.set(lane, v26);
                let v27 = t9.load([v23], <u32 as __Elem>::ZERO);
                v4_row.set(lane, v27);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut v5_row: R0,
        v35: u32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                v5_row.set(lane, v35);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut v6_row: R0,
        v11: i64,
        x0: __cpu::View<u32, 3>,
        d5: i64,
        v36: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v37 = start + lane as i64;
                let v38 = x0.load([d5, __Elem::rem(v11.wrapping_add(v37), 2_i64), v36], <u32 as __Elem>::ZERO);
                v6_row.set(lane, v38);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut v7_row: R0,
        v44: u32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                v7_row.set(lane, v44);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<
        L: __cpu::Level,
        R0: __cpu::row::Row<u32>,
        R1: __cpu::row::Row<u32>,
        R2: __cpu::row::RowMut<u32>,
    >(
        level: L,
        start: i64,
        count: i64,
        v5_row_2: R0,
        v2_row_2: R1,
        mut v8_row: R2,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v45 = v5_row_2.get(lane);
                let v46 = v2_row_2.get(lane);
                let v47 = __Elem::select(v45 != 0_u32, __Elem::count_ones(v46), 4_u32);
                v8_row.set(lane, v47);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level>(
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
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut v9_row: R0,
        v49: bool,
        v11: i64,
        v5: __cpu::View<u32, 1>,
        v2: __cpu::View<u32, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v50 = start + lane as i64;
                let v51 = v11.wrapping_add(__Elem::select(v49, 30_i64, v50));
                let v52 = v5.load([v51], <u32 as __Elem>::ZERO);
                let v53 = v2.load([v51], <u32 as __Elem>::ZERO);
                let v54 = __Elem::select(v52 != 0_u32, __Elem::count_ones(v53), 4_u32);
                v9_row.set(lane, v54);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<u32>, R1: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        v9_row_2: R0,
        mut v8_row_2: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v55 = v9_row_2.get(lane);
                v8_row_2.set(lane, v55);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<u32>, R1: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        v8_row_3: R0,
        mut t10_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v26_2 = v8_row_3.get(lane);
                t10_row.set(lane, v26_2);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level>(
        level: L,
        start: i64,
        count: i64,
        v57: u32,
        t8: __cpu::View<u32, 2>,
        d4: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t8.update(__cpu::AtomicOp::Or, [3, d4], v57);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t14_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i29 = start + lane as i64;
                let v59 = __Elem::to::<i32>(i29).wrapping_mul(3_i32).wrapping_add(0_i32);
                t14_row.set(lane, v59);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::RowMut<bool>>(
        level: L,
        start: i64,
        count: i64,
        mut t15_row: R0,
        v61: bool,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t15_row.set(lane, v61);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t6_row: R0,
        v65: i64,
        a4: __cpu::View<i64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i34 = start + lane as i64;
                let v66 = t6_row.get(lane);
                let v67 = __Elem::shl(__Elem::to::<i64>(v66) | v65, __Elem::to::<i64>(i34.wrapping_add(1)));
                a4.atomic(__cpu::AtomicOp::Min, [i34.wrapping_sub(1)], v67, __cpu::Order::Acquire);
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<L: __cpu::Level, R0: __cpu::row::Row<u32>>(
        level: L,
        start: i64,
        count: i64,
        t10_row_2: R0,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i35 = start + lane as i64;
                let v68 = t10_row_2.get(lane);
                let v69 = __Elem::to::<u64>(v68).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i35)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i35), 7_i64)], v69, __cpu::Order::Acquire);
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t11_row: R0,
        v70: i64,
        v71: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i37 = start + lane as i64;
                let v72 = t11_row.get(lane);
                let v73 = __Elem::to::<u64>(__Elem::to::<i64>(v72 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v71.wrapping_add(i37)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v70.wrapping_add(i37), 7_i64)], v73, __cpu::Order::SeqCst);
            }
        }
    }

    #[inline]
    unsafe fn parallel_19<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t14_row_2: R0,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i38 = start + lane as i64;
                let v74 = t14_row_2.get(lane);
                let v75 = __Elem::to::<u64>(v74).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i38)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i38), 7_i64)], v75, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_20<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t15_row_2: R0,
        v76: i64,
        v77: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i40 = start + lane as i64;
                let v78 = t15_row_2.get(lane);
                let v79 = __Elem::to::<u64>(v78).wrapping_mul(__Elem::to::<u64>(v77.wrapping_add(i40)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v76.wrapping_add(i40), 7_i64)], v79, __cpu::Order::Acquire);
            }
        }
    }

    #[inline]
    unsafe fn parallel_21<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t16_row: R0,
        v81: i64,
        v83: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i43 = start + lane as i64;
                let v84 = t16_row.get(lane);
                let v85 = __Elem::to::<u64>(__Elem::to::<i64>(v84 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v83.wrapping_add(i43)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v81.wrapping_add(i43), 7_i64)], v85, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_22<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_2_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t7_2_row.set(lane, -1.0_f32);
            }
        }
    }

    #[inline]
    unsafe fn parallel_23<L: __cpu::Level, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut v87_row: R0,
        v97: i64,
        t8_2: __cpu::View<u32, 2>,
        _q10_2: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v99 = start + lane as i64;
                let v100 = t8_2.load([_q10_2, __Elem::rem(v97.wrapping_add(v99), 2_i64)], <u32 as __Elem>::ZERO);
                v87_row.set(lane, v100);
            }
        }
    }

    #[inline]
    unsafe fn parallel_24<L: __cpu::Level, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut v88_row: R0,
        v107: u32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                v88_row.set(lane, v107);
            }
        }
    }

    #[inline]
    unsafe fn parallel_25<L: __cpu::Level, R0: __cpu::row::RowMut<u32>, R1: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut v89_row: R0,
        mut v90_row: R1,
        v97: i64,
        t9_2: __cpu::View<u32, 1>,
        t8_2: __cpu::View<u32, 2>,
        b7_2: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v108 = start + lane as i64;
                let v109 = __Elem::rem(v97.wrapping_add(v108), 2_i64);
                let v110 = t9_2.load([v109], <u32 as __Elem>::ZERO);
                let v111 = t8_2.load([__Elem::to::<i64>(v110), b7_2], <u32 as __Elem>::ZERO);
                let v112 = t9_2.load([__Elem::to::<i64>(v111).wrapping_mul(1)], <u32 as __Elem>::ZERO);
                v89_row.set(lane, v112);
                let v113 = t9_2.load([v109], <u32 as __Elem>::ZERO);
                v90_row.set(lane, v113);
            }
        }
    }

    #[inline]
    unsafe fn parallel_26<L: __cpu::Level, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut v91_row: R0,
        v121: u32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                v91_row.set(lane, v121);
            }
        }
    }

    #[inline]
    unsafe fn parallel_27<L: __cpu::Level, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut v92_row: R0,
        v97: i64,
        x0_2: __cpu::View<u32, 3>,
        d5_2: i64,
        v122: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v123 = start + lane as i64;
                let v124 = x0_2.load([d5_2, __Elem::rem(v97.wrapping_add(v123), 2_i64), v122], <u32 as __Elem>::ZERO);
                v92_row.set(lane, v124);
            }
        }
    }

    #[inline]
    unsafe fn parallel_28<L: __cpu::Level, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut v93_row: R0,
        v130: u32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                v93_row.set(lane, v130);
            }
        }
    }

    #[inline]
    unsafe fn parallel_29<
        L: __cpu::Level,
        R0: __cpu::row::Row<u32>,
        R1: __cpu::row::Row<u32>,
        R2: __cpu::row::RowMut<u32>,
    >(
        level: L,
        start: i64,
        count: i64,
        v91_row_2: R0,
        v88_row_2: R1,
        mut v94_row: R2,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v131 = v91_row_2.get(lane);
                let v132 = v88_row_2.get(lane);
                let v133 = __Elem::select(v131 != 0_u32, __Elem::count_ones(v132), 4_u32);
                v94_row.set(lane, v133);
            }
        }
    }

    #[inline]
    unsafe fn parallel_30<L: __cpu::Level>(
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
    unsafe fn parallel_31<L: __cpu::Level, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut v95_row: R0,
        v135: bool,
        v97: i64,
        v91: __cpu::View<u32, 1>,
        v88: __cpu::View<u32, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v136 = start + lane as i64;
                let v137 = v97.wrapping_add(__Elem::select(v135, 30_i64, v136));
                let v138 = v91.load([v137], <u32 as __Elem>::ZERO);
                let v139 = v88.load([v137], <u32 as __Elem>::ZERO);
                let v140 = __Elem::select(v138 != 0_u32, __Elem::count_ones(v139), 4_u32);
                v95_row.set(lane, v140);
            }
        }
    }

    #[inline]
    unsafe fn parallel_32<L: __cpu::Level, R0: __cpu::row::Row<u32>, R1: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        v95_row_2: R0,
        mut v94_row_2: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v141 = v95_row_2.get(lane);
                v94_row_2.set(lane, v141);
            }
        }
    }

    #[inline]
    unsafe fn parallel_33<L: __cpu::Level, R0: __cpu::row::Row<u32>, R1: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        v94_row_3: R0,
        mut t10_2_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v26_3 = v94_row_3.get(lane);
                t10_2_row.set(lane, v26_3);
            }
        }
    }

    #[inline]
    unsafe fn parallel_34<L: __cpu::Level>(
        level: L,
        start: i64,
        count: i64,
        v143: u32,
        t8_2: __cpu::View<u32, 2>,
        d4_2: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t8_2.update(__cpu::AtomicOp::Or, [3, d4_2], v143);
            }
        }
    }

    #[inline]
    unsafe fn parallel_35<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t14_2_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i29_2 = start + lane as i64;
                let v145 = __Elem::to::<i32>(i29_2).wrapping_mul(3_i32).wrapping_add(0_i32);
                t14_2_row.set(lane, v145);
            }
        }
    }

    #[inline]
    unsafe fn parallel_36<L: __cpu::Level, R0: __cpu::row::RowMut<bool>>(
        level: L,
        start: i64,
        count: i64,
        mut t15_2_row: R0,
        v147: bool,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t15_2_row.set(lane, v147);
            }
        }
    }

    #[inline]
    unsafe fn parallel_37<L: __cpu::Level, R0: __cpu::row::Row<bool>, R1: __cpu::row::RowMut<i64>>(
        level: L,
        start: i64,
        count: i64,
        t6_2_row: R0,
        mut a4_2_row: R1,
        v151: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i34_2 = start + lane as i64;
                let v152 = t6_2_row.get(lane);
                let v153 = __Elem::shl(__Elem::to::<i64>(v152) | v151, __Elem::to::<i64>(i34_2.wrapping_add(1)));
                a4_2_row.update(lane, __cpu::AtomicOp::Min, v153);
            }
        }
    }

    #[inline]
    unsafe fn parallel_38<L: __cpu::Level, R0: __cpu::row::Row<u32>>(
        level: L,
        start: i64,
        count: i64,
        t10_2_row_2: R0,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i35_2 = start + lane as i64;
                let v154 = t10_2_row_2.get(lane);
                let v155 = __Elem::to::<u64>(v154).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i35_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i35_2), 7_i64)], v155);
            }
        }
    }

    #[inline]
    unsafe fn parallel_39<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t11_2_row: R0,
        v156: i64,
        v157: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i37_2 = start + lane as i64;
                let v158 = t11_2_row.get(lane);
                let v159 = __Elem::to::<u64>(__Elem::to::<i64>(v158 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v157.wrapping_add(i37_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v156.wrapping_add(i37_2), 7_i64)], v159);
            }
        }
    }

    #[inline]
    unsafe fn parallel_40<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t14_2_row_2: R0,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i38_2 = start + lane as i64;
                let v160 = t14_2_row_2.get(lane);
                let v161 = __Elem::to::<u64>(v160).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i38_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i38_2), 7_i64)], v161);
            }
        }
    }

    #[inline]
    unsafe fn parallel_41<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t15_2_row_2: R0,
        v162: i64,
        v163: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i40_2 = start + lane as i64;
                let v164 = t15_2_row_2.get(lane);
                let v165 = __Elem::to::<u64>(v164).wrapping_mul(__Elem::to::<u64>(v163.wrapping_add(i40_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v162.wrapping_add(i40_2), 7_i64)], v165);
            }
        }
    }

    #[inline]
    unsafe fn parallel_42<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t16_2_row: R0,
        v167: i64,
        v169: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i43_2 = start + lane as i64;
                let v170 = t16_2_row.get(lane);
                let v171 = __Elem::to::<u64>(__Elem::to::<i64>(v170 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v169.wrapping_add(i43_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v167.wrapping_add(i43_2), 7_i64)], v171);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<const BM: usize, const BN: usize> __cpu::Kernel for __Kernel<BM, BN> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_13", args);
        let d1 = plan.extent(0, 0);
        plan.expect("x0", 0, 1, d1)?;
        let d2 = plan.extent(0, 2);
        let d3 = plan.extent(1, 0);
        let d4 = plan.extent(1, 1);
        let d5 = plan.extent(1, 2);
        let d6 = plan.extent(2, 0);
        plan.expect("y3", 3, 0, d6)?;
        plan.expect("a4", 4, 0, d1)?;
        plan.expect("h5", 5, 0, 7)?;
        let v0 = d6.wrapping_add(2 * BN as i64 - 1);
        let v1 = __Elem::div(v0, 2 * BN as i64);
        plan.value(d4);
        plan.value(d3);
        plan.value(d5);
        plan.value(d1);
        plan.value(d2);
        plan.panels(1, [1, 2 * BM as i64, BN as i64], 0b000, [2 * BM as i64, BN as i64], [1, 2], [false, true], __cpu::panel_a::<f32, f32, f32>());
        plan.panels(1, [1, BN as i64, BM as i64 + 1], 0b000, [BN as i64, BM as i64 + 1], [1, 2], [true, false], __cpu::panel_b::<f32, f32, f32>());
        plan.finish([1, 1, v1])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<bool, 2>([BN as i64, BN as i64]);
        size.tile::<f32, 3>([2 * BN as i64, BN as i64, 1]);
        size.tile::<u32, 2>([2 * BN as i64, 2 * BN as i64]);
        size.tile::<u32, 1>([2 * BN as i64]);
        size.tile::<u32, 1>([64]);
        size.tile::<u32, 1>([64]);
        size.tile::<u32, 1>([64]);
        size.tile::<u32, 1>([64]);
        size.tile::<u32, 1>([64]);
        size.tile::<u32, 1>([64]);
        size.tile::<u32, 1>([64]);
        size.tile::<u32, 1>([64]);
        size.tile::<u32, 1>([64]);
        size.tile::<u32, 1>([64]);
        size.tile::<f32, 2>([2 * BM as i64, BM as i64 + 1]);
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.panel_a::<L, f32, f32, f32>(2 * BM as i64, BN as i64);
            size.panel_b::<L, f32, f32, f32>(BN as i64, BM as i64 + 1);
            size.gemm::<L, f32, f32, f32>(2 * BM as i64, BM as i64 + 1, BN as i64);
            outer.cover(size);
        }
        size.tile::<i32, 1>([BN as i64]);
        size.tile::<bool, 2>([BN as i64, BN as i64]);
        size.tile::<f32, 3>([2 * BM as i64, 2 * BM as i64, BM as i64]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<u32, 3>(call, 0);
            let x1 = __cpu::tensor::<f32, 3>(call, 1);
            let y2 = __cpu::tensor::<bool, 1>(call, 2);
            let y3 = __cpu::tensor::<u32, 1>(call, 3);
            let a4 = __cpu::tensor::<i64, 1>(call, 4);
            let h5 = __cpu::tensor::<u64, 1>(call, 5);
            let _p8 = __cpu::scalar::<i64>(call.args, 6);
            let _q10 = __cpu::scalar::<i64>(call.args, 8);
            let panels_0 = __cpu::PanelCache::new::<L>(call, 0);
            let panels_1 = __cpu::PanelCache::new::<L>(call, 1);
            let d4 = __cpu::value::<i64>(call, 0);
            let d3 = __cpu::value::<i64>(call, 1);
            let d5 = __cpu::value::<i64>(call, 2);
            let d1 = __cpu::value::<i64>(call, 3);
            let d2 = __cpu::value::<i64>(call, 4);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b7] = block.index;
                let mut scratch = block.scratch;
                let t6 = scratch.tile::<bool, 2>([BN as i64, BN as i64]);
                let x0_at = x0.window([__Elem::shr(_q10.wrapping_sub(9), 3_i64), d4.wrapping_mul(BN as i64), _p8.wrapping_mul(2 * BM as i64)], [1, BN as i64, BN as i64]);
                __cpu::copy::<L, _, _, _>(x0_at.squeeze([1, 2]), t6, <bool as __Elem>::ZERO);
                let t7 = scratch.tile::<f32, 3>([2 * BN as i64, BN as i64, 1]);
                for i11 in 0_i64..(2 * BN as i64) {
                    for i12 in 0_i64..(BN as i64) {
                        let t7_row = t7.row(2, [i11, i12, 0], 1);
                        Self::parallel::<L, _>(level, 0, 1, t7_row.slice_mut(0, 1));
                    }
                }
                let t8 = scratch.tile::<u32, 2>([2 * BN as i64, 2 * BN as i64]);
                let v0 = t7.load([b7, b7, d4], <f32 as __Elem>::ZERO);
                let t7_at = t7.window([_p8.wrapping_mul(BN as i64), b7.wrapping_mul(BN as i64), __Elem::div(d3.wrapping_sub(9), 1_i64)], [2 * BN as i64, 2 * BN as i64, 1]).squeeze([0, 1]);
                __cpu::copy::<L, _, _, _>(t7_at, t8, __Elem::to::<u32>(v0));
                let t6_at = t6.window([d4.wrapping_mul(BM as i64 + 1), d4.wrapping_mul(BN as i64)], [2 * BN as i64, 2 * BN as i64]);
                __cpu::copy::<L, _, _, _>(t8, t6_at, <bool as __Elem>::ZERO);
                let t9 = scratch.tile::<u32, 1>([2 * BN as i64]);
                __cpu::fill::<L, _, _>(t9, 1_u32);
                __cpu::reduce::<L, __cpu::reduce::AbsMax, _, _, 2>(t8, 1, __cpu::insert_axis(t9, 1), true, <u32 as __Elem>::ZERO);
                let t10 = scratch.tile::<u32, 1>([64]);
                let v1 = scratch.tile::<u32, 1>([64]);
                let v2 = scratch.tile::<u32, 1>([64]);
                let v3 = scratch.tile::<u32, 1>([64]);
                let v4 = scratch.tile::<u32, 1>([64]);
                let v5 = scratch.tile::<u32, 1>([64]);
                let v6 = scratch.tile::<u32, 1>([64]);
                let v7 = scratch.tile::<u32, 1>([64]);
                let v8 = scratch.tile::<u32, 1>([64]);
                let v9 = scratch.tile::<u32, 1>([64]);
                for v10 in 0_i64..2 {
                    let v11 = v10.wrapping_mul(32);
                    let v12 = __Elem::min(64_i64.wrapping_sub(v11), 32_i64);
                    let v1_row = v1.row(0, [v11], v12);
                    let (from, to) = __cpu::common(v12, [v1_row.unit_span()]);
                    Self::parallel_2::<L, _>(
                        level,
                        from,
                        to - from,
                        v1_row.slice_mut(from, to - from),
                        v11,
                        t8,
                        _q10,
                    );
                    if to - from < v12 {
                        for (start, end) in [(0, from), (to, v12)] {
                            Self::parallel_2::<L, _>(
                                level,
                                start,
                                end - start,
                                v1_row.guarded(start, <u32 as __Elem>::ZERO),
                                v11,
                                t8,
                                _q10,
                            );
                        }
                    }
                    let mut v15 = <u32 as __Elem>::ZERO;
                    v15 = 0_u32;
                    for v16 in 0_i64..v12 {
                        let v17 = v11.wrapping_add(v16);
                        let v18 = v1.load([v17], <u32 as __Elem>::ZERO);
                        let v19 = __Elem::select(__Elem::to::<i64>(v18) >= __Elem::rem(v17, 2_i64), __Elem::shl(1_u32, __Elem::to::<u32>(v16)), 0_u32);
                        let v20 = v15;
                        v15 = v20 | v19;
                    }
                    let v21 = v15;
                    let v2_row = v2.row(0, [v11], v12);
                    let (from, to) = __cpu::common(v12, [v2_row.unit_span()]);
                    Self::parallel_3::<L, _>(level, from, to - from, v2_row.slice_mut(from, to - from), v21);
                    if to - from < v12 {
                        for (start, end) in [(0, from), (to, v12)] {
                            Self::parallel_3::<L, _>(
                                level,
                                start,
                                end - start,
                                v2_row.guarded(start, <u32 as __Elem>::ZERO),
                                v21,
                            );
                        }
                    }
                    let v3_row = v3.row(0, [v11], v12);
                    let v4_row = v4.row(0, [v11], v12);
                    let (from, to) = __cpu::common(v12, [v3_row.unit_span(), v4_row.unit_span()]);
                    Self::parallel_4::<L, _, _>(
                        level,
                        from,
                        to - from,
                        v3_row.slice_mut(from, to - from),
                        v4_row.slice_mut(from, to - from),
                        v11,
                        t9,
                        t8,
                        b7,
                    );
                    if to - from < v12 {
                        for (start, end) in [(0, from), (to, v12)] {
                            Self::parallel_4::<L, _, _>(
                                level,
                                start,
                                end - start,
                                v3_row.guarded(start, <u32 as __Elem>::ZERO),
                                v4_row.guarded(start, <u32 as __Elem>::ZERO),
                                v11,
                                t9,
                                t8,
                                b7,
                            );
                        }
                    }
                    let mut v28 = <u32 as __Elem>::ZERO;
                    v28 = 0_u32;
                    for v29 in 0_i64..v12 {
                        let v30 = v11.wrapping_add(v29);
                        let v31 = v3.load([v30], <u32 as __Elem>::ZERO);
                        let v32 = v4.load([v30], <u32 as __Elem>::ZERO);
                        let v33 = __Elem::select(v31 > v32, __Elem::shl(1_u32, __Elem::to::<u32>(v29)), 0_u32);
                        let v34 = v28;
                        v28 = v34 | v33;
                    }
                    let v35 = v28;
                    let v5_row = v5.row(0, [v11], v12);
                    let (from, to) = __cpu::common(v12, [v5_row.unit_span()]);
                    Self::parallel_5::<L, _>(level, from, to - from, v5_row.slice_mut(from, to - from), v35);
                    if to - from < v12 {
                        for (start, end) in [(0, from), (to, v12)] {
                            Self::parallel_5::<L, _>(
                                level,
                                start,
                                end - start,
                                v5_row.guarded(start, <u32 as __Elem>::ZERO),
                                v35,
                            );
                        }
                    }
                    let v36 = b7.wrapping_mul(1);
                    let v6_row = v6.row(0, [v11], v12);
                    let (from, to) = __cpu::common(v12, [v6_row.unit_span()]);
                    Self::parallel_6::<L, _>(
                        level,
                        from,
                        to - from,
                        v6_row.slice_mut(from, to - from),
                        v11,
                        x0,
                        d5,
                        v36,
                    );
                    if to - from < v12 {
                        for (start, end) in [(0, from), (to, v12)] {
                            Self::parallel_6::<L, _>(
                                level,
                                start,
                                end - start,
                                v6_row.guarded(start, <u32 as __Elem>::ZERO),
                                v11,
                                x0,
                                d5,
                                v36,
                            );
                        }
                    }
                    let mut v39 = <u32 as __Elem>::ZERO;
                    v39 = 0_u32;
                    for v40 in 0_i64..v12 {
                        let v41 = v6.load([v11.wrapping_add(v40)], <u32 as __Elem>::ZERO);
                        let v42 = __Elem::select(v41 == 3_u32, __Elem::shl(1_u32, __Elem::to::<u32>(v40)), 0_u32);
                        let v43 = v39;
                        v39 = v43 | v42;
                    }
                    let v44 = v39;
                    let v7_row = v7.row(0, [v11], v12);
                    let (from, to) = __cpu::common(v12, [v7_row.unit_span()]);
                    Self::parallel_7::<L, _>(level, from, to - from, v7_row.slice_mut(from, to - from), v44);
                    if to - from < v12 {
                        for (start, end) in [(0, from), (to, v12)] {
                            Self::parallel_7::<L, _>(
                                level,
                                start,
                                end - start,
                                v7_row.guarded(start, <u32 as __Elem>::ZERO),
                                v44,
                            );
                        }
                    }
                    let v5_row_2 = v5.row(0, [v11], v12);
                    let v2_row_2 = v2.row(0, [v11], v12);
                    let v8_row = v8.row(0, [v11], v12);
                    let (from, to) = __cpu::common(v12, [v5_row_2.unit_span(), v2_row_2.unit_span(), v8_row.unit_span()]);
                    Self::parallel_8::<L, _, _, _>(
                        level,
                        from,
                        to - from,
                        v5_row_2.slice(from, to - from),
                        v2_row_2.slice(from, to - from),
                        v8_row.slice_mut(from, to - from),
                    );
                    if to - from < v12 {
                        for (start, end) in [(0, from), (to, v12)] {
                            Self::parallel_8::<L, _, _, _>(
                                level,
                                start,
                                end - start,
                                v5_row_2.guarded(start, <u32 as __Elem>::ZERO),
                                v2_row_2.guarded(start, <u32 as __Elem>::ZERO),
                                v8_row.guarded(start, <u32 as __Elem>::ZERO),
                            );
                        }
                    }
                    let v48 = v7.load([v11], <u32 as __Elem>::ZERO);
                    if v48 != 0_u32 {
                        Self::parallel_9::<L>(level, 0, v12);
                        let v49 = (30 >= 0) & (30 < v12);
                        let v9_row = v9.row(0, [v11], v12);
                        let (from, to) = __cpu::common(v12, [v9_row.unit_span()]);
                        Self::parallel_10::<L, _>(
                            level,
                            from,
                            to - from,
                            v9_row.slice_mut(from, to - from),
                            v49,
                            v11,
                            v5,
                            v2,
                        );
                        if to - from < v12 {
                            for (start, end) in [(0, from), (to, v12)] {
                                Self::parallel_10::<L, _>(
                                    level,
                                    start,
                                    end - start,
                                    v9_row.guarded(start, <u32 as __Elem>::ZERO),
                                    v49,
                                    v11,
                                    v5,
                                    v2,
                                );
                            }
                        }
                        let v9_row_2 = v9.row(0, [v11], v12);
                        let v8_row_2 = v8.row(0, [v11], v12);
                        let (from, to) = __cpu::common(v12, [v9_row_2.unit_span(), v8_row_2.unit_span()]);
                        Self::parallel_11::<L, _, _>(
                            level,
                            from,
                            to - from,
                            v9_row_2.slice(from, to - from),
                            v8_row_2.slice_mut(from, to - from),
                        );
                        if to - from < v12 {
                            for (start, end) in [(0, from), (to, v12)] {
                                Self::parallel_11::<L, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    v9_row_2.guarded(start, <u32 as __Elem>::ZERO),
                                    v8_row_2.guarded(start, <u32 as __Elem>::ZERO),
                                );
                            }
                        }
                    }
                    let v8_row_3 = v8.row(0, [v11], v12);
                    let t10_row = t10.row(0, [v11], v12);
                    let (from, to) = __cpu::common(v12, [v8_row_3.unit_span(), t10_row.unit_span()]);
                    Self::parallel_12::<L, _, _>(
                        level,
                        from,
                        to - from,
                        v8_row_3.slice(from, to - from),
                        t10_row.slice_mut(from, to - from),
                    );
                    if to - from < v12 {
                        for (start, end) in [(0, from), (to, v12)] {
                            Self::parallel_12::<L, _, _>(
                                level,
                                start,
                                end - start,
                                v8_row_3.guarded(start, <u32 as __Elem>::ZERO),
                                t10_row.guarded(start, <u32 as __Elem>::ZERO),
                            );
                        }
                    }
                }
                let v56 = t10.load([d1], <u32 as __Elem>::ZERO);
                let v57 = v56;
                Self::parallel_13::<L>(level, 0, 2 * BN as i64, v57, t8, d4);
                let t11 = scratch.tile::<f32, 2>([2 * BM as i64, BM as i64 + 1]);
                __cpu::fill::<L, _, _>(t11, 0.0_f32);
                for k28 in 0_i64..1 {
                    let mut scratch = scratch;
                    let t12_own = scratch.panel_a::<L, f32, f32, f32>(2 * BM as i64, BN as i64);
                    let t13_own = scratch.panel_b::<L, f32, f32, f32>(BN as i64, BM as i64 + 1);
                    let v58 = t8.load([d4, 14], <u32 as __Elem>::ZERO);
                    let x1_at = x1.window([__Elem::to::<i64>(v58), x0.extent[1], k28.wrapping_mul(BN as i64)], [1, 2 * BM as i64, BN as i64]);
                    let t12_slot = panels_0.slot([__Elem::to::<i64>(v58), x0.extent[1], k28.wrapping_mul(BN as i64)], t12_own);
                    let x1_at_2 = x1.window([_p8, k28.wrapping_mul(BN as i64), d2], [1, BN as i64, BM as i64 + 1]);
                    let t13_slot = panels_1.slot([_p8, k28.wrapping_mul(BN as i64), d2], t13_own);
                    __cpu::sized!((2 * BM as i64) * (BM as i64 + 1) * (BN as i64) <= 13824, gemm_packed::<L, _, _, f32, f32, f32>(__cpu::Operand::FusedPack(x1_at.squeeze([1, 2]), <f32 as __Elem>::ZERO, t12_slot), __cpu::Operand::FusedPack(x1_at_2.squeeze([1, 2]), <f32 as __Elem>::ZERO, t13_slot), t11, BN as i64, true, __cpu::PrefetchList::new([])));
                }
                let t14 = scratch.tile::<i32, 1>([BN as i64]);
                let t14_row = t14.row(0, [0], BN as i64);
                Self::parallel_14::<L, _>(level, 0, BN as i64, t14_row.slice_mut(0, BN as i64));
                let t15 = scratch.tile::<bool, 2>([BN as i64, BN as i64]);
                for i30 in 0_i64..(BN as i64) {
                    let v60 = t9.load([_p8], <u32 as __Elem>::ZERO);
                    let v61 = __Elem::rem(_q10, 5_i64) <= __Elem::to::<i64>(v60);
                    let t15_row = t15.row(1, [i30, 0], BN as i64);
                    Self::parallel_15::<L, _>(level, 0, BN as i64, t15_row.slice_mut(0, BN as i64), v61);
                }
                __cpu::scatter::<L, _, _, _, _>(t15, t14, t6, <bool as __Elem>::ZERO);
                let t16 = scratch.tile::<f32, 3>([2 * BM as i64, 2 * BM as i64, BM as i64]);
                let x0_at_2 = x0.window([_p8.wrapping_mul(2 * BM as i64), __Elem::rem(b7, 4_i64), _p8], [2 * BM as i64, 2 * BM as i64, BM as i64]);
                __cpu::copy::<L, _, _, _>(x0_at_2, t16, __Elem::to::<f32>(__Elem::to::<u32>(d4)));
                let mut v32_2 = <u32 as __Elem>::ZERO;
                v32_2 = 4_u32;
                for k33 in 0_i64..1 {
                    let v62 = v32_2;
                    let v63 = t8.load([_p8, 4], <u32 as __Elem>::ZERO);
                    let v64 = __Elem::div(__Elem::div(v63.wrapping_mul(8_u32), 8_u32), 6_u32);
                    v32_2 = v62.wrapping_add(v64);
                }
                let v65 = __Elem::to::<i64>(d4.wrapping_add(1));
                let t6_row = t6.row(1, [_q10, 0], 2 * BM as i64);
                let (from, to) = __cpu::common(2 * BM as i64, [t6_row.unit_span()]);
                Self::parallel_16::<L, _>(level, from, to - from, t6_row.slice(from, to - from), v65, a4);
                if to - from < 2 * BM as i64 {
                    for (start, end) in [(0, from), (to, 2 * BM as i64)] {
                        Self::parallel_16::<L, _>(
                            level,
                            start,
                            end - start,
                            t6_row.guarded(start, <bool as __Elem>::ZERO),
                            v65,
                            a4,
                        );
                    }
                }
                let t10_row_2 = t10.row(0, [0], 64);
                Self::parallel_17::<L, _>(level, 0, 64, t10_row_2.slice(0, 64), h5);
                for i36 in 0_i64..(2 * BM as i64) {
                    let v70 = 5_i64.wrapping_add(i36).wrapping_mul(5);
                    let v71 = 5_i64.wrapping_add(i36).wrapping_mul(5);
                    let t11_row = t11.row(1, [i36, 0], BM as i64 + 1);
                    Self::parallel_18::<L, _>(
                        level,
                        0,
                        BM as i64 + 1,
                        t11_row.slice(0, BM as i64 + 1),
                        v70,
                        v71,
                        h5,
                    );
                }
                let t14_row_2 = t14.row(0, [0], BN as i64);
                Self::parallel_19::<L, _>(level, 0, BN as i64, t14_row_2.slice(0, BN as i64), h5);
                for i39 in 0_i64..(BN as i64) {
                    let v76 = 5_i64.wrapping_add(i39).wrapping_mul(5);
                    let v77 = 5_i64.wrapping_add(i39).wrapping_mul(5);
                    let t15_row_2 = t15.row(1, [i39, 0], BN as i64);
                    Self::parallel_20::<L, _>(level, 0, BN as i64, t15_row_2.slice(0, BN as i64), v76, v77, h5);
                }
                for i41 in 0_i64..(2 * BM as i64) {
                    for i42 in 0_i64..(2 * BM as i64) {
                        let v80 = 5_i64.wrapping_add(i41).wrapping_mul(5).wrapping_add(i42);
                        let v81 = v80.wrapping_mul(5);
                        let v82 = 5_i64.wrapping_add(i41).wrapping_mul(5).wrapping_add(i42);
                        let v83 = v82.wrapping_mul(5);
                        let t16_row = t16.row(2, [i41, i42, 0], BM as i64);
                        Self::parallel_21::<L, _>(level, 0, BM as i64, t16_row.slice(0, BM as i64), v81, v83, h5);
                    }
                }
                let y2_at = y2.window([b7.wrapping_mul(2 * BN as i64)], [2 * BN as i64]);
                __cpu::copy_out::<L, _, _, _>(t9, y2_at, <bool as __Elem>::ZERO, __cpu::is_non_temporal(call, &y2), __cpu::PacedPrefetch::none());
                let y3_at = y3.window([b7.wrapping_mul(2 * BN as i64)], [2 * BN as i64]);
                __cpu::copy_out::<L, _, _, _>(t9, y3_at, <u32 as __Elem>::ZERO, __cpu::is_non_temporal(call, &y3), __cpu::PacedPrefetch::none());
            }
        }
    }

    const RACES: bool = true;

    #[inline(always)]
    unsafe fn alone<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0_2 = __cpu::tensor::<u32, 3>(call, 0);
            let x1_2 = __cpu::tensor::<f32, 3>(call, 1);
            let y2_2 = __cpu::tensor::<bool, 1>(call, 2);
            let y3_2 = __cpu::tensor::<u32, 1>(call, 3);
            let a4_2 = __cpu::tensor::<i64, 1>(call, 4);
            let h5_2 = __cpu::tensor::<u64, 1>(call, 5);
            let _p8_2 = __cpu::scalar::<i64>(call.args, 6);
            let _q10_2 = __cpu::scalar::<i64>(call.args, 8);
            let panels_0 = __cpu::PanelCache::new::<L>(call, 0);
            let panels_1 = __cpu::PanelCache::new::<L>(call, 1);
            let d4_2 = __cpu::value::<i64>(call, 0);
            let d3_2 = __cpu::value::<i64>(call, 1);
            let d5_2 = __cpu::value::<i64>(call, 2);
            let d1_2 = __cpu::value::<i64>(call, 3);
            let d2_2 = __cpu::value::<i64>(call, 4);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b7_2] = block.index;
                let mut scratch = block.scratch;
                let t6_2 = scratch.tile::<bool, 2>([BN as i64, BN as i64]);
                let x0_2_at = x0_2.window([__Elem::shr(_q10_2.wrapping_sub(9), 3_i64), d4_2.wrapping_mul(BN as i64), _p8_2.wrapping_mul(2 * BM as i64)], [1, BN as i64, BN as i64]);
                __cpu::copy::<L, _, _, _>(x0_2_at.squeeze([1, 2]), t6_2, <bool as __Elem>::ZERO);
                let t7_2 = scratch.tile::<f32, 3>([2 * BN as i64, BN as i64, 1]);
                for i11_2 in 0_i64..(2 * BN as i64) {
                    for i12_2 in 0_i64..(BN as i64) {
                        let t7_2_row = t7_2.row(2, [i11_2, i12_2, 0], 1);
                        Self::parallel_22::<L, _>(level, 0, 1, t7_2_row.slice_mut(0, 1));
                    }
                }
                let t8_2 = scratch.tile::<u32, 2>([2 * BN as i64, 2 * BN as i64]);
                let v86 = t7_2.load([b7_2, b7_2, d4_2], <f32 as __Elem>::ZERO);
                let t7_2_at = t7_2.window([_p8_2.wrapping_mul(BN as i64), b7_2.wrapping_mul(BN as i64), __Elem::div(d3_2.wrapping_sub(9), 1_i64)], [2 * BN as i64, 2 * BN as i64, 1]).squeeze([0, 1]);
                __cpu::copy::<L, _, _, _>(t7_2_at, t8_2, __Elem::to::<u32>(v86));
                let t6_2_at = t6_2.window([d4_2.wrapping_mul(BM as i64 + 1), d4_2.wrapping_mul(BN as i64)], [2 * BN as i64, 2 * BN as i64]);
                __cpu::copy::<L, _, _, _>(t8_2, t6_2_at, <bool as __Elem>::ZERO);
                let t9_2 = scratch.tile::<u32, 1>([2 * BN as i64]);
                __cpu::fill::<L, _, _>(t9_2, 1_u32);
                __cpu::reduce::<L, __cpu::reduce::AbsMax, _, _, 2>(t8_2, 1, __cpu::insert_axis(t9_2, 1), true, <u32 as __Elem>::ZERO);
                let t10_2 = scratch.tile::<u32, 1>([64]);
                let v87 = scratch.tile::<u32, 1>([64]);
                let v88 = scratch.tile::<u32, 1>([64]);
                let v89 = scratch.tile::<u32, 1>([64]);
                let v90 = scratch.tile::<u32, 1>([64]);
                let v91 = scratch.tile::<u32, 1>([64]);
                let v92 = scratch.tile::<u32, 1>([64]);
                let v93 = scratch.tile::<u32, 1>([64]);
                let v94 = scratch.tile::<u32, 1>([64]);
                let v95 = scratch.tile::<u32, 1>([64]);
                for v96 in 0_i64..2 {
                    let v97 = v96.wrapping_mul(32);
                    let v98 = __Elem::min(64_i64.wrapping_sub(v97), 32_i64);
                    let v87_row = v87.row(0, [v97], v98);
                    let (from, to) = __cpu::common(v98, [v87_row.unit_span()]);
                    Self::parallel_23::<L, _>(
                        level,
                        from,
                        to - from,
                        v87_row.slice_mut(from, to - from),
                        v97,
                        t8_2,
                        _q10_2,
                    );
                    if to - from < v98 {
                        for (start, end) in [(0, from), (to, v98)] {
                            Self::parallel_23::<L, _>(
                                level,
                                start,
                                end - start,
                                v87_row.guarded(start, <u32 as __Elem>::ZERO),
                                v97,
                                t8_2,
                                _q10_2,
                            );
                        }
                    }
                    let mut v101 = <u32 as __Elem>::ZERO;
                    v101 = 0_u32;
                    for v102 in 0_i64..v98 {
                        let v103 = v97.wrapping_add(v102);
                        let v104 = v87.load([v103], <u32 as __Elem>::ZERO);
                        let v105 = __Elem::select(__Elem::to::<i64>(v104) >= __Elem::rem(v103, 2_i64), __Elem::shl(1_u32, __Elem::to::<u32>(v102)), 0_u32);
                        let v106 = v101;
                        v101 = v106 | v105;
                    }
                    let v107 = v101;
                    let v88_row = v88.row(0, [v97], v98);
                    let (from, to) = __cpu::common(v98, [v88_row.unit_span()]);
                    Self::parallel_24::<L, _>(level, from, to - from, v88_row.slice_mut(from, to - from), v107);
                    if to - from < v98 {
                        for (start, end) in [(0, from), (to, v98)] {
                            Self::parallel_24::<L, _>(
                                level,
                                start,
                                end - start,
                                v88_row.guarded(start, <u32 as __Elem>::ZERO),
                                v107,
                            );
                        }
                    }
                    let v89_row = v89.row(0, [v97], v98);
                    let v90_row = v90.row(0, [v97], v98);
                    let (from, to) = __cpu::common(v98, [v89_row.unit_span(), v90_row.unit_span()]);
                    Self::parallel_25::<L, _, _>(
                        level,
                        from,
                        to - from,
                        v89_row.slice_mut(from, to - from),
                        v90_row.slice_mut(from, to - from),
                        v97,
                        t9_2,
                        t8_2,
                        b7_2,
                    );
                    if to - from < v98 {
                        for (start, end) in [(0, from), (to, v98)] {
                            Self::parallel_25::<L, _, _>(
                                level,
                                start,
                                end - start,
                                v89_row.guarded(start, <u32 as __Elem>::ZERO),
                                v90_row.guarded(start, <u32 as __Elem>::ZERO),
                                v97,
                                t9_2,
                                t8_2,
                                b7_2,
                            );
                        }
                    }
                    let mut v114 = <u32 as __Elem>::ZERO;
                    v114 = 0_u32;
                    for v115 in 0_i64..v98 {
                        let v116 = v97.wrapping_add(v115);
                        let v117 = v89.load([v116], <u32 as __Elem>::ZERO);
                        let v118 = v90.load([v116], <u32 as __Elem>::ZERO);
                        let v119 = __Elem::select(v117 > v118, __Elem::shl(1_u32, __Elem::to::<u32>(v115)), 0_u32);
                        let v120 = v114;
                        v114 = v120 | v119;
                    }
                    let v121 = v114;
                    let v91_row = v91.row(0, [v97], v98);
                    let (from, to) = __cpu::common(v98, [v91_row.unit_span()]);
                    Self::parallel_26::<L, _>(level, from, to - from, v91_row.slice_mut(from, to - from), v121);
                    if to - from < v98 {
                        for (start, end) in [(0, from), (to, v98)] {
                            Self::parallel_26::<L, _>(
                                level,
                                start,
                                end - start,
                                v91_row.guarded(start, <u32 as __Elem>::ZERO),
                                v121,
                            );
                        }
                    }
                    let v122 = b7_2.wrapping_mul(1);
                    let v92_row = v92.row(0, [v97], v98);
                    let (from, to) = __cpu::common(v98, [v92_row.unit_span()]);
                    Self::parallel_27::<L, _>(
                        level,
                        from,
                        to - from,
                        v92_row.slice_mut(from, to - from),
                        v97,
                        x0_2,
                        d5_2,
                        v122,
                    );
                    if to - from < v98 {
                        for (start, end) in [(0, from), (to, v98)] {
                            Self::parallel_27::<L, _>(
                                level,
                                start,
                                end - start,
                                v92_row.guarded(start, <u32 as __Elem>::ZERO),
                                v97,
                                x0_2,
                                d5_2,
                                v122,
                            );
                        }
                    }
                    let mut v125 = <u32 as __Elem>::ZERO;
                    v125 = 0_u32;
                    for v126 in 0_i64..v98 {
                        let v127 = v92.load([v97.wrapping_add(v126)], <u32 as __Elem>::ZERO);
                        let v128 = __Elem::select(v127 == 3_u32, __Elem::shl(1_u32, __Elem::to::<u32>(v126)), 0_u32);
                        let v129 = v125;
                        v125 = v129 | v128;
                    }
                    let v130 = v125;
                    let v93_row = v93.row(0, [v97], v98);
                    let (from, to) = __cpu::common(v98, [v93_row.unit_span()]);
                    Self::parallel_28::<L, _>(level, from, to - from, v93_row.slice_mut(from, to - from), v130);
                    if to - from < v98 {
                        for (start, end) in [(0, from), (to, v98)] {
                            Self::parallel_28::<L, _>(
                                level,
                                start,
                                end - start,
                                v93_row.guarded(start, <u32 as __Elem>::ZERO),
                                v130,
                            );
                        }
                    }
                    let v91_row_2 = v91.row(0, [v97], v98);
                    let v88_row_2 = v88.row(0, [v97], v98);
                    let v94_row = v94.row(0, [v97], v98);
                    let (from, to) = __cpu::common(v98, [v91_row_2.unit_span(), v88_row_2.unit_span(), v94_row.unit_span()]);
                    Self::parallel_29::<L, _, _, _>(
                        level,
                        from,
                        to - from,
                        v91_row_2.slice(from, to - from),
                        v88_row_2.slice(from, to - from),
                        v94_row.slice_mut(from, to - from),
                    );
                    if to - from < v98 {
                        for (start, end) in [(0, from), (to, v98)] {
                            Self::parallel_29::<L, _, _, _>(
                                level,
                                start,
                                end - start,
                                v91_row_2.guarded(start, <u32 as __Elem>::ZERO),
                                v88_row_2.guarded(start, <u32 as __Elem>::ZERO),
                                v94_row.guarded(start, <u32 as __Elem>::ZERO),
                            );
                        }
                    }
                    let v134 = v93.load([v97], <u32 as __Elem>::ZERO);
                    if v134 != 0_u32 {
                        Self::parallel_30::<L>(level, 0, v98);
                        let v135 = (30 >= 0) & (30 < v98);
                        let v95_row = v95.row(0, [v97], v98);
                        let (from, to) = __cpu::common(v98, [v95_row.unit_span()]);
                        Self::parallel_31::<L, _>(
                            level,
                            from,
                            to - from,
                            v95_row.slice_mut(from, to - from),
                            v135,
                            v97,
                            v91,
                            v88,
                        );
                        if to - from < v98 {
                            for (start, end) in [(0, from), (to, v98)] {
                                Self::parallel_31::<L, _>(
                                    level,
                                    start,
                                    end - start,
                                    v95_row.guarded(start, <u32 as __Elem>::ZERO),
                                    v135,
                                    v97,
                                    v91,
                                    v88,
                                );
                            }
                        }
                        let v95_row_2 = v95.row(0, [v97], v98);
                        let v94_row_2 = v94.row(0, [v97], v98);
                        let (from, to) = __cpu::common(v98, [v95_row_2.unit_span(), v94_row_2.unit_span()]);
                        Self::parallel_32::<L, _, _>(
                            level,
                            from,
                            to - from,
                            v95_row_2.slice(from, to - from),
                            v94_row_2.slice_mut(from, to - from),
                        );
                        if to - from < v98 {
                            for (start, end) in [(0, from), (to, v98)] {
                                Self::parallel_32::<L, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    v95_row_2.guarded(start, <u32 as __Elem>::ZERO),
                                    v94_row_2.guarded(start, <u32 as __Elem>::ZERO),
                                );
                            }
                        }
                    }
                    let v94_row_3 = v94.row(0, [v97], v98);
                    let t10_2_row = t10_2.row(0, [v97], v98);
                    let (from, to) = __cpu::common(v98, [v94_row_3.unit_span(), t10_2_row.unit_span()]);
                    Self::parallel_33::<L, _, _>(
                        level,
                        from,
                        to - from,
                        v94_row_3.slice(from, to - from),
                        t10_2_row.slice_mut(from, to - from),
                    );
                    if to - from < v98 {
                        for (start, end) in [(0, from), (to, v98)] {
                            Self::parallel_33::<L, _, _>(
                                level,
                                start,
                                end - start,
                                v94_row_3.guarded(start, <u32 as __Elem>::ZERO),
                                t10_2_row.guarded(start, <u32 as __Elem>::ZERO),
                            );
                        }
                    }
                }
                let v142 = t10_2.load([d1_2], <u32 as __Elem>::ZERO);
                let v143 = v142;
                Self::parallel_34::<L>(level, 0, 2 * BN as i64, v143, t8_2, d4_2);
                let t11_2 = scratch.tile::<f32, 2>([2 * BM as i64, BM as i64 + 1]);
                __cpu::fill::<L, _, _>(t11_2, 0.0_f32);
                for k28_2 in 0_i64..1 {
                    let mut scratch = scratch;
                    let t12_2_own = scratch.panel_a::<L, f32, f32, f32>(2 * BM as i64, BN as i64);
                    let t13_2_own = scratch.panel_b::<L, f32, f32, f32>(BN as i64, BM as i64 + 1);
                    let v144 = t8_2.load([d4_2, 14], <u32 as __Elem>::ZERO);
                    let x1_2_at = x1_2.window([__Elem::to::<i64>(v144), x0_2.extent[1], k28_2.wrapping_mul(BN as i64)], [1, 2 * BM as i64, BN as i64]);
                    let t12_2_slot = panels_0.slot([__Elem::to::<i64>(v144), x0_2.extent[1], k28_2.wrapping_mul(BN as i64)], t12_2_own);
                    let x1_2_at_2 = x1_2.window([_p8_2, k28_2.wrapping_mul(BN as i64), d2_2], [1, BN as i64, BM as i64 + 1]);
                    let t13_2_slot = panels_1.slot([_p8_2, k28_2.wrapping_mul(BN as i64), d2_2], t13_2_own);
                    __cpu::sized!((2 * BM as i64) * (BM as i64 + 1) * (BN as i64) <= 13824, gemm_packed::<L, _, _, f32, f32, f32>(__cpu::Operand::FusedPack(x1_2_at.squeeze([1, 2]), <f32 as __Elem>::ZERO, t12_2_slot), __cpu::Operand::FusedPack(x1_2_at_2.squeeze([1, 2]), <f32 as __Elem>::ZERO, t13_2_slot), t11_2, BN as i64, true, __cpu::PrefetchList::new([])));
                }
                let t14_2 = scratch.tile::<i32, 1>([BN as i64]);
                let t14_2_row = t14_2.row(0, [0], BN as i64);
                Self::parallel_35::<L, _>(level, 0, BN as i64, t14_2_row.slice_mut(0, BN as i64));
                let t15_2 = scratch.tile::<bool, 2>([BN as i64, BN as i64]);
                for i30_2 in 0_i64..(BN as i64) {
                    let v146 = t9_2.load([_p8_2], <u32 as __Elem>::ZERO);
                    let v147 = __Elem::rem(_q10_2, 5_i64) <= __Elem::to::<i64>(v146);
                    let t15_2_row = t15_2.row(1, [i30_2, 0], BN as i64);
                    Self::parallel_36::<L, _>(level, 0, BN as i64, t15_2_row.slice_mut(0, BN as i64), v147);
                }
                __cpu::scatter::<L, _, _, _, _>(t15_2, t14_2, t6_2, <bool as __Elem>::ZERO);
                let t16_2 = scratch.tile::<f32, 3>([2 * BM as i64, 2 * BM as i64, BM as i64]);
                let x0_2_at_2 = x0_2.window([_p8_2.wrapping_mul(2 * BM as i64), __Elem::rem(b7_2, 4_i64), _p8_2], [2 * BM as i64, 2 * BM as i64, BM as i64]);
                __cpu::copy::<L, _, _, _>(x0_2_at_2, t16_2, __Elem::to::<f32>(__Elem::to::<u32>(d4_2)));
                let mut v32_3 = <u32 as __Elem>::ZERO;
                v32_3 = 4_u32;
                for k33_2 in 0_i64..1 {
                    let v148 = v32_3;
                    let v149 = t8_2.load([_p8_2, 4], <u32 as __Elem>::ZERO);
                    let v150 = __Elem::div(__Elem::div(v149.wrapping_mul(8_u32), 8_u32), 6_u32);
                    v32_3 = v148.wrapping_add(v150);
                }
                let v151 = __Elem::to::<i64>(d4_2.wrapping_add(1));
                let t6_2_row = t6_2.row(1, [_q10_2, 0], 2 * BM as i64);
                let a4_2_row = a4_2.row(0, [1_i64.wrapping_neg()], 2 * BM as i64);
                let (from, to) = __cpu::common(2 * BM as i64, [t6_2_row.unit_span(), a4_2_row.unit_span()]);
                Self::parallel_37::<L, _, _>(
                    level,
                    from,
                    to - from,
                    t6_2_row.slice(from, to - from),
                    a4_2_row.slice_mut(from, to - from),
                    v151,
                );
                if to - from < 2 * BM as i64 {
                    for (start, end) in [(0, from), (to, 2 * BM as i64)] {
                        Self::parallel_37::<L, _, _>(
                            level,
                            start,
                            end - start,
                            t6_2_row.guarded(start, <bool as __Elem>::ZERO),
                            a4_2_row.guarded(start, <i64 as __Elem>::ZERO),
                            v151,
                        );
                    }
                }
                let t10_2_row_2 = t10_2.row(0, [0], 64);
                Self::parallel_38::<L, _>(level, 0, 64, t10_2_row_2.slice(0, 64), h5_2);
                for i36_2 in 0_i64..(2 * BM as i64) {
                    let v156 = 5_i64.wrapping_add(i36_2).wrapping_mul(5);
                    let v157 = 5_i64.wrapping_add(i36_2).wrapping_mul(5);
                    let t11_2_row = t11_2.row(1, [i36_2, 0], BM as i64 + 1);
                    Self::parallel_39::<L, _>(
                        level,
                        0,
                        BM as i64 + 1,
                        t11_2_row.slice(0, BM as i64 + 1),
                        v156,
                        v157,
                        h5_2,
                    );
                }
                let t14_2_row_2 = t14_2.row(0, [0], BN as i64);
                Self::parallel_40::<L, _>(level, 0, BN as i64, t14_2_row_2.slice(0, BN as i64), h5_2);
                for i39_2 in 0_i64..(BN as i64) {
                    let v162 = 5_i64.wrapping_add(i39_2).wrapping_mul(5);
                    let v163 = 5_i64.wrapping_add(i39_2).wrapping_mul(5);
                    let t15_2_row_2 = t15_2.row(1, [i39_2, 0], BN as i64);
                    Self::parallel_41::<L, _>(
                        level,
                        0,
                        BN as i64,
                        t15_2_row_2.slice(0, BN as i64),
                        v162,
                        v163,
                        h5_2,
                    );
                }
                for i41_2 in 0_i64..(2 * BM as i64) {
                    for i42_2 in 0_i64..(2 * BM as i64) {
                        let v166 = 5_i64.wrapping_add(i41_2).wrapping_mul(5).wrapping_add(i42_2);
                        let v167 = v166.wrapping_mul(5);
                        let v168 = 5_i64.wrapping_add(i41_2).wrapping_mul(5).wrapping_add(i42_2);
                        let v169 = v168.wrapping_mul(5);
                        let t16_2_row = t16_2.row(2, [i41_2, i42_2, 0], BM as i64);
                        Self::parallel_42::<L, _>(
                            level,
                            0,
                            BM as i64,
                            t16_2_row.slice(0, BM as i64),
                            v167,
                            v169,
                            h5_2,
                        );
                    }
                }
                let y2_2_at = y2_2.window([b7_2.wrapping_mul(2 * BN as i64)], [2 * BN as i64]);
                __cpu::copy_out::<L, _, _, _>(t9_2, y2_2_at, <bool as __Elem>::ZERO, __cpu::is_non_temporal(call, &y2_2), __cpu::PacedPrefetch::none());
                let y3_2_at = y3_2.window([b7_2.wrapping_mul(2 * BN as i64)], [2 * BN as i64]);
                __cpu::copy_out::<L, _, _, _>(t9_2, y3_2_at, <u32 as __Elem>::ZERO, __cpu::is_non_temporal(call, &y3_2), __cpu::PacedPrefetch::none());
            }
        }
    }
}
