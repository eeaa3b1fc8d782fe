//! Instances that were prepared, and their launches.

use crate::device::Device;
use crate::kernels::Kernels;
use crate::scalar::TileScalar;
use crate::status::Failure;
use crate::tensor::{Axes, DLTensor, parts};
use std::any::Any;
use std::ffi::c_void;
use tile_core::elem::DType;
use tile_core::launch::prologue::{Known, Shapes};
use tile_core::launch::{Arg, Hold, Holder, Instance, KernelDef, LaunchError, Scalar, TensorArg, Tunable};
use tile_core::passes::link;

/// The value of a const parameter that is left out.
pub const LEFT_OUT: i64 = i64::MIN;

/// A kernel with its parameters chosen, for a device.
///
/// Making one reads, links and verifies the kernel. Launches with arguments of
/// one kind (alignment, unit strides, size) share what the first of them
/// compiled.
#[derive(Debug)]
pub struct Prepared {
    device: Device,
    def: &'static KernelDef,
    elems: Vec<DType>,
    consts: Vec<i64>,
    externs: Vec<Scalar>,
    /// The const parameters that were left out and that the device may choose.
    tuning: Vec<Tunable>,
    params: Vec<Param>,
    /// What answers them, where the library asks for it.
    #[cfg(feature = "tune")]
    answers: Option<tile_tune::Answers<'static>>,
}

/// A parameter of the kernel.
#[derive(Debug)]
struct Param {
    name: &'static str,
    kind: ParamKind,
}

#[derive(Debug)]
enum ParamKind {
    Tensor { mutable: bool, rank: usize },
    Scalar(DType),
}

/// What C owns. The caller of a launch keeps it, and orders its other uses.
struct Foreign;

impl Holder for Foreign {
    fn reading(&self, _: &dyn Any, work: &mut dyn FnMut()) {
        work();
    }
    fn writing(&mut self, _: &dyn Any, work: &mut dyn FnMut()) {
        work();
    }
}

impl Prepared {
    /// The kernel of a name with these parameters. Lists shorter than the
    /// kernel's are completed with the listed instance's, and so are const
    /// parameters that are [`LEFT_OUT`]. What is left out and stands in the
    /// kernel's `tune` list the device may choose otherwise.
    ///
    /// # Errors
    /// When there is no such kernel or element type, too many parameters are
    /// given, or they break a condition of the kernel.
    pub fn new(
        device: &Device,
        kernels: &Kernels,
        name: &str,
        elems: &[&str],
        consts: &[i64],
    ) -> Result<Prepared, Failure> {
        let listed = kernels.find(name)?;
        let (mut all_elems, mut all_consts) = (listed.elems.clone(), listed.consts.clone());
        if elems.len() > all_elems.len() || consts.len() > all_consts.len() {
            let [types, values] = [all_elems.len(), all_consts.len()];
            return Err(Failure::call(format!(
                "kernel `{name}` has {types} type and {values} const parameters, {} and {} are given",
                elems.len(),
                consts.len()
            )));
        }
        for (chosen, text) in all_elems.iter_mut().zip(elems) {
            *chosen = DType::from_name(text).filter(|dtype| *dtype != DType::Index).ok_or_else(|| no_type(text))?;
        }
        for (chosen, &value) in all_consts.iter_mut().zip(consts).filter(|(_, value)| **value != LEFT_OUT) {
            *chosen = value;
        }
        let instance = Instance::new(listed.def, &all_elems, &all_consts, &listed.externs);
        let func = link(&instance)?;
        let names = listed.func.iter().flat_map(|func| &func.consts);
        let is_open = |tunable: &&Tunable| {
            let at = names.clone().position(|param| param.name == tunable.name);
            at.is_some_and(|at| consts.get(at).is_none_or(|&value| value == LEFT_OUT))
        };
        let tuning = listed.tuning.iter().filter(is_open).copied().collect();
        let params = listed.def.params.iter().zip(&func.params).map(|(param, concrete)| {
            let kind = match (param.rank, func.ty(concrete.value).elem().dtype()) {
                (Some(rank), _) => ParamKind::Tensor { mutable: param.mutable, rank },
                (None, Some(dtype)) => ParamKind::Scalar(dtype),
                (None, None) => return Err(generic(name)),
            };
            Ok(Param { name: param.name, kind })
        });
        let params = params.collect::<Result<_, Failure>>()?;
        let externs = listed.externs.clone();
        Ok(Prepared {
            device: device.clone(),
            def: listed.def,
            elems: all_elems,
            consts: all_consts,
            externs,
            tuning,
            params,
            #[cfg(feature = "tune")]
            answers: kernels.answers(),
        })
    }

