//! Ops as candle's own kinds of custom ops: `CustomOp1` to `CustomOp3`, `InplaceOp1` to
//! `InplaceOp3`.

use crate::error::{malformed, wrap};
use crate::op::Op;
use crate::{cpu, in_place};
use candle_core::{
    CpuStorage, CudaStorage, CustomOp1, CustomOp2, CustomOp3, InplaceOp1, InplaceOp2, InplaceOp3, Layout, Result,
    Shape, Tensor,
};

/// The only result of an op of candle's kinds.
fn single<S>(op: &Op, mut results: Vec<(S, Shape)>) -> Result<(S, Shape)> {
    match (results.pop(), results.is_empty()) {
        (Some(result), true) => Ok(result),
        _ => {
            let outputs: Vec<&str> = op.tensors(true).collect();
            let reason = format!(
                "it has the outputs {}, and an op of candle has one result: use `Op::apply_all`",
                outputs.join(", ")
            );
            Err(wrap(malformed(op.def(), reason)))
        }
    }
}

fn on_cpu(op: &Op, inputs: &[(&CpuStorage, &Layout)]) -> Result<(CpuStorage, Shape)> {
    single(op, cpu::forward(op, inputs)?)
}

#[cfg(feature = "cuda")]
fn on_cuda(op: &Op, inputs: &[(&CudaStorage, &Layout)]) -> Result<(CudaStorage, Shape)> {
    single(op, crate::cuda::forward(op, inputs)?)
}

#[cfg(not(feature = "cuda"))]
fn on_cuda(_: &Op, _: &[(&CudaStorage, &Layout)]) -> Result<(CudaStorage, Shape)> {
    Err(candle_core::Error::NotCompiledWithCudaSupport)
}

#[cfg(feature = "cuda")]
fn in_place_on_cuda(op: &Op, output: (&mut CudaStorage, &Layout), inputs: &[(&CudaStorage, &Layout)]) -> Result<()> {
    crate::cuda::in_place_single(op, output, inputs)
}

#[cfg(not(feature = "cuda"))]
fn in_place_on_cuda(_: &Op, _: (&mut CudaStorage, &Layout), _: &[(&CudaStorage, &Layout)]) -> Result<()> {
    Err(candle_core::Error::NotCompiledWithCudaSupport)
}

/// The gradients of an op with one result.
fn backward(op: &Op, args: &[&Tensor], result: &Tensor, gradient: &Tensor) -> Result<Vec<Option<Tensor>>> {
    let args: Vec<Tensor> = args.iter().map(|&arg| arg.clone()).collect();
    let found = op.gradients(&args, &[result.detach()], std::slice::from_ref(gradient))?;
    op.check_gradients(&args, &found)?;
    Ok(found)
}

impl CustomOp1 for Op {
    fn name(&self) -> &'static str {
        self.def().name
    }

    fn cpu_fwd(&self, s1: &CpuStorage, l1: &Layout) -> Result<(CpuStorage, Shape)> {
        on_cpu(self, &[(s1, l1)])
    }

    fn cuda_fwd(&self, s1: &CudaStorage, l1: &Layout) -> Result<(CudaStorage, Shape)> {
        on_cuda(self, &[(s1, l1)])
    }

    fn bwd(&self, arg: &Tensor, result: &Tensor, gradient: &Tensor) -> Result<Option<Tensor>> {
        let mut found = backward(self, &[arg], result, gradient)?;
        Ok(found.pop().flatten())
    }
}

impl CustomOp2 for Op {
    fn name(&self) -> &'static str {
        self.def().name
    }

    fn cpu_fwd(&self, s1: &CpuStorage, l1: &Layout, s2: &CpuStorage, l2: &Layout) -> Result<(CpuStorage, Shape)> {
        on_cpu(self, &[(s1, l1), (s2, l2)])
    }

    fn cuda_fwd(&self, s1: &CudaStorage, l1: &Layout, s2: &CudaStorage, l2: &Layout) -> Result<(CudaStorage, Shape)> {
        on_cuda(self, &[(s1, l1), (s2, l2)])
    }

    fn bwd(
        &self,
        arg1: &Tensor,
        arg2: &Tensor,
        result: &Tensor,
        gradient: &Tensor,
    ) -> Result<(Option<Tensor>, Option<Tensor>)> {
        let mut found = backward(self, &[arg1, arg2], result, gradient)?;
        let second = found.pop().flatten();
        Ok((found.pop().flatten(), second))
    }
}

impl CustomOp3 for Op {
    fn name(&self) -> &'static str {
        self.def().name
    }

    fn cpu_fwd(
        &self,
        s1: &CpuStorage,
        l1: &Layout,
        s2: &CpuStorage,
        l2: &Layout,
        s3: &CpuStorage,
        l3: &Layout,
    ) -> Result<(CpuStorage, Shape)> {
        on_cpu(self, &[(s1, l1), (s2, l2), (s3, l3)])
    }

    fn cuda_fwd(
        &self,
        s1: &CudaStorage,
        l1: &Layout,
        s2: &CudaStorage,
        l2: &Layout,
        s3: &CudaStorage,
        l3: &Layout,
    ) -> Result<(CudaStorage, Shape)> {
        on_cuda(self, &[(s1, l1), (s2, l2), (s3, l3)])
    }

    fn bwd(
        &self,
        arg1: &Tensor,
        arg2: &Tensor,
        arg3: &Tensor,
        result: &Tensor,
        gradient: &Tensor,
    ) -> Result<(Option<Tensor>, Option<Tensor>, Option<Tensor>)> {
        let mut found = backward(self, &[arg1, arg2, arg3], result, gradient)?;
        let (third, second) = (found.pop().flatten(), found.pop().flatten());
        Ok((found.pop().flatten(), second, third))
    }
}

impl InplaceOp1 for Op {
    fn name(&self) -> &'static str {
        self.def().name
    }

    fn cpu_fwd(&self, s1: &mut CpuStorage, l1: &Layout) -> Result<()> {
        in_place::single(self, (s1, l1), &[])
    }

    fn cuda_fwd(&self, s1: &mut CudaStorage, l1: &Layout) -> Result<()> {
        in_place_on_cuda(self, (s1, l1), &[])
    }
}

impl InplaceOp2 for Op {
    fn name(&self) -> &'static str {
        self.def().name
    }

    fn cpu_fwd(&self, s1: &mut CpuStorage, l1: &Layout, s2: &CpuStorage, l2: &Layout) -> Result<()> {
        in_place::single(self, (s1, l1), &[(s2, l2)])
    }

    fn cuda_fwd(&self, s1: &mut CudaStorage, l1: &Layout, s2: &CudaStorage, l2: &Layout) -> Result<()> {
        in_place_on_cuda(self, (s1, l1), &[(s2, l2)])
    }
}

impl InplaceOp3 for Op {
    fn name(&self) -> &'static str {
        self.def().name
    }

    fn cpu_fwd(
        &self,
        s1: &mut CpuStorage,
        l1: &Layout,
        s2: &CpuStorage,
        l2: &Layout,
        s3: &CpuStorage,
        l3: &Layout,
    ) -> Result<()> {
        in_place::single(self, (s1, l1), &[(s2, l2), (s3, l3)])
    }

    fn cuda_fwd(
        &self,
        s1: &mut CudaStorage,
        l1: &Layout,
        s2: &CudaStorage,
        l2: &Layout,
        s3: &CudaStorage,
        l3: &Layout,
    ) -> Result<()> {
        in_place_on_cuda(self, (s1, l1), &[(s2, l2), (s3, l3)])
    }
}
