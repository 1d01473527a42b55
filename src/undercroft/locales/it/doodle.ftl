### Doodle Dungeon in italiano. Sui fatti: docs/words.md.
### I nomi di carte ed elementi stanno dopo i due punti o tra parentesi, così non vanno declinati.

doodle = Doodle Dungeon
    .about = Disegna un dungeon, nascondi i tuoi tesori e guida un eroe nel dungeon del vicino.

## Opzioni e preimpostazioni

doodle-preset-standard = Normale
    .about = tutti costruiscono insieme
doodle-preset-first-game = Prima partita
    .about = si costruisce a turno, così tutti possono guardare
doodle-option-build_mode = Costruzione
    .about = tutti insieme o uno dopo l'altro
doodle-option-build_mode-simultaneous = tutti insieme
doodle-option-build_mode-sequential = uno dopo l'altro
doodle-option-first_sharpener = Primo temperamatite
    .about = chi è il più malvagio e comincia
doodle-option-first_sharpener-random = decide il caso
doodle-option-first_sharpener-host = lo nomina il primo giocatore
doodle-option-hero_hearts = Cuori di un eroe
    .about = il numero stampato è andato perduto, 15 è stato trovato provando; meno cuori, più eroi morti
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

## Cose

doodle-card = { $name }
doodle-element-formation = muri { $shape }
doodle-element-walls = muri
doodle-element-trap = trappola
doodle-element-goblin = goblin
doodle-element-orc = orco
doodle-element-dragon = drago
doodle-element-treasure = tesoro
doodle-element-upgrade = miglioria
doodle-dungeon-own = { $text }
doodle-dungeon-sump = Il Pantano
doodle-dungeon-crumb-crypt = La Cripta delle Briciole
doodle-dungeon-sour-cellar = La Cantina Acida
doodle-dungeon-fort-grumble = Forte Brontolo
doodle-dungeon-wobbly-stairs = La Scala Traballante
doodle-dungeon-castle-snore = Castel Russone
doodle-dungeon-deep-pocket = La Tasca Profonda
doodle-dungeon-mould-hall = La Sala della Muffa
doodle-dungeon-crooked-nine = Il Nove Storto
doodle-dungeon-candles-end = Il Moccolo
doodle-dungeon-rat-parade = La Parata dei Topi
doodle-dungeon-leaky-vault = La Volta che Gocciola
doodle-category-goblin = goblin
doodle-category-orc = orchi
doodle-category-dragon = draghi
doodle-category-trap = trappole
doodle-category-treasure = tesori
doodle-category-hand = mano

## Che cosa fanno le azioni

doodle-action-axe = Tira un dado in più. Resta in gioco.
doodle-action-talisman = Tira due dadi in più, poi i due più bassi di tutti lasciano il combattimento.
doodle-action-cursed-blade = Tira due dadi in più, che restano. Se il mostro vince, è cancellato subito dopo il suo danno.
doodle-action-orc-club = Solo per un orco. La sua forza aumenta di 4.
doodle-action-goblin-sling = Solo per un goblin. La sua forza aumenta di 6.
doodle-action-ember-breath = Solo per un drago. La sua forza aumenta di 5.
doodle-action-blood-brew = La forza aumenta del numero di cuori cancellati, al massimo di 6. Non senza un cuore cancellato.
doodle-action-fury-draught = La forza aumenta di 1, e se il mostro vince anche il suo danno.
doodle-action-loaded-die = Gira il dado più basso sul 7. Solo se mostra meno.
doodle-action-bone-cup = Scegli uno o più dadi e ritirali.
doodle-action-sharpened-spikes = Il danno di questa trappola aumenta di 2.
doodle-action-rewind-spring = Questa trappola non è cancellata dopo l'incontro.
doodle-action-smoke-screen = Il combattimento finisce subito senza vincitore. Niente danno, e il mostro resta.
doodle-action-trip-rope = L'eroe perde subito un cuore. Questo danno non viene né da una trappola né da un mostro.
doodle-action-counterspell = Scarta una carta che sta sopra il tuo dungeon.
doodle-action-call-for-help = Pesca due carte, anche oltre il tuo limite.
doodle-action-bomb = Giocandola nomina un mostro. È cancellato appena l'eroe entra in una cella accanto. Se è cancellato prima, la Bomba si scarta.
doodle-action-buckler = Il prossimo danno di un mostro diminuisce di 2.
doodle-action-bandage = Dopo il prossimo incontro in cui l'eroe ha perso un cuore, tornano fino a due cuori.
doodle-action-longsword = Nel prossimo combattimento la forza del mostro diminuisce di 3.
doodle-action-holy-water = Dopo il primo tiro del prossimo combattimento il dado più alto si ritira.
doodle-action-thieves-tools = La prossima trappola non fa danno ed è cancellata; l'incontro finisce.
doodle-action-wyrm-spear = Nel prossimo combattimento contro un drago la sua forza diminuisce di 5.
doodle-action-orc-whistle = Nel prossimo combattimento contro un orco la sua forza diminuisce di 4.
doodle-action-goblin-net = Nel prossimo combattimento contro un goblin il suo livello vale +0.
doodle-action-winged-boots = Alla prossima trappola l'eroe non si ferma, e la trappola resta com'è.
doodle-action-hush-scroll = Nel prossimo combattimento il signore può giocare una sola azione dungeon. Quelle prima dei dadi non contano.
doodle-action-phoenix-draught = Il prossimo danno che cancellerebbe l'ultimo cuore ne lascia uno.

