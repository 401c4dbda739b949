## How a resolution is told. Each message is one line; $op, $card, $what … are finished pieces.

player-self = Kamu
player-opponent = Lawan
card-unknown = kartu tidak dikenal

trace-fixed = Ditetapkan sejak awal
trace-row = Baris { $n }: { $op }
trace-row-value = Baris { $n }: { $op } { $val }
trace-again = Berlaku untuk kedua kalinya
row-kind-base = dasar
row-kind-replace = pengganti
row-kind-bonus = tambahan

# States of a row
trace-applied = berlaku
trace-skipped = dilewati
trace-undone = diurungkan oleh baris { $n }
trace-cancelled = dibatalkan
trace-without-effect = tanpa efek

# Why
trace-true = benar
trace-false = salah
trace-reads = { $what } bernilai { $value }
trace-reads-of = { $who }, { $what }: { $value }
trace-of = { $who }, { $what }
trace-condition = { $if }
trace-item = { $what }: { $is }
trace-book = Buku
trace-value = nilai
trace-why-no-target = tidak ada yang dapat dipilih
trace-why-empty = { $zone } kosong
trace-why-full = { $zone } penuh
trace-why-nothing = tidak ada yang akan berubah
trace-why-nothing-to-cancel = tidak ada kartu untuk dibatalkan

# How a value came about
trace-part-base = { $n } tercetak
trace-part-result = hasilnya { $n }

# Changes
trace-change = { $who }, { $what }: { $before } → { $after }
trace-change-card = { $card }, { $what }: { $before } → { $after }
trace-moved = { $card }: { $from } → { $to }
trace-undo = Baris { $n } diurungkan
trace-destroyed = { $card } dihancurkan
trace-death = { $card } telah dihancurkan
trace-trap = { $card } terpicu: { $trigger }
trace-retrigger = { $card } berlaku sekali lagi
trace-attack = Serangan: { $card } → { $target }, { $n } DMG
trace-chosen = { $card } dipilih
trace-lethal = { $who } akan kalah
trace-nothing-happened = Tidak terjadi apa-apa

# Penolakan
refused-over = Pertandingan sudah selesai
refused-no-card = Tidak ada kartu di sini
refused-unplayable = Kartu ini tidak dapat dimainkan
refused-arrived = Sekutu ini baru memasuki arena pada giliran ini; ia dapat menyerang mulai giliran berikutnya
refused-attacked = Sekutu ini sudah menyerang pada giliran ini
refused-no-target = Tidak ada sekutu lawan di sini

# Pertandingan yang dijalankan program lain
match-won = PERMAINAN SELESAI: { $winner } menang.
match-drawn = PERMAINAN SELESAI: seri.
refused-no-match = Belum ada pertandingan
refused-no-player = Tidak ada pemain ini: { $what }
refused-not-your-turn = Sekarang giliran pemain lain
refused-not-now = Tidak bisa dalam fase ini
refused-no-ability = Kartu tidak memiliki kemampuan ini
refused-used = Ini sudah dipakai
refused-unpaid = Biaya tidak bisa dibayar
refused-bad-target = Ini tidak bisa dipilih: { $what }
refused-players = Pertandingan memerlukan dua pemain dengan pengenal berbeda
refused-unknown-card = Tidak ada kartu ini: { $what }
refused-unknown-resource = Tidak ada sumber daya ini: { $what }
refused-too-many-cards = Kartu melebihi daya tampung pertandingan: { $what }
refused-amount = Di luar rentang: { $what }
refused-bad-request = Permintaan tidak bisa dibaca: { $what }
refused-no-call = Tidak ada panggilan ini: { $what }
refused-nothing-to-undo = Tidak ada yang bisa diurungkan
