//! The functions of a library, called as C calls them, on the interpreter.

use std::ffi::{CStr, CString, c_char, c_void};
use std::ptr::{null, null_mut};
use tile_capi::{DLDataType, DLDevice, DLTensor, Device, LEFT_OUT, Prepared, Status, TileScalar};
use tile_kernel::prelude::*;

/// out = a·x.
#[tile_kernel(default(T = f32, N = 4), tune(N = [2, 4, 8]))]
fn scale<T: Num, const N: usize>(x: &Tensor<T, 1>, a: T, out: &mut Tensor<T, 1>) {
    dims!(x = [n], out = [n]);
    let [b] = blocks([n.div_ceil(N)]);
    parallel!(N, |i| {
        out[b * N + i] = a * x[b * N + i];
    });
}

/// Something with a condition.
#[tile_kernel(default(N = 4, M = 2))]
fn halves<const N: usize, const M: usize>(x: &Tensor<f32, 2>, out: &mut Tensor<f32, 2>) {
    dims!(x = [n, N], out = [n, 2 * M]);
    require!(2 * M == N, "M is half of N");
    let [b] = blocks([n]);
    let mut t = fragment::<f32>([1, N]);
    copy(x.at([b, 0]), &mut t);
    copy(t.reshape([1, 2 * M]), out.at_mut([b, 0]));
}

/// Listed twice.
mod other {
    use tile_kernel::prelude::*;

    #[tile_kernel(default(N = 4))]
    pub(crate) fn twice<const N: usize>(out: &mut Tensor<f32, 1>) {
        dims!(out = [n]);
        let [b] = blocks([n.div_ceil(N)]);
        parallel!(N, |i| {
            out[b * N + i] = 2.0;
        });
    }
}

tile_capi::export!(|kernels| {
    kernels.add(&<scale>::default());
    kernels.add(&<halves>::default());
    kernels.add(&<other::twice>::default());
    kernels.add(&other::twice::<8>());
});

#[allow(improper_ctypes, reason = "devices and kernels are opaque to C")]
unsafe extern "C" {
    safe fn tile_kernel_abi() -> u32;
    safe fn tile_kernel_catalogue() -> *const c_char;
    fn tile_kernel_open(target: *const c_char, n: i32, out: *mut *mut Device, text: *mut c_char, room: usize) -> i32;
    fn tile_kernel_close(device: *mut Device);
    fn tile_kernel_prepare(
        device: *const Device,
        name: *const c_char,
        types: *const *const c_char,
        type_count: usize,
        consts: *const i64,
        const_count: usize,
        out: *mut *mut Prepared,
        text: *mut c_char,
        room: usize,
    ) -> i32;
    fn tile_kernel_release(kernel: *mut Prepared);
    fn tile_kernel_launch(
        kernel: *const Prepared,
        tensors: *const *const DLTensor,
        tensor_count: usize,
        scalars: *const TileScalar,
        scalar_count: usize,
        stream: *mut c_void,
        text: *mut c_char,
        room: usize,
    ) -> i32;
    fn tile_kernel_shapes(
        kernel: *const Prepared,
        shapes: *const *mut i64,
        tensor_count: usize,
        scalars: *const TileScalar,
        scalar_count: usize,
        text: *mut c_char,
        room: usize,
    ) -> i32;
    fn tile_kernel_rounding(
        kernel: *const Prepared,
        tensors: *const *const DLTensor,
        tensor_count: usize,
        scalars: *const TileScalar,
        scalar_count: usize,
        report: *mut c_char,
        report_room: usize,
        text: *mut c_char,
        room: usize,
    ) -> i32;
}

type Outcome<T> = Result<T, (Status, String)>;

