// Emitted from the random kernel of seed 7.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;


#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<const BM: usize, const BN: usize>(());

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<const BM: usize, const BN: usize> __Kernel<BM, BN> {
    #[inline(always)]
    unsafe fn parallel<L: __cpu::Level, R0: __cpu::row::RowMut<i8>>(
        level: L,
        start: i64,
        count: i64,
        mut t4_row: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut s9 = <i8 as __Elem>::ZERO;
                s9 = 0_i8;
                for k10 in 0_i64..6 {
                    let v0 = s9;
                    s9 = v0.wrapping_add(-3_i8);
                }
                let v1 = s9;
                t4_row.set(lane, v1);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::RowMut<__cpu::bf16>>(
        level: L,
        start: i64,
        count: i64,
        mut t3_row: R0,
        x0: __cpu::View<__cpu::bf16, 3>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i12 = start + lane as i64;
                let mut l5_cells = [<__cpu::bf16 as __Elem>::ZERO; 4];
                let l5 = __cpu::View::packed(l5_cells.as_mut_ptr(), [4]);
                for k13 in 0_i64..4 {
                    let v2 = x0.load([k13, i12, 1], <__cpu::bf16 as __Elem>::ZERO);
                    l5.store([k13], __Elem::sqrt::<L, false>(__Elem::abs(v2)));
                }
                let v3 = l5.load([3], <__cpu::bf16 as __Elem>::ZERO);
                t3_row.set(lane, v3);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::RowMut<i8>>(
        level: L,
        start: i64,
        count: i64,
        mut t6_row: R0,
        v4: i8,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t6_row.set(lane, v4);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::RowMut<i8>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_row: R0,
        v5: i8,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t7_row.set(lane, v5);
            }
        }
    }

    #[inline(always)]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::RowMut<u8>>(
        level: L,
        start: i64,
        count: i64,
        mut t10_row: R0,
        v6: u8,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t10_row.set(lane, v6);
            }
        }
    }
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<const BM: usize, const BN: usize> __cpu::Kernel for __Kernel<BM, BN> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("random_7", args);
        plan.expect("x0", 0, 0, BM as i64)?;
        let d0 = plan.extent(0, 1);
        let d1 = plan.extent(0, 2);
        plan.expect("x1", 1, 0, BM as i64)?;
        let d2 = plan.extent(2, 0);
        let v0 = d2.wrapping_add(BM as i64);
        let v1 = v0.wrapping_sub(1);
        let n5 = __Elem::div(v1, BM as i64);
        let v2 = d2.wrapping_add(BM as i64);
        let v3 = v2.wrapping_sub(1);
        let v4 = __Elem::div(v3, BM as i64);
        plan.value(d1);
        plan.value(n5);
        plan.value(d2);
        plan.finish([1, 1, v4])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<__cpu::bf16, 2>([BN as i64, 4]);
        size.tile::<i8, 2>([BM as i64, 4]);
        size.tile::<i8, 2>([4, BN as i64]);
        size.tile::<i8, 2>([BN as i64, BM as i64]);
        size.tile::<i32, 2>([4, BM as i64]);
        size.gemm::<L, i8, i8, i32>(4, BM as i64, BN as i64);
        size.panel_a::<L, i8, u8, i32>(BM as i64, 1);
        size.tile::<u8, 2>([BM as i64, 1]);
        size.tile::<i32, 2>([BM as i64, BM as i64]);
        size.gemm::<L, i8, u8, i32>(BM as i64, BM as i64, 1);
        size.tile::<i32, 2>([4, BM as i64]);
        size.tile::<i32, 1>([BM as i64]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<__cpu::bf16, 3>(call, 0);
            let x1 = __cpu::tensor::<__cpu::bf16, 1>(call, 1);
            let y2 = __cpu::tensor::<i8, 1>(call, 2);
            let d1 = __cpu::value::<i64>(call, 0);
            let n5 = __cpu::value::<i64>(call, 1);
            let d2 = __cpu::value::<i64>(call, 2);
            for block in __cpu::Blocks::new(call) {
                let [_, _, b3] = block.index;
                let mut scratch = block.scratch;
                let t3 = scratch.tile::<__cpu::bf16, 2>([BN as i64, 4]);
                let x0_at = x0.window([d1.wrapping_mul(BN as i64), n5.wrapping_mul(BN as i64), n5.wrapping_mul(BN as i64)], [4, BN as i64, 1]).squeeze([0, 1]);
                let x0_at_at = x0_at.permute([1, 0]);
                __cpu::copy::<L, _, _, _>(x0_at_at, t3, __Elem::to::<__cpu::bf16>(n5));
                let t4 = scratch.tile::<i8, 2>([BM as i64, 4]);
                let t3_at = t3.window([b3.wrapping_mul(BM as i64), d2], [4, BM as i64]);
                let t3_at_at = t3_at.permute([1, 0]);
                __cpu::copy::<L, _, _, _>(t3_at_at, t4, <i8 as __Elem>::ZERO);
                for i6 in 0_i64..(BM as i64) {
                    let t4_row = t4.row(1, [i6.wrapping_add(1), 1], 4);
                    let (from, to) = __cpu::common(4, [t4_row.unit_span()]);
                    Self::parallel::<L, _>(level, from, to - from, t4_row.slice_mut(from, to - from));
                    for (start, end) in [(0, from), (to, 4)] {
                        Self::parallel::<L, _>(level, start, end - start, t4_row.guarded(start, <i8 as __Elem>::ZERO));
                    }
                }
                for i11 in 0_i64..(BN as i64) {
                    let t3_row = t3.row(1, [i11, 0], 4);
                    Self::parallel_2::<L, _>(level, 0, 4, t3_row.slice_mut(0, 4), x0);
                }
                __cpu::scan::<L, __cpu::reduce::Max, _, _, _>(t3, 1, t3, false, <__cpu::bf16 as __Elem>::ZERO);
                let t6 = scratch.tile::<i8, 2>([4, BN as i64]);
                for i14 in 0_i64..4 {
                    let v4 = __Elem::to::<i8>(n5).wrapping_add(1_i8.wrapping_mul(0_i8));
                    let t6_row = t6.row(1, [i14, 0], BN as i64);
                    Self::parallel_3::<L, _>(level, 0, BN as i64, t6_row.slice_mut(0, BN as i64), v4);
                }
                let t7 = scratch.tile::<i8, 2>([BN as i64, BM as i64]);
                for i16 in 0_i64..(BN as i64) {
                    let v5 = __Elem::to::<i8>(n5).wrapping_add(-2_i8);
                    let t7_row = t7.row(1, [i16, 0], BM as i64);
                    Self::parallel_4::<L, _>(level, 0, BM as i64, t7_row.slice_mut(0, BM as i64), v5);
                }
                let t8 = scratch.tile::<i32, 2>([4, BM as i64]);
                __cpu::fill::<L, _, _>(t8, 4_i32);
                __cpu::gemm::gemm::<L, i8, i8, i32>(t6, t7, t8, true, scratch.rest());
                let t9 = scratch.panel_a::<L, i8, u8, i32>(BM as i64, 1);
                let t7_at = t7.window([n5, d1.wrapping_mul(4)], [BM as i64, 1]);
                __cpu::gemm::pack_a::<L, _, i8, u8, i32>(t7_at, __Elem::to::<i8>(b3), t9);
                let t10 = scratch.tile::<u8, 2>([BM as i64, 1]);
                for i19 in 0_i64..(BM as i64) {
                    let v6 = __Elem::min(1_u8.wrapping_mul(0_u8), 1_u8);
                    let t10_row = t10.row(1, [i19, 0], 1);
                    Self::parallel_5::<L, _>(level, 0, 1, t10_row.slice_mut(0, 1), v6);
                }
                let t11 = scratch.tile::<i32, 2>([BM as i64, BM as i64]);
                __cpu::fill::<L, _, _>(t11, 0_i32);
                let t10_at = t10.permute([1, 0]);
                __cpu::gemm::gemm_packed_a::<L, i8, u8, i32>(t9, t10_at, t11, true, scratch.rest());
                let t12 = scratch.tile::<i32, 2>([4, BM as i64]);
                __cpu::scan::<L, __cpu::reduce::Sum, _, _, _>(t8, 0, t12, true, <i32 as __Elem>::ZERO);
                let t13 = scratch.tile::<i32, 1>([BM as i64]);
                __cpu::reduce::reduce::<L, __cpu::reduce::Min, _, _, 2>(t8, 0, __cpu::insert_axis(t13, 0), false, <i32 as __Elem>::ZERO);
                let y2_at = y2.window([b3.wrapping_mul(BM as i64)], [BM as i64]);
                __cpu::copy::<L, _, _, _>(t13, y2_at, <i8 as __Elem>::ZERO);
            }
        }
    }
}
