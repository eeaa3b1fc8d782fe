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
    unsafe fn parallel_3<
        L: __cpu::Level,
        R0: __cpu::row::Row<__cpu::bf16>,
        R1: __cpu::row::Row<f32>,
        R2: __cpu::row::RowMut<f32>,
    >(
        level: L,
        start: i64,
        count: i64,
        t5_row_2: R0,
        x1_row_2: R1,
        mut t6_row_2: R2,
        v27: f32,
        v28: f32,
        v25: bool,
        v30: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14 = start + lane as i64;
                let v31 = __Elem::select(v25, v27, v28);
                let v32 = x1_row_2.get(lane);
                let v33 = __Elem::select(5 < i14, (-2.0_f32) + v31, __Elem::max(v30, v32));
                t6_row_2.update(lane, __cpu::AtomicOp::Exchange, v33);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::F8E4M3>>(
        level: L,
        start: i64,
        count: i64,
        mut t9_row: R0,
        v36: __cpu::F8E4M3,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t9_row.set(lane, v36);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        mut t10_row: R0,
        v37: __cpu::bf16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t10_row.set(lane, v37);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        mut t11_row: R0,
        v38: __cpu::bf16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t11_row.set(lane, v38);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        x1_row_3: R0,
        a3: __cpu::View<i32, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i22 = start + lane as i64;
                let v39 = x1_row_3.get(lane);
                let v40 = __Elem::to::<i32>(v39).wrapping_neg().wrapping_mul(8_i32);
                let v41 = __Elem::rem(v40.wrapping_add(__Elem::to::<i32>(i22.wrapping_add(1))), 8_i32);
                a3.atomic(__cpu::AtomicOp::And, [i22], v41, __cpu::Order::Release);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t6_row_3: R0,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23 = start + lane as i64;
                let v42 = t6_row_3.get(lane);
                let v43 = __Elem::to::<u64>(__Elem::to::<i64>(v42 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i23)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i23), 7_i64)], v43, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<__cpu::F8E4M3>>(
        level: L,
        start: i64,
        count: i64,
        t7_row_2: R0,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i24 = start + lane as i64;
                let v44 = t7_row_2.get(lane);
                let v45 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v44) * 16.0_f32));
                let v46 = v45.wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i24)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i24), 7_i64)], v46, __cpu::Order::SeqCst);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t8_row: R0,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i25 = start + lane as i64;
                let v47 = t8_row.get(lane);
                let v48 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v47) * 16.0_f32));
                let v49 = v48.wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i25)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i25), 7_i64)], v49, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<__cpu::F8E4M3>>(
        level: L,
        start: i64,
        count: i64,
        t9_row_2: R0,
        v50: i64,
        v51: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i27 = start + lane as i64;
                let v52 = t9_row_2.get(lane);
                let v53 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v52) * 16.0_f32));
                let v54 = v53.wrapping_mul(__Elem::to::<u64>(v51.wrapping_add(i27)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v50.wrapping_add(i27), 7_i64)], v54, __cpu::Order::AcqRel);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t12_row: R0,
        v55: i64,
        v56: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i29 = start + lane as i64;
                let v57 = t12_row.get(lane);
                let v58 = __Elem::to::<u64>(__Elem::to::<i64>(v57 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v56.wrapping_add(i29)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v55.wrapping_add(i29), 7_i64)], v58, __cpu::Order::AcqRel);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<
        L: __cpu::Level,
        R0: __cpu::row::Row<__cpu::bf16>,
        R1: __cpu::row::Row<__cpu::bf16>,
        R2: __cpu::row::RowMut<__cpu::bf16>,
    >(
        level: L,
        start: i64,
        count: i64,
        t5_row_3: R0,
        t8_row_2: R1,
        mut y2_row: R2,
        d5: i64,
        _q9: i64,
        v64: __cpu::bf16,
        v65: i16,
        v66: __cpu::bf16,
        v67: __cpu::bf16,
        v70: __cpu::bf16,
        v63: __cpu::bf16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i30 = start + lane as i64;
                let v71 = t5_row_3.get(lane);
                let v72 = t8_row_2.get(lane);
                let v73 = t5_row_3.get(lane);
                let v74 = __Elem::select(__Elem::eq(v72, v64) & (6 > i30), __Elem::mul(<__cpu::bf16 as __Elem>::of_i64(-1), v73), <__cpu::bf16 as __Elem>::of_i64(3));
                let v75 = __Elem::mul(v74, <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v76 = t5_row_3.get(lane);
                let v77 = __Elem::mul(__Elem::max(__Elem::add(v66, v76), v67), <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v78 = __Elem::add(__Elem::abs(v77), <__cpu::bf16 as __Elem>::ONE);
                let v79 = __Elem::select(v65 == __Elem::to::<i16>(i30), __Elem::recip::<L, false>(v78), v70);
                let v80 = __Elem::select(__Elem::is_finite(v71) | (2 == i30), __Elem::sigmoid::<L, false>(v75), v79);
                y2_row.set(lane, __Elem::select((i30 < d5) ^ (_q9 != i30), v63, v80));
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<
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
        v83: f32,
        v84: f32,
        v81: bool,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i10_2 = start + lane as i64;
                let v85 = t5_2_row.get(lane);
                let v86 = __Elem::to_round::<L, f32>(v85, __cpu::Round::TowardZero);
                let v87 = x1_2_row.get(lane);
                let v88 = t5_2_row.get(lane);
                let v89 = __Elem::to_round::<L, f32>(v88, __cpu::Round::TowardZero);
                let v90 = __Elem::select(v81, v83, v84);
                let v91 = __Elem::select(6 <= __Elem::min(i10_2, i10_2.wrapping_sub(2)), __Elem::max(v86 / 3.5_f32, __Elem::min(_p8_2, v87)), __Elem::abs(v89 + v90));
                t6_2_row.set(lane, v91);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::F8E4M3>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_2_row: R0,
        v93: __cpu::F8E4M3,
        v96: __cpu::F8E4M3,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i11_2 = start + lane as i64;
                let v97 = __Elem::select(__Elem::div(i11_2.wrapping_sub(9), 2_i64) <= i11_2, v93, v96);
                t7_2_row.set(lane, v97);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<
        L: __cpu::Level,
        R0: __cpu::row::Row<__cpu::bf16>,
        R1: __cpu::row::Row<f32>,
        R2: __cpu::row::RowMut<f32>,
    >(
        level: L,
        start: i64,
        count: i64,
        t5_2_row_2: R0,
        x1_2_row_2: R1,
        mut t6_2_row_2: R2,
        v108: f32,
        v109: f32,
        v106: bool,
        v111: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14_2 = start + lane as i64;
                let v112 = __Elem::select(v106, v108, v109);
                let v113 = x1_2_row_2.get(lane);
                let v114 = __Elem::select(5 < i14_2, (-2.0_f32) + v112, __Elem::max(v111, v113));
                t6_2_row_2.update(lane, __cpu::AtomicOp::Exchange, v114);
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::F8E4M3>>(
        level: L,
        start: i64,
        count: i64,
        mut t9_2_row: R0,
        v117: __cpu::F8E4M3,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t9_2_row.set(lane, v117);
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        mut t10_2_row: R0,
        v118: __cpu::bf16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t10_2_row.set(lane, v118);
            }
        }
    }

    #[inline]
    unsafe fn parallel_19<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        mut t11_2_row: R0,
        v119: __cpu::bf16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t11_2_row.set(lane, v119);
            }
        }
    }

    #[inline]
    unsafe fn parallel_20<L: __cpu::Level, R0: __cpu::row::Row<f32>, R1: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        x1_2_row_3: R0,
        mut a3_2_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i22_2 = start + lane as i64;
                let v120 = x1_2_row_3.get(lane);
                let v121 = __Elem::to::<i32>(v120).wrapping_neg().wrapping_mul(8_i32);
                let v122 = v121.wrapping_add(__Elem::to::<i32>(i22_2.wrapping_add(1)));
                a3_2_row.update(lane, __cpu::AtomicOp::And, __Elem::rem(v122, 8_i32));
            }
        }
    }

    #[inline]
    unsafe fn parallel_21<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t6_2_row_3: R0,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23_2 = start + lane as i64;
                let v123 = t6_2_row_3.get(lane);
                let v124 = __Elem::to::<u64>(__Elem::to::<i64>(v123 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i23_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i23_2), 7_i64)], v124);
            }
        }
    }

    #[inline]
    unsafe fn parallel_22<L: __cpu::Level, R0: __cpu::row::Row<__cpu::F8E4M3>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row_2: R0,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i24_2 = start + lane as i64;
                let v125 = t7_2_row_2.get(lane);
                let v126 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v125) * 16.0_f32));
                let v127 = v126.wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i24_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i24_2), 7_i64)], v127);
            }
        }
    }

    #[inline]
    unsafe fn parallel_23<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row: R0,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i25_2 = start + lane as i64;
                let v128 = t8_2_row.get(lane);
                let v129 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v128) * 16.0_f32));
                let v130 = v129.wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i25_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i25_2), 7_i64)], v130);
            }
        }
    }

    #[inline]
    unsafe fn parallel_24<L: __cpu::Level, R0: __cpu::row::Row<__cpu::F8E4M3>>(
        level: L,
        start: i64,
        count: i64,
        t9_2_row_2: R0,
        v131: i64,
        v132: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i27_2 = start + lane as i64;
                let v133 = t9_2_row_2.get(lane);
                let v134 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v133) * 16.0_f32));
                let v135 = v134.wrapping_mul(__Elem::to::<u64>(v132.wrapping_add(i27_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v131.wrapping_add(i27_2), 7_i64)], v135);
            }
        }
    }

    #[inline]
    unsafe fn parallel_25<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t12_2_row: R0,
        v136: i64,
        v137: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i29_2 = start + lane as i64;
                let v138 = t12_2_row.get(lane);
                let v139 = __Elem::to::<u64>(__Elem::to::<i64>(v138 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v137.wrapping_add(i29_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v136.wrapping_add(i29_2), 7_i64)], v139);
            }
        }
    }

    #[inline]
    unsafe fn parallel_26<
        L: __cpu::Level,
        R0: __cpu::row::Row<__cpu::bf16>,
        R1: __cpu::row::Row<__cpu::bf16>,
        R2: __cpu::row::RowMut<__cpu::bf16>,
    >(
        level: L,
        start: i64,
        count: i64,
        t5_2_row_3: R0,
        t8_2_row_2: R1,
        mut y2_2_row: R2,
        d5_2: i64,
        _q9_2: i64,
        v145: __cpu::bf16,
        v146: i16,
        v147: __cpu::bf16,
        v148: __cpu::bf16,
        v151: __cpu::bf16,
        v144: __cpu::bf16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i30_2 = start + lane as i64;
                let v152 = t5_2_row_3.get(lane);
                let v153 = t8_2_row_2.get(lane);
                let v154 = t5_2_row_3.get(lane);
                let v155 = __Elem::select(__Elem::eq(v153, v145) & (6 > i30_2), __Elem::mul(<__cpu::bf16 as __Elem>::of_i64(-1), v154), <__cpu::bf16 as __Elem>::of_i64(3));
                let v156 = __Elem::mul(v155, <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v157 = t5_2_row_3.get(lane);
                let v158 = __Elem::mul(__Elem::max(__Elem::add(v147, v157), v148), <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v159 = __Elem::add(__Elem::abs(v158), <__cpu::bf16 as __Elem>::ONE);
                let v160 = __Elem::select(v146 == __Elem::to::<i16>(i30_2), __Elem::recip::<L, false>(v159), v151);
                let v161 = __Elem::select(__Elem::is_finite(v152) | (2 == i30_2), __Elem::sigmoid::<L, false>(v156), v160);
                let v162 = __Elem::select((i30_2 < d5_2) ^ (_q9_2 != i30_2), v144, v161);
                y2_2_row.set(lane, v162);
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
        plan.value(d2);
        plan.value(d3);
        plan.value(d5);
        plan.finish([1, 1, v2])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<__cpu::bf16, 1>([3]);
        size.tile::<f32, 1>([3]);
        size.tile::<__cpu::F8E4M3, 1>([4]);
        size.tile::<__cpu::bf16, 1>([3]);
        size.tile::<__cpu::F8E4M3, 2>([4, 3]);
        size.tile::<__cpu::bf16, 2>([3, 12]);
        size.tile::<__cpu::bf16, 2>([4, 24]);
        size.tile::<f32, 2>([3, 4]);
        size.tile::<u8, 2>([3, 3]);
        size.gemm_sp::<L, __cpu::bf16, __cpu::bf16, f32>(3, 4);
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
            let d2 = __cpu::value::<i64>(call, 0);
            let d3 = __cpu::value::<i64>(call, 1);
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
                let mut v12_2 = <f32 as __Elem>::ZERO;
                v12_2 = 2.0_f32;
                for k13 in 0_i64..1 {
                    let v17 = v12_2;
                    let v18 = t6.load([k13], <f32 as __Elem>::ZERO);
                    let v19 = __cpu::bitcast::<u32, f32>(__cpu::bitcast::<f32, u32>(v18) | 2147483648_u32);
                    let v20 = t5.load([d2], <__cpu::bf16 as __Elem>::ZERO);
                    let v21 = __Elem::to_round::<L, f32>(v20, __cpu::Round::NearestEven);
                    let v22: f32 = if __Elem::to::<u8>(-9_i64) != __Elem::to::<u8>(0_i64) {
                        let v23 = __Elem::fma::<L>(0.0_f32, __Elem::to::<f32>(__Elem::rem(0_i64, 3_i64)), -4.0_f32);
                        let v24 = __Elem::min_nan(__Elem::sqrt::<L, false>(__Elem::abs(-3.0_f32)), v23);
                        v24
                    } else {
                        4.0_f32 - 2.0_f32
                    };
                    v12_2 = v17 + (v19 * (v21 + v22));
                }
                let t8 = scratch.tile::<__cpu::bf16, 1>([3]);
                let t7_at = t7.window([b6.wrapping_mul(3)], [3]);
                __cpu::copy::<L, _, _, _>(t7_at, t8, <__cpu::bf16 as __Elem>::ZERO);
                let v25 = __Elem::to::<u8>(-9_i64) != __Elem::to::<u8>(0_i64);
                let v26 = __Elem::fma::<L>(0.0_f32, __Elem::to::<f32>(__Elem::rem(0_i64, 3_i64)), -4.0_f32);
                let v27 = __Elem::min_nan(__Elem::sqrt::<L, false>(__Elem::abs(-3.0_f32)), v26);
                let v28 = 4.0_f32 - 2.0_f32;
                let v29 = x0.load([d3], <__cpu::F8E4M3 as __Elem>::ZERO);
                let v30 = __Elem::to_round::<L, f32>(v29, __cpu::Round::NearestEven);
                let t5_row_2 = t5.row(0, [0], 3);
                let x1_row_2 = x1.row(1, [0, 0], 3);
                let t6_row_2 = t6.row(0, [0], 3);
                let (from, to) = __cpu::common(3, [x1_row_2.unit_span()]);
                Self::parallel_3::<L, _, _, _>(
                    level,
                    from,
                    to - from,
                    t5_row_2.slice(from, to - from),
                    x1_row_2.slice(from, to - from),
                    t6_row_2.slice_mut(from, to - from),
                    v27,
                    v28,
                    v25,
                    v30,
                );
                if to - from < 3 {
                    for (start, end) in [(0, from), (to, 3)] {
                        Self::parallel_3::<L, _, _, _>(
                            level,
                            start,
                            end - start,
                            t5_row_2.slice(start, end - start),
                            x1_row_2.guarded(start, <f32 as __Elem>::ZERO),
                            t6_row_2.slice_mut(start, end - start),
                            v27,
                            v28,
                            v25,
                            v30,
                        );
                    }
                }
                let t9 = scratch.tile::<__cpu::F8E4M3, 2>([4, 3]);
                for i15 in 0_i64..4 {
                    let v34 = x0.load([0], <__cpu::F8E4M3 as __Elem>::ZERO);
                    let v35 = __cpu::bitcast::<__cpu::F8E4M3, u8>(__Elem::trunc::<L, false>(v34));
                    let v36 = __cpu::bitcast::<u8, __cpu::F8E4M3>(v35 | 128_u8);
                    let t9_row = t9.row(1, [i15, 0], 3);
                    Self::parallel_4::<L, _>(level, 0, 3, t9_row.slice_mut(0, 3), v36);
                }
                let t10 = scratch.tile::<__cpu::bf16, 2>([3, 12]);
                for i17 in 0_i64..3 {
                    let v37 = __Elem::to::<__cpu::bf16>(b6);
                    let t10_row = t10.row(1, [i17, 0], 12);
                    Self::parallel_5::<L, _>(level, 0, 12, t10_row.slice_mut(0, 12), v37);
                }
                let t11 = scratch.tile::<__cpu::bf16, 2>([4, 24]);
                for i19 in 0_i64..4 {
                    let v38 = t5.load([b6], <__cpu::bf16 as __Elem>::ZERO);
                    let t11_row = t11.row(1, [i19, 0], 24);
                    Self::parallel_6::<L, _>(level, 0, 24, t11_row.slice_mut(0, 24), v38);
                }
                let t12 = scratch.tile::<f32, 2>([3, 4]);
                let v21_2 = __Elem::to::<f32>(d2);
                __cpu::fill::<L, _, _>(t12, v21_2);
                let t13 = scratch.tile::<u8, 2>([3, 3]);
                __cpu::fill::<L, _, _>(t13, 212_u8);
                let t11_at = t11.permute([1, 0]);
                __cpu::gemm_sp::<L, __cpu::bf16, __cpu::bf16, f32>((t10, <__cpu::bf16 as __Elem>::ZERO), (t13, <u8 as __Elem>::ZERO), (t11_at, <__cpu::bf16 as __Elem>::ZERO), t12, scratch);
                let x1_row_3 = x1.row(1, [_q9, 0], 4);
                let (from, to) = __cpu::common(4, [x1_row_3.unit_span()]);
                Self::parallel_7::<L, _>(level, from, to - from, x1_row_3.slice(from, to - from), a3);
                if to - from < 4 {
                    for (start, end) in [(0, from), (to, 4)] {
                        Self::parallel_7::<L, _>(
                            level,
                            start,
                            end - start,
                            x1_row_3.guarded(start, <f32 as __Elem>::ZERO),
                            a3,
                        );
                    }
                }
                let t6_row_3 = t6.row(0, [0], 3);
                Self::parallel_8::<L, _>(level, 0, 3, t6_row_3.slice(0, 3), h4);
                let t7_row_2 = t7.row(0, [0], 4);
                Self::parallel_9::<L, _>(level, 0, 4, t7_row_2.slice(0, 4), h4);
                let t8_row = t8.row(0, [0], 3);
                Self::parallel_10::<L, _>(level, 0, 3, t8_row.slice(0, 3), h4);
                for i26 in 0_i64..4 {
                    let v50 = 5_i64.wrapping_add(i26).wrapping_mul(5);
                    let v51 = 5_i64.wrapping_add(i26).wrapping_mul(5);
                    let t9_row_2 = t9.row(1, [i26, 0], 3);
                    Self::parallel_11::<L, _>(level, 0, 3, t9_row_2.slice(0, 3), v50, v51, h4);
                }
                for i28 in 0_i64..3 {
                    let v55 = 5_i64.wrapping_add(i28).wrapping_mul(5);
                    let v56 = 5_i64.wrapping_add(i28).wrapping_mul(5);
                    let t12_row = t12.row(1, [i28, 0], 4);
                    Self::parallel_12::<L, _>(level, 0, 4, t12_row.slice(0, 4), v55, v56, h4);
                }
                let v59 = t5.load([x1.extent[1]], <__cpu::bf16 as __Elem>::ZERO);
                let v60 = t5.load([d5], <__cpu::bf16 as __Elem>::ZERO);
                let v61 = t5.load([__Elem::rem(_q9.wrapping_mul(4), 4_i64)], <__cpu::bf16 as __Elem>::ZERO);
                let v62 = __Elem::mul(__Elem::mul(__Elem::add(v59, v60), v61), <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v63 = __Elem::sigmoid::<L, false>(v62);
                let v64 = t5.load([d2], <__cpu::bf16 as __Elem>::ZERO);
                let v65 = __Elem::to::<i16>(b6.wrapping_sub(6));
                let v66 = __Elem::to::<__cpu::bf16>(d5);
                let v67 = __Elem::neg(<__cpu::bf16 as __Elem>::ZERO);
                let v68 = t5.load_inside([2]);
                let v69 = __Elem::mul(__Elem::abs(v68), <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v70 = __Elem::sigmoid::<L, false>(v69);
                let t5_row_3 = t5.row(0, [0], 3);
                let t8_row_2 = t8.row(0, [0], 3);
                let y2_row = y2.row(0, [b6.wrapping_mul(3)], 3);
                let (from, to) = __cpu::common(3, [y2_row.unit_span()]);
                Self::parallel_13::<L, _, _, _>(
                    level,
                    from,
                    to - from,
                    t5_row_3.slice(from, to - from),
                    t8_row_2.slice(from, to - from),
                    y2_row.slice_mut(from, to - from),
                    d5,
                    _q9,
                    v64,
                    v65,
                    v66,
                    v67,
                    v70,
                    v63,
                );
                if to - from < 3 {
                    for (start, end) in [(0, from), (to, 3)] {
                        Self::parallel_13::<L, _, _, _>(
                            level,
                            start,
                            end - start,
                            t5_row_3.slice(start, end - start),
                            t8_row_2.slice(start, end - start),
                            y2_row.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            d5,
                            _q9,
                            v64,
                            v65,
                            v66,
                            v67,
                            v70,
                            v63,
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
            let x0_2 = __cpu::tensor::<__cpu::F8E4M3, 1>(call, 0);
            let x1_2 = __cpu::tensor::<f32, 2>(call, 1);
            let y2_2 = __cpu::tensor::<__cpu::bf16, 1>(call, 2);
            let a3_2 = __cpu::tensor::<i32, 1>(call, 3);
            let h4_2 = __cpu::tensor::<u64, 1>(call, 4);
            let _p8_2 = __cpu::scalar::<f32>(call.args, 5);
            let _q9_2 = __cpu::scalar::<i64>(call.args, 6);
            let d2_2 = __cpu::value::<i64>(call, 0);
            let d3_2 = __cpu::value::<i64>(call, 1);
            let d5_2 = __cpu::value::<i64>(call, 2);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b6_2] = block.index;
                let mut scratch = block.scratch;
                let t5_2 = scratch.tile::<__cpu::bf16, 1>([3]);
                let y2_2_at = y2_2.window([b6_2.wrapping_mul(3)], [3]);
                __cpu::copy::<L, _, _, _>(y2_2_at, t5_2, <__cpu::bf16 as __Elem>::ZERO);
                let t6_2 = scratch.tile::<f32, 1>([3]);
                let v81 = __Elem::to::<u8>(-9_i64) != __Elem::to::<u8>(0_i64);
                let v82 = __Elem::fma::<L>(0.0_f32, __Elem::to::<f32>(__Elem::rem(0_i64, 3_i64)), -4.0_f32);
                let v83 = __Elem::min_nan(__Elem::sqrt::<L, false>(__Elem::abs(-3.0_f32)), v82);
                let v84 = 4.0_f32 - 2.0_f32;
                let t5_2_row = t5_2.row(0, [0], 3);
                let x1_2_row = x1_2.row(0, [0, x0_2.extent[0]], 3);
                let t6_2_row = t6_2.row(0, [0], 3);
                let (from, to) = __cpu::common(3, [x1_2_row.span()]);
                Self::parallel_14::<L, _, _, _>(
                    level,
                    from,
                    to - from,
                    t5_2_row.slice(from, to - from),
                    x1_2_row.strided(from),
                    t6_2_row.slice_mut(from, to - from),
                    _p8_2,
                    v83,
                    v84,
                    v81,
                );
                if to - from < 3 {
                    for (start, end) in [(0, from), (to, 3)] {
                        Self::parallel_14::<L, _, _, _>(
                            level,
                            start,
                            end - start,
                            t5_2_row.slice(start, end - start),
                            x1_2_row.guarded(start, <f32 as __Elem>::ZERO),
                            t6_2_row.slice_mut(start, end - start),
                            _p8_2,
                            v83,
                            v84,
                            v81,
                        );
                    }
                }
                let t7_2 = scratch.tile::<__cpu::F8E4M3, 1>([4]);
                let v92 = __Elem::div(<__cpu::F8E4M3 as __Elem>::of_f64(-3.0_f64), <__cpu::F8E4M3 as __Elem>::of_i64(3));
                let v93 = __Elem::abs(v92);
                let v94 = t6_2.load([b6_2], <f32 as __Elem>::ZERO);
                let v95 = x0_2.load([x1_2.extent[0]], <__cpu::F8E4M3 as __Elem>::ZERO);
                let v96 = __Elem::max(__Elem::min(__Elem::to::<__cpu::F8E4M3>(v94), v95), __Elem::neg(<__cpu::F8E4M3 as __Elem>::of_f64(-3.5_f64)));
                let t7_2_row = t7_2.row(0, [0], 4);
                Self::parallel_15::<L, _>(level, 0, 4, t7_2_row.slice_mut(0, 4), v93, v96);
                let mut v12_3 = <f32 as __Elem>::ZERO;
                v12_3 = 2.0_f32;
                for k13_2 in 0_i64..1 {
                    let v98 = v12_3;
                    let v99 = t6_2.load([k13_2], <f32 as __Elem>::ZERO);
                    let v100 = __cpu::bitcast::<u32, f32>(__cpu::bitcast::<f32, u32>(v99) | 2147483648_u32);
                    let v101 = t5_2.load([d2_2], <__cpu::bf16 as __Elem>::ZERO);
                    let v102 = __Elem::to_round::<L, f32>(v101, __cpu::Round::NearestEven);
                    let v103: f32 = if __Elem::to::<u8>(-9_i64) != __Elem::to::<u8>(0_i64) {
                        let v104 = __Elem::fma::<L>(0.0_f32, __Elem::to::<f32>(__Elem::rem(0_i64, 3_i64)), -4.0_f32);
                        let v105 = __Elem::min_nan(__Elem::sqrt::<L, false>(__Elem::abs(-3.0_f32)), v104);
                        v105
                    } else {
                        4.0_f32 - 2.0_f32
                    };
                    v12_3 = v98 + (v100 * (v102 + v103));
                }
                let t8_2 = scratch.tile::<__cpu::bf16, 1>([3]);
                let t7_2_at = t7_2.window([b6_2.wrapping_mul(3)], [3]);
                __cpu::copy::<L, _, _, _>(t7_2_at, t8_2, <__cpu::bf16 as __Elem>::ZERO);
                let v106 = __Elem::to::<u8>(-9_i64) != __Elem::to::<u8>(0_i64);
                let v107 = __Elem::fma::<L>(0.0_f32, __Elem::to::<f32>(__Elem::rem(0_i64, 3_i64)), -4.0_f32);
                let v108 = __Elem::min_nan(__Elem::sqrt::<L, false>(__Elem::abs(-3.0_f32)), v107);
                let v109 = 4.0_f32 - 2.0_f32;
                let v110 = x0_2.load([d3_2], <__cpu::F8E4M3 as __Elem>::ZERO);
                let v111 = __Elem::to_round::<L, f32>(v110, __cpu::Round::NearestEven);
                let t5_2_row_2 = t5_2.row(0, [0], 3);
                let x1_2_row_2 = x1_2.row(1, [0, 0], 3);
                let t6_2_row_2 = t6_2.row(0, [0], 3);
                let (from, to) = __cpu::common(3, [x1_2_row_2.unit_span()]);
                Self::parallel_16::<L, _, _, _>(
                    level,
                    from,
                    to - from,
                    t5_2_row_2.slice(from, to - from),
                    x1_2_row_2.slice(from, to - from),
                    t6_2_row_2.slice_mut(from, to - from),
                    v108,
                    v109,
                    v106,
                    v111,
                );
                if to - from < 3 {
                    for (start, end) in [(0, from), (to, 3)] {
                        Self::parallel_16::<L, _, _, _>(
                            level,
                            start,
                            end - start,
                            t5_2_row_2.slice(start, end - start),
                            x1_2_row_2.guarded(start, <f32 as __Elem>::ZERO),
                            t6_2_row_2.slice_mut(start, end - start),
                            v108,
                            v109,
                            v106,
                            v111,
                        );
                    }
                }
                let t9_2 = scratch.tile::<__cpu::F8E4M3, 2>([4, 3]);
                for i15_2 in 0_i64..4 {
                    let v115 = x0_2.load([0], <__cpu::F8E4M3 as __Elem>::ZERO);
                    let v116 = __cpu::bitcast::<__cpu::F8E4M3, u8>(__Elem::trunc::<L, false>(v115));
                    let v117 = __cpu::bitcast::<u8, __cpu::F8E4M3>(v116 | 128_u8);
                    let t9_2_row = t9_2.row(1, [i15_2, 0], 3);
                    Self::parallel_17::<L, _>(level, 0, 3, t9_2_row.slice_mut(0, 3), v117);
                }
                let t10_2 = scratch.tile::<__cpu::bf16, 2>([3, 12]);
                for i17_2 in 0_i64..3 {
                    let v118 = __Elem::to::<__cpu::bf16>(b6_2);
                    let t10_2_row = t10_2.row(1, [i17_2, 0], 12);
                    Self::parallel_18::<L, _>(level, 0, 12, t10_2_row.slice_mut(0, 12), v118);
                }
                let t11_2 = scratch.tile::<__cpu::bf16, 2>([4, 24]);
                for i19_2 in 0_i64..4 {
                    let v119 = t5_2.load([b6_2], <__cpu::bf16 as __Elem>::ZERO);
                    let t11_2_row = t11_2.row(1, [i19_2, 0], 24);
                    Self::parallel_19::<L, _>(level, 0, 24, t11_2_row.slice_mut(0, 24), v119);
                }
                let t12_2 = scratch.tile::<f32, 2>([3, 4]);
                let v21_3 = __Elem::to::<f32>(d2_2);
                __cpu::fill::<L, _, _>(t12_2, v21_3);
                let t13_2 = scratch.tile::<u8, 2>([3, 3]);
                __cpu::fill::<L, _, _>(t13_2, 212_u8);
                let t11_2_at = t11_2.permute([1, 0]);
                __cpu::gemm_sp::<L, __cpu::bf16, __cpu::bf16, f32>((t10_2, <__cpu::bf16 as __Elem>::ZERO), (t13_2, <u8 as __Elem>::ZERO), (t11_2_at, <__cpu::bf16 as __Elem>::ZERO), t12_2, scratch);
                let x1_2_row_3 = x1_2.row(1, [_q9_2, 0], 4);
                let a3_2_row = a3_2.row(0, [0], 4);
                let (from, to) = __cpu::common(4, [x1_2_row_3.unit_span(), a3_2_row.unit_span()]);
                Self::parallel_20::<L, _, _>(
                    level,
                    from,
                    to - from,
                    x1_2_row_3.slice(from, to - from),
                    a3_2_row.slice_mut(from, to - from),
                );
                if to - from < 4 {
                    for (start, end) in [(0, from), (to, 4)] {
                        Self::parallel_20::<L, _, _>(
                            level,
                            start,
                            end - start,
                            x1_2_row_3.guarded(start, <f32 as __Elem>::ZERO),
                            a3_2_row.guarded(start, <i32 as __Elem>::ZERO),
                        );
                    }
                }
                let t6_2_row_3 = t6_2.row(0, [0], 3);
                Self::parallel_21::<L, _>(level, 0, 3, t6_2_row_3.slice(0, 3), h4_2);
                let t7_2_row_2 = t7_2.row(0, [0], 4);
                Self::parallel_22::<L, _>(level, 0, 4, t7_2_row_2.slice(0, 4), h4_2);
                let t8_2_row = t8_2.row(0, [0], 3);
                Self::parallel_23::<L, _>(level, 0, 3, t8_2_row.slice(0, 3), h4_2);
                for i26_2 in 0_i64..4 {
                    let v131 = 5_i64.wrapping_add(i26_2).wrapping_mul(5);
                    let v132 = 5_i64.wrapping_add(i26_2).wrapping_mul(5);
                    let t9_2_row_2 = t9_2.row(1, [i26_2, 0], 3);
                    Self::parallel_24::<L, _>(level, 0, 3, t9_2_row_2.slice(0, 3), v131, v132, h4_2);
                }
                for i28_2 in 0_i64..3 {
                    let v136 = 5_i64.wrapping_add(i28_2).wrapping_mul(5);
                    let v137 = 5_i64.wrapping_add(i28_2).wrapping_mul(5);
                    let t12_2_row = t12_2.row(1, [i28_2, 0], 4);
                    Self::parallel_25::<L, _>(level, 0, 4, t12_2_row.slice(0, 4), v136, v137, h4_2);
                }
                let v140 = t5_2.load([x1_2.extent[1]], <__cpu::bf16 as __Elem>::ZERO);
                let v141 = t5_2.load([d5_2], <__cpu::bf16 as __Elem>::ZERO);
                let v142 = t5_2.load([__Elem::rem(_q9_2.wrapping_mul(4), 4_i64)], <__cpu::bf16 as __Elem>::ZERO);
                let v143 = __Elem::mul(__Elem::mul(__Elem::add(v140, v141), v142), <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v144 = __Elem::sigmoid::<L, false>(v143);
                let v145 = t5_2.load([d2_2], <__cpu::bf16 as __Elem>::ZERO);
                let v146 = __Elem::to::<i16>(b6_2.wrapping_sub(6));
                let v147 = __Elem::to::<__cpu::bf16>(d5_2);
                let v148 = __Elem::neg(<__cpu::bf16 as __Elem>::ZERO);
                let v149 = t5_2.load_inside([2]);
                let v150 = __Elem::mul(__Elem::abs(v149), <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v151 = __Elem::sigmoid::<L, false>(v150);
                let t5_2_row_3 = t5_2.row(0, [0], 3);
                let t8_2_row_2 = t8_2.row(0, [0], 3);
                let y2_2_row = y2_2.row(0, [b6_2.wrapping_mul(3)], 3);
                let (from, to) = __cpu::common(3, [y2_2_row.unit_span()]);
                Self::parallel_26::<L, _, _, _>(
                    level,
                    from,
                    to - from,
                    t5_2_row_3.slice(from, to - from),
                    t8_2_row_2.slice(from, to - from),
                    y2_2_row.slice_mut(from, to - from),
                    d5_2,
                    _q9_2,
                    v145,
                    v146,
                    v147,
                    v148,
                    v151,
                    v144,
                );
                if to - from < 3 {
                    for (start, end) in [(0, from), (to, 3)] {
                        Self::parallel_26::<L, _, _, _>(
                            level,
                            start,
                            end - start,
                            t5_2_row_3.slice(start, end - start),
                            t8_2_row_2.slice(start, end - start),
                            y2_2_row.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            d5_2,
                            _q9_2,
                            v145,
                            v146,
                            v147,
                            v148,
                            v151,
                            v144,
                        );
                    }
                }
            }
        }
    }
}
