//! Rates of a GPU that the cost model goes by.

/// What a device does in a clock cycle, and what it waits for.
///
/// Numbers of a multiprocessor are for all its threads. Those that no data sheet gives were fitted
/// to the times of 6900 instances of GEMMs, attention and decoding on an H100
/// (`benches/choice`).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Gpu {
    /// Multiprocessors.
    pub multiprocessors: u32,
    /// Cycles a second while tensor cores are busy.
    pub clock: f64,
    /// Cycles a second otherwise.
    pub peak_clock: f64,
    /// Bytes a second of global memory.
    pub dram: f64,
    /// Bytes a cycle from L2 to a multiprocessor.
    pub l2: f64,
    /// FMAs a cycle of tensor cores times bits of an operand, by instructions of
    /// warpgroups.
    pub warpgroup: f64,
    /// The same by instructions of warps.
    pub warp: f64,
    /// Instructions of threads a cycle.
    pub instructions: f64,
    /// Special functions and conversions a cycle.
    pub special: f64,
    /// Bytes a cycle of shared memory.
    pub shared: f64,
    /// Cycles from a load to its data.
    pub latency: f64,
    /// Seconds of a launch that does nothing.
    pub launch: f64,
}

impl Gpu {
    /// An H100 with 80 GB of HBM3.
    pub const H100: Gpu = Gpu {
        multiprocessors: 132,
        clock: 1.65e9,
        peak_clock: 1.98e9,
        dram: 2.95e12,
        l2: 72.7,
        warpgroup: 36_700.0,
        warp: 16_000.0,
        instructions: 115.0,
        special: 16.0,
        shared: 110.0,
        latency: 1175.0,
        launch: 2.4e-6,
    };

    /// A device with so many multiprocessors, so many cycles a second at most and so many bytes a
    /// second of memory by its data sheet; the rest is taken to be as on an H100.
    pub fn new(multiprocessors: u32, peak_clock: f64, peak_dram: f64) -> Gpu {
        let clock = peak_clock * (Gpu::H100.clock / Gpu::H100.peak_clock);
        Gpu { multiprocessors, clock, peak_clock, dram: 0.88 * peak_dram, ..Gpu::H100 }
    }
}
