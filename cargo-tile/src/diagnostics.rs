//! `check --json` without a target: what the macros and rustc say of a crate, as data.
//!
//! [`collect`] runs `cargo check` and reads its messages. A row has the code, the message, the help
//! lines, the place in the user's source, and edits that a tool may apply. What the macros suggest
//! by "did you mean `…`?" is an edit too, where the suggestion stands for what the place names.

use crate::project::cargo;
use crate::{Error, Project, Select};
use serde_json::{Value, json};
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

/// What is said of a crate.
#[derive(Debug)]
pub(crate) struct Diagnostics {
    /// One for each message, in the order of the compiler.
    rows: Vec<Value>,
    /// The messages as rustc prints them.
    rendered: String,
    /// Whether the crate compiles.
    compiles: bool,
}

impl Diagnostics {
    /// The status of a program that ends by these.
    pub(crate) fn status(&self) -> u8 {
        if self.compiles { 0 } else { 101 }
    }

    /// All rows, as an array.
    pub(crate) fn json(&self) -> String {
        format!("{:#}", Value::Array(self.rows.clone()))
    }

    /// The messages for people.
    pub(crate) fn text(&self) -> &str {
        &self.rendered
    }
}

/// Checks a crate's library with the features of a driver.
///
/// # Errors
/// When cargo does not run, or fails and says nothing of the source.
pub(crate) fn collect(project: &Project, select: &Select) -> Result<Diagnostics, Error> {
    let mut command = Command::new(cargo());
    command.args(["check", "--lib", "--quiet", "--message-format", "json", "--package", &project.name]);
    command.arg("--manifest-path").arg(project.root.join("Cargo.toml"));
    if !select.features.is_empty() {
        command.arg("--features").arg(select.features.join(","));
    }
    if select.no_default_features {
        command.arg("--no-default-features");
    }
    if select.offline {
        command.arg("--offline");
    }
    let output = command.stderr(Stdio::piped()).output();
    let output = output.map_err(|error| Error::failed(format!("running cargo: {error}")))?;
    let (mut rows, mut rendered) = (Vec::new(), String::new());
    for line in String::from_utf8_lossy(&output.stdout).lines() {
        let Ok(line) = serde_json::from_str::<Value>(line) else { continue };
        let message = &line["message"];
        // Messages without a place count the others.
        if line["reason"] == "compiler-message" && message["spans"].as_array().is_some_and(|all| !all.is_empty()) {
            rows.push(row(message, &project.workspace));
            rendered += message["rendered"].as_str().unwrap_or_default();
        }
    }
    let compiles = output.status.success();
    if !compiles && !rows.iter().any(|row| row["level"] == "error") {
        let told = String::from_utf8_lossy(&output.stderr);
        return Err(Error::usage(format!("`cargo check` fails: {}", told.trim().trim_start_matches("error: "))));
    }
    Ok(Diagnostics { rows, rendered, compiles })
}

/// A message of rustc as a row. Paths begin at `root`.
fn row(message: &Value, root: &Path) -> Value {
    let text = message["message"].as_str().unwrap_or_default();
    let (said, own_help) = parts(text);
    let code = code(said).or(message["code"]["code"].as_str());
    let said = said.strip_suffix(&format!(" [{}]", code.unwrap_or_default())).unwrap_or(said);
    let spans = message["spans"].as_array().map(Vec::as_slice).unwrap_or_default();
    let primary = spans.iter().find(|span| span["is_primary"] == true);
    let children = message["children"].as_array().map(Vec::as_slice).unwrap_or_default();
    let helps = children.iter().filter(|child| child["level"] == "help");
    let help: Vec<&str> = own_help.into_iter().chain(helps.filter_map(|child| child["message"].as_str())).collect();
    let mut fixes: Vec<Value> = children.iter().filter_map(suggested).collect();
    if let (Some(help), Some(span)) = (own_help, primary) {
        let source = span["file_name"].as_str().and_then(|file| fs::read_to_string(root.join(file)).ok());
        fixes.extend(source.and_then(|source| meant(help, span, &source)));
    }
    json!({
        "level": message["level"],
        "code": code,
        "message": said,
        "help": help,
        "span": primary.map(place),
        "fix": fixes,
    })
}

/// The first line of a macro's message, and the help behind it.
fn parts(text: &str) -> (&str, Option<&str>) {
    match text.split_once("\nhelp: ") {
        Some((said, help)) => (said, Some(help)),
        None => (text, None),
    }
}

/// The code that ends a message of the macros, `T0503`.
fn code(said: &str) -> Option<&str> {
    let (_, code) = said.strip_suffix(']')?.rsplit_once(" [")?;
    let digits = code.strip_prefix('T')?;
    (digits.len() == 4 && digits.bytes().all(|byte| byte.is_ascii_digit())).then_some(code)
}

/// A place: lines and columns from 1, bytes from 0, the end excluded.
fn place(span: &Value) -> Value {
    let at = |end: &str| {
        json!({
            "line": span[format!("line_{end}")],
            "column": span[format!("column_{end}")],
            "byte": span[format!("byte_{end}")],
        })
    };
    json!({ "file": span["file_name"], "start": at("start"), "end": at("end") })
}

/// The edits that a note of rustc suggests.
fn suggested(child: &Value) -> Option<Value> {
    let spans = child["spans"].as_array()?;
    let edits: Vec<Value> = spans
        .iter()
        .filter(|span| span["suggested_replacement"].is_string())
        .map(|span| json!({ "span": place(span), "replacement": span["suggested_replacement"] }))
        .collect();
    let sure = spans.iter().all(|span| span["suggestion_applicability"] == "MachineApplicable");
    (!edits.is_empty()).then(|| json!({ "sure": sure, "edits": edits }))
}

