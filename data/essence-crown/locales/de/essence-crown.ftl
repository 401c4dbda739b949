## Das Spiel

game-name = Essence Crown: Krieg der Splitter
game-about = Zwei Gottheiten, eine Partie: Mit Splittern werden Karten bezahlt, Avatare greifen die gegnerische Gottheit an, und wessen Essenz auf 0 fällt, der hat verloren.

## Kartentypen

type-deity = Gottheit
    .gender = f
    .pl = Gottheiten
type-avatar = Avatar
    .gender = m
    .gen = Avatars
    .pl = Avatare
    .dat-pl = Avataren
type-spell = Zauber
    .gender = m
    .pl = Zauber
    .dat-pl = Zaubern
type-relic = Relikt
    .gender = n
    .pl = Relikte
    .dat-pl = Relikten
type-shard = Splitter
    .gender = m
    .pl = Splitter
    .dat-pl = Splittern
type-domain = Domäne
    .gender = f
    .pl = Domänen
type-essence = Essenz
    .gender = f
    .pl = Essenzen
type-rite = Ritus
    .gender = m
    .pl = Riten

## Zahlen der Karten

number-cost = Kosten
number-power = Stärke
    .gender = f
number-toughness = Widerstandskraft
    .gender = f
number-essence = Essenz
    .gender = f

## Wörter der Karten. `.gen` folgt dem Namen einer Karte: „Avatar der Leere“.

set-aspects = Aspekte
set-domain = Domäne
set-rarity = Seltenheit
word-glow = Glanz
    .gen = des Glanzes
word-gray = Grau
    .gen = des Graus
word-void = Leere
    .gen = der Leere
word-beast = Bestie
    .gen = der Bestien
word-second_sun = Zweite Sonne
    .gen = der Zweiten Sonne
word-nullgrid = Nullgitter
    .gen = des Nullgitters
word-new_earth = Neue Erde
    .gen = der Neuen Erde
word-common = Gewöhnlich
word-adept = Adept
word-mythic = Mythisch

## Was Spieler und Karten haben

counter-essence_max = Essenzmaximum
counter-essence = Essenz
counter-shards = Splitter
counter-kl = KL
state-tapped = getappt
state-damage = Schaden

## Zonen

zone-deck = Deck
zone-hand = Hand
zone-new_earth = Neue Erde
zone-graveyard = Friedhof
zone-exile = Exil
zone-deity = Gottheit
zone-board = Gottheit und Neue Erde
noun-new_earth = Karte
    .gender = f
    .pl = Karten
    .where = new_earth
in-new_earth-opponent = gegnerische
    .as = adjective
    .order = 30
    .m = gegnerischer
    .n = gegnerisches
    .acc-m = gegnerischen
    .dat = gegnerischen
    .dat-pl = gegnerischen
    .pl = gegnerische
    .weak = gegnerische
    .weak-pl = gegnerischen
in-new_earth-self = eigene
    .as = adjective
    .order = 30
    .all = { "" }
    .m = eigener
    .n = eigenes
    .acc-m = eigenen
    .dat = eigenen
    .dat-pl = eigenen
    .pl = eigene
    .weak = eigene
    .weak-pl = eigenen

## Wie lange Wirkungen dauern. Der Wert steht auf Karten, `.name` in den Regeln.

for-this_turn = bis zum Ende des Zuges
    .name = bis zum Ende des Zuges
for-while_in_play =
    .name = solange die Karte im Spiel ist

## Wann Fähigkeiten wirken

on-on_play =
    { $type ->
        [spell] { "" }
       *[other] Beim Ausspielen
    }
    .as = label
    .name = wenn die Karte ausgespielt wird
on-on_attack = Beim Angriff
    .as = label
    .name = wenn die Karte angreift
on-start_turn = Zugbeginn
    .as = label
    .name = zu Beginn deines Zuges
on-end_turn = Zugende
    .as = label
    .name = am Ende deines Zuges
on-activate = Hauptphase
    .as = label
    .name = in deiner Hauptphase
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
once-turn = einmal pro Zug
once-match = einmal pro Partie

## Kosten

cost-shards = { $n } Splitter
    .name = Splitter
cost-kl = { $n } KL
    .name = KL
cost-essence = { $n } Essenz
    .name = Essenz
cost-discard =
    { $n ->
        [1] eine Karte abwerfen
       *[other] { $n } Karten abwerfen
    }
    .name = Karten abwerfen
cost-tap = tappen
    .name = diese Karte tappen

## Worum es geht

