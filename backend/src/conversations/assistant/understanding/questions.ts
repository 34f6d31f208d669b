import { EVERYDAY_WORDS, FILLERS } from '../reading/fillers.ts';
import { plainWords } from '../reading/german-words.ts';

/** Most questions of one message that are looked at; who writes more is answered the last ones. */
const MOST = 8;

const QUESTION_WORD =
  '(?:auf|an|in|zu|mit|bei|binnen|bis zu|ab) welche[mnrs]|was|wie|wos|wia|wo|wann|wer|wem|wen|wohin|woher|womit|wofür|wozu|welche[rsnm]?|warum|wieso|weshalb|wieviele?|ob|bis wann|ab wann|seit wann|zu wann|an wen|mit wem';
const VERB =
  'kann|können|könnt|kannst|darf|dürfen|muss|müssen|soll|sollen|ist|sind|bin|gibt|gibts|habt|hab|habe|haben|hat|wird|werden|brauche?|bekomm\\w*|krieg\\w*|läuft|geht|macht|geben|nehmt|nehmen|löscht|haftet|zahle?|klappt|funktioniert|dauert|kostet|kommt|bekommt|gilt|reicht|braucht|steht|endet|verlängert|speichert|verkauft|prüft|hilft|bietet|schickt|seid|nehme|kündige|ändere|lösche|melde|trage|finde';
const JOINT =
  'und|unn?|ond|sowie|außerdem|ausserdem|dann noch|noch was|zweitens|drittens|erstens|ach ja|achja|übrigens|plus|oder|dazu|ferner|zudem|und zwar';

/** What is told, seen or known is said after it: 'wissen, wer …'. */
const TELLS_WHAT =
  'wissen|weiß|gewusst|gwisst|sehen|siehst|seht|sagen|sag|fragen|lesen|nachlesen|nachsehen|erfahren|erkennen|verstehen|erklären|verraten|mitteilen|zeigen|prüfen|nachschauen|herausfinden';

/** As German has them: a class of all letters weighs as much as what is learned of a topic. */
const LETTER = '[A-Za-zÄÖÜäöüß]';
/** 'USt-IdNr. …', '… bzw. …': a point that ends no sentence. */
const SHORTENED = 'nr|idnr|str|bzw|ggf|evtl|inkl|zzgl|ca|usw|dr|z\\.b|d\\.h';
/** 'vom 14.11. bis 13.12.': nor does that of a day. */
const AFTER_A_DAY = 'bis|und|oder|auf|ist|war|wurde|noch|schon|zum|abgebucht|bezahlt';
/** 'Geht das, was ich schreibe, …': what follows says which one. */
const SAID_WHICH = 'das|dem|alles|etwas|nichts|vieles|dessen';

/** Where one question ends and another one begins. */
const END = new RegExp(
  [
    '(?<=[?!])\\s*(?=\\S)',
    `(?<=[.:])(?<!(?<!${LETTER})(?:${SHORTENED})\\.)(?!(?<=\\d\\.)\\s+(?:${AFTER_A_DAY})(?!${LETTER}))\\s+(?=[\\p{L}„"])`,
    '\\n+',
    '(?:^|,?\\s+)(?:[-•–*]|\\d{1,2}[.)]|[a-h]\\)|(?:erstens|zweitens|drittens|viertens|(?:punkt|frage) (?:eins|zwei|drei|vier|\\d))[:,.]?)\\s+',
    `,?\\s+(?:${JOINT})[,:]?\\s+(?=(?:auch |noch |dann |bitte )?(?:${QUESTION_WORD}|${VERB})\\s)`,
    // 'Wer entscheidet, ob …' is one question, and so is 'Kann ich sehen, was …'.
    `(?<!\\b(?:${TELLS_WHAT}|ein(?=,\\s+was\\s))),\\s+(?!ob\\s|wo (?:doch|ja|(?:ich|wir|i|mir|es) (?:doch|ja|jetzt|nun|schon))\\s|(?<=(?<!${LETTER})(?:${SAID_WHICH}),\\s+)was\\s)(?=(?:${QUESTION_WORD})\\s)`,
  ].join('|'),
  'iu',
);

export interface Part {
  readonly text: string;
  /** Written as a question. */
  readonly asks: boolean;
}

const BEGINS_AS_QUESTION = new RegExp(
  `^(?:(?:und|aber|also|oder|hallo|hi|guten tag|moin|servus|bitte|sagt? mal|na)[,!.]? )*(?:${QUESTION_WORD}|${VERB})\\b`,
  'iu',
);
const asksIn = (text: string): boolean => /\?/.test(text) || BEGINS_AS_QUESTION.test(text);