## Che cosa si chiede

doodle-ask-name-dungeon = { $seat }, come si chiama il tuo dungeon?
doodle-ask-sharpener = { $seat }, chi di voi è il più malvagio? Comincia lui.
doodle-ask-pick = { $seat }, turno { $round }: quale carta prendi?
doodle-ask-walls = { $seat }, dove disegni i muri? Puoi girarli e specchiarli.
doodle-ask-trap = { $seat }, dove metti la trappola?
doodle-ask-goblin = { $seat }, dove sta il goblin?
doodle-ask-orc = { $seat }, dove sta l'orco?
doodle-ask-dragon = { $seat }, dove sta il drago?
doodle-ask-treasure = { $seat }, dove nascondi il tesoro? Lo custodisce solo un mostro nella stessa cella.
doodle-ask-upgrade = { $seat }, quale casella segni?
doodle-ask-finish-build = { $seat }, è tutto al suo posto?
doodle-ask-revise = { $seat }, hai finito. Vuoi ancora cambiare qualcosa?
doodle-ask-path = { $seat }, disegna il percorso dell'eroe nel dungeon di { $owner }, da A1 a H10.
doodle-ask-dungeon-action =
    { $danger ->
        [trap] { $seat }, l'eroe sta per finire nella trappola in { $cell } (ha { $hearts } cuori). Ci metti del tuo?
       *[fight] { $seat }, { $stage ->
            [open] l'eroe incontra in { $cell } il tuo mostro: { $monster } (ha { $hearts } cuori). Agisci prima dei dadi?
           *[other] il tuo mostro in { $cell } ({ $monster }) ha { $dice }: forza { $strength }, ne serve 20. Agisci?
        }
    }
doodle-ask-choose-dice = { $seat }, quali dadi ritiri? Mostrano { $dice }.
doodle-ask-cancel = { $seat }, quale carta scarti?
doodle-ask-hero-action = { $seat }, aiuti un eroe in un altro dungeon?
doodle-ask-name-monster = { $seat }, per quale mostro nel dungeon di { $owner } è la Bomba?
doodle-ask-under = { $seat }, metti una carta sotto il mazzo prima di pescare?
doodle-ask-roll = { $seat }, tira i dadi.
doodle-ask-fight-roll = { $seat }, tira due dadi a dieci facce per il tuo mostro.
doodle-ask-holy-water-roll = { $seat }, Acqua santa: ritira il dado più alto.
doodle-ask-extra-roll =
    { $number ->
        [one] { $seat }, tira un altro dado.
       *[other] { $seat }, tira altri { $number } dadi.
    }
doodle-ask-again-roll =
    { $number ->
        [one] { $seat }, ritira il dado.
       *[other] { $seat }, ritira i { $number } dadi.
    }

## Che cosa si può fare

doodle-do-name = { $dungeon }
doodle-do-seat = { $target }
doodle-do-pick = { $card } – costruire: { $elements }
    .about = { $action }
doodle-do-card = { $card }
    .about = { $action }
doodle-do-lay = { $card } sopra il dungeon di { $target }
    .about = { $action }
doodle-do-cells = { $cells }
doodle-do-cell =
    { $monster ->
        [none] { $cell }
       *[other] { $cell } ({ $monster })
    }
