### Dungeoneer auf Deutsch. Zu den Fakten: docs/words.md.
### Namen von Karten stehen nach einem Doppelpunkt oder in Klammern, damit sie nicht gebeugt werden müssen.

## Namen

dungeoneer = Dungeoneer
    .about = Führ eine Heldin oder einen Helden durch ein Verlies aus Karten und hetz den anderen Monster auf den Hals.
dungeoneer-place = { $name }
    .in = am Ort „{ $name }“
    .into = zum Ort „{ $name }“
dungeoneer-card = { $name }
dungeoneer-nothing = nichts
dungeoneer-personal = die verdeckte Heldentat
dungeoneer-type-melee = Nahkampf
dungeoneer-type-magic = Magie
dungeoneer-type-speed = Schnelligkeit
dungeoneer-side-north = Norden
dungeoneer-side-east = Osten
dungeoneer-side-south = Süden
dungeoneer-side-west = Westen
dungeoneer-view-round = Runde { $round }
dungeoneer-view-points = Leben { $life }, Stufe { $level }, Ruhm { $glory }, Gefahr { $peril }, BP { $mp }
dungeoneer-view-hand = Hand: { $cards }
dungeoneer-view-hand-size =
    { $number ->
        [one] 1 Handkarte
       *[other] { $number } Handkarten
    }
dungeoneer-view-boons = Vorteile: { $cards }
dungeoneer-view-treasures = Schätze: { $cards }
dungeoneer-view-banes = Flüche: { $cards }
dungeoneer-view-horde = Horde: { $cards }
dungeoneer-view-quests = Heldentaten: { $cards }
dungeoneer-view-completed = Erfüllt: { $cards }
dungeoneer-view-general = Ausliegend: { $cards }
dungeoneer-view-foes = Am Ort { $place }: { $cards }
dungeoneer-view-stacks = Stapel: { $adventures } Abenteuer, { $locations } Orte, { $quests } Heldentaten
dungeoneer-view-value =
    { $value }{ $symbol ->
        [s] {" "}(Angriff)
        [c] {" "}(Konter)
       *[other] {""}
    }
dungeoneer-view-values = Nahkampf { $melee }, Magie { $magic }, Schnelligkeit { $speed }
dungeoneer-view-life = Leben { $life }
dungeoneer-view-hero-card = Heldenkarte: höchstens { $boons } Vorteile und { $treasures } Schätze. { $ability }: { $text }
dungeoneer-view-here = Hier: { $place }. Ausgänge: { $exits }
dungeoneer-view-exit = { $side } ({ $exit })
dungeoneer-view-threshold = auf der Schwelle ({ $side })
dungeoneer-view-persons = mit einem Schützling ({ $cards })
dungeoneer-view-attached = mit { $cards }
dungeoneer-view-attacks-with = greift mit { $type } an
dungeoneer-view-against = gegen { $target }
dungeoneer-view-wandering = Die Horde steht auf „{ $place }“, { $mp } BP: { $cards }
dungeoneer-view-tipped = hingelegt
dungeoneer-view-helps = auch für einen anderen Helden dort
dungeoneer-view-out = ausgeschieden
dungeoneer-view-lord = Kerkermeister

## Vorgaben und Optionen

dungeoneer-preset-standard = Standardspiel
    .about = alle führen Helden und sind füreinander Kerkermeister
dungeoneer-preset-solo = Solospiel
    .about = ein Held gegen den Gefahrenstapel
dungeoneer-preset-campaign = Kampagne
    .about = der erste Platz ist der Kerkermeister, alle anderen führen Helden
dungeoneer-preset-both-worlds = Verlies und Gelände
    .about = beide Kartensätze, durch Portale verbunden
dungeoneer-option-mode = Spielart
    .about = wie ihr miteinander spielt
dungeoneer-option-mode-standard = Standardspiel
dungeoneer-option-mode-solo = Solospiel
dungeoneer-option-mode-campaign = Kampagne
dungeoneer-option-hero_deal = Helden
    .about = wer wen führt
dungeoneer-option-hero_deal-random = zufällig verteilt
dungeoneer-option-hero_deal-choose = jeder sucht sich einen aus
dungeoneer-option-reentry = Wiedereinstieg
    .about = was nach einer Niederlage geschieht
dungeoneer-option-reentry-vote = wenn alle anderen zustimmen
dungeoneer-option-reentry-never = nie
dungeoneer-option-reentry-always = immer
dungeoneer-option-heroes_meet = Helden treffen Helden
    .about = Helden dürfen gemeinsam rasten und Schätze und Heldentaten tauschen
dungeoneer-option-sets = Kartensätze
    .about = mit welchen Karten ihr spielt
dungeoneer-option-sets-dungeon = das Verlies
dungeoneer-option-sets-wilderness = das Gelände
dungeoneer-option-sets-both = beide
dungeoneer-option-leave_out = Weglassen
    .about = Kürzel von Karten, die ihr nicht wollt, mit Leerzeichen dazwischen
