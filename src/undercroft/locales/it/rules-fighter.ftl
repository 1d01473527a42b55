### Le regole di Dungeon Fighter, raccontate a chi gioca.
### Un messaggio per regola; quello con la sola sigla è il titolo della sezione.

## Materiale

FIG-COMP = Materiale
FIG-COMP-1 = Il bersaglio si compone di quattro parti come un puzzle; le lettere sui bordi mostrano che cosa combacia. Ha anelli, quattro buchi e ossa.
FIG-COMP-2 = Ci sono tre dadi Base: rosso, verde e blu. Alcune facce mostrano l'icona Eroe.
FIG-COMP-3 = Ci sono nove dadi Bonus bianchi con le stesse facce.
FIG-COMP-4 = Ci sono trenta monete da 1.
FIG-COMP-5 = Sei segnalini neri contano i Punti Vita degli eroi: quindi gli eroi sono al massimo sei.
FIG-COMP-6 = Un segnalino rosso conta su una scheda i Punti Vita del mostro che affrontate.
FIG-COMP-7 = Ci sono nove schede Eroe a due facce. Ognuna ha una scala di vita fino a 9, un'abilità per colore e posti per armi, armature e oggetti.
FIG-COMP-8 = Sei tabelloni portano dodici mappe: due hanno un sotterraneo su ogni lato, quattro una mappa del Boss davanti e un sotterraneo dietro. Ogni mappa ha stanze, frecce, ingresso e uscita.
FIG-COMP-9 = Ci sono un segnalino Gruppo, un segnalino Leader con i lati imbattuto e battuto, e uno scrigno per il Tesoro.
FIG-COMP-10 = Cinque abilità hanno un segnalino: rana, seduzione, ballata, birra e segnale.
FIG-COMP-11 = Ci sono quattordici segnalini Cicatrice.
FIG-COMP-12 = La torre ha sei piani. Vi stanno i quattro mazzi di mostri, dal livello I in cima verso il basso; anche l'equipaggiamento ha lì il suo posto.
FIG-COMP-13 = Ci sono quattro carte Boss con nome, tipo, Punti Vita, danno e abilità.
FIG-COMP-14 = Ci sono 53 carte equipaggiamento: armi con un tiro speciale e un bonus, armature e oggetti con un effetto. Ognuna ha un prezzo, alcune il segno 1x.
FIG-COMP-15 = Ci sono 53 carte Mostro dei livelli I-IV con tipo, Punti Vita, danno, oro e al massimo un'abilità.

## Preparazione

FIG-SETUP = Preparazione
FIG-SETUP-1 = Unite le quattro parti e mettete il bersaglio sul tavolo a faccia in su, alla stessa distanza da tutti.
FIG-SETUP-2 = Il sotterraneo ha tre livelli e usa esattamente tre tabelloni: due mappe del sotterraneo e una del Boss.
FIG-SETUP-3 = Prima si pesca alla cieca un tabellone del Boss: il suo lato Boss è il livello 3. Il retro non compare in questa partita.
FIG-SETUP-4 = Gli altri cinque tabelloni si mescolano e se ne pescano due alla cieca.
FIG-SETUP-5 = Un tabellone del Boss pescato si gira sul lato sotterraneo; degli altri vale il lato che capita.
FIG-SETUP-6 = La prima mappa pescata è il livello 1, la seconda il livello 2.
FIG-SETUP-7 = Ogni uscita porta all'ingresso della mappa successiva, l'ultima al Boss.
FIG-SETUP-8 = Il gruppo comincia fuori, davanti al primo ingresso.
FIG-SETUP-9 = Una carta Boss viene scelta senza guardarla e attende coperta dietro l'ultima uscita; le altre tre sono fuori.
FIG-SETUP-10 = Ognuno prende un eroe, scelto o sorteggiato; nessuno due volte.
FIG-SETUP-11 = Ogni eroe comincia con 9 Punti Vita.
FIG-SETUP-12 = La difficoltà dice quanti mostri dei livelli I, II, III e IV si pescano senza guardare: facile 4, 4, 4, 2; normale 3, 3, 3, 5; infernale 2, 2, 2, 8. Gli altri sono fuori dal gioco.
FIG-SETUP-13 = I mazzi vanno nella torre: livello I in cima, poi II, III e IV.
FIG-SETUP-14 = A chi comincia si consiglia facile, che è preselezionato.
FIG-SETUP-15 = L'equipaggiamento si mescola in un mazzo coperto; monete, cicatrici, segnalini e gli altri dadi Bonus sono riserve aperte.
FIG-SETUP-16 = Il Tesoro comincia con 2 monete e 1 dado Bonus.
FIG-SETUP-17 = Scegliete insieme un Leader; se non ci riuscite decide il caso.
FIG-SETUP-18 = Il Leader prende il segnalino con il lato imbattuto in su.
FIG-SETUP-19 = Il Leader è anche il primo a tirare nel primo combattimento e prende i dadi Base.
FIG-SETUP-20 = Leader e primo giocatore sono ruoli diversi: il Leader resta, il primo giocatore cambia ogni turno.
FIG-SETUP-21 = A parte le sue decisioni il Leader è un eroe come gli altri.

## Il turno

FIG-ROUND = Il turno
FIG-ROUND-1 = Un turno ha tre fasi: Movimento, Incontro e Combattimento, Pulizia.
FIG-ROUND-2 = Dopo la Pulizia il turno seguente comincia con il Movimento.

## Decidere insieme

FIG-VOTE = Decidere insieme
FIG-VOTE-1 = Dove andare, che cosa comprare, se ritirarsi, se pagare la ballata e a chi va il bottino si decide insieme; in disaccordo decide il Leader.
FIG-VOTE-2 = A chi va l'equipaggiamento di una Stanza del Tesoro lo decide solo il Leader.
FIG-VOTE-3 = Ciò che riguarda un solo eroe, come dado, armi, oggetti, opzione A o B o il posto di una cicatrice, lo decide il suo giocatore; gli altri possono consigliare.

## Movimento

FIG-MOVE = Movimento
FIG-MOVE-1 = Il gruppo si muove esattamente di un passo, in una stanza vicina.
FIG-MOVE-2 = Il passo segue una freccia che esce dalla stanza.
FIG-MOVE-3 = Non si va mai contro una freccia.
FIG-MOVE-4 = Il gruppo sta sempre in una stanza, mai in mezzo.
FIG-MOVE-5 = Il primo passo entra dall'ingresso del livello 1.
FIG-MOVE-6 = Dall'uscita di una mappa si arriva all'ingresso della successiva.
FIG-MOVE-7 = Dall'uscita della mappa del Boss si arriva dal Boss.
FIG-MOVE-8 = Con più frecce si sceglie insieme, altrimenti decide il Leader. Non si può restare.
FIG-MOVE-9 = Il gruppo non si divide mai.
FIG-MOVE-10 = Dopo il passo comincia l'Incontro.

