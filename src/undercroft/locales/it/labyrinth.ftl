### Im Drachen-Labyrinth in italiano. Per i fatti: docs/words.md.
### I nomi delle carte stanno dopo i due punti o fra parentesi, così non serve l’articolo.

labyrinth = Im Drachen-Labyrinth
    .about = Scendi nel labirinto, sconfiggi i mostri e riporta abbastanza oro alla Partenza.

## Caselle. Ogni casella ha tre forme: il nome, dove si è (.in) e dove si va (.into).

labyrinth-space-start = la Partenza
    .in = sulla Partenza
    .into = sulla Partenza
labyrinth-space-great-hall = la Grande Sala
    .in = nella Grande Sala
    .into = nella Grande Sala
labyrinth-space-kitchen = la Cucina
    .in = nella Cucina
    .into = nella Cucina
labyrinth-space-guardroom = il Corpo di guardia
    .in = nel Corpo di guardia
    .into = nel Corpo di guardia
labyrinth-space-wine-cellar = la Cantina
    .in = nella Cantina
    .into = nella Cantina
labyrinth-space-chapel = la Cappella
    .in = nella Cappella
    .into = nella Cappella
labyrinth-space-armory = l’Armeria
    .in = nell’Armeria
    .into = nell’Armeria
labyrinth-space-library = la Biblioteca
    .in = nella Biblioteca
    .into = nella Biblioteca
labyrinth-space-barracks = la Caserma
    .in = nella Caserma
    .into = nella Caserma
labyrinth-space-crypt = la Cripta
    .in = nella Cripta
    .into = nella Cripta
labyrinth-space-prison = la Prigione
    .in = nella Prigione
    .into = nella Prigione
labyrinth-space-laboratory = il Laboratorio
    .in = nel Laboratorio
    .into = nel Laboratorio
labyrinth-space-throne-room = la Sala del trono
    .in = nella Sala del trono
    .into = nella Sala del trono
labyrinth-space-dragons-lair = la Tana del drago
    .in = nella Tana del drago
    .into = nella Tana del drago
labyrinth-space-royal-vault = la Camera del tesoro reale
    .in = nella Camera del tesoro reale
    .into = nella Camera del tesoro reale
labyrinth-space-room = la stanza { $number }
    .in = nella stanza { $number }
    .into = nella stanza { $number }
labyrinth-space-corridor = un corridoio del livello { $level }
    .in = in un corridoio del livello { $level }
    .into = in un corridoio del livello { $level }
labyrinth-space-stair = la scala fra i livelli { $above } e { $below }
    .in = sulla scala fra i livelli { $above } e { $below }
    .into = sulla scala fra i livelli { $above } e { $below }
labyrinth-door = la porta segreta fra { $place } e { $origin }
labyrinth-door-place = la porta segreta che si affaccia { $place-in }
labyrinth-door-corridors = la porta segreta fra due corridoi del livello { $level }

## Carte

labyrinth-card = { $name }
labyrinth-card-gold = { $name } ({ $gold } monete)
labyrinth-card-sword = { $name } +{ $strength }
labyrinth-missile = Proiettile

## Classi

labyrinth-class-elf = Elfo
    .about = 5 passi; scopre le porte segrete con 1-4; obiettivo 10.000
labyrinth-class-hero = Eroe
    .about = 5 passi; combatte meglio dell’Elfo; porte segrete con 1-2; obiettivo 10.000
labyrinth-class-superhero = Supereroe
    .about = 5 passi; il braccio più forte; porte segrete con 1-2; obiettivo 20.000
labyrinth-class-wizard = Mago
    .about = 5 passi; debole nello scontro diretto, ma con 7 incantesimi; mai la spada; porte segrete con 1-2; obiettivo 30.000
labyrinth-class-dwarf = Nano
    .about = 5 passi; combatte come l’Elfo e ride delle trappole; porte segrete con 1-2; obiettivo 10.000
labyrinth-class-cleric = Chierico
    .about = 5 passi; combatte come l’Eroe, come il Supereroe contro non morti e malvagi; difficile da ferire; 2 Vincolo e 2 Trasporto; porte segrete con 1-2; obiettivo 20.000
