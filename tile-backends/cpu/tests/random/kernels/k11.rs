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
    unsafe fn parallel_5<
        L: __cpu::Level,
        R0: __cpu::row::Row<<T as __Elem>::Accum>,
        R1: __cpu::row::RowMut<<T as __Elem>::Accum>,
    >(
        level: L,
        start: i64,
        count: i64,
        t4_row: R0,
        mut t10_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v26 = t4_row.get(lane);
                t10_row.set(lane, v26);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<
        L: __cpu::Level,
        R0: __cpu::row::Row<<T as __Elem>::Accum>,
        R1: __cpu::row::Row<<T as __Elem>::Accum>,
        R2: __cpu::row::Row<<T as __Elem>::Accum>,
        R3: __cpu::row::RowMut<i64>,
    >(
        level: L,
        start: i64,
        count: i64,
        t12_row: R0,
        t12_row_2: R1,
        t12_row_3: R2,
        mut t14_row: R3,
        t4: __cpu::View<<T as __Elem>::Accum, 3>,
        v31: i64,
        b4: i64,
        v33: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21 = start + lane as i64;
                let v34 = t4.load([v31, __Elem::div(i21.wrapping_mul(BM as i64), BM as i64), b4], <<T as __Elem>::Accum as __Elem>::ZERO);
                let v35 = __Elem::to_round::<L, i64>(v34, __cpu::Round::NearestEven);
                t14_row.set(lane, __Elem::min(v35, v33));
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<i64>>(
        level: L,
        start: i64,
        count: i64,
        t5_row: R0,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23 = start + lane as i64;
                let v36 = t5_row.get(lane);
                let v37 = __Elem::to::<u64>(v36).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i23)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i23), 7_i64)], v37, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t6_row_2: R0,
        v38: i64,
        v39: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i25 = start + lane as i64;
                let v40 = t6_row_2.get(lane);
                let v41 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v40) * 16.0_f32));
                let v42 = v41.wrapping_mul(__Elem::to::<u64>(v39.wrapping_add(i25)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v38.wrapping_add(i25), 7_i64)], v42, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t12_row_4: R0,
        v43: i64,
        v44: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i27 = start + lane as i64;
                let v45 = t12_row_4.get(lane);
                let v46 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v45) * 16.0_f32));
                let v47 = v46.wrapping_mul(__Elem::to::<u64>(v44.wrapping_add(i27)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v43.wrapping_add(i27), 7_i64)], v47, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t13_row: R0,
        v48: i64,
        v49: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i29 = start + lane as i64;
                let v50 = t13_row.get(lane);
                let v51 = __Elem::to::<u64>(v50).wrapping_mul(__Elem::to::<u64>(v49.wrapping_add(i29)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v48.wrapping_add(i29), 7_i64)], v51, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<i64>>(
        level: L,
        start: i64,
        count: i64,
        t14_row_2: R0,
        v52: i64,
        v53: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i31 = start + lane as i64;
                let v54 = t14_row_2.get(lane);
                let v55 = __Elem::to::<u64>(v54).wrapping_mul(__Elem::to::<u64>(v53.wrapping_add(i31)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v52.wrapping_add(i31), 7_i64)], v55, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        mut t15_row: R0,
        b3: i64,
        t12: __cpu::View<<T as __Elem>::Accum, 2>,
        v56: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i35 = start + lane as i64;
                let v57 = __Elem::rem(i35.wrapping_sub(2).wrapping_mul(2).wrapping_add(b3), 2_i64);
                let v58 = t12.load([v56, v57], <<T as __Elem>::Accum as __Elem>::ZERO);
                t15_row.set(lane, (__Elem::to::<f64>(v58) / 5.0_f64) / 1.0_f64);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::RowMut<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_2_row: R0,
        t4_2: __cpu::View<<T as __Elem>::Accum, 3>,
        v68: <T as __Elem>::Accum,
        v67: <T as __Elem>::Accum,
        x0_2: __cpu::View<f32, 2>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i12_2 = start + lane as i64;
                let v69 = t4_2.load_inside([i12_2, i12_2, 1]);
                let v70 = x0_2.load([i12_2, i12_2], <f32 as __Elem>::ZERO);
                let v71 = __Elem::to_round::<L, <T as __Elem>::Accum>(v70, __cpu::Round::NearestEven);
                let v72 = __Elem::min(__Elem::add(v67, __Elem::add(v68, v69)), v71);
                t7_2_row.set(lane, v72);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t6_2_row: R0,
        v73: i64,
        v74: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14_2 = start + lane as i64;
                let v75 = t6_2_row.get(lane);
                let v76 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v75) * 16.0_f32));
                let v77 = v76.wrapping_mul(__Elem::to::<u64>(v74.wrapping_add(i14_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v73.wrapping_add(i14_2), 7_i64)], v77);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row_2: R0,
        v78: i64,
        v79: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i16_2 = start + lane as i64;
                let v80 = t7_2_row_2.get(lane);
                let v81 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v80) * 16.0_f32));
                let v82 = v81.wrapping_mul(__Elem::to::<u64>(v79.wrapping_add(i16_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v78.wrapping_add(i16_2), 7_i64)], v82);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<L: __cpu::Level, R0: __cpu::row::RowMut<u8>>(
        level: L,
        start: i64,
        count: i64,
        mut t8_2_row: R0,
        v83: u8,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t8_2_row.set(lane, v83);
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<
        L: __cpu::Level,
        R0: __cpu::row::Row<<T as __Elem>::Accum>,
        R1: __cpu::row::RowMut<<T as __Elem>::Accum>,
    >(
        level: L,
        start: i64,
        count: i64,
        t4_2_row: R0,
        mut t10_2_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v85 = t4_2_row.get(lane);
                t10_2_row.set(lane, v85);
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<
        L: __cpu::Level,
        R0: __cpu::row::Row<<T as __Elem>::Accum>,
        R1: __cpu::row::Row<<T as __Elem>::Accum>,
        R2: __cpu::row::Row<<T as __Elem>::Accum>,
        R3: __cpu::row::RowMut<i64>,
    >(
        level: L,
        start: i64,
        count: i64,
        t12_2_row: R0,
        t12_2_row_2: R1,
        t12_2_row_3: R2,
        mut t14_2_row: R3,
        t4_2: __cpu::View<<T as __Elem>::Accum, 3>,
        v90: i64,
        b4_2: i64,
        v92: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21_2 = start + lane as i64;
                let v93 = t4_2.load([v90, __Elem::div(i21_2.wrapping_mul(BM as i64), BM as i64), b4_2], <<T as __Elem>::Accum as __Elem>::ZERO);
                let v94 = __Elem::to_round::<L, i64>(v93, __cpu::Round::NearestEven);
                t14_2_row.set(lane, __Elem::min(v94, v92));
            }
        }
    }

    #[inline]
    unsafe fn parallel_19<L: __cpu::Level, R0: __cpu::row::Row<i64>>(
        level: L,
        start: i64,
        count: i64,
        t5_2_row: R0,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23_2 = start + lane as i64;
                let v95 = t5_2_row.get(lane);
                let v96 = __Elem::to::<u64>(v95).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i23_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i23_2), 7_i64)], v96);
            }
        }
    }

    #[inline]
    unsafe fn parallel_20<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t6_2_row_2: R0,
        v97: i64,
        v98: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i25_2 = start + lane as i64;
                let v99 = t6_2_row_2.get(lane);
                let v100 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v99) * 16.0_f32));
                let v101 = v100.wrapping_mul(__Elem::to::<u64>(v98.wrapping_add(i25_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v97.wrapping_add(i25_2), 7_i64)], v101);
            }
        }
    }

    #[inline]
    unsafe fn parallel_21<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t12_2_row_4: R0,
        v102: i64,
        v103: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i27_2 = start + lane as i64;
                let v104 = t12_2_row_4.get(lane);
                let v105 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v104) * 16.0_f32));
                let v106 = v105.wrapping_mul(__Elem::to::<u64>(v103.wrapping_add(i27_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v102.wrapping_add(i27_2), 7_i64)], v106);
            }
        }
    }

    #[inline]
    unsafe fn parallel_22<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t13_2_row: R0,
        v107: i64,
        v108: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i29_2 = start + lane as i64;
                let v109 = t13_2_row.get(lane);
                let v110 = __Elem::to::<u64>(v109).wrapping_mul(__Elem::to::<u64>(v108.wrapping_add(i29_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v107.wrapping_add(i29_2), 7_i64)], v110);
            }
        }
    }

    #[inline]
    unsafe fn parallel_23<L: __cpu::Level, R0: __cpu::row::Row<i64>>(
        level: L,
        start: i64,
        count: i64,
        t14_2_row_2: R0,
        v111: i64,
        v112: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i31_2 = start + lane as i64;
                let v113 = t14_2_row_2.get(lane);
                let v114 = __Elem::to::<u64>(v113).wrapping_mul(__Elem::to::<u64>(v112.wrapping_add(i31_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v111.wrapping_add(i31_2), 7_i64)], v114);
            }
        }
    }

    #[inline]
    unsafe fn parallel_24<L: __cpu::Level, R0: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        mut t15_2_row: R0,
        b3_2: i64,
        t12_2: __cpu::View<<T as __Elem>::Accum, 2>,
        v115: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i35_2 = start + lane as i64;
                let v116 = __Elem::rem(i35_2.wrapping_sub(2).wrapping_mul(2).wrapping_add(b3_2), 2_i64);
                let v117 = t12_2.load([v115, v116], <<T as __Elem>::Accum as __Elem>::ZERO);
                t15_2_row.set(lane, (__Elem::to::<f64>(v117) / 5.0_f64) / 1.0_f64);
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
        size.panel_b::<L, <T as __Elem>::Accum, <T as __Elem>::Accum, <T as __Elem>::Accum>(2, 2);
        size.tile::<<T as __Elem>::Accum, 2>([2, 2]);
        size.gemm::<L, <T as __Elem>::Accum, <T as __Elem>::Accum, <T as __Elem>::Accum>(2, 2, 2);
        size.tile::<i32, 2>([6, 6]);
        size.tile::<i64, 2>([6, 2]);
        size.tile::<f64, 4>([6, 6, 2, 2]);
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
                    let v25 = __Elem::rem(i18.wrapping_mul(BM as i64).wrapping_add(d2), BM as i64);
                    let t4_row = t4.row(0, [0, 5, v25], 2);
                    let t10_row = t10.row(1, [i18, 0], 2);
                    let (from, to) = __cpu::common(2, [t4_row.span()]);
                    Self::parallel_5::<L, _, _>(
                        level,
                        from,
                        to - from,
                        t4_row.strided(from),
                        t10_row.slice_mut(from, to - from),
                    );
                    if to - from < 2 {
                        for (start, end) in [(0, from), (to, 2)] {
                            Self::parallel_5::<L, _, _>(
                                level,
                                start,
                                end - start,
                                t4_row.guarded(start, <<T as __Elem>::Accum as __Elem>::ZERO),
                                t10_row.slice_mut(start, end - start),
                            );
                        }
                    }
                }
                let t11 = scratch.panel_b::<L, <T as __Elem>::Accum, <T as __Elem>::Accum, <T as __Elem>::Accum>(2, 2);
                let v27 = t4.load([n9, b4, n9], <<T as __Elem>::Accum as __Elem>::ZERO);
                let t4_at = t4.window([_p7.wrapping_mul(BM as i64), _q8, n9], [1, 2, 2]);
                __cpu::pack_b::<L, _, <T as __Elem>::Accum, <T as __Elem>::Accum, <T as __Elem>::Accum>(t4_at.squeeze([1, 2]).permute([1, 0]), v27, t11);
                let t12 = scratch.tile::<<T as __Elem>::Accum, 2>([2, 2]);
                __cpu::gemm_packed_b::<L, <T as __Elem>::Accum, <T as __Elem>::Accum, <T as __Elem>::Accum>(t10, t11, t12, false, scratch.rest());
                let t13 = scratch.tile::<i32, 2>([6, 6]);
                __cpu::arg_reduce::<L, __cpu::reduce::ArgMax, _, _, 3>(t4, 2, __cpu::insert_axis(t13, 2), <<T as __Elem>::Accum as __Elem>::ZERO);
                let t14 = scratch.tile::<i64, 2>([6, 2]);
                for i20 in 0_i64..6 {
                    let v28 = t5.load_inside([0]);
                    let v29 = t13.load([0, __Elem::to::<i64>(v28)], <i32 as __Elem>::ZERO);
                    let v30 = t13.load_inside([i20, 3]);
                    let v31 = __Elem::to::<i64>(v30);
                    let v32 = t5.load([n9], <i64 as __Elem>::ZERO);
                    let v33 = v32.wrapping_neg();
                    let t12_row = t12.row(1, [__Elem::to::<i64>(v29), 0], 2);
                    let t12_row_2 = t12.row(0, [0, b3], 2);
                    let t12_row_3 = t12.row(0, [0, 1], 2);
                    let t14_row = t14.row(1, [i20, 0], 2);
                    let (from, to) = __cpu::common(2, [t12_row.unit_span(), t12_row_2.span()]);
                    Self::parallel_6::<L, _, _, _, _>(
                        level,
                        from,
                        to - from,
                        t12_row.slice(from, to - from),
                        t12_row_2.strided(from),
                        t12_row_3.strided(from),
                        t14_row.slice_mut(from, to - from),
                        t4,
                        v31,
                        b4,
                        v33,
                    );
                    if to - from < 2 {
                        for (start, end) in [(0, from), (to, 2)] {
                            Self::parallel_6::<L, _, _, _, _>(
                                level,
                                start,
                                end - start,
                                t12_row.guarded(start, <<T as __Elem>::Accum as __Elem>::ZERO),
                                t12_row_2.guarded(start, <<T as __Elem>::Accum as __Elem>::ZERO),
                                t12_row_3.strided(start),
                                t14_row.slice_mut(start, end - start),
                                t4,
                                v31,
                                b4,
                                v33,
                            );
                        }
                    }
                }
                let t4_at_2 = t4.window([b3, b5.wrapping_mul(6), b3.wrapping_mul(6)], [1, 6, 2]);
                __cpu::copy::<L, _, _, _>(t14, t4_at_2.squeeze([1, 2]), <<T as __Elem>::Accum as __Elem>::ZERO);
                let t5_row = t5.row(0, [0], BM as i64);
                Self::parallel_7::<L, _>(level, 0, BM as i64, t5_row.slice(0, BM as i64), h3);
                for i24 in 0_i64..2 {
                    let v38 = 5_i64.wrapping_add(i24).wrapping_mul(5);
                    let v39 = 5_i64.wrapping_add(i24).wrapping_mul(5);
                    let t6_row_2 = t6.row(1, [i24, 0], BM as i64);
                    Self::parallel_8::<L, _>(level, 0, BM as i64, t6_row_2.slice(0, BM as i64), v38, v39, h3);
                }
                for i26 in 0_i64..2 {
                    let v43 = 5_i64.wrapping_add(i26).wrapping_mul(5);
                    let v44 = 5_i64.wrapping_add(i26).wrapping_mul(5);
                    let t12_row_4 = t12.row(1, [i26, 0], 2);
                    Self::parallel_9::<L, _>(level, 0, 2, t12_row_4.slice(0, 2), v43, v44, h3);
                }
                for i28 in 0_i64..6 {
                    let v48 = 5_i64.wrapping_add(i28).wrapping_mul(5);
                    let v49 = 5_i64.wrapping_add(i28).wrapping_mul(5);
                    let t13_row = t13.row(1, [i28, 0], 6);
                    Self::parallel_10::<L, _>(level, 0, 6, t13_row.slice(0, 6), v48, v49, h3);
                }
                for i30 in 0_i64..6 {
                    let v52 = 5_i64.wrapping_add(i30).wrapping_mul(5);
                    let v53 = 5_i64.wrapping_add(i30).wrapping_mul(5);
                    let t14_row_2 = t14.row(1, [i30, 0], 2);
                    Self::parallel_11::<L, _>(level, 0, 2, t14_row_2.slice(0, 2), v52, v53, h3);
                }
                let y1_at_2 = y1.window([b3.wrapping_mul(6), b4.wrapping_mul(6), b5.wrapping_mul(2)], [6, 6, 2]);
                __cpu::copy::<L, _, _, _>(t4, y1_at_2, <<T as __Elem>::Accum as __Elem>::ZERO);
                let t15 = scratch.tile::<f64, 4>([6, 6, 2, 2]);
                for i32 in 0_i64..6 {
                    for i33 in 0_i64..6 {
                        for i34 in 0_i64..2 {
                            let v56 = i34.wrapping_add(2);
                            let t15_row = t15.row(3, [i32, i33, i34, 0], 2);
                            Self::parallel_12::<L, _>(level, 0, 2, t15_row.slice_mut(0, 2), b3, t12, v56);
                        }
                    }
                }
                let y2_at = y2.window([b3.wrapping_mul(6), b4.wrapping_mul(6), b5.wrapping_mul(2), 0], [6, 6, 2, 2]);
                __cpu::copy::<L, _, _, _>(t15, y2_at, <f64 as __Elem>::ZERO);
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
                let v59 = x0_2.load([_q8_2, b3_2], <f32 as __Elem>::ZERO);
                let v60 = t4_2.load([b3_2, 4, b4_2], <<T as __Elem>::Accum as __Elem>::ZERO);
                let v61 = x0_2.load([b5_2, 1], <f32 as __Elem>::ZERO);
                let v62 = __Elem::to_round::<L, f64>(v61, __cpu::Round::NearestEven);
                let v63 = t4_2.load([_p7_2, d1_2, b5_2], <<T as __Elem>::Accum as __Elem>::ZERO);
                let v64 = __Elem::fma::<L>(4.125_f64, __Elem::to::<f64>(b5_2), __Elem::to::<f64>(v63));
                let v10_2 = __Elem::max_nan(__Elem::select(v59 > _p6_2, __Elem::to::<f64>(v60), v62), v64);
                __cpu::fill::<L, _, _>(t6_2, v10_2);
                if (d2_2 < n9_2) & (x0_2.extent[0] < n9_2) {
                    let mut scratch = scratch;
                    let t7_2 = scratch.tile::<<T as __Elem>::Accum, 2>([2, 2]);
                    for i11_2 in 0_i64..2 {
                        let v65 = __Elem::rem(b4_2.wrapping_sub(5).wrapping_mul(6).wrapping_add(d2_2), 6_i64);
                        let v66 = t5_2.load([x0_2.extent[0]], <i64 as __Elem>::ZERO);
                        let v67 = t4_2.load([v65, __Elem::to::<i64>(v66), i11_2], <<T as __Elem>::Accum as __Elem>::ZERO);
                        let v68 = t4_2.load([i11_2, i11_2, n9_2], <<T as __Elem>::Accum as __Elem>::ZERO);
                        let t7_2_row = t7_2.row(1, [i11_2, 0], 2);
                        Self::parallel_13::<L, _>(level, 0, 2, t7_2_row.slice_mut(0, 2), t4_2, v68, v67, x0_2);
                    }
                    let t6_2_at = t6_2.window([b3_2.wrapping_mul(6), __Elem::min(_q8_2, b3_2)], [2, 2]);
                    __cpu::copy::<L, _, _, _>(t7_2, t6_2_at, <f64 as __Elem>::ZERO);
                    for i13_2 in 0_i64..2 {
                        let v73 = 5_i64.wrapping_add(i13_2).wrapping_mul(5);
                        let v74 = 5_i64.wrapping_add(i13_2).wrapping_mul(5);
                        let t6_2_row = t6_2.row(1, [i13_2, 0], BM as i64);
                        Self::parallel_14::<L, _>(
                            level,
                            0,
                            BM as i64,
                            t6_2_row.slice(0, BM as i64),
                            v73,
                            v74,
                            h3_2,
                        );
                    }
                    for i15_2 in 0_i64..2 {
                        let v78 = 5_i64.wrapping_add(i15_2).wrapping_mul(5);
                        let v79 = 5_i64.wrapping_add(i15_2).wrapping_mul(5);
                        let t7_2_row_2 = t7_2.row(1, [i15_2, 0], 2);
                        Self::parallel_15::<L, _>(level, 0, 2, t7_2_row_2.slice(0, 2), v78, v79, h3_2);
                    }
                } else {
                    let mut scratch = scratch;
                    let t8_2 = scratch.tile::<u8, 1>([6]);
                    let v83 = __Elem::to::<u8>(b3_2);
                    let t8_2_row = t8_2.row(0, [0], 6);
                    Self::parallel_16::<L, _>(level, 0, 6, t8_2_row.slice_mut(0, 6), v83);
                    let t9_2 = scratch.tile::<i64, 1>([6]);
                    __cpu::gather::<L, _, _, _, _>(t5_2, t8_2, t9_2, <i64 as __Elem>::ZERO);
                }
                let t10_2 = scratch.tile::<<T as __Elem>::Accum, 2>([2, 2]);
                for i18_2 in 0_i64..2 {
                    let v84 = __Elem::rem(i18_2.wrapping_mul(BM as i64).wrapping_add(d2_2), BM as i64);
                    let t4_2_row = t4_2.row(0, [0, 5, v84], 2);
                    let t10_2_row = t10_2.row(1, [i18_2, 0], 2);
                    let (from, to) = __cpu::common(2, [t4_2_row.span()]);
                    Self::parallel_17::<L, _, _>(
                        level,
                        from,
                        to - from,
                        t4_2_row.strided(from),
                        t10_2_row.slice_mut(from, to - from),
                    );
                    if to - from < 2 {
                        for (start, end) in [(0, from), (to, 2)] {
                            Self::parallel_17::<L, _, _>(
                                level,
                                start,
                                end - start,
                                t4_2_row.guarded(start, <<T as __Elem>::Accum as __Elem>::ZERO),
                                t10_2_row.slice_mut(start, end - start),
                            );
                        }
                    }
                }
                let t11_2 = scratch.panel_b::<L, <T as __Elem>::Accum, <T as __Elem>::Accum, <T as __Elem>::Accum>(2, 2);
                let v86 = t4_2.load([n9_2, b4_2, n9_2], <<T as __Elem>::Accum as __Elem>::ZERO);
                let t4_2_at = t4_2.window([_p7_2.wrapping_mul(BM as i64), _q8_2, n9_2], [1, 2, 2]);
                __cpu::pack_b::<L, _, <T as __Elem>::Accum, <T as __Elem>::Accum, <T as __Elem>::Accum>(t4_2_at.squeeze([1, 2]).permute([1, 0]), v86, t11_2);
                let t12_2 = scratch.tile::<<T as __Elem>::Accum, 2>([2, 2]);
                __cpu::gemm_packed_b::<L, <T as __Elem>::Accum, <T as __Elem>::Accum, <T as __Elem>::Accum>(t10_2, t11_2, t12_2, false, scratch.rest());
                let t13_2 = scratch.tile::<i32, 2>([6, 6]);
                __cpu::arg_reduce::<L, __cpu::reduce::ArgMax, _, _, 3>(t4_2, 2, __cpu::insert_axis(t13_2, 2), <<T as __Elem>::Accum as __Elem>::ZERO);
                let t14_2 = scratch.tile::<i64, 2>([6, 2]);
                for i20_2 in 0_i64..6 {
                    let v87 = t5_2.load_inside([0]);
                    let v88 = t13_2.load([0, __Elem::to::<i64>(v87)], <i32 as __Elem>::ZERO);
                    let v89 = t13_2.load_inside([i20_2, 3]);
                    let v90 = __Elem::to::<i64>(v89);
                    let v91 = t5_2.load([n9_2], <i64 as __Elem>::ZERO);
                    let v92 = v91.wrapping_neg();
                    let t12_2_row = t12_2.row(1, [__Elem::to::<i64>(v88), 0], 2);
                    let t12_2_row_2 = t12_2.row(0, [0, b3_2], 2);
                    let t12_2_row_3 = t12_2.row(0, [0, 1], 2);
                    let t14_2_row = t14_2.row(1, [i20_2, 0], 2);
                    let (from, to) = __cpu::common(2, [t12_2_row.unit_span(), t12_2_row_2.span()]);
                    Self::parallel_18::<L, _, _, _, _>(
                        level,
                        from,
                        to - from,
                        t12_2_row.slice(from, to - from),
                        t12_2_row_2.strided(from),
                        t12_2_row_3.strided(from),
                        t14_2_row.slice_mut(from, to - from),
                        t4_2,
                        v90,
                        b4_2,
                        v92,
                    );
                    if to - from < 2 {
                        for (start, end) in [(0, from), (to, 2)] {
                            Self::parallel_18::<L, _, _, _, _>(
                                level,
                                start,
                                end - start,
                                t12_2_row.guarded(start, <<T as __Elem>::Accum as __Elem>::ZERO),
                                t12_2_row_2.guarded(start, <<T as __Elem>::Accum as __Elem>::ZERO),
                                t12_2_row_3.strided(start),
                                t14_2_row.slice_mut(start, end - start),
                                t4_2,
                                v90,
                                b4_2,
                                v92,
                            );
                        }
                    }
                }
                let t4_2_at_2 = t4_2.window([b3_2, b5_2.wrapping_mul(6), b3_2.wrapping_mul(6)], [1, 6, 2]);
                __cpu::copy::<L, _, _, _>(t14_2, t4_2_at_2.squeeze([1, 2]), <<T as __Elem>::Accum as __Elem>::ZERO);
                let t5_2_row = t5_2.row(0, [0], BM as i64);
                Self::parallel_19::<L, _>(level, 0, BM as i64, t5_2_row.slice(0, BM as i64), h3_2);
                for i24_2 in 0_i64..2 {
                    let v97 = 5_i64.wrapping_add(i24_2).wrapping_mul(5);
                    let v98 = 5_i64.wrapping_add(i24_2).wrapping_mul(5);
                    let t6_2_row_2 = t6_2.row(1, [i24_2, 0], BM as i64);
                    Self::parallel_20::<L, _>(level, 0, BM as i64, t6_2_row_2.slice(0, BM as i64), v97, v98, h3_2);
                }
                for i26_2 in 0_i64..2 {
                    let v102 = 5_i64.wrapping_add(i26_2).wrapping_mul(5);
                    let v103 = 5_i64.wrapping_add(i26_2).wrapping_mul(5);
                    let t12_2_row_4 = t12_2.row(1, [i26_2, 0], 2);
                    Self::parallel_21::<L, _>(level, 0, 2, t12_2_row_4.slice(0, 2), v102, v103, h3_2);
                }
                for i28_2 in 0_i64..6 {
                    let v107 = 5_i64.wrapping_add(i28_2).wrapping_mul(5);
                    let v108 = 5_i64.wrapping_add(i28_2).wrapping_mul(5);
                    let t13_2_row = t13_2.row(1, [i28_2, 0], 6);
                    Self::parallel_22::<L, _>(level, 0, 6, t13_2_row.slice(0, 6), v107, v108, h3_2);
                }
                for i30_2 in 0_i64..6 {
                    let v111 = 5_i64.wrapping_add(i30_2).wrapping_mul(5);
                    let v112 = 5_i64.wrapping_add(i30_2).wrapping_mul(5);
                    let t14_2_row_2 = t14_2.row(1, [i30_2, 0], 2);
                    Self::parallel_23::<L, _>(level, 0, 2, t14_2_row_2.slice(0, 2), v111, v112, h3_2);
                }
                let y1_2_at_2 = y1_2.window([b3_2.wrapping_mul(6), b4_2.wrapping_mul(6), b5_2.wrapping_mul(2)], [6, 6, 2]);
                __cpu::copy::<L, _, _, _>(t4_2, y1_2_at_2, <<T as __Elem>::Accum as __Elem>::ZERO);
                let t15_2 = scratch.tile::<f64, 4>([6, 6, 2, 2]);
                for i32_2 in 0_i64..6 {
                    for i33_2 in 0_i64..6 {
                        for i34_2 in 0_i64..2 {
                            let v115 = i34_2.wrapping_add(2);
                            let t15_2_row = t15_2.row(3, [i32_2, i33_2, i34_2, 0], 2);
                            Self::parallel_24::<L, _>(level, 0, 2, t15_2_row.slice_mut(0, 2), b3_2, t12_2, v115);
                        }
                    }
                }
                let y2_2_at = y2_2.window([b3_2.wrapping_mul(6), b4_2.wrapping_mul(6), b5_2.wrapping_mul(2), 0], [6, 6, 2, 2]);
                __cpu::copy::<L, _, _, _>(t15_2, y2_2_at, <f64 as __Elem>::ZERO);
            }
        }
    }
}
