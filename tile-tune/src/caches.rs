//! What launches that are timed find in caches.

use serde::{Deserialize, Serialize};
use std::fmt;

/// What launches that are timed find in the device's caches.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Caches {
    /// What launches before have left there: tensors that fit are not read from memory.
    #[default]
    Hot,
    /// Nothing of their tensors.
    Cold,
}

impl fmt::Display for Caches {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Caches::Hot => "hot",
            Caches::Cold => "cold",
        })
    }
}
