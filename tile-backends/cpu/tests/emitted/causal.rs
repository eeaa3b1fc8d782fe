// Emitted from causal.tile.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(
    clippy::all,
    missing_docs,
    non_camel_case_types,
    unused_imports,
    unreachable_pub,
    reason = "emitted text"
)]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;

#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<const BM: usize, const BN: usize, const D: usize>(());

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<const BM: usize, const BN: usize, const D: usize> __Kernel<BM, BN, D> {
    #[inline]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut s_row: R0,
        v4: i64,
        seen: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let j = start + lane as i64;
                let v6 = s_row.get(lane);
                let v7 = __Elem::select(v4.wrapping_add(j) < seen, v6, f32::NEG_INFINITY);
                s_row.set(lane, v7);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<
        L: __cpu::Level,
        R0: __cpu::row::RowMut<f32>,
        R1: __cpu::row::Row<f32>,
        R2: __cpu::row::RowMut<f32>,
    >(
        level: L,
        start: i64,
        count: i64,
        mut old_row: R0,
        top_row: R1,
        mut sum_row: R2,
        log2_scale: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v8 = old_row.get(lane);
                let v9 = top_row.get(lane);
                old_row.set(lane, __Elem::exp2::<L, true>((v8 - v9) * log2_scale));
                let v10 = old_row.get(lane);
                let v11 = sum_row.get(lane);
                sum_row.set(lane, v11 * v10);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut s_row_2: R0,
        log2_scale: f32,
        v13: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v14 = s_row_2.get(lane);
                let v15 = __Elem::exp2::<L, true>(__Elem::fma::<L>(v14, log2_scale, v13));
                s_row_2.set(lane, v15);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut o_row: R0,
        v16: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v17 = o_row.get(lane);
                o_row.set(lane, v17 * v16);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut o_row_2: R0,
        v20: f32,
        v19: bool,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v21 = o_row_2.get(lane);
                o_row_2.set(lane, __Elem::select(v19, v21 / v20, 0.0_f32));
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<
        L: __cpu::Level,
        R0: __cpu::row::Row<f32>,
        R1: __cpu::row::Row<f32>,
        R2: __cpu::row::RowMut<f32>,
    >(
        level: L,
        start: i64,
        count: i64,
        top_row_2: R0,
        sum_row_2: R1,
        mut lse_row: R2,
        scale: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v23 = top_row_2.get(lane);
                let v24 = sum_row_2.get(lane);
                lse_row.set(lane, (v23 * scale) + __Elem::ln::<L, true>(v24));
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<const BM: usize, const BN: usize, const D: usize> __cpu::Kernel for __Kernel<BM, BN, D> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("causal", args);
        let scale: f32 = plan.scalar(5);
        let batch = plan.extent(0, 0);
        let heads = plan.extent(0, 1);
        let m = plan.extent(0, 2);
        plan.expect("q", 0, 3, D as i64)?;
        plan.expect("k", 1, 0, batch)?;
        let kv_heads = plan.extent(1, 1);
        let n = plan.extent(1, 2);
        plan.expect("k", 1, 3, D as i64)?;
        plan.expect("v", 2, 0, batch)?;
        plan.expect("v", 2, 1, kv_heads)?;
        plan.expect("v", 2, 2, n)?;
        plan.expect("v", 2, 3, D as i64)?;
        plan.expect("out", 3, 0, batch)?;
        plan.expect("out", 3, 1, heads)?;
        plan.expect("out", 3, 2, m)?;
        plan.expect("out", 3, 3, D as i64)?;
        plan.expect("lse", 4, 0, batch)?;
        plan.expect("lse", 4, 1, heads)?;
        plan.expect("lse", 4, 2, m)?;
        let v0 = __Elem::rem(heads, kv_heads);
        let v1 = v0 == 0;
        plan.require(v1, format_args!("key heads divide query heads"))?;
        let v2 = scale > 0.0_f32;
        plan.require(v2, format_args!("the scale is positive"))?;
        let v3 = scale * 1.442695_f32;
        let log2_scale = v3;
        let v4 = m.wrapping_add(BM as i64 - 1);
        let v5 = __Elem::div(v4, BM as i64);
        plan.value(heads);
        plan.value(kv_heads);
        plan.value(n);
        plan.value(m);
        plan.value(log2_scale);
        plan.panels(0, [1, 1, BM as i64, D as i64], 0b111, [BM as i64, D as i64], [2, 3], [false, false], __cpu::panel_a::<f32, f32, f32>());
        plan.panels(1, [1, 1, BN as i64, D as i64], 0b011, [D as i64, BN as i64], [3, 2], [true, false], __cpu::panel_b::<f32, f32, f32>());
        plan.panels(2, [1, 1, BN as i64, D as i64], 0b011, [BN as i64, D as i64], [2, 3], [false, false], __cpu::panel_b::<f32, f32, f32>());
        plan.finish([batch, heads, v5])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.panel_a::<L, f32, f32, f32>(BM as i64, D as i64);
        size.panel_b::<L, f32, f32, f32>(D as i64, BN as i64);
        size.panel_b::<L, f32, f32, f32>(BN as i64, D as i64);
        size.tile::<f32, 2>([BM as i64, BN as i64]);
        size.tile::<f32, 2>([BM as i64, BN as i64]);
        size.tile::<f32, 2>([BM as i64, D as i64]);
        size.tile::<f32, 1>([BM as i64]);
        size.tile::<f32, 1>([BM as i64]);
        size.tile::<f32, 1>([BM as i64]);
        size.gemm::<L, f32, f32, f32>(BM as i64, BN as i64, D as i64);
        size.gemm::<L, f32, f32, f32>(BM as i64, D as i64, BN as i64);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let q = __cpu::tensor::<f32, 4>(call, 0);
            let k = __cpu::tensor::<f32, 4>(call, 1);
            let v = __cpu::tensor::<f32, 4>(call, 2);
            let out = __cpu::tensor::<f32, 4>(call, 3);
            let lse = __cpu::tensor::<f32, 3>(call, 4);
            let scale = __cpu::scalar::<f32>(call.args, 5);
            let panels_0 = __cpu::PanelCache::new::<L>(call, 0);
            let panels_1 = __cpu::PanelCache::new::<L>(call, 1);
            let panels_2 = __cpu::PanelCache::new::<L>(call, 2);
            let heads = __cpu::value::<i64>(call, 0);
            let kv_heads = __cpu::value::<i64>(call, 1);
            let n = __cpu::value::<i64>(call, 2);
            let m = __cpu::value::<i64>(call, 3);
            let log2_scale = __cpu::value::<f32>(call, 4);
            for block in __cpu::Blocks::new(call) {
                let [b, h, x] = block.index;
                let mut scratch = block.scratch;
                let kv = __Elem::div(h, __Elem::div(heads, kv_heads));
                let q_s_own = scratch.panel_a::<L, f32, f32, f32>(BM as i64, D as i64);
                let mut q_s = q_s_own;
                let k_s_own = scratch.panel_b::<L, f32, f32, f32>(D as i64, BN as i64);
                let v_s_own = scratch.panel_b::<L, f32, f32, f32>(BN as i64, D as i64);
                let mut v_s = v_s_own;
                let s = scratch.tile::<f32, 2>([BM as i64, BN as i64]);
                let p = scratch.tile::<f32, 2>([BM as i64, BN as i64]);
                let o = scratch.tile::<f32, 2>([BM as i64, D as i64]);
                let top = scratch.tile::<f32, 1>([BM as i64]);
                let old = scratch.tile::<f32, 1>([BM as i64]);
                let sum = scratch.tile::<f32, 1>([BM as i64]);
                let q_at = q.window([b, h, x.wrapping_mul(BM as i64), 0], [1, 1, BM as i64, D as i64]).squeeze([2, 3]);
                let q_s_slot = panels_0.slot([b, h, x.wrapping_mul(BM as i64), 0], q_s_own);
                q_s = q_s_slot.panel;
                if !q_s_slot.ready {
                    __cpu::pack_a::<L, _, f32, f32, f32>(q_at, <f32 as __Elem>::ZERO, q_s);
                    q_s_slot.publish();
                }
                __cpu::fill::<L, _, _>(o, 0.0_f32);
                __cpu::fill::<L, _, _>(sum, 0.0_f32);
                __cpu::fill::<L, _, _>(top, -1e30_f32);
                let v0 = x.wrapping_mul(BM as i64).wrapping_add(1).wrapping_add(n);
                let first = __Elem::min(n, v0.wrapping_sub(m));
                let v1 = x.wrapping_mul(BM as i64).wrapping_add(BM as i64).wrapping_add(n);
                let last = __Elem::min(n, v1.wrapping_sub(m));
                let v2 = x.wrapping_mul(BM as i64);
                for y in 0_i64..__Elem::div(last.wrapping_add(BN as i64 - 1), BN as i64) {
                    let k_at = k.window([b, kv, y.wrapping_mul(BN as i64), 0], [1, 1, BN as i64, D as i64]).squeeze([2, 3]);
                    let k_s_slot = panels_1.slot([b, kv, y.wrapping_mul(BN as i64), 0], k_s_own);
                    __cpu::sized!((BM as i64) * (BN as i64) * (D as i64) <= 13824, gemm_packed::<L, _, _, f32, f32, f32>(__cpu::Operand::<f32, f32>::Packed(q_s), __cpu::Operand::FusedPack(k_at.permute([1, 0]), <f32 as __Elem>::ZERO, k_s_slot), s, D as i64, false, __cpu::PrefetchList::new([panels_1.prefetch_rows([b, kv, y.wrapping_mul(BN as i64), 0], [0, 0, BN as i64, 0], k_at.prefetch_rows([BN as i64, 0]))])));
                    let v3 = y.wrapping_mul(BN as i64).wrapping_add(BN as i64) > first;
                    let v4 = y.wrapping_mul(BN as i64);
                    if v3 {
                        for i in 0_i64..(BM as i64) {
                            let v5 = v2.wrapping_add(i).wrapping_add(1).wrapping_add(n).wrapping_sub(m);
                            let seen = __Elem::min(n, v5);
                            let s_row = s.row(1, [i, 0], BN as i64);
                            Self::parallel::<L, _>(level, 0, BN as i64, s_row.slice_mut(0, BN as i64), v4, seen);
                        }
                    }
                    __cpu::copy::<L, _, _, _>(top, old, <f32 as __Elem>::ZERO);
                    __cpu::reduce::<L, __cpu::reduce::Max, _, _, 2>(s, 1, __cpu::insert_axis(top, 1), true, <f32 as __Elem>::ZERO);
                    let old_row = old.row(0, [0], BM as i64);
                    let top_row = top.row(0, [0], BM as i64);
                    let sum_row = sum.row(0, [0], BM as i64);
                    Self::parallel_2::<L, _, _, _>(
                        level,
                        0,
                        BM as i64,
                        old_row.slice_mut(0, BM as i64),
                        top_row.slice(0, BM as i64),
                        sum_row.slice_mut(0, BM as i64),
                        log2_scale,
                    );
                    for i_2 in 0_i64..(BM as i64) {
                        let v12 = top.load_inside([i_2]);
                        let v13 = -(v12 * log2_scale);
                        let s_row_2 = s.row(1, [i_2, 0], BN as i64);
                        Self::parallel_3::<L, _>(
                            level,
                            0,
                            BN as i64,
                            s_row_2.slice_mut(0, BN as i64),
                            log2_scale,
                            v13,
                        );
                    }
                    __cpu::reduce::<L, __cpu::reduce::Sum, _, _, 2>(s, 1, __cpu::insert_axis(sum, 1), true, <f32 as __Elem>::ZERO);
                    for i_3 in 0_i64..(BM as i64) {
                        let v16 = old.load_inside([i_3]);
                        let o_row = o.row(1, [i_3, 0], D as i64);
                        Self::parallel_4::<L, _>(level, 0, D as i64, o_row.slice_mut(0, D as i64), v16);
                    }
                    __cpu::copy::<L, _, _, _>(s, p, <f32 as __Elem>::ZERO);
                    let v_at = v.window([b, kv, y.wrapping_mul(BN as i64), 0], [1, 1, BN as i64, D as i64]).squeeze([2, 3]);
                    let v_s_slot = panels_2.slot([b, kv, y.wrapping_mul(BN as i64), 0], v_s_own);
                    v_s = v_s_slot.panel;
                    if !v_s_slot.ready {
                        __cpu::pack_b::<L, _, f32, f32, f32>(v_at, <f32 as __Elem>::ZERO, v_s);
                        v_s_slot.publish();
                    }
                    __cpu::sized!((BM as i64) * (D as i64) * (BN as i64) <= 13824, gemm_packed_b::<L, f32, f32, f32>(p, v_s, o, true, scratch.rest()));
                }
                let out_at = out.window([b, h, x.wrapping_mul(BM as i64), 0], [1, 1, BM as i64, D as i64]).squeeze([2, 3]);
                let mut copy_out = __cpu::FusedCopyOut::new(o, out_at, <f32 as __Elem>::ZERO, __cpu::is_non_temporal(call, &out));
                let needed = copy_out.needed();
                for i_4 in 0_i64..(BM as i64) {
                    let v18 = sum.load_inside([i_4]);
                    let v19 = v18 > 0.0_f32;
                    let v20 = sum.load_inside([i_4]);
                    let o_row_2 = o.row(1, [i_4, 0], needed);
                    let mut chunks = copy_out.chunks([i_4, 0], 0, needed, &__cpu::PacedPrefetch::none());
                    while chunks.advance() {
                        let (start, count) = chunks.chunk();
                        Self::parallel_5::<L, _>(level, start, count, o_row_2.slice_mut(start, count), v20, v19);
                        copy_out.store::<L>([i_4, 0], start, count);
                    }
                }
                copy_out.finish::<L>();
                let v22 = x.wrapping_mul(BM as i64);
                let top_row_2 = top.row(0, [0], BM as i64);
                let sum_row_2 = sum.row(0, [0], BM as i64);
                let lse_row = lse.row(2, [b, h, v22], BM as i64);
                let (from, to) = __cpu::common(BM as i64, [lse_row.unit_span()]);
                Self::parallel_6::<L, _, _, _>(
                    level,
                    from,
                    to - from,
                    top_row_2.slice(from, to - from),
                    sum_row_2.slice(from, to - from),
                    lse_row.slice_mut(from, to - from),
                    scale,
                );
                if to - from < BM as i64 {
                    for (start, end) in [(0, from), (to, BM as i64)] {
                        Self::parallel_6::<L, _, _, _>(
                            level,
                            start,
                            end - start,
                            top_row_2.slice(start, end - start),
                            sum_row_2.slice(start, end - start),
                            lse_row.guarded(start, <f32 as __Elem>::ZERO),
                            scale,
                        );
                    }
                }
            }
        }
    }

    const COST: u8 = 0b100;

    fn cost(call: &__cpu::HostCall<'_>, place: [i64; 3]) -> f64 {
        let n = __cpu::value::<i64>(call, 2);
        let m = __cpu::value::<i64>(call, 3);
        let [_, _, x] = place;
        let mut cost = 0.0_f64;
        cost += __cpu::work(5848, []);
        cost += __cpu::work(34, [BM as i64, D as i64]);
        cost += __cpu::work(35, [BM as i64]);
        let v0: i64 = x.wrapping_mul(BM as i64);
        let v1: i64 = v0.wrapping_add(1);
        let v2: i64 = v1.wrapping_add(n);
        let v3: i64 = v2.wrapping_sub(m);
        let first: i64 = __Elem::min(n, v3);
        let v4: i64 = x.wrapping_mul(BM as i64);
        let v5: i64 = v4.wrapping_add(BM as i64);
        let v6: i64 = v5.wrapping_add(n);
        let v7: i64 = v6.wrapping_sub(m);
        let last: i64 = __Elem::min(n, v7);
        let v8: i64 = last.wrapping_add(BN as i64 - 1);
        let v9: i64 = __Elem::div(v8, BN as i64);
        {
            let y = __cpu::middle(0, v9, 1);
            let mut cost_2 = 0.0_f64;
            cost_2 += __cpu::work(5712, []);
            cost_2 += __cpu::work(16, [BN as i64, D as i64]);
            cost_2 += __cpu::work(1, [BM as i64, BN as i64, D as i64]);
            cost_2 += __cpu::work(39, [BM as i64]);
            cost_2 += __cpu::work(49, [BM as i64, BN as i64]);
            cost_2 += __cpu::work(7, [BM as i64, D as i64]);
            cost_2 += __cpu::work(1, [BM as i64, D as i64, BN as i64]);
            let v10: i64 = y.wrapping_mul(BN as i64);
            let v11: i64 = v10.wrapping_add(BN as i64);
            let v12: bool = v11 > first;
            if v12 {
                let mut cost_3 = 0.0_f64;
                cost_3 += __cpu::work(512, []);
                cost_3 += __cpu::work(12, [BM as i64, BN as i64]);
                cost_2 += cost_3;
            }
            cost += __cpu::trips(0, v9, 1) * cost_2;
        }
        cost
    }
}
