### Le regole di Dungeoneer, raccontate a chi gioca.
### Un messaggio per regola; quello con la sola sigla è il titolo della sezione.

## Regole d'oro

DGR-GOLD = Regole d'oro
DGR-GOLD-1 = Se il testo di una carta contraddice una regola, vale la carta.
DGR-GOLD-2 = Se due carte si contraddicono, vale quella giocata per ultima.
DGR-GOLD-3 = Ogni modifica a un tiro va dichiarata e pagata prima di tirare; dopo, nulla la cambia.
DGR-GOLD-4 = Una carta ha effetto nell'istante in cui è giocata.
DGR-GOLD-5 = Se più cose accadono insieme decide la graduatoria: vantaggi, abilità speciali, tesori, maledizioni, uscite, PM spesi, ingresso, gloria e pericolo, effetti del luogo, incontri, tiri d'attacco, tiri di difesa, imprese, poi i giocatori in ordine.
DGR-GOLD-6 = A parità di grado tocca prima al giocatore di turno, poi agli altri in senso orario.
DGR-GOLD-7 = I vantaggi precedono maledizioni e incontri: perciò una reazione si esegue prima che la carta a cui risponde abbia effetto.
DGR-GOLD-8 = Prima di ogni tiro tutti, dal giocatore di turno in senso orario, possono giocare o attivare qualcosa o passare; si tira quando tutti hanno passato di seguito.
DGR-GOLD-9 = Le carte «in ogni momento» si usano, nello stesso ordine, anche all'inizio di ogni fase, dopo ogni azione del giocatore di turno e dopo ogni carta risolta, mai tra il tiro e il suo esito.

## Chi vince

DGR-WIN = Chi vince
DGR-WIN-1 = Vinci subito quando il tuo eroe ha compiuto 3 imprese.
DGR-WIN-2 = Come signore vinci subito quando hai sconfitto tanti eroi quanti sono i tuoi avversari.
DGR-WIN-3 = Una sconfitta vale per chi controllava ciò che ha tolto l'ultima vita: un incontro o una maledizione giocati da lui, un mostro di impresa o di luogo mosso da lui, il suo eroe in duello. Uscite, sfide, imprese fallite, costi propri e il proprio eroe non valgono per nessuno.
DGR-WIN-4 = Più eroi dello stesso avversario rientrato contano ciascuno.
DGR-WIN-5 = Se tutti gli altri sono fuori, vince l'ultimo giocatore.
DGR-WIN-6 = Una partita dura circa 20 minuti a testa; non c'è limite di turni.

## Preparazione

DGR-SETUP = Preparazione
DGR-SETUP-1 = Un giocatore fa da mazziere e segue questi passi nell'ordine.
DGR-SETUP-2 = Ognuno riceve una carta eroe scoperta: a caso, oppure ognuno sceglie, dalla sinistra del mazziere.
DGR-SETUP-3 = La carta eroe sta nell'inventario; l'eroe ha 6 vita e livello 1.
DGR-SETUP-4 = Le carte riassuntive sono solo un aiuto e non hanno effetto.
DGR-SETUP-5 = Le altre carte si dividono secondo il dorso in avventure, luoghi e imprese, si mescolano e si mettono coperte.
DGR-SETUP-6 = Se un mazzo finisce, i suoi scarti mescolati diventano il nuovo mazzo, anche a metà pescata; se mancano entrambi non si pesca più.
DGR-SETUP-7 = Ognuno riceve 2 imprese a caso, scoperte: le sue imprese personali.
DGR-SETUP-8 = Poi si scopre 1 impresa accanto al mazzo: l'impresa comune, aperta a tutti.
DGR-SETUP-9 = Quando qualcuno accetta l'impresa comune se ne scopre subito un'altra, così ce n'è sempre 1; a mazzo vuoto il posto resta libero finché un'impresa non torna.
DGR-SETUP-10 = Tutti tirano per l'iniziativa; i pari merito migliori ritirano. Il più alto comincia.
DGR-SETUP-11 = L'ingresso (con la torre) si mette scoperto al centro.
DGR-SETUP-12 = 4 corridoi o strade si dispongono legalmente ai 4 lati dell'ingresso.
DGR-SETUP-13 = Gli altri luoghi, mescolati, formano il mazzo dei luoghi.
DGR-SETUP-14 = Ognuno mette la sua figura sull'ingresso.
DGR-SETUP-15 = Ognuno comincia con 1 gloria e 1 pericolo; per l'ingresso non si aggiunge nulla.
DGR-SETUP-16 = Ognuno pesca 5 carte avventura come mano nascosta.

## Il turno

DGR-TURN = Il turno
DGR-TURN-1 = Un giro è un turno di ciascuno, dal primo giocatore in senso orario.
DGR-TURN-2 = Un turno ha sempre le fasi 1 iniziale, 2 signore, 3 costruzione, 4 eroe, 5 finale.
DGR-TURN-3 = Chi è fuori dal gioco viene saltato.
DGR-TURN-4 = Gloria e pericolo non scendono sotto 0 e non hanno massimo.
DGR-TURN-5 = L'inventario comprende carta eroe, tabella, imprese, vantaggi, maledizioni permanenti, tesori e orda.
DGR-TURN-6 = «Tu» su una carta è sempre il giocatore che la usa.
DGR-TURN-7 = Il bersaglio lo sceglie chi gioca la carta.
DGR-TURN-8 = Ciò che vale una volta per turno, una volta usato, torna disponibile nel turno del giocatore seguente: dunque una volta nel turno di ciascuno.

## Fase 1: iniziale

DGR-RESET = Fase 1: iniziale
DGR-RESET-1 = Tutte le uscite tornano allo stato stampato, tranne quella tenuta da un eroe sulla soglia.
DGR-RESET-2 = Le carte «una volta per turno» sono di nuovo usabili, per tutti.
DGR-RESET-3 = Gli effetti che durano un turno finiscono.
DGR-RESET-4 = Per ogni carta pronta con mantenimento paghi ora la gloria o la riprendi in mano, carta per carta nell'ordine che vuoi.
DGR-RESET-5 = Il PM conservato dal turno precedente si perde per primo.
DGR-RESET-6 = Poi i tuoi PM diventano pari alla velocità del tuo eroe.
DGR-RESET-7 = In questo turno conta come già visitato solo il luogo dove si trova il tuo eroe.

## Fase 2: signore

DGR-LORD = Fase 2: signore
DGR-LORD-1 = Puoi giocare maledizioni e incontri dalla mano e mostri dalla tua orda.
DGR-LORD-2 = Paghi subito col pericolo di un avversario, che deve avere tutto il costo.
DGR-LORD-3 = La carta colpisce il giocatore di cui hai speso il pericolo.
DGR-LORD-4 = Una maledizione senza bersaglio può essere pagata col pericolo di un avversario qualsiasi.
DGR-LORD-5 = Il pericolo di più giocatori non si somma mai.
DGR-LORD-6 = Non puoi mai spendere il tuo pericolo.
DGR-LORD-7 = Tutti gli incontri contro lo stesso avversario si giocano insieme in questo turno; dopo non ce ne sono altri contro di lui.
DGR-LORD-8 = Avversari diversi possono ricevere ciascuno un gruppo, uno dopo l'altro, nell'ordine che vuoi.
DGR-LORD-9 = Le maledizioni si giocano in ogni momento della fase: prima, tra e dopo gli incontri.
DGR-LORD-10 = Puoi anche non giocare nulla.
DGR-LORD-11 = Una maledizione può colpire anche il tuo eroe, purché non la paghi il tuo pericolo.

## Fase 3: costruzione

DGR-BUILD = Fase 3: costruzione
DGR-BUILD-1 = Peschi 1 luogo e lo collochi in un posto lecito a tua scelta; è obbligatorio.
DGR-BUILD-2 = Se il mazzo dei luoghi è vuoto la fase si salta.
DGR-BUILD-3 = Un luogo che non sta da nessuna parte va sotto il mazzo e si pesca il seguente; se nessuno va bene non si colloca nulla.

## Fase 4: eroe

DGR-HPHASE = Fase 4: eroe
DGR-HPHASE-1 = In questa fase puoi sempre spendere gloria per giocare vantaggi e tesori dalla mano all'inventario.
DGR-HPHASE-2 = L'eroe usa solo le carte aperte nell'inventario (pronte); quelle in mano sono solo una scorta.
DGR-HPHASE-3 = In qualsiasi ordine e finché bastano i PM puoi muoverti, esplorare (una volta), tentare imprese e fare azioni speciali.
DGR-HPHASE-4 = La fase finisce quando lo dichiari o appena compi un'impresa.
DGR-HPHASE-5 = Se la velocità cambia durante il turno i PM restano gli stessi; vale dalla prossima fase iniziale.

