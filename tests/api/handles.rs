//! Tests of kernel handles as values: what is known of a kernel without launching it.

use crate::kernels::{halves, idle, matmul, scale};
use tile_kernel::elem::{DType, Elem};
use tile_kernel::launch::{Candidate, Definition, Kernel};
use tile_kernel::prelude::*;

#[test]
fn handles_are_small_plain_values() {
    fn plain<T: Copy + Send + Sync + std::fmt::Debug + 'static>(value: T) -> String {
        assert!(size_of::<T>() <= 1);
        format!("{:?}", value.clone())
    }
    const MATMUL: matmul<f16, 16, 8> = matmul::<f16, 16, 8>();
    assert_eq!(plain(MATMUL), "matmul");
    assert_eq!(plain(scale::<i8, 4>()), "scale");
    assert_eq!(plain(idle()), "idle");
}

#[test]
fn the_default_instance_is_the_one_stated() {
    let _: scale<f32, 8> = <scale>::default();
    let _: scale<f32, 8> = Default::default();
    // Without `<…>`, too.
    let _: scale<f32, 8> = scale::default();
    let _: idle = idle::default();
    let _: idle = Default::default();
    // What a type leaves out is the default's.
    let _: scale<i8, 8> = <scale<i8>>::default();
    fn generic<T: Num>() -> scale<T, 8> {
        <scale<T>>::default()
    }
    let _: scale<u8, 8> = generic();
}

#[test]
fn devices_choose_where_the_user_leaves_it_to_them() {
    let tuning = |kernel: &dyn Kernel| {
        let mut names = Vec::new();
        kernel.with_instance(&mut |instance| names = instance.tuning().iter().map(|tunable| tunable.name).collect());
        names
    };
    assert_eq!(tuning(&scale::<f32, 8>()), [""; 0]);
    assert_eq!(tuning(&scale::<f32, 8>().fitted()), ["N", "T"]);
    assert_eq!(tuning(&<scale>::default()), ["N", "T"]);
    assert_eq!(tuning(&<scale<f16>>::default()), ["N", "T"]);
    assert_eq!(tuning(&idle().fitted()), [""; 0]);
}

#[test]
fn the_definition_names_what_devices_need() {
    let def = matmul::DEF;
    assert_eq!(def.name, "matmul");
    assert!(def.file.ends_with("kernels.rs"), "{}", def.file);
    assert!(def.ir.starts_with("kernel matmul<T: Element, const BM: index, const BK: index>("), "{}", def.ir);
    let params: Vec<_> = def.params.iter().map(|p| (p.name, p.elem, p.rank, p.mutable)).collect();
    let t = Elem::Param(0);
    assert_eq!(params, [("a", t, Some(2), false), ("b", t, Some(2), false), ("c", t, Some(2), true)]);
    let factor = &scale::DEF.params[1];
    assert_eq!((factor.name, factor.rank), ("factor", None));
    assert!(std::ptr::eq(matmul::<f64, 4, 4>().def(), matmul::DEF));
}

#[test]
fn candidates_are_listed() {
    let [n, t] = scale::TUNING else { panic!("{:?}", scale::TUNING) };
    assert_eq!((n.name, n.candidates), ("N", &[Candidate::Const(8), Candidate::Const(16)][..]));
    assert_eq!((t.name, t.candidates), ("T", &[Candidate::Elem(DType::F32), Candidate::Elem(DType::F16)][..]));
    assert!(matmul::TUNING.is_empty());
}

#[test]
fn instances_carry_their_parameters() {
    let kernels: [(&dyn Kernel, &[DType], &[i64]); 3] =
        [(&matmul::<bf16, 16, 8>(), &[DType::BF16], &[16, 8]), (&halves::<6>(), &[], &[6]), (&idle(), &[], &[])];
    for (kernel, elems, consts) in kernels {
        let mut calls = 0;
        kernel.with_instance(&mut |instance| {
            calls += 1;
            assert!(std::ptr::eq(instance.def(), kernel.def()));
            assert_eq!((instance.elems(), instance.consts()), (elems, consts));
        });
        assert_eq!(calls, 1);
    }
}
