### Dungeon Fighter in italiano. Fatti: docs/words.md.
fighter = Dungeon Fighter
    .about = Fai rimbalzare il dado sul tavolo e centra il bersaglio: attraversate insieme tre mappe fino al Boss.

## Luoghi

fighter-space-room = stanza { $room } ({ $name })
    .in = nella stanza { $room } ({ $name })
    .into = nella stanza { $room } ({ $name })
fighter-space-outside = davanti all'ingresso
    .in = davanti all'ingresso
    .into = davanti all'ingresso
fighter-space-boss-room = la sala del Boss
    .in = nella sala del Boss
    .into = nella sala del Boss

## Carte, dadi e dove si ferma il dado

fighter-card = { $name }
fighter-hero = { $name }
    .about = rosso: { $red } · verde: { $green } · blu: { $blue } · posti: armi { $weapons }, armature { $armour }, oggetti { $items }
fighter-die-red = rosso
fighter-die-green = verde
fighter-die-blue = blu
fighter-die-bonus = il dado Bonus
fighter-rest-10 = centro (10)
fighter-rest-4 = anello 4
fighter-rest-3 = anello 3
fighter-rest-2 = anello 2
fighter-rest-1 = anello 1
fighter-rest-bone = su un osso
fighter-rest-hole = in un buco
fighter-rest-off = fuori dal bersaglio
fighter-rest-no-bounce = senza rimbalzo
fighter-rest-failed = tiro speciale fallito

## Che cosa si chiede

fighter-ask-hero = { $seat }, quale eroe guidi?
fighter-ask-hand = { $seat }, com'è la tua mano quando tiri?
fighter-ask-leader = { $seat }, chi sarà il Leader? Se non siete d'accordo decide il caso.
fighter-ask-practice = { $seat }, un tiro di prova prima di cominciare?
fighter-ask-way = { $seat }, siete { $place-in }. Dove andate?
fighter-ask-retreat = { $seat }, vi ritirate? Mostro: { $card }. Ogni eroe perde 1 Punto Vita.
fighter-ask-stack = { $seat }, da quale mazzo arriva il prossimo mostro?
fighter-ask-die = { $seat }, { $card }: Punti Vita rimasti { $life }. Quale dado prendi?
fighter-ask-dice-out = { $seat }, i dadi Base sono finiti e { $card } ha ancora { $life } Punti Vita. Un dado Bonus o subite tutti il danno?
fighter-ask-weapons = { $seat }, quali armi usi per questo tiro?
fighter-ask-lender = { $seat }, con la mano di chi tiri?
fighter-ask-lend = { $seat }, { $target } tira con la tua mano. Dove la punti?
fighter-ask-throw = { $seat }, tira! Il dado deve prima rimbalzare sul tavolo.
fighter-ask-reroll = { $seat }, tieni il tiro o ritiri il dado?
fighter-ask-colour = { $seat }, il dado Bonus mostra l'icona Eroe. Di che colore vale?
fighter-ask-ability = { $seat }, è uscita l'icona Eroe: usi { $ability }?
fighter-ask-give-life = { $seat }, Furia Cieca: sacrifichi 1 Punto Vita per raddoppiare il danno?
fighter-ask-second-strike = { $seat }, tiri il dado una seconda volta?
fighter-ask-beer = { $seat }, a chi va la birra che protegge dal mostro?
fighter-ask-pay-song = { $seat }, pagate 1 moneta per la ballata? { $card } perde le sue abilità.
fighter-ask-heal-whom = { $seat }, chi viene curato? Punti rimasti: { $number }.
fighter-ask-extra-damage = { $seat }, aggiungi danno extra? { $card } ha { $life } Punti Vita.
fighter-ask-seduced = { $seat }, mandi in battaglia i mostri sedotti?
fighter-ask-no-damage = { $seat }, { $card } colpisce, danno { $damage }. Usi una carta per evitarlo?
fighter-ask-retaliate = { $seat }, rispondi al colpo? Carta: { $card }
fighter-ask-lose-card = { $seat }, quale carta perdi?
fighter-ask-healing =
    { $moment ->
        [blow] { $seat }, sta arrivando un colpo da { $damage }. Usi prima una carta di cura?
        [loss] { $seat }, sta arrivando un colpo da { $damage } e si perderà una carta. Usi prima una carta di cura?
        [group] { $seat }, tutti stanno per subire { $damage } danni. Usi prima una carta di cura?
        [retreat] { $seat }, la ritirata sta per costare a tutti { $damage } di vita. Usi prima una carta di cura?
        [fury] { $seat }, la Furia Cieca sta per prendere l'ultima vita. Usi prima una carta di cura?
       *[calm] { $seat }, usi una carta di cura?
    }
