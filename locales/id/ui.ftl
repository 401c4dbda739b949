## The window: screens and panels

screen-cards = Kartu
screen-print = Cetak
screen-generate = Buat
screen-settings = Setelan
library = Pustaka
library-tags = Kolom tanda
# $shown and $all are counts of cards.
library-some = { $shown } dari { $all } kartu
library-all = { $all } kartu
library-flat = Satu daftar tanpa kelompok
library-group = Kelompokkan per pahlawan
library-empty = Belum ada kartu
library-empty-hint = Buat kartu baru, atau tempel kartu dari papan klip.
group-no-hero = Tanpa pahlawan
fold = Ciutkan
unnamed = Tanpa nama
preview = Pratinjau
effects = Efek
languages = Bahasa
problems = Masalah
effect = Efek
face = Muka kartu

## Columns of the library

column-id = ID
column-name = Nama
column-type = Tipe
column-languages = Bahasa
column-problems = Masalah

## The filter

filter-clear = Kosongkan filter
filter-nothing = Tidak ada yang cocok
filter-nothing-hint = Tidak ada kartu yang memenuhi seluruh filter. Hapus satu kata, atau kosongkan filter.

## Fields of a card

field-name = Nama
field-type = Tipe
field-hero = Pahlawan
field-book = Buku
field-status = Status
field-subtype = Subtipe
field-trigger = Pemicu
field-art = Gambar
field-notes = Catatan
field-flavour = Suasana
status-none = Tanpa status
status-idea = Ide
status-draft = Draf
status-playtest = Uji main
status-final = Final
art-hint = Letakkan gambar di sini
art-choose = Pilih gambar
new-card-name = Kartu baru
choose = Pilih
more = Lainnya
copy-id = Salin ID
editor-empty = Belum ada kartu yang dipilih
editor-empty-hint = Pilih kartu di pustaka, atau buat yang baru.

## Rows

if = jika
always = selalu
while-in-play = selama di arena
# $rows and $most are counts of rows.
rows-of = { $rows } dari { $most } baris
rows-empty = Belum ada baris: apa yang dilakukan kartu ini?
rows-full = Satu kartu memuat paling banyak { $n } baris
row-number = baris { $n }
row-handle = Baris { $n }: seret untuk memindahkan
# $rows is a list of numbers.
row-numbers = baris { $rows }
row-no-text = Tidak ada teks selama baris ini mengandung kesalahan
operation = Operasi
operation-search = Cari operasi
operation-of-row = Operasi baris { $n }
value-of-row = Nilai baris { $n }
# $types is a list of card types.
only-on = Hanya pada: { $types }
part = Peran
part-base = Dasar
part-replace = Pengganti
part-bonus = Tambahan
condition = syarat
condition-add = Tambahkan syarat ke baris { $n }
condition-of-row = Syarat baris { $n }
condition-number = Angka syarat
condition-remove = Hapus syarat
condition-search = Cari syarat
legacy = Warisan
# $limit is a percentage such as "50 %".
legacy-of = dari { $limit }
legacy-none = Bonus Warisan tidak dapat ditambahkan: perlu baris tanpa syarat dengan nilai, Buku yang lebih baru, dan sisa jatah Warisan
# $op is the name of an operation, $book a number.
legacy-offer = { $op } saat menghadapi Buku { $book }
percent = { $n }%

## The pane of JSON

json = JSON
json-name = JSON baris atau kartu
json-of-row = Baris { $n } sebagai JSON
json-row = Baris
json-record = Kartu
json-valid = valid
json-no-row = Pilih baris untuk melihatnya sebagai JSON.

## Languages of a card

languages-none = Belum ada teks
languages-none-hint = Teks muncul di sini dalam semua bahasa begitu kartu bebas kesalahan.
language-source = Sumber
language-own-words = Teks khusus
language-falls-back = Sebagian berbahasa Inggris
language-lacks-name = Nama belum diterjemahkan
language-lacks-flavour = Teks suasana belum diterjemahkan
language-open = Klik untuk membukanya di Terjemahan
face-language = Bahasa kartu

## The face

face-none = Muka kartu digambar begitu kartu bebas kesalahan.
face-drawing = Menggambar…
face-failed = Templat tidak dapat menggambar muka kartu ini.
face-size = Ukuran
# Width and height of a card in millimetres.
face-size-is = { $width } × { $height } mm
face-rules = Teks aturan
# $size is a length such as "2.6 mm".
face-rules-size = { $size } mm
face-over = { $n } tidak muat
face-all-fit = semua muat
# $size is a length in millimetres such as "1.2".
over-by = +{ $size } mm
face-zoom = Zoom muka kartu
face-point = Tunjuk frasa atau baris untuk melihat asalnya.
export-picture = PNG

## Bars and menus

project-menu = Proyek
recent-projects = Proyek terbaru
unsaved = Belum disimpan
read-only = Hanya baca
search = Cari
words-search-or-new = Cari atau ketik kata baru
search-everything = Cari kartu, perintah, layar
interface-language = Bahasa aplikasi
problems-count = { $errors } kesalahan, { $warnings } peringatan
cards-chosen = { $n } kartu dipilih
move-to-hero = Pindahkan ke pahlawan lain
dismiss = Tutup
cancel = Batal
close = Tutup
apply = Terapkan

## What can be done

do-new-project = Proyek baru
do-open = Buka
do-save = Simpan
do-save-as = Simpan sebagai
do-backups = Versi sebelumnya
do-undo = Urungkan
do-redo = Ulangi
do-palette = Cari semuanya
do-shortcuts = Pintasan keyboard
do-problems = Tampilkan masalah
do-next-problem = Masalah berikutnya
do-fix-all = Perbaiki semua yang sejenis
do-go-cards = Buka layar Kartu
do-go-print = Buka layar Cetak
do-go-generate = Buka layar Buat
do-go-settings = Buka Setelan
do-new-card = Kartu baru
do-duplicate-cards = Duplikasi kartu
do-delete-cards = Hapus kartu
do-copy = Salin
do-cut = Potong
do-paste = Tempel
do-bulk-edit = Sunting beberapa kartu
do-replace = Cari dan ganti
do-filter = Filter pustaka
do-select-all = Pilih semua kartu yang tampil
do-next-card = Kartu berikutnya
do-previous-card = Kartu sebelumnya
do-edit-name = Sunting nama
do-add-row = Tambahkan baris
do-add-legacy = Tambahkan Warisan
do-duplicate-row = Duplikasi baris
do-delete-row = Hapus baris
do-row-up = Naikkan baris
do-row-down = Turunkan baris
do-json = Tampilkan JSON
do-zoom-in = Perbesar
do-zoom-out = Perkecil
do-zoom-reset = Ukuran normal
do-dark = Tema gelap
do-light = Tema terang
do-system = Tema sistem
do-quit = Keluar