doodle-do-way = Un percorso intero di { $number } celle
doodle-do-die = Il dado { $place }, che mostra { $face }
doodle-do-upgrade = { $category } (livello { $level }, { $boxes ->
        [0] nessuna casella
        [one] 1 casella
       *[other] { $boxes } caselle
    })
doodle-do-walls-erase = Cancella l'ultimo elemento
doodle-do-trap-erase = Cancella l'ultimo elemento
doodle-do-goblin-erase = Cancella l'ultimo elemento
doodle-do-orc-erase = Cancella l'ultimo elemento
doodle-do-dragon-erase = Cancella l'ultimo elemento
doodle-do-treasure-erase = Cancella l'ultimo elemento
doodle-do-upgrade-erase = Cancella l'ultimo elemento
doodle-do-finish-build-done = Va tutto bene
doodle-do-finish-build-erase = Cancella l'ultimo elemento
doodle-do-revise-revise = Cambiare ancora qualcosa
doodle-do-path-done = Il percorso è finito
doodle-do-path-erase = Cancella l'ultimo passo
doodle-do-dungeon-action-close =
    { $danger ->
        [trap] Non giocare altro
       *[fight] { $stage ->
            [open] Tirare i dadi adesso
           *[other] Non giocare altro
        }
    }
doodle-do-hero-action-pass = Non giocare altro
doodle-do-under-keep = Tenerle e pescare

## Che cosa è successo. Dove c'è .known, lo legge solo chi conosce il segreto.

doodle-told-dungeon-named = { $seat } chiama il dungeon «{ $dungeon }».
doodle-told-sharpener = { $seat } è il più malvagio e prende il temperamatite.
doodle-told-round = Comincia il turno { $round }.
doodle-told-laid-out = Scoperta: { $card }.
doodle-told-reshuffled = Il mazzo costruzione è finito; { $number } carte scartate vengono mescolate e formano quello nuovo.
doodle-told-taken = { $seat } prende: { $card }.
doodle-told-left-over = Nessuno vuole: { $card }.
doodle-told-walls-drawn =
    { $number ->
        [one] { $seat } disegna un muro in { $cells }.
       *[other] { $seat } disegna muri in { $cells }.
    }
doodle-told-thing-drawn = { $seat } disegna in { $cell }: { $element }.
doodle-told-treasure-noted = { $seat } nasconde un tesoro.
    .known = { $seat } nasconde un tesoro in { $cell }.
doodle-told-upgraded = { $seat } segna una casella: { $category } (livello { $level }).
doodle-told-forfeited = { $seat } non ha posto e perde: { $element }.
doodle-told-erased = { $seat } cancella: { $element }.
doodle-told-build-confirmed = { $seat } ha finito di costruire.
doodle-told-build-reopened = { $seat } vuole ancora cambiare qualcosa.
doodle-told-treasures-counted =
    { $number ->
        [0] { $seat } non ha nascosto tesori.
        [one] { $seat } ha nascosto 1 tesoro.
       *[other] { $seat } ha nascosto { $number } tesori.
    }
doodle-told-path-drawn = { $seat } ha disegnato un percorso nel dungeon di { $owner }.
doodle-told-path-reopened = { $seat } cambia il percorso nel dungeon di { $owner }.
doodle-told-path-shown = Il percorso disegnato da { $seat } nel dungeon di { $owner } ha { $number } celle.
doodle-told-turn = Tocca a { $seat }.
doodle-told-card-drawn = { $seat } pesca una carta.
    .known = { $seat } pesca: { $card }.
doodle-told-cards-drawn = { $seat } pesca { $count } carte.
    .known = { $seat } pesca { $count } carte: { $cards }.
doodle-told-card-under = { $seat } mette una carta sotto il mazzo.
    .known = { $seat } mette sotto il mazzo: { $card }.
doodle-told-cards-under = { $seat } mette { $count } carte sotto il mazzo.
    .known = { $seat } mette { $count } carte sotto il mazzo: { $cards }.
doodle-told-hero-stops = L'eroe nel dungeon di { $seat } si ferma in { $cell }: { $element }.
doodle-told-hero-escaped = L'eroe fugge dal dungeon di { $seat }{ $dungeon ->
        [none] {""}
       *[other] {" "}(«{ $dungeon }»)
    } con { $left ->
        [one] 1 cuore
       *[other] { $left } cuori
    }.
