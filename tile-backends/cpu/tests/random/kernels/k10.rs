// Emitted from the random kernel of seed 10.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;


#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<const BM: usize, const BN: usize, const BK: usize>(());

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<const BM: usize, const BN: usize, const BK: usize> __Kernel<BM, BN, BK> {
    #[inline]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::RowMut<u64>>(
        level: L,
        start: i64,
        count: i64,
        mut t5_row: R0,
        v1: u64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t5_row.set(lane, v1);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::Row<i8>>(
        level: L,
        start: i64,
        count: i64,
        t3_row: R0,
        v2: i64,
        v3: i64,
        h2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i6 = start + lane as i64;
                let v4 = t3_row.get(lane);
                let v5 = __Elem::to::<u64>(v4).wrapping_mul(__Elem::to::<u64>(v3.wrapping_add(i6)));
                h2.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v2.wrapping_add(i6), 7_i64)], v5, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::Row<i8>>(
        level: L,
        start: i64,
        count: i64,
        t4_row: R0,
        v6: i64,
        v7: i64,
        h2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i8 = start + lane as i64;
                let v8 = t4_row.get(lane);
                let v9 = __Elem::to::<u64>(v8).wrapping_mul(__Elem::to::<u64>(v7.wrapping_add(i8)));
                h2.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v6.wrapping_add(i8), 7_i64)], v9, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t5_row_2: R0,
        v10: i64,
        v11: i64,
        h2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i10 = start + lane as i64;
                let v12 = t5_row_2.get(lane);
                let v13 = v12.wrapping_mul(__Elem::to::<u64>(v11.wrapping_add(i10)));
                h2.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v10.wrapping_add(i10), 7_i64)], v13, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<i8>>(
        level: L,
        start: i64,
        count: i64,
        t6_row: R0,
        v14: i64,
        v15: i64,
        h2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i12 = start + lane as i64;
                let v16 = t6_row.get(lane);
                let v17 = __Elem::to::<u64>(v16).wrapping_mul(__Elem::to::<u64>(v15.wrapping_add(i12)));
                h2.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v14.wrapping_add(i12), 7_i64)], v17, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::RowMut<i8>>(
        level: L,
        start: i64,
        count: i64,
        mut y1_row: R0,
        t3: __cpu::View<i8, 2>,
        v18: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14 = start + lane as i64;
                let mut l7_cells = [<i8 as __Elem>::ZERO; 2];
                let l7 = __cpu::View::packed(l7_cells.as_mut_ptr(), [2]);
                for k15 in 0_i64..2 {
                    let v19 = t3.load([k15, i14], <i8 as __Elem>::ZERO);
                    let v20 = __Elem::max(__Elem::rem(v19.wrapping_mul(7_i8), 7_i8), 0_i8);
                    l7.store([k15], v20);
                }
                let v21 = l7.load([v18], <i8 as __Elem>::ZERO);
                y1_row.set(lane, v21);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::RowMut<u64>>(
        level: L,
        start: i64,
        count: i64,
        mut t5_2_row: R0,
        v20: u64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t5_2_row.set(lane, v20);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::Row<i8>>(
        level: L,
        start: i64,
        count: i64,
        t3_2_row: R0,
        v21: i64,
        v22: i64,
        h2_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i6_2 = start + lane as i64;
                let v23 = t3_2_row.get(lane);
                let v24 = __Elem::to::<u64>(v23).wrapping_mul(__Elem::to::<u64>(v22.wrapping_add(i6_2)));
                h2_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v21.wrapping_add(i6_2), 7_i64)], v24);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<i8>>(
        level: L,
        start: i64,
        count: i64,
        t4_2_row: R0,
        v25: i64,
        v26: i64,
        h2_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i8_2 = start + lane as i64;
                let v27 = t4_2_row.get(lane);
                let v28 = __Elem::to::<u64>(v27).wrapping_mul(__Elem::to::<u64>(v26.wrapping_add(i8_2)));
                h2_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v25.wrapping_add(i8_2), 7_i64)], v28);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t5_2_row_2: R0,
        v29: i64,
        v30: i64,
        h2_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i10_2 = start + lane as i64;
                let v31 = t5_2_row_2.get(lane);
                let v32 = v31.wrapping_mul(__Elem::to::<u64>(v30.wrapping_add(i10_2)));
                h2_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v29.wrapping_add(i10_2), 7_i64)], v32);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<i8>>(
        level: L,
        start: i64,
        count: i64,
        t6_2_row: R0,
        v33: i64,
        v34: i64,
        h2_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i12_2 = start + lane as i64;
                let v35 = t6_2_row.get(lane);
                let v36 = __Elem::to::<u64>(v35).wrapping_mul(__Elem::to::<u64>(v34.wrapping_add(i12_2)));
                h2_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v33.wrapping_add(i12_2), 7_i64)], v36);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::RowMut<i8>>(
        level: L,
        start: i64,
        count: i64,
        mut y1_2_row: R0,
        t3_2: __cpu::View<i8, 2>,
        v37: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14 = start + lane as i64;
                let mut l7_cells = [<i8 as __Elem>::ZERO; 2];
                let l7 = __cpu::View::packed(l7_cells.as_mut_ptr(), [2]);
                for k15 in 0_i64..2 {
                    let v38 = t3_2.load([k15, i14], <i8 as __Elem>::ZERO);
                    let v39 = __Elem::max(__Elem::rem(v38.wrapping_mul(7_i8), 7_i8), 0_i8);
                    l7.store([k15], v39);
                }
                let v40 = l7.load([v37], <i8 as __Elem>::ZERO);
                y1_2_row.set(lane, v40);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<const BM: usize, const BN: usize, const BK: usize> __cpu::Kernel for __Kernel<BM, BN, BK> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_10", args);
        plan.expect("x0", 0, 0, BM as i64)?;
        let d0 = plan.extent(0, 1);
        plan.expect("y1", 1, 0, d0)?;
        plan.expect("y1", 1, 1, d0)?;
        plan.expect("h2", 2, 0, 7)?;
        let v0 = d0.wrapping_add(BM as i64);
        let v1 = v0.wrapping_sub(1);
        let v2 = __Elem::div(v1, BM as i64);
        let v3 = d0.wrapping_add(BM as i64);
        let v4 = v3.wrapping_sub(1);
        let v5 = __Elem::div(v4, BM as i64);
        plan.value(d0);
        plan.finish([1, v2, v5])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<i8, 2>([BM as i64, BM as i64]);
        size.tile::<i8, 2>([BN as i64, 1]);
        size.tile::<u64, 2>([BM as i64, BM as i64]);
        size.tile::<i8, 2>([BM as i64, 1]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<u64, 2>(call, 0);
            let y1 = __cpu::tensor::<i8, 2>(call, 1);
            let h2 = __cpu::tensor::<u64, 1>(call, 2);
            let d0 = __cpu::value::<i64>(call, 0);
            for block in __cpu::Blocks::new(call) {
                let [_, b1, b2] = block.index;
                let mut scratch = block.scratch;
                let t3 = scratch.tile::<i8, 2>([BM as i64, BM as i64]);
                let y1_at = y1.window([b1.wrapping_mul(BM as i64), b2.wrapping_mul(BM as i64)], [BM as i64, BM as i64]);
                __cpu::copy::<L, _, _, _>(y1_at, t3, <i8 as __Elem>::ZERO);
                let t4 = scratch.tile::<i8, 2>([BN as i64, 1]);
                let t3_at = t3.window([b2.wrapping_mul(BM as i64), b1.wrapping_mul(BM as i64)], [BN as i64, 1]);
                __cpu::copy::<L, _, _, _>(t3_at, t4, <i8 as __Elem>::ZERO);
                let t5 = scratch.tile::<u64, 2>([BM as i64, BM as i64]);
                for i3 in 0_i64..(BM as i64) {
                    let v0 = x0.load([i3, __Elem::rem(b1, 5_i64)], <u64 as __Elem>::ZERO);
                    let v1 = __Elem::div(__Elem::rem(__Elem::shr(3_u64, 27_u64), v0), 7_u64);
                    let t5_row = t5.row(1, [i3, 0], BM as i64);
                    Self::parallel::<L, _>(level, 0, BM as i64, t5_row.slice_mut(0, BM as i64), v1);
                }
                let t6 = scratch.tile::<i8, 2>([BM as i64, 1]);
                __cpu::fill::<L, _, _>(t6, 1_i8);
                __cpu::reduce::<L, __cpu::reduce::Min, _, _, 2>(t3, 1, t6, true, <i8 as __Elem>::ZERO);
                for i5 in 0_i64..(BM as i64) {
                    let v2 = 5_i64.wrapping_add(i5).wrapping_mul(5);
                    let v3 = 5_i64.wrapping_add(i5).wrapping_mul(5);
                    let t3_row = t3.row(1, [i5, 0], BM as i64);
                    Self::parallel_2::<L, _>(level, 0, BM as i64, t3_row.slice(0, BM as i64), v2, v3, h2);
                }
                for i7 in 0_i64..(BN as i64) {
                    let v6 = 5_i64.wrapping_add(i7).wrapping_mul(5);
                    let v7 = 5_i64.wrapping_add(i7).wrapping_mul(5);
                    let t4_row = t4.row(1, [i7, 0], 1);
                    Self::parallel_3::<L, _>(level, 0, 1, t4_row.slice(0, 1), v6, v7, h2);
                }
                for i9 in 0_i64..(BM as i64) {
                    let v10 = 5_i64.wrapping_add(i9).wrapping_mul(5);
                    let v11 = 5_i64.wrapping_add(i9).wrapping_mul(5);
                    let t5_row_2 = t5.row(1, [i9, 0], BM as i64);
                    Self::parallel_4::<L, _>(level, 0, BM as i64, t5_row_2.slice(0, BM as i64), v10, v11, h2);
                }
                for i11 in 0_i64..(BM as i64) {
                    let v14 = 5_i64.wrapping_add(i11).wrapping_mul(5);
                    let v15 = 5_i64.wrapping_add(i11).wrapping_mul(5);
                    let t6_row = t6.row(1, [i11, 0], 1);
                    Self::parallel_5::<L, _>(level, 0, 1, t6_row.slice(0, 1), v14, v15, h2);
                }
                let whole = y1.has_rows(1, [b1.wrapping_mul(BM as i64), b2.wrapping_mul(BM as i64)], [[1, 0], [0, 1]], [BM as i64, BM as i64]);
                if whole {
                    for i13 in 0_i64..(BM as i64) {
                        let v18 = d0.wrapping_sub(2);
                        let y1_row = y1.whole_row(1, [b1.wrapping_mul(BM as i64).wrapping_add(i13), b2.wrapping_mul(BM as i64)], BM as i64, 1);
                        Self::parallel_6::<L, true, _>(
                            level,
                            0,
                            BM as i64,
                            y1_row.slice_mut(0, BM as i64),
                            t3,
                            v18,
                        );
                    }
                } else {
                    for i13 in 0_i64..(BM as i64) {
                        let v18 = d0.wrapping_sub(2);
                        let y1_row = y1.row(1, [b1.wrapping_mul(BM as i64).wrapping_add(i13), b2.wrapping_mul(BM as i64)], BM as i64);
                        let (from, to) = __cpu::common(BM as i64, [y1_row.unit_span()]);
                        Self::parallel_6::<L, false, _>(
                            level,
                            from,
                            to - from,
                            y1_row.slice_mut(from, to - from),
                            t3,
                            v18,
                        );
                        if to - from < BM as i64 {
                            for (start, end) in [(0, from), (to, BM as i64)] {
                                Self::parallel_6::<L, false, _>(
                                    level,
                                    start,
                                    end - start,
                                    y1_row.guarded(start, <i8 as __Elem>::ZERO),
                                    t3,
                                    v18,
                                );
                            }
                        }
                    }
                }
            }
        }
    }

    const RACES: bool = true;

    #[inline(always)]
    unsafe fn alone<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0_2 = __cpu::tensor::<u64, 2>(call, 0);
            let y1_2 = __cpu::tensor::<i8, 2>(call, 1);
            let h2_2 = __cpu::tensor::<u64, 1>(call, 2);
            let d0_2 = __cpu::value::<i64>(call, 0);
            for block in __cpu::Blocks::new(call) {
                let [_, b1_2, b2_2] = block.index;
                let mut scratch = block.scratch;
                let t3_2 = scratch.tile::<i8, 2>([BM as i64, BM as i64]);
                let y1_2_at = y1_2.window([b1_2.wrapping_mul(BM as i64), b2_2.wrapping_mul(BM as i64)], [BM as i64, BM as i64]);
                __cpu::copy::<L, _, _, _>(y1_2_at, t3_2, <i8 as __Elem>::ZERO);
                let t4_2 = scratch.tile::<i8, 2>([BN as i64, 1]);
                let t3_2_at = t3_2.window([b2_2.wrapping_mul(BM as i64), b1_2.wrapping_mul(BM as i64)], [BN as i64, 1]);
                __cpu::copy::<L, _, _, _>(t3_2_at, t4_2, <i8 as __Elem>::ZERO);
                let t5_2 = scratch.tile::<u64, 2>([BM as i64, BM as i64]);
                for i3_2 in 0_i64..(BM as i64) {
                    let v19 = x0_2.load([i3_2, __Elem::rem(b1_2, 5_i64)], <u64 as __Elem>::ZERO);
                    let v20 = __Elem::div(__Elem::rem(__Elem::shr(3_u64, 27_u64), v19), 7_u64);
                    let t5_2_row = t5_2.row(1, [i3_2, 0], BM as i64);
                    Self::parallel_7::<L, _>(level, 0, BM as i64, t5_2_row.slice_mut(0, BM as i64), v20);
                }
                let t6_2 = scratch.tile::<i8, 2>([BM as i64, 1]);
                __cpu::fill::<L, _, _>(t6_2, 1_i8);
                __cpu::reduce::<L, __cpu::reduce::Min, _, _, 2>(t3_2, 1, t6_2, true, <i8 as __Elem>::ZERO);
                for i5_2 in 0_i64..(BM as i64) {
                    let v21 = 5_i64.wrapping_add(i5_2).wrapping_mul(5);
                    let v22 = 5_i64.wrapping_add(i5_2).wrapping_mul(5);
                    let t3_2_row = t3_2.row(1, [i5_2, 0], BM as i64);
                    Self::parallel_8::<L, _>(level, 0, BM as i64, t3_2_row.slice(0, BM as i64), v21, v22, h2_2);
                }
                for i7_2 in 0_i64..(BN as i64) {
                    let v25 = 5_i64.wrapping_add(i7_2).wrapping_mul(5);
                    let v26 = 5_i64.wrapping_add(i7_2).wrapping_mul(5);
                    let t4_2_row = t4_2.row(1, [i7_2, 0], 1);
                    Self::parallel_9::<L, _>(level, 0, 1, t4_2_row.slice(0, 1), v25, v26, h2_2);
                }
                for i9_2 in 0_i64..(BM as i64) {
                    let v29 = 5_i64.wrapping_add(i9_2).wrapping_mul(5);
                    let v30 = 5_i64.wrapping_add(i9_2).wrapping_mul(5);
                    let t5_2_row_2 = t5_2.row(1, [i9_2, 0], BM as i64);
                    Self::parallel_10::<L, _>(level, 0, BM as i64, t5_2_row_2.slice(0, BM as i64), v29, v30, h2_2);
                }
                for i11_2 in 0_i64..(BM as i64) {
                    let v33 = 5_i64.wrapping_add(i11_2).wrapping_mul(5);
                    let v34 = 5_i64.wrapping_add(i11_2).wrapping_mul(5);
                    let t6_2_row = t6_2.row(1, [i11_2, 0], 1);
                    Self::parallel_11::<L, _>(level, 0, 1, t6_2_row.slice(0, 1), v33, v34, h2_2);
                }
                let whole_2 = y1_2.has_rows(1, [b1_2.wrapping_mul(BM as i64), b2_2.wrapping_mul(BM as i64)], [[1, 0], [0, 1]], [BM as i64, BM as i64]);
                if whole_2 {
                    for i13_2 in 0_i64..(BM as i64) {
                        let v37 = d0_2.wrapping_sub(2);
                        let y1_2_row = y1_2.whole_row(1, [b1_2.wrapping_mul(BM as i64).wrapping_add(i13_2), b2_2.wrapping_mul(BM as i64)], BM as i64, 1);
                        Self::parallel_12::<L, true, _>(
                            level,
                            0,
                            BM as i64,
                            y1_2_row.slice_mut(0, BM as i64),
                            t3_2,
                            v37,
                        );
                    }
                } else {
                    for i13_2 in 0_i64..(BM as i64) {
                        let v37 = d0_2.wrapping_sub(2);
                        let y1_2_row = y1_2.row(1, [b1_2.wrapping_mul(BM as i64).wrapping_add(i13_2), b2_2.wrapping_mul(BM as i64)], BM as i64);
                        let (from, to) = __cpu::common(BM as i64, [y1_2_row.unit_span()]);
                        Self::parallel_12::<L, false, _>(
                            level,
                            from,
                            to - from,
                            y1_2_row.slice_mut(from, to - from),
                            t3_2,
                            v37,
                        );
                        if to - from < BM as i64 {
                            for (start, end) in [(0, from), (to, BM as i64)] {
                                Self::parallel_12::<L, false, _>(
                                    level,
                                    start,
                                    end - start,
                                    y1_2_row.guarded(start, <i8 as __Elem>::ZERO),
                                    t3_2,
                                    v37,
                                );
                            }
                        }
                    }
                }
            }
        }
    }
}