## The palette

palette-name = Cari semuanya
palette-hint = Perintah, kartu, layar
palette-commands = Perintah
palette-cards = Kartu
palette-nothing = Tidak ditemukan
palette-choose = pilih
palette-run = jalankan
palette-only-commands = perintah
palette-only-cards = kartu
# $found and $all are counts.
palette-count = { $found } dari { $all }
reason-nothing-to-undo = Tidak ada yang dapat diurungkan
reason-nothing-to-redo = Tidak ada yang dapat diulangi
reason-no-card = Belum ada kartu yang dipilih
reason-no-row = Belum ada baris yang dipilih
reason-no-problem = Tidak ada masalah
reason-read-only = Proyek ini hanya dapat dibaca

## Problems

problem = Masalah
problem-card = Kartu
problem-place = Letak
problem-code = Kode
problem-filter = Kode, kartu, atau pesan
problems-none = Tidak ada masalah
problems-none-hint = Semua kartu mematuhi aturan.
problems-nothing = Tidak ada masalah yang cocok dengan filter
fix-set = Atur ke { $value }
fix-change = Ubah menjadi { $value }
fix-remove = Hapus { $member }
fix-remove-conditions = Hapus syarat
fix-remove-value = Hapus nilai
fix-make-base = Jadikan baris dasar
errors-shown = { $n } kesalahan
warnings-shown = { $n } peringatan
# $code is the code of a kind of problem.
fix-all-of = Perbaiki semua { $code }

## Dialogs

files-open = Buka proyek
files-save-as = Simpan di folder
files-picture = Pilih gambar
files-path = Jalur
files-up = Folder induk
files-name = Nama folder baru
files-empty = Tidak ada yang dapat dipilih di sini
files-no-portal = Sistem tidak menampilkan dialog berkas di sini, jadi studio menampilkan dialognya sendiri.
files-system = Dialog berkas sistem terbuka di jendela tersendiri.
files-here = Pilih di sini saja
choose-this-folder = Pilih folder ini
find = Cari
replace-with = Ganti dengan
in-names = Dalam nama
in-notes = Dalam catatan
in-flavour = Dalam teks suasana
match-case = Cocokkan huruf besar/kecil
only-chosen = Hanya dalam kartu yang dipilih
replace-all = Ganti semua
replace-found = { $n ->
    [0] Tidak ditemukan di mana pun
   *[other] Ditemukan dalam { $n } kartu
}
bulk-title = Sunting { $n } kartu
bulk-hint = Yang diatur di sini berlaku untuk semua kartu yang dipilih, sebagai satu langkah.
bulk-unchanged = Tidak diubah
conflict-title = Berkas diubah oleh program lain
conflict-hint = Orang lain telah menyimpan proyek ini sejak dibuka di sini. Tidak ada yang ditimpa.
conflict-legend = − di sini, + di berkas; bila kedua pihak mengubah hal yang sama, penggabungan menyimpan yang di sini
conflict-mine = Pakai milik saya
conflict-theirs = Pakai yang di berkas
conflict-merge = Gabungkan
conflict-changed-mine = diubah di sini
conflict-changed-theirs = diubah di tempat lain
conflict-changed-both = diubah di kedua sisi
recovery-title = Ada perubahan yang belum disimpan
recovery-hint = Studio berhenti sebelum { $n } perubahan disimpan.
recovery-recover = Pulihkan
recovery-discard = Buang
backups-title = Versi sebelumnya
backups-none = Belum ada versi sebelumnya. Satu versi disimpan setiap kali proyek disimpan.
backups-restore = Pulihkan
end-title = Ada perubahan yang belum disimpan
end-hint = Simpan dahulu sebelum melanjutkan?
end-save = Simpan
end-discard = Jangan simpan

## The start screen, and the dialog for a new project

screen-start = Mulai
do-go-start = Layar mulai
start-projects = Proyek
start-no-projects = Belum ada proyek
start-no-projects-hint = Pilih permainan di sebelah kanan, atau buka sebuah folder.
start-no-match = Tidak ada yang cocok
start-filter = Saring proyek dan permainan
start-missing = Tidak ada di tempat semula
start-forget = Hapus dari daftar
start-back = Kembali ke proyek yang terbuka
start-days = { $n ->
    [0] hari ini
    [1] kemarin
   *[other] { $n } hari lalu
}
start-cards = { $n } kartu
start-decks = { $n } dek
start-begin = Mulai dari sebuah permainan
start-begin-hint = Salinan permainan lengkap yang bisa kamu ubah: aturan, kartu, muka kartu, teks dalam 16 bahasa
start-small = Atau mulai dari yang kecil
start-small-hint = Permainan lengkap terkecil, dijelaskan butir demi butir
start-begin-with = Buat salinan
start-look = Lihat-lihat
begin-title = Proyek baru
begin-hint = Salinan permainan bawaan, dalam folder tersendiri.
begin-game = Permainan
begin-folder = Di folder
begin-rules-only = Hanya aturan, tanpa kartu
begin-now = Buat
begin-no-name = Beri proyek nama dan folder.
begin-taken = { $path } sudah ada dan tidak kosong.
begin-place = Akan dibuat di { $path }.
outline-title = Permainan kosong
outline-hint = Tiga langkah; semua aturan dapat diubah nanti.
outline-begin = Buat permainan…
outline-name = Permainanku
outline-card = Isi sebuah kartu
outline-turn = Jalannya satu giliran
outline-end = Cara menang
outline-so-far = Permainanmu sejauh ini
outline-most = { $what }, paling banyak
outline-deck = Kartu dalam satu dek
outline-copies = Salinan satu kartu
outline-grows = Bertambah satu tiap giliran
outline-hand = Kartu awal di tangan
outline-drawn = Kartu yang ditarik per giliran
outline-field = Dalam permainan, paling banyak
outline-life = Nyawa awal
outline-decked = Yang tidak bisa menarik kartu kalah
outline-limit = Batas giliran
outline-trying = Pertandingan acak dimainkan…
outline-tried = { $n } pertandingan acak dengan kartu sederhana: { $ended } berakhir sebelum batas giliran, setelah { $turns } giliran (median).

## Settings

settings-look = Tampilan
settings-theme = Tema
settings-zoom = Zoom
settings-language = Bahasa
settings-card-language = Bahasa kartu
settings-about = Tentang
settings-version = Versi { $version }
settings-licences = Inter, JetBrains Mono, dan Noto berlisensi SIL Open Font License, ikon Lucide berlisensi ISC.

