## Headings of the rules as text

rules-setup = Hazırlık
rules-the-turn = Tur
rules-actions = Eylemler
rules-windows = Yanıtlar
rules-fighting = Hasar
rules-by-itself = Kendiliğinden olanlar
rules-order = Yeteneklerin sırası
rules-the-end = Son
rules-counters = Sayılanlar
rules-zones = Bölgeler
rules-states = Kartların taşıdıkları
rules-durations = Etkilerin süresi
rules-card-types = Kart türleri
rules-numbers = Kartların sayıları ve sözcükleri
rules-keywords = Anahtar sözcükler
rules-timings = Yetenekler ne zaman olur
rules-ways = Yetenek çeşitleri
rules-costs-of-abilities = Yeteneklerin bedelleri
rules-filters = Hangi kartlar
rules-conditions = Koşullar
rules-operations = Etkiler ne yapar
rules-decks = Desteler

## Players, and what is theirs. $name is a name of the game, $cards and $who are phrases.

rules-you = sen
    .gen = senin
rules-opponent = rakip
    .gen = rakibin
rules-both = iki oyuncu
    .gen = iki oyuncunun
rules-whom = belirtilen oyuncu
    .gen = belirtilen oyuncunun
rules-of-you = { $name }
rules-of-opponent = rakip { $name }
rules-of-both = iki oyuncu, { $name }
rules-of-whom = belirtilen oyuncu, { $name }
rules-of-owner = sahibi, { $name }
rules-of = { $cards } { $name } değeri
    .cards = gen
rules-of-rows = { $cards } tüm etkilerinin { $name } değeri
    .cards = gen
rules-of-row = etkinin { $name } değeri
rules-owner-of = { $cards } sahibi
    .cards = gen
    .gen = { $cards } sahibinin
rules-side-of = { $cards } oyuncusu
    .cards = gen
    .gen = { $cards } oyuncusunun

## Cards

rules-no-cards = hiçbir kart
    .gen = hiçbir kartın
rules-it = kart
    .gen = kartın
rules-looked = o
    .gen = onun
rules-this = bu kart
    .gen = bu kartın
rules-target = hedef
    .gen = hedefin
rules-event = söz konusu kart
    .gen = söz konusu kartın
rules-victim = vurulan
    .gen = vurulanın
rules-bearer = giden kart
    .gen = giden kartın
rules-answered = yanıtlanan kart
    .gen = yanıtlanan kartın
rules-these = bu kartlar
    .gen = bu kartların
rules-picked = seçilen { $name }
rules-cards-in = kartlar ({ $places })
    .gen = kartların ({ $places })
rules-all = { $cards } tümü (koşul: { $test })
    .cards = gen
rules-top = { $n ->
    [one] en üstteki kart ({ $places })
   *[other] en üstteki { $n } kart ({ $places })
}
    .gen = { $n ->
        [one] en üstteki kartın ({ $places })
       *[other] en üstteki { $n } kartın ({ $places })
    }
rules-top-some = en üstteki kartlar ({ $places })
rules-bottom = { $n ->
    [one] en alttaki kart ({ $places })
   *[other] en alttaki { $n } kart ({ $places })
}
    .gen = { $n ->
        [one] en alttaki kartın ({ $places })
       *[other] en alttaki { $n } kartın ({ $places })
    }
rules-bottom-some = en alttaki kartlar ({ $places })
rules-random = { $n ->
    [one] rastgele { $n } kart ({ $places })
   *[other] rastgele { $n } kart ({ $places })
}
rules-random-some = rastgele kartlar ({ $places })
rules-most-of = şunların ilki: { $cards }; en yüksek: { $n }
rules-least-of = şunların ilki: { $cards }; en düşük: { $n }
rules-choose = { $cards } arasından { $n } tane (senin seçimin)
rules-choose-with = { $cards } arasından { $n } tane (senin seçimin; koşul: { $test })
rules-choose-fit = { $cards } arasından uyan { $n } tane (senin seçimin)
rules-choose-fit-with = { $cards } arasından uyan { $n } tane (senin seçimin; koşul: { $test })
rules-up-to = { $cards } arasından en çok { $n } tane (senin seçimin)
rules-up-to-with = { $cards } arasından en çok { $n } tane (senin seçimin; koşul: { $test })
rules-theirs = { $cards } arasından { $n } tane (oyuncusunun seçimi)
rules-theirs-with = { $cards } arasından { $n } tane (oyuncusunun seçimi; koşul: { $test })
rules-fitting = şunların uyanları: { $cards }
rules-fit = etkinin söylediği kadar: { $cards }
rules-under = { $cards } altındakiler
    .cards = gen