labyrinth-class-hobbit = Hobbit
    .about = 4 passi; combatte con il valore più alto fra Eroe ed Elfo; 7 proiettili, non teme le trappole; porte segrete con 1-3; obiettivo 10.000
labyrinth-class-thief = Ladro
    .about = 6 passi; combatte come l’Eroe, con +1 di sorpresa, e ruba con il 12; porte segrete con 1-2; obiettivo 30.000

## Le domande

labyrinth-ask-class = { $seat }, quale avventuriero guidi?
labyrinth-ask-move =
    { $seat }, ti trovi { $place-in } e { $steps ->
        [0] non hai più passi
        [one] ti resta 1 passo
       *[other] ti restano { $steps } passi
    }. Che cosa fai?
labyrinth-ask-means =
    { $seat }, come combatti { $place-in }{ $foe ->
        [none] {""}
       *[other] {" "}(avversario: { $foe })
    }?
labyrinth-ask-opponent = { $seat }, { $place-in } aspettano più mostri. Quale affronti?
labyrinth-ask-teleport = { $seat }, dove ti porta l’incantesimo?
labyrinth-ask-fall = { $seat }, il pavimento si apre! In quale sala cadi?
labyrinth-ask-ball = { $seat }, in quale stanza guardi con la Sfera di cristallo?
labyrinth-ask-take = { $seat }, quali tesori a terra raccogli?
labyrinth-ask-deposit = { $seat }, quali carte metti al sicuro? Non si perdono più, ma non hanno più effetto.
labyrinth-ask-drop = { $seat }, quale carta perdi?
labyrinth-ask-split = { $seat }, dividi le tue carte in due mucchi: quali vanno a sinistra? Chi siede alla tua sinistra sceglie il mucchio che perdi, senza vedere le carte.
labyrinth-ask-pile = { $seat }, davanti a te ci sono due mucchi coperti di { $loser }. Quale va perso?
labyrinth-ask-retreat = { $seat }, devi ritirarti. Da che parte?
labyrinth-ask-ambush-mover = { $seat }, { $place-in } non c’è solo il tuo avventuriero. Tendi un agguato?
labyrinth-ask-ambush-other = { $seat }, { $mover } ti raggiunge { $place-in }. Tendi un agguato?
labyrinth-ask-join = { $seat }, ti unisci contro { $mover }?
labyrinth-ask-escape = { $seat }, subisci un agguato { $place-in }. Fuggi con la magia?
labyrinth-ask-strike-whom = { $seat }, contro chi restituisci il colpo?
labyrinth-ask-which-lock = { $seat }, con chi continui a combattere?
labyrinth-ask-last-word = { $seat }, rispondi con un incantesimo?
labyrinth-ask-collect = { $seat }, la tua vittima ha perso dei tesori { $place-in }. Vai a prenderli?
labyrinth-ask-refill = { $seat }, quale incantesimo riprendi dalla tua riserva?
labyrinth-ask-spell-pick = { $seat }, quale incantesimo prendi? Finora ne hai { $spells }.

labyrinth-ask-roll = { $seat }, tira i dadi.
labyrinth-ask-choosing-roll = { $seat }, tira due dadi: il totale più alto sceglie per primo.
labyrinth-ask-first-roll = { $seat }, tira due dadi: il totale più alto comincia.
labyrinth-ask-spell-order-roll = { $seat }, tira due dadi: il totale più alto pesca per primo gli incantesimi.
labyrinth-ask-search-roll = { $seat }, tira un dado: con un risultato da 1 a { $finds } scopri la porta segreta.
labyrinth-ask-attack-roll = { $seat }, tira due dadi per il tuo attacco.
labyrinth-ask-counter-roll = { $seat }, tira due dadi per il contrattacco.
labyrinth-ask-strike-roll = { $seat }, tira due dadi per il tuo colpo.
labyrinth-ask-result-roll = { $seat }, il colpo è andato a segno: tira due dadi per vedere quanto fa male.
labyrinth-ask-hex-roll = { $seat }, tira due dadi per il tuo incantesimo.
labyrinth-ask-cage-roll = { $seat }, tira un dado: per altrettanti turni ti trattiene la Gabbia.
labyrinth-ask-sword-roll = { $seat }, tira due dadi per la forza della spada.
labyrinth-ask-wandering-roll = { $seat }, tira due dadi: dove ricompare il mostro sconfitto?