fighter-ask-scar = { $seat }, ti risvegli con una cicatrice. Quale abilità copre per sempre?
fighter-ask-clean-up = { $seat }, che cosa si fa adesso nella Pulizia?
fighter-ask-theft = { $seat }, a chi va la carta rubata: { $card }?
fighter-ask-reward = { $seat }, a chi va la carta della Stanza del Tesoro: { $card }?
fighter-ask-surplus = { $seat }, porti troppa roba. Di che cosa ti liberi?
fighter-ask-inherit = { $seat }, un eroe lascia il gioco. Chi prende che cosa?
fighter-ask-exchange = { $seat }, cedi o scambi equipaggiamento?
fighter-ask-swap = { $seat }, { $target } offre { $card } in cambio di { $treasure }. Accetti?
fighter-ask-shop =
    { $seat }, avete { $gold ->
        [one] 1 moneta
       *[other] { $gold } monete
    }. Che cosa comprate?
fighter-ask-entry-bounce = { $seat }, il dado è rimbalzato sul tavolo prima del bersaglio?
fighter-ask-entry-done = { $seat }, quali tiri speciali sono riusciti?
fighter-ask-entry-place = { $seat }, dove si è fermato il dado?
fighter-ask-entry-symbol = { $seat }, mostra l'icona Eroe?
fighter-ask-entry-confirm =
    { $seat }, { $target } dice: { $rest }{ $face ->
        [symbol] , con l'icona Eroe
       *[plain] {""}
    }. È giusto?

## Che cosa si può fare

fighter-do-seat = { $target }
fighter-do-hero-random = Uno qualsiasi, a sorte
fighter-do-hand-beginner = Da principiante
fighter-do-hand-steady = Sicura
fighter-do-hand-master = Da maestro
fighter-do-leader-random = Decida il caso
fighter-do-practice-throw = Tira
fighter-do-practice-done = Basta così
fighter-do-stack = Livello { $level }
fighter-do-way =
    Andate { $place-into }{ $kind ->
        [shop] : negozio
        [fountain] : Fontana Curativa
        [treasure] : Stanza del Tesoro
        [danger] : pericolo, { $throws }
       *[normal] {""}
    }
fighter-do-die = { $die } ({ $ability })
fighter-do-colour-none = nessun colore
fighter-do-dice-out-a = A: prendi un dado Bonus (rimasti { $dice })
fighter-do-dice-out-b = B: tutti subiscono il danno, i dadi Base tornano liberi
fighter-do-cards = { $cards }
fighter-do-weapons-none = nessuna arma
fighter-do-extra-damage-none = niente
fighter-do-seduced-none = nessuno
fighter-do-throw = Tira così
fighter-do-lend = Tieni così la mano
fighter-do-reroll-keep = Tieni il tiro
fighter-do-reroll-ability = Ritira con l'abilità
fighter-do-use = Usa: { $card }
fighter-do-heal = { $card } per { $target }
fighter-do-healing-pass = Non ora
fighter-do-ability-use = Usala
fighter-do-ability-decline = Rinuncia
fighter-do-beer-decline = Niente birra
fighter-do-give-life-yes = Sacrifica 1 Punto Vita
fighter-do-give-life-no = Tienilo
fighter-do-second-strike-yes = Tira ancora
fighter-do-second-strike-no = Lascia stare
fighter-do-pay-song-yes = Paga 1 moneta
fighter-do-pay-song-no = Risparmia
fighter-do-retreat-yes = Ritiratevi
fighter-do-retreat-no = Combattete
fighter-do-retaliate-yes = Rispondi
fighter-do-retaliate-no = Lascia stare
fighter-do-swap-yes = D'accordo
fighter-do-swap-no = Niente scambio
fighter-do-entry-bounce-yes = Sì, è rimbalzato
fighter-do-entry-bounce-no = No, dritto sul bersaglio
fighter-do-entry-symbol-yes = Sì, l'icona Eroe
fighter-do-entry-symbol-no = No
fighter-do-no-damage-no = Subisci il colpo
fighter-do-clean-up-revive = Rianimare gli svenuti
fighter-do-clean-up-theft = Dividere il bottino
fighter-do-clean-up-exchange = Scambiare equipaggiamento
fighter-do-clean-up-room = Usare la stanza
fighter-do-discard = Scarta: { $card }
fighter-do-give = { $card } a { $target }
fighter-do-swap = Scambia { $card } con { $treasure } ({ $target })
fighter-do-inherit-done = Nient'altro
fighter-do-exchange-done = Nessuno scambio
fighter-do-shop-done = Lascia il negozio
fighter-do-shop-bonus-die = Un dado Bonus per 2 monete
fighter-do-shop-heal = 1 Punto Vita a tutti, per 1 moneta
fighter-do-buy = { $card } per { $target } ({ $gold } monete)
fighter-do-doubtful = in dubbio: { $rest } o { $other }
fighter-do-entry-done-none = nessuno
fighter-do-entry-confirm-confirm = È giusto
fighter-do-entry-confirm-dispute = Ho visto diversamente: decida il Leader

