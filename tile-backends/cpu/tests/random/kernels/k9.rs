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
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        mut t6_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i13 = start + lane as i64;
                let v5 = t6_row.get(lane);
                let v6 = __Elem::ceil::<L, false>(__Elem::mul(v5, __Elem::to::<__cpu::bf16>(i13)));
                t6_row.set(lane, __Elem::div(v6, <__cpu::bf16 as __Elem>::of_i64(6)));
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t11_row: R0,
        v7: i64,
        v8: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i15 = start + lane as i64;
                let v9 = t11_row.get(lane);
                let v12 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v9) * 16.0_f32));
                let v13 = v12.wrapping_mul(__Elem::to::<u64>(v8.wrapping_add(i15)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v7.wrapping_add(i15), 7_i64)], v13, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::Row<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        t12_row: R0,
        v14: i64,
        v15: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i17 = start + lane as i64;
                let v16 = t12_row.get(lane);
                let v17 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v16) * 16.0_f32));
                let v18 = v17.wrapping_mul(__Elem::to::<u64>(v15.wrapping_add(i17)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v14.wrapping_add(i17), 7_i64)], v18, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t10_row: R0,
        v19: i64,
        v20: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i19 = start + lane as i64;
                let v21 = t10_row.get(lane);
                let v22 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v21) * 16.0_f32));
                let v23 = v22.wrapping_mul(__Elem::to::<u64>(v20.wrapping_add(i19)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v19.wrapping_add(i19), 7_i64)], v23, __cpu::Order::AcqRel);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t11_row_2: R0,
        v24: i64,
        v25: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21 = start + lane as i64;
                let v26 = t11_row_2.get(lane);
                let v27 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v26) * 16.0_f32));
                let v28 = v27.wrapping_mul(__Elem::to::<u64>(v25.wrapping_add(i21)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v24.wrapping_add(i21), 7_i64)], v28, __cpu::Order::Acquire);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t13_row: R0,
        v29: i64,
        v30: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23 = start + lane as i64;
                let v31 = t13_row.get(lane);
                let v32 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v31) * 16.0_f32));
                let v33 = v32.wrapping_mul(__Elem::to::<u64>(v30.wrapping_add(i23)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v29.wrapping_add(i23), 7_i64)], v33, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        t14_row: R0,
        v34: i64,
        v35: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i25 = start + lane as i64;
                let v36 = t14_row.get(lane);
                let v37 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v36) * 16.0_f32));
                let v38 = v37.wrapping_mul(__Elem::to::<u64>(v35.wrapping_add(i25)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v34.wrapping_add(i25), 7_i64)], v38, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::Row<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        t15_row: R0,
        v39: i64,
        v40: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i27 = start + lane as i64;
                let v41 = t15_row.get(lane);
                let v42 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v41) * 16.0_f32));
                let v43 = v42.wrapping_mul(__Elem::to::<u64>(v40.wrapping_add(i27)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v39.wrapping_add(i27), 7_i64)], v43, __cpu::Order::AcqRel);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        mut t6_2_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i13_2 = start + lane as i64;
                let v49 = t6_2_row.get(lane);
                let v50 = __Elem::ceil::<L, false>(__Elem::mul(v49, __Elem::to::<__cpu::bf16>(i13_2)));
                t6_2_row.set(lane, __Elem::div(v50, <__cpu::bf16 as __Elem>::of_i64(6)));
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t11_2_row: R0,
        v51: i64,
        v52: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i15_2 = start + lane as i64;
                let v53 = t11_2_row.get(lane);
                let v54 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v53) * 16.0_f32));
                let v55 = v54.wrapping_mul(__Elem::to::<u64>(v52.wrapping_add(i15_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v51.wrapping_add(i15_2), 7_i64)], v55);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        t12_2_row: R0,
        v56: i64,
        v57: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i17_2 = start + lane as i64;
                let v58 = t12_2_row.get(lane);
                let v59 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v58) * 16.0_f32));
                let v60 = v59.wrapping_mul(__Elem::to::<u64>(v57.wrapping_add(i17_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v56.wrapping_add(i17_2), 7_i64)], v60);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t10_2_row: R0,
        v61: i64,
        v62: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i19_2 = start + lane as i64;
                let v63 = t10_2_row.get(lane);
                let v64 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v63) * 16.0_f32));
                let v65 = v64.wrapping_mul(__Elem::to::<u64>(v62.wrapping_add(i19_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v61.wrapping_add(i19_2), 7_i64)], v65);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t11_2_row_2: R0,
        v66: i64,
        v67: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21_2 = start + lane as i64;
                let v68 = t11_2_row_2.get(lane);
                let v69 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v68) * 16.0_f32));
                let v70 = v69.wrapping_mul(__Elem::to::<u64>(v67.wrapping_add(i21_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v66.wrapping_add(i21_2), 7_i64)], v70);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t13_2_row: R0,
        v71: i64,
        v72: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23_2 = start + lane as i64;
                let v73 = t13_2_row.get(lane);
                let v74 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v73) * 16.0_f32));
                let v75 = v74.wrapping_mul(__Elem::to::<u64>(v72.wrapping_add(i23_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v71.wrapping_add(i23_2), 7_i64)], v75);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::Row<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        t14_2_row: R0,
        v76: i64,
        v77: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i25_2 = start + lane as i64;
                let v78 = t14_2_row.get(lane);
                let v79 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v78) * 16.0_f32));
                let v80 = v79.wrapping_mul(__Elem::to::<u64>(v77.wrapping_add(i25_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v76.wrapping_add(i25_2), 7_i64)], v80);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<L: __cpu::Level, R0: __cpu::row::Row<__cpu::f16>>(
        level: L,
        start: i64,
        count: i64,
        t15_2_row: R0,
        v81: i64,
        v82: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i27_2 = start + lane as i64;
                let v83 = t15_2_row.get(lane);
                let v84 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v83) * 16.0_f32));
                let v85 = v84.wrapping_mul(__Elem::to::<u64>(v82.wrapping_add(i27_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v81.wrapping_add(i27_2), 7_i64)], v85);
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
        let v1 = d6.wrapping_add(8);
        let v2 = v1.wrapping_sub(1);
        let v3 = __Elem::div(v2, 8_i64);
        let v4 = d7.wrapping_add(8);
        let v5 = v4.wrapping_sub(1);
        let v6 = __Elem::div(v5, 8_i64);
        plan.value(d7);
        plan.value(d4);
        plan.value(d5);
        plan.value(d6);
        plan.finish([1, v3, v6])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<__cpu::bf16, 2>([8, 8]);
        size.tile::<__cpu::bf16, 1>([8]);
        size.tile::<T, 2>([ROWS_9 as i64, 8]);
        size.tile::<T, 2>([ROWS_9 as i64, 8]);
        size.tile::<<T as __Elem>::Accum, 2>([8, 8]);
        size.gemm::<L, T, T, <T as __Elem>::Accum>(8, 8, ROWS_9 as i64);
        size.tile::<__cpu::bf16, 2>([ROWS_9 as i64, 8]);
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.tile::<__cpu::f16, 2>([ROWS_9 as i64, 8]);
            outer.cover(size);
        }
        size.tile::<__cpu::bf16, 2>([8, 8]);
        size.tile::<__cpu::f16, 2>([8, 8]);
        size.tile::<__cpu::f16, 2>([8, 8]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<__cpu::bf16, 2>(call, 0);
            let x1 = __cpu::tensor::<__cpu::bf16, 1>(call, 1);
            let y3 = __cpu::tensor::<<T as __Elem>::Accum, 2>(call, 3);
            let h4 = __cpu::tensor::<u64, 1>(call, 4);
            let w5 = __cpu::workspace::<__cpu::f16, 2>(call, 0, 0);
            let d7 = __cpu::value::<i64>(call, 0);
            let d4 = __cpu::value::<i64>(call, 1);
            let d5 = __cpu::value::<i64>(call, 2);
            let d6 = __cpu::value::<i64>(call, 3);
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
                let t9 = scratch.tile::<T, 2>([ROWS_9 as i64, 8]);
                let v0 = t6.load([d4, 0], <__cpu::bf16 as __Elem>::ZERO);
                let x0_at_2 = x0.window([d5.wrapping_mul(8), b9.wrapping_mul(ROWS_9 as i64)], [ROWS_9 as i64, 8]);
                __cpu::copy::<L, _, _, _>(x0_at_2, t9, __Elem::to::<T>(v0));
                let t10 = scratch.tile::<<T as __Elem>::Accum, 2>([8, 8]);
                let v1 = x0.load([3, b9], <__cpu::bf16 as __Elem>::ZERO);
                let v2 = x0.load([0, d6], <__cpu::bf16 as __Elem>::ZERO);
                let v3 = __Elem::select(b8 < b9, __Elem::to::<f32>(v1), __Elem::to::<f32>(v2));
                let v10 = __Elem::to::<<T as __Elem>::Accum>(v3);
                __cpu::fill::<L, _, _>(t10, v10);
                __cpu::fill::<L, _, _>(t10, <<T as __Elem>::Accum as __Elem>::ZERO);
                let t8_at = t8.permute([1, 0]);
                __cpu::gemm::<L, T, T, <T as __Elem>::Accum>(t8_at, t9, t10, true, scratch.rest());
                let t11 = scratch.tile::<__cpu::bf16, 2>([ROWS_9 as i64, 8]);
                __cpu::copy::<L, _, _, _>(t9, t11, <__cpu::bf16 as __Elem>::ZERO);
                let t9_at = t9.window([b8.wrapping_mul(8), d7.wrapping_mul(8)], [ROWS_9 as i64, 8]);
                __cpu::copy::<L, _, _, _>(t11, t9_at, <T as __Elem>::ZERO);
                let v11 = __Elem::to::<T>(__Elem::to::<f32>(b8));
                __cpu::fill::<L, _, _>(t8, v11);
                let v4 = __Elem::div(b9.wrapping_mul(8).wrapping_add(d4), 8_i64) <= 4;
                if v4 {
                    let mut scratch = scratch;
                    for i12 in 0_i64..8 {
                        let t6_row = t6.row(1, [i12, 0], 8);
                        Self::parallel::<L, _>(level, 0, 8, t6_row.slice_mut(0, 8));
                    }
                    let t9_at_2 = t9.window([b9.wrapping_mul(8), d7], [8, 8]);
                    __cpu::copy::<L, _, _, _>(t9_at_2, t6, <__cpu::bf16 as __Elem>::ZERO);
                    let t12 = scratch.tile::<__cpu::f16, 2>([ROWS_9 as i64, 8]);
                    let t9_at_3 = t9.window([__Elem::rem(b9, 3_i64), d4.wrapping_sub(2)], [ROWS_9 as i64, 8]);
                    __cpu::copy::<L, _, _, _>(t9_at_3, t12, <__cpu::f16 as __Elem>::ZERO);
                    for i14 in 0_i64..(ROWS_9 as i64) {
                        let v7 = 5_i64.wrapping_add(i14).wrapping_mul(5);
                        let v8 = 5_i64.wrapping_add(i14).wrapping_mul(5);
                        let t11_row = t11.row(1, [i14, 0], 8);
                        Self::parallel_2::<L, _>(level, 0, 8, t11_row.slice(0, 8), v7, v8, h4);
                    }
                    for i16 in 0_i64..(ROWS_9 as i64) {
                        let v14 = 5_i64.wrapping_add(i16).wrapping_mul(5);
                        let v15 = 5_i64.wrapping_add(i16).wrapping_mul(5);
                        let t12_row = t12.row(1, [i16, 0], 8);
                        Self::parallel_3::<L, _>(level, 0, 8, t12_row.slice(0, 8), v14, v15, h4);
                    }
                }
                let t13 = scratch.tile::<__cpu::bf16, 2>([8, 8]);
                __cpu::scan::<L, __cpu::reduce::Sum, _, _, _>(t6, 1, t13, false, <__cpu::bf16 as __Elem>::ZERO);
                let t14 = scratch.tile::<__cpu::f16, 2>([8, 8]);
                __cpu::copy::<L, _, _, _>(t6, t14, <__cpu::f16 as __Elem>::ZERO);
                let t15 = scratch.tile::<__cpu::f16, 2>([8, 8]);
                let w5_at = w5.window([b8.wrapping_mul(8), b9.wrapping_mul(8)], [8, 8]);
                __cpu::copy::<L, _, _, _>(t14, w5_at, <__cpu::f16 as __Elem>::ZERO);
                let w5_at_2 = w5.window([b8.wrapping_mul(8), b9.wrapping_mul(8)], [8, 8]);
                __cpu::copy::<L, _, _, _>(w5_at_2, t15, <__cpu::f16 as __Elem>::ZERO);
                for i18 in 0_i64..8 {
                    let v19 = 5_i64.wrapping_add(i18).wrapping_mul(5);
                    let v20 = 5_i64.wrapping_add(i18).wrapping_mul(5);
                    let t10_row = t10.row(1, [i18, 0], 8);
                    Self::parallel_4::<L, _>(level, 0, 8, t10_row.slice(0, 8), v19, v20, h4);
                }
                for i20 in 0_i64..(ROWS_9 as i64) {
                    let v24 = 5_i64.wrapping_add(i20).wrapping_mul(5);
                    let v25 = 5_i64.wrapping_add(i20).wrapping_mul(5);
                    let t11_row_2 = t11.row(1, [i20, 0], 8);
                    Self::parallel_5::<L, _>(level, 0, 8, t11_row_2.slice(0, 8), v24, v25, h4);
                }
                for i22 in 0_i64..8 {
                    let v29 = 5_i64.wrapping_add(i22).wrapping_mul(5);
                    let v30 = 5_i64.wrapping_add(i22).wrapping_mul(5);
                    let t13_row = t13.row(1, [i22, 0], 8);
                    Self::parallel_6::<L, _>(level, 0, 8, t13_row.slice(0, 8), v29, v30, h4);
                }
                for i24 in 0_i64..8 {
                    let v34 = 5_i64.wrapping_add(i24).wrapping_mul(5);
                    let v35 = 5_i64.wrapping_add(i24).wrapping_mul(5);
                    let t14_row = t14.row(1, [i24, 0], 8);
                    Self::parallel_7::<L, _>(level, 0, 8, t14_row.slice(0, 8), v34, v35, h4);
                }
                for i26 in 0_i64..8 {
                    let v39 = 5_i64.wrapping_add(i26).wrapping_mul(5);
                    let v40 = 5_i64.wrapping_add(i26).wrapping_mul(5);
                    let t15_row = t15.row(1, [i26, 0], 8);
                    Self::parallel_8::<L, _>(level, 0, 8, t15_row.slice(0, 8), v39, v40, h4);
                }
                let y3_at = y3.window([b8.wrapping_mul(8), b9.wrapping_mul(8)], [8, 8]);
                __cpu::copy_out::<L, _, _, _>(t6, y3_at, <<T as __Elem>::Accum as __Elem>::ZERO, __cpu::is_far(call, &y3), __cpu::Coming::nothing());
            }
        }
    }

    const COST: u8 = 0b100;

    fn cost(call: &__cpu::HostCall<'_>, place: [i64; 3]) -> f64 {
        let d4 = __cpu::value::<i64>(call, 1);
        let [_, _, b9] = place;
        let mut cost = 0.0_f64;
        cost += __cpu::work(2184, [8, 8]);
        cost += __cpu::work(12536, []);
        cost += __cpu::work(8, [8]);
        cost += __cpu::work(568, [ROWS_9 as i64, 8]);
        cost += __cpu::work(1, [8, 8, ROWS_9 as i64]);
        let v0: i64 = b9.wrapping_mul(8);
        let v1: i64 = v0.wrapping_add(d4);
        let v2: i64 = __Elem::div(v1, 8_i64);
        let v3: bool = v2 <= 4;
        if v3 {
            let mut cost_2 = 0.0_f64;
            cost_2 += __cpu::work(2608, []);
            cost_2 += __cpu::work(34, [8, 8]);
            cost_2 += __cpu::work(1072, [ROWS_9 as i64, 8]);
            cost += cost_2;
        }
        cost
    }

    const RACES: bool = true;

    #[inline(always)]
    unsafe fn alone<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0_2 = __cpu::tensor::<__cpu::bf16, 2>(call, 0);
            let x1_2 = __cpu::tensor::<__cpu::bf16, 1>(call, 1);
            let y3_2 = __cpu::tensor::<<T as __Elem>::Accum, 2>(call, 3);
            let h4_2 = __cpu::tensor::<u64, 1>(call, 4);
            let w5_2 = __cpu::workspace::<__cpu::f16, 2>(call, 0, 0);
            let d7_2 = __cpu::value::<i64>(call, 0);
            let d4_2 = __cpu::value::<i64>(call, 1);
            let d5_2 = __cpu::value::<i64>(call, 2);
            let d6_2 = __cpu::value::<i64>(call, 3);
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
                let t9_2 = scratch.tile::<T, 2>([ROWS_9 as i64, 8]);
                let v44 = t6_2.load([d4_2, 0], <__cpu::bf16 as __Elem>::ZERO);
                let x0_2_at_2 = x0_2.window([d5_2.wrapping_mul(8), b9_2.wrapping_mul(ROWS_9 as i64)], [ROWS_9 as i64, 8]);
                __cpu::copy::<L, _, _, _>(x0_2_at_2, t9_2, __Elem::to::<T>(v44));
                let t10_2 = scratch.tile::<<T as __Elem>::Accum, 2>([8, 8]);
                let v45 = x0_2.load([3, b9_2], <__cpu::bf16 as __Elem>::ZERO);
                let v46 = x0_2.load([0, d6_2], <__cpu::bf16 as __Elem>::ZERO);
                let v47 = __Elem::select(b8_2 < b9_2, __Elem::to::<f32>(v45), __Elem::to::<f32>(v46));
                let v10_2 = __Elem::to::<<T as __Elem>::Accum>(v47);
                __cpu::fill::<L, _, _>(t10_2, v10_2);
                __cpu::fill::<L, _, _>(t10_2, <<T as __Elem>::Accum as __Elem>::ZERO);
                let t8_2_at = t8_2.permute([1, 0]);
                __cpu::gemm::<L, T, T, <T as __Elem>::Accum>(t8_2_at, t9_2, t10_2, true, scratch.rest());
                let t11_2 = scratch.tile::<__cpu::bf16, 2>([ROWS_9 as i64, 8]);
                __cpu::copy::<L, _, _, _>(t9_2, t11_2, <__cpu::bf16 as __Elem>::ZERO);
                let t9_2_at = t9_2.window([b8_2.wrapping_mul(8), d7_2.wrapping_mul(8)], [ROWS_9 as i64, 8]);
                __cpu::copy::<L, _, _, _>(t11_2, t9_2_at, <T as __Elem>::ZERO);
                let v11_2 = __Elem::to::<T>(__Elem::to::<f32>(b8_2));
                __cpu::fill::<L, _, _>(t8_2, v11_2);
                let v48 = __Elem::div(b9_2.wrapping_mul(8).wrapping_add(d4_2), 8_i64);
                if v48 <= 4 {
                    let mut scratch = scratch;
                    for i12_2 in 0_i64..8 {
                        let t6_2_row = t6_2.row(1, [i12_2, 0], 8);
                        Self::parallel_9::<L, _>(level, 0, 8, t6_2_row.slice_mut(0, 8));
                    }
                    let t9_2_at_2 = t9_2.window([b9_2.wrapping_mul(8), d7_2], [8, 8]);
                    __cpu::copy::<L, _, _, _>(t9_2_at_2, t6_2, <__cpu::bf16 as __Elem>::ZERO);
                    let t12_2 = scratch.tile::<__cpu::f16, 2>([ROWS_9 as i64, 8]);
                    let t9_2_at_3 = t9_2.window([__Elem::rem(b9_2, 3_i64), d4_2.wrapping_sub(2)], [ROWS_9 as i64, 8]);
                    __cpu::copy::<L, _, _, _>(t9_2_at_3, t12_2, <__cpu::f16 as __Elem>::ZERO);
                    for i14_2 in 0_i64..(ROWS_9 as i64) {
                        let v51 = 5_i64.wrapping_add(i14_2).wrapping_mul(5);
                        let v52 = 5_i64.wrapping_add(i14_2).wrapping_mul(5);
                        let t11_2_row = t11_2.row(1, [i14_2, 0], 8);
                        Self::parallel_10::<L, _>(level, 0, 8, t11_2_row.slice(0, 8), v51, v52, h4_2);
                    }
                    for i16_2 in 0_i64..(ROWS_9 as i64) {
                        let v56 = 5_i64.wrapping_add(i16_2).wrapping_mul(5);
                        let v57 = 5_i64.wrapping_add(i16_2).wrapping_mul(5);
                        let t12_2_row = t12_2.row(1, [i16_2, 0], 8);
                        Self::parallel_11::<L, _>(level, 0, 8, t12_2_row.slice(0, 8), v56, v57, h4_2);
                    }
                }
                let t13_2 = scratch.tile::<__cpu::bf16, 2>([8, 8]);
                __cpu::scan::<L, __cpu::reduce::Sum, _, _, _>(t6_2, 1, t13_2, false, <__cpu::bf16 as __Elem>::ZERO);
                let t14_2 = scratch.tile::<__cpu::f16, 2>([8, 8]);
                __cpu::copy::<L, _, _, _>(t6_2, t14_2, <__cpu::f16 as __Elem>::ZERO);
                let t15_2 = scratch.tile::<__cpu::f16, 2>([8, 8]);
                let w5_2_at = w5_2.window([b8_2.wrapping_mul(8), b9_2.wrapping_mul(8)], [8, 8]);
                __cpu::copy::<L, _, _, _>(t14_2, w5_2_at, <__cpu::f16 as __Elem>::ZERO);
                let w5_2_at_2 = w5_2.window([b8_2.wrapping_mul(8), b9_2.wrapping_mul(8)], [8, 8]);
                __cpu::copy::<L, _, _, _>(w5_2_at_2, t15_2, <__cpu::f16 as __Elem>::ZERO);
                for i18_2 in 0_i64..8 {
                    let v61 = 5_i64.wrapping_add(i18_2).wrapping_mul(5);
                    let v62 = 5_i64.wrapping_add(i18_2).wrapping_mul(5);
                    let t10_2_row = t10_2.row(1, [i18_2, 0], 8);
                    Self::parallel_12::<L, _>(level, 0, 8, t10_2_row.slice(0, 8), v61, v62, h4_2);
                }
                for i20_2 in 0_i64..(ROWS_9 as i64) {
                    let v66 = 5_i64.wrapping_add(i20_2).wrapping_mul(5);
                    let v67 = 5_i64.wrapping_add(i20_2).wrapping_mul(5);
                    let t11_2_row_2 = t11_2.row(1, [i20_2, 0], 8);
                    Self::parallel_13::<L, _>(level, 0, 8, t11_2_row_2.slice(0, 8), v66, v67, h4_2);
                }
                for i22_2 in 0_i64..8 {
                    let v71 = 5_i64.wrapping_add(i22_2).wrapping_mul(5);
                    let v72 = 5_i64.wrapping_add(i22_2).wrapping_mul(5);
                    let t13_2_row = t13_2.row(1, [i22_2, 0], 8);
                    Self::parallel_14::<L, _>(level, 0, 8, t13_2_row.slice(0, 8), v71, v72, h4_2);
                }
                for i24_2 in 0_i64..8 {
                    let v76 = 5_i64.wrapping_add(i24_2).wrapping_mul(5);
                    let v77 = 5_i64.wrapping_add(i24_2).wrapping_mul(5);
                    let t14_2_row = t14_2.row(1, [i24_2, 0], 8);
                    Self::parallel_15::<L, _>(level, 0, 8, t14_2_row.slice(0, 8), v76, v77, h4_2);
                }
                for i26_2 in 0_i64..8 {
                    let v81 = 5_i64.wrapping_add(i26_2).wrapping_mul(5);
                    let v82 = 5_i64.wrapping_add(i26_2).wrapping_mul(5);
                    let t15_2_row = t15_2.row(1, [i26_2, 0], 8);
                    Self::parallel_16::<L, _>(level, 0, 8, t15_2_row.slice(0, 8), v81, v82, h4_2);
                }
                let y3_2_at = y3_2.window([b8_2.wrapping_mul(8), b9_2.wrapping_mul(8)], [8, 8]);
                __cpu::copy_out::<L, _, _, _>(t6_2, y3_2_at, <<T as __Elem>::Accum as __Elem>::ZERO, __cpu::is_far(call, &y3_2), __cpu::Coming::nothing());
            }
        }
    }
}
