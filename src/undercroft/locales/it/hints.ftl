# Consigli: perché si consiglia una risposta. Sono parti di una frase; le dicono solo il server e il terminale.

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
labyrinth-why-safe = { $place-in } non aspetta nulla
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
dungeoneer-why-horde =
    l’orda ha { $mp } PM e { $number ->
        [one] 1 mostro
       *[other] { $number } mostri
    }
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
dungeoneer-why-whom =
    { $target } ha { $life } vita, { $peril } pericolo e { $number ->
        [one] 1 missione compiuta
       *[other] { $number } missioni compiute
    }
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
        [own] lì c’è la tua missione { $quest }, e la distanza da te sarà { $steps }
        [all] lì c’è la missione { $quest }, aperta a tutti, e la distanza da te sarà { $steps }
       *[other] { $place } serve a { $target } per { $quest }, e la distanza sarà { $steps }
    }
dungeoneer-why-unneeded =
    { $steps ->
        [one] { $place-in } nessuno ha ancora missioni; sta a 1 casella da te
       *[other] { $place-in } nessuno ha ancora missioni; sta a { $steps } caselle da te
    }
dungeoneer-why-open = { $place } ci sta
dungeoneer-why-mine = hai { $life } vita, { $glory } gloria e { $mp } PM

## Doodle Dungeon

doodle-why-again = si ridisegna
doodle-why-walls =
    { $longer ->
        [yes] la via più corta ha poi { $number } caselle (ora { $before })
       *[no] la via più corta resta di { $number } caselle
    }
doodle-why-beside =
    { $number ->
        [one] i muri coprono 1 tua trappola o mostro
       *[other] i muri coprono { $number } fra trappole e mostri tuoi
    }
doodle-why-cell =
    { $must ->
        [yes] da { $cell } si deve passare
       *[no] { $cell } è aperta su { $number } lati, l’eroe può aggirarla
    }
doodle-why-trap =
    { $number ->
        [one] la trappola toglie 1 cuore a chi ci cade
       *[other] la trappola toglie { $number } cuori a chi ci cade
    }
doodle-why-monster =
    { $monster }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } se sopravvive, vince con il { $percent } % e toglie { $damage ->
        [one] 1 cuore
       *[other] { $damage } cuori
    }
