import { any, byWord, type MatterOfWords, SIGN_IN_WHERE, SIGN_OUT } from '../named-matter.ts';

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
  {
    // 'Was legt Ihre Seite im Local Storage ab?'
    all: [
      any(
        'local storage|localstorage|session storage|sessionstorage|browserspeicher|speicher des browsers|speicher meines browsers',
      ),
    ],
    none: any('partner|widget'),
    intents: byWord('in-the-browser'),
    insteadOf: null,
    isAllOfIt: true,
  },
  {
    // 'Was erfährt Apple, wenn ich die Push-Mitteilungen einschalte?'
    all: [
      any('push|pushmitteilung|pushnachricht|mitteilung'),
      any('apple|mozilla|microsoft|google|push dienst|pushdienst|hersteller'),
      any('erfahr|sieht|sehen|mitles|liest|lesen|weiss|was |wer '),
    ],
    none: any('iphone hinzu|einricht|bewertung losch'),
    intents: byWord('push-provider'),
    insteadOf: null,
    isAllOfIt: true,
  },
  {
    // 'Messt ihr, ob ich die Mails öffne?'
    all: [
      any('mail|mails|emails|newsletter|werbemail'),
      any('messt|messen|tracking|trackt|zahlpixel|zahlbild|unsichtbar|pixel|werbemail|werbung|spam'),
      any('versehen|offn|gelesen|lese |schick|verschick|bekomm|messt|tracking|krieg'),
    ],
    none: any('bewertung|antrag|google ads|kundig|spamordner|spam ordner|kommt nicht|angekommen'),
    intents: byWord('no-mail-tracking'),
    insteadOf: null,
    isAllOfIt: true,
  },
  {
    // 'Sieht mein Wettbewerber, der auch bei euch ist, was ich einreiche?'
    all: [
      any('wettbewerber|mitbewerber|konkurrent|konkurrenz|andere kunden|anderer kunde|andere betriebe|nachbar'),
      any('sieht|sehen|erfahrt|erfahren|mitbekomm|einsehen|mitlesen|liest|rausfind'),
      any('einreich|meine antrage|meinen antrag|meine daten|was ich|bei mir|meine bewertung|von mir|dass ich'),
    ],
    none: any('verfasser|google anzeig|profil|hat geschrieben|schreibt'),
    intents: [...byWord('others-see-nothing'), 'who-reads'],
    insteadOf: null,
    isAllOfIt: true,
  },
  {
    // 'Neue Handynummer: muss ich die bei Ihnen ändern lassen?'
    all: [
      any('handynummer|telefonnummer|mobilnummer|rufnummer'),
      any('neue|neu |ander|geander|hinterleg|brauch|pflicht|muss|eintrag|aktualisier|angeben'),
    ],
    none: any('eure |ihre |welche|erreich|anruf|hotline|bewertung|profil|google|zwei faktor|sms|kennwort|passwort'),
    intents: byWord('phone-not-needed'),
    insteadOf: null,
    isAllOfIt: true,
  },
  {
    // 'Beim Einloggen steht »Authentifizierung fehlgeschlagen«'
    all: [any('authentifizierung fehl|authentifizierung nicht|authentifizierung is')],
    intents: [...byWord('sign-in-failed'), 'password'],
    insteadOf: null,
    isAllOfIt: true,
  },
  {
    // 'Wie viele Minuten habe ich Zeit, den Code einzutippen?'
    all: [
      any('code |bestatigungscode|verifizierungscode'),
      any('wie viele minuten|wieviele minuten|wie viel zeit|wieviel zeit|wie lange|wie lang |wie oft|versuche'),
      any('zeit |eintipp|einzutipp|eingeb|einzugeb|gilt |gultig|falsch|haltbar|minuten|lauft'),
    ],
    none: any('gesperrt|bewertung|antrag|authenticator|app |wiederherstell'),
    intents: ['verification-code'],
    insteadOf: null,
    isAllOfIt: true,
  },
  {
    // … 'Wie viel Zeit hab ich jetzt, den einzutippen?', after the code.
    all: [
      any('eintipp|einzutipp|eingeb|einzugeb|gilt |gultig|falsch'),
      any('wie viel|wieviel|wie lange|wie oft|wie viele'),
    ],
    none: any('passwort|bewertung|antrag'),
    after: any('code'),
    intents: ['verification-code'],
    insteadOf: null,
    isAllOfIt: true,
  },
  {
    // 'Landet das, was ich hier eintippe, irgendwann im Training von so einer KI?'
    all: [
      any('training|trainier|trainiert|anlern|angelernt|gelernt wird'),
      any('chat|nachricht|geschreib|schreib|tipp|eingab|text|das hier|gesprach|unterhaltung|daten'),
    ],
    none: any('schulung|mitarbeiter|kurs'),
    intents: ['chat-training'],
    insteadOf: null,
    isAllOfIt: true,
  },
  {
    // 'Gibt es den Chatverlauf zum Herunterladen?'
    all: [
      any('chatverlauf|chat verlauf|unterhaltung|gesprachsverlauf|chat |chats '),
      any('herunterlad|runterlad|download|exportier|als datei|abspeichern|kopie'),
    ],
    none: any('rechnung|widget|skript|script'),
    intents: ['data-export'],
    insteadOf: null,
  },
  {
    // 'Ich heiße Hildegard, und Sie?'
    all: [
      any('ich heisse|ich heiss |mein name ist|ich bin die |ich bin der '),
      any('und sie |und du |und dein|und ihr|wie heisst|und wie heiss'),
    ],
    none: any('bewertung|antrag|abo |rechnung|losch'),
    intents: byWord('no-name'),
    insteadOf: null,
    isAllOfIt: true,
  },
  {
    // 'Wie heißt du eigentlich?'
    all: [
      any(
        'wie heisst du|wie heissen sie|hast du einen namen|haben sie einen namen|wie ist dein name|wie darf ich dich nennen|wie nennt man dich',
      ),
    ],
    intents: byWord('no-name'),
    insteadOf: null,
    isAllOfIt: true,
  },
  {
    // 'Wer hat dich eigentlich gebaut?'
    all: [
      any('wer hat dich|wer hat sie |von wem bist du|wer steckt hinter dir|wer programmiert dich'),
      any('gebaut|programmiert|erfunden|gemacht|entwickelt|erschaffen|steckt|bist du|dich'),
    ],
    none: any('bewertung|gehackt|eingeladen'),
    intents: byWord('nobody-built-in'),
    insteadOf: null,
    isAllOfIt: true,
  },
  {
    // 'Wo kann ich mich abmelden?'
    all: [any('wo |wie '), any('mich |mi '), any('abmelde|abzumelde|auslogge|auszulogge')],
    none: any('newsletter|push|benachrichtig|mitteilung|mail|abo |vertrag|konto losch|konto schliess'),
    intents: [SIGN_OUT],
    insteadOf: ['change-account', 'notifications', 'devices', 'delete-account', 'public-computer', 'push', 'unknown'],
  },
  {
    // 'Wo logg ich mich ein?'
    all: [any('wo '), any('einlogg|log |logg |logge |login')],
    none: any('code|google|passwort|geht nicht|klappt nicht|partner|widget'),
    intents: [SIGN_IN_WHERE],
    insteadOf: ['devices', 'register', 'server-logs', 'cookies', 'password', 'public-computer', 'unknown'],
    isAllOfIt: true,
  },
];
