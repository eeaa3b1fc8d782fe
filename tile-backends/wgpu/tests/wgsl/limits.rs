//! Limits of devices: what exceeds one is refused, by the name that WebGPU has for it,
//! and what is at it is taken.

use tile_core::ir::Func;
use tile_core::passes::run_passes;
use tile_simt::facts::LaunchFacts;
use tile_wgpu::compile::compile;
use tile_wgpu::wgsl::{Class, emit};

/// A sum of two tensors by way of memory of the workgroup.
const SUM: &str = "kernel sum(
      %a a: global<f32, [64]>, %b b: global<f32, [64]>, %c c: mut global<f32, [64]>,
    )
    schedule gpu(threads = 64)
    host { %one = const 1 : index }
    grid %one
    body (%block block: index) {
      %a_s a_s = alloc : shared<f32, [64]>
      %b_s b_s = alloc : shared<f32, [64]>
      copy %a, %a_s
      copy %b, %b_s
      %n = const 64 : index
      %last = const 63 : index
      parallel %n (%i i: index) {
        %j = bin.sub %last, %i : index
        %x = load %a_s, %i : f32
        %y = load %b_s, %j : f32
        %z = bin.add %x, %y : f32
        store %z, %c, %i
      }
    }";

/// A product in matrices.
const MATRICES: &str = "kernel matrices(
      %a a: global<f16, [32, 32]>, %b b: global<f16, [32, 32]>, %c c: mut global<f32, [32, 32]>,
    )
    schedule gpu(threads = 32)
    host { %one = const 1 : index }
    grid %one
    body (%block block: index) {
      %a_s a_s = alloc : shared<f16, [32, 32]>
      %b_s b_s = alloc : shared<f16, [32, 32]>
      %acc acc = alloc : fragment<f32, [32, 32]>
      copy %a, %a_s
      copy %b, %b_s
      %z = const 0 : f32
      fill %acc, %z
      gemm %a_s, %b_s, %acc, accumulate
      copy %acc, %c
    }";

/// The greatest of rows.
const GREATEST: &str = "kernel greatest(%a a: global<f32, [8, 32]>, %c c: mut global<f32, [8]>)
    schedule gpu(threads = 32)
    host { %one = const 1 : index }
    grid %one
    body (%block block: index) {
      %t t = alloc : fragment<f32, [8, 32]>
      %top top = alloc : fragment<f32, [8]>
      copy %a, %t
      reduce.max %t, %top, axis = 1
      copy %top, %c
    }";

fn func(text: &str) -> Func {
    let mut func = tile_core::ir::text::parse(text).expect("it is well-formed");
    run_passes(&mut func, None).expect("it is verified");
    func
}

/// What devices of one class say of a program that was made for another.
fn said(text: &str, made_for: &Class, class: &Class) -> Result<(), String> {
    let func = func(text);
    let compiled = compile(&func, &LaunchFacts::strongest(&func), made_for).expect("it is compiled");
    emit(&compiled.kernel, class).map(|_| ()).map_err(|error| error.to_string())
}

#[test]
fn programs_beyond_a_limit_are_refused_by_its_name() {
    let desktop = Class::DESKTOP;
    let shared = |max_shared| Class { max_shared, ..Class::DESKTOP };
    let said = |class: Class| said(SUM, &desktop, &class);
    assert_eq!(said(Class { max_threads: 64, ..Class::DESKTOP }), Ok(()));
    let refused = "it needs 64 invocations of a workgroup: maxComputeInvocationsPerWorkgroup is 63";
    assert_eq!(said(Class { max_threads: 63, ..Class::DESKTOP }), Err(refused.to_owned()));
    assert_eq!(said(Class { storage_buffers: 3, ..Class::DESKTOP }), Ok(()));
    let refused = "it needs 3 storage buffers: maxStorageBuffersPerShaderStage is 2";
    assert_eq!(said(Class { storage_buffers: 2, ..Class::DESKTOP }), Err(refused.to_owned()));
    assert_eq!(said(shared(512)), Ok(()));
    let refused = "it needs 512 bytes of workgroup memory: maxComputeWorkgroupStorageSize is 496";
    assert_eq!(said(shared(496)), Err(refused.to_owned()));
}

#[test]
fn matrices_are_for_subgroups_of_their_size() {
    let made_for = Class::cooperative();
    assert_eq!(said(MATRICES, &made_for, &made_for), Ok(()));
    let refused =
        |found: u32| format!("it needs cooperative matrices: the size of subgroups that hold them is {found}");
    let smaller = Class { subgroup: 16, ..made_for.clone() };
    assert_eq!(said(MATRICES, &made_for, &smaller), Err(refused(16)));
    assert_eq!(said(MATRICES, &made_for, &Class { cooperative: None, ..made_for.clone() }), Err(refused(32)));
}

#[test]
fn lanes_exchange_within_the_smallest_subgroup() {
    assert_eq!(said(GREATEST, &Class::DESKTOP, &Class::DESKTOP), Ok(()));
    let error = said(GREATEST, &Class::DESKTOP, &Class { subgroup: 4, ..Class::DESKTOP }).expect_err("too far");
    assert!(error.ends_with("subgroups may have no more than 4 invocations"), "{error}");
}

/// A launch hears of the same, in the error that it gives.
#[test]
fn compilation_says_the_same() {
    let func = func(SUM);
    let compiled = |class: Class| compile(&func, &LaunchFacts::strongest(&func), &class).map(|_| ());
    assert_eq!(compiled(Class::MINIMAL), Ok(()));
    let error = compiled(Class { storage_buffers: 2, ..Class::MINIMAL }).expect_err("a buffer too many").to_string();
    assert!(error.contains("maxStorageBuffersPerShaderStage is 2"), "{error}");
    let error = compiled(Class { max_threads: 32, ..Class::MINIMAL }).expect_err("too many threads").to_string();
    assert!(error.contains("64"), "{error}");
}