rules-worn = { $cards } üzerine takılanlar
    .cards = gen
rules-host-of = { $cards } takılı olduğu kart
    .cards = gen
rules-either = ({ $test } ise { $a }, değilse { $b })

## Numbers

rules-x = X
rules-n = N
rules-word = belirtilen sözcük
rules-amount = hasar
rules-turn = tur numarası
rules-round = raunt numarası
rules-turns = { $who } tur sayısı
    .who = gen
rules-book = { $who } kitabı
    .who = gen
rules-printed = { $cards } basılı { $name } değeri
    .cards = gen
rules-before = kartın önceki { $name } değeri
rules-count = { $cards } sayısı
    .cards = gen
rules-count-with = { $cards } sayısı (koşul: { $test })
    .cards = gen
rules-sum = toplam: { $cards }; değer: { $n }
rules-price = { $cards } fiyatı
    .cards = gen
rules-plus = { $a } + { $b }
rules-minus = { $a } − { $b }
rules-times = { $a } × { $b }
rules-negative = −{ $a }
rules-divide = { $a } ÷ { $b } (aşağı yuvarlanır)
rules-rounded = { $a } ÷ { $b } (yuvarlanır)
rules-at-least = { $a } (en az { $b })
rules-at-most = { $a } (en çok { $b })
rules-larger = büyük olan: { $a }, { $b }
rules-smaller = küçük olan: { $a }, { $b }
rules-truth = ({ $test } ise 1, değilse 0)
rules-group = ({ $a })

## Words

rules-type-of = { $cards } türü
    .cards = gen
rules-class-of = { $cards } sınıfı
    .cards = gen
rules-subtype-of = { $cards } alt türü
    .cards = gen
rules-name-of = { $cards } adı
    .cards = gen
rules-zone-of = { $cards } bölgesi
    .cards = gen
rules-zone-before = önceki bölge
rules-phase = aşama

## Tests

rules-compare = { $a } { $sign } { $b }
rules-and = { $a } ve { $b }
rules-or = { $a } veya { $b }
rules-always-so = her zaman
rules-never = hiçbir zaman
rules-did = yukarıdaki etki bir şey değiştirdi
rules-did-not = yukarıdaki etki hiçbir şey değiştirmedi
rules-running = yetenek yürürlükte
rules-running-not = yetenek henüz yürürlükte değil
rules-active = sırası olan: { $who }
rules-active-not = sırası olmayan: { $who }
rules-your-turn = sıra sende
rules-your-turn-not = sıra sende değil
rules-their-turn = sıra rakipte
rules-their-turn-not = sıra rakipte değil
rules-first = başlayan: { $who }
rules-first-not = başlamayan: { $who }
rules-you-began = sen başladın
rules-you-began-not = sen başlamadın
rules-they-began = rakip başladı
rules-they-began-not = rakip başlamadı
rules-arrived = bu tur gelen: { $cards }
rules-arrived-not = bu tur gelmeyen: { $cards }
rules-is = { $cards } “{ $name }” durumunda
rules-is-not = { $cards } “{ $name }” durumunda değil
rules-was = kart “{ $name }” durumundaydı
rules-was-not = kart “{ $name }” durumunda değildi
rules-has = { $cards }: { $word } var
rules-has-not = { $cards }: { $word } yok
rules-words-in = { $others }: { $cards } tüm sözcükleri var ({ $name })
    .cards = gen
rules-words-in-not = { $others }: { $cards } kimi sözcükleri yok ({ $name })
    .cards = gen
