### Le regole di «Doodle Dungeon», raccontate per chi gioca.
### Un messaggio per ogni regola; il messaggio con la sola sigla è il titolo della sezione.

## Preparazione

DOO-SETUP = Preparazione
DOO-SETUP-1 = Due, tre o quattro signori del dungeon siedono in cerchio. In senso orario vuol dire sempre: verso sinistra.
DOO-SETUP-2 = Ognuno riceve un foglio del dungeon e vi scrive il proprio nome e quello del dungeon. È solo per divertirsi.
DOO-SETUP-3 = Ognuno riceve anche un foglio punteggio, una matita e la figura di un eroe.
DOO-SETUP-4 = Tutte le 60 carte vengono mescolate e formano il mazzo costruzione, coperto.
DOO-SETUP-5 = Prima di iniziare alcune carte escono dal gioco senza essere viste: 18 in due, 4 in tre, 1 in quattro. Nel mazzo ne restano 42, 56 o 59.
DOO-SETUP-6 = I quattro dadi stanno al centro. Li usa chi ha un combattimento.
DOO-SETUP-7 = Il signore più malvagio prende il temperamatite e comincia. Di norma decide il caso; come opzione lo nomina chi ospita.
DOO-SETUP-8 = All'inizio ogni dungeon è vuoto: niente muri, trappole, mostri o tesori, e nessuna casella segnata.
DOO-SETUP-9 = Ogni eroe comincia con 15 cuori, se non vi accordate su un altro numero.
DOO-SETUP-10 = Il gioco ha tre fasi: A costruire, B disegnare i percorsi, C giocare. Una fase finisce per tutti prima che inizi la successiva.

## Griglia e porte

DOO-GRID = Griglia e porte
DOO-GRID-1 = Un dungeon ha 80 celle: 8 righe, da A in alto a H in basso, e 10 colonne, da 1 a sinistra a 10 a destra.
DOO-GRID-2 = Una cella prende il nome dalla riga e dalla colonna, per esempio D10.
DOO-GRID-3 = Due celle sono adiacenti se hanno un lato in comune. Un angolo non basta.
DOO-GRID-4 = L'ingresso è una porta a sinistra di A1, fuori dalla griglia. L'eroe può entrare solo da A1.
DOO-GRID-5 = L'uscita è una porta a destra di H10, fuori dalla griglia. L'eroe ci arriva solo da H10.
DOO-GRID-6 = A1 e H10 sono celle normali. Possono avere una trappola o un mostro, e l'eroe li incontra.
DOO-GRID-7 = In una cella c'è posto per un solo disegno: un muro, una trappola o un mostro.
DOO-GRID-8 = Mentre si costruisce, una cella è vuota se non ha muri, trappole o mostri. Un tesoro nascosto non conta.
DOO-GRID-9 = Nella fase C una cella è di nuovo vuota quando la sua trappola o il suo mostro è cancellato.

## Fase A: prendere le carte

DOO-DRAFT = Fase A: prendere le carte
DOO-DRAFT-1 = La fase A ha 14 turni uguali.
DOO-DRAFT-2 = All'inizio si scoprono le carte: una in più dei signori del dungeon.
DOO-DRAFT-3 = In senso orario, da chi ha il temperamatite, ognuno prende una carta e la mette scoperta davanti a sé. Non si può passare.
DOO-DRAFT-4 = Avanza una carta, che va negli scarti comuni.
DOO-DRAFT-5 = Poi costruisci nel tuo dungeon tutto ciò che mostra la metà inferiore della carta.
DOO-DRAFT-6 = Potete costruire tutti insieme o uno dopo l'altro; ciò che fanno gli altri non ti riguarda.
DOO-DRAFT-7 = Quando tutti hanno finito, ognuno gira la propria carta e la aggiunge al proprio mazzo azioni.
DOO-DRAFT-8 = Dopo ogni turno, anche l'ultimo, il temperamatite passa al vicino di sinistra.
DOO-DRAFT-9 = Nella fase A puoi guardare il tuo mazzo azioni quando vuoi. I mazzi degli altri no.
DOO-DRAFT-10 = In quattro, all'inizio del turno 12 il mazzo costruzione ha solo quattro carte. Si scoprono.
DOO-DRAFT-11 = Poi le 11 carte scartate vengono mescolate e diventano, una sola volta, il nuovo mazzo. Da lì vengono la quinta carta del turno 12 e tutte quelle dei turni 13 e 14.
DOO-DRAFT-12 = La carta avanzata nel turno 12 comincia una nuova pila degli scarti.
DOO-DRAFT-13 = In due o in tre gli scarti non si mescolano mai.
DOO-DRAFT-14 = Dopo il turno 14 il mazzo costruzione è vuoto e ogni mazzo azioni ha 14 carte. Gli scarti sono 14, in quattro 3.
DOO-DRAFT-15 = Gli scarti comuni restano al centro per la fase C.
DOO-DRAFT-16 = Alla fine della fase A conti i tuoi tesori e dici a tutti quanti sono. Dove sono resta un segreto.

