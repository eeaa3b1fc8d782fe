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
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t8_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i15 = start + lane as i64;
                let v1 = __Elem::to::<i32>(i15).wrapping_mul(3_i32).wrapping_add(2_i32);
                t8_row.set(lane, v1);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::RowMut<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        mut t9_row: R0,
        v3: <T as __Elem>::Accum,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t9_row.set(lane, v3);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::RowMut<i64>>(
        level: L,
        start: i64,
        count: i64,
        mut t10_row: R0,
        v5: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t10_row.set(lane, v5);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t11_row: R0,
        v6: i64,
        v7: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23 = start + lane as i64;
                let v8 = t11_row.get(lane);
                let v9 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v8) * 16.0_f32));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v6.wrapping_add(i23), 7_i64)], v9.wrapping_mul(__Elem::to::<u64>(v7.wrapping_add(i23))), __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<i64>>(
        level: L,
        start: i64,
        count: i64,
        t12_row: R0,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i24 = start + lane as i64;
                let v10 = t12_row.get(lane);
                let v11 = __Elem::to::<u64>(v10).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i24)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i24), 7_i64)], v11, __cpu::Order::Acquire);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level>(
        level: L,
        start: i64,
        count: i64,
        v14: u32,
        a4: __cpu::View<u32, 1>,
        d1: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                a4.atomic(__cpu::AtomicOp::And, [d1], v14, __cpu::Order::Acquire);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t6_row: R0,
        v16: i64,
        v18: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i28 = start + lane as i64;
                let v19 = t6_row.get(lane);
                let v20 = v19.wrapping_mul(__Elem::to::<u64>(v18.wrapping_add(i28)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v16.wrapping_add(i28), 7_i64)], v20, __cpu::Order::AcqRel);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t7_row: R0,
        v21: i64,
        v22: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i30 = start + lane as i64;
                let v23 = t7_row.get(lane);
                let v24 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v23) * 16.0_f32));
                let v25 = v24.wrapping_mul(__Elem::to::<u64>(v22.wrapping_add(i30)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v21.wrapping_add(i30), 7_i64)], v25, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t8_row_2: R0,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i31 = start + lane as i64;
                let v26 = t8_row_2.get(lane);
                let v27 = __Elem::to::<u64>(v26).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i31)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i31), 7_i64)], v27, __cpu::Order::SeqCst);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t9_row_2: R0,
        v28: i64,
        v29: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i33 = start + lane as i64;
                let v30 = t9_row_2.get(lane);
                let v31 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v30) * 16.0_f32));
                let v32 = v31.wrapping_mul(__Elem::to::<u64>(v29.wrapping_add(i33)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v28.wrapping_add(i33), 7_i64)], v32, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::RowMut<u64>>(
        level: L,
        start: i64,
        count: i64,
        mut t13_row: R0,
        v33: u64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut s38 = <u64 as __Elem>::ZERO;
                s38 = 0_u64;
                for k39 in 0_i64..6 {
                    let v34 = s38;
                    s38 = v34.wrapping_add(v33);
                }
                let v35 = s38;
                t13_row.set(lane, v35);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t8_2_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i15_2 = start + lane as i64;
                let v37 = __Elem::to::<i32>(i15_2).wrapping_mul(3_i32).wrapping_add(2_i32);
                t8_2_row.set(lane, v37);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::RowMut<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        mut t9_2_row: R0,
        v39: <T as __Elem>::Accum,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t9_2_row.set(lane, v39);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::RowMut<i64>>(
        level: L,
        start: i64,
        count: i64,
        mut t10_2_row: R0,
        v41: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t10_2_row.set(lane, v41);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t11_2_row: R0,
        v42: i64,
        v43: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23_2 = start + lane as i64;
                let v44 = t11_2_row.get(lane);
                let v45 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v44) * 16.0_f32));
                let v46 = v45.wrapping_mul(__Elem::to::<u64>(v43.wrapping_add(i23_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v42.wrapping_add(i23_2), 7_i64)], v46);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<L: __cpu::Level, R0: __cpu::row::Row<i64>>(
        level: L,
        start: i64,
        count: i64,
        t12_2_row: R0,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i24_2 = start + lane as i64;
                let v47 = t12_2_row.get(lane);
                let v48 = __Elem::to::<u64>(v47).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i24_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i24_2), 7_i64)], v48);
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<L: __cpu::Level>(
        level: L,
        start: i64,
        count: i64,
        v51: u32,
        a4_2: __cpu::View<u32, 1>,
        d1_2: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                a4_2.update(__cpu::AtomicOp::And, [d1_2], v51);
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t6_2_row: R0,
        v53: i64,
        v55: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i28_2 = start + lane as i64;
                let v56 = t6_2_row.get(lane);
                let v57 = v56.wrapping_mul(__Elem::to::<u64>(v55.wrapping_add(i28_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v53.wrapping_add(i28_2), 7_i64)], v57);
            }
        }
    }

    #[inline]
    unsafe fn parallel_19<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row: R0,
        v58: i64,
        v59: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i30_2 = start + lane as i64;
                let v60 = t7_2_row.get(lane);
                let v61 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v60) * 16.0_f32));
                let v62 = v61.wrapping_mul(__Elem::to::<u64>(v59.wrapping_add(i30_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v58.wrapping_add(i30_2), 7_i64)], v62);
            }
        }
    }

    #[inline]
    unsafe fn parallel_20<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row_2: R0,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i31_2 = start + lane as i64;
                let v63 = t8_2_row_2.get(lane);
                let v64 = __Elem::to::<u64>(v63).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i31_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i31_2), 7_i64)], v64);
            }
        }
    }

    #[inline]
    unsafe fn parallel_21<L: __cpu::Level, R0: __cpu::row::Row<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        t9_2_row_2: R0,
        v65: i64,
        v66: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i33_2 = start + lane as i64;
                let v67 = t9_2_row_2.get(lane);
                let v68 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v67) * 16.0_f32));
                let v69 = v68.wrapping_mul(__Elem::to::<u64>(v66.wrapping_add(i33_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v65.wrapping_add(i33_2), 7_i64)], v69);
            }
        }
    }

    #[inline]
    unsafe fn parallel_22<L: __cpu::Level, R0: __cpu::row::RowMut<u64>>(
        level: L,
        start: i64,
        count: i64,
        mut t13_2_row: R0,
        v70: u64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut s38_2 = <u64 as __Elem>::ZERO;
                s38_2 = 0_u64;
                for k39_2 in 0_i64..6 {
                    let v71 = s38_2;
                    s38_2 = v71.wrapping_add(v70);
                }
                let v72 = s38_2;
                t13_2_row.set(lane, v72);
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
        plan.value(n14);
        plan.value(d5);
        plan.value(d7);
        plan.value(d6);
        plan.value(d0);
        plan.value(d8);
        plan.value(d1);
        plan.value(d12);
        plan.value(d3);
        plan.finish([v2, v4, v6])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<u64, 3>([BK as i64, BK as i64, BM as i64]);
        size.tile::<<T as __Elem>::Accum, 2>([BN as i64, BN as i64]);
        size.tile::<i32, 1>([BN as i64]);
        size.tile::<<T as __Elem>::Accum, 2>([BN as i64, BN as i64]);
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.tile::<i64, 1>([BM as i64]);
            size.tile::<<T as __Elem>::Accum, 2>([BM as i64, BN as i64]);
            size.tile::<i64, 1>([BM as i64]);
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
            let n14 = __cpu::value::<i64>(call, 1);
            let d5 = __cpu::value::<i64>(call, 2);
            let d7 = __cpu::value::<i64>(call, 3);
            let d6 = __cpu::value::<i64>(call, 4);
            let d0 = __cpu::value::<i64>(call, 5);
            let d8 = __cpu::value::<i64>(call, 6);
            let d1 = __cpu::value::<i64>(call, 7);
            let d12 = __cpu::value::<i64>(call, 8);
            let d3 = __cpu::value::<i64>(call, 9);
            for block in __cpu::Blocks::new(call) {
                let [b9, b10, b11] = block.index;
                let mut scratch = block.scratch;
                let t6 = scratch.tile::<u64, 3>([BK as i64, BK as i64, BM as i64]);
                let v0 = x1.load([d4, b9, b10], <i64 as __Elem>::ZERO);
                let x2_at = x2.window([b10.wrapping_mul(BN as i64), b9.wrapping_mul(BN as i64), x0.extent[1]], [BK as i64, BK as i64, BM as i64]);
                __cpu::copy::<L, _, _, _>(x2_at, t6, __Elem::to::<u64>(__Elem::to::<<T as __Elem>::Accum>(v0)));
                let t7 = scratch.tile::<<T as __Elem>::Accum, 2>([BN as i64, BN as i64]);
                let x1_at = x1.window([n14, n14.wrapping_mul(BK as i64), d5.wrapping_mul(BN as i64)], [1, BN as i64, BN as i64]);
                __cpu::copy::<L, _, _, _>(x1_at.squeeze([1, 2]), t7, __Elem::to::<<T as __Elem>::Accum>(-1_i64));
                let t8 = scratch.tile::<i32, 1>([BN as i64]);
                let t8_row = t8.row(0, [0], BN as i64);
                Self::parallel::<L, _>(level, 0, BN as i64, t8_row.slice_mut(0, BN as i64));
                let t9 = scratch.tile::<<T as __Elem>::Accum, 2>([BN as i64, BN as i64]);
                for i16 in 0_i64..(BN as i64) {
                    let v2 = __Elem::rem(_q13.wrapping_mul(BK as i64).wrapping_add(x1.extent[2]), BK as i64);
                    let v3 = __Elem::to::<<T as __Elem>::Accum>(v2);
                    let t9_row = t9.row(0, [0, i16], BN as i64);
                    Self::parallel_2::<L, _>(level, 0, BN as i64, t9_row.strided(0), v3);
                }
                __cpu::scatter::<L, _, _, _, _>(t9, t8, t7, <<T as __Elem>::Accum as __Elem>::ZERO);
                for k19 in 0_i64..b10 {
                    let mut scratch = scratch;
                    let t10 = scratch.tile::<i64, 1>([BM as i64]);
                    let v4 = __Elem::to::<i64>(__Elem::to::<i32>(b10.wrapping_sub(7)));
                    let v5 = x1.load([d12, d1, v4], <i64 as __Elem>::ZERO);
                    let t10_row = t10.row(0, [0], BM as i64);
                    Self::parallel_3::<L, _>(level, 0, BM as i64, t10_row.slice_mut(0, BM as i64), v5);
                    let t11 = scratch.tile::<<T as __Elem>::Accum, 2>([BM as i64, BN as i64]);
                    __cpu::gather::<L, _, _, _, _>(t7, t10, t11, <<T as __Elem>::Accum as __Elem>::ZERO);
                    __cpu::scan::<L, __cpu::reduce::Sum, _, _, _>(t8, 0, t8, false, <i32 as __Elem>::ZERO);
                    let t12 = scratch.tile::<i64, 1>([BM as i64]);
                    let t9_at = t9.window([b9.wrapping_mul(BK as i64), b10.wrapping_mul(BM as i64)], [BM as i64, 1]).squeeze([0]);
                    __cpu::copy::<L, _, _, _>(t9_at, t12, <i64 as __Elem>::ZERO);
                    for i22 in 0_i64..(BM as i64) {
                        let v6 = 5_i64.wrapping_add(i22).wrapping_mul(5);
                        let v7 = 5_i64.wrapping_add(i22).wrapping_mul(5);
                        let t11_row = t11.row(1, [i22, 0], BN as i64);
                        Self::parallel_4::<L, _>(level, 0, BN as i64, t11_row.slice(0, BN as i64), v6, v7, h5);
                    }
                    let t12_row = t12.row(0, [0], BM as i64);
                    Self::parallel_5::<L, _>(level, 0, BM as i64, t12_row.slice(0, BM as i64), h5);
                }
                let v12 = t8.load([d8], <i32 as __Elem>::ZERO);
                let v13 = __Elem::to::<u16>(__Elem::to::<i64>(v12).wrapping_add(1));
                let v14 = __Elem::count_ones(__Elem::shr(__Elem::to::<u16>(_q13), v13));
                Self::parallel_6::<L>(level, 0, BM as i64, v14, a4, d1);
                for i26 in 0_i64..(BK as i64) {
                    for i27 in 0_i64..(BK as i64) {
                        let v15 = 5_i64.wrapping_add(i26).wrapping_mul(5).wrapping_add(i27);
                        let v16 = v15.wrapping_mul(5);
                        let v17 = 5_i64.wrapping_add(i26).wrapping_mul(5).wrapping_add(i27);
                        let v18 = v17.wrapping_mul(5);
                        let t6_row = t6.row(2, [i26, i27, 0], BM as i64);
                        Self::parallel_7::<L, _>(level, 0, BM as i64, t6_row.slice(0, BM as i64), v16, v18, h5);
                    }
                }
                for i29 in 0_i64..(BN as i64) {
                    let v21 = 5_i64.wrapping_add(i29).wrapping_mul(5);
                    let v22 = 5_i64.wrapping_add(i29).wrapping_mul(5);
                    let t7_row = t7.row(1, [i29, 0], BN as i64);
                    Self::parallel_8::<L, _>(level, 0, BN as i64, t7_row.slice(0, BN as i64), v21, v22, h5);
                }
                let t8_row_2 = t8.row(0, [0], BN as i64);
                Self::parallel_9::<L, _>(level, 0, BN as i64, t8_row_2.slice(0, BN as i64), h5);
                for i32 in 0_i64..(BN as i64) {
                    let v28 = 5_i64.wrapping_add(i32).wrapping_mul(5);
                    let v29 = 5_i64.wrapping_add(i32).wrapping_mul(5);
                    let t9_row_2 = t9.row(1, [i32, 0], BN as i64);
                    Self::parallel_10::<L, _>(level, 0, BN as i64, t9_row_2.slice(0, BN as i64), v28, v29, h5);
                }
                let t13 = scratch.tile::<u64, 3>([BN as i64, BM as i64, BK as i64]);
                for i34 in 0_i64..(BK as i64) {
                    for i35 in 0_i64..(BM as i64) {
                        let v33 = 2_u64.wrapping_add(3_u64.wrapping_mul(3_u64));
                        let t13_row = t13.row(0, [0, i35, i34], BN as i64);
                        Self::parallel_11::<L, _>(level, 0, BN as i64, t13_row.strided(0), v33);
                    }
                }
                let y3_at = y3.window([b9.wrapping_mul(BN as i64), b10.wrapping_mul(BM as i64), b11.wrapping_mul(BK as i64)], [BN as i64, BM as i64, BK as i64]);
                __cpu::copy_out::<L, _, _, _>(t13, y3_at, <u64 as __Elem>::ZERO, __cpu::is_non_temporal(call, &y3), __cpu::PacedPrefetch::none());
            }
        }
    }

    const COST: u8 = 0b010;

    fn cost(call: &__cpu::HostCall<'_>, place: [i64; 3]) -> f64 {
        let [_, b10, _] = place;
        let mut cost = 0.0_f64;
        cost += __cpu::work(8272, []);
        cost += __cpu::work(541, [BK as i64, BK as i64, BM as i64]);
        cost += __cpu::work(1107, [BN as i64, BN as i64]);
        cost += __cpu::work(530, [BN as i64]);
        cost += __cpu::work(535, [BM as i64]);
        cost += __cpu::work(8, [BN as i64, BM as i64, BK as i64]);
        {
            let mut cost_2 = 0.0_f64;
            cost_2 += __cpu::work(3184, []);
            cost_2 += __cpu::work(540, [BM as i64]);
            cost_2 += __cpu::work(540, [BM as i64, BN as i64]);
            cost_2 += __cpu::work(8, [BN as i64]);
            cost += __cpu::trips(0, b10, 1) * cost_2;
        }
        {
            let mut cost_3 = 0.0_f64;
            cost_3 += __cpu::work(13, []);
            {
                let mut cost_4 = 0.0_f64;
                cost_4 += __cpu::work(39, []);
                cost_3 += __cpu::trips(0, 6, 1) * cost_4;
            }
            cost += __cpu::trips(0, BK as i64, 1) * __cpu::trips(0, BM as i64, 1) * __cpu::trips(0, BN as i64, 1) * cost_3;
        }
        cost
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
            let n14_2 = __cpu::value::<i64>(call, 1);
            let d5_2 = __cpu::value::<i64>(call, 2);
            let d7_2 = __cpu::value::<i64>(call, 3);
            let d6_2 = __cpu::value::<i64>(call, 4);
            let d0_2 = __cpu::value::<i64>(call, 5);
            let d8_2 = __cpu::value::<i64>(call, 6);
            let d1_2 = __cpu::value::<i64>(call, 7);
            let d12_2 = __cpu::value::<i64>(call, 8);
            let d3_2 = __cpu::value::<i64>(call, 9);
            for block in __cpu::Blocks::new(call) {
                let [b9_2, b10_2, b11_2] = block.index;
                let mut scratch = block.scratch;
                let t6_2 = scratch.tile::<u64, 3>([BK as i64, BK as i64, BM as i64]);
                let v36 = x1_2.load([d4_2, b9_2, b10_2], <i64 as __Elem>::ZERO);
                let x2_2_at = x2_2.window([b10_2.wrapping_mul(BN as i64), b9_2.wrapping_mul(BN as i64), x0_2.extent[1]], [BK as i64, BK as i64, BM as i64]);
                __cpu::copy::<L, _, _, _>(x2_2_at, t6_2, __Elem::to::<u64>(__Elem::to::<<T as __Elem>::Accum>(v36)));
                let t7_2 = scratch.tile::<<T as __Elem>::Accum, 2>([BN as i64, BN as i64]);
                let x1_2_at = x1_2.window([n14_2, n14_2.wrapping_mul(BK as i64), d5_2.wrapping_mul(BN as i64)], [1, BN as i64, BN as i64]);
                __cpu::copy::<L, _, _, _>(x1_2_at.squeeze([1, 2]), t7_2, __Elem::to::<<T as __Elem>::Accum>(-1_i64));
                let t8_2 = scratch.tile::<i32, 1>([BN as i64]);
                let t8_2_row = t8_2.row(0, [0], BN as i64);
                Self::parallel_12::<L, _>(level, 0, BN as i64, t8_2_row.slice_mut(0, BN as i64));
                let t9_2 = scratch.tile::<<T as __Elem>::Accum, 2>([BN as i64, BN as i64]);
                for i16_2 in 0_i64..(BN as i64) {
                    let v38 = _q13_2.wrapping_mul(BK as i64).wrapping_add(x1_2.extent[2]);
                    let v39 = __Elem::to::<<T as __Elem>::Accum>(__Elem::rem(v38, BK as i64));
                    let t9_2_row = t9_2.row(0, [0, i16_2], BN as i64);
                    Self::parallel_13::<L, _>(level, 0, BN as i64, t9_2_row.strided(0), v39);
                }
                __cpu::scatter::<L, _, _, _, _>(t9_2, t8_2, t7_2, <<T as __Elem>::Accum as __Elem>::ZERO);
                for k19_2 in 0_i64..b10_2 {
                    let mut scratch = scratch;
                    let t10_2 = scratch.tile::<i64, 1>([BM as i64]);
                    let v40 = __Elem::to::<i64>(__Elem::to::<i32>(b10_2.wrapping_sub(7)));
                    let v41 = x1_2.load([d12_2, d1_2, v40], <i64 as __Elem>::ZERO);
                    let t10_2_row = t10_2.row(0, [0], BM as i64);
                    Self::parallel_14::<L, _>(level, 0, BM as i64, t10_2_row.slice_mut(0, BM as i64), v41);
                    let t11_2 = scratch.tile::<<T as __Elem>::Accum, 2>([BM as i64, BN as i64]);
                    __cpu::gather::<L, _, _, _, _>(t7_2, t10_2, t11_2, <<T as __Elem>::Accum as __Elem>::ZERO);
                    __cpu::scan::<L, __cpu::reduce::Sum, _, _, _>(t8_2, 0, t8_2, false, <i32 as __Elem>::ZERO);
                    let t12_2 = scratch.tile::<i64, 1>([BM as i64]);
                    let t9_2_at = t9_2.window([b9_2.wrapping_mul(BK as i64), b10_2.wrapping_mul(BM as i64)], [BM as i64, 1]).squeeze([0]);
                    __cpu::copy::<L, _, _, _>(t9_2_at, t12_2, <i64 as __Elem>::ZERO);
                    for i22_2 in 0_i64..(BM as i64) {
                        let v42 = 5_i64.wrapping_add(i22_2).wrapping_mul(5);
                        let v43 = 5_i64.wrapping_add(i22_2).wrapping_mul(5);
                        let t11_2_row = t11_2.row(1, [i22_2, 0], BN as i64);
                        Self::parallel_15::<L, _>(
                            level,
                            0,
                            BN as i64,
                            t11_2_row.slice(0, BN as i64),
                            v42,
                            v43,
                            h5_2,
                        );
                    }
                    let t12_2_row = t12_2.row(0, [0], BM as i64);
                    Self::parallel_16::<L, _>(level, 0, BM as i64, t12_2_row.slice(0, BM as i64), h5_2);
                }
                let v49 = t8_2.load([d8_2], <i32 as __Elem>::ZERO);
                let v50 = __Elem::to::<u16>(__Elem::to::<i64>(v49).wrapping_add(1));
                let v51 = __Elem::count_ones(__Elem::shr(__Elem::to::<u16>(_q13_2), v50));
                Self::parallel_17::<L>(level, 0, BM as i64, v51, a4_2, d1_2);
                for i26_2 in 0_i64..(BK as i64) {
                    for i27_2 in 0_i64..(BK as i64) {
                        let v52 = 5_i64.wrapping_add(i26_2).wrapping_mul(5).wrapping_add(i27_2);
                        let v53 = v52.wrapping_mul(5);
                        let v54 = 5_i64.wrapping_add(i26_2).wrapping_mul(5).wrapping_add(i27_2);
                        let v55 = v54.wrapping_mul(5);
                        let t6_2_row = t6_2.row(2, [i26_2, i27_2, 0], BM as i64);
                        Self::parallel_18::<L, _>(
                            level,
                            0,
                            BM as i64,
                            t6_2_row.slice(0, BM as i64),
                            v53,
                            v55,
                            h5_2,
                        );
                    }
                }
                for i29_2 in 0_i64..(BN as i64) {
                    let v58 = 5_i64.wrapping_add(i29_2).wrapping_mul(5);
                    let v59 = 5_i64.wrapping_add(i29_2).wrapping_mul(5);
                    let t7_2_row = t7_2.row(1, [i29_2, 0], BN as i64);
                    Self::parallel_19::<L, _>(level, 0, BN as i64, t7_2_row.slice(0, BN as i64), v58, v59, h5_2);
                }
                let t8_2_row_2 = t8_2.row(0, [0], BN as i64);
                Self::parallel_20::<L, _>(level, 0, BN as i64, t8_2_row_2.slice(0, BN as i64), h5_2);
                for i32_2 in 0_i64..(BN as i64) {
                    let v65 = 5_i64.wrapping_add(i32_2).wrapping_mul(5);
                    let v66 = 5_i64.wrapping_add(i32_2).wrapping_mul(5);
                    let t9_2_row_2 = t9_2.row(1, [i32_2, 0], BN as i64);
                    Self::parallel_21::<L, _>(level, 0, BN as i64, t9_2_row_2.slice(0, BN as i64), v65, v66, h5_2);
                }
                let t13_2 = scratch.tile::<u64, 3>([BN as i64, BM as i64, BK as i64]);
                for i34_2 in 0_i64..(BK as i64) {
                    for i35_2 in 0_i64..(BM as i64) {
                        let v70 = 2_u64.wrapping_add(3_u64.wrapping_mul(3_u64));
                        let t13_2_row = t13_2.row(0, [0, i35_2, i34_2], BN as i64);
                        Self::parallel_22::<L, _>(level, 0, BN as i64, t13_2_row.strided(0), v70);
                    }
                }
                let y3_2_at = y3_2.window([b9_2.wrapping_mul(BN as i64), b10_2.wrapping_mul(BM as i64), b11_2.wrapping_mul(BK as i64)], [BN as i64, BM as i64, BK as i64]);
                __cpu::copy_out::<L, _, _, _>(t13_2, y3_2_at, <u64 as __Elem>::ZERO, __cpu::is_non_temporal(call, &y3_2), __cpu::PacedPrefetch::none());
            }
        }
    }
}
