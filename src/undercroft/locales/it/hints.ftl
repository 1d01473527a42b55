# Consigli: perché si consiglia una risposta (parti di una frase), quanto sono forti i bot e chi sono.

## Il corvo

hint-advice = Io sceglierei: { $option }
hint-reasons = { $reasons }.
hint-better = chiaramente il migliore
hint-equal = più o meno uguale
hint-worse = chiaramente peggio
hint-raven = Il corvo
hint-raven-thinks = Il corvo ci pensa ...
hint-dismiss = Metti via il consiglio
refusal-no-hint = Qui un consiglio non ha senso: come cadono i dadi tirati a mano non lo sceglie nessuno.

## Labirinto

labyrinth-why-fight =
    { $place }{ $steps ->
        [0] {""}
        [one] , a 1 passo
       *[other] , a { $steps } passi
    }: { $percent } % di vincere{ $foe ->
        [none] {""}
       *[other] {" "}contro: { $foe }
    }
labyrinth-why-against = { $percent } % di vincere contro: { $foe }
labyrinth-why-trap = sai che cosa ti aspetta { $place-in }: { $foe }
labyrinth-why-gold = una vittoria porta circa { $gold } monete
labyrinth-why-enough = così avresti circa { $gold } monete su { $goal }: abbastanza, e poi a casa
labyrinth-why-held =
    { $number ->
        [one] lì si può riprendere 1 carta persa
       *[other] lì si possono riprendere { $number } carte perse
    }
labyrinth-why-risk =
    { $number ->
        [0] con il { $percent } % torni alla partenza
        [one] con il { $percent } % ti costa la tua carta
       *[other] con il { $percent } % ti costa metà delle carte o più
    }
labyrinth-why-deeper = al livello { $level } sarebbe il { $percent } %
labyrinth-why-home =
    a casa con { $gold } monete{ $steps ->
        [0] {""}
        [one] , a 1 passo
       *[other] , a { $steps } passi
    }: si vince
labyrinth-why-home-refill =
    torna alla partenza{ $steps ->
        [0] {""}
        [one] , a 1 passo
       *[other] , a { $steps } passi
    }, dove riprendi { $kind ->
        [hobbit] i proiettili
       *[other] gli incantesimi
    }
labyrinth-why-home-safe =
    torna alla partenza{ $steps ->
        [0] {""}
        [one] , a 1 passo
       *[other] , a { $steps } passi
    }: porti { $gold } monete che puoi perdere
labyrinth-why-treasure =
    lì c’è un tesoro per chi arriva primo: { $place }{ $steps ->
        [0] {""}
        [one] , a 1 passo
       *[other] , a { $steps } passi
    }
labyrinth-why-way =
    { $place }{ $steps ->
        [0] {""}
        [one] , a 1 passo
       *[other] , a { $steps } passi
    }{ $safe ->
        [yes] : lì non c’è da combattere
       *[no] {""}
    }
labyrinth-why-safe = { $place-in } non aspetta nulla, ed è al livello { $level }
labyrinth-why-search = la porta segreta si trova con il { $percent } %; dietro: { $place }
labyrinth-why-look = lo sguardo non costa nulla e mostra che cosa aspetta { $place-in }
labyrinth-why-outside = da fuori nessuno ti colpisce
labyrinth-why-unharmed = e nessuno ti colpisce
labyrinth-why-saved =
    { $number ->
        [one] il tuo incantesimo o proiettile resta per dopo
       *[other] i tuoi { $number } incantesimi o proiettili restano per dopo
    }
labyrinth-why-away = a mano sarebbe il { $percent } %
labyrinth-why-take =
    { $number ->
        [one] qui c’è 1 tesoro da prendere
       *[other] qui ci sono { $number } tesori da prendere
    }
labyrinth-why-lying =
    { $number ->
        [one] portare una carta non costa nulla
       *[other] portare { $number } carte non costa nulla
    }
labyrinth-why-deposit = { $gold } monete non si perdono più
labyrinth-why-no-deposit =
    { $number ->
        [one] la tua carta ti serve di più in viaggio
       *[other] le tue { $number } carte ti servono di più in viaggio
    }
labyrinth-why-ball = non si sa ancora nulla: { $place }, livello { $level }
labyrinth-why-ball-free = la sfera di cristallo non costa nulla e mostra che cosa aspetta sulla tua via
labyrinth-why-end-spell = un solo incantesimo o proiettile per turno: il prossimo al prossimo turno
labyrinth-why-end-steps = non restano passi
labyrinth-why-end-start =
    { $kind ->
        [other] da qui, in questo turno, non c’è di meglio
        [hobbit] un turno alla partenza rende i proiettili
       *[wizard] un turno alla partenza rende gli incantesimi
    }