## Fase 5: finale

DGR-END = Fase 5: finale
DGR-END-1 = Ricevi gloria e pericolo del luogo dove stai, se in questo turno non li hai già ricevuti.
DGR-END-2 = Questo non attiva effetti né sfide del luogo.
DGR-END-3 = Dei PM rimasti puoi conservarne al massimo 1 per i turni altrui; gli altri si perdono.
DGR-END-4 = Con almeno 1 carta in mano puoi scartarne esattamente 1: dalla mano, un tesoro o un mostro dell'orda.
DGR-END-5 = Senza carte in mano non si scarta nulla.
DGR-END-6 = Se poi hai meno di 5 carte peschi fino a 5.
DGR-END-7 = Averne più di 5 è permesso; allora non peschi e non devi scartare.
DGR-END-8 = Ordine: punti, conservare, scartare, pescare; poi tocca al seguente.

## Incontri

DGR-ENC = Incontri
DGR-ENC-1 = Un incontro ha tre passi: a attacco, b risposta, c risoluzione.
DGR-ENC-2 = Passo a: disponi tutte le carte del gruppo nell'ordine di risoluzione, paghi ognuna col pericolo dell'avversario e dici il tipo di attacco di ogni mostro.
DGR-ENC-3 = Le carte stanno sul luogo dell'eroe attaccato e valgono lì fino alla fine della fase.
DGR-ENC-4 = Passo b: prima che una carta si risolva, chi è coinvolto può giocare reazioni e difendersi; chi non può pagare non reagisce.
DGR-ENC-5 = Passo c: un mostro attacca, una trappola è una prova; le carte si risolvono una dopo l'altra.
DGR-ENC-6 = Un incontro colpisce solo eroi sul suo luogo, mai su quelli adiacenti, salvo indicazione.
DGR-ENC-7 = Un mostro attacca un solo eroe: quello di cui si è speso il pericolo.
DGR-ENC-8 = Una trappola colpisce ogni eroe presente quando si risolve, anche quello di chi l'ha giocata.
DGR-ENC-9 = Chi riesce a lasciare il luogo prima non è colpito.
DGR-ENC-10 = Se l'eroe attaccato se n'è andato o è sconfitto il mostro non attacca; resta illeso e il pericolo è speso.
DGR-ENC-11 = Dopo la risoluzione una trappola va agli scarti.

## Attacchi

DGR-ATK = Attacchi
DGR-ATK-1 = I tipi sono mischia, magia e velocità. La mischia di solito ferisce, la magia ha spesso effetti speciali, la velocità è di rado un attacco.
DGR-ATK-2 = Si può iniziare un attacco solo con un tipo standard (cerchio).
DGR-ATK-3 = Con un contrattacco (rombo) non si inizia mai un attacco.
DGR-ATK-4 = Anche un tipo standard serve a colpire di rimando se si è attaccati con quel tipo.
DGR-ATK-5 = Un contrattacco permette, se attaccati con quel tipo e vincendo, di infliggere 1 ferita.
DGR-ATK-6 = Un tipo senza simbolo aggiunge il suo valore in difesa ma vincendo non infligge nulla.
DGR-ATK-7 = Un mostro che entra in gioco nella fase del signore, dalla mano o dall'orda, fa 1 attacco a sorpresa contro l'eroe di cui si è speso il pericolo.
DGR-ATK-8 = Ogni mostro e ogni eroe può iniziare un solo attacco standard per turno; colpire di rimando non ha limite.
DGR-ATK-9 = Attaccante e difensore tirano insieme un dado a testa e aggiungono il proprio valore del tipo scelto.
DGR-ATK-10 = Il totale più alto colpisce; il perdente subisce 1 ferita salvo effetto speciale stampato.
DGR-ATK-11 = A pari totale entrambi si sono difesi e non succede nulla.
DGR-ATK-12 = Anche il difensore può colpire con lo stesso tiro, se ha un simbolo per quel tipo.
DGR-ATK-13 = Un effetto speciale sostituisce la ferita da 1, non si aggiunge.
DGR-ATK-14 = Appartiene a un tipo e vale per ogni colpo del proprietario con esso, attaccando o di rimando.
DGR-ATK-15 = Se un colpo toglie più gloria di quanta ce n'è, si perde quella che c'è.
DGR-ATK-16 = Nessun attributo scende sotto 0.

## L'orda

DGR-HORDE = L'orda
DGR-HORDE-1 = Un mostro sopravvissuto illeso torna in mano o va nell'orda, a scelta.
DGR-HORDE-2 = Un mostro ferito va sempre nell'orda con le sue ferite.
DGR-HORDE-3 = Le ferite dei mostri non guariscono.
DGR-HORDE-4 = Un mostro con 0 vita è sconfitto e va agli scarti.
DGR-HORDE-5 = I superstiti si sistemano alla fine della fase del signore; fino ad allora restano sul luogo. Gli sconfitti vanno via subito.
DGR-HORDE-6 = Un'orda ha al massimo 3 mostri; se sono di più il proprietario sceglie quali scartare.
DGR-HORDE-7 = Puoi scartare mostri indesiderati quando ne aggiungi, e uno nella fase finale al posto di un'altra carta.
DGR-HORDE-8 = I mostri dell'orda si usano come quelli in mano, al costo pieno col pericolo di un avversario.
DGR-HORDE-9 = I mostri dell'orda non contano come carte in mano.
DGR-HORDE-10 = Un mostro che ha attaccato può rifarlo al più presto nel tuo prossimo turno.
DGR-HORDE-11 = Un mostro dell'orda illeso, dopo l'attacco, può anche tornare in mano.
DGR-HORDE-12 = L'orda non è sulla mappa (tranne in campagna); i suoi mostri si sfidano solo mentre stanno su un luogo come incontro.

## Ricompense

DGR-REWARD = Ricompense
DGR-REWARD-1 = Per ogni ferita che il tuo mostro infligge a un eroe puoi dare 1 pericolo a un giocatore qualsiasi, punto per punto, o a nessuno.
DGR-REWARD-2 = Per ogni ferita che il tuo eroe infligge a un mostro guadagni 1 gloria.
DGR-REWARD-3 = La ricompensa non supera mai la vita che il colpito aveva ancora.
DGR-REWARD-4 = Trappole, maledizioni, uscite e sfide non danno questo pericolo.
DGR-REWARD-5 = I mostri di imprese e luoghi li gioca il vicino di sinistra: decide e tira.
DGR-REWARD-6 = Gli scontri con questi mostri non danno gloria né pericolo a nessuno.
DGR-REWARD-7 = Sconfiggerne uno dà la ricompensa stampata sull'impresa o sul luogo.
DGR-REWARD-8 = Se il vicino di sinistra è fuori, subentra il seguente.

## Prove

DGR-TEST = Prove
DGR-TEST-1 = Una prova è un dado più l'attributo indicato; raggiungere o superare il valore è un successo.
DGR-TEST-2 = Il successo porta il suo effetto, altrimenti accade quello del fallimento.
DGR-TEST-3 = Si provano mischia, magia, velocità, ma anche vita attuale o livello.
DGR-TEST-4 = Trappole e sfide sono prove se non è detto altro.
DGR-TEST-5 = Davanti a una trappola ogni eroe presente tira la propria prova, prima il giocatore di turno.

## Movimento

DGR-MOVE = Movimento
DGR-MOVE-1 = Ogni passo in un altro luogo costa 1 PM.
DGR-MOVE-2 = Un passo passa per un'uscita praticabile del tuo luogo; conta lo stato sulla tua carta.
DGR-MOVE-3 = Ordine di un passo: uscita, PM, ingresso, gloria e pericolo, sfida e altri effetti.
DGR-MOVE-4 = Entrare in un luogo volontariamente e per la prima volta nel tuo turno dà la sua gloria e il suo pericolo.
DGR-MOVE-5 = Un luogo già visitato, anche quello di partenza, entrando non dà punti.
DGR-MOVE-6 = Finire il turno dove hai già avuto i punti non ne dà altri.
DGR-MOVE-7 = Ogni ingresso nel tuo turno attiva sfida ed effetti, anche senza punti.
DGR-MOVE-8 = Un eroe mosso fuori dal suo turno non guadagna né attiva nulla, salvo indicazione.
DGR-MOVE-9 = Muoverti nel tuo turno con una tua carta è volontario; con la carta di un altro no.
DGR-MOVE-10 = Puoi fermarti quando vuoi e tenere i PM.
DGR-MOVE-11 = Puoi restare fermo tutto il turno (riposare) e ricevi i punti del luogo una sola volta, nella fase finale.
DGR-MOVE-12 = Una volta per turno puoi spendere 1 PM per pescare e collocare un altro luogo, finché il mazzo dura.

