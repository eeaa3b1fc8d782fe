// Emitted from the random kernel of seed 3.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;


#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<T: __Elem, const BM: usize, const BN: usize, const BK: usize>(::core::marker::PhantomData<(T,)>);

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<T: __Elem, const BM: usize, const BN: usize, const BK: usize> __Kernel<T, BM, BN, BK> {
    #[inline]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::RowMut<u16>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_row: R0,
        v3: u16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t7_row.set(lane, v3);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::RowMut<u64>>(
        level: L,
        start: i64,
        count: i64,
        mut t6_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut s25 = <u64 as __Elem>::ZERO;
                s25 = 0_u64;
                for k26 in 0_i64..4 {
                    let v9 = s25;
                    s25 = v9.wrapping_add(3_u64);
                }
                let v10 = s25;
                t6_row.set(lane, v10);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t9_row: R0,
        v16: i64,
        v18: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i31 = start + lane as i64;
                let v19 = t9_row.get(lane);
                let v20 = v19.wrapping_mul(__Elem::to::<u64>(v18.wrapping_add(i31)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v16.wrapping_add(i31), 7_i64)], v20, __cpu::Order::Acquire);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t10_row: R0,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i32 = start + lane as i64;
                let v21 = t10_row.get(lane);
                let v22 = v21.wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i32)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i32), 7_i64)], v22, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::RowMut<u64>, R1: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        mut t6_row_2: R0,
        t9_row_2: R1,
        t8: __cpu::View<i64, 4>,
        i33: i64,
        i34: i64,
        d6: i64,
        v23: i64,
        v24: u64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v25 = t6_row_2.get(lane);
                let v26 = t8.load([i33, i34, d6, __Elem::to::<i64>(v25)], <i64 as __Elem>::ZERO);
                if __Elem::to::<i64>(v26) == v23 {
                    let v28 = t9_row_2.get(lane);
                    let v29 = __Elem::rem(__Elem::to::<i64>(v28).wrapping_mul(BM as i64), BM as i64);
                    let v30 = t6_row_2.get(lane);
                    let v31 = __Elem::to::<u64>(v29).wrapping_mul(v30).wrapping_mul(8_u64);
                    let v32 = __Elem::shr(__Elem::rem(v31.wrapping_add(v24), 8_u64), 28_u64);
                    t6_row_2.set(lane, v32);
                }
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<i64>>(
        level: L,
        start: i64,
        count: i64,
        t8_row: R0,
        v34: i64,
        v36: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i40 = start + lane as i64;
                let v37 = t8_row.get(lane);
                let v38 = __Elem::to::<u64>(v37).wrapping_mul(__Elem::to::<u64>(v36.wrapping_add(i40)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v34.wrapping_add(i40), 7_i64)], v38, __cpu::Order::Acquire);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t9_row_3: R0,
        v40: i64,
        v42: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i43 = start + lane as i64;
                let v43 = t9_row_3.get(lane);
                let v44 = v43.wrapping_mul(__Elem::to::<u64>(v42.wrapping_add(i43)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v40.wrapping_add(i43), 7_i64)], v44, __cpu::Order::SeqCst);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::RowMut<i64>>(
        level: L,
        block: &__cpu::Block<'_>,
        start: i64,
        count: i64,
        mut t8_row_2: R0,
        v45: bool,
        x1: __cpu::View<i64, 3>,
        b9: i64,
        i46: i64,
        b10: i64,
        _q13: i64,
        v46: i64,
        n14: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i47 = start + lane as i64;
                if !v45 {
                    __cpu::fail(block, concat!(file!(), ":37:5"), format_args!("an index is within its bounds"));
                }
                let v47 = x1.load([b9, i47, i47], <i64 as __Elem>::ZERO);
                let v48 = x1.load([i46, i47, i47], <i64 as __Elem>::ZERO);
                let v49 = x1.load([b10, __Elem::to::<i64>(v48), _q13], <i64 as __Elem>::ZERO);
                let v50 = x1.load([v46, n14, __Elem::rem(i47, 6_i64)], <i64 as __Elem>::ZERO);
                t8_row_2.set(lane, __Elem::shl((v47 & v49).wrapping_neg(), v50));
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level>(
        level: L,
        start: i64,
        count: i64,
        v48: u32,
        a4: __cpu::View<u32, 1>,
        v47: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                a4.atomic(__cpu::AtomicOp::And, [v47], v48, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t6_row_3: R0,
        v50: i64,
        v52: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i51 = start + lane as i64;
                let v53 = t6_row_3.get(lane);
                let v54 = v53.wrapping_mul(__Elem::to::<u64>(v52.wrapping_add(i51)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v50.wrapping_add(i51), 7_i64)], v54, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<u16>>(
        level: L,
        start: i64,
        count: i64,
        t7_row_2: R0,
        v57: i64,
        v60: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i56 = start + lane as i64;
                let v61 = t7_row_2.get(lane);
                let v62 = __Elem::to::<u64>(v61).wrapping_mul(__Elem::to::<u64>(v60.wrapping_add(i56)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v57.wrapping_add(i56), 7_i64)], v62, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<i64>>(
        level: L,
        start: i64,
        count: i64,
        t8_row_3: R0,
        v64: i64,
        v66: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i60 = start + lane as i64;
                let v67 = t8_row_3.get(lane);
                let v68 = __Elem::to::<u64>(v67).wrapping_mul(__Elem::to::<u64>(v66.wrapping_add(i60)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v64.wrapping_add(i60), 7_i64)], v68, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t9_row_4: R0,
        v70: i64,
        v72: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i63 = start + lane as i64;
                let v73 = t9_row_4.get(lane);
                let v74 = v73.wrapping_mul(__Elem::to::<u64>(v72.wrapping_add(i63)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v70.wrapping_add(i63), 7_i64)], v74, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<u64>,
        R1: __cpu::row::RowMut<u64>,
    >(
        level: L,
        start: i64,
        count: i64,
        t6_row_4: R0,
        mut t11_row: R1,
        t8: __cpu::View<i64, 4>,
        i64: i64,
        v75: i64,
        x1: __cpu::View<i64, 3>,
        t6: __cpu::View<u64, 3>,
        t9: __cpu::View<u64, 3>,
        d1: i64,
        d0: i64,
        d5: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i66 = start + lane as i64;
                let v76 = t6_row_4.get(lane);
                let v77 = t8.load([i66, i64, v75, __Elem::to::<i64>(v76)], <i64 as __Elem>::ZERO);
                let v78 = x1.load([i66, i66, 10], <i64 as __Elem>::ZERO);
                let v79 = t6.load([__Elem::to::<i64>(v77), 0, __Elem::to::<i64>(v78)], <u64 as __Elem>::ZERO);
                let v80 = t9.load([8, __Elem::to::<i64>(v79), i66], <u64 as __Elem>::ZERO);
                let v81 = t6.load([__Elem::to::<i64>(v80), d1, d0], <u64 as __Elem>::ZERO);
                let v82 = t9.load([d5, __Elem::rem(__Elem::to::<i64>(v81), 2_i64), i66], <u64 as __Elem>::ZERO);
                t11_row.set(lane, v82);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::RowMut<u16>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_2_row: R0,
        v79: u16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t7_2_row.set(lane, v79);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::RowMut<u64>>(
        level: L,
        start: i64,
        count: i64,
        mut t6_2_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut s25 = <u64 as __Elem>::ZERO;
                s25 = 0_u64;
                for k26 in 0_i64..4 {
                    let v85 = s25;
                    s25 = v85.wrapping_add(3_u64);
                }
                let v86 = s25;
                t6_2_row.set(lane, v86);
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t9_2_row: R0,
        v92: i64,
        v94: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i31_2 = start + lane as i64;
                let v95 = t9_2_row.get(lane);
                let v96 = v95.wrapping_mul(__Elem::to::<u64>(v94.wrapping_add(i31_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v92.wrapping_add(i31_2), 7_i64)], v96);
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t10_2_row: R0,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i32_2 = start + lane as i64;
                let v97 = t10_2_row.get(lane);
                let v98 = v97.wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i32_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i32_2), 7_i64)], v98);
            }
        }
    }

    #[inline]
    unsafe fn parallel_19<L: __cpu::Level, R0: __cpu::row::RowMut<u64>, R1: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        mut t6_2_row_2: R0,
        t9_2_row_2: R1,
        t8_2: __cpu::View<i64, 4>,
        i33_2: i64,
        i34_2: i64,
        d6_2: i64,
        v99: i64,
        v100: u64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v101 = t6_2_row_2.get(lane);
                let v102 = t8_2.load([i33_2, i34_2, d6_2, __Elem::to::<i64>(v101)], <i64 as __Elem>::ZERO);
                if __Elem::to::<i64>(v102) == v99 {
                    let v103 = t9_2_row_2.get(lane);
                    let v104 = __Elem::rem(__Elem::to::<i64>(v103).wrapping_mul(BM as i64), BM as i64);
                    let v105 = t6_2_row_2.get(lane);
                    let v106 = __Elem::to::<u64>(v104).wrapping_mul(v105).wrapping_mul(8_u64);
                    let v107 = __Elem::shr(__Elem::rem(v106.wrapping_add(v100), 8_u64), 28_u64);
                    t6_2_row_2.set(lane, v107);
                }
            }
        }
    }

    #[inline]
    unsafe fn parallel_20<L: __cpu::Level, R0: __cpu::row::Row<i64>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row: R0,
        v109: i64,
        v111: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i40_2 = start + lane as i64;
                let v112 = t8_2_row.get(lane);
                let v113 = __Elem::to::<u64>(v112).wrapping_mul(__Elem::to::<u64>(v111.wrapping_add(i40_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v109.wrapping_add(i40_2), 7_i64)], v113);
            }
        }
    }

    #[inline]
    unsafe fn parallel_21<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t9_2_row_3: R0,
        v115: i64,
        v117: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i43_2 = start + lane as i64;
                let v118 = t9_2_row_3.get(lane);
                let v119 = v118.wrapping_mul(__Elem::to::<u64>(v117.wrapping_add(i43_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v115.wrapping_add(i43_2), 7_i64)], v119);
            }
        }
    }

    #[inline]
    unsafe fn parallel_22<L: __cpu::Level, const WHOLE: bool, R0: __cpu::row::RowMut<i64>>(
        level: L,
        block: &__cpu::Block<'_>,
        start: i64,
        count: i64,
        mut t8_2_row_2: R0,
        v120: bool,
        x1_2: __cpu::View<i64, 3>,
        b9_2: i64,
        i46_2: i64,
        b10_2: i64,
        _q13_2: i64,
        v121: i64,
        n14_2: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i47 = start + lane as i64;
                if !v120 {
                    __cpu::fail(block, concat!(file!(), ":37:5"), format_args!("an index is within its bounds"));
                }
                let v122 = x1_2.load([b9_2, i47, i47], <i64 as __Elem>::ZERO);
                let v123 = x1_2.load([i46_2, i47, i47], <i64 as __Elem>::ZERO);
                let v124 = x1_2.load([b10_2, __Elem::to::<i64>(v123), _q13_2], <i64 as __Elem>::ZERO);
                let v125 = x1_2.load([v121, n14_2, __Elem::rem(i47, 6_i64)], <i64 as __Elem>::ZERO);
                t8_2_row_2.set(lane, __Elem::shl((v122 & v124).wrapping_neg(), v125));
            }
        }
    }

    #[inline]
    unsafe fn parallel_23<L: __cpu::Level>(
        level: L,
        start: i64,
        count: i64,
        v123: u32,
        a4_2: __cpu::View<u32, 1>,
        v122: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                a4_2.update(__cpu::AtomicOp::And, [v122], v123);
            }
        }
    }

    #[inline]
    unsafe fn parallel_24<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t6_2_row_3: R0,
        v125: i64,
        v127: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i51_2 = start + lane as i64;
                let v128 = t6_2_row_3.get(lane);
                let v129 = v128.wrapping_mul(__Elem::to::<u64>(v127.wrapping_add(i51_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v125.wrapping_add(i51_2), 7_i64)], v129);
            }
        }
    }

    #[inline]
    unsafe fn parallel_25<L: __cpu::Level, R0: __cpu::row::Row<u16>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row_2: R0,
        v132: i64,
        v135: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i56_2 = start + lane as i64;
                let v136 = t7_2_row_2.get(lane);
                let v137 = __Elem::to::<u64>(v136).wrapping_mul(__Elem::to::<u64>(v135.wrapping_add(i56_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v132.wrapping_add(i56_2), 7_i64)], v137);
            }
        }
    }

    #[inline]
    unsafe fn parallel_26<L: __cpu::Level, R0: __cpu::row::Row<i64>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row_3: R0,
        v139: i64,
        v141: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i60_2 = start + lane as i64;
                let v142 = t8_2_row_3.get(lane);
                let v143 = __Elem::to::<u64>(v142).wrapping_mul(__Elem::to::<u64>(v141.wrapping_add(i60_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v139.wrapping_add(i60_2), 7_i64)], v143);
            }
        }
    }

    #[inline]
    unsafe fn parallel_27<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t9_2_row_4: R0,
        v145: i64,
        v147: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i63_2 = start + lane as i64;
                let v148 = t9_2_row_4.get(lane);
                let v149 = v148.wrapping_mul(__Elem::to::<u64>(v147.wrapping_add(i63_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v145.wrapping_add(i63_2), 7_i64)], v149);
            }
        }
    }

    #[inline]
    unsafe fn parallel_28<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<u64>,
        R1: __cpu::row::RowMut<u64>,
    >(
        level: L,
        start: i64,
        count: i64,
        t6_2_row_4: R0,
        mut t11_2_row: R1,
        t8_2: __cpu::View<i64, 4>,
        i64_2: i64,
        v150: i64,
        x1_2: __cpu::View<i64, 3>,
        t6_2: __cpu::View<u64, 3>,
        t9_2: __cpu::View<u64, 3>,
        d1_2: i64,
        d0_2: i64,
        d5_2: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i66 = start + lane as i64;
                let v151 = t6_2_row_4.get(lane);
                let v152 = t8_2.load([i66, i64_2, v150, __Elem::to::<i64>(v151)], <i64 as __Elem>::ZERO);
                let v153 = x1_2.load([i66, i66, 10], <i64 as __Elem>::ZERO);
                let v154 = t6_2.load([__Elem::to::<i64>(v152), 0, __Elem::to::<i64>(v153)], <u64 as __Elem>::ZERO);
                let v155 = t9_2.load([8, __Elem::to::<i64>(v154), i66], <u64 as __Elem>::ZERO);
                let v156 = t6_2.load([__Elem::to::<i64>(v155), d1_2, d0_2], <u64 as __Elem>::ZERO);
                let v157 = t9_2.load([d5_2, __Elem::rem(__Elem::to::<i64>(v156), 2_i64), i66], <u64 as __Elem>::ZERO);
                t11_2_row.set(lane, v157);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<T: __Elem, const BM: usize, const BN: usize, const BK: usize> __cpu::Kernel for __Kernel<T, BM, BN, BK> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_3", args);
        let d0 = plan.extent(0, 0);
        let d1 = plan.extent(0, 1);
        plan.expect("x0", 0, 2, BN as i64)?;
        plan.expect("x1", 1, 0, d0)?;
        let d2 = plan.extent(1, 1);
        let d3 = plan.extent(1, 2);
        let d4 = plan.extent(2, 0);
        plan.expect("x2", 2, 1, BK as i64)?;
        let d5 = plan.extent(2, 2);
        let d6 = plan.extent(3, 0);
        let d7 = plan.extent(3, 1);
        let d8 = plan.extent(3, 2);
        let d12 = plan.extent(4, 0);
        plan.expect("h5", 5, 0, 7)?;
        let v0 = d6.wrapping_add(BN as i64 - 1);
        let n14 = __Elem::div(v0, BN as i64);
        let v1 = d6.wrapping_add(BN as i64 - 1);
        let v2 = __Elem::div(v1, BN as i64);
        let v3 = d7.wrapping_add(BM as i64 - 1);
        let v4 = __Elem::div(v3, BM as i64);
        let v5 = d8.wrapping_add(BK as i64 - 1);
        let v6 = __Elem::div(v5, BK as i64);
        plan.value(d4);
        plan.value(d7);
        plan.value(n14);
        plan.value(d12);
        plan.value(d6);
        plan.value(d3);
        plan.value(d0);
        plan.value(d1);
        plan.value(d5);
        plan.finish([v2, v4, v6])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<u64, 3>([BK as i64, BK as i64, BM as i64]);
        size.tile::<u16, 5>([BN as i64, BK as i64, BK as i64, BK as i64, BK as i64]);
        size.tile::<i64, 4>([BN as i64, BN as i64, 1, 1]);
        size.tile::<u64, 3>([BM as i64, BK as i64, BK as i64]);
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.tile::<u64, 1>([BN as i64]);
            outer.cover(size);
        }
        size.tile::<u64, 3>([BN as i64, BM as i64, BK as i64]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<<T as __Elem>::Accum, 3>(call, 0);
            let x1 = __cpu::tensor::<i64, 3>(call, 1);
            let x2 = __cpu::tensor::<<T as __Elem>::Accum, 3>(call, 2);
            let y3 = __cpu::tensor::<u64, 3>(call, 3);
            let a4 = __cpu::tensor::<u32, 1>(call, 4);
            let h5 = __cpu::tensor::<u64, 1>(call, 5);
            let _q13 = __cpu::scalar::<i64>(call.args, 6);
            let d4 = __cpu::value::<i64>(call, 0);
            let d7 = __cpu::value::<i64>(call, 1);
            let n14 = __cpu::value::<i64>(call, 2);
            let d12 = __cpu::value::<i64>(call, 3);
            let d6 = __cpu::value::<i64>(call, 4);
            let d3 = __cpu::value::<i64>(call, 5);
            let d0 = __cpu::value::<i64>(call, 6);
            let d1 = __cpu::value::<i64>(call, 7);
            let d5 = __cpu::value::<i64>(call, 8);
            for block in __cpu::Blocks::new(call) {
                let [b9, b10, b11] = block.index;
                let mut scratch = block.scratch;
                let t6 = scratch.tile::<u64, 3>([BK as i64, BK as i64, BM as i64]);
                let v0 = x1.load([d4, b9, b10], <i64 as __Elem>::ZERO);
                let x2_at = x2.window([b10.wrapping_mul(BN as i64), b9.wrapping_mul(BN as i64), x0.extent[1]], [BK as i64, BK as i64, BM as i64]);
                __cpu::copy::<L, _, _, _>(x2_at, t6, __Elem::to::<u64>(__Elem::to::<<T as __Elem>::Accum>(v0)));
                let t7 = scratch.tile::<u16, 5>([BN as i64, BK as i64, BK as i64, BK as i64, BK as i64]);
                for i15 in 0_i64..(BN as i64) {
                    for i16 in 0_i64..(BK as i64) {
                        for i17 in 0_i64..(BK as i64) {
                            for i18 in 0_i64..(BK as i64) {
                                let v1 = 3_u16.wrapping_add(__Elem::to::<u16>(i15.wrapping_mul(1)));
                                let v2 = __Elem::to::<u16>(__Elem::count_ones(0_u16)).wrapping_mul(v1);
                                let v3 = __Elem::to::<u16>(__Elem::leading_zeros(v2));
                                let t7_row = t7.row(4, [i15, i16, i17, i18, 0], BK as i64);
                                Self::parallel::<L, _>(level, 0, BK as i64, t7_row.slice_mut(0, BK as i64), v3);
                            }
                        }
                    }
                }
                let t8 = scratch.tile::<i64, 4>([BN as i64, BN as i64, 1, 1]);
                let t7_at = t7.window([b10.wrapping_mul(BM as i64), d7.wrapping_mul(BM as i64), b10.wrapping_mul(BM as i64), n14, b9.wrapping_mul(BM as i64)], [1, BN as i64, BN as i64, 1, 1]);
                __cpu::copy::<L, _, _, _>(t7_at.squeeze([1, 2, 3, 4]), t8, <i64 as __Elem>::ZERO);
                let t9 = scratch.tile::<u64, 3>([BM as i64, BK as i64, BK as i64]);
                let x0_at = x0.window([b10.wrapping_mul(BN as i64), d12, n14], [BM as i64, BK as i64, BK as i64]);
                __cpu::copy::<L, _, _, _>(x0_at, t9, <u64 as __Elem>::ZERO);
                let v4 = t7.load([d6, b10, b10, b10, 1], <u16 as __Elem>::ZERO);
                let v5 = x1.load([0, __Elem::to::<i64>(v4), 10], <i64 as __Elem>::ZERO);
                let v6 = __Elem::rem(__Elem::to::<i64>(v5).wrapping_mul(BN as i64), BN as i64);
                let v7 = t8.load([16, d3, v6, b9], <i64 as __Elem>::ZERO);
                let v8 = t8.load([4, b9, _q13, b9], <i64 as __Elem>::ZERO);
                if (3 <= 4) ^ (v7 >= v8) {
                    for k21 in 0_i64..1 {
                        let mut scratch = scratch;
                        let whole = t6.has_rows(2, [0, 3, 0], [[1, 0, 0], [0, 1, 0], [0, 0, 1]], [BK as i64, BK as i64, __Elem::min(d12, BM as i64)]);
                        if whole {
                            for i22 in 0_i64..(BK as i64) {
                                for i23 in 0_i64..(BK as i64) {
                                    let t6_row = t6.whole_row(2, [i22, i23.wrapping_add(3), 0], __Elem::min(d12, BM as i64), 1);
                                    Self::parallel_2::<L, true, _>(
                                        level,
                                        0,
                                        __Elem::min(d12, BM as i64),
                                        t6_row.slice_mut(0, __Elem::min(d12, BM as i64)),
                                    );
                                }
                            }
                        } else {
                            for i22 in 0_i64..(BK as i64) {
                                for i23 in 0_i64..(BK as i64) {
                                    let t6_row = t6.row(2, [i22, i23.wrapping_add(3), 0], __Elem::min(d12, BM as i64));
                                    let (from, to) = __cpu::common(__Elem::min(d12, BM as i64), [t6_row.unit_span()]);
                                    Self::parallel_2::<L, false, _>(
                                        level,
                                        from,
                                        to - from,
                                        t6_row.slice_mut(from, to - from),
                                    );
                                    if to - from < __Elem::min(d12, BM as i64) {
                                        for (start, end) in [(0, from), (to, __Elem::min(d12, BM as i64))] {
                                            Self::parallel_2::<L, false, _>(
                                                level,
                                                start,
                                                end - start,
                                                t6_row.guarded(start, <u64 as __Elem>::ZERO),
                                            );
                                        }
                                    }
                                }
                            }
                        }
                        let mut v27 = <i64 as __Elem>::ZERO;
                        v27 = 0_i64;
                        for k28 in 0_i64..1 {
                            let v9 = v27;
                            let v10: i64 = if d4 < n14 {
                                let v11 = x1.load([_q13, d7, d0], <i64 as __Elem>::ZERO);
                                v11
                            } else {
                                -3_i64
                            };
                            let v12 = v9.wrapping_add(__Elem::to::<i64>(__Elem::count_ones(v10)));
                            v27 = v12;
                        }
                        let t10 = scratch.tile::<u64, 1>([BN as i64]);
                        let v13 = t6.load([b9, 1, k21], <u64 as __Elem>::ZERO);
                        let v14 = __Elem::rem(_q13.wrapping_mul(BN as i64).wrapping_add(_q13), BN as i64);
                        let x0_at_2 = x0.window([__Elem::rem(__Elem::to::<i64>(v13), 4_i64), v14, 1], [1, 1, BN as i64]);
                        __cpu::copy::<L, _, _, _>(x0_at_2.squeeze([2]), t10, __Elem::to::<u64>(__Elem::to::<<T as __Elem>::Accum>(0_i32)));
                        for i29 in 0_i64..(BM as i64) {
                            for i30 in 0_i64..(BK as i64) {
                                let v15 = 5_i64.wrapping_add(i29).wrapping_mul(5).wrapping_add(i30);
                                let v16 = v15.wrapping_mul(5);
                                let v17 = 5_i64.wrapping_add(i29).wrapping_mul(5).wrapping_add(i30);
                                let v18 = v17.wrapping_mul(5);
                                let t9_row = t9.row(2, [i29, i30, 0], BK as i64);
                                Self::parallel_3::<L, _>(
                                    level,
                                    0,
                                    BK as i64,
                                    t9_row.slice(0, BK as i64),
                                    v16,
                                    v18,
                                    h5,
                                );
                            }
                        }
                        let t10_row = t10.row(0, [0], BN as i64);
                        Self::parallel_4::<L, _>(level, 0, BN as i64, t10_row.slice(0, BN as i64), h5);
                    }
                    for i33 in 0_i64..(BK as i64) {
                        for i34 in 0_i64..(BK as i64) {
                            let v23 = i33.wrapping_add(i34);
                            let v24 = t9.load([i33, __Elem::rem(i34.wrapping_sub(1), 4_i64), i33], <u64 as __Elem>::ZERO);
                            let t6_row_2 = t6.row(2, [i33, (BK as i64).wrapping_sub(i34), 0], BM as i64);
                            let t9_row_2 = t9.row(0, [0, i34, 1], BM as i64);
                            let (from, to) = __cpu::common(BM as i64, [t6_row_2.unit_span(), t9_row_2.span()]);
                            Self::parallel_5::<L, _, _>(
                                level,
                                from,
                                to - from,
                                t6_row_2.slice_mut(from, to - from),
                                t9_row_2.strided(from),
                                t8,
                                i33,
                                i34,
                                d6,
                                v23,
                                v24,
                            );
                            if to - from < BM as i64 {
                                for (start, end) in [(0, from), (to, BM as i64)] {
                                    Self::parallel_5::<L, _, _>(
                                        level,
                                        start,
                                        end - start,
                                        t6_row_2.guarded(start, <u64 as __Elem>::ZERO),
                                        t9_row_2.guarded(start, <u64 as __Elem>::ZERO),
                                        t8,
                                        i33,
                                        i34,
                                        d6,
                                        v23,
                                        v24,
                                    );
                                }
                            }
                        }
                    }
                    for i37 in 0_i64..(BN as i64) {
                        for i38 in 0_i64..(BN as i64) {
                            for i39 in 0_i64..1 {
                                let v33 = 5_i64.wrapping_add(i37).wrapping_mul(5).wrapping_add(i38);
                                let v34 = v33.wrapping_mul(5).wrapping_add(i39).wrapping_mul(5);
                                let v35 = 5_i64.wrapping_add(i37).wrapping_mul(5).wrapping_add(i38);
                                let v36 = v35.wrapping_mul(5).wrapping_add(i39).wrapping_mul(5);
                                let t8_row = t8.row(3, [i37, i38, i39, 0], 1);
                                Self::parallel_6::<L, _>(level, 0, 1, t8_row.slice(0, 1), v34, v36, h5);
                            }
                        }
                    }
                    for i41 in 0_i64..(BM as i64) {
                        for i42 in 0_i64..(BK as i64) {
                            let v39 = 5_i64.wrapping_add(i41).wrapping_mul(5).wrapping_add(i42);
                            let v40 = v39.wrapping_mul(5);
                            let v41 = 5_i64.wrapping_add(i41).wrapping_mul(5).wrapping_add(i42);
                            let v42 = v41.wrapping_mul(5);
                            let t9_row_3 = t9.row(2, [i41, i42, 0], BK as i64);
                            Self::parallel_7::<L, _>(
                                level,
                                0,
                                BK as i64,
                                t9_row_3.slice(0, BK as i64),
                                v40,
                                v42,
                                h5,
                            );
                        }
                    }
                }
                let whole_2 = t8.has([0, 0, 2, 0], [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 2]], [BN as i64, BN as i64, 1, 1]);
                if whole_2 {
                    for i44 in 0_i64..(BN as i64) {
                        for i45 in 0_i64..(BN as i64) {
                            for i46 in 0_i64..1 {
                                let v45 = d7 < 3;
                                let v46 = __Elem::div(_q13.wrapping_mul(BN as i64), BN as i64);
                                let t8_row_2 = t8.whole_row(3, [i44, i45, i46.wrapping_add(2), 0], 1, 2);
                                Self::parallel_8::<L, true, _>(
                                    level,
                                    &block.with(scratch),
                                    0,
                                    1,
                                    t8_row_2.strided(0),
                                    v45,
                                    x1,
                                    b9,
                                    i46,
                                    b10,
                                    _q13,
                                    v46,
                                    n14,
                                );
                            }
                        }
                    }
                } else {
                    for i44 in 0_i64..(BN as i64) {
                        for i45 in 0_i64..(BN as i64) {
                            for i46 in 0_i64..1 {
                                let v45 = d7 < 3;
                                let v46 = __Elem::div(_q13.wrapping_mul(BN as i64), BN as i64);
                                let t8_row_2 = t8.row_by(3, [i44, i45, i46.wrapping_add(2), 0], 1, 2);
                                let (from, to) = __cpu::common(1, [t8_row_2.span()]);
                                Self::parallel_8::<L, false, _>(
                                    level,
                                    &block.with(scratch),
                                    from,
                                    to - from,
                                    t8_row_2.strided(from),
                                    v45,
                                    x1,
                                    b9,
                                    i46,
                                    b10,
                                    _q13,
                                    v46,
                                    n14,
                                );
                                if to - from < 1 {
                                    for (start, end) in [(0, from), (to, 1)] {
                                        Self::parallel_8::<L, false, _>(
                                            level,
                                            &block.with(scratch),
                                            start,
                                            end - start,
                                            t8_row_2.guarded(start, <i64 as __Elem>::ZERO),
                                            v45,
                                            x1,
                                            b9,
                                            i46,
                                            b10,
                                            _q13,
                                            v46,
                                            n14,
                                        );
                                    }
                                }
                            }
                        }
                    }
                }
                let v47 = x1.extent[2];
                let v48 = __Elem::rem(!1_u32, __Elem::to::<u32>(_q13.wrapping_add(1)));
                Self::parallel_9::<L>(level, 0, BN as i64, v48, a4, v47);
                for i49 in 0_i64..(BK as i64) {
                    for i50 in 0_i64..(BK as i64) {
                        let v49 = 5_i64.wrapping_add(i49).wrapping_mul(5).wrapping_add(i50);
                        let v50 = v49.wrapping_mul(5);
                        let v51 = 5_i64.wrapping_add(i49).wrapping_mul(5).wrapping_add(i50);
                        let v52 = v51.wrapping_mul(5);
                        let t6_row_3 = t6.row(2, [i49, i50, 0], BM as i64);
                        Self::parallel_10::<L, _>(level, 0, BM as i64, t6_row_3.slice(0, BM as i64), v50, v52, h5);
                    }
                }
                for i52 in 0_i64..(BN as i64) {
                    for i53 in 0_i64..(BK as i64) {
                        for i54 in 0_i64..(BK as i64) {
                            for i55 in 0_i64..(BK as i64) {
                                let v55 = 5_i64.wrapping_add(i52).wrapping_mul(5).wrapping_add(i53);
                                let v56 = v55.wrapping_mul(5).wrapping_add(i54).wrapping_mul(5).wrapping_add(i55);
                                let v57 = v56.wrapping_mul(5);
                                let v58 = 5_i64.wrapping_add(i52).wrapping_mul(5).wrapping_add(i53);
                                let v59 = v58.wrapping_mul(5).wrapping_add(i54).wrapping_mul(5).wrapping_add(i55);
                                let v60 = v59.wrapping_mul(5);
                                let t7_row_2 = t7.row(4, [i52, i53, i54, i55, 0], BK as i64);
                                Self::parallel_11::<L, _>(
                                    level,
                                    0,
                                    BK as i64,
                                    t7_row_2.slice(0, BK as i64),
                                    v57,
                                    v60,
                                    h5,
                                );
                            }
                        }
                    }
                }
                for i57 in 0_i64..(BN as i64) {
                    for i58 in 0_i64..(BN as i64) {
                        for i59 in 0_i64..1 {
                            let v63 = 5_i64.wrapping_add(i57).wrapping_mul(5).wrapping_add(i58);
                            let v64 = v63.wrapping_mul(5).wrapping_add(i59).wrapping_mul(5);
                            let v65 = 5_i64.wrapping_add(i57).wrapping_mul(5).wrapping_add(i58);
                            let v66 = v65.wrapping_mul(5).wrapping_add(i59).wrapping_mul(5);
                            let t8_row_3 = t8.row(3, [i57, i58, i59, 0], 1);
                            Self::parallel_12::<L, _>(level, 0, 1, t8_row_3.slice(0, 1), v64, v66, h5);
                        }
                    }
                }
                for i61 in 0_i64..(BM as i64) {
                    for i62 in 0_i64..(BK as i64) {
                        let v69 = 5_i64.wrapping_add(i61).wrapping_mul(5).wrapping_add(i62);
                        let v70 = v69.wrapping_mul(5);
                        let v71 = 5_i64.wrapping_add(i61).wrapping_mul(5).wrapping_add(i62);
                        let v72 = v71.wrapping_mul(5);
                        let t9_row_4 = t9.row(2, [i61, i62, 0], BK as i64);
                        Self::parallel_13::<L, _>(level, 0, BK as i64, t9_row_4.slice(0, BK as i64), v70, v72, h5);
                    }
                }
                let t11 = scratch.tile::<u64, 3>([BN as i64, BM as i64, BK as i64]);
                let y3_at = y3.window([b9.wrapping_mul(BN as i64), b10.wrapping_mul(BM as i64), b11.wrapping_mul(BK as i64)], [BN as i64, BM as i64, BK as i64]);
                let mut copy_out = __cpu::FusedCopyOut::new(t11, y3_at, <u64 as __Elem>::ZERO, __cpu::is_non_temporal(call, &y3));
                let whole_3 = t6.has([b10, 0, 0], [[0, 0, 0], [0, 0, 1], [1, 0, 0]], [BN as i64, BM as i64, BK as i64]);
                if whole_3 {
                    for i64 in 0_i64..(BN as i64) {
                        for i65 in 0_i64..(BM as i64) {
                            let v75 = x2.extent[2];
                            let t6_row_4 = t6.whole_row(1, [b10, 0, i64], BK as i64, 1);
                            let t11_row = t11.row(2, [i64, i65, 0], BK as i64);
                            let mut chunks = copy_out.chunks([i64, i65, 0], 0, BK as i64, &__cpu::PacedPrefetch::none());
                            while chunks.advance() {
                                let (start, count) = chunks.chunk();
                                Self::parallel_14::<L, true, _, _>(
                                    level,
                                    start,
                                    count,
                                    t6_row_4.strided(start),
                                    t11_row.slice_mut(start, count),
                                    t8,
                                    i64,
                                    v75,
                                    x1,
                                    t6,
                                    t9,
                                    d1,
                                    d0,
                                    d5,
                                );
                                copy_out.store::<L>([i64, i65, 0], start, count);
                            }
                        }
                    }
                } else {
                    for i64 in 0_i64..(BN as i64) {
                        for i65 in 0_i64..(BM as i64) {
                            let v75 = x2.extent[2];
                            let t6_row_4 = t6.row(1, [b10, 0, i64], BK as i64);
                            let t11_row = t11.row(2, [i64, i65, 0], BK as i64);
                            let (from, to) = __cpu::common(BK as i64, [t6_row_4.span()]);
                            Self::parallel_14::<L, false, _, _>(
                                level,
                                from,
                                to - from,
                                t6_row_4.strided(from),
                                t11_row.slice_mut(from, to - from),
                                t8,
                                i64,
                                v75,
                                x1,
                                t6,
                                t9,
                                d1,
                                d0,
                                d5,
                            );
                            if to - from < BK as i64 {
                                for (start, end) in [(0, from), (to, BK as i64)] {
                                    Self::parallel_14::<L, false, _, _>(
                                        level,
                                        start,
                                        end - start,
                                        t6_row_4.guarded(start, <u64 as __Elem>::ZERO),
                                        t11_row.slice_mut(start, end - start),
                                        t8,
                                        i64,
                                        v75,
                                        x1,
                                        t6,
                                        t9,
                                        d1,
                                        d0,
                                        d5,
                                    );
                                }
                            }
                        }
                    }
                }
                copy_out.finish::<L>();
            }
        }
    }

    const RACES: bool = true;

    #[inline(always)]
    unsafe fn alone<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0_2 = __cpu::tensor::<<T as __Elem>::Accum, 3>(call, 0);
            let x1_2 = __cpu::tensor::<i64, 3>(call, 1);
            let x2_2 = __cpu::tensor::<<T as __Elem>::Accum, 3>(call, 2);
            let y3_2 = __cpu::tensor::<u64, 3>(call, 3);
            let a4_2 = __cpu::tensor::<u32, 1>(call, 4);
            let h5_2 = __cpu::tensor::<u64, 1>(call, 5);
            let _q13_2 = __cpu::scalar::<i64>(call.args, 6);
            let d4_2 = __cpu::value::<i64>(call, 0);
            let d7_2 = __cpu::value::<i64>(call, 1);
            let n14_2 = __cpu::value::<i64>(call, 2);
            let d12_2 = __cpu::value::<i64>(call, 3);
            let d6_2 = __cpu::value::<i64>(call, 4);
            let d3_2 = __cpu::value::<i64>(call, 5);
            let d0_2 = __cpu::value::<i64>(call, 6);
            let d1_2 = __cpu::value::<i64>(call, 7);
            let d5_2 = __cpu::value::<i64>(call, 8);
            for block in __cpu::Blocks::new(call) {
                let [b9_2, b10_2, b11_2] = block.index;
                let mut scratch = block.scratch;
                let t6_2 = scratch.tile::<u64, 3>([BK as i64, BK as i64, BM as i64]);
                let v76 = x1_2.load([d4_2, b9_2, b10_2], <i64 as __Elem>::ZERO);
                let x2_2_at = x2_2.window([b10_2.wrapping_mul(BN as i64), b9_2.wrapping_mul(BN as i64), x0_2.extent[1]], [BK as i64, BK as i64, BM as i64]);
                __cpu::copy::<L, _, _, _>(x2_2_at, t6_2, __Elem::to::<u64>(__Elem::to::<<T as __Elem>::Accum>(v76)));
                let t7_2 = scratch.tile::<u16, 5>([BN as i64, BK as i64, BK as i64, BK as i64, BK as i64]);
                for i15_2 in 0_i64..(BN as i64) {
                    for i16_2 in 0_i64..(BK as i64) {
                        for i17_2 in 0_i64..(BK as i64) {
                            for i18_2 in 0_i64..(BK as i64) {
                                let v77 = 3_u16.wrapping_add(__Elem::to::<u16>(i15_2.wrapping_mul(1)));
                                let v78 = __Elem::to::<u16>(__Elem::count_ones(0_u16)).wrapping_mul(v77);
                                let v79 = __Elem::to::<u16>(__Elem::leading_zeros(v78));
                                let t7_2_row = t7_2.row(4, [i15_2, i16_2, i17_2, i18_2, 0], BK as i64);
                                Self::parallel_15::<L, _>(
                                    level,
                                    0,
                                    BK as i64,
                                    t7_2_row.slice_mut(0, BK as i64),
                                    v79,
                                );
                            }
                        }
                    }
                }
                let t8_2 = scratch.tile::<i64, 4>([BN as i64, BN as i64, 1, 1]);
                let t7_2_at = t7_2.window([b10_2.wrapping_mul(BM as i64), d7_2.wrapping_mul(BM as i64), b10_2.wrapping_mul(BM as i64), n14_2, b9_2.wrapping_mul(BM as i64)], [1, BN as i64, BN as i64, 1, 1]);
                __cpu::copy::<L, _, _, _>(t7_2_at.squeeze([1, 2, 3, 4]), t8_2, <i64 as __Elem>::ZERO);
                let t9_2 = scratch.tile::<u64, 3>([BM as i64, BK as i64, BK as i64]);
                let x0_2_at = x0_2.window([b10_2.wrapping_mul(BN as i64), d12_2, n14_2], [BM as i64, BK as i64, BK as i64]);
                __cpu::copy::<L, _, _, _>(x0_2_at, t9_2, <u64 as __Elem>::ZERO);
                let v80 = t7_2.load([d6_2, b10_2, b10_2, b10_2, 1], <u16 as __Elem>::ZERO);
                let v81 = x1_2.load([0, __Elem::to::<i64>(v80), 10], <i64 as __Elem>::ZERO);
                let v82 = __Elem::rem(__Elem::to::<i64>(v81).wrapping_mul(BN as i64), BN as i64);
                let v83 = t8_2.load([16, d3_2, v82, b9_2], <i64 as __Elem>::ZERO);
                let v84 = t8_2.load([4, b9_2, _q13_2, b9_2], <i64 as __Elem>::ZERO);
                if (3 <= 4) ^ (v83 >= v84) {
                    for k21_2 in 0_i64..1 {
                        let mut scratch = scratch;
                        let whole_4 = t6_2.has_rows(2, [0, 3, 0], [[1, 0, 0], [0, 1, 0], [0, 0, 1]], [BK as i64, BK as i64, __Elem::min(d12_2, BM as i64)]);
                        if whole_4 {
                            for i22_2 in 0_i64..(BK as i64) {
                                for i23_2 in 0_i64..(BK as i64) {
                                    let t6_2_row = t6_2.whole_row(2, [i22_2, i23_2.wrapping_add(3), 0], __Elem::min(d12_2, BM as i64), 1);
                                    Self::parallel_16::<L, true, _>(
                                        level,
                                        0,
                                        __Elem::min(d12_2, BM as i64),
                                        t6_2_row.slice_mut(0, __Elem::min(d12_2, BM as i64)),
                                    );
                                }
                            }
                        } else {
                            for i22_2 in 0_i64..(BK as i64) {
                                for i23_2 in 0_i64..(BK as i64) {
                                    let t6_2_row = t6_2.row(2, [i22_2, i23_2.wrapping_add(3), 0], __Elem::min(d12_2, BM as i64));
                                    let (from, to) = __cpu::common(__Elem::min(d12_2, BM as i64), [t6_2_row.unit_span()]);
                                    Self::parallel_16::<L, false, _>(
                                        level,
                                        from,
                                        to - from,
                                        t6_2_row.slice_mut(from, to - from),
                                    );
                                    if to - from < __Elem::min(d12_2, BM as i64) {
                                        for (start, end) in [(0, from), (to, __Elem::min(d12_2, BM as i64))] {
                                            Self::parallel_16::<L, false, _>(
                                                level,
                                                start,
                                                end - start,
                                                t6_2_row.guarded(start, <u64 as __Elem>::ZERO),
                                            );
                                        }
                                    }
                                }
                            }
                        }
                        let mut v27_2 = <i64 as __Elem>::ZERO;
                        v27_2 = 0_i64;
                        for k28_2 in 0_i64..1 {
                            let v85 = v27_2;
                            let v86: i64 = if d4_2 < n14_2 {
                                let v87 = x1_2.load([_q13_2, d7_2, d0_2], <i64 as __Elem>::ZERO);
                                v87
                            } else {
                                -3_i64
                            };
                            let v88 = v85.wrapping_add(__Elem::to::<i64>(__Elem::count_ones(v86)));
                            v27_2 = v88;
                        }
                        let t10_2 = scratch.tile::<u64, 1>([BN as i64]);
                        let v89 = t6_2.load([b9_2, 1, k21_2], <u64 as __Elem>::ZERO);
                        let v90 = __Elem::rem(_q13_2.wrapping_mul(BN as i64).wrapping_add(_q13_2), BN as i64);
                        let x0_2_at_2 = x0_2.window([__Elem::rem(__Elem::to::<i64>(v89), 4_i64), v90, 1], [1, 1, BN as i64]);
                        __cpu::copy::<L, _, _, _>(x0_2_at_2.squeeze([2]), t10_2, __Elem::to::<u64>(__Elem::to::<<T as __Elem>::Accum>(0_i32)));
                        for i29_2 in 0_i64..(BM as i64) {
                            for i30_2 in 0_i64..(BK as i64) {
                                let v91 = 5_i64.wrapping_add(i29_2).wrapping_mul(5).wrapping_add(i30_2);
                                let v92 = v91.wrapping_mul(5);
                                let v93 = 5_i64.wrapping_add(i29_2).wrapping_mul(5).wrapping_add(i30_2);
                                let v94 = v93.wrapping_mul(5);
                                let t9_2_row = t9_2.row(2, [i29_2, i30_2, 0], BK as i64);
                                Self::parallel_17::<L, _>(
                                    level,
                                    0,
                                    BK as i64,
                                    t9_2_row.slice(0, BK as i64),
                                    v92,
                                    v94,
                                    h5_2,
                                );
                            }
                        }
                        let t10_2_row = t10_2.row(0, [0], BN as i64);
                        Self::parallel_18::<L, _>(level, 0, BN as i64, t10_2_row.slice(0, BN as i64), h5_2);
                    }
                    for i33_2 in 0_i64..(BK as i64) {
                        for i34_2 in 0_i64..(BK as i64) {
                            let v99 = i33_2.wrapping_add(i34_2);
                            let v100 = t9_2.load([i33_2, __Elem::rem(i34_2.wrapping_sub(1), 4_i64), i33_2], <u64 as __Elem>::ZERO);
                            let t6_2_row_2 = t6_2.row(2, [i33_2, (BK as i64).wrapping_sub(i34_2), 0], BM as i64);
                            let t9_2_row_2 = t9_2.row(0, [0, i34_2, 1], BM as i64);
                            let (from, to) = __cpu::common(BM as i64, [t6_2_row_2.unit_span(), t9_2_row_2.span()]);
                            Self::parallel_19::<L, _, _>(
                                level,
                                from,
                                to - from,
                                t6_2_row_2.slice_mut(from, to - from),
                                t9_2_row_2.strided(from),
                                t8_2,
                                i33_2,
                                i34_2,
                                d6_2,
                                v99,
                                v100,
                            );
                            if to - from < BM as i64 {
                                for (start, end) in [(0, from), (to, BM as i64)] {
                                    Self::parallel_19::<L, _, _>(
                                        level,
                                        start,
                                        end - start,
                                        t6_2_row_2.guarded(start, <u64 as __Elem>::ZERO),
                                        t9_2_row_2.guarded(start, <u64 as __Elem>::ZERO),
                                        t8_2,
                                        i33_2,
                                        i34_2,
                                        d6_2,
                                        v99,
                                        v100,
                                    );
                                }
                            }
                        }
                    }
                    for i37_2 in 0_i64..(BN as i64) {
                        for i38_2 in 0_i64..(BN as i64) {
                            for i39_2 in 0_i64..1 {
                                let v108 = 5_i64.wrapping_add(i37_2).wrapping_mul(5).wrapping_add(i38_2);
                                let v109 = v108.wrapping_mul(5).wrapping_add(i39_2).wrapping_mul(5);
                                let v110 = 5_i64.wrapping_add(i37_2).wrapping_mul(5).wrapping_add(i38_2);
                                let v111 = v110.wrapping_mul(5).wrapping_add(i39_2).wrapping_mul(5);
                                let t8_2_row = t8_2.row(3, [i37_2, i38_2, i39_2, 0], 1);
                                Self::parallel_20::<L, _>(level, 0, 1, t8_2_row.slice(0, 1), v109, v111, h5_2);
                            }
                        }
                    }
                    for i41_2 in 0_i64..(BM as i64) {
                        for i42_2 in 0_i64..(BK as i64) {
                            let v114 = 5_i64.wrapping_add(i41_2).wrapping_mul(5).wrapping_add(i42_2);
                            let v115 = v114.wrapping_mul(5);
                            let v116 = 5_i64.wrapping_add(i41_2).wrapping_mul(5).wrapping_add(i42_2);
                            let v117 = v116.wrapping_mul(5);
                            let t9_2_row_3 = t9_2.row(2, [i41_2, i42_2, 0], BK as i64);
                            Self::parallel_21::<L, _>(
                                level,
                                0,
                                BK as i64,
                                t9_2_row_3.slice(0, BK as i64),
                                v115,
                                v117,
                                h5_2,
                            );
                        }
                    }
                }
                let whole_5 = t8_2.has([0, 0, 2, 0], [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 2]], [BN as i64, BN as i64, 1, 1]);
                if whole_5 {
                    for i44_2 in 0_i64..(BN as i64) {
                        for i45_2 in 0_i64..(BN as i64) {
                            for i46_2 in 0_i64..1 {
                                let v120 = d7_2 < 3;
                                let v121 = __Elem::div(_q13_2.wrapping_mul(BN as i64), BN as i64);
                                let t8_2_row_2 = t8_2.whole_row(3, [i44_2, i45_2, i46_2.wrapping_add(2), 0], 1, 2);
                                Self::parallel_22::<L, true, _>(
                                    level,
                                    &block.with(scratch),
                                    0,
                                    1,
                                    t8_2_row_2.strided(0),
                                    v120,
                                    x1_2,
                                    b9_2,
                                    i46_2,
                                    b10_2,
                                    _q13_2,
                                    v121,
                                    n14_2,
                                );
                            }
                        }
                    }
                } else {
                    for i44_2 in 0_i64..(BN as i64) {
                        for i45_2 in 0_i64..(BN as i64) {
                            for i46_2 in 0_i64..1 {
                                let v120 = d7_2 < 3;
                                let v121 = __Elem::div(_q13_2.wrapping_mul(BN as i64), BN as i64);
                                let t8_2_row_2 = t8_2.row_by(3, [i44_2, i45_2, i46_2.wrapping_add(2), 0], 1, 2);
                                let (from, to) = __cpu::common(1, [t8_2_row_2.span()]);
                                Self::parallel_22::<L, false, _>(
                                    level,
                                    &block.with(scratch),
                                    from,
                                    to - from,
                                    t8_2_row_2.strided(from),
                                    v120,
                                    x1_2,
                                    b9_2,
                                    i46_2,
                                    b10_2,
                                    _q13_2,
                                    v121,
                                    n14_2,
                                );
                                if to - from < 1 {
                                    for (start, end) in [(0, from), (to, 1)] {
                                        Self::parallel_22::<L, false, _>(
                                            level,
                                            &block.with(scratch),
                                            start,
                                            end - start,
                                            t8_2_row_2.guarded(start, <i64 as __Elem>::ZERO),
                                            v120,
                                            x1_2,
                                            b9_2,
                                            i46_2,
                                            b10_2,
                                            _q13_2,
                                            v121,
                                            n14_2,
                                        );
                                    }
                                }
                            }
                        }
                    }
                }
                let v122 = x1_2.extent[2];
                let v123 = __Elem::rem(!1_u32, __Elem::to::<u32>(_q13_2.wrapping_add(1)));
                Self::parallel_23::<L>(level, 0, BN as i64, v123, a4_2, v122);
                for i49_2 in 0_i64..(BK as i64) {
                    for i50_2 in 0_i64..(BK as i64) {
                        let v124 = 5_i64.wrapping_add(i49_2).wrapping_mul(5).wrapping_add(i50_2);
                        let v125 = v124.wrapping_mul(5);
                        let v126 = 5_i64.wrapping_add(i49_2).wrapping_mul(5).wrapping_add(i50_2);
                        let v127 = v126.wrapping_mul(5);
                        let t6_2_row_3 = t6_2.row(2, [i49_2, i50_2, 0], BM as i64);
                        Self::parallel_24::<L, _>(
                            level,
                            0,
                            BM as i64,
                            t6_2_row_3.slice(0, BM as i64),
                            v125,
                            v127,
                            h5_2,
                        );
                    }
                }
                for i52_2 in 0_i64..(BN as i64) {
                    for i53_2 in 0_i64..(BK as i64) {
                        for i54_2 in 0_i64..(BK as i64) {
                            for i55_2 in 0_i64..(BK as i64) {
                                let v130 = 5_i64.wrapping_add(i52_2).wrapping_mul(5).wrapping_add(i53_2);
                                let v131 = v130.wrapping_mul(5).wrapping_add(i54_2).wrapping_mul(5).wrapping_add(i55_2);
                                let v132 = v131.wrapping_mul(5);
                                let v133 = 5_i64.wrapping_add(i52_2).wrapping_mul(5).wrapping_add(i53_2);
                                let v134 = v133.wrapping_mul(5).wrapping_add(i54_2).wrapping_mul(5).wrapping_add(i55_2);
                                let v135 = v134.wrapping_mul(5);
                                let t7_2_row_2 = t7_2.row(4, [i52_2, i53_2, i54_2, i55_2, 0], BK as i64);
                                Self::parallel_25::<L, _>(
                                    level,
                                    0,
                                    BK as i64,
                                    t7_2_row_2.slice(0, BK as i64),
                                    v132,
                                    v135,
                                    h5_2,
                                );
                            }
                        }
                    }
                }
                for i57_2 in 0_i64..(BN as i64) {
                    for i58_2 in 0_i64..(BN as i64) {
                        for i59_2 in 0_i64..1 {
                            let v138 = 5_i64.wrapping_add(i57_2).wrapping_mul(5).wrapping_add(i58_2);
                            let v139 = v138.wrapping_mul(5).wrapping_add(i59_2).wrapping_mul(5);
                            let v140 = 5_i64.wrapping_add(i57_2).wrapping_mul(5).wrapping_add(i58_2);
                            let v141 = v140.wrapping_mul(5).wrapping_add(i59_2).wrapping_mul(5);
                            let t8_2_row_3 = t8_2.row(3, [i57_2, i58_2, i59_2, 0], 1);
                            Self::parallel_26::<L, _>(level, 0, 1, t8_2_row_3.slice(0, 1), v139, v141, h5_2);
                        }
                    }
                }
                for i61_2 in 0_i64..(BM as i64) {
                    for i62_2 in 0_i64..(BK as i64) {
                        let v144 = 5_i64.wrapping_add(i61_2).wrapping_mul(5).wrapping_add(i62_2);
                        let v145 = v144.wrapping_mul(5);
                        let v146 = 5_i64.wrapping_add(i61_2).wrapping_mul(5).wrapping_add(i62_2);
                        let v147 = v146.wrapping_mul(5);
                        let t9_2_row_4 = t9_2.row(2, [i61_2, i62_2, 0], BK as i64);
                        Self::parallel_27::<L, _>(
                            level,
                            0,
                            BK as i64,
                            t9_2_row_4.slice(0, BK as i64),
                            v145,
                            v147,
                            h5_2,
                        );
                    }
                }
                let t11_2 = scratch.tile::<u64, 3>([BN as i64, BM as i64, BK as i64]);
                let y3_2_at = y3_2.window([b9_2.wrapping_mul(BN as i64), b10_2.wrapping_mul(BM as i64), b11_2.wrapping_mul(BK as i64)], [BN as i64, BM as i64, BK as i64]);
                let mut copy_out_2 = __cpu::FusedCopyOut::new(t11_2, y3_2_at, <u64 as __Elem>::ZERO, __cpu::is_non_temporal(call, &y3_2));
                let whole_6 = t6_2.has([b10_2, 0, 0], [[0, 0, 0], [0, 0, 1], [1, 0, 0]], [BN as i64, BM as i64, BK as i64]);
                if whole_6 {
                    for i64_2 in 0_i64..(BN as i64) {
                        for i65_2 in 0_i64..(BM as i64) {
                            let v150 = x2_2.extent[2];
                            let t6_2_row_4 = t6_2.whole_row(1, [b10_2, 0, i64_2], BK as i64, 1);
                            let t11_2_row = t11_2.row(2, [i64_2, i65_2, 0], BK as i64);
                            let mut chunks = copy_out_2.chunks([i64_2, i65_2, 0], 0, BK as i64, &__cpu::PacedPrefetch::none());
                            while chunks.advance() {
                                let (start, count) = chunks.chunk();
                                Self::parallel_28::<L, true, _, _>(
                                    level,
                                    start,
                                    count,
                                    t6_2_row_4.strided(start),
                                    t11_2_row.slice_mut(start, count),
                                    t8_2,
                                    i64_2,
                                    v150,
                                    x1_2,
                                    t6_2,
                                    t9_2,
                                    d1_2,
                                    d0_2,
                                    d5_2,
                                );
                                copy_out_2.store::<L>([i64_2, i65_2, 0], start, count);
                            }
                        }
                    }
                } else {
                    for i64_2 in 0_i64..(BN as i64) {
                        for i65_2 in 0_i64..(BM as i64) {
                            let v150 = x2_2.extent[2];
                            let t6_2_row_4 = t6_2.row(1, [b10_2, 0, i64_2], BK as i64);
                            let t11_2_row = t11_2.row(2, [i64_2, i65_2, 0], BK as i64);
                            let (from, to) = __cpu::common(BK as i64, [t6_2_row_4.span()]);
                            Self::parallel_28::<L, false, _, _>(
                                level,
                                from,
                                to - from,
                                t6_2_row_4.strided(from),
                                t11_2_row.slice_mut(from, to - from),
                                t8_2,
                                i64_2,
                                v150,
                                x1_2,
                                t6_2,
                                t9_2,
                                d1_2,
                                d0_2,
                                d5_2,
                            );
                            if to - from < BK as i64 {
                                for (start, end) in [(0, from), (to, BK as i64)] {
                                    Self::parallel_28::<L, false, _, _>(
                                        level,
                                        start,
                                        end - start,
                                        t6_2_row_4.guarded(start, <u64 as __Elem>::ZERO),
                                        t11_2_row.slice_mut(start, end - start),
                                        t8_2,
                                        i64_2,
                                        v150,
                                        x1_2,
                                        t6_2,
                                        t9_2,
                                        d1_2,
                                        d0_2,
                                        d5_2,
                                    );
                                }
                            }
                        }
                    }
                }
                copy_out_2.finish::<L>();
            }
        }
    }
}
