### Dungeoneer in italiano. Sui fatti: docs/words.md.

## Nomi

dungeoneer = Dungeoneer
    .about = Guida un eroe in un sotterraneo di carte e scatena mostri contro gli eroi degli altri.
dungeoneer-place = { $name }
    .in = nel luogo «{ $name }»
    .into = al luogo «{ $name }»
dungeoneer-card = { $name }
dungeoneer-nothing = niente
dungeoneer-personal = l'impresa coperta
dungeoneer-type-melee = mischia
dungeoneer-type-magic = magia
dungeoneer-type-speed = velocità
dungeoneer-side-north = nord
dungeoneer-side-east = est
dungeoneer-side-south = sud
dungeoneer-side-west = ovest
dungeoneer-view-round = Giro { $round }
dungeoneer-view-points = vita { $life }, livello { $level }, gloria { $glory }, pericolo { $peril }, PM { $mp }
dungeoneer-view-hand = Mano: { $cards }
dungeoneer-view-hand-size =
    { $number ->
        [one] 1 carta in mano
       *[other] { $number } carte in mano
    }
dungeoneer-view-boons = Vantaggi: { $cards }
dungeoneer-view-treasures = Tesori: { $cards }
dungeoneer-view-banes = Maledizioni: { $cards }
dungeoneer-view-horde = Orda: { $cards }
dungeoneer-view-quests = Imprese: { $cards }
dungeoneer-view-completed = Compiute: { $cards }
dungeoneer-view-general = Esposte: { $cards }
dungeoneer-view-foes = A { $place }: { $cards }
dungeoneer-view-stacks = Mazzi: { $adventures } avventure, { $locations } luoghi, { $quests } imprese
dungeoneer-view-value =
    { $value }{ $symbol ->
        [s] {" "}(attacco)
        [c] {" "}(contrattacco)
       *[other] {""}
    }
dungeoneer-view-values = mischia { $melee }, magia { $magic }, velocità { $speed }
dungeoneer-view-life = vita { $life }
dungeoneer-view-hero-card = Carta dell'eroe: al massimo { $boons } vantaggi e { $treasures } tesori. { $ability }: { $text }
dungeoneer-view-here = Qui: { $place }. Uscite: { $exits }
dungeoneer-view-exit = { $side } ({ $exit })
dungeoneer-view-threshold = sulla soglia ({ $side })
dungeoneer-view-persons = scorta qualcuno ({ $cards })
dungeoneer-view-attached = con { $cards }
dungeoneer-view-attacks-with = attacca con { $type }
dungeoneer-view-against = contro { $target }
dungeoneer-view-wandering = L'orda è a «{ $place }», { $mp } PM: { $cards }
dungeoneer-view-tipped = a terra
dungeoneer-view-helps = anche per un altro eroe nel luogo
dungeoneer-view-out = fuori dal gioco
dungeoneer-view-lord = signore dei sotterranei

## Preimpostazioni e opzioni

dungeoneer-preset-standard = Standard
    .about = tutti guidano un eroe e fanno da signore per gli altri
dungeoneer-preset-solo = Solitario
    .about = un eroe contro il mazzo pericolo
dungeoneer-preset-campaign = Campagna
    .about = il primo posto è il signore dei sotterranei, tutti gli altri guidano eroi
dungeoneer-preset-both-worlds = Sotterraneo e terre selvagge
    .about = i due set, uniti dai portali
dungeoneer-option-mode = Modalità
    .about = come giocate insieme
dungeoneer-option-mode-standard = Standard
dungeoneer-option-mode-solo = Solitario
dungeoneer-option-mode-campaign = Campagna
dungeoneer-option-hero_deal = Eroi
    .about = chi guida chi
dungeoneer-option-hero_deal-random = distribuiti a caso
dungeoneer-option-hero_deal-choose = ognuno sceglie
dungeoneer-option-reentry = Rientro
    .about = che cosa succede dopo una sconfitta
dungeoneer-option-reentry-vote = se tutti gli altri sono d’accordo
dungeoneer-option-reentry-never = mai
dungeoneer-option-reentry-always = sempre
dungeoneer-option-heroes_meet = Eroi incontrano eroi
    .about = gli eroi possono riposare insieme e scambiarsi tesori e imprese
dungeoneer-option-sets = Set di carte
    .about = con quali carte giocate
dungeoneer-option-sets-dungeon = il sotterraneo
dungeoneer-option-sets-wilderness = le terre selvagge
dungeoneer-option-sets-both = entrambi
dungeoneer-option-leave_out = Togliere
    .about = sigle delle carte che non volete, separate da spazi
