//! Groups of synchronising statements in emitted text that can only be removed together.
//!
//! - A barrier is a group by itself.
//! - A flag that is set and waited for in one list of statements: both.
//! - A loop-carried flag: the wait and the set in the loop, the set in front of everything, and the
//!   wait behind.
//! - A cross-core flag: all statements with its number.

use std::collections::BTreeMap;

/// The value of `left_out` by which nothing is.
pub(super) const NOTHING: i64 = -1;

/// Statements that are left out at once.
#[derive(Debug)]
pub(super) struct Left {
    /// The kind of core, the statement that sets the flag or is the barrier, and its
    /// place among equal ones.
    pub(super) name: String,
    /// The pipes of a flag, as `V_MTE2`; of anything else nothing.
    pub(super) pipes: Option<String>,
    /// From 0.
    lines: Vec<usize>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Set,
    Wait,
    Barrier,
    CrossSet,
    CrossWait,
}

/// A statement that orders something.
struct Statement<'a> {
    line: usize,
    text: &'a str,
    kind: Kind,
    cube: bool,
    /// The number of the block of text around it, and whether that is a core's.
    block: usize,
    outermost: bool,
}

impl<'a> Statement<'a> {
    /// What is between the angle brackets, without the names of the enumerations.
    fn what(&self) -> &'a str {
        let inner = self.text.split_once('<').map_or("", |(_, rest)| rest.split(">(").next().unwrap_or(rest));
        inner.rsplit("::").next().unwrap_or(inner)
    }

    /// The number of the flag.
    fn number(&self) -> &'a str {
        let inner = self.text.split_once('(').map_or("", |(_, rest)| rest);
        inner.trim_end_matches(");")
    }

    /// The first of the numbers, and the variable that counts through more of them.
    fn events(&self) -> (i64, Option<&'a str>) {
        let number = self.number();
        match (number.split_once(" + "), number.parse()) {
            (Some((first, turn)), _) => (first.parse().expect("a number"), Some(turn)),
            (None, Ok(first)) => (first, None),
            (None, Err(_)) => (0, Some(number)),
        }
    }
}

const KINDS: [(&str, Kind); 5] = [
    ("SetFlag<", Kind::Set),
    ("WaitFlag<", Kind::Wait),
    ("PipeBarrier<", Kind::Barrier),
    ("CrossCoreSetFlag<", Kind::CrossSet),
    ("CrossCoreWaitFlag", Kind::CrossWait),
];

/// The statements, and how many events a loop takes alternately by the variable that
/// counts them.
fn statements(text: &str) -> (Vec<Statement<'_>>, BTreeMap<&str, i64>) {
    let (mut found, mut turns) = (Vec::new(), BTreeMap::new());
    let (mut blocks, mut opened): (Vec<usize>, usize) = (Vec::new(), 0);
    // The block of a core, and whether it is the cube.
    let (mut core, mut cube) = (0, text.contains("__cube__"));
    for (line, text) in text.lines().enumerate() {
        let text = text.trim();
        if text.starts_with('}') {
            blocks.pop();
        }
        if text.ends_with('{') {
            opened += 1;
            blocks.push(opened);
            let split = text.starts_with("if ASCEND_IS");
            if split || blocks.len() == 1 {
                core = opened;
            }
            if split {
                cube = text.contains("AIC");
            }
        }
        if let Some((head, rest)) = text.split_once(" + 1 == ")
            && let (Some((name, _)), Some((count, _))) = (head.split_once(" = "), rest.split_once(' '))
        {
            turns.insert(name, count.parse().expect("a number of events"));
        }
        let block = blocks.last().copied().unwrap_or(0);
        let kind = KINDS.into_iter().find(|(name, _)| text.starts_with(name));
        if let Some((_, kind)) = kind {
            found.push(Statement { line, text, kind, cube, block, outermost: block == core });
        }
    }
    (found, turns)
}

/// Statements that belong together.
type Group<'a> = Vec<&'a Statement<'a>>;

