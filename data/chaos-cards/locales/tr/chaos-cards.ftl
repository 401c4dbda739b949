## Oyun

game-name = Kaos Kartları
game-about = Otuzar tur, yirmi kart, bir lider: Kartları bir dil bilgisi kurar; onun söyleyebildiği her şey rakibin destesinde olabilir.

## Sözcükler: türler ve alt türler addır; anahtar sözcükler hep büyük harfle yazılır

type-leader = lider
    .acc = lideri
    .dat = lidere
    .gen = liderin
    .pl = liderler
    .acc-pl = liderleri
    .dat-pl = liderlere
    .gen-pl = liderlerin
type-minion = minyon
    .acc = minyonu
    .dat = minyona
    .gen = minyonun
    .pl = minyonlar
    .acc-pl = minyonları
    .dat-pl = minyonlara
    .gen-pl = minyonların
type-spell = büyü
    .acc = büyüyü
    .dat = büyüye
    .gen = büyünün
    .pl = büyüler
    .acc-pl = büyüleri
    .dat-pl = büyülere
    .gen-pl = büyülerin
subtype-beast = Canavar
    .acc = Canavarı
    .dat = Canavara
    .gen = Canavarın
    .pl = Canavarlar
    .acc-pl = Canavarları
    .dat-pl = Canavarlara
    .gen-pl = Canavarların
subtype-dragon = Ejderha
    .acc = Ejderhayı
    .dat = Ejderhaya
    .gen = Ejderhanın
    .pl = Ejderhalar
    .acc-pl = Ejderhaları
    .dat-pl = Ejderhalara
    .gen-pl = Ejderhaların
subtype-demon = İblis
    .acc = İblisi
    .dat = İblise
    .gen = İblisin
    .pl = İblisler
    .acc-pl = İblisleri
    .dat-pl = İblislere
    .gen-pl = İblislerin
keyword-charge = Hücum
    .poss = Hücumu
keyword-taunt = Kışkırtma
    .poss = Kışkırtması
keyword-stealth = Gizlilik
    .poss = Gizliliği
keyword-untargetable = Ele Geçmezlik
    .poss = Ele Geçmezliği
keyword-shield = Kalkan
    .poss = Kalkanı
keyword-poisonous = Zehir
    .poss = Zehri
keyword-lifesteal = Can Çalma
    .poss = Can Çalması
about-keyword-charge = Geldiği tur saldırabilir.
about-keyword-taunt = Düşmanlar, Kışkırtması olan ve görebildikleri bir karaktere saldırmak zorundadır.
about-keyword-stealth = Rakip ona saldıramaz ve onu seçemez. Saldırınca Gizliliğini kaybeder.
about-keyword-untargetable = Hiçbir etki onu seçemez. Herkesi ya da rastgele birini vuran etkiler onu yine de vurabilir.
about-keyword-shield = İlk hasarın tümünü üstlenir ve yok olur.
about-keyword-poisonous = Hasar verdiği minyon yok edilir.
about-keyword-lifesteal = Verdiği hasar, oyuncusunun liderini o kadar iyileştirir.
noun-play = karakter
    .acc = karakteri
    .dat = karaktere
    .gen = karakterin
    .pl = karakterler
    .acc-pl = karakterleri
    .dat-pl = karakterlere
    .gen-pl = karakterlerin
# Kart sayısı yazıyla: “iki 1/1 Canavar”.
np-n =
    { $n ->
        [2] iki
        [3] üç
        [4] dört
        [5] beş
        [6] altı
        [7] yedi
       *[other] { $n }
    }

## Kartların sayıları ve üzerlerindekiler

number-cost = bedel
number-atk = saldırı
number-hp = can
number-attacks = tur başına saldırı hakkı
counter-max_mp = azami MP
counter-mp_used = harcanan MP
counter-fatigue = yorgunluk
quantity-mp = MP
state-lost = kaybedilen can
state-attacked = kullanılan saldırı hakkı
state-heat = ısı
state-threshold = aşırı ısınma eşiği

## Bölgeler

zone-leader = lider yeri
zone-field = alan
zone-hand = el
zone-deck = deste
zone-graveyard = mezarlık
zone-play = lider ve alan
zone-hand_or_deck = el veya deste
zone-everywhere = lider, alan, el ve deste

## Ne kadar sürer: yazılmaz

for-lasting =
    .name = sıfırlanana kadar

## Cümleler

