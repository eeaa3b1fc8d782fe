//! Code for damaged filetests: every well-formed function, sensible or not, has
//! text, which is Rust as far as tokens go, and always the same.

#[path = "../../../../tile-core/tests/mutations/damage.rs"]
mod damage;

use damage::{Random, corpus, count, damaged};
use proc_macro2::TokenStream;
use tile_core::ir::text::{parse, print};
use tile_core::ir::verify::verify;
use tile_core::passes::run_passes;
use tile_cpu_codegen::emit;

#[test]
fn every_well_formed_function_has_text() {
    let texts = corpus(&[""]);
    let mut random = Random(3);
    let mut emitted = 0;
    for _ in 0..count() {
        let text = damaged(&mut random, &texts);
        let Ok(mut func) = parse(&text) else { continue };
        if verify(&func).is_err() {
            continue;
        }
        // As the macro does, and without.
        for tidy in [false, true] {
            if tidy {
                run_passes(&mut func, None).unwrap();
            }
            let result = std::panic::catch_unwind(|| {
                let (once, again) = (emit(&func), emit(&func));
                assert_eq!((&once.items, &once.host_code), (&again.items, &again.host_code));
                for text in [once.items, once.host_code] {
                    text.parse::<TokenStream>().unwrap_or_else(|error| panic!("{error}\n{text}"));
                }
            });
            result.unwrap_or_else(|_| panic!("the function was\n{}", print(&func)));
        }
        emitted += 1;
    }
    assert!(emitted * 50 > count(), "{emitted} of {}", count());
}
