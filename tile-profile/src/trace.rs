//! Launches in the JSON of Chrome's tracing, which Perfetto reads, too.

use crate::{Inside, Launch, inside};
use serde_json::{Value, json};

pub(crate) fn chrome(launches: &[Launch], insides: &[Inside]) -> String {
    let events = launches.iter().map(|launch| {
        json!({
            "name": launch.kernel,
            "cat": "launch",
            "ph": "X",
            "pid": 1,
            "tid": 1,
            // Microseconds.
            "ts": launch.start.as_secs_f64() * 1e6,
            "dur": launch.time.as_secs_f64() * 1e6,
            "args": {
                "extents": launch.extents,
                "bytes read": launch.work.read,
                "bytes written": launch.work.written,
                "operations": launch.work.operations,
            },
        })
    });
    let events: Vec<Value> = events.chain(inside::trace(insides)).collect();
    json!({ "displayTimeUnit": "ns", "traceEvents": events }).to_string()
}