seq-abilities = { $a } { $b }
frame-as-on = { $on } { $as } { $text }
frame-as-on-if = { $on } { $as } ve { $if } { $text }
as-in_hand = bu kart elindeyse
    .name = eldeyken işler
as-in_deck = bu kart destendeyse
    .name = destedeyken işler
as-in_hand_or_deck = bu kart elinde veya destendeyse
    .name = elde ve destedeyken işler
printed-keyword = { TERM($word) }.
printed-attacks =
    { $n ->
        [0] Saldırmaz.
       *[other] Her tur { $n } kez saldırır.
    }
on-battlecry = Savaş Narası
    .as = label
    .name = Savaş Narası
# Büyülerde yazılmaz; `.quoted` verilen etkinin tırnakları içinde durur.
on-cast =
    .name = Büyü Yapma
    .quoted = Büyü Yapma
on-deathrattle = Son Nefes
    .as = label
    .name = Son Nefes
on-on_discard = Atıldığında
    .as = label
    .name = Atıldığında
on-your_turn_start = turunun başında
on-their_turn_start = rakibinin turunun başında
on-each_turn_start = her turun başında
on-your_turn_end = turunun sonunda
on-their_turn_end = rakibinin turunun sonunda
on-each_turn_end = her turun sonunda

## Etkiler neyle ilgili

np-all = { np-head } tüm { TERM($adj) } { TERM($noun) }
np-random = { np-head } rastgele bir { TERM($adj) } { TERM($noun, number: "sg") }
np-some =
    { np-head } { $zone ->
        [play] { $type ->
            [spell] { "" }
           *[other] { $who ->
                [opponent] { "" }
               *[other] başka
            }
        }
       *[other] { "" }
    } bir { TERM($adj) } { TERM($noun) }
to-own_leader =
    { $case ->
        [acc] liderini
        [dat] liderine
        [gen] liderinin
       *[nom] liderin
    }
    .number = sg
    .name = liderin
to-enemy_leader =
    { $case ->
        [acc] rakip lideri
        [dat] rakip lidere
        [gen] rakip liderin
       *[nom] rakip lider
    }
    .number = sg
    .name = rakip lider
to-both_leaders =
    { $case ->
        [acc] her iki lideri
        [dat] her iki lidere
        [gen] her iki liderin
       *[nom] her iki lider
    }
    .number = sg
    .name = her iki lider
to-this =
    bu { $type ->
        [leader] { $case ->
            [acc] lideri
            [dat] lidere
            [gen] liderin
           *[nom] lider
        }
        [minion] { $case ->
            [acc] minyonu
            [dat] minyona
            [gen] minyonun
           *[nom] minyon
        }
       *[other] { $case ->
            [acc] kartı
            [dat] karta
            [gen] kartın
           *[nom] kart
        }
    }
    .name = bu kart
in-play-self = dost
    .as = adjective
    .order = 90
in-play-opponent = rakip
    .as = adjective
    .order = 90
in-hand-self = elindeki
    .some = elinde
in-hand-opponent = rakibinin elindeki
    .some = rakibinin elinde
in-hand-any = bir oyuncunun elindeki
    .all = her iki oyuncunun elindeki
    .some = herhangi bir oyuncunun elinde
in-deck-self = destendeki
    .some = destende
in-deck-opponent = rakibinin destesindeki
    .some = rakibinin destesinde
in-deck-any = bir oyuncunun destesindeki
    .all = her iki oyuncunun destesindeki
    .some = herhangi bir oyuncunun destesinde
in-hand_or_deck-self = elindeki veya destendeki
    .all = elindeki ve destendeki
    .some = elinde veya destende
in-hand_or_deck-opponent = rakibinin elindeki veya destesindeki
    .all = rakibinin elindeki ve destesindeki
    .some = rakibinin elinde veya destesinde
in-hand_or_deck-any = bir oyuncunun elindeki veya destesindeki
    .all = her iki oyuncunun elindeki ve destesindeki
    .some = herhangi bir oyuncunun elinde veya destesinde
where-type = { TERM($word) }
    .as = noun
    .is = türü { TERM($word, case: "nom", number: "sg") } ise
    .name = türü { $word }
where-subtype = { TERM($word) }
    .as = noun
    .is = alt türü { TERM($word, case: "nom", number: "sg") } ise
    .name = alt türü { $word }
where-has = { TERM($word, case: "poss") }
    .as = with
    .is = { TERM($word, case: "poss") } varsa
    .name = anahtar sözcüğü { $word }
where-cost_at_least = bedeli { $n } veya daha fazla
    .as = with
    .is = bedeli { $n } veya daha fazlaysa
    .name = bedeli { $n } veya daha fazla
