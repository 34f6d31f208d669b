import { any, byWord, type MatterOfWords } from '../named-matter.ts';

/** What is asked of data, and of how one gets in. */
export const MATTERS_OF_DATA_AND_ACCESS: readonly MatterOfWords[] = [
  {
    // 'Wie lang darf ein Passwort sein?'
    all: [
      any('passwort|kennwort|passwortmanager|bassword|passwoat'),
      any('wie lang|wia lang|zeichen |lange |stellen |mindestlange|maximal|hochstens|mindestens|minimum|mindeschdens'),
    ],
    none: any('wie lange dauert|gesperrt|sperre|gilt |gultig|dauert|code |abgelaufen|ablauf|wechseln|speicher'),
    intents: [...byWord('password-length'), 'password'],
    insteadOf: ['password', 'term'],
  },
  {
    // 'Sind im Bestätigungscode Buchstaben drin oder nur Ziffern?'
    all: [
      any('code |bestatigungscode|zahlencode'),
      any('buchstab|ziffern|nur zahlen|gross oder klein|grossgeschrieben|kleingeschrieben'),
    ],
    none: any('authenticator|qr |wiederherstell'),
    intents: [...byWord('code-letters'), 'verification-code'],
    insteadOf: null,
    isAllOfIt: true,
  },
  {
    // 'Speichert ihr IPs?'
    all: [any('ip |ips ')],
    none: any(
      'widget|chat|fremd|anmeldung|blockier|gesperrt|verfasser|rezensent|herausfind|ermittel|tater|unsere besucher|unserer besucher|unsere kunden|unserer seite|unsere seite|unserer website|unsere website|unserer webseite|unserer homepage',
    ),
    intents: ['server-logs'],
    insteadOf: ['data-protection', 'data-retention', 'data-rights', 'cookies', 'unknown'],
  },
  {
    // 'Und wenn das Handy kaputtgeht?' after a question about a passkey
    all: [any('handy |smartphone |telefon |gerat |das |den |ihn |app '), any('verlier|verlor|verleg|weg |kaputt')],
    after: any('passkey|authenticator|2fa |2 fa |zwei faktor|zweifaktor|zwei schritt'),
    intents: ['two-factor', 'recovery-codes'],
    insteadOf: ['install', 'devices', 'push', 'term', 'password', 'two-factor', 'unknown'],
    isAllOfIt: true,
  },
  {
    // 'Kann der Bot mein Postfach lesen?'
    all: [
      any('ki |ai |bot |chatbot |assistent|roboter |maschine '),
      any('mails |mail |emails |email |postfach|posteingang'),
      any('lies |liest |lest |lesen |mitles|gelesen|durchsuch|scann|auswert|zugriff '),
    ],
    intents: [...byWord('mails-not-read'), 'chat-privacy'],
    insteadOf: ['notifications', 'chat-privacy', 'mail-genuine', 'contact', 'machine', 'unknown'],
    isAllOfIt: true,
  },
  {
    // 'Wann verschwindet diese Unterhaltung?'
    all: [
      any('unterhaltung|chat|chatverlauf|gesprach|verlauf |nachrichten'),
      any('verschwind|geloscht|loscht ihr|gespeichert|aufbewahr|aufgehoben|weg '),
      any('wann |wie lange|wielang|wie lang'),
    ],
    none: any('bewertung|antrag|rezension|widget|kundig'),
    intents: ['chat-privacy'],
    insteadOf: null,
    isAllOfIt: true,
  },
  {
    // 'Wie bekomme ich mein Konto wieder gelöscht, und wie lange dauert das?'
    all: [
      any(
        'mein konto |meinen account |mein account |mein benutzerkonto|konto wieder |account wieder |das konto |den account ',
      ),
      any('geloscht|losche|loschen |loswerd|los werd'),
      any('wie krieg|wie bekomm|wie werd|wie losch|wie kann|wie lasst|wie losche|wo losch|wo kann'),
    ],
    none: any('bewertung|abo |bleib|daten |kunden|mitarbeiter|nach dem|danach|was passiert|wenn ich|dann '),
    intents: ['delete-account'],
    insteadOf: ['account-cost', 'duration', 'on-behalf', 'register', 'own-businesses', 'term', 'unknown'],
    isAllOfIt: true,
  },
  {
    // 'Zu oft falsch getippt, wie lange bin ich gesperrt?'
    all: [
      any('sperre |gesperrt|ausgesperrt|rausgekickt|ausgeschlossen|blockiert'),
      any('wie lang|wielang|dauert|wann wieder|wann darf|wann kann'),
      any('falsch|vertippt|zu oft|passwort|versuche|anmeld|einlogg|getippt'),
    ],
    none: any('karte|google|schlussel|ip |code |app |authenticator|pin '),
    intents: byWord('locked-out'),
    insteadOf: null,
    isAllOfIt: true,
  },
  {
    // 'Wo liegen die Daten?'
    all: [
      any(
        'wo liegen|wo ligen|wo lieg|wo stehen die server|wo steht der server|serverstandort|wo werden die daten|wo sind die daten|wo speichert|gehostet|hostet',
      ),
      any('daten|datn|server|hostet|gehostet|speicher'),
    ],
    none: any('herunter|export|runterlad|meine daten lad'),
    intents: ['third-countries', 'data-protection'],
    insteadOf: [
      'data-protection',
      'data-recipients',
      'data-retention',
      'third-countries',
      'encryption',
      'data-rights',
      'unknown',
    ],
    isAllOfIt: true,
  },
  {
    // 'Wie lange dauert es, bis ein Mensch zurückschreibt?'
    all: [
      any(
        'zuruckschreib|zuruckschreibt|antwortet mir|antwort bekomm|sich meldet|sich wer meldet|sich einer meldet|einer antwortet|jemand antwortet|einer zuruck',
      ),
      any('wie lange|wielang|wie schnell|wann |bis '),
      any('mensch|einer |jemand|team|wer |mitarbeiter'),
    ],
    none: any('google|plattform|bewertung|antrag|mail bekomm'),
    intents: ['support-hours'],
    insteadOf: ['duration', 'follow-up', 'questions', 'status', 'unknown'],
    isAllOfIt: true,
  },
  {
    // 'Wie richte ich einen Passkey ein?', however it is spelt
    all: [any('passkey|pasky|passky|paskey|passkei|passki|pass key|paskei')],
    none: any('verlor|verlier|weg |kaputt|losch|was ist|geklaut'),
    intents: ['two-factor'],
    insteadOf: null,
    isAllOfIt: true,
  },
  {
    // 'Wie lange bewahrt ihr alte Anträge auf?'
    all: [
      any('wie lange|wielang|wie lang'),
      any('loschantrag|antrage|antrag'),
      any('bewahrt|aufbewahr|aufgehoben|gespeichert|speichert|behaltet|behalten sie|hebt ihr'),
    ],
    none: any('chat|rechnung|konto '),
    intents: ['decided-kept'],
    insteadOf: null,
    isAllOfIt: true,
  },
];
