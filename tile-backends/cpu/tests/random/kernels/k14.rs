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
            let lanes = __cpu::lanes(count);
            let mut first = 0;
            {
                while first + 8 <= lanes {
                    let mut words = [0_i32; 8];
                    let mut words_2 = [0_i32; 8];
                    for at in 0..8 {
                        let lane = first + at;
                        let i22 = start + lane as i64;
                        let v39 = x1_row_3.get(lane);
                        let v40 = __Elem::to::<i32>(v39).wrapping_mul(8_i32).wrapping_add(__Elem::to::<i32>(i22.wrapping_add(1)));
                        words[at] = __Elem::rem(v40, 8_i32);
                        words_2[at] = __Elem::to::<i32>(i22.wrapping_add(1));
                    }
                    let dots = __cpu::dot4_lanes::<L, i32, false, true, 8>(true, &words, &words_2);
                    for at in 0..8 {
                        let lane = first + at;
                        let i22 = start + lane as i64;
                        let v39 = x1_row_3.get(lane);
                        let v40 = __Elem::to::<i32>(v39).wrapping_mul(8_i32).wrapping_add(__Elem::to::<i32>(i22.wrapping_add(1)));
                        a3.atomic(__cpu::AtomicOp::And, [i22], dots[at], __cpu::Order::Relaxed);
                    }
                    first += 8;
                }
            }
            for lane in first..lanes {
                let i22 = start + lane as i64;
                let v39 = x1_row_3.get(lane);
                let v40 = __Elem::to::<i32>(v39).wrapping_mul(8_i32).wrapping_add(__Elem::to::<i32>(i22.wrapping_add(1)));
                let v41 = __Elem::dot4_u8_i8::<L, false>(__Elem::rem(v40, 8_i32), __Elem::to::<i32>(i22.wrapping_add(1)));
                a3.atomic(__cpu::AtomicOp::And, [i22], v41, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        x1_row_4: R0,
        a3: __cpu::View<i32, 1>,
    ) {
        unsafe {
            let lanes_2 = __cpu::lanes(count);
            let mut first_2 = 0;
            {
                while first_2 + 8 <= lanes_2 {
                    let mut words = [0_i32; 8];
                    let mut words_2 = [0_i32; 8];
                    for at_2 in 0..8 {
                        let lane = first_2 + at_2;
                        let i22_2 = start + lane as i64;
                        let v42 = x1_row_4.get(lane);
                        let v43 = __Elem::to::<i32>(v42).wrapping_mul(8_i32).wrapping_add(__Elem::to::<i32>(i22_2.wrapping_add(1)));
                        words[at_2] = __Elem::rem(v43, 8_i32);
                        words_2[at_2] = __Elem::to::<i32>(i22_2.wrapping_add(1));
                    }
                    let dots = __cpu::dot4_lanes::<L, i32, false, true, 8>(false, &words, &words_2);
                    for at_2 in 0..8 {
                        let lane = first_2 + at_2;
                        let i22_2 = start + lane as i64;
                        let v42 = x1_row_4.get(lane);
                        let v43 = __Elem::to::<i32>(v42).wrapping_mul(8_i32).wrapping_add(__Elem::to::<i32>(i22_2.wrapping_add(1)));
                        a3.atomic(__cpu::AtomicOp::And, [i22_2], dots[at_2], __cpu::Order::Relaxed);
                    }
                    first_2 += 8;
                }
            }
            for lane in first_2..lanes_2 {
                let i22_2 = start + lane as i64;
                let v42 = x1_row_4.get(lane);
                let v43 = __Elem::to::<i32>(v42).wrapping_mul(8_i32).wrapping_add(__Elem::to::<i32>(i22_2.wrapping_add(1)));
                let v44 = __Elem::dot4_u8_i8::<L, false>(__Elem::rem(v43, 8_i32), __Elem::to::<i32>(i22_2.wrapping_add(1)));
                a3.atomic(__cpu::AtomicOp::And, [i22_2], v44, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t6_row_3: R0,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23 = start + lane as i64;
                let v45 = t6_row_3.get(lane);
                let v46 = __Elem::to::<u64>(__Elem::to::<i64>(v45 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i23)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i23), 7_i64)], v46, __cpu::Order::AcqRel);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<__cpu::F8E4M3>>(
        level: L,
        start: i64,
        count: i64,
        t7_row_2: R0,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i24 = start + lane as i64;
                let v47 = t7_row_2.get(lane);
                let v48 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v47) * 16.0_f32));
                let v49 = v48.wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i24)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i24), 7_i64)], v49, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t8_row: R0,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i25 = start + lane as i64;
                let v50 = t8_row.get(lane);
                let v51 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v50) * 16.0_f32));
                let v52 = v51.wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i25)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i25), 7_i64)], v52, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<__cpu::F8E4M3>>(
        level: L,
        start: i64,
        count: i64,
        t9_row_2: R0,
        v53: i64,
        v54: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i27 = start + lane as i64;
                let v55 = t9_row_2.get(lane);
                let v56 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v55) * 16.0_f32));
                let v57 = v56.wrapping_mul(__Elem::to::<u64>(v54.wrapping_add(i27)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v53.wrapping_add(i27), 7_i64)], v57, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t12_row: R0,
        v58: i64,
        v59: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i29 = start + lane as i64;
                let v60 = t12_row.get(lane);
                let v61 = __Elem::to::<u64>(__Elem::to::<i64>(v60 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v59.wrapping_add(i29)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v58.wrapping_add(i29), 7_i64)], v61, __cpu::Order::Release);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>, R1: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t5_row_3: R0,
        mut t14_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i31 = start + lane as i64;
                let v62 = t5_row_3.get(lane);
                let v63 = __Elem::neg(__Elem::min(v62, __Elem::to::<__cpu::bf16>(i31)));
                t14_row.set(lane, v63);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::Row<f32>, R1: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        v64_row: R0,
        mut t15_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v65 = v64_row.get(lane);
                t15_row.set(lane, __Elem::to::<__cpu::bf16>(v65 / 4.0_f32));
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
        t5_2_row: R0,
        x1_2_row: R1,
        mut t6_2_row: R2,
        _p8_2: f32,
        v68: f32,
        v69: f32,
        v66: bool,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i10_2 = start + lane as i64;
                let v70 = t5_2_row.get(lane);
                let v71 = __Elem::to_round::<L, f32>(v70, __cpu::Round::TowardZero);
                let v72 = x1_2_row.get(lane);
                let v73 = t5_2_row.get(lane);
                let v74 = __Elem::to_round::<L, f32>(v73, __cpu::Round::TowardZero);
                let v75 = __Elem::select(v66, v68, v69);
                let v76 = __Elem::select(6 <= __Elem::min(i10_2, i10_2.wrapping_sub(2)), __Elem::max(v71 / 3.5_f32, __Elem::min(_p8_2, v72)), __Elem::abs(v74 + v75));
                t6_2_row.set(lane, v76);
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::F8E4M3>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_2_row: R0,
        v78: __cpu::F8E4M3,
        v81: __cpu::F8E4M3,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i11_2 = start + lane as i64;
                let v82 = __Elem::select(__Elem::div(i11_2.wrapping_sub(9), 2_i64) <= i11_2, v78, v81);
                t7_2_row.set(lane, v82);
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<
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
        v93: f32,
        v94: f32,
        v91: bool,
        v96: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14_2 = start + lane as i64;
                let v97 = __Elem::select(v91, v93, v94);
                let v98 = x1_2_row_2.get(lane);
                let v99 = __Elem::select(5 < i14_2, (-2.0_f32) + v97, __Elem::max(v96, v98));
                t6_2_row_2.update(lane, __cpu::AtomicOp::Exchange, v99);
            }
        }
    }

    #[inline]
    unsafe fn parallel_19<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::F8E4M3>>(
        level: L,
        start: i64,
        count: i64,
        mut t9_2_row: R0,
        v102: __cpu::F8E4M3,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t9_2_row.set(lane, v102);
            }
        }
    }

    #[inline]
    unsafe fn parallel_20<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        mut t10_2_row: R0,
        v103: __cpu::bf16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t10_2_row.set(lane, v103);
            }
        }
    }

    #[inline]
    unsafe fn parallel_21<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        mut t11_2_row: R0,
        v104: __cpu::bf16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t11_2_row.set(lane, v104);
            }
        }
    }

    #[inline]
    unsafe fn parallel_22<L: __cpu::Level, R0: __cpu::row::Row<f32>, R1: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        x1_2_row_3: R0,
        mut a3_2_row: R1,
    ) {
        unsafe {
            let lanes_3 = __cpu::lanes(count);
            let mut first_3 = 0;
            {
                while first_3 + 8 <= lanes_3 {
                    let mut words = [0_i32; 8];
                    let mut words_2 = [0_i32; 8];
                    for at_3 in 0..8 {
                        let lane = first_3 + at_3;
                        let i22_3 = start + lane as i64;
                        let v105 = x1_2_row_3.get(lane);
                        let v106 = __Elem::to::<i32>(v105).wrapping_mul(8_i32).wrapping_add(__Elem::to::<i32>(i22_3.wrapping_add(1)));
                        words[at_3] = __Elem::rem(v106, 8_i32);
                        words_2[at_3] = __Elem::to::<i32>(i22_3.wrapping_add(1));
                    }
                    let dots = __cpu::dot4_lanes::<L, i32, false, true, 8>(true, &words, &words_2);
                    for at_3 in 0..8 {
                        let lane = first_3 + at_3;
                        let i22_3 = start + lane as i64;
                        let v105 = x1_2_row_3.get(lane);
                        let v106 = __Elem::to::<i32>(v105).wrapping_mul(8_i32).wrapping_add(__Elem::to::<i32>(i22_3.wrapping_add(1)));
                        a3_2_row.update(lane, __cpu::AtomicOp::And, dots[at_3]);
                    }
                    first_3 += 8;
                }
            }
            for lane in first_3..lanes_3 {
                let i22_3 = start + lane as i64;
                let v105 = x1_2_row_3.get(lane);
                let v106 = __Elem::to::<i32>(v105).wrapping_mul(8_i32).wrapping_add(__Elem::to::<i32>(i22_3.wrapping_add(1)));
                let v107 = __Elem::dot4_u8_i8::<L, false>(__Elem::rem(v106, 8_i32), __Elem::to::<i32>(i22_3.wrapping_add(1)));
                a3_2_row.update(lane, __cpu::AtomicOp::And, v107);
            }
        }
    }

    #[inline]
    unsafe fn parallel_23<L: __cpu::Level, R0: __cpu::row::Row<f32>, R1: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        x1_2_row_4: R0,
        mut a3_2_row_2: R1,
    ) {
        unsafe {
            let lanes_4 = __cpu::lanes(count);
            let mut first_4 = 0;
            {
                while first_4 + 8 <= lanes_4 {
                    let mut words = [0_i32; 8];
                    let mut words_2 = [0_i32; 8];
                    for at_4 in 0..8 {
                        let lane = first_4 + at_4;
                        let i22_4 = start + lane as i64;
                        let v108 = x1_2_row_4.get(lane);
                        let v109 = __Elem::to::<i32>(v108).wrapping_mul(8_i32).wrapping_add(__Elem::to::<i32>(i22_4.wrapping_add(1)));
                        words[at_4] = __Elem::rem(v109, 8_i32);
                        words_2[at_4] = __Elem::to::<i32>(i22_4.wrapping_add(1));
                    }
                    let dots = __cpu::dot4_lanes::<L, i32, false, true, 8>(false, &words, &words_2);
                    for at_4 in 0..8 {
                        let lane = first_4 + at_4;
                        let i22_4 = start + lane as i64;
                        let v108 = x1_2_row_4.get(lane);
                        let v109 = __Elem::to::<i32>(v108).wrapping_mul(8_i32).wrapping_add(__Elem::to::<i32>(i22_4.wrapping_add(1)));
                        a3_2_row_2.update(lane, __cpu::AtomicOp::And, dots[at_4]);
                    }
                    first_4 += 8;
                }
            }
            for lane in first_4..lanes_4 {
                let i22_4 = start + lane as i64;
                let v108 = x1_2_row_4.get(lane);
                let v109 = __Elem::to::<i32>(v108).wrapping_mul(8_i32).wrapping_add(__Elem::to::<i32>(i22_4.wrapping_add(1)));
                let v110 = __Elem::dot4_u8_i8::<L, false>(__Elem::rem(v109, 8_i32), __Elem::to::<i32>(i22_4.wrapping_add(1)));
                a3_2_row_2.update(lane, __cpu::AtomicOp::And, v110);
            }
        }
    }

    #[inline]
    unsafe fn parallel_24<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t6_2_row_3: R0,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23_2 = start + lane as i64;
                let v111 = t6_2_row_3.get(lane);
                let v112 = __Elem::to::<u64>(__Elem::to::<i64>(v111 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i23_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i23_2), 7_i64)], v112);
            }
        }
    }

    #[inline]
    unsafe fn parallel_25<L: __cpu::Level, R0: __cpu::row::Row<__cpu::F8E4M3>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row_2: R0,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i24_2 = start + lane as i64;
                let v113 = t7_2_row_2.get(lane);
                let v114 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v113) * 16.0_f32));
                let v115 = v114.wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i24_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i24_2), 7_i64)], v115);
            }
        }
    }

    #[inline]
    unsafe fn parallel_26<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row: R0,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i25_2 = start + lane as i64;
                let v116 = t8_2_row.get(lane);
                let v117 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v116) * 16.0_f32));
                let v118 = v117.wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i25_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i25_2), 7_i64)], v118);
            }
        }
    }

    #[inline]
    unsafe fn parallel_27<L: __cpu::Level, R0: __cpu::row::Row<__cpu::F8E4M3>>(
        level: L,
        start: i64,
        count: i64,
        t9_2_row_2: R0,
        v119: i64,
        v120: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i27_2 = start + lane as i64;
                let v121 = t9_2_row_2.get(lane);
                let v122 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v121) * 16.0_f32));
                let v123 = v122.wrapping_mul(__Elem::to::<u64>(v120.wrapping_add(i27_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v119.wrapping_add(i27_2), 7_i64)], v123);
            }
        }
    }

    #[inline]
    unsafe fn parallel_28<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t12_2_row: R0,
        v124: i64,
        v125: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i29_2 = start + lane as i64;
                let v126 = t12_2_row.get(lane);
                let v127 = __Elem::to::<u64>(__Elem::to::<i64>(v126 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v125.wrapping_add(i29_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v124.wrapping_add(i29_2), 7_i64)], v127);
            }
        }
    }

    #[inline]
    unsafe fn parallel_29<L: __cpu::Level, R0: __cpu::row::Row<__cpu::bf16>, R1: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        t5_2_row_3: R0,
        mut t14_2_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i31_2 = start + lane as i64;
                let v128 = t5_2_row_3.get(lane);
                let v129 = __Elem::neg(__Elem::min(v128, __Elem::to::<__cpu::bf16>(i31_2)));
                t14_2_row.set(lane, v129);
            }
        }
    }

    #[inline]
    unsafe fn parallel_30<L: __cpu::Level, R0: __cpu::row::Row<f32>, R1: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        v130_row: R0,
        mut t15_2_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v131 = v130_row.get(lane);
                t15_2_row.set(lane, __Elem::to::<__cpu::bf16>(v131 / 4.0_f32));
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
        size.tile::<__cpu::bf16, 2>([4, 3]);
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
            let d2 = __cpu::value::<i64>(call, 0);
            let d3 = __cpu::value::<i64>(call, 1);
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
                if __cpu::has_vnni::<L>() {
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
                } else {
                    let x1_row_4 = x1.row(1, [_q9, 0], 4);
                    let (from, to) = __cpu::common(4, [x1_row_4.unit_span()]);
                    Self::parallel_8::<L, _>(level, from, to - from, x1_row_4.slice(from, to - from), a3);
                    if to - from < 4 {
                        for (start, end) in [(0, from), (to, 4)] {
                            Self::parallel_8::<L, _>(
                                level,
                                start,
                                end - start,
                                x1_row_4.guarded(start, <f32 as __Elem>::ZERO),
                                a3,
                            );
                        }
                    }
                }
                let t6_row_3 = t6.row(0, [0], 3);
                Self::parallel_9::<L, _>(level, 0, 3, t6_row_3.slice(0, 3), h4);
                let t7_row_2 = t7.row(0, [0], 4);
                Self::parallel_10::<L, _>(level, 0, 4, t7_row_2.slice(0, 4), h4);
                let t8_row = t8.row(0, [0], 3);
                Self::parallel_11::<L, _>(level, 0, 3, t8_row.slice(0, 3), h4);
                for i26 in 0_i64..4 {
                    let v53 = 5_i64.wrapping_add(i26).wrapping_mul(5);
                    let v54 = 5_i64.wrapping_add(i26).wrapping_mul(5);
                    let t9_row_2 = t9.row(1, [i26, 0], 3);
                    Self::parallel_12::<L, _>(level, 0, 3, t9_row_2.slice(0, 3), v53, v54, h4);
                }
                for i28 in 0_i64..3 {
                    let v58 = 5_i64.wrapping_add(i28).wrapping_mul(5);
                    let v59 = 5_i64.wrapping_add(i28).wrapping_mul(5);
                    let t12_row = t12.row(1, [i28, 0], 4);
                    Self::parallel_13::<L, _>(level, 0, 4, t12_row.slice(0, 4), v58, v59, h4);
                }
                let t14 = scratch.tile::<__cpu::bf16, 2>([4, 3]);
                for i30 in 0_i64..4 {
                    let t5_row_3 = t5.row(0, [0], 3);
                    let t14_row = t14.row(1, [i30, 0], 3);
                    Self::parallel_14::<L, _, _>(level, 0, 3, t5_row_3.slice(0, 3), t14_row.slice_mut(0, 3));
                }
                let t15 = scratch.tile::<__cpu::bf16, 1>([3]);
                let v64 = scratch.tile::<f32, 1>([3]);
                __cpu::reduce::<L, __cpu::reduce::Sum, _, _, 2>(t14, 0, __cpu::insert_axis(v64, 0), false, <__cpu::bf16 as __Elem>::ZERO);
                let v64_row = v64.row(0, [0], 3);
                let t15_row = t15.row(0, [0], 3);
                Self::parallel_15::<L, _, _>(level, 0, 3, v64_row.slice(0, 3), t15_row.slice_mut(0, 3));
                let y2_at_2 = y2.window([b6.wrapping_mul(3)], [3]);
                __cpu::copy::<L, _, _, _>(t15, y2_at_2, <__cpu::bf16 as __Elem>::ZERO);
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
            for block in __cpu::Blocks::new(call) {
                let [_, _, b6_2] = block.index;
                let mut scratch = block.scratch;
                let t5_2 = scratch.tile::<__cpu::bf16, 1>([3]);
                let y2_2_at = y2_2.window([b6_2.wrapping_mul(3)], [3]);
                __cpu::copy::<L, _, _, _>(y2_2_at, t5_2, <__cpu::bf16 as __Elem>::ZERO);
                let t6_2 = scratch.tile::<f32, 1>([3]);
                let v66 = __Elem::to::<u8>(-9_i64) != __Elem::to::<u8>(0_i64);
                let v67 = __Elem::fma::<L>(0.0_f32, __Elem::to::<f32>(__Elem::rem(0_i64, 3_i64)), -4.0_f32);
                let v68 = __Elem::min_nan(__Elem::sqrt::<L, false>(__Elem::abs(-3.0_f32)), v67);
                let v69 = 4.0_f32 - 2.0_f32;
                let t5_2_row = t5_2.row(0, [0], 3);
                let x1_2_row = x1_2.row(0, [0, x0_2.extent[0]], 3);
                let t6_2_row = t6_2.row(0, [0], 3);
                let (from, to) = __cpu::common(3, [x1_2_row.span()]);
                Self::parallel_16::<L, _, _, _>(
                    level,
                    from,
                    to - from,
                    t5_2_row.slice(from, to - from),
                    x1_2_row.strided(from),
                    t6_2_row.slice_mut(from, to - from),
                    _p8_2,
                    v68,
                    v69,
                    v66,
                );
                if to - from < 3 {
                    for (start, end) in [(0, from), (to, 3)] {
                        Self::parallel_16::<L, _, _, _>(
                            level,
                            start,
                            end - start,
                            t5_2_row.slice(start, end - start),
                            x1_2_row.guarded(start, <f32 as __Elem>::ZERO),
                            t6_2_row.slice_mut(start, end - start),
                            _p8_2,
                            v68,
                            v69,
                            v66,
                        );
                    }
                }
                let t7_2 = scratch.tile::<__cpu::F8E4M3, 1>([4]);
                let v77 = __Elem::div(<__cpu::F8E4M3 as __Elem>::of_f64(-3.0_f64), <__cpu::F8E4M3 as __Elem>::of_i64(3));
                let v78 = __Elem::abs(v77);
                let v79 = t6_2.load([b6_2], <f32 as __Elem>::ZERO);
                let v80 = x0_2.load([x1_2.extent[0]], <__cpu::F8E4M3 as __Elem>::ZERO);
                let v81 = __Elem::max(__Elem::min(__Elem::to::<__cpu::F8E4M3>(v79), v80), __Elem::neg(<__cpu::F8E4M3 as __Elem>::of_f64(-3.5_f64)));
                let t7_2_row = t7_2.row(0, [0], 4);
                Self::parallel_17::<L, _>(level, 0, 4, t7_2_row.slice_mut(0, 4), v78, v81);
                let mut v12_3 = <f32 as __Elem>::ZERO;
                v12_3 = 2.0_f32;
                for k13_2 in 0_i64..1 {
                    let v83 = v12_3;
                    let v84 = t6_2.load([k13_2], <f32 as __Elem>::ZERO);
                    let v85 = __cpu::bitcast::<u32, f32>(__cpu::bitcast::<f32, u32>(v84) | 2147483648_u32);
                    let v86 = t5_2.load([d2_2], <__cpu::bf16 as __Elem>::ZERO);
                    let v87 = __Elem::to_round::<L, f32>(v86, __cpu::Round::NearestEven);
                    let v88: f32 = if __Elem::to::<u8>(-9_i64) != __Elem::to::<u8>(0_i64) {
                        let v89 = __Elem::fma::<L>(0.0_f32, __Elem::to::<f32>(__Elem::rem(0_i64, 3_i64)), -4.0_f32);
                        let v90 = __Elem::min_nan(__Elem::sqrt::<L, false>(__Elem::abs(-3.0_f32)), v89);
                        v90
                    } else {
                        4.0_f32 - 2.0_f32
                    };
                    v12_3 = v83 + (v85 * (v87 + v88));
                }
                let t8_2 = scratch.tile::<__cpu::bf16, 1>([3]);
                let t7_2_at = t7_2.window([b6_2.wrapping_mul(3)], [3]);
                __cpu::copy::<L, _, _, _>(t7_2_at, t8_2, <__cpu::bf16 as __Elem>::ZERO);
                let v91 = __Elem::to::<u8>(-9_i64) != __Elem::to::<u8>(0_i64);
                let v92 = __Elem::fma::<L>(0.0_f32, __Elem::to::<f32>(__Elem::rem(0_i64, 3_i64)), -4.0_f32);
                let v93 = __Elem::min_nan(__Elem::sqrt::<L, false>(__Elem::abs(-3.0_f32)), v92);
                let v94 = 4.0_f32 - 2.0_f32;
                let v95 = x0_2.load([d3_2], <__cpu::F8E4M3 as __Elem>::ZERO);
                let v96 = __Elem::to_round::<L, f32>(v95, __cpu::Round::NearestEven);
                let t5_2_row_2 = t5_2.row(0, [0], 3);
                let x1_2_row_2 = x1_2.row(1, [0, 0], 3);
                let t6_2_row_2 = t6_2.row(0, [0], 3);
                let (from, to) = __cpu::common(3, [x1_2_row_2.unit_span()]);
                Self::parallel_18::<L, _, _, _>(
                    level,
                    from,
                    to - from,
                    t5_2_row_2.slice(from, to - from),
                    x1_2_row_2.slice(from, to - from),
                    t6_2_row_2.slice_mut(from, to - from),
                    v93,
                    v94,
                    v91,
                    v96,
                );
                if to - from < 3 {
                    for (start, end) in [(0, from), (to, 3)] {
                        Self::parallel_18::<L, _, _, _>(
                            level,
                            start,
                            end - start,
                            t5_2_row_2.slice(start, end - start),
                            x1_2_row_2.guarded(start, <f32 as __Elem>::ZERO),
                            t6_2_row_2.slice_mut(start, end - start),
                            v93,
                            v94,
                            v91,
                            v96,
                        );
                    }
                }
                let t9_2 = scratch.tile::<__cpu::F8E4M3, 2>([4, 3]);
                for i15_2 in 0_i64..4 {
                    let v100 = x0_2.load([0], <__cpu::F8E4M3 as __Elem>::ZERO);
                    let v101 = __cpu::bitcast::<__cpu::F8E4M3, u8>(__Elem::trunc::<L, false>(v100));
                    let v102 = __cpu::bitcast::<u8, __cpu::F8E4M3>(v101 | 128_u8);
                    let t9_2_row = t9_2.row(1, [i15_2, 0], 3);
                    Self::parallel_19::<L, _>(level, 0, 3, t9_2_row.slice_mut(0, 3), v102);
                }
                let t10_2 = scratch.tile::<__cpu::bf16, 2>([3, 12]);
                for i17_2 in 0_i64..3 {
                    let v103 = __Elem::to::<__cpu::bf16>(b6_2);
                    let t10_2_row = t10_2.row(1, [i17_2, 0], 12);
                    Self::parallel_20::<L, _>(level, 0, 12, t10_2_row.slice_mut(0, 12), v103);
                }
                let t11_2 = scratch.tile::<__cpu::bf16, 2>([4, 24]);
                for i19_2 in 0_i64..4 {
                    let v104 = t5_2.load([b6_2], <__cpu::bf16 as __Elem>::ZERO);
                    let t11_2_row = t11_2.row(1, [i19_2, 0], 24);
                    Self::parallel_21::<L, _>(level, 0, 24, t11_2_row.slice_mut(0, 24), v104);
                }
                let t12_2 = scratch.tile::<f32, 2>([3, 4]);
                let v21_3 = __Elem::to::<f32>(d2_2);
                __cpu::fill::<L, _, _>(t12_2, v21_3);
                let t13_2 = scratch.tile::<u8, 2>([3, 3]);
                __cpu::fill::<L, _, _>(t13_2, 212_u8);
                let t11_2_at = t11_2.permute([1, 0]);
                __cpu::gemm_sp::<L, __cpu::bf16, __cpu::bf16, f32>((t10_2, <__cpu::bf16 as __Elem>::ZERO), (t13_2, <u8 as __Elem>::ZERO), (t11_2_at, <__cpu::bf16 as __Elem>::ZERO), t12_2, scratch);
                if __cpu::has_vnni::<L>() {
                    let x1_2_row_3 = x1_2.row(1, [_q9_2, 0], 4);
                    let a3_2_row = a3_2.row(0, [0], 4);
                    let (from, to) = __cpu::common(4, [x1_2_row_3.unit_span(), a3_2_row.unit_span()]);
                    Self::parallel_22::<L, _, _>(
                        level,
                        from,
                        to - from,
                        x1_2_row_3.slice(from, to - from),
                        a3_2_row.slice_mut(from, to - from),
                    );
                    if to - from < 4 {
                        for (start, end) in [(0, from), (to, 4)] {
                            Self::parallel_22::<L, _, _>(
                                level,
                                start,
                                end - start,
                                x1_2_row_3.guarded(start, <f32 as __Elem>::ZERO),
                                a3_2_row.guarded(start, <i32 as __Elem>::ZERO),
                            );
                        }
                    }
                } else {
                    let x1_2_row_4 = x1_2.row(1, [_q9_2, 0], 4);
                    let a3_2_row_2 = a3_2.row(0, [0], 4);
                    let (from, to) = __cpu::common(4, [x1_2_row_4.unit_span(), a3_2_row_2.unit_span()]);
                    Self::parallel_23::<L, _, _>(
                        level,
                        from,
                        to - from,
                        x1_2_row_4.slice(from, to - from),
                        a3_2_row_2.slice_mut(from, to - from),
                    );
                    if to - from < 4 {
                        for (start, end) in [(0, from), (to, 4)] {
                            Self::parallel_23::<L, _, _>(
                                level,
                                start,
                                end - start,
                                x1_2_row_4.guarded(start, <f32 as __Elem>::ZERO),
                                a3_2_row_2.guarded(start, <i32 as __Elem>::ZERO),
                            );
                        }
                    }
                }
                let t6_2_row_3 = t6_2.row(0, [0], 3);
                Self::parallel_24::<L, _>(level, 0, 3, t6_2_row_3.slice(0, 3), h4_2);
                let t7_2_row_2 = t7_2.row(0, [0], 4);
                Self::parallel_25::<L, _>(level, 0, 4, t7_2_row_2.slice(0, 4), h4_2);
                let t8_2_row = t8_2.row(0, [0], 3);
                Self::parallel_26::<L, _>(level, 0, 3, t8_2_row.slice(0, 3), h4_2);
                for i26_2 in 0_i64..4 {
                    let v119 = 5_i64.wrapping_add(i26_2).wrapping_mul(5);
                    let v120 = 5_i64.wrapping_add(i26_2).wrapping_mul(5);
                    let t9_2_row_2 = t9_2.row(1, [i26_2, 0], 3);
                    Self::parallel_27::<L, _>(level, 0, 3, t9_2_row_2.slice(0, 3), v119, v120, h4_2);
                }
                for i28_2 in 0_i64..3 {
                    let v124 = 5_i64.wrapping_add(i28_2).wrapping_mul(5);
                    let v125 = 5_i64.wrapping_add(i28_2).wrapping_mul(5);
                    let t12_2_row = t12_2.row(1, [i28_2, 0], 4);
                    Self::parallel_28::<L, _>(level, 0, 4, t12_2_row.slice(0, 4), v124, v125, h4_2);
                }
                let t14_2 = scratch.tile::<__cpu::bf16, 2>([4, 3]);
                for i30_2 in 0_i64..4 {
                    let t5_2_row_3 = t5_2.row(0, [0], 3);
                    let t14_2_row = t14_2.row(1, [i30_2, 0], 3);
                    Self::parallel_29::<L, _, _>(level, 0, 3, t5_2_row_3.slice(0, 3), t14_2_row.slice_mut(0, 3));
                }
                let t15_2 = scratch.tile::<__cpu::bf16, 1>([3]);
                let v130 = scratch.tile::<f32, 1>([3]);
                __cpu::reduce::<L, __cpu::reduce::Sum, _, _, 2>(t14_2, 0, __cpu::insert_axis(v130, 0), false, <__cpu::bf16 as __Elem>::ZERO);
                let v130_row = v130.row(0, [0], 3);
                let t15_2_row = t15_2.row(0, [0], 3);
                Self::parallel_30::<L, _, _>(level, 0, 3, v130_row.slice(0, 3), t15_2_row.slice_mut(0, 3));
                let y2_2_at_2 = y2_2.window([b6_2.wrapping_mul(3)], [3]);
                __cpu::copy::<L, _, _, _>(t15_2, y2_2_at_2, <__cpu::bf16 as __Elem>::ZERO);
            }
        }
    }
}
