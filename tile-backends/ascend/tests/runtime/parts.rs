//! Tensors in memory that something else owns.

use crate::{Vector, launch, numbers, stand_in};
use tile_ascend::runtime::AscendTensor;
use tile_core::launch::{Device as _, LaunchError};
use tile_core::tensor::{Tensor, TensorError};
use tile_kernels::elementwise::add as add_rows;

#[test]
fn parts_of_one_allocation() {
    let Some(stand_in) = stand_in() else { return };
    let ascend = stand_in.open().expect("the stand-in has a device");
    let add = stand_in.add(&ascend).expect("it is C++");
    let n = 64;
    let pool = Vector::from_host(&ascend, &numbers(1024, 1.0).view()).expect("there is memory");
    // SAFETY: the pool has the elements and is dropped last; one stream uses it.
    let part = |first: u64| unsafe { Vector::from_raw_parts(&ascend, pool.address(), 4 * first, [n], [1]) };
    let at = |first| part(first).expect("a part");
    let mut sum = at(192);
    launch(&ascend, &add, &at(64), &at(512), &mut sum).expect("they are apart");
    assert_eq!(sum.to_host().expect("the device answers")[[10]], (74 + 522) as f32);
    // By its own extents and strides.
    // SAFETY: as above.
    let rows = unsafe { AscendTensor::<f32, 2>::from_raw_parts(&ascend, pool.address(), 4 * 190, [3, 2], [64, 1]) };
    let mut rows = rows.expect("a part");
    let expected = Tensor::from([[190.0, 191.0], [254.0 - 128.0 + 574.0, 255.0 - 128.0 + 575.0], [318.0, 319.0]]);
    assert_eq!(rows.to_host().expect("the device answers").to_vec(), expected.to_vec());
    let refused = rows.upload(&expected.view());
    assert!(matches!(&refused, Err(LaunchError::Strides { argument, .. }) if argument == "self"), "{refused:?}");
    at(300).upload(&numbers(n, 2.0).view()).expect("they are neighbours");
    let all = pool.to_host().expect("the device answers");
    for (i, found) in all.to_vec().into_iter().enumerate() {
        let expected = match i {
            192..256 => (i - 128) + (i - 192 + 512),
            300..364 => 2 * (i - 300),
            _ => i,
        };
        assert_eq!(found, expected as f32, "element {i}");
    }
}

#[test]
fn parts_that_meet_are_refused() {
    let Some(stand_in) = stand_in() else { return };
    let ascend = stand_in.open().expect("the stand-in has a device");
    let pool = Vector::zeros(&ascend, [1024]).expect("there is memory");
    // SAFETY: the pool has the elements and is dropped last; nothing runs.
    let part = |offset: u64| unsafe { Vector::from_raw_parts(&ascend, pool.address(), offset, [64], [1]) };
    let at = |first: u64| part(4 * first).expect("a part");
    let refused = add_rows::<f32, 64>().launch(&ascend, &at(0), &at(200), &mut at(137));
    let expected = LaunchError::Overlap { argument: "out".to_owned(), other: "y".to_owned() };
    assert_eq!(refused, Err(expected), "on {}", ascend.target());
    let found = pool.address() + 6;
    let unaligned = TensorError::Alignment { what: "address", found, multiple: 4 };
    assert_eq!(part(6).map(drop), Err(unaligned));
}
