// Emitted from the random kernel of seed 14.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;


#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<const BM: usize, const BN: usize>(());

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<const BM: usize, const BN: usize> __Kernel<BM, BN> {
    #[inline(always)]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut t5_row: R0,
        b3: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut l6_cells = [<u32 as __Elem>::ZERO; 3];
                let l6 = __cpu::View::packed(l6_cells.as_mut_ptr(), [3]);
                for k9 in 0_i64..3 {
                    l6.store([k9], 1_u32);
                }
                let v0 = l6.load([b3], <u32 as __Elem>::ZERO);
                t5_row.set(lane, v0);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::RowMut<u64>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_row: R0,
        v3: u64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t7_row.set(lane, v3);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::Row<u64>, R1: __cpu::row::RowMut<__cpu::F8E5M2>>(
        level: L,
        start: i64,
        count: i64,
        t7_row_2: R0,
        mut t4_row: R1,
        t5: __cpu::View<u32, 3>,
        n5: i64,
        x0: __cpu::View<u32, 2>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i11 = start + lane as i64;
                let v4 = t5.load([2, i11, i11], <u32 as __Elem>::ZERO);
                let v5 = t5.load([n5, i11, i11], <u32 as __Elem>::ZERO);
                let v6 = __Elem::mul(__Elem::to::<__cpu::F8E5M2>(v4), __Elem::to::<__cpu::F8E5M2>(v5));
                let v7 = t7_row_2.get(lane);
                let v8 = x0.load([__Elem::to::<i64>(v7), i11], <u32 as __Elem>::ZERO);
                let v9 = t5.load([__Elem::to::<i64>(v8), i11, i11], <u32 as __Elem>::ZERO);
                let v10 = t5.load([i11, i11, i11], <u32 as __Elem>::ZERO);
                let v11 = __Elem::min(__Elem::to::<__cpu::F8E5M2>(v9), __Elem::to::<__cpu::F8E5M2>(v10));
                t4_row.set(lane, __Elem::abs(__Elem::sub(v6, v11)));
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut t5_row_2: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14 = start + lane as i64;
                if i14 != 6 {
                    let v12 = t5_row_2.get(lane);
                    t5_row_2.set(lane, v12);
                }
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<__cpu::F8E5M2>, R1: __cpu::row::Row<u32>, R2: __cpu::row::RowMut<__cpu::F8E5M2>>(
        level: L,
        start: i64,
        count: i64,
        t4_row_2: R0,
        t10_row: R1,
        mut t9_row: R2,
        v22: __cpu::F8E5M2,
        v21: bool,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i15 = start + lane as i64;
                let mut s16 = <__cpu::F8E5M2 as __Elem>::ZERO;
                s16 = <__cpu::F8E5M2 as __Elem>::ZERO;
                for k17 in 0_i64..1 {
                    let v23 = s16;
                    let v24 = t4_row_2.get(lane);
                    let v25 = __Elem::select(v21, v24, v22);
                    let v26 = t10_row.get(lane);
                    let v27 = __Elem::div(__Elem::to::<__cpu::F8E5M2>(v26), <__cpu::F8E5M2 as __Elem>::of_i64(2));
                    s16 = __Elem::add(v23, __Elem::select(i15 == i15, v25, v27));
                }
                let v28 = s16;
                t9_row.set(lane, v28);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<u32>>(
        level: L,
        start: i64,
        count: i64,
        t11_row: R0,
        v29: i64,
        v30: i64,
        h2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i19 = start + lane as i64;
                let v31 = t11_row.get(lane);
                let v32 = __Elem::to::<u64>(v31).wrapping_mul(__Elem::to::<u64>(v30.wrapping_add(i19)));
                h2.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v29.wrapping_add(i19), 7_i64)], v32, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<u32>>(
        level: L,
        start: i64,
        count: i64,
        t12_row: R0,
        v33: i64,
        v34: i64,
        h2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21 = start + lane as i64;
                let v35 = t12_row.get(lane);
                let v36 = __Elem::to::<u64>(v35).wrapping_mul(__Elem::to::<u64>(v34.wrapping_add(i21)));
                h2.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v33.wrapping_add(i21), 7_i64)], v36, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t13_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i22 = start + lane as i64;
                let v37 = __Elem::to::<i32>(i22).wrapping_mul(1_i32).wrapping_add(1_i32);
                t13_row.set(lane, v37);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<__cpu::F8E5M2>, R1: __cpu::row::RowMut<__cpu::F8E5M2>>(
        level: L,
        start: i64,
        count: i64,
        t14_row: R0,
        mut t4_row_3: R1,
        t14: __cpu::View<__cpu::F8E5M2, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut s24 = <__cpu::F8E5M2 as __Elem>::ZERO;
                s24 = <__cpu::F8E5M2 as __Elem>::ZERO;
                for k25 in 0_i64..1 {
                    let v38 = s24;
                    let v39 = t14_row.get(lane);
                    let v40 = t14.load_inside([k25]);
                    let v41 = __Elem::mul(__Elem::sub(v39, <__cpu::F8E5M2 as __Elem>::of_i64(-1)), v40);
                    s24 = __Elem::add(v38, v41);
                }
                let v42 = s24;
                t4_row_3.set(lane, v42);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<__cpu::F8E5M2>>(
        level: L,
        start: i64,
        count: i64,
        t4_row_4: R0,
        v47: i64,
        v48: i64,
        h2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i26 = start + lane as i64;
                let v49 = t4_row_4.get(lane);
                let v50 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v49) * 16.0_f32));
                let v51 = v50.wrapping_mul(__Elem::to::<u64>(v48.wrapping_add(i26)));
                h2.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v47.wrapping_add(i26), 7_i64)], v51, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<u32>>(
        level: L,
        start: i64,
        count: i64,
        t5_row_3: R0,
        v53: i64,
        v55: i64,
        h2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i29 = start + lane as i64;
                let v56 = t5_row_3.get(lane);
                let v57 = __Elem::to::<u64>(v56).wrapping_mul(__Elem::to::<u64>(v55.wrapping_add(i29)));
                h2.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v53.wrapping_add(i29), 7_i64)], v57, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t7_row_3: R0,
        v58: i64,
        v59: i64,
        h2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i30 = start + lane as i64;
                let v60 = t7_row_3.get(lane);
                let v61 = v60.wrapping_mul(__Elem::to::<u64>(v59.wrapping_add(i30)));
                h2.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v58.wrapping_add(i30), 7_i64)], v61, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t8_row: R0,
        v62: i64,
        v63: i64,
        h2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i31 = start + lane as i64;
                let v64 = t8_row.get(lane);
                let v65 = __Elem::to::<u64>(v64).wrapping_mul(__Elem::to::<u64>(v63.wrapping_add(i31)));
                h2.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v62.wrapping_add(i31), 7_i64)], v65, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::Row<__cpu::F8E5M2>>(
        level: L,
        start: i64,
        count: i64,
        t9_row_2: R0,
        v66: i64,
        v67: i64,
        h2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i32 = start + lane as i64;
                let v68 = t9_row_2.get(lane);
                let v69 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v68) * 16.0_f32));
                let v70 = v69.wrapping_mul(__Elem::to::<u64>(v67.wrapping_add(i32)));
                h2.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v66.wrapping_add(i32), 7_i64)], v70, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t15_row: R0,
        v71: i64,
        v72: i64,
        h2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i33 = start + lane as i64;
                let v73 = t15_row.get(lane);
                let v74 = v73.wrapping_mul(__Elem::to::<u64>(v72.wrapping_add(i33)));
                h2.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v71.wrapping_add(i33), 7_i64)], v74, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_16<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t16_row: R0,
        v75: i64,
        v76: i64,
        h2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i34 = start + lane as i64;
                let v77 = t16_row.get(lane);
                let v78 = v77.wrapping_mul(__Elem::to::<u64>(v76.wrapping_add(i34)));
                h2.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v75.wrapping_add(i34), 7_i64)], v78, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_17<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t17_row: R0,
        v79: i64,
        v80: i64,
        h2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i35 = start + lane as i64;
                let v81 = t17_row.get(lane);
                let v82 = v81.wrapping_mul(__Elem::to::<u64>(v80.wrapping_add(i35)));
                h2.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v79.wrapping_add(i35), 7_i64)], v82, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_18<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::F8E5M2>>(
        level: L,
        start: i64,
        count: i64,
        mut y1_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                y1_row.set(lane, <__cpu::F8E5M2 as __Elem>::of_i64(-2));
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<const BM: usize, const BN: usize> __cpu::Kernel for __Kernel<BM, BN> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_14", args);
        let d0 = plan.extent(0, 0);
        let d1 = plan.extent(0, 1);
        let d2 = plan.extent(1, 0);
        plan.expect("y1", 1, 1, BM as i64)?;
        plan.expect("h2", 2, 0, 7)?;
        let v0 = d2.wrapping_add(BN as i64);
        let v1 = v0.wrapping_sub(1);
        let n5 = __Elem::div(v1, BN as i64);
        plan.workspace::<u64, 1>([d2])?;
        let v2 = d2.wrapping_add(BN as i64);
        let v3 = v2.wrapping_sub(1);
        let v4 = __Elem::div(v3, BN as i64);
        plan.value(n5);
        plan.value(d2);
        plan.value(d1);
        plan.value(d0);
        plan.finish([1, 1, v4])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<__cpu::F8E5M2, 1>([BN as i64]);
        size.tile::<u32, 3>([BM as i64 + 1, BN as i64, BN as i64]);
        size.tile::<u64, 1>([BM as i64 + 1]);
        size.tile::<i32, 1>([1]);
        size.tile::<__cpu::F8E5M2, 1>([BN as i64]);
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.tile::<u32, 2>([BM as i64, BM as i64]);
            size.tile::<u32, 2>([BM as i64, BM as i64]);
            size.tile::<u32, 2>([BM as i64, BM as i64]);
            size.gemm::<L, u32, u32, u32>(BM as i64, BM as i64, BM as i64);
            outer.cover(size);
        }
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.tile::<i32, 1>([2 * BN as i64]);
            size.tile::<__cpu::F8E5M2, 1>([2 * BN as i64]);
            outer.cover(size);
        }
        size.tile::<u64, 1>([2 * BN as i64]);
        size.tile::<u64, 1>([BN as i64]);
        size.tile::<u64, 1>([BN as i64]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<u32, 2>(call, 0);
            let y1 = __cpu::tensor::<__cpu::F8E5M2, 2>(call, 1);
            let h2 = __cpu::tensor::<u64, 1>(call, 2);
            let p4 = __cpu::scalar::<i64>(call.args, 3);
            let w3 = __cpu::workspace::<u64, 1>(call, 0, 0);
            let n5 = __cpu::value::<i64>(call, 0);
            let d2 = __cpu::value::<i64>(call, 1);
            let d1 = __cpu::value::<i64>(call, 2);
            let d0 = __cpu::value::<i64>(call, 3);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b3] = block.index;
                let mut scratch = block.scratch;
                let t4 = scratch.tile::<__cpu::F8E5M2, 1>([BN as i64]);
                let x0_at = x0.window([16, b3.wrapping_mul(2 * BN as i64)], [1, BN as i64]).squeeze([1]);
                __cpu::copy::<L, _, _, _>(x0_at, t4, <__cpu::F8E5M2 as __Elem>::ZERO);
                let t5 = scratch.tile::<u32, 3>([BM as i64 + 1, BN as i64, BN as i64]);
                for i6 in 0_i64..(BM as i64 + 1) {
                    for i7 in 0_i64..(BN as i64) {
                        let t5_row = t5.row(2, [i6, i7, 0], BN as i64);
                        Self::parallel::<L, _>(level, 0, BN as i64, t5_row.slice_mut(0, BN as i64), b3);
                    }
                }
                let t7 = scratch.tile::<u64, 1>([BM as i64 + 1]);
                let v1 = t5.load([n5, 0, n5], <u32 as __Elem>::ZERO);
                let v2 = __Elem::to::<i64>(v1).wrapping_sub(1).wrapping_mul(2 * BN as i64);
                let v3 = !__Elem::to::<u64>(__Elem::div(v2, 2 * BN as i64));
                let t7_row = t7.row(0, [0], BM as i64 + 1);
                Self::parallel_2::<L, _>(level, 0, BM as i64 + 1, t7_row.slice_mut(0, BM as i64 + 1), v3);
                let t7_row_2 = t7.row(0, [0], BN as i64);
                let t4_row = t4.row(0, [0], BN as i64);
                let (from, to) = __cpu::common(BN as i64, [t7_row_2.unit_span()]);
                Self::parallel_3::<L, _, _>(level, from, to - from, t7_row_2.slice(from, to - from), t4_row.slice_mut(from, to - from), t5, n5, x0);
                for (start, end) in [(0, from), (to, BN as i64)] {
                    Self::parallel_3::<L, _, _>(level, start, end - start, t7_row_2.guarded(start, <u64 as __Elem>::ZERO), t4_row.slice_mut(start, end - start), t5, n5, x0);
                }
                for i12 in 0_i64..(BM as i64 + 1) {
                    for i13 in 0_i64..(BN as i64) {
                        let t5_row_2 = t5.row(2, [i12, i13, 0], BN as i64);
                        Self::parallel_4::<L, _>(level, 0, BN as i64, t5_row_2.slice_mut(0, BN as i64));
                    }
                }
                let t8 = scratch.tile::<i32, 1>([1]);
                __cpu::arg_reduce::<L, __cpu::reduce::ArgMax, _, _, 1>(t7, 0, t8, <u64 as __Elem>::ZERO);
                let v13 = x0.load([d2, p4], <u32 as __Elem>::ZERO);
                let t8_at = t8.window([b3], [BM as i64 + 1]);
                __cpu::copy::<L, _, _, _>(t8_at, t7, __Elem::to::<u64>(__Elem::to::<i32>(v13)));
                let t9 = scratch.tile::<__cpu::F8E5M2, 1>([BN as i64]);
                let x0_at_2 = x0.window([n5.wrapping_mul(2 * BN as i64), b3.wrapping_mul(BM as i64)], [1, BN as i64]).squeeze([1]);
                __cpu::copy::<L, _, _, _>(x0_at_2, t9, <__cpu::F8E5M2 as __Elem>::ZERO);
                let v14 = t5.load([n5.wrapping_add(n5), b3, p4], <u32 as __Elem>::ZERO);
                let v15 = t7.load([b3], <u64 as __Elem>::ZERO);
                let v16 = x0.load([p4, n5], <u32 as __Elem>::ZERO);
                let v17 = t5.load([b3, d2, n5], <u32 as __Elem>::ZERO);
                let v18 = __Elem::to::<u32>(__Elem::rem(b3.wrapping_mul(BM as i64), BM as i64));
                let v19 = v14 <= __Elem::select(v15 != __Elem::to::<u64>(v16), v17, v18);
                if v19 {
                    let mut scratch = scratch;
                    let t10 = scratch.tile::<u32, 2>([BM as i64, BM as i64]);
                    let x0_at_3 = x0.window([d1, 8], [BM as i64, BM as i64]);
                    let x0_at_3_at = x0_at_3.permute([1, 0]);
                    __cpu::copy::<L, _, _, _>(x0_at_3_at, t10, <u32 as __Elem>::ZERO);
                    let t11 = scratch.tile::<u32, 2>([BM as i64, BM as i64]);
                    let x0_at_4 = x0.window([b3.wrapping_mul(2 * BN as i64), b3.wrapping_mul(BM as i64)], [BM as i64, BM as i64]);
                    __cpu::copy::<L, _, _, _>(x0_at_4, t11, <u32 as __Elem>::ZERO);
                    let t12 = scratch.tile::<u32, 2>([BM as i64, BM as i64]);
                    let v20 = t5.load([n5, d0, __Elem::min(n5, 1_i64)], <u32 as __Elem>::ZERO);
                    __cpu::fill::<L, _, _>(t12, v20);
                    __cpu::gemm::gemm::<L, u32, u32, u32>(t10, t11, t12, true, scratch.rest());
                    let v21 = d2 <= 2;
                    let v22 = t4.load([b3], <__cpu::F8E5M2 as __Elem>::ZERO);
                    let t4_row_2 = t4.row(0, [0], BN as i64);
                    let t10_row = t10.row(1, [b3, 0], BN as i64);
                    let t9_row = t9.row(0, [0], BN as i64);
                    let (from, to) = __cpu::common(BN as i64, [t10_row.unit_span()]);
                    Self::parallel_5::<L, _, _, _>(level, from, to - from, t4_row_2.slice(from, to - from), t10_row.slice(from, to - from), t9_row.slice_mut(from, to - from), v22, v21);
                    for (start, end) in [(0, from), (to, BN as i64)] {
                        Self::parallel_5::<L, _, _, _>(level, start, end - start, t4_row_2.slice(start, end - start), t10_row.guarded(start, <u32 as __Elem>::ZERO), t9_row.slice_mut(start, end - start), v22, v21);
                    }
                    for i18 in 0_i64..(BM as i64) {
                        let v29 = 1_i64.wrapping_mul(5).wrapping_add(i18).wrapping_mul(5);
                        let v30 = 1_i64.wrapping_mul(5).wrapping_add(i18).wrapping_mul(5);
                        let t11_row = t11.row(1, [i18, 0], BM as i64);
                        Self::parallel_6::<L, _>(level, 0, BM as i64, t11_row.slice(0, BM as i64), v29, v30, h2);
                    }
                    for i20 in 0_i64..(BM as i64) {
                        let v33 = 1_i64.wrapping_mul(5).wrapping_add(i20).wrapping_mul(5);
                        let v34 = 1_i64.wrapping_mul(5).wrapping_add(i20).wrapping_mul(5);
                        let t12_row = t12.row(1, [i20, 0], BM as i64);
                        Self::parallel_7::<L, _>(level, 0, BM as i64, t12_row.slice(0, BM as i64), v33, v34, h2);
                    }
                } else {
                    let mut scratch = scratch;
                    let t13 = scratch.tile::<i32, 1>([2 * BN as i64]);
                    let t13_row = t13.row(0, [0], 2 * BN as i64);
                    Self::parallel_8::<L, _>(level, 0, 2 * BN as i64, t13_row.slice_mut(0, 2 * BN as i64));
                    let t14 = scratch.tile::<__cpu::F8E5M2, 1>([2 * BN as i64]);
                    __cpu::fill::<L, _, _>(t14, <__cpu::F8E5M2 as __Elem>::of_i64(-1));
                    __cpu::scatter::<L, _, _, _, _>(t14, t13, t4, <__cpu::F8E5M2 as __Elem>::ZERO);
                    let t14_row = t14.row(0, [0], BN as i64);
                    let t4_row_3 = t4.row(0, [0], BN as i64);
                    Self::parallel_9::<L, _, _>(level, 0, BN as i64, t14_row.slice(0, BN as i64), t4_row_3.slice_mut(0, BN as i64), t14);
                }
                let t15 = scratch.tile::<u64, 1>([2 * BN as i64]);
                let v43 = x0.load([d1, p4], <u32 as __Elem>::ZERO);
                let v44 = t7.load([n5], <u64 as __Elem>::ZERO);
                let v45 = x0.load([d1, __Elem::to::<i64>(v44)], <u32 as __Elem>::ZERO);
                let x0_at_5 = x0.window([d2.wrapping_mul(BN as i64), __Elem::to::<i64>(v43)], [1, 2 * BN as i64]);
                __cpu::copy::<L, _, _, _>(x0_at_5.squeeze([1]), t15, __Elem::to::<u64>(v45));
                let t16 = scratch.tile::<u64, 1>([BN as i64]);
                let v46 = t5.load([b3, b3, d1], <u32 as __Elem>::ZERO);
                let x0_at_6 = x0.window([b3.wrapping_mul(BM as i64 + 1), d2], [BN as i64, 1]).squeeze([0]);
                __cpu::copy::<L, _, _, _>(x0_at_6, t16, __Elem::to::<u64>(v46));
                let t17 = scratch.tile::<u64, 1>([BN as i64]);
                let w3_at = w3.window([b3.wrapping_mul(BN as i64)], [BN as i64]);
                __cpu::copy::<L, _, _, _>(t16, w3_at, <u64 as __Elem>::ZERO);
                let w3_at_2 = w3.window([b3.wrapping_mul(BN as i64)], [BN as i64]);
                __cpu::copy::<L, _, _, _>(w3_at_2, t17, <u64 as __Elem>::ZERO);
                let v47 = 1_i64.wrapping_mul(5);
                let v48 = 1_i64.wrapping_mul(5);
                let t4_row_4 = t4.row(0, [0], BN as i64);
                Self::parallel_10::<L, _>(level, 0, BN as i64, t4_row_4.slice(0, BN as i64), v47, v48, h2);
                for i27 in 0_i64..(BM as i64 + 1) {
                    for i28 in 0_i64..(BN as i64) {
                        let v52 = 1_i64.wrapping_mul(5).wrapping_add(i27).wrapping_mul(5).wrapping_add(i28);
                        let v53 = v52.wrapping_mul(5);
                        let v54 = 1_i64.wrapping_mul(5).wrapping_add(i27).wrapping_mul(5).wrapping_add(i28);
                        let v55 = v54.wrapping_mul(5);
                        let t5_row_3 = t5.row(2, [i27, i28, 0], BN as i64);
                        Self::parallel_11::<L, _>(level, 0, BN as i64, t5_row_3.slice(0, BN as i64), v53, v55, h2);
                    }
                }
                let v58 = 1_i64.wrapping_mul(5);
                let v59 = 1_i64.wrapping_mul(5);
                let t7_row_3 = t7.row(0, [0], BM as i64 + 1);
                Self::parallel_12::<L, _>(level, 0, BM as i64 + 1, t7_row_3.slice(0, BM as i64 + 1), v58, v59, h2);
                let v62 = 1_i64.wrapping_mul(5);
                let v63 = 1_i64.wrapping_mul(5);
                let t8_row = t8.row(0, [0], 1);
                Self::parallel_13::<L, _>(level, 0, 1, t8_row.slice(0, 1), v62, v63, h2);
                let v66 = 1_i64.wrapping_mul(5);
                let v67 = 1_i64.wrapping_mul(5);
                let t9_row_2 = t9.row(0, [0], BN as i64);
                Self::parallel_14::<L, _>(level, 0, BN as i64, t9_row_2.slice(0, BN as i64), v66, v67, h2);
                let v71 = 1_i64.wrapping_mul(5);
                let v72 = 1_i64.wrapping_mul(5);
                let t15_row = t15.row(0, [0], 2 * BN as i64);
                Self::parallel_15::<L, _>(level, 0, 2 * BN as i64, t15_row.slice(0, 2 * BN as i64), v71, v72, h2);
                let v75 = 1_i64.wrapping_mul(5);
                let v76 = 1_i64.wrapping_mul(5);
                let t16_row = t16.row(0, [0], BN as i64);
                Self::parallel_16::<L, _>(level, 0, BN as i64, t16_row.slice(0, BN as i64), v75, v76, h2);
                let v79 = 1_i64.wrapping_mul(5);
                let v80 = 1_i64.wrapping_mul(5);
                let t17_row = t17.row(0, [0], BN as i64);
                Self::parallel_17::<L, _>(level, 0, BN as i64, t17_row.slice(0, BN as i64), v79, v80, h2);
                for i36 in 0_i64..(BN as i64) {
                    let y1_row = y1.row(1, [b3.wrapping_mul(BN as i64).wrapping_add(i36), 0], BM as i64);
                    let (from, to) = __cpu::common(BM as i64, [y1_row.unit_span()]);
                    Self::parallel_18::<L, _>(level, from, to - from, y1_row.slice_mut(from, to - from));
                    for (start, end) in [(0, from), (to, BM as i64)] {
                        Self::parallel_18::<L, _>(level, start, end - start, y1_row.guarded(start, <__cpu::F8E5M2 as __Elem>::ZERO));
                    }
                }
            }
        }
    }
}
