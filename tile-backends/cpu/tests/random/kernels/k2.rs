// Emitted from the random kernel of seed 2.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::all, dead_code, unreachable_pub, missing_docs, reason = "emitted text")]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;


#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<T: __Elem>(::core::marker::PhantomData<(T,)>);

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<T: __Elem> __Kernel<T> {
    #[inline]
    unsafe fn parallel<L: __cpu::Level>(
        level: L,
        start: i64,
        count: i64,
        v4: T,
        t5: __cpu::View<T, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i4 = start + lane as i64;
                let mut s5 = <T as __Elem>::ZERO;
                s5 = <T as __Elem>::ZERO;
                for k6 in 0_i64..5 {
                    let v5 = s5;
                    s5 = __Elem::add(v5, v4);
                }
                let v6 = s5;
                t5.store([6_i64.wrapping_sub(i4)], v6);
            }
        }
    }

    #[inline]
    unsafe fn parallel_2<L: __cpu::Level, R0: __cpu::row::RowMut<u8>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_row: R0,
        v7: u8,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t7_row.set(lane, v7);
            }
        }
    }

    #[inline]
    unsafe fn parallel_3<L: __cpu::Level, R0: __cpu::row::Row<u8>>(
        level: L,
        start: i64,
        count: i64,
        t7_row_2: R0,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i8 = start + lane as i64;
                let v8 = t7_row_2.get(lane);
                let v9 = __Elem::to::<u64>(v8).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i8)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i8), 7_i64)], v9, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_4<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t8_row: R0,
        v10: i64,
        v11: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i10 = start + lane as i64;
                let v12 = t8_row.get(lane);
                let v13 = __Elem::to::<u64>(__Elem::to::<i64>(v12 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v11.wrapping_add(i10)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v10.wrapping_add(i10), 7_i64)], v13, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_5<L: __cpu::Level, R0: __cpu::row::Row<T>, R1: __cpu::row::RowMut<T>>(
        level: L,
        start: i64,
        count: i64,
        t5_row: R0,
        mut t6_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v14 = t5_row.get(lane);
                let v15 = t5_row.get(lane);
                let v16 = __Elem::add(<T as __Elem>::of_i64(2), __Elem::sub(v14, v15));
                t6_row.set(lane, v16);
            }
        }
    }

    #[inline]
    unsafe fn parallel_6<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t5_row_2: R0,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i15 = start + lane as i64;
                let v17 = t5_row_2.get(lane);
                let v18 = __Elem::to::<u64>(v17).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i15)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i15), 7_i64)], v18, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_7<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t6_row_2: R0,
        v19: i64,
        v20: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i17 = start + lane as i64;
                let v21 = t6_row_2.get(lane);
                let v22 = __Elem::to::<u64>(v21).wrapping_mul(__Elem::to::<u64>(v20.wrapping_add(i17)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v19.wrapping_add(i17), 7_i64)], v22, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_8<L: __cpu::Level, R0: __cpu::row::RowMut<T>>(
        level: L,
        start: i64,
        count: i64,
        mut t6_row_3: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut s20 = <T as __Elem>::ZERO;
                s20 = <T as __Elem>::ZERO;
                for k21 in 0_i64..4 {
                    let v23 = s20;
                    let v24 = t6_row_3.get(lane);
                    s20 = __Elem::add(v23, v24);
                }
                let v25 = s20;
                t6_row_3.set(lane, v25);
            }
        }
    }

    #[inline]
    unsafe fn parallel_9<
        L: __cpu::Level,
        R0: __cpu::row::Row<f32>,
        R1: __cpu::row::Row<f32>,
        R2: __cpu::row::Row<T>,
        R3: __cpu::row::RowMut<u32>,
    >(
        level: L,
        start: i64,
        count: i64,
        x0_row: R0,
        x0_row_2: R1,
        t9_row: R2,
        mut t10_row: R3,
        v27: u32,
        v29: u32,
        v30: u32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v31 = x0_row.get(lane);
                let v32 = x0_row_2.get(lane);
                let v33 = t9_row.get(lane);
                let v34 = __Elem::select(v31 == v32, v27, __Elem::max(v29, __Elem::to::<u32>(v33)));
                t10_row.set(lane, v34.wrapping_add(v30));
            }
        }
    }

    #[inline]
    unsafe fn parallel_10<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t6_row_4: R0,
        v37: i64,
        v38: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i26 = start + lane as i64;
                let v39 = t6_row_4.get(lane);
                let v40 = __Elem::to::<u64>(v39).wrapping_mul(__Elem::to::<u64>(v38.wrapping_add(i26)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v37.wrapping_add(i26), 7_i64)], v40, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_11<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t9_row_2: R0,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i27 = start + lane as i64;
                let v41 = t9_row_2.get(lane);
                let v42 = __Elem::to::<u64>(v41).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i27)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i27), 7_i64)], v42, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_12<L: __cpu::Level, R0: __cpu::row::Row<u32>>(
        level: L,
        start: i64,
        count: i64,
        t10_row_2: R0,
        v43: i64,
        v44: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i29 = start + lane as i64;
                let v45 = t10_row_2.get(lane);
                let v46 = __Elem::to::<u64>(v45).wrapping_mul(__Elem::to::<u64>(v44.wrapping_add(i29)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v43.wrapping_add(i29), 7_i64)], v46, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_13<L: __cpu::Level, R0: __cpu::row::Row<u32>>(
        level: L,
        start: i64,
        count: i64,
        t11_row: R0,
        v47: i64,
        v48: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i31 = start + lane as i64;
                let v49 = t11_row.get(lane);
                let v50 = __Elem::to::<u64>(v49).wrapping_mul(__Elem::to::<u64>(v48.wrapping_add(i31)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v47.wrapping_add(i31), 7_i64)], v50, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_14<L: __cpu::Level, R0: __cpu::row::Row<u32>>(
        level: L,
        start: i64,
        count: i64,
        t12_row: R0,
        v51: i64,
        v52: i64,
        h3: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i33 = start + lane as i64;
                let v53 = t12_row.get(lane);
                let v54 = __Elem::to::<u64>(v53).wrapping_mul(__Elem::to::<u64>(v52.wrapping_add(i33)));
                h3.atomic(__cpu::AtomicOp::Add, [__Elem::rem(v51.wrapping_add(i33), 7_i64)], v54, __cpu::Order::Relaxed);
            }
        }
    }

    #[inline]
    unsafe fn parallel_15<L: __cpu::Level>(
        level: L,
        start: i64,
        count: i64,
        v59: T,
        t5_2: __cpu::View<T, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i4_2 = start + lane as i64;
                let mut s5_2 = <T as __Elem>::ZERO;
                s5_2 = <T as __Elem>::ZERO;
                for k6_2 in 0_i64..5 {
                    let v60 = s5_2;
                    s5_2 = __Elem::add(v60, v59);
                }
                let v61 = s5_2;
                t5_2.store([6_i64.wrapping_sub(i4_2)], v61);
            }
        }
    }

    #[inline]
    unsafe fn parallel_16<L: __cpu::Level, R0: __cpu::row::RowMut<u8>>(
        level: L,
        start: i64,
        count: i64,
        mut t7_2_row: R0,
        v62: u8,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                t7_2_row.set(lane, v62);
            }
        }
    }

    #[inline]
    unsafe fn parallel_17<L: __cpu::Level, R0: __cpu::row::Row<u8>>(
        level: L,
        start: i64,
        count: i64,
        t7_2_row_2: R0,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i8_2 = start + lane as i64;
                let v63 = t7_2_row_2.get(lane);
                let v64 = __Elem::to::<u64>(v63).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i8_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i8_2), 7_i64)], v64);
            }
        }
    }

    #[inline]
    unsafe fn parallel_18<L: __cpu::Level, R0: __cpu::row::Row<f32>>(
        level: L,
        start: i64,
        count: i64,
        t8_2_row: R0,
        v65: i64,
        v66: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i10_2 = start + lane as i64;
                let v67 = t8_2_row.get(lane);
                let v68 = __Elem::to::<u64>(__Elem::to::<i64>(v67 * 16.0_f32)).wrapping_mul(__Elem::to::<u64>(v66.wrapping_add(i10_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v65.wrapping_add(i10_2), 7_i64)], v68);
            }
        }
    }

    #[inline]
    unsafe fn parallel_19<L: __cpu::Level, R0: __cpu::row::Row<T>, R1: __cpu::row::RowMut<T>>(
        level: L,
        start: i64,
        count: i64,
        t5_2_row: R0,
        mut t6_2_row: R1,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v69 = t5_2_row.get(lane);
                let v70 = t5_2_row.get(lane);
                let v71 = __Elem::add(<T as __Elem>::of_i64(2), __Elem::sub(v69, v70));
                t6_2_row.set(lane, v71);
            }
        }
    }

    #[inline]
    unsafe fn parallel_20<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t5_2_row_2: R0,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i15_2 = start + lane as i64;
                let v72 = t5_2_row_2.get(lane);
                let v73 = __Elem::to::<u64>(v72).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i15_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i15_2), 7_i64)], v73);
            }
        }
    }

    #[inline]
    unsafe fn parallel_21<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t6_2_row_2: R0,
        v74: i64,
        v75: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i17_2 = start + lane as i64;
                let v76 = t6_2_row_2.get(lane);
                let v77 = __Elem::to::<u64>(v76).wrapping_mul(__Elem::to::<u64>(v75.wrapping_add(i17_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v74.wrapping_add(i17_2), 7_i64)], v77);
            }
        }
    }

    #[inline]
    unsafe fn parallel_22<L: __cpu::Level, R0: __cpu::row::RowMut<T>>(
        level: L,
        start: i64,
        count: i64,
        mut t6_2_row_3: R0,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let mut s20_2 = <T as __Elem>::ZERO;
                s20_2 = <T as __Elem>::ZERO;
                for k21_2 in 0_i64..4 {
                    let v78 = s20_2;
                    let v79 = t6_2_row_3.get(lane);
                    s20_2 = __Elem::add(v78, v79);
                }
                let v80 = s20_2;
                t6_2_row_3.set(lane, v80);
            }
        }
    }

    #[inline]
    unsafe fn parallel_23<
        L: __cpu::Level,
        R0: __cpu::row::Row<f32>,
        R1: __cpu::row::Row<f32>,
        R2: __cpu::row::Row<T>,
        R3: __cpu::row::RowMut<u32>,
    >(
        level: L,
        start: i64,
        count: i64,
        x0_2_row: R0,
        x0_2_row_2: R1,
        t9_2_row: R2,
        mut t10_2_row: R3,
        v82: u32,
        v84: u32,
        v85: u32,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let v86 = x0_2_row.get(lane);
                let v87 = x0_2_row_2.get(lane);
                let v88 = t9_2_row.get(lane);
                let v89 = __Elem::select(v86 == v87, v82, __Elem::max(v84, __Elem::to::<u32>(v88)));
                t10_2_row.set(lane, v89.wrapping_add(v85));
            }
        }
    }

    #[inline]
    unsafe fn parallel_24<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t6_2_row_4: R0,
        v92: i64,
        v93: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i26_2 = start + lane as i64;
                let v94 = t6_2_row_4.get(lane);
                let v95 = __Elem::to::<u64>(v94).wrapping_mul(__Elem::to::<u64>(v93.wrapping_add(i26_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v92.wrapping_add(i26_2), 7_i64)], v95);
            }
        }
    }

    #[inline]
    unsafe fn parallel_25<L: __cpu::Level, R0: __cpu::row::Row<T>>(
        level: L,
        start: i64,
        count: i64,
        t9_2_row_2: R0,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i27_2 = start + lane as i64;
                let v96 = t9_2_row_2.get(lane);
                let v97 = __Elem::to::<u64>(v96).wrapping_mul(__Elem::to::<u64>(5_i64.wrapping_add(i27_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(5_i64.wrapping_add(i27_2), 7_i64)], v97);
            }
        }
    }

    #[inline]
    unsafe fn parallel_26<L: __cpu::Level, R0: __cpu::row::Row<u32>>(
        level: L,
        start: i64,
        count: i64,
        t10_2_row_2: R0,
        v98: i64,
        v99: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i29_2 = start + lane as i64;
                let v100 = t10_2_row_2.get(lane);
                let v101 = __Elem::to::<u64>(v100).wrapping_mul(__Elem::to::<u64>(v99.wrapping_add(i29_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v98.wrapping_add(i29_2), 7_i64)], v101);
            }
        }
    }

    #[inline]
    unsafe fn parallel_27<L: __cpu::Level, R0: __cpu::row::Row<u32>>(
        level: L,
        start: i64,
        count: i64,
        t11_2_row: R0,
        v102: i64,
        v103: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i31_2 = start + lane as i64;
                let v104 = t11_2_row.get(lane);
                let v105 = __Elem::to::<u64>(v104).wrapping_mul(__Elem::to::<u64>(v103.wrapping_add(i31_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v102.wrapping_add(i31_2), 7_i64)], v105);
            }
        }
    }

    #[inline]
    unsafe fn parallel_28<L: __cpu::Level, R0: __cpu::row::Row<u32>>(
        level: L,
        start: i64,
        count: i64,
        t12_2_row: R0,
        v106: i64,
        v107: i64,
        h3_2: __cpu::View<u64, 1>,
    ) {
        unsafe {
            for lane in 0..__cpu::lanes(count) {
                let i33_2 = start + lane as i64;
                let v108 = t12_2_row.get(lane);
                let v109 = __Elem::to::<u64>(v108).wrapping_mul(__Elem::to::<u64>(v107.wrapping_add(i33_2)));
                h3_2.update(__cpu::AtomicOp::Add, [__Elem::rem(v106.wrapping_add(i33_2), 7_i64)], v109);
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
        plan.expect("x0", 0, 1, 6)?;
        plan.expect("y1", 1, 0, d0)?;
        plan.expect("y1", 1, 1, d0)?;
        plan.expect("a2", 2, 0, d0)?;
        plan.expect("h3", 3, 0, 7)?;
        let v0 = d0 < 100;
        plan.require(v0, "extents are below 100")?;
        plan.workspace::<u32, 2>([d0, d0])?;
        let v1 = d0.wrapping_add(6);
        let v2 = v1.wrapping_sub(1);
        let v3 = __Elem::div(v2, 6_i64);
        let v4 = d0.wrapping_add(6);
        let v5 = v4.wrapping_sub(1);
        let v6 = __Elem::div(v5, 6_i64);
        plan.value(d0);
        plan.finish([1, v3, v6])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.tile::<T, 1>([6]);
        size.tile::<T, 2>([2, 6]);
        {
            let outer = &mut size;
            let mut size = outer.scope();
            size.tile::<u8, 1>([6]);
            size.tile::<f32, 2>([6, 2]);
            outer.cover(size);
        }
        size.tile::<T, 1>([6]);
        size.tile::<u32, 2>([6, 6]);
        size.tile::<u32, 2>([6, 6]);
        size.tile::<u32, 2>([6, 6]);
        size.tile::<u32, 1>([6]);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0 = __cpu::tensor::<f32, 2>(call, 0);
            let y1 = __cpu::tensor::<T, 2>(call, 1);
            let a2 = __cpu::tensor::<u32, 1>(call, 2);
            let h3 = __cpu::tensor::<u64, 1>(call, 3);
            let w4 = __cpu::workspace::<u32, 2>(call, 0, 0);
            let d0 = __cpu::value::<i64>(call, 0);
            for block in __cpu::Blocks::new(call) {
                let [_, b1, b2] = block.index;
                let mut scratch = block.scratch;
                let t5 = scratch.tile::<T, 1>([6]);
                let x0_at = x0.window([d0.wrapping_mul(6), b1.wrapping_mul(6)], [6, 1]).squeeze([0]);
                __cpu::copy::<L, _, _, _>(x0_at, t5, <T as __Elem>::ZERO);
                let t6 = scratch.tile::<T, 2>([2, 6]);
                let v0 = t5.load([b1], <T as __Elem>::ZERO);
                let v1 = x0.load([__Elem::to::<i64>(v0), b1], <f32 as __Elem>::ZERO);
                let x0_at_2 = x0.window([b1, __Elem::rem(b2, 6_i64)], [2, 6]);
                __cpu::copy::<L, _, _, _>(x0_at_2, t6, __Elem::to::<T>(v1));
                let v2 = __Elem::div(b2.wrapping_mul(6).wrapping_add(b2), 6_i64) < b2;
                if v2 {
                    let mut scratch = scratch;
                    let v3 = __Elem::mul(<T as __Elem>::of_i64(2), <T as __Elem>::of_i64(-2));
                    let v4 = __Elem::mul(v3, <T as __Elem>::of_i64(2));
                    Self::parallel::<L>(level, 0, 6, v4, t5);
                    let t7 = scratch.tile::<u8, 1>([6]);
                    let v7 = __Elem::max(3_u8, 3_u8);
                    let t7_row = t7.row(0, [0], 6);
                    Self::parallel_2::<L, _>(level, 0, 6, t7_row.slice_mut(0, 6), v7);
                    let t8 = scratch.tile::<f32, 2>([6, 2]);
                    let x0_at_3 = x0.window([0, b2], [x0.extent[0], 2]);
                    __cpu::gather::<L, _, _, _, _>(x0_at_3, t7, t8, <f32 as __Elem>::ZERO);
                    let t7_row_2 = t7.row(0, [0], 6);
                    Self::parallel_3::<L, _>(level, 0, 6, t7_row_2.slice(0, 6), h3);
                    for i9 in 0_i64..6 {
                        let v10 = 5_i64.wrapping_add(i9).wrapping_mul(5);
                        let v11 = 5_i64.wrapping_add(i9).wrapping_mul(5);
                        let t8_row = t8.row(1, [i9, 0], 2);
                        Self::parallel_4::<L, _>(level, 0, 2, t8_row.slice(0, 2), v10, v11, h3);
                    }
                } else {
                    for k11 in 0_i64..b2 {
                        for i12 in 0_i64..2 {
                            let t5_row = t5.row(0, [0], 6);
                            let t6_row = t6.row(1, [2_i64.wrapping_sub(i12), 0], 6);
                            let (from, to) = __cpu::common(6, [t6_row.unit_span()]);
                            Self::parallel_5::<L, _, _>(
                                level,
                                from,
                                to - from,
                                t5_row.slice(from, to - from),
                                t6_row.slice_mut(from, to - from),
                            );
                            if to - from < 6 {
                                for (start, end) in [(0, from), (to, 6)] {
                                    Self::parallel_5::<L, _, _>(
                                        level,
                                        start,
                                        end - start,
                                        t5_row.slice(start, end - start),
                                        t6_row.guarded(start, <T as __Elem>::ZERO),
                                    );
                                }
                            }
                        }
                        let x0_at_4 = x0.window([d0.wrapping_mul(6), b1], [6, 2]);
                        let x0_at_4_at = x0_at_4.permute([1, 0]);
                        __cpu::copy::<L, _, _, _>(x0_at_4_at, t6, <T as __Elem>::ZERO);
                        let v14_2 = __Elem::sub(<T as __Elem>::of_i64(-2), <T as __Elem>::ONE);
                        let t6_at = t6.window([b2, __Elem::rem(k11, 2_i64)], [6, 2]);
                        let t6_at_at = t6_at.permute([1, 0]);
                        __cpu::fill::<L, _, _>(t6_at_at, v14_2);
                        let t5_row_2 = t5.row(0, [0], 6);
                        Self::parallel_6::<L, _>(level, 0, 6, t5_row_2.slice(0, 6), h3);
                        for i16 in 0_i64..2 {
                            let v19 = 5_i64.wrapping_add(i16).wrapping_mul(5);
                            let v20 = 5_i64.wrapping_add(i16).wrapping_mul(5);
                            let t6_row_2 = t6.row(1, [i16, 0], 6);
                            Self::parallel_7::<L, _>(level, 0, 6, t6_row_2.slice(0, 6), v19, v20, h3);
                        }
                    }
                }
                for i18 in 0_i64..6 {
                    let t6_row_3 = t6.row(0, [0, i18], 2);
                    Self::parallel_8::<L, _>(level, 0, 2, t6_row_3.strided(0));
                }
                let t9 = scratch.tile::<T, 1>([6]);
                __cpu::fill::<L, _, _>(t9, <T as __Elem>::ONE);
                __cpu::reduce::<L, __cpu::reduce::Max, _, _, 2>(t6, 0, __cpu::insert_axis(t9, 0), true, <T as __Elem>::ZERO);
                let t6_at_2 = t6.window([b2.wrapping_mul(2), d0.wrapping_mul(2)], [1, 6]);
                __cpu::copy::<L, _, _, _>(t6_at_2.squeeze([1]), t5, <T as __Elem>::ZERO);
                let t10 = scratch.tile::<u32, 2>([6, 6]);
                for i22 in 0_i64..6 {
                    let v26 = t5.load_inside([i22]);
                    let v27 = __Elem::rem(__Elem::to::<u32>(i22), __Elem::to::<u32>(d0.wrapping_add(1)));
                    let v28 = t9.load([b2], <T as __Elem>::ZERO);
                    let v29 = __Elem::to::<u32>(v28);
                    let v30 = __Elem::rem(0_u32 & __Elem::to::<u32>(b2.wrapping_add(1)), __Elem::to::<u32>(2_i64));
                    let x0_row = x0.row(1, [i22, 0], 6);
                    let x0_row_2 = x0.row(0, [0, __Elem::to::<i64>(v26)], 6);
                    let t9_row = t9.row(0, [0], 6);
                    let t10_row = t10.row(1, [i22, 0], 6);
                    let (from, to) = __cpu::common(6, [x0_row.unit_span(), x0_row_2.span()]);
                    Self::parallel_9::<L, _, _, _, _>(
                        level,
                        from,
                        to - from,
                        x0_row.slice(from, to - from),
                        x0_row_2.strided(from),
                        t9_row.slice(from, to - from),
                        t10_row.slice_mut(from, to - from),
                        v27,
                        v29,
                        v30,
                    );
                    if to - from < 6 {
                        for (start, end) in [(0, from), (to, 6)] {
                            Self::parallel_9::<L, _, _, _, _>(
                                level,
                                start,
                                end - start,
                                x0_row.guarded(start, <f32 as __Elem>::ZERO),
                                x0_row_2.guarded(start, <f32 as __Elem>::ZERO),
                                t9_row.slice(start, end - start),
                                t10_row.slice_mut(start, end - start),
                                v27,
                                v29,
                                v30,
                            );
                        }
                    }
                }
                let t11 = scratch.tile::<u32, 2>([6, 6]);
                let t10_at = t10.window([5, b2], [6, 6]);
                __cpu::copy::<L, _, _, _>(t10_at, t11, <u32 as __Elem>::ZERO);
                let t12 = scratch.tile::<u32, 2>([6, 6]);
                let w4_at = w4.window([b1.wrapping_mul(6), b2.wrapping_mul(6)], [6, 6]);
                __cpu::copy::<L, _, _, _>(t11, w4_at, <u32 as __Elem>::ZERO);
                let w4_at_2 = w4.window([b1.wrapping_mul(6), b2.wrapping_mul(6)], [6, 6]);
                __cpu::copy::<L, _, _, _>(w4_at_2, t12, <u32 as __Elem>::ZERO);
                let t13 = scratch.tile::<u32, 1>([6]);
                __cpu::copy::<L, _, _, _>(t9, t13, <u32 as __Elem>::ZERO);
                let v35 = t9.load([b1], <T as __Elem>::ZERO);
                let v36 = __Elem::div(__Elem::to::<i64>(v35).wrapping_mul(6), 6_i64);
                let a2_at = a2.window([v36], [6]);
                __cpu::atomic_tile::<L, _, _, _>(__cpu::AtomicOp::Add, t13, a2_at, <u32 as __Elem>::ZERO, __cpu::Order::Relaxed);
                for i25 in 0_i64..2 {
                    let v37 = 5_i64.wrapping_add(i25).wrapping_mul(5);
                    let v38 = 5_i64.wrapping_add(i25).wrapping_mul(5);
                    let t6_row_4 = t6.row(1, [i25, 0], 6);
                    Self::parallel_10::<L, _>(level, 0, 6, t6_row_4.slice(0, 6), v37, v38, h3);
                }
                let t9_row_2 = t9.row(0, [0], 6);
                Self::parallel_11::<L, _>(level, 0, 6, t9_row_2.slice(0, 6), h3);
                for i28 in 0_i64..6 {
                    let v43 = 5_i64.wrapping_add(i28).wrapping_mul(5);
                    let v44 = 5_i64.wrapping_add(i28).wrapping_mul(5);
                    let t10_row_2 = t10.row(1, [i28, 0], 6);
                    Self::parallel_12::<L, _>(level, 0, 6, t10_row_2.slice(0, 6), v43, v44, h3);
                }
                for i30 in 0_i64..6 {
                    let v47 = 5_i64.wrapping_add(i30).wrapping_mul(5);
                    let v48 = 5_i64.wrapping_add(i30).wrapping_mul(5);
                    let t11_row = t11.row(1, [i30, 0], 6);
                    Self::parallel_13::<L, _>(level, 0, 6, t11_row.slice(0, 6), v47, v48, h3);
                }
                for i32 in 0_i64..6 {
                    let v51 = 5_i64.wrapping_add(i32).wrapping_mul(5);
                    let v52 = 5_i64.wrapping_add(i32).wrapping_mul(5);
                    let t12_row = t12.row(1, [i32, 0], 6);
                    Self::parallel_14::<L, _>(level, 0, 6, t12_row.slice(0, 6), v51, v52, h3);
                }
                let y1_at = y1.window([b1.wrapping_mul(6), b2.wrapping_mul(6)], [6, 6]);
                __cpu::copy::<L, _, _, _>(t10, y1_at, <T as __Elem>::ZERO);
            }
        }
    }

    const RACES: bool = true;

    #[inline(always)]
    unsafe fn alone<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let x0_2 = __cpu::tensor::<f32, 2>(call, 0);
            let y1_2 = __cpu::tensor::<T, 2>(call, 1);
            let a2_2 = __cpu::tensor::<u32, 1>(call, 2);
            let h3_2 = __cpu::tensor::<u64, 1>(call, 3);
            let w4_2 = __cpu::workspace::<u32, 2>(call, 0, 0);
            let d0_2 = __cpu::value::<i64>(call, 0);
            for block in __cpu::Blocks::new(call) {
                let [_, b1_2, b2_2] = block.index;
                let mut scratch = block.scratch;
                let t5_2 = scratch.tile::<T, 1>([6]);
                let x0_2_at = x0_2.window([d0_2.wrapping_mul(6), b1_2.wrapping_mul(6)], [6, 1]).squeeze([0]);
                __cpu::copy::<L, _, _, _>(x0_2_at, t5_2, <T as __Elem>::ZERO);
                let t6_2 = scratch.tile::<T, 2>([2, 6]);
                let v55 = t5_2.load([b1_2], <T as __Elem>::ZERO);
                let v56 = x0_2.load([__Elem::to::<i64>(v55), b1_2], <f32 as __Elem>::ZERO);
                let x0_2_at_2 = x0_2.window([b1_2, __Elem::rem(b2_2, 6_i64)], [2, 6]);
                __cpu::copy::<L, _, _, _>(x0_2_at_2, t6_2, __Elem::to::<T>(v56));
                let v57 = __Elem::div(b2_2.wrapping_mul(6).wrapping_add(b2_2), 6_i64);
                if v57 < b2_2 {
                    let mut scratch = scratch;
                    let v58 = __Elem::mul(<T as __Elem>::of_i64(2), <T as __Elem>::of_i64(-2));
                    let v59 = __Elem::mul(v58, <T as __Elem>::of_i64(2));
                    Self::parallel_15::<L>(level, 0, 6, v59, t5_2);
                    let t7_2 = scratch.tile::<u8, 1>([6]);
                    let v62 = __Elem::max(3_u8, 3_u8);
                    let t7_2_row = t7_2.row(0, [0], 6);
                    Self::parallel_16::<L, _>(level, 0, 6, t7_2_row.slice_mut(0, 6), v62);
                    let t8_2 = scratch.tile::<f32, 2>([6, 2]);
                    let x0_2_at_3 = x0_2.window([0, b2_2], [x0_2.extent[0], 2]);
                    __cpu::gather::<L, _, _, _, _>(x0_2_at_3, t7_2, t8_2, <f32 as __Elem>::ZERO);
                    let t7_2_row_2 = t7_2.row(0, [0], 6);
                    Self::parallel_17::<L, _>(level, 0, 6, t7_2_row_2.slice(0, 6), h3_2);
                    for i9_2 in 0_i64..6 {
                        let v65 = 5_i64.wrapping_add(i9_2).wrapping_mul(5);
                        let v66 = 5_i64.wrapping_add(i9_2).wrapping_mul(5);
                        let t8_2_row = t8_2.row(1, [i9_2, 0], 2);
                        Self::parallel_18::<L, _>(level, 0, 2, t8_2_row.slice(0, 2), v65, v66, h3_2);
                    }
                } else {
                    for k11_2 in 0_i64..b2_2 {
                        for i12_2 in 0_i64..2 {
                            let t5_2_row = t5_2.row(0, [0], 6);
                            let t6_2_row = t6_2.row(1, [2_i64.wrapping_sub(i12_2), 0], 6);
                            let (from, to) = __cpu::common(6, [t6_2_row.unit_span()]);
                            Self::parallel_19::<L, _, _>(
                                level,
                                from,
                                to - from,
                                t5_2_row.slice(from, to - from),
                                t6_2_row.slice_mut(from, to - from),
                            );
                            if to - from < 6 {
                                for (start, end) in [(0, from), (to, 6)] {
                                    Self::parallel_19::<L, _, _>(
                                        level,
                                        start,
                                        end - start,
                                        t5_2_row.slice(start, end - start),
                                        t6_2_row.guarded(start, <T as __Elem>::ZERO),
                                    );
                                }
                            }
                        }
                        let x0_2_at_4 = x0_2.window([d0_2.wrapping_mul(6), b1_2], [6, 2]);
                        let x0_2_at_4_at = x0_2_at_4.permute([1, 0]);
                        __cpu::copy::<L, _, _, _>(x0_2_at_4_at, t6_2, <T as __Elem>::ZERO);
                        let v14_3 = __Elem::sub(<T as __Elem>::of_i64(-2), <T as __Elem>::ONE);
                        let t6_2_at = t6_2.window([b2_2, __Elem::rem(k11_2, 2_i64)], [6, 2]);
                        let t6_2_at_at = t6_2_at.permute([1, 0]);
                        __cpu::fill::<L, _, _>(t6_2_at_at, v14_3);
                        let t5_2_row_2 = t5_2.row(0, [0], 6);
                        Self::parallel_20::<L, _>(level, 0, 6, t5_2_row_2.slice(0, 6), h3_2);
                        for i16_2 in 0_i64..2 {
                            let v74 = 5_i64.wrapping_add(i16_2).wrapping_mul(5);
                            let v75 = 5_i64.wrapping_add(i16_2).wrapping_mul(5);
                            let t6_2_row_2 = t6_2.row(1, [i16_2, 0], 6);
                            Self::parallel_21::<L, _>(level, 0, 6, t6_2_row_2.slice(0, 6), v74, v75, h3_2);
                        }
                    }
                }
                for i18_2 in 0_i64..6 {
                    let t6_2_row_3 = t6_2.row(0, [0, i18_2], 2);
                    Self::parallel_22::<L, _>(level, 0, 2, t6_2_row_3.strided(0));
                }
                let t9_2 = scratch.tile::<T, 1>([6]);
                __cpu::fill::<L, _, _>(t9_2, <T as __Elem>::ONE);
                __cpu::reduce::<L, __cpu::reduce::Max, _, _, 2>(t6_2, 0, __cpu::insert_axis(t9_2, 0), true, <T as __Elem>::ZERO);
                let t6_2_at_2 = t6_2.window([b2_2.wrapping_mul(2), d0_2.wrapping_mul(2)], [1, 6]);
                __cpu::copy::<L, _, _, _>(t6_2_at_2.squeeze([1]), t5_2, <T as __Elem>::ZERO);
                let t10_2 = scratch.tile::<u32, 2>([6, 6]);
                for i22_2 in 0_i64..6 {
                    let v81 = t5_2.load_inside([i22_2]);
                    let v82 = __Elem::rem(__Elem::to::<u32>(i22_2), __Elem::to::<u32>(d0_2.wrapping_add(1)));
                    let v83 = t9_2.load([b2_2], <T as __Elem>::ZERO);
                    let v84 = __Elem::to::<u32>(v83);
                    let v85 = __Elem::rem(0_u32 & __Elem::to::<u32>(b2_2.wrapping_add(1)), __Elem::to::<u32>(2_i64));
                    let x0_2_row = x0_2.row(1, [i22_2, 0], 6);
                    let x0_2_row_2 = x0_2.row(0, [0, __Elem::to::<i64>(v81)], 6);
                    let t9_2_row = t9_2.row(0, [0], 6);
                    let t10_2_row = t10_2.row(1, [i22_2, 0], 6);
                    let (from, to) = __cpu::common(6, [x0_2_row.unit_span(), x0_2_row_2.span()]);
                    Self::parallel_23::<L, _, _, _, _>(
                        level,
                        from,
                        to - from,
                        x0_2_row.slice(from, to - from),
                        x0_2_row_2.strided(from),
                        t9_2_row.slice(from, to - from),
                        t10_2_row.slice_mut(from, to - from),
                        v82,
                        v84,
                        v85,
                    );
                    if to - from < 6 {
                        for (start, end) in [(0, from), (to, 6)] {
                            Self::parallel_23::<L, _, _, _, _>(
                                level,
                                start,
                                end - start,
                                x0_2_row.guarded(start, <f32 as __Elem>::ZERO),
                                x0_2_row_2.guarded(start, <f32 as __Elem>::ZERO),
                                t9_2_row.slice(start, end - start),
                                t10_2_row.slice_mut(start, end - start),
                                v82,
                                v84,
                                v85,
                            );
                        }
                    }
                }
                let t11_2 = scratch.tile::<u32, 2>([6, 6]);
                let t10_2_at = t10_2.window([5, b2_2], [6, 6]);
                __cpu::copy::<L, _, _, _>(t10_2_at, t11_2, <u32 as __Elem>::ZERO);
                let t12_2 = scratch.tile::<u32, 2>([6, 6]);
                let w4_2_at = w4_2.window([b1_2.wrapping_mul(6), b2_2.wrapping_mul(6)], [6, 6]);
                __cpu::copy::<L, _, _, _>(t11_2, w4_2_at, <u32 as __Elem>::ZERO);
                let w4_2_at_2 = w4_2.window([b1_2.wrapping_mul(6), b2_2.wrapping_mul(6)], [6, 6]);
                __cpu::copy::<L, _, _, _>(w4_2_at_2, t12_2, <u32 as __Elem>::ZERO);
                let t13_2 = scratch.tile::<u32, 1>([6]);
                __cpu::copy::<L, _, _, _>(t9_2, t13_2, <u32 as __Elem>::ZERO);
                let v90 = t9_2.load([b1_2], <T as __Elem>::ZERO);
                let v91 = __Elem::div(__Elem::to::<i64>(v90).wrapping_mul(6), 6_i64);
                let a2_2_at = a2_2.window([v91], [6]);
                __cpu::update_tile::<L, _, _, _>(__cpu::AtomicOp::Add, t13_2, a2_2_at, <u32 as __Elem>::ZERO);
                for i25_2 in 0_i64..2 {
                    let v92 = 5_i64.wrapping_add(i25_2).wrapping_mul(5);
                    let v93 = 5_i64.wrapping_add(i25_2).wrapping_mul(5);
                    let t6_2_row_4 = t6_2.row(1, [i25_2, 0], 6);
                    Self::parallel_24::<L, _>(level, 0, 6, t6_2_row_4.slice(0, 6), v92, v93, h3_2);
                }
                let t9_2_row_2 = t9_2.row(0, [0], 6);
                Self::parallel_25::<L, _>(level, 0, 6, t9_2_row_2.slice(0, 6), h3_2);
                for i28_2 in 0_i64..6 {
                    let v98 = 5_i64.wrapping_add(i28_2).wrapping_mul(5);
                    let v99 = 5_i64.wrapping_add(i28_2).wrapping_mul(5);
                    let t10_2_row_2 = t10_2.row(1, [i28_2, 0], 6);
                    Self::parallel_26::<L, _>(level, 0, 6, t10_2_row_2.slice(0, 6), v98, v99, h3_2);
                }
                for i30_2 in 0_i64..6 {
                    let v102 = 5_i64.wrapping_add(i30_2).wrapping_mul(5);
                    let v103 = 5_i64.wrapping_add(i30_2).wrapping_mul(5);
                    let t11_2_row = t11_2.row(1, [i30_2, 0], 6);
                    Self::parallel_27::<L, _>(level, 0, 6, t11_2_row.slice(0, 6), v102, v103, h3_2);
                }
                for i32_2 in 0_i64..6 {
                    let v106 = 5_i64.wrapping_add(i32_2).wrapping_mul(5);
                    let v107 = 5_i64.wrapping_add(i32_2).wrapping_mul(5);
                    let t12_2_row = t12_2.row(1, [i32_2, 0], 6);
                    Self::parallel_28::<L, _>(level, 0, 6, t12_2_row.slice(0, 6), v106, v107, h3_2);
                }
                let y1_2_at = y1_2.window([b1_2.wrapping_mul(6), b2_2.wrapping_mul(6)], [6, 6]);
                __cpu::copy::<L, _, _, _>(t10_2, y1_2_at, <T as __Elem>::ZERO);
            }
        }
    }
}
