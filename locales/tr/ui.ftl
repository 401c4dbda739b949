## The window: screens and panels

screen-cards = Kartlar
screen-print = Baskı
screen-generate = Üret
screen-settings = Ayarlar
library = Kütüphane
library-tags = Etiket sütunları
# $shown and $all are counts of cards.
library-some = { $shown } / { $all } kart
library-all = { $all } kart
library-flat = Gruplar olmadan tek liste
library-group = Kahramana göre grupla
library-empty = Henüz kart yok
library-empty-hint = İlk kartı oluştur ya da panodan kart yapıştır.
group-no-hero = Kahramansız
fold = Daralt
unnamed = Adsız
preview = Önizleme
effects = Etkiler
languages = Diller
problems = Sorunlar
effect = Etki
face = Ön yüz

## Columns of the library

column-id = Kimlik
column-name = Ad
column-type = Tür
column-languages = Dil
column-problems = Sorunlar

## The filter

filter-clear = Filtreyi temizle
filter-nothing = Uyan kart yok
filter-nothing-hint = Hiçbir kartta filtrenin aradıklarının hepsi yok. Bir sözcüğü çıkar ya da filtreyi temizle.

## Fields of a card

field-name = Ad
field-type = Tür
field-hero = Kahraman
field-book = Kitap
field-status = Durum
field-subtype = Alt tür
field-trigger = Tetikleme
field-art = Görsel
field-notes = Notlar
field-flavour = Öykü metni
status-none = Durumu yok
status-idea = Fikir
status-draft = Taslak
status-playtest = Oyun testi
status-final = Son hâl
art-hint = Görseli buraya bırak
art-choose = Görsel seç
new-card-name = Yeni kart
choose = Seç
more = Diğer
copy-id = Kimliği kopyala
editor-empty = Kart seçilmedi
editor-empty-hint = Kütüphaneden bir kart seç ya da yeni bir kart oluştur.

## Rows

if = eğer
always = her zaman
while-in-play = oyundayken
# $rows and $most are counts of rows.
rows-of = { $rows } / { $most } satır
rows-empty = Henüz satır yok: Kart ne yapsın?
rows-full = Bir kartta en çok { $n } satır olabilir
row-number = { $n }. satır
row-handle = { $n }. satır: taşımak için sürükle
# $rows is a list of numbers.
row-numbers = satır: { $rows }
row-no-text = Satırda hata varken metin gösterilmez
operation = İşlem
operation-search = İşlem ara
operation-of-row = { $n }. satırın işlemi
value-of-row = { $n }. satırın değeri
# $types is a list of card types.
only-on = Yalnızca: { $types }
part = Rol
part-base = Temel
part-replace = Değiştirme
part-bonus = Ek
condition = koşul
condition-add = { $n }. satıra koşul ekle
condition-of-row = { $n }. satırın koşulu
condition-number = Koşulun sayısı
condition-remove = Koşulu kaldır
condition-search = Koşul ara
legacy = Miras
# $limit is a percentage such as "50 %".
legacy-of = / { $limit }
legacy-none = Miras eki verilemiyor: değeri olan koşulsuz bir satır, daha sonraki bir Kitap ve harcanmamış Miras payı gerekir
# $op is the name of an operation, $book a number.
legacy-offer = { $op }: { $book }. Kitaba karşı
percent = %{ $n }

## The pane of JSON

json = JSON
json-name = Satırın ya da kartın JSON metni
json-of-row = JSON olarak { $n }. satır
json-row = Satır
json-record = Kart
json-valid = geçerli
json-no-row = JSON olarak görmek için bir satır seç.

## Languages of a card

languages-none = Henüz metin yok
languages-none-hint = Kartta hata kalmayınca metin burada her dilde görünür.
language-source = Kaynak dil
language-own-words = Özel metin
language-falls-back = Kısmen İngilizce
language-lacks-name = Ad çevrilmedi
language-lacks-flavour = Öykü metni çevrilmedi
language-open = Dillerde açmak için tıkla
face-language = Kartın dili

## The face

face-none = Kartta hata kalmayınca ön yüz çizilir.
face-drawing = Çiziliyor…
face-failed = Şablon bu ön yüzü çizemiyor.
face-size = Boyut
# Width and height of a card in millimetres.
face-size-is = { $width } × { $height } mm
face-rules = Kural metni
# $size is a length such as "2.6 mm".
face-rules-size = { $size } mm
face-over = { $n } sığmıyor
face-all-fit = hepsi sığıyor
# $size is a length in millimetres such as "1.2".
over-by = +{ $size } mm
face-zoom = Ön yüz yakınlığı
face-point = Nereden geldiğini görmek için bir ifadenin ya da satırın üzerine gel.
export-picture = PNG

## Bars and menus

project-menu = Proje
recent-projects = Son kullanılanlar
unsaved = Kaydedilmedi
read-only = Salt okunur
search = Ara
words-search-or-new = Ara veya yeni bir sözcük yaz
search-everything = Kart, komut, ekran ara
interface-language = Arayüz dili
problems-count = { $errors } hata, { $warnings } uyarı
cards-chosen = { $n } kart seçildi
move-to-hero = Başka bir kahramana taşı
dismiss = Gizle
cancel = İptal
close = Kapat
apply = Uygula

## What can be done

do-new-project = Yeni proje
do-open = Aç
do-save = Kaydet
do-save-as = Farklı kaydet
do-backups = Önceki sürümler
do-undo = Geri al
do-redo = Yinele
do-palette = Her yerde ara
do-shortcuts = Klavye kısayolları
do-problems = Sorunları göster
do-next-problem = Sonraki sorun
do-fix-all = Böyle olanların tümünü düzelt
do-go-cards = Kartlara git
do-go-print = Baskıya git
do-go-generate = Üretmeye git
do-go-settings = Ayarlara git
do-new-card = Yeni kart
do-duplicate-cards = Kartları çoğalt
do-delete-cards = Kartları sil
do-copy = Kopyala
do-cut = Kes
do-paste = Yapıştır
do-bulk-edit = Birden çok kartı düzenle
do-replace = Bul ve değiştir
do-filter = Kütüphaneyi filtrele
do-select-all = Gösterilen tüm kartları seç
do-next-card = Sonraki kart
do-previous-card = Önceki kart
do-edit-name = Adı düzenle
do-add-row = Satır ekle
do-add-legacy = Miras ekle
do-duplicate-row = Satırı çoğalt
do-delete-row = Satırı sil
do-row-up = Satırı yukarı taşı
do-row-down = Satırı aşağı taşı
do-json = JSON göster
do-zoom-in = Yakınlaştır
do-zoom-out = Uzaklaştır
do-zoom-reset = Normal boyut
do-dark = Koyu tema
do-light = Açık tema
do-system = Sistem teması
do-quit = Çık

