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
    unsafe fn parallel_5<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::Row<u32>, R1: __cpu::row::RowMut<u32>>(
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
        v13: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23 = start + lane as i64;
                let v14 = __Elem::div(i23.wrapping_mul(BM as i64), BM as i64) > v13;
                if v14 {
                    let v16 = t9_row_2.get(lane);
                    t9_row_2.set(lane, v16);
                }
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::Row<i32>, R1: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        x1_row: R0,
        mut t15_row: R1,
        i24: i64,
        v18: f64,
        v19: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i26 = start + lane as i64;
                let v20 = x1_row.get(lane);
                let v21 = __Elem::select(i26 > i24, v18, __Elem::to::<f64>(v20));
                let v22 = __Elem::sqrt::<L, false>(__Elem::abs(__Elem::max_nan(v21, v19)));
                t15_row.set(lane, v22);
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
                let v20 = t11_row.get(lane);
                let v21 = __Elem::to::<u64>(v20).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i27)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i27), 7_i64)], v21, __cpu::Order::Relaxed);
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
                let v22 = t12_row.get(lane);
                let v23 = __Elem::to::<u64>(v22).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i28)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i28), 7_i64)], v23, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<u32>>(
        level: L,
        start: i64,
        count: i64,
        t13_row_2: R0,
        v25: i64,
        v27: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i31 = start + lane as i64;
                let v28 = t13_row_2.get(lane);
                let v29 = __Elem::to::<u64>(v28).wrapping_mul(__Elem::to::<u64>(v27.wrapping_add(i31)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v25.wrapping_add(i31), 7_i64)], v29, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t15_row_2: R0,
        v31: i64,
        v33: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i34 = start + lane as i64;
                let v34 = t15_row_2.get(lane);
                let v35 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v34) * 16.0_f32));
                let v36 = v35.wrapping_mul(__Elem::to::<u64>(v33.wrapping_add(i34)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v31.wrapping_add(i34), 7_i64)], v36, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t16_row: R0,
        v38: i64,
        v40: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i37 = start + lane as i64;
                let v41 = t16_row.get(lane);
                let v42 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v41) * 16.0_f32));
                let v43 = v42.wrapping_mul(__Elem::to::<u64>(v40.wrapping_add(i37)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v38.wrapping_add(i37), 7_i64)], v43, __cpu::Order::Relaxed);
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
        v44: u32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t7_2_row.set(lane, v44);
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
                let v45 = t6_2_row_2.get(lane);
                t8_2_row.set(lane, __Elem::to::<i16>(v45));
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
        v47: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v48 = t9_2_row.get(lane);
                let v49 = __Elem::max(__Elem::min(v47, __Elem::to::<i64>(v48)), 2_i64);
                t10_2_row.set(lane, v49);
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<u32>,
        R1: __cpu::row::RowMut<u32>,
    >(
        level: L,
        start: i64,
        count: i64,
        t6_2_row_3: R0,
        mut t13_2_row: R1,
        i17_2: i64,
        t6_2: __cpu::View<u32, 2>,
        v56: u32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut l14_cells = [<u32 as __Elem>::ZERO; 3];
                let l14 = __cpu::View::packed(l14_cells.as_mut_ptr(), [3]);
                for k21 in 0_i64..3 {
                    let v57 = __Elem::div(k21.wrapping_mul(BM as i64).wrapping_add(i17_2), BM as i64);
                    let v58 = t6_2.load([i17_2, k21], <u32 as __Elem>::ZERO);
                    let v59 = __Elem::rem(__Elem::to::<u32>(v57).wrapping_mul(v58), v56);
                    l14.store([k21], v59);
                }
                let v60 = l14.load([2], <u32 as __Elem>::ZERO);
                t13_2_row.set(lane, v60);
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<L: __cpu::Level, R0: __cpu::row::RowMut<u32>>(
        level: L,
        start: i64,
        count: i64,
        mut t9_2_row_2: R0,
        v57: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23_2 = start + lane as i64;
                let v58 = __Elem::div(i23_2.wrapping_mul(BM as i64), BM as i64) > v57;
                if v58 {
                    let v59 = t9_2_row_2.get(lane);
                    t9_2_row_2.set(lane, v59);
                }
            }
        }
    }

    #[inline]
    unsafe fn parallel_19<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<i32>,
        R1: __cpu::row::RowMut<f64>,
    >(
        level: L,
        start: i64,
        count: i64,
        x1_2_row: R0,
        mut t15_2_row: R1,
        i24_2: i64,
        v61: f64,
        v62: f64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i26 = start + lane as i64;
                let v63 = x1_2_row.get(lane);
                let v64 = __Elem::select(i26 > i24_2, v61, __Elem::to::<f64>(v63));
                let v65 = __Elem::sqrt::<L, false>(__Elem::abs(__Elem::max_nan(v64, v62)));
                t15_2_row.set(lane, v65);
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
                let v63 = t11_2_row.get(lane);
                let v64 = __Elem::to::<u64>(v63).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i27_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i27_2), 7_i64)], v64);
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
                let v65 = t12_2_row.get(lane);
                let v66 = __Elem::to::<u64>(v65).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i28_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i28_2), 7_i64)], v66);
            }
        }
    }

    #[inline]
    unsafe fn parallel_22<L: __cpu::Level, R0: __cpu::row::Row<u32>>(
        level: L,
        start: i64,
        count: i64,
        t13_2_row_2: R0,
        v68: i64,
        v70: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i31_2 = start + lane as i64;
                let v71 = t13_2_row_2.get(lane);
                let v72 = __Elem::to::<u64>(v71).wrapping_mul(__Elem::to::<u64>(v70.wrapping_add(i31_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v68.wrapping_add(i31_2), 7_i64)], v72);
            }
        }
    }

    #[inline]
    unsafe fn parallel_23<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t15_2_row_2: R0,
        v74: i64,
        v76: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i34_2 = start + lane as i64;
                let v77 = t15_2_row_2.get(lane);
                let v78 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v77) * 16.0_f32));
                let v79 = v78.wrapping_mul(__Elem::to::<u64>(v76.wrapping_add(i34_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v74.wrapping_add(i34_2), 7_i64)], v79);
            }
        }
    }

    #[inline]
    unsafe fn parallel_24<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t16_2_row: R0,
        v81: i64,
        v83: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i37_2 = start + lane as i64;
                let v84 = t16_2_row.get(lane);
                let v85 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v84) * 16.0_f32));
                let v86 = v85.wrapping_mul(__Elem::to::<u64>(v83.wrapping_add(i37_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v81.wrapping_add(i37_2), 7_i64)], v86);
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
                let whole = t6.has([0, 0], [[0, 0, 1], [0, 1, 0]], [BK as i64, BN as i64 + 1, 2 * BN as i64]);
                if whole {
                    for i17 in 0_i64..(BK as i64) {
                        for i18 in 0_i64..(BN as i64 + 1) {
                            let v11 = t10.load([i18], <i64 as __Elem>::ZERO);
                            let v12 = t12.load([__Elem::to::<i64>(v11)], <u32 as __Elem>::ZERO);
                            let t6_row_3 = t6.whole_row(0, [0, i18], 2 * BN as i64, 1);
                            let t13_row = t13.row(2, [i17, i18, 0], 2 * BN as i64);
                            Self::parallel_5::<L, true, _, _>(
                                level,
                                0,
                                2 * BN as i64,
                                t6_row_3.strided(0),
                                t13_row.slice_mut(0, 2 * BN as i64),
                                i17,
                                t6,
                                v12,
                            );
                        }
                    }
                } else {
                    for i17 in 0_i64..(BK as i64) {
                        for i18 in 0_i64..(BN as i64 + 1) {
                            let v11 = t10.load([i18], <i64 as __Elem>::ZERO);
                            let v12 = t12.load([__Elem::to::<i64>(v11)], <u32 as __Elem>::ZERO);
                            let t6_row_3 = t6.row(0, [0, i18], 2 * BN as i64);
                            let t13_row = t13.row(2, [i17, i18, 0], 2 * BN as i64);
                            let (from, to) = __cpu::common(2 * BN as i64, [t6_row_3.span()]);
                            Self::parallel_5::<L, false, _, _>(
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
                                    Self::parallel_5::<L, false, _, _>(
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
                }
                for i22 in 0_i64..(2 * BN as i64) {
                    let v13 = x0.extent[0];
                    let t9_row_2 = t9.row(1, [i22, 0], BN as i64);
                    Self::parallel_6::<L, _>(level, 0, BN as i64, t9_row_2.slice_mut(0, BN as i64), v13);
                }
                let t15 = scratch.tile::<f64, 3>([BK as i64, BK as i64, BN as i64]);
                let whole_2 = x1.has_rows(0, [0], [[0, 0, 1]], [BK as i64, BK as i64, BN as i64]);
                if whole_2 {
                    for i24 in 0_i64..(BK as i64) {
                        for i25 in 0_i64..(BK as i64) {
                            let v17 = t8.load([i24], <i16 as __Elem>::ZERO);
                            let v18 = __Elem::to::<f64>(v17);
                            let v19 = (-2.375_f64) / 2.0_f64;
                            let x1_row = x1.whole_row(0, [0], BN as i64, 1);
                            let t15_row = t15.row(2, [i24, i25, 0], BN as i64);
                            Self::parallel_7::<L, true, _, _>(
                                level,
                                0,
                                BN as i64,
                                x1_row.slice(0, BN as i64),
                                t15_row.slice_mut(0, BN as i64),
                                i24,
                                v18,
                                v19,
                            );
                        }
                    }
                } else {
                    for i24 in 0_i64..(BK as i64) {
                        for i25 in 0_i64..(BK as i64) {
                            let v17 = t8.load([i24], <i16 as __Elem>::ZERO);
                            let v18 = __Elem::to::<f64>(v17);
                            let v19 = (-2.375_f64) / 2.0_f64;
                            let x1_row = x1.row(0, [0], BN as i64);
                            let t15_row = t15.row(2, [i24, i25, 0], BN as i64);
                            let (from, to) = __cpu::common(BN as i64, [x1_row.unit_span()]);
                            Self::parallel_7::<L, false, _, _>(
                                level,
                                from,
                                to - from,
                                x1_row.slice(from, to - from),
                                t15_row.slice_mut(from, to - from),
                                i24,
                                v18,
                                v19,
                            );
                            if to - from < BN as i64 {
                                for (start, end) in [(0, from), (to, BN as i64)] {
                                    Self::parallel_7::<L, false, _, _>(
                                        level,
                                        start,
                                        end - start,
                                        x1_row.guarded(start, <i32 as __Elem>::ZERO),
                                        t15_row.slice_mut(start, end - start),
                                        i24,
                                        v18,
                                        v19,
                                    );
                                }
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
                        let v24 = 5_i64.wrapping_add(i29).wrapping_mul(5).wrapping_add(i30);
                        let v25 = v24.wrapping_mul(5);
                        let v26 = 5_i64.wrapping_add(i29).wrapping_mul(5).wrapping_add(i30);
                        let v27 = v26.wrapping_mul(5);
                        let t13_row_2 = t13.row(2, [i29, i30, 0], 2 * BN as i64);
                        Self::parallel_10::<L, _>(
                            level,
                            0,
                            2 * BN as i64,
                            t13_row_2.slice(0, 2 * BN as i64),
                            v25,
                            v27,
                            h4,
                        );
                    }
                }
                for i32 in 0_i64..(BK as i64) {
                    for i33 in 0_i64..(BK as i64) {
                        let v30 = 5_i64.wrapping_add(i32).wrapping_mul(5).wrapping_add(i33);
                        let v31 = v30.wrapping_mul(5);
                        let v32 = 5_i64.wrapping_add(i32).wrapping_mul(5).wrapping_add(i33);
                        let v33 = v32.wrapping_mul(5);
                        let t15_row_2 = t15.row(2, [i32, i33, 0], BN as i64);
                        Self::parallel_11::<L, _>(level, 0, BN as i64, t15_row_2.slice(0, BN as i64), v31, v33, h4);
                    }
                }
                for i35 in 0_i64..(BK as i64) {
                    for i36 in 0_i64..(BK as i64) {
                        let v37 = 5_i64.wrapping_add(i35).wrapping_mul(5).wrapping_add(i36);
                        let v38 = v37.wrapping_mul(5);
                        let v39 = 5_i64.wrapping_add(i35).wrapping_mul(5).wrapping_add(i36);
                        let v40 = v39.wrapping_mul(5);
                        let t16_row = t16.row(2, [i35, i36, 0], BN as i64);
                        Self::parallel_12::<L, _>(level, 0, BN as i64, t16_row.slice(0, BN as i64), v38, v40, h4);
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
                    let v44 = 0_u32.wrapping_add(1_u32);
                    let t7_2_row = t7_2.row(1, [i11_2, 0], BN as i64);
                    Self::parallel_14::<L, _>(level, 0, BN as i64, t7_2_row.slice_mut(0, BN as i64), v44);
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
                let v46 = x0_2.load([b5_2], <i32 as __Elem>::ZERO);
                let v47 = __Elem::to::<i64>(v46);
                let t9_2_row = t9_2.row(0, [0, d1_2], 2 * BN as i64);
                let t10_2_row = t10_2.row(0, [0], 2 * BN as i64);
                let (from, to) = __cpu::common(2 * BN as i64, [t9_2_row.span()]);
                Self::parallel_16::<L, _, _>(
                    level,
                    from,
                    to - from,
                    t9_2_row.strided(from),
                    t10_2_row.slice_mut(from, to - from),
                    v47,
                );
                if to - from < 2 * BN as i64 {
                    for (start, end) in [(0, from), (to, 2 * BN as i64)] {
                        Self::parallel_16::<L, _, _>(
                            level,
                            start,
                            end - start,
                            t9_2_row.guarded(start, <u32 as __Elem>::ZERO),
                            t10_2_row.slice_mut(start, end - start),
                            v47,
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
                    let v50 = v15_2;
                    let v51 = t8_2.load([n8_2], <i16 as __Elem>::ZERO);
                    let v52 = t12_2.load([d0_2], <u32 as __Elem>::ZERO);
                    let v53 = __Elem::select(__Elem::to::<i64>(v51) < b4_2, __Elem::to::<__cpu::F8E4M3>(v52), __Elem::to::<__cpu::F8E4M3>(_p7_2));
                    let v54 = __Elem::max_nan(<__cpu::F8E4M3 as __Elem>::of_f64(1.875_f64), <__cpu::F8E4M3 as __Elem>::of_f64(3.625_f64));
                    v15_2 = __Elem::add(v50, __Elem::mul(v53, v54));
                }
                let t13_2 = scratch.tile::<u32, 3>([BK as i64, BN as i64 + 1, 2 * BN as i64]);
                let whole_3 = t6_2.has([0, 0], [[0, 0, 1], [0, 1, 0]], [BK as i64, BN as i64 + 1, 2 * BN as i64]);
                if whole_3 {
                    for i17_2 in 0_i64..(BK as i64) {
                        for i18_2 in 0_i64..(BN as i64 + 1) {
                            let v55 = t10_2.load([i18_2], <i64 as __Elem>::ZERO);
                            let v56 = t12_2.load([__Elem::to::<i64>(v55)], <u32 as __Elem>::ZERO);
                            let t6_2_row_3 = t6_2.whole_row(0, [0, i18_2], 2 * BN as i64, 1);
                            let t13_2_row = t13_2.row(2, [i17_2, i18_2, 0], 2 * BN as i64);
                            Self::parallel_17::<L, true, _, _>(
                                level,
                                0,
                                2 * BN as i64,
                                t6_2_row_3.strided(0),
                                t13_2_row.slice_mut(0, 2 * BN as i64),
                                i17_2,
                                t6_2,
                                v56,
                            );
                        }
                    }
                } else {
                    for i17_2 in 0_i64..(BK as i64) {
                        for i18_2 in 0_i64..(BN as i64 + 1) {
                            let v55 = t10_2.load([i18_2], <i64 as __Elem>::ZERO);
                            let v56 = t12_2.load([__Elem::to::<i64>(v55)], <u32 as __Elem>::ZERO);
                            let t6_2_row_3 = t6_2.row(0, [0, i18_2], 2 * BN as i64);
                            let t13_2_row = t13_2.row(2, [i17_2, i18_2, 0], 2 * BN as i64);
                            let (from, to) = __cpu::common(2 * BN as i64, [t6_2_row_3.span()]);
                            Self::parallel_17::<L, false, _, _>(
                                level,
                                from,
                                to - from,
                                t6_2_row_3.strided(from),
                                t13_2_row.slice_mut(from, to - from),
                                i17_2,
                                t6_2,
                                v56,
                            );
                            if to - from < 2 * BN as i64 {
                                for (start, end) in [(0, from), (to, 2 * BN as i64)] {
                                    Self::parallel_17::<L, false, _, _>(
                                        level,
                                        start,
                                        end - start,
                                        t6_2_row_3.guarded(start, <u32 as __Elem>::ZERO),
                                        t13_2_row.slice_mut(start, end - start),
                                        i17_2,
                                        t6_2,
                                        v56,
                                    );
                                }
                            }
                        }
                    }
                }
                for i22_2 in 0_i64..(2 * BN as i64) {
                    let v57 = x0_2.extent[0];
                    let t9_2_row_2 = t9_2.row(1, [i22_2, 0], BN as i64);
                    Self::parallel_18::<L, _>(level, 0, BN as i64, t9_2_row_2.slice_mut(0, BN as i64), v57);
                }
                let t15_2 = scratch.tile::<f64, 3>([BK as i64, BK as i64, BN as i64]);
                let whole_4 = x1_2.has_rows(0, [0], [[0, 0, 1]], [BK as i64, BK as i64, BN as i64]);
                if whole_4 {
                    for i24_2 in 0_i64..(BK as i64) {
                        for i25_2 in 0_i64..(BK as i64) {
                            let v60 = t8_2.load([i24_2], <i16 as __Elem>::ZERO);
                            let v61 = __Elem::to::<f64>(v60);
                            let v62 = (-2.375_f64) / 2.0_f64;
                            let x1_2_row = x1_2.whole_row(0, [0], BN as i64, 1);
                            let t15_2_row = t15_2.row(2, [i24_2, i25_2, 0], BN as i64);
                            Self::parallel_19::<L, true, _, _>(
                                level,
                                0,
                                BN as i64,
                                x1_2_row.slice(0, BN as i64),
                                t15_2_row.slice_mut(0, BN as i64),
                                i24_2,
                                v61,
                                v62,
                            );
                        }
                    }
                } else {
                    for i24_2 in 0_i64..(BK as i64) {
                        for i25_2 in 0_i64..(BK as i64) {
                            let v60 = t8_2.load([i24_2], <i16 as __Elem>::ZERO);
                            let v61 = __Elem::to::<f64>(v60);
                            let v62 = (-2.375_f64) / 2.0_f64;
                            let x1_2_row = x1_2.row(0, [0], BN as i64);
                            let t15_2_row = t15_2.row(2, [i24_2, i25_2, 0], BN as i64);
                            let (from, to) = __cpu::common(BN as i64, [x1_2_row.unit_span()]);
                            Self::parallel_19::<L, false, _, _>(
                                level,
                                from,
                                to - from,
                                x1_2_row.slice(from, to - from),
                                t15_2_row.slice_mut(from, to - from),
                                i24_2,
                                v61,
                                v62,
                            );
                            if to - from < BN as i64 {
                                for (start, end) in [(0, from), (to, BN as i64)] {
                                    Self::parallel_19::<L, false, _, _>(
                                        level,
                                        start,
                                        end - start,
                                        x1_2_row.guarded(start, <i32 as __Elem>::ZERO),
                                        t15_2_row.slice_mut(start, end - start),
                                        i24_2,
                                        v61,
                                        v62,
                                    );
                                }
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
                        let v67 = 5_i64.wrapping_add(i29_2).wrapping_mul(5).wrapping_add(i30_2);
                        let v68 = v67.wrapping_mul(5);
                        let v69 = 5_i64.wrapping_add(i29_2).wrapping_mul(5).wrapping_add(i30_2);
                        let v70 = v69.wrapping_mul(5);
                        let t13_2_row_2 = t13_2.row(2, [i29_2, i30_2, 0], 2 * BN as i64);
                        Self::parallel_22::<L, _>(
                            level,
                            0,
                            2 * BN as i64,
                            t13_2_row_2.slice(0, 2 * BN as i64),
                            v68,
                            v70,
                            h4_2,
                        );
                    }
                }
                for i32_2 in 0_i64..(BK as i64) {
                    for i33_2 in 0_i64..(BK as i64) {
                        let v73 = 5_i64.wrapping_add(i32_2).wrapping_mul(5).wrapping_add(i33_2);
                        let v74 = v73.wrapping_mul(5);
                        let v75 = 5_i64.wrapping_add(i32_2).wrapping_mul(5).wrapping_add(i33_2);
                        let v76 = v75.wrapping_mul(5);
                        let t15_2_row_2 = t15_2.row(2, [i32_2, i33_2, 0], BN as i64);
                        Self::parallel_23::<L, _>(
                            level,
                            0,
                            BN as i64,
                            t15_2_row_2.slice(0, BN as i64),
                            v74,
                            v76,
                            h4_2,
                        );
                    }
                }
                for i35_2 in 0_i64..(BK as i64) {
                    for i36_2 in 0_i64..(BK as i64) {
                        let v80 = 5_i64.wrapping_add(i35_2).wrapping_mul(5).wrapping_add(i36_2);
                        let v81 = v80.wrapping_mul(5);
                        let v82 = 5_i64.wrapping_add(i35_2).wrapping_mul(5).wrapping_add(i36_2);
                        let v83 = v82.wrapping_mul(5);
                        let t16_2_row = t16_2.row(2, [i35_2, i36_2, 0], BN as i64);
                        Self::parallel_24::<L, _>(
                            level,
                            0,
                            BN as i64,
                            t16_2_row.slice(0, BN as i64),
                            v81,
                            v83,
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