dungeoneer-option-familiar_ground = Vertraute Gegend
    .about = alle Orte werden vor dem ersten Zug ausgelegt
dungeoneer-option-first_passages = Erste Gänge
    .about = wer die vier Karten um den Eingang legt
dungeoneer-option-first_passages-random = der Zufall
dungeoneer-option-first_passages-dealer = der erste Spieler
dungeoneer-option-solo_quests = Heldentaten im Solospiel
    .about = wie viele du erfüllen musst
dungeoneer-option-solo_quests-1 = 1
dungeoneer-option-solo_quests-2 = 2
dungeoneer-option-solo_quests-3 = 3
dungeoneer-option-solo_horde = Solo mit Horde
    .about = für Könner: starke Überlebende kommen wieder

## Was gefragt wird

dungeoneer-ask-choose-hero = { $seat }, wen führst du?
dungeoneer-ask-entrance = { $seat }, auf welchem Eingang beginnst du?
dungeoneer-ask-first-passage = { $seat }, welcher Gang kommt an diese Seite des Eingangs?
dungeoneer-ask-hero = { $seat }, du bist { $place-in } und hast { $mp } BP und { $glory } Ruhm. Was tust du?
dungeoneer-ask-lord = { $seat }, du bist Kerkermeister. Wem machst du das Leben schwer?
dungeoneer-ask-batch = { $seat }, was wirfst du { $target } noch entgegen?
dungeoneer-ask-place = { $seat }, wohin legst du den Ort { $place }?
dungeoneer-ask-relocate = { $seat }, welchen Ort versetzt du?
dungeoneer-ask-relocate-to = { $seat }, wohin kommt { $place }?
dungeoneer-ask-turn-location = { $seat }, welchen Ort drehst du?
dungeoneer-ask-anytime =
    { $seat }, { $turn ->
        [own] willst du noch etwas tun, bevor es weitergeht?
       *[other] { $other } ist am Zug. Willst du etwas tun?
    }
dungeoneer-ask-before-roll =
    { $seat }, { $whom ->
        [you] gleich würfelst du
       *[other] gleich würfelt { $target }
    }{ $test ->
        [melee] {" "}(Nahkampf)
        [magic] {" "}(Magie)
        [speed] {" "}(Schnelligkeit)
        [life] {" "}(Leben)
        [level] {" "}(Stufe)
       *[other] {""}
    }. Änderst du etwas am Wurf?
dungeoneer-ask-respond =
    { $whom ->
        [you] { $seat }, gleich trifft es dich: { $card }. Erwiderst du etwas?
       *[other] { $seat }, gleich trifft es { $target }: { $card }. Tust du vorher etwas?
    }
dungeoneer-ask-challenge =
    { $whom ->
        [you] { $seat }, gleich greift dich jemand an: { $card }. Tust du vorher etwas?
       *[other] { $seat }, gleich wird gekämpft: { $card }. Tust du vorher etwas?
    }
dungeoneer-ask-answer-bane =
    { $seat }, ein Fluch trifft { $whom ->
        [you] dich
       *[other] { $target }
    }: { $card }. Antwortest du darauf?
dungeoneer-ask-prevent =
    { $seat }, { $whom ->
        [you] du erleidest gleich
       *[other] { $target } erleidet gleich
    } { $number ->
        [one] 1 Wunde. Verhinderst du sie?
       *[other] { $number } Wunden. Verhinderst du eine?
    }