## The palette

palette-name = Her yerde ara
palette-hint = Komut, kart, ekran
palette-commands = Komutlar
palette-cards = Kartlar
palette-nothing = Hiçbir şey bulunamadı
palette-choose = seç
palette-run = çalıştır
palette-only-commands = komutlar
palette-only-cards = kartlar
# $found and $all are counts.
palette-count = { $found } / { $all }
reason-nothing-to-undo = Geri alınacak bir şey yok
reason-nothing-to-redo = Yinelenecek bir şey yok
reason-no-card = Kart seçilmedi
reason-no-row = Satır seçilmedi
reason-no-problem = Sorun yok
reason-read-only = Proje salt okunur

## Problems

problem = Sorun
problem-card = Kart
problem-place = Yer
problem-code = Kod
problem-filter = Kod, kart ya da ileti
problems-none = Sorun yok
problems-none-hint = Tüm kartlar kurallara uyuyor.
problems-nothing = Filtreye uyan sorun yok
fix-set = { $value } yap
fix-change = { $value } ile değiştir
fix-remove = { $member } öğesini kaldır
fix-remove-conditions = Koşulları kaldır
fix-remove-value = Değeri kaldır
fix-make-base = Temel satır yap
errors-shown = { $n } hata
warnings-shown = { $n } uyarı
# $code is the code of a kind of problem.
fix-all-of = Tümünü düzelt: { $code }

## Dialogs

files-open = Proje aç
files-save-as = Klasöre kaydet
files-picture = Görsel seç
files-path = Yol
files-up = Üst klasör
files-name = Yeni klasörün adı
files-empty = Burada seçilecek bir şey yok
files-no-portal = Sistem burada dosya penceresi göstermediği için stüdyo kendi penceresini gösteriyor.
files-system = Sistemin dosya penceresi ayrı bir pencerede açık.
files-here = Burada seç
choose-this-folder = Bu klasörü seç
find = Bul
replace-with = Yeni metin
in-names = Adlarda
in-notes = Notlarda
in-flavour = Öykü metinlerinde
match-case = Büyük/küçük harf duyarlı
only-chosen = Yalnızca seçili kartlarda
replace-all = Tümünü değiştir
replace-found = { $n ->
    [0] Hiçbir yerde bulunamadı
    [one] { $n } kartta bulundu
   *[other] { $n } kartta bulundu
}
bulk-title = { $n } kartı düzenle
bulk-hint = Burada ayarladığın her şey, tek adımda seçili kartların tümüne uygulanır.
bulk-unchanged = Değişmedi
conflict-title = Dosya başka bir yerde değiştirildi
conflict-hint = Sen açtıktan sonra bu projeyi bir başkası kaydetti. Hiçbir şeyin üzerine yazılmadı.
conflict-legend = − burada, + dosyada; iki taraf aynı şeyi değiştirdiyse birleştirince buradaki kalır
conflict-mine = Benimkini koru
conflict-theirs = Onunkini al
conflict-merge = İkisini birleştir
conflict-changed-mine = burada değişti
conflict-changed-theirs = başka yerde değişti
conflict-changed-both = iki tarafta da değişti
recovery-title = Kaydedilmemiş değişiklikler bulundu
recovery-hint = Stüdyo { $n } değişiklik kaydedilmeden kapandı.
recovery-recover = Kurtar
recovery-discard = Sil
backups-title = Önceki sürümler
backups-none = Henüz önceki sürüm yok. Her kaydedişte bir tane saklanır.
backups-restore = Geri yükle
end-title = Kaydedilmemiş değişiklikler var
end-hint = Devam etmeden önce kaydedilsin mi?
end-save = Kaydet
end-discard = Kaydetme

## The start screen, and the dialog for a new project

screen-start = Başlangıç
do-go-start = Başlangıç ekranı
start-projects = Projeler
start-no-projects = Henüz proje yok
start-no-projects-hint = Sağdan bir oyunla başla ya da bir klasör aç.
start-no-match = Eşleşme yok
start-filter = Projeleri ve oyunları süz
start-missing = Eski yerinde bulunamadı
start-forget = Listeden çıkar
start-back = Açık projeye dön
start-days = { $n ->
    [0] bugün
    [1] dün
   *[other] { $n } gün önce
}
start-cards = { $n } kart
start-decks = { $n } deste
start-begin = Bir oyundan yola çık
start-begin-hint = Değiştirebileceğin eksiksiz bir oyun kopyası: kurallar, kartlar, kart yüzleri, 16 dilde metin
start-small = Ya da küçük başla
start-small-hint = En küçük eksiksiz oyun, her girdisi açıklamalı
start-begin-with = Kopya oluştur
start-look = Göz at
begin-title = Yeni proje
begin-hint = Hazır bir oyunun kendi klasöründeki kopyası.
begin-game = Oyun
begin-folder = Klasör
begin-rules-only = Yalnızca kurallar, kartsız
begin-now = Oluştur
begin-no-name = Projeye bir ad ve bir klasör ver.
begin-taken = { $path } zaten var ve boş değil.
begin-place = Şurada oluşturulacak: { $path }
outline-title = Boş bir oyun
outline-hint = Üç adım; bütün kurallar sonradan değiştirilebilir.
outline-begin = Oyunu oluştur…
outline-name = Oyunum
outline-card = Bir kartta ne var
outline-turn = Bir tur nasıl geçer
outline-end = Nasıl kazanılır
outline-so-far = Oyunun şu anki hâli
outline-most = { $what }, en çok
outline-deck = Destedeki kartlar
outline-copies = Aynı karttan en çok
outline-grows = Her tur bir artar
outline-hand = Başlangıç eli
outline-drawn = Turda çekilen kart
outline-field = Oyunda en çok
outline-life = Başlangıç canı
outline-decked = Kart çekemeyen kaybeder
outline-limit = Tur sınırı
outline-trying = Rastgele maçlar oynanıyor…
outline-tried = Sade kartlarla { $n } rastgele maç: { $ended } tanesi tur sınırından önce bitiyor, ortanca { $turns } tur.

## Settings

settings-look = Görünüm
settings-theme = Tema
settings-zoom = Yakınlık
settings-language = Dil
settings-card-language = Kartların dili
settings-about = Hakkında
settings-version = Sürüm { $version }
settings-licences = Inter, JetBrains Mono ve Noto SIL Open Font License, Lucide simgeleri ISC lisansı altındadır.

## Locales