dungeoneer-option-familiar_ground = Terreno conosciuto
    .about = tutti i luoghi si collocano prima del primo turno
dungeoneer-option-first_passages = Primi corridoi
    .about = chi dispone le quattro carte attorno all’ingresso
dungeoneer-option-first_passages-random = il caso
dungeoneer-option-first_passages-dealer = il primo giocatore
dungeoneer-option-solo_quests = Imprese del solitario
    .about = quante devi compierne
dungeoneer-option-solo_quests-1 = 1
dungeoneer-option-solo_quests-2 = 2
dungeoneer-option-solo_quests-3 = 3
dungeoneer-option-solo_horde = Solitario con orda
    .about = per esperti: i superstiti forti ritornano

## Che cosa si chiede

dungeoneer-ask-choose-hero = { $seat }, chi guidi?
dungeoneer-ask-entrance = { $seat }, da quale ingresso cominci?
dungeoneer-ask-first-passage = { $seat }, quale corridoio sta da questo lato dell’ingresso?
dungeoneer-ask-hero = { $seat }, sei { $place-in } con { $mp } PM e { $glory } gloria. Che cosa fai?
dungeoneer-ask-lord = { $seat }, sei il signore dei sotterranei. Chi tormenti?
dungeoneer-ask-batch = { $seat }, che altro scagli contro { $target }?
dungeoneer-ask-place = { $seat }, dove metti il luogo { $place }?
dungeoneer-ask-relocate = { $seat }, quale luogo sposti?
dungeoneer-ask-relocate-to = { $seat }, dove va { $place }?
dungeoneer-ask-turn-location = { $seat }, quale luogo giri?
dungeoneer-ask-anytime =
    { $seat }, { $turn ->
        [own] vuoi fare ancora qualcosa prima di proseguire?
       *[other] è il turno di { $other }. Vuoi fare qualcosa?
    }
dungeoneer-ask-before-roll =
    { $seat }, { $whom ->
        [you] stai per tirare
       *[other] { $target } sta per tirare
    }{ $test ->
        [melee] {" "}(mischia)
        [magic] {" "}(magia)
        [speed] {" "}(velocità)
        [life] {" "}(vita)
        [level] {" "}(livello)
       *[other] {""}
    }. Cambi qualcosa nel tiro?
dungeoneer-ask-respond =
    { $whom ->
        [you] { $seat }, una carta sta per colpirti: { $card }. Rispondi?
       *[other] { $seat }, una carta sta per colpire { $target }: { $card }. Fai qualcosa prima?
    }
dungeoneer-ask-challenge =
    { $whom ->
        [you] { $seat }, qualcuno sta per attaccarti: { $card }. Fai qualcosa prima?
       *[other] { $seat }, sta per cominciare uno scontro: { $card }. Fai qualcosa prima?
    }
dungeoneer-ask-answer-bane =
    { $seat }, una maledizione colpisce { $whom ->
        [you] te
       *[other] { $target }
    }: { $card }. Rispondi?
dungeoneer-ask-prevent =
    { $seat }, { $whom ->
        [you] stai per subire
       *[other] { $target } sta per subire
    } { $number ->
        [one] 1 ferita. La eviti?
       *[other] { $number } ferite. Ne eviti una?
    }
