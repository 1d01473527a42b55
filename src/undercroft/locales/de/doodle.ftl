### Doodle Dungeon auf Deutsch. Zu den Fakten: docs/words.md.
### Namen von Karten und Bauelementen stehen nach einem Doppelpunkt oder in Klammern, damit sie nicht gebeugt werden müssen.

doodle = Doodle Dungeon
    .about = Zeichne einen Dungeon, versteck deine Schätze und führ einen Helden durch den Dungeon deines Nachbarn.

## Optionen und Vorgaben

doodle-preset-standard = Normal
    .about = alle bauen gleichzeitig
doodle-preset-first-game = Erste Partie
    .about = ihr baut nacheinander, damit alle zusehen können
doodle-option-build_mode = Bauen
    .about = alle auf einmal oder nacheinander
doodle-option-build_mode-simultaneous = gleichzeitig
doodle-option-build_mode-sequential = nacheinander
doodle-option-first_sharpener = Startspitzer
    .about = wer der Fieseste ist und anfängt
doodle-option-first_sharpener-random = der Zufall entscheidet
doodle-option-first_sharpener-host = der erste Spieler bestimmt ihn
doodle-option-hero_hearts = Herzen eines Helden
    .about = die gedruckte Zahl ist verloren, 15 ist erprobt; je weniger Herzen, desto mehr tote Helden
doodle-option-hero_hearts-10 = 10
doodle-option-hero_hearts-11 = 11
doodle-option-hero_hearts-12 = 12
doodle-option-hero_hearts-13 = 13
doodle-option-hero_hearts-14 = 14
doodle-option-hero_hearts-15 = 15
doodle-option-hero_hearts-16 = 16
doodle-option-hero_hearts-17 = 17
doodle-option-hero_hearts-18 = 18
doodle-option-hero_hearts-19 = 19
doodle-option-hero_hearts-20 = 20

## Dinge

doodle-card = { $name }
doodle-element-formation = Wände { $shape }
doodle-element-walls = Wände
doodle-element-trap = Falle
doodle-element-goblin = Goblin
doodle-element-orc = Ork
doodle-element-dragon = Drache
doodle-element-treasure = Schatz
doodle-element-upgrade = Aufwertung
doodle-dungeon-own = { $text }
doodle-dungeon-sump = Das Schlammloch
doodle-dungeon-crumb-crypt = Die Krümelgruft
doodle-dungeon-sour-cellar = Der Sauerkeller
doodle-dungeon-fort-grumble = Burg Murrstein
doodle-dungeon-wobbly-stairs = Die Wackelstiege
doodle-dungeon-castle-snore = Schloss Schnarchfels
doodle-dungeon-deep-pocket = Die tiefe Tasche
doodle-dungeon-mould-hall = Die Schimmelhalle
doodle-dungeon-crooked-nine = Die schiefe Neun
doodle-dungeon-candles-end = Zum Kerzenstumpf
doodle-dungeon-rat-parade = Die Rattenparade
doodle-dungeon-leaky-vault = Das lecke Gewölbe
doodle-category-goblin = Goblins
doodle-category-orc = Orks
doodle-category-dragon = Drachen
doodle-category-trap = Fallen
doodle-category-treasure = Schätze
doodle-category-hand = Hand

## Was die Aktionen tun

