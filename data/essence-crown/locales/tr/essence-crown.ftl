## Oyun

game-name = Essence Crown: Parça Savaşları
game-about = İki İlah, tek maç: Kartların bedeli parçalarla ödenir, Avatarlar rakip İlaha saldırır, Özü 0’a düşen kaybeder.

## Kart türleri

type-deity = İlah
    .acc = İlahı
    .dat = İlaha
    .gen = İlahın
    .pl = İlahlar
    .acc-pl = İlahları
    .dat-pl = İlahlara
    .gen-pl = İlahların
type-avatar = Avatar
    .acc = Avatarı
    .dat = Avatara
    .gen = Avatarın
    .pl = Avatarlar
    .acc-pl = Avatarları
    .dat-pl = Avatarlara
    .gen-pl = Avatarların
type-spell = Büyü
    .acc = Büyüyü
    .dat = Büyüye
    .gen = Büyünün
    .pl = Büyüler
    .acc-pl = Büyüleri
    .dat-pl = Büyülere
    .gen-pl = Büyülerin
type-relic = Yadigâr
    .acc = Yadigârı
    .dat = Yadigâra
    .gen = Yadigârın
    .pl = Yadigârlar
    .acc-pl = Yadigârları
    .dat-pl = Yadigârlara
    .gen-pl = Yadigârların
type-shard = Parça
    .acc = Parçayı
    .dat = Parçaya
    .gen = Parçanın
    .pl = Parçalar
    .acc-pl = Parçaları
    .dat-pl = Parçalara
    .gen-pl = Parçaların
type-domain = Diyar
    .acc = Diyarı
    .dat = Diyara
    .gen = Diyarın
    .pl = Diyarlar
    .acc-pl = Diyarları
    .dat-pl = Diyarlara
    .gen-pl = Diyarların
type-essence = Öz
    .acc = Özü
    .dat = Öze
    .gen = Özün
    .pl = Özler
    .acc-pl = Özleri
    .dat-pl = Özlere
    .gen-pl = Özlerin
type-rite = Ayin
    .acc = Ayini
    .dat = Ayine
    .gen = Ayinin
    .pl = Ayinler
    .acc-pl = Ayinleri
    .dat-pl = Ayinlere
    .gen-pl = Ayinlerin

## Kartların sayıları

number-cost = bedel
    .poss = bedeli
number-power = Güç
    .poss = Gücü
number-toughness = Dayanıklılık
    .poss = Dayanıklılığı
number-essence = Öz
    .poss = Özü

## Kartların sözcükleri

set-aspects = özellikler
set-domain = diyar
set-rarity = nadirlik
word-glow = Parıltı
word-gray = Gri
word-void = Boşluk
word-beast = Canavar
word-second_sun = İkinci Güneş
word-nullgrid = Sıfır Ağı
word-new_earth = Yeni Dünya
word-common = Sıradan
word-adept = Usta
word-mythic = Efsanevi

## Oyuncuların ve kartların taşıdıkları

counter-essence_max = azami Öz
counter-essence = Öz
counter-shards = parça
counter-kl = KL
state-tapped = yan çevrilmiş
state-damage = hasar

## Bölgeler

zone-deck = deste
zone-hand = el
zone-new_earth = Yeni Dünya
zone-graveyard = mezarlık
zone-exile = sürgün
zone-deity = İlah
zone-board = İlah ve Yeni Dünya
noun-new_earth = kart
    .acc = kartı
    .dat = karta
    .gen = kartın
    .pl = kartlar
    .acc-pl = kartları
    .dat-pl = kartlara
    .gen-pl = kartların
    .where = new_earth
in-new_earth-self = kontrol ettiğin
in-new_earth-opponent = rakip
    .as = adjective
    .order = 90

## Ne kadar sürer

for-this_turn = tur sonuna kadar
    .name = tur sonuna kadar
for-while_in_play =
    .name = kart oyunda kaldığı sürece

## Ne zaman

on-on_play =
    { $type ->
        [spell] { "" }
       *[other] Oynandığında
    }
    .as = label
    .name = oynandığında
on-on_attack = Saldırdığında
    .as = label
    .name = saldırdığında
on-start_turn = Tur Başı
    .as = label
    .name = turunun başında
on-end_turn = Tur Sonu
    .as = label
    .name = turunun sonunda
on-activate = Ana Aşama
    .as = label
    .name = ana aşamanda
frame-label-once = { $on }, { $once }: { $text }
    .then = capital
