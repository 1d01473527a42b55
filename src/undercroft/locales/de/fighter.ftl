### Dungeon Fighter auf Deutsch. Fakten: docs/words.md.
fighter = Dungeon Fighter
    .about = Lass den Würfel auf dem Tisch aufspringen und triff das Ziel: Kämpft euch gemeinsam durch drei Pläne bis zum Endgegner.

## Orte

fighter-space-room = Raum { $room } ({ $name })
    .in = in Raum { $room } ({ $name })
    .into = in Raum { $room } ({ $name })
fighter-space-outside = der Weg vor dem Eingang
    .in = vor dem Eingang
    .into = vor den Eingang
fighter-space-boss-room = die Halle des Endgegners
    .in = in der Halle des Endgegners
    .into = in die Halle des Endgegners

## Karten, Würfel und wo ein Würfel liegt

fighter-card = { $name }
fighter-hero = { $name }
    .about = rot: { $red } · grün: { $green } · blau: { $blue } · Plätze: Waffen { $weapons }, Rüstungen { $armour }, Gegenstände { $items }
fighter-die-red = rot
fighter-die-green = grün
fighter-die-blue = blau
fighter-die-bonus = der Bonuswürfel
fighter-rest-10 = Zentrum (10)
fighter-rest-4 = Ring 4
fighter-rest-3 = Ring 3
fighter-rest-2 = Ring 2
fighter-rest-1 = Ring 1
fighter-rest-bone = auf einem Knochen
fighter-rest-hole = in einem Loch
fighter-rest-off = neben dem Ziel
fighter-rest-no-bounce = ohne Aufspringen
fighter-rest-failed = spezieller Wurf misslungen

## Was gefragt wird

fighter-ask-hero = { $seat }, welche Heldin oder welchen Helden führst du?
fighter-ask-hand = { $seat }, wie ist deine Hand beim Werfen?
fighter-ask-leader = { $seat }, wer soll die Gruppe anführen? Seid ihr euch nicht einig, entscheidet das Los.
fighter-ask-practice = { $seat }, noch ein Übungswurf, bevor es ernst wird?
fighter-ask-way = { $seat }, ihr steht { $place-in }. Wohin geht ihr?
fighter-ask-retreat = { $seat }, entzieht ihr euch? Gegner: { $card }. Das kostet jeden von euch 1 Lebenspunkt.
fighter-ask-stack = { $seat }, aus welchem Stapel kommt das nächste Monster?
fighter-ask-die =
    { $seat }, { $card } hat noch { $life ->
        [one] 1 Lebenspunkt
       *[other] { $life } Lebenspunkte
    }. Welchen Würfel nimmst du?
fighter-ask-dice-out =
    { $seat }, die Heldenwürfel sind verbraucht, und { $card } hat noch { $life ->
        [one] 1 Lebenspunkt
       *[other] { $life } Lebenspunkte
    }. Bonuswürfel, oder steckt ihr alle ein?
fighter-ask-weapons = { $seat }, welche Waffen setzt du bei diesem Wurf ein?
fighter-ask-lender = { $seat }, mit wessen Hand wirfst du?
fighter-ask-lend = { $seat }, { $target } wirft mit deiner Hand. Wohin zeigt sie?
fighter-ask-throw = { $seat }, wirf! Der Würfel muss zuerst auf dem Tisch aufspringen.
fighter-ask-reroll = { $seat }, lässt du den Wurf gelten, oder wirfst du noch einmal?
fighter-ask-colour = { $seat }, der Bonuswürfel zeigt das Heldensymbol. Welche Farbe soll er haben?
fighter-ask-ability = { $seat }, das Heldensymbol liegt oben: Setzt du „{ $ability }“ ein?
fighter-ask-give-life = { $seat }, Blinde Wut: Gibst du 1 Lebenspunkt, um den Schaden zu verdoppeln?
fighter-ask-second-strike = { $seat }, wirfst du den Würfel ein zweites Mal?
fighter-ask-beer = { $seat }, wer bekommt das Bier und ist vor dem Monster sicher?
fighter-ask-pay-song = { $seat }, zahlt ihr 1 Gold für das Lied? { $card } verliert dann seine Fähigkeiten.
fighter-ask-heal-whom = { $seat }, wer wird geheilt? Es sind noch { $number } Punkte.
fighter-ask-extra-damage =
    { $seat }, legst du Extraschaden drauf? { $card } hat { $life ->
        [one] 1 Lebenspunkt
       *[other] { $life } Lebenspunkte
    }.
fighter-ask-seduced = { $seat }, schickst du betörte Monster in den Kampf?
fighter-ask-no-damage = { $seat }, { $card } schlägt zu, Schaden { $damage }. Setzt du eine Karte dagegen ein?
fighter-ask-retaliate = { $seat }, schlägst du zurück? Karte: { $card }
fighter-ask-lose-card = { $seat }, welche Karte verlierst du?
fighter-ask-healing =
    { $moment ->
        [blow] { $seat }, gleich trifft ein Schlag mit Schaden { $damage }. Setzt du vorher eine Heilkarte ein?
        [loss] { $seat }, gleich trifft ein Schlag mit Schaden { $damage }, und eine Karte geht verloren. Setzt du vorher eine Heilkarte ein?
        [group] { $seat }, gleich nehmen alle { $damage } Schaden. Setzt du vorher eine Heilkarte ein?
        [retreat] { $seat }, das Entziehen kostet gleich alle { $damage } Leben. Setzt du vorher eine Heilkarte ein?
        [fury] { $seat }, die Blinde Wut kostet gleich das letzte Leben. Setzt du vorher eine Heilkarte ein?
       *[calm] { $seat }, setzt du eine Heilkarte ein?
    }
