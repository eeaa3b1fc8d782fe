//! The features of the language, each in a small function.
//!
//! Functions are kernels in the text form of tile IR. All have the same parameters and constants
//! ([`Feature::text`]):
//!
//! - `x`, `y` and `z` are square matrices, `row` is a vector, and `numbers` are row indices; those
//!   that are `open` have extents that a launch states.
//! - Between them is the feature's own body. In it `$T` stands for each element type, one after
//!   the other, and `$R` for that of the result, which is whichever the verifier takes; types that
//!   it takes with none do not have the feature.
//!
//! Bodies are in `features.txt`, one below each heading; the headings are the rows of the table.
//! Members of the operation table's enumerations have bodies that are generated here, so that a
//! new member is in the table from its first day. A new operation has to be in one of the bodies
//! ([`forgotten`]).

use std::collections::BTreeSet;
use tile_core::elem::DType;
use tile_core::ir::ops::OPS;
use tile_core::ir::text::parse;
use tile_core::ir::verify::verify;
use tile_core::ir::{AtomicOp, BinOp, CmpOp, Func, Order, ReduceOp, ScanOp, UnOp};
use tile_core::num::Round;

/// Operations that no instance of a kernel has: constants and statements are in their
/// places then.
const SYMBOLIC: [&str; 4] = ["dim", "sym", "call", "aggregate"];

/// What `tiles` in a body stands for.
const TILES: &str = "%s = alloc : shared<$T, [32, 32]> %t = alloc : shared<$T, [32, 32]> copy %x, %s copy %y, %t
    %acc acc = alloc : fragment<$R, [32, 32]> %line = alloc : fragment<$R, [32]>";

/// Something that a kernel may say.
pub(crate) struct Feature {
    /// The part of the table that it is in.
    pub(crate) part: String,
    /// What the table calls it.
    pub(crate) name: String,
    /// Parameters besides those of all.
    params: String,
    schedule: String,
    host: String,
    body: String,
}

impl Feature {
    fn new(part: &str, name: impl Into<String>, body: impl Into<String>) -> Feature {
        let (part, name, body) = (part.to_owned(), name.into(), body.into());
        Feature { part, name, params: String::new(), schedule: String::new(), host: String::new(), body }
    }

    /// Whether it has a function for each element type.
    pub(crate) fn is_generic(&self) -> bool {
        self.body.contains("$T")
    }

    fn text(&self, elem: DType, result: DType) -> String {
        let Feature { params, schedule, host, body, .. } = self;
        let text = format!(
            "kernel feature(
               %x x: global<$T, [32, 32]>, %y y: global<$T, [32, 32]>, %z z: mut global<$R, [32, 32]>,
               %row row: mut global<$R, [32]>, %numbers numbers: global<i32, [32]>, %n n: index,
               %open open: global<$T, [?, ?]>, %open_z open_z: mut global<$R, [?, ?]>,
               %open_row open_row: mut global<$R, [?]>, {params}
             )
             {schedule}
             host {{ %blocks = const 4 : index {host} }}
             grid %blocks
             body (%b b: index) {{
               %0 = const 0 : index %1 = const 1 : index %2 = const 2 : index %4 = const 4 : index
               %31 = const 31 : index %32 = const 32 : index %three = const 3 : i32
               {body}
             }}"
        );
        text.replace("$T", elem.name()).replace("$R", result.name())
    }

    /// Its function for elements of a type, if the type has it.
    fn func(&self, elem: DType) -> Option<Func> {
        let usual = [elem, elem.acc(), DType::Bool, DType::I32];
        usual.into_iter().chain(elems()).find_map(|result| {
            let text = self.text(elem, result);
            let func = parse(&text).unwrap_or_else(|error| panic!("{}, {}: {error}:\n{text}", self.part, self.name));
            verify(&func).is_ok().then_some(func)
        })
    }

    /// The types that have it, with their functions; one of `f32`, where the type does not
    /// matter.
    pub(crate) fn funcs(&self) -> Vec<(DType, Func)> {
        let elems = elems().filter(|&elem| self.is_generic() || elem == DType::F32);
        let funcs: Vec<(DType, Func)> = elems.filter_map(|elem| Some((elem, self.func(elem)?))).collect();
        assert!(!funcs.is_empty(), "no type has this: {}, {}:\n{}", self.part, self.name, self.body);
        funcs
    }
}

