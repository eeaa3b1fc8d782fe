//! The AMX instructions as functions, and their permission.
//!
//! Registers are constants, so each function is one instruction. The compiler allocates no tile
//! register in code without its AMX features, which nothing here enables, so tiles keep their
//! values from one statement to the next.

use std::arch::asm;

/// `tdpbf16ps`: pairs of bf16 into f32.
pub(crate) const BF16: u8 = 0;
/// `tdpbssd`: quadruples of `i8` by `i8` into `i32`.
pub(crate) const SIGNED_SIGNED: u8 = 1;
/// `tdpbsud`: `i8` by `u8`.
pub(crate) const SIGNED_UNSIGNED: u8 = 2;
/// `tdpbusd`: `u8` by `i8`.
pub(crate) const UNSIGNED_SIGNED: u8 = 3;
/// `tdpbuud`: `u8` by `u8`.
pub(crate) const UNSIGNED_UNSIGNED: u8 = 4;

/// Instructions on eight tile registers of 16 rows by 64 bytes.
///
/// # Safety
/// Loads and stores follow the rules of pointers for 16 rows of 64 bytes, `step` bytes apart. The
/// implementation says what else its functions require.
pub(crate) trait TileOps {
    /// Zeros register `T`.
    unsafe fn zero<const T: usize>(&mut self);
    /// Loads register `T`.
    unsafe fn load<const T: usize>(&mut self, rows: *const u8, step: isize);
    /// Stores register `T`.
    unsafe fn store<const T: usize>(&mut self, rows: *mut u8, step: isize);
    /// `C += A·B` by the instruction `KIND`: a row of A holds 16 units, and a row of B those of 16
    /// columns.
    unsafe fn multiply<const KIND: u8, const C: usize, const A: usize, const B: usize>(&mut self);
}

/// The CPU's registers.
///
/// # Safety
/// Functions require a CPU with AMX and that the registers of this thread are
/// [whole](Configuration::WHOLE).
#[derive(Clone, Copy)]
pub(crate) struct Hardware;

impl TileOps for Hardware {
    #[inline(always)]
    unsafe fn zero<const T: usize>(&mut self) {
        // SAFETY: the trait's contract.
        unsafe { asm!("tilezero tmm{t}", t = const T, options(nostack, preserves_flags, nomem)) }
    }
    #[inline(always)]
    unsafe fn load<const T: usize>(&mut self, rows: *const u8, step: isize) {
        // SAFETY: the trait's contract.
        unsafe {
            asm!(
                "tileloadd tmm{t}, [{rows} + {step}*1]", t = const T, rows = in(reg) rows, step = in(reg) step,
                options(nostack, preserves_flags, readonly)
            )
        }
    }
    #[inline(always)]
    unsafe fn store<const T: usize>(&mut self, rows: *mut u8, step: isize) {
        // SAFETY: the trait's contract.
        unsafe {
            asm!(
                "tilestored [{rows} + {step}*1], tmm{t}", t = const T, rows = in(reg) rows, step = in(reg) step,
                options(nostack, preserves_flags)
            )
        }
    }
    #[inline(always)]
    unsafe fn multiply<const KIND: u8, const C: usize, const A: usize, const B: usize>(&mut self) {
        macro_rules! instruction {
            ($name:literal) => {
                asm!(
                    concat!($name, " tmm{c}, tmm{a}, tmm{b}"), c = const C, a = const A, b = const B,
                    options(nostack, preserves_flags, nomem)
                )
            };
        }
        const { assert!(KIND <= UNSIGNED_UNSIGNED) };
        // SAFETY: the trait's contract.
        unsafe {
            match KIND {
                BF16 => instruction!("tdpbf16ps"),
                SIGNED_SIGNED => instruction!("tdpbssd"),
                SIGNED_UNSIGNED => instruction!("tdpbsud"),
                UNSIGNED_SIGNED => instruction!("tdpbusd"),
                _ => instruction!("tdpbuud"),
            }
        }
    }
}

