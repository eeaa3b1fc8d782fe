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
        R0: __cpu::row::Row<__cpu::bf16>,
        R1: __cpu::row::Row<i32>,
        R2: __cpu::row::Row<__cpu::bf16>,
        R3: __cpu::row::Row<__cpu::bf16>,
        R4: __cpu::row::Row<__cpu::bf16>,
        R5: __cpu::row::Row<i32>,
        R6: __cpu::row::RowMut<__cpu::bf16>,
    >(
        level: L,
        start: i64,
        count: i64,
        t7_row_2: R0,
        x2_row: R1,
        x0_row: R2,
        x1_row: R3,
        x0_row_2: R4,
        t9_row_3: R5,
        mut y3_row: R6,
        t9: __cpu::View<i32, 4>,
        b5: i64,
        n8: i64,
        v28: i64,
        v29: i64,
        t8: __cpu::View<__cpu::bf16, 2>,
        v33: i64,
        d0: i64,
        d4: i64,
        t7: __cpu::View<__cpu::bf16, 2>,
        v32: __cpu::bf16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21 = start + lane as i64;
                let v34 = __Elem::rem(i21.wrapping_mul(BM as i64).wrapping_add(i21), BM as i64);
                let v35 = t7_row_2.get(lane);
                let v36 = __Elem::mul(__Elem::neg(v35), <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v37 = x2_row.get(lane);
                let v38 = t9.load([6, i21, i21, __Elem::to::<i64>(v37)], <i32 as __Elem>::ZERO);
                let v39 = x0_row.get(lane);
                let v40 = t9.load([i21, i21, 0, n8], <i32 as __Elem>::ZERO);
                let v41 = t9.load([__Elem::to::<i64>(v40), 1, 0, v28], <i32 as __Elem>::ZERO);
                let v42 = t9.load([i21, i21, __Elem::to::<i64>(v41), v29], <i32 as __Elem>::ZERO);
                let v43 = __Elem::fma::<L>(<__cpu::bf16 as __Elem>::ZERO, __Elem::to::<__cpu::bf16>(v42), __Elem::to::<__cpu::bf16>(i21));
                let v44 = __Elem::mul(__Elem::sub(v39, v43), <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v45 = t8.load([17, __Elem::rem(i21.wrapping_mul(4), 4_i64)], <__cpu::bf16 as __Elem>::ZERO);
                let v46 = x1_row.get(lane);
                let v47 = x0_row_2.get(lane);
                let v48 = t9_row_3.get(lane);
                let v49 = t9.load([18, 0, __Elem::to::<i64>(v48), v33], <i32 as __Elem>::ZERO);
                let v50 = t9.load([i21, i21, d0, d4], <i32 as __Elem>::ZERO);
                let v51 = t9.load([i21, i21, i21, 0], <i32 as __Elem>::ZERO);
                let v52 = t7.load([__Elem::to::<i64>(v51), i21], <__cpu::bf16 as __Elem>::ZERO);
                let v53 = __Elem::fma::<L>(__Elem::to::<__cpu::bf16>(v49), __Elem::to::<__cpu::bf16>(v50), v52);
                let v54 = __Elem::max(__Elem::min(<__cpu::bf16 as __Elem>::of_i64(2), v47), v53);
                let v55 = __Elem::mul(v54, <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v56 = __Elem::select(__Elem::ne(v45, v46), v32, __Elem::sin::<L, false>(v55));
                let v57 = __Elem::select(b5 < __Elem::to::<i64>(v38), __Elem::tan::<L, false>(v44), v56);
                let v58 = __Elem::select(v34 <= i21, __Elem::log2::<L, false>(__Elem::abs(v36)), v57);
                y3_row.set(lane, v58);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<
        L: __cpu::Level,
        R0: __cpu::row::Row<__cpu::bf16>,
        R1: __cpu::row::Row<i32>,
        R2: __cpu::row::Row<__cpu::bf16>,
        R3: __cpu::row::RowMut<__cpu::bf16>,
    >(
        level: L,
        start: i64,
        count: i64,
        t7_row_3: R0,
        x2_row_2: R1,
        t7_row_4: R2,
        mut y4_row: R3,
        t8: __cpu::View<__cpu::bf16, 2>,
        x2: __cpu::View<i32, 1>,
        t9: __cpu::View<i32, 4>,
        b5: i64,
        v65: i64,
        v68: i64,
        v67: i64,
        t7: __cpu::View<__cpu::bf16, 2>,
        d0: i64,
        n8: i64,
        x1: __cpu::View<__cpu::bf16, 3>,
        v64: __cpu::bf16,
        v62: __cpu::bf16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i22 = start + lane as i64;
                let v69 = t8.load([i22, i22], <__cpu::bf16 as __Elem>::ZERO);
                let v70 = t7_row_3.get(lane);
                let v71 = __Elem::to::<u16>(i22.wrapping_sub(6)) == __Elem::to::<u16>(i22);
                let v72 = x2_row_2.get(lane);
                let v73 = x2.load([__Elem::to::<i64>(v72)], <i32 as __Elem>::ZERO);
                let v74 = __Elem::div(__Elem::to::<i64>(v73).wrapping_mul(BM as i64), BM as i64);
                let v75 = t9.load([i22, v74, b5, v65], <i32 as __Elem>::ZERO);
                let v76 = t9.load([i22, i22, v68, 0], <i32 as __Elem>::ZERO);
                let v77 = t8.load([v67, __Elem::to::<i64>(v76)], <__cpu::bf16 as __Elem>::ZERO);
                let v78 = t7_row_4.get(lane);
                let v79 = __Elem::mul(__Elem::to::<__cpu::bf16>(i22), <__cpu::bf16 as __Elem>::of_i64(4));
                let v80 = t7.load([i22, i22], <__cpu::bf16 as __Elem>::ZERO);
                let v81 = __Elem::select(__Elem::eq(v77, v78) | (i22 >= i22), v79, __Elem::floor::<L, false>(v80));
                let v82 = __Elem::mul(v81, <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v83 = __Elem::atan2::<L, false>(v82, <__cpu::bf16 as __Elem>::ONE);
                let v84 = t9.load([i22, i22, d0, n8], <i32 as __Elem>::ZERO);
                let v85 = __Elem::rem(__Elem::to::<i64>(v84).wrapping_sub(2), i22.wrapping_sub(2));
                let v86 = x1.load([v85, i22, i22], <__cpu::bf16 as __Elem>::ZERO);
                let v87 = __Elem::mul(v86, <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v88 = __Elem::select(v75 >= __Elem::to::<i32>(i22.wrapping_mul(4)), v83, __Elem::log1p::<L, false>(v87));
                let v89 = __Elem::select(!__Elem::lt(v69, v70), v62, __Elem::select(v71, v64, v88));
                y4_row.set(lane, v89);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        mut t8_2_row: R0,
        v90: u32,
        x1_2: __cpu::View<__cpu::bf16, 3>,
        v91: __cpu::bf16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i10_2 = start + lane as i64;
                let v92 = x1_2.load([i10_2, i10_2, i10_2], <__cpu::bf16 as __Elem>::ZERO);
                let v93 = __cpu::bitcast::<u16, __cpu::bf16>(__cpu::bitcast::<__cpu::bf16, u16>(v92) & 32767_u16);
                let v94 = __Elem::select(v90 < __Elem::to::<u32>(__Elem::div(i10_2, 4_i64)), __Elem::neg(v93), v91);
                t8_2_row.set(lane, v94);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t9_2_row: R0,
        v99: i32,
        a5_2: __cpu::View<i32, 1>,
        d0_2: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v100 = t9_2_row.get(lane);
                let v101 = __Elem::rem(__Elem::min(v99, v100).wrapping_mul(5_i32), 5_i32);
                a5_2.update(__cpu::AtomicOp::And, [d0_2], v101);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row: R0,
        v102: i64,
        v103: i64,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14_2 = start + lane as i64;
                let v104 = t7_2_row.get(lane);
                let v105 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v104) * 16.0_f32));
                let v106 = v105.wrapping_mul(__Elem::to::<u64>(v103.wrapping_add(i14_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v102.wrapping_add(i14_2), 7_i64)], v106);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row_2: R0,
        v107: i64,
        v108: i64,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i16_2 = start + lane as i64;
                let v109 = t8_2_row_2.get(lane);
                let v110 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v109) * 16.0_f32));
                let v111 = v110.wrapping_mul(__Elem::to::<u64>(v108.wrapping_add(i16_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v107.wrapping_add(i16_2), 7_i64)], v111);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t9_2_row_2: R0,
        v113: i64,
        v115: i64,
        h6_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i20_2 = start + lane as i64;
                let v116 = t9_2_row_2.get(lane);
                let v117 = __Elem::to::<u64>(v116).wrapping_mul(__Elem::to::<u64>(v115.wrapping_add(i20_2)));
                h6_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v113.wrapping_add(i20_2), 7_i64)], v117);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<
        L: __cpu::Level,
        R0: __cpu::row::Row<__cpu::bf16>,
        R1: __cpu::row::Row<i32>,
        R2: __cpu::row::Row<__cpu::bf16>,
        R3: __cpu::row::Row<__cpu::bf16>,
        R4: __cpu::row::Row<__cpu::bf16>,
        R5: __cpu::row::Row<i32>,
        R6: __cpu::row::RowMut<__cpu::bf16>,
    >(
        level: L,
        start: i64,
        count: i64,
        t7_2_row_2: R0,
        x2_2_row: R1,
        x0_2_row: R2,
        x1_2_row: R3,
        x0_2_row_2: R4,
        t9_2_row_3: R5,
        mut y3_2_row: R6,
        t9_2: __cpu::View<i32, 4>,
        b5_2: i64,
        n8_2: i64,
        v118: i64,
        v119: i64,
        t8_2: __cpu::View<__cpu::bf16, 2>,
        v123: i64,
        d0_2: i64,
        d4_2: i64,
        t7_2: __cpu::View<__cpu::bf16, 2>,
        v122: __cpu::bf16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21_2 = start + lane as i64;
                let v124 = __Elem::rem(i21_2.wrapping_mul(BM as i64).wrapping_add(i21_2), BM as i64);
                let v125 = t7_2_row_2.get(lane);
                let v126 = __Elem::mul(__Elem::neg(v125), <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v127 = x2_2_row.get(lane);
                let v128 = t9_2.load([6, i21_2, i21_2, __Elem::to::<i64>(v127)], <i32 as __Elem>::ZERO);
                let v129 = x0_2_row.get(lane);
                let v130 = t9_2.load([i21_2, i21_2, 0, n8_2], <i32 as __Elem>::ZERO);
                let v131 = t9_2.load([__Elem::to::<i64>(v130), 1, 0, v118], <i32 as __Elem>::ZERO);
                let v132 = t9_2.load([i21_2, i21_2, __Elem::to::<i64>(v131), v119], <i32 as __Elem>::ZERO);
                let v133 = __Elem::fma::<L>(<__cpu::bf16 as __Elem>::ZERO, __Elem::to::<__cpu::bf16>(v132), __Elem::to::<__cpu::bf16>(i21_2));
                let v134 = __Elem::mul(__Elem::sub(v129, v133), <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v135 = t8_2.load([17, __Elem::rem(i21_2.wrapping_mul(4), 4_i64)], <__cpu::bf16 as __Elem>::ZERO);
                let v136 = x1_2_row.get(lane);
                let v137 = x0_2_row_2.get(lane);
                let v138 = t9_2_row_3.get(lane);
                let v139 = t9_2.load([18, 0, __Elem::to::<i64>(v138), v123], <i32 as __Elem>::ZERO);
                let v140 = t9_2.load([i21_2, i21_2, d0_2, d4_2], <i32 as __Elem>::ZERO);
                let v141 = t9_2.load([i21_2, i21_2, i21_2, 0], <i32 as __Elem>::ZERO);
                let v142 = t7_2.load([__Elem::to::<i64>(v141), i21_2], <__cpu::bf16 as __Elem>::ZERO);
                let v143 = __Elem::fma::<L>(__Elem::to::<__cpu::bf16>(v139), __Elem::to::<__cpu::bf16>(v140), v142);
                let v144 = __Elem::max(__Elem::min(<__cpu::bf16 as __Elem>::of_i64(2), v137), v143);
                let v145 = __Elem::mul(v144, <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v146 = __Elem::select(__Elem::ne(v135, v136), v122, __Elem::sin::<L, false>(v145));
                let v147 = __Elem::select(b5_2 < __Elem::to::<i64>(v128), __Elem::tan::<L, false>(v134), v146);
                let v148 = __Elem::select(v124 <= i21_2, __Elem::log2::<L, false>(__Elem::abs(v126)), v147);
                y3_2_row.set(lane, v148);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<
        L: __cpu::Level,
        R0: __cpu::row::Row<__cpu::bf16>,
        R1: __cpu::row::Row<i32>,
        R2: __cpu::row::Row<__cpu::bf16>,
        R3: __cpu::row::RowMut<__cpu::bf16>,
    >(
        level: L,
        start: i64,
        count: i64,
        t7_2_row_3: R0,
        x2_2_row_2: R1,
        t7_2_row_4: R2,
        mut y4_2_row: R3,
        t8_2: __cpu::View<__cpu::bf16, 2>,
        x2_2: __cpu::View<i32, 1>,
        t9_2: __cpu::View<i32, 4>,
        b5_2: i64,
        v155: i64,
        v158: i64,
        v157: i64,
        t7_2: __cpu::View<__cpu::bf16, 2>,
        d0_2: i64,
        n8_2: i64,
        x1_2: __cpu::View<__cpu::bf16, 3>,
        v154: __cpu::bf16,
        v152: __cpu::bf16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i22_2 = start + lane as i64;
                let v159 = t8_2.load([i22_2, i22_2], <__cpu::bf16 as __Elem>::ZERO);
                let v160 = t7_2_row_3.get(lane);
                let v161 = __Elem::to::<u16>(i22_2.wrapping_sub(6)) == __Elem::to::<u16>(i22_2);
                let v162 = x2_2_row_2.get(lane);
                let v163 = x2_2.load([__Elem::to::<i64>(v162)], <i32 as __Elem>::ZERO);
                let v164 = __Elem::div(__Elem::to::<i64>(v163).wrapping_mul(BM as i64), BM as i64);
                let v165 = t9_2.load([i22_2, v164, b5_2, v155], <i32 as __Elem>::ZERO);
                let v166 = t9_2.load([i22_2, i22_2, v158, 0], <i32 as __Elem>::ZERO);
                let v167 = t8_2.load([v157, __Elem::to::<i64>(v166)], <__cpu::bf16 as __Elem>::ZERO);
                let v168 = t7_2_row_4.get(lane);
                let v169 = __Elem::mul(__Elem::to::<__cpu::bf16>(i22_2), <__cpu::bf16 as __Elem>::of_i64(4));
                let v170 = t7_2.load([i22_2, i22_2], <__cpu::bf16 as __Elem>::ZERO);
                let v171 = __Elem::select(__Elem::eq(v167, v168) | (i22_2 >= i22_2), v169, __Elem::floor::<L, false>(v170));
                let v172 = __Elem::mul(v171, <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v173 = __Elem::atan2::<L, false>(v172, <__cpu::bf16 as __Elem>::ONE);
                let v174 = t9_2.load([i22_2, i22_2, d0_2, n8_2], <i32 as __Elem>::ZERO);
                let v175 = __Elem::rem(__Elem::to::<i64>(v174).wrapping_sub(2), i22_2.wrapping_sub(2));
                let v176 = x1_2.load([v175, i22_2, i22_2], <__cpu::bf16 as __Elem>::ZERO);
                let v177 = __Elem::mul(v176, <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v178 = __Elem::select(v165 >= __Elem::to::<i32>(i22_2.wrapping_mul(4)), v173, __Elem::log1p::<L, false>(v177));
                let v179 = __Elem::select(!__Elem::lt(v159, v160), v152, __Elem::select(v161, v154, v178));
                y4_2_row.set(lane, v179);
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
                let v28 = x1.extent[0];
                let v29 = x0.extent[2];
                let v30 = __Elem::ceil::<L, false>(<__cpu::bf16 as __Elem>::of_i64(-2));
                let v31 = __Elem::mul(__Elem::abs(v30), <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v32 = __Elem::atan2::<L, false>(v31, __Elem::abs(<__cpu::bf16 as __Elem>::of_i64(-1)));
                let v33 = x0.extent[2];
                let t7_row_2 = t7.row(1, [2, 1], 4);
                let x2_row = x2.row(0, [0], 4);
                let x0_row = x0.row(1, [b5.wrapping_add(4), 0, __Elem::div(x1.extent[2].wrapping_mul(4), 4_i64)], 4);
                let x1_row = x1.row(1, [5, 0, n8], 4);
                let x0_row_2 = x0.row(0, [0, n8, 12], 4);
                let t9_row_3 = t9.row(0, [0, 2, 0, d3], 4);
                let y3_row = y3.row(0, [b5.wrapping_mul(4)], 4);
                let (from, to) = __cpu::common(4, [t7_row_2.unit_span(), x2_row.unit_span(), x0_row.span(), x1_row.span(), x0_row_2.span(), t9_row_3.span(), y3_row.unit_span()]);
                Self::parallel_6::<L, _, _, _, _, _, _, _>(
                    level,
                    from,
                    to - from,
                    t7_row_2.slice(from, to - from),
                    x2_row.slice(from, to - from),
                    x0_row.strided(from),
                    x1_row.strided(from),
                    x0_row_2.strided(from),
                    t9_row_3.strided(from),
                    y3_row.slice_mut(from, to - from),
                    t9,
                    b5,
                    n8,
                    v28,
                    v29,
                    t8,
                    v33,
                    d0,
                    d4,
                    t7,
                    v32,
                );
                if to - from < 4 {
                    for (start, end) in [(0, from), (to, 4)] {
                        Self::parallel_6::<L, _, _, _, _, _, _, _>(
                            level,
                            start,
                            end - start,
                            t7_row_2.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            x2_row.guarded(start, <i32 as __Elem>::ZERO),
                            x0_row.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            x1_row.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            x0_row_2.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            t9_row_3.guarded(start, <i32 as __Elem>::ZERO),
                            y3_row.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            t9,
                            b5,
                            n8,
                            v28,
                            v29,
                            t8,
                            v33,
                            d0,
                            d4,
                            t7,
                            v32,
                        );
                    }
                }
                let v59 = x2.load([0], <i32 as __Elem>::ZERO);
                let v60 = __Elem::sub(__Elem::to::<__cpu::bf16>(b5), <__cpu::bf16 as __Elem>::of_i64(-1));
                let v61 = __Elem::mul(__Elem::round::<L, false>(v60), <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v62 = __Elem::cos::<L, false>(v61);
                let v63 = __Elem::mul(__Elem::to::<__cpu::bf16>(n8), <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v64 = __Elem::log10::<L, false>(v63);
                let v65 = x1.extent[1];
                let v66 = x2.load([5], <i32 as __Elem>::ZERO);
                let v67 = __Elem::to::<i64>(v66);
                let v68 = x0.extent[0];
                let t7_row_3 = t7.row(0, [0, __Elem::to::<i64>(v59)], 4);
                let x2_row_2 = x2.row(0, [0], 4);
                let t7_row_4 = t7.row(1, [x2.extent[0], 0], 4);
                let y4_row = y4.row(0, [b5.wrapping_mul(4)], 4);
                let (from, to) = __cpu::common(4, [t7_row_3.span(), x2_row_2.unit_span(), t7_row_4.unit_span(), y4_row.unit_span()]);
                Self::parallel_7::<L, _, _, _, _>(
                    level,
                    from,
                    to - from,
                    t7_row_3.strided(from),
                    x2_row_2.slice(from, to - from),
                    t7_row_4.slice(from, to - from),
                    y4_row.slice_mut(from, to - from),
                    t8,
                    x2,
                    t9,
                    b5,
                    v65,
                    v68,
                    v67,
                    t7,
                    d0,
                    n8,
                    x1,
                    v64,
                    v62,
                );
                if to - from < 4 {
                    for (start, end) in [(0, from), (to, 4)] {
                        Self::parallel_7::<L, _, _, _, _>(
                            level,
                            start,
                            end - start,
                            t7_row_3.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            x2_row_2.guarded(start, <i32 as __Elem>::ZERO),
                            t7_row_4.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            y4_row.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            t8,
                            x2,
                            t9,
                            b5,
                            v65,
                            v68,
                            v67,
                            t7,
                            d0,
                            n8,
                            x1,
                            v64,
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
                    let v90 = __Elem::to::<u32>(2_i64);
                    let v91 = __Elem::neg(<__cpu::bf16 as __Elem>::of_f64(3.25_f64));
                    let t8_2_row = t8_2.row(1, [i9_2, 0], 4);
                    Self::parallel_8::<L, _>(level, 0, 4, t8_2_row.slice_mut(0, 4), v90, x1_2, v91);
                }
                let t9_2 = scratch.tile::<i32, 4>([BM as i64 + 1, 4, 1, 1]);
                __cpu::fill::<L, _, _>(t9_2, 0_i32);
                let v95 = x2_2.load([b5_2], <i32 as __Elem>::ZERO);
                let v96 = x0_2.load([n8_2, b5_2, d2_2], <__cpu::bf16 as __Elem>::ZERO);
                let x0_2_at = x0_2.window([n8_2.wrapping_mul(4), __Elem::to::<i64>(v95), b5_2], [1, BM as i64 + 1, 4]);
                __cpu::copy::<L, _, _, _>(x0_2_at.squeeze([1, 2]), t7_2, v96);
                let v97 = t9_2.load([d3_2, d4_2, n8_2, d1_2], <i32 as __Elem>::ZERO);
                let v11_2 = t7_2.load([__Elem::to::<i64>(v97).wrapping_mul(3), d6_2], <__cpu::bf16 as __Elem>::ZERO);
                let t7_2_at = t7_2.window([d3_2.wrapping_mul(4), d0_2.wrapping_add(3)], [BM as i64 + 1, 4]);
                __cpu::fill::<L, _, _>(t7_2_at, v11_2);
                let v98 = __Elem::rem(d4_2.wrapping_mul(4).wrapping_add(d2_2), 4_i64);
                let v99 = __Elem::to::<i32>(v98);
                let t9_2_row = t9_2.row(1, [d1_2, 0, x1_2.extent[2], d3_2], BM as i64 + 1);
                let (from, to) = __cpu::common(BM as i64 + 1, [t9_2_row.span()]);
                Self::parallel_9::<L, _>(level, from, to - from, t9_2_row.strided(from), v99, a5_2, d0_2);
                if to - from < BM as i64 + 1 {
                    for (start, end) in [(0, from), (to, BM as i64 + 1)] {
                        Self::parallel_9::<L, _>(
                            level,
                            start,
                            end - start,
                            t9_2_row.guarded(start, <i32 as __Elem>::ZERO),
                            v99,
                            a5_2,
                            d0_2,
                        );
                    }
                }
                for i13_2 in 0_i64..(BM as i64 + 1) {
                    let v102 = 5_i64.wrapping_add(i13_2).wrapping_mul(5);
                    let v103 = 5_i64.wrapping_add(i13_2).wrapping_mul(5);
                    let t7_2_row = t7_2.row(1, [i13_2, 0], 4);
                    Self::parallel_10::<L, _>(level, 0, 4, t7_2_row.slice(0, 4), v102, v103, h6_2);
                }
                for i15_2 in 0_i64..(BM as i64) {
                    let v107 = 5_i64.wrapping_add(i15_2).wrapping_mul(5);
                    let v108 = 5_i64.wrapping_add(i15_2).wrapping_mul(5);
                    let t8_2_row_2 = t8_2.row(1, [i15_2, 0], 4);
                    Self::parallel_11::<L, _>(level, 0, 4, t8_2_row_2.slice(0, 4), v107, v108, h6_2);
                }
                let mut prefetch_2 = __cpu::PacedPrefetch::new(__cpu::PrefetchList::new([x1_2_at_at.paced_prefetch_rows([1, 0], __cpu::is_non_temporal(call, &x1_2))]), 4 * BM as i64 + 4);
                for i17_2 in 0_i64..(BM as i64 + 1) {
                    for i18_2 in 0_i64..4 {
                        for i19_2 in 0_i64..1 {
                            let v112 = 5_i64.wrapping_add(i17_2).wrapping_mul(5).wrapping_add(i18_2);
                            let v113 = v112.wrapping_mul(5).wrapping_add(i19_2).wrapping_mul(5);
                            let v114 = 5_i64.wrapping_add(i17_2).wrapping_mul(5).wrapping_add(i18_2);
                            let v115 = v114.wrapping_mul(5).wrapping_add(i19_2).wrapping_mul(5);
                            let t9_2_row_2 = t9_2.row(3, [i17_2, i18_2, i19_2, 0], 1);
                            let mut chunks_2 = __cpu::RowChunks::new(0, 1, &prefetch_2);
                            while chunks_2.advance() {
                                let (start, count) = chunks_2.chunk();
                                Self::parallel_12::<L, _>(
                                    level,
                                    start,
                                    count,
                                    t9_2_row_2.slice(start, count),
                                    v113,
                                    v115,
                                    h6_2,
                                );
                                prefetch_2.issue_for(count);
                            }
                        }
                    }
                }
                let v118 = x1_2.extent[0];
                let v119 = x0_2.extent[2];
                let v120 = __Elem::ceil::<L, false>(<__cpu::bf16 as __Elem>::of_i64(-2));
                let v121 = __Elem::mul(__Elem::abs(v120), <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v122 = __Elem::atan2::<L, false>(v121, __Elem::abs(<__cpu::bf16 as __Elem>::of_i64(-1)));
                let v123 = x0_2.extent[2];
                let t7_2_row_2 = t7_2.row(1, [2, 1], 4);
                let x2_2_row = x2_2.row(0, [0], 4);
                let x0_2_row = x0_2.row(1, [b5_2.wrapping_add(4), 0, __Elem::div(x1_2.extent[2].wrapping_mul(4), 4_i64)], 4);
                let x1_2_row = x1_2.row(1, [5, 0, n8_2], 4);
                let x0_2_row_2 = x0_2.row(0, [0, n8_2, 12], 4);
                let t9_2_row_3 = t9_2.row(0, [0, 2, 0, d3_2], 4);
                let y3_2_row = y3_2.row(0, [b5_2.wrapping_mul(4)], 4);
                let (from, to) = __cpu::common(4, [t7_2_row_2.unit_span(), x2_2_row.unit_span(), x0_2_row.span(), x1_2_row.span(), x0_2_row_2.span(), t9_2_row_3.span(), y3_2_row.unit_span()]);
                Self::parallel_13::<L, _, _, _, _, _, _, _>(
                    level,
                    from,
                    to - from,
                    t7_2_row_2.slice(from, to - from),
                    x2_2_row.slice(from, to - from),
                    x0_2_row.strided(from),
                    x1_2_row.strided(from),
                    x0_2_row_2.strided(from),
                    t9_2_row_3.strided(from),
                    y3_2_row.slice_mut(from, to - from),
                    t9_2,
                    b5_2,
                    n8_2,
                    v118,
                    v119,
                    t8_2,
                    v123,
                    d0_2,
                    d4_2,
                    t7_2,
                    v122,
                );
                if to - from < 4 {
                    for (start, end) in [(0, from), (to, 4)] {
                        Self::parallel_13::<L, _, _, _, _, _, _, _>(
                            level,
                            start,
                            end - start,
                            t7_2_row_2.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            x2_2_row.guarded(start, <i32 as __Elem>::ZERO),
                            x0_2_row.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            x1_2_row.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            x0_2_row_2.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            t9_2_row_3.guarded(start, <i32 as __Elem>::ZERO),
                            y3_2_row.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            t9_2,
                            b5_2,
                            n8_2,
                            v118,
                            v119,
                            t8_2,
                            v123,
                            d0_2,
                            d4_2,
                            t7_2,
                            v122,
                        );
                    }
                }
                let v149 = x2_2.load([0], <i32 as __Elem>::ZERO);
                let v150 = __Elem::sub(__Elem::to::<__cpu::bf16>(b5_2), <__cpu::bf16 as __Elem>::of_i64(-1));
                let v151 = __Elem::mul(__Elem::round::<L, false>(v150), <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v152 = __Elem::cos::<L, false>(v151);
                let v153 = __Elem::mul(__Elem::to::<__cpu::bf16>(n8_2), <__cpu::bf16 as __Elem>::of_f64(0.5_f64));
                let v154 = __Elem::log10::<L, false>(v153);
                let v155 = x1_2.extent[1];
                let v156 = x2_2.load([5], <i32 as __Elem>::ZERO);
                let v157 = __Elem::to::<i64>(v156);
                let v158 = x0_2.extent[0];
                let t7_2_row_3 = t7_2.row(0, [0, __Elem::to::<i64>(v149)], 4);
                let x2_2_row_2 = x2_2.row(0, [0], 4);
                let t7_2_row_4 = t7_2.row(1, [x2_2.extent[0], 0], 4);
                let y4_2_row = y4_2.row(0, [b5_2.wrapping_mul(4)], 4);
                let (from, to) = __cpu::common(4, [t7_2_row_3.span(), x2_2_row_2.unit_span(), t7_2_row_4.unit_span(), y4_2_row.unit_span()]);
                Self::parallel_14::<L, _, _, _, _>(
                    level,
                    from,
                    to - from,
                    t7_2_row_3.strided(from),
                    x2_2_row_2.slice(from, to - from),
                    t7_2_row_4.slice(from, to - from),
                    y4_2_row.slice_mut(from, to - from),
                    t8_2,
                    x2_2,
                    t9_2,
                    b5_2,
                    v155,
                    v158,
                    v157,
                    t7_2,
                    d0_2,
                    n8_2,
                    x1_2,
                    v154,
                    v152,
                );
                if to - from < 4 {
                    for (start, end) in [(0, from), (to, 4)] {
                        Self::parallel_14::<L, _, _, _, _>(
                            level,
                            start,
                            end - start,
                            t7_2_row_3.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            x2_2_row_2.guarded(start, <i32 as __Elem>::ZERO),
                            t7_2_row_4.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            y4_2_row.guarded(start, <__cpu::bf16 as __Elem>::ZERO),
                            t8_2,
                            x2_2,
                            t9_2,
                            b5_2,
                            v155,
                            v158,
                            v157,
                            t7_2,
                            d0_2,
                            n8_2,
                            x1_2,
                            v154,
                            v152,
                        );
                    }
                }
            }
        }
    }
}
