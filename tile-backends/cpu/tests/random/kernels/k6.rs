// Emitted from the random kernel of seed 6.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;

pub const ROWS_6: usize = 4_u64 as usize;

#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel(());

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl __Kernel {
    #[inline]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::RowMut<bool>>(
        level: L,
        block: &__cpu::Block<'_>,
        start: i64,
        count: i64,
        mut t4_row: R0,
        v0: bool,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i10 = start + lane as i64;
                if !v0 {
                    __cpu::fail(block, concat!(file!(), ":4:5"), format_args!("an index is within its bounds"));
                }
                t4_row.set(lane, 1 <= i10);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::RowMut<u64>>(
        level: L,
        start: i64,
        count: i64,
        mut v1_row: R0,
        t6: __cpu::View<u64, 2>,
        v14: u64,
        d0: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut l9_cells = [<u64 as __Elem>::ZERO; 4];
                let l9 = __cpu::View::packed(l9_cells.as_mut_ptr(), [4]);
                for k17 in 0_i64..4 {
                    let v15 = t6.load([k17, k17], <u64 as __Elem>::ZERO);
                    l9.store([k17], v14.wrapping_mul(v15));
                }
                let v18 = l9.load([d0], <u64 as __Elem>::ZERO);
                v1_row.set(lane, v18);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::RowMut<u64>>(
        level: L,
        start: i64,
        count: i64,
        mut v2_row: R0,
        v12: i64,
        v13: i64,
        v1: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v16 = start + lane as i64;
                let v17 = v12.wrapping_add(v16);
                let v19 = __Elem::to::<i64>(__Elem::rem(v17, 8_i64).wrapping_sub(5));
                let v20 = __Elem::rem(v17, 32_i64).wrapping_sub(__Elem::to::<i64>(v19));
                let v21 = v12.wrapping_add(__Elem::select((v20 >= 0) & (v20 < v13), v20, v16));
                let v22 = v1.load([v21], <u64 as __Elem>::ZERO);
                v2_row.set(lane, v22);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<u64>, R1: __cpu::row::RowMut<u64>>(
        level: L,
        start: i64,
        count: i64,
        v2_row_2: R0,
        mut v3_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v23 = v2_row_2.get(lane);
                v3_row.set(lane, v23);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<u64>, R1: __cpu::row::RowMut<u64>>(
        level: L,
        start: i64,
        count: i64,
        v2_row_3: R0,
        mut t8_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v24 = v2_row_3.get(lane);
                t8_row.set(lane, v24);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::RowMut<u64>>(
        level: L,
        start: i64,
        count: i64,
        mut v4_row: R0,
        v25: i64,
        t8: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v26 = start + lane as i64;
                let v27 = __Elem::div(v25.wrapping_add(__Elem::div(v26, 32_i64)), 6_i64);
                let v21_2 = t8.load([v27], <u64 as __Elem>::ZERO);
                v4_row.set(lane, v21_2);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<u64>, R1: __cpu::row::RowMut<u64>>(
        level: L,
        start: i64,
        count: i64,
        v4_row_2: R0,
        mut v3_row_2: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v28 = v4_row_2.get(lane);
                v3_row_2.set(lane, v28);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::Row<u64>, R1: __cpu::row::RowMut<u64>>(
        level: L,
        start: i64,
        count: i64,
        v3_row_3: R0,
        mut v5_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v22_2 = v3_row_3.get(lane);
                v5_row.set(lane, v22_2);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::RowMut<u64>>(
        level: L,
        start: i64,
        count: i64,
        mut v6_row: R0,
        v30: i64,
        v31: i64,
        v5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v32 = start + lane as i64;
                let v33 = __Elem::rem(v30.wrapping_add(v32), 32_i64) ^ 33;
                let v34 = v30.wrapping_add(__Elem::select((v33 >= 0) & (v33 < v31), v33, v32));
                let v35 = v5.load([v34], <u64 as __Elem>::ZERO);
                v6_row.set(lane, v35);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::RowMut<bool>>(
        level: L,
        start: i64,
        count: i64,
        mut v7_row: R0,
        v30: i64,
        x1: __cpu::View<bool, 3>,
        b3: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v36 = start + lane as i64;
                let v37 = x1.load([0, __Elem::div(v30.wrapping_add(v36), 32_i64), b3], <bool as __Elem>::ZERO);
                v7_row.set(lane, v37);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut v8_row: R0,
        v43: u32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                v8_row.set(lane, v43);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<u64>, R1: __cpu::row::RowMut<u64>>(
        level: L,
        start: i64,
        count: i64,
        v6_row_2: R0,
        mut v9_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v44 = v6_row_2.get(lane);
                v9_row.set(lane, v44);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level>(
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
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::RowMut<u64>>(
        level: L,
        start: i64,
        count: i64,
        mut v10_row: R0,
        v30: i64,
        v31: i64,
        v6: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v46 = start + lane as i64;
                let v47 = v30.wrapping_add(v46);
                let v48 = __Elem::rem(v47, 32_i64).wrapping_add(__Elem::rem(v47, 8_i64));
                let v49 = v30.wrapping_add(__Elem::select((v48 >= 0) & (v48 < v31), v48, v46));
                let v50 = v6.load([v49], <u64 as __Elem>::ZERO);
                v10_row.set(lane, v50);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::Row<u64>, R1: __cpu::row::RowMut<u64>>(
        level: L,
        start: i64,
        count: i64,
        v10_row_2: R0,
        mut v9_row_2: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v51 = v10_row_2.get(lane);
                v9_row_2.set(lane, v51);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<L: __cpu::Level, R0: __cpu::row::Row<u64>, R1: __cpu::row::RowMut<u64>>(
        level: L,
        start: i64,
        count: i64,
        v9_row_3: R0,
        mut t8_row_2: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v27_2 = v9_row_3.get(lane);
                t8_row_2.set(lane, v27_2);
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t8_row_3: R0,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i28 = start + lane as i64;
                let v55 = t8_row_3.get(lane);
                let v56 = v55.wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i28)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i28), 7_i64)], v56, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t10_row: R0,
        v57: i64,
        v58: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i30 = start + lane as i64;
                let v59 = t10_row.get(lane);
                let v60 = v59.wrapping_mul(__Elem::to::<u64>(v58.wrapping_add(i30)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v57.wrapping_add(i30), 7_i64)], v60, __cpu::Order::SeqCst);
            }
        }
    }

    #[inline]
    unsafe fn parallel_19<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t11_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i31 = start + lane as i64;
                let v61 = __Elem::to::<i32>(i31).wrapping_mul(3_i32).wrapping_add(0_i32);
                t11_row.set(lane, v61);
            }
        }
    }

    #[inline]
    unsafe fn parallel_20<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t11_row_2: R0,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i32 = start + lane as i64;
                let v62 = t11_row_2.get(lane);
                let v63 = __Elem::to::<u64>(v62).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i32)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i32), 7_i64)], v63, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_21<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t12_row: R0,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i33 = start + lane as i64;
                let v64 = t12_row.get(lane);
                let v65 = __Elem::to::<u64>(v64).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i33)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i33), 7_i64)], v65, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_22<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t7_row: R0,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i34 = start + lane as i64;
                let v66 = t7_row.get(lane);
                let v67 = __Elem::to::<u64>(v66).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i34)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i34), 7_i64)], v67, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_23<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t8_row_4: R0,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i35 = start + lane as i64;
                let v68 = t8_row_4.get(lane);
                let v69 = v68.wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i35)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i35), 7_i64)], v69, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_24<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t13_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i36 = start + lane as i64;
                let v70 = __Elem::to::<i32>(i36).wrapping_mul(3_i32).wrapping_add(2_i32);
                t13_row.set(lane, v70);
            }
        }
    }

    #[inline]
    unsafe fn parallel_25<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t4_row_2: R0,
        v74: i64,
        v76: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i39 = start + lane as i64;
                let v77 = t4_row_2.get(lane);
                let v78 = __Elem::to::<u64>(v77).wrapping_mul(__Elem::to::<u64>(v76.wrapping_add(i39)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v74.wrapping_add(i39), 7_i64)], v78, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_26<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t5_row: R0,
        v79: i64,
        v80: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i41 = start + lane as i64;
                let v81 = t5_row.get(lane);
                let v82 = v81.wrapping_mul(__Elem::to::<u64>(v80.wrapping_add(i41)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v79.wrapping_add(i41), 7_i64)], v82, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_27<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t6_row: R0,
        v83: i64,
        v84: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i43 = start + lane as i64;
                let v85 = t6_row.get(lane);
                let v86 = v85.wrapping_mul(__Elem::to::<u64>(v84.wrapping_add(i43)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v83.wrapping_add(i43), 7_i64)], v86, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_28<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t13_row_2: R0,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i44 = start + lane as i64;
                let v87 = t13_row_2.get(lane);
                let v88 = __Elem::to::<u64>(v87).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i44)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i44), 7_i64)], v88, __cpu::Order::Acquire);
            }
        }
    }

    #[inline]
    unsafe fn parallel_29<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t14_row: R0,
        v89: i64,
        v90: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i46 = start + lane as i64;
                let v91 = t14_row.get(lane);
                let v92 = v91.wrapping_mul(__Elem::to::<u64>(v90.wrapping_add(i46)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v89.wrapping_add(i46), 7_i64)], v92, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_30<L: __cpu::Level, R0: __cpu::row::RowMut<bool>>(
        level: L,
        block: &__cpu::Block<'_>,
        start: i64,
        count: i64,
        mut t4_2_row: R0,
        v93: bool,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i10_2 = start + lane as i64;
                if !v93 {
                    __cpu::fail(block, concat!(file!(), ":4:5"), format_args!("an index is within its bounds"));
                }
                t4_2_row.set(lane, 1 <= i10_2);
            }
        }
    }

    #[inline]
    unsafe fn parallel_31<L: __cpu::Level, R0: __cpu::row::RowMut<u64>>(
        level: L,
        start: i64,
        count: i64,
        mut v94_row: R0,
        t6_2: __cpu::View<u64, 2>,
        v107: u64,
        d0_2: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut l9_2_cells = [<u64 as __Elem>::ZERO; 4];
                let l9_2 = __cpu::View::packed(l9_2_cells.as_mut_ptr(), [4]);
                for k17_2 in 0_i64..4 {
                    let v108 = t6_2.load([k17_2, k17_2], <u64 as __Elem>::ZERO);
                    l9_2.store([k17_2], v107.wrapping_mul(v108));
                }
                let v18_2 = l9_2.load([d0_2], <u64 as __Elem>::ZERO);
                v94_row.set(lane, v18_2);
            }
        }
    }

    #[inline]
    unsafe fn parallel_32<L: __cpu::Level, R0: __cpu::row::RowMut<u64>>(
        level: L,
        start: i64,
        count: i64,
        mut v95_row: R0,
        v105: i64,
        v106: i64,
        v94: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v109 = start + lane as i64;
                let v110 = v105.wrapping_add(v109);
                let v111 = __Elem::to::<i64>(__Elem::rem(v110, 8_i64).wrapping_sub(5));
                let v112 = __Elem::rem(v110, 32_i64).wrapping_sub(__Elem::to::<i64>(v111));
                let v113 = v105.wrapping_add(__Elem::select((v112 >= 0) & (v112 < v106), v112, v109));
                let v114 = v94.load([v113], <u64 as __Elem>::ZERO);
                v95_row.set(lane, v114);
            }
        }
    }

    #[inline]
    unsafe fn parallel_33<L: __cpu::Level, R0: __cpu::row::Row<u64>, R1: __cpu::row::RowMut<u64>>(
        level: L,
        start: i64,
        count: i64,
        v95_row_2: R0,
        mut v96_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v115 = v95_row_2.get(lane);
                v96_row.set(lane, v115);
            }
        }
    }

    #[inline]
    unsafe fn parallel_34<L: __cpu::Level, R0: __cpu::row::Row<u64>, R1: __cpu::row::RowMut<u64>>(
        level: L,
        start: i64,
        count: i64,
        v95_row_3: R0,
        mut t8_2_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v116 = v95_row_3.get(lane);
                t8_2_row.set(lane, v116);
            }
        }
    }

    #[inline]
    unsafe fn parallel_35<L: __cpu::Level, R0: __cpu::row::RowMut<u64>>(
        level: L,
        start: i64,
        count: i64,
        mut v97_row: R0,
        v117: i64,
        t8_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v118 = start + lane as i64;
                let v119 = __Elem::div(v117.wrapping_add(__Elem::div(v118, 32_i64)), 6_i64);
                let v21_3 = t8_2.load([v119], <u64 as __Elem>::ZERO);
                v97_row.set(lane, v21_3);
            }
        }
    }

    #[inline]
    unsafe fn parallel_36<L: __cpu::Level, R0: __cpu::row::Row<u64>, R1: __cpu::row::RowMut<u64>>(
        level: L,
        start: i64,
        count: i64,
        v97_row_2: R0,
        mut v96_row_2: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v120 = v97_row_2.get(lane);
                v96_row_2.set(lane, v120);
            }
        }
    }

    #[inline]
    unsafe fn parallel_37<L: __cpu::Level, R0: __cpu::row::Row<u64>, R1: __cpu::row::RowMut<u64>>(
        level: L,
        start: i64,
        count: i64,
        v96_row_3: R0,
        mut v98_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v22_3 = v96_row_3.get(lane);
                v98_row.set(lane, v22_3);
            }
        }
    }

    #[inline]
    unsafe fn parallel_38<L: __cpu::Level, R0: __cpu::row::RowMut<u64>>(
        level: L,
        start: i64,
        count: i64,
        mut v99_row: R0,
        v122: i64,
        v123: i64,
        v98: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v124 = start + lane as i64;
                let v125 = __Elem::rem(v122.wrapping_add(v124), 32_i64) ^ 33;
                let v126 = v122.wrapping_add(__Elem::select((v125 >= 0) & (v125 < v123), v125, v124));
                let v127 = v98.load([v126], <u64 as __Elem>::ZERO);
                v99_row.set(lane, v127);
            }
        }
    }

    #[inline]
    unsafe fn parallel_39<L: __cpu::Level, R0: __cpu::row::RowMut<bool>>(
        level: L,
        start: i64,
        count: i64,
        mut v100_row: R0,
        v122: i64,
        x1_2: __cpu::View<bool, 3>,
        b3_2: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v128 = start + lane as i64;
                let v129 = x1_2.load([0, __Elem::div(v122.wrapping_add(v128), 32_i64), b3_2], <bool as __Elem>::ZERO);
                v100_row.set(lane, v129);
            }
        }
    }

    #[inline]
    unsafe fn parallel_40<L: __cpu::Level, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut v101_row: R0,
        v135: u32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                v101_row.set(lane, v135);
            }
        }
    }

    #[inline]
    unsafe fn parallel_41<L: __cpu::Level, R0: __cpu::row::Row<u64>, R1: __cpu::row::RowMut<u64>>(
        level: L,
        start: i64,
        count: i64,
        v99_row_2: R0,
        mut v102_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v136 = v99_row_2.get(lane);
                v102_row.set(lane, v136);
            }
        }
    }

    #[inline]
    unsafe fn parallel_42<L: __cpu::Level>(
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
    unsafe fn parallel_43<L: __cpu::Level, R0: __cpu::row::RowMut<u64>>(
        level: L,
        start: i64,
        count: i64,
        mut v103_row: R0,
        v122: i64,
        v123: i64,
        v99: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v138 = start + lane as i64;
                let v139 = v122.wrapping_add(v138);
                let v140 = __Elem::rem(v139, 32_i64).wrapping_add(__Elem::rem(v139, 8_i64));
                let v141 = v122.wrapping_add(__Elem::select((v140 >= 0) & (v140 < v123), v140, v138));
                let v142 = v99.load([v141], <u64 as __Elem>::ZERO);
                v103_row.set(lane, v142);
            }
        }
    }

    #[inline]
    unsafe fn parallel_44<L: __cpu::Level, R0: __cpu::row::Row<u64>, R1: __cpu::row::RowMut<u64>>(
        level: L,
        start: i64,
        count: i64,
        v103_row_2: R0,
        mut v102_row_2: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v143 = v103_row_2.get(lane);
                v102_row_2.set(lane, v143);
            }
        }
    }

    #[inline]
    unsafe fn parallel_45<L: __cpu::Level, R0: __cpu::row::Row<u64>, R1: __cpu::row::RowMut<u64>>(
        level: L,
        start: i64,
        count: i64,
        v102_row_3: R0,
        mut t8_2_row_2: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v27_3 = v102_row_3.get(lane);
                t8_2_row_2.set(lane, v27_3);
            }
        }
    }

    #[inline]
    unsafe fn parallel_46<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row_3: R0,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i28_2 = start + lane as i64;
                let v147 = t8_2_row_3.get(lane);
                let v148 = v147.wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i28_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i28_2), 7_i64)], v148);
            }
        }
    }

    #[inline]
    unsafe fn parallel_47<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t10_2_row: R0,
        v149: i64,
        v150: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i30_2 = start + lane as i64;
                let v151 = t10_2_row.get(lane);
                let v152 = v151.wrapping_mul(__Elem::to::<u64>(v150.wrapping_add(i30_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v149.wrapping_add(i30_2), 7_i64)], v152);
            }
        }
    }

    #[inline]
    unsafe fn parallel_48<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t11_2_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i31_2 = start + lane as i64;
                let v153 = __Elem::to::<i32>(i31_2).wrapping_mul(3_i32).wrapping_add(0_i32);
                t11_2_row.set(lane, v153);
            }
        }
    }

    #[inline]
    unsafe fn parallel_49<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t11_2_row_2: R0,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i32_2 = start + lane as i64;
                let v154 = t11_2_row_2.get(lane);
                let v155 = __Elem::to::<u64>(v154).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i32_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i32_2), 7_i64)], v155);
            }
        }
    }

    #[inline]
    unsafe fn parallel_50<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t12_2_row: R0,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i33_2 = start + lane as i64;
                let v156 = t12_2_row.get(lane);
                let v157 = __Elem::to::<u64>(v156).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i33_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i33_2), 7_i64)], v157);
            }
        }
    }

    #[inline]
    unsafe fn parallel_51<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row: R0,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i34_2 = start + lane as i64;
                let v158 = t7_2_row.get(lane);
                let v159 = __Elem::to::<u64>(v158).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i34_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i34_2), 7_i64)], v159);
            }
        }
    }

    #[inline]
    unsafe fn parallel_52<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row_4: R0,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i35_2 = start + lane as i64;
                let v160 = t8_2_row_4.get(lane);
                let v161 = v160.wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i35_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i35_2), 7_i64)], v161);
            }
        }
    }

    #[inline]
    unsafe fn parallel_53<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t13_2_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i36_2 = start + lane as i64;
                let v162 = __Elem::to::<i32>(i36_2).wrapping_mul(3_i32).wrapping_add(2_i32);
                t13_2_row.set(lane, v162);
            }
        }
    }

    #[inline]
    unsafe fn parallel_54<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t4_2_row_2: R0,
        v166: i64,
        v168: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i39_2 = start + lane as i64;
                let v169 = t4_2_row_2.get(lane);
                let v170 = __Elem::to::<u64>(v169).wrapping_mul(__Elem::to::<u64>(v168.wrapping_add(i39_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v166.wrapping_add(i39_2), 7_i64)], v170);
            }
        }
    }

    #[inline]
    unsafe fn parallel_55<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t5_2_row: R0,
        v171: i64,
        v172: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i41_2 = start + lane as i64;
                let v173 = t5_2_row.get(lane);
                let v174 = v173.wrapping_mul(__Elem::to::<u64>(v172.wrapping_add(i41_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v171.wrapping_add(i41_2), 7_i64)], v174);
            }
        }
    }

    #[inline]
    unsafe fn parallel_56<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t6_2_row: R0,
        v175: i64,
        v176: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i43_2 = start + lane as i64;
                let v177 = t6_2_row.get(lane);
                let v178 = v177.wrapping_mul(__Elem::to::<u64>(v176.wrapping_add(i43_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v175.wrapping_add(i43_2), 7_i64)], v178);
            }
        }
    }

    #[inline]
    unsafe fn parallel_57<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t13_2_row_2: R0,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i44_2 = start + lane as i64;
                let v179 = t13_2_row_2.get(lane);
                let v180 = __Elem::to::<u64>(v179).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i44_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i44_2), 7_i64)], v180);
            }
        }
    }

    #[inline]
    unsafe fn parallel_58<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t14_2_row: R0,
        v181: i64,
        v182: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i46_2 = start + lane as i64;
                let v183 = t14_2_row.get(lane);
                let v184 = v183.wrapping_mul(__Elem::to::<u64>(v182.wrapping_add(i46_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v181.wrapping_add(i46_2), 7_i64)], v184);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl __cpu::Kernel for __Kernel {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_6", args);
        let d0 = plan.extent(0, 0);
        plan.expect("x0", 0, 1, d0)?;
        plan.expect("x1", 1, 0, d0)?;
        plan.expect("x1", 1, 1, 6)?;
        let d1 = plan.extent(1, 2);
        let d2 = plan.extent(2, 0);
        plan.expect("y2", 2, 1, d2)?;
        plan.expect("h3", 3, 0, 7)?;
        let v0 = d2 < 100;
        plan.require(v0, format_args!("extents are below 100"))?;
        let v1 = d2.wrapping_add(5);
        let v2 = __Elem::div(v1, 6_i64);
        let v3 = d2.wrapping_add(ROWS_6 as i64 - 1);
        let v4 = __Elem::div(v3, ROWS_6 as i64);
        plan.value(d0);
        plan.value(d1);
        plan.finish([1, v2, v4])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<bool, 3>([8, 8, ROWS_6 as i64]);
        size.tile::<u64, 2>([6, ROWS_6 as i64]);
        size.tile::<u64, 2>([6, ROWS_6 as i64]);
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.tile::<i32, 1>([6]);
            size.tile::<u64, 1>([40]);
            size.tile::<u64, 1>([40]);
            size.tile::<u64, 1>([40]);
            size.tile::<u64, 1>([40]);
            size.tile::<u64, 1>([40]);
            size.tile::<u64, 1>([40]);
            size.tile::<u64, 1>([40]);
            size.tile::<bool, 1>([40]);
            size.tile::<u32, 1>([40]);
            size.tile::<u64, 1>([40]);
            size.tile::<u64, 1>([40]);
            {
                let outer = &mut size;
                let mut size = outer.scope();
                size.tile::<u64, 2>([6, ROWS_6 as i64]);
                outer.cover(size);
            }
            {
                let outer = &mut size;
                let mut size = outer.scope();
                size.tile::<i32, 1>([6]);
                size.tile::<i32, 1>([6]);
                outer.cover(size);
            }
            outer.cover(size);
        }
        size.tile::<i32, 1>([ROWS_6 as i64]);
        size.tile::<u64, 2>([ROWS_6 as i64, ROWS_6 as i64]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<u64, 2>(call, 0);
            let x1 = __cpu::tensor::<bool, 3>(call, 1);
            let y2 = __cpu::tensor::<u64, 2>(call, 2);
            let h3 = __cpu::tensor::<u64, 1>(call, 3);
            let d0 = __cpu::value::<i64>(call, 0);
            let d1 = __cpu::value::<i64>(call, 1);
            for block in __cpu::Blocks::new(call) {
                let [_, b3, b4] = block.index;
                let mut scratch = block.scratch;
                let t4 = scratch.tile::<bool, 3>([8, 8, ROWS_6 as i64]);
                for i8 in 0_i64..8 {
                    for i9 in 0_i64..8 {
                        let v0 = i9 < 8;
                        let t4_row = t4.row(2, [i8, i9, 0], ROWS_6 as i64);
                        Self::parallel::<L, _>(
                            level,
                            &block.with(scratch),
                            0,
                            ROWS_6 as i64,
                            t4_row.slice_mut(0, ROWS_6 as i64),
                            v0,
                        );
                    }
                }
                let t5 = scratch.tile::<u64, 2>([6, ROWS_6 as i64]);
                let x1_at = x1.window([x0.extent[1], b3, b3.wrapping_mul(ROWS_6 as i64)], [6, 1, ROWS_6 as i64]).squeeze([0, 2]);
                __cpu::copy::<L, _, _, _>(x1_at, t5, <u64 as __Elem>::ZERO);
                let t6 = scratch.tile::<u64, 2>([6, ROWS_6 as i64]);
                __cpu::scan::<L, __cpu::reduce::Product, _, _, _>(t5, 1, t6, true, <u64 as __Elem>::ZERO);
                for k11 in 0_i64..1 {
                    let mut scratch = scratch;
                    let t7 = scratch.tile::<i32, 1>([6]);
                    __cpu::arg_reduce::<L, __cpu::reduce::ArgMin, _, _, 2>(t5, 1, __cpu::insert_axis(t7, 1), <u64 as __Elem>::ZERO);
                    let t8 = scratch.tile::<u64, 1>([40]);
                    let v1 = scratch.tile::<u64, 1>([40]);
                    let v2 = scratch.tile::<u64, 1>([40]);
                    let v3 = scratch.tile::<u64, 1>([40]);
                    let v4 = scratch.tile::<u64, 1>([40]);
                    let v5 = scratch.tile::<u64, 1>([40]);
                    let v6 = scratch.tile::<u64, 1>([40]);
                    let v7 = scratch.tile::<bool, 1>([40]);
                    let v8 = scratch.tile::<u32, 1>([40]);
                    let v9 = scratch.tile::<u64, 1>([40]);
                    let v10 = scratch.tile::<u64, 1>([40]);
                    for v11 in 0_i64..2 {
                        let v12 = v11.wrapping_mul(32);
                        let v13 = __Elem::min(40_i64.wrapping_sub(v12), 32_i64);
                        let v14 = t6.load([b4, k11], <u64 as __Elem>::ZERO);
                        let v1_row = v1.row(0, [v12], v13);
                        let (from, to) = __cpu::common(v13, [v1_row.unit_span()]);
                        Self::parallel_2::<L, _>(
                            level,
                            from,
                            to - from,
                            v1_row.slice_mut(from, to - from),
                            t6,
                            v14,
                            d0,
                        );
                        if to - from < v13 {
                            for (start, end) in [(0, from), (to, v13)] {
                                Self::parallel_2::<L, _>(
                                    level,
                                    start,
                                    end - start,
                                    v1_row.guarded(start, <u64 as __Elem>::ZERO),
                                    t6,
                                    v14,
                                    d0,
                                );
                            }
                        }
                        let v2_row = v2.row(0, [v12], v13);
                        let (from, to) = __cpu::common(v13, [v2_row.unit_span()]);
                        Self::parallel_3::<L, _>(
                            level,
                            from,
                            to - from,
                            v2_row.slice_mut(from, to - from),
                            v12,
                            v13,
                            v1,
                        );
                        if to - from < v13 {
                            for (start, end) in [(0, from), (to, v13)] {
                                Self::parallel_3::<L, _>(
                                    level,
                                    start,
                                    end - start,
                                    v2_row.guarded(start, <u64 as __Elem>::ZERO),
                                    v12,
                                    v13,
                                    v1,
                                );
                            }
                        }
                        let v2_row_2 = v2.row(0, [v12], v13);
                        let v3_row = v3.row(0, [v12], v13);
                        let (from, to) = __cpu::common(v13, [v2_row_2.unit_span(), v3_row.unit_span()]);
                        Self::parallel_4::<L, _, _>(
                            level,
                            from,
                            to - from,
                            v2_row_2.slice(from, to - from),
                            v3_row.slice_mut(from, to - from),
                        );
                        if to - from < v13 {
                            for (start, end) in [(0, from), (to, v13)] {
                                Self::parallel_4::<L, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    v2_row_2.guarded(start, <u64 as __Elem>::ZERO),
                                    v3_row.guarded(start, <u64 as __Elem>::ZERO),
                                );
                            }
                        }
                    }
                    if b4 >= 0 {
                        let v2_row_3 = v2.row(0, [0], 40);
                        let t8_row = t8.row(0, [0], 40);
                        Self::parallel_5::<L, _, _>(level, 0, 40, v2_row_3.slice(0, 40), t8_row.slice_mut(0, 40));
                        let v25 = k11.wrapping_mul(6);
                        let v4_row = v4.row(0, [0], 40);
                        Self::parallel_6::<L, _>(level, 0, 40, v4_row.slice_mut(0, 40), v25, t8);
                        let v4_row_2 = v4.row(0, [0], 40);
                        let v3_row_2 = v3.row(0, [0], 40);
                        Self::parallel_7::<L, _, _>(level, 0, 40, v4_row_2.slice(0, 40), v3_row_2.slice_mut(0, 40));
                    }
                    for v29 in 0_i64..2 {
                        let v30 = v29.wrapping_mul(32);
                        let v31 = __Elem::min(40_i64.wrapping_sub(v30), 32_i64);
                        let v3_row_3 = v3.row(0, [v30], v31);
                        let v5_row = v5.row(0, [v30], v31);
                        let (from, to) = __cpu::common(v31, [v3_row_3.unit_span(), v5_row.unit_span()]);
                        Self::parallel_8::<L, _, _>(
                            level,
                            from,
                            to - from,
                            v3_row_3.slice(from, to - from),
                            v5_row.slice_mut(from, to - from),
                        );
                        if to - from < v31 {
                            for (start, end) in [(0, from), (to, v31)] {
                                Self::parallel_8::<L, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    v3_row_3.guarded(start, <u64 as __Elem>::ZERO),
                                    v5_row.guarded(start, <u64 as __Elem>::ZERO),
                                );
                            }
                        }
                        let v6_row = v6.row(0, [v30], v31);
                        let (from, to) = __cpu::common(v31, [v6_row.unit_span()]);
                        Self::parallel_9::<L, _>(
                            level,
                            from,
                            to - from,
                            v6_row.slice_mut(from, to - from),
                            v30,
                            v31,
                            v5,
                        );
                        if to - from < v31 {
                            for (start, end) in [(0, from), (to, v31)] {
                                Self::parallel_9::<L, _>(
                                    level,
                                    start,
                                    end - start,
                                    v6_row.guarded(start, <u64 as __Elem>::ZERO),
                                    v30,
                                    v31,
                                    v5,
                                );
                            }
                        }
                        let v7_row = v7.row(0, [v30], v31);
                        let (from, to) = __cpu::common(v31, [v7_row.unit_span()]);
                        Self::parallel_10::<L, _>(
                            level,
                            from,
                            to - from,
                            v7_row.slice_mut(from, to - from),
                            v30,
                            x1,
                            b3,
                        );
                        if to - from < v31 {
                            for (start, end) in [(0, from), (to, v31)] {
                                Self::parallel_10::<L, _>(
                                    level,
                                    start,
                                    end - start,
                                    v7_row.guarded(start, <bool as __Elem>::ZERO),
                                    v30,
                                    x1,
                                    b3,
                                );
                            }
                        }
                        let mut v38 = <u32 as __Elem>::ZERO;
                        v38 = 0_u32;
                        for v39 in 0_i64..v31 {
                            let v40 = v7.load([v30.wrapping_add(v39)], <bool as __Elem>::ZERO);
                            let v41 = __Elem::select(v40, __Elem::shl(1_u32, __Elem::to::<u32>(v39)), 0_u32);
                            let v42 = v38;
                            v38 = v42 | v41;
                        }
                        let v43 = v38;
                        let v8_row = v8.row(0, [v30], v31);
                        let (from, to) = __cpu::common(v31, [v8_row.unit_span()]);
                        Self::parallel_11::<L, _>(level, from, to - from, v8_row.slice_mut(from, to - from), v43);
                        if to - from < v31 {
                            for (start, end) in [(0, from), (to, v31)] {
                                Self::parallel_11::<L, _>(
                                    level,
                                    start,
                                    end - start,
                                    v8_row.guarded(start, <u32 as __Elem>::ZERO),
                                    v43,
                                );
                            }
                        }
                        let v6_row_2 = v6.row(0, [v30], v31);
                        let v9_row = v9.row(0, [v30], v31);
                        let (from, to) = __cpu::common(v31, [v6_row_2.unit_span(), v9_row.unit_span()]);
                        Self::parallel_12::<L, _, _>(
                            level,
                            from,
                            to - from,
                            v6_row_2.slice(from, to - from),
                            v9_row.slice_mut(from, to - from),
                        );
                        if to - from < v31 {
                            for (start, end) in [(0, from), (to, v31)] {
                                Self::parallel_12::<L, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    v6_row_2.guarded(start, <u64 as __Elem>::ZERO),
                                    v9_row.guarded(start, <u64 as __Elem>::ZERO),
                                );
                            }
                        }
                        let v45 = v8.load([v30], <u32 as __Elem>::ZERO);
                        if v45 != 0_u32 {
                            Self::parallel_13::<L>(level, 0, v31);
                            let v10_row = v10.row(0, [v30], v31);
                            let (from, to) = __cpu::common(v31, [v10_row.unit_span()]);
                            Self::parallel_14::<L, _>(
                                level,
                                from,
                                to - from,
                                v10_row.slice_mut(from, to - from),
                                v30,
                                v31,
                                v6,
                            );
                            if to - from < v31 {
                                for (start, end) in [(0, from), (to, v31)] {
                                    Self::parallel_14::<L, _>(
                                        level,
                                        start,
                                        end - start,
                                        v10_row.guarded(start, <u64 as __Elem>::ZERO),
                                        v30,
                                        v31,
                                        v6,
                                    );
                                }
                            }
                            let v10_row_2 = v10.row(0, [v30], v31);
                            let v9_row_2 = v9.row(0, [v30], v31);
                            let (from, to) = __cpu::common(v31, [v10_row_2.unit_span(), v9_row_2.unit_span()]);
                            Self::parallel_15::<L, _, _>(
                                level,
                                from,
                                to - from,
                                v10_row_2.slice(from, to - from),
                                v9_row_2.slice_mut(from, to - from),
                            );
                            if to - from < v31 {
                                for (start, end) in [(0, from), (to, v31)] {
                                    Self::parallel_15::<L, _, _>(
                                        level,
                                        start,
                                        end - start,
                                        v10_row_2.guarded(start, <u64 as __Elem>::ZERO),
                                        v9_row_2.guarded(start, <u64 as __Elem>::ZERO),
                                    );
                                }
                            }
                        }
                        let v9_row_3 = v9.row(0, [v30], v31);
                        let t8_row_2 = t8.row(0, [v30], v31);
                        let (from, to) = __cpu::common(v31, [v9_row_3.unit_span(), t8_row_2.unit_span()]);
                        Self::parallel_16::<L, _, _>(
                            level,
                            from,
                            to - from,
                            v9_row_3.slice(from, to - from),
                            t8_row_2.slice_mut(from, to - from),
                        );
                        if to - from < v31 {
                            for (start, end) in [(0, from), (to, v31)] {
                                Self::parallel_16::<L, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    v9_row_3.guarded(start, <u64 as __Elem>::ZERO),
                                    t8_row_2.guarded(start, <u64 as __Elem>::ZERO),
                                );
                            }
                        }
                    }
                    let v52 = t4.load([b3, 2, k11], <bool as __Elem>::ZERO);
                    let v53 = __Elem::rem(k11.wrapping_mul(6).wrapping_add(x0.extent[0]), 6_i64);
                    let v54 = x1.load([b3.wrapping_sub(k11), v53, k11], <bool as __Elem>::ZERO);
                    if v52 ^ v54 {
                        let mut scratch = scratch;
                        let t10 = scratch.tile::<u64, 2>([6, ROWS_6 as i64]);
                        let t6_at = t6.window([k11.wrapping_mul(ROWS_6 as i64), k11], [6, ROWS_6 as i64]);
                        __cpu::copy::<L, _, _, _>(t6_at, t10, <u64 as __Elem>::ZERO);
                        let t8_row_3 = t8.row(0, [0], 40);
                        Self::parallel_17::<L, _>(level, 0, 40, t8_row_3.slice(0, 40), h3);
                        for i29 in 0_i64..6 {
                            let v57 = 5_i64.wrapping_add(i29).wrapping_mul(5);
                            let v58 = 5_i64.wrapping_add(i29).wrapping_mul(5);
                            let t10_row = t10.row(1, [i29, 0], ROWS_6 as i64);
                            Self::parallel_18::<L, _>(
                                level,
                                0,
                                ROWS_6 as i64,
                                t10_row.slice(0, ROWS_6 as i64),
                                v57,
                                v58,
                                h3,
                            );
                        }
                    }
                    if b3 == b3 {
                        let mut scratch = scratch;
                        let t11 = scratch.tile::<i32, 1>([6]);
                        let t11_row = t11.row(0, [0], 6);
                        Self::parallel_19::<L, _>(level, 0, 6, t11_row.slice_mut(0, 6));
                        let t12 = scratch.tile::<i32, 1>([6]);
                        let t5_at = t5.window([d0, b3], [6, 1]).squeeze([0]);
                        __cpu::copy::<L, _, _, _>(t5_at, t12, <i32 as __Elem>::ZERO);
                        __cpu::scatter::<L, _, _, _, _>(t12, t11, t7, <i32 as __Elem>::ZERO);
                        let t11_row_2 = t11.row(0, [0], 6);
                        Self::parallel_20::<L, _>(level, 0, 6, t11_row_2.slice(0, 6), h3);
                        let t12_row = t12.row(0, [0], 6);
                        Self::parallel_21::<L, _>(level, 0, 6, t12_row.slice(0, 6), h3);
                    } else {
                        if !(b4 < 5) {
                            __cpu::fail(&block.with(scratch), concat!(file!(), ":58:5"), format_args!("an index is within its bounds"));
                        }
                    }
                    let t7_row = t7.row(0, [0], 6);
                    Self::parallel_22::<L, _>(level, 0, 6, t7_row.slice(0, 6), h3);
                    let t8_row_4 = t8.row(0, [0], 40);
                    Self::parallel_23::<L, _>(level, 0, 40, t8_row_4.slice(0, 40), h3);
                }
                let t13 = scratch.tile::<i32, 1>([ROWS_6 as i64]);
                let t13_row = t13.row(0, [0], ROWS_6 as i64);
                Self::parallel_24::<L, _>(level, 0, ROWS_6 as i64, t13_row.slice_mut(0, ROWS_6 as i64));
                let t14 = scratch.tile::<u64, 2>([ROWS_6 as i64, ROWS_6 as i64]);
                let v71 = x0.load([d1, 1], <u64 as __Elem>::ZERO);
                let v72 = t5.load([b3, x0.extent[0]], <u64 as __Elem>::ZERO);
                let x0_at = x0.window([__Elem::to::<i64>(v71), b3], [ROWS_6 as i64, ROWS_6 as i64]);
                __cpu::copy::<L, _, _, _>(x0_at, t14, v72);
                __cpu::scatter::<L, _, _, _, _>(t14, t13, t5, <u64 as __Elem>::ZERO);
                for i37 in 0_i64..8 {
                    for i38 in 0_i64..8 {
                        let v73 = 5_i64.wrapping_add(i37).wrapping_mul(5).wrapping_add(i38);
                        let v74 = v73.wrapping_mul(5);
                        let v75 = 5_i64.wrapping_add(i37).wrapping_mul(5).wrapping_add(i38);
                        let v76 = v75.wrapping_mul(5);
                        let t4_row_2 = t4.row(2, [i37, i38, 0], ROWS_6 as i64);
                        Self::parallel_25::<L, _>(
                            level,
                            0,
                            ROWS_6 as i64,
                            t4_row_2.slice(0, ROWS_6 as i64),
                            v74,
                            v76,
                            h3,
                        );
                    }
                }
                for i40 in 0_i64..6 {
                    let v79 = 5_i64.wrapping_add(i40).wrapping_mul(5);
                    let v80 = 5_i64.wrapping_add(i40).wrapping_mul(5);
                    let t5_row = t5.row(1, [i40, 0], ROWS_6 as i64);
                    Self::parallel_26::<L, _>(
                        level,
                        0,
                        ROWS_6 as i64,
                        t5_row.slice(0, ROWS_6 as i64),
                        v79,
                        v80,
                        h3,
                    );
                }
                for i42 in 0_i64..6 {
                    let v83 = 5_i64.wrapping_add(i42).wrapping_mul(5);
                    let v84 = 5_i64.wrapping_add(i42).wrapping_mul(5);
                    let t6_row = t6.row(1, [i42, 0], ROWS_6 as i64);
                    Self::parallel_27::<L, _>(
                        level,
                        0,
                        ROWS_6 as i64,
                        t6_row.slice(0, ROWS_6 as i64),
                        v83,
                        v84,
                        h3,
                    );
                }
                let t13_row_2 = t13.row(0, [0], ROWS_6 as i64);
                Self::parallel_28::<L, _>(level, 0, ROWS_6 as i64, t13_row_2.slice(0, ROWS_6 as i64), h3);
                for i45 in 0_i64..(ROWS_6 as i64) {
                    let v89 = 5_i64.wrapping_add(i45).wrapping_mul(5);
                    let v90 = 5_i64.wrapping_add(i45).wrapping_mul(5);
                    let t14_row = t14.row(1, [i45, 0], ROWS_6 as i64);
                    Self::parallel_29::<L, _>(
                        level,
                        0,
                        ROWS_6 as i64,
                        t14_row.slice(0, ROWS_6 as i64),
                        v89,
                        v90,
                        h3,
                    );
                }
                let y2_at = y2.window([b3.wrapping_mul(6), b4.wrapping_mul(ROWS_6 as i64)], [6, ROWS_6 as i64]);
                __cpu::copy_out::<L, _, _, _>(t5, y2_at, <u64 as __Elem>::ZERO, __cpu::is_non_temporal(call, &y2), __cpu::PacedPrefetch::none());
            }
        }
    }

    const COST: u8 = 0b110;

    fn cost(call: &__cpu::HostCall<'_>, place: [i64; 3]) -> f64 {
        let [_, b3, b4] = place;
        let mut cost = 0.0_f64;
        cost += __cpu::work(8256, []);
        cost += __cpu::work(538, [8, 8, ROWS_6 as i64]);
        cost += __cpu::work(1082, [6, ROWS_6 as i64]);
        cost += __cpu::work(530, [ROWS_6 as i64]);
        cost += __cpu::work(545, [ROWS_6 as i64, ROWS_6 as i64]);
        {
            let mut cost_2 = 0.0_f64;
            cost_2 += __cpu::work(8, [6, ROWS_6 as i64]);
            cost_2 += __cpu::work(1760, []);
            cost_2 += __cpu::work(525, [6]);
            cost_2 += __cpu::work(525, [40]);
            {
                let v0 = __cpu::middle(0, 2, 1);
                let mut cost_3 = 0.0_f64;
                cost_3 += __cpu::work(1592, []);
                let v1: i64 = v0.wrapping_mul(32);
                let v2: i64 = 40_i64.wrapping_sub(v1);
                let v3: i64 = __Elem::min(v2, 32_i64);
                {
                    let mut cost_4 = 0.0_f64;
                    cost_4 += __cpu::work(5, []);
                    {
                        let mut cost_5 = 0.0_f64;
                        cost_5 += __cpu::work(39, []);
                        cost_4 += __cpu::trips(0, 4, 1) * cost_5;
                    }
                    cost_3 += __cpu::trips(0, v3, 1) * cost_4;
                }
                cost_3 += __cpu::work(27, [v3]);
                cost_2 += __cpu::trips(0, 2, 1) * cost_3;
            }
            let v4: bool = b4 >= 0;
            if v4 {
                let mut cost_6 = 0.0_f64;
                cost_6 += __cpu::work(1536, []);
                cost_6 += __cpu::work(22, [40]);
                cost_2 += cost_6;
            }
            {
                let v5 = __cpu::middle(0, 2, 1);
                let mut cost_7 = 0.0_f64;
                cost_7 += __cpu::work(3184, []);
                let v6: i64 = v5.wrapping_mul(32);
                let v7: i64 = 40_i64.wrapping_sub(v6);
                let v8: i64 = __Elem::min(v7, 32_i64);
                {
                    let mut cost_8 = 0.0_f64;
                    cost_8 += __cpu::work(120, []);
                    cost_7 += __cpu::trips(0, v8, 1) * cost_8;
                }
                let side = {
                    let mut cost_9 = 0.0_f64;
                    cost_9 += __cpu::work(1536, []);
                    cost_9 += __cpu::work(25, [v8]);
                    cost_9
                };
                let side_2 = {
                    let mut cost_10 = 0.0_f64;
                    cost_10
                };
                cost_7 += f64::max(side, side_2);
                cost_7 += __cpu::work(42, [v8]);
                cost_2 += __cpu::trips(0, 2, 1) * cost_7;
            }
            let side_3 = {
                let mut cost_11 = 0.0_f64;
                cost_11 += __cpu::work(1544, []);
                cost_11 += __cpu::work(537, [6, ROWS_6 as i64]);
                cost_11 += __cpu::work(525, [40]);
                cost_11
            };
            let side_4 = {
                let mut cost_12 = 0.0_f64;
                cost_12
            };
            cost_2 += f64::max(side_3, side_4);
            let v9: bool = b3 == b3;
            if v9 {
                let mut cost_13 = 0.0_f64;
                cost_13 += __cpu::work(2560, []);
                cost_13 += __cpu::work(1071, [6]);
                cost_2 += cost_13;
            } else {
                let mut cost_14 = 0.0_f64;
                cost_14 += __cpu::work(16, []);
                cost_2 += cost_14;
            }
            cost += __cpu::trips(0, 1, 1) * cost_2;
        }
        cost
    }

    const RACES: bool = true;

    #[inline(always)]
    unsafe fn alone<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0_2 = __cpu::tensor::<u64, 2>(call, 0);
            let x1_2 = __cpu::tensor::<bool, 3>(call, 1);
            let y2_2 = __cpu::tensor::<u64, 2>(call, 2);
            let h3_2 = __cpu::tensor::<u64, 1>(call, 3);
            let d0_2 = __cpu::value::<i64>(call, 0);
            let d1_2 = __cpu::value::<i64>(call, 1);
            for block in __cpu::Blocks::new(call) {
                let [_, b3_2, b4_2] = block.index;
                let mut scratch = block.scratch;
                let t4_2 = scratch.tile::<bool, 3>([8, 8, ROWS_6 as i64]);
                for i8_2 in 0_i64..8 {
                    for i9_2 in 0_i64..8 {
                        let v93 = i9_2 < 8;
                        let t4_2_row = t4_2.row(2, [i8_2, i9_2, 0], ROWS_6 as i64);
                        Self::parallel_30::<L, _>(
                            level,
                            &block.with(scratch),
                            0,
                            ROWS_6 as i64,
                            t4_2_row.slice_mut(0, ROWS_6 as i64),
                            v93,
                        );
                    }
                }
                let t5_2 = scratch.tile::<u64, 2>([6, ROWS_6 as i64]);
                let x1_2_at = x1_2.window([x0_2.extent[1], b3_2, b3_2.wrapping_mul(ROWS_6 as i64)], [6, 1, ROWS_6 as i64]).squeeze([0, 2]);
                __cpu::copy::<L, _, _, _>(x1_2_at, t5_2, <u64 as __Elem>::ZERO);
                let t6_2 = scratch.tile::<u64, 2>([6, ROWS_6 as i64]);
                __cpu::scan::<L, __cpu::reduce::Product, _, _, _>(t5_2, 1, t6_2, true, <u64 as __Elem>::ZERO);
                for k11_2 in 0_i64..1 {
                    let mut scratch = scratch;
                    let t7_2 = scratch.tile::<i32, 1>([6]);
                    __cpu::arg_reduce::<L, __cpu::reduce::ArgMin, _, _, 2>(t5_2, 1, __cpu::insert_axis(t7_2, 1), <u64 as __Elem>::ZERO);
                    let t8_2 = scratch.tile::<u64, 1>([40]);
                    let v94 = scratch.tile::<u64, 1>([40]);
                    let v95 = scratch.tile::<u64, 1>([40]);
                    let v96 = scratch.tile::<u64, 1>([40]);
                    let v97 = scratch.tile::<u64, 1>([40]);
                    let v98 = scratch.tile::<u64, 1>([40]);
                    let v99 = scratch.tile::<u64, 1>([40]);
                    let v100 = scratch.tile::<bool, 1>([40]);
                    let v101 = scratch.tile::<u32, 1>([40]);
                    let v102 = scratch.tile::<u64, 1>([40]);
                    let v103 = scratch.tile::<u64, 1>([40]);
                    for v104 in 0_i64..2 {
                        let v105 = v104.wrapping_mul(32);
                        let v106 = __Elem::min(40_i64.wrapping_sub(v105), 32_i64);
                        let v107 = t6_2.load([b4_2, k11_2], <u64 as __Elem>::ZERO);
                        let v94_row = v94.row(0, [v105], v106);
                        let (from, to) = __cpu::common(v106, [v94_row.unit_span()]);
                        Self::parallel_31::<L, _>(
                            level,
                            from,
                            to - from,
                            v94_row.slice_mut(from, to - from),
                            t6_2,
                            v107,
                            d0_2,
                        );
                        if to - from < v106 {
                            for (start, end) in [(0, from), (to, v106)] {
                                Self::parallel_31::<L, _>(
                                    level,
                                    start,
                                    end - start,
                                    v94_row.guarded(start, <u64 as __Elem>::ZERO),
                                    t6_2,
                                    v107,
                                    d0_2,
                                );
                            }
                        }
                        let v95_row = v95.row(0, [v105], v106);
                        let (from, to) = __cpu::common(v106, [v95_row.unit_span()]);
                        Self::parallel_32::<L, _>(
                            level,
                            from,
                            to - from,
                            v95_row.slice_mut(from, to - from),
                            v105,
                            v106,
                            v94,
                        );
                        if to - from < v106 {
                            for (start, end) in [(0, from), (to, v106)] {
                                Self::parallel_32::<L, _>(
                                    level,
                                    start,
                                    end - start,
                                    v95_row.guarded(start, <u64 as __Elem>::ZERO),
                                    v105,
                                    v106,
                                    v94,
                                );
                            }
                        }
                        let v95_row_2 = v95.row(0, [v105], v106);
                        let v96_row = v96.row(0, [v105], v106);
                        let (from, to) = __cpu::common(v106, [v95_row_2.unit_span(), v96_row.unit_span()]);
                        Self::parallel_33::<L, _, _>(
                            level,
                            from,
                            to - from,
                            v95_row_2.slice(from, to - from),
                            v96_row.slice_mut(from, to - from),
                        );
                        if to - from < v106 {
                            for (start, end) in [(0, from), (to, v106)] {
                                Self::parallel_33::<L, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    v95_row_2.guarded(start, <u64 as __Elem>::ZERO),
                                    v96_row.guarded(start, <u64 as __Elem>::ZERO),
                                );
                            }
                        }
                    }
                    if b4_2 >= 0 {
                        let v95_row_3 = v95.row(0, [0], 40);
                        let t8_2_row = t8_2.row(0, [0], 40);
                        Self::parallel_34::<L, _, _>(
                            level,
                            0,
                            40,
                            v95_row_3.slice(0, 40),
                            t8_2_row.slice_mut(0, 40),
                        );
                        let v117 = k11_2.wrapping_mul(6);
                        let v97_row = v97.row(0, [0], 40);
                        Self::parallel_35::<L, _>(level, 0, 40, v97_row.slice_mut(0, 40), v117, t8_2);
                        let v97_row_2 = v97.row(0, [0], 40);
                        let v96_row_2 = v96.row(0, [0], 40);
                        Self::parallel_36::<L, _, _>(
                            level,
                            0,
                            40,
                            v97_row_2.slice(0, 40),
                            v96_row_2.slice_mut(0, 40),
                        );
                    }
                    for v121 in 0_i64..2 {
                        let v122 = v121.wrapping_mul(32);
                        let v123 = __Elem::min(40_i64.wrapping_sub(v122), 32_i64);
                        let v96_row_3 = v96.row(0, [v122], v123);
                        let v98_row = v98.row(0, [v122], v123);
                        let (from, to) = __cpu::common(v123, [v96_row_3.unit_span(), v98_row.unit_span()]);
                        Self::parallel_37::<L, _, _>(
                            level,
                            from,
                            to - from,
                            v96_row_3.slice(from, to - from),
                            v98_row.slice_mut(from, to - from),
                        );
                        if to - from < v123 {
                            for (start, end) in [(0, from), (to, v123)] {
                                Self::parallel_37::<L, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    v96_row_3.guarded(start, <u64 as __Elem>::ZERO),
                                    v98_row.guarded(start, <u64 as __Elem>::ZERO),
                                );
                            }
                        }
                        let v99_row = v99.row(0, [v122], v123);
                        let (from, to) = __cpu::common(v123, [v99_row.unit_span()]);
                        Self::parallel_38::<L, _>(
                            level,
                            from,
                            to - from,
                            v99_row.slice_mut(from, to - from),
                            v122,
                            v123,
                            v98,
                        );
                        if to - from < v123 {
                            for (start, end) in [(0, from), (to, v123)] {
                                Self::parallel_38::<L, _>(
                                    level,
                                    start,
                                    end - start,
                                    v99_row.guarded(start, <u64 as __Elem>::ZERO),
                                    v122,
                                    v123,
                                    v98,
                                );
                            }
                        }
                        let v100_row = v100.row(0, [v122], v123);
                        let (from, to) = __cpu::common(v123, [v100_row.unit_span()]);
                        Self::parallel_39::<L, _>(
                            level,
                            from,
                            to - from,
                            v100_row.slice_mut(from, to - from),
                            v122,
                            x1_2,
                            b3_2,
                        );
                        if to - from < v123 {
                            for (start, end) in [(0, from), (to, v123)] {
                                Self::parallel_39::<L, _>(
                                    level,
                                    start,
                                    end - start,
                                    v100_row.guarded(start, <bool as __Elem>::ZERO),
                                    v122,
                                    x1_2,
                                    b3_2,
                                );
                            }
                        }
                        let mut v130 = <u32 as __Elem>::ZERO;
                        v130 = 0_u32;
                        for v131 in 0_i64..v123 {
                            let v132 = v100.load([v122.wrapping_add(v131)], <bool as __Elem>::ZERO);
                            let v133 = __Elem::select(v132, __Elem::shl(1_u32, __Elem::to::<u32>(v131)), 0_u32);
                            let v134 = v130;
                            v130 = v134 | v133;
                        }
                        let v135 = v130;
                        let v101_row = v101.row(0, [v122], v123);
                        let (from, to) = __cpu::common(v123, [v101_row.unit_span()]);
                        Self::parallel_40::<L, _>(
                            level,
                            from,
                            to - from,
                            v101_row.slice_mut(from, to - from),
                            v135,
                        );
                        if to - from < v123 {
                            for (start, end) in [(0, from), (to, v123)] {
                                Self::parallel_40::<L, _>(
                                    level,
                                    start,
                                    end - start,
                                    v101_row.guarded(start, <u32 as __Elem>::ZERO),
                                    v135,
                                );
                            }
                        }
                        let v99_row_2 = v99.row(0, [v122], v123);
                        let v102_row = v102.row(0, [v122], v123);
                        let (from, to) = __cpu::common(v123, [v99_row_2.unit_span(), v102_row.unit_span()]);
                        Self::parallel_41::<L, _, _>(
                            level,
                            from,
                            to - from,
                            v99_row_2.slice(from, to - from),
                            v102_row.slice_mut(from, to - from),
                        );
                        if to - from < v123 {
                            for (start, end) in [(0, from), (to, v123)] {
                                Self::parallel_41::<L, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    v99_row_2.guarded(start, <u64 as __Elem>::ZERO),
                                    v102_row.guarded(start, <u64 as __Elem>::ZERO),
                                );
                            }
                        }
                        let v137 = v101.load([v122], <u32 as __Elem>::ZERO);
                        if v137 != 0_u32 {
                            Self::parallel_42::<L>(level, 0, v123);
                            let v103_row = v103.row(0, [v122], v123);
                            let (from, to) = __cpu::common(v123, [v103_row.unit_span()]);
                            Self::parallel_43::<L, _>(
                                level,
                                from,
                                to - from,
                                v103_row.slice_mut(from, to - from),
                                v122,
                                v123,
                                v99,
                            );
                            if to - from < v123 {
                                for (start, end) in [(0, from), (to, v123)] {
                                    Self::parallel_43::<L, _>(
                                        level,
                                        start,
                                        end - start,
                                        v103_row.guarded(start, <u64 as __Elem>::ZERO),
                                        v122,
                                        v123,
                                        v99,
                                    );
                                }
                            }
                            let v103_row_2 = v103.row(0, [v122], v123);
                            let v102_row_2 = v102.row(0, [v122], v123);
                            let (from, to) = __cpu::common(v123, [v103_row_2.unit_span(), v102_row_2.unit_span()]);
                            Self::parallel_44::<L, _, _>(
                                level,
                                from,
                                to - from,
                                v103_row_2.slice(from, to - from),
                                v102_row_2.slice_mut(from, to - from),
                            );
                            if to - from < v123 {
                                for (start, end) in [(0, from), (to, v123)] {
                                    Self::parallel_44::<L, _, _>(
                                        level,
                                        start,
                                        end - start,
                                        v103_row_2.guarded(start, <u64 as __Elem>::ZERO),
                                        v102_row_2.guarded(start, <u64 as __Elem>::ZERO),
                                    );
                                }
                            }
                        }
                        let v102_row_3 = v102.row(0, [v122], v123);
                        let t8_2_row_2 = t8_2.row(0, [v122], v123);
                        let (from, to) = __cpu::common(v123, [v102_row_3.unit_span(), t8_2_row_2.unit_span()]);
                        Self::parallel_45::<L, _, _>(
                            level,
                            from,
                            to - from,
                            v102_row_3.slice(from, to - from),
                            t8_2_row_2.slice_mut(from, to - from),
                        );
                        if to - from < v123 {
                            for (start, end) in [(0, from), (to, v123)] {
                                Self::parallel_45::<L, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    v102_row_3.guarded(start, <u64 as __Elem>::ZERO),
                                    t8_2_row_2.guarded(start, <u64 as __Elem>::ZERO),
                                );
                            }
                        }
                    }
                    let v144 = t4_2.load([b3_2, 2, k11_2], <bool as __Elem>::ZERO);
                    let v145 = __Elem::rem(k11_2.wrapping_mul(6).wrapping_add(x0_2.extent[0]), 6_i64);
                    let v146 = x1_2.load([b3_2.wrapping_sub(k11_2), v145, k11_2], <bool as __Elem>::ZERO);
                    if v144 ^ v146 {
                        let mut scratch = scratch;
                        let t10_2 = scratch.tile::<u64, 2>([6, ROWS_6 as i64]);
                        let t6_2_at = t6_2.window([k11_2.wrapping_mul(ROWS_6 as i64), k11_2], [6, ROWS_6 as i64]);
                        __cpu::copy::<L, _, _, _>(t6_2_at, t10_2, <u64 as __Elem>::ZERO);
                        let t8_2_row_3 = t8_2.row(0, [0], 40);
                        Self::parallel_46::<L, _>(level, 0, 40, t8_2_row_3.slice(0, 40), h3_2);
                        for i29_2 in 0_i64..6 {
                            let v149 = 5_i64.wrapping_add(i29_2).wrapping_mul(5);
                            let v150 = 5_i64.wrapping_add(i29_2).wrapping_mul(5);
                            let t10_2_row = t10_2.row(1, [i29_2, 0], ROWS_6 as i64);
                            Self::parallel_47::<L, _>(
                                level,
                                0,
                                ROWS_6 as i64,
                                t10_2_row.slice(0, ROWS_6 as i64),
                                v149,
                                v150,
                                h3_2,
                            );
                        }
                    }
                    if b3_2 == b3_2 {
                        let mut scratch = scratch;
                        let t11_2 = scratch.tile::<i32, 1>([6]);
                        let t11_2_row = t11_2.row(0, [0], 6);
                        Self::parallel_48::<L, _>(level, 0, 6, t11_2_row.slice_mut(0, 6));
                        let t12_2 = scratch.tile::<i32, 1>([6]);
                        let t5_2_at = t5_2.window([d0_2, b3_2], [6, 1]).squeeze([0]);
                        __cpu::copy::<L, _, _, _>(t5_2_at, t12_2, <i32 as __Elem>::ZERO);
                        __cpu::scatter::<L, _, _, _, _>(t12_2, t11_2, t7_2, <i32 as __Elem>::ZERO);
                        let t11_2_row_2 = t11_2.row(0, [0], 6);
                        Self::parallel_49::<L, _>(level, 0, 6, t11_2_row_2.slice(0, 6), h3_2);
                        let t12_2_row = t12_2.row(0, [0], 6);
                        Self::parallel_50::<L, _>(level, 0, 6, t12_2_row.slice(0, 6), h3_2);
                    } else {
                        if !(b4_2 < 5) {
                            __cpu::fail(&block.with(scratch), concat!(file!(), ":58:5"), format_args!("an index is within its bounds"));
                        }
                    }
                    let t7_2_row = t7_2.row(0, [0], 6);
                    Self::parallel_51::<L, _>(level, 0, 6, t7_2_row.slice(0, 6), h3_2);
                    let t8_2_row_4 = t8_2.row(0, [0], 40);
                    Self::parallel_52::<L, _>(level, 0, 40, t8_2_row_4.slice(0, 40), h3_2);
                }
                let t13_2 = scratch.tile::<i32, 1>([ROWS_6 as i64]);
                let t13_2_row = t13_2.row(0, [0], ROWS_6 as i64);
                Self::parallel_53::<L, _>(level, 0, ROWS_6 as i64, t13_2_row.slice_mut(0, ROWS_6 as i64));
                let t14_2 = scratch.tile::<u64, 2>([ROWS_6 as i64, ROWS_6 as i64]);
                let v163 = x0_2.load([d1_2, 1], <u64 as __Elem>::ZERO);
                let v164 = t5_2.load([b3_2, x0_2.extent[0]], <u64 as __Elem>::ZERO);
                let x0_2_at = x0_2.window([__Elem::to::<i64>(v163), b3_2], [ROWS_6 as i64, ROWS_6 as i64]);
                __cpu::copy::<L, _, _, _>(x0_2_at, t14_2, v164);
                __cpu::scatter::<L, _, _, _, _>(t14_2, t13_2, t5_2, <u64 as __Elem>::ZERO);
                for i37_2 in 0_i64..8 {
                    for i38_2 in 0_i64..8 {
                        let v165 = 5_i64.wrapping_add(i37_2).wrapping_mul(5).wrapping_add(i38_2);
                        let v166 = v165.wrapping_mul(5);
                        let v167 = 5_i64.wrapping_add(i37_2).wrapping_mul(5).wrapping_add(i38_2);
                        let v168 = v167.wrapping_mul(5);
                        let t4_2_row_2 = t4_2.row(2, [i37_2, i38_2, 0], ROWS_6 as i64);
                        Self::parallel_54::<L, _>(
                            level,
                            0,
                            ROWS_6 as i64,
                            t4_2_row_2.slice(0, ROWS_6 as i64),
                            v166,
                            v168,
                            h3_2,
                        );
                    }
                }
                for i40_2 in 0_i64..6 {
                    let v171 = 5_i64.wrapping_add(i40_2).wrapping_mul(5);
                    let v172 = 5_i64.wrapping_add(i40_2).wrapping_mul(5);
                    let t5_2_row = t5_2.row(1, [i40_2, 0], ROWS_6 as i64);
                    Self::parallel_55::<L, _>(
                        level,
                        0,
                        ROWS_6 as i64,
                        t5_2_row.slice(0, ROWS_6 as i64),
                        v171,
                        v172,
                        h3_2,
                    );
                }
                for i42_2 in 0_i64..6 {
                    let v175 = 5_i64.wrapping_add(i42_2).wrapping_mul(5);
                    let v176 = 5_i64.wrapping_add(i42_2).wrapping_mul(5);
                    let t6_2_row = t6_2.row(1, [i42_2, 0], ROWS_6 as i64);
                    Self::parallel_56::<L, _>(
                        level,
                        0,
                        ROWS_6 as i64,
                        t6_2_row.slice(0, ROWS_6 as i64),
                        v175,
                        v176,
                        h3_2,
                    );
                }
                let t13_2_row_2 = t13_2.row(0, [0], ROWS_6 as i64);
                Self::parallel_57::<L, _>(level, 0, ROWS_6 as i64, t13_2_row_2.slice(0, ROWS_6 as i64), h3_2);
                for i45_2 in 0_i64..(ROWS_6 as i64) {
                    let v181 = 5_i64.wrapping_add(i45_2).wrapping_mul(5);
                    let v182 = 5_i64.wrapping_add(i45_2).wrapping_mul(5);
                    let t14_2_row = t14_2.row(1, [i45_2, 0], ROWS_6 as i64);
                    Self::parallel_58::<L, _>(
                        level,
                        0,
                        ROWS_6 as i64,
                        t14_2_row.slice(0, ROWS_6 as i64),
                        v181,
                        v182,
                        h3_2,
                    );
                }
                let y2_2_at = y2_2.window([b3_2.wrapping_mul(6), b4_2.wrapping_mul(ROWS_6 as i64)], [6, ROWS_6 as i64]);
                __cpu::copy_out::<L, _, _, _>(t5_2, y2_2_at, <u64 as __Elem>::ZERO, __cpu::is_non_temporal(call, &y2_2), __cpu::PacedPrefetch::none());
            }
        }
    }
}