fighter-ask-scar = { $seat }, du erwachst mit einer Narbe. Welche Fähigkeit verdeckt sie für immer?
fighter-ask-clean-up = { $seat }, was kommt beim Aufräumen als Nächstes?
fighter-ask-theft = { $seat }, wer bekommt die gestohlene Karte: { $card }?
fighter-ask-reward = { $seat }, wer bekommt die Karte aus der Schatzkammer: { $card }?
fighter-ask-surplus = { $seat }, du trägst zu viel. Wovon trennst du dich?
fighter-ask-inherit = { $seat }, ein Held scheidet aus. Wer übernimmt was?
fighter-ask-exchange = { $seat }, gibst oder tauschst du Ausrüstung?
fighter-ask-swap = { $seat }, { $target } bietet { $card } gegen { $treasure }. Bist du einverstanden?
fighter-ask-shop = { $seat }, ihr habt { $gold } Gold. Was kauft ihr?
fighter-ask-entry-bounce = { $seat }, ist der Würfel vor dem Ziel auf dem Tisch aufgesprungen?
fighter-ask-entry-done = { $seat }, welche speziellen Würfe sind gelungen?
fighter-ask-entry-place = { $seat }, wo liegt der Würfel?
fighter-ask-entry-symbol = { $seat }, zeigt er das Heldensymbol?
fighter-ask-entry-confirm =
    { $seat }, { $target } sagt: { $rest }{ $face ->
        [symbol] , mit Heldensymbol
       *[plain] {""}
    }. Stimmt das?

## Was man tun kann

fighter-do-seat = { $target }
fighter-do-hero-random = Irgendwer: Das Los entscheidet
fighter-do-hand-beginner = Ungeübt
fighter-do-hand-steady = Sicher
fighter-do-hand-master = Meisterlich
fighter-do-leader-random = Das Los soll entscheiden
fighter-do-practice-throw = Werfen
fighter-do-practice-done = Genug geübt
fighter-do-stack = Stufe { $level }
fighter-do-way =
    Geht { $place-into }{ $kind ->
        [shop] : Shop
        [fountain] : Heilender Brunnen
        [treasure] : Schatzkammer
        [danger] : Gefahr, { $throws }
       *[normal] {""}
    }
fighter-do-die = { $die } ({ $ability })
fighter-do-colour-none = keine Farbe
fighter-do-dice-out-a = A: einen Bonuswürfel nehmen (noch { $dice })
fighter-do-dice-out-b = B: alle stecken den Schaden ein, die Heldenwürfel sind wieder frei
fighter-do-cards = { $cards }
fighter-do-weapons-none = keine Waffe
fighter-do-extra-damage-none = nichts
fighter-do-seduced-none = keines davon
fighter-do-throw = So werfen
fighter-do-lend = Die Hand so halten
fighter-do-reroll-keep = Er gilt
fighter-do-reroll-ability = Mit der Fähigkeit neu werfen
fighter-do-use = Karte: { $card }
fighter-do-heal = { $card } für { $target }
fighter-do-healing-pass = Jetzt nicht
fighter-do-ability-use = Einsetzen
fighter-do-ability-decline = Darauf verzichten
fighter-do-beer-decline = Kein Bier für niemanden
fighter-do-give-life-yes = 1 Lebenspunkt geben
fighter-do-give-life-no = Behalten
fighter-do-second-strike-yes = Noch einmal werfen
fighter-do-second-strike-no = Gut sein lassen
fighter-do-pay-song-yes = 1 Gold zahlen
fighter-do-pay-song-no = Gold sparen
fighter-do-retreat-yes = Sich entziehen
fighter-do-retreat-no = Kämpfen
fighter-do-retaliate-yes = Zurückschlagen
fighter-do-retaliate-no = Bleiben lassen
fighter-do-swap-yes = Einverstanden
fighter-do-swap-no = Kein Tausch
fighter-do-entry-bounce-yes = Ja, er ist aufgesprungen
fighter-do-entry-bounce-no = Nein, direkt aufs Ziel
fighter-do-entry-symbol-yes = Ja, das Heldensymbol
fighter-do-entry-symbol-no = Nein
fighter-do-no-damage-no = Den Schlag einstecken
fighter-do-clean-up-revive = Ohnmächtige wecken
fighter-do-clean-up-theft = Diebesgut verteilen
fighter-do-clean-up-exchange = Ausrüstung tauschen
fighter-do-clean-up-room = Den Raum nutzen
fighter-do-discard = Abwerfen: { $card }
fighter-do-give = { $card } für { $target }
fighter-do-swap = Tauschen: { $card } gegen { $treasure } ({ $target })
fighter-do-inherit-done = Nichts weiter
fighter-do-exchange-done = Kein Tausch
fighter-do-shop-done = Den Shop verlassen
fighter-do-shop-bonus-die = Ein Bonuswürfel für 2 Gold
fighter-do-shop-heal = 1 Lebenspunkt für alle, für 1 Gold
fighter-do-buy = { $card } für { $target } ({ $gold } Gold)
fighter-do-doubtful = im Zweifel: { $rest } oder { $other }
fighter-do-entry-done-none = keiner davon
fighter-do-entry-confirm-confirm = Stimmt
fighter-do-entry-confirm-dispute = Ich habe es anders gesehen: Die Leitung entscheidet

