// Emitted from the random kernel of seed 8.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;


#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<const BM: usize>(());

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<const BM: usize> __Kernel<BM> {
    #[inline(always)]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::Row<f32>, R1: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        t3_row: R0,
        mut t4_row: R1,
        v2: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut s11 = <f32 as __Elem>::ZERO;
                s11 = 0.0_f32;
                for k12 in 0_i64..5 {
                    let v3 = s11;
                    let v4 = t3_row.get(lane);
                    s11 = v3 + (-__Elem::max(v4, v2));
                }
                let v5 = s11;
                t4_row.set(lane, v5);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t5_row: R0,
        t4: __cpu::View<f32, 3>,
        v6: f32,
        i13: i64,
        v7: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14 = start + lane as i64;
                let v8 = t4.load([i14, 1, i14], <f32 as __Elem>::ZERO);
                let v9 = __Elem::select((v6 >= v8) | (i13 != i14), v7, -4.0_f32);
                t5_row.set(lane, v9);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t13_row: R0,
        v22: i64,
        v24: i64,
        h2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i18 = start + lane as i64;
                let v25 = t13_row.get(lane);
                let v26 = __Elem::to::<u64>(__Elem::to::<i64>(v25 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v24.wrapping_add(i18)));
                h2.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v22.wrapping_add(i18), 7_i64)], v26, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t14_row: R0,
        v27: i64,
        v28: i64,
        h2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i20 = start + lane as i64;
                let v29 = t14_row.get(lane);
                let v30 = __Elem::to::<u64>(__Elem::to::<i64>(v29 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v28.wrapping_add(i20)));
                h2.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v27.wrapping_add(i20), 7_i64)], v30, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t3_row_2: R0,
        v31: i64,
        v32: i64,
        h2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21 = start + lane as i64;
                let v33 = t3_row_2.get(lane);
                let v34 = __Elem::to::<u64>(__Elem::to::<i64>(v33 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v32.wrapping_add(i21)));
                h2.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v31.wrapping_add(i21), 7_i64)], v34, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t4_row_2: R0,
        v36: i64,
        v38: i64,
        h2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i24 = start + lane as i64;
                let v39 = t4_row_2.get(lane);
                let v40 = __Elem::to::<u64>(__Elem::to::<i64>(v39 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v38.wrapping_add(i24)));
                h2.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v36.wrapping_add(i24), 7_i64)], v40, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t5_row_2: R0,
        v41: i64,
        v42: i64,
        h2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i26 = start + lane as i64;
                let v43 = t5_row_2.get(lane);
                let v44 = __Elem::to::<u64>(__Elem::to::<i64>(v43 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v42.wrapping_add(i26)));
                h2.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v41.wrapping_add(i26), 7_i64)], v44, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t6_row: R0,
        v45: i64,
        v46: i64,
        h2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i28 = start + lane as i64;
                let v47 = t6_row.get(lane);
                let v48 = __Elem::to::<u64>(__Elem::to::<i64>(v47 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v46.wrapping_add(i28)));
                h2.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v45.wrapping_add(i28), 7_i64)], v48, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t7_row: R0,
        v49: i64,
        v50: i64,
        h2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i30 = start + lane as i64;
                let v51 = t7_row.get(lane);
                let v52 = __Elem::to::<u64>(__Elem::to::<i64>(v51 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v50.wrapping_add(i30)));
                h2.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v49.wrapping_add(i30), 7_i64)], v52, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<u16>>(
        level: L,
        start: i64,
        count: i64,
        t8_row: R0,
        v54: i64,
        v56: i64,
        h2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i33 = start + lane as i64;
                let v57 = t8_row.get(lane);
                let v58 = __Elem::to::<u64>(v57).wrapping_mul(__Elem::to::<u64>(v56.wrapping_add(i33)));
                h2.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v54.wrapping_add(i33), 7_i64)], v58, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t9_row: R0,
        v59: i64,
        v60: i64,
        h2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i35 = start + lane as i64;
                let v61 = t9_row.get(lane);
                let v62 = __Elem::to::<u64>(v61).wrapping_mul(__Elem::to::<u64>(v60.wrapping_add(i35)));
                h2.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v59.wrapping_add(i35), 7_i64)], v62, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t10_row: R0,
        v63: i64,
        v64: i64,
        h2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i37 = start + lane as i64;
                let v65 = t10_row.get(lane);
                let v66 = __Elem::to::<u64>(__Elem::to::<i64>(v65 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v64.wrapping_add(i37)));
                h2.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v63.wrapping_add(i37), 7_i64)], v66, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t11_row: R0,
        v67: i64,
        v68: i64,
        h2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i39 = start + lane as i64;
                let v69 = t11_row.get(lane);
                let v70 = __Elem::to::<u64>(__Elem::to::<i64>(v69 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v68.wrapping_add(i39)));
                h2.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v67.wrapping_add(i39), 7_i64)], v70, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t12_row: R0,
        v71: i64,
        v72: i64,
        h2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i41 = start + lane as i64;
                let v73 = t12_row.get(lane);
                let v74 = __Elem::to::<u64>(__Elem::to::<i64>(v73 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v72.wrapping_add(i41)));
                h2.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v71.wrapping_add(i41), 7_i64)], v74, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t13_row_2: R0,
        v76: i64,
        v78: i64,
        h2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i44 = start + lane as i64;
                let v79 = t13_row_2.get(lane);
                let v80 = __Elem::to::<u64>(__Elem::to::<i64>(v79 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v78.wrapping_add(i44)));
                h2.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v76.wrapping_add(i44), 7_i64)], v80, __cpu::Order::Relaxed);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<const BM: usize> __cpu::Kernel for __Kernel<BM> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_8", args);
        let d0 = plan.extent(0, 0);
        plan.expect("x0", 0, 1, d0)?;
        let d1 = plan.extent(1, 0);
        let d2 = plan.extent(1, 1);
        plan.expect("h2", 2, 0, 7)?;
        let v0 = d1.wrapping_add(BM as i64);
        let v1 = v0.wrapping_sub(1);
        let n7 = __Elem::div(v1, BM as i64);
        let v2 = d1.wrapping_add(BM as i64);
        let v3 = v2.wrapping_sub(1);
        let v4 = __Elem::div(v3, BM as i64);
        let v5 = d2.wrapping_add(BM as i64 + 1);
        let v6 = v5.wrapping_sub(1);
        let v7 = __Elem::div(v6, BM as i64 + 1);
        plan.value(n7);
        plan.value(d1);
        plan.value(d2);
        plan.value(d0);
        plan.finish([1, v4, v7])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<f32, 1>([BM as i64]);
        size.tile::<f32, 3>([BM as i64, 4, 4]);
        size.tile::<f32, 2>([4, 4]);
        size.tile::<f32, 2>([BM as i64, 4]);
        size.tile::<f32, 2>([4, BM as i64]);
        size.gemm::<L, f32, f32, f32>(4, BM as i64, 4);
        size.tile::<u16, 3>([4, BM as i64, 4]);
        size.tile::<i32, 2>([BM as i64, 1]);
        size.tile::<f32, 2>([4, 4]);
        size.tile::<f32, 2>([4, 4]);
        size.tile::<f32, 2>([4, 4]);
        size.gemm::<L, f32, f32, f32>(4, 4, 4);
        size.tile::<f32, 3>([4, 4, BM as i64]);
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.tile::<f32, 2>([4, 4]);
            outer.cover(size);
        }
        size.tile::<u16, 2>([BM as i64, BM as i64 + 1]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<u16, 2>(call, 0);
            let y1 = __cpu::tensor::<u16, 2>(call, 1);
            let h2 = __cpu::tensor::<u64, 1>(call, 2);
            let p5 = __cpu::scalar::<i64>(call.args, 3);
            let q6 = __cpu::scalar::<i64>(call.args, 4);
            let n7 = __cpu::value::<i64>(call, 0);
            let d1 = __cpu::value::<i64>(call, 1);
            let d2 = __cpu::value::<i64>(call, 2);
            let d0 = __cpu::value::<i64>(call, 3);
            for block in __cpu::Blocks::new(call) {
                let [_, b3, b4] = block.index;
                let mut scratch = block.scratch;
                let t3 = scratch.tile::<f32, 1>([BM as i64]);
                let v0 = x0.load([q6, b3], <u16 as __Elem>::ZERO);
                let v1 = x0.load([__Elem::to::<i64>(v0), 0], <u16 as __Elem>::ZERO);
                let x0_at = x0.window([b3.wrapping_mul(BM as i64 + 1), n7], [1, BM as i64]).squeeze([1]);
                __cpu::copy::<L, _, _, _>(x0_at, t3, __Elem::to::<f32>(v1));
                let t4 = scratch.tile::<f32, 3>([BM as i64, 4, 4]);
                for i8 in 0_i64..4 {
                    for i9 in 0_i64..4 {
                        let v2 = t3.load([2], <f32 as __Elem>::ZERO);
                        let t3_row = t3.row(0, [0], BM as i64);
                        let t4_row = t4.row(0, [0, i9, i8], BM as i64);
                        Self::parallel::<L, _, _>(level, 0, BM as i64, t3_row.slice(0, BM as i64), t4_row.strided(0), v2);
                    }
                }
                let t5 = scratch.tile::<f32, 2>([4, 4]);
                for i13 in 0_i64..4 {
                    let v6 = t4.load([i13, i13, i13], <f32 as __Elem>::ZERO);
                    let v7 = (-1.0_f32) + 1.0_f32;
                    let t5_row = t5.row(1, [i13, 0], 4);
                    Self::parallel_2::<L, _>(level, 0, 4, t5_row.slice_mut(0, 4), t4, v6, i13, v7);
                }
                let t6 = scratch.tile::<f32, 2>([BM as i64, 4]);
                let x0_at_2 = x0.window([b4.wrapping_mul(BM as i64), n7], [BM as i64, 4]);
                __cpu::copy::<L, _, _, _>(x0_at_2, t6, <f32 as __Elem>::ZERO);
                let t7 = scratch.tile::<f32, 2>([4, BM as i64]);
                let v10 = t4.load([d1.wrapping_mul(2), p5, b4], <f32 as __Elem>::ZERO);
                __cpu::fill::<L, _, _>(t7, v10);
                __cpu::fill::<L, _, _>(t7, 0.0_f32);
                let t6_at = t6.permute([1, 0]);
                __cpu::gemm::gemm::<L, f32, f32, f32>(t5, t6_at, t7, true, scratch.rest());
                __cpu::fill::<L, _, _>(t4, 0.0_f32);
                let t8 = scratch.tile::<u16, 3>([4, BM as i64, 4]);
                let v11 = __Elem::rem(__Elem::to::<u16>(d1).wrapping_mul(2_u16), 2_u16);
                let v12 = x0.load([b4, 2], <u16 as __Elem>::ZERO);
                __cpu::fill::<L, _, _>(t8, __Elem::max(v11, __Elem::div(v12, 4_u16)));
                let t9 = scratch.tile::<i32, 2>([BM as i64, 1]);
                __cpu::arg_reduce::<L, __cpu::reduce::ArgMax, _, _, 2>(t6, 1, t9, <f32 as __Elem>::ZERO);
                let t10 = scratch.tile::<f32, 2>([4, 4]);
                let v13 = t6.load([n7, b4], <f32 as __Elem>::ZERO);
                let t4_at = t4.window([b3, n7.wrapping_mul(4), p5.wrapping_mul(BM as i64)], [4, 1, 4]).squeeze([0, 2]);
                let t4_at_at = t4_at.permute([1, 0]);
                __cpu::copy::<L, _, _, _>(t4_at_at, t10, v13);
                let t11 = scratch.tile::<f32, 2>([4, 4]);
                __cpu::copy::<L, _, _, _>(t5, t11, <f32 as __Elem>::ZERO);
                let t12 = scratch.tile::<f32, 2>([4, 4]);
                __cpu::gemm::gemm::<L, f32, f32, f32>(t10, t11, t12, false, scratch.rest());
                let t13 = scratch.tile::<f32, 3>([4, 4, BM as i64]);
                let v14 = t10.load([b4, b4], <f32 as __Elem>::ZERO);
                let t4_at_2 = t4.window([b4, q6, p5.wrapping_mul(BM as i64 + 1)], [BM as i64, 4, 4]);
                let t4_at_2_at = t4_at_2.permute([1, 2, 0]);
                __cpu::copy::<L, _, _, _>(t4_at_2_at, t13, v14);
                let v15 = t7.load([d1, __Elem::rem(d2, 4_i64)], <f32 as __Elem>::ZERO);
                let v16 = x0.load([b4, b3], <u16 as __Elem>::ZERO);
                let v17 = t8.load([n7, d0, __Elem::to::<i64>(v16)], <u16 as __Elem>::ZERO);
                let v18 = t8.load([__Elem::to::<i64>(v17), b3, 3], <u16 as __Elem>::ZERO);
                let v19 = t9.load([n7, __Elem::to::<i64>(v18)], <i32 as __Elem>::ZERO);
                let v20 = t12.load([__Elem::to::<i64>(v19), b3], <f32 as __Elem>::ZERO);
                if (v15 >= v20) | (d1.wrapping_mul(1) > b4) {
                    let mut scratch = scratch;
                    let t14 = scratch.tile::<f32, 2>([4, 4]);
                    __cpu::scan::<L, __cpu::reduce::Sum, _, _, _>(t10, 0, t14, false, <f32 as __Elem>::ZERO);
                    for i16 in 0_i64..4 {
                        for i17 in 0_i64..4 {
                            let v21 = 1_i64.wrapping_mul(5).wrapping_add(i16).wrapping_mul(5).wrapping_add(i17);
                            let v22 = v21.wrapping_mul(5);
                            let v23 = 1_i64.wrapping_mul(5).wrapping_add(i16).wrapping_mul(5).wrapping_add(i17);
                            let v24 = v23.wrapping_mul(5);
                            let t13_row = t13.row(2, [i16, i17, 0], BM as i64);
                            Self::parallel_3::<L, _>(level, 0, BM as i64, t13_row.slice(0, BM as i64), v22, v24, h2);
                        }
                    }
                    for i19 in 0_i64..4 {
                        let v27 = 1_i64.wrapping_mul(5).wrapping_add(i19).wrapping_mul(5);
                        let v28 = 1_i64.wrapping_mul(5).wrapping_add(i19).wrapping_mul(5);
                        let t14_row = t14.row(1, [i19, 0], 4);
                        Self::parallel_4::<L, _>(level, 0, 4, t14_row.slice(0, 4), v27, v28, h2);
                    }
                }
                let v31 = 1_i64.wrapping_mul(5);
                let v32 = 1_i64.wrapping_mul(5);
                let t3_row_2 = t3.row(0, [0], BM as i64);
                Self::parallel_5::<L, _>(level, 0, BM as i64, t3_row_2.slice(0, BM as i64), v31, v32, h2);
                for i22 in 0_i64..(BM as i64) {
                    for i23 in 0_i64..4 {
                        let v35 = 1_i64.wrapping_mul(5).wrapping_add(i22).wrapping_mul(5).wrapping_add(i23);
                        let v36 = v35.wrapping_mul(5);
                        let v37 = 1_i64.wrapping_mul(5).wrapping_add(i22).wrapping_mul(5).wrapping_add(i23);
                        let v38 = v37.wrapping_mul(5);
                        let t4_row_2 = t4.row(2, [i22, i23, 0], 4);
                        Self::parallel_6::<L, _>(level, 0, 4, t4_row_2.slice(0, 4), v36, v38, h2);
                    }
                }
                for i25 in 0_i64..4 {
                    let v41 = 1_i64.wrapping_mul(5).wrapping_add(i25).wrapping_mul(5);
                    let v42 = 1_i64.wrapping_mul(5).wrapping_add(i25).wrapping_mul(5);
                    let t5_row_2 = t5.row(1, [i25, 0], 4);
                    Self::parallel_7::<L, _>(level, 0, 4, t5_row_2.slice(0, 4), v41, v42, h2);
                }
                for i27 in 0_i64..(BM as i64) {
                    let v45 = 1_i64.wrapping_mul(5).wrapping_add(i27).wrapping_mul(5);
                    let v46 = 1_i64.wrapping_mul(5).wrapping_add(i27).wrapping_mul(5);
                    let t6_row = t6.row(1, [i27, 0], 4);
                    Self::parallel_8::<L, _>(level, 0, 4, t6_row.slice(0, 4), v45, v46, h2);
                }
                for i29 in 0_i64..4 {
                    let v49 = 1_i64.wrapping_mul(5).wrapping_add(i29).wrapping_mul(5);
                    let v50 = 1_i64.wrapping_mul(5).wrapping_add(i29).wrapping_mul(5);
                    let t7_row = t7.row(1, [i29, 0], BM as i64);
                    Self::parallel_9::<L, _>(level, 0, BM as i64, t7_row.slice(0, BM as i64), v49, v50, h2);
                }
                for i31 in 0_i64..4 {
                    for i32 in 0_i64..(BM as i64) {
                        let v53 = 1_i64.wrapping_mul(5).wrapping_add(i31).wrapping_mul(5).wrapping_add(i32);
                        let v54 = v53.wrapping_mul(5);
                        let v55 = 1_i64.wrapping_mul(5).wrapping_add(i31).wrapping_mul(5).wrapping_add(i32);
                        let v56 = v55.wrapping_mul(5);
                        let t8_row = t8.row(2, [i31, i32, 0], 4);
                        Self::parallel_10::<L, _>(level, 0, 4, t8_row.slice(0, 4), v54, v56, h2);
                    }
                }
                for i34 in 0_i64..(BM as i64) {
                    let v59 = 1_i64.wrapping_mul(5).wrapping_add(i34).wrapping_mul(5);
                    let v60 = 1_i64.wrapping_mul(5).wrapping_add(i34).wrapping_mul(5);
                    let t9_row = t9.row(1, [i34, 0], 1);
                    Self::parallel_11::<L, _>(level, 0, 1, t9_row.slice(0, 1), v59, v60, h2);
                }
                for i36 in 0_i64..4 {
                    let v63 = 1_i64.wrapping_mul(5).wrapping_add(i36).wrapping_mul(5);
                    let v64 = 1_i64.wrapping_mul(5).wrapping_add(i36).wrapping_mul(5);
                    let t10_row = t10.row(1, [i36, 0], 4);
                    Self::parallel_12::<L, _>(level, 0, 4, t10_row.slice(0, 4), v63, v64, h2);
                }
                for i38 in 0_i64..4 {
                    let v67 = 1_i64.wrapping_mul(5).wrapping_add(i38).wrapping_mul(5);
                    let v68 = 1_i64.wrapping_mul(5).wrapping_add(i38).wrapping_mul(5);
                    let t11_row = t11.row(1, [i38, 0], 4);
                    Self::parallel_13::<L, _>(level, 0, 4, t11_row.slice(0, 4), v67, v68, h2);
                }
                for i40 in 0_i64..4 {
                    let v71 = 1_i64.wrapping_mul(5).wrapping_add(i40).wrapping_mul(5);
                    let v72 = 1_i64.wrapping_mul(5).wrapping_add(i40).wrapping_mul(5);
                    let t12_row = t12.row(1, [i40, 0], 4);
                    Self::parallel_14::<L, _>(level, 0, 4, t12_row.slice(0, 4), v71, v72, h2);
                }
                for i42 in 0_i64..4 {
                    for i43 in 0_i64..4 {
                        let v75 = 1_i64.wrapping_mul(5).wrapping_add(i42).wrapping_mul(5).wrapping_add(i43);
                        let v76 = v75.wrapping_mul(5);
                        let v77 = 1_i64.wrapping_mul(5).wrapping_add(i42).wrapping_mul(5).wrapping_add(i43);
                        let v78 = v77.wrapping_mul(5);
                        let t13_row_2 = t13.row(2, [i42, i43, 0], BM as i64);
                        Self::parallel_15::<L, _>(level, 0, BM as i64, t13_row_2.slice(0, BM as i64), v76, v78, h2);
                    }
                }
                let t15 = scratch.tile::<u16, 2>([BM as i64, BM as i64 + 1]);
                let t6_at_2 = t6.window([__Elem::div(p5, 3_i64), p5.wrapping_mul(BM as i64 + 1)], [BM as i64, BM as i64 + 1]);
                __cpu::copy::<L, _, _, _>(t6_at_2, t15, <u16 as __Elem>::ZERO);
                let y1_at = y1.window([b3.wrapping_mul(BM as i64), b4.wrapping_mul(BM as i64 + 1)], [BM as i64, BM as i64 + 1]);
                __cpu::copy::<L, _, _, _>(t15, y1_at, <u16 as __Elem>::ZERO);
            }
        }
    }
}
