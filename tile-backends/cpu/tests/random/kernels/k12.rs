// Emitted from the random kernel of seed 12.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;


#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<const BM: usize>(());

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<const BM: usize> __Kernel<BM> {
    #[inline]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        mut t8_row: R0,
        v0: u32,
        x1: __cpu::View<__cpu::bf16, 3>,
        v1: __cpu::bf16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i10 = start + lane as i64;
                let v2 = x1.load([i10, i10, i10], <__cpu::bf16 as __Elem>::ZERO);
                let v3 = __cpu::bitcast::<u16, __cpu::bf16>(__cpu::bitcast::<__cpu::bf16, u16>(v2) & 32767_u16);
                let v4 = __Elem::select(v0 < __Elem::to::<u32>(__Elem::div(i10, 4_i64)), __Elem::neg(v3), v1);
                t8_row.set(lane, v4);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::RowMut<bool>>(
        level: L,
        start: i64,
        count: i64,
        mut t9_row: R0,
        v7: bool,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t9_row.set(lane, v7);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level>(
        level: L,
        start: i64,
        count: i64,
        v10: i32,
        v13: i32,
        v8: bool,
        a5: __cpu::View<i32, 1>,
        d6: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v14 = __Elem::select(v8, v10, v13);
                a5.atomic(__cpu::AtomicOp::And, [d6], v14, __cpu::Order::Acquire);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t7_row: R0,
        v15: i64,
        v16: i64,
        h6: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i15 = start + lane as i64;
                let v17 = t7_row.get(lane);
                let v18 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v17) * 16.0_f32));
                let v19 = v18.wrapping_mul(__Elem::to::<u64>(v16.wrapping_add(i15)));
                h6.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v15.wrapping_add(i15), 7_i64)], v19, __cpu::Order::AcqRel);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t8_row_2: R0,
        v20: i64,
        v21: i64,
        h6: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i17 = start + lane as i64;
                let v22 = t8_row_2.get(lane);
                let v23 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v22) * 16.0_f32));
                let v24 = v23.wrapping_mul(__Elem::to::<u64>(v21.wrapping_add(i17)));
                h6.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v20.wrapping_add(i17), 7_i64)], v24, __cpu::Order::Release);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t9_row_2: R0,
        h6: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i18 = start + lane as i64;
                let v25 = t9_row_2.get(lane);
                let v26 = __Elem::to::<u64>(v25).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i18)));
                h6.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i18), 7_i64)], v26, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t10_row: R0,
        h6: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i19 = start + lane as i64;
                let v27 = t10_row.get(lane);
                let v28 = __Elem::to::<u64>(v27).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i19)));
                h6.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i19), 7_i64)], v28, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t11_row: R0,
        v29: i64,
        v30: i64,
        h6: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21 = start + lane as i64;
                let v31 = t11_row.get(lane);
                let v32 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v31) * 16.0_f32));
                let v33 = v32.wrapping_mul(__Elem::to::<u64>(v30.wrapping_add(i21)));
                h6.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v29.wrapping_add(i21), 7_i64)], v33, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<
        L: __cpu::Level,
        R0: __cpu::row::Row<i32>,
        R1: __cpu::row::Row<__cpu::bf16>,
        R2: __cpu::row::RowMut<__cpu::bf16>,
    >(
        level: L,
        start: i64,
        count: i64,
        x2_row: R0,
        t11_row_2: R1,
        mut y3_row: R2,
        t11: __cpu::View<__cpu::bf16, 2>,
        d2: i64,
        v34: __cpu::bf16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v35 = x2_row.get(lane);
                let v36 = t11.load([d2, __Elem::to::<i64>(v35)], <__cpu::bf16 as __Elem>::ZERO);
                let v37 = t11_row_2.get(lane);
                y3_row.set(lane, __Elem::mul(__Elem::add(__Elem::abs(v36), v34), v37));
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        mut t8_2_row: R0,
        v38: u32,
        x1_2: __cpu::View<__cpu::bf16, 3>,
        v39: __cpu::bf16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i10_2 = start + lane as i64;
                let v40 = x1_2.load([i10_2, i10_2, i10_2], <__cpu::bf16 as __Elem>::ZERO);
                let v41 = __cpu::bitcast::<u16, __cpu::bf16>(__cpu::bitcast::<__cpu::bf16, u16>(v40) & 32767_u16);
                let v42 = __Elem::select(v38 < __Elem::to::<u32>(__Elem::div(i10_2, 4_i64)), __Elem::neg(v41), v39);
                t8_2_row.set(lane, v42);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::RowMut<bool>>(
        level: L,
        start: i64,
        count: i64,
        mut t9_2_row: R0,
        v45: bool,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t9_2_row.set(lane, v45);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level>(
        level: L,
        start: i64,
        count: i64,
        v48: i32,
        v50: i32,
        v46: bool,
        a5_2: __cpu::View<i32, 1>,
        d6_2: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v51 = __Elem::select(v46, v48, v50);
                a5_2.update(__cpu::AtomicOp::And, [d6_2], v51);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row: R0,
        v52: i64,
        v53: i64,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i15_2 = start + lane as i64;
                let v54 = t7_2_row.get(lane);
                let v55 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v54) * 16.0_f32));
                let v56 = v55.wrapping_mul(__Elem::to::<u64>(v53.wrapping_add(i15_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v52.wrapping_add(i15_2), 7_i64)], v56);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row_2: R0,
        v57: i64,
        v58: i64,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i17_2 = start + lane as i64;
                let v59 = t8_2_row_2.get(lane);
                let v60 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v59) * 16.0_f32));
                let v61 = v60.wrapping_mul(__Elem::to::<u64>(v58.wrapping_add(i17_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v57.wrapping_add(i17_2), 7_i64)], v61);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t9_2_row_2: R0,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i18_2 = start + lane as i64;
                let v62 = t9_2_row_2.get(lane);
                let v63 = __Elem::to::<u64>(v62).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i18_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i18_2), 7_i64)], v63);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t10_2_row: R0,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i19_2 = start + lane as i64;
                let v64 = t10_2_row.get(lane);
                let v65 = __Elem::to::<u64>(v64).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i19_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i19_2), 7_i64)], v65);
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t11_2_row: R0,
        v66: i64,
        v67: i64,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21_2 = start + lane as i64;
                let v68 = t11_2_row.get(lane);
                let v69 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v68) * 16.0_f32));
                let v70 = v69.wrapping_mul(__Elem::to::<u64>(v67.wrapping_add(i21_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v66.wrapping_add(i21_2), 7_i64)], v70);
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<
        L: __cpu::Level,
        R0: __cpu::row::Row<i32>,
        R1: __cpu::row::Row<__cpu::bf16>,
        R2: __cpu::row::RowMut<__cpu::bf16>,
    >(
        level: L,
        start: i64,
        count: i64,
        x2_2_row: R0,
        t11_2_row_2: R1,
        mut y3_2_row: R2,
        t11_2: __cpu::View<__cpu::bf16, 2>,
        d2_2: i64,
        v71: __cpu::bf16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v72 = x2_2_row.get(lane);
                let v73 = t11_2.load([d2_2, __Elem::to::<i64>(v72)], <__cpu::bf16 as __Elem>::ZERO);
                let v74 = t11_2_row_2.get(lane);
                y3_2_row.set(lane, __Elem::mul(__Elem::add(__Elem::abs(v73), v71), v74));
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<const BM: usize> __cpu::Kernel for __Kernel<BM> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_12", args);
        let d0 = plan.extent(0, 0);
        plan.expect("x0", 0, 1, d0)?;
        let d1 = plan.extent(0, 2);
        plan.expect("x1", 1, 0, d1)?;
        plan.expect("x1", 1, 1, 4)?;
        let d2 = plan.extent(1, 2);
        let d3 = plan.extent(2, 0);
        let d4 = plan.extent(3, 0);
        plan.expect("y4", 4, 0, d4)?;
        let d6 = plan.extent(5, 0);
        plan.expect("h6", 6, 0, 7)?;
        let v0 = d4.wrapping_add(3);
        let n8 = __Elem::div(v0, 4_i64);
        let v1 = d4.wrapping_add(3);
        let v2 = __Elem::div(v1, 4_i64);
        plan.value(n8);
        plan.value(d6);
        plan.value(d1);
        plan.value(d4);
        plan.value(d2);
        plan.value(d0);
        plan.finish([1, 1, v2])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<__cpu::bf16, 2>([BM as i64 + 1, 4]);
        size.tile::<__cpu::bf16, 2>([BM as i64, 4]);
        size.tile::<bool, 1>([BM as i64 + 1]);
        size.tile::<bool, 1>([1]);
        size.tile::<__cpu::bf16, 2>([BM as i64, 4]);
        size.tile::<__cpu::bf16, 1>([4]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<__cpu::bf16, 3>(call, 0);
            let x1 = __cpu::tensor::<__cpu::bf16, 3>(call, 1);
            let x2 = __cpu::tensor::<i32, 1>(call, 2);
            let y3 = __cpu::tensor::<__cpu::bf16, 1>(call, 3);
            let y4 = __cpu::tensor::<__cpu::bf16, 1>(call, 4);
            let a5 = __cpu::tensor::<i32, 1>(call, 5);
            let h6 = __cpu::tensor::<u64, 1>(call, 6);
            let n8 = __cpu::value::<i64>(call, 0);
            let d6 = __cpu::value::<i64>(call, 1);
            let d1 = __cpu::value::<i64>(call, 2);
            let d4 = __cpu::value::<i64>(call, 3);
            let d2 = __cpu::value::<i64>(call, 4);
            let d0 = __cpu::value::<i64>(call, 5);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b5] = block.index;
                let mut scratch = block.scratch;
                let t7 = scratch.tile::<__cpu::bf16, 2>([BM as i64 + 1, 4]);
                let x1_at = x1.window([n8, d6, b5], [1, 4, BM as i64 + 1]).squeeze([1, 2]);
                let x1_at_at = x1_at.permute([1, 0]);
                __cpu::copy::<L, _, _, _>(x1_at_at, t7, <__cpu::bf16 as __Elem>::of_i64(2));
                let t8 = scratch.tile::<__cpu::bf16, 2>([BM as i64, 4]);
                for i9 in 0_i64..(BM as i64) {
                    let v0 = __Elem::to::<u32>(2_i64);
                    let v1 = __Elem::neg(<__cpu::bf16 as __Elem>::of_f64(3.25_f64));
                    let t8_row = t8.row(1, [i9, 0], 4);
                    Self::parallel::<L, _>(level, 0, 4, t8_row.slice_mut(0, 4), v0, x1, v1);
                }
                let t9 = scratch.tile::<bool, 1>([BM as i64 + 1]);
                let x0_at = x0.window([5, __Elem::shr(n8.wrapping_sub(4), 3_i64), b5], [1, 1, BM as i64 + 1]);
                __cpu::copy::<L, _, _, _>(x0_at.squeeze([2]), t9, <bool as __Elem>::ZERO);
                let t10 = scratch.tile::<bool, 1>([1]);
                let v5 = t8.load([d6, 2], <__cpu::bf16 as __Elem>::ZERO);
                let v11 = __Elem::is_nan(v5);
                __cpu::fill::<L, _, _>(t10, v11);
                __cpu::reduce::<L, __cpu::reduce::Any, _, _, 1>(t9, 0, t10, true, <bool as __Elem>::ZERO);
                let v6 = x2.load([b5], <i32 as __Elem>::ZERO);
                let v7 = !(n8 < __Elem::to::<i64>(v6));
                let t9_row = t9.row(0, [0], BM as i64 + 1);
                Self::parallel_2::<L, _>(level, 0, BM as i64 + 1, t9_row.slice_mut(0, BM as i64 + 1), v7);
                let t11 = scratch.tile::<__cpu::bf16, 2>([BM as i64, 4]);
                let x0_at_2 = x0.window([d1.wrapping_mul(BM as i64 + 1), b5, n8], [BM as i64, 1, 4]).squeeze([0, 2]);
                __cpu::copy::<L, _, _, _>(x0_at_2, t11, <__cpu::bf16 as __Elem>::ONE);
                let v8 = __Elem::to::<u32>(x2.extent[0].wrapping_sub(1)) <= __Elem::to::<u32>(d4);
                let v9 = x2.load([d2], <i32 as __Elem>::ZERO);
                let v10 = !v9;
                let v12 = x2.load([0], <i32 as __Elem>::ZERO);
                let v13 = v12.wrapping_mul(4_i32);
                Self::parallel_3::<L>(level, 0, BM as i64, v10, v13, v8, a5, d6);
                let mut prefetch = __cpu::PacedPrefetch::new(__cpu::PrefetchList::new([x1_at_at.paced_prefetch_rows([1, 0], __cpu::is_non_temporal(call, &x1))]), 4 * BM as i64 + 4);
                for i14 in 0_i64..(BM as i64 + 1) {
                    let v15 = 5_i64.wrapping_add(i14).wrapping_mul(5);
                    let v16 = 5_i64.wrapping_add(i14).wrapping_mul(5);
                    let t7_row = t7.row(1, [i14, 0], 4);
                    let mut chunks = __cpu::RowChunks::new(0, 4, &prefetch);
                    while chunks.advance() {
                        let (start, count) = chunks.chunk();
                        Self::parallel_4::<L, _>(level, start, count, t7_row.slice(start, count), v15, v16, h6);
                        prefetch.issue_for(count);
                    }
                }
                for i16 in 0_i64..(BM as i64) {
                    let v20 = 5_i64.wrapping_add(i16).wrapping_mul(5);
                    let v21 = 5_i64.wrapping_add(i16).wrapping_mul(5);
                    let t8_row_2 = t8.row(1, [i16, 0], 4);
                    Self::parallel_5::<L, _>(level, 0, 4, t8_row_2.slice(0, 4), v20, v21, h6);
                }
                let t9_row_2 = t9.row(0, [0], BM as i64 + 1);
                Self::parallel_6::<L, _>(level, 0, BM as i64 + 1, t9_row_2.slice(0, BM as i64 + 1), h6);
                let t10_row = t10.row(0, [0], 1);
                Self::parallel_7::<L, _>(level, 0, 1, t10_row.slice(0, 1), h6);
                for i20 in 0_i64..(BM as i64) {
                    let v29 = 5_i64.wrapping_add(i20).wrapping_mul(5);
                    let v30 = 5_i64.wrapping_add(i20).wrapping_mul(5);
                    let t11_row = t11.row(1, [i20, 0], 4);
                    Self::parallel_8::<L, _>(level, 0, 4, t11_row.slice(0, 4), v29, v30, h6);
                }
                let v34 = __Elem::round_ties_even::<L, false>(<__cpu::bf16 as __Elem>::of_i64(2));
                let x2_row = x2.row(0, [0], 4);
                let t11_row_2 = t11.row(1, [d6, 0], 4);
                let y3_row = y3.row(0, [b5.wrapping_mul(4)], 4);
                let (from, to) = __cpu::common(4, [x2_row.unit_span(), t11_row_2.unit_span(), y3_row.unit_span()]);
                let mut staging = __cpu::StagingBuffer::new();
                let mut chunks_2 = __cpu::StreamingRow::new(y3_row, from, to - from, __cpu::is_non_temporal(call, &y3), &mut staging);
                while chunks_2.advance() {
                    let (start, count) = chunks_2.chunk();
                    Self::parallel_9::<L, _, _, _>(
                        level,
                        start,
                        count,
                        x2_row.slice(start, count),
                        t11_row_2.slice(start, count),
                        chunks_2.slice_mut(),
                        t11,
                        d2,
                        v34,
                    );
                    chunks_2.store();
                }
                if to - from < 4 {
                    for (start, end) in [(0, from), (to, 4)] {
                        Self::parallel_9::<L, _, _, _>(
                            level,
                            start,
                            end - start,
                            x2_row.guarded(start, <i32 as __Elem>::ZERO),
                            t11_row_2.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            y3_row.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            t11,
                            d2,
                            v34,
                        );
                    }
                }
                let t12 = scratch.tile::<__cpu::bf16, 1>([4]);
                let t7_at = t7.window([b5.wrapping_mul(BM as i64), d0], [1, 4]);
                __cpu::copy::<L, _, _, _>(t7_at.squeeze([1]), t12, <__cpu::bf16 as __Elem>::ZERO);
                let y4_at = y4.window([b5.wrapping_mul(4)], [4]);
                __cpu::copy_out::<L, _, _, _>(t12, y4_at, <__cpu::bf16 as __Elem>::ZERO, __cpu::is_non_temporal(call, &y4), __cpu::PacedPrefetch::none());
            }
        }
    }

    const RACES: bool = true;

    #[inline(always)]
    unsafe fn alone<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0_2 = __cpu::tensor::<__cpu::bf16, 3>(call, 0);
            let x1_2 = __cpu::tensor::<__cpu::bf16, 3>(call, 1);
            let x2_2 = __cpu::tensor::<i32, 1>(call, 2);
            let y3_2 = __cpu::tensor::<__cpu::bf16, 1>(call, 3);
            let y4_2 = __cpu::tensor::<__cpu::bf16, 1>(call, 4);
            let a5_2 = __cpu::tensor::<i32, 1>(call, 5);
            let h6_2 = __cpu::tensor::<u64, 1>(call, 6);
            let n8_2 = __cpu::value::<i64>(call, 0);
            let d6_2 = __cpu::value::<i64>(call, 1);
            let d1_2 = __cpu::value::<i64>(call, 2);
            let d4_2 = __cpu::value::<i64>(call, 3);
            let d2_2 = __cpu::value::<i64>(call, 4);
            let d0_2 = __cpu::value::<i64>(call, 5);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b5_2] = block.index;
                let mut scratch = block.scratch;
                let t7_2 = scratch.tile::<__cpu::bf16, 2>([BM as i64 + 1, 4]);
                let x1_2_at = x1_2.window([n8_2, d6_2, b5_2], [1, 4, BM as i64 + 1]).squeeze([1, 2]);
                let x1_2_at_at = x1_2_at.permute([1, 0]);
                __cpu::copy::<L, _, _, _>(x1_2_at_at, t7_2, <__cpu::bf16 as __Elem>::of_i64(2));
                let t8_2 = scratch.tile::<__cpu::bf16, 2>([BM as i64, 4]);
                for i9_2 in 0_i64..(BM as i64) {
                    let v38 = __Elem::to::<u32>(2_i64);
                    let v39 = __Elem::neg(<__cpu::bf16 as __Elem>::of_f64(3.25_f64));
                    let t8_2_row = t8_2.row(1, [i9_2, 0], 4);
                    Self::parallel_10::<L, _>(level, 0, 4, t8_2_row.slice_mut(0, 4), v38, x1_2, v39);
                }
                let t9_2 = scratch.tile::<bool, 1>([BM as i64 + 1]);
                let x0_2_at = x0_2.window([5, __Elem::shr(n8_2.wrapping_sub(4), 3_i64), b5_2], [1, 1, BM as i64 + 1]);
                __cpu::copy::<L, _, _, _>(x0_2_at.squeeze([2]), t9_2, <bool as __Elem>::ZERO);
                let t10_2 = scratch.tile::<bool, 1>([1]);
                let v43 = t8_2.load([d6_2, 2], <__cpu::bf16 as __Elem>::ZERO);
                let v11_2 = __Elem::is_nan(v43);
                __cpu::fill::<L, _, _>(t10_2, v11_2);
                __cpu::reduce::<L, __cpu::reduce::Any, _, _, 1>(t9_2, 0, t10_2, true, <bool as __Elem>::ZERO);
                let v44 = x2_2.load([b5_2], <i32 as __Elem>::ZERO);
                let v45 = !(n8_2 < __Elem::to::<i64>(v44));
                let t9_2_row = t9_2.row(0, [0], BM as i64 + 1);
                Self::parallel_11::<L, _>(level, 0, BM as i64 + 1, t9_2_row.slice_mut(0, BM as i64 + 1), v45);
                let t11_2 = scratch.tile::<__cpu::bf16, 2>([BM as i64, 4]);
                let x0_2_at_2 = x0_2.window([d1_2.wrapping_mul(BM as i64 + 1), b5_2, n8_2], [BM as i64, 1, 4]).squeeze([0, 2]);
                __cpu::copy::<L, _, _, _>(x0_2_at_2, t11_2, <__cpu::bf16 as __Elem>::ONE);
                let v46 = __Elem::to::<u32>(x2_2.extent[0].wrapping_sub(1)) <= __Elem::to::<u32>(d4_2);
                let v47 = x2_2.load([d2_2], <i32 as __Elem>::ZERO);
                let v48 = !v47;
                let v49 = x2_2.load([0], <i32 as __Elem>::ZERO);
                let v50 = v49.wrapping_mul(4_i32);
                Self::parallel_12::<L>(level, 0, BM as i64, v48, v50, v46, a5_2, d6_2);
                let mut prefetch_2 = __cpu::PacedPrefetch::new(__cpu::PrefetchList::new([x1_2_at_at.paced_prefetch_rows([1, 0], __cpu::is_non_temporal(call, &x1_2))]), 4 * BM as i64 + 4);
                for i14_2 in 0_i64..(BM as i64 + 1) {
                    let v52 = 5_i64.wrapping_add(i14_2).wrapping_mul(5);
                    let v53 = 5_i64.wrapping_add(i14_2).wrapping_mul(5);
                    let t7_2_row = t7_2.row(1, [i14_2, 0], 4);
                    let mut chunks_3 = __cpu::RowChunks::new(0, 4, &prefetch_2);
                    while chunks_3.advance() {
                        let (start, count) = chunks_3.chunk();
                        Self::parallel_13::<L, _>(
                            level,
                            start,
                            count,
                            t7_2_row.slice(start, count),
                            v52,
                            v53,
                            h6_2,
                        );
                        prefetch_2.issue_for(count);
                    }
                }
                for i16_2 in 0_i64..(BM as i64) {
                    let v57 = 5_i64.wrapping_add(i16_2).wrapping_mul(5);
                    let v58 = 5_i64.wrapping_add(i16_2).wrapping_mul(5);
                    let t8_2_row_2 = t8_2.row(1, [i16_2, 0], 4);
                    Self::parallel_14::<L, _>(level, 0, 4, t8_2_row_2.slice(0, 4), v57, v58, h6_2);
                }
                let t9_2_row_2 = t9_2.row(0, [0], BM as i64 + 1);
                Self::parallel_15::<L, _>(level, 0, BM as i64 + 1, t9_2_row_2.slice(0, BM as i64 + 1), h6_2);
                let t10_2_row = t10_2.row(0, [0], 1);
                Self::parallel_16::<L, _>(level, 0, 1, t10_2_row.slice(0, 1), h6_2);
                for i20_2 in 0_i64..(BM as i64) {
                    let v66 = 5_i64.wrapping_add(i20_2).wrapping_mul(5);
                    let v67 = 5_i64.wrapping_add(i20_2).wrapping_mul(5);
                    let t11_2_row = t11_2.row(1, [i20_2, 0], 4);
                    Self::parallel_17::<L, _>(level, 0, 4, t11_2_row.slice(0, 4), v66, v67, h6_2);
                }
                let v71 = __Elem::round_ties_even::<L, false>(<__cpu::bf16 as __Elem>::of_i64(2));
                let x2_2_row = x2_2.row(0, [0], 4);
                let t11_2_row_2 = t11_2.row(1, [d6_2, 0], 4);
                let y3_2_row = y3_2.row(0, [b5_2.wrapping_mul(4)], 4);
                let (from, to) = __cpu::common(4, [x2_2_row.unit_span(), t11_2_row_2.unit_span(), y3_2_row.unit_span()]);
                let mut staging_2 = __cpu::StagingBuffer::new();
                let mut chunks_4 = __cpu::StreamingRow::new(y3_2_row, from, to - from, __cpu::is_non_temporal(call, &y3_2), &mut staging_2);
                while chunks_4.advance() {
                    let (start, count) = chunks_4.chunk();
                    Self::parallel_18::<L, _, _, _>(
                        level,
                        start,
                        count,
                        x2_2_row.slice(start, count),
                        t11_2_row_2.slice(start, count),
                        chunks_4.slice_mut(),
                        t11_2,
                        d2_2,
                        v71,
                    );
                    chunks_4.store();
                }
                if to - from < 4 {
                    for (start, end) in [(0, from), (to, 4)] {
                        Self::parallel_18::<L, _, _, _>(
                            level,
                            start,
                            end - start,
                            x2_2_row.guarded(start, <i32 as __Elem>::ZERO),
                            t11_2_row_2.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            y3_2_row.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            t11_2,
                            d2_2,
                            v71,
                        );
                    }
                }
                let t12_2 = scratch.tile::<__cpu::bf16, 1>([4]);
                let t7_2_at = t7_2.window([b5_2.wrapping_mul(BM as i64), d0_2], [1, 4]);
                __cpu::copy::<L, _, _, _>(t7_2_at.squeeze([1]), t12_2, <__cpu::bf16 as __Elem>::ZERO);
                let y4_2_at = y4_2.window([b5_2.wrapping_mul(4)], [4]);
                __cpu::copy_out::<L, _, _, _>(t12_2, y4_2_at, <__cpu::bf16 as __Elem>::ZERO, __cpu::is_non_temporal(call, &y4_2), __cpu::PacedPrefetch::none());
            }
        }
    }
}
