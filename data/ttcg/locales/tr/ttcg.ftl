## Oyun

game-name = TTCG
game-about = Birimler ve büyüler üst üste konarak büyür. Her kartın iki etkisi vardır; birini kullanmak kartı yan çevirir. Herkes yirmi puanla başlar; yok edilen birim sahibine kademesi kadar puana mal olur.

## Kart türleri: “Ateş türünden bir birim”

type-earth = Toprak
type-water = Su
type-fire = Ateş
type-air = Hava
type-electric = Elektrik
type-light = Işık
type-nature = Doğa
type-dark = Karanlık
type-spell = büyü
    .acc = büyüyü
    .dat = büyüye
    .gen = büyünün
    .pl = büyüler
    .acc-pl = büyüleri
    .dat-pl = büyülere
    .gen-pl = büyülerin
    .kind = spell
class-unit = birim
    .acc = birimi
    .dat = birime
    .gen = birimin
    .pl = birimler
    .acc-pl = birimleri
    .dat-pl = birimlere
    .gen-pl = birimlerin
class-spell = büyü
    .acc = büyüyü
    .dat = büyüye
    .gen = büyünün
    .pl = büyüler
    .acc-pl = büyüleri
    .dat-pl = büyülere
    .gen-pl = büyülerin

## Alt türler: “Ejderha soyundan bir birim”

set-subtypes = soylar
word-dragon = Ejderha
word-beast = Canavar
word-elemental = Elementel
word-aquatic = Su Canlısı
word-warrior = Savaşçı
word-spellcaster = Büyücü
word-machine = Makine
word-ghost = Hayalet
word-insect = Böcek
word-reptile = Sürüngen
word-fairy = Peri
word-undead = Yaşayan Ölü
word-botanic = Bitki
word-flying = Kanatlı
word-humanoid = İnsansı
word-fish = Balık

## Anahtar sözcükler: sıfatlar

keyword-indestructible = yok edilemez
keyword-immune = bağışık
about-keyword-indestructible = Ne savaşta ne de etkilerle yok edilebilir.
about-keyword-immune = Bu sözcükle birlikte anılan kartların etkileri onu ne seçer ne de değiştirir. Savaş bir etki değildir.

## Kartların sayıları

number-attack = saldırı
    .poss = saldırısı
number-defense = savunma
    .poss = savunması
number-level = kademe
    .poss = kademesi
number-more_attacks = fazladan saldırılar
    .poss = fazladan saldırıları

## Oyuncuların taşıdıkları

counter-points = puan
counter-plays = bu tur oynanan kartlar
counter-extra_plays = bu tur fazladan oynanabilen kartlar
quantity-plays_given = sürekli etkilerin eklediği oynama hakkı
quantity-plays_allowed = turda oynanabilen kart sayısı

## Kartların taşıdıkları

state-tapped = yan çevrilmiş
state-tapped_now = bu tur yan çevrilmiş
state-attacks_made = yapılan saldırılar
state-held_back = alıkonmuş

## Bölgeler

zone-units = birim bölgesi
zone-spells = büyü bölgesi
zone-under = alttaki kartlar
zone-hand = el
zone-deck = deste
zone-discard = ıskarta
zone-field = alan
noun-units = birim
    .acc = birimi
    .dat = birime
    .gen = birimin
    .pl = birimler
    .acc-pl = birimleri
    .dat-pl = birimlere
    .gen-pl = birimlerin
noun-spells = büyü
    .acc = büyüyü
    .dat = büyüye
    .gen = büyünün
    .pl = büyüler
    .acc-pl = büyüleri
    .dat-pl = büyülere
    .gen-pl = büyülerin
np-n =
    { $n ->
        [1] bir
        [2] iki
        [3] üç
        [4] dört
        [5] beş
        [6] altı
        [7] yedi
        [8] sekiz
        [9] dokuz
        [10] on
       *[other] { $n }
    }

## Etki türleri

as-normal = Olağan
as-continuous = Sürekli
as-counter = Karşılık
as-equip = Kuşanma
as-latent = Gizli
as-dormant = Uyuyan
as-passive = Edilgen
frame-cost = { $cost }: { $text }
    .then = capital