where-cost_at_most = bedeli { $n } veya daha az
    .as = with
    .is = bedeli { $n } veya daha azsa
    .name = bedeli { $n } veya daha az
where-atk_at_least = saldırısı { $n } veya daha fazla
    .as = with
    .is = saldırısı { $n } veya daha fazlaysa
    .name = saldırısı { $n } veya daha fazla
where-atk_at_most = saldırısı { $n } veya daha az
    .as = with
    .is = saldırısı { $n } veya daha azsa
    .name = saldırısı { $n } veya daha az
where-hp_at_least = canı { $n } veya daha fazla
    .as = with
    .is = canı { $n } veya daha fazlaysa
    .name = canı { $n } veya daha fazla
where-hp_at_most = canı { $n } veya daha az
    .as = with
    .is = canı { $n } veya daha azsa
    .name = canı { $n } veya daha az
where-attacks_at_least = en az { $n } saldırı hakkı
    .as = with
    .is = en az { $n } saldırı hakkı varsa
    .name = en az { $n } saldırı hakkı olan
where-attacks_at_most = en çok { $n } saldırı hakkı
    .as = with
    .is =
        { $n ->
            [0] saldırı hakkı kalmadıysa
           *[other] en çok { $n } saldırı hakkı varsa
        }
    .name = en çok { $n } saldırı hakkı olan

## Koşullar

if-exists = { TERM($cards) } varsa
    .name = böyle bir kart var
if-this = bu kartın { TERM($is) }
    .name = bu kart böyle
if-own_leader = liderinin { TERM($is) }
    .name = liderin böyle
if-enemy_leader = rakip liderin { TERM($is) }
    .name = rakip lider böyle
if-both_leaders = her iki liderin { TERM($is) }
    .name = her iki lider böyle
if-mp_at_least = sende en az { $n } MP varsa
    .name = sende en az { $n } MP var
if-mp_at_most =
    { $n ->
        [0] sende hiç MP yoksa
       *[other] sende en çok { $n } MP varsa
    }
    .name = sende en çok { $n } MP var
if-enemy_mp_at_least = rakibinde en az { $n } MP varsa
    .subject = opponent
    .name = rakibinde en az { $n } MP var
if-enemy_mp_at_most =
    { $n ->
        [0] rakibinde hiç MP yoksa
       *[other] rakibinde en çok { $n } MP varsa
    }
    .subject = opponent
    .name = rakibinde en çok { $n } MP var
if-both_mp_at_least = iki oyuncuda da en az { $n } MP varsa
    .name = iki oyuncuda da en az { $n } MP var
if-both_mp_at_most =
    { $n ->
        [0] iki oyuncuda da hiç MP yoksa
       *[other] iki oyuncuda da en çok { $n } MP varsa
    }
    .name = iki oyuncuda da en çok { $n } MP var
if-max_mp_at_least = azami MP değerin en az { $n } ise
    .name = azami MP değerin en az { $n }
if-max_mp_at_most = azami MP değerin en çok { $n } ise
    .name = azami MP değerin en çok { $n }
if-enemy_max_mp_at_least = rakibinin azami MP değeri en az { $n } ise
    .name = rakibinin azami MP değeri en az { $n }
if-enemy_max_mp_at_most = rakibinin azami MP değeri en çok { $n } ise
    .name = rakibinin azami MP değeri en çok { $n }
if-both_max_mp_at_least = iki oyuncunun da azami MP değeri en az { $n } ise
    .name = iki oyuncunun da azami MP değeri en az { $n }
if-both_max_mp_at_most = iki oyuncunun da azami MP değeri en çok { $n } ise
    .name = iki oyuncunun da azami MP değeri en çok { $n }

## Etkiler

op-dmg = { TERM($to, case: "dat") } { $val } hasar ver
    .name = hasar
op-heal = { TERM($to, case: "gen") } { $val } canını yenile
    .name = can yenileme
op-rearm = { TERM($to, case: "gen") } { $val } saldırı hakkını yenile
    .name = saldırı hakkı yenileme
op-cost =
    { TERM($to, case: "gen") } bedelini { $abs } { $sign ->
        [minus] azalt
       *[other] artır
    }
    .name = bedel değiştirme
op-buff = { TERM($to, case: "dat") } { SIGNED($atk) }/{ SIGNED($hp) } ver
    .name = saldırı ve can