## Le scelte

labyrinth-do-step =
    { $awaits ->
        [fight] { $foe ->
            [none] Vai { $place-into } e combatti
           *[other] Vai { $place-into } e combatti (avversario: { $foe })
        }
        [treasure] Vai { $place-into } e prendi il tesoro
       *[nothing] Vai { $place-into }
    }
labyrinth-do-goal =
    { $awaits ->
        [fight] { $foe ->
            [none] { $place } (combattimento)
           *[other] { $place } ({ $foe })
        }
       *[nothing] { $place }
    }
labyrinth-do-search = Cerca la porta segreta che porta { $place-into }
labyrinth-do-cast =
    { $foe ->
        [none] { $spell }: lancia l’incantesimo { $place-into }
       *[other] { $spell }: lancia l’incantesimo { $place-into } (avversario: { $foe })
    }
labyrinth-do-throw =
    { $foe ->
        [none] Lancia un proiettile { $place-into }
       *[other] Lancia un proiettile { $place-into } (avversario: { $foe })
    }
labyrinth-do-look = Guarda con il Medaglione ESP { $place-into }
labyrinth-do-ambush = Agguato contro { $target }
labyrinth-do-hex = { $spell } contro { $target }
labyrinth-do-seat = { $target }
labyrinth-do-number = { $number }
labyrinth-do-lying = una carta del livello { $level } (n. { $number })

labyrinth-do-move-end = Finisci il turno
labyrinth-do-move-fight =
    { $foe ->
        [none] Resta e combatti
       *[other] Resta e combatti (avversario: { $foe })
    }
labyrinth-do-move-ball = Usa la Sfera di cristallo
labyrinth-do-move-take = Raccogli i tesori a terra
labyrinth-do-move-deposit = Metti tesori al sicuro (il turno finisce)
labyrinth-do-means-hand = Attacco normale
labyrinth-do-means-fireball = Lancia una Palla di fuoco
labyrinth-do-means-bolt = Lancia un Fulmine
labyrinth-do-means-teleport = Fuggi con il Teletrasporto
labyrinth-do-means-bind = Usa Vincolo (+2, niente contrattacco)
labyrinth-do-means-transport = Fuggi con Trasporto
labyrinth-do-means-missile = Lancia un proiettile (+2, niente contrattacco)
labyrinth-do-pile-left =
    { $left ->
        [one] Il mucchio di sinistra (1 carta)
       *[other] Il mucchio di sinistra ({ $left } carte)
    }
labyrinth-do-pile-right =
    { $right ->
        [one] Il mucchio di destra (1 carta)
       *[other] Il mucchio di destra ({ $right } carte)
    }
labyrinth-do-ambush-mover-no = Prosegui in pace
labyrinth-do-ambush-other-no = Lascia passare { $mover }
labyrinth-do-ambush-other-yes = Agguato contro { $mover }
labyrinth-do-join-no = Restane fuori
labyrinth-do-join-yes = Unisciti contro { $mover }
labyrinth-do-escape-no = Resta e combatti
labyrinth-do-escape-teleport = Fuggi con il Teletrasporto
labyrinth-do-escape-transport = Fuggi con Trasporto
labyrinth-do-last-word-no = Nessun incantesimo
labyrinth-do-collect-no = Resta dove sei
labyrinth-do-collect-step = Vai a raccoglierli

## Che cosa è successo. La forma .known la legge solo chi conosce il segreto.

labyrinth-told-choosing-roll = { $seat } tira per la scelta della classe: { $dice } = { $dice-total }.
labyrinth-told-first-roll = { $seat } tira per il primo turno: { $dice } = { $dice-total }.
labyrinth-told-spell-order-roll = { $seat } tira per il primo incantesimo: { $dice } = { $dice-total }.
labyrinth-told-class = { $seat } sceglie la classe: { $adventurer }.
labyrinth-told-first = Comincia { $seat }.
labyrinth-told-turn = È il turno di { $seat }.
labyrinth-told-misses =
    { $seat } salta questo turno{ $left ->
        [0] {""}
        [one] {" "}e ne salterà ancora 1
       *[other] {" "}e ne salterà ancora { $left }
    }.