np-tail = { TERM($after) } { TERM($with) } { TERM($place) }
to-own_deity =
    { $case ->
        [dat] deiner
       *[other] deine
    } Gottheit
    .gender = f
    .name = deine Gottheit
to-enemy_deity =
    { $case ->
        [dat] der gegnerischen
       *[other] die gegnerische
    } Gottheit
    .gender = f
    .name = die gegnerische Gottheit
to-target_deity =
    { $case ->
        [dat] einer
       *[other] eine
    } Gottheit deiner Wahl
    .gender = f
    .name = eine Gottheit deiner Wahl
to-both_deities =
    { $case ->
        [dat] beiden
       *[other] beide
    } Gottheiten
    .number = pl
    .name = beide Gottheiten
to-this =
    { $case ->
        [dat] dieser
       *[other] diese
    } Karte
    .gender = f
    .name = diese Karte
to-own_avatar =
    .name = ein eigener Avatar
to-enemy_avatar =
    .name = ein gegnerischer Avatar
to-any_avatar =
    .name = ein Avatar
to-own_avatars =
    .name = deine Avatare
to-other_own_avatars =
    { $case ->
        [dat] deinen
       *[other] deine
    } anderen { TERM($adj, decl: "weak") } { TERM($noun) } { np-tail }
    .name = deine anderen Avatare
to-enemy_avatars =
    .name = alle gegnerischen Avatare
to-random_enemy_avatar =
    .name = ein zufälliger gegnerischer Avatar
to-any_card =
    { np-one } { TERM($after) } { ATTR($noun, "where") ->
        [new_earth] auf der Neuen Erde
       *[other] { "" }
    } { TERM($with) }
    .name = eine Karte auf der Neuen Erde

## Welche Karten

where-type = { TERM($word) }
    .as = noun
    .name = Typ { $word }
where-aspect = { TERM($word, case: "gen") }
    .as = after
    .order = 20
    .name = Aspekt { $word }
where-domain = { TERM($word, case: "gen") }
    .as = after
    .order = 30
    .name = Domäne { $word }
where-tapped = getappte
    .order = 10
    .bare = getappt
    .m = getappter
    .n = getapptes
    .acc-m = getappten
    .dat = getappten
    .dat-pl = getappten
    .pl = getappte
    .weak = getappte
    .weak-pl = getappten
    .false = ungetappte
    .false-m = ungetappter
    .false-n = ungetapptes
    .acc-false-m = ungetappten
    .dat-false = ungetappten
    .dat-false-pl = ungetappten
    .false-pl = ungetappte
    .false-weak = ungetappte
    .false-pl-weak = ungetappten
    .name = getappt
where-power_at_most = Stärke { $n } oder weniger
    .as = with
    .name = Stärke höchstens { $n }
where-power_at_least = Stärke { $n } oder mehr
    .as = with
    .name = Stärke mindestens { $n }
where-toughness_at_most = Widerstandskraft { $n } oder weniger
    .as = with
    .name = Widerstandskraft höchstens { $n }

## Bedingungen

if-essence_at_most = deine Gottheit höchstens { $n } Essenz hat
    .name = deine Gottheit hat höchstens { $n } Essenz
if-enemy_essence_at_most = die gegnerische Gottheit höchstens { $n } Essenz hat
    .name = die gegnerische Gottheit hat höchstens { $n } Essenz
if-hand_at_most =
    du höchstens { $n ->
        [1] eine Karte
       *[other] { $n } Karten
    } auf der Hand hast
    .name = du hast höchstens { $n } Karten auf der Hand
if-graveyard_at_least =
    mindestens { $n ->
        [1] eine Karte in deinem Friedhof liegt
       *[other] { $n } Karten in deinem Friedhof liegen
    }
    .name = in deinem Friedhof liegen mindestens { $n } Karten
if-ctrl_avatars =
    du mindestens { $n ->
        [1] einen Avatar
       *[other] { $n } Avatare
    } kontrollierst
    .name = du kontrollierst mindestens { $n } Avatare
if-ctrl_aspect = du eine Karte { TERM($word, case: "gen") } kontrollierst
    .name = du kontrollierst eine Karte mit einem Aspekt
if-ctrl_domain = du eine Karte { TERM($word, case: "gen") } kontrollierst
    .name = du kontrollierst eine Karte einer Domäne
if-enemy_no_avatars = dein Gegner keine Avatare kontrolliert
    .name = dein Gegner kontrolliert keine Avatare
if-kl_at_least = du mindestens { $n } KL hast
    .name = du hast mindestens { $n } KL