frame-label-cost = { $on } – { $cost }: { $text }
    .then = capital
frame-label-once-cost = { $on } – { $cost }, { $once }: { $text }
    .then = capital
frame-label-may-cost = { $on } – { $cost }: { $text }
    .then = capital
frame-label-once-may-cost = { $on } – { $cost }, { $once }: { $text }
    .then = capital
once-turn = turda bir kez
once-match = oyunda bir kez

## Bedeller

cost-shards = { $n } parça
    .name = parça
cost-kl = { $n } KL
    .name = KL
cost-essence = { $n } Öz
    .name = Öz
cost-discard =
    { $n ->
        [1] bir kart at
       *[other] { $n } kart at
    }
    .name = kart at
cost-tap = bu kartı yan çevir
    .name = bu kartı yan çevir

## Hedefler

to-own_deity =
    { $case ->
        [acc] İlahını
        [dat] İlahına
        [gen] İlahının
       *[nom] İlahın
    }
    .name = İlahın
to-enemy_deity =
    rakip { $case ->
        [acc] İlahı
        [dat] İlaha
        [gen] İlahın
       *[nom] İlah
    }
    .name = rakip İlah
to-target_deity =
    seçtiğin { $case ->
        [acc] İlahı
        [dat] İlaha
        [gen] İlahın
       *[nom] İlah
    }
    .name = seçtiğin İlah
to-both_deities =
    her iki { $case ->
        [acc] İlahı
        [dat] İlaha
        [gen] İlahın
       *[nom] İlah
    }
    .name = her iki İlah
to-this =
    bu { $case ->
        [acc] kartı
        [dat] karta
        [gen] kartın
       *[nom] kart
    }
    .name = bu kart
to-own_avatar =
    .name = kontrol ettiğin bir Avatar
to-enemy_avatar =
    .name = rakip bir Avatar
to-any_avatar =
    .name = bir Avatar
to-own_avatars =
    .name = kontrol ettiğin tüm Avatarlar
to-other_own_avatars = kontrol ettiğin { TERM($after) } { TERM($with) } diğer { TERM($adj) } { TERM($noun) }
    .name = kontrol ettiğin diğer Avatarlar
to-enemy_avatars =
    .name = tüm rakip Avatarlar
to-random_enemy_avatar = { TERM($place) } { TERM($after) } { TERM($with) } rastgele bir { TERM($adj) } { TERM($noun, number: "sg") }
    .name = rastgele bir rakip Avatar
to-any_card =
    { ATTR($noun, "where") ->
        [new_earth] Yeni Dünya’daki
       *[other] { "" }
    } { np-head } { TERM($adj) } bir { TERM($noun, number: "sg") }
    .name = Yeni Dünya’daki bir kart

## Hangi kartlar

where-type = { TERM($word) }
    .as = noun
    .name = türü { $word }
where-aspect = { TERM($word, case: "nom") } özellikli
    .order = 30
    .name = özelliği { $word }
where-domain = { TERM($word, case: "nom") } diyarından
    .as = after
    .name = diyarı { $word }
where-tapped = yan çevrilmiş
    .order = 50
    .false = dik duran
    .name = yan çevrilmiş
where-power_at_most = Gücü { $n } veya daha az
    .as = with
    .name = Gücü { $n } veya daha az
where-power_at_least = Gücü { $n } veya daha fazla
    .as = with
    .name = Gücü { $n } veya daha fazla
where-toughness_at_most = Dayanıklılığı { $n } veya daha az
    .as = with
    .name = Dayanıklılığı { $n } veya daha az

## Koşullar

if-essence_at_most = İlahının Özü { $n } veya daha azsa
    .name = İlahının Özü { $n } veya daha az
if-enemy_essence_at_most = rakip İlahın Özü { $n } veya daha azsa
    .name = rakip İlahın Özü { $n } veya daha az
if-hand_at_most = elinde en çok { $n } kart varsa
    .name = elinde en çok { $n } kart var
if-graveyard_at_least = mezarlığında en az { $n } kart varsa
    .name = mezarlığında en az { $n } kart var
if-ctrl_avatars = en az { $n } Avatar kontrol ediyorsan
    .name = en az { $n } Avatar kontrol ediyorsun
if-ctrl_aspect = { TERM($word, case: "nom") } özellikli bir kart kontrol ediyorsan
    .name = belli bir özelliği olan bir kart kontrol ediyorsun
if-ctrl_domain = { TERM($word, case: "nom") } diyarından bir kart kontrol ediyorsan
    .name = belli bir diyardan bir kart kontrol ediyorsun