## Eroi a terra

DGR-TIP = Eroi a terra
DGR-TIP-1 = Un eroe a terra può spendere PM solo per rialzarsi.
DGR-TIP-2 = Rialzarsi costa 1 PM, nel proprio turno o fuori.
DGR-TIP-3 = Se la carta lo richiede bisogna anche superare di nuovo la sfida; il PM è speso comunque.
DGR-TIP-4 = Un eroe a terra si difende normalmente e può giocare carte che non costano PM, ma non muoversi, esplorare, duellare o tentare imprese.

## Imprese

DGR-QUEST = Imprese
DGR-QUEST-1 = Nella tua fase dell'eroe puoi tentare un'impresa quando vuoi, stando sul luogo indicato.
DGR-QUEST-2 = Sul luogo dell'impresa comune puoi accettarla gratis nella tua fase dell'eroe; nessuno è obbligato.
DGR-QUEST-3 = Un'impresa accettata va con quelle personali, se ne seguono le istruzioni e se ne scopre subito un'altra.
DGR-QUEST-4 = Un'impresa comune va accettata prima di tentarla.
DGR-QUEST-5 = Si sostituisce una volta sola, all'accettazione.
DGR-QUEST-6 = Nessuno può avere più di 3 imprese aperte; per un'altra bisogna abbandonarne una o rinunciare.
DGR-QUEST-7 = Un'impresa abbandonata va sotto il mazzo senza segnalini.
DGR-QUEST-8 = Il primo tentativo del turno è gratis se la carta non dice altro.
DGR-QUEST-9 = Ogni altro tentativo nello stesso turno costa 1 PM.
DGR-QUEST-10 = In un turno si può compiere una sola impresa.
DGR-QUEST-11 = Compiuta, la carta si gira, prendi la ricompensa e passi subito alla fase finale.
DGR-QUEST-12 = Un'impresa compiuta è fuori gioco, vale per le 3 e non conta tra quelle aperte.
DGR-QUEST-13 = Ricompense: salire di livello, riavere vita (mai oltre il massimo), gloria, o pericolo per le imprese oscure.
DGR-QUEST-14 = Solo l'eroe che compie l'impresa ha la ricompensa.
DGR-QUEST-15 = Nel gioco standard tutte le imprese sono scoperte.
DGR-QUEST-16 = Ogni impresa ha esattamente una condizione (occasione, scorta, sacrificio, taglia, minaccia) e al massimo una caratteristica (effetto, artefatto, ricerca).

## Effetto

DGR-QEFF = Effetto
DGR-QEFF-1 = L'effetto di un'impresa agisce finché è davanti a un giocatore, su di lui o su tutti come dice la carta.
DGR-QEFF-2 = Finché è esposta come comune il suo effetto non agisce; comincia quando è accettata.
DGR-QEFF-3 = L'effetto di un'impresa accettata dall'esposizione riguarda tutti gli eroi.
DGR-QEFF-4 = L'effetto finisce quando l'impresa è compiuta o abbandonata.

## Artefatto

DGR-QART = Artefatto
DGR-QART-1 = Un'impresa con artefatto, compiuta, si gira e dà per sempre la capacità stampata invece di un'altra ricompensa.
DGR-QART-2 = Di norma gli artefatti non danno livelli.
DGR-QART-3 = Un artefatto non è un tesoro: niente limite, scarto o furto; conta come impresa compiuta.

## Ricerca

DGR-QSRCH = Ricerca
DGR-QSRCH-1 = Una ricerca richiede di superare una prova sul luogo prima di tentare la condizione.
DGR-QSRCH-2 = La prova di ricerca è il tentativo: il primo del turno gratis, gli altri 1 PM; riuscita, si tenta subito la condizione.
DGR-QSRCH-3 = Il successo dura fino alla fine del turno; poi si cerca da capo.

## Occasione

DGR-QOPP = Occasione
DGR-QOPP-1 = Un'occasione richiede un tiro speciale; ogni tentativo, anche il primo, costa 1 PM.
DGR-QOPP-2 = Tanti tentativi per turno quanti sono i PM.
DGR-QOPP-3 = Gli aiuti stampati si usano quante volte si vuole prima di un tentativo e valgono solo per quello.

## Scorta

DGR-QESC = Scorta
DGR-QESC-1 = Nel primo luogo incontri gratis la persona; un segnalino mostra che è con te.
DGR-QESC-2 = Portarla nel secondo luogo e consegnarla, gratis, compie l'impresa.
DGR-QESC-3 = Incontrare e consegnare non consumano il tentativo gratuito.
DGR-QESC-4 = Una scorta comune diventa personale all'incontro e subito se ne scopre un'altra.
DGR-QESC-5 = Chi ha già 3 imprese aperte deve abbandonarne una o rinunciare.
DGR-QESC-6 = Un eroe nello stesso luogo può, nel suo turno, sfidare a duello chi scorta per togliergli la persona; lo dice prima del tiro.
DGR-QESC-7 = Se colpisce non infligge ferite: prende persona e impresa come propria (e ne ha al massimo 3).
DGR-QESC-8 = Se vince il difensore colpisce di rimando; a pari non succede nulla.
DGR-QESC-9 = Un ladro con 3 imprese aperte deve abbandonarne una o lasciare la persona dov'è.

## Sacrificio

DGR-QSAC = Sacrificio
DGR-QSAC-1 = Sacrificio: sul luogo indicato paghi tutto il prezzo e l'impresa è compiuta.
DGR-QSAC-2 = Se non puoi pagare tutto non paghi nulla; la vita non può scendere a 0.
DGR-QSAC-3 = I sacrifici di solito danno pericolo e un livello.

## Taglia

DGR-QBTY = Taglia
DGR-QBTY-1 = Al tentativo il mostro dell'impresa può attaccarti una volta gratis; decide, sceglie il tipo e tira il vicino di sinistra.
DGR-QBTY-2 = Il mostro ha un solo attacco standard per turno.
DGR-QBTY-3 = Dopo il suo attacco puoi sfidarlo per 1 PM se il tuo attacco standard è ancora libero.
DGR-QBTY-4 = Le sue ferite restano sull'impresa di turno in turno.
DGR-QBTY-5 = L'impresa è compiuta quando il mostro ha 0 vita, di rimando o in duello.
DGR-QBTY-6 = Dopo il tentativo il mostro è sul luogo per te fino alla fine del turno; solo tu puoi combatterlo.

## Minaccia

DGR-QDNG = Minaccia
DGR-QDNG-1 = Minaccia: sul luogo indicato va superata una prova.
DGR-QDNG-2 = Il primo tentativo del turno è gratis, gli altri costano 1 PM; non sono duelli.
DGR-QDNG-3 = Un fallimento colpisce tutti gli eroi presenti, senza tiri.
DGR-QDNG-4 = Solo l'eroe di turno può compiere l'impresa.

## Azioni speciali

DGR-SPEC = Azioni speciali
DGR-SPEC-1 = Queste azioni sono possibili nel proprio turno e fuori, se ci sono i punti.
DGR-SPEC-2 = Gioca una carta «in ogni momento».
DGR-SPEC-3 = Gioca un vantaggio «reazione» quando un altro gioca un incontro o una maledizione contro di te.
DGR-SPEC-4 = Attiva una carta pronta pagandone il costo.
DGR-SPEC-5 = Rialza un eroe a terra per 1 PM.
DGR-SPEC-6 = Inizia un duello contro un mostro o un eroe per 1 PM.
DGR-SPEC-7 = Una carta che cambia un tiro va usata prima di quel tiro.
DGR-SPEC-8 = Il PM conservato serve solo per azioni speciali e costi di carte pronte, non per muoversi, esplorare o tentare imprese.
DGR-SPEC-9 = Una maledizione «in ogni momento» si paga col pericolo di chi colpisce, mai col proprio.

## Duelli

