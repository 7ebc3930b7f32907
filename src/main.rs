//! The program `merels`.

fn main() {}
