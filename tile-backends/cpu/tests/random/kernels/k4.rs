// Emitted from the random kernel of seed 4.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;

pub const SCALE_4: u8 = 3_u64 as u8;

#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<const BM: usize, const BN: usize, const BK: usize>(());

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<const BM: usize, const BN: usize, const BK: usize> __Kernel<BM, BN, BK> {
    #[inline]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut t6_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t6_row.set(lane, 1_u32);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_row: R0,
        v0: u32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t7_row.set(lane, v0);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::Row<u32>, R1: __cpu::row::RowMut<i16>>(
        level: L,
        start: i64,
        count: i64,
        t6_row_2: R0,
        mut t8_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v1 = t6_row_2.get(lane);
                t8_row.set(lane, __Elem::to::<i16>(v1));
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<u32>, R1: __cpu::row::RowMut<i64>>(
        level: L,
        start: i64,
        count: i64,
        t9_row: R0,
        mut t10_row: R1,
        v3: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v4 = t9_row.get(lane);
                let v5 = __Elem::max(__Elem::min(v3, __Elem::to::<i64>(v4)), 2_i64);
                t10_row.set(lane, v5);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<u32>, R1: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        t6_row_3: R0,
        mut t13_row: R1,
        i17: i64,
        t6: __cpu::View<u32, 2>,
        v12: u32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut l14_cells = [<u32 as __Elem>::ZERO; 3];
                let l14 = __cpu::View::packed(l14_cells.as_mut_ptr(), [3]);
                for k21 in 0_i64..3 {
                    let v13 = __Elem::div(k21.wrapping_mul(BM as i64).wrapping_add(i17), BM as i64);
                    let v14 = t6.load([i17, k21], <u32 as __Elem>::ZERO);
                    let v16 = __Elem::rem(__Elem::to::<u32>(v13).wrapping_mul(v14), v12);
                    l14.store([k21], v16);
                }
                let v17 = l14.load([2], <u32 as __Elem>::ZERO);
                t13_row.set(lane, v17);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut t9_row_2: R0,
        v18: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23 = start + lane as i64;
                let v19 = __Elem::div(i23.wrapping_mul(BM as i64), BM as i64) > v18;
                if v19 {
                    let v20 = t9_row_2.get(lane);
                    t9_row_2.set(lane, v20);
                }
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<i32>, R1: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        x1_row: R0,
        mut t15_row: R1,
        i24: i64,
        v22: f64,
        v23: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i26 = start + lane as i64;
                let v24 = x1_row.get(lane);
                let v25 = __Elem::select(i26 > i24, v22, __Elem::to::<f64>(v24));
                let v26 = __Elem::sqrt::<L, false>(__Elem::abs(__Elem::max_nan(v25, v23)));
                t15_row.set(lane, v26);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t11_row: R0,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i27 = start + lane as i64;
                let v27 = t11_row.get(lane);
                let v28 = __Elem::to::<u64>(v27).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i27)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i27), 7_i64)], v28, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<u32>>(
        level: L,
        start: i64,
        count: i64,
        t12_row: R0,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i28 = start + lane as i64;
                let v29 = t12_row.get(lane);
                let v30 = __Elem::to::<u64>(v29).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i28)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i28), 7_i64)], v30, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<u32>>(
        level: L,
        start: i64,
        count: i64,
        t13_row_2: R0,
        v32: i64,
        v34: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i31 = start + lane as i64;
                let v35 = t13_row_2.get(lane);
                let v36 = __Elem::to::<u64>(v35).wrapping_mul(__Elem::to::<u64>(v34.wrapping_add(i31)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v32.wrapping_add(i31), 7_i64)], v36, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t15_row_2: R0,
        v38: i64,
        v40: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i34 = start + lane as i64;
                let v41 = t15_row_2.get(lane);
                let v42 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v41) * 16.0_f32));
                let v43 = v42.wrapping_mul(__Elem::to::<u64>(v40.wrapping_add(i34)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v38.wrapping_add(i34), 7_i64)], v43, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t16_row: R0,
        v45: i64,
        v47: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i37 = start + lane as i64;
                let v48 = t16_row.get(lane);
                let v49 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v48) * 16.0_f32));
                let v50 = v49.wrapping_mul(__Elem::to::<u64>(v47.wrapping_add(i37)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v45.wrapping_add(i37), 7_i64)], v50, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut t6_2_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t6_2_row.set(lane, 1_u32);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_2_row: R0,
        v51: u32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t7_2_row.set(lane, v51);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::Row<u32>, R1: __cpu::row::RowMut<i16>>(
        level: L,
        start: i64,
        count: i64,
        t6_2_row_2: R0,
        mut t8_2_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v52 = t6_2_row_2.get(lane);
                t8_2_row.set(lane, __Elem::to::<i16>(v52));
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<L: __cpu::Level, R0: __cpu::row::Row<u32>, R1: __cpu::row::RowMut<i64>>(
        level: L,
        start: i64,
        count: i64,
        t9_2_row: R0,
        mut t10_2_row: R1,
        v54: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v55 = t9_2_row.get(lane);
                let v56 = __Elem::max(__Elem::min(v54, __Elem::to::<i64>(v55)), 2_i64);
                t10_2_row.set(lane, v56);
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<L: __cpu::Level, R0: __cpu::row::Row<u32>, R1: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        t6_2_row_3: R0,
        mut t13_2_row: R1,
        i17_2: i64,
        t6_2: __cpu::View<u32, 2>,
        v63: u32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut l14_2_cells = [<u32 as __Elem>::ZERO; 3];
                let l14_2 = __cpu::View::packed(l14_2_cells.as_mut_ptr(), [3]);
                for k21_2 in 0_i64..3 {
                    let v64 = __Elem::div(k21_2.wrapping_mul(BM as i64).wrapping_add(i17_2), BM as i64);
                    let v65 = t6_2.load([i17_2, k21_2], <u32 as __Elem>::ZERO);
                    let v66 = __Elem::rem(__Elem::to::<u32>(v64).wrapping_mul(v65), v63);
                    l14_2.store([k21_2], v66);
                }
                let v67 = l14_2.load([2], <u32 as __Elem>::ZERO);
                t13_2_row.set(lane, v67);
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<L: __cpu::Level, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut t9_2_row_2: R0,
        v68: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23_2 = start + lane as i64;
                let v69 = __Elem::div(i23_2.wrapping_mul(BM as i64), BM as i64) > v68;
                if v69 {
                    let v70 = t9_2_row_2.get(lane);
                    t9_2_row_2.set(lane, v70);
                }
            }
        }
    }

    #[inline]
    unsafe fn parallel_19<L: __cpu::Level, R0: __cpu::row::Row<i32>, R1: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        x1_2_row: R0,
        mut t15_2_row: R1,
        i24_2: i64,
        v72: f64,
        v73: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i26_2 = start + lane as i64;
                let v74 = x1_2_row.get(lane);
                let v75 = __Elem::select(i26_2 > i24_2, v72, __Elem::to::<f64>(v74));
                let v76 = __Elem::sqrt::<L, false>(__Elem::abs(__Elem::max_nan(v75, v73)));
                t15_2_row.set(lane, v76);
            }
        }
    }

    #[inline]
    unsafe fn parallel_20<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t11_2_row: R0,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i27_2 = start + lane as i64;
                let v77 = t11_2_row.get(lane);
                let v78 = __Elem::to::<u64>(v77).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i27_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i27_2), 7_i64)], v78);
            }
        }
    }

    #[inline]
    unsafe fn parallel_21<L: __cpu::Level, R0: __cpu::row::Row<u32>>(
        level: L,
        start: i64,
        count: i64,
        t12_2_row: R0,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i28_2 = start + lane as i64;
                let v79 = t12_2_row.get(lane);
                let v80 = __Elem::to::<u64>(v79).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i28_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i28_2), 7_i64)], v80);
            }
        }
    }

    #[inline]
    unsafe fn parallel_22<L: __cpu::Level, R0: __cpu::row::Row<u32>>(
        level: L,
        start: i64,
        count: i64,
        t13_2_row_2: R0,
        v82: i64,
        v84: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i31_2 = start + lane as i64;
                let v85 = t13_2_row_2.get(lane);
                let v86 = __Elem::to::<u64>(v85).wrapping_mul(__Elem::to::<u64>(v84.wrapping_add(i31_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v82.wrapping_add(i31_2), 7_i64)], v86);
            }
        }
    }

    #[inline]
    unsafe fn parallel_23<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t15_2_row_2: R0,
        v88: i64,
        v90: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i34_2 = start + lane as i64;
                let v91 = t15_2_row_2.get(lane);
                let v92 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v91) * 16.0_f32));
                let v93 = v92.wrapping_mul(__Elem::to::<u64>(v90.wrapping_add(i34_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v88.wrapping_add(i34_2), 7_i64)], v93);
            }
        }
    }

    #[inline]
    unsafe fn parallel_24<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t16_2_row: R0,
        v95: i64,
        v97: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i37_2 = start + lane as i64;
                let v98 = t16_2_row.get(lane);
                let v99 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v98) * 16.0_f32));
                let v100 = v99.wrapping_mul(__Elem::to::<u64>(v97.wrapping_add(i37_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v95.wrapping_add(i37_2), 7_i64)], v100);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<const BM: usize, const BN: usize, const BK: usize> __cpu::Kernel for __Kernel<BM, BN, BK> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_4", args);
        let d0 = plan.extent(0, 0);
        let d1 = plan.extent(1, 0);
        let d2 = plan.extent(2, 0);
        plan.expect("y2", 2, 1, d2)?;
        plan.expect("y2", 2, 2, d0)?;
        plan.expect("y3", 3, 0, d2)?;
        plan.expect("y3", 3, 1, d2)?;
        plan.expect("y3", 3, 2, d0)?;
        plan.expect("h4", 4, 0, 7)?;
        let v0 = d2.wrapping_add(BK as i64);
        let v1 = v0.wrapping_sub(1);
        let n8 = __Elem::div(v1, BK as i64);
        plan.workspace::<f64, 3>([d2, d2, d0])?;
        let v2 = d2.wrapping_add(BK as i64);
        let v3 = v2.wrapping_sub(1);
        let v4 = __Elem::div(v3, BK as i64);
        let v5 = d2.wrapping_add(BK as i64);
        let v6 = v5.wrapping_sub(1);
        let v7 = __Elem::div(v6, BK as i64);
        let v8 = d0.wrapping_add(BN as i64);
        let v9 = v8.wrapping_sub(1);
        let v10 = __Elem::div(v9, BN as i64);
        plan.value(d1);
        plan.value(n8);
        plan.value(d0);
        plan.finish([v4, v7, v10])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<u32, 2>([BM as i64, BN as i64 + 1]);
        size.tile::<u32, 2>([BN as i64, BN as i64]);
        size.tile::<i16, 1>([2 * BN as i64]);
        size.tile::<u32, 2>([2 * BN as i64, BN as i64]);
        size.tile::<i64, 1>([2 * BN as i64]);
        size.tile::<i32, 1>([2 * BN as i64]);
        size.tile::<u32, 1>([BM as i64]);
        size.tile::<u32, 3>([BK as i64, BN as i64 + 1, 2 * BN as i64]);
        size.tile::<f64, 3>([BK as i64, BK as i64, BN as i64]);
        size.tile::<f64, 3>([BK as i64, BK as i64, BN as i64]);
        size.tile::<u32, 3>([BK as i64, BK as i64, BN as i64]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<i32, 1>(call, 0);
            let x1 = __cpu::tensor::<i32, 1>(call, 1);
            let y2 = __cpu::tensor::<u32, 3>(call, 2);
            let y3 = __cpu::tensor::<f64, 3>(call, 3);
            let h4 = __cpu::tensor::<u64, 1>(call, 4);
            let _p7 = __cpu::scalar::<i64>(call.args, 6);
            let w5 = __cpu::workspace::<f64, 3>(call, 0, 0);
            let d1 = __cpu::value::<i64>(call, 0);
            let n8 = __cpu::value::<i64>(call, 1);
            let d0 = __cpu::value::<i64>(call, 2);
            for block in __cpu::Blocks::new(call) {
                let [b3, b4, b5] = block.index;
                let mut scratch = block.scratch;
                let t6 = scratch.tile::<u32, 2>([BM as i64, BN as i64 + 1]);
                for i9 in 0_i64..(BN as i64 + 1) {
                    let t6_row = t6.row(0, [0, i9], BM as i64);
                    Self::parallel::<L, _>(level, 0, BM as i64, t6_row.strided(0));
                }
                let t7 = scratch.tile::<u32, 2>([BN as i64, BN as i64]);
                for i11 in 0_i64..(BN as i64) {
                    let v0 = 0_u32.wrapping_add(1_u32);
                    let t7_row = t7.row(1, [i11, 0], BN as i64);
                    Self::parallel_2::<L, _>(level, 0, BN as i64, t7_row.slice_mut(0, BN as i64), v0);
                }
                let t8 = scratch.tile::<i16, 1>([2 * BN as i64]);
                let t6_row_2 = t6.row(0, [0, b3.wrapping_add(b4)], 2 * BN as i64);
                let t8_row = t8.row(0, [0], 2 * BN as i64);
                let (from, to) = __cpu::common(2 * BN as i64, [t6_row_2.span()]);
                Self::parallel_3::<L, _, _>(
                    level,
                    from,
                    to - from,
                    t6_row_2.strided(from),
                    t8_row.slice_mut(from, to - from),
                );
                if to - from < 2 * BN as i64 {
                    for (start, end) in [(0, from), (to, 2 * BN as i64)] {
                        Self::parallel_3::<L, _, _>(
                            level,
                            start,
                            end - start,
                            t6_row_2.guarded(start, <u32 as __Elem>::ZERO),
                            t8_row.slice_mut(start, end - start),
                        );
                    }
                }
                let t9 = scratch.tile::<u32, 2>([2 * BN as i64, BN as i64]);
                __cpu::gather::<L, _, _, _, _>(t7, t8, t9, <u32 as __Elem>::ZERO);
                let t10 = scratch.tile::<i64, 1>([2 * BN as i64]);
                let v2 = x0.load([b5], <i32 as __Elem>::ZERO);
                let v3 = __Elem::to::<i64>(v2);
                let t9_row = t9.row(0, [0, d1], 2 * BN as i64);
                let t10_row = t10.row(0, [0], 2 * BN as i64);
                let (from, to) = __cpu::common(2 * BN as i64, [t9_row.span()]);
                Self::parallel_4::<L, _, _>(
                    level,
                    from,
                    to - from,
                    t9_row.strided(from),
                    t10_row.slice_mut(from, to - from),
                    v3,
                );
                if to - from < 2 * BN as i64 {
                    for (start, end) in [(0, from), (to, 2 * BN as i64)] {
                        Self::parallel_4::<L, _, _>(
                            level,
                            start,
                            end - start,
                            t9_row.guarded(start, <u32 as __Elem>::ZERO),
                            t10_row.slice_mut(start, end - start),
                            v3,
                        );
                    }
                }
                let t11 = scratch.tile::<i32, 1>([2 * BN as i64]);
                __cpu::gather::<L, _, _, _, _>(x1, t10, t11, <i32 as __Elem>::ZERO);
                let t12 = scratch.tile::<u32, 1>([BM as i64]);
                __cpu::reduce::<L, __cpu::reduce::Max, _, _, 2>(t6, 1, __cpu::insert_axis(t12, 1), false, <u32 as __Elem>::ZERO);
                let mut v15 = <__cpu::F8E4M3 as __Elem>::ZERO;
                v15 = <__cpu::F8E4M3 as __Elem>::ONE;
                for k16 in 0_i64..5 {
                    let v6 = v15;
                    let v7 = t8.load([n8], <i16 as __Elem>::ZERO);
                    let v8 = t12.load([d0], <u32 as __Elem>::ZERO);
                    let v9 = __Elem::select(__Elem::to::<i64>(v7) < b4, __Elem::to::<__cpu::F8E4M3>(v8), __Elem::to::<__cpu::F8E4M3>(_p7));
                    let v10 = __Elem::max_nan(<__cpu::F8E4M3 as __Elem>::of_f64(1.875_f64), <__cpu::F8E4M3 as __Elem>::of_f64(3.625_f64));
                    v15 = __Elem::add(v6, __Elem::mul(v9, v10));
                }
                let t13 = scratch.tile::<u32, 3>([BK as i64, BN as i64 + 1, 2 * BN as i64]);
                for i17 in 0_i64..(BK as i64) {
                    for i18 in 0_i64..(BN as i64 + 1) {
                        let v11 = t10.load([i18], <i64 as __Elem>::ZERO);
                        let v12 = t12.load([__Elem::to::<i64>(v11)], <u32 as __Elem>::ZERO);
                        let t6_row_3 = t6.row(0, [0, i18], 2 * BN as i64);
                        let t13_row = t13.row(2, [i17, i18, 0], 2 * BN as i64);
                        let (from, to) = __cpu::common(2 * BN as i64, [t6_row_3.span()]);
                        Self::parallel_5::<L, _, _>(
                            level,
                            from,
                            to - from,
                            t6_row_3.strided(from),
                            t13_row.slice_mut(from, to - from),
                            i17,
                            t6,
                            v12,
                        );
                        if to - from < 2 * BN as i64 {
                            for (start, end) in [(0, from), (to, 2 * BN as i64)] {
                                Self::parallel_5::<L, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    t6_row_3.guarded(start, <u32 as __Elem>::ZERO),
                                    t13_row.slice_mut(start, end - start),
                                    i17,
                                    t6,
                                    v12,
                                );
                            }
                        }
                    }
                }
                for i22 in 0_i64..(2 * BN as i64) {
                    let v18 = x0.extent[0];
                    let t9_row_2 = t9.row(1, [i22, 0], BN as i64);
                    Self::parallel_6::<L, _>(level, 0, BN as i64, t9_row_2.slice_mut(0, BN as i64), v18);
                }
                let t15 = scratch.tile::<f64, 3>([BK as i64, BK as i64, BN as i64]);
                for i24 in 0_i64..(BK as i64) {
                    for i25 in 0_i64..(BK as i64) {
                        let v21 = t8.load([i24], <i16 as __Elem>::ZERO);
                        let v22 = __Elem::to::<f64>(v21);
                        let v23 = (-2.375_f64) / 2.0_f64;
                        let x1_row = x1.row(0, [0], BN as i64);
                        let t15_row = t15.row(2, [i24, i25, 0], BN as i64);
                        let (from, to) = __cpu::common(BN as i64, [x1_row.unit_span()]);
                        Self::parallel_7::<L, _, _>(
                            level,
                            from,
                            to - from,
                            x1_row.slice(from, to - from),
                            t15_row.slice_mut(from, to - from),
                            i24,
                            v22,
                            v23,
                        );
                        if to - from < BN as i64 {
                            for (start, end) in [(0, from), (to, BN as i64)] {
                                Self::parallel_7::<L, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    x1_row.guarded(start, <i32 as __Elem>::ZERO),
                                    t15_row.slice_mut(start, end - start),
                                    i24,
                                    v22,
                                    v23,
                                );
                            }
                        }
                    }
                }
                let t16 = scratch.tile::<f64, 3>([BK as i64, BK as i64, BN as i64]);
                let w5_at = w5.window([b3.wrapping_mul(BK as i64), b4.wrapping_mul(BK as i64), b5.wrapping_mul(BN as i64)], [BK as i64, BK as i64, BN as i64]);
                __cpu::copy::<L, _, _, _>(t15, w5_at, <f64 as __Elem>::ZERO);
                let w5_at_2 = w5.window([b3.wrapping_mul(BK as i64), b4.wrapping_mul(BK as i64), b5.wrapping_mul(BN as i64)], [BK as i64, BK as i64, BN as i64]);
                __cpu::copy::<L, _, _, _>(w5_at_2, t16, <f64 as __Elem>::ZERO);
                let t11_row = t11.row(0, [0], 2 * BN as i64);
                Self::parallel_8::<L, _>(level, 0, 2 * BN as i64, t11_row.slice(0, 2 * BN as i64), h4);
                let t12_row = t12.row(0, [0], BM as i64);
                Self::parallel_9::<L, _>(level, 0, BM as i64, t12_row.slice(0, BM as i64), h4);
                for i29 in 0_i64..(BK as i64) {
                    for i30 in 0_i64..(BN as i64 + 1) {
                        let v31 = 5_i64.wrapping_add(i29).wrapping_mul(5).wrapping_add(i30);
                        let v32 = v31.wrapping_mul(5);
                        let v33 = 5_i64.wrapping_add(i29).wrapping_mul(5).wrapping_add(i30);
                        let v34 = v33.wrapping_mul(5);
                        let t13_row_2 = t13.row(2, [i29, i30, 0], 2 * BN as i64);
                        Self::parallel_10::<L, _>(
                            level,
                            0,
                            2 * BN as i64,
                            t13_row_2.slice(0, 2 * BN as i64),
                            v32,
                            v34,
                            h4,
                        );
                    }
                }
                for i32 in 0_i64..(BK as i64) {
                    for i33 in 0_i64..(BK as i64) {
                        let v37 = 5_i64.wrapping_add(i32).wrapping_mul(5).wrapping_add(i33);
                        let v38 = v37.wrapping_mul(5);
                        let v39 = 5_i64.wrapping_add(i32).wrapping_mul(5).wrapping_add(i33);
                        let v40 = v39.wrapping_mul(5);
                        let t15_row_2 = t15.row(2, [i32, i33, 0], BN as i64);
                        Self::parallel_11::<L, _>(level, 0, BN as i64, t15_row_2.slice(0, BN as i64), v38, v40, h4);
                    }
                }
                for i35 in 0_i64..(BK as i64) {
                    for i36 in 0_i64..(BK as i64) {
                        let v44 = 5_i64.wrapping_add(i35).wrapping_mul(5).wrapping_add(i36);
                        let v45 = v44.wrapping_mul(5);
                        let v46 = 5_i64.wrapping_add(i35).wrapping_mul(5).wrapping_add(i36);
                        let v47 = v46.wrapping_mul(5);
                        let t16_row = t16.row(2, [i35, i36, 0], BN as i64);
                        Self::parallel_12::<L, _>(level, 0, BN as i64, t16_row.slice(0, BN as i64), v45, v47, h4);
                    }
                }
                let t17 = scratch.tile::<u32, 3>([BK as i64, BK as i64, BN as i64]);
                __cpu::copy::<L, _, _, _>(t15, t17, <u32 as __Elem>::ZERO);
                let y2_at = y2.window([b3.wrapping_mul(BK as i64), b4.wrapping_mul(BK as i64), b5.wrapping_mul(BN as i64)], [BK as i64, BK as i64, BN as i64]);
                __cpu::copy::<L, _, _, _>(t17, y2_at, <u32 as __Elem>::ZERO);
                let y3_at = y3.window([b3.wrapping_mul(BK as i64), b4.wrapping_mul(BK as i64), b5.wrapping_mul(BN as i64)], [BK as i64, BK as i64, BN as i64]);
                __cpu::copy::<L, _, _, _>(t15, y3_at, <f64 as __Elem>::ZERO);
            }
        }
    }

    const RACES: bool = true;

    #[inline(always)]
    unsafe fn alone<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0_2 = __cpu::tensor::<i32, 1>(call, 0);
            let x1_2 = __cpu::tensor::<i32, 1>(call, 1);
            let y2_2 = __cpu::tensor::<u32, 3>(call, 2);
            let y3_2 = __cpu::tensor::<f64, 3>(call, 3);
            let h4_2 = __cpu::tensor::<u64, 1>(call, 4);
            let _p7_2 = __cpu::scalar::<i64>(call.args, 6);
            let w5_2 = __cpu::workspace::<f64, 3>(call, 0, 0);
            let d1_2 = __cpu::value::<i64>(call, 0);
            let n8_2 = __cpu::value::<i64>(call, 1);
            let d0_2 = __cpu::value::<i64>(call, 2);
            for block in __cpu::Blocks::new(call) {
                let [b3_2, b4_2, b5_2] = block.index;
                let mut scratch = block.scratch;
                let t6_2 = scratch.tile::<u32, 2>([BM as i64, BN as i64 + 1]);
                for i9_2 in 0_i64..(BN as i64 + 1) {
                    let t6_2_row = t6_2.row(0, [0, i9_2], BM as i64);
                    Self::parallel_13::<L, _>(level, 0, BM as i64, t6_2_row.strided(0));
                }
                let t7_2 = scratch.tile::<u32, 2>([BN as i64, BN as i64]);
                for i11_2 in 0_i64..(BN as i64) {
                    let v51 = 0_u32.wrapping_add(1_u32);
                    let t7_2_row = t7_2.row(1, [i11_2, 0], BN as i64);
                    Self::parallel_14::<L, _>(level, 0, BN as i64, t7_2_row.slice_mut(0, BN as i64), v51);
                }
                let t8_2 = scratch.tile::<i16, 1>([2 * BN as i64]);
                let t6_2_row_2 = t6_2.row(0, [0, b3_2.wrapping_add(b4_2)], 2 * BN as i64);
                let t8_2_row = t8_2.row(0, [0], 2 * BN as i64);
                let (from, to) = __cpu::common(2 * BN as i64, [t6_2_row_2.span()]);
                Self::parallel_15::<L, _, _>(
                    level,
                    from,
                    to - from,
                    t6_2_row_2.strided(from),
                    t8_2_row.slice_mut(from, to - from),
                );
                if to - from < 2 * BN as i64 {
                    for (start, end) in [(0, from), (to, 2 * BN as i64)] {
                        Self::parallel_15::<L, _, _>(
                            level,
                            start,
                            end - start,
                            t6_2_row_2.guarded(start, <u32 as __Elem>::ZERO),
                            t8_2_row.slice_mut(start, end - start),
                        );
                    }
                }
                let t9_2 = scratch.tile::<u32, 2>([2 * BN as i64, BN as i64]);
                __cpu::gather::<L, _, _, _, _>(t7_2, t8_2, t9_2, <u32 as __Elem>::ZERO);
                let t10_2 = scratch.tile::<i64, 1>([2 * BN as i64]);
                let v53 = x0_2.load([b5_2], <i32 as __Elem>::ZERO);
                let v54 = __Elem::to::<i64>(v53);
                let t9_2_row = t9_2.row(0, [0, d1_2], 2 * BN as i64);
                let t10_2_row = t10_2.row(0, [0], 2 * BN as i64);
                let (from, to) = __cpu::common(2 * BN as i64, [t9_2_row.span()]);
                Self::parallel_16::<L, _, _>(
                    level,
                    from,
                    to - from,
                    t9_2_row.strided(from),
                    t10_2_row.slice_mut(from, to - from),
                    v54,
                );
                if to - from < 2 * BN as i64 {
                    for (start, end) in [(0, from), (to, 2 * BN as i64)] {
                        Self::parallel_16::<L, _, _>(
                            level,
                            start,
                            end - start,
                            t9_2_row.guarded(start, <u32 as __Elem>::ZERO),
                            t10_2_row.slice_mut(start, end - start),
                            v54,
                        );
                    }
                }
                let t11_2 = scratch.tile::<i32, 1>([2 * BN as i64]);
                __cpu::gather::<L, _, _, _, _>(x1_2, t10_2, t11_2, <i32 as __Elem>::ZERO);
                let t12_2 = scratch.tile::<u32, 1>([BM as i64]);
                __cpu::reduce::<L, __cpu::reduce::Max, _, _, 2>(t6_2, 1, __cpu::insert_axis(t12_2, 1), false, <u32 as __Elem>::ZERO);
                let mut v15_2 = <__cpu::F8E4M3 as __Elem>::ZERO;
                v15_2 = <__cpu::F8E4M3 as __Elem>::ONE;
                for k16_2 in 0_i64..5 {
                    let v57 = v15_2;
                    let v58 = t8_2.load([n8_2], <i16 as __Elem>::ZERO);
                    let v59 = t12_2.load([d0_2], <u32 as __Elem>::ZERO);
                    let v60 = __Elem::select(__Elem::to::<i64>(v58) < b4_2, __Elem::to::<__cpu::F8E4M3>(v59), __Elem::to::<__cpu::F8E4M3>(_p7_2));
                    let v61 = __Elem::max_nan(<__cpu::F8E4M3 as __Elem>::of_f64(1.875_f64), <__cpu::F8E4M3 as __Elem>::of_f64(3.625_f64));
                    v15_2 = __Elem::add(v57, __Elem::mul(v60, v61));
                }
                let t13_2 = scratch.tile::<u32, 3>([BK as i64, BN as i64 + 1, 2 * BN as i64]);
                for i17_2 in 0_i64..(BK as i64) {
                    for i18_2 in 0_i64..(BN as i64 + 1) {
                        let v62 = t10_2.load([i18_2], <i64 as __Elem>::ZERO);
                        let v63 = t12_2.load([__Elem::to::<i64>(v62)], <u32 as __Elem>::ZERO);
                        let t6_2_row_3 = t6_2.row(0, [0, i18_2], 2 * BN as i64);
                        let t13_2_row = t13_2.row(2, [i17_2, i18_2, 0], 2 * BN as i64);
                        let (from, to) = __cpu::common(2 * BN as i64, [t6_2_row_3.span()]);
                        Self::parallel_17::<L, _, _>(
                            level,
                            from,
                            to - from,
                            t6_2_row_3.strided(from),
                            t13_2_row.slice_mut(from, to - from),
                            i17_2,
                            t6_2,
                            v63,
                        );
                        if to - from < 2 * BN as i64 {
                            for (start, end) in [(0, from), (to, 2 * BN as i64)] {
                                Self::parallel_17::<L, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    t6_2_row_3.guarded(start, <u32 as __Elem>::ZERO),
                                    t13_2_row.slice_mut(start, end - start),
                                    i17_2,
                                    t6_2,
                                    v63,
                                );
                            }
                        }
                    }
                }
                for i22_2 in 0_i64..(2 * BN as i64) {
                    let v68 = x0_2.extent[0];
                    let t9_2_row_2 = t9_2.row(1, [i22_2, 0], BN as i64);
                    Self::parallel_18::<L, _>(level, 0, BN as i64, t9_2_row_2.slice_mut(0, BN as i64), v68);
                }
                let t15_2 = scratch.tile::<f64, 3>([BK as i64, BK as i64, BN as i64]);
                for i24_2 in 0_i64..(BK as i64) {
                    for i25_2 in 0_i64..(BK as i64) {
                        let v71 = t8_2.load([i24_2], <i16 as __Elem>::ZERO);
                        let v72 = __Elem::to::<f64>(v71);
                        let v73 = (-2.375_f64) / 2.0_f64;
                        let x1_2_row = x1_2.row(0, [0], BN as i64);
                        let t15_2_row = t15_2.row(2, [i24_2, i25_2, 0], BN as i64);
                        let (from, to) = __cpu::common(BN as i64, [x1_2_row.unit_span()]);
                        Self::parallel_19::<L, _, _>(
                            level,
                            from,
                            to - from,
                            x1_2_row.slice(from, to - from),
                            t15_2_row.slice_mut(from, to - from),
                            i24_2,
                            v72,
                            v73,
                        );
                        if to - from < BN as i64 {
                            for (start, end) in [(0, from), (to, BN as i64)] {
                                Self::parallel_19::<L, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    x1_2_row.guarded(start, <i32 as __Elem>::ZERO),
                                    t15_2_row.slice_mut(start, end - start),
                                    i24_2,
                                    v72,
                                    v73,
                                );
                            }
                        }
                    }
                }
                let t16_2 = scratch.tile::<f64, 3>([BK as i64, BK as i64, BN as i64]);
                let w5_2_at = w5_2.window([b3_2.wrapping_mul(BK as i64), b4_2.wrapping_mul(BK as i64), b5_2.wrapping_mul(BN as i64)], [BK as i64, BK as i64, BN as i64]);
                __cpu::copy::<L, _, _, _>(t15_2, w5_2_at, <f64 as __Elem>::ZERO);
                let w5_2_at_2 = w5_2.window([b3_2.wrapping_mul(BK as i64), b4_2.wrapping_mul(BK as i64), b5_2.wrapping_mul(BN as i64)], [BK as i64, BK as i64, BN as i64]);
                __cpu::copy::<L, _, _, _>(w5_2_at_2, t16_2, <f64 as __Elem>::ZERO);
                let t11_2_row = t11_2.row(0, [0], 2 * BN as i64);
                Self::parallel_20::<L, _>(level, 0, 2 * BN as i64, t11_2_row.slice(0, 2 * BN as i64), h4_2);
                let t12_2_row = t12_2.row(0, [0], BM as i64);
                Self::parallel_21::<L, _>(level, 0, BM as i64, t12_2_row.slice(0, BM as i64), h4_2);
                for i29_2 in 0_i64..(BK as i64) {
                    for i30_2 in 0_i64..(BN as i64 + 1) {
                        let v81 = 5_i64.wrapping_add(i29_2).wrapping_mul(5).wrapping_add(i30_2);
                        let v82 = v81.wrapping_mul(5);
                        let v83 = 5_i64.wrapping_add(i29_2).wrapping_mul(5).wrapping_add(i30_2);
                        let v84 = v83.wrapping_mul(5);
                        let t13_2_row_2 = t13_2.row(2, [i29_2, i30_2, 0], 2 * BN as i64);
                        Self::parallel_22::<L, _>(
                            level,
                            0,
                            2 * BN as i64,
                            t13_2_row_2.slice(0, 2 * BN as i64),
                            v82,
                            v84,
                            h4_2,
                        );
                    }
                }
                for i32_2 in 0_i64..(BK as i64) {
                    for i33_2 in 0_i64..(BK as i64) {
                        let v87 = 5_i64.wrapping_add(i32_2).wrapping_mul(5).wrapping_add(i33_2);
                        let v88 = v87.wrapping_mul(5);
                        let v89 = 5_i64.wrapping_add(i32_2).wrapping_mul(5).wrapping_add(i33_2);
                        let v90 = v89.wrapping_mul(5);
                        let t15_2_row_2 = t15_2.row(2, [i32_2, i33_2, 0], BN as i64);
                        Self::parallel_23::<L, _>(
                            level,
                            0,
                            BN as i64,
                            t15_2_row_2.slice(0, BN as i64),
                            v88,
                            v90,
                            h4_2,
                        );
                    }
                }
                for i35_2 in 0_i64..(BK as i64) {
                    for i36_2 in 0_i64..(BK as i64) {
                        let v94 = 5_i64.wrapping_add(i35_2).wrapping_mul(5).wrapping_add(i36_2);
                        let v95 = v94.wrapping_mul(5);
                        let v96 = 5_i64.wrapping_add(i35_2).wrapping_mul(5).wrapping_add(i36_2);
                        let v97 = v96.wrapping_mul(5);
                        let t16_2_row = t16_2.row(2, [i35_2, i36_2, 0], BN as i64);
                        Self::parallel_24::<L, _>(
                            level,
                            0,
                            BN as i64,
                            t16_2_row.slice(0, BN as i64),
                            v95,
                            v97,
                            h4_2,
                        );
                    }
                }
                let t17_2 = scratch.tile::<u32, 3>([BK as i64, BK as i64, BN as i64]);
                __cpu::copy::<L, _, _, _>(t15_2, t17_2, <u32 as __Elem>::ZERO);
                let y2_2_at = y2_2.window([b3_2.wrapping_mul(BK as i64), b4_2.wrapping_mul(BK as i64), b5_2.wrapping_mul(BN as i64)], [BK as i64, BK as i64, BN as i64]);
                __cpu::copy::<L, _, _, _>(t17_2, y2_2_at, <u32 as __Elem>::ZERO);
                let y3_2_at = y3_2.window([b3_2.wrapping_mul(BK as i64), b4_2.wrapping_mul(BK as i64), b5_2.wrapping_mul(BN as i64)], [BK as i64, BK as i64, BN as i64]);
                __cpu::copy::<L, _, _, _>(t15_2, y3_2_at, <f64 as __Elem>::ZERO);
            }
        }
    }
}