doodle-told-hero-dead = L'eroe muore nel dungeon di { $seat }{ $dungeon ->
        [none] {""}
       *[other] {" "}(«{ $dungeon }»)
    }!
doodle-told-trap-snaps = La trappola in { $cell } scatta: { $damage } di danno.
doodle-told-trap-crossed-out = La trappola in { $cell } nel dungeon di { $seat } è consumata.
doodle-told-fight-rolled = { $seat } tira { $dice } = { $dice-total }.
doodle-told-dice-changed = I dadi di { $seat } ora mostrano { $dice } = { $dice-total }.
doodle-told-monster-wins = Il mostro di { $seat } in { $cell } ha forza { $strength } e vince!
doodle-told-monster-loses = Il mostro di { $seat } in { $cell } ha solo forza { $strength } e viene cacciato.
doodle-told-monster-cursed = La Lama maledetta porta con sé il mostro di { $seat } in { $cell }.
doodle-told-fight-ended = Il combattimento nel dungeon di { $seat } finisce in fumo.
doodle-told-hearts-lost =
    { $number ->
        [0] L'eroe nel dungeon di { $seat } non perde cuori.
        [one] L'eroe nel dungeon di { $seat } perde 1 cuore (gliene restano { $left }).
       *[other] L'eroe nel dungeon di { $seat } perde { $number } cuori (gliene restano { $left }).
    }
doodle-told-hearts-restored =
    { $number ->
        [one] L'eroe nel dungeon di { $seat } riprende 1 cuore (ora { $left }).
       *[other] L'eroe nel dungeon di { $seat } riprende { $number } cuori (ora { $left }).
    }
doodle-told-action-played = { $seat } gioca: { $card }.
doodle-told-action-laid = { $seat } gioca sopra il dungeon di { $owner }: { $card }.
doodle-told-monster-named = La Bomba di { $seat } è per { $cell } nel dungeon di { $owner }.
doodle-told-carried-out = Nel dungeon di { $seat } agisce: { $card }.
doodle-told-blown-up = La Bomba distrugge il mostro in { $cell } nel dungeon di { $seat }.
doodle-told-bomb-wasted = Una Bomba sopra il dungeon di { $seat } va sprecata.
doodle-told-cancelled = { $seat } spazza via: { $card }.
doodle-told-treasures-shown =
    { $cells ->
        [none] { $seat } non aveva tesori.
       *[other] I tesori di { $seat } erano in: { $cells }.
    }
doodle-told-scored = { $seat }{ $dungeon ->
        [none] {""}
       *[other] {" "}(«{ $dungeon }»)
    }: tesori { $treasures }, mostri { $monsters }, eroe morto { $death }, cuori { $hearts } – in tutto { $total }.
doodle-told-won =
    { $number ->
        [one] { $seats } vince!
       *[other] { $seats } vincono insieme!
    }

## Nel terminale e nei rapporti

doodle-statistic-score = Punti
doodle-statistic-hearts = Cuori dell'eroe
doodle-statistic-monsters = Mostri persi
doodle-view-round = Turno { $round } di 14
doodle-view-phase-B = Il percorso dell'eroe
doodle-view-phase-C = Gli eroi in cammino
doodle-view-hearts = { $hearts } cuori
doodle-view-dead = morto
doodle-view-escaped = fuggito
doodle-view-hand-cards =
    { $number ->
        [one] 1 carta in mano
       *[other] { $number } carte in mano
    }
doodle-view-deck-cards = { $number } nel mazzo
doodle-view-treasure-count =
    { $number ->
        [one] 1 tesoro
       *[other] { $number } tesori
    }
