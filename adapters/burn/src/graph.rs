//! Ops in burn's dispatch and in its graph of autodiff.
//!
//! Burn's tensors say at run time on which backend they lie. An op takes them apart, launches on the
//! memory of Flex, and puts its results together again. A node of burn's graph has one result. An
//! op with several is several nodes, with a *token* between them, a tensor of one element:
//!
//! ```text
//! a b c ──► token ──► result 0        backward: results put their gradients down,
//!             └─────► result 1        and the token takes them and computes those of a, b and c
//! ```

use crate::any::{AnyTensor, Arguments, Results};
use crate::error::{Error, Result};
use crate::flex::{self, Described, Flexible};
use crate::op::{Backward, Op};
use burn::backend::autodiff::NodeId;
use burn::backend::autodiff::checkpoint::base::Checkpointer;
use burn::backend::autodiff::checkpoint::strategy::NoCheckpointing;
use burn::backend::autodiff::grads::Gradients;
use burn::backend::autodiff::ops::{Backward as Step, NodeGuard, Ops, OpsKind};
use burn::backend::flex::{FlexTensor, Layout};
use burn::backend::{
    Autodiff, BackendTensor, BackendTypes, DispatchAutodiffContext as Context, DispatchTensorKind, Flex, TensorMetadata,
};
use burn::tensor::{Bytes, DType, DispatchTensor, Shape};
use std::sync::{Arc, Mutex, PoisonError};
use tile_adapter::gradients;

/// A tensor of Flex with its place in the graph.
type Node = <Autodiff<Flex> as BackendTypes>::FloatTensorPrimitive;

/// An argument as its backend has it.
enum Argument {
    /// Outside of autodiff.
    Plain(FlexTensor),
    /// Of floating point, in a graph.
    Node(Node),
}

impl Argument {
    fn tensor(&self) -> &FlexTensor {
        match self {
            Argument::Plain(tensor) => tensor,
            Argument::Node(node) => node.primitive(),
        }
    }

    fn tracked(&self) -> Option<&Node> {
        match self {
            Argument::Node(node) if node.is_tracked() => Some(node),
            _ => None,
        }
    }
}

impl Op {
    /// Runs the kernel on a tensor or a tuple of them, and gives a tensor or a tuple of them.
    ///
    /// ```
    /// # use burn::tensor::{Device, Int, Tensor as Burn};
    /// use tile_burn::Op;
    /// use tile_kernel::prelude::*;
    ///
    /// /// The largest element of each row, and where it is.
    /// #[tile_kernel]
    /// fn top(x: &Tensor<f32, 2>, value: &mut Tensor<f32, 1>, place: &mut Tensor<i32, 1>) {
    ///     dims!(x = [m, n], value = [m], place = [m]);
    ///     parallel!(m, |i| {
    ///         let mut best = x[[i, 0]];
    ///         let mut at = 0;
    ///         for j in 1..n {
    ///             if x[[i, j]] > best {
    ///                 best = x[[i, j]];
    ///                 at = j;
    ///             }
    ///         }
    ///         value[i] = best;
    ///         place[i] = cast::<i32>(at);
    ///     });
    /// }
    ///
    /// let x = Burn::<2>::from_data([[1.0, 3.0], [5.0, 4.0]], &Device::flex());
    /// let (value, place): (Burn<1>, Burn<1, Int>) = Op::new(top()).apply(&x)?;
    /// assert_eq!(value.into_data().try_to_vec::<f32>().unwrap(), [3.0, 5.0]);
    /// assert_eq!(place.into_data().try_to_vec::<i32>().unwrap(), [1, 0]);
    /// # Ok::<(), tile_burn::Error>(())
    /// ```
    ///
    /// # Errors
    /// For arguments of another number, element type, rank or extent than the kernel's, or on
    /// another device than the CPU, and for results of other ranks or kinds than asked for: the
    /// error names the argument, what is expected and what was found. For an argument that is
    /// differentiated, and of whose gradient the backward pass says nothing.
    pub fn apply<R: Results>(&self, arguments: impl Arguments) -> Result<R> {
        let outputs: Vec<&str> = self.call.tensors(true).collect();
        R::from_results(self.call.def().name, &outputs, self.apply_all(&arguments.into_arguments())?)
    }

