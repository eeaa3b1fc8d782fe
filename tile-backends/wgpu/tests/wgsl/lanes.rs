//! What kernels are where a software GPU executes them: in which of them its lanes
//! share operand loads by subgroup shuffles, and what is written otherwise than for a GPU.

use tile_core::passes::run_passes;
use tile_simt::facts::LaunchFacts;
use tile_wgpu::compile::compile;
use tile_wgpu::wgsl::{Class, Lanes};

/// The module of a kernel.
fn module(text: &str, class: &Class) -> String {
    let mut func = tile_core::ir::text::parse(text).expect("it is well-formed");
    run_passes(&mut func, None).expect("it is verified");
    compile(&func, &LaunchFacts::strongest(&func), class).expect("it is compiled").emitted.text
}

/// Whether lanes hand each other operands.
fn hands(text: &str, lanes: Lanes) -> bool {
    // Room for what is copied without lanes.
    module(text, &Class { lanes, max_shared: 64 << 10, ..Class::SOFTWARE_GPU }).contains("subgroupBroadcast")
}

const PRODUCT: &str = "
kernel product(%a a: global<f32, [32, 32]>, %b b: global<f32, [32, 32]>, %c c: mut global<f32, [32, 32]>)
body {
  %s s = alloc : shared<f32, [32, 32]>
  %t t = alloc : shared<f32, [32, 32]>
  %acc acc = alloc : fragment<f32, [32, 32]>
  copy %a, %s
  copy %b, %t
  gemm %s, %t, %acc
  copy %acc, %c
}";

/// A product whose left operand is in registers, with so many columns.
fn in_registers(columns: u32) -> String {
    format!(
        "
kernel weighted(%a a: global<f32, [32, 64]>, %b b: global<f32, [64, {columns}]>, %c c: mut global<f32, [32, {columns}]>)
body {{
  %p p = alloc : fragment<f32, [32, 64]>
  %t t = alloc : shared<f32, [64, {columns}]>
  %acc acc = alloc : fragment<f32, [32, {columns}]>
  copy %a, %p
  copy %b, %t
  gemm %p, %t, %acc
  copy %acc, %c
}}"
    )
}

const ROWS: &str = "
kernel rows(%x x: global<f32, [32, 64]>, %y y: mut global<f32, [32]>)
body {
  %t t = alloc : fragment<f32, [32, 64]>
  %top top = alloc : fragment<f32, [32]>
  copy %x, %t
  reduce.max %t, %top, axis = 1
  copy %top, %y
}";

#[test]
fn lanes_hand_operands_on_where_kernels_multiply() {
    assert!(hands(PRODUCT, Lanes::Products));
    assert!(!hands(PRODUCT, Lanes::Never));
    let [paid, never, always] = [Lanes::Products, Lanes::Never, Lanes::Always]
        .map(|lanes| module(ROWS, &Class { lanes, ..Class::SOFTWARE_GPU }));
    assert_eq!(paid, never);
    assert_ne!(paid, always);
}

#[test]
fn products_that_are_written_out_are_few() {
    assert!(hands(&in_registers(64), Lanes::Products));
    assert!(!hands(&in_registers(128), Lanes::Products));
    assert!(hands(&in_registers(128), Lanes::Always));
}

const MASKED: &str = "
kernel masked(%x x: global<f32, [?]>, %y y: mut global<f32, [?]>)
schedule gpu(threads = 32)
body {
  %32 = const 32 : index
  parallel %32 (%i i: index) {
    %v = load %x, %i : f32
    %r = un.round_even %v : f32
    store %r, %y, %i
  }
}";

/// A software GPU executes both ways of a condition, and Mesa's rounding there is not always
/// that of WGSL.
#[test]
fn processors_load_anyway_and_round_by_themselves() {
    let [software_gpu, desktop] = [Class::SOFTWARE_GPU, Class::DESKTOP].map(|class| module(MASKED, &class));
    assert!(software_gpu.contains("= select(0u, "), "{software_gpu}");
    assert!(software_gpu.contains("= round_even_f32("), "{software_gpu}");
    assert!(!desktop.contains("select(0u, ") && desktop.contains("= round("), "{desktop}");
}
