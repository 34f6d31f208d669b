import { any, byWord, type MatterOfWords } from '../named-matter.ts';

const MATTERS: readonly (readonly [intent: string, words: string])[] = [
  ['liability', 'haftung|haftet'],
  ['withdrawal', 'widerruf'],
  ['exclusive', 'exklusiv|agentur|zweiten dienst|anderen dienst|zweite'],
  ['terms-change', 'anderung|geandert'],
  ['notice', 'kundigung|kundigen|frist'],
  ['term', 'laufzeit|verlanger'],
  ['fee-on-success', 'gebuhr|erfolg'],
];
const PARAGRAPH =
  'paragraf|paragraph|paragrafen|paragraphen|welchem absatz|welchen absatz|welcher ziffer|welcher stelle|die stelle|welchem punkt';
const TERMS = 'agb|bedingung|geschaftsbeding|vertrag|bei ihnen|bei euch|da |drin |steht|regelt';

/** What is asked of the terms as a text: in which paragraph something stands, what one of them is about, and what a word of them means. */
export const MATTERS_OF_THE_TERMS: readonly MatterOfWords[] = [
  ...MATTERS.map(
    ([intent, words]): MatterOfWords => ({
      // 'In welchem Paragrafen steht was zur Haftung?'
      all: [any(PARAGRAPH), any(words), any(TERMS)],
      none: any('bgb|hgb|dsgvo|google'),
      intents: [...byWord('paragraphs'), intent],
      insteadOf: null,
      isAllOfIt: true,
    }),
  ),
  {
    // 'Was genau regelt Paragraf 11 der AGB?'
    all: [any(PARAGRAPH), any(TERMS), any('was |welche|wo |worum|wieviele|wie viele')],
    none: any('bgb|hgb|dsgvo|google|quelltext|code'),
    intents: byWord('paragraphs'),
    insteadOf: null,
    isAllOfIt: true,
  },
  {
    // 'Was heißt Bote in Ihren AGB?'
    all: [any('bote |boten |botin |boode |boten'), any('was |wos |wieso|warum|heisst|hassd|bedeut|erklar|meint|sinn ')],
    none: any('brief|paket|kurier|liefer|zeitung'),
    intents: [...byWord('messenger-means'), 'who-decides'],
    insteadOf: [
      'liability',
      'trust',
      'product',
      'who-decides',
      'unknown',
      'clarify',
      'account-cost',
      'complaint',
      'lawyer',
      'who-sends',
      'terms-version',
    ],
  },
  {
    // 'Bei wem liegt die Verantwortung für den Inhalt meiner Anträge?'
    all: [any('verantwort|haftet|haften'), any('inhalt|angaben|antrag|antrage|geschrieben|was ich')],
    none: any('daten |datenschutz|google|betreiber|entscheid'),
    intents: byWord('your-own-words'),
    insteadOf: [
      'own-overview',
      'operator',
      'unknown',
      'nothing-filtered',
      'own-cases',
      'own-status',
      'what-is-sent',
      'product',
    ],
  },
  {
    // 'Gilt bei euch nun ein Monat oder vier Wochen?'
    all: [any('vier wochen|4 wochen|30 tage|dreissig tage|ein monat|einen monat'), any('oder |statt |was gilt')],
    none: any('rechnung|antrag|losch|dauer|probe|gratis|mahn|chat|speicher|aufbewahr'),
    intents: ['own-notice', 'notice'],
    insteadOf: [
      'add-review',
      'duration',
      'term',
      'unknown',
      'price',
      'form-time',
      'reviewer-name',
      'notice',
      'own-notice',
    ],
    isAllOfIt: true,
  },
  {
    // 'Wird beim Kündigen was fällig? So eine Ablöse vielleicht.'
    all: [
      any('kundig|ausstieg|aussteig|vorzeitig|fruher raus|aufhor|beenden'),
      any('fallig|ablose|abstand|strafe|gebuhr|kostet|kosten|bezahlen|zahlen'),
      any('was |wird |ist |muss |eine |gibt |kommt|falls|wenn '),
    ],
    none: any(
      'nicht kundig|nich kundig|2 jahre|zwei jahre|jederzeit|kostets|wann|bis |rechnung|monatsraten|offen|karte|trotzdem|obwohl|schon gekundigt|wie kundig|abgebucht|pfennig|umsonst',
    ),
    intents: [...byWord('leaving-costs'), 'refund'],
    insteadOf: ['price', 'fees-and-rates', 'important-reason', 'unknown', 'refund', 'arrears'],
  },
  {
    // 'Welches Datum trägt die Datenschutzerklärung?'
    all: [
      any('datenschutzerklarung|datenschutzhinweise|datenschutzseite|privacy policy'),
      any('datum|stand |fassung|version|wann |gilt |aktuell|von wann|alt '),
    ],
    none: any('unsere datenschutz|in unsere|partner|widget'),
    intents: byWord('privacy-date'),
    insteadOf: null,
    isAllOfIt: true,
  },
  {
    // 'Auf welcher Seite find ich die Liefer- und Rückgabesachen?'
    all: [any('liefer|lieferung|versand|ruckgabe|retoure'), any('seite|wo |find|steht|verschickt|versendet')],
    none: any('lieferdienst|lieferant|beleg|foto|essen|pizza|bestellung|rechnung'),
    intents: byWord('delivery'),
    insteadOf: null,
    isAllOfIt: true,
  },
];