    /// Runs the kernel on a list of tensors; gives all its outputs, in order.
    ///
    /// # Errors
    /// As [`apply`](Op::apply).
    pub fn apply_all(&self, arguments: &[AnyTensor]) -> Result<Vec<AnyTensor>> {
        apply(self, arguments)
    }
}

/// Runs an op.
fn apply(op: &Op, arguments: &[AnyTensor]) -> Result<Vec<AnyTensor>> {
    let mut names = op.call.tensors(false);
    let mut context = Context::Disabled;
    let mut args = Vec::with_capacity(arguments.len());
    for AnyTensor(tensor) in arguments {
        args.push(open(names.next().unwrap_or("an argument"), tensor)?);
        context = merge(op, context, tensor.autodiff)?;
    }
    let tensors: Vec<FlexTensor> = args.iter().map(|arg| arg.tensor().clone()).collect();
    let tracked: Vec<usize> = (0..args.len()).filter(|&i| args[i].tracked().is_some()).collect();
    if tracked.is_empty() {
        let results = flex::forward(&op.call, &tensors)?.into_iter();
        return Ok(results.map(|result| close(result, context)).collect());
    }
    if op.backward.is_none() {
        let name = op.call.tensors(false).nth(tracked[0]).unwrap_or_default();
        let reason = format!(
            "`{name}` is differentiated and the op has no backward pass, expected `.backward(…)`, or a tensor `.without_autodiff()`"
        );
        return Err(op.malformed(reason));
    }
    let results = flex::forward(&op.call, &tensors)?;
    try_backward(op, &tensors, &results, &tracked)?;
    record(op, args, results, tracked, context)
}

/// Takes a tensor of burn's dispatch apart.
fn open(name: &str, tensor: &DispatchTensor) -> Result<Argument> {
    let elsewhere = || Error::Device {
        argument: name.to_owned(),
        expected: "the CPU, as a tensor of burn's backend Flex".to_owned(),
        found: format!("{:?}", tensor.kind.device()),
    };
    let plain = |tensor: &BackendTensor<Flex>| match tensor {
        BackendTensor::Float(tensor) | BackendTensor::Int(tensor) | BackendTensor::Bool(tensor) => {
            Ok(Argument::Plain(tensor.clone()))
        }
        BackendTensor::Autodiff(node) => Ok(Argument::Node(node.clone())),
        BackendTensor::Quantized(tensor) => {
            let reason = format!("is quantized ({:?}), expected a tensor of numbers: dequantize it", tensor.dtype());
            Err(Error::Strides { argument: name.to_owned(), reason })
        }
    };
    #[allow(unreachable_patterns, reason = "a program may enable other backends of burn")]
    match &tensor.kind {
        DispatchTensorKind::Flex(tensor) => plain(tensor),
        DispatchTensorKind::Autodiff(inner) => match &**inner {
            DispatchTensorKind::Flex(tensor) => plain(tensor),
            _ => Err(elsewhere()),
        },
        _ => Err(elsewhere()),
    }
}

/// The context of an op whose arguments have these.
fn merge(op: &Op, one: Context, other: Context) -> Result<Context> {
    match (one, other) {
        (Context::Disabled, context) | (context, Context::Disabled) => Ok(context),
        (one, other) if one == other => Ok(one),
        _ => Err(op.malformed(format!("gradient checkpointing of its arguments differs: {one:?} and {other:?}"))),
    }
}

