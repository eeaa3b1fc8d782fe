//! Ops of any number of arguments and results in candle's graph, which has nodes of three
//! arguments and one result.
//!
//! An op of up to three arguments and one result is one node. Any other is several, with *tokens*
//! between them, tensors of one element that stand for the op:
//!
//! ```text
//! a b c ──► token ──► result 0        backward: results put their gradients down,
//!             ▲  └──► result 1        the last token takes them and computes all of the
//! token ──────┘ d e                   op's gradients, and each token gives its arguments theirs
//! ```
//!
//! Nothing is packed and nothing is copied: a result's node takes the memory that the launch has
//! written.

use crate::cpu;
use crate::error::{malformed, wrap};
use crate::in_place::elsewhere;
use crate::op::Op;
use candle_core::op::BackpropOp;
use candle_core::{CpuStorage, CudaStorage, CustomOp1, CustomOp2, CustomOp3, Layout, Result, Shape, Storage, Tensor};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::thread::{self, ThreadId};

impl Op {
    /// Runs the kernel; gives its first output.
    ///
    /// # Errors
    /// For arguments of another number, element type, rank or extent than the kernel's, or on
    /// several devices: the error names the argument, what is expected and what was found.
    pub fn apply(&self, inputs: &[&Tensor]) -> Result<Tensor> {
        let mut results = self.apply_all(inputs)?.into_iter();
        results.next().ok_or_else(|| wrap(malformed(self.def(), "it has no output".to_owned())))
    }

    /// Runs the kernel; gives all its outputs, in order.
    ///
    /// # Errors
    /// As [`apply`](Op::apply).
    pub fn apply_all(&self, inputs: &[&Tensor]) -> Result<Vec<Tensor>> {
        let tracked = inputs.iter().any(|input| input.track_op() && input.dtype().is_float());
        match (inputs, self.tensors(true).count()) {
            _ if !tracked => {
                let results = self.forward(inputs)?.into_iter();
                Ok(results
                    .map(|(storage, shape)| Tensor::from_storage(storage, shape, BackpropOp::none(), false))
                    .collect())
            }
            // On several devices, candle's own error would not say which argument.
            _ if self.check_devices(inputs).is_err() => self.check_devices(inputs).map(|()| Vec::new()),
            ([a], 1) => Ok(vec![a.apply_op1(self.clone())?]),
            ([a, b], 1) => Ok(vec![a.apply_op2(b, self.clone())?]),
            ([a, b, c], 1) => Ok(vec![a.apply_op3(b, c, self.clone())?]),
            _ => self.record(inputs),
        }
    }

    fn check_devices(&self, inputs: &[&Tensor]) -> Result<()> {
        let Some(first) = inputs.first() else { return Ok(()) };
        for (name, input) in self.tensors(false).zip(inputs) {
            if !input.device().same_device(first.device()) {
                let expected = format!("{:?}", first.device().location());
                return Err(elsewhere(name, &expected, &input.storage_and_layout().0));
            }
        }
        Ok(())
    }

    /// The results as memory of the arguments' device.
    fn forward(&self, inputs: &[&Tensor]) -> Result<Vec<(Storage, Shape)>> {
        self.check_devices(inputs)?;
        let guards: Vec<_> = inputs.iter().map(|input| input.storage_and_layout()).collect();
        match guards.first().map(|(storage, _)| &**storage) {
            None | Some(Storage::Cpu(_)) => {
                let host = guards.iter().filter_map(|(storage, layout)| match &**storage {
                    Storage::Cpu(storage) => Some((storage, *layout)),
                    _ => None,
                });
                let results = cpu::forward(self, &host.collect::<Vec<_>>())?.into_iter();
                Ok(results.map(|(storage, shape)| (Storage::Cpu(storage), shape)).collect())
            }
            #[cfg(feature = "cuda")]
            Some(Storage::Cuda(_)) => {
                let device = guards.iter().filter_map(|(storage, layout)| match &**storage {
                    Storage::Cuda(storage) => Some((storage, *layout)),
                    _ => None,
                });
                let results = crate::cuda::forward(self, &device.collect::<Vec<_>>())?.into_iter();
                Ok(results.map(|(storage, shape)| (Storage::Cuda(storage), shape)).collect())
            }
            Some(storage) => {
                let first = self.tensors(false).next().unwrap_or_default();
                let expected = if cfg!(feature = "cuda") { "the CPU or a CUDA device" } else { "the CPU" };
                Err(elsewhere(first, expected, storage))
            }
        }
    }

