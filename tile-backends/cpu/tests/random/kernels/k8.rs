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
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t8_row: R0,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i9 = start + lane as i64;
                let v2 = t8_row.get(lane);
                let v3 = __Elem::to::<u64>(__Elem::to::<i64>(v2 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i9)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i9), 7_i64)], v3, __cpu::Order::Release);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::Row<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        t9_row: R0,
        v4: i64,
        v5: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i11 = start + lane as i64;
                let v6 = t9_row.get(lane);
                let v7 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v6) * 16.0_f32));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v4.wrapping_add(i11), 7_i64)], v7.wrapping_mul(__Elem::to::<u64>(v5.wrapping_add(i11))), __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        mut t12_row: R0,
        v8: __cpu::f16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t12_row.set(lane, v8);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        mut t13_row: R0,
        t7: __cpu::View<__cpu::f16, 3>,
        b3: i64,
        v9: __cpu::f16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i15 = start + lane as i64;
                let v10 = i15.wrapping_sub(4).wrapping_mul(BN as i64 + 1).wrapping_add(i15);
                let v11 = t7.load([b3, __Elem::div(v10, BN as i64 + 1), i15], <__cpu::f16 as __Elem>::ZERO);
                t13_row.set(lane, __Elem::add(v11, v9));
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        t13_row_2: R0,
        v12: i64,
        v13: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i17 = start + lane as i64;
                let v14 = t13_row_2.get(lane);
                let v15 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v14) * 16.0_f32));
                let v16 = v15.wrapping_mul(__Elem::to::<u64>(v13.wrapping_add(i17)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v12.wrapping_add(i17), 7_i64)], v16, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t14_row: R0,
        v17: i64,
        v18: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i19 = start + lane as i64;
                let v19 = t14_row.get(lane);
                let v20 = __Elem::to::<u64>(__Elem::to::<i64>(v19 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v18.wrapping_add(i19)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v17.wrapping_add(i19), 7_i64)], v20, __cpu::Order::AcqRel);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t6_row_2: R0,
        v21: i64,
        v22: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i22 = start + lane as i64;
                let v23 = t6_row_2.get(lane);
                let v24 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v23) * 16.0_f32));
                let v25 = v24.wrapping_mul(__Elem::to::<u64>(v22.wrapping_add(i22)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v21.wrapping_add(i22), 7_i64)], v25, __cpu::Order::SeqCst);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        t7_row: R0,
        v27: i64,
        v29: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i25 = start + lane as i64;
                let v30 = t7_row.get(lane);
                let v31 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v30) * 16.0_f32));
                let v32 = v31.wrapping_mul(__Elem::to::<u64>(v29.wrapping_add(i25)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v27.wrapping_add(i25), 7_i64)], v32, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level>(
        level: L,
        start: i64,
        count: i64,
        v34: u32,
        a4: __cpu::View<u32, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i26 = start + lane as i64;
                let v35 = __Elem::shr(v34, __Elem::to::<u32>(i26.wrapping_add(1))).wrapping_mul(8_u32);
                a4.atomic(__cpu::AtomicOp::Min, [i26], __Elem::div(v35, 8_u32), __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t6_row_3: R0,
        v36: i64,
        v37: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i28 = start + lane as i64;
                let v38 = t6_row_3.get(lane);
                let v39 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v38) * 16.0_f32));
                let v40 = v39.wrapping_mul(__Elem::to::<u64>(v37.wrapping_add(i28)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v36.wrapping_add(i28), 7_i64)], v40, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        t7_row_2: R0,
        v42: i64,
        v44: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i31 = start + lane as i64;
                let v45 = t7_row_2.get(lane);
                let v46 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v45) * 16.0_f32));
                let v47 = v46.wrapping_mul(__Elem::to::<u64>(v44.wrapping_add(i31)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v42.wrapping_add(i31), 7_i64)], v47, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::Row<__cpu::f16>, R1: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        t7_row_3: R0,
        mut y2_row: R1,
        n5: i64,
        v57: i64,
        t7: __cpu::View<__cpu::f16, 3>,
        d4: i64,
        i32: i64,
        v56: f64,
        v52: bool,
        v54: f64,
        v48: bool,
        v50: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i33 = start + lane as i64;
                let v58 = t7_row_3.get(lane);
                let v59 = __Elem::div(i33.wrapping_mul(BN as i64 + 1).wrapping_add(v57), BN as i64 + 1);
                let v60 = t7.load([d4, v59, i32], <__cpu::f16 as __Elem>::ZERO);
                let v61 = __Elem::tanh::<L, false>(__Elem::to::<f64>(v60) * 0.5_f64);
                let v62 = __Elem::select((i33 >= n5) | __Elem::is_finite(v58), v56, v61);
                y2_row.set(lane, __Elem::select(v48, v50, __Elem::select(v52, v54, v62)));
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<
        L: __cpu::Level,
        R0: __cpu::row::Row<__cpu::f16>,
        R1: __cpu::row::Row<__cpu::f16>,
        R2: __cpu::row::Row<__cpu::f16>,
        R3: __cpu::row::Row<__cpu::f16>,
        R4: __cpu::row::Row<__cpu::f16>,
        R5: __cpu::row::RowMut<f64>,
    >(
        level: L,
        start: i64,
        count: i64,
        t7_row_4: R0,
        t7_row_5: R1,
        t7_row_6: R2,
        t7_row_7: R3,
        t7_row_8: R4,
        mut y3_row: R5,
        v64: i16,
        v63: bool,
        v69: f64,
        t7: __cpu::View<__cpu::f16, 3>,
        v70: i64,
        v71: f64,
        n5: i64,
        v74: i64,
        v75: i64,
        v73: bool,
        v67: bool,
        v66: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i34 = start + lane as i64;
                let v76 = t7_row_4.get(lane);
                let v77 = t7_row_5.get(lane);
                let v78 = __Elem::fma::<L>(__Elem::to::<f64>(v76), __Elem::to::<f64>(v77), v69);
                let v79 = t7.load([i34, v70, i34], <__cpu::f16 as __Elem>::ZERO);
                let v80 = t7_row_6.get(lane);
                let v81 = __Elem::fma::<L>(__Elem::to::<f64>(v79), v71, __Elem::to::<f64>(v80));
                let v82 = __Elem::div(i34.wrapping_mul(BK as i64).wrapping_add(i34), BK as i64);
                let v83 = t7.load([n5, v74, v82], <__cpu::f16 as __Elem>::ZERO);
                let v84 = t7_row_7.get(lane);
                let v85 = __Elem::to::<f64>(v83) - ((-3.0_f64) + __Elem::to::<f64>(v84));
                let v86 = t7.load([i34, v75, i34], <__cpu::f16 as __Elem>::ZERO);
                let v87 = __Elem::copysign::<L, false>(v85 * 0.5_f64, __Elem::floor::<L, false>(__Elem::to::<f64>(v86)));
                let v88 = t7_row_8.get(lane);
                let v89 = (-__Elem::trunc::<L, false>(__Elem::to::<f64>(v88))) * 0.5_f64;
                let v90 = __Elem::select(v67, __Elem::exp2::<L, false>((v78 + v81) * 0.5_f64), __Elem::select(v73, v87, __Elem::exp::<L, false>(v89)));
                let v91 = __Elem::select(v63 & (v64 >= __Elem::to::<i16>(i34)), v66, v90);
                y3_row.set(lane, v91);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::RowMut<f64>>(
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
    unsafe fn parallel_16<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row: R0,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i9_2 = start + lane as i64;
                let v94 = t8_2_row.get(lane);
                let v95 = __Elem::to::<u64>(__Elem::to::<i64>(v94 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i9_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i9_2), 7_i64)], v95);
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<L: __cpu::Level, R0: __cpu::row::Row<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        t9_2_row: R0,
        v96: i64,
        v97: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i11_2 = start + lane as i64;
                let v98 = t9_2_row.get(lane);
                let v99 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v98) * 16.0_f32));
                let v100 = v99.wrapping_mul(__Elem::to::<u64>(v97.wrapping_add(i11_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v96.wrapping_add(i11_2), 7_i64)], v100);
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        mut t12_2_row: R0,
        v101: __cpu::f16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t12_2_row.set(lane, v101);
            }
        }
    }

    #[inline]
    unsafe fn parallel_19<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        mut t13_2_row: R0,
        t7_2: __cpu::View<__cpu::f16, 3>,
        b3_2: i64,
        v102: __cpu::f16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i15_2 = start + lane as i64;
                let v103 = i15_2.wrapping_sub(4).wrapping_mul(BN as i64 + 1).wrapping_add(i15_2);
                let v104 = t7_2.load([b3_2, __Elem::div(v103, BN as i64 + 1), i15_2], <__cpu::f16 as __Elem>::ZERO);
                t13_2_row.set(lane, __Elem::add(v104, v102));
            }
        }
    }

    #[inline]
    unsafe fn parallel_20<L: __cpu::Level, R0: __cpu::row::Row<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        t13_2_row_2: R0,
        v105: i64,
        v106: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i17_2 = start + lane as i64;
                let v107 = t13_2_row_2.get(lane);
                let v108 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v107) * 16.0_f32));
                let v109 = v108.wrapping_mul(__Elem::to::<u64>(v106.wrapping_add(i17_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v105.wrapping_add(i17_2), 7_i64)], v109);
            }
        }
    }

    #[inline]
    unsafe fn parallel_21<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t14_2_row: R0,
        v110: i64,
        v111: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i19_2 = start + lane as i64;
                let v112 = t14_2_row.get(lane);
                let v113 = __Elem::to::<u64>(__Elem::to::<i64>(v112 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v111.wrapping_add(i19_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v110.wrapping_add(i19_2), 7_i64)], v113);
            }
        }
    }

    #[inline]
    unsafe fn parallel_22<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t6_2_row_2: R0,
        v114: i64,
        v115: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i22_2 = start + lane as i64;
                let v116 = t6_2_row_2.get(lane);
                let v117 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v116) * 16.0_f32));
                let v118 = v117.wrapping_mul(__Elem::to::<u64>(v115.wrapping_add(i22_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v114.wrapping_add(i22_2), 7_i64)], v118);
            }
        }
    }

    #[inline]
    unsafe fn parallel_23<L: __cpu::Level, R0: __cpu::row::Row<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row: R0,
        v120: i64,
        v122: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i25_2 = start + lane as i64;
                let v123 = t7_2_row.get(lane);
                let v124 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v123) * 16.0_f32));
                let v125 = v124.wrapping_mul(__Elem::to::<u64>(v122.wrapping_add(i25_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v120.wrapping_add(i25_2), 7_i64)], v125);
            }
        }
    }

    #[inline]
    unsafe fn parallel_24<L: __cpu::Level, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut a4_2_row: R0,
        v127: u32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i26_2 = start + lane as i64;
                let v128 = __Elem::shr(v127, __Elem::to::<u32>(i26_2.wrapping_add(1)));
                a4_2_row.update(lane, __cpu::AtomicOp::Min, __Elem::div(v128.wrapping_mul(8_u32), 8_u32));
            }
        }
    }

    #[inline]
    unsafe fn parallel_25<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t6_2_row_3: R0,
        v129: i64,
        v130: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i28_2 = start + lane as i64;
                let v131 = t6_2_row_3.get(lane);
                let v132 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v131) * 16.0_f32));
                let v133 = v132.wrapping_mul(__Elem::to::<u64>(v130.wrapping_add(i28_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v129.wrapping_add(i28_2), 7_i64)], v133);
            }
        }
    }

    #[inline]
    unsafe fn parallel_26<L: __cpu::Level, R0: __cpu::row::Row<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row_2: R0,
        v135: i64,
        v137: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i31_2 = start + lane as i64;
                let v138 = t7_2_row_2.get(lane);
                let v139 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v138) * 16.0_f32));
                let v140 = v139.wrapping_mul(__Elem::to::<u64>(v137.wrapping_add(i31_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v135.wrapping_add(i31_2), 7_i64)], v140);
            }
        }
    }

    #[inline]
    unsafe fn parallel_27<L: __cpu::Level, R0: __cpu::row::Row<__cpu::f16>, R1: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row_3: R0,
        mut y2_2_row: R1,
        n5_2: i64,
        v150: i64,
        t7_2: __cpu::View<__cpu::f16, 3>,
        d4_2: i64,
        i32_2: i64,
        v149: f64,
        v145: bool,
        v147: f64,
        v141: bool,
        v143: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i33_2 = start + lane as i64;
                let v151 = t7_2_row_3.get(lane);
                let v152 = __Elem::div(i33_2.wrapping_mul(BN as i64 + 1).wrapping_add(v150), BN as i64 + 1);
                let v153 = t7_2.load([d4_2, v152, i32_2], <__cpu::f16 as __Elem>::ZERO);
                let v154 = __Elem::tanh::<L, false>(__Elem::to::<f64>(v153) * 0.5_f64);
                let v155 = __Elem::select((i33_2 >= n5_2) | __Elem::is_finite(v151), v149, v154);
                let v156 = __Elem::select(v141, v143, __Elem::select(v145, v147, v155));
                y2_2_row.set(lane, v156);
            }
        }
    }

    #[inline]
    unsafe fn parallel_28<
        L: __cpu::Level,
        R0: __cpu::row::Row<__cpu::f16>,
        R1: __cpu::row::Row<__cpu::f16>,
        R2: __cpu::row::Row<__cpu::f16>,
        R3: __cpu::row::Row<__cpu::f16>,
        R4: __cpu::row::Row<__cpu::f16>,
        R5: __cpu::row::RowMut<f64>,
    >(
        level: L,
        start: i64,
        count: i64,
        t7_2_row_4: R0,
        t7_2_row_5: R1,
        t7_2_row_6: R2,
        t7_2_row_7: R3,
        t7_2_row_8: R4,
        mut y3_2_row: R5,
        v158: i16,
        v157: bool,
        v163: f64,
        t7_2: __cpu::View<__cpu::f16, 3>,
        v164: i64,
        v165: f64,
        n5_2: i64,
        v168: i64,
        v169: i64,
        v167: bool,
        v161: bool,
        v160: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i34_2 = start + lane as i64;
                let v170 = t7_2_row_4.get(lane);
                let v171 = t7_2_row_5.get(lane);
                let v172 = __Elem::fma::<L>(__Elem::to::<f64>(v170), __Elem::to::<f64>(v171), v163);
                let v173 = t7_2.load([i34_2, v164, i34_2], <__cpu::f16 as __Elem>::ZERO);
                let v174 = t7_2_row_6.get(lane);
                let v175 = __Elem::fma::<L>(__Elem::to::<f64>(v173), v165, __Elem::to::<f64>(v174));
                let v176 = __Elem::div(i34_2.wrapping_mul(BK as i64).wrapping_add(i34_2), BK as i64);
                let v177 = t7_2.load([n5_2, v168, v176], <__cpu::f16 as __Elem>::ZERO);
                let v178 = t7_2_row_7.get(lane);
                let v179 = __Elem::to::<f64>(v177) - ((-3.0_f64) + __Elem::to::<f64>(v178));
                let v180 = t7_2.load([i34_2, v169, i34_2], <__cpu::f16 as __Elem>::ZERO);
                let v181 = __Elem::copysign::<L, false>(v179 * 0.5_f64, __Elem::floor::<L, false>(__Elem::to::<f64>(v180)));
                let v182 = t7_2_row_8.get(lane);
                let v183 = (-__Elem::trunc::<L, false>(__Elem::to::<f64>(v182))) * 0.5_f64;
                let v184 = __Elem::select(v167, v181, __Elem::exp::<L, false>(v183));
                let v185 = __Elem::select(v161, __Elem::exp2::<L, false>((v172 + v175) * 0.5_f64), v184);
                let v186 = __Elem::select(v157 & (v158 >= __Elem::to::<i16>(i34_2)), v160, v185);
                y3_2_row.set(lane, v186);
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
        plan.value(d4);
        plan.value(d2);
        plan.finish([1, 1, v2])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<f64, 2>([2 * BM as i64, BM as i64]);
        size.tile::<__cpu::f16, 3>([BM as i64, BN as i64 + 1, BK as i64]);
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.tile::<f32, 1>([2 * BM as i64]);
            {
                let outer = &mut size;
                let mut size = outer.scope();
                size.tile::<__cpu::f16, 2>([2 * BN as i64, BM as i64]);
                outer.cover(size);
            }
            {
                let outer = &mut size;
                let mut size = outer.scope();
                size.tile::<f64, 1>([2 * BM as i64]);
                size.tile::<__cpu::f16, 2>([BM as i64, BK as i64]);
                outer.cover(size);
            }
            size.tile::<__cpu::f16, 2>([2 * BM as i64, BN as i64]);
            size.tile::<__cpu::f16, 2>([2 * BM as i64, BN as i64 + 1]);
            size.tile::<f32, 2>([BN as i64, BN as i64 + 1]);
            size.gemm::<L, __cpu::f16, __cpu::f16, f32>(BN as i64, BN as i64 + 1, 2 * BM as i64);
            outer.cover(size);
        }
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
            let d4 = __cpu::value::<i64>(call, 2);
            let d2 = __cpu::value::<i64>(call, 3);
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
                for k8 in 0_i64..n5 {
                    let mut scratch = scratch;
                    let t8 = scratch.tile::<f32, 1>([2 * BM as i64]);
                    let t6_at = t6.window([n5.wrapping_mul(BN as i64 + 1), k8], [1, 2 * BM as i64]).squeeze([1]);
                    __cpu::copy::<L, _, _, _>(t6_at, t8, __Elem::to::<f32>(1.0_f64));
                    let t7_at = t7.window([k8, b3.wrapping_mul(BK as i64), k8.wrapping_mul(BK as i64)], [1, 1, 2 * BM as i64]).squeeze([2]);
                    __cpu::copy::<L, _, _, _>(t8, t7_at, <__cpu::f16 as __Elem>::ZERO);
                    if b3 == k8 {
                        let mut scratch = scratch;
                        let t9 = scratch.tile::<__cpu::f16, 2>([2 * BN as i64, BM as i64]);
                        let v1 = k8.wrapping_sub(3).wrapping_mul(2 * BM as i64).wrapping_add(d1);
                        let t7_at_2 = t7.window([d4.wrapping_mul(BK as i64), __Elem::rem(v1, 2 * BM as i64), n5.wrapping_mul(2 * BN as i64)], [2 * BN as i64, BM as i64, 1]).squeeze([0, 1]);
                        __cpu::copy::<L, _, _, _>(t7_at_2, t9, <__cpu::f16 as __Elem>::ZERO);
                        let t7_at_3 = t7.window([b3.wrapping_mul(BK as i64), b3.wrapping_mul(2 * BM as i64), d2], [1, 2 * BN as i64, BM as i64]);
                        __cpu::copy::<L, _, _, _>(t9, t7_at_3.squeeze([1, 2]), <__cpu::f16 as __Elem>::ZERO);
                        let t8_row = t8.row(0, [0], 2 * BM as i64);
                        Self::parallel_2::<L, _>(level, 0, 2 * BM as i64, t8_row.slice(0, 2 * BM as i64), h5);
                        for i10 in 0_i64..(2 * BN as i64) {
                            let v4 = 5_i64.wrapping_add(i10).wrapping_mul(5);
                            let v5 = 5_i64.wrapping_add(i10).wrapping_mul(5);
                            let t9_row = t9.row(1, [i10, 0], BM as i64);
                            Self::parallel_3::<L, _>(level, 0, BM as i64, t9_row.slice(0, BM as i64), v4, v5, h5);
                        }
                    } else {
                        let mut scratch = scratch;
                        let t10 = scratch.tile::<f64, 1>([2 * BM as i64]);
                        __cpu::reduce::<L, __cpu::reduce::Max, _, _, 2>(t6, 1, __cpu::insert_axis(t10, 1), false, <f64 as __Elem>::ZERO);
                        let t11 = scratch.tile::<__cpu::f16, 2>([BM as i64, BK as i64]);
                        __cpu::reduce::<L, __cpu::reduce::Min, _, _, 3>(t7, 1, __cpu::insert_axis(t11, 1), false, <__cpu::f16 as __Elem>::ZERO);
                    }
                    __cpu::fill::<L, _, _>(t7, <__cpu::f16 as __Elem>::of_i64(-1));
                    let t12 = scratch.tile::<__cpu::f16, 2>([2 * BM as i64, BN as i64]);
                    for i12 in 0_i64..(2 * BM as i64) {
                        let v8 = __Elem::abs(<__cpu::f16 as __Elem>::ZERO);
                        let t12_row = t12.row(1, [i12, 0], BN as i64);
                        Self::parallel_4::<L, _>(level, 0, BN as i64, t12_row.slice_mut(0, BN as i64), v8);
                    }
                    let t13 = scratch.tile::<__cpu::f16, 2>([2 * BM as i64, BN as i64 + 1]);
                    for i14 in 0_i64..(2 * BM as i64) {
                        let v9 = __Elem::fma::<L>(<__cpu::f16 as __Elem>::ZERO, <__cpu::f16 as __Elem>::ZERO, __Elem::to::<__cpu::f16>(b3));
                        let t13_row = t13.row(1, [i14, 0], BN as i64 + 1);
                        Self::parallel_5::<L, _>(
                            level,
                            0,
                            BN as i64 + 1,
                            t13_row.slice_mut(0, BN as i64 + 1),
                            t7,
                            b3,
                            v9,
                        );
                    }
                    let t14 = scratch.tile::<f32, 2>([BN as i64, BN as i64 + 1]);
                    __cpu::fill::<L, _, _>(t14, 0.0_f32);
                    let t12_at = t12.permute([1, 0]);
                    __cpu::sized!((BN as i64) * (BN as i64 + 1) * (2 * BM as i64) <= 13824, gemm::<L, __cpu::f16, __cpu::f16, f32>(t12_at, t13, t14, true, scratch.rest()));
                    for i16 in 0_i64..(2 * BM as i64) {
                        let v12 = 5_i64.wrapping_add(i16).wrapping_mul(5);
                        let v13 = 5_i64.wrapping_add(i16).wrapping_mul(5);
                        let t13_row_2 = t13.row(1, [i16, 0], BN as i64 + 1);
                        Self::parallel_6::<L, _>(
                            level,
                            0,
                            BN as i64 + 1,
                            t13_row_2.slice(0, BN as i64 + 1),
                            v12,
                            v13,
                            h5,
                        );
                    }
                    for i18 in 0_i64..(BN as i64) {
                        let v17 = 5_i64.wrapping_add(i18).wrapping_mul(5);
                        let v18 = 5_i64.wrapping_add(i18).wrapping_mul(5);
                        let t14_row = t14.row(1, [i18, 0], BN as i64 + 1);
                        Self::parallel_7::<L, _>(
                            level,
                            0,
                            BN as i64 + 1,
                            t14_row.slice(0, BN as i64 + 1),
                            v17,
                            v18,
                            h5,
                        );
                    }
                }
                for k20 in 0_i64..b3 {
                    for i21 in 0_i64..(2 * BM as i64) {
                        let v21 = 5_i64.wrapping_add(i21).wrapping_mul(5);
                        let v22 = 5_i64.wrapping_add(i21).wrapping_mul(5);
                        let t6_row_2 = t6.row(1, [i21, 0], BM as i64);
                        Self::parallel_8::<L, _>(level, 0, BM as i64, t6_row_2.slice(0, BM as i64), v21, v22, h5);
                    }
                    for i23 in 0_i64..(BM as i64) {
                        for i24 in 0_i64..(BN as i64 + 1) {
                            let v26 = 5_i64.wrapping_add(i23).wrapping_mul(5).wrapping_add(i24);
                            let v27 = v26.wrapping_mul(5);
                            let v28 = 5_i64.wrapping_add(i23).wrapping_mul(5).wrapping_add(i24);
                            let v29 = v28.wrapping_mul(5);
                            let t7_row = t7.row(2, [i23, i24, 0], BK as i64);
                            Self::parallel_9::<L, _>(level, 0, BK as i64, t7_row.slice(0, BK as i64), v27, v29, h5);
                        }
                    }
                }
                let v33 = t7.load([x0.extent[0], n5, x0.extent[2]], <__cpu::f16 as __Elem>::ZERO);
                let v34 = __Elem::to_round::<L, u32>(v33, __cpu::Round::Down);
                Self::parallel_10::<L>(level, 0, 2 * BM as i64, v34, a4);
                for i27 in 0_i64..(2 * BM as i64) {
                    let v36 = 5_i64.wrapping_add(i27).wrapping_mul(5);
                    let v37 = 5_i64.wrapping_add(i27).wrapping_mul(5);
                    let t6_row_3 = t6.row(1, [i27, 0], BM as i64);
                    Self::parallel_11::<L, _>(level, 0, BM as i64, t6_row_3.slice(0, BM as i64), v36, v37, h5);
                }
                for i29 in 0_i64..(BM as i64) {
                    for i30 in 0_i64..(BN as i64 + 1) {
                        let v41 = 5_i64.wrapping_add(i29).wrapping_mul(5).wrapping_add(i30);
                        let v42 = v41.wrapping_mul(5);
                        let v43 = 5_i64.wrapping_add(i29).wrapping_mul(5).wrapping_add(i30);
                        let v44 = v43.wrapping_mul(5);
                        let t7_row_2 = t7.row(2, [i29, i30, 0], BK as i64);
                        Self::parallel_12::<L, _>(level, 0, BK as i64, t7_row_2.slice(0, BK as i64), v42, v44, h5);
                    }
                }
                for i32 in 0_i64..(BK as i64) {
                    let v48 = x1.extent[0] != i32;
                    let v49 = t7.load([i32, d2, i32], <__cpu::f16 as __Elem>::ZERO);
                    let v50 = __Elem::log2::<L, false>(__Elem::abs(__Elem::to::<f64>(v49) * 0.5_f64));
                    let v51 = __Elem::to::<i16>(x0.extent[1].wrapping_sub(4)) < __Elem::to::<i16>(i32);
                    let v52 = v51 ^ (n5 >= d2);
                    let v53 = t7.load([n5, d4, i32], <__cpu::f16 as __Elem>::ZERO);
                    let v54 = __Elem::recip::<L, false>(__Elem::abs(__Elem::to::<f64>(v53) * 0.5_f64) + 1.0_f64);
                    let v55 = t7.load([d4, b3, i32], <__cpu::f16 as __Elem>::ZERO);
                    let v56 = __Elem::log1p::<L, false>(__Elem::abs(__Elem::to::<f64>(v55)) * 0.5_f64);
                    let v57 = x1.extent[0];
                    let t7_row_3 = t7.row(2, [1, x0.extent[1], 0], BK as i64);
                    let y2_row = y2.row(1, [b3.wrapping_mul(BK as i64).wrapping_add(i32), 0], BK as i64);
                    let (from, to) = __cpu::common(BK as i64, [t7_row_3.unit_span(), y2_row.unit_span()]);
                    Self::parallel_13::<L, _, _>(
                        level,
                        from,
                        to - from,
                        t7_row_3.slice(from, to - from),
                        y2_row.slice_mut(from, to - from),
                        n5,
                        v57,
                        t7,
                        d4,
                        i32,
                        v56,
                        v52,
                        v54,
                        v48,
                        v50,
                    );
                    if to - from < BK as i64 {
                        for (start, end) in [(0, from), (to, BK as i64)] {
                            Self::parallel_13::<L, _, _>(
                                level,
                                start,
                                end - start,
                                t7_row_3.guarded(start, <__cpu::f16 as __Elem>::ZERO),
                                y2_row.guarded(start, <f64 as __Elem>::ZERO),
                                n5,
                                v57,
                                t7,
                                d4,
                                i32,
                                v56,
                                v52,
                                v54,
                                v48,
                                v50,
                            );
                        }
                    }
                }
                let v63 = __Elem::to::<i16>(d4.wrapping_sub(1)) <= __Elem::to::<i16>(n5);
                let v64 = __Elem::to::<i16>(x0.extent[0].wrapping_sub(3));
                let v65 = t7.load([d4, d2, 1], <__cpu::f16 as __Elem>::ZERO);
                let v66 = __Elem::acos::<L, false>(__Elem::to::<f64>(v65) * 0.5_f64);
                let v67 = __Elem::to::<i16>(d4.wrapping_sub(7)) >= __Elem::to::<i16>(b3);
                let v68 = t7.load([x0.extent[2], b3, 12], <__cpu::f16 as __Elem>::ZERO);
                let v69 = __Elem::to::<f64>(v68);
                let v70 = x1.extent[2];
                let v71 = __Elem::to::<f64>(b3);
                let v72 = __Elem::div(d1.wrapping_mul(2 * BM as i64).wrapping_add(d1), 2 * BM as i64);
                let v73 = v72 <= __Elem::rem(d1, 8_i64);
                let v74 = __Elem::to::<i64>(__Elem::to::<i8>(x0.extent[2].wrapping_sub(8)));
                let v75 = x1.extent[1];
                let t7_row_4 = t7.row(2, [d4, n5, 0], BK as i64);
                let t7_row_5 = t7.row(2, [0, d1, 0], BK as i64);
                let t7_row_6 = t7.row(2, [2, n5, 0], BK as i64);
                let t7_row_7 = t7.row(2, [d1, d1, 0], BK as i64);
                let t7_row_8 = t7.row(2, [b3, b3, 0], BK as i64);
                let y3_row = y3.row(0, [b3.wrapping_mul(BK as i64)], BK as i64);
                let (from, to) = __cpu::common(BK as i64, [t7_row_4.unit_span(), t7_row_5.unit_span(), t7_row_6.unit_span(), t7_row_7.unit_span(), t7_row_8.unit_span(), y3_row.unit_span()]);
                Self::parallel_14::<L, _, _, _, _, _, _>(
                    level,
                    from,
                    to - from,
                    t7_row_4.slice(from, to - from),
                    t7_row_5.slice(from, to - from),
                    t7_row_6.slice(from, to - from),
                    t7_row_7.slice(from, to - from),
                    t7_row_8.slice(from, to - from),
                    y3_row.slice_mut(from, to - from),
                    v64,
                    v63,
                    v69,
                    t7,
                    v70,
                    v71,
                    n5,
                    v74,
                    v75,
                    v73,
                    v67,
                    v66,
                );
                if to - from < BK as i64 {
                    for (start, end) in [(0, from), (to, BK as i64)] {
                        Self::parallel_14::<L, _, _, _, _, _, _>(
                            level,
                            start,
                            end - start,
                            t7_row_4.guarded(start, <__cpu::f16 as __Elem>::ZERO),
                            t7_row_5.guarded(start, <__cpu::f16 as __Elem>::ZERO),
                            t7_row_6.guarded(start, <__cpu::f16 as __Elem>::ZERO),
                            t7_row_7.guarded(start, <__cpu::f16 as __Elem>::ZERO),
                            t7_row_8.guarded(start, <__cpu::f16 as __Elem>::ZERO),
                            y3_row.guarded(start, <f64 as __Elem>::ZERO),
                            v64,
                            v63,
                            v69,
                            t7,
                            v70,
                            v71,
                            n5,
                            v74,
                            v75,
                            v73,
                            v67,
                            v66,
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
        cost += __cpu::work(5672, []);
        cost += __cpu::work(534, [2 * BM as i64, BM as i64]);
        cost += __cpu::work(544, [BM as i64, BN as i64 + 1, BK as i64]);
        cost += __cpu::work(523, [2 * BM as i64]);
        cost += __cpu::work(110, [BK as i64, BK as i64]);
        cost += __cpu::work(162, [BK as i64]);
        {
            let k8 = __cpu::middle(0, n5, 1);
            let mut cost_2 = 0.0_f64;
            cost_2 += __cpu::work(4672, []);
            cost_2 += __cpu::work(16, [2 * BM as i64]);
            cost_2 += __cpu::work(4, [BM as i64, BN as i64 + 1, BK as i64]);
            cost_2 += __cpu::work(3, [2 * BM as i64, BN as i64]);
            cost_2 += __cpu::work(546, [2 * BM as i64, BN as i64 + 1]);
            cost_2 += __cpu::work(536, [BN as i64, BN as i64 + 1]);
            cost_2 += __cpu::work(1, [BN as i64, BN as i64 + 1, 2 * BM as i64]);
            let v0: bool = b3 == k8;
            if v0 {
                let mut cost_3 = 0.0_f64;
                cost_3 += __cpu::work(2136, []);
                cost_3 += __cpu::work(540, [2 * BN as i64, BM as i64]);
                cost_3 += __cpu::work(8, [1, 2 * BN as i64, BM as i64]);
                cost_3 += __cpu::work(528, [2 * BM as i64]);
                cost_2 += cost_3;
            } else {
                let mut cost_4 = 0.0_f64;
                cost_4 += __cpu::work(8, [2 * BM as i64, BM as i64]);
                cost_4 += __cpu::work(1024, []);
                cost_4 += __cpu::work(8, [BM as i64, BN as i64 + 1, BK as i64]);
                cost_2 += cost_4;
            }
            cost += __cpu::trips(0, n5, 1) * cost_2;
        }
        {
            let mut cost_5 = 0.0_f64;
            cost_5 += __cpu::work(1056, []);
            cost_5 += __cpu::work(532, [2 * BM as i64, BM as i64]);
            cost_5 += __cpu::work(536, [BM as i64, BN as i64 + 1, BK as i64]);
            cost += __cpu::trips(0, b3, 1) * cost_5;
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
            let d4_2 = __cpu::value::<i64>(call, 2);
            let d2_2 = __cpu::value::<i64>(call, 3);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b3_2] = block.index;
                let mut scratch = block.scratch;
                let t6_2 = scratch.tile::<f64, 2>([2 * BM as i64, BM as i64]);
                for i6_2 in 0_i64..(2 * BM as i64) {
                    let t6_2_row = t6_2.row(1, [i6_2, 0], BM as i64);
                    Self::parallel_15::<L, _>(level, 0, BM as i64, t6_2_row.slice_mut(0, BM as i64));
                }
                let t7_2 = scratch.tile::<__cpu::f16, 3>([BM as i64, BN as i64 + 1, BK as i64]);
                let v92 = t6_2.load([2, n5_2], <f64 as __Elem>::ZERO);
                let x0_2_at = x0_2.window([n5_2, n5_2.wrapping_mul(BN as i64), d1_2.wrapping_mul(BM as i64)], [BM as i64, BN as i64 + 1, BK as i64]);
                __cpu::copy::<L, _, _, _>(x0_2_at, t7_2, __Elem::to::<__cpu::f16>(__Elem::to::<f32>(v92)));
                for k8_2 in 0_i64..n5_2 {
                    let mut scratch = scratch;
                    let t8_2 = scratch.tile::<f32, 1>([2 * BM as i64]);
                    let t6_2_at = t6_2.window([n5_2.wrapping_mul(BN as i64 + 1), k8_2], [1, 2 * BM as i64]).squeeze([1]);
                    __cpu::copy::<L, _, _, _>(t6_2_at, t8_2, __Elem::to::<f32>(1.0_f64));
                    let t7_2_at = t7_2.window([k8_2, b3_2.wrapping_mul(BK as i64), k8_2.wrapping_mul(BK as i64)], [1, 1, 2 * BM as i64]).squeeze([2]);
                    __cpu::copy::<L, _, _, _>(t8_2, t7_2_at, <__cpu::f16 as __Elem>::ZERO);
                    if b3_2 == k8_2 {
                        let mut scratch = scratch;
                        let t9_2 = scratch.tile::<__cpu::f16, 2>([2 * BN as i64, BM as i64]);
                        let v93 = k8_2.wrapping_sub(3).wrapping_mul(2 * BM as i64).wrapping_add(d1_2);
                        let t7_2_at_2 = t7_2.window([d4_2.wrapping_mul(BK as i64), __Elem::rem(v93, 2 * BM as i64), n5_2.wrapping_mul(2 * BN as i64)], [2 * BN as i64, BM as i64, 1]).squeeze([0, 1]);
                        __cpu::copy::<L, _, _, _>(t7_2_at_2, t9_2, <__cpu::f16 as __Elem>::ZERO);
                        let t7_2_at_3 = t7_2.window([b3_2.wrapping_mul(BK as i64), b3_2.wrapping_mul(2 * BM as i64), d2_2], [1, 2 * BN as i64, BM as i64]);
                        __cpu::copy::<L, _, _, _>(t9_2, t7_2_at_3.squeeze([1, 2]), <__cpu::f16 as __Elem>::ZERO);
                        let t8_2_row = t8_2.row(0, [0], 2 * BM as i64);
                        Self::parallel_16::<L, _>(level, 0, 2 * BM as i64, t8_2_row.slice(0, 2 * BM as i64), h5_2);
                        for i10_2 in 0_i64..(2 * BN as i64) {
                            let v96 = 5_i64.wrapping_add(i10_2).wrapping_mul(5);
                            let v97 = 5_i64.wrapping_add(i10_2).wrapping_mul(5);
                            let t9_2_row = t9_2.row(1, [i10_2, 0], BM as i64);
                            Self::parallel_17::<L, _>(
                                level,
                                0,
                                BM as i64,
                                t9_2_row.slice(0, BM as i64),
                                v96,
                                v97,
                                h5_2,
                            );
                        }
                    } else {
                        let mut scratch = scratch;
                        let t10_2 = scratch.tile::<f64, 1>([2 * BM as i64]);
                        __cpu::reduce::<L, __cpu::reduce::Max, _, _, 2>(t6_2, 1, __cpu::insert_axis(t10_2, 1), false, <f64 as __Elem>::ZERO);
                        let t11_2 = scratch.tile::<__cpu::f16, 2>([BM as i64, BK as i64]);
                        __cpu::reduce::<L, __cpu::reduce::Min, _, _, 3>(t7_2, 1, __cpu::insert_axis(t11_2, 1), false, <__cpu::f16 as __Elem>::ZERO);
                    }
                    __cpu::fill::<L, _, _>(t7_2, <__cpu::f16 as __Elem>::of_i64(-1));
                    let t12_2 = scratch.tile::<__cpu::f16, 2>([2 * BM as i64, BN as i64]);
                    for i12_2 in 0_i64..(2 * BM as i64) {
                        let v101 = __Elem::abs(<__cpu::f16 as __Elem>::ZERO);
                        let t12_2_row = t12_2.row(1, [i12_2, 0], BN as i64);
                        Self::parallel_18::<L, _>(level, 0, BN as i64, t12_2_row.slice_mut(0, BN as i64), v101);
                    }
                    let t13_2 = scratch.tile::<__cpu::f16, 2>([2 * BM as i64, BN as i64 + 1]);
                    for i14_2 in 0_i64..(2 * BM as i64) {
                        let v102 = __Elem::fma::<L>(<__cpu::f16 as __Elem>::ZERO, <__cpu::f16 as __Elem>::ZERO, __Elem::to::<__cpu::f16>(b3_2));
                        let t13_2_row = t13_2.row(1, [i14_2, 0], BN as i64 + 1);
                        Self::parallel_19::<L, _>(
                            level,
                            0,
                            BN as i64 + 1,
                            t13_2_row.slice_mut(0, BN as i64 + 1),
                            t7_2,
                            b3_2,
                            v102,
                        );
                    }
                    let t14_2 = scratch.tile::<f32, 2>([BN as i64, BN as i64 + 1]);
                    __cpu::fill::<L, _, _>(t14_2, 0.0_f32);
                    let t12_2_at = t12_2.permute([1, 0]);
                    __cpu::sized!((BN as i64) * (BN as i64 + 1) * (2 * BM as i64) <= 13824, gemm::<L, __cpu::f16, __cpu::f16, f32>(t12_2_at, t13_2, t14_2, true, scratch.rest()));
                    for i16_2 in 0_i64..(2 * BM as i64) {
                        let v105 = 5_i64.wrapping_add(i16_2).wrapping_mul(5);
                        let v106 = 5_i64.wrapping_add(i16_2).wrapping_mul(5);
                        let t13_2_row_2 = t13_2.row(1, [i16_2, 0], BN as i64 + 1);
                        Self::parallel_20::<L, _>(
                            level,
                            0,
                            BN as i64 + 1,
                            t13_2_row_2.slice(0, BN as i64 + 1),
                            v105,
                            v106,
                            h5_2,
                        );
                    }
                    for i18_2 in 0_i64..(BN as i64) {
                        let v110 = 5_i64.wrapping_add(i18_2).wrapping_mul(5);
                        let v111 = 5_i64.wrapping_add(i18_2).wrapping_mul(5);
                        let t14_2_row = t14_2.row(1, [i18_2, 0], BN as i64 + 1);
                        Self::parallel_21::<L, _>(
                            level,
                            0,
                            BN as i64 + 1,
                            t14_2_row.slice(0, BN as i64 + 1),
                            v110,
                            v111,
                            h5_2,
                        );
                    }
                }
                for k20_2 in 0_i64..b3_2 {
                    for i21_2 in 0_i64..(2 * BM as i64) {
                        let v114 = 5_i64.wrapping_add(i21_2).wrapping_mul(5);
                        let v115 = 5_i64.wrapping_add(i21_2).wrapping_mul(5);
                        let t6_2_row_2 = t6_2.row(1, [i21_2, 0], BM as i64);
                        Self::parallel_22::<L, _>(
                            level,
                            0,
                            BM as i64,
                            t6_2_row_2.slice(0, BM as i64),
                            v114,
                            v115,
                            h5_2,
                        );
                    }
                    for i23_2 in 0_i64..(BM as i64) {
                        for i24_2 in 0_i64..(BN as i64 + 1) {
                            let v119 = 5_i64.wrapping_add(i23_2).wrapping_mul(5).wrapping_add(i24_2);
                            let v120 = v119.wrapping_mul(5);
                            let v121 = 5_i64.wrapping_add(i23_2).wrapping_mul(5).wrapping_add(i24_2);
                            let v122 = v121.wrapping_mul(5);
                            let t7_2_row = t7_2.row(2, [i23_2, i24_2, 0], BK as i64);
                            Self::parallel_23::<L, _>(
                                level,
                                0,
                                BK as i64,
                                t7_2_row.slice(0, BK as i64),
                                v120,
                                v122,
                                h5_2,
                            );
                        }
                    }
                }
                let v126 = t7_2.load([x0_2.extent[0], n5_2, x0_2.extent[2]], <__cpu::f16 as __Elem>::ZERO);
                let v127 = __Elem::to_round::<L, u32>(v126, __cpu::Round::Down);
                let a4_2_row = a4_2.row(0, [0], 2 * BM as i64);
                let (from, to) = __cpu::common(2 * BM as i64, [a4_2_row.unit_span()]);
                Self::parallel_24::<L, _>(level, from, to - from, a4_2_row.slice_mut(from, to - from), v127);
                if to - from < 2 * BM as i64 {
                    for (start, end) in [(0, from), (to, 2 * BM as i64)] {
                        Self::parallel_24::<L, _>(
                            level,
                            start,
                            end - start,
                            a4_2_row.guarded(start, <u32 as __Elem>::ZERO),
                            v127,
                        );
                    }
                }
                for i27_2 in 0_i64..(2 * BM as i64) {
                    let v129 = 5_i64.wrapping_add(i27_2).wrapping_mul(5);
                    let v130 = 5_i64.wrapping_add(i27_2).wrapping_mul(5);
                    let t6_2_row_3 = t6_2.row(1, [i27_2, 0], BM as i64);
                    Self::parallel_25::<L, _>(
                        level,
                        0,
                        BM as i64,
                        t6_2_row_3.slice(0, BM as i64),
                        v129,
                        v130,
                        h5_2,
                    );
                }
                for i29_2 in 0_i64..(BM as i64) {
                    for i30_2 in 0_i64..(BN as i64 + 1) {
                        let v134 = 5_i64.wrapping_add(i29_2).wrapping_mul(5).wrapping_add(i30_2);
                        let v135 = v134.wrapping_mul(5);
                        let v136 = 5_i64.wrapping_add(i29_2).wrapping_mul(5).wrapping_add(i30_2);
                        let v137 = v136.wrapping_mul(5);
                        let t7_2_row_2 = t7_2.row(2, [i29_2, i30_2, 0], BK as i64);
                        Self::parallel_26::<L, _>(
                            level,
                            0,
                            BK as i64,
                            t7_2_row_2.slice(0, BK as i64),
                            v135,
                            v137,
                            h5_2,
                        );
                    }
                }
                for i32_2 in 0_i64..(BK as i64) {
                    let v141 = x1_2.extent[0] != i32_2;
                    let v142 = t7_2.load([i32_2, d2_2, i32_2], <__cpu::f16 as __Elem>::ZERO);
                    let v143 = __Elem::log2::<L, false>(__Elem::abs(__Elem::to::<f64>(v142) * 0.5_f64));
                    let v144 = __Elem::to::<i16>(x0_2.extent[1].wrapping_sub(4)) < __Elem::to::<i16>(i32_2);
                    let v145 = v144 ^ (n5_2 >= d2_2);
                    let v146 = t7_2.load([n5_2, d4_2, i32_2], <__cpu::f16 as __Elem>::ZERO);
                    let v147 = __Elem::recip::<L, false>(__Elem::abs(__Elem::to::<f64>(v146) * 0.5_f64) + 1.0_f64);
                    let v148 = t7_2.load([d4_2, b3_2, i32_2], <__cpu::f16 as __Elem>::ZERO);
                    let v149 = __Elem::log1p::<L, false>(__Elem::abs(__Elem::to::<f64>(v148)) * 0.5_f64);
                    let v150 = x1_2.extent[0];
                    let t7_2_row_3 = t7_2.row(2, [1, x0_2.extent[1], 0], BK as i64);
                    let y2_2_row = y2_2.row(1, [b3_2.wrapping_mul(BK as i64).wrapping_add(i32_2), 0], BK as i64);
                    let (from, to) = __cpu::common(BK as i64, [t7_2_row_3.unit_span(), y2_2_row.unit_span()]);
                    Self::parallel_27::<L, _, _>(
                        level,
                        from,
                        to - from,
                        t7_2_row_3.slice(from, to - from),
                        y2_2_row.slice_mut(from, to - from),
                        n5_2,
                        v150,
                        t7_2,
                        d4_2,
                        i32_2,
                        v149,
                        v145,
                        v147,
                        v141,
                        v143,
                    );
                    if to - from < BK as i64 {
                        for (start, end) in [(0, from), (to, BK as i64)] {
                            Self::parallel_27::<L, _, _>(
                                level,
                                start,
                                end - start,
                                t7_2_row_3.guarded(start, <__cpu::f16 as __Elem>::ZERO),
                                y2_2_row.guarded(start, <f64 as __Elem>::ZERO),
                                n5_2,
                                v150,
                                t7_2,
                                d4_2,
                                i32_2,
                                v149,
                                v145,
                                v147,
                                v141,
                                v143,
                            );
                        }
                    }
                }
                let v157 = __Elem::to::<i16>(d4_2.wrapping_sub(1)) <= __Elem::to::<i16>(n5_2);
                let v158 = __Elem::to::<i16>(x0_2.extent[0].wrapping_sub(3));
                let v159 = t7_2.load([d4_2, d2_2, 1], <__cpu::f16 as __Elem>::ZERO);
                let v160 = __Elem::acos::<L, false>(__Elem::to::<f64>(v159) * 0.5_f64);
                let v161 = __Elem::to::<i16>(d4_2.wrapping_sub(7)) >= __Elem::to::<i16>(b3_2);
                let v162 = t7_2.load([x0_2.extent[2], b3_2, 12], <__cpu::f16 as __Elem>::ZERO);
                let v163 = __Elem::to::<f64>(v162);
                let v164 = x1_2.extent[2];
                let v165 = __Elem::to::<f64>(b3_2);
                let v166 = __Elem::div(d1_2.wrapping_mul(2 * BM as i64).wrapping_add(d1_2), 2 * BM as i64);
                let v167 = v166 <= __Elem::rem(d1_2, 8_i64);
                let v168 = __Elem::to::<i64>(__Elem::to::<i8>(x0_2.extent[2].wrapping_sub(8)));
                let v169 = x1_2.extent[1];
                let t7_2_row_4 = t7_2.row(2, [d4_2, n5_2, 0], BK as i64);
                let t7_2_row_5 = t7_2.row(2, [0, d1_2, 0], BK as i64);
                let t7_2_row_6 = t7_2.row(2, [2, n5_2, 0], BK as i64);
                let t7_2_row_7 = t7_2.row(2, [d1_2, d1_2, 0], BK as i64);
                let t7_2_row_8 = t7_2.row(2, [b3_2, b3_2, 0], BK as i64);
                let y3_2_row = y3_2.row(0, [b3_2.wrapping_mul(BK as i64)], BK as i64);
                let (from, to) = __cpu::common(BK as i64, [t7_2_row_4.unit_span(), t7_2_row_5.unit_span(), t7_2_row_6.unit_span(), t7_2_row_7.unit_span(), t7_2_row_8.unit_span(), y3_2_row.unit_span()]);
                Self::parallel_28::<L, _, _, _, _, _, _>(
                    level,
                    from,
                    to - from,
                    t7_2_row_4.slice(from, to - from),
                    t7_2_row_5.slice(from, to - from),
                    t7_2_row_6.slice(from, to - from),
                    t7_2_row_7.slice(from, to - from),
                    t7_2_row_8.slice(from, to - from),
                    y3_2_row.slice_mut(from, to - from),
                    v158,
                    v157,
                    v163,
                    t7_2,
                    v164,
                    v165,
                    n5_2,
                    v168,
                    v169,
                    v167,
                    v161,
                    v160,
                );
                if to - from < BK as i64 {
                    for (start, end) in [(0, from), (to, BK as i64)] {
                        Self::parallel_28::<L, _, _, _, _, _, _>(
                            level,
                            start,
                            end - start,
                            t7_2_row_4.guarded(start, <__cpu::f16 as __Elem>::ZERO),
                            t7_2_row_5.guarded(start, <__cpu::f16 as __Elem>::ZERO),
                            t7_2_row_6.guarded(start, <__cpu::f16 as __Elem>::ZERO),
                            t7_2_row_7.guarded(start, <__cpu::f16 as __Elem>::ZERO),
                            t7_2_row_8.guarded(start, <__cpu::f16 as __Elem>::ZERO),
                            y3_2_row.guarded(start, <f64 as __Elem>::ZERO),
                            v158,
                            v157,
                            v163,
                            t7_2,
                            v164,
                            v165,
                            n5_2,
                            v168,
                            v169,
                            v167,
                            v161,
                            v160,
                        );
                    }
                }
            }
        }
    }
}
