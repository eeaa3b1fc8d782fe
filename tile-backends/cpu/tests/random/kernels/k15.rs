// Emitted from the random kernel of seed 15.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;


#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<T: __Elem, const BM: usize, const BN: usize>(::core::marker::PhantomData<(T,)>);

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<T: __Elem, const BM: usize, const BN: usize> __Kernel<T, BM, BN> {
    #[inline]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t5_row: R0,
        v0: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut s8 = <f32 as __Elem>::ZERO;
                s8 = 0.0_f32;
                for k9 in 0_i64..5 {
                    let v1 = s8;
                    s8 = v1 + v0;
                }
                let v2 = s8;
                t5_row.set(lane, v2);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t9_row: R0,
        v4: i32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t9_row.set(lane, v4);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t10_row: R0,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i12 = start + lane as i64;
                let v5 = t10_row.get(lane);
                let v6 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v5) * 16.0_f32));
                let v7 = v6.wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i12)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i12), 7_i64)], v7, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t11_row: R0,
        v9: i64,
        v11: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i15 = start + lane as i64;
                let v12 = t11_row.get(lane);
                let v13 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v12) * 16.0_f32));
                let v14 = v13.wrapping_mul(__Elem::to::<u64>(v11.wrapping_add(i15)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v9.wrapping_add(i15), 7_i64)], v14, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t12_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i16 = start + lane as i64;
                let v15 = __Elem::to::<i32>(i16).wrapping_mul(3_i32).wrapping_add(0_i32);
                t12_row.set(lane, v15);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::RowMut<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        mut t13_row: R0,
        t4: __cpu::View<<T as __Elem>::Accum, 2>,
        i17: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut s19 = <<T as __Elem>::Accum as __Elem>::ZERO;
                s19 = <<T as __Elem>::Accum as __Elem>::ZERO;
                for k20 in 0_i64..2 {
                    let v16 = s19;
                    let v17 = t4.load([i17, k20], <<T as __Elem>::Accum as __Elem>::ZERO);
                    s19 = __Elem::add(v16, __Elem::neg(__Elem::abs(v17)));
                }
                let v18 = s19;
                t13_row.set(lane, v18);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::Row<f32>, R1: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        x1_row: R0,
        mut t16_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v19 = x1_row.get(lane);
                t16_row.set(lane, __Elem::abs(v19));
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t17_row: R0,
        v19: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t17_row.set(lane, v19);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t20_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i25 = start + lane as i64;
                let v20 = __Elem::to::<i32>(i25).wrapping_mul(3_i32).wrapping_add(-2_i32);
                t20_row.set(lane, v20);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t17_row_2: R0,
        v21: i64,
        v22: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i27 = start + lane as i64;
                let v23 = t17_row_2.get(lane);
                let v24 = __Elem::to::<u64>(__Elem::to::<i64>(v23 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v22.wrapping_add(i27)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v21.wrapping_add(i27), 7_i64)], v24, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t18_row: R0,
        v25: i64,
        v26: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i29 = start + lane as i64;
                let v27 = t18_row.get(lane);
                let v28 = __Elem::to::<u64>(__Elem::to::<i64>(v27 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v26.wrapping_add(i29)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v25.wrapping_add(i29), 7_i64)], v28, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t19_row: R0,
        v30: i64,
        v32: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i32 = start + lane as i64;
                let v33 = t19_row.get(lane);
                let v34 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v33) * 16.0_f32));
                let v35 = v34.wrapping_mul(__Elem::to::<u64>(v32.wrapping_add(i32)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v30.wrapping_add(i32), 7_i64)], v35, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t20_row_2: R0,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i33 = start + lane as i64;
                let v36 = t20_row_2.get(lane);
                let v37 = __Elem::to::<u64>(v36).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i33)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i33), 7_i64)], v37, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t21_row: R0,
        v38: i64,
        v39: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i35 = start + lane as i64;
                let v40 = t21_row.get(lane);
                let v41 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v40) * 16.0_f32));
                let v42 = v41.wrapping_mul(__Elem::to::<u64>(v39.wrapping_add(i35)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v38.wrapping_add(i35), 7_i64)], v42, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t5_2_row: R0,
        v43: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut s8_2 = <f32 as __Elem>::ZERO;
                s8_2 = 0.0_f32;
                for k9_2 in 0_i64..5 {
                    let v44 = s8_2;
                    s8_2 = v44 + v43;
                }
                let v45 = s8_2;
                t5_2_row.set(lane, v45);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t9_2_row: R0,
        v47: i32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t9_2_row.set(lane, v47);
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t10_2_row: R0,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i12_2 = start + lane as i64;
                let v48 = t10_2_row.get(lane);
                let v49 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v48) * 16.0_f32));
                let v50 = v49.wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i12_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i12_2), 7_i64)], v50);
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t11_2_row: R0,
        v52: i64,
        v54: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i15_2 = start + lane as i64;
                let v55 = t11_2_row.get(lane);
                let v56 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v55) * 16.0_f32));
                let v57 = v56.wrapping_mul(__Elem::to::<u64>(v54.wrapping_add(i15_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v52.wrapping_add(i15_2), 7_i64)], v57);
            }
        }
    }

    #[inline]
    unsafe fn parallel_19<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t12_2_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i16_2 = start + lane as i64;
                let v58 = __Elem::to::<i32>(i16_2).wrapping_mul(3_i32).wrapping_add(0_i32);
                t12_2_row.set(lane, v58);
            }
        }
    }

    #[inline]
    unsafe fn parallel_20<L: __cpu::Level, R0: __cpu::row::RowMut<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        mut t13_2_row: R0,
        t4_2: __cpu::View<<T as __Elem>::Accum, 2>,
        i17_2: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut s19_2 = <<T as __Elem>::Accum as __Elem>::ZERO;
                s19_2 = <<T as __Elem>::Accum as __Elem>::ZERO;
                for k20_2 in 0_i64..2 {
                    let v59 = s19_2;
                    let v60 = t4_2.load([i17_2, k20_2], <<T as __Elem>::Accum as __Elem>::ZERO);
                    s19_2 = __Elem::add(v59, __Elem::neg(__Elem::abs(v60)));
                }
                let v61 = s19_2;
                t13_2_row.set(lane, v61);
            }
        }
    }

    #[inline]
    unsafe fn parallel_21<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<f32>,
        R1: __cpu::row::RowMut<f32>,
    >(
        level: L,
        start: i64,
        count: i64,
        x1_2_row: R0,
        mut t16_2_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v62 = x1_2_row.get(lane);
                t16_2_row.set(lane, __Elem::abs(v62));
            }
        }
    }

    #[inline]
    unsafe fn parallel_22<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t17_2_row: R0,
        v62: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t17_2_row.set(lane, v62);
            }
        }
    }

    #[inline]
    unsafe fn parallel_23<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t20_2_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i25_2 = start + lane as i64;
                let v63 = __Elem::to::<i32>(i25_2).wrapping_mul(3_i32).wrapping_add(-2_i32);
                t20_2_row.set(lane, v63);
            }
        }
    }

    #[inline]
    unsafe fn parallel_24<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t17_2_row_2: R0,
        v64: i64,
        v65: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i27_2 = start + lane as i64;
                let v66 = t17_2_row_2.get(lane);
                let v67 = __Elem::to::<u64>(__Elem::to::<i64>(v66 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v65.wrapping_add(i27_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v64.wrapping_add(i27_2), 7_i64)], v67);
            }
        }
    }

    #[inline]
    unsafe fn parallel_25<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t18_2_row: R0,
        v68: i64,
        v69: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i29_2 = start + lane as i64;
                let v70 = t18_2_row.get(lane);
                let v71 = __Elem::to::<u64>(__Elem::to::<i64>(v70 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v69.wrapping_add(i29_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v68.wrapping_add(i29_2), 7_i64)], v71);
            }
        }
    }

    #[inline]
    unsafe fn parallel_26<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t19_2_row: R0,
        v73: i64,
        v75: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i32_2 = start + lane as i64;
                let v76 = t19_2_row.get(lane);
                let v77 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v76) * 16.0_f32));
                let v78 = v77.wrapping_mul(__Elem::to::<u64>(v75.wrapping_add(i32_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v73.wrapping_add(i32_2), 7_i64)], v78);
            }
        }
    }

    #[inline]
    unsafe fn parallel_27<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t20_2_row_2: R0,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i33_2 = start + lane as i64;
                let v79 = t20_2_row_2.get(lane);
                let v80 = __Elem::to::<u64>(v79).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i33_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i33_2), 7_i64)], v80);
            }
        }
    }

    #[inline]
    unsafe fn parallel_28<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t21_2_row: R0,
        v81: i64,
        v82: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i35_2 = start + lane as i64;
                let v83 = t21_2_row.get(lane);
                let v84 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v83) * 16.0_f32));
                let v85 = v84.wrapping_mul(__Elem::to::<u64>(v82.wrapping_add(i35_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v81.wrapping_add(i35_2), 7_i64)], v85);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<T: __Elem, const BM: usize, const BN: usize> __cpu::Kernel for __Kernel<T, BM, BN> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_15", args);
        let d0 = plan.extent(0, 0);
        plan.expect("x1", 1, 0, d0)?;
        let d1 = plan.extent(1, 1);
        plan.expect("y2", 2, 0, d1)?;
        plan.expect("h3", 3, 0, 7)?;
        let v0 = d0 < 100;
        plan.require(v0, "extents are below 100")?;
        let v1 = d1.wrapping_add(BN as i64);
        let v2 = v1.wrapping_sub(1);
        let n4 = __Elem::div(v2, BN as i64);
        let v3 = d1.wrapping_add(BN as i64);
        let v4 = v3.wrapping_sub(1);
        let v5 = __Elem::div(v4, BN as i64);
        plan.value(n4);
        plan.value(d1);
        plan.finish([1, 1, v5])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<<T as __Elem>::Accum, 2>([BM as i64 + 1, BM as i64]);
        size.tile::<f32, 3>([BN as i64, BM as i64, 1]);
        size.panel_a::<L, i32, i32, i32>(BM as i64 + 1, 1);
        size.panel_b::<L, i32, i32, i32>(1, BM as i64 + 1);
        size.tile::<i32, 2>([BM as i64 + 1, BM as i64 + 1]);
        size.gemm::<L, i32, i32, i32>(BM as i64 + 1, BM as i64 + 1, 1);
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.tile::<i32, 1>([BM as i64]);
            size.tile::<T, 1>([BM as i64]);
            size.tile::<<T as __Elem>::Accum, 3>([BM as i64, BN as i64, 1]);
            outer.cover(size);
        }
        size.tile::<i32, 1>([BM as i64]);
        size.tile::<<T as __Elem>::Accum, 2>([BM as i64, BM as i64]);
        size.tile::<i32, 2>([1, BM as i64 + 1]);
        size.tile::<T, 1>([BM as i64]);
        size.tile::<f32, 2>([BM as i64 + 1, 1]);
        size.tile::<f32, 2>([BM as i64 + 1, 1]);
        size.tile::<f32, 2>([BM as i64 + 1, BM as i64 + 1]);
        size.gemm::<L, f32, f32, f32>(BM as i64 + 1, BM as i64 + 1, 1);
        size.tile::<<T as __Elem>::Accum, 3>([BM as i64, BM as i64 + 1, 1]);
        size.tile::<i32, 1>([BN as i64]);
        size.tile::<<T as __Elem>::Accum, 2>([BN as i64, BM as i64]);
        size.tile::<__cpu::bf16, 1>([BN as i64]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<T, 1>(call, 0);
            let x1 = __cpu::tensor::<f32, 2>(call, 1);
            let y2 = __cpu::tensor::<__cpu::bf16, 1>(call, 2);
            let h3 = __cpu::tensor::<u64, 1>(call, 3);
            let _q3 = __cpu::scalar::<i64>(call.args, 4);
            let n4 = __cpu::value::<i64>(call, 0);
            let d1 = __cpu::value::<i64>(call, 1);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b2] = block.index;
                let mut scratch = block.scratch;
                let t4 = scratch.tile::<<T as __Elem>::Accum, 2>([BM as i64 + 1, BM as i64]);
                let x1_at = x1.window([n4.wrapping_mul(BM as i64 + 1), b2.wrapping_mul(BN as i64)], [BM as i64 + 1, BM as i64]);
                __cpu::copy::<L, _, _, _>(x1_at, t4, <<T as __Elem>::Accum as __Elem>::ZERO);
                let t5 = scratch.tile::<f32, 3>([BN as i64, BM as i64, 1]);
                for i5 in 0_i64..(BN as i64) {
                    for i6 in 0_i64..(BM as i64) {
                        let v0 = x1.load([i5, _q3], <f32 as __Elem>::ZERO);
                        let t5_row = t5.row(2, [i5, i6, 0], 1);
                        Self::parallel::<L, _>(level, 0, 1, t5_row.slice_mut(0, 1), v0);
                    }
                }
                let t6 = scratch.panel_a::<L, i32, i32, i32>(BM as i64 + 1, 1);
                let v3 = t4.load([b2, d1], <<T as __Elem>::Accum as __Elem>::ZERO);
                let t4_at = t4.window([8, b2.wrapping_mul(BM as i64 + 1)], [1, BM as i64 + 1]);
                let t4_at_at = t4_at.permute([1, 0]);
                __cpu::pack_a::<L, _, i32, i32, i32>(t4_at_at, __Elem::to::<i32>(v3), t6);
                let t7 = scratch.panel_b::<L, i32, i32, i32>(1, BM as i64 + 1);
                let t4_at_2 = t4.window([b2.wrapping_mul(BM as i64 + 1), b2.wrapping_mul(BM as i64)], [BM as i64 + 1, 1]);
                let t4_at_2_at = t4_at_2.permute([1, 0]);
                __cpu::pack_b::<L, _, i32, i32, i32>(t4_at_2_at, <i32 as __Elem>::ZERO, t7);
                let t8 = scratch.tile::<i32, 2>([BM as i64 + 1, BM as i64 + 1]);
                __cpu::gemm_packed::<L, _, _, i32, i32, i32>(__cpu::Operand::<i32, i32>::Packed(t6), __cpu::Operand::<i32, i32>::Packed(t7), t8, 1, false, __cpu::Ahead::new([]));
                for k10 in 0_i64..3 {
                    let mut scratch = scratch;
                    let t9 = scratch.tile::<i32, 1>([BM as i64]);
                    let v4 = (-4_i32).wrapping_add(-2_i32);
                    let t9_row = t9.row(0, [0], BM as i64);
                    Self::parallel_2::<L, _>(level, 0, BM as i64, t9_row.slice_mut(0, BM as i64), v4);
                    let t10 = scratch.tile::<T, 1>([BM as i64]);
                    __cpu::gather::<L, _, _, _, _>(x0, t9, t10, <T as __Elem>::ZERO);
                    let t4_at_3 = t4.window([b2, k10.wrapping_mul(BN as i64)], [1, BM as i64]);
                    __cpu::copy::<L, _, _, _>(t4_at_3.squeeze([1]), t9, <i32 as __Elem>::ZERO);
                    let t11 = scratch.tile::<<T as __Elem>::Accum, 3>([BM as i64, BN as i64, 1]);
                    let t5_at = t5.window([_q3, k10, b2], [BM as i64, BN as i64, 1]);
                    __cpu::copy::<L, _, _, _>(t5_at, t11, <<T as __Elem>::Accum as __Elem>::ZERO);
                    let t10_row = t10.row(0, [0], BM as i64);
                    Self::parallel_3::<L, _>(level, 0, BM as i64, t10_row.slice(0, BM as i64), h3);
                    for i13 in 0_i64..(BM as i64) {
                        for i14 in 0_i64..(BN as i64) {
                            let v8 = 5_i64.wrapping_add(i13).wrapping_mul(5).wrapping_add(i14);
                            let v9 = v8.wrapping_mul(5);
                            let v10 = 5_i64.wrapping_add(i13).wrapping_mul(5).wrapping_add(i14);
                            let v11 = v10.wrapping_mul(5);
                            let t11_row = t11.row(2, [i13, i14, 0], 1);
                            Self::parallel_4::<L, _>(level, 0, 1, t11_row.slice(0, 1), v9, v11, h3);
                        }
                    }
                }
                let t12 = scratch.tile::<i32, 1>([BM as i64]);
                let t12_row = t12.row(0, [0], BM as i64);
                Self::parallel_5::<L, _>(level, 0, BM as i64, t12_row.slice_mut(0, BM as i64));
                let t13 = scratch.tile::<<T as __Elem>::Accum, 2>([BM as i64, BM as i64]);
                for i17 in 0_i64..(BM as i64) {
                    let t13_row = t13.row(1, [i17, 0], BM as i64);
                    Self::parallel_6::<L, _>(level, 0, BM as i64, t13_row.slice_mut(0, BM as i64), t4, i17);
                }
                __cpu::scatter::<L, _, _, _, _>(t13, t12, t4, <<T as __Elem>::Accum as __Elem>::ZERO);
                let t14 = scratch.tile::<i32, 2>([1, BM as i64 + 1]);
                __cpu::reduce::<L, __cpu::reduce::AbsSum, _, _, 2>(t8, 0, t14, false, <i32 as __Elem>::ZERO);
                let t15 = scratch.tile::<T, 1>([BM as i64]);
                __cpu::copy::<L, _, _, _>(t12, t15, <T as __Elem>::ZERO);
                let t14_at = t14.window([b2.wrapping_mul(BN as i64), n4.wrapping_mul(BM as i64 + 1)], [1, BM as i64]);
                __cpu::copy::<L, _, _, _>(t15, t14_at.squeeze([1]), <i32 as __Elem>::ZERO);
                let t16 = scratch.tile::<f32, 2>([BM as i64 + 1, 1]);
                let whole = x1.has([0, _q3], [[0, 2], [0, 0]], [BM as i64 + 1, 1]);
                if whole {
                    for i21 in 0_i64..(BM as i64 + 1) {
                        let x1_row = x1.whole_row(0, [0, _q3], 1, 2);
                        let t16_row = t16.row(1, [i21, 0], 1);
                        Self::parallel_7::<L, true, _, _>(level, 0, 1, x1_row.strided(0), t16_row.slice_mut(0, 1));
                    }
                } else {
                    for i21 in 0_i64..(BM as i64 + 1) {
                        let x1_row = x1.row_by(0, [0, _q3], 1, 2);
                        let t16_row = t16.row(1, [i21, 0], 1);
                        let (from, to) = __cpu::common(1, [x1_row.span()]);
                        Self::parallel_7::<L, false, _, _>(
                            level,
                            from,
                            to - from,
                            x1_row.strided(from),
                            t16_row.slice_mut(from, to - from),
                        );
                        if to - from < 1 {
                            for (start, end) in [(0, from), (to, 1)] {
                                Self::parallel_7::<L, false, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    x1_row.guarded(start, <f32 as __Elem>::ZERO),
                                    t16_row.slice_mut(start, end - start),
                                );
                            }
                        }
                    }
                }
                let t17 = scratch.tile::<f32, 2>([BM as i64 + 1, 1]);
                for i23 in 0_i64..(BM as i64 + 1) {
                    let v19 = __Elem::min(-1.0_f32, 1.0_f32) * __Elem::abs(2.0_f32);
                    let t17_row = t17.row(1, [i23, 0], 1);
                    Self::parallel_8::<L, _>(level, 0, 1, t17_row.slice_mut(0, 1), v19);
                }
                let t18 = scratch.tile::<f32, 2>([BM as i64 + 1, BM as i64 + 1]);
                __cpu::fill::<L, _, _>(t18, 0.0_f32);
                let t17_at = t17.permute([1, 0]);
                __cpu::gemm::<L, f32, f32, f32>(t16, t17_at, t18, true, scratch.rest());
                let t19 = scratch.tile::<<T as __Elem>::Accum, 3>([BM as i64, BM as i64 + 1, 1]);
                __cpu::fill::<L, _, _>(t19, <<T as __Elem>::Accum as __Elem>::ZERO);
                let t20 = scratch.tile::<i32, 1>([BN as i64]);
                let t20_row = t20.row(0, [0], BN as i64);
                Self::parallel_9::<L, _>(level, 0, BN as i64, t20_row.slice_mut(0, BN as i64));
                let t21 = scratch.tile::<<T as __Elem>::Accum, 2>([BN as i64, BM as i64]);
                let t16_at = t16.window([b2, b2], [BM as i64, BN as i64]);
                let t16_at_at = t16_at.permute([1, 0]);
                __cpu::copy::<L, _, _, _>(t16_at_at, t21, <<T as __Elem>::Accum as __Elem>::ZERO);
                __cpu::scatter::<L, _, _, _, _>(t21, t20, t13, <<T as __Elem>::Accum as __Elem>::ZERO);
                for i26 in 0_i64..(BM as i64 + 1) {
                    let v21 = 5_i64.wrapping_add(i26).wrapping_mul(5);
                    let v22 = 5_i64.wrapping_add(i26).wrapping_mul(5);
                    let t17_row_2 = t17.row(1, [i26, 0], 1);
                    Self::parallel_10::<L, _>(level, 0, 1, t17_row_2.slice(0, 1), v21, v22, h3);
                }
                for i28 in 0_i64..(BM as i64 + 1) {
                    let v25 = 5_i64.wrapping_add(i28).wrapping_mul(5);
                    let v26 = 5_i64.wrapping_add(i28).wrapping_mul(5);
                    let t18_row = t18.row(1, [i28, 0], BM as i64 + 1);
                    Self::parallel_11::<L, _>(
                        level,
                        0,
                        BM as i64 + 1,
                        t18_row.slice(0, BM as i64 + 1),
                        v25,
                        v26,
                        h3,
                    );
                }
                for i30 in 0_i64..(BM as i64) {
                    for i31 in 0_i64..(BM as i64 + 1) {
                        let v29 = 5_i64.wrapping_add(i30).wrapping_mul(5).wrapping_add(i31);
                        let v30 = v29.wrapping_mul(5);
                        let v31 = 5_i64.wrapping_add(i30).wrapping_mul(5).wrapping_add(i31);
                        let v32 = v31.wrapping_mul(5);
                        let t19_row = t19.row(2, [i30, i31, 0], 1);
                        Self::parallel_12::<L, _>(level, 0, 1, t19_row.slice(0, 1), v30, v32, h3);
                    }
                }
                let t20_row_2 = t20.row(0, [0], BN as i64);
                Self::parallel_13::<L, _>(level, 0, BN as i64, t20_row_2.slice(0, BN as i64), h3);
                for i34 in 0_i64..(BN as i64) {
                    let v38 = 5_i64.wrapping_add(i34).wrapping_mul(5);
                    let v39 = 5_i64.wrapping_add(i34).wrapping_mul(5);
                    let t21_row = t21.row(1, [i34, 0], BM as i64);
                    Self::parallel_14::<L, _>(level, 0, BM as i64, t21_row.slice(0, BM as i64), v38, v39, h3);
                }
                let t22 = scratch.tile::<__cpu::bf16, 1>([BN as i64]);
                let t13_at = t13.window([b2, n4.wrapping_mul(BM as i64)], [1, BN as i64]);
                __cpu::copy::<L, _, _, _>(t13_at.squeeze([1]), t22, <__cpu::bf16 as __Elem>::ZERO);
                let y2_at = y2.window([b2.wrapping_mul(BN as i64)], [BN as i64]);
                __cpu::copy::<L, _, _, _>(t22, y2_at, <__cpu::bf16 as __Elem>::ZERO);
            }
        }
    }

    const RACES: bool = true;

    #[inline(always)]
    unsafe fn alone<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0_2 = __cpu::tensor::<T, 1>(call, 0);
            let x1_2 = __cpu::tensor::<f32, 2>(call, 1);
            let y2_2 = __cpu::tensor::<__cpu::bf16, 1>(call, 2);
            let h3_2 = __cpu::tensor::<u64, 1>(call, 3);
            let _q3_2 = __cpu::scalar::<i64>(call.args, 4);
            let n4_2 = __cpu::value::<i64>(call, 0);
            let d1_2 = __cpu::value::<i64>(call, 1);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b2_2] = block.index;
                let mut scratch = block.scratch;
                let t4_2 = scratch.tile::<<T as __Elem>::Accum, 2>([BM as i64 + 1, BM as i64]);
                let x1_2_at = x1_2.window([n4_2.wrapping_mul(BM as i64 + 1), b2_2.wrapping_mul(BN as i64)], [BM as i64 + 1, BM as i64]);
                __cpu::copy::<L, _, _, _>(x1_2_at, t4_2, <<T as __Elem>::Accum as __Elem>::ZERO);
                let t5_2 = scratch.tile::<f32, 3>([BN as i64, BM as i64, 1]);
                for i5_2 in 0_i64..(BN as i64) {
                    for i6_2 in 0_i64..(BM as i64) {
                        let v43 = x1_2.load([i5_2, _q3_2], <f32 as __Elem>::ZERO);
                        let t5_2_row = t5_2.row(2, [i5_2, i6_2, 0], 1);
                        Self::parallel_15::<L, _>(level, 0, 1, t5_2_row.slice_mut(0, 1), v43);
                    }
                }
                let t6_2 = scratch.panel_a::<L, i32, i32, i32>(BM as i64 + 1, 1);
                let v46 = t4_2.load([b2_2, d1_2], <<T as __Elem>::Accum as __Elem>::ZERO);
                let t4_2_at = t4_2.window([8, b2_2.wrapping_mul(BM as i64 + 1)], [1, BM as i64 + 1]);
                let t4_2_at_at = t4_2_at.permute([1, 0]);
                __cpu::pack_a::<L, _, i32, i32, i32>(t4_2_at_at, __Elem::to::<i32>(v46), t6_2);
                let t7_2 = scratch.panel_b::<L, i32, i32, i32>(1, BM as i64 + 1);
                let t4_2_at_2 = t4_2.window([b2_2.wrapping_mul(BM as i64 + 1), b2_2.wrapping_mul(BM as i64)], [BM as i64 + 1, 1]);
                let t4_2_at_2_at = t4_2_at_2.permute([1, 0]);
                __cpu::pack_b::<L, _, i32, i32, i32>(t4_2_at_2_at, <i32 as __Elem>::ZERO, t7_2);
                let t8_2 = scratch.tile::<i32, 2>([BM as i64 + 1, BM as i64 + 1]);
                __cpu::gemm_packed::<L, _, _, i32, i32, i32>(__cpu::Operand::<i32, i32>::Packed(t6_2), __cpu::Operand::<i32, i32>::Packed(t7_2), t8_2, 1, false, __cpu::Ahead::new([]));
                for k10_2 in 0_i64..3 {
                    let mut scratch = scratch;
                    let t9_2 = scratch.tile::<i32, 1>([BM as i64]);
                    let v47 = (-4_i32).wrapping_add(-2_i32);
                    let t9_2_row = t9_2.row(0, [0], BM as i64);
                    Self::parallel_16::<L, _>(level, 0, BM as i64, t9_2_row.slice_mut(0, BM as i64), v47);
                    let t10_2 = scratch.tile::<T, 1>([BM as i64]);
                    __cpu::gather::<L, _, _, _, _>(x0_2, t9_2, t10_2, <T as __Elem>::ZERO);
                    let t4_2_at_3 = t4_2.window([b2_2, k10_2.wrapping_mul(BN as i64)], [1, BM as i64]);
                    __cpu::copy::<L, _, _, _>(t4_2_at_3.squeeze([1]), t9_2, <i32 as __Elem>::ZERO);
                    let t11_2 = scratch.tile::<<T as __Elem>::Accum, 3>([BM as i64, BN as i64, 1]);
                    let t5_2_at = t5_2.window([_q3_2, k10_2, b2_2], [BM as i64, BN as i64, 1]);
                    __cpu::copy::<L, _, _, _>(t5_2_at, t11_2, <<T as __Elem>::Accum as __Elem>::ZERO);
                    let t10_2_row = t10_2.row(0, [0], BM as i64);
                    Self::parallel_17::<L, _>(level, 0, BM as i64, t10_2_row.slice(0, BM as i64), h3_2);
                    for i13_2 in 0_i64..(BM as i64) {
                        for i14_2 in 0_i64..(BN as i64) {
                            let v51 = 5_i64.wrapping_add(i13_2).wrapping_mul(5).wrapping_add(i14_2);
                            let v52 = v51.wrapping_mul(5);
                            let v53 = 5_i64.wrapping_add(i13_2).wrapping_mul(5).wrapping_add(i14_2);
                            let v54 = v53.wrapping_mul(5);
                            let t11_2_row = t11_2.row(2, [i13_2, i14_2, 0], 1);
                            Self::parallel_18::<L, _>(level, 0, 1, t11_2_row.slice(0, 1), v52, v54, h3_2);
                        }
                    }
                }
                let t12_2 = scratch.tile::<i32, 1>([BM as i64]);
                let t12_2_row = t12_2.row(0, [0], BM as i64);
                Self::parallel_19::<L, _>(level, 0, BM as i64, t12_2_row.slice_mut(0, BM as i64));
                let t13_2 = scratch.tile::<<T as __Elem>::Accum, 2>([BM as i64, BM as i64]);
                for i17_2 in 0_i64..(BM as i64) {
                    let t13_2_row = t13_2.row(1, [i17_2, 0], BM as i64);
                    Self::parallel_20::<L, _>(level, 0, BM as i64, t13_2_row.slice_mut(0, BM as i64), t4_2, i17_2);
                }
                __cpu::scatter::<L, _, _, _, _>(t13_2, t12_2, t4_2, <<T as __Elem>::Accum as __Elem>::ZERO);
                let t14_2 = scratch.tile::<i32, 2>([1, BM as i64 + 1]);
                __cpu::reduce::<L, __cpu::reduce::AbsSum, _, _, 2>(t8_2, 0, t14_2, false, <i32 as __Elem>::ZERO);
                let t15_2 = scratch.tile::<T, 1>([BM as i64]);
                __cpu::copy::<L, _, _, _>(t12_2, t15_2, <T as __Elem>::ZERO);
                let t14_2_at = t14_2.window([b2_2.wrapping_mul(BN as i64), n4_2.wrapping_mul(BM as i64 + 1)], [1, BM as i64]);
                __cpu::copy::<L, _, _, _>(t15_2, t14_2_at.squeeze([1]), <i32 as __Elem>::ZERO);
                let t16_2 = scratch.tile::<f32, 2>([BM as i64 + 1, 1]);
                let whole_2 = x1_2.has([0, _q3_2], [[0, 2], [0, 0]], [BM as i64 + 1, 1]);
                if whole_2 {
                    for i21_2 in 0_i64..(BM as i64 + 1) {
                        let x1_2_row = x1_2.whole_row(0, [0, _q3_2], 1, 2);
                        let t16_2_row = t16_2.row(1, [i21_2, 0], 1);
                        Self::parallel_21::<L, true, _, _>(
                            level,
                            0,
                            1,
                            x1_2_row.strided(0),
                            t16_2_row.slice_mut(0, 1),
                        );
                    }
                } else {
                    for i21_2 in 0_i64..(BM as i64 + 1) {
                        let x1_2_row = x1_2.row_by(0, [0, _q3_2], 1, 2);
                        let t16_2_row = t16_2.row(1, [i21_2, 0], 1);
                        let (from, to) = __cpu::common(1, [x1_2_row.span()]);
                        Self::parallel_21::<L, false, _, _>(
                            level,
                            from,
                            to - from,
                            x1_2_row.strided(from),
                            t16_2_row.slice_mut(from, to - from),
                        );
                        if to - from < 1 {
                            for (start, end) in [(0, from), (to, 1)] {
                                Self::parallel_21::<L, false, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    x1_2_row.guarded(start, <f32 as __Elem>::ZERO),
                                    t16_2_row.slice_mut(start, end - start),
                                );
                            }
                        }
                    }
                }
                let t17_2 = scratch.tile::<f32, 2>([BM as i64 + 1, 1]);
                for i23_2 in 0_i64..(BM as i64 + 1) {
                    let v62 = __Elem::min(-1.0_f32, 1.0_f32) * __Elem::abs(2.0_f32);
                    let t17_2_row = t17_2.row(1, [i23_2, 0], 1);
                    Self::parallel_22::<L, _>(level, 0, 1, t17_2_row.slice_mut(0, 1), v62);
                }
                let t18_2 = scratch.tile::<f32, 2>([BM as i64 + 1, BM as i64 + 1]);
                __cpu::fill::<L, _, _>(t18_2, 0.0_f32);
                let t17_2_at = t17_2.permute([1, 0]);
                __cpu::gemm::<L, f32, f32, f32>(t16_2, t17_2_at, t18_2, true, scratch.rest());
                let t19_2 = scratch.tile::<<T as __Elem>::Accum, 3>([BM as i64, BM as i64 + 1, 1]);
                __cpu::fill::<L, _, _>(t19_2, <<T as __Elem>::Accum as __Elem>::ZERO);
                let t20_2 = scratch.tile::<i32, 1>([BN as i64]);
                let t20_2_row = t20_2.row(0, [0], BN as i64);
                Self::parallel_23::<L, _>(level, 0, BN as i64, t20_2_row.slice_mut(0, BN as i64));
                let t21_2 = scratch.tile::<<T as __Elem>::Accum, 2>([BN as i64, BM as i64]);
                let t16_2_at = t16_2.window([b2_2, b2_2], [BM as i64, BN as i64]);
                let t16_2_at_at = t16_2_at.permute([1, 0]);
                __cpu::copy::<L, _, _, _>(t16_2_at_at, t21_2, <<T as __Elem>::Accum as __Elem>::ZERO);
                __cpu::scatter::<L, _, _, _, _>(t21_2, t20_2, t13_2, <<T as __Elem>::Accum as __Elem>::ZERO);
                for i26_2 in 0_i64..(BM as i64 + 1) {
                    let v64 = 5_i64.wrapping_add(i26_2).wrapping_mul(5);
                    let v65 = 5_i64.wrapping_add(i26_2).wrapping_mul(5);
                    let t17_2_row_2 = t17_2.row(1, [i26_2, 0], 1);
                    Self::parallel_24::<L, _>(level, 0, 1, t17_2_row_2.slice(0, 1), v64, v65, h3_2);
                }
                for i28_2 in 0_i64..(BM as i64 + 1) {
                    let v68 = 5_i64.wrapping_add(i28_2).wrapping_mul(5);
                    let v69 = 5_i64.wrapping_add(i28_2).wrapping_mul(5);
                    let t18_2_row = t18_2.row(1, [i28_2, 0], BM as i64 + 1);
                    Self::parallel_25::<L, _>(
                        level,
                        0,
                        BM as i64 + 1,
                        t18_2_row.slice(0, BM as i64 + 1),
                        v68,
                        v69,
                        h3_2,
                    );
                }
                for i30_2 in 0_i64..(BM as i64) {
                    for i31_2 in 0_i64..(BM as i64 + 1) {
                        let v72 = 5_i64.wrapping_add(i30_2).wrapping_mul(5).wrapping_add(i31_2);
                        let v73 = v72.wrapping_mul(5);
                        let v74 = 5_i64.wrapping_add(i30_2).wrapping_mul(5).wrapping_add(i31_2);
                        let v75 = v74.wrapping_mul(5);
                        let t19_2_row = t19_2.row(2, [i30_2, i31_2, 0], 1);
                        Self::parallel_26::<L, _>(level, 0, 1, t19_2_row.slice(0, 1), v73, v75, h3_2);
                    }
                }
                let t20_2_row_2 = t20_2.row(0, [0], BN as i64);
                Self::parallel_27::<L, _>(level, 0, BN as i64, t20_2_row_2.slice(0, BN as i64), h3_2);
                for i34_2 in 0_i64..(BN as i64) {
                    let v81 = 5_i64.wrapping_add(i34_2).wrapping_mul(5);
                    let v82 = 5_i64.wrapping_add(i34_2).wrapping_mul(5);
                    let t21_2_row = t21_2.row(1, [i34_2, 0], BM as i64);
                    Self::parallel_28::<L, _>(level, 0, BM as i64, t21_2_row.slice(0, BM as i64), v81, v82, h3_2);
                }
                let t22_2 = scratch.tile::<__cpu::bf16, 1>([BN as i64]);
                let t13_2_at = t13_2.window([b2_2, n4_2.wrapping_mul(BM as i64)], [1, BN as i64]);
                __cpu::copy::<L, _, _, _>(t13_2_at.squeeze([1]), t22_2, <__cpu::bf16 as __Elem>::ZERO);
                let y2_2_at = y2_2.window([b2_2.wrapping_mul(BN as i64)], [BN as i64]);
                __cpu::copy::<L, _, _, _>(t22_2, y2_2_at, <__cpu::bf16 as __Elem>::ZERO);
            }
        }
    }
}