    /// Whether there are as many tensors and scalars as parameters.
    fn count(&self, tensors: usize, scalars: usize) -> Result<(), Failure> {
        let wanted = self.params.iter().filter(|param| matches!(param.kind, ParamKind::Tensor { .. })).count();
        let numbers = self.params.len() - wanted;
        if (tensors, scalars) == (wanted, numbers) {
            return Ok(());
        }
        let reason = format!("{tensors} tensors and {scalars} scalars, expected {wanted} and {numbers}");
        Err(LaunchError::Arguments { kernel: self.def.name.to_owned(), reason }.into())
    }

    /// Fills in the extents that follow from the others, -1 where they are not known: those of
    /// outputs from those of inputs, by the kernel's `dims!`. `shapes` and `scalars` are each in the
    /// order of the kernel's parameters.
    ///
    /// # Errors
    /// For extents that a launch would refuse, and for one that does not follow from the others.
    ///
    /// # Safety
    /// Each shape is null or valid for reads and writes of as many extents as its tensor has axes.
    pub unsafe fn shapes(&self, shapes: &[*mut i64], scalars: &[TileScalar]) -> Result<(), Failure> {
        self.count(shapes.len(), scalars.len())?;
        let (mut places, mut numbers) = (shapes.iter(), scalars.iter());
        let (mut known, mut extents) = (Vec::new(), Vec::new());
        for param in &self.params {
            match param.kind {
                ParamKind::Scalar(dtype) => {
                    let number = numbers.next().expect("they were counted");
                    known.push(Known::Scalar(number.to(param.name, dtype)?));
                    extents.push(None);
                }
                ParamKind::Tensor { rank, .. } => {
                    let &place = places.next().expect("they were counted");
                    if place.is_null() && rank > 0 {
                        return Err(Failure::call(format!("the shape of `{}` is null", param.name)));
                    }
                    // SAFETY: the caller's promise; a rank of zero reads nothing.
                    let shape = (0..rank).map(|axis| unsafe { place.add(axis).read() });
                    known.push(Known::Shape(shape.map(|extent| (extent >= 0).then_some(extent)).collect()));
                    extents.push(Some(place));
                }
            }
        }
        let instance = Instance::new(self.def, &self.elems, &self.consts, &self.externs);
        let found = Shapes::of(&instance)?.infer(&known)?;
        for (place, shape) in extents.into_iter().zip(found).filter_map(|(place, shape)| Some((place?, shape))) {
            for (axis, extent) in shape.into_iter().enumerate() {
                // SAFETY: the caller's promise.
                unsafe { place.add(axis).write(extent) };
            }
        }
        Ok(())
    }

