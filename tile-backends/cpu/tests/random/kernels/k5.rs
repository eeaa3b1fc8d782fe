// Emitted from the random kernel of seed 5.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;


#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<const BM: usize>(());

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<const BM: usize> __Kernel<BM> {
    #[inline]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t18_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t18_row.set(lane, -1.0_f32);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t19_row: R0,
        v5: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i13 = start + lane as i64;
                t19_row.set(lane, __Elem::abs(v5 + __Elem::to::<f32>(i13)));
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t19_row_2: R0,
        v6: i64,
        v7: i64,
        h6: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i16 = start + lane as i64;
                let v8 = t19_row_2.get(lane);
                let v10 = __Elem::to::<u64>(__Elem::to::<i64>(v8 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v7.wrapping_add(i16)));
                h6.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v6.wrapping_add(i16), 7_i64)], v10, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t20_row: R0,
        v11: i64,
        v12: i64,
        h6: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i18 = start + lane as i64;
                let v13 = t20_row.get(lane);
                let v15 = __Elem::to::<u64>(__Elem::to::<i64>(v13 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v12.wrapping_add(i18)));
                h6.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v11.wrapping_add(i18), 7_i64)], v15, __cpu::Order::Release);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        x2_row: R0,
        d4: i64,
        v16: i32,
        a5: __cpu::View<i32, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i19 = start + lane as i64;
                let v17 = __Elem::div(i19.wrapping_sub(3).wrapping_mul(2).wrapping_add(d4), 2_i64);
                let v18 = x2_row.get(lane);
                let v19 = __Elem::to::<i32>(v17).wrapping_mul(5_i32).wrapping_add(v18);
                a5.atomic(__cpu::AtomicOp::And, [__Elem::min(i19, i19)], __Elem::div(__Elem::rem(v19, 5_i32), v16), __cpu::Order::Acquire);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t9_row: R0,
        h6: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i20 = start + lane as i64;
                let v20 = t9_row.get(lane);
                let v21 = __Elem::to::<u64>(v20).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i20)));
                h6.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i20), 7_i64)], v21, __cpu::Order::Release);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t10_row: R0,
        h6: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21 = start + lane as i64;
                let v22 = t10_row.get(lane);
                let v23 = __Elem::to::<u64>(__Elem::to::<i64>(v22 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i21)));
                h6.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i21), 7_i64)], v23, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t11_row: R0,
        v24: i64,
        v25: i64,
        h6: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23 = start + lane as i64;
                let v26 = t11_row.get(lane);
                let v27 = __Elem::to::<u64>(__Elem::to::<i64>(v26 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v25.wrapping_add(i23)));
                h6.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v24.wrapping_add(i23), 7_i64)], v27, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t12_row: R0,
        v28: i64,
        v29: i64,
        h6: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i25 = start + lane as i64;
                let v30 = t12_row.get(lane);
                let v31 = __Elem::to::<u64>(__Elem::to::<i64>(v30 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v29.wrapping_add(i25)));
                h6.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v28.wrapping_add(i25), 7_i64)], v31, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t13_row: R0,
        h6: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i26 = start + lane as i64;
                let v32 = t13_row.get(lane);
                let v33 = __Elem::to::<u64>(__Elem::to::<i64>(v32 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i26)));
                h6.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i26), 7_i64)], v33, __cpu::Order::Release);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<
        L: __cpu::Level,
        R0: __cpu::row::Row<f32>,
        R1: __cpu::row::Row<f32>,
        R2: __cpu::row::Row<f32>,
        R3: __cpu::row::Row<f32>,
        R4: __cpu::row::Row<i32>,
        R5: __cpu::row::RowMut<f32>,
    >(
        level: L,
        start: i64,
        count: i64,
        t12_row_2: R0,
        x0_row: R1,
        t11_row_2: R2,
        t11_row_3: R3,
        x2_row_2: R4,
        mut y3_row: R5,
        t12: __cpu::View<f32, 2>,
        b5: i64,
        v35: bool,
        t7: __cpu::View<f32, 2>,
        v38: f32,
        v39: f32,
        v40: f32,
        v37: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i28 = start + lane as i64;
                let v41 = t12_row_2.get(lane);
                let v42 = t12.load_inside([i28, i28]);
                let v43 = x0_row.get(lane);
                let v44 = t11_row_2.get(lane);
                let v45 = t11_row_3.get(lane);
                let v46 = __Elem::atan2::<L, true>(__Elem::abs(__Elem::min(v43, v44)) * 0.5_f32, -v45);
                let v47 = x0_row.get(lane);
                let v48 = x2_row_2.get(lane);
                let v49 = t7.load([i28, __Elem::to::<i64>(v48)], <f32 as __Elem>::ZERO);
                let v50 = __Elem::min(__Elem::min(v38, v49), __Elem::fma::<L>(__Elem::to::<f32>(i28), v39, 3.0_f32));
                let v51 = __Elem::select(__Elem::is_finite(v47), -__Elem::exp::<L, true>(v50 * 0.5_f32), v40);
                let v52 = __Elem::select(!(v41 > v42), v46, __Elem::select(v35 & (b5 != i28), v37, v51));
                y3_row.set(lane, v52);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<f64>, R1: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        t8_row: R0,
        mut y4_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v53 = t8_row.get(lane);
                y4_row.set(lane, v53);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t18_2_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t18_2_row.set(lane, -1.0_f32);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t19_2_row: R0,
        v59: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i13_2 = start + lane as i64;
                t19_2_row.set(lane, __Elem::abs(v59 + __Elem::to::<f32>(i13_2)));
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t19_2_row_2: R0,
        v60: i64,
        v61: i64,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i16_2 = start + lane as i64;
                let v62 = t19_2_row_2.get(lane);
                let v63 = __Elem::to::<u64>(__Elem::to::<i64>(v62 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v61.wrapping_add(i16_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v60.wrapping_add(i16_2), 7_i64)], v63);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t20_2_row: R0,
        v64: i64,
        v65: i64,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i18_2 = start + lane as i64;
                let v66 = t20_2_row.get(lane);
                let v67 = __Elem::to::<u64>(__Elem::to::<i64>(v66 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v65.wrapping_add(i18_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v64.wrapping_add(i18_2), 7_i64)], v67);
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        x2_2_row: R0,
        d4_2: i64,
        v68: i32,
        a5_2: __cpu::View<i32, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i19_2 = start + lane as i64;
                let v69 = __Elem::div(i19_2.wrapping_sub(3).wrapping_mul(2).wrapping_add(d4_2), 2_i64);
                let v70 = x2_2_row.get(lane);
                let v71 = __Elem::to::<i32>(v69).wrapping_mul(5_i32).wrapping_add(v70);
                a5_2.update(__cpu::AtomicOp::And, [__Elem::min(i19_2, i19_2)], __Elem::div(__Elem::rem(v71, 5_i32), v68));
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t9_2_row: R0,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i20_2 = start + lane as i64;
                let v72 = t9_2_row.get(lane);
                let v73 = __Elem::to::<u64>(v72).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i20_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i20_2), 7_i64)], v73);
            }
        }
    }

    #[inline]
    unsafe fn parallel_19<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t10_2_row: R0,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21_2 = start + lane as i64;
                let v74 = t10_2_row.get(lane);
                let v75 = __Elem::to::<u64>(__Elem::to::<i64>(v74 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i21_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i21_2), 7_i64)], v75);
            }
        }
    }

    #[inline]
    unsafe fn parallel_20<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t11_2_row: R0,
        v76: i64,
        v77: i64,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23_2 = start + lane as i64;
                let v78 = t11_2_row.get(lane);
                let v79 = __Elem::to::<u64>(__Elem::to::<i64>(v78 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v77.wrapping_add(i23_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v76.wrapping_add(i23_2), 7_i64)], v79);
            }
        }
    }

    #[inline]
    unsafe fn parallel_21<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t12_2_row: R0,
        v80: i64,
        v81: i64,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i25_2 = start + lane as i64;
                let v82 = t12_2_row.get(lane);
                let v83 = __Elem::to::<u64>(__Elem::to::<i64>(v82 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v81.wrapping_add(i25_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v80.wrapping_add(i25_2), 7_i64)], v83);
            }
        }
    }

    #[inline]
    unsafe fn parallel_22<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t13_2_row: R0,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i26_2 = start + lane as i64;
                let v84 = t13_2_row.get(lane);
                let v85 = __Elem::to::<u64>(__Elem::to::<i64>(v84 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i26_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i26_2), 7_i64)], v85);
            }
        }
    }

    #[inline]
    unsafe fn parallel_23<
        L: __cpu::Level,
        R0: __cpu::row::Row<f32>,
        R1: __cpu::row::Row<f32>,
        R2: __cpu::row::Row<f32>,
        R3: __cpu::row::Row<f32>,
        R4: __cpu::row::Row<i32>,
        R5: __cpu::row::RowMut<f32>,
    >(
        level: L,
        start: i64,
        count: i64,
        t12_2_row_2: R0,
        x0_2_row: R1,
        t11_2_row_2: R2,
        t11_2_row_3: R3,
        x2_2_row_2: R4,
        mut y3_2_row: R5,
        t12_2: __cpu::View<f32, 2>,
        b5_2: i64,
        v87: bool,
        t7_2: __cpu::View<f32, 2>,
        v90: f32,
        v91: f32,
        v92: f32,
        v89: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i28_2 = start + lane as i64;
                let v93 = t12_2_row_2.get(lane);
                let v94 = t12_2.load_inside([i28_2, i28_2]);
                let v95 = x0_2_row.get(lane);
                let v96 = t11_2_row_2.get(lane);
                let v97 = t11_2_row_3.get(lane);
                let v98 = __Elem::atan2::<L, true>(__Elem::abs(__Elem::min(v95, v96)) * 0.5_f32, -v97);
                let v99 = x0_2_row.get(lane);
                let v100 = x2_2_row_2.get(lane);
                let v101 = t7_2.load([i28_2, __Elem::to::<i64>(v100)], <f32 as __Elem>::ZERO);
                let v102 = __Elem::min(__Elem::min(v90, v101), __Elem::fma::<L>(__Elem::to::<f32>(i28_2), v91, 3.0_f32));
                let v103 = __Elem::select(__Elem::is_finite(v99), -__Elem::exp::<L, true>(v102 * 0.5_f32), v92);
                let v104 = __Elem::select(!(v93 > v94), v98, __Elem::select(v87 & (b5_2 != i28_2), v89, v103));
                y3_2_row.set(lane, v104);
            }
        }
    }

    #[inline]
    unsafe fn parallel_24<L: __cpu::Level, R0: __cpu::row::Row<f64>, R1: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row: R0,
        mut y4_2_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v105 = t8_2_row.get(lane);
                y4_2_row.set(lane, v105);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<const BM: usize> __cpu::Kernel for __Kernel<BM> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_5", args);
        let d2 = plan.extent(0, 0);
        plan.expect("x1", 1, 0, d2)?;
        let d3 = plan.extent(1, 1);
        plan.expect("x1", 1, 2, BM as i64)?;
        plan.expect("x2", 2, 0, 2)?;
        let d4 = plan.extent(2, 1);
        plan.expect("y3", 3, 0, d4)?;
        plan.expect("y3", 3, 1, 2)?;
        plan.expect("y4", 4, 0, d4)?;
        let d6 = plan.extent(5, 0);
        plan.expect("h6", 6, 0, 7)?;
        let v0 = d6 < 100;
        plan.require(v0, format_args!("extents are below 100"))?;
        let v1 = d4.wrapping_add(BM as i64 - 1);
        let n8 = __Elem::div(v1, BM as i64);
        let v2 = d4.wrapping_add(BM as i64 - 1);
        let v3 = __Elem::div(v2, BM as i64);
        plan.value(n8);
        plan.value(d2);
        plan.value(d4);
        plan.value(d6);
        plan.value(d3);
        plan.finish([1, 1, v3])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<f32, 2>([BM as i64, 2]);
        size.tile::<f64, 1>([BM as i64]);
        size.tile::<i32, 1>([2]);
        size.tile::<f32, 1>([BM as i64]);
        size.tile::<f32, 2>([1, 2]);
        size.tile::<f32, 2>([6, 2]);
        size.tile::<f32, 1>([6]);
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.tile::<f32, 2>([6, 4]);
            size.tile::<f32, 2>([2, 8]);
            size.tile::<f32, 2>([6, 2]);
            size.tile::<u8, 2>([6, 1]);
            size.gemm_sp::<L, f32, f32, f32>(6, 2);
            size.tile::<f32, 2>([BM as i64, BM as i64]);
            size.tile::<f32, 2>([BM as i64, 2]);
            size.tile::<f32, 2>([BM as i64, 2]);
            size.gemm::<L, f32, f32, f32>(BM as i64, 2, BM as i64);
            outer.cover(size);
        }
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<f32, 1>(call, 0);
            let x1 = __cpu::tensor::<i32, 3>(call, 1);
            let x2 = __cpu::tensor::<i32, 2>(call, 2);
            let y3 = __cpu::tensor::<f32, 2>(call, 3);
            let y4 = __cpu::tensor::<f64, 1>(call, 4);
            let a5 = __cpu::tensor::<i32, 1>(call, 5);
            let h6 = __cpu::tensor::<u64, 1>(call, 6);
            let _q7 = __cpu::scalar::<i64>(call.args, 7);
            let n8 = __cpu::value::<i64>(call, 0);
            let d2 = __cpu::value::<i64>(call, 1);
            let d4 = __cpu::value::<i64>(call, 2);
            let d6 = __cpu::value::<i64>(call, 3);
            let d3 = __cpu::value::<i64>(call, 4);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b5] = block.index;
                let mut scratch = block.scratch;
                let t7 = scratch.tile::<f32, 2>([BM as i64, 2]);
                let y3_at = y3.window([b5.wrapping_mul(BM as i64), 0], [BM as i64, 2]);
                __cpu::copy::<L, _, _, _>(y3_at, t7, <f32 as __Elem>::ZERO);
                let t8 = scratch.tile::<f64, 1>([BM as i64]);
                let x0_at = x0.window([b5], [BM as i64]);
                __cpu::copy::<L, _, _, _>(x0_at, t8, <f64 as __Elem>::ZERO);
                let t9 = scratch.tile::<i32, 1>([2]);
                __cpu::fill::<L, _, _>(t9, 0_i32);
                let t10 = scratch.tile::<f32, 1>([BM as i64]);
                __cpu::reduce::<L, __cpu::reduce::AbsSum, _, _, 2>(t7, 1, __cpu::insert_axis(t10, 1), false, <f32 as __Elem>::ZERO);
                let t11 = scratch.tile::<f32, 2>([1, 2]);
                __cpu::reduce::<L, __cpu::reduce::MinNan, _, _, 2>(t7, 0, t11, false, <f32 as __Elem>::ZERO);
                let t12 = scratch.tile::<f32, 2>([6, 2]);
                let v0 = x2.load([x1.extent[1], b5], <i32 as __Elem>::ZERO);
                let x1_at = x1.window([1, b5.wrapping_mul(6), __Elem::to::<i64>(v0)], [6, 1, 2]).squeeze([0, 2]);
                __cpu::copy::<L, _, _, _>(x1_at, t12, <f32 as __Elem>::ZERO);
                let t13 = scratch.tile::<f32, 1>([6]);
                __cpu::reduce::<L, __cpu::reduce::Max, _, _, 2>(t12, 1, __cpu::insert_axis(t13, 1), false, <f32 as __Elem>::ZERO);
                let v1 = x1.load([n8, d2, _q7], <i32 as __Elem>::ZERO);
                let v2 = x1.load([d4, d2, __Elem::to::<i64>(v1)], <i32 as __Elem>::ZERO);
                if __Elem::rem(__Elem::to::<i64>(v2), 2_i64) > d6 {
                    let mut scratch = scratch;
                    let t14 = scratch.tile::<f32, 2>([6, 4]);
                    let t7_at = t7.window([d2.wrapping_sub(2), n8.wrapping_mul(2)], [6, 4]);
                    __cpu::copy::<L, _, _, _>(t7_at, t14, <f32 as __Elem>::ZERO);
                    let t15 = scratch.tile::<f32, 2>([2, 8]);
                    let t7_at_2 = t7.window([b5, b5], [8, 2]);
                    let t7_at_2_at = t7_at_2.permute([1, 0]);
                    __cpu::copy::<L, _, _, _>(t7_at_2_at, t15, <f32 as __Elem>::ZERO);
                    let t16 = scratch.tile::<f32, 2>([6, 2]);
                    let v3 = x0.load([_q7], <f32 as __Elem>::ZERO);
                    let v4 = x0.load([d3], <f32 as __Elem>::ZERO);
                    let v9 = v3 + v4;
                    __cpu::fill::<L, _, _>(t16, v9);
                    let t17 = scratch.tile::<u8, 2>([6, 1]);
                    __cpu::fill::<L, _, _>(t17, 212_u8);
                    let t15_at = t15.permute([1, 0]);
                    __cpu::gemm_sp::<L, f32, f32, f32>((t14, <f32 as __Elem>::ZERO), (t17, <u8 as __Elem>::ZERO), (t15_at, <f32 as __Elem>::ZERO), t16, scratch);
                    __cpu::scan::<L, __cpu::reduce::Sum, _, _, _>(t15, 1, t15, true, <f32 as __Elem>::ZERO);
                    let t18 = scratch.tile::<f32, 2>([BM as i64, BM as i64]);
                    for i10 in 0_i64..(BM as i64) {
                        let t18_row = t18.row(1, [i10, 0], BM as i64);
                        Self::parallel::<L, _>(level, 0, BM as i64, t18_row.slice_mut(0, BM as i64));
                    }
                    let t19 = scratch.tile::<f32, 2>([BM as i64, 2]);
                    for i12 in 0_i64..(BM as i64) {
                        let v5 = t7.load([_q7, 0], <f32 as __Elem>::ZERO);
                        let t19_row = t19.row(1, [i12, 0], 2);
                        Self::parallel_2::<L, _>(level, 0, 2, t19_row.slice_mut(0, 2), v5);
                    }
                    let t20 = scratch.tile::<f32, 2>([BM as i64, 2]);
                    let v14 = t13.load([b5.wrapping_add(2)], <f32 as __Elem>::ZERO);
                    __cpu::fill::<L, _, _>(t20, v14);
                    __cpu::fill::<L, _, _>(t20, 0.0_f32);
                    let t18_at = t18.permute([1, 0]);
                    __cpu::sized!((BM as i64) * (BM as i64) <= 6912, gemm::<L, f32, f32, f32>(t18_at, t19, t20, true, scratch.rest()));
                    for i15 in 0_i64..(BM as i64) {
                        let v6 = 5_i64.wrapping_add(i15).wrapping_mul(5);
                        let v7 = 5_i64.wrapping_add(i15).wrapping_mul(5);
                        let t19_row_2 = t19.row(1, [i15, 0], 2);
                        Self::parallel_3::<L, _>(level, 0, 2, t19_row_2.slice(0, 2), v6, v7, h6);
                    }
                    for i17 in 0_i64..(BM as i64) {
                        let v11 = 5_i64.wrapping_add(i17).wrapping_mul(5);
                        let v12 = 5_i64.wrapping_add(i17).wrapping_mul(5);
                        let t20_row = t20.row(1, [i17, 0], 2);
                        Self::parallel_4::<L, _>(level, 0, 2, t20_row.slice(0, 2), v11, v12, h6);
                    }
                }
                __cpu::fill::<L, _, _>(t8, 0.0_f64);
                let v16 = t9.load([__Elem::div(b5.wrapping_sub(8), 1_i64)], <i32 as __Elem>::ZERO);
                let x2_row = x2.row(1, [n8, 0], 6);
                let (from, to) = __cpu::common(6, [x2_row.unit_span()]);
                Self::parallel_5::<L, _>(level, from, to - from, x2_row.slice(from, to - from), d4, v16, a5);
                if to - from < 6 {
                    for (start, end) in [(0, from), (to, 6)] {
                        Self::parallel_5::<L, _>(
                            level,
                            start,
                            end - start,
                            x2_row.guarded(start, <i32 as __Elem>::ZERO),
                            d4,
                            v16,
                            a5,
                        );
                    }
                }
                let t9_row = t9.row(0, [0], 2);
                Self::parallel_6::<L, _>(level, 0, 2, t9_row.slice(0, 2), h6);
                let t10_row = t10.row(0, [0], BM as i64);
                Self::parallel_7::<L, _>(level, 0, BM as i64, t10_row.slice(0, BM as i64), h6);
                for i22 in 0_i64..1 {
                    let v24 = 5_i64.wrapping_add(i22).wrapping_mul(5);
                    let v25 = 5_i64.wrapping_add(i22).wrapping_mul(5);
                    let t11_row = t11.row(1, [i22, 0], 2);
                    Self::parallel_8::<L, _>(level, 0, 2, t11_row.slice(0, 2), v24, v25, h6);
                }
                for i24 in 0_i64..6 {
                    let v28 = 5_i64.wrapping_add(i24).wrapping_mul(5);
                    let v29 = 5_i64.wrapping_add(i24).wrapping_mul(5);
                    let t12_row = t12.row(1, [i24, 0], 2);
                    Self::parallel_9::<L, _>(level, 0, 2, t12_row.slice(0, 2), v28, v29, h6);
                }
                let t13_row = t13.row(0, [0], 6);
                Self::parallel_10::<L, _>(level, 0, 6, t13_row.slice(0, 6), h6);
                for i27 in 0_i64..(BM as i64) {
                    let v34 = t13.load([i27], <f32 as __Elem>::ZERO);
                    let v35 = __Elem::is_finite(v34);
                    let v36 = t13.load([i27], <f32 as __Elem>::ZERO);
                    let v37 = __Elem::exp2::<L, true>(v36 * 0.5_f32);
                    let v38 = __Elem::to::<f32>(b5);
                    let v39 = t7.load_inside([i27, 1]);
                    let v40 = -__Elem::exp::<L, true>(3.0_f32 * 0.5_f32);
                    let t12_row_2 = t12.row(0, [0, 1], 2);
                    let x0_row = x0.row(0, [0], 2);
                    let t11_row_2 = t11.row(1, [x2.extent[1], 0], 2);
                    let t11_row_3 = t11.row(1, [n8, 0], 2);
                    let x2_row_2 = x2.row(1, [_q7, 0], 2);
                    let y3_row = y3.row(1, [b5.wrapping_mul(BM as i64).wrapping_add(i27), 0], 2);
                    let (from, to) = __cpu::common(2, [x0_row.unit_span(), t11_row_2.unit_span(), t11_row_3.unit_span(), x2_row_2.unit_span(), y3_row.unit_span()]);
                    Self::parallel_11::<L, _, _, _, _, _, _>(
                        level,
                        from,
                        to - from,
                        t12_row_2.strided(from),
                        x0_row.slice(from, to - from),
                        t11_row_2.slice(from, to - from),
                        t11_row_3.slice(from, to - from),
                        x2_row_2.slice(from, to - from),
                        y3_row.slice_mut(from, to - from),
                        t12,
                        b5,
                        v35,
                        t7,
                        v38,
                        v39,
                        v40,
                        v37,
                    );
                    if to - from < 2 {
                        for (start, end) in [(0, from), (to, 2)] {
                            Self::parallel_11::<L, _, _, _, _, _, _>(
                                level,
                                start,
                                end - start,
                                t12_row_2.strided(start),
                                x0_row.guarded(start, <f32 as __Elem>::ZERO),
                                t11_row_2.guarded(start, <f32 as __Elem>::ZERO),
                                t11_row_3.guarded(start, <f32 as __Elem>::ZERO),
                                x2_row_2.guarded(start, <i32 as __Elem>::ZERO),
                                y3_row.guarded(start, <f32 as __Elem>::ZERO),
                                t12,
                                b5,
                                v35,
                                t7,
                                v38,
                                v39,
                                v40,
                                v37,
                            );
                        }
                    }
                }
                let t8_row = t8.row(0, [0], BM as i64);
                let y4_row = y4.row(0, [b5.wrapping_mul(BM as i64)], BM as i64);
                let (from, to) = __cpu::common(BM as i64, [y4_row.unit_span()]);
                let mut staging = __cpu::StagingBuffer::new();
                let mut chunks = __cpu::StreamingRow::new(y4_row, from, to - from, __cpu::is_non_temporal(call, &y4), &mut staging);
                while chunks.advance() {
                    let (start, count) = chunks.chunk();
                    Self::parallel_12::<L, _, _>(
                        level,
                        start,
                        count,
                        t8_row.slice(start, count),
                        chunks.slice_mut(),
                    );
                    chunks.store();
                }
                if to - from < BM as i64 {
                    for (start, end) in [(0, from), (to, BM as i64)] {
                        Self::parallel_12::<L, _, _>(
                            level,
                            start,
                            end - start,
                            t8_row.slice(start, end - start),
                            y4_row.guarded(start, <f64 as __Elem>::ZERO),
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
            let x0_2 = __cpu::tensor::<f32, 1>(call, 0);
            let x1_2 = __cpu::tensor::<i32, 3>(call, 1);
            let x2_2 = __cpu::tensor::<i32, 2>(call, 2);
            let y3_2 = __cpu::tensor::<f32, 2>(call, 3);
            let y4_2 = __cpu::tensor::<f64, 1>(call, 4);
            let a5_2 = __cpu::tensor::<i32, 1>(call, 5);
            let h6_2 = __cpu::tensor::<u64, 1>(call, 6);
            let _q7_2 = __cpu::scalar::<i64>(call.args, 7);
            let n8_2 = __cpu::value::<i64>(call, 0);
            let d2_2 = __cpu::value::<i64>(call, 1);
            let d4_2 = __cpu::value::<i64>(call, 2);
            let d6_2 = __cpu::value::<i64>(call, 3);
            let d3_2 = __cpu::value::<i64>(call, 4);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b5_2] = block.index;
                let mut scratch = block.scratch;
                let t7_2 = scratch.tile::<f32, 2>([BM as i64, 2]);
                let y3_2_at = y3_2.window([b5_2.wrapping_mul(BM as i64), 0], [BM as i64, 2]);
                __cpu::copy::<L, _, _, _>(y3_2_at, t7_2, <f32 as __Elem>::ZERO);
                let t8_2 = scratch.tile::<f64, 1>([BM as i64]);
                let x0_2_at = x0_2.window([b5_2], [BM as i64]);
                __cpu::copy::<L, _, _, _>(x0_2_at, t8_2, <f64 as __Elem>::ZERO);
                let t9_2 = scratch.tile::<i32, 1>([2]);
                __cpu::fill::<L, _, _>(t9_2, 0_i32);
                let t10_2 = scratch.tile::<f32, 1>([BM as i64]);
                __cpu::reduce::<L, __cpu::reduce::AbsSum, _, _, 2>(t7_2, 1, __cpu::insert_axis(t10_2, 1), false, <f32 as __Elem>::ZERO);
                let t11_2 = scratch.tile::<f32, 2>([1, 2]);
                __cpu::reduce::<L, __cpu::reduce::MinNan, _, _, 2>(t7_2, 0, t11_2, false, <f32 as __Elem>::ZERO);
                let t12_2 = scratch.tile::<f32, 2>([6, 2]);
                let v54 = x2_2.load([x1_2.extent[1], b5_2], <i32 as __Elem>::ZERO);
                let x1_2_at = x1_2.window([1, b5_2.wrapping_mul(6), __Elem::to::<i64>(v54)], [6, 1, 2]).squeeze([0, 2]);
                __cpu::copy::<L, _, _, _>(x1_2_at, t12_2, <f32 as __Elem>::ZERO);
                let t13_2 = scratch.tile::<f32, 1>([6]);
                __cpu::reduce::<L, __cpu::reduce::Max, _, _, 2>(t12_2, 1, __cpu::insert_axis(t13_2, 1), false, <f32 as __Elem>::ZERO);
                let v55 = x1_2.load([n8_2, d2_2, _q7_2], <i32 as __Elem>::ZERO);
                let v56 = x1_2.load([d4_2, d2_2, __Elem::to::<i64>(v55)], <i32 as __Elem>::ZERO);
                if __Elem::rem(__Elem::to::<i64>(v56), 2_i64) > d6_2 {
                    let mut scratch = scratch;
                    let t14_2 = scratch.tile::<f32, 2>([6, 4]);
                    let t7_2_at = t7_2.window([d2_2.wrapping_sub(2), n8_2.wrapping_mul(2)], [6, 4]);
                    __cpu::copy::<L, _, _, _>(t7_2_at, t14_2, <f32 as __Elem>::ZERO);
                    let t15_2 = scratch.tile::<f32, 2>([2, 8]);
                    let t7_2_at_2 = t7_2.window([b5_2, b5_2], [8, 2]);
                    let t7_2_at_2_at = t7_2_at_2.permute([1, 0]);
                    __cpu::copy::<L, _, _, _>(t7_2_at_2_at, t15_2, <f32 as __Elem>::ZERO);
                    let t16_2 = scratch.tile::<f32, 2>([6, 2]);
                    let v57 = x0_2.load([_q7_2], <f32 as __Elem>::ZERO);
                    let v58 = x0_2.load([d3_2], <f32 as __Elem>::ZERO);
                    let v9_2 = v57 + v58;
                    __cpu::fill::<L, _, _>(t16_2, v9_2);
                    let t17_2 = scratch.tile::<u8, 2>([6, 1]);
                    __cpu::fill::<L, _, _>(t17_2, 212_u8);
                    let t15_2_at = t15_2.permute([1, 0]);
                    __cpu::gemm_sp::<L, f32, f32, f32>((t14_2, <f32 as __Elem>::ZERO), (t17_2, <u8 as __Elem>::ZERO), (t15_2_at, <f32 as __Elem>::ZERO), t16_2, scratch);
                    __cpu::scan::<L, __cpu::reduce::Sum, _, _, _>(t15_2, 1, t15_2, true, <f32 as __Elem>::ZERO);
                    let t18_2 = scratch.tile::<f32, 2>([BM as i64, BM as i64]);
                    for i10_2 in 0_i64..(BM as i64) {
                        let t18_2_row = t18_2.row(1, [i10_2, 0], BM as i64);
                        Self::parallel_13::<L, _>(level, 0, BM as i64, t18_2_row.slice_mut(0, BM as i64));
                    }
                    let t19_2 = scratch.tile::<f32, 2>([BM as i64, 2]);
                    for i12_2 in 0_i64..(BM as i64) {
                        let v59 = t7_2.load([_q7_2, 0], <f32 as __Elem>::ZERO);
                        let t19_2_row = t19_2.row(1, [i12_2, 0], 2);
                        Self::parallel_14::<L, _>(level, 0, 2, t19_2_row.slice_mut(0, 2), v59);
                    }
                    let t20_2 = scratch.tile::<f32, 2>([BM as i64, 2]);
                    let v14_2 = t13_2.load([b5_2.wrapping_add(2)], <f32 as __Elem>::ZERO);
                    __cpu::fill::<L, _, _>(t20_2, v14_2);
                    __cpu::fill::<L, _, _>(t20_2, 0.0_f32);
                    let t18_2_at = t18_2.permute([1, 0]);
                    __cpu::sized!((BM as i64) * (BM as i64) <= 6912, gemm::<L, f32, f32, f32>(t18_2_at, t19_2, t20_2, true, scratch.rest()));
                    for i15_2 in 0_i64..(BM as i64) {
                        let v60 = 5_i64.wrapping_add(i15_2).wrapping_mul(5);
                        let v61 = 5_i64.wrapping_add(i15_2).wrapping_mul(5);
                        let t19_2_row_2 = t19_2.row(1, [i15_2, 0], 2);
                        Self::parallel_15::<L, _>(level, 0, 2, t19_2_row_2.slice(0, 2), v60, v61, h6_2);
                    }
                    for i17_2 in 0_i64..(BM as i64) {
                        let v64 = 5_i64.wrapping_add(i17_2).wrapping_mul(5);
                        let v65 = 5_i64.wrapping_add(i17_2).wrapping_mul(5);
                        let t20_2_row = t20_2.row(1, [i17_2, 0], 2);
                        Self::parallel_16::<L, _>(level, 0, 2, t20_2_row.slice(0, 2), v64, v65, h6_2);
                    }
                }
                __cpu::fill::<L, _, _>(t8_2, 0.0_f64);
                let v68 = t9_2.load([__Elem::div(b5_2.wrapping_sub(8), 1_i64)], <i32 as __Elem>::ZERO);
                let x2_2_row = x2_2.row(1, [n8_2, 0], 6);
                let (from, to) = __cpu::common(6, [x2_2_row.unit_span()]);
                Self::parallel_17::<L, _>(level, from, to - from, x2_2_row.slice(from, to - from), d4_2, v68, a5_2);
                if to - from < 6 {
                    for (start, end) in [(0, from), (to, 6)] {
                        Self::parallel_17::<L, _>(
                            level,
                            start,
                            end - start,
                            x2_2_row.guarded(start, <i32 as __Elem>::ZERO),
                            d4_2,
                            v68,
                            a5_2,
                        );
                    }
                }
                let t9_2_row = t9_2.row(0, [0], 2);
                Self::parallel_18::<L, _>(level, 0, 2, t9_2_row.slice(0, 2), h6_2);
                let t10_2_row = t10_2.row(0, [0], BM as i64);
                Self::parallel_19::<L, _>(level, 0, BM as i64, t10_2_row.slice(0, BM as i64), h6_2);
                for i22_2 in 0_i64..1 {
                    let v76 = 5_i64.wrapping_add(i22_2).wrapping_mul(5);
                    let v77 = 5_i64.wrapping_add(i22_2).wrapping_mul(5);
                    let t11_2_row = t11_2.row(1, [i22_2, 0], 2);
                    Self::parallel_20::<L, _>(level, 0, 2, t11_2_row.slice(0, 2), v76, v77, h6_2);
                }
                for i24_2 in 0_i64..6 {
                    let v80 = 5_i64.wrapping_add(i24_2).wrapping_mul(5);
                    let v81 = 5_i64.wrapping_add(i24_2).wrapping_mul(5);
                    let t12_2_row = t12_2.row(1, [i24_2, 0], 2);
                    Self::parallel_21::<L, _>(level, 0, 2, t12_2_row.slice(0, 2), v80, v81, h6_2);
                }
                let t13_2_row = t13_2.row(0, [0], 6);
                Self::parallel_22::<L, _>(level, 0, 6, t13_2_row.slice(0, 6), h6_2);
                for i27_2 in 0_i64..(BM as i64) {
                    let v86 = t13_2.load([i27_2], <f32 as __Elem>::ZERO);
                    let v87 = __Elem::is_finite(v86);
                    let v88 = t13_2.load([i27_2], <f32 as __Elem>::ZERO);
                    let v89 = __Elem::exp2::<L, true>(v88 * 0.5_f32);
                    let v90 = __Elem::to::<f32>(b5_2);
                    let v91 = t7_2.load_inside([i27_2, 1]);
                    let v92 = -__Elem::exp::<L, true>(3.0_f32 * 0.5_f32);
                    let t12_2_row_2 = t12_2.row(0, [0, 1], 2);
                    let x0_2_row = x0_2.row(0, [0], 2);
                    let t11_2_row_2 = t11_2.row(1, [x2_2.extent[1], 0], 2);
                    let t11_2_row_3 = t11_2.row(1, [n8_2, 0], 2);
                    let x2_2_row_2 = x2_2.row(1, [_q7_2, 0], 2);
                    let y3_2_row = y3_2.row(1, [b5_2.wrapping_mul(BM as i64).wrapping_add(i27_2), 0], 2);
                    let (from, to) = __cpu::common(2, [x0_2_row.unit_span(), t11_2_row_2.unit_span(), t11_2_row_3.unit_span(), x2_2_row_2.unit_span(), y3_2_row.unit_span()]);
                    Self::parallel_23::<L, _, _, _, _, _, _>(
                        level,
                        from,
                        to - from,
                        t12_2_row_2.strided(from),
                        x0_2_row.slice(from, to - from),
                        t11_2_row_2.slice(from, to - from),
                        t11_2_row_3.slice(from, to - from),
                        x2_2_row_2.slice(from, to - from),
                        y3_2_row.slice_mut(from, to - from),
                        t12_2,
                        b5_2,
                        v87,
                        t7_2,
                        v90,
                        v91,
                        v92,
                        v89,
                    );
                    if to - from < 2 {
                        for (start, end) in [(0, from), (to, 2)] {
                            Self::parallel_23::<L, _, _, _, _, _, _>(
                                level,
                                start,
                                end - start,
                                t12_2_row_2.strided(start),
                                x0_2_row.guarded(start, <f32 as __Elem>::ZERO),
                                t11_2_row_2.guarded(start, <f32 as __Elem>::ZERO),
                                t11_2_row_3.guarded(start, <f32 as __Elem>::ZERO),
                                x2_2_row_2.guarded(start, <i32 as __Elem>::ZERO),
                                y3_2_row.guarded(start, <f32 as __Elem>::ZERO),
                                t12_2,
                                b5_2,
                                v87,
                                t7_2,
                                v90,
                                v91,
                                v92,
                                v89,
                            );
                        }
                    }
                }
                let t8_2_row = t8_2.row(0, [0], BM as i64);
                let y4_2_row = y4_2.row(0, [b5_2.wrapping_mul(BM as i64)], BM as i64);
                let (from, to) = __cpu::common(BM as i64, [y4_2_row.unit_span()]);
                let mut staging_2 = __cpu::StagingBuffer::new();
                let mut chunks_2 = __cpu::StreamingRow::new(y4_2_row, from, to - from, __cpu::is_non_temporal(call, &y4_2), &mut staging_2);
                while chunks_2.advance() {
                    let (start, count) = chunks_2.chunk();
                    Self::parallel_24::<L, _, _>(
                        level,
                        start,
                        count,
                        t8_2_row.slice(start, count),
                        chunks_2.slice_mut(),
                    );
                    chunks_2.store();
                }
                if to - from < BM as i64 {
                    for (start, end) in [(0, from), (to, BM as i64)] {
                        Self::parallel_24::<L, _, _>(
                            level,
                            start,
                            end - start,
                            t8_2_row.slice(start, end - start),
                            y4_2_row.guarded(start, <f64 as __Elem>::ZERO),
                        );
                    }
                }
            }
        }
    }
}