## Locales

screen-locales = Terjemahan
do-go-locales = Buka layar Terjemahan
messages = Pesan
messages-search = ID, sumber, atau teks
messages-nothing-hint = Tidak ada pesan yang memenuhi seluruh filter. Hapus satu, atau kosongkan pencarian.
messages-approved = { $done } dari { $all } disetujui
message-empty = Belum ada pesan dipilih
message-empty-hint = Pilih satu dari daftar untuk menyunting, memeriksa, dan melihatnya pada kartu.
message-none = belum ada teks
message-used = dipakai { $n } kartu
translation-language = Bahasa tujuan
state-missing = Belum ada
state-draft = Draf
state-suggested = Diusulkan
state-approved = Disetujui
state-needs-work = Perlu diperbaiki
state-rejected = Ditolak
state-outdated = Sumber berubah
all-files = Semua berkas
all-checks = Semua pemeriksaan
with-problems = Bermasalah
filter-file = Filter menurut berkas
filter-check = Filter menurut pemeriksaan
group-operations = Operasi
group-conditions = Syarat
group-triggers = Pemicu
group-targets = Sasaran
group-costs = Biaya dan durasi
group-frames = Pola kalimat
group-words = Leksikon
group-names = Nama
group-cards = Kartu
group-trace = Jejak
group-rules = Aturan
group-interface = Antarmuka
group-other = Lainnya
locale-source = sumber
source-before = saat disetujui
source-now = sekarang
source-changed = Sumbernya berubah sejak teks ini disetujui.
source-signature = Variabel atau atribut sumbernya kini berbeda dari saat disetujui.
fluent = Fluent
fields = Isian
writing-mode = Cara menulis
fields-entangled = Varian teks ini saling bergantung sehingga tidak dapat ditampilkan sebagai isian. Tulis sebagai Fluent.
fields-broken = Teks ini belum valid; perbaiki sebagai Fluent.
field-text = Teks
fields-by-number = Teks untuk tiap bentuk jamak
new-text-marked = Teks baru ditandai sampai disimpan.
not-kept-yet = Belum disimpan: perbaiki dahulu kesalahannya.
caret-place = Baris { $line }, kolom { $column }
checks = Pemeriksaan
checks-count = { $pass } lolos, { $look } perlu dilihat
check-syntax = Sintaksis
check-variables = Variabel
check-plurals = Bentuk jamak
check-attributes = Atribut
check-references = Rujukan
check-typography = Tanda baca dan spasi
check-terms = Istilah
check-forms = Bentuk kata
check-fidelity = Sesuai isi baris
other-languages = Bahasa lain
other-languages-more = Tampilkan semua bahasa
other-languages-fewer = Tampilkan lebih sedikit bahasa
terms = Istilah
comments = Komentar
comment-write = Tulis komentar
comment-send = Tambahkan
message-history = Riwayat
history-none = Belum ada riwayat
lexicon = Leksikon
lexicon-word = Kata leksikon
lexicon-plain = dasar
lexicon-add-form = Tambahkan bentuk kata
cells-missing = { $n } sel kosong
cell-missing = kosong
coverage = Cakupan
coverage-none = Setiap operasi punya kata dalam setiap bahasa.
coverage-blocks = { $n } kartu menunggunya
real-cards = Pada kartu sungguhan
real-cards-none = Tidak ada kartu yang menampilkan teks ini.
sweep-value = Nilai
cards-changed = Kartu yang berubah
count-of = { $n } dari { $all }
cards-changed-none = Tidak ada teks kartu yang berbeda dari yang tersimpan.
changes-layout = Tata letak
layout-same = seperti sebelumnya
more-troubles = { $n } lagi
new-language = Bahasa baru
new-language-hint = Berkasnya dimulai dengan bentuk jamak dan bentuk kata yang diperlukan, dan bahasa Inggris di tempat yang belum diterjemahkan.
new-language-tag = Kode bahasa, misalnya nl atau pt-PT
create = Buat
do-approve = Setujui dan lanjut
do-suggest = Usulkan dan lanjut
do-needs-work = Tandai perlu diperbaiki
do-reject = Tolak dengan alasan
reject = Tolak
reject-reason = Mengapa ditolak?
do-approve-shown = Setujui semua yang tampil
do-next-message = Pesan berikutnya
do-previous-message = Pesan sebelumnya
do-copy-source = Salin sumber
do-edit-message = Tulis teks
do-filter-messages = Filter pesan
do-fields = Tulis dalam isian
do-comment = Tulis komentar
do-first-fix = Terapkan perbaikan pertama
do-next-value = Nilai berikutnya pada kartu
do-new-language = Bahasa baru
do-suggest-only = Hanya mengusulkan
suggestions = Usulan
suggestion-take = Pakai
suggestion-drop = Buang
author-name = Namamu, seperti tertera di samping pekerjaan
wording = Teks khusus
wording-of = Teks khusus dalam { $language }
wording-remove = Kembali ke teks yang dihasilkan
wording-stale = Barisnya berubah sejak teks khusus ini ditulis.
toast-approved = { $n } teks disetujui
toast-approve-blocked = Ada kesalahan yang menghalangi persetujuan: perbaiki dahulu.
toast-all-done = Tidak ada lagi yang terbuka di sini.
comment-resolved = Selesai
did-edited = Disunting
did-removed = Dihapus
did-reopened = Dibuka lagi
did-accepted = Usulan diterima
mend-remove = Hapus
mend-put = Pakai { $text }
new-language-there = Bahasa ini sudah ada.
mend-add-form = Tambahkan { $form }
mend-copy-attribute = Salin { $name } dari sumber
mend-space = Pakai spasi yang benar

## Print