dungeoneer-ask-upkeep = { $seat }, paghi il mantenimento o riprendi la carta?
dungeoneer-ask-save = { $seat }, ti restano { $mp } PM. Ne conservi uno per dopo?
dungeoneer-ask-end-discard = { $seat }, scarti una carta?
dungeoneer-ask-survivor = { $seat }, sopravvive { $card }. Dove va?
dungeoneer-ask-trim-horde = { $seat }, quale mostro deve lasciare la tua orda?
dungeoneer-ask-reward = { $seat }, il tuo mostro ha ferito un eroe. Chi riceve 1 pericolo?
dungeoneer-ask-pack = { $seat }, quale tesoro va nel contenitore?
dungeoneer-ask-unpacked-discard = { $seat }, il tuo contenitore è perduto. Quale tesoro scarti?
dungeoneer-ask-forced-discard = { $seat }, quale carta di { $target } viene scartata?
dungeoneer-ask-steal-treasure = { $seat }, quale tesoro prendi a { $target }?
dungeoneer-ask-regain = { $seat }, quale carta riprendi dagli scarti?
dungeoneer-ask-pay-card = { $seat }, con quale carta paghi?
dungeoneer-ask-leave-by = { $seat }, da quale uscita se ne va { $target }?
dungeoneer-ask-choose = { $seat }, accetti ciò che questo luogo offre ({ $place })?
dungeoneer-ask-monster = { $seat }, come attacca { $card }? Il bersaglio è { $target }.
dungeoneer-ask-give-up = { $seat }, hai tre imprese aperte. Quale abbandoni?
dungeoneer-ask-bonus = { $seat }, quante volte paghi per +1?
dungeoneer-ask-bonus-card = { $seat }, scarti un’altra carta per +1? Finora: +{ $bonus }
dungeoneer-ask-reentry = { $seat }, { $target } può tornare con un altro eroe?
dungeoneer-ask-rest-offer = { $seat }, { $target } vuole riposare con te. Ci stai?
dungeoneer-ask-trade = { $seat }, che cosa offri?
dungeoneer-ask-deal = { $seat }, { $target } ti dà { $get } in cambio di { $give }. D’accordo?
dungeoneer-ask-after-fight = { $seat }, lo scontro è finito. Prepari qualcosa?
dungeoneer-ask-glory-card = { $seat }, il mostro è sconfitto. Peschi una carta?
dungeoneer-ask-drop = { $seat }, lasci un tesoro?
dungeoneer-ask-buy = { $seat }, compri una carta per 1 gloria? Ne hai { $glory }.
dungeoneer-ask-gift = { $seat }, { $target } ti dà { $card }. Lo prendi?
dungeoneer-ask-defend = { $seat }, attacca { $card }. Lo affronti?
dungeoneer-ask-horde-place = { $seat }, dove si raduna l’orda?
dungeoneer-ask-horde-meets = { $seat }, { $target } incappa nella tua orda. Chi attacca?
dungeoneer-ask-roll = { $seat }, tira { $number } dadi.
dungeoneer-ask-test-roll = { $seat }, tira per la prova.
dungeoneer-ask-fight-roll = { $seat }, tira i dadi dello scontro: prima l’attaccante, poi il difensore.
dungeoneer-ask-opportunity-roll = { $seat }, tira per l’occasione.
dungeoneer-ask-initiative-roll = { $seat }, tira per l’iniziativa.
dungeoneer-ask-encounter-roll = { $seat }, tira { $number } dadi: che cosa è in agguato?

## Che cosa si può scegliere

dungeoneer-do-end = finire la fase
dungeoneer-do-explore = esplorare (1 PM)
dungeoneer-do-stand = rialzarsi (1 PM)
dungeoneer-do-pass = passare
dungeoneer-do-pass-turn = passare per questo turno, a meno che non mi riguardi
dungeoneer-do-pass-always = passare, e d'ora in poi chiedimi solo ciò che mi riguarda
dungeoneer-do-ask-again = chiedimi di nuovo a ogni occasione
dungeoneer-do-done = basta così
dungeoneer-do-keep = restano tutti
dungeoneer-do-none = niente
dungeoneer-do-nobody = nessuno
dungeoneer-do-save = conservare 1 PM
dungeoneer-do-lapse = lasciar perdere
dungeoneer-do-agree = acconsentire
dungeoneer-do-refuse = rifiutare
dungeoneer-do-accept = accettare
dungeoneer-do-decline = rinunciare
dungeoneer-do-fight = combattere
dungeoneer-do-stand-back = restare indietro
dungeoneer-do-hand = in mano
dungeoneer-do-horde = nell’orda
dungeoneer-do-take = accettare
dungeoneer-do-leave = lasciare
dungeoneer-do-draw = pescare una carta
dungeoneer-do-no = no
dungeoneer-do-buy = comprare una carta
dungeoneer-do-stop = basta
dungeoneer-do-roll = tirare ora
dungeoneer-do-seat = { $target }
dungeoneer-do-number = { $number } volte
dungeoneer-do-card = { $card }
dungeoneer-do-location = { $place }
dungeoneer-do-spot =
    accanto a { $place }, a { $side ->
        [north] nord
        [east] est
        [south] sud
        [west] ovest
       *[other] {""}
    }{ $turned ->
        [turned] {" "}(girato)
       *[other] {""}
    }
dungeoneer-do-cell =
    colonna { $x }, riga { $y }{ $turned ->
        [turned] {" "}(girato)
       *[other] {""}
    }
dungeoneer-do-passage =
    { $place }{ $turned ->
        [turned] {" "}(girato)
       *[other] {""}
    }
dungeoneer-do-go =
    andare a { $side ->
        [north] nord
        [east] est
        [south] sud
        [west] ovest
       *[other] {""}
    }: { $place }
