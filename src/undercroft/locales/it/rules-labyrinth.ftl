### Im Drachen-Labyrinth: le regole spiegate a chi gioca

## Il materiale

LAB-COMP = Il materiale di gioco
LAB-COMP-1 = Ogni carta mostro riporta sei righe, ciascuna con un valore oppure con un «-»: Fulmine, Palla di fuoco, Mago, Supereroe, Eroe, Elfo.
LAB-COMP-2 = La carta del Ratto gigante dice esattamente: Fulmine 7, Palla di fuoco 2, Mago 6, Supereroe 3, Eroe 4, Elfo 5.
LAB-COMP-3 = Nei mazzi dei mostri si nascondono anche carte senza alcun mostro: sono le trappole, di due tipi, la Gabbia e la Botola.
LAB-COMP-4 = La maggior parte delle carte tesoro vale una certa somma in monete d’oro. Esistono poi quattro tipi di tesoro speciale: Apriporte segrete, Spada magica, Medaglione ESP e Sfera di cristallo. Le carte speciali valgono 0 monete d’oro.
LAB-COMP-5 = Le carte sono di sette colori: uno per ogni livello, più il bianco degli incantesimi. Il colore di una carta è quello delle stanze del suo livello.

## La preparazione

LAB-SETUP = Preparare la partita
LAB-SETUP-1 = Il gioco base è per 2-4 giocatori, il gioco per esperti per 2-8. Con un numero diverso la partita non si può avviare.
LAB-SETUP-2 = Le carte si dividono per colore. Ciascuno dei sei colori di livello forma un mazzo dei mostri e un mazzo dei tesori: in tutto 12 mazzi coperti, disposti in ordine di livello.
LAB-SETUP-3 = Ogni mazzo si mescola una volta sola, durante la preparazione. Le carte che tornano nel mazzo nel corso della partita vanno coperte in fondo, senza rimescolare, a meno che una regola non dica espressamente di farlo.
LAB-SETUP-4 = Nel gioco base il mazzo degli incantesimi non si usa.
LAB-SETUP-5 = Nel gioco per esperti il mazzo degli incantesimi sta coperto accanto al tabellone.
LAB-SETUP-6 = I segnalini tomba e i segnalini numero formano due riserve. Nella versione digitale nessuna delle due si esaurisce mai.
LAB-SETUP-7 = Nel gioco base le classi sono Elfo ed Eroe. Ciascuna può essere scelta da due giocatori al massimo.
LAB-SETUP-8 = Il gioco per esperti aggiunge il Supereroe e il Mago, anch’essi per due giocatori al massimo ciascuno.
LAB-SETUP-9 = Anche le classi dell’espansione, se attivate (solo nel gioco per esperti), si possono scegliere in due al massimo per ciascuna.
LAB-SETUP-10 = Per stabilire in che ordine si scelgono le classi, tutti tirano due dadi: sceglie per primo chi fa il totale più alto, poi il secondo e così via. In caso di parità ritira soltanto chi è a pari merito.
LAB-SETUP-11 = Quando tocca a te scegliere, prendi una classe che ha ancora un posto libero. La scelta è visibile a tutti.
LAB-SETUP-12 = Tutte le pedine cominciano sulla Partenza, cioè sullo Scalone.
LAB-SETUP-13 = Per decidere chi gioca per primo, tutti tirano di nuovo due dadi (è un tiro a parte): inizia chi fa il totale più alto, e chi è a pari merito ritira. Da lì si prosegue in senso orario secondo i posti al tavolo, non secondo l’ordine di scelta delle classi.
LAB-SETUP-14 = Ogni avventuriero comincia senza tesori e senza conoscere alcuna porta segreta.
LAB-SETUP-15 = I Maghi ricevono i loro incantesimi (LAB-SPELL-2, LAB-SPELL-3, LAB-SPELL-4), i Chierici i propri (LAB-CLER-2), gli Hobbit i proiettili (LAB-HOBB-4).

## Le classi

LAB-CLASS = Le classi
LAB-CLASS-1 =
    Ogni classe ha il proprio movimento, i numeri con cui scopre le porte segrete, l’obiettivo in monete d’oro e la riga che usa contro i mostri:
    - Elfo (gioco base): 5 passi; porte segrete con 1-4; obiettivo 10.000; riga Elfo; può usare la spada.
    - Eroe (gioco base): 5 passi; porte segrete con 1-2; obiettivo 10.000; riga Eroe; può usare la spada.
    - Supereroe (esperti): 5 passi; porte segrete con 1-2; obiettivo 20.000; riga Supereroe; può usare la spada.
    - Mago (esperti): 5 passi; porte segrete con 1-2; obiettivo 30.000; riga Mago; non usa mai la spada; ha 7 incantesimi.
    - Nano (espansione): 5 passi; porte segrete con 1-2; obiettivo 10.000; riga Elfo; può usare la spada; ignora le trappole.
    - Chierico (espansione): 5 passi; porte segrete con 1-2; obiettivo 20.000; riga Eroe, oppure riga Supereroe contro certi mostri (LAB-CLER-9); può usare la spada; ha 4 incantesimi.
    - Hobbit (espansione): 4 passi; porte segrete con 1-3; obiettivo 10.000; il più alto fra i valori di Eroe ed Elfo; può usare la spada; ha 7 proiettili.
    - Ladro (espansione): 6 passi; porte segrete con 1-2; obiettivo 30.000; riga Eroe; può usare la spada; agisce di sorpresa e ruba.
    Per Supereroe, Mago e Chierico i numeri delle porte segrete sono una nostra decisione (LAB-RULING-6).
LAB-CLASS-2 = Nel gioco base entrambe le classi hanno come obiettivo 10.000 monete d’oro.
LAB-CLASS-3 = La classe che hai scelto resta tua per tutta la partita, anche se il tuo avventuriero viene ucciso.

## Il tabellone

LAB-BOARD = Il tabellone
LAB-BOARD-1 = Il labirinto ha sei livelli, numerati da 1 a 6 dall’alto verso il basso. Più scendi, più i mostri sono forti e i tesori ricchi.
LAB-BOARD-2 = Le caselle sono di questi tipi: Partenza, corridoio, scala, stanza, sala e Grande Sala. Ognuna, grande o piccola che sia, conta come una sola casella.
LAB-BOARD-3 = Lo Scalone è un’unica casella, e quella casella è la Partenza.
LAB-BOARD-4 = Le stanze sono rettangolari e hanno il colore del loro livello: è il colore a dirti a quale livello appartengono.
LAB-BOARD-5 = Una sala appartiene allo stesso livello delle stanze vicine; il tabellone lo indica.
LAB-BOARD-6 = Ogni corridoio appartiene a un livello. Le scale collegano due livelli e non appartengono a nessuno dei due; nemmeno la Partenza appartiene a un livello.
LAB-BOARD-7 = Ogni sala ha un nome. Il regolamento cita la Cucina e l’Armeria; l’Armeria si trova al livello 3.
LAB-BOARD-8 = La Grande Sala è una sala in cui non compare mai alcun mostro. Si trova al livello 1.
LAB-BOARD-9 = Due caselle sono adiacenti se c’è un passaggio che le unisce: aperto, con una porta normale o con una porta segreta. Le porte sono passaggi, non caselle.
LAB-BOARD-10 = Le porte normali sono disegnate come barre nere, quelle segrete come barre bianche tratteggiate, e tutti le vedono fin dall’inizio. «Segreta» vuol dire soltanto che devi scoprirla prima di poterla usare.

## Il turno

LAB-TURN = Il turno
LAB-TURN-1 = Si gioca a turno in senso orario; ogni giocatore guida un solo avventuriero.
LAB-TURN-2 = Nel tuo turno puoi muoverti; se entri in un luogo pericoloso devi combattere; se vinci puoi proseguire con i passi che ti restano; e in qualsiasi momento puoi fermarti a cercare una porta segreta.
LAB-TURN-3 =
    All’inizio del tuo turno si controlla, in quest’ordine:
    (1) Sei ferito grave: vale LAB-CTR-9 e il turno finisce.
    (2) Devi saltare dei turni: se ne sconta uno e il turno finisce.
    (3) La tua permanenza in una Gabbia è appena terminata: vale LAB-TRAP-4, poi continui.
    (4) Sei bloccato in un agguato: vale LAB-AMB-21 e il turno finisce.
    (5) In tutti gli altri casi giochi un turno normale.
LAB-TURN-4 = Se devi saltare un certo numero di turni, salti altrettanti dei tuoi prossimi turni. I turni da saltare per cause diverse si sommano.
LAB-TURN-5 = Puoi anche non fare alcun passo e restare senza far nulla, ma non in un luogo pericoloso (LAB-FIGHT-20).
LAB-TURN-6 = Il turno finisce quando lo decidi tu, oppure immediatamente dopo: una ricerca fallita di una porta segreta, un attacco che non sconfigge il mostro, una Gabbia, un agguato o il deposito di tesori.

## Il movimento

LAB-MOVE = Muoversi
LAB-MOVE-1 = Per muoverti non tiri dadi: scegli tu quanti passi fare, da 0 fino al movimento della tua classe (5, salvo quanto indicato in LAB-CLASS-1).
LAB-MOVE-2 = Ogni casella in cui entri costa un passo, che sia corridoio, scala, stanza, sala, Grande Sala o Partenza.
LAB-MOVE-3 = Attraversare una porta, normale o segreta, non costa passi.
LAB-MOVE-4 = Puoi cambiare direzione quando vuoi e tornare, nello stesso turno, su caselle dove sei già passato.
LAB-MOVE-5 = Su una casella può stare un numero qualsiasi di avventurieri, e le pedine altrui non ti sbarrano la strada: puoi superarle.
LAB-MOVE-6 = Un luogo è pericoloso se non ha un segnalino tomba o se vi si trova un mostro in attesa. Entrandovi ti fermi e comincia il combattimento (LAB-FIGHT-1).
LAB-MOVE-7 = In un luogo sicuro (con segnalino tomba e senza mostri in attesa) entri ed esci come in una qualsiasi casella di corridoio.
LAB-MOVE-8 = Dopo una vittoria puoi usare, in quello stesso turno, i passi che ti sono rimasti. I passi non si conservano per i turni successivi.
LAB-MOVE-9 = Puoi fare un passo soltanto attraverso un passaggio aperto, una porta normale o una porta segreta che il tuo avventuriero può usare (LAB-DOOR-7, LAB-ITEM-1).
LAB-MOVE-10 = Il gioco ricorda il tuo percorso, cioè le caselle da cui sei arrivato con i tuoi passi, in ordine. Quando vieni spostato di peso (ucciso, mandato alla Partenza, caduto, teletrasportato) il percorso si azzera.