## Che cosa succede

fighter-told-dungeon = Il sotterraneo: { $maps }.
fighter-told-hero = { $seat } guida: { $hero }.
fighter-told-hand =
    { $seat } tira con mano { $hand ->
        [beginner] da principiante
        [master] da maestro
       *[steady] sicura
    }.
fighter-told-leader = { $seat } è il Leader e comincia.
fighter-told-new-leader = Ora il Leader è { $seat }.
fighter-told-disagreed = Non siete d'accordo: decide { $seat }.
fighter-told-moved = Il gruppo va { $place-into }.
fighter-told-nobody-there = { $place }: non c'è nessuno, i mostri sono finiti.
fighter-told-revealed = Appare { $card }: Punti Vita { $life }, danno { $damage }, monete { $gold }.
fighter-told-room-demand-dropped = Le due cose insieme sono impossibili: la richiesta della stanza decade.
fighter-told-retreated = Il gruppo si ritira da { $card }: ognuno perde 1 Punto Vita.
fighter-told-die-taken = { $seat } prende un dado: { $die }.
fighter-told-group-damage =
    { $seat } sceglie B: tutti subiscono { $damage ->
        [one] 1 danno
       *[other] { $damage } danni
    }.
fighter-told-weapons = { $seat } usa: { $cards }.
fighter-told-demands = { $seat } deve eseguire: { $throws }.
fighter-told-throw-real =
    { $seat } tira il dado vero. Richiesto: { $throws ->
        [none] niente di speciale
       *[other] { $throws }
    }.
fighter-told-entered =
    { $seat } segna: { $rest }{ $face ->
        [symbol] , icona Eroe
       *[plain] {""}
    }.
fighter-told-disputed = { $seat } ha visto diversamente: decide { $target }.
fighter-told-flight = {""}
fighter-told-landed =
    Il dado di { $seat } ({ $die }): { $rest }{ $face ->
        [symbol] , con l'icona Eroe
       *[plain] {""}
    }.
fighter-told-rerolled = { $seat } riprende il dado e ritira.
fighter-told-colour-named = { $seat } sceglie il colore: { $die }.
fighter-told-ability = { $seat } usa { $ability }.
fighter-told-second-strike = { $seat } attacca una seconda volta.
fighter-told-blind-fury = { $seat } sacrifica un Punto Vita per il doppio danno (restano { $left }).
fighter-told-beer = { $seat } passa la birra a { $target }.
fighter-told-song = { $seat } canta: { $card } dimentica le sue abilità.
fighter-told-instant-kill = { $seat } centra il bersaglio con l'icona Eroe: { $card } è sconfitto sul colpo!
fighter-told-monster-hurt =
    { $card } subisce { $damage ->
        [one] 1 danno
       *[other] { $damage } danni
    } (restano { $left }).
fighter-told-monster-healed = { $card } recupera { $life } (ora { $left }).
fighter-told-hurt =
    { $seat } perde { $damage ->
        [one] 1 Punto Vita
       *[other] { $damage } Punti Vita
    } (restano { $left }).
fighter-told-unhurt = { $seat } resta illeso.
fighter-told-shielded = Una carta protegge { $seat }.
fighter-told-retaliated = { $seat } risponde ({ $card }): { $damage } danni (restano { $left }).
fighter-told-fainted = { $seat } sviene.
fighter-told-gold-lost =
    Il gruppo perde { $number ->
        [one] 1 moneta
       *[other] { $number } monete
    }.
fighter-told-gold-gained =
    Il gruppo ottiene { $number ->
        [one] 1 moneta
       *[other] { $number } monete
    }.
fighter-told-bonus-gained = Il gruppo ottiene dadi Bonus: { $number }.
fighter-told-bonus-bought = Il gruppo compra dadi Bonus: { $number }.
fighter-told-healed =
    { $seat } recupera { $life ->
        [one] 1 Punto Vita
       *[other] { $life } Punti Vita
    } (ora { $left }).
fighter-told-card-used = { $seat } usa: { $card }.
fighter-told-card-gained = { $seat } riceve: { $card }.
fighter-told-card-discarded = { $seat } scarta: { $card }.
fighter-told-card-given = { $seat } cede a { $target }: { $card }.
fighter-told-swapped = { $seat } e { $target } scambiano { $card } con { $treasure }.
fighter-told-card-lost = { $seat } perde: { $card }.
fighter-told-card-unclaimed = Nessuno può portare { $card }: va scartata.
fighter-told-reshuffled = L'equipaggiamento scartato viene rimescolato: { $number } carte.
fighter-told-seduced = { $card } ora segue { $seat }.
fighter-told-seduced-spent = { $seat } manda in battaglia: { $card }.
fighter-told-scarred = { $seat } si risveglia con una cicatrice ({ $die }) e { $left } Punti Vita.
fighter-told-levelled-up = { $seat }: l'eroe passa di livello ed esce dal gioco.
fighter-told-shop-opened =
    Nel negozio: { $cards ->
        [none] proprio niente
       *[other] { $cards }
    }.
