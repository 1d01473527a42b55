### Ciò che si dice solo nel terminale.

terminal-title = Undercroft: { $game }
terminal-prompt = >{" "}
terminal-choose = Numero, parola, comando (aiuto) o ? per la regola
terminal-choose-places = Numero della stanza o nome, un comando oppure ? per la regola
terminal-choose-several =
    Numeri separati da spazi{ $all ->
        [yes] {", tutte"}
       *[no] {""}
    }{ $none ->
        [yes] {", nessuna"}
       *[no] {""}
    }
terminal-choose-several-range =
    { $least ->
        [0] al massimo { $most }
       *[other] da { $least } a { $most }
    }
terminal-final = * non si può annullare
terminal-all = tutte
terminal-none = nessuna
terminal-not-understood = «{ $typed }» non è né una scelta né un comando; aiuto elenca i comandi.
terminal-no-number = La scelta { $number } non esiste; vanno da 1 a { $last }.
terminal-wrong-count = Scegline { $least ->
        [0] al massimo { $most }
       *[other] da { $least } a { $most }
    }; erano { $number }.
terminal-ambiguous = «{ $typed }» può essere: { $names }.
terminal-wrong-dice = Non è un tiro valido: scrivi { $number ->
        [one] un numero
       *[other] { $number } numeri
    } da 1 a { $sides }, per esempio { $example }.
terminal-enter-dice =
    { $number ->
        [one] Che cosa mostra il dado?
       *[other] Che cosa mostrano i dadi?
    } Per esempio { $example }
terminal-dice-for-bot = { $seat } è un bot: tirate voi al suo posto.
terminal-hand-over = Passa il dispositivo a { $seat }.
terminal-hand-over-enter = { $seat }, premi Invio quando nessun altro guarda.
terminal-has-read = { $seat }, premi Invio quando hai letto.
terminal-hint = { $seat }, il mio consiglio: { $option }
terminal-saved = Salvata in { $file }
terminal-continue = È tutto salvato. Per continuare:
terminal-continued = La partita continua.
terminal-already-over = { $file } è già finita; si rilegge con:
terminal-undo-ask = Si può annullare solo se tutti sono d’accordo. Lo sono tutti?
terminal-end-ask = La partita finisce qui solo se tutti sono d’accordo. Lo sono tutti?
terminal-undo-nothing = Non hai ancora fatto nulla che si possa annullare.
terminal-key-published = Impronta della chiave dei dadi: { $hash }
terminal-key-revealed = La chiave dei dadi è svelata: { $key }
terminal-verify = Per controllare ogni tiro:
terminal-verified =
    { $file }: { $answers ->
        [one] 1 risposta segue
       *[other] { $answers } risposte seguono
    } le regole, { $rolls ->
        [one] 1 tiro segue
       *[other] { $rolls } tiri seguono
    } la chiave ({ $by-hand } a mano, { $undone } { $undone ->
        [one] annullata
       *[other] annullate
    }).
terminal-verified-given = Le prime { $number } voci sono di un’altra partita, da un momento della quale questa è continuata: i loro dadi non sono di questa chiave.
terminal-replay = Per rileggere la partita:
terminal-file = La partita è in { $file }
terminal-commands = Comandi

## Comandi: la parola, altre parole equivalenti e che cosa fa.

terminal-command-help = aiuto
    .keys = h comandi
    .about = questo elenco
terminal-command-rule = ?
    .keys = perché regola
    .about = la regola della domanda; ? LAB-FIGHT-4 qualsiasi altra, ? spada tutte quelle con questa parola
terminal-command-undo = annulla
    .keys = u indietro
    .about = annulla la tua ultima risposta
terminal-command-revise = cambia
    .keys = modifica
    .about = chi aveva finito cambia ancora qualcosa: cambia, oppure cambia Anna
terminal-revise-whom =
    { $names ->
        [none] Nessuno ha finito qualcosa che si possa ancora cambiare.
       *[other] Chi vuole cambiare qualcosa? { $names }
    }
terminal-revised = { $seat } può cambiare qualcosa, appena si è risposto a questa domanda.
terminal-command-map = mappa
    .keys = m
    .about = la mappa intera; mappa 31 o mappa cucina ne mostra una parte
terminal-command-cards = carte
    .keys = c mano
    .about = le tue carte, la situazione di tutti e i mostri scoperti
terminal-command-log = log
    .keys = l diario
    .about = che cosa è successo finora; log 50 le ultime 50 righe
terminal-command-hint = consiglio
    .keys = suggerimento
    .about = che cosa farebbe il corvo al tuo posto, e perché
terminal-command-save = salva
    .keys = conserva
    .about = una copia della partita; salva FILE con quel nome
terminal-command-quit = esci
    .keys = q smetti
    .about = smetti; è tutto salvato e la partita può continuare più tardi
terminal-command-endgame = finepartita
    .keys = abbandona
    .about = finisci qui la partita, se tutti sono d’accordo
terminal-command-walk =
    .about = 31, r5 o cucina ti porta lì per la via sicura più breve; n, e, s, o fanno un solo passo; una parola di una scelta (finisci, guarda) la sceglie; Invio da solo mostra di nuovo la domanda

## Prima della partita

terminal-rules-found = { $number } regole contengono queste parole; ? e una sigla ne mostra una:
terminal-setup-preset = Come volete giocare?
terminal-setup-people = Quante persone giocano su questo dispositivo?
terminal-setup-name = Nome del giocatore { $number }
terminal-setup-name-default = Giocatore { $number }
terminal-setup-bots = E quanti bot?
terminal-setup-default = (Invio: { $value })
terminal-setup-number-prompt = Numero
terminal-setup-own = Combinazione propria
    .about = ogni opzione per conto suo
terminal-setup-number = Un numero da { $least } a { $most }, per favore.
terminal-setup-taken = Questo nome c’è già.
terminal-bot-names = Grimaldo Isotta Oddo Edvige Corvino Lotaria Bardo Vilma

## L’analisi di una partita finita

terminal-story-progress = si guarda la partita
terminal-story-chances = Le probabilità, turno per turno
terminal-story-party = il gruppo
terminal-story-turns = { $number ->
        [0] Nessuna svolta: le probabilità non sono mai cambiate molto in una volta
        [one] La svolta
       *[other] { $number } svolte
    }
terminal-story-turn = Giro { $round }: { $name } { $before } → { $after } % (scelta { $choice }, dadi { $dice })
terminal-story-parting = Fortuna e decisioni, in punti della probabilità di vincere
terminal-story-parts = { $start } % all’inizio; dadi e carte { $luck }, decisioni proprie { $own }, errori degli altri { $others }; { $end } % alla fine
terminal-story-decisions = { $name }: { $number ->
        [one] 1 decisione
       *[other] { $number } decisioni
    }, { $slips ->
        [0] nessuna che la ricerca avrebbe preso chiaramente in altro modo
        [one] 1 che la ricerca avrebbe preso in altro modo
       *[other] { $slips } che la ricerca avrebbe preso in altro modo
    }
terminal-story-slip = { $cost }  giro { $round }, posizione { $at }: { $played }; la ricerca: { $best }