## Stanze speciali

FIG-ROOM = Stanze speciali
FIG-ROOM-1 = Le stanze sono normali, negozi, Fontane Curative, Stanze del Tesoro o Stanze Pericolose; in ognuna attende un mostro.
FIG-ROOM-2 = Negozio, fontana e tesoro agiscono nella Pulizia, dopo la vittoria.
FIG-ROOM-3 = Alla fontana i Punti Vita di ogni eroe tornano al suo massimo: 9, meno 3 per cicatrice.
FIG-ROOM-4 = Una Stanza del Tesoro dà la ricompensa stampata.
FIG-ROOM-5 = Oro e dadi Bonus vanno nel Tesoro; l'equipaggiamento è la prima carta del mazzo e il Leader dice a chi va.
FIG-ROOM-6 = In una Stanza Pericolosa ogni tiro deve eseguire il tiro speciale indicato; non se ne guadagna nulla.

## Negozio

FIG-SHOP = Negozio
FIG-SHOP-1 = Il negozio mostra 3 carte equipaggiamento più una per ogni giocatore ancora in gioco.
FIG-SHOP-2 = Potete comprarne quante volete al prezzo indicato, pagando dal Tesoro.
FIG-SHOP-3 = Una carta comprata va a un eroe con il posto adatto; il di più lo scarta o lo cede. Solo lui può usarla.
FIG-SHOP-4 = I dadi Bonus costano 2 monete l'uno finché ce ne sono.
FIG-SHOP-5 = Per ogni moneta ogni eroe cosciente recupera 1 Punto Vita, fino al suo massimo.
FIG-SHOP-6 = Comprate in qualsiasi ordine o niente, mai più di quanto permette l'oro.
FIG-SHOP-7 = Se non siete d'accordo sugli acquisti decide il Leader.
FIG-SHOP-8 = Ciò che resta va negli scarti quando uscite.

## Incontro

FIG-ENC = Incontro
FIG-ENC-1 = Ogni stanza in cui entrate porta l'incontro con un mostro.
FIG-ENC-2 = Il primo giocatore pesca dallo scomparto più alto che contiene ancora carte: I, poi II, III e IV.
FIG-ENC-3 = Il mostro si rivela e il segnalino rosso va sui suoi Punti Vita.
FIG-ENC-4 = Se mostra oro, altrettante monete vanno sulla sua carta.
FIG-ENC-5 = Il tiro speciale o l'abilità del mostro vale dal primo tiro.
FIG-ENC-6 = Solo adesso, prima del primo tiro, potete ritirarvi.
FIG-ENC-7 = Se tutti i mazzi sono vuoti, i mostri di livello IV sconfitti si rimescolano. Con le nostre mappe non serve mai.

## Il combattimento

FIG-FIGHT = Il combattimento
FIG-FIGHT-1 = Tira prima il primo giocatore, poi gli eroi coscienti in senso orario, finché il combattimento finisce.
FIG-FIGHT-2 = All'inizio di ogni combattimento i tre dadi Base sono liberi.
FIG-FIGHT-3 = Scegli un dado Base non ancora usato: il primo ne ha tre, il secondo due, il terzo prende l'ultimo.
FIG-FIGHT-4 = Il colore del dado dice quale abilità attiva l'icona Eroe.
FIG-FIGHT-5 = I dadi Base sono sempre tre: in pochi si tira più volte, in molti qualcuno al primo giro resta senza.
FIG-FIGHT-6 = Tira il dado sul bersaglio secondo le regole e con tutti i tiri speciali richiesti.
FIG-FIGHT-7 = Un dado tirato è usato; torna libero solo con l'opzione B o nel combattimento seguente.
FIG-FIGHT-8 = Un colpo a segno toglie subito al mostro il valore della zona più i bonus.
FIG-FIGHT-9 = Se manchi, subisci subito il danno del mostro.
FIG-FIGHT-10 = A 0 Punti Vita il mostro è sconfitto e non si tira più.
FIG-FIGHT-11 = Gli eroi svenuti o passati di livello si saltano.
FIG-FIGHT-12 = Ordine di un turno di tiro: opzione A o B, dado, armi, tiro, ritiro, colore del dado Bonus, uccisione immediata, abilità, danno extra e mostri sedotti, danno al mostro, conseguenze del mancato, replica, svenimenti, prossimo eroe.

## Tirare

FIG-THROW = Tirare
FIG-THROW-1 = Il dado deve rimbalzare almeno una volta sul tavolo prima di toccare il bersaglio.
FIG-THROW-2 = Se ha toccato prima il bersaglio, vale come fuori, ovunque finisca.
FIG-THROW-3 = Più rimbalzi sono ammessi.
FIG-THROW-4 = Un dado in uno dei quattro buchi vale come fuori.
FIG-THROW-5 = Se tocca anche appena il tavolo sotto il bersaglio, è caduto nel buco.
FIG-THROW-6 = Un dado su un osso vale come fuori.
FIG-THROW-7 = Un dado fuori dal bersaglio è un mancato e il mostro ti colpisce.
FIG-THROW-8 = Un dado che è rimbalzato e resta sul bersaglio infligge il valore della sua zona.
FIG-THROW-9 = Su un confine conta la zona in cui sta la parte maggiore del dado.
FIG-THROW-10 = Nel dubbio conta la zona più bassa.
FIG-THROW-11 = Da fuori verso dentro gli anelli valgono 1, 2, 3 e 4, il centro 10.
FIG-THROW-12 = Puoi stare seduto o in piedi e tirare da ogni lato, se carte o stanze non dicono altro.
FIG-THROW-13 = Gli altri possono farsi da parte e fare il tifo; non cambia nulla.
FIG-THROW-14 = Se esce l'icona Eroe, oltre al danno agisce la tua abilità di quel colore.
FIG-THROW-15 = L'icona vale ovunque si fermi il dado, anche a terra; le abilità con il bersaglio richiedono anche un colpo a segno.

## Dadi Bonus

FIG-BONUS = Dadi Bonus
FIG-BONUS-1 = Un dado Bonus può valere per ogni colore; lo dici dopo il tiro, quando vedi l'icona.
FIG-BONUS-2 = Serve per un solo turno, poi torna nella riserva e mai nel Tesoro.
FIG-BONUS-3 = Si può prendere solo quando non resta alcun dado Base utilizzabile.
FIG-BONUS-4 = Scegli un colore di cui hai ancora l'abilità, o nessuno.

## Quando i dadi Base sono finiti