screen-locales = Diller
do-go-locales = Dillere git
messages = Metinler
messages-search = Kimlik, kaynak veya metin
messages-nothing-hint = Hiçbir metinde filtrelerin aradıklarının hepsi yok. Birini kaldır ya da aramayı temizle.
messages-approved = { $all } metnin { $done } tanesi onaylı
message-empty = Metin seçilmedi
message-empty-hint = Yazmak, denetlemek ve kartlarda görmek için listeden birini seç.
message-none = henüz metin yok
message-used = { $n } kart kullanıyor
translation-language = Çeviri dili
state-missing = Eksik
state-draft = Taslak
state-suggested = Öneri
state-approved = Onaylandı
state-needs-work = Düzeltilmeli
state-rejected = Reddedildi
state-outdated = Güncel değil
all-files = Tüm dosyalar
all-checks = Tüm denetimler
with-problems = Sorunlu
filter-file = Dosyaya göre filtrele
filter-check = Denetime göre filtrele
group-operations = İşlemler
group-conditions = Koşullar
group-triggers = Tetiklemeler
group-targets = Hedefler
group-costs = Bedeller ve süreler
group-frames = Cümleler
group-words = Sözlük
group-names = Adlar
group-cards = Kartlar
group-trace = Uygulanma
group-rules = Kurallar
group-interface = Arayüz
group-other = Diğer
locale-source = kaynak
source-before = onaylandığı hâliyle
source-now = şimdi
source-changed = Bu metin onaylandıktan sonra kaynak değişti.
source-signature = Kaynağın değişkenleri veya öznitelikleri onaylandığı zamankinden farklı.
fluent = Fluent
fields = Alanlar
writing-mode = Düzenleme biçimi
fields-entangled = Bu metnin çeşitleri, alanların gösteremeyeceği biçimde birbirine bağlı. Fluent olarak düzenle.
fields-broken = Bu metin henüz geçerli değil. Fluent olarak düzelt.
field-text = Metin
fields-by-number = Her sayı biçimi için ayrı metin
new-text-marked = Yeni metin kaydedilene kadar işaretli kalır.
not-kept-yet = Henüz kaydedilmedi: önce hataları düzelt.
caret-place = Sat. { $line }, Süt. { $column }
checks = Denetimler
checks-count = { $pass } geçti, { $look } bakılacak
check-syntax = Sözdizimi
check-variables = Değişkenler
check-plurals = Sayı biçimleri
check-attributes = Öznitelikler
check-references = Başvurular
check-typography = Noktalama ve boşluklar
check-terms = Terimler
check-forms = Sözcük biçimleri
check-fidelity = Satırların yaptığını söyler
other-languages = Öteki diller
other-languages-more = Tüm dilleri göster
other-languages-fewer = Daha az dil göster
terms = Terimler
comments = Yorumlar
comment-write = Yorum yaz
comment-send = Ekle
message-history = Geçmiş
history-none = Henüz geçmiş yok
lexicon = Sözlük
lexicon-word = Sözlükteki sözcük
lexicon-plain = yalın
lexicon-add-form = Biçim ekle
cells-missing = { $n } hücre eksik
cell-missing = eksik
coverage = Kapsam
coverage-none = Her işlemin her dilde metni var.
coverage-blocks = { $n } kart bunu bekliyor
real-cards = Gerçek kartlarda
real-cards-none = Bu metni gösteren kart yok.
sweep-value = Değer
cards-changed = Değişecek kartlar
count-of = { $n }/{ $all }
cards-changed-none = Hiçbir kartın metni kaydedilenden farklı değil.
changes-layout = Dizgi
layout-same = öncekiyle aynı
more-troubles = { $n } tane daha
new-language = Yeni dil
new-language-hint = Dosyaları, gereken sayı ve sözcük biçimleriyle, henüz yazılmamış yerlerde İngilizceyle başlar.
new-language-tag = Dil kodu, örneğin nl veya pt-PT
create = Oluştur
do-approve = Onayla ve ilerle
do-suggest = Öner ve ilerle
do-needs-work = Düzeltme iste
do-reject = Gerekçeyle reddet
reject = Reddet
reject-reason = Neden reddediliyor?
do-approve-shown = Gösterilenlerin hepsini onayla
do-next-message = Sonraki metin
do-previous-message = Önceki metin
do-copy-source = Kaynağı kopyala
do-edit-message = Metni düzenle
do-filter-messages = Metinleri filtrele
do-fields = Alanlarda düzenle
do-comment = Yorum yaz
do-first-fix = İlk düzeltmeyi uygula
do-next-value = Kartlarda sonraki değer
do-new-language = Yeni dil
do-suggest-only = Yalnızca öner
suggestions = Öneriler
suggestion-take = Kabul et
suggestion-drop = Geri çevir
author-name = Adın, katkılarının yanında göründüğü gibi
wording = Özel metin
wording-of = Özel metin ({ $language })
wording-remove = Üretilen metne dön
wording-stale = Bu metin yazıldıktan sonra satırlar değişti.
toast-approved = { $n } metin onaylandı
toast-approve-blocked = Bir hata onaylamayı engelliyor: önce düzelt.
toast-all-done = Burada yapılacak bir şey kalmadı.
comment-resolved = Çözüldü
did-edited = Değiştirildi
did-removed = Çıkarıldı
did-reopened = Yeniden açıldı
did-accepted = Öneri kabul edildi
mend-remove = Kaldır
mend-put = { $text } ekle
new-language-there = Bu dil zaten var.
mend-add-form = { $form } ekle
mend-copy-attribute = Kaynaktan { $name } al
mend-space = Doğru boşluğu koy

## Print

