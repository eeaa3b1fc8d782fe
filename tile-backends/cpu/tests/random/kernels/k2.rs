// Emitted from the random kernel of seed 2.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;

pub const ROWS_2: usize = 4_u64 as usize;

#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<T: __Elem>(::core::marker::PhantomData<(T,)>);

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<T: __Elem> __Kernel<T> {
    #[inline(always)]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::RowMut<T>>(
        level: L,
        start: i64,
        count: i64,
        mut t6_row: R0,
        x1: __cpu::View<u32, 3>,
        d1: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut s7 = <T as __Elem>::ZERO;
                s7 = <T as __Elem>::ZERO;
                for k8 in 0_i64..1 {
                    let v0 = s7;
                    let v1 = x1.load([0, k8, d1], <u32 as __Elem>::ZERO);
                    let v2 = __Elem::rem(__Elem::to::<T>(v1), __Elem::to::<T>(k8.wrapping_add(1)));
                    let v3 = __Elem::add(v0, __Elem::rem(v2, __Elem::to::<T>(k8.wrapping_add(1))));
                    s7 = v3;
                }
                let v4 = s7;
                t6_row.set(lane, v4);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::Row<u32>>(
        level: L,
        start: i64,
        count: i64,
        x1_row: R0,
        b3: i64,
        x1: __cpu::View<u32, 3>,
        t6: __cpu::View<T, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i9 = start + lane as i64;
                let v6 = x1.load([i9, 1, i9], <u32 as __Elem>::ZERO);
                let v7 = x1_row.get(lane);
                let v8 = __Elem::select(b3 >= i9, __Elem::to::<T>(v6), __Elem::to::<T>(v7));
                let v9 = __Elem::div(__Elem::mul(v8, <T as __Elem>::of_i64(6)), <T as __Elem>::of_i64(6));
                t6.atomic(__cpu::AtomicOp::Xor, [i9], v9, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t6_row_2: R0,
        v10: i64,
        x1: __cpu::View<u32, 3>,
        v12: u32,
        a4: __cpu::View<u32, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i10 = start + lane as i64;
                let v13 = t6_row_2.get(lane);
                let v14 = x1.load([0, i10, __Elem::to::<i64>(v13)], <u32 as __Elem>::ZERO);
                let v15 = __Elem::select(i10 >= v10, __Elem::max(__Elem::to::<u32>(i10), v14), v12);
                a4.atomic(__cpu::AtomicOp::Min, [i10], v15, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t6_row_3: R0,
        v16: i64,
        v17: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i11 = start + lane as i64;
                let v18 = t6_row_3.get(lane);
                let v19 = __Elem::to::<u64>(v18).wrapping_mul(__Elem::to::<u64>(v17.wrapping_add(i11)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v16.wrapping_add(i11), 7_i64)], v19, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t7_row: R0,
        v20: i64,
        v21: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i13 = start + lane as i64;
                let v22 = t7_row.get(lane);
                let v23 = __Elem::to::<u64>(__Elem::to::<i64>(v22 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v21.wrapping_add(i13)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v20.wrapping_add(i13), 7_i64)], v23, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::RowMut<f32>>(
        level: L,
        start: i64,
        count: i64,
        mut y2_row: R0,
        v24: f32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                y2_row.set(lane, v24);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::RowMut<T>>(
        level: L,
        start: i64,
        count: i64,
        mut y3_row: R0,
        v25: T,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                y3_row.set(lane, v25);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<T: __Elem> __cpu::Kernel for __Kernel<T> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_2", args);
        let d0 = plan.extent(0, 0);
        plan.expect("x0", 0, 1, d0)?;
        plan.expect("x0", 0, 2, d0)?;
        let d1 = plan.extent(1, 0);
        let d2 = plan.extent(1, 1);
        plan.expect("x1", 1, 2, 6)?;
        plan.expect("y2", 2, 0, d2)?;
        plan.expect("y2", 2, 1, 2)?;
        plan.expect("y3", 3, 0, d2)?;
        plan.expect("y3", 3, 1, ROWS_2 as i64)?;
        plan.expect("a4", 4, 0, d0)?;
        plan.expect("h5", 5, 0, 7)?;
        let v0 = d2.wrapping_add(ROWS_2 as i64);
        let v1 = v0.wrapping_sub(1);
        let v2 = __Elem::div(v1, ROWS_2 as i64);
        plan.value(d1);
        plan.value(d2);
        plan.finish([1, 1, v2])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<T, 1>([ROWS_2 as i64]);
        size.tile::<f32, 2>([2, 2]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<<T as __Elem>::Accum, 3>(call, 0);
            let x1 = __cpu::tensor::<u32, 3>(call, 1);
            let y2 = __cpu::tensor::<f32, 2>(call, 2);
            let y3 = __cpu::tensor::<T, 2>(call, 3);
            let a4 = __cpu::tensor::<u32, 1>(call, 4);
            let h5 = __cpu::tensor::<u64, 1>(call, 5);
            let d1 = __cpu::value::<i64>(call, 0);
            let d2 = __cpu::value::<i64>(call, 1);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b3] = block.index;
                let mut scratch = block.scratch;
                let t6 = scratch.tile::<T, 1>([ROWS_2 as i64]);
                let t6_row = t6.row(0, [0], ROWS_2 as i64);
                Self::parallel::<L, _>(level, 0, ROWS_2 as i64, t6_row.slice_mut(0, ROWS_2 as i64), x1, d1);
                let t7 = scratch.tile::<f32, 2>([2, 2]);
                let v5 = x0.load([d2, b3, d2], <<T as __Elem>::Accum as __Elem>::ZERO);
                let x0_at = x0.window([d2, b3.wrapping_mul(6), __Elem::to::<i64>(v5)], [1, 2, 2]);
                __cpu::copy::<L, _, _, _>(x0_at.squeeze([1, 2]), t7, <f32 as __Elem>::ZERO);
                let x1_row = x1.row(1, [b3, 0, 0], 2);
                let (from, to) = __cpu::common(2, [x1_row.span()]);
                Self::parallel_2::<L, _>(level, from, to - from, x1_row.strided(from), b3, x1, t6);
                for (start, end) in [(0, from), (to, 2)] {
                    Self::parallel_2::<L, _>(level, start, end - start, x1_row.guarded(start, <u32 as __Elem>::ZERO), b3, x1, t6);
                }
                let v10 = d1.wrapping_sub(2);
                let v11 = x1.load([d2, 2, 2], <u32 as __Elem>::ZERO);
                let v12 = __Elem::shr(v11, 23_u32);
                let t6_row_2 = t6.row(0, [0], 2);
                let (from, to) = __cpu::common(2, [t6_row_2.unit_span()]);
                Self::parallel_3::<L, _>(level, from, to - from, t6_row_2.slice(from, to - from), v10, x1, v12, a4);
                for (start, end) in [(0, from), (to, 2)] {
                    Self::parallel_3::<L, _>(level, start, end - start, t6_row_2.guarded(start, <T as __Elem>::ZERO), v10, x1, v12, a4);
                }
                let v16 = 1_i64.wrapping_mul(5);
                let v17 = 1_i64.wrapping_mul(5);
                let t6_row_3 = t6.row(0, [0], ROWS_2 as i64);
                Self::parallel_4::<L, _>(level, 0, ROWS_2 as i64, t6_row_3.slice(0, ROWS_2 as i64), v16, v17, h5);
                for i12 in 0_i64..2 {
                    let v20 = 1_i64.wrapping_mul(5).wrapping_add(i12).wrapping_mul(5);
                    let v21 = 1_i64.wrapping_mul(5).wrapping_add(i12).wrapping_mul(5);
                    let t7_row = t7.row(1, [i12, 0], 2);
                    Self::parallel_5::<L, _>(level, 0, 2, t7_row.slice(0, 2), v20, v21, h5);
                }
                for i14 in 0_i64..(ROWS_2 as i64) {
                    let v24 = __Elem::log10::<L, false>(((0.0_f32 + 1.0_f32) * (0.0_f32 * (-1.0_f32))) * 0.5_f32);
                    let y2_row = y2.row(1, [b3.wrapping_mul(ROWS_2 as i64).wrapping_add(i14), 0], 2);
                    let (from, to) = __cpu::common(2, [y2_row.unit_span()]);
                    Self::parallel_6::<L, _>(level, from, to - from, y2_row.slice_mut(from, to - from), v24);
                    for (start, end) in [(0, from), (to, 2)] {
                        Self::parallel_6::<L, _>(level, start, end - start, y2_row.guarded(start, <f32 as __Elem>::ZERO), v24);
                    }
                }
                for i16 in 0_i64..(ROWS_2 as i64) {
                    let v25 = __Elem::abs(<T as __Elem>::of_i64(-3));
                    let y3_row = y3.row(1, [b3.wrapping_mul(ROWS_2 as i64).wrapping_add(i16), 0], ROWS_2 as i64);
                    let (from, to) = __cpu::common(ROWS_2 as i64, [y3_row.unit_span()]);
                    Self::parallel_7::<L, _>(level, from, to - from, y3_row.slice_mut(from, to - from), v25);
                    for (start, end) in [(0, from), (to, ROWS_2 as i64)] {
                        Self::parallel_7::<L, _>(level, start, end - start, y3_row.guarded(start, <T as __Elem>::ZERO), v25);
                    }
                }
            }
        }
    }
}
