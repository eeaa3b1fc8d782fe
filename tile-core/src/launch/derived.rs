//! Cache of what a device derives from a constant tensor, such as packed panels.
//!
//! A device may bring an operand into a form of its own before it computes: the CPU
//! packs panels for its micro-kernels. Where the elements never change, that is worth
//! doing once. [`Derived`] holds the result. It belongs to the tensor, so it is freed
//! with it, and no device has to ask whether an address still means what it meant in
//! the launch before.

use std::any::Any;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

/// Cached forms of one constant tensor, of any types, which devices derived from it.
#[derive(Default)]
pub struct Derived {
    forms: Mutex<Vec<Arc<dyn Any + Send + Sync>>>,
}

impl Derived {
    /// Looks up the form of type `F` that is `wanted`, or makes it with `make` and keeps
    /// it. `None` when there is no such form and none can be made.
    pub fn form<F: Any + Send + Sync>(
        &self,
        wanted: impl Fn(&F) -> bool,
        make: impl FnOnce() -> Option<F>,
    ) -> Option<Arc<F>> {
        // A panic in `wanted` or `make` leaves the list as it was.
        let mut forms = self.forms.lock().unwrap_or_else(PoisonError::into_inner);
        let known = forms.iter().find_map(|form| Arc::clone(form).downcast::<F>().ok().filter(|form| wanted(form)));
        if known.is_some() {
            return known;
        }
        let form = Arc::new(make()?);
        forms.push(form.clone());
        Some(form)
    }

    /// How many forms there are.
    pub fn len(&self) -> usize {
        self.forms.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl fmt::Debug for Derived {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Derived").field("forms", &self.len()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::Derived;

    #[test]
    fn a_form_is_made_once() {
        let derived = Derived::default();
        let form =
            |wanted: u32, made: Option<u32>| derived.form(|&form: &u32| form == wanted, || made).map(|form| *form);
        assert_eq!(form(1, None), None);
        assert_eq!(form(1, Some(1)), Some(1));
        assert_eq!(form(1, None), Some(1));
        assert_eq!(form(2, Some(2)), Some(2));
        assert_eq!(derived.form(|_: &u64| true, || Some(3_u64)).map(|form| *form), Some(3));
        assert_eq!(derived.len(), 3);
    }
}
