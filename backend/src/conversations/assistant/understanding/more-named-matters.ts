import type { AskedByWord } from '../knowledge/asked-by-word.ts';
import type { Beginnings, MatterOfWords } from './named-matter.ts';

const byWord = (...words: readonly AskedByWord[]): readonly string[] => words;
const any = (...lists: readonly string[]): Beginnings => lists.flatMap((list) => list.split('|'));

const WHO_WROTE = 'kunde|kundin|gast |verfasser|autor|rezensent';
const MAY = 'kann |konnen |konnte |darf |durfen |geht |gehts |lasst |mocht|wurd|will |wollen |moglich |erlaubt ';
const TRANSFERRED =
  'schon |bereits |zuruck|erstatt|auszahl|dauert |angekommen|iban |zugeordnet|erfasst|uberwiesen|habe die |hab die |habe den |hab den |habe per |hab per |haben die |haben per |wird die ';

/** Matters that are named by their words, as strangers asked for them. */
export const MORE_MATTERS: readonly MatterOfWords[] = [
  {
    // 'Ich hab den Antrag aus Versehen zurückgezogen'
    all: [
      any('zuruckgezogen|zuruck gezogen'),
      any(
        'versehen|ausversehen|versehn|irrtum|falschlich|verklickt|ruckgangig|reaktiv|wiederaufn|fortsetz|aufnehm|aufgenommen|wieder aktiv|wieder an |doch weiter|doch wieder |doch noch ',
      ),
    ],
    none: any('kundig|abo |vertrag|konto |widerspr|wiederspr|einspr', WHO_WROTE),
    intents: byWord('request-resumed'),
    insteadOf: [
      'business-restored',
      'withdrawal',
      'change-review',
      'notice-taken-back',
      'decision-taken-back',
      'deletion-taken-back',
      'subscribe-again',
      'add-review',
      'unknown',
    ],
    isAllOfIt: true,
  },
  {
    // 'Was heißt zurückgezogen?'
    all: [any('zuruckgezogen|zuruck gezogen'), any('was heisst |was bedeutet |was meint |bedeutung')],
    none: any(WHO_WROTE),
    intents: ['status', ...byWord('withdrawn-means')],
    insteadOf: ['status', 'reviewer-withdrew', 'change-review', 'decision-taken-back', 'unknown'],
  },
  {
    // 'Wie kündige ich, und bleibt das Konto dann bestehen?'
    all: [
      any('bleib|behalt|besteh|exist'),
      any('konto |account |zugang |login '),
      any(
        'danach |dann |hinterher |nachher |trotzdem |nach der kundigung|nach meiner kundigung|nach dem ende|nach dem abo|nach dem vertrag|nach vertrag|nach ende|nach der laufzeit',
      ),
    ],
    none: any('losch|geloscht|kontolosch'),
    within: any('kundig|gekundig|abo |abos |vertrag|laufzeit'),
    intents: ['after-the-end'],
    insteadOf: ['kept-after-deletion', 'delete-account', 'data-retention', 'subscribe-again', 'unknown'],
  },
  {
    // 'Ich hab noch kein Abo abgeschlossen, muss ich da was kündigen?'
    all: [
      any(
        'noch nichts |noch nix |gar nichts |gar nix |nie was |kein abo |keinen vertrag |keinen tarif |nur registriert|bloss registriert|nur angemeldet|nur ein konto ',
      ),
      any('kundig|abbestell|storn'),
      any('gebucht |abgeschlossen |bestellt |gekauft |unterschrieben |abonniert |registriert |angemeldet |konto '),
    ],
    none: any('fristlos|sonderkundig|gekundig'),
    intents: byWord('nothing-to-end'),
    insteadOf: [
      'notice',
      'own-notice',
      'important-reason',
      'notice-taken-back',
      'notice-form',
      'own-subscription',
      'subscribe',
      'account-cost',
      'delete-account',
      'unknown',
    ],
    isAllOfIt: true,
  },
  {
    // 'Sieht Google, wo ich das Foto aufgenommen habe?'
    all: [
      any('foto|bild |bilder|bildern|aufnahme |aufnahmen |screenshot'),
      any(
        'standort |standortdaten|gps|geodaten|geotag|metadaten|exif|aufnahmeort|koordinaten|ortsangabe|wo ich das foto|wo das foto|wo ich es |wo das bild|wo ich das bild',
      ),
    ],
    none: any('profilbild|titelbild|filiale|zweiten standort|neuen standort'),
    intents: byWord('picture-place'),
    insteadOf: [
      'evidence-access',
      'what-is-sent',
      'not-at-google',
      'evidence',
      'data-protection',
      'data-recipients',
      'name-shown',
      'status',
      'unknown',
    ],
    isAllOfIt: true,
  },
  {
    // 'Ich habe das Skript eingebaut, aber der Knopf ist nicht da'
    all: [
      any('zeile |skript|script|snippet|schnipsel|einbau|eingebaut|eingebunden|eingefugt|quelltext'),
      any('knopf |button|chatfenster|chatsymbol|sprechblase|widget|chat '),
      any('kein |keine |keinen |nicht |nix |nichts |fehlt |nirgends |net |ned '),
    ],
    none: any('bezahl|kundig|bestatig|losch|rechnung|hochlad|muss |brauch|ohne |kein html'),
    intents: ['widget-trouble'],
    insteadOf: [
      'first-steps',
      'widget-pages',
      'widget-setup',
      'widget-systems',
      'availability',
      'find-review',
      'display',
      'not-at-google',
      'partners',
      'unknown',
    ],
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
    // 'Stell die Bewertung auf gelöscht'
    all: [
      any(
        'setz |setze |setzen sie |stell |stelle |stellen sie |ander |andere |mach |mache |markier |markiere |schalt |schalte |trag |trage ',
      ),
      any(
        'auf geloscht|auf genehmigt|auf nicht genehmigt|auf eingereicht|auf erledigt|auf entfernt|auf abgelehnt|als geloscht|als genehmigt|als erledigt|als entfernt',
      ),
      any('status |stand |bewertung |bewertungen |antrag |loschantrag |rezension '),
    ],
    none: any(
      'warum |wieso |weshalb |wer |wann |wie |wo |ich setz|ich stell|ich ander|ich mach|ich markier|ich schalt|ich trag|setze ich |setz ich |stelle ich |stell ich |mache ich |mach ich |trage ich |trag ich ',
    ),
    intents: byWord('status-order'),
    insteadOf: [
      'status',
      'business-restored',
      'decision-taken-back',
      'instructions',
      'own-overview',
      'own-latest-review',
      'change-review',
      'not-approved',
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
    // 'Speichert ihr IPs?'
    all: [any('ip |ips ')],
    none: any(
      'widget|chat|fremd|anmeldung|blockier|gesperrt|verfasser|rezensent|herausfind|ermittel|tater|unsere besucher|unserer besucher|unsere kunden|unserer seite|unsere seite|unserer website|unsere website|unserer webseite|unserer homepage',
    ),
    intents: ['server-logs'],
    insteadOf: ['data-protection', 'data-retention', 'data-rights', 'cookies', 'unknown'],
  },
  {
    // 'Ich bin Neukunde, wie kann ich mich anmelden?'
    all: [
      any('neukund|neuer kund|neue kund|neuen kund|ganz neu|neu hier |als neu'),
      any('anmeld|anzumelden|melde |registrier'),
    ],
    none: any('newsletter|rechnung|code |kundig|passwort|geht nicht|klappt nicht'),
    intents: ['register'],
    insteadOf: ['add-business', 'companies-only', 'subscribe', 'own-businesses', 'devices', 'unknown'],
  },
  {
    // 'Müssen Sie unsere zweite Domain auch freischalten?'
    all: [any('domain|subdomain|www '), any('freigab|freigeb|freischalt|freigeschaltet|zugelassen|zulass|freizu')],
    none: any('google|bewertung|konto '),
    intents: ['widget-addresses'],
    insteadOf: ['companies-only', 'vat-id-needed', 'on-behalf', 'add-business', 'platforms', 'widget-pages', 'unknown'],
  },
  {
    // 'Ist ein zweiter Widerspruch möglich?'
    all: [
      any('widersp|wiedersp|einspruch'),
      any(
        'wie oft |wieoft |wie viele|mehrmals |mehrfach |zweiter |zweiten |zweite |zweites |zweimal |noch mal |nochmal|noch einmal |erneut |unbegrenzt ',
      ),
    ],
    none: any('daten|werbung|rechnung|mahn|verfasser|agb |erfolg|kundig|widerspruchlich'),
    intents: ['not-approved'],
    insteadOf: ['promise', 'unlimited', 'follow-up', 'duration', 'not-approved', 'unknown'],
    isAllOfIt: true,
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
    // 'Können wir das als Sportverein nutzen?'
    all: [
      any('verein |vereine |vereins|sportverein|turnverein|musikverein|forderverein|kulturverein|tierschutzverein'),
      any('nehm|geht |durf|darf |kunde |anmeld|mitmach|nutz|gilt |kann |konn|abschliess|moglich '),
    ],
    none: any('bewertung|rezension|losch|rabatt|preis|kost|gunstig'),
    intents: [...byWord('club'), 'companies-only'],
    insteadOf: ['companies-only', 'register', 'add-business', 'unknown'],
    isAllOfIt: true,
  },
  {
    // 'Kostet das für drei Läden dreimal so viel, oder reicht ein Abo?'
    all: [
      any(
        'laden |filiale|standorte|lokale |restaurants |betriebe |unternehmen |firmen |hotels |geschafte |praxen |salons ',
      ),
      any(
        'zweimal |dreimal |viermal |doppelt |mehrfach |reicht ein abo|deckt ein abo|gilt ein abo|genugt ein abo|ein abo fur alle |ein abo fur beide |ein abo beide |ein abo alle |ein abo reicht',
      ),
    ],
    none: any('kundig|rechnung|abgebucht|abbuch|erstatt|antrag|eingetragen|angelegt|was kost|wie viel|wieviel'),
    intents: ['unlimited'],
    insteadOf: [
      'add-business',
      'price',
      'subscribe',
      'account-cost',
      'notice-form',
      'two-accounts',
      'fees-and-rates',
      'plan-contents',
      'unlimited',
      'unknown',
    ],
    isAllOfIt: true,
  },
];