if-shards_at_least = du mindestens { $n } Splitter hast
    .name = du hast mindestens { $n } Splitter
if-turn_at_least = mindestens Runde { $n } erreicht ist
    .name = mindestens Runde { $n } ist erreicht

## Wirkungen. `.replace` anstelle einer Wirkung davor, `.bonus` zusätzlich zu einer.

v-gain =
    { ATTR($to, "number") ->
        [pl] erhalten
       *[other] erhält
    }
n-cards =
    { $val ->
        [1] eine Karte
       *[other] { $val } Karten
    }
n-top-cards =
    { $val ->
        [1] die oberste Karte
       *[other] die obersten { $val } Karten
    }
n-copies =
    { $val ->
        [1] eine Kopie
       *[other] { $val } Kopien
    }
np-to-hand =
    auf die Hand { ATTR($to, "number") ->
        [pl] ihrer Besitzer
       *[other] { ATTR($to, "gender") ->
            [f] ihres Besitzers
           *[other] seines Besitzers
        }
    }

op-essence_damage = füge { TERM($to, case: "dat") } { $val } Essenzschaden zu
    .replace = füge { TERM($to, case: "dat") } stattdessen { $val } Essenzschaden zu
    .bonus = füge { TERM($to, case: "dat") } zusätzlich { $val } Essenzschaden zu
    .name = Essenzschaden
op-essence_heal = { TERM($to) } { v-gain } { $val } Essenz
    .replace = { TERM($to) } { v-gain } stattdessen { $val } Essenz
    .bonus = { TERM($to) } { v-gain } zusätzlich { $val } Essenz
    .name = Essenz
op-essence_max = das Essenzmaximum { TERM($to, case: "dat") } steigt um { $val }
    .replace = das Essenzmaximum { TERM($to, case: "dat") } steigt stattdessen um { $val }
    .bonus = das Essenzmaximum { TERM($to, case: "dat") } steigt um weitere { $val }
    .name = Essenzmaximum
op-draw = ziehe { n-cards }
    .replace = ziehe stattdessen { n-cards }
    .bonus = ziehe zusätzlich { n-cards }
    .name = Ziehen
op-gain_shards = erhalte { $val } Splitter
    .replace = erhalte stattdessen { $val } Splitter
    .bonus = erhalte zusätzlich { $val } Splitter
    .name = Splitter erhalten
op-lose_shards = dein Gegner verliert { $val } Splitter
    .replace = dein Gegner verliert stattdessen { $val } Splitter
    .bonus = dein Gegner verliert zusätzlich { $val } Splitter
    .name = Splitter verlieren
op-gain_kl = erhalte { $val } KL
    .replace = erhalte stattdessen { $val } KL
    .bonus = erhalte zusätzlich { $val } KL
    .name = KL erhalten
op-lose_kl = dein Gegner verliert { $val } KL
    .replace = dein Gegner verliert stattdessen { $val } KL
    .bonus = dein Gegner verliert zusätzlich { $val } KL
    .name = KL verlieren
op-buff = { TERM($to) } { v-gain } { SIGNED($power) }/{ SIGNED($toughness) }
    .replace = { TERM($to) } { v-gain } stattdessen { SIGNED($power) }/{ SIGNED($toughness) }
    .bonus = { TERM($to) } { v-gain } zusätzlich { SIGNED($power) }/{ SIGNED($toughness) }
    .name = Stärke und Widerstandskraft
op-hurt = füge { TERM($to, case: "dat") } { $val } Schaden zu
    .replace = füge { TERM($to, case: "dat") } stattdessen { $val } Schaden zu
    .bonus = füge { TERM($to, case: "dat") } zusätzlich { $val } Schaden zu
    .name = Schaden
op-destroy = zerstöre { TERM($to, case: "acc") }
    .replace = zerstöre stattdessen { TERM($to, case: "acc") }
    .bonus = zerstöre zusätzlich { TERM($to, case: "acc") }
    .name = Zerstören
op-exile = schicke { TERM($to, case: "acc") } ins Exil
    .replace = schicke stattdessen { TERM($to, case: "acc") } ins Exil
    .bonus = schicke zusätzlich { TERM($to, case: "acc") } ins Exil
    .name = Ins Exil schicken
op-return = bringe { TERM($to, case: "acc") } { np-to-hand } zurück
    .replace = bringe stattdessen { TERM($to, case: "acc") } { np-to-hand } zurück
    .bonus = bringe zusätzlich { TERM($to, case: "acc") } { np-to-hand } zurück
    .name = Auf die Hand zurückbringen
