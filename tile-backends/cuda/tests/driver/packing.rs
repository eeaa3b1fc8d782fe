//! What a launch passes, seen by what comes out of it and by what was noted.

use crate::kernels::{axpy, product, product_in_pairs, tally, windows};
use crate::simulate::simulate;
use crate::{HOPPER, tensor, turn, zeros};
use tile_core::launch::Scalar;
use tile_cuda::{Cuda, CudaTensor, CudaTensorView};
use tile_cuda_stand_in::{Attribute, Launch, Map, Turn, Window};
use tile_kernel::prelude::*;

fn counting(n: usize) -> Tensor<f32, 1> {
    Tensor::from_fn([n], |[i]| i as f32)
}

/// The map of the tensor at an address that a launch passes.
fn map_of(turn: &Turn, launch: &Launch, address: u64) -> Map {
    let maps: Vec<Map> = launch.params.iter().filter_map(|param| turn.map(param)).collect();
    let found = maps.iter().find(|map| map.address == address);
    found.unwrap_or_else(|| panic!("no map of {address:#x} in {maps:?}")).clone()
}

#[test]
fn pointers_and_scalars() {
    let turn = turn();
    let cuda = Cuda::new(HOPPER).expect("the stand-in has it");
    let (x, y) = (tensor(&cuda, &counting(1000)), tensor(&cuda, &Tensor::full([1000], 0.5)));
    let mut out = zeros::<f32, 1>(&cuda, [1000]);
    simulate!(&turn, &cuda, axpy::<256>(), [Scalar::new(3.0_f32)], [&x, &y], out);
    axpy::<256>().launch(&cuda, 3.0, &x, &y, &mut out).expect("it is launched");
    let found = out.to_host().expect("nothing fails");
    assert!(found.iter().enumerate().all(|(i, found)| found == 3.0 * i as f32 + 0.5), "{found:?}");
    let launches = turn.launches();
    let [launch] = launches.as_slice() else { panic!("{launches:?}") };
    let early = vec![Attribute::ProgrammaticStreamSerialization(true)];
    assert_eq!((launch.grid, launch.stream, &launch.attributes), ([4, 1, 1], 0, &early));
    assert_eq!([0, 1, 2].map(|i| launch.word(i)), [x.address(), y.address(), out.address()]);
    assert!(launch.params.contains(&3.0_f32.to_le_bytes().to_vec()), "{:?}", launch.params);
}

#[test]
fn parts_of_memory() {
    let turn = turn();
    let cuda = Cuda::new(HOPPER).expect("the stand-in has it");
    let slice = cuda.stream().clone_htod(&counting(1000).to_vec()).expect("there is memory");
    let whole = CudaTensorView::new(slice.as_view(), [100, 10]).expect("a thousand elements");
    // Column 7: a stride of 10, from an odd place.
    let column = whole.slice([0..100, 7..8]).expect("inside").reshape([100]);
    assert!(column.is_err(), "columns have gaps");
    let column = CudaTensorView::strided(slice.slice(7..), [99], [10]).expect("inside");
    let (y, mut out) = (zeros::<f32, 1>(&cuda, [99]), zeros::<f32, 1>(&cuda, [99]));
    simulate!(&turn, &cuda, axpy::<32>(), [Scalar::new(1.0_f32)], [column, &y], out);
    axpy::<32>().launch(&cuda, 1.0, &column, &y, &mut out).expect("it is launched");
    let found = out.to_host().expect("nothing fails").to_vec();
    assert_eq!(found, (0..99).map(|i| (10 * i + 7) as f32).collect::<Vec<_>>());
}

