//! Launches in the JSON of Chrome's tracing, which Perfetto reads, too.

use crate::Launch;
use serde_json::json;

pub(crate) fn chrome(launches: &[Launch]) -> String {
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
    json!({ "displayTimeUnit": "ns", "traceEvents": events.collect::<Vec<_>>() }).to_string()
}
