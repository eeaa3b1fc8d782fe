// Emitted from the random kernel of seed 12.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;


#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<const BM: usize>(());

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<const BM: usize> __Kernel<BM> {
    #[inline]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        mut t8_row: R0,
        v0: u32,
        x1: __cpu::View<__cpu::bf16, 3>,
        v1: __cpu::bf16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i10 = start + lane as i64;
                let v2 = x1.load([i10, i10, i10], <__cpu::bf16 as __Elem>::ZERO);
                let v3 = __cpu::bitcast::<u16, __cpu::bf16>(__cpu::bitcast::<__cpu::bf16, u16>(v2) & 32767_u16);
                let v4 = __Elem::select(v0 < __Elem::to::<u32>(__Elem::div(i10, 4_i64)), __Elem::neg(v3), v1);
                t8_row.set(lane, v4);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t9_row: R0,
        v8: i32,
        a5: __cpu::View<i32, 1>,
        d0: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v9 = t9_row.get(lane);
                let v10 = __Elem::rem(__Elem::min(v8, v9).wrapping_mul(5_i32), 5_i32);
                a5.atomic(__cpu::AtomicOp::And, [d0], v10, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t7_row: R0,
        v12: i64,
        v13: i64,
        h6: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14 = start + lane as i64;
                let v14 = t7_row.get(lane);
                let v15 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v14) * 16.0_f32));
                let v16 = v15.wrapping_mul(__Elem::to::<u64>(v13.wrapping_add(i14)));
                h6.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v12.wrapping_add(i14), 7_i64)], v16, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t8_row_2: R0,
        v17: i64,
        v18: i64,
        h6: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i16 = start + lane as i64;
                let v19 = t8_row_2.get(lane);
                let v20 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v19) * 16.0_f32));
                let v21 = v20.wrapping_mul(__Elem::to::<u64>(v18.wrapping_add(i16)));
                h6.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v17.wrapping_add(i16), 7_i64)], v21, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t9_row_2: R0,
        v23: i64,
        v25: i64,
        h6: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i20 = start + lane as i64;
                let v26 = t9_row_2.get(lane);
                let v27 = __Elem::to::<u64>(v26).wrapping_mul(__Elem::to::<u64>(v25.wrapping_add(i20)));
                h6.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v23.wrapping_add(i20), 7_i64)], v27, __cpu::Order::Acquire);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<
        L: __cpu::Level,
        R0: __cpu::row::Row<i32>,
        R1: __cpu::row::Row<__cpu::bf16>,
        R2: __cpu::row::Row<__cpu::bf16>,
        R3: __cpu::row::Row<i32>,
        R4: __cpu::row::Row<i32>,
        R5: __cpu::row::RowMut<__cpu::bf16>,
    >(
        level: L,
        start: i64,
        count: i64,
        x2_row: R0,
        x0_row: R1,
        t7_row_2: R2,
        t9_row_3: R3,
        t9_row_4: R4,
        mut y3_row: R5,
        v29: i16,
        v32: i16,
        x0: __cpu::View<__cpu::bf16, 3>,
        b5: i64,
        v34: i64,
        t9: __cpu::View<i32, 4>,
        x1: __cpu::View<__cpu::bf16, 3>,
        v35: i64,
        v31: __cpu::bf16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21 = start + lane as i64;
                let v36 = x2_row.get(lane);
                let v37 = x2_row.get(lane);
                let v38 = x0_row.get(lane);
                let v39 = __Elem::mul(v38, <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v40 = __Elem::add(__Elem::abs(v39), <__cpu::bf16 as __Elem>::ONE);
                let v41 = t7_row_2.get(lane);
                let v42 = __Elem::ceil::<L, false>(__Elem::min(v41, <__cpu::bf16 as __Elem>::of_i64(-2)));
                let v43 = __Elem::mul(v42, <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v44 = x0_row.get(lane);
                let v45 = t9_row_3.get(lane);
                let v46 = x0.load([5, b5, __Elem::to::<i64>(v45)], <__cpu::bf16 as __Elem>::ZERO);
                let v47 = x0.load([v34, i21, i21], <__cpu::bf16 as __Elem>::ZERO);
                let v48 = t9.load([i21, i21, i21, 0], <i32 as __Elem>::ZERO);
                let v49 = x1.load([i21, __Elem::to::<i64>(v48), i21], <__cpu::bf16 as __Elem>::ZERO);
                let v50 = __Elem::mul(__Elem::select(__Elem::is_nan(v44), v46, v47), __Elem::max(__Elem::to::<__cpu::bf16>(i21), v49));
                let v51 = __Elem::mul(v50, <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v52 = __Elem::add(__Elem::abs(v51), <__cpu::bf16 as __Elem>::ONE);
                let v53 = t9_row_4.get(lane);
                let v54 = __Elem::rem(i21.wrapping_mul(4).wrapping_add(i21), 4_i64);
                let v55 = t9.load([__Elem::to::<i64>(v53), v35, 0, v54], <i32 as __Elem>::ZERO);
                let v56 = __Elem::powf::<L, false>(v52, __Elem::to::<__cpu::bf16>(v55));
                let v57 = __Elem::select(v32 == __Elem::to::<i16>(i21), __Elem::log2::<L, false>(__Elem::abs(v43)), v56);
                let v58 = __Elem::select(v36 == v37, __Elem::rsqrt::<L, false>(v40), __Elem::select(v29 <= __Elem::to::<i16>(i21), v31, v57));
                y3_row.set(lane, v58);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<
        L: __cpu::Level,
        R0: __cpu::row::Row<i32>,
        R1: __cpu::row::Row<__cpu::bf16>,
        R2: __cpu::row::RowMut<__cpu::bf16>,
    >(
        level: L,
        start: i64,
        count: i64,
        x2_row_2: R0,
        t7_row_3: R1,
        mut y4_row: R2,
        x0: __cpu::View<__cpu::bf16, 3>,
        t9: __cpu::View<i32, 4>,
        d0: i64,
        n8: i64,
        v59: __cpu::bf16,
        v60: __cpu::bf16,
        v62: __cpu::bf16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i22 = start + lane as i64;
                let v63 = x0.load([i22, i22, i22], <__cpu::bf16 as __Elem>::ZERO);
                let v64 = x0.load([i22, 5, i22], <__cpu::bf16 as __Elem>::ZERO);
                let v65 = __Elem::add(__Elem::add(__Elem::to::<__cpu::bf16>(i22), v63), __Elem::round::<L, false>(v64));
                let v66 = __Elem::mul(v65, <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v67 = x2_row_2.get(lane);
                let v68 = t9.load([i22, i22, d0, n8], <i32 as __Elem>::ZERO);
                let v69 = x2_row_2.get(lane);
                let v70 = t7_row_3.get(lane);
                let v71 = __Elem::mul(v70, <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v72 = __Elem::rem(i22.wrapping_mul(BM as i64).wrapping_add(i22), BM as i64);
                let v73 = __Elem::mul(__Elem::select(v72 <= i22, v59, v60), <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v74 = __Elem::add(__Elem::abs(v73), <__cpu::bf16 as __Elem>::ONE);
                let v75 = __Elem::select(i22 != i22, __Elem::recip::<L, false>(v74), v62);
                let v76 = __Elem::select((__Elem::to::<i64>(v67) < 7) ^ (v68 <= v69), __Elem::tanh::<L, false>(v71), v75);
                let v77 = __Elem::select((i22 <= i22) | (6 > i22), __Elem::sin::<L, false>(v66), v76);
                y4_row.set(lane, v77);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        mut t8_2_row: R0,
        v78: u32,
        x1_2: __cpu::View<__cpu::bf16, 3>,
        v79: __cpu::bf16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i10_2 = start + lane as i64;
                let v80 = x1_2.load([i10_2, i10_2, i10_2], <__cpu::bf16 as __Elem>::ZERO);
                let v81 = __cpu::bitcast::<u16, __cpu::bf16>(__cpu::bitcast::<__cpu::bf16, u16>(v80) & 32767_u16);
                let v82 = __Elem::select(v78 < __Elem::to::<u32>(__Elem::div(i10_2, 4_i64)), __Elem::neg(v81), v79);
                t8_2_row.set(lane, v82);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t9_2_row: R0,
        v87: i32,
        a5_2: __cpu::View<i32, 1>,
        d0_2: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v88 = t9_2_row.get(lane);
                let v89 = __Elem::rem(__Elem::min(v87, v88).wrapping_mul(5_i32), 5_i32);
                a5_2.update(__cpu::AtomicOp::And, [d0_2], v89);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row: R0,
        v90: i64,
        v91: i64,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14_2 = start + lane as i64;
                let v92 = t7_2_row.get(lane);
                let v93 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v92) * 16.0_f32));
                let v94 = v93.wrapping_mul(__Elem::to::<u64>(v91.wrapping_add(i14_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v90.wrapping_add(i14_2), 7_i64)], v94);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row_2: R0,
        v95: i64,
        v96: i64,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i16_2 = start + lane as i64;
                let v97 = t8_2_row_2.get(lane);
                let v98 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v97) * 16.0_f32));
                let v99 = v98.wrapping_mul(__Elem::to::<u64>(v96.wrapping_add(i16_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v95.wrapping_add(i16_2), 7_i64)], v99);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t9_2_row_2: R0,
        v101: i64,
        v103: i64,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i20_2 = start + lane as i64;
                let v104 = t9_2_row_2.get(lane);
                let v105 = __Elem::to::<u64>(v104).wrapping_mul(__Elem::to::<u64>(v103.wrapping_add(i20_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v101.wrapping_add(i20_2), 7_i64)], v105);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<
        L: __cpu::Level,
        R0: __cpu::row::Row<i32>,
        R1: __cpu::row::Row<__cpu::bf16>,
        R2: __cpu::row::Row<__cpu::bf16>,
        R3: __cpu::row::Row<i32>,
        R4: __cpu::row::Row<i32>,
        R5: __cpu::row::RowMut<__cpu::bf16>,
    >(
        level: L,
        start: i64,
        count: i64,
        x2_2_row: R0,
        x0_2_row: R1,
        t7_2_row_2: R2,
        t9_2_row_3: R3,
        t9_2_row_4: R4,
        mut y3_2_row: R5,
        v107: i16,
        v110: i16,
        x0_2: __cpu::View<__cpu::bf16, 3>,
        b5_2: i64,
        v112: i64,
        t9_2: __cpu::View<i32, 4>,
        x1_2: __cpu::View<__cpu::bf16, 3>,
        v113: i64,
        v109: __cpu::bf16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21_2 = start + lane as i64;
                let v114 = x2_2_row.get(lane);
                let v115 = x2_2_row.get(lane);
                let v116 = x0_2_row.get(lane);
                let v117 = __Elem::mul(v116, <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v118 = __Elem::add(__Elem::abs(v117), <__cpu::bf16 as __Elem>::ONE);
                let v119 = t7_2_row_2.get(lane);
                let v120 = __Elem::ceil::<L, false>(__Elem::min(v119, <__cpu::bf16 as __Elem>::of_i64(-2)));
                let v121 = __Elem::mul(v120, <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v122 = x0_2_row.get(lane);
                let v123 = t9_2_row_3.get(lane);
                let v124 = x0_2.load([5, b5_2, __Elem::to::<i64>(v123)], <__cpu::bf16 as __Elem>::ZERO);
                let v125 = x0_2.load([v112, i21_2, i21_2], <__cpu::bf16 as __Elem>::ZERO);
                let v126 = t9_2.load([i21_2, i21_2, i21_2, 0], <i32 as __Elem>::ZERO);
                let v127 = x1_2.load([i21_2, __Elem::to::<i64>(v126), i21_2], <__cpu::bf16 as __Elem>::ZERO);
                let v128 = __Elem::mul(__Elem::select(__Elem::is_nan(v122), v124, v125), __Elem::max(__Elem::to::<__cpu::bf16>(i21_2), v127));
                let v129 = __Elem::mul(v128, <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v130 = __Elem::add(__Elem::abs(v129), <__cpu::bf16 as __Elem>::ONE);
                let v131 = t9_2_row_4.get(lane);
                let v132 = __Elem::rem(i21_2.wrapping_mul(4).wrapping_add(i21_2), 4_i64);
                let v133 = t9_2.load([__Elem::to::<i64>(v131), v113, 0, v132], <i32 as __Elem>::ZERO);
                let v134 = __Elem::powf::<L, false>(v130, __Elem::to::<__cpu::bf16>(v133));
                let v135 = __Elem::select(v110 == __Elem::to::<i16>(i21_2), __Elem::log2::<L, false>(__Elem::abs(v121)), v134);
                let v136 = __Elem::select(v107 <= __Elem::to::<i16>(i21_2), v109, v135);
                let v137 = __Elem::select(v114 == v115, __Elem::rsqrt::<L, false>(v118), v136);
                y3_2_row.set(lane, v137);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<
        L: __cpu::Level,
        R0: __cpu::row::Row<i32>,
        R1: __cpu::row::Row<__cpu::bf16>,
        R2: __cpu::row::RowMut<__cpu::bf16>,
    >(
        level: L,
        start: i64,
        count: i64,
        x2_2_row_2: R0,
        t7_2_row_3: R1,
        mut y4_2_row: R2,
        x0_2: __cpu::View<__cpu::bf16, 3>,
        t9_2: __cpu::View<i32, 4>,
        d0_2: i64,
        n8_2: i64,
        v138: __cpu::bf16,
        v139: __cpu::bf16,
        v141: __cpu::bf16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i22_2 = start + lane as i64;
                let v142 = x0_2.load([i22_2, i22_2, i22_2], <__cpu::bf16 as __Elem>::ZERO);
                let v143 = x0_2.load([i22_2, 5, i22_2], <__cpu::bf16 as __Elem>::ZERO);
                let v144 = __Elem::add(__Elem::add(__Elem::to::<__cpu::bf16>(i22_2), v142), __Elem::round::<L, false>(v143));
                let v145 = __Elem::mul(v144, <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v146 = x2_2_row_2.get(lane);
                let v147 = t9_2.load([i22_2, i22_2, d0_2, n8_2], <i32 as __Elem>::ZERO);
                let v148 = x2_2_row_2.get(lane);
                let v149 = t7_2_row_3.get(lane);
                let v150 = __Elem::mul(v149, <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v151 = __Elem::rem(i22_2.wrapping_mul(BM as i64).wrapping_add(i22_2), BM as i64);
                let v152 = __Elem::mul(__Elem::select(v151 <= i22_2, v138, v139), <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v153 = __Elem::add(__Elem::abs(v152), <__cpu::bf16 as __Elem>::ONE);
                let v154 = __Elem::select(i22_2 != i22_2, __Elem::recip::<L, false>(v153), v141);
                let v155 = __Elem::select((__Elem::to::<i64>(v146) < 7) ^ (v147 <= v148), __Elem::tanh::<L, false>(v150), v154);
                let v156 = __Elem::select((i22_2 <= i22_2) | (6 > i22_2), __Elem::sin::<L, false>(v145), v155);
                y4_2_row.set(lane, v156);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<const BM: usize> __cpu::Kernel for __Kernel<BM> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_12", args);
        let d0 = plan.extent(0, 0);
        plan.expect("x0", 0, 1, d0)?;
        let d1 = plan.extent(0, 2);
        plan.expect("x1", 1, 0, d1)?;
        plan.expect("x1", 1, 1, 4)?;
        let d2 = plan.extent(1, 2);
        let d3 = plan.extent(2, 0);
        let d4 = plan.extent(3, 0);
        plan.expect("y4", 4, 0, d4)?;
        let d6 = plan.extent(5, 0);
        plan.expect("h6", 6, 0, 7)?;
        let v0 = d4.wrapping_add(3);
        let n8 = __Elem::div(v0, 4_i64);
        let v1 = d4.wrapping_add(3);
        let v2 = __Elem::div(v1, 4_i64);
        plan.value(n8);
        plan.value(d6);
        plan.value(d2);
        plan.value(d3);
        plan.value(d4);
        plan.value(d1);
        plan.value(d0);
        plan.finish([1, 1, v2])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<__cpu::bf16, 2>([BM as i64 + 1, 4]);
        size.tile::<__cpu::bf16, 2>([BM as i64, 4]);
        size.tile::<i32, 4>([BM as i64 + 1, 4, 1, 1]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<__cpu::bf16, 3>(call, 0);
            let x1 = __cpu::tensor::<__cpu::bf16, 3>(call, 1);
            let x2 = __cpu::tensor::<i32, 1>(call, 2);
            let y3 = __cpu::tensor::<__cpu::bf16, 1>(call, 3);
            let y4 = __cpu::tensor::<__cpu::bf16, 1>(call, 4);
            let a5 = __cpu::tensor::<i32, 1>(call, 5);
            let h6 = __cpu::tensor::<u64, 1>(call, 6);
            let n8 = __cpu::value::<i64>(call, 0);
            let d6 = __cpu::value::<i64>(call, 1);
            let d2 = __cpu::value::<i64>(call, 2);
            let d3 = __cpu::value::<i64>(call, 3);
            let d4 = __cpu::value::<i64>(call, 4);
            let d1 = __cpu::value::<i64>(call, 5);
            let d0 = __cpu::value::<i64>(call, 6);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b5] = block.index;
                let mut scratch = block.scratch;
                let t7 = scratch.tile::<__cpu::bf16, 2>([BM as i64 + 1, 4]);
                let x1_at = x1.window([n8, d6, b5], [1, 4, BM as i64 + 1]).squeeze([1, 2]);
                let x1_at_at = x1_at.permute([1, 0]);
                __cpu::copy::<L, _, _, _>(x1_at_at, t7, <__cpu::bf16 as __Elem>::of_i64(2));
                let t8 = scratch.tile::<__cpu::bf16, 2>([BM as i64, 4]);
                for i9 in 0_i64..(BM as i64) {
                    let v0 = __Elem::to::<u32>(2_i64);
                    let v1 = __Elem::neg(<__cpu::bf16 as __Elem>::of_f64(3.25_f64));
                    let t8_row = t8.row(1, [i9, 0], 4);
                    Self::parallel::<L, _>(level, 0, 4, t8_row.slice_mut(0, 4), v0, x1, v1);
                }
                let t9 = scratch.tile::<i32, 4>([BM as i64 + 1, 4, 1, 1]);
                __cpu::fill::<L, _, _>(t9, 0_i32);
                let v5 = x2.load([b5], <i32 as __Elem>::ZERO);
                let v6 = x0.load([n8, b5, d2], <__cpu::bf16 as __Elem>::ZERO);
                let x0_at = x0.window([n8.wrapping_mul(4), __Elem::to::<i64>(v5), b5], [1, BM as i64 + 1, 4]);
                __cpu::copy::<L, _, _, _>(x0_at.squeeze([1, 2]), t7, v6);
                let v7 = t9.load([d3, d4, n8, d1], <i32 as __Elem>::ZERO);
                let v11 = t7.load([__Elem::to::<i64>(v7).wrapping_mul(3), d6], <__cpu::bf16 as __Elem>::ZERO);
                let t7_at = t7.window([d3.wrapping_mul(4), d0.wrapping_add(3)], [BM as i64 + 1, 4]);
                __cpu::fill::<L, _, _>(t7_at, v11);
                let v8 = __Elem::to::<i32>(__Elem::rem(d4.wrapping_mul(4).wrapping_add(d2), 4_i64));
                let t9_row = t9.row(1, [d1, 0, x1.extent[2], d3], BM as i64 + 1);
                let (from, to) = __cpu::common(BM as i64 + 1, [t9_row.span()]);
                Self::parallel_2::<L, _>(level, from, to - from, t9_row.strided(from), v8, a5, d0);
                if to - from < BM as i64 + 1 {
                    for (start, end) in [(0, from), (to, BM as i64 + 1)] {
                        Self::parallel_2::<L, _>(
                            level,
                            start,
                            end - start,
                            t9_row.guarded(start, <i32 as __Elem>::ZERO),
                            v8,
                            a5,
                            d0,
                        );
                    }
                }
                for i13 in 0_i64..(BM as i64 + 1) {
                    let v12 = 5_i64.wrapping_add(i13).wrapping_mul(5);
                    let v13 = 5_i64.wrapping_add(i13).wrapping_mul(5);
                    let t7_row = t7.row(1, [i13, 0], 4);
                    Self::parallel_3::<L, _>(level, 0, 4, t7_row.slice(0, 4), v12, v13, h6);
                }
                for i15 in 0_i64..(BM as i64) {
                    let v17 = 5_i64.wrapping_add(i15).wrapping_mul(5);
                    let v18 = 5_i64.wrapping_add(i15).wrapping_mul(5);
                    let t8_row_2 = t8.row(1, [i15, 0], 4);
                    Self::parallel_4::<L, _>(level, 0, 4, t8_row_2.slice(0, 4), v17, v18, h6);
                }
                let mut prefetch = __cpu::PacedPrefetch::new(__cpu::PrefetchList::new([x1_at_at.paced_prefetch_rows([1, 0], __cpu::is_non_temporal(call, &x1))]), 4 * BM as i64 + 4);
                for i17 in 0_i64..(BM as i64 + 1) {
                    for i18 in 0_i64..4 {
                        for i19 in 0_i64..1 {
                            let v22 = 5_i64.wrapping_add(i17).wrapping_mul(5).wrapping_add(i18);
                            let v23 = v22.wrapping_mul(5).wrapping_add(i19).wrapping_mul(5);
                            let v24 = 5_i64.wrapping_add(i17).wrapping_mul(5).wrapping_add(i18);
                            let v25 = v24.wrapping_mul(5).wrapping_add(i19).wrapping_mul(5);
                            let t9_row_2 = t9.row(3, [i17, i18, i19, 0], 1);
                            let mut chunks = __cpu::RowChunks::new(0, 1, &prefetch);
                            while chunks.advance() {
                                let (start, count) = chunks.chunk();
                                Self::parallel_5::<L, _>(
                                    level,
                                    start,
                                    count,
                                    t9_row_2.slice(start, count),
                                    v23,
                                    v25,
                                    h6,
                                );
                                prefetch.issue_for(count);
                            }
                        }
                    }
                }
                let v28 = t9.load([b5, d4, x0.extent[1], d0], <i32 as __Elem>::ZERO);
                let v29 = __Elem::to::<i16>(__Elem::to::<i64>(v28).wrapping_sub(5));
                let v30 = __Elem::mul(<__cpu::bf16 as __Elem>::of_i64(-1), <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v31 = __Elem::sin::<L, false>(v30);
                let v32 = __Elem::to::<i16>(n8.wrapping_sub(9));
                let v33 = x2.load([d0], <i32 as __Elem>::ZERO);
                let v34 = __Elem::to::<i64>(v33);
                let v35 = __Elem::rem(d2, 4_i64);
                let x2_row = x2.row(0, [0], 4);
                let x0_row = x0.row(1, [3, 0, d2], 4);
                let t7_row_2 = t7.row(0, [0, 0], 4);
                let t9_row_3 = t9.row(0, [0, 2, 0, d3], 4);
                let t9_row_4 = t9.row(1, [14, 0, n8, 0], 4);
                let y3_row = y3.row(0, [b5.wrapping_mul(4)], 4);
                let (from, to) = __cpu::common(4, [x2_row.unit_span(), x0_row.span(), t7_row_2.span(), t9_row_3.span(), t9_row_4.span(), y3_row.unit_span()]);
                Self::parallel_6::<L, _, _, _, _, _, _>(
                    level,
                    from,
                    to - from,
                    x2_row.slice(from, to - from),
                    x0_row.strided(from),
                    t7_row_2.strided(from),
                    t9_row_3.strided(from),
                    t9_row_4.strided(from),
                    y3_row.slice_mut(from, to - from),
                    v29,
                    v32,
                    x0,
                    b5,
                    v34,
                    t9,
                    x1,
                    v35,
                    v31,
                );
                if to - from < 4 {
                    for (start, end) in [(0, from), (to, 4)] {
                        Self::parallel_6::<L, _, _, _, _, _, _>(
                            level,
                            start,
                            end - start,
                            x2_row.guarded(start, <i32 as __Elem>::ZERO),
                            x0_row.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            t7_row_2.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            t9_row_3.guarded(start, <i32 as __Elem>::ZERO),
                            t9_row_4.guarded(start, <i32 as __Elem>::ZERO),
                            y3_row.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            v29,
                            v32,
                            x0,
                            b5,
                            v34,
                            t9,
                            x1,
                            v35,
                            v31,
                        );
                    }
                }
                let v59 = __Elem::neg(__Elem::to::<__cpu::bf16>(n8));
                let v60 = __Elem::neg(__Elem::to::<__cpu::bf16>(d6));
                let v61 = __Elem::mul(__Elem::to::<__cpu::bf16>(d6), <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v62 = __Elem::exp2::<L, false>(v61);
                let x2_row_2 = x2.row(0, [0], 4);
                let t7_row_3 = t7.row(1, [n8, 0], 4);
                let y4_row = y4.row(0, [b5.wrapping_mul(4)], 4);
                let (from, to) = __cpu::common(4, [x2_row_2.unit_span(), t7_row_3.unit_span(), y4_row.unit_span()]);
                Self::parallel_7::<L, _, _, _>(
                    level,
                    from,
                    to - from,
                    x2_row_2.slice(from, to - from),
                    t7_row_3.slice(from, to - from),
                    y4_row.slice_mut(from, to - from),
                    x0,
                    t9,
                    d0,
                    n8,
                    v59,
                    v60,
                    v62,
                );
                if to - from < 4 {
                    for (start, end) in [(0, from), (to, 4)] {
                        Self::parallel_7::<L, _, _, _>(
                            level,
                            start,
                            end - start,
                            x2_row_2.guarded(start, <i32 as __Elem>::ZERO),
                            t7_row_3.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            y4_row.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            x0,
                            t9,
                            d0,
                            n8,
                            v59,
                            v60,
                            v62,
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
            let x0_2 = __cpu::tensor::<__cpu::bf16, 3>(call, 0);
            let x1_2 = __cpu::tensor::<__cpu::bf16, 3>(call, 1);
            let x2_2 = __cpu::tensor::<i32, 1>(call, 2);
            let y3_2 = __cpu::tensor::<__cpu::bf16, 1>(call, 3);
            let y4_2 = __cpu::tensor::<__cpu::bf16, 1>(call, 4);
            let a5_2 = __cpu::tensor::<i32, 1>(call, 5);
            let h6_2 = __cpu::tensor::<u64, 1>(call, 6);
            let n8_2 = __cpu::value::<i64>(call, 0);
            let d6_2 = __cpu::value::<i64>(call, 1);
            let d2_2 = __cpu::value::<i64>(call, 2);
            let d3_2 = __cpu::value::<i64>(call, 3);
            let d4_2 = __cpu::value::<i64>(call, 4);
            let d1_2 = __cpu::value::<i64>(call, 5);
            let d0_2 = __cpu::value::<i64>(call, 6);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b5_2] = block.index;
                let mut scratch = block.scratch;
                let t7_2 = scratch.tile::<__cpu::bf16, 2>([BM as i64 + 1, 4]);
                let x1_2_at = x1_2.window([n8_2, d6_2, b5_2], [1, 4, BM as i64 + 1]).squeeze([1, 2]);
                let x1_2_at_at = x1_2_at.permute([1, 0]);
                __cpu::copy::<L, _, _, _>(x1_2_at_at, t7_2, <__cpu::bf16 as __Elem>::of_i64(2));
                let t8_2 = scratch.tile::<__cpu::bf16, 2>([BM as i64, 4]);
                for i9_2 in 0_i64..(BM as i64) {
                    let v78 = __Elem::to::<u32>(2_i64);
                    let v79 = __Elem::neg(<__cpu::bf16 as __Elem>::of_f64(3.25_f64));
                    let t8_2_row = t8_2.row(1, [i9_2, 0], 4);
                    Self::parallel_8::<L, _>(level, 0, 4, t8_2_row.slice_mut(0, 4), v78, x1_2, v79);
                }
                let t9_2 = scratch.tile::<i32, 4>([BM as i64 + 1, 4, 1, 1]);
                __cpu::fill::<L, _, _>(t9_2, 0_i32);
                let v83 = x2_2.load([b5_2], <i32 as __Elem>::ZERO);
                let v84 = x0_2.load([n8_2, b5_2, d2_2], <__cpu::bf16 as __Elem>::ZERO);
                let x0_2_at = x0_2.window([n8_2.wrapping_mul(4), __Elem::to::<i64>(v83), b5_2], [1, BM as i64 + 1, 4]);
                __cpu::copy::<L, _, _, _>(x0_2_at.squeeze([1, 2]), t7_2, v84);
                let v85 = t9_2.load([d3_2, d4_2, n8_2, d1_2], <i32 as __Elem>::ZERO);
                let v11_2 = t7_2.load([__Elem::to::<i64>(v85).wrapping_mul(3), d6_2], <__cpu::bf16 as __Elem>::ZERO);
                let t7_2_at = t7_2.window([d3_2.wrapping_mul(4), d0_2.wrapping_add(3)], [BM as i64 + 1, 4]);
                __cpu::fill::<L, _, _>(t7_2_at, v11_2);
                let v86 = __Elem::rem(d4_2.wrapping_mul(4).wrapping_add(d2_2), 4_i64);
                let v87 = __Elem::to::<i32>(v86);
                let t9_2_row = t9_2.row(1, [d1_2, 0, x1_2.extent[2], d3_2], BM as i64 + 1);
                let (from, to) = __cpu::common(BM as i64 + 1, [t9_2_row.span()]);
                Self::parallel_9::<L, _>(level, from, to - from, t9_2_row.strided(from), v87, a5_2, d0_2);
                if to - from < BM as i64 + 1 {
                    for (start, end) in [(0, from), (to, BM as i64 + 1)] {
                        Self::parallel_9::<L, _>(
                            level,
                            start,
                            end - start,
                            t9_2_row.guarded(start, <i32 as __Elem>::ZERO),
                            v87,
                            a5_2,
                            d0_2,
                        );
                    }
                }
                for i13_2 in 0_i64..(BM as i64 + 1) {
                    let v90 = 5_i64.wrapping_add(i13_2).wrapping_mul(5);
                    let v91 = 5_i64.wrapping_add(i13_2).wrapping_mul(5);
                    let t7_2_row = t7_2.row(1, [i13_2, 0], 4);
                    Self::parallel_10::<L, _>(level, 0, 4, t7_2_row.slice(0, 4), v90, v91, h6_2);
                }
                for i15_2 in 0_i64..(BM as i64) {
                    let v95 = 5_i64.wrapping_add(i15_2).wrapping_mul(5);
                    let v96 = 5_i64.wrapping_add(i15_2).wrapping_mul(5);
                    let t8_2_row_2 = t8_2.row(1, [i15_2, 0], 4);
                    Self::parallel_11::<L, _>(level, 0, 4, t8_2_row_2.slice(0, 4), v95, v96, h6_2);
                }
                let mut prefetch_2 = __cpu::PacedPrefetch::new(__cpu::PrefetchList::new([x1_2_at_at.paced_prefetch_rows([1, 0], __cpu::is_non_temporal(call, &x1_2))]), 4 * BM as i64 + 4);
                for i17_2 in 0_i64..(BM as i64 + 1) {
                    for i18_2 in 0_i64..4 {
                        for i19_2 in 0_i64..1 {
                            let v100 = 5_i64.wrapping_add(i17_2).wrapping_mul(5).wrapping_add(i18_2);
                            let v101 = v100.wrapping_mul(5).wrapping_add(i19_2).wrapping_mul(5);
                            let v102 = 5_i64.wrapping_add(i17_2).wrapping_mul(5).wrapping_add(i18_2);
                            let v103 = v102.wrapping_mul(5).wrapping_add(i19_2).wrapping_mul(5);
                            let t9_2_row_2 = t9_2.row(3, [i17_2, i18_2, i19_2, 0], 1);
                            let mut chunks_2 = __cpu::RowChunks::new(0, 1, &prefetch_2);
                            while chunks_2.advance() {
                                let (start, count) = chunks_2.chunk();
                                Self::parallel_12::<L, _>(
                                    level,
                                    start,
                                    count,
                                    t9_2_row_2.slice(start, count),
                                    v101,
                                    v103,
                                    h6_2,
                                );
                                prefetch_2.issue_for(count);
                            }
                        }
                    }
                }
                let v106 = t9_2.load([b5_2, d4_2, x0_2.extent[1], d0_2], <i32 as __Elem>::ZERO);
                let v107 = __Elem::to::<i16>(__Elem::to::<i64>(v106).wrapping_sub(5));
                let v108 = __Elem::mul(<__cpu::bf16 as __Elem>::of_i64(-1), <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v109 = __Elem::sin::<L, false>(v108);
                let v110 = __Elem::to::<i16>(n8_2.wrapping_sub(9));
                let v111 = x2_2.load([d0_2], <i32 as __Elem>::ZERO);
                let v112 = __Elem::to::<i64>(v111);
                let v113 = __Elem::rem(d2_2, 4_i64);
                let x2_2_row = x2_2.row(0, [0], 4);
                let x0_2_row = x0_2.row(1, [3, 0, d2_2], 4);
                let t7_2_row_2 = t7_2.row(0, [0, 0], 4);
                let t9_2_row_3 = t9_2.row(0, [0, 2, 0, d3_2], 4);
                let t9_2_row_4 = t9_2.row(1, [14, 0, n8_2, 0], 4);
                let y3_2_row = y3_2.row(0, [b5_2.wrapping_mul(4)], 4);
                let (from, to) = __cpu::common(4, [x2_2_row.unit_span(), x0_2_row.span(), t7_2_row_2.span(), t9_2_row_3.span(), t9_2_row_4.span(), y3_2_row.unit_span()]);
                Self::parallel_13::<L, _, _, _, _, _, _>(
                    level,
                    from,
                    to - from,
                    x2_2_row.slice(from, to - from),
                    x0_2_row.strided(from),
                    t7_2_row_2.strided(from),
                    t9_2_row_3.strided(from),
                    t9_2_row_4.strided(from),
                    y3_2_row.slice_mut(from, to - from),
                    v107,
                    v110,
                    x0_2,
                    b5_2,
                    v112,
                    t9_2,
                    x1_2,
                    v113,
                    v109,
                );
                if to - from < 4 {
                    for (start, end) in [(0, from), (to, 4)] {
                        Self::parallel_13::<L, _, _, _, _, _, _>(
                            level,
                            start,
                            end - start,
                            x2_2_row.guarded(start, <i32 as __Elem>::ZERO),
                            x0_2_row.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            t7_2_row_2.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            t9_2_row_3.guarded(start, <i32 as __Elem>::ZERO),
                            t9_2_row_4.guarded(start, <i32 as __Elem>::ZERO),
                            y3_2_row.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            v107,
                            v110,
                            x0_2,
                            b5_2,
                            v112,
                            t9_2,
                            x1_2,
                            v113,
                            v109,
                        );
                    }
                }
                let v138 = __Elem::neg(__Elem::to::<__cpu::bf16>(n8_2));
                let v139 = __Elem::neg(__Elem::to::<__cpu::bf16>(d6_2));
                let v140 = __Elem::mul(__Elem::to::<__cpu::bf16>(d6_2), <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v141 = __Elem::exp2::<L, false>(v140);
                let x2_2_row_2 = x2_2.row(0, [0], 4);
                let t7_2_row_3 = t7_2.row(1, [n8_2, 0], 4);
                let y4_2_row = y4_2.row(0, [b5_2.wrapping_mul(4)], 4);
                let (from, to) = __cpu::common(4, [x2_2_row_2.unit_span(), t7_2_row_3.unit_span(), y4_2_row.unit_span()]);
                Self::parallel_14::<L, _, _, _>(
                    level,
                    from,
                    to - from,
                    x2_2_row_2.slice(from, to - from),
                    t7_2_row_3.slice(from, to - from),
                    y4_2_row.slice_mut(from, to - from),
                    x0_2,
                    t9_2,
                    d0_2,
                    n8_2,
                    v138,
                    v139,
                    v141,
                );
                if to - from < 4 {
                    for (start, end) in [(0, from), (to, 4)] {
                        Self::parallel_14::<L, _, _, _>(
                            level,
                            start,
                            end - start,
                            x2_2_row_2.guarded(start, <i32 as __Elem>::ZERO),
                            t7_2_row_3.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            y4_2_row.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            x0_2,
                            t9_2,
                            d0_2,
                            n8_2,
                            v138,
                            v139,
                            v141,
                        );
                    }
                }
            }
        }
    }
}
