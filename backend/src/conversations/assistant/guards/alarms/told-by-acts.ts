import { type Phrase, phrases, type Sign, together } from './phrase.ts';

/** Parts of compounds: 'Herztabletten'. */
const containing =
  (...parts: readonly string[]): Phrase =>
  (words) =>
    words.some((word) => parts.some((part) => word.includes(part)));

const KIN =
  'frau|mann|sohn|sohnes|tochter|kind|kinder|kindern|eltern|mutter|vater|familie|schwester|bruder|enkel*|oma|opa|papa|mama|bua|jung|madl|freundin|freund';
const STAFF =
  'mitarbeiter*|kolleg*|verkaufer*|bedienung*|azubi*|auszubildend*|chef*|kellner*|sprechstundenhilfe*|arzthelferin*|helferin*|angestellt*|aushilfe*|koch|kochin|friseur*|personal|praktikant*|lehrling*|servicekraft*';
const OURS = phrases(`mein*|unser*|mei|unsa|der|die _ ${KIN}|${STAFF}`, 'mich|uns|mir|mi|ihr|ihnen');
const SPEAKER = phrases(
  'anruf*|angerufen|telefon|stimme|zettel|karte|brief|umschlag|drohbrief*|unbekannt*|mail|whatsapp|nachricht|sprachnachricht|band|mailbox|rezensent*|bewerter*|verfasser*|exkunde*|kerl|typ|mann|meinte|meint|schreibt|schrieb|gefragt|fragt|aufgezahlt|sagt|sagte|gesagt|seggt|gsagt|jemand|jmd|steht|stand',
);
const HOME =
  'haustur*|haustuer|wohnungstur*|haus|wohnung|auto|autos|balkon|garten|scheune|kinderzimmer|schlafzimmer|stall|kita|kindergarten|schule|schulhof|hof|umkleide*|schwimmbad|heim|nachhause|hause';
const HABITS =
  'dienstplan*|dienstplane|schichtplan*|schulweg*|schulschluss|stundenplan*|heimweg*|arbeitsweg*|arbeitszeiten|kennzeichen|autokennzeichen|kita|kindergarten|feierabend|privatadresse|spielplatz';
/** 'hört auf' has the same letters. */
const AT_DAY_CARE = 'den|im|am|vom|zum|welchen|unseren|ihren hort';

/** What a customer does, or what stands in a review. */
const OWN_DOING = [
  'ich|wir|i schick*|lad*|sende*|weiss|kenne|hang*',
  'schick*|lad*|kann|soll|darf|konnen ich|wir|i',
  'beleg*|beweis*|hochlad*|screenshot*',
  'behauptet|behaupte*|angeblich|vorgeworfen|vorwurf|unterstell*',
  'bewertung*|rezension*|kommentar*|text|darin _ __ steht|heisst',
  'gast|kunde|kundin|verfasser*|rezensent*|patient*|einer|eine schreibt|behauptet|meint __ hatte|hatten|habe|waren|sei|seien|er|sie|man|es|das',
  'foto|fotos|bild|bilder _ __ profil|google|speisekarte|eintrag',
  'profil|google*|speisekarte __ foto|fotos|bild|bilder',
];