rules-in = { $cards } şurada: { $places }
rules-in-not = { $cards } şurada değil: { $places }
rules-same = { $cards }, { $others } ile aynı
rules-same-not = { $cards }, { $others } ile aynı değil
rules-one-of = { $word } şunlardan biri: { $words }
rules-one-of-not = { $word } şunlardan hiçbiri değil: { $words }
rules-filled = kart var: { $places }
rules-empty = boş: { $places }
rules-there = { $cards } var
rules-there-not = { $cards } yok
rules-any = { $cards } arasında şunu karşılayan var: { $test }
rules-any-not = { $cards } arasında şunu karşılayan yok: { $test }
rules-bears = { $cards }: { $name } yeteneği var
rules-bears-not = { $cards }: { $name } yeteneği yok
rules-room = yer var: { $places }
rules-room-not = yer yok: { $places }

## What is done

rules-gain = artır: { $what } (şu kadar: { $n })
rules-lose = azalt: { $what } (şu kadar: { $n })
rules-set = şu değere getir: { $what } = { $n }
rules-damage = hasar ver ({ $n }): { $cards }
rules-damage-from = hasar ver ({ $n }): { $cards }; kaynak: { $source }
rules-heal = hasar iyileştir ({ $n }): { $cards }
rules-modify = değiştir ({ $n }): { $cards } { $name } değeri
    .cards = gen
rules-give = { $word } ver: { $cards }
rules-remove = { $word } kaldır: { $cards }
rules-remove-all = tüm sözcükleri kaldır: { $cards }
rules-mark = “{ $name }” durumuna getir: { $cards }
rules-unmark = “{ $name }” durumunu kaldır: { $cards }
rules-reset = basılı haline döndür: { $cards }
rules-become = alt türü { $word } yap: { $cards }
rules-grant = etkileri tak: { $cards }
rules-move = taşı: { $cards } → { $places }
rules-move-bottom = en alta taşı: { $cards } → { $places }
rules-move-shuffled = içine kar: { $cards } → { $places }
rules-move-asked = seçtiğin sırayla taşı: { $cards } → { $places }
rules-destroy = yok et: { $cards }
rules-destroy-up = yok et: { $cards }; altındaki kart yukarı çıkar
rules-destroy-along = altındakilerle birlikte yok et: { $cards }
rules-shuffle = kar: { $places }
rules-reveal = iki oyuncuya göster: { $cards }
rules-look = bak: { $cards }
rules-create = { $n } × { $card } yap → { $places }
rules-copy = kopyasını koy: { $cards } → { $places }
rules-transform = dönüştür: { $cards } → { $card }
rules-attach = tak: { $cards } → { $host }
rules-stack = üstüne koy: { $cards } → { $host }
rules-control = denetimini ver: { $cards } → { $who }
rules-play = oyna: { $cards }
rules-resolve = { $cards } yeteneklerini uygula: { $names }
    .cards = gen
rules-resolve-hero = kahramanın yeteneğini uygula
rules-resolve-again = açılanı yeniden uygula: { $places }
rules-use = { $cards } yeteneğinin bedelini öde ve uygula
    .cards = gen
rules-pay = { $cards } yeteneğinin bedelini öde
    .cards = gen
rules-aim = { $cards } hedeflerini belirt
    .cards = gen
rules-effects = { $cards } yeteneğini uygula
    .cards = gen
rules-perform = { $cards } bir yeteneğini bedelsiz uygula
    .cards = gen
rules-negate = yanıtlananı geçersiz kıl
rules-prevent = bunu önle
rules-prevent-some = bunun şu kadarını önle: { $n }
rules-let = { $name } artık şu: { $cards }
rules-forget = { $name } rolü sona erer
rules-happens = “{ $name }” anı gelir
rules-happens-to = şunun için “{ $name }” anı gelir: { $cards }
rules-opens = oyuncular yanıt verebilir: { $name }
rules-run = “{ $name }” uygula
rules-end = “{ $name }” süren etkiler biter
rules-skip = bir sonraki { $name } atlanır: { $who }
rules-whole-turn = tur
rules-again = bir tur daha oyna
rules-win = maçı kazanan: { $who }
rules-lose-match = maçı kaybeden: { $who }
rules-you-win = maçı kazanırsın
rules-you-lose = maçı kaybedersin
rules-draw-match = maç berabere biter
rules-say = sözler gösterilir
rules-for = { $do } ({ $name })
rules-during = etkinin söylediği sürece
rules-as-many = şu kadar: { $n }
rules-row-card = etkinin belirttiği kart
    .gen = etkinin belirttiği kartın
