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
    unsafe fn parallel<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::Row<i32>, R1: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        x2_row: R0,
        mut t8_row: R1,
        v0: u32,
        v1: i32,
        _p7: i32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i10 = start + lane as i64;
                let v2 = x2_row.get(lane);
                let v3 = __Elem::select(v0 < __Elem::to::<u32>(__Elem::div(i10, 4_i64)), __Elem::rem(__Elem::div(v2, 7_i32), v1), _p7);
                t8_row.set(lane, v3);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut v2_row: R0,
        n8: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut l10_cells = [<i32 as __Elem>::ZERO; 2];
                let l10 = __cpu::View::packed(l10_cells.as_mut_ptr(), [2]);
                for k16 in 0_i64..2 {
                    l10.store([k16], 0_i32);
                }
                let v17 = l10.load([n8], <i32 as __Elem>::ZERO);
                v2_row.set(lane, v17);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut v3_row: R0,
        v7: i64,
        v8: i64,
        v2: __cpu::View<i32, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v9 = start + lane as i64;
                let v10 = __Elem::rem(v7.wrapping_add(v9), 3_i64);
                let v11 = v7.wrapping_add(__Elem::select((v10 >= 0) & (v10 < v8), v10, v9));
                let v12 = v2.load([v11], <i32 as __Elem>::ZERO);
                v3_row.set(lane, v12);
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
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut v4_row: R0,
        v7: i64,
        v8: i64,
        v3: __cpu::View<i32, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v13 = start + lane as i64;
                let v14 = __Elem::rem(v7.wrapping_add(v13), 32_i64).wrapping_sub(15);
                let v15 = v7.wrapping_add(__Elem::select((v14 >= 0) & (v14 < v8), v14, v13));
                let v16 = v3.load([v15], <i32 as __Elem>::ZERO);
                v4_row.set(lane, v16);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<i32>, R1: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        v4_row_2: R0,
        mut t9_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v18 = v4_row_2.get(lane);
                t9_row.set(lane, v18);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut v5_row: R0,
        t9: __cpu::View<i32, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v19 = start + lane as i64;
                let v21 = t9.load([__Elem::rem(v19.wrapping_add(36), 40_i64)], <i32 as __Elem>::ZERO);
                v5_row.set(lane, v21);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::Row<i32>, R1: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        v5_row_2: R0,
        mut t9_row_2: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v20 = v5_row_2.get(lane);
                t9_row_2.set(lane, v20);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::RowMut<i16>>(
        level: L,
        start: i64,
        count: i64,
        mut t15_row: R0,
        v24: i16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t15_row.set(lane, v24);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level>(
        level: L,
        start: i64,
        count: i64,
        v29: i32,
        a5: __cpu::View<i32, 1>,
        d2: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                a5.atomic(__cpu::AtomicOp::And, [d2], v29, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t12_row: R0,
        v30: i64,
        v31: i64,
        h6: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i27 = start + lane as i64;
                let v32 = t12_row.get(lane);
                let v33 = __Elem::to::<u64>(__Elem::to::<i64>(v32 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v31.wrapping_add(i27)));
                h6.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v30.wrapping_add(i27), 7_i64)], v33, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t11_row: R0,
        h6: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i28 = start + lane as i64;
                let v34 = t11_row.get(lane);
                let v35 = __Elem::to::<u64>(v34).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i28)));
                h6.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i28), 7_i64)], v35, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::Row<i16>>(
        level: L,
        start: i64,
        count: i64,
        t15_row_2: R0,
        h6: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i29 = start + lane as i64;
                let v36 = t15_row_2.get(lane);
                let v37 = __Elem::to::<u64>(v36).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i29)));
                h6.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i29), 7_i64)], v37, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t16_row: R0,
        v38: i64,
        v39: i64,
        h6: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i31 = start + lane as i64;
                let v40 = t16_row.get(lane);
                let v41 = __Elem::to::<u64>(v40).wrapping_mul(__Elem::to::<u64>(v39.wrapping_add(i31)));
                h6.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v38.wrapping_add(i31), 7_i64)], v41, __cpu::Order::AcqRel);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t17_row: R0,
        h6: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i32 = start + lane as i64;
                let v42 = t17_row.get(lane);
                let v43 = __Elem::to::<u64>(v42).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i32)));
                h6.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i32), 7_i64)], v43, __cpu::Order::Release);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<
        L: __cpu::Level,
        R0: __cpu::row::Row<i32>,
        R1: __cpu::row::Row<__cpu::bf16>,
        R2: __cpu::row::Row<i16>,
        R3: __cpu::row::Row<i32>,
        R4: __cpu::row::Row<i32>,
        R5: __cpu::row::Row<__cpu::bf16>,
        R6: __cpu::row::Row<__cpu::bf16>,
        R7: __cpu::row::RowMut<__cpu::bf16>,
    >(
        level: L,
        start: i64,
        count: i64,
        t9_row_3: R0,
        x1_row: R1,
        t15_row_3: R2,
        t11_row_2: R3,
        t8_row_2: R4,
        x0_row: R5,
        x1_row_2: R6,
        mut y3_row: R7,
        t8: __cpu::View<i32, 2>,
        d4: i64,
        d6: i64,
        v47: i32,
        v49: bool,
        x0: __cpu::View<__cpu::bf16, 3>,
        v46: __cpu::bf16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i33 = start + lane as i64;
                let v50 = t9_row_3.get(lane);
                let v51 = t8.load([d4, __Elem::to::<i64>(v50)], <i32 as __Elem>::ZERO);
                let v52 = __Elem::to::<i64>(__Elem::to::<i8>(__Elem::to::<i64>(v51).wrapping_sub(8)));
                let v53 = __Elem::div(i33.wrapping_mul(BM as i64 + 1), BM as i64 + 1);
                let v54 = x1_row.get(lane);
                let v55 = __Elem::select(v49, <__cpu::bf16 as __Elem>::of_i64(-1), v54);
                let v56 = t15_row_3.get(lane);
                let v57 = x0.load([__Elem::to::<i64>(v56), i33, i33], <__cpu::bf16 as __Elem>::ZERO);
                let v58 = __Elem::mul(__Elem::mul(v55, v57), <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v59 = t11_row_2.get(lane);
                let v60 = t8_row_2.get(lane);
                let v61 = x0_row.get(lane);
                let v62 = __Elem::mul(v61, <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v63 = x1_row_2.get(lane);
                let v64 = __Elem::mul(__Elem::add(v63, <__cpu::bf16 as __Elem>::of_i64(2)), <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v65 = __Elem::select(v59 >= v60, __Elem::ln::<L, false>(v62), __Elem::tanh::<L, false>(v64));
                let v66 = __Elem::select(v47 >= __Elem::to::<i32>(v53), __Elem::exp2::<L, false>(v58), v65);
                y3_row.set(lane, __Elem::select(v52 == d6, v46, v66));
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        mut t18_row: R0,
        v69: __cpu::bf16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t18_row.set(lane, v69);
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut v70_row: R0,
        v71: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v72 = v70_row.get(lane);
                v70_row.set(lane, v72 / v71);
            }
        }
    }

    #[inline]
    unsafe fn parallel_19<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>, R1: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        t18_row_2: R0,
        mut v73_row: R1,
        v75: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v76 = t18_row_2.get(lane);
                let v77 = __Elem::to::<f32>(v76) - v75;
                v73_row.set(lane, v77 * v77);
            }
        }
    }

    #[inline]
    unsafe fn parallel_20<L: __cpu::Level, R0: __cpu::row::Row<f32>, R1: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        v78_row: R0,
        mut t19_row: R1,
        v79: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v80 = v78_row.get(lane);
                t19_row.set(lane, __Elem::to::<__cpu::bf16>(v80 / v79));
            }
        }
    }

    #[inline]
    unsafe fn parallel_21<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<i32>,
        R1: __cpu::row::RowMut<i32>,
    >(
        level: L,
        start: i64,
        count: i64,
        x2_2_row: R0,
        mut t8_2_row: R1,
        v81: u32,
        v82: i32,
        _p7_2: i32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i10 = start + lane as i64;
                let v83 = x2_2_row.get(lane);
                let v84 = __Elem::select(v81 < __Elem::to::<u32>(__Elem::div(i10, 4_i64)), __Elem::rem(__Elem::div(v83, 7_i32), v82), _p7_2);
                t8_2_row.set(lane, v84);
            }
        }
    }

    #[inline]
    unsafe fn parallel_22<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut v83_row: R0,
        n8_2: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut l10_2_cells = [<i32 as __Elem>::ZERO; 2];
                let l10_2 = __cpu::View::packed(l10_2_cells.as_mut_ptr(), [2]);
                for k16_2 in 0_i64..2 {
                    l10_2.store([k16_2], 0_i32);
                }
                let v17_2 = l10_2.load([n8_2], <i32 as __Elem>::ZERO);
                v83_row.set(lane, v17_2);
            }
        }
    }

    #[inline]
    unsafe fn parallel_23<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut v84_row: R0,
        v88: i64,
        v89: i64,
        v83: __cpu::View<i32, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v90 = start + lane as i64;
                let v91 = __Elem::rem(v88.wrapping_add(v90), 3_i64);
                let v92 = v88.wrapping_add(__Elem::select((v91 >= 0) & (v91 < v89), v91, v90));
                let v93 = v83.load([v92], <i32 as __Elem>::ZERO);
                v84_row.set(lane, v93);
            }
        }
    }

    #[inline]
    unsafe fn parallel_24<L: __cpu::Level>(
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
    unsafe fn parallel_25<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut v85_row: R0,
        v88: i64,
        v89: i64,
        v84: __cpu::View<i32, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v94 = start + lane as i64;
                let v95 = __Elem::rem(v88.wrapping_add(v94), 32_i64).wrapping_sub(15);
                let v96 = v88.wrapping_add(__Elem::select((v95 >= 0) & (v95 < v89), v95, v94));
                let v97 = v84.load([v96], <i32 as __Elem>::ZERO);
                v85_row.set(lane, v97);
            }
        }
    }

    #[inline]
    unsafe fn parallel_26<L: __cpu::Level, R0: __cpu::row::Row<i32>, R1: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        v85_row_2: R0,
        mut t9_2_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v98 = v85_row_2.get(lane);
                t9_2_row.set(lane, v98);
            }
        }
    }

    #[inline]
    unsafe fn parallel_27<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut v86_row: R0,
        t9_2: __cpu::View<i32, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v99 = start + lane as i64;
                let v21_2 = t9_2.load([__Elem::rem(v99.wrapping_add(36), 40_i64)], <i32 as __Elem>::ZERO);
                v86_row.set(lane, v21_2);
            }
        }
    }

    #[inline]
    unsafe fn parallel_28<L: __cpu::Level, R0: __cpu::row::Row<i32>, R1: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        v86_row_2: R0,
        mut t9_2_row_2: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v100 = v86_row_2.get(lane);
                t9_2_row_2.set(lane, v100);
            }
        }
    }

    #[inline]
    unsafe fn parallel_29<L: __cpu::Level, R0: __cpu::row::RowMut<i16>>(
        level: L,
        start: i64,
        count: i64,
        mut t15_2_row: R0,
        v103: i16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t15_2_row.set(lane, v103);
            }
        }
    }

    #[inline]
    unsafe fn parallel_30<L: __cpu::Level>(
        level: L,
        start: i64,
        count: i64,
        v108: i32,
        a5_2: __cpu::View<i32, 1>,
        d2_2: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                a5_2.update(__cpu::AtomicOp::And, [d2_2], v108);
            }
        }
    }

    #[inline]
    unsafe fn parallel_31<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t12_2_row: R0,
        v109: i64,
        v110: i64,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i27_2 = start + lane as i64;
                let v111 = t12_2_row.get(lane);
                let v112 = __Elem::to::<u64>(__Elem::to::<i64>(v111 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v110.wrapping_add(i27_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v109.wrapping_add(i27_2), 7_i64)], v112);
            }
        }
    }

    #[inline]
    unsafe fn parallel_32<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t11_2_row: R0,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i28_2 = start + lane as i64;
                let v113 = t11_2_row.get(lane);
                let v114 = __Elem::to::<u64>(v113).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i28_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i28_2), 7_i64)], v114);
            }
        }
    }

    #[inline]
    unsafe fn parallel_33<L: __cpu::Level, R0: __cpu::row::Row<i16>>(
        level: L,
        start: i64,
        count: i64,
        t15_2_row_2: R0,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i29_2 = start + lane as i64;
                let v115 = t15_2_row_2.get(lane);
                let v116 = __Elem::to::<u64>(v115).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i29_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i29_2), 7_i64)], v116);
            }
        }
    }

    #[inline]
    unsafe fn parallel_34<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t16_2_row: R0,
        v117: i64,
        v118: i64,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i31_2 = start + lane as i64;
                let v119 = t16_2_row.get(lane);
                let v120 = __Elem::to::<u64>(v119).wrapping_mul(__Elem::to::<u64>(v118.wrapping_add(i31_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v117.wrapping_add(i31_2), 7_i64)], v120);
            }
        }
    }

    #[inline]
    unsafe fn parallel_35<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t17_2_row: R0,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i32_2 = start + lane as i64;
                let v121 = t17_2_row.get(lane);
                let v122 = __Elem::to::<u64>(v121).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i32_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i32_2), 7_i64)], v122);
            }
        }
    }

    #[inline]
    unsafe fn parallel_36<
        L: __cpu::Level,
        R0: __cpu::row::Row<i32>,
        R1: __cpu::row::Row<__cpu::bf16>,
        R2: __cpu::row::Row<i16>,
        R3: __cpu::row::Row<i32>,
        R4: __cpu::row::Row<i32>,
        R5: __cpu::row::Row<__cpu::bf16>,
        R6: __cpu::row::Row<__cpu::bf16>,
        R7: __cpu::row::RowMut<__cpu::bf16>,
    >(
        level: L,
        start: i64,
        count: i64,
        t9_2_row_3: R0,
        x1_2_row: R1,
        t15_2_row_3: R2,
        t11_2_row_2: R3,
        t8_2_row_2: R4,
        x0_2_row: R5,
        x1_2_row_2: R6,
        mut y3_2_row: R7,
        t8_2: __cpu::View<i32, 2>,
        d4_2: i64,
        d6_2: i64,
        v126: i32,
        v128: bool,
        x0_2: __cpu::View<__cpu::bf16, 3>,
        v125: __cpu::bf16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i33_2 = start + lane as i64;
                let v129 = t9_2_row_3.get(lane);
                let v130 = t8_2.load([d4_2, __Elem::to::<i64>(v129)], <i32 as __Elem>::ZERO);
                let v131 = __Elem::to::<i8>(__Elem::to::<i64>(v130).wrapping_sub(8));
                let v132 = __Elem::div(i33_2.wrapping_mul(BM as i64 + 1), BM as i64 + 1);
                let v133 = x1_2_row.get(lane);
                let v134 = __Elem::select(v128, <__cpu::bf16 as __Elem>::of_i64(-1), v133);
                let v135 = t15_2_row_3.get(lane);
                let v136 = x0_2.load([__Elem::to::<i64>(v135), i33_2, i33_2], <__cpu::bf16 as __Elem>::ZERO);
                let v137 = __Elem::mul(__Elem::mul(v134, v136), <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v138 = t11_2_row_2.get(lane);
                let v139 = t8_2_row_2.get(lane);
                let v140 = x0_2_row.get(lane);
                let v141 = __Elem::mul(v140, <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v142 = x1_2_row_2.get(lane);
                let v143 = __Elem::mul(__Elem::add(v142, <__cpu::bf16 as __Elem>::of_i64(2)), <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v144 = __Elem::select(v138 >= v139, __Elem::ln::<L, false>(v141), __Elem::tanh::<L, false>(v143));
                let v145 = __Elem::select(v126 >= __Elem::to::<i32>(v132), __Elem::exp2::<L, false>(v137), v144);
                let v146 = __Elem::select(__Elem::to::<i64>(v131) == d6_2, v125, v145);
                y3_2_row.set(lane, v146);
            }
        }
    }

    #[inline]
    unsafe fn parallel_37<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        mut t18_2_row: R0,
        v149: __cpu::bf16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t18_2_row.set(lane, v149);
            }
        }
    }

    #[inline]
    unsafe fn parallel_38<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut v150_row: R0,
        v151: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v152 = v150_row.get(lane);
                v150_row.set(lane, v152 / v151);
            }
        }
    }

    #[inline]
    unsafe fn parallel_39<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>, R1: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        t18_2_row_2: R0,
        mut v153_row: R1,
        v155: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v156 = t18_2_row_2.get(lane);
                let v157 = __Elem::to::<f32>(v156) - v155;
                v153_row.set(lane, v157 * v157);
            }
        }
    }

    #[inline]
    unsafe fn parallel_40<L: __cpu::Level, R0: __cpu::row::Row<f32>, R1: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        v158_row: R0,
        mut t19_2_row: R1,
        v159: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v160 = v158_row.get(lane);
                t19_2_row.set(lane, __Elem::to::<__cpu::bf16>(v160 / v159));
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
        let v0 = d4.wrapping_add(3);
        let n8 = __Elem::div(v0, 4_i64);
        let v1 = d4.wrapping_add(3);
        let v2 = __Elem::div(v1, 4_i64);
        plan.value(n8);
        plan.value(d6);
        plan.value(d4);
        plan.value(d0);
        plan.value(d2);
        plan.value(d1);
        plan.value(d3);
        plan.panels(1, [1, BM as i64, 1], 0b000, [BM as i64, 1], [1, 2], [false, true], __cpu::panel_a::<__cpu::bf16, __cpu::bf16, f32>());
        plan.panels(1, [1, 1, 4], 0b000, [1, 4], [1, 2], [true, false], __cpu::panel_b::<__cpu::bf16, __cpu::bf16, f32>());
        plan.finish([1, 1, v2])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<__cpu::bf16, 2>([BM as i64 + 1, 4]);
        size.tile::<i32, 2>([BM as i64, 4]);
        size.tile::<i32, 1>([40]);
        size.tile::<i32, 1>([40]);
        size.tile::<i32, 1>([40]);
        size.tile::<i32, 1>([40]);
        size.tile::<i32, 1>([40]);
        size.tile::<i32, 1>([BM as i64 + 1]);
        size.tile::<f32, 2>([BM as i64, 4]);
        size.panel_a::<L, __cpu::bf16, __cpu::bf16, f32>(BM as i64, 1);
        size.panel_b::<L, __cpu::bf16, __cpu::bf16, f32>(1, 4);
        size.gemm::<L, __cpu::bf16, __cpu::bf16, f32>(BM as i64, 4, 1);
        size.tile::<i16, 1>([BM as i64 + 1]);
        size.tile::<i32, 2>([BM as i64 + 1, 4]);
        size.tile::<i32, 1>([4]);
        size.tile::<__cpu::bf16, 2>([4, BM as i64]);
        size.tile::<__cpu::bf16, 1>([4]);
        size.tile::<f32, 1>([4]);
        size.tile::<f32, 2>([4, BM as i64]);
        size.tile::<f32, 1>([4]);
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
            let _p7 = __cpu::scalar::<i32>(call.args, 7);
            let panels_0 = __cpu::PanelCache::new::<L>(call, 0);
            let panels_1 = __cpu::PanelCache::new::<L>(call, 1);
            let n8 = __cpu::value::<i64>(call, 0);
            let d6 = __cpu::value::<i64>(call, 1);
            let d4 = __cpu::value::<i64>(call, 2);
            let d0 = __cpu::value::<i64>(call, 3);
            let d2 = __cpu::value::<i64>(call, 4);
            let d1 = __cpu::value::<i64>(call, 5);
            let d3 = __cpu::value::<i64>(call, 6);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b5] = block.index;
                let mut scratch = block.scratch;
                let t7 = scratch.tile::<__cpu::bf16, 2>([BM as i64 + 1, 4]);
                let x1_at = x1.window([n8, d6, b5], [1, 4, BM as i64 + 1]).squeeze([1, 2]);
                let x1_at_at = x1_at.permute([1, 0]);
                __cpu::copy::<L, _, _, _>(x1_at_at, t7, <__cpu::bf16 as __Elem>::of_i64(2));
                let t8 = scratch.tile::<i32, 2>([BM as i64, 4]);
                let whole = x2.has_rows(0, [0], [[0, 1]], [BM as i64, 4]);
                if whole {
                    for i9 in 0_i64..(BM as i64) {
                        let v0 = __Elem::to::<u32>(2_i64);
                        let v1 = x2.load([2], <i32 as __Elem>::ZERO);
                        let x2_row = x2.whole_row(0, [0], 4, 1);
                        let t8_row = t8.row(1, [i9, 0], 4);
                        Self::parallel::<L, true, _, _>(
                            level,
                            0,
                            4,
                            x2_row.slice(0, 4),
                            t8_row.slice_mut(0, 4),
                            v0,
                            v1,
                            _p7,
                        );
                    }
                } else {
                    for i9 in 0_i64..(BM as i64) {
                        let v0 = __Elem::to::<u32>(2_i64);
                        let v1 = x2.load([2], <i32 as __Elem>::ZERO);
                        let x2_row = x2.row(0, [0], 4);
                        let t8_row = t8.row(1, [i9, 0], 4);
                        let (from, to) = __cpu::common(4, [x2_row.unit_span()]);
                        Self::parallel::<L, false, _, _>(
                            level,
                            from,
                            to - from,
                            x2_row.slice(from, to - from),
                            t8_row.slice_mut(from, to - from),
                            v0,
                            v1,
                            _p7,
                        );
                        if to - from < 4 {
                            for (start, end) in [(0, from), (to, 4)] {
                                Self::parallel::<L, false, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    x2_row.guarded(start, <i32 as __Elem>::ZERO),
                                    t8_row.slice_mut(start, end - start),
                                    v0,
                                    v1,
                                    _p7,
                                );
                            }
                        }
                    }
                }
                let t9 = scratch.tile::<i32, 1>([40]);
                let v2 = scratch.tile::<i32, 1>([40]);
                let v3 = scratch.tile::<i32, 1>([40]);
                let v4 = scratch.tile::<i32, 1>([40]);
                let v5 = scratch.tile::<i32, 1>([40]);
                for v6 in 0_i64..2 {
                    let v7 = v6.wrapping_mul(32);
                    let v8 = __Elem::min(40_i64.wrapping_sub(v7), 32_i64);
                    let v2_row = v2.row(0, [v7], v8);
                    let (from, to) = __cpu::common(v8, [v2_row.unit_span()]);
                    Self::parallel_2::<L, _>(level, from, to - from, v2_row.slice_mut(from, to - from), n8);
                    if to - from < v8 {
                        for (start, end) in [(0, from), (to, v8)] {
                            Self::parallel_2::<L, _>(
                                level,
                                start,
                                end - start,
                                v2_row.guarded(start, <i32 as __Elem>::ZERO),
                                n8,
                            );
                        }
                    }
                    let v3_row = v3.row(0, [v7], v8);
                    let (from, to) = __cpu::common(v8, [v3_row.unit_span()]);
                    Self::parallel_3::<L, _>(level, from, to - from, v3_row.slice_mut(from, to - from), v7, v8, v2);
                    if to - from < v8 {
                        for (start, end) in [(0, from), (to, v8)] {
                            Self::parallel_3::<L, _>(
                                level,
                                start,
                                end - start,
                                v3_row.guarded(start, <i32 as __Elem>::ZERO),
                                v7,
                                v8,
                                v2,
                            );
                        }
                    }
                    Self::parallel_4::<L>(level, 0, v8);
                    let v4_row = v4.row(0, [v7], v8);
                    let (from, to) = __cpu::common(v8, [v4_row.unit_span()]);
                    Self::parallel_5::<L, _>(level, from, to - from, v4_row.slice_mut(from, to - from), v7, v8, v3);
                    if to - from < v8 {
                        for (start, end) in [(0, from), (to, v8)] {
                            Self::parallel_5::<L, _>(
                                level,
                                start,
                                end - start,
                                v4_row.guarded(start, <i32 as __Elem>::ZERO),
                                v7,
                                v8,
                                v3,
                            );
                        }
                    }
                    let v4_row_2 = v4.row(0, [v7], v8);
                    let t9_row = t9.row(0, [v7], v8);
                    let (from, to) = __cpu::common(v8, [v4_row_2.unit_span(), t9_row.unit_span()]);
                    Self::parallel_6::<L, _, _>(
                        level,
                        from,
                        to - from,
                        v4_row_2.slice(from, to - from),
                        t9_row.slice_mut(from, to - from),
                    );
                    if to - from < v8 {
                        for (start, end) in [(0, from), (to, v8)] {
                            Self::parallel_6::<L, _, _>(
                                level,
                                start,
                                end - start,
                                v4_row_2.guarded(start, <i32 as __Elem>::ZERO),
                                t9_row.guarded(start, <i32 as __Elem>::ZERO),
                            );
                        }
                    }
                }
                let v5_row = v5.row(0, [0], 40);
                Self::parallel_7::<L, _>(level, 0, 40, v5_row.slice_mut(0, 40), t9);
                let v5_row_2 = v5.row(0, [0], 40);
                let t9_row_2 = t9.row(0, [0], 40);
                Self::parallel_8::<L, _, _>(level, 0, 40, v5_row_2.slice(0, 40), t9_row_2.slice_mut(0, 40));
                let t11 = scratch.tile::<i32, 1>([BM as i64 + 1]);
                let v22 = t9.load([d6], <i32 as __Elem>::ZERO);
                let x2_at = x2.window([b5], [BM as i64 + 1]);
                __cpu::copy::<L, _, _, _>(x2_at, t11, v22);
                let t12 = scratch.tile::<f32, 2>([BM as i64, 4]);
                __cpu::fill::<L, _, _>(t12, 0.0_f32);
                let t13_own = scratch.panel_a::<L, __cpu::bf16, __cpu::bf16, f32>(BM as i64, 1);
                let t14_own = scratch.panel_b::<L, __cpu::bf16, __cpu::bf16, f32>(1, 4);
                for k22 in 0_i64..1 {
                    let x1_at_2 = x1.window([d4, n8, k22.wrapping_mul(1)], [1, BM as i64, 1]);
                    let t13_slot = panels_0.slot([d4, n8, k22.wrapping_mul(1)], t13_own);
                    let x1_at_3 = x1.window([d6, k22.wrapping_mul(1), d0], [1, 1, 4]);
                    let t14_slot = panels_1.slot([d6, k22.wrapping_mul(1), d0], t14_own);
                    __cpu::sized!((BM as i64) <= 3456, gemm_packed::<L, _, _, __cpu::bf16, __cpu::bf16, f32>(__cpu::Operand::FusedPack(x1_at_2.squeeze([1, 2]), <__cpu::bf16 as __Elem>::ZERO, t13_slot), __cpu::Operand::FusedPack(x1_at_3.squeeze([1, 2]), <__cpu::bf16 as __Elem>::ZERO, t14_slot), t12, 1, true, __cpu::PrefetchList::new([panels_0.prefetch_rows([d4, n8, k22.wrapping_mul(1)], [0, 0, 1], x1_at_2.prefetch_rows([0, 0, 1])), panels_1.prefetch_rows([d6, k22.wrapping_mul(1), d0], [0, 1, 0], x1_at_3.prefetch_rows([0, 1, 0]))])));
                }
                let t15 = scratch.tile::<i16, 1>([BM as i64 + 1]);
                let v23 = x2.load([d0], <i32 as __Elem>::ZERO);
                let v24 = __Elem::to::<i16>(v23).wrapping_add(-3_i16);
                let t15_row = t15.row(0, [0], BM as i64 + 1);
                Self::parallel_9::<L, _>(level, 0, BM as i64 + 1, t15_row.slice_mut(0, BM as i64 + 1), v24);
                let t16 = scratch.tile::<i32, 2>([BM as i64 + 1, 4]);
                __cpu::gather::<L, _, _, _, _>(t8, t15, t16, <i32 as __Elem>::ZERO);
                let t17 = scratch.tile::<i32, 1>([4]);
                let v25 = t11.load([d2], <i32 as __Elem>::ZERO);
                let v26 = x1.load([__Elem::rem(n8.wrapping_mul(BM as i64), BM as i64), 0, __Elem::to::<i64>(v25)], <__cpu::bf16 as __Elem>::ZERO);
                let v24_2 = __Elem::to_round::<L, i32>(v26, __cpu::Round::Down);
                __cpu::fill::<L, _, _>(t17, v24_2);
                let t15_at = t15.window([d1], [4]);
                __cpu::copy::<L, _, _, _>(t17, t15_at, <i16 as __Elem>::ZERO);
                let v27 = x2.load([0], <i32 as __Elem>::ZERO);
                let v28 = t17.load([__Elem::rem(d2, 4_i64)], <i32 as __Elem>::ZERO);
                let v29 = v27.wrapping_mul(4_i32) | v28;
                Self::parallel_10::<L>(level, 0, BM as i64 + 1, v29, a5, d2);
                for i26 in 0_i64..(BM as i64) {
                    let v30 = 5_i64.wrapping_add(i26).wrapping_mul(5);
                    let v31 = 5_i64.wrapping_add(i26).wrapping_mul(5);
                    let t12_row = t12.row(1, [i26, 0], 4);
                    Self::parallel_11::<L, _>(level, 0, 4, t12_row.slice(0, 4), v30, v31, h6);
                }
                let t11_row = t11.row(0, [0], BM as i64 + 1);
                Self::parallel_12::<L, _>(level, 0, BM as i64 + 1, t11_row.slice(0, BM as i64 + 1), h6);
                let t15_row_2 = t15.row(0, [0], BM as i64 + 1);
                Self::parallel_13::<L, _>(level, 0, BM as i64 + 1, t15_row_2.slice(0, BM as i64 + 1), h6);
                for i30 in 0_i64..(BM as i64 + 1) {
                    let v38 = 5_i64.wrapping_add(i30).wrapping_mul(5);
                    let v39 = 5_i64.wrapping_add(i30).wrapping_mul(5);
                    let t16_row = t16.row(1, [i30, 0], 4);
                    Self::parallel_14::<L, _>(level, 0, 4, t16_row.slice(0, 4), v38, v39, h6);
                }
                let t17_row = t17.row(0, [0], 4);
                Self::parallel_15::<L, _>(level, 0, 4, t17_row.slice(0, 4), h6);
                let v44 = __Elem::sub(<__cpu::bf16 as __Elem>::of_i64(-4), <__cpu::bf16 as __Elem>::of_i64(-2));
                let v45 = __Elem::mul(v44, <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v46 = __Elem::sigmoid::<L, false>(v45);
                let v47 = x2.load([x1.extent[2]], <i32 as __Elem>::ZERO);
                let v48 = x2.load([d2], <i32 as __Elem>::ZERO);
                let v49 = d2 == __Elem::to::<i64>(v48);
                let t9_row_3 = t9.row(0, [0], 4);
                let x1_row = x1.row(1, [5, 0, n8], 4);
                let t15_row_3 = t15.row(0, [0], 4);
                let t11_row_2 = t11.row(0, [0], 4);
                let t8_row_2 = t8.row(1, [d3, 0], 4);
                let x0_row = x0.row(1, [0, 0, 1], 4);
                let x1_row_2 = x1.row(2, [6, 1, 0], 4);
                let y3_row = y3.row(0, [b5.wrapping_mul(4)], 4);
                let (from, to) = __cpu::common(4, [x1_row.span(), t15_row_3.unit_span(), t11_row_2.unit_span(), t8_row_2.unit_span(), x0_row.span(), x1_row_2.unit_span(), y3_row.unit_span()]);
                Self::parallel_16::<L, _, _, _, _, _, _, _, _>(
                    level,
                    from,
                    to - from,
                    t9_row_3.slice(from, to - from),
                    x1_row.strided(from),
                    t15_row_3.slice(from, to - from),
                    t11_row_2.slice(from, to - from),
                    t8_row_2.slice(from, to - from),
                    x0_row.strided(from),
                    x1_row_2.slice(from, to - from),
                    y3_row.slice_mut(from, to - from),
                    t8,
                    d4,
                    d6,
                    v47,
                    v49,
                    x0,
                    v46,
                );
                if to - from < 4 {
                    for (start, end) in [(0, from), (to, 4)] {
                        Self::parallel_16::<L, _, _, _, _, _, _, _, _>(
                            level,
                            start,
                            end - start,
                            t9_row_3.slice(start, end - start),
                            x1_row.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            t15_row_3.guarded(start, <i16 as __Elem>::ZERO),
                            t11_row_2.guarded(start, <i32 as __Elem>::ZERO),
                            t8_row_2.guarded(start, <i32 as __Elem>::ZERO),
                            x0_row.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            x1_row_2.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            y3_row.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            t8,
                            d4,
                            d6,
                            v47,
                            v49,
                            x0,
                            v46,
                        );
                    }
                }
                let t18 = scratch.tile::<__cpu::bf16, 2>([4, BM as i64]);
                for i34 in 0_i64..4 {
                    let v67 = t11.load([i34], <i32 as __Elem>::ZERO);
                    let v68 = x0.load([__Elem::to::<i64>(v67), i34, 3], <__cpu::bf16 as __Elem>::ZERO);
                    let v69 = __Elem::floor::<L, false>(__Elem::max(v68, __Elem::to::<__cpu::bf16>(i34)));
                    let t18_row = t18.row(1, [i34, 0], BM as i64);
                    Self::parallel_17::<L, _>(level, 0, BM as i64, t18_row.slice_mut(0, BM as i64), v69);
                }
                let t19 = scratch.tile::<__cpu::bf16, 1>([4]);
                let v70 = scratch.tile::<f32, 1>([4]);
                __cpu::reduce::<L, __cpu::reduce::Sum, _, _, 2>(t18, 1, __cpu::insert_axis(v70, 1), false, <__cpu::bf16 as __Elem>::ZERO);
                let v71 = __Elem::to::<f32>(BM as i64);
                let v70_row = v70.row(0, [0], 4);
                Self::parallel_18::<L, _>(level, 0, 4, v70_row.slice_mut(0, 4), v71);
                let v73 = scratch.tile::<f32, 2>([4, BM as i64]);
                for v74 in 0_i64..4 {
                    let v75 = v70.load_inside([v74]);
                    let t18_row_2 = t18.row(1, [v74, 0], BM as i64);
                    let v73_row = v73.row(1, [v74, 0], BM as i64);
                    Self::parallel_19::<L, _, _>(
                        level,
                        0,
                        BM as i64,
                        t18_row_2.slice(0, BM as i64),
                        v73_row.slice_mut(0, BM as i64),
                        v75,
                    );
                }
                let v78 = scratch.tile::<f32, 1>([4]);
                __cpu::reduce::<L, __cpu::reduce::Sum, _, _, 2>(v73, 1, __cpu::insert_axis(v78, 1), false, <f32 as __Elem>::ZERO);
                let y4_at = y4.window([b5.wrapping_mul(4)], [4]);
                let mut copy_out = __cpu::FusedCopyOut::new(t19, y4_at, <__cpu::bf16 as __Elem>::ZERO, __cpu::is_non_temporal(call, &y4));
                let needed = copy_out.needed();
                let v79 = __Elem::to::<f32>(BM as i64);
                let v78_row = v78.row(0, [0], needed);
                let t19_row = t19.row(0, [0], needed);
                let mut chunks = copy_out.chunks([0], 0, needed, &__cpu::PacedPrefetch::none());
                while chunks.advance() {
                    let (start, count) = chunks.chunk();
                    Self::parallel_20::<L, _, _>(
                        level,
                        start,
                        count,
                        v78_row.slice(start, count),
                        t19_row.slice_mut(start, count),
                        v79,
                    );
                    copy_out.store::<L>([0], start, count);
                }
                copy_out.finish::<L>();
            }
        }
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
            let _p7_2 = __cpu::scalar::<i32>(call.args, 7);
            let panels_0 = __cpu::PanelCache::new::<L>(call, 0);
            let panels_1 = __cpu::PanelCache::new::<L>(call, 1);
            let n8_2 = __cpu::value::<i64>(call, 0);
            let d6_2 = __cpu::value::<i64>(call, 1);
            let d4_2 = __cpu::value::<i64>(call, 2);
            let d0_2 = __cpu::value::<i64>(call, 3);
            let d2_2 = __cpu::value::<i64>(call, 4);
            let d1_2 = __cpu::value::<i64>(call, 5);
            let d3_2 = __cpu::value::<i64>(call, 6);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b5_2] = block.index;
                let mut scratch = block.scratch;
                let t7_2 = scratch.tile::<__cpu::bf16, 2>([BM as i64 + 1, 4]);
                let x1_2_at = x1_2.window([n8_2, d6_2, b5_2], [1, 4, BM as i64 + 1]).squeeze([1, 2]);
                let x1_2_at_at = x1_2_at.permute([1, 0]);
                __cpu::copy::<L, _, _, _>(x1_2_at_at, t7_2, <__cpu::bf16 as __Elem>::of_i64(2));
                let t8_2 = scratch.tile::<i32, 2>([BM as i64, 4]);
                let whole_2 = x2_2.has_rows(0, [0], [[0, 1]], [BM as i64, 4]);
                if whole_2 {
                    for i9_2 in 0_i64..(BM as i64) {
                        let v81 = __Elem::to::<u32>(2_i64);
                        let v82 = x2_2.load([2], <i32 as __Elem>::ZERO);
                        let x2_2_row = x2_2.whole_row(0, [0], 4, 1);
                        let t8_2_row = t8_2.row(1, [i9_2, 0], 4);
                        Self::parallel_21::<L, true, _, _>(
                            level,
                            0,
                            4,
                            x2_2_row.slice(0, 4),
                            t8_2_row.slice_mut(0, 4),
                            v81,
                            v82,
                            _p7_2,
                        );
                    }
                } else {
                    for i9_2 in 0_i64..(BM as i64) {
                        let v81 = __Elem::to::<u32>(2_i64);
                        let v82 = x2_2.load([2], <i32 as __Elem>::ZERO);
                        let x2_2_row = x2_2.row(0, [0], 4);
                        let t8_2_row = t8_2.row(1, [i9_2, 0], 4);
                        let (from, to) = __cpu::common(4, [x2_2_row.unit_span()]);
                        Self::parallel_21::<L, false, _, _>(
                            level,
                            from,
                            to - from,
                            x2_2_row.slice(from, to - from),
                            t8_2_row.slice_mut(from, to - from),
                            v81,
                            v82,
                            _p7_2,
                        );
                        if to - from < 4 {
                            for (start, end) in [(0, from), (to, 4)] {
                                Self::parallel_21::<L, false, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    x2_2_row.guarded(start, <i32 as __Elem>::ZERO),
                                    t8_2_row.slice_mut(start, end - start),
                                    v81,
                                    v82,
                                    _p7_2,
                                );
                            }
                        }
                    }
                }
                let t9_2 = scratch.tile::<i32, 1>([40]);
                let v83 = scratch.tile::<i32, 1>([40]);
                let v84 = scratch.tile::<i32, 1>([40]);
                let v85 = scratch.tile::<i32, 1>([40]);
                let v86 = scratch.tile::<i32, 1>([40]);
                for v87 in 0_i64..2 {
                    let v88 = v87.wrapping_mul(32);
                    let v89 = __Elem::min(40_i64.wrapping_sub(v88), 32_i64);
                    let v83_row = v83.row(0, [v88], v89);
                    let (from, to) = __cpu::common(v89, [v83_row.unit_span()]);
                    Self::parallel_22::<L, _>(level, from, to - from, v83_row.slice_mut(from, to - from), n8_2);
                    if to - from < v89 {
                        for (start, end) in [(0, from), (to, v89)] {
                            Self::parallel_22::<L, _>(
                                level,
                                start,
                                end - start,
                                v83_row.guarded(start, <i32 as __Elem>::ZERO),
                                n8_2,
                            );
                        }
                    }
                    let v84_row = v84.row(0, [v88], v89);
                    let (from, to) = __cpu::common(v89, [v84_row.unit_span()]);
                    Self::parallel_23::<L, _>(
                        level,
                        from,
                        to - from,
                        v84_row.slice_mut(from, to - from),
                        v88,
                        v89,
                        v83,
                    );
                    if to - from < v89 {
                        for (start, end) in [(0, from), (to, v89)] {
                            Self::parallel_23::<L, _>(
                                level,
                                start,
                                end - start,
                                v84_row.guarded(start, <i32 as __Elem>::ZERO),
                                v88,
                                v89,
                                v83,
                            );
                        }
                    }
                    Self::parallel_24::<L>(level, 0, v89);
                    let v85_row = v85.row(0, [v88], v89);
                    let (from, to) = __cpu::common(v89, [v85_row.unit_span()]);
                    Self::parallel_25::<L, _>(
                        level,
                        from,
                        to - from,
                        v85_row.slice_mut(from, to - from),
                        v88,
                        v89,
                        v84,
                    );
                    if to - from < v89 {
                        for (start, end) in [(0, from), (to, v89)] {
                            Self::parallel_25::<L, _>(
                                level,
                                start,
                                end - start,
                                v85_row.guarded(start, <i32 as __Elem>::ZERO),
                                v88,
                                v89,
                                v84,
                            );
                        }
                    }
                    let v85_row_2 = v85.row(0, [v88], v89);
                    let t9_2_row = t9_2.row(0, [v88], v89);
                    let (from, to) = __cpu::common(v89, [v85_row_2.unit_span(), t9_2_row.unit_span()]);
                    Self::parallel_26::<L, _, _>(
                        level,
                        from,
                        to - from,
                        v85_row_2.slice(from, to - from),
                        t9_2_row.slice_mut(from, to - from),
                    );
                    if to - from < v89 {
                        for (start, end) in [(0, from), (to, v89)] {
                            Self::parallel_26::<L, _, _>(
                                level,
                                start,
                                end - start,
                                v85_row_2.guarded(start, <i32 as __Elem>::ZERO),
                                t9_2_row.guarded(start, <i32 as __Elem>::ZERO),
                            );
                        }
                    }
                }
                let v86_row = v86.row(0, [0], 40);
                Self::parallel_27::<L, _>(level, 0, 40, v86_row.slice_mut(0, 40), t9_2);
                let v86_row_2 = v86.row(0, [0], 40);
                let t9_2_row_2 = t9_2.row(0, [0], 40);
                Self::parallel_28::<L, _, _>(level, 0, 40, v86_row_2.slice(0, 40), t9_2_row_2.slice_mut(0, 40));
                let t11_2 = scratch.tile::<i32, 1>([BM as i64 + 1]);
                let v101 = t9_2.load([d6_2], <i32 as __Elem>::ZERO);
                let x2_2_at = x2_2.window([b5_2], [BM as i64 + 1]);
                __cpu::copy::<L, _, _, _>(x2_2_at, t11_2, v101);
                let t12_2 = scratch.tile::<f32, 2>([BM as i64, 4]);
                __cpu::fill::<L, _, _>(t12_2, 0.0_f32);
                let t13_2_own = scratch.panel_a::<L, __cpu::bf16, __cpu::bf16, f32>(BM as i64, 1);
                let t14_2_own = scratch.panel_b::<L, __cpu::bf16, __cpu::bf16, f32>(1, 4);
                for k22_2 in 0_i64..1 {
                    let x1_2_at_2 = x1_2.window([d4_2, n8_2, k22_2.wrapping_mul(1)], [1, BM as i64, 1]);
                    let t13_2_slot = panels_0.slot([d4_2, n8_2, k22_2.wrapping_mul(1)], t13_2_own);
                    let x1_2_at_3 = x1_2.window([d6_2, k22_2.wrapping_mul(1), d0_2], [1, 1, 4]);
                    let t14_2_slot = panels_1.slot([d6_2, k22_2.wrapping_mul(1), d0_2], t14_2_own);
                    __cpu::sized!((BM as i64) <= 3456, gemm_packed::<L, _, _, __cpu::bf16, __cpu::bf16, f32>(__cpu::Operand::FusedPack(x1_2_at_2.squeeze([1, 2]), <__cpu::bf16 as __Elem>::ZERO, t13_2_slot), __cpu::Operand::FusedPack(x1_2_at_3.squeeze([1, 2]), <__cpu::bf16 as __Elem>::ZERO, t14_2_slot), t12_2, 1, true, __cpu::PrefetchList::new([panels_0.prefetch_rows([d4_2, n8_2, k22_2.wrapping_mul(1)], [0, 0, 1], x1_2_at_2.prefetch_rows([0, 0, 1])), panels_1.prefetch_rows([d6_2, k22_2.wrapping_mul(1), d0_2], [0, 1, 0], x1_2_at_3.prefetch_rows([0, 1, 0]))])));
                }
                let t15_2 = scratch.tile::<i16, 1>([BM as i64 + 1]);
                let v102 = x2_2.load([d0_2], <i32 as __Elem>::ZERO);
                let v103 = __Elem::to::<i16>(v102).wrapping_add(-3_i16);
                let t15_2_row = t15_2.row(0, [0], BM as i64 + 1);
                Self::parallel_29::<L, _>(level, 0, BM as i64 + 1, t15_2_row.slice_mut(0, BM as i64 + 1), v103);
                let t16_2 = scratch.tile::<i32, 2>([BM as i64 + 1, 4]);
                __cpu::gather::<L, _, _, _, _>(t8_2, t15_2, t16_2, <i32 as __Elem>::ZERO);
                let t17_2 = scratch.tile::<i32, 1>([4]);
                let v104 = t11_2.load([d2_2], <i32 as __Elem>::ZERO);
                let v105 = x1_2.load([__Elem::rem(n8_2.wrapping_mul(BM as i64), BM as i64), 0, __Elem::to::<i64>(v104)], <__cpu::bf16 as __Elem>::ZERO);
                let v24_3 = __Elem::to_round::<L, i32>(v105, __cpu::Round::Down);
                __cpu::fill::<L, _, _>(t17_2, v24_3);
                let t15_2_at = t15_2.window([d1_2], [4]);
                __cpu::copy::<L, _, _, _>(t17_2, t15_2_at, <i16 as __Elem>::ZERO);
                let v106 = x2_2.load([0], <i32 as __Elem>::ZERO);
                let v107 = t17_2.load([__Elem::rem(d2_2, 4_i64)], <i32 as __Elem>::ZERO);
                let v108 = v106.wrapping_mul(4_i32) | v107;
                Self::parallel_30::<L>(level, 0, BM as i64 + 1, v108, a5_2, d2_2);
                for i26_2 in 0_i64..(BM as i64) {
                    let v109 = 5_i64.wrapping_add(i26_2).wrapping_mul(5);
                    let v110 = 5_i64.wrapping_add(i26_2).wrapping_mul(5);
                    let t12_2_row = t12_2.row(1, [i26_2, 0], 4);
                    Self::parallel_31::<L, _>(level, 0, 4, t12_2_row.slice(0, 4), v109, v110, h6_2);
                }
                let t11_2_row = t11_2.row(0, [0], BM as i64 + 1);
                Self::parallel_32::<L, _>(level, 0, BM as i64 + 1, t11_2_row.slice(0, BM as i64 + 1), h6_2);
                let t15_2_row_2 = t15_2.row(0, [0], BM as i64 + 1);
                Self::parallel_33::<L, _>(level, 0, BM as i64 + 1, t15_2_row_2.slice(0, BM as i64 + 1), h6_2);
                for i30_2 in 0_i64..(BM as i64 + 1) {
                    let v117 = 5_i64.wrapping_add(i30_2).wrapping_mul(5);
                    let v118 = 5_i64.wrapping_add(i30_2).wrapping_mul(5);
                    let t16_2_row = t16_2.row(1, [i30_2, 0], 4);
                    Self::parallel_34::<L, _>(level, 0, 4, t16_2_row.slice(0, 4), v117, v118, h6_2);
                }
                let t17_2_row = t17_2.row(0, [0], 4);
                Self::parallel_35::<L, _>(level, 0, 4, t17_2_row.slice(0, 4), h6_2);
                let v123 = __Elem::sub(<__cpu::bf16 as __Elem>::of_i64(-4), <__cpu::bf16 as __Elem>::of_i64(-2));
                let v124 = __Elem::mul(v123, <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v125 = __Elem::sigmoid::<L, false>(v124);
                let v126 = x2_2.load([x1_2.extent[2]], <i32 as __Elem>::ZERO);
                let v127 = x2_2.load([d2_2], <i32 as __Elem>::ZERO);
                let v128 = d2_2 == __Elem::to::<i64>(v127);
                let t9_2_row_3 = t9_2.row(0, [0], 4);
                let x1_2_row = x1_2.row(1, [5, 0, n8_2], 4);
                let t15_2_row_3 = t15_2.row(0, [0], 4);
                let t11_2_row_2 = t11_2.row(0, [0], 4);
                let t8_2_row_2 = t8_2.row(1, [d3_2, 0], 4);
                let x0_2_row = x0_2.row(1, [0, 0, 1], 4);
                let x1_2_row_2 = x1_2.row(2, [6, 1, 0], 4);
                let y3_2_row = y3_2.row(0, [b5_2.wrapping_mul(4)], 4);
                let (from, to) = __cpu::common(4, [x1_2_row.span(), t15_2_row_3.unit_span(), t11_2_row_2.unit_span(), t8_2_row_2.unit_span(), x0_2_row.span(), x1_2_row_2.unit_span(), y3_2_row.unit_span()]);
                Self::parallel_36::<L, _, _, _, _, _, _, _, _>(
                    level,
                    from,
                    to - from,
                    t9_2_row_3.slice(from, to - from),
                    x1_2_row.strided(from),
                    t15_2_row_3.slice(from, to - from),
                    t11_2_row_2.slice(from, to - from),
                    t8_2_row_2.slice(from, to - from),
                    x0_2_row.strided(from),
                    x1_2_row_2.slice(from, to - from),
                    y3_2_row.slice_mut(from, to - from),
                    t8_2,
                    d4_2,
                    d6_2,
                    v126,
                    v128,
                    x0_2,
                    v125,
                );
                if to - from < 4 {
                    for (start, end) in [(0, from), (to, 4)] {
                        Self::parallel_36::<L, _, _, _, _, _, _, _, _>(
                            level,
                            start,
                            end - start,
                            t9_2_row_3.slice(start, end - start),
                            x1_2_row.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            t15_2_row_3.guarded(start, <i16 as __Elem>::ZERO),
                            t11_2_row_2.guarded(start, <i32 as __Elem>::ZERO),
                            t8_2_row_2.guarded(start, <i32 as __Elem>::ZERO),
                            x0_2_row.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            x1_2_row_2.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            y3_2_row.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            t8_2,
                            d4_2,
                            d6_2,
                            v126,
                            v128,
                            x0_2,
                            v125,
                        );
                    }
                }
                let t18_2 = scratch.tile::<__cpu::bf16, 2>([4, BM as i64]);
                for i34_2 in 0_i64..4 {
                    let v147 = t11_2.load([i34_2], <i32 as __Elem>::ZERO);
                    let v148 = x0_2.load([__Elem::to::<i64>(v147), i34_2, 3], <__cpu::bf16 as __Elem>::ZERO);
                    let v149 = __Elem::floor::<L, false>(__Elem::max(v148, __Elem::to::<__cpu::bf16>(i34_2)));
                    let t18_2_row = t18_2.row(1, [i34_2, 0], BM as i64);
                    Self::parallel_37::<L, _>(level, 0, BM as i64, t18_2_row.slice_mut(0, BM as i64), v149);
                }
                let t19_2 = scratch.tile::<__cpu::bf16, 1>([4]);
                let v150 = scratch.tile::<f32, 1>([4]);
                __cpu::reduce::<L, __cpu::reduce::Sum, _, _, 2>(t18_2, 1, __cpu::insert_axis(v150, 1), false, <__cpu::bf16 as __Elem>::ZERO);
                let v151 = __Elem::to::<f32>(BM as i64);
                let v150_row = v150.row(0, [0], 4);
                Self::parallel_38::<L, _>(level, 0, 4, v150_row.slice_mut(0, 4), v151);
                let v153 = scratch.tile::<f32, 2>([4, BM as i64]);
                for v154 in 0_i64..4 {
                    let v155 = v150.load_inside([v154]);
                    let t18_2_row_2 = t18_2.row(1, [v154, 0], BM as i64);
                    let v153_row = v153.row(1, [v154, 0], BM as i64);
                    Self::parallel_39::<L, _, _>(
                        level,
                        0,
                        BM as i64,
                        t18_2_row_2.slice(0, BM as i64),
                        v153_row.slice_mut(0, BM as i64),
                        v155,
                    );
                }
                let v158 = scratch.tile::<f32, 1>([4]);
                __cpu::reduce::<L, __cpu::reduce::Sum, _, _, 2>(v153, 1, __cpu::insert_axis(v158, 1), false, <f32 as __Elem>::ZERO);
                let y4_2_at = y4_2.window([b5_2.wrapping_mul(4)], [4]);
                let mut copy_out_2 = __cpu::FusedCopyOut::new(t19_2, y4_2_at, <__cpu::bf16 as __Elem>::ZERO, __cpu::is_non_temporal(call, &y4_2));
                let needed_2 = copy_out_2.needed();
                let v159 = __Elem::to::<f32>(BM as i64);
                let v158_row = v158.row(0, [0], needed_2);
                let t19_2_row = t19_2.row(0, [0], needed_2);
                let mut chunks_2 = copy_out_2.chunks([0], 0, needed_2, &__cpu::PacedPrefetch::none());
                while chunks_2.advance() {
                    let (start, count) = chunks_2.chunk();
                    Self::parallel_40::<L, _, _>(
                        level,
                        start,
                        count,
                        v158_row.slice(start, count),
                        t19_2_row.slice_mut(start, count),
                        v159,
                    );
                    copy_out_2.store::<L>([0], start, count);
                }
                copy_out_2.finish::<L>();
            }
        }
    }
}
