//! Tests of extreme arguments: scalars at the ends of their types, extents of zero and of more
//! than memory, shapes that do not fit.
//!
//! Every device gives the same result or the same error, and none panics.

use crate::devices;
use crate::kernels::{checked_copy, matmul, scale};
use tile_kernel::launch::HostDevice;
use tile_kernel::prelude::*;

type Dyn = dyn HostDevice + Send + Sync;

/// A generator of no importance.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        self.0 >> 31
    }

    fn small(&mut self, below: usize) -> usize {
        self.next() as usize % below
    }

    /// A number at which arithmetic breaks, or a small one.
    fn index(&mut self) -> usize {
        let ends = [1 << 31, 1 << 32, 1 << 61, 1 << 62, i64::MAX as usize, 1 << 63, usize::MAX];
        match self.small(3) {
            0 => ends[self.small(ends.len())].wrapping_add(self.small(5)).wrapping_sub(2),
            _ => self.small(6),
        }
    }

    fn int(&mut self) -> i64 {
        let ends = [0, -1, i64::MIN, i64::MAX, i32::MIN.into(), i32::MAX.into(), 63, 64, 65];
        ends[self.small(ends.len())].wrapping_add(self.small(3) as i64 - 1)
    }

    fn float(&mut self) -> f64 {
        let ends = [0.0, -0.0, 1e300, -1e300, 9.3e18, -9.3e18, f64::NAN, f64::INFINITY, f64::NEG_INFINITY, 5e-324, 2.5];
        ends[self.small(ends.len())]
    }
}

/// Launches on every device and compares what comes out.
fn agree<R: std::fmt::Debug>(what: &str, launch: impl Fn(&Dyn) -> Result<R, LaunchError>) {
    let outcomes: Vec<(String, String)> = devices::all()
        .into_iter()
        .map(|(name, device)| {
            let outcome = match launch(&*device) {
                // How much memory there would be, devices know differently.
                Err(LaunchError::Memory { .. }) => "not enough memory".to_owned(),
                outcome => format!("{outcome:?}"),
            };
            (name, outcome)
        })
        .collect();
    for (name, outcome) in &outcomes {
        assert_eq!(outcome, &outcomes[0].1, "{name}, {what}");
    }
}

/// Index arithmetic of the prologue and of a block.
#[tile_kernel]
fn arithmetic(a: usize, b: usize, y: &mut Tensor<i64, 2>) {
    dims!(y = [2, 10]);
    require!(a != 3 || b != 3, "not both three");
    let sum = a + b;
    let difference = a - b;
    let product = a * b;
    let quotient = a / b;
    let rest = a % b;
    let up = a.div_ceil(b);
    let extreme = a.max(b) - a.min(b);
    let minus = (0 - a) * 3 / (b - 1);
    let chosen = if a < b { a * a } else { b - a * 7 };
    parallel!(1, |i| {
        y[[i, 0]] = cast::<i64>(sum);
        y[[i, 1]] = cast::<i64>(difference);
        y[[i, 2]] = cast::<i64>(product);
        y[[i, 3]] = cast::<i64>(quotient);
        y[[i, 4]] = cast::<i64>(rest);
        y[[i, 5]] = cast::<i64>(up);
        y[[i, 6]] = cast::<i64>(extreme);
        y[[i, 7]] = cast::<i64>(minus);
        y[[i, 8]] = cast::<i64>(chosen);
        y[[i, 9]] = cast::<i64>(cast::<f32>(sum * 2));
    });
    parallel!(1, |j| {
        let i = j + 1;
        y[[i, 0]] = cast::<i64>(a + b * i);
        y[[i, 1]] = cast::<i64>((a - b) / i);
        y[[i, 2]] = cast::<i64>(a * b % (a + i));
        y[[i, 3]] = cast::<i64>((a + i) / b);
        y[[i, 4]] = cast::<i64>((0 - a - i) % b);
        y[[i, 5]] = cast::<i64>(a.div_ceil(b - i));
        y[[i, 6]] = cast::<i64>((a * i).max(b).min(a - i));
        y[[i, 7]] = if a * i < b - i { 1 } else { 0 };
        y[[i, 8]] = cast::<i64>(cast::<i32>(a)) + cast::<i64>(cast::<u8>(b));
        y[[i, 9]] = cast::<i64>(cast::<f64>(a) * cast::<f64>(b));
    });
}