labyrinth-told-step = { $seat } va { $place-into }.
labyrinth-told-steps = { $seat } fa { $count } passi e arriva { $place-into }.
labyrinth-told-door-found = { $seat } tira { $die } e scopre { $door }!
labyrinth-told-door-missed = { $seat } tira { $die } e non scopre { $door }.
labyrinth-told-revealed = { $seat } incontra { $place-in }: { $card }.
labyrinth-told-spell-laid = { $seat } usa: { $spell }.
labyrinth-told-attack =
    { $means ->
        [fireball] { $seat } lancia una Palla di fuoco
        [bolt] { $seat } lancia un Fulmine
        [missile] { $seat } lancia un proiettile
        [bind] { $seat } attacca con Vincolo
       *[hand] { $seat } attacca
    } ({ $card }): { $dice } = { $dice-total }, { $needed ->
        [13] solo un furto potrebbe servire
       *[other] serve { $needed }
    }{ $bonus ->
        [0] {""}
       *[other] {" "}grazie al +{ $bonus }
    }. { $success ->
        [yes] A segno!
       *[no] Mancato.
    }
labyrinth-told-hopeless =
    { $means ->
        [hand] { $card }: in questo scontro { $seat } non ha alcuna speranza.
       *[other] { $card }: qui non serve a nulla, { $seat } non ha alcuna speranza.
    }
labyrinth-told-defeated = { $seat } vince { $place-in }! Mostro sconfitto: { $card }.
labyrinth-told-defeated-outside =
    { $card ->
        [none] { $seat } vince da fuori: { $place-in } non c’è nessuno.
       *[other] { $seat } vince da fuori! Mostro sconfitto { $place-in }: { $card }.
    }
labyrinth-told-treasure-drawn = { $seat } pesca un tesoro del livello { $level }.
    .known = { $seat } pesca un tesoro del livello { $level }: { $card }.
labyrinth-told-treasure-none = Per { $seat } non ci sono più tesori del livello { $level }.
labyrinth-told-sword-put-back = { $seat } pesca una Spada magica del livello { $level }, non sa che farsene e pesca di nuovo.
labyrinth-told-sword-drawn = { $seat } trova una Spada magica: { $dice } = { $dice-total }, quindi vale +{ $strength }.
labyrinth-told-goal-reached = {""}
    .known = { $seat } ha { $gold } monete d’oro: bastano per vincere. E ora alla Partenza!
labyrinth-told-held-taken =
    { $number ->
        [one] { $seat } prende la carta che il mostro tratteneva.
       *[other] { $seat } prende le { $number } carte che il mostro tratteneva.
    }
    .known =
        { $number ->
            [one] { $seat } prende ciò che il mostro tratteneva: { $cards }.
           *[other] { $seat } prende le { $number } carte che il mostro tratteneva: { $cards }.
        }
labyrinth-told-loose-taken =
    { $number ->
        [one] { $seat } raccoglie 1 carta.
       *[other] { $seat } raccoglie { $number } carte.
    }
    .known =
        { $number ->
            [one] { $seat } raccoglie: { $cards }.
           *[other] { $seat } raccoglie { $number } carte: { $cards }.
        }
labyrinth-told-dropped =
    { $number ->
        [one] { $seat } perde 1 carta { $place-in }.
       *[other] { $seat } perde { $number } carte { $place-in }.
    }
    .known =
        { $number ->
            [one] { $seat } perde { $place-in }: { $cards }.
           *[other] { $seat } perde { $number } carte { $place-in }: { $cards }.
        }
labyrinth-told-split = { $seat } forma due mucchi: { $left } a sinistra, { $right } a destra.
labyrinth-told-counterattack =
    Contrattacco contro { $seat } ({ $card }): { $dice } = { $dice-total }, { $result ->
        [killed] colpo mortale!
        [serious] ferita grave!
        [light] ferita leggera.
        [unconscious] perde i sensi.
       *[nothing] nessun effetto.
    }