    /// Runs the kernel as several nodes.
    fn record(&self, inputs: &[&Tensor]) -> Result<Vec<Tensor>> {
        let results = self.forward(inputs)?;
        let record = Arc::new(Record {
            op: self.clone(),
            args: inputs.iter().map(|&input| input.clone()).collect(),
            results: OnceLock::new(),
            pending: Mutex::default(),
        });
        let token = Token::chain(&record)?;
        let mut tensors = Vec::with_capacity(results.len());
        for (index, (storage, shape)) in results.into_iter().enumerate() {
            let made = Mutex::new(Some((storage, shape)));
            tensors.push(token.apply_op1(ResultNode { record: record.clone(), index, made })?);
        }
        // Without their place in the graph, or it would hold itself.
        let _ = record.results.set(tensors.iter().map(Tensor::detach).collect());
        Ok(tensors)
    }
}

/// One application of an op that is several nodes.
struct Record {
    op: Op,
    args: Vec<Tensor>,
    results: OnceLock<Vec<Tensor>>,
    /// What a backward pass has put down; passes of several threads do not meet.
    pending: Mutex<HashMap<ThreadId, Pending>>,
}

#[derive(Default)]
struct Pending {
    /// Gradients of results, by index.
    results: HashMap<usize, Tensor>,
    /// Gradients of arguments that tokens have not given yet.
    args: Vec<Option<Tensor>>,
}

impl Record {
    fn pending<R>(&self, f: impl FnOnce(&mut Pending) -> R) -> R {
        let mut pending = self.pending.lock().unwrap_or_else(PoisonError::into_inner);
        f(pending.entry(thread::current().id()).or_default())
    }

    /// The gradients of all arguments.
    fn gradients(&self) -> Result<Vec<Option<Tensor>>> {
        let mut given = self.pending(|pending| std::mem::take(&mut pending.results));
        let results = self.results.get().map(Vec::as_slice).unwrap_or_default();
        let mut gradients = Vec::with_capacity(results.len());
        for (index, result) in results.iter().enumerate() {
            gradients.push(match given.remove(&index) {
                Some(gradient) => gradient,
                None => result.zeros_like()?,
            });
        }
        let found = self.op.gradients(&self.args, results, &gradients)?;
        self.op.check_gradients(&self.args, &found)?;
        Ok(found)
    }
}

/// A node of up to three arguments, of which the first may be the token before it.
#[derive(Clone)]
struct Token {
    record: Arc<Record>,
    /// The arguments of the op that this node has.
    first: usize,
    count: usize,
    last: bool,
}

impl Token {
    /// Nodes that have all arguments of an op; gives the last.
    fn chain(record: &Arc<Record>) -> Result<Tensor> {
        let args = &record.args;
        let mut token: Option<Tensor> = None;
        let mut first = 0;
        loop {
            let count = (args.len() - first).min(if token.is_some() { 2 } else { 3 });
            let node = Token { record: record.clone(), first, count, last: first + count == args.len() };
            let last = node.last;
            let operands: Vec<&Tensor> = token.iter().chain(&args[first..first + count]).collect();
            let next = match operands.as_slice() {
                [a] => a.apply_op1(node)?,
                [a, b] => a.apply_op2(b, node)?,
                [a, b, c] => a.apply_op3(b, c, node)?,
                _ => return Err(wrap(malformed(record.op.def(), "it has no argument".to_owned()))),
            };
            if last {
                return Ok(next);
            }
            (token, first) = (Some(next), first + count);
        }
    }

    /// The gradients of the node's operands.
    fn backward(&self, operands: &[&Tensor]) -> Result<Vec<Option<Tensor>>> {
        if self.last {
            let found = self.record.gradients()?;
            self.record.pending(|pending| pending.args = found);
        }
        let (first, count) = (self.first, self.count);
        let own = self.record.pending(|pending| {
            pending.args.get_mut(first..first + count).map(|own| own.iter_mut().map(Option::take).collect::<Vec<_>>())
        });
        let mut gradients = own.unwrap_or_else(|| vec![None; count]);
        if first == 0 {
            self.record.pending.lock().unwrap_or_else(PoisonError::into_inner).remove(&thread::current().id());
        } else {
            // The token before this one is asked for its arguments' when it has a gradient.
            gradients.insert(0, Some(operands[0].zeros_like()?));
        }
        Ok(gradients)
    }

    fn on_cpu() -> Result<(CpuStorage, Shape)> {
        Ok((CpuStorage::F32(vec![0.0]), Shape::from(1)))
    }

