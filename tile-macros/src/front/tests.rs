//! Tests of the front end: valid kernels give IR that the verifier accepts, invalid
//! ones give the expected errors, nothing panics.

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
    let mut variants = if device { function(attr, tokens) } else { kernel(attr, tokens) };
    let result = variants.remove(0);
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
/// The functions of the examples.
fn examples() -> Vec<syn::ItemFn> {
    let mut folders = vec![std::path::PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../examples/kernels/src"))];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        let mut paths: Vec<_> =
            std::fs::read_dir(folder).expect("the examples exist").map(|e| e.expect("readable").path()).collect();
        paths.sort();
        for path in paths {
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = std::fs::read_to_string(&path).expect("a text");
            found.extend(syn::parse_file(&text).expect("Rust").items.into_iter().filter_map(|item| match item {
                syn::Item::Fn(item) if item.attrs.iter().any(is_ours) => Some(item),
                _ => None,
            }));
        }
    }
    found
}

fn is_ours(attr: &syn::Attribute) -> bool {
    attr.path().is_ident("tile_kernel") || attr.path().is_ident("tile_fn")
}

#[test]
fn the_examples_become_ir() {
    let examples = examples();
    assert!(examples.len() > 40, "{} kernels found", examples.len());
    for item in examples {
        checked(item);
    }
}

/// Deletes, repeats, replaces or swaps tokens, at any depth.
fn damage(tokens: TokenStream, rate: u64, chance: &mut impl FnMut(u64) -> u64) -> TokenStream {
    use proc_macro2::{Delimiter, Group, TokenTree};
    let mut trees: Vec<TokenTree> = tokens
        .into_iter()
        .map(|tree| match tree {
            TokenTree::Group(group) => {
                let delimiter = match chance(4 * rate) {
                    0 => Delimiter::Bracket,
                    1 => Delimiter::None,
                    _ => group.delimiter(),
                };
                TokenTree::Group(Group::new(delimiter, damage(group.stream(), rate, chance)))
            }
            other => other,
        })
        .collect();
    let words =
        ["0", "1.5", "-", "x", "usize", "T", "let", "mut", "&", "..", "copy", "parallel", "!", ",", "[", "N", "u8"];
    let mut i = 0;
    while i < trees.len() {
        match chance(rate) {
            0 => {
                trees.remove(i);
            }
            1 => trees.insert(i, trees[i].clone()),
            2 => {
                let word = words[chance(words.len() as u64) as usize];
                if let Ok(tokens) = word.parse::<TokenStream>() {
                    trees.splice(i..=i, tokens);
                }
            }
            3 => {
                let j = chance(trees.len() as u64) as usize;
                trees.swap(i, j);
            }
            _ => {}
        }
        i += 1;
    }
    trees.into_iter().collect()
}

/// Whatever the tokens are, the result is IR that verifies, or errors.
#[test]
fn damaged_kernels_never_panic() {
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut chance = |n: u64| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state % n
    };
    let (mut accepted, mut rejected) = (0, 0);
    for item in examples() {
        let device = item.attrs.iter().any(|attr| attr.path().is_ident("tile_fn"));
        let item = syn::ItemFn { attrs: Vec::new(), ..item };
        let tokens = quote::quote!(#item);
        for round in 0..60 {
            let damaged = damage(tokens.clone(), [60, 400, 1500][round % 3], &mut chance);
            let text = damaged.to_string();
            let mut variants =
                if device { function(TokenStream::new(), damaged) } else { kernel(TokenStream::new(), damaged) };
            match variants.remove(0) {
                Ok(lowered) => {
                    accepted += 1;
                    if let Err(errors) = verify::verify(&lowered.func) {
                        panic!("{text}\n{}", verify::print_errors(&lowered.func, &errors));
                    }
                }
                Err(Rejected { errors, .. }) => {
                    rejected += 1;
                    assert!(!errors.is_empty(), "{text}");
                }
            }
        }
    }
    assert!(accepted > 100 && rejected > 500, "{accepted} accepted, {rejected} rejected");
}

