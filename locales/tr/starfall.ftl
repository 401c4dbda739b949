## Operations. Value: the bare clause; .replace and .bonus: the clause in those roles; .name: the short name.

op-dmg = rakibine { $val } hasar ver
    .times = rakibine { times } { $val } hasar ver
    .replace = bunun yerine rakibine { $val } hasar ver
    .bonus = rakibine fazladan { $val } hasar ver
    .name = Hasar
    .subject = opponent
    .same = ona { $val } hasar ver
    .replace-same = bunun yerine ona { $val } hasar ver
    .bonus-same = ona fazladan { $val } hasar ver
op-heal = { $val } Kalkan geri kazan
    .replace = bunun yerine { $val } Kalkan geri kazan
    .bonus = fazladan { $val } Kalkan geri kazan
    .name = Kalkan Yenileme
op-draw = { $val } kart çek
    .replace = bunun yerine { $val } kart çek
    .bonus = fazladan { $val } kart çek
    .name = Kart Çekme
op-nrg = { $val } Enerji kazan
    .replace = bunun yerine { $val } Enerji kazan
    .bonus = fazladan { $val } Enerji kazan
    .name = Enerji Kazanma
op-drain = rakibin { $val } Enerji kaybeder
    .replace = bunun yerine rakibin { $val } Enerji kaybeder
    .bonus = rakibin fazladan { $val } Enerji kaybeder
    .name = Enerji Kaybı
    .subject = opponent
    .same = { $val } Enerji kaybeder
    .replace-same = bunun yerine { $val } Enerji kaybeder
    .bonus-same = fazladan { $val } Enerji kaybeder
op-disc = rakibin, elinden rastgele { $val } kartı ıskartaya çıkarır
    .replace = bunun yerine rakibin, elinden rastgele { $val } kartı ıskartaya çıkarır
    .bonus = rakibin, elinden rastgele { $val } kartı daha ıskartaya çıkarır
    .name = Iskartaya Çıkarma
    .subject = opponent
    .same = elinden rastgele { $val } kartı ıskartaya çıkarır
    .replace-same = bunun yerine elinden rastgele { $val } kartı ıskartaya çıkarır
    .bonus-same = elinden rastgele { $val } kartı daha ıskartaya çıkarır
op-aoe = rakibin her müttefikine { $val } hasar ver
    .times = rakibin her müttefikine { times } { $val } hasar ver
    .replace = bunun yerine rakibin her müttefikine { $val } hasar ver
    .bonus = rakibin her müttefikine fazladan { $val } hasar ver
    .name = Alan Hasarı
op-buf_atk = müttefiklerine bu tur +{ $val } Saldırı ver
    .replace = bunun yerine müttefiklerine bu tur +{ $val } Saldırı ver
    .bonus = müttefiklerine bu tur fazladan +{ $val } Saldırı ver
    .name = Saldırı Artışı
op-floor = Kalkanın bu tur 1’in altına düşemez
    .replace = bunun yerine Kalkanın bu tur 1’in altına düşemez
    .bonus = ayrıca Kalkanın bu tur 1’in altına düşemez
    .name = Kalkan Tabanı
op-negate = oynanan kartın etkilerini geçersiz kıl
    .replace = bunun yerine oynanan kartın etkilerini geçersiz kıl
    .bonus = ayrıca oynanan kartın etkilerini geçersiz kıl
    .name = Geçersiz Kılma
op-double = bu tur oynayacağın sıradaki Eylem iki kez uygulanır
    .replace = bunun yerine bu tur oynayacağın sıradaki Eylem iki kez uygulanır
    .bonus = ayrıca bu tur oynayacağın sıradaki Eylem iki kez uygulanır
    .name = Eylemi İkileme
op-banish =
    rakibin ıskartasının en üstündeki { $val ->
        [one] kartı
       *[other] { $val } kartı
    } sürgün et
    .replace =
        bunun yerine rakibin ıskartasının en üstündeki { $val ->
            [one] kartı
           *[other] { $val } kartı
        } sürgün et
    .bonus = rakibin ıskartasının en üstünden { $val } kart daha sürgün et
    .name = Sürgün