print-what = Isi
print-all = Semua kartu
print-shown = Kartu di pustaka
print-chosen = Kartu yang dipilih
print-as = Format
print-png = Gambar (PNG)
print-pdf = Lembar (PDF)
print-svg = Gambar vektor (SVG)
print-tts = Untuk Tabletop Simulator
print-gallery = Galeri (halaman web)
print-only-unlocked = Tampilkan hanya kartu yang sudah terbuka
print-open = Buka di peramban
print-unusable = { $path } tidak dapat digunakan: { $words }
print-dpi = Titik/inci
print-paper = Kertas
print-bleed = Lebihan
print-crop-marks = Tanda potong
print-backs = Sisi belakang (dua sisi)
print-to = Folder
print-start = Cetak
# $done and $all are counts of cards.
print-progress = { $done } dari { $all }
print-done = { $n } kartu dicetak
print-stopped = Pencetakan dihentikan; tidak ada hasil setengah jadi.
print-cards = { $n } kartu
print-languages = Bahasa
print-all-languages = Semua bahasa
print-one-language = Satu bahasa
print-left-out = Dilewati karena kesalahan: { $n }
# $path is a folder or a file.
print-written = Dicetak ke { $path }
print-failed = Tidak ada yang dicetak.
print-denied = { $path } tidak boleh ditulisi; pilih folder lain
print-no-folder = Ada berkas yang menempati { $path }; pilih folder lain
print-full = Tidak ada ruang tersisa di disk { $path }
print-unwritable = { $path } tidak dapat ditulis: { $words }
print-not-made = Tidak dicetak: { $n }
print-more-problems = dan { $n } lagi
# $n is the page, $all the number of pages.
print-page-of = Halaman { $n } dari { $all }
print-back-side = Sisi belakang
print-first-page = Halaman pertama
print-previous-page = Halaman sebelumnya
print-next-page = Halaman berikutnya
print-last-page = Halaman terakhir
print-nothing = Tidak ada yang dapat dicetak.
print-nothing-hint = Pilih kartu lain, atau kosongkan filter pustaka.
print-no-language = Tidak ada bahasa yang dipilih.
print-no-language-hint = Centang setidaknya satu bahasa.

## Generate

generate-next = Kartu baru
generate-last = Sebelumnya
generate-shown = Tampilan
generate-list = Daftar
# $n: the number of cards
generate-pool = Kumpulan { $n }
generate-over = Teks tidak muat di kartu
generate-a-second = Kartu per detik
generate-cost = Biaya
generate-cost-fitted = disesuaikan dengan harga
generate-cost-drawn = acak
generate-refuse = Tolak
generate-same = yang sama
generate-worse = yang lebih buruk
generate-like = Contoh
generate-locked = Terkunci
generate-lock-operation = Hanya operasinya
generate-unlock = Buka kunci
generate-others = Pilihan lain
generate-weight-hint = Klik ganda: bobot aturan. Alt+klik: hanya yang ini.
generate-seen = { $taken } ditambahkan dari { $seen } yang dilihat
generate-like-none = Tanpa kartu contoh
generate-weights = Bobot
generate-edits = Diubah: { $n }
generate-reset = Kembali ke bobot aturan
generate-keep = Simpan bobot ini dalam aturan
generate-types = Jenis
generate-timings = Waktu
generate-targets = Sasaran
generate-operations = Operasi
generate-impossible = Tidak ada kartu seperti itu
generate-working = Membuat kartu…
generate-take = Tambahkan
generate-taken = Sudah ditambahkan
generate-more = Yang mirip
generate-again = Lagi
generate-price = Harga
# $n is a budget in points, $off how far the price is from it.
generate-of-budget = dari { $n }, { $off }
generate-derived = Peluang
# The probability of a card.
generate-one-in = 1 dari { $n }
# A part of a card follows, such as “row 1”.
generate-lock = Kunci
generate-rows = Baris per kartu
generate-nested = Bersarang
generate-off = Harga dikurangi anggaran
generate-fits = Cocok pada undian pertama
generate-refused = Ditolak
generate-refused-same = Sama dengan kartu lain
generate-refused-worse = Lebih buruk dari kartu lain
generate-refused-budget = Di luar rentang
generate-refused-check = Melanggar pemeriksaan aturan
generate-drawn = Undian menurut bobot
generate-nearest = Paling mirip
generate-parts = Bagian yang berbeda: { $n }
generate-budget = Anggaran per biaya

## Notices

toast-saved = Tersimpan
toast-saved-formatted = Tersimpan dan dirapikan ke bentuk baku
toast-reloaded = Dibaca ulang: berkas diubah oleh program lain
toast-id-copied = ID disalin
toast-row-copied = Baris disalin
toast-cards-copied = Kartu disalin
toast-deleted = { $n } kartu dihapus

## Balance