dungeoneer-do-try =
    tentare l’uscita a { $side ->
        [north] nord
        [east] est
        [south] sud
        [west] ovest
       *[other] {""}
    }: { $place }
dungeoneer-do-sewer = per la fogna: { $place }
dungeoneer-do-portal = per il portale: { $place }
dungeoneer-do-horde-go =
    l’orda va a { $side ->
        [north] nord
        [east] est
        [south] sud
        [west] ovest
       *[other] {""}
    }: { $place }
dungeoneer-do-horde-link = l’orda passa: { $place }
dungeoneer-do-horde-use = l’orda usa { $place }
dungeoneer-do-horde-attack =
    l’orda attacca { $target }: { $card }, { $type ->
        [melee] mischia
        [magic] magia
        [speed] velocità
       *[other] {""}
    }{ $quest ->
        [none] {""}
       *[other] {" "}(rapisce la persona: { $quest })
    }
dungeoneer-do-horde-duel =
    un altro mostro attacca { $target } (1 PM): { $card }, { $type ->
        [melee] mischia
        [magic] magia
        [speed] velocità
       *[other] {""}
    }{ $quest ->
        [none] {""}
       *[other] {" "}(rapisce la persona: { $quest })
    }
dungeoneer-do-play =
    giocare { $card }{ $help ->
        [yes] {" "}per { $target }
       *[no] { $target ->
            [none] {""}
           *[other] {" "}({ $target })
        }
    }{ $other ->
        [none] {""}
       *[other] {" "}({ $other })
    }{ $bearer ->
        [none] {""}
       *[other] {" "}su { $bearer }
    }{ $type ->
        [none] {""}
        [melee] {", "}mischia
        [magic] {", "}magia
        [speed] {", "}velocità
       *[other] {""}
    }
dungeoneer-do-use =
    usare { $card }{ $help ->
        [yes] {" "}per { $target }
       *[no] { $target ->
            [none] {""}
           *[other] {" "}({ $target })
        }
    }{ $place ->
        [none] {""}
       *[other] {" "}({ $place })
    }
dungeoneer-do-use-here = usare il luogo: { $place }
dungeoneer-do-bane =
    maledizione col pericolo di { $target }: { $card }{ $side ->
        [north] {", "}nord
        [east] {", "}est
        [south] {", "}sud
        [west] {", "}ovest
       *[other] {""}
    }{ $other ->
        [none] {""}
       *[other] {" "}({ $other })
    }{ $place ->
        [none] {""}
       *[other] {" "}({ $place })
    }{ $bearer ->
        [none] {""}
       *[other] {" "}su { $bearer }
    }
dungeoneer-do-encounter =
    contro { $target }: { $card }{ $type ->
        [none] {""}
        [melee] {", "}mischia
        [magic] {", "}magia
        [speed] {", "}velocità
       *[other] {""}
    }
dungeoneer-do-add =
    anche { $card }{ $type ->
        [none] {""}
        [melee] {", "}mischia
        [magic] {", "}magia
        [speed] {", "}velocità
       *[other] {""}
    }
dungeoneer-do-duel =
    duello: { $card }, { $type ->
        [melee] mischia
        [magic] magia
        [speed] velocità
       *[other] {""}
    } (1 PM)
dungeoneer-do-duel-hero =
    duello contro { $target }, { $type ->
        [melee] mischia
        [magic] magia
        [speed] velocità
       *[other] {""}
    } (1 PM)
dungeoneer-do-steal =
    togliere la persona a { $target }, { $type ->
        [melee] mischia
        [magic] magia
        [speed] velocità
       *[other] {""}
    } (1 PM): { $card }
dungeoneer-do-accept-quest = accettare l’impresa { $card }
dungeoneer-do-attempt = tentare { $card }
dungeoneer-do-meet = incontrare la persona: { $card }
dungeoneer-do-deliver = consegnare la persona: { $card }
dungeoneer-do-clear = liberarsi di { $card }
dungeoneer-do-pack = mettere nel contenitore: { $card }
dungeoneer-do-unpack = togliere dal contenitore: { $card }
dungeoneer-do-loot = saccheggiare { $card } (1 PM)
dungeoneer-do-give = dare a { $target }: { $card } (1 PM)
dungeoneer-do-show = mostrare la tua impresa a { $target }
dungeoneer-do-pay = pagare per { $card }
dungeoneer-do-take-back = riprendere { $card }
dungeoneer-do-rest-with = riposare con { $seats }
dungeoneer-do-deal = a { $target }: { $give } per { $get }
dungeoneer-do-drop = lasciare qui { $card }
dungeoneer-do-discard = scartare { $card }
dungeoneer-do-discard-hand = dalla mano: { $card }
dungeoneer-do-discard-treasure = un tesoro: { $card }
dungeoneer-do-discard-horde = dall’orda: { $card }