/// Bodies over `x: &Tensor<f32, 2>` and `y: &mut Tensor<f32, 2>` that must be
/// accepted.
#[test]
fn nothing_is_reported_that_is_fine() {
    for body in [
        // An index fixed by a condition.
        "parallel!((8, 4), |i, j| { if j == 0 { s[i] = 1.0; } t[[i, j]] = 2.0; });",
        "parallel!((8, 4), |i, j| { if j == 0 && i > 1 { s[i] = x[[i, j]]; } });",
        // Triangular indices.
        "parallel!((8, 4), |i, j| { t[[i, i + j]] = 2.0; });",
        // A serial loop inside.
        "parallel!(8, |i| { let mut sum = 0.0; for j in 0..4 { sum += x[[i, j]]; t[[i, j]] = sum; } s[i] = sum; });",
        "fill(&mut t, 0.0); parallel!(8, |i| { for j in 0..4 { t[[i, j]] = t[[i, 3 - j]] + 1.0; } });",
        // Offsets that all iterations share, however they are written.
        "let at = x.dim(0) * 2; parallel!(8, |i| { y[[at + i, 0]] = y[[i + at, 0]] * 2.0; });",
        "let table = x[[0, 0]] as usize; parallel!(8, |i| { y[[table + i, 0]] = 1.0; });",
        "parallel!(8, |i| { y[[i + x[[0, 0]] as usize, 0]] = 1.0; });",
        // Pairs, halves, rows and columns of one index.
        "parallel!(4, |i| { s[2 * i] = 1.0; s[2 * i + 1] = 2.0; });",
        "parallel!(4, |i| { let a = x[[0, i]]; y[[0, i]] = a; y[[0, i + 4]] = y[[0, i]] - a; });",
        "let half = x.dim(1) / 2; parallel!(half, |i| { let a = y[[0, i + half]]; y[[0, i]] = a; y[[0, i + half]] = 1.0; });",
        "parallel!(32, |i| { t[[i / 4, i % 4]] = 1.0; });",
        "parallel!(4, |i| { t[[0, i]] = 1.0; t[[1, 3 - i]] = 2.0; });",
        // A permuted view.
        "fill(&mut t, 0.0); parallel!((4, 8), |i, j| { t[[j, i]] = t.t()[[i, j]] + 1.0; });",
        // One iteration.
        "parallel!((1, 4), |i, j| { y[[0, j]] = i as f32; });",
        // Read under a condition that an earlier iteration makes true.
        "for k in 0..4 { if k > 0 { copy(&t, y.at_mut([k * 8, 0])); } copy(x.at([k * 8, 0]), &mut t); }",
        // Written on each path, or read on the one where it is.
        "if x.dim(0) > 4 { fill(&mut t, 1.0); } else { copy(x.at([0, 0]), &mut t); } copy(&t, y.at_mut([0, 0]));",
        "if x.dim(0) > 4 { fill(&mut t, 1.0); } if 4 < x.dim(0) { copy(&t, y.at_mut([0, 0])); }",
        // Lazy evaluation, shadowing, blocks as values.
        "let a = if x[[0, 0]] > 0.0 { let b = x[[0, 1]]; b * 2.0 } else { 0.0 }; parallel!((8, 4), |i, j| { y[[i, j]] = a; });",
        "let i = 3_usize; let i = i + 1; parallel!(4, |j| { y[[i, j]] = 0.5; });",
        // Literals take the type of what they meet, through variables too.
        "let mut n = 0; n += 1; let m = n * 2; parallel!(4, |j| { y[[j, 0]] = (m + j) as f32; });",
        // Views bound to names, ranks squeezed.
        "let row = x.at((3, span(0, 8))); copy(row, &mut s);",
        "fill(&mut t, 1.0); reduce_sum(&t, &mut s, 1); cumsum(&s, &mut s, 0);",
        "copy(x.at([0, 0]).t(), &mut t); copy(t.reshape([4, 8]), y.at_mut([0, 0]));",
    ] {
        let item = format!(
            "fn k(x: &Tensor<f32, 2>, y: &mut Tensor<f32, 2>) {{
                dims!(x = [_, _], y = [_, _]); let mut t = shared::<f32>([8, 4]); let mut s = shared::<f32>([8]);
                {body} fill(y, 0.0); }}"
        );
        println!("{body}");
        checked(syn::parse_str(&item).expect("tests are Rust"));
    }
}

/// Editors complete in it, and rustc checks what has no mistake.
#[test]
fn functions_with_mistakes_have_bodies() {
    let both = |item: &str| {
        let tokens = item.parse().expect("tokens");
        match kernel(TokenStream::new(), tokens).remove(0) {
            Ok(_) => panic!("no mistake: {item}"),
            Err(rejected) => (rejected.shadow.to_string(), rejected.fallback.to_string()),
        }
    };
    // A statement that is not understood is there as it is written, for editors.
    let (editors, rustc) =
        both("fn k(n: usize, y: &mut Tensor<f32, 1>) { let v = y.begun; let w = n * 2; fill(y, v); }");
    assert!(editors.contains("let v = y . begun") && editors.contains("lang :: fill (y , v)"), "{editors}");
    assert!(rustc.contains("let w = n * 2") && !rustc.contains("begun") && !rustc.contains("lang :: fill"), "{rustc}");
    // One unknown name takes what depends on it away, and nothing else.
    let (_, rustc) = both(
        "fn k(y: &mut Tensor<f32, 1>) { let a = nowhere; let b = a + 1.0; \
         for i in 0..4 { let c = nowhere; let d = i; } let a = 2.0; let e = a; fill(y, 1.0) }",
    );
    for kept in ["let d = i", "let a = 2.0", "let e = a", "lang :: fill"] {
        assert!(rustc.contains(kept), "{kept}: {rustc}");
    }
    assert!(!rustc.contains("nowhere") && !rustc.contains("let b"), "{rustc}");
    // Where the signature is wrong, the body is for editors alone.
    let (editors, rustc) = both("fn k(x: Vec<f32>, y: &mut Tensor<f32, 1>) { fill(y, 1.0); }");
    assert!(editors.contains("fill (y , 1.0)") && !rustc.contains("fill"), "{editors}");
}

