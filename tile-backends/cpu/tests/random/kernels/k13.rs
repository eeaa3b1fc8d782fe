// Emitted from the random kernel of seed 13.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;


#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<const BM: usize, const BN: usize>(());

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<const BM: usize, const BN: usize> __Kernel<BM, BN> {
    #[inline]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t5_row: R0,
        b5: i64,
        v1: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i12 = start + lane as i64;
                let v2 = __Elem::rem(i12.wrapping_mul(BN as i64).wrapping_add(b5), BN as i64);
                let v3 = __Elem::sqrt::<L, false>(__Elem::abs(__Elem::to::<f32>(v2)));
                t5_row.set(lane, __Elem::abs(v3) * v1);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i13 = start + lane as i64;
                let v4 = __Elem::to::<i32>(i13).wrapping_mul(2_i32).wrapping_add(2_i32);
                t7_row.set(lane, v4);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level>(
        level: L,
        start: i64,
        count: i64,
        v11: i32,
        t9: __cpu::View<i32, 1>,
        v8: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t9.update(__cpu::AtomicOp::Or, [v8], v11);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level>(
        level: L,
        start: i64,
        count: i64,
        t11: __cpu::View<bool, 2>,
        t7: __cpu::View<i32, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i16 = start + lane as i64;
                let mut s17 = <i32 as __Elem>::ZERO;
                s17 = 0_i32;
                for k18 in 0_i64..1 {
                    let v12 = s17;
                    let v13 = t11.load([__Elem::rem(i16, 3_i64), k18], <bool as __Elem>::ZERO);
                    s17 = v12.wrapping_add(__Elem::to::<i32>(v13));
                }
                let v14 = s17;
                t7.store([(BM as i64).wrapping_sub(i16)], v14);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t7_row_2: R0,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i19 = start + lane as i64;
                let v16 = t7_row_2.get(lane);
                let v17 = __Elem::to::<u64>(v16).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i19)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i19), 7_i64)], v17, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t8_row: R0,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i20 = start + lane as i64;
                let v18 = t8_row.get(lane);
                let v19 = __Elem::to::<u64>(__Elem::to::<i64>(v18 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i20)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i20), 7_i64)], v19, __cpu::Order::Release);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t9_row: R0,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21 = start + lane as i64;
                let v20 = t9_row.get(lane);
                let v21 = __Elem::to::<u64>(v20).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i21)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i21), 7_i64)], v21, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t10_row: R0,
        v23: i64,
        v25: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i24 = start + lane as i64;
                let v26 = t10_row.get(lane);
                let v27 = __Elem::to::<u64>(v26).wrapping_mul(__Elem::to::<u64>(v25.wrapping_add(i24)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v23.wrapping_add(i24), 7_i64)], v27, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t11_row: R0,
        v28: i64,
        v29: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i26 = start + lane as i64;
                let v30 = t11_row.get(lane);
                let v31 = __Elem::to::<u64>(v30).wrapping_mul(__Elem::to::<u64>(v29.wrapping_add(i26)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v28.wrapping_add(i26), 7_i64)], v31, __cpu::Order::Release);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<f32>, R1: __cpu::row::RowMut<bool>>(
        level: L,
        start: i64,
        count: i64,
        t6_row: R0,
        mut t13_row: R1,
        v34: f32,
        v33: bool,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v35 = t6_row.get(lane);
                t13_row.set(lane, v33 | (v34 <= v35));
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t5_2_row: R0,
        b5_2: i64,
        v37: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i12_2 = start + lane as i64;
                let v38 = __Elem::rem(i12_2.wrapping_mul(BN as i64).wrapping_add(b5_2), BN as i64);
                let v39 = __Elem::sqrt::<L, false>(__Elem::abs(__Elem::to::<f32>(v38)));
                t5_2_row.set(lane, __Elem::abs(v39) * v37);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_2_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i13_2 = start + lane as i64;
                let v40 = __Elem::to::<i32>(i13_2).wrapping_mul(2_i32).wrapping_add(2_i32);
                t7_2_row.set(lane, v40);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level>(
        level: L,
        start: i64,
        count: i64,
        v47: i32,
        t9_2: __cpu::View<i32, 1>,
        v44: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t9_2.update(__cpu::AtomicOp::Or, [v44], v47);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level>(
        level: L,
        start: i64,
        count: i64,
        t11_2: __cpu::View<bool, 2>,
        t7_2: __cpu::View<i32, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i16_2 = start + lane as i64;
                let mut s17_2 = <i32 as __Elem>::ZERO;
                s17_2 = 0_i32;
                for k18_2 in 0_i64..1 {
                    let v48 = s17_2;
                    let v49 = t11_2.load([__Elem::rem(i16_2, 3_i64), k18_2], <bool as __Elem>::ZERO);
                    s17_2 = v48.wrapping_add(__Elem::to::<i32>(v49));
                }
                let v50 = s17_2;
                t7_2.store([(BM as i64).wrapping_sub(i16_2)], v50);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row_2: R0,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i19_2 = start + lane as i64;
                let v51 = t7_2_row_2.get(lane);
                let v52 = __Elem::to::<u64>(v51).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i19_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i19_2), 7_i64)], v52);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row: R0,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i20_2 = start + lane as i64;
                let v53 = t8_2_row.get(lane);
                let v54 = __Elem::to::<u64>(__Elem::to::<i64>(v53 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i20_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i20_2), 7_i64)], v54);
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t9_2_row: R0,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21_2 = start + lane as i64;
                let v55 = t9_2_row.get(lane);
                let v56 = __Elem::to::<u64>(v55).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i21_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i21_2), 7_i64)], v56);
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t10_2_row: R0,
        v58: i64,
        v60: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i24_2 = start + lane as i64;
                let v61 = t10_2_row.get(lane);
                let v62 = __Elem::to::<u64>(v61).wrapping_mul(__Elem::to::<u64>(v60.wrapping_add(i24_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v58.wrapping_add(i24_2), 7_i64)], v62);
            }
        }
    }

    #[inline]
    unsafe fn parallel_19<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t11_2_row: R0,
        v63: i64,
        v64: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i26_2 = start + lane as i64;
                let v65 = t11_2_row.get(lane);
                let v66 = __Elem::to::<u64>(v65).wrapping_mul(__Elem::to::<u64>(v64.wrapping_add(i26_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v63.wrapping_add(i26_2), 7_i64)], v66);
            }
        }
    }

    #[inline]
    unsafe fn parallel_20<L: __cpu::Level, R0: __cpu::row::Row<f32>, R1: __cpu::row::RowMut<bool>>(
        level: L,
        start: i64,
        count: i64,
        t6_2_row: R0,
        mut t13_2_row: R1,
        v69: f32,
        v68: bool,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v70 = t6_2_row.get(lane);
                t13_2_row.set(lane, v68 | (v69 <= v70));
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<const BM: usize, const BN: usize> __cpu::Kernel for __Kernel<BM, BN> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_13", args);
        let d1 = plan.extent(0, 0);
        let d2 = plan.extent(0, 1);
        let d3 = plan.extent(1, 0);
        let d4 = plan.extent(2, 0);
        plan.expect("y2", 2, 1, d4)?;
        plan.expect("y3", 3, 0, d4)?;
        plan.expect("y3", 3, 1, d4)?;
        plan.expect("y3", 3, 2, 2 * BN as i64)?;
        plan.expect("h4", 4, 0, 7)?;
        let v0 = d4.wrapping_add(BM as i64 + 1);
        let v1 = v0.wrapping_sub(1);
        let n9 = __Elem::div(v1, BM as i64 + 1);
        let v2 = d4.wrapping_add(BM as i64 + 1);
        let v3 = v2.wrapping_sub(1);
        let v4 = __Elem::div(v3, BM as i64 + 1);
        let v5 = d4.wrapping_add(BM as i64);
        let v6 = v5.wrapping_sub(1);
        let v7 = __Elem::div(v6, BM as i64);
        plan.value(n9);
        plan.value(d4);
        plan.value(d1);
        plan.finish([1, v4, v7])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<f32, 3>([2 * BN as i64, 2 * BN as i64, 1]);
        size.tile::<f32, 1>([BM as i64 + 1]);
        size.tile::<i32, 1>([BM as i64]);
        size.tile::<f32, 1>([BM as i64]);
        size.tile::<i32, 1>([1]);
        size.tile::<bool, 3>([BM as i64 + 1, BM as i64, 2 * BM as i64]);
        size.tile::<bool, 2>([2 * BN as i64, BM as i64]);
        size.tile::<u32, 2>([BM as i64 + 1, BM as i64]);
        size.tile::<bool, 3>([BM as i64 + 1, BM as i64, 2 * BN as i64]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<f32, 2>(call, 0);
            let x1 = __cpu::tensor::<f32, 1>(call, 1);
            let y2 = __cpu::tensor::<u32, 2>(call, 2);
            let y3 = __cpu::tensor::<bool, 3>(call, 3);
            let h4 = __cpu::tensor::<u64, 1>(call, 4);
            let _q8 = __cpu::scalar::<i64>(call.args, 6);
            let n9 = __cpu::value::<i64>(call, 0);
            let d4 = __cpu::value::<i64>(call, 1);
            let d1 = __cpu::value::<i64>(call, 2);
            for block in __cpu::Blocks::new(call) {
                let [_, b5, b6] = block.index;
                let mut scratch = block.scratch;
                let t5 = scratch.tile::<f32, 3>([2 * BN as i64, 2 * BN as i64, 1]);
                for i10 in 0_i64..(2 * BN as i64) {
                    for i11 in 0_i64..(2 * BN as i64) {
                        let v0 = x1.load([b6], <f32 as __Elem>::ZERO);
                        let v1 = v0;
                        let t5_row = t5.row(2, [i10, i11, 0], 1);
                        Self::parallel::<L, _>(level, 0, 1, t5_row.slice_mut(0, 1), b5, v1);
                    }
                }
                let t6 = scratch.tile::<f32, 1>([BM as i64 + 1]);
                let x1_at = x1.window([n9], [BM as i64 + 1]);
                __cpu::copy::<L, _, _, _>(x1_at, t6, <f32 as __Elem>::ZERO);
                let t7 = scratch.tile::<i32, 1>([BM as i64]);
                let t7_row = t7.row(0, [0], BM as i64);
                Self::parallel_2::<L, _>(level, 0, BM as i64, t7_row.slice_mut(0, BM as i64));
                let t8 = scratch.tile::<f32, 1>([BM as i64]);
                let x0_at = x0.window([b5, 13], [1, BM as i64]);
                __cpu::copy::<L, _, _, _>(x0_at.squeeze([1]), t8, <f32 as __Elem>::ZERO);
                __cpu::scatter::<L, _, _, _, _>(t8, t7, t6, <f32 as __Elem>::ZERO);
                let t9 = scratch.tile::<i32, 1>([1]);
                __cpu::reduce::<L, __cpu::reduce::AbsSum, _, _, 1>(t7, 0, t9, false, <i32 as __Elem>::ZERO);
                let t10 = scratch.tile::<bool, 3>([BM as i64 + 1, BM as i64, 2 * BM as i64]);
                let v5 = __Elem::rem(n9.wrapping_mul(BN as i64).wrapping_add(n9), BN as i64);
                let v6 = x1.load([5], <f32 as __Elem>::ZERO);
                let t5_at = t5.window([v5, n9.wrapping_mul(BM as i64), d4], [BM as i64 + 1, BM as i64, 2 * BM as i64]);
                __cpu::copy::<L, _, _, _>(t5_at, t10, __Elem::to::<bool>(v6));
                let v7 = t7.load([1], <i32 as __Elem>::ZERO);
                let v8 = __Elem::to::<i64>(v7);
                let v9 = x1.load([_q8], <f32 as __Elem>::ZERO);
                let v10 = t7.load([b5], <i32 as __Elem>::ZERO);
                let v11 = !(__Elem::to::<i32>(v9) | v10);
                Self::parallel_3::<L>(level, 0, BM as i64, v11, t9, v8);
                let t11 = scratch.tile::<bool, 2>([2 * BN as i64, BM as i64]);
                let v15 = 4 <= __Elem::rem(b6, 4_i64);
                __cpu::fill::<L, _, _>(t11, v15);
                Self::parallel_4::<L>(level, 0, BM as i64, t11, t7);
                let t7_row_2 = t7.row(0, [0], BM as i64);
                Self::parallel_5::<L, _>(level, 0, BM as i64, t7_row_2.slice(0, BM as i64), h4);
                let t8_row = t8.row(0, [0], BM as i64);
                Self::parallel_6::<L, _>(level, 0, BM as i64, t8_row.slice(0, BM as i64), h4);
                let t9_row = t9.row(0, [0], 1);
                Self::parallel_7::<L, _>(level, 0, 1, t9_row.slice(0, 1), h4);
                for i22 in 0_i64..(BM as i64 + 1) {
                    for i23 in 0_i64..(BM as i64) {
                        let v22 = 5_i64.wrapping_add(i22).wrapping_mul(5).wrapping_add(i23);
                        let v23 = v22.wrapping_mul(5);
                        let v24 = 5_i64.wrapping_add(i22).wrapping_mul(5).wrapping_add(i23);
                        let v25 = v24.wrapping_mul(5);
                        let t10_row = t10.row(2, [i22, i23, 0], 2 * BM as i64);
                        Self::parallel_8::<L, _>(
                            level,
                            0,
                            2 * BM as i64,
                            t10_row.slice(0, 2 * BM as i64),
                            v23,
                            v25,
                            h4,
                        );
                    }
                }
                for i25 in 0_i64..(2 * BN as i64) {
                    let v28 = 5_i64.wrapping_add(i25).wrapping_mul(5);
                    let v29 = 5_i64.wrapping_add(i25).wrapping_mul(5);
                    let t11_row = t11.row(1, [i25, 0], BM as i64);
                    Self::parallel_9::<L, _>(level, 0, BM as i64, t11_row.slice(0, BM as i64), v28, v29, h4);
                }
                let t12 = scratch.tile::<u32, 2>([BM as i64 + 1, BM as i64]);
                let v32 = t10.load([b6.wrapping_sub(2), b5, b6], <bool as __Elem>::ZERO);
                let v27_2 = __Elem::to::<u32>(v32);
                __cpu::fill::<L, _, _>(t12, v27_2);
                let y2_at = y2.window([b5.wrapping_mul(BM as i64 + 1), b6.wrapping_mul(BM as i64)], [BM as i64 + 1, BM as i64]);
                __cpu::copy_out::<L, _, _, _>(t12, y2_at, <u32 as __Elem>::ZERO, __cpu::is_far(call, &y2), __cpu::Coming::nothing());
                let t13 = scratch.tile::<bool, 3>([BM as i64 + 1, BM as i64, 2 * BN as i64]);
                for i28 in 0_i64..(2 * BN as i64) {
                    for i29 in 0_i64..(BM as i64) {
                        let v33 = t11.load([12, d1], <bool as __Elem>::ZERO);
                        let v34 = t8.load([__Elem::rem(i29, 4_i64)], <f32 as __Elem>::ZERO);
                        let t6_row = t6.row(0, [0], BM as i64 + 1);
                        let t13_row = t13.row(0, [0, i29, i28], BM as i64 + 1);
                        Self::parallel_10::<L, _, _>(
                            level,
                            0,
                            BM as i64 + 1,
                            t6_row.slice(0, BM as i64 + 1),
                            t13_row.strided(0),
                            v34,
                            v33,
                        );
                    }
                }
                let y3_at = y3.window([b5.wrapping_mul(BM as i64 + 1), b6.wrapping_mul(BM as i64), 0], [BM as i64 + 1, BM as i64, 2 * BN as i64]);
                __cpu::copy_out::<L, _, _, _>(t13, y3_at, <bool as __Elem>::ZERO, __cpu::is_far(call, &y3), __cpu::Coming::nothing());
            }
        }
    }

    const RACES: bool = true;

    #[inline(always)]
    unsafe fn alone<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0_2 = __cpu::tensor::<f32, 2>(call, 0);
            let x1_2 = __cpu::tensor::<f32, 1>(call, 1);
            let y2_2 = __cpu::tensor::<u32, 2>(call, 2);
            let y3_2 = __cpu::tensor::<bool, 3>(call, 3);
            let h4_2 = __cpu::tensor::<u64, 1>(call, 4);
            let _q8_2 = __cpu::scalar::<i64>(call.args, 6);
            let n9_2 = __cpu::value::<i64>(call, 0);
            let d4_2 = __cpu::value::<i64>(call, 1);
            let d1_2 = __cpu::value::<i64>(call, 2);
            for block in __cpu::Blocks::new(call) {
                let [_, b5_2, b6_2] = block.index;
                let mut scratch = block.scratch;
                let t5_2 = scratch.tile::<f32, 3>([2 * BN as i64, 2 * BN as i64, 1]);
                for i10_2 in 0_i64..(2 * BN as i64) {
                    for i11_2 in 0_i64..(2 * BN as i64) {
                        let v36 = x1_2.load([b6_2], <f32 as __Elem>::ZERO);
                        let v37 = v36;
                        let t5_2_row = t5_2.row(2, [i10_2, i11_2, 0], 1);
                        Self::parallel_11::<L, _>(level, 0, 1, t5_2_row.slice_mut(0, 1), b5_2, v37);
                    }
                }
                let t6_2 = scratch.tile::<f32, 1>([BM as i64 + 1]);
                let x1_2_at = x1_2.window([n9_2], [BM as i64 + 1]);
                __cpu::copy::<L, _, _, _>(x1_2_at, t6_2, <f32 as __Elem>::ZERO);
                let t7_2 = scratch.tile::<i32, 1>([BM as i64]);
                let t7_2_row = t7_2.row(0, [0], BM as i64);
                Self::parallel_12::<L, _>(level, 0, BM as i64, t7_2_row.slice_mut(0, BM as i64));
                let t8_2 = scratch.tile::<f32, 1>([BM as i64]);
                let x0_2_at = x0_2.window([b5_2, 13], [1, BM as i64]);
                __cpu::copy::<L, _, _, _>(x0_2_at.squeeze([1]), t8_2, <f32 as __Elem>::ZERO);
                __cpu::scatter::<L, _, _, _, _>(t8_2, t7_2, t6_2, <f32 as __Elem>::ZERO);
                let t9_2 = scratch.tile::<i32, 1>([1]);
                __cpu::reduce::<L, __cpu::reduce::AbsSum, _, _, 1>(t7_2, 0, t9_2, false, <i32 as __Elem>::ZERO);
                let t10_2 = scratch.tile::<bool, 3>([BM as i64 + 1, BM as i64, 2 * BM as i64]);
                let v41 = __Elem::rem(n9_2.wrapping_mul(BN as i64).wrapping_add(n9_2), BN as i64);
                let v42 = x1_2.load([5], <f32 as __Elem>::ZERO);
                let t5_2_at = t5_2.window([v41, n9_2.wrapping_mul(BM as i64), d4_2], [BM as i64 + 1, BM as i64, 2 * BM as i64]);
                __cpu::copy::<L, _, _, _>(t5_2_at, t10_2, __Elem::to::<bool>(v42));
                let v43 = t7_2.load([1], <i32 as __Elem>::ZERO);
                let v44 = __Elem::to::<i64>(v43);
                let v45 = x1_2.load([_q8_2], <f32 as __Elem>::ZERO);
                let v46 = t7_2.load([b5_2], <i32 as __Elem>::ZERO);
                let v47 = !(__Elem::to::<i32>(v45) | v46);
                Self::parallel_13::<L>(level, 0, BM as i64, v47, t9_2, v44);
                let t11_2 = scratch.tile::<bool, 2>([2 * BN as i64, BM as i64]);
                let v15_2 = 4 <= __Elem::rem(b6_2, 4_i64);
                __cpu::fill::<L, _, _>(t11_2, v15_2);
                Self::parallel_14::<L>(level, 0, BM as i64, t11_2, t7_2);
                let t7_2_row_2 = t7_2.row(0, [0], BM as i64);
                Self::parallel_15::<L, _>(level, 0, BM as i64, t7_2_row_2.slice(0, BM as i64), h4_2);
                let t8_2_row = t8_2.row(0, [0], BM as i64);
                Self::parallel_16::<L, _>(level, 0, BM as i64, t8_2_row.slice(0, BM as i64), h4_2);
                let t9_2_row = t9_2.row(0, [0], 1);
                Self::parallel_17::<L, _>(level, 0, 1, t9_2_row.slice(0, 1), h4_2);
                for i22_2 in 0_i64..(BM as i64 + 1) {
                    for i23_2 in 0_i64..(BM as i64) {
                        let v57 = 5_i64.wrapping_add(i22_2).wrapping_mul(5).wrapping_add(i23_2);
                        let v58 = v57.wrapping_mul(5);
                        let v59 = 5_i64.wrapping_add(i22_2).wrapping_mul(5).wrapping_add(i23_2);
                        let v60 = v59.wrapping_mul(5);
                        let t10_2_row = t10_2.row(2, [i22_2, i23_2, 0], 2 * BM as i64);
                        Self::parallel_18::<L, _>(
                            level,
                            0,
                            2 * BM as i64,
                            t10_2_row.slice(0, 2 * BM as i64),
                            v58,
                            v60,
                            h4_2,
                        );
                    }
                }
                for i25_2 in 0_i64..(2 * BN as i64) {
                    let v63 = 5_i64.wrapping_add(i25_2).wrapping_mul(5);
                    let v64 = 5_i64.wrapping_add(i25_2).wrapping_mul(5);
                    let t11_2_row = t11_2.row(1, [i25_2, 0], BM as i64);
                    Self::parallel_19::<L, _>(level, 0, BM as i64, t11_2_row.slice(0, BM as i64), v63, v64, h4_2);
                }
                let t12_2 = scratch.tile::<u32, 2>([BM as i64 + 1, BM as i64]);
                let v67 = t10_2.load([b6_2.wrapping_sub(2), b5_2, b6_2], <bool as __Elem>::ZERO);
                let v27_3 = __Elem::to::<u32>(v67);
                __cpu::fill::<L, _, _>(t12_2, v27_3);
                let y2_2_at = y2_2.window([b5_2.wrapping_mul(BM as i64 + 1), b6_2.wrapping_mul(BM as i64)], [BM as i64 + 1, BM as i64]);
                __cpu::copy_out::<L, _, _, _>(t12_2, y2_2_at, <u32 as __Elem>::ZERO, __cpu::is_far(call, &y2_2), __cpu::Coming::nothing());
                let t13_2 = scratch.tile::<bool, 3>([BM as i64 + 1, BM as i64, 2 * BN as i64]);
                for i28_2 in 0_i64..(2 * BN as i64) {
                    for i29_2 in 0_i64..(BM as i64) {
                        let v68 = t11_2.load([12, d1_2], <bool as __Elem>::ZERO);
                        let v69 = t8_2.load([__Elem::rem(i29_2, 4_i64)], <f32 as __Elem>::ZERO);
                        let t6_2_row = t6_2.row(0, [0], BM as i64 + 1);
                        let t13_2_row = t13_2.row(0, [0, i29_2, i28_2], BM as i64 + 1);
                        Self::parallel_20::<L, _, _>(
                            level,
                            0,
                            BM as i64 + 1,
                            t6_2_row.slice(0, BM as i64 + 1),
                            t13_2_row.strided(0),
                            v69,
                            v68,
                        );
                    }
                }
                let y3_2_at = y3_2.window([b5_2.wrapping_mul(BM as i64 + 1), b6_2.wrapping_mul(BM as i64), 0], [BM as i64 + 1, BM as i64, 2 * BN as i64]);
                __cpu::copy_out::<L, _, _, _>(t13_2, y3_2_at, <bool as __Elem>::ZERO, __cpu::is_far(call, &y3_2), __cpu::Coming::nothing());
            }
        }
    }
}