FIG-OUT = Quando i dadi Base sono finiti
FIG-OUT-1 = Se i dadi Base utilizzabili sono finiti e il mostro vive, il prossimo eroe sceglie A o B.
FIG-OUT-2 = A: prende un dado Bonus dal Tesoro e attacca.
FIG-OUT-3 = A è possibile solo con un dado Bonus nel Tesoro; altrimenti si deve scegliere B.
FIG-OUT-4 = B: tutti gli eroi coscienti subiscono il danno di gruppo, poi i dadi Base tornano liberi e lui attacca con uno.
FIG-OUT-5 = Con B il segnalino Leader mostra il lato battuto.
FIG-OUT-6 = Contro il danno di gruppo non serve nulla: né abilità, né equipaggiamento, né rana, né birra.
FIG-OUT-7 = Poi si prosegue in senso orario: dopo A il prossimo sceglie di nuovo, dopo B si usano gli altri dadi Base.
FIG-OUT-8 = La scelta torna ogni volta che i dadi finiscono; B non ha limiti.
FIG-OUT-9 = Se con B chi sceglie sviene, i dadi sono liberi lo stesso e tira il prossimo.
FIG-OUT-10 = Se con B svengono tutti, la partita è subito persa.
FIG-OUT-11 = Contro il Boss B non esiste.

## Svenire

FIG-FAINT = Svenire
FIG-FAINT-1 = Sotto 1 Punto Vita svieni subito; hai 0 e il danno in più va perso.
FIG-FAINT-2 = Poi sei fuori da questo combattimento: niente tiri, abilità o carte, né danni né cure.
FIG-FAINT-3 = Se tutti gli eroi in gioco sono svenuti, avete perso subito.

## Fine del combattimento

FIG-END = Fine del combattimento
FIG-END-1 = Sconfitto il mostro, la stanza è vostra e segue la Pulizia.
FIG-END-2 = Un tiro valido nel centro con l'icona Eroe in su sconfigge subito il mostro, qualunque vita abbia.
FIG-END-3 = Vale anche contro il Boss.
FIG-END-4 = Se nello stesso turno muore il mostro e sviene l'ultimo eroe, il combattimento è vinto.

## Calcolare il danno

FIG-DMG = Calcolare il danno
FIG-DMG-1 = Il danno è la base per tutti i moltiplicatori, più tutte le aggiunte: prima si moltiplica.
FIG-DMG-2 = La base è la zona. Il Colpo Mirato la porta a 5, il Bersaglio Difficile a 1.
FIG-DMG-3 = Furia Cieca raddoppia, come ogni fattore stampato su un'arma; più fattori si moltiplicano.
FIG-DMG-4 = Si aggiungono bonus delle armi, Danno Extra, Nemico Giurato, segnale e (edizione tedesca) mostri sedotti.
FIG-DMG-5 = Un mancato non infligge nulla, salvo ciò che agisce espressamente: Nemico Giurato, mostri sedotti, replica.
FIG-DMG-6 = Il danno oltre la vita del mostro va perso, ma conta per intero come inflitto.
FIG-DMG-7 = Subisci il danno stampato, 2 in meno con la rana, meno le tue carte Meno Danno, mai sotto 0; Nessun Danno e birra lo azzerano.
FIG-DMG-8 = Nessun eroe supera il suo massimo, nessun mostro la vita stampata.

## Armi e tiri speciali

FIG-WEAP = Armi e tiri speciali
FIG-WEAP-1 = Un'arma dà il bonus a un tiro eseguito a modo suo che va a segno.
FIG-WEAP-2 = Prima di ogni tiro dici quali armi usi, se ne usi.
FIG-WEAP-3 = Un'arma si conserva e si può riusare.
FIG-WEAP-4 = Il dado deve rimbalzare con ogni arma.
FIG-WEAP-5 = Con più armi bisogna eseguire insieme tutti i loro tiri, poi valgono tutti i bonus.
FIG-WEAP-6 = Ciò che chiedono mostro o stanza vale per ogni tiro e non dà bonus.
FIG-WEAP-7 = Le richieste di mostro, stanza e armi si sommano.
FIG-WEAP-8 = Richieste uguali si eseguono una volta; l'arma dà comunque il bonus.
FIG-WEAP-9 = Se un tiro richiesto o dichiarato non riesce, hai mancato.
FIG-WEAP-10 = Nei tiri simulati non puoi dichiarare un'arma il cui tiro contraddice un'altra richiesta.

## Pulizia

FIG-CLEAN = Pulizia
FIG-CLEAN-1 = I passi si possono fare in qualsiasi ordine; di solito si segue questo.
FIG-CLEAN-2 = I dadi Bonus usati tornano nella riserva.
FIG-CLEAN-3 = L'oro sul mostro sconfitto va nel Tesoro.
FIG-CLEAN-4 = Gli eroi svenuti si risvegliano con una cicatrice.
FIG-CLEAN-5 = Furto e seduzione danno ora i loro frutti; i segnalini abilità si ritirano.
FIG-CLEAN-6 = Per ogni dado Base non usato ricevete un dado Bonus, se il segnalino Leader è sul lato imbattuto.
FIG-CLEAN-7 = Sul lato battuto non ne ricevete; conta il lato alla fine del combattimento.
FIG-CLEAN-8 = Poi il segnalino torna sul lato imbattuto.
FIG-CLEAN-9 = Il mostro sconfitto si scarta, a meno che qualcuno l'abbia sedotto.
FIG-CLEAN-10 = Gli eroi possono cedere e scambiare equipaggiamento nei limiti dei posti.
FIG-CLEAN-11 = Poi agisce la stanza.
FIG-CLEAN-12 = I dadi Base vanno al giocatore dopo l'ultimo che ha tirato: comincia lui il prossimo combattimento.
FIG-CLEAN-13 = Così finisce il turno.
FIG-CLEAN-14 = I dadi Bonus non sono mai più di nove; quelli che mancano non si ricevono.

## Cicatrici

FIG-SCAR = Cicatrici
FIG-SCAR-1 = Chi si risveglia è pronto per la prossima stanza.
FIG-SCAR-2 = La cicatrice copre una sua abilità ancora libera, persa per sempre.
FIG-SCAR-3 = Ogni cicatrice abbassa il massimo di 3, cioè 9, 6, 3; si risveglia con il nuovo massimo.
FIG-SCAR-4 = Chi prenderebbe la terza cicatrice passa invece di livello ed esce dal gioco.
FIG-SCAR-5 = Gli altri possono prendere il suo equipaggiamento se hanno posto; il resto si scarta.
FIG-SCAR-6 = Se il Leader passa di livello, guida il prossimo giocatore ancora in gioco.

## Equipaggiamento