dungeoneer-ask-upkeep = { $seat }, zahlst du den Unterhalt, oder nimmst du die Karte zurück?
dungeoneer-ask-save = { $seat }, du hast noch { $mp } BP. Sparst du einen davon für später auf?
dungeoneer-ask-end-discard = { $seat }, legst du eine Karte ab?
dungeoneer-ask-survivor = { $seat }, { $card } hat überlebt. Wohin damit?
dungeoneer-ask-trim-horde = { $seat }, welches Monster soll deine Horde verlassen?
dungeoneer-ask-reward = { $seat }, dein Monster hat einen Helden verwundet. Wer bekommt 1 Gefahr?
dungeoneer-ask-pack = { $seat }, welcher Schatz kommt ins Behältnis?
dungeoneer-ask-unpacked-discard = { $seat }, dein Behältnis ist weg. Welchen Schatz legst du ab?
dungeoneer-ask-forced-discard = { $seat }, welche Karte von { $target } wird abgelegt?
dungeoneer-ask-steal-treasure = { $seat }, welchen Schatz nimmst du { $target } ab?
dungeoneer-ask-regain = { $seat }, welche Karte holst du vom Ablagestapel?
dungeoneer-ask-pay-card = { $seat }, mit welcher Karte zahlst du?
dungeoneer-ask-leave-by = { $seat }, durch welchen Ausgang geht { $target }?
dungeoneer-ask-choose = { $seat }, nimmst du an, was dieser Ort bietet ({ $place })?
dungeoneer-ask-monster = { $seat }, wie greift { $card } an? Es geht gegen { $target }.
dungeoneer-ask-give-up = { $seat }, du hast drei offene Heldentaten. Welche gibst du auf?
dungeoneer-ask-bonus = { $seat }, wie oft zahlst du für +1?
dungeoneer-ask-bonus-card = { $seat }, legst du noch eine Karte für +1 ab? Bisher: +{ $bonus }
dungeoneer-ask-reentry = { $seat }, darf { $target } mit einem anderen Helden wiederkommen?
dungeoneer-ask-rest-offer = { $seat }, { $target } will mit dir rasten. Machst du mit?
dungeoneer-ask-trade = { $seat }, was bietest du an?
dungeoneer-ask-deal = { $seat }, { $target } gibt dir { $get } und will dafür { $give }. Einverstanden?
dungeoneer-ask-after-fight = { $seat }, der Kampf ist vorbei. Machst du etwas einsatzbereit?
dungeoneer-ask-glory-card = { $seat }, das Monster ist besiegt. Ziehst du eine Karte?
dungeoneer-ask-drop = { $seat }, legst du einen Schatz weg?
dungeoneer-ask-buy = { $seat }, kaufst du eine Karte für 1 Ruhm? Du hast { $glory }.
dungeoneer-ask-gift = { $seat }, { $target } will dir etwas geben: { $card }. Nimmst du es?
dungeoneer-ask-defend = { $seat }, es greift an: { $card }. Stellst du dich?
dungeoneer-ask-horde-place = { $seat }, wo sammelt sich die Horde?
dungeoneer-ask-horde-meets = { $seat }, { $target } läuft deiner Horde in die Arme. Wer greift an?
dungeoneer-ask-roll = { $seat }, wirf { $number } Würfel.
dungeoneer-ask-test-roll = { $seat }, würfle für die Probe.
dungeoneer-ask-fight-roll = { $seat }, wirf die Würfel des Kampfes: erst für den Angreifer, dann für den Verteidiger.
dungeoneer-ask-opportunity-roll = { $seat }, würfle für die Gelegenheit.
dungeoneer-ask-initiative-roll = { $seat }, würfle um die Initiative.
dungeoneer-ask-encounter-roll = { $seat }, wirf { $number } Würfel: Was lauert hier?

## Was man wählen kann

dungeoneer-do-end = die Phase beenden
dungeoneer-do-explore = erforschen (1 BP)
dungeoneer-do-stand = aufstehen (1 BP)
dungeoneer-do-pass = passen
dungeoneer-do-pass-turn = diesen Zug lang passen, außer es betrifft mich
dungeoneer-do-pass-always = passen und ab jetzt nur noch fragen, wenn es mich betrifft
dungeoneer-do-ask-again = wieder bei jeder Gelegenheit gefragt werden
dungeoneer-do-done = das ist alles
dungeoneer-do-keep = alle bleiben
dungeoneer-do-none = nichts
dungeoneer-do-nobody = niemand
dungeoneer-do-save = 1 BP aufsparen
dungeoneer-do-lapse = verfallen lassen
dungeoneer-do-agree = zustimmen
dungeoneer-do-refuse = ablehnen
dungeoneer-do-accept = annehmen
dungeoneer-do-decline = verzichten
dungeoneer-do-fight = kämpfen
dungeoneer-do-stand-back = zurückhalten
dungeoneer-do-hand = auf die Hand
dungeoneer-do-horde = in die Horde
dungeoneer-do-take = annehmen
dungeoneer-do-leave = bleiben lassen
dungeoneer-do-draw = eine Karte ziehen
dungeoneer-do-no = nein
dungeoneer-do-buy = eine Karte kaufen
dungeoneer-do-stop = genug
dungeoneer-do-roll = jetzt würfeln
dungeoneer-do-seat = { $target }
dungeoneer-do-number = { $number }-mal
dungeoneer-do-card = { $card }
dungeoneer-do-location = { $place }
dungeoneer-do-spot =
    neben { $place }, im { $side ->
        [north] Norden
        [east] Osten
        [south] Süden
        [west] Westen
       *[other] {""}
    }{ $turned ->
        [turned] {" "}(gedreht)
       *[other] {""}
    }
dungeoneer-do-cell =
    Spalte { $x }, Reihe { $y }{ $turned ->
        [turned] {" "}(gedreht)
       *[other] {""}
    }
dungeoneer-do-passage =
    { $place }{ $turned ->
        [turned] {" "}(gedreht)
       *[other] {""}
    }
dungeoneer-do-go =
    nach { $side ->
        [north] Norden
        [east] Osten
        [south] Süden
        [west] Westen
       *[other] {""}
    } gehen: { $place }