screen-balance = Keseimbangan
do-go-balance = Buka layar Keseimbangan
do-run-balance = Simulasikan
do-sensitivity = Kepekaan
do-stop-work = Hentikan simulasi
do-calibrate = Kalibrasi
do-evaluate = Kekuatan kartu
do-save-result = Simpan hasil
do-open-result = Buka hasil
do-export-result = Ekspor kartu sebagai CSV
balance-heroes = { $who ->
    [decks] Dek
   *[heroes] Pahlawan
}
balance-heroes-hint = batang: rata-rata, garis: pasangan terendah hingga tertinggi
balance-book = Buku { $n }
balance-all = Semua { $n }
balance-chosen = { $n } dipilih
balance-choose-heroes = { $who ->
    [decks] Pilih dek
   *[heroes] Pilih pahlawan
}
balance-two-heroes = { $who ->
    [decks] Pilih sedikitnya dua dek
   *[heroes] Pilih sedikitnya dua pahlawan
}
balance-games = Permainan
balance-seed = Benih
balance-new-seed = Benih lain
balance-players = Pemain
player-random = Acak
player-easy = Mudah
player-greedy = Rakus
player-search = Pencari
balance-threads = Utas
balance-progress = { $done } dari { $all } pasangan
balance-left = sisa { $time }
balance-simulating = Simulasi berjalan
balance-calibrating = Kalibrasi berjalan
balance-measuring = Mengukur baris
balance-evaluating = Menilai kartu
balance-preparing = Menyiapkan…
balance-done = Simulasi selesai
balance-evaluated = Penilaian selesai
balance-stopped = Simulasi dihentikan
balance-broken = Pekerjaan berhenti tiba-tiba; ini kesalahan program
balance-busy = Pekerjaan lain masih berjalan; hentikan dahulu
balance-errors = Proyek ini punya kesalahan, jadi tidak dapat dimainkan
balance-errors-hint = Perbaiki dahulu; daftar masalah menunjukkan letaknya.
balance-no-heroes = { $who ->
    [decks] Tidak ada dua dek yang dapat bermain
   *[heroes] Tidak ada dua pahlawan yang dapat bermain
}
balance-no-heroes-hint = { $who ->
    [decks] Dek dapat bermain bila mengikuti aturan dek dan kartunya tanpa kesalahan.
   *[heroes] Pahlawan dapat bermain bila deknya lengkap dan tanpa kesalahan.
}
balance-empty = Belum ada angka
balance-empty-hint = { $who ->
    [decks] Pilih dek dan jumlah permainan di atas, lalu simulasikan. Setiap dek melawan semua yang lain; pasangan: { $n }.
   *[heroes] Pilih pahlawan dan jumlah permainan di atas, lalu simulasikan. Setiap pahlawan melawan semua yang lain; pasangan: { $n }.
}
balance-matchups = Pasangan
balance-matchups-hint = { $who ->
    [decks] tingkat menang dek di baris, %
   *[heroes] tingkat menang pahlawan di baris, %
}
balance-changed-note = berubah signifikan: { $n } dari { $all }
balance-against = { $one } melawan { $other }
balance-win-rate = Tingkat menang
balance-change = Perubahan
balance-before = Sebelumnya
balance-interval = Selang 95%
balance-first-seat = Giliran pertama
balance-length = Panjang
balance-turns = { $n } giliran
balance-turns-share = { $n } giliran: { $rate }
balance-not-run = belum dimainkan
balance-outside = Di luar 45–55: { $n }
balance-outside-band = di luar 45–55
balance-beyond = signifikan
balance-game-length = Panjang permainan
balance-ends = Cara permainan berakhir
balance-end-rule = Karena aturan lain
balance-length-note = giliran kedua pemain, median { $n }, yang mulai menang { $rate }
balance-mean = Rata-rata
balance-not-printed = * Perisai simulasi; kartu mencetak nilai lain
balance-cards = Kartu
balance-cards-all = Semua
balance-silent = Tidak pernah berlaku
balance-changed = Berubah
balance-played = Dimainkan
balance-drawn = Ditarik, menang
balance-played-win = Dimainkan, menang
balance-reach = Selang
balance-silent-rows = Baris yang tidak pernah berlaku dalam { $n } permainan: { $rows }
balance-open-card = Buka kartu
balance-result = Hasil
balance-run = Putaran { $n }
balance-compare = Bandingkan
balance-compare-with = Bandingkan dengan { $run }
balance-compare-none = Tidak ada
balance-differs = { $run } dimainkan dengan cara lain: { $what }
balance-other-game = kartu atau aturan lain
balance-stale = Angka ini dari keadaan kartu atau aturan sebelumnya
balance-again = Ulangi
balance-gone = Tidak lagi dalam permainan: { $heroes }
balance-stopped-at = Dihentikan: { $done } dari { $all } pasangan lengkap
balance-go-on = Lanjutkan
balance-game = Permainan
balance-show-game = Tampilkan permainan
balance-watch = Tonton di ruang uji
balance-watch-hint = Membuka permainan ini dari awal di ruang uji, untuk ditelusuri tindakan demi tindakan
balance-watch-changed = Kartu sudah berubah sejak permainan ini. Simulasikan lagi.
balance-won = { $who } menang
balance-draw = Seri
balance-game-note = { $won }, giliran: { $n }, benih { $seed }
balance-turn = Giliran { $n }
balance-end = Akhir fase
balance-calibration = Kalibrasi
balance-calibration-hint = Menggeser Perisai awal dan nilai Warisan dalam batasnya sampai semua pasangan berada di 45–55%. Tidak ada yang berubah sebelum kamu menerapkan usulan.
balance-shields = Perisai
balance-legacy-values = Nilai Warisan
balance-rounds = Tahap
balance-round = Tahap { $n }: { $outside } di luar 45–55, terjauh { $rate }
balance-round-plain = Tanpa Warisan: { $outside } di luar 45–55, terjauh { $rate }
balance-proposal = Usulan
balance-changes = perubahan: { $n }
balance-no-proposal = Tidak ada perubahan yang lebih baik.
balance-applied = Sudah diterapkan, atau nilainya berubah sejak itu
balance-rows-of = Kepekaan { $card }
balance-rows-hint = Berapa poin tingkat menang { $hero } berubah bila sebuah nilai naik atau turun satu; permainan per perubahan: { $games }
balance-rows-stopped = Belum ada yang diukur.
balance-no-values = Tidak ada baris kartu dengan nilai yang dapat diubah.
balance-not-tried = Baris { $n } dengan { $value } tidak diizinkan
balance-no-match = Aturan proyek ini tidak menjelaskan pertandingan, jadi kartunya tidak dapat dimainkan
balance-strength = Kekuatan
balance-strength-hint = Seberapa banyak permainan dimenangkan dek dengan kartu ini, ditimbang menurut peran sertanya: dalam dek acak dan dalam dek yang berevolusi agar menang.
balance-pairs = Pasangan permainan
balance-by-chance = Acak
balance-evolved = Berevolusi
balance-prices = Harga yang sesuai
balance-prices-hint = Harga yang semestinya untuk suatu operasi, dibanding harga sekarang. Tidak ada yang berubah sampai usulan diterapkan.
balance-no-prices = Kekuatan kartu tidak menunjukkan apa pun tentang harga.
balance-saved = Tersimpan: { $path }

## Steps that can be undone. $value is what was set, $count how many cards.

undo-set-id = Ubah ID menjadi { $value }
undo-set-name = Ubah nama menjadi { $value }
undo-set-type = Ubah tipe menjadi { $value }
undo-set-number = Ubah { $number } menjadi { $value }
undo-set-subtype = Ubah subtipe menjadi { $value }
undo-set-trigger = Ubah pemicu menjadi { $value }
undo-set-hero = Ubah pahlawan menjadi { $value }
undo-set-book = Ubah Buku menjadi { $value }
undo-set-flavour = Ubah teks suasana
undo-set-art = Ubah gambar menjadi { $value }
undo-set-notes = Ubah catatan
undo-set-status = Ubah status menjadi { $value }
undo-set-wording = Ubah teks khusus dalam { $language }
undo-set-all = Sunting { $count } kartu
undo-set-row = Ubah baris { $row }
undo-insert-rows = Tambahkan { $count } baris
undo-remove-row = Hapus baris { $row }
undo-move-row = Pindahkan baris { $row }
undo-duplicate-row = Duplikasi baris { $row }
undo-add-card = Tambahkan { $id }
undo-add-hero = Tambahkan { $id }
undo-add-book = Tambahkan { $name }
undo-duplicate = { $count ->
    [1] Duplikasi { $name }
   *[other] Duplikasi { $count } kartu
}
undo-delete = { $count ->
    [1] Hapus { $name }
   *[other] Hapus { $count } kartu
}
undo-move-to-hero = Pindahkan ke { $hero }
undo-paste-cards = { $count ->
    [1] Tempel { $name }
   *[other] Tempel { $count } kartu
}
undo-set-json = Sunting JSON { $name }
undo-replace = Ganti { $find } dengan { $with }
undo-fix = Perbaiki { $count } masalah
undo-set-levers = Kalibrasi keseimbangan ({ $count })
undo-set-ruleset = Ubah set aturan
undo-write-message = Sunting { $id } ({ $language })
undo-remove-message = Hapus { $id } ({ $language })
undo-approve-messages = Setujui pesan: { $count } ({ $language })
undo-review-messages = Tinjau pesan: { $count } ({ $language })
undo-new-language = Bahasa baru: { $language }
undo-reload = Baca ulang berkas
undo-merge = Gabungkan dengan berkas
undo-recover = Pulihkan perubahan yang belum disimpan
undo-restore = Pulihkan versi sebelumnya