FIG-EQ = Equipaggiamento
FIG-EQ-1 = Ci sono tre tipi: armi, armature e oggetti.
FIG-EQ-2 = Di ogni tipo porti al massimo tante carte quanti posti ha la scheda, anche zero.
FIG-EQ-3 = Puoi usare tutte le tue carte insieme.
FIG-EQ-4 = Il di più si scarta subito o, nella Pulizia, si cede a chi ha posto.
FIG-EQ-5 = Fuori dalla Pulizia l'equipaggiamento non passa di mano.
FIG-EQ-6 = Una carta 1x si usa una volta e si scarta, ma in qualsiasi momento possa agire.
FIG-EQ-7 = Tutti gli oggetti sono 1x, le armature a volte, le armi mai.
FIG-EQ-8 = Armature e oggetti agiscono subito.
FIG-EQ-9 = Usa una carta solo l'eroe cosciente che la porta. Le cure valgono in ogni momento, ma non fra un colpo e lo svenimento che provoca.
FIG-EQ-10 = Un mazzo vuoto si rifà con gli scarti; se non ce ne sono non si pesca.

## Abilità degli eroi

FIG-ABIL = Abilità degli eroi
FIG-ABIL-1 = Un'abilità si attiva se il dado si ferma con l'icona Eroe in su; il colore dice quale.
FIG-ABIL-2 = Le abilità con il bersaglio richiedono un colpo a segno; le altre agiscono anche se manchi.
FIG-ABIL-3 = Le abilità valgono anche contro il Boss.
FIG-ABIL-4 = Un'abilità coperta da una cicatrice non agisce più.
FIG-ABIL-5 = Puoi rinunciare a un'abilità.
FIG-ABIL-6 = Le abilità si risolvono prima del danno del tiro e prima di quello del mancato.
FIG-ABIL-7 = Doppio Attacco: dopo un colpo a segno puoi ritirare lo stesso dado; valgono entrambi i risultati.
FIG-ABIL-8 = Il Doppio Attacco vale una volta per turno; un'icona al secondo tiro non lo riattiva.
FIG-ABIL-9 = Ciascun tiro si giudica per sé. Il primo danno si applica prima del secondo tiro; se questo manca, ne ha tutte le conseguenze ma non annulla il primo.
FIG-ABIL-10 = Danno Extra aggiunge il suo valore a un colpo a segno.
FIG-ABIL-11 = Colpo Mirato: la base di un colpo a segno è 5, qualunque sia la zona; i bonus si aggiungono.
FIG-ABIL-12 = Intervento Divino: il danno di un colpo a segno diventa anche cura, 1 Punto Vita per punto; a chi va dipende dall'edizione.
FIG-ABIL-13 = Furia Cieca: dopo un colpo a segno puoi sacrificare 1 Punto Vita; il danno tirato raddoppia.
FIG-ABIL-14 = Quel Punto Vita non è un danno e nulla lo salva. Puoi dare anche l'ultimo: l'attacco vale, poi svieni.
FIG-ABIL-15 = Cura Tutti: ogni eroe cosciente recupera tanti Punti Vita, anche su un mancato e prima del suo colpo.
FIG-ABIL-16 = Colpo Segnalatore: fino alla fine ogni colpo a segno di tutti infligge 1 in più, compreso questo.
FIG-ABIL-17 = Un secondo segnale, una seconda rana o ballata non cambiano nulla.
FIG-ABIL-18 = Furto: per ogni attivazione ricevete una carta equipaggiamento nella Pulizia, anche dopo un mancato.
FIG-ABIL-19 = Metamorfosi: il danno del mostro cala di 2 fino alla fine, compreso questo mancato; non il danno di gruppo.
FIG-ABIL-20 = Nemico Giurato: contro un mostro del tipo indicato il tiro infligge tanto in più, e su un mancato esattamente quello.
FIG-ABIL-21 = Ritiro: puoi riprendere il dado e ritirare; il primo tiro non è avvenuto.
FIG-ABIL-22 = Si può riattivare senza limiti; per un dado Bonus il colore torna libero.
FIG-ABIL-23 = Nessun Danno: se hai mancato non subisci danni.
FIG-ABIL-24 = Borseggio: 2 monete vanno nel Tesoro, colpito o mancato.
FIG-ABIL-25 = Seduzione: sconfitto il mostro, prendi la sua carta nella Pulizia. Non occupa posti e puoi averne quante vuoi.
FIG-ABIL-26 = Puoi spendere un mostro sedotto con un tuo tiro; poi si scarta.
FIG-ABIL-27 = Birra: un eroe cosciente non subisce danni dal mostro fino alla fine. Una nuova birra può passare a un altro. Non serve contro il danno di gruppo.
FIG-ABIL-28 = Ballata degli Eroi: pagando 1 moneta il mostro perde tutte le abilità per questo combattimento. La richiesta della stanza resta.
FIG-ABIL-29 = Rana, birra, segnale, ballata e seduzione si ritirano nella Pulizia.

## Armature e oggetti

FIG-ITEM = Armature e oggetti
FIG-ITEM-1 = Cura Uno: un eroe cosciente a scelta recupera tanti Punti Vita.
FIG-ITEM-2 = Cura Tutti: ogni eroe cosciente recupera tanti Punti Vita.
FIG-ITEM-3 = Ritiro: subito dopo il tuo tiro puoi annullarlo e ritirare, anche se hai mancato.
FIG-ITEM-4 = Danno Extra: si aggiunge a un tuo colpo a segno; decidi dopo aver visto il risultato.
FIG-ITEM-5 = Nessun Danno: il tuo mancato non ti ferisce; non vale contro il danno di gruppo.
FIG-ITEM-6 = Replica: quando il mostro ti ferisce subisce lo stesso danno; non per il danno di gruppo.
FIG-ITEM-7 = Si restituisce il danno dopo le riduzioni, anche oltre la tua vita; vale anche per il mancato critico di un altro.
FIG-ITEM-8 = Meno Danno: dal tuo mancato subisci tanto in meno, non sotto 0. Più carte si sommano.
FIG-ITEM-9 = Ritiro, Danno Extra e Nessun Danno valgono solo per il tuo tiro.

## Tiri speciali