## Le porte

LAB-DOOR = Porte e porte segrete
LAB-DOOR-1 = Una porta normale si può sempre attraversare, purché ti resti un passo per la casella che c’è dietro.
LAB-DOOR-2 = Una porta segreta non si può attraversare finché il tuo avventuriero non l’ha scoperta.
LAB-DOOR-3 = Per cercare una porta segreta devi trovarti su una casella su cui si affaccia. Puoi farlo nel tuo turno, in qualsiasi momento tranne che durante un combattimento; se la casella tocca più porte segrete, dici quale cerchi.
LAB-DOOR-4 = Tiri un dado: scopri la porta se esce uno dei numeri della tua classe (Elfo 1-4, Eroe 1-2, gli altri come in LAB-CLASS-1).
LAB-DOOR-5 = Una porta scoperta è anche aperta: puoi proseguire con i passi che ti restano, attraversandola o andando altrove.
LAB-DOOR-6 = Cercare non costa passi e si può fare anche quando non te ne restano; in tal caso potrai usare la porta scoperta solo dal turno successivo.
LAB-DOOR-7 = Da quel momento il tuo avventuriero attraversa quella porta nei due sensi come una porta normale, senza tirare.
LAB-DOOR-8 = La scoperta vale solo per l’avventuriero che l’ha fatta: per tutti gli altri la porta resta segreta.
LAB-DOOR-9 = Se la ricerca fallisce, finiscono il tuo movimento e il tuo turno.
LAB-DOOR-10 = In un turno successivo puoi cercare ancora dalla stessa casella oppure andartene. Nell’arco di più turni non c’è limite ai tentativi.
LAB-DOOR-11 = Se la ricerca riesce, nello stesso turno puoi cercare un’altra porta segreta.
LAB-DOOR-12 = Un avventuriero ucciso dimentica tutte le porte segrete. Nessun altro risultato gliele fa dimenticare.

## Il combattimento

LAB-FIGHT = Combattere un mostro
LAB-FIGHT-1 = Se entri in un luogo pericoloso devi fermarti e combattere subito.
LAB-FIGHT-2 = Il livello del luogo decide da quale mazzo dei mostri e da quale mazzo dei tesori si pesca.
LAB-FIGHT-3 =
    Il tuo avversario è il primo di questo elenco che trovi:
    - il mostro con cui sei già impegnato;
    - un mostro in attesa (se sono più d’uno, scegli tu);
    - il mostro riservato da una Sfera di cristallo;
    - la carta che hai appena visto con il Medaglione ESP;
    - altrimenti la prima carta del mazzo dei mostri.
LAB-FIGHT-4 = La carta mostro pescata si scopre davanti a tutti.
LAB-FIGHT-5 = Per attaccare tiri due dadi, aggiungi i modificatori e confronti il totale con il valore sulla tua riga della carta.
LAB-FIGHT-6 = Se il totale è uguale o superiore al valore, il mostro è sconfitto.
LAB-FIGHT-7 = Se il totale è inferiore al valore, il mostro contrattacca (LAB-CTR-1).
LAB-FIGHT-8 = Se sulla tua riga c’è un «-», non tiri per attaccare e subisci direttamente il contrattacco. Nel gioco base la tua classe non può battere in alcun modo un mostro simile, nemmeno con una spada. Nel gioco per esperti ci sono eccezioni (LAB-SWORD-7, LAB-THIEF-5).
LAB-FIGHT-9 = La carta di un mostro sconfitto va in fondo al suo mazzo (se si gioca con i mostri erranti, vale quanto detto da LAB-WAND-1 in poi).
LAB-FIGHT-10 = Se sconfiggi un mostro in una stanza, peschi la prima carta tesoro di quel livello.
LAB-FIGHT-11 = Quando un mostro è sconfitto in una stanza, vi si mette un segnalino tomba: lì non comparirà più alcun mostro.
LAB-FIGHT-12 = Se sconfiggi un mostro in una sala, non peschi alcuna carta tesoro.
LAB-FIGHT-13 = Chi vince prende anche tutti i tesori trattenuti dal mostro, chiunque li abbia persi.
LAB-FIGHT-14 = Se il mostro con segnalino numero si trova in una stanza, chi lo batte riceve i tesori trattenuti e, in più, una carta dal mazzo dei tesori del livello.
LAB-FIGHT-15 = Se entri dove un altro avventuriero è già impegnato con un mostro e non ci sono mostri in attesa, peschi e combatti un mostro tutto tuo. Così nello stesso luogo possono trovarsi più mostri.
LAB-FIGHT-16 = Ogni mostro sconfitto in una stanza frutta una carta tesoro a chi lo batte: anche il secondo e quelli che seguono.
LAB-FIGHT-17 = Il segnalino tomba di una stanza si mette appena vi è stato sconfitto almeno un mostro (o preso il tesoro di una trappola) e non vi restano mostri. Un avventuriero in Gabbia non lo ritarda (LAB-RULING-76).
LAB-FIGHT-18 = Dopo una vittoria puoi proseguire con i passi rimasti e combattere di nuovo altrove nello stesso turno.
LAB-FIGHT-19 = Un attacco che non sconfigge il mostro chiude il tuo turno, una volta risolto l’eventuale contrattacco.
LAB-FIGHT-20 = Se cominci un turno normale in un luogo pericoloso, o resti e combatti (LAB-FIGHT-3) o esci: non puoi restare a guardare. Cercare una porta segreta da cui andartene vale come uscire, anche se la ricerca fallisce.
LAB-FIGHT-21 = Restare a combattere non costa passi: se vinci, hai ancora a disposizione l’intero movimento.
LAB-FIGHT-22 = Un mostro che non trattiene tesori, se il suo avventuriero se n’è andato, finisce sotto il proprio mazzo appena rimane solo.
LAB-FIGHT-23 = Anche quando il mostro è tornato nel mazzo in questo modo (LAB-FIGHT-22), il luogo resta pericoloso: il prossimo che vi entra affronta una nuova carta pescata.
LAB-FIGHT-24 = Se il mazzo dei tesori è vuoto non ricevi alcuna carta; tutto il resto avviene come al solito.
LAB-FIGHT-25 = Se non si può pescare un mostro perché il mazzo è vuoto, non trovi nessuno: una stanza si considera conquistata (tesoro e segnalino tomba), in una sala si conta una vittoria.

## Le sale

LAB-CHAM = Le sale
LAB-CHAM-1 = Una sala diventa sicura solo dopo che vi sono stati sconfitti tre mostri; a quel punto si mette il segnalino tomba.
LAB-CHAM-2 = Le vittorie si contano sala per sala, sommando quelle di tutti i giocatori in tutti i turni. Il conteggio è visibile a tutti.
LAB-CHAM-3 = Dopo la prima e dopo la seconda vittoria un nuovo mostro prende il posto di quello battuto. Lo si pesca la prossima volta che un avventuriero entra nella sala, o quando qualcuno in un turno successivo vi resta per combattere.
LAB-CHAM-4 = Se hai vinto, nello stesso turno non affronti il rimpiazzo: puoi fermarti lì o proseguire. Se però esci e rientri nello stesso turno, te lo trovi davanti.
LAB-CHAM-5 = I mostri delle sale non hanno mai un tesoro proprio. Chi ne batte uno che trattiene tesori perduti riceve esattamente quelli.
LAB-CHAM-6 = Le trappole non contano per arrivare a tre.
LAB-CHAM-7 = Se in una sala ci sono più mostri, ogni vittoria conta. Il segnalino tomba si mette quando il conteggio è a tre o più e nella sala non restano mostri.

## Il contrattacco

LAB-CTR = Il contrattacco
LAB-CTR-1 =
    Se il tuo attacco fallisce, tiri una seconda volta entrambi i dadi e applichi questa tabella. Spade e altri modificatori dell’attacco qui non valgono.
    - 2: ucciso. Perdi tutti i tesori, vai subito alla Partenza e ricominci nella stessa classe.
    - 3, 12: ferito grave. Perdi metà delle tue carte; nel tuo prossimo turno vieni portato alla Partenza, e quel turno se ne va così.
    - 4, 5, 9, 10: ferito leggero. Perdi 1 carta a tua scelta, ti ritiri di 2 caselle e salti 1 turno.
    - 6, 8: svenuto. Perdi 1 carta a tua scelta e ti ritiri di 1 casella.
    - 7, 11: nessun effetto. Non perdi niente e resti dove sei.
LAB-CTR-2 = Gli effetti si applicano in quest’ordine: prima perdi i tesori, poi si sposta la pedina, infine si segnano i turni da saltare.
LAB-CTR-3 = Perdi soltanto tesori che porti con te. Se non ne porti, non perdi nulla, ma tutti gli altri effetti del risultato valgono lo stesso.
LAB-CTR-4 = Quando devi perdere una carta, scegli tu quale fra i tesori che porti, carte speciali comprese.
LAB-CTR-5 = Se perdi la metà, dividi come vuoi tutte le carte che porti in due mucchi coperti, uguali o con una sola carta di differenza. Il giocatore alla tua sinistra, che vede solo quanto sono grandi, sceglie il mucchio che perdi.
LAB-CTR-6 = Con una sola carta i mucchi sono di 1 e 0, e il vicino di sinistra sceglie comunque. Se non hai carte non si divide nulla.
LAB-CTR-7 = Ucciso: perdi tutto quello che porti, vieni messo subito sulla Partenza, dimentichi tutte le porte segrete, si annullano i turni che dovevi ancora saltare e il prossimo turno lo giochi normalmente.
LAB-CTR-8 = Ucciso: gli incantesimi che ti restano vanno sotto il mazzo degli incantesimi e ricevi la dotazione iniziale (Mago 7 incantesimi, Chierico 2+2, Hobbit 7 proiettili). I tesori al sicuro restano tuoi.
LAB-CTR-9 = Ferito grave: la pedina resta dov’è fino al tuo prossimo turno. In quel turno viene messa sulla Partenza e non fai altro (solo LAB-MAGE-9 può venire prima). Dopo sei guarito.
LAB-CTR-10 = Da ferito grave conservi le carte che non hai perso, gli incantesimi e la conoscenza delle porte segrete. I turni che dovevi già saltare li salti comunque, dopo.
LAB-CTR-11 = Finché sei ferito grave non sei impegnato: il tuo mostro diventa un mostro in attesa e altri possono combatterlo.
LAB-CTR-12 = Nessun effetto: resti lì, impegnato con il mostro. Nel prossimo turno puoi restare e attaccarlo di nuovo oppure andartene (LAB-FIGHT-20).
LAB-CTR-13 = Mentre sei lontano o salti turni, qualsiasi altro avventuriero può combattere quel mostro e conquistare i tesori che hai perso.