if-enemy_no_avatars = rakibinin hiç Avatarı yoksa
    .name = rakibinin hiç Avatarı yok
if-kl_at_least = sende en az { $n } KL varsa
    .name = sende en az { $n } KL var
if-shards_at_least = sende en az { $n } parça varsa
    .name = sende en az { $n } parça var
if-turn_at_least = en az { $n }. raunt oynanıyorsa
    .name = en az { $n }. raunt oynanıyor

## Etkiler. `.replace` öncekinin yerine, `.bonus` ona ek olarak.

n-cards =
    { $val ->
        [1] bir kart
       *[other] { $val } kart
    }
n-cards-acc =
    { $val ->
        [1] bir kartı
       *[other] { $val } kartı
    }
n-top-cards =
    { $val ->
        [1] üstündeki kartı
       *[other] üstündeki { $val } kartı
    }
n-copies =
    { $val ->
        [1] bir
       *[other] { $val }
    }
np-to-hand =
    { ATTR($to, "number") ->
        [pl] sahiplerinin eline
       *[other] sahibinin eline
    }

op-essence_damage = { TERM($to, case: "dat") } { $val } Öz hasarı ver
    .replace = bunun yerine { TERM($to, case: "dat") } { $val } Öz hasarı ver
    .bonus = { TERM($to, case: "dat") } fazladan { $val } Öz hasarı ver
    .name = Öz hasarı
op-essence_heal = { TERM($to) } { $val } Öz kazanır
    .replace = bunun yerine { TERM($to) } { $val } Öz kazanır
    .bonus = { TERM($to) } fazladan { $val } Öz kazanır
    .name = Öz
op-essence_max = { TERM($to, case: "gen") } azami Özü { $val } artar
    .replace = bunun yerine { TERM($to, case: "gen") } azami Özü { $val } artar
    .bonus = { TERM($to, case: "gen") } azami Özü { $val } daha artar
    .name = azami Öz
op-draw = { n-cards } çek
    .replace = bunun yerine { n-cards } çek
    .bonus = fazladan { n-cards } çek
    .name = çekme
op-gain_shards = { $val } parça kazan
    .replace = bunun yerine { $val } parça kazan
    .bonus = fazladan { $val } parça kazan
    .name = parça kazanma
op-lose_shards = rakibin { $val } parça kaybeder
    .replace = bunun yerine rakibin { $val } parça kaybeder
    .bonus = rakibin fazladan { $val } parça kaybeder
    .name = parça kaybı
op-gain_kl = { $val } KL kazan
    .replace = bunun yerine { $val } KL kazan
    .bonus = fazladan { $val } KL kazan
    .name = KL kazanma
op-lose_kl = rakibin { $val } KL kaybeder
    .replace = bunun yerine rakibin { $val } KL kaybeder
    .bonus = rakibin fazladan { $val } KL kaybeder
    .name = KL kaybı
op-buff = { TERM($to) } { SIGNED($power) }/{ SIGNED($toughness) } alır
    .for = { TERM($to) } { $for } { SIGNED($power) }/{ SIGNED($toughness) } alır
    .replace = bunun yerine { TERM($to) } { SIGNED($power) }/{ SIGNED($toughness) } alır
    .replace-for = bunun yerine { TERM($to) } { $for } { SIGNED($power) }/{ SIGNED($toughness) } alır
    .bonus = { TERM($to) } fazladan { SIGNED($power) }/{ SIGNED($toughness) } alır
    .bonus-for = { TERM($to) } { $for } fazladan { SIGNED($power) }/{ SIGNED($toughness) } alır
    .name = Güç ve Dayanıklılık
op-hurt = { TERM($to, case: "dat") } { $val } hasar ver
    .replace = bunun yerine { TERM($to, case: "dat") } { $val } hasar ver
    .bonus = { TERM($to, case: "dat") } fazladan { $val } hasar ver
    .name = hasar
op-destroy = { TERM($to, case: "acc") } yok et
    .replace = bunun yerine { TERM($to, case: "acc") } yok et
    .bonus = ayrıca { TERM($to, case: "acc") } yok et
    .name = yok etme
op-exile = { TERM($to, case: "acc") } sürgün et
    .replace = bunun yerine { TERM($to, case: "acc") } sürgün et
    .bonus = ayrıca { TERM($to, case: "acc") } sürgün et
    .name = sürgün