print-what = Kapsam
print-all = Tüm kartlar
print-shown = Kütüphanedeki kartlar
print-chosen = Seçili kartlar
print-as = Biçim
print-png = Görseller (PNG)
print-pdf = Sayfalar (PDF)
print-svg = Çizimler (SVG)
print-tts = { "Tabletop Simulator" }
print-gallery = Galeri (web sayfası)
print-only-unlocked = Yalnızca kilidi açılmış kartları göster
print-open = Tarayıcıda aç
print-unusable = { $path } kullanılamıyor: { $words }
print-dpi = İnç başına nokta
print-paper = Kâğıt
print-bleed = Taşma payı
print-crop-marks = Kesim işaretleri
print-backs = Çift taraflı baskı için arka yüzler
print-to = Klasör
print-start = Bas
# $done and $all are counts of cards.
print-progress = { $done } / { $all }
print-done = { $n } kart basıldı
print-stopped = Baskı durduruldu; yarım kalan dosya yok.
print-cards = { $n } kart
print-languages = Diller
print-all-languages = Tüm diller
print-one-language = Tek dil
print-left-out = Hatalar yüzünden dışarıda kalan: { $n }
# $path is a folder or a file.
print-written = Basıldığı yer: { $path }
print-failed = Hiçbir şey basılmadı.
print-denied = { $path } konumuna yazma izni yok; başka bir klasör seç
print-no-folder = { $path } yerinde bir dosya var; başka bir klasör seç
print-full = { $path } diskinde yer kalmadı
print-unwritable = { $path } yazılamıyor: { $words }
print-not-made = Basılmayan: { $n }
print-more-problems = ve { $n } tane daha
# $n is the page, $all the number of pages.
print-page-of = Sayfa { $n } / { $all }
print-back-side = Arka yüzler
print-first-page = İlk sayfa
print-previous-page = Önceki sayfa
print-next-page = Sonraki sayfa
print-last-page = Son sayfa
print-nothing = Basılacak bir şey yok.
print-nothing-hint = Başka kartlar seç ya da kütüphanenin filtresini temizle.
print-no-language = Hiçbir dil seçilmedi.
print-no-language-hint = En az bir dil seç.

## Generate

generate-next = Yeni kartlar
generate-last = Öncekiler
generate-shown = Görünüm
generate-list = Liste
# $n: the number of cards
generate-pool = { $n } kartlık havuz
generate-over = Metin kart yüzüne sığmıyor
generate-a-second = Saniyede kart
generate-cost = Bedel
generate-cost-fitted = fiyata uydurulmuş
generate-cost-drawn = rastgele
generate-refuse = Reddet
generate-same = aynıları
generate-worse = daha kötüleri
generate-like = Örnek
generate-locked = Kilitli
generate-lock-operation = Yalnızca işlemi
generate-unlock = Kilidi aç
generate-others = Diğer seçimler
generate-weight-hint = Çift tık: kuralların ağırlığı. Alt+tık: yalnızca bu.
generate-seen = Görülen { $seen } karttan { $taken } tanesi eklendi
generate-like-none = Örnek kart yok
generate-weights = Ağırlıklar
generate-edits = Değişen: { $n }
generate-reset = Kuralların ağırlıklarına dön
generate-keep = Bu ağırlıkları kurallara kaydet
generate-types = Türler
generate-timings = Zamanlamalar
generate-targets = Hedefler
generate-operations = İşlemler
generate-impossible = Böyle bir kart yok
generate-working = Kartlar üretiliyor…
generate-take = Ekle
generate-taken = Eklendi
generate-more = Benzerleri
generate-again = Yeniden
generate-price = Fiyat
# $n is a budget in points, $off how far the price is from it.
generate-of-budget = bütçe { $n }, { $off }
generate-derived = Olasılık
# The probability of a card.
generate-one-in = { $n } içinde 1
# A part of a card follows, such as “row 1”.
generate-lock = Kilitle:
generate-rows = Bir karttaki satırlar
generate-nested = İç içe
generate-off = Fiyat eksi bütçe
generate-fits = İlk çekişte uyan
generate-refused = Reddedilen
generate-refused-same = Bir kartla aynı
generate-refused-worse = Bir karttan kötü
generate-refused-budget = Aralığın dışında
generate-refused-check = Kuralların denetimine aykırı
generate-drawn = Ağırlığa göre çekiliş
generate-nearest = En yakını
generate-parts = Farklı parçalar: { $n }
generate-budget = Bedele göre bütçe

## Notices

toast-saved = Kaydedildi
toast-saved-formatted = Kaydedildi ve alışılmış biçime getirildi
toast-reloaded = Yeniden okundu: dosya başka bir yerde değiştirildi
toast-id-copied = Kimlik kopyalandı
toast-row-copied = Satır kopyalandı
toast-cards-copied = Kartlar kopyalandı
toast-deleted = { $n } kart silindi

## Balance

