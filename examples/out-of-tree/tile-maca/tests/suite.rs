//! The conformance suite for MACA, without a device: on thread programs that are interpreted with
//! waves of 64 lanes, and on the C++ under the stand-ins.

mod common;

use tile_conformance::{Expect, run};
use tile_maca::target::{C500, C600};
use tile_simt::interp::ThreadInterpreter;

fn expect(filters: &[&str]) -> Expect {
    Expect { filters: filters.iter().map(|&filter| filter.to_owned()).collect(), ..Expect::default() }
}

/// Products of every type, which each generation makes by instructions of its own.
const PRODUCTS: &str = "matmul::products_of_every_type";

#[test]
fn thread_programs_are_right_with_waves_of_64_lanes() {
    for (subdevice, filters) in [(&C500, &[PRODUCTS, "normalisation::softmax", "scans::"][..]), (&C600, &[PRODUCTS])] {
        let device = ThreadInterpreter::new("maca", subdevice.target());
        let report = run(&device, &expect(filters));
        assert!(report.is_right(), "{}: {report}", subdevice.name);
        assert!(report.rows().len() > 30, "{report}");
    }
}

/// Each text is compiled: that is most of the time.
#[test]
fn texts_are_right_under_the_stand_ins() {
    for (ordinal, filters) in [(0, &[PRODUCTS, "normalisation::softmax"][..]), (1, &[PRODUCTS])] {
        let Some(device) = common::device(ordinal) else { return };
        let report = run(&device.host_adapter(), &expect(filters));
        assert!(report.is_right(), "{}: {report}", device.subdevice().name);
        assert!(report.rows().len() > 30, "{report}");
    }
}
