//! Tensors from files of GGUF: files that a writer of these tests makes, and files with faults.
#![cfg(feature = "gguf")]

use tile_core::elem::DType;
use tile_core::num::f16;
use tile_core::tensor::TensorError;
use tile_exchange::gguf::{Gguf, GgufError, Kind, Value};

/// A file that is being written.
struct File {
    version: u32,
    values: Vec<(String, u32, Vec<u8>)>,
    tensors: Vec<(String, Vec<u64>, u32, Vec<u8>)>,
    alignment: usize,
}

fn text(text: &str) -> Vec<u8> {
    [&(text.len() as u64).to_le_bytes()[..], text.as_bytes()].concat()
}

impl File {
    fn new() -> File {
        File { version: 3, values: Vec::new(), tensors: Vec::new(), alignment: 32 }
    }

    fn value(mut self, key: &str, kind: u32, bytes: impl Into<Vec<u8>>) -> File {
        self.values.push((key.to_owned(), kind, bytes.into()));
        self
    }

    /// A tensor with extents in the order of the file: the axis along memory first.
    fn tensor(mut self, name: &str, extents: &[u64], kind: u32, bytes: impl Into<Vec<u8>>) -> File {
        self.tensors.push((name.to_owned(), extents.to_vec(), kind, bytes.into()));
        self
    }

    fn bytes(&self) -> Vec<u8> {
        let mut bytes = b"GGUF".to_vec();
        bytes.extend(self.version.to_le_bytes());
        bytes.extend((self.tensors.len() as u64).to_le_bytes());
        bytes.extend((self.values.len() as u64).to_le_bytes());
        for (key, kind, value) in &self.values {
            bytes.extend([text(key), kind.to_le_bytes().to_vec(), value.clone()].concat());
        }
        let mut data = Vec::new();
        for (name, extents, kind, tensor) in &self.tensors {
            bytes.extend(text(name));
            bytes.extend((extents.len() as u32).to_le_bytes());
            bytes.extend(extents.iter().flat_map(|extent| extent.to_le_bytes()));
            bytes.extend(kind.to_le_bytes());
            bytes.extend((data.len() as u64).to_le_bytes());
            data.extend(tensor);
            data.resize(data.len().next_multiple_of(self.alignment), 0);
        }
        bytes.resize(bytes.len().next_multiple_of(self.alignment), 0);
        bytes.extend(data);
        bytes
    }
}

fn error(bytes: &[u8]) -> GgufError {
    Gguf::parse(bytes).expect_err("the file has a fault")
}

#[test]
fn values_of_every_type() {
    let strings = [8_u32.to_le_bytes().to_vec(), 2_u64.to_le_bytes().to_vec(), text("a"), text("né")].concat();
    let numbers = [4_u32.to_le_bytes().to_vec(), 0_u64.to_le_bytes().to_vec()].concat();
    let nested = [9_u32.to_le_bytes().to_vec(), 1_u64.to_le_bytes().to_vec(), strings.clone()].concat();
    let file = File::new()
        .value("u8", 0, [200])
        .value("i8", 1, [200])
        .value("u16", 2, 40_000_u16.to_le_bytes())
        .value("i16", 3, (-2_i16).to_le_bytes())
        .value("u32", 4, u32::MAX.to_le_bytes())
        .value("i32", 5, i32::MIN.to_le_bytes())
        .value("f32", 6, 0.5_f32.to_le_bytes())
        .value("bool", 7, [1])
        .value("text", 8, text("llama"))
        .value("strings", 9, strings)
        .value("numbers", 9, numbers)
        .value("nested", 9, nested)
        .value("u64", 10, u64::MAX.to_le_bytes())
        .value("i64", 11, i64::MIN.to_le_bytes())
        .value("f64", 12, 0.25_f64.to_le_bytes())
        .bytes();
    let gguf = Gguf::parse(&file).unwrap();
    let value = |key: &str| gguf.value(key).unwrap();
    assert_eq!((value("u8"), value("i8")), (Value::U8(200), Value::I8(-56)));
    assert_eq!((value("u16"), value("i16")), (Value::U16(40_000), Value::I16(-2)));
    assert_eq!((value("u32"), value("i32")), (Value::U32(u32::MAX), Value::I32(i32::MIN)));
    assert_eq!((value("f32"), value("bool")), (Value::F32(0.5), Value::Bool(true)));
    assert_eq!((value("u64"), value("i64")), (Value::U64(u64::MAX), Value::I64(i64::MIN)));
    assert_eq!(value("f64").as_f64(), Some(0.25));
    assert_eq!((value("u8").as_u64(), value("i8").as_u64(), value("text").as_u64()), (Some(200), None, None));
    assert_eq!(value("text").as_str(), Some("llama"));
    let Value::Array(strings) = value("strings") else { panic!("an array") };
    assert_eq!(strings.values().collect::<Vec<_>>(), [Value::Text("a"), Value::Text("né")]);
    let Value::Array(numbers) = value("numbers") else { panic!("an array") };
    assert!(numbers.is_empty() && numbers.values().next().is_none());
    let Value::Array(nested) = value("nested") else { panic!("an array") };
    assert_eq!(nested.values().collect::<Vec<_>>(), [Value::Array(strings)]);
    assert_eq!(gguf.value("other"), None);
    assert_eq!(gguf.values().count(), 15);
}

