//! Kernels in a crate that depends on `tile-kernel` under another name, and through a module of
//! its own.

use tk::prelude::*;

/// The dependency under a path of this crate.
pub mod language {
    pub use tk as kernels;
}

/// A constant of this crate.
pub const OFFSET: f32 = 0.5;

/// `x·σ(x)`
#[tile_fn(crate = tk)]
pub fn silu(x: f32) -> f32 {
    x * x.sigmoid()
}

/// Adds to each row of a tile.
#[tile_fn(crate = crate::language::kernels)]
pub fn add_to_rows<T: Float, const M: usize, const N: usize>(x: &mut Tile<T, 2>, s: &Tile<T, 1>) {
    dims!(x = [M, N], s = [M]);
    parallel!((M, N), |i, j| {
        x[[i, j]] += s[i];
    });
}

/// `y = silu(x) + ½`, where rows of `x` have had their number added.
#[tile_kernel(crate = crate::language::kernels, default(T = f32, BM = 8))]
pub fn activate<T: Float, const BM: usize>(x: &Tensor<T, 2>, y: &mut Tensor<T, 2>) {
    dims!(x = [m, n], y = [m, n]);
    require!(m % 2 == 0, "rows come in pairs");
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(16)]);
    let mut tile = shared::<T>([BM, 16]);
    let mut rows = shared::<T>([BM]);
    pipelined!(0..1, stages = 2, |k| {
        copy(x.at([by * BM + k, bx * 16]), &mut tile);
    });
    parallel!(BM, |i| {
        rows[i] = cast::<T>(by * BM + i);
    });
    add_to_rows::<T, BM, 16>(&mut tile, &rows);
    parallel!((BM, 16), |i, j| {
        let activated: f32 = silu(cast::<f32>(tile[[i, j]]));
        tile[[i, j]] = cast::<T>(activated + OFFSET);
    });
    copy(&tile, y.at_mut([by * BM, bx * 16]));
}

#[cfg(test)]
mod tests {
    use super::*;

    // language: §1.2 crate = some::path
    #[test]
    fn kernels_run_under_another_name() -> Result<(), LaunchError> {
        let x = Tensor::from_fn([10, 20], |[i, j]| (i as f32 - j as f32) / 8.0);
        let (mut a, mut b) = (Tensor::zeros([10, 20]), Tensor::zeros([10, 20]));
        <activate>::default().launch(&Cpu::new(), &x, &mut a)?;
        activate::<f32, 8>().launch(&Interpreter::default(), &x, &mut b)?;
        for i in 0..10 {
            for j in 0..20 {
                let v = x[[i, j]] + i as f32;
                let expected = v / (1.0 + (-v).exp()) + 0.5;
                assert!((a[[i, j]] - expected).abs() < 1e-5 && (b[[i, j]] - expected).abs() < 1e-5);
            }
        }
        Ok(())
    }
}
