//! What people see and type.

pub mod book;
pub mod diagram;
pub mod svg;
pub mod text;
pub mod theme;
pub mod view;
pub mod wrap;