const stalking: Sign = {
  any: [
    together(
      OURS,
      phrases(
        'verfolgt|verfolgn|verfolgen|gestalkt|stalkt|beschattet|nachgestellt|aufgelauert|abgepasst __ bis|er|jeden|seit|taglich|standig|nach',
        `verfolgt|gestalkt|stalkt|beschattet|nachgestellt _ __ ${HOME}`,
        `bis _ __ ${HOME} _ __ verfolgt|gefolgt|gestalkt|hinterher*|nachgelaufen`,
        `lauft|laft|geht|fahrt|schleicht|folgt|rennt ihr|mir|ihm|uns|ihnen|meiner|unserer|meinem|unserem __ nach|hinterher|bis`,
      ),
    ),
    together(
      phrases(
        `kennt|weiss|woass|notiert|aufgezahlt|aufgeschrieben|fragt|gefragt|fotografiert __ ${HABITS}`,
        `kennt|weiss|woass|notiert|aufgezahlt|aufgeschrieben|fragt|gefragt|fotografiert __ ${AT_DAY_CARE}`,
      ),
      OURS,
    ),
    together(
      phrases(
        `${KIN} _ __ schule|schulschluss|kita|kindergarten|hort|training _ _ aus|abhol*|kommt|kommen|gehen|geht|haben`,
        `${KIN} _ __ schule|schulschluss|kita|kindergarten aus|abhol*`,
      ),
      phrases(
        'anruf*|telefon|stimme|zettel|unbekannt*|aufgezahlt|bewerter*|rezensent*|drohbrief*|kerl|typ|drohung|fremder',
      ),
    ),
    ...phrases(
      `schickt|geschickt|sendet|bekomme|kriege|zugeschickt|lag|lagen|hing|steckte|klebte __ bild|bilder|foto|fotos|video|videos|ausdruck __ ${HOME}|${KIN}`,
      `bild|bilder|foto|fotos|video __ ${HOME}|${KIN} __ zugeschickt|geschickt|bekommen|briefkasten|lag|lagen`,
      `filmt|fotografiert|beobachtet _ mein*|unser* _ ${KIN}|${STAFF}|haus|wohnung`,
    ),
  ],
  none: phrases(...OWN_DOING),
};

const HARM = phrases(
  'wissen|weiss|woass|kennen|kennt __ wo|wann|welche* __ auto|wagen|kinder|tochter|sohn|wohn*|schlaf*|park*|haus|arbeit*|schule',
  'nicht|nich|nimmer|ned|net|nit _ heil|gesund|lebend|lebendig|ganz|heim|hoam',
  `dir|euch|eich|deine*|eure*|ihm|${KIN} _ was|etwas|ebbes passiert|zustosst|zustossen|passieren`,
  `${KIN} _ __ dran|leid|bereu*|buss*|unfall|verschwind*`,
);
const NAKED = containing('nacktbild', 'nacktfoto', 'nacktaufnahm', 'intimfoto', 'intimbild', 'sexvideo');
const MONEY = phrases(
  'zahl|zahle|zahlen|zahlt|zahlst|bezahl*|betahl*|uberweis*|bitcoin*|euro|geld|kohle|schutzgeld|losegeld|schweigegeld',
);
const extortion: Sign = {
  any: [
    together(MONEY, phrases('sonst|oder|ansonsten|andernfalls|wenn|bis|falls|und'), HARM),
    together(
      NAKED,
      phrases('sonst|oder|droht|zahl*|hangen|hang*|veroffentlich*|verschick*|erpress*|landen|kommen|netz'),
    ),
    ...phrases(
      'wissen|weiss|woass _ in|auf welche* schule|kita|kindergarten|klasse|hort dein*|eure*|ihre',
      'wissen|weiss|woass|kennen wo|wann dein|deine|deinen|du|eure|euer|ihr|deiner _ auto|wagen|kinder|tochter|sohn|frau|familie|wohnst|wohnt|parkt|parkst|parken|schlafst|arbeitest|arbeitet',
    ),
  ],
  none: phrases(...OWN_DOING, 'ich|wir|i weiss|wissen nicht|ned|net|leider'),
};