fighter-told-bought = Il gruppo compra { $card } per { $gold } monete: va a { $seat }.
fighter-told-won = { $card } è sconfitto. Avete vinto!
fighter-told-lost = { $card } è stato troppo forte. Avete perso.

## Gradi

fighter-rank-compost = Concime
fighter-rank-stumblers = Inciamponi
fighter-rank-nursery-squad = Squadra dell'Asilo
fighter-rank-apprentices = Apprendisti
fighter-rank-nearly-heroes = Quasi Eroi
fighter-rank-proper-heroes = Eroi Come Si Deve
fighter-rank-dungeon-veterans = Veterani del Sotterraneo
fighter-rank-rulebook-scholars = Dotti del Regolamento
fighter-rank-rulebook-authors = Autori del Regolamento
fighter-rank-legends = Leggende Indicibili

## Che cosa mostra il tavolo

fighter-view-round = Stanza { $round }
fighter-view-treasure =
    { $gold ->
        [one] 1 moneta
       *[other] { $gold } monete
    }, { $dice ->
        [one] 1 dado Bonus
       *[other] { $dice } dadi Bonus
    }
fighter-view-life = { $life } di { $most } Punti Vita
fighter-view-fainted = svenuto
fighter-view-levelled-up = passato di livello
fighter-view-leader = Leader
fighter-view-monster = { $card }: { $life } di { $most } Punti Vita, danno { $damage }
fighter-view-demands = Ogni tiro
fighter-view-cards = Equipaggiamento
fighter-view-seduced = Sedotti
fighter-view-scars = Cicatrici
fighter-view-nothing = niente
fighter-view-score = Punteggio: { $total }, { $rank }
fighter-view-room-kind =
    { $kind ->
        [shop] negozio
        [fountain] fontana
        [treasure] tesoro
        [danger] pericolo
       *[normal] stanza
    }
fighter-view-foe =
    { $level ->
        [0] { $type }, boss
       *[other] { $type }, livello { $level }, oro { $gold }
    }
fighter-view-slots = spazi: armi { $weapons }, armature { $armour }, oggetti { $items }
fighter-view-reward =
    { $reward ->
        [gold] oro { $number }
        [bonus-die] { $number ->
            [one] 1 dado Bonus
           *[other] { $number } dadi Bonus
        }
       *[equipment] 1 equipaggiamento
    }
fighter-view-defeated = segnalino: sconfitto
fighter-view-beacon = Segnale: ogni colpo +1
fighter-view-frog = Rana: 2 danni in meno
fighter-view-beer = Birra: { $name } è al sicuro
fighter-view-seducer = Sedotto da { $name }
fighter-view-follower = { $card } (danno { $damage }, una volta)
fighter-view-throws = { $name } tira: { $die }
fighter-view-throwing = Il dado deve rimbalzare sul tavolo prima del bersaglio. Buco, ossa e fuori sono tiri mancati; nel dubbio vale l'anello peggiore.
fighter-view-boss = Boss
fighter-view-die-free = libero
fighter-view-die-used = usato
fighter-view-die-forbidden = vietato

## Risultato

fighter-statistic-heroes = Eroe
fighter-statistic-score = Punteggio
fighter-statistic-rooms = Stanze

## Opzioni del gioco

fighter-option-edition = Edizione
    .about = quale regolamento seguire dove i due differiscono
fighter-option-edition-de = tedesca
fighter-option-edition-it = italiana
fighter-option-difficulty = Difficoltà
    .about = quanti mostri forti vi aspettano
fighter-option-difficulty-easy = facile
fighter-option-difficulty-normal = normale
fighter-option-difficulty-hard = infernale
fighter-option-throw_mode = Tiri
    .about = su questo tavolo o con dadi veri
fighter-option-throw_mode-simulated = simulati
fighter-option-throw_mode-real = dadi veri
fighter-option-real_seats = Posti con dadi veri
    .about = se solo alcuni tirano dadi veri: i loro numeri, per esempio 1,3
fighter-option-judge = Chi giudica il tiro
    .about = conta il tuo tiro, o il caso tira per te?
fighter-option-judge-physics = miri e tiri tu (fisica)
fighter-option-judge-table = tira il caso (tabella)
fighter-option-hand = Mano
    .about = quanto riesce un tiro simulato senza mira
fighter-option-hand-own = ciascuno la propria
fighter-option-hand-beginner = principiante
fighter-option-hand-steady = sicura
fighter-option-hand-master = maestra
fighter-option-retreat = Ritirata
    .about = il gruppo può ritirarsi dai tiri impossibili?
fighter-option-hero_choice = Eroi
    .about = scelti o sorteggiati
fighter-option-hero_choice-choose = scelti
fighter-option-hero_choice-random = sorteggiati
fighter-option-group_decisions = Decisioni di gruppo
    .about = votano tutti o risponde il Leader
