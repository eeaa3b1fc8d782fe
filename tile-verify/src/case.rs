//! The cases of a verification: extents, scalars and data that are drawn.

use crate::array::index_of;
use crate::data::Data;
use crate::error::VerifyError;
use crate::host::{Host, Layout, encode};
use crate::options::{Options, Source};
use crate::random::Random;
use crate::subject::{Argument, Form, Param, Subject};
use tile_core::elem::DType;
use tile_core::launch::Scalar;

/// A launch with its elements.
#[derive(Clone, Debug)]
pub(crate) struct Case {
    pub form: Form,
    pub data: Data,
    pub layout: Layout,
    pub seed: u64,
    pub args: Vec<Argument>,
}

/// How often extents are drawn until the kernel takes them.
const ATTEMPTS: usize = 384;

/// How many times as much work as a case should take it may take, where there is no smaller one.
const MOST: f64 = 4.0;

/// What extents of a case are like.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Size {
    /// Around tiles and the smallest.
    Edges,
    /// Any up to a few tiles.
    Ragged,
    /// All one.
    Ones,
    /// One of them is zero.
    Empty,
    /// One of them is large.
    Large,
    /// Multiples of tiles and powers of two, for requirements.
    Multiples,
    /// Up to four, and tiles.
    Small,
}

/// Draws the cases of a subject.
pub(crate) fn draw(subject: &Subject<'_>, options: &Options) -> Result<Vec<Case>, VerifyError> {
    let tiles = subject.tiles();
    let adversarial: Vec<Data> = options.data.iter().copied().filter(|&data| data != Data::Random).collect();
    let plain = options.data.contains(&Data::Random) || adversarial.is_empty();
    let sizes = [Size::Ragged, Size::Edges, Size::Ones, Size::Large, Size::Empty, Size::Edges];
    let (mut cases, mut reason) = (Vec::new(), "none were tried".to_owned());
    for number in 0..options.cases {
        let seed = options.seed.wrapping_mul(0x9e37_79b9).wrapping_add(number as u64);
        let mut random = Random::new(seed);
        let is_plain = plain && (number % 2 == 0 || adversarial.is_empty());
        let data = if is_plain { Data::Random } else { adversarial[number / 2 % adversarial.len()] };
        // Adversarial data shows on extents with something in them.
        let size = match (is_plain, number) {
            (true, _) => sizes[number / 2 % sizes.len()],
            (false, number) => [Size::Ragged, Size::Edges][number / 2 % 2],
        };
        match form(subject, options, &tiles, size, &mut random) {
            Ok(form) => {
                let padding = if number % 4 == 3 { 3 } else { 0 };
                let layout = Layout { padding, offset: usize::from(number % 8 == 6) };
                cases.push(make(subject, options, form, data, layout, seed));
            }
            Err(why) => reason = why,
        }
    }
    if cases.is_empty() {
        return Err(VerifyError::Shapes { kernel: subject.instance.def().name.to_owned(), reason });
    }
    Ok(cases)
}

/// Extents and scalars that the kernel takes and that take no more work than a case may.
fn form(
    subject: &Subject<'_>,
    options: &Options,
    tiles: &[i64],
    size: Size,
    random: &mut Random,
) -> Result<Form, String> {
    let mut reason = String::new();
    // Where tiles alone take more work than a case may, the cheapest that was drawn is.
    let mut cheapest: Option<(f64, Form)> = None;
    for attempt in 0..ATTEMPTS {
        // What requirements ask for is likelier among multiples, and small extents are cheap.
        let size = match attempt {
            0..32 => size,
            _ => [Size::Multiples, Size::Small, Size::Ragged][attempt % 3],
        };
        let special = random.below(subject.free.len());
        let free = subject.free.iter().enumerate().map(|(number, free)| {
            let given = options.stated(subject, free.param, free.axis).and_then(|values| random.choose(values));
            given.unwrap_or_else(|| extent(size, number == special, tiles, random))
        });
        let free = free.collect();
        let scalars: Vec<Option<Scalar>> = subject.params.iter().map(|param| scalar(param, options, random)).collect();
        match subject.form(free, &scalars) {
            Ok(form) if !options.allow(subject, &form.shapes) => {
                reason = format!("{} is not what is stated of extents", subject.text(&form));
            }
            Ok(form) => match subject.cost(&form) {
                Ok(cost) if cost <= options.work => return Ok(form),
                Ok(cost) if cost < cheapest.as_ref().map_or(MOST * options.work, |(least, _)| *least) => {
                    cheapest = Some((cost, form));
                }
                Ok(cost) => reason = format!("{}: {cost:.0} operations", subject.text(&form)),
                Err(error) => reason = error.to_string(),
            },
            Err(error) => reason = error.to_string(),
        }
    }
    cheapest.map(|(_, form)| form).ok_or(reason)
}

