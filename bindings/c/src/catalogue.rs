//! The list of a library's kernels, and JSON for programs that call them by name.

use std::ffi::CString;
use std::fmt::Write as _;
use tile_core::elem::{DType, Elem, Kind};
use tile_core::ir::Func;
use tile_core::launch::{KernelDef, NotedTile, Remark, Scalar, Span, Tunable};

/// A kernel with the parameters that callers may leave out.
#[derive(Debug)]
pub(crate) struct Listed {
    pub(crate) def: &'static KernelDef,
    /// The definition's IR; nothing where the text does not parse, a defect of the macro that
    /// preparing the kernel reports.
    pub(crate) func: Option<Func>,
    pub(crate) elems: Vec<DType>,
    pub(crate) consts: Vec<i64>,
    /// Values of the constants of Rust code that the kernel names.
    pub(crate) externs: Vec<Scalar>,
    /// Const parameters that a device may choose where a caller leaves them out.
    pub(crate) tuning: Vec<Tunable>,
}

/// A list with an object for each kernel; see the header for its fields.
pub(crate) fn json(listed: &[Listed]) -> CString {
    let kernels: Vec<String> = listed.iter().map(kernel).collect();
    let text = format!("[{}]", kernels.join(",\n"));
    CString::new(text).expect("control characters are escaped")
}

fn kernel(listed: &Listed) -> String {
    let (mut types, mut consts) = (Vec::new(), Vec::new());
    let func = listed.func.as_ref();
    if let Some(func) = func {
        for (param, value) in func.elems.iter().zip(&listed.elems) {
            let (name, bound, value) = (quoted(&param.name), quoted(param.bound.name()), quoted(value.name()));
            types.push(format!("{{\"name\": {name}, \"bound\": {bound}, \"default\": {value}}}"));
        }
        for (param, value) in func.consts.iter().zip(&listed.consts) {
            let flag = param.elem.dtype().is_some_and(|dtype| dtype.kind() == Kind::Bool);
            let (name, ty) = (quoted(&param.name), if flag { "bool" } else { "usize" });
            consts.push(format!("{{\"name\": {name}, \"type\": \"{ty}\", \"default\": {value}}}"));
        }
    }
    let params = listed.def.params.iter().map(|param| {
        let (name, output) = (quoted(param.name), param.mutable);
        let elem = match (param.elem, func) {
            (Elem::INDEX, _) => quoted("usize"),
            (elem, Some(func)) => quoted(&func.elem_text(elem)),
            (_, None) => quoted(""),
        };
        let rank = param.rank.map_or_else(|| "null".to_owned(), |rank| rank.to_string());
        let whole = param.writes_all.is_some();
        format!("{{\"name\": {name}, \"type\": {elem}, \"rank\": {rank}, \"output\": {output}, \"whole\": {whole}}}")
    });
    let params: Vec<String> = params.collect();
    format!(
        "{{\"name\": {}, \"file\": {}, \"doc\": {}, \"types\": [{}], \"consts\": [{}], \"params\": [{}]}}",
        quoted(listed.def.name),
        quoted(listed.def.file),
        quoted(listed.def.doc),
        types.join(", "),
        consts.join(", "),
        params.join(", "),
    )
}

/// A list with an object for each remark.
pub(crate) fn remarks(remarks: &[Remark]) -> String {
    let position = |Span { line, column }: Span| match line {
        0 => "\"line\": null, \"column\": null".to_owned(),
        _ => format!("\"line\": {line}, \"column\": {column}"),
    };
    let object = |remark: &Remark| {
        let tile = remark.tile.as_ref().map_or("null".to_owned(), |NotedTile { name, span }| {
            format!("{{\"name\": {}, {}}}", quoted(name), position(*span))
        });
        let [kernel, text, file] = [&remark.kernel, &remark.text, remark.file].map(quoted);
        let position = position(remark.span);
        format!("{{\"kernel\": {kernel}, \"text\": {text}, \"file\": {file}, {position}, \"tile\": {tile}}}")
    };
    format!("[{}]", remarks.iter().map(object).collect::<Vec<_>>().join(",\n"))
}

/// A JSON string.
fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            c if c.is_control() => {
                let _ = write!(out, "\\u{:04x}", u32::from(c));
            }
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strings_are_escaped() {
        let span = Span { line: 3, column: 9 };
        let text = "it is \"slow\"".to_owned();
        let remark = Remark { kernel: "k".to_owned(), text, file: "src/k.rs", span, tile: None };
        let of = |name: &str, span| Some(NotedTile { name: name.to_owned(), span });
        let tiles = [None, of("acc", Span { line: 2, column: 5 }), of("x", Span::UNKNOWN)];
        let told = tiles.map(|tile| remarks(&[Remark { tile, ..remark.clone() }]));
        let expected =
            ["null", r#"{"name": "acc", "line": 2, "column": 5}"#, r#"{"name": "x", "line": null, "column": null}"#];
        for (told, tile) in told.iter().zip(expected) {
            let place = r#""file": "src/k.rs", "line": 3, "column": 9"#;
            assert_eq!(told, &format!(r#"[{{"kernel": "k", "text": "it is \"slow\"", {place}, "tile": {tile}}}]"#));
        }
        assert_eq!(remarks(&[]), "[]");
        assert_eq!(quoted("a\"b\\c\n\u{0}é"), "\"a\\\"b\\\\c\\u000a\\u0000é\"");
    }
}
