// Emitted from the random kernel of seed 15.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;


#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<T: __Elem, const BM: usize, const BN: usize>(::core::marker::PhantomData<(T,)>);

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<T: __Elem, const BM: usize, const BN: usize> __Kernel<T, BM, BN> {
    #[inline]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t5_row: R0,
        v0: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut s8 = <f32 as __Elem>::ZERO;
                s8 = 0.0_f32;
                for k9 in 0_i64..5 {
                    let v1 = s8;
                    s8 = v1 + v0;
                }
                let v2 = s8;
                t5_row.set(lane, v2);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t9_row: R0,
        v5: i64,
        v6: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i13 = start + lane as i64;
                let v7 = t9_row.get(lane);
                let v8 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v7) * 16.0_f32));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v5.wrapping_add(i13), 7_i64)], v8.wrapping_mul(__Elem::to::<u64>(v6.wrapping_add(i13))), __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t10_row: R0,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14 = start + lane as i64;
                let v9 = t10_row.get(lane);
                let v10 = __Elem::to::<u64>(v9).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i14)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i14), 7_i64)], v10, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t11_row: R0,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i15 = start + lane as i64;
                let v11 = t11_row.get(lane);
                let v12 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v11) * 16.0_f32));
                let v13 = v12.wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i15)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i15), 7_i64)], v13, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t12_row: R0,
        v14: i64,
        v15: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i17 = start + lane as i64;
                let v16 = t12_row.get(lane);
                let v17 = __Elem::to::<u64>(v16).wrapping_mul(__Elem::to::<u64>(v15.wrapping_add(i17)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v14.wrapping_add(i17), 7_i64)], v17, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t13_row: R0,
        v18: i64,
        v19: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i19 = start + lane as i64;
                let v20 = t13_row.get(lane);
                let v21 = __Elem::to::<u64>(__Elem::to::<i64>(v20 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v19.wrapping_add(i19)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v18.wrapping_add(i19), 7_i64)], v21, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        mut y2_row: R0,
        t4: __cpu::View<<T as __Elem>::Accum, 2>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i20 = start + lane as i64;
                let v22 = t4.load([i20, i20], <<T as __Elem>::Accum as __Elem>::ZERO);
                let v23 = t4.load([i20, i20], <<T as __Elem>::Accum as __Elem>::ZERO);
                let v24 = __Elem::fma::<L>(__Elem::to::<__cpu::bf16>(v22), <__cpu::bf16 as __Elem>::of_i64(4), __Elem::to::<__cpu::bf16>(v23));
                y2_row.set(lane, v24);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t5_2_row: R0,
        v25: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut s8_2 = <f32 as __Elem>::ZERO;
                s8_2 = 0.0_f32;
                for k9_2 in 0_i64..5 {
                    let v26 = s8_2;
                    s8_2 = v26 + v25;
                }
                let v27 = s8_2;
                t5_2_row.set(lane, v27);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t9_2_row: R0,
        v30: i64,
        v31: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i13_2 = start + lane as i64;
                let v32 = t9_2_row.get(lane);
                let v33 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v32) * 16.0_f32));
                let v34 = v33.wrapping_mul(__Elem::to::<u64>(v31.wrapping_add(i13_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v30.wrapping_add(i13_2), 7_i64)], v34);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t10_2_row: R0,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14_2 = start + lane as i64;
                let v35 = t10_2_row.get(lane);
                let v36 = __Elem::to::<u64>(v35).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i14_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i14_2), 7_i64)], v36);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t11_2_row: R0,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i15_2 = start + lane as i64;
                let v37 = t11_2_row.get(lane);
                let v38 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v37) * 16.0_f32));
                let v39 = v38.wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i15_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i15_2), 7_i64)], v39);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t12_2_row: R0,
        v40: i64,
        v41: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i17_2 = start + lane as i64;
                let v42 = t12_2_row.get(lane);
                let v43 = __Elem::to::<u64>(v42).wrapping_mul(__Elem::to::<u64>(v41.wrapping_add(i17_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v40.wrapping_add(i17_2), 7_i64)], v43);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t13_2_row: R0,
        v44: i64,
        v45: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i19_2 = start + lane as i64;
                let v46 = t13_2_row.get(lane);
                let v47 = __Elem::to::<u64>(__Elem::to::<i64>(v46 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v45.wrapping_add(i19_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v44.wrapping_add(i19_2), 7_i64)], v47);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        mut y2_2_row: R0,
        t4_2: __cpu::View<<T as __Elem>::Accum, 2>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i20_2 = start + lane as i64;
                let v48 = t4_2.load([i20_2, i20_2], <<T as __Elem>::Accum as __Elem>::ZERO);
                let v49 = t4_2.load([i20_2, i20_2], <<T as __Elem>::Accum as __Elem>::ZERO);
                let v50 = __Elem::fma::<L>(__Elem::to::<__cpu::bf16>(v48), <__cpu::bf16 as __Elem>::of_i64(4), __Elem::to::<__cpu::bf16>(v49));
                y2_2_row.set(lane, v50);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<T: __Elem, const BM: usize, const BN: usize> __cpu::Kernel for __Kernel<T, BM, BN> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_15", args);
        let d0 = plan.extent(0, 0);
        plan.expect("x1", 1, 0, d0)?;
        let d1 = plan.extent(1, 1);
        plan.expect("y2", 2, 0, d1)?;
        plan.expect("h3", 3, 0, 7)?;
        let v0 = d0 < 100;
        plan.require(v0, "extents are below 100")?;
        let v1 = d1.wrapping_add(BN as i64);
        let v2 = v1.wrapping_sub(1);
        let n4 = __Elem::div(v2, BN as i64);
        let v3 = d1.wrapping_add(BN as i64);
        let v4 = v3.wrapping_sub(1);
        let v5 = __Elem::div(v4, BN as i64);
        plan.value(n4);
        plan.value(d0);
        plan.value(d1);
        plan.panels(1, [1, BM as i64 + 1], 0b000, [1, BM as i64 + 1], __cpu::panel_b_bytes::<f32, f32, f32>);
        plan.finish([1, 1, v5])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<<T as __Elem>::Accum, 2>([BM as i64 + 1, BM as i64]);
        size.tile::<f32, 3>([BN as i64, BM as i64, 1]);
        size.tile::<i32, 2>([BM as i64 + 1, 1]);
        size.tile::<i32, 2>([1, BM as i64 + 1]);
        size.tile::<i32, 2>([BM as i64 + 1, BM as i64 + 1]);
        size.gemm::<L, i32, i32, i32>(BM as i64 + 1, BM as i64 + 1, 1);
        size.tile::<<T as __Elem>::Accum, 2>([BM as i64 + 1, BM as i64]);
        size.tile::<i32, 1>([BM as i64]);
        size.tile::<<T as __Elem>::Accum, 1>([BM as i64]);
        size.tile::<i32, 2>([BN as i64, BN as i64]);
        size.tile::<f32, 2>([BM as i64, BM as i64 + 1]);
        size.panel_a::<L, f32, f32, f32>(BM as i64, 1);
        size.panel_b::<L, f32, f32, f32>(1, BM as i64 + 1);
        size.gemm::<L, f32, f32, f32>(BM as i64, BM as i64 + 1, 1);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x1 = __cpu::tensor::<f32, 2>(call, 1);
            let y2 = __cpu::tensor::<__cpu::bf16, 1>(call, 2);
            let h3 = __cpu::tensor::<u64, 1>(call, 3);
            let _q3 = __cpu::scalar::<i64>(call.args, 4);
            let panels_0 = __cpu::PanelCache::new::<L>(call, 0);
            let n4 = __cpu::value::<i64>(call, 0);
            let d0 = __cpu::value::<i64>(call, 1);
            let d1 = __cpu::value::<i64>(call, 2);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b2] = block.index;
                let mut scratch = block.scratch;
                let t4 = scratch.tile::<<T as __Elem>::Accum, 2>([BM as i64 + 1, BM as i64]);
                let x1_at = x1.window([n4.wrapping_mul(BM as i64 + 1), b2.wrapping_mul(BN as i64)], [BM as i64 + 1, BM as i64]);
                __cpu::copy::<L, _, _, _>(x1_at, t4, <<T as __Elem>::Accum as __Elem>::ZERO);
                let t5 = scratch.tile::<f32, 3>([BN as i64, BM as i64, 1]);
                for i5 in 0_i64..(BN as i64) {
                    for i6 in 0_i64..(BM as i64) {
                        let v0 = x1.load([i5, _q3], <f32 as __Elem>::ZERO);
                        let t5_row = t5.row(2, [i5, i6, 0], 1);
                        Self::parallel::<L, _>(level, 0, 1, t5_row.slice_mut(0, 1), v0);
                    }
                }
                let t6 = scratch.tile::<i32, 2>([BM as i64 + 1, 1]);
                let t4_at = t4.window([b2, n4.wrapping_add(4)], [BM as i64 + 1, 1]);
                __cpu::copy::<L, _, _, _>(t4_at, t6, <i32 as __Elem>::ZERO);
                let t7 = scratch.tile::<i32, 2>([1, BM as i64 + 1]);
                let v3 = x1.load([d1, b2], <f32 as __Elem>::ZERO);
                let x1_at_2 = x1.window([d0.wrapping_mul(BN as i64), b2.wrapping_mul(BM as i64 + 1)], [1, BM as i64 + 1]);
                __cpu::copy::<L, _, _, _>(x1_at_2, t7, __Elem::to::<i32>(v3));
                let t8 = scratch.tile::<i32, 2>([BM as i64 + 1, BM as i64 + 1]);
                __cpu::gemm::<L, i32, i32, i32>(t6, t7, t8, false, scratch.rest());
                let t9 = scratch.tile::<<T as __Elem>::Accum, 2>([BM as i64 + 1, BM as i64]);
                __cpu::scan::<L, __cpu::reduce::Max, _, _, _>(t4, 0, t9, false, <<T as __Elem>::Accum as __Elem>::ZERO);
                let t10 = scratch.tile::<i32, 1>([BM as i64]);
                __cpu::arg_reduce::<L, __cpu::reduce::ArgMin, _, _, 2>(t9, 0, __cpu::insert_axis(t10, 0), <<T as __Elem>::Accum as __Elem>::ZERO);
                let t11 = scratch.tile::<<T as __Elem>::Accum, 1>([BM as i64]);
                __cpu::fill::<L, _, _>(t11, <<T as __Elem>::Accum as __Elem>::ONE);
                __cpu::reduce::<L, __cpu::reduce::AbsSum, _, _, 2>(t4, 0, __cpu::insert_axis(t11, 0), true, <<T as __Elem>::Accum as __Elem>::ZERO);
                let t12 = scratch.tile::<i32, 2>([BN as i64, BN as i64]);
                let v4 = t6.load([b2, b2], <i32 as __Elem>::ZERO);
                let t7_at = t7.window([_q3, b2], [BN as i64, BN as i64]);
                __cpu::copy::<L, _, _, _>(t7_at, t12, v4);
                let t13 = scratch.tile::<f32, 2>([BM as i64, BM as i64 + 1]);
                __cpu::fill::<L, _, _>(t13, 0.0_f32);
                let t14 = scratch.panel_a::<L, f32, f32, f32>(BM as i64, 1);
                let t15_own = scratch.panel_b::<L, f32, f32, f32>(1, BM as i64 + 1);
                let mut t15 = t15_own;
                for k11 in 0_i64..1 {
                    let x1_at_3 = x1.window([b2.wrapping_mul(BN as i64), k11.wrapping_mul(1)], [BM as i64, 1]);
                    __cpu::pack_a::<L, _, f32, f32, f32>(x1_at_3, <f32 as __Elem>::ZERO, t14);
                    let x1_at_4 = x1.window([k11.wrapping_mul(1), 4], [1, BM as i64 + 1]);
                    let t15_slot = panels_0.slot([k11.wrapping_mul(1), 4], t15_own);
                    t15 = t15_slot.panel;
                    if !t15_slot.ready {
                        __cpu::pack_b::<L, _, f32, f32, f32>(x1_at_4, <f32 as __Elem>::ZERO, t15);
                        t15_slot.publish();
                    }
                    __cpu::gemm_packed::<L, f32, f32, f32>(t14, t15, t13, 1, true, __cpu::Ahead::new([x1_at_3.ahead([0, 1]), panels_0.ahead([k11.wrapping_mul(1), 4], [1, 0], x1_at_4.ahead([1, 0]))]));
                }
                __cpu::scan::<L, __cpu::reduce::Max, _, _, _>(t4, 0, t4, true, <<T as __Elem>::Accum as __Elem>::ZERO);
                for i12 in 0_i64..(BM as i64 + 1) {
                    let v5 = 5_i64.wrapping_add(i12).wrapping_mul(5);
                    let v6 = 5_i64.wrapping_add(i12).wrapping_mul(5);
                    let t9_row = t9.row(1, [i12, 0], BM as i64);
                    Self::parallel_2::<L, _>(level, 0, BM as i64, t9_row.slice(0, BM as i64), v5, v6, h3);
                }
                let t10_row = t10.row(0, [0], BM as i64);
                Self::parallel_3::<L, _>(level, 0, BM as i64, t10_row.slice(0, BM as i64), h3);
                let t11_row = t11.row(0, [0], BM as i64);
                Self::parallel_4::<L, _>(level, 0, BM as i64, t11_row.slice(0, BM as i64), h3);
                for i16 in 0_i64..(BN as i64) {
                    let v14 = 5_i64.wrapping_add(i16).wrapping_mul(5);
                    let v15 = 5_i64.wrapping_add(i16).wrapping_mul(5);
                    let t12_row = t12.row(1, [i16, 0], BN as i64);
                    Self::parallel_5::<L, _>(level, 0, BN as i64, t12_row.slice(0, BN as i64), v14, v15, h3);
                }
                for i18 in 0_i64..(BM as i64) {
                    let v18 = 5_i64.wrapping_add(i18).wrapping_mul(5);
                    let v19 = 5_i64.wrapping_add(i18).wrapping_mul(5);
                    let t13_row = t13.row(1, [i18, 0], BM as i64 + 1);
                    Self::parallel_6::<L, _>(
                        level,
                        0,
                        BM as i64 + 1,
                        t13_row.slice(0, BM as i64 + 1),
                        v18,
                        v19,
                        h3,
                    );
                }
                let y2_row = y2.row(0, [b2.wrapping_mul(BN as i64)], BN as i64);
                let (from, to) = __cpu::common(BN as i64, [y2_row.unit_span()]);
                Self::parallel_7::<L, _>(level, from, to - from, y2_row.slice_mut(from, to - from), t4);
                if to - from < BN as i64 {
                    for (start, end) in [(0, from), (to, BN as i64)] {
                        Self::parallel_7::<L, _>(
                            level,
                            start,
                            end - start,
                            y2_row.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            t4,
                        );
                    }
                }
            }
        }
    }

    const RACES: bool = true;

    #[inline(always)]
    unsafe fn alone<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x1_2 = __cpu::tensor::<f32, 2>(call, 1);
            let y2_2 = __cpu::tensor::<__cpu::bf16, 1>(call, 2);
            let h3_2 = __cpu::tensor::<u64, 1>(call, 3);
            let _q3_2 = __cpu::scalar::<i64>(call.args, 4);
            let panels_0 = __cpu::PanelCache::new::<L>(call, 0);
            let n4_2 = __cpu::value::<i64>(call, 0);
            let d0_2 = __cpu::value::<i64>(call, 1);
            let d1_2 = __cpu::value::<i64>(call, 2);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b2_2] = block.index;
                let mut scratch = block.scratch;
                let t4_2 = scratch.tile::<<T as __Elem>::Accum, 2>([BM as i64 + 1, BM as i64]);
                let x1_2_at = x1_2.window([n4_2.wrapping_mul(BM as i64 + 1), b2_2.wrapping_mul(BN as i64)], [BM as i64 + 1, BM as i64]);
                __cpu::copy::<L, _, _, _>(x1_2_at, t4_2, <<T as __Elem>::Accum as __Elem>::ZERO);
                let t5_2 = scratch.tile::<f32, 3>([BN as i64, BM as i64, 1]);
                for i5_2 in 0_i64..(BN as i64) {
                    for i6_2 in 0_i64..(BM as i64) {
                        let v25 = x1_2.load([i5_2, _q3_2], <f32 as __Elem>::ZERO);
                        let t5_2_row = t5_2.row(2, [i5_2, i6_2, 0], 1);
                        Self::parallel_8::<L, _>(level, 0, 1, t5_2_row.slice_mut(0, 1), v25);
                    }
                }
                let t6_2 = scratch.tile::<i32, 2>([BM as i64 + 1, 1]);
                let t4_2_at = t4_2.window([b2_2, n4_2.wrapping_add(4)], [BM as i64 + 1, 1]);
                __cpu::copy::<L, _, _, _>(t4_2_at, t6_2, <i32 as __Elem>::ZERO);
                let t7_2 = scratch.tile::<i32, 2>([1, BM as i64 + 1]);
                let v28 = x1_2.load([d1_2, b2_2], <f32 as __Elem>::ZERO);
                let x1_2_at_2 = x1_2.window([d0_2.wrapping_mul(BN as i64), b2_2.wrapping_mul(BM as i64 + 1)], [1, BM as i64 + 1]);
                __cpu::copy::<L, _, _, _>(x1_2_at_2, t7_2, __Elem::to::<i32>(v28));
                let t8_2 = scratch.tile::<i32, 2>([BM as i64 + 1, BM as i64 + 1]);
                __cpu::gemm::<L, i32, i32, i32>(t6_2, t7_2, t8_2, false, scratch.rest());
                let t9_2 = scratch.tile::<<T as __Elem>::Accum, 2>([BM as i64 + 1, BM as i64]);
                __cpu::scan::<L, __cpu::reduce::Max, _, _, _>(t4_2, 0, t9_2, false, <<T as __Elem>::Accum as __Elem>::ZERO);
                let t10_2 = scratch.tile::<i32, 1>([BM as i64]);
                __cpu::arg_reduce::<L, __cpu::reduce::ArgMin, _, _, 2>(t9_2, 0, __cpu::insert_axis(t10_2, 0), <<T as __Elem>::Accum as __Elem>::ZERO);
                let t11_2 = scratch.tile::<<T as __Elem>::Accum, 1>([BM as i64]);
                __cpu::fill::<L, _, _>(t11_2, <<T as __Elem>::Accum as __Elem>::ONE);
                __cpu::reduce::<L, __cpu::reduce::AbsSum, _, _, 2>(t4_2, 0, __cpu::insert_axis(t11_2, 0), true, <<T as __Elem>::Accum as __Elem>::ZERO);
                let t12_2 = scratch.tile::<i32, 2>([BN as i64, BN as i64]);
                let v29 = t6_2.load([b2_2, b2_2], <i32 as __Elem>::ZERO);
                let t7_2_at = t7_2.window([_q3_2, b2_2], [BN as i64, BN as i64]);
                __cpu::copy::<L, _, _, _>(t7_2_at, t12_2, v29);
                let t13_2 = scratch.tile::<f32, 2>([BM as i64, BM as i64 + 1]);
                __cpu::fill::<L, _, _>(t13_2, 0.0_f32);
                let t14_2 = scratch.panel_a::<L, f32, f32, f32>(BM as i64, 1);
                let t15_2_own = scratch.panel_b::<L, f32, f32, f32>(1, BM as i64 + 1);
                let mut t15_2 = t15_2_own;
                for k11_2 in 0_i64..1 {
                    let x1_2_at_3 = x1_2.window([b2_2.wrapping_mul(BN as i64), k11_2.wrapping_mul(1)], [BM as i64, 1]);
                    __cpu::pack_a::<L, _, f32, f32, f32>(x1_2_at_3, <f32 as __Elem>::ZERO, t14_2);
                    let x1_2_at_4 = x1_2.window([k11_2.wrapping_mul(1), 4], [1, BM as i64 + 1]);
                    let t15_2_slot = panels_0.slot([k11_2.wrapping_mul(1), 4], t15_2_own);
                    t15_2 = t15_2_slot.panel;
                    if !t15_2_slot.ready {
                        __cpu::pack_b::<L, _, f32, f32, f32>(x1_2_at_4, <f32 as __Elem>::ZERO, t15_2);
                        t15_2_slot.publish();
                    }
                    __cpu::gemm_packed::<L, f32, f32, f32>(t14_2, t15_2, t13_2, 1, true, __cpu::Ahead::new([x1_2_at_3.ahead([0, 1]), panels_0.ahead([k11_2.wrapping_mul(1), 4], [1, 0], x1_2_at_4.ahead([1, 0]))]));
                }
                __cpu::scan::<L, __cpu::reduce::Max, _, _, _>(t4_2, 0, t4_2, true, <<T as __Elem>::Accum as __Elem>::ZERO);
                for i12_2 in 0_i64..(BM as i64 + 1) {
                    let v30 = 5_i64.wrapping_add(i12_2).wrapping_mul(5);
                    let v31 = 5_i64.wrapping_add(i12_2).wrapping_mul(5);
                    let t9_2_row = t9_2.row(1, [i12_2, 0], BM as i64);
                    Self::parallel_9::<L, _>(level, 0, BM as i64, t9_2_row.slice(0, BM as i64), v30, v31, h3_2);
                }
                let t10_2_row = t10_2.row(0, [0], BM as i64);
                Self::parallel_10::<L, _>(level, 0, BM as i64, t10_2_row.slice(0, BM as i64), h3_2);
                let t11_2_row = t11_2.row(0, [0], BM as i64);
                Self::parallel_11::<L, _>(level, 0, BM as i64, t11_2_row.slice(0, BM as i64), h3_2);
                for i16_2 in 0_i64..(BN as i64) {
                    let v40 = 5_i64.wrapping_add(i16_2).wrapping_mul(5);
                    let v41 = 5_i64.wrapping_add(i16_2).wrapping_mul(5);
                    let t12_2_row = t12_2.row(1, [i16_2, 0], BN as i64);
                    Self::parallel_12::<L, _>(level, 0, BN as i64, t12_2_row.slice(0, BN as i64), v40, v41, h3_2);
                }
                for i18_2 in 0_i64..(BM as i64) {
                    let v44 = 5_i64.wrapping_add(i18_2).wrapping_mul(5);
                    let v45 = 5_i64.wrapping_add(i18_2).wrapping_mul(5);
                    let t13_2_row = t13_2.row(1, [i18_2, 0], BM as i64 + 1);
                    Self::parallel_13::<L, _>(
                        level,
                        0,
                        BM as i64 + 1,
                        t13_2_row.slice(0, BM as i64 + 1),
                        v44,
                        v45,
                        h3_2,
                    );
                }
                let y2_2_row = y2_2.row(0, [b2_2.wrapping_mul(BN as i64)], BN as i64);
                let (from, to) = __cpu::common(BN as i64, [y2_2_row.unit_span()]);
                Self::parallel_14::<L, _>(level, from, to - from, y2_2_row.slice_mut(from, to - from), t4_2);
                if to - from < BN as i64 {
                    for (start, end) in [(0, from), (to, BN as i64)] {
                        Self::parallel_14::<L, _>(
                            level,
                            start,
                            end - start,
                            y2_2_row.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            t4_2,
                        );
                    }
                }
            }
        }
    }
}
