// Emitted from the random kernel of seed 1.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;


#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel(());

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl __Kernel {
    #[inline(always)]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t6_row: R0,
        v5: i64,
        v6: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i5 = start + lane as i64;
                let v7 = t6_row.get(lane);
                let v8 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v7) * 16.0_f32));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v5.wrapping_add(i5), 7_i64)], v8.wrapping_mul(__Elem::to::<u64>(v6.wrapping_add(i5))), __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t7_row: R0,
        v9: i64,
        v10: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i6 = start + lane as i64;
                let v11 = t7_row.get(lane);
                let v12 = __Elem::to::<u64>(v11).wrapping_mul(__Elem::to::<u64>(v10.wrapping_add(i6)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v9.wrapping_add(i6), 7_i64)], v12, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::F8E4M3>>(
        level: L,
        start: i64,
        count: i64,
        mut t9_row: R0,
        v18: __cpu::F8E4M3,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t9_row.set(lane, v18);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>, R1: __cpu::row::RowMut<__cpu::F8E5M2>>(
        level: L,
        start: i64,
        count: i64,
        t6_row_2: R0,
        mut t10_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v19 = t6_row_2.get(lane);
                t10_row.set(lane, __Elem::to::<__cpu::F8E5M2>(v19));
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t12_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i12 = start + lane as i64;
                let v21 = __Elem::to::<i32>(i12).wrapping_mul(3_i32).wrapping_add(0_i32);
                t12_row.set(lane, v21);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t13_row: R0,
        v22: i64,
        v23: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i16 = start + lane as i64;
                let v24 = t13_row.get(lane);
                let v25 = __Elem::to::<u64>(__Elem::to::<i64>(v24 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v23.wrapping_add(i16)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v22.wrapping_add(i16), 7_i64)], v25, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t14_row: R0,
        v26: i64,
        v27: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i17 = start + lane as i64;
                let v28 = t14_row.get(lane);
                let v29 = __Elem::to::<u64>(v28).wrapping_mul(__Elem::to::<u64>(v27.wrapping_add(i17)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v26.wrapping_add(i17), 7_i64)], v29, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t12_row_2: R0,
        v30: i64,
        v31: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i18 = start + lane as i64;
                let v32 = t12_row_2.get(lane);
                let v33 = __Elem::to::<u64>(v32).wrapping_mul(__Elem::to::<u64>(v31.wrapping_add(i18)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v30.wrapping_add(i18), 7_i64)], v33, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t13_row_2: R0,
        v34: i64,
        v35: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i20 = start + lane as i64;
                let v36 = t13_row_2.get(lane);
                let v37 = __Elem::to::<u64>(__Elem::to::<i64>(v36 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v35.wrapping_add(i20)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v34.wrapping_add(i20), 7_i64)], v37, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t5_row: R0,
        v38: i64,
        v39: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21 = start + lane as i64;
                let v40 = t5_row.get(lane);
                let v41 = __Elem::to::<u64>(v40).wrapping_mul(__Elem::to::<u64>(v39.wrapping_add(i21)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v38.wrapping_add(i21), 7_i64)], v41, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t6_row_3: R0,
        v42: i64,
        v43: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i22 = start + lane as i64;
                let v44 = t6_row_3.get(lane);
                let v45 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v44) * 16.0_f32));
                let v46 = v45.wrapping_mul(__Elem::to::<u64>(v43.wrapping_add(i22)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v42.wrapping_add(i22), 7_i64)], v46, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t15_row: R0,
        v47: i64,
        v48: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23 = start + lane as i64;
                let v49 = t15_row.get(lane);
                let v50 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v49) * 16.0_f32));
                let v51 = v50.wrapping_mul(__Elem::to::<u64>(v48.wrapping_add(i23)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v47.wrapping_add(i23), 7_i64)], v51, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t16_row: R0,
        v52: i64,
        v53: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i24 = start + lane as i64;
                let v54 = t16_row.get(lane);
                let v55 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v54) * 16.0_f32));
                let v56 = v55.wrapping_mul(__Elem::to::<u64>(v53.wrapping_add(i24)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v52.wrapping_add(i24), 7_i64)], v56, __cpu::Order::Relaxed);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl __cpu::Kernel for __Kernel {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_1", args);
        let d0 = plan.extent(0, 0);
        let d1 = plan.extent(1, 0);
        plan.expect("y2", 2, 0, d1)?;
        plan.expect("h3", 3, 0, 7)?;
        plan.workspace::<__cpu::bf16, 1>([d1])?;
        let v0 = d1.wrapping_add(8);
        let v1 = v0.wrapping_sub(1);
        let v2 = __Elem::div(v1, 8_i64);
        plan.value(d1);
        plan.value(d0);
        plan.finish([1, 1, v2])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<i32, 1>([8]);
        size.tile::<__cpu::bf16, 1>([8]);
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.tile::<i32, 1>([1]);
            outer.cover(size);
        }
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.tile::<__cpu::bf16, 1>([1]);
            outer.cover(size);
        }
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.tile::<__cpu::F8E4M3, 2>([1, 8]);
            size.tile::<__cpu::F8E5M2, 2>([1, 8]);
            size.tile::<f32, 2>([1, 1]);
            size.gemm::<L, __cpu::F8E4M3, __cpu::F8E5M2, f32>(1, 1, 8);
            size.tile::<i32, 1>([1]);
            size.tile::<f32, 2>([1, 1]);
            {
                let outer = &mut size;
                let mut size = outer.scope();
                size.tile::<i32, 1>([1]);
                outer.cover(size);
            }
            outer.cover(size);
        }
        size.tile::<__cpu::bf16, 1>([8]);
        size.tile::<__cpu::bf16, 1>([8]);
        size.tile::<i32, 1>([8]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<i32, 1>(call, 0);
            let y1 = __cpu::tensor::<__cpu::bf16, 1>(call, 1);
            let y2 = __cpu::tensor::<i32, 1>(call, 2);
            let h3 = __cpu::tensor::<u64, 1>(call, 3);
            let p3 = __cpu::scalar::<i64>(call.args, 4);
            let q4 = __cpu::scalar::<i64>(call.args, 5);
            let w4 = __cpu::workspace::<__cpu::bf16, 1>(call, 0, 0);
            let d1 = __cpu::value::<i64>(call, 0);
            let d0 = __cpu::value::<i64>(call, 1);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b2] = block.index;
                let mut scratch = block.scratch;
                let t5 = scratch.tile::<i32, 1>([8]);
                let x0_at = x0.window([b2.wrapping_add(2)], [8]);
                __cpu::copy::<L, _, _, _>(x0_at, t5, -3_i32);
                let t6 = scratch.tile::<__cpu::bf16, 1>([8]);
                __cpu::fill::<L, _, _>(t6, <__cpu::bf16 as __Elem>::ZERO);
                let v0 = x0.load([b2], <i32 as __Elem>::ZERO);
                let v1 = x0.load([__Elem::to::<i64>(v0)], <i32 as __Elem>::ZERO);
                let v2 = t5.load([__Elem::to::<i64>(v1).wrapping_mul(3)], <i32 as __Elem>::ZERO);
                let v3 = x0.load([d1], <i32 as __Elem>::ZERO);
                let v4 = x0.load([d0], <i32 as __Elem>::ZERO);
                if v2 <= __Elem::rem(v3, v4) {
                    let mut scratch = scratch;
                    __cpu::copy::<L, _, _, _>(t6, t5, <i32 as __Elem>::ZERO);
                    let t7 = scratch.tile::<i32, 1>([1]);
                    __cpu::reduce::reduce::<L, __cpu::reduce::Min, _, _, 1>(t5, 0, t7, false, <i32 as __Elem>::ZERO);
                    let v5 = 1_i64.wrapping_mul(5);
                    let v6 = 1_i64.wrapping_mul(5);
                    let t6_row = t6.row(0, [0], 8);
                    Self::parallel::<L, _>(level, 0, 8, t6_row.slice(0, 8), v5, v6, h3);
                    let v9 = 1_i64.wrapping_mul(5);
                    let v10 = 1_i64.wrapping_mul(5);
                    let t7_row = t7.row(0, [0], 1);
                    Self::parallel_2::<L, _>(level, 0, 1, t7_row.slice(0, 1), v9, v10, h3);
                } else {
                    let mut scratch = scratch;
                    let t8 = scratch.tile::<__cpu::bf16, 1>([1]);
                    __cpu::fill::<L, _, _>(t8, <__cpu::bf16 as __Elem>::ONE);
                    __cpu::reduce::reduce::<L, __cpu::reduce::AbsSum, _, _, 1>(t6, 0, t8, true, <__cpu::bf16 as __Elem>::ZERO);
                }
                for k7 in __cpu::steps(0, 3, 3) {
                    let mut scratch = scratch;
                    let t9 = scratch.tile::<__cpu::F8E4M3, 2>([1, 8]);
                    for i8 in 0_i64..1 {
                        let v13 = x0.load([k7], <i32 as __Elem>::ZERO);
                        let v14 = t6.load([__Elem::to::<i64>(v13)], <__cpu::bf16 as __Elem>::ZERO);
                        let v15 = x0.load([i8], <i32 as __Elem>::ZERO);
                        let v16 = t6.load([__Elem::to::<i64>(v15)], <__cpu::bf16 as __Elem>::ZERO);
                        let v17 = __Elem::mul(__Elem::to::<__cpu::F8E4M3>(v14), __Elem::to::<__cpu::F8E4M3>(v16));
                        let v18 = __Elem::add(<__cpu::F8E4M3 as __Elem>::of_i64(-2), v17);
                        let t9_row = t9.row(1, [i8, 0], 8);
                        Self::parallel_3::<L, _>(level, 0, 8, t9_row.slice_mut(0, 8), v18);
                    }
                    let t10 = scratch.tile::<__cpu::F8E5M2, 2>([1, 8]);
                    for i10 in 0_i64..1 {
                        let t6_row_2 = t6.row(0, [0], 8);
                        let t10_row = t10.row(1, [i10, 0], 8);
                        Self::parallel_4::<L, _, _>(level, 0, 8, t6_row_2.slice(0, 8), t10_row.slice_mut(0, 8));
                    }
                    let t11 = scratch.tile::<f32, 2>([1, 1]);
                    let v20 = t6.load([2], <__cpu::bf16 as __Elem>::ZERO);
                    __cpu::fill::<L, _, _>(t11, -__Elem::to::<f32>(v20));
                    let t10_at = t10.permute([1, 0]);
                    __cpu::gemm::gemm::<L, __cpu::F8E4M3, __cpu::F8E5M2, f32>(t9, t10_at, t11, true, scratch.rest());
                    let t12 = scratch.tile::<i32, 1>([1]);
                    let t12_row = t12.row(0, [0], 1);
                    Self::parallel_5::<L, _>(level, 0, 1, t12_row.slice_mut(0, 1));
                    let t13 = scratch.tile::<f32, 2>([1, 1]);
                    __cpu::copy::<L, _, _, _>(t11, t13, <f32 as __Elem>::ZERO);
                    __cpu::scatter::<L, _, _, _, _>(t13, t12, t11, <f32 as __Elem>::ZERO);
                    for k13 in __cpu::steps(0, p3, 3) {
                        let mut scratch = scratch;
                        let t14 = scratch.tile::<i32, 1>([1]);
                        __cpu::arg_reduce::<L, __cpu::reduce::ArgMax, _, _, 2>(t9, 1, __cpu::insert_axis(t14, 1), <__cpu::F8E4M3 as __Elem>::ZERO);
                        for i15 in 0_i64..1 {
                            let v22 = 1_i64.wrapping_mul(5).wrapping_add(i15).wrapping_mul(5);
                            let v23 = 1_i64.wrapping_mul(5).wrapping_add(i15).wrapping_mul(5);
                            let t13_row = t13.row(1, [i15, 0], 1);
                            Self::parallel_6::<L, _>(level, 0, 1, t13_row.slice(0, 1), v22, v23, h3);
                        }
                        let v26 = 1_i64.wrapping_mul(5);
                        let v27 = 1_i64.wrapping_mul(5);
                        let t14_row = t14.row(0, [0], 1);
                        Self::parallel_7::<L, _>(level, 0, 1, t14_row.slice(0, 1), v26, v27, h3);
                    }
                    let v30 = 1_i64.wrapping_mul(5);
                    let v31 = 1_i64.wrapping_mul(5);
                    let t12_row_2 = t12.row(0, [0], 1);
                    Self::parallel_8::<L, _>(level, 0, 1, t12_row_2.slice(0, 1), v30, v31, h3);
                    for i19 in 0_i64..1 {
                        let v34 = 1_i64.wrapping_mul(5).wrapping_add(i19).wrapping_mul(5);
                        let v35 = 1_i64.wrapping_mul(5).wrapping_add(i19).wrapping_mul(5);
                        let t13_row_2 = t13.row(1, [i19, 0], 1);
                        Self::parallel_9::<L, _>(level, 0, 1, t13_row_2.slice(0, 1), v34, v35, h3);
                    }
                }
                let t15 = scratch.tile::<__cpu::bf16, 1>([8]);
                let t6_at = t6.window([p3.wrapping_mul(8)], [8]);
                __cpu::copy::<L, _, _, _>(t6_at, t15, <__cpu::bf16 as __Elem>::ZERO);
                let t16 = scratch.tile::<__cpu::bf16, 1>([8]);
                let w4_at = w4.window([b2.wrapping_mul(8)], [8]);
                __cpu::copy::<L, _, _, _>(t15, w4_at, <__cpu::bf16 as __Elem>::ZERO);
                let w4_at_2 = w4.window([b2.wrapping_mul(8)], [8]);
                __cpu::copy::<L, _, _, _>(w4_at_2, t16, <__cpu::bf16 as __Elem>::ZERO);
                let v38 = 1_i64.wrapping_mul(5);
                let v39 = 1_i64.wrapping_mul(5);
                let t5_row = t5.row(0, [0], 8);
                Self::parallel_10::<L, _>(level, 0, 8, t5_row.slice(0, 8), v38, v39, h3);
                let v42 = 1_i64.wrapping_mul(5);
                let v43 = 1_i64.wrapping_mul(5);
                let t6_row_3 = t6.row(0, [0], 8);
                Self::parallel_11::<L, _>(level, 0, 8, t6_row_3.slice(0, 8), v42, v43, h3);
                let v47 = 1_i64.wrapping_mul(5);
                let v48 = 1_i64.wrapping_mul(5);
                let t15_row = t15.row(0, [0], 8);
                Self::parallel_12::<L, _>(level, 0, 8, t15_row.slice(0, 8), v47, v48, h3);
                let v52 = 1_i64.wrapping_mul(5);
                let v53 = 1_i64.wrapping_mul(5);
                let t16_row = t16.row(0, [0], 8);
                Self::parallel_13::<L, _>(level, 0, 8, t16_row.slice(0, 8), v52, v53, h3);
                let y1_at = y1.window([b2.wrapping_mul(8)], [8]);
                __cpu::copy::<L, _, _, _>(t5, y1_at, <__cpu::bf16 as __Elem>::ZERO);
                let t17 = scratch.tile::<i32, 1>([8]);
                let v57 = t6.load([__Elem::div(q4.wrapping_mul(8).wrapping_add(b2), 8_i64)], <__cpu::bf16 as __Elem>::ZERO);
                __cpu::fill::<L, _, _>(t17, __Elem::to::<i32>(v57));
                let y2_at = y2.window([b2.wrapping_mul(8)], [8]);
                __cpu::copy::<L, _, _, _>(t17, y2_at, <i32 as __Elem>::ZERO);
            }
        }
    }
}