/// Calls with room for a message.
fn call(f: impl FnOnce(*mut c_char, usize) -> i32) -> Outcome<()> {
    let mut message = [0x7f_u8; 256];
    let number = f(message.as_mut_ptr().cast(), message.len());
    let text = CStr::from_bytes_until_nul(&message).expect("messages end with a zero").to_str().expect("UTF-8");
    let (status, _) = Status::ALL[usize::try_from(number).expect("statuses are not negative")];
    if status == Status::Ok {
        assert_eq!(text, "");
        return Ok(());
    }
    Err((status, text.to_owned()))
}

fn open(target: &str, ordinal: i32) -> Outcome<*mut Device> {
    let target = CString::new(target).expect("no zero inside");
    let mut device = null_mut();
    // SAFETY: all pointers are valid.
    call(|text, room| unsafe { tile_kernel_open(target.as_ptr(), ordinal, &raw mut device, text, room) })?;
    Ok(device)
}

fn prepare(device: *const Device, name: &str, types: &[&str], consts: &[i64]) -> Outcome<*mut Prepared> {
    let name = CString::new(name).expect("no zero inside");
    let types: Vec<CString> = types.iter().map(|ty| CString::new(*ty).expect("no zero inside")).collect();
    let types: Vec<*const c_char> = types.iter().map(|ty| ty.as_ptr()).collect();
    let mut kernel = null_mut();
    call(|text, room| {
        let (type_count, const_count) = (types.len(), consts.len());
        let (types, consts) = (types.as_ptr(), consts.as_ptr());
        let out = &raw mut kernel;
        // SAFETY: all pointers are valid.
        unsafe { tile_kernel_prepare(device, name.as_ptr(), types, type_count, consts, const_count, out, text, room) }
    })?;
    Ok(kernel)
}

fn launch(kernel: *const Prepared, tensors: &[*const DLTensor], scalars: &[TileScalar]) -> Outcome<()> {
    call(|text, room| {
        let (tensor_count, scalar_count) = (tensors.len(), scalars.len());
        // SAFETY: all pointers are valid, and the tensors' arrays live in the
        // caller.
        unsafe {
            tile_kernel_launch(
                kernel,
                tensors.as_ptr(),
                tensor_count,
                scalars.as_ptr(),
                scalar_count,
                null_mut(),
                text,
                room,
            )
        }
    })
}

/// A vector in host memory.
struct Vector {
    _data: Vec<f32>,
    _shape: Box<[i64; 1]>,
    tensor: DLTensor,
}

fn vector(data: &[f32]) -> Vector {
    let (mut data, mut shape) = (data.to_vec(), Box::new([data.len() as i64]));
    let tensor = DLTensor {
        data: data.as_mut_ptr().cast(),
        device: DLDevice { device_type: DLDevice::CPU, device_id: 0 },
        ndim: 1,
        dtype: DLDataType { code: 2, bits: 32, lanes: 1 },
        shape: shape.as_mut_ptr(),
        strides: null_mut(),
        byte_offset: 0,
    };
    Vector { _data: data, _shape: shape, tensor }
}

impl Vector {
    fn pointer(&self) -> *const DLTensor {
        &raw const self.tensor
    }

    fn read(&self) -> Vec<f32> {
        let length = usize::try_from(self._shape[0]).expect("it was a length");
        // SAFETY: the launch that wrote them is over.
        (0..length).map(|i| unsafe { self.tensor.data.cast::<f32>().add(i).read() }).collect()
    }
}

