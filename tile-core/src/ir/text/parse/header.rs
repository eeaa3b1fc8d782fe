//! Parser of function headers: everything in front of the regions.

use super::Parser;
use crate::elem::Bound;
use crate::ir::schedule::{Namespace, Setting, TileWord, Values};
use crate::ir::text::tokens::{Parsed, Reader, Token};
use crate::ir::{
    Callee, CalleeId, Condition, ConditionKind, ConstParam, ElemParam, Extern, FuncKind, Param, Reach, ValueDef,
};

impl Parser<'_> {
    pub(super) fn func(&mut self) -> Parsed<()> {
        self.func.kind = self.one_of("`kernel` or `device`", |word| match word {
            "kernel" => Some(FuncKind::Kernel),
            "device" => Some(FuncKind::Device),
            _ => None,
        })?;
        self.func.name = self.name()?;
        if self.eat('<')? {
            self.list('>', Self::generic)?;
        }
        self.expect('(')?;
        self.list(')', Self::param)?;
        if self.eat_word("schedule")? {
            self.schedule()?;
        }
        while self.eat_word("callee")? {
            self.callee_line()?;
        }
        while self.eat_word("condition")? {
            let condition = self.condition()?;
            self.func.conditions.push(condition);
        }
        if self.eat_word("host")? {
            self.region(self.func.host)?;
        }
        if self.eat_word("grid")? {
            loop {
                let value = self.operand()?;
                self.func.grid.push(value);
                if !self.eat(',')? {
                    break;
                }
            }
        }
        if self.eat_word("disjoint")? {
            self.func.disjoint = Some(self.string()?);
        }
        self.expect_word("body")?;
        self.region(self.func.body)?;
        if self.token != Token::End {
            return self.expected("the end of the text");
        }
        Ok(())
    }

    fn generic(&mut self) -> Parsed<()> {
        if self.eat_word("const")? {
            let name = self.name()?;
            self.expect(':')?;
            let elem = self.elem()?;
            self.func.consts.push(ConstParam { name, elem });
        } else if self.eat_word("extern")? {
            let path = self.name()?;
            self.expect(':')?;
            let elem = self.elem()?;
            self.func.externs.push(Extern { path, elem });
        } else {
            let name = self.name()?;
            self.expect(':')?;
            let bound = self
                .one_of("a bound", |word| Bound::ALL.iter().find(|(_, name)| *name == word).map(|(bound, _)| *bound))?;
            self.func.elems.push(ElemParam { name, bound });
        }
        Ok(())
    }

    fn param(&mut self) -> Parsed<()> {
        let value = self.define(ValueDef::Param(self.func.params.len() as u32))?;
        let name = self.name()?;
        self.expect(':')?;
        let returned = self.eat_word("return")?;
        let mutable = returned || self.eat_word("mut")?;
        let mut reach = Reach::Own;
        for &(other, word) in Reach::ALL {
            if self.eat_word(word)? {
                reach = other;
                break;
            }
        }
        let ty = self.ty()?;
        let data = &mut self.func.values[value];
        data.name = Some(name.clone());
        data.ty = ty;
        self.func.params.push(Param { name, value, mutable, returned, reach });
        Ok(())
    }

    fn schedule(&mut self) -> Parsed<()> {
        loop {
            if self.eat_word("tf32")? {
                self.func.schedule.tf32 = true;
            } else if self.eat_word("two_level_sums")? {
                self.func.schedule.two_level_sums = true;
            } else if self.eat_word("fast_math")? {
                self.func.schedule.fast_math = true;
            } else {
                self.hints()?;
            }
            if !self.eat(',')? {
                return Ok(());
            }
        }
    }

    /// The hints of a namespace: `cuda(split = 4)`.
    fn hints(&mut self) -> Parsed<()> {
        let space = self.one_of("`fast_math`, `tf32`, `two_level_sums` or a namespace of hints", Namespace::of)?;
        self.expect('(')?;
        loop {
            let hint = self.one_of("a hint of the namespace", |word| space.hint(word))?;
            let setting = self.setting(hint.values)?;
            (hint.set)(&mut self.func.schedule, setting);
            if !self.eat(',')? {
                return self.expect(')');
            }
        }
    }

    /// The value of a hint, from behind its name on.
    fn setting(&mut self, values: Values) -> Parsed<Setting> {
        if let Values::Tiles(words) = values {
            return self.tiles(words);
        }
        self.expect('=')?;
        Ok(match values {
            Values::Flag => Setting::Flag(self.flag()?),
            Values::OneOf(_) | Values::Range(..) => Setting::Number(self.small()?),
            Values::Multiples8(..) | Values::Tiles(_) => {
                self.expect('[')?;
                let first = self.small()?;
                self.expect(',')?;
                let second = self.small()?;
                self.expect(']')?;
                Setting::Pair([first, second])
            }
        })
    }

    /// `(tile = word, …)`.
    fn tiles(&mut self, words: &'static [TileWord]) -> Parsed<Setting> {
        let mut tiles = Vec::new();
        self.expect('(')?;
        loop {
            let tile = self.name()?;
            self.expect('=')?;
            let known = |said: &str| words.iter().find(|word| word.name == said).map(|word| word.name);
            tiles.push((tile, self.one_of("a word of the hint", known)?));
            if !self.eat(',')? {
                self.expect(')')?;
                return Ok(Setting::Tiles(tiles));
            }
        }
    }

    /// `true` or `false`.
    fn flag(&mut self) -> Parsed<bool> {
        let yes = self.eat_word("true")?;
        if !yes {
            self.expect_word("false")?;
        }
        Ok(yes)
    }

    fn callee_line(&mut self) -> Parsed<()> {
        let next = self.func.callees.len();
        if self.callee()? != CalleeId::new(next) {
            return self.error(format!("callees are numbered in order, the next one is `fn{next}`"));
        }
        self.expect('=')?;
        let path = self.name()?;
        let consts = if self.eat('<')? { self.list('>', Self::dim)? } else { Vec::new() };
        self.func.callees.push(Callee { path, consts });
        Ok(())
    }

    pub(in crate::ir::text) fn callee(&mut self) -> Parsed<CalleeId> {
        self.one_of("a callee `fn0`, `fn1`, …", |word| {
            let number: u32 = word.strip_prefix("fn")?.parse().ok()?;
            Some(CalleeId::new(number as usize))
        })
    }

    fn condition(&mut self) -> Parsed<Condition> {
        let kind = match self.token {
            Token::Word("equal") => self.pair(Self::dim, ConditionKind::Equal)?,
            Token::Word("multiple") => self.pair(Self::dim, ConditionKind::Multiple)?,
            Token::Word("at_most") => self.pair(Self::dim, ConditionKind::AtMost)?,
            Token::Word("same_elem") => self.pair(Self::elem, ConditionKind::SameElem)?,
            Token::Word("same_width") => self.pair(Self::elem, ConditionKind::SameWidth)?,
            _ => return self.expected("`equal`, `multiple`, `at_most`, `same_elem` or `same_width`"),
        };
        self.expect(',')?;
        let message = self.string()?;
        Ok(Condition { kind, message, span: self.position()? })
    }

    fn pair<T, R>(&mut self, item: fn(&mut Self) -> Parsed<T>, make: fn(T, T) -> R) -> Parsed<R> {
        self.advance()?;
        self.expect('(')?;
        let a = item(self)?;
        self.expect(',')?;
        let b = item(self)?;
        self.expect(')')?;
        Ok(make(a, b))
    }
}