screen-balance = Denge
do-go-balance = Dengeye git
do-run-balance = Benzetim yap
do-sensitivity = Duyarlılık
do-stop-work = Benzetimi durdur
do-calibrate = Kalibre et
do-evaluate = Kartların gücü
do-save-result = Sonucu kaydet
do-open-result = Sonuç aç
do-export-result = Kartları CSV olarak dışa aktar
balance-heroes = { $who ->
    [decks] Desteler
   *[heroes] Kahramanlar
}
balance-heroes-hint = çubuk: ortalama, çizgi: en düşükten en yüksek eşleşmeye
balance-book = { $n }. Kitap
balance-all = Tümü: { $n }
balance-chosen = Seçili: { $n }
balance-choose-heroes = { $who ->
    [decks] Deste seç
   *[heroes] Kahraman seç
}
balance-two-heroes = { $who ->
    [decks] En az iki deste seç
   *[heroes] En az iki kahraman seç
}
balance-games = Oyun
balance-seed = Tohum
balance-new-seed = Başka tohum
balance-players = Oyuncular
player-random = Rastgele
player-easy = Kolay
player-greedy = Açgözlü
player-search = Aramalı
balance-threads = İş parçacığı
balance-progress = { $done } / { $all } eşleşme
balance-left = { $time } kaldı
balance-simulating = Benzetim sürüyor
balance-calibrating = Kalibrasyon sürüyor
balance-measuring = Satırlar ölçülüyor
balance-evaluating = Kartlar değerlendiriliyor
balance-preparing = Hazırlanıyor…
balance-done = Benzetim bitti
balance-evaluated = Değerlendirme bitti
balance-stopped = Benzetim durduruldu
balance-broken = Hesaplama beklenmedik biçimde kesildi; bu bir program hatası
balance-busy = Başka bir hesaplama sürüyor; önce onu durdur
balance-errors = Projede hatalar var, bu yüzden oynanamaz
balance-errors-hint = Önce onları düzelt; sorun listesi nerede olduklarını gösterir.
balance-no-heroes = { $who ->
    [decks] Oynayabilecek iki deste yok
   *[heroes] Oynayabilecek iki kahraman yok
}
balance-no-heroes-hint = { $who ->
    [decks] Deste kurallarına uyan ve kartları hatasız olan deste oynayabilir.
   *[heroes] Destesi tam ve hatasız olan kahraman oynayabilir.
}
balance-empty = Henüz sonuç yok
balance-empty-hint = { $who ->
    [decks] Yukarıdan desteleri ve oyun sayısını seç, sonra benzetim yap. Her deste diğerleriyle oynar; eşleşme: { $n }.
   *[heroes] Yukarıdan kahramanları ve oyun sayısını seç, sonra benzetim yap. Her kahraman diğerleriyle oynar; eşleşme: { $n }.
}
balance-matchups = Eşleşmeler
balance-matchups-hint = { $who ->
    [decks] satırdaki destenin kazanma oranı, %
   *[heroes] satırdaki kahramanın kazanma oranı, %
}
balance-changed-note = anlamlı değişen: { $n } / { $all }
balance-against = { $one }, { $other } karşısında
balance-win-rate = Kazanma oranı
balance-change = Değişim
balance-before = Önce
balance-interval = %95 aralık
balance-first-seat = İlk başlayan
balance-length = Uzunluk
balance-turns = { $n } tur
balance-turns-share = { $n } tur: { $rate }
balance-not-run = henüz oynanmadı
balance-outside = 45–55 dışında: { $n }
balance-outside-band = 45–55 dışında
balance-beyond = anlamlı
balance-game-length = Oyun uzunluğu
balance-ends = Oyunlar nasıl bitiyor
balance-end-rule = Başka bir kuralla
balance-length-note = iki oyuncunun turları, ortanca { $n }, ilk başlayanın kazanması { $rate }
balance-mean = Ortalama
balance-not-printed = * benzetimdeki Kalkan; kartta başka bir değer basılı
balance-cards = Kartlar
balance-cards-all = Tümü
balance-silent = Hiç uygulanmayan
balance-changed = Değişen
balance-played = Oynandı
balance-drawn = Çekildi, galip
balance-played-win = Oynandı, galip
balance-reach = Aralık
balance-silent-rows = { $n } oyunda hiç uygulanmayan satırlar: { $rows }
balance-open-card = Kartı aç
balance-result = Sonuç
balance-run = { $n }. deneme
balance-compare = Karşılaştır
balance-compare-with = { $run } ile karşılaştır
balance-compare-none = Hiçbiri
balance-differs = { $run } başka türlü oynandı: { $what }
balance-other-game = başka kartlar ya da kurallar
balance-stale = Bu sayılar kartların ya da kuralların önceki bir durumuna ait
balance-again = Yeniden çalıştır
balance-gone = Artık oyunda değil: { $heroes }
balance-stopped-at = Durduruldu: { $done } / { $all } eşleşme tamam
balance-go-on = Sürdür
balance-game = Oyun
balance-show-game = Oyunu göster
balance-watch = Deneme alanında izle
balance-watch-hint = Oyunu deneme alanında başından açar; hamle hamle ilerletilebilir
balance-watch-changed = Bu oyundan sonra kartlar değişti. Benzetimi yeniden çalıştır.
balance-won = { $who } kazanır
balance-draw = Berabere
balance-game-note = { $won }, tur: { $n }, tohum { $seed }
balance-turn = { $n }. tur
balance-end = Aşamanın sonu
balance-calibration = Kalibrasyon
balance-calibration-hint = Tüm eşleşmeler %45–55 içinde olana dek başlangıç Kalkanlarını ve Miras değerlerini sınırları içinde değiştirir. Öneriyi uygulamadan hiçbir şey değişmez.
balance-shields = Kalkanlar
balance-legacy-values = Miras değerleri
balance-rounds = Adımlar
balance-round = { $n }. adım: 45–55 dışında { $outside }, en uzak { $rate }
balance-round-plain = Miras olmadan: 45–55 dışında { $outside }, en uzak { $rate }
balance-proposal = Öneri
balance-changes = değişiklik: { $n }
balance-no-proposal = Hiçbir değişiklik sonucu iyileştirmiyor.
balance-applied = Uygulandı ya da değerler o zamandan beri değişti
balance-rows-of = { $card } duyarlılığı
balance-rows-hint = Bir değer bir artınca ya da azalınca { $hero } kazanma oranının kaç yüzde puan değiştiği; değişiklik başına oyun: { $games }
balance-rows-stopped = Hiçbir şey ölçülmedi.
balance-no-values = Kartın hiçbir satırında değişebilecek bir değer yok.
balance-not-tried = { $n }. satıra { $value } değeri konulamaz
balance-no-match = Bu projenin kuralları bir karşılaşma tanımlamıyor, bu yüzden kartları oynanamaz
balance-strength = Güç
balance-strength-hint = Kartı içeren bir destenin oyunlarının ne kadarını kazandığı, kartın katılımına göre ağırlıklı: rastgele destelerde ve kazanmaya doğru evrilen destelerde.
balance-pairs = Oyun çiftleri
balance-by-chance = Rastgele
balance-evolved = Evrilmiş
balance-prices = Uyan fiyatlar
balance-prices-hint = Bir işlemin şimdiki fiyatına göre olması gereken fiyatı. Öneriyi uygulayana kadar hiçbir şey değişmez.
balance-no-prices = Güçler fiyatlar hakkında bir şey söylemiyor.
balance-saved = Kaydedildi: { $path }

## Steps that can be undone. $value is what was set, $count how many cards.

undo-set-id = Kimlik: { $value }
undo-set-name = Ad: { $value }
undo-set-type = Tür: { $value }
undo-set-number = { $number }: { $value }
undo-set-subtype = Alt tür: { $value }
undo-set-trigger = Tetikleme: { $value }
undo-set-hero = Kahraman: { $value }
undo-set-book = Kitap: { $value }
undo-set-flavour = Öykü metnini düzenleme
undo-set-art = Görsel: { $value }
undo-set-notes = Notları düzenleme
undo-set-status = Durum: { $value }
undo-set-wording = Özel metin: { $language }
undo-set-all = { $count } kartı düzenleme
undo-set-row = { $row }. satırı değiştirme
undo-insert-rows = { $count } satır ekleme
undo-remove-row = { $row }. satırı silme
undo-move-row = { $row }. satırı taşıma
undo-duplicate-row = { $row }. satırı çoğaltma
undo-add-card = Ekleme: { $id }
undo-add-hero = Ekleme: { $id }
undo-add-book = Ekleme: { $name }
undo-duplicate = { $count ->
    [one] Çoğaltma: { $name }
   *[other] { $count } kartı çoğaltma
}
undo-delete = { $count ->
    [one] Silme: { $name }
   *[other] { $count } kartı silme
}
undo-move-to-hero = Kahramana taşıma: { $hero }
undo-paste-cards = { $count ->
    [one] Yapıştırma: { $name }
   *[other] { $count } kartı yapıştırma
}
undo-set-json = JSON düzenleme: { $name }
undo-replace = “{ $find }” yerine “{ $with }”
undo-fix = { $count } sorunu düzeltme
undo-set-levers = Dengeyi ayarlama ({ $count })
undo-set-ruleset = Kural kümesini değiştirme
undo-write-message = Düzenleme: { $id } ({ $language })
undo-remove-message = Kaldırma: { $id } ({ $language })
undo-approve-messages = Metinleri onaylama: { $count } ({ $language })
undo-review-messages = Metinleri gözden geçirme: { $count } ({ $language })
undo-new-language = Yeni dil: { $language }
undo-reload = Dosyayı yeniden okuma
undo-merge = Dosyayla birleştirme
undo-recover = Kaydedilmemiş değişiklikleri kurtarma
undo-restore = Önceki bir sürümü geri yükleme