## Fase A: costruire

DOO-BUILD = Fase A: costruire
DOO-BUILD-1 = Gli elementi sono formazioni di muri, trappole, mostri (goblin, orchi, draghi), tesori e migliorie.
DOO-BUILD-2 = Ogni figura in basso sulla carta è un elemento. Solo i muri vanno insieme: tutti i muri di una carta sono una formazione.
DOO-BUILD-3 = Gli elementi si costruiscono nell'ordine della carta, da sinistra a destra.
DOO-BUILD-4 = Ciò che si può costruire si deve costruire. Non puoi tralasciare niente, nemmeno per tenere posto a qualcosa di meglio.
DOO-BUILD-5 = Se al suo momento un elemento non ha un posto permesso, è perso. Si continua con il prossimo.
DOO-BUILD-6 = Conta solo il foglio com'è in quel momento. Tra i posti permessi scegli liberamente, anche se poi manca spazio per il resto.
DOO-BUILD-7 = Finché la tua carta è scoperta puoi cancellare i suoi elementi e rifarli. Alla fine tutto dev'essere costruito bene da sinistra a destra.
DOO-BUILD-8 = Quando la carta è girata, i suoi elementi restano. Ciò che è dei turni passati non si cambia più.
DOO-BUILD-9 = Muri, trappole e mostri vogliono celle vuote del tuo dungeon.
DOO-BUILD-10 = I tesori si annotano in segreto sul foglio punteggio, le migliorie segnando caselle. Né gli uni né le altre occupano celle.

## Fase A: muri

DOO-WALL = Fase A: muri
DOO-WALL-1 = Disegna tutta la formazione com'è raffigurata. Una parte sola non vale.
DOO-WALL-2 = Puoi girare la formazione di quarti di giro e specchiarla.
DOO-WALL-3 = Nessun muro può stare fuori dalla griglia.
DOO-WALL-4 = Ogni muro vuole una cella vuota.
DOO-WALL-5 = Dopo, l'eroe deve poter ancora raggiungere dall'ingresso ogni cella senza muro.
DOO-WALL-6 = Deve poterle raggiungere tutte anche dall'uscita. Così c'è sempre una strada dall'ingresso all'uscita.
DOO-WALL-7 = In breve: A1 e H10 restano senza muri, e tutte le celle senza muri sono unite lato a lato.
DOO-WALL-8 = Anche muri che si toccano solo con un angolo chiudono il passaggio tra loro.
DOO-WALL-9 = In questa prova trappole e mostri non bloccano, ma anche le loro celle devono restare raggiungibili.
DOO-WALL-10 = I muri possono stare accanto a muri, trappole e mostri.
DOO-WALL-11 = Se la formazione non entra da nessuna parte, comunque la giri, è persa tutta.

## Fase A: trappole e mostri

DOO-SPACE = Fase A: trappole e mostri
DOO-SPACE-1 = Una trappola vuole una cella vuota che non sia adiacente a trappole o mostri.
DOO-SPACE-2 = Un mostro vuole una cella vuota che non sia adiacente a trappole o mostri.
DOO-SPACE-3 = Toccarsi con un angolo va bene.
DOO-SPACE-4 = Per questa distanza i muri non contano: non aiutano e non disturbano.
DOO-SPACE-5 = Goblin, orco o drago: decide la figura, non tu.
DOO-SPACE-6 = Una trappola o un mostro senza posto è perso.

## Fase A: tesori