dungeoneer-do-try =
    den Ausgang nach { $side ->
        [north] Norden
        [east] Osten
        [south] Süden
        [west] Westen
       *[other] {""}
    } versuchen: { $place }
dungeoneer-do-sewer = durch den Abwasserkanal: { $place }
dungeoneer-do-portal = durch das Portal: { $place }
dungeoneer-do-horde-go =
    die Horde zieht nach { $side ->
        [north] Norden
        [east] Osten
        [south] Süden
        [west] Westen
       *[other] {""}
    }: { $place }
dungeoneer-do-horde-link = die Horde zieht hindurch: { $place }
dungeoneer-do-horde-use = die Horde nutzt den Ort: { $place }
dungeoneer-do-horde-attack =
    die Horde greift { $target } an: { $card }, { $type ->
        [melee] Nahkampf
        [magic] Magie
        [speed] Schnelligkeit
       *[other] {""}
    }{ $quest ->
        [none] {""}
       *[other] {" "}(raubt den Schützling: { $quest })
    }
dungeoneer-do-horde-duel =
    ein weiteres Monster greift { $target } an (1 BP): { $card }, { $type ->
        [melee] Nahkampf
        [magic] Magie
        [speed] Schnelligkeit
       *[other] {""}
    }{ $quest ->
        [none] {""}
       *[other] {" "}(raubt den Schützling: { $quest })
    }
dungeoneer-do-play =
    spielen: { $card }{ $help ->
        [yes] {" "}für { $target }
       *[no] { $target ->
            [none] {""}
           *[other] {" "}({ $target })
        }
    }{ $other ->
        [none] {""}
       *[other] {" "}({ $other })
    }{ $bearer ->
        [none] {""}
       *[other] {" "}an { $bearer }
    }{ $type ->
        [none] {""}
        [melee] {", "}Nahkampf
        [magic] {", "}Magie
        [speed] {", "}Schnelligkeit
       *[other] {""}
    }
dungeoneer-do-use =
    nutzen: { $card }{ $help ->
        [yes] {" "}für { $target }
       *[no] { $target ->
            [none] {""}
           *[other] {" "}({ $target })
        }
    }{ $place ->
        [none] {""}
       *[other] {" "}({ $place })
    }
dungeoneer-do-use-here = den Ort nutzen: { $place }
dungeoneer-do-bane =
    Fluch mit der Gefahr von { $target }: { $card }{ $side ->
        [north] {", "}Norden
        [east] {", "}Osten
        [south] {", "}Süden
        [west] {", "}Westen
       *[other] {""}
    }{ $other ->
        [none] {""}
       *[other] {" "}({ $other })
    }{ $place ->
        [none] {""}
       *[other] {" "}({ $place })
    }{ $bearer ->
        [none] {""}
       *[other] {" "}an { $bearer }
    }
dungeoneer-do-encounter =
    gegen { $target }: { $card }{ $type ->
        [none] {""}
        [melee] {", "}Nahkampf
        [magic] {", "}Magie
        [speed] {", "}Schnelligkeit
       *[other] {""}
    }
dungeoneer-do-add =
    dazu { $card }{ $type ->
        [none] {""}
        [melee] {", "}Nahkampf
        [magic] {", "}Magie
        [speed] {", "}Schnelligkeit
       *[other] {""}
    }
dungeoneer-do-duel =
    Zweikampf: { $card }, { $type ->
        [melee] Nahkampf
        [magic] Magie
        [speed] Schnelligkeit
       *[other] {""}
    } (1 BP)
dungeoneer-do-duel-hero =
    Zweikampf gegen { $target }, { $type ->
        [melee] Nahkampf
        [magic] Magie
        [speed] Schnelligkeit
       *[other] {""}
    } (1 BP)
dungeoneer-do-steal =
    { $target } den Schützling abnehmen, { $type ->
        [melee] Nahkampf
        [magic] Magie
        [speed] Schnelligkeit
       *[other] {""}
    } (1 BP): { $card }
dungeoneer-do-accept-quest = die Heldentat annehmen: { $card }
dungeoneer-do-attempt = versuchen: { $card }
dungeoneer-do-meet = den Schützling treffen: { $card }
dungeoneer-do-deliver = den Schützling abliefern: { $card }
dungeoneer-do-clear = loswerden: { $card }
dungeoneer-do-pack = ins Behältnis legen: { $card }
dungeoneer-do-unpack = aus dem Behältnis nehmen: { $card }
dungeoneer-do-loot = plündern: { $card } (1 BP)
dungeoneer-do-give = { $target } etwas geben: { $card } (1 BP)
dungeoneer-do-show = { $target } deine Heldentat zeigen
dungeoneer-do-pay = zahlen: { $card }
dungeoneer-do-take-back = zurücknehmen: { $card }
dungeoneer-do-rest-with = mit { $seats } rasten
dungeoneer-do-deal = { $target }: { $give } gegen { $get }
dungeoneer-do-drop = hier liegen lassen: { $card }
dungeoneer-do-discard = ablegen: { $card }
dungeoneer-do-discard-hand = aus der Hand: { $card }
dungeoneer-do-discard-treasure = einen Schatz: { $card }
dungeoneer-do-discard-horde = aus der Horde: { $card }