## La ritirata

LAB-RETR = La ritirata
LAB-RETR-1 = Quando ti ritiri di un certo numero di caselle, la pedina torna altrettante volte di fila alla casella precedente del suo percorso: fuori dalla stanza, poi lungo il corridoio da cui era venuta.
LAB-RETR-2 = In ritirata riattraversi senza tirare le porte, anche segrete, da cui eri passato.
LAB-RETR-3 = Se il percorso è vuoto, scegli una casella adiacente oltre un passaggio aperto, una porta normale o una porta segreta che puoi usare. Hanno la precedenza luoghi sicuri, corridoi e scale; un luogo pericoloso solo se non c’è altro. Se non puoi raggiungere nulla, resti dove sei.
LAB-RETR-4 = Se arrivi alla Partenza, la ritirata finisce lì.
LAB-RETR-5 = Una ritirata non provoca combattimenti né agguati, e mentre ti ritiri non cerchi porte e non raccogli tesori a terra.
LAB-RETR-6 = Se la ritirata ti ha portato in un luogo pericoloso, il tuo prossimo turno normale comincia secondo LAB-FIGHT-20.

## I segnalini numero e i tesori perduti

LAB-MARK = Segnalini numero e tesori perduti
LAB-MARK-1 = I tesori persi in combattimento li trattiene il mostro. Si prendono due segnalini con lo stesso numero: uno va sul luogo, l’altro sulla carta del mostro, che si mette accanto al tabellone con le carte perse coperte sotto di sé.
LAB-MARK-2 = Tutti sanno quante carte trattiene un mostro; quali siano lo sa solo chi le ha perse.
LAB-MARK-3 = Un mostro con segnalino resta nel suo luogo ed è l’avversario di chiunque vi combatta dopo, compreso chi ci ha perso i tesori.
LAB-MARK-4 = Altri tesori persi contro lo stesso mostro si aggiungono al suo mucchio; non serve una seconda coppia di segnalini.
LAB-MARK-5 = Un mostro che non trattiene tesori non riceve segnalini quando il suo avventuriero se ne va: torna sotto il mazzo (LAB-FIGHT-22).
LAB-MARK-6 = Quando un mostro con segnalino è sconfitto, i due segnalini tornano nella riserva, i tesori trattenuti vanno a chi ha vinto (LAB-FIGHT-13, LAB-FIGHT-14) e la carta finisce sotto il suo mazzo.
LAB-MARK-7 = Nello stesso luogo possono esserci più mostri con segnalino, ognuno con il proprio numero. Chi entra ne sceglie uno come avversario e gli altri restano lì; una volta battuto quello, per quel turno non è tenuto ad affrontarne un altro.

## Le trappole

LAB-TRAP = Le trappole
LAB-TRAP-1 = Una Gabbia o una Botola non comporta un combattimento: niente attacco e niente contrattacco.
LAB-TRAP-2 = Gabbia: tiri un dado e salti altrettanti turni (1-6). Il turno in corso finisce.
LAB-TRAP-3 = Finché sei in Gabbia resti nel luogo, con la carta scoperta: non puoi agire, non puoi tendere agguati e non puoi subirne. Chi entra nel frattempo pesca un mostro per conto suo.
LAB-TRAP-4 = Ti liberi all’inizio del primo turno dopo quelli saltati. In una stanza peschi una carta tesoro del livello, la Gabbia va sotto il suo mazzo e il segnalino tomba si mette secondo LAB-FIGHT-17; poi giochi un turno normale con tutto il tuo movimento.
LAB-TRAP-5 = In una sala la Gabbia non dà tesori e non vale come vittoria; una volta libero, vale LAB-FIGHT-20.
LAB-TRAP-6 = Botola in una stanza: peschi una carta tesoro del livello della stanza, la stanza riceve il segnalino tomba secondo LAB-FIGHT-17, la carta va sotto il suo mazzo e tu cadi.
LAB-TRAP-7 = Botola in una sala: nessun tesoro, nessuna vittoria da contare, la carta va sotto il suo mazzo e tu cadi.
LAB-TRAP-8 = Cadendo finisci in una sala a tua scelta del livello immediatamente inferiore.
LAB-TRAP-9 = Se quella sala è pericolosa combatti subito; altrimenti no.
LAB-TRAP-10 = La caduta non costa passi: se vinci il combattimento di sotto (o se non ce n’è uno) puoi usare i passi che ti restavano.
LAB-TRAP-11 = Se nella sala di sotto peschi un’altra Botola, cadi di nuovo. Al livello 6 una Botola non fa cadere; tesoro e segnalino tomba come al solito.

## I tesori

LAB-TREAS = I tesori
LAB-TREAS-1 = Ottieni carte tesoro solo in questi modi: battendo il mostro di una stanza, grazie a una trappola, battendo un mostro che ne trattiene, entrando in una stanza con un tesoro non ritirato (LAB-SPELL-15), con un furto (LAB-THIEF-6) o raccogliendo tesori a terra (LAB-AMB-17, LAB-AMB-18, LAB-AMB-19).
LAB-TREAS-2 = Puoi portare quante carte tesoro vuoi.
LAB-TREAS-3 = Il tuo oro è la somma dei valori delle carte tesoro che porti e di quelle che hai messo al sicuro.
LAB-TREAS-4 = Vedi le tue carte e il tuo totale; degli altri vedi solo quante carte hanno. Una carta speciale diventa nota a tutti quando viene usata.
LAB-TREAS-5 = Il gioco ti mostra sempre il tuo totale e ti avvisa quando raggiungi l’obiettivo, così puoi avviarti verso la Partenza.

## I tesori speciali

LAB-ITEM = I tesori speciali
LAB-ITEM-1 = Apriporte segrete: finché lo porti, ogni porta segreta è per te come una porta normale.
LAB-ITEM-2 = Se perdi l’Apriporte, ti restano aperte soltanto le porte segrete che hai attraversato (o scoperto con il dado).
LAB-ITEM-3 = Spada magica, gioco base: chi la porta aggiunge +1 a ogni attacco.
LAB-ITEM-4 = In ogni attacco conta una sola Spada magica: due spade non si sommano mai. Viene usata automaticamente la migliore.
LAB-ITEM-5 = Medaglione ESP: nel tuo turno, se sei accanto a un luogo pericoloso (a un solo passaggio di distanza, con qualsiasi tipo di porta, anche una porta segreta non ancora scoperta) e ti resta almeno un passo, puoi guardare la carta del mostro che vi incontreresti. La vedi solo tu.
LAB-ITEM-6 = Se poi entri in quel luogo con il passo successivo, o lo attacchi da fuori con un incantesimo o un proiettile, quella carta è il tuo avversario: puoi quindi scegliere fra attacco normale, incantesimo e proiettile sapendo già che cosa ti aspetta.
LAB-ITEM-7 = Se invece vai altrove o il tuo turno finisce, la carta che hai visto va in fondo al suo mazzo senza che gli altri la vedano.
LAB-ITEM-8 = Il Medaglione non arriva oltre il luogo adiacente, e nello stesso luogo puoi guardare una sola volta per turno.
LAB-ITEM-9 = Sfera di cristallo: una volta nel tuo turno, fuori da un combattimento, puoi nominare una qualsiasi stanza del tabellone non ancora sicura. Guardi, tu solo, la prima carta mostro e la prima carta tesoro di quel livello e le metti entrambe da parte, collegate alla stanza da una coppia di segnalini numero.
LAB-ITEM-10 = Le due carte restano riservate finché non guardi in un’altra stanza (allora vanno sotto i rispettivi mazzi e il segnalino si toglie) o finché un avventuriero qualsiasi, te compreso, non entra nella stanza per combattere.
LAB-ITEM-11 = Quell’avventuriero combatte il mostro riservato; se vince, la carta che riceve dal mazzo dei tesori è il tesoro riservato.
LAB-ITEM-12 = Se il mostro riservato non viene sconfitto e torna sotto il suo mazzo, anche il tesoro riservato va sotto il proprio e la riserva decade. Finché il mostro resta nella stanza, il tesoro resta con lui.
LAB-ITEM-13 = Se la Sfera di cristallo non è più in mano tua, le carte che avevi riservato vanno sotto i rispettivi mazzi, a meno che per esse non sia già in corso un combattimento.
LAB-ITEM-14 = Se nella stanza nominata c’è già un mostro in attesa, si pesca soltanto una carta tesoro. Se la stanza è già riservata da un’altra Sfera di cristallo, restituisci prima la tua coppia, se ne hai una per un’altra stanza; poi guardi quelle due carte, che non si spostano (LAB-RULING-79).
LAB-ITEM-15 = Con la Sfera di cristallo non puoi nominare sale, stanze sicure, la Grande Sala o la Partenza.
LAB-ITEM-16 = I tesori speciali si possono perdere, trattenere, conquistare e mettere al sicuro come ogni altra carta tesoro; il loro potere li segue.

## La vittoria

LAB-WIN = Vincere la partita
LAB-WIN-1 = Vinci nel momento in cui il tuo avventuriero è sulla Partenza, vivo e con oro almeno pari al tuo obiettivo. La partita finisce all’istante.
LAB-WIN-2 = Il controllo si fa a ogni arrivo sulla Partenza (con un tuo passo, in ritirata o quando vi torni da ferito grave), prima di qualsiasi altra cosa; e anche quando ottieni oro mentre ci sei sopra (LAB-RULING-80).
LAB-WIN-3 = Avere abbastanza oro da un’altra parte non basta: chi ne perde sulla via del ritorno deve rimettersi a raccoglierne.
LAB-WIN-4 = Obiettivi nel gioco per esperti: Elfo ed Eroe 10.000, Supereroe 20.000, Mago 30.000; per le classi dell’espansione vedi LAB-CLASS-1.
LAB-WIN-5 = Raggiungere esattamente l’obiettivo è sufficiente.
LAB-WIN-6 = Stallo: se tutte le stanze sono sicure, non ci sono tesori trattenuti, a terra, non ritirati o riservati, si gioca senza agguati e nessuno ha oro pari al proprio obiettivo, la partita finisce. Vince chi ha il rapporto più alto fra oro posseduto e obiettivo; a parità di rapporto si vince insieme.

