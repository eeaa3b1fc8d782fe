// Emitted from the random kernel of seed 13.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;

pub const SCALE_13: f64 = f64::from_bits(4617315517961601024);

#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<const BM: usize, const BN: usize>(());

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<const BM: usize, const BN: usize> __Kernel<BM, BN> {
    #[inline]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::Row<u32>>(
        level: L,
        start: i64,
        count: i64,
        t7_row: R0,
        v4: i64,
        v5: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i16 = start + lane as i64;
                let v6 = t7_row.get(lane);
                let v7 = __Elem::to::<u64>(v6).wrapping_mul(__Elem::to::<u64>(v5.wrapping_add(i16)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v4.wrapping_add(i16), 7_i64)], v7, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t8_row: R0,
        v8: i64,
        v9: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i18 = start + lane as i64;
                let v10 = t8_row.get(lane);
                let v11 = __Elem::to::<u64>(__Elem::to::<i64>(v10 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v9.wrapping_add(i18)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v8.wrapping_add(i18), 7_i64)], v11, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t11_row: R0,
        v13: i64,
        v15: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i20 = start + lane as i64;
                let v16 = t11_row.get(lane);
                let v17 = __Elem::to::<u64>(__Elem::to::<i64>(v16 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v15.wrapping_add(i20)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v13.wrapping_add(i20), 7_i64)], v17, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t12_row: R0,
        v18: i64,
        v19: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i22 = start + lane as i64;
                let v20 = t12_row.get(lane);
                let v21 = __Elem::to::<u64>(__Elem::to::<i64>(v20 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v19.wrapping_add(i22)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v18.wrapping_add(i22), 7_i64)], v21, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<u32>>(
        level: L,
        start: i64,
        count: i64,
        t13_row: R0,
        v22: i64,
        v23: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i24 = start + lane as i64;
                let v24 = t13_row.get(lane);
                let v25 = __Elem::to::<u64>(v24).wrapping_mul(__Elem::to::<u64>(v23.wrapping_add(i24)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v22.wrapping_add(i24), 7_i64)], v25, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::RowMut<bool>>(
        level: L,
        start: i64,
        count: i64,
        mut y2_row: R0,
        v26: bool,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                y2_row.set(lane, v26);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut y3_row: R0,
        v27: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                y3_row.set(lane, v27);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::Row<u32>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row: R0,
        v32: i64,
        v33: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i16_2 = start + lane as i64;
                let v34 = t7_2_row.get(lane);
                let v35 = __Elem::to::<u64>(v34).wrapping_mul(__Elem::to::<u64>(v33.wrapping_add(i16_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v32.wrapping_add(i16_2), 7_i64)], v35);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row: R0,
        v36: i64,
        v37: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i18_2 = start + lane as i64;
                let v38 = t8_2_row.get(lane);
                let v39 = __Elem::to::<u64>(__Elem::to::<i64>(v38 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v37.wrapping_add(i18_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v36.wrapping_add(i18_2), 7_i64)], v39);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t11_2_row: R0,
        v40: i64,
        v41: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i20_2 = start + lane as i64;
                let v42 = t11_2_row.get(lane);
                let v43 = __Elem::to::<u64>(__Elem::to::<i64>(v42 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v41.wrapping_add(i20_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v40.wrapping_add(i20_2), 7_i64)], v43);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t12_2_row: R0,
        v44: i64,
        v45: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i22_2 = start + lane as i64;
                let v46 = t12_2_row.get(lane);
                let v47 = __Elem::to::<u64>(__Elem::to::<i64>(v46 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v45.wrapping_add(i22_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v44.wrapping_add(i22_2), 7_i64)], v47);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<u32>>(
        level: L,
        start: i64,
        count: i64,
        t13_2_row: R0,
        v48: i64,
        v49: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i24_2 = start + lane as i64;
                let v50 = t13_2_row.get(lane);
                let v51 = __Elem::to::<u64>(v50).wrapping_mul(__Elem::to::<u64>(v49.wrapping_add(i24_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v48.wrapping_add(i24_2), 7_i64)], v51);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::RowMut<bool>>(
        level: L,
        start: i64,
        count: i64,
        mut y2_2_row: R0,
        v52: bool,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                y2_2_row.set(lane, v52);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut y3_2_row: R0,
        v53: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                y3_2_row.set(lane, v53);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<const BM: usize, const BN: usize> __cpu::Kernel for __Kernel<BM, BN> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_13", args);
        plan.expect("x0", 0, 0, BM as i64 + 1)?;
        let d0 = plan.extent(0, 1);
        let d1 = plan.extent(1, 0);
        let d2 = plan.extent(1, 1);
        let d3 = plan.extent(1, 2);
        let d4 = plan.extent(2, 0);
        let d5 = plan.extent(2, 1);
        plan.expect("y3", 3, 0, d4)?;
        plan.expect("y3", 3, 1, d5)?;
        plan.expect("h4", 4, 0, 7)?;
        let v0 = d4.wrapping_add(BM as i64 + 1);
        let v1 = v0.wrapping_sub(1);
        let n11 = __Elem::div(v1, BM as i64 + 1);
        let v2 = d4.wrapping_add(BM as i64 + 1);
        let v3 = v2.wrapping_sub(1);
        let v4 = __Elem::div(v3, BM as i64 + 1);
        let v5 = d5.wrapping_add(BM as i64);
        let v6 = v5.wrapping_sub(1);
        let v7 = __Elem::div(v6, BM as i64);
        plan.value(n11);
        plan.value(d1);
        plan.finish([1, v4, v7])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<u32, 2>([2 * BN as i64, 2 * BN as i64]);
        size.tile::<u32, 3>([BN as i64, BM as i64 + 1, BM as i64]);
        size.tile::<u32, 2>([BM as i64 + 1, BM as i64]);
        size.tile::<f32, 2>([BM as i64 + 1, BN as i64]);
        size.panel_a::<L, f32, f32, f32>(BN as i64, BM as i64);
        size.panel_b::<L, f32, f32, f32>(BM as i64, 2 * BN as i64);
        size.tile::<f32, 2>([BN as i64, 2 * BN as i64]);
        size.gemm::<L, f32, f32, f32>(BN as i64, 2 * BN as i64, BM as i64);
        size.tile::<f32, 2>([BN as i64, 2 * BN as i64]);
        size.tile::<u32, 2>([BM as i64 + 1, BM as i64]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<bool, 2>(call, 0);
            let x1 = __cpu::tensor::<bool, 3>(call, 1);
            let y2 = __cpu::tensor::<bool, 2>(call, 2);
            let y3 = __cpu::tensor::<f32, 2>(call, 3);
            let h4 = __cpu::tensor::<u64, 1>(call, 4);
            let _q10 = __cpu::scalar::<i64>(call.args, 7);
            let n11 = __cpu::value::<i64>(call, 0);
            let d1 = __cpu::value::<i64>(call, 1);
            for block in __cpu::Blocks::new(call) {
                let [_, b6, b7] = block.index;
                let mut scratch = block.scratch;
                let t5 = scratch.tile::<u32, 2>([2 * BN as i64, 2 * BN as i64]);
                let x0_at = x0.window([b7.wrapping_mul(BN as i64), b7.wrapping_mul(BM as i64 + 1)], [2 * BN as i64, 2 * BN as i64]);
                __cpu::copy::<L, _, _, _>(x0_at, t5, <u32 as __Elem>::ZERO);
                let t6 = scratch.tile::<u32, 3>([BN as i64, BM as i64 + 1, BM as i64]);
                let v12 = t5.load([__Elem::div(b6, 2_i64), 6], <u32 as __Elem>::ZERO);
                __cpu::fill::<L, _, _>(t6, v12);
                let v0 = __Elem::rem(n11.wrapping_mul(BM as i64 + 1), BM as i64 + 1);
                let n13 = __Elem::max(__Elem::rem(v0, 6_i64), 0_i64);
                let t7 = scratch.tile::<u32, 2>([BM as i64 + 1, BM as i64]);
                __cpu::fill::<L, _, _>(t7, 1_u32);
                __cpu::reduce::<L, __cpu::reduce::Max, _, _, 3>(t6, 0, __cpu::insert_axis(t7, 0), true, <u32 as __Elem>::ZERO);
                let v1 = t7.load([7, n13], <u32 as __Elem>::ZERO);
                let x0_at_2 = x0.window([__Elem::to::<i64>(v1), b7.wrapping_mul(2 * BN as i64)], [BM as i64 + 1, BM as i64]);
                __cpu::copy::<L, _, _, _>(x0_at_2, t7, <u32 as __Elem>::ZERO);
                let v14 = t6.load([2, b7, b7], <u32 as __Elem>::ZERO);
                let v2 = t5.load([b7, n11], <u32 as __Elem>::ZERO);
                let t7_at = t7.window([__Elem::to::<i64>(v2), b7.wrapping_mul(BM as i64)], [BM as i64 + 1, BM as i64]);
                __cpu::fill::<L, _, _>(t7_at, v14);
                let t8 = scratch.tile::<f32, 2>([BM as i64 + 1, BN as i64]);
                let t6_at = t6.window([b7.wrapping_mul(BN as i64), b7.wrapping_mul(BM as i64), b7], [BN as i64, 1, BM as i64 + 1]).squeeze([0, 2]);
                let t6_at_at = t6_at.permute([1, 0]);
                __cpu::copy::<L, _, _, _>(t6_at_at, t8, <f32 as __Elem>::ZERO);
                let t9 = scratch.panel_a::<L, f32, f32, f32>(BN as i64, BM as i64);
                let t5_at = t5.window([b7.wrapping_mul(BM as i64), b7], [BN as i64, BM as i64]);
                __cpu::pack_a::<L, _, f32, f32, f32>(t5_at, <f32 as __Elem>::ZERO, t9);
                let t10 = scratch.panel_b::<L, f32, f32, f32>(BM as i64, 2 * BN as i64);
                let v3 = t5.load([n11, n13], <u32 as __Elem>::ZERO);
                let t5_at_2 = t5.window([b7.wrapping_mul(2 * BN as i64), n13], [BM as i64, 2 * BN as i64]);
                __cpu::pack_b::<L, _, f32, f32, f32>(t5_at_2, __Elem::to::<f32>(v3), t10);
                let t11 = scratch.tile::<f32, 2>([BN as i64, 2 * BN as i64]);
                __cpu::gemm_packed::<L, _, _, f32, f32, f32>(__cpu::Operand::<f32, f32>::Packed(t9), __cpu::Operand::<f32, f32>::Packed(t10), t11, BM as i64, false, __cpu::Ahead::new([]));
                let t12 = scratch.tile::<f32, 2>([BN as i64, 2 * BN as i64]);
                __cpu::scan::<L, __cpu::reduce::Max, _, _, _>(t11, 1, t12, true, <f32 as __Elem>::ZERO);
                let t13 = scratch.tile::<u32, 2>([BM as i64 + 1, BM as i64]);
                __cpu::scan::<L, __cpu::reduce::Max, _, _, _>(t7, 0, t13, false, <u32 as __Elem>::ZERO);
                for i15 in 0_i64..(BM as i64 + 1) {
                    let v4 = 5_i64.wrapping_add(i15).wrapping_mul(5);
                    let v5 = 5_i64.wrapping_add(i15).wrapping_mul(5);
                    let t7_row = t7.row(1, [i15, 0], BM as i64);
                    Self::parallel::<L, _>(level, 0, BM as i64, t7_row.slice(0, BM as i64), v4, v5, h4);
                }
                for i17 in 0_i64..(BM as i64 + 1) {
                    let v8 = 5_i64.wrapping_add(i17).wrapping_mul(5);
                    let v9 = 5_i64.wrapping_add(i17).wrapping_mul(5);
                    let t8_row = t8.row(1, [i17, 0], BN as i64);
                    Self::parallel_2::<L, _>(level, 0, BN as i64, t8_row.slice(0, BN as i64), v8, v9, h4);
                }
                for i19 in 0_i64..(BN as i64) {
                    let v13 = 5_i64.wrapping_add(i19).wrapping_mul(5);
                    let v15 = 5_i64.wrapping_add(i19).wrapping_mul(5);
                    let t11_row = t11.row(1, [i19, 0], 2 * BN as i64);
                    Self::parallel_3::<L, _>(
                        level,
                        0,
                        2 * BN as i64,
                        t11_row.slice(0, 2 * BN as i64),
                        v13,
                        v15,
                        h4,
                    );
                }
                for i21 in 0_i64..(BN as i64) {
                    let v18 = 5_i64.wrapping_add(i21).wrapping_mul(5);
                    let v19 = 5_i64.wrapping_add(i21).wrapping_mul(5);
                    let t12_row = t12.row(1, [i21, 0], 2 * BN as i64);
                    Self::parallel_4::<L, _>(
                        level,
                        0,
                        2 * BN as i64,
                        t12_row.slice(0, 2 * BN as i64),
                        v18,
                        v19,
                        h4,
                    );
                }
                for i23 in 0_i64..(BM as i64 + 1) {
                    let v22 = 5_i64.wrapping_add(i23).wrapping_mul(5);
                    let v23 = 5_i64.wrapping_add(i23).wrapping_mul(5);
                    let t13_row = t13.row(1, [i23, 0], BM as i64);
                    Self::parallel_5::<L, _>(level, 0, BM as i64, t13_row.slice(0, BM as i64), v22, v23, h4);
                }
                let whole = y2.has_rows(1, [b6.wrapping_mul(BM as i64 + 1), b7.wrapping_mul(BM as i64)], [[1, 0], [0, 1]], [BM as i64 + 1, BM as i64]);
                if whole {
                    for i25 in 0_i64..(BM as i64 + 1) {
                        let v26 = x1.load([d1, __Elem::min(n11, _q10.wrapping_mul(3)), 2], <bool as __Elem>::ZERO);
                        let y2_row = y2.whole_row(1, [b6.wrapping_mul(BM as i64 + 1).wrapping_add(i25), b7.wrapping_mul(BM as i64)], BM as i64, 1);
                        Self::parallel_6::<L, true, _>(level, 0, BM as i64, y2_row.slice_mut(0, BM as i64), v26);
                    }
                } else {
                    for i25 in 0_i64..(BM as i64 + 1) {
                        let v26 = x1.load([d1, __Elem::min(n11, _q10.wrapping_mul(3)), 2], <bool as __Elem>::ZERO);
                        let y2_row = y2.row(1, [b6.wrapping_mul(BM as i64 + 1).wrapping_add(i25), b7.wrapping_mul(BM as i64)], BM as i64);
                        let (from, to) = __cpu::common(BM as i64, [y2_row.unit_span()]);
                        Self::parallel_6::<L, false, _>(
                            level,
                            from,
                            to - from,
                            y2_row.slice_mut(from, to - from),
                            v26,
                        );
                        if to - from < BM as i64 {
                            for (start, end) in [(0, from), (to, BM as i64)] {
                                Self::parallel_6::<L, false, _>(
                                    level,
                                    start,
                                    end - start,
                                    y2_row.guarded(start, <bool as __Elem>::ZERO),
                                    v26,
                                );
                            }
                        }
                    }
                }
                let whole_2 = y3.has_rows(1, [b6.wrapping_mul(BM as i64 + 1), b7.wrapping_mul(BM as i64)], [[1, 0], [0, 1]], [BM as i64 + 1, BM as i64]);
                if whole_2 {
                    for i28 in 0_i64..(BM as i64 + 1) {
                        let v27 = __Elem::log10::<L, false>((-2.0_f32) * 0.5_f32);
                        let y3_row = y3.whole_row(1, [b6.wrapping_mul(BM as i64 + 1).wrapping_add(i28), b7.wrapping_mul(BM as i64)], BM as i64, 1);
                        Self::parallel_7::<L, true, _>(level, 0, BM as i64, y3_row.slice_mut(0, BM as i64), v27);
                    }
                } else {
                    for i28 in 0_i64..(BM as i64 + 1) {
                        let v27 = __Elem::log10::<L, false>((-2.0_f32) * 0.5_f32);
                        let y3_row = y3.row(1, [b6.wrapping_mul(BM as i64 + 1).wrapping_add(i28), b7.wrapping_mul(BM as i64)], BM as i64);
                        let (from, to) = __cpu::common(BM as i64, [y3_row.unit_span()]);
                        Self::parallel_7::<L, false, _>(
                            level,
                            from,
                            to - from,
                            y3_row.slice_mut(from, to - from),
                            v27,
                        );
                        if to - from < BM as i64 {
                            for (start, end) in [(0, from), (to, BM as i64)] {
                                Self::parallel_7::<L, false, _>(
                                    level,
                                    start,
                                    end - start,
                                    y3_row.guarded(start, <f32 as __Elem>::ZERO),
                                    v27,
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
            let x0_2 = __cpu::tensor::<bool, 2>(call, 0);
            let x1_2 = __cpu::tensor::<bool, 3>(call, 1);
            let y2_2 = __cpu::tensor::<bool, 2>(call, 2);
            let y3_2 = __cpu::tensor::<f32, 2>(call, 3);
            let h4_2 = __cpu::tensor::<u64, 1>(call, 4);
            let _q10_2 = __cpu::scalar::<i64>(call.args, 7);
            let n11_2 = __cpu::value::<i64>(call, 0);
            let d1_2 = __cpu::value::<i64>(call, 1);
            for block in __cpu::Blocks::new(call) {
                let [_, b6_2, b7_2] = block.index;
                let mut scratch = block.scratch;
                let t5_2 = scratch.tile::<u32, 2>([2 * BN as i64, 2 * BN as i64]);
                let x0_2_at = x0_2.window([b7_2.wrapping_mul(BN as i64), b7_2.wrapping_mul(BM as i64 + 1)], [2 * BN as i64, 2 * BN as i64]);
                __cpu::copy::<L, _, _, _>(x0_2_at, t5_2, <u32 as __Elem>::ZERO);
                let t6_2 = scratch.tile::<u32, 3>([BN as i64, BM as i64 + 1, BM as i64]);
                let v12_2 = t5_2.load([__Elem::div(b6_2, 2_i64), 6], <u32 as __Elem>::ZERO);
                __cpu::fill::<L, _, _>(t6_2, v12_2);
                let v28 = __Elem::rem(n11_2.wrapping_mul(BM as i64 + 1), BM as i64 + 1);
                let n13_2 = __Elem::max(__Elem::rem(v28, 6_i64), 0_i64);
                let t7_2 = scratch.tile::<u32, 2>([BM as i64 + 1, BM as i64]);
                __cpu::fill::<L, _, _>(t7_2, 1_u32);
                __cpu::reduce::<L, __cpu::reduce::Max, _, _, 3>(t6_2, 0, __cpu::insert_axis(t7_2, 0), true, <u32 as __Elem>::ZERO);
                let v29 = t7_2.load([7, n13_2], <u32 as __Elem>::ZERO);
                let x0_2_at_2 = x0_2.window([__Elem::to::<i64>(v29), b7_2.wrapping_mul(2 * BN as i64)], [BM as i64 + 1, BM as i64]);
                __cpu::copy::<L, _, _, _>(x0_2_at_2, t7_2, <u32 as __Elem>::ZERO);
                let v14_2 = t6_2.load([2, b7_2, b7_2], <u32 as __Elem>::ZERO);
                let v30 = t5_2.load([b7_2, n11_2], <u32 as __Elem>::ZERO);
                let t7_2_at = t7_2.window([__Elem::to::<i64>(v30), b7_2.wrapping_mul(BM as i64)], [BM as i64 + 1, BM as i64]);
                __cpu::fill::<L, _, _>(t7_2_at, v14_2);
                let t8_2 = scratch.tile::<f32, 2>([BM as i64 + 1, BN as i64]);
                let t6_2_at = t6_2.window([b7_2.wrapping_mul(BN as i64), b7_2.wrapping_mul(BM as i64), b7_2], [BN as i64, 1, BM as i64 + 1]).squeeze([0, 2]);
                let t6_2_at_at = t6_2_at.permute([1, 0]);
                __cpu::copy::<L, _, _, _>(t6_2_at_at, t8_2, <f32 as __Elem>::ZERO);
                let t9_2 = scratch.panel_a::<L, f32, f32, f32>(BN as i64, BM as i64);
                let t5_2_at = t5_2.window([b7_2.wrapping_mul(BM as i64), b7_2], [BN as i64, BM as i64]);
                __cpu::pack_a::<L, _, f32, f32, f32>(t5_2_at, <f32 as __Elem>::ZERO, t9_2);
                let t10_2 = scratch.panel_b::<L, f32, f32, f32>(BM as i64, 2 * BN as i64);
                let v31 = t5_2.load([n11_2, n13_2], <u32 as __Elem>::ZERO);
                let t5_2_at_2 = t5_2.window([b7_2.wrapping_mul(2 * BN as i64), n13_2], [BM as i64, 2 * BN as i64]);
                __cpu::pack_b::<L, _, f32, f32, f32>(t5_2_at_2, __Elem::to::<f32>(v31), t10_2);
                let t11_2 = scratch.tile::<f32, 2>([BN as i64, 2 * BN as i64]);
                __cpu::gemm_packed::<L, _, _, f32, f32, f32>(__cpu::Operand::<f32, f32>::Packed(t9_2), __cpu::Operand::<f32, f32>::Packed(t10_2), t11_2, BM as i64, false, __cpu::Ahead::new([]));
                let t12_2 = scratch.tile::<f32, 2>([BN as i64, 2 * BN as i64]);
                __cpu::scan::<L, __cpu::reduce::Max, _, _, _>(t11_2, 1, t12_2, true, <f32 as __Elem>::ZERO);
                let t13_2 = scratch.tile::<u32, 2>([BM as i64 + 1, BM as i64]);
                __cpu::scan::<L, __cpu::reduce::Max, _, _, _>(t7_2, 0, t13_2, false, <u32 as __Elem>::ZERO);
                for i15_2 in 0_i64..(BM as i64 + 1) {
                    let v32 = 5_i64.wrapping_add(i15_2).wrapping_mul(5);
                    let v33 = 5_i64.wrapping_add(i15_2).wrapping_mul(5);
                    let t7_2_row = t7_2.row(1, [i15_2, 0], BM as i64);
                    Self::parallel_8::<L, _>(level, 0, BM as i64, t7_2_row.slice(0, BM as i64), v32, v33, h4_2);
                }
                for i17_2 in 0_i64..(BM as i64 + 1) {
                    let v36 = 5_i64.wrapping_add(i17_2).wrapping_mul(5);
                    let v37 = 5_i64.wrapping_add(i17_2).wrapping_mul(5);
                    let t8_2_row = t8_2.row(1, [i17_2, 0], BN as i64);
                    Self::parallel_9::<L, _>(level, 0, BN as i64, t8_2_row.slice(0, BN as i64), v36, v37, h4_2);
                }
                for i19_2 in 0_i64..(BN as i64) {
                    let v40 = 5_i64.wrapping_add(i19_2).wrapping_mul(5);
                    let v41 = 5_i64.wrapping_add(i19_2).wrapping_mul(5);
                    let t11_2_row = t11_2.row(1, [i19_2, 0], 2 * BN as i64);
                    Self::parallel_10::<L, _>(
                        level,
                        0,
                        2 * BN as i64,
                        t11_2_row.slice(0, 2 * BN as i64),
                        v40,
                        v41,
                        h4_2,
                    );
                }
                for i21_2 in 0_i64..(BN as i64) {
                    let v44 = 5_i64.wrapping_add(i21_2).wrapping_mul(5);
                    let v45 = 5_i64.wrapping_add(i21_2).wrapping_mul(5);
                    let t12_2_row = t12_2.row(1, [i21_2, 0], 2 * BN as i64);
                    Self::parallel_11::<L, _>(
                        level,
                        0,
                        2 * BN as i64,
                        t12_2_row.slice(0, 2 * BN as i64),
                        v44,
                        v45,
                        h4_2,
                    );
                }
                for i23_2 in 0_i64..(BM as i64 + 1) {
                    let v48 = 5_i64.wrapping_add(i23_2).wrapping_mul(5);
                    let v49 = 5_i64.wrapping_add(i23_2).wrapping_mul(5);
                    let t13_2_row = t13_2.row(1, [i23_2, 0], BM as i64);
                    Self::parallel_12::<L, _>(level, 0, BM as i64, t13_2_row.slice(0, BM as i64), v48, v49, h4_2);
                }
                let whole_3 = y2_2.has_rows(1, [b6_2.wrapping_mul(BM as i64 + 1), b7_2.wrapping_mul(BM as i64)], [[1, 0], [0, 1]], [BM as i64 + 1, BM as i64]);
                if whole_3 {
                    for i25_2 in 0_i64..(BM as i64 + 1) {
                        let v52 = x1_2.load([d1_2, __Elem::min(n11_2, _q10_2.wrapping_mul(3)), 2], <bool as __Elem>::ZERO);
                        let y2_2_row = y2_2.whole_row(1, [b6_2.wrapping_mul(BM as i64 + 1).wrapping_add(i25_2), b7_2.wrapping_mul(BM as i64)], BM as i64, 1);
                        Self::parallel_13::<L, true, _>(level, 0, BM as i64, y2_2_row.slice_mut(0, BM as i64), v52);
                    }
                } else {
                    for i25_2 in 0_i64..(BM as i64 + 1) {
                        let v52 = x1_2.load([d1_2, __Elem::min(n11_2, _q10_2.wrapping_mul(3)), 2], <bool as __Elem>::ZERO);
                        let y2_2_row = y2_2.row(1, [b6_2.wrapping_mul(BM as i64 + 1).wrapping_add(i25_2), b7_2.wrapping_mul(BM as i64)], BM as i64);
                        let (from, to) = __cpu::common(BM as i64, [y2_2_row.unit_span()]);
                        Self::parallel_13::<L, false, _>(
                            level,
                            from,
                            to - from,
                            y2_2_row.slice_mut(from, to - from),
                            v52,
                        );
                        if to - from < BM as i64 {
                            for (start, end) in [(0, from), (to, BM as i64)] {
                                Self::parallel_13::<L, false, _>(
                                    level,
                                    start,
                                    end - start,
                                    y2_2_row.guarded(start, <bool as __Elem>::ZERO),
                                    v52,
                                );
                            }
                        }
                    }
                }
                let whole_4 = y3_2.has_rows(1, [b6_2.wrapping_mul(BM as i64 + 1), b7_2.wrapping_mul(BM as i64)], [[1, 0], [0, 1]], [BM as i64 + 1, BM as i64]);
                if whole_4 {
                    for i28_2 in 0_i64..(BM as i64 + 1) {
                        let v53 = __Elem::log10::<L, false>((-2.0_f32) * 0.5_f32);
                        let y3_2_row = y3_2.whole_row(1, [b6_2.wrapping_mul(BM as i64 + 1).wrapping_add(i28_2), b7_2.wrapping_mul(BM as i64)], BM as i64, 1);
                        Self::parallel_14::<L, true, _>(level, 0, BM as i64, y3_2_row.slice_mut(0, BM as i64), v53);
                    }
                } else {
                    for i28_2 in 0_i64..(BM as i64 + 1) {
                        let v53 = __Elem::log10::<L, false>((-2.0_f32) * 0.5_f32);
                        let y3_2_row = y3_2.row(1, [b6_2.wrapping_mul(BM as i64 + 1).wrapping_add(i28_2), b7_2.wrapping_mul(BM as i64)], BM as i64);
                        let (from, to) = __cpu::common(BM as i64, [y3_2_row.unit_span()]);
                        Self::parallel_14::<L, false, _>(
                            level,
                            from,
                            to - from,
                            y3_2_row.slice_mut(from, to - from),
                            v53,
                        );
                        if to - from < BM as i64 {
                            for (start, end) in [(0, from), (to, BM as i64)] {
                                Self::parallel_14::<L, false, _>(
                                    level,
                                    start,
                                    end - start,
                                    y3_2_row.guarded(start, <f32 as __Elem>::ZERO),
                                    v53,
                                );
                            }
                        }
                    }
                }
            }
        }
    }
}