op-return = { TERM($to, case: "acc") } { np-to-hand } geri döndür
    .replace = bunun yerine { TERM($to, case: "acc") } { np-to-hand } geri döndür
    .bonus = ayrıca { TERM($to, case: "acc") } { np-to-hand } geri döndür
    .name = ele döndürme
op-recover = mezarlığından { n-cards-acc } eline al
    .replace = bunun yerine mezarlığından { n-cards-acc } eline al
    .bonus = mezarlığından fazladan { n-cards-acc } eline al
    .name = mezarlıktan alma
op-discard = rakibin, elinden rastgele { n-cards } atar
    .replace = bunun yerine rakibin, elinden rastgele { n-cards } atar
    .bonus = rakibin, elinden rastgele { n-cards } daha atar
    .name = kart attırma
op-mill = rakibin, destesinin { n-top-cards } mezarlığına koyar
    .replace = bunun yerine rakibin, destesinin { n-top-cards } mezarlığına koyar
    .bonus = ayrıca rakibin, destesinin { n-top-cards } mezarlığına koyar
    .name = desteden mezarlığa
op-tap = { TERM($to, case: "acc") } yan çevir
    .replace = bunun yerine { TERM($to, case: "acc") } yan çevir
    .bonus = ayrıca { TERM($to, case: "acc") } yan çevir
    .name = yan çevirme
op-untap = { TERM($to, case: "acc") } doğrult
    .replace = bunun yerine { TERM($to, case: "acc") } doğrult
    .bonus = ayrıca { TERM($to, case: "acc") } doğrult
    .name = doğrultma
op-create = eline { n-copies } “{ TERM($card) }” kopyası ekle
    .replace = bunun yerine eline { n-copies } “{ TERM($card) }” kopyası ekle
    .bonus = eline { n-copies } “{ TERM($card) }” kopyası daha ekle
    .name = kopya ekleme
op-defeat =
    { ATTR($to, "who") ->
        [opponent] oyunu kazanırsın
       *[other] oyunu kaybedersin
    }
    .replace =
        { ATTR($to, "who") ->
            [opponent] bunun yerine oyunu kazanırsın
           *[other] bunun yerine oyunu kaybedersin
        }
    .bonus =
        { ATTR($to, "who") ->
            [opponent] ayrıca oyunu kazanırsın
           *[other] ayrıca oyunu kaybedersin
        }
    .name = oyunu kazanma veya kaybetme
op-say =
    .name = öykünün sözleri

## Etki türleri

kind-damage = Hasar
kind-restore = Öz
kind-cards = Kartlar
kind-energy = Parça ve KL
kind-allies = Avatarlar
kind-control = Kontrol

## Aşamalar, hamleler, olaylar

phase-start = Başlangıç
phase-main = Ana Aşama
phase-attack = Saldırı
phase-end = Son
phase-clean_up = Toparlanma
action-play = oynama
action-activate = yetenek kullanma
action-attack = saldırma
event-turn_begins = tur başı
event-turn_ends = tur sonu
event-attack = saldırı

## Neden olmaz

refused-not-playable = İlah oynanmaz
refused-not-an-avatar = Yalnızca Avatarlar saldırır
refused-tapped = Bu kart yan çevrilmiş
refused-not-a-deity = Bu kart bir desteyi yönetmez: { $what }
refused-deity-in-deck = İlah desteyi yönetir ve listesinde yer almaz: { $what }

## Desteler

deck-morning = Sabah Sarayı
deck-lattice = Sessiz Kafes

## Kartlar

card-EC-001 = Geç Şafağın Ysolde’si
    .flavour = Ondan bir şafak aldılar. O bir yenisini yaptı.
card-EC-002 = Sabırlı Hiçlik
    .flavour = Hiç acele etmedi. Her şey sıfıra varır.
card-EC-003 = Sabah Kıymığı
    .flavour = Hâlâ sıcak. Yarın da sıcak olacak.
card-EC-004 = Cızırtı Kıymığı
    .flavour = Kulağına tut: seni dinliyor.
card-EC-005 = Yavaş Işık Kâsesi
    .flavour = Beklemeyi biliyorsan bir yılda iç.
card-EC-006 = Işıksızlık Şişesi
    .flavour = Bir damla yeter, lamba ne işe yaradığını unutur.
card-EC-007 = Fenerli Çömez
    .flavour = Her feneri adıyla selamlar.
card-EC-008 = Kül Grisi Nöbetçi
    .flavour = Kapının artık olmadığını ona kimse söylemedi.
