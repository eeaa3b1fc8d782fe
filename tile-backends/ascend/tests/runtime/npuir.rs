//! The compiler of AscendNPU IR, as far as it is public, with a script in place of `hivmc`, which it
//! calls at the end.

use super::{StandIn, stand_in};
use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::PathBuf;
use tile_ascend::chip::Chip;
use tile_ascend::compile::compile_npuir;
use tile_ascend::lower::Facts;
use tile_ascend::runtime::{Language, Toolchain};
use tile_core::launch::{Definition as _, LaunchError};
use tile_core::passes::instantiate;
use tile_kernels::elementwise::add;

/// A folder with what the compiler calls, whose output is its input.
fn hivmc(stand_in: &StandIn) -> PathBuf {
    let folder = stand_in.folder.join("back");
    fs::create_dir_all(&folder).expect("there is room");
    for name in ["hivmc", "hivmc-a5"] {
        let path = folder.join(name);
        let text = "#!/bin/sh\n\
            if [ \"$1\" = --version ]; then echo 'hivmc 0.2.0 (0123456789ab 2026-07-29)'; exit 0; fi\n\
            input=\"$1\"\n\
            while [ $# -gt 0 ]; do case \"$1\" in -o) out=\"$2\"; shift;; esac; shift; done\n\
            cp \"$input\" \"$out\"\n";
        fs::write(&path, text).expect("there is room");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("it is ours");
    }
    folder
}

#[test]
fn the_compiler_is_told_the_chip_and_where_its_back_end_is() {
    let Some(stand_in) = stand_in() else { return };
    let Some(tools) = ascend_sim::Tools::find() else { return };
    let toolchain =
        Toolchain::at(Language::NpuIr, &tools.compiler(), &stand_in.folder.join("npuir")).expect("it says its version");
    assert_eq!(toolchain.language(), Language::NpuIr);
    let with = toolchain.clone().with_hivmc(&hivmc(&stand_in));
    let mut func = None;
    add::<f32, 64>().with_definition(&mut |instance| func = instantiate(instance).ok().map(|func| (*func).clone()));
    let func = func.expect("it is an instance");
    for name in ["910B1", "950PR_9589"] {
        let chip = Chip::from_name(name).expect("it is known");
        let text = compile_npuir(&func, &Facts::default(), chip).expect("it has a lowering");
        let binary = with.compile("add", &chip, &text).unwrap_or_else(|error| panic!("{error}"));
        // What the compiler makes of it calls the vendor's library.
        let made = fs::read_to_string(&binary).expect("the script copies text");
        assert!(made.contains("vadd"), "{made}");
        let error = toolchain.compile("add", &chip, &text).expect_err("there is no back end");
        assert!(matches!(&error, LaunchError::Driver { reason, .. } if reason.contains("hivmc")), "{error}");
    }
    // Launches have the conventions of Ascend C.
    let error = stand_in.open().expect("there is a device").with_toolchain(with).expect_err("it takes another text");
    assert!(error.to_string().contains("launches are compiled from Ascend C"), "{error}");
}