fighter-option-group_decisions-vote = votano tutti
fighter-option-group_decisions-leader = risponde il Leader
fighter-option-healing_moments = Carte di cura
    .about = si chiede in qualsiasi momento o solo quando qualcuno sverrebbe?
fighter-option-healing_moments-any = in qualsiasi momento
fighter-option-healing_moments-danger = solo quando qualcuno sverrebbe
fighter-option-clean_up_order = Ordine della Pulizia
    .about = nell'ordine dato o a scelta
fighter-option-clean_up_order-listed = nell'ordine dato
fighter-option-clean_up_order-chosen = a scelta
fighter-option-reward_forbidden_die = Premio per il dado vietato
    .about = il dado vietato conta come non usato?
fighter-option-next_start = Prossimo primo giocatore
    .about = chi comincia il prossimo combattimento
fighter-option-next_start-after-last-thrower = dopo l'ultimo che ha tirato
fighter-option-next_start-after-start-player = dopo il vecchio primo giocatore
fighter-option-practice = Allenamento
    .about = tiri liberi prima della partita
fighter-option-symbol_faces = Icone Eroe per dado
    .about = su quante delle sei facce
fighter-option-symbol_faces-1 = 1
fighter-option-symbol_faces-2 = 2
fighter-option-symbol_faces-3 = 3
fighter-option-group_damage = Danno a tutti
    .about = quanto costa l'opzione B
fighter-option-group_damage-edition = come l'edizione
fighter-option-group_damage-de = il danno del mostro
fighter-option-group_damage-it = il livello del mostro
fighter-option-retreat_stack = Mazzo dopo la ritirata
    .about = quando un mazzo è vuoto
fighter-option-retreat_stack-edition = come l'edizione
fighter-option-retreat_stack-de = uno qualsiasi
fighter-option-retreat_stack-it = il successivo
fighter-option-divine_healing = Intervento Divino
    .about = chi viene curato
fighter-option-divine_healing-edition = come l'edizione
fighter-option-divine_healing-de = un eroe
fighter-option-divine_healing-it = punto per punto
fighter-option-seduced_monster = Mostri sedotti
    .about = come aiutano
fighter-option-seduced_monster-edition = come l'edizione
fighter-option-seduced_monster-de = si sommano al tiro
fighter-option-seduced_monster-it = colpiscono da soli
fighter-option-lender = Mano prestata
    .about = di chi è la mano
fighter-option-lender-edition = come l'edizione
fighter-option-lender-de = del prossimo giocatore
fighter-option-lender-it = di chiunque altro
fighter-option-dance = Tiro Ballerina
    .about = come si balla
fighter-option-dance-edition = come l'edizione
fighter-option-dance-de = salto con giro
fighter-option-dance-it = giro sul posto
fighter-option-long_distance = Tiro da Lontano
    .about = da quanto lontano
fighter-option-long_distance-edition = come l'edizione
fighter-option-long_distance-de = da uno a due passi
fighter-option-long_distance-it = un passo
fighter-option-seated_eyes = Tiro Seduto a Terra
    .about = dove stanno gli occhi
fighter-option-seated_eyes-edition = come l'edizione
fighter-option-seated_eyes-de = sotto il bordo
fighter-option-seated_eyes-it = all'altezza del tavolo
fighter-option-catapult = Tiro Catapulta
    .about = come si usa la carta
fighter-option-catapult-edition = come l'edizione
fighter-option-catapult-de = solo piegare
fighter-option-catapult-it = piegare o colpire
fighter-option-backward_stance = Tiro di Spalle
    .about = la posizione
fighter-option-backward_stance-edition = come l'edizione
fighter-option-backward_stance-de = libera
fighter-option-backward_stance-it = in piedi
fighter-option-leg_throw = Tiro Sotto la Gamba
    .about = che cosa passa sotto la gamba
fighter-option-leg_throw-edition = come l'edizione
fighter-option-leg_throw-de = il dado
fighter-option-leg_throw-it = la mano
fighter-option-hard_target = Bersaglio Difficile
    .about = questa abilità esiste?
fighter-option-hard_target-edition = come l'edizione
fighter-option-hard_target-de = no
fighter-option-hard_target-it = sì
fighter-option-no_damage_card = Carte Nessun Danno
    .about = che fine fanno
fighter-option-no_damage_card-edition = come l'edizione
fighter-option-no_damage_card-de = scartate
fighter-option-no_damage_card-it = restano, salvo 1x
fighter-option-retaliation_card = Replica Danno
    .about = si deve rispondere?
fighter-option-retaliation_card-edition = come l'edizione
fighter-option-retaliation_card-de = a scelta
fighter-option-retaliation_card-it = le carte permanenti sempre
fighter-option-card_jump_bounces = Tiro Salta-Carta
    .about = rimbalzi prima della carta
