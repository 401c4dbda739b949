## Oyun

game-name = Büyük Sefer
game-about = Bir Lider ve tayfası ötekine karşı: Karakterler saldırır, kimileri araya girer, karşılıklar kurtarır; kaybedilen can kartları kaybedenin eline gelir.

## Kart türleri

type-leader = Lider
    .acc = Lideri
    .dat = Lidere
    .gen = Liderin
    .pl = Liderler
    .acc-pl = Liderleri
    .dat-pl = Liderlere
    .gen-pl = Liderlerin
type-character = Karakter
    .acc = Karakteri
    .dat = Karaktere
    .gen = Karakterin
    .pl = Karakterler
    .acc-pl = Karakterleri
    .dat-pl = Karakterlere
    .gen-pl = Karakterlerin
type-event = Olay
    .acc = Olayı
    .dat = Olaya
    .gen = Olayın
    .pl = Olaylar
    .acc-pl = Olayları
    .dat-pl = Olaylara
    .gen-pl = Olayların
type-stage = Mekân
    .acc = Mekânı
    .dat = Mekâna
    .gen = Mekânın
    .pl = Mekânlar
    .acc-pl = Mekânları
    .dat-pl = Mekânlara
    .gen-pl = Mekânların

## Kartların sayıları

number-cost = bedel
    .poss = bedeli
number-power = güç
    .poss = gücü
number-counter = karşılık
    .poss = karşılığı
number-life = can
    .poss = canı

## Kartların sözcükleri. Renkler ve soylar adın önünde durur: “Korsan Karakter”.

set-colours = renkler
set-attribute = nitelik
set-tags = soylar
word-red = kırmızı
word-green = yeşil
word-blue = mavi
word-purple = mor
word-black = siyah
word-yellow = sarı
word-blade = Kılıç
word-fist = Yumruk
word-shot = Atış
word-lore = Bilgi
word-craft = Zanaat
word-corsair = Korsan
word-tidewright = Gelgitçi
word-admiralty = Amirallik
word-islander = Adalı
word-beast = Canavar
word-spirit = Ruh
word-artisan = Usta

## Anahtar sözcükler

keyword-rush = [Hücum]
keyword-blocker = [Siper]
keyword-double_attack = [Çifte Saldırı]
keyword-banish = [Sürgün]
keyword-hunter = [Avcı]
keyword-unblockable = [Engellenemez]
keyword-relentless = [Yılmaz]
keyword-bound = [Bağlı]
keyword-steadfast = [Sarsılmaz]
about-keyword-rush = Geldiği tur saldırabilir.
about-keyword-blocker = Yan çevrilmiş değilse yan çevrilip başka bir kartın yerine saldırıyı üstlenebilir.
about-keyword-double_attack = Bir Lidere 2 hasar verir.
about-keyword-banish = Onun yüzünden kaybedilen can kartları, Tetiklemeleri kullanılmadan ıskartaya gider.
about-keyword-hunter = Yan çevrilmemiş Karakterlere de saldırabilir.
about-keyword-unblockable = Saldırılarına karşı siper olunamaz.
about-keyword-relentless = Her tur iki kez saldırabilir.
about-keyword-bound = Saldıramaz.
about-keyword-steadfast = Çarpışmada nakavt edilmez.
printed-keyword = { TERM($word) }

## Bölgelerin adları

noun-characters = Karakter
    .acc = Karakteri
    .dat = Karaktere
    .gen = Karakterin
    .pl = Karakterler
    .acc-pl = Karakterleri
    .dat-pl = Karakterlere
    .gen-pl = Karakterlerin
noun-crew = Lider veya Karakter
    .acc = Lideri veya Karakteri
    .dat = Lidere veya Karaktere
    .gen = Liderin veya Karakterin
    .pl = Lider ve Karakterler
    .acc-pl = Lideri ve Karakterleri
    .dat-pl = Lidere ve Karakterlere
    .gen-pl = Liderin ve Karakterlerin
noun-leader = Lider
    .acc = Lideri
    .dat = Lidere
    .gen = Liderin
    .pl = Liderler
    .acc-pl = Liderleri
    .dat-pl = Liderlere
    .gen-pl = Liderlerin
noun-stage = Mekân
    .acc = Mekânı
    .dat = Mekâna
    .gen = Mekânın
    .pl = Mekânlar
    .acc-pl = Mekânları
    .dat-pl = Mekânlara
    .gen-pl = Mekânların

## Oyuncuların ve kartların taşıdıkları

counter-wind_deck = Rüzgâr destesi
counter-winds = dik Rüzgârlar
counter-winds_rested = yan çevrilmiş Rüzgârlar
state-rested = yan çevrilmiş
state-silenced = etkisi geçersiz
state-attacks = saldırılar
state-winds = Rüzgârlar