doodle-action-axe = Wirf einen weiteren Würfel. Er bleibt im Kampf.
doodle-action-talisman = Wirf zwei weitere Würfel, dann verlassen die zwei niedrigsten aller Würfel den Kampf.
doodle-action-cursed-blade = Wirf zwei weitere Würfel; sie bleiben. Gewinnt das Monster, wird es gleich nach seinem Schaden durchgestrichen.
doodle-action-orc-club = Nur für einen Ork. Seine Stärke steigt um 4.
doodle-action-goblin-sling = Nur für einen Goblin. Seine Stärke steigt um 6.
doodle-action-ember-breath = Nur für einen Drachen. Seine Stärke steigt um 5.
doodle-action-blood-brew = Die Stärke steigt um die Zahl der durchgestrichenen Herzen, höchstens um 6. Nicht ohne durchgestrichenes Herz.
doodle-action-fury-draught = Die Stärke steigt um 1, und gewinnt das Monster, auch sein Schaden.
doodle-action-loaded-die = Drehe den niedrigsten Würfel auf 7. Nur wenn er weniger zeigt.
doodle-action-bone-cup = Wähle einen oder mehrere Würfel und wirf jeden noch einmal.
doodle-action-sharpened-spikes = Der Schaden dieser Falle steigt um 2.
doodle-action-rewind-spring = Diese Falle wird nach dieser Begegnung nicht durchgestrichen.
doodle-action-smoke-screen = Der Kampf endet sofort ohne Sieger. Kein Schaden, und das Monster bleibt.
doodle-action-trip-rope = Der Held verliert sofort ein Herz. Dieser Schaden kommt weder von einer Falle noch von einem Monster.
doodle-action-counterspell = Lege eine Karte ab, die über deinem Dungeon liegt.
doodle-action-call-for-help = Zieh zwei Karten, auch über dein Handkarten-Limit hinaus.
doodle-action-bomb = Nenne beim Legen ein Monster. Es wird durchgestrichen, sobald der Held ein Feld daneben betritt. Ist es vorher schon durchgestrichen, wird die Bombe abgelegt.
doodle-action-buckler = Der nächste Schaden durch ein Monster sinkt um 2.
doodle-action-bandage = Nach der nächsten Begegnung, in der der Held ein Herz verloren hat, kommen bis zu zwei Herzen zurück.
doodle-action-longsword = Im nächsten Kampf sinkt die Stärke des Monsters um 3.
doodle-action-holy-water = Nach dem ersten Wurf des nächsten Kampfes wird der höhere Würfel neu geworfen.
doodle-action-thieves-tools = Die nächste Falle macht keinen Schaden und wird durchgestrichen; die Begegnung endet.
doodle-action-wyrm-spear = Im nächsten Kampf gegen einen Drachen sinkt dessen Stärke um 5.
doodle-action-orc-whistle = Im nächsten Kampf gegen einen Ork sinkt dessen Stärke um 4.
doodle-action-goblin-net = Im nächsten Kampf gegen einen Goblin zählt seine Stufe als +0.
doodle-action-winged-boots = Bei der nächsten Falle bleibt der Held nicht stehen, und die Falle bleibt, wie sie ist.
doodle-action-hush-scroll = Im nächsten Kampf darf der Dungeonmeister nur eine Dungeonaktion spielen. Was er vor den Würfeln gespielt hat, zählt nicht.
doodle-action-phoenix-draught = Der nächste Schaden, der das letzte Herz kosten würde, lässt ein Herz übrig.

## Was gefragt wird

doodle-ask-name-dungeon = { $seat }, wie heißt dein Dungeon?
doodle-ask-sharpener = { $seat }, wer von euch ist am fiesesten? Der fängt an.
doodle-ask-pick = { $seat }, Runde { $round }: Welche Karte nimmst du?
doodle-ask-walls = { $seat }, wohin zeichnest du die Wände? Du darfst sie drehen und spiegeln.
doodle-ask-trap = { $seat }, wo baust du die Falle?
doodle-ask-goblin = { $seat }, wo haust der Goblin?
doodle-ask-orc = { $seat }, wo haust der Ork?
doodle-ask-dragon = { $seat }, wo haust der Drache?
doodle-ask-treasure = { $seat }, wo versteckst du den Schatz? Nur ein Monster im selben Feld bewacht ihn.
doodle-ask-upgrade = { $seat }, welches Kästchen kreuzt du an?
doodle-ask-finish-build = { $seat }, ist alles da, wo es hin soll?
doodle-ask-revise = { $seat }, du bist fertig. Willst du doch noch etwas ändern?
doodle-ask-path = { $seat }, zeichne den Weg des Helden durch den Dungeon von { $owner }, von A1 nach H10.
doodle-ask-dungeon-action =
    { $danger ->
        [trap] { $seat }, gleich tritt der Held auf { $cell } in die Falle (noch { $hearts } Herzen). Hilfst du nach?
       *[fight] { $seat }, { $stage ->
            [open] der Held trifft auf { $cell } auf dein Monster: { $monster } (noch { $hearts } Herzen). Tust du etwas vor dem Wurf?
           *[other] dein Monster auf { $cell } ({ $monster }) hat { $dice }: Stärke { $strength }, 20 braucht es. Tust du etwas?
        }
    }
