//! Instruction-set levels: AMX, AVX-512, AVX2 and the baseline of the target.
//!
//! Everything that runs inside a block is generic over a [`Level`] and `#[inline(always)]`. It
//! is instantiated once for each level inside a function with the level's `#[target_feature]`s:
//! the kernel's or a [`Routine`]'s. So one source becomes code for every
//! level, and the level is chosen once, at launch. [`LevelId::Amx`] has no code of its own: it
//! runs that of AVX-512, whose GEMMs use the tile registers of AMX then.
//!
//! A device takes the best level of the machine. The environment variable `TILE_CPU_LEVEL`, the
//! name of a level, and [`Cpu::with_level`](crate::Cpu::with_level) override it, for tests and
//! comparisons.
//!
//! The features `avx2` and `avx512` of this crate, both on by default, have levels compiled into
//! programs. A program without one is smaller and compiles faster, and runs at the level below.

use std::sync::OnceLock;

/// A level this build knows how to generate code for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LevelId {
    /// What every CPU of the architecture has: SSE2 on x86-64, NEON on
    /// aarch64, no assumption elsewhere.
    Baseline,
    /// AVX2 with FMA and F16C.
    Avx2,
    /// AVX-512 F, BW, DQ, VL with FMA and F16C.
    Avx512,
    /// The same with AVX-512 BF16 and VNNI, and with AMX for products of 16- and 8-bit floats and
    /// of 8-bit integers: `amx_tile`, `amx_bf16` and `amx_int8`, which the operating system has to permit.
    Amx,
}

/// A level as a type.
pub trait Level: Copy + Send + Sync + 'static {
    /// The level as a value.
    const ID: LevelId;
    /// Bytes in a vector register.
    const VECTOR_BYTES: usize;
    /// Whether FMA is one instruction.
    const FMA: bool;
    /// Runs a routine, as it is compiled for the level.
    ///
    /// # Safety
    /// As for [`Routine::run`].
    unsafe fn call<R: Routine>(routine: R);
}

/// A computation that is compiled for each level: its arguments, and its code.
pub trait Routine: Sized {
    /// The code for a level, inlined.
    ///
    /// # Safety
    /// The CPU has the features of `L`, and what the routine itself demands.
    unsafe fn run<L: Level>(self);

    /// The code for AVX-512, compiled apart.
    ///
    /// # Safety
    /// As for [`Routine::run`].
    #[inline(never)]
    #[cfg_attr(
        all(target_arch = "x86_64", not(miri)),
        target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,avx2,fma,f16c")
    )]
    unsafe fn avx512(self) {
        // SAFETY: the caller's promise.
        unsafe { self.run::<Avx512>() }
    }

    /// The code for AVX2, compiled apart.
    ///
    /// # Safety
    /// As for [`Routine::run`].
    #[inline(never)]
    #[cfg_attr(all(target_arch = "x86_64", not(miri)), target_feature(enable = "avx2,fma,f16c"))]
    unsafe fn avx2(self) {
        // SAFETY: the caller's promise.
        unsafe { self.run::<Avx2>() }
    }

    /// The code for the baseline, compiled apart.
    ///
    /// # Safety
    /// As for [`Routine::run`].
    #[inline(never)]
    unsafe fn baseline(self) {
        // SAFETY: the caller's promise.
        unsafe { self.run::<Baseline>() }
    }
}

