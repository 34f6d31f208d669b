import { phrases, type Sign, together } from './phrase.ts';

const NOT = 'nicht|nich|nciht|nit|ned|net|nid|nimmer|nimma';
const SOMEBODY =
  'chef*|boss|mann|frau|sohn|tochter|kollegin|kollege|freund*|bruder|schwester|mutter|mama|vater|papa|kind|mitarbeiter*|partner*|koch|kochin|kellner*|azubi|lehrling|gast|kunde|kundin|patient*|nachbar*|opa|oma|onkel|tante|neffe|nichte|bedienung|er|sie|jemand|einer';
const ABO = 'abo|vertrag|konto|laden|geschaft|betrieb|firma|job|arbeit|euch|ihnen|google|bewertung*|kundigung';

/** Who is told of by those near them, dialect too; none of these is a thing, as 'er' may be. */
const NEAR_ONE =
  'chef*|boss|mann|mo|ehemann|ehefrau|frau|weib|gatte|gattin|sohn|bua|tochter|kollegin|kollege|freund*|kumpel|bruder|bruada|brueder|schwester|mutter|mudder|mutti|mama|mamma|vater|vadder|vati|papa|babba|babb|bappa|opa|oma|onkel|tante|neffe|nichte|cousin*|schwager*|enkel*|kind|mitarbeiter*|partner*|geschaftspartner*|lebensgefahrt*|geschaftsfuhrer*|inhaber*|wirt|wirtin|koch|kochin|kellner*|azubi|auszubildende*|lehrling|nachbar*|stief*|schwieger*|omi|verlobt*|mitbewohner*';
const NEAR_ONES = phrases(`mein*|unser*|mei|moi|min|dr|da|de|d _ ${NEAR_ONE}|schwesta|muada|vatta|bua`);
const TALKS =
  'redet|redt|red|geredet|spricht|sprach|gesprochen|faselt|erzahlt|droht|angedroht|denkt|andeutungen|nachgedacht';
const HANGS =
  'aufhang*|aufhanga|aufzuhang*|erhang*|umbring*|umzubring*|suizid*|selbstmord*|selbstmort|freitod|sterben|strick';

/** Whether words are about one of these: 'meine Schwester', not a guest or a reviewer. Pure. */
export const isOfNearOne = (words: readonly string[]): boolean => NEAR_ONES.some((phrase) => phrase(words));

/** Somebody else who may take their life, and who says that there will be no tomorrow. */
export const moreDangerToSelf: readonly Sign[] = [
  {
    any: phrases(
      `${SOMEBODY} __ bringt|bringe|brachte|bring sich|si|sech _ um`,
      `${SOMEBODY} __ tut|tate|tuat sich|si|sech _ was|etwas _ an`,
      `${SOMEBODY} __ sich|si _ umbringt|umbringe|umbringen|umzubringen|antut|antun|anzutun`,
      `${NEAR_ONE}|er|sie|der|de|die|se __ tut|tuat|duat|duad|dut|dud|duet sich|si|se|sech _ was|wos|ebbes|ebbs|eppes|etwas _ an|aa|a|oo|o`,
      `${NEAR_ONE}|schaff|er|sie|he|ha|hei|se __ tut|tuat|dut|deit|dait|dout|dot sich|sek|sik|si|se _ jet|jett|wat|was|wos|ebbes|epes _ an|aan|on`,
      `${NEAR_ONE} __ __ ${TALKS} _ ${HANGS}`,
      `${NEAR_ONE} __ besser|leichter __ wenn|wenns _ ihn nicht|nimmer|ned|net _ gabe|gab|gebe|gibt`,
      `${NEAR_ONE} __ ein|an|einen|vom|am strick`,
      `${NEAR_ONE} __ hangt|hengt|hangd sich|si|se _ _ auf`,
      `${NEAR_ONE} __ sich|si|se _ aufhangt|aufhangen|aufzuhangen|erhangt|erhangen|geritzt|ritzt`,
    ),
    none: phrases(
      'server|seite|system|rechner|handy|browser|kasse|drucker|internet|programm|app|bild|schild|plakat|zettel __ aufhang*|hangt|auf',
      'handwerk*|branche|innenstadt*|betrieb*|laden|gastronomie|hund*|katze* _ sterben',
      'sterben _ der|des|seines|ihres|von',
      'gast|kunde|kundin|verfasser*|rezensent* schreibt|schrieb|behauptet|meint',
      'bewertung*|rezension*|kommentar*|text _ __ steht|behauptet|heisst',
      'um den|die|das|sein*|ihr*|mein*|jeden',
      'bewertung*|rezension* __ behauptet|steht|schreibt',
      'film|roman|krimi|theater*|buch|serie',
      'strick __ dreh*|ziehen',
      'dreh*|ziehen __ strick',
    ),
  },
  {
    any: phrases(
      `gibt|gibts|gabs|gibz _ mich|mi|misch _ ${NOT} mehr`,
      'gibt|gibts _ mich|mi|misch _ nimmer|nimma',
      `morgen|ubermorgen|heute _ bin|leb|lebe ich|i _ eh|sowieso|ohnehin|schon _ tot|weg|${NOT}`,
    ),
    none: phrases(
      'google*|maps|profil|internet|kunde|kundin|urlaub|verreist|liste|kartei|verteiler|messe|flieger|flug|branche|stadt',
    ),
  },
];

