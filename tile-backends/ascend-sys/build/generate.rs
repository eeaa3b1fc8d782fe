//! Generates declarations from a header with bindgen. The build script and the test of the committed
//! declarations share this.

use std::path::Path;

/// The name of the struct of functions.
const STRUCT: &str = "AscendCl";

/// The header that says which functions there are.
pub(crate) const MINIMAL: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/include/acl_minimal.h");

/// The functions that a header declares.
pub(crate) fn functions(header: &str) -> Vec<String> {
    let heads = header.split('(').filter_map(|head| head.rsplit(|c: char| !c.is_ascii_alphanumeric()).next());
    heads.filter(|name| name.starts_with("acl")).map(str::to_owned).collect()
}

/// Declarations of the minimal header's functions, from `header` and what it
/// includes from `include`.
pub(crate) fn generate(header: &Path, include: Option<&Path>) -> Result<String, String> {
    let minimal = std::fs::read_to_string(MINIMAL).map_err(|e| format!("{MINIMAL}: {e}"))?;
    let mut builder = bindgen::builder()
        .header(header.to_string_lossy())
        .clang_args(["-x", "c"])
        .clang_args(include.map(|include| format!("-I{}", include.display())))
        .allowlist_var("ACL_(SUCCESS|ERROR_REPEAT_INITIALIZE|EVENT_TIME_LINE|RT_BINARY_MAGIC_ELF_.*)")
        .default_enum_style(bindgen::EnumVariation::Consts)
        .prepend_enum_name(false)
        .layout_tests(false)
        .generate_comments(false)
        .disable_header_comment()
        .dynamic_library_name(STRUCT)
        .formatter(bindgen::Formatter::None);
    for name in functions(&minimal) {
        builder = builder.allowlist_function(name);
    }
    let text = builder.generate().map_err(|e| e.to_string())?.to_string();
    let mut file = syn::parse_file(&text).map_err(|e| format!("bindgen's output: {e}"))?;
    file.items.iter_mut().for_each(only_fields);
    Ok(prettyplease::unparse(&file))
}

/// Drops the methods that panic where the library lacks a function: callers go
/// by the fields, which say so.
fn only_fields(item: &mut syn::Item) {
    let syn::Item::Impl(methods) = item else { return };
    if matches!(&*methods.self_ty, syn::Type::Path(path) if path.path.is_ident(STRUCT)) {
        methods.items.retain(|item| matches!(item, syn::ImplItem::Fn(method) if method.sig.receiver().is_none()));
    }
}