labyrinth-told-killed = Per { $seat } è la fine: alla Partenza comincia un nuovo avventuriero.
labyrinth-told-wounded-home = { $seat } torna sulla Partenza e guarisce.
labyrinth-told-retreated = { $seat } si ritira { $place-into }.
labyrinth-told-marked = { $card } trattiene il bottino { $place-in }; segnalino { $marker }.
labyrinth-told-monster-gone = Sparisce { $place-in }: { $card }.
labyrinth-told-grave = Si mette un segnalino tomba { $place-in }: lì non verranno più mostri.
labyrinth-told-nobody-there = Non c’è nessuno { $place-in }; { $seat } vince senza combattere.
labyrinth-told-stolen = Un 12! { $seat } ruba il tesoro { $place-in } e si dilegua ({ $card }).
labyrinth-told-trap-ignored = { $card }? { $seat } ci ride sopra.
labyrinth-told-trap-outside = { $card } { $place-in }: la trappola non scatta, ma il turno di { $seat } finisce.
labyrinth-told-caged =
    { $turns ->
        [one] { $card }! { $seat } ci resta dentro per 1 turno.
       *[other] { $card }! { $seat } ci resta dentro per { $turns } turni.
    }
labyrinth-told-released = { $seat } esce dalla Gabbia { $place-in }.
labyrinth-told-fallen = { $seat } cade { $place-into }.
labyrinth-told-teleported = { $seat } svanisce e ricompare { $place-in }.
labyrinth-told-spell-drawn = { $seat } pesca un incantesimo.
    .known = { $seat } pesca un incantesimo: { $card }.
labyrinth-told-spells-drawn = { $seat } pesca { $count } incantesimi.
    .known = { $seat } pesca { $count } incantesimi: { $cards }.
labyrinth-told-missile-back = { $seat } riceve un proiettile.
labyrinth-told-cleric-refill = { $seat } riprende dalla riserva: { $spell }.
labyrinth-told-looked = { $seat } guarda con il Medaglione ESP { $place-into }.
    .known = { $seat } guarda con il Medaglione ESP { $place-into }: { $card }.
labyrinth-told-ball-used = { $seat } guarda con la Sfera di cristallo { $place-into }.
    .known =
        { $seat } vede { $place-in }: { $monster ->
            [none] {""}
           *[other] { $monster },{" "}
        }{ $treasure ->
            [none] nessun tesoro
           *[other] { $treasure }
        }.
labyrinth-told-reservation-ends = Ciò che la Sfera di cristallo riservava { $room-in } torna sotto i mazzi.
labyrinth-told-secured =
    { $number ->
        [one] { $seat } mette al sicuro 1 carta.
       *[other] { $seat } mette al sicuro { $number } carte.
    }
labyrinth-told-ambush = Agguato! { $seat } attacca { $target } { $place-in }.
labyrinth-told-joined = { $seat } si unisce contro { $target }.
labyrinth-told-strike =
    { $seat } colpisce { $target }: { $dice } = { $dice-total }, serve { $needed }{ $bonus ->
        [0] {""}
       *[other] {" "}grazie al +{ $bonus }
    }. { $success ->
        [yes] A segno!
       *[no] Mancato.
    }
labyrinth-told-hit-result =
    Quanto male si è fatto { $seat }? { $dice } = { $dice-total }: { $result ->
        [killed] colpo mortale!
        [serious] ferita grave!
        [light] ferita leggera.
        [unconscious] perde i sensi.
       *[nothing] nessun effetto.
    }
labyrinth-told-locked = { $seat } e { $target } restano bloccati fra loro e devono continuare a combattere.
labyrinth-told-fights-on = { $seat } e { $target } continuano a combattere.
labyrinth-told-hex =
    { $seat } lancia un incantesimo contro { $target } ({ $spell }): { $dice } = { $dice-total }, serve { $needed }. { $success ->
        [yes] A segno!
       *[no] Mancato.
    }
labyrinth-told-wanders = { $card } se ne va errando: { $dice } = { $dice-total }, a caccia nei corridoi del livello { $level }.
labyrinth-told-wanderer-attacks = Un mostro errante attacca { $seat } { $place-in }: { $card }!
labyrinth-told-wanderer-slain = { $seat } elimina per sempre il mostro errante: { $card }.
labyrinth-told-wanderer-settles = { $card } si stabilisce { $place-in }; segnalino { $marker }.
labyrinth-told-won = Vittoria con { $gold } monete d’oro: { $seats }!