#[test]
fn tensor_maps_and_persistent_blocks() {
    let turn = turn();
    let cuda = Cuda::new(HOPPER).expect("the stand-in has it");
    let (m, n, k) = (200, 136, 72);
    let a = Tensor::<f16, 2>::from_fn([m, k], |[i, j]| f16::from_f32(((i * 3 + j) % 5) as f32 - 2.0));
    let b = Tensor::<f16, 2>::from_fn([k, n], |[i, j]| f16::from_f32(((i + j * 7) % 4) as f32 - 1.0));
    let (on_device, mut c) = ((tensor(&cuda, &a), tensor(&cuda, &b)), zeros::<f32, 2>(&cuda, [m, n]));
    let (pa, pb) = (&on_device.0, &on_device.1);
    let kernel = product::<128, 64>();
    simulate!(&turn, &cuda, kernel, [], [pa, pb], c);
    kernel.launch(&cuda, pa, pb, &mut c).expect("it is launched");
    let found = c.to_host().expect("nothing fails");
    for i in 0..m {
        for j in 0..n {
            let expected: f32 = (0..k).map(|l| a[[i, l]].to_f32() * b[[l, j]].to_f32()).sum();
            assert_eq!(found[[i, j]], expected, "[{i}, {j}]");
        }
    }
    let launches = turn.launches();
    let [launch] = launches.as_slice() else { panic!("{launches:?}") };
    assert_eq!(launch.grid, [4, 1, 1], "as many blocks as there are tiles");
    let map_of = |address| map_of(&turn, launch, address);
    let (of_a, of_b, of_c) = (map_of(pa.address()), map_of(pb.address()), map_of(c.address()));
    assert_eq!(
        (of_a.dims.as_slice(), of_a.strides.as_slice(), of_a.width),
        ([72, 200].as_slice(), [144].as_slice(), 2)
    );
    assert_eq!((of_a.swizzle, of_b.swizzle), (128, 128));
    assert_eq!(
        (of_b.dims.as_slice(), of_b.strides.as_slice(), of_b.width),
        ([136, 72].as_slice(), [272].as_slice(), 2)
    );
    assert_eq!(
        (of_c.dims.as_slice(), of_c.strides.as_slice(), of_c.width),
        ([136, 200].as_slice(), [544].as_slice(), 4)
    );
}

/// As many as the grid has, for each that shares a tile.
#[test]
fn blocks_of_each_tile() {
    let turn = turn();
    let cuda = Cuda::new(HOPPER).expect("the stand-in has it");
    let (m, n, k) = (200, 72, 200);
    let a = Tensor::<f16, 2>::from_fn([m, k], |[i, j]| f16::from_f32(((i * 3 + j) % 5) as f32 - 2.0));
    let b = Tensor::<f16, 2>::from_fn([k, n], |[i, j]| f16::from_f32(((i + j * 7) % 4) as f32 - 1.0));
    let (pa, pb, mut c) = (tensor(&cuda, &a), tensor(&cuda, &b), zeros::<f32, 2>(&cuda, [m, n]));
    let kernel = product_in_pairs::<64, 64>();
    simulate!(&turn, &cuda, kernel, [], [&pa, &pb], c);
    kernel.launch(&cuda, &pa, &pb, &mut c).expect("it is launched");
    let found = c.to_host().expect("nothing fails");
    for i in 0..m {
        for j in 0..n {
            let expected: f32 = (0..k).map(|l| a[[i, l]].to_f32() * b[[l, j]].to_f32()).sum();
            assert_eq!(found[[i, j]], expected, "[{i}, {j}]");
        }
    }
    let launches = turn.launches();
    let [launch] = launches.as_slice() else { panic!("{launches:?}") };
    assert_eq!(launch.grid, [4, 4, 1]);
}

