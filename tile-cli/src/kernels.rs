//! The kernels of a program by name, and instances of them.

use crate::{Failure, usage};
use tile_core::elem::{DType, Elem};
use tile_core::ir::text::parse;
use tile_kernel::launch::{Instance, Kernel, Registered, Scalar};
use tile_tune::Compiled;

/// The kernels of a program, and the instances with native code that it has.
pub(crate) struct Kernels<'k> {
    all: Vec<Named>,
    compiled: Compiled<'k>,
}

/// A kernel with the name that the command line takes.
pub(crate) struct Named {
    registered: Registered,
    /// Whether another kernel has the same name: then it goes by its path.
    ambiguous: bool,
}

impl<'k> Kernels<'k> {
    pub(crate) fn new(registered: &[Registered], compiled: &'k [&'k dyn Kernel]) -> Kernels<'k> {
        // What measures roofs is of this crate, and no kernel of the user's.
        let registered: Vec<Registered> =
            registered.iter().filter(|kernel| !kernel.path.starts_with("tile_cli::")).copied().collect();
        let count = |name: &str| registered.iter().filter(|other| other.def.name == name).count();
        let named = |&registered: &Registered| Named { registered, ambiguous: count(registered.def.name) > 1 };
        Kernels { all: registered.iter().map(named).collect(), compiled: Compiled::new(compiled) }
    }

    /// Instances with native code.
    pub(crate) fn compiled(&self) -> Compiled<'k> {
        self.compiled
    }

    pub(crate) fn all(&self) -> &[Named] {
        &self.all
    }

    /// The kernel of a name or path.
    pub(crate) fn find(&self, name: &str) -> Result<&Named, Failure> {
        let by_name: Vec<&Named> = self.all.iter().filter(|kernel| kernel.registered.def.name == name).collect();
        let by_path = || self.all.iter().find(|kernel| kernel.registered.path == name);
        match by_name[..] {
            [only] => Ok(only),
            [] => by_path().ok_or_else(|| self.unknown(name)),
            _ => {
                let paths: Vec<String> = by_name.iter().map(|kernel| format!("`{}`", kernel.name())).collect();
                Err(usage(format!("several kernels are called `{name}`, expected one of {}", paths.join(", "))))
            }
        }
    }

    /// Those of the names, or all where none is named.
    pub(crate) fn named(&self, names: &[String]) -> Result<Vec<&Named>, Failure> {
        match names {
            [] => Ok(self.all.iter().collect()),
            names => names.iter().map(|name| self.find(name)).collect(),
        }
    }

    fn unknown(&self, name: &str) -> Failure {
        let near = nearest(name, self.all.iter().map(Named::name));
        let help = match (&near[..], self.all.is_empty()) {
            (_, true) => "this program is linked with no kernels".to_owned(),
            ([], _) => "`cargo tile list` prints those there are".to_owned(),
            (near, _) => format!("did you mean {}?", near.join(" or ")),
        };
        usage(format!("unknown kernel `{name}`: {help}"))
    }
}

impl Named {
    /// The name that the command line takes.
    pub(crate) fn name(&self) -> &'static str {
        if self.ambiguous { self.registered.path } else { self.registered.def.name }
    }

    pub(crate) fn registered(&self) -> &Registered {
        &self.registered
    }

    /// Calls a function with an instance: the default one, its parameters as `with` says.
    pub(crate) fn instance<R>(
        &self,
        with: Option<&str>,
        f: &mut dyn FnMut(&Instance<'_>) -> Result<R, String>,
    ) -> Result<R, Failure> {
        let mut result: Option<Result<R, Failure>> = None;
        let mut give = |instance: &Instance<'_>| {
            result = Some(match with {
                None => f(instance).map_err(Failure::Failed),
                Some(with) => chosen(instance, with).map_err(usage).and_then(|(elems, consts)| {
                    f(&Instance::new(instance.def(), &elems, &consts, instance.externs())).map_err(Failure::Failed)
                }),
            });
        };
        match self.registered.default {
            Some(default) => default(&mut |kernel| kernel.with_definition(&mut give)),
            None => give_stated(&self.registered, with, &mut give)?,
        }
        result.unwrap_or_else(|| Err(Failure::Failed(format!("kernel `{}` made no instance", self.name()))))
    }
}