#[test]
fn tensors_of_a_mapped_file_are_where_they_are() {
    let floats: Vec<u8> = (0..6).flat_map(|i| (i as f32).to_le_bytes()).collect();
    let halves: Vec<u8> = (0..3).flat_map(|i| f16::from_f32(i as f32).to_le_bytes()).collect();
    let blocks: Vec<u8> = (0..2 * 3 * 144).map(|i| i as u8).collect();
    let file = File::new()
        .tensor("norm", &[3, 2], 0, floats)
        .tensor("bias", &[3], 1, halves)
        .tensor("blk.0.attn_q.weight", &[768, 2], 12, &blocks[..])
        .tensor("odd", &[7], 99, [0; 32]);
    let path = std::env::temp_dir().join(format!("tile-exchange-{}.gguf", std::process::id()));
    std::fs::write(&path, file.bytes()).unwrap();
    // SAFETY: nobody else knows the file.
    let mapped = unsafe { memmap2::Mmap::map(&std::fs::File::open(&path).unwrap()) }.unwrap();
    std::fs::remove_file(&path).unwrap();
    let gguf = Gguf::parse(&mapped).unwrap();
    assert_eq!(gguf.names().collect::<Vec<_>>(), ["bias", "blk.0.attn_q.weight", "norm", "odd"]);
    let norm = gguf.tensor("norm").unwrap();
    assert_eq!((norm.kind(), norm.kind().dtype(), norm.shape()), (Kind::F32, Some(DType::F32), &[2, 3][..]));
    let view = norm.view::<f32, 2>().unwrap();
    assert_eq!((view.get([1, 0]), view.as_ptr().cast()), (Some(3.0), norm.data().as_ptr()));
    assert_eq!(norm.tensor::<f32, 2>().unwrap().to_vec(), [0.0, 1.0, 2.0, 3.0, 4.0, 5.0]);
    assert_eq!(
        gguf.tensor("bias").unwrap().view::<f16, 1>().unwrap().to_vec(),
        [0, 1, 2].map(|i| f16::from_f32(i as f32))
    );
    let weight = gguf.tensor("blk.0.attn_q.weight").unwrap();
    assert_eq!((weight.kind(), weight.shape()), (Kind::Q4_K, &[2, 768][..]));
    let view = weight.blocks().unwrap();
    assert_eq!((view.shape(), view.as_ptr(), view.to_vec()), ([2, 432], weight.data().as_ptr(), blocks));
    let range = mapped.as_ptr_range();
    assert!(range.contains(&view.as_ptr()), "the view is of the mapped bytes");
    // What it is not.
    let error = weight.view::<u8, 2>().err().unwrap();
    assert_eq!(error.to_string(), "the tensor has elements q4_k, expected u8");
    let error = norm.view::<f32, 1>().err().unwrap();
    assert_eq!(error.to_string(), "a tensor of rank 2, expected rank 1");
    assert_eq!(gguf.tensor("odd").unwrap_err(), GgufError::Kind { name: "odd".to_owned(), found: 99 });
    let error = gguf.tensor("lm_head").unwrap_err();
    assert_eq!(error.to_string(), "expected a tensor `lm_head` in the file, found none");
}

#[test]
fn numbers_that_are_not_aligned_are_copied() {
    let file = File::new().tensor("x", &[2], 0, [1.0_f32, 2.0].map(f32::to_le_bytes).concat()).bytes();
    let mut views = 0;
    for shift in 0..4 {
        let memory = [&vec![0; shift][..], &file].concat();
        let gguf = Gguf::parse(&memory[shift..]).unwrap();
        let entry = gguf.tensor("x").unwrap();
        match entry.view::<f32, 1>() {
            Ok(view) => views += usize::from(view.to_vec() == [1.0, 2.0]),
            Err(error) => assert!(matches!(error, TensorError::Alignment { multiple: 4, .. }), "{error}"),
        }
        assert_eq!(entry.tensor::<f32, 1>().unwrap().to_vec(), [1.0, 2.0]);
    }
    assert_eq!(views, 1, "one of four addresses in a row is aligned");
}