rules-row-place = etkinin belirttiği yer
rules-if = Koşul – { $test }:
rules-else = Değilse:
rules-each-seat = Her oyuncu:
rules-each = Sırayla ({ $cards }):
rules-repeat = Şu kadar kez: { $n }
rules-repeat-some = Şu kadar kez: { $n }
rules-at-once = Aynı anda:
rules-answer = Öteki yanıt verebilir ({ $name }). Geçersiz kılınmazsa:
rules-answer-else = Geçersiz kılındıysa:

## The course of a match

rules-first-chance = Kimin başlayacağına şans karar verir.
rules-first-most = Şundan çok olan başlar: { $n }. Eşitlikte şans karar verir.
rules-only-if = Koşul: { $test }.
rules-may = Sonra oyuncu bunları istediği sırayla, olabildiğince yapabilir: { $names }.
rules-must = Sonra oyuncu bunları artık olmayana dek yapar: { $names }.
rules-waits = Ne zaman sürdürüleceğini oyuncu söyler.
rules-after = Her eylemden sonra:
rules-then = Aşamanın sonunda:
rules-with-card = Şuradaki bir kartla: { $places }.
rules-any-ability = Kartın bir yeteneğini kullanır.
rules-ability-of = Kartın bir yeteneğini kullanır: { $names }.
rules-needs = Koşul: { $test }. (Yoksa: { $name }.)
rules-times-a-turn = Turda en çok { $n } kez.
rules-pick = Seç – { $name }: bir kart ({ $places }).
rules-pick-if = Şu geçerli olmalı: { $test }.
rules-pick-or = Ya da rakip.
rules-pick-or-if = Ya da rakip; koşul: { $test }.
rules-pick-may = Seçilmeyebilir.
rules-pick-number = Seç – { $name }: { $a } ile { $b } arası.
rules-aims = Hedefleri kullanılırken belirtilir: { $names }.
rules-pays = Bedel:
rules-does = Etki:
rules-window-own = Şunları yapabilirsin: { $names }.
rules-window-other = Rakip şunları yapabilir: { $names }.
rules-window-each = Her oyuncu sırayla şunları yapabilir: { $names }.
rules-window-both = İkisi de pas geçene dek oyuncular sırayla şunları yapar: { $names }.
rules-window-once = Bir kez.
rules-window-times = En çok { $n } kez.
rules-window-any = İstendiği kadar.
rules-window-must = Yapabilen yapmak zorundadır.
rules-window-opens = Hiçbir şey yapılamasa da şu durumda sorulur: { $test }.
rules-wounds = Karta verilen hasar birikir ({ $name }). Biriken hasarı { $health } değerine ulaşan kart yok edilir.
rules-health = Karta verilen hasar { $health } değerini azaltır. 0 olan kart yok edilir.
rules-destroyed-to = Yok edilen kartlar şuraya gider: { $name }.
rules-damage-to = Oyuncuya verilen hasar şunu azaltır: { $name }.
rules-damage-less = Önce şu kadar azalır: { $name }.
rules-damage-once = { $name } sonraki hasardan düşülür ve tükenir.
rules-damage-floor = Şunun altına inmez: { $name }.
rules-damage-taken = Bunu şu sayar: { $name }.
rules-when = Şu olunca: { $name }
rules-once = Maçta bir kez.
rules-always-in = Şuradaki kartlar için her zaman: { $places }
rules-adds = { $name }: + { $n }
rules-adds-less = { $name }: − { $n }
rules-gives = Şunları olur: { $word }.
rules-silent = Şu geçerliyken kartta basılı olan sayılmaz: { $test }.
rules-fires = Bir etki yalnızca şu koşulda olur: { $test }. Öncesinde:
rules-at-row = Bir etkinin başlattığı, hemen ardından olur.
rules-at-effect = Bir yeteneğin başlattığı, yetenek bitince olur.
rules-at-chain = Yetenekler yanıtlanabilen bir zincir oluşturur; sonuncusu önce uygulanır.
rules-oldest = İlk başlatılan önce olur.
rules-newest = Son başlatılan önce olur.
rules-chain-window = Her yeteneğe yanıt verilebilir: { $name }.
rules-aim-row = Hedefler yetenek kullanılırken belirtilir; hedefi olmayan etki bir şey yapmaz.
rules-aim-whole = Hedefler yetenek kullanılırken belirtilir; hedefsiz yetenek bir şey yapmaz.
rules-loses = Şu durumda kaybedersin: { $test }.
rules-wins = Şu durumda kazanırsın: { $test }.
rules-draws = Maç şu durumda berabere biter: { $test }.
rules-turn-limit = İki oyuncu toplam { $n } tur oynayınca maç biter.
rules-tie-draw = O zaman kazanan yoksa ya da ikisi birden kaybettiyse maç berabere biter.
rules-tie-most = O zaman kazanan yoksa ya da ikisi birden kaybettiyse şundan çok olan kazanır: { $n }.
rules-tie-share = O zaman kazanan yoksa ya da ikisi birden kaybettiyse büyük pay kazanır: { $a } / { $b }.

