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
fighter-ask-healing = { $seat }, usi una carta di cura?
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
    .about = table: la tabella di una mano; physics: il volo del dado viene calcolato
fighter-option-hand = Mano
    .about = quanto riesce un tiro simulato senza mira
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