## Che cosa succede

dungeoneer-told-reshuffled = Una pila degli scarti diventa un nuovo mazzo.
dungeoneer-told-drawn = { $seat } pesca una carta.
    .known = { $seat } pesca: { $card }.
dungeoneer-told-drawn-cards = { $seat } pesca { $count } carte.
    .known = { $seat } pesca: { $cards }.
dungeoneer-told-quest-shown = Un’impresa comune è scoperta: { $quest }.
dungeoneer-told-quest-dealt = { $seat } riceve un’impresa: { $quest }.
dungeoneer-told-no-quest-left = { $seat } non riceve una nuova impresa personale: non ce ne sono più, quindi non ne serve nessuna.
dungeoneer-told-quest-hidden = { $seat } riceve un’impresa nascosta.
    .known = { $seat } riceve un’impresa nascosta: { $quest }.
dungeoneer-told-quest-shown-to = { $seat } mostra a { $target } l’impresa nascosta.
    .known = { $seat } mostra a { $target }: { $quests }.
dungeoneer-told-quest-revealed = { $seat } scopre l’impresa personale: { $quest }.
dungeoneer-told-hero = { $seat } guida { $hero }.
dungeoneer-told-first = { $seat } comincia.
dungeoneer-told-initiative = { $seat } tira { $dice } per l’iniziativa.
dungeoneer-told-location-placed = Un nuovo luogo: { $place }.
dungeoneer-told-location-under = { $place } non sta da nessuna parte e va sotto il mazzo.
dungeoneer-told-relocated = Un luogo si sposta: { $place }.
dungeoneer-told-turned = Un luogo si gira: { $place }.
dungeoneer-told-turn = Turno di { $seat }, giro { $round }.
dungeoneer-told-upkeep = { $seat } paga il mantenimento: { $card }.
dungeoneer-told-taken-back = { $seat } riprende una carta: { $card }.
dungeoneer-told-played = { $seat } gioca { $card }.
dungeoneer-told-used = { $seat } usa { $card }.
dungeoneer-told-attached = { $card } è assegnata a { $bearer }.
dungeoneer-told-discarded = { $seat } scarta { $card }.
dungeoneer-told-packed = { $seat } ripone: { $card }.
dungeoneer-told-unpacked = { $seat } tira fuori: { $card }.
dungeoneer-told-prevented = { $seat } evita una ferita: { $card }.
dungeoneer-told-wounded =
    { $seat } subisce { $number ->
        [one] 1 ferita
       *[other] { $number } ferite
    }; vita { $life }.
dungeoneer-told-healed = { $seat } cura { $number }; vita { $life }.
dungeoneer-told-glory = { $seat } ora ha { $glory } gloria.
dungeoneer-told-peril = { $seat } ora ha { $peril } pericolo.
dungeoneer-told-mp = { $seat } ora ha { $mp } PM.
dungeoneer-told-next-mp = { $seat }: { $number } PM nel prossimo turno.
dungeoneer-told-level = { $seat } sale al livello { $level }.
dungeoneer-told-tipped = { $seat } finisce a terra.
dungeoneer-told-stands = { $seat } si rialza.
dungeoneer-told-peeked = { $seat } guarda la mano di { $target }.
    .known = { $seat } vede la mano di { $target }: { $cards }.
dungeoneer-told-regained = { $seat } riprende dagli scarti: { $card }.
dungeoneer-told-stolen = { $seat } viene derubato: { $card }.
dungeoneer-told-swapped = { $seat } e { $target } si scambiano di posto.
dungeoneer-told-moved = { $seat } ora è { $place-in }.
dungeoneer-told-exits-changed = Cambiano uscite { $place-in }.
dungeoneer-told-test-passed =
    { $seat } supera la prova ({ $test ->
        [melee] mischia
        [magic] magia
        [speed] velocità
        [life] vita
        [level] livello
       *[other] {""}
    } { $value }+): { $dice } dà { $total }.
dungeoneer-told-test-failed =
    { $seat } fallisce la prova ({ $test ->
        [melee] mischia
        [magic] magia
        [speed] velocità
        [life] vita
        [level] livello
       *[other] {""}
    } { $value }+): { $dice } dà { $total }.