## Gioco per esperti: gli incantesimi

LAB-SPELL = Gioco per esperti: gli incantesimi
LAB-SPELL-1 = Un Mago tiene in mano al massimo 7 carte incantesimo; arrivato a 7 non ne prende altre.
LAB-SPELL-2 = Se c’è un solo Mago, durante la preparazione pesca 7 carte dal mazzo coperto degli incantesimi, senza tirare dadi.
LAB-SPELL-3 = Se i Maghi sono due, ciascuno tira due volte (conta la somma dei due dadi): il totale più alto pesca per primo e in caso di parità si ritira. Poi pescano una carta a testa, a turno, finché entrambi ne hanno 7.
LAB-SPELL-4 = Le carte rimaste formano il mazzo degli incantesimi. Se nell’opzione «Scelta degli incantesimi» è impostato «scelti», le carte si prendono nello stesso modo, ma scegliendole dal mazzo scoperto invece di pescarle alla cieca.
LAB-SPELL-5 = Un Mago può usare al massimo un incantesimo per turno, di qualunque tipo e per qualunque scopo.
LAB-SPELL-6 = Un Mago può anche combattere senza incantesimi, sulla riga Mago. Decide se attaccare normalmente o con un incantesimo (e quale) prima che si peschi la carta mostro; contro un mostro già scoperto decide prima di tirare.
LAB-SPELL-7 = Incantesimo d’attacco: prima si gioca la carta scoperta, poi si rivela il mostro, poi si tirano due dadi contro la riga Palla di fuoco o Fulmine del mostro. Con un totale uguale o superiore il mostro è sconfitto. Spade e altri bonus non contano.
LAB-SPELL-8 = Se sulla riga dell’incantesimo c’è un «-», l’incantesimo fallisce senza tirare.
LAB-SPELL-9 = L’incantesimo si può lanciare dall’interno del luogo, oppure da fuori: dalla casella adiacente davanti alla porta della stanza o da una casella di distanza dalla sala.
LAB-SPELL-10 = Da fuori il Mago può lanciare l’incantesimo solo se in questo turno potrebbe entrare nel luogo: gli deve restare almeno un passo, e se c’è una porta deve poterla attraversare.
LAB-SPELL-11 = Se l’incantesimo fallisce da fuori, non c’è contrattacco.
LAB-SPELL-12 = Se l’incantesimo fallisce dall’interno, il contrattacco avviene come al solito.
LAB-SPELL-13 = Se l’incantesimo fallisce da fuori, il mostro è solo: vale LAB-FIGHT-22 o LAB-MARK-3, e il turno del Mago finisce (LAB-FIGHT-19).
LAB-SPELL-14 = Se vince da fuori, il Mago può entrare (con un passo) e prendere il tesoro che il mostro custodiva.
LAB-SPELL-15 = Se vince da fuori contro il mostro di una stanza, il segnalino tomba si mette subito. Se in quel turno il Mago non entra, la carta tesoro della stanza e gli eventuali tesori trattenuti restano non ritirati: li pesca e li prende il primo avventuriero che entra.
LAB-SPELL-16 = Se vince da fuori contro il mostro di una sala, si conta una vittoria, i tesori trattenuti aspettano all’interno e, se in quello stesso turno il Mago entra, per quella volta non affronta il rimpiazzo.
LAB-SPELL-17 = Alla fine del turno la carta incantesimo usata va sotto il mazzo degli incantesimi, che abbia avuto effetto o no.
LAB-SPELL-18 = Per ogni suo turno che passa sulla Partenza senza fare passi, il Mago prende alla fine del turno la prima carta del mazzo degli incantesimi, fino ad averne 7. I turni saltati non contano.
LAB-SPELL-19 = Se il mazzo degli incantesimi è vuoto, non si pesca nulla.
LAB-SPELL-20 = Se un incantesimo lanciato da fuori rivela una trappola, non succede nulla: l’incantesimo è consumato, la carta va sotto il suo mazzo, il luogo resta com’era e il turno finisce. Se invece è lanciato dall’interno, la trappola ha il suo normale effetto e l’incantesimo è consumato.
LAB-SPELL-21 = Un Mago non usa mai una Spada magica. Se ne pesca una da un mazzo dei tesori la rimette dentro, si mescola il mazzo e lui pesca di nuovo, più volte se serve. Se nel mazzo restano solo spade, non riceve alcuna carta.
LAB-SPELL-22 = Se il Mago conquista una Spada magica dal mucchio di un mostro, o la raccoglie, può portarla con sé come una carta qualsiasi, ma senza usarla.

## Gioco per esperti: il Teletrasporto

LAB-TELE = Gioco per esperti: il Teletrasporto
LAB-TELE-1 = Il Teletrasporto si gioca subito prima di un combattimento e solo in una stanza o in una sala: entrando in un luogo pericoloso, oppure quando il turno comincia lì e si dovrebbe combattere.
LAB-TELE-2 = Il Mago si sposta in un’altra stanza o sala qualsiasi dello stesso livello, di un livello più in alto o di un livello più in basso; mai su un corridoio, una scala o la Partenza.
LAB-TELE-3 = Nel luogo che lascia non combatte. Se lì non c’era un mostro, dopo aver giocato l’incantesimo si rivela comunque la prima carta del mazzo, che poi va in fondo; se è una trappola, non cattura il Mago.
LAB-TELE-4 = Se il luogo d’arrivo è pericoloso il Mago deve combattere subito, e in quel combattimento non può usare incantesimi.
LAB-TELE-5 = Il Teletrasporto sposta solo il Mago stesso, mai i mostri o altri avventurieri.
LAB-TELE-6 = Si può scegliere anche un luogo sicuro: in tal caso non si combatte.
LAB-TELE-7 = Il Teletrasporto non costa passi: se il Mago vince all’arrivo, può usare i passi che gli restano.
LAB-TELE-8 = Non si può lanciare il Teletrasporto da un corridoio, da una scala, dalla Partenza, dalla Grande Sala o da un luogo sicuro (eccezione: LAB-MAGE-11).

## Gioco per esperti: le Spade magiche

LAB-SWORD = Gioco per esperti: le Spade magiche
LAB-SWORD-1 =
    Nel gioco per esperti una spada vale +1 o +2. Quando ne peschi una da un mazzo dei tesori tiri subito due dadi; conta il livello di quel mazzo:
    - Livello 1: +1 con 2-11, +2 con 12.
    - Livelli 2 e 3: +1 con 2-9, +2 con 10-12.
    - Livelli 4 e 5: +1 con 2-8, +2 con 9-12.
    - Livello 6: +1 con 2-6, +2 con 7-12.
LAB-SWORD-2 = Il tiro è visibile a tutti, e la forza resta legata alla carta per il resto della partita, chiunque la porti.
LAB-SWORD-3 = Il bonus si aggiunge a ogni attacco contro un mostro.
LAB-SWORD-4 = Per ogni attacco conta una sola spada: se ne hai una da +1 e una da +2, vale solo quella da +2.
LAB-SWORD-5 = I Maghi non usano mai le spade.
LAB-SWORD-6 = Il bonus non modifica mai i tiri per il contrattacco, la ricerca di porte, la Gabbia, gli incantesimi o la tabella dei mostri erranti.
LAB-SWORD-7 = Se sulla tua riga c’è un «-», con una spada da +1 sconfiggi il mostro con un 12 naturale (cioè segnato dai dadi, senza aggiunte), con una spada da +2 con un 11 o un 12 naturale. Ogni altro tiro fallisce, e qui gli altri modificatori non contano.

## Espansione: mettere al sicuro i tesori

LAB-SECURE = Espansione: mettere al sicuro i tesori
LAB-SECURE-1 = Quando raggiungi la Partenza (con un passo, in ritirata o secondo LAB-CTR-9) puoi depositare carte tesoro fra quelle che porti: quali e quante lo decidi tu.
LAB-SECURE-2 = I tesori al sicuro contano per l’obiettivo e non si possono più perdere.
LAB-SECURE-3 = Depositare chiude il tuo turno; riprendi in quello successivo. Se non depositi nulla, il turno continua.
LAB-SECURE-4 = Puoi depositare anche in un turno che cominci sulla Partenza. Mago, Chierico e Hobbit che lo fanno senza muovere un passo ricevono comunque il loro rifornimento.
LAB-SECURE-5 = Le carte al sicuro non hanno più alcun effetto e non si riprendono mai.
LAB-SECURE-6 = Prima si controlla se hai vinto, poi si deposita.

## Espansione: gli agguati

