## Operationen. Wert: der bloße Satz; .replace und .bonus: der Satz in diesen Rollen; .name: der Kurzname.

op-dmg = füge deinem Gegner { $val } Schaden zu
    .times = füge deinem Gegner { times } { $val } Schaden zu
    .replace = füge deinem Gegner stattdessen { $val } Schaden zu
    .bonus = füge deinem Gegner zusätzlich { $val } Schaden zu
    .name = Schaden
    .subject = opponent
    .same = füge ihm { $val } Schaden zu
    .replace-same = füge ihm stattdessen { $val } Schaden zu
    .bonus-same = füge ihm zusätzlich { $val } Schaden zu
op-heal = stelle { $val } Schild wieder her
    .replace = stelle stattdessen { $val } Schild wieder her
    .bonus = stelle zusätzlich { $val } Schild wieder her
    .name = Schild wiederherstellen
op-draw =
    ziehe { $val ->
        [one] { $val } Karte
       *[other] { $val } Karten
    }
    .replace =
        ziehe stattdessen { $val ->
            [one] { $val } Karte
           *[other] { $val } Karten
        }
    .bonus =
        ziehe zusätzlich { $val ->
            [one] { $val } Karte
           *[other] { $val } Karten
        }
    .name = Ziehen
op-nrg = erhalte { $val } Energie
    .replace = erhalte stattdessen { $val } Energie
    .bonus = erhalte zusätzlich { $val } Energie
    .name = Energie erhalten
op-drain = dein Gegner verliert { $val } Energie
    .replace = dein Gegner verliert stattdessen { $val } Energie
    .bonus = dein Gegner verliert zusätzlich { $val } Energie
    .name = Energie entziehen
    .subject = opponent
    .same = er verliert { $val } Energie
    .replace-same = er verliert stattdessen { $val } Energie
    .bonus-same = er verliert zusätzlich { $val } Energie
op-disc =
    dein Gegner wirft { $val ->
        [one] { $val } zufällige Karte
       *[other] { $val } zufällige Karten
    } ab
    .replace =
        dein Gegner wirft stattdessen { $val ->
            [one] { $val } zufällige Karte
           *[other] { $val } zufällige Karten
        } ab
    .bonus =
        dein Gegner wirft zusätzlich { $val ->
            [one] { $val } zufällige Karte
           *[other] { $val } zufällige Karten
        } ab
    .name = Abwerfen
    .subject = opponent
    .same =
        er wirft { $val ->
            [one] { $val } zufällige Karte
           *[other] { $val } zufällige Karten
        } ab
    .replace-same =
        er wirft stattdessen { $val ->
            [one] { $val } zufällige Karte
           *[other] { $val } zufällige Karten
        } ab
    .bonus-same =
        er wirft zusätzlich { $val ->
            [one] { $val } zufällige Karte
           *[other] { $val } zufällige Karten
        } ab
op-aoe = füge jedem gegnerischen Verbündeten { $val } Schaden zu
    .times = füge jedem gegnerischen Verbündeten { times } { $val } Schaden zu
    .replace = füge jedem gegnerischen Verbündeten stattdessen { $val } Schaden zu
    .bonus = füge jedem gegnerischen Verbündeten zusätzlich { $val } Schaden zu
    .name = Flächenschaden
op-buf_atk = deine Verbündeten erhalten in diesem Zug +{ $val } ATK
    .replace = deine Verbündeten erhalten in diesem Zug stattdessen +{ $val } ATK
    .bonus = deine Verbündeten erhalten in diesem Zug zusätzlich +{ $val } ATK
    .name = ATK erhöhen
op-floor = dein Schild kann in diesem Zug nicht unter 1 fallen
    .replace = stattdessen kann dein Schild in diesem Zug nicht unter 1 fallen
    .bonus = außerdem kann dein Schild in diesem Zug nicht unter 1 fallen
    .name = Mindestschild
op-negate = annulliere die Effekte der gegnerischen Karte
    .replace = annulliere stattdessen die Effekte der gegnerischen Karte
    .bonus = annulliere außerdem die Effekte der gegnerischen Karte
    .name = Annullieren
op-double = deine nächste Aktion in diesem Zug wird zweimal abgehandelt
    .replace = stattdessen wird deine nächste Aktion in diesem Zug zweimal abgehandelt
    .bonus = außerdem wird deine nächste Aktion in diesem Zug zweimal abgehandelt
    .name = Aktion verdoppeln
op-banish =
    verbanne { $val ->
        [one] die oberste Karte
       *[other] die obersten { $val } Karten
    } vom Ablagestapel deines Gegners
    .replace =
        verbanne stattdessen { $val ->
            [one] die oberste Karte
           *[other] die obersten { $val } Karten
        } vom Ablagestapel deines Gegners
    .bonus =
        verbanne zusätzlich { $val ->
            [one] die oberste Karte
           *[other] die obersten { $val } Karten
        } vom Ablagestapel deines Gegners
    .name = Verbannen