## Was geschieht

fighter-told-dungeon = Das Labyrinth: { $maps }.
fighter-told-hero = { $seat } führt: { $hero }.
fighter-told-hand =
    { $seat } wirft mit { $hand ->
        [beginner] ungeübter Hand
        [master] meisterlicher Hand
       *[steady] sicherer Hand
    }.
fighter-told-leader = { $seat } führt die Gruppe an und beginnt.
fighter-told-new-leader = { $seat } führt jetzt die Gruppe an.
fighter-told-disagreed = Ihr seid euch nicht einig; { $seat } entscheidet.
fighter-told-moved = Die Gruppe geht { $place-into }.
fighter-told-nobody-there = { $place }: Hier ist niemand, es ist kein Monster mehr übrig.
fighter-told-revealed = { $card } erscheint: { $life } Lebenspunkte, Schaden { $damage }, { $gold } Gold.
fighter-told-room-demand-dropped = Beides zugleich geht nicht; die Bedingung des Raums entfällt.
fighter-told-retreated = Die Gruppe entzieht sich ({ $card }); jeder verliert 1 Lebenspunkt.
fighter-told-die-taken = { $seat } nimmt einen Würfel: { $die }.
fighter-told-group-damage = { $seat } wählt B: Alle nehmen { $damage } Schaden.
fighter-told-weapons = { $seat } setzt ein: { $cards }.
fighter-told-demands = { $seat } muss schaffen: { $throws }.
fighter-told-throw-real =
    { $seat } wirft den echten Würfel. Gefordert: { $throws ->
        [none] nichts Besonderes
       *[other] { $throws }
    }.
fighter-told-entered =
    { $seat } trägt ein: { $rest }{ $face ->
        [symbol] , Heldensymbol
       *[plain] {""}
    }.
fighter-told-disputed = { $seat } hat es anders gesehen; { $target } entscheidet.
fighter-told-flight = {""}
fighter-told-landed =
    Der Würfel von { $seat } ({ $die }): { $rest }{ $face ->
        [symbol] , mit Heldensymbol
       *[plain] {""}
    }.
fighter-told-rerolled = { $seat } nimmt den Würfel zurück und wirft neu.
fighter-told-colour-named = { $seat } nennt die Farbe: { $die }.
fighter-told-ability = { $seat } setzt ein: { $ability }.
fighter-told-second-strike = { $seat } schlägt ein zweites Mal zu.
fighter-told-blind-fury = { $seat } gibt einen Lebenspunkt für doppelten Schaden (noch { $left }).
fighter-told-beer = { $seat } reicht das Bier an { $target }.
fighter-told-song = { $seat } singt: { $card } vergisst alle Fähigkeiten.
fighter-told-instant-kill = { $seat } trifft das Zentrum mit Heldensymbol: { $card } ist auf der Stelle besiegt!
fighter-told-monster-hurt = { $card } nimmt { $damage } Schaden (noch { $left }).
fighter-told-monster-healed = { $card } erholt sich um { $life } (jetzt { $left }).
fighter-told-hurt =
    { $seat } verliert { $damage ->
        [one] 1 Lebenspunkt
       *[other] { $damage } Lebenspunkte
    } (noch { $left }).
fighter-told-unhurt = { $seat } bleibt unverletzt.
fighter-told-shielded = Eine Karte schützt { $seat }.
fighter-told-retaliated = { $seat } schlägt zurück ({ $card }): { $damage } Schaden (noch { $left }).
fighter-told-fainted = { $seat } fällt in Ohnmacht.
fighter-told-gold-lost = Die Gruppe verliert { $number } Gold.
fighter-told-gold-gained = Die Gruppe bekommt { $number } Gold.
fighter-told-bonus-gained = Die Gruppe bekommt Bonuswürfel: { $number }.
fighter-told-bonus-bought = Die Gruppe kauft Bonuswürfel: { $number }.
fighter-told-healed =
    { $seat } erhält { $life ->
        [one] 1 Lebenspunkt
       *[other] { $life } Lebenspunkte
    } zurück (jetzt { $left }).
fighter-told-card-used = { $seat } setzt ein: { $card }.
fighter-told-card-gained = { $seat } bekommt: { $card }.
fighter-told-card-discarded = { $seat } wirft ab: { $card }.
fighter-told-card-given = { $seat } gibt weiter an { $target }: { $card }.
fighter-told-swapped = { $seat } und { $target } tauschen: { $card } gegen { $treasure }.
fighter-told-card-lost = { $seat } verliert: { $card }.
fighter-told-card-unclaimed = Niemand kann das tragen: { $card } kommt weg.
fighter-told-reshuffled = Die abgelegte Ausrüstung wird neu gemischt: { $number } Karten.
fighter-told-seduced = { $card } folgt nun: { $seat }.
fighter-told-seduced-spent = { $seat } schickt in den Kampf: { $card }.
fighter-told-scarred = { $seat } erwacht mit einer Narbe ({ $die }) und { $left } Lebenspunkten.
fighter-told-levelled-up = { $seat }: Der Held steigt auf und ist aus dem Spiel.
fighter-told-shop-opened =
    Im Shop: { $cards ->
        [none] gar nichts
       *[other] { $cards }
    }.
