//! §9: `println!` and `assert!`.

use crate::everywhere;
use std::process::Command;
use std::sync::Mutex;
use tile_kernel::interp::Options;
use tile_kernel::prelude::*;

#[tile_kernel]
fn chatty(x: &Tensor<f32, 1>, limit: f32) {
    dims!(x = [n]);
    let [b] = blocks([n]);
    let value = x[b];
    println!("block {b}: {}, {:?}", value, value > 1.0);
    parallel!(1, |i| {
        println!("inside {}", b + i);
        assert!(value < limit, "{value} is not below {limit}");
    });
}

static LINES: Mutex<Vec<String>> = Mutex::new(Vec::new());

const EXPECTED: [&str; 4] = ["block 0: 0.5, false", "inside 0", "block 1: 2, true", "inside 1"];

// language: §9
#[test]
fn lines_are_printed_for_each_execution() {
    fn keep(line: &str) {
        LINES.lock().unwrap().push(line.to_owned());
    }
    let device = Interpreter::new(Options { print: &keep, ..Options::default() });
    chatty().launch(&device, &Tensor::from([0.5, 2.0]), 9.0).unwrap();
    assert_eq!(*LINES.lock().unwrap(), EXPECTED);
}

/// Set in a process whose output is looked at.
const CHILD: &str = "TILE_TEST_PRINTING";

#[cfg(feature = "cpu")]
#[test]
fn the_cpu_prints_the_same_lines() {
    if std::env::var_os(CHILD).is_some() {
        chatty().launch(&Cpu::new().with_threads(1), &Tensor::from([0.5, 2.0]), 9.0).unwrap();
        return;
    }
    let output = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "messages::the_cpu_prints_the_same_lines", "--nocapture", "--test-threads=1"])
        .env(CHILD, "1")
        .output()
        .unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    // The harness writes the test's name in front of the first line.
    let found: Vec<&str> = EXPECTED.into_iter().filter(|line| text.contains(line)).collect();
    assert_eq!(found, EXPECTED, "{text}");
}

// language: §9
#[test]
fn assertions_fail_the_launch() {
    everywhere(|name, device| {
        let error = chatty().launch(device, &Tensor::from([0.5, 2.0]), 2.0).unwrap_err();
        let LaunchError::Assertion { location, block, message } = error else { panic!("{name}: {error}") };
        assert!(location.contains("messages.rs:"), "{name}: {location}");
        assert_eq!((block, message.as_str()), ([0, 0, 1], "2 is not below 2"), "{name}");
        chatty().launch(device, &Tensor::from([0.5, 1.5]), 2.0).unwrap();
    });
}