/** Said in sentences after each other: 'Ich mache Schluss. Nicht mit dem Vertrag. Mit allem.' */
export const dangerAcrossSentences: readonly Sign[] = [
  {
    any: [
      together(
        phrases('freitod|suizid|selbstmord|uberdosiert|uberdosis'),
        phrases('vorhabe|vorhab|plane|beschlossen|entschieden|absichtlich|absicht|gewollt|komisch|schwindlig'),
      ),
    ],
    none: phrases(
      'bewertung*|rezension*|gast|kunde|kundin|patient*|apotheke*|vorwurf|behauptet|schreibt|film|buch|er|sie',
    ),
  },
  {
    any: phrases(
      `schluss|ende|aufhor*|aufzuhor*|hore|mehr|reicht|fertig __ ${NOT} _ mit|bloss|nur|das _ ${ABO} _ mit|sondern|das _ allem|mir|leben|mich`,
    ),
    none: phrases('mit allem was|drum|drumherum|andere*', 'schluss __ zahl*'),
  },
];

/** Somebody needs a doctor or the fire brigade now. */
export const medicalEmergency: readonly Sign[] = [
  {
    any: phrases(
      `${SOMEBODY} __ umgekippt|umkippt|zusammengebrochen|zusammengeklappt|zusammengesackt|kollabiert|ohnmachtig|bewusstlos`,
      `bewusstlos*|ohnmachtig*|umgekippt|zusammengebrochen __ ${SOMEBODY}`,
      `${SOMEBODY} __ atmet|schnauft|atme _ ${NOT}|kaum|komisch|schwer|kein|keine|seltsam`,
      'atmet|schnauft _ nicht|nich|ned|net|nimmer|kaum|komisch|seltsam _ mehr',
      'bekommt|kriegt|kriagt|bekomme|krieg _ keine|kein|koa|kaum luft',
      `${SOMEBODY}|hilfe __ ruhrt|bewegt sich|si nicht|nich|ned|net|nimmer`,
      `${SOMEBODY} __ fasst|greift sich|si _ an|ans _ brust|herz`,
      'herzinfarkt|schlaganfall|herzstillstand|bewusstlos* __ hilfe|schnell|jetzt|grad|gerade',
      `${SOMEBODY} __ herzinfarkt|schlaganfall|herzstillstand|krampfanfall`,
      `${SOMEBODY} __ ${NOT} _ ansprechbar`,
      'herzinfarkt|schlaganfall glaub|glaube|denk|vermutlich|hab|habe|ich|i',
      'feuer im|in|aufm|bei|am|vorm _ _ laden|kuche|keller|lager|haus|hof|werkstatt|restaurant|salon|buro|dach|praxis|hotel|scheune|stall',
      '112|notruf _ bitte|bidde|hilfe|schnell|sofort|rufen|ruft|holt|schickt',
      'untergegangen|ertrunken|ertrinkt|rausgezogen|herausgezogen __ keine|kein|reagiert|atmet|bewusstlos|leblos|blau',
      `${SOMEBODY} __ blutet|verblutet`,
      'brauche|brauchen|brauch|ruft|rufen|holt|schickt _ __ notarzt|krankenwagen|rettungswagen|sanitater|feuerwehr',
      'es|kuche|laden|restaurant|backstube|wohnung|fritteuse brennt _ bei|in|im|hier|lichterloh|grad|gerade|jetzt',
      'laden|kuche|restaurant|backstube|fritteuse steht|brennt _ in flammen|lichterloh',
    ),
    none: phrases(
      'bewertung*|rezension*|schreibt|schrieb|behauptet|behaupte*|angeblich|steht',
      'geschrieben|bewertet __ sie|er|es|ich|wir ware|waren|sei|hatte|hatten',
      'hausnummer|nummer|strasse|weg|platz|euro|sterne|feuerwerk*|kamin|grill|ofen',
      'gerettet|uberlebt|genesen|2018|2019|202*|201*',
      'wenn|falls|als|wegen|nachdem __ umgekippt|zusammengebrochen|bewusstlos|ohnmachtig|herzinfarkt|schlaganfall|unfall|luft|blutet',
      'gestern|letzte*|damals|vorige*|neulich|war|waren|hatte|hatten|gehabt',
      'server|seite|system|rechner|handy|browser|kasse|drucker|internet|programm|umsatz*|app',
      'luft nach|fur|zum|verschaffen',
    ),
  },
];
