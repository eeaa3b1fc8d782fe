// Emitted from the random kernel of seed 9.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;

pub const ROWS_9: usize = 3_u64 as usize;

#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<T: __Elem>(::core::marker::PhantomData<(T,)>);

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<T: __Elem> __Kernel<T> {
    #[inline]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t7_row: R0,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i12 = start + lane as i64;
                let v4 = t7_row.get(lane);
                let v5 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v4) * 16.0_f32));
                let v6 = v5.wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i12)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i12), 7_i64)], v6, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t10_row: R0,
        v7: i64,
        v8: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14 = start + lane as i64;
                let v9 = t10_row.get(lane);
                let v11 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v9) * 16.0_f32));
                let v12 = v11.wrapping_mul(__Elem::to::<u64>(v8.wrapping_add(i14)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v7.wrapping_add(i14), 7_i64)], v12, __cpu::Order::Acquire);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<__cpu::f16>,
        R1: __cpu::row::Row<__cpu::bf16>,
        R2: __cpu::row::RowMut<<T as __Elem>::Accum>,
    >(
        level: L,
        start: i64,
        count: i64,
        x2_row: R0,
        x0_row: R1,
        mut t11_row: R2,
        x2: __cpu::View<__cpu::f16, 2>,
        v17: f32,
        v19: f32,
        v15: bool,
        v14: bool,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i17 = start + lane as i64;
                let v20 = x2.load([__Elem::rem(i17, 2_i64), i17], <__cpu::f16 as __Elem>::ZERO);
                let v21 = x2_row.get(lane);
                let v22 = x0_row.get(lane);
                let v23 = __Elem::fma::<L>(2.0_f32, __Elem::to::<f32>(v21), __Elem::to::<f32>(v22));
                let v24 = __Elem::select(v15, v17, v19);
                let v25 = __Elem::select(v14, __Elem::ceil::<L, false>(__Elem::to::<f32>(v20)), v23 + v24);
                t11_row.set(lane, __Elem::to::<<T as __Elem>::Accum>(v25));
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        mut t12_row: R0,
        x0: __cpu::View<__cpu::bf16, 2>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i19 = start + lane as i64;
                let v20 = x0.load([__Elem::rem(i19, 6_i64), 2], <__cpu::bf16 as __Elem>::ZERO);
                t12_row.set(lane, v20);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t14_row: R0,
        v21: i64,
        v22: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21 = start + lane as i64;
                let v23 = t14_row.get(lane);
                let v24 = __Elem::to::<u64>(__Elem::to::<i64>(v23 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v22.wrapping_add(i21)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v21.wrapping_add(i21), 7_i64)], v24, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t15_row: R0,
        v25: i64,
        v26: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23 = start + lane as i64;
                let v27 = t15_row.get(lane);
                let v28 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v27) * 16.0_f32));
                let v29 = v28.wrapping_mul(__Elem::to::<u64>(v26.wrapping_add(i23)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v25.wrapping_add(i23), 7_i64)], v29, __cpu::Order::Release);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t16_row: R0,
        v30: i64,
        v31: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i25 = start + lane as i64;
                let v32 = t16_row.get(lane);
                let v33 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v32) * 16.0_f32));
                let v34 = v33.wrapping_mul(__Elem::to::<u64>(v31.wrapping_add(i25)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v30.wrapping_add(i25), 7_i64)], v34, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::Row<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        t17_row: R0,
        v35: i64,
        v36: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i27 = start + lane as i64;
                let v37 = t17_row.get(lane);
                let v38 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v37) * 16.0_f32));
                let v39 = v38.wrapping_mul(__Elem::to::<u64>(v36.wrapping_add(i27)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v35.wrapping_add(i27), 7_i64)], v39, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        t18_row: R0,
        v40: i64,
        v41: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i29 = start + lane as i64;
                let v42 = t18_row.get(lane);
                let v43 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v42) * 16.0_f32));
                let v44 = v43.wrapping_mul(__Elem::to::<u64>(v41.wrapping_add(i29)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v40.wrapping_add(i29), 7_i64)], v44, __cpu::Order::AcqRel);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row: R0,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i12_2 = start + lane as i64;
                let v49 = t7_2_row.get(lane);
                let v50 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v49) * 16.0_f32));
                let v51 = v50.wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i12_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i12_2), 7_i64)], v51);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t10_2_row: R0,
        v52: i64,
        v53: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14_2 = start + lane as i64;
                let v54 = t10_2_row.get(lane);
                let v55 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v54) * 16.0_f32));
                let v56 = v55.wrapping_mul(__Elem::to::<u64>(v53.wrapping_add(i14_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v52.wrapping_add(i14_2), 7_i64)], v56);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<__cpu::f16>,
        R1: __cpu::row::Row<__cpu::bf16>,
        R2: __cpu::row::RowMut<<T as __Elem>::Accum>,
    >(
        level: L,
        start: i64,
        count: i64,
        x2_2_row: R0,
        x0_2_row: R1,
        mut t11_2_row: R2,
        x2_2: __cpu::View<__cpu::f16, 2>,
        v61: f32,
        v63: f32,
        v59: bool,
        v58: bool,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i17 = start + lane as i64;
                let v64 = x2_2.load([__Elem::rem(i17, 2_i64), i17], <__cpu::f16 as __Elem>::ZERO);
                let v65 = x2_2_row.get(lane);
                let v66 = x0_2_row.get(lane);
                let v67 = __Elem::fma::<L>(2.0_f32, __Elem::to::<f32>(v65), __Elem::to::<f32>(v66));
                let v68 = __Elem::select(v59, v61, v63);
                let v69 = __Elem::select(v58, __Elem::ceil::<L, false>(__Elem::to::<f32>(v64)), v67 + v68);
                t11_2_row.set(lane, __Elem::to::<<T as __Elem>::Accum>(v69));
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        mut t12_2_row: R0,
        x0_2: __cpu::View<__cpu::bf16, 2>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i19_2 = start + lane as i64;
                let v64 = x0_2.load([__Elem::rem(i19_2, 6_i64), 2], <__cpu::bf16 as __Elem>::ZERO);
                t12_2_row.set(lane, v64);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t14_2_row: R0,
        v65: i64,
        v66: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21_2 = start + lane as i64;
                let v67 = t14_2_row.get(lane);
                let v68 = __Elem::to::<u64>(__Elem::to::<i64>(v67 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v66.wrapping_add(i21_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v65.wrapping_add(i21_2), 7_i64)], v68);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t15_2_row: R0,
        v69: i64,
        v70: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23_2 = start + lane as i64;
                let v71 = t15_2_row.get(lane);
                let v72 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v71) * 16.0_f32));
                let v73 = v72.wrapping_mul(__Elem::to::<u64>(v70.wrapping_add(i23_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v69.wrapping_add(i23_2), 7_i64)], v73);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t16_2_row: R0,
        v74: i64,
        v75: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i25_2 = start + lane as i64;
                let v76 = t16_2_row.get(lane);
                let v77 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v76) * 16.0_f32));
                let v78 = v77.wrapping_mul(__Elem::to::<u64>(v75.wrapping_add(i25_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v74.wrapping_add(i25_2), 7_i64)], v78);
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<L: __cpu::Level, R0: __cpu::row::Row<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        t17_2_row: R0,
        v79: i64,
        v80: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i27_2 = start + lane as i64;
                let v81 = t17_2_row.get(lane);
                let v82 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v81) * 16.0_f32));
                let v83 = v82.wrapping_mul(__Elem::to::<u64>(v80.wrapping_add(i27_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v79.wrapping_add(i27_2), 7_i64)], v83);
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<L: __cpu::Level, R0: __cpu::row::Row<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        t18_2_row: R0,
        v84: i64,
        v85: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i29_2 = start + lane as i64;
                let v86 = t18_2_row.get(lane);
                let v87 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v86) * 16.0_f32));
                let v88 = v87.wrapping_mul(__Elem::to::<u64>(v85.wrapping_add(i29_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v84.wrapping_add(i29_2), 7_i64)], v88);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<T: __Elem> __cpu::Kernel for __Kernel<T> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_9", args);
        let d2 = plan.extent(0, 0);
        let d3 = plan.extent(0, 1);
        let d4 = plan.extent(1, 0);
        let d5 = plan.extent(2, 0);
        plan.expect("x2", 2, 1, d5)?;
        let d6 = plan.extent(3, 0);
        let d7 = plan.extent(3, 1);
        plan.expect("h4", 4, 0, 7)?;
        let v0 = d3 < 100;
        plan.require(v0, format_args!("extents are below 100"))?;
        plan.workspace::<__cpu::f16, 2>([d6, d7])?;
        let v1 = d6.wrapping_add(7);
        let v2 = __Elem::div(v1, 8_i64);
        let v3 = d7.wrapping_add(7);
        let v4 = __Elem::div(v3, 8_i64);
        plan.value(d7);
        plan.value(d4);
        plan.value(d5);
        plan.value(d2);
        plan.finish([1, v2, v4])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<__cpu::bf16, 2>([8, 8]);
        size.tile::<__cpu::bf16, 1>([8]);
        size.tile::<T, 2>([ROWS_9 as i64, 8]);
        size.panel_b::<L, T, T, <T as __Elem>::Accum>(ROWS_9 as i64, 8);
        size.tile::<<T as __Elem>::Accum, 2>([8, 8]);
        size.gemm::<L, T, T, <T as __Elem>::Accum>(8, 8, ROWS_9 as i64);
        size.tile::<<T as __Elem>::Accum, 3>([ROWS_9 as i64, ROWS_9 as i64, ROWS_9 as i64]);
        size.tile::<__cpu::bf16, 2>([8, ROWS_9 as i64]);
        size.tile::<__cpu::bf16, 2>([8, ROWS_9 as i64]);
        size.tile::<f32, 2>([8, 8]);
        size.gemm::<L, __cpu::bf16, __cpu::bf16, f32>(8, 8, ROWS_9 as i64);
        size.tile::<__cpu::bf16, 2>([8, ROWS_9 as i64]);
        size.tile::<__cpu::bf16, 2>([ROWS_9 as i64, ROWS_9 as i64]);
        size.tile::<__cpu::f16, 2>([8, 8]);
        size.tile::<__cpu::f16, 2>([8, 8]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<__cpu::bf16, 2>(call, 0);
            let x1 = __cpu::tensor::<__cpu::bf16, 1>(call, 1);
            let x2 = __cpu::tensor::<__cpu::f16, 2>(call, 2);
            let y3 = __cpu::tensor::<<T as __Elem>::Accum, 2>(call, 3);
            let h4 = __cpu::tensor::<u64, 1>(call, 4);
            let w5 = __cpu::workspace::<__cpu::f16, 2>(call, 0, 0);
            let d7 = __cpu::value::<i64>(call, 0);
            let d4 = __cpu::value::<i64>(call, 1);
            let d5 = __cpu::value::<i64>(call, 2);
            let d2 = __cpu::value::<i64>(call, 3);
            for block in __cpu::Blocks::new(call) {
                let [_, b8, b9] = block.index;
                let mut scratch = block.scratch;
                let t6 = scratch.tile::<__cpu::bf16, 2>([8, 8]);
                let x0_at = x0.window([b8, d7], [8, 8]);
                __cpu::copy::<L, _, _, _>(x0_at, t6, <__cpu::bf16 as __Elem>::ZERO);
                let t7 = scratch.tile::<__cpu::bf16, 1>([8]);
                let x1_at = x1.window([b9], [8]);
                __cpu::copy::<L, _, _, _>(x1_at, t7, <__cpu::bf16 as __Elem>::ZERO);
                let t8 = scratch.tile::<T, 2>([ROWS_9 as i64, 8]);
                let t6_at = t6.window([1, d4.wrapping_mul(8)], [ROWS_9 as i64, 8]);
                __cpu::copy::<L, _, _, _>(t6_at, t8, <T as __Elem>::ZERO);
                let t9 = scratch.panel_b::<L, T, T, <T as __Elem>::Accum>(ROWS_9 as i64, 8);
                let v0 = t6.load([d4, 0], <__cpu::bf16 as __Elem>::ZERO);
                let x0_at_2 = x0.window([d5.wrapping_mul(8), b9.wrapping_mul(ROWS_9 as i64)], [ROWS_9 as i64, 8]);
                __cpu::pack_b::<L, _, T, T, <T as __Elem>::Accum>(x0_at_2, __Elem::to::<T>(v0), t9);
                let t10 = scratch.tile::<<T as __Elem>::Accum, 2>([8, 8]);
                let v1 = x2.load([5, d7], <__cpu::f16 as __Elem>::ZERO);
                let v2 = x0.load([d4, d4], <__cpu::bf16 as __Elem>::ZERO);
                let v3 = __Elem::select(b8 < b9, __Elem::to::<f32>(v1), __Elem::to::<f32>(v2));
                let v10 = __Elem::to::<<T as __Elem>::Accum>(v3);
                __cpu::fill::<L, _, _>(t10, v10);
                __cpu::fill::<L, _, _>(t10, <<T as __Elem>::Accum as __Elem>::ZERO);
                let t8_at = t8.permute([1, 0]);
                __cpu::sized!((ROWS_9 as i64) <= 216, gemm_packed_b::<L, T, T, <T as __Elem>::Accum>(t8_at, t9, t10, true, scratch.rest()));
                for k11 in 0_i64..b8 {
                    let t7_row = t7.row(0, [0], 8);
                    Self::parallel::<L, _>(level, 0, 8, t7_row.slice(0, 8), h4);
                    for i13 in 0_i64..8 {
                        let v7 = 5_i64.wrapping_add(i13).wrapping_mul(5);
                        let v8 = 5_i64.wrapping_add(i13).wrapping_mul(5);
                        let t10_row = t10.row(1, [i13, 0], 8);
                        Self::parallel_2::<L, _>(level, 0, 8, t10_row.slice(0, 8), v7, v8, h4);
                    }
                }
                let t11 = scratch.tile::<<T as __Elem>::Accum, 3>([ROWS_9 as i64, ROWS_9 as i64, ROWS_9 as i64]);
                let whole = x2.has([0, 6], [[0, 0, 1], [0, 0, 0]], [ROWS_9 as i64, ROWS_9 as i64, ROWS_9 as i64]) && x0.has_rows(1, [b9, 0], [[0, 0, 0], [0, 0, 1]], [ROWS_9 as i64, ROWS_9 as i64, ROWS_9 as i64]);
                if whole {
                    for i15 in 0_i64..(ROWS_9 as i64) {
                        for i16 in 0_i64..(ROWS_9 as i64) {
                            let v13 = t7.load([d7], <__cpu::bf16 as __Elem>::ZERO);
                            let v14 = __Elem::is_nan(v13);
                            let v15 = i15 != i15;
                            let v16 = x0.load([i15, i15], <__cpu::bf16 as __Elem>::ZERO);
                            let v17 = __Elem::to::<f32>(v16);
                            let v18 = x2.load([d2, i16], <__cpu::f16 as __Elem>::ZERO);
                            let v19 = __Elem::to::<f32>(v18);
                            let x2_row = x2.whole_row(0, [0, 6], ROWS_9 as i64, 1);
                            let x0_row = x0.whole_row(1, [b9, 0], ROWS_9 as i64, 1);
                            let t11_row = t11.row(2, [i15, i16, 0], ROWS_9 as i64);
                            Self::parallel_3::<L, true, _, _, _>(
                                level,
                                0,
                                ROWS_9 as i64,
                                x2_row.strided(0),
                                x0_row.slice(0, ROWS_9 as i64),
                                t11_row.slice_mut(0, ROWS_9 as i64),
                                x2,
                                v17,
                                v19,
                                v15,
                                v14,
                            );
                        }
                    }
                } else {
                    for i15 in 0_i64..(ROWS_9 as i64) {
                        for i16 in 0_i64..(ROWS_9 as i64) {
                            let v13 = t7.load([d7], <__cpu::bf16 as __Elem>::ZERO);
                            let v14 = __Elem::is_nan(v13);
                            let v15 = i15 != i15;
                            let v16 = x0.load([i15, i15], <__cpu::bf16 as __Elem>::ZERO);
                            let v17 = __Elem::to::<f32>(v16);
                            let v18 = x2.load([d2, i16], <__cpu::f16 as __Elem>::ZERO);
                            let v19 = __Elem::to::<f32>(v18);
                            let x2_row = x2.row(0, [0, 6], ROWS_9 as i64);
                            let x0_row = x0.row(1, [b9, 0], ROWS_9 as i64);
                            let t11_row = t11.row(2, [i15, i16, 0], ROWS_9 as i64);
                            let (from, to) = __cpu::common(ROWS_9 as i64, [x2_row.span(), x0_row.unit_span()]);
                            Self::parallel_3::<L, false, _, _, _>(
                                level,
                                from,
                                to - from,
                                x2_row.strided(from),
                                x0_row.slice(from, to - from),
                                t11_row.slice_mut(from, to - from),
                                x2,
                                v17,
                                v19,
                                v15,
                                v14,
                            );
                            if to - from < ROWS_9 as i64 {
                                for (start, end) in [(0, from), (to, ROWS_9 as i64)] {
                                    Self::parallel_3::<L, false, _, _, _>(
                                        level,
                                        start,
                                        end - start,
                                        x2_row.guarded(start, <__cpu::f16 as __Elem>::ZERO),
                                        x0_row.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                                        t11_row.slice_mut(start, end - start),
                                        x2,
                                        v17,
                                        v19,
                                        v15,
                                        v14,
                                    );
                                }
                            }
                        }
                    }
                }
                let t12 = scratch.tile::<__cpu::bf16, 2>([8, ROWS_9 as i64]);
                for i18 in 0_i64..8 {
                    let t12_row = t12.row(1, [i18, 0], ROWS_9 as i64);
                    Self::parallel_4::<L, _>(level, 0, ROWS_9 as i64, t12_row.slice_mut(0, ROWS_9 as i64), x0);
                }
                let t13 = scratch.tile::<__cpu::bf16, 2>([8, ROWS_9 as i64]);
                let x0_at_3 = x0.window([d7, b8.wrapping_mul(ROWS_9 as i64)], [8, ROWS_9 as i64]);
                __cpu::copy::<L, _, _, _>(x0_at_3, t13, <__cpu::bf16 as __Elem>::ZERO);
                let t14 = scratch.tile::<f32, 2>([8, 8]);
                let t13_at = t13.permute([1, 0]);
                __cpu::sized!((ROWS_9 as i64) <= 216, gemm::<L, __cpu::bf16, __cpu::bf16, f32>(t12, t13_at, t14, false, scratch.rest()));
                let t15 = scratch.tile::<__cpu::bf16, 2>([8, ROWS_9 as i64]);
                __cpu::scan::<L, __cpu::reduce::Sum, _, _, _>(t13, 1, t15, true, <__cpu::bf16 as __Elem>::ZERO);
                let t16 = scratch.tile::<__cpu::bf16, 2>([ROWS_9 as i64, ROWS_9 as i64]);
                let t11_at = t11.window([b9, __Elem::div(b8, 1_i64), b8.wrapping_mul(8)], [1, ROWS_9 as i64, ROWS_9 as i64]);
                __cpu::copy::<L, _, _, _>(t11_at.squeeze([1, 2]), t16, <__cpu::bf16 as __Elem>::ZERO);
                let t17 = scratch.tile::<__cpu::f16, 2>([8, 8]);
                __cpu::fill::<L, _, _>(t17, <__cpu::f16 as __Elem>::of_i64(-1));
                let t18 = scratch.tile::<__cpu::f16, 2>([8, 8]);
                let w5_at = w5.window([b8.wrapping_mul(8), b9.wrapping_mul(8)], [8, 8]);
                __cpu::copy::<L, _, _, _>(t17, w5_at, <__cpu::f16 as __Elem>::ZERO);
                let w5_at_2 = w5.window([b8.wrapping_mul(8), b9.wrapping_mul(8)], [8, 8]);
                __cpu::copy::<L, _, _, _>(w5_at_2, t18, <__cpu::f16 as __Elem>::ZERO);
                for i20 in 0_i64..8 {
                    let v21 = 5_i64.wrapping_add(i20).wrapping_mul(5);
                    let v22 = 5_i64.wrapping_add(i20).wrapping_mul(5);
                    let t14_row = t14.row(1, [i20, 0], 8);
                    Self::parallel_5::<L, _>(level, 0, 8, t14_row.slice(0, 8), v21, v22, h4);
                }
                for i22 in 0_i64..8 {
                    let v25 = 5_i64.wrapping_add(i22).wrapping_mul(5);
                    let v26 = 5_i64.wrapping_add(i22).wrapping_mul(5);
                    let t15_row = t15.row(1, [i22, 0], ROWS_9 as i64);
                    Self::parallel_6::<L, _>(
                        level,
                        0,
                        ROWS_9 as i64,
                        t15_row.slice(0, ROWS_9 as i64),
                        v25,
                        v26,
                        h4,
                    );
                }
                for i24 in 0_i64..(ROWS_9 as i64) {
                    let v30 = 5_i64.wrapping_add(i24).wrapping_mul(5);
                    let v31 = 5_i64.wrapping_add(i24).wrapping_mul(5);
                    let t16_row = t16.row(1, [i24, 0], ROWS_9 as i64);
                    Self::parallel_7::<L, _>(
                        level,
                        0,
                        ROWS_9 as i64,
                        t16_row.slice(0, ROWS_9 as i64),
                        v30,
                        v31,
                        h4,
                    );
                }
                for i26 in 0_i64..8 {
                    let v35 = 5_i64.wrapping_add(i26).wrapping_mul(5);
                    let v36 = 5_i64.wrapping_add(i26).wrapping_mul(5);
                    let t17_row = t17.row(1, [i26, 0], 8);
                    Self::parallel_8::<L, _>(level, 0, 8, t17_row.slice(0, 8), v35, v36, h4);
                }
                for i28 in 0_i64..8 {
                    let v40 = 5_i64.wrapping_add(i28).wrapping_mul(5);
                    let v41 = 5_i64.wrapping_add(i28).wrapping_mul(5);
                    let t18_row = t18.row(1, [i28, 0], 8);
                    Self::parallel_9::<L, _>(level, 0, 8, t18_row.slice(0, 8), v40, v41, h4);
                }
                let y3_at = y3.window([b8.wrapping_mul(8), b9.wrapping_mul(8)], [8, 8]);
                __cpu::copy_out::<L, _, _, _>(t6, y3_at, <<T as __Elem>::Accum as __Elem>::ZERO, __cpu::is_non_temporal(call, &y3), __cpu::PacedPrefetch::none());
            }
        }
    }

    const COST: u8 = 0b010;

    fn cost(call: &__cpu::HostCall<'_>, place: [i64; 3]) -> f64 {
        let [_, b8, _] = place;
        let mut cost = 0.0_f64;
        cost += __cpu::work(1640, [8, 8]);
        cost += __cpu::work(13520, []);
        cost += __cpu::work(8, [8]);
        cost += __cpu::work(16, [ROWS_9 as i64, 8]);
        cost += __cpu::work(2, [8, 8, ROWS_9 as i64]);
        cost += __cpu::work(44, [ROWS_9 as i64, ROWS_9 as i64, ROWS_9 as i64]);
        cost += __cpu::work(556, [8, ROWS_9 as i64]);
        cost += __cpu::work(540, [ROWS_9 as i64, ROWS_9 as i64]);
        {
            let mut cost_2 = 0.0_f64;
            cost_2 += __cpu::work(1056, []);
            cost_2 += __cpu::work(528, [8]);
            cost_2 += __cpu::work(532, [8, 8]);
            cost += __cpu::trips(0, b8, 1) * cost_2;
        }
        cost
    }

    const RACES: bool = true;

    #[inline(always)]
    unsafe fn alone<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0_2 = __cpu::tensor::<__cpu::bf16, 2>(call, 0);
            let x1_2 = __cpu::tensor::<__cpu::bf16, 1>(call, 1);
            let x2_2 = __cpu::tensor::<__cpu::f16, 2>(call, 2);
            let y3_2 = __cpu::tensor::<<T as __Elem>::Accum, 2>(call, 3);
            let h4_2 = __cpu::tensor::<u64, 1>(call, 4);
            let w5_2 = __cpu::workspace::<__cpu::f16, 2>(call, 0, 0);
            let d7_2 = __cpu::value::<i64>(call, 0);
            let d4_2 = __cpu::value::<i64>(call, 1);
            let d5_2 = __cpu::value::<i64>(call, 2);
            let d2_2 = __cpu::value::<i64>(call, 3);
            for block in __cpu::Blocks::new(call) {
                let [_, b8_2, b9_2] = block.index;
                let mut scratch = block.scratch;
                let t6_2 = scratch.tile::<__cpu::bf16, 2>([8, 8]);
                let x0_2_at = x0_2.window([b8_2, d7_2], [8, 8]);
                __cpu::copy::<L, _, _, _>(x0_2_at, t6_2, <__cpu::bf16 as __Elem>::ZERO);
                let t7_2 = scratch.tile::<__cpu::bf16, 1>([8]);
                let x1_2_at = x1_2.window([b9_2], [8]);
                __cpu::copy::<L, _, _, _>(x1_2_at, t7_2, <__cpu::bf16 as __Elem>::ZERO);
                let t8_2 = scratch.tile::<T, 2>([ROWS_9 as i64, 8]);
                let t6_2_at = t6_2.window([1, d4_2.wrapping_mul(8)], [ROWS_9 as i64, 8]);
                __cpu::copy::<L, _, _, _>(t6_2_at, t8_2, <T as __Elem>::ZERO);
                let t9_2 = scratch.panel_b::<L, T, T, <T as __Elem>::Accum>(ROWS_9 as i64, 8);
                let v45 = t6_2.load([d4_2, 0], <__cpu::bf16 as __Elem>::ZERO);
                let x0_2_at_2 = x0_2.window([d5_2.wrapping_mul(8), b9_2.wrapping_mul(ROWS_9 as i64)], [ROWS_9 as i64, 8]);
                __cpu::pack_b::<L, _, T, T, <T as __Elem>::Accum>(x0_2_at_2, __Elem::to::<T>(v45), t9_2);
                let t10_2 = scratch.tile::<<T as __Elem>::Accum, 2>([8, 8]);
                let v46 = x2_2.load([5, d7_2], <__cpu::f16 as __Elem>::ZERO);
                let v47 = x0_2.load([d4_2, d4_2], <__cpu::bf16 as __Elem>::ZERO);
                let v48 = __Elem::select(b8_2 < b9_2, __Elem::to::<f32>(v46), __Elem::to::<f32>(v47));
                let v10_2 = __Elem::to::<<T as __Elem>::Accum>(v48);
                __cpu::fill::<L, _, _>(t10_2, v10_2);
                __cpu::fill::<L, _, _>(t10_2, <<T as __Elem>::Accum as __Elem>::ZERO);
                let t8_2_at = t8_2.permute([1, 0]);
                __cpu::sized!((ROWS_9 as i64) <= 216, gemm_packed_b::<L, T, T, <T as __Elem>::Accum>(t8_2_at, t9_2, t10_2, true, scratch.rest()));
                for k11_2 in 0_i64..b8_2 {
                    let t7_2_row = t7_2.row(0, [0], 8);
                    Self::parallel_10::<L, _>(level, 0, 8, t7_2_row.slice(0, 8), h4_2);
                    for i13_2 in 0_i64..8 {
                        let v52 = 5_i64.wrapping_add(i13_2).wrapping_mul(5);
                        let v53 = 5_i64.wrapping_add(i13_2).wrapping_mul(5);
                        let t10_2_row = t10_2.row(1, [i13_2, 0], 8);
                        Self::parallel_11::<L, _>(level, 0, 8, t10_2_row.slice(0, 8), v52, v53, h4_2);
                    }
                }
                let t11_2 = scratch.tile::<<T as __Elem>::Accum, 3>([ROWS_9 as i64, ROWS_9 as i64, ROWS_9 as i64]);
                let whole_2 = x2_2.has([0, 6], [[0, 0, 1], [0, 0, 0]], [ROWS_9 as i64, ROWS_9 as i64, ROWS_9 as i64]) && x0_2.has_rows(1, [b9_2, 0], [[0, 0, 0], [0, 0, 1]], [ROWS_9 as i64, ROWS_9 as i64, ROWS_9 as i64]);
                if whole_2 {
                    for i15_2 in 0_i64..(ROWS_9 as i64) {
                        for i16_2 in 0_i64..(ROWS_9 as i64) {
                            let v57 = t7_2.load([d7_2], <__cpu::bf16 as __Elem>::ZERO);
                            let v58 = __Elem::is_nan(v57);
                            let v59 = i15_2 != i15_2;
                            let v60 = x0_2.load([i15_2, i15_2], <__cpu::bf16 as __Elem>::ZERO);
                            let v61 = __Elem::to::<f32>(v60);
                            let v62 = x2_2.load([d2_2, i16_2], <__cpu::f16 as __Elem>::ZERO);
                            let v63 = __Elem::to::<f32>(v62);
                            let x2_2_row = x2_2.whole_row(0, [0, 6], ROWS_9 as i64, 1);
                            let x0_2_row = x0_2.whole_row(1, [b9_2, 0], ROWS_9 as i64, 1);
                            let t11_2_row = t11_2.row(2, [i15_2, i16_2, 0], ROWS_9 as i64);
                            Self::parallel_12::<L, true, _, _, _>(
                                level,
                                0,
                                ROWS_9 as i64,
                                x2_2_row.strided(0),
                                x0_2_row.slice(0, ROWS_9 as i64),
                                t11_2_row.slice_mut(0, ROWS_9 as i64),
                                x2_2,
                                v61,
                                v63,
                                v59,
                                v58,
                            );
                        }
                    }
                } else {
                    for i15_2 in 0_i64..(ROWS_9 as i64) {
                        for i16_2 in 0_i64..(ROWS_9 as i64) {
                            let v57 = t7_2.load([d7_2], <__cpu::bf16 as __Elem>::ZERO);
                            let v58 = __Elem::is_nan(v57);
                            let v59 = i15_2 != i15_2;
                            let v60 = x0_2.load([i15_2, i15_2], <__cpu::bf16 as __Elem>::ZERO);
                            let v61 = __Elem::to::<f32>(v60);
                            let v62 = x2_2.load([d2_2, i16_2], <__cpu::f16 as __Elem>::ZERO);
                            let v63 = __Elem::to::<f32>(v62);
                            let x2_2_row = x2_2.row(0, [0, 6], ROWS_9 as i64);
                            let x0_2_row = x0_2.row(1, [b9_2, 0], ROWS_9 as i64);
                            let t11_2_row = t11_2.row(2, [i15_2, i16_2, 0], ROWS_9 as i64);
                            let (from, to) = __cpu::common(ROWS_9 as i64, [x2_2_row.span(), x0_2_row.unit_span()]);
                            Self::parallel_12::<L, false, _, _, _>(
                                level,
                                from,
                                to - from,
                                x2_2_row.strided(from),
                                x0_2_row.slice(from, to - from),
                                t11_2_row.slice_mut(from, to - from),
                                x2_2,
                                v61,
                                v63,
                                v59,
                                v58,
                            );
                            if to - from < ROWS_9 as i64 {
                                for (start, end) in [(0, from), (to, ROWS_9 as i64)] {
                                    Self::parallel_12::<L, false, _, _, _>(
                                        level,
                                        start,
                                        end - start,
                                        x2_2_row.guarded(start, <__cpu::f16 as __Elem>::ZERO),
                                        x0_2_row.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                                        t11_2_row.slice_mut(start, end - start),
                                        x2_2,
                                        v61,
                                        v63,
                                        v59,
                                        v58,
                                    );
                                }
                            }
                        }
                    }
                }
                let t12_2 = scratch.tile::<__cpu::bf16, 2>([8, ROWS_9 as i64]);
                for i18_2 in 0_i64..8 {
                    let t12_2_row = t12_2.row(1, [i18_2, 0], ROWS_9 as i64);
                    Self::parallel_13::<L, _>(level, 0, ROWS_9 as i64, t12_2_row.slice_mut(0, ROWS_9 as i64), x0_2);
                }
                let t13_2 = scratch.tile::<__cpu::bf16, 2>([8, ROWS_9 as i64]);
                let x0_2_at_3 = x0_2.window([d7_2, b8_2.wrapping_mul(ROWS_9 as i64)], [8, ROWS_9 as i64]);
                __cpu::copy::<L, _, _, _>(x0_2_at_3, t13_2, <__cpu::bf16 as __Elem>::ZERO);
                let t14_2 = scratch.tile::<f32, 2>([8, 8]);
                let t13_2_at = t13_2.permute([1, 0]);
                __cpu::sized!((ROWS_9 as i64) <= 216, gemm::<L, __cpu::bf16, __cpu::bf16, f32>(t12_2, t13_2_at, t14_2, false, scratch.rest()));
                let t15_2 = scratch.tile::<__cpu::bf16, 2>([8, ROWS_9 as i64]);
                __cpu::scan::<L, __cpu::reduce::Sum, _, _, _>(t13_2, 1, t15_2, true, <__cpu::bf16 as __Elem>::ZERO);
                let t16_2 = scratch.tile::<__cpu::bf16, 2>([ROWS_9 as i64, ROWS_9 as i64]);
                let t11_2_at = t11_2.window([b9_2, __Elem::div(b8_2, 1_i64), b8_2.wrapping_mul(8)], [1, ROWS_9 as i64, ROWS_9 as i64]);
                __cpu::copy::<L, _, _, _>(t11_2_at.squeeze([1, 2]), t16_2, <__cpu::bf16 as __Elem>::ZERO);
                let t17_2 = scratch.tile::<__cpu::f16, 2>([8, 8]);
                __cpu::fill::<L, _, _>(t17_2, <__cpu::f16 as __Elem>::of_i64(-1));
                let t18_2 = scratch.tile::<__cpu::f16, 2>([8, 8]);
                let w5_2_at = w5_2.window([b8_2.wrapping_mul(8), b9_2.wrapping_mul(8)], [8, 8]);
                __cpu::copy::<L, _, _, _>(t17_2, w5_2_at, <__cpu::f16 as __Elem>::ZERO);
                let w5_2_at_2 = w5_2.window([b8_2.wrapping_mul(8), b9_2.wrapping_mul(8)], [8, 8]);
                __cpu::copy::<L, _, _, _>(w5_2_at_2, t18_2, <__cpu::f16 as __Elem>::ZERO);
                for i20_2 in 0_i64..8 {
                    let v65 = 5_i64.wrapping_add(i20_2).wrapping_mul(5);
                    let v66 = 5_i64.wrapping_add(i20_2).wrapping_mul(5);
                    let t14_2_row = t14_2.row(1, [i20_2, 0], 8);
                    Self::parallel_14::<L, _>(level, 0, 8, t14_2_row.slice(0, 8), v65, v66, h4_2);
                }
                for i22_2 in 0_i64..8 {
                    let v69 = 5_i64.wrapping_add(i22_2).wrapping_mul(5);
                    let v70 = 5_i64.wrapping_add(i22_2).wrapping_mul(5);
                    let t15_2_row = t15_2.row(1, [i22_2, 0], ROWS_9 as i64);
                    Self::parallel_15::<L, _>(
                        level,
                        0,
                        ROWS_9 as i64,
                        t15_2_row.slice(0, ROWS_9 as i64),
                        v69,
                        v70,
                        h4_2,
                    );
                }
                for i24_2 in 0_i64..(ROWS_9 as i64) {
                    let v74 = 5_i64.wrapping_add(i24_2).wrapping_mul(5);
                    let v75 = 5_i64.wrapping_add(i24_2).wrapping_mul(5);
                    let t16_2_row = t16_2.row(1, [i24_2, 0], ROWS_9 as i64);
                    Self::parallel_16::<L, _>(
                        level,
                        0,
                        ROWS_9 as i64,
                        t16_2_row.slice(0, ROWS_9 as i64),
                        v74,
                        v75,
                        h4_2,
                    );
                }
                for i26_2 in 0_i64..8 {
                    let v79 = 5_i64.wrapping_add(i26_2).wrapping_mul(5);
                    let v80 = 5_i64.wrapping_add(i26_2).wrapping_mul(5);
                    let t17_2_row = t17_2.row(1, [i26_2, 0], 8);
                    Self::parallel_17::<L, _>(level, 0, 8, t17_2_row.slice(0, 8), v79, v80, h4_2);
                }
                for i28_2 in 0_i64..8 {
                    let v84 = 5_i64.wrapping_add(i28_2).wrapping_mul(5);
                    let v85 = 5_i64.wrapping_add(i28_2).wrapping_mul(5);
                    let t18_2_row = t18_2.row(1, [i28_2, 0], 8);
                    Self::parallel_18::<L, _>(level, 0, 8, t18_2_row.slice(0, 8), v84, v85, h4_2);
                }
                let y3_2_at = y3_2.window([b8_2.wrapping_mul(8), b9_2.wrapping_mul(8)], [8, 8]);
                __cpu::copy_out::<L, _, _, _>(t6_2, y3_2_at, <<T as __Elem>::Accum as __Elem>::ZERO, __cpu::is_non_temporal(call, &y3_2), __cpu::PacedPrefetch::none());
            }
        }
    }
}
