// Emitted from the random kernel of seed 3.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;


#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<const BM: usize, const BN: usize>(());

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<const BM: usize, const BN: usize> __Kernel<BM, BN> {
    #[inline]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::RowMut<u64>>(
        level: L,
        start: i64,
        count: i64,
        mut t4_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t4_row.set(lane, 1_u64);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t5_row: R0,
        t4: __cpu::View<u64, 3>,
        i10: i64,
        b4: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i11 = start + lane as i64;
                let v0 = __Elem::div(i11.wrapping_mul(BN as i64).wrapping_add(i11), BN as i64);
                let v1 = t4.load([i10, v0, b4], <u64 as __Elem>::ZERO);
                t5_row.set(lane, __Elem::to::<f32>(v1));
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level>(
        level: L,
        start: i64,
        count: i64,
        t4: __cpu::View<u64, 3>,
        b4: i64,
        v2: i64,
        t5: __cpu::View<f32, 2>,
        i12: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i13 = start + lane as i64;
                let v3 = t4.load([i13, i13, b4], <u64 as __Elem>::ZERO);
                let v4 = t4.load([v2, i13, __Elem::to::<i64>(v3).wrapping_mul(2)], <u64 as __Elem>::ZERO);
                t5.store([i12, 8_i64.wrapping_sub(i13)], __Elem::to::<f32>(v4));
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t5_row_2: R0,
        v5: i64,
        v6: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i16 = start + lane as i64;
                let v7 = t5_row_2.get(lane);
                let v8 = __Elem::to::<u64>(__Elem::to::<i64>(v7 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v6.wrapping_add(i16)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v5.wrapping_add(i16), 7_i64)], v8, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t6_row: R0,
        v9: i64,
        v10: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i18 = start + lane as i64;
                let v11 = t6_row.get(lane);
                let v12 = v11.wrapping_mul(__Elem::to::<u64>(v10.wrapping_add(i18)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v9.wrapping_add(i18), 7_i64)], v12, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t4_row_2: R0,
        v14: i64,
        v16: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21 = start + lane as i64;
                let v17 = t4_row_2.get(lane);
                let v18 = v17.wrapping_mul(__Elem::to::<u64>(v16.wrapping_add(i21)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v14.wrapping_add(i21), 7_i64)], v18, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t5_row_3: R0,
        v19: i64,
        v20: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23 = start + lane as i64;
                let v21 = t5_row_3.get(lane);
                let v22 = __Elem::to::<u64>(__Elem::to::<i64>(v21 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v20.wrapping_add(i23)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v19.wrapping_add(i23), 7_i64)], v22, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::RowMut<u16>>(
        level: L,
        block: &__cpu::Block<'_>,
        start: i64,
        count: i64,
        mut t8_row: R0,
        v23: bool,
        t4: __cpu::View<u64, 3>,
        v24: i64,
        v27: i64,
        v25: u16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i24 = start + lane as i64;
                if !v23 {
                    __cpu::fail(block, concat!(file!(), ":26:5"), format_args!("an index is within its bounds"));
                }
                let v28 = t4.load([v24, i24, i24], <u64 as __Elem>::ZERO);
                let v29 = t4.load([i24, v27, i24], <u64 as __Elem>::ZERO);
                let v30 = __Elem::max(v25, __Elem::to::<u16>(v29).wrapping_mul(2_u16));
                t8_row.set(lane, v30);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::RowMut<u64>>(
        level: L,
        start: i64,
        count: i64,
        mut t4_2_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t4_2_row.set(lane, 1_u64);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut t5_2_row: R0,
        t4_2: __cpu::View<u64, 3>,
        i10_2: i64,
        b4_2: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i11_2 = start + lane as i64;
                let v31 = __Elem::div(i11_2.wrapping_mul(BN as i64).wrapping_add(i11_2), BN as i64);
                let v32 = t4_2.load([i10_2, v31, b4_2], <u64 as __Elem>::ZERO);
                t5_2_row.set(lane, __Elem::to::<f32>(v32));
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level>(
        level: L,
        start: i64,
        count: i64,
        t4_2: __cpu::View<u64, 3>,
        b4_2: i64,
        v33: i64,
        t5_2: __cpu::View<f32, 2>,
        i12_2: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i13_2 = start + lane as i64;
                let v34 = t4_2.load([i13_2, i13_2, b4_2], <u64 as __Elem>::ZERO);
                let v35 = t4_2.load([v33, i13_2, __Elem::to::<i64>(v34).wrapping_mul(2)], <u64 as __Elem>::ZERO);
                t5_2.store([i12_2, 8_i64.wrapping_sub(i13_2)], __Elem::to::<f32>(v35));
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t5_2_row_2: R0,
        v36: i64,
        v37: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i16_2 = start + lane as i64;
                let v38 = t5_2_row_2.get(lane);
                let v39 = __Elem::to::<u64>(__Elem::to::<i64>(v38 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v37.wrapping_add(i16_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v36.wrapping_add(i16_2), 7_i64)], v39);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t6_2_row: R0,
        v40: i64,
        v41: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i18_2 = start + lane as i64;
                let v42 = t6_2_row.get(lane);
                let v43 = v42.wrapping_mul(__Elem::to::<u64>(v41.wrapping_add(i18_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v40.wrapping_add(i18_2), 7_i64)], v43);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::Row<u64>>(
        level: L,
        start: i64,
        count: i64,
        t4_2_row_2: R0,
        v45: i64,
        v47: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i21_2 = start + lane as i64;
                let v48 = t4_2_row_2.get(lane);
                let v49 = v48.wrapping_mul(__Elem::to::<u64>(v47.wrapping_add(i21_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v45.wrapping_add(i21_2), 7_i64)], v49);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t5_2_row_3: R0,
        v50: i64,
        v51: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23_2 = start + lane as i64;
                let v52 = t5_2_row_3.get(lane);
                let v53 = __Elem::to::<u64>(__Elem::to::<i64>(v52 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v51.wrapping_add(i23_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v50.wrapping_add(i23_2), 7_i64)], v53);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<L: __cpu::Level, R0: __cpu::row::RowMut<u16>>(
        level: L,
        block: &__cpu::Block<'_>,
        start: i64,
        count: i64,
        mut t8_2_row: R0,
        v54: bool,
        t4_2: __cpu::View<u64, 3>,
        v55: i64,
        v58: i64,
        v56: u16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i24_2 = start + lane as i64;
                if !v54 {
                    __cpu::fail(block, concat!(file!(), ":26:5"), format_args!("an index is within its bounds"));
                }
                let v59 = t4_2.load([v55, i24_2, i24_2], <u64 as __Elem>::ZERO);
                let v60 = t4_2.load([i24_2, v58, i24_2], <u64 as __Elem>::ZERO);
                let v61 = __Elem::max(v56, __Elem::to::<u16>(v60).wrapping_mul(2_u16));
                t8_2_row.set(lane, v61);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<const BM: usize, const BN: usize> __cpu::Kernel for __Kernel<BM, BN> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_3", args);
        let d2 = plan.extent(0, 0);
        let d3 = plan.extent(0, 1);
        plan.expect("y1", 1, 0, d3)?;
        plan.expect("y2", 2, 0, d3)?;
        plan.expect("h3", 3, 0, 7)?;
        let v0 = d3.wrapping_add(BM as i64);
        let v1 = v0.wrapping_sub(1);
        let n6 = __Elem::div(v1, BM as i64);
        let v2 = d3.wrapping_add(BM as i64);
        let v3 = v2.wrapping_sub(1);
        let v4 = __Elem::div(v3, BM as i64);
        plan.value(n6);
        plan.value(d3);
        plan.finish([1, 1, v4])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<u64, 3>([BN as i64, 8, 1]);
        size.tile::<f32, 2>([BM as i64, 8]);
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.tile::<u64, 2>([BN as i64, 1]);
            outer.cover(size);
        }
        size.tile::<f32, 1>([BM as i64]);
        size.tile::<u16, 1>([BM as i64]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<f32, 2>(call, 0);
            let y1 = __cpu::tensor::<f32, 1>(call, 1);
            let y2 = __cpu::tensor::<u16, 1>(call, 2);
            let h3 = __cpu::tensor::<u64, 1>(call, 3);
            let _p5 = __cpu::scalar::<i64>(call.args, 4);
            let n6 = __cpu::value::<i64>(call, 0);
            let d3 = __cpu::value::<i64>(call, 1);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b4] = block.index;
                let mut scratch = block.scratch;
                let t4 = scratch.tile::<u64, 3>([BN as i64, 8, 1]);
                for i7 in 0_i64..(BN as i64) {
                    for i8 in 0_i64..8 {
                        let t4_row = t4.row(2, [i7, i8, 0], 1);
                        Self::parallel::<L, _>(level, 0, 1, t4_row.slice_mut(0, 1));
                    }
                }
                let t5 = scratch.tile::<f32, 2>([BM as i64, 8]);
                for i10 in 0_i64..(BM as i64) {
                    let t5_row = t5.row(1, [i10, 0], 8);
                    Self::parallel_2::<L, _>(level, 0, 8, t5_row.slice_mut(0, 8), t4, i10, b4);
                }
                for i12 in 0_i64..(BM as i64) {
                    let v2 = i12.wrapping_add(3);
                    Self::parallel_3::<L>(level, 0, 8, t4, b4, v2, t5, i12);
                }
                for k14 in __cpu::steps(0, _p5, 2) {
                    let mut scratch = scratch;
                    let t6 = scratch.tile::<u64, 2>([BN as i64, 1]);
                    __cpu::reduce::<L, __cpu::reduce::Sum, _, _, 3>(t4, 1, __cpu::insert_axis(t6, 1), false, <u64 as __Elem>::ZERO);
                    for i15 in 0_i64..(BM as i64) {
                        let v5 = 5_i64.wrapping_add(i15).wrapping_mul(5);
                        let v6 = 5_i64.wrapping_add(i15).wrapping_mul(5);
                        let t5_row_2 = t5.row(1, [i15, 0], 8);
                        Self::parallel_4::<L, _>(level, 0, 8, t5_row_2.slice(0, 8), v5, v6, h3);
                    }
                    for i17 in 0_i64..(BN as i64) {
                        let v9 = 5_i64.wrapping_add(i17).wrapping_mul(5);
                        let v10 = 5_i64.wrapping_add(i17).wrapping_mul(5);
                        let t6_row = t6.row(1, [i17, 0], 1);
                        Self::parallel_5::<L, _>(level, 0, 1, t6_row.slice(0, 1), v9, v10, h3);
                    }
                }
                for i19 in 0_i64..(BN as i64) {
                    for i20 in 0_i64..8 {
                        let v13 = 5_i64.wrapping_add(i19).wrapping_mul(5).wrapping_add(i20);
                        let v14 = v13.wrapping_mul(5);
                        let v15 = 5_i64.wrapping_add(i19).wrapping_mul(5).wrapping_add(i20);
                        let v16 = v15.wrapping_mul(5);
                        let t4_row_2 = t4.row(2, [i19, i20, 0], 1);
                        Self::parallel_6::<L, _>(level, 0, 1, t4_row_2.slice(0, 1), v14, v16, h3);
                    }
                }
                for i22 in 0_i64..(BM as i64) {
                    let v19 = 5_i64.wrapping_add(i22).wrapping_mul(5);
                    let v20 = 5_i64.wrapping_add(i22).wrapping_mul(5);
                    let t5_row_3 = t5.row(1, [i22, 0], 8);
                    Self::parallel_7::<L, _>(level, 0, 8, t5_row_3.slice(0, 8), v19, v20, h3);
                }
                let t7 = scratch.tile::<f32, 1>([BM as i64]);
                let t5_at = t5.window([__Elem::div(n6, 1_i64), _p5], [1, BM as i64]);
                __cpu::copy::<L, _, _, _>(t5_at.squeeze([1]), t7, <f32 as __Elem>::ZERO);
                let y1_at = y1.window([b4.wrapping_mul(BM as i64)], [BM as i64]);
                __cpu::copy::<L, _, _, _>(t7, y1_at, <f32 as __Elem>::ZERO);
                let t8 = scratch.tile::<u16, 1>([BM as i64]);
                let v23 = n6 < 2;
                let v24 = x0.extent[0];
                let v25 = __Elem::to::<u16>(b4);
                let v26 = t4.load([7, d3, n6], <u64 as __Elem>::ZERO);
                let v27 = __Elem::to::<i64>(v26);
                let t8_row = t8.row(0, [0], BM as i64);
                Self::parallel_8::<L, _>(
                    level,
                    &block.with(scratch),
                    0,
                    BM as i64,
                    t8_row.slice_mut(0, BM as i64),
                    v23,
                    t4,
                    v24,
                    v27,
                    v25,
                );
                let y2_at = y2.window([b4.wrapping_mul(BM as i64)], [BM as i64]);
                __cpu::copy::<L, _, _, _>(t8, y2_at, <u16 as __Elem>::ZERO);
            }
        }
    }

    const RACES: bool = true;

    #[inline(always)]
    unsafe fn alone<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0_2 = __cpu::tensor::<f32, 2>(call, 0);
            let y1_2 = __cpu::tensor::<f32, 1>(call, 1);
            let y2_2 = __cpu::tensor::<u16, 1>(call, 2);
            let h3_2 = __cpu::tensor::<u64, 1>(call, 3);
            let _p5_2 = __cpu::scalar::<i64>(call.args, 4);
            let n6_2 = __cpu::value::<i64>(call, 0);
            let d3_2 = __cpu::value::<i64>(call, 1);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b4_2] = block.index;
                let mut scratch = block.scratch;
                let t4_2 = scratch.tile::<u64, 3>([BN as i64, 8, 1]);
                for i7_2 in 0_i64..(BN as i64) {
                    for i8_2 in 0_i64..8 {
                        let t4_2_row = t4_2.row(2, [i7_2, i8_2, 0], 1);
                        Self::parallel_9::<L, _>(level, 0, 1, t4_2_row.slice_mut(0, 1));
                    }
                }
                let t5_2 = scratch.tile::<f32, 2>([BM as i64, 8]);
                for i10_2 in 0_i64..(BM as i64) {
                    let t5_2_row = t5_2.row(1, [i10_2, 0], 8);
                    Self::parallel_10::<L, _>(level, 0, 8, t5_2_row.slice_mut(0, 8), t4_2, i10_2, b4_2);
                }
                for i12_2 in 0_i64..(BM as i64) {
                    let v33 = i12_2.wrapping_add(3);
                    Self::parallel_11::<L>(level, 0, 8, t4_2, b4_2, v33, t5_2, i12_2);
                }
                for k14_2 in __cpu::steps(0, _p5_2, 2) {
                    let mut scratch = scratch;
                    let t6_2 = scratch.tile::<u64, 2>([BN as i64, 1]);
                    __cpu::reduce::<L, __cpu::reduce::Sum, _, _, 3>(t4_2, 1, __cpu::insert_axis(t6_2, 1), false, <u64 as __Elem>::ZERO);
                    for i15_2 in 0_i64..(BM as i64) {
                        let v36 = 5_i64.wrapping_add(i15_2).wrapping_mul(5);
                        let v37 = 5_i64.wrapping_add(i15_2).wrapping_mul(5);
                        let t5_2_row_2 = t5_2.row(1, [i15_2, 0], 8);
                        Self::parallel_12::<L, _>(level, 0, 8, t5_2_row_2.slice(0, 8), v36, v37, h3_2);
                    }
                    for i17_2 in 0_i64..(BN as i64) {
                        let v40 = 5_i64.wrapping_add(i17_2).wrapping_mul(5);
                        let v41 = 5_i64.wrapping_add(i17_2).wrapping_mul(5);
                        let t6_2_row = t6_2.row(1, [i17_2, 0], 1);
                        Self::parallel_13::<L, _>(level, 0, 1, t6_2_row.slice(0, 1), v40, v41, h3_2);
                    }
                }
                for i19_2 in 0_i64..(BN as i64) {
                    for i20_2 in 0_i64..8 {
                        let v44 = 5_i64.wrapping_add(i19_2).wrapping_mul(5).wrapping_add(i20_2);
                        let v45 = v44.wrapping_mul(5);
                        let v46 = 5_i64.wrapping_add(i19_2).wrapping_mul(5).wrapping_add(i20_2);
                        let v47 = v46.wrapping_mul(5);
                        let t4_2_row_2 = t4_2.row(2, [i19_2, i20_2, 0], 1);
                        Self::parallel_14::<L, _>(level, 0, 1, t4_2_row_2.slice(0, 1), v45, v47, h3_2);
                    }
                }
                for i22_2 in 0_i64..(BM as i64) {
                    let v50 = 5_i64.wrapping_add(i22_2).wrapping_mul(5);
                    let v51 = 5_i64.wrapping_add(i22_2).wrapping_mul(5);
                    let t5_2_row_3 = t5_2.row(1, [i22_2, 0], 8);
                    Self::parallel_15::<L, _>(level, 0, 8, t5_2_row_3.slice(0, 8), v50, v51, h3_2);
                }
                let t7_2 = scratch.tile::<f32, 1>([BM as i64]);
                let t5_2_at = t5_2.window([__Elem::div(n6_2, 1_i64), _p5_2], [1, BM as i64]);
                __cpu::copy::<L, _, _, _>(t5_2_at.squeeze([1]), t7_2, <f32 as __Elem>::ZERO);
                let y1_2_at = y1_2.window([b4_2.wrapping_mul(BM as i64)], [BM as i64]);
                __cpu::copy::<L, _, _, _>(t7_2, y1_2_at, <f32 as __Elem>::ZERO);
                let t8_2 = scratch.tile::<u16, 1>([BM as i64]);
                let v54 = n6_2 < 2;
                let v55 = x0_2.extent[0];
                let v56 = __Elem::to::<u16>(b4_2);
                let v57 = t4_2.load([7, d3_2, n6_2], <u64 as __Elem>::ZERO);
                let v58 = __Elem::to::<i64>(v57);
                let t8_2_row = t8_2.row(0, [0], BM as i64);
                Self::parallel_16::<L, _>(
                    level,
                    &block.with(scratch),
                    0,
                    BM as i64,
                    t8_2_row.slice_mut(0, BM as i64),
                    v54,
                    t4_2,
                    v55,
                    v58,
                    v56,
                );
                let y2_2_at = y2_2.window([b4_2.wrapping_mul(BM as i64)], [BM as i64]);
                __cpu::copy::<L, _, _, _>(t8_2, y2_2_at, <u16 as __Elem>::ZERO);
            }
        }
    }
}