#[test]
fn index_arithmetic_wraps_everywhere() {
    let mut random = Random(1);
    for _ in 0..400 {
        let (a, b) = (random.index(), random.index());
        agree(&format!("{a}, {b}"), |device| {
            let mut y = Tensor::zeros([2, 10]);
            arithmetic().launch(device, a, b, &mut y).map(|()| y.to_vec())
        });
    }
}

/// Scalars of stored types.
#[tile_kernel]
fn numbers(i: i64, j: i64, s: i8, u: u32, x: f64, y: &mut Tensor<i64, 1>, z: &mut Tensor<u8, 1>) {
    dims!(y = [16], z = [4]);
    let quotient = i / j;
    let shifted = i << j;
    let narrow = s / -1;
    parallel!(1, |k| {
        y[k] = quotient;
        y[k + 1] = shifted;
        y[k + 2] = cast::<i64>(narrow);
        y[k + 3] = i % j;
        y[k + 4] = i >> j;
        y[k + 5] = -i * j - i.abs();
        y[k + 6] = i.min(j).clamp(j, i);
        y[k + 7] = cast::<i64>(u / (u - u) + u * u);
        y[k + 8] = cast::<i64>(x);
        y[k + 9] = cast::<i64>(cast::<usize>(x));
        y[k + 10] = cast::<i64>(cast::<i32>(x)) + cast::<i64>(cast::<u16>(x));
        y[k + 11] = cast::<i64>(i.count_ones() + i.leading_zeros());
        y[k + 12] = cast::<i64>(cast::<f32>(i)) + cast::<i64>(cast::<i8>(j));
        y[k + 13] = cast::<i64>(s.abs() / s) + cast::<i64>(s << u);
        y[k + 14] = cast::<i64>(u >> j as u32);
        y[k + 15] = cast::<i64>(x.floor() + x.round() * 0.5);
        z[k] = cast::<u8>(i) << 9;
        z[k + 1] = cast::<u8>(x);
        z[k + 2] = cast::<u8>(i) / cast::<u8>(j);
        z[k + 3] = cast::<u8>(F8E4M3::from_bits(cast::<u8>(i)));
    });
}

#[test]
fn scalar_arithmetic_is_defined_everywhere() {
    let mut random = Random(2);
    for _ in 0..400 {
        let (i, j, x) = (random.int(), random.int(), random.float());
        let (s, u) = (random.int() as i8, random.int() as u32);
        agree(&format!("{i}, {j}, {s}, {u}, {x}"), |device| {
            let (mut y, mut z) = (Tensor::zeros([16]), Tensor::zeros([4]));
            numbers().launch(device, i, j, s, u, x, &mut y, &mut z).map(|()| (y.to_vec(), z.to_vec()))
        });
    }
}

/// Places that may be anywhere.
#[tile_kernel]
fn places(
    a: usize,
    b: usize,
    x: &Tensor<i32, 2>,
    rows: &Tensor<i64, 1>,
    y: &mut Tensor<i32, 2>,
    z: &mut Tensor<i32, 2>,
) {
    dims!(x = [_, 4], rows = [4], y = [_, 4], z = [4, 4]);
    let mut t = shared::<i32>([4, 4]);
    let mut idx = shared::<i64>([4]);
    copy(x.at([a, b]), &mut t);
    copy(&t, y.at_mut([b, a]));
    copy(x.at((span(b, 4), span(a - b, 4))).or(5), &mut t);
    copy(&t, z);
    copy(t.at([a, b]), y.at_mut((span(0, 2), span(a * 3, 2))));
    copy(t.at((a, span(b, 3))), y.at_mut((b - a, span(1, 3))));
    copy(rows, &mut idx);
    gather(x, &idx, &mut t);
    scatter(&t, &idx, y);
    fill(t.at_mut((span(a, 2), span(b, 2))), 6);
    parallel!((4, 4), |i, j| {
        z[[i, j]] += x[[i + a, j - b]] + t[[a - i, b * j]] + t[[i, j]];
        store_unordered(y, [i * a, j + b], 7);
    });
    let mut count = 0;
    for k in a..(a + 3).min(a + b) {
        count += cast::<i32>(k) + 1;
    }
    for k in (a - 5..a).step_by(b) {
        count += cast::<i32>(k % 3);
    }
    parallel!(1, |i| {
        z.atomic_add([i + a, b], 11, Relaxed);
        z.atomic_cas([a - i, i], 11, b as i32, SeqCst);
        z[[i, 0]] += count;
    });
}