op-dbf_atk = rakibin müttefiklerinden seçtiğin birine −{ $val } Saldırı ver
    .replace = bunun yerine rakibin müttefiklerinden seçtiğin birine −{ $val } Saldırı ver
    .bonus = rakibin müttefiklerinden seçtiğin birine fazladan −{ $val } Saldırı ver
    .name = Saldırı Azaltma
op-dbf_hp = rakibin müttefiklerinden seçtiğin birine −{ $val } Can ver
    .replace = bunun yerine rakibin müttefiklerinden seçtiğin birine −{ $val } Can ver
    .bonus = rakibin müttefiklerinden seçtiğin birine fazladan −{ $val } Can ver
    .name = Can Azaltma
op-retrigger_traps = bu tur açılan Tuzakların bir kez daha uygulanır
    .replace = bunun yerine bu tur açılan Tuzakların bir kez daha uygulanır
    .bonus = ayrıca bu tur açılan Tuzakların bir kez daha uygulanır
    .name = Tuzakları Yineleme

## Passives: hold while the ally is in play

op-p_nrg = Enerji Aşamanda { $val } Enerji kazanırsın
    .name = Her tur Enerji
op-p_adx = Eylemlerin fazladan { $val } hasar verir
    .name = Eylem hasarı
op-p_tdx = Tuzakların fazladan { $val } hasar verir
    .name = Tuzak hasarı
op-p_red = aldığın hasar { $val } azalır
    .name = Hasar azaltma
op-p_eot = Bitiş Aşamanda { $val } Kalkan geri kazanırsın
    .name = Her tur Kalkan
op-p_adisc = Eylemlerinin bedeli { $val } azalır (en düşük 1)
    .name = Ucuz Eylemler
op-p_tdisc = Tuzaklarının bedeli { $val } azalır (en düşük 1)
    .name = Ucuz Tuzaklar

## When an ally is destroyed

on-play = bu müttefiki çağırdığında
    .when = mixed
on-death = bu müttefik yok edildiğinde
op-d_heal = { $val } Kalkan geri kazan
    .replace = bunun yerine { $val } Kalkan geri kazan
    .bonus = fazladan { $val } Kalkan geri kazan
    .name = Yok edilince: Kalkan
op-d_dmg = rakibine { $val } hasar ver
    .replace = bunun yerine rakibine { $val } hasar ver
    .bonus = rakibine fazladan { $val } hasar ver
    .name = Yok edilince: hasar
op-d_draw = { $val } kart çek
    .replace = bunun yerine { $val } kart çek
    .bonus = fazladan { $val } kart çek
    .name = Yok edilince: kart çekme
op-d_return = bu kartı eline geri al
    .replace = bunun yerine bu kartı eline geri al
    .bonus = ayrıca bu kartı eline geri al
    .name = Yok edilince: dönüş

## Trap triggers

trigger-t_action = rakibin bir Eylem oynadığında
    .name = Rakibin Eylemi
    .subject = opponent
trigger-t_summon = rakibin bir müttefik çağırdığında
    .name = Rakibin çağrısı
trigger-t_play = rakibin bir kart oynadığında
    .name = Rakibin herhangi bir kartı
    .subject = opponent
trigger-t_hit = hasar aldığında
    .name = Alınan hasar
trigger-t_lethal = Kalkanın 0’a düştüğünde
    .name = Kalkan 0’a düşer

## Conditions: whole clauses with their conditional suffix

if-first_action = bu tur başka bir Eylem oynamadıysan
    .name = Bu tur başka bir Eylem oynamadın
if-played_action = bu tur bir Eylem oynadıysan
    .name = Bu tur bir Eylem oynadın