## The sandbox

screen-sandbox = Ruang uji
do-go-sandbox = Buka ruang uji
do-try = Coba di papan
do-resolve = Jalankan
do-step = Langkah
do-back = Mundur
do-restart = Dari awal
do-save-scenario = Simpan skenario
do-run-scenarios = Jalankan skenario
do-new-match = Pertandingan baru
sandbox-board = Papan
sandbox-presets = Mulai dengan
sandbox-scenarios = Skenario
sandbox-open-file = Buka skenario atau pertandingan
preset-empty = Papan kosong
preset-mid-game = Tengah permainan
preset-nearly-dead = Hampir kalah
preset-full = Papan penuh
preset-later-book = Tengah permainan, melawan Buku yang lebih baru
sandbox-against = { $one } melawan { $other }
sandbox-turn = Giliran
sandbox-seed = Benih
sandbox-play-on = Lanjut bermain
sandbox-play-on-hint = Bermain sesuai aturan dari posisi ini
sandbox-end-turn = Akhiri giliran
sandbox-no-scenarios = Proyek belum punya skenario
sandbox-pass = Semua lolos: { $n }
sandbox-fail = Gagal: { $n }
sandbox-passing = Lolos
sandbox-failing = Gagal
sandbox-about = Yang ditunjukkan
sandbox-save-hint = Menyimpan papan, langkah, dan ekspektasinya sebagai berkas.
sandbox-taken = Sudah ada berkas dengan nama ini, atau berkas ini diubah oleh program lain. Pilih nama lain.
sandbox-drag-hint = Seret ke zona, atau tekan Alt+Enter
sandbox-put-into = Taruh di
sandbox-move-to = Pindahkan ke
sandbox-add-card = Tambahkan kartu
sandbox-remove = Keluarkan
sandbox-copy-card = Duplikasi
sandbox-card-menu = Kartu
sandbox-play-card = Mainkan dari tangan
sandbox-arrived = Memasuki arena pada giliran ini
sandbox-not-arrived = Sudah di arena sebelumnya
sandbox-reveal = Tandai terbuka
sandbox-hide = Tandai tertutup
sandbox-revealed = terbuka
sandbox-count = Jumlah kartu
sandbox-pile = Kartu di tumpukan
sandbox-pile-hint = Ke tangan
sandbox-no-hero = Tanpa pahlawan
sandbox-more-numbers = Angka lain
sandbox-expect-this = Tambahkan sebagai ekspektasi
sandbox-written-out = Kartu tanpa ID
sandbox-played-by = Dimainkan oleh
sandbox-pick = Pilih kartu
sandbox-pick-hint = Klik kartu di kiri atau di papan, lalu Jalankan atau Langkah.
sandbox-no-rows = Kartu ini tidak punya efek.
sandbox-undone = diurungkan
sandbox-next = berikutnya
sandbox-choose-target = Pilih sasaran di papan
sandbox-rules-choose = Biarkan aturan memilih
sandbox-trace = Jejak
sandbox-step = Langkah { $n }: { $what }
sandbox-steps = Langkah: { $n }
sandbox-copy-trace = Salin jejak
toast-trace-copied = Jejak disalin
sandbox-nothing = Belum terjadi apa-apa
sandbox-nothing-hint = Pilih kartu dan jalankan: setiap baris menjelaskan di sini apa yang dilakukan dan mengapa.
sandbox-no-board = Berkas ini bukan papan
sandbox-no-board-hint = Masalahnya ada di atas. Mulai dengan papan lain, atau perbaiki berkasnya.
sandbox-expectations = Ekspektasi
sandbox-holding = { $n } dari { $all } terpenuhi
sandbox-expect = Tambahkan ekspektasi
sandbox-expect-hint = Tambahkan ekspektasi, dan skenario akan memeriksanya.
sandbox-found = kini { $value }
sandbox-forget = Hapus ekspektasi
sandbox-match = Pertandingan
sandbox-legal = Tindakan yang boleh
sandbox-log = Catatan
sandbox-log-start = Awal
sandbox-back-to = Mundur sampai sini
sandbox-forth-to = Ulangi sampai sini
sandbox-to-end = Sampai akhir
sandbox-to-move = Giliran { $who }, giliran ke-{ $turn }
sandbox-end-phase = Akhiri fase
sandbox-won = { $who } menang
sandbox-draw = Seri
sandbox-player = Pemain
player-by-hand = Manual
sandbox-first = Mulai duluan
sandbox-first-rules = Sesuai aturan
sandbox-begin = Mulai
sandbox-undo-edit = Sunting papan
sandbox-undo-action = Tindakan pertandingan
tabletop-yes = Ya
tabletop-no = Tidak
tabletop-effect = Efek { $n }
tabletop-no-target = Tanpa sasaran
tabletop-order = Urutan
tabletop-order-hint = sesuai urutan pilihanmu
tabletop-use = Gunakan?
tabletop-choose = pilih { $n }
tabletop-choose-some = pilih { $min } sampai { $max }
tabletop-costs = Biayanya tidak dapat dibayar
tabletop-over = Pertandingan selesai. Batalkan keputusan atau mulai pertandingan lain.
tabletop-shown = Papan setelah: { $what }
tabletop-shown-title = Di tengah tindakan
tabletop-shown-hint = Telusuri entri satu per satu, atau langsung ke akhir untuk memutuskan.
tabletop-show-entry = Tampilkan papan pada saat itu
tabletop-confirm = Konfirmasi
tabletop-pass = Lewati
tabletop-pass-key = Spasi
tabletop-thinks = Program memutuskan untuk pemain ini
tabletop-nothing = Tidak ada yang bisa dilakukan sekarang
tabletop-why = Mengapa?
tabletop-why-hint = Keuntungan keputusan ini di mata pemain rakus, dibanding lewat atau posisi sebelumnya, dan urutannya di antara semua jawaban
tabletop-why-others = Jawaban lain
tabletop-waiting = Menunggu
tabletop-waiting-hint = { $n }, berikutnya paling atas
tabletop-waiting-more = { $n } lagi
tabletop-limbo = sedang dimainkan
tabletop-rule = Aturan
tabletop-edited = Papan yang disunting
tabletop-unwritten = Papan tidak dapat menyatakan apa yang sekarang memengaruhi { $card }. Sunting posisi yang lebih awal.
tabletop-unlaid = Aturan tidak mengizinkan papan ini: { $fault }
tabletop-library = Kartu permainan
tabletop-chapters = Bab
tabletop-match-hint = Dua dek dari proyek. Benih yang sama menghasilkan pertandingan yang sama.
tabletop-seen-by = Kartu tersembunyi siapa yang ditampilkan
tabletop-seen-by-hand = Milik pemain yang kamu kendalikan
tabletop-seen-by-both = Milik kedua pemain
tabletop-forward = Keputusan berikutnya
tabletop-back = Kembali ke keputusan terakhirmu
tabletop-empty = Tidak ada pertandingan
tabletop-empty-hint = Pertandingan memerlukan aturan tanpa kesalahan.
tabletop-question = Pertanyaan
tabletop-not-now = Tidak pada saat ini
tabletop-used = Sudah digunakan
tabletop-full = Tidak ada tempat lagi
tabletop-not-from-here = Tidak dari zona ini
tabletop-aimless = Tidak ada sasaran untuknya

