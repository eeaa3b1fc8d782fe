//! Missing libraries, and libraries that lack functions.
#![cfg(target_os = "linux")]

use ascend_sys::{Error, Library, function};
use std::path::Path;

#[test]
fn a_missing_library_is_an_error_that_names_it() {
    let path = Path::new("/nowhere/libascendcl.so");
    let error = Library::open_at(path).expect_err("there is no such file");
    let Error::Library { tried } = &error else { panic!("{error}") };
    assert_eq!(tried.iter().map(|(path, _)| path.as_path()).collect::<Vec<_>>(), [path]);
    assert!(error.to_string().starts_with("AscendCL cannot be opened: /nowhere/libascendcl.so: "), "{error}");
}

/// Any library is one that lacks the functions.
#[test]
fn a_missing_function_is_an_error_that_names_it() {
    let library = Library::open_at(Path::new("libc.so.6")).expect("every program here has it");
    let error = function!(library, aclrtBinaryLoadFromFile).expect_err("it is no library of Ascend");
    assert_eq!(error, Error::Function { name: "aclrtBinaryLoadFromFile", library: "libc.so.6".into() });
    let text = "libc.so.6 has no function `aclrtBinaryLoadFromFile`: it is of an older or newer CANN";
    assert_eq!(error.to_string(), text);
}