doodle-ask-choose-dice = { $seat }, welche Würfel wirfst du neu? Sie zeigen { $dice }.
doodle-ask-cancel = { $seat }, welche Karte legst du ab?
doodle-ask-hero-action = { $seat }, hilfst du einem Helden in einem anderen Dungeon?
doodle-ask-name-monster = { $seat }, welchem Monster im Dungeon von { $owner } gilt die Bombe?
doodle-ask-under = { $seat }, legst du eine Karte unter deinen Stapel, bevor du nachziehst?
doodle-ask-roll = { $seat }, wirf die Würfel.
doodle-ask-fight-roll = { $seat }, wirf zwei zehnseitige Würfel für dein Monster.
doodle-ask-holy-water-roll = { $seat }, Weihwasser: Wirf den höheren Würfel noch einmal.
doodle-ask-extra-roll =
    { $number ->
        [one] { $seat }, wirf einen weiteren Würfel.
       *[other] { $seat }, wirf { $number } weitere Würfel.
    }
doodle-ask-again-roll =
    { $number ->
        [one] { $seat }, wirf den Würfel noch einmal.
       *[other] { $seat }, wirf die { $number } Würfel noch einmal.
    }

## Was man tun kann

doodle-do-name = { $dungeon }
doodle-do-seat = { $target }
doodle-do-pick = { $card } – bauen: { $elements }
    .about = { $action }
doodle-do-card = { $card }
    .about = { $action }
doodle-do-lay = { $card } über den Dungeon von { $target }
    .about = { $action }
doodle-do-cells = { $cells }
doodle-do-cell =
    { $monster ->
        [none] { $cell }
       *[other] { $cell } ({ $monster })
    }
doodle-do-way = Ein ganzer Weg mit { $number } Feldern
doodle-do-die = Würfel { $place } mit einer { $face }
doodle-do-upgrade = { $category } (Stufe { $level }, { $boxes ->
        [0] noch kein Kreuz
        [one] 1 Kreuz
       *[other] { $boxes } Kreuze
    })
doodle-do-walls-erase = Das letzte Element wegradieren
doodle-do-trap-erase = Das letzte Element wegradieren
doodle-do-goblin-erase = Das letzte Element wegradieren
doodle-do-orc-erase = Das letzte Element wegradieren
doodle-do-dragon-erase = Das letzte Element wegradieren
doodle-do-treasure-erase = Das letzte Element wegradieren
doodle-do-upgrade-erase = Das letzte Element wegradieren
doodle-do-finish-build-done = Alles bestens
doodle-do-finish-build-erase = Das letzte Element wegradieren
doodle-do-revise-revise = Noch etwas ändern
doodle-do-path-done = Der Weg ist fertig
doodle-do-path-erase = Den letzten Schritt wegradieren
doodle-do-dungeon-action-close =
    { $danger ->
        [trap] Nichts mehr spielen
       *[fight] { $stage ->
            [open] Jetzt würfeln
           *[other] Nichts mehr spielen
        }
    }
doodle-do-hero-action-pass = Nichts mehr legen
doodle-do-under-keep = Behalten und nachziehen

## Was geschehen ist. Wo .known steht, liest es nur, wer das Geheimnis kennt.

doodle-told-dungeon-named = { $seat } nennt den Dungeon „{ $dungeon }“.
doodle-told-sharpener = { $seat } ist am fiesesten und bekommt den Spitzer.
doodle-told-round = Runde { $round } beginnt.
doodle-told-laid-out = Ausgelegt: { $card }.
doodle-told-reshuffled = Der Baustapel ist leer; { $number } abgelegte Karten werden gemischt und bilden den neuen.
doodle-told-taken = { $seat } nimmt: { $card }.
doodle-told-left-over = Niemand will: { $card }.
doodle-told-walls-drawn =
    { $number ->
        [one] { $seat } zeichnet eine Wand auf { $cells }.
       *[other] { $seat } zeichnet Wände auf { $cells }.
    }
