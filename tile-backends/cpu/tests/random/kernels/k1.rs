// Emitted from the random kernel of seed 1.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;


#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<T: __Elem, const BM: usize>(::core::marker::PhantomData<(T,)>);

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<T: __Elem, const BM: usize> __Kernel<T, BM> {
    #[inline]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t8_row: R0,
        t7: __cpu::View<f32, 5>,
        v1: i64,
        b4: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut s9 = <f32 as __Elem>::ZERO;
                s9 = 0.0_f32;
                for k10 in 0_i64..6 {
                    let v2 = s9;
                    let v3 = t7.load([k10, v1, b4, b4, b4], <f32 as __Elem>::ZERO);
                    s9 = v2 + (-(v3 + 1.0_f32));
                }
                let v4 = s9;
                t8_row.set(lane, v4);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::Row<T>, R1: __cpu::row::RowMut<i16>>(
        level: L,
        start: i64,
        count: i64,
        t5_row: R0,
        mut t12_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v5 = t5_row.get(lane);
                t12_row.set(lane, __Elem::to::<i16>(v5));
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::Row<i16>>(
        level: L,
        start: i64,
        count: i64,
        t12_row_2: R0,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14 = start + lane as i64;
                let v6 = t12_row_2.get(lane);
                let v7 = __Elem::to::<u64>(v6).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i14)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i14), 7_i64)], v7, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t13_row: R0,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i15 = start + lane as i64;
                let v8 = t13_row.get(lane);
                let v9 = __Elem::to::<u64>(__Elem::to::<i64>(v8 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i15)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i15), 7_i64)], v9, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t10_row: R0,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i16 = start + lane as i64;
                let v10 = t10_row.get(lane);
                let v11 = __Elem::to::<u64>(__Elem::to::<i64>(v10 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i16)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i16), 7_i64)], v11, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t11_row: R0,
        v12: i64,
        v13: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i18 = start + lane as i64;
                let v14 = t11_row.get(lane);
                let v15 = __Elem::to::<u64>(__Elem::to::<i64>(v14 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v13.wrapping_add(i18)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v12.wrapping_add(i18), 7_i64)], v15, __cpu::Order::SeqCst);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t5_row_2: R0,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i19 = start + lane as i64;
                let v16 = t5_row_2.get(lane);
                let v17 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v16) * 16.0_f32));
                let v18 = v17.wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i19)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i19), 7_i64)], v18, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t6_row: R0,
        v19: i64,
        v20: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21 = start + lane as i64;
                let v21 = t6_row.get(lane);
                let v22 = __Elem::to::<u64>(__Elem::to::<i64>(v21 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v20.wrapping_add(i21)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v19.wrapping_add(i21), 7_i64)], v22, __cpu::Order::AcqRel);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t7_row: R0,
        v25: i64,
        v28: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i26 = start + lane as i64;
                let v29 = t7_row.get(lane);
                let v30 = __Elem::to::<u64>(__Elem::to::<i64>(v29 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v28.wrapping_add(i26)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v25.wrapping_add(i26), 7_i64)], v30, __cpu::Order::Release);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t8_row_2: R0,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i27 = start + lane as i64;
                let v31 = t8_row_2.get(lane);
                let v32 = __Elem::to::<u64>(__Elem::to::<i64>(v31 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i27)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i27), 7_i64)], v32, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t9_row: R0,
        v33: i64,
        v34: i64,
        h4: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i29 = start + lane as i64;
                let v35 = t9_row.get(lane);
                let v36 = __Elem::to::<u64>(__Elem::to::<i64>(v35 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v34.wrapping_add(i29)));
                h4.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v33.wrapping_add(i29), 7_i64)], v36, __cpu::Order::Acquire);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::RowMut<T>>(
        level: L,
        block: &__cpu::Block<'_>,
        start: i64,
        count: i64,
        mut t14_row: R0,
        v37: bool,
        v39: T,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                if !v37 {
                    __cpu::fail(block, concat!(file!(), ":49:5"), format_args!("an index is within its bounds"));
                }
                t14_row.set(lane, v39);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t8_2_row: R0,
        t7_2: __cpu::View<f32, 5>,
        v41: i64,
        b4_2: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut s9_2 = <f32 as __Elem>::ZERO;
                s9_2 = 0.0_f32;
                for k10_2 in 0_i64..6 {
                    let v42 = s9_2;
                    let v43 = t7_2.load([k10_2, v41, b4_2, b4_2, b4_2], <f32 as __Elem>::ZERO);
                    s9_2 = v42 + (-(v43 + 1.0_f32));
                }
                let v44 = s9_2;
                t8_2_row.set(lane, v44);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::Row<T>, R1: __cpu::row::RowMut<i16>>(
        level: L,
        start: i64,
        count: i64,
        t5_2_row: R0,
        mut t12_2_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v45 = t5_2_row.get(lane);
                t12_2_row.set(lane, __Elem::to::<i16>(v45));
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::Row<i16>>(
        level: L,
        start: i64,
        count: i64,
        t12_2_row_2: R0,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14_2 = start + lane as i64;
                let v46 = t12_2_row_2.get(lane);
                let v47 = __Elem::to::<u64>(v46).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i14_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i14_2), 7_i64)], v47);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t13_2_row: R0,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i15_2 = start + lane as i64;
                let v48 = t13_2_row.get(lane);
                let v49 = __Elem::to::<u64>(__Elem::to::<i64>(v48 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i15_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i15_2), 7_i64)], v49);
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t10_2_row: R0,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i16_2 = start + lane as i64;
                let v50 = t10_2_row.get(lane);
                let v51 = __Elem::to::<u64>(__Elem::to::<i64>(v50 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i16_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i16_2), 7_i64)], v51);
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t11_2_row: R0,
        v52: i64,
        v53: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i18_2 = start + lane as i64;
                let v54 = t11_2_row.get(lane);
                let v55 = __Elem::to::<u64>(__Elem::to::<i64>(v54 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v53.wrapping_add(i18_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v52.wrapping_add(i18_2), 7_i64)], v55);
            }
        }
    }

    #[inline]
    unsafe fn parallel_19<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t5_2_row_2: R0,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i19_2 = start + lane as i64;
                let v56 = t5_2_row_2.get(lane);
                let v57 = __Elem::to::<u64>(__Elem::to::<i64>(__Elem::to::<f32>(v56) * 16.0_f32));
                let v58 = v57.wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i19_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i19_2), 7_i64)], v58);
            }
        }
    }

    #[inline]
    unsafe fn parallel_20<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t6_2_row: R0,
        v59: i64,
        v60: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21_2 = start + lane as i64;
                let v61 = t6_2_row.get(lane);
                let v62 = __Elem::to::<u64>(__Elem::to::<i64>(v61 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v60.wrapping_add(i21_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v59.wrapping_add(i21_2), 7_i64)], v62);
            }
        }
    }

    #[inline]
    unsafe fn parallel_21<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row: R0,
        v65: i64,
        v68: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i26_2 = start + lane as i64;
                let v69 = t7_2_row.get(lane);
                let v70 = __Elem::to::<u64>(__Elem::to::<i64>(v69 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v68.wrapping_add(i26_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v65.wrapping_add(i26_2), 7_i64)], v70);
            }
        }
    }

    #[inline]
    unsafe fn parallel_22<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row_2: R0,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i27_2 = start + lane as i64;
                let v71 = t8_2_row_2.get(lane);
                let v72 = __Elem::to::<u64>(__Elem::to::<i64>(v71 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i27_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i27_2), 7_i64)], v72);
            }
        }
    }

    #[inline]
    unsafe fn parallel_23<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t9_2_row: R0,
        v73: i64,
        v74: i64,
        h4_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i29_2 = start + lane as i64;
                let v75 = t9_2_row.get(lane);
                let v76 = __Elem::to::<u64>(__Elem::to::<i64>(v75 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v74.wrapping_add(i29_2)));
                h4_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v73.wrapping_add(i29_2), 7_i64)], v76);
            }
        }
    }

    #[inline]
    unsafe fn parallel_24<L: __cpu::Level, R0: __cpu::row::RowMut<T>>(
        level: L,
        block: &__cpu::Block<'_>,
        start: i64,
        count: i64,
        mut t14_2_row: R0,
        v77: bool,
        v79: T,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                if !v77 {
                    __cpu::fail(block, concat!(file!(), ":49:5"), format_args!("an index is within its bounds"));
                }
                t14_2_row.set(lane, v79);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<T: __Elem, const BM: usize> __cpu::Kernel for __Kernel<T, BM> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_1", args);
        let d0 = plan.extent(0, 0);
        plan.expect("x0", 0, 1, d0)?;
        let d1 = plan.extent(0, 2);
        plan.expect("x1", 1, 0, d1)?;
        let d2 = plan.extent(2, 0);
        plan.expect("x2", 2, 1, d1)?;
        let d3 = plan.extent(3, 0);
        plan.expect("h4", 4, 0, 7)?;
        let v0 = d3.wrapping_add(BM as i64 - 1);
        let n7 = __Elem::div(v0, BM as i64);
        let v1 = d3.wrapping_add(BM as i64 - 1);
        let v2 = __Elem::div(v1, BM as i64);
        plan.value(n7);
        plan.value(d3);
        plan.value(d2);
        plan.finish([1, 1, v2])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<T, 1>([BM as i64]);
        size.tile::<f32, 2>([1, 1]);
        size.tile::<f32, 5>([BM as i64, BM as i64, 1, 1, 1]);
        size.tile::<f32, 1>([BM as i64 + 1]);
        size.tile::<f32, 2>([1, 1]);
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.tile::<f32, 1>([1]);
            size.tile::<f32, 2>([1, 1]);
            {
                let outer = &mut size;
                let mut size = outer.scope();
                size.tile::<i16, 1>([1]);
                size.tile::<f32, 1>([1]);
                outer.cover(size);
            }
            outer.cover(size);
        }
        size.tile::<T, 1>([BM as i64]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<<T as __Elem>::Accum, 3>(call, 0);
            let x2 = __cpu::tensor::<T, 2>(call, 2);
            let y3 = __cpu::tensor::<T, 1>(call, 3);
            let h4 = __cpu::tensor::<u64, 1>(call, 4);
            let n7 = __cpu::value::<i64>(call, 0);
            let d3 = __cpu::value::<i64>(call, 1);
            let d2 = __cpu::value::<i64>(call, 2);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b4] = block.index;
                let mut scratch = block.scratch;
                let t5 = scratch.tile::<T, 1>([BM as i64]);
                let y3_at = y3.window([b4.wrapping_mul(BM as i64)], [BM as i64]);
                __cpu::copy::<L, _, _, _>(y3_at, t5, <T as __Elem>::ZERO);
                let t6 = scratch.tile::<f32, 2>([1, 1]);
                let v0 = t5.load([b4], <T as __Elem>::ZERO);
                let x2_at = x2.window([n7.wrapping_mul(1), d3], [1, 1]);
                __cpu::copy::<L, _, _, _>(x2_at, t6, __Elem::to::<f32>(__Elem::to::<T>(__Elem::to::<f32>(v0))));
                let t7 = scratch.tile::<f32, 5>([BM as i64, BM as i64, 1, 1, 1]);
                __cpu::fill::<L, _, _>(t7, 0.0_f32);
                let t8 = scratch.tile::<f32, 1>([BM as i64 + 1]);
                let v1 = x0.extent[0];
                let t8_row = t8.row(0, [0], BM as i64 + 1);
                Self::parallel::<L, _>(level, 0, BM as i64 + 1, t8_row.slice_mut(0, BM as i64 + 1), t7, v1, b4);
                let t9 = scratch.tile::<f32, 2>([1, 1]);
                __cpu::fill::<L, _, _>(t9, 1.0_f32);
                __cpu::reduce::<L, __cpu::reduce::Sum, _, _, 2>(t6, 0, t9, true, <f32 as __Elem>::ZERO);
                for k11 in __cpu::steps(0, n7, 2) {
                    let mut scratch = scratch;
                    let t10 = scratch.tile::<f32, 1>([1]);
                    __cpu::reduce::<L, __cpu::reduce::Max, _, _, 1>(t8, 0, t10, false, <f32 as __Elem>::ZERO);
                    let t11 = scratch.tile::<f32, 2>([1, 1]);
                    __cpu::fill::<L, _, _>(t11, 1.0_f32);
                    __cpu::reduce::<L, __cpu::reduce::Sum, _, _, 2>(t9, 1, t11, true, <f32 as __Elem>::ZERO);
                    for k12 in 0_i64..3 {
                        let mut scratch = scratch;
                        let t12 = scratch.tile::<i16, 1>([1]);
                        let t5_row = t5.row(0, [0], 1);
                        let t12_row = t12.row(0, [0], 1);
                        let live = __cpu::with_tail(y3_at.hi[0]);
                        let part = __cpu::live_part(live, 0, 1);
                        Self::parallel_2::<L, _, _>(
                            level,
                            0,
                            part,
                            t5_row.slice(0, part),
                            t12_row.slice_mut(0, part),
                        );
                        if part < 1 {
                            let last = t12_row.slice(live - 1, 1)[0];
                            t12_row.slice_mut(0 + part, 1 - part).fill(last);
                        }
                        let t13 = scratch.tile::<f32, 1>([1]);
                        __cpu::gather::<L, _, _, _, _>(t10, t12, t13, <f32 as __Elem>::ZERO);
                        let t12_row_2 = t12.row(0, [0], 1);
                        Self::parallel_3::<L, _>(level, 0, 1, t12_row_2.slice(0, 1), h4);
                        let t13_row = t13.row(0, [0], 1);
                        Self::parallel_4::<L, _>(level, 0, 1, t13_row.slice(0, 1), h4);
                    }
                    let t10_row = t10.row(0, [0], 1);
                    Self::parallel_5::<L, _>(level, 0, 1, t10_row.slice(0, 1), h4);
                    for i17 in 0_i64..1 {
                        let v12 = 5_i64.wrapping_add(i17).wrapping_mul(5);
                        let v13 = 5_i64.wrapping_add(i17).wrapping_mul(5);
                        let t11_row = t11.row(1, [i17, 0], 1);
                        Self::parallel_6::<L, _>(level, 0, 1, t11_row.slice(0, 1), v12, v13, h4);
                    }
                }
                let t5_row_2 = t5.row(0, [0], BM as i64);
                Self::parallel_7::<L, _>(level, 0, BM as i64, t5_row_2.slice(0, BM as i64), h4);
                for i20 in 0_i64..1 {
                    let v19 = 5_i64.wrapping_add(i20).wrapping_mul(5);
                    let v20 = 5_i64.wrapping_add(i20).wrapping_mul(5);
                    let t6_row = t6.row(1, [i20, 0], 1);
                    Self::parallel_8::<L, _>(level, 0, 1, t6_row.slice(0, 1), v19, v20, h4);
                }
                for i22 in 0_i64..(BM as i64) {
                    for i23 in 0_i64..(BM as i64) {
                        for i24 in 0_i64..1 {
                            for i25 in 0_i64..1 {
                                let v23 = 5_i64.wrapping_add(i22).wrapping_mul(5).wrapping_add(i23);
                                let v24 = v23.wrapping_mul(5).wrapping_add(i24).wrapping_mul(5).wrapping_add(i25);
                                let v25 = v24.wrapping_mul(5);
                                let v26 = 5_i64.wrapping_add(i22).wrapping_mul(5).wrapping_add(i23);
                                let v27 = v26.wrapping_mul(5).wrapping_add(i24).wrapping_mul(5).wrapping_add(i25);
                                let v28 = v27.wrapping_mul(5);
                                let t7_row = t7.row(4, [i22, i23, i24, i25, 0], 1);
                                Self::parallel_9::<L, _>(level, 0, 1, t7_row.slice(0, 1), v25, v28, h4);
                            }
                        }
                    }
                }
                let t8_row_2 = t8.row(0, [0], BM as i64 + 1);
                Self::parallel_10::<L, _>(level, 0, BM as i64 + 1, t8_row_2.slice(0, BM as i64 + 1), h4);
                for i28 in 0_i64..1 {
                    let v33 = 5_i64.wrapping_add(i28).wrapping_mul(5);
                    let v34 = 5_i64.wrapping_add(i28).wrapping_mul(5);
                    let t9_row = t9.row(1, [i28, 0], 1);
                    Self::parallel_11::<L, _>(level, 0, 1, t9_row.slice(0, 1), v33, v34, h4);
                }
                let t14 = scratch.tile::<T, 1>([BM as i64]);
                let v37 = d2 < 20;
                let v38 = t6.load([b4, __Elem::div(n7, 1_i64)], <f32 as __Elem>::ZERO);
                let v39 = __Elem::to::<T>(v38);
                let t14_row = t14.row(0, [0], BM as i64);
                Self::parallel_12::<L, _>(
                    level,
                    &block.with(scratch),
                    0,
                    BM as i64,
                    t14_row.slice_mut(0, BM as i64),
                    v37,
                    v39,
                );
                let y3_at_2 = y3.window([b4.wrapping_mul(BM as i64)], [BM as i64]);
                __cpu::copy::<L, _, _, _>(t14, y3_at_2, <T as __Elem>::ZERO);
            }
        }
    }

    const RACES: bool = true;

    #[inline(always)]
    unsafe fn alone<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0_2 = __cpu::tensor::<<T as __Elem>::Accum, 3>(call, 0);
            let x2_2 = __cpu::tensor::<T, 2>(call, 2);
            let y3_2 = __cpu::tensor::<T, 1>(call, 3);
            let h4_2 = __cpu::tensor::<u64, 1>(call, 4);
            let n7_2 = __cpu::value::<i64>(call, 0);
            let d3_2 = __cpu::value::<i64>(call, 1);
            let d2_2 = __cpu::value::<i64>(call, 2);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b4_2] = block.index;
                let mut scratch = block.scratch;
                let t5_2 = scratch.tile::<T, 1>([BM as i64]);
                let y3_2_at = y3_2.window([b4_2.wrapping_mul(BM as i64)], [BM as i64]);
                __cpu::copy::<L, _, _, _>(y3_2_at, t5_2, <T as __Elem>::ZERO);
                let t6_2 = scratch.tile::<f32, 2>([1, 1]);
                let v40 = t5_2.load([b4_2], <T as __Elem>::ZERO);
                let x2_2_at = x2_2.window([n7_2.wrapping_mul(1), d3_2], [1, 1]);
                __cpu::copy::<L, _, _, _>(x2_2_at, t6_2, __Elem::to::<f32>(__Elem::to::<T>(__Elem::to::<f32>(v40))));
                let t7_2 = scratch.tile::<f32, 5>([BM as i64, BM as i64, 1, 1, 1]);
                __cpu::fill::<L, _, _>(t7_2, 0.0_f32);
                let t8_2 = scratch.tile::<f32, 1>([BM as i64 + 1]);
                let v41 = x0_2.extent[0];
                let t8_2_row = t8_2.row(0, [0], BM as i64 + 1);
                Self::parallel_13::<L, _>(
                    level,
                    0,
                    BM as i64 + 1,
                    t8_2_row.slice_mut(0, BM as i64 + 1),
                    t7_2,
                    v41,
                    b4_2,
                );
                let t9_2 = scratch.tile::<f32, 2>([1, 1]);
                __cpu::fill::<L, _, _>(t9_2, 1.0_f32);
                __cpu::reduce::<L, __cpu::reduce::Sum, _, _, 2>(t6_2, 0, t9_2, true, <f32 as __Elem>::ZERO);
                for k11_2 in __cpu::steps(0, n7_2, 2) {
                    let mut scratch = scratch;
                    let t10_2 = scratch.tile::<f32, 1>([1]);
                    __cpu::reduce::<L, __cpu::reduce::Max, _, _, 1>(t8_2, 0, t10_2, false, <f32 as __Elem>::ZERO);
                    let t11_2 = scratch.tile::<f32, 2>([1, 1]);
                    __cpu::fill::<L, _, _>(t11_2, 1.0_f32);
                    __cpu::reduce::<L, __cpu::reduce::Sum, _, _, 2>(t9_2, 1, t11_2, true, <f32 as __Elem>::ZERO);
                    for k12_2 in 0_i64..3 {
                        let mut scratch = scratch;
                        let t12_2 = scratch.tile::<i16, 1>([1]);
                        let t5_2_row = t5_2.row(0, [0], 1);
                        let t12_2_row = t12_2.row(0, [0], 1);
                        let live_2 = __cpu::with_tail(y3_2_at.hi[0]);
                        let part_2 = __cpu::live_part(live_2, 0, 1);
                        Self::parallel_14::<L, _, _>(
                            level,
                            0,
                            part_2,
                            t5_2_row.slice(0, part_2),
                            t12_2_row.slice_mut(0, part_2),
                        );
                        if part_2 < 1 {
                            let last = t12_2_row.slice(live_2 - 1, 1)[0];
                            t12_2_row.slice_mut(0 + part_2, 1 - part_2).fill(last);
                        }
                        let t13_2 = scratch.tile::<f32, 1>([1]);
                        __cpu::gather::<L, _, _, _, _>(t10_2, t12_2, t13_2, <f32 as __Elem>::ZERO);
                        let t12_2_row_2 = t12_2.row(0, [0], 1);
                        Self::parallel_15::<L, _>(level, 0, 1, t12_2_row_2.slice(0, 1), h4_2);
                        let t13_2_row = t13_2.row(0, [0], 1);
                        Self::parallel_16::<L, _>(level, 0, 1, t13_2_row.slice(0, 1), h4_2);
                    }
                    let t10_2_row = t10_2.row(0, [0], 1);
                    Self::parallel_17::<L, _>(level, 0, 1, t10_2_row.slice(0, 1), h4_2);
                    for i17_2 in 0_i64..1 {
                        let v52 = 5_i64.wrapping_add(i17_2).wrapping_mul(5);
                        let v53 = 5_i64.wrapping_add(i17_2).wrapping_mul(5);
                        let t11_2_row = t11_2.row(1, [i17_2, 0], 1);
                        Self::parallel_18::<L, _>(level, 0, 1, t11_2_row.slice(0, 1), v52, v53, h4_2);
                    }
                }
                let t5_2_row_2 = t5_2.row(0, [0], BM as i64);
                Self::parallel_19::<L, _>(level, 0, BM as i64, t5_2_row_2.slice(0, BM as i64), h4_2);
                for i20_2 in 0_i64..1 {
                    let v59 = 5_i64.wrapping_add(i20_2).wrapping_mul(5);
                    let v60 = 5_i64.wrapping_add(i20_2).wrapping_mul(5);
                    let t6_2_row = t6_2.row(1, [i20_2, 0], 1);
                    Self::parallel_20::<L, _>(level, 0, 1, t6_2_row.slice(0, 1), v59, v60, h4_2);
                }
                for i22_2 in 0_i64..(BM as i64) {
                    for i23_2 in 0_i64..(BM as i64) {
                        for i24_2 in 0_i64..1 {
                            for i25_2 in 0_i64..1 {
                                let v63 = 5_i64.wrapping_add(i22_2).wrapping_mul(5).wrapping_add(i23_2);
                                let v64 = v63.wrapping_mul(5).wrapping_add(i24_2).wrapping_mul(5).wrapping_add(i25_2);
                                let v65 = v64.wrapping_mul(5);
                                let v66 = 5_i64.wrapping_add(i22_2).wrapping_mul(5).wrapping_add(i23_2);
                                let v67 = v66.wrapping_mul(5).wrapping_add(i24_2).wrapping_mul(5).wrapping_add(i25_2);
                                let v68 = v67.wrapping_mul(5);
                                let t7_2_row = t7_2.row(4, [i22_2, i23_2, i24_2, i25_2, 0], 1);
                                Self::parallel_21::<L, _>(level, 0, 1, t7_2_row.slice(0, 1), v65, v68, h4_2);
                            }
                        }
                    }
                }
                let t8_2_row_2 = t8_2.row(0, [0], BM as i64 + 1);
                Self::parallel_22::<L, _>(level, 0, BM as i64 + 1, t8_2_row_2.slice(0, BM as i64 + 1), h4_2);
                for i28_2 in 0_i64..1 {
                    let v73 = 5_i64.wrapping_add(i28_2).wrapping_mul(5);
                    let v74 = 5_i64.wrapping_add(i28_2).wrapping_mul(5);
                    let t9_2_row = t9_2.row(1, [i28_2, 0], 1);
                    Self::parallel_23::<L, _>(level, 0, 1, t9_2_row.slice(0, 1), v73, v74, h4_2);
                }
                let t14_2 = scratch.tile::<T, 1>([BM as i64]);
                let v77 = d2_2 < 20;
                let v78 = t6_2.load([b4_2, __Elem::div(n7_2, 1_i64)], <f32 as __Elem>::ZERO);
                let v79 = __Elem::to::<T>(v78);
                let t14_2_row = t14_2.row(0, [0], BM as i64);
                Self::parallel_24::<L, _>(
                    level,
                    &block.with(scratch),
                    0,
                    BM as i64,
                    t14_2_row.slice_mut(0, BM as i64),
                    v77,
                    v79,
                );
                let y3_2_at_2 = y3_2.window([b4_2.wrapping_mul(BM as i64)], [BM as i64]);
                __cpu::copy::<L, _, _, _>(t14_2, y3_2_at_2, <T as __Elem>::ZERO);
            }
        }
    }
}