frame-may-cost = şunu ödeyebilirsin: { $cost }. Ödersen, { $text }
frame-cost-if = { $if } { $cost }: { $text }
    .then = capital
frame-may-cost-if = { $if } şunu ödeyebilirsin: { $cost }. Ödersen, { $text }
on-use = { "" }
    .name = oyuncusu istediğinde
on-opponent_draw = rakibinin Çekme Aşamasında
on-opponent_main = rakibinin Ana Aşamasında
on-opponent_battle = rakibinin Savaş Aşamasında
on-opponent_end = rakibinin Bitiş Aşamasında
on-always = { "" }
    .name = her zaman
on-turn_start = turunun başında
on-played =
    { $filtered ->
        [yes] { $of ->
            [self] { TERM($cards) } oynadığında
            [opponent] rakibin { TERM($cards) } oynadığında
           *[any] { TERM($cards) } oynandığında
        }
       *[no] { $of ->
            [self] bir kart oynadığında
            [opponent] rakibin bir kart oynadığında
           *[any] bir kart oynandığında
        }
    }
    .name = bir kart oynandığında
on-effect_activates =
    { $of ->
        [self] senin bir kartının
        [opponent] rakibinin bir kartının
       *[any] bir kartın
    } etkisi kullanıldığında
    .name = bir kartın etkisi kullanıldığında
on-effect_activates-counter = { "" }
on-attacks = bu kart saldırdığında
    .name = bu kart saldırdığında
on-enemy_attacks = rakip bir kart saldırdığında
    .name = rakip bir kart saldırdığında
on-after_attack = bu kart saldırdıktan sonra
on-other_destroyed =
    { $of ->
        [self] kontrol ettiğin
        [opponent] rakibinin kontrol ettiği
       *[any] { "" }
    } { TERM($cards) } yok edildiğinde
    .name = başka bir kart yok edildiğinde
on-sent_to_discard = bu kart ıskartaya gittiğinde
    .name = bu kart ıskartaya gittiğinde
noun-on-other_destroyed = kart
    .acc = kartı
    .dat = karta
    .gen = kartın
    .pl = kartlar
cost-discard = { TERM($cards, case: "acc") } ıskartaya çıkar
    .name = kartları ıskartaya çıkar
cost-points = { $n } puan kaybet
    .name = puan kaybet
cost-discard_this = bu kartı ıskartaya çıkar
    .name = bu kartı ıskartaya çıkar
cost-opponent_draws = rakibin { np-n } kart çeker
    .name = rakibin kart çeker
cost-opponent_gains = rakibin { $n } puan kazanır
    .name = rakibin puan kazanır
cost-opponent_untaps = rakibin { np-n } kartını doğrultur
    .name = rakibin kartlarını doğrultur

## Etkiler neyle ilgili

np-choose = { np-head } { np-n } { TERM($adj) } { TERM($noun, number: "sg") }
np-up-to = { np-head } en çok { np-n } { TERM($adj) } { TERM($noun, number: "sg") }
np-all = { np-head } tüm { TERM($adj) } { TERM($noun) }
np-random = { np-head } rastgele { np-n } { TERM($adj) } { TERM($noun, number: "sg") }
np-paid = { TERM($after) } { TERM($with) } { np-n } { TERM($adj) } { TERM($noun, number: "sg") }
np-event =
    { TERM($after) } { TERM($with) } { $other ->
        [yes] başka bir
       *[no] bir
    } { TERM($adj) } { TERM($noun) }
np-at-least =
    { TERM($after) } { TERM($with) } { $n ->
        [1] { "" }
       *[other] en az
    } { np-n } { TERM($adj) } { TERM($noun, number: "sg") }
np-at-most = { TERM($after) } { TERM($with) } en çok { np-n } { TERM($adj) } { TERM($noun, number: "sg") }
np-exactly =
    { TERM($after) } { TERM($with) } { $n ->
        [1] yalnızca
       *[other] tam
    } { np-n } { TERM($adj) } { TERM($noun, number: "sg") }
np-against =
    { $who ->
        [self] senin
        [opponent] rakibinin
       *[other] { "" }
    } { TERM($after) } { TERM($with) } { TERM($adj) } { TERM($noun, number: "sg") } etkilerine
