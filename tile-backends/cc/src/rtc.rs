//! Compilers as libraries with NVRTC's interface, under a prefix of the vendor's, opened at run time.

use libloading::Library;
use std::ffi::{CStr, CString, OsString, c_char, c_int};
use std::path::Path;
use std::ptr::null_mut;
use std::{env, fs};
use tile_core::launch::LaunchError;

type Program = *mut std::ffi::c_void;
type Status = c_int;
type Size = unsafe extern "C" fn(Program, *mut usize) -> Status;
type Get = unsafe extern "C" fn(Program, *mut c_char) -> Status;

/// A vendor's library.
#[derive(Debug)]
pub(crate) struct Names {
    /// The name of the target in errors.
    pub(crate) target: &'static str,
    /// What names of functions begin with.
    pub(crate) prefix: &'static str,
    /// The function that gives the code, and the one that gives its size, without the prefix.
    pub(crate) code: [&'static str; 2],
    /// The variable that names the library.
    pub(crate) variable: &'static str,
    /// Where it is looked for if nothing names it.
    pub(crate) libraries: &'static [&'static str],
    /// What files begin with that it opens by their names.
    pub(crate) builtins: &'static [&'static str],
}

/// The library, opened.
#[derive(Debug)]
pub(crate) struct Rtc {
    names: &'static Names,
    version: (i32, i32),
    create: unsafe extern "C" fn(
        *mut Program,
        *const c_char,
        *const c_char,
        c_int,
        *const *const c_char,
        *const *const c_char,
    ) -> Status,
    compile: unsafe extern "C" fn(Program, c_int, *const *const c_char) -> Status,
    destroy: unsafe extern "C" fn(*mut Program) -> Status,
    log_size: Size,
    log: Get,
    code_size: Size,
    code: Get,
    name: unsafe extern "C" fn(Status) -> *const c_char,
    /// Lives as long as its functions.
    _library: Library,
    _builtins: Vec<Library>,
}

/// A program of the library, which is destroyed with it.
struct Made<'a>(&'a Rtc, Program);

impl Drop for Made<'_> {
    fn drop(&mut self) {
        // SAFETY: the library made the program, and it is destroyed once.
        unsafe { (self.0.destroy)(&raw mut self.1) };
    }
}

impl Names {
    fn unavailable(&self, reason: String) -> LaunchError {
        LaunchError::Unavailable { target: self.target.to_owned(), reason }
    }

    /// The libraries that the compiler opens by their names when it compiles, from the folder that it lies in: they
    /// are found once they are open. Python's packages have them in a folder that the loader does not search.
    fn builtins(&self, path: &Path) -> Vec<Library> {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        let entries = folder.and_then(|folder| fs::read_dir(folder).ok()).into_iter().flatten().flatten();
        let is_one = |name: &str| self.builtins.iter().any(|start| name.starts_with(start));
        let files = entries.filter(|entry| entry.file_name().to_str().is_some_and(is_one)).map(|entry| entry.path());
        // One that does not open is missed by the compiler, which says so.
        // SAFETY: their initialisers have no demands.
        files.filter_map(|file| unsafe { Library::new(file) }.ok()).collect()
    }

    /// Opens the library that the variable names, or the system's.
    ///
    /// # Errors
    /// [`LaunchError::Unavailable`] where there is none.
    pub(crate) fn open(&'static self) -> Result<Rtc, LaunchError> {
        let named = env::var_os(self.variable).filter(|path| !path.is_empty());
        let paths = named.map_or_else(|| self.libraries.iter().map(OsString::from).collect(), |path| vec![path]);
        let mut reasons = Vec::new();
        for path in paths {
            let builtins = self.builtins(Path::new(&path));
            // SAFETY: the compiler's initialisers have no demands.
            match unsafe { Library::new(&path) } {
                Ok(library) => return self.of(library, builtins),
                Err(error) => reasons.push(error.to_string()),
            }
        }
        let (variable, library) = (self.variable, self.libraries.first().unwrap_or(&""));
        let reason = reasons.first().map_or("", String::as_str);
        Err(self.unavailable(format!("{variable} may name the compiler's library ({library}): {reason}")))
    }