LAB-AMB = Espansione: gli agguati
LAB-AMB-1 = Agguato per movimento: quando un avventuriero entra con un proprio passo in una casella dove ce ne sono altri (per fermarsi o solo per passare), può dichiarare un agguato contro uno di loro, e ciascuno di loro può dichiararne uno contro di lui.
LAB-AMB-2 = Agguato da fermo: se cominci un turno normale su una casella dove ci sono altri avventurieri puoi, invece di qualsiasi altra cosa (anche invece di LAB-FIGHT-20), tendere un agguato a uno di loro. Lasciare una casella condivisa non dà occasione di agguato.
LAB-AMB-3 = Su ogni casella in cui entra qualcuno, si chiede prima a chi si muove, poi agli altri presenti in senso orario a partire da lui. Vale la prima dichiarazione, e chi la fa è l’attaccante.
LAB-AMB-4 = Una dichiarazione interrompe ogni movimento: chi si stava muovendo resta su quella casella.
LAB-AMB-5 = Dopo una dichiarazione contro chi si muove, o fatta da lui, ogni altro avventuriero sulla casella può unirsi, ma solo contro chi si muove. A un agguato da fermo (LAB-AMB-2) non può unirsi nessuno.
LAB-AMB-6 = Lo scambio: l’attaccante porta un colpo, poi le parti si invertono e l’attaccato ne restituisce uno.
LAB-AMB-7 = Se gli avversari sono più d’uno, chi si muove colpisce solo uno di loro (quello contro cui ha dichiarato, altrimenti uno a sua scelta) ma subisce i colpi a segno di tutti. Ogni avversario colpisce una volta.
LAB-AMB-8 =
    Per un colpo si tirano due dadi e si aggiunge il bonus della spada. Il colpo va a segno se il totale raggiunge almeno il numero indicato. A sinistra chi colpisce, a destra contro chi:
    - Elfo: contro Elfo 7, Eroe 8, Supereroe 10, Mago 10, Nano* 7, Chierico* 10, Hobbit* 7, Ladro* 8.
    - Eroe: contro Elfo 6, Eroe 7, Supereroe 9, Mago 11, Nano* 6, Chierico* 9, Hobbit* 6, Ladro* 7.
    - Supereroe: contro Elfo 5, Eroe 6, Supereroe 7, Mago 10, Nano* 5, Chierico* 7, Hobbit* 5, Ladro* 6.
    - Mago: contro Elfo 8, Eroe 9, Supereroe 11, Mago 9, Nano* 8, Chierico* 11, Hobbit* 8, Ladro* 9.
    - Nano*: contro Elfo 7, Eroe 8, Supereroe 10, Mago 10, Nano* 7, Chierico* 10, Hobbit* 7, Ladro* 8.
    - Chierico* (solo quando restituisce il colpo): contro Elfo 5, Eroe 6, Supereroe 7, Mago 10, Nano* 5, Chierico* 7, Hobbit* 5, Ladro* 6.
    - Hobbit*: contro Elfo 7, Eroe 8, Supereroe 10, Mago 11, Nano* 7, Chierico* 10, Hobbit* 7, Ladro* 8.
    - Ladro*: contro Elfo 6, Eroe 7, Supereroe 9, Mago 11, Nano* 6, Chierico* 9, Hobbit* 6, Ladro* 7.
LAB-AMB-9 = Nel regolamento è stampato il blocco di 4 × 4 numeri da Elfo a Mago; quelli delle classi con l’asterisco si ricavano da «combatte come» (LAB-RULING-52).
LAB-AMB-10 = Le Spade magiche funzionano come contro i mostri: +1 o +2, una sola per volta, mai per i Maghi.
LAB-AMB-11 = Prima si tirano tutti i colpi, poi si applicano le conseguenze: anche chi è stato colpito restituisce il suo colpo.
LAB-AMB-12 = Chi è stato colpito tira sulla tabella del contrattacco (LAB-CTR-1), una volta per ogni colpo subito, e applica i risultati uno dopo l’altro. Dopo un «ucciso» il resto non conta più.
LAB-AMB-13 = Se vanno a segno colpi di entrambe le parti, entrambe ne subiscono gli effetti: prima l’attaccato, poi gli attaccanti nell’ordine in cui si sono dichiarati.
LAB-AMB-14 = Gli adattamenti della tabella del contrattacco previsti per certe classi (Chierico, Hobbit, Ladro) non valgono per i colpi degli agguati.
LAB-AMB-15 = Finito l’agguato, finisce anche il turno del giocatore di turno, chiunque l’abbia dichiarato.
LAB-AMB-16 = I tesori persi per un colpo a segno restano a terra sulla casella dell’agguato; nessun mostro li trattiene.
LAB-AMB-17 = Risolte tutte le conseguenze, i partecipanti rimasti sulla casella che non sono né uccisi né feriti gravi possono prendere subito i tesori a terra: prima gli attaccanti nell’ordine in cui si sono dichiarati, poi l’attaccato. Nessuno può riprendersi ciò che ha perso lui stesso in questo agguato.
LAB-AMB-18 = I tesori avanzati restano a terra sulla casella. Nel tuo turno, se ti trovi lì o vi entri, puoi prenderne quanti vuoi senza alcun costo; in un luogo pericoloso, solo dopo aver battuto il mostro.
LAB-AMB-19 = Un ferito grave non raccoglie tesori a terra.
LAB-AMB-20 = Se un colpo a segno dà «nessun effetto», chi ha colpito e chi è stato colpito restano bloccati fra loro, purché siano ancora sulla stessa casella e nessuno dei due sia ucciso o ferito grave: l’agguato deve continuare nel giro successivo.
LAB-AMB-21 = Il primo dei due avversari bloccati che ha un turno normale deve dedicarlo a un nuovo scambio fra loro, colpendo per primo (anche un Chierico: non è una dichiarazione). Chi è bloccato con più avversari ne sceglie uno. Il blocco poi finisce, a meno che non si ripeta il caso di LAB-AMB-20.
LAB-AMB-22 = A parte i blocchi, due giocatori possono trattenersi a vicenda su una casella finché continuano a tendersi agguati.
LAB-AMB-23 = Non possono dichiarare un agguato né unirsi: i feriti gravi, chi è in Gabbia, i Chierici e un Ladro nel suo movimento extra. Chi sta soltanto saltando turni può farlo.
LAB-AMB-24 = Chiunque può subire un agguato, tranne chi è in Gabbia. I feriti gravi e chi salta turni restituiscono il colpo normalmente.
LAB-AMB-25 = In un luogo pericoloso l’agguato viene prima del mostro. Se un agguato c’è, il nuovo arrivato in questo turno non combatte il mostro, e nel suo prossimo vale LAB-FIGHT-20.
LAB-AMB-26 = Una ritirata, una caduta, l’arrivo con il Teletrasporto e l’essere messi sulla Partenza non danno occasione di agguato.
LAB-AMB-27 = Sulla Partenza non si possono tendere agguati, a meno che non sia attiva l’opzione «Agguati alla Partenza».
LAB-AMB-28 = Se subisci un agguato mentre sei impegnato con un mostro e vieni scacciato dal luogo, il mostro resta solo: vale LAB-FIGHT-22 o LAB-MARK-3.

## Espansione: agguati con incantesimi

LAB-MAGE = Espansione: agguati con incantesimi
LAB-MAGE-1 = Un Mago non può usare incantesimi contro un avventuriero sulla sua stessa casella: lì colpisce secondo LAB-AMB-8.
LAB-MAGE-2 = Nel suo turno può lanciare una Palla di fuoco o un Fulmine contro un avventuriero su una casella adiacente: è a tutti gli effetti un agguato.
LAB-MAGE-3 = Adiacente vuol dire a un solo passaggio di distanza, che quel Mago potrebbe attraversare: aperto, con una porta normale o con una porta segreta a lui nota. Non occorre che gli resti un passo.
LAB-MAGE-4 =
    Si tirano due dadi; l’incantesimo va a segno con almeno:
    - Fulmine: contro Elfo 3, Eroe 6, Supereroe 9, Mago 11, Nano* 3, Chierico* 9, Hobbit* 3, Ladro* 6.
    - Palla di fuoco: contro Elfo 6, Eroe 5, Supereroe 7, Mago 9, Nano* 6, Chierico* 7, Hobbit* 5, Ladro* 5.
    I numeri delle classi con l’asterisco si ricavano come in LAB-RULING-52.
LAB-MAGE-5 = Chi è colpito applica la tabella del contrattacco come in LAB-AMB-12; i tesori che perde restano a terra sulla casella in cui è stato colpito.
LAB-MAGE-6 = L’incantesimo tocca un solo avventuriero, per quanti ce ne siano sulla casella bersaglio.
LAB-MAGE-7 = La vittima non restituisce il colpo, nessuno si unisce, e «nessun effetto» non crea un blocco.
LAB-MAGE-8 = Il lancio chiude il movimento e il turno del Mago. Unica eccezione: se gli resta un passo, può spostarsi sulla casella bersaglio e prendere i tesori persi lì; in un luogo pericoloso deve prima combattere.
LAB-MAGE-9 = Un Mago ferito grave può, nel suo prossimo turno e prima di essere messo sulla Partenza, lanciare uno di questi incantesimi; non prende però alcun tesoro.
LAB-MAGE-10 = Se un Mago subisce un agguato durante il proprio turno e, per effetto dei risultati, finisce su una casella adiacente a un avversario di quell’agguato, può lanciargli contro un incantesimo d’attacco dopo LAB-AMB-17 e prima che il suo turno finisca, purché in quel turno non ne abbia già usati. Dopo non ha il passo per raccogliere.
LAB-MAGE-11 = Un Mago (o un Chierico con Trasporto) che entra in una stanza o in una sala e lì subisce un agguato può fuggire con il Teletrasporto prima di ogni colpo, se in quel turno non ha usato incantesimi. L’agguato è annullato e valgono LAB-TELE-2, LAB-TELE-3, LAB-TELE-4 e LAB-TELE-5, anche partendo da un luogo sicuro.
LAB-MAGE-12 = Fuori dal proprio turno un Mago non usa incantesimi.
LAB-MAGE-13 = Anche qui valgono LAB-SPELL-5 e LAB-SPELL-17: un incantesimo per turno, e a fine turno la carta va sotto il mazzo.
LAB-MAGE-14 = Contro gli avventurieri non si lanciano incantesimi dalla Partenza né verso la Partenza, a meno che non sia attiva l’opzione «Agguati alla Partenza».

## Espansione: i mostri erranti

LAB-WAND = Espansione: i mostri erranti
LAB-WAND-1 = Ogni volta che un mostro è sconfitto in una stanza o in una sala, con un attacco normale o con un incantesimo, il giocatore di turno tira due dadi dopo aver ricevuto ciò che gli spetta subito. I tesori ancora da prendere all’interno (LAB-SPELL-14) vengono dopo.
LAB-WAND-2 =
    Il tiro indica il livello in cui il mostro ricompare:
    - 2: livello 1.
    - 3: livello 2.
    - 4: 3 livelli più in alto.
    - 5: 4 livelli più in alto.
    - 6: 5 livelli più in alto.
    - 7: livello 6.
    - 8: 5 livelli più in basso.
    - 9: 4 livelli più in basso.
    - 10: 3 livelli più in basso.
    - 11: livello 3.
    - 12: livello 4.