## The sandbox

screen-sandbox = Deneme alanı
do-go-sandbox = Deneme alanına git
do-try = Tahtada dene
do-resolve = Etkiyi uygula
do-step = Adım
do-back = Geri
do-restart = Baştan
do-save-scenario = Senaryoyu kaydet
do-run-scenarios = Senaryoları çalıştır
do-new-match = Yeni maç
sandbox-board = Tahta
sandbox-presets = Şununla başla
sandbox-scenarios = Senaryolar
sandbox-open-file = Senaryo veya maç aç
preset-empty = Boş tahta
preset-mid-game = Oyun ortası
preset-nearly-dead = Yenilgiye yakın
preset-full = Dolu tahtalar
preset-later-book = Oyun ortası, sonraki bir Kitaba karşı
sandbox-against = { $one }, { $other } karşısında
sandbox-turn = Tur
sandbox-seed = Tohum
sandbox-play-on = Oynamayı sürdür
sandbox-play-on-hint = Bu konumdan kurallara göre oyna
sandbox-end-turn = Turu bitir
sandbox-no-scenarios = Projede henüz senaryo yok
sandbox-pass = Hepsi geçti: { $n }
sandbox-fail = Başarısız: { $n }
sandbox-passing = Geçenler
sandbox-failing = Başarısızlar
sandbox-about = Neyi gösterir
sandbox-save-hint = Tahtayı, adımlarını ve beklentileri bir dosyaya kaydeder.
sandbox-taken = Orada başka bir dosya var ya da bu dosya başka yerde değişti. Başka bir ad seç.
sandbox-drag-hint = Bir bölgeye sürükle ya da Alt+Enter’a bas
sandbox-put-into = Şuraya koy
sandbox-move-to = Şuraya taşı
sandbox-add-card = Kart ekle
sandbox-remove = Kaldır
sandbox-copy-card = Çoğalt
sandbox-card-menu = Kart
sandbox-play-card = Elden oyna
sandbox-arrived = Bu tur çağrıldı
sandbox-not-arrived = Daha önce çağrıldı
sandbox-reveal = Açılmış olarak işaretle
sandbox-hide = Gizli olarak işaretle
sandbox-revealed = açık
sandbox-count = Kart sayısı
sandbox-pile = Yığındaki kartlar
sandbox-pile-hint = Ele al
sandbox-no-hero = Kahraman yok
sandbox-more-numbers = Diğer değerler
sandbox-expect-this = Beklenen değer yap
sandbox-written-out = Kimliksiz kart
sandbox-played-by = Oynayan
sandbox-pick = Bir kart seç
sandbox-pick-hint = Soldaki ya da tahtadaki bir karta, sonra Etkiyi uygula’ya ya da Adım’a tıkla.
sandbox-no-rows = Bu kartın etkisi yok.
sandbox-undone = geri alındı
sandbox-next = sıradaki
sandbox-choose-target = Tahtada bir hedef seç
sandbox-rules-choose = Kurallar seçsin
sandbox-trace = Akış
sandbox-step = Adım { $n }: { $what }
sandbox-steps = Adımlar: { $n }
sandbox-copy-trace = Akışı kopyala
toast-trace-copied = Akış kopyalandı
sandbox-nothing = Henüz bir şey olmadı
sandbox-nothing-hint = Bir kart seçip etkisini uygula: her satır burada ne yaptığını ve nedenini anlatır.
sandbox-no-board = Bu dosya bir tahta değil
sandbox-no-board-hint = Sorunları yukarıda. Başka bir tahtayla başla ya da dosyayı düzelt.
sandbox-expectations = Beklentiler
sandbox-holding = { $n } / { $all } sağlanıyor
sandbox-expect = Beklenti ekle
sandbox-expect-hint = Beklenen değeri belirle, senaryo onu denetler.
sandbox-found = şimdi { $value }
sandbox-forget = Beklentiyi kaldır
sandbox-match = Maç
sandbox-legal = Yapılabilecekler
sandbox-log = Kayıt
sandbox-log-start = Başlangıç
sandbox-back-to = Buraya kadar geri al
sandbox-forth-to = Buraya kadar yinele
sandbox-to-end = Sona kadar
sandbox-to-move = Sıra: { $who }, tur { $turn }
sandbox-end-phase = Aşamayı bitir
sandbox-won = Kazanan: { $who }
sandbox-draw = Berabere
sandbox-player = Oyuncu
player-by-hand = Elle
sandbox-first = İlk oynayan
sandbox-first-rules = Kurallara göre
sandbox-begin = Başla
sandbox-undo-edit = Tahtayı düzenleme
sandbox-undo-action = Maç hamlesi
tabletop-yes = Evet
tabletop-no = Hayır
tabletop-effect = Etki { $n }
tabletop-no-target = Hedef yok
tabletop-order = Sıra
tabletop-order-hint = seçtiğin sırayla
tabletop-use = Kullanılsın mı?
tabletop-choose = { $n } seç
tabletop-choose-some = { $min } ile { $max } arası seç
tabletop-costs = Bedel ödenemiyor
tabletop-over = Maç bitti. Kararları geri al ya da yeni bir maç başlat.
tabletop-shown = “{ $what }” sonrası tahta
tabletop-shown-title = Bir eylemin ortasında
tabletop-shown-hint = Akışta adım adım gezin ya da karar vermek için sona git.
tabletop-show-entry = Tahtanın bu andaki hâlini göster
tabletop-confirm = Onayla
tabletop-pass = Pas
tabletop-pass-key = Boşluk
tabletop-thinks = Bu oyuncu için program karar veriyor
tabletop-nothing = Şu anda bir şey yapılamaz
tabletop-why = Neden?
tabletop-why-hint = Bu kararın açgözlü oyuncunun gözünde pas geçmeye ya da önceki konuma göre kazancı ve tüm yanıtlar arasındaki yeri
tabletop-why-others = Diğer yanıtlar
tabletop-waiting = Bekleyenler
tabletop-waiting-hint = { $n }, sıradaki en üstte
tabletop-waiting-more = { $n } tane daha
tabletop-limbo = oynanıyor
tabletop-rule = Kurallar
tabletop-edited = Düzenlenmiş tahta
tabletop-unwritten = Bir tahta, { $card } kartını şu anda etkileyenleri ifade edemez. Daha önceki bir konumu düzenle.
tabletop-unlaid = Kurallar bu tahtaya izin vermiyor: { $fault }
tabletop-library = Oyunun kartları
tabletop-chapters = Bölümler
tabletop-match-hint = Projenin iki destesi. Aynı tohum aynı maçı verir.
tabletop-seen-by = Kimin gizli kartları gösteriliyor
tabletop-seen-by-hand = Senin karar verdiğin oyuncuların
tabletop-seen-by-both = Her iki oyuncunun
tabletop-forward = Sonraki karar
tabletop-back = Son kararına dön
tabletop-empty = Maç yok
tabletop-empty-hint = Bir maç için hatasız bir kural kümesi gerekir.
tabletop-question = Soru
tabletop-not-now = Şu anda değil
tabletop-used = Zaten kullanıldı
tabletop-full = Yer kalmadı
tabletop-not-from-here = Bu bölgeden değil
tabletop-aimless = Bunun için hedef yok