## Bölgeler

zone-leader = Lider
zone-characters = Karakterler
zone-stage = Mekân
zone-hand = el
zone-deck = deste
zone-life = can
zone-trash = ıskarta
zone-resolving = uygulanan kart
zone-crew = Lider ve Karakterler
zone-board = masadaki taraf

## Yetenekler ne zaman işler

frame-label = [{ $on }] { $text }
    .then = capital
frame-once = [{ $once }] { $text }
    .then = capital
frame-on-once = [{ $once }] { $on } { $text }
frame-on-may = { $on } şunu yapabilirsin: { $text }
frame-on-once-may = [{ $once }] { $on } şunu yapabilirsin: { $text }
frame-tag = [{ $tag }] { $text }
    .then = capital
frame-may = istersen { $text }
frame-may-cost = şunu ödeyebilirsin: { $cost }. Ödersen, { $text }
once-turn = Turda Bir Kez
once-match = Oyunda Bir Kez
cost-and = { $a } ve { $b }
on-on_play = Oynandığında
    .as = label
    .name = oynandığında
on-when_attacking = Saldırdığında
    .as = label
    .name = saldırdığında
on-on_enemy_attack = Rakip Saldırdığında
    .as = label
    .name = rakip bir kart saldırdığında
on-on_block = Siper Olduğunda
    .as = label
    .name = siper olduğunda
on-on_ko = Nakavt Edildiğinde
    .as = label
    .name = nakavt edildiğinde
on-activate_main = Etkinleştir: Ana Aşama
    .as = label
    .name = ana aşamanda
on-main = Ana Aşama
    .as = label
    .name = Ana Aşama
on-counter = Karşılık
    .as = label
    .name = Karşılık
on-trigger = Tetikleme
    .as = label
    .name = Tetikleme
on-start_of_turn = Tur Başı
    .as = label
    .name = turunun başında
on-end_of_turn = Tur Sonu
    .as = label
    .name = turunun sonunda
on-continuous =
    .name = her zaman
on-instead_of_ko = Bu Karakter nakavt edilecekse
    .name = nakavt edileceği zaman

## Bedeller

cost-rest_winds = { $n } Rüzgârı yan çevir
    .name = Rüzgârları yan çevir
cost-return_winds = { $n } Rüzgârı Rüzgâr destene geri koy
    .name = Rüzgârları geri koy
cost-discard = elinden { TERM($cards, case: "acc") } ıskartaya çıkar
    .name = elinden kart ıskartaya çıkar
cost-rest_this =
    { $type ->
        [leader] bu Lideri
        [stage] bu Mekânı
       *[other] bu Karakteri
    } yan çevir
    .name = bu kartı yan çevir
cost-trash_this =
    { $type ->
        [stage] bu Mekânı
       *[other] bu Karakteri
    } ıskartaya çıkar
    .name = bu kartı ıskartaya çıkar
cost-rest_cards = { TERM($cards, case: "acc") } yan çevir
    .name = kartları yan çevir
cost-take_life =
    { $n ->
        [1] en üstteki can kartını eline al
       *[other] en üstteki { $n } can kartını eline al
    }
    .name = can kartlarını eline al
cost-bounce_own = { TERM($cards, case: "acc") } eline geri al
    .name = Karakterleri eline geri al
np-paid = { TERM($after) } { TERM($with) } { $n } { TERM($adj) } { TERM($noun, number: "sg") }
noun-cost-rest_cards = dik dost Lider veya Karakter
    .acc = dik dost Lideri veya Karakteri
noun-cost-bounce_own = dost Karakter
    .acc = dost Karakteri

## Etkiler neyle ilgili

in-characters-self = dost
    .as = adjective
    .order = 35
in-characters-opponent = rakip
    .as = adjective
    .order = 35
in-crew-self = dost
    .as = adjective
    .order = 35
    .all = { "" }
in-crew-opponent = rakip
    .as = adjective
    .order = 35
in-board-self = dost
    .as = adjective
    .order = 35
in-board-opponent = rakip
    .as = adjective
    .order = 35
in-stage-self = dost
    .as = adjective
    .order = 35
in-stage-opponent = rakip
    .as = adjective
    .order = 35
in-leader-self = dost
    .as = adjective
    .order = 35
in-leader-opponent = rakip
    .as = adjective
    .order = 35
np-up-to =
    { $zone ->
        [hand] elindeki
        [trash] ıskartandaki
       *[other] { "" }
    } { TERM($after) } { TERM($with) } en çok { $n } { TERM($adj) } { TERM($noun, number: "sg") }