doodle-told-thing-drawn = { $seat } zeichnet auf { $cell }: { $element }.
doodle-told-treasure-noted = { $seat } versteckt einen Schatz.
    .known = { $seat } versteckt einen Schatz auf { $cell }.
doodle-told-upgraded = { $seat } kreuzt ein Kästchen an: { $category } (Stufe { $level }).
doodle-told-forfeited = { $seat } hat keinen Platz, es entfällt: { $element }.
doodle-told-erased = { $seat } radiert weg: { $element }.
doodle-told-build-confirmed = { $seat } hat fertig gebaut.
doodle-told-build-reopened = { $seat } will doch noch etwas ändern.
doodle-told-treasures-counted =
    { $number ->
        [0] { $seat } hat keinen Schatz versteckt.
        [one] { $seat } hat 1 Schatz versteckt.
       *[other] { $seat } hat { $number } Schätze versteckt.
    }
doodle-told-path-drawn = { $seat } hat einen Weg durch den Dungeon von { $owner } gezeichnet.
doodle-told-path-reopened = { $seat } ändert den Weg durch den Dungeon von { $owner }.
doodle-told-path-shown = Der Weg, den { $seat } durch den Dungeon von { $owner } gezeichnet hat, ist { $number } Felder lang.
doodle-told-turn = { $seat } ist am Zug.
doodle-told-card-drawn = { $seat } zieht eine Karte.
    .known = { $seat } zieht: { $card }.
doodle-told-cards-drawn = { $seat } zieht { $count } Karten.
    .known = { $seat } zieht { $count } Karten: { $cards }.
doodle-told-card-under = { $seat } legt eine Karte unter den Stapel.
    .known = { $seat } legt unter den Stapel: { $card }.
doodle-told-cards-under = { $seat } legt { $count } Karten unter den Stapel.
    .known = { $seat } legt { $count } Karten unter den Stapel: { $cards }.
doodle-told-hero-stops = Der Held im Dungeon von { $seat } bleibt auf { $cell } stehen: { $element }.
doodle-told-hero-escaped = Der Held entkommt aus dem Dungeon von { $seat }{ $dungeon ->
        [none] {""}
       *[other] {" "}(„{ $dungeon }“)
    } mit { $left ->
        [one] 1 Herz
       *[other] { $left } Herzen
    }.
doodle-told-hero-dead = Der Held stirbt im Dungeon von { $seat }{ $dungeon ->
        [none] {""}
       *[other] {" "}(„{ $dungeon }“)
    }!
doodle-told-trap-snaps = Die Falle auf { $cell } schnappt zu: { $damage } Schaden.
doodle-told-trap-crossed-out = Die Falle auf { $cell } im Dungeon von { $seat } ist verbraucht.
doodle-told-fight-rolled = { $seat } würfelt { $dice } = { $dice-total }.
doodle-told-dice-changed = Die Würfel von { $seat } zeigen jetzt { $dice } = { $dice-total }.
doodle-told-monster-wins = Das Monster von { $seat } auf { $cell } hat Stärke { $strength } und gewinnt!
doodle-told-monster-loses = Das Monster von { $seat } auf { $cell } hat nur Stärke { $strength } und wird vertrieben.
doodle-told-monster-cursed = Die Verfluchte Klinge nimmt das Monster von { $seat } auf { $cell } mit.
doodle-told-fight-ended = Der Kampf im Dungeon von { $seat } endet im Rauch.
doodle-told-hearts-lost =
    { $number ->
        [0] Der Held im Dungeon von { $seat } verliert kein Herz.
        [one] Der Held im Dungeon von { $seat } verliert 1 Herz (noch { $left }).
       *[other] Der Held im Dungeon von { $seat } verliert { $number } Herzen (noch { $left }).
    }
doodle-told-hearts-restored =
    { $number ->
        [one] Der Held im Dungeon von { $seat } bekommt 1 Herz zurück (jetzt { $left }).
       *[other] Der Held im Dungeon von { $seat } bekommt { $number } Herzen zurück (jetzt { $left }).
    }