/// The operand of `ldtilecfg`: the extents of the registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(C, align(64))]
pub(super) struct Configuration {
    palette: u8,
    start_row: u8,
    reserved: [u8; 14],
    row_bytes: [u16; 16],
    rows: [u8; 16],
}

impl Configuration {
    /// The initial state: no register is configured.
    pub(super) const NONE: Configuration = Configuration::of(0, 0);
    /// Eight registers of 16 rows of 64 bytes.
    pub(super) const WHOLE: Configuration = Configuration::of(1, 16);

    /// Eight registers of so many rows of 64 bytes.
    pub(super) const fn of(palette: u8, rows: u8) -> Configuration {
        let (mut row_bytes, mut all_rows) = ([0; 16], [0; 16]);
        let mut register = 0;
        while register < 8 && palette != 0 {
            (row_bytes[register], all_rows[register]) = (64, rows);
            register += 1;
        }
        Configuration { palette, start_row: 0, reserved: [0; 14], row_bytes, rows: all_rows }
    }
}

/// What the registers of this thread are.
///
/// # Safety
/// The CPU has AMX and the process permission.
pub(super) unsafe fn configuration() -> Configuration {
    let mut now = Configuration::NONE;
    // SAFETY: the caller's promise.
    unsafe { asm!("sttilecfg [{}]", in(reg) &raw mut now, options(nostack, preserves_flags)) }
    now
}

/// Makes the registers of this thread what `to` says; their values are zeros then.
///
/// # Safety
/// As for [`configuration`], which gave `to`, or it is a constant.
pub(super) unsafe fn configure(to: &Configuration) {
    // SAFETY: the caller's promise.
    unsafe {
        match to.palette {
            0 => asm!("tilerelease", options(nostack, preserves_flags, nomem)),
            _ => asm!("ldtilecfg [{}]", in(reg) to, options(nostack, preserves_flags, readonly)),
        }
    }
}

/// Whether the CPU has the AVX-512 instructions that read the same panels of B.
pub(super) fn has_companions() -> bool {
    is_x86_feature_detected!("avx512bf16") && is_x86_feature_detected!("avx512vnni")
}

/// Whether the CPU has `amx_tile`, `amx_bf16` and `amx_int8`.
pub(super) fn has_instructions() -> bool {
    use std::arch::x86_64::{__cpuid, __cpuid_count};
    /// AMX-BF16, AMX-TILE and AMX-INT8 in EDX of leaf 7.
    const TILES: u32 = 1 << 22 | 1 << 24 | 1 << 25;
    __cpuid(0).eax >= 7 && __cpuid_count(7, 0).edx & TILES == TILES
}

/// Whether the operating system saves the registers of a thread.
pub(super) fn are_saved() -> bool {
    use std::arch::x86_64::{__cpuid, _xgetbv};
    #[target_feature(enable = "xsave")]
    unsafe fn saved() -> u64 {
        // SAFETY: the caller has checked for `xgetbv`.
        unsafe { _xgetbv(0) }
    }
    /// XTILECFG and XTILEDATA.
    const STATE: u64 = 3 << 17;
    let osxsave = __cpuid(1).ecx & 1 << 27 != 0;
    // SAFETY: OSXSAVE says that `xgetbv` exists.
    osxsave && unsafe { saved() } & STATE == STATE
}

/// Asks for the tile registers, for all threads of the process, and returns whether it got them.
#[cfg(target_os = "linux")]
pub(super) fn request_permission() -> bool {
    const ARCH_PRCTL: usize = 158;
    const ARCH_REQ_XCOMP_PERM: usize = 0x1023;
    const XTILEDATA: usize = 18;
    let result: isize;
    // SAFETY: this call of Linux on x86-64 reads no memory. It clobbers RCX and R11.
    unsafe {
        asm!(
            "syscall", inlateout("rax") ARCH_PRCTL => result, in("rdi") ARCH_REQ_XCOMP_PERM, in("rsi") XTILEDATA,
            lateout("rcx") _, lateout("r11") _, options(nostack)
        );
    }
    result == 0
}

/// Other systems are not known to permit them.
#[cfg(not(target_os = "linux"))]
pub(super) fn request_permission() -> bool {
    false
}