## Rows and screens of games that are data

slot-on = kapan
slot-as = cara
slot-once = sekali per
slot-may = opsional
slot-cost = biaya
slot-word = kata
slot-who = siapa
slot-to = sasaran
slot-for = durasi
slot-add = Tambahkan ke baris { $n }
slot-nothing = Tidak ada yang dapat dipilih.
slot-once-turn = giliran
slot-once-match = pertandingan
slot-who-self = kamu
slot-who-opponent = lawan
slot-who-both = kedua pemain
group-no-type = Tanpa tipe
field-keywords = Kata kunci
undo-set-words = Ubah { $set } menjadi { $value }

## Abilities and targets of whole games

abilities-of = { $abilities } kemampuan
rows-counted = { $rows } baris
do-add-ability = Tambahkan kemampuan
do-ability-up = Naikkan kemampuan
do-ability-down = Turunkan kemampuan
do-row-in = Pindahkan baris ke dalam baris di atasnya
do-row-out = Keluarkan baris
do-duplicate-ability = Duplikasi kemampuan
do-delete-ability = Hapus kemampuan
undo-move-ability = Pindahkan kemampuan
undo-remove-ability = Hapus kemampuan
undo-duplicate-ability = Duplikasi kemampuan
undo-add-ability = Tambahkan kemampuan
ability-handle = Kemampuan di baris { $n }: seret untuk memindahkan
ability-plain = seperti biasa
effects-add = Tambahkan baris yang diberikan baris { $n }
slot-remove = Hapus
slot-card = kartu
slot-against = terhadap
card-by-chance = kartu acak
slot-card-named = Menurut nama
slot-card-random = Acak
slot-card-written = Ditulis di sini
slot-card-add = Tambahkan sifat
flag-yes = ya
flag-no = tidak
count-at-least = minimal
count-at-most = maksimal
count-exactly = tepat
target-preset = Bawaan
target-custom = Khusus
target-who = Siapa
target-who-self = Kamu
target-who-opponent = Lawan
target-who-any = Keduanya
target-zone = Zona
target-zone-add = Zona lain
target-count = Jumlah
target-exactly = Tepat
target-up-to = Hingga
target-all = Semua
target-chosen = Pilihan
target-choose = olehmu
target-by-opponent = oleh lawan
target-named = saat digunakan
target-random = acak
target-most = terbanyak
target-least = tersedikit
target-number = Angka
target-other = kartu lain selain ini
target-filters = Filter
target-fits = { $n } dari { $of } cocok
target-show = Tampilkan
filter-add = filter
filter-or = atau
filter-in-play = diketahui saat bermain
tests-any = salah satu dari
tests-all = semua dari
tests-not = bukan

## Decks

do-decks = Sunting dek
deck-choose = Pilih dek
deck-new = Dek baru
deck-duplicate = Gandakan dek
deck-delete = Hapus dek
deck-copy = Salin dek sebagai teks
deck-save = Simpan dek sebagai teks
deck-name = Nama dek
deck-leader = Pemimpin
deck-locked = Terkunci: kartunya mengikuti pahlawan
deck-none = Belum ada dek
deck-none-hint = Dek adalah daftar kartu yang dimainkan oleh ruang uji dan keseimbangan.
deck-empty = Dek ini belum punya kartu
deck-empty-hint = Klik dua kali kartu di pustaka, atau tekan + padanya.
deck-add = Tambahkan satu
deck-remove = Kurangi satu
deck-legal = Sesuai dengan aturan dek
deck-unchecked = Aturan tidak membatasi dek
deck-hand = Tangan uji
deck-redraw = Bagikan tangan baru
deck-draw = Ambil satu kartu
deck-hand-none = Tidak ada tangan yang bisa dibagikan dari dek ini.
column-in-deck = Di dek
toast-deck-copied = Dek disalin
undo-set-deck = Ubah { $name }

## Import

do-import = Impor kartu
import-new = Baru: { $n }
import-changed = Berubah: { $n }
import-same = Tetap: { $n }
import-absent = Tidak ada di lembar: { $n }
import-line = Baris { $n }
import-unread = Tidak dimengerti ({ $n }): { $text }
import-now = Impor
import-blocked = Tidak ada yang diimpor: perbaiki kesalahan dulu, atau tidak ada yang baru.
undo-import = Impor kartu

## The gallery of cards, a page for any browser

gallery-search = Cari nama dan teks
gallery-tags = Tanda
# $n is a count of cards.
gallery-count = Kartu: { $n }
gallery-nothing = Tidak ada kartu yang cocok. Pilih lebih sedikit tanda atau kosongkan pencarian.
gallery-locked = Kartu terkunci
# Of printed cards: $counted were registered by their owners, $threshold unlock the entry.
gallery-progress = Terdaftar: { $counted } dari { $threshold }
# $name is the name of a card; the text describes its picture.
gallery-face = Kartu “{ $name }”