## Was geschieht

dungeoneer-told-reshuffled = Ein Ablagestapel wird zum neuen Stapel gemischt.
dungeoneer-told-drawn = { $seat } zieht eine Karte.
    .known = { $seat } zieht: { $card }.
dungeoneer-told-drawn-cards = { $seat } zieht { $count } Karten.
    .known = { $seat } zieht: { $cards }.
dungeoneer-told-quest-shown = Eine allgemeine Heldentat liegt aus: { $quest }.
dungeoneer-told-quest-dealt = { $seat } erhält eine Heldentat: { $quest }.
dungeoneer-told-no-quest-left = { $seat } bekommt keine neue persönliche Heldentat: Es ist keine mehr da, und so braucht es auch keine mehr.
dungeoneer-told-quest-hidden = { $seat } erhält eine verdeckte Heldentat.
    .known = { $seat } erhält eine verdeckte Heldentat: { $quest }.
dungeoneer-told-quest-shown-to = { $seat } zeigt { $target } die verdeckte Heldentat.
    .known = { $seat } zeigt { $target }: { $quests }.
dungeoneer-told-quest-revealed = { $seat } deckt die persönliche Heldentat auf: { $quest }.
dungeoneer-told-hero = { $seat } ist { $hero }.
dungeoneer-told-first = { $seat } beginnt.
dungeoneer-told-initiative = { $seat } würfelt { $dice } um die Initiative.
dungeoneer-told-location-placed = Ein neuer Ort: { $place }.
dungeoneer-told-location-under = { $place } passt nirgends hin und kommt unter den Stapel.
dungeoneer-told-relocated = Ein Ort wandert: { $place }.
dungeoneer-told-turned = Ein Ort dreht sich: { $place }.
dungeoneer-told-turn = { $seat } ist am Zug, Runde { $round }.
dungeoneer-told-upkeep = { $seat } zahlt den Unterhalt: { $card }.
dungeoneer-told-taken-back = { $seat } nimmt eine Karte zurück: { $card }.
dungeoneer-told-played = { $seat } spielt: { $card }.
dungeoneer-told-used = { $seat } nutzt: { $card }.
dungeoneer-told-attached = { $card } wird angelegt: { $bearer }.
dungeoneer-told-discarded = { $seat } legt ab: { $card }.
dungeoneer-told-packed = { $seat } packt ein: { $card }.
dungeoneer-told-unpacked = { $seat } packt aus: { $card }.
dungeoneer-told-prevented = { $seat } verhindert eine Wunde: { $card }.
dungeoneer-told-wounded =
    { $seat } erleidet { $number ->
        [one] 1 Wunde
       *[other] { $number } Wunden
    }; Leben { $life }.
dungeoneer-told-healed = { $seat } heilt { $number }; Leben { $life }.
dungeoneer-told-glory = { $seat } hat jetzt { $glory } Ruhm.
dungeoneer-told-peril = { $seat } hat jetzt { $peril } Gefahr.
dungeoneer-told-mp = { $seat } hat jetzt { $mp } BP.
dungeoneer-told-next-mp = { $seat }: { $number } BP im nächsten Zug.
dungeoneer-told-level = { $seat } steigt auf Stufe { $level }.
dungeoneer-told-tipped = { $seat } wird hingelegt.
dungeoneer-told-stands = { $seat } steht auf.
dungeoneer-told-peeked = { $seat } sieht sich die Hand von { $target } an.
    .known = { $seat } sieht die Hand von { $target }: { $cards }.
dungeoneer-told-regained = { $seat } holt vom Ablagestapel: { $card }.
dungeoneer-told-stolen = { $seat } wird bestohlen: { $card }.
dungeoneer-told-swapped = { $seat } und { $target } tauschen die Plätze.
dungeoneer-told-moved = { $seat } ist jetzt { $place-in }.
dungeoneer-told-exits-changed = { $place-in } ändern sich Ausgänge.
dungeoneer-told-test-passed =
    { $seat } besteht die Probe ({ $test ->
        [melee] Nahkampf
        [magic] Magie
        [speed] Schnelligkeit
        [life] Leben
        [level] Stufe
       *[other] {""}
    } { $value }+): { $dice } ergibt { $total }.
dungeoneer-told-test-failed =
    { $seat } besteht die Probe nicht ({ $test ->
        [melee] Nahkampf
        [magic] Magie
        [speed] Schnelligkeit
        [life] Leben
        [level] Stufe
       *[other] {""}
    } { $value }+): { $dice } ergibt { $total }.