const ARRIVED = phrases(
  'tur|haustur|ladentur|briefkasten|postkasten|nachtbriefkasten|post|brief|umschlag|paket|packchen|karte|zettel|napf|windschutzscheibe|motorhaube|theke|fussmatte|schaufenster|lag|klebte|hing|steckte|abgegeben|hinterlassen',
);
const symbols: Sign = {
  any: [
    together(
      phrases(
        'grabkreuz*|grabstein*|grablicht*|grabkerze*|trauerkranz*|trauerkranze|sarg|trauerkarte*|todesanzeige*|traueranzeige*|patrone|patronen|gewehrkugel*|schweinekopf|galgen|galgenstrick|kadaver|totenkopf|grabgesteck*',
        'tote|toter|totes|toten ratte|vogel|katze|taube|fisch|huhn|maus|tier',
        'nachste|nachsten|nachstes mal _ kranze|kranz|sarg|grab|beerdigung',
        'streichholz*|streichholzer|zundholz*|zundholzer|benzin*|brandbeschleuniger __ bild|foto|zettel|umschlag|ausdruck',
        'bild|foto|zettel|umschlag|ausdruck __ streichholz*|streichholzer|zundholz*',
      ),
      ARRIVED,
      phrases('mein*|unser*|uns|mir|namen|name|heute|gestern|kein|wirt|chef|inhaber*|nur|nachste|nachster|zettel'),
    ),
    together(
      phrases(
        'hund|hofhund|wachhund|hunde|katze|kater|pferd|pferde|huhner|schafe|ziegen|kaninchen __ vergiftet|erschossen|erschlagen|getotet|aufgehangt|gift|rattengift',
      ),
      phrases('mein*|unser*|uns|mir|hof*'),
    ),
    ...phrases(
      // What sets fire, put down where somebody lives or works.
      `grillanzunder*|brandbeschleuniger|brandsatz|molotow*|benzinkanister*|kanister|spiritusflasche*|feuerwerkskorper* __ tor|hoftor|${HOME}|tur|haustur|ladentur|eingang|briefkasten|theke`,
      `tor|hoftor|${HOME}|tur|haustur|ladentur|eingang|briefkasten _ _ grillanzunder*|brandbeschleuniger|brandsatz|molotow*|benzinkanister*|kanister`,
      'bremsleitung*|bremsschlauch*|bremsseil*|bremskabel|radmuttern|radbolzen __ durch*|zerschnitten|angeschnitten|gelockert|gelost|lose|gekappt|manipuliert|los|offen|locker',
      'reifen __ aufgeschlitzt|zerstochen|aufgestochen|angestochen|geschlitzt',
    ),
  ],
  none: phrases(
    ...OWN_DOING,
    'verkauf*|bestell*|liefern|liefert|lieferant*|lieferung*|herstell*|dekor*|halloween|theater*|requisit*|ausverkauf*|sortiment',
    'bestatt*|florist*|gartner*|blumenladen|friedhof*|steinmetz*|jager*|jagd*|waffen*|tierarzt*|tierklinik*|autowerkstatt|kfz*|reifenhandel*|mechaniker*|schadlingsbekampf*|kammerjager*',
  ),
};

const veiled: Sign = {
  any: [
    together(
      phrases('ware|war|wer|wars|wares _ schade|jammerschade __ drum|darum|um|wenn'),
      phrases(
        `schaufenster*|scheibe*|laden|ladn|haus|auto|lokal|hof|${KIN}|schone|schoner|schones|schoene|nett*|gesicht|zahne`,
      ),
      phrases(
        'er|band|anruf*|telefon|stimme|zettel|typ|kerl|mann|gesagt|meinte|sagt|sagte|gesprochen|drauf|unbekannt*',
      ),
    ),
    together(
      phrases('gut|hoch|ausreichend|genug|bestens|feuer* _ versichert', 'feuerversicherung|brandversicherung'),
      phrases('gefragt|fragt|fragte|meinte|sagte|wissen|hoffentlich'),
      phrases('er|derselbe|mann|typ|kerl|abgebrannt|brand|brennt|streit|anrufer*|stimme|rezensent*|bewerter*'),
    ),
    together(
      phrases(
        'weg|heimweg|parkplatz|gasse|strasse|nachhauseweg|tiefgarage|park __ dunkel|finster|einsam|unbeleuchtet|gefahrlich',
      ),
      phrases(`${KIN}|${STAFF}`),
      phrases('stimme|anruf*|telefon|zettel|unbekannt*|meinte|sms|typ|kerl|rezensent*|bewerter*|drohbrief*'),
    ),
    together(
      phrases(
        'kommt|kommst|kummt|kumm|kimmt|komm|komme _ __ nicht|nich|nimmer|ned|net|nit _ heil|gesund|lebend|lebendig',
      ),
      SPEAKER,
    ),
  ],
  none: phrases(
    ...OWN_DOING,
    'abo|vertrag|versicherungsagentur|versicherungsmakler|makler|zumachen|schliessen|mussten|bewertung* _ schade',
  ),
};

