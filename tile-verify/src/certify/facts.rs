//! The facts of a certificate: what each analysis says of an instance.

use super::index;
use super::{Fact, Standing, Subject as About};
use crate::subject::Subject;
use std::collections::{BTreeSet, HashMap};
use tile_core::analysis::init::{Passed, contents};
use tile_core::analysis::ownership::Ownership;
use tile_core::analysis::{Access, Affine, Kind, Values, accesses};
use tile_core::ir::{BinOp, CmpOp, Func, Op, Space, Value};
use tile_core::launch::{Checks, LaunchError};
use tile_core::passes::link;

/// What analyses of blocks take for granted.
const PRODUCTS: &str = "index arithmetic stays within 64 bits";

/// All facts of an instance, as far as they hold for any target.
pub(super) fn all(subject: &Subject<'_>) -> Result<Vec<Fact>, LaunchError> {
    let func = &subject.func;
    let mut facts = vec![arguments(func), bounds(subject)?, blocks(func), initialised(func)];
    facts.extend(outputs(subject));
    facts.push(arithmetic(func));
    facts.push(Fact::new(
        About::BarriersUniform,
        Standing::Unknown,
        "none",
        "tile IR has no barriers; a lowering places them, and its verifier speaks for its target",
    ));
    Ok(facts)
}

fn arguments(func: &Func) -> Fact {
    let count =
        |is: &dyn Fn(&Op) -> bool| func.regions[func.host].insts.iter().filter(|&&id| is(&func.insts[id].op)).count();
    let extents = count(&|op| matches!(op, Op::Expect { .. }));
    let requirements = count(&|op| matches!(op, Op::Require { .. }));
    let detail =
        format!("{extents} extents, {requirements} requirements, types, ranks, and that outputs share no memory");
    Fact::new(About::Arguments, Standing::CheckedAtLaunch, "launch::check_args, launch::prologue", detail)
}

/// Whether every access lies inside: the checks of a checked mode are those that ranges do not prove.
fn bounds(subject: &Subject<'_>) -> Result<Fact, LaunchError> {
    let checked = link(&subject.instance.with_checks(Checks { races: false, ..Checks::ALL }))?;
    let (mut checks, mut tiles) = (0, 0);
    let extents = Extents::of(&checked);
    checked.walk(checked.body, &mut |_, inst| match &inst.op {
        Op::Assert { fault: true, .. } if extents.prove(inst.args[0]) => {}
        Op::Assert { fault: true, .. } => checks += 1,
        Op::Region { filled: true, .. } => tiles += 1,
        op if is_tile_operation(op) && inst.args.iter().any(|&arg| is_global(&checked, arg)) => tiles += 1,
        // A tile may have a view that hangs over its edge.
        Op::Region { .. } if inst.args.first().is_some_and(|&of| !is_global(&checked, of)) => tiles += 1,
        _ => {}
    });
    let by = "passes::bounds_checks, the prologue's extents";
    Ok(if checks == 0 && tiles == 0 {
        Fact::new(About::InBounds, Standing::Proved, by, "every access to an element lies inside".to_owned())
    } else {
        let detail = format!(
            "{checks} checks of elements are not proved, {tiles} operations move tiles or views that may hang over an \
             edge; the language masks what is outside"
        );
        Fact::new(About::InBounds, Standing::Unknown, by, detail)
    })
}

/// Extents that the prologue states to be equal, and what counts below them.
struct Extents<'f> {
    func: &'f Func,
    /// By tensor and axis, the value that the extent is stated to be.
    stated: HashMap<(Value, u32), Value>,
    /// By block index and index of `parallel!`, the extent below which it is.
    below: HashMap<Value, Value>,
}