    #[cfg(feature = "cuda")]
    fn on_cuda(storage: &CudaStorage) -> Result<(CudaStorage, Shape)> {
        let memory = storage.device.alloc_zeros::<f32>(1)?;
        Ok((CudaStorage::wrap_cuda_slice(memory, storage.device.clone()), Shape::from(1)))
    }

    #[cfg(not(feature = "cuda"))]
    fn on_cuda(_: &CudaStorage) -> Result<(CudaStorage, Shape)> {
        Err(candle_core::Error::NotCompiledWithCudaSupport)
    }
}

impl CustomOp1 for Token {
    fn name(&self) -> &'static str {
        self.record.op.def().name
    }
    fn cpu_fwd(&self, _: &CpuStorage, _: &Layout) -> Result<(CpuStorage, Shape)> {
        Token::on_cpu()
    }
    fn cuda_fwd(&self, storage: &CudaStorage, _: &Layout) -> Result<(CudaStorage, Shape)> {
        Token::on_cuda(storage)
    }
    fn bwd(&self, a: &Tensor, _: &Tensor, _: &Tensor) -> Result<Option<Tensor>> {
        Ok(self.backward(&[a])?.pop().flatten())
    }
}

impl CustomOp2 for Token {
    fn name(&self) -> &'static str {
        self.record.op.def().name
    }
    fn cpu_fwd(&self, _: &CpuStorage, _: &Layout, _: &CpuStorage, _: &Layout) -> Result<(CpuStorage, Shape)> {
        Token::on_cpu()
    }
    fn cuda_fwd(&self, storage: &CudaStorage, _: &Layout, _: &CudaStorage, _: &Layout) -> Result<(CudaStorage, Shape)> {
        Token::on_cuda(storage)
    }
    fn bwd(&self, a: &Tensor, b: &Tensor, _: &Tensor, _: &Tensor) -> Result<(Option<Tensor>, Option<Tensor>)> {
        let mut found = self.backward(&[a, b])?;
        let second = found.pop().flatten();
        Ok((found.pop().flatten(), second))
    }
}

impl CustomOp3 for Token {
    fn name(&self) -> &'static str {
        self.record.op.def().name
    }
    fn cpu_fwd(
        &self,
        _: &CpuStorage,
        _: &Layout,
        _: &CpuStorage,
        _: &Layout,
        _: &CpuStorage,
        _: &Layout,
    ) -> Result<(CpuStorage, Shape)> {
        Token::on_cpu()
    }
    fn cuda_fwd(
        &self,
        storage: &CudaStorage,
        _: &Layout,
        _: &CudaStorage,
        _: &Layout,
        _: &CudaStorage,
        _: &Layout,
    ) -> Result<(CudaStorage, Shape)> {
        Token::on_cuda(storage)
    }
    fn bwd(
        &self,
        a: &Tensor,
        b: &Tensor,
        c: &Tensor,
        _: &Tensor,
        _: &Tensor,
    ) -> Result<(Option<Tensor>, Option<Tensor>, Option<Tensor>)> {
        let mut found = self.backward(&[a, b, c])?;
        let (third, second) = (found.pop().flatten(), found.pop().flatten());
        Ok((found.pop().flatten(), second, third))
    }
}

/// The node of a result, which takes memory that the launch has written.
struct ResultNode {
    record: Arc<Record>,
    index: usize,
    made: Mutex<Option<(Storage, Shape)>>,
}

impl ResultNode {
    fn take(&self) -> Result<(Storage, Shape)> {
        let made = self.made.lock().unwrap_or_else(PoisonError::into_inner).take();
        made.ok_or_else(|| wrap(malformed(self.record.op.def(), "a result is taken twice".to_owned())))
    }
}

impl CustomOp1 for ResultNode {
    fn name(&self) -> &'static str {
        self.record.op.def().name
    }
    fn cpu_fwd(&self, _: &CpuStorage, _: &Layout) -> Result<(CpuStorage, Shape)> {
        match self.take()? {
            (Storage::Cpu(storage), shape) => Ok((storage, shape)),
            (storage, _) => Err(elsewhere("result", "the CPU", &storage)),
        }
    }
    fn cuda_fwd(&self, _: &CudaStorage, _: &Layout) -> Result<(CudaStorage, Shape)> {
        match self.take()? {
            (Storage::Cuda(storage), shape) => Ok((storage, shape)),
            (storage, _) => Err(elsewhere("result", "a CUDA device", &storage)),
        }
    }
    fn bwd(&self, token: &Tensor, _: &Tensor, gradient: &Tensor) -> Result<Option<Tensor>> {
        self.record.pending(|pending| pending.results.insert(self.index, gradient.clone()));
        Ok(Some(token.zeros_like()?))
    }
}