fighter-option-card_jump_bounces-edition = come l'edizione
fighter-option-card_jump_bounces-de = almeno uno
fighter-option-card_jump_bounces-it = esattamente uno
fighter-option-header_order = Tiro di Testa
    .about = quando colpisce la testa
fighter-option-header_order-edition = come l'edizione
fighter-option-header_order-de = prima del bersaglio
fighter-option-header_order-it = prima del tavolo
fighter-option-spent_die_stays = Dadi usati
    .about = restano in mezzo?
fighter-option-spent_die_stays-edition = come l'edizione
fighter-option-spent_die_stays-de = restano sul tavolo
fighter-option-spent_die_stays-it = si tolgono
fighter-preset-first-game = Prima partita
    .about = regole tedesche, facile
fighter-preset-german = Edizione tedesca
    .about = difficoltà normale
fighter-preset-italian = Edizione italiana
    .about = difficoltà normale
fighter-preset-hellish = Infernale
    .about = regole tedesche, per mani ferme
error-no-physics = Qui questo tiro non si può giudicare: { $reason }.

## Al tavolo, nel browser

fighter-table-key-turn = mira a sinistra, a destra
fighter-table-key-draw = più forza, meno forza
fighter-table-key-loft = più alto, più basso
fighter-table-key-place = spostati lungo il tavolo
fighter-table-key-spin = effetto a sinistra, a destra
fighter-table-key-throw = lascia andare
fighter-table-life = vita
fighter-table-damage = danno
fighter-table-life-of = { $life } vite su { $most }
fighter-table-gold = oro
fighter-table-place = Livello { $level } · { $name }
fighter-table-place-boss = Il boss
fighter-table-place-outside = Davanti al sotterraneo
fighter-table-bonus-dice = dadi bonus
fighter-table-tower = Torre
fighter-table-leader = leader
fighter-table-throws = tira: { $die }
fighter-table-lends = presta la mano
fighter-table-no-ability = Nessuna abilità. Non gli serve, dice.
fighter-table-demands-throw = Ogni tiro dev'essere: { $throws }.
fighter-table-room-demands = La stanza esige
fighter-table-monster-demands = { $card } esige
fighter-table-weapon-declared = { $card } dichiarata
fighter-table-heroes-title = Scegli il tuo eroe
fighter-table-slots = Armi { $weapons } · armature { $armour } · oggetti { $items }
fighter-table-needs-hit = solo se colpisce
fighter-table-scar = cicatrice
fighter-table-you-are-here = Siete qui
fighter-table-wanted-by = { $names } a favore
fighter-table-walked = conquistata
fighter-table-map = Mappa del sotterraneo
fighter-table-arena = Il tavolo con il bersaglio
fighter-table-shop = Il negozio è aperto
fighter-table-shop-about = { $gold } monete nel tesoro. Ogni carta va all'eroe che scegliete.
fighter-table-buy-for = per { $name }
fighter-table-price = { $gold } oro
fighter-table-reward-dice =
    { $number ->
        [one] 1 dado bonus
       *[other] { $number } dadi bonus
    }
fighter-table-nobody = nessuno può comprarla o portarla
fighter-table-aim-line = Linea di mira
fighter-table-sliders = Cursori
fighter-table-let-go = Lascia
fighter-table-hold-out = Tieni la mano così
fighter-table-aim-again = Mira di nuovo
fighter-table-pull = Tira indietro il dado e lascialo, oppure dagli un colpetto.
fighter-table-flick = Un colpetto in avanti, d'un fiato.
fighter-table-tilt = Tira solo un poco: il dado rotola giù e basta.
fighter-table-bend = Tira giù la carta e lasciala scattare.
fighter-table-so-far = finora { $hits } su { $throws } a segno
fighter-table-strength = forza
fighter-table-speed = { $speed } m/s
fighter-table-direction = direzione
fighter-table-loft = parabola
fighter-table-height = altezza
fighter-table-place-along = posizione
fighter-table-back = distanza
fighter-table-spin = effetto
fighter-table-topspin = rotazione in avanti
fighter-table-turn = giro
fighter-table-side = tiro da
fighter-table-side-S = sud
fighter-table-side-E = est
fighter-table-side-N = nord
fighter-table-side-W = ovest
fighter-table-degrees = { $number }°
fighter-table-millimetres = { $number } mm
fighter-table-revs = { $number } giri/s
fighter-table-first-bounce = primo rimbalzo
fighter-table-cancel = lascia per annullare
fighter-table-keys = frecce: direzione e forza · W S: parabola · A D: posizione · Q E: effetto · Invio: lascia
fighter-table-prop = Che cosa c'è lì
fighter-table-prop-box = la scatola
fighter-table-prop-sheet = una scheda eroe
fighter-table-prop-place = Trascinala al suo posto, girala, poi avanti.
fighter-table-prop-done = Sta bene lì
fighter-table-prop-again = Spostala
fighter-table-prop-x = sinistra o destra
fighter-table-prop-y = vicino o lontano
fighter-table-unseen = lo senti e non vedi nulla
fighter-table-pull-blind = Occhi chiusi: tira o dai un colpetto da dove vuoi, o usa le frecce.
fighter-table-told-direction =
    { $where ->
        [left] { $number }° troppo a sinistra.
        [right] { $number }° troppo a destra.
       *[middle] Dritto al bersaglio.
    }
