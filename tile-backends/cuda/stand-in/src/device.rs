//! The devices that there are.

use cudarc::driver::sys::CUdevice_attribute as Attribute;

/// What is asked of a device.
pub(crate) struct Device {
    pub(crate) name: &'static str,
    pub(crate) capability: (u32, u32),
    /// Bytes of shared memory that a block may ask for.
    pub(crate) shared: u32,
    pub(crate) multiprocessors: u32,
    /// Bytes of L2.
    pub(crate) cache: u32,
    /// Whether memory can be allocated in the order of a stream.
    pub(crate) pools: bool,
    pub(crate) memory: usize,
}

/// A Hopper; one that is too old; an Ampere; one with little shared memory and
/// without pools of memory.
pub(crate) const DEVICES: &[Device] = &[
    Device {
        name: "stand-in H",
        capability: (9, 0),
        shared: 227 << 10,
        multiprocessors: 132,
        cache: 50 << 20,
        pools: true,
        memory: 1 << 37,
    },
    Device {
        name: "stand-in T",
        capability: (7, 5),
        shared: 64 << 10,
        multiprocessors: 40,
        cache: 4 << 20,
        pools: true,
        memory: 1 << 34,
    },
    Device {
        name: "stand-in A",
        capability: (8, 0),
        shared: 163 << 10,
        multiprocessors: 108,
        cache: 40 << 20,
        pools: true,
        memory: 1 << 36,
    },
    Device {
        name: "stand-in G",
        capability: (8, 6),
        shared: 99 << 10,
        multiprocessors: 28,
        cache: 3 << 20,
        pools: false,
        memory: 1 << 33,
    },
];

/// The driver's version, or what the process was told to have instead.
pub(crate) fn version() -> i32 {
    told("TILE_STAND_IN_VERSION").unwrap_or(13_000)
}

/// What starting the driver answers, if the process was told so.
pub(crate) fn start() -> Option<i32> {
    told("TILE_STAND_IN_START")
}

fn told(name: &str) -> Option<i32> {
    std::env::var(name).ok()?.parse().ok()
}

/// The newest PTX that it knows.
pub(crate) const PTX: (u32, u32) = (9, 0);

impl Device {
    /// `None` for what is not asked of it.
    pub(crate) fn attribute(&self, attribute: Attribute) -> Option<i32> {
        let value = match attribute {
            Attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR => self.capability.0,
            Attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR => self.capability.1,
            Attribute::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN => self.shared,
            Attribute::CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT => self.multiprocessors,
            Attribute::CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE => self.cache,
            Attribute::CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED => u32::from(self.pools),
            _ => return None,
        };
        i32::try_from(value).ok()
    }
}