op-attacks = { TERM($to, case: "dat") } her tur için fazladan { $val } saldırı hakkı ver
    .name = fazladan saldırı hakkı
op-destroy = { TERM($to, case: "acc") } yok et
    .name = yok etme
op-discard = { TERM($to, case: "acc") } at
    .name = atma
op-transform =
    { TERM($to, case: "acc") } { ATTR($card, "made") ->
        [known] { n-quoted } kartına
       *[other] { ATTR($to, "number") ->
            [pl] { TERM($card, case: "dat", number: "pl") }
           *[other] { TERM($card, case: "dat") }
        }
    } dönüştür
    .name = dönüştürme
op-move =
    { TERM($to, case: "acc") } { $dest ->
        [self-hand] eline al
        [opponent-hand] rakibinin eline koy
        [owner-hand] { ATTR($to, "number") ->
            [pl] sahiplerinin eline geri döndür
           *[other] sahibinin eline geri döndür
        }
        [self-field] kendi alanına koy
        [opponent-field] rakibinin alanına koy
        [owner-field] { ATTR($to, "number") ->
            [pl] sahiplerinin alanına koy
           *[other] sahibinin alanına koy
        }
        [self-deck] destene karıştır
        [opponent-deck] rakibinin destesine karıştır
       *[owner-deck] { ATTR($to, "number") ->
            [pl] sahiplerinin destesine karıştır
           *[other] sahibinin destesine karıştır
        }
    }
    .name = taşıma
op-copy =
    { TERM($to, case: "gen") } { ATTR($to, "number") ->
        [pl] kopyalarını
       *[other] bir kopyasını
    } { $dest ->
        [self-hand] eline al
        [opponent-hand] rakibinin eline koy
        [both-hand] iki oyuncunun da eline koy
        [owner-hand] { ATTR($to, "number") ->
            [pl] sahiplerinin eline koy
           *[other] sahibinin eline koy
        }
        [self-field] kendi alanına koy
        [opponent-field] rakibinin alanına koy
        [both-field] iki alana da koy
        [owner-field] { ATTR($to, "number") ->
            [pl] sahiplerinin alanına koy
           *[other] sahibinin alanına koy
        }
        [self-deck] destene karıştır
        [opponent-deck] rakibinin destesine karıştır
        [both-deck] iki desteye de karıştır
       *[owner-deck] { ATTR($to, "number") ->
            [pl] sahiplerinin destesine karıştır
           *[other] sahibinin destesine karıştır
        }
    }
    .name = kopyalama
op-become = { TERM($to, case: "acc") } { TERM($word, case: "nom", number: "sg") } yap
    .name = alt tür değiştirme
op-give = { TERM($to, case: "dat") } { TERM($word) } ver
    .name = anahtar sözcük verme
op-strip = { TERM($to, case: "gen") } tüm anahtar sözcüklerini kaldır
    .name = anahtar sözcükleri kaldırma
op-overheat = { TERM($to, case: "gen") } tüm etkilerini aşırı ısıt
    .name = aşırı ısıtma
op-dampen = { TERM($to, case: "gen") } aşırı ısınma eşiğini { $val } düşür
    .name = eşiği düşürme
op-reset = { TERM($to, case: "acc") } sıfırla
    .name = sıfırlama
op-attach =
    { TERM($to, case: "dat") } { $depth ->
        [2] ‘{ $effects }’
       *[other] “{ $effects }”
    } etkisini ver
    .name = etki verme
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
op-mp =
    { $who ->
        [opponent] rakibin
        [both] iki oyuncu da
       *[other] { "" }
    } { $abs } MP { $who ->
        [self] { $sign ->
            [minus] kaybet
           *[other] geri kazan
        }
       *[other] { $sign ->
            [minus] kaybeder
           *[other] geri kazanır
        }
    }
    .subject = opponent
    .same =
        { $who ->
            [opponent] { "" }
            [both] iki oyuncu da
           *[other] { "" }
        } { $abs } MP { $who ->
            [self] { $sign ->
                [minus] kaybet
               *[other] geri kazan
            }
           *[other] { $sign ->
                [minus] kaybeder
               *[other] geri kazanır
            }
        }
    .name = MP
op-max_mp =
    { $who ->
        [opponent] rakibinin azami MP değeri
        [both] iki oyuncunun da azami MP değeri
       *[other] azami MP değerin
    } { $abs } { $sign ->
        [minus] azalır
       *[other] artar
    }
    .name = azami MP
n-quoted =
    { $depth ->
        [2] ‘{ TERM($card) }’
       *[other] “{ TERM($card) }”
    }
