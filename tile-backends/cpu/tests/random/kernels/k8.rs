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
    unsafe fn parallel_4<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::RowMut<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_row: R0,
        v9: __cpu::f16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t7_row.set(lane, v9);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        t7_row_2: R0,
        v11: i64,
        v13: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i17 = start + lane as i64;
                let v14 = t7_row_2.get(lane);
                let v15 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v14) * 16.0_f32));
                let v16 = v15.wrapping_mul(__Elem::to::<u64>(v13.wrapping_add(i17)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v11.wrapping_add(i17), 7_i64)], v16, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t8_row_2: R0,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i18 = start + lane as i64;
                let v17 = t8_row_2.get(lane);
                let v18 = __Elem::to::<u64>(__Elem::to::<i64>(v17 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i18)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i18), 7_i64)], v18, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut t13_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut s21 = <u32 as __Elem>::ZERO;
                s21 = 0_u32;
                for k22 in 0_i64..1 {
                    let v19 = s21;
                    s21 = v19.wrapping_add(3_u32);
                }
                let v20 = s21;
                t13_row.set(lane, v20);
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
                let i24 = start + lane as i64;
                let v23 = t6_row_2.get(lane);
                let v24 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v23) * 16.0_f32));
                let v25 = v24.wrapping_mul(__Elem::to::<u64>(v22.wrapping_add(i24)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v21.wrapping_add(i24), 7_i64)], v25, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        t7_row_3: R0,
        v27: i64,
        v29: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i27 = start + lane as i64;
                let v30 = t7_row_3.get(lane);
                let v31 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v30) * 16.0_f32));
                let v32 = v31.wrapping_mul(__Elem::to::<u64>(v29.wrapping_add(i27)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v27.wrapping_add(i27), 7_i64)], v32, __cpu::Order::SeqCst);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t12_2_row: R0,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i28 = start + lane as i64;
                let v33 = t12_2_row.get(lane);
                let v34 = __Elem::to::<u64>(__Elem::to::<i64>(v33 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i28)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i28), 7_i64)], v34, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        mut y2_row: R0,
        v42: f64,
        v43: f64,
        v41: bool,
        v39: bool,
        v40: f64,
        v37: bool,
        v38: f64,
        v35: bool,
        v36: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v44 = __Elem::select(v41, v42, v43);
                let v45 = __Elem::select(v39, v40, __Elem::log2::<L, false>(__Elem::abs(v44 * 0.5_f64)));
                y2_row.set(lane, __Elem::select(v35, v36, __Elem::select(v37, v38, v45)));
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        mut y3_row: R0,
        v44: u32,
        v45: f64,
        v48: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i31 = start + lane as i64;
                let v49 = __Elem::rem(i31.wrapping_mul(BM as i64).wrapping_add(i31), BM as i64);
                let v50 = __Elem::select(__Elem::to::<u32>(v49.wrapping_sub(5)) > v44, v45, v48);
                y3_row.set(lane, v50);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::RowMut<f64>>(
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
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row: R0,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i9_2 = start + lane as i64;
                let v53 = t8_2_row.get(lane);
                let v54 = __Elem::to::<u64>(__Elem::to::<i64>(v53 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i9_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i9_2), 7_i64)], v54);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::Row<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        t9_2_row: R0,
        v55: i64,
        v56: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i11_2 = start + lane as i64;
                let v57 = t9_2_row.get(lane);
                let v58 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v57) * 16.0_f32));
                let v59 = v58.wrapping_mul(__Elem::to::<u64>(v56.wrapping_add(i11_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v55.wrapping_add(i11_2), 7_i64)], v59);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::RowMut<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_2_row: R0,
        v61: __cpu::f16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t7_2_row.set(lane, v61);
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<L: __cpu::Level, R0: __cpu::row::Row<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row_2: R0,
        v63: i64,
        v65: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i17_2 = start + lane as i64;
                let v66 = t7_2_row_2.get(lane);
                let v67 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v66) * 16.0_f32));
                let v68 = v67.wrapping_mul(__Elem::to::<u64>(v65.wrapping_add(i17_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v63.wrapping_add(i17_2), 7_i64)], v68);
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row_2: R0,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i18_2 = start + lane as i64;
                let v69 = t8_2_row_2.get(lane);
                let v70 = __Elem::to::<u64>(__Elem::to::<i64>(v69 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i18_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i18_2), 7_i64)], v70);
            }
        }
    }

    #[inline]
    unsafe fn parallel_19<L: __cpu::Level, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut t13_2_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut s21_2 = <u32 as __Elem>::ZERO;
                s21_2 = 0_u32;
                for k22_2 in 0_i64..1 {
                    let v71 = s21_2;
                    s21_2 = v71.wrapping_add(3_u32);
                }
                let v72 = s21_2;
                t13_2_row.set(lane, v72);
            }
        }
    }

    #[inline]
    unsafe fn parallel_20<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t6_2_row_2: R0,
        v73: i64,
        v74: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i24_2 = start + lane as i64;
                let v75 = t6_2_row_2.get(lane);
                let v76 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v75) * 16.0_f32));
                let v77 = v76.wrapping_mul(__Elem::to::<u64>(v74.wrapping_add(i24_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v73.wrapping_add(i24_2), 7_i64)], v77);
            }
        }
    }

    #[inline]
    unsafe fn parallel_21<L: __cpu::Level, R0: __cpu::row::Row<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row_3: R0,
        v79: i64,
        v81: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i27_2 = start + lane as i64;
                let v82 = t7_2_row_3.get(lane);
                let v83 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v82) * 16.0_f32));
                let v84 = v83.wrapping_mul(__Elem::to::<u64>(v81.wrapping_add(i27_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v79.wrapping_add(i27_2), 7_i64)], v84);
            }
        }
    }

    #[inline]
    unsafe fn parallel_22<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t12_4_row: R0,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i28_2 = start + lane as i64;
                let v85 = t12_4_row.get(lane);
                let v86 = __Elem::to::<u64>(__Elem::to::<i64>(v85 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i28_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i28_2), 7_i64)], v86);
            }
        }
    }

    #[inline]
    unsafe fn parallel_23<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        mut y2_2_row: R0,
        v94: f64,
        v95: f64,
        v93: bool,
        v91: bool,
        v92: f64,
        v89: bool,
        v90: f64,
        v87: bool,
        v88: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v96 = __Elem::select(v93, v94, v95);
                let v97 = __Elem::select(v91, v92, __Elem::log2::<L, false>(__Elem::abs(v96 * 0.5_f64)));
                y2_2_row.set(lane, __Elem::select(v87, v88, __Elem::select(v89, v90, v97)));
            }
        }
    }

    #[inline]
    unsafe fn parallel_24<L: __cpu::Level, R0: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        mut y3_2_row: R0,
        v96: u32,
        v97: f64,
        v100: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i31_2 = start + lane as i64;
                let v101 = __Elem::rem(i31_2.wrapping_mul(BM as i64).wrapping_add(i31_2), BM as i64);
                let v102 = __Elem::select(__Elem::to::<u32>(v101.wrapping_sub(5)) > v96, v97, v100);
                y3_2_row.set(lane, v102);
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
                size.tile::<i32, 1>([2 * BM as i64]);
                size.tile::<__cpu::f16, 2>([BM as i64, BK as i64]);
                outer.cover(size);
            }
            outer.cover(size);
        }
        size.tile::<f32, 1>([2 * BN as i64]);
        size.tile::<u32, 1>([BK as i64]);
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
                        let t10 = scratch.tile::<i32, 1>([2 * BM as i64]);
                        __cpu::arg_reduce::<L, __cpu::reduce::ArgMin, _, _, 2>(t6, 1, __cpu::insert_axis(t10, 1), <f64 as __Elem>::ZERO);
                        let t11 = scratch.tile::<__cpu::f16, 2>([BM as i64, BK as i64]);
                        __cpu::reduce::<L, __cpu::reduce::Min, _, _, 3>(t7, 1, __cpu::insert_axis(t11, 1), false, <__cpu::f16 as __Elem>::ZERO);
                    }
                    let whole = t7.has([0, 0, 0], [[1, 0, 0], [0, 1, 0], [0, 0, 2]], [BM as i64, BN as i64 + 1, BK as i64]);
                    if whole {
                        for i12 in 0_i64..(BM as i64) {
                            for i13 in 0_i64..(BN as i64 + 1) {
                                let v8 = t6.load([d4, __Elem::rem(i12.wrapping_sub(9), 1_i64)], <f64 as __Elem>::ZERO);
                                let v9 = __Elem::to_round::<L, __cpu::f16>(v8, __cpu::Round::NearestEven);
                                let t7_row = t7.whole_row(2, [i12, i13, 0], BK as i64, 2);
                                Self::parallel_4::<L, true, _>(level, 0, BK as i64, t7_row.strided(0), v9);
                            }
                        }
                    } else {
                        for i12 in 0_i64..(BM as i64) {
                            for i13 in 0_i64..(BN as i64 + 1) {
                                let v8 = t6.load([d4, __Elem::rem(i12.wrapping_sub(9), 1_i64)], <f64 as __Elem>::ZERO);
                                let v9 = __Elem::to_round::<L, __cpu::f16>(v8, __cpu::Round::NearestEven);
                                let t7_row = t7.row_by(2, [i12, i13, 0], BK as i64, 2);
                                let (from, to) = __cpu::common(BK as i64, [t7_row.span()]);
                                Self::parallel_4::<L, false, _>(level, from, to - from, t7_row.strided(from), v9);
                                if to - from < BK as i64 {
                                    for (start, end) in [(0, from), (to, BK as i64)] {
                                        Self::parallel_4::<L, false, _>(
                                            level,
                                            start,
                                            end - start,
                                            t7_row.guarded(start, <__cpu::f16 as __Elem>::ZERO),
                                            v9,
                                        );
                                    }
                                }
                            }
                        }
                    }
                    for i15 in 0_i64..(BM as i64) {
                        for i16 in 0_i64..(BN as i64 + 1) {
                            let v10 = 5_i64.wrapping_add(i15).wrapping_mul(5).wrapping_add(i16);
                            let v11 = v10.wrapping_mul(5);
                            let v12 = 5_i64.wrapping_add(i15).wrapping_mul(5).wrapping_add(i16);
                            let v13 = v12.wrapping_mul(5);
                            let t7_row_2 = t7.row(2, [i15, i16, 0], BK as i64);
                            Self::parallel_5::<L, _>(
                                level,
                                0,
                                BK as i64,
                                t7_row_2.slice(0, BK as i64),
                                v11,
                                v13,
                                h5,
                            );
                        }
                    }
                    let t8_row_2 = t8.row(0, [0], 2 * BM as i64);
                    Self::parallel_6::<L, _>(level, 0, 2 * BM as i64, t8_row_2.slice(0, 2 * BM as i64), h5);
                }
                let t12 = scratch.tile::<f32, 1>([2 * BN as i64]);
                let x0_at_2 = x0.window([n5, d1.wrapping_mul(BM as i64), b3], [2 * BN as i64, 1, 1]).squeeze([0]);
                let t12_2 = __cpu::read_in_place::<L, _, _>(x0_at_2, t12, <f32 as __Elem>::ZERO);
                let t13 = scratch.tile::<u32, 1>([BK as i64]);
                let t13_row = t13.row(0, [0], BK as i64);
                Self::parallel_7::<L, _>(level, 0, BK as i64, t13_row.slice_mut(0, BK as i64));
                let a4_at = a4.window([d1], [BK as i64]);
                __cpu::atomic_tile::<L, _, _, _>(__cpu::AtomicOp::Min, t13, a4_at, <u32 as __Elem>::ZERO, __cpu::Order::Relaxed);
                for i23 in 0_i64..(2 * BM as i64) {
                    let v21 = 5_i64.wrapping_add(i23).wrapping_mul(5);
                    let v22 = 5_i64.wrapping_add(i23).wrapping_mul(5);
                    let t6_row_2 = t6.row(1, [i23, 0], BM as i64);
                    Self::parallel_8::<L, _>(level, 0, BM as i64, t6_row_2.slice(0, BM as i64), v21, v22, h5);
                }
                for i25 in 0_i64..(BM as i64) {
                    for i26 in 0_i64..(BN as i64 + 1) {
                        let v26 = 5_i64.wrapping_add(i25).wrapping_mul(5).wrapping_add(i26);
                        let v27 = v26.wrapping_mul(5);
                        let v28 = 5_i64.wrapping_add(i25).wrapping_mul(5).wrapping_add(i26);
                        let v29 = v28.wrapping_mul(5);
                        let t7_row_3 = t7.row(2, [i25, i26, 0], BK as i64);
                        Self::parallel_9::<L, _>(level, 0, BK as i64, t7_row_3.slice(0, BK as i64), v27, v29, h5);
                    }
                }
                let t12_2_row = t12_2.row(0, [0], 2 * BN as i64);
                let (from, to) = __cpu::common(2 * BN as i64, [t12_2_row.unit_span()]);
                Self::parallel_10::<L, _>(level, from, to - from, t12_2_row.slice(from, to - from), h5);
                if to - from < 2 * BN as i64 {
                    for (start, end) in [(0, from), (to, 2 * BN as i64)] {
                        Self::parallel_10::<L, _>(
                            level,
                            start,
                            end - start,
                            t12_2_row.guarded(start, <f32 as __Elem>::ZERO),
                            h5,
                        );
                    }
                }
                let whole_2 = y2.has_rows(1, [b3.wrapping_mul(BK as i64), 0], [[1, 0], [0, 1]], [BK as i64, BK as i64]);
                if whole_2 {
                    for i29 in 0_i64..(BK as i64) {
                        let v35 = x0.extent[2] > n5;
                        let v36 = __Elem::log10::<L, false>((-0.0_f64) * 0.5_f64);
                        let v37 = d4 < __Elem::rem(d2.wrapping_sub(9), 3_i64);
                        let v38 = __Elem::powf::<L, false>(__Elem::abs((-4.0_f64) * 0.5_f64) + 1.0_f64, __Elem::abs(1.0_f64));
                        let v39 = 1 >= x1.extent[2];
                        let v40 = -__Elem::exp::<L, false>((-3.0_f64) * 0.5_f64);
                        let v41 = d1 == b3;
                        let v42 = __Elem::to::<f64>(d2);
                        let v43 = 4.0_f64 * 2.0_f64;
                        let y2_row = y2.whole_row(1, [b3.wrapping_mul(BK as i64).wrapping_add(i29), 0], BK as i64, 1);
                        Self::parallel_11::<L, true, _>(
                            level,
                            0,
                            BK as i64,
                            y2_row.slice_mut(0, BK as i64),
                            v42,
                            v43,
                            v41,
                            v39,
                            v40,
                            v37,
                            v38,
                            v35,
                            v36,
                        );
                    }
                } else {
                    for i29 in 0_i64..(BK as i64) {
                        let v35 = x0.extent[2] > n5;
                        let v36 = __Elem::log10::<L, false>((-0.0_f64) * 0.5_f64);
                        let v37 = d4 < __Elem::rem(d2.wrapping_sub(9), 3_i64);
                        let v38 = __Elem::powf::<L, false>(__Elem::abs((-4.0_f64) * 0.5_f64) + 1.0_f64, __Elem::abs(1.0_f64));
                        let v39 = 1 >= x1.extent[2];
                        let v40 = -__Elem::exp::<L, false>((-3.0_f64) * 0.5_f64);
                        let v41 = d1 == b3;
                        let v42 = __Elem::to::<f64>(d2);
                        let v43 = 4.0_f64 * 2.0_f64;
                        let y2_row = y2.row(1, [b3.wrapping_mul(BK as i64).wrapping_add(i29), 0], BK as i64);
                        let (from, to) = __cpu::common(BK as i64, [y2_row.unit_span()]);
                        Self::parallel_11::<L, false, _>(
                            level,
                            from,
                            to - from,
                            y2_row.slice_mut(from, to - from),
                            v42,
                            v43,
                            v41,
                            v39,
                            v40,
                            v37,
                            v38,
                            v35,
                            v36,
                        );
                        if to - from < BK as i64 {
                            for (start, end) in [(0, from), (to, BK as i64)] {
                                Self::parallel_11::<L, false, _>(
                                    level,
                                    start,
                                    end - start,
                                    y2_row.guarded(start, <f64 as __Elem>::ZERO),
                                    v42,
                                    v43,
                                    v41,
                                    v39,
                                    v40,
                                    v37,
                                    v38,
                                    v35,
                                    v36,
                                );
                            }
                        }
                    }
                }
                let v44 = __Elem::to::<u32>(n5);
                let v45 = __Elem::tanh::<L, false>(((-(-4.0_f64)) + 2.0_f64) * 0.5_f64);
                let v46 = __Elem::cos::<L, false>((2.0_f64 * (1.0_f64 + 0.0_f64)) * 0.5_f64);
                let v47 = __Elem::select(!(d4 < 4), __Elem::log10::<L, false>(3.0_f64 * 0.5_f64), __Elem::sigmoid::<L, false>(0.0_f64 * 0.5_f64));
                let v48 = __Elem::select(d1 == d1, v46, v47);
                let y3_row = y3.row(0, [b3.wrapping_mul(BK as i64)], BK as i64);
                let (from, to) = __cpu::common(BK as i64, [y3_row.unit_span()]);
                Self::parallel_12::<L, _>(level, from, to - from, y3_row.slice_mut(from, to - from), v44, v45, v48);
                if to - from < BK as i64 {
                    for (start, end) in [(0, from), (to, BK as i64)] {
                        Self::parallel_12::<L, _>(
                            level,
                            start,
                            end - start,
                            y3_row.guarded(start, <f64 as __Elem>::ZERO),
                            v44,
                            v45,
                            v48,
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
        cost += __cpu::work(7216, []);
        cost += __cpu::work(534, [2 * BM as i64, BM as i64]);
        cost += __cpu::work(544, [BM as i64, BN as i64 + 1, BK as i64]);
        cost += __cpu::work(536, [2 * BN as i64]);
        cost += __cpu::work(604, [BK as i64]);
        cost += __cpu::work(93, [BK as i64, BK as i64]);
        {
            let k8 = __cpu::middle(0, n5, 1);
            let mut cost_2 = 0.0_f64;
            cost_2 += __cpu::work(2624, []);
            cost_2 += __cpu::work(544, [2 * BM as i64]);
            cost_2 += __cpu::work(547, [BM as i64, BN as i64 + 1, BK as i64]);
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
            cost_5 += __cpu::work(6, []);
            {
                let mut cost_6 = 0.0_f64;
                cost_6 += __cpu::work(37, []);
                cost_5 += __cpu::trips(0, 1, 1) * cost_6;
            }
            cost += __cpu::trips(0, BK as i64, 1) * cost_5;
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
                    Self::parallel_13::<L, _>(level, 0, BM as i64, t6_2_row.slice_mut(0, BM as i64));
                }
                let t7_2 = scratch.tile::<__cpu::f16, 3>([BM as i64, BN as i64 + 1, BK as i64]);
                let v51 = t6_2.load([2, n5_2], <f64 as __Elem>::ZERO);
                let x0_2_at = x0_2.window([n5_2, n5_2.wrapping_mul(BN as i64), d1_2.wrapping_mul(BM as i64)], [BM as i64, BN as i64 + 1, BK as i64]);
                __cpu::copy::<L, _, _, _>(x0_2_at, t7_2, __Elem::to::<__cpu::f16>(__Elem::to::<f32>(v51)));
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
                        let v52 = k8_2.wrapping_sub(3).wrapping_mul(2 * BM as i64).wrapping_add(d1_2);
                        let t7_2_at_2 = t7_2.window([d4_2.wrapping_mul(BK as i64), __Elem::rem(v52, 2 * BM as i64), n5_2.wrapping_mul(2 * BN as i64)], [2 * BN as i64, BM as i64, 1]).squeeze([0, 1]);
                        __cpu::copy::<L, _, _, _>(t7_2_at_2, t9_2, <__cpu::f16 as __Elem>::ZERO);
                        let t7_2_at_3 = t7_2.window([b3_2.wrapping_mul(BK as i64), b3_2.wrapping_mul(2 * BM as i64), d2_2], [1, 2 * BN as i64, BM as i64]);
                        __cpu::copy::<L, _, _, _>(t9_2, t7_2_at_3.squeeze([1, 2]), <__cpu::f16 as __Elem>::ZERO);
                        let t8_2_row = t8_2.row(0, [0], 2 * BM as i64);
                        Self::parallel_14::<L, _>(level, 0, 2 * BM as i64, t8_2_row.slice(0, 2 * BM as i64), h5_2);
                        for i10_2 in 0_i64..(2 * BN as i64) {
                            let v55 = 5_i64.wrapping_add(i10_2).wrapping_mul(5);
                            let v56 = 5_i64.wrapping_add(i10_2).wrapping_mul(5);
                            let t9_2_row = t9_2.row(1, [i10_2, 0], BM as i64);
                            Self::parallel_15::<L, _>(
                                level,
                                0,
                                BM as i64,
                                t9_2_row.slice(0, BM as i64),
                                v55,
                                v56,
                                h5_2,
                            );
                        }
                    } else {
                        let mut scratch = scratch;
                        let t10_2 = scratch.tile::<i32, 1>([2 * BM as i64]);
                        __cpu::arg_reduce::<L, __cpu::reduce::ArgMin, _, _, 2>(t6_2, 1, __cpu::insert_axis(t10_2, 1), <f64 as __Elem>::ZERO);
                        let t11_2 = scratch.tile::<__cpu::f16, 2>([BM as i64, BK as i64]);
                        __cpu::reduce::<L, __cpu::reduce::Min, _, _, 3>(t7_2, 1, __cpu::insert_axis(t11_2, 1), false, <__cpu::f16 as __Elem>::ZERO);
                    }
                    let whole_3 = t7_2.has([0, 0, 0], [[1, 0, 0], [0, 1, 0], [0, 0, 2]], [BM as i64, BN as i64 + 1, BK as i64]);
                    if whole_3 {
                        for i12_2 in 0_i64..(BM as i64) {
                            for i13_2 in 0_i64..(BN as i64 + 1) {
                                let v60 = t6_2.load([d4_2, __Elem::rem(i12_2.wrapping_sub(9), 1_i64)], <f64 as __Elem>::ZERO);
                                let v61 = __Elem::to_round::<L, __cpu::f16>(v60, __cpu::Round::NearestEven);
                                let t7_2_row = t7_2.whole_row(2, [i12_2, i13_2, 0], BK as i64, 2);
                                Self::parallel_16::<L, true, _>(level, 0, BK as i64, t7_2_row.strided(0), v61);
                            }
                        }
                    } else {
                        for i12_2 in 0_i64..(BM as i64) {
                            for i13_2 in 0_i64..(BN as i64 + 1) {
                                let v60 = t6_2.load([d4_2, __Elem::rem(i12_2.wrapping_sub(9), 1_i64)], <f64 as __Elem>::ZERO);
                                let v61 = __Elem::to_round::<L, __cpu::f16>(v60, __cpu::Round::NearestEven);
                                let t7_2_row = t7_2.row_by(2, [i12_2, i13_2, 0], BK as i64, 2);
                                let (from, to) = __cpu::common(BK as i64, [t7_2_row.span()]);
                                Self::parallel_16::<L, false, _>(
                                    level,
                                    from,
                                    to - from,
                                    t7_2_row.strided(from),
                                    v61,
                                );
                                if to - from < BK as i64 {
                                    for (start, end) in [(0, from), (to, BK as i64)] {
                                        Self::parallel_16::<L, false, _>(
                                            level,
                                            start,
                                            end - start,
                                            t7_2_row.guarded(start, <__cpu::f16 as __Elem>::ZERO),
                                            v61,
                                        );
                                    }
                                }
                            }
                        }
                    }
                    for i15_2 in 0_i64..(BM as i64) {
                        for i16_2 in 0_i64..(BN as i64 + 1) {
                            let v62 = 5_i64.wrapping_add(i15_2).wrapping_mul(5).wrapping_add(i16_2);
                            let v63 = v62.wrapping_mul(5);
                            let v64 = 5_i64.wrapping_add(i15_2).wrapping_mul(5).wrapping_add(i16_2);
                            let v65 = v64.wrapping_mul(5);
                            let t7_2_row_2 = t7_2.row(2, [i15_2, i16_2, 0], BK as i64);
                            Self::parallel_17::<L, _>(
                                level,
                                0,
                                BK as i64,
                                t7_2_row_2.slice(0, BK as i64),
                                v63,
                                v65,
                                h5_2,
                            );
                        }
                    }
                    let t8_2_row_2 = t8_2.row(0, [0], 2 * BM as i64);
                    Self::parallel_18::<L, _>(level, 0, 2 * BM as i64, t8_2_row_2.slice(0, 2 * BM as i64), h5_2);
                }
                let t12_3 = scratch.tile::<f32, 1>([2 * BN as i64]);
                let x0_2_at_2 = x0_2.window([n5_2, d1_2.wrapping_mul(BM as i64), b3_2], [2 * BN as i64, 1, 1]).squeeze([0]);
                let t12_4 = __cpu::read_in_place::<L, _, _>(x0_2_at_2, t12_3, <f32 as __Elem>::ZERO);
                let t13_2 = scratch.tile::<u32, 1>([BK as i64]);
                let t13_2_row = t13_2.row(0, [0], BK as i64);
                Self::parallel_19::<L, _>(level, 0, BK as i64, t13_2_row.slice_mut(0, BK as i64));
                let a4_2_at = a4_2.window([d1_2], [BK as i64]);
                __cpu::update_tile::<L, __cpu::atomic::Min, _, _, _>(t13_2, a4_2_at, <u32 as __Elem>::ZERO);
                for i23_2 in 0_i64..(2 * BM as i64) {
                    let v73 = 5_i64.wrapping_add(i23_2).wrapping_mul(5);
                    let v74 = 5_i64.wrapping_add(i23_2).wrapping_mul(5);
                    let t6_2_row_2 = t6_2.row(1, [i23_2, 0], BM as i64);
                    Self::parallel_20::<L, _>(level, 0, BM as i64, t6_2_row_2.slice(0, BM as i64), v73, v74, h5_2);
                }
                for i25_2 in 0_i64..(BM as i64) {
                    for i26_2 in 0_i64..(BN as i64 + 1) {
                        let v78 = 5_i64.wrapping_add(i25_2).wrapping_mul(5).wrapping_add(i26_2);
                        let v79 = v78.wrapping_mul(5);
                        let v80 = 5_i64.wrapping_add(i25_2).wrapping_mul(5).wrapping_add(i26_2);
                        let v81 = v80.wrapping_mul(5);
                        let t7_2_row_3 = t7_2.row(2, [i25_2, i26_2, 0], BK as i64);
                        Self::parallel_21::<L, _>(
                            level,
                            0,
                            BK as i64,
                            t7_2_row_3.slice(0, BK as i64),
                            v79,
                            v81,
                            h5_2,
                        );
                    }
                }
                let t12_4_row = t12_4.row(0, [0], 2 * BN as i64);
                let (from, to) = __cpu::common(2 * BN as i64, [t12_4_row.unit_span()]);
                Self::parallel_22::<L, _>(level, from, to - from, t12_4_row.slice(from, to - from), h5_2);
                if to - from < 2 * BN as i64 {
                    for (start, end) in [(0, from), (to, 2 * BN as i64)] {
                        Self::parallel_22::<L, _>(
                            level,
                            start,
                            end - start,
                            t12_4_row.guarded(start, <f32 as __Elem>::ZERO),
                            h5_2,
                        );
                    }
                }
                let whole_4 = y2_2.has_rows(1, [b3_2.wrapping_mul(BK as i64), 0], [[1, 0], [0, 1]], [BK as i64, BK as i64]);
                if whole_4 {
                    for i29_2 in 0_i64..(BK as i64) {
                        let v87 = x0_2.extent[2] > n5_2;
                        let v88 = __Elem::log10::<L, false>((-0.0_f64) * 0.5_f64);
                        let v89 = d4_2 < __Elem::rem(d2_2.wrapping_sub(9), 3_i64);
                        let v90 = __Elem::powf::<L, false>(__Elem::abs((-4.0_f64) * 0.5_f64) + 1.0_f64, __Elem::abs(1.0_f64));
                        let v91 = 1 >= x1_2.extent[2];
                        let v92 = -__Elem::exp::<L, false>((-3.0_f64) * 0.5_f64);
                        let v93 = d1_2 == b3_2;
                        let v94 = __Elem::to::<f64>(d2_2);
                        let v95 = 4.0_f64 * 2.0_f64;
                        let y2_2_row = y2_2.whole_row(1, [b3_2.wrapping_mul(BK as i64).wrapping_add(i29_2), 0], BK as i64, 1);
                        Self::parallel_23::<L, true, _>(
                            level,
                            0,
                            BK as i64,
                            y2_2_row.slice_mut(0, BK as i64),
                            v94,
                            v95,
                            v93,
                            v91,
                            v92,
                            v89,
                            v90,
                            v87,
                            v88,
                        );
                    }
                } else {
                    for i29_2 in 0_i64..(BK as i64) {
                        let v87 = x0_2.extent[2] > n5_2;
                        let v88 = __Elem::log10::<L, false>((-0.0_f64) * 0.5_f64);
                        let v89 = d4_2 < __Elem::rem(d2_2.wrapping_sub(9), 3_i64);
                        let v90 = __Elem::powf::<L, false>(__Elem::abs((-4.0_f64) * 0.5_f64) + 1.0_f64, __Elem::abs(1.0_f64));
                        let v91 = 1 >= x1_2.extent[2];
                        let v92 = -__Elem::exp::<L, false>((-3.0_f64) * 0.5_f64);
                        let v93 = d1_2 == b3_2;
                        let v94 = __Elem::to::<f64>(d2_2);
                        let v95 = 4.0_f64 * 2.0_f64;
                        let y2_2_row = y2_2.row(1, [b3_2.wrapping_mul(BK as i64).wrapping_add(i29_2), 0], BK as i64);
                        let (from, to) = __cpu::common(BK as i64, [y2_2_row.unit_span()]);
                        Self::parallel_23::<L, false, _>(
                            level,
                            from,
                            to - from,
                            y2_2_row.slice_mut(from, to - from),
                            v94,
                            v95,
                            v93,
                            v91,
                            v92,
                            v89,
                            v90,
                            v87,
                            v88,
                        );
                        if to - from < BK as i64 {
                            for (start, end) in [(0, from), (to, BK as i64)] {
                                Self::parallel_23::<L, false, _>(
                                    level,
                                    start,
                                    end - start,
                                    y2_2_row.guarded(start, <f64 as __Elem>::ZERO),
                                    v94,
                                    v95,
                                    v93,
                                    v91,
                                    v92,
                                    v89,
                                    v90,
                                    v87,
                                    v88,
                                );
                            }
                        }
                    }
                }
                let v96 = __Elem::to::<u32>(n5_2);
                let v97 = __Elem::tanh::<L, false>(((-(-4.0_f64)) + 2.0_f64) * 0.5_f64);
                let v98 = __Elem::cos::<L, false>((2.0_f64 * (1.0_f64 + 0.0_f64)) * 0.5_f64);
                let v99 = __Elem::select(!(d4_2 < 4), __Elem::log10::<L, false>(3.0_f64 * 0.5_f64), __Elem::sigmoid::<L, false>(0.0_f64 * 0.5_f64));
                let v100 = __Elem::select(d1_2 == d1_2, v98, v99);
                let y3_2_row = y3_2.row(0, [b3_2.wrapping_mul(BK as i64)], BK as i64);
                let (from, to) = __cpu::common(BK as i64, [y3_2_row.unit_span()]);
                Self::parallel_24::<L, _>(
                    level,
                    from,
                    to - from,
                    y3_2_row.slice_mut(from, to - from),
                    v96,
                    v97,
                    v100,
                );
                if to - from < BK as i64 {
                    for (start, end) in [(0, from), (to, BK as i64)] {
                        Self::parallel_24::<L, _>(
                            level,
                            start,
                            end - start,
                            y3_2_row.guarded(start, <f64 as __Elem>::ZERO),
                            v96,
                            v97,
                            v100,
                        );
                    }
                }
            }
        }
    }
}