to-this =
    bu { $case ->
        [acc] kartı
        [dat] karta
        [gen] kartın
       *[nom] kart
    }
    .name = bu kart
to-equipped =
    kuşanan { $case ->
        [acc] birimi
        [dat] birime
        [gen] birimin
       *[nom] birim
    }
    .name = kuşanan birim
to-chosen =
    o { $case ->
        [acc] birimleri
        [dat] birimlere
        [gen] birimlerin
       *[nom] birimler
    }
    .number = pl
    .name = önceki etkinin konusu
to-attacker =
    o { $case ->
        [acc] kartı
        [dat] karta
        [gen] kartın
       *[nom] kart
    }
    .number = sg
    .name = saldıran kart
to-defender =
    savunan { $case ->
        [acc] birimi
        [dat] birime
        [gen] birimin
       *[nom] birim
    }
    .number = sg
    .name = savunan birim
to-event =
    o { $case ->
        [acc] kartı
        [dat] karta
        [gen] kartın
       *[nom] kart
    }
    .number = sg
    .name = bunu başlatan kart
to-source =
    { $case ->
        [acc] etkisi kullanılan kartı
        [dat] etkisi kullanılan karta
        [gen] etkisi kullanılan kartın
       *[nom] etkisi kullanılan kart
    }
    .number = sg
    .name = etkisine karşılık verilen kart
to-revealed =
    gösterilen { $case ->
        [acc] kartları
        [dat] kartlara
        [gen] kartların
       *[nom] kartlar
    }
    .number = pl
    .name = gösterilen kartlar
in-units-self = dost
    .as = adjective
    .order = 90
in-units-opponent = rakip
    .as = adjective
    .order = 90
in-units-any = alandaki
in-spells-self = dost
    .as = adjective
    .order = 90
in-spells-opponent = rakip
    .as = adjective
    .order = 90
in-spells-any = alandaki
in-field-self = dost
    .as = adjective
    .order = 90
in-field-opponent = rakip
    .as = adjective
    .order = 90
in-field-any = alandaki
in-hand-self = elindeki
in-hand-opponent = rakibinin elindeki
in-hand-any = herhangi bir oyuncunun elindeki
in-deck-self = destendeki
    .bare = { "" }
in-deck-opponent = rakibinin destesindeki
in-deck-any = herhangi bir destedeki
in-discard-self = ıskartandaki
    .bare = { "" }
in-discard-opponent = rakibinin ıskartasındaki
in-discard-any = herhangi bir ıskartadaki
in-under-self = kartlarının altındaki
in-hand-discard-self = elindeki veya ıskartandaki
in-hand-discard-opponent = rakibinin elindeki veya ıskartasındaki
in-hand-discard-any = herhangi bir oyuncunun elindeki veya ıskartasındaki
n-type-unit =
    { $number ->
        [pl] { $case ->
            [acc] birimlerini
            [dat] birimlerine
            [gen] birimlerinin
           *[nom] birimleri
        }
       *[sg] { $case ->
            [acc] birimini
            [dat] birimine
            [gen] biriminin
           *[nom] birimi
        }
    }
where-type =
    { $zone ->
        [field] { ATTR($word, "kind") ->
            [spell] { TERM($word) }
           *[other] { TERM($word, case: "nom", number: "sg") } { n-type-unit }
        }
       *[other] { TERM($word, case: "nom", number: "sg") } türünden
    }
    .as = after
    .as-field = noun
    .order = 40
    .is = { TERM($word, case: "nom", number: "sg") } türünden olan
    .is-not = { TERM($word, case: "nom", number: "sg") } türünden olmayan
    .name = türü { $word }
where-class = { TERM($word) }
    .as = noun
    .name = sınıfı { $word }
where-subtype = { TERM($word, case: "nom", number: "sg") } soyundan
    .as = after
    .order = 45
    .is = { TERM($word, case: "nom", number: "sg") } soyundan olan
    .name = soyu { $word }
where-level = kademesi { $n }
    .as = with
    .is = kademesi { $n } olan
    .name = kademesi { $n }
