//! Instructions that kernels give in PTX.

use super::arch::Arch;
use super::asm::{Class, Operand};
use super::emitted::EmitError;
use super::emitter::Emitter;
use super::repr::class;
use tile_core::elem::DType;
use tile_core::ir::AsmArm;
use tile_simt::ir::{Inst, Val};

impl Emitter<'_> {
    /// The best arm that the architecture runs, in a scope of its own; the fallback where there is
    /// none.
    pub(super) fn target_asm(&mut self, inst: &Inst, arms: &[AsmArm]) -> Result<(), EmitError> {
        let Some(arm) = best(self.asm.arch, arms) else {
            let fallback = self.register(inst.args[0]);
            self.define(inst.results[0], fallback);
            return Ok(());
        };
        let result = inst.results[0];
        let inputs: Vec<Operand> = inst.args[1..].iter().map(|&input| self.stated(input)).collect();
        let ty = self.ty(result);
        let output = self.asm.register(stated_class(ty));
        let registers: Vec<String> = [output].iter().chain(&inputs).map(ToString::to_string).collect();
        let Some(text) = arm.with(&registers) else {
            return Err(EmitError::Malformed(format!("places of `{}` that stand for nothing", arm.text)));
        };
        self.asm.scope(text.trim());
        let output = match ty {
            DType::I16 => self.asm.b32("cvt.s32.s16", &[output]),
            DType::U16 => self.asm.b32("cvt.u32.u16", &[output]),
            _ => output,
        };
        self.define(result, output);
        Ok(())
    }

    /// A value in a register of its own width, which instructions of that width want.
    fn stated(&mut self, value: Val) -> Operand {
        let register = self.register(value);
        match self.ty(value) {
            DType::I16 | DType::U16 => self.asm.b16("cvt.u16.u32", &[register]),
            _ => register,
        }
    }
}

/// The register of a type that a text's author expects: of as many bits as the type has.
fn stated_class(ty: DType) -> Class {
    match ty {
        DType::I16 | DType::U16 => Class::B16,
        _ => class(ty),
    }
}

/// The number of a target, and whether its instructions are of its architecture alone.
fn number(target: &str) -> Option<(u32, bool)> {
    let number = target.strip_prefix("sm_")?;
    let alone = number.strip_suffix('a');
    Some((alone.unwrap_or(number).parse().ok()?, alone.is_some()))
}

/// The arm of the latest target that an architecture runs.
fn best(arch: Arch, arms: &[AsmArm]) -> Option<&AsmArm> {
    let (own, _) = number(arch.name())?;
    let runs =
        |arm: &&AsmArm| arm.target == arch.name() || number(&arm.target).is_some_and(|(of, alone)| !alone && of <= own);
    arms.iter().filter(runs).max_by_key(|arm| number(&arm.target))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tile_core::ir::target_asm::ASM_TARGETS;

    #[test]
    fn targets_have_numbers() {
        assert!(ASM_TARGETS.iter().all(|target| number(target).is_some()));
        assert!(Arch::ALL.iter().all(|arch| ASM_TARGETS.contains(&arch.name())));
    }

    #[test]
    fn the_latest_arm_is_taken() {
        let arm = |target: &&str| AsmArm { target: (*target).to_owned(), text: "{0}".to_owned() };
        let taken = |arch, targets: &[&str]| {
            let arms: Vec<AsmArm> = targets.iter().map(arm).collect();
            best(arch, &arms).map(|arm| arm.target.clone())
        };
        assert_eq!(taken(Arch::Sm90a, &["sm_80", "sm_90a", "sm_90"]).as_deref(), Some("sm_90a"));
        assert_eq!(taken(Arch::Sm90a, &["sm_90", "sm_80"]).as_deref(), Some("sm_90"));
        assert_eq!(taken(Arch::Sm120, &["sm_80", "sm_90a", "sm_90"]).as_deref(), Some("sm_90"));
        assert_eq!(taken(Arch::Sm89, &["sm_90", "sm_90a", "sm_86"]).as_deref(), Some("sm_86"));
        assert_eq!(taken(Arch::Sm80, &["sm_90", "sm_86"]), None);
    }
}