fighter-told-bought = Die Gruppe kauft für { $gold } Gold: { $card }. { $seat } bekommt die Karte.
fighter-told-won = { $card } ist besiegt. Ihr habt gewonnen!
fighter-told-lost = { $card } war zu stark. Ihr habt verloren.

## Ränge

fighter-rank-compost = Kompost
fighter-rank-stumblers = Stolperer
fighter-rank-nursery-squad = Spielgruppe
fighter-rank-apprentices = Lehrlinge
fighter-rank-nearly-heroes = Beinahe-Helden
fighter-rank-proper-heroes = Rechtschaffene Helden
fighter-rank-dungeon-veterans = Kerker-Veteranen
fighter-rank-rulebook-scholars = Regelwerk-Gelehrte
fighter-rank-rulebook-authors = Regelwerk-Verfasser
fighter-rank-legends = Unaussprechliche Legenden

## Was der Tisch zeigt

fighter-view-round = Raum { $round }
fighter-view-treasure = { $gold } Gold, { $dice } Bonuswürfel
fighter-view-life = { $life } von { $most } Lebenspunkten
fighter-view-fainted = ohnmächtig
fighter-view-levelled-up = aufgestiegen
fighter-view-leader = führt an
fighter-view-monster = { $card }: { $life } von { $most } Lebenspunkten, Schaden { $damage }
fighter-view-demands = Jeder Wurf
fighter-view-cards = Ausrüstung
fighter-view-seduced = Betört
fighter-view-scars = Narben
fighter-view-nothing = nichts
fighter-view-score = Punkte: { $total }, { $rank }
fighter-view-room-kind =
    { $kind ->
        [shop] Shop
        [fountain] Brunnen
        [treasure] Schatz
        [danger] Gefahr
       *[normal] Raum
    }
fighter-view-foe =
    { $level ->
        [0] { $type }, Endgegner
       *[other] { $type }, Stufe { $level }, { $gold } Gold
    }
fighter-view-slots = Plätze: Waffen { $weapons }, Rüstung { $armour }, Gegenstände { $items }
fighter-view-reward =
    { $reward ->
        [gold] { $number } Gold
        [bonus-die] { $number } Bonuswürfel
       *[equipment] 1 Ausrüstung
    }
fighter-view-defeated = Marker: besiegt
fighter-view-beacon = Ziel-Marker: jeder Treffer +1
fighter-view-frog = Kröte: 2 Schaden weniger
fighter-view-beer = Bier: { $name } ist sicher
fighter-view-seducer = Betört von { $name }
fighter-view-follower = { $card } (Schaden { $damage }, einmal)
fighter-view-throws = { $name } wirft: { $die }
fighter-view-throwing = Der Würfel muss vor dem Ziel auf dem Tisch aufspringen. Loch, Knochen und daneben sind Fehlschläge; im Zweifel zählt der schlechtere Ring.
fighter-view-boss = Endgegner
fighter-view-die-free = frei
fighter-view-die-used = benutzt
fighter-view-die-forbidden = verboten

## Ergebnis

fighter-statistic-heroes = Held
fighter-statistic-score = Punkte
fighter-statistic-rooms = Räume

## Optionen des Spiels

fighter-option-edition = Ausgabe
    .about = nach welchem Regelheft gespielt wird, wo sie sich unterscheiden
fighter-option-edition-de = deutsch
fighter-option-edition-it = italienisch
fighter-option-difficulty = Schwierigkeit
    .about = wie viele starke Monster lauern
fighter-option-difficulty-easy = einfach
fighter-option-difficulty-normal = normal
fighter-option-difficulty-hard = beinhart
fighter-option-throw_mode = Würfe
    .about = am Bildschirm oder mit echten Würfeln
fighter-option-throw_mode-simulated = simuliert
fighter-option-throw_mode-real = echte Würfel
fighter-option-real_seats = Plätze mit echten Würfeln
    .about = wenn nur manche echt würfeln: ihre Nummern, etwa 1,3
fighter-option-judge = Wer den Wurf beurteilt
    .about = zählt dein eigener Wurf, oder wirft der Zufall für dich?
fighter-option-judge-physics = selbst zielen und werfen (Physik)
fighter-option-judge-table = der Zufall wirft (Landetabelle)
fighter-option-hand = Hand
    .about = wie gut ein simulierter Wurf ohne Zielen gelingt
fighter-option-hand-own = jeder die eigene
fighter-option-hand-beginner = ungeübt
fighter-option-hand-steady = sicher
fighter-option-hand-master = meisterlich
fighter-option-retreat = Sich entziehen
    .about = dürft ihr euch unmöglichen Würfen entziehen?
fighter-option-hero_choice = Helden
    .about = ausgesucht oder ausgelost
fighter-option-hero_choice-choose = ausgesucht
fighter-option-hero_choice-random = ausgelost
fighter-option-group_decisions = Gemeinsame Entscheidungen
    .about = alle stimmen ab, oder die Leitung antwortet für alle