op-recover = bringe { n-cards } aus deinem Friedhof auf deine Hand zurück
    .replace = bringe stattdessen { n-cards } aus deinem Friedhof auf deine Hand zurück
    .bonus = bringe zusätzlich { n-cards } aus deinem Friedhof auf deine Hand zurück
    .name = Aus dem Friedhof zurückholen
op-discard =
    dein Gegner wirft { $val ->
        [1] eine zufällige Karte
       *[other] { $val } zufällige Karten
    } ab
    .replace =
        dein Gegner wirft stattdessen { $val ->
            [1] eine zufällige Karte
           *[other] { $val } zufällige Karten
        } ab
    .bonus =
        dein Gegner wirft zusätzlich { $val ->
            [1] eine zufällige Karte
           *[other] { $val } zufällige Karten
        } ab
    .name = Abwerfen
op-mill = dein Gegner legt { n-top-cards } seines Decks auf seinen Friedhof
    .replace = dein Gegner legt stattdessen { n-top-cards } seines Decks auf seinen Friedhof
    .bonus = dein Gegner legt zusätzlich { n-top-cards } seines Decks auf seinen Friedhof
    .name = Vom Deck auf den Friedhof
op-tap = tappe { TERM($to, case: "acc") }
    .replace = tappe stattdessen { TERM($to, case: "acc") }
    .bonus = tappe zusätzlich { TERM($to, case: "acc") }
    .name = Tappen
op-untap = enttappe { TERM($to, case: "acc") }
    .replace = enttappe stattdessen { TERM($to, case: "acc") }
    .bonus = enttappe zusätzlich { TERM($to, case: "acc") }
    .name = Enttappen
op-create = nimm { n-copies } von „{ TERM($card) }“ auf deine Hand
    .replace = nimm stattdessen { n-copies } von „{ TERM($card) }“ auf deine Hand
    .bonus = nimm zusätzlich { n-copies } von „{ TERM($card) }“ auf deine Hand
    .name = Kopien auf die Hand
op-defeat =
    { ATTR($to, "who") ->
        [opponent] du gewinnst die Partie
       *[other] du verlierst die Partie
    }
    .replace =
        { ATTR($to, "who") ->
            [opponent] du gewinnst stattdessen die Partie
           *[other] du verlierst stattdessen die Partie
        }
    .bonus =
        { ATTR($to, "who") ->
            [opponent] du gewinnst außerdem die Partie
           *[other] du verlierst außerdem die Partie
        }
    .name = Partie entscheiden
op-say =
    .name = Worte der Geschichte

## Arten von Wirkungen

kind-damage = Schaden
kind-restore = Essenz
kind-cards = Karten
kind-energy = Splitter und KL
kind-allies = Avatare
kind-control = Kontrolle

## Phasen, Aktionen, Ereignisse

phase-start = Beginn
phase-main = Hauptphase
phase-attack = Angriff
phase-end = Ende
phase-clean_up = Aufräumen
action-play = ausspielen
action-activate = aktivieren
action-attack = angreifen
event-turn_begins = Zugbeginn
event-turn_ends = Zugende
event-attack = Angriff

## Warum etwas nicht geht

refused-not-playable = Eine Gottheit wird nicht ausgespielt
refused-not-an-avatar = Nur Avatare greifen an
refused-tapped = Diese Karte ist getappt
refused-not-a-deity = Diese Karte führt kein Deck an: { $what }
refused-deity-in-deck = Eine Gottheit führt ein Deck an und steht nicht in seiner Liste: { $what }

## Decks

deck-morning = Der Morgenhof
deck-lattice = Das stille Gitter

## Karten

card-EC-001 = Ysolde der späten Morgenröte
    .flavour = Man nahm ihr eine Morgenröte. Sie schuf eine neue.
card-EC-002 = Die geduldige Null
    .flavour = Sie hat sich nie beeilt. Alles kommt bei null an.
card-EC-003 = Splitter des Morgens
    .flavour = Er ist noch warm. Er wird auch morgen warm sein.
card-EC-004 = Splitter des Rauschens
    .flavour = Halte ihn ans Ohr: Er hört zu.
card-EC-005 = Kelch des langsamen Lichts
    .flavour = Trink ihn über ein Jahr, wenn du warten kannst.
card-EC-006 = Phiole des Unlichts
    .flavour = Ein Tropfen, und die Lampe vergisst, wozu sie da ist.
card-EC-007 = Laternennovizin
    .flavour = Sie grüßt jede Lampe beim Namen.
card-EC-008 = Aschgrauer Wächter
    .flavour = Niemand hat ihm gesagt, dass es das Tor nicht mehr gibt.
