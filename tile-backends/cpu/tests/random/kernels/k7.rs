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
    unsafe fn parallel<L: __cpu::Level>(
        level: L,
        start: i64,
        count: i64,
        t6: __cpu::View<f32, 3>,
        i6: i64,
        i7: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i8 = start + lane as i64;
                let mut s9 = <f32 as __Elem>::ZERO;
                s9 = 0.0_f32;
                for k10 in 0_i64..3 {
                    let v0 = s9;
                    let v1 = t6.load([i6, i7, 1_i64.wrapping_sub(i8)], <f32 as __Elem>::ZERO);
                    s9 = v0 + v1;
                }
                let v2 = s9;
                t6.store([i6, i7, 1_i64.wrapping_sub(i8)], v2);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t6_row: R0,
        v4: i64,
        v6: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i13 = start + lane as i64;
                let v7 = t6_row.get(lane);
                let v8 = __Elem::to::<u64>(__Elem::to::<i64>(v7 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v6.wrapping_add(i13)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v4.wrapping_add(i13), 7_i64)], v8, __cpu::Order::SeqCst);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t7_row: R0,
        v10: i64,
        v12: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i16 = start + lane as i64;
                let v13 = t7_row.get(lane);
                let v14 = __Elem::to::<u64>(__Elem::to::<i64>(v13 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v12.wrapping_add(i16)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v10.wrapping_add(i16), 7_i64)], v14, __cpu::Order::Acquire);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t8_row: R0,
        v16: i64,
        v18: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i19 = start + lane as i64;
                let v19 = t8_row.get(lane);
                let v20 = __Elem::to::<u64>(v19).wrapping_mul(__Elem::to::<u64>(v18.wrapping_add(i19)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v16.wrapping_add(i19), 7_i64)], v20, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t9_row: R0,
        v22: i64,
        v24: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i22 = start + lane as i64;
                let v25 = t9_row.get(lane);
                let v26 = __Elem::to::<u64>(v25).wrapping_mul(__Elem::to::<u64>(v24.wrapping_add(i22)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v22.wrapping_add(i22), 7_i64)], v26, __cpu::Order::Acquire);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t10_row: R0,
        v27: i64,
        v28: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i24 = start + lane as i64;
                let v29 = t10_row.get(lane);
                let v30 = __Elem::to::<u64>(v29).wrapping_mul(__Elem::to::<u64>(v28.wrapping_add(i24)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v27.wrapping_add(i24), 7_i64)], v30, __cpu::Order::SeqCst);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::RowMut<u8>>(
        level: L,
        start: i64,
        count: i64,
        mut t11_row: R0,
        t8: __cpu::View<bool, 3>,
        i25: i64,
        x0: __cpu::View<<T as __Elem>::Accum, 1>,
        t9: __cpu::View<bool, 3>,
        b3: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut s27 = <u8 as __Elem>::ZERO;
                s27 = 0_u8;
                for k28 in 0_i64..1 {
                    let v31 = s27;
                    let v32 = t8.load([6, i25, k28], <bool as __Elem>::ZERO);
                    let v33 = x0.load([k28], <<T as __Elem>::Accum as __Elem>::ZERO);
                    let v34 = t9.load([k28, __Elem::to::<i64>(v33), k28], <bool as __Elem>::ZERO);
                    let v35 = __Elem::select(k28 <= k28, __Elem::to::<u8>(v32), __Elem::to::<u8>(v34));
                    let v36 = t9.load([b3, __Elem::rem(k28, 3_i64), k28], <bool as __Elem>::ZERO);
                    let v37 = v31.wrapping_add(__Elem::max(v35, __Elem::to::<u8>(v36)));
                    s27 = v37;
                }
                let v38 = s27;
                t11_row.set(lane, v38);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::RowMut<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        mut y4_row: R0,
        v40: <T as __Elem>::Accum,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                y4_row.set(lane, v40);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level>(
        level: L,
        start: i64,
        count: i64,
        t6_2: __cpu::View<f32, 3>,
        i6_2: i64,
        i7_2: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i8_2 = start + lane as i64;
                let mut s9_2 = <f32 as __Elem>::ZERO;
                s9_2 = 0.0_f32;
                for k10_2 in 0_i64..3 {
                    let v41 = s9_2;
                    let v42 = t6_2.load([i6_2, i7_2, 1_i64.wrapping_sub(i8_2)], <f32 as __Elem>::ZERO);
                    s9_2 = v41 + v42;
                }
                let v43 = s9_2;
                t6_2.store([i6_2, i7_2, 1_i64.wrapping_sub(i8_2)], v43);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t6_2_row: R0,
        v45: i64,
        v47: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i13_2 = start + lane as i64;
                let v48 = t6_2_row.get(lane);
                let v49 = __Elem::to::<u64>(__Elem::to::<i64>(v48 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v47.wrapping_add(i13_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v45.wrapping_add(i13_2), 7_i64)], v49);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row: R0,
        v51: i64,
        v53: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i16_2 = start + lane as i64;
                let v54 = t7_2_row.get(lane);
                let v55 = __Elem::to::<u64>(__Elem::to::<i64>(v54 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v53.wrapping_add(i16_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v51.wrapping_add(i16_2), 7_i64)], v55);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row: R0,
        v57: i64,
        v59: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i19_2 = start + lane as i64;
                let v60 = t8_2_row.get(lane);
                let v61 = __Elem::to::<u64>(v60).wrapping_mul(__Elem::to::<u64>(v59.wrapping_add(i19_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v57.wrapping_add(i19_2), 7_i64)], v61);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t9_2_row: R0,
        v63: i64,
        v65: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i22_2 = start + lane as i64;
                let v66 = t9_2_row.get(lane);
                let v67 = __Elem::to::<u64>(v66).wrapping_mul(__Elem::to::<u64>(v65.wrapping_add(i22_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v63.wrapping_add(i22_2), 7_i64)], v67);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::Row<bool>>(
        level: L,
        start: i64,
        count: i64,
        t10_2_row: R0,
        v68: i64,
        v69: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i24_2 = start + lane as i64;
                let v70 = t10_2_row.get(lane);
                let v71 = __Elem::to::<u64>(v70).wrapping_mul(__Elem::to::<u64>(v69.wrapping_add(i24_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v68.wrapping_add(i24_2), 7_i64)], v71);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::RowMut<u8>>(
        level: L,
        start: i64,
        count: i64,
        mut t11_2_row: R0,
        t8_2: __cpu::View<bool, 3>,
        i25_2: i64,
        x0_2: __cpu::View<<T as __Elem>::Accum, 1>,
        t9_2: __cpu::View<bool, 3>,
        b3_2: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut s27_2 = <u8 as __Elem>::ZERO;
                s27_2 = 0_u8;
                for k28_2 in 0_i64..1 {
                    let v72 = s27_2;
                    let v73 = t8_2.load([6, i25_2, k28_2], <bool as __Elem>::ZERO);
                    let v74 = x0_2.load([k28_2], <<T as __Elem>::Accum as __Elem>::ZERO);
                    let v75 = t9_2.load([k28_2, __Elem::to::<i64>(v74), k28_2], <bool as __Elem>::ZERO);
                    let v76 = __Elem::select(k28_2 <= k28_2, __Elem::to::<u8>(v73), __Elem::to::<u8>(v75));
                    let v77 = t9_2.load([b3_2, __Elem::rem(k28_2, 3_i64), k28_2], <bool as __Elem>::ZERO);
                    let v78 = v72.wrapping_add(__Elem::max(v76, __Elem::to::<u8>(v77)));
                    s27_2 = v78;
                }
                let v79 = s27_2;
                t11_2_row.set(lane, v79);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<L: __cpu::Level, R0: __cpu::row::RowMut<<T as __Elem>::Accum>>(
        level: L,
        start: i64,
        count: i64,
        mut y4_2_row: R0,
        v81: <T as __Elem>::Accum,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                y4_2_row.set(lane, v81);
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
        plan.value(d1);
        plan.finish([1, 1, v1])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<f32, 3>([BN as i64, BN as i64, 1]);
        size.tile::<f32, 3>([BN as i64, BN as i64, 1]);
        size.tile::<bool, 3>([BN as i64, BN as i64, 1]);
        size.tile::<bool, 3>([1, BN as i64, 1]);
        size.tile::<bool, 2>([1, 1]);
        size.tile::<u8, 2>([BN as i64, BN as i64]);
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
            let d1 = __cpu::value::<i64>(call, 1);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b3] = block.index;
                let mut scratch = block.scratch;
                let t6 = scratch.tile::<f32, 3>([BN as i64, BN as i64, 1]);
                __cpu::fill::<L, _, _>(t6, 0.0_f32);
                let t7 = scratch.tile::<f32, 3>([BN as i64, BN as i64, 1]);
                let t6_at = t6.window([b3.wrapping_mul(BN as i64), d0.wrapping_mul(BM as i64), b3], [BN as i64, BN as i64, 1]);
                __cpu::copy::<L, _, _, _>(t6_at, t7, <f32 as __Elem>::ZERO);
                let t8 = scratch.tile::<bool, 3>([BN as i64, BN as i64, 1]);
                let t6_at_2 = t6.window([d0.wrapping_mul(BM as i64), _p4.wrapping_mul(BM as i64), b3.wrapping_mul(BN as i64)], [BN as i64, BN as i64, 1]);
                __cpu::copy::<L, _, _, _>(t6_at_2, t8, __Elem::to::<bool>(__Elem::to::<f32>(b3)));
                let t9 = scratch.tile::<bool, 3>([1, BN as i64, 1]);
                __cpu::reduce::<L, __cpu::reduce::All, _, _, 3>(t8, 0, t9, false, <bool as __Elem>::ZERO);
                let t10 = scratch.tile::<bool, 2>([1, 1]);
                __cpu::reduce::<L, __cpu::reduce::All, _, _, 3>(t9, 1, __cpu::insert_axis(t10, 1), false, <bool as __Elem>::ZERO);
                for i6 in 0_i64..__Elem::min(d1, BN as i64) {
                    for i7 in 0_i64..(BN as i64) {
                        Self::parallel::<L>(level, 0, 1, t6, i6, i7);
                    }
                }
                for i11 in 0_i64..(BN as i64) {
                    for i12 in 0_i64..(BN as i64) {
                        let v3 = 5_i64.wrapping_add(i11).wrapping_mul(5).wrapping_add(i12);
                        let v4 = v3.wrapping_mul(5);
                        let v5 = 5_i64.wrapping_add(i11).wrapping_mul(5).wrapping_add(i12);
                        let v6 = v5.wrapping_mul(5);
                        let t6_row = t6.row(2, [i11, i12, 0], 1);
                        Self::parallel_2::<L, _>(level, 0, 1, t6_row.slice(0, 1), v4, v6, h5);
                    }
                }
                for i14 in 0_i64..(BN as i64) {
                    for i15 in 0_i64..(BN as i64) {
                        let v9 = 5_i64.wrapping_add(i14).wrapping_mul(5).wrapping_add(i15);
                        let v10 = v9.wrapping_mul(5);
                        let v11 = 5_i64.wrapping_add(i14).wrapping_mul(5).wrapping_add(i15);
                        let v12 = v11.wrapping_mul(5);
                        let t7_row = t7.row(2, [i14, i15, 0], 1);
                        Self::parallel_3::<L, _>(level, 0, 1, t7_row.slice(0, 1), v10, v12, h5);
                    }
                }
                for i17 in 0_i64..(BN as i64) {
                    for i18 in 0_i64..(BN as i64) {
                        let v15 = 5_i64.wrapping_add(i17).wrapping_mul(5).wrapping_add(i18);
                        let v16 = v15.wrapping_mul(5);
                        let v17 = 5_i64.wrapping_add(i17).wrapping_mul(5).wrapping_add(i18);
                        let v18 = v17.wrapping_mul(5);
                        let t8_row = t8.row(2, [i17, i18, 0], 1);
                        Self::parallel_4::<L, _>(level, 0, 1, t8_row.slice(0, 1), v16, v18, h5);
                    }
                }
                for i20 in 0_i64..1 {
                    for i21 in 0_i64..(BN as i64) {
                        let v21 = 5_i64.wrapping_add(i20).wrapping_mul(5).wrapping_add(i21);
                        let v22 = v21.wrapping_mul(5);
                        let v23 = 5_i64.wrapping_add(i20).wrapping_mul(5).wrapping_add(i21);
                        let v24 = v23.wrapping_mul(5);
                        let t9_row = t9.row(2, [i20, i21, 0], 1);
                        Self::parallel_5::<L, _>(level, 0, 1, t9_row.slice(0, 1), v22, v24, h5);
                    }
                }
                for i23 in 0_i64..1 {
                    let v27 = 5_i64.wrapping_add(i23).wrapping_mul(5);
                    let v28 = 5_i64.wrapping_add(i23).wrapping_mul(5);
                    let t10_row = t10.row(1, [i23, 0], 1);
                    Self::parallel_6::<L, _>(level, 0, 1, t10_row.slice(0, 1), v27, v28, h5);
                }
                let t11 = scratch.tile::<u8, 2>([BN as i64, BN as i64]);
                let y3_at = y3.window([b3.wrapping_mul(BN as i64), 0], [BN as i64, BN as i64]);
                let mut copy_out = __cpu::FusedCopyOut::new(t11, y3_at, <u8 as __Elem>::ZERO, __cpu::is_non_temporal(call, &y3));
                for i25 in 0_i64..(BN as i64) {
                    let t11_row = t11.row(1, [i25, 0], BN as i64);
                    let mut chunks = copy_out.chunks([i25, 0], 0, BN as i64, &__cpu::PacedPrefetch::none());
                    while chunks.advance() {
                        let (start, count) = chunks.chunk();
                        Self::parallel_7::<L, _>(
                            level,
                            start,
                            count,
                            t11_row.slice_mut(start, count),
                            t8,
                            i25,
                            x0,
                            t9,
                            b3,
                        );
                        copy_out.store::<L>([i25, 0], start, count);
                    }
                }
                copy_out.finish::<L>();
                let v39 = x2.load([d0], <f32 as __Elem>::ZERO);
                let v40 = __Elem::to::<<T as __Elem>::Accum>(v39);
                let y4_row = y4.row(0, [b3.wrapping_mul(BN as i64)], BN as i64);
                let (from, to) = __cpu::common(BN as i64, [y4_row.unit_span()]);
                let mut staging = __cpu::StagingBuffer::new();
                let mut chunks_2 = __cpu::StreamingRow::new(y4_row, from, to - from, __cpu::is_non_temporal(call, &y4), &mut staging);
                while chunks_2.advance() {
                    let (start, count) = chunks_2.chunk();
                    Self::parallel_8::<L, _>(level, start, count, chunks_2.slice_mut(), v40);
                    chunks_2.store();
                }
                if to - from < BN as i64 {
                    for (start, end) in [(0, from), (to, BN as i64)] {
                        Self::parallel_8::<L, _>(
                            level,
                            start,
                            end - start,
                            y4_row.guarded(start, <<T as __Elem>::Accum as __Elem>::ZERO),
                            v40,
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
            let x0_2 = __cpu::tensor::<<T as __Elem>::Accum, 1>(call, 0);
            let x2_2 = __cpu::tensor::<f32, 1>(call, 2);
            let y3_2 = __cpu::tensor::<u8, 2>(call, 3);
            let y4_2 = __cpu::tensor::<<T as __Elem>::Accum, 1>(call, 4);
            let h5_2 = __cpu::tensor::<u64, 1>(call, 5);
            let _p4_2 = __cpu::scalar::<i64>(call.args, 6);
            let d0_2 = __cpu::value::<i64>(call, 0);
            let d1_2 = __cpu::value::<i64>(call, 1);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b3_2] = block.index;
                let mut scratch = block.scratch;
                let t6_2 = scratch.tile::<f32, 3>([BN as i64, BN as i64, 1]);
                __cpu::fill::<L, _, _>(t6_2, 0.0_f32);
                let t7_2 = scratch.tile::<f32, 3>([BN as i64, BN as i64, 1]);
                let t6_2_at = t6_2.window([b3_2.wrapping_mul(BN as i64), d0_2.wrapping_mul(BM as i64), b3_2], [BN as i64, BN as i64, 1]);
                __cpu::copy::<L, _, _, _>(t6_2_at, t7_2, <f32 as __Elem>::ZERO);
                let t8_2 = scratch.tile::<bool, 3>([BN as i64, BN as i64, 1]);
                let t6_2_at_2 = t6_2.window([d0_2.wrapping_mul(BM as i64), _p4_2.wrapping_mul(BM as i64), b3_2.wrapping_mul(BN as i64)], [BN as i64, BN as i64, 1]);
                __cpu::copy::<L, _, _, _>(t6_2_at_2, t8_2, __Elem::to::<bool>(__Elem::to::<f32>(b3_2)));
                let t9_2 = scratch.tile::<bool, 3>([1, BN as i64, 1]);
                __cpu::reduce::<L, __cpu::reduce::All, _, _, 3>(t8_2, 0, t9_2, false, <bool as __Elem>::ZERO);
                let t10_2 = scratch.tile::<bool, 2>([1, 1]);
                __cpu::reduce::<L, __cpu::reduce::All, _, _, 3>(t9_2, 1, __cpu::insert_axis(t10_2, 1), false, <bool as __Elem>::ZERO);
                for i6_2 in 0_i64..__Elem::min(d1_2, BN as i64) {
                    for i7_2 in 0_i64..(BN as i64) {
                        Self::parallel_9::<L>(level, 0, 1, t6_2, i6_2, i7_2);
                    }
                }
                for i11_2 in 0_i64..(BN as i64) {
                    for i12_2 in 0_i64..(BN as i64) {
                        let v44 = 5_i64.wrapping_add(i11_2).wrapping_mul(5).wrapping_add(i12_2);
                        let v45 = v44.wrapping_mul(5);
                        let v46 = 5_i64.wrapping_add(i11_2).wrapping_mul(5).wrapping_add(i12_2);
                        let v47 = v46.wrapping_mul(5);
                        let t6_2_row = t6_2.row(2, [i11_2, i12_2, 0], 1);
                        Self::parallel_10::<L, _>(level, 0, 1, t6_2_row.slice(0, 1), v45, v47, h5_2);
                    }
                }
                for i14_2 in 0_i64..(BN as i64) {
                    for i15_2 in 0_i64..(BN as i64) {
                        let v50 = 5_i64.wrapping_add(i14_2).wrapping_mul(5).wrapping_add(i15_2);
                        let v51 = v50.wrapping_mul(5);
                        let v52 = 5_i64.wrapping_add(i14_2).wrapping_mul(5).wrapping_add(i15_2);
                        let v53 = v52.wrapping_mul(5);
                        let t7_2_row = t7_2.row(2, [i14_2, i15_2, 0], 1);
                        Self::parallel_11::<L, _>(level, 0, 1, t7_2_row.slice(0, 1), v51, v53, h5_2);
                    }
                }
                for i17_2 in 0_i64..(BN as i64) {
                    for i18_2 in 0_i64..(BN as i64) {
                        let v56 = 5_i64.wrapping_add(i17_2).wrapping_mul(5).wrapping_add(i18_2);
                        let v57 = v56.wrapping_mul(5);
                        let v58 = 5_i64.wrapping_add(i17_2).wrapping_mul(5).wrapping_add(i18_2);
                        let v59 = v58.wrapping_mul(5);
                        let t8_2_row = t8_2.row(2, [i17_2, i18_2, 0], 1);
                        Self::parallel_12::<L, _>(level, 0, 1, t8_2_row.slice(0, 1), v57, v59, h5_2);
                    }
                }
                for i20_2 in 0_i64..1 {
                    for i21_2 in 0_i64..(BN as i64) {
                        let v62 = 5_i64.wrapping_add(i20_2).wrapping_mul(5).wrapping_add(i21_2);
                        let v63 = v62.wrapping_mul(5);
                        let v64 = 5_i64.wrapping_add(i20_2).wrapping_mul(5).wrapping_add(i21_2);
                        let v65 = v64.wrapping_mul(5);
                        let t9_2_row = t9_2.row(2, [i20_2, i21_2, 0], 1);
                        Self::parallel_13::<L, _>(level, 0, 1, t9_2_row.slice(0, 1), v63, v65, h5_2);
                    }
                }
                for i23_2 in 0_i64..1 {
                    let v68 = 5_i64.wrapping_add(i23_2).wrapping_mul(5);
                    let v69 = 5_i64.wrapping_add(i23_2).wrapping_mul(5);
                    let t10_2_row = t10_2.row(1, [i23_2, 0], 1);
                    Self::parallel_14::<L, _>(level, 0, 1, t10_2_row.slice(0, 1), v68, v69, h5_2);
                }
                let t11_2 = scratch.tile::<u8, 2>([BN as i64, BN as i64]);
                let y3_2_at = y3_2.window([b3_2.wrapping_mul(BN as i64), 0], [BN as i64, BN as i64]);
                let mut copy_out_2 = __cpu::FusedCopyOut::new(t11_2, y3_2_at, <u8 as __Elem>::ZERO, __cpu::is_non_temporal(call, &y3_2));
                for i25_2 in 0_i64..(BN as i64) {
                    let t11_2_row = t11_2.row(1, [i25_2, 0], BN as i64);
                    let mut chunks_3 = copy_out_2.chunks([i25_2, 0], 0, BN as i64, &__cpu::PacedPrefetch::none());
                    while chunks_3.advance() {
                        let (start, count) = chunks_3.chunk();
                        Self::parallel_15::<L, _>(
                            level,
                            start,
                            count,
                            t11_2_row.slice_mut(start, count),
                            t8_2,
                            i25_2,
                            x0_2,
                            t9_2,
                            b3_2,
                        );
                        copy_out_2.store::<L>([i25_2, 0], start, count);
                    }
                }
                copy_out_2.finish::<L>();
                let v80 = x2_2.load([d0_2], <f32 as __Elem>::ZERO);
                let v81 = __Elem::to::<<T as __Elem>::Accum>(v80);
                let y4_2_row = y4_2.row(0, [b3_2.wrapping_mul(BN as i64)], BN as i64);
                let (from, to) = __cpu::common(BN as i64, [y4_2_row.unit_span()]);
                let mut staging_2 = __cpu::StagingBuffer::new();
                let mut chunks_4 = __cpu::StreamingRow::new(y4_2_row, from, to - from, __cpu::is_non_temporal(call, &y4_2), &mut staging_2);
                while chunks_4.advance() {
                    let (start, count) = chunks_4.chunk();
                    Self::parallel_16::<L, _>(level, start, count, chunks_4.slice_mut(), v81);
                    chunks_4.store();
                }
                if to - from < BN as i64 {
                    for (start, end) in [(0, from), (to, BN as i64)] {
                        Self::parallel_16::<L, _>(
                            level,
                            start,
                            end - start,
                            y4_2_row.guarded(start, <<T as __Elem>::Accum as __Elem>::ZERO),
                            v81,
                        );
                    }
                }
            }
        }
    }
}