np-choose = { TERM($after) } { TERM($with) } { $n } { TERM($adj) } { TERM($noun, number: "sg") }
np-choose-theirs = rakibinin seçeceği { TERM($after) } { TERM($with) } { $n } { TERM($adj) } { TERM($noun, number: "sg") }
np-all = { TERM($after) } { TERM($with) } tüm { TERM($adj) } { TERM($noun) }
np-random =
    { $zone ->
        [hand] elindeki
        [trash] ıskartandaki
       *[other] { "" }
    } { TERM($after) } { TERM($with) } rastgele { $n } { TERM($adj) } { TERM($noun, number: "sg") }
np-this =
    bu { $type ->
        [leader] { $case ->
            [acc] Lideri
            [dat] Lidere
            [gen] Liderin
           *[nom] Lider
        }
        [stage] { $case ->
            [acc] Mekânı
            [dat] Mekâna
            [gen] Mekânın
           *[nom] Mekân
        }
       *[other] { $case ->
            [acc] Karakteri
            [dat] Karaktere
            [gen] Karakterin
           *[nom] Karakter
        }
    }
np-same =
    seçilen { $case ->
        [acc] Karakteri
        [dat] Karaktere
        [gen] Karakterin
       *[nom] Karakter
    }
to-attacker =
    saldıran { $case ->
        [acc] kartı
        [dat] karta
        [gen] kartın
       *[nom] kart
    }
    .number = sg
    .name = saldıran kart
to-defender =
    savunan { $case ->
        [acc] kartı
        [dat] karta
        [gen] kartın
       *[nom] kart
    }
    .number = sg
    .name = savunan kart
to-own_leader =
    { $case ->
        [acc] Liderini
        [dat] Liderine
        [gen] Liderinin
       *[nom] Liderin
    }
    .number = sg
    .name = Liderin
to-their_leader =
    rakip { $case ->
        [acc] Lideri
        [dat] Lidere
        [gen] Liderin
       *[nom] Lider
    }
    .number = sg
    .name = rakip Lider
to-own_stage =
    { $case ->
        [acc] Mekânını
        [dat] Mekânına
        [gen] Mekânının
       *[nom] Mekânın
    }
    .number = sg
    .name = Mekânın
to-their_stage =
    rakip { $case ->
        [acc] Mekânı
        [dat] Mekâna
        [gen] Mekânın
       *[nom] Mekân
    }
    .number = sg
    .name = rakip Mekân
to-whole_crew =
    { $case ->
        [acc] Liderini ve { TERM($after) } { TERM($with) } { TERM($adj) } Karakterlerini
        [dat] Liderine ve { TERM($after) } { TERM($with) } { TERM($adj) } Karakterlerine
        [gen] Liderinin ve { TERM($after) } { TERM($with) } { TERM($adj) } Karakterlerinin
       *[nom] Liderin ve { TERM($after) } { TERM($with) } { TERM($adj) } Karakterlerin
    }
    .name = Liderin ve Karakterlerin
to-whole_hand = elindeki { TERM($with) } { TERM($adj) } { TERM($noun) }
    .name = elin
to-found = { TERM($after) } { TERM($with) } en çok { $n } { TERM($adj) } { TERM($noun, number: "sg") }
    .name = bakılan kartlardan biri
to-this =
    .name = bu kart
to-same =
    .name = önceki etkinin seçtiği
to-their_character =
    .name = rakip bir Karakter
to-their_characters =
    .name = tüm rakip Karakterler
to-own_character =
    .name = dost bir Karakter
to-own_characters =
    .name = tüm dost Karakterler
to-any_character =
    .name = bir Karakter
to-any_characters =
    .name = tüm Karakterler
to-own_crew =
    .name = dost Lider veya Karakter
to-their_crew =
    .name = rakip Lider veya Karakter
to-own_card =
    .name = oyundaki kartlarından biri
to-their_card =
    .name = oyundaki rakip bir kart
to-hand_card =
    .name = elindeki bir kart
to-trash_card =
    .name = ıskartandaki bir kart

## Hangi kartlar

where-type = { TERM($word) }
    .as = noun
    .name = türü { $word }
where-colour = { TERM($word) }
    .order = 30
    .name = rengi { $word }
where-tagged = { TERM($word, case: "nom") }
    .order = 40
    .is = { TERM($word, case: "nom") } ise
    .name = soyu { $word }
where-attribute = niteliği { TERM($word, case: "nom") }
    .as = with
    .is = niteliği { TERM($word, case: "nom") } ise
    .name = niteliği { $word }
where-name = “{ $card }” adlı
    .as = after
    .false = “{ $card }” dışındaki
    .false-as = after
    .name = tam bu kart
where-keyword = { TERM($word) } anahtar sözcüğü
    .as = with
    .is = { TERM($word) } anahtar sözcüğü varsa
    .name = anahtar sözcüğü { $word }
