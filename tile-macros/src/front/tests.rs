//! Valid kernels give IR that the verifier accepts; invalid ones give the
//! right words; nothing panics.

use super::{Lowered, Rejected, function, kernel};
use proc_macro2::TokenStream;
use tile_core::ir::{text, verify};

/// The IR of a kernel or tile function, or its errors.
fn lower(item: &str) -> Result<Lowered, Vec<String>> {
    let item: syn::ItemFn = syn::parse_str(item).expect("tests are Rust");
    lower_item(item)
}

fn lower_item(mut item: syn::ItemFn) -> Result<Lowered, Vec<String>> {
    let mut device = false;
    let mut attr = TokenStream::new();
    item.attrs.retain(|a| {
        device |= a.path().is_ident("tile_fn");
        if let (true, syn::Meta::List(list)) = (a.path().is_ident("tile_kernel"), &a.meta) {
            attr = list.tokens.clone();
        }
        !(a.path().is_ident("tile_fn") || a.path().is_ident("tile_kernel"))
    });
    let tokens = quote::quote!(#item);
    let result = if device { function(attr, tokens) } else { kernel(attr, tokens) };
    result.map_err(|Rejected { errors, .. }| messages(errors))
}

/// The texts of the `compile_error!`s.
fn messages(errors: TokenStream) -> Vec<String> {
    let file: syn::File = syn::parse2(errors).expect("errors are items");
    file.items
        .into_iter()
        .filter_map(|item| match item {
            syn::Item::Macro(m) => syn::parse2::<syn::LitStr>(m.mac.tokens).ok().map(|text| text.value()),
            _ => None,
        })
        .collect()
}

fn checked(item: syn::ItemFn) -> String {
    let name = item.sig.ident.to_string();
    let lowered = lower_item(item).unwrap_or_else(|errors| panic!("{name}: {}", errors.join("\n")));
    if let Err(errors) = verify::verify(&lowered.func) {
        panic!("{name}: {}", verify::print_errors(&lowered.func, &errors));
    }
    let printed = text::print(&lowered.func);
    let parsed = text::parse(&printed).unwrap_or_else(|error| panic!("{name}: {error}\n{printed}"));
    assert!(text::equal(&lowered.func, &parsed), "{name}: {printed}");
    printed
}

const MATMUL: &str = r#"
fn matmul<T: Element, const BM: usize, const BN: usize, const BK: usize>(
    a: &Tensor<T, 2>,
    b: &Tensor<T, 2>,
    c: &mut Tensor<T, 2>,
) {
    dims!(a = [m, k], b = [k, n], c = [m, n]);
    let [by, bx] = blocks([m.div_ceil(BM), n.div_ceil(BN)]);
    let mut a_s = shared::<T>([BM, BK]);
    let mut b_s = shared::<T>([BK, BN]);
    let mut acc = fragment::<T::Acc>([BM, BN]);
    clear(&mut acc);
    pipelined!(0..k.div_ceil(BK), stages = 3, |ko| {
        copy(a.at([by * BM, ko * BK]), &mut a_s);
        copy(b.at([ko * BK, bx * BN]), &mut b_s);
        gemm(&a_s, &b_s, &mut acc);
    });
    copy(&acc, c.at_mut([by * BM, bx * BN]));
}
"#;

#[test]
fn matmul_becomes_ir() {
    let printed = checked(syn::parse_str(MATMUL).expect("tests are Rust"));
    assert!(printed.contains("gemm %18, %19, %20, accumulate"), "{printed}");
}

#[test]
fn inner_extents_are_compared() {
    let swapped = MATMUL.replace("shared::<T>([BK, BN])", "shared::<T>([BN, BK])");
    let Err(errors) = lower(&swapped) else { panic!("accepted") };
    assert_eq!(
        errors,
        ["gemm: inner extents differ: `a_s` is [BM, BK], `b_s` is [BN, BK] [T0503]\nhelp: did you mean `b_s.t()`?"]
    );
}
/// Every kernel of the examples.
#[test]
fn the_examples_become_ir() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../examples/kernels/src");
    let mut folders = vec![std::path::PathBuf::from(folder)];
    let mut errors = Vec::new();
    let mut count = 0;
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("the examples exist") {
            let path = entry.expect("a readable folder").path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let file = syn::parse_file(&std::fs::read_to_string(&path).expect("a text")).expect("Rust");
            for item in file.items {
                let syn::Item::Fn(item) = item else { continue };
                if !item.attrs.iter().any(|a| a.path().is_ident("tile_kernel") || a.path().is_ident("tile_fn")) {
                    continue;
                }
                count += 1;
                let name = item.sig.ident.to_string();
                match lower_item(item) {
                    Ok(lowered) => {
                        if let Err(list) = verify::verify(&lowered.func) {
                            errors.push(format!("{name}: {}", verify::print_errors(&lowered.func, &list)));
                        }
                    }
                    Err(list) => errors.push(format!("{}:{name}: {}", path.display(), list.join("\n    "))),
                }
            }
        }
    }
    assert!(errors.is_empty(), "{}", errors.join("\n\n"));
    assert!(count > 0, "no kernels found");
}
