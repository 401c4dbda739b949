//! The files of pictures: where a path within a project leads to.

use std::path::{Component, Path, PathBuf};

use crate::base::{Code, Diagnostic, Message};
use crate::message;

/// Resolves the path of a picture. Symbolic links are followed, and the result must be inside the project.
pub fn picture_place(folder: Option<&Path>, path: &str) -> Result<PathBuf, Diagnostic> {
    let outside = || {
        let message = message!("problem-art-outside", path = path);
        Diagnostic::new(Code::ArtOutside, "", message)
    };
    let relative = Path::new(path);
    let is_plain = relative.components().all(|part| matches!(part, Component::Normal(_) | Component::CurDir));
    if !is_plain || path.contains(['\\', ':', '\0']) || relative.components().any(is_device) {
        return Err(outside());
    }
    let folder = folder.ok_or_else(|| {
        let message = message!("problem-art-no-folder", path = path);
        Diagnostic::new(Code::ArtMissing, "", message)
    })?;
    let root = folder.canonicalize().map_err(|error| unreadable(path, &error))?;
    let file = folder.join(relative).canonicalize().map_err(|error| unreadable(path, &error))?;
    if !file.starts_with(&root) {
        return Err(
            link_out_of(&root, relative).map_or_else(outside, |(link, target)| leads_outside(path, &link, &target))
        );
    }
    if !file.is_file() {
        return Err(unusable(message!("problem-art-no-file", path = path)));
    }
    Ok(file)
}

/// The symbolic link through which a path leaves the project, and its target.
fn link_out_of(root: &Path, path: &Path) -> Option<(PathBuf, PathBuf)> {
    let mut link = PathBuf::new();
    path.components().find_map(|part| {
        link.push(part);
        let is_link = root.join(&link).symlink_metadata().is_ok_and(|found| found.is_symlink());
        let target = root.join(&link).canonicalize().ok()?;
        (is_link && !target.starts_with(root)).then(|| (link.clone(), target))
    })
}

fn leads_outside(path: &str, link: &Path, target: &Path) -> Diagnostic {
    let (link, target) = (link.display(), target.display());
    let message = message!("problem-art-link", path = path, link = &link, target = &target);
    Diagnostic::new(Code::ArtOutside, "", message)
}

/// Whether Windows treats the name as a device, which it does in every folder and with every extension.
fn is_device(part: Component<'_>) -> bool {
    let name = part.as_os_str().to_string_lossy();
    let stem = name.split('.').next().unwrap_or_default().trim_end().to_ascii_uppercase();
    let numbered = |prefix: &str| {
        stem.strip_prefix(prefix).is_some_and(|rest| rest.len() == 1 && rest.bytes().all(|byte| byte.is_ascii_digit()))
    };
    matches!(stem.as_str(), "CON" | "PRN" | "AUX" | "NUL") || numbered("COM") || numbered("LPT")
}

/// A problem for a picture that cannot be read.
pub fn unreadable(path: &str, error: &std::io::Error) -> Diagnostic {
    match error.kind() {
        std::io::ErrorKind::NotFound => {
            Diagnostic::new(Code::ArtMissing, "", message!("problem-art-missing", path = path))
        }
        _ => unusable(message!("problem-art-unreadable", path = path, error = error)),
    }
}

/// A problem for a picture that exists but cannot be printed.
pub fn unusable(message: Message) -> Diagnostic {
    Diagnostic::new(Code::ArtUnusable, "", message)
}
