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
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::RowMut<i64>>(
        level: L,
        start: i64,
        count: i64,
        mut t6_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i8 = start + lane as i64;
                t6_row.set(lane, __Elem::max(2_i64, __Elem::to::<i64>(i8)));
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<
        L: __cpu::Level,
        R0: __cpu::row::Row<i64>,
        R1: __cpu::row::RowMut<i32>,
        R2: __cpu::row::RowMut<i32>,
    >(
        level: L,
        start: i64,
        count: i64,
        t6_row_2: R0,
        mut v4_row: R1,
        mut v5_row: R2,
        v14: i32,
        v12: bool,
        v15: i32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v16 = t6_row_2.get(lane);
                let v17 = __Elem::select(v12, __Elem::to::<i32>(v16), v14);
                v4_row.set(lane, v17);
                v5_row.set(lane, v15);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut v6_row: R0,
        v9: i64,
        v10: i64,
        v4: __cpu::View<i32, 1>,
        v5: __cpu::View<i32, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v18 = start + lane as i64;
                let v19 = __Elem::rem(v9.wrapping_add(v18), 32_i64).wrapping_sub(19);
                let v20 = v9.wrapping_add(__Elem::select((v19 >= 0) & (v19 < v10), v19, v18));
                let v21 = v4.load([v20], <i32 as __Elem>::ZERO);
                let v22 = v5.load([v20], <i32 as __Elem>::ZERO);
                let v23 = __Elem::rem(v21.wrapping_mul(8_i32).wrapping_add(v22), 8_i32);
                v6_row.set(lane, __Elem::to::<i32>(__Elem::leading_zeros(v23)));
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<i32>, R1: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        v6_row_2: R0,
        mut t8_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v24 = v6_row_2.get(lane);
                t8_row.set(lane, v24);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<i32>, R1: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t3_row: R0,
        t3_row_2: R1,
        t3: __cpu::View<i32, 2>,
        x0: __cpu::View<f64, 2>,
        b4: i64,
        t6: __cpu::View<i64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i18 = start + lane as i64;
                let v25 = t3_row.get(lane);
                let v26 = t3.load([i18, i18], <i32 as __Elem>::ZERO);
                let v27 = x0.load([__Elem::to::<i64>(v26), b4], <f64 as __Elem>::ZERO);
                let v28 = t3_row_2.get(lane);
                let v29 = __Elem::min(__Elem::to_round::<L, i64>(v27, __cpu::Round::Down), __Elem::to::<i64>(v28));
                t6.compare_exchange([i18], (-1_i64).wrapping_mul(__Elem::to::<i64>(v25)), __Elem::shr(v29, __Elem::to::<i64>(i18.wrapping_add(1))), __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t7_row: R0,
        v32: i32,
        t8: __cpu::View<i32, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i19 = start + lane as i64;
                let v33 = t7_row.get(lane);
                t8.compare_exchange([i19], v32, __Elem::to::<i32>(v33), __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t5_row: R0,
        v34: i32,
        t8: __cpu::View<i32, 1>,
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
                        let v35 = t5_row.get(lane);
                        words[at] = v35;
                        words_2[at] = v34;
                    }
                    let dots = __cpu::dot4_lanes::<L, i32, true, true, 8>(true, &words, &words_2);
                    for at in 0..8 {
                        let lane = first + at;
                        let v35 = t5_row.get(lane);
                        t8.update(__cpu::AtomicOp::And, [0], __Elem::div(dots[at].wrapping_mul(3_i32), 3_i32));
                    }
                    first += 8;
                }
            }
            for lane in first..lanes {
                let v35 = t5_row.get(lane);
                let v36 = __Elem::div(__Elem::dot4_i8::<L, true>(v35, v34).wrapping_mul(3_i32), 3_i32);
                t8.update(__cpu::AtomicOp::And, [0], v36);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t5_row_2: R0,
        v37: i32,
        t8: __cpu::View<i32, 1>,
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
                        let v38 = t5_row_2.get(lane);
                        words[at_2] = v38;
                        words_2[at_2] = v37;
                    }
                    let dots = __cpu::dot4_lanes::<L, i32, true, true, 8>(false, &words, &words_2);
                    for at_2 in 0..8 {
                        let lane = first_2 + at_2;
                        let v38 = t5_row_2.get(lane);
                        t8.update(__cpu::AtomicOp::And, [0], __Elem::div(dots[at_2].wrapping_mul(3_i32), 3_i32));
                    }
                    first_2 += 8;
                }
            }
            for lane in first_2..lanes_2 {
                let v38 = t5_row_2.get(lane);
                let v39 = __Elem::div(__Elem::dot4_i8::<L, true>(v38, v37).wrapping_mul(3_i32), 3_i32);
                t8.update(__cpu::AtomicOp::And, [0], v39);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t8_row_2: R0,
        h2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21 = start + lane as i64;
                let v40 = t8_row_2.get(lane);
                let v41 = __Elem::to::<u64>(v40).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i21)));
                h2.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i21), 7_i64)], v41, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t9_row: R0,
        h2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i22 = start + lane as i64;
                let v42 = t9_row.get(lane);
                let v43 = __Elem::to::<u64>(v42).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i22)));
                h2.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i22), 7_i64)], v43, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<i32>, R1: __cpu::row::RowMut<i64>>(
        level: L,
        start: i64,
        count: i64,
        t3_row_3: R0,
        mut t10_row: R1,
        v46: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v47 = t3_row_3.get(lane);
                t10_row.set(lane, __Elem::to::<i64>(v47).wrapping_mul(v46));
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t12_row: R0,
        v53: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t12_row.set(lane, v53);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t13_row: R0,
        v55: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t13_row.set(lane, v55);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<
        L: __cpu::Level,
        R0: __cpu::row::Row<f32>,
        R1: __cpu::row::Row<f32>,
        R2: __cpu::row::Row<f32>,
        R3: __cpu::row::RowMut<f32>,
    >(
        level: L,
        start: i64,
        count: i64,
        t13_row_2: R0,
        t13_row_3: R1,
        t13_row_4: R2,
        mut t16_row: R3,
        v58: f32,
        v61: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v63 = t13_row_3.get(lane);
                let v64 = t13_row_4.get(lane);
                let v65 = __Elem::abs(__Elem::fma::<L>(v58, v61, __Elem::min(v63, v64)));
                t16_row.set(lane, v65);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t11_row: R0,
        h2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i32 = start + lane as i64;
                let v66 = t11_row.get(lane);
                let v67 = __Elem::to::<u64>(__Elem::to::<i64>(v66 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i32)));
                h2.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i32), 7_i64)], v67, __cpu::Order::SeqCst);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t12_row_2: R0,
        v68: i64,
        v69: i64,
        h2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i34 = start + lane as i64;
                let v70 = t12_row_2.get(lane);
                let v71 = __Elem::to::<u64>(__Elem::to::<i64>(v70 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v69.wrapping_add(i34)));
                h2.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v68.wrapping_add(i34), 7_i64)], v71, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t13_row_5: R0,
        v72: i64,
        v73: i64,
        h2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i36 = start + lane as i64;
                let v74 = t13_row_5.get(lane);
                let v75 = __Elem::to::<u64>(__Elem::to::<i64>(v74 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v73.wrapping_add(i36)));
                h2.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v72.wrapping_add(i36), 7_i64)], v75, __cpu::Order::Acquire);
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t14_row: R0,
        v76: i64,
        v77: i64,
        h2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i38 = start + lane as i64;
                let v78 = t14_row.get(lane);
                let v79 = __Elem::to::<u64>(__Elem::to::<i64>(v78 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v77.wrapping_add(i38)));
                h2.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v76.wrapping_add(i38), 7_i64)], v79, __cpu::Order::SeqCst);
            }
        }
    }

    #[inline]
    unsafe fn parallel_19<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t16_row_2: R0,
        h2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i39 = start + lane as i64;
                let v80 = t16_row_2.get(lane);
                let v81 = __Elem::to::<u64>(__Elem::to::<i64>(v80 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i39)));
                h2.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i39), 7_i64)], v81, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_20<L: __cpu::Level, R0: __cpu::row::RowMut<i64>>(
        level: L,
        start: i64,
        count: i64,
        mut t6_2_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i8_2 = start + lane as i64;
                t6_2_row.set(lane, __Elem::max(2_i64, __Elem::to::<i64>(i8_2)));
            }
        }
    }

    #[inline]
    unsafe fn parallel_21<
        L: __cpu::Level,
        R0: __cpu::row::Row<i64>,
        R1: __cpu::row::RowMut<i32>,
        R2: __cpu::row::RowMut<i32>,
    >(
        level: L,
        start: i64,
        count: i64,
        t6_2_row_2: R0,
        mut v87_row: R1,
        mut v88_row: R2,
        v96: i32,
        v94: bool,
        v97: i32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v98 = t6_2_row_2.get(lane);
                let v99 = __Elem::select(v94, __Elem::to::<i32>(v98), v96);
                v87_row.set(lane, v99);
                v88_row.set(lane, v97);
            }
        }
    }

    #[inline]
    unsafe fn parallel_22<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut v89_row: R0,
        v91: i64,
        v92: i64,
        v87: __cpu::View<i32, 1>,
        v88: __cpu::View<i32, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v100 = start + lane as i64;
                let v101 = __Elem::rem(v91.wrapping_add(v100), 32_i64).wrapping_sub(19);
                let v102 = v91.wrapping_add(__Elem::select((v101 >= 0) & (v101 < v92), v101, v100));
                let v103 = v87.load([v102], <i32 as __Elem>::ZERO);
                let v104 = v88.load([v102], <i32 as __Elem>::ZERO);
                let v105 = __Elem::rem(v103.wrapping_mul(8_i32).wrapping_add(v104), 8_i32);
                v89_row.set(lane, __Elem::to::<i32>(__Elem::leading_zeros(v105)));
            }
        }
    }

    #[inline]
    unsafe fn parallel_23<L: __cpu::Level, R0: __cpu::row::Row<i32>, R1: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        v89_row_2: R0,
        mut t8_2_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v106 = v89_row_2.get(lane);
                t8_2_row.set(lane, v106);
            }
        }
    }

    #[inline]
    unsafe fn parallel_24<L: __cpu::Level, R0: __cpu::row::Row<i32>, R1: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t3_2_row: R0,
        t3_2_row_2: R1,
        t3_2: __cpu::View<i32, 2>,
        x0_2: __cpu::View<f64, 2>,
        b4_2: i64,
        t6_2: __cpu::View<i64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i18_2 = start + lane as i64;
                let v107 = t3_2_row.get(lane);
                let v108 = t3_2.load([i18_2, i18_2], <i32 as __Elem>::ZERO);
                let v109 = x0_2.load([__Elem::to::<i64>(v108), b4_2], <f64 as __Elem>::ZERO);
                let v110 = t3_2_row_2.get(lane);
                let v111 = __Elem::min(__Elem::to_round::<L, i64>(v109, __cpu::Round::Down), __Elem::to::<i64>(v110));
                let v112 = __Elem::shr(v111, __Elem::to::<i64>(i18_2.wrapping_add(1)));
                t6_2.compare_exchange([i18_2], (-1_i64).wrapping_mul(__Elem::to::<i64>(v107)), v112, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_25<L: __cpu::Level, R0: __cpu::row::Row<f64>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row: R0,
        v115: i32,
        t8_2: __cpu::View<i32, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i19_2 = start + lane as i64;
                let v116 = t7_2_row.get(lane);
                t8_2.compare_exchange([i19_2], v115, __Elem::to::<i32>(v116), __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_26<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t5_2_row: R0,
        v117: i32,
        t8_2: __cpu::View<i32, 1>,
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
                        let v118 = t5_2_row.get(lane);
                        words[at_3] = v118;
                        words_2[at_3] = v117;
                    }
                    let dots = __cpu::dot4_lanes::<L, i32, true, true, 8>(true, &words, &words_2);
                    for at_3 in 0..8 {
                        let lane = first_3 + at_3;
                        let v118 = t5_2_row.get(lane);
                        t8_2.update(__cpu::AtomicOp::And, [0], __Elem::div(dots[at_3].wrapping_mul(3_i32), 3_i32));
                    }
                    first_3 += 8;
                }
            }
            for lane in first_3..lanes_3 {
                let v118 = t5_2_row.get(lane);
                let v119 = __Elem::dot4_i8::<L, true>(v118, v117).wrapping_mul(3_i32);
                t8_2.update(__cpu::AtomicOp::And, [0], __Elem::div(v119, 3_i32));
            }
        }
    }

    #[inline]
    unsafe fn parallel_27<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t5_2_row_2: R0,
        v120: i32,
        t8_2: __cpu::View<i32, 1>,
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
                        let v121 = t5_2_row_2.get(lane);
                        words[at_4] = v121;
                        words_2[at_4] = v120;
                    }
                    let dots = __cpu::dot4_lanes::<L, i32, true, true, 8>(false, &words, &words_2);
                    for at_4 in 0..8 {
                        let lane = first_4 + at_4;
                        let v121 = t5_2_row_2.get(lane);
                        t8_2.update(__cpu::AtomicOp::And, [0], __Elem::div(dots[at_4].wrapping_mul(3_i32), 3_i32));
                    }
                    first_4 += 8;
                }
            }
            for lane in first_4..lanes_4 {
                let v121 = t5_2_row_2.get(lane);
                let v122 = __Elem::dot4_i8::<L, true>(v121, v120).wrapping_mul(3_i32);
                t8_2.update(__cpu::AtomicOp::And, [0], __Elem::div(v122, 3_i32));
            }
        }
    }

    #[inline]
    unsafe fn parallel_28<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row_2: R0,
        h2_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21_2 = start + lane as i64;
                let v123 = t8_2_row_2.get(lane);
                let v124 = __Elem::to::<u64>(v123).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i21_2)));
                h2_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i21_2), 7_i64)], v124);
            }
        }
    }

    #[inline]
    unsafe fn parallel_29<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t9_2_row: R0,
        h2_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i22_2 = start + lane as i64;
                let v125 = t9_2_row.get(lane);
                let v126 = __Elem::to::<u64>(v125).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i22_2)));
                h2_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i22_2), 7_i64)], v126);
            }
        }
    }

    #[inline]
    unsafe fn parallel_30<L: __cpu::Level, R0: __cpu::row::Row<i32>, R1: __cpu::row::RowMut<i64>>(
        level: L,
        start: i64,
        count: i64,
        t3_2_row_3: R0,
        mut t10_2_row: R1,
        v129: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v130 = t3_2_row_3.get(lane);
                t10_2_row.set(lane, __Elem::to::<i64>(v130).wrapping_mul(v129));
            }
        }
    }

    #[inline]
    unsafe fn parallel_31<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t12_2_row: R0,
        v136: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t12_2_row.set(lane, v136);
            }
        }
    }

    #[inline]
    unsafe fn parallel_32<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t13_2_row: R0,
        v138: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t13_2_row.set(lane, v138);
            }
        }
    }

    #[inline]
    unsafe fn parallel_33<
        L: __cpu::Level,
        R0: __cpu::row::Row<f32>,
        R1: __cpu::row::Row<f32>,
        R2: __cpu::row::Row<f32>,
        R3: __cpu::row::RowMut<f32>,
    >(
        level: L,
        start: i64,
        count: i64,
        t13_2_row_2: R0,
        t13_2_row_3: R1,
        t13_2_row_4: R2,
        mut t16_2_row: R3,
        v141: f32,
        v144: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v146 = t13_2_row_3.get(lane);
                let v147 = t13_2_row_4.get(lane);
                let v148 = __Elem::abs(__Elem::fma::<L>(v141, v144, __Elem::min(v146, v147)));
                t16_2_row.set(lane, v148);
            }
        }
    }

    #[inline]
    unsafe fn parallel_34<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t11_2_row: R0,
        h2_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i32_2 = start + lane as i64;
                let v149 = t11_2_row.get(lane);
                let v150 = __Elem::to::<u64>(__Elem::to::<i64>(v149 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i32_2)));
                h2_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i32_2), 7_i64)], v150);
            }
        }
    }

    #[inline]
    unsafe fn parallel_35<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t12_2_row_2: R0,
        v151: i64,
        v152: i64,
        h2_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i34_2 = start + lane as i64;
                let v153 = t12_2_row_2.get(lane);
                let v154 = __Elem::to::<u64>(__Elem::to::<i64>(v153 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v152.wrapping_add(i34_2)));
                h2_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v151.wrapping_add(i34_2), 7_i64)], v154);
            }
        }
    }

    #[inline]
    unsafe fn parallel_36<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t13_2_row_5: R0,
        v155: i64,
        v156: i64,
        h2_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i36_2 = start + lane as i64;
                let v157 = t13_2_row_5.get(lane);
                let v158 = __Elem::to::<u64>(__Elem::to::<i64>(v157 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v156.wrapping_add(i36_2)));
                h2_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v155.wrapping_add(i36_2), 7_i64)], v158);
            }
        }
    }

    #[inline]
    unsafe fn parallel_37<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t14_2_row: R0,
        v159: i64,
        v160: i64,
        h2_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i38_2 = start + lane as i64;
                let v161 = t14_2_row.get(lane);
                let v162 = __Elem::to::<u64>(__Elem::to::<i64>(v161 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v160.wrapping_add(i38_2)));
                h2_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v159.wrapping_add(i38_2), 7_i64)], v162);
            }
        }
    }

    #[inline]
    unsafe fn parallel_38<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t16_2_row_2: R0,
        h2_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i39_2 = start + lane as i64;
                let v163 = t16_2_row_2.get(lane);
                let v164 = __Elem::to::<u64>(__Elem::to::<i64>(v163 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i39_2)));
                h2_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i39_2), 7_i64)], v164);
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
        let d3 = plan.extent(0, 1);
        plan.expect("y1", 1, 0, d3)?;
        plan.expect("y1", 1, 1, 6)?;
        plan.expect("h2", 2, 0, 7)?;
        let v0 = d3 < 100;
        plan.require(v0, format_args!("extents are below 100"))?;
        let v1 = d3.wrapping_add(BM as i64 - 1);
        let n6 = __Elem::div(v1, BM as i64);
        let v2 = d3.wrapping_add(BM as i64 - 1);
        let v3 = __Elem::div(v2, BM as i64);
        plan.value(d3);
        plan.value(d2);
        plan.value(n6);
        plan.finish([1, 1, v3])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<i32, 2>([BM as i64, 6]);
        size.tile::<f32, 1>([2]);
        size.tile::<i32, 1>([2]);
        size.tile::<i64, 1>([BM as i64]);
        size.tile::<f64, 2>([BM as i64, BM as i64]);
        size.tile::<i32, 1>([32]);
        size.tile::<i32, 1>([32]);
        size.tile::<i32, 1>([32]);
        size.tile::<i32, 1>([32]);
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.tile::<i32, 1>([2]);
            outer.cover(size);
        }
        size.tile::<i64, 1>([6]);
        size.tile::<f32, 1>([6]);
        size.tile::<f32, 2>([2, 12]);
        size.tile::<f32, 2>([BM as i64, 24]);
        size.tile::<f32, 2>([2, BM as i64]);
        size.tile::<u8, 2>([2, 3]);
        size.gemm_sp::<L, f32, f32, f32>(2, BM as i64);
        size.tile::<f32, 1>([6]);
        size.tile::<i32, 2>([BM as i64, 6]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<f64, 2>(call, 0);
            let y1 = __cpu::tensor::<i32, 2>(call, 1);
            let h2 = __cpu::tensor::<u64, 1>(call, 2);
            let _q5 = __cpu::scalar::<i64>(call.args, 3);
            let d3 = __cpu::value::<i64>(call, 0);
            let d2 = __cpu::value::<i64>(call, 1);
            let n6 = __cpu::value::<i64>(call, 2);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b4] = block.index;
                let mut scratch = block.scratch;
                let t3 = scratch.tile::<i32, 2>([BM as i64, 6]);
                let y1_at = y1.window([b4.wrapping_mul(BM as i64), 0], [BM as i64, 6]);
                __cpu::copy::<L, _, _, _>(y1_at, t3, <i32 as __Elem>::ZERO);
                let t4 = scratch.tile::<f32, 1>([2]);
                __cpu::fill::<L, _, _>(t4, 2.0_f32);
                let t5 = scratch.tile::<i32, 1>([2]);
                let v0 = t3.load([4, _q5], <i32 as __Elem>::ZERO);
                let v1 = t3.load([d3, d3], <i32 as __Elem>::ZERO);
                let v2 = t3.load([1, d3], <i32 as __Elem>::ZERO);
                let v3 = t3.load([__Elem::to::<i64>(v2), d3], <i32 as __Elem>::ZERO);
                let v7 = __Elem::shr(__Elem::dot4_i8::<L, true>(v0, v1), v3);
                __cpu::fill::<L, _, _>(t5, v7);
                let t6 = scratch.tile::<i64, 1>([BM as i64]);
                let t6_row = t6.row(0, [0], BM as i64);
                Self::parallel::<L, _>(level, 0, BM as i64, t6_row.slice_mut(0, BM as i64));
                let t7 = scratch.tile::<f64, 2>([BM as i64, BM as i64]);
                let x0_at = x0.window([0, b4.wrapping_mul(6)], [x0.extent[0], BM as i64]);
                __cpu::gather::<L, _, _, _, _>(x0_at, t6, t7, <f64 as __Elem>::ZERO);
                let t8 = scratch.tile::<i32, 1>([32]);
                let v4 = scratch.tile::<i32, 1>([32]);
                let v5 = scratch.tile::<i32, 1>([32]);
                let v6 = scratch.tile::<i32, 1>([32]);
                for v8 in 0_i64..1 {
                    let v9 = v8.wrapping_mul(32);
                    let v10 = __Elem::min(32_i64.wrapping_sub(v9), 32_i64);
                    let v11 = t5.load_inside([1]);
                    let v12 = __Elem::to::<i64>(v11) <= b4;
                    let v13 = t6.load([d3], <i64 as __Elem>::ZERO);
                    let v14 = __Elem::to::<i32>(v13);
                    let v15 = t5.load([d3], <i32 as __Elem>::ZERO);
                    let t6_row_2 = t6.row(0, [v9], v10);
                    let v4_row = v4.row(0, [v9], v10);
                    let v5_row = v5.row(0, [v9], v10);
                    let (from, to) = __cpu::common(v10, [t6_row_2.unit_span(), v4_row.unit_span(), v5_row.unit_span()]);
                    Self::parallel_2::<L, _, _, _>(
                        level,
                        from,
                        to - from,
                        t6_row_2.slice(from, to - from),
                        v4_row.slice_mut(from, to - from),
                        v5_row.slice_mut(from, to - from),
                        v14,
                        v12,
                        v15,
                    );
                    if to - from < v10 {
                        for (start, end) in [(0, from), (to, v10)] {
                            Self::parallel_2::<L, _, _, _>(
                                level,
                                start,
                                end - start,
                                t6_row_2.guarded(start, <i64 as __Elem>::ZERO),
                                v4_row.guarded(start, <i32 as __Elem>::ZERO),
                                v5_row.guarded(start, <i32 as __Elem>::ZERO),
                                v14,
                                v12,
                                v15,
                            );
                        }
                    }
                    let v6_row = v6.row(0, [v9], v10);
                    let (from, to) = __cpu::common(v10, [v6_row.unit_span()]);
                    Self::parallel_3::<L, _>(
                        level,
                        from,
                        to - from,
                        v6_row.slice_mut(from, to - from),
                        v9,
                        v10,
                        v4,
                        v5,
                    );
                    if to - from < v10 {
                        for (start, end) in [(0, from), (to, v10)] {
                            Self::parallel_3::<L, _>(
                                level,
                                start,
                                end - start,
                                v6_row.guarded(start, <i32 as __Elem>::ZERO),
                                v9,
                                v10,
                                v4,
                                v5,
                            );
                        }
                    }
                    let v6_row_2 = v6.row(0, [v9], v10);
                    let t8_row = t8.row(0, [v9], v10);
                    let (from, to) = __cpu::common(v10, [v6_row_2.unit_span(), t8_row.unit_span()]);
                    Self::parallel_4::<L, _, _>(
                        level,
                        from,
                        to - from,
                        v6_row_2.slice(from, to - from),
                        t8_row.slice_mut(from, to - from),
                    );
                    if to - from < v10 {
                        for (start, end) in [(0, from), (to, v10)] {
                            Self::parallel_4::<L, _, _>(
                                level,
                                start,
                                end - start,
                                v6_row_2.guarded(start, <i32 as __Elem>::ZERO),
                                t8_row.guarded(start, <i32 as __Elem>::ZERO),
                            );
                        }
                    }
                }
                for k17 in 0_i64..1 {
                    let mut scratch = scratch;
                    let t3_row = t3.row(1, [b4, 0], BM as i64);
                    let t3_row_2 = t3.row(1, [k17, 0], BM as i64);
                    let (from, to) = __cpu::common(BM as i64, [t3_row.unit_span(), t3_row_2.unit_span()]);
                    Self::parallel_5::<L, _, _>(
                        level,
                        from,
                        to - from,
                        t3_row.slice(from, to - from),
                        t3_row_2.slice(from, to - from),
                        t3,
                        x0,
                        b4,
                        t6,
                    );
                    if to - from < BM as i64 {
                        for (start, end) in [(0, from), (to, BM as i64)] {
                            Self::parallel_5::<L, _, _>(
                                level,
                                start,
                                end - start,
                                t3_row.guarded(start, <i32 as __Elem>::ZERO),
                                t3_row_2.guarded(start, <i32 as __Elem>::ZERO),
                                t3,
                                x0,
                                b4,
                                t6,
                            );
                        }
                    }
                    let v30 = t3.load([b4, 5], <i32 as __Elem>::ZERO);
                    let v31 = __Elem::div(d3.wrapping_sub(7), __Elem::to::<i64>(v30).wrapping_sub(2));
                    let v32 = t3.load([v31, k17], <i32 as __Elem>::ZERO);
                    let t7_row = t7.row(0, [0, __Elem::rem(n6, 1_i64)], 32);
                    let (from, to) = __cpu::common(32, [t7_row.span()]);
                    Self::parallel_6::<L, _>(level, from, to - from, t7_row.strided(from), v32, t8);
                    if to - from < 32 {
                        for (start, end) in [(0, from), (to, 32)] {
                            Self::parallel_6::<L, _>(
                                level,
                                start,
                                end - start,
                                t7_row.guarded(start, <f64 as __Elem>::ZERO),
                                v32,
                                t8,
                            );
                        }
                    }
                    if __cpu::has_vnni::<L>() {
                        let v34 = t5.load([n6], <i32 as __Elem>::ZERO);
                        let t5_row = t5.row(0, [0], 2);
                        Self::parallel_7::<L, _>(level, 0, 2, t5_row.slice(0, 2), v34, t8);
                    } else {
                        let v37 = t5.load([n6], <i32 as __Elem>::ZERO);
                        let t5_row_2 = t5.row(0, [0], 2);
                        Self::parallel_8::<L, _>(level, 0, 2, t5_row_2.slice(0, 2), v37, t8);
                    }
                    let t9 = scratch.tile::<i32, 1>([2]);
                    let t4_at = t4.window([n6.wrapping_mul(6)], [2]);
                    __cpu::copy::<L, _, _, _>(t4_at, t9, <i32 as __Elem>::ZERO);
                    let t8_row_2 = t8.row(0, [0], 32);
                    Self::parallel_9::<L, _>(level, 0, 32, t8_row_2.slice(0, 32), h2);
                    let t9_row = t9.row(0, [0], 2);
                    Self::parallel_10::<L, _>(level, 0, 2, t9_row.slice(0, 2), h2);
                }
                let t10 = scratch.tile::<i64, 1>([6]);
                let v44 = t3.load([b4, b4], <i32 as __Elem>::ZERO);
                let v45 = t3.load([d3, __Elem::to::<i64>(v44)], <i32 as __Elem>::ZERO);
                let v46 = __Elem::to::<i64>(v45);
                let t3_row_3 = t3.row(1, [d3, 0], 6);
                let t10_row = t10.row(0, [0], 6);
                let (from, to) = __cpu::common(6, [t3_row_3.unit_span()]);
                Self::parallel_11::<L, _, _>(
                    level,
                    from,
                    to - from,
                    t3_row_3.slice(from, to - from),
                    t10_row.slice_mut(from, to - from),
                    v46,
                );
                if to - from < 6 {
                    for (start, end) in [(0, from), (to, 6)] {
                        Self::parallel_11::<L, _, _>(
                            level,
                            start,
                            end - start,
                            t3_row_3.guarded(start, <i32 as __Elem>::ZERO),
                            t10_row.slice_mut(start, end - start),
                            v46,
                        );
                    }
                }
                let t11 = scratch.tile::<f32, 1>([6]);
                __cpu::gather::<L, _, _, _, _>(t4, t10, t11, <f32 as __Elem>::ZERO);
                let t12 = scratch.tile::<f32, 2>([2, 12]);
                for i24 in 0_i64..2 {
                    let v48 = t4.load_inside([i24]);
                    let v49 = t4.load([b4], <f32 as __Elem>::ZERO);
                    let v50 = t10.load([b4], <i64 as __Elem>::ZERO);
                    let v51 = t3.load([i24, 1], <i32 as __Elem>::ZERO);
                    let v52 = __Elem::max(__Elem::to::<f32>(v50), __Elem::to::<f32>(v51));
                    let v53 = __Elem::select(v48 > v49, -__Elem::to::<f32>(d3), v52);
                    let t12_row = t12.row(1, [i24, 0], 12);
                    Self::parallel_12::<L, _>(level, 0, 12, t12_row.slice_mut(0, 12), v53);
                }
                let t13 = scratch.tile::<f32, 2>([BM as i64, 24]);
                for i26 in 0_i64..(BM as i64) {
                    let v54 = t3.load([_q5, i26], <i32 as __Elem>::ZERO);
                    let v55 = __Elem::to::<f32>(v54) - __Elem::to::<f32>(n6);
                    let t13_row = t13.row(1, [i26, 0], 24);
                    Self::parallel_13::<L, _>(level, 0, 24, t13_row.slice_mut(0, 24), v55);
                }
                let t14 = scratch.tile::<f32, 2>([2, BM as i64]);
                __cpu::fill::<L, _, _>(t14, 0.0_f32);
                let t15 = scratch.tile::<u8, 2>([2, 3]);
                __cpu::fill::<L, _, _>(t15, 237_u8);
                let t13_at = t13.permute([1, 0]);
                __cpu::gemm_sp::<L, f32, f32, f32>((t12, <f32 as __Elem>::ZERO), (t15, <u8 as __Elem>::ZERO), (t13_at, <f32 as __Elem>::ZERO), t14, scratch);
                let v28_2 = t10.load([0], <i64 as __Elem>::ZERO);
                __cpu::fill::<L, _, _>(t6, v28_2);
                let t16 = scratch.tile::<f32, 1>([6]);
                let v56 = t6.load([b4], <i64 as __Elem>::ZERO);
                let v57 = t3.load([n6, b4], <i32 as __Elem>::ZERO);
                let v58 = __Elem::to::<f32>(v56) - __Elem::to::<f32>(v57);
                let v59 = t6.load([b4], <i64 as __Elem>::ZERO);
                let v60 = t10.load([_q5], <i64 as __Elem>::ZERO);
                let v61 = __Elem::max(__Elem::to::<f32>(v59), __Elem::to::<f32>(v60));
                let v62 = t8.load([_q5], <i32 as __Elem>::ZERO);
                let t13_row_2 = t13.row(1, [n6, 0], 6);
                let t13_row_3 = t13.row(1, [1, 0], 6);
                let t13_row_4 = t13.row(1, [__Elem::to::<i64>(v62), 0], 6);
                let t16_row = t16.row(0, [0], 6);
                let (from, to) = __cpu::common(6, [t13_row_2.unit_span(), t13_row_3.unit_span(), t13_row_4.unit_span()]);
                Self::parallel_14::<L, _, _, _, _>(
                    level,
                    from,
                    to - from,
                    t13_row_2.slice(from, to - from),
                    t13_row_3.slice(from, to - from),
                    t13_row_4.slice(from, to - from),
                    t16_row.slice_mut(from, to - from),
                    v58,
                    v61,
                );
                if to - from < 6 {
                    for (start, end) in [(0, from), (to, 6)] {
                        Self::parallel_14::<L, _, _, _, _>(
                            level,
                            start,
                            end - start,
                            t13_row_2.guarded(start, <f32 as __Elem>::ZERO),
                            t13_row_3.guarded(start, <f32 as __Elem>::ZERO),
                            t13_row_4.guarded(start, <f32 as __Elem>::ZERO),
                            t16_row.slice_mut(start, end - start),
                            v58,
                            v61,
                        );
                    }
                }
                let t11_row = t11.row(0, [0], 6);
                Self::parallel_15::<L, _>(level, 0, 6, t11_row.slice(0, 6), h2);
                for i33 in 0_i64..2 {
                    let v68 = 5_i64.wrapping_add(i33).wrapping_mul(5);
                    let v69 = 5_i64.wrapping_add(i33).wrapping_mul(5);
                    let t12_row_2 = t12.row(1, [i33, 0], 12);
                    Self::parallel_16::<L, _>(level, 0, 12, t12_row_2.slice(0, 12), v68, v69, h2);
                }
                for i35 in 0_i64..(BM as i64) {
                    let v72 = 5_i64.wrapping_add(i35).wrapping_mul(5);
                    let v73 = 5_i64.wrapping_add(i35).wrapping_mul(5);
                    let t13_row_5 = t13.row(1, [i35, 0], 24);
                    Self::parallel_17::<L, _>(level, 0, 24, t13_row_5.slice(0, 24), v72, v73, h2);
                }
                for i37 in 0_i64..2 {
                    let v76 = 5_i64.wrapping_add(i37).wrapping_mul(5);
                    let v77 = 5_i64.wrapping_add(i37).wrapping_mul(5);
                    let t14_row = t14.row(1, [i37, 0], BM as i64);
                    Self::parallel_18::<L, _>(level, 0, BM as i64, t14_row.slice(0, BM as i64), v76, v77, h2);
                }
                let t16_row_2 = t16.row(0, [0], 6);
                Self::parallel_19::<L, _>(level, 0, 6, t16_row_2.slice(0, 6), h2);
                let t17 = scratch.tile::<i32, 2>([BM as i64, 6]);
                let v82 = t3.load([d3, d3], <i32 as __Elem>::ZERO);
                let v40_2 = __Elem::abs(v82);
                __cpu::fill::<L, _, _>(t17, v40_2);
                let y1_at_2 = y1.window([b4.wrapping_mul(BM as i64), 0], [BM as i64, 6]);
                __cpu::copy::<L, _, _, _>(t17, y1_at_2, <i32 as __Elem>::ZERO);
            }
        }
    }

    const RACES: bool = true;

    #[inline(always)]
    unsafe fn alone<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0_2 = __cpu::tensor::<f64, 2>(call, 0);
            let y1_2 = __cpu::tensor::<i32, 2>(call, 1);
            let h2_2 = __cpu::tensor::<u64, 1>(call, 2);
            let _q5_2 = __cpu::scalar::<i64>(call.args, 3);
            let d3_2 = __cpu::value::<i64>(call, 0);
            let d2_2 = __cpu::value::<i64>(call, 1);
            let n6_2 = __cpu::value::<i64>(call, 2);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b4_2] = block.index;
                let mut scratch = block.scratch;
                let t3_2 = scratch.tile::<i32, 2>([BM as i64, 6]);
                let y1_2_at = y1_2.window([b4_2.wrapping_mul(BM as i64), 0], [BM as i64, 6]);
                __cpu::copy::<L, _, _, _>(y1_2_at, t3_2, <i32 as __Elem>::ZERO);
                let t4_2 = scratch.tile::<f32, 1>([2]);
                __cpu::fill::<L, _, _>(t4_2, 2.0_f32);
                let t5_2 = scratch.tile::<i32, 1>([2]);
                let v83 = t3_2.load([4, _q5_2], <i32 as __Elem>::ZERO);
                let v84 = t3_2.load([d3_2, d3_2], <i32 as __Elem>::ZERO);
                let v85 = t3_2.load([1, d3_2], <i32 as __Elem>::ZERO);
                let v86 = t3_2.load([__Elem::to::<i64>(v85), d3_2], <i32 as __Elem>::ZERO);
                let v7_2 = __Elem::shr(__Elem::dot4_i8::<L, true>(v83, v84), v86);
                __cpu::fill::<L, _, _>(t5_2, v7_2);
                let t6_2 = scratch.tile::<i64, 1>([BM as i64]);
                let t6_2_row = t6_2.row(0, [0], BM as i64);
                Self::parallel_20::<L, _>(level, 0, BM as i64, t6_2_row.slice_mut(0, BM as i64));
                let t7_2 = scratch.tile::<f64, 2>([BM as i64, BM as i64]);
                let x0_2_at = x0_2.window([0, b4_2.wrapping_mul(6)], [x0_2.extent[0], BM as i64]);
                __cpu::gather::<L, _, _, _, _>(x0_2_at, t6_2, t7_2, <f64 as __Elem>::ZERO);
                let t8_2 = scratch.tile::<i32, 1>([32]);
                let v87 = scratch.tile::<i32, 1>([32]);
                let v88 = scratch.tile::<i32, 1>([32]);
                let v89 = scratch.tile::<i32, 1>([32]);
                for v90 in 0_i64..1 {
                    let v91 = v90.wrapping_mul(32);
                    let v92 = __Elem::min(32_i64.wrapping_sub(v91), 32_i64);
                    let v93 = t5_2.load_inside([1]);
                    let v94 = __Elem::to::<i64>(v93) <= b4_2;
                    let v95 = t6_2.load([d3_2], <i64 as __Elem>::ZERO);
                    let v96 = __Elem::to::<i32>(v95);
                    let v97 = t5_2.load([d3_2], <i32 as __Elem>::ZERO);
                    let t6_2_row_2 = t6_2.row(0, [v91], v92);
                    let v87_row = v87.row(0, [v91], v92);
                    let v88_row = v88.row(0, [v91], v92);
                    let (from, to) = __cpu::common(v92, [t6_2_row_2.unit_span(), v87_row.unit_span(), v88_row.unit_span()]);
                    Self::parallel_21::<L, _, _, _>(
                        level,
                        from,
                        to - from,
                        t6_2_row_2.slice(from, to - from),
                        v87_row.slice_mut(from, to - from),
                        v88_row.slice_mut(from, to - from),
                        v96,
                        v94,
                        v97,
                    );
                    if to - from < v92 {
                        for (start, end) in [(0, from), (to, v92)] {
                            Self::parallel_21::<L, _, _, _>(
                                level,
                                start,
                                end - start,
                                t6_2_row_2.guarded(start, <i64 as __Elem>::ZERO),
                                v87_row.guarded(start, <i32 as __Elem>::ZERO),
                                v88_row.guarded(start, <i32 as __Elem>::ZERO),
                                v96,
                                v94,
                                v97,
                            );
                        }
                    }
                    let v89_row = v89.row(0, [v91], v92);
                    let (from, to) = __cpu::common(v92, [v89_row.unit_span()]);
                    Self::parallel_22::<L, _>(
                        level,
                        from,
                        to - from,
                        v89_row.slice_mut(from, to - from),
                        v91,
                        v92,
                        v87,
                        v88,
                    );
                    if to - from < v92 {
                        for (start, end) in [(0, from), (to, v92)] {
                            Self::parallel_22::<L, _>(
                                level,
                                start,
                                end - start,
                                v89_row.guarded(start, <i32 as __Elem>::ZERO),
                                v91,
                                v92,
                                v87,
                                v88,
                            );
                        }
                    }
                    let v89_row_2 = v89.row(0, [v91], v92);
                    let t8_2_row = t8_2.row(0, [v91], v92);
                    let (from, to) = __cpu::common(v92, [v89_row_2.unit_span(), t8_2_row.unit_span()]);
                    Self::parallel_23::<L, _, _>(
                        level,
                        from,
                        to - from,
                        v89_row_2.slice(from, to - from),
                        t8_2_row.slice_mut(from, to - from),
                    );
                    if to - from < v92 {
                        for (start, end) in [(0, from), (to, v92)] {
                            Self::parallel_23::<L, _, _>(
                                level,
                                start,
                                end - start,
                                v89_row_2.guarded(start, <i32 as __Elem>::ZERO),
                                t8_2_row.guarded(start, <i32 as __Elem>::ZERO),
                            );
                        }
                    }
                }
                for k17_2 in 0_i64..1 {
                    let mut scratch = scratch;
                    let t3_2_row = t3_2.row(1, [b4_2, 0], BM as i64);
                    let t3_2_row_2 = t3_2.row(1, [k17_2, 0], BM as i64);
                    let (from, to) = __cpu::common(BM as i64, [t3_2_row.unit_span(), t3_2_row_2.unit_span()]);
                    Self::parallel_24::<L, _, _>(
                        level,
                        from,
                        to - from,
                        t3_2_row.slice(from, to - from),
                        t3_2_row_2.slice(from, to - from),
                        t3_2,
                        x0_2,
                        b4_2,
                        t6_2,
                    );
                    if to - from < BM as i64 {
                        for (start, end) in [(0, from), (to, BM as i64)] {
                            Self::parallel_24::<L, _, _>(
                                level,
                                start,
                                end - start,
                                t3_2_row.guarded(start, <i32 as __Elem>::ZERO),
                                t3_2_row_2.guarded(start, <i32 as __Elem>::ZERO),
                                t3_2,
                                x0_2,
                                b4_2,
                                t6_2,
                            );
                        }
                    }
                    let v113 = t3_2.load([b4_2, 5], <i32 as __Elem>::ZERO);
                    let v114 = __Elem::div(d3_2.wrapping_sub(7), __Elem::to::<i64>(v113).wrapping_sub(2));
                    let v115 = t3_2.load([v114, k17_2], <i32 as __Elem>::ZERO);
                    let t7_2_row = t7_2.row(0, [0, __Elem::rem(n6_2, 1_i64)], 32);
                    let (from, to) = __cpu::common(32, [t7_2_row.span()]);
                    Self::parallel_25::<L, _>(level, from, to - from, t7_2_row.strided(from), v115, t8_2);
                    if to - from < 32 {
                        for (start, end) in [(0, from), (to, 32)] {
                            Self::parallel_25::<L, _>(
                                level,
                                start,
                                end - start,
                                t7_2_row.guarded(start, <f64 as __Elem>::ZERO),
                                v115,
                                t8_2,
                            );
                        }
                    }
                    if __cpu::has_vnni::<L>() {
                        let v117 = t5_2.load([n6_2], <i32 as __Elem>::ZERO);
                        let t5_2_row = t5_2.row(0, [0], 2);
                        Self::parallel_26::<L, _>(level, 0, 2, t5_2_row.slice(0, 2), v117, t8_2);
                    } else {
                        let v120 = t5_2.load([n6_2], <i32 as __Elem>::ZERO);
                        let t5_2_row_2 = t5_2.row(0, [0], 2);
                        Self::parallel_27::<L, _>(level, 0, 2, t5_2_row_2.slice(0, 2), v120, t8_2);
                    }
                    let t9_2 = scratch.tile::<i32, 1>([2]);
                    let t4_2_at = t4_2.window([n6_2.wrapping_mul(6)], [2]);
                    __cpu::copy::<L, _, _, _>(t4_2_at, t9_2, <i32 as __Elem>::ZERO);
                    let t8_2_row_2 = t8_2.row(0, [0], 32);
                    Self::parallel_28::<L, _>(level, 0, 32, t8_2_row_2.slice(0, 32), h2_2);
                    let t9_2_row = t9_2.row(0, [0], 2);
                    Self::parallel_29::<L, _>(level, 0, 2, t9_2_row.slice(0, 2), h2_2);
                }
                let t10_2 = scratch.tile::<i64, 1>([6]);
                let v127 = t3_2.load([b4_2, b4_2], <i32 as __Elem>::ZERO);
                let v128 = t3_2.load([d3_2, __Elem::to::<i64>(v127)], <i32 as __Elem>::ZERO);
                let v129 = __Elem::to::<i64>(v128);
                let t3_2_row_3 = t3_2.row(1, [d3_2, 0], 6);
                let t10_2_row = t10_2.row(0, [0], 6);
                let (from, to) = __cpu::common(6, [t3_2_row_3.unit_span()]);
                Self::parallel_30::<L, _, _>(
                    level,
                    from,
                    to - from,
                    t3_2_row_3.slice(from, to - from),
                    t10_2_row.slice_mut(from, to - from),
                    v129,
                );
                if to - from < 6 {
                    for (start, end) in [(0, from), (to, 6)] {
                        Self::parallel_30::<L, _, _>(
                            level,
                            start,
                            end - start,
                            t3_2_row_3.guarded(start, <i32 as __Elem>::ZERO),
                            t10_2_row.slice_mut(start, end - start),
                            v129,
                        );
                    }
                }
                let t11_2 = scratch.tile::<f32, 1>([6]);
                __cpu::gather::<L, _, _, _, _>(t4_2, t10_2, t11_2, <f32 as __Elem>::ZERO);
                let t12_2 = scratch.tile::<f32, 2>([2, 12]);
                for i24_2 in 0_i64..2 {
                    let v131 = t4_2.load_inside([i24_2]);
                    let v132 = t4_2.load([b4_2], <f32 as __Elem>::ZERO);
                    let v133 = t10_2.load([b4_2], <i64 as __Elem>::ZERO);
                    let v134 = t3_2.load([i24_2, 1], <i32 as __Elem>::ZERO);
                    let v135 = __Elem::max(__Elem::to::<f32>(v133), __Elem::to::<f32>(v134));
                    let v136 = __Elem::select(v131 > v132, -__Elem::to::<f32>(d3_2), v135);
                    let t12_2_row = t12_2.row(1, [i24_2, 0], 12);
                    Self::parallel_31::<L, _>(level, 0, 12, t12_2_row.slice_mut(0, 12), v136);
                }
                let t13_2 = scratch.tile::<f32, 2>([BM as i64, 24]);
                for i26_2 in 0_i64..(BM as i64) {
                    let v137 = t3_2.load([_q5_2, i26_2], <i32 as __Elem>::ZERO);
                    let v138 = __Elem::to::<f32>(v137) - __Elem::to::<f32>(n6_2);
                    let t13_2_row = t13_2.row(1, [i26_2, 0], 24);
                    Self::parallel_32::<L, _>(level, 0, 24, t13_2_row.slice_mut(0, 24), v138);
                }
                let t14_2 = scratch.tile::<f32, 2>([2, BM as i64]);
                __cpu::fill::<L, _, _>(t14_2, 0.0_f32);
                let t15_2 = scratch.tile::<u8, 2>([2, 3]);
                __cpu::fill::<L, _, _>(t15_2, 237_u8);
                let t13_2_at = t13_2.permute([1, 0]);
                __cpu::gemm_sp::<L, f32, f32, f32>((t12_2, <f32 as __Elem>::ZERO), (t15_2, <u8 as __Elem>::ZERO), (t13_2_at, <f32 as __Elem>::ZERO), t14_2, scratch);
                let v28_3 = t10_2.load([0], <i64 as __Elem>::ZERO);
                __cpu::fill::<L, _, _>(t6_2, v28_3);
                let t16_2 = scratch.tile::<f32, 1>([6]);
                let v139 = t6_2.load([b4_2], <i64 as __Elem>::ZERO);
                let v140 = t3_2.load([n6_2, b4_2], <i32 as __Elem>::ZERO);
                let v141 = __Elem::to::<f32>(v139) - __Elem::to::<f32>(v140);
                let v142 = t6_2.load([b4_2], <i64 as __Elem>::ZERO);
                let v143 = t10_2.load([_q5_2], <i64 as __Elem>::ZERO);
                let v144 = __Elem::max(__Elem::to::<f32>(v142), __Elem::to::<f32>(v143));
                let v145 = t8_2.load([_q5_2], <i32 as __Elem>::ZERO);
                let t13_2_row_2 = t13_2.row(1, [n6_2, 0], 6);
                let t13_2_row_3 = t13_2.row(1, [1, 0], 6);
                let t13_2_row_4 = t13_2.row(1, [__Elem::to::<i64>(v145), 0], 6);
                let t16_2_row = t16_2.row(0, [0], 6);
                let (from, to) = __cpu::common(6, [t13_2_row_2.unit_span(), t13_2_row_3.unit_span(), t13_2_row_4.unit_span()]);
                Self::parallel_33::<L, _, _, _, _>(
                    level,
                    from,
                    to - from,
                    t13_2_row_2.slice(from, to - from),
                    t13_2_row_3.slice(from, to - from),
                    t13_2_row_4.slice(from, to - from),
                    t16_2_row.slice_mut(from, to - from),
                    v141,
                    v144,
                );
                if to - from < 6 {
                    for (start, end) in [(0, from), (to, 6)] {
                        Self::parallel_33::<L, _, _, _, _>(
                            level,
                            start,
                            end - start,
                            t13_2_row_2.guarded(start, <f32 as __Elem>::ZERO),
                            t13_2_row_3.guarded(start, <f32 as __Elem>::ZERO),
                            t13_2_row_4.guarded(start, <f32 as __Elem>::ZERO),
                            t16_2_row.slice_mut(start, end - start),
                            v141,
                            v144,
                        );
                    }
                }
                let t11_2_row = t11_2.row(0, [0], 6);
                Self::parallel_34::<L, _>(level, 0, 6, t11_2_row.slice(0, 6), h2_2);
                for i33_2 in 0_i64..2 {
                    let v151 = 5_i64.wrapping_add(i33_2).wrapping_mul(5);
                    let v152 = 5_i64.wrapping_add(i33_2).wrapping_mul(5);
                    let t12_2_row_2 = t12_2.row(1, [i33_2, 0], 12);
                    Self::parallel_35::<L, _>(level, 0, 12, t12_2_row_2.slice(0, 12), v151, v152, h2_2);
                }
                for i35_2 in 0_i64..(BM as i64) {
                    let v155 = 5_i64.wrapping_add(i35_2).wrapping_mul(5);
                    let v156 = 5_i64.wrapping_add(i35_2).wrapping_mul(5);
                    let t13_2_row_5 = t13_2.row(1, [i35_2, 0], 24);
                    Self::parallel_36::<L, _>(level, 0, 24, t13_2_row_5.slice(0, 24), v155, v156, h2_2);
                }
                for i37_2 in 0_i64..2 {
                    let v159 = 5_i64.wrapping_add(i37_2).wrapping_mul(5);
                    let v160 = 5_i64.wrapping_add(i37_2).wrapping_mul(5);
                    let t14_2_row = t14_2.row(1, [i37_2, 0], BM as i64);
                    Self::parallel_37::<L, _>(level, 0, BM as i64, t14_2_row.slice(0, BM as i64), v159, v160, h2_2);
                }
                let t16_2_row_2 = t16_2.row(0, [0], 6);
                Self::parallel_38::<L, _>(level, 0, 6, t16_2_row_2.slice(0, 6), h2_2);
                let t17_2 = scratch.tile::<i32, 2>([BM as i64, 6]);
                let v165 = t3_2.load([d3_2, d3_2], <i32 as __Elem>::ZERO);
                let v40_3 = __Elem::abs(v165);
                __cpu::fill::<L, _, _>(t17_2, v40_3);
                let y1_2_at_2 = y1_2.window([b4_2.wrapping_mul(BM as i64), 0], [BM as i64, 6]);
                __cpu::copy::<L, _, _, _>(t17_2, y1_2_at_2, <i32 as __Elem>::ZERO);
            }
        }
    }
}
