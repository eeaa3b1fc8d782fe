//! Which facts are upgraded, which launches copy, and what a copy looks like.

use super::*;
use crate::binding::{Binding, Region};
use tile_core::elem::DType;
use tile_core::ir::text::parse;
use tile_core::launch::{Memory, TensorArg};

/// C = A·B + bias in tiles of 128×128×64.
const PRODUCT: &str = "
    kernel product(%a a: global<bf16, [?, ?]>, %b b: global<bf16, [?, ?]>, %bias bias: global<f32, [?]>,
                   %c c: mut global<bf16, [?, ?]>)
    host {
      %m = extent %c, axis = 0 : index  %n = extent %c, axis = 1 : index  %k = extent %a, axis = 1 : index
      %t = const 128 : index  %u = const 127 : index
      %m1 = bin.add %m, %u : index  %gm = bin.div %m1, %t : index
      %n1 = bin.add %n, %u : index  %gn = bin.div %n1, %t : index
    }
    grid %gm, %gn
    body (%y: index, %x: index) {
      %as = alloc : shared<bf16, [128, 64]>  %bs = alloc : shared<bf16, [64, 128]>
      %acc = alloc : fragment<f32, [128, 128]>
      %z = const 0 : f32  fill %acc, %z
      %zero = const 0 : index  %one = const 1 : index  %d = const 64 : index  %d1 = const 63 : index
      %k1 = bin.add %k, %d1 : index  %steps = bin.div %k1, %d : index
      %row = bin.mul %y, %t : index  %col = bin.mul %x, %t : index
      for %zero, %steps, %one, kind = pipelined(3) (%i: index) {
        %at0 = bin.mul %i, %d : index
        %ra = region %a, %row, %at0, axes = [128, 64] : global<bf16, [128, 64]>
        copy %ra, %as
        %rb = region %b, %at0, %col, axes = [64, 128] : global<bf16, [64, 128]>
        copy %rb, %bs
        gemm %as, %bs, %acc, accumulate
      }
      parallel %t, %t (%e: index, %f: index) {
        %v = load %acc, %e, %f : f32
        %w = load %bias, %zero : f32
        %s = bin.add %v, %w : f32
        store %s, %acc, %e, %f
      }
      %rc = region %c, %row, %col, axes = [128, 128] : global<bf16, [128, 128]>
      copy %acc, %rc
    }";

fn product() -> Func {
    parse(PRODUCT).unwrap_or_else(|e| panic!("{e}"))
}

fn tensor<'t>(dtype: DType, address: usize, shape: &'t [i64], strides: &'t [i64], mutable: bool) -> Arg<'t> {
    let address = std::ptr::without_provenance_mut(address);
    let parts = TensorParts { dtype, address, memory: Memory::Device(0), shape, strides, mutable };
    // SAFETY: nothing reads or writes the elements.
    Arg::Tensor(unsafe { TensorArg::new(parts) })
}

