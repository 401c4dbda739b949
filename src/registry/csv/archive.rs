//! The files in a ZIP archive, as far as workbooks are such archives: stored or deflated, not encrypted, below 4 GiB.

use std::collections::BTreeMap;
use std::io::Read as _;

use flate2::Crc;
use flate2::read::DeflateDecoder;

/// What begins a file in an archive, its entry in the list of all files, and the end of that list.
const FILE: u32 = 0x0403_4B50;
const ENTRY: u32 = 0x0201_4B50;
const END: u32 = 0x0605_4B50;
/// The size of each of the three without names and comments.
const FILE_SIZE: usize = 30;
const ENTRY_SIZE: usize = 46;
const END_SIZE: usize = 22;
/// The longest comment behind the end of the list.
const MAX_COMMENT: usize = 0xFFFF;
/// The most bytes of a file.
const MAX_FILE: u64 = 64 << 20;

/// Whether a file is an archive, by its first bytes.
pub(super) fn is_archive(bytes: &[u8]) -> bool {
    long(bytes, 0) == Some(FILE)
}

/// An archive.
pub(super) struct Archive<'b> {
    bytes: &'b [u8],
    /// Where the files are, by name.
    files: BTreeMap<&'b [u8], Entry>,
}

/// A file in the list of an archive.
struct Entry {
    is_encrypted: bool,
    method: u16,
    checksum: u32,
    packed: usize,
    at: usize,
}

impl<'b> Archive<'b> {
    /// Reads the list of files.
    ///
    /// # Errors
    ///
    /// The file ends in the middle of the list, or has none.
    pub fn read(bytes: &'b [u8]) -> Result<Self, String> {
        let last = bytes.len().saturating_sub(END_SIZE);
        let mut places = (last.saturating_sub(MAX_COMMENT)..=last).rev();
        let end = places.find(|&at| long(bytes, at) == Some(END)).ok_or("the file is not whole")?;
        let files = list(bytes, end).ok_or("the list of its files is damaged")?;
        Ok(Self { bytes, files })
    }

    /// The contents of a file; `None`: there is no such file.
    pub fn file(&self, name: &str) -> Option<Result<Vec<u8>, String>> {
        self.files.get(name.as_bytes()).map(|entry| self.contents(entry))
    }

    fn contents(&self, entry: &Entry) -> Result<Vec<u8>, String> {
        let packed = self.packed(entry).ok_or("the file is damaged")?;
        if entry.is_encrypted {
            return Err("the file is encrypted".to_owned());
        }
        let mut contents = Vec::new();
        let read = match entry.method {
            0 => packed.take(MAX_FILE + 1).read_to_end(&mut contents),
            8 => DeflateDecoder::new(packed).take(MAX_FILE + 1).read_to_end(&mut contents),
            other => return Err(format!("the file is packed by method {other}")),
        };
        let size = read.map_err(|error| error.to_string())?;
        if u64::try_from(size).is_ok_and(|size| size > MAX_FILE) {
            return Err(format!("the file has more than {} MiB", MAX_FILE >> 20));
        }
        let mut checksum = Crc::new();
        checksum.update(&contents);
        if checksum.sum() != entry.checksum {
            return Err("the file is damaged".to_owned());
        }
        Ok(contents)
    }

    /// The bytes of a file as they are in the archive.
    fn packed(&self, entry: &Entry) -> Option<&'b [u8]> {
        if long(self.bytes, entry.at)? != FILE {
            return None;
        }
        let names = usize::from(short(self.bytes, entry.at + 26)?) + usize::from(short(self.bytes, entry.at + 28)?);
        let start = entry.at.checked_add(FILE_SIZE + names)?;
        self.bytes.get(start..start.checked_add(entry.packed)?)
    }
}

/// The list of the files before an end. `None`: it is damaged.
fn list(bytes: &[u8], end: usize) -> Option<BTreeMap<&[u8], Entry>> {
    let count = short(bytes, end + 10)?;
    let mut at = offset(bytes, end + 16)?;
    let mut files = BTreeMap::new();
    for _ in 0..count {
        if long(bytes, at)? != ENTRY {
            return None;
        }
        let name = usize::from(short(bytes, at + 28)?);
        let more = usize::from(short(bytes, at + 30)?) + usize::from(short(bytes, at + 32)?);
        let entry = Entry {
            is_encrypted: short(bytes, at + 8)? & 1 == 1,
            method: short(bytes, at + 10)?,
            checksum: long(bytes, at + 16)?,
            packed: offset(bytes, at + 20)?,
            at: offset(bytes, at + 42)?,
        };
        let start = at + ENTRY_SIZE;
        files.insert(bytes.get(start..start.checked_add(name)?)?, entry);
        at = start.checked_add(name + more)?;
    }
    Some(files)
}

/// Two bytes, the lower one first.
fn short(bytes: &[u8], at: usize) -> Option<u16> {
    bytes.get(at..at.checked_add(2)?)?.try_into().ok().map(u16::from_le_bytes)
}

/// Four bytes, the lowest first.
fn long(bytes: &[u8], at: usize) -> Option<u32> {
    bytes.get(at..at.checked_add(4)?)?.try_into().ok().map(u32::from_le_bytes)
}

/// A place or a size within the archive.
fn offset(bytes: &[u8], at: usize) -> Option<usize> {
    long(bytes, at).and_then(|number| usize::try_from(number).ok()).filter(|number| *number <= bytes.len())
}