/// The edit that "did you mean `…`?" asks for, where it replaces what the place names.
fn meant(help: &str, span: &Value, source: &str) -> Option<Value> {
    let wanted = help.strip_prefix("did you mean `")?.strip_suffix("`?")?;
    let at = |end: &str| span[end].as_u64().and_then(|byte| usize::try_from(byte).ok());
    let (start, end) = (at("byte_start")?, at("byte_end")?);
    let (range, replacement) = replaced(source, start, end, wanted)?;
    let mut span = place(span);
    for (name, byte) in [("start", range.start), ("end", range.end)] {
        let before = source.get(..byte)?;
        let line = before.rsplit('\n').next().unwrap_or_default();
        span[name] = json!({
            "line": before.matches('\n').count() + 1,
            "column": line.chars().count() + 1,
            "byte": byte,
        });
    }
    Some(json!({ "sure": false, "edits": [{ "span": span, "replacement": replacement }] }))
}

/// What is to be replaced so that `wanted` stands there, and by what.
fn replaced(source: &str, start: usize, end: usize, wanted: &str) -> Option<(std::ops::Range<usize>, String)> {
    let found = source.get(start..end)?;
    if is_name(found) && is_name(wanted) {
        return Some((start..end, wanted.to_owned()));
    }
    // An operand for an operand of the same name: `&b` for `b.t()`, and the other way round.
    if let Some(operand) = found.strip_prefix('&')
        && first_name(operand) == first_name(wanted)
    {
        let reference = if is_name(wanted) { "&" } else { "" };
        return Some((start..end, format!("{reference}{wanted}")));
    }
    // A call for a call of which the place names arguments.
    let (function, _) = wanted.split_once('(')?;
    let open = source.get(..start)?.strip_suffix('(')?;
    let before = open.strip_suffix(function)?;
    if before.ends_with(|c: char| c.is_alphanumeric() || c == '_') {
        return None;
    }
    let mut depth = 0_usize;
    for (at, c) in source.get(open.len()..)?.char_indices() {
        match c {
            '(' => depth += 1,
            ')' if depth == 1 => return Some((before.len()..open.len() + at + 1, wanted.to_owned())),
            ')' => depth -= 1,
            _ => {}
        }
    }
    None
}

fn is_name(text: &str) -> bool {
    !text.is_empty() && first_name(text) == text
}

/// The name that a text begins with.
fn first_name(text: &str) -> &str {
    let end = text.find(|c: char| !(c.is_alphanumeric() || c == '_')).unwrap_or(text.len());
    &text[..end]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The source after an edit.
    fn edited(source: &str, found: &str, wanted: &str) -> Option<String> {
        let start = source.find(found).expect("a part of the source");
        let (range, replacement) = replaced(source, start, start + found.len(), wanted)?;
        let mut text = source.to_owned();
        text.replace_range(range, &replacement);
        Some(text)
    }

    #[test]
    fn suggestions_replace_what_they_stand_for() {
        let of = |source, found, wanted| edited(source, found, wanted);
        assert_eq!(of("gemm(&a, &b, &mut c);", "&b", "b.t()").as_deref(), Some("gemm(&a, b.t(), &mut c);"));
        assert_eq!(of("gemm(&a, &b.t(), &mut c);", "&b.t()", "b").as_deref(), Some("gemm(&a, &b, &mut c);"));
        assert_eq!(
            of("{ gemm(&b, &a.t(), &mut c); }", "&b, &a.t()", "gemm(&a, b.t(), &mut c)").as_deref(),
            Some("{ gemm(&a, b.t(), &mut c); }")
        );
        assert_eq!(of("let x = som + 1;", "som", "sum").as_deref(), Some("let x = sum + 1;"));
        assert_eq!(of("gather(&few, &at, &mut many);", "&at", "scatter"), None);
        assert_eq!(of("y.cumsm(x)", "cumsm(x)", ".cumsum(…)"), None);
        assert_eq!(of("my_gemm(&b, &a)", "&b, &a", "gemm(&a, &b)"), None);
    }

    #[test]
    fn a_message_of_the_macros_is_taken_apart() {
        let (said, help) = parts("copy: extents differ [T0503]\nhelp: did you mean `a.t()`?");
        assert_eq!((code(said), help), (Some("T0503"), Some("did you mean `a.t()`?")));
        assert_eq!(code("unused variable: `x`"), None);
        assert_eq!(code("index of a[T0503]"), None);
    }

    #[test]
    fn a_row_has_what_rustc_suggests() {
        let span = json!({
            "file_name": "src/none.rs", "is_primary": true, "byte_start": 4, "byte_end": 9,
            "line_start": 1, "line_end": 1, "column_start": 5, "column_end": 10,
            "suggested_replacement": "x", "suggestion_applicability": "MachineApplicable",
        });
        let message = json!({
            "message": "variable does not need to be mutable", "level": "warning",
            "code": { "code": "unused_mut" }, "spans": [span],
            "children": [{ "level": "help", "message": "remove this `mut`", "spans": [span] }],
        });
        let row = row(&message, Path::new("."));
        assert_eq!((row["code"].as_str(), row["help"][0].as_str()), (Some("unused_mut"), Some("remove this `mut`")));
        assert_eq!(row["fix"][0]["edits"][0]["replacement"], "x");
        assert_eq!((&row["fix"][0]["sure"], &row["span"]["end"]["column"]), (&json!(true), &json!(10)));
    }
}
