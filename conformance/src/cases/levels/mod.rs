//! Cases of one algorithm at the three levels of the language: softmax of rows as a formula, on tiles,
//! and by threads.

mod kernels;

use crate::Session;
use kernels::{softmax_as_formula, softmax_by_threads, softmax_on_tiles};
use tile_kernels::reference;
use tile_kernels::testing::{Tolerance, array, poisoned};

/// One result at each level that a device has.
// language: §10
// language: §11
pub(crate) fn softmax_at_three_levels(session: &dyn Session) {
    let mut random = session.random();
    for [m, n] in [[3, 5], [4, 100], [2, 200]] {
        let x = random.tensor_between::<f32, 2>([m, n], -10.0, 10.0);
        let expected = reference::softmax(&array(&x));
        let limit = Tolerance::rounded::<f32>().through::<f32>(20.0);
        session.check(&format!("formula {m}x{n}"), [(&expected, limit)], |device| {
            let mut y = poisoned::<f32, 2>([m, n]);
            softmax_as_formula().launch(device, &x, &mut y)?;
            Ok([array(&y)])
        });
        session.check(&format!("tiles {m}x{n}"), [(&expected, limit)], |device| {
            let mut y = poisoned::<f32, 2>([m, n]);
            softmax_on_tiles::<2, 256>().launch(device, &x, &mut y)?;
            Ok([array(&y)])
        });
        session.check(&format!("threads {m}x{n}"), [(&expected, limit)], |device| {
            let mut y = poisoned::<f32, 2>([m, n]);
            softmax_by_threads::<64, 4>().launch(device, &x, &mut y)?;
            Ok([array(&y)])
        });
    }
}