const ownThreat: Sign = {
  any: [
    together(
      phrases(
        'losch|losche|losch|entferne|beseitige|erledige|radier|radiere ich|i _ ihn|den|eam|dich|diesen|typ*|kerl*',
        'besuch|besuche|fahr|fahre|geh|gehe|komm|komme|klingel|steh|stehe ich|i',
        'ich|i besuch|besuche|fahr|fahre|geh|gehe',
      ),
      phrases(
        'adresse|anschrift|hausnummer|wohnung _ hab|habe|kenn*|weiss|steht ich|i|schon|langst',
        'hab|habe|kenn|kenne|weiss _ seine|dem|adresse|wo _ adresse|wohnt',
      ),
      phrases('nie|nimmer|nimma wieder|mehr', 'selber|selbst|eigenhandig|vorbei|dann|heute|nacht|besuch'),
      phrases('ihn|ihm|er|kerl*|typ*|eam|seine*|dem'),
    ),
  ],
  none: phrases(
    ...OWN_DOING,
    'mailadresse|email*|rechnungsadresse|geandert|umgezogen|neue adresse',
    'anwalt*|gericht|anzeige|einschreiben|blumen|entschuldig*|versohn*',
  ),
};

/** Danger to others, by what somebody does or says between the lines: kinds of words, no single sentence. */
export const threatenedByActs: readonly Sign[] = [stalking, extortion, symbols, veiled, ownThreat];

/** Danger to oneself, by what somebody does: gathers, gives away, puts in order, eats no more. */
export const farewellByActs: readonly Sign[] = [
  {
    any: [
      together(
        containing('tablett', 'pille', 'schlafmittel', 'medikament', 'insulin', 'opiat', 'morphi'),
        phrases(
          'sammel|sammle|sammelt|samml|samm|horte|hort|hortet|gesammelt|gehortet|aufgehoben|aufgespart|gespart|beiseite|zahl|zahle|bereitgelegt|zurechtgelegt',
        ),
        phrases('ich|i|mir|mein*|er|sie|unser*'),
      ),
    ],
    none: phrases(
      ...OWN_DOING,
      'apothek*|pflege*|altenheim|gast|kunde*|kundin|patient*|praxis|arzt*|hersteller|verkauf*|altmedikament*|spende*|rezept*|kasse',
    ),
  },
  {
    any: [
      together(
        phrases(
          'hund|katze|kater|tiere|vogel|pferd|hasen|hamster|wellensittich|hunde|katzen|dackel __ weggegeben|verschenkt|hergegeben|gegeben|untergebracht|abgegeben|gebracht|vermittelt|versorgt',
        ),
        phrases(
          'aufraum*|raum|raume|ordnung|geordnet|leichter|nachher|geregelt|danach|testament|sortier*|erledigt|unterlagen|schlussel|konten|passworter|brauch|brauche|abschied*|wohnung',
        ),
      ),
      together(
        phrases('lebensversicherung|sterbegeldversicherung|sterbegeld|risikolebensversicherung|unfallversicherung'),
        phrases(
          'mehr wert',
          'was davon',
          `${KIN}|familie __ davon|wenigstens|versorgt|abgesichert|geld`,
          'tot|weg|nimmer',
        ),
      ),
      together(
        phrases('wo|da|dort|hin _ ich|i _ hingeh*|hingehe|hinkomme|hinfahre|hingang', 'auf der anderen seite'),
        phrases('keiner|kein|keine|koana|niemand|nix|nichts|nimmer|braucht|brauche|brauch|brauchts'),
      ),
      together(
        phrases(
          `papa|vater|vati|mutter|mama|opa|oma|mann|frau|sohn|tochter|bruder|schwester|chef|chefin|partner|partnerin|freund|freundin|${STAFF}`,
        ),
        phrases('isst|esst|trinkt|ist|isset _ __ nichts|nix|nimmer|kaum|keinen|nicht|gar'),
        phrases('isst|esst|trinkt|essen|trinken|bissen|schluck|isset'),
        phrases(
          'wartet|warten _ __ endet|aus|ende|vorbei|stirbt|sterben|tod',
          'endet|sterben|verhungern|tod|lebensmut|lebenswillen|aufgegeben|endlich',
          'mag|will nicht|nimmer|mehr',
        ),
      ),
    ],
    none: phrases(
      ...OWN_DOING,
      'urlaub|reise|ferien|reha|allergi*|umzug|umgezogen|schmeckt|vegan*|vegetarisch*|fasten|ramadan|diat|kur|standort|filiale|funkloch|makler|agentur|gast|gaste',
    ),
  },
];