FIG-SPEC = Tiri speciali
FIG-SPEC-1 = Tiro di Sponda: metti in piedi la scatola o una scheda dove vuoi; il dado deve rimbalzarvi prima del bersaglio. Il rimbalzo sul tavolo può venire prima o dopo.
FIG-SPEC-2 = Tiro Balestra: il dado sta sul dorso di una mano e si colpisce con un dito dell'altra.
FIG-SPEC-3 = Tiro Soffio: il dado sta sulla mano e si soffia via.
FIG-SPEC-4 = Tiro Sotto la Gamba: tira sotto una delle tue gambe.
FIG-SPEC-5 = Tiro Cieco: a occhi chiusi.
FIG-SPEC-6 = Tiro a Due Rimbalzi: il dado deve rimbalzare almeno due volte sul tavolo prima del bersaglio.
FIG-SPEC-7 = Tiro dal Gomito: il dado rotola giù dal gomito.
FIG-SPEC-8 = Tiro Preghiera: tienilo fra i palmi e apri le mani insieme.
FIG-SPEC-9 = Tiro Mancino: con la mano con cui non scrivi.
FIG-SPEC-10 = Tiro con la Mano di un Altro: il dado sta sulla mano di un altro e tu muovi quella mano.
FIG-SPEC-11 = Tiro Salta-Carta: tieni una carta sul lato lungo; il dado deve rimbalzare dalla tua parte, saltarla e arrivare al bersaglio.
FIG-SPEC-12 = Tiro Catapulta: una carta sporge dal bordo con il dado sopra; piegala e lasciala.
FIG-SPEC-13 = Tiro di Testa: lancia il dado e colpiscilo con la testa.
FIG-SPEC-14 = Tiro Trottola: il dado deve girare come una trottola prima del bersaglio.
FIG-SPEC-15 = Tiro dal Naso: il dado rotola giù dal naso.
FIG-SPEC-16 = Tiro di Spalle: con la schiena al tavolo; puoi voltarti a guardare.
FIG-SPEC-17 = Tiro Schiacciata: lancia il dado e schiaccialo sul tavolo con la mano.
FIG-SPEC-18 = Tiro Seduto a Terra: seduto per terra con gli occhi in basso.
FIG-SPEC-19 = Tiro Salto: salta e lascia il dado prima di atterrare.
FIG-SPEC-20 = Tiro Ballerina: dopo un giro completo del corpo.
FIG-SPEC-21 = Tiro Sotto il Tavolo: quando lasci il dado la mano è sotto il bordo.
FIG-SPEC-22 = Tiro da Lontano: in piedi, lontano dal tavolo.

## Abilità dei mostri

FIG-MON = Abilità dei mostri
FIG-MON-1 = Un tiro speciale sul mostro va eseguito a ogni tiro di questo combattimento.
FIG-MON-2 = Perdita di equipaggiamento: chi manca perde una carta a sua scelta, se ne ha.
FIG-MON-3 = Cura sul mancato: ogni mancato restituisce al mostro tanti Punti Vita.
FIG-MON-4 = Bersaglio piccolo: un dado nella zona 1 è un mancato.
FIG-MON-5 = Perdita di oro: ogni mancato vi costa 1 moneta, se ne avete.
FIG-MON-6 = Niente dado rosso, verde o blu: quel dado Base non si usa in questo combattimento.
FIG-MON-7 = Allora A o B arrivano dopo due dadi e B libera solo quei due.
FIG-MON-8 = Un dado vietato non dà dadi Bonus; ma un dado Bonus può valere per quel colore.
FIG-MON-9 = Mancato critico: se qualcuno manca, ogni eroe cosciente subisce il danno, chi ha tirato una volta sola.
FIG-MON-10 = Ognuno conta per sé: la birra protegge il suo eroe, le carte di chi tira solo lui, la rana aiuta tutti.
FIG-MON-11 = Bersaglio Difficile (edizione italiana): un colpo a segno ha base 1, qualunque zona; i bonus si aggiungono.
FIG-MON-12 = Queste abilità reagiscono a ogni tipo di mancato.
FIG-MON-13 = Un mancato che è stato ritirato non ha conseguenze.
FIG-MON-14 = Se il tuo mancato uccide comunque il mostro, non ti succede nulla.

## Il Boss

FIG-BOSS = Il Boss
FIG-BOSS-1 = Dopo l'ultima stanza della mappa del Boss il passo seguente porta dal Boss.
FIG-BOSS-2 = Si scopre la carta Boss; dalla torre non si pesca.
FIG-BOSS-3 = Il combattimento è come gli altri, con tre eccezioni.
FIG-BOSS-4 = L'opzione B non c'è: dopo i dadi Base ogni tiro richiede un dado Bonus.
FIG-BOSS-5 = Se tocca tirare e non ci sono più dadi avete perso; ma tutto ciò che segue l'ultimo tiro ha luogo.
FIG-BOSS-6 = Sconfitto il Boss avete vinto subito; non c'è Pulizia.
FIG-BOSS-7 = Se tutti gli eroi svengono avete perso.
FIG-BOSS-8 = Dal Boss non ci si ritira; non porta oro e non ha livello.

## Punteggio

FIG-SCORE = Punteggio
FIG-SCORE-1 = Si contano i punti solo se avete vinto.
FIG-SCORE-2 = Per la difficoltà: 5, 10 o 15.
FIG-SCORE-3 = 1 per ogni giocatore all'inizio.
FIG-SCORE-4 = 2 per ogni dado Bonus rimasto.
FIG-SCORE-5 = 1 per ogni 2 monete rimaste.
FIG-SCORE-6 = 5 se nessuno è mai svenuto, nemmeno contro il Boss.
FIG-SCORE-7 = 1 in meno per ogni cicatrice, anche degli eroi passati di livello.
FIG-SCORE-8 = 5 in meno per ogni eroe passato di livello.
FIG-SCORE-9 = Il punteggio dà un grado, da Concime a 0 a Leggende Indicibili da 40.

## Ritirata

FIG-IMP = Ritirata
FIG-IMP-1 = Se ritenete impossibile un tiro richiesto potete ritirarvi. È una regola d'emergenza che si può disattivare.
FIG-IMP-2 = Ogni eroe perde 1 Punto Vita; nulla lo evita e si può svenire.
FIG-IMP-3 = Il mostro va sotto il suo mazzo; il suo oro torna nella riserva.
FIG-IMP-4 = Un nuovo mostro arriva dallo stesso mazzo e ricomincia l'Incontro; il primo giocatore resta.
FIG-IMP-5 = Se era l'unica carta del mazzo, il nuovo viene da un altro.
FIG-IMP-6 = Se non c'è un altro mostro non potete ritirarvi.
FIG-IMP-7 = Potete ritirarvi anche dal nuovo mostro, allo stesso prezzo.
FIG-IMP-8 = Poi si pesca di nuovo dallo scomparto più alto: un mostro rimesso lì torna per primo.

## Edizione tedesca

FIG-EDDE = Edizione tedesca

## Edizione italiana