#[test]
fn kernels_run_by_name() -> Outcome<()> {
    assert_eq!(tile_kernel_abi(), tile_capi::ABI);
    let device = open("interpreter", 0)?;
    let (x, out) = (vector(&[1.0, 2.0, 3.0, 4.0, 5.0]), vector(&[0.0; 5]));
    for consts in [&[][..], &[2], &[LEFT_OUT]] {
        let kernel = prepare(device, "scale", &["f32"], consts)?;
        for factor in [TileScalar::float(0.5), TileScalar::int(-3)] {
            launch(kernel, &[x.pointer(), out.pointer()], &[factor])?;
            let factor = if factor.kind == 0 { -3.0 } else { 0.5 };
            assert_eq!(out.read(), x.read().iter().map(|x| x * factor).collect::<Vec<_>>());
        }
        // SAFETY: it came from `prepare`.
        unsafe { tile_kernel_release(kernel) };
    }
    // A kernel outlives the object of its device.
    let kernel = prepare(device, "scale", &[], &[])?;
    // SAFETY: as above.
    unsafe { tile_kernel_close(device) };
    launch(kernel, &[x.pointer(), out.pointer()], &[TileScalar::int(2)])?;
    assert_eq!(out.read(), [2.0, 4.0, 6.0, 8.0, 10.0]);
    // SAFETY: as above; null is nothing.
    unsafe {
        tile_kernel_release(kernel);
        tile_kernel_release(null_mut());
        tile_kernel_close(null_mut());
    }
    Ok(())
}

#[test]
fn the_catalogue_lists_the_kernels() {
    // SAFETY: it lives as long as the library.
    let text = unsafe { CStr::from_ptr(tile_kernel_catalogue()) }.to_str().expect("UTF-8");
    assert_eq!(text.lines().count(), 4);
    let scale = text.lines().next().expect("four lines");
    for part in [
        r#"[{"name": "scale", "file": ""#,
        r#""doc": "out = a·x.", "types": [{"name": "T", "bound": "Num", "default": "f32"}]"#,
        r#""consts": [{"name": "N", "type": "usize", "default": 4}]"#,
        r#""params": [{"name": "x", "type": "T", "rank": 1, "output": false, "whole": false}, "#,
        r#"{"name": "a", "type": "T", "rank": null, "output": false, "whole": false}, "#,
        r#"{"name": "out", "type": "T", "rank": 1, "output": true, "whole": true}]"#,
    ] {
        assert!(scale.contains(part), "{part} in {scale}");
    }
}

#[test]
fn devices_are_those_of_the_registry() -> Outcome<()> {
    let refused = |target: &str, ordinal| open(target, ordinal).expect_err("there is none").1;
    assert_eq!(
        open("tpu", 0),
        Err((
            Status::Unavailable,
            "target tpu is not available: expected one of `ascend`, `cpu`, `cuda`, `hip`, `interpreter`, `wgpu`"
                .to_owned()
        ))
    );
    assert_eq!(refused("interpreter", 1), "target interpreter is not available: there is one device, number 0");
    assert_eq!(refused("cuda", -1), "target cuda is not available: devices are numbered from 0");
    // No machine has as many, and many have no driver.
    let (status, text) = open("cuda", i32::MAX).expect_err("there are fewer devices");
    assert_eq!(status, Status::Unavailable, "{text}");
    // One that another crate registers; here, as the list above would have it.
    let backend = tile_kernel::Backend {
        name: "second",
        about: "an interpreter of another name",
        open: |_| Ok(Box::new(Interpreter::default())),
    };
    tile_kernel::register_backend(backend).expect("the name is free");
    let kernel = prepare(open("second", 3)?, "scale", &[], &[])?;
    let (x, out) = (vector(&[1.0, 2.0]), vector(&[0.0; 2]));
    launch(kernel, &[x.pointer(), out.pointer()], &[TileScalar::float(2.0)])?;
    assert_eq!(out.read(), [2.0, 4.0]);
    Ok(())
}

#[test]
fn devices_of_host_tensors_have_no_streams() -> Outcome<()> {
    let kernel = prepare(open("interpreter", 0)?, "scale", &[], &[])?;
    let (x, out) = (vector(&[1.0]), vector(&[0.0]));
    let (tensors, scalars) = ([x.pointer(), out.pointer()], [TileScalar::float(2.0)]);
    let stream = std::ptr::dangling_mut::<u64>().cast();
    // SAFETY: the tensors live, and the stream is refused before it is used.
    let refused = call(|text, room| unsafe {
        tile_kernel_launch(kernel, tensors.as_ptr(), 2, scalars.as_ptr(), 1, stream, text, room)
    });
    let text = "interpreter has no streams here, expected a null pointer".to_owned();
    assert_eq!(refused, Err((Status::Call, text)));
    assert_eq!(out.read(), [0.0]);
    Ok(())
}