LAB-WAND-3 = «Più in alto» significa un numero di livello minore, «più in basso» uno maggiore, contando dal livello del luogo in cui il mostro è stato sconfitto. Se il risultato scende sotto 1 vale 1, se supera 6 vale 6.
LAB-WAND-4 = Se nessun avventuriero si trova su una casella di corridoio di quel livello, non succede nulla e la carta va sotto il proprio mazzo.
LAB-WAND-5 = Se invece ce n’è uno, il mostro lo attacca subito, anche fuori dal suo turno e anche se è proprio chi lo aveva sconfitto. Se sono più d’uno, la vittima si sorteggia con uguale probabilità per tutti.
LAB-WAND-6 = Contano solo le caselle di corridoio: non le stanze (sicure o no), le sale, la Grande Sala, le scale o la Partenza.
LAB-WAND-7 = Chi è attaccato fa un normale attacco sulla propria riga, con i bonus della spada e della classe, ma senza incantesimi, senza Vincolo e senza proiettili.
LAB-WAND-8 = Se vince, il mostro esce per sempre dal gioco: nessun tesoro e nessun nuovo tiro per il mostro errante.
LAB-WAND-9 = Se fallisce, subisce il contrattacco come al solito. Poi, qualunque sia il risultato, il mostro si sposta con gli eventuali tesori persi nella sala più vicina e vi rimane.
LAB-WAND-10 = Là la sua carta sta sopra i tesori con una coppia di segnalini numero, anche se di tesori non ce ne sono. Il prossimo avventuriero che entra deve combattere quel mostro invece di pescare una carta.
LAB-WAND-11 = La sala più vicina è quella a meno passi dalla casella dell’avventuriero attaccato, contando tutti i passaggi, porte segrete comprese; la Grande Sala è esclusa. A parità di distanza ha la precedenza una sala di quel livello, poi decide l’ordine delle sale sul tabellone.
LAB-WAND-12 = Il mostro può finire anche in una sala con segnalino tomba, che è pericolosa finché lui è lì. La sua sconfitta conta per LAB-CHAM-2 e i tesori trattenuti vanno a chi vince; poi la carta esce dal gioco senza tiro per il mostro errante.
LAB-WAND-13 = Le trappole non vagano mai. Un mostro derubato da un Ladro non è stato sconfitto e quindi non vaga.
LAB-WAND-14 = Dopo l’attacco del mostro errante il turno interrotto riprende, a meno che l’attaccato non fosse proprio il giocatore di turno e il suo attacco sia fallito (LAB-FIGHT-19).

## Espansione: il Nano

LAB-DWARF = Espansione: il Nano
LAB-DWARF-1 = Contro i mostri il Nano combatte sulla riga Elfo.
LAB-DWARF-2 = Il suo obiettivo è di 10.000 monete d’oro.
LAB-DWARF-3 = Scopre le porte segrete con 1-2.
LAB-DWARF-4 = Ignora tutte le trappole: la carta va sotto il suo mazzo senza effetto e, in una stanza, il Nano prende il tesoro (una carta del livello; segnalino tomba secondo LAB-FIGHT-17). Il suo turno continua.
LAB-DWARF-5 = In una sala una trappola ignorata non dà tesori e non vale come vittoria; in quel turno il Nano non è tenuto a pescare di nuovo.

## Espansione: il Chierico

LAB-CLER = Espansione: il Chierico
LAB-CLER-1 = Il Chierico porta al massimo 4 incantesimi: Vincolo e Trasporto.
LAB-CLER-2 = Ogni Chierico ha la propria serie di 2 Vincolo e 2 Trasporto e comincia con tutte e quattro le carte.
LAB-CLER-3 = Usa al massimo un incantesimo per turno, nell’ordine e nella combinazione che vuole nel corso della partita. Le carte usate vanno a fine turno nella sua riserva personale.
LAB-CLER-4 = Si rifornisce come in LAB-SPELL-18: per ogni suo turno sulla Partenza senza fare passi riprende dalla riserva una carta a sua scelta, fino ad averne 4.
LAB-CLER-5 = Vincolo si annuncia dentro il luogo, prima di rivelare il mostro (o, se è già scoperto, prima di tirare). Abbassa il valore di 2, che è come aggiungere +2 al tiro, e si somma alla spada.
LAB-CLER-6 = Se un attacco con Vincolo fallisce, il mostro non contrattacca: il Chierico resta impegnato e il suo turno finisce.
LAB-CLER-7 = Vincolo non trasforma un «-» in un numero: l’attacco fallisce, a meno che non riesca grazie a LAB-SWORD-7. In ogni caso non c’è contrattacco.
LAB-CLER-8 = Per il Chierico Trasporto funziona esattamente come il Teletrasporto (da LAB-TELE-1 a LAB-TELE-8, LAB-MAGE-11).
LAB-CLER-9 = Combatte sulla riga Eroe, ma sulla riga Supereroe contro Scheletri, Vampiri, Ghoul, Mummie, Eroi malvagi, Supereroi malvagi, Streghe e Maghi malvagi.
LAB-CLER-10 = Non può mai dichiarare un agguato né unirsi a uno.
LAB-CLER-11 = Quando subisce un agguato combatte come un Supereroe, sia quando restituisce il colpo sia quando lo riceve.
LAB-CLER-12 = Nel contrattacco di un mostro, per lui «ferito grave» diventa: perde 1 carta, si ritira di 1 casella e salta 1 turno.
LAB-CLER-13 = Per il resto non resta mai ferito e non salta mai turni: «ferito leggero» gli costa 1 carta e una ritirata di 2 caselle, ma nessun turno; «svenuto» 1 carta e una ritirata di 1 casella; «ucciso» vale per intero.
LAB-CLER-14 = Il suo obiettivo è di 20.000 monete d’oro.
LAB-CLER-15 = Una Gabbia trattiene anche lui: le trappole non sono contrattacchi.

## Espansione: l’Hobbit

LAB-HOBB = Espansione: l’Hobbit
LAB-HOBB-1 = Il movimento dell’Hobbit è di 4 passi.
LAB-HOBB-2 = Usa il più alto fra i valori di Eroe ed Elfo; un «-» è più alto di qualsiasi numero.
LAB-HOBB-3 = Nel contrattacco di un mostro, per lui 11 vale come 6 o 8 (svenuto).
LAB-HOBB-4 = Porta fino a 7 proiettili e comincia con 7.
LAB-HOBB-5 = Un proiettile si usa come un incantesimo d’attacco: al massimo uno per turno, annunciato prima di rivelare il mostro (o prima di tirare), dall’interno oppure da fuori alle condizioni di LAB-SPELL-9 e LAB-SPELL-10; dopo valgono le regole da LAB-SPELL-13 a LAB-SPELL-16.
LAB-HOBB-6 = Un proiettile aggiunge +2 al suo attacco; la spada non si somma.
LAB-HOBB-7 = Se l’attacco con un proiettile fallisce non c’è contrattacco, né dall’interno né da fuori; se è all’interno, l’Hobbit resta impegnato. Il turno finisce.
LAB-HOBB-8 = Un proiettile non può sconfiggere un mostro con «-». I proiettili usati sono persi.
LAB-HOBB-9 = Rifornimento: un proiettile per ogni suo turno sulla Partenza senza fare passi, fino ad averne 7.
LAB-HOBB-10 = Negli agguati i proiettili non si usano.
LAB-HOBB-11 = Scopre le porte segrete con 1-3.
LAB-HOBB-12 = Ignora le trappole come il Nano (LAB-DWARF-4, LAB-DWARF-5). Se ne incontra una con un proiettile lanciato da fuori, la trappola è eliminata e lui può entrare e prendere il tesoro della stanza.
LAB-HOBB-13 = Il suo obiettivo è di 10.000 monete d’oro.

## Espansione: il Ladro

LAB-THIEF = Espansione: il Ladro
LAB-THIEF-1 = Il movimento del Ladro è di 6 passi.
LAB-THIEF-2 = Combatte sulla riga Eroe.
LAB-THIEF-3 = Sorpresa: aggiunge +1 al suo attacco, a meno che non abbia attaccato lo stesso mostro nel suo turno precedente.
LAB-THIEF-4 = Se un attacco di sorpresa fallisce, solo il risultato 2 del contrattacco ha effetto su di lui; ogni altro risultato si ignora e il Ladro resta impegnato.
LAB-THIEF-5 = Con un 12 naturale in un qualsiasi attacco contro un mostro che custodisce o trattiene tesori, il Ladro ruba quei tesori e il combattimento non ha luogo. Tira sempre, anche contro un «-».
LAB-THIEF-6 = Il furto frutta quanto una vittoria: in una stanza una carta dal mazzo dei tesori del livello, più tutti i tesori trattenuti. Il mostro però non è sconfitto: niente segnalino tomba, niente conteggio per la sala, niente tiro per il mostro errante.
LAB-THIEF-7 = Dopo un furto il mostro non trattiene più nulla e va sotto il suo mazzo quando il Ladro se ne va. Finché è ancora lì, battere quello stesso mostro non dà carte tesoro.
LAB-THIEF-8 = Dopo un furto ha 3 passi extra oltre a quelli che gli restano, ma in quel turno non può più iniziare combattimenti: nessun passo in un luogo pericoloso e nessun agguato dichiarato.
LAB-THIEF-9 = Se attacca lo stesso mostro in due turni di fila, dal secondo attacco in poi perde i vantaggi di LAB-THIEF-3 e LAB-THIEF-4: niente +1 e tabella del contrattacco per intero. Il furto con il 12 resta.
LAB-THIEF-10 = Se non c’è nulla da rubare (un mostro di sala senza tesori trattenuti, un mostro errante), un 12 è un attacco come gli altri.
LAB-THIEF-11 = Scopre le porte segrete con 1-2.
LAB-THIEF-12 = Ignora tutte le trappole tranne la Botola (come in LAB-DWARF-4 e LAB-DWARF-5).
LAB-THIEF-13 = Il suo obiettivo è di 30.000 monete d’oro.
LAB-THIEF-14 = Negli agguati colpisce e viene colpito come un Eroe, senza sorpresa e senza furto.
LAB-THIEF-15 = Spada e sorpresa si sommano. Contro un «-» conta solo il tiro naturale della spada: con una spada da +2 vince con un 11 naturale; un 12 naturale è un furto.

## Opzioni e varianti