dungeoneer-told-fight-monster =
    Angriff auf { $target } ({ $type ->
        [melee] Nahkampf
        [magic] Magie
        [speed] Schnelligkeit
       *[other] {""}
    }): { $card }, { $total } gegen { $against } ({ $dice }).
dungeoneer-told-fight-hero =
    { $seat } greift an ({ $type ->
        [melee] Nahkampf
        [magic] Magie
        [speed] Schnelligkeit
       *[other] {""}
    }): { $card }, { $total } gegen { $against } ({ $dice }).
dungeoneer-told-fight-heroes =
    { $seat } greift { $target } an ({ $type ->
        [melee] Nahkampf
        [magic] Magie
        [speed] Schnelligkeit
       *[other] {""}
    }): { $total } gegen { $against } ({ $dice }).
dungeoneer-told-no-hit =
    Niemand wird getroffen ({ $type ->
        [melee] Nahkampf
        [magic] Magie
        [speed] Schnelligkeit
       *[other] {""}
    }).
dungeoneer-told-monster-wounded =
    { $card } erleidet { $number ->
        [one] 1 Wunde
       *[other] { $number } Wunden
    }; Leben { $life }.
dungeoneer-told-monster-defeated = { $seat } besiegt: { $card }.
dungeoneer-told-monster-waits = { $card } greift { $seat } nicht an.
dungeoneer-told-no-attack = { $card } trifft niemanden an: { $seat } ist fort.
dungeoneer-told-no-duel = Der Zweikampf, den { $seat } wollte, findet nicht statt.
dungeoneer-told-encounter =
    { $seat } hetzt auf { $target }: { $card }{ $type ->
        [none] {""}
        [melee] {", "}Nahkampf
        [magic] {", "}Magie
        [speed] {", "}Schnelligkeit
       *[other] {""}
    }.
dungeoneer-told-bane = { $seat } spielt einen Fluch mit der Gefahr von { $target }: { $card }.
dungeoneer-told-bane-strikes = Ein Fluch trifft { $seat }: { $card }.
dungeoneer-told-cancelled = { $seat } hebt { $bane } auf: { $card }.
dungeoneer-told-survivor =
    { $card } überlebt und geht { $goes ->
        [hand] auf die Hand
       *[other] in die Horde
    } von { $seat }.
dungeoneer-told-enters = { $seat } geht { $place-into }.
dungeoneer-told-award =
    { $place } bringt { $seat } { $peril ->
        [0] { $glory } Ruhm
       *[other] { $glory ->
            [0] { $peril } Gefahr
           *[other] { $glory } Ruhm und { $peril } Gefahr
        }
    }.
dungeoneer-told-threshold =
    { $seat } steht auf der Schwelle ({ $side ->
        [north] Norden
        [east] Osten
        [south] Süden
        [west] Westen
       *[other] {""}
    }).
dungeoneer-told-threshold-left = { $seat } verlässt die Schwelle.
dungeoneer-told-accepted = { $seat } nimmt die Heldentat an: { $quest }.
dungeoneer-told-given-up = { $seat } gibt die Heldentat auf: { $quest }.
dungeoneer-told-attempt = { $seat } versucht: { $quest }.
dungeoneer-told-opportunity = { $seat } würfelt { $dice } für { $quest }: { $total }, nötig { $value }.
dungeoneer-told-met = { $seat } trifft einen Schützling: { $quest }.
dungeoneer-told-person-taken = { $seat } nimmt { $target } den Schützling ab: { $quest }.
dungeoneer-told-completed = { $seat } erfüllt die Heldentat: { $quest }!
dungeoneer-told-defeated = { $seat } ist besiegt ({ $hero }).
dungeoneer-told-voted =
    { $seat } { $vote ->
        [agree] stimmt zu
       *[other] lehnt ab
    }: Darf { $target } wiederkommen?
dungeoneer-told-will-return = { $seat } kommt in der nächsten Runde wieder.
dungeoneer-told-out = { $seat } scheidet aus.
dungeoneer-told-won = Gewonnen: { $seats }!
dungeoneer-told-lost = Der Held ist besiegt, das Spiel ist verloren.
dungeoneer-told-returned = { $seat } kommt wieder: { $hero }.
dungeoneer-told-rest-together = { $seats } rasten gemeinsam.
dungeoneer-told-exchanged = { $seat } gibt { $target } { $give } gegen { $get }.
dungeoneer-told-turned-up = { $seat } würfelt { $dice }; aufgedeckt: { $cards }.
dungeoneer-told-nothing-came = { $seat } würfelt { $dice }; nichts kommt.
dungeoneer-told-horde-forms = Die Horde sammelt sich { $place-in }.
dungeoneer-told-horde-moves = Die Horde zieht { $place-into }.
dungeoneer-told-horde-attacks =
    Die Horde greift { $target } an: { $card } ({ $type ->
        [melee] Nahkampf
        [magic] Magie
        [speed] Schnelligkeit
       *[other] {""}
    }).
