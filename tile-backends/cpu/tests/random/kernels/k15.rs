// Emitted from the random kernel of seed 15.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;


#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<T: __Elem, const BM: usize, const BN: usize>(::core::marker::PhantomData<(T,)>);

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<T: __Elem, const BM: usize, const BN: usize> __Kernel<T, BM, BN> {
    #[inline(always)]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        mut t6_row: R0,
        v1: __cpu::bf16,
        d1: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut l7_cells = [<__cpu::bf16 as __Elem>::ZERO; 1];
                let l7 = __cpu::View::packed(l7_cells.as_mut_ptr(), [1]);
                for k8 in 0_i64..1 {
                    l7.store([k8], v1);
                }
                let v2 = l7.load([d1], <__cpu::bf16 as __Elem>::ZERO);
                t6_row.set(lane, v2);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t12_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i9 = start + lane as i64;
                let v6 = __Elem::to::<i32>(i9).wrapping_mul(3_i32).wrapping_add(1_i32);
                t12_row.set(lane, v6);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::RowMut<T>>(
        level: L,
        start: i64,
        count: i64,
        mut t15_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i11 = start + lane as i64;
                t15_row.set(lane, __Elem::neg(__Elem::to::<T>(i11)));
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t18_row: R0,
        v7: bool,
        t8: __cpu::View<f32, 2>,
        v9: f32,
        v12: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i12 = start + lane as i64;
                let v13 = t8.load([i12, i12], <f32 as __Elem>::ZERO);
                t18_row.set(lane, -__Elem::select(v7 ^ (i12 <= i12), v9 * v13, v12));
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t6_row_2: R0,
        v15: i64,
        v17: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i15 = start + lane as i64;
                let v18 = t6_row_2.get(lane);
                let v19 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v18) * 16.0_f32));
                let v20 = v19.wrapping_mul(__Elem::to::<u64>(v17.wrapping_add(i15)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v15.wrapping_add(i15), 7_i64)], v20, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t8_row: R0,
        v21: i64,
        v22: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i17 = start + lane as i64;
                let v23 = t8_row.get(lane);
                let v24 = __Elem::to::<u64>(__Elem::to::<i64>(v23 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v22.wrapping_add(i17)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v21.wrapping_add(i17), 7_i64)], v24, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t9_row: R0,
        v25: i64,
        v26: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i19 = start + lane as i64;
                let v27 = t9_row.get(lane);
                let v28 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v27) * 16.0_f32));
                let v29 = v28.wrapping_mul(__Elem::to::<u64>(v26.wrapping_add(i19)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v25.wrapping_add(i19), 7_i64)], v29, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t10_row: R0,
        v30: i64,
        v31: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21 = start + lane as i64;
                let v32 = t10_row.get(lane);
                let v33 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v32) * 16.0_f32));
                let v34 = v33.wrapping_mul(__Elem::to::<u64>(v31.wrapping_add(i21)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v30.wrapping_add(i21), 7_i64)], v34, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t11_row: R0,
        v35: i64,
        v36: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23 = start + lane as i64;
                let v37 = t11_row.get(lane);
                let v38 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v37) * 16.0_f32));
                let v39 = v38.wrapping_mul(__Elem::to::<u64>(v36.wrapping_add(i23)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v35.wrapping_add(i23), 7_i64)], v39, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t12_row_2: R0,
        v40: i64,
        v41: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i24 = start + lane as i64;
                let v42 = t12_row_2.get(lane);
                let v43 = __Elem::to::<u64>(v42).wrapping_mul(__Elem::to::<u64>(v41.wrapping_add(i24)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v40.wrapping_add(i24), 7_i64)], v43, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t13_row: R0,
        v44: i64,
        v45: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i26 = start + lane as i64;
                let v46 = t13_row.get(lane);
                let v47 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v46) * 16.0_f32));
                let v48 = v47.wrapping_mul(__Elem::to::<u64>(v45.wrapping_add(i26)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v44.wrapping_add(i26), 7_i64)], v48, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t14_row: R0,
        v49: i64,
        v50: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i28 = start + lane as i64;
                let v51 = t14_row.get(lane);
                let v52 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v51) * 16.0_f32));
                let v53 = v52.wrapping_mul(__Elem::to::<u64>(v50.wrapping_add(i28)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v49.wrapping_add(i28), 7_i64)], v53, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t15_row_2: R0,
        v54: i64,
        v55: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i30 = start + lane as i64;
                let v56 = t15_row_2.get(lane);
                let v57 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v56) * 16.0_f32));
                let v58 = v57.wrapping_mul(__Elem::to::<u64>(v55.wrapping_add(i30)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v54.wrapping_add(i30), 7_i64)], v58, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t16_row: R0,
        v59: i64,
        v60: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i32 = start + lane as i64;
                let v61 = t16_row.get(lane);
                let v62 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v61) * 16.0_f32));
                let v63 = v62.wrapping_mul(__Elem::to::<u64>(v60.wrapping_add(i32)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v59.wrapping_add(i32), 7_i64)], v63, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t17_row: R0,
        v64: i64,
        v65: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i34 = start + lane as i64;
                let v66 = t17_row.get(lane);
                let v67 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v66) * 16.0_f32));
                let v68 = v67.wrapping_mul(__Elem::to::<u64>(v65.wrapping_add(i34)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v64.wrapping_add(i34), 7_i64)], v68, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_16<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t18_row_2: R0,
        v69: i64,
        v70: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i35 = start + lane as i64;
                let v71 = t18_row_2.get(lane);
                let v72 = __Elem::to::<u64>(__Elem::to::<i64>(v71 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v70.wrapping_add(i35)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v69.wrapping_add(i35), 7_i64)], v72, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_17<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t19_row: R0,
        v73: i64,
        v74: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i36 = start + lane as i64;
                let v75 = t19_row.get(lane);
                let v76 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v75) * 16.0_f32));
                let v77 = v76.wrapping_mul(__Elem::to::<u64>(v74.wrapping_add(i36)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v73.wrapping_add(i36), 7_i64)], v77, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_18<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut y3_row: R0,
        v79: i32,
        v81: i32,
        v84: i32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i38 = start + lane as i64;
                let v85 = __Elem::max(__Elem::to::<i32>(i38), v79).wrapping_sub(v81);
                y3_row.set(lane, v85.wrapping_sub(v84));
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
        plan.expect("x0", 0, 1, d0)?;
        let d1 = plan.extent(1, 0);
        plan.expect("x1", 1, 1, d1)?;
        plan.expect("x2", 2, 0, d0)?;
        let d2 = plan.extent(2, 1);
        let d3 = plan.extent(3, 0);
        plan.expect("y3", 3, 1, 2 * BN as i64)?;
        plan.expect("y4", 4, 0, d3)?;
        plan.expect("h5", 5, 0, 7)?;
        let v0 = d0 < 100;
        plan.require(v0, "extents are below 100")?;
        let v1 = d3.wrapping_add(BM as i64);
        let v2 = v1.wrapping_sub(1);
        let v3 = __Elem::div(v2, BM as i64);
        plan.value(d0);
        plan.value(d1);
        plan.value(d3);
        plan.value(d2);
        plan.finish([1, 1, v3])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<__cpu::bf16, 3>([BM as i64, BN as i64, 2 * BM as i64]);
        size.tile::<f32, 2>([BN as i64, 2 * BM as i64]);
        size.tile::<<T as __Elem>::Accum, 2>([2 * BN as i64, 2 * BN as i64]);
        size.tile::<<T as __Elem>::Accum, 2>([2 * BN as i64, BN as i64]);
        size.tile::<<T as __Elem>::Accum, 2>([2 * BN as i64, BN as i64]);
        size.gemm::<L, <T as __Elem>::Accum, <T as __Elem>::Accum, <T as __Elem>::Accum>(2 * BN as i64, BN as i64, 2 * BN as i64);
        size.tile::<i32, 1>([BM as i64]);
        size.tile::<<T as __Elem>::Accum, 2>([BM as i64, BN as i64]);
        size.tile::<<T as __Elem>::Accum, 2>([BM as i64, BN as i64]);
        size.tile::<T, 2>([2 * BM as i64, BN as i64]);
        size.tile::<T, 2>([BN as i64, 2 * BN as i64]);
        size.tile::<<T as __Elem>::Accum, 2>([2 * BM as i64, 2 * BN as i64]);
        size.gemm::<L, T, T, <T as __Elem>::Accum>(2 * BM as i64, 2 * BN as i64, BN as i64);
        size.tile::<f32, 1>([BN as i64]);
        size.tile::<T, 1>([BN as i64]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<<T as __Elem>::Accum, 2>(call, 0);
            let x2 = __cpu::tensor::<T, 2>(call, 2);
            let y3 = __cpu::tensor::<i32, 2>(call, 3);
            let y4 = __cpu::tensor::<i32, 1>(call, 4);
            let h5 = __cpu::tensor::<u64, 1>(call, 5);
            let d0 = __cpu::value::<i64>(call, 0);
            let d1 = __cpu::value::<i64>(call, 1);
            let d3 = __cpu::value::<i64>(call, 2);
            let d2 = __cpu::value::<i64>(call, 3);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b4] = block.index;
                let mut scratch = block.scratch;
                let t6 = scratch.tile::<__cpu::bf16, 3>([BM as i64, BN as i64, 2 * BM as i64]);
                for i5 in 0_i64..(BM as i64) {
                    for i6 in 0_i64..(BN as i64) {
                        let v0 = x2.load([b4, d0], <T as __Elem>::ZERO);
                        let v1 = __Elem::to::<__cpu::bf16>(v0);
                        let t6_row = t6.row(2, [i5, i6, 0], 2 * BM as i64);
                        Self::parallel::<L, _>(level, 0, 2 * BM as i64, t6_row.slice_mut(0, 2 * BM as i64), v1, d1);
                    }
                }
                let t8 = scratch.tile::<f32, 2>([BN as i64, 2 * BM as i64]);
                let v3 = t6.load([d0, d3, d1], <__cpu::bf16 as __Elem>::ZERO);
                let t6_at = t6.window([d3, d2, d3], [1, BN as i64, 2 * BM as i64]);
                __cpu::copy::<L, _, _, _>(t6_at.squeeze([1, 2]), t8, __Elem::to::<f32>(v3));
                let t9 = scratch.tile::<<T as __Elem>::Accum, 2>([2 * BN as i64, 2 * BN as i64]);
                let v4 = __Elem::div(d3.wrapping_mul(BN as i64).wrapping_add(d3), BN as i64);
                let t6_at_2 = t6.window([v4, d3, d1], [1, 2 * BN as i64, 2 * BN as i64]);
                __cpu::copy::<L, _, _, _>(t6_at_2.squeeze([1, 2]), t9, <<T as __Elem>::Accum as __Elem>::ZERO);
                let t10 = scratch.tile::<<T as __Elem>::Accum, 2>([2 * BN as i64, BN as i64]);
                let v5 = x2.load([b4, d3], <T as __Elem>::ZERO);
                let x2_at = x2.window([b4.wrapping_mul(2 * BN as i64), b4], [BN as i64, 2 * BN as i64]);
                let x2_at_at = x2_at.permute([1, 0]);
                __cpu::copy::<L, _, _, _>(x2_at_at, t10, __Elem::to::<<T as __Elem>::Accum>(v5));
                let t11 = scratch.tile::<<T as __Elem>::Accum, 2>([2 * BN as i64, BN as i64]);
                __cpu::gemm::gemm::<L, <T as __Elem>::Accum, <T as __Elem>::Accum, <T as __Elem>::Accum>(t9, t10, t11, false, scratch.rest());
                let t12 = scratch.tile::<i32, 1>([BM as i64]);
                let t12_row = t12.row(0, [0], BM as i64);
                Self::parallel_2::<L, _>(level, 0, BM as i64, t12_row.slice_mut(0, BM as i64));
                let t13 = scratch.tile::<<T as __Elem>::Accum, 2>([BM as i64, BN as i64]);
                let x2_at_2 = x2.window([b4, d3], [BM as i64, BN as i64]);
                __cpu::copy::<L, _, _, _>(x2_at_2, t13, __Elem::to::<<T as __Elem>::Accum>(<T as __Elem>::ZERO));
                __cpu::scatter::<L, _, _, _, _>(t13, t12, t11, <<T as __Elem>::Accum as __Elem>::ZERO);
                let t14 = scratch.tile::<<T as __Elem>::Accum, 2>([BM as i64, BN as i64]);
                __cpu::scan::<L, __cpu::reduce::Max, _, _, _>(t13, 1, t14, true, <<T as __Elem>::Accum as __Elem>::ZERO);
                let t15 = scratch.tile::<T, 2>([2 * BM as i64, BN as i64]);
                for i10 in 0_i64..(2 * BM as i64) {
                    let t15_row = t15.row(1, [i10, 0], BN as i64);
                    Self::parallel_3::<L, _>(level, 0, BN as i64, t15_row.slice_mut(0, BN as i64));
                }
                let t16 = scratch.tile::<T, 2>([BN as i64, 2 * BN as i64]);
                let x0_at = x0.window([0, d3], [BN as i64, 2 * BN as i64]);
                __cpu::copy::<L, _, _, _>(x0_at, t16, <T as __Elem>::ZERO);
                let t17 = scratch.tile::<<T as __Elem>::Accum, 2>([2 * BM as i64, 2 * BN as i64]);
                __cpu::fill::<L, _, _>(t17, <<T as __Elem>::Accum as __Elem>::ZERO);
                __cpu::gemm::gemm::<L, T, T, <T as __Elem>::Accum>(t15, t16, t17, true, scratch.rest());
                let t18 = scratch.tile::<f32, 1>([BN as i64]);
                let v7 = 4 > 3;
                let v8 = t12.load([d1], <i32 as __Elem>::ZERO);
                let v9 = __Elem::to::<f32>(v8);
                let v10 = t12.load([d0], <i32 as __Elem>::ZERO);
                let v11 = t8.load([1, __Elem::to::<i64>(v10)], <f32 as __Elem>::ZERO);
                let v12 = v11 / 3.0_f32;
                let t18_row = t18.row(0, [0], BN as i64);
                Self::parallel_4::<L, _>(level, 0, BN as i64, t18_row.slice_mut(0, BN as i64), v7, t8, v9, v12);
                let t19 = scratch.tile::<T, 1>([BN as i64]);
                __cpu::fill::<L, _, _>(t19, <T as __Elem>::ONE);
                __cpu::reduce::reduce::<L, __cpu::reduce::Max, _, _, 2>(t15, 0, __cpu::insert_axis(t19, 0), true, <T as __Elem>::ZERO);
                for i13 in 0_i64..(BM as i64) {
                    for i14 in 0_i64..(BN as i64) {
                        let v14 = 1_i64.wrapping_mul(5).wrapping_add(i13).wrapping_mul(5).wrapping_add(i14);
                        let v15 = v14.wrapping_mul(5);
                        let v16 = 1_i64.wrapping_mul(5).wrapping_add(i13).wrapping_mul(5).wrapping_add(i14);
                        let v17 = v16.wrapping_mul(5);
                        let t6_row_2 = t6.row(2, [i13, i14, 0], 2 * BM as i64);
                        Self::parallel_5::<L, _>(level, 0, 2 * BM as i64, t6_row_2.slice(0, 2 * BM as i64), v15, v17, h5);
                    }
                }
                for i16 in 0_i64..(BN as i64) {
                    let v21 = 1_i64.wrapping_mul(5).wrapping_add(i16).wrapping_mul(5);
                    let v22 = 1_i64.wrapping_mul(5).wrapping_add(i16).wrapping_mul(5);
                    let t8_row = t8.row(1, [i16, 0], 2 * BM as i64);
                    Self::parallel_6::<L, _>(level, 0, 2 * BM as i64, t8_row.slice(0, 2 * BM as i64), v21, v22, h5);
                }
                for i18 in 0_i64..(2 * BN as i64) {
                    let v25 = 1_i64.wrapping_mul(5).wrapping_add(i18).wrapping_mul(5);
                    let v26 = 1_i64.wrapping_mul(5).wrapping_add(i18).wrapping_mul(5);
                    let t9_row = t9.row(1, [i18, 0], 2 * BN as i64);
                    Self::parallel_7::<L, _>(level, 0, 2 * BN as i64, t9_row.slice(0, 2 * BN as i64), v25, v26, h5);
                }
                for i20 in 0_i64..(2 * BN as i64) {
                    let v30 = 1_i64.wrapping_mul(5).wrapping_add(i20).wrapping_mul(5);
                    let v31 = 1_i64.wrapping_mul(5).wrapping_add(i20).wrapping_mul(5);
                    let t10_row = t10.row(1, [i20, 0], BN as i64);
                    Self::parallel_8::<L, _>(level, 0, BN as i64, t10_row.slice(0, BN as i64), v30, v31, h5);
                }
                for i22 in 0_i64..(2 * BN as i64) {
                    let v35 = 1_i64.wrapping_mul(5).wrapping_add(i22).wrapping_mul(5);
                    let v36 = 1_i64.wrapping_mul(5).wrapping_add(i22).wrapping_mul(5);
                    let t11_row = t11.row(1, [i22, 0], BN as i64);
                    Self::parallel_9::<L, _>(level, 0, BN as i64, t11_row.slice(0, BN as i64), v35, v36, h5);
                }
                let v40 = 1_i64.wrapping_mul(5);
                let v41 = 1_i64.wrapping_mul(5);
                let t12_row_2 = t12.row(0, [0], BM as i64);
                Self::parallel_10::<L, _>(level, 0, BM as i64, t12_row_2.slice(0, BM as i64), v40, v41, h5);
                for i25 in 0_i64..(BM as i64) {
                    let v44 = 1_i64.wrapping_mul(5).wrapping_add(i25).wrapping_mul(5);
                    let v45 = 1_i64.wrapping_mul(5).wrapping_add(i25).wrapping_mul(5);
                    let t13_row = t13.row(1, [i25, 0], BN as i64);
                    Self::parallel_11::<L, _>(level, 0, BN as i64, t13_row.slice(0, BN as i64), v44, v45, h5);
                }
                for i27 in 0_i64..(BM as i64) {
                    let v49 = 1_i64.wrapping_mul(5).wrapping_add(i27).wrapping_mul(5);
                    let v50 = 1_i64.wrapping_mul(5).wrapping_add(i27).wrapping_mul(5);
                    let t14_row = t14.row(1, [i27, 0], BN as i64);
                    Self::parallel_12::<L, _>(level, 0, BN as i64, t14_row.slice(0, BN as i64), v49, v50, h5);
                }
                for i29 in 0_i64..(2 * BM as i64) {
                    let v54 = 1_i64.wrapping_mul(5).wrapping_add(i29).wrapping_mul(5);
                    let v55 = 1_i64.wrapping_mul(5).wrapping_add(i29).wrapping_mul(5);
                    let t15_row_2 = t15.row(1, [i29, 0], BN as i64);
                    Self::parallel_13::<L, _>(level, 0, BN as i64, t15_row_2.slice(0, BN as i64), v54, v55, h5);
                }
                for i31 in 0_i64..(BN as i64) {
                    let v59 = 1_i64.wrapping_mul(5).wrapping_add(i31).wrapping_mul(5);
                    let v60 = 1_i64.wrapping_mul(5).wrapping_add(i31).wrapping_mul(5);
                    let t16_row = t16.row(1, [i31, 0], 2 * BN as i64);
                    Self::parallel_14::<L, _>(level, 0, 2 * BN as i64, t16_row.slice(0, 2 * BN as i64), v59, v60, h5);
                }
                for i33 in 0_i64..(2 * BM as i64) {
                    let v64 = 1_i64.wrapping_mul(5).wrapping_add(i33).wrapping_mul(5);
                    let v65 = 1_i64.wrapping_mul(5).wrapping_add(i33).wrapping_mul(5);
                    let t17_row = t17.row(1, [i33, 0], 2 * BN as i64);
                    Self::parallel_15::<L, _>(level, 0, 2 * BN as i64, t17_row.slice(0, 2 * BN as i64), v64, v65, h5);
                }
                let v69 = 1_i64.wrapping_mul(5);
                let v70 = 1_i64.wrapping_mul(5);
                let t18_row_2 = t18.row(0, [0], BN as i64);
                Self::parallel_16::<L, _>(level, 0, BN as i64, t18_row_2.slice(0, BN as i64), v69, v70, h5);
                let v73 = 1_i64.wrapping_mul(5);
                let v74 = 1_i64.wrapping_mul(5);
                let t19_row = t19.row(0, [0], BN as i64);
                Self::parallel_17::<L, _>(level, 0, BN as i64, t19_row.slice(0, BN as i64), v73, v74, h5);
                for i37 in 0_i64..(BM as i64) {
                    let v78 = t10.load([i37, i37], <<T as __Elem>::Accum as __Elem>::ZERO);
                    let v79 = __Elem::to::<i32>(v78);
                    let v80 = t16.load([i37, i37], <T as __Elem>::ZERO);
                    let v81 = (-4_i32).wrapping_mul(__Elem::to::<i32>(v80));
                    let v82 = __Elem::rem(i37.wrapping_mul(BM as i64).wrapping_add(b4), BM as i64);
                    let v83 = t8.load([v82, i37], <f32 as __Elem>::ZERO);
                    let v84 = __Elem::to::<i32>(v83);
                    let y3_row = y3.row(1, [b4.wrapping_mul(BM as i64).wrapping_add(i37), 0], 2 * BN as i64);
                    let (from, to) = __cpu::common(2 * BN as i64, [y3_row.unit_span()]);
                    Self::parallel_18::<L, _>(level, from, to - from, y3_row.slice_mut(from, to - from), v79, v81, v84);
                    for (start, end) in [(0, from), (to, 2 * BN as i64)] {
                        Self::parallel_18::<L, _>(level, start, end - start, y3_row.guarded(start, <i32 as __Elem>::ZERO), v79, v81, v84);
                    }
                }
                let y4_at = y4.window([b4.wrapping_mul(BM as i64)], [BM as i64]);
                __cpu::copy::<L, _, _, _>(t12, y4_at, <i32 as __Elem>::ZERO);
            }
        }
    }
}
