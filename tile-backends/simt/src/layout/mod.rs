//! Who holds what.
