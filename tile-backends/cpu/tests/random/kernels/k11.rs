// Emitted from the random kernel of seed 11.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;

pub const SCALE_11: i32 = 5_u64 as i32;

#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<T: __Elem, const BM: usize>(::core::marker::PhantomData<(T,)>);

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<T: __Elem, const BM: usize> __Kernel<T, BM> {
    #[inline]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::RowMut<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_row: R0,
        t4: __cpu::View<<T as __Elem>::Accum, 3>,
        v9: <T as __Elem>::Accum,
        v8: <T as __Elem>::Accum,
        x0: __cpu::View<f32, 2>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i12 = start + lane as i64;
                let v11 = t4.load_inside([i12, i12, 1]);
                let v12 = x0.load([i12, i12], <f32 as __Elem>::ZERO);
                let v13 = __Elem::to_round::<L, <T as __Elem>::Accum>(v12, __cpu::Round::NearestEven);
                t7_row.set(lane, __Elem::min(__Elem::add(v8, __Elem::add(v9, v11)), v13));
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t6_row: R0,
        v14: i64,
        v15: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14 = start + lane as i64;
                let v16 = t6_row.get(lane);
                let v17 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v16) * 16.0_f32));
                let v18 = v17.wrapping_mul(__Elem::to::<u64>(v15.wrapping_add(i14)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v14.wrapping_add(i14), 7_i64)], v18, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t7_row_2: R0,
        v19: i64,
        v20: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i16 = start + lane as i64;
                let v21 = t7_row_2.get(lane);
                let v22 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v21) * 16.0_f32));
                let v23 = v22.wrapping_mul(__Elem::to::<u64>(v20.wrapping_add(i16)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v19.wrapping_add(i16), 7_i64)], v23, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::RowMut<u8>>(
        level: L,
        start: i64,
        count: i64,
        mut t8_row: R0,
        v24: u8,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t8_row.set(lane, v24);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::RowMut<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        mut t10_row: R0,
        v27: <T as __Elem>::Accum,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t10_row.set(lane, v27);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t12_row: R0,
        v28: i64,
        v29: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i22 = start + lane as i64;
                let v30 = t12_row.get(lane);
                let v31 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v30) * 16.0_f32));
                let v32 = v31.wrapping_mul(__Elem::to::<u64>(v29.wrapping_add(i22)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v28.wrapping_add(i22), 7_i64)], v32, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t13_row: R0,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23 = start + lane as i64;
                let v33 = t13_row.get(lane);
                let v34 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v33) * 16.0_f32));
                let v35 = v34.wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i23)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i23), 7_i64)], v35, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::RowMut<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        mut t11_row: R0,
        _p7: i64,
        v37: <T as __Elem>::Accum,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i25 = start + lane as i64;
                let v38 = t11_row.get(lane);
                let v39 = t11_row.get(lane);
                let v40 = t11_row.get(lane);
                let v41 = __Elem::div(v40, <<T as __Elem>::Accum as __Elem>::of_i64(7));
                let v42 = __Elem::mul(__Elem::mul(__Elem::select(i25 == _p7, v38, v39), v37), v41);
                t11_row.set(lane, v42);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<i64>>(
        level: L,
        start: i64,
        count: i64,
        t5_row: R0,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i26 = start + lane as i64;
                let v43 = t5_row.get(lane);
                let v44 = __Elem::to::<u64>(v43).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i26)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i26), 7_i64)], v44, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t6_row_2: R0,
        v45: i64,
        v46: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i28 = start + lane as i64;
                let v47 = t6_row_2.get(lane);
                let v48 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v47) * 16.0_f32));
                let v49 = v48.wrapping_mul(__Elem::to::<u64>(v46.wrapping_add(i28)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v45.wrapping_add(i28), 7_i64)], v49, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t10_row_2: R0,
        v50: i64,
        v51: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i30 = start + lane as i64;
                let v52 = t10_row_2.get(lane);
                let v53 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v52) * 16.0_f32));
                let v54 = v53.wrapping_mul(__Elem::to::<u64>(v51.wrapping_add(i30)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v50.wrapping_add(i30), 7_i64)], v54, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t11_row_2: R0,
        v55: i64,
        v56: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i32 = start + lane as i64;
                let v57 = t11_row_2.get(lane);
                let v58 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v57) * 16.0_f32));
                let v59 = v58.wrapping_mul(__Elem::to::<u64>(v56.wrapping_add(i32)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v55.wrapping_add(i32), 7_i64)], v59, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t12_row_2: R0,
        v60: i64,
        v61: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i34 = start + lane as i64;
                let v62 = t12_row_2.get(lane);
                let v63 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v62) * 16.0_f32));
                let v64 = v63.wrapping_mul(__Elem::to::<u64>(v61.wrapping_add(i34)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v60.wrapping_add(i34), 7_i64)], v64, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>, R1: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        t4_row: R0,
        mut y2_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v66 = t4_row.get(lane);
                let v67 = __Elem::exp2::<L, false>(__Elem::to::<f64>(v66) * 0.5_f64);
                y2_row.set(lane, v67);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::RowMut<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_2_row: R0,
        t4_2: __cpu::View<<T as __Elem>::Accum, 3>,
        v77: <T as __Elem>::Accum,
        v76: <T as __Elem>::Accum,
        x0_2: __cpu::View<f32, 2>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i12_2 = start + lane as i64;
                let v78 = t4_2.load_inside([i12_2, i12_2, 1]);
                let v79 = x0_2.load([i12_2, i12_2], <f32 as __Elem>::ZERO);
                let v80 = __Elem::to_round::<L, <T as __Elem>::Accum>(v79, __cpu::Round::NearestEven);
                let v81 = __Elem::min(__Elem::add(v76, __Elem::add(v77, v78)), v80);
                t7_2_row.set(lane, v81);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t6_2_row: R0,
        v82: i64,
        v83: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14_2 = start + lane as i64;
                let v84 = t6_2_row.get(lane);
                let v85 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v84) * 16.0_f32));
                let v86 = v85.wrapping_mul(__Elem::to::<u64>(v83.wrapping_add(i14_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v82.wrapping_add(i14_2), 7_i64)], v86);
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row_2: R0,
        v87: i64,
        v88: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i16_2 = start + lane as i64;
                let v89 = t7_2_row_2.get(lane);
                let v90 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v89) * 16.0_f32));
                let v91 = v90.wrapping_mul(__Elem::to::<u64>(v88.wrapping_add(i16_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v87.wrapping_add(i16_2), 7_i64)], v91);
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<L: __cpu::Level, R0: __cpu::row::RowMut<u8>>(
        level: L,
        start: i64,
        count: i64,
        mut t8_2_row: R0,
        v92: u8,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t8_2_row.set(lane, v92);
            }
        }
    }

    #[inline]
    unsafe fn parallel_19<L: __cpu::Level, R0: __cpu::row::RowMut<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        mut t10_2_row: R0,
        v95: <T as __Elem>::Accum,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t10_2_row.set(lane, v95);
            }
        }
    }

    #[inline]
    unsafe fn parallel_20<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t12_2_row: R0,
        v96: i64,
        v97: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i22_2 = start + lane as i64;
                let v98 = t12_2_row.get(lane);
                let v99 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v98) * 16.0_f32));
                let v100 = v99.wrapping_mul(__Elem::to::<u64>(v97.wrapping_add(i22_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v96.wrapping_add(i22_2), 7_i64)], v100);
            }
        }
    }

    #[inline]
    unsafe fn parallel_21<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t13_2_row: R0,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23_2 = start + lane as i64;
                let v101 = t13_2_row.get(lane);
                let v102 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v101) * 16.0_f32));
                let v103 = v102.wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i23_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i23_2), 7_i64)], v103);
            }
        }
    }

    #[inline]
    unsafe fn parallel_22<L: __cpu::Level, R0: __cpu::row::RowMut<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        mut t11_2_row: R0,
        _p7_2: i64,
        v105: <T as __Elem>::Accum,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i25_2 = start + lane as i64;
                let v106 = t11_2_row.get(lane);
                let v107 = t11_2_row.get(lane);
                let v108 = __Elem::mul(__Elem::select(i25_2 == _p7_2, v106, v107), v105);
                let v109 = t11_2_row.get(lane);
                let v110 = __Elem::div(v109, <<T as __Elem>::Accum as __Elem>::of_i64(7));
                t11_2_row.set(lane, __Elem::mul(v108, v110));
            }
        }
    }

    #[inline]
    unsafe fn parallel_23<L: __cpu::Level, R0: __cpu::row::Row<i64>>(
        level: L,
        start: i64,
        count: i64,
        t5_2_row: R0,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i26_2 = start + lane as i64;
                let v111 = t5_2_row.get(lane);
                let v112 = __Elem::to::<u64>(v111).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i26_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i26_2), 7_i64)], v112);
            }
        }
    }

    #[inline]
    unsafe fn parallel_24<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t6_2_row_2: R0,
        v113: i64,
        v114: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i28_2 = start + lane as i64;
                let v115 = t6_2_row_2.get(lane);
                let v116 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v115) * 16.0_f32));
                let v117 = v116.wrapping_mul(__Elem::to::<u64>(v114.wrapping_add(i28_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v113.wrapping_add(i28_2), 7_i64)], v117);
            }
        }
    }

    #[inline]
    unsafe fn parallel_25<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t10_2_row_2: R0,
        v118: i64,
        v119: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i30_2 = start + lane as i64;
                let v120 = t10_2_row_2.get(lane);
                let v121 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v120) * 16.0_f32));
                let v122 = v121.wrapping_mul(__Elem::to::<u64>(v119.wrapping_add(i30_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v118.wrapping_add(i30_2), 7_i64)], v122);
            }
        }
    }

    #[inline]
    unsafe fn parallel_26<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t11_2_row_2: R0,
        v123: i64,
        v124: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i32_2 = start + lane as i64;
                let v125 = t11_2_row_2.get(lane);
                let v126 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v125) * 16.0_f32));
                let v127 = v126.wrapping_mul(__Elem::to::<u64>(v124.wrapping_add(i32_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v123.wrapping_add(i32_2), 7_i64)], v127);
            }
        }
    }

    #[inline]
    unsafe fn parallel_27<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t12_2_row_2: R0,
        v128: i64,
        v129: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i34_2 = start + lane as i64;
                let v130 = t12_2_row_2.get(lane);
                let v131 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v130) * 16.0_f32));
                let v132 = v131.wrapping_mul(__Elem::to::<u64>(v129.wrapping_add(i34_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v128.wrapping_add(i34_2), 7_i64)], v132);
            }
        }
    }

    #[inline]
    unsafe fn parallel_28<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>, R1: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        t4_2_row: R0,
        mut y2_2_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v134 = t4_2_row.get(lane);
                let v135 = __Elem::exp2::<L, false>(__Elem::to::<f64>(v134) * 0.5_f64);
                y2_2_row.set(lane, v135);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<T: __Elem, const BM: usize> __cpu::Kernel for __Kernel<T, BM> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_11", args);
        let d0 = plan.extent(0, 0);
        plan.expect("x0", 0, 1, 2)?;
        plan.expect("y1", 1, 0, d0)?;
        let d1 = plan.extent(1, 1);
        let d2 = plan.extent(1, 2);
        plan.expect("y2", 2, 0, d0)?;
        plan.expect("y2", 2, 1, d1)?;
        plan.expect("y2", 2, 2, d2)?;
        plan.expect("y2", 2, 3, 2)?;
        plan.expect("h3", 3, 0, 7)?;
        let v0 = d0.wrapping_add(6);
        let v1 = v0.wrapping_sub(1);
        let n9 = __Elem::div(v1, 6_i64);
        let v2 = d0.wrapping_add(6);
        let v3 = v2.wrapping_sub(1);
        let v4 = __Elem::div(v3, 6_i64);
        let v5 = d1.wrapping_add(6);
        let v6 = v5.wrapping_sub(1);
        let v7 = __Elem::div(v6, 6_i64);
        let v8 = d2.wrapping_add(2);
        let v9 = v8.wrapping_sub(1);
        let v10 = __Elem::div(v9, 2_i64);
        plan.value(d1);
        plan.value(d2);
        plan.value(n9);
        plan.finish([v4, v7, v10])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<<T as __Elem>::Accum, 3>([6, 6, 2]);
        size.tile::<i64, 1>([BM as i64]);
        size.tile::<f64, 2>([2, BM as i64]);
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.tile::<<T as __Elem>::Accum, 2>([2, 2]);
            outer.cover(size);
        }
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.tile::<u8, 1>([6]);
            size.tile::<i64, 1>([6]);
            outer.cover(size);
        }
        size.tile::<<T as __Elem>::Accum, 2>([2, 2]);
        size.tile::<<T as __Elem>::Accum, 2>([2, 2]);
        size.tile::<<T as __Elem>::Accum, 2>([2, 2]);
        size.gemm::<L, <T as __Elem>::Accum, <T as __Elem>::Accum, <T as __Elem>::Accum>(2, 2, 2);
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.tile::<f64, 1>([BM as i64]);
            outer.cover(size);
        }
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<f32, 2>(call, 0);
            let y1 = __cpu::tensor::<<T as __Elem>::Accum, 3>(call, 1);
            let y2 = __cpu::tensor::<f64, 4>(call, 2);
            let h3 = __cpu::tensor::<u64, 1>(call, 3);
            let _p6 = __cpu::scalar::<f32>(call.args, 4);
            let _p7 = __cpu::scalar::<i64>(call.args, 5);
            let _q8 = __cpu::scalar::<i64>(call.args, 6);
            let d1 = __cpu::value::<i64>(call, 0);
            let d2 = __cpu::value::<i64>(call, 1);
            let n9 = __cpu::value::<i64>(call, 2);
            for block in __cpu::Blocks::new(call) {
                let [b3, b4, b5] = block.index;
                let mut scratch = block.scratch;
                let t4 = scratch.tile::<<T as __Elem>::Accum, 3>([6, 6, 2]);
                let y1_at = y1.window([b3.wrapping_mul(6), b4.wrapping_mul(6), b5.wrapping_mul(2)], [6, 6, 2]);
                __cpu::copy::<L, _, _, _>(y1_at, t4, <<T as __Elem>::Accum as __Elem>::ZERO);
                let t5 = scratch.tile::<i64, 1>([BM as i64]);
                let x0_at = x0.window([4, _p7.wrapping_mul(BM as i64)], [1, BM as i64]);
                __cpu::copy::<L, _, _, _>(x0_at.squeeze([1]), t5, <i64 as __Elem>::ZERO);
                let t6 = scratch.tile::<f64, 2>([2, BM as i64]);
                let v0 = x0.load([_q8, b3], <f32 as __Elem>::ZERO);
                let v1 = t4.load([b3, 4, b4], <<T as __Elem>::Accum as __Elem>::ZERO);
                let v2 = x0.load([b5, 1], <f32 as __Elem>::ZERO);
                let v3 = __Elem::to_round::<L, f64>(v2, __cpu::Round::NearestEven);
                let v4 = t4.load([_p7, d1, b5], <<T as __Elem>::Accum as __Elem>::ZERO);
                let v5 = __Elem::fma::<L>(4.125_f64, __Elem::to::<f64>(b5), __Elem::to::<f64>(v4));
                let v10 = __Elem::max_nan(__Elem::select(v0 > _p6, __Elem::to::<f64>(v1), v3), v5);
                __cpu::fill::<L, _, _>(t6, v10);
                if (d2 < n9) & (x0.extent[0] < n9) {
                    let mut scratch = scratch;
                    let t7 = scratch.tile::<<T as __Elem>::Accum, 2>([2, 2]);
                    for i11 in 0_i64..2 {
                        let v6 = __Elem::rem(b4.wrapping_sub(5).wrapping_mul(6).wrapping_add(d2), 6_i64);
                        let v7 = t5.load([x0.extent[0]], <i64 as __Elem>::ZERO);
                        let v8 = t4.load([v6, __Elem::to::<i64>(v7), i11], <<T as __Elem>::Accum as __Elem>::ZERO);
                        let v9 = t4.load([i11, i11, n9], <<T as __Elem>::Accum as __Elem>::ZERO);
                        let t7_row = t7.row(1, [i11, 0], 2);
                        Self::parallel::<L, _>(level, 0, 2, t7_row.slice_mut(0, 2), t4, v9, v8, x0);
                    }
                    let t6_at = t6.window([b3.wrapping_mul(6), __Elem::min(_q8, b3)], [2, 2]);
                    __cpu::copy::<L, _, _, _>(t7, t6_at, <f64 as __Elem>::ZERO);
                    for i13 in 0_i64..2 {
                        let v14 = 5_i64.wrapping_add(i13).wrapping_mul(5);
                        let v15 = 5_i64.wrapping_add(i13).wrapping_mul(5);
                        let t6_row = t6.row(1, [i13, 0], BM as i64);
                        Self::parallel_2::<L, _>(level, 0, BM as i64, t6_row.slice(0, BM as i64), v14, v15, h3);
                    }
                    for i15 in 0_i64..2 {
                        let v19 = 5_i64.wrapping_add(i15).wrapping_mul(5);
                        let v20 = 5_i64.wrapping_add(i15).wrapping_mul(5);
                        let t7_row_2 = t7.row(1, [i15, 0], 2);
                        Self::parallel_3::<L, _>(level, 0, 2, t7_row_2.slice(0, 2), v19, v20, h3);
                    }
                } else {
                    let mut scratch = scratch;
                    let t8 = scratch.tile::<u8, 1>([6]);
                    let v24 = __Elem::to::<u8>(b3);
                    let t8_row = t8.row(0, [0], 6);
                    Self::parallel_4::<L, _>(level, 0, 6, t8_row.slice_mut(0, 6), v24);
                    let t9 = scratch.tile::<i64, 1>([6]);
                    __cpu::gather::<L, _, _, _, _>(t5, t8, t9, <i64 as __Elem>::ZERO);
                }
                let t10 = scratch.tile::<<T as __Elem>::Accum, 2>([2, 2]);
                for i18 in 0_i64..2 {
                    let v25 = t4.load_inside([3, i18, i18]);
                    let v26 = t4.load_inside([4, 0, i18]);
                    let v27 = __Elem::abs(__Elem::add(v25, v26));
                    let t10_row = t10.row(1, [i18, 0], 2);
                    Self::parallel_5::<L, _>(level, 0, 2, t10_row.slice_mut(0, 2), v27);
                }
                let t11 = scratch.tile::<<T as __Elem>::Accum, 2>([2, 2]);
                let t4_at = t4.window([b4.wrapping_mul(2), b5.wrapping_mul(6), b3], [2, 2, 1]).squeeze([0, 1]);
                __cpu::copy::<L, _, _, _>(t4_at, t11, <<T as __Elem>::Accum as __Elem>::ZERO);
                let t12 = scratch.tile::<<T as __Elem>::Accum, 2>([2, 2]);
                __cpu::fill::<L, _, _>(t12, <<T as __Elem>::Accum as __Elem>::ZERO);
                __cpu::gemm::<L, <T as __Elem>::Accum, <T as __Elem>::Accum, <T as __Elem>::Accum>(t10, t11, t12, true, scratch.rest());
                for k20 in 0_i64..1 {
                    let mut scratch = scratch;
                    let t13 = scratch.tile::<f64, 1>([BM as i64]);
                    __cpu::reduce::<L, __cpu::reduce::Min, _, _, 2>(t6, 0, __cpu::insert_axis(t13, 0), false, <f64 as __Elem>::ZERO);
                    for i21 in 0_i64..2 {
                        let v28 = 5_i64.wrapping_add(i21).wrapping_mul(5);
                        let v29 = 5_i64.wrapping_add(i21).wrapping_mul(5);
                        let t12_row = t12.row(1, [i21, 0], 2);
                        Self::parallel_6::<L, _>(level, 0, 2, t12_row.slice(0, 2), v28, v29, h3);
                    }
                    let t13_row = t13.row(0, [0], BM as i64);
                    Self::parallel_7::<L, _>(level, 0, BM as i64, t13_row.slice(0, BM as i64), h3);
                }
                for i24 in 0_i64..2 {
                    let v36 = t10.load([1, _q8], <<T as __Elem>::Accum as __Elem>::ZERO);
                    let v37 = __Elem::abs(v36);
                    let t11_row = t11.row(1, [i24, 0], 2);
                    Self::parallel_8::<L, _>(level, 0, 2, t11_row.slice_mut(0, 2), _p7, v37);
                }
                let t5_row = t5.row(0, [0], BM as i64);
                Self::parallel_9::<L, _>(level, 0, BM as i64, t5_row.slice(0, BM as i64), h3);
                for i27 in 0_i64..2 {
                    let v45 = 5_i64.wrapping_add(i27).wrapping_mul(5);
                    let v46 = 5_i64.wrapping_add(i27).wrapping_mul(5);
                    let t6_row_2 = t6.row(1, [i27, 0], BM as i64);
                    Self::parallel_10::<L, _>(level, 0, BM as i64, t6_row_2.slice(0, BM as i64), v45, v46, h3);
                }
                for i29 in 0_i64..2 {
                    let v50 = 5_i64.wrapping_add(i29).wrapping_mul(5);
                    let v51 = 5_i64.wrapping_add(i29).wrapping_mul(5);
                    let t10_row_2 = t10.row(1, [i29, 0], 2);
                    Self::parallel_11::<L, _>(level, 0, 2, t10_row_2.slice(0, 2), v50, v51, h3);
                }
                for i31 in 0_i64..2 {
                    let v55 = 5_i64.wrapping_add(i31).wrapping_mul(5);
                    let v56 = 5_i64.wrapping_add(i31).wrapping_mul(5);
                    let t11_row_2 = t11.row(1, [i31, 0], 2);
                    Self::parallel_12::<L, _>(level, 0, 2, t11_row_2.slice(0, 2), v55, v56, h3);
                }
                for i33 in 0_i64..2 {
                    let v60 = 5_i64.wrapping_add(i33).wrapping_mul(5);
                    let v61 = 5_i64.wrapping_add(i33).wrapping_mul(5);
                    let t12_row_2 = t12.row(1, [i33, 0], 2);
                    Self::parallel_13::<L, _>(level, 0, 2, t12_row_2.slice(0, 2), v60, v61, h3);
                }
                let y1_at_2 = y1.window([b3.wrapping_mul(6), b4.wrapping_mul(6), b5.wrapping_mul(2)], [6, 6, 2]);
                __cpu::copy::<L, _, _, _>(t4, y1_at_2, <<T as __Elem>::Accum as __Elem>::ZERO);
                for i35 in 0_i64..6 {
                    for i36 in 0_i64..6 {
                        for i37 in 0_i64..2 {
                            let v65 = t5.load([b4], <i64 as __Elem>::ZERO);
                            let t4_row = t4.row(2, [__Elem::to::<i64>(v65), i37, 0], 2);
                            let y2_row = y2.row(3, [b3.wrapping_mul(6).wrapping_add(i35), b4.wrapping_mul(6).wrapping_add(i36), b5.wrapping_mul(2).wrapping_add(i37), 0], 2);
                            let (from, to) = __cpu::common(2, [t4_row.unit_span(), y2_row.unit_span()]);
                            Self::parallel_14::<L, _, _>(
                                level,
                                from,
                                to - from,
                                t4_row.slice(from, to - from),
                                y2_row.slice_mut(from, to - from),
                            );
                            if to - from < 2 {
                                for (start, end) in [(0, from), (to, 2)] {
                                    Self::parallel_14::<L, _, _>(
                                        level,
                                        start,
                                        end - start,
                                        t4_row.guarded(start, <<T as __Elem>::Accum as __Elem>::ZERO),
                                        y2_row.guarded(start, <f64 as __Elem>::ZERO),
                                    );
                                }
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
            let x0_2 = __cpu::tensor::<f32, 2>(call, 0);
            let y1_2 = __cpu::tensor::<<T as __Elem>::Accum, 3>(call, 1);
            let y2_2 = __cpu::tensor::<f64, 4>(call, 2);
            let h3_2 = __cpu::tensor::<u64, 1>(call, 3);
            let _p6_2 = __cpu::scalar::<f32>(call.args, 4);
            let _p7_2 = __cpu::scalar::<i64>(call.args, 5);
            let _q8_2 = __cpu::scalar::<i64>(call.args, 6);
            let d1_2 = __cpu::value::<i64>(call, 0);
            let d2_2 = __cpu::value::<i64>(call, 1);
            let n9_2 = __cpu::value::<i64>(call, 2);
            for block in __cpu::Blocks::new(call) {
                let [b3_2, b4_2, b5_2] = block.index;
                let mut scratch = block.scratch;
                let t4_2 = scratch.tile::<<T as __Elem>::Accum, 3>([6, 6, 2]);
                let y1_2_at = y1_2.window([b3_2.wrapping_mul(6), b4_2.wrapping_mul(6), b5_2.wrapping_mul(2)], [6, 6, 2]);
                __cpu::copy::<L, _, _, _>(y1_2_at, t4_2, <<T as __Elem>::Accum as __Elem>::ZERO);
                let t5_2 = scratch.tile::<i64, 1>([BM as i64]);
                let x0_2_at = x0_2.window([4, _p7_2.wrapping_mul(BM as i64)], [1, BM as i64]);
                __cpu::copy::<L, _, _, _>(x0_2_at.squeeze([1]), t5_2, <i64 as __Elem>::ZERO);
                let t6_2 = scratch.tile::<f64, 2>([2, BM as i64]);
                let v68 = x0_2.load([_q8_2, b3_2], <f32 as __Elem>::ZERO);
                let v69 = t4_2.load([b3_2, 4, b4_2], <<T as __Elem>::Accum as __Elem>::ZERO);
                let v70 = x0_2.load([b5_2, 1], <f32 as __Elem>::ZERO);
                let v71 = __Elem::to_round::<L, f64>(v70, __cpu::Round::NearestEven);
                let v72 = t4_2.load([_p7_2, d1_2, b5_2], <<T as __Elem>::Accum as __Elem>::ZERO);
                let v73 = __Elem::fma::<L>(4.125_f64, __Elem::to::<f64>(b5_2), __Elem::to::<f64>(v72));
                let v10_2 = __Elem::max_nan(__Elem::select(v68 > _p6_2, __Elem::to::<f64>(v69), v71), v73);
                __cpu::fill::<L, _, _>(t6_2, v10_2);
                if (d2_2 < n9_2) & (x0_2.extent[0] < n9_2) {
                    let mut scratch = scratch;
                    let t7_2 = scratch.tile::<<T as __Elem>::Accum, 2>([2, 2]);
                    for i11_2 in 0_i64..2 {
                        let v74 = __Elem::rem(b4_2.wrapping_sub(5).wrapping_mul(6).wrapping_add(d2_2), 6_i64);
                        let v75 = t5_2.load([x0_2.extent[0]], <i64 as __Elem>::ZERO);
                        let v76 = t4_2.load([v74, __Elem::to::<i64>(v75), i11_2], <<T as __Elem>::Accum as __Elem>::ZERO);
                        let v77 = t4_2.load([i11_2, i11_2, n9_2], <<T as __Elem>::Accum as __Elem>::ZERO);
                        let t7_2_row = t7_2.row(1, [i11_2, 0], 2);
                        Self::parallel_15::<L, _>(level, 0, 2, t7_2_row.slice_mut(0, 2), t4_2, v77, v76, x0_2);
                    }
                    let t6_2_at = t6_2.window([b3_2.wrapping_mul(6), __Elem::min(_q8_2, b3_2)], [2, 2]);
                    __cpu::copy::<L, _, _, _>(t7_2, t6_2_at, <f64 as __Elem>::ZERO);
                    for i13_2 in 0_i64..2 {
                        let v82 = 5_i64.wrapping_add(i13_2).wrapping_mul(5);
                        let v83 = 5_i64.wrapping_add(i13_2).wrapping_mul(5);
                        let t6_2_row = t6_2.row(1, [i13_2, 0], BM as i64);
                        Self::parallel_16::<L, _>(
                            level,
                            0,
                            BM as i64,
                            t6_2_row.slice(0, BM as i64),
                            v82,
                            v83,
                            h3_2,
                        );
                    }
                    for i15_2 in 0_i64..2 {
                        let v87 = 5_i64.wrapping_add(i15_2).wrapping_mul(5);
                        let v88 = 5_i64.wrapping_add(i15_2).wrapping_mul(5);
                        let t7_2_row_2 = t7_2.row(1, [i15_2, 0], 2);
                        Self::parallel_17::<L, _>(level, 0, 2, t7_2_row_2.slice(0, 2), v87, v88, h3_2);
                    }
                } else {
                    let mut scratch = scratch;
                    let t8_2 = scratch.tile::<u8, 1>([6]);
                    let v92 = __Elem::to::<u8>(b3_2);
                    let t8_2_row = t8_2.row(0, [0], 6);
                    Self::parallel_18::<L, _>(level, 0, 6, t8_2_row.slice_mut(0, 6), v92);
                    let t9_2 = scratch.tile::<i64, 1>([6]);
                    __cpu::gather::<L, _, _, _, _>(t5_2, t8_2, t9_2, <i64 as __Elem>::ZERO);
                }
                let t10_2 = scratch.tile::<<T as __Elem>::Accum, 2>([2, 2]);
                for i18_2 in 0_i64..2 {
                    let v93 = t4_2.load_inside([3, i18_2, i18_2]);
                    let v94 = t4_2.load_inside([4, 0, i18_2]);
                    let v95 = __Elem::abs(__Elem::add(v93, v94));
                    let t10_2_row = t10_2.row(1, [i18_2, 0], 2);
                    Self::parallel_19::<L, _>(level, 0, 2, t10_2_row.slice_mut(0, 2), v95);
                }
                let t11_2 = scratch.tile::<<T as __Elem>::Accum, 2>([2, 2]);
                let t4_2_at = t4_2.window([b4_2.wrapping_mul(2), b5_2.wrapping_mul(6), b3_2], [2, 2, 1]).squeeze([0, 1]);
                __cpu::copy::<L, _, _, _>(t4_2_at, t11_2, <<T as __Elem>::Accum as __Elem>::ZERO);
                let t12_2 = scratch.tile::<<T as __Elem>::Accum, 2>([2, 2]);
                __cpu::fill::<L, _, _>(t12_2, <<T as __Elem>::Accum as __Elem>::ZERO);
                __cpu::gemm::<L, <T as __Elem>::Accum, <T as __Elem>::Accum, <T as __Elem>::Accum>(t10_2, t11_2, t12_2, true, scratch.rest());
                for k20_2 in 0_i64..1 {
                    let mut scratch = scratch;
                    let t13_2 = scratch.tile::<f64, 1>([BM as i64]);
                    __cpu::reduce::<L, __cpu::reduce::Min, _, _, 2>(t6_2, 0, __cpu::insert_axis(t13_2, 0), false, <f64 as __Elem>::ZERO);
                    for i21_2 in 0_i64..2 {
                        let v96 = 5_i64.wrapping_add(i21_2).wrapping_mul(5);
                        let v97 = 5_i64.wrapping_add(i21_2).wrapping_mul(5);
                        let t12_2_row = t12_2.row(1, [i21_2, 0], 2);
                        Self::parallel_20::<L, _>(level, 0, 2, t12_2_row.slice(0, 2), v96, v97, h3_2);
                    }
                    let t13_2_row = t13_2.row(0, [0], BM as i64);
                    Self::parallel_21::<L, _>(level, 0, BM as i64, t13_2_row.slice(0, BM as i64), h3_2);
                }
                for i24_2 in 0_i64..2 {
                    let v104 = t10_2.load([1, _q8_2], <<T as __Elem>::Accum as __Elem>::ZERO);
                    let v105 = __Elem::abs(v104);
                    let t11_2_row = t11_2.row(1, [i24_2, 0], 2);
                    Self::parallel_22::<L, _>(level, 0, 2, t11_2_row.slice_mut(0, 2), _p7_2, v105);
                }
                let t5_2_row = t5_2.row(0, [0], BM as i64);
                Self::parallel_23::<L, _>(level, 0, BM as i64, t5_2_row.slice(0, BM as i64), h3_2);
                for i27_2 in 0_i64..2 {
                    let v113 = 5_i64.wrapping_add(i27_2).wrapping_mul(5);
                    let v114 = 5_i64.wrapping_add(i27_2).wrapping_mul(5);
                    let t6_2_row_2 = t6_2.row(1, [i27_2, 0], BM as i64);
                    Self::parallel_24::<L, _>(
                        level,
                        0,
                        BM as i64,
                        t6_2_row_2.slice(0, BM as i64),
                        v113,
                        v114,
                        h3_2,
                    );
                }
                for i29_2 in 0_i64..2 {
                    let v118 = 5_i64.wrapping_add(i29_2).wrapping_mul(5);
                    let v119 = 5_i64.wrapping_add(i29_2).wrapping_mul(5);
                    let t10_2_row_2 = t10_2.row(1, [i29_2, 0], 2);
                    Self::parallel_25::<L, _>(level, 0, 2, t10_2_row_2.slice(0, 2), v118, v119, h3_2);
                }
                for i31_2 in 0_i64..2 {
                    let v123 = 5_i64.wrapping_add(i31_2).wrapping_mul(5);
                    let v124 = 5_i64.wrapping_add(i31_2).wrapping_mul(5);
                    let t11_2_row_2 = t11_2.row(1, [i31_2, 0], 2);
                    Self::parallel_26::<L, _>(level, 0, 2, t11_2_row_2.slice(0, 2), v123, v124, h3_2);
                }
                for i33_2 in 0_i64..2 {
                    let v128 = 5_i64.wrapping_add(i33_2).wrapping_mul(5);
                    let v129 = 5_i64.wrapping_add(i33_2).wrapping_mul(5);
                    let t12_2_row_2 = t12_2.row(1, [i33_2, 0], 2);
                    Self::parallel_27::<L, _>(level, 0, 2, t12_2_row_2.slice(0, 2), v128, v129, h3_2);
                }
                let y1_2_at_2 = y1_2.window([b3_2.wrapping_mul(6), b4_2.wrapping_mul(6), b5_2.wrapping_mul(2)], [6, 6, 2]);
                __cpu::copy::<L, _, _, _>(t4_2, y1_2_at_2, <<T as __Elem>::Accum as __Elem>::ZERO);
                for i35_2 in 0_i64..6 {
                    for i36_2 in 0_i64..6 {
                        for i37_2 in 0_i64..2 {
                            let v133 = t5_2.load([b4_2], <i64 as __Elem>::ZERO);
                            let t4_2_row = t4_2.row(2, [__Elem::to::<i64>(v133), i37_2, 0], 2);
                            let y2_2_row = y2_2.row(3, [b3_2.wrapping_mul(6).wrapping_add(i35_2), b4_2.wrapping_mul(6).wrapping_add(i36_2), b5_2.wrapping_mul(2).wrapping_add(i37_2), 0], 2);
                            let (from, to) = __cpu::common(2, [t4_2_row.unit_span(), y2_2_row.unit_span()]);
                            Self::parallel_28::<L, _, _>(
                                level,
                                from,
                                to - from,
                                t4_2_row.slice(from, to - from),
                                y2_2_row.slice_mut(from, to - from),
                            );
                            if to - from < 2 {
                                for (start, end) in [(0, from), (to, 2)] {
                                    Self::parallel_28::<L, _, _>(
                                        level,
                                        start,
                                        end - start,
                                        t4_2_row.guarded(start, <<T as __Elem>::Accum as __Elem>::ZERO),
                                        y2_2_row.guarded(start, <f64 as __Elem>::ZERO),
                                    );
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