DOO-TREAS = Fase A: tesori
DOO-TREAS-1 = Per ogni tesoro annota in segreto una cella del tuo dungeon.
DOO-TREAS-2 = Va bene una qualsiasi delle 80 celle: vuota, muro, trappola o mostro.
DOO-TREAS-3 = Mai due tesori nella stessa cella.
DOO-TREAS-4 = Prima del punteggio nessun altro conosce le tue celle. Tu puoi guardarle quando vuoi.
DOO-TREAS-5 = Solo un mostro nella stessa cella custodisce un tesoro. Può arrivare prima o dopo il tesoro.
DOO-TREAS-6 = Puoi nascondere un tesoro dove non c'è un mostro, per esempio in un muro. Non varrà niente.

## Fase A: migliorie

DOO-UPG = Fase A: migliorie
DOO-UPG-1 = Per ogni miglioria segna una casella vuota.
DOO-UPG-2 = Scegli ogni volta la categoria: goblin, orco, drago, trappola, tesoro o mano.
DOO-UPG-3 = In una categoria le caselle si segnano una dopo l'altra.
DOO-UPG-4 = Un gruppo pieno sblocca il livello accanto. Un gruppo a metà non fa niente.
DOO-UPG-5 = In ogni categoria conta solo il livello più alto sbloccato; senza gruppi pieni, quello di base.
DOO-UPG-6 = Una categoria piena non si può scegliere. Se sono tutte piene, la miglioria è persa.
DOO-UPG-7 =
    Ecco le categorie (caselle e livello):
    Goblin +0: ogni 2 caselle +2, fino a +12
    Orco +2: ogni 2 caselle +2, fino a +12
    Drago +4: ogni 2 caselle +2, fino a +12
    Trappola 1: 3 caselle 2, altre 3 caselle 3
    Tesoro 1: 3 caselle 2, altre 3 caselle 3, altre 3 caselle 4
    Mano 1: 2 caselle 2, altre 3 caselle 3, altre 3 caselle 4
DOO-UPG-8 = I livelli di goblin, orco e drago si aggiungono alla forza di ogni mostro di quel tipo.
DOO-UPG-9 = Il livello delle trappole è il danno di ognuna.
DOO-UPG-10 = Il livello dei tesori è il valore di ogni tesoro custodito.
DOO-UPG-11 = Il livello della mano è il tuo limite di carte.

## Fase B: il percorso dell'eroe

DOO-PATH = Fase B: il percorso dell'eroe
DOO-PATH-1 = Tutti passano il proprio dungeon a sinistra. Disegni quindi nel dungeon del tuo vicino di destra. I fogli punteggio segreti restano dove sono.
DOO-PATH-2 = Ognuno disegna un percorso per l'eroe, tutti insieme.
DOO-PATH-3 = Il percorso è una sola linea da A1 a H10, senza biforcazioni.
DOO-PATH-4 = Ogni passo porta a una cella adiacente. Niente diagonali, niente salti, niente soste.
DOO-PATH-5 = Si può tornare indietro, anche sulla cella appena lasciata.
DOO-PATH-6 = Il percorso non attraversa muri.
DOO-PATH-7 = Può incrociarsi e correre accanto a sé stesso.
DOO-PATH-8 = Nessuna cella può comparire più di due volte, in qualunque direzione.
DOO-PATH-9 = Se il percorso passa una seconda volta su un mostro, in mezzo dev'esserci una trappola o un altro mostro.
DOO-PATH-10 = Conta solo il disegno: basta anche una trappola o un mostro su cui il percorso era già passato.
DOO-PATH-11 = Sulle trappole si può passare due volte senza altre condizioni.
DOO-PATH-12 = Il percorso può tornare in A1 e passare da H10 prima della fine. Solo la fine porta fuori.
DOO-PATH-13 = Oltre ad A1 e H10 il percorso non deve visitare niente.
DOO-PATH-14 = Dev'essere chiaro in che direzione cammina l'eroe.
DOO-PATH-15 = Mentre disegni puoi guardare il tuo mazzo azioni.
DOO-PATH-16 = Quando tutti hanno finito, i fogli tornano ai proprietari. Ora tutti vedono i percorsi, che restano così.
DOO-PATH-17 = Un percorso permesso c'è sempre: uno qualsiasi dei più corti.

## Fase C: preparazione