DGR-DUEL = Duelli
DGR-DUEL-1 = Un eroe può iniziare un solo attacco standard per turno, per 1 PM.
DGR-DUEL-2 = Deve stare nello stesso luogo dell'avversario.
DGR-DUEL-3 = Sceglie uno dei suoi tipi standard.
DGR-DUEL-4 = Un duello si svolge come ogni attacco.
DGR-DUEL-5 = Puoi sfidare un mostro che sta sul tuo luogo come incontro, specie se ti ha appena attaccato.
DGR-DUEL-6 = Anche nella risposta, prima che attacchi; se è sconfitto il suo attacco non avviene.
DGR-DUEL-7 = Puoi sfidare un altro eroe; ciascuno guadagna 1 gloria per ogni ferita inflitta.
DGR-DUEL-8 = Puoi usare il duello per togliere una persona invece di ferire.
DGR-DUEL-9 = Il limite delle ricompense vale anche nei duelli.

## Luoghi

DGR-LOC = Luoghi
DGR-LOC-1 = Le carte luogo formano la mappa, danno gloria e pericolo e a volte hanno effetti.
DGR-LOC-2 = Il sotterraneo (bordo nero) sta sotto, le terre selvagge (bordo bianco) sopra; si costruiscono separati e li uniscono solo i portali.
DGR-LOC-3 = Due luoghi affiancati sono adiacenti anche con un muro in mezzo.
DGR-LOC-4 = Un'uscita praticabile tocca quella di un luogo adiacente senza muri su nessuna delle due carte.
DGR-LOC-5 = I luoghi sono corridoi o strade, stanze e l'ingresso.
DGR-LOC-6 = L'ingresso è il luogo dove gli eroi cominciano.

## Collocare

DGR-PLACE = Collocare
DGR-PLACE-1 = Ogni luogo sta nella griglia, bordo contro bordo, orientato come l'ingresso.
DGR-PLACE-2 = Un luogo si può girare di 180 gradi, mai di 90.
DGR-PLACE-3 = Accanto all'ingresso possono stare solo corridoi o strade.
DGR-PLACE-4 = Ogni luogo deve essere collegato all'ingresso per uscite praticabili.
DGR-PLACE-5 = È vietato un luogo che ha un muro su ogni lato comune.
DGR-PLACE-6 = Basta un'uscita praticabile; gli altri lati possono avere muri.
DGR-PLACE-7 = Uscite chiuse e con trappola valgono come collegamenti.
DGR-PLACE-8 = Nessun luogo può chiudere la mappa così che non se ne possano aggiungere altri; solo l'ultimo del mazzo può.
DGR-PLACE-9 = Posto e verso li sceglie chi pesca il luogo.

## Uscite

DGR-EXIT = Uscite
DGR-EXIT-1 = Ogni luogo ha 4 uscite, una per lato.
DGR-EXIT-2 = Per uscire conta lo stato sulla carta dove sta l'eroe, non su quella dove entra.
DGR-EXIT-3 = Un'uscita può essere dunque chiusa in un verso e aperta nell'altro.
DGR-EXIT-4 = Un muro su una delle due carte blocca sempre entrambi i versi.
DGR-EXIT-5 = Un'uscita aperta nel turno resta aperta fino alla fase iniziale del giocatore seguente.
DGR-EXIT-6 = Un'uscita aperta si passa e basta.
DGR-EXIT-7 = Un'uscita con trappola richiede una prova; il fallimento costa 1 ferita.
DGR-EXIT-8 = Dopo la prova, riuscita o no, è aperta per il resto del turno.
DGR-EXIT-9 = Un'uscita chiusa richiede una prova; il fallimento costa 1 PM invece di una ferita. Anch'essa poi è aperta.
DGR-EXIT-10 = Dopo la prova puoi passare per 1 PM o fare altro.
DGR-EXIT-11 = Si può tentare un'uscita solo con almeno 1 PM.
DGR-EXIT-12 = Se la prova fallita a un'uscita chiusa ha preso l'ultimo PM, l'eroe sta sulla soglia, ancora nel vecchio luogo.
DGR-EXIT-13 = Finché sta lì l'uscita è aperta per tutti nei due versi, anche oltre le fasi iniziali.
DGR-EXIT-14 = Nel suo prossimo turno può passare per 1 PM senza prova.
DGR-EXIT-15 = L'uscita si libera quando lascia la soglia, al più tardi alla fine del suo prossimo turno.
DGR-EXIT-16 = Le uscite con trappola non sono trappole come fosse, trappole di lance o incontri.
DGR-EXIT-17 = Un'uscita senza luogo vicino non porta da nessuna parte.

## Sfide

DGR-CHAL = Sfide
DGR-CHAL-1 = Una sfida si affronta entrando nel suo luogo nel proprio turno.
DGR-CHAL-2 = Chi vi è mosso fuori dal suo turno non la affronta.
DGR-CHAL-3 = Fossa: prova; il fallimento mette a terra l'eroe.
DGR-CHAL-4 = Per uscire dalla fossa spendi 1 PM e ti rialzi.
DGR-CHAL-5 = Trappola di lance: ogni ingresso nel proprio turno richiede la prova; il fallimento mette a terra e infligge 1 ferita.
DGR-CHAL-6 = Dopo un successo si continua normalmente.
DGR-CHAL-7 = Un'insidia peggiora tutte le trappole del luogo: fosse, lance e incontri, non le uscite.
DGR-CHAL-8 = Altre sfide sono prove con effetti stampati.
DGR-CHAL-9 = Ogni luogo delle terre selvagge mostra un terreno: ghiaccio, deserto, foresta, montagna, pianura, palude, città o acqua; le carte vi si riferiscono.
DGR-CHAL-10 = Gli effetti stampati valgono come scritti: entrando, restando, o pagando.
DGR-CHAL-11 = Un mostro del luogo può attaccare una volta chi entra; decide e tira il vicino di sinistra. Puoi sfidarlo finché resti lì nel turno; a ogni ingresso è di nuovo illeso.

## Fogne

DGR-SEWER = Fogne
DGR-SEWER-1 = Su un luogo con fogna, nel tuo turno, per 1 PM puoi andare in un altro luogo scoperto con la stessa lettera.
DGR-SEWER-2 = A porta ad A, B a B e così via; lettere diverse non sono collegate.
DGR-SEWER-3 = È un ingresso volontario con punti e sfide; nessuna uscita si prova.

## Portali

DGR-PORTAL = Portali
DGR-PORTAL-1 = Con i due set un portale unisce un luogo selvaggio all'ingresso del sotterraneo.
DGR-PORTAL-2 = In entrambi i versi il passo costa 1 PM.
DGR-PORTAL-3 = Senza l'altra area in gioco un portale non fa nulla.

## Carte eroe

DGR-HERO = Carte eroe
DGR-HERO-1 = La carta eroe mostra valori, livello e limiti.
DGR-HERO-2 = L'abilità speciale vale come un vantaggio «in ogni momento» ma non conta per il limite.
DGR-HERO-3 = I limiti dicono quanti vantaggi e tesori permanenti possono stare insieme nell'inventario.
DGR-HERO-4 = Salendo di livello valgono subito i valori della colonna seguente; il massimo è 4 e la vita non cambia.
DGR-HERO-5 = La vita non supera mai 6.

## Sconfitta

