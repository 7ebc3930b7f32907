//! The pictures of the README are what the program draws: made anew by the
//! command that is written beside them, they are the same to the byte.
#![cfg(unix)]
#![allow(clippy::unwrap_used)] // a test may

use std::path::Path;
use std::process::Command;

#[test]
fn the_pictures_of_the_readme_are_what_the_program_draws() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs");
    let anew = tempfile::tempdir().unwrap();
    let home = tempfile::tempdir().unwrap();
    let made = Command::new("sh")
        .arg(docs.join("pictures.sh"))
        .env_clear()
        .env("PATH", std::env::var_os("PATH").unwrap())
        .env("HOME", home.path())
        .env("MERELS", env!("CARGO_BIN_EXE_merels"))
        .env("OUT", anew.path())
        .status()
        .unwrap();
    assert!(made.success());
    let readme = std::fs::read_to_string(docs.parent().unwrap().join("README.md")).unwrap();
    let mut pictures = 0;
    for entry in std::fs::read_dir(anew.path()).unwrap() {
        let name = entry.unwrap().file_name();
        let [old, new] =
            [docs.as_path(), anew.path()].map(|dir| std::fs::read(dir.join(&name)).unwrap());
        assert!(
            old == new,
            "{name:?} is not what the program draws: run docs/pictures.sh and look at it"
        );
        assert!(readme.contains(&format!("(docs/{})", name.display())));
        pictures += 1;
    }
    assert_eq!(pictures, readme.matches(".svg)").count());
}