n-copies =
    { ATTR($card, "made") ->
        [known] { $val ->
            [1] bir { n-quoted }
            [2] iki { n-quoted }
            [3] üç { n-quoted }
            [4] dört { n-quoted }
            [5] beş { n-quoted }
            [6] altı { n-quoted }
           *[other] { $val } { n-quoted }
        }
       *[other] { TERM($card) }
    }
op-create =
    { $dest ->
        [self-field] kendi alanına { n-copies } çağır
        [opponent-field] rakibinin alanına { n-copies } çağır
        [both-field] her oyuncunun alanına { n-copies } çağır
        [self-hand] eline { n-copies } ekle
        [opponent-hand] rakibinin eline { n-copies } ekle
        [both-hand] her oyuncunun eline { n-copies } ekle
        [self-deck] destene { n-copies } karıştır
        [opponent-deck] rakibinin destesine { n-copies } karıştır
       *[other] her oyuncunun destesine { n-copies } karıştır
    }
    .name = kart yaratma
op-win =
    { $who ->
        [opponent] oyunu rakibin kazanır
        [both] oyunu iki oyuncu da kazanır
       *[other] oyunu kazanırsın
    }
    .name = oyunu kazanma
made-stats =
    { $atk ->
        [none] { "" }
       *[other] { $atk }/{ $hp }
    }
made-effects =
    { $has-effects ->
        [yes] { $depth ->
            [2] ‘{ $effects }’ etkili
           *[other] “{ $effects }” etkili
        }
       *[no] { "" }
    }
made-written =
    { made-effects } { $n ->
        [1] { made-stats } { $number ->
            [pl] { "" }
           *[other] bir
        }
       *[other] { np-n } { made-stats }
    } { $n ->
        [1] { $has-subtype ->
            [yes] { TERM($subtype) }
           *[no] { TERM($type) }
        }
       *[other] { $has-subtype ->
            [yes] { TERM($subtype, number: "sg") }
           *[no] { TERM($type, number: "sg") }
        }
    }
made-random =
    { $cost ->
        [none] { "" }
       *[other] bedeli { $cost } olan
    } rastgele { $n ->
        [1] { $number ->
            [pl] { "" }
           *[other] bir
        }
       *[other] { np-n }
    } { $n ->
        [1] { $has-subtype ->
            [yes] { TERM($subtype) }
           *[no] { TERM($type) }
        }
       *[other] { $has-subtype ->
            [yes] { TERM($subtype, number: "sg") }
           *[no] { TERM($type, number: "sg") }
        }
    }

## Etki türleri

kind-damage = Hasar
kind-restore = Yenileme
kind-energy = Bedel ve MP
kind-cards = Kartlar
kind-allies = Güçlendirme
kind-control = Kontrol

## Aşamalar, hamleler ve olaylar

phase-start = Başlangıç
phase-main = Ana Aşama
phase-end = Son
action-play = oynama
action-attack = saldırma
pick-target = hedef
event-destroyed = yok edilme
event-discarded = atılma
routine-discard = atma
routine-draw = çekme

## Neden olmaz

refused-full = Alanda yer yok
refused-weak = Saldırısı olmayan karakter saldıramaz
refused-asleep = Bu karakter daha yeni geldi
refused-attacked = Bu karakterin bu tur saldırı hakkı kalmadı

## Kural metni için adlar

to-target =
    .name = seçilen kart
to-all =
    .name = uyanların tümü
to-random =
    .name = uyanlardan rastgele biri
where-reachable =
    .name = seçilebilir

## Desteler

deck-herd = Uzun Sürü
deck-kiln = Fırınlar ve Korlar
deck-ledger = Acı Defter
deck-crossing = Kapılar ve Aynalar
deck-vigil = Yavaş Nöbet
deck-quench = Soğuk Demir

## Kartlar

