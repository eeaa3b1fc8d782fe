//! What is slow in the kernels of a device, for whoever asks.

use crate::compile::Compiled;
use tile_core::launch::{KernelDef, Remarks};

/// Keeps what there is to say of a kernel.
pub(super) fn note(remarks: &Remarks, kernel: &KernelDef, compiled: &Compiled) {
    compiled.kernel.remarks.iter().for_each(|found| remarks.note(kernel, found.clone()));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::compile::{LaunchFacts, compile};
    use crate::wgsl::Class;
    use tile_core::ir::text::parse;
    use tile_core::launch::{Remark, Span};
    use tile_core::passes::run_passes;

    /// A product under a condition that naga cannot see to be uniform.
    const TEXT: &str = "kernel conditional(
          %a a: global<f16, [32, 32]>, %b b: global<f16, [32, 32]>,
          %n n: index, %c c: mut global<f32, [32, 32]>,
        )
        host { %one = const 1 : index }
        grid %one
        body (%block block: index) {
          %a_s a_s = alloc : shared<f16, [32, 32]>
          %b_s b_s = alloc : shared<f16, [32, 32]>
          %acc acc = alloc : fragment<f32, [32, 32]>
          %z = const 0 : f32
          fill %acc, %z
          copy %a, %a_s
          copy %b, %b_s
          %zero = const 0 : index
          %step = const 1 : index
          for %zero, %n, %step, kind = serial (%i i: index) {
            %later = cmp.gt %i, %zero : bool
            if %later { gemm %a_s, %b_s, %acc, accumulate @9:13 }
          }
          copy %acc, %c
        }";

    static CONDITIONAL: KernelDef = KernelDef {
        name: "conditional",
        file: "src/lib.rs",
        span: Span { line: 3, column: 4 },
        doc: "",
        ir: TEXT,
        params: &[],
        callees: &[],
        admits: None,
    };

    #[test]
    fn products_without_matrices_are_told_once() {
        let mut func = parse(TEXT).expect("it is well-formed");
        run_passes(&mut func, None).expect("it is verified");
        let compiled = |class: &Class| compile(&func, &LaunchFacts::strongest(&func), class).expect("it is compiled");
        let remarks = Remarks::default();
        note(&remarks, &CONDITIONAL, &compiled(&Class::DESKTOP));
        assert_eq!(remarks.all(), [], "there are no matrices");
        for _ in 0..2 {
            note(&remarks, &CONDITIONAL, &compiled(&Class::cooperative()));
        }
        let told: Vec<String> = remarks.all().iter().map(Remark::to_string).collect();
        let text = "kernel `conditional` at src/lib.rs:9:13: it is multiplied without cooperative matrices: it needs \
                    cooperative matrices under a condition: nothing shows that it is the same for all invocations";
        assert_eq!(told, [text]);
    }
}
