// The kernels by seed.
#![cfg_attr(rustfmt, rustfmt_skip)]

mod k0;
mod k1;
mod k2;
mod k3;
mod k4;
mod k5;
mod k6;
mod k7;
mod k8;
mod k9;
mod k10;
mod k11;
mod k12;
mod k13;
mod k14;
mod k15;

use tile_cpu::{HostCode, host_code};

pub(crate) const CODES: &[(u64, &HostCode)] = &[
    (0, host_code::<k0::__Kernel<u16>>()),
    (1, host_code::<k1::__Kernel<tile_cpu::f16, 16>>()),
    (2, host_code::<k2::__Kernel<i8>>()),
    (3, host_code::<k3::__Kernel<tile_cpu::bf16, 33, 17, 2>>()),
    (4, host_code::<k4::__Kernel>()),
    (5, host_code::<k5::__Kernel<5>>()),
    (6, host_code::<k6::__Kernel>()),
    (7, host_code::<k7::__Kernel<i32, 3, 17>>()),
    (8, host_code::<k8::__Kernel<3, 4, 17>>()),
    (9, host_code::<k9::__Kernel<tile_cpu::f16>>()),
    (10, host_code::<k10::__Kernel<tile_cpu::bf16, 33, 33>>()),
    (11, host_code::<k11::__Kernel<4, 1>>()),
    (12, host_code::<k12::__Kernel<33>>()),
    (13, host_code::<k13::__Kernel<4, 8>>()),
    (14, host_code::<k14::__Kernel>()),
    (15, host_code::<k15::__Kernel<i8, 16, 16, 8>>()),
];