/// What TMA copies cannot follow is gathered, by another program.
#[test]
fn windows_are_described_where_copies_can_follow_them() {
    let turn = turn();
    let cuda = Cuda::new(HOPPER).expect("the stand-in has it");
    let filter = zeros::<f16, 4>(&cuda, [3, 3, 64, 64]);
    let encoded = |h: usize, w: usize, stride: usize, pad: usize| {
        let x = zeros::<f16, 4>(&cuda, [2, h, w, 64]);
        let [oh, ow] = [h, w].map(|extent| (extent + 2 * pad - 3) / stride + 1);
        let mut out = zeros::<f32, 2>(&cuda, [2 * oh * ow, 64]);
        turn.calls();
        windows::<64>().launch(&cuda, &x, &filter, &mut out, stride, pad).expect("it is launched");
        let made = turn.calls().iter().filter(|&&call| call == "cuTensorMapEncodeIm2col").count();
        let launch = turn.launches().pop().expect("there was one");
        let maps = launch.params.iter().filter_map(|param| turn.map(param));
        let followed: Vec<Map> = maps.filter(|map| map.window.is_some()).collect();
        assert_eq!((made, followed.iter().all(|map| map.address == x.address())), (followed.len(), true));
        followed.into_iter().next()
    };
    let map = encoded(12, 20, 1, 1).expect("copies follow it");
    assert_eq!((map.boxes.as_slice(), map.dims.as_slice()), ([64, 1, 1, 64].as_slice(), [64, 20, 12, 2].as_slice()));
    let ones = |first: i32, last: [i32; 2], step: u32| {
        Some(Window { first: vec![first; 2], last: last.to_vec(), steps: vec![step; 2] })
    };
    assert_eq!(map.window, ones(-1, [-1, -1], 1));
    // Columns come first: of 20 every second place up to 18, of 13 up to 12 of 15.
    let map = encoded(13, 20, 2, 1).expect("copies follow it");
    assert_eq!(map.window, ones(-1, [-2, -1], 2));
    assert_eq!(encoded(12, 20, 9, 1), None);
    assert_eq!(encoded(12, 20, 1, 129), None);
}

#[test]
fn workspaces_are_allocated_cleared_and_freed() {
    for (device, allocated) in [(HOPPER, true), (crate::SMALL, false)] {
        let turn = turn();
        let cuda = Cuda::new(device).expect("the stand-in has it");
        let mut y = zeros::<i32, 1>(&cuda, [30]);
        simulate!(&turn, &cuda, tally(), [Scalar::index(70)], [], y);
        tally().launch(&cuda, 70, &mut y).expect("it is launched");
        tally().launch(&cuda, 70, &mut y).expect("it is launched");
        assert_eq!(y.to_host().expect("nothing fails").to_vec(), [70; 30]);
        let calls = turn.calls();
        assert_eq!(calls.iter().filter(|&&call| call == "cuMemAllocAsync").count(), 3 * usize::from(allocated));
    }
}

/// Operands whose rows are not aligned are copied first, in memory that is
/// freed behind the kernel.
#[test]
fn unaligned_operands_are_copied() {
    let turn = turn();
    let cuda = Cuda::new(HOPPER).expect("the stand-in has it");
    let (m, n, k) = (2048, 2048, 2047);
    let (a, b) = (zeros::<f16, 2>(&cuda, [m, k]), zeros::<f16, 2>(&cuda, [k, n]));
    let mut c = zeros::<f32, 2>(&cuda, [m, n]);
    let kernel = product::<128, 64>();
    kernel.launch(&cuda, &a, &b, &mut c).expect("it is launched");
    turn.calls();
    kernel.launch(&cuda, &a, &b, &mut c).expect("it is launched");
    assert_eq!(
        turn.calls(),
        ["cuMemAllocAsync", "cuTensorMapEncodeTiled", "cuLaunchKernelEx", "cuLaunchKernelEx", "cuMemFreeAsync"]
    );
    let launches = turn.launches();
    let (copy, product) = (&launches[2], &launches[3]);
    assert_eq!(copy.word(0), a.address(), "the copy reads `a`");
    let of_copy = map_of(&turn, product, copy.word(1));
    assert_eq!((of_copy.strides.as_slice(), of_copy.dims.as_slice()), ([4096].as_slice(), [2047, 2048].as_slice()));
    map_of(&turn, product, b.address());
    cuda.synchronize().expect("nothing fails");
}

/// Empty grids reach no driver.
#[test]
fn nothing_to_do() {
    let turn = turn();
    let cuda = Cuda::new(HOPPER).expect("the stand-in has it");
    let x = CudaTensor::<f32, 1>::zeros(&cuda, [0]).expect("there is memory");
    let mut out = zeros::<f32, 1>(&cuda, [0]);
    axpy::<32>().launch(&cuda, 1.0, &x, &x, &mut out).expect("there is nothing to launch");
    assert!(turn.launches().is_empty());
}
