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
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::RowMut<i16>>(
        level: L,
        start: i64,
        count: i64,
        mut t8_row: R0,
        v11: i16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t8_row.set(lane, v11);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t9_row: R0,
        v12: i64,
        v13: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i12 = start + lane as i64;
                let v14 = t9_row.get(lane);
                let v15 = __Elem::to::<u64>(v14).wrapping_mul(__Elem::to::<u64>(v13.wrapping_add(i12)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v12.wrapping_add(i12), 7_i64)], v15, __cpu::Order::Release);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t10_row: R0,
        v16: i64,
        v17: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14 = start + lane as i64;
                let v18 = t10_row.get(lane);
                let v19 = __Elem::to::<u64>(v18).wrapping_mul(__Elem::to::<u64>(v17.wrapping_add(i14)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v16.wrapping_add(i14), 7_i64)], v19, __cpu::Order::Acquire);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<f32>, R1: __cpu::row::RowMut<T>>(
        level: L,
        start: i64,
        count: i64,
        x0_row: R0,
        mut t6_row_2: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i16 = start + lane as i64;
                let v21 = x0_row.get(lane);
                let v22 = __Elem::shl(__Elem::to_round::<L, T>(v21, __cpu::Round::TowardZero), <T as __Elem>::of_i64(11));
                let v23 = t6_row_2.get(lane);
                let v24 = __Elem::or(__Elem::and(v22, __Elem::to::<T>(i16.wrapping_add(1))), v23);
                t6_row_2.set(lane, v24);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t13_row: R0,
        v30: i32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t13_row.set(lane, v30);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level>(
        level: L,
        start: i64,
        count: i64,
        v33: i32,
        a4: __cpu::View<i32, 1>,
        b2: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                a4.atomic(__cpu::AtomicOp::Add, [b2], v33, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t6_row_3: R0,
        v34: i64,
        v35: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23 = start + lane as i64;
                let v36 = t6_row_3.get(lane);
                let v37 = __Elem::to::<u64>(v36).wrapping_mul(__Elem::to::<u64>(v35.wrapping_add(i23)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v34.wrapping_add(i23), 7_i64)], v37, __cpu::Order::Acquire);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t7_row: R0,
        v39: i64,
        v41: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i26 = start + lane as i64;
                let v42 = t7_row.get(lane);
                let v43 = __Elem::to::<u64>(__Elem::to::<i64>(v42 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v41.wrapping_add(i26)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v39.wrapping_add(i26), 7_i64)], v43, __cpu::Order::Acquire);
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t12_row: R0,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i27 = start + lane as i64;
                let v44 = t12_row.get(lane);
                let v45 = __Elem::to::<u64>(v44).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i27)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i27), 7_i64)], v45, __cpu::Order::Acquire);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t13_row_2: R0,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i28 = start + lane as i64;
                let v46 = t13_row_2.get(lane);
                let v47 = __Elem::to::<u64>(v46).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i28)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i28), 7_i64)], v47, __cpu::Order::Release);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t14_row: R0,
        v48: i64,
        v49: i64,
        h5: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i30 = start + lane as i64;
                let v50 = t14_row.get(lane);
                let v51 = __Elem::to::<u64>(v50).wrapping_mul(__Elem::to::<u64>(v49.wrapping_add(i30)));
                h5.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v48.wrapping_add(i30), 7_i64)], v51, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::RowMut<T>>(
        level: L,
        start: i64,
        count: i64,
        mut t6_2_row: R0,
        v52: T,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i7_2 = start + lane as i64;
                t6_2_row.set(lane, __Elem::shr(v52, __Elem::to::<T>(i7_2.wrapping_add(1))));
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::RowMut<i16>>(
        level: L,
        start: i64,
        count: i64,
        mut t8_2_row: R0,
        v62: i16,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t8_2_row.set(lane, v62);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t9_2_row: R0,
        v63: i64,
        v64: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i12_2 = start + lane as i64;
                let v65 = t9_2_row.get(lane);
                let v66 = __Elem::to::<u64>(v65).wrapping_mul(__Elem::to::<u64>(v64.wrapping_add(i12_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v63.wrapping_add(i12_2), 7_i64)], v66);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t10_2_row: R0,
        v67: i64,
        v68: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i14_2 = start + lane as i64;
                let v69 = t10_2_row.get(lane);
                let v70 = __Elem::to::<u64>(v69).wrapping_mul(__Elem::to::<u64>(v68.wrapping_add(i14_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v67.wrapping_add(i14_2), 7_i64)], v70);
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<L: __cpu::Level, R0: __cpu::row::Row<f32>, R1: __cpu::row::RowMut<T>>(
        level: L,
        start: i64,
        count: i64,
        x0_2_row: R0,
        mut t6_2_row_2: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i16_2 = start + lane as i64;
                let v72 = x0_2_row.get(lane);
                let v73 = __Elem::shl(__Elem::to_round::<L, T>(v72, __cpu::Round::TowardZero), <T as __Elem>::of_i64(11));
                let v74 = t6_2_row_2.get(lane);
                let v75 = __Elem::or(__Elem::and(v73, __Elem::to::<T>(i16_2.wrapping_add(1))), v74);
                t6_2_row_2.set(lane, v75);
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<L: __cpu::Level, R0: __cpu::row::RowMut<i32>>(
        level: L,
        start: i64,
        count: i64,
        mut t13_2_row: R0,
        v81: i32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t13_2_row.set(lane, v81);
            }
        }
    }

    #[inline]
    unsafe fn parallel_19<L: __cpu::Level>(
        level: L,
        start: i64,
        count: i64,
        v84: i32,
        a4_2: __cpu::View<i32, 1>,
        b2_2: i64,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                a4_2.update(__cpu::AtomicOp::Add, [b2_2], v84);
            }
        }
    }

    #[inline]
    unsafe fn parallel_20<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t6_2_row_3: R0,
        v85: i64,
        v86: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i23_2 = start + lane as i64;
                let v87 = t6_2_row_3.get(lane);
                let v88 = __Elem::to::<u64>(v87).wrapping_mul(__Elem::to::<u64>(v86.wrapping_add(i23_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v85.wrapping_add(i23_2), 7_i64)], v88);
            }
        }
    }

    #[inline]
    unsafe fn parallel_21<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row: R0,
        v90: i64,
        v92: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i26_2 = start + lane as i64;
                let v93 = t7_2_row.get(lane);
                let v94 = __Elem::to::<u64>(__Elem::to::<i64>(v93 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v92.wrapping_add(i26_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v90.wrapping_add(i26_2), 7_i64)], v94);
            }
        }
    }

    #[inline]
    unsafe fn parallel_22<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t12_2_row: R0,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i27_2 = start + lane as i64;
                let v95 = t12_2_row.get(lane);
                let v96 = __Elem::to::<u64>(v95).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i27_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i27_2), 7_i64)], v96);
            }
        }
    }

    #[inline]
    unsafe fn parallel_23<L: __cpu::Level, R0: __cpu::row::Row<i32>>(
        level: L,
        start: i64,
        count: i64,
        t13_2_row_2: R0,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i28_2 = start + lane as i64;
                let v97 = t13_2_row_2.get(lane);
                let v98 = __Elem::to::<u64>(v97).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i28_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i28_2), 7_i64)], v98);
            }
        }
    }

    #[inline]
    unsafe fn parallel_24<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t14_2_row: R0,
        v99: i64,
        v100: i64,
        h5_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i30_2 = start + lane as i64;
                let v101 = t14_2_row.get(lane);
                let v102 = __Elem::to::<u64>(v101).wrapping_mul(__Elem::to::<u64>(v100.wrapping_add(i30_2)));
                h5_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v99.wrapping_add(i30_2), 7_i64)], v102);
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
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.tile::<i16, 1>([8]);
            size.tile::<T, 2>([8, 6]);
            size.tile::<T, 2>([8, 6]);
            outer.cover(size);
        }
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.tile::<u8, 1>([6]);
            outer.cover(size);
        }
        size.tile::<i32, 1>([4]);
        size.tile::<i32, 1>([4]);
        size.tile::<T, 2>([4, 6]);
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
                let mut v8 = <<T as __Elem>::Accum as __Elem>::ZERO;
                v8 = <<T as __Elem>::Accum as __Elem>::of_i64(4);
                for k9 in 0_i64..4 {
                    let v1 = v8;
                    let v2 = x2.load([b2], <__cpu::bf16 as __Elem>::ZERO);
                    let v3 = __Elem::to::<__cpu::bf16>(__Elem::div(b2.wrapping_mul(6).wrapping_add(b2), 6_i64));
                    let v4: <T as __Elem>::Accum = if __Elem::lt(v2, v3) {
                        let v5 = __Elem::shl(<<T as __Elem>::Accum as __Elem>::of_i64(3), __Elem::to::<<T as __Elem>::Accum>(n5.wrapping_add(1)));
                        v5
                    } else {
                        let v6 = __Elem::select(b2 > n5, <<T as __Elem>::Accum as __Elem>::of_i64(4), <<T as __Elem>::Accum as __Elem>::of_i64(3));
                        v6
                    };
                    v8 = __Elem::add(v1, v4);
                }
                let x0_at_2 = x0.window([n5.wrapping_mul(6), b2.wrapping_mul(6), n5, b2.wrapping_mul(6)], [1, 8, 8, 4]).squeeze([1, 2, 3]);
                let x0_at_2_at = x0_at_2.permute([1, 2, 0]);
                __cpu::copy::<L, _, _, _>(x0_at_2_at, t7, <f32 as __Elem>::ZERO);
                let v7 = x1.load([b2], <u8 as __Elem>::ZERO);
                let v9 = __Elem::div(__Elem::to::<i64>(v7).wrapping_mul(6), 6_i64);
                let v10 = __Elem::to::<u8>(n5.wrapping_sub(3)) != __Elem::to::<u8>(v9);
                if v10 {
                    let mut scratch = scratch;
                    let t8 = scratch.tile::<i16, 1>([8]);
                    let v11 = (-1_i16).wrapping_neg().wrapping_sub(2_i16);
                    let t8_row = t8.row(0, [0], 8);
                    Self::parallel_2::<L, _>(level, 0, 8, t8_row.slice_mut(0, 8), v11);
                    let t9 = scratch.tile::<T, 2>([8, 6]);
                    __cpu::gather::<L, _, _, _, _>(t6, t8, t9, <T as __Elem>::ZERO);
                    let t10 = scratch.tile::<T, 2>([8, 6]);
                    let t9_at = t9.window([b2.wrapping_mul(4), b2.wrapping_mul(8)], [8, 6]);
                    __cpu::copy::<L, _, _, _>(t9_at, t10, <T as __Elem>::ZERO);
                    let t6_at = t6.window([d1.wrapping_mul(4), d1.wrapping_mul(6)], [8, 6]);
                    __cpu::copy::<L, _, _, _>(t10, t6_at, <T as __Elem>::ZERO);
                    for i11 in 0_i64..8 {
                        let v12 = 5_i64.wrapping_add(i11).wrapping_mul(5);
                        let v13 = 5_i64.wrapping_add(i11).wrapping_mul(5);
                        let t9_row = t9.row(1, [i11, 0], 6);
                        Self::parallel_3::<L, _>(level, 0, 6, t9_row.slice(0, 6), v12, v13, h5);
                    }
                    for i13 in 0_i64..8 {
                        let v16 = 5_i64.wrapping_add(i13).wrapping_mul(5);
                        let v17 = 5_i64.wrapping_add(i13).wrapping_mul(5);
                        let t10_row = t10.row(1, [i13, 0], 6);
                        Self::parallel_4::<L, _>(level, 0, 6, t10_row.slice(0, 6), v16, v17, h5);
                    }
                } else {
                    let mut scratch = scratch;
                    let t11 = scratch.tile::<u8, 1>([6]);
                    let t6_at_2 = t6.window([__Elem::min(n5, b2), b2.wrapping_mul(4)], [1, 6]);
                    __cpu::copy::<L, _, _, _>(t6_at_2.squeeze([1]), t11, <u8 as __Elem>::ZERO);
                    let t6_at_3 = t6.window([d1, n5], [1, 6]).squeeze([1]);
                    __cpu::copy::<L, _, _, _>(t11, t6_at_3, <T as __Elem>::ZERO);
                }
                for i15 in 0_i64..6 {
                    let v20 = x1.load([b2], <u8 as __Elem>::ZERO);
                    let x0_row = x0.row(2, [n5, i15, 0, __Elem::to::<i64>(v20)], __Elem::min(n5, 4_i64));
                    let t6_row_2 = t6.row(0, [0, i15.wrapping_add(2)], __Elem::min(n5, 4_i64));
                    let (from, to) = __cpu::common(__Elem::min(n5, 4_i64), [x0_row.span(), t6_row_2.span()]);
                    Self::parallel_5::<L, _, _>(
                        level,
                        from,
                        to - from,
                        x0_row.strided(from),
                        t6_row_2.strided(from),
                    );
                    if to - from < __Elem::min(n5, 4_i64) {
                        for (start, end) in [(0, from), (to, __Elem::min(n5, 4_i64))] {
                            Self::parallel_5::<L, _, _>(
                                level,
                                start,
                                end - start,
                                x0_row.guarded(start, <f32 as __Elem>::ZERO),
                                t6_row_2.guarded(start, <T as __Elem>::ZERO),
                            );
                        }
                    }
                }
                let t12 = scratch.tile::<i32, 1>([4]);
                __cpu::arg_reduce::<L, __cpu::reduce::ArgMin, _, _, 2>(t6, 1, __cpu::insert_axis(t12, 1), <T as __Elem>::ZERO);
                let mut v18_2 = <__cpu::bf16 as __Elem>::ZERO;
                v18_2 = <__cpu::bf16 as __Elem>::of_i64(2);
                for k19 in 0_i64..4 {
                    let v25 = v18_2;
                    let v26 = t7.load([b2, n5, d1], <f32 as __Elem>::ZERO);
                    let v27 = __Elem::to_round::<L, __cpu::bf16>(v26, __cpu::Round::Up);
                    let v28 = t7.load([k19, k19, d1], <f32 as __Elem>::ZERO);
                    let v29 = __Elem::abs(__Elem::mul(v27, __Elem::to::<__cpu::bf16>(v28)));
                    v18_2 = __Elem::add(v25, v29);
                }
                let t13 = scratch.tile::<i32, 1>([4]);
                let v30 = 1_i32.wrapping_mul(-1_i32).wrapping_add(1_i32);
                let t13_row = t13.row(0, [0], 4);
                Self::parallel_6::<L, _>(level, 0, 4, t13_row.slice_mut(0, 4), v30);
                let t14 = scratch.tile::<T, 2>([4, 6]);
                __cpu::gather::<L, _, _, _, _>(t6, t13, t14, <T as __Elem>::ZERO);
                let v31 = t13.load_inside([2]);
                let v32 = t12.load([b2], <i32 as __Elem>::ZERO);
                let v33 = __Elem::shr(__Elem::rem(v31.wrapping_mul(3_i32), 3_i32), v32);
                Self::parallel_7::<L>(level, 0, 8, v33, a4, b2);
                for i22 in 0_i64..4 {
                    let v34 = 5_i64.wrapping_add(i22).wrapping_mul(5);
                    let v35 = 5_i64.wrapping_add(i22).wrapping_mul(5);
                    let t6_row_3 = t6.row(1, [i22, 0], 6);
                    Self::parallel_8::<L, _>(level, 0, 6, t6_row_3.slice(0, 6), v34, v35, h5);
                }
                let mut prefetch = __cpu::PacedPrefetch::new(__cpu::PrefetchList::new([x0_at_2_at.paced_prefetch_rows([0, 6, 6], __cpu::is_non_temporal(call, &x0))]), 256);
                for i24 in 0_i64..8 {
                    for i25 in 0_i64..4 {
                        let v38 = 5_i64.wrapping_add(i24).wrapping_mul(5).wrapping_add(i25);
                        let v39 = v38.wrapping_mul(5);
                        let v40 = 5_i64.wrapping_add(i24).wrapping_mul(5).wrapping_add(i25);
                        let v41 = v40.wrapping_mul(5);
                        let t7_row = t7.row(2, [i24, i25, 0], 8);
                        let mut chunks = __cpu::RowChunks::new(0, 8, &prefetch);
                        while chunks.advance() {
                            let (start, count) = chunks.chunk();
                            Self::parallel_9::<L, _>(level, start, count, t7_row.slice(start, count), v39, v41, h5);
                            prefetch.issue_for(count);
                        }
                    }
                }
                let t12_row = t12.row(0, [0], 4);
                Self::parallel_10::<L, _>(level, 0, 4, t12_row.slice(0, 4), h5);
                let t13_row_2 = t13.row(0, [0], 4);
                Self::parallel_11::<L, _>(level, 0, 4, t13_row_2.slice(0, 4), h5);
                for i29 in 0_i64..4 {
                    let v48 = 5_i64.wrapping_add(i29).wrapping_mul(5);
                    let v49 = 5_i64.wrapping_add(i29).wrapping_mul(5);
                    let t14_row = t14.row(1, [i29, 0], 6);
                    Self::parallel_12::<L, _>(level, 0, 6, t14_row.slice(0, 6), v48, v49, h5);
                }
                let y3_at = y3.window([b2.wrapping_mul(4)], [4]);
                __cpu::copy_out::<L, _, _, _>(t12, y3_at, <T as __Elem>::ZERO, __cpu::is_non_temporal(call, &y3), __cpu::PacedPrefetch::none());
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
                    let v52 = __Elem::add(<T as __Elem>::ONE, __Elem::to::<T>(d1_2));
                    let t6_2_row = t6_2.row(0, [0, i6_2], 4);
                    Self::parallel_13::<L, _>(level, 0, 4, t6_2_row.strided(0), v52);
                }
                let t7_2 = scratch.tile::<f32, 3>([8, 4, 8]);
                let x0_2_at = x0_2.window([n5_2, b2_2.wrapping_mul(4), b2_2.wrapping_mul(6), x1_2.extent[0]], [8, 4, 1, 8]).squeeze([0, 1, 3]);
                __cpu::copy::<L, _, _, _>(x0_2_at, t7_2, <f32 as __Elem>::ZERO);
                let mut v8_2 = <<T as __Elem>::Accum as __Elem>::ZERO;
                v8_2 = <<T as __Elem>::Accum as __Elem>::of_i64(4);
                for k9_2 in 0_i64..4 {
                    let v53 = v8_2;
                    let v54 = x2_2.load([b2_2], <__cpu::bf16 as __Elem>::ZERO);
                    let v55 = __Elem::div(b2_2.wrapping_mul(6).wrapping_add(b2_2), 6_i64);
                    let v56: <T as __Elem>::Accum = if __Elem::lt(v54, __Elem::to::<__cpu::bf16>(v55)) {
                        let v57 = __Elem::shl(<<T as __Elem>::Accum as __Elem>::of_i64(3), __Elem::to::<<T as __Elem>::Accum>(n5_2.wrapping_add(1)));
                        v57
                    } else {
                        let v58 = __Elem::select(b2_2 > n5_2, <<T as __Elem>::Accum as __Elem>::of_i64(4), <<T as __Elem>::Accum as __Elem>::of_i64(3));
                        v58
                    };
                    v8_2 = __Elem::add(v53, v56);
                }
                let x0_2_at_2 = x0_2.window([n5_2.wrapping_mul(6), b2_2.wrapping_mul(6), n5_2, b2_2.wrapping_mul(6)], [1, 8, 8, 4]).squeeze([1, 2, 3]);
                let x0_2_at_2_at = x0_2_at_2.permute([1, 2, 0]);
                __cpu::copy::<L, _, _, _>(x0_2_at_2_at, t7_2, <f32 as __Elem>::ZERO);
                let v59 = x1_2.load([b2_2], <u8 as __Elem>::ZERO);
                let v60 = __Elem::div(__Elem::to::<i64>(v59).wrapping_mul(6), 6_i64);
                let v61 = __Elem::to::<u8>(n5_2.wrapping_sub(3)) != __Elem::to::<u8>(v60);
                if v61 {
                    let mut scratch = scratch;
                    let t8_2 = scratch.tile::<i16, 1>([8]);
                    let v62 = (-1_i16).wrapping_neg().wrapping_sub(2_i16);
                    let t8_2_row = t8_2.row(0, [0], 8);
                    Self::parallel_14::<L, _>(level, 0, 8, t8_2_row.slice_mut(0, 8), v62);
                    let t9_2 = scratch.tile::<T, 2>([8, 6]);
                    __cpu::gather::<L, _, _, _, _>(t6_2, t8_2, t9_2, <T as __Elem>::ZERO);
                    let t10_2 = scratch.tile::<T, 2>([8, 6]);
                    let t9_2_at = t9_2.window([b2_2.wrapping_mul(4), b2_2.wrapping_mul(8)], [8, 6]);
                    __cpu::copy::<L, _, _, _>(t9_2_at, t10_2, <T as __Elem>::ZERO);
                    let t6_2_at = t6_2.window([d1_2.wrapping_mul(4), d1_2.wrapping_mul(6)], [8, 6]);
                    __cpu::copy::<L, _, _, _>(t10_2, t6_2_at, <T as __Elem>::ZERO);
                    for i11_2 in 0_i64..8 {
                        let v63 = 5_i64.wrapping_add(i11_2).wrapping_mul(5);
                        let v64 = 5_i64.wrapping_add(i11_2).wrapping_mul(5);
                        let t9_2_row = t9_2.row(1, [i11_2, 0], 6);
                        Self::parallel_15::<L, _>(level, 0, 6, t9_2_row.slice(0, 6), v63, v64, h5_2);
                    }
                    for i13_2 in 0_i64..8 {
                        let v67 = 5_i64.wrapping_add(i13_2).wrapping_mul(5);
                        let v68 = 5_i64.wrapping_add(i13_2).wrapping_mul(5);
                        let t10_2_row = t10_2.row(1, [i13_2, 0], 6);
                        Self::parallel_16::<L, _>(level, 0, 6, t10_2_row.slice(0, 6), v67, v68, h5_2);
                    }
                } else {
                    let mut scratch = scratch;
                    let t11_2 = scratch.tile::<u8, 1>([6]);
                    let t6_2_at_2 = t6_2.window([__Elem::min(n5_2, b2_2), b2_2.wrapping_mul(4)], [1, 6]);
                    __cpu::copy::<L, _, _, _>(t6_2_at_2.squeeze([1]), t11_2, <u8 as __Elem>::ZERO);
                    let t6_2_at_3 = t6_2.window([d1_2, n5_2], [1, 6]).squeeze([1]);
                    __cpu::copy::<L, _, _, _>(t11_2, t6_2_at_3, <T as __Elem>::ZERO);
                }
                for i15_2 in 0_i64..6 {
                    let v71 = x1_2.load([b2_2], <u8 as __Elem>::ZERO);
                    let x0_2_row = x0_2.row(2, [n5_2, i15_2, 0, __Elem::to::<i64>(v71)], __Elem::min(n5_2, 4_i64));
                    let t6_2_row_2 = t6_2.row(0, [0, i15_2.wrapping_add(2)], __Elem::min(n5_2, 4_i64));
                    let (from, to) = __cpu::common(__Elem::min(n5_2, 4_i64), [x0_2_row.span(), t6_2_row_2.span()]);
                    Self::parallel_17::<L, _, _>(
                        level,
                        from,
                        to - from,
                        x0_2_row.strided(from),
                        t6_2_row_2.strided(from),
                    );
                    if to - from < __Elem::min(n5_2, 4_i64) {
                        for (start, end) in [(0, from), (to, __Elem::min(n5_2, 4_i64))] {
                            Self::parallel_17::<L, _, _>(
                                level,
                                start,
                                end - start,
                                x0_2_row.guarded(start, <f32 as __Elem>::ZERO),
                                t6_2_row_2.guarded(start, <T as __Elem>::ZERO),
                            );
                        }
                    }
                }
                let t12_2 = scratch.tile::<i32, 1>([4]);
                __cpu::arg_reduce::<L, __cpu::reduce::ArgMin, _, _, 2>(t6_2, 1, __cpu::insert_axis(t12_2, 1), <T as __Elem>::ZERO);
                let mut v18_3 = <__cpu::bf16 as __Elem>::ZERO;
                v18_3 = <__cpu::bf16 as __Elem>::of_i64(2);
                for k19_2 in 0_i64..4 {
                    let v76 = v18_3;
                    let v77 = t7_2.load([b2_2, n5_2, d1_2], <f32 as __Elem>::ZERO);
                    let v78 = __Elem::to_round::<L, __cpu::bf16>(v77, __cpu::Round::Up);
                    let v79 = t7_2.load([k19_2, k19_2, d1_2], <f32 as __Elem>::ZERO);
                    let v80 = __Elem::abs(__Elem::mul(v78, __Elem::to::<__cpu::bf16>(v79)));
                    v18_3 = __Elem::add(v76, v80);
                }
                let t13_2 = scratch.tile::<i32, 1>([4]);
                let v81 = 1_i32.wrapping_mul(-1_i32).wrapping_add(1_i32);
                let t13_2_row = t13_2.row(0, [0], 4);
                Self::parallel_18::<L, _>(level, 0, 4, t13_2_row.slice_mut(0, 4), v81);
                let t14_2 = scratch.tile::<T, 2>([4, 6]);
                __cpu::gather::<L, _, _, _, _>(t6_2, t13_2, t14_2, <T as __Elem>::ZERO);
                let v82 = t13_2.load_inside([2]);
                let v83 = t12_2.load([b2_2], <i32 as __Elem>::ZERO);
                let v84 = __Elem::shr(__Elem::rem(v82.wrapping_mul(3_i32), 3_i32), v83);
                Self::parallel_19::<L>(level, 0, 8, v84, a4_2, b2_2);
                for i22_2 in 0_i64..4 {
                    let v85 = 5_i64.wrapping_add(i22_2).wrapping_mul(5);
                    let v86 = 5_i64.wrapping_add(i22_2).wrapping_mul(5);
                    let t6_2_row_3 = t6_2.row(1, [i22_2, 0], 6);
                    Self::parallel_20::<L, _>(level, 0, 6, t6_2_row_3.slice(0, 6), v85, v86, h5_2);
                }
                let mut prefetch_2 = __cpu::PacedPrefetch::new(__cpu::PrefetchList::new([x0_2_at_2_at.paced_prefetch_rows([0, 6, 6], __cpu::is_non_temporal(call, &x0_2))]), 256);
                for i24_2 in 0_i64..8 {
                    for i25_2 in 0_i64..4 {
                        let v89 = 5_i64.wrapping_add(i24_2).wrapping_mul(5).wrapping_add(i25_2);
                        let v90 = v89.wrapping_mul(5);
                        let v91 = 5_i64.wrapping_add(i24_2).wrapping_mul(5).wrapping_add(i25_2);
                        let v92 = v91.wrapping_mul(5);
                        let t7_2_row = t7_2.row(2, [i24_2, i25_2, 0], 8);
                        let mut chunks_2 = __cpu::RowChunks::new(0, 8, &prefetch_2);
                        while chunks_2.advance() {
                            let (start, count) = chunks_2.chunk();
                            Self::parallel_21::<L, _>(
                                level,
                                start,
                                count,
                                t7_2_row.slice(start, count),
                                v90,
                                v92,
                                h5_2,
                            );
                            prefetch_2.issue_for(count);
                        }
                    }
                }
                let t12_2_row = t12_2.row(0, [0], 4);
                Self::parallel_22::<L, _>(level, 0, 4, t12_2_row.slice(0, 4), h5_2);
                let t13_2_row_2 = t13_2.row(0, [0], 4);
                Self::parallel_23::<L, _>(level, 0, 4, t13_2_row_2.slice(0, 4), h5_2);
                for i29_2 in 0_i64..4 {
                    let v99 = 5_i64.wrapping_add(i29_2).wrapping_mul(5);
                    let v100 = 5_i64.wrapping_add(i29_2).wrapping_mul(5);
                    let t14_2_row = t14_2.row(1, [i29_2, 0], 6);
                    Self::parallel_24::<L, _>(level, 0, 6, t14_2_row.slice(0, 6), v99, v100, h5_2);
                }
                let y3_2_at = y3_2.window([b2_2.wrapping_mul(4)], [4]);
                __cpu::copy_out::<L, _, _, _>(t12_2, y3_2_at, <T as __Elem>::ZERO, __cpu::is_non_temporal(call, &y3_2), __cpu::PacedPrefetch::none());
            }
        }
    }
}