card-EC-009 = Morgenläufer
    .flavour = Er läuft dem Licht davon und wartet dann darauf.
card-EC-010 = Zweimal zustoßender Reiher
    .flavour = Der erste Stoß gilt dem Fisch. Der zweite gilt dir.
card-EC-011 = Chor des Zweiten Lichts
    .flavour = Sie singen einen Ton, und der Morgen findet die anderen.
card-EC-012 = Marschallin in Weiß
    .flavour = Ihre Uniform war in vierzig Schlachten und ist immer noch weiß.
card-EC-013 = Grauer Schlichter
    .flavour = Beide Seiten fanden ihn ungerecht. Beide bezahlten ihn.
card-EC-014 = Koloss der gehaltenen Versprechen
    .flavour = Er geht einen Schritt für jedes gehaltene Versprechen.
card-EC-015 = Erster Strahl
    .flavour = Er verließ die Sonne, ehe es Augen gab, ihn zu sehen.
card-EC-016 = Geteilter Meridian
    .flavour = Wo die Linie verläuft, gehört der Mittag keiner Seite.
card-EC-017 = Den Horizont lesen
    .flavour = Das Morgen steht dort, sehr klein geschrieben.
card-EC-018 = Den Streit abwägen
    .flavour = Das schwerere Argument musste den Raum verlassen.
card-EC-019 = Urteil am Mittag
    .flavour = Am Mittag hat niemand einen Schatten als Versteck.
card-EC-020 = Die verlorene Stunde zurückrufen
    .flavour = Sie lag nur hinter den anderen Stunden.
card-EC-021 = Meridianlinse
    .flavour = Durch sie sieht man den Mittag von der anderen Seite.
card-EC-022 = Glocke der Zwillingssprossen
    .flavour = Sie läutet einmal unten, einmal oben und nie allein.
card-EC-023 = Terrassen der späten Sonne
    .flavour = Hier reifen die Reben zweimal.
card-EC-024 = Die lichtlose Börse
    .flavour = Man handelt mit dem, was du erst morgen vermisst.
card-EC-025 = Ritus der offenen Hand
    .flavour = Was du verschenkst, kann dir nicht entfallen.
card-EC-026 = Ritus der Subtraktion
    .flavour = Beginne mit dir selbst und zieh eins ab.
card-EC-027 = Schlackenwelpe
    .flavour = Er beißt in alles, was noch glüht.
card-EC-028 = Gitterkriecher
    .flavour = Er kennt jeden Draht an seinem Summen.
card-EC-029 = Hohler Prüfer
    .flavour = Er fand nichts und nahm es mit.
card-EC-030 = Nagende Arithmetik
    .flavour = Sie frisst nur den Rest, und ein Rest bleibt immer.
card-EC-031 = Hund des Rauschens
    .flavour = Gezüchtet aus dem Lärm zwischen zwei Sendern.
card-EC-032 = Die neunte Abwesenheit
    .flavour = Acht kamen vor ihr. Niemand erinnert sich an sie.
card-EC-033 = Kurzschluss
    .flavour = Der kürzeste Weg ist nicht der sicherste.
card-EC-034 = Rollierender Blackout
    .flavour = Viertel um Viertel lernte die Stadt zu flüstern.
card-EC-035 = Nullsumme
    .flavour = Sie gaben sich die Hand und waren beide ärmer.
card-EC-036 = Übertakten
    .flavour = Gebaut für hundert Jahre oder für eine gute Nacht.
card-EC-037 = Eingeforderte Schuld
    .flavour = Die Summe ist klein. Die Zinsen bist du.
card-EC-038 = Das Idol zerlegen
    .flavour = Ein Jahrhundert Gebete, gelöst mit einem Schraubenzieher.
card-EC-039 = Zwinger des Lärms
    .flavour = Füttere sie mit Stille, und sie bellen nach mehr.
card-EC-040 = Krone der letzten Rechnung
    .flavour = Wer sie zuletzt trägt, hat nichts mehr zu zählen.

## Warum eine Partie endet

end-essence = Die Essenz der Gottheit von { $loser } ist auf 0 gefallen.
end-held_out = { $winner } hat standgehalten.

## Kapitel

chapter-ch1_second_morning = Der zweite Morgen
ch1-opening = Die zweite Sonne steigt über den Grat. Der Hof muss standhalten, bis sie im Zenit steht.
ch1-hound = Im Rauschen bellt etwas.
ch1-near = „Noch nicht“, sagt Ysolde, und das Licht antwortet.