where-rested = yan çevrilmiş
    .order = 20
    .false = dik
    .name = yan çevrilmiş veya dik
where-cost_at_most = bedeli { $n } veya daha az
    .as = with
    .is = bedeli { $n } veya daha azsa
    .name = bedeli { $n } veya daha az
where-cost_at_least = bedeli { $n } veya daha fazla
    .as = with
    .is = bedeli { $n } veya daha fazlaysa
    .name = bedeli { $n } veya daha fazla
where-power_at_most = gücü { $n } veya daha az
    .as = with
    .is = gücü { $n } veya daha azsa
    .name = gücü { $n } veya daha az
where-power_at_least = gücü { $n } veya daha fazla
    .as = with
    .is = gücü { $n } veya daha fazlaysa
    .name = gücü { $n } veya daha fazla
where-base_power_at_most = yazılı gücü { $n } veya daha az
    .as = with
    .is = yazılı gücü { $n } veya daha azsa
    .name = yazılı gücü { $n } veya daha az
where-winds_at_least =
    { $n ->
        [1] Rüzgârı
       *[other] en az { $n } Rüzgârı
    }
    .as = with
    .name = en az { $n } Rüzgârı olan
where-other = diğer
    .order = 10
    .is = bu kart olmayan
    .name = bu kart dışında

## Ne kadar sürer

for-this_battle = bu çarpışmada
for-this_turn = tur sonuna kadar
for-until_own_turn = senin bir sonraki turun başlayana kadar
for-until_their_turn_ends = rakibinin bir sonraki turunun sonuna kadar
for-while_in_play =
    .name = oyunda kaldığı sürece

## Koşullar

if-winds_on_this =
    { $n ->
        [1] bu Karakterde Rüzgâr varsa
       *[other] bu Karakterde en az { $n } Rüzgâr varsa
    }
    .tag = Rüzgâr ×{ $n }
    .name = üzerinde en az { $n } Rüzgâr var
if-my_turn = sıra sendeyse
    .not = sıra sende değilse
    .name = sıra sende
if-opponent_turn = sıra rakibindeyse
    .not = sıra rakibinde değilse
    .name = sıra rakibinde
if-life_at_most = en çok { $n } can kartın varsa
    .not = { $n } taneden fazla can kartın varsa
    .name = en çok { $n } can kartın var
if-life_at_least = en az { $n } can kartın varsa
    .not = en az { $n } can kartın yoksa
    .name = en az { $n } can kartın var
if-opponent_life_at_most = rakibinin en çok { $n } can kartı varsa
    .subject = opponent
    .name = rakibinin en çok { $n } can kartı var
if-behind = can kartların rakibininkilerden azsa
    .not = can kartların rakibininkilerden az değilse
    .name = can kartların rakibininkilerden az
if-hand_at_most = elinde en çok { $n } kart varsa
    .not = elinde { $n } karttan fazlası varsa
    .name = elinde en çok { $n } kart var
if-hand_at_least =
    { $n ->
        [1] elinde kart varsa
       *[other] elinde en az { $n } kart varsa
    }
    .name = elinde en az { $n } kart var
if-opponent_hand_at_least =
    { $n ->
        [1] rakibinin elinde kart varsa
       *[other] rakibinin elinde en az { $n } kart varsa
    }
    .subject = opponent
    .name = rakibinin elinde en az { $n } kart var
if-deck_at_most = destende en çok { $n } kart varsa
    .name = destende en çok { $n } kart var
if-trash_at_least =
    { $n ->
        [1] ıskartanda kart varsa
       *[other] ıskartanda en az { $n } kart varsa
    }
    .name = ıskartanda en az { $n } kart var
if-winds_at_least =
    { $n ->
        [1] Rüzgârın varsa
       *[other] en az { $n } Rüzgârın varsa
    }
    .name = en az { $n } Rüzgârın var
if-controls =
    { TERM($cards) } { ATTR($cards, "pick") ->
        [none] kontrol etmiyorsan
       *[other] kontrol ediyorsan
    }
    .not =
        { TERM($cards) } { ATTR($cards, "pick") ->
            [none] kontrol etmiyor değilsen
           *[other] kontrol etmiyorsan
        }
    .name = Karakter kontrol ediyorsun
if-opponent_controls =
    rakibin { TERM($cards) } { ATTR($cards, "pick") ->
        [none] kontrol etmiyorsa
       *[other] kontrol ediyorsa
    }
    .subject = opponent
    .not =
        rakibin { TERM($cards) } { ATTR($cards, "pick") ->
            [none] kontrol etmiyor değilse
           *[other] kontrol etmiyorsa
        }
    .name = rakibin Karakter kontrol ediyor