fighter-option-group_decisions-vote = alle stimmen ab
fighter-option-group_decisions-leader = die Leitung antwortet
fighter-option-healing_moments = Heilkarten
    .about = wird jederzeit gefragt oder nur, wenn jemand ohnmächtig würde?
fighter-option-healing_moments-any = jederzeit
fighter-option-healing_moments-danger = nur wenn jemand ohnmächtig würde
fighter-option-clean_up_order = Reihenfolge beim Aufräumen
    .about = wie aufgezählt oder nach Belieben
fighter-option-clean_up_order-listed = wie aufgezählt
fighter-option-clean_up_order-chosen = nach Belieben
fighter-option-reward_forbidden_die = Belohnung für verbotene Würfel
    .about = zählt ein verbotener Würfel als unbenutzt?
fighter-option-next_start = Nächster Startspieler
    .about = wer den nächsten Kampf beginnt
fighter-option-next_start-after-last-thrower = nach dem letzten Werfer
fighter-option-next_start-after-start-player = nach dem alten Startspieler
fighter-option-practice = Übungswürfe
    .about = freie Würfe vor dem Spiel
fighter-option-symbol_faces = Heldensymbole je Würfel
    .about = auf wie vielen der sechs Seiten
fighter-option-symbol_faces-1 = 1
fighter-option-symbol_faces-2 = 2
fighter-option-symbol_faces-3 = 3
fighter-option-group_damage = Schaden an alle
    .about = was Option B kostet
fighter-option-group_damage-edition = wie die Ausgabe
fighter-option-group_damage-de = der Schaden des Monsters
fighter-option-group_damage-it = die Stufe des Monsters
fighter-option-retreat_stack = Stapel nach dem Entziehen
    .about = wenn ein Stapel leer wurde
fighter-option-retreat_stack-edition = wie die Ausgabe
fighter-option-retreat_stack-de = ein beliebiger anderer
fighter-option-retreat_stack-it = der nächsthöhere
fighter-option-divine_healing = Göttliche Intervention
    .about = wer geheilt wird
fighter-option-divine_healing-edition = wie die Ausgabe
fighter-option-divine_healing-de = ein Held
fighter-option-divine_healing-it = Punkt für Punkt
fighter-option-seduced_monster = Betörte Monster
    .about = wie sie helfen
fighter-option-seduced_monster-edition = wie die Ausgabe
fighter-option-seduced_monster-de = zum Wurf dazu
fighter-option-seduced_monster-it = schlagen selbst zu
fighter-option-lender = Geliehene Hand
    .about = wessen Hand es ist
fighter-option-lender-edition = wie die Ausgabe
fighter-option-lender-de = vom nächsten Spieler
fighter-option-lender-it = von irgendwem sonst
fighter-option-dance = Tanzwurf
    .about = wie getanzt wird
fighter-option-dance-edition = wie die Ausgabe
fighter-option-dance-de = Sprung mit Drehung
fighter-option-dance-it = Drehung am Platz
fighter-option-long_distance = Weitwurf
    .about = wie weit weg
fighter-option-long_distance-edition = wie die Ausgabe
fighter-option-long_distance-de = ein bis zwei Schritte
fighter-option-long_distance-it = ein Schritt
fighter-option-seated_eyes = Sitzender Wurf
    .about = wo die Augen sind
fighter-option-seated_eyes-edition = wie die Ausgabe
fighter-option-seated_eyes-de = unter der Kante
fighter-option-seated_eyes-it = auf Tischhöhe
fighter-option-catapult = Katapultschuss
    .about = wie die Karte benutzt wird
fighter-option-catapult-edition = wie die Ausgabe
fighter-option-catapult-de = nur biegen
fighter-option-catapult-it = biegen oder antippen
fighter-option-backward_stance = Rückwärts-Wurf
    .about = die Haltung
fighter-option-backward_stance-edition = wie die Ausgabe
fighter-option-backward_stance-de = beliebig
fighter-option-backward_stance-it = stehend
fighter-option-leg_throw = Beinschuss
    .about = was unter dem Bein durchgeht
fighter-option-leg_throw-edition = wie die Ausgabe
fighter-option-leg_throw-de = der Würfel
fighter-option-leg_throw-it = die Hand
fighter-option-hard_target = Hartes Ziel
    .about = gibt es diese Fähigkeit?
fighter-option-hard_target-edition = wie die Ausgabe
fighter-option-hard_target-de = nein
fighter-option-hard_target-it = ja
fighter-option-no_damage_card = Karten „Kein Schaden“
    .about = was aus ihnen wird
fighter-option-no_damage_card-edition = wie die Ausgabe
fighter-option-no_damage_card-de = abgelegt
fighter-option-no_damage_card-it = bleiben, außer 1x
fighter-option-retaliation_card = Rückschlag-Schaden
    .about = muss man zurückschlagen?
fighter-option-retaliation_card-edition = wie die Ausgabe
fighter-option-retaliation_card-de = freiwillig
fighter-option-retaliation_card-it = dauerhafte Karten immer
fighter-option-card_jump_bounces = Kartensprungschuss
    .about = Sprünge vor der Karte
