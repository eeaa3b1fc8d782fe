//! Cases of the conformance suite on each architecture, under the stand-ins. A run takes one of the architectures,
//! chosen by the commit.

use crate::stand_in::{alone, device};
use tile_conformance::{Expect, run};
use tile_golden::slice::Slices;

/// Products of every type, which each architecture makes by instructions of its own.
const PRODUCTS: &str = "matmul::products_of_every_type";

/// Other cases, of which a run takes one on each device.
const OTHERS: [&str; 4] = ["normalisation::softmax", "elementwise::", "scans::", "attention::attention_forward"];

/// Each text is compiled: that is most of the time.
#[test]
fn texts_are_right_under_the_stand_ins() {
    let _alone = alone();
    let slices = Slices::of_environment();
    for ordinal in (0..4).filter(|&ordinal| slices.takes(ordinal, 4)) {
        let Some(device) = device(ordinal) else { return };
        let others = OTHERS.into_iter().enumerate().filter(|&(number, _)| slices.takes(number + ordinal, 4));
        let filters: Vec<String> = others.map(|(_, name)| name).chain([PRODUCTS]).map(str::to_owned).collect();
        let report = run(&device.host_adapter(), &Expect { filters, ..Expect::default() });
        assert!(report.is_right(), "{}: {report}", device.dialect().name);
        assert!(report.rows().len() > 30, "{report}");
    }
}
