/** What kinds of people threaten or are threatened, and where they are, as phrases read them. */
const KIN =
  'frau|mann|sohn|tochter|kind|kinder|kinda|kleine|kleinen|eltern|mutter|vater|familie|mitarbeiter*|kolleg*|verkaufer*|bedienung*|azubi*|chef*|schwester|bruder|enkel*|oma|opa|team|leute|personal';
const PLACE =
  'schule|kita|kindergarten|krippe|wohne|wohnen|wohnt|heimweg|arbeitsweg|adresse|haus|wohnung|schlafe|parkt|parke|arbeitet|privatadresse|spielplatz';

/** Turns of phrase that mean danger although none of their words does ('schade drum', 'er weiß, wo …'), as phrases word by word. */
export const DANGER_TURNS: Readonly<Record<string, readonly string[]>> = {
  knowsWhere: [
    `weiss|weis|woass|kennt|rausgefunden|herausgefunden|gefunden __ ${PLACE}`,
    `weiss|weis|woass wo|in welche|in welcher|welche`,
    `fotos|bilder|foto _ von|vom _ _ haus|wohnung|auto|garten|${KIN}`,
  ],
  finishesOff: [
    'macht|mach|mache|machn|machen|gemacht uns|mich|ihn|euch|dich|sie|ons|mi _ fertig|platt|kalt|alle|nieder|kaputt',
    'mich|uns|euch|dich fertig machen|macht|mache|machn',
    'fertigmach*|plattmach*|kaltmach*',
  ],
  getsYou: [
    'kriege|krieg|kriagt|kriegt|erwisch*|schnapp*|hole|holt|holn dich|euch|uns|mich|eich|mi',
    'lernt __ kennen',
    'zeigt|zeige es|s|dir|euch|uns|mir|ihm _ schon|noch|richtig',
    'wirst|werdet|werd* __ buss*|bereu*|sehen|erleb*',
    'zahl*|heim heim|zuruck',
    'ist|seid|bist|sind er|ihr|du|sie|wir|alle _ dran|fallig',
  ],
  wouldBeAPity: [
    'schade um|drum|wenn|wer',
    'ware|war|wer _ schade|traurig',
    'was|etwas|ebbes|wos _ passier*|zustoss*|zustost',
    'nicht|nimmer|ned _ _ ubersteh*|uberleb*|erleb*',
    'zum letzten mal',
    'letzte* mal|tag|fehler|abend',
    'gut auf',
    'unfall|unfalle _ passier*|haben',
  ],
  notAlone: [
    'nicht|ned|net _ allein|alleine',
    'mit _ freunde*|kumpel*|leute*|brudern|bruder|schlagern|jungs|verstarkung',
    'leeren handen',
    'lasst|lassen|losst _ _ keinen|keiner|niemand|uns|mich|sie _ mehr|raus|heraus|vorbei|gehen|weg',
  ],
  atTheDoor: [
    `steht|stehen|stoht|stehd|wartet|sitzt|lauert|hockt|parkt|lungert|gekommen|kommt|klingelt|hammert|tritt|schlagt __ vor|bei|an|gegen|auf|im|in|draussen _ _ tur|haus|wohnung|haustur|ladentur|laden|lodn|lokal|schule|kita|auto|fenster|praxis|salon|eingang|hof|garten|studio|werkstatt|metzgerei|cafe|geschaft|kindergarten`,
    'vorm|vor _ _ laden|lodn|lokal|haus|tur|praxis|metzgerei|backerei|wohnung|schule|kita',
    'seit _ _ stunde|stunden|minuten|tagen|wochen',
  ],
  goesAfter: [
    `lauft|geht|fahrt|rennt|schleicht|folgt __ hinterher|nach|heim|hause|bis`,
    'uberall|egal wo|hin|wohin',
    'auf schritt',
    'jeden|jede|jedn _ abend|nacht|morgen|tag',
  ],
  shutIn: ['eingeschlossen|eingesperrt|verschanzt|versteckt|verbarrikadiert|verkrochen'],
  doesNotDare: [
    'trau|traue|traut|trauen _ _ mich|sich|uns _ _ nicht|nimmer|ned|kaum',
    'angst|panik|schiss _ _ vor|um|dass',
    'hab|habe|haben|ham _ angst|schiss|panik|bammel',
    'schlaf|schlafe|schlafen _ nicht|nimmer|kaum',
  ],
  ownEnd: [
    'nicht|ned|nimmer|net _ mehr _ sein|da|leben|hier|aufwach*|aufsteh*|existier*|weiter|konnen|kann|ko|will|mag|mog|wui',
    'bin|ware|war ich|i|dann _ _ weg|fort|tot|nimmer',
    'ohne mich|mi|ihn|sie',
    'ruhe vor|von mir|ihm|ihr',
    'endlich|dann|nur|bald _ _ ruhe|vorbei|frieden|schluss',
    'fur immer',
    'braucht|brauch|brauche __ nicht|nix|nichts|nimmer|gar _ mehr',
    'geboren',
    'nicht mehr auf _ welt',
    'keinen|kein|koan|ka _ sinn|ausweg|kraft|lust|bock',
    'alles|ois|ollas _ egal|sinnlos|schwarz|vorbei|wurscht|zu viel|zuviel',
    'wozu|wofur|warum _ noch',
    'mach|mache|macht|machen _ schluss|ende',
    'gehe|geh|geht ins|in|von|zu _ _ wasser|donau|rhein|isar|see|fluss|elbe',
  ],
  saysGoodbye: [
    'verabschied*|abschied*|lebewohl|lebwohl|lebt wohl|leb wohl',
    'verzeih*|vergeb*|vergib',
    'zettel|brief|nachricht|abschiedsbrief _ geschrieben|hinterlassen|gefunden|hingelegt',
    'geht nicht|ned|nimmer _ ans|ran',
    'kummert|sorgt|passt euch|auf um|fur',
  ],
  harmsOneself: [
    'sich|si|mich|mi|mir|sech _ aufhang*|aufzuhang*|aufhangt|erhang*',
    'schnitte|narben|schnittwunden __ arm|arme|unterarm|handgelenk|handgelenke',
    'sich|si|se|mir|mich|mi _ was|etwas|ebbes|wos _ antun|antut|an|angetan|anzutun|antue',
    'ganze|alle|alles|restlichen|letzten packung|tabletten|pillen|schachtel|tropfen|flasche',
    'oben|auf|aufm|am|vom|vorm _ _ dach|parkhaus|brucke|bruck|balkon|hochhaus|turm|klippe|gleis*|bahnsteig|gelander',
    'motor lauft|an',
    'klinge|messer|rasierklinge|schere __ arm|arme|wieder|benutzt|handgelenk|haut',
    'weiss|wusste __ balken|baum|brucke|wie|wo|strick|seil',
    'tut|tuat|macht|mach sich|si|mir was|etwas|ebbes|heute',
  ],
  laysHandsOn: [
    'gegen|an|auf die|de|den wand|theke|boden',
    'ins|in|im gesicht|gsicht',
    'am|an|an den|die kragen|hals|haare|haaren|arm _ gepackt|gezogen|gezerrt|gerissen|zieht|zerrt',
    'aufs maul|fresse',
    'an die gurgel|wasche|kehle',
    'blaues auge',
    'uber den haufen',
    'zielt auf|mit',
    'kurz|kuaz und|ond|un klein|kloi|kloa',
  ],
};

/** It is said beside dangers and beside everything else. */
export const ASKS_FOR_HELP: readonly string[] = [
  'was|wos|wat _ soll*|mach*|tun|jetzt|tua|do',
  'hilfe|hilf|helft|schnell',
  'polizei|110|112|notruf',
];