dungeoneer-told-defends = { $seat } stellt sich: { $card }.
dungeoneer-told-abducted = Die Horde raubt { $seat } den Schützling: { $quest }.
dungeoneer-told-dropped = { $place-in } liegen Schätze: { $cards }.
dungeoneer-told-looted = { $seat } plündert: { $card }.
dungeoneer-told-given = { $seat } gibt { $target }: { $card }.

## Was der Browser zeichnet

dungeoneer-type-life = Leben
dungeoneer-type-level = Stufe
dungeoneer-kind-boon = Vorteil
dungeoneer-kind-treasure = Schatz
dungeoneer-kind-bane = Fluch
dungeoneer-kind-monster = Monster
dungeoneer-kind-trap = Falle
dungeoneer-kind-quest = Heldentat
dungeoneer-kind-hero = Held
dungeoneer-kind-location = Ort
dungeoneer-category-armour = Rüstung
dungeoneer-category-beast = Bestie
dungeoneer-category-boots = Stiefel
dungeoneer-category-charm = Amulett
dungeoneer-category-construct = Konstrukt
dungeoneer-category-container = Behälter
dungeoneer-category-cultist = Kultist
dungeoneer-category-curse = Verwünschung
dungeoneer-category-enhancement = Verstärkung
dungeoneer-category-focus = Fokus
dungeoneer-category-gas = Gas
dungeoneer-category-giant = Riese
dungeoneer-category-mechanism = Mechanik
dungeoneer-category-misfortune = Pech
dungeoneer-category-obstacle = Hindernis
dungeoneer-category-outlaw = Gesetzloser
dungeoneer-category-potion = Trank
dungeoneer-category-relic = Reliquie
dungeoneer-category-ring = Ring
dungeoneer-category-shield = Schild
dungeoneer-category-shift = Verschiebung
dungeoneer-category-sigil = Siegel
dungeoneer-category-skill = Fertigkeit
dungeoneer-category-spell = Zauber
dungeoneer-category-spirit = Geist
dungeoneer-category-tool = Werkzeug
dungeoneer-category-trick = Kniff
dungeoneer-category-undead = untot
dungeoneer-category-virtue = Tugend
dungeoneer-category-warp = Verwerfung
dungeoneer-category-weapon = Waffe
dungeoneer-condition-escort = Begleitung
dungeoneer-condition-bounty = Kopfgeldjagd
dungeoneer-condition-danger = Gefahr
dungeoneer-condition-opportunity = Gelegenheit
dungeoneer-condition-sacrifice = Opfer
dungeoneer-terrain-arctic = Eis
dungeoneer-terrain-desert = Wüste
dungeoneer-terrain-forest = Wald
dungeoneer-terrain-mountains = Gebirge
dungeoneer-terrain-plains = Ebene
dungeoneer-terrain-swamp = Sumpf
dungeoneer-terrain-city = Stadt
dungeoneer-terrain-water = Wasser
dungeoneer-place-entrance = Eingang
dungeoneer-place-passage = Gang
dungeoneer-place-road = Straße
dungeoneer-place-room = Raum
dungeoneer-timing-hero = in der Helden-Phase
dungeoneer-timing-lord = als Kerkermeister
dungeoneer-timing-reaction = als Reaktion
dungeoneer-timing-anytime = jederzeit
dungeoneer-duration-permanent = bleibt liegen
dungeoneer-duration-instant = sofort
dungeoneer-duration-attachment = angelegt
dungeoneer-duration-monster = greift an
dungeoneer-phase-reset = Anfang
dungeoneer-phase-lord = Kerkermeister
dungeoneer-phase-build = Aufbau
dungeoneer-phase-hero = Held
dungeoneer-phase-end = Schluss
dungeoneer-web-glory = Ruhm
dungeoneer-web-peril = Gefahr
dungeoneer-web-life = Leben { $life }
dungeoneer-web-life-hand = Leben { $life }, Hand { $number }
dungeoneer-web-mp = { $mp ->
    [one] 1 Bewegungspunkt
   *[other] { $mp } Bewegungspunkte
}
dungeoneer-web-move-points = Bewegungspunkte
dungeoneer-web-points = { $glory } Ruhm, { $peril } Gefahr
dungeoneer-web-level = Stufe { $level }
dungeoneer-web-level-short = Stufe
dungeoneer-web-hero = Held
dungeoneer-web-quests = Heldentaten
dungeoneer-web-defeated = Gegner bezwungen
dungeoneer-web-why = { $quests ->
    [one] Eine Aufgabe erfüllt
   *[other] { $quests } Aufgaben erfüllt
}, Stufe { $level }.
dungeoneer-web-key-turn = den Ort drehen, den du anlegst
dungeoneer-web-returns = kommt nächste Runde wieder
dungeoneer-web-boons = Vorteile
dungeoneer-web-treasures = Schätze
dungeoneer-web-banes = Flüche
dungeoneer-web-waiting = lauert
dungeoneer-web-horde = Horde
dungeoneer-web-hand = Deine Hand
dungeoneer-web-own-quests = Deine Heldentaten
dungeoneer-web-done-quests = Vollbracht
dungeoneer-web-for-all = für alle
dungeoneer-web-general = Heldentaten für alle
dungeoneer-web-completed = vollbracht: { $number }
dungeoneer-web-heroes-quests = Heldentaten der Helden: { $number } von { $most }
dungeoneer-web-defeats = besiegte Helden: { $number } von { $most }
dungeoneer-web-can-now = { $number } jetzt spielbar
dungeoneer-web-can-choose = { $number } zur Wahl
dungeoneer-web-hidden = verdeckt
dungeoneer-web-hidden-quest = eine verdeckte Heldentat
dungeoneer-web-not-found = unentdeckt
dungeoneer-web-locations = Orte
dungeoneer-web-adventures = Abenteuerkarten
dungeoneer-web-glory-cards = Ruhmkarten
dungeoneer-web-peril-cards = Gefahrenkarten
dungeoneer-web-play = für { $cost } spielen
dungeoneer-web-use = einsetzen
dungeoneer-web-discard = ablegen
dungeoneer-web-choose = wählen
dungeoneer-web-drop = hier ablegen
dungeoneer-web-pay = bezahlen
dungeoneer-web-take-back = zurücknehmen
dungeoneer-web-horde-duel = 1 BP
dungeoneer-web-glory-short =
    { $number ->
        [one] 1 Ruhm fehlt
       *[other] { $number } Ruhm fehlen
    }