FIG-EDIT = Edizione italiana
FIG-EDDE-1 = Il danno di gruppo è il danno stampato del mostro; la rana non conta.
FIG-EDIT-1 = Il danno di gruppo è il livello del mostro, da 1 a 4.
FIG-EDDE-2 = Dopo la ritirata dall'ultima carta di un mazzo scegliete un altro mazzo qualsiasi.
FIG-EDIT-2 = È il livello superiore più vicino che abbia una carta.
FIG-EDDE-3 = L'Intervento Divino cura un eroe scelto da chi tira.
FIG-EDIT-3 = Ogni punto cura un eroe a scelta di chi tira.
FIG-EDDE-4 = Dopo il tuo tiro, a segno o no, i mostri sedotti vi aggiungono il loro danno.
FIG-EDIT-4 = Prima o dopo il risultato del tuo tiro i mostri sedotti tolgono il loro danno direttamente al mostro.
FIG-EDDE-5 = La mano è del prossimo giocatore in senso orario, comunque stia il suo eroe.
FIG-EDIT-5 = Chi tira sceglie un altro giocatore qualsiasi.
FIG-EDDE-6 = Salta, gira in aria e lascia il dado all'atterraggio.
FIG-EDIT-6 = Fai un giro su te stesso, poi tira.
FIG-EDDE-7 = Allontanati di uno o due passi.
FIG-EDIT-7 = Fai un passo indietro.
FIG-EDDE-8 = Lo sguardo resta sotto il bordo: il bersaglio non si vede.
FIG-EDIT-8 = Gli occhi sono all'altezza del tavolo: il bersaglio si vede di taglio.
FIG-EDDE-9 = La carta sporge parecchio e si può solo piegare e lasciare.
FIG-EDIT-9 = La carta sporge poco; piegala o colpiscila da sotto.
FIG-EDDE-10 = Va bene qualsiasi posizione, anche seduti.
FIG-EDIT-10 = Devi stare in piedi; puoi girare vita e collo.
FIG-EDDE-11 = Il dado deve passare sotto la gamba.
FIG-EDIT-11 = La mano deve stare sotto la gamba quando lasci.
FIG-EDDE-12 = Il Bersaglio Difficile non esiste; i due mostri sono bersagli piccoli con più vita.
FIG-EDIT-12 = Il Bersaglio Difficile esiste.
FIG-EDDE-13 = Una carta Nessun Danno si può scartare dopo un mancato.
FIG-EDIT-13 = Senza 1x agisce a ogni mancato e resta; con 1x si scarta.
FIG-EDDE-14 = Puoi rinunciare alla replica.
FIG-EDIT-14 = Una carta permanente replica sempre, una 1x se vuoi.
FIG-EDDE-15 = Almeno un rimbalzo dalla tua parte della carta.
FIG-EDIT-15 = Esattamente un rimbalzo dalla tua parte della carta.
FIG-EDDE-16 = La testa deve toccare il dado prima che tocchi il bersaglio.
FIG-EDIT-16 = La testa deve toccare il dado prima che tocchi il tavolo.
FIG-EDDE-17 = I dadi usati restano dove sono, come ostacoli, fino all'opzione B o alla Pulizia.
FIG-EDIT-17 = I dadi usati si tolgono prima del tiro seguente.

## Tavolo e bersaglio in numeri

FIG-GEO = Tavolo e bersaglio in numeri
FIG-GEO-1 = Le lunghezze sono in millimetri. Il centro del bersaglio è l'origine; x va a est, y a nord, z in su dal piano.
FIG-GEO-2 = Il tavolo misura 1400 per 900 ed è spesso 30; il pavimento è 750 più sotto.
FIG-GEO-3 = Il bersaglio è un disco di raggio 195, spesso 2, in quattro quarti.
FIG-GEO-4 = Il centro arriva a 20, l'anello 4 a 60, il 3 a 105, il 2 a 150, l'1 a 195.
FIG-GEO-5 = Quattro buchi di raggio 17 stanno sul confine fra gli anelli 3 e 2, uno per quarto.
FIG-GEO-6 = Quattro ossa stanno negli anelli 2 e 1, una per quarto; prevalgono sull'anello.
FIG-GEO-7 = Il dado è un cubo di 16 con spigoli arrotondati, 4,6 grammi; due facce opposte mostrano l'icona Eroe.
FIG-GEO-8 = Scatola, scheda e una carta piegata a tetto basso stanno ferme sul tavolo, almeno 5 fuori dal bersaglio.
FIG-GEO-9 = Quanto sono elastici e ruvidi tavolo, bersaglio, oggetti e dadi è scritto nei dati.

## Il tiro simulato

FIG-SIM = Il tiro simulato
FIG-SIM-1 = Un tiro è un lato del tavolo, il punto di rilascio, direzione, velocità, rotazione, tempi ed eventuali oggetti.
FIG-SIM-2 = Ogni valore ha un intervallo; ciò che ne esce va al limite.
FIG-SIM-3 = Ogni mano trema un poco e il dado parte ruotato a caso; i tiri speciali aumentano il tremore, al massimo di otto volte.
FIG-SIM-4 = Gli stessi dati danno lo stesso tiro. Vale ciò che il server ha registrato; la replica lo mostra.
FIG-SIM-5 = Si registra che cosa tocca il dado e in che ordine, come vola e dove si ferma.
FIG-SIM-6 = Un contatto è nuovo solo dopo almeno 10 millisecondi e 1 millimetro di distacco; rotolare è un solo contatto.
FIG-SIM-7 = I rimbalzi sono i contatti col piano prima del primo contatto col bersaglio.
FIG-SIM-8 = Toccare un dado usato sul bersaglio è toccare il bersaglio. Chi rotola dal tavolo sul bersaglio ha rimbalzato una volta.
FIG-SIM-9 = Un dado è fermo se non si muove quasi per un quarto di secondo, o dopo 8 secondi.
FIG-SIM-10 = Dopo un rimbalzo valido conta solo dove si ferma, anche se nel frattempo è uscito.
FIG-SIM-11 = I dadi rimasti possono essere spostati; i risultati precedenti non cambiano.

## Giudicare

FIG-JUDGE = Giudicare
FIG-JUDGE-1 = In quest'ordine: senza rimbalzo, tiro speciale non eseguito, fuori, in un buco, su un osso, bersaglio piccolo; altrimenti è un colpo a segno.
FIG-JUDGE-2 = Un dado tocca il tavolo se un suo punto è al massimo 0,3 sopra.
FIG-JUDGE-3 = L'ombra del dado si divide fra le zone; ciò che sta sopra un buco non appartiene a nessuna.
FIG-JUDGE-4 = Conta la zona con la parte maggiore.
FIG-JUDGE-5 = Se altre si avvicinano entro il 5 per cento, conta la peggiore.
FIG-JUDGE-6 = Anche un dado sopra un altro si giudica dalla sua ombra.
FIG-JUDGE-7 = Conta la faccia più rivolta in su; inclinata oltre 30 gradi non mostra icone.
FIG-JUDGE-8 = Tutti vedono il verdetto, il motivo, le parti e i rimbalzi.

## Tiri speciali sullo schermo