doodle-view-above = sopra: { $cards }
doodle-view-ready = pronto
doodle-view-hand = Mano
doodle-view-deck = Il tuo mazzo
doodle-view-levels = Livelli
doodle-view-level = { $category } { $level }
doodle-view-level-boxes = { $category } { $level } ({ $boxes }/{ $next })
doodle-view-discard = Scarti
doodle-view-nothing = niente
doodle-view-dungeon-of = Dungeon di { $seat }
doodle-view-legend = # muro   ^ trappola   g goblin   o orco   d drago   x cancellato   $ tuo tesoro   @ eroe
doodle-view-legend-way = il percorso: { $arrow } va avanti di là, due frecce: primo e secondo passaggio
doodle-view-legend-pencil = { $pencil } il percorso arriva fin qui
doodle-view-sheet = { $dungeon } ({ $seat })
doodle-view-dungeon = Dungeon
doodle-view-way = Percorso di { $number } celle – { $name }:
doodle-view-way-legend = [ ] dov'è l'eroe, o fin dove arriva il percorso   ^ g o d che cosa incontra   x cancellato
doodle-view-above-own = Sopra il tuo dungeon
doodle-view-above-other = Sopra
doodle-view-type-name = Scrivi un nome tuo, oppure il numero di una proposta.
doodle-view-no-name = Non è un nome: una riga da 1 a { $most } caratteri.
doodle-view-type-walls = Scrivi le celle, per esempio: { $example }
doodle-view-type-cell = Scrivi una cella, per esempio: { $example }
doodle-view-type-way = Scrivi una o più celle (una cella più in là in linea retta ci porta) o un percorso intero da A1. Poi: { $cells }
doodle-view-no-cell = «{ $typed }» non è una cella: le righe vanno da A a H, le colonne da 1 a 10.

## Al tavolo nel browser

doodle-table-key-arrows = sposta ciò che disegni; sul percorso: una casella avanti
doodle-table-key-turn = gira, specchia
doodle-table-key-draw = disegna qui
doodle-table-key-erase = cancella l'ultima cosa
doodle-table-phase-A = Costruzione
doodle-table-phase-B = Il percorso
doodle-table-phase-C = Scontri
doodle-table-now = ora
doodle-table-when-fight = Azione dungeon, in combattimento
doodle-table-when-trap = Azione dungeon, a una trappola
doodle-table-when-any = Azione dungeon, a ogni incontro
doodle-table-when-hero = Azione eroe, sopra un altro dungeon
doodle-table-elements = Costruire: { $elements }
doodle-table-deck = carte rimaste
doodle-table-own-deck = nel mazzo
doodle-table-in = dentro
doodle-table-out = fuori
doodle-table-turn = Gira
doodle-table-mirror = Specchia
doodle-table-erase = Cancella l'ultimo elemento
doodle-table-step-back = Un passo indietro
doodle-table-rub = Cancella
doodle-table-fits = può stare qui
doodle-table-draw-on = Disegna su { $cells }
doodle-table-hide-on = Nascondilo in { $cells }
doodle-table-places =
    { $number ->
        [one] 1 posto possibile
       *[other] { $number } posti possibili
    }
doodle-table-pick-cell =
    { $number ->
        [one] Tocca la casella che brilla, o vacci con le frecce.
       *[other] Tocca una delle { $number } caselle che brillano, o vacci con le frecce.
    }
doodle-table-way-hint =
    { $number ->
        [one] Finora 1 casella. Trascina di casella in casella o usa le frecce.
       *[other] Finora { $number } caselle. Trascina di casella in casella o usa le frecce.
    }
doodle-table-way-out =
    { $number ->
        [one] Uscita più breve: 1 passo
       *[other] Uscita più breve: { $number } passi
    }
doodle-table-way-meets =
    { $number ->
        [0] senza incontri
        [one] un incontro in più
       *[other] { $number } incontri in più
    }
doodle-table-busy =
    { $number ->
        [0] tutti hanno finito
        [one] manca ancora { $seats }
       *[other] mancano ancora { $seats }
    }
doodle-table-names = dà un nome al dungeon
doodle-table-own-name = Un nome tuo
doodle-table-name-it = Si chiama così
doodle-table-copies = { $number } copie
doodle-table-discard = Scartate: { $number ->
        [one] 1 carta
       *[other] { $number } carte
    }
doodle-table-picks = prende una carta
doodle-table-builds = costruisce
doodle-table-builds-step = costruisce { $step } di { $of }
doodle-table-draws = disegna nel dungeon di { $seat }
doodle-table-points =
    { $number ->
        [one] 1 punto
       *[other] { $number } punti
    }
doodle-table-enlarge = Il foglio di { $seat }, in grande
doodle-table-target = Fa saltare il mostro in { $cell } ({ $monster }) appena l'eroe entra in una cella accanto.
doodle-table-place = posto per un'azione eroe
doodle-table-met = { $what } su { $cell }
doodle-table-needs = vince con 20 o più
doodle-table-hurts =
    { $number ->
        [one] costa 1 cuore
       *[other] costa { $number } cuori
    }