card-CC-L0001 = Yazılmamış
card-CC-L0002 = Uzun Sürünün Brannoch’u
card-CC-L0003 = Kor Ustası Vessa
card-CC-L0004 = Fırınların Bekçisi Aurelle
card-CC-L0005 = Çeteleyi Tutan Mordant
card-CC-L0006 = Rahibe Lumen
card-CC-L0007 = Yaşlı Karst
card-CC-L0008 = Soğuk Kayıt Memuru
card-CC-L0009 = Çabuk Elli İmra
card-CC-M0001 = Pıtraklı Tilki Yavrusu
card-CC-M0002 = Dikenli Sırtlı Domuz
card-CC-M0003 = Çakıl Tazısı
card-CC-M0004 = Sürüyü Çağıran
card-CC-M0005 = Çayır Devi
card-CC-M0006 = Ulu Geyik Ana
card-CC-M0007 = Gece Kakımı
card-CC-M0008 = Sert Kıllı Koşucu
card-CC-M0009 = Çamur Kralı
card-CC-M0010 = Uyuyan Ayı Yavrusu
card-CC-M0011 = Dokuz Kez Kurban
card-CC-M0012 = Çit Bekçisi
card-CC-M0013 = Kül Ulağı
card-CC-M0014 = Kükürt Kâtibi
card-CC-M0015 = Kapıdaki Cin
card-CC-M0016 = Sözleşme Yiyen
card-CC-M0017 = Gelgit Nöbetçisi Ejder
card-CC-M0018 = İçi Boş İcra Memuru
card-CC-M0019 = Fenerli Zebani
card-CC-M0020 = Gömülü Fısıltı
card-CC-M0021 = Borç Tahsildarı
card-CC-M0022 = Çifte Kapı Bekçisi
card-CC-M0023 = Salcı Ejder
card-CC-M0024 = Ayna Buzağı
card-CC-M0025 = Gezgin Çan
card-CC-M0026 = Arşiv Ejderi
card-CC-M0027 = Suret Simsarı
card-CC-M0028 = Haritacının Hayaleti
card-CC-M0029 = Hendekte Pusan
card-CC-M0030 = Kor Yavrusu
card-CC-M0031 = Cüruf Tüküren
card-CC-M0032 = Yüksek Fırın Anası
card-CC-M0033 = Kömür Çavuşu
card-CC-M0034 = Cam Ejder
card-CC-M0035 = Dumanı Okuyan
card-CC-M0036 = Çıra Dükü
card-CC-M0037 = Yanık Çetele
card-CC-M0038 = Dokuzuncu Fırın
card-CC-M0039 = Sabırlı Mezarcı
card-CC-M0040 = Kemik Bağcısı
card-CC-M0041 = Mezar Bakıcısı
card-CC-M0042 = Kutsal Emanet Öküzü
card-CC-M0043 = Mum Ermişi
card-CC-M0044 = Son Ders
card-CC-M0045 = Gösterge Bekçisi
card-CC-M0046 = Çeliğe Su Veren
card-CC-M0047 = Vana Çeviren
card-CC-M0048 = Kırmızı Çizgi Motoru
card-CC-S0001 = Taze Soluk
card-CC-S0002 = Ayıklama
card-CC-S0003 = Bahar Coşkusu
card-CC-S0004 = Kızıl Öşür
card-CC-S0005 = İkinci Nefes
card-CC-S0006 = Dörtnala Sürü
card-CC-S0007 = Kış Uykusu
card-CC-S0008 = Acı Defter
card-CC-S0009 = Denge Yükü
card-CC-S0010 = İki Uçtan Ateş
card-CC-S0011 = Fırın Yağmuru
card-CC-S0012 = Cıva
card-CC-S0013 = Uzun Talimat
card-CC-S0014 = Alize Rüzgârları
card-CC-S0015 = İstenmemiş Başkalaşım
card-CC-S0016 = Ödünç Yüzler
card-CC-S0017 = Büyük Karma
card-CC-S0018 = Maskeli Balo
card-CC-S0019 = İki Kez Anlatılan
card-CC-S0020 = Derin Nefes
card-CC-S0021 = Fırının Susuşu
card-CC-S0022 = Soğuk Demir
card-CC-S0023 = Temiz Sayfa
card-CC-S0024 = Açık Vanalar
card-CC-S0025 = Işıksız Saat Ayini
card-CC-S0026 = Mühürlü Mektuplar
card-CC-S0027 = Pas ve Söylenti
card-CC-S0028 = Kalabalığın Kararı
card-CC-S0029 = Hüküm
card-CC-M0901 = Kil Güvercin
card-CC-M0902 = Tarla Eniği
card-CC-M0903 = Uyanan Ayı
card-CC-M0904 = Mahzen Cini
card-CC-M0905 = Kaburga Bahçıvanı
card-CC-M0906 = Yürüyen Mezar Taşı
card-CC-M0907 = Küflü Buzağı
card-CC-M0908 = Köz Güvesi
card-CC-M0909 = Demir Kuzu
card-CC-M0910 = Kâğıt Ejder
card-CC-M0911 = Bitmemiş Sayfa
card-CC-S0901 = Ödünç Keder
card-CC-S0902 = Mühürlü Mektup
card-CC-S0903 = Küçük Rüşvet