op-dbf_atk = ein gegnerischer Verbündeter deiner Wahl erhält −{ $val } ATK
    .times = { times } erhält ein gegnerischer Verbündeter deiner Wahl −{ $val } ATK
    .replace = ein gegnerischer Verbündeter deiner Wahl erhält stattdessen −{ $val } ATK
    .bonus = ein gegnerischer Verbündeter deiner Wahl erhält zusätzlich −{ $val } ATK
    .name = ATK senken
op-dbf_hp = ein gegnerischer Verbündeter deiner Wahl erhält −{ $val } LP
    .times = { times } erhält ein gegnerischer Verbündeter deiner Wahl −{ $val } LP
    .replace = ein gegnerischer Verbündeter deiner Wahl erhält stattdessen −{ $val } LP
    .bonus = ein gegnerischer Verbündeter deiner Wahl erhält zusätzlich −{ $val } LP
    .name = LP senken
op-retrigger_traps = deine in diesem Zug aufgedeckten Fallen werden noch einmal abgehandelt
    .replace = stattdessen werden deine in diesem Zug aufgedeckten Fallen noch einmal abgehandelt
    .bonus = außerdem werden deine in diesem Zug aufgedeckten Fallen noch einmal abgehandelt
    .name = Fallen wiederholen

## Passiv: gilt, solange der Verbündete im Spiel ist

op-p_nrg = erhalte in deiner Energiephase { $val } Energie
    .name = Energie je Zug
op-p_adx = deine Aktionen verursachen { $val } Schaden mehr
    .name = Aktionsschaden
op-p_tdx = deine Fallen verursachen { $val } Schaden mehr
    .name = Fallenschaden
op-p_red = Schaden, den du erleidest, wird um { $val } verringert
    .name = Schadensverringerung
op-p_eot = stelle in deiner Endphase { $val } Schild wieder her
    .name = Schild je Zug
op-p_adisc = deine Aktionen kosten { $val } weniger (mindestens 1)
    .name = Günstigere Aktionen
op-p_tdisc = deine Fallen kosten { $val } weniger (mindestens 1)
    .name = Günstigere Fallen

## Wenn ein Verbündeter zerstört wird

on-play = wenn du diesen Verbündeten beschwörst
    .when = mixed
on-death = wenn dieser Verbündete zerstört wird
op-d_heal = stelle { $val } Schild wieder her
    .replace = stelle stattdessen { $val } Schild wieder her
    .bonus = stelle zusätzlich { $val } Schild wieder her
    .name = Zerstört: Schild
op-d_dmg = füge deinem Gegner { $val } Schaden zu
    .replace = füge deinem Gegner stattdessen { $val } Schaden zu
    .bonus = füge deinem Gegner zusätzlich { $val } Schaden zu
    .name = Zerstört: Schaden
    .subject = opponent
op-d_draw =
    ziehe { $val ->
        [one] { $val } Karte
       *[other] { $val } Karten
    }
    .replace =
        ziehe stattdessen { $val ->
            [one] { $val } Karte
           *[other] { $val } Karten
        }
    .bonus =
        ziehe zusätzlich { $val ->
            [one] { $val } Karte
           *[other] { $val } Karten
        }
    .name = Zerstört: Ziehen
op-d_return = nimm diese Karte auf deine Hand zurück
    .replace = nimm diese Karte stattdessen auf deine Hand zurück
    .bonus = nimm diese Karte außerdem auf deine Hand zurück
    .name = Zerstört: Rückkehr

## Auslöser der Fallen

trigger-t_action = wenn dein Gegner eine Aktion spielt
    .name = Gegnerische Aktion
    .subject = opponent
trigger-t_summon = wenn dein Gegner einen Verbündeten beschwört
    .name = Gegnerische Beschwörung
trigger-t_play = wenn dein Gegner eine Karte spielt
    .name = Beliebige gegnerische Karte
    .subject = opponent
trigger-t_hit = wenn du Schaden erleidest
    .name = Erlittener Schaden
trigger-t_lethal = wenn dein Schild auf 0 fällt
    .name = Schild fällt auf 0

## Bedingungen: Nebensätze nach „falls“

if-first_action = du in diesem Zug noch keine andere Aktion gespielt hast
    .name = Noch keine andere Aktion in diesem Zug
if-played_action = du in diesem Zug bereits eine Aktion gespielt hast
    .name = Bereits eine Aktion in diesem Zug
if-ctrl = du einen { TERM($sub, case: "acc", gender: "m") } Verbündeten kontrollierst
    .subject = control
    .same = einen { TERM($sub, case: "acc", gender: "m") } Verbündeten hast
    .link-same = einen { TERM($sub, case: "acc", gender: "m") } Verbündeten hast
    .name = Du kontrollierst einen { TERM($sub, case: "acc", gender: "m") } Verbündeten
