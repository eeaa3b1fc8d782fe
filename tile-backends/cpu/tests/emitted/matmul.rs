// Emitted from matmul.tile.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(
    clippy::all,
    missing_docs,
    non_camel_case_types,
    unused_imports,
    unreachable_pub,
    reason = "emitted text"
)]

use tile_cpu as __cpu;
use tile_cpu::CpuElem as __Elem;

#[allow(unused, non_snake_case, reason = "written by the compiler")]
pub struct __Kernel<T: __Elem, const BM: usize, const BN: usize, const BK: usize>(::core::marker::PhantomData<(T,)>);

#[allow(unused, non_snake_case, reason = "written by the compiler")]
impl<T: __Elem, const BM: usize, const BN: usize, const BK: usize> __Kernel<T, BM, BN, BK> {
    const K_0: usize = __cpu::gemm_steps::<T>([BM as i64, BN as i64, BK as i64]);
}

// SAFETY: emitted for a verified kernel; see `tile_cpu::block`.
#[allow(unused, non_snake_case, reason = "written by the compiler")]
unsafe impl<T: __Elem, const BM: usize, const BN: usize, const BK: usize> __cpu::Kernel for __Kernel<T, BM, BN, BK> {
    fn plan(args: &[__cpu::Arg<'_>]) -> __cpu::Planned {
        let mut plan = __cpu::Planner::new("matmul", args);
        let m = plan.extent(0, 0);
        let k = plan.extent(0, 1);
        plan.expect("b", 1, 0, k)?;
        let n = plan.extent(1, 1);
        plan.expect("c", 2, 0, m)?;
        plan.expect("c", 2, 1, n)?;
        let v0 = m.wrapping_add(BM as i64);
        let v1 = v0.wrapping_sub(1);
        let v2 = __Elem::div(v1, BM as i64);
        let v3 = n.wrapping_add(BN as i64);
        let v4 = v3.wrapping_sub(1);
        let v5 = __Elem::div(v4, BN as i64);
        plan.value(k);
        plan.panels(0, [BM as i64, Self::K_0 as i64], 0b010, [BM as i64, Self::K_0 as i64], [0, 1], [true, true], __cpu::panel_a::<T, T, <T as __Elem>::Accum>());
        plan.panels(1, [Self::K_0 as i64, BN as i64], 0b100, [Self::K_0 as i64, BN as i64], [0, 1], [true, true], __cpu::panel_b::<T, T, <T as __Elem>::Accum>());
        plan.finish([1, v2, v5])
    }

    fn scratch<L: __cpu::Level>() -> usize {
        let mut size = __cpu::ScratchSize::new();
        size.panel_a::<L, T, T, <T as __Elem>::Accum>(BM as i64, Self::K_0 as i64);
        size.panel_b::<L, T, T, <T as __Elem>::Accum>(Self::K_0 as i64, BN as i64);
        size.tile::<<T as __Elem>::Accum, 2>([BM as i64, BN as i64]);
        size.gemm::<L, T, T, <T as __Elem>::Accum>(BM as i64, BN as i64, Self::K_0 as i64);
        size.bytes()
    }

    #[inline(always)]
    unsafe fn blocks<L: __cpu::Level>(level: L, call: &__cpu::HostCall<'_>) {
        unsafe {
            let a = __cpu::tensor::<T, 2>(call, 0);
            let b = __cpu::tensor::<T, 2>(call, 1);
            let c = __cpu::tensor::<T, 2>(call, 2);
            let panels_0 = __cpu::PanelCache::new::<L>(call, 0);
            let panels_1 = __cpu::PanelCache::new::<L>(call, 1);
            let k = __cpu::value::<i64>(call, 0);
            for block in __cpu::Blocks::new(call) {
                let [_, by, bx] = block.index;
                let mut scratch = block.scratch;
                let a_s_own = scratch.panel_a::<L, T, T, <T as __Elem>::Accum>(BM as i64, Self::K_0 as i64);
                let b_s_own = scratch.panel_b::<L, T, T, <T as __Elem>::Accum>(Self::K_0 as i64, BN as i64);
                let acc = scratch.tile::<<T as __Elem>::Accum, 2>([BM as i64, BN as i64]);
                let v0 = __Elem::div(k.wrapping_add(Self::K_0 as i64 - 1), Self::K_0 as i64);
                let c_at = c.window([by.wrapping_mul(BM as i64), bx.wrapping_mul(BN as i64)], [BM as i64, BN as i64]);
                for ko in 0_i64..v0 {
                    let v1 = ko.wrapping_mul(Self::K_0 as i64);
                    let a_at = a.window([by.wrapping_mul(BM as i64), v1], [BM as i64, Self::K_0 as i64]);
                    let a_s_slot = panels_0.slot([by.wrapping_mul(BM as i64), v1], a_s_own);
                    let b_at = b.window([v1, bx.wrapping_mul(BN as i64)], [Self::K_0 as i64, BN as i64]);
                    let b_s_slot = panels_1.slot([v1, bx.wrapping_mul(BN as i64)], b_s_own);
                    __cpu::sized!((BM as i64) * (BN as i64) * (Self::K_0 as i64) <= 13824, gemm_step::<L, _, _, T, T, <T as __Elem>::Accum, _>(__cpu::Operand::FusedPack(a_at, <T as __Elem>::ZERO, a_s_slot), __cpu::Operand::FusedPack(b_at, <T as __Elem>::ZERO, b_s_slot), acc, Self::K_0 as i64, [ko == 0_i64, ko + 1 == v0], c_at, if ko + 1 == v0 { __cpu::PrefetchList::new([]) } else { __cpu::PrefetchList::new([panels_0.prefetch_rows([by.wrapping_mul(BM as i64), v1], [0, Self::K_0 as i64], a_at.prefetch_rows([0, Self::K_0 as i64])), panels_1.prefetch_rows([v1, bx.wrapping_mul(BN as i64)], [Self::K_0 as i64, 0], b_at.prefetch_rows([Self::K_0 as i64, 0]))]) }));
                }
                if 0_i64 >= v0 {
                    __cpu::fill::<L, _, _>(acc, <<T as __Elem>::Accum as __Elem>::ZERO);
                    __cpu::copy_out::<L, _, _, _>(acc, c_at, <T as __Elem>::ZERO, __cpu::is_non_temporal(call, &c), __cpu::PacedPrefetch::none());
                }
            }
        }
    }
}