do-design = Alat desain
do-submit = Kirim kartu
design-line = Jalur pembuatan
design-goals = Sasaran
design-packs = Bungkus
design-prints = Kartu tercetak
design-inbox = Kiriman
design-rulings = Ketetapan aturan
design-glossary = Glosarium
design-clues = Kode tersembunyi
design-text = Teks
design-cards = Kartu
design-combinations = { $shown } dari { $all } kombinasi diizinkan
design-excluded = { $rule }: { $n } disisihkan
design-no-file = berkas itu tidak ada
design-step = Langkah
design-step-combine = Gabungkan
design-step-tag = Beri tanda
design-step-write = Tulis
design-count = Jumlah
design-group = Kelompok
design-lift = Kaitan
design-won = Menang
design-tags-of = Tanda { $card }: { $tags }
design-goal = Sasaran
design-bound = Batas
design-values = Terukur
design-state = Keadaan
design-met = Tercapai
design-missed = Tidak tercapai
design-unmeasured = Tidak diukur
design-unmeasured-hint = Mainkan pertandingan di layar Keseimbangan; sasaran ini lalu diukur dari sana.
design-no-values = Tidak ada yang dapat diukur untuk sasaran ini.
design-pack = Bungkus
design-lore = Kartu kisah
design-packs-note = Kartu tercetak: { $cards }, bungkus: { $packs }; satu set utuh rata-rata perlu { $n } bungkus
design-packs-trades = Pemain yang bertukar: { $players }, bungkus untuk masing-masing: { $n }, kartu yang berpindah tangan: { $cards }
design-packs-mix = Kartu baru: { $new }, dicetak sebelumnya: { $old }
design-printed = Tercetak
design-registered = Terdaftar
design-prints-note = Nomor seri ada di { $ledger }, pendaftaran pemilik di { $owners }.
design-question = Pertanyaan
design-uses = Memakai
design-term = Istilah
design-meaning = Arti
design-unused = Tidak ada kartu atau aturan yang memakai istilah ini.
design-code = Kode
design-mark = Tanda
design-place = Tempat di muka kartu
design-author = Perancang
design-taken = Diterima sebagai { $card }
design-state-new = Baru
design-state-in-talk = Dibicarakan
design-state-wanted = Diinginkan
design-state-declined = Ditolak
design-same = Berbuat sama dengan { $cards }
design-worse = Kalah dalam segala hal dari { $cards }
design-better = Unggul dalam segala hal dari { $cards }
design-no-match = Aturan permainan ini tidak menjabarkan satu pertandingan utuh
design-no-match-hint = Alat ini memerlukan aturan format 2; alat lain juga dapat dipakai dengan permainan ini.
design-working = Sedang bekerja…
design-none = Permainan ini belum punya
design-none-hint = { $file } di folder proyek menentukan apa yang tampil di sini.
design-wrong = Ini tidak dapat ditampilkan
design-save = Simpan sebagai berkas
design-open-pack = Buka satu bungkus
design-receive = Tambahkan kiriman
design-issue = Terbitkan nomor seri
design-surprise = Beri kejutan
design-empty = Belum ada apa-apa di sini
design-all-kinds = Semua jenis efek
design-as-grid = Tampilkan sebagai kisi
design-as-list = Tampilkan sebagai daftar
design-add-to = Tambahkan ke { $card }
design-take = Ambil sebagai kartu
design-put-on = Tambahkan ke kartu…
design-comment-on = Yang dikomentari
design-comment-card = Seluruh kartu
design-comment-row = Baris { $n }
design-measure-letters = Huruf pada kartu
design-measure-rows = Baris pada kartu
design-measure-partners = Kartu yang cocok dengan filter kartu
design-measure-off-budget = Jarak dari anggaran
design-measure-better = Kartu yang lebih baik
design-measure-negating = Efek yang membatalkan, dalam persen
design-measure-median-turns = Giliran satu pertandingan, median
design-measure-shortest-game = Giliran pertandingan terpendek
design-measure-early = Pertandingan yang cepat selesai, dalam persen
design-measure-deck-wins = Pertandingan yang dimenangkan dek, dalam persen
design-measure-overtaken = Kartu lebih baik yang datang kemudian
design-measure-rulings = Ketetapan tentang sebuah kartu
design-measure-acts = Keputusan per giliran
design-measure-unplayed = Kartu satu pertandingan yang tak dimainkan
design-measure-watching = Giliran saat pemain lain hanya menonton, dalam persen
design-measure-stuck = Pertandingan dengan giliran tanpa tindakan, dalam persen
design-measure-cut-off = Pertandingan yang baru selesai di giliran terakhir, dalam persen
design-measure-price-rank = Kesesuaian harga dengan permainan, dalam persen
design-measure-even-cards = Kartu dengan 45–55% kemenangan, dalam persen
design-add = Tambah: { $name }
design-remove = Hapus: { $name }
design-up = Naikkan: { $name }
design-down = Turunkan: { $name }
design-nothing = Tidak ada
design-price-flat = Tetap
design-price-each = Tiap satuan
design-new-tag = tanda baru
design-new-look = tampilan baru
design-add-tag = Tambah tanda
design-add-goal = Tambah sasaran
design-set-up = Atur
design-field-id = Nama
design-field-find = Syarat pencarian
design-field-lang = Bahasa teks
design-field-requires = Juga perlu
design-field-group = Kelompok
design-field-also = Dipilih sendiri
design-field-measure = Ukuran
design-field-at-least = Paling sedikit
design-field-at-most = Paling banyak
design-field-turn = Sebelum giliran
design-field-operations = Operasi
design-field-why = Alasan
design-field-letter = Huruf
design-field-weight = Berat (mg)
design-field-paper-weight = Berat (g/m²)
design-field-copies = Salinan tiap kartu
design-field-size = Kartu per bungkus
design-field-rarities = Kelangkaan
design-field-target = Berat bungkus (mg)
design-field-paper = Kertas sisipan
design-field-width = Lebar (µm)
design-field-height = Tinggi (µm)
design-field-printed = Sudah dicetak
design-field-threshold = Nomor diperlukan
design-field-one-per-account = Satu per akun
design-field-each-rarity = Tiap kelangkaan
design-field-prefix = Awal ID
design-field-slack = Kelonggaran
design-field-limits = Batas
design-field-types = Jenis kartu
design-field-base = Dasar
design-field-per = Tambahan tiap
design-field-is = Tetap
design-field-each = Tiap satuan
design-field-lasting = Menurut durasi
design-field-words = Menurut kata
design-field-bound = Menurut batas
design-field-plus = Ditambah
design-field-who = Menurut pemain
design-field-to = Menurut sasaran
design-field-ways = Jenis efek
design-field-timings = Waktu
design-field-costs = Biaya
design-field-condition = Dengan syarat
design-field-all = Untuk semua
design-field-all-targets = Sasaran “semua”
design-field-numbers = Lebih banyak lebih baik
design-field-same = Sama pada keduanya
design-field-run = Tiras
design-field-unlock = Buka kunci
design-field-portal = Kiriman
design-field-budget = Anggaran
design-field-better = Kartu yang lebih baik