const TELLS_NOTHING = new Set([
  ...FILLERS,
  ...EVERYDAY_WORDS,
  'nun',
  'vor',
  'tun',
  'machen',
  'mache',
  'wohin',
  'woher',
  'womit',
  'wer',
  'wann',
  'lauft',
  'geht',
  'gehts',
  'sieht',
  'aus',
  'stelle',
  'ruckgangig',
  'zuruckholen',
  'zurucknehmen',
  'zuruckziehen',
  // … and in dialect.
  ...['mach', 'dua', 'doa', 'do', 'i', 'ick', 'mir', 'wos', 'wat', 'etz', 'jetz', 'nu', 'muas', 'reicht'],
  // … and what only sighs.
  ...['schade', 'mist', 'doof', 'aha', 'naja', 'verstehe', 'prima'],
]);
/** 'wie bekomme ich es zurück?': what is wanted back stands before it. */
const GETS_IT_BACK =
  /^(?:und )?(?:wie|kann|kommt)\s.{0,25}\b(?:das|es|sie|ihn|die|der)\s(?:wieder )?zur(?:ü|ue?)ck\W*$/iu;
/** 'Was nun?', 'und wie gehe ich vor?': asks about what stands before it. */
const leansOn = (text: string): boolean =>
  GETS_IT_BACK.test(text) || plainWords(text).every((word) => TELLS_NOTHING.has(word));

/** 'Wenn Sie dies oder das tun, …' is a condition, and no question or list. */
const CONDITION =
  /^(?:(?:und|aber|oder|also|was) )*(?:wenn|falls|sofern|sobald|(?:mal )?angenommen|gesetzt den fall|nehmen wir an)\b/iu;
const isOnlyCondition = (text: string): boolean => CONDITION.test(text) && !/[.!?]/.test(text);

const joined = (texts: readonly string[]): readonly string[] => {
  const parts: string[] = [];
  for (const text of texts) {
    const last = parts.pop();
    if (last === undefined) parts.push(text);
    else if (leansOn(text) || isOnlyCondition(last)) parts.push(`${last} ${text}`);
    else parts.push(last, text);
  }
  return parts;
};

/** A message, taken apart where a new question or sentence begins. Pure, and linear in its length. */
export const partsOf = (message: string): readonly Part[] =>
  joined(
    message
      .split(END)
      .map((text) => text.trim())
      .filter((text) => /\p{L}{2}/u.test(text)),
  )
    .map((text) => ({ text, asks: asksIn(text) }))
    .slice(-MOST);

const BETWEEN_WORDS = /\s*(?:[,;:+&/]|\s(?:und|unn?|ond|sowie|plus|oder|od+[ae]r?|dann|danach)\s)\s*/iu;
const MOST_WORDS_OF_ITEM = 9;
/** 'Wie lange dauert es, bis …', 'die, über die noch nicht …' is one question. */
const HAS_A_CLAUSE =
  /,\s+(?:(?:bis|dass|damit|bevor|nachdem|obwohl|sobald|solange)\s+(?!wann|wohin)|(?:über|von|bei|mit)\s+(?:die|der|dem|denen)\s+(?:noch|ich|wir|sie|ihr|es)\s)/iu;
const QUOTED = /["„“”»«]/u;

/** '…, 14 Tage?' says how much of what stands before it. */
const MEASURE = /^\d+\s*(?:tage?n?|wochen?|monate?n?|jahre?n?|stunden?|minuten?|uhr|euro|€|prozent|%)\W*$/iu;

/** A message as a list of what it may be about, in few words each: 'Kündigungsfrist, Widerruf und Preis'. Pure. */
export const itemsOf = (message: string): readonly string[] => {
  // What is quoted is no item of a list.
  if (QUOTED.test(message) || CONDITION.test(message.trim()) || HAS_A_CLAUSE.test(message)) return [];
  const items = message
    .split(/(?:[?!]|\.(?!(?<=\d\.)(?:\d|\s+(?:bis|und|oder)\s)))\s*/u)
    .flatMap((sentence) => sentence.split(BETWEEN_WORDS))
    .filter((item) => !MEASURE.test(item))
    .map((item) => item.replace(/^\d+\s*/u, '').trim())
    .filter((item) => /\p{L}{2}/u.test(item) && item.split(/\s+/).length <= MOST_WORDS_OF_ITEM && !leansOn(item));
  // 'Was kostet es, wenn …' is one question.
  return items.length > 1 && !items.some((item) => CONDITION.test(item)) ? items.slice(-MOST) : [];
};
