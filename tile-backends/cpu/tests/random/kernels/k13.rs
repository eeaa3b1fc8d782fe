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
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::Row<f32>, R1: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        x1_row: R0,
        mut t7_row: R1,
        v0: f32,
        d5: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut l8_cells = [<f32 as __Elem>::ZERO; 4];
                let l8 = __cpu::View::packed(l8_cells.as_mut_ptr(), [4]);
                for k13 in 0_i64..4 {
                    l8.store([k13], v0);
                }
                let v1 = l8.load([d5], <f32 as __Elem>::ZERO);
                t7_row.set(lane, v1);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t7_row_2: R0,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i15 = start + lane as i64;
                let v4 = t7_row_2.get(lane);
                let v5 = __Elem::to::<u64>(__Elem::to::<i64>(v4 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i15)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i15), 7_i64)], v5, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t9_2_row: R0,
        v6: i64,
        v7: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i17 = start + lane as i64;
                let v8 = t9_2_row.get(lane);
                let v9 = __Elem::to::<u64>(__Elem::to::<i64>(v8 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v7.wrapping_add(i17)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v6.wrapping_add(i17), 7_i64)], v9, __cpu::Order::Relaxed);
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
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut v10_row: R0,
        v26: u32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                v10_row.set(lane, v26);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut v11_row: R0,
        v27: u32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                v11_row.set(lane, v27);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level>(
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
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut v12_row: R0,
        v29: u32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                v12_row.set(lane, v29);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<u32>, R1: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        v12_row_2: R0,
        mut v11_row_2: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v30 = v12_row_2.get(lane);
                v11_row_2.set(lane, v30);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<u32>, R1: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        v11_row_3: R0,
        mut v13_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v29_2 = v11_row_3.get(lane);
                v13_row.set(lane, v29_2);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut v14_row: R0,
        v19: i64,
        v20: i64,
        v13: __cpu::View<u32, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v31 = start + lane as i64;
                let v32 = __Elem::rem(v19.wrapping_add(v31), 32_i64).wrapping_sub(28);
                let v33 = v19.wrapping_add(__Elem::select((v32 >= 0) & (v32 < v20), v32, v31));
                let v34 = v13.load([v33], <u32 as __Elem>::ZERO);
                v14_row.set(lane, v34);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level>(
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
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut v15_row: R0,
        v19: i64,
        v20: i64,
        v14: __cpu::View<u32, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v35 = start + lane as i64;
                let v36 = __Elem::rem(v19.wrapping_add(v35), 32_i64).wrapping_add(19);
                let v37 = v19.wrapping_add(__Elem::select((v36 >= 0) & (v36 < v20), v36, v35));
                let v38 = v14.load([v37], <u32 as __Elem>::ZERO);
                v15_row.set(lane, v38);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::Row<u32>, R1: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        v15_row_2: R0,
        mut v16_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v39 = v15_row_2.get(lane);
                v16_row.set(lane, v39);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::Row<u32>, R1: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        v15_row_3: R0,
        mut t17_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v40 = v15_row_3.get(lane);
                t17_row.set(lane, v40);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<L: __cpu::Level, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut v17_row: R0,
        t17: __cpu::View<u32, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v41 = start + lane as i64;
                let v33_2 = t17.load([__Elem::rem(v41.wrapping_add(24), 5_i64)], <u32 as __Elem>::ZERO);
                v17_row.set(lane, v33_2);
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<L: __cpu::Level, R0: __cpu::row::Row<u32>, R1: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        v17_row_2: R0,
        mut v16_row_2: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v42 = v17_row_2.get(lane);
                v16_row_2.set(lane, v42);
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<L: __cpu::Level, R0: __cpu::row::Row<u32>, R1: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        v16_row_3: R0,
        mut t17_row_2: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v34_2 = v16_row_3.get(lane);
                t17_row_2.set(lane, v34_2);
            }
        }
    }

    #[inline]
    unsafe fn parallel_19<L: __cpu::Level, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut t17_row_3: R0,
        x0: __cpu::View<u32, 3>,
        v43: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i35 = start + lane as i64;
                let v44 = t17_row_3.get(lane);
                let v45 = t17_row_3.get(lane);
                let v46 = x0.load([i35, i35, v43], <u32 as __Elem>::ZERO);
                let v47 = __Elem::shr(__Elem::leading_zeros(__Elem::shr(v44, v45)), v46);
                t17_row_3.set(lane, v47);
            }
        }
    }

    #[inline]
    unsafe fn parallel_20<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t18_row: R0,
        v49: i64,
        v50: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i38 = start + lane as i64;
                let v51 = t18_row.get(lane);
                let v52 = __Elem::to::<u64>(__Elem::to::<i64>(v51 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v50.wrapping_add(i38)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v49.wrapping_add(i38), 7_i64)], v52, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_21<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t19_row: R0,
        v53: i64,
        v54: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i40 = start + lane as i64;
                let v55 = t19_row.get(lane);
                let v56 = __Elem::to::<u64>(v55).wrapping_mul(__Elem::to::<u64>(v54.wrapping_add(i40)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v53.wrapping_add(i40), 7_i64)], v56, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_22<L: __cpu::Level, R0: __cpu::row::Row<u32>>(
        level: L,
        start: i64,
        count: i64,
        x0_row: R0,
        x0: __cpu::View<u32, 3>,
        _q10: i64,
        t6: __cpu::View<bool, 2>,
        b7: i64,
        v58: i64,
        a4: __cpu::View<i64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i41 = start + lane as i64;
                let v60 = x0_row.get(lane);
                let v61 = x0.load([i41, __Elem::to::<i64>(v60), _q10], <u32 as __Elem>::ZERO);
                let v62 = t6.load([b7, __Elem::to::<i64>(v61)], <bool as __Elem>::ZERO);
                let v63 = __Elem::to::<i64>(v62) | __Elem::to::<i64>(i41.wrapping_add(1));
                a4.atomic(__cpu::AtomicOp::Min, [__Elem::rem(i41.wrapping_sub(9), i41.wrapping_sub(2))], __Elem::min(v58, v63), __cpu::Order::Release);
            }
        }
    }

    #[inline]
    unsafe fn parallel_23<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t6_row: R0,
        v64: i64,
        v65: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i43 = start + lane as i64;
                let v66 = t6_row.get(lane);
                let v67 = __Elem::to::<u64>(v66).wrapping_mul(__Elem::to::<u64>(v65.wrapping_add(i43)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v64.wrapping_add(i43), 7_i64)], v67, __cpu::Order::AcqRel);
            }
        }
    }

    #[inline]
    unsafe fn parallel_24<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t7_row_3: R0,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i44 = start + lane as i64;
                let v68 = t7_row_3.get(lane);
                let v69 = __Elem::to::<u64>(__Elem::to::<i64>(v68 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i44)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i44), 7_i64)], v69, __cpu::Order::AcqRel);
            }
        }
    }

    #[inline]
    unsafe fn parallel_25<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t14_row: R0,
        v70: i64,
        v71: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i46 = start + lane as i64;
                let v72 = t14_row.get(lane);
                let v73 = __Elem::to::<u64>(__Elem::to::<i64>(v72 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v71.wrapping_add(i46)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v70.wrapping_add(i46), 7_i64)], v73, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_26<L: __cpu::Level, R0: __cpu::row::Row<u32>>(
        level: L,
        start: i64,
        count: i64,
        t17_row_4: R0,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i47 = start + lane as i64;
                let v74 = t17_row_4.get(lane);
                let v75 = __Elem::to::<u64>(v74).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i47)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i47), 7_i64)], v75, __cpu::Order::AcqRel);
            }
        }
    }

    #[inline]
    unsafe fn parallel_27<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t18_row_2: R0,
        v76: i64,
        v77: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i49 = start + lane as i64;
                let v78 = t18_row_2.get(lane);
                let v79 = __Elem::to::<u64>(__Elem::to::<i64>(v78 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v77.wrapping_add(i49)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v76.wrapping_add(i49), 7_i64)], v79, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_28<L: __cpu::Level, R0: __cpu::row::RowMut<bool>>(
        level: L,
        start: i64,
        count: i64,
        mut t20_row: R0,
        v80: bool,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t20_row.set(lane, v80);
            }
        }
    }

    #[inline]
    unsafe fn parallel_29<L: __cpu::Level, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut y3_row: R0,
        v82: u32,
        d3: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut l21_cells = [<u32 as __Elem>::ZERO; 1];
                let l21 = __cpu::View::packed(l21_cells.as_mut_ptr(), [1]);
                for k52 in 0_i64..1 {
                    l21.store([k52], v82);
                }
                let v83 = l21.load([d3], <u32 as __Elem>::ZERO);
                y3_row.set(lane, v83);
            }
        }
    }

    #[inline]
    unsafe fn parallel_30<L: __cpu::Level, R0: __cpu::row::Row<f32>, R1: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        x1_2_row: R0,
        mut t7_2_row: R1,
        v84: f32,
        d5_2: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut l8_2_cells = [<f32 as __Elem>::ZERO; 4];
                let l8_2 = __cpu::View::packed(l8_2_cells.as_mut_ptr(), [4]);
                for k13_2 in 0_i64..4 {
                    l8_2.store([k13_2], v84);
                }
                let v85 = l8_2.load([d5_2], <f32 as __Elem>::ZERO);
                t7_2_row.set(lane, v85);
            }
        }
    }

    #[inline]
    unsafe fn parallel_31<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row_2: R0,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i15_2 = start + lane as i64;
                let v88 = t7_2_row_2.get(lane);
                let v89 = __Elem::to::<u64>(__Elem::to::<i64>(v88 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i15_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i15_2), 7_i64)], v89);
            }
        }
    }

    #[inline]
    unsafe fn parallel_32<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t9_4_row: R0,
        v90: i64,
        v91: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i17 = start + lane as i64;
                let v92 = t9_4_row.get(lane);
                let v93 = __Elem::to::<u64>(__Elem::to::<i64>(v92 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v91.wrapping_add(i17)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v90.wrapping_add(i17), 7_i64)], v93);
            }
        }
    }

    #[inline]
    unsafe fn parallel_33<L: __cpu::Level>(
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
    unsafe fn parallel_34<L: __cpu::Level, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut v94_row: R0,
        v110: u32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                v94_row.set(lane, v110);
            }
        }
    }

    #[inline]
    unsafe fn parallel_35<L: __cpu::Level, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut v95_row: R0,
        v111: u32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                v95_row.set(lane, v111);
            }
        }
    }

    #[inline]
    unsafe fn parallel_36<L: __cpu::Level>(
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
    unsafe fn parallel_37<L: __cpu::Level, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut v96_row: R0,
        v113: u32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                v96_row.set(lane, v113);
            }
        }
    }

    #[inline]
    unsafe fn parallel_38<L: __cpu::Level, R0: __cpu::row::Row<u32>, R1: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        v96_row_2: R0,
        mut v95_row_2: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v114 = v96_row_2.get(lane);
                v95_row_2.set(lane, v114);
            }
        }
    }

    #[inline]
    unsafe fn parallel_39<L: __cpu::Level, R0: __cpu::row::Row<u32>, R1: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        v95_row_3: R0,
        mut v97_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v29_3 = v95_row_3.get(lane);
                v97_row.set(lane, v29_3);
            }
        }
    }

    #[inline]
    unsafe fn parallel_40<L: __cpu::Level, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut v98_row: R0,
        v103: i64,
        v104: i64,
        v97: __cpu::View<u32, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v115 = start + lane as i64;
                let v116 = __Elem::rem(v103.wrapping_add(v115), 32_i64).wrapping_sub(28);
                let v117 = v103.wrapping_add(__Elem::select((v116 >= 0) & (v116 < v104), v116, v115));
                let v118 = v97.load([v117], <u32 as __Elem>::ZERO);
                v98_row.set(lane, v118);
            }
        }
    }

    #[inline]
    unsafe fn parallel_41<L: __cpu::Level>(
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
    unsafe fn parallel_42<L: __cpu::Level, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut v99_row: R0,
        v103: i64,
        v104: i64,
        v98: __cpu::View<u32, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v119 = start + lane as i64;
                let v120 = __Elem::rem(v103.wrapping_add(v119), 32_i64).wrapping_add(19);
                let v121 = v103.wrapping_add(__Elem::select((v120 >= 0) & (v120 < v104), v120, v119));
                let v122 = v98.load([v121], <u32 as __Elem>::ZERO);
                v99_row.set(lane, v122);
            }
        }
    }

    #[inline]
    unsafe fn parallel_43<L: __cpu::Level, R0: __cpu::row::Row<u32>, R1: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        v99_row_2: R0,
        mut v100_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v123 = v99_row_2.get(lane);
                v100_row.set(lane, v123);
            }
        }
    }

    #[inline]
    unsafe fn parallel_44<L: __cpu::Level, R0: __cpu::row::Row<u32>, R1: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        v99_row_3: R0,
        mut t17_2_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v124 = v99_row_3.get(lane);
                t17_2_row.set(lane, v124);
            }
        }
    }

    #[inline]
    unsafe fn parallel_45<L: __cpu::Level, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut v101_row: R0,
        t17_2: __cpu::View<u32, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v125 = start + lane as i64;
                let v33_3 = t17_2.load([__Elem::rem(v125.wrapping_add(24), 5_i64)], <u32 as __Elem>::ZERO);
                v101_row.set(lane, v33_3);
            }
        }
    }

    #[inline]
    unsafe fn parallel_46<L: __cpu::Level, R0: __cpu::row::Row<u32>, R1: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        v101_row_2: R0,
        mut v100_row_2: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v126 = v101_row_2.get(lane);
                v100_row_2.set(lane, v126);
            }
        }
    }

    #[inline]
    unsafe fn parallel_47<L: __cpu::Level, R0: __cpu::row::Row<u32>, R1: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        v100_row_3: R0,
        mut t17_2_row_2: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v34_3 = v100_row_3.get(lane);
                t17_2_row_2.set(lane, v34_3);
            }
        }
    }

    #[inline]
    unsafe fn parallel_48<L: __cpu::Level, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut t17_2_row_3: R0,
        x0_2: __cpu::View<u32, 3>,
        v127: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i35_2 = start + lane as i64;
                let v128 = t17_2_row_3.get(lane);
                let v129 = t17_2_row_3.get(lane);
                let v130 = x0_2.load([i35_2, i35_2, v127], <u32 as __Elem>::ZERO);
                let v131 = __Elem::shr(__Elem::leading_zeros(__Elem::shr(v128, v129)), v130);
                t17_2_row_3.set(lane, v131);
            }
        }
    }

    #[inline]
    unsafe fn parallel_49<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t18_2_row: R0,
        v133: i64,
        v134: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i38_2 = start + lane as i64;
                let v135 = t18_2_row.get(lane);
                let v136 = __Elem::to::<u64>(__Elem::to::<i64>(v135 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v134.wrapping_add(i38_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v133.wrapping_add(i38_2), 7_i64)], v136);
            }
        }
    }

    #[inline]
    unsafe fn parallel_50<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t19_2_row: R0,
        v137: i64,
        v138: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i40_2 = start + lane as i64;
                let v139 = t19_2_row.get(lane);
                let v140 = __Elem::to::<u64>(v139).wrapping_mul(__Elem::to::<u64>(v138.wrapping_add(i40_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v137.wrapping_add(i40_2), 7_i64)], v140);
            }
        }
    }

    #[inline]
    unsafe fn parallel_51<L: __cpu::Level, R0: __cpu::row::Row<u32>>(
        level: L,
        start: i64,
        count: i64,
        x0_2_row: R0,
        x0_2: __cpu::View<u32, 3>,
        _q10_2: i64,
        t6_2: __cpu::View<bool, 2>,
        b7_2: i64,
        v142: i64,
        a4_2: __cpu::View<i64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i41_2 = start + lane as i64;
                let v144 = __Elem::rem(i41_2.wrapping_sub(9), i41_2.wrapping_sub(2));
                let v145 = x0_2_row.get(lane);
                let v146 = x0_2.load([i41_2, __Elem::to::<i64>(v145), _q10_2], <u32 as __Elem>::ZERO);
                let v147 = t6_2.load([b7_2, __Elem::to::<i64>(v146)], <bool as __Elem>::ZERO);
                let v148 = __Elem::to::<i64>(v147) | __Elem::to::<i64>(i41_2.wrapping_add(1));
                a4_2.update(__cpu::AtomicOp::Min, [v144], __Elem::min(v142, v148));
            }
        }
    }

    #[inline]
    unsafe fn parallel_52<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t6_2_row: R0,
        v149: i64,
        v150: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i43_2 = start + lane as i64;
                let v151 = t6_2_row.get(lane);
                let v152 = __Elem::to::<u64>(v151).wrapping_mul(__Elem::to::<u64>(v150.wrapping_add(i43_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v149.wrapping_add(i43_2), 7_i64)], v152);
            }
        }
    }

    #[inline]
    unsafe fn parallel_53<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row_3: R0,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i44_2 = start + lane as i64;
                let v153 = t7_2_row_3.get(lane);
                let v154 = __Elem::to::<u64>(__Elem::to::<i64>(v153 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i44_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i44_2), 7_i64)], v154);
            }
        }
    }

    #[inline]
    unsafe fn parallel_54<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t14_2_row: R0,
        v155: i64,
        v156: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i46_2 = start + lane as i64;
                let v157 = t14_2_row.get(lane);
                let v158 = __Elem::to::<u64>(__Elem::to::<i64>(v157 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v156.wrapping_add(i46_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v155.wrapping_add(i46_2), 7_i64)], v158);
            }
        }
    }

    #[inline]
    unsafe fn parallel_55<L: __cpu::Level, R0: __cpu::row::Row<u32>>(
        level: L,
        start: i64,
        count: i64,
        t17_2_row_4: R0,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i47_2 = start + lane as i64;
                let v159 = t17_2_row_4.get(lane);
                let v160 = __Elem::to::<u64>(v159).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i47_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i47_2), 7_i64)], v160);
            }
        }
    }

    #[inline]
    unsafe fn parallel_56<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t18_2_row_2: R0,
        v161: i64,
        v162: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i49_2 = start + lane as i64;
                let v163 = t18_2_row_2.get(lane);
                let v164 = __Elem::to::<u64>(__Elem::to::<i64>(v163 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v162.wrapping_add(i49_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v161.wrapping_add(i49_2), 7_i64)], v164);
            }
        }
    }

    #[inline]
    unsafe fn parallel_57<L: __cpu::Level, R0: __cpu::row::RowMut<bool>>(
        level: L,
        start: i64,
        count: i64,
        mut t20_2_row: R0,
        v165: bool,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t20_2_row.set(lane, v165);
            }
        }
    }

    #[inline]
    unsafe fn parallel_58<L: __cpu::Level, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut y3_2_row: R0,
        v167: u32,
        d3_2: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut l21_2_cells = [<u32 as __Elem>::ZERO; 1];
                let l21_2 = __cpu::View::packed(l21_2_cells.as_mut_ptr(), [1]);
                for k52_2 in 0_i64..1 {
                    l21_2.store([k52_2], v167);
                }
                let v168 = l21_2.load([d3_2], <u32 as __Elem>::ZERO);
                y3_2_row.set(lane, v168);
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
        plan.value(d5);
        plan.value(d3);
        plan.value(d2);
        plan.value(d6);
        plan.panels(1, [1, BM as i64, BM as i64], 0b100, [BM as i64, BM as i64], [1, 2], [false, true], __cpu::panel_a::<f32, f32, f32>());
        plan.panels(1, [1, BM as i64, BN as i64], 0b000, [BM as i64, BN as i64], [1, 2], [true, false], __cpu::panel_b::<f32, f32, f32>());
        plan.panels(1, [1, 2 * BN as i64, 1], 0b000, [2 * BN as i64, 1], [1, 2], [false, true], __cpu::panel_a::<f32, f32, f32>());
        plan.panels(1, [1, 1, 2 * BM as i64], 0b000, [1, 2 * BM as i64], [1, 2], [true, false], __cpu::panel_b::<f32, f32, f32>());
        plan.finish([1, 1, v1])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<bool, 2>([BN as i64, BN as i64]);
        size.tile::<f32, 1>([BM as i64]);
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.tile::<f32, 2>([BM as i64, BN as i64]);
            outer.cover(size);
        }
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.tile::<i32, 1>([1]);
            size.tile::<f32, 2>([BM as i64, BN as i64]);
            size.panel_a::<L, f32, f32, f32>(BM as i64, BM as i64);
            size.panel_b::<L, f32, f32, f32>(BM as i64, BN as i64);
            size.gemm::<L, f32, f32, f32>(BM as i64, BN as i64, BM as i64);
            outer.cover(size);
        }
        size.tile::<f32, 2>([2 * BN as i64, 2 * BM as i64]);
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.panel_a::<L, f32, f32, f32>(2 * BN as i64, 1);
            size.panel_b::<L, f32, f32, f32>(1, 2 * BM as i64);
            size.gemm::<L, f32, f32, f32>(2 * BN as i64, 2 * BM as i64, 1);
            outer.cover(size);
        }
        size.tile::<u32, 1>([BM as i64 + 1]);
        size.tile::<u32, 1>([BM as i64 + 1]);
        size.tile::<u32, 1>([BM as i64 + 1]);
        size.tile::<u32, 1>([BM as i64 + 1]);
        size.tile::<u32, 1>([BM as i64 + 1]);
        size.tile::<u32, 1>([BM as i64 + 1]);
        size.tile::<u32, 1>([BM as i64 + 1]);
        size.tile::<u32, 1>([BM as i64 + 1]);
        size.tile::<u32, 1>([BM as i64 + 1]);
        size.tile::<f32, 2>([2 * BN as i64, 2 * BM as i64]);
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.tile::<bool, 2>([BM as i64, BN as i64]);
            outer.cover(size);
        }
        size.tile::<bool, 1>([2 * BN as i64]);
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
            let _p9 = __cpu::scalar::<f32>(call.args, 7);
            let _q10 = __cpu::scalar::<i64>(call.args, 8);
            let panels_0 = __cpu::PanelCache::new::<L>(call, 0);
            let panels_1 = __cpu::PanelCache::new::<L>(call, 1);
            let panels_2 = __cpu::PanelCache::new::<L>(call, 2);
            let panels_3 = __cpu::PanelCache::new::<L>(call, 3);
            let d4 = __cpu::value::<i64>(call, 0);
            let d5 = __cpu::value::<i64>(call, 1);
            let d3 = __cpu::value::<i64>(call, 2);
            let d2 = __cpu::value::<i64>(call, 3);
            let d6 = __cpu::value::<i64>(call, 4);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b7] = block.index;
                let mut scratch = block.scratch;
                let t6 = scratch.tile::<bool, 2>([BN as i64, BN as i64]);
                let x0_at = x0.window([__Elem::shr(_q10.wrapping_sub(9), 3_i64), d4.wrapping_mul(BN as i64), _p8.wrapping_mul(2 * BM as i64)], [1, BN as i64, BN as i64]);
                __cpu::copy::<L, _, _, _>(x0_at.squeeze([1, 2]), t6, <bool as __Elem>::ZERO);
                let t7 = scratch.tile::<f32, 1>([BM as i64]);
                let v0 = __Elem::sqrt::<L, false>(__Elem::abs(_p9));
                let x1_row = x1.row(2, [_q10, d5, 0], BM as i64);
                let t7_row = t7.row(0, [0], BM as i64);
                let (from, to) = __cpu::common(BM as i64, [x1_row.unit_span()]);
                Self::parallel::<L, _, _>(
                    level,
                    from,
                    to - from,
                    x1_row.slice(from, to - from),
                    t7_row.slice_mut(from, to - from),
                    v0,
                    d5,
                );
                if to - from < BM as i64 {
                    for (start, end) in [(0, from), (to, BM as i64)] {
                        Self::parallel::<L, _, _>(
                            level,
                            start,
                            end - start,
                            x1_row.guarded(start, <f32 as __Elem>::ZERO),
                            t7_row.slice_mut(start, end - start),
                            v0,
                            d5,
                        );
                    }
                }
                let v2 = t6.load([d4.wrapping_add(2), __Elem::rem(d4, 1_i64)], <bool as __Elem>::ZERO);
                if v2 {
                    let mut scratch = scratch;
                    let t9 = scratch.tile::<f32, 2>([BM as i64, BN as i64]);
                    let v3 = x0.load([11, d4, _q10], <u32 as __Elem>::ZERO);
                    let x1_at = x1.window([d4.wrapping_mul(BM as i64), __Elem::rem(__Elem::to::<i64>(v3), 1_i64), d4.wrapping_mul(BN as i64)], [1, BM as i64, BN as i64]);
                    let t9_2 = __cpu::read_in_place::<L, _, _>(x1_at.squeeze([1, 2]), t9, <f32 as __Elem>::ZERO);
                    let t7_row_2 = t7.row(0, [0], BM as i64);
                    Self::parallel_2::<L, _>(level, 0, BM as i64, t7_row_2.slice(0, BM as i64), h5);
                    let whole = t9_2.has_rows(1, [0, 0], [[1, 0], [0, 1]], [BM as i64, BN as i64]);
                    if whole {
                        for i16 in 0_i64..(BM as i64) {
                            let v6 = 5_i64.wrapping_add(i16).wrapping_mul(5);
                            let v7 = 5_i64.wrapping_add(i16).wrapping_mul(5);
                            let t9_2_row = t9_2.whole_row(1, [i16, 0], BN as i64, 1);
                            Self::parallel_3::<L, true, _>(
                                level,
                                0,
                                BN as i64,
                                t9_2_row.slice(0, BN as i64),
                                v6,
                                v7,
                                h5,
                            );
                        }
                    } else {
                        for i16 in 0_i64..(BM as i64) {
                            let v6 = 5_i64.wrapping_add(i16).wrapping_mul(5);
                            let v7 = 5_i64.wrapping_add(i16).wrapping_mul(5);
                            let t9_2_row = t9_2.row(1, [i16, 0], BN as i64);
                            let (from, to) = __cpu::common(BN as i64, [t9_2_row.unit_span()]);
                            Self::parallel_3::<L, false, _>(
                                level,
                                from,
                                to - from,
                                t9_2_row.slice(from, to - from),
                                v6,
                                v7,
                                h5,
                            );
                            if to - from < BN as i64 {
                                for (start, end) in [(0, from), (to, BN as i64)] {
                                    Self::parallel_3::<L, false, _>(
                                        level,
                                        start,
                                        end - start,
                                        t9_2_row.guarded(start, <f32 as __Elem>::ZERO),
                                        v6,
                                        v7,
                                        h5,
                                    );
                                }
                            }
                        }
                    }
                } else {
                    let mut scratch = scratch;
                    let t10 = scratch.tile::<i32, 1>([1]);
                    __cpu::arg_reduce::<L, __cpu::reduce::ArgMin, _, _, 1>(t7, 0, t10, <f32 as __Elem>::ZERO);
                    let t11 = scratch.tile::<f32, 2>([BM as i64, BN as i64]);
                    __cpu::fill::<L, _, _>(t11, 0.0_f32);
                    let t12_own = scratch.panel_a::<L, f32, f32, f32>(BM as i64, BM as i64);
                    let t13_own = scratch.panel_b::<L, f32, f32, f32>(BM as i64, BN as i64);
                    for k18 in 0_i64..4 {
                        let x1_at_2 = x1.window([b7, d4, k18.wrapping_mul(BM as i64)], [1, BM as i64, BM as i64]);
                        let t12_slot = panels_0.slot([b7, d4, k18.wrapping_mul(BM as i64)], t12_own);
                        let v8 = t10.load([x1.extent[1]], <i32 as __Elem>::ZERO);
                        let x1_at_3 = x1.window([0, k18.wrapping_mul(BM as i64), __Elem::to::<i64>(v8).wrapping_add(4)], [1, BM as i64, BN as i64]);
                        let t13_slot = panels_1.slot([0, k18.wrapping_mul(BM as i64), __Elem::to::<i64>(v8).wrapping_add(4)], t13_own);
                        __cpu::sized!((BM as i64) * (BN as i64) * (BM as i64) <= 13824, gemm_packed::<L, _, _, f32, f32, f32>(__cpu::Operand::FusedPack(x1_at_2.squeeze([1, 2]), <f32 as __Elem>::ZERO, t12_slot), __cpu::Operand::FusedPack(x1_at_3.squeeze([1, 2]), <f32 as __Elem>::ZERO, t13_slot), t11, BM as i64, true, __cpu::PrefetchList::new([])));
                    }
                }
                let t14 = scratch.tile::<f32, 2>([2 * BN as i64, 2 * BM as i64]);
                __cpu::fill::<L, _, _>(t14, 0.0_f32);
                for k19 in 0_i64..1 {
                    let mut scratch = scratch;
                    let t15_own = scratch.panel_a::<L, f32, f32, f32>(2 * BN as i64, 1);
                    let t16_own = scratch.panel_b::<L, f32, f32, f32>(1, 2 * BM as i64);
                    let v9 = x0.load([d4, d2, 6], <u32 as __Elem>::ZERO);
                    let x1_at_4 = x1.window([__Elem::to::<i64>(v9), d4.wrapping_mul(2 * BM as i64), k19.wrapping_mul(1)], [1, 2 * BN as i64, 1]);
                    let t15_slot = panels_2.slot([__Elem::to::<i64>(v9), d4.wrapping_mul(2 * BM as i64), k19.wrapping_mul(1)], t15_own);
                    let x1_at_5 = x1.window([d4, k19.wrapping_mul(1), _p8.wrapping_mul(2 * BM as i64)], [1, 1, 2 * BM as i64]);
                    let t16_slot = panels_3.slot([d4, k19.wrapping_mul(1), _p8.wrapping_mul(2 * BM as i64)], t16_own);
                    __cpu::sized!((2 * BN as i64) * (2 * BM as i64) <= 13824, gemm_packed::<L, _, _, f32, f32, f32>(__cpu::Operand::FusedPack(x1_at_4.squeeze([1, 2]), <f32 as __Elem>::ZERO, t15_slot), __cpu::Operand::FusedPack(x1_at_5.squeeze([1, 2]), <f32 as __Elem>::ZERO, t16_slot), t14, 1, true, __cpu::PrefetchList::new([])));
                }
                let t17 = scratch.tile::<u32, 1>([BM as i64 + 1]);
                let v10 = scratch.tile::<u32, 1>([BM as i64 + 1]);
                let v11 = scratch.tile::<u32, 1>([BM as i64 + 1]);
                let v12 = scratch.tile::<u32, 1>([BM as i64 + 1]);
                let v13 = scratch.tile::<u32, 1>([BM as i64 + 1]);
                let v14 = scratch.tile::<u32, 1>([BM as i64 + 1]);
                let v15 = scratch.tile::<u32, 1>([BM as i64 + 1]);
                let v16 = scratch.tile::<u32, 1>([BM as i64 + 1]);
                let v17 = scratch.tile::<u32, 1>([BM as i64 + 1]);
                for v18 in 0_i64..(((BM as i64 + 32) / 32)) {
                    let v19 = v18.wrapping_mul(32);
                    let v20 = __Elem::min((BM as i64 + 1).wrapping_sub(v19), 32_i64);
                    Self::parallel_4::<L>(level, 0, v20);
                    let mut v21 = <u32 as __Elem>::ZERO;
                    v21 = 0_u32;
                    for v22 in 0_i64..v20 {
                        let v23 = __Elem::rem(v19.wrapping_add(v22), 6_i64);
                        let v24 = __Elem::select(v23 > v23, __Elem::shl(1_u32, __Elem::to::<u32>(v22)), 0_u32);
                        let v25 = v21;
                        v21 = v25 | v24;
                    }
                    let v26 = v21;
                    let v10_row = v10.row(0, [v19], v20);
                    let (from, to) = __cpu::common(v20, [v10_row.unit_span()]);
                    Self::parallel_5::<L, _>(level, from, to - from, v10_row.slice_mut(from, to - from), v26);
                    if to - from < v20 {
                        for (start, end) in [(0, from), (to, v20)] {
                            Self::parallel_5::<L, _>(
                                level,
                                start,
                                end - start,
                                v10_row.guarded(start, <u32 as __Elem>::ZERO),
                                v26,
                            );
                        }
                    }
                    let v27 = 4_u32.wrapping_mul(3_u32);
                    let v11_row = v11.row(0, [v19], v20);
                    let (from, to) = __cpu::common(v20, [v11_row.unit_span()]);
                    Self::parallel_6::<L, _>(level, from, to - from, v11_row.slice_mut(from, to - from), v27);
                    if to - from < v20 {
                        for (start, end) in [(0, from), (to, v20)] {
                            Self::parallel_6::<L, _>(
                                level,
                                start,
                                end - start,
                                v11_row.guarded(start, <u32 as __Elem>::ZERO),
                                v27,
                            );
                        }
                    }
                    let v28 = v10.load([v19], <u32 as __Elem>::ZERO);
                    if v28 != 0_u32 {
                        Self::parallel_7::<L>(level, 0, v20);
                        let v29 = 4_u32.wrapping_mul(3_u32);
                        let v12_row = v12.row(0, [v19], v20);
                        let (from, to) = __cpu::common(v20, [v12_row.unit_span()]);
                        Self::parallel_8::<L, _>(level, from, to - from, v12_row.slice_mut(from, to - from), v29);
                        if to - from < v20 {
                            for (start, end) in [(0, from), (to, v20)] {
                                Self::parallel_8::<L, _>(
                                    level,
                                    start,
                                    end - start,
                                    v12_row.guarded(start, <u32 as __Elem>::ZERO),
                                    v29,
                                );
                            }
                        }
                        let v12_row_2 = v12.row(0, [v19], v20);
                        let v11_row_2 = v11.row(0, [v19], v20);
                        let (from, to) = __cpu::common(v20, [v12_row_2.unit_span(), v11_row_2.unit_span()]);
                        Self::parallel_9::<L, _, _>(
                            level,
                            from,
                            to - from,
                            v12_row_2.slice(from, to - from),
                            v11_row_2.slice_mut(from, to - from),
                        );
                        if to - from < v20 {
                            for (start, end) in [(0, from), (to, v20)] {
                                Self::parallel_9::<L, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    v12_row_2.guarded(start, <u32 as __Elem>::ZERO),
                                    v11_row_2.guarded(start, <u32 as __Elem>::ZERO),
                                );
                            }
                        }
                    }
                    let v11_row_3 = v11.row(0, [v19], v20);
                    let v13_row = v13.row(0, [v19], v20);
                    let (from, to) = __cpu::common(v20, [v11_row_3.unit_span(), v13_row.unit_span()]);
                    Self::parallel_10::<L, _, _>(
                        level,
                        from,
                        to - from,
                        v11_row_3.slice(from, to - from),
                        v13_row.slice_mut(from, to - from),
                    );
                    if to - from < v20 {
                        for (start, end) in [(0, from), (to, v20)] {
                            Self::parallel_10::<L, _, _>(
                                level,
                                start,
                                end - start,
                                v11_row_3.guarded(start, <u32 as __Elem>::ZERO),
                                v13_row.guarded(start, <u32 as __Elem>::ZERO),
                            );
                        }
                    }
                    let v14_row = v14.row(0, [v19], v20);
                    let (from, to) = __cpu::common(v20, [v14_row.unit_span()]);
                    Self::parallel_11::<L, _>(
                        level,
                        from,
                        to - from,
                        v14_row.slice_mut(from, to - from),
                        v19,
                        v20,
                        v13,
                    );
                    if to - from < v20 {
                        for (start, end) in [(0, from), (to, v20)] {
                            Self::parallel_11::<L, _>(
                                level,
                                start,
                                end - start,
                                v14_row.guarded(start, <u32 as __Elem>::ZERO),
                                v19,
                                v20,
                                v13,
                            );
                        }
                    }
                    Self::parallel_12::<L>(level, 0, v20);
                    let v15_row = v15.row(0, [v19], v20);
                    let (from, to) = __cpu::common(v20, [v15_row.unit_span()]);
                    Self::parallel_13::<L, _>(
                        level,
                        from,
                        to - from,
                        v15_row.slice_mut(from, to - from),
                        v19,
                        v20,
                        v14,
                    );
                    if to - from < v20 {
                        for (start, end) in [(0, from), (to, v20)] {
                            Self::parallel_13::<L, _>(
                                level,
                                start,
                                end - start,
                                v15_row.guarded(start, <u32 as __Elem>::ZERO),
                                v19,
                                v20,
                                v14,
                            );
                        }
                    }
                    let v15_row_2 = v15.row(0, [v19], v20);
                    let v16_row = v16.row(0, [v19], v20);
                    let (from, to) = __cpu::common(v20, [v15_row_2.unit_span(), v16_row.unit_span()]);
                    Self::parallel_14::<L, _, _>(
                        level,
                        from,
                        to - from,
                        v15_row_2.slice(from, to - from),
                        v16_row.slice_mut(from, to - from),
                    );
                    if to - from < v20 {
                        for (start, end) in [(0, from), (to, v20)] {
                            Self::parallel_14::<L, _, _>(
                                level,
                                start,
                                end - start,
                                v15_row_2.guarded(start, <u32 as __Elem>::ZERO),
                                v16_row.guarded(start, <u32 as __Elem>::ZERO),
                            );
                        }
                    }
                }
                if d6 >= 2 {
                    let v15_row_3 = v15.row(0, [0], BM as i64 + 1);
                    let t17_row = t17.row(0, [0], BM as i64 + 1);
                    Self::parallel_15::<L, _, _>(
                        level,
                        0,
                        BM as i64 + 1,
                        v15_row_3.slice(0, BM as i64 + 1),
                        t17_row.slice_mut(0, BM as i64 + 1),
                    );
                    let v17_row = v17.row(0, [0], BM as i64 + 1);
                    Self::parallel_16::<L, _>(level, 0, BM as i64 + 1, v17_row.slice_mut(0, BM as i64 + 1), t17);
                    let v17_row_2 = v17.row(0, [0], BM as i64 + 1);
                    let v16_row_2 = v16.row(0, [0], BM as i64 + 1);
                    Self::parallel_17::<L, _, _>(
                        level,
                        0,
                        BM as i64 + 1,
                        v17_row_2.slice(0, BM as i64 + 1),
                        v16_row_2.slice_mut(0, BM as i64 + 1),
                    );
                }
                let v16_row_3 = v16.row(0, [0], BM as i64 + 1);
                let t17_row_2 = t17.row(0, [0], BM as i64 + 1);
                Self::parallel_18::<L, _, _>(
                    level,
                    0,
                    BM as i64 + 1,
                    v16_row_3.slice(0, BM as i64 + 1),
                    t17_row_2.slice_mut(0, BM as i64 + 1),
                );
                let v43 = __Elem::div(d4, 3_i64);
                let t17_row_3 = t17.row(0, [0], BM as i64 + 1);
                Self::parallel_19::<L, _>(level, 0, BM as i64 + 1, t17_row_3.slice_mut(0, BM as i64 + 1), x0, v43);
                let t18 = scratch.tile::<f32, 2>([2 * BN as i64, 2 * BM as i64]);
                __cpu::scan::<L, __cpu::reduce::Sum, _, _, _>(t14, 1, t18, true, <f32 as __Elem>::ZERO);
                let v48 = t18.load([__Elem::div(b7, 1_i64), __Elem::rem(d4.wrapping_sub(9), _p8.wrapping_sub(1))], <f32 as __Elem>::ZERO);
                if __Elem::is_nan(v48) {
                    let mut scratch = scratch;
                    let t19 = scratch.tile::<bool, 2>([BM as i64, BN as i64]);
                    let x0_at_2 = x0.window([d4.wrapping_mul(BN as i64), d4.wrapping_mul(2 * BM as i64), b7.wrapping_mul(BN as i64)], [BN as i64, BM as i64, 1]).squeeze([0, 1]);
                    let x0_at_2_at = x0_at_2.permute([1, 0]);
                    __cpu::copy::<L, _, _, _>(x0_at_2_at, t19, <bool as __Elem>::ZERO);
                    let t14_at = t14.window([_p8.wrapping_mul(BM as i64 + 1), _p8.wrapping_mul(2 * BM as i64)], [BM as i64, BN as i64]);
                    __cpu::copy::<L, _, _, _>(t19, t14_at, <f32 as __Elem>::ZERO);
                    for i37 in 0_i64..(2 * BN as i64) {
                        let v49 = 5_i64.wrapping_add(i37).wrapping_mul(5);
                        let v50 = 5_i64.wrapping_add(i37).wrapping_mul(5);
                        let t18_row = t18.row(1, [i37, 0], 2 * BM as i64);
                        Self::parallel_20::<L, _>(
                            level,
                            0,
                            2 * BM as i64,
                            t18_row.slice(0, 2 * BM as i64),
                            v49,
                            v50,
                            h5,
                        );
                    }
                    for i39 in 0_i64..(BM as i64) {
                        let v53 = 5_i64.wrapping_add(i39).wrapping_mul(5);
                        let v54 = 5_i64.wrapping_add(i39).wrapping_mul(5);
                        let t19_row = t19.row(1, [i39, 0], BN as i64);
                        Self::parallel_21::<L, _>(level, 0, BN as i64, t19_row.slice(0, BN as i64), v53, v54, h5);
                    }
                }
                let v57 = __Elem::to::<i64>(_p8).wrapping_mul(9_i64).wrapping_add(__Elem::to::<i64>(_q10.wrapping_add(1)));
                let v58 = __Elem::div(v57, 9_i64);
                let v59 = t17.load([1], <u32 as __Elem>::ZERO);
                let x0_row = x0.row(1, [__Elem::to::<i64>(v59), 0, _q10], BM as i64);
                let (from, to) = __cpu::common(BM as i64, [x0_row.span()]);
                Self::parallel_22::<L, _>(level, from, to - from, x0_row.strided(from), x0, _q10, t6, b7, v58, a4);
                if to - from < BM as i64 {
                    for (start, end) in [(0, from), (to, BM as i64)] {
                        Self::parallel_22::<L, _>(
                            level,
                            start,
                            end - start,
                            x0_row.guarded(start, <u32 as __Elem>::ZERO),
                            x0,
                            _q10,
                            t6,
                            b7,
                            v58,
                            a4,
                        );
                    }
                }
                for i42 in 0_i64..(BN as i64) {
                    let v64 = 5_i64.wrapping_add(i42).wrapping_mul(5);
                    let v65 = 5_i64.wrapping_add(i42).wrapping_mul(5);
                    let t6_row = t6.row(1, [i42, 0], BN as i64);
                    Self::parallel_23::<L, _>(level, 0, BN as i64, t6_row.slice(0, BN as i64), v64, v65, h5);
                }
                let t7_row_3 = t7.row(0, [0], BM as i64);
                Self::parallel_24::<L, _>(level, 0, BM as i64, t7_row_3.slice(0, BM as i64), h5);
                for i45 in 0_i64..(2 * BN as i64) {
                    let v70 = 5_i64.wrapping_add(i45).wrapping_mul(5);
                    let v71 = 5_i64.wrapping_add(i45).wrapping_mul(5);
                    let t14_row = t14.row(1, [i45, 0], 2 * BM as i64);
                    Self::parallel_25::<L, _>(
                        level,
                        0,
                        2 * BM as i64,
                        t14_row.slice(0, 2 * BM as i64),
                        v70,
                        v71,
                        h5,
                    );
                }
                let t17_row_4 = t17.row(0, [0], BM as i64 + 1);
                Self::parallel_26::<L, _>(level, 0, BM as i64 + 1, t17_row_4.slice(0, BM as i64 + 1), h5);
                for i48 in 0_i64..(2 * BN as i64) {
                    let v76 = 5_i64.wrapping_add(i48).wrapping_mul(5);
                    let v77 = 5_i64.wrapping_add(i48).wrapping_mul(5);
                    let t18_row_2 = t18.row(1, [i48, 0], 2 * BM as i64);
                    Self::parallel_27::<L, _>(
                        level,
                        0,
                        2 * BM as i64,
                        t18_row_2.slice(0, 2 * BM as i64),
                        v76,
                        v77,
                        h5,
                    );
                }
                let t20 = scratch.tile::<bool, 1>([2 * BN as i64]);
                let y2_at = y2.window([b7.wrapping_mul(2 * BN as i64)], [2 * BN as i64]);
                let mut copy_out = __cpu::FusedCopyOut::new(t20, y2_at, <bool as __Elem>::ZERO, __cpu::is_non_temporal(call, &y2));
                let v80 = 7 < d5;
                let t20_row = t20.row(0, [0], 2 * BN as i64);
                let mut chunks = copy_out.chunks([0], 0, 2 * BN as i64, &__cpu::PacedPrefetch::none());
                while chunks.advance() {
                    let (start, count) = chunks.chunk();
                    Self::parallel_28::<L, _>(level, start, count, t20_row.slice_mut(start, count), v80);
                    copy_out.store::<L>([0], start, count);
                }
                copy_out.finish::<L>();
                let v81 = t6.load([0, _p8], <bool as __Elem>::ZERO);
                let v82 = __Elem::to::<u32>(v81);
                let y3_row = y3.row(0, [b7.wrapping_mul(2 * BN as i64)], 2 * BN as i64);
                let (from, to) = __cpu::common(2 * BN as i64, [y3_row.unit_span()]);
                let mut staging = __cpu::StagingBuffer::new();
                let mut chunks_2 = __cpu::StreamingRow::new(y3_row, from, to - from, __cpu::is_non_temporal(call, &y3), &mut staging);
                while chunks_2.advance() {
                    let (start, count) = chunks_2.chunk();
                    Self::parallel_29::<L, _>(level, start, count, chunks_2.slice_mut(), v82, d3);
                    chunks_2.store();
                }
                if to - from < 2 * BN as i64 {
                    for (start, end) in [(0, from), (to, 2 * BN as i64)] {
                        Self::parallel_29::<L, _>(
                            level,
                            start,
                            end - start,
                            y3_row.guarded(start, <u32 as __Elem>::ZERO),
                            v82,
                            d3,
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
            let x0_2 = __cpu::tensor::<u32, 3>(call, 0);
            let x1_2 = __cpu::tensor::<f32, 3>(call, 1);
            let y2_2 = __cpu::tensor::<bool, 1>(call, 2);
            let y3_2 = __cpu::tensor::<u32, 1>(call, 3);
            let a4_2 = __cpu::tensor::<i64, 1>(call, 4);
            let h5_2 = __cpu::tensor::<u64, 1>(call, 5);
            let _p8_2 = __cpu::scalar::<i64>(call.args, 6);
            let _p9_2 = __cpu::scalar::<f32>(call.args, 7);
            let _q10_2 = __cpu::scalar::<i64>(call.args, 8);
            let panels_0 = __cpu::PanelCache::new::<L>(call, 0);
            let panels_1 = __cpu::PanelCache::new::<L>(call, 1);
            let panels_2 = __cpu::PanelCache::new::<L>(call, 2);
            let panels_3 = __cpu::PanelCache::new::<L>(call, 3);
            let d4_2 = __cpu::value::<i64>(call, 0);
            let d5_2 = __cpu::value::<i64>(call, 1);
            let d3_2 = __cpu::value::<i64>(call, 2);
            let d2_2 = __cpu::value::<i64>(call, 3);
            let d6_2 = __cpu::value::<i64>(call, 4);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b7_2] = block.index;
                let mut scratch = block.scratch;
                let t6_2 = scratch.tile::<bool, 2>([BN as i64, BN as i64]);
                let x0_2_at = x0_2.window([__Elem::shr(_q10_2.wrapping_sub(9), 3_i64), d4_2.wrapping_mul(BN as i64), _p8_2.wrapping_mul(2 * BM as i64)], [1, BN as i64, BN as i64]);
                __cpu::copy::<L, _, _, _>(x0_2_at.squeeze([1, 2]), t6_2, <bool as __Elem>::ZERO);
                let t7_2 = scratch.tile::<f32, 1>([BM as i64]);
                let v84 = __Elem::sqrt::<L, false>(__Elem::abs(_p9_2));
                let x1_2_row = x1_2.row(2, [_q10_2, d5_2, 0], BM as i64);
                let t7_2_row = t7_2.row(0, [0], BM as i64);
                let (from, to) = __cpu::common(BM as i64, [x1_2_row.unit_span()]);
                Self::parallel_30::<L, _, _>(
                    level,
                    from,
                    to - from,
                    x1_2_row.slice(from, to - from),
                    t7_2_row.slice_mut(from, to - from),
                    v84,
                    d5_2,
                );
                if to - from < BM as i64 {
                    for (start, end) in [(0, from), (to, BM as i64)] {
                        Self::parallel_30::<L, _, _>(
                            level,
                            start,
                            end - start,
                            x1_2_row.guarded(start, <f32 as __Elem>::ZERO),
                            t7_2_row.slice_mut(start, end - start),
                            v84,
                            d5_2,
                        );
                    }
                }
                let v86 = t6_2.load([d4_2.wrapping_add(2), __Elem::rem(d4_2, 1_i64)], <bool as __Elem>::ZERO);
                if v86 {
                    let mut scratch = scratch;
                    let t9_3 = scratch.tile::<f32, 2>([BM as i64, BN as i64]);
                    let v87 = x0_2.load([11, d4_2, _q10_2], <u32 as __Elem>::ZERO);
                    let x1_2_at = x1_2.window([d4_2.wrapping_mul(BM as i64), __Elem::rem(__Elem::to::<i64>(v87), 1_i64), d4_2.wrapping_mul(BN as i64)], [1, BM as i64, BN as i64]);
                    let t9_4 = __cpu::read_in_place::<L, _, _>(x1_2_at.squeeze([1, 2]), t9_3, <f32 as __Elem>::ZERO);
                    let t7_2_row_2 = t7_2.row(0, [0], BM as i64);
                    Self::parallel_31::<L, _>(level, 0, BM as i64, t7_2_row_2.slice(0, BM as i64), h5_2);
                    let whole_2 = t9_4.has_rows(1, [0, 0], [[1, 0], [0, 1]], [BM as i64, BN as i64]);
                    if whole_2 {
                        for i16_2 in 0_i64..(BM as i64) {
                            let v90 = 5_i64.wrapping_add(i16_2).wrapping_mul(5);
                            let v91 = 5_i64.wrapping_add(i16_2).wrapping_mul(5);
                            let t9_4_row = t9_4.whole_row(1, [i16_2, 0], BN as i64, 1);
                            Self::parallel_32::<L, true, _>(
                                level,
                                0,
                                BN as i64,
                                t9_4_row.slice(0, BN as i64),
                                v90,
                                v91,
                                h5_2,
                            );
                        }
                    } else {
                        for i16_2 in 0_i64..(BM as i64) {
                            let v90 = 5_i64.wrapping_add(i16_2).wrapping_mul(5);
                            let v91 = 5_i64.wrapping_add(i16_2).wrapping_mul(5);
                            let t9_4_row = t9_4.row(1, [i16_2, 0], BN as i64);
                            let (from, to) = __cpu::common(BN as i64, [t9_4_row.unit_span()]);
                            Self::parallel_32::<L, false, _>(
                                level,
                                from,
                                to - from,
                                t9_4_row.slice(from, to - from),
                                v90,
                                v91,
                                h5_2,
                            );
                            if to - from < BN as i64 {
                                for (start, end) in [(0, from), (to, BN as i64)] {
                                    Self::parallel_32::<L, false, _>(
                                        level,
                                        start,
                                        end - start,
                                        t9_4_row.guarded(start, <f32 as __Elem>::ZERO),
                                        v90,
                                        v91,
                                        h5_2,
                                    );
                                }
                            }
                        }
                    }
                } else {
                    let mut scratch = scratch;
                    let t10_2 = scratch.tile::<i32, 1>([1]);
                    __cpu::arg_reduce::<L, __cpu::reduce::ArgMin, _, _, 1>(t7_2, 0, t10_2, <f32 as __Elem>::ZERO);
                    let t11_2 = scratch.tile::<f32, 2>([BM as i64, BN as i64]);
                    __cpu::fill::<L, _, _>(t11_2, 0.0_f32);
                    let t12_2_own = scratch.panel_a::<L, f32, f32, f32>(BM as i64, BM as i64);
                    let t13_2_own = scratch.panel_b::<L, f32, f32, f32>(BM as i64, BN as i64);
                    for k18_2 in 0_i64..4 {
                        let x1_2_at_2 = x1_2.window([b7_2, d4_2, k18_2.wrapping_mul(BM as i64)], [1, BM as i64, BM as i64]);
                        let t12_2_slot = panels_0.slot([b7_2, d4_2, k18_2.wrapping_mul(BM as i64)], t12_2_own);
                        let v92 = t10_2.load([x1_2.extent[1]], <i32 as __Elem>::ZERO);
                        let x1_2_at_3 = x1_2.window([0, k18_2.wrapping_mul(BM as i64), __Elem::to::<i64>(v92).wrapping_add(4)], [1, BM as i64, BN as i64]);
                        let t13_2_slot = panels_1.slot([0, k18_2.wrapping_mul(BM as i64), __Elem::to::<i64>(v92).wrapping_add(4)], t13_2_own);
                        __cpu::sized!((BM as i64) * (BN as i64) * (BM as i64) <= 13824, gemm_packed::<L, _, _, f32, f32, f32>(__cpu::Operand::FusedPack(x1_2_at_2.squeeze([1, 2]), <f32 as __Elem>::ZERO, t12_2_slot), __cpu::Operand::FusedPack(x1_2_at_3.squeeze([1, 2]), <f32 as __Elem>::ZERO, t13_2_slot), t11_2, BM as i64, true, __cpu::PrefetchList::new([])));
                    }
                }
                let t14_2 = scratch.tile::<f32, 2>([2 * BN as i64, 2 * BM as i64]);
                __cpu::fill::<L, _, _>(t14_2, 0.0_f32);
                for k19_2 in 0_i64..1 {
                    let mut scratch = scratch;
                    let t15_2_own = scratch.panel_a::<L, f32, f32, f32>(2 * BN as i64, 1);
                    let t16_2_own = scratch.panel_b::<L, f32, f32, f32>(1, 2 * BM as i64);
                    let v93 = x0_2.load([d4_2, d2_2, 6], <u32 as __Elem>::ZERO);
                    let x1_2_at_4 = x1_2.window([__Elem::to::<i64>(v93), d4_2.wrapping_mul(2 * BM as i64), k19_2.wrapping_mul(1)], [1, 2 * BN as i64, 1]);
                    let t15_2_slot = panels_2.slot([__Elem::to::<i64>(v93), d4_2.wrapping_mul(2 * BM as i64), k19_2.wrapping_mul(1)], t15_2_own);
                    let x1_2_at_5 = x1_2.window([d4_2, k19_2.wrapping_mul(1), _p8_2.wrapping_mul(2 * BM as i64)], [1, 1, 2 * BM as i64]);
                    let t16_2_slot = panels_3.slot([d4_2, k19_2.wrapping_mul(1), _p8_2.wrapping_mul(2 * BM as i64)], t16_2_own);
                    __cpu::sized!((2 * BN as i64) * (2 * BM as i64) <= 13824, gemm_packed::<L, _, _, f32, f32, f32>(__cpu::Operand::FusedPack(x1_2_at_4.squeeze([1, 2]), <f32 as __Elem>::ZERO, t15_2_slot), __cpu::Operand::FusedPack(x1_2_at_5.squeeze([1, 2]), <f32 as __Elem>::ZERO, t16_2_slot), t14_2, 1, true, __cpu::PrefetchList::new([])));
                }
                let t17_2 = scratch.tile::<u32, 1>([BM as i64 + 1]);
                let v94 = scratch.tile::<u32, 1>([BM as i64 + 1]);
                let v95 = scratch.tile::<u32, 1>([BM as i64 + 1]);
                let v96 = scratch.tile::<u32, 1>([BM as i64 + 1]);
                let v97 = scratch.tile::<u32, 1>([BM as i64 + 1]);
                let v98 = scratch.tile::<u32, 1>([BM as i64 + 1]);
                let v99 = scratch.tile::<u32, 1>([BM as i64 + 1]);
                let v100 = scratch.tile::<u32, 1>([BM as i64 + 1]);
                let v101 = scratch.tile::<u32, 1>([BM as i64 + 1]);
                for v102 in 0_i64..(((BM as i64 + 32) / 32)) {
                    let v103 = v102.wrapping_mul(32);
                    let v104 = __Elem::min((BM as i64 + 1).wrapping_sub(v103), 32_i64);
                    Self::parallel_33::<L>(level, 0, v104);
                    let mut v105 = <u32 as __Elem>::ZERO;
                    v105 = 0_u32;
                    for v106 in 0_i64..v104 {
                        let v107 = __Elem::rem(v103.wrapping_add(v106), 6_i64);
                        let v108 = __Elem::select(v107 > v107, __Elem::shl(1_u32, __Elem::to::<u32>(v106)), 0_u32);
                        let v109 = v105;
                        v105 = v109 | v108;
                    }
                    let v110 = v105;
                    let v94_row = v94.row(0, [v103], v104);
                    let (from, to) = __cpu::common(v104, [v94_row.unit_span()]);
                    Self::parallel_34::<L, _>(level, from, to - from, v94_row.slice_mut(from, to - from), v110);
                    if to - from < v104 {
                        for (start, end) in [(0, from), (to, v104)] {
                            Self::parallel_34::<L, _>(
                                level,
                                start,
                                end - start,
                                v94_row.guarded(start, <u32 as __Elem>::ZERO),
                                v110,
                            );
                        }
                    }
                    let v111 = 4_u32.wrapping_mul(3_u32);
                    let v95_row = v95.row(0, [v103], v104);
                    let (from, to) = __cpu::common(v104, [v95_row.unit_span()]);
                    Self::parallel_35::<L, _>(level, from, to - from, v95_row.slice_mut(from, to - from), v111);
                    if to - from < v104 {
                        for (start, end) in [(0, from), (to, v104)] {
                            Self::parallel_35::<L, _>(
                                level,
                                start,
                                end - start,
                                v95_row.guarded(start, <u32 as __Elem>::ZERO),
                                v111,
                            );
                        }
                    }
                    let v112 = v94.load([v103], <u32 as __Elem>::ZERO);
                    if v112 != 0_u32 {
                        Self::parallel_36::<L>(level, 0, v104);
                        let v113 = 4_u32.wrapping_mul(3_u32);
                        let v96_row = v96.row(0, [v103], v104);
                        let (from, to) = __cpu::common(v104, [v96_row.unit_span()]);
                        Self::parallel_37::<L, _>(level, from, to - from, v96_row.slice_mut(from, to - from), v113);
                        if to - from < v104 {
                            for (start, end) in [(0, from), (to, v104)] {
                                Self::parallel_37::<L, _>(
                                    level,
                                    start,
                                    end - start,
                                    v96_row.guarded(start, <u32 as __Elem>::ZERO),
                                    v113,
                                );
                            }
                        }
                        let v96_row_2 = v96.row(0, [v103], v104);
                        let v95_row_2 = v95.row(0, [v103], v104);
                        let (from, to) = __cpu::common(v104, [v96_row_2.unit_span(), v95_row_2.unit_span()]);
                        Self::parallel_38::<L, _, _>(
                            level,
                            from,
                            to - from,
                            v96_row_2.slice(from, to - from),
                            v95_row_2.slice_mut(from, to - from),
                        );
                        if to - from < v104 {
                            for (start, end) in [(0, from), (to, v104)] {
                                Self::parallel_38::<L, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    v96_row_2.guarded(start, <u32 as __Elem>::ZERO),
                                    v95_row_2.guarded(start, <u32 as __Elem>::ZERO),
                                );
                            }
                        }
                    }
                    let v95_row_3 = v95.row(0, [v103], v104);
                    let v97_row = v97.row(0, [v103], v104);
                    let (from, to) = __cpu::common(v104, [v95_row_3.unit_span(), v97_row.unit_span()]);
                    Self::parallel_39::<L, _, _>(
                        level,
                        from,
                        to - from,
                        v95_row_3.slice(from, to - from),
                        v97_row.slice_mut(from, to - from),
                    );
                    if to - from < v104 {
                        for (start, end) in [(0, from), (to, v104)] {
                            Self::parallel_39::<L, _, _>(
                                level,
                                start,
                                end - start,
                                v95_row_3.guarded(start, <u32 as __Elem>::ZERO),
                                v97_row.guarded(start, <u32 as __Elem>::ZERO),
                            );
                        }
                    }
                    let v98_row = v98.row(0, [v103], v104);
                    let (from, to) = __cpu::common(v104, [v98_row.unit_span()]);
                    Self::parallel_40::<L, _>(
                        level,
                        from,
                        to - from,
                        v98_row.slice_mut(from, to - from),
                        v103,
                        v104,
                        v97,
                    );
                    if to - from < v104 {
                        for (start, end) in [(0, from), (to, v104)] {
                            Self::parallel_40::<L, _>(
                                level,
                                start,
                                end - start,
                                v98_row.guarded(start, <u32 as __Elem>::ZERO),
                                v103,
                                v104,
                                v97,
                            );
                        }
                    }
                    Self::parallel_41::<L>(level, 0, v104);
                    let v99_row = v99.row(0, [v103], v104);
                    let (from, to) = __cpu::common(v104, [v99_row.unit_span()]);
                    Self::parallel_42::<L, _>(
                        level,
                        from,
                        to - from,
                        v99_row.slice_mut(from, to - from),
                        v103,
                        v104,
                        v98,
                    );
                    if to - from < v104 {
                        for (start, end) in [(0, from), (to, v104)] {
                            Self::parallel_42::<L, _>(
                                level,
                                start,
                                end - start,
                                v99_row.guarded(start, <u32 as __Elem>::ZERO),
                                v103,
                                v104,
                                v98,
                            );
                        }
                    }
                    let v99_row_2 = v99.row(0, [v103], v104);
                    let v100_row = v100.row(0, [v103], v104);
                    let (from, to) = __cpu::common(v104, [v99_row_2.unit_span(), v100_row.unit_span()]);
                    Self::parallel_43::<L, _, _>(
                        level,
                        from,
                        to - from,
                        v99_row_2.slice(from, to - from),
                        v100_row.slice_mut(from, to - from),
                    );
                    if to - from < v104 {
                        for (start, end) in [(0, from), (to, v104)] {
                            Self::parallel_43::<L, _, _>(
                                level,
                                start,
                                end - start,
                                v99_row_2.guarded(start, <u32 as __Elem>::ZERO),
                                v100_row.guarded(start, <u32 as __Elem>::ZERO),
                            );
                        }
                    }
                }
                if d6_2 >= 2 {
                    let v99_row_3 = v99.row(0, [0], BM as i64 + 1);
                    let t17_2_row = t17_2.row(0, [0], BM as i64 + 1);
                    Self::parallel_44::<L, _, _>(
                        level,
                        0,
                        BM as i64 + 1,
                        v99_row_3.slice(0, BM as i64 + 1),
                        t17_2_row.slice_mut(0, BM as i64 + 1),
                    );
                    let v101_row = v101.row(0, [0], BM as i64 + 1);
                    Self::parallel_45::<L, _>(level, 0, BM as i64 + 1, v101_row.slice_mut(0, BM as i64 + 1), t17_2);
                    let v101_row_2 = v101.row(0, [0], BM as i64 + 1);
                    let v100_row_2 = v100.row(0, [0], BM as i64 + 1);
                    Self::parallel_46::<L, _, _>(
                        level,
                        0,
                        BM as i64 + 1,
                        v101_row_2.slice(0, BM as i64 + 1),
                        v100_row_2.slice_mut(0, BM as i64 + 1),
                    );
                }
                let v100_row_3 = v100.row(0, [0], BM as i64 + 1);
                let t17_2_row_2 = t17_2.row(0, [0], BM as i64 + 1);
                Self::parallel_47::<L, _, _>(
                    level,
                    0,
                    BM as i64 + 1,
                    v100_row_3.slice(0, BM as i64 + 1),
                    t17_2_row_2.slice_mut(0, BM as i64 + 1),
                );
                let v127 = __Elem::div(d4_2, 3_i64);
                let t17_2_row_3 = t17_2.row(0, [0], BM as i64 + 1);
                Self::parallel_48::<L, _>(
                    level,
                    0,
                    BM as i64 + 1,
                    t17_2_row_3.slice_mut(0, BM as i64 + 1),
                    x0_2,
                    v127,
                );
                let t18_2 = scratch.tile::<f32, 2>([2 * BN as i64, 2 * BM as i64]);
                __cpu::scan::<L, __cpu::reduce::Sum, _, _, _>(t14_2, 1, t18_2, true, <f32 as __Elem>::ZERO);
                let v132 = t18_2.load([__Elem::div(b7_2, 1_i64), __Elem::rem(d4_2.wrapping_sub(9), _p8_2.wrapping_sub(1))], <f32 as __Elem>::ZERO);
                if __Elem::is_nan(v132) {
                    let mut scratch = scratch;
                    let t19_2 = scratch.tile::<bool, 2>([BM as i64, BN as i64]);
                    let x0_2_at_2 = x0_2.window([d4_2.wrapping_mul(BN as i64), d4_2.wrapping_mul(2 * BM as i64), b7_2.wrapping_mul(BN as i64)], [BN as i64, BM as i64, 1]).squeeze([0, 1]);
                    let x0_2_at_2_at = x0_2_at_2.permute([1, 0]);
                    __cpu::copy::<L, _, _, _>(x0_2_at_2_at, t19_2, <bool as __Elem>::ZERO);
                    let t14_2_at = t14_2.window([_p8_2.wrapping_mul(BM as i64 + 1), _p8_2.wrapping_mul(2 * BM as i64)], [BM as i64, BN as i64]);
                    __cpu::copy::<L, _, _, _>(t19_2, t14_2_at, <f32 as __Elem>::ZERO);
                    for i37_2 in 0_i64..(2 * BN as i64) {
                        let v133 = 5_i64.wrapping_add(i37_2).wrapping_mul(5);
                        let v134 = 5_i64.wrapping_add(i37_2).wrapping_mul(5);
                        let t18_2_row = t18_2.row(1, [i37_2, 0], 2 * BM as i64);
                        Self::parallel_49::<L, _>(
                            level,
                            0,
                            2 * BM as i64,
                            t18_2_row.slice(0, 2 * BM as i64),
                            v133,
                            v134,
                            h5_2,
                        );
                    }
                    for i39_2 in 0_i64..(BM as i64) {
                        let v137 = 5_i64.wrapping_add(i39_2).wrapping_mul(5);
                        let v138 = 5_i64.wrapping_add(i39_2).wrapping_mul(5);
                        let t19_2_row = t19_2.row(1, [i39_2, 0], BN as i64);
                        Self::parallel_50::<L, _>(
                            level,
                            0,
                            BN as i64,
                            t19_2_row.slice(0, BN as i64),
                            v137,
                            v138,
                            h5_2,
                        );
                    }
                }
                let v141 = __Elem::to::<i64>(_p8_2).wrapping_mul(9_i64).wrapping_add(__Elem::to::<i64>(_q10_2.wrapping_add(1)));
                let v142 = __Elem::div(v141, 9_i64);
                let v143 = t17_2.load([1], <u32 as __Elem>::ZERO);
                let x0_2_row = x0_2.row(1, [__Elem::to::<i64>(v143), 0, _q10_2], BM as i64);
                let (from, to) = __cpu::common(BM as i64, [x0_2_row.span()]);
                Self::parallel_51::<L, _>(
                    level,
                    from,
                    to - from,
                    x0_2_row.strided(from),
                    x0_2,
                    _q10_2,
                    t6_2,
                    b7_2,
                    v142,
                    a4_2,
                );
                if to - from < BM as i64 {
                    for (start, end) in [(0, from), (to, BM as i64)] {
                        Self::parallel_51::<L, _>(
                            level,
                            start,
                            end - start,
                            x0_2_row.guarded(start, <u32 as __Elem>::ZERO),
                            x0_2,
                            _q10_2,
                            t6_2,
                            b7_2,
                            v142,
                            a4_2,
                        );
                    }
                }
                for i42_2 in 0_i64..(BN as i64) {
                    let v149 = 5_i64.wrapping_add(i42_2).wrapping_mul(5);
                    let v150 = 5_i64.wrapping_add(i42_2).wrapping_mul(5);
                    let t6_2_row = t6_2.row(1, [i42_2, 0], BN as i64);
                    Self::parallel_52::<L, _>(level, 0, BN as i64, t6_2_row.slice(0, BN as i64), v149, v150, h5_2);
                }
                let t7_2_row_3 = t7_2.row(0, [0], BM as i64);
                Self::parallel_53::<L, _>(level, 0, BM as i64, t7_2_row_3.slice(0, BM as i64), h5_2);
                for i45_2 in 0_i64..(2 * BN as i64) {
                    let v155 = 5_i64.wrapping_add(i45_2).wrapping_mul(5);
                    let v156 = 5_i64.wrapping_add(i45_2).wrapping_mul(5);
                    let t14_2_row = t14_2.row(1, [i45_2, 0], 2 * BM as i64);
                    Self::parallel_54::<L, _>(
                        level,
                        0,
                        2 * BM as i64,
                        t14_2_row.slice(0, 2 * BM as i64),
                        v155,
                        v156,
                        h5_2,
                    );
                }
                let t17_2_row_4 = t17_2.row(0, [0], BM as i64 + 1);
                Self::parallel_55::<L, _>(level, 0, BM as i64 + 1, t17_2_row_4.slice(0, BM as i64 + 1), h5_2);
                for i48_2 in 0_i64..(2 * BN as i64) {
                    let v161 = 5_i64.wrapping_add(i48_2).wrapping_mul(5);
                    let v162 = 5_i64.wrapping_add(i48_2).wrapping_mul(5);
                    let t18_2_row_2 = t18_2.row(1, [i48_2, 0], 2 * BM as i64);
                    Self::parallel_56::<L, _>(
                        level,
                        0,
                        2 * BM as i64,
                        t18_2_row_2.slice(0, 2 * BM as i64),
                        v161,
                        v162,
                        h5_2,
                    );
                }
                let t20_2 = scratch.tile::<bool, 1>([2 * BN as i64]);
                let y2_2_at = y2_2.window([b7_2.wrapping_mul(2 * BN as i64)], [2 * BN as i64]);
                let mut copy_out_2 = __cpu::FusedCopyOut::new(t20_2, y2_2_at, <bool as __Elem>::ZERO, __cpu::is_non_temporal(call, &y2_2));
                let v165 = 7 < d5_2;
                let t20_2_row = t20_2.row(0, [0], 2 * BN as i64);
                let mut chunks_3 = copy_out_2.chunks([0], 0, 2 * BN as i64, &__cpu::PacedPrefetch::none());
                while chunks_3.advance() {
                    let (start, count) = chunks_3.chunk();
                    Self::parallel_57::<L, _>(level, start, count, t20_2_row.slice_mut(start, count), v165);
                    copy_out_2.store::<L>([0], start, count);
                }
                copy_out_2.finish::<L>();
                let v166 = t6_2.load([0, _p8_2], <bool as __Elem>::ZERO);
                let v167 = __Elem::to::<u32>(v166);
                let y3_2_row = y3_2.row(0, [b7_2.wrapping_mul(2 * BN as i64)], 2 * BN as i64);
                let (from, to) = __cpu::common(2 * BN as i64, [y3_2_row.unit_span()]);
                let mut staging_2 = __cpu::StagingBuffer::new();
                let mut chunks_4 = __cpu::StreamingRow::new(y3_2_row, from, to - from, __cpu::is_non_temporal(call, &y3_2), &mut staging_2);
                while chunks_4.advance() {
                    let (start, count) = chunks_4.chunk();
                    Self::parallel_58::<L, _>(level, start, count, chunks_4.slice_mut(), v167, d3_2);
                    chunks_4.store();
                }
                if to - from < 2 * BN as i64 {
                    for (start, end) in [(0, from), (to, 2 * BN as i64)] {
                        Self::parallel_58::<L, _>(
                            level,
                            start,
                            end - start,
                            y3_2_row.guarded(start, <u32 as __Elem>::ZERO),
                            v167,
                            d3_2,
                        );
                    }
                }
            }
        }
    }
}