DOO-PREP = Fase C: preparazione
DOO-PREP-1 = Gli eroi stanno sull'ingresso, prima della prima cella del percorso.
DOO-PREP-2 = Ognuno mescola il proprio mazzo azioni e lo mette coperto. Da adesso nessuno può guardarlo.
DOO-PREP-3 = Ognuno pesca tante carte quante ne permette il suo limite.
DOO-PREP-4 = Comincia chi ha il temperamatite; poi si va in senso orario.
DOO-PREP-5 = Dopo 14 turni il temperamatite è di nuovo dal primo che l'aveva se siete in due, e due posti più a sinistra se siete in tre o quattro.

## Fase C: un turno

DOO-TURN = Fase C: un turno
DOO-TURN-1 = Un turno ha quattro passi: muovere l'eroe, l'incontro, giocare azioni eroe, ripescare.
DOO-TURN-2 = Nel tuo primo turno salti i primi due passi.
DOO-TURN-3 = Quando l'eroe nel tuo dungeon è morto o fuggito, li salti lo stesso. Gli altri restano.
DOO-TURN-4 = Se muore o fugge durante il tuo turno, continui con le azioni eroe, a meno che il gioco sia finito.

## Passo 1: muovere

DOO-MOVE = Passo 1: muovere
DOO-MOVE-1 = Il tuo eroe segue il percorso cella per cella. Deve muoversi.
DOO-MOVE-2 = Si ferma sulla prima cella con una trappola o un mostro non cancellato.
DOO-MOVE-3 = Sulle celle vuote e su ciò che è cancellato passa senza fermarsi.
DOO-MOVE-4 = Dopo l'ultima cella è all'uscita, e il movimento finisce.
DOO-MOVE-5 = Conta a che punto del percorso è, non solo la cella. Così anche al secondo passaggio prosegue bene.

## Passo 2: incontri

DOO-ENC = Passo 2: incontri
DOO-ENC-1 = Ciò su cui l'eroe si ferma va affrontato.
DOO-ENC-2 = Chi esce non incontra niente, e non si possono giocare azioni dungeon.
DOO-ENC-3 = Con una trappola: puoi agire subito; agiscono le azioni eroe contro le trappole; puoi agire ancora; il danno; la trappola è cancellata; ciò che avviene dopo un incontro.
DOO-ENC-4 = In un combattimento: puoi agire subito; agiscono le azioni eroe per i combattimenti; due dadi; le azioni eroe per il tiro; puoi agire ancora; il risultato; ciò che avviene dopo un incontro.
DOO-ENC-5 = Quando puoi agire, giochi quante azioni dungeon vuoi, una alla volta, finché dici di aver finito.
DOO-ENC-6 = Quando succede ciò che aspettano le azioni eroe sopra il tuo dungeon, esse si eseguono.
DOO-ENC-7 = Se un'azione dungeon uccide l'eroe prima del danno o del risultato, l'incontro finisce subito. La trappola o il mostro non è cancellato.
DOO-ENC-8 = Se lo uccide la trappola o il mostro vincente, le conseguenze dirette avvengono ancora. Cade solo ciò che viene dopo l'incontro.

## Trappole

DOO-TRAP = Trappole
DOO-TRAP-1 = L'eroe subisce tanto danno quanto dice il livello delle tue trappole, cambiato dalle azioni.
DOO-TRAP-2 = Poi la trappola è cancellata. Ognuna scatta una volta sola.
DOO-TRAP-3 = La cella è allora vuota; se ripassa, l'eroe va avanti.

## Combattimenti

DOO-FIGHT = Combattimenti
DOO-FIGHT-1 = Tiri due dadi per il tuo mostro.
DOO-FIGHT-2 = La sua forza è la somma dei dadi in gioco, più il livello del suo tipo, più o meno ciò che dicono le azioni.
DOO-FIGHT-3 = La forza è definitiva solo quando non giochi più azioni.
DOO-FIGHT-4 = Con 20 o più vince il mostro, e l'eroe subisce il suo danno.
DOO-FIGHT-5 = Un mostro che vince resta nella sua cella.
DOO-FIGHT-6 = Con meno di 20 il mostro perde ed è cancellato. L'eroe non subisce danni.
DOO-FIGHT-7 = Se il percorso ripassa su un mostro sopravvissuto, c'è un nuovo combattimento con dadi nuovi. I vecchi bonus non valgono più.
DOO-FIGHT-8 = Un goblin fa 1 danno, un orco 2, un drago 3.

## Azioni dungeon