doodle-told-action-played = { $seat } spielt: { $card }.
doodle-told-action-laid = { $seat } legt über den Dungeon von { $owner }: { $card }.
doodle-told-monster-named = Die Bombe von { $seat } gilt dem Feld { $cell } im Dungeon von { $owner }.
doodle-told-carried-out = Im Dungeon von { $seat } wirkt: { $card }.
doodle-told-blown-up = Die Bombe sprengt das Monster auf { $cell } im Dungeon von { $seat }.
doodle-told-bomb-wasted = Eine Bombe über dem Dungeon von { $seat } verpufft.
doodle-told-cancelled = { $seat } fegt weg: { $card }.
doodle-told-treasures-shown =
    { $cells ->
        [none] { $seat } hatte keine Schätze.
       *[other] Die Schätze von { $seat } lagen auf: { $cells }.
    }
doodle-told-scored = { $seat }{ $dungeon ->
        [none] {""}
       *[other] {" "}(„{ $dungeon }“)
    }: Schätze { $treasures }, Monster { $monsters }, toter Held { $death }, Herzen { $hearts } – zusammen { $total }.
doodle-told-won =
    { $number ->
        [one] { $seats } gewinnt!
       *[other] { $seats } gewinnen gemeinsam!
    }

## Im Terminal und in Berichten

doodle-statistic-score = Punkte
doodle-statistic-hearts = Herzen des Helden
doodle-statistic-monsters = Verlorene Monster
doodle-view-round = Runde { $round } von 14
doodle-view-phase-B = Der Heldenweg
doodle-view-phase-C = Die Helden sind unterwegs
doodle-view-hearts = { $hearts } Herzen
doodle-view-dead = tot
doodle-view-escaped = entkommen
doodle-view-hand-cards =
    { $number ->
        [one] 1 Handkarte
       *[other] { $number } Handkarten
    }
doodle-view-deck-cards = { $number } im Stapel
doodle-view-treasure-count =
    { $number ->
        [one] 1 Schatz
       *[other] { $number } Schätze
    }
doodle-view-above = darüber: { $cards }
doodle-view-ready = fertig
doodle-view-hand = Hand
doodle-view-deck = Dein Stapel
doodle-view-levels = Stufen
doodle-view-level = { $category } { $level }
doodle-view-level-boxes = { $category } { $level } ({ $boxes }/{ $next })
doodle-view-discard = Abgelegt
doodle-view-nothing = nichts
doodle-view-dungeon-of = Dungeon von { $seat }
doodle-view-legend = # Wand   ^ Falle   g Goblin   o Ork   d Drache   x durchgestrichen   $ dein Schatz   @ Held
doodle-view-legend-way = der Weg: { $arrow } dahin geht er weiter, zwei davon: erster, dann zweiter Durchgang
doodle-view-legend-pencil = { $pencil } so weit ist der Weg
doodle-view-sheet = { $dungeon } ({ $seat })
doodle-view-dungeon = Dungeon
doodle-view-way = Weg von { $number } Feldern – { $name }:
doodle-view-way-legend = [ ] wo der Held ist oder wie weit der Weg ist   ^ g o d was er dort trifft   x durchgestrichen
doodle-view-above-own = Über deinem Dungeon
doodle-view-above-other = Darüber
doodle-view-type-name = Tipp einen eigenen Namen ein oder die Nummer eines Vorschlags.
doodle-view-no-name = Das ist kein Name: eine Zeile mit 1 bis { $most } Zeichen.
doodle-view-type-walls = Tipp die Felder ein, zum Beispiel: { $example }
doodle-view-type-cell = Tipp ein Feld ein, zum Beispiel: { $example }
doodle-view-type-way = Tipp ein Feld oder mehrere ein (ein Feld weiter in gerader Linie läuft bis dorthin) oder einen ganzen Weg ab A1. Als Nächstes: { $cells }
doodle-view-no-cell = „{ $typed }“ ist kein Feld: Reihen gehen von A bis H, Spalten von 1 bis 10.

