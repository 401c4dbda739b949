//! A project's own templates: what good ones do, and how bad ones end.

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use ses_studio::face::export::{ExportControl, Form, Order, export};
use ses_studio::face::{Faces, Layout, Printed, SUBCOMMAND};
use ses_studio::registry::Project;
use ses_studio::text::problem_text::english;

use super::{Press, request};

/// A project whose `faces/card.typ` is this.
fn press_with(folder: &Path, main: &str) -> Press {
    fs::create_dir_all(folder.join("faces")).unwrap();
    fs::write(folder.join("faces/card.typ"), main).unwrap();
    Press::in_folder(folder)
}

/// The codes and messages of a face that this template sets.
fn problems_of(main: &str) -> Vec<(&'static str, String)> {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("secret.txt"), "secret").unwrap();
    let press = press_with(folder.path(), main);
    let rendered = press.render(press.face("SC-B01-H02-C04", "en"));
    rendered.problems.into_iter().map(|problem| (problem.code.as_str(), english(&problem.message))).collect()
}

#[test]
fn a_copy_of_the_bundled_templates_gives_the_same_faces() {
    let folder = tempfile::tempdir().unwrap();
    Press::in_folder(folder.path());
    let copy = || Command::new(env!("CARGO_BIN_EXE_ses-studio")).arg("templates").arg(folder.path()).output().unwrap();
    let out = copy();
    assert!(out.status.success(), "{out:?}");
    let (own, bundled) = (Press::in_folder(folder.path()), Press::bundled());
    for (id, tag) in [("SC-B01-H06-X01", "ar"), ("SC-B02-H01-A09", "ja")] {
        let draw = |press: &Press| {
            let mut request = request(press.face(id, tag), 3.0);
            request.with_areas = true;
            press.faces.render(&request)
        };
        let (own, bundled) = (draw(&own), draw(&bundled));
        assert_eq!(own.problems, []);
        assert_eq!((own.image, own.areas, own.fit), (bundled.image, bundled.areas, bundled.fit));
    }
    // What a person has changed is never written over.
    fs::write(folder.path().join("faces/card.typ"), "mine").unwrap();
    assert_eq!(copy().status.code(), Some(2));
    assert_eq!(fs::read_to_string(folder.path().join("faces/card.typ")).unwrap(), "mine");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 3);
}

#[test]
fn what_a_template_must_not_do_is_reported() {
    let cases = [
        ("#let x = ", "face-template", "card.typ, line 1: expected expression"),
        ("Words\n#nothing", "face-template", "card.typ, line 2: unknown variable: nothing"),
        ("#read(\"../secret.txt\")", "face-template", "card.typ, line 1"),
        ("#read(\"/etc/passwd\")", "face-template", "sees only its own folder"),
        ("#image(\"other.png\")", "face-template", "sees only its own folder"),
        ("#import \"@preview/cetz:0.3.0\": canvas", "face-template", "no packages"),
        ("#datetime.today().display()", "face-template", "card.typ, line 1"),
        ("#let x = 0; #while x < 1 { x += 0 }", "face-template", "infinite"),
        ("#let f(x) = f(x + 1)\n#f(0)", "face-template", "depth"),
    ];
    for (main, code, words) in cases {
        let problems = problems_of(main);
        assert_eq!(problems.len(), 1, "{main}: {problems:?}");
        assert!(problems[0].0 == code && problems[0].1.contains(words), "{main}: {problems:?}");
    }
}

#[test]
#[ignore = "it is stopped after ten seconds; .ci/run starts it"]
fn a_template_that_does_not_end_is_stopped() {
    let started = Instant::now();
    let problems = problems_of("#for a in range(100000) { for b in range(100000) { let c = a * b } }");
    assert_eq!(problems.len(), 1);
    assert!(problems[0].0 == "face-stopped" && problems[0].1.contains("stopped after 10 s"), "{problems:?}");
    assert!(started.elapsed() < Duration::from_mins(1), "{:?}", started.elapsed());
}

/// A window that is killed cannot end the child that sets its faces.
#[test]
fn a_child_ends_when_whoever_asked_is_gone() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_ses-studio"))
        .arg(SUBCOMMAND)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    let main = "#for a in range(100000) { for b in range(100000) { let c = a * b } }";
    let mut input = child.stdin.take().unwrap();
    let open = format!(r#"[{{"Open":{{"paths":["card.typ"]}}}},[{}]]"#, main.len());
    let make = r#"[{"Make":{"what":"Fit","pictures":[],"of":[null]}},[2]]"#;
    input.write_all([open.as_str(), "\n", main, make, "\n{}"].concat().as_bytes()).unwrap();
    input.flush().unwrap();
    std::thread::sleep(Duration::from_millis(500));
    assert!(child.try_wait().unwrap().is_none(), "it is at work");
    drop(input);
    // Far less than the template takes.
    let ended = (0..300).any(|_| {
        std::thread::sleep(Duration::from_millis(100));
        child.try_wait().unwrap().is_some()
    });
    if !ended {
        child.kill().unwrap();
    }
    assert!(ended, "it goes on for nobody");
}

#[cfg(target_os = "linux")]
#[test]
fn a_template_that_eats_memory_is_stopped() {
    for main in ["#let all = range(2000000000)", "#let all = (1,)\n#for i in range(40) { all = all + all }"] {
        let problems = problems_of(main);
        assert_eq!(problems.len(), 1, "{main}");
        assert!(problems[0].0 == "face-stopped" && problems[0].1.contains("of memory"), "{main}: {problems:?}");
    }
}