if-ctrl_n =
    du mindestens { $n ->
        [one] { $n } Verbündeten
       *[other] { $n } Verbündete
    } kontrollierst
    .subject = control
    .same =
        insgesamt mindestens { $n ->
            [one] { $n } Verbündeten
           *[other] { $n } Verbündete
        } hast
    .link-same =
        insgesamt mindestens { $n ->
            [one] { $n } Verbündeten
           *[other] { $n } Verbündete
        } hast
    .name =
        Du kontrollierst mindestens { $n ->
            [one] { $n } Verbündeten
           *[other] { $n } Verbündete
        }
if-shield_below = dein Schild unter { $n } liegt
    .name = Dein Schild liegt unter { $n }
if-o_shield_below = der Schild deines Gegners unter { $n } liegt
    .subject = opponent
    .same = sein Schild unter { $n } liegt
    .link-same = sein Schild unter { $n } liegt
    .name = Der Schild deines Gegners liegt unter { $n }
if-o_no_allies = dein Gegner keine Verbündeten kontrolliert
    .subject = opponent
    .same = er keine Verbündeten kontrolliert
    .link-same = er keine Verbündeten kontrolliert
    .name = Dein Gegner kontrolliert keine Verbündeten
if-o_allies =
    dein Gegner mindestens { $n ->
        [one] { $n } Verbündeten
       *[other] { $n } Verbündete
    } kontrolliert
    .subject = opponent
    .same =
        er mindestens { $n ->
            [one] { $n } Verbündeten
           *[other] { $n } Verbündete
        } kontrolliert
    .link-same =
        er mindestens { $n ->
            [one] { $n } Verbündeten
           *[other] { $n } Verbündete
        } kontrolliert
    .name =
        Dein Gegner kontrolliert mindestens { $n ->
            [one] { $n } Verbündeten
           *[other] { $n } Verbündete
        }
if-o_fewer = dein Gegner weniger Handkarten hat als du
    .subject = opponent
    .same = er weniger Handkarten hat als du
    .link-same = er weniger Handkarten hat als du
    .name = Dein Gegner hat weniger Handkarten als du
if-o_zero_nrg = dein Gegner keine Energie hat
    .subject = opponent
    .same = er keine Energie hat
    .link-same = er keine Energie hat
    .name = Dein Gegner hat keine Energie
if-destroyed_any = dadurch ein gegnerischer Verbündeter zerstört wurde
    .name = Ein gegnerischer Verbündeter wurde dadurch zerstört
if-vs_book = der gegnerische Held aus Buch { $n } oder einem späteren stammt
    .name = Der gegnerische Held stammt aus Buch { $n } oder einem späteren
vs-vs_book = falls der gegnerische Held aus Buch { $n } oder einem späteren stammt

## Namen auf dem Spielfeld

counter-shield = Schild
counter-energy = Energie
counter-actions_played = Gespielte Aktionen
counter-floor = Mindestschild
counter-double_next = Nächste Aktion doppelt
counter-damage_taken = Erlittener Schaden
counter-guard = Zähigkeit
number-cost = Kosten
number-atk = ATK
number-hp = LP
number-T = Taktik
number-S = Geschick
number-R = Zähigkeit
number-M = Mystik
number-shield = Schild
number-sim_shield = Anfangsschild
number-cooldown = Abklingzeit
number-trap_limit = Fallenlimit
zone-hand = Hand
zone-deck = Deck
zone-field = Spielfeld
zone-traps = Fallen
zone-discard = Ablagestapel
zone-banished = Verbannt
quantity-action_bonus = Schadensbonus für Aktionen
quantity-trap_bonus = Schadensbonus für Fallen
quantity-reduction = Schadensverringerung
quantity-energy_income = Energie durch Verbündete
quantity-end_restore = Schild durch Verbündete
quantity-action_discount = Kostensenkung für Aktionen
quantity-trap_discount = Kostensenkung für Fallen
quantity-damage_bonus = Schadensbonus
quantity-skill = Geschick
quantity-card_damage = Schaden
quantity-action_cost = Aktionskosten
quantity-trap_cost = Fallenkosten
tally-destroyed = Zerstörte Verbündete
phase-energy = Energiephase
phase-draw = Ziehphase
phase-play = Hauptphase
phase-battle = Kampfphase
phase-end = Endphase
action-play = ausspielen
action-ability = Fähigkeit
action-attack = angreifen
kind-damage = Schaden
kind-restore = Wiederherstellung
kind-cards = Karten
kind-energy = Energie
kind-allies = Verbündete
kind-control = Kontrolle

## The game

game-about = Zwei Helden mit festen Decks und je einem Schild: Wer den des anderen zuerst bricht, hat gewonnen.