/// What the host checks of a value is looked for in each value once, however often
/// the ones after it have it: paths through 60 doublings are 2⁶⁰.
#[test]
fn chains_of_values_take_no_longer_than_they_are() {
    let chain = |start: &str, op: &str| {
        let link = |i: usize| format!("let n{} = n{i} {op} n{i};", i + 1);
        format!("let n0 = {start}; {}", (0..60).map(link).collect::<Vec<String>>().join(" "))
    };
    for (start, op, extent, requirements) in [
        ("a", "+", "n60", [].as_slice()),
        ("y.dim(0)", "*", "n60", &[]),
        ("a", "+", "a / n60", &["the divisor `n60` is not 0"]),
        ("y.dim(0)", "+", "a / n60", &[]),
        ("a", "/", "n60", &["the divisor `n0` is not 0", "the divisor `n59` is not 0"]),
        ("a - 1", "+", "n60", &["the extent `n60` of `blocks` is not negative"]),
        ("a - 1", "+", "n60.max(0)", &[]),
    ] {
        let lets = chain(start, op);
        let text = checked(
            syn::parse_str(&format!(
                r#"fn k(y: &mut Tensor<f32, 1>, a: usize) {{
                    require!(a > 1, "two");
                    {lets}
                    let [b] = blocks([{extent}], disjoint = "a test");
                    parallel!(8, |i| y[b + i] = 1.0);
                }}"#
            ))
            .expect("Rust"),
        );
        for requirement in requirements {
            assert!(text.contains(requirement), "{start}, {op}: {text}");
        }
        let found = text.matches("require ").count() - 1;
        assert_eq!(found, if op == "/" { 60 } else { requirements.len() }, "{start}, {op}: {text}");
    }
}

/// The text of a kernel of which `written` is a statement.
fn with_statement(written: &str) -> String {
    let source = format!(
        "fn both<const M: usize, const N: usize>(x: &Tensor<f32, 2>, n: usize, y: &mut Tensor<f32, 2>) {{
            let [i] = blocks([n]);
            let mut s = fragment::<f32>([M, N]);
            let mut top = fragment::<f32>([M]);
            let mut bias = shared::<f32>([N]);
            copy(x.at([i, 0]), &mut s);
            copy(x.at((0, span(i, N))), &mut bias);
            reduce_max(&s, &mut top, 1);
            {written}
            copy(&s, y.at_mut([i * M, 0]));
        }}"
    );
    let text = checked(syn::parse_str(&source).expect("tests are Rust"));
    // Places in the source differ; what is done there must not.
    text.lines().map(|line| line.rsplit_once(" @").map_or(line, |(what, _)| what).to_owned() + "\n").collect()
}

#[test]
fn whole_tile_expressions_are_the_nests_they_stand_for() {
    let pairs = [
        (
            "tile!(s = exp2(s * 0.5 - top[.., None]) + bias[None, ..]);",
            "parallel!((s.dim(0), s.dim(1)), |i, j| { s[[i, j]] = (s[[i, j]] * 0.5 - top[i]).exp2() + bias[j]; });",
        ),
        ("tile!(s -= top[.., None]);", "parallel!((M, N), |i, j| { s[[i, j]] -= top[i]; });"),
        (
            "tile!(s = |r, c| select(c + i <= n, s, f32::NEG_INFINITY));",
            "parallel!((M, N), |r, c| s[[r, c]] = select(c + i <= n, s[[r, c]], f32::NEG_INFINITY));",
        ),
        (
            "let t = tile!(max(s, 0.0)); tile!(s *= t);",
            "let mut t = fragment::<f32>([M, N]);
             parallel!((M, N), |i, j| t[[i, j]] = s[[i, j]].max(0.0));
             parallel!((M, N), |i, j| s[[i, j]] *= t[[i, j]]);",
        ),
    ];
    for (whole, nest) in pairs {
        assert_eq!(with_statement(whole), with_statement(nest), "{whole}");
    }
}
