//! Functions of a source file, found by rustfmt's layout: the line of a `fn` and the closing
//! brace in the same column.

use super::Source;

/// A function and its size.
pub(super) struct Function {
    pub(super) name: String,
    pub(super) path: String,
    /// From the line of `fn` to the closing brace.
    pub(super) lines: usize,
    /// The deepest level of indentation inside, in levels below the function's own.
    pub(super) nesting: usize,
}

/// The functions of a file, without those of its test module.
pub(super) fn of(source: &Source) -> Vec<Function> {
    let text = source.text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let lines: Vec<&str> = text.lines().collect();
    let mut out = Vec::new();
    for (start, line) in lines.iter().enumerate() {
        let Some(name) = name(line) else { continue };
        let indent = line.len() - line.trim_start().len();
        let close = format!("{}}}", " ".repeat(indent));
        if line.ends_with('}') {
            out.push(Function { name, path: source.path.clone(), lines: 1, nesting: 0 });
            continue;
        }
        // A declaration without a body ends before any brace of its column.
        let body = lines[start..]
            .iter()
            .take_while(|line| !line.trim_end().ends_with(';'))
            .position(|line| line.ends_with('{'));
        let Some(body) = body else { continue };
        let Some(end) = lines[start + body..].iter().position(|line| *line == close) else { continue };
        let inside = &lines[start + body + 1..start + body + end];
        let deepest =
            inside.iter().filter(|line| !line.trim().is_empty()).map(|line| line.len() - line.trim_start().len());
        let nesting = deepest.max().map_or(0, |deepest| deepest.saturating_sub(indent + 4) / 4);
        out.push(Function { name, path: source.path.clone(), lines: body + end + 1, nesting });
    }
    out
}

/// The name that a line declares, if it begins a function.
fn name(line: &str) -> Option<String> {
    let trimmed = line.trim_start();
    let head = trimmed.split("fn ").next()?;
    let words = ["pub", "const", "unsafe", "async", "extern", "\"C\"", "default"];
    let prefix = head.split_whitespace().all(|word| words.contains(&word) || word.starts_with("pub("));
    // `pub(in path)` has a space.
    let rest = trimmed[head.len()..].strip_prefix("fn ")?;
    let name: String = rest.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
    (prefix && !name.is_empty()).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_have_their_lines_and_nesting() {
        let text = "fn short() -> u32 { 1 }\n\npub(super) unsafe fn long(\n    a: u32,\n) {\n    if a > 0 {\n        loop {\n            f();\n        }\n    }\n}\n\ntrait T {\n    fn declared(&self);\n    fn given(&self) {\n        f();\n    }\n}\n#[cfg(test)]\nmod tests {\n    fn hidden() {\n    }\n}\n";
        let found = of(&Source { path: "a.rs".to_owned(), text: text.to_owned() });
        let sizes: Vec<(&str, usize, usize)> = found.iter().map(|f| (f.name.as_str(), f.lines, f.nesting)).collect();
        assert_eq!(sizes, [("short", 1, 0), ("long", 9, 2), ("given", 3, 0)]);
    }
}