where-level_at_most = kademesi { $n } veya daha düşük
    .as = with
    .is = kademesi { $n } veya daha düşük olan
    .name = kademesi { $n } veya daha düşük
where-level_at_least = kademesi { $n } veya daha yüksek
    .as = with
    .is = kademesi { $n } veya daha yüksek olan
    .name = kademesi { $n } veya daha yüksek
where-attack_at_most = saldırısı { $n } veya daha az
    .as = with
    .name = saldırısı { $n } veya daha az
where-attack_at_least = saldırısı { $n } veya daha fazla
    .as = with
    .name = saldırısı { $n } veya daha fazla
where-defense_at_most = savunması { $n } veya daha az
    .as = with
    .name = savunması { $n } veya daha az
where-defense_at_least = savunması { $n } veya daha fazla
    .as = with
    .name = savunması { $n } veya daha fazla
where-tapped = yan çevrilmiş
    .order = 20
    .false = dik
    .name = yan çevrilmiş
where-equipped = kuşanmış
    .order = 20
    .false = kuşanmamış
    .name = kuşanmış
where-keyword = { TERM($word) }
    .order = 25
    .name = anahtar sözcüğü { $word }
where-name = “{ $card }” adlı
    .as = after
    .name = adı belirtilen
where-other = diğer
    .order = 10
    .is = bu kart olmayan
    .name = diğer

## Ne kadar sürer

for-this_turn = tur sonuna kadar
    .name = tur sonuna kadar
for-while_on_field = bu kart alanda kaldığı sürece
    .name = bu kart alanda kaldığı sürece

for-lasting =
    .name = alanda açık kaldığı sürece

## Koşullar

if-control =
    { $who ->
        [opponent] rakibin { TERM($cards) } { ATTR($cards, "pick") ->
            [none] kontrol etmiyorsa
           *[other] kontrol ediyorsa
        }
       *[self] { TERM($cards) } { ATTR($cards, "pick") ->
            [none] kontrol etmiyorsan
           *[other] kontrol ediyorsan
        }
    }
    .subject = opponent
    .name = böyle kartlar kontrol ediyorsun
if-have =
    { ATTR($cards, "zone") ->
        [discard] ıskartanda
       *[other] sende
    } { TERM($cards) } { ATTR($cards, "pick") ->
        [none] yoksa
       *[other] varsa
    }
    .name = sende böyle kartlar var

## Etkiler

np-val =
    { $val ->
        [1] bir
        [2] iki
        [3] üç
        [4] dört
        [5] beş
        [6] altı
        [7] yedi
        [8] sekiz
        [9] dokuz
        [10] on
       *[other] { $val }
    }
n-top-cards =
    { $val ->
        [1] kartı
       *[other] { np-val } kartı
    }
op-destroy = { TERM($to, case: "acc") } yok et
    .name = yok etme
op-send = { TERM($to, case: "acc") } ıskartaya gönder
    .name = ıskartaya gönderme
op-return =
    { TERM($to, case: "acc") } { ATTR($to, "number") ->
        [pl] sahiplerinin eline
       *[other] sahibinin eline
    } geri döndür
    .name = ele döndürme
op-put_on_top =
    { TERM($to, case: "acc") } { ATTR($to, "number") ->
        [pl] sahiplerinin destesinin
       *[other] sahibinin destesinin
    } üstüne koy
    .name = destenin üstüne
op-put_at_bottom =
    { TERM($to, case: "acc") } { ATTR($to, "number") ->
        [pl] sahiplerinin destesinin
       *[other] sahibinin destesinin
    } altına koy
    .name = destenin altına
op-shuffle =
    { TERM($to, case: "acc") } { ATTR($to, "number") ->
        [pl] sahiplerinin destesine
       *[other] sahibinin destesine
    } karıştır
    .name = desteye karıştırma
op-take = { TERM($to, case: "gen") } kontrolünü ele geçir
    .name = kontrolü ele geçirme