/// A result as a tensor of burn's dispatch.
fn close(tensor: FlexTensor, context: Context) -> AnyTensor {
    let dtype = tensor.dtype();
    if dtype.is_float() && context != Context::Disabled {
        return close_node(Node::new(tensor), context);
    }
    let tensor = match dtype {
        DType::Bool(_) => BackendTensor::Bool(tensor),
        dtype if dtype.is_float() => BackendTensor::Float(tensor),
        _ => BackendTensor::Int(tensor),
    };
    AnyTensor(DispatchTensor { kind: DispatchTensorKind::Flex(tensor), autodiff: context })
}

fn close_node(node: Node, context: Context) -> AnyTensor {
    let inner = DispatchTensorKind::Flex(BackendTensor::Autodiff(node));
    AnyTensor(DispatchTensor { kind: DispatchTensorKind::Autodiff(Box::new(inner)), autodiff: context })
}

/// Fails if backward kernels will not do: a graph cannot give errors later.
fn try_backward(op: &Op, args: &[FlexTensor], results: &[FlexTensor], tracked: &[usize]) -> Result<()> {
    let Some(Backward::Kernels(kernels)) = &op.backward else { return Ok(()) };
    let described = |tensors: &[FlexTensor]| tensors.iter().map(Described::of).collect::<Vec<_>>();
    let (args, results) = (described(args), described(results));
    let found = gradients(&op.call, kernels, &args, &results, &results)?;
    for &i in tracked {
        check_gradient(op, i, &args[i], found[i].as_ref())?;
    }
    Ok(())
}

/// Fails for an argument that needs a gradient and gets none, or one of another shape or type.
fn check_gradient(op: &Op, argument: usize, expected: &Described, found: Option<&Described>) -> Result<()> {
    let name = op.call.tensors(false).nth(argument).unwrap_or_default();
    match found {
        Some(found) if found == expected => Ok(()),
        Some(found) => Err(op.malformed(format!("the gradient of `{name}` is {found}, expected {expected}"))),
        None => {
            let reason = format!("the argument `{name}` has no gradient: no backward kernel writes `d_{name}`");
            Err(op.malformed(reason))
        }
    }
}

/// One application of an op in a graph.
#[derive(Debug)]
struct Record {
    op: Op,
    /// Results that the backward pass reads, and in place of others what has their shapes.
    results: Vec<FlexTensor>,
    /// Gradients of results that nodes of results have put down.
    pending: Mutex<Vec<Option<FlexTensor>>>,
}

