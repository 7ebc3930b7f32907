//! Which module may use which. Data flows one way: what stands further down in
//! [`LAYERS`] knows what stands above it, never the other way round.
#![allow(clippy::unwrap_used)] // a test may

use std::fs;
use std::path::Path;

/// Each module of the crate with the modules it may use, besides itself.
const LAYERS: [(&str, &[&str]); 10] = [
    ("rules", &[]),
    ("files", &[]),
    ("notation", &["rules"]),
    ("record", &["rules", "notation"]),
    ("tables", &["rules", "files"]),
    ("bot", &["rules", "tables"]),
    ("review", &["rules", "tables", "bot"]),
    ("engine", &["rules", "notation", "record", "tables", "bot"]),
    (
        "ui",
        &[
            "rules", "files", "notation", "record", "tables", "bot", "review",
        ],
    ),
    (
        "cli",
        &[
            "rules", "files", "notation", "record", "tables", "bot", "review", "engine", "ui",
        ],
    ),
];

/// Crates that only some modules may name.
const CRATES: [(&str, &[&str]); 4] = [
    ("ratatui", &["ui"]),
    ("crossterm", &["ui"]),
    ("clap", &["cli"]),
    ("anyhow", &["cli", "ui", "main"]),
];

/// The source without comments, and without anything from the first test module
/// on: tests may look further.
fn code(source: &str) -> String {
    let source = source.split("#[cfg(test)]").next().unwrap_or_default();
    source
        .lines()
        .map(|line| line.split("//").next().unwrap_or_default())
        .collect::<Vec<_>>()
        .join("\n")
}

/// Whether `name` stands in `code` as a word of its own.
fn names(code: &str, name: &str) -> bool {
    let word = |c: char| c.is_alphanumeric() || c == '_';
    code.match_indices(name)
        .any(|(at, _)| !code[..at].ends_with(word) && !code[at + name.len()..].starts_with(word))
}

/// The modules named by the path `crate::…`, also in a group after it.
fn used_modules(code: &str) -> Vec<String> {
    let mut used = Vec::new();
    for (at, found) in code.match_indices("crate::") {
        if code[..at].ends_with('$') {
            continue;
        }
        let rest = &code[at + found.len()..];
        let first_words = |text: &str| -> String {
            text.trim_start()
                .chars()
                .take_while(|c| c.is_alphanumeric() || *c == '_')
                .collect()
        };
        match rest.strip_prefix('{') {
            None => used.push(first_words(rest)),
            Some(group) => {
                // The words at depth 0 of the group, each after `{` or a comma.
                let (mut depth, mut start) = (0, true);
                for (at, c) in group.char_indices() {
                    match c {
                        '{' => depth += 1,
                        '}' if depth == 0 => break,
                        '}' => depth -= 1,
                        ',' if depth == 0 => start = true,
                        c if start && !c.is_whitespace() => {
                            used.push(first_words(&group[at..]));
                            start = false;
                        }
                        _ => {}
                    }
                }
            }
        }
    }
    used
}

/// What is wrong with the source of a file of `module`.
fn faults(module: &str, source: &str) -> Vec<String> {
    let code = code(source);
    let allowed = LAYERS
        .iter()
        .find(|(name, _)| *name == module)
        .map_or(&[][..], |(_, all)| *all);
    let wrong_way = used_modules(&code).into_iter().filter(|used| {
        used != module
            && LAYERS.iter().any(|(name, _)| name == used)
            && !allowed.contains(&used.as_str())
    });
    let foreign = CRATES
        .iter()
        .filter(|(name, users)| names(&code, name) && !users.contains(&module));
    wrong_way
        .map(|used| format!("{module} must not use {used}"))
        .chain(foreign.map(|(name, _)| format!("{module} must not name {name}")))
        .collect()
}

fn visit(folder: &Path, found: &mut Vec<String>, files: &mut usize) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            visit(&path, found, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
            let inside = path.strip_prefix(&root).unwrap().with_extension("");
            let module = inside.iter().next().unwrap().to_str().unwrap().to_owned();
            *files += 1;
            if module == "lib" || module == "main" {
                continue;
            }
            assert!(
                LAYERS.iter().any(|(name, _)| *name == module),
                "{module} has no place among the layers"
            );
            let source = fs::read_to_string(&path).unwrap();
            found.extend(
                faults(&module, &source)
                    .iter()
                    .map(|fault| format!("{}: {fault}", path.display())),
            );
        }
    }
}

#[test]
fn no_module_uses_one_below_it() {
    let (mut found, mut files) = (Vec::new(), 0);
    visit(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("src"),
        &mut found,
        &mut files,
    );
    assert!(files > 10, "the sources are read");
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// The check can fail.
#[test]
fn a_wrong_use_is_found() {
    let wrong = |module, source| faults(module, source).join("; ");
    assert_eq!(
        wrong("rules", "use crate::bot::Level;"),
        "rules must not use bot"
    );
    assert_eq!(
        wrong("bot", "fn f() { crate::ui::run() }"),
        "bot must not use ui"
    );
    assert_eq!(
        wrong(
            "tables",
            "use crate::{rules::{Move, Side}, notation::x, record};"
        ),
        "tables must not use notation; tables must not use record"
    );
    assert_eq!(
        wrong("bot", "use ratatui::style::Color;"),
        "bot must not name ratatui"
    );
    assert_eq!(
        wrong("ui", "let x = clap::Parser::parse();"),
        "ui must not name clap"
    );
    assert_eq!(
        wrong("record", "-> anyhow::Result<()>"),
        "record must not name anyhow"
    );
    assert_eq!(
        wrong(
            "record",
            "// crate::bot\nuse crate::rules::Game; let clapper = 1;"
        ),
        ""
    );
    assert_eq!(
        wrong(
            "bot",
            "use crate::rules::Game;\n#[cfg(test)] use crate::record;"
        ),
        ""
    );
}