## Am Tisch im Browser

doodle-table-key-arrows = verschieben, was du zeichnest; auf dem Weg: ein Feld weiter
doodle-table-key-turn = drehen, spiegeln
doodle-table-key-draw = hier zeichnen
doodle-table-key-erase = das Letzte ausradieren
doodle-table-phase-A = Bauen
doodle-table-phase-B = Heldenweg
doodle-table-phase-C = Kämpfe
doodle-table-now = jetzt
doodle-table-when-fight = Dungeonaktion, im Kampf
doodle-table-when-trap = Dungeonaktion, bei einer Falle
doodle-table-when-any = Dungeonaktion, bei jeder Begegnung
doodle-table-when-hero = Heldenaktion, über einen anderen Dungeon
doodle-table-elements = Bauen: { $elements }
doodle-table-deck = Karten übrig
doodle-table-own-deck = im Stapel
doodle-table-in = rein
doodle-table-out = raus
doodle-table-turn = Drehen
doodle-table-mirror = Spiegeln
doodle-table-erase = Letztes Element wegradieren
doodle-table-step-back = Ein Schritt zurück
doodle-table-rub = Radieren
doodle-table-fits = passt hierhin
doodle-table-draw-on = Auf { $cells } zeichnen
doodle-table-hide-on = Auf { $cells } verstecken
doodle-table-places =
    { $number ->
        [one] 1 erlaubter Platz
       *[other] { $number } erlaubte Plätze
    }
doodle-table-pick-cell =
    { $number ->
        [one] Klick auf das leuchtende Feld oder geh mit den Pfeiltasten hin.
       *[other] Klick auf eines der { $number } leuchtenden Felder oder geh mit den Pfeiltasten hin.
    }
doodle-table-way-hint =
    { $number ->
        [one] Bisher 1 Feld. Zieh von Feld zu Feld oder nimm die Pfeiltasten.
       *[other] Bisher { $number } Felder. Zieh von Feld zu Feld oder nimm die Pfeiltasten.
    }
doodle-table-way-out =
    { $number ->
        [one] Kürzester Weg hinaus: 1 Schritt
       *[other] Kürzester Weg hinaus: { $number } Schritte
    }
doodle-table-way-meets =
    { $number ->
        [0] ohne Begegnung
        [one] eine Begegnung mehr
       *[other] { $number } Begegnungen mehr
    }
doodle-table-busy =
    { $number ->
        [0] alle sind fertig
        [one] { $seats } ist noch dran
       *[other] { $seats } sind noch dran
    }
doodle-table-names = tauft den Dungeon
doodle-table-own-name = Ein eigener Name
doodle-table-name-it = So heißt er
doodle-table-copies = { $number } davon
doodle-table-discard = Abgelegt: { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    }
doodle-table-picks = nimmt eine Karte
doodle-table-builds = baut
doodle-table-builds-step = baut { $step } von { $of }
doodle-table-draws = zeichnet im Dungeon von { $seat }
doodle-table-points =
    { $number ->
        [one] 1 Punkt
       *[other] { $number } Punkte
    }
doodle-table-enlarge = Der Bogen von { $seat }, groß
doodle-table-target = Sprengt das Monster auf { $cell } ({ $monster }), sobald der Held ein Feld daneben betritt.
doodle-table-place = Platz für eine Heldenaktion
doodle-table-met = { $what } auf { $cell }
doodle-table-needs = gewinnt ab 20
doodle-table-hurts =
    { $number ->
        [one] kostet 1 Herz
       *[other] kostet { $number } Herzen
    }
