// Emitted from the random kernel of seed 13.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;


#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<const BM: usize, const BN: usize>(());

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<const BM: usize, const BN: usize> __Kernel<BM, BN> {
    #[inline(always)]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::RowMut<bool>>(
        level: L,
        start: i64,
        count: i64,
        mut t4_row: R0,
        v0: bool,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t4_row.set(lane, v0);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::Row<u32>, R1: __cpu::row::Row<u32>, R2: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        t5_row: R0,
        t3_row: R1,
        mut t6_row: R2,
        t3: __cpu::View<u32, 2>,
        t5: __cpu::View<u32, 2>,
        q5: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i10 = start + lane as i64;
                let v1 = t5_row.get(lane);
                let v2 = t3.load([i10, __Elem::to::<i64>(v1)], <u32 as __Elem>::ZERO);
                let v3 = t3_row.get(lane);
                let v4 = t5.load([__Elem::to::<i64>(v3), q5], <u32 as __Elem>::ZERO);
                let v5 = t5.load([i10.wrapping_add(2), __Elem::to::<i64>(v4)], <u32 as __Elem>::ZERO);
                t6_row.set(lane, v2.wrapping_add(v5));
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::Row<u32>>(
        level: L,
        start: i64,
        count: i64,
        t3_row_2: R0,
        v6: i64,
        v7: i64,
        h2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i12 = start + lane as i64;
                let v8 = t3_row_2.get(lane);
                let v9 = __Elem::to::<u64>(v8).wrapping_mul(__Elem::to::<u64>(v7.wrapping_add(i12)));
                h2.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v6.wrapping_add(i12), 7_i64)], v9, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t4_row_2: R0,
        v11: i64,
        v13: i64,
        h2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i15 = start + lane as i64;
                let v14 = t4_row_2.get(lane);
                let v15 = __Elem::to::<u64>(v14).wrapping_mul(__Elem::to::<u64>(v13.wrapping_add(i15)));
                h2.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v11.wrapping_add(i15), 7_i64)], v15, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<u32>>(
        level: L,
        start: i64,
        count: i64,
        t5_row_2: R0,
        v16: i64,
        v17: i64,
        h2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i17 = start + lane as i64;
                let v18 = t5_row_2.get(lane);
                let v19 = __Elem::to::<u64>(v18).wrapping_mul(__Elem::to::<u64>(v17.wrapping_add(i17)));
                h2.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v16.wrapping_add(i17), 7_i64)], v19, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<u32>>(
        level: L,
        start: i64,
        count: i64,
        t6_row_2: R0,
        v20: i64,
        v21: i64,
        h2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i18 = start + lane as i64;
                let v22 = t6_row_2.get(lane);
                let v23 = __Elem::to::<u64>(v22).wrapping_mul(__Elem::to::<u64>(v21.wrapping_add(i18)));
                h2.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v20.wrapping_add(i18), 7_i64)], v23, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut y1_row: R0,
        v24: u32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                y1_row.set(lane, v24);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<const BM: usize, const BN: usize> __cpu::Kernel for __Kernel<BM, BN> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_13", args);
        let d0 = plan.extent(0, 0);
        plan.expect("y1", 1, 0, d0)?;
        plan.expect("y1", 1, 1, d0)?;
        plan.expect("h2", 2, 0, 7)?;
        let v0 = d0.wrapping_add(BM as i64);
        let v1 = v0.wrapping_sub(1);
        let v2 = __Elem::div(v1, BM as i64);
        let v3 = d0.wrapping_add(BN as i64 + 1);
        let v4 = v3.wrapping_sub(1);
        let v5 = __Elem::div(v4, BN as i64 + 1);
        plan.value(d0);
        plan.finish([1, v2, v5])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<u32, 2>([2 * BN as i64, BN as i64 + 1]);
        size.tile::<bool, 3>([BM as i64, 2 * BN as i64, 2 * BN as i64]);
        size.tile::<u32, 2>([2 * BN as i64, BN as i64 + 1]);
        size.tile::<u32, 1>([2 * BN as i64]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let y1 = __cpu::tensor::<u32, 2>(call, 1);
            let h2 = __cpu::tensor::<u64, 1>(call, 2);
            let p3 = __cpu::scalar::<i64>(call.args, 3);
            let q5 = __cpu::scalar::<i64>(call.args, 5);
            let d0 = __cpu::value::<i64>(call, 0);
            for block in __cpu::Blocks::new(call) {
                let [_, b1, b2] = block.index;
                let mut scratch = block.scratch;
                let t3 = scratch.tile::<u32, 2>([2 * BN as i64, BN as i64 + 1]);
                __cpu::fill::<L, _, _>(t3, 0_u32);
                let t4 = scratch.tile::<bool, 3>([BM as i64, 2 * BN as i64, 2 * BN as i64]);
                for i6 in 0_i64..(2 * BN as i64) {
                    for i7 in 0_i64..(2 * BN as i64) {
                        let v0 = b1 >= i6;
                        let t4_row = t4.row(0, [0, i7, i6], BM as i64);
                        Self::parallel::<L, _>(level, 0, BM as i64, t4_row.strided(0), v0);
                    }
                }
                let t5 = scratch.tile::<u32, 2>([2 * BN as i64, BN as i64 + 1]);
                __cpu::scan::<L, __cpu::reduce::Sum, _, _, _>(t3, 0, t5, true, <u32 as __Elem>::ZERO);
                let t6 = scratch.tile::<u32, 1>([2 * BN as i64]);
                let t5_row = t5.row(0, [0, d0], 2 * BN as i64);
                let t3_row = t3.row(1, [1, 0], 2 * BN as i64);
                let t6_row = t6.row(0, [0], 2 * BN as i64);
                let (from, to) = __cpu::common(2 * BN as i64, [t5_row.span(), t3_row.unit_span()]);
                Self::parallel_2::<L, _, _, _>(level, from, to - from, t5_row.strided(from), t3_row.slice(from, to - from), t6_row.slice_mut(from, to - from), t3, t5, q5);
                for (start, end) in [(0, from), (to, 2 * BN as i64)] {
                    Self::parallel_2::<L, _, _, _>(level, start, end - start, t5_row.guarded(start, <u32 as __Elem>::ZERO), t3_row.guarded(start, <u32 as __Elem>::ZERO), t6_row.slice_mut(start, end - start), t3, t5, q5);
                }
                for i11 in 0_i64..(2 * BN as i64) {
                    let v6 = 1_i64.wrapping_mul(5).wrapping_add(i11).wrapping_mul(5);
                    let v7 = 1_i64.wrapping_mul(5).wrapping_add(i11).wrapping_mul(5);
                    let t3_row_2 = t3.row(1, [i11, 0], BN as i64 + 1);
                    Self::parallel_3::<L, _>(level, 0, BN as i64 + 1, t3_row_2.slice(0, BN as i64 + 1), v6, v7, h2);
                }
                for i13 in 0_i64..(BM as i64) {
                    for i14 in 0_i64..(2 * BN as i64) {
                        let v10 = 1_i64.wrapping_mul(5).wrapping_add(i13).wrapping_mul(5).wrapping_add(i14);
                        let v11 = v10.wrapping_mul(5);
                        let v12 = 1_i64.wrapping_mul(5).wrapping_add(i13).wrapping_mul(5).wrapping_add(i14);
                        let v13 = v12.wrapping_mul(5);
                        let t4_row_2 = t4.row(2, [i13, i14, 0], 2 * BN as i64);
                        Self::parallel_4::<L, _>(level, 0, 2 * BN as i64, t4_row_2.slice(0, 2 * BN as i64), v11, v13, h2);
                    }
                }
                for i16 in 0_i64..(2 * BN as i64) {
                    let v16 = 1_i64.wrapping_mul(5).wrapping_add(i16).wrapping_mul(5);
                    let v17 = 1_i64.wrapping_mul(5).wrapping_add(i16).wrapping_mul(5);
                    let t5_row_2 = t5.row(1, [i16, 0], BN as i64 + 1);
                    Self::parallel_5::<L, _>(level, 0, BN as i64 + 1, t5_row_2.slice(0, BN as i64 + 1), v16, v17, h2);
                }
                let v20 = 1_i64.wrapping_mul(5);
                let v21 = 1_i64.wrapping_mul(5);
                let t6_row_2 = t6.row(0, [0], 2 * BN as i64);
                Self::parallel_6::<L, _>(level, 0, 2 * BN as i64, t6_row_2.slice(0, 2 * BN as i64), v20, v21, h2);
                for i19 in 0_i64..(BM as i64) {
                    let v24 = __Elem::to::<u32>(i19);
                    let y1_row = y1.row(1, [b1.wrapping_mul(BM as i64).wrapping_add(i19), b2.wrapping_mul(BN as i64 + 1)], BN as i64 + 1);
                    let (from, to) = __cpu::common(BN as i64 + 1, [y1_row.unit_span()]);
                    Self::parallel_7::<L, _>(level, from, to - from, y1_row.slice_mut(from, to - from), v24);
                    for (start, end) in [(0, from), (to, BN as i64 + 1)] {
                        Self::parallel_7::<L, _>(level, start, end - start, y1_row.guarded(start, <u32 as __Elem>::ZERO), v24);
                    }
                }
            }
        }
    }
}