#[test]
fn wrong_choices_are_errors() -> Outcome<()> {
    let device = open("interpreter", 0)?;
    let refused = |name: &str, types: &[&str], consts: &[i64]| prepare(device, name, types, consts).map(|_| ());
    let text = |outcome: Outcome<()>| outcome.expect_err("a wrong choice");
    assert_eq!(text(refused("gone", &[], &[])), (Status::Call, "this library has no kernel `gone`".to_owned()));
    assert_eq!(
        text(refused("twice", &[], &[])),
        (Status::Call, "several kernels of this library are called `twice`".to_owned())
    );
    let (status, unknown) = text(refused("scale", &["float"], &[]));
    assert_eq!(status, Status::Call);
    assert!(unknown.starts_with("there is no element type `float`, there are f64, f32"), "{unknown}");
    assert!(!unknown.contains("index"), "{unknown}");
    assert_eq!(
        text(refused("scale", &["f32", "f32"], &[4, 4])).1,
        "kernel `scale` has 1 type and 1 const parameters, 2 and 2 are given"
    );
    // `bool` is no `Num`, and no extent is negative.
    assert_eq!(text(refused("scale", &["bool"], &[])).0, Status::Instance);
    assert_eq!(text(refused("scale", &[], &[-1])).0, Status::Instance);
    let zero = "instance of kernel `scale`: divisor `N` is 0, expected another number";
    let (status, said) = text(refused("scale", &[], &[0]));
    assert_eq!(status, Status::Instance);
    assert!(said.starts_with(zero), "{said}");
    let (status, said) = text(refused("halves", &[], &[8, 8]));
    assert_eq!(status, Status::Instance);
    assert!(said.starts_with("instance of kernel `halves`: M is half of N: 2*M = 16, N = 8"), "{said}");
    refused("halves", &[], &[8, 4])
}

/// Fills in the extents of shapes; -1 is unknown.
fn shapes(kernel: *const Prepared, shapes: &mut [Vec<i64>], scalars: &[TileScalar]) -> Outcome<()> {
    let places: Vec<*mut i64> = shapes.iter_mut().map(Vec::as_mut_ptr).collect();
    let (places, count, numbers, scalar_count) = (places.as_ptr(), shapes.len(), scalars.as_ptr(), scalars.len());
    // SAFETY: all pointers are valid, and shapes have as many extents as tensors have axes.
    call(|text, room| unsafe { tile_kernel_shapes(kernel, places, count, numbers, scalar_count, text, room) })
}

#[test]
fn shapes_of_outputs_follow_from_inputs() -> Outcome<()> {
    let device = open("interpreter", 0)?;
    let scale = prepare(device, "scale", &["f32"], &[])?;
    let one = [TileScalar::int(1)];
    let mut found = [vec![7], vec![-1]];
    shapes(scale, &mut found, &one)?;
    assert_eq!(found, [[7], [7]]);
    let halves = prepare(device, "halves", &[], &[6, 3])?;
    let mut found = [vec![-1, -1], vec![5, -1]];
    shapes(halves, &mut found, &[])?;
    assert_eq!(found, [[5, 6], [5, 6]]);
    // One that a launch would refuse, one that follows from nothing, and other numbers of them.
    assert_eq!(shapes(scale, &mut [vec![7], vec![8]], &one).unwrap_err().0, Status::Shape);
    assert_eq!(shapes(scale, &mut [vec![-1], vec![-1]], &one).unwrap_err().0, Status::Arguments);
    let (status, said) = shapes(scale, &mut [vec![7]], &one).unwrap_err();
    assert_eq!(
        (status, said.as_str()),
        (Status::Arguments, "kernel `scale`: 1 tensors and 1 scalars, expected 2 and 1")
    );
    let nulls = [null_mut::<i64>(), null_mut()];
    // SAFETY: null shapes are refused.
    let refused =
        call(|text, room| unsafe { tile_kernel_shapes(scale, nulls.as_ptr(), 2, one.as_ptr(), 1, text, room) });
    assert_eq!(refused, Err((Status::Call, "the shape of `x` is null".to_owned())));
    Ok(())
}

