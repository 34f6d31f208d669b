import { any, byWord, type MatterOfWords } from '../named-matter.ts';

const PARTNER_PAGE =
  'partner|verband|verbands|verein|innung|kammer|handwerkskammer|fremdseite|fremden seite|anderen seite|andere seite|branchenseite|gastseite|homepage|webseite|website|seite eines';
const WINDOW = 'chat |chatfenster|fenster |widget|chats |sprechblase|knopf ';
const MAIL = 'mail|email|e mail|postfach|antwortmail';

/** What somebody asks who writes in the chat without an account, on pages of partners above all. */
export const MATTERS_OF_VISITORS: readonly MatterOfWords[] = [
  {
    // 'Wie oft kann man auf den Link aus so einer Antwortmail klicken?'
    all: [
      any('link '),
      any('antwort|hinterlegt|hinterlassen|chat|mail'),
      any(
        'wie lange|wie lang |wie oft|mehrmals|zweimal|zweites mal|zweite mal|noch mal|nochmal|gilt |gultig|funktioniert|verfall|ablauf|ablaeuft|abgelaufen|tage',
      ),
    ],
    none: any('profil|google|bewertung|bestatig|passwort|registrier|unternehmen|einladung|code |rechnung|zurucknehm'),
    intents: byWord('answer-link'),
    insteadOf: null,
    isAllOfIt: true,
  },
  {
    // 'Steht meine Antwort dann im Klartext in der Mail?'
    all: [
      any('antwort|text |nachricht|geschriebene|klartext|inhalt|wortlaut'),
      any(MAIL),
      any('steht |stehen |klartext|ganze |drin |drinsteht|mitles|mit lesen|zu lesen|lesbar|wortlaut'),
    ],
    none: any(
      'rechnung|antrag|google|plattform|bewertung|status|impressum|passwort|code |frist|kundig|adresse steht|unser text',
    ),
    intents: byWord('answer-mail'),
    insteadOf: null,
    isAllOfIt: true,
  },
  {
    // 'Wie widerrufe ich die Zusage, dass ihr mir auf diese Adresse schreiben dürft?'
    all: [
      any('einwillig|zusage|erlaubnis|zustimm|einverstandnis|genehmigung|okay '),
      any('zuruck|widerruf|wiederruf|nehm |rausnehm|entzieh|reut|loschen|losch '),
      any(`${MAIL}|adresse|schreiben durft|schreiben darf|antworten|antwort|chat`),
    ],
    none: any('antrag|bewertung|abo |vertrag|kundig|push|cookie|konto |plattform|google'),
    intents: byWord('answer-consent'),
    insteadOf: null,
    isAllOfIt: true,
  },
  {
    // 'Kann mir hier jemand später antworten, auch wenn ich das Fenster zumache?'
    all: [
      any('fenster|tab |chat |partnerseite|seite |browser|weg |offline|feierabend|gehen|los '),
      any(
        'zumach|schliess|zu mach|zugemacht|geschlossen|verlasse|weggeh|weg bin|weg muss|nicht mehr da|nicht mehr hier|kuche',
      ),
      any('antwort|antworten|bescheid|erfahre|mitbekomm|melden|meldet|erreich'),
    ],
    none: any(
      'code|angemeldet bleib|google|plattform|antrag|bewertung|rechnung|laden schliess|geschaft schliess|kundig',
    ),
    intents: byWord('answer-later'),
    insteadOf: [
      'person',
      'support-hours',
      'display',
      'availability',
      'questions',
      'widget-visitors',
      'unknown',
      'notifications',
      'answer-to-customer',
      'chat-privacy',
      'devices',
    ],
    isAllOfIt: true,
  },
  {
    // 'Gibt die Partnerseite Angaben über mich an euch weiter?'
    all: [
      any(PARTNER_PAGE, 'betreiber'),
      any(
        'mitgegeben|mitgab|gibt |geben |verrat|leitet|ubermittelt|schickt|teilt|reicht|ubergibt|mitgibt|erfahrt ihr von',
      ),
      any('uber mich|angaben|daten |tarif|von mir|meinen namen|wer ich bin'),
    ],
    none: any('wie binde|einbau|auftragsverarbeit|unsere besucher|meine besucher|google|bewertung'),
    intents: byWord('page-passes-on'),
    insteadOf: null,
    isAllOfIt: true,
  },
  {
    // 'Auf der Homepage unseres Verbandes ist euer Chatfenster. Was erfahrt ihr dabei von mir?'
    all: [
      any(PARTNER_PAGE),
      any(WINDOW),
      any(
        'was erfahrt|was erfahrst|was wisst|welche daten|was speichert|was wird gespeichert|was sammelt|was seht ihr|was sehen sie von|was bleibt von mir|was merkt ihr',
      ),
    ],
    none: any('meine falle|meine antrage|obwohl ich kunde'),
    intents: ['widget-visitors'],
    insteadOf: null,
    isAllOfIt: true,
  },
  {
    // 'Wird bei mir schon etwas geladen, wenn ich die Partnerseite nur öffne?'
    all: [
      any(PARTNER_PAGE, WINDOW),
      any('gelad|ladet|ladt |lad ihr|ubertragen|gesendet|angefragt|geholt|schickt mein browser|passiert'),
      any(
        'nur offn|offne |offnet|aufruf|ansehe|anschau|besuche|vor dem klick|bevor ich|bevor jemand|ohne zu klicken|noch nicht geklickt|ohne klick',
      ),
    ],
    none: any('beleg|foto|bild|datei|dashboard|ubersicht|bewertung'),
    intents: ['widget-before-click'],
    insteadOf: null,
    isAllOfIt: true,
  },
  {
    // 'Sehen Sie meine Fälle, wenn ich den Chat auf einer Fremdseite benutze?'
    all: [
      any(PARTNER_PAGE),
      any(
        'meine falle|meine antrage|meine bewertung|meinen antrag|mein abo|mein konto|meine rechnung|meine daten|obwohl ich kunde|als kunde|bin kunde|mein stand|meinen stand',
      ),
      any('sehen|seht|siehst|sehe |erkenn|kennt|wisst|weisst|zugriff|auskunft|fragen|nachfragen|chat'),
    ],
    none: any('google|auf meiner homepage|auf meiner website|auf meiner webseite|losch|weiter'),
    intents: byWord('unknown-on-partner-pages'),
    insteadOf: null,
    isAllOfIt: true,
  },
  {
    // 'Muss ich mich registrieren, um im Fenster auf der Seite unseres Verbands etwas zu fragen?'
    all: [
      any('registrier|anmeld|angemeldet|konto |account|einlogg'),
      any('fragen|frage |nachfrag|schreiben|chatten|chat |fenster '),
      any('muss|brauch|ohne |notig|erst |vorher|zwingend'),
    ],
    none: any(
      'antrag|bewertung|abo |losch|kundig|rechnung|code|passwort|bestatig|kost|unternehmen anleg|mensch|unverbindlich|herunterlad|daten ',
    ),
    intents: byWord('ask-without-account'),
    insteadOf: [
      'register',
      'chat-free',
      'widget-visitors',
      'widget-signed-in',
      'partners',
      'widget-setup',
      'unknown',
      'account-cost',
      'support-hours',
      'contact',
      'name-needed',
    ],
    isAllOfIt: true,
  },
  {
    // 'Setzt euer Chatfenster einen Service Worker ein?'
    all: [any('service worker|serviceworker')],
    intents: byWord('no-service-worker'),
    insteadOf: null,
    isAllOfIt: true,
  },
  {
    // 'Bekomme ich eine Provision, wenn ich euch empfehle?'
    all: [
      any('provision|pramie|belohnung|vermittlungs|kopfgeld|freimonat|finderlohn'),
      any('empfehl|weiterempfehl|vermittl|werbe |wirb|kollegen|bringe|kunden bring|stammtisch'),
    ],
    intents: [...byWord('no-commission'), 'partners'],
    insteadOf: null,
    isAllOfIt: true,
  },
  {
    // 'Ich möchte keine Antworten mehr per Mail auf meine Frage von neulich. Wie stelle ich das ab?'
    all: [
      any('keine antwort|keine mail|nicht mehr schreib|keine antwortmail|nicht mehr anschreib'),
      any('mail|adresse'),
      any('auf meine frage|im chat|antwort|chatfenster'),
    ],
    none: any('status|rechnung|antrag|bewertung|google|plattform|bekommen|gekommen|erhalten'),
    intents: byWord('answer-consent'),
    insteadOf: null,
    isAllOfIt: true,
  },
  {
    // 'Unser Branchenportal würde euer Chatfenster gern einbinden. An wen wenden wir uns?'
    all: [
      any('portal|branchenportal|verband|verein|innung|website|webseite|homepage|unserer seite|bei sich|bei uns'),
      any('chatfenster|widget|chat '),
      any('einbind|einbau|aufnehm|anbiet|ubernehm'),
      any('an wen|wer |kontakt|wenden|ansprechpartner|wohin|wie kommen wir|wie kann|wie geht'),
    ],
    none: any('wordpress|html|quelltext|csp|fehler|farbe'),
    intents: ['widget-setup'],
    insteadOf: [
      'companies-only',
      'partners',
      'club',
      'contact',
      'unknown',
      'widget-systems',
      'widget-words',
      'find-review',
      'clarify',
    ],
    isAllOfIt: true,
  },
  {
    // 'Installiert euer Chatfenster irgendwas auf meinem Rechner?'
    all: [any('installier'), any('chatfenster|widget|chat ')],
    none: any('plugin|wordpress|app '),
    intents: ['widget-before-click'],
    insteadOf: null,
    isAllOfIt: true,
  },
];