/// Sets and waits of one list, matched in order: pairs that are set first, and pairs of
/// which the wait is for an iteration before.
fn matched<'a>(of: impl Iterator<Item = &'a Statement<'a>>) -> [Vec<Group<'a>>; 2] {
    let (mut forward, mut carried) = (Vec::new(), Vec::new());
    let mut open: Vec<&Statement<'_>> = Vec::new();
    for one in of {
        let other = |past: &Statement<'_>| {
            past.kind != one.kind && (past.block, past.what(), past.number()) == (one.block, one.what(), one.number())
        };
        let Some(at) = open.iter().rposition(|past| other(past)) else {
            open.push(one);
            continue;
        };
        let groups = if one.kind == Kind::Wait { &mut forward } else { &mut carried };
        groups.push(vec![open.remove(at), one]);
    }
    assert!(open.is_empty(), "line {} is set or waited for alone", open.first().map_or(0, |one| one.line + 1));
    [forward, carried]
}

/// Everything that may be left out, in the order of the text.
pub(super) fn orders(text: &str) -> Vec<Left> {
    let (statements, turns) = statements(text);
    let is_flag = |one: &&Statement<'_>| matches!(one.kind, Kind::Set | Kind::Wait);
    let [mut groups, mut carried] = matched(statements.iter().filter(|one| is_flag(one) && !one.outermost));
    let mut straight = Vec::new();
    for one in statements.iter().filter(|one| is_flag(one) && one.outermost) {
        let (event, _) = one.events();
        let owner = carried.iter_mut().find(|group| {
            let (first, turn) = group[0].events();
            let count = turn.map_or(1, |turn| turns[turn]);
            (group[0].cube, group[0].what()) == (one.cube, one.what()) && (first..first + count).contains(&event)
        });
        match owner {
            Some(group) => group.push(one),
            None => straight.push(one),
        }
    }
    let [more, none] = matched(straight.into_iter());
    assert!(none.is_empty(), "an event is waited for first, where nothing runs again");
    groups.extend(more);
    groups.extend(carried);
    groups.extend(statements.iter().filter(|one| one.kind == Kind::Barrier).map(|one| vec![one]));
    let mut between: BTreeMap<(&str, bool), Group<'_>> = BTreeMap::new();
    for one in statements.iter().filter(|one| matches!(one.kind, Kind::CrossSet | Kind::CrossWait)) {
        let by_cube = one.cube == (one.kind == Kind::CrossSet);
        between.entry((one.number(), by_cube)).or_default().push(one);
    }
    groups.extend(between.into_values());
    groups.iter_mut().for_each(|group| group.sort_by_key(|one| one.line));
    groups.sort_by_key(|group| group[0].line);
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    let mut named = |group: &Group<'_>| {
        let told = group.iter().find(|one| matches!(one.kind, Kind::Set | Kind::CrossSet)).unwrap_or(&group[0]);
        // In a loop, rather than in front of it.
        let told = group.iter().rfind(|one| one.kind == told.kind && !one.outermost).unwrap_or(told);
        let name = format!("{} {}", if told.cube { "cube" } else { "vector" }, told.text.trim_end_matches(';'));
        let count = seen.entry(name.clone()).or_default();
        *count += 1;
        match *count {
            1 => name,
            count => format!("{name} #{count}"),
        }
    };
    let left = |group: &Group<'_>| Left {
        name: named(group),
        pipes: is_flag(&group[0]).then(|| group[0].what().to_owned()),
        lines: group.iter().map(|one| one.line).collect(),
    };
    groups.iter().map(left).collect()
}

/// The text with a condition in front of each statement that orders something: what is
/// left out is chosen by a variable `left_out`, by its place in `orders`.
pub(super) fn with_conditions(text: &str, orders: &[Left]) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for (number, left) in orders.iter().enumerate() {
        for &line in &left.lines {
            lines[line] = format!("if (left_out != {number}) {}", lines[line].trim());
        }
    }
    let visible = "extern \"C\" __attribute__((visibility(\"default\"))) int64_t left_out = ";
    // Lines keep their numbers.
    lines[0] = format!("#include <cstdint>\n{visible}{NOTHING};\n#line 1\n{}", lines[0]);
    lines.join("\n")
}