/// Calls `f` with the arguments of a product whose rows have these pitches.
fn with_args<R>([m, n, k]: [i64; 3], [a, b, c]: [i64; 3], f: impl FnOnce(&[Arg<'_>]) -> R) -> R {
    f(&[
        tensor(DType::BF16, 1 << 20, &[m, k], &[a, 1], false),
        tensor(DType::BF16, 1 << 30, &[k, n], &[b, 1], false),
        tensor(DType::F32, 4, &[1], &[1], false),
        tensor(DType::BF16, 1 << 40, &[m, n], &[c, 1], true),
    ])
}

fn repitch(sizes: [i64; 3], pitches: [i64; 3], arch: Arch) -> Option<Repitch> {
    with_args(sizes, pitches, |args| Repitch::new(&product(), &LaunchFacts::of(args), arch).expect("it is concrete"))
}

fn copied(sizes: [i64; 3], pitches: [i64; 3]) -> Vec<usize> {
    let Some(repitch) = repitch(sizes, pitches, Arch::Sm90a) else { return Vec::new() };
    let copies = with_args(sizes, pitches, |args| repitch.copies(args, 132)).expect("nothing is required");
    copies.iter().map(|pitched| pitched.argument).collect()
}

/// The operands that maps do not describe are copied; not what no map is of,
/// nor outputs.
#[test]
fn operands_without_maps_are_copied() {
    let large = [4095, 4097, 4100];
    assert_eq!(copied(large, [4100, 4097, 4097]), [0, 1]);
    assert_eq!(copied(large, [4104, 4097, 4097]), [1]);
    assert_eq!(copied(large, [4101, 4104, 4097]), [0]);
    // Divided as it is, whatever its output.
    assert_eq!(copied(large, [4104, 4104, 4097]), []);
    assert_eq!(copied(large, [4104, 4104, 4104]), []);
    let repitch = repitch(large, [4100, 4104, 4097], Arch::Sm90a).expect("the left operand");
    let tensor = |argument, copied, shared| Tensor { argument, copied, shared };
    assert_eq!(repitch.tensors, [tensor(0, true, [false, false, true]), tensor(1, false, [false, true, false])]);
}

#[test]
fn what_maps_do_not_help_is_not_copied() {
    let large = [4095, 4097, 4100];
    for &arch in Arch::ALL.iter().filter(|&&arch| arch != Arch::Sm90a) {
        assert!(repitch(large, [4100, 4097, 4097], arch).is_none(), "{arch}");
    }
    // Columns that are not neighbours.
    let transposed = |args: &[Arg<'_>]| Repitch::new(&product(), &LaunchFacts::of(args), Arch::Sm90a);
    let args = [
        tensor(DType::BF16, 1 << 20, &[4095, 4100], &[1, 4096], false),
        tensor(DType::BF16, 1 << 30, &[4100, 4097], &[4097, 1], false),
        tensor(DType::F32, 4, &[1], &[1], false),
        tensor(DType::BF16, 1 << 40, &[4095, 4097], &[4097, 1], true),
    ];
    let tensors = transposed(&args).expect("it is concrete").expect("the right operand").tensors;
    assert_eq!(tensors.iter().map(|tensor| (tensor.argument, tensor.copied)).collect::<Vec<_>>(), [(1, true)]);
    // No product.
    let func = parse("kernel k(%a a: global<bf16, [?, ?]>) body {}").unwrap_or_else(|e| panic!("{e}"));
    let args = [tensor(DType::BF16, 2, &[100, 101], &[101, 1], false)];
    assert!(Repitch::new(&func, &LaunchFacts::of(&args), Arch::Sm90a).expect("it is concrete").is_none());
}

/// The model of the module's text.
#[test]
fn copies_pay_where_they_save_more() {
    assert_eq!(copied([257, 255, 129], [129, 255, 255]), []);
    assert_eq!(copied([8191, 8193, 63], [63, 8193, 8193]), [0, 1]);
    assert_eq!(copied([767, 769, 771], [771, 769, 769]), [0, 1]);
    assert_eq!(copied([2047, 2049, 2051], [2051, 2049, 2049]), [0, 1]);
    // Few blocks have much to do each.
    assert_eq!(copied([100, 8191, 8193], [8193, 8191, 8191]), [0, 1]);
    // A small operand that all blocks read.
    assert_eq!(copied([8192, 100, 8200], [8200, 101, 100]), [1]);
    // Rows that start at words are not read that slowly.
    assert_eq!(copied([512, 512, 516], [516, 514, 512]), []);
    assert_eq!(copied([512, 512, 516], [517, 515, 512]), [0, 1]);
    assert_eq!(copied([4096, 4096, 4100], [4100, 4098, 4096]), [0, 1]);
}

/// Tensors of the same facts that no map could describe are left alone.
#[test]
fn odd_tensors_are_not_copied() {
    let repitch = repitch([4095, 4097, 4100], [4100, 4097, 4097], Arch::Sm90a).expect("both operands");
    let copies =
        |sizes, pitches| with_args(sizes, pitches, |args| repitch.copies(args, 132)).expect("nothing is required");
    assert_eq!(copies([4095, 4097, 0], [4100, 4097, 4097]), []);
    assert_eq!(copies([4095, 4097, 4100], [-4100, 4097, 4097]), []);
    assert_eq!(copies([4095, 4097, 4100], [0, 4097, 4097]).len(), 2);
    assert_eq!(copies([1 << 20, 4097, 4100], [4, 4097, 4097]), []);
    assert_eq!(copies([4095, 0, 4100], [4100, 4097, 4097]), []);
}

/// Facts of the launch on the copies are those the choice was made for, and
/// the maps and scalars of the entry are those of the copies.
#[test]
fn launches_on_copies_have_maps() -> Result<(), Box<dyn std::error::Error>> {
    let (func, sizes, pitches) = (product(), [4095, 4097, 4100], [4100, 4097, 4097]);
    with_args(sizes, pitches, |args| {
        let facts = LaunchFacts::of(args);
        let repitch = Repitch::new(&func, &facts, Arch::Sm90a)?.ok_or("both operands")?;
        let copies = repitch.copies(args, 132)?;
        let given: Vec<Arg<'_>> = (args.iter().enumerate())
            .map(|(number, arg)| {
                let Arg::Tensor(tensor) = arg else { unreachable!("all are tensors") };
                let copied = copies.iter().find(|pitched| pitched.argument == number);
                let parts = copied.map_or(**tensor, |pitched| pitched.parts(tensor, 256 + number as u64));
                // SAFETY: nothing reads or writes the elements.
                Arg::Tensor(unsafe {
                    TensorArg::new(TensorParts { address: parts.address.map_addr(|a| a & !255), ..parts })
                })
            })
            .collect();
        let upgraded = LaunchFacts::of(&given);
        let expected = aligned(&facts, &[true, true, false, false]);
        // The tests' addresses are rounded, which the bias's is not for.
        assert_eq!(upgraded.tensors[..2], expected.tensors[..2]);
        let kernel = lower(&func, &upgraded, &target(Arch::Sm90a))?;
        assert!(kernel.persistent);
        let prologue = Prologue::new(&func)?;
        let binding = Binding::new(&func, &kernel, &prologue)?;
        let mapped: Vec<Region> = binding.mapped(&given, &prologue.plan(&given)?, &[]).collect();
        assert_eq!(
            mapped[..],
            [Region::new(256, &[4095, 4100], &[4160, 1]), Region::new(256, &[4100, 4097], &[4160, 1]),]
        );
        Ok(())
    })
}

#[test]
fn copies_are_row_major_with_long_rows() {
    let address = 0x1002;
    let new = |dtype, shape: &[i64], strides: &[i64]| {
        let Arg::Tensor(tensor) = tensor(dtype, address, shape, strides, false) else { unreachable!("a tensor") };
        Pitched::new(3, &tensor)
            .map(|pitched| (pitched.copy, pitched.strides[..pitched.rank].to_vec(), pitched.bytes()))
    };
    let copy = |bytes, pitch, axes| Copy { from: address as u64, to: 0, bytes, pitch, axes };
    // Short rows are not made much longer.
    let axes = [(1, 0), (1, 0), (1, 0), (7, 18)];
    assert_eq!(new(DType::F16, &[7, 9], &[9, 1]), Some((copy(18, 32, axes), vec![16, 1], 7 * 32)));
    let axes = [(1, 0), (1, 0), (2, 9002), (3, 3000)];
    let expected = (copy(1998, 2048, axes), vec![3 * 1024, 1024, 1], 6 * 2048);
    assert_eq!(new(DType::F16, &[2, 3, 999], &[4501, 1500, 1]), Some(expected));
    assert_eq!(new(DType::F32, &[5], &[1]), Some((copy(20, 32, [(1, 0); 4]), vec![1], 32)));
    let axes = [(2, 240), (3, 80), (1, 0), (4, 20)];
    let expected = (copy(20, 32, axes), vec![96, 32, 32, 8, 1], 24 * 32);
    assert_eq!(new(DType::F32, &[2, 3, 1, 4, 5], &[60, 20, -7, 5, 1]), Some(expected));
    assert_eq!(new(DType::F32, &[2, 0], &[1, 1]), None);
    assert_eq!(new(DType::F32, &[2, 4], &[-5, 1]), None);
    assert_eq!(new(DType::F32, &[i64::MAX, 4], &[0, 1]), None);
}
