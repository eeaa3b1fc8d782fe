//! Instructions in a target's own text, an arm for each target that has them: `target_asm!`.
//!
//! Which device runs which arm is the backend's business: targets are names here.

use crate::elem::DType;
use std::fmt::{self, Write};

/// The targets that arms may name.
///
/// One that ends in `a` has instructions of its architecture alone; text of any other runs on
/// later architectures, too.
pub const ASM_TARGETS: &[&str] = &["sm_80", "sm_86", "sm_89", "sm_90", "sm_90a", "sm_100", "sm_120"];

/// Whether a register of a target holds a type: numbers of 16, 32 and 64 bits.
pub fn is_register(dtype: DType) -> bool {
    dtype.bits() >= 16 && !matches!(dtype, DType::Index | DType::Bool)
}

/// What one target runs.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct AsmArm {
    /// One of [`ASM_TARGETS`].
    pub target: String,
    /// Instructions. `{0}` stands for the register of the result, `{1}` and so on for those of
    /// the inputs; braces of the text itself are doubled.
    pub text: String,
}

/// A piece of a text with places for registers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AsmPart {
    /// Text.
    Text(String),
    /// What stands between braces.
    Place(String),
}

/// The pieces of a text; `None` where a brace has no partner.
pub fn asm_parts(text: &str) -> Option<Vec<AsmPart>> {
    let (mut parts, mut plain) = (Vec::new(), String::new());
    let mut rest = text.chars().peekable();
    while let Some(c) = rest.next() {
        match c {
            '{' | '}' if rest.peek() == Some(&c) => {
                rest.next();
                plain.push(c);
            }
            '}' => return None,
            '{' => {
                parts.push(AsmPart::Text(std::mem::take(&mut plain)));
                let mut place = String::new();
                loop {
                    match rest.next()? {
                        '}' => break,
                        '{' => return None,
                        c => place.push(c),
                    }
                }
                parts.push(AsmPart::Place(place.trim().to_owned()));
            }
            c => plain.push(c),
        }
    }
    parts.push(AsmPart::Text(plain));
    Some(parts)
}

/// The text of pieces.
pub fn asm_text(parts: &[AsmPart]) -> String {
    let mut text = String::new();
    for part in parts {
        match part {
            AsmPart::Text(plain) => text.push_str(&plain.replace('{', "{{").replace('}', "}}")),
            AsmPart::Place(place) => {
                let _ = write!(text, "{{{place}}}");
            }
        }
    }
    text
}

/// As in texts of IR: `sm_80 "neg.s32 {0}, {1};"`.
impl fmt::Display for AsmArm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} \"{}\"", self.target, self.text.escape_debug())
    }
}

impl AsmArm {
    /// The text with registers in its places, the result's first; `None` where it names others.
    pub fn with(&self, registers: &[String]) -> Option<String> {
        asm_parts(&self.text)?
            .into_iter()
            .map(|part| match part {
                AsmPart::Text(text) => Some(text),
                AsmPart::Place(place) => registers.get(place.parse::<usize>().ok()?).cloned(),
            })
            .collect()
    }
}

/// What is wrong with the arms of an instruction with so many inputs.
pub fn asm_fault(arms: &[AsmArm], inputs: usize) -> Option<String> {
    if arms.is_empty() {
        return Some("there is no arm".to_owned());
    }
    arms.iter().enumerate().find_map(|(i, arm)| {
        let name = &arm.target;
        if !ASM_TARGETS.contains(&name.as_str()) {
            return Some(format!("there is no target `{name}`"));
        }
        if arms[..i].iter().any(|other| other.target == *name) {
            return Some(format!("`{name}` has two arms"));
        }
        let places: Vec<String> = (0..=inputs).map(|place| format!("%{place}")).collect();
        let Some(parts) = asm_parts(&arm.text).filter(|_| arm.with(&places).is_some()) else {
            return Some(format!("the text of `{name}` has places that stand for nothing"));
        };
        let sets = parts.contains(&AsmPart::Place("0".to_owned()));
        (!sets).then(|| format!("the text of `{name}` does not name the result"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn registers_stand_in_their_places() {
        let arm = |text: &str| AsmArm { target: "sm_80".to_owned(), text: text.to_owned() };
        let registers = ["%r1".to_owned(), "%r2".to_owned()];
        let text = "{{ .reg .b32 t; mov.b32 t, {1}; neg.s32 {0}, t; }}";
        assert_eq!(arm(text).with(&registers).as_deref(), Some("{ .reg .b32 t; mov.b32 t, %r2; neg.s32 %r1, t; }"));
        assert_eq!(asm_text(&asm_parts(text).expect("braces are in pairs")), text);
        for wrong in ["{2}", "{x}", "{0", "0}", "{{0}"] {
            assert_eq!(arm(wrong).with(&registers), None, "{wrong}");
        }
    }

    #[test]
    fn faults_name_the_arm() {
        let fault = |arms: &[[&str; 2]]| {
            let arm = |[target, text]: &[&str; 2]| AsmArm { target: (*target).to_owned(), text: (*text).to_owned() };
            asm_fault(&arms.iter().map(arm).collect::<Vec<_>>(), 1)
        };
        assert_eq!(fault(&[["sm_80", "neg.s32 {0}, {1};"], ["sm_90a", "neg.s32 {0}, {1};"]]), None);
        assert_eq!(fault(&[]).as_deref(), Some("there is no arm"));
        assert_eq!(fault(&[["sm_70", "{0}"]]).as_deref(), Some("there is no target `sm_70`"));
        assert_eq!(fault(&[["sm_80", "{0}"], ["sm_80", "{0}"]]).as_deref(), Some("`sm_80` has two arms"));
        let nothing = "the text of `sm_80` has places that stand for nothing";
        assert_eq!(fault(&[["sm_80", "{0} {2}"]]).as_deref(), Some(nothing));
        assert_eq!(fault(&[["sm_80", "{1}"]]).as_deref(), Some("the text of `sm_80` does not name the result"));
    }
}