DGR-DEFEAT = Sconfitta
DGR-DEFEAT-1 = Un eroe con 0 vita è sconfitto; il suo giocatore mette via tutte le carte ed è fuori.
DGR-DEFEAT-2 = Mano, vantaggi, tesori, orda e maledizioni vanno agli scarti, le imprese aperte sotto il mazzo, quelle compiute fuori gioco, la carta eroe nella riserva.
DGR-DEFEAT-3 = Se tutti gli altri sono d'accordo può invece tornare nel giro seguente con un altro eroe e i valori iniziali.
DGR-DEFEAT-4 = Valori iniziali: un altro eroe libero (lo stesso solo se non ce n'è un altro), livello 1, 6 vita, 1 gloria, 1 pericolo, 5 carte, 2 nuove imprese, sull'ingresso, nulla di compiuto.

## Carte avventura

DGR-CARD = Carte avventura
DGR-CARD-1 = Il costo in gloria o pericolo è stampato in alto e si paga giocando.
DGR-CARD-2 = Il momento è fase del signore, fase dell'eroe, reazione o in ogni momento; altrimenti la carta non si gioca.
DGR-CARD-3 = Le carte permanenti restano nell'inventario per il resto della partita.
DGR-CARD-4 = Le carte istantanee valgono solo nel turno in cui si usano e poi si scartano.
DGR-CARD-5 = Un mostro attacca una volta per turno con un attacco standard e poi va in orda, mano o scarti.
DGR-CARD-6 = Un potenziamento si assegna a un'altra carta e la cambia.
DGR-CARD-7 = Se quella carta è scartata o ripresa in mano, il potenziamento si scarta.
DGR-CARD-8 = I potenziamenti non contano per nessun limite e non cambiano il costo di un mostro dell'orda.
DGR-CARD-9 = La striscia a sinistra ripete solo i dati a colpo d'occhio.
DGR-CARD-10 = Le categorie raggruppano le carte; gli effetti possono riferirvisi.
DGR-CARD-11 = L'effetto di un colpo dice che cosa fa un colpo con quel tipo.
DGR-CARD-12 = Uno scarto di carte proprie imposto da un effetto è uno scarto forzato.

## Vantaggi

DGR-BOON = Vantaggi
DGR-BOON-1 = I vantaggi sono abilità o incantesimi appresi dall'eroe.
DGR-BOON-2 = Non più vantaggi permanenti del limite; più d'uno con lo stesso nome è permesso.
DGR-BOON-3 = Non si scartano di propria volontà; solo uno scarto forzato li toglie e l'effetto cessa subito.
DGR-BOON-4 = Al limite non si può giocare un altro vantaggio permanente.
DGR-BOON-5 = I vantaggi istantanei si eseguono e si scartano; non contano mai per il limite.

## Tesori

DGR-TREAS = Tesori
DGR-TREAS-1 = I tesori sono l'equipaggiamento dell'eroe.
DGR-TREAS-2 = Non più tesori permanenti del limite.
DGR-TREAS-3 = Nella fase finale puoi scartare un tesoro dall'inventario come unico scarto.
DGR-TREAS-4 = Due tesori della stessa categoria non possono stare insieme nell'inventario.
DGR-TREAS-5 = Un tesoro usato subito e poi scartato non conta.
DGR-TREAS-6 = Un contenitore occupa 1 posto; i tesori dentro sono pronti e non ne occupano.
DGR-TREAS-7 = Un contenitore si può giocare anche senza posto; vi si mettono subito abbastanza tesori.
DGR-TREAS-8 = Se un contenitore pieno è scartato il proprietario sceglie che cosa tenere fino al limite; il resto si scarta.

## Maledizioni

DGR-BANE = Maledizioni
DGR-BANE-1 = Le maledizioni sono fastidi con cui un signore ostacola un eroe.
DGR-BANE-2 = Una maledizione permanente sta nell'inventario di chi colpisce.
DGR-BANE-3 = Può colpire anche l'eroe di chi la gioca, se non la paga il suo pericolo.

## Carte incontro

DGR-ENCARD = Carte incontro
DGR-ENCARD-1 = Gli incontri sono mostri e trappole.
DGR-ENCARD-2 = Si giocano sul luogo dell'eroe attaccato.

## Varianti

DGR-VAR = Varianti
DGR-VAR-1 = Le varianti si concordano tutti insieme prima della partita.

## Eroi incontrano eroi

DGR-MEET = Eroi incontrano eroi
DGR-MEET-1 = Due o più eroi nello stesso luogo possono accordarsi per riposare insieme un giro.
DGR-MEET-2 = In quel tempo possono scambiarsi a piacere tesori dell'inventario e imprese aperte.
DGR-MEET-3 = Propone il giocatore di turno prima di spendere PM; ogni invitato accetta o rifiuta. Poi chi propone non spende PM in questo turno, gli altri nel loro prossimo.
DGR-MEET-4 = Dopo lo scambio limiti, categorie e il massimo di 3 imprese devono valere per tutti.
DGR-MEET-5 = Vantaggi, carte in mano, gloria, pericolo, artefatti e imprese compiute non si scambiano.

## Combinare i set

DGR-COMB = Combinare i set
DGR-COMB-1 = Mescolate tutte le carte di un tipo e preparate come al solito; ogni carta tiene il simbolo del suo set.
DGR-COMB-2 = Sotterraneo e terre selvagge: i due ingressi stanno separati, ognuno con 4 corridoi o strade.
DGR-COMB-3 = Ognuno sceglie da quale ingresso comincia.
DGR-COMB-4 = Ognuno riceve 1 impresa selvaggia e 1 del sotterraneo; solo poi si mescolano le altre e si scopre quella comune.
DGR-COMB-5 = Tutti i luoghi formano un mazzo; un luogo pescato va nella sua area.
DGR-COMB-6 = Scelta propria: si possono togliere carte, ma ogni luogo nominato da un'impresa scelta deve esserci.
DGR-COMB-7 = Il programma rifiuta una scelta che lo viola, senza ingresso, con meno di 4 corridoi o strade per area o troppo poche imprese.
DGR-COMB-8 = I set combinati valgono anche nel solitario e nella campagna.

## Il solitario

DGR-SOLO = Il solitario
DGR-SOLO-1 = Scopo: compiere il numero scelto di imprese (1-3) e tornare al proprio ingresso.
DGR-SOLO-2 = Si vince appena l'eroe vi si trova con tutte le imprese compiute; si perde se è sconfitto.
DGR-SOLO-3 = Preparazione e gioco sono come nello standard, salvo quanto segue.
DGR-SOLO-4 = Scegli il tuo eroe.
DGR-SOLO-5 = Si tolgono tutte le carte Spostamento e Distorsione e quelle che richiedono più eroi.
DGR-SOLO-6 = Il resto si divide in mazzo gloria (vantaggi, tesori) e mazzo pericolo (maledizioni, incontri), ognuno coi suoi scarti.
DGR-SOLO-7 = Pesca da 1 a 3 imprese, secondo quanto vuoi giocare; le altre si mettono via e non c'è impresa comune.
DGR-SOLO-8 = La prima mano sono 5 carte del mazzo gloria.
DGR-SOLO-9 = Fasi: 1 iniziale, 2 costruzione, 3 eroe, 4 signore, 5 finale.
DGR-SOLO-10 = Dai luoghi ricevi solo la gloria, mai il pericolo.
DGR-SOLO-11 = Fase 4a: tira tanti dadi quanto è il pericolo del luogo; per ogni dado non superiore a quel numero scopri una carta del mazzo pericolo.
DGR-SOLO-12 = Succede anche se non ti sei mosso.
DGR-SOLO-13 = Le carte scoperte valgono come giocate contro di te, senza costo.
DGR-SOLO-14 = Prima si eseguono le maledizioni scoperte.
DGR-SOLO-15 = Le maledizioni che riguardano un mostro o una trappola restano aperte senza effetto finché arriva una carta adatta.
DGR-SOLO-16 = Fase 4b: i mostri attaccano uno dopo l'altro e le trappole si provano con le regole solite.
DGR-SOLO-17 = Un mostro usa il tipo standard col maggior margine sul tuo valore; a pari mischia, poi magia, poi velocità.
DGR-SOLO-18 = Alla fine dello scontro tutti i mostri si scartano.
DGR-SOLO-19 = Per esperti: il superstite col costo più alto entra nell'orda (massimo 3).
DGR-SOLO-20 = In ogni turno in cui si scopre un mostro attaccano, dopo, anche quelli dell'orda.
DGR-SOLO-21 = Per ogni mostro sconfitto puoi pescare subito 1 carta gloria.
DGR-SOLO-22 = Nella fase finale peschi 1 carta gloria invece di riempire fino a 5.
DGR-SOLO-23 = I tesori permanenti si giocano solo subito dopo uno scontro.
DGR-SOLO-24 = I vantaggi permanenti si giocano solo su un ingresso.
DGR-SOLO-25 = Carte istantanee e reazioni non hanno questo limite.
DGR-SOLO-26 = I PM rimasti si usano nella fase 4 per azioni speciali; nella fase 5 si perdono tranne uno conservato.
DGR-SOLO-27 = Il pericolo non si conta; guadagnarne non ha effetto.
DGR-SOLO-28 = La gloria per le ferite inflitte c'è come sempre; i mostri delle imprese li tira il programma.
DGR-SOLO-29 = Non c'è un nemico finale da sconfiggere.
DGR-SOLO-30 = Varianti come il terreno conosciuto sono possibili.

## La campagna

DGR-CAMP = La campagna
DGR-CAMP-1 = Un giocatore è il signore per tutta la partita, gli altri guidano eroi; meglio in 3 o più.
DGR-CAMP-2 = Gli eroi vincono insieme appena hanno compiuto almeno 3 imprese comuni e ognuno la sua personale. Tre imprese di un solo eroe qui non bastano.
DGR-CAMP-3 = Un'impresa presa dall'esposizione vale come comune anche dopo; quella nascosta no.
DGR-CAMP-4 = Il signore vince appena ha sconfitto tanti eroi quanti sono i giocatori eroe.
DGR-CAMP-5 = Non servono eroi di tutti; più eroi di un giocatore contano.
DGR-CAMP-6 = Ogni eroe che scende a 0 vita vale per lui, qualunque sia la causa.
DGR-CAMP-7 = Le carte avventura si dividono: mazzo gloria per gli eroi, mazzo pericolo per il signore.
DGR-CAMP-8 = Ogni giocatore eroe sceglie una carta eroe dalla riserva.
DGR-CAMP-9 = Ogni giocatore eroe riceve 1 impresa personale coperta; il signore non può vederla, gli eroi possono mostrarsele.
DGR-CAMP-10 = Il signore scopre 2 imprese comuni e fa in modo che ce ne siano sempre 2.
DGR-CAMP-11 = L'ingresso sta al centro, a ogni uscita uno di 4 corridoi o strade a caso.
DGR-CAMP-12 = Le figure stanno sull'ingresso; ogni eroe comincia con la gloria e il pericolo stampati lì.
DGR-CAMP-13 = Ogni giocatore eroe riceve 1 carta gloria nascosta, il signore pesca 7 carte pericolo.
DGR-CAMP-14 = Ordine: fase iniziale e fase del signore, poi le fasi dell'eroe in senso orario dalla sua sinistra.
DGR-CAMP-15 = Tutto ciò è un solo lungo turno: ciò che dura un turno vale fino alla prossima fase iniziale; una volta per turno vuol dire una volta in esso.
DGR-CAMP-16 = Per le imprese valgono le regole standard; i mostri di imprese e luoghi li gioca il signore.

## Campagna: fase iniziale

DGR-CRESET = Campagna: fase iniziale
DGR-CRESET-1 = Le uscite tornano allo stato stampato, le carte «una volta per turno» sono usabili, gli effetti di un turno finiscono.
DGR-CRESET-2 = I PM dell'orda errante sono la velocità del suo mostro più veloce, messi come segnalini su quella carta.
DGR-CRESET-3 = La velocità di un mostro è il valore al suo simbolo di velocità.
DGR-CRESET-4 = Se quel mostro è sconfitto i segnalini si perdono e gli altri non possono proseguire.

## Campagna: fase del signore

DGR-CLORD = Campagna: fase del signore
DGR-CLORD-1 = La fase ha i passi a costruzione, b avventura, c scarto.
DGR-CLORD-2 = Costruzione: il signore pesca 3 luoghi (o quanti ce ne sono) e li colloca uno dopo l'altro dove è lecito.
DGR-CLORD-3 = Il primo deve stare accanto a un luogo con un eroe, o il più vicino possibile.
DGR-CLORD-4 = Avventura: può spendere il pericolo di ogni eroe per giocare maledizioni e incontri contro di lui.
DGR-CLORD-5 = Gli incontri contro un eroe si giocano insieme, le maledizioni in ogni momento del passo.
DGR-CLORD-6 = Scarto: può scartare una carta da mano o orda e poi riempie la mano fino a 7.

## L'orda errante

DGR-CHORDE = L'orda errante
DGR-CHORDE-1 = Nasce quando un mostro del signore è sopravvissuto a uno scontro.
DGR-CHORDE-2 = Sta dove uno dei suoi mostri ha attaccato; tra più luoghi sceglie lui. La figura del mostro la indica.
DGR-CHORDE-3 = In questo passo possono unirsi superstiti da ogni luogo; vi arrivano da soli.
DGR-CHORDE-4 = I superstiti feriti devono unirsi, gli illesi possono tornare in mano.
DGR-CHORDE-5 = Anche qui al massimo 3 mostri.
DGR-CHORDE-6 = Si muove come un eroe: 1 segnalino PM per luogo, nel passo avventura.
DGR-CHORDE-7 = Ignora trappole, uscite chiuse o con trappola e ostacoli; i muri la fermano.
DGR-CHORDE-8 = Può usare gli effetti dei luoghi come un eroe.
DGR-CHORDE-9 = Una volta per turno, nel passo avventura, può attaccare a sorpresa un eroe sul suo luogo senza spendere pericolo né PM.
DGR-CHORDE-10 = Il signore sceglie il mostro; uno che ha già attaccato in questo lungo turno non può.
DGR-CHORDE-11 = Invece di ferire può rapire una persona scortata, dicendolo prima del tiro; se colpisce, l'impresa lascia il gioco.
DGR-CHORDE-12 = L'orda non può compiere imprese.
DGR-CHORDE-13 = I mostri dell'orda errante non si giocano col pericolo.
DGR-CHORDE-14 = Perduto l'ultimo mostro l'orda lascia la mappa; può riformarsi.

## Campagna: eroi sconfitti

DGR-CDEF = Campagna: eroi sconfitti
DGR-CDEF-1 = Il giocatore di un eroe sconfitto scarta tutto tranne imprese e tesori e sceglie una nuova carta eroe.
DGR-CDEF-2 = Il nuovo eroe comincia sull'ingresso, livello 1, 6 vita.
DGR-CDEF-3 = Il luogo della sconfitta e ogni tesoro ricevono segnalini uguali: giacciono lì e si possono saccheggiare.

## Campagna: scontri

DGR-CFIGHT = Campagna: scontri
DGR-CFIGHT-1 = Se più eroi stanno sul luogo attaccato, i giocatori eroe assegnano i difensori, mai più di uno per attaccante.
DGR-CFIGHT-2 = Se vogliono combattere più eroi dei mostri, tirano l'iniziativa; combattono i più alti.
DGR-CFIGHT-3 = Per ogni ferita a un eroe il signore riceve 1 pericolo da dare agli eroi come vuole.
DGR-CFIGHT-4 = Per ogni ferita a un mostro quell'eroe riceve 1 gloria.
DGR-CFIGHT-5 = Gli eroi giocano vantaggi e tesori permanenti solo dopo uno scontro a cui hanno partecipato.
DGR-CFIGHT-6 = Carte istantanee e reazioni non hanno questo limite.

## Campagna: fase dell'eroe

DGR-CHERO = Campagna: fase dell'eroe
DGR-CHERO-1 = I giocatori eroe giocano in senso orario dalla sinistra del signore; all'inizio i PM diventano pari alla velocità.
DGR-CHERO-2 = Il mantenimento si paga all'inizio della propria fase dell'eroe.
DGR-CHERO-3 = La fase ha i passi a avventura e b scarto.
DGR-CHERO-4 = Avventura: muoversi, saccheggiare, dare un tesoro, esplorare e imprese, in qualsiasi ordine.
DGR-CHERO-5 = Ci si muove come nello standard, punti compresi; chi riposa li riceve alla fine del passo.
DGR-CHERO-6 = Chi entra nel luogo dell'orda subisce, dopo punti e sfide, un attacco a sorpresa di un suo mostro scelto dal signore.
DGR-CHERO-7 = 1 PM non speso può essere conservato.
DGR-CHERO-8 = Saccheggiare: 1 PM per prendere un tesoro caduto sul proprio luogo, subito pronto; vale il limite.
DGR-CHERO-9 = Dare: 1 PM per mettere un tesoro pronto nell'inventario di un altro eroe nello stesso luogo, che deve avere posto ed essere d'accordo.
DGR-CHERO-10 = Esplorare: una volta per turno, 1 PM, finché il mazzo dura; il luogo va accanto al tuo o il più vicino possibile.
DGR-CHERO-11 = Chi vuole tentare la sua impresa personale deve prima scoprirla.
DGR-CHERO-12 = Chi compie un'impresa passa subito al passo b.
DGR-CHERO-13 = Scarto: puoi lasciare un tesoro pronto sul luogo o scartarlo; non sei obbligato.
DGR-CHERO-14 = In ogni caso peschi 1 carta gloria, poi quante altre vuoi per 1 gloria l'una.

## Campagna: azioni speciali

DGR-CSPEC = Campagna: azioni speciali
DGR-CSPEC-1 = Sempre possibili: carte «in ogni momento», reazioni nella risposta, attivare carte pronte, aiuto, duelli.
DGR-CSPEC-2 = Aiuto: a tue spese gioca una carta istantanea o attiva una carta pronta a favore di un altro eroe nello stesso luogo.
DGR-CSPEC-3 = Un duello costa 1 PM; lo inizia un eroe o l'orda contro un avversario nello stesso luogo, per ferire o prendere una persona.
DGR-CSPEC-4 = Gli eroi non possono attaccare eroi.
DGR-CSPEC-5 = Chi sfida l'orda sceglie quale mostro affrontare.

## Altre voci

DGR-GLOSS = Altre voci
DGR-GLOSS-1 = I segnalini lettera vanno a coppie: uno sulla carta, il gemello sul luogo dove giace; anche fogne e portali si segnano così.
DGR-GLOSS-2 = Altri segnalini mostrano posizioni, gloria e pericolo, ferite e il PM conservato; sulle carte gli uni possono indicare effetti buoni, gli altri cattivi.
DGR-GLOSS-3 = Una carta giocata dalla mano all'inventario è pronta da quel momento.
DGR-GLOSS-4 = Un colpo normale dà 1 ferita al perdente.

## Interpretazioni

DGR-RULING = Interpretazioni
DGR-RULING-1 = Quanti giocano? Da 2 a 6 nel gioco standard e nella campagna, 1 in solitario; di solito 4. Per di più le carte non bastano: ci sono 6 eroi e 14 imprese.
DGR-RULING-2 = Sullo schermo ognuno ha sempre riassunto e tabella.
DGR-RULING-3 = Gloria e pericolo non hanno massimo, ma mai sotto 0.
DGR-RULING-4 = «Tanti eroi quanti partecipano» è il numero di avversari all'inizio; i rientrati contano di nuovo.
DGR-RULING-5 = Ha sconfitto un eroe chi controllava ciò che ha tolto l'ultima vita; altrimenti nessuno.
DGR-RULING-6 = Se tutti sono fuori senza abbastanza sconfitte, vince l'ultimo.
DGR-RULING-7 = La terza impresa conta subito; nessuna fase finale, nulla la annulla.
DGR-RULING-8 = «Giro» qui vuol dire turno: un attacco per mostro e turno.
DGR-RULING-9 = Ogni luogo dà punti a un eroe al massimo una volta per turno: al primo ingresso, altrimenti nella fase finale; quello di partenza rientrandovi no, ma nella fase finale sì.
DGR-RULING-10 = Conta la vita al momento del colpo, prima di togliere le ferite.
DGR-RULING-11 = Il pericolo della ricompensa può andare a chiunque, anche al signore stesso, punto per punto, o a nessuno.
DGR-RULING-12 = Un tipo può essere senza simbolo: difende, non colpisce mai.
DGR-RULING-13 = L'effetto speciale viene al posto della ferita; una carta che vuole entrambi lo dice.
DGR-RULING-14 = L'effetto speciale vale anche colpendo di rimando.
DGR-RULING-15 = Per primo il giocatore di turno, poi in senso orario, finché tutti passano di seguito.
DGR-RULING-16 = Le maledizioni si possono giocare anche tra due carte di un gruppo.
DGR-RULING-17 = Sì, col PM conservato puoi sfidare un mostro prima che attacchi.
DGR-RULING-18 = I superstiti lasciano il luogo alla fine della fase del signore; fino ad allora si possono sfidare.
DGR-RULING-19 = Sì, un mostro dell'orda illeso può tornare in mano dopo l'attacco.
DGR-RULING-20 = Se l'eroe non c'è più: nessun attacco, nessun nuovo bersaglio, pericolo perso.
DGR-RULING-21 = Se la velocità cambia nel turno i PM restano fino alla prossima fase iniziale.
DGR-RULING-22 = Il mantenimento lo paga il proprietario nella sua fase iniziale con gloria; una carta ripresa perde i potenziamenti.
DGR-RULING-23 = Con la mano vuota non si scarta nulla, né tesori né mostri.
DGR-RULING-24 = I 4 primi corridoi sono a caso; lati e verso pure, o li sceglie il mazziere.
DGR-RULING-25 = Mazzo vuoto: si salta. Carta incollocabile: sotto il mazzo e si pesca la seguente.
DGR-RULING-26 = La mappa è chiusa se nessuna casella libera tocca un'uscita senza muro; è vietato finché il mazzo ha ancora carte.
DGR-RULING-27 = Dopo la prova a un'uscita non sei obbligato a passare; è aperta e il passo costa 1 PM.
DGR-RULING-28 = Senza PM non si tenta un'uscita: la prova fa parte del passo.
DGR-RULING-29 = Se nel prossimo turno non passa, l'uscita si libera quando lascia la soglia o finisce il turno.
DGR-RULING-30 = Per rialzarsi si ripete la sfida solo se la carta lo dice; altrimenti basta 1 PM.
DGR-RULING-31 = Che cosa può fare un eroe a terra è detto in DGR-TIP-4.
DGR-RULING-32 = Col PM conservato non si cammina nel turno altrui.
DGR-RULING-33 = Carte proprie, fogne e portali nel proprio turno sono ingressi volontari; mosse altrui mai.
DGR-RULING-34 = L'impresa comune si accetta in ogni momento della propria fase dell'eroe stando lì.
DGR-RULING-35 = Si sostituisce all'accettazione; la seconda menzione è la stessa sostituzione.
DGR-RULING-36 = Il massimo di 3 vale per tutte le imprese aperte.
DGR-RULING-37 = Ogni impresa: una condizione, al massimo una caratteristica.
DGR-RULING-38 = Esposta, un'impresa non ha effetto; accettata, riguarda tutti; distribuita, segue il suo testo.
DGR-RULING-39 = Gratis è il primo tentativo del turno, di qualunque impresa; incontrare e consegnare non contano.
DGR-RULING-40 = La ricerca è il tentativo; riuscita, porta alla condizione senza altri costi (un'occasione costa comunque 1 PM per tiro).
DGR-RULING-41 = Il vicino può rinunciare all'attacco; il mostro è comunque incontrato e si può sfidare.
DGR-RULING-42 = Solo il proprietario dell'impresa può combatterne il mostro.
DGR-RULING-43 = Le ferite dei mostri delle imprese restano finché l'impresa resta al proprietario.
DGR-RULING-44 = Se una minaccia fallisce gli altri non tirano; il fallimento colpisce tutti lì.
DGR-RULING-45 = Vicino sconfitto: il seguente a sinistra; in due sempre l'avversario.
DGR-RULING-46 = Furto fallito: il difensore colpisce di rimando con la solita ricompensa.
DGR-RULING-47 = La vita non si paga se ne resterebbero 0; vale per tutti i costi in vita.
DGR-RULING-48 = Livello massimo 4, vita 6 a ogni livello.
DGR-RULING-49 = Trappola di lance e di spine sono la stessa: a terra e 1 ferita.
DGR-RULING-50 = Un'insidia riguarda fosse, lance e incontri trappola, non le uscite.
DGR-RULING-51 = Come combattono i mostri dei luoghi è detto in DGR-CHAL-11.
DGR-RULING-52 = Dove vanno le carte di uno sconfitto è detto in DGR-DEFEAT-2; i mostri altrui non c'entrano e una soglia si libera.
DGR-RULING-53 = Rientro solo all'unanimità, al suo posto nel giro seguente; le imprese compiute sono perse.
DGR-RULING-54 = Un contenitore senza posto è permesso se poi il limite vale; nella tua fase dell'eroe sposti liberamente i tesori.
DGR-RULING-55 = I tesori nei contenitori contano per le categorie; potenziamenti e tesori istantanei no.
DGR-RULING-56 = Gli attributi non scendono sotto 0, i totali possono.
DGR-RULING-57 = Una maledizione «in ogni momento» vale anche fuori dal proprio turno, pagata dal pericolo del colpito.
DGR-RULING-58 = Nella prova d'esempio si intende gloria, come dice la spiegazione.
DGR-RULING-59 = Si intende «riposare»; il modo è in DGR-MEET-3.
DGR-RULING-60 = Un solo mazzo di luoghi, mescolato.
DGR-RULING-61 = Terreno conosciuto: prima del primo turno tutti i luoghi si collocano a turno; poi costruzione ed esplorazione non hanno carte.
DGR-RULING-62 = Si tira una volta per turno, nella fase 4, per il luogo dove sta allora l'eroe.
DGR-RULING-63 = Mano iniziale del solitario: 5 carte gloria, senza limite di mano.
DGR-RULING-64 = Si intendono tutte le imprese pescate; si vince appena l'eroe è sul suo ingresso.
DGR-RULING-65 = Per i mostri sceglie il programma secondo DGR-SOLO-17; quelli delle imprese attaccano sempre.
DGR-RULING-66 = Si intende la fine dello scontro; a pari conta l'ordine di scoperta.
DGR-RULING-67 = Sì, nella fase del signore hai i PM rimasti.
DGR-RULING-68 = Il pericolo da imprese o effetti nel solitario non ha conseguenze.
DGR-RULING-69 = Nessun set di questo gioco ha un nemico finale.
DGR-RULING-70 = Anche le sconfitte dovute ai luoghi valgono per il signore.
DGR-RULING-71 = All'inizio della campagna solo i punti dell'ingresso (da noi 1 e 1).
DGR-RULING-72 = Un'impresa comune accettata resta comune.
DGR-RULING-73 = In campagna il mantenimento si paga all'inizio della propria fase.
DGR-RULING-74 = In campagna i mostri delle imprese li gioca il signore, senza pericolo né gloria per nessuno.
DGR-RULING-75 = «Il più vicino possibile»: minima distanza nella griglia da un luogo con un eroe; a pari libero.
DGR-RULING-76 = In campagna i punti del riposo arrivano alla fine del passo a.
DGR-RULING-77 = Un nuovo eroe di campagna ha i punti dell'ingresso e 1 nuova carta gloria; tiene le imprese tranne quella con una persona. Deve essere un altro eroe se ce n'è uno libero.
DGR-RULING-78 = L'attacco dell'orda non costa pericolo e i suoi mostri non si giocano altrove; un secondo attacco è solo un duello per 1 PM dell'orda.
DGR-RULING-79 = Un mostro per attacco a sorpresa; chi sfida l'orda sceglie il mostro.
DGR-RULING-80 = L'orda usa effetti senza costo in gloria, fogne e portali per 1 PM; i guardiani la ignorano.
DGR-RULING-81 = Se l'impresa perduta era personale se ne pesca una nuova nascosta; una comune è persa e basta. Se il mazzo è vuoto se ne pesca una comune; se non ne resta nessuna, non ne serve nessuna.
DGR-RULING-82 = Appena mancano imprese comuni scoperte e il mazzo non è vuoto, se ne scoprono altre: dopo che un'impresa è accettata, lasciata, rubata o perduta e dopo una sconfitta. Vale in ogni modo di gioco.
DGR-RULING-83 = A ogni attacco dell'orda errante, nel suo passo, in duello o quando la incontri, si può rispondere come a una carta dalla mano.
DGR-RULING-84 = Nella campagna si stabilisce chi difende all'inizio della risposta; chi si fa avanti ha le proprie reazioni.
DGR-RULING-85 = Nella campagna si tira l'iniziativa per difendere solo se vogliono combattere più eroi dei mostri rimasti.
DGR-RULING-86 = L'orda nemica del solitario non è tua: nella fase finale non puoi scartarne i mostri.
DGR-RULING-87 = «Fino al tuo prossimo turno» finisce quando quel turno sarebbe cominciato, anche se il giocatore è fuori dal gioco.
DGR-RULING-88 = Chi passa per il turno non rinuncia mai a rispondere a ciò che è rivolto a lui: duello, pozioni, rialzarsi e reazioni gli sono offerti di nuovo.
DGR-RULING-89 = Aiuto nella campagna: ogni carta che ha effetto subito o è pronta si può usare per un altro eroe nello stesso luogo, se l'effetto può valere per lui. La scelta lo nomina.
DGR-RULING-90 = L'orda può sfidare a duello ogni volta che ha PM e un eroe è nel suo luogo, come gli eroi.
DGR-RULING-91 = Se nella campagna gli eroi riposano insieme, le imprese coperte restano coperte e il signore del sotterraneo non ne sente il nome. Un'impresa personale si scambia solo con un'altra personale.
DGR-RULING-92 = Un posto libero in un contenitore è un posto: per doni, scambi, bottino e per i tesori che giochi.
DGR-RULING-93 = Nel solitario, compiuta un'impresa, segue subito la fase finale; in quel turno non si tira per gli incontri.
DGR-RULING-94 = Un mostro del solitario sceglie come attaccare quando tutto ciò che gli si assegna è assegnato. E chi è spostato a casa è tornato a casa.
DGR-RULING-95 = Un eroe a terra non può andarsene con una reazione.
DGR-RULING-96 = Tra una sfida e i suoi dadi c'è una risposta: in duello, e prima che colpisca il mostro di un'impresa o di un luogo.
DGR-RULING-97 = Ciò che è assegnato a un tesoro resta con il tesoro quando è lasciato, donato o preso come bottino, e si scarta con lui.
DGR-RULING-98 = Chi rientra giocando con entrambi i set riceve un'impresa di ciascuno.
DGR-RULING-99 = Ogni livello vale la pena: ciascuno dà a ogni eroe qualcosa che il precedente non dava.
DGR-RULING-100 = Se un'impresa personale è rapita e il mazzo è vuoto, la sostituisce un'impresa comune pescata a caso; se non ne resta nessuna, a quell'eroe non se ne chiede.
DGR-RULING-101 = Nessuno è interrogato senza una scelta. Chi ha passato è interrogato di nuovo in quel turno solo se potrebbe fare qualcosa di nuovo o se qualcuno è stato ferito dove si trova; un PM che non servirebbe mai non si conserva. Di una risposta gli altri vedono solo che il tavolo aspetta chi può rispondere.

## Carte

DGR-DATA = Carte
DGR-DATA-1 = Due set originali: «La cripta della Corona Vuota» con 62 avventure, 20 luoghi, 14 imprese e 6 eroi e «Le marche della Via del sale» con 20, 12, 7 e 2.
DGR-DATA-2 = C'è tutto ciò che il regolamento mostra come esempio: la prova magia 4+ per 1 gloria o 1 ferita, due scudi, un incantesimo come tesoro istantaneo, Spostamento e Distorsione, mantenimento, un contenitore, 8 terreni, fogne A e B.
DGR-DATA-3 = Le 62 avventure sono 15 vantaggi, 16 tesori, 11 maledizioni e 20 incontri (14 mostri, 6 trappole); mazzo gloria e pericolo hanno 31 carte ciascuno. Delle 54 diverse, 8 sono doppie.
DGR-DATA-4 = I vantaggi costano 1-5, i tesori 1-4, le maledizioni 1-3, gli incontri 1-7. Un buon giro frutta all'incirca una carta.
DGR-DATA-5 = I mostri hanno mischia 0-5, magia 0-4, velocità 1-5, vita 1-3. Il costo dista al massimo 1 dal miglior valore standard più vita meno 1.
DGR-DATA-6 = I 20 luoghi sono 1 ingresso, 8 corridoi e 11 stanze, con gloria e pericolo da 0 a 3. Comunque li posiate, per il prossimo c'è sempre un posto.
DGR-DATA-7 = Le 14 imprese sono 3 scorte, 4 taglie, 3 minacce, 2 occasioni e 2 sacrifici; ogni stanza è nominata. 12 su 14 danno un livello.
DGR-DATA-8 = Ogni carta è composta di elementi fissi; una carta con un elemento sconosciuto è rifiutata al caricamento.
DGR-DATA-9 = Se testo ed elementi differiscono, valgono gli elementi.
DGR-DATA-10 = Nel solitario mancano la Campana delle cattive nuove, le Fondamenta vaganti, lo Specchio storto, «Dietro di te!» e la Pietra miliare girevole; restano 30 carte gloria e 29 pericolo del sotterraneo.
DGR-DATA-11 = Stato di un'uscita, dal più forte: muro, tenuta da una soglia, aperta in questo turno, cambiata da una carta, stampata. Ciò che una carta fa più a lungo non finisce con la fase iniziale.
DGR-DATA-12 = Un costo in vita non si paga se resterebbero 0 vita; è una ferita che nessuno ha inflitto.
DGR-DATA-13 = Le capacità senza condizione valgono quando sono possibili azioni speciali; quelle «prima del tiro» solo prima dei propri tiri.
DGR-DATA-14 = Si spostano o girano solo luoghi senza eroi, orda e tesori caduti, non ingressi né quelli con una soglia occupata. Poi tutto deve essere collegato, accanto all'ingresso solo corridoi o strade, e la mappa aperta; altrimenti la carta non si gioca.
DGR-DATA-15 = Il bersaglio di una maledizione è l'eroe il cui pericolo paga; quelle senza bersaglio le paga un avversario qualsiasi.
DGR-DATA-16 = Evitare avviene dopo il tiro, quando si subirebbero ferite; le ferite evitate non danno ricompensa.
DGR-DATA-17 = L'Ululato di raccolta si assegna a un mostro della propria orda o di un gruppo non ancora risolto, l'Ago avvelenato a una trappola così.
DGR-DATA-18 = Tiri: attacco e difesa negli scontri, trappola, uscita, fossa, lance, impresa; «prova» sono tutte le prove, «ogni» tutti i tiri.
DGR-DATA-19 = Il set selvaggio è pensato per la combinazione. Da solo basta per 2 o 3 giocatori, che allora possono guidare gli eroi di entrambi i set.