#[test]
fn wrong_arguments_are_errors() -> Outcome<()> {
    let kernel = prepare(open("interpreter", 0)?, "scale", &["f32"], &[])?;
    let (x, out, short) = (vector(&[1.0, 2.0]), vector(&[0.0; 2]), vector(&[0.0]));
    let one = [TileScalar::int(1)];
    let refused = |tensors: &[*const DLTensor], scalars: &[TileScalar]| launch(kernel, tensors, scalars).unwrap_err();
    assert_eq!(
        refused(&[x.pointer()], &one),
        (Status::Arguments, "kernel `scale`: 1 tensors and 1 scalars, expected 2 and 1".to_owned())
    );
    assert_eq!(refused(&[x.pointer(), null()], &one), (Status::Call, "argument `out` is null".to_owned()));
    assert_eq!(refused(&[x.pointer(), short.pointer()], &one).0, Status::Shape);
    assert_eq!(refused(&[x.pointer(), x.pointer()], &one).0, Status::Overlap);
    let wrong = |change: fn(&mut DLTensor)| {
        let mut tensor = x.tensor;
        change(&mut tensor);
        refused(&[&raw const tensor, out.pointer()], &one)
    };
    assert_eq!(
        wrong(|tensor| tensor.device = DLDevice { device_type: DLDevice::CUDA, device_id: 1 }),
        (Status::Device, "argument `x` is on CUDA device 1, expected host memory".to_owned())
    );
    assert_eq!(
        wrong(|tensor| tensor.dtype = DLDataType { code: 0, bits: 32, lanes: 1 }),
        (Status::DType, "argument `x` has elements i32, expected f32".to_owned())
    );
    assert_eq!(wrong(|tensor| tensor.ndim = 0).0, Status::Arguments);
    assert_eq!(wrong(|tensor| tensor.ndim = 9).0, Status::Call);
    let mut strides = [-1_i64];
    let negative = DLTensor { strides: strides.as_mut_ptr(), ..x.tensor };
    assert_eq!(refused(&[&raw const negative, out.pointer()], &one).0, Status::Strides);
    assert_eq!(out.read(), [0.0, 0.0]);
    Ok(())
}

