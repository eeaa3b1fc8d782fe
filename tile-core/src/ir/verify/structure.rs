//! Verifier of structure: ids, ownership of regions, nesting and visibility.

use super::{Place, VerifyError};
use crate::ir::{Func, InstId, RegionId, Type, Value, ValueDef};

/// How deep regions may nest; as deep as the parser reads.
const MAX_DEPTH: usize = 64;

struct Structure<'f> {
    func: &'f Func,
    errors: Vec<VerifyError>,
    place: Place,
    visible: Vec<bool>,
    entered: Vec<bool>,
    placed: Vec<bool>,
    depth: usize,
}

/// Everything wrong with the function's tables.
pub(super) fn check(func: &Func) -> Vec<VerifyError> {
    let mut s = Structure {
        func,
        errors: Vec::new(),
        place: Place::Func,
        visible: vec![false; func.values.len()],
        entered: vec![false; func.regions.len()],
        placed: vec![false; func.insts.len()],
        depth: 0,
    };
    for (i, param) in func.params.iter().enumerate() {
        s.define(param.value, ValueDef::Param(i as u32));
    }
    // Host values stay visible in the body.
    s.region(func.host, None);
    s.place = Place::Func;
    for &value in &func.grid {
        s.operand(value);
    }
    s.region(func.body, None);
    s.errors
}

impl Structure<'_> {
    fn error(&mut self, message: String) {
        self.errors.push(VerifyError { place: self.place, message });
    }

    fn define(&mut self, value: Value, def: ValueDef) -> bool {
        match (self.func.values.get(value), self.visible.get_mut(value.index())) {
            (Some(data), Some(visible)) if data.def == def => {
                *visible = true;
                true
            }
            (Some(_), _) => {
                self.error("a value is defined elsewhere than its table entry says".to_owned());
                false
            }
            (None, _) => {
                self.error(format!("defined value {} is not in the table", value.index()));
                false
            }
        }
    }

    fn operand(&mut self, value: Value) {
        match self.visible.get(value.index()) {
            Some(true) => {}
            Some(false) => self.error(format!("uses {} where its definition is not visible", self.name(value))),
            None => self.error(format!("value {} is not in the table", value.index())),
        }
    }

    fn name(&self, value: Value) -> String {
        match self.func.values.get(value).and_then(|data| data.name.as_deref()) {
            Some(name) => format!("`{name}`"),
            None => "a value".to_owned(),
        }
    }

    fn region(&mut self, id: RegionId, owner: Option<InstId>) {
        let func = self.func;
        let Some(entered) = self.entered.get_mut(id.index()) else {
            return self.error(format!("{id} is not in the table"));
        };
        if std::mem::replace(entered, true) {
            return self.error(format!("{id} has two owners"));
        }
        if self.depth == MAX_DEPTH {
            return self.error(format!("regions nest deeper than {MAX_DEPTH}"));
        }
        self.depth += 1;
        let region = &func.regions[id];
        let mut introduced = Vec::new();
        for (i, &arg) in region.args.iter().enumerate() {
            if self.define(arg, ValueDef::Arg(id, i as u32)) {
                introduced.push(arg);
            }
        }
        for &inst in &region.insts {
            introduced.extend(self.inst(inst));
        }
        self.place = owner.map_or(Place::Func, Place::Inst);
        if let Some(result) = region.result {
            self.operand(result);
            if matches!(func.values.get(result).map(|data| &data.ty), Some(Type::Mem(_))) {
                self.error("a region yields memory".to_owned());
            }
        }
        if id != func.host {
            for value in introduced {
                self.visible[value.index()] = false;
            }
        }
        self.depth -= 1;
    }

    /// Returns the value that the instruction defines.
    fn inst(&mut self, id: InstId) -> Option<Value> {
        self.place = Place::Inst(id);
        let Some(inst) = self.func.insts.get(id) else {
            self.place = Place::Func;
            self.error(format!("{id} is not in the table"));
            return None;
        };
        if std::mem::replace(&mut self.placed[id.index()], true) {
            self.error("the instruction stands in two places".to_owned());
            return None;
        }
        for &arg in &inst.args {
            self.operand(arg);
        }
        for &region in &inst.regions {
            self.region(region, Some(id));
        }
        self.place = Place::Inst(id);
        inst.result.filter(|&result| self.define(result, ValueDef::Inst(id)))
    }
}
