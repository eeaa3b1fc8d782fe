// Emitted from the random kernel of seed 7.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;

pub const SCALE_7: f32 = f32::from_bits(1088421888);

#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<T: __Elem, const BM: usize, const BN: usize>(::core::marker::PhantomData<(T,)>);

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<T: __Elem, const BM: usize, const BN: usize> __Kernel<T, BM, BN> {
    #[inline]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::RowMut<u8>>(
        level: L,
        start: i64,
        count: i64,
        mut t8_row: R0,
        x0: __cpu::View<<T as __Elem>::Accum, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v3 = start + lane as i64;
                let v4 = __Elem::rem(v3, 2_i64);
                let v5 = x0.load([__Elem::div(v3, 32_i64)], <<T as __Elem>::Accum as __Elem>::ZERO);
                let v6 = __Elem::select(v4 < v4, 1_u8, __Elem::to::<u8>(v5));
                t8_row.set(lane, __Elem::shl(__Elem::abs(v6), 1_u8));
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::RowMut<u8>>(
        level: L,
        start: i64,
        count: i64,
        mut v0_row: R0,
        t8: __cpu::View<u8, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v7 = start + lane as i64;
                let v13 = t8.load([__Elem::rem(v7.wrapping_add(1), 32_i64)], <u8 as __Elem>::ZERO);
                v0_row.set(lane, v13);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level>(
        level: L,
        start: i64,
        count: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::RowMut<u8>>(
        level: L,
        start: i64,
        count: i64,
        mut v1_row: R0,
        v9: i64,
        v10: i64,
        v0: __cpu::View<u8, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v11 = start + lane as i64;
                let v12 = __Elem::rem(v9.wrapping_add(v11), 32_i64).wrapping_add(17);
                let v14 = v9.wrapping_add(__Elem::select((v12 >= 0) & (v12 < v10), v12, v11));
                let v15 = v0.load([v14], <u8 as __Elem>::ZERO);
                v1_row.set(lane, v15);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level>(
        level: L,
        start: i64,
        count: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::RowMut<u8>>(
        level: L,
        start: i64,
        count: i64,
        mut v2_row: R0,
        v9: i64,
        v10: i64,
        v1: __cpu::View<u8, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v16 = start + lane as i64;
                let v17 = v9.wrapping_add(v16);
                let v18 = __Elem::rem(v17, 32_i64) ^ __Elem::rem(v17, 2_i64);
                let v19 = v9.wrapping_add(__Elem::select((v18 >= 0) & (v18 < v10), v18, v16));
                let v20 = v1.load([v19], <u8 as __Elem>::ZERO);
                v2_row.set(lane, v20);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<u8>, R1: __cpu::row::RowMut<u8>>(
        level: L,
        start: i64,
        count: i64,
        v2_row_2: R0,
        mut t8_row_2: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v21 = v2_row_2.get(lane);
                t8_row_2.set(lane, v21);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::RowMut<u8>>(
        level: L,
        start: i64,
        count: i64,
        mut t9_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t9_row.set(lane, 4_u8);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::RowMut<u8>>(
        level: L,
        start: i64,
        count: i64,
        mut t10_row: R0,
        v22: u8,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t10_row.set(lane, v22);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<u8>>(
        level: L,
        start: i64,
        count: i64,
        t8_row_3: R0,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i20 = start + lane as i64;
                let v23 = t8_row_3.get(lane);
                let v24 = __Elem::to::<u64>(v23).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i20)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i20), 7_i64)], v24, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<u8>>(
        level: L,
        start: i64,
        count: i64,
        t9_row_2: R0,
        v25: i64,
        v26: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i22 = start + lane as i64;
                let v27 = t9_row_2.get(lane);
                let v28 = __Elem::to::<u64>(v27).wrapping_mul(__Elem::to::<u64>(v26.wrapping_add(i22)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v25.wrapping_add(i22), 7_i64)], v28, __cpu::Order::Release);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<u8>>(
        level: L,
        start: i64,
        count: i64,
        t10_row_2: R0,
        v29: i64,
        v30: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i24 = start + lane as i64;
                let v31 = t10_row_2.get(lane);
                let v32 = __Elem::to::<u64>(v31).wrapping_mul(__Elem::to::<u64>(v30.wrapping_add(i24)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v29.wrapping_add(i24), 7_i64)], v32, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t11_row: R0,
        v33: i64,
        v34: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i26 = start + lane as i64;
                let v35 = t11_row.get(lane);
                let v36 = __Elem::to::<u64>(v35).wrapping_mul(__Elem::to::<u64>(v34.wrapping_add(i26)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v33.wrapping_add(i26), 7_i64)], v36, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t12_row: R0,
        v38: i64,
        v40: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i29 = start + lane as i64;
                let v41 = t12_row.get(lane);
                let v42 = __Elem::to::<u64>(__Elem::to::<i64>(v41 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v40.wrapping_add(i29)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v38.wrapping_add(i29), 7_i64)], v42, __cpu::Order::Acquire);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<u8>,
        R1: __cpu::row::Row<u8>,
        R2: __cpu::row::RowMut<u8>,
    >(
        level: L,
        start: i64,
        count: i64,
        t9_row_3: R0,
        t8_row_4: R1,
        mut y3_row: R2,
        v45: bool,
        v44: u8,
        t9: __cpu::View<u8, 2>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v46 = t9_row_3.get(lane);
                let v47 = __Elem::select(v45, 3_u8, v46);
                let v48 = t8_row_4.get(lane);
                let v49 = t9.load([__Elem::to::<i64>(v48), 4], <u8 as __Elem>::ZERO);
                y3_row.set(lane, __Elem::min(v44, v47) | v49);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<L: __cpu::Level, R0: __cpu::row::RowMut<u8>>(
        level: L,
        start: i64,
        count: i64,
        mut t8_2_row: R0,
        x0_2: __cpu::View<<T as __Elem>::Accum, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v52 = start + lane as i64;
                let v53 = __Elem::rem(v52, 2_i64);
                let v54 = x0_2.load([__Elem::div(v52, 32_i64)], <<T as __Elem>::Accum as __Elem>::ZERO);
                let v55 = __Elem::select(v53 < v53, 1_u8, __Elem::to::<u8>(v54));
                t8_2_row.set(lane, __Elem::shl(__Elem::abs(v55), 1_u8));
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<L: __cpu::Level, R0: __cpu::row::RowMut<u8>>(
        level: L,
        start: i64,
        count: i64,
        mut v49_row: R0,
        t8_2: __cpu::View<u8, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v56 = start + lane as i64;
                let v13_2 = t8_2.load([__Elem::rem(v56.wrapping_add(1), 32_i64)], <u8 as __Elem>::ZERO);
                v49_row.set(lane, v13_2);
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<L: __cpu::Level>(
        level: L,
        start: i64,
        count: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
            }
        }
    }

    #[inline]
    unsafe fn parallel_19<L: __cpu::Level, R0: __cpu::row::RowMut<u8>>(
        level: L,
        start: i64,
        count: i64,
        mut v50_row: R0,
        v58: i64,
        v59: i64,
        v49: __cpu::View<u8, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v60 = start + lane as i64;
                let v61 = __Elem::rem(v58.wrapping_add(v60), 32_i64).wrapping_add(17);
                let v62 = v58.wrapping_add(__Elem::select((v61 >= 0) & (v61 < v59), v61, v60));
                let v63 = v49.load([v62], <u8 as __Elem>::ZERO);
                v50_row.set(lane, v63);
            }
        }
    }

    #[inline]
    unsafe fn parallel_20<L: __cpu::Level>(
        level: L,
        start: i64,
        count: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
            }
        }
    }

    #[inline]
    unsafe fn parallel_21<L: __cpu::Level, R0: __cpu::row::RowMut<u8>>(
        level: L,
        start: i64,
        count: i64,
        mut v51_row: R0,
        v58: i64,
        v59: i64,
        v50: __cpu::View<u8, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v64 = start + lane as i64;
                let v65 = v58.wrapping_add(v64);
                let v66 = __Elem::rem(v65, 32_i64) ^ __Elem::rem(v65, 2_i64);
                let v67 = v58.wrapping_add(__Elem::select((v66 >= 0) & (v66 < v59), v66, v64));
                let v68 = v50.load([v67], <u8 as __Elem>::ZERO);
                v51_row.set(lane, v68);
            }
        }
    }

    #[inline]
    unsafe fn parallel_22<L: __cpu::Level, R0: __cpu::row::Row<u8>, R1: __cpu::row::RowMut<u8>>(
        level: L,
        start: i64,
        count: i64,
        v51_row_2: R0,
        mut t8_2_row_2: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v69 = v51_row_2.get(lane);
                t8_2_row_2.set(lane, v69);
            }
        }
    }

    #[inline]
    unsafe fn parallel_23<L: __cpu::Level, R0: __cpu::row::RowMut<u8>>(
        level: L,
        start: i64,
        count: i64,
        mut t9_2_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t9_2_row.set(lane, 4_u8);
            }
        }
    }

    #[inline]
    unsafe fn parallel_24<L: __cpu::Level, R0: __cpu::row::RowMut<u8>>(
        level: L,
        start: i64,
        count: i64,
        mut t10_2_row: R0,
        v70: u8,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t10_2_row.set(lane, v70);
            }
        }
    }

    #[inline]
    unsafe fn parallel_25<L: __cpu::Level, R0: __cpu::row::Row<u8>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row_3: R0,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i20_2 = start + lane as i64;
                let v71 = t8_2_row_3.get(lane);
                let v72 = __Elem::to::<u64>(v71).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i20_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i20_2), 7_i64)], v72);
            }
        }
    }

    #[inline]
    unsafe fn parallel_26<L: __cpu::Level, R0: __cpu::row::Row<u8>>(
        level: L,
        start: i64,
        count: i64,
        t9_2_row_2: R0,
        v73: i64,
        v74: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i22_2 = start + lane as i64;
                let v75 = t9_2_row_2.get(lane);
                let v76 = __Elem::to::<u64>(v75).wrapping_mul(__Elem::to::<u64>(v74.wrapping_add(i22_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v73.wrapping_add(i22_2), 7_i64)], v76);
            }
        }
    }

    #[inline]
    unsafe fn parallel_27<L: __cpu::Level, R0: __cpu::row::Row<u8>>(
        level: L,
        start: i64,
        count: i64,
        t10_2_row_2: R0,
        v77: i64,
        v78: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i24_2 = start + lane as i64;
                let v79 = t10_2_row_2.get(lane);
                let v80 = __Elem::to::<u64>(v79).wrapping_mul(__Elem::to::<u64>(v78.wrapping_add(i24_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v77.wrapping_add(i24_2), 7_i64)], v80);
            }
        }
    }

    #[inline]
    unsafe fn parallel_28<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t11_2_row: R0,
        v81: i64,
        v82: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i26_2 = start + lane as i64;
                let v83 = t11_2_row.get(lane);
                let v84 = __Elem::to::<u64>(v83).wrapping_mul(__Elem::to::<u64>(v82.wrapping_add(i26_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v81.wrapping_add(i26_2), 7_i64)], v84);
            }
        }
    }

    #[inline]
    unsafe fn parallel_29<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t12_2_row: R0,
        v86: i64,
        v88: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i29_2 = start + lane as i64;
                let v89 = t12_2_row.get(lane);
                let v90 = __Elem::to::<u64>(__Elem::to::<i64>(v89 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v88.wrapping_add(i29_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v86.wrapping_add(i29_2), 7_i64)], v90);
            }
        }
    }

    #[inline]
    unsafe fn parallel_30<
        L: __cpu::Level,
        const WHOLE: bool,
        R0: __cpu::row::Row<u8>,
        R1: __cpu::row::Row<u8>,
        R2: __cpu::row::RowMut<u8>,
    >(
        level: L,
        start: i64,
        count: i64,
        t9_2_row_3: R0,
        t8_2_row_4: R1,
        mut y3_2_row: R2,
        v93: bool,
        v92: u8,
        t9_2: __cpu::View<u8, 2>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v94 = t9_2_row_3.get(lane);
                let v95 = __Elem::select(v93, 3_u8, v94);
                let v96 = t8_2_row_4.get(lane);
                let v97 = t9_2.load([__Elem::to::<i64>(v96), 4], <u8 as __Elem>::ZERO);
                y3_2_row.set(lane, __Elem::min(v92, v95) | v97);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<T: __Elem, const BM: usize, const BN: usize> __cpu::Kernel for __Kernel<T, BM, BN> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_7", args);
        let d0 = plan.extent(0, 0);
        let d1 = plan.extent(1, 0);
        plan.expect("x1", 1, 1, BM as i64)?;
        plan.expect("x2", 2, 0, d1)?;
        let d2 = plan.extent(3, 0);
        plan.expect("y3", 3, 1, BN as i64)?;
        plan.expect("y4", 4, 0, d2)?;
        plan.expect("h5", 5, 0, 7)?;
        let v0 = d2.wrapping_add(BN as i64 - 1);
        let v1 = __Elem::div(v0, BN as i64);
        plan.value(d0);
        plan.value(d2);
        plan.value(d1);
        plan.finish([1, 1, v1])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<f32, 3>([BN as i64, BN as i64, 1]);
        size.tile::<f32, 3>([BN as i64, BN as i64, 1]);
        size.tile::<u8, 1>([32]);
        size.tile::<u8, 1>([32]);
        size.tile::<u8, 1>([32]);
        size.tile::<u8, 1>([32]);
        size.tile::<u8, 2>([BM as i64, 2 * BM as i64]);
        size.tile::<u8, 2>([2 * BM as i64, 2 * BM as i64]);
        size.tile::<i32, 2>([BM as i64, 2 * BM as i64]);
        size.gemm::<L, u8, u8, i32>(BM as i64, 2 * BM as i64, 2 * BM as i64);
        size.tile::<f32, 3>([1, BN as i64, 1]);
        size.tile::<<T as __Elem>::Accum, 1>([BN as i64]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<<T as __Elem>::Accum, 1>(call, 0);
            let x2 = __cpu::tensor::<f32, 1>(call, 2);
            let y3 = __cpu::tensor::<u8, 2>(call, 3);
            let y4 = __cpu::tensor::<<T as __Elem>::Accum, 1>(call, 4);
            let h5 = __cpu::tensor::<u64, 1>(call, 5);
            let _p4 = __cpu::scalar::<i64>(call.args, 6);
            let d0 = __cpu::value::<i64>(call, 0);
            let d2 = __cpu::value::<i64>(call, 1);
            let d1 = __cpu::value::<i64>(call, 2);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b3] = block.index;
                let mut scratch = block.scratch;
                let t6 = scratch.tile::<f32, 3>([BN as i64, BN as i64, 1]);
                __cpu::fill::<L, _, _>(t6, 0.0_f32);
                let t7 = scratch.tile::<f32, 3>([BN as i64, BN as i64, 1]);
                let t6_at = t6.window([b3.wrapping_mul(BN as i64), d0.wrapping_mul(BM as i64), b3], [BN as i64, BN as i64, 1]);
                __cpu::copy::<L, _, _, _>(t6_at, t7, <f32 as __Elem>::ZERO);
                let t8 = scratch.tile::<u8, 1>([32]);
                let v0 = scratch.tile::<u8, 1>([32]);
                let v1 = scratch.tile::<u8, 1>([32]);
                let v2 = scratch.tile::<u8, 1>([32]);
                let t8_row = t8.row(0, [0], 32);
                Self::parallel::<L, _>(level, 0, 32, t8_row.slice_mut(0, 32), x0);
                let v0_row = v0.row(0, [0], 32);
                Self::parallel_2::<L, _>(level, 0, 32, v0_row.slice_mut(0, 32), t8);
                for v8 in 0_i64..1 {
                    let v9 = v8.wrapping_mul(32);
                    let v10 = __Elem::min(32_i64.wrapping_sub(v9), 32_i64);
                    Self::parallel_3::<L>(level, 0, v10);
                    let v1_row = v1.row(0, [v9], v10);
                    let (from, to) = __cpu::common(v10, [v1_row.unit_span()]);
                    Self::parallel_4::<L, _>(
                        level,
                        from,
                        to - from,
                        v1_row.slice_mut(from, to - from),
                        v9,
                        v10,
                        v0,
                    );
                    if to - from < v10 {
                        for (start, end) in [(0, from), (to, v10)] {
                            Self::parallel_4::<L, _>(
                                level,
                                start,
                                end - start,
                                v1_row.guarded(start, <u8 as __Elem>::ZERO),
                                v9,
                                v10,
                                v0,
                            );
                        }
                    }
                    Self::parallel_5::<L>(level, 0, v10);
                    let v2_row = v2.row(0, [v9], v10);
                    let (from, to) = __cpu::common(v10, [v2_row.unit_span()]);
                    Self::parallel_6::<L, _>(
                        level,
                        from,
                        to - from,
                        v2_row.slice_mut(from, to - from),
                        v9,
                        v10,
                        v1,
                    );
                    if to - from < v10 {
                        for (start, end) in [(0, from), (to, v10)] {
                            Self::parallel_6::<L, _>(
                                level,
                                start,
                                end - start,
                                v2_row.guarded(start, <u8 as __Elem>::ZERO),
                                v9,
                                v10,
                                v1,
                            );
                        }
                    }
                    let v2_row_2 = v2.row(0, [v9], v10);
                    let t8_row_2 = t8.row(0, [v9], v10);
                    let (from, to) = __cpu::common(v10, [v2_row_2.unit_span(), t8_row_2.unit_span()]);
                    Self::parallel_7::<L, _, _>(
                        level,
                        from,
                        to - from,
                        v2_row_2.slice(from, to - from),
                        t8_row_2.slice_mut(from, to - from),
                    );
                    if to - from < v10 {
                        for (start, end) in [(0, from), (to, v10)] {
                            Self::parallel_7::<L, _, _>(
                                level,
                                start,
                                end - start,
                                v2_row_2.guarded(start, <u8 as __Elem>::ZERO),
                                t8_row_2.guarded(start, <u8 as __Elem>::ZERO),
                            );
                        }
                    }
                }
                let t9 = scratch.tile::<u8, 2>([BM as i64, 2 * BM as i64]);
                for i16 in 0_i64..(BM as i64) {
                    let t9_row = t9.row(1, [i16, 0], 2 * BM as i64);
                    Self::parallel_8::<L, _>(level, 0, 2 * BM as i64, t9_row.slice_mut(0, 2 * BM as i64));
                }
                let t10 = scratch.tile::<u8, 2>([2 * BM as i64, 2 * BM as i64]);
                for i18 in 0_i64..(2 * BM as i64) {
                    let v22 = 0_u8.wrapping_add(__Elem::to::<u8>(b3)).wrapping_add(0_u8.wrapping_mul(0_u8));
                    let t10_row = t10.row(1, [i18, 0], 2 * BM as i64);
                    Self::parallel_9::<L, _>(level, 0, 2 * BM as i64, t10_row.slice_mut(0, 2 * BM as i64), v22);
                }
                let t11 = scratch.tile::<i32, 2>([BM as i64, 2 * BM as i64]);
                let t10_at = t10.permute([1, 0]);
                __cpu::sized!((BM as i64) * (2 * BM as i64) * (2 * BM as i64) <= 13824, gemm::<L, u8, u8, i32>(t9, t10_at, t11, false, scratch.rest()));
                let t12 = scratch.tile::<f32, 3>([1, BN as i64, 1]);
                __cpu::reduce::<L, __cpu::reduce::Product, _, _, 3>(t7, 0, t12, false, <f32 as __Elem>::ZERO);
                let t8_row_3 = t8.row(0, [0], 32);
                Self::parallel_10::<L, _>(level, 0, 32, t8_row_3.slice(0, 32), h5);
                for i21 in 0_i64..(BM as i64) {
                    let v25 = 5_i64.wrapping_add(i21).wrapping_mul(5);
                    let v26 = 5_i64.wrapping_add(i21).wrapping_mul(5);
                    let t9_row_2 = t9.row(1, [i21, 0], 2 * BM as i64);
                    Self::parallel_11::<L, _>(
                        level,
                        0,
                        2 * BM as i64,
                        t9_row_2.slice(0, 2 * BM as i64),
                        v25,
                        v26,
                        h5,
                    );
                }
                for i23 in 0_i64..(2 * BM as i64) {
                    let v29 = 5_i64.wrapping_add(i23).wrapping_mul(5);
                    let v30 = 5_i64.wrapping_add(i23).wrapping_mul(5);
                    let t10_row_2 = t10.row(1, [i23, 0], 2 * BM as i64);
                    Self::parallel_12::<L, _>(
                        level,
                        0,
                        2 * BM as i64,
                        t10_row_2.slice(0, 2 * BM as i64),
                        v29,
                        v30,
                        h5,
                    );
                }
                for i25 in 0_i64..(BM as i64) {
                    let v33 = 5_i64.wrapping_add(i25).wrapping_mul(5);
                    let v34 = 5_i64.wrapping_add(i25).wrapping_mul(5);
                    let t11_row = t11.row(1, [i25, 0], 2 * BM as i64);
                    Self::parallel_13::<L, _>(
                        level,
                        0,
                        2 * BM as i64,
                        t11_row.slice(0, 2 * BM as i64),
                        v33,
                        v34,
                        h5,
                    );
                }
                for i27 in 0_i64..1 {
                    for i28 in 0_i64..(BN as i64) {
                        let v37 = 5_i64.wrapping_add(i27).wrapping_mul(5).wrapping_add(i28);
                        let v38 = v37.wrapping_mul(5);
                        let v39 = 5_i64.wrapping_add(i27).wrapping_mul(5).wrapping_add(i28);
                        let v40 = v39.wrapping_mul(5);
                        let t12_row = t12.row(2, [i27, i28, 0], 1);
                        Self::parallel_14::<L, _>(level, 0, 1, t12_row.slice(0, 1), v38, v40, h5);
                    }
                }
                let whole = t9.has_rows(1, [d1, 0], [[0, 0], [0, 1]], [BN as i64, BN as i64]) && t8.has_rows(0, [0], [[0, 1]], [BN as i64, BN as i64]) && y3.has_rows(1, [b3.wrapping_mul(BN as i64), 0], [[1, 0], [0, 1]], [BN as i64, BN as i64]);
                if whole {
                    for i30 in 0_i64..(BN as i64) {
                        let v43 = t10.load([3, d2], <u8 as __Elem>::ZERO);
                        let v44 = __Elem::shr(v43, 6_u8);
                        let v45 = _p4 >= d0;
                        let t9_row_3 = t9.whole_row(1, [d1, 0], BN as i64, 1);
                        let t8_row_4 = t8.whole_row(0, [0], BN as i64, 1);
                        let y3_row = y3.whole_row(1, [b3.wrapping_mul(BN as i64).wrapping_add(i30), 0], BN as i64, 1);
                        let mut staging = __cpu::StagingBuffer::new();
                        let mut chunks = __cpu::StreamingRow::new(y3_row, 0, BN as i64, __cpu::is_non_temporal(call, &y3), &mut staging);
                        while chunks.advance() {
                            let (start, count) = chunks.chunk();
                            Self::parallel_15::<L, true, _, _, _>(
                                level,
                                start,
                                count,
                                t9_row_3.slice(start, count),
                                t8_row_4.slice(start, count),
                                chunks.slice_mut(),
                                v45,
                                v44,
                                t9,
                            );
                            chunks.store();
                        }
                    }
                } else {
                    for i30 in 0_i64..(BN as i64) {
                        let v43 = t10.load([3, d2], <u8 as __Elem>::ZERO);
                        let v44 = __Elem::shr(v43, 6_u8);
                        let v45 = _p4 >= d0;
                        let t9_row_3 = t9.row(1, [d1, 0], BN as i64);
                        let t8_row_4 = t8.row(0, [0], BN as i64);
                        let y3_row = y3.row(1, [b3.wrapping_mul(BN as i64).wrapping_add(i30), 0], BN as i64);
                        let (from, to) = __cpu::common(BN as i64, [t9_row_3.unit_span(), t8_row_4.unit_span(), y3_row.unit_span()]);
                        let mut staging = __cpu::StagingBuffer::new();
                        let mut chunks = __cpu::StreamingRow::new(y3_row, from, to - from, __cpu::is_non_temporal(call, &y3), &mut staging);
                        while chunks.advance() {
                            let (start, count) = chunks.chunk();
                            Self::parallel_15::<L, false, _, _, _>(
                                level,
                                start,
                                count,
                                t9_row_3.slice(start, count),
                                t8_row_4.slice(start, count),
                                chunks.slice_mut(),
                                v45,
                                v44,
                                t9,
                            );
                            chunks.store();
                        }
                        if to - from < BN as i64 {
                            for (start, end) in [(0, from), (to, BN as i64)] {
                                Self::parallel_15::<L, false, _, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    t9_row_3.guarded(start, <u8 as __Elem>::ZERO),
                                    t8_row_4.guarded(start, <u8 as __Elem>::ZERO),
                                    y3_row.guarded(start, <u8 as __Elem>::ZERO),
                                    v45,
                                    v44,
                                    t9,
                                );
                            }
                        }
                    }
                }
                let t13 = scratch.tile::<<T as __Elem>::Accum, 1>([BN as i64]);
                let v46 = t8.load([d2], <u8 as __Elem>::ZERO);
                let v47 = t6.load([__Elem::to::<i64>(v46), d0, b3], <f32 as __Elem>::ZERO);
                let v48 = x2.load([1], <f32 as __Elem>::ZERO);
                let v32_2 = __Elem::to::<<T as __Elem>::Accum>(__Elem::max(1.0_f32, v47 - v48));
                __cpu::fill::<L, _, _>(t13, v32_2);
                let y4_at = y4.window([b3.wrapping_mul(BN as i64)], [BN as i64]);
                __cpu::copy_out::<L, _, _, _>(t13, y4_at, <<T as __Elem>::Accum as __Elem>::ZERO, __cpu::is_non_temporal(call, &y4), __cpu::PacedPrefetch::none());
            }
        }
    }

    const RACES: bool = true;

    #[inline(always)]
    unsafe fn alone<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0_2 = __cpu::tensor::<<T as __Elem>::Accum, 1>(call, 0);
            let x2_2 = __cpu::tensor::<f32, 1>(call, 2);
            let y3_2 = __cpu::tensor::<u8, 2>(call, 3);
            let y4_2 = __cpu::tensor::<<T as __Elem>::Accum, 1>(call, 4);
            let h5_2 = __cpu::tensor::<u64, 1>(call, 5);
            let _p4_2 = __cpu::scalar::<i64>(call.args, 6);
            let d0_2 = __cpu::value::<i64>(call, 0);
            let d2_2 = __cpu::value::<i64>(call, 1);
            let d1_2 = __cpu::value::<i64>(call, 2);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b3_2] = block.index;
                let mut scratch = block.scratch;
                let t6_2 = scratch.tile::<f32, 3>([BN as i64, BN as i64, 1]);
                __cpu::fill::<L, _, _>(t6_2, 0.0_f32);
                let t7_2 = scratch.tile::<f32, 3>([BN as i64, BN as i64, 1]);
                let t6_2_at = t6_2.window([b3_2.wrapping_mul(BN as i64), d0_2.wrapping_mul(BM as i64), b3_2], [BN as i64, BN as i64, 1]);
                __cpu::copy::<L, _, _, _>(t6_2_at, t7_2, <f32 as __Elem>::ZERO);
                let t8_2 = scratch.tile::<u8, 1>([32]);
                let v49 = scratch.tile::<u8, 1>([32]);
                let v50 = scratch.tile::<u8, 1>([32]);
                let v51 = scratch.tile::<u8, 1>([32]);
                let t8_2_row = t8_2.row(0, [0], 32);
                Self::parallel_16::<L, _>(level, 0, 32, t8_2_row.slice_mut(0, 32), x0_2);
                let v49_row = v49.row(0, [0], 32);
                Self::parallel_17::<L, _>(level, 0, 32, v49_row.slice_mut(0, 32), t8_2);
                for v57 in 0_i64..1 {
                    let v58 = v57.wrapping_mul(32);
                    let v59 = __Elem::min(32_i64.wrapping_sub(v58), 32_i64);
                    Self::parallel_18::<L>(level, 0, v59);
                    let v50_row = v50.row(0, [v58], v59);
                    let (from, to) = __cpu::common(v59, [v50_row.unit_span()]);
                    Self::parallel_19::<L, _>(
                        level,
                        from,
                        to - from,
                        v50_row.slice_mut(from, to - from),
                        v58,
                        v59,
                        v49,
                    );
                    if to - from < v59 {
                        for (start, end) in [(0, from), (to, v59)] {
                            Self::parallel_19::<L, _>(
                                level,
                                start,
                                end - start,
                                v50_row.guarded(start, <u8 as __Elem>::ZERO),
                                v58,
                                v59,
                                v49,
                            );
                        }
                    }
                    Self::parallel_20::<L>(level, 0, v59);
                    let v51_row = v51.row(0, [v58], v59);
                    let (from, to) = __cpu::common(v59, [v51_row.unit_span()]);
                    Self::parallel_21::<L, _>(
                        level,
                        from,
                        to - from,
                        v51_row.slice_mut(from, to - from),
                        v58,
                        v59,
                        v50,
                    );
                    if to - from < v59 {
                        for (start, end) in [(0, from), (to, v59)] {
                            Self::parallel_21::<L, _>(
                                level,
                                start,
                                end - start,
                                v51_row.guarded(start, <u8 as __Elem>::ZERO),
                                v58,
                                v59,
                                v50,
                            );
                        }
                    }
                    let v51_row_2 = v51.row(0, [v58], v59);
                    let t8_2_row_2 = t8_2.row(0, [v58], v59);
                    let (from, to) = __cpu::common(v59, [v51_row_2.unit_span(), t8_2_row_2.unit_span()]);
                    Self::parallel_22::<L, _, _>(
                        level,
                        from,
                        to - from,
                        v51_row_2.slice(from, to - from),
                        t8_2_row_2.slice_mut(from, to - from),
                    );
                    if to - from < v59 {
                        for (start, end) in [(0, from), (to, v59)] {
                            Self::parallel_22::<L, _, _>(
                                level,
                                start,
                                end - start,
                                v51_row_2.guarded(start, <u8 as __Elem>::ZERO),
                                t8_2_row_2.guarded(start, <u8 as __Elem>::ZERO),
                            );
                        }
                    }
                }
                let t9_2 = scratch.tile::<u8, 2>([BM as i64, 2 * BM as i64]);
                for i16_2 in 0_i64..(BM as i64) {
                    let t9_2_row = t9_2.row(1, [i16_2, 0], 2 * BM as i64);
                    Self::parallel_23::<L, _>(level, 0, 2 * BM as i64, t9_2_row.slice_mut(0, 2 * BM as i64));
                }
                let t10_2 = scratch.tile::<u8, 2>([2 * BM as i64, 2 * BM as i64]);
                for i18_2 in 0_i64..(2 * BM as i64) {
                    let v70 = 0_u8.wrapping_add(__Elem::to::<u8>(b3_2)).wrapping_add(0_u8.wrapping_mul(0_u8));
                    let t10_2_row = t10_2.row(1, [i18_2, 0], 2 * BM as i64);
                    Self::parallel_24::<L, _>(level, 0, 2 * BM as i64, t10_2_row.slice_mut(0, 2 * BM as i64), v70);
                }
                let t11_2 = scratch.tile::<i32, 2>([BM as i64, 2 * BM as i64]);
                let t10_2_at = t10_2.permute([1, 0]);
                __cpu::sized!((BM as i64) * (2 * BM as i64) * (2 * BM as i64) <= 13824, gemm::<L, u8, u8, i32>(t9_2, t10_2_at, t11_2, false, scratch.rest()));
                let t12_2 = scratch.tile::<f32, 3>([1, BN as i64, 1]);
                __cpu::reduce::<L, __cpu::reduce::Product, _, _, 3>(t7_2, 0, t12_2, false, <f32 as __Elem>::ZERO);
                let t8_2_row_3 = t8_2.row(0, [0], 32);
                Self::parallel_25::<L, _>(level, 0, 32, t8_2_row_3.slice(0, 32), h5_2);
                for i21_2 in 0_i64..(BM as i64) {
                    let v73 = 5_i64.wrapping_add(i21_2).wrapping_mul(5);
                    let v74 = 5_i64.wrapping_add(i21_2).wrapping_mul(5);
                    let t9_2_row_2 = t9_2.row(1, [i21_2, 0], 2 * BM as i64);
                    Self::parallel_26::<L, _>(
                        level,
                        0,
                        2 * BM as i64,
                        t9_2_row_2.slice(0, 2 * BM as i64),
                        v73,
                        v74,
                        h5_2,
                    );
                }
                for i23_2 in 0_i64..(2 * BM as i64) {
                    let v77 = 5_i64.wrapping_add(i23_2).wrapping_mul(5);
                    let v78 = 5_i64.wrapping_add(i23_2).wrapping_mul(5);
                    let t10_2_row_2 = t10_2.row(1, [i23_2, 0], 2 * BM as i64);
                    Self::parallel_27::<L, _>(
                        level,
                        0,
                        2 * BM as i64,
                        t10_2_row_2.slice(0, 2 * BM as i64),
                        v77,
                        v78,
                        h5_2,
                    );
                }
                for i25_2 in 0_i64..(BM as i64) {
                    let v81 = 5_i64.wrapping_add(i25_2).wrapping_mul(5);
                    let v82 = 5_i64.wrapping_add(i25_2).wrapping_mul(5);
                    let t11_2_row = t11_2.row(1, [i25_2, 0], 2 * BM as i64);
                    Self::parallel_28::<L, _>(
                        level,
                        0,
                        2 * BM as i64,
                        t11_2_row.slice(0, 2 * BM as i64),
                        v81,
                        v82,
                        h5_2,
                    );
                }
                for i27_2 in 0_i64..1 {
                    for i28_2 in 0_i64..(BN as i64) {
                        let v85 = 5_i64.wrapping_add(i27_2).wrapping_mul(5).wrapping_add(i28_2);
                        let v86 = v85.wrapping_mul(5);
                        let v87 = 5_i64.wrapping_add(i27_2).wrapping_mul(5).wrapping_add(i28_2);
                        let v88 = v87.wrapping_mul(5);
                        let t12_2_row = t12_2.row(2, [i27_2, i28_2, 0], 1);
                        Self::parallel_29::<L, _>(level, 0, 1, t12_2_row.slice(0, 1), v86, v88, h5_2);
                    }
                }
                let whole_2 = t9_2.has_rows(1, [d1_2, 0], [[0, 0], [0, 1]], [BN as i64, BN as i64]) && t8_2.has_rows(0, [0], [[0, 1]], [BN as i64, BN as i64]) && y3_2.has_rows(1, [b3_2.wrapping_mul(BN as i64), 0], [[1, 0], [0, 1]], [BN as i64, BN as i64]);
                if whole_2 {
                    for i30_2 in 0_i64..(BN as i64) {
                        let v91 = t10_2.load([3, d2_2], <u8 as __Elem>::ZERO);
                        let v92 = __Elem::shr(v91, 6_u8);
                        let v93 = _p4_2 >= d0_2;
                        let t9_2_row_3 = t9_2.whole_row(1, [d1_2, 0], BN as i64, 1);
                        let t8_2_row_4 = t8_2.whole_row(0, [0], BN as i64, 1);
                        let y3_2_row = y3_2.whole_row(1, [b3_2.wrapping_mul(BN as i64).wrapping_add(i30_2), 0], BN as i64, 1);
                        let mut staging_2 = __cpu::StagingBuffer::new();
                        let mut chunks_2 = __cpu::StreamingRow::new(y3_2_row, 0, BN as i64, __cpu::is_non_temporal(call, &y3_2), &mut staging_2);
                        while chunks_2.advance() {
                            let (start, count) = chunks_2.chunk();
                            Self::parallel_30::<L, true, _, _, _>(
                                level,
                                start,
                                count,
                                t9_2_row_3.slice(start, count),
                                t8_2_row_4.slice(start, count),
                                chunks_2.slice_mut(),
                                v93,
                                v92,
                                t9_2,
                            );
                            chunks_2.store();
                        }
                    }
                } else {
                    for i30_2 in 0_i64..(BN as i64) {
                        let v91 = t10_2.load([3, d2_2], <u8 as __Elem>::ZERO);
                        let v92 = __Elem::shr(v91, 6_u8);
                        let v93 = _p4_2 >= d0_2;
                        let t9_2_row_3 = t9_2.row(1, [d1_2, 0], BN as i64);
                        let t8_2_row_4 = t8_2.row(0, [0], BN as i64);
                        let y3_2_row = y3_2.row(1, [b3_2.wrapping_mul(BN as i64).wrapping_add(i30_2), 0], BN as i64);
                        let (from, to) = __cpu::common(BN as i64, [t9_2_row_3.unit_span(), t8_2_row_4.unit_span(), y3_2_row.unit_span()]);
                        let mut staging_2 = __cpu::StagingBuffer::new();
                        let mut chunks_2 = __cpu::StreamingRow::new(y3_2_row, from, to - from, __cpu::is_non_temporal(call, &y3_2), &mut staging_2);
                        while chunks_2.advance() {
                            let (start, count) = chunks_2.chunk();
                            Self::parallel_30::<L, false, _, _, _>(
                                level,
                                start,
                                count,
                                t9_2_row_3.slice(start, count),
                                t8_2_row_4.slice(start, count),
                                chunks_2.slice_mut(),
                                v93,
                                v92,
                                t9_2,
                            );
                            chunks_2.store();
                        }
                        if to - from < BN as i64 {
                            for (start, end) in [(0, from), (to, BN as i64)] {
                                Self::parallel_30::<L, false, _, _, _>(
                                    level,
                                    start,
                                    end - start,
                                    t9_2_row_3.guarded(start, <u8 as __Elem>::ZERO),
                                    t8_2_row_4.guarded(start, <u8 as __Elem>::ZERO),
                                    y3_2_row.guarded(start, <u8 as __Elem>::ZERO),
                                    v93,
                                    v92,
                                    t9_2,
                                );
                            }
                        }
                    }
                }
                let t13_2 = scratch.tile::<<T as __Elem>::Accum, 1>([BN as i64]);
                let v94 = t8_2.load([d2_2], <u8 as __Elem>::ZERO);
                let v95 = t6_2.load([__Elem::to::<i64>(v94), d0_2, b3_2], <f32 as __Elem>::ZERO);
                let v96 = x2_2.load([1], <f32 as __Elem>::ZERO);
                let v32_3 = __Elem::to::<<T as __Elem>::Accum>(__Elem::max(1.0_f32, v95 - v96));
                __cpu::fill::<L, _, _>(t13_2, v32_3);
                let y4_2_at = y4_2.window([b3_2.wrapping_mul(BN as i64)], [BN as i64]);
                __cpu::copy_out::<L, _, _, _>(t13_2, y4_2_at, <<T as __Elem>::Accum as __Elem>::ZERO, __cpu::is_non_temporal(call, &y4_2), __cpu::PacedPrefetch::none());
            }
        }
    }
}
