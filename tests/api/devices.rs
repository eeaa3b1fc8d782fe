//! The devices that these tests run on.

use tile_kernel::interp::{Interpreter, Options, Order};
use tile_kernel::launch::HostDevice;

/// Every device of this build that takes host tensors.
pub(crate) fn all() -> Vec<(String, Box<dyn HostDevice + Send + Sync>)> {
    let shuffled = Options { order: Order::Shuffled(3), check_races: true, ..Options::default() };
    let mut devices: Vec<(String, Box<dyn HostDevice + Send + Sync>)> = vec![
        ("interpreter".to_owned(), Box::new(Interpreter::default())),
        ("interpreter, shuffled".to_owned(), Box::new(Interpreter::new(shuffled))),
    ];
    #[cfg(feature = "cpu")]
    for &level in tile_kernel::LevelId::ALL {
        if let Ok(cpu) = tile_kernel::prelude::Cpu::new().with_threads(3).with_level(level) {
            devices.push((format!("cpu, {}", level.name()), Box::new(cpu)));
        }
    }
    // Where there is a GPU.
    #[cfg(feature = "cuda")]
    if let Ok(cuda) = tile_kernel::cuda::Cuda::new(0) {
        devices.push(("cuda".to_owned(), Box::new(cuda.host_adapter())));
    }
    devices
}
