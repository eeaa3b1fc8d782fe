//! How long a module is when it is written out: what software GPUs compile.
//!
//! Drivers that execute modules on a software GPU inline every function and hand the whole to
//! a compiler that takes time more than in proportion to it. The estimate counts
//! statements, and operators in them; a call counts as the function that it calls. Loops
//! count once: drivers do not unroll what has more than a few iterations.

use std::collections::HashMap;

/// Operations of a module whose functions are inlined: of its text, as this crate writes
/// it, a function's head at the beginning of a line and its end a brace alone.
pub(super) fn inlined(text: &str) -> u64 {
    let mut bodies: HashMap<&str, Vec<&str>> = HashMap::new();
    let mut own = None;
    for line in text.lines() {
        match line.strip_prefix("fn ").and_then(|head| head.split('(').next()) {
            Some(name) => own = Some(name),
            None if line == "}" => own = None,
            None => {
                if let Some(name) = own {
                    bodies.entry(name).or_default().push(line);
                }
            }
        }
    }
    let mut known = HashMap::new();
    cost("main", &bodies, &mut known)
}

/// The cost of a function. WGSL has no recursion: each is asked for once.
fn cost<'t>(name: &'t str, bodies: &HashMap<&'t str, Vec<&'t str>>, known: &mut HashMap<&'t str, u64>) -> u64 {
    if let Some(&cost) = known.get(name) {
        return cost;
    }
    let mut sum = 0_u64;
    for &line in bodies.get(name).into_iter().flatten() {
        sum += u64::from(line.contains(';') || line.contains('{'));
        sum += line.matches([' ', '[']).count() as u64 / 2;
        for (at, _) in line.match_indices('(') {
            let start = line[..at].rfind(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).map_or(0, |at| at + 1);
            let called = &line[start..at];
            sum += match bodies.contains_key(called) {
                true => cost(called, bodies, known),
                false => u64::from(!called.is_empty()),
            };
        }
    }
    known.insert(name, sum);
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calls_count_as_what_they_call() {
        let function = "fn twice(x: f32) -> f32 {\n  return x * x;\n}\n";
        let main = |body: &str| format!("{function}@compute\nfn main(\n  thread: u32,\n) {{\n{body}}}\n");
        let [one, two] =
            ["  let a = twice(b);\n", "  let a = twice(b);\n  let c = twice(a);\n"].map(|body| inlined(&main(body)));
        let without = inlined(&main("  let a = f32(b);\n"));
        assert!(one > without && two > one + 3, "{without} {one} {two}");
        // What nothing calls costs nothing.
        assert_eq!(inlined(&main("")), inlined("fn main(\n  thread: u32,\n) {\n}\n"));
    }
}