#[test]
fn faults_are_named() {
    assert_eq!(error(b"GGML\x03\0\0\0").to_string(), "expected a file that begins with `GGUF`, found [47, 47, 4d, 4c]");
    let old = File { version: 1, ..File::new() };
    assert_eq!(error(&old.bytes()), GgufError::Version { found: 1 });
    let big = File { version: 3_u32.swap_bytes(), ..File::new() };
    assert_eq!(error(&big.bytes()), GgufError::Version { found: 3 << 24 });
    assert_eq!(
        error(&File::new().value("general.alignment", 4, 12_u32.to_le_bytes()).bytes()).to_string(),
        "`general.alignment`: expected a `u32` that is a power of two from 8 on, found U32(12)"
    );
    assert!(matches!(error(&File::new().value("general.alignment", 0, [32]).bytes()), GgufError::Alignment { .. }));
    let reason = |file: File| error(&file.bytes()).to_string();
    assert_eq!(reason(File::new().value("k", 13, [])), "the value `k`: expected a type from 0 to 12, found 13");
    assert_eq!(reason(File::new().value("k", 7, [2])), "the value `k`: expected a `bool` of 0 or 1, found 2");
    assert_eq!(reason(File::new().value("k", 0, [1]).value("k", 0, [1])), "the key `k` stands twice in the file");
    let deep = [9_u32.to_le_bytes().to_vec(), 1_u64.to_le_bytes().to_vec()].concat().repeat(2000);
    assert!(reason(File::new().value("k", 9, deep)).contains("in at most 4 arrays"));
    assert!(matches!(
        error(&File::new().value("k", 8, [2, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff]).bytes()),
        GgufError::Text { .. }
    ));
    let tensor = |extents: &[u64], kind, bytes: usize| File::new().tensor("w", extents, kind, vec![0; bytes]);
    assert_eq!(reason(tensor(&[], 0, 4)), "tensor `w`: expected 1 to 4 axes, found 0");
    assert_eq!(reason(tensor(&[1; 5], 0, 4)), "tensor `w`: expected 1 to 4 axes, found 5");
    assert_eq!(
        reason(tensor(&[128, 2], 12, 288)),
        "tensor `w`: expected rows of a multiple of 256 elements, found 128"
    );
    assert_eq!(
        reason(tensor(&[256, 2], 12, 256)),
        "tensor `w`: expected 288 bytes at 0 of the data, found 256 bytes in all"
    );
    assert_eq!(error(&tensor(&[1 << 40, 1 << 40], 0, 4).bytes()), GgufError::TooLarge { name: "w".to_owned() });
    let twice = tensor(&[1], 0, 4).tensor("w", &[1], 0, [0; 4]);
    assert_eq!(error(&twice.bytes()), GgufError::Twice { what: "tensor", name: "w".to_owned() });
    let cut = &tensor(&[1], 0, 4).bytes()[..20];
    assert_eq!(error(cut).to_string(), "expected 8 bytes for the number of values at byte 16, found 4");
}

#[test]
fn offsets_are_multiples_of_the_alignment() {
    let file = File { alignment: 8, ..File::new() }.tensor("a", &[1], 0, [0; 4]).tensor("b", &[1], 0, [0; 4]);
    let error = error(&file.bytes());
    assert_eq!(error, GgufError::Offset { name: "b".to_owned(), found: 8, multiple: 32 });
    let stated = file.value("general.alignment", 4, 8_u32.to_le_bytes()).bytes();
    assert_eq!(Gguf::parse(&stated).unwrap().tensor("b").unwrap().data().len(), 4);
}

/// A file that ends early, or has other bytes, is an error or another file: nothing panics, and nothing
/// is allocated by the numbers in it.
#[test]
fn damaged_files() {
    let strings = [8_u32.to_le_bytes().to_vec(), 2_u64.to_le_bytes().to_vec(), text("a"), text("b")].concat();
    let file = File::new()
        .value("general.architecture", 8, text("llama"))
        .value("tokens", 9, strings)
        .tensor("norm", &[3, 2], 0, [0; 24])
        .tensor("w", &[256, 2], 14, [0; 420])
        .bytes();
    for end in 0..file.len() {
        // The padding behind the last tensor is no part of the file.
        if file.len() - end > 28 {
            assert!(Gguf::parse(&file[..end]).is_err(), "{end} bytes");
        }
    }
    for at in 0..file.len() {
        for byte in [0, 1, 0x7f, 0x80, 0xff] {
            let mut damaged = file.clone();
            damaged[at] = byte;
            let Ok(gguf) = Gguf::parse(&damaged) else { continue };
            for name in gguf.names() {
                if let Ok(entry) = gguf.tensor(name) {
                    let rows = entry.shape().iter().product::<usize>() / entry.kind().elements();
                    assert_eq!(entry.data().len(), rows * entry.kind().bytes());
                }
            }
        }
    }
}