    /// Opens the library in a file.
    #[cfg(feature = "hip")]
    pub(crate) fn at(&'static self, path: &Path) -> Result<Rtc, LaunchError> {
        let builtins = self.builtins(path);
        // SAFETY: the compiler's initialisers have no demands.
        let library = unsafe { Library::new(path) };
        let library = library.map_err(|error| self.unavailable(format!("opening {}: {error}", path.display())))?;
        self.of(library, builtins)
    }

    fn of(&'static self, library: Library, builtins: Vec<Library>) -> Result<Rtc, LaunchError> {
        /// A function, by its name in the library.
        macro_rules! function {
            ($name:expr) => {
                // SAFETY: the types are those of the vendor's header, whose functions keep them.
                *unsafe { library.get(&format!("{}{}", self.prefix, $name)) }
                    .map_err(|error| self.unavailable(error.to_string()))?
            };
        }
        let version: unsafe extern "C" fn(*mut c_int, *mut c_int) -> Status = function!("Version");
        let (mut major, mut minor) = (0, 0);
        // SAFETY: the call writes two numbers.
        unsafe { version(&raw mut major, &raw mut minor) };
        let [code, code_size] = self.code;
        Ok(Rtc {
            names: self,
            version: (major, minor),
            create: function!("CreateProgram"),
            compile: function!("CompileProgram"),
            destroy: function!("DestroyProgram"),
            log_size: function!("GetProgramLogSize"),
            log: function!("GetProgramLog"),
            code_size: function!(code_size),
            code: function!(code),
            name: function!("GetErrorString"),
            _library: library,
            _builtins: builtins,
        })
    }
}

impl Rtc {
    /// Major and minor.
    pub(crate) fn version(&self) -> (i32, i32) {
        self.version
    }

    /// Compiles a text with options. `kernel` names it in errors.
    ///
    /// # Errors
    /// [`LaunchError::Driver`] with what the compiler says of the text.
    pub(crate) fn compile(&self, kernel: &str, text: &str, options: &[&str]) -> Result<Vec<u8>, LaunchError> {
        let failed = |reason: String| LaunchError::Driver {
            target: self.names.target.to_owned(),
            action: format!("compiling kernel `{kernel}`"),
            reason,
        };
        let zero = |_| failed("the text has a zero byte, expected none".to_owned());
        let text = CString::new(text).map_err(zero)?;
        let options: Vec<CString> =
            options.iter().map(|&option| CString::new(option)).collect::<Result<_, _>>().map_err(zero)?;
        let options: Vec<*const c_char> = options.iter().map(|option| option.as_ptr()).collect();
        let mut program = null_mut();
        // SAFETY: the text is a C string, there are no headers, and the call writes one handle.
        let status = unsafe {
            (self.create)(&raw mut program, text.as_ptr(), c"kernel.cu".as_ptr(), 0, std::ptr::null(), std::ptr::null())
        };
        if status != 0 {
            return Err(failed(self.said(status)));
        }
        let made = Made(self, program);
        // SAFETY: a program of the library, and as many options as are told.
        let status = unsafe { (self.compile)(made.1, options.len() as c_int, options.as_ptr()) };
        if status != 0 {
            let log = self.bytes(&made, self.log_size, self.log).unwrap_or_default();
            let log = String::from_utf8_lossy(&log);
            return Err(failed(format!("{}\n{}", self.said(status), log.trim_matches('\0').trim())));
        }
        self.bytes(&made, self.code_size, self.code).map_err(|status| failed(self.said(status)))
    }

    /// What a program has of a kind.
    fn bytes(&self, program: &Made<'_>, size: Size, get: Get) -> Result<Vec<u8>, Status> {
        let mut bytes = 0;
        // SAFETY: a program of the library, and the call writes one number.
        let status = unsafe { size(program.1, &raw mut bytes) };
        let mut found = vec![0_u8; bytes];
        if status != 0 || bytes == 0 {
            return Err(status);
        }
        // SAFETY: there is room for as many bytes as the library says it writes.
        match unsafe { get(program.1, found.as_mut_ptr().cast()) } {
            0 => Ok(found),
            status => Err(status),
        }
    }

    /// The name of a status.
    fn said(&self, status: Status) -> String {
        // SAFETY: the library gives a C string that lives as long as it, or nothing.
        let text = unsafe { (self.name)(status) };
        match text.is_null() {
            true => format!("error {status}"),
            // SAFETY: as above.
            false => unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned(),
        }
    }
}