if-leader = Liderin { TERM($is) }
    .name = Liderinin ne olduğu
if-this_rested = bu Karakter yan çevrilmişse
    .not = bu Karakter yan çevrilmemişse
    .name = yan çevrilmiş
if-attacking = bu Karakter saldırıyorsa
    .not = bu Karakter saldırmıyorsa
    .name = saldırıyor
if-attacked_leader = bu Karakter bir Lidere saldırıyorsa
    .not = bu Karakter bir Lidere saldırmıyorsa
    .name = bir Lidere saldırılıyor
if-turn_at_least = en az { $n }. tur oynanıyorsa
    .name = en az { $n }. tur oynanıyor
if-revealed = { TERM($cards) } gösterildiyse
    .name = ne gösterildi
if-did = bu gerçekleştiyse
    .not = bu gerçekleşmediyse
    .name = bu gerçekleştiyse

## Etkiler

op-power = { TERM($to) } { SIGNED($val) } güç alır
    .for = { TERM($to) } { $for } { SIGNED($val) } güç alır
    .name = güç
op-ko = { TERM($to, case: "acc") } nakavt et
    .name = nakavt
np-owner =
    { ATTR($to, "number") ->
        [pl] { ATTR($to, "who") ->
            [any] sahiplerinin eline
           *[other] sahibinin eline
        }
       *[other] sahibinin eline
    }
op-bounce = { TERM($to, case: "acc") } { np-owner } geri döndür
    .name = ele döndürme
op-search =
    destenin üstündeki { $val ->
        [1] karta
       *[other] { $val } karta
    } bak; { TERM($to, case: "acc") } göster ve eline al. Kalanları istediğin sırayla destenin altına koy
    .name = arama
op-draw =
    { $who ->
        [opponent] rakibin { $val } kart çeker
        [both] iki oyuncu da { $val } kart çeker
       *[other] { $val } kart çek
    }
    .subject = opponent
    .same =
        { $who ->
            [opponent] { $val } kart çeker
            [both] iki oyuncu da { $val } kart çeker
           *[other] { $val } kart çek
        }
    .name = çekme
op-discard =
    { $who ->
        [opponent] rakibin, elinden
        [both] iki oyuncu da elinden
       *[other] elinden
    } { $choice ->
        [random] rastgele
       *[other] { "" }
    } { $val } kartı ıskartaya { $who ->
        [self] çıkar
       *[other] çıkarır
    }
    .subject = opponent
    .same =
        { $who ->
            [opponent] elinden
            [both] iki oyuncu da elinden
           *[other] elinden
        } { $choice ->
            [random] rastgele
           *[other] { "" }
        } { $val } kartı ıskartaya { $who ->
            [self] çıkar
           *[other] çıkarır
        }
    .name = elden ıskartaya
op-grant = { TERM($to) } { TERM($word) } kazanır
    .for = { TERM($to) } { $for } { TERM($word) } kazanır
    .name = anahtar sözcük
op-attach =
    { TERM($to, case: "dat") } en çok { $val } { $choice ->
        [active] dik
       *[rested] yan çevrilmiş
    } Rüzgâr ver
    .name = Rüzgâr verme
op-rest = { TERM($to, case: "acc") } yan çevir
    .name = yan çevirme
op-activate = { TERM($to, case: "acc") } doğrult
    .name = doğrultma
op-damage =
    { $who ->
        [self] kendine
        [both] iki oyuncuya da
       *[other] rakibine
    } { $val } hasar ver
    .name = hasar
op-look =
    destenin üstündeki { $val ->
        [1] karta bak ve onu
       *[other] { $val } karta bak ve onları istediğin sırayla
    } destenin { $choice ->
        [top] üstüne geri koy
        [bottom] altına koy
       *[other] üstüne veya altına koy
    }
    .name = desteye bakma
op-reveal =
    { $who ->
        [opponent] rakibinin destesinin üstündeki { $val ->
            [1] kartı
           *[other] { $val } kartı
        } göster
        [both] iki oyuncunun da destesinin üstündeki { $val ->
            [1] kartı
           *[other] { $val } kartı
        } göster
       *[other] destenin üstündeki { $val ->
            [1] kartı
           *[other] { $val } kartı
        } göster
    }
    .name = gösterme
op-trash = { TERM($to, case: "acc") } ıskartaya çıkar
    .name = ıskartaya çıkarma
