// Emitted from the random kernel of seed 8.
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
        mut t6_row: R0,
        x1: __cpu::View<f32, 3>,
        d2: i64,
        b5: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i9 = start + lane as i64;
                let mut s10 = <f32 as __Elem>::ZERO;
                s10 = 0.0_f32;
                for k11 in 0_i64..4 {
                    let v0 = s10;
                    let v1 = x1.load([i9, k11, k11], <f32 as __Elem>::ZERO);
                    let v2 = x1.load([d2, k11, b5], <f32 as __Elem>::ZERO);
                    let v3 = __Elem::max_nan(__Elem::max(v1, v2), __Elem::to::<f32>(i9));
                    s10 = v0 + v3;
                }
                let v4 = s10;
                t6_row.set(lane, v4);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::Row<u16>, R1: __cpu::row::RowMut<u16>>(
        level: L,
        start: i64,
        count: i64,
        x0_row: R0,
        mut t7_row: R1,
        x0: __cpu::View<u16, 3>,
        b5: i64,
        v5: u16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i12 = start + lane as i64;
                let v6 = x0_row.get(lane);
                let v7 = __Elem::rem(v6.wrapping_mul(6_u16), 6_u16).wrapping_mul(6_u16);
                let v8 = x0.load([i12, b5, i12], <u16 as __Elem>::ZERO);
                t7_row.set(lane, __Elem::max(v5, __Elem::rem(v7.wrapping_add(v8), 6_u16)));
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::Row<u16>, R1: __cpu::row::Row<u16>>(
        level: L,
        start: i64,
        count: i64,
        t8_row: R0,
        x0_row_2: R1,
        x1: __cpu::View<f32, 3>,
        v9: u16,
        t7: __cpu::View<u16, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14 = start + lane as i64;
                let v10 = t8_row.get(lane);
                let v11 = x1.load([i14.wrapping_add(1), __Elem::to::<i64>(v10), i14], <f32 as __Elem>::ZERO);
                let v12 = x0_row_2.get(lane);
                let v13 = __Elem::rem(v12.wrapping_mul(2_u16).wrapping_add(v9), 2_u16);
                let v14 = __Elem::to_round::<L, u16>(v11, __cpu::Round::Up).wrapping_mul(v13);
                t7.update(__cpu::AtomicOp::And, [0], v14);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t9_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t9_row.set(lane, 1.0_f32);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t10_row: R0,
        v16: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t10_row.set(lane, v16);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<u16>>(
        level: L,
        start: i64,
        count: i64,
        t8_row_2: R0,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i20 = start + lane as i64;
                let v17 = t8_row_2.get(lane);
                let v18 = __Elem::to::<u64>(v17).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i20)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i20), 7_i64)], v18, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t11_row: R0,
        v20: i64,
        v21: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i22 = start + lane as i64;
                let v22 = t11_row.get(lane);
                let v23 = __Elem::to::<u64>(__Elem::to::<i64>(v22 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v21.wrapping_add(i22)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v20.wrapping_add(i22), 7_i64)], v23, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::RowMut<u16>>(
        level: L,
        start: i64,
        count: i64,
        mut t13_row: R0,
        v24: u16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut s24 = <u16 as __Elem>::ZERO;
                s24 = 0_u16;
                for k25 in 0_i64..4 {
                    let v25 = s24;
                    s24 = v25.wrapping_add(v24);
                }
                let v26 = s24;
                t13_row.set(lane, v26);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<u16>>(
        level: L,
        start: i64,
        count: i64,
        t7_row_2: R0,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i26 = start + lane as i64;
                let v27 = t7_row_2.get(lane);
                let v28 = __Elem::to::<u64>(v27).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i26)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i26), 7_i64)], v28, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<u16>>(
        level: L,
        start: i64,
        count: i64,
        t8_row_3: R0,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i27 = start + lane as i64;
                let v29 = t8_row_3.get(lane);
                let v30 = __Elem::to::<u64>(v29).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i27)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i27), 7_i64)], v30, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<u16>>(
        level: L,
        start: i64,
        count: i64,
        t13_row_2: R0,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i28 = start + lane as i64;
                let v31 = t13_row_2.get(lane);
                let v32 = __Elem::to::<u64>(v31).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i28)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i28), 7_i64)], v32, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<u16>>(
        level: L,
        start: i64,
        count: i64,
        t14_row: R0,
        v33: i64,
        v34: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i30 = start + lane as i64;
                let v35 = t14_row.get(lane);
                let v36 = __Elem::to::<u64>(v35).wrapping_mul(__Elem::to::<u64>(v34.wrapping_add(i30)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v33.wrapping_add(i30), 7_i64)], v36, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::Row<u16>>(
        level: L,
        start: i64,
        count: i64,
        t15_row: R0,
        v37: i64,
        v38: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i32 = start + lane as i64;
                let v39 = t15_row.get(lane);
                let v40 = __Elem::to::<u64>(v39).wrapping_mul(__Elem::to::<u64>(v38.wrapping_add(i32)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v37.wrapping_add(i32), 7_i64)], v40, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t6_2_row: R0,
        x1_2: __cpu::View<f32, 3>,
        d2_2: i64,
        b5_2: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i9_2 = start + lane as i64;
                let mut s10_2 = <f32 as __Elem>::ZERO;
                s10_2 = 0.0_f32;
                for k11_2 in 0_i64..4 {
                    let v41 = s10_2;
                    let v42 = x1_2.load([i9_2, k11_2, k11_2], <f32 as __Elem>::ZERO);
                    let v43 = x1_2.load([d2_2, k11_2, b5_2], <f32 as __Elem>::ZERO);
                    let v44 = __Elem::max_nan(__Elem::max(v42, v43), __Elem::to::<f32>(i9_2));
                    s10_2 = v41 + v44;
                }
                let v45 = s10_2;
                t6_2_row.set(lane, v45);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::Row<u16>, R1: __cpu::row::RowMut<u16>>(
        level: L,
        start: i64,
        count: i64,
        x0_2_row: R0,
        mut t7_2_row: R1,
        x0_2: __cpu::View<u16, 3>,
        b5_2: i64,
        v46: u16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i12_2 = start + lane as i64;
                let v47 = x0_2_row.get(lane);
                let v48 = __Elem::rem(v47.wrapping_mul(6_u16), 6_u16).wrapping_mul(6_u16);
                let v49 = x0_2.load([i12_2, b5_2, i12_2], <u16 as __Elem>::ZERO);
                let v50 = __Elem::max(v46, __Elem::rem(v48.wrapping_add(v49), 6_u16));
                t7_2_row.set(lane, v50);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<L: __cpu::Level, R0: __cpu::row::Row<u16>, R1: __cpu::row::Row<u16>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row: R0,
        x0_2_row_2: R1,
        x1_2: __cpu::View<f32, 3>,
        v51: u16,
        t7_2: __cpu::View<u16, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14_2 = start + lane as i64;
                let v52 = t8_2_row.get(lane);
                let v53 = x1_2.load([i14_2.wrapping_add(1), __Elem::to::<i64>(v52), i14_2], <f32 as __Elem>::ZERO);
                let v54 = x0_2_row_2.get(lane);
                let v55 = __Elem::rem(v54.wrapping_mul(2_u16).wrapping_add(v51), 2_u16);
                let v56 = __Elem::to_round::<L, u16>(v53, __cpu::Round::Up).wrapping_mul(v55);
                t7_2.update(__cpu::AtomicOp::And, [0], v56);
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t9_2_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t9_2_row.set(lane, 1.0_f32);
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t10_2_row: R0,
        v58: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t10_2_row.set(lane, v58);
            }
        }
    }

    #[inline]
    unsafe fn parallel_19<L: __cpu::Level, R0: __cpu::row::Row<u16>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row_2: R0,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i20_2 = start + lane as i64;
                let v59 = t8_2_row_2.get(lane);
                let v60 = __Elem::to::<u64>(v59).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i20_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i20_2), 7_i64)], v60);
            }
        }
    }

    #[inline]
    unsafe fn parallel_20<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t11_2_row: R0,
        v61: i64,
        v62: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i22_2 = start + lane as i64;
                let v63 = t11_2_row.get(lane);
                let v64 = __Elem::to::<u64>(__Elem::to::<i64>(v63 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v62.wrapping_add(i22_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v61.wrapping_add(i22_2), 7_i64)], v64);
            }
        }
    }

    #[inline]
    unsafe fn parallel_21<L: __cpu::Level, R0: __cpu::row::RowMut<u16>>(
        level: L,
        start: i64,
        count: i64,
        mut t13_2_row: R0,
        v65: u16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut s24_2 = <u16 as __Elem>::ZERO;
                s24_2 = 0_u16;
                for k25_2 in 0_i64..4 {
                    let v66 = s24_2;
                    s24_2 = v66.wrapping_add(v65);
                }
                let v67 = s24_2;
                t13_2_row.set(lane, v67);
            }
        }
    }

    #[inline]
    unsafe fn parallel_22<L: __cpu::Level, R0: __cpu::row::Row<u16>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row_2: R0,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i26_2 = start + lane as i64;
                let v68 = t7_2_row_2.get(lane);
                let v69 = __Elem::to::<u64>(v68).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i26_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i26_2), 7_i64)], v69);
            }
        }
    }

    #[inline]
    unsafe fn parallel_23<L: __cpu::Level, R0: __cpu::row::Row<u16>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row_3: R0,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i27_2 = start + lane as i64;
                let v70 = t8_2_row_3.get(lane);
                let v71 = __Elem::to::<u64>(v70).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i27_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i27_2), 7_i64)], v71);
            }
        }
    }

    #[inline]
    unsafe fn parallel_24<L: __cpu::Level, R0: __cpu::row::Row<u16>>(
        level: L,
        start: i64,
        count: i64,
        t13_2_row_2: R0,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i28_2 = start + lane as i64;
                let v72 = t13_2_row_2.get(lane);
                let v73 = __Elem::to::<u64>(v72).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i28_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i28_2), 7_i64)], v73);
            }
        }
    }

    #[inline]
    unsafe fn parallel_25<L: __cpu::Level, R0: __cpu::row::Row<u16>>(
        level: L,
        start: i64,
        count: i64,
        t14_2_row: R0,
        v74: i64,
        v75: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i30_2 = start + lane as i64;
                let v76 = t14_2_row.get(lane);
                let v77 = __Elem::to::<u64>(v76).wrapping_mul(__Elem::to::<u64>(v75.wrapping_add(i30_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v74.wrapping_add(i30_2), 7_i64)], v77);
            }
        }
    }

    #[inline]
    unsafe fn parallel_26<L: __cpu::Level, R0: __cpu::row::Row<u16>>(
        level: L,
        start: i64,
        count: i64,
        t15_2_row: R0,
        v78: i64,
        v79: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i32_2 = start + lane as i64;
                let v80 = t15_2_row.get(lane);
                let v81 = __Elem::to::<u64>(v80).wrapping_mul(__Elem::to::<u64>(v79.wrapping_add(i32_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v78.wrapping_add(i32_2), 7_i64)], v81);
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
        plan.expect("x0", 0, 1, BM as i64)?;
        plan.expect("x0", 0, 2, 2 * BM as i64)?;
        let d1 = plan.extent(1, 0);
        let d2 = plan.extent(1, 1);
        let d3 = plan.extent(1, 2);
        plan.expect("y2", 2, 0, d1)?;
        let d4 = plan.extent(2, 1);
        plan.expect("y3", 3, 0, d1)?;
        plan.expect("y3", 3, 1, d4)?;
        plan.expect("h4", 4, 0, 7)?;
        plan.workspace::<u16, 2>([d1, d4])?;
        let v0 = d1.wrapping_add(6);
        let v1 = v0.wrapping_sub(1);
        let v2 = __Elem::div(v1, 6_i64);
        let v3 = d4.wrapping_add(2 * BM as i64);
        let v4 = v3.wrapping_sub(1);
        let v5 = __Elem::div(v4, 2 * BM as i64);
        plan.value(d2);
        plan.value(d3);
        plan.value(d1);
        plan.finish([1, v2, v5])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<f32, 1>([6]);
        size.tile::<u16, 1>([BM as i64]);
        size.tile::<u16, 1>([2 * BM as i64]);
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.tile::<f32, 2>([2 * BM as i64, 4]);
            size.tile::<f32, 2>([8, BM as i64]);
            size.tile::<f32, 2>([2 * BM as i64, BM as i64]);
            size.tile::<u8, 2>([2 * BM as i64, 1]);
            size.gemm_sp::<L, f32, f32, f32>(2 * BM as i64, BM as i64);
            outer.cover(size);
        }
        size.tile::<u16, 1>([2 * BM as i64]);
        size.tile::<u16, 2>([6, 2 * BM as i64]);
        size.tile::<u16, 2>([6, 2 * BM as i64]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<u16, 3>(call, 0);
            let x1 = __cpu::tensor::<f32, 3>(call, 1);
            let y2 = __cpu::tensor::<f32, 2>(call, 2);
            let y3 = __cpu::tensor::<u16, 2>(call, 3);
            let h4 = __cpu::tensor::<u64, 1>(call, 4);
            let _q8 = __cpu::scalar::<i64>(call.args, 6);
            let w5 = __cpu::workspace::<u16, 2>(call, 0, 0);
            let d2 = __cpu::value::<i64>(call, 0);
            let d3 = __cpu::value::<i64>(call, 1);
            let d1 = __cpu::value::<i64>(call, 2);
            for block in __cpu::Blocks::new(call) {
                let [_, b5, b6] = block.index;
                let mut scratch = block.scratch;
                let t6 = scratch.tile::<f32, 1>([6]);
                let t6_row = t6.row(0, [0], 6);
                Self::parallel::<L, _>(level, 0, 6, t6_row.slice_mut(0, 6), x1, d2, b5);
                let t7 = scratch.tile::<u16, 1>([BM as i64]);
                let v5 = __Elem::to::<u16>(d3);
                let x0_row = x0.row(2, [d2, x1.extent[1], 0], BM as i64);
                let t7_row = t7.row(0, [0], BM as i64);
                let (from, to) = __cpu::common(BM as i64, [x0_row.unit_span()]);
                Self::parallel_2::<L, _, _>(
                    level,
                    from,
                    to - from,
                    x0_row.slice(from, to - from),
                    t7_row.slice_mut(from, to - from),
                    x0,
                    b5,
                    v5,
                );
                if to - from < BM as i64 {
                    for (start, end) in [(0, from), (to, BM as i64)] {
                        Self::parallel_2::<L, _, _>(
                            level,
                            start,
                            end - start,
                            x0_row.guarded(start, <u16 as __Elem>::ZERO),
                            t7_row.slice_mut(start, end - start),
                            x0,
                            b5,
                            v5,
                        );
                    }
                }
                let t8 = scratch.tile::<u16, 1>([2 * BM as i64]);
                let x1_at = x1.window([b5.wrapping_mul(2 * BM as i64), __Elem::rem(b6, 3_i64), d1.wrapping_sub(_q8)], [1, 1, 2 * BM as i64]);
                __cpu::copy::<L, _, _, _>(x1_at.squeeze([2]), t8, <u16 as __Elem>::ZERO);
                let v9 = t8.load([x1.extent[2]], <u16 as __Elem>::ZERO);
                let t8_row = t8.row(0, [0], 2 * BM as i64);
                let x0_row_2 = x0.row(2, [2, b6, 0], 2 * BM as i64);
                let (from, to) = __cpu::common(2 * BM as i64, [x0_row_2.unit_span()]);
                Self::parallel_3::<L, _, _>(
                    level,
                    from,
                    to - from,
                    t8_row.slice(from, to - from),
                    x0_row_2.slice(from, to - from),
                    x1,
                    v9,
                    t7,
                );
                if to - from < 2 * BM as i64 {
                    for (start, end) in [(0, from), (to, 2 * BM as i64)] {
                        Self::parallel_3::<L, _, _>(
                            level,
                            start,
                            end - start,
                            t8_row.slice(start, end - start),
                            x0_row_2.guarded(start, <u16 as __Elem>::ZERO),
                            x1,
                            v9,
                            t7,
                        );
                    }
                }
                if _q8 == b5 {
                    let mut scratch = scratch;
                    let t9 = scratch.tile::<f32, 2>([2 * BM as i64, 4]);
                    for i15 in 0_i64..(2 * BM as i64) {
                        let t9_row = t9.row(1, [i15, 0], 4);
                        Self::parallel_4::<L, _>(level, 0, 4, t9_row.slice_mut(0, 4));
                    }
                    let t10 = scratch.tile::<f32, 2>([8, BM as i64]);
                    for i17 in 0_i64..8 {
                        let v15 = __Elem::select(_q8 < i17, 0.0_f32, __Elem::to::<f32>(b5));
                        let v16 = (-2.0_f32) - v15;
                        let t10_row = t10.row(1, [i17, 0], BM as i64);
                        Self::parallel_5::<L, _>(level, 0, BM as i64, t10_row.slice_mut(0, BM as i64), v16);
                    }
                    let t11 = scratch.tile::<f32, 2>([2 * BM as i64, BM as i64]);
                    let v19 = __Elem::fma::<L>(-1.0_f32, __Elem::fma::<L>(0.0_f32, 0.0_f32, 0.0_f32), __Elem::fma::<L>(-1.0_f32, 0.0_f32, -2.0_f32));
                    __cpu::fill::<L, _, _>(t11, v19);
                    let t12 = scratch.tile::<u8, 2>([2 * BM as i64, 1]);
                    __cpu::fill::<L, _, _>(t12, 68_u8);
                    __cpu::gemm_sp::<L, f32, f32, f32>((t9, <f32 as __Elem>::ZERO), (t12, <u8 as __Elem>::ZERO), (t10, <f32 as __Elem>::ZERO), t11, scratch);
                    let t8_row_2 = t8.row(0, [0], 2 * BM as i64);
                    Self::parallel_6::<L, _>(level, 0, 2 * BM as i64, t8_row_2.slice(0, 2 * BM as i64), h4);
                    for i21 in 0_i64..(2 * BM as i64) {
                        let v20 = 5_i64.wrapping_add(i21).wrapping_mul(5);
                        let v21 = 5_i64.wrapping_add(i21).wrapping_mul(5);
                        let t11_row = t11.row(1, [i21, 0], BM as i64);
                        Self::parallel_7::<L, _>(level, 0, BM as i64, t11_row.slice(0, BM as i64), v20, v21, h4);
                    }
                }
                let t13 = scratch.tile::<u16, 1>([2 * BM as i64]);
                let v24 = __Elem::to::<u16>(d3);
                let t13_row = t13.row(0, [0], 2 * BM as i64);
                Self::parallel_8::<L, _>(level, 0, 2 * BM as i64, t13_row.slice_mut(0, 2 * BM as i64), v24);
                let t7_at = t7.window([b5.wrapping_sub(1)], [2 * BM as i64]);
                __cpu::copy::<L, _, _, _>(t13, t7_at, <u16 as __Elem>::ZERO);
                let t14 = scratch.tile::<u16, 2>([6, 2 * BM as i64]);
                __cpu::fill::<L, _, _>(t14, 0_u16);
                let t15 = scratch.tile::<u16, 2>([6, 2 * BM as i64]);
                let w5_at = w5.window([b5.wrapping_mul(6), b6.wrapping_mul(2 * BM as i64)], [6, 2 * BM as i64]);
                __cpu::copy::<L, _, _, _>(t14, w5_at, <u16 as __Elem>::ZERO);
                let w5_at_2 = w5.window([b5.wrapping_mul(6), b6.wrapping_mul(2 * BM as i64)], [6, 2 * BM as i64]);
                __cpu::copy::<L, _, _, _>(w5_at_2, t15, <u16 as __Elem>::ZERO);
                let t7_row_2 = t7.row(0, [0], BM as i64);
                Self::parallel_9::<L, _>(level, 0, BM as i64, t7_row_2.slice(0, BM as i64), h4);
                let t8_row_3 = t8.row(0, [0], 2 * BM as i64);
                Self::parallel_10::<L, _>(level, 0, 2 * BM as i64, t8_row_3.slice(0, 2 * BM as i64), h4);
                let t13_row_2 = t13.row(0, [0], 2 * BM as i64);
                Self::parallel_11::<L, _>(level, 0, 2 * BM as i64, t13_row_2.slice(0, 2 * BM as i64), h4);
                for i29 in 0_i64..6 {
                    let v33 = 5_i64.wrapping_add(i29).wrapping_mul(5);
                    let v34 = 5_i64.wrapping_add(i29).wrapping_mul(5);
                    let t14_row = t14.row(1, [i29, 0], 2 * BM as i64);
                    Self::parallel_12::<L, _>(
                        level,
                        0,
                        2 * BM as i64,
                        t14_row.slice(0, 2 * BM as i64),
                        v33,
                        v34,
                        h4,
                    );
                }
                for i31 in 0_i64..6 {
                    let v37 = 5_i64.wrapping_add(i31).wrapping_mul(5);
                    let v38 = 5_i64.wrapping_add(i31).wrapping_mul(5);
                    let t15_row = t15.row(1, [i31, 0], 2 * BM as i64);
                    Self::parallel_13::<L, _>(
                        level,
                        0,
                        2 * BM as i64,
                        t15_row.slice(0, 2 * BM as i64),
                        v37,
                        v38,
                        h4,
                    );
                }
                let y2_at = y2.window([b5.wrapping_mul(6), b6.wrapping_mul(2 * BM as i64)], [6, 2 * BM as i64]);
                __cpu::copy::<L, _, _, _>(t14, y2_at, <f32 as __Elem>::ZERO);
                let y3_at = y3.window([b5.wrapping_mul(6), b6.wrapping_mul(2 * BM as i64)], [6, 2 * BM as i64]);
                __cpu::copy::<L, _, _, _>(t14, y3_at, <u16 as __Elem>::ZERO);
            }
        }
    }

    const RACES: bool = true;

    #[inline(always)]
    unsafe fn alone<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0_2 = __cpu::tensor::<u16, 3>(call, 0);
            let x1_2 = __cpu::tensor::<f32, 3>(call, 1);
            let y2_2 = __cpu::tensor::<f32, 2>(call, 2);
            let y3_2 = __cpu::tensor::<u16, 2>(call, 3);
            let h4_2 = __cpu::tensor::<u64, 1>(call, 4);
            let _q8_2 = __cpu::scalar::<i64>(call.args, 6);
            let w5_2 = __cpu::workspace::<u16, 2>(call, 0, 0);
            let d2_2 = __cpu::value::<i64>(call, 0);
            let d3_2 = __cpu::value::<i64>(call, 1);
            let d1_2 = __cpu::value::<i64>(call, 2);
            for block in __cpu::Blocks::new(call) {
                let [_, b5_2, b6_2] = block.index;
                let mut scratch = block.scratch;
                let t6_2 = scratch.tile::<f32, 1>([6]);
                let t6_2_row = t6_2.row(0, [0], 6);
                Self::parallel_14::<L, _>(level, 0, 6, t6_2_row.slice_mut(0, 6), x1_2, d2_2, b5_2);
                let t7_2 = scratch.tile::<u16, 1>([BM as i64]);
                let v46 = __Elem::to::<u16>(d3_2);
                let x0_2_row = x0_2.row(2, [d2_2, x1_2.extent[1], 0], BM as i64);
                let t7_2_row = t7_2.row(0, [0], BM as i64);
                let (from, to) = __cpu::common(BM as i64, [x0_2_row.unit_span()]);
                Self::parallel_15::<L, _, _>(
                    level,
                    from,
                    to - from,
                    x0_2_row.slice(from, to - from),
                    t7_2_row.slice_mut(from, to - from),
                    x0_2,
                    b5_2,
                    v46,
                );
                if to - from < BM as i64 {
                    for (start, end) in [(0, from), (to, BM as i64)] {
                        Self::parallel_15::<L, _, _>(
                            level,
                            start,
                            end - start,
                            x0_2_row.guarded(start, <u16 as __Elem>::ZERO),
                            t7_2_row.slice_mut(start, end - start),
                            x0_2,
                            b5_2,
                            v46,
                        );
                    }
                }
                let t8_2 = scratch.tile::<u16, 1>([2 * BM as i64]);
                let x1_2_at = x1_2.window([b5_2.wrapping_mul(2 * BM as i64), __Elem::rem(b6_2, 3_i64), d1_2.wrapping_sub(_q8_2)], [1, 1, 2 * BM as i64]);
                __cpu::copy::<L, _, _, _>(x1_2_at.squeeze([2]), t8_2, <u16 as __Elem>::ZERO);
                let v51 = t8_2.load([x1_2.extent[2]], <u16 as __Elem>::ZERO);
                let t8_2_row = t8_2.row(0, [0], 2 * BM as i64);
                let x0_2_row_2 = x0_2.row(2, [2, b6_2, 0], 2 * BM as i64);
                let (from, to) = __cpu::common(2 * BM as i64, [x0_2_row_2.unit_span()]);
                Self::parallel_16::<L, _, _>(
                    level,
                    from,
                    to - from,
                    t8_2_row.slice(from, to - from),
                    x0_2_row_2.slice(from, to - from),
                    x1_2,
                    v51,
                    t7_2,
                );
                if to - from < 2 * BM as i64 {
                    for (start, end) in [(0, from), (to, 2 * BM as i64)] {
                        Self::parallel_16::<L, _, _>(
                            level,
                            start,
                            end - start,
                            t8_2_row.slice(start, end - start),
                            x0_2_row_2.guarded(start, <u16 as __Elem>::ZERO),
                            x1_2,
                            v51,
                            t7_2,
                        );
                    }
                }
                if _q8_2 == b5_2 {
                    let mut scratch = scratch;
                    let t9_2 = scratch.tile::<f32, 2>([2 * BM as i64, 4]);
                    for i15_2 in 0_i64..(2 * BM as i64) {
                        let t9_2_row = t9_2.row(1, [i15_2, 0], 4);
                        Self::parallel_17::<L, _>(level, 0, 4, t9_2_row.slice_mut(0, 4));
                    }
                    let t10_2 = scratch.tile::<f32, 2>([8, BM as i64]);
                    for i17_2 in 0_i64..8 {
                        let v57 = __Elem::select(_q8_2 < i17_2, 0.0_f32, __Elem::to::<f32>(b5_2));
                        let v58 = (-2.0_f32) - v57;
                        let t10_2_row = t10_2.row(1, [i17_2, 0], BM as i64);
                        Self::parallel_18::<L, _>(level, 0, BM as i64, t10_2_row.slice_mut(0, BM as i64), v58);
                    }
                    let t11_2 = scratch.tile::<f32, 2>([2 * BM as i64, BM as i64]);
                    let v19_2 = __Elem::fma::<L>(-1.0_f32, __Elem::fma::<L>(0.0_f32, 0.0_f32, 0.0_f32), __Elem::fma::<L>(-1.0_f32, 0.0_f32, -2.0_f32));
                    __cpu::fill::<L, _, _>(t11_2, v19_2);
                    let t12_2 = scratch.tile::<u8, 2>([2 * BM as i64, 1]);
                    __cpu::fill::<L, _, _>(t12_2, 68_u8);
                    __cpu::gemm_sp::<L, f32, f32, f32>((t9_2, <f32 as __Elem>::ZERO), (t12_2, <u8 as __Elem>::ZERO), (t10_2, <f32 as __Elem>::ZERO), t11_2, scratch);
                    let t8_2_row_2 = t8_2.row(0, [0], 2 * BM as i64);
                    Self::parallel_19::<L, _>(level, 0, 2 * BM as i64, t8_2_row_2.slice(0, 2 * BM as i64), h4_2);
                    for i21_2 in 0_i64..(2 * BM as i64) {
                        let v61 = 5_i64.wrapping_add(i21_2).wrapping_mul(5);
                        let v62 = 5_i64.wrapping_add(i21_2).wrapping_mul(5);
                        let t11_2_row = t11_2.row(1, [i21_2, 0], BM as i64);
                        Self::parallel_20::<L, _>(
                            level,
                            0,
                            BM as i64,
                            t11_2_row.slice(0, BM as i64),
                            v61,
                            v62,
                            h4_2,
                        );
                    }
                }
                let t13_2 = scratch.tile::<u16, 1>([2 * BM as i64]);
                let v65 = __Elem::to::<u16>(d3_2);
                let t13_2_row = t13_2.row(0, [0], 2 * BM as i64);
                Self::parallel_21::<L, _>(level, 0, 2 * BM as i64, t13_2_row.slice_mut(0, 2 * BM as i64), v65);
                let t7_2_at = t7_2.window([b5_2.wrapping_sub(1)], [2 * BM as i64]);
                __cpu::copy::<L, _, _, _>(t13_2, t7_2_at, <u16 as __Elem>::ZERO);
                let t14_2 = scratch.tile::<u16, 2>([6, 2 * BM as i64]);
                __cpu::fill::<L, _, _>(t14_2, 0_u16);
                let t15_2 = scratch.tile::<u16, 2>([6, 2 * BM as i64]);
                let w5_2_at = w5_2.window([b5_2.wrapping_mul(6), b6_2.wrapping_mul(2 * BM as i64)], [6, 2 * BM as i64]);
                __cpu::copy::<L, _, _, _>(t14_2, w5_2_at, <u16 as __Elem>::ZERO);
                let w5_2_at_2 = w5_2.window([b5_2.wrapping_mul(6), b6_2.wrapping_mul(2 * BM as i64)], [6, 2 * BM as i64]);
                __cpu::copy::<L, _, _, _>(w5_2_at_2, t15_2, <u16 as __Elem>::ZERO);
                let t7_2_row_2 = t7_2.row(0, [0], BM as i64);
                Self::parallel_22::<L, _>(level, 0, BM as i64, t7_2_row_2.slice(0, BM as i64), h4_2);
                let t8_2_row_3 = t8_2.row(0, [0], 2 * BM as i64);
                Self::parallel_23::<L, _>(level, 0, 2 * BM as i64, t8_2_row_3.slice(0, 2 * BM as i64), h4_2);
                let t13_2_row_2 = t13_2.row(0, [0], 2 * BM as i64);
                Self::parallel_24::<L, _>(level, 0, 2 * BM as i64, t13_2_row_2.slice(0, 2 * BM as i64), h4_2);
                for i29_2 in 0_i64..6 {
                    let v74 = 5_i64.wrapping_add(i29_2).wrapping_mul(5);
                    let v75 = 5_i64.wrapping_add(i29_2).wrapping_mul(5);
                    let t14_2_row = t14_2.row(1, [i29_2, 0], 2 * BM as i64);
                    Self::parallel_25::<L, _>(
                        level,
                        0,
                        2 * BM as i64,
                        t14_2_row.slice(0, 2 * BM as i64),
                        v74,
                        v75,
                        h4_2,
                    );
                }
                for i31_2 in 0_i64..6 {
                    let v78 = 5_i64.wrapping_add(i31_2).wrapping_mul(5);
                    let v79 = 5_i64.wrapping_add(i31_2).wrapping_mul(5);
                    let t15_2_row = t15_2.row(1, [i31_2, 0], 2 * BM as i64);
                    Self::parallel_26::<L, _>(
                        level,
                        0,
                        2 * BM as i64,
                        t15_2_row.slice(0, 2 * BM as i64),
                        v78,
                        v79,
                        h4_2,
                    );
                }
                let y2_2_at = y2_2.window([b5_2.wrapping_mul(6), b6_2.wrapping_mul(2 * BM as i64)], [6, 2 * BM as i64]);
                __cpu::copy::<L, _, _, _>(t14_2, y2_2_at, <f32 as __Elem>::ZERO);
                let y3_2_at = y3_2.window([b5_2.wrapping_mul(6), b6_2.wrapping_mul(2 * BM as i64)], [6, 2 * BM as i64]);
                __cpu::copy::<L, _, _, _>(t14_2, y3_2_at, <u16 as __Elem>::ZERO);
            }
        }
    }
}
