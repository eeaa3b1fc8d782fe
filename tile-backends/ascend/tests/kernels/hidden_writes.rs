//! Hidden writes: memory that functions write unasked holds no tile. Allocations reserve it where
//! there are such functions, and the twin finds a tile that lies there.

use super::{CHIPS, emitted};
use crate::clang::compiler;
use crate::on_twin::{Ready, hand_back};
use crate::twin::Twin;
use std::cell::RefCell;
use tile_ascend::Chip;
use tile_kernel::launch::{Arg, Device, HostDevice, Instance, LaunchError};
use tile_kernel::prelude::*;
use tile_kernels::registry::KERNELS;

/// Where tiles end on the 910B where functions write what is behind, and where none does.
const RESERVED: u64 = 184 * 1024;
const WHOLE: u64 = 192 * 1024 - 256;
const ORDERS: u64 = 8;

/// The larger of each element and zero where a mask says, the element elsewhere.
#[tile_kernel]
fn masked<const N: usize>(x: &Tensor<f32, 1>, mask: &Tensor<i32, 1>, y: &mut Tensor<f32, 1>) {
    dims!(x = [n], mask = [n], y = [n]);
    let [b] = blocks([n.div_ceil(N)]);
    let mut x_s = shared::<f32>([N]);
    let mut mask_s = shared::<i32>([N]);
    copy(x.at([b * N]), &mut x_s);
    copy(mask.at([b * N]), &mut mask_s);
    parallel!((N,), |i| {
        x_s[i] = if mask_s[i] > 0 { x_s[i].max(0.0) } else { x_s[i] };
    });
    copy(&x_s, y.at_mut([b * N]));
}

/// Runs each launch with tiles where they are planned, then moved towards the end of the
/// vector memory: what the twin found, by how far the last tile reaches.
#[derive(Debug)]
struct Moved {
    chip: Chip,
    ends: Vec<u64>,
    found: RefCell<Vec<Result<(), String>>>,
}

impl HostDevice for Moved {}

impl Device for Moved {
    fn target(&self) -> &'static str {
        "twin"
    }

    fn launch(&self, instance: &Instance<'_>, args: &mut [Arg<'_>]) -> Result<(), LaunchError> {
        let ready = Ready::new(self, self.chip, instance, args)?.expect("a launch has blocks");
        let clang = compiler().expect("the test looked for it");
        let text = &ready.source.text;
        assert!(text.contains(&format!("pipe.InitBuffer(ub, {RESERVED});")), "{text}");
        let last = places(text).iter().map(|place| place.end).max().expect("there are tiles");
        let mut whole = None;
        for end in &self.ends {
            let moved = shifted(text, end - last);
            let kernel = Twin::compile(clang, &moved, &ready.source.entry).unwrap_or_else(|e| panic!("{e}\n{moved}"));
            let orders = (0..ORDERS).map(|seed| ready.run(&kernel, args, seed));
            let outcome: Result<Vec<_>, String> = orders.collect();
            whole = whole.or(outcome.as_ref().ok().map(|found| found[0].clone()));
            self.found.borrow_mut().push(outcome.map(|_| ()));
        }
        hand_back(whole.expect("it runs where it is planned"), args);
        Ok(())
    }
}

/// A tensor of the vector memory in a text: where the digits of its first byte are, and its
/// end.
struct Place {
    digits: std::ops::Range<usize>,
    first: u64,
    end: u64,
}

fn places(text: &str) -> Vec<Place> {
    let number = |at: usize| -> (usize, u64) {
        let length = text[at..].find(|c: char| !c.is_ascii_digit()).expect("the text goes on");
        (at + length, text[at..at + length].parse().expect("a number"))
    };
    text.match_indices("ub.GetWithOffset<")
        .map(|(at, _)| {
            let open = at + text[at..].find('>').expect("a type") + 2;
            let ty = &text[at + "ub.GetWithOffset<".len()..open - 2];
            let width = match ty {
                "float" | "int32_t" | "uint32_t" => 4,
                "half" | "int16_t" | "uint16_t" | "bfloat16_t" => 2,
                _ => 1,
            };
            let (comma, count) = number(open);
            let (end, first) = number(comma + 2);
            Place { digits: comma + 2..end, first, end: first + count * width }
        })
        .collect()
}

/// The text without the reservation, and every tile so many bytes further on.
fn shifted(text: &str, by: u64) -> String {
    let mut out = String::new();
    let mut at = 0;
    for place in places(text) {
        out += &text[at..place.digits.start];
        out += &(place.first + by).to_string();
        at = place.digits.end;
    }
    out += &text[at..];
    out.replace(&format!("InitBuffer(ub, {RESERVED})"), &format!("InitBuffer(ub, {WHOLE})"))
}

#[test]
fn a_plan_without_the_reservation_is_found() {
    if compiler().is_none() {
        return;
    }
    let chip = Chip::from_name("910B1").expect("a chip of the table");
    let x: Tensor<f32, 1> = Tensor::from_fn([100], |[i]| i as f32 - 50.0);
    let mask: Tensor<i32, 1> = Tensor::from_fn([100], |[i]| i as i32 % 3 - 1);
    let mut y = Tensor::from_fn([100], |_| 0.0);
    let device = Moved { chip, ends: vec![RESERVED, WHOLE], found: RefCell::default() };
    masked::<64>().launch(&device, &x, &mask, &mut y).expect("it is launched");
    let found = device.found.into_inner();
    assert_eq!(found[0], Ok(()));
    let fault = found[1].as_ref().expect_err("tiles lie where `Select` writes");
    assert!(
        ["nothing has written", "not ordered", "needs a PipeBarrier"].iter().any(|part| fault.contains(part)),
        "{fault}"
    );
    for i in 0..100 {
        let x = i as f32 - 50.0;
        assert_eq!(y[[i]], if i as i32 % 3 - 1 > 0 { x.max(0.0) } else { x }, "element {i}");
    }
}

/// Every kernel's plan ends where functions of it write, and nowhere else.
#[test]
fn plans_leave_what_functions_write() {
    let mut with = 0;
    for name in CHIPS.into_iter().chain(["950PR_9589"]) {
        let chip = Chip::from_name(name).expect("a chip of the table");
        for entry in KERNELS {
            let Ok(source) = emitted(entry, chip) else { continue };
            let text = &source.text;
            let writes = name != "950PR_9589" && text.contains("SELMODE::VSEL_TENSOR_");
            let end = if writes { RESERVED } else { u64::from(chip.ub) - 256 };
            let buffers: Vec<&str> = text.lines().filter(|line| line.contains("InitBuffer(ub,")).collect();
            let expected = format!("InitBuffer(ub, {end});");
            assert!(buffers.iter().all(|line| line.contains(&expected)), "{} on {name}: {buffers:?}", entry.name);
            assert!(places(text).iter().all(|place| place.end <= end), "{} on {name}", entry.name);
            with += usize::from(writes);
        }
    }
    assert!(with >= 60, "{with} texts have such functions");
}
