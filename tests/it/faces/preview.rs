//! The preview: areas, texts from right to left, the worker in the background, memory.

use std::collections::HashMap;
use std::sync::mpsc::channel;
use std::time::Duration;

use ses_studio::face::{Highlight, Job, Previewer, Printed, Request};
use ses_studio::text::{Language, Part};

use super::{Press, arabic, request};

/// How many of the 255 steps of a colour an edited face may differ from one that is drawn whole: it is rounded twice.
const STEPS: u8 = 3;

#[test]
fn every_value_of_a_card_has_its_place_on_the_face() {
    let press = Press::bundled();
    for tag in ["en", "ja", "ar", "th", "de"] {
        let face = press.face("SC-B01-H02-C04", tag);
        let request = Request { with_areas: true, ..request(face, 4.0) };
        let rendered = press.faces.render(&request);
        assert_eq!(rendered.problems, []);
        let mut values = HashMap::new();
        for area in &rendered.areas {
            let [left, top, width, height] = area.rectangle;
            let inside = left >= 0.0
                && top >= 0.0
                && left + width <= f64::from(rendered.image.width)
                && top + height <= f64::from(rendered.image.height);
            assert!(inside && width > 0.0 && height > 0.0, "{tag}: {area:?}");
            if area.inside.last() == Some(&(Part::Value, None)) {
                *values.entry(area.row).or_insert(0) += 1;
            }
        }
        assert_eq!(values, HashMap::from([(0, 1), (1, 1), (2, 1)]), "{tag}");
    }
}

#[test]
fn pointing_at_a_row_moves_nothing() {
    let press = Press::bundled();
    for tag in ["en", "ja", "ar", "th"] {
        let with = |highlight: Option<Highlight>| {
            let face = press.face("SC-B01-H02-C04", tag);
            press.faces.render(&Request { with_areas: true, highlight, ..request(face, 4.0) })
        };
        let (quiet, pointed) = (with(None), with(Some(Highlight::row(0))));
        assert_eq!(quiet.areas, pointed.areas, "{tag}");
        assert_ne!(quiet.image, pointed.image, "{tag}");
    }
}

/// Cards of all kinds, each drawn in a scale of its own: whole pixels and fractions.
const EDITED: [(&str, f64); 5] = [
    ("SC-B01-H02-C04", 4.0),
    ("SC-B02-H01-A09", 7.56),
    ("SC-B01-H02-T08", 3.22),
    ("SC-CR-03", 5.5),
    ("SC-B01-H06-X01", 2.0),
];
const EDITED_IN: [&str; 5] = ["en", "ja", "ar", "th", "de"];

#[test]
fn an_edited_face_looks_like_one_that_is_drawn_whole() {
    compare_edited(EDITED.into_iter().zip(EDITED_IN));
}

#[test]
#[ignore = "200 faces that are drawn twice; .ci/run starts it"]
fn every_edited_face_looks_like_one_that_is_drawn_whole() {
    compare_edited(EDITED.into_iter().flat_map(|card| EDITED_IN.map(|tag| (card, tag))));
}