dungeoneer-told-fight-monster =
    { $card } attacca { $target } ({ $type ->
        [melee] mischia
        [magic] magia
        [speed] velocità
       *[other] {""}
    }): { $total } contro { $against } ({ $dice }).
dungeoneer-told-fight-hero =
    { $seat } attacca { $card } ({ $type ->
        [melee] mischia
        [magic] magia
        [speed] velocità
       *[other] {""}
    }): { $total } contro { $against } ({ $dice }).
dungeoneer-told-fight-heroes =
    { $seat } attacca { $target } ({ $type ->
        [melee] mischia
        [magic] magia
        [speed] velocità
       *[other] {""}
    }): { $total } contro { $against } ({ $dice }).
dungeoneer-told-no-hit =
    Nessuno è colpito ({ $type ->
        [melee] mischia
        [magic] magia
        [speed] velocità
       *[other] {""}
    }).
dungeoneer-told-monster-wounded =
    { $card } subisce { $number ->
        [one] 1 ferita
       *[other] { $number } ferite
    }; vita { $life }.
dungeoneer-told-monster-defeated = { $seat } sconfigge { $card }.
dungeoneer-told-monster-waits = { $card } non attacca { $seat }.
dungeoneer-told-no-attack = { $card } non trova nessuno: { $seat } non è più qui.
dungeoneer-told-no-duel = Il duello voluto da { $seat } non ha luogo.
dungeoneer-told-encounter =
    { $seat } scaglia contro { $target }: { $card }{ $type ->
        [none] {""}
        [melee] {", "}mischia
        [magic] {", "}magia
        [speed] {", "}velocità
       *[other] {""}
    }.
dungeoneer-told-bane = { $seat } gioca una maledizione col pericolo di { $target }: { $card }.
dungeoneer-told-bane-strikes = Una maledizione colpisce { $seat }: { $card }.
dungeoneer-told-cancelled = { $seat } annulla { $bane } con { $card }.
dungeoneer-told-survivor =
    { $card } sopravvive e va { $goes ->
        [hand] in mano
       *[other] nell’orda
    } di { $seat }.
dungeoneer-told-enters = { $seat } va { $place-into }.
dungeoneer-told-award =
    { $place } dà a { $seat } { $peril ->
        [0] { $glory } gloria
       *[other] { $glory ->
            [0] { $peril } pericolo
           *[other] { $glory } gloria e { $peril } pericolo
        }
    }.
dungeoneer-told-threshold =
    { $seat } è sulla soglia ({ $side ->
        [north] nord
        [east] est
        [south] sud
        [west] ovest
       *[other] {""}
    }).
dungeoneer-told-threshold-left = { $seat } lascia la soglia.
dungeoneer-told-accepted = { $seat } accetta l’impresa { $quest }.
dungeoneer-told-given-up = { $seat } abbandona l’impresa { $quest }.
dungeoneer-told-attempt = { $seat } tenta { $quest }.
dungeoneer-told-opportunity = { $seat } tira { $dice } per { $quest }: { $total }, serve { $value }.
dungeoneer-told-met = { $seat } incontra una persona: { $quest }.
dungeoneer-told-person-taken = { $seat } toglie la persona a { $target }: { $quest }.
dungeoneer-told-completed = { $seat } compie { $quest }!
dungeoneer-told-defeated = { $seat } perde il suo eroe ({ $hero }).
dungeoneer-told-voted =
    { $seat } { $vote ->
        [agree] acconsente
       *[other] rifiuta
    }: { $target } può tornare?
dungeoneer-told-will-return = { $seat } tornerà nel prossimo giro.
dungeoneer-told-out = { $seat } è fuori dal gioco.
dungeoneer-told-won = Vince: { $seats }!
dungeoneer-told-lost = L’eroe è sconfitto, la partita è perduta.
dungeoneer-told-returned = { $seat } torna con { $hero }.
dungeoneer-told-rest-together = { $seats } riposano insieme.
dungeoneer-told-exchanged = { $seat } dà a { $target } { $give } per { $get }.
dungeoneer-told-turned-up = { $seat } tira { $dice }; scoperte: { $cards }.
dungeoneer-told-nothing-came = { $seat } tira { $dice }; non arriva nulla.
dungeoneer-told-horde-forms = L’orda si raduna { $place-in }.
dungeoneer-told-horde-moves = L’orda va { $place-into }.
dungeoneer-told-horde-attacks =
    L’orda attacca { $target }: { $card } ({ $type ->
        [melee] mischia
        [magic] magia
        [speed] velocità
       *[other] {""}
    }).