## Opzioni del gioco

labyrinth-preset-first-game = Prima partita
    .about = il gioco base: Elfi ed Eroi, niente incantesimi; da 2 a 4 giocatori
labyrinth-preset-expert = Gioco per esperti
    .about = con Supereroi, Maghi e spade più forti; da 2 a 8 giocatori
labyrinth-preset-everything = Tutto
    .about = il gioco per esperti con tutte le espansioni: agguati, mostri erranti, altre quattro classi

labyrinth-option-mode = Gioco
    .about = il gioco base s’impara prima, quello per esperti ha incantesimi e classi più forti
labyrinth-option-mode-basic = base
labyrinth-option-mode-expert = per esperti
labyrinth-option-secure_treasure = Mettere al sicuro i tesori
    .about = sulla Partenza si possono depositare tesori, che nessuno può più perdere
labyrinth-option-ambush = Agguati
    .about = gli avventurieri possono attaccarsi dove s’incontrano
labyrinth-option-ambush_spells = Agguati con incantesimi
    .about = i Maghi possono lanciare fuoco e fulmini contro chi è accanto a loro
labyrinth-option-wandering = Mostri erranti
    .about = i mostri sconfitti possono ricomparire nei corridoi
labyrinth-option-dwarf = Nano
    .about = una classe che ignora le trappole
labyrinth-option-cleric = Chierico
    .about = una classe difficile da ferire
labyrinth-option-hobbit = Hobbit
    .about = una classe con proiettili
labyrinth-option-thief = Ladro
    .about = una classe che ruba
labyrinth-option-distinct_classes = Classi tutte diverse
    .about = ogni classe una sola volta; automatico vuol dire da cinque giocatori in su
labyrinth-option-distinct_classes-auto = automatico
labyrinth-option-distinct_classes-on = sì
labyrinth-option-distinct_classes-off = no
labyrinth-option-spell_selection = Scelta degli incantesimi
    .about = i Maghi pescano gli incantesimi alla cieca o li scelgono?
labyrinth-option-spell_selection-drawn = pescati
labyrinth-option-spell_selection-chosen = scelti
labyrinth-option-ambush_at_start = Agguati alla Partenza
    .about = per i più spietati: agguati persino sulla Partenza

## Il tavolo: carte, giocatori, mappa

labyrinth-statistic-classes = Classe
labyrinth-statistic-gold = Oro
labyrinth-view-round = Giro { $round }
labyrinth-view-gold = { $gold } di { $goal } monete
labyrinth-view-goal-reached = torna alla Partenza!
labyrinth-view-carried = Tesori
labyrinth-view-secured = Al sicuro
labyrinth-view-spells = Incantesimi
labyrinth-view-reserve = Riserva
labyrinth-view-nothing = ancora niente
labyrinth-view-seen = Sai che
labyrinth-view-seen-cards = { $place-in }: { $cards }
labyrinth-view-numbers = { $card }: { $numbers }
labyrinth-use-sword = Aggiunge ai tuoi tiri d'attacco 1, o la forza indicata accanto; di più spade conta solo la migliore.
labyrinth-use-opener = Ogni porta segreta ti è aperta.
labyrinth-use-esp = Accanto a un luogo pericoloso, se ti resta un passo, puoi guardare il mostro che vi incontreresti.
labyrinth-use-crystal = Una volta nel tuo turno puoi guardare in una qualsiasi stanza non ancora liberata e vederne il mostro e il tesoro.
labyrinth-view-goal = obiettivo { $goal }
labyrinth-view-marker = { $card } (segnalino { $marker })
labyrinth-view-class-about = { $class }: { $about }
labyrinth-view-miss = Se il tuo attacco fallisce
labyrinth-view-miss-one = { $result } { $odds }
labyrinth-view-reserved = Riservate da Sfere di cristallo
labyrinth-view-reserved-room = { $place } (segnalino { $marker }, { $seat })
labyrinth-view-decks = Mazzi
labyrinth-view-deck = livello { $level }: { $monsters } mostri, { $treasures } tesori
labyrinth-view-spell-deck = { $number ->
        [one] 1 incantesimo
       *[other] { $number } incantesimi
    }