fighter-option-card_jump_bounces-edition = wie die Ausgabe
fighter-option-card_jump_bounces-de = mindestens einer
fighter-option-card_jump_bounces-it = genau einer
fighter-option-header_order = Kopfwurf
    .about = wann der Kopf trifft
fighter-option-header_order-edition = wie die Ausgabe
fighter-option-header_order-de = vor dem Ziel
fighter-option-header_order-it = vor dem Tisch
fighter-option-spent_die_stays = Benutzte Würfel
    .about = bleiben sie im Weg liegen?
fighter-option-spent_die_stays-edition = wie die Ausgabe
fighter-option-spent_die_stays-de = bleiben liegen
fighter-option-spent_die_stays-it = werden weggenommen
fighter-preset-first-game = Erstes Spiel
    .about = deutsche Regeln, einfach
fighter-preset-german = Deutsche Ausgabe
    .about = Schwierigkeit normal
fighter-preset-italian = Italienische Ausgabe
    .about = Schwierigkeit normal
fighter-preset-hellish = Beinhart
    .about = deutsche Regeln, für sichere Hände
error-no-physics = Dieser Wurf lässt sich hier nicht beurteilen: { $reason }.

## Am Tisch im Browser

fighter-table-key-turn = nach links, nach rechts zielen
fighter-table-key-draw = mehr Kraft, weniger Kraft
fighter-table-key-loft = höher, flacher
fighter-table-key-place = am Tisch entlanggehen
fighter-table-key-spin = Drall nach links, nach rechts
fighter-table-key-throw = loslassen
fighter-table-life = Leben
fighter-table-damage = Schaden
fighter-table-life-of = { $life } von { $most } Leben
fighter-table-gold = Gold
fighter-table-place = Ebene { $level } · { $name }
fighter-table-place-boss = Der Endgegner
fighter-table-place-outside = Vor dem Kerker
fighter-table-bonus-dice = Bonuswürfel
fighter-table-tower = Turm
fighter-table-leader = führt an
fighter-table-throws = wirft: { $die }
fighter-table-lends = leiht die Hand
fighter-table-no-ability = Keine Fähigkeit. Die braucht es nicht, sagt es.
fighter-table-demands-throw = Jeder Wurf muss sein: { $throws }.
fighter-table-room-demands = Der Raum verlangt
fighter-table-monster-demands = { $card } verlangt
fighter-table-weapon-declared = { $card } angesagt
fighter-table-heroes-title = Wähl deinen Helden
fighter-table-slots = Waffen { $weapons } · Rüstung { $armour } · Gegenstände { $items }
fighter-table-needs-hit = nur bei einem Treffer
fighter-table-scar = Narbe
fighter-table-you-are-here = Hier seid ihr
fighter-table-wanted-by = { $names } dafür
fighter-table-walked = erobert
fighter-table-map = Plan des Kerkers
fighter-table-arena = Der Tisch mit der Zielscheibe
fighter-table-shop = Der Shop hat offen
fighter-table-shop-about = { $gold } Gold im Schatz. Jede Karte bekommt ein Held, den ihr wählt.
fighter-table-buy-for = für { $name }
fighter-table-price = { $gold } Gold
fighter-table-reward-dice =
    { $number ->
        [one] 1 Bonuswürfel
       *[other] { $number } Bonuswürfel
    }
fighter-table-nobody = niemand kann sie kaufen oder tragen
fighter-table-aim-line = Ziellinie
fighter-table-sliders = Regler
fighter-table-let-go = Loslassen
fighter-table-hold-out = Die Hand so hinhalten
fighter-table-aim-again = Neu zielen
fighter-table-pull = Zieh den Würfel zurück und lass los, oder schnipp ihn.
fighter-table-flick = Schnipp den Würfel in einem Zug nach vorn.
fighter-table-tilt = Nur wenig ziehen: Der Würfel rollt bloß herunter.
fighter-table-bend = Zieh die Karte nach unten und lass sie schnellen.
fighter-table-so-far = bisher { $hits } von { $throws } getroffen
fighter-table-strength = Kraft
fighter-table-speed = { $speed } m/s
fighter-table-direction = Richtung
fighter-table-loft = Bogen
fighter-table-height = Höhe
fighter-table-place-along = Standort
fighter-table-back = Abstand
fighter-table-spin = Drall
fighter-table-topspin = Vorwärtsdrall
fighter-table-turn = Drehung
fighter-table-side = Wurf von
fighter-table-side-S = Süden
fighter-table-side-E = Osten
fighter-table-side-N = Norden
fighter-table-side-W = Westen
fighter-table-degrees = { $number }°
fighter-table-millimetres = { $number } mm
fighter-table-revs = { $number } Umdrehungen/s
fighter-table-first-bounce = erster Aufprall
fighter-table-cancel = loslassen bricht ab
fighter-table-keys = Pfeile: Richtung und Kraft · W S: Bogen · A D: Standort · Q E: Drall · Enter: loslassen
fighter-table-prop = Was da steht
fighter-table-prop-box = die Schachtel
fighter-table-prop-sheet = ein Heldenbogen
fighter-table-prop-place = Zieh sie an ihren Platz, dreh sie, dann weiter.
fighter-table-prop-done = Da steht sie gut
fighter-table-prop-again = Umstellen
fighter-table-prop-x = links oder rechts
fighter-table-prop-y = nah oder fern
fighter-table-unseen = du spürst es und siehst nichts
fighter-table-pull-blind = Augen zu: Zieh oder schnipp von irgendwo, oder nimm die Pfeiltasten.
fighter-table-told-direction =
    { $where ->
        [left] { $number }° zu weit links.
        [right] { $number }° zu weit rechts.
       *[middle] Genau darauf zu.
    }