## Üretilen kartların adları: $a ve $b aşağıdaki listelerin sözcükleridir. `.abl` çıkma hâli, `.poss` iyelik hâlidir.

gen-name-1 = { $a } { $b }
gen-name-2 = { $b } { TERM($a, case: "poss") }
gen-name-3 = { TERM($a, case: "abl") } Doğan { $b }
gen-name-4 = { $a } { $b }
gen-name-5 = { $b } { TERM($a, case: "poss") }
gen-name-6 = { $b } { $a }
gen-name-7 = { TERM($b, case: "abl") } Doğan { $a }

gen-beast-1 = Tazı
    .poss = Tazısı
gen-beast-2 = Geyik
    .poss = Geyiği
gen-beast-3 = Porsuk
    .poss = Porsuğu
gen-beast-4 = Domuz
    .poss = Domuzu
gen-beast-5 = Samur
    .poss = Samuru
gen-beast-6 = Balıkçıl
    .poss = Balıkçılı
gen-beast-7 = Vaşak
    .poss = Vaşağı
gen-beast-8 = Koç
    .poss = Koçu
gen-beast-9 = Katır
    .poss = Katırı
gen-beast-10 = Öküz
    .poss = Öküzü
gen-beast-11 = Tavşan
    .poss = Tavşanı
gen-beast-12 = Kurt
    .poss = Kurdu
gen-beast-13 = Ayı
    .poss = Ayısı
gen-beast-14 = Tilki
    .poss = Tilkisi
gen-beast-15 = Kerkenez
    .poss = Kerkenezi
gen-beast-16 = Kurbağa
    .poss = Kurbağası
gen-beast-17 = Sansar
    .poss = Sansarı
gen-beast-18 = Keçi
    .poss = Keçisi
gen-beast-19 = Boğa
    .poss = Boğası
gen-beast-20 = Karga
    .poss = Kargası
gen-beast-21 = Baykuş
    .poss = Baykuşu
gen-beast-22 = Engerek
    .poss = Engereği
gen-beast-23 = Sığın
    .poss = Sığını
gen-beast-24 = Köstebek
    .poss = Köstebeği
gen-beast-25 = Gelincik
    .poss = Gelinciği
gen-beast-26 = Kokarca
    .poss = Kokarcası
gen-beast-27 = Turna
    .poss = Turnası
gen-beast-28 = Bizon
    .poss = Bizonu
gen-beast-29 = Bülbül
    .poss = Bülbülü
gen-beast-30 = Turnabalığı
    .poss = Turnabalığı
gen-beast-31 = Kuzgun
    .poss = Kuzgunu
gen-beast-32 = Kirpi
    .poss = Kirpisi

gen-dragon-1 = Ejder
    .poss = Ejderi
gen-dragon-2 = Yaşlı Ejder
    .poss = Yaşlı Ejderi
gen-dragon-3 = Ejder Yavrusu
    .poss = Ejder Yavrusu
gen-dragon-4 = Yılan
    .poss = Yılanı
gen-dragon-5 = Kanatlı Yılan
    .poss = Kanatlı Yılanı
gen-dragon-6 = Semender
    .poss = Semenderi
gen-dragon-7 = Basilisk
    .poss = Basiliski
gen-dragon-8 = Yumurtadan Çıkan
    .poss = Yumurtadan Çıkanı
gen-dragon-9 = Alev Ejderi
    .poss = Alev Ejderi
gen-dragon-10 = Kıvrılan
    .poss = Kıvrılanı
gen-dragon-11 = Kor Kanat
    .poss = Kor Kanadı
gen-dragon-12 = Gök Solucanı
    .poss = Gök Solucanı
gen-dragon-13 = Dev Yılan
    .poss = Dev Yılanı
gen-dragon-14 = Kül Kanat
    .poss = Kül Kanadı
gen-dragon-15 = Pul Sırt
    .poss = Pul Sırtı
gen-dragon-16 = Alev Doğan
    .poss = Alev Doğanı
gen-dragon-17 = Uzun Kuyruk
    .poss = Uzun Kuyruğu
gen-dragon-18 = Köz Çene
    .poss = Köz Çenesi
gen-dragon-19 = Fırtına Pul
    .poss = Fırtına Pulu
gen-dragon-20 = Yuva Bekçisi
    .poss = Yuva Bekçisi
gen-dragon-21 = İstifçi
    .poss = İstifçisi