DOO-DACT = Azioni dungeon
DOO-DACT-1 = Durante un incontro puoi giocare quante azioni dungeon vuoi, anche nessuna.
DOO-DACT-2 = Un'azione dungeon vale sempre per il tuo dungeon.
DOO-DACT-3 = Ogni azione si esegue per intero prima della prossima.
DOO-DACT-4 = Poi la carta va negli scarti comuni.
DOO-DACT-5 = Puoi aspettare i dadi prima di giocare un'azione.
DOO-DACT-6 = Dopo il risultato del combattimento o il danno della trappola è troppo tardi.
DOO-DACT-7 = Le carte COMBATTIMENTO valgono solo dopo il tiro, le carte TRAPPOLA solo prima del danno di una trappola, le carte SEMPRE ogni volta che puoi agire.
DOO-DACT-8 = Una carta la cui condizione manca non si può giocare: mostro sbagliato, troppi dadi, niente da pescare.
DOO-DACT-9 = Più carte si sommano, anche uguali.
DOO-DACT-10 = Se una carta contraddice le regole, vale la carta.
DOO-DACT-11 = L'effetto di un'azione dungeon finisce con l'incontro.

## Limite dei dadi

DOO-DICE = Limite dei dadi
DOO-DICE-1 = In un combattimento non ci sono mai più di quattro dadi.
DOO-DICE-2 = Solo Ascia, Talismano e Lama maledetta aggiungono dadi.
DOO-DICE-3 = Un'azione che vorrebbe un quinto dado, anche solo per un momento, non si può giocare.
DOO-DICE-4 = I dadi che lasciano il combattimento sono di nuovo liberi.
DOO-DICE-5 = Ritirare o girare un dado non cambia quanti sono.

## Passo 3: azioni eroe

DOO-HACT = Passo 3: azioni eroe
DOO-HACT-1 = Puoi giocare dalla mano quante azioni eroe vuoi, anche nessuna.
DOO-HACT-2 = Ognuna va scoperta sopra il dungeon di un avversario, mai sopra il tuo.
DOO-HACT-3 = Sopra un dungeon c'è posto per due carte, di chiunque siano.
DOO-HACT-4 = Un dungeon il cui eroe è morto o fuggito non si può scegliere.
DOO-HACT-5 = La carta agisce in un turno successivo di quel signore, appena avviene il suo evento. Allora va eseguita.
DOO-HACT-6 = Gli eventi sono: l'eroe entra in una cella, incontra una trappola, comincia un combattimento, il primo tiro, il danno, il danno all'ultimo cuore e dopo un incontro.
DOO-HACT-7 = Più carte per lo stesso evento agiscono nell'ordine in cui sono state giocate. Se la condizione di una non vale più, aspetta ancora.
DOO-HACT-8 = Una carta eseguita va negli scarti comuni e libera il posto.
DOO-HACT-9 = Una carta il cui evento non avviene resta dov'è, per quanti turni serve.
DOO-HACT-10 = Quando l'eroe muore o fugge, tutte le carte sopra il suo dungeon si scartano.
DOO-HACT-11 = Anche per le azioni eroe, se la carta contraddice le regole vale la carta.

## Passo 4: ripescare

DOO-HAND = Passo 4: ripescare
DOO-HAND-1 = Puoi mettere quante carte vuoi dalla mano, coperte, sotto il tuo mazzo azioni, nell'ordine che vuoi.
DOO-HAND-2 = Poi peschi fino al tuo limite. È obbligatorio.
DOO-HAND-3 = Se il mazzo azioni è vuoto non peschi più. Niente viene rimescolato.
DOO-HAND-4 = Se hai tante carte quante il limite o di più, non peschi e non scarti niente.
DOO-HAND-5 = Ripescare chiude il tuo turno.

## Danno, morte, fuga

DOO-DMG = Danno, morte, fuga
DOO-DMG-1 = Per ogni punto di danno si cancella un cuore di quell'eroe.
DOO-DMG-2 = Prima agiscono le carte che riducono il danno, poi quelle che salvano l'ultimo cuore; poi si cancellano i cuori.
DOO-DMG-3 = Senza cuori l'eroe è subito morto. Il danno che avanza è perso.
DOO-DMG-4 = Solo le azioni restituiscono cuori, mai oltre quelli iniziali e mai a un eroe morto.
DOO-DMG-5 = Un eroe che arriva all'uscita con almeno un cuore è fuggito.
DOO-DMG-6 = I mostri non cancellati quando l'eroe muore o fugge restano e contano.