## Counters, zones, states

rules-start = Başlangıç: { $n }.
rules-least = En az: { $n }.
rules-most = En çok: { $n }.
rules-until = Şununla biter: { $name }.
rules-worth = Değeri: { $n }.
rules-summed = Değeri etkilerin eklediği kadardır.
rules-state-mark = Bir kartta ya vardır ya yoktur.
rules-state-counter = Kart üzerinde sayılır.
rules-state-row = Her etkide, kartının tüm kopyaları için birlikte sayılır.
rules-seen-all = Kartlarını herkes görür.
rules-seen-owner = Kartlarını yalnızca oyuncusu görür.
rules-seen-nobody = Kartlarını kimse görmez.
rules-in-play = Kartları oyundadır.
rules-face-down = Kartları kapalı durur.
rules-beneath = Kartları başka kartların altındadır.
rules-keeps = Kartları kendilerine yapılanı korur.
rules-enters-shuffled = Kartlar buraya karılır.
rules-reveals = Gizli kartları zamanı gelince açılır.
rules-capacity = En çok { $n } kart alır.
rules-full-stays = Dolunca başka kart gelmez.
rules-full = Dolunca, gelecek olan kart için:
rules-takes = Yalnızca şunları alır: { $names }.
rules-left-up = Üstteki gidince sıradaki kart yukarı çıkar.
rules-left-along = Üstteki gidince kartları da onunla gider.
rules-left = Kartlarının ait olduğu gidince:
rules-destroyed-up = Üstteki yok edilince sıradaki kart yukarı çıkar.
rules-destroyed-along = Üstteki yok edilince kartları da onunla gider.
rules-destroyed = Kartlarının ait olduğu yok edilince:
rules-event-would_damage = hasar verilmek üzere
rules-event-would_destroy = bir kart yok edilmek üzere
rules-event-damaged = bir kart hasar aldı
rules-event-dealt = bir kart hasar verdi
rules-event-player_damaged = bir oyuncu hasar aldı
rules-event-moved = bir kart taşındı
rules-event-destroyed = bir kart yok edildi
rules-event-played = bir kart oynandı
rules-event-phase = bir aşama başladı
rules-state-arrived = yeni gelmiş
rules-state-attacked = saldırmış
rules-for-while_in_play = kart oyunda kaldığı sürece
rules-pick-target = hedef

## Cards and abilities

