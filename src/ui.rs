//! What people see and type.

pub mod text;
