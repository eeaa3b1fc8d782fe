use tile_kernel::prelude::*;

#[tile_kernel]
fn without_else(c: bool, y: &mut Tensor<f32, 1>) {
    let mut t = shared::<f32>([8]);
    if c {
        clear(&mut t);
    }
    copy(&t, y.at_mut([0]));
}

#[tile_kernel]
fn in_else_alone(n: usize, x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    let mut t = shared::<f32>([8]);
    let mut u = shared::<f32>([8]);
    clear(&mut u);
    if n % 2 == 0 {
        copy(x.at([0]), &mut u);
    } else {
        copy(x.at([0]), &mut t);
    }
    copy(&t, y.at_mut([0]));
}

#[tile_kernel]
fn unnamed_condition(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    let mut t = shared::<f32>([8]);
    if x[0].exp() > 1.0 {
        copy(x.at([0]), &mut t);
    }
    copy(&t, y.at_mut([0]));
}

#[tile_kernel]
fn unnamed_in_else(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    let mut t = shared::<f32>([8]);
    if x[0].exp() > 1.0 {
        fill(y, 1.0);
    } else {
        copy(x.at([0]), &mut t);
    }
    copy(&t, y.at_mut([0]));
}

#[tile_kernel]
fn another_condition(c: bool, d: bool, y: &mut Tensor<f32, 1>) {
    let mut t = shared::<f32>([8]);
    if c {
        clear(&mut t);
    }
    if d {
        copy(&t, y.at_mut([0]));
    }
}

#[tile_kernel]
fn zero_times(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 1>) {
    dims!(x = [m, 8]);
    let mut t = shared::<f32>([8]);
    for k in 0..m {
        copy(x.at((k, ..)), &mut t);
    }
    copy(&t, y.at_mut([0]));
}

#[tile_kernel]
fn zero_stages<const BK: usize>(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    dims!(x = [n]);
    let mut t = shared::<f32>([BK]);
    pipelined!(0..n.div_ceil(BK), stages = 2, |_| {
        copy(x.at([0]), &mut t);
    });
    copy(&t, y.at_mut([0]));
}

#[tile_kernel]
fn zero_iterations(n: usize, y: &mut Tensor<f32, 1>) {
    let mut t = shared::<f32>([8]);
    parallel!((n, 8), |_, j| {
        store_unordered(&mut t, [j], 1.0);
    });
    copy(&t, y.at_mut([0]));
}

#[tile_kernel]
fn first_iteration(y: &mut Tensor<f32, 1>) {
    let mut t = shared::<f32>([8]);
    for k in 0..4 {
        copy(&t, y.at_mut([8 * k]));
        fill(&mut t, 1.0);
    }
}

#[tile_kernel]
fn half_of_it<const BN: usize>(y: &mut Tensor<f32, 1>) {
    let mut t = shared::<f32>([BN]);
    parallel!(BN / 2, |i| {
        t[i] = 1.0;
    });
    copy(&t, y.at_mut([0]));
}

#[tile_kernel]
fn some_columns(y: &mut Tensor<f32, 2>) {
    let mut t = fragment::<f32>([16, 64]);
    parallel!((16, 32), |i, j| {
        t[[i, j]] = 1.0;
    });
    copy(&t, y.at_mut([0, 0]));
}

#[tile_kernel]
fn another_parameter<const BM: usize, const BN: usize>(y: &mut Tensor<f32, 1>) {
    let mut t = shared::<f32>([BN]);
    parallel!(BM, |i| {
        t[i] = 1.0;
    });
    copy(&t, y.at_mut([0]));
}

#[tile_kernel]
fn part_of_a_copy(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    let mut s = shared::<f32>([8]);
    let mut t = shared::<f32>([16]);
    copy(x.at([0]), &mut s);
    copy(&s, t.at_mut([8]));
    copy(&t, y.at_mut([0]));
}

#[tile_kernel]
fn one_element(y: &mut Tensor<f32, 1>) {
    parallel!(4, |i| {
        let mut v = local::<f32>([3]);
        v[0] = 1.0;
        v[2] = 1.0;
        y[i] = v[0] + v[2] + v[1];
    });
}

#[tile_kernel]
fn where_a_condition_holds(x: &Tensor<f32, 1>, y: &mut Tensor<f32, 1>) {
    let mut t = shared::<f32>([8]);
    parallel!(8, |i| {
        if x[i] > 0.0 {
            t[i] = x[i];
        }
    });
    copy(&t, y.at_mut([0]));
}

#[tile_kernel]
fn below_a_number(n: usize, y: &mut Tensor<f32, 1>) {
    let mut t = shared::<f32>([8]);
    parallel!(8, |i| {
        if i < n {
            t[i] = 1.0;
        }
    });
    copy(&t, y.at_mut([0]));
}

#[tile_kernel]
fn rows_by_index(x: &Tensor<f32, 2>, rows: &Tensor<i32, 1>, y: &mut Tensor<f32, 2>) {
    let mut idx = shared::<i32>([4]);
    let mut s = shared::<f32>([4, 8]);
    let mut t = shared::<f32>([4, 8]);
    copy(rows.at([0]), &mut idx);
    copy(x.at([0, 0]), &mut s);
    scatter(&s, &idx, &mut t);
    copy(&t, y.at_mut([0, 0]));
}

#[tile_kernel]
fn odd_places(y: &mut Tensor<f32, 1>) {
    let mut t = shared::<f32>([16]);
    parallel!(8, |i| {
        t[2 * i + 1] = 1.0;
    });
    parallel!(16, |i| {
        y[i] = t[i];
    });
}

#[tile_kernel]
fn passed(y: &mut Tensor<f32, 1>) {
    let mut t = shared::<f32>([8]);
    let mut s = shared::<f32>([1]);
    sum(&t, &mut s);
    copy(&s, y.at_mut([0]));
    clear(&mut t);
}

#[tile_fn]
fn sum(t: &Tile<f32, 1>, s: &mut Tile<f32, 1>) {
    dims!(t = [8], s = [1]);
    reduce_sum(t, s, 0);
}

fn main() {}
