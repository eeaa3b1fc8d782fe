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
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t12_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i9 = start + lane as i64;
                let v0 = __Elem::to::<i32>(i9).wrapping_mul(2_i32).wrapping_add(0_i32);
                t12_row.set(lane, v0);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t14_row: R0,
        h6: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i12 = start + lane as i64;
                let v2 = t14_row.get(lane);
                let v3 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v2) * 16.0_f32));
                let v4 = v3.wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i12)));
                h6.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i12), 7_i64)], v4, __cpu::Order::SeqCst);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t15_row: R0,
        h6: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i13 = start + lane as i64;
                let v5 = t15_row.get(lane);
                let v6 = __Elem::to::<u64>(v5).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i13)));
                h6.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i13), 7_i64)], v6, __cpu::Order::AcqRel);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t14_row_2: R0,
        h6: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14 = start + lane as i64;
                let v7 = t14_row_2.get(lane);
                let v8 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v7) * 16.0_f32));
                let v9 = v8.wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i14)));
                h6.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i14), 7_i64)], v9, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t15_row_2: R0,
        h6: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i15 = start + lane as i64;
                let v10 = t15_row_2.get(lane);
                let v11 = __Elem::to::<u64>(v10).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i15)));
                h6.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i15), 7_i64)], v11, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t16_row: R0,
        v12: i32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t16_row.set(lane, v12);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level>(
        level: L,
        start: i64,
        count: i64,
        t12: __cpu::View<i32, 1>,
        v19: i32,
        a5: __cpu::View<i32, 1>,
        v16: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i19 = start + lane as i64;
                let v20 = __Elem::to::<i64>(__Elem::to::<i16>(i19.wrapping_sub(8)));
                let v21 = t12.load([v20], <i32 as __Elem>::ZERO);
                a5.atomic(__cpu::AtomicOp::And, [v16], v19 ^ v21, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t11_row: R0,
        h6: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i20 = start + lane as i64;
                let v22 = t11_row.get(lane);
                let v23 = __Elem::to::<u64>(__Elem::to::<i64>(v22 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i20)));
                h6.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i20), 7_i64)], v23, __cpu::Order::Acquire);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t12_row_2: R0,
        h6: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21 = start + lane as i64;
                let v24 = t12_row_2.get(lane);
                let v25 = __Elem::to::<u64>(v24).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i21)));
                h6.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i21), 7_i64)], v25, __cpu::Order::Release);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t13_row: R0,
        h6: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i22 = start + lane as i64;
                let v26 = t13_row.get(lane);
                let v27 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v26) * 16.0_f32));
                let v28 = v27.wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i22)));
                h6.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i22), 7_i64)], v28, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t14_row_3: R0,
        h6: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23 = start + lane as i64;
                let v29 = t14_row_3.get(lane);
                let v30 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v29) * 16.0_f32));
                let v31 = v30.wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i23)));
                h6.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i23), 7_i64)], v31, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t15_row_3: R0,
        h6: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i24 = start + lane as i64;
                let v32 = t15_row_3.get(lane);
                let v33 = __Elem::to::<u64>(v32).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i24)));
                h6.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i24), 7_i64)], v33, __cpu::Order::SeqCst);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<
        L: __cpu::Level,
        R0: __cpu::row::Row<i32>,
        R1: __cpu::row::Row<f64>,
        R2: __cpu::row::RowMut<f64>,
    >(
        level: L,
        start: i64,
        count: i64,
        x2_row: R0,
        t13_row_2: R1,
        mut y4_row: R2,
        v36: bool,
        v41: u32,
        v47: i64,
        v48: f64,
        v49: f64,
        v46: f64,
        v37: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i25 = start + lane as i64;
                let v50 = __Elem::to::<u16>(i25.wrapping_sub(5)) < __Elem::to::<u16>(i25);
                let v51 = x2_row.get(lane);
                let v52 = __Elem::to::<u32>(__Elem::to::<i64>(v51).wrapping_sub(7));
                let v53 = t13_row_2.get(lane);
                let v54 = __Elem::exp::<L, true>((v48 + __Elem::min(v53, 3.0_f64)) * 0.5_f64);
                let v55 = __Elem::select(!(v52 > v41), v46, __Elem::select(i25 < v47, v54, v49));
                y4_row.set(lane, __Elem::select(v36 & v50, v37, v55));
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t12_2_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i9_2 = start + lane as i64;
                let v56 = __Elem::to::<i32>(i9_2).wrapping_mul(2_i32).wrapping_add(0_i32);
                t12_2_row.set(lane, v56);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t14_2_row: R0,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i12_2 = start + lane as i64;
                let v58 = t14_2_row.get(lane);
                let v59 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v58) * 16.0_f32));
                let v60 = v59.wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i12_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i12_2), 7_i64)], v60);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t15_2_row: R0,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i13_2 = start + lane as i64;
                let v61 = t15_2_row.get(lane);
                let v62 = __Elem::to::<u64>(v61).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i13_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i13_2), 7_i64)], v62);
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t14_2_row_2: R0,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14_2 = start + lane as i64;
                let v63 = t14_2_row_2.get(lane);
                let v64 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v63) * 16.0_f32));
                let v65 = v64.wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i14_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i14_2), 7_i64)], v65);
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t15_2_row_2: R0,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i15_2 = start + lane as i64;
                let v66 = t15_2_row_2.get(lane);
                let v67 = __Elem::to::<u64>(v66).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i15_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i15_2), 7_i64)], v67);
            }
        }
    }

    #[inline]
    unsafe fn parallel_19<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t16_2_row: R0,
        v68: i32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t16_2_row.set(lane, v68);
            }
        }
    }

    #[inline]
    unsafe fn parallel_20<L: __cpu::Level>(
        level: L,
        start: i64,
        count: i64,
        t12_2: __cpu::View<i32, 1>,
        v74: i32,
        a5_2: __cpu::View<i32, 1>,
        v72: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i19_2 = start + lane as i64;
                let v75 = __Elem::to::<i64>(__Elem::to::<i16>(i19_2.wrapping_sub(8)));
                let v76 = t12_2.load([v75], <i32 as __Elem>::ZERO);
                a5_2.update(__cpu::AtomicOp::And, [v72], v74 ^ v76);
            }
        }
    }

    #[inline]
    unsafe fn parallel_21<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t11_2_row: R0,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i20_2 = start + lane as i64;
                let v77 = t11_2_row.get(lane);
                let v78 = __Elem::to::<u64>(__Elem::to::<i64>(v77 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i20_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i20_2), 7_i64)], v78);
            }
        }
    }

    #[inline]
    unsafe fn parallel_22<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t12_2_row_2: R0,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21_2 = start + lane as i64;
                let v79 = t12_2_row_2.get(lane);
                let v80 = __Elem::to::<u64>(v79).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i21_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i21_2), 7_i64)], v80);
            }
        }
    }

    #[inline]
    unsafe fn parallel_23<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t13_2_row: R0,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i22_2 = start + lane as i64;
                let v81 = t13_2_row.get(lane);
                let v82 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v81) * 16.0_f32));
                let v83 = v82.wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i22_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i22_2), 7_i64)], v83);
            }
        }
    }

    #[inline]
    unsafe fn parallel_24<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t14_2_row_3: R0,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23_2 = start + lane as i64;
                let v84 = t14_2_row_3.get(lane);
                let v85 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v84) * 16.0_f32));
                let v86 = v85.wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i23_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i23_2), 7_i64)], v86);
            }
        }
    }

    #[inline]
    unsafe fn parallel_25<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t15_2_row_3: R0,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i24_2 = start + lane as i64;
                let v87 = t15_2_row_3.get(lane);
                let v88 = __Elem::to::<u64>(v87).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i24_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i24_2), 7_i64)], v88);
            }
        }
    }

    #[inline]
    unsafe fn parallel_26<
        L: __cpu::Level,
        R0: __cpu::row::Row<i32>,
        R1: __cpu::row::Row<f64>,
        R2: __cpu::row::RowMut<f64>,
    >(
        level: L,
        start: i64,
        count: i64,
        x2_2_row: R0,
        t13_2_row_2: R1,
        mut y4_2_row: R2,
        v91: bool,
        v96: u32,
        v102: i64,
        v103: f64,
        v105: f64,
        v101: f64,
        v92: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i25_2 = start + lane as i64;
                let v106 = __Elem::to::<u16>(i25_2.wrapping_sub(5)) < __Elem::to::<u16>(i25_2);
                let v107 = x2_2_row.get(lane);
                let v108 = __Elem::to::<u32>(__Elem::to::<i64>(v107).wrapping_sub(7));
                let v109 = t13_2_row_2.get(lane);
                let v110 = __Elem::exp::<L, true>((v103 + __Elem::min(v109, 3.0_f64)) * 0.5_f64);
                let v111 = __Elem::select(!(v108 > v96), v101, __Elem::select(i25_2 < v102, v110, v105));
                y4_2_row.set(lane, __Elem::select(v91 & v106, v92, v111));
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
        plan.expect("x1", 1, 0, d2)?;
        let d3 = plan.extent(1, 1);
        plan.expect("x1", 1, 2, BM as i64)?;
        plan.expect("x2", 2, 0, 2)?;
        let d4 = plan.extent(2, 1);
        plan.expect("y3", 3, 0, d4)?;
        plan.expect("y3", 3, 1, 2)?;
        plan.expect("y4", 4, 0, d4)?;
        let d6 = plan.extent(5, 0);
        plan.expect("h6", 6, 0, 7)?;
        let v0 = d6 < 100;
        plan.require(v0, format_args!("extents are below 100"))?;
        let v1 = d4.wrapping_add(BM as i64 - 1);
        let v2 = __Elem::div(v1, BM as i64);
        plan.value(d6);
        plan.value(d2);
        plan.value(d3);
        plan.value(d4);
        plan.finish([1, 1, v2])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<f32, 2>([BM as i64, 2]);
        size.tile::<f64, 1>([BM as i64]);
        size.tile::<i32, 1>([2]);
        size.tile::<f32, 1>([BM as i64]);
        size.tile::<f32, 1>([2]);
        size.tile::<i32, 1>([6]);
        size.tile::<f64, 1>([6]);
        size.tile::<f64, 1>([1]);
        size.tile::<i32, 1>([6]);
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.tile::<i32, 1>([BM as i64]);
            size.tile::<f64, 1>([BM as i64]);
            outer.cover(size);
        }
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<f32, 1>(call, 0);
            let x2 = __cpu::tensor::<i32, 2>(call, 2);
            let y3 = __cpu::tensor::<f32, 2>(call, 3);
            let y4 = __cpu::tensor::<f64, 1>(call, 4);
            let a5 = __cpu::tensor::<i32, 1>(call, 5);
            let h6 = __cpu::tensor::<u64, 1>(call, 6);
            let _q7 = __cpu::scalar::<i64>(call.args, 7);
            let d6 = __cpu::value::<i64>(call, 0);
            let d2 = __cpu::value::<i64>(call, 1);
            let d3 = __cpu::value::<i64>(call, 2);
            let d4 = __cpu::value::<i64>(call, 3);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b5] = block.index;
                let mut scratch = block.scratch;
                let t7 = scratch.tile::<f32, 2>([BM as i64, 2]);
                let y3_at = y3.window([b5.wrapping_mul(BM as i64), 0], [BM as i64, 2]);
                __cpu::copy::<L, _, _, _>(y3_at, t7, <f32 as __Elem>::ZERO);
                let t8 = scratch.tile::<f64, 1>([BM as i64]);
                let x0_at = x0.window([b5], [BM as i64]);
                __cpu::copy::<L, _, _, _>(x0_at, t8, <f64 as __Elem>::ZERO);
                let t9 = scratch.tile::<i32, 1>([2]);
                __cpu::fill::<L, _, _>(t9, 0_i32);
                let t10 = scratch.tile::<f32, 1>([BM as i64]);
                __cpu::reduce::<L, __cpu::reduce::Sum, _, _, 2>(t7, 1, __cpu::insert_axis(t10, 1), false, <f32 as __Elem>::ZERO);
                let t11 = scratch.tile::<f32, 1>([2]);
                __cpu::reduce::<L, __cpu::reduce::Sum, _, _, 2>(t7, 0, __cpu::insert_axis(t11, 0), false, <f32 as __Elem>::ZERO);
                let t12 = scratch.tile::<i32, 1>([6]);
                let t12_row = t12.row(0, [0], 6);
                Self::parallel::<L, _>(level, 0, 6, t12_row.slice_mut(0, 6));
                let t13 = scratch.tile::<f64, 1>([6]);
                __cpu::fill::<L, _, _>(t13, 0.0_f64);
                __cpu::scatter::<L, _, _, _, _>(t13, t12, t8, <f64 as __Elem>::ZERO);
                let t14 = scratch.tile::<f64, 1>([1]);
                __cpu::reduce::<L, __cpu::reduce::Max, _, _, 1>(t8, 0, t14, false, <f64 as __Elem>::ZERO);
                let t15 = scratch.tile::<i32, 1>([6]);
                let t12_at = t12.cast::<i32>();
                __cpu::copy::<L, _, _, _>(t12_at, t15, <i32 as __Elem>::ZERO);
                __cpu::update_tile::<L, __cpu::atomic::Max, _, _, _>(t15, t12, <i32 as __Elem>::ZERO);
                let v1 = __Elem::div(_q7.wrapping_mul(6).wrapping_add(d6), 6_i64) > d2;
                if v1 {
                    for k10 in 0_i64..1 {
                        if !(d3 < 17) {
                            __cpu::fail(&block.with(scratch), concat!(file!(), ":26:5"), format_args!("an index is within its bounds"));
                        }
                        let t14_row = t14.row(0, [0], 1);
                        Self::parallel_2::<L, _>(level, 0, 1, t14_row.slice(0, 1), h6);
                        let t15_row = t15.row(0, [0], 6);
                        Self::parallel_3::<L, _>(level, 0, 6, t15_row.slice(0, 6), h6);
                    }
                    let t14_row_2 = t14.row(0, [0], 1);
                    Self::parallel_4::<L, _>(level, 0, 1, t14_row_2.slice(0, 1), h6);
                    let t15_row_2 = t15.row(0, [0], 6);
                    Self::parallel_5::<L, _>(level, 0, 6, t15_row_2.slice(0, 6), h6);
                } else {
                    let mut scratch = scratch;
                    let t16 = scratch.tile::<i32, 1>([BM as i64]);
                    let v12 = t9.load([d4], <i32 as __Elem>::ZERO);
                    let t16_row = t16.row(0, [0], BM as i64);
                    Self::parallel_6::<L, _>(level, 0, BM as i64, t16_row.slice_mut(0, BM as i64), v12);
                    let t17 = scratch.tile::<f64, 1>([BM as i64]);
                    __cpu::gather::<L, _, _, _, _>(t8, t16, t17, <f64 as __Elem>::ZERO);
                    let mut v17 = <f32 as __Elem>::ZERO;
                    v17 = 4.0_f32;
                    for k18 in 0_i64..4 {
                        let v13 = v17;
                        let v14 = x0.load([d4], <f32 as __Elem>::ZERO);
                        let v15 = t10.load([_q7], <f32 as __Elem>::ZERO);
                        v17 = v13 + (v14 + v15);
                    }
                }
                let v16 = d3.wrapping_add(1);
                let v18 = t9.load_inside([0]);
                let v19 = !v18;
                Self::parallel_7::<L>(level, 0, BM as i64, t12, v19, a5, v16);
                let t11_row = t11.row(0, [0], 2);
                Self::parallel_8::<L, _>(level, 0, 2, t11_row.slice(0, 2), h6);
                let t12_row_2 = t12.row(0, [0], 6);
                Self::parallel_9::<L, _>(level, 0, 6, t12_row_2.slice(0, 6), h6);
                let t13_row = t13.row(0, [0], 6);
                Self::parallel_10::<L, _>(level, 0, 6, t13_row.slice(0, 6), h6);
                let t14_row_3 = t14.row(0, [0], 1);
                Self::parallel_11::<L, _>(level, 0, 1, t14_row_3.slice(0, 1), h6);
                let t15_row_3 = t15.row(0, [0], 6);
                Self::parallel_12::<L, _>(level, 0, 6, t15_row_3.slice(0, 6), h6);
                let y3_at_2 = y3.window([b5.wrapping_mul(BM as i64), 0], [BM as i64, 2]);
                __cpu::copy::<L, _, _, _>(t7, y3_at_2, <f32 as __Elem>::ZERO);
                let mut prefetch = __cpu::PacedPrefetch::new(__cpu::PrefetchList::new([x0_at.paced_prefetch_rows([1], __cpu::is_non_temporal(call, &x0))]), BM as i64);
                let v34 = t12.load([d4], <i32 as __Elem>::ZERO);
                let v35 = __Elem::rem(b5.wrapping_sub(2).wrapping_mul(BM as i64), BM as i64);
                let v36 = v34 == __Elem::to::<i32>(v35);
                let v37 = -__Elem::exp::<L, true>(4.0_f64 * 0.5_f64);
                let v38 = t15.load([_q7], <i32 as __Elem>::ZERO);
                let v39 = t12.load([d2], <i32 as __Elem>::ZERO);
                let v40 = t12.load([__Elem::to::<i64>(v39)], <i32 as __Elem>::ZERO);
                let v41 = __Elem::to::<u32>(__Elem::to::<i64>(v40));
                let v42 = t14.load_inside([0]);
                let v43 = x2.load([d2, 12], <i32 as __Elem>::ZERO);
                let v44 = t13.load([__Elem::to::<i64>(v43)], <f64 as __Elem>::ZERO);
                let v45 = __Elem::exp::<L, true>((__Elem::max(-4.0_f64, v42) * v44) * 0.5_f64);
                let v46 = -v45;
                let v47 = __Elem::div(d6, 3_i64);
                let v48 = -__Elem::to::<f64>(b5);
                let v49 = -__Elem::exp::<L, true>(__Elem::to::<f64>(d4) * 0.5_f64);
                let x2_row = x2.row(1, [__Elem::to::<i64>(v38), 0], BM as i64);
                let t13_row_2 = t13.row(0, [0], BM as i64);
                let y4_row = y4.row(0, [b5.wrapping_mul(BM as i64)], BM as i64);
                let (from, to) = __cpu::common(BM as i64, [x2_row.unit_span(), t13_row_2.unit_span(), y4_row.unit_span()]);
                let mut chunks = __cpu::RowChunks::new(from, to - from, &prefetch);
                while chunks.advance() {
                    let (start, count) = chunks.chunk();
                    Self::parallel_13::<L, _, _, _>(
                        level,
                        start,
                        count,
                        x2_row.slice(start, count),
                        t13_row_2.slice(start, count),
                        y4_row.slice_mut(start, count),
                        v36,
                        v41,
                        v47,
                        v48,
                        v49,
                        v46,
                        v37,
                    );
                    prefetch.issue_for(count);
                }
                if to - from < BM as i64 {
                    for (start, end) in [(0, from), (to, BM as i64)] {
                        Self::parallel_13::<L, _, _, _>(
                            level,
                            start,
                            end - start,
                            x2_row.guarded(start, <i32 as __Elem>::ZERO),
                            t13_row_2.guarded(start, <f64 as __Elem>::ZERO),
                            y4_row.guarded(start, <f64 as __Elem>::ZERO),
                            v36,
                            v41,
                            v47,
                            v48,
                            v49,
                            v46,
                            v37,
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
            let x0_2 = __cpu::tensor::<f32, 1>(call, 0);
            let x2_2 = __cpu::tensor::<i32, 2>(call, 2);
            let y3_2 = __cpu::tensor::<f32, 2>(call, 3);
            let y4_2 = __cpu::tensor::<f64, 1>(call, 4);
            let a5_2 = __cpu::tensor::<i32, 1>(call, 5);
            let h6_2 = __cpu::tensor::<u64, 1>(call, 6);
            let _q7_2 = __cpu::scalar::<i64>(call.args, 7);
            let d6_2 = __cpu::value::<i64>(call, 0);
            let d2_2 = __cpu::value::<i64>(call, 1);
            let d3_2 = __cpu::value::<i64>(call, 2);
            let d4_2 = __cpu::value::<i64>(call, 3);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b5_2] = block.index;
                let mut scratch = block.scratch;
                let t7_2 = scratch.tile::<f32, 2>([BM as i64, 2]);
                let y3_2_at = y3_2.window([b5_2.wrapping_mul(BM as i64), 0], [BM as i64, 2]);
                __cpu::copy::<L, _, _, _>(y3_2_at, t7_2, <f32 as __Elem>::ZERO);
                let t8_2 = scratch.tile::<f64, 1>([BM as i64]);
                let x0_2_at = x0_2.window([b5_2], [BM as i64]);
                __cpu::copy::<L, _, _, _>(x0_2_at, t8_2, <f64 as __Elem>::ZERO);
                let t9_2 = scratch.tile::<i32, 1>([2]);
                __cpu::fill::<L, _, _>(t9_2, 0_i32);
                let t10_2 = scratch.tile::<f32, 1>([BM as i64]);
                __cpu::reduce::<L, __cpu::reduce::Sum, _, _, 2>(t7_2, 1, __cpu::insert_axis(t10_2, 1), false, <f32 as __Elem>::ZERO);
                let t11_2 = scratch.tile::<f32, 1>([2]);
                __cpu::reduce::<L, __cpu::reduce::Sum, _, _, 2>(t7_2, 0, __cpu::insert_axis(t11_2, 0), false, <f32 as __Elem>::ZERO);
                let t12_2 = scratch.tile::<i32, 1>([6]);
                let t12_2_row = t12_2.row(0, [0], 6);
                Self::parallel_14::<L, _>(level, 0, 6, t12_2_row.slice_mut(0, 6));
                let t13_2 = scratch.tile::<f64, 1>([6]);
                __cpu::fill::<L, _, _>(t13_2, 0.0_f64);
                __cpu::scatter::<L, _, _, _, _>(t13_2, t12_2, t8_2, <f64 as __Elem>::ZERO);
                let t14_2 = scratch.tile::<f64, 1>([1]);
                __cpu::reduce::<L, __cpu::reduce::Max, _, _, 1>(t8_2, 0, t14_2, false, <f64 as __Elem>::ZERO);
                let t15_2 = scratch.tile::<i32, 1>([6]);
                let t12_2_at = t12_2.cast::<i32>();
                __cpu::copy::<L, _, _, _>(t12_2_at, t15_2, <i32 as __Elem>::ZERO);
                __cpu::update_tile::<L, __cpu::atomic::Max, _, _, _>(t15_2, t12_2, <i32 as __Elem>::ZERO);
                let v57 = __Elem::div(_q7_2.wrapping_mul(6).wrapping_add(d6_2), 6_i64);
                if v57 > d2_2 {
                    for k10_2 in 0_i64..1 {
                        if !(d3_2 < 17) {
                            __cpu::fail(&block.with(scratch), concat!(file!(), ":26:5"), format_args!("an index is within its bounds"));
                        }
                        let t14_2_row = t14_2.row(0, [0], 1);
                        Self::parallel_15::<L, _>(level, 0, 1, t14_2_row.slice(0, 1), h6_2);
                        let t15_2_row = t15_2.row(0, [0], 6);
                        Self::parallel_16::<L, _>(level, 0, 6, t15_2_row.slice(0, 6), h6_2);
                    }
                    let t14_2_row_2 = t14_2.row(0, [0], 1);
                    Self::parallel_17::<L, _>(level, 0, 1, t14_2_row_2.slice(0, 1), h6_2);
                    let t15_2_row_2 = t15_2.row(0, [0], 6);
                    Self::parallel_18::<L, _>(level, 0, 6, t15_2_row_2.slice(0, 6), h6_2);
                } else {
                    let mut scratch = scratch;
                    let t16_2 = scratch.tile::<i32, 1>([BM as i64]);
                    let v68 = t9_2.load([d4_2], <i32 as __Elem>::ZERO);
                    let t16_2_row = t16_2.row(0, [0], BM as i64);
                    Self::parallel_19::<L, _>(level, 0, BM as i64, t16_2_row.slice_mut(0, BM as i64), v68);
                    let t17_2 = scratch.tile::<f64, 1>([BM as i64]);
                    __cpu::gather::<L, _, _, _, _>(t8_2, t16_2, t17_2, <f64 as __Elem>::ZERO);
                    let mut v17_2 = <f32 as __Elem>::ZERO;
                    v17_2 = 4.0_f32;
                    for k18_2 in 0_i64..4 {
                        let v69 = v17_2;
                        let v70 = x0_2.load([d4_2], <f32 as __Elem>::ZERO);
                        let v71 = t10_2.load([_q7_2], <f32 as __Elem>::ZERO);
                        v17_2 = v69 + (v70 + v71);
                    }
                }
                let v72 = d3_2.wrapping_add(1);
                let v73 = t9_2.load_inside([0]);
                let v74 = !v73;
                Self::parallel_20::<L>(level, 0, BM as i64, t12_2, v74, a5_2, v72);
                let t11_2_row = t11_2.row(0, [0], 2);
                Self::parallel_21::<L, _>(level, 0, 2, t11_2_row.slice(0, 2), h6_2);
                let t12_2_row_2 = t12_2.row(0, [0], 6);
                Self::parallel_22::<L, _>(level, 0, 6, t12_2_row_2.slice(0, 6), h6_2);
                let t13_2_row = t13_2.row(0, [0], 6);
                Self::parallel_23::<L, _>(level, 0, 6, t13_2_row.slice(0, 6), h6_2);
                let t14_2_row_3 = t14_2.row(0, [0], 1);
                Self::parallel_24::<L, _>(level, 0, 1, t14_2_row_3.slice(0, 1), h6_2);
                let t15_2_row_3 = t15_2.row(0, [0], 6);
                Self::parallel_25::<L, _>(level, 0, 6, t15_2_row_3.slice(0, 6), h6_2);
                let y3_2_at_2 = y3_2.window([b5_2.wrapping_mul(BM as i64), 0], [BM as i64, 2]);
                __cpu::copy::<L, _, _, _>(t7_2, y3_2_at_2, <f32 as __Elem>::ZERO);
                let mut prefetch_2 = __cpu::PacedPrefetch::new(__cpu::PrefetchList::new([x0_2_at.paced_prefetch_rows([1], __cpu::is_non_temporal(call, &x0_2))]), BM as i64);
                let v89 = t12_2.load([d4_2], <i32 as __Elem>::ZERO);
                let v90 = __Elem::rem(b5_2.wrapping_sub(2).wrapping_mul(BM as i64), BM as i64);
                let v91 = v89 == __Elem::to::<i32>(v90);
                let v92 = -__Elem::exp::<L, true>(4.0_f64 * 0.5_f64);
                let v93 = t15_2.load([_q7_2], <i32 as __Elem>::ZERO);
                let v94 = t12_2.load([d2_2], <i32 as __Elem>::ZERO);
                let v95 = t12_2.load([__Elem::to::<i64>(v94)], <i32 as __Elem>::ZERO);
                let v96 = __Elem::to::<u32>(__Elem::to::<i64>(v95));
                let v97 = t14_2.load_inside([0]);
                let v98 = x2_2.load([d2_2, 12], <i32 as __Elem>::ZERO);
                let v99 = t13_2.load([__Elem::to::<i64>(v98)], <f64 as __Elem>::ZERO);
                let v100 = __Elem::exp::<L, true>((__Elem::max(-4.0_f64, v97) * v99) * 0.5_f64);
                let v101 = -v100;
                let v102 = __Elem::div(d6_2, 3_i64);
                let v103 = -__Elem::to::<f64>(b5_2);
                let v104 = __Elem::exp::<L, true>(__Elem::to::<f64>(d4_2) * 0.5_f64);
                let v105 = -v104;
                let x2_2_row = x2_2.row(1, [__Elem::to::<i64>(v93), 0], BM as i64);
                let t13_2_row_2 = t13_2.row(0, [0], BM as i64);
                let y4_2_row = y4_2.row(0, [b5_2.wrapping_mul(BM as i64)], BM as i64);
                let (from, to) = __cpu::common(BM as i64, [x2_2_row.unit_span(), t13_2_row_2.unit_span(), y4_2_row.unit_span()]);
                let mut chunks_2 = __cpu::RowChunks::new(from, to - from, &prefetch_2);
                while chunks_2.advance() {
                    let (start, count) = chunks_2.chunk();
                    Self::parallel_26::<L, _, _, _>(
                        level,
                        start,
                        count,
                        x2_2_row.slice(start, count),
                        t13_2_row_2.slice(start, count),
                        y4_2_row.slice_mut(start, count),
                        v91,
                        v96,
                        v102,
                        v103,
                        v105,
                        v101,
                        v92,
                    );
                    prefetch_2.issue_for(count);
                }
                if to - from < BM as i64 {
                    for (start, end) in [(0, from), (to, BM as i64)] {
                        Self::parallel_26::<L, _, _, _>(
                            level,
                            start,
                            end - start,
                            x2_2_row.guarded(start, <i32 as __Elem>::ZERO),
                            t13_2_row_2.guarded(start, <f64 as __Elem>::ZERO),
                            y4_2_row.guarded(start, <f64 as __Elem>::ZERO),
                            v91,
                            v96,
                            v102,
                            v103,
                            v105,
                            v101,
                            v92,
                        );
                    }
                }
            }
        }
    }
}
