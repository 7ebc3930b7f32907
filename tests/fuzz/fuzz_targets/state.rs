#![no_main]

#[path = "../../hostile/mod.rs"]
#[allow(dead_code)] // each target calls one of its functions
mod hostile;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| hostile::state(bytes));