op-mill =
    { $who ->
        [opponent] rakibin, destesinin üstündeki { $val ->
            [1] kartı
           *[other] { $val } kartı
        } ıskartaya çıkarır
        [both] iki oyuncu da destesinin üstündeki { $val ->
            [1] kartı
           *[other] { $val } kartı
        } ıskartaya çıkarır
       *[other] destenin üstündeki { $val ->
            [1] kartı
           *[other] { $val } kartı
        } ıskartaya çıkar
    }
    .subject = opponent
    .same =
        { $who ->
            [opponent] destesinin üstündeki { $val ->
                [1] kartı
               *[other] { $val } kartı
            } ıskartaya çıkarır
            [both] iki oyuncu da destesinin üstündeki { $val ->
                [1] kartı
               *[other] { $val } kartı
            } ıskartaya çıkarır
           *[other] destenin üstündeki { $val ->
                [1] kartı
               *[other] { $val } kartı
            } ıskartaya çıkar
        }
    .name = desteden ıskartaya
op-play = { TERM($to, case: "acc") } oyna
    .name = oynama
op-take = { TERM($to, case: "acc") } eline al
    .name = ıskartadan ele
op-tuck = { TERM($to, case: "acc") } sahibinin destesinin altına koy
    .name = destenin altına
op-winds =
    Rüzgâr destenden en çok { $val } { $choice ->
        [active] dik
       *[other] yan çevrilmiş
    } Rüzgâr ekle
    .name = yeni Rüzgârlar
op-ready_winds = en çok { $val } Rüzgârını doğrult
    .name = Rüzgârları doğrultma
op-cost =
    { TERM($to, case: "gen") } bedeli { $abs } { $sign ->
        [minus] azalır
       *[other] artar
    }
    .name = bedel
op-heal =
    destenin üstündeki { $val ->
        [1] kartı
       *[other] { $val } kartı
    } can kartlarının üstüne koy
    .name = can
op-silence = { TERM($to, case: "gen") } etkilerini geçersiz kıl
    .for = { TERM($to, case: "gen") } etkilerini { $for } geçersiz kıl
    .name = geçersiz kılma
op-stay = bunu önle
    .cost = bunu önlemek için { $cost }
    .name = oyunda kalma

## Etki türleri

kind-damage = Saf dışı bırakma
kind-restore = Can
kind-cards = Kartlar
kind-energy = Rüzgârlar
kind-allies = Tayfa
kind-control = Kontrol

## Aşamalar

phase-refresh = Tazelenme
phase-draw = Çekme
phase-wind = Rüzgârlar
phase-main = Ana Aşama
phase-end = Son

## Hamleler, adlandırdıkları, pencereler, olaylar

action-play = kart oynama
action-give = Rüzgâr verme
action-activate = yetenek kullanma
action-attack = saldırma
action-block = siper olma
action-counter_card = bir Karakterle karşılık verme
action-counter_event = bir Olayla karşılık verme
action-use_trigger = Tetikleme kullanma
action-redraw = yeni el alma
pick-amount = Rüzgâr sayısı
pick-target = hedef
window-mulligan = yeni el
window-block = siper
window-counter = karşılık
window-trigger = Tetikleme
event-turn_begins = tur başı
event-turn_ends = tur sonu
event-attack = saldırı
event-block = siper
role-attacker = saldıran kart
    .gen = saldıran kartın
role-defender = savunan kart
    .gen = savunan kartın
role-drawn = can kartı
    .gen = can kartının
role-seen = bakılan kartlar
    .gen = bakılan kartların
role-taken = alınan kartlar
    .gen = alınan kartların
role-revealed = gösterilen kartlar
    .gen = gösterilen kartların
routine-enter = bir kart oyuna girer
routine-past_zero = can kalmadı
routine-wound = bir hasar
routine-banished = [Sürgün] ile bir hasar

## Ayarlar

setting-leader_attacks = Liderler saldırır
setting-wind_power = Rüzgârlar ne zaman güç verir
setting-life_rule = oyuncu ne zaman kaybeder
setting-first_battle = ilk turda kim saldıramaz

## Neden olmaz

refused-leader = Liderler saldırmaz
refused-first-turn = Bu ilk turda kimse saldırmaz
refused-rested = Bu kart yan çevrilmiş
refused-attacked = Bu kart bu tur zaten saldırdı
refused-arrived = Bu Karakter bu tur geldi ve [Hücum] sözcüğü yok
refused-bound = Bu kart saldıramaz
refused-no-blocker = Bu Karakterin [Siper] sözcüğü yok
refused-defender = Bu Karaktere zaten saldırılıyor
refused-no-counter = Bu kartın karşılığı yok
refused-no-trigger = Bu kartın Tetiklemesi yok

## Kural metni için adlar

word-active = dik
word-rested = yan çevrilmiş
word-chosen = seçilen
word-random = rastgele
word-top = üst
word-bottom = alt
word-either = üst veya alt
word-yes = evet
word-no = hayır
word-always = her zaman
word-own_turn = kendi turunda
word-at_zero = sıfırda
word-past_zero = sıfırın altında
word-first_player = ilk oyuncu
word-both = ikisi de

