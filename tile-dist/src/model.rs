//! A model of how long ranks take: links with a latency and a rate, and GEMMs of a rate.
//!
//! With p ranks of N nodes, n = p / N of each, b bytes, and c the time of a GEMM:
//!
//! | what | time |
//! |---|---|
//! | a transfer over a link | latency + b / rate |
//! | all-reduce in one step | latency + (p − 1)·b / rate |
//! | all-reduce in two steps | 2·latency + 2·(p − 1) / p·b / rate |
//! | all-reduce by NCCL, one node | the longer of a call, and latency + 2·(p − 1) / p·b / rate |
//! | the same, several nodes | besides, network latency + 2·(N − 1) / N·(b / n) / network rate |
//! | all-gather + GEMM, one kernel | latency + c / p + (p − 1)·max(c / p, shard / rate) |
//! | all-gather by NCCL, then the GEMM | the transfers of (p − 1) shards + c |
//!
//! Rates are those at which data arrives at a rank; links of different ranks do not disturb each other,
//! as behind a switch. In one kernel a shard arrives while the one before is multiplied, so that what
//! remains of a transfer is what is longer than a GEMM. Kernels over memory of peers end at the node:
//! between nodes there is NCCL alone.

/// A connection of a rank with others.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Link {
    /// Seconds from a signal to what it lets go on, or of an empty transfer.
    pub latency: f64,
    /// Bytes a second that arrive at a rank.
    pub rate: f64,
}

impl Link {
    /// Seconds of a transfer of so many bytes.
    pub fn time(&self, bytes: f64) -> f64 {
        self.latency + bytes / self.rate
    }
}

/// Ranks, how they are joined, and how fast each multiplies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Machine {
    /// How many nodes there are, at least one.
    pub nodes: usize,
    /// Ranks of a node, at least one.
    pub node: usize,
    /// Between ranks of a node, for kernels that reach each other's memory.
    pub peers: Link,
    /// The same for NCCL.
    pub library: Link,
    /// Between nodes, for NCCL.
    pub network: Link,
    /// Seconds from the call of a collective of NCCL until it could end, whatever its size.
    pub call: f64,
    /// Floating-point operations a second of a GEMM of one rank.
    pub flops: f64,
}

/// How ranks make a sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AllReduce {
    /// A kernel in which each rank reads all parts: `tile_kernels::ranks::all_reduce`.
    OneShot,
    /// A kernel in which each rank adds up a share: `tile_kernels::ranks::two_shot_all_reduce`.
    TwoShot,
    /// NCCL, through a `World`.
    Library,
}

/// A GEMM of which the left operand is sharded by rows over the ranks: `[m, k]` by `[k, n]` on each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GatheredGemm {
    /// Rows of all shards together.
    pub m: usize,
    /// Columns of one rank's right operand.
    pub n: usize,
    /// The inner axis.
    pub k: usize,
    /// Bytes of an element.
    pub bytes: usize,
}

impl Machine {
    /// So many nodes of H200s behind a switch of NVLink, as two of them were measured.
    ///
    /// `peers`, `library` and `call` are fitted to `tile-dist/results` (two ranks), and `flops` is what
    /// large 16-bit GEMMs reach (`docs/performance.md`). `network` is no measurement but an assumption:
    /// an adapter of 400 Gb/s for each rank, and 20 µs.
    pub fn h200(nodes: usize, node: usize) -> Machine {
        Machine {
            nodes,
            node,
            peers: Link { latency: 7.2e-6, rate: 216e9 },
            library: Link { latency: 25e-6, rate: 294e9 },
            network: Link { latency: 20e-6, rate: 50e9 },
            call: 130e-6,
            flops: 700e12,
        }
    }

    /// How many ranks there are.
    pub fn ranks(&self) -> usize {
        self.nodes * self.node
    }

    /// Seconds of an all-reduce of so many bytes on each rank; none of a kernel over several nodes.
    pub fn all_reduce_by(&self, way: AllReduce, bytes: f64) -> Option<f64> {
        let ranks = self.ranks() as f64;
        match way {
            AllReduce::OneShot => self.is_one_node().then(|| self.peers.time((ranks - 1.0) * bytes)),
            AllReduce::TwoShot => self.is_one_node().then(|| 2.0 * self.peers.time(part_of_others(ranks) * bytes)),
            AllReduce::Library => {
                let (nodes, node) = (self.nodes as f64, self.node as f64);
                let inside = self.library.time(2.0 * part_of_others(node) * bytes);
                let between = match self.is_one_node() {
                    true => 0.0,
                    false => self.network.time(2.0 * part_of_others(nodes) * bytes / node),
                };
                Some(self.call.max(inside + between))
            }
        }
    }

    /// The fastest way, and its seconds.
    pub fn all_reduce(&self, bytes: f64) -> (AllReduce, f64) {
        let ways = [AllReduce::OneShot, AllReduce::TwoShot, AllReduce::Library];
        let times = ways.into_iter().filter_map(|way| Some((way, self.all_reduce_by(way, bytes)?)));
        times.min_by(|a, b| a.1.total_cmp(&b.1)).expect("the library takes any number of nodes")
    }

    /// Seconds of a GEMM of all shards by one kernel, which multiplies shards as they arrive; none over
    /// several nodes.
    pub fn all_gather_gemm(&self, gemm: GatheredGemm) -> Option<f64> {
        let ranks = self.ranks() as f64;
        let part = self.gemm(gemm) / ranks;
        let arrives = self.shard(gemm) / self.peers.rate;
        self.is_one_node().then(|| self.peers.latency + part + (ranks - 1.0) * part.max(arrives))
    }

    /// Seconds of NCCL's all-gather, and of the GEMM behind it: between nodes each rank gets the shards
    /// of its like, and in the node all shards of the others.
    pub fn all_gather_then_gemm(&self, gemm: GatheredGemm) -> f64 {
        let (nodes, node) = (self.nodes as f64, self.node as f64);
        let shard = self.shard(gemm);
        let inside = self.library.time((node - 1.0) * nodes * shard);
        let between = if self.is_one_node() { 0.0 } else { self.network.time((nodes - 1.0) * shard) };
        self.call.max(inside + between) + self.gemm(gemm)
    }

    /// Seconds of the GEMM alone, of all shards.
    pub fn gemm(&self, gemm: GatheredGemm) -> f64 {
        2.0 * gemm.m as f64 * gemm.n as f64 * gemm.k as f64 / self.flops
    }

    /// Bytes of a shard.
    fn shard(&self, gemm: GatheredGemm) -> f64 {
        gemm.m as f64 * gemm.k as f64 * gemm.bytes as f64 / self.ranks() as f64
    }

    fn is_one_node(&self) -> bool {
        self.nodes == 1
    }
}

/// Which part of the data of all is that of the others.
fn part_of_others(ranks: f64) -> f64 {
    (ranks - 1.0) / ranks
}