doodle-table-level = livello
doodle-table-cards = carte
doodle-table-wins = vince
doodle-table-loses = meno di 20: perde
doodle-table-walks = L’eroe è in cammino
doodle-table-awaits = Che cosa aspetta l’eroe
doodle-table-chance = vince
doodle-table-hearts = cuori
doodle-table-always = sempre
doodle-table-meets = Il percorso incontra finora (circa { $hearts } cuori su { $all }, senza carte)
doodle-table-meets-all = Il percorso incontra finora (costa forse tutti i { $all } cuori, senza carte)
doodle-table-odds = il mostro vince: { $percent }
doodle-table-not-hero = azione dell'eroe: solo dopo l'incontro
doodle-table-not-dungeon = solo quando l'eroe qui incontra qualcosa
doodle-table-not-room = niente posto: due carte sopra ogni dungeon
doodle-table-not-gone = inutile: il tuo eroe non c'è più
doodle-table-not-only = solo per: { $element }
doodle-table-not-trap = solo con una trappola
doodle-table-not-fight = solo in uno scontro
doodle-table-not-open = solo prima dei dadi
doodle-table-not-rolled = solo dopo i dadi
doodle-table-bomb = La Bomba è per { $cell }
doodle-table-hero-dead = eroe morto
doodle-table-hero-escaped = eroe fuggito
doodle-table-fate-dead = L'eroe è morto
doodle-table-fate-escaped = L'eroe è fuggito
doodle-table-hand =
    { $number ->
        [one] 1 carta
       *[other] { $number } carte
    }
doodle-table-dice = dadi
doodle-table-plus-level = livello
doodle-table-if-played = { $card }, se la giochi
doodle-table-hero-hearts = L'eroe ha { $left } cuori su { $all }
doodle-table-at-stake = { $number } in pericolo
doodle-table-way-by = percorso di { $seat }
doodle-table-left-over = avanzata
doodle-table-yours = tua
doodle-table-above = sopra il dungeon di
doodle-table-secret =
    { $number ->
        [0] ancora nessun tesoro nascosto
        [one] 1 tesoro, che vedi solo tu
       *[other] { $number } tesori, che vedi solo tu
    }
doodle-table-over = Fine
doodle-table-score-treasures = Tesori
doodle-table-score-monsters = Mostri
doodle-table-score-death = Eroe morto
doodle-table-score-hearts = Cuori rimasti
doodle-table-score-total = Punti
doodle-table-turn-of = È il turno di { $seat }
doodle-table-steps = I passi di un turno
doodle-table-step-move = Cammino
doodle-table-step-encounter = Incontro
doodle-table-step-lay = Azioni eroe
doodle-table-step-refill = Pescare
doodle-table-die = Il dado { $place } mostra { $face }
doodle-table-roll-again =
    { $number ->
        [0] Scegli i dadi da rilanciare
        [one] Rilancia 1 dado
       *[other] Rilancia { $number } dadi
    }
doodle-table-figure-of = { $part } su { $of }
doodle-table-figure-treasures = Tesori ancora custoditi
doodle-table-figure-monsters = Mostri rimasti
doodle-table-figure-traps = Trappole scattate
doodle-table-figure-hero = L'eroe
doodle-table-figure-damage = Cuori persi
doodle-table-figure-points = Punti: { $line }
doodle-table-no = Così non va.
doodle-table-no-wall-4 = No! Su { $cells } c’è già qualcosa.
doodle-table-no-wall-5 =
    { $number ->
        [one] No! { $cells } resterebbe isolata.
       *[other] No! { $cells } resterebbero isolate.
    }
doodle-table-no-wall-6 = No! Non ci sarebbe più una via d’uscita.
doodle-table-no-space-1 = No! Troppo vicino a { $cells }.
doodle-table-no-space-2 = No! Troppo vicino a { $cells }.
doodle-table-no-build-9 = No! { $cells } è occupata.
doodle-table-no-treas-3 = No! Su { $cells } c’è già un tesoro.
doodle-table-no-path-3 = No! Da { $cells } l’eroe non uscirebbe più.
doodle-table-no-path-4 = No! Il percorso va da una casella a quella accanto.
doodle-table-no-path-6 = No! { $cells } è un muro.
doodle-table-no-path-8 = No! Il percorso è già passato due volte per { $cells }.
doodle-table-no-path-9 = Di nuovo { $cells }? In mezzo non c’è niente.