labyrinth-use-fireball = Contro il valore Palla di fuoco del mostro, sul posto o dalla casella davanti; da fuori non c’è contrattacco.
labyrinth-use-bolt = Contro il valore Fulmine del mostro, sul posto o dalla casella davanti; da fuori non c’è contrattacco.
labyrinth-use-teleport = Via prima di un combattimento in una stanza o sala, in un’altra al massimo un livello più su o più giù; lì combatti senza incantesimi.
labyrinth-use-bind = Aggiunge 2 al tuo tiro d'attacco; se fallisce, non c’è contrattacco.
labyrinth-use-transport = Via prima di un combattimento in una stanza o sala, in un’altra al massimo un livello più su o più giù; lì combatti senza incantesimi.
labyrinth-use-missile = Aggiunge 2 al tuo tiro d'attacco al posto della spada, anche dalla casella davanti al luogo; se fallisce, non c’è contrattacco. Inutile contro «-».
labyrinth-use-cage = una trappola: un dado dice quanti turni salti; poi peschi il tesoro della stanza.
labyrinth-use-trapdoor = una trappola: peschi il tesoro della stanza e cadi in una sala un livello più in basso.
labyrinth-result-nothing = nulla
labyrinth-result-unconscious = svenuto
labyrinth-result-light = { $class ->
        [cleric] perde una carta, 2 indietro
       *[other] ferita lieve
    }
labyrinth-result-serious = { $class ->
        [cleric] perde una carta, 1 indietro, salta un turno
       *[other] ferita grave
    }
labyrinth-result-killed = ucciso
labyrinth-view-locked = avvinghiato con { $target }
labyrinth-view-may-not-fight = niente più scontri in questo turno
labyrinth-view-doors = { $number ->
        [one] 1 porta segreta nota
       *[other] { $number } porte segrete note
    }
labyrinth-view-cards = { $number ->
        [0] nessuna carta
        [one] 1 carta
       *[other] { $number } carte
    }
labyrinth-view-safe-cards = { $number } al sicuro
labyrinth-view-spell-count = { $number ->
        [one] 1 incantesimo
       *[other] { $number } incantesimi
    }
labyrinth-view-missile-count = { $number ->
        [one] 1 proiettile
       *[other] { $number } proiettili
    }
labyrinth-view-unknown-card = una carta del livello { $level }
labyrinth-view-misses = { $number ->
        [one] salta 1 turno
       *[other] salta { $number } turni
    }
labyrinth-view-wounded = con una ferita grave
labyrinth-view-caged = in Gabbia
labyrinth-view-engaged = in combattimento ({ $card })
labyrinth-view-monsters = Mostri
labyrinth-view-foe =
    { $card } { $place-in }{ $held ->
        [0] {""}
        [one] {" "}(trattiene 1 carta)
       *[other] {" "}(trattiene { $held } carte)
    }
labyrinth-view-loose = A terra
labyrinth-view-loose-cards =
    { $number ->
        [one] 1 carta { $place-in }
       *[other] { $number } carte { $place-in }
    }
labyrinth-view-unclaimed = Vinti, non ritirati
labyrinth-view-level = livello { $level }
labyrinth-map-levels = Stanze del livello
labyrinth-map-compass = n e s o
    .north = nord
    .east = est
    .south = sud
    .west = ovest
labyrinth-map-you = tu
labyrinth-map-door = porta
labyrinth-map-secret = porta segreta
labyrinth-map-known = porta segreta a te aperta
labyrinth-map-grave = tomba
labyrinth-map-monster = mostro, segnalino 3
labyrinth-map-loose = tesori
labyrinth-map-reserved = Sfera di cristallo
labyrinth-map-reach = passi fin lì
labyrinth-map-start = Scalone (Partenza)
labyrinth-reach = A portata
labyrinth-reach-one = { $place } ({ $steps })
labyrinth-reach-typed = Per { $rooms } scrivi { $typed }.
labyrinth-walk-unknown = «{ $typed }»: nel labirinto non c’è un luogo simile.
labyrinth-walk-here = Sei già lì.
labyrinth-walk-no-steps = In questo turno non ti restano passi.
labyrinth-walk-blocked = Non conosci una via sicura per arrivare { $place-into }.
labyrinth-walk-no-way = Da qui non si può andare verso { $direction }.