#[test]
fn places_may_be_anywhere() {
    let mut random = Random(3);
    for _ in 0..300 {
        let (a, b) = (random.index(), random.index());
        let shape = [random.small(7), 4];
        let rows: Tensor<i64, 1> = Tensor::from_fn([4], |_| random.int());
        agree(&format!("{a}, {b}, {shape:?}, {rows:?}"), |device| {
            let x = Tensor::from_fn(shape, |[i, j]| (i * 10 + j + 1) as i32);
            let (mut y, mut z) = (Tensor::zeros([5, 4]), Tensor::zeros([4, 4]));
            let result = places().launch(device, a, b, &x, &rows, &mut y, &mut z);
            // Rows that collide in `scatter` are anyone's.
            let distinct = rows.iter().all(|row| rows.iter().filter(|other| *other == row).count() == 1);
            result.map(|()| (distinct.then(|| y.to_vec()), z.to_vec()))
        });
    }
}

/// Memory and blocks of any size.
#[tile_kernel]
fn sizes(a: usize, b: usize, y: &mut Tensor<i32, 1>) {
    let mut w = workspace::<i32>([a, b, b]);
    let [i, j] = blocks([a - 2, b]);
    parallel!(1, |k| {
        w[[i, j, 0]] = 3;
        y.atomic_add([k], w[[i, j, 0]] + w[[i + a, j, 0]], Relaxed);
    });
}

#[test]
fn sizes_beyond_memory_are_errors() {
    let mut random = Random(4);
    for _ in 0..200 {
        let (a, b) = (random.index(), random.index());
        // What fits in memory and takes no end is not tried.
        let index = |x: usize| i64::try_from(x).unwrap_or(i64::MAX) as u128;
        let cells = index(a).saturating_mul(index(b)).saturating_mul(index(b));
        if (1_000..1 << 50).contains(&cells) {
            continue;
        }
        agree(&format!("{a}, {b}"), |device| {
            let mut y = Tensor::zeros([1]);
            sizes().launch(device, a, b, &mut y).map(|()| y.to_vec())
        });
    }
}

#[test]
fn shapes_fit_or_are_errors() {
    let mut random = Random(5);
    let mut fitting = 0;
    for _ in 0..300 {
        let shapes: [[usize; 2]; 3] = std::array::from_fn(|_| [random.small(3) * 3, random.small(3) * 3]);
        let value = [0.0_f32];
        let huge = [random.index() % (1 << 62), 1];
        agree(&format!("{shapes:?} {huge:?}"), |device| {
            let [a, b, c] = shapes;
            let (a, b) = (Tensor::full(a, 2.0_f32), Tensor::full(b, 3.0_f32));
            let mut c = Tensor::full(c, 5.0_f32);
            let product = matmul::<f32, 4, 4>().launch(device, &a, &b, &mut c);
            // A tensor of one element, repeated without end.
            let repeated = TensorView::from_slice_strided(&value, huge, [0, 0]).unwrap();
            let refused = matmul::<f32, 4, 4>().launch(device, repeated, &b, &mut c);
            let (mut x, y) = (Tensor::full([shapes[0][0]], 1_i32), Tensor::full([shapes[1][0]], 4));
            let scaled = scale::<i32, 8>().launch(device, &y, i32::MIN, &mut x);
            let grid = Tensor::full(shapes[0], 4);
            let mut to = Tensor::full(shapes[1], 0);
            let copied = checked_copy().launch(device, &grid, 4, &mut to);
            Ok((product, refused, c.to_vec(), scaled, x.to_vec(), copied, to.to_vec()))
        });
        fitting += u32::from(shapes[0][1] == shapes[1][0]);
    }
    assert!(fitting > 50, "{fitting}");
}

#[cfg(feature = "cpu")]
#[test]
fn any_number_of_threads_will_do() {
    for threads in [0, 1, 2, 17, usize::MAX / 2, usize::MAX] {
        let device = Cpu::new().with_threads(threads);
        assert!(device.threads() == threads.max(1) || threads > 128 && device.threads() >= 128, "{threads}");
        assert!(device.threads() < 1 << 16, "{threads}: {}", device.threads());
        let x = Tensor::from_fn([1000], |[i]| i as i64);
        let mut y = Tensor::zeros([1000]);
        scale::<i64, 8>().launch(&device, &x, 3, &mut y).unwrap();
        assert_eq!(y, x.map(|x| 3 * x), "{threads}");
    }
    for &level in tile_kernel::LevelId::ALL {
        match Cpu::new().with_level(level) {
            Ok(device) => assert!(level.available() && device.level() == level),
            Err(error) => assert!(!level.available() && matches!(error, LaunchError::Unavailable { .. }), "{error}"),
        }
    }
}