## Desteler

deck-cinder_wake = Kor İzi
deck-tidewright_guild = Gelgitçiler Loncası

## Kartlar

card-GV-01-L01 = Kömür Elli Maren
    .flavour = Sözleşme imzalamaz. Elini sıkar, kurumu sende kalır.
card-GV-01-L02 = Gelgitçi Osric Vane
    .flavour = Hiç geç kalmadı, çünkü gelgiti o kurar.
card-GV-01-C01 = Kor Topçusu
    .flavour = Bir atış sancak için, bir atış şans için, seyir defteri içinse hiç.
card-GV-01-C02 = Halat Rahibesi
    .flavour = Bazı düğümleri gemileri tutar. Ötekiler tayfaları.
card-GV-01-C03 = Kor Leviatanı
    .flavour = O su yüzüne çıkmadan bir mil öteden deniz kaynar.
card-GV-01-C04 = Barut Taşıyıcısı
    .flavour = “Yürümek mi? Sırtımda bununla mı?”
card-GV-01-C05 = İskele Düellocusu
    .flavour = Gemiler birbirine değmeden o küpeşteyi aşmıştır.
card-GV-01-C06 = Resif Avcısı
    .flavour = Başkaları harita okur, o kumdaki gölgeleri.
card-GV-01-C07 = Mum Yağı Kâhini
    .flavour = Yaptığı her mum bir tek şey bilir.
card-GV-01-C08 = İkinci Kaptan Tez Kılıç Rhea
    .flavour = İki kez alışkanlıktır, der kaptan. İki kez kahvaltıdır, der Rhea.
card-GV-01-C09 = Bombardımancı Hesk
    .flavour = Önce onlardan kaç kişi kaldığını sayar, sonra bizden.
card-GV-01-C10 = Yalıyar Ağcısı
    .flavour = Yukarıdan bakınca her direk tutulacak bir kol gibidir.
card-GV-01-C11 = Davullu Serdümen
    .flavour = Gemide artık kimse ritimsiz kürek çekemiyor.
card-GV-01-C12 = Uçurtma Onarıcısı
    .flavour = Yırtık yelken, uçtuğunu unutmuş bir uçurtmadır.
card-GV-01-C13 = Son Kibritin Sabotajcısı
    .flavour = Bir kibrit getirdi. Biri yeter de artar.
card-GV-01-C14 = Kaptan Ash Vardell
    .flavour = Onun aldığını deniz de kendine saklayamaz.
card-GV-01-C15 = Sığlıkların Kayıkçısı
    .flavour = “Bir inen, bir binen. Ücret budur.”
card-GV-01-C16 = Çifte Tekne Kabadayısı
    .flavour = Her güvertede bir ayağı durur, ikisinde de kendi evindedir.
card-GV-01-C17 = Palmiye Halatı Armadoru
    .flavour = Sabahlar boş kalsın diye yıldız ışığında örer.
card-GV-01-E18 = Şafakta Borda Ateşi
    .flavour = Kahvaltıları hazırdı. Kimse yiyemedi.
card-GV-01-E19 = Herkes Küpeşteye
    .flavour = Aşçı bile. En başta aşçı.
card-GV-01-E20 = Serende Savuşturma
    .flavour = On iki metre yukarıda ayak oyunu bambaşka bir sanattır.
card-GV-01-S21 = Tüten Güverte
    .flavour = Dokuz yıldır yanıyor ve bir kez olsun batmadı.
card-GV-01-C22 = Resif Bekçisi
    .flavour = Kanal açık. Sen davetli değilsin.
card-GV-01-C23 = Enkaz Dalgıcı
    .flavour = Bir halatla iner, bir arkadaşla çıkar.
card-GV-01-C24 = Lostromo Yaşlı Çapa
    .flavour = Onu denize gömdüler. Sabah vardiyasına geldi.
card-GV-01-C25 = Zıpkınlı Ölçümcü
    .flavour = Önce derinliği ölçer, sonra orada yaşayanı.
card-GV-01-C26 = Dalgakıran Teğmeni
    .flavour = Gece yol vermez ve gece hiç uyumaz.
card-GV-01-C27 = Batığın Fısıltısı
    .flavour = Ne tuttuğunu sorar. Bir kısmını bırakırsın.
card-GV-01-C28 = Dip Akıntısı Mühendisi
    .flavour = “Ben gemi batırmam. Bir alt rafa kaldırırım.”
card-GV-01-C29 = Aşağı Rıhtımın Harita Okuyucusu
    .flavour = Nerede başladığını öğrenmek için haritayı tersten okur.
