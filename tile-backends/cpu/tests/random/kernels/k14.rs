// Emitted from the random kernel of seed 14.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;

pub const SCALE_14: f32 = f32::from_bits(1084227584);

#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel(());

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl __Kernel {
    #[inline]
    unsafe fn parallel<
        L: __cpu::Level,
        R0: __cpu::row::Row<__cpu::bf16>,
        R1: __cpu::row::Row<f32>,
        R2: __cpu::row::RowMut<f32>,
    >(
        level: L,
        start: i64,
        count: i64,
        t5_row: R0,
        x1_row: R1,
        mut t6_row: R2,
        _p8: f32,
        v2: f32,
        v3: f32,
        v0: bool,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i10 = start + lane as i64;
                let v4 = t5_row.get(lane);
                let v5 = __Elem::to_round::<L, f32>(v4, __cpu::Round::TowardZero) / 3.5_f32;
                let v6 = x1_row.get(lane);
                let v7 = t5_row.get(lane);
                let v8 = __Elem::select(v0, v2, v3);
                let v9 = __Elem::to_round::<L, f32>(v7, __cpu::Round::TowardZero) + v8;
                let v10 = __Elem::select(6 <= __Elem::min(i10, i10.wrapping_sub(2)), __Elem::max(v5, __Elem::min(_p8, v6)), __Elem::abs(v9));
                t6_row.set(lane, v10);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::F8E4M3>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_row: R0,
        v12: __cpu::F8E4M3,
        v15: __cpu::F8E4M3,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i11 = start + lane as i64;
                let v16 = __Elem::select(__Elem::div(i11.wrapping_sub(9), 2_i64) <= i11, v12, v15);
                t7_row.set(lane, v16);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::F8E4M3>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_row_2: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v17 = t7_row_2.get(lane);
                if __Elem::is_finite(v17) {
                    let v18 = t7_row_2.get(lane);
                    let v19 = t7_row_2.get(lane);
                    t7_row_2.set(lane, __Elem::abs(__Elem::min(__Elem::abs(v18), v19)));
                }
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t11_row: R0,
        v33: i64,
        v35: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i20 = start + lane as i64;
                let v36 = t11_row.get(lane);
                let v37 = __Elem::to::<u64>(v36).wrapping_mul(__Elem::to::<u64>(v35.wrapping_add(i20)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v33.wrapping_add(i20), 7_i64)], v37, __cpu::Order::Release);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t12_row: R0,
        v38: i64,
        v39: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i22 = start + lane as i64;
                let v40 = t12_row.get(lane);
                let v41 = __Elem::to::<u64>(v40).wrapping_mul(__Elem::to::<u64>(v39.wrapping_add(i22)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v38.wrapping_add(i22), 7_i64)], v41, __cpu::Order::AcqRel);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level>(
        level: L,
        start: i64,
        count: i64,
        v42: i64,
        a3: __cpu::View<i32, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23 = start + lane as i64;
                let v43 = __Elem::to::<i32>(__Elem::div(v42.wrapping_add(i23), 4_i64));
                let v44 = __Elem::leading_zeros(__Elem::rem(v43, __Elem::to::<i32>(i23.wrapping_add(1))));
                a3.atomic(__cpu::AtomicOp::And, [i23], __Elem::to::<i32>(v44), __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t5_row_2: R0,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i24 = start + lane as i64;
                let v45 = t5_row_2.get(lane);
                let v46 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v45) * 16.0_f32));
                let v47 = v46.wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i24)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i24), 7_i64)], v47, __cpu::Order::SeqCst);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t6_row_2: R0,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i25 = start + lane as i64;
                let v48 = t6_row_2.get(lane);
                let v49 = __Elem::to::<u64>(__Elem::to::<i64>(v48 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i25)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i25), 7_i64)], v49, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<__cpu::F8E4M3>>(
        level: L,
        start: i64,
        count: i64,
        t7_row_3: R0,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i26 = start + lane as i64;
                let v50 = t7_row_3.get(lane);
                let v51 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v50) * 16.0_f32));
                let v52 = v51.wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i26)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i26), 7_i64)], v52, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t10_row: R0,
        v53: i64,
        v54: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i28 = start + lane as i64;
                let v55 = t10_row.get(lane);
                let v56 = __Elem::to::<u64>(__Elem::to::<i64>(v55 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v54.wrapping_add(i28)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v53.wrapping_add(i28), 7_i64)], v56, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<f32>, R1: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        x1_row_2: R0,
        mut t13_row: R1,
        v57: bool,
        v59: __cpu::bf16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v60 = x1_row_2.get(lane);
                t13_row.set(lane, __Elem::select(v57, __Elem::to::<__cpu::bf16>(v60), v59));
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<f32>, R1: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        v61_row: R0,
        mut t14_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v62 = v61_row.get(lane);
                t14_row.set(lane, __Elem::to::<__cpu::bf16>(v62 / 3.0_f32));
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<
        L: __cpu::Level,
        R0: __cpu::row::Row<__cpu::bf16>,
        R1: __cpu::row::Row<f32>,
        R2: __cpu::row::RowMut<f32>,
    >(
        level: L,
        start: i64,
        count: i64,
        t5_2_row: R0,
        x1_2_row: R1,
        mut t6_2_row: R2,
        _p8_2: f32,
        v65: f32,
        v66: f32,
        v63: bool,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i10_2 = start + lane as i64;
                let v67 = t5_2_row.get(lane);
                let v68 = __Elem::to_round::<L, f32>(v67, __cpu::Round::TowardZero);
                let v69 = x1_2_row.get(lane);
                let v70 = t5_2_row.get(lane);
                let v71 = __Elem::to_round::<L, f32>(v70, __cpu::Round::TowardZero);
                let v72 = __Elem::select(v63, v65, v66);
                let v73 = __Elem::select(6 <= __Elem::min(i10_2, i10_2.wrapping_sub(2)), __Elem::max(v68 / 3.5_f32, __Elem::min(_p8_2, v69)), __Elem::abs(v71 + v72));
                t6_2_row.set(lane, v73);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::F8E4M3>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_2_row: R0,
        v75: __cpu::F8E4M3,
        v78: __cpu::F8E4M3,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i11_2 = start + lane as i64;
                let v79 = __Elem::select(__Elem::div(i11_2.wrapping_sub(9), 2_i64) <= i11_2, v75, v78);
                t7_2_row.set(lane, v79);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::F8E4M3>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_2_row_2: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v80 = t7_2_row_2.get(lane);
                if __Elem::is_finite(v80) {
                    let v81 = t7_2_row_2.get(lane);
                    let v82 = t7_2_row_2.get(lane);
                    t7_2_row_2.set(lane, __Elem::abs(__Elem::min(__Elem::abs(v81), v82)));
                }
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t11_2_row: R0,
        v96: i64,
        v98: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i20_2 = start + lane as i64;
                let v99 = t11_2_row.get(lane);
                let v100 = __Elem::to::<u64>(v99).wrapping_mul(__Elem::to::<u64>(v98.wrapping_add(i20_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v96.wrapping_add(i20_2), 7_i64)], v100);
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t12_2_row: R0,
        v101: i64,
        v102: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i22_2 = start + lane as i64;
                let v103 = t12_2_row.get(lane);
                let v104 = __Elem::to::<u64>(v103).wrapping_mul(__Elem::to::<u64>(v102.wrapping_add(i22_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v101.wrapping_add(i22_2), 7_i64)], v104);
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut a3_2_row: R0,
        v105: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23_2 = start + lane as i64;
                let v106 = __Elem::to::<i32>(__Elem::div(v105.wrapping_add(i23_2), 4_i64));
                let v107 = __Elem::rem(v106, __Elem::to::<i32>(i23_2.wrapping_add(1)));
                a3_2_row.update(lane, __cpu::AtomicOp::And, __Elem::to::<i32>(__Elem::leading_zeros(v107)));
            }
        }
    }

    #[inline]
    unsafe fn parallel_19<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t5_2_row_2: R0,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i24_2 = start + lane as i64;
                let v108 = t5_2_row_2.get(lane);
                let v109 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v108) * 16.0_f32));
                let v110 = v109.wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i24_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i24_2), 7_i64)], v110);
            }
        }
    }

    #[inline]
    unsafe fn parallel_20<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t6_2_row_2: R0,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i25_2 = start + lane as i64;
                let v111 = t6_2_row_2.get(lane);
                let v112 = __Elem::to::<u64>(__Elem::to::<i64>(v111 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i25_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i25_2), 7_i64)], v112);
            }
        }
    }

    #[inline]
    unsafe fn parallel_21<L: __cpu::Level, R0: __cpu::row::Row<__cpu::F8E4M3>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row_3: R0,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i26_2 = start + lane as i64;
                let v113 = t7_2_row_3.get(lane);
                let v114 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v113) * 16.0_f32));
                let v115 = v114.wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i26_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i26_2), 7_i64)], v115);
            }
        }
    }

    #[inline]
    unsafe fn parallel_22<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t10_2_row: R0,
        v116: i64,
        v117: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i28_2 = start + lane as i64;
                let v118 = t10_2_row.get(lane);
                let v119 = __Elem::to::<u64>(__Elem::to::<i64>(v118 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v117.wrapping_add(i28_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v116.wrapping_add(i28_2), 7_i64)], v119);
            }
        }
    }

    #[inline]
    unsafe fn parallel_23<L: __cpu::Level, R0: __cpu::row::Row<f32>, R1: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        x1_2_row_2: R0,
        mut t13_2_row: R1,
        v120: bool,
        v122: __cpu::bf16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v123 = x1_2_row_2.get(lane);
                let v124 = __Elem::select(v120, __Elem::to::<__cpu::bf16>(v123), v122);
                t13_2_row.set(lane, v124);
            }
        }
    }

    #[inline]
    unsafe fn parallel_24<L: __cpu::Level, R0: __cpu::row::Row<f32>, R1: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        v125_row: R0,
        mut t14_2_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v126 = v125_row.get(lane);
                t14_2_row.set(lane, __Elem::to::<__cpu::bf16>(v126 / 3.0_f32));
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl __cpu::Kernel for __Kernel {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_14", args);
        let d2 = plan.extent(0, 0);
        let d3 = plan.extent(1, 0);
        let d4 = plan.extent(1, 1);
        let d5 = plan.extent(2, 0);
        let d7 = plan.extent(3, 0);
        plan.expect("h4", 4, 0, 7)?;
        let v0 = d2 < 100;
        plan.require(v0, format_args!("extents are below 100"))?;
        let v1 = d5.wrapping_add(2);
        let v2 = __Elem::div(v1, 3_i64);
        plan.value(d3);
        plan.value(d2);
        plan.value(d5);
        plan.panels(1, [4, 4], 0b000, [4, 4], [1, 0], [false, true], __cpu::panel_a::<__cpu::bf16, __cpu::bf16, f32>());
        plan.finish([1, 1, v2])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<__cpu::bf16, 1>([3]);
        size.tile::<f32, 1>([3]);
        size.tile::<__cpu::F8E4M3, 1>([4]);
        size.panel_a::<L, __cpu::bf16, __cpu::bf16, f32>(4, 4);
        size.panel_b::<L, __cpu::bf16, __cpu::bf16, f32>(4, 4);
        size.tile::<f32, 2>([4, 4]);
        size.gemm::<L, __cpu::bf16, __cpu::bf16, f32>(4, 4, 4);
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.tile::<bool, 3>([4, 4, 3]);
            size.tile::<bool, 2>([4, 3]);
            outer.cover(size);
        }
        size.tile::<__cpu::bf16, 2>([3, 3]);
        size.tile::<__cpu::bf16, 1>([3]);
        size.tile::<f32, 1>([3]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<__cpu::F8E4M3, 1>(call, 0);
            let x1 = __cpu::tensor::<f32, 2>(call, 1);
            let y2 = __cpu::tensor::<__cpu::bf16, 1>(call, 2);
            let a3 = __cpu::tensor::<i32, 1>(call, 3);
            let h4 = __cpu::tensor::<u64, 1>(call, 4);
            let _p8 = __cpu::scalar::<f32>(call.args, 5);
            let _q9 = __cpu::scalar::<i64>(call.args, 6);
            let panels_0 = __cpu::PanelCache::new::<L>(call, 0);
            let d3 = __cpu::value::<i64>(call, 0);
            let d2 = __cpu::value::<i64>(call, 1);
            let d5 = __cpu::value::<i64>(call, 2);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b6] = block.index;
                let mut scratch = block.scratch;
                let t5 = scratch.tile::<__cpu::bf16, 1>([3]);
                let y2_at = y2.window([b6.wrapping_mul(3)], [3]);
                __cpu::copy::<L, _, _, _>(y2_at, t5, <__cpu::bf16 as __Elem>::ZERO);
                let t6 = scratch.tile::<f32, 1>([3]);
                let v0 = __Elem::to::<u8>(-9_i64) != __Elem::to::<u8>(0_i64);
                let v1 = __Elem::fma::<L>(0.0_f32, __Elem::to::<f32>(__Elem::rem(0_i64, 3_i64)), -4.0_f32);
                let v2 = __Elem::min_nan(__Elem::sqrt::<L, false>(__Elem::abs(-3.0_f32)), v1);
                let v3 = 4.0_f32 - 2.0_f32;
                let t5_row = t5.row(0, [0], 3);
                let x1_row = x1.row(0, [0, x0.extent[0]], 3);
                let t6_row = t6.row(0, [0], 3);
                let (from, to) = __cpu::common(3, [x1_row.span()]);
                Self::parallel::<L, _, _, _>(
                    level,
                    from,
                    to - from,
                    t5_row.slice(from, to - from),
                    x1_row.strided(from),
                    t6_row.slice_mut(from, to - from),
                    _p8,
                    v2,
                    v3,
                    v0,
                );
                if to - from < 3 {
                    for (start, end) in [(0, from), (to, 3)] {
                        Self::parallel::<L, _, _, _>(
                            level,
                            start,
                            end - start,
                            t5_row.slice(start, end - start),
                            x1_row.guarded(start, <f32 as __Elem>::ZERO),
                            t6_row.slice_mut(start, end - start),
                            _p8,
                            v2,
                            v3,
                            v0,
                        );
                    }
                }
                let t7 = scratch.tile::<__cpu::F8E4M3, 1>([4]);
                let v11 = __Elem::div(<__cpu::F8E4M3 as __Elem>::of_f64(-3.0_f64), <__cpu::F8E4M3 as __Elem>::of_i64(3));
                let v12 = __Elem::abs(v11);
                let v13 = t6.load([b6], <f32 as __Elem>::ZERO);
                let v14 = x0.load([x1.extent[0]], <__cpu::F8E4M3 as __Elem>::ZERO);
                let v15 = __Elem::max(__Elem::min(__Elem::to::<__cpu::F8E4M3>(v13), v14), __Elem::neg(<__cpu::F8E4M3 as __Elem>::of_f64(-3.5_f64)));
                let t7_row = t7.row(0, [0], 4);
                Self::parallel_2::<L, _>(level, 0, 4, t7_row.slice_mut(0, 4), v12, v15);
                let t7_row_2 = t7.row(0, [0], 4);
                Self::parallel_3::<L, _>(level, 0, 4, t7_row_2.slice_mut(0, 4));
                let t8_own = scratch.panel_a::<L, __cpu::bf16, __cpu::bf16, f32>(4, 4);
                let x1_at = x1.window([1, d3.wrapping_mul(3)], [4, 4]);
                let t8_slot = panels_0.slot([1, d3.wrapping_mul(3)], t8_own);
                let t9 = scratch.panel_b::<L, __cpu::bf16, __cpu::bf16, f32>(4, 4);
                let v20 = d2.wrapping_sub(7);
                let v21 = d2.wrapping_sub(2);
                let v22 = __Elem::rem(v20, v21).wrapping_mul(__Elem::max(__Elem::min(v21, 1_i64), -1_i64));
                let v23 = __Elem::div(v20, v21).wrapping_add(__Elem::min(__Elem::max(v22, 0_i64), 1_i64));
                let x1_at_2 = x1.window([v23, b6.wrapping_mul(4)], [4, 4]);
                let t10 = scratch.tile::<f32, 2>([4, 4]);
                let v24 = __Elem::to::<i32>(d5.wrapping_sub(5)) > __Elem::to::<i32>(d2);
                let v25 = t7.load([_q9], <__cpu::F8E4M3 as __Elem>::ZERO);
                let v26 = x1.load([b6, d5], <f32 as __Elem>::ZERO);
                let v27 = __Elem::select(v24, __Elem::to_round::<L, f32>(v25, __cpu::Round::Up), v26);
                let v28 = t6.load([d2], <f32 as __Elem>::ZERO);
                let v13_2 = __Elem::fma::<L>(v27, __Elem::max(__Elem::to::<f32>(b6), v28), -_p8);
                __cpu::fill::<L, _, _>(t10, v13_2);
                __cpu::fill::<L, _, _>(t10, 0.0_f32);
                __cpu::sized!(true, gemm_packed::<L, _, _, __cpu::bf16, __cpu::bf16, f32>(__cpu::Operand::FusedPack(x1_at.permute([1, 0]), <__cpu::bf16 as __Elem>::ZERO, t8_slot), __cpu::Operand::FusedPack(x1_at_2, __Elem::to::<__cpu::bf16>(__Elem::to::<f32>(b6)), __cpu::PanelSlot::own(t9)), t10, 4, true, __cpu::PrefetchList::new([])));
                for k14 in __cpu::steps(0, d2, 3) {
                    let mut scratch = scratch;
                    let t11 = scratch.tile::<bool, 3>([4, 4, 3]);
                    let v29 = __Elem::to::<i64>(__Elem::to::<i16>(k14.wrapping_sub(6)));
                    let v30 = t10.load([v29, b6], <f32 as __Elem>::ZERO);
                    let v16_2 = __Elem::is_finite(v30);
                    __cpu::fill::<L, _, _>(t11, v16_2);
                    let t12 = scratch.tile::<bool, 2>([4, 3]);
                    let v31 = __Elem::rem(k14.wrapping_mul(4).wrapping_add(k14), 4_i64);
                    let v17_2 = __Elem::to::<i8>(v31.wrapping_sub(7)) == __Elem::to::<i8>(2_i64);
                    __cpu::fill::<L, _, _>(t12, v17_2);
                    __cpu::reduce::<L, __cpu::reduce::Any, _, _, 3>(t11, 0, __cpu::insert_axis(t12, 0), true, <bool as __Elem>::ZERO);
                    for i18 in 0_i64..4 {
                        for i19 in 0_i64..4 {
                            let v32 = 5_i64.wrapping_add(i18).wrapping_mul(5).wrapping_add(i19);
                            let v33 = v32.wrapping_mul(5);
                            let v34 = 5_i64.wrapping_add(i18).wrapping_mul(5).wrapping_add(i19);
                            let v35 = v34.wrapping_mul(5);
                            let t11_row = t11.row(2, [i18, i19, 0], 3);
                            Self::parallel_4::<L, _>(level, 0, 3, t11_row.slice(0, 3), v33, v35, h4);
                        }
                    }
                    for i21 in 0_i64..4 {
                        let v38 = 5_i64.wrapping_add(i21).wrapping_mul(5);
                        let v39 = 5_i64.wrapping_add(i21).wrapping_mul(5);
                        let t12_row = t12.row(1, [i21, 0], 3);
                        Self::parallel_5::<L, _>(level, 0, 3, t12_row.slice(0, 3), v38, v39, h4);
                    }
                }
                let v42 = b6.wrapping_sub(5).wrapping_mul(4);
                Self::parallel_6::<L>(level, 0, 4, v42, a3);
                let t5_row_2 = t5.row(0, [0], 3);
                Self::parallel_7::<L, _>(level, 0, 3, t5_row_2.slice(0, 3), h4);
                let t6_row_2 = t6.row(0, [0], 3);
                Self::parallel_8::<L, _>(level, 0, 3, t6_row_2.slice(0, 3), h4);
                let t7_row_3 = t7.row(0, [0], 4);
                Self::parallel_9::<L, _>(level, 0, 4, t7_row_3.slice(0, 4), h4);
                for i27 in 0_i64..4 {
                    let v53 = 5_i64.wrapping_add(i27).wrapping_mul(5);
                    let v54 = 5_i64.wrapping_add(i27).wrapping_mul(5);
                    let t10_row = t10.row(1, [i27, 0], 4);
                    Self::parallel_10::<L, _>(level, 0, 4, t10_row.slice(0, 4), v53, v54, h4);
                }
                let t13 = scratch.tile::<__cpu::bf16, 2>([3, 3]);
                for i29 in 0_i64..3 {
                    let v57 = __Elem::rem(i29, 1_i64) != 6;
                    let v58 = __Elem::div(d2.wrapping_sub(1).wrapping_mul(4).wrapping_add(i29), 4_i64);
                    let v59 = __Elem::mul(<__cpu::bf16 as __Elem>::ONE, <__cpu::bf16 as __Elem>::ONE);
                    let x1_row_2 = x1.row(0, [0, v58], 3);
                    let t13_row = t13.row(1, [i29, 0], 3);
                    let (from, to) = __cpu::common(3, [x1_row_2.span()]);
                    Self::parallel_11::<L, _, _>(
                        level,
                        from,
                        to - from,
                        x1_row_2.strided(from),
                        t13_row.slice_mut(from, to - from),
                        v57,
                        v59,
                    );
                    if to - from < 3 {
                        for (start, end) in [(0, from), (to, 3)] {
                            Self::parallel_11::<L, _, _>(
                                level,
                                start,
                                end - start,
                                x1_row_2.guarded(start, <f32 as __Elem>::ZERO),
                                t13_row.slice_mut(start, end - start),
                                v57,
                                v59,
                            );
                        }
                    }
                }
                let t14 = scratch.tile::<__cpu::bf16, 1>([3]);
                let v61 = scratch.tile::<f32, 1>([3]);
                __cpu::reduce::<L, __cpu::reduce::Sum, _, _, 2>(t13, 0, __cpu::insert_axis(v61, 0), false, <__cpu::bf16 as __Elem>::ZERO);
                let v61_row = v61.row(0, [0], 3);
                let t14_row = t14.row(0, [0], 3);
                Self::parallel_12::<L, _, _>(level, 0, 3, v61_row.slice(0, 3), t14_row.slice_mut(0, 3));
                let y2_at_2 = y2.window([b6.wrapping_mul(3)], [3]);
                __cpu::copy::<L, _, _, _>(t14, y2_at_2, <__cpu::bf16 as __Elem>::ZERO);
            }
        }
    }

    const RACES: bool = true;

    #[inline(always)]
    unsafe fn alone<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0_2 = __cpu::tensor::<__cpu::F8E4M3, 1>(call, 0);
            let x1_2 = __cpu::tensor::<f32, 2>(call, 1);
            let y2_2 = __cpu::tensor::<__cpu::bf16, 1>(call, 2);
            let a3_2 = __cpu::tensor::<i32, 1>(call, 3);
            let h4_2 = __cpu::tensor::<u64, 1>(call, 4);
            let _p8_2 = __cpu::scalar::<f32>(call.args, 5);
            let _q9_2 = __cpu::scalar::<i64>(call.args, 6);
            let panels_0 = __cpu::PanelCache::new::<L>(call, 0);
            let d3_2 = __cpu::value::<i64>(call, 0);
            let d2_2 = __cpu::value::<i64>(call, 1);
            let d5_2 = __cpu::value::<i64>(call, 2);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b6_2] = block.index;
                let mut scratch = block.scratch;
                let t5_2 = scratch.tile::<__cpu::bf16, 1>([3]);
                let y2_2_at = y2_2.window([b6_2.wrapping_mul(3)], [3]);
                __cpu::copy::<L, _, _, _>(y2_2_at, t5_2, <__cpu::bf16 as __Elem>::ZERO);
                let t6_2 = scratch.tile::<f32, 1>([3]);
                let v63 = __Elem::to::<u8>(-9_i64) != __Elem::to::<u8>(0_i64);
                let v64 = __Elem::fma::<L>(0.0_f32, __Elem::to::<f32>(__Elem::rem(0_i64, 3_i64)), -4.0_f32);
                let v65 = __Elem::min_nan(__Elem::sqrt::<L, false>(__Elem::abs(-3.0_f32)), v64);
                let v66 = 4.0_f32 - 2.0_f32;
                let t5_2_row = t5_2.row(0, [0], 3);
                let x1_2_row = x1_2.row(0, [0, x0_2.extent[0]], 3);
                let t6_2_row = t6_2.row(0, [0], 3);
                let (from, to) = __cpu::common(3, [x1_2_row.span()]);
                Self::parallel_13::<L, _, _, _>(
                    level,
                    from,
                    to - from,
                    t5_2_row.slice(from, to - from),
                    x1_2_row.strided(from),
                    t6_2_row.slice_mut(from, to - from),
                    _p8_2,
                    v65,
                    v66,
                    v63,
                );
                if to - from < 3 {
                    for (start, end) in [(0, from), (to, 3)] {
                        Self::parallel_13::<L, _, _, _>(
                            level,
                            start,
                            end - start,
                            t5_2_row.slice(start, end - start),
                            x1_2_row.guarded(start, <f32 as __Elem>::ZERO),
                            t6_2_row.slice_mut(start, end - start),
                            _p8_2,
                            v65,
                            v66,
                            v63,
                        );
                    }
                }
                let t7_2 = scratch.tile::<__cpu::F8E4M3, 1>([4]);
                let v74 = __Elem::div(<__cpu::F8E4M3 as __Elem>::of_f64(-3.0_f64), <__cpu::F8E4M3 as __Elem>::of_i64(3));
                let v75 = __Elem::abs(v74);
                let v76 = t6_2.load([b6_2], <f32 as __Elem>::ZERO);
                let v77 = x0_2.load([x1_2.extent[0]], <__cpu::F8E4M3 as __Elem>::ZERO);
                let v78 = __Elem::max(__Elem::min(__Elem::to::<__cpu::F8E4M3>(v76), v77), __Elem::neg(<__cpu::F8E4M3 as __Elem>::of_f64(-3.5_f64)));
                let t7_2_row = t7_2.row(0, [0], 4);
                Self::parallel_14::<L, _>(level, 0, 4, t7_2_row.slice_mut(0, 4), v75, v78);
                let t7_2_row_2 = t7_2.row(0, [0], 4);
                Self::parallel_15::<L, _>(level, 0, 4, t7_2_row_2.slice_mut(0, 4));
                let t8_2_own = scratch.panel_a::<L, __cpu::bf16, __cpu::bf16, f32>(4, 4);
                let x1_2_at = x1_2.window([1, d3_2.wrapping_mul(3)], [4, 4]);
                let t8_2_slot = panels_0.slot([1, d3_2.wrapping_mul(3)], t8_2_own);
                let t9_2 = scratch.panel_b::<L, __cpu::bf16, __cpu::bf16, f32>(4, 4);
                let v83 = d2_2.wrapping_sub(7);
                let v84 = d2_2.wrapping_sub(2);
                let v85 = __Elem::rem(v83, v84).wrapping_mul(__Elem::max(__Elem::min(v84, 1_i64), -1_i64));
                let v86 = __Elem::div(v83, v84).wrapping_add(__Elem::min(__Elem::max(v85, 0_i64), 1_i64));
                let x1_2_at_2 = x1_2.window([v86, b6_2.wrapping_mul(4)], [4, 4]);
                let t10_2 = scratch.tile::<f32, 2>([4, 4]);
                let v87 = __Elem::to::<i32>(d5_2.wrapping_sub(5)) > __Elem::to::<i32>(d2_2);
                let v88 = t7_2.load([_q9_2], <__cpu::F8E4M3 as __Elem>::ZERO);
                let v89 = x1_2.load([b6_2, d5_2], <f32 as __Elem>::ZERO);
                let v90 = __Elem::select(v87, __Elem::to_round::<L, f32>(v88, __cpu::Round::Up), v89);
                let v91 = t6_2.load([d2_2], <f32 as __Elem>::ZERO);
                let v13_3 = __Elem::fma::<L>(v90, __Elem::max(__Elem::to::<f32>(b6_2), v91), -_p8_2);
                __cpu::fill::<L, _, _>(t10_2, v13_3);
                __cpu::fill::<L, _, _>(t10_2, 0.0_f32);
                __cpu::sized!(true, gemm_packed::<L, _, _, __cpu::bf16, __cpu::bf16, f32>(__cpu::Operand::FusedPack(x1_2_at.permute([1, 0]), <__cpu::bf16 as __Elem>::ZERO, t8_2_slot), __cpu::Operand::FusedPack(x1_2_at_2, __Elem::to::<__cpu::bf16>(__Elem::to::<f32>(b6_2)), __cpu::PanelSlot::own(t9_2)), t10_2, 4, true, __cpu::PrefetchList::new([])));
                for k14_2 in __cpu::steps(0, d2_2, 3) {
                    let mut scratch = scratch;
                    let t11_2 = scratch.tile::<bool, 3>([4, 4, 3]);
                    let v92 = __Elem::to::<i64>(__Elem::to::<i16>(k14_2.wrapping_sub(6)));
                    let v93 = t10_2.load([v92, b6_2], <f32 as __Elem>::ZERO);
                    let v16_3 = __Elem::is_finite(v93);
                    __cpu::fill::<L, _, _>(t11_2, v16_3);
                    let t12_2 = scratch.tile::<bool, 2>([4, 3]);
                    let v94 = __Elem::rem(k14_2.wrapping_mul(4).wrapping_add(k14_2), 4_i64);
                    let v17_3 = __Elem::to::<i8>(v94.wrapping_sub(7)) == __Elem::to::<i8>(2_i64);
                    __cpu::fill::<L, _, _>(t12_2, v17_3);
                    __cpu::reduce::<L, __cpu::reduce::Any, _, _, 3>(t11_2, 0, __cpu::insert_axis(t12_2, 0), true, <bool as __Elem>::ZERO);
                    for i18_2 in 0_i64..4 {
                        for i19_2 in 0_i64..4 {
                            let v95 = 5_i64.wrapping_add(i18_2).wrapping_mul(5).wrapping_add(i19_2);
                            let v96 = v95.wrapping_mul(5);
                            let v97 = 5_i64.wrapping_add(i18_2).wrapping_mul(5).wrapping_add(i19_2);
                            let v98 = v97.wrapping_mul(5);
                            let t11_2_row = t11_2.row(2, [i18_2, i19_2, 0], 3);
                            Self::parallel_16::<L, _>(level, 0, 3, t11_2_row.slice(0, 3), v96, v98, h4_2);
                        }
                    }
                    for i21_2 in 0_i64..4 {
                        let v101 = 5_i64.wrapping_add(i21_2).wrapping_mul(5);
                        let v102 = 5_i64.wrapping_add(i21_2).wrapping_mul(5);
                        let t12_2_row = t12_2.row(1, [i21_2, 0], 3);
                        Self::parallel_17::<L, _>(level, 0, 3, t12_2_row.slice(0, 3), v101, v102, h4_2);
                    }
                }
                let v105 = b6_2.wrapping_sub(5).wrapping_mul(4);
                let a3_2_row = a3_2.row(0, [0], 4);
                let (from, to) = __cpu::common(4, [a3_2_row.unit_span()]);
                Self::parallel_18::<L, _>(level, from, to - from, a3_2_row.slice_mut(from, to - from), v105);
                if to - from < 4 {
                    for (start, end) in [(0, from), (to, 4)] {
                        Self::parallel_18::<L, _>(
                            level,
                            start,
                            end - start,
                            a3_2_row.guarded(start, <i32 as __Elem>::ZERO),
                            v105,
                        );
                    }
                }
                let t5_2_row_2 = t5_2.row(0, [0], 3);
                Self::parallel_19::<L, _>(level, 0, 3, t5_2_row_2.slice(0, 3), h4_2);
                let t6_2_row_2 = t6_2.row(0, [0], 3);
                Self::parallel_20::<L, _>(level, 0, 3, t6_2_row_2.slice(0, 3), h4_2);
                let t7_2_row_3 = t7_2.row(0, [0], 4);
                Self::parallel_21::<L, _>(level, 0, 4, t7_2_row_3.slice(0, 4), h4_2);
                for i27_2 in 0_i64..4 {
                    let v116 = 5_i64.wrapping_add(i27_2).wrapping_mul(5);
                    let v117 = 5_i64.wrapping_add(i27_2).wrapping_mul(5);
                    let t10_2_row = t10_2.row(1, [i27_2, 0], 4);
                    Self::parallel_22::<L, _>(level, 0, 4, t10_2_row.slice(0, 4), v116, v117, h4_2);
                }
                let t13_2 = scratch.tile::<__cpu::bf16, 2>([3, 3]);
                for i29_2 in 0_i64..3 {
                    let v120 = __Elem::rem(i29_2, 1_i64) != 6;
                    let v121 = __Elem::div(d2_2.wrapping_sub(1).wrapping_mul(4).wrapping_add(i29_2), 4_i64);
                    let v122 = __Elem::mul(<__cpu::bf16 as __Elem>::ONE, <__cpu::bf16 as __Elem>::ONE);
                    let x1_2_row_2 = x1_2.row(0, [0, v121], 3);
                    let t13_2_row = t13_2.row(1, [i29_2, 0], 3);
                    let (from, to) = __cpu::common(3, [x1_2_row_2.span()]);
                    Self::parallel_23::<L, _, _>(
                        level,
                        from,
                        to - from,
                        x1_2_row_2.strided(from),
                        t13_2_row.slice_mut(from, to - from),
                        v120,
                        v122,
                    );
                    if to - from < 3 {
                        for (start, end) in [(0, from), (to, 3)] {
                            Self::parallel_23::<L, _, _>(
                                level,
                                start,
                                end - start,
                                x1_2_row_2.guarded(start, <f32 as __Elem>::ZERO),
                                t13_2_row.slice_mut(start, end - start),
                                v120,
                                v122,
                            );
                        }
                    }
                }
                let t14_2 = scratch.tile::<__cpu::bf16, 1>([3]);
                let v125 = scratch.tile::<f32, 1>([3]);
                __cpu::reduce::<L, __cpu::reduce::Sum, _, _, 2>(t13_2, 0, __cpu::insert_axis(v125, 0), false, <__cpu::bf16 as __Elem>::ZERO);
                let v125_row = v125.row(0, [0], 3);
                let t14_2_row = t14_2.row(0, [0], 3);
                Self::parallel_24::<L, _, _>(level, 0, 3, v125_row.slice(0, 3), t14_2_row.slice_mut(0, 3));
                let y2_2_at_2 = y2_2.window([b6_2.wrapping_mul(3)], [3]);
                __cpu::copy::<L, _, _, _>(t14_2, y2_2_at_2, <__cpu::bf16 as __Elem>::ZERO);
            }
        }
    }
}
