//! The smallest failing input: extents first, then elements.

use crate::case::{Case, make};
use crate::data::Data;
use crate::host::{Layout, encode};
use crate::options::Options;
use crate::report::Finding;
use crate::subject::{Argument, Subject};

/// The most launches that shrinking takes.
const LAUNCHES: usize = 160;

/// Whether a case fails, and by what.
type Fails<'f> = dyn FnMut(&Case) -> Option<Finding> + 'f;

/// Shrinks a case that fails.
pub(crate) fn shrink(
    subject: &Subject<'_>,
    options: &Options,
    case: Case,
    finding: Finding,
    fails: &mut Fails<'_>,
) -> (Case, Finding) {
    let mut shrinking = Shrinking { case, finding, fails, left: LAUNCHES };
    shrinking.simple(subject, options);
    shrinking.extents(subject, options);
    shrinking.elements(subject);
    (shrinking.case, shrinking.finding)
}

struct Shrinking<'s, 'f> {
    case: Case,
    finding: Finding,
    fails: &'s mut Fails<'f>,
    left: usize,
}

impl Shrinking<'_, '_> {
    /// Takes another case if that fails, too.
    fn takes(&mut self, other: Case) -> bool {
        if self.left == 0 {
            return false;
        }
        self.left -= 1;
        match (self.fails)(&other) {
            Some(finding) => {
                (self.case, self.finding) = (other, finding);
                true
            }
            None => false,
        }
    }

    /// Plain data in a plain layout.
    fn simple(&mut self, subject: &Subject<'_>, options: &Options) {
        let (form, data, layout, seed) = (self.case.form.clone(), self.case.data, self.case.layout, self.case.seed);
        if layout != Layout::default() {
            self.takes(make(subject, options, form.clone(), data, Layout::default(), seed));
        }
        if data != Data::Random && options.data.contains(&Data::Random) {
            self.takes(make(subject, options, form, Data::Random, self.case.layout, seed));
        }
    }

    /// Each extent as small as it may be.
    fn extents(&mut self, subject: &Subject<'_>, options: &Options) {
        loop {
            let before = self.case.form.free.clone();
            for number in 0..before.len() {
                self.extent(subject, options, number);
            }
            if self.case.form.free == before || self.left == 0 {
                return;
            }
        }
    }

    fn extent(&mut self, subject: &Subject<'_>, options: &Options, number: usize) {
        let given = options.stated(subject, subject.free[number].param, subject.free[number].axis);
        let allows = |extent: i64| given.is_none_or(|given| given.contains(&extent));
        let mut tried = Vec::new();
        loop {
            let now = self.case.form.free[number];
            let mut next = [0, 1, 2, now / 2, now - now / 4, now - 1].into_iter();
            let smaller = next.find(|&next| next < now && next >= 0 && allows(next) && !tried.contains(&next));
            let Some(smaller) = smaller.filter(|_| self.left > 0) else { return };
            tried.push(smaller);
            let mut free = self.case.form.free.clone();
            free[number] = smaller;
            if let Ok(form) = subject.form(free, &self.case.form.scalars) {
                let Case { data, layout, seed, .. } = self.case;
                self.takes(make(subject, options, form, data, layout, seed));
            }
        }
    }

    /// Parts of inputs as zeros, then single elements as ones.
    fn elements(&mut self, subject: &Subject<'_>) {
        for number in 0..self.case.args.len() {
            let Argument::Tensor(host) = &self.case.args[number] else { continue };
            let param = &subject.params[number];
            if param.mutable && !param.read {
                continue;
            }
            let count = host.len();
            let mut part = count.max(1);
            while part > 0 && self.left > 0 {
                for start in (0..count).step_by(part) {
                    self.becomes(number, start..(start + part).min(count), 0.0);
                }
                part = if part > 64 { part / 8 } else { part / 2 };
            }
            for at in (0..count).take(16) {
                self.becomes(number, at..at + 1, 1.0);
            }
        }
    }

    /// Elements of an argument as one number.
    fn becomes(&mut self, number: usize, elements: std::ops::Range<usize>, value: f64) {
        let mut other = self.case.clone();
        let Argument::Tensor(host) = &mut other.args[number] else { return };
        let bits = encode(host.dtype, value);
        // Zeros stay what they are.
        if elements.clone().all(|i| host.get(i) == bits || value != 0.0 && host.get(i) == encode(host.dtype, 0.0)) {
            return;
        }
        elements.for_each(|i| host.set(i, bits));
        self.takes(other);
    }
}