card-EC-009 = Şafak Koşucusu
    .flavour = Işığı geçer, sonra durup onu bekler.
card-EC-010 = Çifte Vuran Balıkçıl
    .flavour = İlk vuruş balık içindir. İkincisi senin için.
card-EC-011 = İkinci Işığın Korosu
    .flavour = Onlar bir nota söyler, gerisini sabah bulur.
card-EC-012 = Beyazlı Mareşal
    .flavour = Üniforması kırk savaş gördü, hâlâ bembeyaz.
card-EC-013 = Gri Hakem
    .flavour = İki taraf da onu adaletsiz buldu. İkisi de parasını ödedi.
card-EC-014 = Tutulmuş Sözler Devi
    .flavour = Tutulan her söz için bir adım atar.
card-EC-015 = İlk Işın
    .flavour = Onu görecek gözler yokken güneşten ayrıldı.
card-EC-016 = Paylaşılan Meridyen
    .flavour = Çizginin geçtiği yerde öğle kimsenin değildir.
card-EC-017 = Ufku Oku
    .flavour = Yarın orada yazar, çok küçük harflerle.
card-EC-018 = Kavgayı Tart
    .flavour = Ağır gelen savın odadan çıkması gerekti.
card-EC-019 = Öğle Vakti Hükmü
    .flavour = Öğle vakti kimsenin saklanacak gölgesi yoktur.
card-EC-020 = Yitik Saati Geri Çağır
    .flavour = Yalnızca öteki saatlerin arkasındaydı.
card-EC-021 = Meridyen Merceği
    .flavour = Öğleyi onunla öbür yandan görürsün.
card-EC-022 = İkiz Basamaklar Çanı
    .flavour = Bir aşağıda çalar, bir yukarıda; asla tek başına değil.
card-EC-023 = Geç Güneşin Terasları
    .flavour = Burada asmalar iki kez olgunlaşır.
card-EC-024 = Işıksız Borsa
    .flavour = Yarına dek özlemeyeceğin şeyleri alıp satarlar.
card-EC-025 = Açık El Ayini
    .flavour = Verdiğin şeyi artık düşüremezsin.
card-EC-026 = Çıkarma Ayini
    .flavour = Kendinden başla ve bir çıkar.
card-EC-027 = Cüruf Eniği
    .flavour = Hâlâ parlayan ne varsa ısırır.
card-EC-028 = Kafes Sürüngeni
    .flavour = Her teli uğultusundan tanır.
card-EC-029 = İçi Boş Denetçi
    .flavour = Hiçbir şey bulmadı ve onu da alıp gitti.
card-EC-030 = Kemiren Aritmetik
    .flavour = Yalnızca kalanı yer, her zaman da bir kalan olur.
card-EC-031 = Cızırtı Tazısı
    .flavour = İki istasyon arasındaki gürültüden türedi.
card-EC-032 = Dokuzuncu Yokluk
    .flavour = Ondan önce sekizi geldi. Kimse hatırlamıyor.
card-EC-033 = Kısa Devre
    .flavour = En kısa yol en güvenli yol değildir.
card-EC-034 = Dönüşümlü Kesinti
    .flavour = Şehir, mahalle mahalle fısıldamayı öğrendi.
card-EC-035 = Sıfır Toplam
    .flavour = El sıkıştılar, ikisi de yoksullaştı.
card-EC-036 = Hız Aşırtma
    .flavour = Yüz yıl için yapıldı, ya da güzel bir gece için.
card-EC-037 = Tahsil Edilen Borç
    .flavour = Anapara küçük. Faizi sensin.
card-EC-038 = Putu Sök
    .flavour = Bir yüzyıllık dua, bir tornavidayla söküldü.
card-EC-039 = Gürültü Kulübesi
    .flavour = Onları sessizlikle besle, daha fazlası için havlarlar.
card-EC-040 = Son Hesabın Tacı
    .flavour = Onu en son takanın sayacak bir şeyi kalmaz.

## Maç neden biter

end-essence = { $loser } tarafındaki İlahın Özü 0’a düştü.
end-held_out = { $winner } dayandı.

## Bölümler

chapter-ch1_second_morning = İkinci Sabah
ch1-opening = İkinci güneş sırtın üzerinden doğuyor. Saray, güneş tepeye varana dek dayanmalı.
ch1-hound = Cızırtının içinde bir şey havlıyor.
ch1-near = “Henüz değil,” diyor Ysolde ve ışık yanıt veriyor.
