import { anyBeginsWith, anyOf, list, only, type Words } from '../reading/word-lists.ts';

const GREETING = list(
  'hallo hi hey moin servus gruss guten tag morgen abend gott tach gutentag na du sie zusammen liebes team',
  'wie geht gehts es dir ihnen euch so heute',
);
const THANKS = list(
  'danke dank dankeschon super toll prima perfekt klasse ok okay gut alles verstanden erledigt klar cool spitze',
);
const AROUND_THANKS = list(
  'vielen und sehr auf bis bald dann fur die das ihre deine hilfe nett schonen tag abend noch hat mir geholfen hilft weiter',
  'jetzt ist erstmal schon war s wars dir ihnen euch soweit gewesen',
);
const FAREWELL = list('tschuss tschau ciao wiedersehen ade servus');

export const greets = (words: Words): boolean => only(words, GREETING);
export const saysFarewell = (words: Words): boolean =>
  anyOf(words, FAREWELL) && only(words, [...FAREWELL, ...THANKS, ...AROUND_THANKS]);

const EXCUSE = list(
  'leid sorry entschuldigung entschuldige entschuldigen verzeihung verzeihen pardon falsches falscher falsche',
);
const AROUND_EXCUSE = list(
  'tut tuts tat es das mir uns sehr so echt wirklich aber oh ach ups hoppla ja war ist mein meine unser fehler schuld keine absicht',
  'bitte ich sie hab habe mich vertippt vertan verschrieben um fenster chat nummer kontakt sollte ging',
  'nachricht gedacht bestimmt fur sohn tochter steuerberater hier da',
  'an den die der meine meinen schwester bruder frau mann kollegen kollegin chef chefin mutter vater freund freundin gehen',
);

/** 'Nichts für ungut', 'sorry wegen vorhin': of what was said before. */
const MAKES_UP =
  / nichts fur ungut | (?:sorry|entschuldigung|entschuldige|verzeihung|tschuldigung) (?:wegen|fur|von) (?:vorhin|gerade|eben|gestern|grad|meinem ton|meinen ton) /;
const MOST_WORDS_MAKING_UP = 14;
const ASKS = list('was wie wo wann wer warum welche wieviel ob kann konnt konnen');

/** 'Tut mir leid', 'Sorry, mein Fehler': nothing is asked. */
export const excuses = (words: Words): boolean =>
  (anyOf(words, EXCUSE) && only(words, [...EXCUSE, ...AROUND_EXCUSE])) ||
  (words.length <= MOST_WORDS_MAKING_UP && !anyOf(words, ASKS) && MAKES_UP.test(` ${words.join(' ')} `));

/** 'Schneller als mein Lehrling, Respekt': said of who answers, and nothing is asked. */
const PRAISE = list('respekt chapeau hut bravo stark beeindruckt beeindruckend wahnsinn hammer flott fix');
const OF_WHO_ANSWERS = list('du sie ihr dich ihnen dir euch antwort schneller besser als ab');
const MOST_WORDS_OF_PRAISE = 10;
const PRODUCT = list(
  'bewertung bewertungen antrag rechnung abo kundigung konto google plattform geloscht weg mangel zeig',
);
const praises = (words: Words): boolean =>
  words.length <= MOST_WORDS_OF_PRAISE &&
  anyOf(words, PRAISE) &&
  anyOf(words, OF_WHO_ANSWERS) &&
  !anyOf(words, [...ASKS, ...PRODUCT]);

/** 'Ihr macht das prima': praise of those who answer, in a sentence that wants nothing and regrets nothing. */
const PRAISED =
  / (?:ihr (?:seid|macht)|sie (?:sind|machen)|du (?:bist|machst)|(?:euer|ihr) (?:service|dienst|team|support) ist|das ist) (?:(?:das|ja|echt|wirklich|so|einfach|mega|richtig|alle|total|sehr|die|der|hier|alles) )*(?:super|toll|klasse|spitze|besten|beste|genial|prima|grossartig|wunderbar|fantastisch|stark|hervorragend) /;
const MOST_WORDS_PRAISED = 14;
const WANTS_OR_REGRETS = list(
  'nicht nichts nix nie kein keine keinen aber obwohl trotzdem leider bitte brauche mochte will wollt losch loscht kundige wochen tagen tage naja haha witzbolde schlecht darin im warten',
);
const isPraised = (words: Words): boolean =>
  words.length <= MOST_WORDS_PRAISED &&
  PRAISED.test(` ${words.join(' ')} `) &&
  !anyOf(words, [...ASKS, ...PRODUCT, ...WANTS_OR_REGRETS]);