op-mill =
    { $who ->
        [opponent] rakibin, destesinin üstündeki { n-top-cards } ıskartaya çıkarır
        [both] iki oyuncu da destesinin üstündeki { n-top-cards } ıskartaya çıkarır
       *[other] destenin üstündeki { n-top-cards } ıskartaya çıkar
    }
    .subject = opponent
    .same =
        { $who ->
            [opponent] destesinin üstündeki { n-top-cards } ıskartaya çıkarır
            [both] iki oyuncu da destesinin üstündeki { n-top-cards } ıskartaya çıkarır
           *[other] destenin üstündeki { n-top-cards } ıskartaya çıkar
        }
    .name = desteden ıskartaya
op-discard =
    { $who ->
        [opponent] rakibin, elinden
        [both] iki oyuncu da elinden
       *[other] elinden
    } { $choice ->
        [random] rastgele
       *[other] { "" }
    } { np-val } kartı ıskartaya { $who ->
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
        } { np-val } kartı ıskartaya { $who ->
            [self] çıkar
           *[other] çıkarır
        }
    .name = elden ıskartaya
op-draw =
    { $who ->
        [opponent] rakibin { np-val } kart çeker
        [both] iki oyuncu da { np-val } kart çeker
       *[other] { np-val } kart çek
    }
    .subject = opponent
    .same =
        { $who ->
            [opponent] { np-val } kart çeker
            [both] iki oyuncu da { np-val } kart çeker
           *[other] { np-val } kart çek
        }
    .name = çekme
op-add = { TERM($to, case: "acc") } eline al
    .name = ele alma
op-recover = { TERM($to, case: "acc") } geri al
    .name = geri alma
op-search = destende { TERM($to, case: "nom", decl: "bare") } ara ve eline al
    .name = destede arama
op-search_discard = ıskartanda { TERM($to, case: "nom", decl: "bare") } ara ve eline al
    .name = ıskartada arama
op-shuffle_deck =
    { $who ->
        [opponent] rakibinin destesini
        [both] iki desteyi de
       *[other] desteni
    } karıştır
    .name = deste karıştırma
op-reveal = { TERM($to, case: "acc") } göster
    .name = gösterme
op-reveal_top =
    { $who ->
        [opponent] rakibinin destesinin
        [both] iki oyuncunun da destesinin
       *[other] destenin
    } üstündeki { n-top-cards } göster
    .name = destenin üstünü gösterme
op-gain_points =
    { $who ->
        [opponent] rakibin { $val } puan kazanır
        [both] iki oyuncu da { $val } puan kazanır
       *[other] { $val } puan kazan
    }
    .subject = opponent
    .same =
        { $who ->
            [opponent] { $val } puan kazanır
            [both] iki oyuncu da { $val } puan kazanır
           *[other] { $val } puan kazan
        }
    .name = puan kazanma
op-lose_points =
    { $who ->
        [opponent] rakibin { $val } puan kaybeder
        [both] iki oyuncu da { $val } puan kaybeder
       *[other] { $val } puan kaybet
    }
    .subject = opponent
    .same =
        { $who ->
            [opponent] { $val } puan kaybeder
            [both] iki oyuncu da { $val } puan kaybeder
           *[other] { $val } puan kaybet
        }
    .name = puan kaybı
op-gain_attack = { TERM($to) } { $val } saldırı kazanır
    .for = { TERM($to) } { $for } { $val } saldırı kazanır
    .name = saldırı kazanma
op-lose_attack = { TERM($to) } { $val } saldırı kaybeder
    .for = { TERM($to) } { $for } { $val } saldırı kaybeder
    .name = saldırı kaybı
op-gain_defense = { TERM($to) } { $val } savunma kazanır
    .for = { TERM($to) } { $for } { $val } savunma kazanır
    .name = savunma kazanma
op-lose_defense = { TERM($to) } { $val } savunma kaybeder
    .for = { TERM($to) } { $for } { $val } savunma kaybeder
    .name = savunma kaybı
op-grant =
    { TERM($to) } { $choice ->
        [immune] { TERM($against) } karşı
       *[other] { "" }
    } { TERM($word, case: "nom", number: "sg") } olur
    .for =
        { TERM($to) } { $for } { $choice ->
            [immune] { TERM($against) } karşı
           *[other] { "" }
        } { TERM($word, case: "nom", number: "sg") } olur
    .name = anahtar sözcük verme
op-tap = { TERM($to, case: "acc") } yan çevir
    .name = yan çevirme