doodle-table-level = Stufe
doodle-table-cards = Karten
doodle-table-wins = gewinnt
doodle-table-loses = unter 20: verliert
doodle-table-walks = Der Held ist unterwegs
doodle-table-awaits = Was den Helden erwartet
doodle-table-chance = gewinnt
doodle-table-hearts = Herzen
doodle-table-always = immer
doodle-table-meets = Der Weg trifft bisher auf (etwa { $hearts } von { $all } Herzen, ohne Karten)
doodle-table-meets-all = Der Weg trifft bisher auf (kostet wohl alle { $all } Herzen, ohne Karten)
doodle-table-odds = das Monster gewinnt: { $percent }
doodle-table-not-hero = Heldenkarte: erst nach der Begegnung
doodle-table-not-dungeon = nur, wenn der Held hier auf etwas trifft
doodle-table-not-room = kein Platz: Über jedem Dungeon liegen schon zwei
doodle-table-not-gone = nutzlos: Dein Held ist fort
doodle-table-not-only = nur für: { $element }
doodle-table-not-trap = nur bei einer Falle
doodle-table-not-fight = nur im Kampf
doodle-table-not-open = nur vor dem Wurf
doodle-table-not-rolled = erst nach dem Wurf
doodle-table-bomb = Die Bombe gilt { $cell }
doodle-table-hero-dead = Held tot
doodle-table-hero-escaped = Held entkommen
doodle-table-fate-dead = Der Held ist tot
doodle-table-fate-escaped = Der Held ist entkommen
doodle-table-hand =
    { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    }
doodle-table-dice = Würfel
doodle-table-plus-level = Stufe
doodle-table-if-played = { $card }, wenn du sie spielst
doodle-table-hero-hearts = Der Held hat { $left } von { $all } Herzen
doodle-table-at-stake =
    { $number ->
        [one] 1 in Gefahr
       *[other] { $number } in Gefahr
    }
doodle-table-way-by = Weg von { $seat }
doodle-table-left-over = bleibt übrig
doodle-table-yours = deine
doodle-table-above = über den Dungeon von
doodle-table-secret =
    { $number ->
        [0] noch kein Schatz versteckt
        [one] 1 Schatz, den nur du siehst
       *[other] { $number } Schätze, die nur du siehst
    }
doodle-table-over = Zu Ende
doodle-table-score-treasures = Schätze
doodle-table-score-monsters = Monster
doodle-table-score-death = Toter Held
doodle-table-score-hearts = Herzen übrig
doodle-table-score-total = Punkte
doodle-table-turn-of = { $seat } ist am Zug
doodle-table-steps = Die Schritte eines Zugs
doodle-table-step-move = Gehen
doodle-table-step-encounter = Begegnung
doodle-table-step-lay = Heldenaktionen
doodle-table-step-refill = Nachziehen
doodle-table-die = Würfel { $place } zeigt { $face }
doodle-table-roll-again =
    { $number ->
        [0] Wähle Würfel zum Neuwerfen
        [one] 1 Würfel neu werfen
       *[other] { $number } Würfel neu werfen
    }
doodle-table-figure-of = { $part } von { $of }
doodle-table-figure-treasures = Noch bewachte Schätze
doodle-table-figure-monsters = Übrige Monster
doodle-table-figure-traps = Ausgelöste Fallen
doodle-table-figure-hero = Der Held
doodle-table-figure-damage = Verlorene Herzen
doodle-table-figure-points = Punkte: { $line }
doodle-table-no = Das geht nicht.
doodle-table-no-wall-4 = Nein! Auf { $cells } ist schon etwas.
doodle-table-no-wall-5 =
    { $number ->
        [one] Nein! { $cells } wäre abgeschnitten.
       *[other] Nein! { $cells } wären abgeschnitten.
    }
doodle-table-no-wall-6 = Nein! Dann führt kein Weg mehr zum Ausgang.
doodle-table-no-space-1 = Nein! Zu nah an { $cells }.
doodle-table-no-space-2 = Nein! Zu nah an { $cells }.
doodle-table-no-build-9 = Nein! { $cells } ist besetzt.
doodle-table-no-treas-3 = Nein! Auf { $cells } liegt schon ein Schatz.
doodle-table-no-path-3 = Nein! Von { $cells } käme der Held nie mehr hinaus.
doodle-table-no-path-4 = Nein! Der Weg geht von Feld zu Nachbarfeld.
doodle-table-no-path-6 = Nein! { $cells } ist eine Wand.
doodle-table-no-path-8 = Nein! Der Weg war schon zweimal auf { $cells }.
doodle-table-no-path-9 = Noch mal { $cells }? Dazwischen war nichts.
