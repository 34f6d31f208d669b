import { any, byWord, type MatterOfWords, NOTICE_REMINDER } from '../named-matter.ts';

/** What is asked of the contract, and of who may have one. */
export const MATTERS_OF_CONTRACT: readonly MatterOfWords[] = [
  {
    // 'Mir händ es Beizli z Basel. Chönd mir bi eu au es Abo löse?'
    all: [
      any(
        'osterreich|schweiz|wien |salzburg|graz |linz |innsbruck|bregenz|klagenfurt|zurich|basel |bern |luzern|genf |st gallen|winterthur|strassburg|elsass|sudtirol|bozen |luxemburg|liechtenstein|frankreich|italien|niederlande|belgien|polen |tschechien|danemark|grossbritannien|london |spanien|mallorca',
      ),
      any(
        'kunde |kunden |mitmach|anmeld|abo |abos |abschliess|nutzen |registrier|vertrag |nehmt ihr|dabei |zusammenarbeit|lose |losen ',
      ),
      any('kann |konn|chonn|chond|durf|darf |geht |gilt |moglich|nehmt|wollen |will |mochte|wurde'),
    ],
    none: any(
      'bewertung|rezension|gast |gaste |tourist|server|daten |reise|urlaub|kundig|rechnung|verfasser|umzieh|umzug|ziehen ',
    ),
    intents: ['companies-only'],
    insteadOf: null,
    isAllOfIt: true,
  },
  {
    // 'Wie kündige ich, und bleibt das Konto dann bestehen?'
    all: [
      any('bleib|behalt|besteh|exist|was wird|was passiert'),
      any('konto |account |zugang |login '),
      any(
        'danach |dann |hinterher |nachher |trotzdem |nach der kundigung|nach meiner kundigung|nach dem ende|nach dem abo|nach dem vertrag|nach vertrag|nach ende|nach der laufzeit',
      ),
    ],
    none: any('losch|geloscht|kontolosch'),
    within: any('kundig|gekundig|abo |abos |vertrag|laufzeit|letzter tag|letzten tag'),
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
  {
    // 'Darf ich nach der Kündigung noch Anträge stellen?'
    all: [
      any('gekundigt|gekuendigt|gekindigt|nach der kundigung|trotz kundigung|nach meiner kundigung'),
      any('antrage|antrag |loschantrag|bewertungen einreich|einreichen|nutzen|zugriff|zugang'),
      any('darf |kann |konnen |durfen |geht |gehen |noch '),
      any('noch |bis dahin|weiter |weiterhin'),
    ],
    none: any(
      'nach dem ende|vertragsende|nach ende|konto losch|mitarbeiter|angestellte|geselle|personal|azubi|kollegin|kollege|anderer anbieter|angekommen|eingegangen|zuruckgezogen',
    ),
    intents: [...byWord('until-the-end'), 'own-subscription'],
    insteadOf: null,
    isAllOfIt: true,
  },
  {
    // 'Wie lange habe ich noch Zugang?'
    all: [
      any('wie lange |wielang|bis wann |bis zu welchem'),
      any('zugang|zugriff|nutzen |benutzen |freigeschaltet'),
      any('noch '),
    ],
    none: any('konto losch|passwort|code |gast|google|mitarbeiter|partner|daten '),
    intents: ['own-subscription'],
    insteadOf: null,
    isAllOfIt: true,
  },
  {
    // 'Bekomme ich die Kündigung bestätigt?'
    all: [
      any('kundigungsknopf|kundigungsbutton|kundig|abo kundigen'),
      any('schriftlich|was schriftliches|bestatigung |quittung|nachweis|beleg dafur|schwarz auf weiss'),
      any('krieg|bekomm|erhalt|schickt ihr|gibt es|gibts|kommt da'),
    ],
    none: any('hiermit|bitte um|gekundigt|muss die|muss ich|muss das|reicht'),
    intents: ['confirmation'],
    insteadOf: ['notice', 'own-notice', 'notice-form', 'important-reason', 'unknown'],
    isAllOfIt: true,
  },
  {
    // 'Was muss ich tun, um rauszukommen? Hab mich nur registriert.'
    all: [
      any('rauszukomm|rauskomm|wieder raus|auszusteig|aussteig|loszuwerden|los werde'),
      any('registriert|registrierung|angemeldet|account angelegt|konto angelegt'),
    ],
    none: any('abo |vertrag|gebucht|bezahl'),
    intents: [...byWord('nothing-to-end'), 'delete-account'],
    insteadOf: null,
    isAllOfIt: true,
  },
  {
    // 'Wie lang bin ich da gebunden?'
    all: [any('wie lang|wielang|fur wie lang'), any('gebunden|gebunne|bundn|gbundn|bindung|verpflichtet')],
    none: any('daten|gespeichert|klinik'),
    intents: ['term'],
    insteadOf: null,
    isAllOfIt: true,
  },
  {
    // 'Und wie mach ich das dann?' after whether one can leave
    all: [any('wie mach|wie geht das|wie stell|wie lauft das|wie funktioniert das')],
    after: any('raus |kundig|aufhor|ausstieg|aussteig|beenden'),
    intents: ['notice'],
    insteadOf: ['term', 'own-subscription', 'first-steps', 'price', 'after-the-end', 'unknown'],
    isAllOfIt: true,
  },
  {
    // 'Wird es nach dem ersten Jahr teurer?'
    all: [
      any(
        'teurer|preiserhoh|preis steig|steigt der preis|preisgarantie|erhoht ihr|preisanpass|bleibt der preis|preis gleich|preis bleibt',
      ),
    ],
    none: any('widget|antrag|je mehr|mehr antrage|filiale|gedacht|als andere|als die|zu teuer'),
    intents: [...byWord('same-price'), 'terms-change'],
    insteadOf: ['price', 'term', 'fees-and-rates', 'plan-contents', 'terms-change', 'unknown'],
    isAllOfIt: true,
  },
  {
    // 'Ich habe doch kein Abo, oder?'
    all: [
      any('ich hab|ich habe|hab ich|habe ich|lauft |lauf'),
      any('kein abo |kein abonnement |keinen vertrag |ein abo |einen vertrag '),
      any('oder |doch |uberhaupt |schon |eigentlich |grad '),
    ],
    none: any('abgeschlossen|kundig|gekundigt|brauch|ohne |kost|wenn ich|muss '),
    intents: ['own-subscription'],
    insteadOf: ['subscribe', 'payment-failed', 'card-data', 'start', 'own-latest-review', 'account-cost', 'unknown'],
    isAllOfIt: true,
  },
  {
    // 'Was ist meine cancellation deadline, also last possible day?'
    all: [any('cancellation|deadline|cancel |cancle'), any('meine|mein |last |letzt|wann|bis |when|was ist')],
    none: any('antrag|bewertung|rechnung'),
    intents: ['own-notice'],
    insteadOf: ['own-overview', 'unknown', 'clarify', 'complaint', 'duration', 'term', 'notice', 'own-subscription'],
    isAllOfIt: true,
  },
  {
    // 'Wie viel Vorlauf braucht ein Rückzieher?'
    all: [any('vorlauf'), any('ruckzieh|ruckzug|ausstieg|aussteig|kundig|aufhor|raus|schluss|beend')],
    none: any('antrag|agb|bedingung'),
    intents: ['notice'],
    insteadOf: ['duration', 'form-time', 'important-reason', 'notice-taken-back', 'change-review', 'unknown'],
  },
  {
    // 'Ist mein Abonnement derzeit aktiv oder ruht es?'
    all: [
      any('abo |abonnement|vertrag|mitgliedschaft'),
      any('aktiv|ruht|pausiert|gultig|lauft es noch|noch am laufen|eingefroren'),
      any('mein|unser|ist |noch|derzeit|gerade|jetzt'),
    ],
    none: any('kann ich|pausieren|wie lange|antrag|bewertung|nach der kundig|obwohl|bleibt'),
    intents: ['own-subscription'],
    insteadOf: ['pause', 'arrears', 'term', 'payment-failed', 'unknown', 'clarify', 'account-cost', 'start'],
    isAllOfIt: true,
  },
  {
    // 'Beginn des Abos, Ende der Laufzeit und die Kündigungsfrist'
    all: [
      any(
        'beginn des abo|beginn meines abo|abobeginn|abo beginn|vertragsbeginn|beginn des vertrag|beginn der laufzeit|beginn unseres',
      ),
    ],
    none: any('widget|vor beginn|zu beginn|bestatig'),
    intents: ['own-subscription'],
    insteadOf: ['start', 'term', 'confirmation', 'unknown', 'notice', 'plan-contents'],
  },
  {
    // 'Meldet ihr euch, bevor der Stichtag rum ist?'
    all: [
      any(
        'erinner|meldet|melden|sagt |sagen sie|schreibt|schreiben sie|gebt|warnt|warnen|bescheid|vorwarn|mail|hinweis|benachrichtig',
      ),
      any('bevor|vor |ehe |rechtzeitig|vorher|vorwarn|an die kundig|an den stichtag|an die frist'),
      any('stichtag|kundig|frist|verlanger|laufzeit|aussteig|ausstieg|vertragsende|ende der|letzten tag|termin'),
    ],
    none: any('widerspr|karte|rechnung|zahlung|antrag|plattform|google|ruckfrage|passwort|agb|bestatig|zuruck'),
    intents: [NOTICE_REMINDER],
    insteadOf: [
      'notice',
      'own-notice',
      'important-reason',
      'notifications',
      'term',
      'own-subscription',
      'duration',
      'unknown',
    ],
  },
  {
    // 'Was kostet mich ein vorzeitiger Ausstieg?'
    all: [
      any('kost|gebuhr|strafe|ablosesumme'),
      any('vorzeitig|fruher|eher '),
      any('ausstieg|aussteig|raus|kundig|beend|geh|ende'),
    ],
    intents: ['term', 'refund'],
    insteadOf: ['price', 'fees-and-rates', 'important-reason', 'notice', 'unknown'],
  },
];