fighter-table-told-strength =
    { $how ->
        [far-weak] Molto troppo debole.
        [weak] Troppo debole.
        [strong] Troppo forte.
        [far-strong] Molto troppo forte.
       *[right] Più o meno la forza giusta.
    }
fighter-table-eyes = Chiudi gli occhi
fighter-table-eyes-about = Poi mira. Non vedi nulla finché il dado non si ferma.
fighter-table-dark = Occhi chiusi. Tira da dove senti il dado.
fighter-table-hush = Zitti! Il dado rotola ancora.
fighter-table-mirrored = La sinistra è destra, e la destra sinistra.
fighter-table-turned = Dai le spalle al tavolo: tutto è al contrario.
fighter-table-shoulder = sopra la spalla
fighter-table-jump = Salta
fighter-table-jump-about = Tieni premuto per saltare, lascia in aria.
fighter-table-dance-about = Tieni premuto per saltare e girare, lascia all'atterraggio.
fighter-table-turn-about = Tieni premuto per un giro, poi lascia.
fighter-table-dance = Balla
fighter-table-toss = Lancia in alto
fighter-table-toss-about = Poi colpisci quando il dado tocca la linea.
fighter-table-head-now = Di testa!
fighter-table-smash-now = Schiaccia!
fighter-table-palms = Apri le mani
fighter-table-palms-about = Due pollici: tienili e alzali insieme. Oppure premi una volta quando le mani si incontrano.
fighter-table-palm-left = mano sinistra
fighter-table-palm-right = mano destra
fighter-table-blow = Soffia
fighter-table-blow-about = Tocca in fretta, a piccoli soffi, o usa il microfono.
fighter-table-microphone = Microfono
fighter-table-no-microphone = Il microfono non risponde. Tocca invece.
fighter-table-sways = La mano prestata ondeggia. Lascia quando punta giusto.
fighter-table-dummy = Un pupazzo tiene il dado e ondeggia. Lascia e spera.
fighter-table-lend = Tu miri, { $name } lascia andare.
fighter-table-no-webgl = Questo browser non mostra il 3D (WebGL è spento). Il bersaglio piatto e i cursori fanno lo stesso.
fighter-table-declare = Tira con queste
fighter-table-declare-none = Tira senza armi
fighter-table-hit-chance = una mano { $hand } colpisce al { $odds }
fighter-table-hand-beginner = inesperta
fighter-table-hand-steady = ferma
fighter-table-hand-master = maestra
fighter-table-conflict = { $cards }: non si può in un solo tiro ({ $throws }).
fighter-table-enter = Che cosa ha fatto il dado?
fighter-table-enter-send = È andata così
fighter-table-enter-bounced = Prima è rimbalzato sul tavolo
fighter-table-enter-done = Fatti a dovere
fighter-table-enter-place = Si trova
fighter-table-enter-doubt = o, nel dubbio:
fighter-table-enter-no-doubt = nessun dubbio
fighter-table-enter-symbol = Icona eroe in alto
fighter-table-enter-correct = Un errore? "Annulla" ritira l'inserimento fino al prossimo tiro.
fighter-table-verdict-10 = Centro!
fighter-table-verdict-zone = Anello { $zone }!
fighter-table-verdict-bone = Osso!
fighter-table-verdict-hole = Nel buco!
fighter-table-verdict-off = Mancato!
fighter-table-verdict-no-bounce = Niente rimbalzo!
fighter-table-verdict-failed = Non così!
fighter-table-verdict-small = Troppo piccolo!
fighter-table-verdict-damage = { $damage } danni!
fighter-table-verdict-kill = Spacciato!
fighter-table-symbol = Icona eroe!
fighter-table-reason-bounced =
    { $number ->
        [one] prima è rimbalzato una volta sul tavolo
       *[other] prima è rimbalzato { $number } volte sul tavolo
    }