macro_rules! level {
    ($(#[$doc:meta])* $name:ident, $call:ident, $bytes:literal, $fma:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $name;
        impl Level for $name {
            const ID: LevelId = LevelId::$name;
            const VECTOR_BYTES: usize = $bytes;
            const FMA: bool = $fma;
            #[inline(always)]
            unsafe fn call<R: Routine>(routine: R) {
                // SAFETY: the caller's promise.
                unsafe { routine.$call() }
            }
        }
    };
}
level! {
    /// See [`LevelId::Baseline`].
    Baseline, baseline, 16, cfg!(target_arch = "aarch64")
}
level! {
    /// See [`LevelId::Avx2`].
    Avx2, avx2, 32, true
}
level! {
    /// See [`LevelId::Avx512`].
    Avx512, avx512, 64, true
}

impl LevelId {
    /// Every level, lowest first.
    pub const ALL: &'static [LevelId] = &[LevelId::Baseline, LevelId::Avx2, LevelId::Avx512, LevelId::Amx];

    /// The name users force a level by.
    pub fn name(self) -> &'static str {
        match self {
            LevelId::Baseline => "baseline",
            LevelId::Avx2 => "avx2",
            LevelId::Avx512 => "avx512",
            LevelId::Amx => "amx",
        }
    }

    /// The number by which launches name the level.
    pub fn number(self) -> u32 {
        self as u32
    }

    /// The level of a number.
    pub fn from_number(number: u32) -> Option<LevelId> {
        LevelId::ALL.iter().copied().find(|level| level.number() == number)
    }

    /// Whether the build has code for the level: the target has it, and so do the features of this
    /// crate.
    pub const fn is_compiled(self) -> bool {
        match self {
            LevelId::Baseline => true,
            LevelId::Avx2 => cfg!(all(target_arch = "x86_64", not(miri), feature = "avx2")),
            LevelId::Avx512 | LevelId::Amx => cfg!(all(target_arch = "x86_64", not(miri), feature = "avx512")),
        }
    }

    /// Whether this machine can run the level, and the build has code for it.
    pub fn available(self) -> bool {
        match self {
            LevelId::Baseline => true,
            #[cfg(all(target_arch = "x86_64", not(miri), feature = "avx2"))]
            LevelId::Avx2 => {
                is_x86_feature_detected!("avx2") && is_x86_feature_detected!("fma") && is_x86_feature_detected!("f16c")
            }
            #[cfg(all(target_arch = "x86_64", not(miri), feature = "avx512"))]
            LevelId::Avx512 => {
                LevelId::Avx2.available()
                    && is_x86_feature_detected!("avx512f")
                    && is_x86_feature_detected!("avx512bw")
                    && is_x86_feature_detected!("avx512dq")
                    && is_x86_feature_detected!("avx512vl")
            }
            #[cfg(all(target_arch = "x86_64", not(miri), feature = "avx512"))]
            LevelId::Amx => LevelId::Avx512.available() && crate::amx::is_available(),
            #[allow(unreachable_patterns, reason = "which levels have code depends on the build")]
            LevelId::Avx2 | LevelId::Avx512 | LevelId::Amx => false,
        }
    }

    /// The best level this machine can run.
    pub fn best() -> LevelId {
        LevelId::ALL.iter().rev().copied().find(|level| level.available()).unwrap_or(LevelId::Baseline)
    }

    /// The level of devices that are not told: the one that `TILE_CPU_LEVEL`
    /// names, if this machine can run it, else the best; found once.
    pub fn of_machine() -> LevelId {
        static LEVEL: OnceLock<LevelId> = OnceLock::new();
        *LEVEL.get_or_init(|| LevelId::stated(std::env::var("TILE_CPU_LEVEL").ok().as_deref()))
    }

    /// Whether devices that are not told would take [`LevelId::Amx`], if the operating system
    /// permitted it.
    pub(crate) fn is_amx_refused() -> bool {
        LevelId::of_machine() == LevelId::Avx512
            && std::env::var("TILE_CPU_LEVEL").ok().as_deref() != Some(LevelId::Avx512.name())
            && LevelId::Amx.is_refused()
    }

    /// Whether the CPU can run the level, and the operating system does not permit it.
    pub(crate) fn is_refused(self) -> bool {
        #[cfg(all(target_arch = "x86_64", not(miri), feature = "avx512"))]
        return self == LevelId::Amx && crate::amx::unit() == crate::amx::Unit::Refused;
        #[cfg(not(all(target_arch = "x86_64", not(miri), feature = "avx512")))]
        false
    }

    fn stated(name: Option<&str>) -> LevelId {
        let stated = LevelId::ALL.iter().copied().find(|level| name == Some(level.name()));
        stated.filter(|level| level.available()).unwrap_or_else(LevelId::best)
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// Runs the code of AVX-512 as the level of AMX does, with the instructions or their model, if
    /// its GEMMs use them.
    pub(crate) fn in_session(run: impl Fn()) {
        #[cfg(all(target_arch = "x86_64", not(miri), feature = "avx512"))]
        if LevelId::Amx.available() {
            let _session = crate::amx::Session::enter();
            run();
        }
        #[cfg(not(all(target_arch = "x86_64", not(miri), feature = "avx512")))]
        drop(run);
    }

    #[test]
    fn no_level_without_code_is_available() {
        assert!(LevelId::best().is_compiled() && LevelId::Baseline.available());
        for &level in LevelId::ALL {
            assert!(level.is_compiled() || !level.available(), "{level:?}");
        }
        let x86 = cfg!(all(target_arch = "x86_64", not(miri)));
        assert_eq!(LevelId::Avx2.is_compiled(), x86 && cfg!(feature = "avx2"));
        assert_eq!(LevelId::Avx512.is_compiled(), x86 && cfg!(feature = "avx512"));
        assert_eq!(LevelId::Amx.is_compiled(), LevelId::Avx512.is_compiled());
    }

    #[test]
    fn a_name_forces_a_level() {
        for &level in LevelId::ALL {
            let expected = if level.available() { level } else { LevelId::best() };
            assert_eq!(LevelId::stated(Some(level.name())), expected);
        }
        for other in [None, Some(""), Some("v4"), Some("AVX2")] {
            assert_eq!(LevelId::stated(other), LevelId::best());
        }
    }

    /// In a process of its own, which is told. Emulators of other machines start none.
    #[test]
    #[cfg(all(target_arch = "x86_64", not(miri)))]
    fn the_variable_is_read() {
        if std::env::var_os("TILE_CPU_LEVEL").is_some_and(|name| name == "baseline") {
            return assert_eq!(crate::Cpu::new().level(), LevelId::Baseline);
        }
        let this = std::env::current_exe().unwrap();
        let test = "level::tests::the_variable_is_read";
        let run = std::process::Command::new(this).args(["--exact", test]).env("TILE_CPU_LEVEL", "baseline").output();
        let output = String::from_utf8(run.unwrap().stdout).unwrap();
        assert!(output.contains("1 passed"), "{output}");
    }
}