/// The types that elements of memory have.
pub(crate) fn elems() -> impl Iterator<Item = DType> {
    DType::ALL.iter().copied().filter(|elem| *elem != DType::Index)
}

/// All features, in the order of the table.
pub(crate) fn features() -> Vec<Feature> {
    let mut features = Vec::new();
    values(&mut features);
    along(&mut features);
    atomics(&mut features);
    listed(&mut features);
    features
}

/// Computations, of each iteration and of a block.
fn values(features: &mut Vec<Feature>) {
    let each = |what: &str| {
        format!(
            "parallel %32, %32 (%i i: index, %j j: index) {{
               %p = load %x, %i, %j : $T %q = load %y, %i, %j : $T %c = cmp.lt %i, %n : bool
               {what} store %r, %z, %i, %j
             }}"
        )
    };
    let once = |what: &str| {
        format!(
            "%p = load %x, %b, %0 : $T %q = load %y, %b, %0 : $T %c = cmp.lt %b, %n : bool
             {what} %line = alloc : shared<$R, [32]> fill %line, %r copy %line, %row"
        )
    };
    let forms: [&dyn Fn(&str) -> String; 2] = [&each, &once];
    for (form, body) in ["in `parallel!`", "of a block"].into_iter().zip(forms) {
        let mut add = |part: &str, name: String, what: String| {
            features.push(Feature::new(&format!("{part} {form}"), name, body(&what)));
        };
        for op in UnOp::ALL {
            add("Values", quoted(op.name()), format!("%r = un.{} %p : $R", op.name()));
        }
        for op in BinOp::ALL {
            add("Values", quoted(op.name()), format!("%r = bin.{} %p, %q : $R", op.name()));
        }
        for op in [BinOp::Shl, BinOp::Shr] {
            add("Values", format!("`{}` by a constant", op.name()), format!("%r = bin.{} %p, %three : $R", op.name()));
        }
        for op in CmpOp::ALL {
            add("Values", quoted(op.name()), format!("%r = cmp.{} %p, %q : bool", op.name()));
        }
        add("Values", quoted("select"), "%r = select %c, %p, %q : $R".to_owned());
        add("Values", quoted("fma"), "%r = fma %p, %q, %p : $R".to_owned());
        for to in elems() {
            add("Conversions", format!("to `{to}`"), format!("%r = cast %p : {to}"));
        }
        for (_, round) in Round::ALL {
            for to in [DType::F16, DType::I32] {
                add("Conversions", format!("to `{to}` by `{round}`"), format!("%r = cast %p, round = {round} : {to}"));
            }
        }
        for to in elems() {
            add("Conversions", format!("bits as `{to}`"), format!("%r = bits %p : {to}"));
        }
    }
}

/// What combines the elements of rows or columns.
fn along(features: &mut Vec<Feature>) {
    for (what, axis, more) in
        [("the last axis", 1, ""), ("the first axis", 0, ""), ("going on from what is there", 1, ", accumulate")]
    {
        for op in ReduceOp::ALL.iter().filter(|op| more.is_empty() || op.row().into.is_some()) {
            let before = if more.is_empty() { "" } else { "%v = load %x, %0, %0 : $T fill %line, %v" };
            let body = format!("{TILES} {before} reduce.{} %s, %line, axis = {axis}{more} copy %line, %row", op.name());
            features.push(Feature::new(&format!("Reductions: {what}"), quoted(op.name()), body));
        }
    }
    for (what, axis, more) in [("the last axis", 1, ""), ("the first axis", 0, ""), ("from the end", 1, ", reverse")] {
        for op in ScanOp::ALL {
            let body = format!("{TILES} scan.{} %s, %acc, axis = {axis}{more} copy %acc, %z", op.name());
            features.push(Feature::new("Scans", format!("`{}`, {what}", op.name()), body));
        }
    }
}