rules-played = Şuradan şuraya oynanır: { $from } → { $to }.
rules-begins-in = Şurada başlar: { $name }.
rules-costs = Bedeli: { $n }.
rules-resolves = Oynanırken şu yetenekler olur: { $names }.
rules-stays = Hiçbir şey onu yok etmez.
rules-trap = Zamanı gelene dek kapalı durur.
rules-range = { $a } ile { $b } arası.
rules-words = { $name }: { $names }.
rules-spares = Sözünü ettiği kartların etkileri ona dokunmaz.
rules-ability = { $name }: { $rows }.
rules-row = { $name } { $n }
rules-continuous = Kart oyunda olduğu sürece.
rules-event-this = Bu kart: { $name }.
rules-event-own = Senin tarafında: { $name }.
rules-event-opposing = Rakip tarafında: { $name }.
rules-event-other-own = Senin tarafında başka bir kart: { $name }.
rules-event-other = Başka bir kart: { $name }.
rules-event-any = Herhangi bir tarafta: { $name }.
rules-works-in = Şurada işler: { $places }.
rules-optional = Oyuncusu bundan vazgeçebilir.
rules-bounded = Bedel ister ya da turda bir kez işler.
rules-trigger-own = Şunu oynarsın: { $names }.
rules-trigger-play = Rakip şunu oynar: { $names }.
rules-trigger-hit = Hasar alırsın.
rules-trigger-hits = Rakip hasar alır.
rules-trigger-lethal = Kaybedecek olursun.
rules-trigger-lethals = Rakip kaybedecek olur.
rules-way-on = Şu zaman kullanılabilir: { $names }.
rules-way-answers = Yalnızca yanıt olarak.
rules-usual-for = Süresi: { $name }.
rules-n-from = N, { $a } ile { $b } arası.
rules-x-from = X, { $a } ile { $b } arası.
rules-n-cards = Kart sayar: bir sayı ya da hangi karttan kaç tane.
rules-n-word = N bir sözcüktür.
rules-word-of = Sözcük şunlardan biridir: { $names }.
rules-holds = Geçerli olduğu durum: { $test }.
rules-holds-both = Geçerli olduğu durum: { $test }; “hayır” için: { $other }.
rules-targets = Hedefi: { $names }.
rules-fits = Yalnızca şunu karşılayan karta yapılabilir: { $test }.
rules-lasts = Süresi: { $names }.
rules-while = Kart oyunda olduğu sürece:
rules-copies = { $n } × { $name }
rules-deck = { $n } kart: { $cards }.
rules-deck-any = Rastgele { $n } kart.
rules-deck-size = Bir destede { $n } kart vardır.
rules-deck-copies = Bir karttan en çok { $n } kopya.

## What random matches showed

rules-check-matches = { $n ->
    [one] { $n } rastgele maç
   *[other] { $n } rastgele maç
}
rules-check-turns = Maçların yarısı { $median }. tura kadar bitti; en uzunu { $longest }. turda.
rules-check-wins = Başlayanın kazandığı: { $first }; ötekinin: { $second }; berabere: { $draws }.
rules-check-limited = Tur sınırında biten: { $n }
rules-check-all = Kurallardaki her şey ortaya çıktı.
rules-check-never = Hiç ortaya çıkmayan: { $n }
rules-check-statement = komut
rules-check-action = eylem { $name }
rules-check-timing = zaman { $name }
rules-check-operation = işlem { $name }
rules-check-end = hiçbir maçın sonucunu belirlememiş bitiş
rules-check-card = kart { $name }
rules-check-statements = Atlandı: bir eylemde 4096 üstü komut.
rules-check-abilities = Atlandı: bir eylemin başlattığı 256 üstü yetenek.
rules-check-depth = Atlandı: 16 basamaktan derin etki veya yanıt.
rules-check-chains = Atlandı: bir eylemden sonra 20 üstü zincir.
rules-check-cards = Atlandı: kuralların sınırını aşan kart.
rules-check-list = Atlandı: listede 512 üstü eylem veya 20 üstü yineleme.
rules-check-room = Atlandı: kartların taşıdığı ve maça sığmayan durum.
rules-check-endless = Bitmeyen: { $n }
rules-check-unlawful = Kuralların bir yasasını çiğneyen konumlar: { $n }
rules-check-law = çiğnenen yasa
rules-check-capacity = kapasitesini aşan bölge
rules-check-stale = Güncel olmayan sürekli etkiler, programın bir hatası: { $n }
why-in-play = oyundaki kartlar
why-skipped = diğer oyuncunun atladığı aşamalar ve turlar
why-trade = karşılıklı vuruş
why-damage = rakibe verilen hasar
why-rows = kartın etkileri, eksi bedeli
why-win = maç kazanıldı
why-loss = maç kaybedildi
why-draw = maç berabere bitti

## Between the items of a list

rules-comma = {", "}