#[test]
fn after_a_template_was_stopped_the_next_face_is_drawn() {
    let folder = tempfile::tempdir().unwrap();
    let main = "#let c = json(\"card.json\")\n#set page(width: 63mm, height: 88mm)\n#if c.name == \"bad\" { range(2000000000) }\n#c.name";
    let press = press_with(folder.path(), main);
    let mut face = press.face("SC-B01-H02-C04", "en");
    let good = face.name.clone();
    for (name, is_good) in [(good.as_str(), true), ("bad", false), (good.as_str(), true)] {
        face.name = name.to_owned();
        assert_eq!(press.render(face.clone()).problems.is_empty(), is_good, "{name}");
    }
}

#[test]
fn templates_that_are_changed_on_the_disk_are_noticed() {
    let folder = tempfile::tempdir().unwrap();
    let press = press_with(folder.path(), "First");
    assert!(!press.faces.are_outdated());
    fs::write(folder.path().join("faces/more.typ"), "more").unwrap();
    assert!(press.faces.are_outdated());
    fs::remove_file(folder.path().join("faces/more.typ")).unwrap();
    assert!(!press.faces.are_outdated());
    fs::write(folder.path().join("faces/card.typ"), "Second").unwrap();
    assert!(press.faces.are_outdated());
    assert!(!Press::bundled().faces.are_outdated());
}

#[test]
fn a_folder_without_a_main_template_is_reported_and_the_bundled_templates_are_used() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("faces")).unwrap();
    fs::write(folder.path().join("registry.json"), Project::bundled().registry.text).unwrap();
    let project = Project::open(folder.path()).unwrap();
    let (faces, problems) = Faces::of(&project, "starfall");
    assert_eq!(problems.len(), 1);
    assert!(english(&problems[0].message).contains("`card.typ`"), "{problems:?}");
    let press = Press { faces, ..Press::bundled() };
    assert_eq!(press.render(press.face("SC-B01-H02-C04", "en")).problems, []);
}

#[test]
#[ignore = "80 large pictures take most of a minute; .ci/run starts it"]
fn a_document_with_many_large_pictures_is_made_by_a_projects_own_templates() {
    let folder = tempfile::tempdir().unwrap();
    let copied = |path: &Path| {
        let out = Command::new(env!("CARGO_BIN_EXE_ses-studio")).arg("templates").arg(path).output().unwrap();
        assert!(out.status.success(), "{out:?}");
    };
    Press::in_folder(folder.path());
    copied(folder.path());
    let press = Press::in_folder(folder.path());
    let face = press.face("SC-B01-H02-C04", "en");
    let faces: Vec<Printed> = (0..80_u8)
        .map(|number| {
            let art = format!("{number}.jpg");
            let picture = image::RgbImage::from_pixel(2220, 2220, image::Rgb([number, 255 - number, 90]));
            picture.save(folder.path().join(&art)).unwrap();
            Printed { art: Some(art), ..face.clone() }
        })
        .collect();
    let file = folder.path().join("cards.pdf");
    let watch = ExportControl { progress: &|_| {}, cancelled: &AtomicBool::new(false) };
    let order = Order { cards: &faces, form: Form::Pdf(Layout::default()), to: &file };
    let done = export(&press.faces, &[order], "Cards", &watch).unwrap();
    assert_eq!(done.problems, []);
    assert!(fs::metadata(file).is_ok_and(|file| file.len() > 100_000));
}

fn exported(press: &Press, to: &Path, cancelled: &AtomicBool) -> ses_studio::face::export::Export {
    let cards: Vec<Printed> = press.all(ses_studio::text::Language::find("en").unwrap()).into_iter().take(40).collect();
    let form = Form::Png { dpi: 72.0, bleed: false };
    let order = Order { cards: &cards, form, to };
    export(&press.faces, &[order], "Cards", &ExportControl { progress: &|_| {}, cancelled }).unwrap()
}

#[test]
fn a_template_that_sets_nothing_prints_nothing_and_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    let press = press_with(folder.path(), "#let x = ");
    let to = folder.path().join("new");
    let done = exported(&press, &to, &AtomicBool::new(false));
    assert_eq!((done.faces, done.files, done.problems.len()), (vec![0], vec![Vec::new()], 40));
    assert!(!to.exists());
}

#[cfg(target_os = "linux")]
#[test]
fn a_template_that_is_stopped_again_and_again_is_given_up() {
    let folder = tempfile::tempdir().unwrap();
    let press = press_with(folder.path(), "#let all = range(2000000000)");
    let to = folder.path().join("new");
    let done = exported(&press, &to, &AtomicBool::new(false));
    assert!(!done.is_cancelled);
    assert_eq!((done.faces, done.files), (vec![0], vec![Vec::new()]));
    // Those that ran side by side when it was given up have been stopped too.
    assert!((3..40).contains(&done.problems.len()), "{}", done.problems.len());
    assert!(!to.exists());
}

#[test]
fn nobody_waits_for_a_template_once_it_is_cancelled() {
    let folder = tempfile::tempdir().unwrap();
    let press = press_with(folder.path(), "#for a in range(100000) { for b in range(100000) { let c = a * b } }");
    let cancelled = AtomicBool::new(false);
    let done = std::thread::scope(|scope| {
        let run = scope.spawn(|| exported(&press, &folder.path().join("new"), &cancelled));
        std::thread::sleep(Duration::from_millis(500));
        cancelled.store(true, std::sync::atomic::Ordering::Relaxed);
        run.join().unwrap()
    });
    // If the export had waited for it, it would have been stopped and reported.
    assert!(done.is_cancelled && done.problems.is_empty(), "{done:?}");
}
