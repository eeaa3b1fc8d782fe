//! A candidate of a search: an instance, and the schedule that it runs by.

use crate::Point;
use serde::{Deserialize, Serialize};
use tile_core::launch::Overrides;

/// An instance by its const parameters, and the schedule that a device runs it by.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Choice {
    /// The instance.
    pub point: Point,
    /// Hints in place of the kernel's own; none where the device plans by itself.
    #[serde(default, with = "text", skip_serializing_if = "Overrides::is_empty")]
    pub plan: Overrides,
}

impl Choice {
    /// An instance as the device plans it.
    pub(crate) fn own(point: Point) -> Choice {
        Choice { point, plan: Overrides::default() }
    }
}

/// Overrides in files, as the text that stands in attributes.
pub(crate) mod text {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};
    use tile_core::launch::Overrides;

    pub(crate) fn serialize<S: Serializer>(plan: &Overrides, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(plan)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Overrides, D::Error> {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_is_kept_as_text() {
        let own = Choice::own(vec![64, 32]);
        assert_eq!(serde_json::to_string(&own).unwrap(), r#"{"point":[64,32]}"#);
        let other = Choice { plan: "cuda(split = 4)".parse().unwrap(), ..own.clone() };
        let text = serde_json::to_string(&other).unwrap();
        assert_eq!(text, r#"{"point":[64,32],"plan":"cuda(split = 4)"}"#);
        assert_eq!(serde_json::from_str::<Choice>(&text).unwrap(), other);
        let unknown = serde_json::from_str::<Choice>(r#"{"point":[64],"plan":"cuda(splits = 4)"}"#);
        assert!(unknown.unwrap_err().to_string().contains("is no list of schedule hints"));
    }
}