card-GV-01-C30 = Çanlı Şamandıra Medyumu
    .flavour = Bir vuruş evet demek. İki vuruş da evet, ama hoşuna gitmeyecek.
card-GV-01-C31 = Komodor Ilse Brand
    .flavour = Acele, der Komodor, bir tür gürültüdür.
card-GV-01-C32 = Kıyı Döküntüsü Ayıklayıcısı
    .flavour = Üç yığını var: işe yarar, yaramaz ve birine adreslenmiş.
card-GV-01-C33 = İnci Yatağı Güreşçisi
    .flavour = Her inci, bir istiridyenin ödediği borçtur.
card-GV-01-C34 = Savak Ustası Uzak Gören Vesna
    .flavour = Yukarıda bir kapak açar, bir hafta sonra bir kahraman tökezler.
card-GV-01-C35 = Irgat Çırağı
    .flavour = Her gün yarım tur daha, dokuz yıl boyunca.
card-GV-01-C36 = Lonca Kılıç Ustası Anno
    .flavour = Dersleri son darbeyle başlar.
card-GV-01-C37 = Boğulmuş Yargıç
    .flavour = Hüküm verildi. Kime verildiğini sen söyleyebilirsin.
card-GV-01-C38 = Uzun Soluğan
    .flavour = Yola çıktığında büyükannen daha doğmamıştı.
card-GV-01-E39 = Ani Cezir
    .flavour = Liman öğlen gitti ve donanmayı da götürdü.
card-GV-01-E40 = Kayıplar İçin Bir Mum
    .flavour = Eve döndüklerinde söner.
card-GV-01-E41 = Fenerleri Söndürme
    .flavour = Işık da öteki emirler gibi bir emirdir.
card-GV-01-S42 = İlik Koyu Kuru Havuzu
    .flavour = Burada kızağa konan her omurga, birinin belkemiğiydi.
card-GV-01-C43 = Martı Kayası Afacanı
    .flavour = Üç çakıl fırlatır: biri sana, ikisi onuruna.
card-GV-01-C44 = Mangrov Kapanı
    .flavour = Bacağın kimin olduğu umurunda değil.
card-GV-01-C45 = Ateş Hattı Korsanı
    .flavour = Önce gözden çıkarabildiğini yakar, sonra çıkaramadığını.
card-GV-01-C46 = Adanın Sözcüsü
    .flavour = O konuşunca ada dinlemek için eğilir.
card-GV-01-C47 = Top Korosu
    .flavour = On iki namlu, dört ses, tek nota.
card-GV-01-C48 = Tekne Bekçisi
    .flavour = Güvertede başka kimse yoksa tekne odur.
card-GV-01-E49 = Halatlarda Kıvılcım
    .flavour = Çarmıhlardan yukarı koştu, biz de ardından.
card-GV-01-E50 = Kuytu Demir Yeri
    .flavour = İki saat uyku ve tayfa yepyeni.
card-GV-01-S51 = Fener Atolü
    .flavour = Üzerindeki her ışık, yol gözleyen biridir.
card-GV-01-C52 = Derinlerin Ağzı
    .flavour = Önce ısırır. Sonra acıkır.
card-GV-01-C53 = İki Kez Batmış Aşçı
    .flavour = Önce ocağı kurtarır. İki seferinde de.
card-GV-01-C54 = Gelgit Kâtibi
    .flavour = Üç nüsha: met, cezir ve durgun su.
card-GV-01-C55 = Büyük Meddi Çağıran
    .flavour = Küçük olan her şey yüzer.
card-GV-01-C56 = Fırtına Camı Bekçisi
    .flavour = Camı sallar, hava özür diler.
card-GV-01-C57 = Dokuzuncu Dalganın Hayaleti
    .flavour = Sekiz dalga hava durumudur. Dokuzuncusu kişiseldir.
card-GV-01-C58 = Bent Nöbetçisi
    .flavour = O kapanır, ırmak bir daha düşünür.
card-GV-01-C59 = Omurga Altı Korosu
    .flavour = Tek bir kıta bilirler, o da seninle ilgili.
card-GV-01-C60 = Kanal Havuzlarının Efendisi
    .flavour = Yükseltilmemiş hiçbir şey geçemez.
card-GV-01-E61 = Akıntıyı Okumak
    .flavour = Her yerde bulunmuştur. Sormak yeter.
card-GV-01-E62 = Tuzla Ödenen
    .flavour = Deniz, kanayan her parayı kabul eder.
card-GV-01-S63 = Batık Gözlemevi
    .flavour = Aşağıda yıldızlar kıpırdamaz.
card-GV-01-C64 = Pas Devi
    .flavour = Bir zamanlar bir filoydu ve hepsini sakladı.