labyrinth-why-end-rest = { $place-in } non arrivano mostri erranti, in un corridoio forse sì
labyrinth-why-end =
    { $steps ->
        [one] con 1 passo non si raggiunge nulla di meglio
       *[other] con { $steps } passi non si raggiunge nulla di meglio
    }
labyrinth-why-strike =
    un colpo a { $target } riesce con il { $percent } %; { $target } { $number ->
        [0] non ha carte
        [one] ha 1 carta
       *[other] ha { $number } carte
    }
labyrinth-why-hex =
    { $spell } colpisce { $target } con il { $percent } % e nessuno risponde; { $target } { $number ->
        [0] non ha carte
        [one] ha 1 carta
       *[other] ha { $number } carte
    }
labyrinth-why-peace = il tuo colpo riuscirebbe con il { $percent } %, e { $target } risponderebbe con il { $back } %
labyrinth-why-keep-spell =
    { $number ->
        [one] il tuo incantesimo vale di più in una stanza
       *[other] i tuoi { $number } incantesimi valgono di più in una stanza
    }
labyrinth-why-escape =
    { $away ->
        [yes] rischi { $number } carte con { $gold } monete
       *[no] rischi { $number } carte con { $gold } monete, e l’incantesimo vale di più altrove
    }
labyrinth-why-collect =
    { $number ->
        [one] { $place-in } c’è 1 carta che altrimenti prende un altro
       *[other] { $place-in } ci sono { $number } carte che altrimenti prende un altro
    }
labyrinth-why-class = { $steps } passi per turno, { $goal } monete per vincere, trova porte segrete con il { $percent } %
labyrinth-why-drop = { $card } vale meno: restano { $gold } monete
labyrinth-why-drop-special =
    { $card } non porta monete{ $strength ->
        [0] {""}
       *[other] {" "}(le tue spade danno +{ $strength })
    }: restano { $gold } monete
labyrinth-why-split = qualunque mucchio vada, ne resta circa metà: { $left } e { $right } monete
labyrinth-why-pile =
    nessuno vede le carte: { $left } a sinistra, { $right } a destra, prendi { $side ->
        [left] il sinistro
       *[right] il destro
    }
labyrinth-why-spell =
    { $spell }: { $kind ->
        [fireball] combatte da fuori, dove nessuno ti colpisce
        [bolt] combatte da fuori, dove nessuno ti colpisce
        [bind] dà +2 e ferma il contrattacco
       *[other] ti toglie da un brutto scontro
    } (ne hai { $number })
labyrinth-why-only = non c’è altro da scegliere

## Dungeoneer

dungeoneer-why-exit = l’uscita riesce con il { $percent } %
dungeoneer-why-goal =
    { $place } è a { $steps ->
        [one] 1 passo
       *[other] { $steps } passi
    } ({ $mp } PM), e lì c’è la missione { $quest }
dungeoneer-why-location = { $place } dà { $glory } gloria e { $peril } pericolo
dungeoneer-why-brings = chi vi entra riceve { $glory } gloria e { $peril } pericolo
dungeoneer-why-way = { $place } costa 1 dei tuoi { $mp } PM e nessun pericolo
dungeoneer-why-duel-hero =
    il duello ({ $type ->
        [melee] mischia
        [magic] magia
       *[speed] velocità
    }) riesce con il { $percent } %, e { $target } ha { $life } vita
dungeoneer-why-duel =
    { $card }: colpisci con il { $percent } % di { $type ->
        [melee] mischia
        [magic] magia
       *[speed] velocità
    }
dungeoneer-why-life = hai { $life } vita su { $most }
dungeoneer-why-accept =
    { $steps ->
        [-1] { $place } non è ancora sulla mappa
        [0] ci sei già: { $place }
        [one] { $place } è a 1 passo
       *[other] { $place } è a { $steps } passi
    } (missione { $quest })
dungeoneer-why-clear = { $card } ti disturba, e { $mp } PM bastano
dungeoneer-why-attempt =
    { $percent ->
        [-1] { $quest } si può fare qui senza tiri
       *[other] { $quest }: il primo tiro riesce con il { $percent } %
    }
dungeoneer-why-quests =
    { $number ->
       *[other] sarebbe la missione { $number } di { $most }
    }