    /// Launches on a stream, null for the default one. `tensors` and `scalars`
    /// are each in the order of the kernel's parameters.
    ///
    /// # Errors
    /// As any launch, and for tensors that are malformed.
    ///
    /// # Safety
    /// Each tensor is null or valid, and so are its `shape` and `strides` for
    /// `ndim` reads; its elements lie in memory of its device, initialised, and
    /// stay there until the launch's work is done. Until then nothing else
    /// writes them, and nothing else reads those of an output. The stream is
    /// null or one of the device.
    pub unsafe fn launch(
        &self,
        tensors: &[*const DLTensor],
        scalars: &[TileScalar],
        stream: *mut c_void,
    ) -> Result<(), Failure> {
        let launch = |instance: &Instance<'_>, args: &mut [Arg<'_>]| {
            #[cfg(feature = "tune")]
            if let Some(answers) = &self.answers {
                // SAFETY: the caller's promise.
                return unsafe { self.device.launch_tuned(answers, instance, args, stream) };
            }
            // SAFETY: as above.
            unsafe { self.device.launch(instance, args, stream) }
        };
        // SAFETY: as above.
        unsafe { self.with_arguments(tensors, scalars, launch) }
    }

    /// Searches the `tune` list for a launch of these arguments.
    ///
    /// # Errors
    /// As [`launch`](Prepared::launch), and where there is nothing to tune.
    ///
    /// # Safety
    /// As for [`launch`](Prepared::launch).
    #[cfg(feature = "tune")]
    pub(crate) unsafe fn tune(
        &self,
        tuner: &tile_tune::Tuner<'_>,
        tensors: &[*const DLTensor],
        scalars: &[TileScalar],
        stream: *mut c_void,
    ) -> Result<tile_tune::Report, Failure> {
        // SAFETY: the caller's promise.
        unsafe {
            self.with_arguments(tensors, scalars, |instance, args| self.device.tune(tuner, instance, args, stream))
        }
    }

    /// Calls a function with the instance and the arguments of a launch.
    ///
    /// # Safety
    /// As for [`launch`](Prepared::launch).
    pub(crate) unsafe fn with_arguments<R>(
        &self,
        tensors: &[*const DLTensor],
        scalars: &[TileScalar],
        call: impl FnOnce(&Instance<'_>, &mut [Arg<'_>]) -> Result<R, Failure>,
    ) -> Result<R, Failure> {
        self.count(tensors.len(), scalars.len())?;
        let mut axes = vec![Axes::default(); tensors.len()];
        let mut holders: Vec<Foreign> = tensors.iter().map(|_| Foreign).collect();
        let mut places = tensors.iter().zip(&mut axes).zip(&mut holders);
        let mut numbers = scalars.iter();
        let mut args = Vec::with_capacity(self.params.len());
        for param in &self.params {
            args.push(match param.kind {
                ParamKind::Scalar(dtype) => {
                    let number = numbers.next().expect("they were counted");
                    Arg::Scalar(number.to(param.name, dtype)?)
                }
                ParamKind::Tensor { mutable, .. } => {
                    let ((&tensor, axes), holder) = places.next().expect("they were counted");
                    // SAFETY: the caller's promise.
                    let tensor = unsafe { tensor.as_ref() };
                    let tensor = tensor.ok_or_else(|| Failure::call(format!("argument `{}` is null", param.name)))?;
                    // SAFETY: as above.
                    *axes = unsafe { Axes::of(param.name, tensor) }?;
                    let memory = self.device.memory(param.name, tensor.device)?;
                    let parts = parts(param.name, tensor, axes, memory, mutable)?;
                    let hold = if mutable { Hold::write(holder) } else { Hold::read(holder) };
                    // SAFETY: the caller's promise; alignment was checked.
                    Arg::Tensor(unsafe { TensorArg::held(parts, hold) })
                }
            });
        }
        let instance = Instance::new(self.def, &self.elems, &self.consts, &self.externs).fitted(&self.tuning);
        call(&instance, &mut args)
    }
}

fn no_type(text: &str) -> Failure {
    let known = DType::ALL.iter().filter(|dtype| **dtype != DType::Index).map(|dtype| dtype.name());
    Failure::call(format!("there is no element type `{text}`, there are {}", known.collect::<Vec<_>>().join(", ")))
}

fn generic(kernel: &str) -> Failure {
    let reason = "its parameters have no types once they are chosen".to_owned();
    LaunchError::Instance { kernel: kernel.to_owned(), reason }.into()
}