LAB-VAR = Opzioni e varianti
LAB-VAR-1 = Tutte le opzioni dell’espansione richiedono il gioco per esperti e si possono combinare liberamente. La preimpostazione «Tutto» le attiva tutte insieme.
LAB-VAR-2 = Se si gioca con le nuove classi e in più di quattro, ognuno dovrebbe guidare una classe diversa: con l’opzione «Classi tutte diverse» ogni classe ha un solo posto.
LAB-VAR-3 = Se un’opzione è disattivata, nessuna delle sue regole vale, e le sue carte e le sue scelte non compaiono.

## Le nostre decisioni sui punti dubbi

LAB-RULING = Le nostre decisioni sui punti dubbi
LAB-RULING-1 = Con quanti dadi si decide chi sceglie la classe, e che cosa succede in caso di parità? Due dadi, come per il primo giocatore; ritira solo chi è a pari merito.
LAB-RULING-2 = I mazzi si mescolano? Sì, tutti e 13 durante la preparazione; le carte che tornano indietro vanno in fondo senza rimescolare, come fanno capire le espressioni «sotto il mazzo» e «prima carta».
LAB-RULING-3 = Lo Scalone è una sola casella o un’area con dentro la casella di Partenza? È una sola casella: le due parole indicano lo stesso traguardo.
LAB-RULING-4 = A quale livello appartiene una scala? A nessuno: separa due livelli, e perciò lì nessuna regola fa pescare carte o comparire mostri erranti.
LAB-RULING-5 = Dove si trova la Grande Sala? Al livello 1, fra la Partenza e i primi corridoi: l’abbiamo deciso noi. Per il Teletrasporto conta come una sala, i mostri erranti non vi si stabiliscono mai e nessuna Botola porta al livello 1.
LAB-RULING-6 = Con quali numeri scoprono le porte segrete Supereroe, Mago e Chierico, visto che il regolamento non lo dice? Con 1-2, come l’Eroe: nell’edizione inglese solo gli Elfi sono più bravi di tutti gli altri.
LAB-RULING-7 = Si può cercare una porta segreta senza più passi, o dall’interno di una stanza raggiunta con il Teletrasporto? Sì, in entrambi i casi: la ricerca non costa passi e una porta ha due lati.
LAB-RULING-8 = Dopo un attacco fallito («nessun effetto», oppure un incantesimo fallito da fuori) si può proseguire? No: il regolamento fa proseguire solo chi vince (esempio B), e chi non vince ha la sua scelta nel giro successivo.
LAB-RULING-9 = Si può restare accanto a un mostro senza far nulla? No, o si combatte ancora o si esce. Abbiamo però aggiunto che si può cercare la via d’uscita, per le stanze raggiunte con il Teletrasporto la cui unica porta è segreta.
LAB-RULING-10 = Il mostro che rimpiazza quello battuto in una sala attacca subito chi ha vinto? No, lo si incontra entrando di nuovo o restando lì in un turno successivo: altrimenti una sala significherebbe tre combattimenti di fila e dopo la vittoria non si potrebbe mai proseguire.
LAB-RULING-11 = Gabbia e Botola contano per i tre mostri di una sala? No, perché non è stato sconfitto nulla.
LAB-RULING-12 = Se in una stanza ci sono più mostri, che ne è di tesori e segnalino tomba? Ogni mostro sconfitto custodiva un tesoro; la tomba aspetta che nella stanza non ci siano più mostri.
LAB-RULING-13 = Quando te ne vai, segni il luogo (spiegazione 4 del regolamento) o metti la carta sotto il mazzo (spiegazione 5)? Il luogo si segna solo se il mostro trattiene tesori, come dice il punto 1 sui segnalini numero.
LAB-RULING-14 = Chi combatte che cosa, se ci sono già dei mostri? Prima si affrontano i mostri in attesa, a scelta di chi arriva, mai quelli impegnati con altri; un ferito grave o chi è in Gabbia non conta come impegnato.
LAB-RULING-15 = «Metà», ma «come vuole»: i mucchi possono essere molto diversi? No, differiscono di una carta al massimo; il proprietario decide però quali carte mettere in ciascuno.
LAB-RULING-16 = Il ferito grave torna a piedi o viene spostato? Resta dov’è fino al suo prossimo turno, poi viene messo sulla Partenza e quel turno è consumato: è il senso letterale di «nel giro successivo», e per un ritorno a piedi mancherebbero le regole. Non dimentica nulla, perché questo è previsto solo per la morte.
LAB-RULING-17 = Da che parte ci si ritira? Per la strada da cui si è venuti, cioè lungo il percorso. Dopo una caduta o un Teletrasporto non c’è una strada di ritorno: si sceglie una casella adiacente sicura e, se non ce n’è, si resta dove si è (regola nostra).
LAB-RULING-18 = Una ritirata provoca qualcosa? Nessun combattimento, nessun agguato e nessuna raccolta, perché non è un movimento proprio (regola nostra). Chi però arriva così sulla Partenza con oro a sufficienza vince comunque.
LAB-RULING-19 = A che cosa rimanda la «nota speciale» accanto a «ucciso»? Alla spiegazione 7, quella sulle porte segrete dimenticate. Ricominciare «nello stesso ruolo» vuol dire un avventuriero nuovo: incantesimi e proiettili come all’inizio, nessun turno da saltare; i tesori al sicuro restano, perché non si possono perdere.
LAB-RULING-20 = Un ferito, o chi si ritira, può vincere arrivando sulla Partenza? Sì: ci arriva vivo e con oro a sufficienza.
LAB-RULING-21 = Quando si pesca esattamente il tesoro della Gabbia? All’inizio del primo turno in cui si è liberi; da quel momento la stanza è sicura come una stanza conquistata.
LAB-RULING-22 = La Botola dà un tesoro anche nelle sale? E la tomba, e il livello 6? Tesoro solo nelle stanze, come per la Gabbia, dato che le sale non ne hanno mai; la stanza diventa sicura; sotto il livello 6 non c’è nulla, quindi non si cade, e il mazzo del livello 6 non contiene Botole.
LAB-RULING-23 = Che ne è dei passi dopo una caduta? La caduta non è un passo: quelli rimasti si possono ancora usare.
LAB-RULING-24 = I tesori sono visibili a tutti? No, gli altri ne vedono solo il numero: secondo il regolamento ognuno tiene il conto per sé e i mucchi si dividono coperti.
LAB-RULING-25 = Quanto oro valgono i tesori speciali? 0: il regolamento dà un valore solo alla «maggior parte» delle carte, e i dati originali sono andati perduti.
LAB-RULING-26 = Che limiti ha il Medaglione ESP? Solo il luogo adiacente, con almeno un passo rimasto perché entrare sia una vera scelta, e una volta per luogo e per turno; quest’ultimo limite è nostro, per evitare che si peschi all’infinito.
LAB-RULING-27 = Quante volte e dove può guardare la Sfera di cristallo? Una volta per ogni proprio turno e solo in stanze non sicure, perché mostra un mostro e un tesoro. Se si perde la Sfera, le carte riservate tornano nei mazzi (regola nostra).
LAB-RULING-28 = E se mazzi o riserve si esauriscono? Senza tesori non si riceve alcuna carta, senza mostri il luogo è indifeso, e i segnalini sono illimitati: una regola nostra, per un caso raro.
LAB-RULING-29 = Secondo la preparazione i Maghi scelgono gli incantesimi, secondo il capitolo sugli incantesimi li pescano da un mazzo coperto: quale delle due? Di norma si pesca alla cieca; con l’opzione «Scelta degli incantesimi» si può cambiare.
LAB-RULING-30 = Che cosa significa «tirare due volte, vince il totale più alto»? Conta la somma di due tiri di dado; in caso di parità si ritira.
LAB-RULING-31 = E le spade che un Mago non pesca da un mazzo? Può portarle, mai usarle. Se nel mazzo restano solo spade, non riceve alcuna carta.
LAB-RULING-32 = Che cosa succede dopo un incantesimo fallito da fuori? Il mostro è solo: la sua carta torna nel mazzo, a meno che non trattenga tesori, e il turno del Mago è finito.
LAB-RULING-33 = E se il Mago vince da fuori e non entra? La stanza è sicura e il suo tesoro aspetta il primo che entra (il dettaglio è nostro).
LAB-RULING-34 = E se il Mago vince da fuori contro il mostro di una sala e poi entra? È trattato come chi ha vinto stando all’interno.
LAB-RULING-35 = E se un incantesimo lanciato da fuori incontra una trappola? Non c’è combattimento e dentro non c’è nessuno: l’incantesimo è consumato, la carta torna nel mazzo e la trappola non scatta (regola nostra).
LAB-RULING-36 = Teletrasporto: «un livello in su o in giù» oppure «non oltre 2 livelli»? Decide l’esempio stampato: dal livello 3 si va ai livelli 2, 3 o 4.
LAB-RULING-37 = Che cosa si intende per «stanza» nel Teletrasporto? Una stanza o una sala, visto che l’esempio stampato parte dall’Armeria. Sono ammessi come arrivo anche i luoghi sicuri e la Grande Sala («una stanza qualsiasi»), mai lo stesso luogo.
LAB-RULING-38 = Si pesca un mostro per il luogo da cui il Mago si teletrasporta? Sì: lo si rivela dopo aver giocato l’incantesimo (lo vuole l’ordine della regola 5 degli incantesimi, e l’esempio nomina il serpente) e poi torna nel mazzo.
LAB-RULING-39 = Che ne è dei passi dopo un Teletrasporto? Non è un passo: quelli rimasti si possono usare dopo una vittoria.
LAB-RULING-40 = La forza di una spada cambia se passa di mano, e che cosa vuol dire «tirare un 12»? La forza si fissa una volta per tutte; contro un «-» contano i dadi naturali.
LAB-RULING-41 = Le carte al sicuro si possono usare o riprendere, e si può depositare più tardi? Né usarle né riprenderle; depositare sì, anche in un turno che comincia sulla Partenza.
LAB-RULING-42 = «Passare una casella» vuol dire attraversarla o passarle accanto? Attraversarla: i casi stampati parlano di fermarsi o passare su pedine della stessa casella. Si chiede prima a chi si muove, poi in senso orario (l’ordine è nostro).
LAB-RULING-43 = Si possono tendere agguati sulla Partenza? Di norma no (regola nostra): tutte le pedine cominciano lì, ed è insieme deposito e traguardo. Si può cambiare con l’opzione «Agguati alla Partenza».
LAB-RULING-44 = Chi si trova già sulla stessa casella può tendere un altro agguato? Sì, all’inizio del proprio turno: il regolamento dice che due giocatori possono trattenersi lì a vicenda.
LAB-RULING-45 = Entrando in una stanza viene prima l’agguato o il mostro? L’agguato: ferma tutto all’istante e chiude il turno.
LAB-RULING-46 = I colpi hanno effetto uno dopo l’altro? No: nell’esempio stampato l’Eroe colpito restituisce il colpo prima che si tiri il suo risultato. Più colpi sullo stesso avventuriero si tirano e si applicano uno per uno, e tutti gli effetti si sommano.
LAB-RULING-47 = Gli assalitori possono essere più di due? Sì: con la stessa regola può unirsi un numero qualsiasi di avventurieri presenti sulla casella.
LAB-RULING-48 = Che ne è dei tesori persi in un agguato? Restano a terra: li prendono prima i partecipanti ancora in piedi, poi chiunque passi. Il procedimento è nostro, costruito attorno a «può prenderli subito».
LAB-RULING-49 = «L’agguato deve continuare nel giro successivo»: chi, e quando? I due restano bloccati, e il primo che ha un turno normale lo dedica a un altro scambio (procedimento nostro).
LAB-RULING-50 = Chi è in Gabbia o salta turni può partecipare? Chi è in Gabbia no (regola nostra); chi salta turni sì, perché sono esclusi solo i feriti gravi.
LAB-RULING-51 = Gli adattamenti della tabella del contrattacco previsti per certe classi proteggono negli agguati? No: tutti e tre parlano di contrattacchi dei mostri.
LAB-RULING-52 = Che numeri hanno le nuove classi negli agguati? Il Nano come l’Elfo, il Ladro come l’Eroe, il Chierico come il Supereroe; l’Hobbit ha sempre, fra Eroe ed Elfo, il numero per lui peggiore (il più alto quando colpisce, il più basso quando è colpito).
LAB-RULING-53 = Agguato con incantesimo: che portata ha, c’è una risposta, e dopo? Un solo passaggio che si possa attraversare; nessuna risposta, perché la vittima non è sulla casella del Mago; dopo, al massimo un passo per raccogliere, come stampato, e nessun blocco.
LAB-RULING-54 = Che cosa aggiunge la frase sul Mago che subisce un agguato e finisce il turno su una casella adiacente? Ha senso solo se può rispondere subito nel proprio turno: dunque può farlo.
LAB-RULING-55 = Che cosa può fare un Mago ferito grave? Lancia il suo incantesimo nel prossimo turno, prima di essere messo sulla Partenza.
LAB-RULING-56 = Come si sfugge a un agguato con il Teletrasporto? Prima dei colpi: l’agguato è annullato e non chiude il turno, e all’arrivo si combatte come al solito. Funziona anche nelle stanze sicure, perché il testo parla solo di «una stanza».
LAB-RULING-57 = E se la tabella dei mostri erranti porta fuori dai livelli 1-6? Ci si ferma al livello 1 o al 6. «Più in alto» vuol dire verso la superficie.
LAB-RULING-58 = E se nei corridoi ci sono più avventurieri, e che cosa vale come corridoio? Tutti hanno la stessa probabilità, e contano solo le caselle di corridoio stampate: una stanza sicura vale come corridoio soltanto per il movimento.
LAB-RULING-59 = Combattendo un mostro errante si usano incantesimi, si ottiene una ricompensa, si tira una seconda volta per farlo vagare? Niente di tutto questo: gli incantesimi si usano nel proprio turno e si scelgono prima di rivelare il mostro.
LAB-RULING-60 = Che cosa fa un mostro errante in una sala? Resta anche senza bottino (la regola speciale prevale sulla spiegazione 5), conta come uno dei tre e, quando è battuto, esce dal gioco. La sala più vicina si calcola in passi, esclusa la Grande Sala, dove non ci sono mai mostri.
LAB-RULING-61 = Quanti avventurieri di ogni nuova classe possono esserci? Due, come per tutte le altre; in più di quattro giocatori consigliamo classi tutte diverse.
LAB-RULING-62 = E le trappole ignorate in una sala o da fuori? La carta torna nel mazzo, in una sala non c’è tesoro, e in quel turno non si pesca una seconda volta.
LAB-RULING-63 = Il Chierico ha 2 + 2 carte oppure quattro a piacere, come nell’edizione inglese? 2 + 2, come stampato qui, da usare in qualsiasi ordine e con una riserva personale. Vincolo richiede il corpo a corpo, quindi funziona solo all’interno, e non ha effetto contro un «-».
LAB-RULING-64 = Il Chierico «non può essere ferito, non deve saltare turni, può essere ucciso o perdere tesori»: ma si ritira? Sì: una ritirata non è una ferita né un turno saltato.
LAB-RULING-65 = I proiettili si usano da fuori, con la spada, contro un «-», negli agguati? Anche da fuori, come gli incantesimi; senza bonus della spada; non contro un «-»; non negli agguati, perché la tabella nomina solo gli incantesimi.
LAB-RULING-66 = «Combatte come Eroe o Elfo, a seconda di quale ha il valore più alto»: quale dei due? Il numero peggiore, cioè il più alto, come nell’edizione inglese.
LAB-RULING-67 = Il regolamento parla di «primi attacchi» ma anche di «due giri di fila»: quale vale? Bonus e protezione valgono, a meno che il Ladro non abbia attaccato lo stesso mostro nel suo turno precedente; così anche l’edizione inglese, che parla di attacchi non consecutivi.
LAB-RULING-68 = Il furto: serve un 12 naturale, e il mostro è battuto? Il 12 dev’essere naturale; il mostro non è battuto, quindi niente tomba, e la stanza si potrà giocare ancora più avanti. Se non c’è nulla da rubare, è un tiro come gli altri.
LAB-RULING-69 = In che consiste il movimento extra del Ladro? In 3 passi che si aggiungono a quelli rimasti, senza più combattimenti per il resto del turno.
LAB-RULING-70 = Quali mostri rientrano nell’elenco del Chierico? Ogni carta mostro indica la propria specie, e singolare e plurale sono la stessa specie; l’elenco comprende esattamente le otto specie stampate.
LAB-RULING-71 = I turni saltati sulla Partenza danno incantesimi? No, perché in quei turni il Mago non fa nulla.
LAB-RULING-72 = «I tesori sono nelle stanze e nelle sale», ma «i mostri delle sale non hanno mai tesori»: quale vale? Decide il capitolo sul combattimento: nelle sale c’è solo quello che gli avventurieri hanno perso.
LAB-RULING-73 = Le voci relative della tabella dei mostri erranti (3, 4, 5 livelli) sembrano strane: sono un errore? Sono stampate due volte allo stesso modo, e quindi le teniamo come sono.
LAB-RULING-74 = Gli schemi dei movimenti, il tabellone e tutti gli elenchi delle carte tranne uno sono andati perduti: che cosa si usa al loro posto? Tabellone e carte disegnati da noi.
LAB-RULING-75 = E se i tesori finiscono? Vale LAB-WIN-6: è una regola nostra, ma con tutto l’oro che c’è nei mazzi è quasi impossibile arrivarci.
LAB-RULING-76 = Il segnalino tomba deve aspettare finché qualcuno è in Gabbia? No: si mette appena il mostro è sconfitto o il tesoro di una trappola è preso, nelle stanze come nelle sale. Chi è in Gabbia pesca comunque il suo tesoro quando si libera; fino ad allora, per LAB-WIN-6, quella carta vale come non ritirata. Solo un mostro impegnato o in attesa trattiene il segnalino.
LAB-RULING-77 = Vinci da fuori, ma la tomba non si mette perché altri sono impegnati nella stanza o vi si trova un altro mostro con segnalino: devi combattere ancora per prendere il tuo tesoro? No. Per il resto di questo turno la stanza è in pace per te: entri e prendi ciò che hai vinto. Per tutti gli altri, e per te dal turno successivo, resta pericolosa come prima.
LAB-RULING-78 = Una Sfera di cristallo ha riservato solo un tesoro e il mostro che aspettava nella stanza se n’è andato: che cosa succede? Il tesoro resta riservato. Chi entra pesca un mostro come al solito e combatte; «non c’è nessuno» vale solo a mazzo vuoto.
LAB-RULING-79 = Guardi in una stanza già riservata da un’altra Sfera di cristallo: che ne è della tua coppia? Prima la restituisci, come per ogni sguardo in un’altra stanza; poi vedi le carte dell’altra Sfera, che restano dove sono.
LAB-RULING-80 = Si vince anche se l’oro arriva quando si è già sulla Partenza? Sì. Il controllo si fa ogni volta che cambia il tuo oro o la tua casella mentre sei lì: un tesoro raccolto sulla Partenza conta subito.
LAB-RULING-81 = Dopo un incantesimo contro un avventuriero vai a raccogliere: puoi tendere un agguato su quella casella? No, quel passo è un passo e nient’altro. Chi si trova lì può però tenderlo a te.
LAB-RULING-82 = Ignori una trappola in una stanza dove c’è un tesoro non ritirato: lo prendi? Sì. Una trappola ignorata non nasconde nulla: prendi il tesoro della trappola e raccogli il resto come in LAB-SPELL-15.
LAB-RULING-83 = E se nessuno può più vincere e nemmeno LAB-WIN-6 chiude la partita? Quando tutte le persone al tavolo sono d’accordo, la partita finisce e vince, come in LAB-WIN-6, chi ha il rapporto più alto fra oro e obiettivo; a parità si vince insieme.
LAB-RULING-84 = Una carta vista con il Medaglione ESP torna nel mazzo anche se te ne vai con il Teletrasporto o per una Botola? Sì, va sotto il suo mazzo in qualunque modo te ne vada senza entrare nel luogo che hai guardato. Se arrivi proprio lì, è lei il tuo avversario.
LAB-RULING-85 = Un turno passato sulla Partenza a continuare uno scontro obbligato dà un incantesimo? Sì: l’hai passato lì senza muoverti, quindi vale LAB-SPELL-18. Un turno saltato continua a non dare nulla.
LAB-RULING-86 = Il furto frutta anche ciò che nella stanza non è stato ritirato? Sì, il Ladro lo raccoglie insieme al resto. Resta però un furto: niente segnalino tomba, e il mostro non è sconfitto.