/// Atomics whose old value nobody wants.
fn atomics(features: &mut Vec<Feature>) {
    let operands = |op: AtomicOp| if op == AtomicOp::Cas { "%p, %q" } else { "%p" };
    let element = |memory: &str, op: AtomicOp, order: Order| {
        format!(
            "parallel %32 (%i i: index) {{
               %k = load %numbers, %i : i32 %at = cast %k : index
               %p = load %x, %0, %i : $T %q = load %y, %0, %i : $T
               %old = atomic.{} {memory}, %at, {}, order = {} : $T
             }}",
            op.name(),
            operands(op),
            order.name()
        )
    };
    for &op in AtomicOp::ALL {
        features.push(Feature::new("Atomics on a tensor", quoted(op.name()), element("%row", op, Order::Relaxed)));
    }
    for &order in Order::ALL {
        let name = format!("`add`, `{}`", order.name());
        features.push(Feature::new("Atomics on a tensor", name, element("%row", AtomicOp::Add, order)));
    }
    for &op in AtomicOp::ALL {
        let body = format!(
            "%line = alloc : shared<$T, [32]> %v = const 0 : $T fill %line, %v {} copy %line, %row",
            element("%line", op, Order::Relaxed)
        );
        features.push(Feature::new("Atomics on a tile", quoted(op.name()), body));
    }
    for &op in AtomicOp::ALL {
        let body = format!(
            "%p = load %x, %b, %0 : $T %q = load %y, %b, %0 : $T
             %old = atomic.{} %row, %b, {}, order = relaxed : $T",
            op.name(),
            operands(op)
        );
        features.push(Feature::new("Atomics of a block on a tensor", quoted(op.name()), body));
    }
    // There is no compare-and-swap of tiles.
    for &op in AtomicOp::ALL.iter().filter(|op| **op != AtomicOp::Cas) {
        let body = format!("{TILES} atomic_tile.{} %s, %z, order = relaxed", op.name());
        features.push(Feature::new("Atomics of a tile on a tensor", quoted(op.name()), body));
    }
}

/// Those of the list.
fn listed(features: &mut Vec<Feature>) {
    let mut part = "";
    for line in include_str!("features.txt").lines().skip_while(|line| !line.starts_with('#')) {
        if let Some(heading) = line.strip_prefix("# ") {
            part = heading;
        } else if let Some(name) = line.strip_prefix("## ") {
            features.push(Feature::new(part, name, ""));
        } else if let Some(feature) = features.last_mut() {
            let (text, rest) = match line.split_once(' ') {
                Some(("params", rest)) => (&mut feature.params, rest),
                Some(("schedule", _)) => (&mut feature.schedule, line),
                Some(("host", rest)) => (&mut feature.host, rest),
                _ => (&mut feature.body, if line == "tiles" { TILES } else { line }),
            };
            text.push_str(rest);
            text.push('\n');
        }
    }
}

fn quoted(name: &str) -> String {
    format!("`{name}`")
}

/// The operations of the table that no function has.
pub(crate) fn forgotten(features: &[Feature]) -> BTreeSet<&'static str> {
    let mut missing: BTreeSet<&str> = OPS.iter().map(|row| row.name).collect();
    for name in SYMBOLIC {
        assert!(missing.remove(name), "there is no operation `{name}`");
    }
    for (_, func) in features.iter().flat_map(|feature| feature.funcs()) {
        for region in [func.host, func.body] {
            func.walk(region, &mut |_, inst| {
                missing.remove(inst.op.name());
            });
        }
    }
    missing
}
