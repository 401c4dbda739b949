## How a resolution is told. Each message is one line; $op, $card, $what … are finished pieces.

player-self = Sen
player-opponent = Rakip
card-unknown = bilinmeyen kart

trace-fixed = Başlangıçta sabitlenenler
trace-row = { $n }. satır: { $op }
trace-row-value = { $n }. satır: { $op } { $val }
trace-again = İkinci kez uygulanıyor
row-kind-base = temel
row-kind-replace = değiştirme
row-kind-bonus = ek

# States of a row
trace-applied = uygulandı
trace-skipped = atlandı
trace-undone = { $n }. satır tarafından geri alındı
trace-cancelled = geçersiz kılındı
trace-without-effect = etkisiz

# Why
trace-true = doğru
trace-false = yanlış
trace-reads = { $what } = { $value }
trace-reads-of = { $who }, { $what } = { $value }
trace-of = { $who }, { $what }
trace-condition = { $if }
trace-item = { $what }: { $is }
trace-book = Kitap
trace-value = değer
trace-why-no-target = seçilecek bir şey yok
trace-why-empty = { $zone } boş
trace-why-full = { $zone } dolu
trace-why-nothing = hiçbir şey değişmeyecekti
trace-why-nothing-to-cancel = geçersiz kılınacak kart yok

# How a value came about
trace-part-base = kartta yazan { $n }
trace-part-result = sonuç { $n }

# Changes
trace-change = { $who }, { $what }: { $before } → { $after }
trace-change-card = { $card }, { $what }: { $before } → { $after }
trace-moved = { $card }: { $from } → { $to }
trace-undo = { $n }. satır geri alınıyor
trace-destroyed = { $card } yok edildi
trace-death = { $card } yok edilmişti
trace-trap = { $card } tetiklendi: { $trigger }
trace-retrigger = { $card } bir kez daha uygulanıyor
trace-attack = Saldırı: { $card } → { $target }, hasar: { $n }
trace-chosen = { $card } seçildi
trace-lethal = { $who }: yenilmek üzere
trace-nothing-happened = Hiçbir şey olmuyor

# Retler
refused-over = Maç bitti
refused-no-card = Burada kart yok
refused-unplayable = Bu kart oynanamaz
refused-arrived = Bu müttefik bu tur çağrıldı; sonraki turdan itibaren saldırabilir
refused-attacked = Bu müttefik bu tur zaten saldırdı
refused-no-target = Burada rakibin müttefiki yok

# Başka programların yönettiği maçlar
match-won = OYUN BİTTİ: { $winner } kazandı.
match-drawn = OYUN BİTTİ: berabere.
refused-no-match = Başlamış bir maç yok
refused-no-player = Böyle bir oyuncu yok: { $what }
refused-not-your-turn = Sıra diğer oyuncuda
refused-not-now = Bu aşamada yapılamaz
refused-no-ability = Kartın böyle bir yeteneği yok
refused-used = Bu zaten kullanıldı
refused-unpaid = Bedel ödenemiyor
refused-bad-target = Bu seçilemez: { $what }
refused-players = Bir maç için kimlikleri farklı iki oyuncu gerekir
refused-unknown-card = Böyle bir kart yok: { $what }
refused-unknown-resource = Böyle bir kaynak yok: { $what }
refused-too-many-cards = Bir maça sığandan fazla kart: { $what }
refused-amount = Aralık dışında: { $what }
refused-bad-request = İstek okunamıyor: { $what }
refused-no-call = Böyle bir çağrı yok: { $what }
refused-nothing-to-undo = Geri alınacak bir şey yok
