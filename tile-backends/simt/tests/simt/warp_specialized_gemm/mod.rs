//! Warp-specialised GEMMs: a warpgroup that loads, warpgroups that multiply, barriers
//! that count between them. They give what a plain product gives in any order,
//! and whatever is left out of them is found.

mod data;
mod faults;
mod gemm;

use data::Data;
use gemm::{Gemm, Kind, PLAIN};
use tile_simt::interp::Options;

fn options(seed: u64) -> Options {
    Options { seed, ..Options::default() }
}

#[test]
fn products_agree_in_any_order() {
    for transposed in [false, true] {
        let kind = Kind { transposed, ..PLAIN };
        let kernel = Gemm::new(kind).kernel();
        for (seed, extents) in [(0, [130, 70, 70]), (1, [128, 128, 264]), (2, [200, 136, 8]), (3, [50, 129, 330])] {
            let data = Data::new(kind, extents);
            data.run(&kernel, &options(seed)).unwrap_or_else(|e| panic!("{kind:?} {extents:?} {seed}: {e}"));
        }
    }
}

#[test]
fn workers_take_several_tiles() {
    let kind = Kind { persistent: true, ..PLAIN };
    let kernel = Gemm::new(kind).kernel();
    let data = Data::new(kind, [200, 300, 150]);
    for (seed, workers) in [(0, 2), (1, 1), (2, 4), (3, 9)] {
        data.run(&kernel, &Options { seed, workers }).unwrap_or_else(|e| panic!("{seed} {workers}: {e}"));
    }
}

#[test]
fn clusters_share_tiles() {
    let kind = Kind { cluster: 2, ..PLAIN };
    let kernel = Gemm::new(kind).kernel();
    let data = Data::new(kind, [100, 250, 330]);
    for seed in 0..4 {
        data.run(&kernel, &options(seed)).unwrap_or_else(|e| panic!("{seed}: {e}"));
    }
}
