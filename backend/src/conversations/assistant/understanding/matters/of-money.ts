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
];