## Fine del gioco

DOO-END = Fine del gioco
DOO-END-1 = Appena ogni eroe è morto o fuggito il gioco finisce. Non si gioca altro.

## Punteggio

DOO-SCORE = Punteggio
DOO-SCORE-1 = Un tesoro con un tuo mostro non cancellato nella stessa cella è custodito e vale il tuo livello dei tesori.
DOO-SCORE-2 = Tutti gli altri tesori non valgono niente, anche se l'eroe è morto.
DOO-SCORE-3 = Ogni mostro non cancellato vale: goblin 1, orco 2, drago 3.
DOO-SCORE-4 = Un eroe morto dà 5 punti al signore del suo dungeon.
DOO-SCORE-5 = Un eroe fuggito costa 1 punto per ogni cuore rimasto.
DOO-SCORE-6 = Trappole, muri, migliorie e carte non valgono niente.
DOO-SCORE-7 = Il totale può essere negativo.
DOO-SCORE-8 = Vince il totale più alto.
DOO-SCORE-9 = A parità è avanti chi ha meno mostri cancellati.
DOO-SCORE-10 = Chi è ancora pari divide il posto.

## Informazioni nascoste

DOO-INFO = Informazioni nascoste
DOO-INFO-1 = Nessuno conosce le celle dei tesori altrui prima del punteggio. Allora si mostrano tutte.
DOO-INFO-2 = Quanti tesori ha un dungeon è noto a tutti dalla fine della fase A.
DOO-INFO-3 = Mani e mazzi azioni sono nascosti agli altri; il numero di carte no.
DOO-INFO-4 = Nella fase C non vedi nemmeno il tuo mazzo. Ciò che ci metti sotto devi ricordarlo.
DOO-INFO-5 = Le carte tolte all'inizio restano ignote a tutti.
DOO-INFO-6 = Un percorso lo vede solo chi lo disegna, finché tutti hanno finito.

## Disegnare

DOO-DRAW = Disegnare
DOO-DRAW-1 = Si deve capire che cosa è disegnato. La bellezza non conta.
DOO-DRAW-2 = Un goblin è un ovale sdraiato con due triangoli per orecchie, un orco un quadrato con una piccola rampa a sinistra, un drago un cuore con due mezzelune in cima.
DOO-DRAW-3 = Potete aggiungere occhi, verruche e orecchini. Non cambia niente.
DOO-DRAW-4 = Trappole e muri si disegnano come si vuole.
DOO-DRAW-5 = Ciò che è cancellato resta visibile come cancellato.

## Chiarimenti