FIG-MAP = Tiri speciali sullo schermo
FIG-MAP-1 = Sponda: metti scatola o scheda prima di mirare; essa e il tavolo vanno toccati prima del bersaglio.
FIG-MAP-2 = Balestra: un colpetto dal basso, da 600 a 3500 mm/s, con la sua rotazione.
FIG-MAP-3 = Soffio: più soffi, più veloce; senza rotazione.
FIG-MAP-4 = Sotto la gamba: dietro il bordo c'è una sbarra; il dado passa sotto, o in Italia basta la mano.
FIG-MAP-5 = Cieco: lo schermo si oscura prima della mira finché il dado si ferma; tremi più del triplo.
FIG-MAP-6 = Due rimbalzi: almeno due prima del bersaglio.
FIG-MAP-7 = Gomito: lento e rotolante, da 60 a 350 di altezza e ben fuori dal bersaglio.
FIG-MAP-8 = Preghiera: apri le mani entro 80 millisecondi; quella in ritardo devia il tiro.
FIG-MAP-9 = Mano debole: destra e sinistra sono invertite e tremi il triplo.
FIG-MAP-10 = Mano prestata: l'altro dà posto e direzione e oscilla di 6 gradi; tu dai velocità e momento. Da soli un manichino oscilla di 10.
FIG-MAP-11 = Salta-carta: metti la carta di traverso; rimbalza prima, poi passala entro la larghezza sopra il bordo.
FIG-MAP-12 = Catapulta: dal bordo del tavolo; più pieghi, più veloce. In Italia puoi colpirla.
FIG-MAP-13 = Testa: cogli il momento entro 120 millisecondi; l'errore devia e rallenta il tiro.
FIG-MAP-14 = Trottola: per 150 millisecondi prima del bersaglio almeno 3 giri al secondo, quasi in verticale.
FIG-MAP-15 = Naso: lentissimo e rotolante, da 80 a 450 di altezza e ben fuori dal bersaglio.
FIG-MAP-16 = Di spalle: vedi il bersaglio solo in un riquadro, gli assi sono invertiti e tremi più del doppio.
FIG-MAP-17 = Schiacciata: cogli il momento entro 120 millisecondi; ripido verso il basso e forte.
FIG-MAP-18 = Seduto: la camera sta sotto il bordo, in Italia all'altezza del tavolo; meno vedi, più tremi.
FIG-MAP-19 = Salto: 480 millisecondi in aria; lascia prima della fine, meglio poco prima di atterrare.
FIG-MAP-20 = Ballerina: in Germania un salto con giro, rilasciando all'atterraggio; in Italia un giro di 800 millisecondi, poi 2 secondi per tirare.
FIG-MAP-21 = Sotto il tavolo: da 10 a 300 sotto il bordo e dietro.
FIG-MAP-22 = Da lontano: si sta da 700 a 1400 dietro il bordo, in Italia a 700; la mano arriva 300 più avanti, ci si prende tempo e si trema meno della metà.

## Combinare i tiri

FIG-COMB = Combinare i tiri
FIG-COMB-1 = Le richieste sono un insieme: le uguali contano una volta.
FIG-COMB-2 = Tutte le verifiche del percorso valgono sullo stesso tiro; un rimbalzo può servire a più d'una.
FIG-COMB-3 = I limiti di vista e mira si sommano; due inversioni si annullano, il tremore si moltiplica.
FIG-COMB-4 = Per ogni grandezza vale un solo intervallo, secondo un ordine fisso.
FIG-COMB-5 = Si può usare un solo modo di lanciare, salvo soffio con gomito, naso o mano prestata, e balestra o preghiera con mano prestata.
FIG-COMB-6 = Testa e schiacciata seguono un lancio: semplice, preghiera, balestra, catapulta o mano prestata. Soffio, gomito e naso non vanno insieme.
FIG-COMB-7 = Col soffio l'altro modo dà il posto e il soffio la velocità; con la mano prestata l'altro dà la direzione.
FIG-COMB-8 = Alcuni tiri non si possono unire, come seduto e salto, lontano e gomito, sotto il tavolo e schiacciata, sotto la gamba e testa; alcuni dipendono dall'edizione.
FIG-COMB-9 = Una catapulta sotto il tavolo si lascia dalla carta piegata; la sbarra sale con chi salta.
FIG-COMB-10 = Se mostro e stanza sono in conflitto potete sempre ritirarvi; altrimenti la richiesta della stanza decade.
FIG-COMB-11 = Salto e ballerina insieme (edizione italiana) sono un salto più lungo: il giro va finito prima di atterrare.

## Dadi veri

FIG-REAL = Dadi veri
FIG-REAL-1 = Con i dadi veri tirate su un bersaglio vero e segnate il risultato; il resto lo fa il programma.
FIG-REAL-2 = Prima del tiro il programma dice chi tira quale dado e che cosa è richiesto.
FIG-REAL-3 = Si segna se è rimbalzato, quali tiri speciali sono riusciti, dove si è fermato e se c'è l'icona.
FIG-REAL-4 = Nel dubbio fra due posti conta il peggiore; un buco vale come fuori.
FIG-REAL-5 = Senza rimbalzo o con un tiro fallito è un mancato, anche se si è segnata una zona.
FIG-REAL-6 = Chi tira segna, un altro conferma, in caso di disputa decide il Leader. Fino al tiro seguente si può correggere.
FIG-REAL-7 = Non c'è tabella dei conflitti; giudicate voi che cosa è possibile e potete ritirarvi.
FIG-REAL-8 = Alcuni possono tirare dadi veri e altri simulati.

## Chiarimenti

