//! A profile of launches on the CPU and in the interpreter: work, trace, page, errors.

use tile_kernel::prelude::*;
use tile_profile::{Profile, Roofs};

#[tile_kernel(default(BM = 32, BN = 32, BK = 16))]
fn matmul<const BM: usize, const BN: usize, const BK: usize>(
    a: &Tensor<f32, 2>,
    b: &Tensor<f32, 2>,
    c: &mut Tensor<f32, 2>,
) {
    dims!(a = [m, k], b = [k, n], c = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut a_s = shared::<f32>([BM, BK]);
    let mut b_s = shared::<f32>([BK, BN]);
    let mut acc = fragment::<f32>([BM, BN]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(BK), stages = 2, |ko| {
        copy(a.at([by * BM, ko * BK]), &mut a_s);
        copy(b.at([ko * BK, bx * BN]), &mut b_s);
        gemm(&a_s, &b_s, &mut acc);
    });
    copy(&acc, c.at_mut([by * BM, bx * BN]));
}

fn tensors() -> [Tensor<f32, 2>; 3] {
    [Tensor::from_fn([64, 48], |_| 1.0), Tensor::from_fn([48, 96], |_| 1.0), Tensor::zeros([64, 96])]
}

#[test]
fn launches_are_kept_with_their_work() {
    let cpu = Cpu::new();
    let device = Profile::new().with_roofs(Roofs::new(1e10, 1e11)).on(&cpu);
    let [a, b, mut c] = tensors();
    matmul::default().launch(&device, &a, &b, &mut c).unwrap();
    matmul::default().launch(&device, &a, &b, &mut c).unwrap();
    assert_eq!(c[[63, 95]], 48.0);
    let launches = device.hook().launches();
    assert_eq!((launches.len(), &*launches[1].extents), (2, "64×48 48×96 64×96"));
    let work = launches[0].work;
    assert_eq!(work.operations, 2.0 * 64.0 * 48.0 * 96.0);
    assert_eq!((work.read, work.written), (4.0 * (64.0 * 48.0 + 48.0 * 96.0), 4.0 * 64.0 * 96.0));
    assert!(launches[0].start < launches[1].start && !launches[1].time.is_zero());
    let summary = device.hook().summary();
    assert_eq!((summary.len(), summary[0].launches, summary[0].work.read), (1, 2, 2.0 * work.read));
}

#[test]
fn traces_and_pages_tell_all_launches() {
    let interpreter = Interpreter::default();
    let device = Profile::new().with_roofs(Roofs::new(1e10, 1e11)).on(&interpreter);
    let [a, b, mut c] = tensors();
    matmul::default().launch(&device, &a, &b, &mut c).unwrap();
    let trace: serde_json::Value = serde_json::from_str(&device.hook().chrome_trace()).unwrap();
    let event = &trace["traceEvents"][0];
    assert_eq!((event["name"].as_str(), event["ph"].as_str()), (Some("matmul"), Some("X")));
    assert!(event["dur"].as_f64().unwrap() > 0.0);
    let page = device.hook().html("a <program>");
    for part in
        ["<title>a &lt;program&gt;</title>", "aria-label=\"timeline\"", "aria-label=\"roofline\"", "64×48 48×96 64×96"]
    {
        assert!(page.contains(part), "{part} in {page}");
    }
    assert!(!page.contains("http"), "the page refers to nothing outside");
    let drawing = |fill: &str| format!("<svg xmlns=\"http://www.w3.org/2000/svg\">\n<rect fill=\"{fill}\"/></svg>");
    device.hook().draw("matmul", "layouts", &drawing("#111"));
    device.hook().draw("matmul", "layouts", &drawing("#222"));
    let page = device.hook().html("drawn");
    assert!(page.contains("<img alt=\"matmul: layouts\"") && page.contains("%3Crect fill=%22%23222%22/%3E"), "{page}");
    assert!(!page.contains("%23111"), "a drawing takes the place of one with the same caption");
    assert!(Profile::new().html("nothing").contains("0 launches"));
}

/// The CPU tells when each block ran; the trace and the page have it beside the launches.
#[test]
fn blocks_of_the_cpu_are_inside() {
    let cpu = Cpu::new().with_threads(2);
    let device = Profile::new().with_timelines().on(&cpu);
    let [a, b, mut c] = tensors();
    matmul::default().launch(&device, &a, &b, &mut c).unwrap();
    matmul::default().launch(&device, &a, &b, &mut c).unwrap();
    assert_eq!(c[[63, 95]], 48.0);
    let insides = device.hook().insides();
    let [inside] = &insides[..] else { panic!("one of the kernel's extents: {insides:?}") };
    let lanes = &inside.timeline.lanes;
    let mut blocks: Vec<&str> = lanes.iter().flat_map(|lane| &lane.events).map(|event| &*event.detail).collect();
    blocks.sort_unstable();
    assert_eq!(blocks, ["[0, 0, 0]", "[0, 0, 1]", "[0, 0, 2]", "[0, 1, 0]", "[0, 1, 1]", "[0, 1, 2]"]);
    let trace: serde_json::Value = serde_json::from_str(&device.hook().chrome_trace()).unwrap();
    let events = trace["traceEvents"].as_array().unwrap();
    let of = |ph: &str, pid: u64| events.iter().filter(|event| event["ph"] == ph && event["pid"] == pid).count();
    assert_eq!((of("X", 1), of("X", 2), of("M", 2)), (2, 6, 2 * lanes.len()));
    let launch = &events[1];
    let inner = events.iter().filter(|event| event["pid"] == 2 && event["ph"] == "X");
    assert!(inner.clone().all(|event| event["ts"].as_f64() >= launch["ts"].as_f64()), "{trace}");
    let page = device.hook().html("inside");
    for part in
        ["Inside kernels", "aria-label=\"inside the kernel\"", "CPU, thread 0", "<td>block</td>", "twice a block"]
    {
        assert!(page.contains(part), "{part} in {page}");
    }
    assert!(device.hook().overhead(inside).contains(" while it is recorded, "));
}

/// A device that records nothing says so, and has not launched.
#[test]
fn other_devices_refuse_timelines() {
    let [a, b, mut c] = tensors();
    let interpreter = Interpreter::default();
    let device = Profile::new().with_timelines().on(&interpreter);
    let error = matmul::default().launch(&device, &a, &b, &mut c).unwrap_err();
    assert!(error.to_string().contains("records no timeline inside kernels; `cpu` and `cuda` do"), "{error}");
    assert!(device.hook().launches().is_empty() && c[[0, 0]] == 0.0);
    let checked = Cpu::checked();
    let device = Profile::new().with_timelines().on(&checked);
    let error = matmul::default().launch(&device, &a, &b, &mut c).unwrap_err();
    assert!(error.to_string().contains("the interpreter runs checked launches"), "{error}");
}

/// A launch that fails is an error, and no launch of the profile.
#[test]
fn errors_pass() {
    let cpu = Cpu::new();
    let device = Profile::new().on(&cpu);
    let [a, _, mut c] = tensors();
    let error = matmul::default().launch(&device, &a, &Tensor::zeros([7, 96]), &mut c).unwrap_err();
    assert_eq!(error.to_string(), "argument `b`: axis 0 has extent 7, expected 48");
    assert!(device.hook().launches().is_empty());
}
