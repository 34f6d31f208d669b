import { phrases } from './phrase.ts';

/** Machines that somebody is cross with. */
export const MACHINE =
  'kaffeemaschine|espressomaschine|maschine|drucker|kopierer|scanner|fax|faxgerat|toaster|kasse|registrierkasse|kartenleser|kartengerat|terminal|computer|rechner|laptop|handy|router|server|spulmaschine|waschmaschine|geschirrspuler|staubsauger|wecker|mixer|backofen|kuhlschrank|bildschirm|tastatur|maus|software|programm|webseite|website|formular';

const FICTION =
  'tatort|tatorts|polizeiruf|krimi|krimis|fernsehkrimi|thriller|film|filme|films|spielfilm|horrorfilm|gruselfilm|serie|serien|roman|romane|krimiabend|theaterstuck|drehbuch|horspiel|ballerspiel|ballerspiele|videospiel|computerspiel|egoshooter';
const fiction = phrases(
  `gestern|sonntag|abends|neulich|heute __ ${FICTION}`,
  `${FICTION} _ gestern|sonntag|neulich|uber|mit|von|wurde|wird|lauft|lief|war|ist`,
  `den|einen|neuen|diesen|kein ${FICTION}`,
  `spielt|spielen|zockt|zocken|daddelt __ ${FICTION}`,
  `in|bei der|einer|dieser|unserer|meiner serie|serien`,
  `im|beim|zum ${FICTION}`,
  `sehe|seh|sah|gesehen|geschaut|schaue|schau|geguckt|guck|gucke|lese|les|gelesen|kennen|kennt|kennst _ ${FICTION}`,
);
/** … unless it is only like one, or somebody speaks of themselves or of who is here. */
const noFiction = phrases(
  `wie|als in|im|aus|war|ware|wars _ ${FICTION}`,
  `kein|keine ${FICTION}`,
  'droht|drohen|gedroht|bedroht|drohung*|erpress*|angst|verzweif*|abschied*',
  'ich|i|isch __ sterben|umbringen|leben|tot|nimmer|erschiess*|aufhang*',
  'mich|mir|uns|sich __ umbring*|umzubring*|leben|antun|anzutun|tot|abstech*|erschiess*',
  'steht|stehen|wartet|kommt|liegt|sitzt|brennt|blutet gerade|grad|jetzt|hier|vor|draussen|da',
  'jetzt|gerade|grad|sofort|hilfe',
);
/** Whether what a message tells of death is a film's, a series' or a book's. Its words as `plainWords` reads them. Pure. */
export const isOfFiction = (words: readonly string[]): boolean =>
  fiction.some((phrase) => phrase(words)) && !noFiction.some((phrase) => phrase(words));

const BEFORE_NAME = 'ok|okay|gut|aha|ah|ja|so|danke|alles|klar|hm|na|ach';
const OF = 'was ist mit|was|wie ist es mit|wie|bei|mit|von';
const ARTICLE = 'der|die|das|den|dem|dr|da|de|frau|herr|herrn|familie|am|em';
/** As German has them: classes of all letters would weigh as much as a hundred phrases. */
const NAME = '[A-ZÄÖÜ][A-Za-zÄÖÜäöüß-]+';
const ON_WITH_NAME = new RegExp(
  `^\\s*(?:(?:${BEFORE_NAME})[\\s,.!]+){0,3}(?:und|unn?|oder|ond)\\s+(?:(?:${OF})\\s+)?(?:(?:${ARTICLE})\\s+)?${NAME}(?:\\s+(?:[A-ZÄÖÜ]\\.|${NAME}))?\\s*\\?+\\s*$`,
  'u',
);
const LEADS = new RegExp(`^(?:${BEFORE_NAME}|und|unn?|oder|ond)$`, 'u');
const lowered = (message: string): string =>
  message.replace(/^\s*[A-Za-zäöü]+/, (first) =>
    LEADS.test(first.trim().toLowerCase()) ? first.toLowerCase() : first,
  );

/** Whether a message only goes on with another name: 'Ok und der Olaf?' */
export const goesOnWithName = (message: string): boolean => ON_WITH_NAME.test(lowered(message));

/** 'Karla K.', as reviewers are called. */
const REVIEWER = /(?<![A-Za-zÄÖÜäöüß])[A-ZÄÖÜ][a-zäöüß]+ [A-ZÄÖÜ]\.(?![a-zäöüß])/;
const STILL_THERE = phrases(
  'steht|stehen|stoht|hangt|is|ist _ noch|immer|wieder|weiterhin|seit _ _ da|drin|drinnen|online|oben|sichtbar|drauf',
  'steht|stehen|stoht|hangt|is|ist da|drin|drinnen|online|oben|sichtbar|drauf _ noch|immer|wieder|weiterhin|seit',
);
const AT_A_PLACE = phrases(
  'vor|vorm|tur|haustur|ladentur|laden|haus|strasse|draussen|auto|parkplatz|tresen|theke|hof|messer|waffe|angst|droht|polizei',
);
/** Whether a named reviewer's review is told to stand where it stood; a person who stands there stands at a place. Pure. */
export const isStillSeen = (message: string, words: readonly string[]): boolean =>
  REVIEWER.test(message) && STILL_THERE.some((phrase) => phrase(words)) && !AT_A_PLACE.some((phrase) => phrase(words));