doodle-why-unguarded = in { $cell } non c’è ancora un mostro: il tesoro conta solo se ne arriva uno
doodle-why-treasure =
    in { $cell } è custodito ({ $monster }, vince con il { $percent } %): { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
doodle-why-upgrade =
    { $category }: { $boxes ->
        [0] tutte le caselle sono piene
        [one] questa casella porta al livello { $level }
       *[other] ancora { $boxes } caselle al livello { $level }
    }{ $kind ->
        [hand] {""}
       *[other] ; ne hai { $number }
    }
doodle-why-pick =
    disegna { $number ->
        [0] {""}
       *[other] { $elements }
    }{ $walls ->
        [0] {""}
        [one] {" "}e 1 casella di muro
       *[other] {" "}e { $walls } caselle di muro
    }, e più tardi conta la sua azione: { $card }
doodle-why-path =
    { $number } caselle, davanti a { $monsters ->
        [0] nessun mostro
        [one] 1 mostro
       *[other] { $monsters } mostri
    } che possono perdere { $points } punti
doodle-why-path-traps =
    { $number ->
        [0] nessuna trappola è sulla via
        [one] 1 trappola è sulla via
       *[other] { $number } trappole sono sulla via
    }, { $spared ->
        [0] nessuna si evita
        [one] 1 si evita
       *[other] { $spared } si evitano
    } ({ $damage } danni ciascuna)
doodle-why-dice =
    { $number ->
        [0] i dadi restano come sono
        [one] con 1 dado ritirato riesce con il { $percent } %
       *[other] con { $number } dadi ritirati riesce con il { $percent } %
    }
doodle-why-lay =
    { $card } aiuta l’eroe nella segreta di { $target }: { $number ->
        [0] nessun pericolo davanti
        [one] 1 pericolo davanti
       *[other] { $number } pericoli davanti
    }, { $hearts } cuori
doodle-why-bomb = costa a { $target } { $points } punti: { $monster } in { $cell }
doodle-why-under = { $card } non trova più occasione
doodle-why-cancel = { $card } ti farebbe danno per prima
doodle-why-keep =
    { $number ->
        [0] non c’è nulla da metter via
        [one] la tua carta può ancora servire
       *[other] tutte le { $number } carte possono servire
    }
doodle-why-pass =
    { $number ->
        [0] non hai carte adatte
        [one] la tua carta vale di più dopo
       *[other] le tue { $number } carte valgono di più dopo
    }
doodle-why-sharpener = poi comincia { $target }, e cambia poco
doodle-why-name = il nome sta solo sul tuo foglio: va bene qualunque
doodle-why-done = tutto è al suo posto
doodle-why-snap =
    la trappola toglie { $number } cuori su { $hearts }{ $card ->
        [none] {""}
       *[other] , e { $card } la migliora
    }
doodle-why-open = mancano due dadi: con forza { $strength } { $monster } vince con il { $percent } %
doodle-why-close =
    { $wins ->
        [yes] { $monster } ha { $strength } su { $enough } e vince così
       *[no] { $monster } ha { $strength } su { $enough }, e nessuna carta basta
    }
doodle-why-action =
    { $monster } ha { $strength } su { $enough }{ $percent ->
        [-1] , e { $card } aiuta
       *[other] ; con { $card } vince con il { $percent } %
    }

## Dungeon Fighter

fighter-why-hero = { $hero }: { $red }, { $green }, { $blue }
fighter-why-shop = un negozio, e avete { $gold } monete
fighter-why-fountain = una fontana, e al gruppo mancano { $number } punti vita
fighter-why-treasure =
    una camera del tesoro: { $reward ->
        [gold] { $number } monete
        [bonus] { $number } dadi bonus
        [none] { $number }
       *[other] { $number } da vincere
    }
fighter-why-danger = { $throws }: così si colpisce con il { $percent } %
fighter-why-plain = tiri semplici, che colpiscono con il { $percent } %
fighter-why-weakest = { $target } ha { $life } vita su { $most }
fighter-why-retreat =
    { $away ->
        [yes] ha ancora { $life } vita e colpisce per { $damage }, e voi colpite solo con il { $percent } %
       *[no] ha { $life } vita, e voi colpite con il { $percent } %
    }
fighter-why-stack = il livello { $level } colpisce meno
fighter-why-dice-out =
    { $takes ->
        [yes] un colpo da { $damage } vi prenderebbe tutti, e avete { $dice } dadi bonus
       *[no] { $dice } dadi bonus servono per il capo, e un colpo da { $damage } si regge
    }; ancora { $life } vita
fighter-why-reroll =
    { $again ->
        [yes] così com’è, il dado non serve
       *[no] così com’è, il dado colpisce
    }
fighter-why-practice = un tiro di prova non costa e non conta nulla
fighter-why-room-for =
    { $number ->
        [0] { $target } non ha posto, ma nessuno ne ha
       *[other] { $target } ha un posto libero
    }
fighter-why-whom = { $target } ha { $life } vita su { $most }
fighter-why-scar = { $ability } è ciò che ti manca meno
fighter-why-die =
    { $ability ->
        [none] va bene qualunque dado
       *[other] il suo simbolo dà { $ability }
    } ({ $die })
fighter-why-foe = { $card } ha ancora { $life } vita
fighter-why-weapons =
    { $number ->
        [0] con il solo dado
       *[other] con queste armi (×{ $times }, +{ $bonus })
    } colpisci con il { $percent } %
fighter-why-weapons-real =
    { $number ->
        [0] il solo dado è il tiro più facile
       *[other] un colpo vale ×{ $times } e +{ $bonus }
    }
fighter-why-bare = senza sarebbe il { $percent } %
fighter-why-throw =
    { $number ->
        [0] un tiro semplice: un rimbalzo sul tavolo, poi il bersaglio
       *[other] che cosa chiede il tiro: { $throws }
    }
fighter-why-steady = questa mano colpisce con il { $percent } %
fighter-why-extra =
    { $number ->
        [0] resterebbero comunque { $life } punti vita: tienili
       *[other] ha { $life } vita, e servono a questo
    }
fighter-why-buy = { $card } costa { $gold } di { $have } monete, e { $target } ha posto
fighter-why-cheapest = { $card } vale meno ({ $gold } monete)
fighter-why-give = { $card } sta meglio a { $target }, che ha { $life } vita
fighter-why-shop-word =
    { $word ->
        [heal] vi serve soprattutto guarire
        [bonus-die] { $dice } dadi bonus sono pochi per il capo
       *[done] nient’altro vale il prezzo
    } ({ $have } monete)
fighter-why-use =
    { $damage ->
        [0] { $card } serve adesso
       *[other] arriva un colpo da { $damage }, e { $card } aiuta
    }; hai { $life } vita
fighter-why-does = non costa nulla che ti serva di più; hai { $life } vita, il colpo è da { $damage }
fighter-why-spares = tienilo per il peggio: il colpo è da { $damage }, e hai { $life } vita
fighter-why-rest = avete { $gold } monete e { $dice } dadi bonus
dungeoneer-why-prevent = { $card } toglie le ferite, e hai { $life } vita su { $most }
dungeoneer-why-least = { $card } (costo { $number }) ti serve meno
dungeoneer-why-survivor =
    { $card } può colpire ancora, e la tua orda ha { $number ->
        [0] posto
        [one] 1 mostro
       *[other] { $number } mostri
    }
dungeoneer-why-one-more =
    hai { $number ->
        [0] nessuna carta
        [one] 1 carta
       *[other] { $number } carte
    } e { $glory } gloria
dungeoneer-why-offer = { $place } lo offre solo ora, e hai { $life } vita e { $glory } gloria
fighter-why-ability =
    { $uses ->
        [yes] { $ability } serve adesso
       *[no] { $ability } andrebbe sprecata
    }
fighter-why-second-strike =
    { $yes ->
        [yes] un secondo tiro può solo aiutare contro { $foe } vita
       *[no] un tiro basta contro { $foe } vita
    }
fighter-why-give-life =
    { $yes ->
        [yes] hai { $life } vita da dare, e il mostro ne ha { $foe }
       *[no] con { $life } vita ti serve
    }
fighter-why-pay-song =
    { $yes ->
        [yes] avete { $gold } monete, e la sua abilità è peggio del prezzo
       *[no] { $gold } monete rendono di più altrove
    }
fighter-why-retaliate =
    { $yes ->
        [yes] non costa nulla, e il mostro ha { $foe } vita
       *[no] tieni la carta: il mostro ha { $foe } vita
    }
fighter-why-swap =
    { $yes ->
        [yes] il gruppo ci guadagna
       *[no] serve di più a te
    }
labyrinth-why-with =
    con { $spell }{ $outside ->
        [yes] {" "}da fuori, dove nessuno ti colpisce
       *[no] , e nessuno ti colpisce
    }