op-untap = { TERM($to, case: "acc") } doğrult
    .name = doğrultma
op-play = { TERM($to, case: "acc") } oyna
    .name = oynama
op-level_up = { TERM($to) } ile kartlarından birinin kademesini yükselt
    .name = kademe yükseltme
op-equip = bu kartı { TERM($to, case: "dat") } kuşandır
    .name = kuşandırma
op-counter =
    { $timing ->
        [enemy_attacks] o saldırıyı durdur
       *[other] o etkiyi geçersiz kıl
    }
    .name = geçersiz kılma
op-activate = { TERM($to, case: "gen") } bir etkisini kullan
    .name = etki kullanma
op-skip =
    { $who ->
        [self] bir sonraki { $choice ->
            [draw] Çekme Aşamanı
            [main] Ana Aşamanı
            [battle] Savaş Aşamanı
           *[other] turunu
        } atlarsın
        [both] iki oyuncu da bir sonraki { $choice ->
            [draw] Çekme Aşamasını
            [main] Ana Aşamasını
            [battle] Savaş Aşamasını
           *[other] turunu
        } atlar
       *[other] rakibin bir sonraki { $choice ->
            [draw] Çekme Aşamasını
            [main] Ana Aşamasını
            [battle] Savaş Aşamasını
           *[other] turunu
        } atlar
    }
    .name = aşama veya tur atlatma
op-skip_attack = { TERM($to) }, oyuncusunun bir sonraki Savaş Aşamasında saldıramaz
    .name = saldırıdan alıkoyma
op-more_plays =
    { $who ->
        [opponent] rakibin
        [both] iki oyuncu da
       *[other] { "" }
    } { $always ->
        [yes] her tur
       *[no] { "" }
    } { np-val } kart daha { $who ->
        [self] oynayabilirsin
       *[other] oynayabilir
    }
    .name = daha çok kart oynama
op-more_attacks = { TERM($to) } { np-val } kez daha saldırabilir
    .for = { TERM($to) } { $for } { np-val } kez daha saldırabilir
    .name = daha sık saldırma

## Etki kümeleri

kind-removal = Saf dışı bırakma
kind-points = Puan
kind-cards = Kartlar
kind-numbers = Sayılar
kind-field = Alan
kind-control = Kontrol

## Aşamalar, hamleler, adlandırdıkları, pencereler, olaylar

phase-start = Başlangıç
phase-draw = Çekme Aşaması
phase-main = Ana Aşama
phase-battle = Savaş Aşaması
phase-end = Bitiş Aşaması
action-play = oynama
action-level_up = kademe yükseltme
action-activate = etki kullanma
action-attack = saldırma
pick-onto = alttaki kart
pick-target = hedef
window-respond = karşılıklar
window-moment = etkiler için bir an
event-turn_begins = tur başı
event-activates = bir etki kullanılır
event-attacks = saldırı
event-has_attacked = saldırıdan sonra

## Neden olmaz

refused-no-plays = Bu tur oynayabileceğin tüm kartları oynadın
refused-level = Kademesi 1 olan kart boş bir yere, daha yükseği kendi türünden, kademesi bir düşük bir kartın üstüne oynanır
refused-first-turn = İlk turda kimse saldırmaz
refused-attacked = Bu birim bu tur zaten saldırdı
refused-held-back = Bu birim bu Savaş Aşamasında saldıramaz

## Kural metni için adlar

word-chosen = seçilen
word-random = rastgele
word-never = asla
word-own_turn = kendi turunda
word-stands_up = doğrultur
word-stays = yan bırakır
word-either = her iki turda
word-own = oyuncunun turunda
word-both_stand = ikisi de kalır
word-both_fall = ikisi de düşer
word-turn = tur
word-unit = birim
setting-untap = bir oyuncunun kartları ne zaman doğrulur
setting-dormant_use = uyuyan etkiyi kullanmak ne yapar
setting-spell_normal = büyüler kimin turunda kullanılır
setting-equal_strength = güçler eşitse ne olur
role-attacker = saldıran kart
    .gen = saldıran kartın
role-defender = savunan birim
    .gen = savunan birimin
role-direct = oyuncuya saldıran kart
    .gen = oyuncuya saldıran kartın