impl Record {
    fn pending<R>(&self, f: impl FnOnce(&mut Vec<Option<FlexTensor>>) -> R) -> R {
        f(&mut self.pending.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// The gradients of all arguments.
    fn gradients(&self, args: Vec<FlexTensor>) -> Result<Vec<Option<FlexTensor>>> {
        let mut given = self.pending(std::mem::take);
        given.resize(self.results.len(), None);
        let given: Vec<FlexTensor> = given
            .into_iter()
            .zip(&self.results)
            .map(|(given, result)| given.unwrap_or_else(|| zeros(result)))
            .collect();
        match &self.op.backward {
            None => Err(self.op.malformed("it has no backward pass".to_owned())),
            Some(Backward::Kernels(kernels)) => {
                let lists = [args, self.results.clone(), given];
                let [args, results, given] = lists.map(|list| list.into_iter().map(Flexible).collect::<Vec<_>>());
                let found = gradients(&self.op.call, kernels, &args, &results, &given)?;
                Ok(found.into_iter().map(|gradient| gradient.map(|Flexible(tensor)| tensor)).collect())
            }
            Some(Backward::Function(function)) => {
                let lists = [args, self.results.clone(), given];
                let [args, results, given] = lists.map(|list| {
                    list.into_iter().map(|tensor| close(tensor, Context::Disabled)).collect::<Vec<AnyTensor>>()
                });
                let found = function(&args, &results, &given)?;
                if found.len() != args.len() {
                    let reason =
                        format!("its backward function gave {} gradients, expected {}", found.len(), args.len());
                    return Err(self.op.malformed(reason));
                }
                let names = self.op.call.tensors(false);
                let opened = names.zip(found).map(|(name, gradient)| match gradient {
                    Some(AnyTensor(tensor)) => Ok(Some(open(&format!("d_{name}"), &tensor)?.tensor().clone())),
                    None => Ok(None),
                });
                opened.collect()
            }
        }
    }
}

/// Zeros of the type and extents of another tensor, in the memory of one element.
fn zeros(other: &FlexTensor) -> FlexTensor {
    let shape = other.shape();
    let strides = vec![0; shape.num_dims()];
    let zero = Bytes::from_bytes_vec(vec![0; other.dtype().size()]);
    FlexTensor::new(zero, Layout::new(shape, strides, 0), other.dtype())
}

/// An argument as a node keeps it until the backward pass.
#[derive(Clone, Debug)]
enum Saved {
    /// In burn's checkpoints, which may compute it again.
    Checkpoint(NodeId),
    /// Itself.
    Tensor(FlexTensor),
}

/// What the node of an op keeps.
#[derive(Clone, Debug)]
struct State {
    record: Arc<Record>,
    args: Vec<Saved>,
    /// The argument that each parent of the node is.
    parents: Vec<usize>,
    /// The result that the node is, or none for a token.
    result: Option<usize>,
}

/// The node of an op: its only result of floating point, or its token.
#[derive(Debug)]
struct OpStep;

impl<const N: usize> Step<Flex, N> for OpStep {
    type State = State;

    fn backward(self, ops: Ops<State, N>, grads: &mut Gradients, checkpointer: &mut Checkpointer) {
        let State { record, args, parents, result } = ops.state;
        let own = grads.consume::<Flex>(&ops.node);
        if let Some(index) = result {
            record.pending(|pending| pending[index] = Some(own));
        }
        let args: Vec<FlexTensor> = args
            .into_iter()
            .map(|saved| match saved {
                Saved::Checkpoint(id) => checkpointer.retrieve_node_output(id),
                Saved::Tensor(tensor) => tensor,
            })
            .collect();
        let expected: Vec<Described> = args.iter().map(Described::of).collect();
        let failed =
            |error: Error| -> ! { panic!("the backward pass of `{}` failed: {error}", record.op.call.def().name) };
        let mut found = record.gradients(args).unwrap_or_else(|error| failed(error));
        for (parent, index) in ops.parents.iter().zip(parents) {
            let Some(parent) = parent else { continue };
            let given = found[index].as_ref().map(Described::of);
            check_gradient(&record.op, index, &expected[index], given.as_ref()).unwrap_or_else(|error| failed(error));
            if let Some(gradient) = found[index].take() {
                grads.register::<Flex>(parent.id, gradient);
            }
        }
    }
}

/// The node of a result, of an op with several.
#[derive(Debug)]
struct ResultStep;

impl Step<Flex, 1> for ResultStep {
    type State = (Arc<Record>, usize);

    fn backward(self, ops: Ops<Self::State, 1>, grads: &mut Gradients, _: &mut Checkpointer) {
        let (record, index) = ops.state;
        let own = grads.consume::<Flex>(&ops.node);
        record.pending(|pending| pending[index] = Some(own));
        if let [Some(token)] = &ops.parents {
            grads.register::<Flex>(token.id, token_tensor());
        }
    }
}

/// What a token is, and its gradient.
fn token_tensor() -> FlexTensor {
    FlexTensor::new(Bytes::from_elems(vec![0.0_f32]), Layout::contiguous(Shape::from([1])), DType::F32)
}

/// Puts an op into the graph of its arguments; gives its results there.
fn record(
    op: &Op,
    args: Vec<Argument>,
    results: Vec<FlexTensor>,
    tracked: Vec<usize>,
    context: Context,
) -> Result<Vec<AnyTensor>> {
    let reads = |name: &str| match &op.backward {
        Some(Backward::Kernels(kernels)) => kernels.iter().any(|call| call.tensors(false).any(|read| read == name)),
        _ => true,
    };
    let outputs = op.call.tensors(true);
    let kept = outputs.zip(&results).map(|(name, result)| if reads(name) { result.clone() } else { zeros(result) });
    let record =
        Arc::new(Record { op: op.clone(), results: kept.collect(), pending: Mutex::new(vec![None; results.len()]) });
    let differentiated: Vec<usize> = (0..results.len()).filter(|&i| results[i].dtype().is_float()).collect();
    let needed: Vec<bool> = op.call.tensors(false).map(reads).collect();
    let node = |result: Option<usize>, output: FlexTensor| {
        let draft = Draft { args: &args, needed: &needed, parents: &tracked, record: &record, result };
        draft.node(output)
    };
    match differentiated.as_slice() {
        [] => Ok(results.into_iter().map(|result| close(result, context)).collect()),
        &[only] => {
            let made = results.into_iter().enumerate().map(|(i, result)| match i == only {
                true => Ok(close_node(node(Some(only), result)?, context)),
                false => Ok(close(result, context)),
            });
            made.collect()
        }
        _ => {
            let token = node(None, token_tensor())?;
            let made = results.into_iter().enumerate().map(|(i, result)| {
                if !differentiated.contains(&i) {
                    return close(result, context);
                }
                let prepared = ResultStep.prepare::<NoCheckpointing>([token.node()]).compute_bound();
                let node = match prepared.stateful() {
                    OpsKind::Tracked(prepared) => prepared.finish((record.clone(), i), result),
                    OpsKind::UnTracked(prepared) => prepared.finish(result),
                };
                close_node(node, context)
            });
            Ok(made.collect())
        }
    }
}

/// A node of an op before it is in the graph.
struct Draft<'a> {
    args: &'a [Argument],
    /// Whether the backward pass reads each argument.
    needed: &'a [bool],
    parents: &'a [usize],
    record: &'a Arc<Record>,
    result: Option<usize>,
}

impl Draft<'_> {
    /// The node, of as many parents as there are arguments that are differentiated.
    fn node(&self, output: FlexTensor) -> Result<Node> {
        macro_rules! by_count {
            ($($n:literal)*) => {
                match self.parents.len() {
                    $($n => self.of_parents::<$n>(output),)*
                    count => Err(self.record.op.malformed(format!(
                        "{count} arguments are differentiated, expected at most 16"
                    ))),
                }
            };
        }
        by_count!(1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16)
    }

    fn of_parents<const N: usize>(&self, output: FlexTensor) -> Result<Node> {
        let guards: Vec<NodeGuard> =
            self.parents.iter().filter_map(|&i| self.args[i].tracked()).map(Node::node).collect();
        let guards: [NodeGuard; N] = guards
            .try_into()
            .map_err(|_| self.record.op.malformed("an argument is no longer differentiated".to_owned()))?;
        Ok(match OpStep.prepare::<NoCheckpointing>(guards).compute_bound().stateful() {
            OpsKind::UnTracked(prepared) => prepared.finish(output),
            OpsKind::Tracked(mut prepared) => {
                let args = self.args.iter().zip(self.needed).map(|(arg, &needed)| match arg.tracked() {
                    Some(node) if needed => Saved::Checkpoint(prepared.checkpoint(node)),
                    _ if needed => Saved::Tensor(arg.tensor().clone()),
                    _ => Saved::Tensor(zeros(arg.tensor())),
                });
                let state = State {
                    args: args.collect(),
                    record: self.record.clone(),
                    parents: self.parents.to_vec(),
                    result: self.result,
                };
                prepared.finish(state, output)
            }
        })
    }
}