## Rows and screens of games that are data

slot-on = ne zaman
slot-as = kullanım
slot-once = bir kez:
slot-may = isteğe bağlı
slot-cost = bedel
slot-word = sözcük
slot-who = kim
slot-to = hedef
slot-for = süre
slot-add = { $n }. satıra ekle
slot-nothing = Seçilecek bir şey yok.
slot-once-turn = tur
slot-once-match = maç
slot-who-self = sen
slot-who-opponent = rakip
slot-who-both = iki oyuncu
group-no-type = Türü yok
field-keywords = Anahtar sözcükler
undo-set-words = { $set } değerini { $value } yap

## Abilities and targets of whole games

abilities-of = { $abilities } yetenek
rows-counted = { $rows } satır
do-add-ability = Yetenek ekle
do-ability-up = Yeteneği yukarı taşı
do-ability-down = Yeteneği aşağı taşı
do-row-in = Satırı üsttekinin içine taşı
do-row-out = Satırı dışarı çıkar
do-duplicate-ability = Yeteneği çoğalt
do-delete-ability = Yeteneği sil
undo-move-ability = Yeteneği taşıma
undo-remove-ability = Yeteneği silme
undo-duplicate-ability = Yeteneği çoğaltma
undo-add-ability = Yetenek ekleme
ability-handle = { $n }. satırdaki yetenek: taşımak için sürükle
ability-plain = her zamanki gibi
effects-add = { $n }. satırın verdiği bir satır ekle
slot-remove = Kaldır
slot-card = kart
slot-against = karşı
card-by-chance = rastgele bir kart
slot-card-named = Adıyla
slot-card-random = Rastgele
slot-card-written = Burada yazılı
slot-card-add = Özellik ekle
flag-yes = evet
flag-no = hayır
count-at-least = en az
count-at-most = en çok
count-exactly = tam
target-preset = Hazır hedef
target-custom = Özel
target-who = Kim
target-who-self = Sen
target-who-opponent = Rakip
target-who-any = İkisi de
target-zone = Bölge
target-zone-add = Bir bölge daha
target-count = Sayı
target-exactly = Tam
target-up-to = En çok
target-all = Hepsi
target-chosen = Seçim
target-choose = sen seçersin
target-by-opponent = rakip seçer
target-named = kullanılırken
target-random = rastgele
target-most = en yüksek
target-least = en düşük
target-number = Değer
target-other = bundan başka bir kart
target-filters = Süzgeçler
target-fits = { $of } karttan { $n } tanesi uyuyor
target-show = Göster
filter-add = filtre
filter-or = veya
filter-in-play = oyunda belli olur
tests-any = şunlardan biri
tests-all = şunların hepsi
tests-not = değil

## Decks

do-decks = Desteleri düzenle
deck-choose = Bir deste seç
deck-new = Yeni deste
deck-duplicate = Desteyi çoğalt
deck-delete = Desteyi sil
deck-copy = Desteyi metin olarak kopyala
deck-save = Desteyi metin olarak kaydet
deck-name = Destenin adı
deck-leader = Lider
deck-locked = Kilitli: kartları kahraman belirler
deck-none = Henüz deste yok
deck-none-hint = Deste, deneme alanının ve dengenin oynadığı kart listesidir.
deck-empty = Bu destede henüz kart yok
deck-empty-hint = Kitaplıktaki bir karta çift tıkla ya da üzerinde + tuşuna bas.
deck-add = Bir tane ekle
deck-remove = Bir tane çıkar
deck-legal = Deste kurallarına uygun
deck-unchecked = Kurallar desteleri sınırlamıyor
deck-hand = Deneme eli
deck-redraw = Yeni el dağıt
deck-draw = Kart çek
deck-hand-none = Bu desteden el dağıtılamıyor.
column-in-deck = Destede
toast-deck-copied = Deste kopyalandı
undo-set-deck = { $name } değişikliği

## Import

do-import = Kartları içe aktar
import-new = Yeni: { $n }
import-changed = Değişen: { $n }
import-same = Aynı kalan: { $n }
import-absent = Tabloda olmayan: { $n }
import-line = Satır { $n }
import-unread = Anlaşılmadı ({ $n }): { $text }
import-now = İçe aktar
import-blocked = İçe aktarılacak bir şey yok: önce hatalar düzeltilmeli ya da yeni bir şey yok.
undo-import = Kartları içe aktar

## The gallery of cards, a page for any browser

gallery-search = Adlarda ve metinlerde ara
gallery-tags = Etiketler
# $n is a count of cards.
gallery-count = Kart sayısı: { $n }
gallery-nothing = Uyan kart yok. Daha az etiket seç ya da aramayı temizle.
gallery-locked = Kilitli kart
# Of printed cards: $counted were registered by their owners, $threshold unlock the entry.
gallery-progress = Kaydedilen: { $counted } / { $threshold }
# $name is the name of a card; the text describes its picture.
gallery-face = “{ $name }” kartı

