import { any, byWord, type MatterOfWords } from '../named-matter.ts';

const MAY = 'kann |konnen |konnte |darf |durfen |geht |gehts |lasst |mocht|wurd|will |wollen |moglich |erlaubt ';
const TRANSFERRED =
  'schon |bereits |zuruck|erstatt|auszahl|dauert |angekommen|iban |zugeordnet|erfasst|uberwiesen|habe die |hab die |habe den |hab den |habe per |hab per |haben die |haben per |wird die ';

/** What is asked of payments and invoices. */
export const MATTERS_OF_MONEY: readonly MatterOfWords[] = [
  {
    // 'Was zieht ihr mir da alle vier Wochen ein?'
    all: [
      any('was zieht|was bucht|was holt|warum zieht|warum bucht|wieso zieht|wieso bucht|was ziehen sie|was buchen sie'),
      any('jeden monat|monatlich|alle vier wochen|alle 4 wochen|am 14|immer '),
    ],
    none: any('doppelt|zweimal|zu viel|zuviel|storn'),
    intents: ['price', 'own-next-invoice'],
    insteadOf: null,
    isAllOfIt: true,
  },
  {
    // 'Fürs laufende Jahr brauche ich bezahlte und unbezahlte Posten getrennt'
    all: [
      any('bezahlte |bezahlten |gezahlte |beglichene |bezahltes '),
      any('unbezahlte |unbezahlten |offene |offenen |ausstehende |ausstehenden '),
      any('posten |rechnungen |betrage |zahlungen |nummern |belege '),
    ],
    none: any('bewertung|antrag'),
    intents: ['own-invoices'],
    insteadOf: null,
    isAllOfIt: true,
  },
  {
    // 'Meine Kreditkarte ist neu, wo hinterlege ich die?'
    all: [
      any('karte |karten |kreditkarte|kartennummer|kartendaten|mastercard|visa '),
      any('wo |wohin '),
      any('trag|eintrag|einzutrag|hinterleg|eingeb|einzugeb|gebe |geb |ander|tausch|wechs|aktualisier'),
      any('neu|ander|tausch|wechs|aktualisier|ersatz|abgelaufen|geandert|gewechselt|hinterleg'),
    ],
    none: any('maps|bewertung|keine karte|keine kreditkarte|antrag|beleg|abo |gesperrt|gestohlen|geklaut'),
    intents: ['change-card'],
    insteadOf: [
      'payment',
      'add-review',
      'invoice-address',
      'card-data',
      'evidence',
      'change-account',
      'explanation',
      'unknown',
    ],
    isAllOfIt: true,
  },
  {
    // 'Darf ich auch überweisen?'
    all: [any(MAY), any('uberweisen |uberweisung ')],
    none: any('offen|ausstehend|ruckstand', TRANSFERRED),
    intents: ['payment'],
    insteadOf: ['transferred', 'own-open-invoice', 'arrears', 'unknown'],
  },
  {
    // 'Darf ich das, was offen ist, auch überweisen?'
    all: [any(MAY), any('uberweisen |uberweisung '), any('offen|ausstehend|ruckstand')],
    none: any(TRANSFERRED),
    intents: ['payment', 'own-open-invoice'],
    insteadOf: ['transferred', 'arrears', 'payment-failed', 'unknown'],
  },
  {
    // 'Schickt ihr die Rechnungen auch auf Papier?'
    all: [
      any('rechnung |rechnungen |faktura '),
      any(
        'per post |per brief|mit der post |in der post |als brief|auf papier |als papier |per papier |postweg |papierform |papierrechnung|im briefkasten |ausgedruckt schick|ausgedruckt zu',
      ),
    ],
    none: any('kundig|antrag|bewert|mahn|vollmacht'),
    intents: [...byWord('invoice-by-post'), 'invoice'],
    insteadOf: [
      'invoice',
      'own-invoices',
      'invoice-recipient',
      'invoice-address',
      'e-invoice',
      'on-behalf',
      'evidence',
      'unknown',
    ],
    isAllOfIt: true,
  },
  {
    // 'Weist ihr die Mehrwertsteuer auf der Rechnung aus?'
    all: [
      any('rechnung |rechnungen |beleg |belege |belegen '),
      any('ust |umsatzsteuer |mwst |mehrwertsteuer |vorsteuer '),
      any('ausgewiesen|ausweis|aufgefuhrt|aufgeschlusselt|getrennt |separat |gesondert |weist ihr |weisen sie '),
    ],
    intents: ['invoice-details'],
    insteadOf: ['vat', 'invoice', 'invoice-address', 'e-invoice', 'unknown'],
  },
  {
    // 'Wie viel davon geht ans Finanzamt?'
    all: [
      any('finanzamt|mehrwertsteuer|umsatzsteuer|mwst |ust |steueranteil|steuer '),
      any('wie viel|wieviel|welcher betrag|wie hoch|anteil|hohe '),
      any('monat|gebuhr|59|preis|beitrag|abo '),
      any('davon |landet|geht |gehen |anteil|darin|enthalten|steckt|stecken'),
    ],
    none: any('rechnung|antrag|antrage|haha|id |idnr|nummer|absetz|erklarung|ruckstand'),
    intents: ['vat'],
    insteadOf: null,
    isAllOfIt: true,
  },
  {
    // 'Die Abbuchung im Februar hat nicht geklappt', however it is spelt
    all: [
      any('abuch|abbuch|abbuchn|abuchn|abgebucht'),
      any('feb|feburar|januar|jan |marz|dezember|dez |november|oktober'),
      any('nicht gek|nich gek|net gek|ned gek|nicht funkt|schief|geplatzt'),
    ],
    intents: ['own-failed-payment'],
    insteadOf: null,
    isAllOfIt: true,
  },
  {
    // 'Kommt da noch Mehrwertsteuer drauf?', 'Die Jahreskosten netto und brutto?'
    all: [
      any('mwst|mehrwertsteuer|umsatzsteuer|ust |netto|brutto'),
      any(
        'oben drauf|obendrauf|drauf |endpreis|jahreskosten|jahrespreis|kosten pro jahr|kosten im jahr|preis pro jahr',
      ),
    ],
    none: any('rechnung|bewertung|id '),
    intents: ['vat'],
    insteadOf: null,
    isAllOfIt: true,
  },
  {
    // 'Sind das 59 pro Löschung oder pro Monat?'
    all: [
      any('59|neunundfunfzig|preis|kostet'),
      any('pro loschung|je loschung|pro antrag|je antrag|pro bewertung|je bewertung|pro geloscht'),
    ],
    intents: ['price'],
    insteadOf: null,
    isAllOfIt: true,
  },
  {
    // 'Wo finde ich eure Bankverbindung?'
    all: [
      any(
        'bankverbindung|iban|kontonummer|kontoverbindung|bankdaten|verwendungszweck|betreff |auf welches konto|uberweisungsdaten',
      ),
    ],
    none: any(
      'meine bank|unsere bank|meine iban|andern|hinterleg|geandert|bewertung|meine kontover|unsere kontover|von meinem konto',
    ),
    intents: [...byWord('bank-details'), 'payment'],
    insteadOf: [
      'contact',
      'operator',
      'transferred',
      'payment',
      'invoice-address',
      'unknown',
      'invoice',
      'change-card',
      'card-data',
    ],
    isAllOfIt: true,
  },
  {
    // 'Habe ich noch etwas offen bei Ihnen?', 'Schulde ich euch was?'
    all: [
      any(
        'noch etwas offen|noch was offen|was offen|etwas offen|schuld ich|schulde ich|schulden wir|bin ich was schuldig|etwas schuldig|noch schulden|ruckstande|ruckstand |aussenstande',
      ),
    ],
    none: any('antrag|bewertung|frage|stelle|gerat'),
    intents: ['own-open-invoice'],
    insteadOf: ['own-invoices', 'own-overview', 'arrears', 'unknown', 'own-sums'],
    isAllOfIt: true,
  },
  {
    // 'Kommt danach wirklich nichts mehr, auch keine Rechnung?', after an end.
    all: [
      any('danach|nachher|hinterher|nach dem ende|anschliessend|dann '),
      any('nichts mehr|keine rechnung|nix mehr|noch rechnung|noch was|noch etwas|noch abgebucht'),
    ],
    none: any('bewertung|antrag'),
    within: any('kundig|endet|ende |vertrag|abo |laufzeit'),
    intents: ['own-next-invoice'],
    insteadOf: ['own-invoices', 'invoice', 'own-open-invoice', 'fees-and-rates', 'unknown', 'after-the-end'],
    isAllOfIt: true,
  },
  {
    // 'Sperren Sie mir gleich alles, nur weil einmal die Karte nicht funktioniert hat?'
    all: [
      any('sperr|gesperrt|abgeschaltet|abschalten|abgestellt|abgeklemmt|lahmgelegt'),
      any('karte |zahlung|abbuchung|rechnung|nicht zahl|nicht bezahl|verzug|rucklast'),
    ],
    none: any(
      'bank hat|karte gesperrt|karte ist gesperrt|karte wurde gesperrt|karte sperr|kartensperr|hab die karte|meine karte gesperrt|code',
    ),
    intents: ['arrears', 'own-open-invoice'],
    insteadOf: [
      'payment-failed',
      'own-open-invoice',
      'complaint',
      'own-failed-payment',
      'change-card',
      'unknown',
      'card-data',
      'locked-out',
    ],
    isAllOfIt: true,
  },
  {
    // 'Ja genau die, wie hoch ist die und was muss ich tun?', after an open invoice.
    all: [
      any(
        'wie hoch|welcher betrag|wie viel|wieviel|was muss ich tun|was mach ich|wie zahl|wie bezahl|wo bezahl|seit wann|wann fallig',
      ),
    ],
    none: any('bewertung|antrag|kundig|abo |steuer'),
    after: any('rechnung offen|offene rechnung|offenen rechnung|rechnungen offen|noch offen|was offen|rechnung noch'),
    intents: ['own-open-invoice'],
    insteadOf: [
      'first-steps',
      'unknown',
      'price',
      'own-overview',
      'own-invoices',
      'payment',
      'clarify',
      'term',
      'invoice',
    ],
    isAllOfIt: true,
  },
  {
    // 'Gibt es die auch als XRechnung?'
    all: [
      any(
        'xrech|x rech|zugferd|datev |e rechnung|erechnung|elektronische rechnung|elektronischer rechnung|elektronischen rechnung',
      ),
    ],
    none: any('anschrift|adresse|fehlt|schnittstelle|api |export'),
    intents: ['e-invoice'],
    insteadOf: ['invoice', 'own-invoices', 'invoice-details', 'data-rights', 'data-export', 'unknown'],
  },
  {
    // 'Könnt ihr mir den Januarbeleg noch mal schicken?'
    all: [
      any(
        'januarbeleg|februarbeleg|marzbeleg|aprilbeleg|maibeleg|junibeleg|julibeleg|augustbeleg|septemberbeleg|oktoberbeleg|novemberbeleg|dezemberbeleg',
      ),
    ],
    intents: ['own-invoices'],
    insteadOf: ['enter-for-me', 'evidence', 'invoice', 'proof-of-sending', 'own-open-invoice', 'unknown'],
  },
  {
    // 'Wann habt ihr das letzte Mal erfolgreich bei uns abgebucht?'
    all: [
      any('letzte mal|letztes mal|zuletzt|letzte erfolgreiche|letzte abbuchung|letzten mal'),
      any('abgebucht|abbuchung|eingezogen|einzug|gezahlt|bezahlt|geld geholt|belastet'),
    ],
    none: any('nachste|wann kommt|bewertung|antrag|bevor|nicht |warum|geplatzt|abgelehnt|schief|zuviel'),
    intents: ['own-invoices'],
    insteadOf: [
      'own-next-invoice',
      'invoice',
      'own-open-invoice',
      'payment',
      'payment-failed',
      'own-latest-review',
      'unknown',
      'chargeback',
      'refund',
      'own-failed-payment',
    ],
    isAllOfIt: true,
  },
  {
    // 'Wird uns das Konto abgeklemmt, solange die 59 Euro ausstehen?'
    all: [
      any('abgeklemmt|abklemm|gesperrt|sperrt ihr|stillgelegt|dichtgemacht|lahmgelegt|abgeschaltet'),
      any('aussteh|offen |offene|unbezahlt|59 |nicht bezahl|nicht zahl'),
    ],
    none: any('bank hat|karte gesperrt|code|passwort'),
    intents: ['arrears', 'own-open-invoice'],
    insteadOf: [
      'account-cost',
      'own-open-invoice',
      'payment-failed',
      'complaint',
      'unknown',
      'clarify',
      'locked-out',
      'price',
      'delete-account',
    ],
    isAllOfIt: true,
  },
  {
    // 'Brauche rechnugsnumer fom Novemper', 'Ist auf dem Beleg für Januar der neunte? Ich such die Nummer.'
    all: [
      any('rechnungsnum|rechnugsnum|rechnungnum|rechnugnum|belegnum|nummer |nummern |numer'),
      any(
        'januar|februar|feburar|marz|april|mai |juni|juli|august|agust|september|oktober|november|novemper|dezember|dezember|brauche|such|gib |nenn',
      ),
      any('rechnung|rechnug|beleg|belege|rechnungs|faktura|belegnum'),
    ],
    none: any('telefon|handy|ust |steuernummer|wo steht|welche angaben|kundennummer|bestellnummer|auf jeder'),
    intents: ['own-invoices'],
    insteadOf: [
      'invoice',
      'invoice-details',
      'contact',
      'operator',
      'own-next-invoice',
      'unknown',
      'own-open-invoice',
      'evidence',
      'invoice-recipient',
    ],
    isAllOfIt: true,
  },
  {
    // 'Was habe ich dann nach dem ersten Jahr insgesamt bezahlt?'
    all: [
      any('erste jahr|ersten jahr|erstes jahr|12 monate|zwolf monate'),
      any('insgesamt|zusammen|in summe|unterm strich'),
    ],
    none: any('schon|bisher|bis jetzt|bewertung|antrage|geloscht'),
    intents: ['price'],
    insteadOf: ['invoice', 'own-invoices', 'payment', 'own-next-invoice', 'term', 'price', 'unknown'],
  },
  {
    // 'Unsere USt-IdNr. fehlt, wo trag ich die ein?'
    all: [
      any('ust |umsatzsteuer|mwst |mehrwertsteuer|vat |uid |steuernummer|ustid'),
      any('wo |wohin '),
      any('trag|eintrag|einzutrag|hinterleg|eingeb|gebe |gib |schreib|ander|erganz|nachtrag|angeb'),
    ],
    none: any('brauch|impressum|eure|ihre ust|ihre umsatz'),
    intents: ['invoice-address'],
    insteadOf: ['add-review', 'operator', 'vat-id-needed', 'vat', 'invoice-details', 'explanation', 'unknown'],
    isAllOfIt: true,
  },
  {
    // 'Liegt für mich schon irgendeine Rechnung vor?'
    all: [
      any('hab |habe |haben|hob |hamma|liegt|gibt |gibts|gab |kam |wurde|ist |existier'),
      any('ich |i |mir |wir |mich |uns |mein|unser'),
      any('schon|bereits|bisher|jemals|uberhaupt'),
      any('rechnung |rechnungen |faktura'),
    ],
    none: any('wo |wie |wann |bis |falsch|bezahlt|uberwiesen|beglichen|nicht |keine|storn|erklar|mahn'),
    intents: ['own-invoices'],
    insteadOf: ['invoice', 'own-invoices', 'invoice-details', 'data-retention', 'own-missing-invoice', 'unknown'],
  },
  {
    // 'Kommt jetzt noch eine Rechnung?', 'Wie viele Monatsbeträge kommen da noch?'
    all: [
      any(
        'kommt|kommen|krieg|bekomm|folgt|folgen|wie viele rechnung|wieviele rechnung|wie viele abbuch|wieviele abbuch|wie viele monats|wie viele raten',
      ),
      any('noch '),
      any('rechnung |rechnungen |abbuchung|monatsbetrag|raten '),
    ],
    none: any('offen|bezahlt|unbezahlt|nie |gebuhr|nicht |schicken|post '),
    intents: ['own-next-invoice'],
    insteadOf: ['invoice', 'price', 'own-invoices', 'unlimited', 'fees-and-rates', 'own-open-invoice', 'unknown'],
  },
];