fighter-table-told-strength =
    { $how ->
        [far-weak] Viel zu schwach.
        [weak] Zu schwach.
        [strong] Zu stark.
        [far-strong] Viel zu stark.
       *[right] Etwa die richtige Kraft.
    }
fighter-table-eyes = Augen zu
fighter-table-eyes-about = Dann zielen. Du siehst nichts, bis der Würfel liegt.
fighter-table-dark = Augen zu. Zieh oder schnipp von da, wo du den Würfel spürst.
fighter-table-hush = Pst! Der Würfel rollt noch.
fighter-table-mirrored = Links ist rechts, und rechts ist links.
fighter-table-turned = Du stehst mit dem Rücken zum Tisch: Alles ist verkehrt herum.
fighter-table-shoulder = über die Schulter
fighter-table-jump = Springen
fighter-table-jump-about = Halten zum Springen, in der Luft loslassen.
fighter-table-dance-about = Halten zum Springen und Drehen, bei der Landung loslassen.
fighter-table-turn-about = Halten für eine Drehung, dann loslassen.
fighter-table-dance = Tanzen
fighter-table-toss = Hochwerfen
fighter-table-toss-about = Dann zuschlagen, wenn der Würfel die Linie trifft.
fighter-table-head-now = Köpfen!
fighter-table-smash-now = Schmettern!
fighter-table-palms = Beide Hände öffnen
fighter-table-palms-about = Zwei Daumen: beide halten und zugleich heben. Oder einmal drücken, wenn die Hände sich treffen.
fighter-table-palm-left = linke Hand
fighter-table-palm-right = rechte Hand
fighter-table-blow = Pusten
fighter-table-blow-about = Schnell tippen, wie kurze Atemstöße, oder ins Mikrofon pusten.
fighter-table-microphone = Mikrofon
fighter-table-no-microphone = Das Mikrofon antwortet nicht. Tipp stattdessen.
fighter-table-sways = Die geliehene Hand schwankt. Lass los, wenn sie richtig zeigt.
fighter-table-dummy = Eine Puppe hält den Würfel und schwankt. Loslassen und hoffen.
fighter-table-lend = Du zielst, { $name } lässt los.
fighter-table-no-webgl = Dieser Browser zeigt kein 3D-Bild (WebGL ist aus). Die flache Zielscheibe und die Regler tun dasselbe.
fighter-table-declare = Damit werfen
fighter-table-declare-none = Ohne Waffe werfen
fighter-table-hit-chance = eine { $hand } Hand trifft zu { $odds }
fighter-table-hand-beginner = ungeübte
fighter-table-hand-steady = ruhige
fighter-table-hand-master = meisterliche
fighter-table-conflict = { $cards }: Das geht nicht in einem Wurf ({ $throws }).
fighter-table-enter = Was hat der Würfel gemacht?
fighter-table-enter-send = So war es
fighter-table-enter-bounced = Er ist zuerst auf dem Tisch aufgeprallt
fighter-table-enter-done = Richtig ausgeführt
fighter-table-enter-place = Er liegt
fighter-table-enter-doubt = oder im Zweifel:
fighter-table-enter-no-doubt = kein Zweifel
fighter-table-enter-symbol = Heldensymbol oben
fighter-table-enter-correct = Vertippt? „Zurück“ nimmt die Eingabe bis zum nächsten Wurf zurück.
fighter-table-verdict-10 = Volltreffer!
fighter-table-verdict-zone = Ring { $zone }!
fighter-table-verdict-bone = Knochen!
fighter-table-verdict-hole = Im Loch!
fighter-table-verdict-off = Daneben!
fighter-table-verdict-no-bounce = Kein Aufprall!
fighter-table-verdict-failed = So nicht!
fighter-table-verdict-small = Zu klein!
fighter-table-verdict-damage = { $damage } Schaden!
fighter-table-verdict-kill = Erledigt!
fighter-table-symbol = Heldensymbol!
fighter-table-reason-bounced =
    { $number ->
        [one] zuerst einmal auf dem Tisch aufgeprallt
       *[other] zuerst { $number }-mal auf dem Tisch aufgeprallt
    }