fn extent(size: Size, special: bool, tiles: &[i64], random: &mut Random) -> i64 {
    let tile = random.choose(tiles).unwrap_or(8);
    let ragged = |random: &mut Random| 1 + random.below(2 * tile as usize + 3) as i64;
    match size {
        Size::Ones => 1,
        Size::Empty if special => 0,
        Size::Large if special => 4 * tile + 100 + random.below(700) as i64,
        Size::Edges => [1, tile - 1, tile, tile + 1, 2 * tile, 2 * tile + 3][random.below(6)],
        Size::Multiples => [1, 2, 4, 8, 16, tile, 2 * tile, 3 * tile, 4 * tile][random.below(9)],
        Size::Small => [1, 1, 2, 3, 4, tile][random.below(6)],
        Size::Empty | Size::Large => 1 + random.below(9) as i64,
        Size::Ragged => ragged(random),
    }
}

fn scalar(param: &Param, options: &Options, random: &mut Random) -> Option<Scalar> {
    if param.rank.is_some() {
        return None;
    }
    let given = options.scalars.get(&param.name).and_then(|values| random.choose(values));
    let value = given.unwrap_or_else(|| match param.dtype {
        DType::Bool => random.below(2) as f64,
        dtype if dtype.is_float() => random.between(0.25, 2.0),
        _ => 1.0 + random.below(4) as f64,
    });
    Some(Scalar { dtype: param.dtype, bits: encode(param.dtype, value) })
}

/// The case of a form: inputs with data, outputs poisoned unless the kernel reads them.
pub(crate) fn make(
    subject: &Subject<'_>,
    options: &Options,
    form: Form,
    data: Data,
    layout: Layout,
    seed: u64,
) -> Case {
    let mut args = Vec::new();
    for (number, param) in subject.params.iter().enumerate() {
        let Some(_) = param.rank else {
            args.push(Argument::Scalar(form.scalars[number].unwrap_or(Scalar { dtype: param.dtype, bits: 0 })));
            continue;
        };
        let shape = &form.shapes[number];
        let mut random = Random::new(seed ^ (number as u64 + 1).wrapping_mul(0x517c_c1b7_2722_0a95));
        let values = match options.sources.get(&param.name) {
            Some(source) => own(subject, &form, source, shape, &mut random),
            None if param.mutable && !param.read => poison(param.dtype, shape),
            None => {
                if subject.func.disjoint.is_some() && !param.dtype.is_float() {
                    args.push(Argument::Tensor(Host::new(param.dtype, shape, layout, &distinct(shape, &mut random))));
                    continue;
                }
                let least = form.shapes.iter().flatten().copied().filter(|&extent| extent > 0).min().unwrap_or(1);
                data.values(param.dtype, shape, subject.indexes.then_some(least.min(8)), &mut random)
            }
        };
        args.push(Argument::Tensor(Host::new(param.dtype, shape, layout, &values)));
    }
    Case { form, data, layout, seed, args }
}

fn own(subject: &Subject<'_>, form: &Form, source: &Source, shape: &[i64], random: &mut Random) -> Vec<f64> {
    let extents: Vec<usize> = shape.iter().map(|&extent| extent as usize).collect();
    let count = extents.iter().product();
    match source {
        Source::Own(element) => (0..count).map(|i| element(random, &extents, &index_of(i, &extents))).collect(),
        Source::Below(of, axis) => {
            let at = subject.params.iter().position(|param| param.name == *of);
            let limit = at.and_then(|at| form.shapes[at].get(*axis)).copied().unwrap_or(1);
            (0..count).map(|_| random.below(limit as usize) as f64).collect()
        }
    }
}

/// Different whole numbers from 0 on: of a kernel whose user states that blocks write different
/// elements, they may be where each does.
fn distinct(shape: &[i64], random: &mut Random) -> Vec<f64> {
    let mut all: Vec<f64> = (0..shape.iter().product::<i64>()).map(|i| i as f64).collect();
    for i in (1..all.len()).rev() {
        all.swap(i, random.below(i + 1));
    }
    all
}

/// What shows where a kernel has not written: NaN in floats, an implausible number in integers.
fn poison(dtype: DType, shape: &[i64]) -> Vec<f64> {
    let value = match dtype {
        _ if dtype.is_float() => f64::NAN,
        DType::Bool => 1.0,
        _ => f64::from(0x5a5a_5a5a & ((1_u64 << dtype.bits().min(31)) - 1) as u32 & 0x7f7f_7f7f),
    };
    vec![value; shape.iter().product::<i64>() as usize]
}

impl Case {
    /// The case in words.
    pub(crate) fn text(&self, subject: &Subject<'_>) -> String {
        format!("{}; {}, {}", subject.text(&self.form), self.data.text(), self.layout.text())
    }
}