/// An edited face is drawn over the unchanged parts of the previous one, and must look like one that is drawn at once.
fn compare_edited(faces: impl Iterator<Item = ((&'static str, f64), &'static str)>) {
    let (press, fresh) = (Press::bundled(), Press::bundled());
    let mut is_layered = false;
    for ((id, scale), tag) in faces {
        let face = press.face(id, tag);
        let value = |text: &str| {
            let mut edited = face.clone();
            let runs = edited.rules.iter_mut().flat_map(|sentence| &mut sentence.runs);
            if let Some(run) = runs.into_iter().find(|run| run.part == Some("value")) {
                text.clone_into(&mut run.text);
            }
            edited
        };
        let renamed = Printed { name: format!("{} II", face.name), ..value("7") };
        let longer = {
            let mut face = value("123");
            face.rules.extend(face.rules.clone());
            face
        };
        let steps = [face.clone(), value("7"), value("88"), renamed, longer, value("5"), face.clone(), face.clone()];
        for (step, edited) in steps.into_iter().enumerate() {
            let edited = Request { with_areas: true, ..request(edited, scale) };
            // So many others in between that nothing of the face before is left.
            for other in 1..=4 {
                let other = request(Printed::back(), 0.5 + f64::from(other) / 8.0);
                fresh.faces.render(&Request { with_areas: true, ..other });
            }
            let (layered, whole) = (press.faces.render(&edited), fresh.faces.render(&edited));
            let most = layered.image.rgba.iter().zip(&whole.image.rgba).map(|(a, b)| a.abs_diff(*b)).max();
            assert_eq!(layered.image.rgba.len(), whole.image.rgba.len());
            assert!(most.is_some_and(|most| most <= STEPS), "{id} {tag}, step {step}: {most:?}");
            is_layered |= most != Some(0);
        }
    }
    // Rounding shows that there was anything to compare.
    assert!(is_layered, "every face was drawn whole");
}

#[test]
fn a_text_from_right_to_left_is_drawn_with_its_places() {
    let press = Press::bundled();
    let paragraph = arabic(&press, None);
    let rendered = press.faces.paragraph(&paragraph);
    assert_eq!(rendered.image.width, 600);
    assert!(rendered.image.rgba.chunks_exact(4).any(|pixel| pixel[3] > 200), "nothing is drawn");
    assert!(rendered.fit.missing.is_empty(), "{:?}", rendered.fit.missing);
    let first_line = |row: usize| rendered.areas.iter().find(|area| area.row == row).unwrap().rectangle;
    // The first row begins at the right.
    assert!(first_line(0)[0] + first_line(0)[2] > 500.0, "{:?}", rendered.areas);
    assert!(first_line(2)[1] > first_line(0)[1], "{:?}", rendered.areas);
}

#[test]
fn of_each_slot_the_newest_request_is_delivered() {
    let press = Press::bundled();
    let (wake, woken) = channel();
    let faces = press.faces.clone();
    let previewer = Previewer::new(move || (faces, Vec::new()), move || wake.send(()).unwrap()).unwrap();
    let slots = [(0, press.face("SC-B01-H02-C04", "en")), (7, press.face("SC-B01-H02-T08", "en"))];
    let mut last = HashMap::new();
    for _ in 0..20 {
        for (slot, face) in &slots {
            let job = Job::Face(Box::new(request(face.clone(), 1.0)));
            last.insert(*slot, previewer.request(*slot, job));
        }
    }
    let mut delivered = HashMap::new();
    let mut count = 0;
    while delivered != last {
        woken.recv_timeout(Duration::from_mins(1)).expect("something is delivered");
        for delivery in previewer.deliveries() {
            assert!(!delivery.rendered.image.rgba.is_empty());
            let before = delivered.insert(delivery.slot, delivery.number);
            assert!(before.is_none_or(|before| before < delivery.number), "an older picture after a newer one");
            count += 1;
        }
    }
    assert!(count < 40, "requests that were overtaken have all been drawn");
}

#[cfg(target_os = "linux")]
#[test]
#[ignore = "10,000 previews take minutes; .ci/run starts it"]
fn memory_stays_flat_over_ten_thousand_previews() {
    /// Resident memory, in MiB.
    fn resident() -> u64 {
        let status = std::fs::read_to_string("/proc/self/status").unwrap();
        let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap();
        line.split_whitespace().nth(1).unwrap().parse::<u64>().unwrap() / 1024
    }
    /// So many edits of a card, then the next one.
    const EDITS: usize = 20;
    if !is_alone("faces::preview::memory_stays_flat_over_ten_thousand_previews") {
        return;
    }
    let press = Press::bundled();
    let faces: Vec<_> = Language::real().flat_map(|language| press.all(language)).collect();
    let preview = |at: usize| {
        // All languages come in turn, and never the same text twice.
        let mut face = faces[at / EDITS * 577 % faces.len()].clone();
        if let Some(run) = face.rules.first_mut().and_then(|sentence| sentence.runs.first_mut()) {
            run.text = format!("{at} {}", run.text);
        }
        assert!(!press.faces.render(&request(face, 7.56)).image.rgba.is_empty());
    };
    // Two at a time, which asks more of the memory than one.
    let previews = |range: std::ops::Range<usize>| {
        let middle = usize::midpoint(range.start, range.end);
        std::thread::scope(|scope| {
            scope.spawn(|| (range.start..middle).for_each(preview));
            scope.spawn(|| (middle..range.end).for_each(preview));
        });
    };
    previews(0..2_000);
    let early = resident();
    previews(2_000..10_000);
    let late = resident();
    println!("resident memory: {early} MiB after 2,000 previews, {late} MiB after 10,000");
    assert!(late <= early + early / 10 + 16, "{early} MiB after 2,000 previews, {late} MiB after 10,000");
}

/// Whether an ignored test has the process for itself, as one that measures the process's memory must. If not, it is
/// run in a separate process, and fails here if it fails there.
#[cfg(target_os = "linux")]
fn is_alone(test: &str) -> bool {
    const ALONE: &str = "SES_TEST_ALONE";
    if std::env::var_os(ALONE).is_some() {
        return true;
    }
    let mut alone = std::process::Command::new(std::env::current_exe().unwrap());
    let output = alone.args(["--ignored", "--exact", test, "--nocapture"]).env(ALONE, "1").output().unwrap();
    let output_text = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && output_text.contains("1 passed"), "{output_text}");
    println!("{output_text}");
    false
}