dungeoneer-web-peril-short =
    { $number ->
        [one] 1 Gefahr fehlt
       *[other] { $number } Gefahr fehlen
    }
dungeoneer-web-when-hero = Helden-Phase
dungeoneer-web-when-lord = Kerkermeister
dungeoneer-web-when-reaction = Reaktion
dungeoneer-web-when-anytime = jederzeit
dungeoneer-web-from-hand = Hand
dungeoneer-web-from-treasure = Schätze
dungeoneer-web-from-horde = Horde
dungeoneer-web-minimap = Übersichtskarte
dungeoneer-web-map = Das Verlies
dungeoneer-web-phases = Der Zug
dungeoneer-web-before-roll = vor einem Wurf
dungeoneer-web-card = Eine Karte
dungeoneer-web-fight = Zurück zum Kampf
dungeoneer-web-to-map = Karte zeigen
dungeoneer-web-attacks = { $name } gegen { $target }
dungeoneer-web-trap-strikes = Eine Falle für { $target }: { $card }
dungeoneer-web-test-of = Eine Probe: { $target }
dungeoneer-web-monster-of = { $name }: Monster
dungeoneer-web-with = Angriff mit { $type }
dungeoneer-web-against = gegen
dungeoneer-web-bonus = Bonus
dungeoneer-web-die = Würfel
dungeoneer-web-hits = { $name } trifft
dungeoneer-web-nobody-hit = Niemand wird getroffen
dungeoneer-web-only-defends = verteidigt sich nur
dungeoneer-web-as-it-stands = so, wie es steht
dungeoneer-web-with-card = mit: { $card }
dungeoneer-web-passes = mit { $odds } bestanden
dungeoneer-web-pass-until = Passen bis zu meinem Zug
dungeoneer-web-pass-until-about = außer es betrifft mich
dungeoneer-web-ask-again = Wieder fragen
dungeoneer-web-exit-open = offen
dungeoneer-web-exit-wall = Mauer
dungeoneer-web-exit-locked = verschlossen, { $type } { $value }
dungeoneer-web-exit-trapped = Falle, { $type } { $value }
dungeoneer-web-here = hierhin
dungeoneer-web-either = so oder so
dungeoneer-web-turned = gedreht
dungeoneer-web-printed = wie gedruckt
dungeoneer-web-not-here = hier nicht
dungeoneer-web-places =
    { $number ->
        [one] 1 Platz
       *[other] { $number } Plätze
    }
dungeoneer-web-turn-it = Karte drehen
dungeoneer-web-lay = Hier anlegen
dungeoneer-web-place-hint = Such einen Platz aus; R dreht die Karte.
dungeoneer-web-walk = Geh zum Ort „{ $place }“, das kostet { $steps ->
    [one] 1 Bewegungspunkt
   *[other] { $steps } Bewegungspunkte
}.
dungeoneer-web-walk-touch = { $steps } Schritte: tippe noch einmal, um zu gehen.
dungeoneer-web-only-walls = Alle angrenzenden Seiten sind Mauern.
dungeoneer-web-own-walls = Hier versperren die Mauern der Karte jeden Weg.
dungeoneer-web-passages-first = An einen Eingang grenzen nur Gänge.
dungeoneer-web-elsewhere = Diesmal muss die Karte anderswo liegen.
