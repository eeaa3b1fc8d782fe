// Emitted from the random kernel of seed 5.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;


#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<const BM: usize>(());

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<const BM: usize> __Kernel<BM> {
    #[inline]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t3_row: R0,
        i6: i64,
        x0: __cpu::View<f64, 1>,
        v0: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i8 = start + lane as i64;
                let v1 = x0.load([__Elem::max(i8, i6)], <f64 as __Elem>::ZERO);
                t3_row.set(lane, __Elem::max(v0, __Elem::to::<f32>(v1)));
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level>(
        level: L,
        start: i64,
        count: i64,
        v2: f32,
        t3: __cpu::View<f32, 3>,
        i9: i64,
        i10: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i11 = start + lane as i64;
                t3.compare_exchange([i9, i10, i11], v2, -2.75_f32, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t5_row: R0,
        v3: i32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t5_row.set(lane, v3);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t6_row: R0,
        v5: i32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t6_row.set(lane, v5);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::Row<f64>, R1: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        x0_row: R0,
        mut t8_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v6 = x0_row.get(lane);
                t8_row.set(lane, __Elem::to::<f32>(v6));
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t9_row: R0,
        v6: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t9_row.set(lane, v6);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t11_row: R0,
        v9: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t11_row.set(lane, v9);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t12_row: R0,
        v10: f32,
        v11: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i27 = start + lane as i64;
                let v12 = i27 == __Elem::div(i27.wrapping_sub(5).wrapping_mul(6), 6_i64);
                t12_row.set(lane, __Elem::select(v12, v10, v11));
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t13_row: R0,
        v14: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t13_row.set(lane, v14);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t3_2_row: R0,
        i6_2: i64,
        x0_2: __cpu::View<f64, 1>,
        v17: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i8_2 = start + lane as i64;
                let v18 = x0_2.load([__Elem::max(i8_2, i6_2)], <f64 as __Elem>::ZERO);
                t3_2_row.set(lane, __Elem::max(v17, __Elem::to::<f32>(v18)));
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level>(
        level: L,
        start: i64,
        count: i64,
        v19: f32,
        t3_2: __cpu::View<f32, 3>,
        i9_2: i64,
        i10_2: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i11_2 = start + lane as i64;
                t3_2.compare_exchange([i9_2, i10_2, i11_2], v19, -2.75_f32, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t5_2_row: R0,
        v20: i32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t5_2_row.set(lane, v20);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t6_2_row: R0,
        v23: i32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t6_2_row.set(lane, v23);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<f64>,
        R1: __cpu::row::RowMut<f32>,
    >(
        level: L,
        start: i64,
        count: i64,
        x0_2_row: R0,
        mut t8_2_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v24 = x0_2_row.get(lane);
                t8_2_row.set(lane, __Elem::to::<f32>(v24));
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t9_2_row: R0,
        v24: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t9_2_row.set(lane, v24);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t11_2_row: R0,
        v27: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t11_2_row.set(lane, v27);
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t12_2_row: R0,
        v28: f32,
        v29: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i27_2 = start + lane as i64;
                let v30 = __Elem::div(i27_2.wrapping_sub(5).wrapping_mul(6), 6_i64);
                t12_2_row.set(lane, __Elem::select(i27_2 == v30, v28, v29));
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t13_2_row: R0,
        v32: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t13_2_row.set(lane, v32);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<const BM: usize> __cpu::Kernel for __Kernel<BM> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_5", args);
        let d2 = plan.extent(0, 0);
        let d3 = plan.extent(1, 0);
        plan.expect("y1", 1, 1, 6)?;
        plan.expect("a2", 2, 0, d2)?;
        let v0 = d3.wrapping_add(BM as i64);
        let v1 = v0.wrapping_sub(1);
        let v2 = __Elem::div(v1, BM as i64);
        plan.value(d3);
        plan.value(d2);
        plan.finish([1, 1, v2])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<f32, 3>([BM as i64, 2, 2]);
        size.tile::<f32, 2>([6, 6]);
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.tile::<i32, 2>([6, 6]);
            size.tile::<i32, 2>([2, 6]);
            size.tile::<i32, 2>([6, 2]);
            size.gemm::<L, i32, i32, i32>(6, 2, 6);
            size.tile::<f32, 2>([6, BM as i64]);
            size.tile::<f32, 2>([6, 6]);
            size.tile::<f32, 2>([BM as i64, 6]);
            size.gemm::<L, f32, f32, f32>(BM as i64, 6, 6);
            outer.cover(size);
        }
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.tile::<f32, 3>([2, 6, 2]);
            outer.cover(size);
        }
        size.tile::<f32, 2>([BM as i64, 2]);
        size.tile::<f32, 2>([2, 2]);
        size.tile::<f32, 2>([BM as i64, 2]);
        size.gemm::<L, f32, f32, f32>(BM as i64, 2, 2);
        size.tile::<u64, 1>([6]);
        size.tile::<i32, 2>([BM as i64, 6]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<f64, 1>(call, 0);
            let y1 = __cpu::tensor::<i32, 2>(call, 1);
            let a2 = __cpu::tensor::<u64, 1>(call, 2);
            let d3 = __cpu::value::<i64>(call, 0);
            let d2 = __cpu::value::<i64>(call, 1);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b4] = block.index;
                let mut scratch = block.scratch;
                let t3 = scratch.tile::<f32, 3>([BM as i64, 2, 2]);
                for i6 in 0_i64..(BM as i64) {
                    for i7 in 0_i64..2 {
                        let v0 = __Elem::abs(-3.0_f32);
                        let t3_row = t3.row(2, [i6, i7, 0], 2);
                        Self::parallel::<L, _>(level, 0, 2, t3_row.slice_mut(0, 2), i6, x0, v0);
                    }
                }
                let t4 = scratch.tile::<f32, 2>([6, 6]);
                let t3_at = t3.window([b4, d3, 0], [1, 6, 6]);
                __cpu::copy::<L, _, _, _>(t3_at.squeeze([1, 2]), t4, <f32 as __Elem>::ZERO);
                for i9 in 0_i64..(BM as i64) {
                    for i10 in 0_i64..2 {
                        let v2 = __Elem::fma::<L>(0.0_f32, 0.0_f32, 0.0_f32);
                        Self::parallel_2::<L>(level, 0, 2, v2, t3, i9, i10);
                    }
                }
                if !(b4.wrapping_add(d3) != x0.extent[0]) {
                    let mut scratch = scratch;
                    let t5 = scratch.tile::<i32, 2>([6, 6]);
                    for i12 in 0_i64..6 {
                        let v3 = 1_i32.wrapping_sub(-1_i32).wrapping_sub(0_i32);
                        let t5_row = t5.row(1, [i12, 0], 6);
                        Self::parallel_3::<L, _>(level, 0, 6, t5_row.slice_mut(0, 6), v3);
                    }
                    let t6 = scratch.tile::<i32, 2>([2, 6]);
                    for i14 in 0_i64..2 {
                        let v4 = x0.load([__Elem::min(i14, 1_i64)], <f64 as __Elem>::ZERO);
                        let v5 = __Elem::to::<i32>(v4);
                        let t6_row = t6.row(1, [i14, 0], 6);
                        Self::parallel_4::<L, _>(level, 0, 6, t6_row.slice_mut(0, 6), v5);
                    }
                    let t7 = scratch.tile::<i32, 2>([6, 2]);
                    let v16 = (-1_i32).wrapping_add(1_i32).wrapping_sub(__Elem::abs(1_i32));
                    __cpu::fill::<L, _, _>(t7, v16);
                    let t6_at = t6.permute([1, 0]);
                    __cpu::gemm::<L, i32, i32, i32>(t5, t6_at, t7, true, scratch.rest());
                    let t8 = scratch.tile::<f32, 2>([6, BM as i64]);
                    let whole = x0.has_rows(0, [0], [[0, 1]], [6, BM as i64]);
                    if whole {
                        for i17 in 0_i64..6 {
                            let x0_row = x0.whole_row(0, [0], BM as i64, 1);
                            let t8_row = t8.row(1, [i17, 0], BM as i64);
                            Self::parallel_5::<L, true, _, _>(
                                level,
                                0,
                                BM as i64,
                                x0_row.slice(0, BM as i64),
                                t8_row.slice_mut(0, BM as i64),
                            );
                        }
                    } else {
                        for i17 in 0_i64..6 {
                            let x0_row = x0.row(0, [0], BM as i64);
                            let t8_row = t8.row(1, [i17, 0], BM as i64);
                            let (from, to) = __cpu::common(BM as i64, [x0_row.unit_span()]);
                            Self::parallel_5::<L, false, _, _>(
                                level,
                                from,
                                to - from,
                                x0_row.slice(from, to - from),
                                t8_row.slice_mut(from, to - from),
                            );
                            if to - from < BM as i64 {
                                for (start, end) in [(0, from), (to, BM as i64)] {
                                    Self::parallel_5::<L, false, _, _>(
                                        level,
                                        start,
                                        end - start,
                                        x0_row.guarded(start, <f64 as __Elem>::ZERO),
                                        t8_row.slice_mut(start, end - start),
                                    );
                                }
                            }
                        }
                    }
                    let t9 = scratch.tile::<f32, 2>([6, 6]);
                    for i19 in 0_i64..6 {
                        let v6 = 1.0_f32 * (0.0_f32 * (-1.0_f32));
                        let t9_row = t9.row(1, [i19, 0], 6);
                        Self::parallel_6::<L, _>(level, 0, 6, t9_row.slice_mut(0, 6), v6);
                    }
                    let t10 = scratch.tile::<f32, 2>([BM as i64, 6]);
                    let v7 = t7.load([d2, d3], <i32 as __Elem>::ZERO);
                    let v21 = t4.load([__Elem::to::<i64>(v7), b4], <f32 as __Elem>::ZERO);
                    __cpu::fill::<L, _, _>(t10, v21);
                    __cpu::fill::<L, _, _>(t10, 0.0_f32);
                    let t8_at = t8.permute([1, 0]);
                    let t9_at = t9.permute([1, 0]);
                    __cpu::gemm::<L, f32, f32, f32>(t8_at, t9_at, t10, true, scratch.rest());
                } else {
                    let mut scratch = scratch;
                    let t11 = scratch.tile::<f32, 3>([2, 6, 2]);
                    for i22 in 0_i64..2 {
                        for i23 in 0_i64..6 {
                            let v8 = x0.load([i23.wrapping_sub(4)], <f64 as __Elem>::ZERO);
                            let v9 = __Elem::to::<f32>(v8);
                            let t11_row = t11.row(2, [i22, i23, 0], 2);
                            Self::parallel_7::<L, _>(level, 0, 2, t11_row.slice_mut(0, 2), v9);
                        }
                    }
                }
                let t12 = scratch.tile::<f32, 2>([BM as i64, 2]);
                for i26 in 0_i64..(BM as i64) {
                    let v10 = (-2.0_f32) + 2.0_f32;
                    let v11 = (-1.0_f32) + (-2.0_f32);
                    let t12_row = t12.row(1, [i26, 0], 2);
                    Self::parallel_8::<L, _>(level, 0, 2, t12_row.slice_mut(0, 2), v10, v11);
                }
                let t13 = scratch.tile::<f32, 2>([2, 2]);
                for i28 in 0_i64..2 {
                    let v13 = x0.load([10], <f64 as __Elem>::ZERO);
                    let v14 = __Elem::to::<f32>(v13);
                    let t13_row = t13.row(1, [i28, 0], 2);
                    Self::parallel_9::<L, _>(level, 0, 2, t13_row.slice_mut(0, 2), v14);
                }
                let t14 = scratch.tile::<f32, 2>([BM as i64, 2]);
                let t13_at = t13.permute([1, 0]);
                __cpu::gemm::<L, f32, f32, f32>(t12, t13_at, t14, false, scratch.rest());
                let t15 = scratch.tile::<u64, 1>([6]);
                let v15 = t13.load([d3, d3], <f32 as __Elem>::ZERO);
                let t3_at_2 = t3.window([b4.wrapping_mul(2), d2, d3], [1, 1, 6]);
                __cpu::copy::<L, _, _, _>(t3_at_2.squeeze([2]), t15, __Elem::to::<u64>(v15));
                let a2_at = a2.window([__Elem::min(d3, b4)], [6]);
                __cpu::atomic_tile::<L, _, _, _>(__cpu::AtomicOp::Max, t15, a2_at, <u64 as __Elem>::ZERO, __cpu::Order::SeqCst);
                let t16 = scratch.tile::<i32, 2>([BM as i64, 6]);
                let t4_at = t4.window([b4, b4.wrapping_mul(2)], [BM as i64, 6]);
                __cpu::copy::<L, _, _, _>(t4_at, t16, <i32 as __Elem>::ZERO);
                let y1_at = y1.window([b4.wrapping_mul(BM as i64), 0], [BM as i64, 6]);
                __cpu::copy_out::<L, _, _, _>(t16, y1_at, <i32 as __Elem>::ZERO, __cpu::is_far(call, &y1), __cpu::Coming::nothing());
            }
        }
    }

    const COST: u8 = 0b100;

    fn cost(call: &__cpu::HostCall<'_>, place: [i64; 3]) -> f64 {
        let x0 = __cpu::tensor::<f64, 1>(call, 0);
        let d3 = __cpu::value::<i64>(call, 0);
        let [_, _, b4] = place;
        let mut cost = 0.0_f64;
        cost += __cpu::work(7240, []);
        cost += __cpu::work(522, [BM as i64, 2, 2]);
        cost += __cpu::work(8, [6, 6]);
        cost += __cpu::work(12, [BM as i64, 2]);
        cost += __cpu::work(5, [2, 2]);
        cost += __cpu::work(520, [6]);
        cost += __cpu::work(16, [BM as i64, 6]);
        let v0: i64 = b4.wrapping_add(d3);
        let v1: i64 = x0.extent[0];
        let v2: bool = v0 != v1;
        let v3: bool = !v2;
        if v3 {
            let mut cost_2 = 0.0_f64;
            cost_2 += __cpu::work(4672, []);
            cost_2 += __cpu::work(8, [6, 6]);
            cost_2 += __cpu::work(6, [2, 6]);
            cost_2 += __cpu::work(4, [6, 2]);
            cost_2 += __cpu::work(1, [6, 2, 6]);
            cost_2 += __cpu::work(5, [6, BM as i64]);
            cost_2 += __cpu::work(8, [BM as i64, 6]);
            cost_2 += __cpu::work(1, [BM as i64, 6, 6]);
            cost += cost_2;
        } else {
            let mut cost_3 = 0.0_f64;
            cost_3 += __cpu::work(512, []);
            cost_3 += __cpu::work(6, [2, 6, 2]);
            cost += cost_3;
        }
        cost
    }

    const RACES: bool = true;

    #[inline(always)]
    unsafe fn alone<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0_2 = __cpu::tensor::<f64, 1>(call, 0);
            let y1_2 = __cpu::tensor::<i32, 2>(call, 1);
            let a2_2 = __cpu::tensor::<u64, 1>(call, 2);
            let d3_2 = __cpu::value::<i64>(call, 0);
            let d2_2 = __cpu::value::<i64>(call, 1);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b4_2] = block.index;
                let mut scratch = block.scratch;
                let t3_2 = scratch.tile::<f32, 3>([BM as i64, 2, 2]);
                for i6_2 in 0_i64..(BM as i64) {
                    for i7_2 in 0_i64..2 {
                        let v17 = __Elem::abs(-3.0_f32);
                        let t3_2_row = t3_2.row(2, [i6_2, i7_2, 0], 2);
                        Self::parallel_10::<L, _>(level, 0, 2, t3_2_row.slice_mut(0, 2), i6_2, x0_2, v17);
                    }
                }
                let t4_2 = scratch.tile::<f32, 2>([6, 6]);
                let t3_2_at = t3_2.window([b4_2, d3_2, 0], [1, 6, 6]);
                __cpu::copy::<L, _, _, _>(t3_2_at.squeeze([1, 2]), t4_2, <f32 as __Elem>::ZERO);
                for i9_2 in 0_i64..(BM as i64) {
                    for i10_2 in 0_i64..2 {
                        let v19 = __Elem::fma::<L>(0.0_f32, 0.0_f32, 0.0_f32);
                        Self::parallel_11::<L>(level, 0, 2, v19, t3_2, i9_2, i10_2);
                    }
                }
                if !(b4_2.wrapping_add(d3_2) != x0_2.extent[0]) {
                    let mut scratch = scratch;
                    let t5_2 = scratch.tile::<i32, 2>([6, 6]);
                    for i12_2 in 0_i64..6 {
                        let v20 = 1_i32.wrapping_sub(-1_i32).wrapping_sub(0_i32);
                        let t5_2_row = t5_2.row(1, [i12_2, 0], 6);
                        Self::parallel_12::<L, _>(level, 0, 6, t5_2_row.slice_mut(0, 6), v20);
                    }
                    let t6_2 = scratch.tile::<i32, 2>([2, 6]);
                    for i14_2 in 0_i64..2 {
                        let v22 = x0_2.load([__Elem::min(i14_2, 1_i64)], <f64 as __Elem>::ZERO);
                        let v23 = __Elem::to::<i32>(v22);
                        let t6_2_row = t6_2.row(1, [i14_2, 0], 6);
                        Self::parallel_13::<L, _>(level, 0, 6, t6_2_row.slice_mut(0, 6), v23);
                    }
                    let t7_2 = scratch.tile::<i32, 2>([6, 2]);
                    let v16_2 = (-1_i32).wrapping_add(1_i32).wrapping_sub(__Elem::abs(1_i32));
                    __cpu::fill::<L, _, _>(t7_2, v16_2);
                    let t6_2_at = t6_2.permute([1, 0]);
                    __cpu::gemm::<L, i32, i32, i32>(t5_2, t6_2_at, t7_2, true, scratch.rest());
                    let t8_2 = scratch.tile::<f32, 2>([6, BM as i64]);
                    let whole_2 = x0_2.has_rows(0, [0], [[0, 1]], [6, BM as i64]);
                    if whole_2 {
                        for i17_2 in 0_i64..6 {
                            let x0_2_row = x0_2.whole_row(0, [0], BM as i64, 1);
                            let t8_2_row = t8_2.row(1, [i17_2, 0], BM as i64);
                            Self::parallel_14::<L, true, _, _>(
                                level,
                                0,
                                BM as i64,
                                x0_2_row.slice(0, BM as i64),
                                t8_2_row.slice_mut(0, BM as i64),
                            );
                        }
                    } else {
                        for i17_2 in 0_i64..6 {
                            let x0_2_row = x0_2.row(0, [0], BM as i64);
                            let t8_2_row = t8_2.row(1, [i17_2, 0], BM as i64);
                            let (from, to) = __cpu::common(BM as i64, [x0_2_row.unit_span()]);
                            Self::parallel_14::<L, false, _, _>(
                                level,
                                from,
                                to - from,
                                x0_2_row.slice(from, to - from),
                                t8_2_row.slice_mut(from, to - from),
                            );
                            if to - from < BM as i64 {
                                for (start, end) in [(0, from), (to, BM as i64)] {
                                    Self::parallel_14::<L, false, _, _>(
                                        level,
                                        start,
                                        end - start,
                                        x0_2_row.guarded(start, <f64 as __Elem>::ZERO),
                                        t8_2_row.slice_mut(start, end - start),
                                    );
                                }
                            }
                        }
                    }
                    let t9_2 = scratch.tile::<f32, 2>([6, 6]);
                    for i19_2 in 0_i64..6 {
                        let v24 = 1.0_f32 * (0.0_f32 * (-1.0_f32));
                        let t9_2_row = t9_2.row(1, [i19_2, 0], 6);
                        Self::parallel_15::<L, _>(level, 0, 6, t9_2_row.slice_mut(0, 6), v24);
                    }
                    let t10_2 = scratch.tile::<f32, 2>([BM as i64, 6]);
                    let v25 = t7_2.load([d2_2, d3_2], <i32 as __Elem>::ZERO);
                    let v21_2 = t4_2.load([__Elem::to::<i64>(v25), b4_2], <f32 as __Elem>::ZERO);
                    __cpu::fill::<L, _, _>(t10_2, v21_2);
                    __cpu::fill::<L, _, _>(t10_2, 0.0_f32);
                    let t8_2_at = t8_2.permute([1, 0]);
                    let t9_2_at = t9_2.permute([1, 0]);
                    __cpu::gemm::<L, f32, f32, f32>(t8_2_at, t9_2_at, t10_2, true, scratch.rest());
                } else {
                    let mut scratch = scratch;
                    let t11_2 = scratch.tile::<f32, 3>([2, 6, 2]);
                    for i22_2 in 0_i64..2 {
                        for i23_2 in 0_i64..6 {
                            let v26 = x0_2.load([i23_2.wrapping_sub(4)], <f64 as __Elem>::ZERO);
                            let v27 = __Elem::to::<f32>(v26);
                            let t11_2_row = t11_2.row(2, [i22_2, i23_2, 0], 2);
                            Self::parallel_16::<L, _>(level, 0, 2, t11_2_row.slice_mut(0, 2), v27);
                        }
                    }
                }
                let t12_2 = scratch.tile::<f32, 2>([BM as i64, 2]);
                for i26_2 in 0_i64..(BM as i64) {
                    let v28 = (-2.0_f32) + 2.0_f32;
                    let v29 = (-1.0_f32) + (-2.0_f32);
                    let t12_2_row = t12_2.row(1, [i26_2, 0], 2);
                    Self::parallel_17::<L, _>(level, 0, 2, t12_2_row.slice_mut(0, 2), v28, v29);
                }
                let t13_2 = scratch.tile::<f32, 2>([2, 2]);
                for i28_2 in 0_i64..2 {
                    let v31 = x0_2.load([10], <f64 as __Elem>::ZERO);
                    let v32 = __Elem::to::<f32>(v31);
                    let t13_2_row = t13_2.row(1, [i28_2, 0], 2);
                    Self::parallel_18::<L, _>(level, 0, 2, t13_2_row.slice_mut(0, 2), v32);
                }
                let t14_2 = scratch.tile::<f32, 2>([BM as i64, 2]);
                let t13_2_at = t13_2.permute([1, 0]);
                __cpu::gemm::<L, f32, f32, f32>(t12_2, t13_2_at, t14_2, false, scratch.rest());
                let t15_2 = scratch.tile::<u64, 1>([6]);
                let v33 = t13_2.load([d3_2, d3_2], <f32 as __Elem>::ZERO);
                let t3_2_at_2 = t3_2.window([b4_2.wrapping_mul(2), d2_2, d3_2], [1, 1, 6]);
                __cpu::copy::<L, _, _, _>(t3_2_at_2.squeeze([2]), t15_2, __Elem::to::<u64>(v33));
                let a2_2_at = a2_2.window([__Elem::min(d3_2, b4_2)], [6]);
                __cpu::update_tile::<L, _, _, _>(__cpu::AtomicOp::Max, t15_2, a2_2_at, <u64 as __Elem>::ZERO);
                let t16_2 = scratch.tile::<i32, 2>([BM as i64, 6]);
                let t4_2_at = t4_2.window([b4_2, b4_2.wrapping_mul(2)], [BM as i64, 6]);
                __cpu::copy::<L, _, _, _>(t4_2_at, t16_2, <i32 as __Elem>::ZERO);
                let y1_2_at = y1_2.window([b4_2.wrapping_mul(BM as i64), 0], [BM as i64, 6]);
                __cpu::copy_out::<L, _, _, _>(t16_2, y1_2_at, <i32 as __Elem>::ZERO, __cpu::is_far(call, &y1_2), __cpu::Coming::nothing());
            }
        }
    }
}
