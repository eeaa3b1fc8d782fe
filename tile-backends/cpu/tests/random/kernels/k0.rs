// Emitted from the random kernel of seed 0.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;

pub const SCALE_0: f64 = f64::from_bits(4618441417868443648);

#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<T: __Elem>(::core::marker::PhantomData<(T,)>);

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<T: __Elem> __Kernel<T> {
    #[inline]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::RowMut<T>>(
        level: L,
        start: i64,
        count: i64,
        mut t6_row: R0,
        v0: T,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i7 = start + lane as i64;
                t6_row.set(lane, __Elem::shr(v0, __Elem::to::<T>(i7.wrapping_add(1))));
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t9_row: R0,
        t6: __cpu::View<T, 2>,
        v3: u8,
        t8: __cpu::View<f32, 3>,
        b2: i64,
        d1: i64,
        v5: i32,
        v2: i32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut s10 = <i32 as __Elem>::ZERO;
                s10 = 0_i32;
                for k11 in 0_i64..2 {
                    let v6 = s10;
                    let v7 = t6.load_inside([k11, k11]);
                    let v8 = t8.load([b2, k11, d1], <f32 as __Elem>::ZERO);
                    let v9 = __Elem::select(v3 != __Elem::to::<u8>(v7), __Elem::to::<i32>(v8), v5);
                    s10 = v6.wrapping_add(v2.wrapping_add(v9));
                }
                let v10 = s10;
                t9_row.set(lane, v10);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t6_row_2: R0,
        v11: i64,
        v12: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i13 = start + lane as i64;
                let v13 = t6_row_2.get(lane);
                let v14 = __Elem::to::<u64>(v13).wrapping_mul(__Elem::to::<u64>(v12.wrapping_add(i13)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v11.wrapping_add(i13), 7_i64)], v14, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t7_row: R0,
        v16: i64,
        v18: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i16 = start + lane as i64;
                let v19 = t7_row.get(lane);
                let v20 = __Elem::to::<u64>(__Elem::to::<i64>(v19 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v18.wrapping_add(i16)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v16.wrapping_add(i16), 7_i64)], v20, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t8_row: R0,
        v22: i64,
        v24: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i19 = start + lane as i64;
                let v25 = t8_row.get(lane);
                let v26 = __Elem::to::<u64>(__Elem::to::<i64>(v25 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v24.wrapping_add(i19)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v22.wrapping_add(i19), 7_i64)], v26, __cpu::Order::AcqRel);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::RowMut<T>>(
        level: L,
        start: i64,
        count: i64,
        mut y3_row: R0,
        t7: __cpu::View<f32, 3>,
        b2: i64,
        v27: i64,
        t6: __cpu::View<T, 2>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i20 = start + lane as i64;
                let v28 = t7.load([i20, b2, i20], <f32 as __Elem>::ZERO);
                let v29 = t6.load([__Elem::shr(v27, i20.wrapping_sub(5)), i20], <T as __Elem>::ZERO);
                let v30 = __Elem::min(__Elem::to_round::<L, T>(v28, __cpu::Round::Up), v29);
                y3_row.set(lane, v30);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::RowMut<T>>(
        level: L,
        start: i64,
        count: i64,
        mut t6_2_row: R0,
        v31: T,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i7_2 = start + lane as i64;
                t6_2_row.set(lane, __Elem::shr(v31, __Elem::to::<T>(i7_2.wrapping_add(1))));
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t9_2_row: R0,
        t6_2: __cpu::View<T, 2>,
        v34: u8,
        t8_2: __cpu::View<f32, 3>,
        b2_2: i64,
        d1_2: i64,
        v36: i32,
        v33: i32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut s10_2 = <i32 as __Elem>::ZERO;
                s10_2 = 0_i32;
                for k11_2 in 0_i64..2 {
                    let v37 = s10_2;
                    let v38 = t6_2.load_inside([k11_2, k11_2]);
                    let v39 = t8_2.load([b2_2, k11_2, d1_2], <f32 as __Elem>::ZERO);
                    let v40 = __Elem::select(v34 != __Elem::to::<u8>(v38), __Elem::to::<i32>(v39), v36);
                    s10_2 = v37.wrapping_add(v33.wrapping_add(v40));
                }
                let v41 = s10_2;
                t9_2_row.set(lane, v41);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t6_2_row_2: R0,
        v42: i64,
        v43: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i13_2 = start + lane as i64;
                let v44 = t6_2_row_2.get(lane);
                let v45 = __Elem::to::<u64>(v44).wrapping_mul(__Elem::to::<u64>(v43.wrapping_add(i13_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v42.wrapping_add(i13_2), 7_i64)], v45);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row: R0,
        v47: i64,
        v49: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i16_2 = start + lane as i64;
                let v50 = t7_2_row.get(lane);
                let v51 = __Elem::to::<u64>(__Elem::to::<i64>(v50 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v49.wrapping_add(i16_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v47.wrapping_add(i16_2), 7_i64)], v51);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row: R0,
        v53: i64,
        v55: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i19_2 = start + lane as i64;
                let v56 = t8_2_row.get(lane);
                let v57 = __Elem::to::<u64>(__Elem::to::<i64>(v56 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v55.wrapping_add(i19_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v53.wrapping_add(i19_2), 7_i64)], v57);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::RowMut<T>>(
        level: L,
        start: i64,
        count: i64,
        mut y3_2_row: R0,
        t7_2: __cpu::View<f32, 3>,
        b2_2: i64,
        v58: i64,
        t6_2: __cpu::View<T, 2>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i20_2 = start + lane as i64;
                let v59 = t7_2.load([i20_2, b2_2, i20_2], <f32 as __Elem>::ZERO);
                let v60 = t6_2.load([__Elem::shr(v58, i20_2.wrapping_sub(5)), i20_2], <T as __Elem>::ZERO);
                let v61 = __Elem::min(__Elem::to_round::<L, T>(v59, __cpu::Round::Up), v60);
                y3_2_row.set(lane, v61);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<T: __Elem> __cpu::Kernel for __Kernel<T> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_0", args);
        plan.expect("x0", 0, 0, 6)?;
        plan.expect("x0", 0, 1, 8)?;
        plan.expect("x0", 0, 2, 4)?;
        plan.expect("x0", 0, 3, 1)?;
        let d1 = plan.extent(1, 0);
        plan.expect("x2", 2, 0, d1)?;
        plan.expect("y3", 3, 0, d1)?;
        plan.expect("a4", 4, 0, d1)?;
        plan.expect("h5", 5, 0, 7)?;
        let v0 = d1 < 100;
        plan.require(v0, format_args!("extents are below 100"))?;
        let v1 = d1.wrapping_add(3);
        let n5 = __Elem::div(v1, 4_i64);
        let v2 = d1.wrapping_add(3);
        let v3 = __Elem::div(v2, 4_i64);
        plan.value(d1);
        plan.value(n5);
        plan.finish([1, 1, v3])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<T, 2>([4, 6]);
        size.tile::<f32, 3>([8, 4, 8]);
        size.tile::<f32, 3>([8, 4, 6]);
        size.tile::<i32, 1>([8]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<f32, 4>(call, 0);
            let x1 = __cpu::tensor::<u8, 1>(call, 1);
            let x2 = __cpu::tensor::<__cpu::bf16, 1>(call, 2);
            let y3 = __cpu::tensor::<T, 1>(call, 3);
            let a4 = __cpu::tensor::<i32, 1>(call, 4);
            let h5 = __cpu::tensor::<u64, 1>(call, 5);
            let d1 = __cpu::value::<i64>(call, 0);
            let n5 = __cpu::value::<i64>(call, 1);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b2] = block.index;
                let mut scratch = block.scratch;
                let t6 = scratch.tile::<T, 2>([4, 6]);
                for i6 in 0_i64..6 {
                    let v0 = __Elem::add(<T as __Elem>::ONE, __Elem::to::<T>(d1));
                    let t6_row = t6.row(0, [0, i6], 4);
                    Self::parallel::<L, _>(level, 0, 4, t6_row.strided(0), v0);
                }
                let t7 = scratch.tile::<f32, 3>([8, 4, 8]);
                let x0_at = x0.window([n5, b2.wrapping_mul(4), b2.wrapping_mul(6), x1.extent[0]], [8, 4, 1, 8]).squeeze([0, 1, 3]);
                __cpu::copy::<L, _, _, _>(x0_at, t7, <f32 as __Elem>::ZERO);
                let t8 = scratch.tile::<f32, 3>([8, 4, 6]);
                __cpu::fill::<L, _, _>(t8, 0.0_f32);
                let t9 = scratch.tile::<i32, 1>([8]);
                let v1 = x2.load([b2], <__cpu::bf16 as __Elem>::ZERO);
                let v2 = __Elem::to::<i32>(v1);
                let v3 = x1.load([n5], <u8 as __Elem>::ZERO);
                let v4 = x2.load([b2], <__cpu::bf16 as __Elem>::ZERO);
                let v5 = __Elem::to::<i32>(v4);
                let t9_row = t9.row(0, [0], 8);
                Self::parallel_2::<L, _>(level, 0, 8, t9_row.slice_mut(0, 8), t6, v3, t8, b2, d1, v5, v2);
                let a4_at = a4.window([d1], [8]);
                __cpu::atomic_tile::<L, _, _, _>(__cpu::AtomicOp::Add, t9, a4_at, <i32 as __Elem>::ZERO, __cpu::Order::Acquire);
                for i12 in 0_i64..4 {
                    let v11 = 5_i64.wrapping_add(i12).wrapping_mul(5);
                    let v12 = 5_i64.wrapping_add(i12).wrapping_mul(5);
                    let t6_row_2 = t6.row(1, [i12, 0], 6);
                    Self::parallel_3::<L, _>(level, 0, 6, t6_row_2.slice(0, 6), v11, v12, h5);
                }
                for i14 in 0_i64..8 {
                    for i15 in 0_i64..4 {
                        let v15 = 5_i64.wrapping_add(i14).wrapping_mul(5).wrapping_add(i15);
                        let v16 = v15.wrapping_mul(5);
                        let v17 = 5_i64.wrapping_add(i14).wrapping_mul(5).wrapping_add(i15);
                        let v18 = v17.wrapping_mul(5);
                        let t7_row = t7.row(2, [i14, i15, 0], 8);
                        Self::parallel_4::<L, _>(level, 0, 8, t7_row.slice(0, 8), v16, v18, h5);
                    }
                }
                for i17 in 0_i64..8 {
                    for i18 in 0_i64..4 {
                        let v21 = 5_i64.wrapping_add(i17).wrapping_mul(5).wrapping_add(i18);
                        let v22 = v21.wrapping_mul(5);
                        let v23 = 5_i64.wrapping_add(i17).wrapping_mul(5).wrapping_add(i18);
                        let v24 = v23.wrapping_mul(5);
                        let t8_row = t8.row(2, [i17, i18, 0], 6);
                        Self::parallel_5::<L, _>(level, 0, 6, t8_row.slice(0, 6), v22, v24, h5);
                    }
                }
                let v27 = n5.wrapping_sub(7);
                let y3_row = y3.row(0, [b2.wrapping_mul(4)], 4);
                let (from, to) = __cpu::common(4, [y3_row.unit_span()]);
                let mut staging = __cpu::StagingBuffer::new();
                let mut chunks = __cpu::StreamingRow::new(y3_row, from, to - from, __cpu::is_non_temporal(call, &y3), &mut staging);
                while chunks.advance() {
                    let (start, count) = chunks.chunk();
                    Self::parallel_6::<L, _>(level, start, count, chunks.slice_mut(), t7, b2, v27, t6);
                    chunks.store();
                }
                if to - from < 4 {
                    for (start, end) in [(0, from), (to, 4)] {
                        Self::parallel_6::<L, _>(
                            level,
                            start,
                            end - start,
                            y3_row.guarded(start, <T as __Elem>::ZERO),
                            t7,
                            b2,
                            v27,
                            t6,
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
            let x0_2 = __cpu::tensor::<f32, 4>(call, 0);
            let x1_2 = __cpu::tensor::<u8, 1>(call, 1);
            let x2_2 = __cpu::tensor::<__cpu::bf16, 1>(call, 2);
            let y3_2 = __cpu::tensor::<T, 1>(call, 3);
            let a4_2 = __cpu::tensor::<i32, 1>(call, 4);
            let h5_2 = __cpu::tensor::<u64, 1>(call, 5);
            let d1_2 = __cpu::value::<i64>(call, 0);
            let n5_2 = __cpu::value::<i64>(call, 1);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b2_2] = block.index;
                let mut scratch = block.scratch;
                let t6_2 = scratch.tile::<T, 2>([4, 6]);
                for i6_2 in 0_i64..6 {
                    let v31 = __Elem::add(<T as __Elem>::ONE, __Elem::to::<T>(d1_2));
                    let t6_2_row = t6_2.row(0, [0, i6_2], 4);
                    Self::parallel_7::<L, _>(level, 0, 4, t6_2_row.strided(0), v31);
                }
                let t7_2 = scratch.tile::<f32, 3>([8, 4, 8]);
                let x0_2_at = x0_2.window([n5_2, b2_2.wrapping_mul(4), b2_2.wrapping_mul(6), x1_2.extent[0]], [8, 4, 1, 8]).squeeze([0, 1, 3]);
                __cpu::copy::<L, _, _, _>(x0_2_at, t7_2, <f32 as __Elem>::ZERO);
                let t8_2 = scratch.tile::<f32, 3>([8, 4, 6]);
                __cpu::fill::<L, _, _>(t8_2, 0.0_f32);
                let t9_2 = scratch.tile::<i32, 1>([8]);
                let v32 = x2_2.load([b2_2], <__cpu::bf16 as __Elem>::ZERO);
                let v33 = __Elem::to::<i32>(v32);
                let v34 = x1_2.load([n5_2], <u8 as __Elem>::ZERO);
                let v35 = x2_2.load([b2_2], <__cpu::bf16 as __Elem>::ZERO);
                let v36 = __Elem::to::<i32>(v35);
                let t9_2_row = t9_2.row(0, [0], 8);
                Self::parallel_8::<L, _>(
                    level,
                    0,
                    8,
                    t9_2_row.slice_mut(0, 8),
                    t6_2,
                    v34,
                    t8_2,
                    b2_2,
                    d1_2,
                    v36,
                    v33,
                );
                let a4_2_at = a4_2.window([d1_2], [8]);
                __cpu::update_tile::<L, __cpu::atomic::Add, _, _, _>(t9_2, a4_2_at, <i32 as __Elem>::ZERO);
                for i12_2 in 0_i64..4 {
                    let v42 = 5_i64.wrapping_add(i12_2).wrapping_mul(5);
                    let v43 = 5_i64.wrapping_add(i12_2).wrapping_mul(5);
                    let t6_2_row_2 = t6_2.row(1, [i12_2, 0], 6);
                    Self::parallel_9::<L, _>(level, 0, 6, t6_2_row_2.slice(0, 6), v42, v43, h5_2);
                }
                for i14_2 in 0_i64..8 {
                    for i15_2 in 0_i64..4 {
                        let v46 = 5_i64.wrapping_add(i14_2).wrapping_mul(5).wrapping_add(i15_2);
                        let v47 = v46.wrapping_mul(5);
                        let v48 = 5_i64.wrapping_add(i14_2).wrapping_mul(5).wrapping_add(i15_2);
                        let v49 = v48.wrapping_mul(5);
                        let t7_2_row = t7_2.row(2, [i14_2, i15_2, 0], 8);
                        Self::parallel_10::<L, _>(level, 0, 8, t7_2_row.slice(0, 8), v47, v49, h5_2);
                    }
                }
                for i17_2 in 0_i64..8 {
                    for i18_2 in 0_i64..4 {
                        let v52 = 5_i64.wrapping_add(i17_2).wrapping_mul(5).wrapping_add(i18_2);
                        let v53 = v52.wrapping_mul(5);
                        let v54 = 5_i64.wrapping_add(i17_2).wrapping_mul(5).wrapping_add(i18_2);
                        let v55 = v54.wrapping_mul(5);
                        let t8_2_row = t8_2.row(2, [i17_2, i18_2, 0], 6);
                        Self::parallel_11::<L, _>(level, 0, 6, t8_2_row.slice(0, 6), v53, v55, h5_2);
                    }
                }
                let v58 = n5_2.wrapping_sub(7);
                let y3_2_row = y3_2.row(0, [b2_2.wrapping_mul(4)], 4);
                let (from, to) = __cpu::common(4, [y3_2_row.unit_span()]);
                let mut staging_2 = __cpu::StagingBuffer::new();
                let mut chunks_2 = __cpu::StreamingRow::new(y3_2_row, from, to - from, __cpu::is_non_temporal(call, &y3_2), &mut staging_2);
                while chunks_2.advance() {
                    let (start, count) = chunks_2.chunk();
                    Self::parallel_12::<L, _>(level, start, count, chunks_2.slice_mut(), t7_2, b2_2, v58, t6_2);
                    chunks_2.store();
                }
                if to - from < 4 {
                    for (start, end) in [(0, from), (to, 4)] {
                        Self::parallel_12::<L, _>(
                            level,
                            start,
                            end - start,
                            y3_2_row.guarded(start, <T as __Elem>::ZERO),
                            t7_2,
                            b2_2,
                            v58,
                            t6_2,
                        );
                    }
                }
            }
        }
    }
}
