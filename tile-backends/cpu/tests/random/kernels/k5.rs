// Emitted from the random kernel of seed 5.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;


#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<T: __Elem, const BM: usize>(::core::marker::PhantomData<(T,)>);

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<T: __Elem, const BM: usize> __Kernel<T, BM> {
    #[inline]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t3_row: R0,
        v1: i64,
        v2: i64,
        h2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i9 = start + lane as i64;
                let v3 = t3_row.get(lane);
                let v4 = __Elem::to::<u64>(v3).wrapping_mul(__Elem::to::<u64>(v2.wrapping_add(i9)));
                h2.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v1.wrapping_add(i9), 7_i64)], v4, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t4_row: R0,
        v6: i64,
        v9: i64,
        h2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i12 = start + lane as i64;
                let v10 = t4_row.get(lane);
                let v11 = __Elem::to::<u64>(v10).wrapping_mul(__Elem::to::<u64>(v9.wrapping_add(i12)));
                h2.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v6.wrapping_add(i12), 7_i64)], v11, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t5_row: R0,
        v13: i64,
        v15: i64,
        h2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i15 = start + lane as i64;
                let v16 = t5_row.get(lane);
                let v17 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v16) * 16.0_f32));
                let v18 = v17.wrapping_mul(__Elem::to::<u64>(v15.wrapping_add(i15)));
                h2.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v13.wrapping_add(i15), 7_i64)], v18, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t6_row: R0,
        h2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i16 = start + lane as i64;
                let v19 = t6_row.get(lane);
                let v20 = __Elem::to::<u64>(v19).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i16)));
                h2.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i16), 7_i64)], v20, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t3_2_row: R0,
        v22: i64,
        v23: i64,
        h2_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i9_2 = start + lane as i64;
                let v24 = t3_2_row.get(lane);
                let v25 = __Elem::to::<u64>(v24).wrapping_mul(__Elem::to::<u64>(v23.wrapping_add(i9_2)));
                h2_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v22.wrapping_add(i9_2), 7_i64)], v25);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t4_2_row: R0,
        v27: i64,
        v29: i64,
        h2_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i12_2 = start + lane as i64;
                let v30 = t4_2_row.get(lane);
                let v31 = __Elem::to::<u64>(v30).wrapping_mul(__Elem::to::<u64>(v29.wrapping_add(i12_2)));
                h2_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v27.wrapping_add(i12_2), 7_i64)], v31);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t5_2_row: R0,
        v33: i64,
        v35: i64,
        h2_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i15_2 = start + lane as i64;
                let v36 = t5_2_row.get(lane);
                let v37 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v36) * 16.0_f32));
                let v38 = v37.wrapping_mul(__Elem::to::<u64>(v35.wrapping_add(i15_2)));
                h2_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v33.wrapping_add(i15_2), 7_i64)], v38);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t6_2_row: R0,
        h2_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i16_2 = start + lane as i64;
                let v39 = t6_2_row.get(lane);
                let v40 = __Elem::to::<u64>(v39).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i16_2)));
                h2_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i16_2), 7_i64)], v40);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<T: __Elem, const BM: usize> __cpu::Kernel for __Kernel<T, BM> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_5", args);
        let d2 = plan.extent(0, 0);
        let d3 = plan.extent(0, 1);
        plan.expect("y1", 1, 0, d3)?;
        plan.expect("y1", 1, 1, 6)?;
        plan.expect("h2", 2, 0, 7)?;
        let v0 = d3 < 100;
        plan.require(v0, "extents are below 100")?;
        let v1 = d3.wrapping_add(BM as i64);
        let v2 = v1.wrapping_sub(1);
        let n6 = __Elem::div(v2, BM as i64);
        let v3 = d3.wrapping_add(BM as i64);
        let v4 = v3.wrapping_sub(1);
        let v5 = __Elem::div(v4, BM as i64);
        plan.value(d3);
        plan.value(n6);
        plan.finish([1, 1, v5])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<T, 2>([BM as i64, 6]);
        size.tile::<T, 3>([BM as i64, 2, 2]);
        size.tile::<f64, 3>([2, 2, 6]);
        size.tile::<<T as __Elem>::Accum, 1>([2]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let y1 = __cpu::tensor::<T, 2>(call, 1);
            let h2 = __cpu::tensor::<u64, 1>(call, 2);
            let d3 = __cpu::value::<i64>(call, 0);
            let n6 = __cpu::value::<i64>(call, 1);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b4] = block.index;
                let mut scratch = block.scratch;
                let t3 = scratch.tile::<T, 2>([BM as i64, 6]);
                let y1_at = y1.window([b4.wrapping_mul(BM as i64), 0], [BM as i64, 6]);
                __cpu::copy::<L, _, _, _>(y1_at, t3, <T as __Elem>::ZERO);
                let t4 = scratch.tile::<T, 3>([BM as i64, 2, 2]);
                let v7 = t3.load([d3, b4], <T as __Elem>::ZERO);
                __cpu::fill::<L, _, _>(t4, v7);
                let t5 = scratch.tile::<f64, 3>([2, 2, 6]);
                let v0 = t4.load([1, d3, b4], <T as __Elem>::ZERO);
                let t4_at = t4.window([b4.wrapping_mul(2), 1, __Elem::to::<i64>(v0).wrapping_mul(3)], [2, 2, 6]);
                __cpu::copy::<L, _, _, _>(t4_at, t5, <f64 as __Elem>::ZERO);
                let t6 = scratch.tile::<<T as __Elem>::Accum, 1>([2]);
                let t3_at = t3.window([n6, n6.wrapping_mul(2)], [2, 1]).squeeze([0]);
                __cpu::copy::<L, _, _, _>(t3_at, t6, <<T as __Elem>::Accum as __Elem>::ZERO);
                for i8 in 0_i64..(BM as i64) {
                    let v1 = 5_i64.wrapping_add(i8).wrapping_mul(5);
                    let v2 = 5_i64.wrapping_add(i8).wrapping_mul(5);
                    let t3_row = t3.row(1, [i8, 0], 6);
                    Self::parallel::<L, _>(level, 0, 6, t3_row.slice(0, 6), v1, v2, h2);
                }
                for i10 in 0_i64..(BM as i64) {
                    for i11 in 0_i64..2 {
                        let v5 = 5_i64.wrapping_add(i10).wrapping_mul(5).wrapping_add(i11);
                        let v6 = v5.wrapping_mul(5);
                        let v8 = 5_i64.wrapping_add(i10).wrapping_mul(5).wrapping_add(i11);
                        let v9 = v8.wrapping_mul(5);
                        let t4_row = t4.row(2, [i10, i11, 0], 2);
                        Self::parallel_2::<L, _>(level, 0, 2, t4_row.slice(0, 2), v6, v9, h2);
                    }
                }
                for i13 in 0_i64..2 {
                    for i14 in 0_i64..2 {
                        let v12 = 5_i64.wrapping_add(i13).wrapping_mul(5).wrapping_add(i14);
                        let v13 = v12.wrapping_mul(5);
                        let v14 = 5_i64.wrapping_add(i13).wrapping_mul(5).wrapping_add(i14);
                        let v15 = v14.wrapping_mul(5);
                        let t5_row = t5.row(2, [i13, i14, 0], 6);
                        Self::parallel_3::<L, _>(level, 0, 6, t5_row.slice(0, 6), v13, v15, h2);
                    }
                }
                let t6_row = t6.row(0, [0], 2);
                Self::parallel_4::<L, _>(level, 0, 2, t6_row.slice(0, 2), h2);
                let y1_at_2 = y1.window([b4.wrapping_mul(BM as i64), 0], [BM as i64, 6]);
                __cpu::copy::<L, _, _, _>(t3, y1_at_2, <T as __Elem>::ZERO);
            }
        }
    }

    const RACES: bool = true;

    #[inline(always)]
    unsafe fn alone<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let y1_2 = __cpu::tensor::<T, 2>(call, 1);
            let h2_2 = __cpu::tensor::<u64, 1>(call, 2);
            let d3_2 = __cpu::value::<i64>(call, 0);
            let n6_2 = __cpu::value::<i64>(call, 1);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b4_2] = block.index;
                let mut scratch = block.scratch;
                let t3_2 = scratch.tile::<T, 2>([BM as i64, 6]);
                let y1_2_at = y1_2.window([b4_2.wrapping_mul(BM as i64), 0], [BM as i64, 6]);
                __cpu::copy::<L, _, _, _>(y1_2_at, t3_2, <T as __Elem>::ZERO);
                let t4_2 = scratch.tile::<T, 3>([BM as i64, 2, 2]);
                let v7_2 = t3_2.load([d3_2, b4_2], <T as __Elem>::ZERO);
                __cpu::fill::<L, _, _>(t4_2, v7_2);
                let t5_2 = scratch.tile::<f64, 3>([2, 2, 6]);
                let v21 = t4_2.load([1, d3_2, b4_2], <T as __Elem>::ZERO);
                let t4_2_at = t4_2.window([b4_2.wrapping_mul(2), 1, __Elem::to::<i64>(v21).wrapping_mul(3)], [2, 2, 6]);
                __cpu::copy::<L, _, _, _>(t4_2_at, t5_2, <f64 as __Elem>::ZERO);
                let t6_2 = scratch.tile::<<T as __Elem>::Accum, 1>([2]);
                let t3_2_at = t3_2.window([n6_2, n6_2.wrapping_mul(2)], [2, 1]).squeeze([0]);
                __cpu::copy::<L, _, _, _>(t3_2_at, t6_2, <<T as __Elem>::Accum as __Elem>::ZERO);
                for i8_2 in 0_i64..(BM as i64) {
                    let v22 = 5_i64.wrapping_add(i8_2).wrapping_mul(5);
                    let v23 = 5_i64.wrapping_add(i8_2).wrapping_mul(5);
                    let t3_2_row = t3_2.row(1, [i8_2, 0], 6);
                    Self::parallel_5::<L, _>(level, 0, 6, t3_2_row.slice(0, 6), v22, v23, h2_2);
                }
                for i10_2 in 0_i64..(BM as i64) {
                    for i11_2 in 0_i64..2 {
                        let v26 = 5_i64.wrapping_add(i10_2).wrapping_mul(5).wrapping_add(i11_2);
                        let v27 = v26.wrapping_mul(5);
                        let v28 = 5_i64.wrapping_add(i10_2).wrapping_mul(5).wrapping_add(i11_2);
                        let v29 = v28.wrapping_mul(5);
                        let t4_2_row = t4_2.row(2, [i10_2, i11_2, 0], 2);
                        Self::parallel_6::<L, _>(level, 0, 2, t4_2_row.slice(0, 2), v27, v29, h2_2);
                    }
                }
                for i13_2 in 0_i64..2 {
                    for i14_2 in 0_i64..2 {
                        let v32 = 5_i64.wrapping_add(i13_2).wrapping_mul(5).wrapping_add(i14_2);
                        let v33 = v32.wrapping_mul(5);
                        let v34 = 5_i64.wrapping_add(i13_2).wrapping_mul(5).wrapping_add(i14_2);
                        let v35 = v34.wrapping_mul(5);
                        let t5_2_row = t5_2.row(2, [i13_2, i14_2, 0], 6);
                        Self::parallel_7::<L, _>(level, 0, 6, t5_2_row.slice(0, 6), v33, v35, h2_2);
                    }
                }
                let t6_2_row = t6_2.row(0, [0], 2);
                Self::parallel_8::<L, _>(level, 0, 2, t6_2_row.slice(0, 2), h2_2);
                let y1_2_at_2 = y1_2.window([b4_2.wrapping_mul(BM as i64), 0], [BM as i64, 6]);
                __cpu::copy::<L, _, _, _>(t3_2, y1_2_at_2, <T as __Elem>::ZERO);
            }
        }
    }
}
