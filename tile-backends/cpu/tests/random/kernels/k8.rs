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
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        mut t6_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t6_row.set(lane, 1.0_f64);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t9_row: R0,
        v9: i64,
        v11: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i13 = start + lane as i64;
                let v12 = t9_row.get(lane);
                let v13 = __Elem::to::<u64>(v12).wrapping_mul(__Elem::to::<u64>(v11.wrapping_add(i13)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v9.wrapping_add(i13), 7_i64)], v13, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t10_row: R0,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14 = start + lane as i64;
                let v14 = t10_row.get(lane);
                let v15 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v14) * 16.0_f32));
                let v16 = v15.wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i14)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i14), 7_i64)], v16, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        mut t11_row: R0,
        v17: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t11_row.set(lane, v17);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<__cpu::f16>,
        R1: __cpu::row::RowMut<f64>,
    >(
        level: L,
        start: i64,
        count: i64,
        t7_row: R0,
        mut t12_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v18 = t7_row.get(lane);
                let v19 = __Elem::select(__Elem::eq(v18, <__cpu::f16 as __Elem>::of_i64(-3)), -3.0_f64, -2.0_f64);
                t12_row.set(lane, __Elem::round::<L, false>(v19));
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        t8_row: R0,
        v19: i64,
        v21: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i22 = start + lane as i64;
                let v22 = t8_row.get(lane);
                let v23 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v22) * 16.0_f32));
                let v24 = v23.wrapping_mul(__Elem::to::<u64>(v21.wrapping_add(i22)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v19.wrapping_add(i22), 7_i64)], v24, __cpu::Order::Release);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t13_row: R0,
        v25: i64,
        v26: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i24 = start + lane as i64;
                let v27 = t13_row.get(lane);
                let v28 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v27) * 16.0_f32));
                let v29 = v28.wrapping_mul(__Elem::to::<u64>(v26.wrapping_add(i24)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v25.wrapping_add(i24), 7_i64)], v29, __cpu::Order::Acquire);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::Row<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        t7_row_2: R0,
        v31: i64,
        v33: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i27 = start + lane as i64;
                let v34 = t7_row_2.get(lane);
                let v35 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v34) * 16.0_f32));
                let v36 = v35.wrapping_mul(__Elem::to::<u64>(v33.wrapping_add(i27)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v31.wrapping_add(i27), 7_i64)], v36, __cpu::Order::Release);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        t8_row_2: R0,
        v38: i64,
        v40: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i30 = start + lane as i64;
                let v41 = t8_row_2.get(lane);
                let v42 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v41) * 16.0_f32));
                let v43 = v42.wrapping_mul(__Elem::to::<u64>(v40.wrapping_add(i30)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v38.wrapping_add(i30), 7_i64)], v43, __cpu::Order::Release);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level>(
        level: L,
        start: i64,
        count: i64,
        v44: i64,
        t8: __cpu::View<__cpu::f16, 3>,
        b3: i64,
        a4: __cpu::View<u32, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i31 = start + lane as i64;
                let v45 = t8.load([__Elem::shr(v44, i31.wrapping_sub(2)), i31, b3], <__cpu::f16 as __Elem>::ZERO);
                let v46 = __Elem::to_round::<L, u32>(v45, __cpu::Round::Up).wrapping_mul(3_u32);
                a4.atomic(__cpu::AtomicOp::Min, [i31], v46, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t6_row_2: R0,
        v47: i64,
        v48: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i33 = start + lane as i64;
                let v49 = t6_row_2.get(lane);
                let v50 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v49) * 16.0_f32));
                let v51 = v50.wrapping_mul(__Elem::to::<u64>(v48.wrapping_add(i33)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v47.wrapping_add(i33), 7_i64)], v51, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        t7_row_3: R0,
        v53: i64,
        v55: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i36 = start + lane as i64;
                let v56 = t7_row_3.get(lane);
                let v57 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v56) * 16.0_f32));
                let v58 = v57.wrapping_mul(__Elem::to::<u64>(v55.wrapping_add(i36)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v53.wrapping_add(i36), 7_i64)], v58, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::Row<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        t8_row_3: R0,
        v60: i64,
        v62: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i39 = start + lane as i64;
                let v63 = t8_row_3.get(lane);
                let v64 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v63) * 16.0_f32));
                let v65 = v64.wrapping_mul(__Elem::to::<u64>(v62.wrapping_add(i39)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v60.wrapping_add(i39), 7_i64)], v65, __cpu::Order::AcqRel);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t14_row: R0,
        v67: i64,
        v69: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i42 = start + lane as i64;
                let v70 = t14_row.get(lane);
                let v71 = __Elem::to::<u64>(v70).wrapping_mul(__Elem::to::<u64>(v69.wrapping_add(i42)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v67.wrapping_add(i42), 7_i64)], v71, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        mut y2_row: R0,
        v77: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                y2_row.set(lane, v77);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<L: __cpu::Level, R0: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        mut y3_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                y3_row.set(lane, -3.0_f64);
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<L: __cpu::Level, R0: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        mut t6_2_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t6_2_row.set(lane, 1.0_f64);
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t9_2_row: R0,
        v89: i64,
        v91: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i13_2 = start + lane as i64;
                let v92 = t9_2_row.get(lane);
                let v93 = __Elem::to::<u64>(v92).wrapping_mul(__Elem::to::<u64>(v91.wrapping_add(i13_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v89.wrapping_add(i13_2), 7_i64)], v93);
            }
        }
    }

    #[inline]
    unsafe fn parallel_19<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t10_2_row: R0,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14_2 = start + lane as i64;
                let v94 = t10_2_row.get(lane);
                let v95 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v94) * 16.0_f32));
                let v96 = v95.wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i14_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i14_2), 7_i64)], v96);
            }
        }
    }

    #[inline]
    unsafe fn parallel_20<L: __cpu::Level, R0: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        mut t11_2_row: R0,
        v97: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t11_2_row.set(lane, v97);
            }
        }
    }

    #[inline]
    unsafe fn parallel_21<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<__cpu::f16>,
        R1: __cpu::row::RowMut<f64>,
    >(
        level: L,
        start: i64,
        count: i64,
        t7_2_row: R0,
        mut t12_2_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v98 = t7_2_row.get(lane);
                let v99 = __Elem::select(__Elem::eq(v98, <__cpu::f16 as __Elem>::of_i64(-3)), -3.0_f64, -2.0_f64);
                t12_2_row.set(lane, __Elem::round::<L, false>(v99));
            }
        }
    }

    #[inline]
    unsafe fn parallel_22<L: __cpu::Level, R0: __cpu::row::Row<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row: R0,
        v99: i64,
        v101: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i22_2 = start + lane as i64;
                let v102 = t8_2_row.get(lane);
                let v103 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v102) * 16.0_f32));
                let v104 = v103.wrapping_mul(__Elem::to::<u64>(v101.wrapping_add(i22_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v99.wrapping_add(i22_2), 7_i64)], v104);
            }
        }
    }

    #[inline]
    unsafe fn parallel_23<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t13_2_row: R0,
        v105: i64,
        v106: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i24_2 = start + lane as i64;
                let v107 = t13_2_row.get(lane);
                let v108 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v107) * 16.0_f32));
                let v109 = v108.wrapping_mul(__Elem::to::<u64>(v106.wrapping_add(i24_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v105.wrapping_add(i24_2), 7_i64)], v109);
            }
        }
    }

    #[inline]
    unsafe fn parallel_24<L: __cpu::Level, R0: __cpu::row::Row<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row_2: R0,
        v111: i64,
        v113: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i27_2 = start + lane as i64;
                let v114 = t7_2_row_2.get(lane);
                let v115 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v114) * 16.0_f32));
                let v116 = v115.wrapping_mul(__Elem::to::<u64>(v113.wrapping_add(i27_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v111.wrapping_add(i27_2), 7_i64)], v116);
            }
        }
    }

    #[inline]
    unsafe fn parallel_25<L: __cpu::Level, R0: __cpu::row::Row<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row_2: R0,
        v118: i64,
        v120: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i30_2 = start + lane as i64;
                let v121 = t8_2_row_2.get(lane);
                let v122 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v121) * 16.0_f32));
                let v123 = v122.wrapping_mul(__Elem::to::<u64>(v120.wrapping_add(i30_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v118.wrapping_add(i30_2), 7_i64)], v123);
            }
        }
    }

    #[inline]
    unsafe fn parallel_26<L: __cpu::Level, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut a4_2_row: R0,
        v124: i64,
        t8_2: __cpu::View<__cpu::f16, 3>,
        b3_2: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i31_2 = start + lane as i64;
                let v125 = t8_2.load([__Elem::shr(v124, i31_2.wrapping_sub(2)), i31_2, b3_2], <__cpu::f16 as __Elem>::ZERO);
                let v126 = __Elem::to_round::<L, u32>(v125, __cpu::Round::Up).wrapping_mul(3_u32);
                a4_2_row.update(lane, __cpu::AtomicOp::Min, v126);
            }
        }
    }

    #[inline]
    unsafe fn parallel_27<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t6_2_row_2: R0,
        v127: i64,
        v128: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i33_2 = start + lane as i64;
                let v129 = t6_2_row_2.get(lane);
                let v130 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v129) * 16.0_f32));
                let v131 = v130.wrapping_mul(__Elem::to::<u64>(v128.wrapping_add(i33_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v127.wrapping_add(i33_2), 7_i64)], v131);
            }
        }
    }

    #[inline]
    unsafe fn parallel_28<L: __cpu::Level, R0: __cpu::row::Row<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row_3: R0,
        v133: i64,
        v135: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i36_2 = start + lane as i64;
                let v136 = t7_2_row_3.get(lane);
                let v137 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v136) * 16.0_f32));
                let v138 = v137.wrapping_mul(__Elem::to::<u64>(v135.wrapping_add(i36_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v133.wrapping_add(i36_2), 7_i64)], v138);
            }
        }
    }

    #[inline]
    unsafe fn parallel_29<L: __cpu::Level, R0: __cpu::row::Row<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row_3: R0,
        v140: i64,
        v142: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i39_2 = start + lane as i64;
                let v143 = t8_2_row_3.get(lane);
                let v144 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v143) * 16.0_f32));
                let v145 = v144.wrapping_mul(__Elem::to::<u64>(v142.wrapping_add(i39_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v140.wrapping_add(i39_2), 7_i64)], v145);
            }
        }
    }

    #[inline]
    unsafe fn parallel_30<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t14_2_row: R0,
        v147: i64,
        v149: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i42_2 = start + lane as i64;
                let v150 = t14_2_row.get(lane);
                let v151 = __Elem::to::<u64>(v150).wrapping_mul(__Elem::to::<u64>(v149.wrapping_add(i42_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v147.wrapping_add(i42_2), 7_i64)], v151);
            }
        }
    }

    #[inline]
    unsafe fn parallel_31<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        mut y2_2_row: R0,
        v157: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                y2_2_row.set(lane, v157);
            }
        }
    }

    #[inline]
    unsafe fn parallel_32<L: __cpu::Level, R0: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        mut y3_2_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                y3_2_row.set(lane, -3.0_f64);
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
        let v0 = d2.wrapping_add(BK as i64 - 1);
        let n5 = __Elem::div(v0, BK as i64);
        let v1 = d2.wrapping_add(BK as i64 - 1);
        let v2 = __Elem::div(v1, BK as i64);
        plan.value(n5);
        plan.value(d1);
        plan.value(d2);
        plan.value(d4);
        plan.finish([1, 1, v2])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<f64, 2>([2 * BM as i64, BM as i64]);
        size.tile::<__cpu::f16, 3>([BM as i64, BN as i64 + 1, BK as i64]);
        size.tile::<__cpu::f16, 3>([BM as i64, BN as i64 + 1, 1]);
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.tile::<i32, 3>([BM as i64, BN as i64 + 1, 1]);
            size.tile::<f64, 1>([BN as i64 + 1]);
            outer.cover(size);
        }
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.tile::<f64, 2>([2 * BN as i64, BN as i64]);
            size.tile::<f64, 2>([BN as i64, 2 * BN as i64]);
            size.tile::<f64, 2>([2 * BN as i64, 2 * BN as i64]);
            size.gemm::<L, f64, f64, f64>(2 * BN as i64, 2 * BN as i64, BN as i64);
            outer.cover(size);
        }
        size.tile::<i32, 3>([1, BN as i64 + 1, 1]);
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
                for i6 in 0_i64..(2 * BM as i64) {
                    let t6_row = t6.row(1, [i6, 0], BM as i64);
                    Self::parallel::<L, _>(level, 0, BM as i64, t6_row.slice_mut(0, BM as i64));
                }
                let t7 = scratch.tile::<__cpu::f16, 3>([BM as i64, BN as i64 + 1, BK as i64]);
                let v0 = t6.load([2, n5], <f64 as __Elem>::ZERO);
                let x0_at = x0.window([n5, n5.wrapping_mul(BN as i64), d1.wrapping_mul(BM as i64)], [BM as i64, BN as i64 + 1, BK as i64]);
                __cpu::copy::<L, _, _, _>(x0_at, t7, __Elem::to::<__cpu::f16>(__Elem::to::<f32>(v0)));
                let t8 = scratch.tile::<__cpu::f16, 3>([BM as i64, BN as i64 + 1, 1]);
                __cpu::reduce::<L, __cpu::reduce::Max, _, _, 3>(__cpu::without_tail::<L, __cpu::reduce::Max, _, 3>(t7, x0_at.hi[2]), 2, t8, false, <__cpu::f16 as __Elem>::ZERO);
                let mut v8 = <f32 as __Elem>::ZERO;
                v8 = 1.0_f32;
                for k9 in 0_i64..1 {
                    let v1 = v8;
                    let v2 = x0.load([n5, 11, b3], <f32 as __Elem>::ZERO);
                    let v3 = __cpu::bitcast::<u32, f32>(__cpu::bitcast::<f32, u32>(v2) & 2147483647_u32);
                    let v4 = x0.load([n5, k9, k9], <f32 as __Elem>::ZERO);
                    let v5 = x0.load([0, 5, k9], <f32 as __Elem>::ZERO);
                    v8 = v1 + (v3 + (v4 * v5));
                }
                for k10 in 0_i64..1 {
                    let v6 = b3.wrapping_sub(4).wrapping_mul(2 * BN as i64).wrapping_add(k10);
                    if __Elem::rem(v6, 2 * BN as i64) == n5 {
                        let mut scratch = scratch;
                        let t9 = scratch.tile::<i32, 3>([BM as i64, BN as i64 + 1, 1]);
                        __cpu::arg_reduce::<L, __cpu::reduce::ArgMin, _, _, 3>(t7, 2, t9, <__cpu::f16 as __Elem>::ZERO);
                        let t10 = scratch.tile::<f64, 1>([BN as i64 + 1]);
                        let x1_at = x1.window([d1.wrapping_mul(BN as i64), b3.wrapping_mul(1), k10.wrapping_mul(2 * BN as i64)], [1, BN as i64 + 1, 1]).squeeze([1]);
                        __cpu::copy::<L, _, _, _>(x1_at, t10, -3.0_f64);
                        let t6_at = t6.window([k10.wrapping_mul(2 * BN as i64), b3.wrapping_mul(2 * BM as i64)], [1, BN as i64 + 1]).squeeze([1]);
                        __cpu::copy::<L, _, _, _>(t10, t6_at, <f64 as __Elem>::ZERO);
                        for i11 in 0_i64..(BM as i64) {
                            for i12 in 0_i64..(BN as i64 + 1) {
                                let v7 = 5_i64.wrapping_add(i11).wrapping_mul(5).wrapping_add(i12);
                                let v9 = v7.wrapping_mul(5);
                                let v10 = 5_i64.wrapping_add(i11).wrapping_mul(5).wrapping_add(i12);
                                let v11 = v10.wrapping_mul(5);
                                let t9_row = t9.row(2, [i11, i12, 0], 1);
                                Self::parallel_2::<L, _>(level, 0, 1, t9_row.slice(0, 1), v9, v11, h5);
                            }
                        }
                        let t10_row = t10.row(0, [0], BN as i64 + 1);
                        Self::parallel_3::<L, _>(level, 0, BN as i64 + 1, t10_row.slice(0, BN as i64 + 1), h5);
                    }
                    for k15 in __cpu::steps(0, n5, 2) {
                        let mut scratch = scratch;
                        let t11 = scratch.tile::<f64, 2>([2 * BN as i64, BN as i64]);
                        for i16 in 0_i64..(2 * BN as i64) {
                            let v17 = __Elem::fma::<L>(1.0_f64, -1.0_f64, -1.0_f64);
                            let t11_row = t11.row(1, [i16, 0], BN as i64);
                            Self::parallel_4::<L, _>(level, 0, BN as i64, t11_row.slice_mut(0, BN as i64), v17);
                        }
                        let t12 = scratch.tile::<f64, 2>([BN as i64, 2 * BN as i64]);
                        let whole = t7.has([0, 0, 0], [[0, 1], [1, 0], [1, 0]], [BN as i64, 2 * BN as i64]);
                        if whole {
                            for i18 in 0_i64..(BN as i64) {
                                let t7_row = t7.whole_row(0, [0, i18, i18], 2 * BN as i64, 1);
                                let t12_row = t12.row(1, [i18, 0], 2 * BN as i64);
                                Self::parallel_5::<L, true, _, _>(
                                    level,
                                    0,
                                    2 * BN as i64,
                                    t7_row.strided(0),
                                    t12_row.slice_mut(0, 2 * BN as i64),
                                );
                            }
                        } else {
                            for i18 in 0_i64..(BN as i64) {
                                let t7_row = t7.row(0, [0, i18, i18], 2 * BN as i64);
                                let t12_row = t12.row(1, [i18, 0], 2 * BN as i64);
                                let (from, to) = __cpu::common(2 * BN as i64, [t7_row.span()]);
                                Self::parallel_5::<L, false, _, _>(
                                    level,
                                    from,
                                    to - from,
                                    t7_row.strided(from),
                                    t12_row.slice_mut(from, to - from),
                                );
                                if to - from < 2 * BN as i64 {
                                    for (start, end) in [(0, from), (to, 2 * BN as i64)] {
                                        Self::parallel_5::<L, false, _, _>(
                                            level,
                                            start,
                                            end - start,
                                            t7_row.guarded(start, <__cpu::f16 as __Elem>::ZERO),
                                            t12_row.slice_mut(start, end - start),
                                        );
                                    }
                                }
                            }
                        }
                        let t13 = scratch.tile::<f64, 2>([2 * BN as i64, 2 * BN as i64]);
                        __cpu::sized!((2 * BN as i64) * (2 * BN as i64) * (BN as i64) <= 13824, gemm::<L, f64, f64, f64>(t11, t12, t13, false, scratch.rest()));
                        for i20 in 0_i64..(BM as i64) {
                            for i21 in 0_i64..(BN as i64 + 1) {
                                let v18 = 5_i64.wrapping_add(i20).wrapping_mul(5).wrapping_add(i21);
                                let v19 = v18.wrapping_mul(5);
                                let v20 = 5_i64.wrapping_add(i20).wrapping_mul(5).wrapping_add(i21);
                                let v21 = v20.wrapping_mul(5);
                                let t8_row = t8.row(2, [i20, i21, 0], 1);
                                Self::parallel_6::<L, _>(level, 0, 1, t8_row.slice(0, 1), v19, v21, h5);
                            }
                        }
                        for i23 in 0_i64..(2 * BN as i64) {
                            let v25 = 5_i64.wrapping_add(i23).wrapping_mul(5);
                            let v26 = 5_i64.wrapping_add(i23).wrapping_mul(5);
                            let t13_row = t13.row(1, [i23, 0], 2 * BN as i64);
                            Self::parallel_7::<L, _>(
                                level,
                                0,
                                2 * BN as i64,
                                t13_row.slice(0, 2 * BN as i64),
                                v25,
                                v26,
                                h5,
                            );
                        }
                    }
                    for i25 in 0_i64..(BM as i64) {
                        for i26 in 0_i64..(BN as i64 + 1) {
                            let v30 = 5_i64.wrapping_add(i25).wrapping_mul(5).wrapping_add(i26);
                            let v31 = v30.wrapping_mul(5);
                            let v32 = 5_i64.wrapping_add(i25).wrapping_mul(5).wrapping_add(i26);
                            let v33 = v32.wrapping_mul(5);
                            let t7_row_2 = t7.row(2, [i25, i26, 0], BK as i64);
                            Self::parallel_8::<L, _>(
                                level,
                                0,
                                BK as i64,
                                t7_row_2.slice(0, BK as i64),
                                v31,
                                v33,
                                h5,
                            );
                        }
                    }
                    for i28 in 0_i64..(BM as i64) {
                        for i29 in 0_i64..(BN as i64 + 1) {
                            let v37 = 5_i64.wrapping_add(i28).wrapping_mul(5).wrapping_add(i29);
                            let v38 = v37.wrapping_mul(5);
                            let v39 = 5_i64.wrapping_add(i28).wrapping_mul(5).wrapping_add(i29);
                            let v40 = v39.wrapping_mul(5);
                            let t8_row_2 = t8.row(2, [i28, i29, 0], 1);
                            Self::parallel_9::<L, _>(level, 0, 1, t8_row_2.slice(0, 1), v38, v40, h5);
                        }
                    }
                }
                let t14 = scratch.tile::<i32, 3>([1, BN as i64 + 1, 1]);
                __cpu::arg_reduce::<L, __cpu::reduce::ArgMin, _, _, 3>(t8, 0, t14, <__cpu::f16 as __Elem>::ZERO);
                let v44 = d2.wrapping_sub(7);
                Self::parallel_10::<L>(level, 0, BM as i64, v44, t8, b3, a4);
                for i32 in 0_i64..(2 * BM as i64) {
                    let v47 = 5_i64.wrapping_add(i32).wrapping_mul(5);
                    let v48 = 5_i64.wrapping_add(i32).wrapping_mul(5);
                    let t6_row_2 = t6.row(1, [i32, 0], BM as i64);
                    Self::parallel_11::<L, _>(level, 0, BM as i64, t6_row_2.slice(0, BM as i64), v47, v48, h5);
                }
                for i34 in 0_i64..(BM as i64) {
                    for i35 in 0_i64..(BN as i64 + 1) {
                        let v52 = 5_i64.wrapping_add(i34).wrapping_mul(5).wrapping_add(i35);
                        let v53 = v52.wrapping_mul(5);
                        let v54 = 5_i64.wrapping_add(i34).wrapping_mul(5).wrapping_add(i35);
                        let v55 = v54.wrapping_mul(5);
                        let t7_row_3 = t7.row(2, [i34, i35, 0], BK as i64);
                        Self::parallel_12::<L, _>(level, 0, BK as i64, t7_row_3.slice(0, BK as i64), v53, v55, h5);
                    }
                }
                for i37 in 0_i64..(BM as i64) {
                    for i38 in 0_i64..(BN as i64 + 1) {
                        let v59 = 5_i64.wrapping_add(i37).wrapping_mul(5).wrapping_add(i38);
                        let v60 = v59.wrapping_mul(5);
                        let v61 = 5_i64.wrapping_add(i37).wrapping_mul(5).wrapping_add(i38);
                        let v62 = v61.wrapping_mul(5);
                        let t8_row_3 = t8.row(2, [i37, i38, 0], 1);
                        Self::parallel_13::<L, _>(level, 0, 1, t8_row_3.slice(0, 1), v60, v62, h5);
                    }
                }
                for i40 in 0_i64..1 {
                    for i41 in 0_i64..(BN as i64 + 1) {
                        let v66 = 5_i64.wrapping_add(i40).wrapping_mul(5).wrapping_add(i41);
                        let v67 = v66.wrapping_mul(5);
                        let v68 = 5_i64.wrapping_add(i40).wrapping_mul(5).wrapping_add(i41);
                        let v69 = v68.wrapping_mul(5);
                        let t14_row = t14.row(2, [i40, i41, 0], 1);
                        Self::parallel_14::<L, _>(level, 0, 1, t14_row.slice(0, 1), v67, v69, h5);
                    }
                }
                let whole_2 = y2.has_rows(1, [b3.wrapping_mul(BK as i64), 0], [[1, 0], [0, 1]], [BK as i64, BK as i64]);
                if whole_2 {
                    for i43 in 0_i64..(BK as i64) {
                        let v72 = x0.load([n5, b3, __Elem::rem(d2, 2_i64)], <f32 as __Elem>::ZERO);
                        let v73 = t14.load([n5, i43, x1.extent[1]], <i32 as __Elem>::ZERO);
                        let v74 = t8.load([d1, b3, __Elem::to::<i64>(v73)], <__cpu::f16 as __Elem>::ZERO);
                        let v75 = x1.load([i43, b3, 1], <f64 as __Elem>::ZERO);
                        let v76 = __Elem::max(__Elem::to_round::<L, f64>(v74, __cpu::Round::Down), v75);
                        let v77 = __Elem::fma::<L>(__Elem::abs(-3.75_f64) / (-6.0_f64), -(4.875_f64 / 5.0_f64), __Elem::to::<f64>(v72) + v76);
                        let y2_row = y2.whole_row(1, [b3.wrapping_mul(BK as i64).wrapping_add(i43), 0], BK as i64, 1);
                        let mut staging = __cpu::StagingBuffer::new();
                        let mut chunks = __cpu::StreamingRow::new(y2_row, 0, BK as i64, __cpu::is_non_temporal(call, &y2), &mut staging);
                        while chunks.advance() {
                            let (start, count) = chunks.chunk();
                            Self::parallel_15::<L, true, _>(level, start, count, chunks.slice_mut(), v77);
                            chunks.store();
                        }
                    }
                } else {
                    for i43 in 0_i64..(BK as i64) {
                        let v72 = x0.load([n5, b3, __Elem::rem(d2, 2_i64)], <f32 as __Elem>::ZERO);
                        let v73 = t14.load([n5, i43, x1.extent[1]], <i32 as __Elem>::ZERO);
                        let v74 = t8.load([d1, b3, __Elem::to::<i64>(v73)], <__cpu::f16 as __Elem>::ZERO);
                        let v75 = x1.load([i43, b3, 1], <f64 as __Elem>::ZERO);
                        let v76 = __Elem::max(__Elem::to_round::<L, f64>(v74, __cpu::Round::Down), v75);
                        let v77 = __Elem::fma::<L>(__Elem::abs(-3.75_f64) / (-6.0_f64), -(4.875_f64 / 5.0_f64), __Elem::to::<f64>(v72) + v76);
                        let y2_row = y2.row(1, [b3.wrapping_mul(BK as i64).wrapping_add(i43), 0], BK as i64);
                        let (from, to) = __cpu::common(BK as i64, [y2_row.unit_span()]);
                        let mut staging = __cpu::StagingBuffer::new();
                        let mut chunks = __cpu::StreamingRow::new(y2_row, from, to - from, __cpu::is_non_temporal(call, &y2), &mut staging);
                        while chunks.advance() {
                            let (start, count) = chunks.chunk();
                            Self::parallel_15::<L, false, _>(level, start, count, chunks.slice_mut(), v77);
                            chunks.store();
                        }
                        if to - from < BK as i64 {
                            for (start, end) in [(0, from), (to, BK as i64)] {
                                Self::parallel_15::<L, false, _>(
                                    level,
                                    start,
                                    end - start,
                                    y2_row.guarded(start, <f64 as __Elem>::ZERO),
                                    v77,
                                );
                            }
                        }
                    }
                }
                let v78 = t14.load([d1, n5, d1], <i32 as __Elem>::ZERO);
                let v79 = t14.load([b3, 3, b3], <i32 as __Elem>::ZERO);
                let v80 = __Elem::to::<i64>(v78) < __Elem::to::<i64>(v79);
                let y3_row = y3.row(0, [b3.wrapping_mul(BK as i64)], BK as i64);
                let (from, to) = __cpu::common(BK as i64, [y3_row.unit_span()]);
                let mut staging_2 = __cpu::StagingBuffer::new();
                let mut chunks_2 = __cpu::StreamingRow::new(y3_row, from, to - from, __cpu::is_non_temporal(call, &y3), &mut staging_2);
                while chunks_2.advance() {
                    let (start, count) = chunks_2.chunk();
                    Self::parallel_16::<L, _>(level, start, count, chunks_2.slice_mut());
                    chunks_2.store();
                }
                if to - from < BK as i64 {
                    for (start, end) in [(0, from), (to, BK as i64)] {
                        Self::parallel_16::<L, _>(
                            level,
                            start,
                            end - start,
                            y3_row.guarded(start, <f64 as __Elem>::ZERO),
                        );
                    }
                }
            }
        }
    }

    const COST: u8 = 0b100;

    fn cost(call: &__cpu::HostCall<'_>, place: [i64; 3]) -> f64 {
        let n5 = __cpu::value::<i64>(call, 0);
        let [_, _, b3] = place;
        let mut cost = 0.0_f64;
        cost += __cpu::work(7736, []);
        cost += __cpu::work(534, [2 * BM as i64, BM as i64]);
        cost += __cpu::work(552, [BM as i64, BN as i64 + 1, BK as i64]);
        cost += __cpu::work(544, [BM as i64, BN as i64 + 1, 1]);
        cost += __cpu::work(519, [BM as i64]);
        cost += __cpu::work(533, [1, BN as i64 + 1, 1]);
        cost += __cpu::work(34, [BK as i64, BK as i64]);
        cost += __cpu::work(18, [BK as i64]);
        {
            let mut cost_2 = 0.0_f64;
            cost_2 += __cpu::work(144, []);
            cost += __cpu::trips(0, 1, 1) * cost_2;
        }
        {
            let k10 = __cpu::middle(0, 1, 1);
            let mut cost_3 = 0.0_f64;
            cost_3 += __cpu::work(1120, []);
            cost_3 += __cpu::work(536, [BM as i64, BN as i64 + 1, BK as i64]);
            cost_3 += __cpu::work(536, [BM as i64, BN as i64 + 1, 1]);
            let v0: i64 = b3.wrapping_sub(4);
            let v1: i64 = v0.wrapping_mul(2 * BN as i64);
            let v2: i64 = v1.wrapping_add(k10);
            let v3: i64 = __Elem::rem(v2, 2 * BN as i64);
            let v4: bool = v3 == n5;
            if v4 {
                let mut cost_4 = 0.0_f64;
                cost_4 += __cpu::work(8, [BM as i64, BN as i64 + 1, BK as i64]);
                cost_4 += __cpu::work(2600, []);
                cost_4 += __cpu::work(544, [BN as i64 + 1]);
                cost_4 += __cpu::work(533, [BM as i64, BN as i64 + 1, 1]);
                cost_3 += cost_4;
            }
            {
                let mut cost_5 = 0.0_f64;
                cost_5 += __cpu::work(2592, []);
                cost_5 += __cpu::work(3, [2 * BN as i64, BN as i64]);
                cost_5 += __cpu::work(21, [BN as i64, 2 * BN as i64]);
                cost_5 += __cpu::work(1, [2 * BN as i64, 2 * BN as i64, BN as i64]);
                cost_5 += __cpu::work(536, [BM as i64, BN as i64 + 1, 1]);
                cost_5 += __cpu::work(532, [2 * BN as i64, 2 * BN as i64]);
                cost_3 += __cpu::trips(0, n5, 2) * cost_5;
            }
            cost += __cpu::trips(0, 1, 1) * cost_3;
        }
        cost
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
                for i6_2 in 0_i64..(2 * BM as i64) {
                    let t6_2_row = t6_2.row(1, [i6_2, 0], BM as i64);
                    Self::parallel_17::<L, _>(level, 0, BM as i64, t6_2_row.slice_mut(0, BM as i64));
                }
                let t7_2 = scratch.tile::<__cpu::f16, 3>([BM as i64, BN as i64 + 1, BK as i64]);
                let v81 = t6_2.load([2, n5_2], <f64 as __Elem>::ZERO);
                let x0_2_at = x0_2.window([n5_2, n5_2.wrapping_mul(BN as i64), d1_2.wrapping_mul(BM as i64)], [BM as i64, BN as i64 + 1, BK as i64]);
                __cpu::copy::<L, _, _, _>(x0_2_at, t7_2, __Elem::to::<__cpu::f16>(__Elem::to::<f32>(v81)));
                let t8_2 = scratch.tile::<__cpu::f16, 3>([BM as i64, BN as i64 + 1, 1]);
                __cpu::reduce::<L, __cpu::reduce::Max, _, _, 3>(__cpu::without_tail::<L, __cpu::reduce::Max, _, 3>(t7_2, x0_2_at.hi[2]), 2, t8_2, false, <__cpu::f16 as __Elem>::ZERO);
                let mut v8_2 = <f32 as __Elem>::ZERO;
                v8_2 = 1.0_f32;
                for k9_2 in 0_i64..1 {
                    let v82 = v8_2;
                    let v83 = x0_2.load([n5_2, 11, b3_2], <f32 as __Elem>::ZERO);
                    let v84 = __cpu::bitcast::<u32, f32>(__cpu::bitcast::<f32, u32>(v83) & 2147483647_u32);
                    let v85 = x0_2.load([n5_2, k9_2, k9_2], <f32 as __Elem>::ZERO);
                    let v86 = x0_2.load([0, 5, k9_2], <f32 as __Elem>::ZERO);
                    v8_2 = v82 + (v84 + (v85 * v86));
                }
                for k10_2 in 0_i64..1 {
                    let v87 = b3_2.wrapping_sub(4).wrapping_mul(2 * BN as i64).wrapping_add(k10_2);
                    if __Elem::rem(v87, 2 * BN as i64) == n5_2 {
                        let mut scratch = scratch;
                        let t9_2 = scratch.tile::<i32, 3>([BM as i64, BN as i64 + 1, 1]);
                        __cpu::arg_reduce::<L, __cpu::reduce::ArgMin, _, _, 3>(t7_2, 2, t9_2, <__cpu::f16 as __Elem>::ZERO);
                        let t10_2 = scratch.tile::<f64, 1>([BN as i64 + 1]);
                        let x1_2_at = x1_2.window([d1_2.wrapping_mul(BN as i64), b3_2.wrapping_mul(1), k10_2.wrapping_mul(2 * BN as i64)], [1, BN as i64 + 1, 1]).squeeze([1]);
                        __cpu::copy::<L, _, _, _>(x1_2_at, t10_2, -3.0_f64);
                        let t6_2_at = t6_2.window([k10_2.wrapping_mul(2 * BN as i64), b3_2.wrapping_mul(2 * BM as i64)], [1, BN as i64 + 1]).squeeze([1]);
                        __cpu::copy::<L, _, _, _>(t10_2, t6_2_at, <f64 as __Elem>::ZERO);
                        for i11_2 in 0_i64..(BM as i64) {
                            for i12_2 in 0_i64..(BN as i64 + 1) {
                                let v88 = 5_i64.wrapping_add(i11_2).wrapping_mul(5).wrapping_add(i12_2);
                                let v89 = v88.wrapping_mul(5);
                                let v90 = 5_i64.wrapping_add(i11_2).wrapping_mul(5).wrapping_add(i12_2);
                                let v91 = v90.wrapping_mul(5);
                                let t9_2_row = t9_2.row(2, [i11_2, i12_2, 0], 1);
                                Self::parallel_18::<L, _>(level, 0, 1, t9_2_row.slice(0, 1), v89, v91, h5_2);
                            }
                        }
                        let t10_2_row = t10_2.row(0, [0], BN as i64 + 1);
                        Self::parallel_19::<L, _>(level, 0, BN as i64 + 1, t10_2_row.slice(0, BN as i64 + 1), h5_2);
                    }
                    for k15_2 in __cpu::steps(0, n5_2, 2) {
                        let mut scratch = scratch;
                        let t11_2 = scratch.tile::<f64, 2>([2 * BN as i64, BN as i64]);
                        for i16_2 in 0_i64..(2 * BN as i64) {
                            let v97 = __Elem::fma::<L>(1.0_f64, -1.0_f64, -1.0_f64);
                            let t11_2_row = t11_2.row(1, [i16_2, 0], BN as i64);
                            Self::parallel_20::<L, _>(level, 0, BN as i64, t11_2_row.slice_mut(0, BN as i64), v97);
                        }
                        let t12_2 = scratch.tile::<f64, 2>([BN as i64, 2 * BN as i64]);
                        let whole_3 = t7_2.has([0, 0, 0], [[0, 1], [1, 0], [1, 0]], [BN as i64, 2 * BN as i64]);
                        if whole_3 {
                            for i18_2 in 0_i64..(BN as i64) {
                                let t7_2_row = t7_2.whole_row(0, [0, i18_2, i18_2], 2 * BN as i64, 1);
                                let t12_2_row = t12_2.row(1, [i18_2, 0], 2 * BN as i64);
                                Self::parallel_21::<L, true, _, _>(
                                    level,
                                    0,
                                    2 * BN as i64,
                                    t7_2_row.strided(0),
                                    t12_2_row.slice_mut(0, 2 * BN as i64),
                                );
                            }
                        } else {
                            for i18_2 in 0_i64..(BN as i64) {
                                let t7_2_row = t7_2.row(0, [0, i18_2, i18_2], 2 * BN as i64);
                                let t12_2_row = t12_2.row(1, [i18_2, 0], 2 * BN as i64);
                                let (from, to) = __cpu::common(2 * BN as i64, [t7_2_row.span()]);
                                Self::parallel_21::<L, false, _, _>(
                                    level,
                                    from,
                                    to - from,
                                    t7_2_row.strided(from),
                                    t12_2_row.slice_mut(from, to - from),
                                );
                                if to - from < 2 * BN as i64 {
                                    for (start, end) in [(0, from), (to, 2 * BN as i64)] {
                                        Self::parallel_21::<L, false, _, _>(
                                            level,
                                            start,
                                            end - start,
                                            t7_2_row.guarded(start, <__cpu::f16 as __Elem>::ZERO),
                                            t12_2_row.slice_mut(start, end - start),
                                        );
                                    }
                                }
                            }
                        }
                        let t13_2 = scratch.tile::<f64, 2>([2 * BN as i64, 2 * BN as i64]);
                        __cpu::sized!((2 * BN as i64) * (2 * BN as i64) * (BN as i64) <= 13824, gemm::<L, f64, f64, f64>(t11_2, t12_2, t13_2, false, scratch.rest()));
                        for i20_2 in 0_i64..(BM as i64) {
                            for i21_2 in 0_i64..(BN as i64 + 1) {
                                let v98 = 5_i64.wrapping_add(i20_2).wrapping_mul(5).wrapping_add(i21_2);
                                let v99 = v98.wrapping_mul(5);
                                let v100 = 5_i64.wrapping_add(i20_2).wrapping_mul(5).wrapping_add(i21_2);
                                let v101 = v100.wrapping_mul(5);
                                let t8_2_row = t8_2.row(2, [i20_2, i21_2, 0], 1);
                                Self::parallel_22::<L, _>(level, 0, 1, t8_2_row.slice(0, 1), v99, v101, h5_2);
                            }
                        }
                        for i23_2 in 0_i64..(2 * BN as i64) {
                            let v105 = 5_i64.wrapping_add(i23_2).wrapping_mul(5);
                            let v106 = 5_i64.wrapping_add(i23_2).wrapping_mul(5);
                            let t13_2_row = t13_2.row(1, [i23_2, 0], 2 * BN as i64);
                            Self::parallel_23::<L, _>(
                                level,
                                0,
                                2 * BN as i64,
                                t13_2_row.slice(0, 2 * BN as i64),
                                v105,
                                v106,
                                h5_2,
                            );
                        }
                    }
                    for i25_2 in 0_i64..(BM as i64) {
                        for i26_2 in 0_i64..(BN as i64 + 1) {
                            let v110 = 5_i64.wrapping_add(i25_2).wrapping_mul(5).wrapping_add(i26_2);
                            let v111 = v110.wrapping_mul(5);
                            let v112 = 5_i64.wrapping_add(i25_2).wrapping_mul(5).wrapping_add(i26_2);
                            let v113 = v112.wrapping_mul(5);
                            let t7_2_row_2 = t7_2.row(2, [i25_2, i26_2, 0], BK as i64);
                            Self::parallel_24::<L, _>(
                                level,
                                0,
                                BK as i64,
                                t7_2_row_2.slice(0, BK as i64),
                                v111,
                                v113,
                                h5_2,
                            );
                        }
                    }
                    for i28_2 in 0_i64..(BM as i64) {
                        for i29_2 in 0_i64..(BN as i64 + 1) {
                            let v117 = 5_i64.wrapping_add(i28_2).wrapping_mul(5).wrapping_add(i29_2);
                            let v118 = v117.wrapping_mul(5);
                            let v119 = 5_i64.wrapping_add(i28_2).wrapping_mul(5).wrapping_add(i29_2);
                            let v120 = v119.wrapping_mul(5);
                            let t8_2_row_2 = t8_2.row(2, [i28_2, i29_2, 0], 1);
                            Self::parallel_25::<L, _>(level, 0, 1, t8_2_row_2.slice(0, 1), v118, v120, h5_2);
                        }
                    }
                }
                let t14_2 = scratch.tile::<i32, 3>([1, BN as i64 + 1, 1]);
                __cpu::arg_reduce::<L, __cpu::reduce::ArgMin, _, _, 3>(t8_2, 0, t14_2, <__cpu::f16 as __Elem>::ZERO);
                let v124 = d2_2.wrapping_sub(7);
                let a4_2_row = a4_2.row(0, [0], BM as i64);
                let (from, to) = __cpu::common(BM as i64, [a4_2_row.unit_span()]);
                Self::parallel_26::<L, _>(
                    level,
                    from,
                    to - from,
                    a4_2_row.slice_mut(from, to - from),
                    v124,
                    t8_2,
                    b3_2,
                );
                if to - from < BM as i64 {
                    for (start, end) in [(0, from), (to, BM as i64)] {
                        Self::parallel_26::<L, _>(
                            level,
                            start,
                            end - start,
                            a4_2_row.guarded(start, <u32 as __Elem>::ZERO),
                            v124,
                            t8_2,
                            b3_2,
                        );
                    }
                }
                for i32_2 in 0_i64..(2 * BM as i64) {
                    let v127 = 5_i64.wrapping_add(i32_2).wrapping_mul(5);
                    let v128 = 5_i64.wrapping_add(i32_2).wrapping_mul(5);
                    let t6_2_row_2 = t6_2.row(1, [i32_2, 0], BM as i64);
                    Self::parallel_27::<L, _>(
                        level,
                        0,
                        BM as i64,
                        t6_2_row_2.slice(0, BM as i64),
                        v127,
                        v128,
                        h5_2,
                    );
                }
                for i34_2 in 0_i64..(BM as i64) {
                    for i35_2 in 0_i64..(BN as i64 + 1) {
                        let v132 = 5_i64.wrapping_add(i34_2).wrapping_mul(5).wrapping_add(i35_2);
                        let v133 = v132.wrapping_mul(5);
                        let v134 = 5_i64.wrapping_add(i34_2).wrapping_mul(5).wrapping_add(i35_2);
                        let v135 = v134.wrapping_mul(5);
                        let t7_2_row_3 = t7_2.row(2, [i34_2, i35_2, 0], BK as i64);
                        Self::parallel_28::<L, _>(
                            level,
                            0,
                            BK as i64,
                            t7_2_row_3.slice(0, BK as i64),
                            v133,
                            v135,
                            h5_2,
                        );
                    }
                }
                for i37_2 in 0_i64..(BM as i64) {
                    for i38_2 in 0_i64..(BN as i64 + 1) {
                        let v139 = 5_i64.wrapping_add(i37_2).wrapping_mul(5).wrapping_add(i38_2);
                        let v140 = v139.wrapping_mul(5);
                        let v141 = 5_i64.wrapping_add(i37_2).wrapping_mul(5).wrapping_add(i38_2);
                        let v142 = v141.wrapping_mul(5);
                        let t8_2_row_3 = t8_2.row(2, [i37_2, i38_2, 0], 1);
                        Self::parallel_29::<L, _>(level, 0, 1, t8_2_row_3.slice(0, 1), v140, v142, h5_2);
                    }
                }
                for i40_2 in 0_i64..1 {
                    for i41_2 in 0_i64..(BN as i64 + 1) {
                        let v146 = 5_i64.wrapping_add(i40_2).wrapping_mul(5).wrapping_add(i41_2);
                        let v147 = v146.wrapping_mul(5);
                        let v148 = 5_i64.wrapping_add(i40_2).wrapping_mul(5).wrapping_add(i41_2);
                        let v149 = v148.wrapping_mul(5);
                        let t14_2_row = t14_2.row(2, [i40_2, i41_2, 0], 1);
                        Self::parallel_30::<L, _>(level, 0, 1, t14_2_row.slice(0, 1), v147, v149, h5_2);
                    }
                }
                let whole_4 = y2_2.has_rows(1, [b3_2.wrapping_mul(BK as i64), 0], [[1, 0], [0, 1]], [BK as i64, BK as i64]);
                if whole_4 {
                    for i43_2 in 0_i64..(BK as i64) {
                        let v152 = x0_2.load([n5_2, b3_2, __Elem::rem(d2_2, 2_i64)], <f32 as __Elem>::ZERO);
                        let v153 = t14_2.load([n5_2, i43_2, x1_2.extent[1]], <i32 as __Elem>::ZERO);
                        let v154 = t8_2.load([d1_2, b3_2, __Elem::to::<i64>(v153)], <__cpu::f16 as __Elem>::ZERO);
                        let v155 = x1_2.load([i43_2, b3_2, 1], <f64 as __Elem>::ZERO);
                        let v156 = __Elem::max(__Elem::to_round::<L, f64>(v154, __cpu::Round::Down), v155);
                        let v157 = __Elem::fma::<L>(__Elem::abs(-3.75_f64) / (-6.0_f64), -(4.875_f64 / 5.0_f64), __Elem::to::<f64>(v152) + v156);
                        let y2_2_row = y2_2.whole_row(1, [b3_2.wrapping_mul(BK as i64).wrapping_add(i43_2), 0], BK as i64, 1);
                        let mut staging_3 = __cpu::StagingBuffer::new();
                        let mut chunks_3 = __cpu::StreamingRow::new(y2_2_row, 0, BK as i64, __cpu::is_non_temporal(call, &y2_2), &mut staging_3);
                        while chunks_3.advance() {
                            let (start, count) = chunks_3.chunk();
                            Self::parallel_31::<L, true, _>(level, start, count, chunks_3.slice_mut(), v157);
                            chunks_3.store();
                        }
                    }
                } else {
                    for i43_2 in 0_i64..(BK as i64) {
                        let v152 = x0_2.load([n5_2, b3_2, __Elem::rem(d2_2, 2_i64)], <f32 as __Elem>::ZERO);
                        let v153 = t14_2.load([n5_2, i43_2, x1_2.extent[1]], <i32 as __Elem>::ZERO);
                        let v154 = t8_2.load([d1_2, b3_2, __Elem::to::<i64>(v153)], <__cpu::f16 as __Elem>::ZERO);
                        let v155 = x1_2.load([i43_2, b3_2, 1], <f64 as __Elem>::ZERO);
                        let v156 = __Elem::max(__Elem::to_round::<L, f64>(v154, __cpu::Round::Down), v155);
                        let v157 = __Elem::fma::<L>(__Elem::abs(-3.75_f64) / (-6.0_f64), -(4.875_f64 / 5.0_f64), __Elem::to::<f64>(v152) + v156);
                        let y2_2_row = y2_2.row(1, [b3_2.wrapping_mul(BK as i64).wrapping_add(i43_2), 0], BK as i64);
                        let (from, to) = __cpu::common(BK as i64, [y2_2_row.unit_span()]);
                        let mut staging_3 = __cpu::StagingBuffer::new();
                        let mut chunks_3 = __cpu::StreamingRow::new(y2_2_row, from, to - from, __cpu::is_non_temporal(call, &y2_2), &mut staging_3);
                        while chunks_3.advance() {
                            let (start, count) = chunks_3.chunk();
                            Self::parallel_31::<L, false, _>(level, start, count, chunks_3.slice_mut(), v157);
                            chunks_3.store();
                        }
                        if to - from < BK as i64 {
                            for (start, end) in [(0, from), (to, BK as i64)] {
                                Self::parallel_31::<L, false, _>(
                                    level,
                                    start,
                                    end - start,
                                    y2_2_row.guarded(start, <f64 as __Elem>::ZERO),
                                    v157,
                                );
                            }
                        }
                    }
                }
                let v158 = t14_2.load([d1_2, n5_2, d1_2], <i32 as __Elem>::ZERO);
                let v159 = t14_2.load([b3_2, 3, b3_2], <i32 as __Elem>::ZERO);
                let v160 = __Elem::to::<i64>(v158) < __Elem::to::<i64>(v159);
                let y3_2_row = y3_2.row(0, [b3_2.wrapping_mul(BK as i64)], BK as i64);
                let (from, to) = __cpu::common(BK as i64, [y3_2_row.unit_span()]);
                let mut staging_4 = __cpu::StagingBuffer::new();
                let mut chunks_4 = __cpu::StreamingRow::new(y3_2_row, from, to - from, __cpu::is_non_temporal(call, &y3_2), &mut staging_4);
                while chunks_4.advance() {
                    let (start, count) = chunks_4.chunk();
                    Self::parallel_32::<L, _>(level, start, count, chunks_4.slice_mut());
                    chunks_4.store();
                }
                if to - from < BK as i64 {
                    for (start, end) in [(0, from), (to, BK as i64)] {
                        Self::parallel_32::<L, _>(
                            level,
                            start,
                            end - start,
                            y3_2_row.guarded(start, <f64 as __Elem>::ZERO),
                        );
                    }
                }
            }
        }
    }
}