if-ctrl = bir { TERM($sub) } müttefikin varsa
    .subject = control
    .same = bir { TERM($sub) } müttefikin bulunuyorsa
    .link-same = bir { TERM($sub) } müttefikin bulunuyorsa
    .name = Bir { TERM($sub) } müttefikin var
if-ctrl_n = en az { $n } müttefikin varsa
    .subject = control
    .same = toplamda en az { $n } müttefikin bulunuyorsa
    .link-same = toplamda en az { $n } müttefikin bulunuyorsa
    .name = En az { $n } müttefikin var
if-shield_below = Kalkanın { $n } değerinin altındaysa
    .name = Kalkanın { $n } değerinin altında
if-o_shield_below = rakibin Kalkanı { $n } değerinin altındaysa
    .name = Rakibin Kalkanı { $n } değerinin altında
if-o_no_allies = rakibin hiç müttefiki yoksa
    .subject = opponent
    .same = hiç müttefiki yoksa
    .link-same = hiç müttefiki yoksa
    .name = Rakibin hiç müttefiki yok
if-o_allies = rakibin en az { $n } müttefiki varsa
    .name = Rakibin en az { $n } müttefiki var
if-o_fewer = rakibin elinde seninkinden az kart varsa
    .subject = opponent
    .same = elinde seninkinden az kart varsa
    .link-same = elinde seninkinden az kart varsa
    .name = Rakibin elinde seninkinden az kart var
if-o_zero_nrg = rakibin hiç Enerjisi yoksa
    .subject = opponent
    .same = hiç Enerjisi yoksa
    .link-same = hiç Enerjisi yoksa
    .name = Rakibin hiç Enerjisi yok
if-destroyed_any = bu etkiyle rakibin bir müttefiki yok edildiyse
    .name = Bu etkiyle rakibin bir müttefiki yok edildi
if-vs_book = { $n }. Kitap veya sonrasından bir kahramana karşı oynuyorsan
    .name = { $n }. Kitap veya sonrasından bir kahramana karşısın
vs-vs_book = { $n }. Kitap veya sonrasından bir kahraman karşısında

## Names of things on a board

counter-shield = Kalkan
counter-energy = Enerji
counter-actions_played = Oynanan Eylemler
counter-floor = Kalkan tabanı
counter-double_next = Sıradaki Eylem iki kez
counter-damage_taken = Alınan hasar
counter-guard = Direnç
number-cost = Bedel
number-atk = Saldırı
number-hp = Can
number-T = Taktik
number-S = Hüner
number-R = Direnç
number-M = Gizem
number-shield = Kalkan
number-sim_shield = Başlangıç Kalkanı
number-cooldown = Bekleme süresi
number-trap_limit = Tuzak sınırı
zone-hand = el
zone-deck = deste
zone-field = saha
zone-traps = Tuzaklar
zone-discard = ıskarta
zone-banished = sürgün
quantity-action_bonus = Eylem hasarı artışı
quantity-trap_bonus = Tuzak hasarı artışı
quantity-reduction = hasar azaltma
quantity-energy_income = müttefiklerden gelen Enerji
quantity-end_restore = müttefiklerden gelen Kalkan
quantity-action_discount = Eylem indirimi
quantity-trap_discount = Tuzak indirimi
quantity-damage_bonus = hasar artışı
quantity-skill = Hüner
quantity-card_damage = hasar
quantity-action_cost = Eylem bedeli
quantity-trap_cost = Tuzak bedeli
tally-destroyed = yok edilen müttefikler
phase-energy = Enerji Aşaması
phase-draw = Çekme Aşaması
phase-play = Oynama Aşaması
phase-battle = Savaş Aşaması
phase-end = Bitiş Aşaması
action-play = oynama
action-ability = yetenek
action-attack = saldırma
kind-damage = Hasar
kind-restore = Yenileme
kind-cards = Kartlar
kind-energy = Enerji
kind-allies = Müttefikler
kind-control = Kontrol

## The game

game-about = Sabit desteli iki kahraman ve birer Kalkan: rakibinin Kalkanını ilk kıran kazanır.
