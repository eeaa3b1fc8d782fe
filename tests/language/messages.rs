//! Tests of §9 of the language: `println!` and `assert!`.

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
        assert_eq!((block, message.as_str()), ([0, 0, 1], "2 is not below 2 (i = 0)"), "{name}");
        chatty().launch(device, &Tensor::from([0.5, 1.5]), 2.0).unwrap();
    });
}

/// Where the last element of a row must be positive, in every kind of loop.
#[tile_kernel]
fn nested(x: &Tensor<i32, 3>, plain: i32) {
    dims!(x = [m, n, 4]);
    let [b] = blocks([m]);
    assert!(plain == 0, "plain {{}} is {plain}");
    for row in 0..n {
        assert!(x[[b, row, 0]] != 7, "seven in row {row}");
        parallel!((2, 2), |i, _| {
            for k in (0..4).step_by(2) {
                assert!(x[[b, row, i + k]] >= 0, "{} is negative", x[[b, row, i + k]]);
            }
        });
    }
    pipelined!(1..n, stages = 2, |row| {
        let y: i32 = checked(x[[b, row, 3]]);
        assert!(y != 4, "three and one");
    });
}

#[tile_fn]
fn checked(x: i32) -> i32 {
    let mut sum = x;
    for step in 0..2 {
        assert!(sum < 99, "{sum} is too large");
        sum += cast::<i32>(step);
    }
    sum
}

// language: §9
#[test]
fn assertions_name_the_iteration() {
    // What fails, where, and the block.
    let cases = [
        ([0, 2, 1], 7, 0, [0, 0, 0], ""),
        ([1, 1, 0], 7, 0, [0, 0, 1], "seven in row 1 (row = 1)"),
        ([1, 2, 3], -4, 0, [0, 0, 1], "-4 is negative (row = 2, i = 1, _ = 0, k = 2)"),
        ([1, 2, 3], 3, 0, [0, 0, 1], "three and one (row = 2)"),
        ([0, 1, 3], 99, 0, [0, 0, 0], "99 is too large (step = 0)"),
        ([0, 1, 3], 0, 5, [0, 0, 0], "plain {} is 5"),
    ];
    for (at, value, plain, expected_block, expected) in cases {
        let x = Tensor::from_fn([2, 3, 4], |index| if index == at { value } else { 1 });
        everywhere(|name, device| match nested().launch(device, &x, plain) {
            Ok(()) => assert_eq!(expected, "", "{name}"),
            Err(LaunchError::Assertion { block, message, .. }) => {
                // The second of `parallel!`'s indices may have any value.
                let message = message.replace("_ = 1", "_ = 0");
                let every = plain != 0 && message == expected;
                assert!(
                    (block, message.as_str()) == (expected_block, expected) || every,
                    "{name}: {block:?} {message}"
                );
            }
            Err(error) => panic!("{name}: {error}"),
        });
    }
}