const PROGRAM = list('ki bot chatbot roboter computer maschine automat chatgpt gpt programm');
const MACHINE = [...PROGRAM, ...list('mensch menschen person')];
const TO_BE = list('bist seid bin sind rede spreche chatte schreibe antwortet schreibt');
const PARTNER = list('du ihr sie hier ich');

/** 'Antworten hier Menschen?' */
const AT_WORK = list('antworten schreiben sitzen arbeiten');
const HERE = list('hier da');
const asksWhoIsHere = (words: Words): boolean =>
  AT_WORK.includes(words[0] ?? '') && HERE.includes(words[1] ?? '') && anyOf(words.slice(2), MACHINE);

const SOMEBODY = list('mensch menschen person jemand kerl typ');
/** 'Liest hier ein Mensch mit oder redet nur ein Computer mit mir?': which of both is asked. */
const asksWhichOfBoth = (words: Words): boolean => {
  const choice = words.indexOf('oder');
  if (choice < 1) return false;
  const [one, other] = [words.slice(0, choice), words.slice(choice)];
  return (anyOf(one, SOMEBODY) && anyOf(other, PROGRAM)) || (anyOf(one, PROGRAM) && anyOf(other, SOMEBODY));
};

/** 'Sind Sie ein Mensch?', 'Mit wem spreche ich?' — not 'Ich spreche lieber mit einem Menschen'. */
export const asksForMachine = (words: Words): boolean => {
  if (asksWhoIsHere(words) || asksWhichOfBoth(words)) return true;
  return words.some((word, verb) => {
    const partner = words[verb + 1];
    if (!TO_BE.includes(word) || partner === undefined || !PARTNER.includes(partner)) return false;
    const asksWho = verb > 0 && list('wer wem').includes(words[verb - 1] ?? '') && words.length <= verb + 3;
    return asksWho || anyOf(words.slice(verb), MACHINE);
  });
};

/** 'Danke dir, hat super geklappt mit der Rechnung': what worked is told, and nothing is asked. */
const WORKED = list('geklappt geholfen funktioniert gefunden erledigt angekommen');
const MOST_WORDS_OF_THANKS = 12;
const thanksForWhatWorked = (words: Words): boolean =>
  words.length <= MOST_WORDS_OF_THANKS &&
  anyOf(words.slice(0, 2), list('danke dank dankeschon merci')) &&
  anyOf(words, WORKED) &&
  !anyOf(words, [...ASKS, ...list('nicht nix nie aber leider noch')]);

export const thanks = (words: Words): boolean =>
  thanksForWhatWorked(words) ||
  (anyOf(words, THANKS) && only(words, [...THANKS, ...AROUND_THANKS])) ||
  praises(words) ||
  isPraised(words);

const ANGER = list(
  'betruger betrug abzocke abzocker frechheit unverschamt nervt argert argerlich sauer wutend enttauscht enttauschend',
  'katastrophe saftladen unmoglich lacherlich schrott mist scheisse scheiss dreck verarsch unzufrieden beschwerde',
  'beschweren',
);
const US = list('ihr euch euer eure sie ihnen ihr ihre hier dienst service support chat ihrem ihren eurem euren');
const BAD = list('schlecht mies furchtbar schlimm nutzlos');
const OTHERS = list('geld erstattung bewertung bewertungen rezension rezensionen kunde kunden kommentar google');

/** Words that must not be taken for misspelt ones. */
export const smallTalkWords: Words = [
  ...GREETING,
  ...THANKS,
  ...AROUND_THANKS,
  ...FAREWELL,
  ...EXCUSE,
  ...AROUND_EXCUSE,
  ...PRAISE,
  'ungut',
  ...MACHINE,
  ...TO_BE,
  ...BAD,
];
/** … and beginnings of such words. */
export const smallTalkBeginnings: Words = ANGER;

/** 'Ihr seid Betrüger!', 'Das nervt' — not the anger about a review, which is what the product is for. */
export const complains = (words: Words): boolean =>
  !anyOf(words, OTHERS) &&
  ((anyBeginsWith(words, ANGER) && !anyOf(words, ['wie', 'wo'])) || (anyOf(words, BAD) && anyOf(words, US)));