dungeoneer-told-defends = { $seat } affronta { $card }.
dungeoneer-told-abducted = L’orda rapisce la persona di { $seat }: { $quest }.
dungeoneer-told-dropped = { $place-in } giacciono tesori: { $cards }.
dungeoneer-told-looted = { $seat } saccheggia { $card }.
dungeoneer-told-given = { $seat } dà a { $target }: { $card }.

## Che cosa disegna il browser

dungeoneer-type-life = vita
dungeoneer-type-level = livello
dungeoneer-kind-boon = vantaggio
dungeoneer-kind-treasure = tesoro
dungeoneer-kind-bane = maledizione
dungeoneer-kind-monster = mostro
dungeoneer-kind-trap = trappola
dungeoneer-kind-quest = impresa
dungeoneer-kind-hero = eroe
dungeoneer-kind-location = luogo
dungeoneer-category-armour = armatura
dungeoneer-category-beast = bestia
dungeoneer-category-boots = stivali
dungeoneer-category-charm = amuleto
dungeoneer-category-construct = costrutto
dungeoneer-category-container = contenitore
dungeoneer-category-cultist = cultista
dungeoneer-category-curse = anatema
dungeoneer-category-enhancement = potenziamento
dungeoneer-category-focus = focus
dungeoneer-category-gas = gas
dungeoneer-category-giant = gigante
dungeoneer-category-mechanism = meccanismo
dungeoneer-category-misfortune = sfortuna
dungeoneer-category-obstacle = ostacolo
dungeoneer-category-outlaw = fuorilegge
dungeoneer-category-potion = pozione
dungeoneer-category-relic = reliquia
dungeoneer-category-ring = anello
dungeoneer-category-shield = scudo
dungeoneer-category-shift = spostamento
dungeoneer-category-sigil = sigillo
dungeoneer-category-skill = abilità
dungeoneer-category-spell = incantesimo
dungeoneer-category-spirit = spirito
dungeoneer-category-tool = attrezzo
dungeoneer-category-trick = trucco
dungeoneer-category-undead = non morto
dungeoneer-category-virtue = virtù
dungeoneer-category-warp = distorsione
dungeoneer-category-weapon = arma
dungeoneer-condition-escort = scorta
dungeoneer-condition-bounty = taglia
dungeoneer-condition-danger = pericolo
dungeoneer-condition-opportunity = opportunità
dungeoneer-condition-sacrifice = sacrificio
dungeoneer-terrain-arctic = ghiacci
dungeoneer-terrain-desert = deserto
dungeoneer-terrain-forest = foresta
dungeoneer-terrain-mountains = montagne
dungeoneer-terrain-plains = pianura
dungeoneer-terrain-swamp = palude
dungeoneer-terrain-city = città
dungeoneer-terrain-water = acqua
dungeoneer-place-entrance = ingresso
dungeoneer-place-passage = passaggio
dungeoneer-place-road = strada
dungeoneer-place-room = stanza
dungeoneer-timing-hero = nella fase dell’eroe
dungeoneer-timing-lord = da signore
dungeoneer-timing-reaction = come reazione
dungeoneer-timing-anytime = in ogni momento
dungeoneer-duration-permanent = resta in gioco
dungeoneer-duration-instant = immediata
dungeoneer-duration-attachment = assegnata
dungeoneer-duration-monster = attacca
dungeoneer-phase-reset = inizio
dungeoneer-phase-lord = signore
dungeoneer-phase-build = costruzione
dungeoneer-phase-hero = eroe
dungeoneer-phase-end = fine
dungeoneer-web-glory = gloria
dungeoneer-web-peril = pericolo
dungeoneer-web-life = vita { $life }
dungeoneer-web-life-hand = vita { $life }, mano { $number }
dungeoneer-web-mp = { $mp ->
    [one] 1 punto movimento
   *[other] { $mp } punti movimento
}
dungeoneer-web-move-points = punti movimento
dungeoneer-web-points = { $glory } gloria, { $peril } pericolo
dungeoneer-web-level = livello { $level }
dungeoneer-web-level-short = Livello
dungeoneer-web-hero = Eroe
dungeoneer-web-quests = Imprese
dungeoneer-web-defeated = Nemici battuti
dungeoneer-web-why = { $quests ->
    [one] Una missione compiuta
   *[other] { $quests } missioni compiute
}, livello { $level }.
dungeoneer-web-key-turn = gira il luogo che stai posando
dungeoneer-web-returns = torna al prossimo giro
dungeoneer-web-boons = Vantaggi
dungeoneer-web-treasures = Tesori
dungeoneer-web-banes = Maledizioni
dungeoneer-web-waiting = in agguato
dungeoneer-web-horde = Orda
dungeoneer-web-hand = La tua mano
dungeoneer-web-own-quests = Le tue imprese
dungeoneer-web-done-quests = Compiute
dungeoneer-web-for-all = per tutti
dungeoneer-web-general = Imprese per tutti
dungeoneer-web-completed = compiute: { $number }
dungeoneer-web-heroes-quests = imprese degli eroi: { $number } di { $most }
dungeoneer-web-defeats = eroi sconfitti: { $number } di { $most }
dungeoneer-web-can-now = { $number } giocabili ora
dungeoneer-web-can-choose = { $number } tra cui scegliere
dungeoneer-web-hidden = coperta
dungeoneer-web-hidden-quest = un’impresa coperta
dungeoneer-web-not-found = da scoprire
dungeoneer-web-locations = Luoghi
dungeoneer-web-adventures = Carte avventura
dungeoneer-web-glory-cards = Carte gloria
dungeoneer-web-peril-cards = Carte pericolo
dungeoneer-web-play = gioca: { $cost }
dungeoneer-web-use = usa
dungeoneer-web-discard = scarta
dungeoneer-web-choose = scegli
dungeoneer-web-drop = lascia qui
dungeoneer-web-pay = paga
dungeoneer-web-take-back = riprendi
dungeoneer-web-horde-duel = 1 PM
dungeoneer-web-glory-short =
    { $number ->
        [one] manca 1 gloria
       *[other] mancano { $number } gloria
    }
