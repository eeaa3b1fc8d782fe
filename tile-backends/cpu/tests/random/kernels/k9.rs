// Emitted from the random kernel of seed 9.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;


#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<const BM: usize, const BN: usize, const BK: usize>(());

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<const BM: usize, const BN: usize, const BK: usize> __Kernel<BM, BN, BK> {
    #[inline(always)]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t5_row: R0,
        v5: i32,
        v7: i32,
        v3: bool,
        v8: i32,
        v9: i32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v10 = __Elem::select(v3, v5, v7);
                t5_row.set(lane, (v10 | v8) | v9);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::RowMut<f64>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_row: R0,
        t5: __cpu::View<i32, 2>,
        x0: __cpu::View<f64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i11 = start + lane as i64;
                let v11 = t5.load_inside([i11, i11]);
                let v12 = x0.load([__Elem::to::<i64>(v11)], <f64 as __Elem>::ZERO);
                t7_row.set(lane, v12);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::RowMut<i64>>(
        level: L,
        start: i64,
        count: i64,
        mut y2_row: R0,
        v15: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                y2_row.set(lane, v15);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::RowMut<i64>>(
        level: L,
        start: i64,
        count: i64,
        mut y3_row: R0,
        i14: i64,
        t5: __cpu::View<i32, 2>,
        v16: f64,
        v17: i64,
        v19: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut l10_cells = [<i64 as __Elem>::ZERO; 2];
                let l10 = __cpu::View::packed(l10_cells.as_mut_ptr(), [2]);
                for k16 in 0_i64..2 {
                    let v20 = t5.load([k16, i14], <i32 as __Elem>::ZERO);
                    let v21 = (k16 > i14) & (v16 != __Elem::to::<f64>(__Elem::to::<i64>(v20)));
                    let v22 = __Elem::select(v21, v17, v19);
                    l10.store([k16], v22);
                }
                let v23 = l10.load([1], <i64 as __Elem>::ZERO);
                y3_row.set(lane, v23);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<const BM: usize, const BN: usize, const BK: usize> __cpu::Kernel for __Kernel<BM, BN, BK> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_9", args);
        let d0 = plan.extent(0, 0);
        plan.expect("x1", 1, 0, d0)?;
        let d1 = plan.extent(1, 1);
        plan.expect("y2", 2, 0, d1)?;
        let d2 = plan.extent(2, 1);
        plan.expect("y3", 3, 0, d1)?;
        plan.expect("y3", 3, 1, d2)?;
        let v0 = d1.wrapping_add(BM as i64);
        let v1 = v0.wrapping_sub(1);
        let v2 = __Elem::div(v1, BM as i64);
        let v3 = d2.wrapping_add(2 * BM as i64);
        let v4 = v3.wrapping_sub(1);
        let v5 = __Elem::div(v4, 2 * BM as i64);
        plan.value(d2);
        plan.value(d0);
        plan.panels(1, [BK as i64, BM as i64], 0b000, [BM as i64, BK as i64], __cpu::panel_b_bytes::<f64, f64, f64>);
        plan.finish([1, v2, v5])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<i32, 1>([BK as i64 + 1]);
        size.tile::<i32, 2>([2 * BM as i64, BM as i64]);
        size.tile::<i32, 1>([BK as i64]);
        size.tile::<f64, 2>([BN as i64, BM as i64]);
        size.panel_b::<L, f64, f64, f64>(BM as i64, BK as i64);
        size.tile::<f64, 2>([BN as i64, BK as i64]);
        size.gemm::<L, f64, f64, f64>(BN as i64, BK as i64, BM as i64);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<f64, 1>(call, 0);
            let x1 = __cpu::tensor::<bool, 2>(call, 1);
            let y2 = __cpu::tensor::<i64, 2>(call, 2);
            let y3 = __cpu::tensor::<i64, 2>(call, 3);
            let p5 = __cpu::scalar::<i64>(call.args, 4);
            let p6 = __cpu::scalar::<i64>(call.args, 5);
            let panels_0 = __cpu::PanelCache::new::<L>(call, 0);
            let d2 = __cpu::value::<i64>(call, 0);
            let d0 = __cpu::value::<i64>(call, 1);
            for block in __cpu::Blocks::new(call) {
                let [_, b3, b4] = block.index;
                let mut scratch = block.scratch;
                let t4 = scratch.tile::<i32, 1>([BK as i64 + 1]);
                let v0 = x0.load([b4], <f64 as __Elem>::ZERO);
                let v1 = x1.load([b3, p6], <bool as __Elem>::ZERO);
                let v2 = __Elem::to::<i32>(v0).wrapping_add(__Elem::to::<i32>(v1).wrapping_neg());
                __cpu::fill::<L, _, _>(t4, v2);
                let t5 = scratch.tile::<i32, 2>([2 * BM as i64, BM as i64]);
                for i7 in 0_i64..(BM as i64) {
                    let v3 = b3 > p6;
                    let v4 = t4.load([2], <i32 as __Elem>::ZERO);
                    let v5 = v4;
                    let v6 = t4.load([i7], <i32 as __Elem>::ZERO);
                    let v7 = v6;
                    let v8 = t4.load([d2.wrapping_add(1)], <i32 as __Elem>::ZERO);
                    let v9 = t4.load([i7], <i32 as __Elem>::ZERO);
                    let t5_row = t5.row(0, [0, i7], 2 * BM as i64);
                    Self::parallel::<L, _>(level, 0, 2 * BM as i64, t5_row.strided(0), v5, v7, v3, v8, v9);
                }
                let t6 = scratch.tile::<i32, 1>([BK as i64]);
                let x1_at = x1.window([b4.wrapping_mul(BK as i64), d0], [1, BK as i64]);
                __cpu::copy::<L, _, _, _>(x1_at.squeeze([1]), t6, <i32 as __Elem>::ZERO);
                let t7 = scratch.tile::<f64, 2>([BN as i64, BM as i64]);
                for i10 in 0_i64..(BN as i64) {
                    let t7_row = t7.row(1, [i10, 0], BM as i64);
                    Self::parallel_2::<L, _>(level, 0, BM as i64, t7_row.slice_mut(0, BM as i64), t5, x0);
                }
                let t8_own = scratch.panel_b::<L, f64, f64, f64>(BM as i64, BK as i64);
                let mut t8 = t8_own;
                let x1_at_2 = x1.window([p6, p5.wrapping_mul(BN as i64)], [BK as i64, BM as i64]);
                let t8_slot = panels_0.slot([p6, p5.wrapping_mul(BN as i64)], t8_own);
                t8 = t8_slot.panel;
                if !t8_slot.ready {
                    __cpu::gemm::pack_b::<L, _, f64, f64, f64>(x1_at_2.permute([1, 0]), <f64 as __Elem>::ZERO, t8);
                    t8_slot.publish();
                }
                let t9 = scratch.tile::<f64, 2>([BN as i64, BK as i64]);
                __cpu::fill::<L, _, _>(t9, __Elem::round_ties_even::<L, false>(-3.625_f64));
                __cpu::fill::<L, _, _>(t9, 0.0_f64);
                __cpu::gemm::gemm_packed_b::<L, f64, f64, f64>(t7, t8, t9, true, scratch.rest());
                for i12 in 0_i64..(BM as i64) {
                    let v13 = t6.load([i12], <i32 as __Elem>::ZERO);
                    let v14 = x1.load([__Elem::to::<i64>(v13), 1], <bool as __Elem>::ZERO);
                    let v15 = __Elem::to::<i64>(v14);
                    let y2_row = y2.row(1, [b3.wrapping_mul(BM as i64).wrapping_add(i12), b4.wrapping_mul(2 * BM as i64)], 2 * BM as i64);
                    let (from, to) = __cpu::common(2 * BM as i64, [y2_row.unit_span()]);
                    Self::parallel_3::<L, _>(level, from, to - from, y2_row.slice_mut(from, to - from), v15);
                    for (start, end) in [(0, from), (to, 2 * BM as i64)] {
                        Self::parallel_3::<L, _>(level, start, end - start, y2_row.guarded(start, <i64 as __Elem>::ZERO), v15);
                    }
                }
                for i14 in 0_i64..(BM as i64) {
                    let v16 = t9.load([i14, b3], <f64 as __Elem>::ZERO);
                    let v17 = 2_i64 & __Elem::to::<i64>(1_i64.wrapping_add(1));
                    let v18 = t4.load([i14], <i32 as __Elem>::ZERO);
                    let v19 = __Elem::rem(__Elem::to::<i64>(v18), __Elem::to::<i64>(i14.wrapping_add(1)));
                    let y3_row = y3.row(1, [b3.wrapping_mul(BM as i64).wrapping_add(i14), b4.wrapping_mul(2 * BM as i64)], 2 * BM as i64);
                    let (from, to) = __cpu::common(2 * BM as i64, [y3_row.unit_span()]);
                    Self::parallel_4::<L, _>(level, from, to - from, y3_row.slice_mut(from, to - from), i14, t5, v16, v17, v19);
                    for (start, end) in [(0, from), (to, 2 * BM as i64)] {
                        Self::parallel_4::<L, _>(level, start, end - start, y3_row.guarded(start, <i64 as __Elem>::ZERO), i14, t5, v16, v17, v19);
                    }
                }
            }
        }
    }
}