fighter-table-reason-not-bounced = hat das Ziel vor dem Tisch berührt
fighter-table-reason-on-target = liegt auf der Scheibe, nicht im Loch, nicht auf Knochen
fighter-table-reason-off = liegt neben der Scheibe
fighter-table-reason-hole = berührt den Tisch in einem Loch
fighter-table-reason-bone = liegt auf einem Knochen
fighter-table-reason-failed = nicht erfüllt: { $throws }
fighter-table-reason-fulfilled = erfüllt: { $throws }
fighter-table-reason-ring = Ring { $zone }: { $share } % der Standfläche
fighter-table-reason-centre = Mitte: { $share } % der Standfläche
fighter-table-reason-doubt = { $first } und { $second } liegen zu nah beieinander: Im Zweifel zählt das Schlechtere
fighter-table-footprint = Standfläche
fighter-table-throw-again = noch einmal ansehen
fighter-table-sound-table = TOCK
fighter-table-sound-board = KLACK
fighter-table-sound-other = PLING
fighter-table-heard-table = Holz
fighter-table-heard-board = die Scheibe
fighter-table-heard-other = etwas anderes
fighter-table-score = Wertung
fighter-table-part-difficulty = Schwierigkeit
fighter-table-part-players = Mitspieler
fighter-table-part-bonus-dice = übrige Bonuswürfel
fighter-table-part-gold = übriges Gold
fighter-table-part-nobody-fainted = niemand ohnmächtig
fighter-table-part-scars = Narben
fighter-table-part-levelled-up = aufgestiegen
fighter-table-lost = Der Kerker behält seine Geheimnisse. Und eure Stiefel.
fighter-table-won = Der Endgegner ist besiegt!

## Was ein spezieller Wurf von der Hand verlangt

fighter-throw-bank = Er muss von der Schachtel oder dem Bogen abprallen, die du hinstellst.
fighter-throw-crossbow = Ein Schnipser vom Handrücken, flach.
fighter-throw-blow = Von der Hand gepustet: Puste ist Kraft.
fighter-throw-under-leg = Tief, unter dem eigenen Bein hindurch.
fighter-throw-blind = Augen zu, vom Zielen bis der Würfel liegt.
fighter-throw-double-bounce = Zweimal auf den Tisch, dann erst ins Ziel.
fighter-throw-elbow = Er rollt langsam vom Ellbogen.
fighter-throw-prayer = Beide Hände gehen im selben Augenblick auf.
fighter-throw-weak-hand = Mit der falschen Hand: spiegelverkehrt und zittrig.
fighter-throw-borrowed-hand = Jemand anderes zielt; du lässt los.
fighter-throw-card-jump = Vor der Karte aufprallen, dann darüber springen.
fighter-throw-catapult = Eine gebogene Karte an der Kante schleudert ihn hoch.
fighter-throw-header = Hochwerfen und im richtigen Augenblick köpfen.
fighter-throw-spin = Er muss sich vor dem Ziel wie ein Kreisel drehen.
fighter-throw-nose = Er rollt ganz langsam von der Nase.
fighter-throw-backward = Mit dem Rücken zum Tisch: beide Achsen verkehrt.
fighter-throw-smash = Hochwerfen und im richtigen Augenblick schmettern.
fighter-throw-seated = Vom Boden aus, mit den Augen tief unten.
fighter-throw-jump = In der Luft loslassen.
fighter-throw-dance = Aus einer ganzen Drehung heraus.
fighter-throw-below-table = Die Hand ist unter der Tischkante.
fighter-throw-long = Aus ein, zwei Schritten Entfernung.

## Fähigkeiten in Kürze

fighter-power-double-strike = ein zweites Mal werfen
fighter-power-extra-damage = +{ $value } Schaden
fighter-power-focused = 5 Schaden, egal welcher Ring
fighter-power-divine = Schaden heilt auch
fighter-power-blind-fury = 1 Leben geben: Treffer × 2
fighter-power-heal-all = alle heilen { $value }
fighter-power-beacon = jeder Treffer +1
fighter-power-theft = danach 1 Karte
fighter-power-metamorphosis = Monsterschaden −2
fighter-power-sworn-enemy = +{ $value } gegen { $type }
fighter-power-reroll = zurücknehmen, neu werfen
fighter-power-no-damage = Danebenwerfen tut nicht weh
fighter-power-pickpocket = 2 Gold
fighter-power-seduction = das Monster folgt dir
fighter-power-beer = ein Held ist sicher
fighter-power-song = 1 Gold: Es vergisst, was es kann
fighter-type-greenskin = Grünhaut
fighter-type-undead = Untot
fighter-type-beast = Bestie
fighter-type-fiend = Unhold
fighter-type-oddity = Kuriosum
fighter-type-rogue = Schurke
fighter-foe-equipment-loss = Ein Fehlschlag kostet ein Ausrüstungsstück.
fighter-foe-heal-on-miss = Jeder Fehlschlag heilt es um { $value }.
fighter-foe-small-target = Ring 1 zählt als Fehlschlag.
fighter-foe-hard-target = Jeder Treffer macht im Grunde nur 1 Schaden.
fighter-foe-gold-loss = Jeder Fehlschlag kostet 1 Gold.
fighter-foe-no-red = Der rote Würfel muss ruhen.
fighter-foe-no-green = Der grüne Würfel muss ruhen.
fighter-foe-no-blue = Der blaue Würfel muss ruhen.
fighter-foe-critical-miss = Ein Fehlschlag trifft alle.
fighter-foe-silenced = Das Lied hat es verstummen lassen.
fighter-effect-heal-one = ein Held heilt { $value }
fighter-effect-heal-all = alle heilen { $value }
fighter-effect-reroll = neu werfen
fighter-effect-extra-damage = +{ $value } Schaden bei einem Treffer
fighter-effect-no-damage = Danebenwerfen tut nicht weh
fighter-effect-retaliation = Schaden schlägt zurück
fighter-effect-less-damage = { $value } weniger Schaden
fighter-effect-once = einmal