FIG-RULING = Chiarimenti
FIG-RULING-1 = Si gioca in uno-sei, un eroe a testa; da soli o in due lo stesso eroe torna semplicemente di turno.
FIG-RULING-2 = Le zone sono 1, 2, 3, 4 e il centro 10; non c'è un anello 5.
FIG-RULING-3 = Un tabellone con due sotterranei ne mostra uno a caso.
FIG-RULING-4 = Due facce su sei mostrano l'icona Eroe; un'opzione lo cambia.
FIG-RULING-5 = Dove nessuno è nominato si decide insieme, altrimenti il Leader.
FIG-RULING-6 = Se il Leader passa di livello, il segnalino va in senso orario senza cambiare lato.
FIG-RULING-7 = Un dado vietato non dà ricompense.
FIG-RULING-8 = Un dado Bonus può valere per un colore vietato.
FIG-RULING-9 = Nel negozio contano solo i giocatori ancora in gioco.
FIG-RULING-10 = Ciò che non si compra si scarta; un mazzo vuoto si rimescola.
FIG-RULING-11 = Quattordici mostri bastano per le nostre mappe; altrove si rimescola il livello IV o la stanza vale come conquistata.
FIG-RULING-12 = Prima l'abilità, poi il danno al mostro, poi il mancato; un mostro ucciso così non colpisce.
FIG-RULING-13 = Un tiro richiesto o dichiarato ma non eseguito è un mancato; la dichiarazione vincola.
FIG-RULING-14 = Un'arma incompatibile non è disponibile nei tiri simulati; con i dadi veri giudicate voi.
FIG-RULING-15 = Se mostro e stanza si contraddicono cede la stanza, così nessuno resta bloccato.
FIG-RULING-16 = Si può rinunciare a ogni abilità e un dado Bonus può restare senza colore.
FIG-RULING-17 = Con l'uccisione immediata agiscono ancora le abilità che non richiedono un mostro vivo; l'Intervento Divino conta un colpo da 10.
FIG-RULING-18 = Se con B chi sceglie sviene, i dadi sono liberi e tira il prossimo.
FIG-RULING-19 = Le cure non risvegliano mai uno svenuto.
FIG-RULING-20 = Mostro morto e ultimo eroe svenuto insieme: vittoria.
FIG-RULING-21 = Le armi possono avere un fattore; una delle nostre raddoppia.
FIG-RULING-22 = L'Intervento Divino cura il danno intero, anche oltre la vita del mostro.
FIG-RULING-23 = Prima la rana, poi Meno Danno, poi Nessun Danno o birra; le carte 1x si chiedono per ultime e solo se farebbe male.
FIG-RULING-24 = I Punti Vita non superano mai il massimo.
FIG-RULING-25 = Girare prima il segnalino non serve: conta il lato alla fine del combattimento.
FIG-RULING-26 = Comincia poi il giocatore dopo l'ultimo che ha tirato; un'opzione dice: dopo il vecchio primo giocatore. La ritirata non cambia nulla.
FIG-RULING-27 = Nove dadi e trenta monete sono limiti; ciò che la riserva non può dare va perso.
FIG-RULING-28 = Un eroe si risveglia col nuovo massimo pieno, 6 e poi 3.
FIG-RULING-29 = Gli altri possono prendere l'equipaggiamento di chi passa di livello, nei limiti dei posti.
FIG-RULING-30 = Ci si ritira solo fra la rivelazione e il primo tiro, mai dal Boss; chi sviene salta il combattimento seguente e prende poi la cicatrice.
FIG-RULING-31 = Tutti gli oggetti sono 1x.
FIG-RULING-32 = Le cure valgono sempre; gli effetti legati a un tiro o a un colpo solo allora. Lo svenimento non lascia tempo.
FIG-RULING-33 = Ogni tiro del Doppio Attacco conta per intero, con armi dichiarate di nuovo; un'icona al secondo vale solo per l'uccisione immediata.
FIG-RULING-34 = Furia Cieca con 1 Punto Vita è ammessa; l'eroe sviene dopo il danno.
FIG-RULING-35 = Il segnale aiuta già il tiro che lo mette, se colpisce; non si somma mai.
FIG-RULING-36 = Anche il nuovo tiro si può ritirare, dichiarando di nuovo le armi.
FIG-RULING-37 = Una carta Danno Extra richiede un colpo a segno in entrambe le edizioni.
FIG-RULING-38 = Si replica il danno dopo le riduzioni, senza il limite della vita rimasta.
FIG-RULING-39 = Due Rimbalzi vuol dire almeno due.
FIG-RULING-40 = Contro il mancato critico di un altro Nessun Danno e Meno Danno non servono; birra e replica sì.
FIG-RULING-41 = Uno svenimento contro il Boss costa i 5 punti ma non lascia cicatrici.
FIG-RULING-42 = Le cicatrici di chi è passato di livello contano.
FIG-RULING-43 = Edizione italiana: il livello superiore più vicino con una carta; se non c'è, niente ritirata.
FIG-RULING-44 = I dadi usati sul bersaglio sono ostacoli (edizione tedesca); un dado sopra si giudica dall'ombra.
FIG-RULING-45 = Rana, birra e carte falliscono solo contro il danno di gruppo; contro i mancati seguenti valgono di nuovo.
FIG-RULING-46 = Un mostro sedotto è equipaggiamento in tutto, ma non occupa posti.
FIG-RULING-47 = Sedotto da più eroi segue l'ultimo; il suo oro va nel Tesoro.
FIG-RULING-48 = Una ballata libera subito un dado vietato, che conta come non usato.
FIG-RULING-49 = Il Bersaglio Difficile prevale sul Colpo Mirato; l'uccisione immediata vale comunque.
FIG-RULING-50 = Il raddoppio rosso di Torm è la Furia Cieca.
FIG-RULING-51 = L'Elmo del Coraggio è un'arma da +3, lo Sfiato di Drago da +2.
FIG-RULING-52 = Il goblin è di livello I, l'orso di livello II.
FIG-RULING-53 = Contro il Boss l'opzione B non c'è in nessuna edizione.
FIG-RULING-54 = Da soli presta la mano un manichino; si può usare la mano di ogni giocatore, comunque stia il suo eroe.
FIG-RULING-55 = Ciò che mostravano solo figure perdute non fa parte delle regole.
FIG-RULING-56 = Misure, materiali e tempi sono nostri.
FIG-RULING-57 = Ci si ritira solo da tiri impossibili: la ritirata è offerta solo finché è richiesto un tiro speciale.
FIG-RULING-58 = Le carte di cura servono in qualsiasi momento: anche dopo un tiro mancato, prima che il colpo arrivi, tra i due tiri di un Doppio Attacco e prima che una perdita porti via la carta. Chi vuole meno domande viene interpellato solo quando qualcuno sverrebbe.
FIG-RULING-59 = Quando nessun eroe è più in gioco, la partita è persa subito, in qualunque momento accada.
FIG-RULING-60 = Se al tavolo si tirano dadi veri, in questo gioco ogni tiro si fa a mano e si registra.
FIG-RULING-61 = Nessuna mano mira da sola: all'inizio punta a caso lontano dal bersaglio, e il dado si lascia solo dopo aver mirato. Un tiro cieco vale solo se era buio mentre si mirava.
FIG-RULING-62 = Si scambia finché qualcuno vuole ancora, in qualsiasi ordine, prima e dopo il Negozio; uno scambio rifiutato non chiude nulla. Una carta non torna nella mano che ha appena lasciato.
FIG-RULING-63 = Una carta che funziona una volta sola si può usare prima che una perdita la porti via.
FIG-RULING-64 = Quando una Ballata toglie la richiesta del mostro, quella della stanza vale di nuovo, anche se aveva ceduto il passo.
FIG-RULING-65 = Nel tiro sotto la gamba con salto, la gamba e il limite salgono insieme a chi tira.
FIG-RULING-66 = I tiri speciali meritano un tentativo: una mano ferma ne mette a segno da 35 a 85 su cento, mirando come secondo la tabella dei tiri.
FIG-RULING-67 = I mostri di uno stesso livello sono diversi: ogni livello ha almeno otto combinazioni diverse di vita, danno e oro.
