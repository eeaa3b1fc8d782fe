//! Constants on a device: launches that load them while those in front run give what launches give that
//! wait.

use crate::device::{attempt, expect};
use crate::support::{cuda, random};
use tile_kernel::cuda::CudaConstant;
use tile_kernel::prelude::*;
use tile_kernels::matmul::matmul_nt;
use tile_kernels::quant::matmul_int4;

/// Rows and columns of all matrices, and how many there are: more bytes than L2 holds.
const N: usize = 2048;
const LAYERS: usize = 12;
/// How often the layers are gone through in one graph, and how often that is launched.
const TURNS: usize = 3;
const LAUNCHES: usize = 20;
/// Elements of a group of 4-bit weights.
const GROUP: usize = 128;

/// A vector that goes through all layers, each time from one of two tensors to the other.
struct Chain {
    cuda: Cuda,
    start: Tensor<bf16, 2>,
    x: [CudaTensor<bf16, 2>; 2],
}

/// Launches a layer with a number, from a tensor to another.
type Layer<'a> = &'a dyn Fn(&Cuda, usize, &CudaTensor<bf16, 2>, &mut CudaTensor<bf16, 2>) -> Result<(), LaunchError>;

impl Chain {
    fn new() -> Result<Chain, LaunchError> {
        let cuda = cuda().new_stream()?;
        let start = random().tensor([1, N]);
        let x = [CudaTensor::from_host(&cuda, &start.view())?, CudaTensor::zeros(&cuda, [1, N])?];
        Ok(Chain { cuda, start, x })
    }

    /// The bits of the vector behind every layer, one launch after the other.
    fn all(&mut self, layer: Layer<'_>) -> Result<Vec<Vec<bf16>>, LaunchError> {
        self.x[0].upload(&self.cuda, &self.start.view())?;
        let mut found = Vec::new();
        for number in 0..LAYERS {
            let [from, to] = &mut self.x;
            layer(&self.cuda, number, from, to)?;
            self.x.swap(0, 1);
            found.push(self.x[0].to_host()?.to_vec());
        }
        Ok(found)
    }

    /// The vector behind the last layer, launched without waiting, and then some times as a graph.
    fn last(&mut self, layer: Layer<'_>) -> Result<Vec<Vec<bf16>>, LaunchError> {
        self.x[1].upload(&self.cuda, &self.start.view())?;
        let mut found = Vec::new();
        let [mut first, mut second] =
            [CudaTensor::<bf16, 2>::zeros(&self.cuda, [1, N])?, CudaTensor::zeros(&self.cuda, [1, N])?];
        let mut turn = |cuda: &Cuda| -> Result<(), LaunchError> {
            for number in 0..LAYERS {
                let from = if number == 0 { &self.x[1] } else { &first };
                layer(cuda, number, from, &mut second)?;
                std::mem::swap(&mut first, &mut second);
            }
            Ok(())
        };
        (0..TURNS).try_for_each(|_| turn(&self.cuda))?;
        // SAFETY: the tensors outlive the graph, and one stream does all.
        let graph = unsafe { self.cuda.capture(|cuda| (0..TURNS).try_for_each(|_| turn(cuda))) }?;
        // An even number of layers, so that results are where they were.
        found.push(first.to_host()?.to_vec());
        for _ in 0..LAUNCHES {
            graph.launch()?;
            found.push(first.to_host()?.to_vec());
        }
        Ok(found)
    }
}

/// Goes through layers whose weights are tensors, and through the same as constants.
fn compare(check: &str, plain: Layer<'_>, constant: Layer<'_>) {
    let run = || -> Result<_, LaunchError> {
        let mut chain = Chain::new()?;
        let expected = chain.all(plain)?;
        // The first launch with each constant waits for what wrote it, those of the second time load early.
        let found = [chain.all(constant)?, chain.all(constant)?];
        Ok((expected, found, chain.last(constant)?))
    };
    let Some((expected, found, last)) = attempt(check, run()) else { return };
    for found in found {
        let wrong = expected.iter().zip(&found).position(|(expected, found)| expected != found);
        expect(check, wrong.is_none(), wrong);
    }
    let differs = last.iter().position(|found| expected.last() != Some(found));
    expect(&format!("{check}, as a graph"), differs.is_none(), differs);
}

pub(crate) fn weights_are_loaded_early() {
    let (mut random, most) = (random(), 2.0 / (N as f64).sqrt());
    let weights: Option<Vec<_>> = (0..LAYERS)
        .map(|_| {
            let host = random.tensor_between::<bf16, 2>([N, N], -most, most);
            let made = [(); 2].map(|()| CudaTensor::from_host(&cuda(), &host.view()));
            let [plain, constant] = made.map(|made| attempt("weights", made));
            Some((plain?, CudaConstant::new(constant?)))
        })
        .collect();
    let Some(weights) = weights else { return };
    compare(
        "a chain of GEMMs of one row",
        &|cuda, number, x, y| matmul_nt::<bf16, bf16, 16, 64, 128>().fitted().launch(cuda, x, &weights[number].0, y),
        &|cuda, number, x, y| matmul_nt::<bf16, bf16, 16, 64, 128>().fitted().launch(cuda, x, &weights[number].1, y),
    );
}

pub(crate) fn codes_are_loaded_early() {
    let mut random = random();
    let scale = Tensor::full([N / GROUP, N], bf16::from_f32(0.2 / (N as f32).sqrt()));
    let made: Option<Vec<_>> = (0..LAYERS)
        .map(|_| {
            let codes = random.indices::<u8, 2>([N, N / 2], 256);
            let codes = [(); 2].map(|()| attempt("codes", CudaTensor::from_host(&cuda(), &codes.view())));
            let scales = [(); 2].map(|()| attempt("scales", CudaTensor::from_host(&cuda(), &scale.view())));
            let ([plain, codes], [scale, scales]) = (codes, scales);
            Some(((plain?, scale?), (CudaConstant::new(codes?), CudaConstant::new(scales?))))
        })
        .collect();
    let Some(made) = made else { return };
    compare(
        "a chain of GEMMs of one row by 4-bit weights",
        &|cuda, number, x, y| {
            let (codes, scales) = &made[number].0;
            matmul_int4::<bf16, 16, 64, GROUP, 1>().fitted().launch(cuda, x, codes, scales, y)
        },
        &|cuda, number, x, y| {
            let (codes, scales) = &made[number].1;
            matmul_int4::<bf16, 16, 64, GROUP, 1>().fitted().launch(cuda, x, codes, scales, y)
        },
    );
}