/// The parameters of an instance, some of them as `T=bf16,BM=64` says.
fn chosen(instance: &Instance<'_>, with: &str) -> Result<(Vec<DType>, Vec<i64>), String> {
    let generic = parse(instance.def().ir).map_err(|e| e.to_string())?;
    let (mut elems, mut consts) = (instance.elems().to_vec(), instance.consts().to_vec());
    for part in with.split(',').filter(|part| !part.is_empty()) {
        let wrong = |expected: &str| format!("`--with` has `{part}`, expected {expected}");
        let (name, value) = part.split_once('=').ok_or_else(|| wrong("a parameter and its value, as in `BM=64`"))?;
        if let Some(i) = generic.elems.iter().position(|elem| elem.name == name) {
            elems[i] = DType::from_name(value).ok_or_else(|| wrong("an element type, as in `T=bf16`"))?;
        } else if let Some(i) = generic.consts.iter().position(|param| param.name == name) {
            consts[i] = match (generic.consts[i].elem == Elem::Is(DType::Bool), value) {
                (true, "true" | "1") => 1,
                (true, "false" | "0") => 0,
                (true, _) => return Err(wrong(&format!("`true` or `false`, as in `{name}=true`"))),
                (false, _) => value.parse().map_err(|_| wrong("a whole number, as in `BM=64`"))?,
            };
        } else {
            let names = generic.elems.iter().map(|elem| elem.name.as_str());
            let names: Vec<&str> = names.chain(generic.consts.iter().map(|param| param.name.as_str())).collect();
            return Err(wrong(&format!("one of the parameters {}", names.join(", "))));
        }
    }
    Ok((elems, consts))
}

/// Calls a function with an instance of a kernel without a default one: all parameters are stated.
fn give_stated(
    registered: &Registered,
    with: Option<&str>,
    give: &mut dyn FnMut(&Instance<'_>),
) -> Result<(), Failure> {
    let name = registered.def.name;
    let func = parse(registered.def.ir).map_err(|error| Failure::Failed(error.to_string()))?;
    let elems = func.elems.iter().map(|elem| elem.name.as_str());
    let names: Vec<&str> = elems.chain(func.consts.iter().map(|param| param.name.as_str())).collect();
    let stated: Vec<&str> = with.unwrap_or("").split(',').filter_map(|part| Some(part.split_once('=')?.0)).collect();
    let missing: Vec<String> =
        names.iter().filter(|name| !stated.contains(name)).map(|name| format!("`{name}`")).collect();
    if !missing.is_empty() {
        return Err(usage(format!(
            "kernel `{name}` has no default instance, expected `--with` with {}",
            missing.join(", ")
        )));
    }
    if !func.externs.is_empty() {
        return Err(usage(format!(
            "kernel `{name}` uses constants from outside, whose values only an instance in the source has; \
             expected `default(…)` in its attribute"
        )));
    }
    let elems = vec![tile_core::elem::DType::F32; func.elems.len()];
    let consts = vec![0; func.consts.len()];
    let externs: [Scalar; 0] = [];
    give(&Instance::new(registered.def, &elems, &consts, &externs));
    Ok(())
}

/// Names like a mistyped one, best first, quoted.
pub(crate) fn nearest<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> Vec<String> {
    let mut near: Vec<(f64, &str)> = known
        .map(|other| {
            let contained = other.contains(name) || name.contains(other);
            (strsim::jaro_winkler(name, other) + if contained { 0.2 } else { 0.0 }, other)
        })
        .filter(|(likeness, _)| *likeness > 0.8)
        .collect();
    near.sort_by(|(x, a), (y, b)| y.total_cmp(x).then(a.cmp(b)));
    near.into_iter().take(3).map(|(_, other)| format!("`{other}`")).collect()
}