impl<'f> Extents<'f> {
    fn of(func: &'f Func) -> Extents<'f> {
        let mut stated = HashMap::new();
        for &id in &func.regions[func.host].insts {
            let inst = &func.insts[id];
            if let Op::Expect { axis } = inst.op {
                stated.insert((inst.args[0], axis), inst.args[1]);
            }
        }
        let blocks = func.regions[func.body].args.iter().zip(&func.grid);
        let mut below: HashMap<Value, Value> = blocks.map(|(&index, &extent)| (index, extent)).collect();
        func.walk(func.body, &mut |_, inst| {
            if let Op::Parallel {} | Op::Threads {} = inst.op {
                let indices = inst.regions.iter().flat_map(|&region| &func.regions[region].args);
                below.extend(indices.copied().zip(inst.args.iter().copied()));
            }
        });
        Extents { func, stated, below }
    }

    /// Whether a condition holds: that indices which count below extents are below others that are
    /// stated to be the same.
    fn prove(&self, condition: Value) -> bool {
        let Some(inst) = self.func.def(condition) else { return false };
        match inst.op {
            Op::Bin { op: BinOp::And } => inst.args.iter().all(|&part| self.prove(part)),
            Op::Cmp { op: CmpOp::Lt } => self.below.get(&inst.args[0]).is_some_and(|&end| self.same(end, inst.args[1])),
            _ => false,
        }
    }

    /// Whether two values are one extent.
    fn same(&self, a: Value, b: Value) -> bool {
        let (a, b) = (self.name(a), self.name(b));
        a == b || self.axis(a).is_some() && self.axis(a) == self.axis(b)
    }

    fn axis(&self, value: Value) -> Option<(Value, u32)> {
        let inst = self.func.def(value)?;
        match inst.op {
            // That of a view is another.
            Op::Extent { axis } if self.func.def(inst.args[0]).is_none() => Some((inst.args[0], axis)),
            _ => None,
        }
    }

    /// The value that an extent is stated to be, or itself.
    fn name(&self, value: Value) -> Value {
        self.axis(value).and_then(|axis| self.stated.get(&axis)).copied().unwrap_or(value)
    }
}

fn is_tile_operation(op: &Op) -> bool {
    matches!(op, Op::Copy { .. } | Op::Gather {} | Op::Scatter {} | Op::AtomicTile { .. } | Op::Fill {})
}

fn is_global(func: &Func, value: Value) -> bool {
    func.ty(value).mem().is_some_and(|mem| mem.space == Space::Global)
}

/// Whether blocks, iterations or threads race.
fn blocks(func: &Func) -> Fact {
    let by = "analysis::ownership";
    let fact = |standing, detail: String| Fact::new(About::RaceFree, standing, by, detail);
    if func.insts.values().any(|inst| matches!(inst.op, Op::Threads {})) {
        return fact(Standing::Unknown, "threads of `threads!` are looked at when they run".to_owned());
    }
    let iterations = "iterations of `parallel!` are checked by the macro";
    if func.grid.is_empty() {
        return fact(Standing::Proved, format!("there is one block; {iterations}"));
    }
    if let Some(words) = &func.disjoint {
        return fact(Standing::Unknown, format!("the user states that blocks are disjoint: {words}"));
    }
    let values = Values::with_host_symbols(func);
    let ownership = Ownership::new(&values);
    let all = accesses(&values);
    let roots: BTreeSet<Value> = all.iter().map(|access| access.root).collect();
    let mut assumes = BTreeSet::new();
    for &root in &roots {
        let of_root: Vec<&Access> = all.iter().filter(|access| access.root == root).collect();
        let name = func.values[root].name.as_deref().unwrap_or("a workspace");
        if of_root.iter().any(|access| access.ordered) {
            let detail = format!("blocks that access `{name}` are put in order by what atomics give at run time");
            return fact(Standing::Unknown, detail);
        }
        let race = ownership.race(&of_root, &mut |_, assumed| {
            let divisors = assumed.divisors.iter().map(|&value| values.affine(value));
            let text = |form: Affine| form.as_constant().map_or("a divisor".to_owned(), |dim| values.dim_text(dim));
            assumes.extend(divisors.map(|form| format!("{} is positive", text(form))));
            assumes.extend(assumed.positive.iter().map(|&sym| format!("{} is positive", func.symbol(sym))));
        });
        if race.is_some() {
            return fact(Standing::Unknown, format!("it does not follow that blocks are apart in `{name}`"));
        }
    }
    let collide = all.iter().any(|access| access.kind == Kind::Unordered);
    let collide = if collide { "; unordered stores may meet, and then one wins" } else { "" };
    let detail =
        format!("no two blocks access one element of {} outputs or workspaces{collide}; {iterations}", roots.len());
    fact(Standing::Proved, detail).assuming(assumes.into_iter().chain([PRODUCTS.to_owned()]))
}

/// Whether tiles are written before they are read.
fn initialised(func: &Func) -> Fact {
    let found = contents(func, &|_, _| Passed::Mutable);
    let negative = found.conditions.iter().any(|(_, _, dim)| dim.as_int().is_none_or(|value| value < 0));
    let by = "analysis::init";
    match found.unwritten.first() {
        None if !negative => Fact::new(
            About::Initialised,
            Standing::Proved,
            by,
            "every read of a tile follows a write of what it reads".to_owned(),
        )
        .assuming([PRODUCTS.to_owned()]),
        Some(read) => {
            let name = func.values[read.root].name.as_deref().unwrap_or("a tile");
            Fact::new(About::Initialised, Standing::Unknown, by, format!("`{name}` may be read before it is written"))
        }
        None => Fact::new(About::Initialised, Standing::Unknown, by, "an extent may be negative".to_owned()),
    }
}

/// Whether outputs are written as a whole.
fn outputs(subject: &Subject<'_>) -> Vec<Fact> {
    let found = contents(&subject.func, &|_, _| Passed::Mutable);
    let outputs = subject.params.iter().zip(&subject.func.params).filter(|(param, _)| param.mutable);
    let one = |(param, value): (&crate::subject::Param, &tile_core::ir::Param)| {
        let whole = found.params.get(&value.value).is_some_and(|contents| contents.written && !contents.read);
        let (standing, detail) = match whole {
            true => (Standing::Proved, format!("a launch writes all of `{}` and reads none of it before", param.name)),
            false => {
                (Standing::Unknown, format!("a launch may leave parts of `{}` as they are, or read them", param.name))
            }
        };
        let fact = Fact::new(About::OutputWritten(param.name.clone()), standing, "analysis::init", detail);
        if whole { fact.assuming([PRODUCTS.to_owned()]) } else { fact }
    };
    outputs.map(one).collect()
}

fn arithmetic(func: &Func) -> Fact {
    let by = "certify::index";
    match index::limit(func) {
        Ok(bits) => {
            Fact::new(About::IndexArithmetic, Standing::Proved, by, "no operation on indices leaves 64 bits".to_owned())
                .assuming([format!("extents and whole scalars are at most 2^{bits}")])
        }
        Err(reason) => Fact::new(About::IndexArithmetic, Standing::Unknown, by, reason),
    }
}