fighter-table-reason-not-bounced = ha toccato il bersaglio prima del tavolo
fighter-table-reason-on-target = è sul bersaglio, fuori da buchi e ossa
fighter-table-reason-off = è fuori dal bersaglio
fighter-table-reason-hole = tocca il tavolo in un buco
fighter-table-reason-bone = è su un osso
fighter-table-reason-failed = non riuscito: { $throws }
fighter-table-reason-fulfilled = riuscito: { $throws }
fighter-table-reason-ring = anello { $zone }: { $share } % dell'impronta
fighter-table-reason-centre = centro: { $share } % dell'impronta
fighter-table-reason-doubt = { $first } e { $second } sono troppo vicini: nel dubbio conta il peggiore
fighter-table-footprint = impronta
fighter-table-throw-again = rivedi
fighter-table-sound-table = TOC
fighter-table-sound-board = CLAC
fighter-table-sound-other = DING
fighter-table-heard-table = legno
fighter-table-heard-board = il bersaglio
fighter-table-heard-other = altro
fighter-table-score = Punteggio
fighter-table-part-difficulty = difficoltà
fighter-table-part-players = giocatori
fighter-table-part-bonus-dice = dadi bonus rimasti
fighter-table-part-gold = oro rimasto
fighter-table-part-nobody-fainted = nessuno svenuto
fighter-table-part-scars = cicatrici
fighter-table-part-levelled-up = passati di livello
fighter-table-lost = Il sotterraneo tiene i suoi segreti. E i vostri stivali.
fighter-table-won = Il boss è sconfitto!

## Che cosa un tiro speciale chiede alla mano

fighter-throw-bank = Deve rimbalzare sulla scatola o scheda che metti.
fighter-throw-crossbow = Un colpetto dal dorso della mano, teso.
fighter-throw-blow = Soffiato via dalla mano: il fiato è la forza.
fighter-throw-under-leg = Basso, sotto la propria gamba.
fighter-throw-blind = Occhi chiusi dalla mira finché il dado si ferma.
fighter-throw-double-bounce = Due rimbalzi sul tavolo prima del bersaglio.
fighter-throw-elbow = Rotola piano giù dal gomito.
fighter-throw-prayer = Le due mani si aprono nello stesso momento.
fighter-throw-weak-hand = Con la mano sbagliata: mira a specchio e tremante.
fighter-throw-borrowed-hand = Un altro mira; tu lasci.
fighter-throw-card-jump = Rimbalza prima della carta e saltala.
fighter-throw-catapult = Una carta piegata sul bordo lo lancia in alto.
fighter-throw-header = Lancialo in alto e colpiscilo di testa a tempo.
fighter-throw-spin = Deve girare come una trottola prima del bersaglio.
fighter-throw-nose = Rotola pianissimo giù dal naso.
fighter-throw-backward = Di spalle al tavolo: i due assi invertiti.
fighter-throw-smash = Lancialo in alto e schiaccialo a tempo.
fighter-throw-seated = Da terra, con gli occhi bassi.
fighter-throw-jump = Lascialo mentre sei in aria.
fighter-throw-dance = Dopo un giro intero su te stesso.
fighter-throw-below-table = La mano è sotto il bordo del tavolo.
fighter-throw-long = Da uno o due passi di distanza.

## Abilità in breve

fighter-power-double-strike = tira una seconda volta
fighter-power-extra-damage = +{ $value } danni
fighter-power-focused = 5 danni, qualunque anello
fighter-power-divine = il danno cura anche
fighter-power-blind-fury = dai 1 vita: colpo × 2
fighter-power-heal-all = tutti recuperano { $value }
fighter-power-beacon = ogni colpo +1
fighter-power-theft = poi 1 carta
fighter-power-metamorphosis = danno del mostro −2
fighter-power-sworn-enemy = +{ $value } contro { $type }
fighter-power-reroll = riprendi e ritira
fighter-power-no-damage = se manca, non fa male
fighter-power-pickpocket = 2 oro
fighter-power-seduction = il mostro ti segue
fighter-power-beer = un eroe è al sicuro
fighter-power-song = 1 oro: dimentica l'abilità
fighter-type-greenskin = pelleverde
fighter-type-undead = nonmorto
fighter-type-beast = bestia
fighter-type-fiend = immondo
fighter-type-oddity = bizzarria
fighter-type-rogue = furfante
fighter-foe-equipment-loss = Un tiro mancato costa un equipaggiamento.
fighter-foe-heal-on-miss = Ogni tiro mancato lo cura di { $value }.
fighter-foe-small-target = L'anello 1 vale come mancato.
fighter-foe-hard-target = Ogni colpo vale in base 1.
fighter-foe-gold-loss = Ogni tiro mancato costa 1 oro.
fighter-foe-no-red = Il dado rosso riposa.
fighter-foe-no-green = Il dado verde riposa.
fighter-foe-no-blue = Il dado blu riposa.
fighter-foe-critical-miss = Un tiro mancato ferisce tutti.
fighter-foe-silenced = La ballata l'ha zittito.
fighter-effect-heal-one = un eroe recupera { $value }
fighter-effect-heal-all = tutti recuperano { $value }
fighter-effect-reroll = ritira
fighter-effect-extra-damage = +{ $value } danni se colpisce
fighter-effect-no-damage = se manca, non fa male
fighter-effect-retaliation = il danno torna indietro
fighter-effect-less-damage = { $value } danni in meno
fighter-effect-once = una volta