dungeoneer-why-strike =
    { $percent ->
        [-1] { $card } disturba { $target }
       *[other] { $card } colpisce { $target } con il { $percent } %
    } ({ $life } vita)
dungeoneer-why-ahead =
    { $number ->
        [one] { $target } ha compiuto 1 missione
       *[other] { $target } ha compiuto { $number } missioni
    }
dungeoneer-why-bane = { $card } costa { $number } dei { $peril } pericolo di { $target }
dungeoneer-why-part =
    { $what ->
        [hand] delle tue { $number } carte { $card } ti serve meno, e ne peschi un’altra
        [loot] { $card } è qui per 1 PM
        [pack] { $card } nel contenitore fa posto
        [unpack] { $card } serve solo fuori
       *[other] { $card } ti serve meno
    }
dungeoneer-why-upkeep =
    { $what ->
        [pay] { $card } vale il mantenimento di { $number }
       *[other] { $card } costa { $number } ogni volta
    }, e hai { $glory } gloria
dungeoneer-why-give = { $card } serve di più a { $target }, e hai { $mp } PM
dungeoneer-why-horde = l’orda ha { $mp } PM e { $number } mostri
dungeoneer-why-heal = { $card } cura con { $life } vita su { $most }
dungeoneer-why-cost = costa { $number } della tua gloria { $glory }
dungeoneer-why-card =
    { $does ->
        [draw] { $card } porta nuove carte
        [exit] { $card } apre la via
        [prevent] { $card } annulla il colpo
        [cancel] { $card } ferma una carta
        [keep] { $card } ti fa tenere il dado migliore
        [roll] { $card } migliora il tiro
        [mp] { $card } dà PM
        [lasting] { $card } resta e aiuta in ogni turno
       *[other] { $card } ora fa più di tutte
    }
dungeoneer-why-end =
    { $place ->
        [none] non resta nulla da fare
       *[other] { $place-in }, con { $mp } PM, nulla che valga la pena
    }
dungeoneer-why-lord-end = ciò che costa fino a { $peril } pericolo colpirebbe poco: tienilo
dungeoneer-why-pass =
    { $number ->
        [0] la tua gloria ({ $glory }) vale di più dopo
        [one] la tua carta e { $glory } gloria valgono di più dopo
       *[other] le tue { $number } carte e { $glory } gloria valgono di più dopo
    }
dungeoneer-why-keep-hand =
    { $number ->
        [one] la tua carta serve ancora
       *[other] tutte le { $number } carte servono ancora
    }
dungeoneer-why-keep-all =
    { $number ->
        [one] la carta aiuta ancora
       *[other] aiutano ancora tutte e { $number }
    }
dungeoneer-why-hero = { $hero }: mischia { $melee }, magia { $magic }, velocità { $speed }
dungeoneer-why-quest = { $quest } si compie { $place-in }
dungeoneer-why-one-card = { $card } (costo { $number })
dungeoneer-why-bonus =
    { $number ->
       *[other] più di +{ $number } non conviene
    }; hai { $glory } gloria
dungeoneer-why-whom = { $target } ha { $life } vita, { $peril } pericolo e { $number } missioni compiute
dungeoneer-why-explore =
    { $number ->
        [one] resta 1 luogo da trovare, per 1 dei { $mp } PM
       *[other] restano { $number } luoghi da trovare, per 1 dei { $mp } PM
    }
dungeoneer-why-stand = a terra non puoi né andare né duellare; costa 1 di { $mp } PM
dungeoneer-why-save =
    { $mp ->
        [one] l’unico PM rimasto serve ancora nei turni degli altri
       *[other] di { $mp } PM uno serve ancora nei turni degli altri
    }
dungeoneer-why-reentry = { $target } sarebbe uno in più che può vincere
dungeoneer-why-roll = +{ $number } basta
dungeoneer-why-side = così { $target } perde più passi
dungeoneer-why-needed =
    { $whose ->
        [own] lì c’è la tua missione { $quest }, e viene a stare a { $steps } caselle da te
       *[other] { $place } serve a { $target } per { $quest }, e viene a stare a { $steps } caselle
    }
dungeoneer-why-unneeded =
    { $steps ->
        [one] { $place-in } nessuno ha ancora missioni; sta a 1 casella da te
       *[other] { $place-in } nessuno ha ancora missioni; sta a { $steps } caselle da te
    }
dungeoneer-why-open = { $place } ci sta
dungeoneer-why-mine = hai { $life } vita, { $glory } gloria e { $mp } PM