dungeoneer-web-peril-short =
    { $number ->
        [one] manca 1 pericolo
       *[other] mancano { $number } pericolo
    }
dungeoneer-web-when-hero = fase dell’eroe
dungeoneer-web-when-lord = da signore
dungeoneer-web-when-reaction = reazione
dungeoneer-web-when-anytime = sempre
dungeoneer-web-from-hand = Mano
dungeoneer-web-from-treasure = Tesori
dungeoneer-web-from-horde = Orda
dungeoneer-web-minimap = Mappa piccola
dungeoneer-web-map = Il sotterraneo
dungeoneer-web-phases = Il turno
dungeoneer-web-before-roll = prima di un tiro
dungeoneer-web-card = Una carta
dungeoneer-web-fight = Torna al duello
dungeoneer-web-to-map = Mostra la mappa
dungeoneer-web-attacks = { $name } contro { $target }
dungeoneer-web-trap-strikes = Una trappola per { $target }: { $card }
dungeoneer-web-test-of = Una prova: { $target }
dungeoneer-web-monster-of = { $name }: mostro
dungeoneer-web-with = attacco: { $type }
dungeoneer-web-against = contro
dungeoneer-web-bonus = bonus
dungeoneer-web-die = dado
dungeoneer-web-hits = { $name } colpisce
dungeoneer-web-nobody-hit = Nessuno è colpito
dungeoneer-web-only-defends = si difende soltanto
dungeoneer-web-as-it-stands = così com’è
dungeoneer-web-with-card = con { $card }
dungeoneer-web-passes = superata al { $odds }
dungeoneer-web-pass-until = Passa fino al mio turno
dungeoneer-web-pass-until-about = a meno che riguardi me
dungeoneer-web-ask-again = Chiedimi di nuovo
dungeoneer-web-exit-open = aperta
dungeoneer-web-exit-wall = muro
dungeoneer-web-exit-locked = chiusa, { $type } { $value }
dungeoneer-web-exit-trapped = trappola, { $type } { $value }
dungeoneer-web-here = qui
dungeoneer-web-either = in ogni verso
dungeoneer-web-turned = girata
dungeoneer-web-printed = com’è
dungeoneer-web-not-here = qui no
dungeoneer-web-places =
    { $number ->
        [one] 1 posto
       *[other] { $number } posti
    }
dungeoneer-web-turn-it = Gira la carta
dungeoneer-web-lay = Mettila qui
dungeoneer-web-place-hint = Scegli un posto; R gira la carta.
dungeoneer-web-walk = Vai al luogo «{ $place }» per { $steps ->
    [one] 1 punto movimento
   *[other] { $steps } punti movimento
}.
dungeoneer-web-walk-touch = { $steps } passi: tocca di nuovo per andare.
dungeoneer-web-only-walls = Tutti i lati vicini sono muri.
dungeoneer-web-own-walls = I muri della carta chiudono ogni via.
dungeoneer-web-passages-first = Accanto a un ingresso ci sono solo passaggi.
dungeoneer-web-elsewhere = Questa volta la carta va messa altrove.