role-revealed = gösterilen kartlar
    .gen = gösterilen kartların
role-rising = yükselten kart
    .gen = yükselten kartın
role-base = alttaki kart
    .gen = alttaki kartın
to-own_unit =
    .name = dost bir birim
to-enemy_unit =
    .name = rakip bir birim
to-any_unit =
    .name = alandaki bir birim
to-enemy_card =
    .name = rakip bir kart
to-any_card =
    .name = alandaki bir kart
to-own_units =
    .name = tüm dost birimler
to-enemy_units =
    .name = tüm rakip birimler
to-all_units =
    .name = alandaki tüm birimler
to-from_hand =
    .name = elindeki bir kart
to-from_deck =
    .name = destendeki bir kart
to-from_discard =
    .name = ıskartandaki bir kart
on-would_be_destroyed =
    .name = yok edileceği zaman
op-stay =
    .name = oyunda kalma

## Desteler

deck-rootfire = Kök Ateşi
deck-stormgrave = Fırtına Mezarı

## Kartlar

card-TT-F001 = Köz Yavrusu
card-TT-F002 = Kül Koşucusu
card-TT-F003 = Garez Koru
card-TT-F004 = Çıra Cini
card-TT-F005 = Fırın Ejderi
card-TT-F006 = Cüruf Gergedanı
card-TT-F007 = Ocakların Atası
card-TT-F008 = Kor Düellocusu
card-TT-F009 = Odun Yığını Devi
card-TT-N001 = Yosunlu Kaplumbağa
card-TT-N002 = Böğürtlen Hemşiresi
card-TT-N003 = Tohum Çağıran
card-TT-N004 = Uyuyan Kök
card-TT-N005 = Diken Ana
card-TT-N006 = Koru Geyiği
card-TT-N007 = Polen Sürüsü
card-TT-N008 = Kadim Gölgelik
card-TT-N009 = Dünya Kökü Ejderi
card-TT-W001 = Tuzlu Su Samuru
card-TT-W002 = Fener Balığı
card-TT-W003 = Gelgit Okuyan
card-TT-W004 = Mil Bilgesi
card-TT-W005 = Resif Nöbetçisi
card-TT-W006 = Dip Akıntısı
card-TT-W007 = Ayna Yılan Balığı
card-TT-W008 = Derin Akıntı
card-TT-W009 = Girdap Habercisi
card-TT-D001 = Mezar Tazısı
card-TT-D002 = Kof Uşak
card-TT-D003 = Kemik Toplayan
card-TT-D004 = Mezar Simsarı
card-TT-D005 = Veba Güvesi
card-TT-D006 = Hortlak Kaptan
card-TT-D007 = Yas Tülü
card-TT-D008 = Son Alacaklı
card-TT-D009 = Dokuzuncu Merdivenin Liçi
card-TT-E001 = Taş Bekçi
card-TT-E002 = Taş Ocağı Golemi
card-TT-E003 = Granit Mamut
card-TT-A001 = Borada Süzülen
card-TT-A002 = Uçurtma Hırsızı
card-TT-A003 = Fırtına Zümrüdüankası
card-TT-V001 = Kıvılcım Rölesi
card-TT-V002 = Bobin Faresi
card-TT-V003 = Ark Motoru
card-TT-L001 = Şafak Çömezi
card-TT-L002 = Mum Perisi
card-TT-L003 = Öğle Şövalyesi
card-TT-S001 = Kıvılcım Yağmuru
card-TT-S002 = Yeşil Öşür
card-TT-S003 = Su Verilmiş Kılıç
card-TT-S004 = Kralların Kılıcı
card-TT-S005 = Kabuk Siperi
card-TT-S006 = Ödünç Saat
card-TT-S007 = Kül Çemberi
card-TT-S008 = Uzun Gölge
card-TT-S009 = İkinci Ay
card-TT-S010 = Ani Çiçeklenme
card-TT-S011 = Kapalı Kapı
card-TT-S012 = Açık Defter
card-TT-S013 = Temize Çekme
card-TT-S014 = İkinci Okuma
card-TT-S015 = Boğulmuş Çan
card-TT-S016 = Derinlerin Tahtı
