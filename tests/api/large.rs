//! Tests of offsets beyond 2³¹ and 2³², which 32 bits do not hold.
//!
//! The memory is zero pages that the operating system allocates when they are touched.

use tile_kernel::interp::{Interpreter, Options};
use tile_kernel::launch::HostDevice;
use tile_kernel::prelude::*;

/// Writes one row and reads it and its neighbours.
#[tile_kernel]
fn far_row<T: Num>(row: usize, x: &mut Tensor<T, 2>, y: &mut Tensor<T, 2>) {
    dims!(x = [_, n], y = [3, 16]);
    parallel!(16, |j| {
        x[[row, j]] = cast::<T>(j + 1);
    });
    parallel!(16, |j| {
        x[[row, n - 16 + j]] = cast::<T>(j + 3);
    });
    let mut t = shared::<T>([3, 16]);
    copy(x.at([row - 1, 0]), &mut t);
    copy(&t, y);
}

/// The last sixteen elements of a row, one by one.
#[tile_kernel]
fn ends<T: Num>(row: usize, x: &Tensor<T, 2>, y: &mut Tensor<T, 1>) {
    dims!(x = [_, n], y = [16]);
    parallel!(16, |j| {
        y[j] = x[[row, n - 16 + j]];
    });
}

fn devices() -> Vec<(String, Box<dyn HostDevice>)> {
    // A look for races would note every element.
    let options = Options { check_races: false, ..Options::default() };
    let mut devices: Vec<(String, Box<dyn HostDevice>)> =
        vec![("interpreter".to_owned(), Box::new(Interpreter::new(options)))];
    for &level in tile_kernel::LevelId::ALL {
        if let Ok(cpu) = Cpu::new().with_threads(2).with_level(level) {
            devices.push((format!("cpu, {}", level.name()), Box::new(cpu)));
        }
    }
    devices
}

fn far<T: Num>(m: usize, n: usize) {
    for (name, device) in devices() {
        let Ok(mut x) = Tensor::<T, 2>::try_zeros([m, n]) else {
            println!("{name}: there is no memory for {m} rows of {n}");
            return;
        };
        for row in [m - 1, 1, m - 2] {
            let mut y = Tensor::<T, 2>::full([3, 16], T::from_i128(99));
            far_row::<T>().launch(&*device, row, &mut x, &mut y).unwrap();
            let at = |i: i128| T::from_i128(i);
            for j in 0..16 {
                // The last row was written first; beside it there is nothing.
                let below = if row == m - 2 { at(j as i128 + 1) } else { at(0) };
                assert_eq!([y[[0, j]], y[[1, j]], y[[2, j]]], [at(0), at(j as i128 + 1), below], "{name}: row {row}");
            }
            let mut y = Tensor::<T, 1>::zeros([16]);
            ends::<T>().launch(&*device, row, &x, &mut y).unwrap();
            assert!((0..16).all(|j| y[[j]] == at(j as i128 + 3)), "{name}: {y:?}");
        }
        assert_eq!(x[[m / 2, 5]], T::from_i128(0), "{name}");
    }
}

#[test]
#[cfg(target_pointer_width = "64")]
fn offsets_beyond_31_and_32_bits() {
    // Elements, and bytes of fewer elements.
    far::<u8>((1 << 18) + 5, 1 << 14);
    far::<f32>((1 << 17) + 5, 1 << 13);
}

#[test]
#[cfg(target_pointer_width = "64")]
fn indices_beyond_32_bits_of_repeated_elements() {
    let one = Tensor::from([7.0_f32]);
    for (name, device) in devices() {
        let m = (1_usize << 33) + 3;
        let x = TensorView::from_slice_strided(one.view().as_slice().expect("one element"), [m, 16], [0, 0]).unwrap();
        for row in [0, (1 << 31) + 1, m - 1, m] {
            let mut y = Tensor::<f32, 1>::zeros([16]);
            ends::<f32>().launch(&*device, row, x, &mut y).unwrap();
            let expected = if row < m { 7.0 } else { 0.0 };
            assert!(y.iter().all(|y| y == expected), "{name}: row {row}: {y:?}");
        }
    }
}