do-design = Tasarım araçları
do-submit = Kartı gönder
design-line = Üretim hattı
design-goals = Hedefler
design-packs = Paketler
design-prints = Basılı kartlar
design-inbox = Gönderiler
design-rulings = Kural açıklamaları
design-glossary = Sözlük
design-clues = Gizli kodlar
design-text = Metin
design-cards = Kartlar
design-combinations = { $all } birleşimden { $shown } tanesine izin var
design-excluded = { $rule }: { $n } tane dışarıda bırakıldı
design-no-file = böyle bir dosya yok
design-step = Adım
design-step-combine = Birleştir
design-step-tag = Etiketle
design-step-write = Yaz
design-count = Sayı
design-group = Küme
design-lift = Yakınlık
design-won = Kazanma
design-tags-of = { $card } etiketleri: { $tags }
design-goal = Hedef
design-bound = Sınır
design-values = Ölçülen
design-state = Durum
design-met = Tutturuldu
design-missed = Tutturulmadı
design-unmeasured = Ölçülmedi
design-unmeasured-hint = Denge ekranında oyun oynat; bu hedef o oyunlarda ölçülür.
design-no-values = Bu hedef için ölçülecek bir şey yok.
design-pack = Paket
design-lore = Öykü kartı
design-packs-note = Basılı kart: { $cards }, paket: { $packs }; tam bir takım için ortalama { $n } paket gerekir
design-packs-trades = Takas eden oyuncular: { $players }, her birine paket: { $n }, el değiştiren kartlar: { $cards }
design-packs-mix = Yeni kartlar: { $new }, daha önce basılanlar: { $old }
design-printed = Basıldı
design-registered = Kaydedildi
design-prints-note = Seri numaraları { $ledger } dosyasında, sahiplerin kayıtları { $owners } dosyasında durur.
design-question = Soru
design-uses = Kullandıkları
design-term = Terim
design-meaning = Anlam
design-unused = Bu terimi hiçbir kart ve hiçbir kural kullanmıyor.
design-code = Gizli kod
design-mark = İşaret
design-place = Ön yüzdeki yeri
design-author = Yazar
design-taken = { $card } olarak alındı
design-state-new = Yeni
design-state-in-talk = Görüşülüyor
design-state-wanted = İsteniyor
design-state-declined = Geri çevrildi
design-same = Aynı işi yapan kartlar: { $cards }
design-worse = Her bakımdan daha iyi olan kartlar: { $cards }
design-better = Her bakımdan daha kötü olan kartlar: { $cards }
design-no-match = Bu oyunun kuralları bütün bir maçı anlatmıyor
design-no-match-hint = Bu araç 2. biçimde kurallar ister; diğerleri bu oyunla da çalışır.
design-working = Çalışılıyor…
design-none = Bu oyunda henüz yok
design-none-hint = Burada neyin görüneceğini proje klasöründeki { $file } belirler.
design-wrong = Bu gösterilemiyor
design-save = Dosya olarak kaydet
design-open-pack = Bir paket aç
design-receive = Gönderi ekle
design-issue = Seri numarası ver
design-surprise = Şaşırt beni
design-empty = Burada henüz bir şey yok
design-all-kinds = Bütün etki türleri
design-as-grid = Izgara olarak göster
design-as-list = Liste olarak göster
design-add-to = Şu karta ekle: { $card }
design-take = Kart olarak al
design-put-on = Bir karta ekle…
design-comment-on = Yorumun konusu
design-comment-card = Kartın tamamı
design-comment-row = { $n }. satır
design-measure-letters = Bir karttaki harfler
design-measure-rows = Bir karttaki satırlar
design-measure-partners = Bir kartın filtrelerine uyan kartlar
design-measure-off-budget = Bütçeden sapma
design-measure-better = Daha iyi kartlar
design-measure-negating = Geçersiz kılan etkiler, yüzde
design-measure-median-turns = Bir oyunun turları, ortanca
design-measure-shortest-game = En kısa oyunun turları
design-measure-early = Erken biten oyunlar, yüzde
design-measure-deck-wins = Bir destenin kazandığı oyunlar, yüzde
design-measure-overtaken = Sonradan gelen daha iyi kartlar
design-measure-rulings = Bir karta dair açıklamalar
design-measure-acts = Bir turdaki kararlar
design-measure-unplayed = Bir oyunda oynanmadan kalan kartlar
design-measure-watching = Öbür oyuncunun yalnızca izlediği turlar, yüzde
design-measure-stuck = Hiçbir şey yapılmayan bir turu olan oyunlar, yüzde
design-measure-cut-off = Yalnızca son turun bitirdiği oyunlar, yüzde
design-measure-price-rank = Fiyatlarla oyunun uyumu, yüzde
design-measure-even-cards = Kazanma oranı %45–55 olan kartlar, yüzde
design-add = Ekle: { $name }
design-remove = Kaldır: { $name }
design-up = Yukarı taşı: { $name }
design-down = Aşağı taşı: { $name }
design-nothing = Yok
design-price-flat = Sabit
design-price-each = Her biri için
design-new-tag = yeni etiket
design-new-look = yeni görünüş
design-add-tag = Etiket ekle
design-add-goal = Hedef ekle
design-set-up = Ayarla
design-field-id = Ad
design-field-find = Arama koşulu
design-field-lang = Metinlerin dili
design-field-requires = Ayrıca gerekir
design-field-group = Grup
design-field-also = Elle seçilenler
design-field-measure = Ölçü
design-field-at-least = En az
design-field-at-most = En çok
design-field-turn = Turdan önce
design-field-operations = İşlemler
design-field-why = Neden
design-field-letter = Harf
design-field-weight = Ağırlık (mg)
design-field-paper-weight = Gramaj (g/m²)
design-field-copies = Her birinden
design-field-size = Paketteki kart
design-field-rarities = Nadirlikler
design-field-target = Paket ağırlığı (mg)
design-field-paper = Ek kâğıdı
design-field-width = Genişlik (µm)
design-field-height = Yükseklik (µm)
design-field-printed = Önceden basılan
design-field-threshold = Gereken numara
design-field-one-per-account = Hesap başına bir
design-field-each-rarity = Her nadirlik
design-field-prefix = Kimlik başlangıcı
design-field-slack = Pay
design-field-limits = Sınırlar
design-field-types = Kart türleri
design-field-base = Taban
design-field-per = Birim başına ek
design-field-is = Sabit
design-field-each = Her biri için
design-field-lasting = Süreye göre
design-field-words = Sözcüğe göre
design-field-bound = Sınırına göre
design-field-plus = Artı
design-field-who = Oyuncuya göre
design-field-to = Hedefe göre
design-field-ways = Etki türleri
design-field-timings = Zamanlamalar
design-field-costs = Bedeller
design-field-condition = Koşullu
design-field-all = Hepsi için
design-field-all-targets = “Hepsi” hedefleri
design-field-numbers = Fazlası daha iyi
design-field-same = İkisinde eşit
design-field-run = Baskı
design-field-unlock = Kilit açma
design-field-portal = Gönderiler
design-field-budget = Bütçe
design-field-better = Daha iyi kartlar