gen-dragon-22 = Kuluçka Ana
    .poss = Kuluçka Anası
gen-dragon-23 = Güneş Pul
    .poss = Güneş Pulu
gen-dragon-24 = Kuyruk Isıran
    .poss = Kuyruk Isıranı
gen-dragon-25 = Sıyıran
    .poss = Sıyıranı
gen-dragon-26 = Süzülen
    .poss = Süzüleni
gen-dragon-27 = Kavuran
    .poss = Kavuranı
gen-dragon-28 = Tüten
    .poss = Tüteni
gen-dragon-29 = Körpe Ejder
    .poss = Körpe Ejderi
gen-dragon-30 = Sivri Sırt
    .poss = Sivri Sırtı
gen-dragon-31 = Pençeli
    .poss = Pençelisi
gen-dragon-32 = Yel Kıvrım
    .poss = Yel Kıvrımı

gen-demon-1 = Cin
    .poss = Cini
gen-demon-2 = Zebani
    .poss = Zebanisi
gen-demon-3 = İcracı
    .poss = İcracısı
gen-demon-4 = Ayartıcı
    .poss = Ayartıcısı
gen-demon-5 = Yutucu
    .poss = Yutucusu
gen-demon-6 = Kâtip
    .poss = Kâtibi
gen-demon-7 = Fısıldayan
    .poss = Fısıldayanı
gen-demon-8 = Simsar
    .poss = Simsarı
gen-demon-9 = İşkenceci
    .poss = İşkencecisi
gen-demon-10 = Gölge
    .poss = Gölgesi
gen-demon-11 = Cılız
    .poss = Cılızı
gen-demon-12 = Tahsildar
    .poss = Tahsildarı
gen-demon-13 = Düzmece
    .poss = Düzmecesi
gen-demon-14 = Kemirgen
    .poss = Kemirgeni
gen-demon-15 = Dehşet
    .poss = Dehşeti
gen-demon-16 = Alaycı
    .poss = Alaycısı
gen-demon-17 = Sefil
    .poss = Sefili
gen-demon-18 = Cefacı
    .poss = Cefacısı
gen-demon-19 = Tefeci
    .poss = Tefecisi
gen-demon-20 = Borçlu
    .poss = Borçlusu
gen-demon-21 = Hilebaz
    .poss = Hilebazı
gen-demon-22 = Pusucu
    .poss = Pusucusu
gen-demon-23 = Obur
    .poss = Oburu
gen-demon-24 = Ağıtçı
    .poss = Ağıtçısı
gen-demon-25 = Suçlayan
    .poss = Suçlayanı
gen-demon-26 = Deri Yüzen
    .poss = Deri Yüzeni
gen-demon-27 = Büyücü
    .poss = Büyücüsü
gen-demon-28 = Hain
    .poss = Haini
gen-demon-29 = Angaryacı
    .poss = Angaryacısı
gen-demon-30 = Sırıtan
    .poss = Sırıtanı
gen-demon-31 = Musallat
    .poss = Musallatı
gen-demon-32 = Baştan Çıkaran
    .poss = Baştan Çıkaranı

gen-leader-1 = Orşolya
gen-leader-2 = Tamsin
gen-leader-3 = Brannoch
gen-leader-4 = İsmey
gen-leader-5 = Korvin
gen-leader-6 = Maelis
gen-leader-7 = Tobren
gen-leader-8 = Hesper
gen-leader-9 = Ludo
gen-leader-10 = Venna
gen-leader-11 = Osrik
gen-leader-12 = Petra
gen-leader-13 = Kuil
gen-leader-14 = Rovena
gen-leader-15 = Sabin
gen-leader-16 = Tesalya
gen-leader-17 = Ulrik
gen-leader-18 = Vigdis
gen-leader-19 = Vistan
gen-leader-20 = Ksante
gen-leader-21 = Yorik
gen-leader-22 = Zelda
gen-leader-23 = Aldus
gen-leader-24 = Berit
gen-leader-25 = Kozmo
gen-leader-26 = Delfin
gen-leader-27 = Edda
gen-leader-28 = Fabyan
gen-leader-29 = Greta
gen-leader-30 = Hakon
gen-leader-31 = İlse
gen-leader-32 = Yorun
gen-leader-33 = Kester
gen-leader-34 = Linnea
gen-leader-35 = Magnus
gen-leader-36 = Neris
gen-leader-37 = Odo
gen-leader-38 = Perpetua
gen-leader-39 = Rufus
gen-leader-40 = Suniva
