//! What a verification takes: extents, scalars, data, devices.

use crate::data::Data;
use crate::error::VerifyError;
use crate::random::Random;
use crate::subject::{Param, Subject, is_named};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::rc::Rc;

/// An element of an input, from the tensor's extents and the element's index.
type Element = Rc<dyn Fn(&mut Random, &[usize], &[usize]) -> f64>;

/// Where the elements of an input come from.
#[derive(Clone)]
pub(crate) enum Source {
    Own(Element),
    /// Whole numbers below the extent of an axis of a tensor.
    Below(String, usize),
}

/// What a verification takes. See [`Verify`](crate::Verify) for the meaning of each.
#[derive(Clone)]
pub(crate) struct Options {
    pub data: BTreeSet<Data>,
    pub extents: BTreeMap<String, Vec<i64>>,
    pub scalars: BTreeMap<String, Vec<f64>>,
    pub sources: BTreeMap<String, Source>,
    pub devices: Option<Vec<String>>,
    pub seed: u64,
    pub cases: usize,
    pub roundings: f64,
    pub deterministic: bool,
    pub batch: Option<String>,
    /// The most operations and elements of a case.
    pub work: f64,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            data: Data::USUAL.iter().copied().collect(),
            extents: BTreeMap::new(),
            scalars: BTreeMap::new(),
            sources: BTreeMap::new(),
            devices: None,
            seed: 0,
            cases: 18,
            roundings: 1.0,
            deterministic: true,
            batch: None,
            work: 3e5,
        }
    }
}

impl fmt::Debug for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Options")
            .field("data", &self.data)
            .field("extents", &self.extents)
            .field("scalars", &self.scalars)
            .field("devices", &self.devices)
            .field("seed", &self.seed)
            .field("cases", &self.cases)
            .finish_non_exhaustive()
    }
}

impl Options {
    /// The values that are stated for an axis: by the name of its extent, or as `x.0`.
    pub(crate) fn stated(&self, subject: &Subject<'_>, param: usize, axis: usize) -> Option<&Vec<i64>> {
        let param = &subject.params[param];
        let extent = param.names[axis].as_deref();
        let named = extent.and_then(|extent| self.extents.iter().find(|(name, _)| is_named(extent, name)));
        named.map(|(_, values)| values).or_else(|| self.extents.get(&format!("{}.{axis}", param.name)))
    }

    /// Whether the extents of tensors are what is stated of them.
    pub(crate) fn allow(&self, subject: &Subject<'_>, shapes: &[Vec<i64>]) -> bool {
        shapes.iter().enumerate().all(|(param, shape)| {
            let fits = |(axis, extent)| self.stated(subject, param, axis).is_none_or(|stated| stated.contains(extent));
            shape.iter().enumerate().all(fits)
        })
    }

    /// Refuses names that the kernel does not have.
    pub(crate) fn check(&self, subject: &Subject<'_>) -> Result<(), VerifyError> {
        let wrong = |option, name: &str, known: Vec<String>| {
            let expected = match known.len() {
                0 => "none: there are none".to_owned(),
                _ => format!("one of {}", known.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")),
            };
            Err(VerifyError::Option { option, name: name.to_owned(), expected })
        };
        let free: Vec<String> = subject.free.iter().map(|free| free.name.clone()).collect();
        let named = |is: &dyn Fn(&Param) -> bool| -> Vec<String> {
            subject.params.iter().filter(|param| is(param)).map(|param| param.name.clone()).collect()
        };
        let (scalars, tensors) = (named(&|param| param.rank.is_none()), named(&|param| param.rank.is_some()));
        let axes = |param: &Param| (0..param.rank.unwrap_or(0)).map(|axis| format!("{}.{axis}", param.name)).collect();
        let known: Vec<String> = subject.params.iter().flat_map(|param| -> Vec<String> { axes(param) }).collect();
        let known = |name: &String| {
            let named = subject.params.iter().flat_map(|param| param.names.iter().flatten());
            known.contains(name) || named.into_iter().any(|known| is_named(known, name))
        };
        if let Some((name, _)) = self.extents.iter().find(|(name, values)| !known(name) || values.is_empty()) {
            return wrong("extent", name, free);
        }
        if let Some((name, _)) = self.scalars.iter().find(|(name, values)| !scalars.contains(name) || values.is_empty())
        {
            return wrong("scalar", name, scalars);
        }
        if let Some(name) = self.sources.keys().find(|name| !tensors.contains(name)) {
            return wrong("values", name, tensors);
        }
        for source in self.sources.values() {
            if let Source::Below(of, axis) = source
                && !subject.params.iter().any(|param| param.name == *of && param.rank.is_some_and(|rank| *axis < rank))
            {
                return wrong("below", &format!("axis {axis} of {of}"), tensors);
            }
        }
        if let Some(name) = self.batch.as_ref().filter(|name| !free.iter().any(|free| is_named(free, name))) {
            return wrong("batch_invariant", name, free);
        }
        Ok(())
    }
}
