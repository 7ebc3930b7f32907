//! What people see and type.

pub mod text;
pub mod theme;
pub mod view;