#[test]
fn null_pointers_are_errors() -> Outcome<()> {
    let device = open("interpreter", 0)?;
    let kernel = prepare(device, "scale", &[], &[])?;
    let name = c"scale".as_ptr();
    let mut made = null_mut();
    let mut opened = null_mut();
    // SAFETY: pointers are null or valid.
    let refusals = unsafe {
        [
            (call(|text, room| tile_kernel_open(null(), 0, &raw mut opened, text, room)), "`target` is null"),
            (call(|text, room| tile_kernel_open(name, 0, null_mut(), text, room)), "`device` is null"),
            (
                call(|text, room| tile_kernel_open(c"\xff".as_ptr(), 0, &raw mut opened, text, room)),
                "`target` is not UTF-8",
            ),
            (
                call(|text, room| tile_kernel_prepare(null(), name, null(), 0, null(), 0, &raw mut made, text, room)),
                "`device` is null",
            ),
            (
                call(|text, room| tile_kernel_prepare(device, name, null(), 1, null(), 0, &raw mut made, text, room)),
                "`types` is null",
            ),
            (
                call(|text, room| {
                    tile_kernel_prepare(
                        device,
                        name,
                        &raw const made as *const _,
                        1,
                        null(),
                        0,
                        &raw mut made,
                        text,
                        room,
                    )
                }),
                "`types` is null",
            ),
            (
                call(|text, room| tile_kernel_prepare(device, name, null(), 0, null(), 0, null_mut(), text, room)),
                "`kernel` is null",
            ),
            (
                call(|text, room| tile_kernel_launch(null(), null(), 0, null(), 0, null_mut(), text, room)),
                "`kernel` is null",
            ),
            (
                call(|text, room| tile_kernel_launch(kernel, null(), 2, null(), 0, null_mut(), text, room)),
                "`tensors` is null",
            ),
            (
                call(|text, room| {
                    tile_kernel_launch(kernel, &raw const made as *const _, 1, null(), 1, null_mut(), text, room)
                }),
                "`scalars` is null",
            ),
        ]
    };
    for (outcome, message) in refusals {
        assert_eq!(outcome, Err((Status::Call, message.to_owned())));
    }
    // Nobody has to listen.
    // SAFETY: as above.
    assert_eq!(unsafe { tile_kernel_open(null(), 0, null_mut(), null_mut(), 0) }, Status::Call as i32);
    assert!(made.is_null() && opened.is_null());
    Ok(())
}

/// What `tile_kernel_rounding` says, in a report of so many bytes.
fn rounding(
    kernel: *const Prepared,
    tensors: &[*const DLTensor],
    scalars: &[TileScalar],
    size: usize,
) -> Outcome<String> {
    let mut report = vec![0x7f_u8; size];
    let place = if size == 0 { null_mut() } else { report.as_mut_ptr().cast() };
    call(|text, room| {
        let (tensor_count, scalar_count) = (tensors.len(), scalars.len());
        let (tensors, scalars) = (tensors.as_ptr(), scalars.as_ptr());
        // SAFETY: all pointers are valid or null, and the tensors' arrays live in the caller.
        unsafe { tile_kernel_rounding(kernel, tensors, tensor_count, scalars, scalar_count, place, size, text, room) }
    })?;
    let report = CStr::from_bytes_until_nul(&report).expect("reports end with a zero");
    Ok(report.to_str().expect("UTF-8").to_owned())
}

#[cfg(feature = "verify")]
#[test]
fn rounding_errors_follow_from_the_kernel() -> Outcome<()> {
    let device = open("interpreter", 0)?;
    let kernel = prepare(device, "scale", &["f32"], &[])?;
    let (x, out) = (vector(&[f32::NAN; 5]), vector(&[0.0; 5]));
    let (tensors, scalars) = ([x.pointer(), out.pointer()], [TileScalar::float(0.5)]);
    let report = rounding(kernel, &tensors, &scalars, 256)?;
    assert_eq!(report, r#"{"accumulation":0,"type":"f32","unordered":false}"#);
    let (status, text) = rounding(kernel, &tensors, &scalars, 10).expect_err("it has no room");
    assert_eq!((status, &text[..]), (Status::Call, "`report` has room for 10 bytes, expected 50"));
    assert_eq!(rounding(kernel, &tensors, &scalars, 0).expect_err("it is null").0, Status::Call);
    let short = vector(&[1.0]);
    let other = rounding(kernel, &[x.pointer(), short.pointer()], &scalars, 256).expect_err("extents differ");
    assert_eq!(other.0, Status::Shape, "{}", other.1);
    let whole = prepare(device, "scale", &["i32"], &[])?;
    assert_eq!(rounding(whole, &tensors, &[TileScalar::int(2)], 256).expect_err("floats").0, Status::DType);
    // SAFETY: they came from the library and are used no more.
    unsafe {
        tile_kernel_release(kernel);
        tile_kernel_release(whole);
        tile_kernel_close(device);
    }
    Ok(())
}