DOO-RULING = Chiarimenti
DOO-RULING-1 = Che cosa fanno le azioni? Le carte di questa edizione sono nostre. Ascia, Talismano, Clava da orco e Bomba fanno ciò che ne dice il regolamento.
DOO-RULING-2 = Come è orientata la griglia? Le lettere sono righe dall'alto, i numeri colonne da sinistra.
DOO-RULING-3 = Le porte sono celle? No, sono fuori, accanto ad A1 e H10.
DOO-RULING-4 = Quali dadi? A dieci facce, da 1 a 10.
DOO-RULING-5 = Quanti cuori? Il numero è perduto; con 15 si gioca bene.
DOO-RULING-6 = I valori di goblin e drago seguono quelli dell'orco: base +0, +2, +4, due in più ogni due caselle, danno pari ai punti.
DOO-RULING-7 = Un tesoro custodito vale prima 1, poi 2, 3 e 4 ogni tre caselle.
DOO-RULING-8 = I gruppi della mano hanno 2, 3 e 3 caselle.
DOO-RULING-9 = Devo cercare posti in cui entri tutto? No. Ogni elemento si prova solo al suo momento.
DOO-RULING-10 = Quando è definitiva la costruzione? Quando tutti hanno confermato. Fino ad allora puoi ritirare la conferma e cambiare.
DOO-RULING-11 = Il temperamatite passa anche dopo il turno 14? Sì.
DOO-RULING-12 = Posso disegnare un muro sul mio tesoro nascosto? Sì, ma allora il tesoro non vale niente.
DOO-RULING-13 = Un muro solo è una formazione? Sì, la più piccola.
DOO-RULING-14 = La regola del mostro passato due volte si prova di nuovo in gioco? No. L'eroe può ben incontrare lo stesso mostro in due turni di fila.
DOO-RULING-15 = Il percorso può ripassare da A1 o passare prima da H10? Sì. Le porte non sono celle.
DOO-RULING-16 = Quali formazioni ci sono? Tredici, da uno a quattro muri; alcuni si toccano solo con gli angoli.
DOO-RULING-17 = Posso giocare azioni dungeon se l'eroe non incontra niente? No.
DOO-RULING-18 = Quando esattamente posso agire in un incontro? All'inizio, prima del danno di una trappola e dopo i dadi di un combattimento.
DOO-RULING-19 = Più azioni eroe insieme? Nell'ordine in cui sono state giocate; la condizione si prova ogni volta.
DOO-RULING-20 = Che ne è delle carte sopra un dungeon senza eroe? Si scartano.
DOO-RULING-21 = Le azioni eroe sono scoperte? Sì.
DOO-RULING-22 = Il turno continua quando l'ultimo eroe non c'è più? No.
DOO-RULING-23 = Gli altri possono guardare mentre si disegna un percorso? No. E finché tutti non hanno finito puoi cambiare il tuo.
DOO-RULING-24 = E se il mio mazzo azioni è vuoto? Non peschi.
DOO-RULING-25 = E se dopo un Grido d'aiuto ho troppe carte? Le tieni, e ripeschi quando sei sotto il limite.
DOO-RULING-26 = In che ordine vanno le carte sotto il mazzo? Come vuoi, ed è un tuo segreto.
DOO-RULING-27 = E se l'eroe muore in un incontro? Se lo uccide un'azione non succede altro; se è la trappola o il mostro, avvengono le conseguenze dirette.
DOO-RULING-28 = Un combattimento perso ferisce l'eroe? No.
DOO-RULING-29 = Quali mostri contano a parità? Tutti i cancellati, per qualunque motivo.
DOO-RULING-30 = Gli scarti comuni sono scoperti? Sì.
DOO-RULING-31 = In due chi disegna per chi? Ognuno nel dungeon dell'altro.
DOO-RULING-32 = Una carta può avere due azioni? No, esattamente una.
DOO-RULING-33 = C'è un massimo di tesori? No, una cella libera c'è sempre.
DOO-RULING-34 = Numeri poco leggibili nella stampa: il drago vale 3, l'orco parte da +2, l'ultimo livello del drago è +12, le trappole valgono 0.
DOO-RULING-35 = Decidono solo i punti, qualunque cosa si dica dello scopo del gioco.
DOO-RULING-36 = La legge sulle costruzioni dice lo stesso di queste regole.
DOO-RULING-37 = Posso rifiutare di costruire ciò che mi danneggia? No. Ma dove, lo decidi tu.
DOO-RULING-38 = C'è un limite alle azioni eroe che gioco? Solo lo spazio sopra i dungeon.
DOO-RULING-39 = Quando esplode una Bomba? Giocandola nomini un mostro; è colpito quando l'eroe entra in una cella accanto.
DOO-RULING-40 = Che cosa fa la Lama maledetta? Due dadi in più; se il mostro vince, poi è cancellato.
DOO-RULING-41 = Posso giocare carte sopra eroi ancora all'ingresso? Sì, il primo turno serve a questo.
DOO-RULING-42 = Ci sono altre azioni che aggiungono dadi? No, solo quelle tre.
DOO-RULING-43 = Il percorso cambia quando qualcosa è cancellato? No.
DOO-RULING-44 = E se costruite uno dopo l'altro? È lo stesso: finché l'ultimo non ha confermato, chi ha già costruito può ritirare la conferma e cambiare la carta di questo turno.
DOO-RULING-45 = Come si chiama un dungeon? Il suo signore gli dà un nome prima di cominciare; qualche nome viene proposto. Il nome sta sul foglio, nel diario e nel risultato.
DOO-RULING-46 = Posso disegnare io le figure? Chi vuole sì, e può anche decorare il margine. È solo per gli occhi, e si deve sempre riconoscere che cosa c'è in una cella.
DOO-RULING-47 = Se nessuno viene interpellato, si capisce qualcosa? No: dove contano carte nascoste, un signore viene interpellato anche se non può giocare niente, finché gli altri non possono saperlo. Loro vedono solo che il tavolo aspetta chi può rispondere.

## Azioni

DOO-ACT = Azioni
DOO-ACT-1 = Ascia (COMBATTIMENTO): tira un dado in più. Resta in gioco.
DOO-ACT-2 = Talismano (COMBATTIMENTO): tira due dadi in più, poi i due più bassi di tutti lasciano il combattimento.
DOO-ACT-3 = Lama maledetta (COMBATTIMENTO): tira due dadi in più, che restano. Se il mostro vince, è cancellato subito dopo il suo danno.
DOO-ACT-4 = Clava da orco (COMBATTIMENTO): solo per un orco. La sua forza aumenta di 4.
DOO-ACT-5 = Fionda da goblin (COMBATTIMENTO): solo per un goblin. La sua forza aumenta di 6.
DOO-ACT-6 = Soffio di brace (COMBATTIMENTO): solo per un drago. La sua forza aumenta di 5.
DOO-ACT-7 = Infuso di sangue (COMBATTIMENTO): la forza aumenta del numero di cuori cancellati, al massimo di 6. Non senza un cuore cancellato.
DOO-ACT-8 = Pozione d'ira (COMBATTIMENTO): la forza aumenta di 1, e se il mostro vince anche il suo danno.
DOO-ACT-9 = Dado truccato (COMBATTIMENTO): gira il dado più basso sul 7. Solo se mostra meno.
DOO-ACT-10 = Bossolo d'osso (COMBATTIMENTO): scegli uno o più dadi e ritirali.
DOO-ACT-11 = Punte affilate (TRAPPOLA): il danno di questa trappola aumenta di 2.
DOO-ACT-12 = Molla a carica (TRAPPOLA): questa trappola non è cancellata dopo l'incontro.
DOO-ACT-13 = Cortina di fumo (COMBATTIMENTO): il combattimento finisce subito senza vincitore. Niente danno, e il mostro resta.
DOO-ACT-14 = Corda tesa (SEMPRE): l'eroe perde subito un cuore. Questo danno non viene né da una trappola né da un mostro.
DOO-ACT-15 = Controincantesimo (SEMPRE): scarta una carta che sta sopra il tuo dungeon.
DOO-ACT-16 = Grido d'aiuto (SEMPRE): pesca due carte, anche oltre il tuo limite.
DOO-ACT-17 = Bomba (entrando in una cella): giocandola nomina un mostro. È cancellato appena l'eroe entra in una cella accanto. Se è cancellato prima, la Bomba si scarta.
DOO-ACT-18 = Brocchiere (danno): il prossimo danno di un mostro diminuisce di 2.
DOO-ACT-19 = Bendaggio (dopo un incontro): dopo il prossimo incontro in cui l'eroe ha perso un cuore, tornano fino a due cuori.
DOO-ACT-20 = Spada lunga (combattimento): nel prossimo combattimento la forza del mostro diminuisce di 3.
DOO-ACT-21 = Acqua santa (tiro): dopo il primo tiro del prossimo combattimento il dado più alto si ritira.
DOO-ACT-22 = Arnesi da ladro (trappola): la prossima trappola non fa danno ed è cancellata; l'incontro finisce.
DOO-ACT-23 = Spiedo per draghi (combattimento): nel prossimo combattimento contro un drago la sua forza diminuisce di 5.
DOO-ACT-24 = Fischietto per orchi (combattimento): nel prossimo combattimento contro un orco la sua forza diminuisce di 4.
DOO-ACT-25 = Rete per goblin (combattimento): nel prossimo combattimento contro un goblin il suo livello vale +0.
DOO-ACT-26 = Stivali alati (entrando in una cella): alla prossima trappola l'eroe non si ferma, e la trappola resta com'è.
DOO-ACT-27 = Pergamena muta (combattimento): nel prossimo combattimento il signore può giocare una sola azione dungeon. Quelle prima dei dadi non contano.
DOO-ACT-28 = Pozione di fenice (ultimo cuore): il prossimo danno che cancellerebbe l'ultimo cuore ne lascia uno.
DOO-ACT-29 = Un Brocchiere non reagisce a un danno che è già 0. Due agiscono uno dopo l'altro, finché resta danno.
DOO-ACT-30 = I bonus cambiano la forza, mai i dadi. Dado truccato, Bossolo d'osso e Acqua santa cambiano i dadi, e le azioni seguenti vedono le nuove facce.
