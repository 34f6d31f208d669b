import type { AttentionReason } from '@sternklar/contracts/conversations/attention';
import { topics } from '../knowledge/knowledge-base.ts';
import { languageOf } from '../languages/foreign-understanding.ts';
import { OWN } from '../own-data/own-intents.ts';
import { withSpokenMarks } from '../reading/dictated.ts';
import { plainWords } from '../reading/german-words.ts';
import { plainlySpelt } from '../reading/plainly-spelt.ts';
import { guess } from '../understanding/learned.ts';
import { readCorrected } from '../understanding/reading.ts';
import { acuteEmergency } from './alarms/acute.ts';
import type { Alarm, SeenAlarm } from './alarms/alarm.ts';
import { likelyEnds } from './alarms/careful/perhaps-end.ts';
import { dangerToOthers, dangerToSelf } from './alarms/danger.ts';
import { dangerAcrossSentences, isOfNearOne, medicalEmergency, moreDangerToSelf } from './alarms/emergencies.ts';
import { farewellAcrossSentences, farewellInOneBreath, farewellInWords } from './alarms/farewell.ts';
import { calledForIn, graveIn } from './alarms/grave-words.ts';
import { foreignAlarmsIn } from './alarms/in-other-languages/foreign-alarms.ts';
import { isGraveInAnyLanguage } from './alarms/in-other-languages/grave-in-any-language.ts';
import { knownAlarms } from './alarms/learned/alarm-sentences.ts';
import { besideExcuse } from './alarms/learned/beside-excuse.ts';
import { DANGERS, isDanger, learnedAlarms, likeDanger } from './alarms/learned/learned-alarms.ts';
import { soundsLikeDanger } from './alarms/learned/learned-dangers.ts';
import { likeEndIn } from './alarms/like-an-end.ts';
import {
  accountTaken,
  chargeDisputed,
  declaresAlone,
  demandsNotice,
  notADeclaration,
  terminationDeclared,
  terminationWanted,
  unanswered,
} from './alarms/matters.ts';
import {
  accountTakenToldOtherwise,
  chargeToldOtherwise,
  terminationSaidPlainly,
  terminationToldOtherwise,
} from './alarms/matters-told-otherwise.ts';
import { isOfDangerousTrade, isOfThatTrade, isReported, onlySoundsLike } from './alarms/only-sounds-like-it.ts';
import { phrases, type Sentence, type Sign, sentencesIn, showsIn } from './alarms/phrase.ts';
import { inOwnWords, withoutAnnouncements, withoutOthersWords } from './alarms/quoted.ts';
import { goesOnWithName, isOfFiction, isStillSeen } from './alarms/spoken-of.ts';
import { hasTakenThem } from './alarms/taken-too-much.ts';
import { asksToEnd } from './alarms/termination/asked-for.ts';
import { endsByVerb } from './alarms/termination/by-verb.ts';
import { isDoubted } from './alarms/termination/doubted.ts';
import { ABBREVIATED, isNotice, SHOUTED } from './alarms/termination/headed.ts';
import { endsHereby, endsInOneClause } from './alarms/termination/in-one-clause.ts';
import { endsInPieces, endsInPiecesOfOne } from './alarms/termination/in-pieces.ts';
import { withQuestionsApart } from './alarms/termination/questions-apart.ts';
import { speaksOfAnEnd } from './alarms/termination/speaks-of-an-end.ts';
import { isAboutContract, isTakenBack } from './alarms/termination/taken-back.ts';
import { threatenedHere } from './alarms/threatened-here.ts';
import { farewellByActs, threatenedByActs } from './alarms/told-by-acts.ts';
import { isSpokenToAsProgram, isToldWhatToSay } from './refusals.ts';
import { excuses } from './small-talk.ts';

/** As the desk is told; what exactly somebody in distress wrote stays in their message alone. */
export const ATTENTION_FOR: Readonly<Record<SeenAlarm, AttentionReason>> = {
  'danger-to-self': 'emergency',
  'danger-to-others': 'emergency',
  'medical-emergency': 'emergency',
  'account-taken': 'account-taken',
  'termination-declared': 'termination-declared',
  'termination-supposed': 'termination-supposed',
  'charge-disputed': 'charge-disputed',
  unanswered: 'unanswered',
};

const anySign =
  (signs: readonly Sign[]) =>
  ({ words }: Sentence): boolean =>
    signs.some((sign) => showsIn(words, sign));

const declares = anySign([...terminationDeclared, ...terminationToldOtherwise, ...terminationSaidPlainly]);
const wantsToEnd = anySign(terminationWanted);
const declaresEnd = (sentence: Sentence): boolean =>
  (!sentence.asks && declares(sentence)) || endsByVerb(sentence) || declaresAlone(sentence.words);
const ACROSS_SENTENCES = [...dangerAcrossSentences, ...farewellAcrossSentences, ...farewellInOneBreath];
/** Acts are often told in one sentence and named in the next. */
const toldByActs: Readonly<Partial<Record<Alarm, (sentence: Sentence) => boolean>>> = {
  'danger-to-self': anySign([...farewellByActs, ...farewellInWords]),
  'danger-to-others': anySign(threatenedByActs),
};

/** The most urgent first. */
const ALARMS: readonly (readonly [Alarm, (sentence: Sentence) => boolean])[] = [
  ['danger-to-self', anySign([...dangerToSelf, ...moreDangerToSelf])],
  ['danger-to-others', anySign([...dangerToOthers, ...threatenedHere])],
  ['medical-emergency', anySign([...medicalEmergency, ...acuteEmergency])],
  ['account-taken', anySign([...accountTaken, ...accountTakenToldOtherwise])],
  ['termination-declared', declaresEnd],
  ['charge-disputed', anySign([...chargeDisputed, ...chargeToldOtherwise])],
  ['unanswered', anySign(unanswered)],
];

/** Who wants out and asks how or by when declares nothing yet, with a question mark or without. */
const ASKS_BESIDE = /(?:^|[,;.!–\n]\s*)(?:was|wann|wie|wo|bis wann|ab wann|welche[rsnm]?)\s/iu;

/** As `sentencesIn` has it: 'zum 30.9. gekündigt' is one. */
const SAID_END = /(?<=[!?\n]|(?<!\d)\.)|(?<=\d\.)(?!\d|\s+[a-zäöü])/u;
/** What is said and not asked, sentence by sentence as it was written. */
const saidIn = (message: string): readonly string[] =>
  message.split(SAID_END).filter((sentence) => !sentence.trimEnd().endsWith('?'));

/** 'Macht das mal fertig, ja?' asks for nothing. */
const TAG =
  /((?:^|[,.;!\n])\s*(?:bitte\s+)?(?:machen? sie|macht?|tragt?|streicht?|nehmt|nimm|beendet|kündigt|storniert)\s[^,.;!?]+),\s*(?:ja|gell|okay|ok|ne)\s*\?/gi;
/** '…, hörst?', 'Is dat klar?': it insists and asks nothing. */
const INSISTING = [
  'hörst',
  'hörst du',
  'verstanden',
  'kapiert',
  'klar',
  'alles klar',
  'gell',
  'ist das klar',
  'is dat klar',
  'is des klar',
];
const withoutInsisting = (message: string): string => {
  const said = message.trimEnd();
  const lower = said.toLowerCase();
  const tail = INSISTING.find((one) => [', ', '. ', '! '].some((before) => lower.endsWith(`${before}${one}?`)));
  return tail === undefined ? message : `${said.slice(0, -tail.length - 1).trimEnd()}.`;
};
const withoutTag = (message: string): string => withoutInsisting(message.replace(TAG, '$1.'));

/** Who ends something says so, whatever is ordered beside it. */
const ENDING = /\b(?:\w*kund\w*|hiermit|beend\w*|stornier\w*|widerruf\w*|abbestell\w*|aufhor\w*)\b/;
/** Whether a task is given, as to a program, and nothing is ended. */
const isOnlyTask = (words: readonly string[]): boolean =>
  isToldWhatToSay(words) || (isSpokenToAsProgram(words) && !ENDING.test(words.join(' ')));

/** Whether the end is declared, in what a message says itself: who quotes one declares none. */
const endIsDeclared = (message: string): boolean => {
  const own = withoutAnnouncements(withoutOthersWords(withoutTag(message)));
  const sentences = sentencesIn(own);
  const whole = sentences.flatMap(({ words }) => words);
  if (isTakenBack(whole) || isOnlyTask(whole)) return false;
  if (
    SHOUTED.test(message) ||
    declaresAlone(whole) ||
    sentences.some(declaresEnd) ||
    endsHereby(own) ||
    isNotice(sentences)
  )
    return true;
  if (ABBREVIATED.test(own) || saidIn(own).some(endsInOneClause) || sentences.some(asksToEnd)) return true;
  if (sentences.some((sentence) => sentence.asks)) return false;
  return (
    demandsNotice(sentences.flatMap(({ words }) => words)) ||
    endsInPieces(sentences) ||
    endsInPiecesOfOne(own) ||
    (!ASKS_BESIDE.test(message) && sentences.some(wantsToEnd))
  );
};

/** What phrases word by word find in a message. Pure. */
export const ruledAlarmsIn = (message: string): readonly Alarm[] => {
  // What a reviewer says of themselves is quoted as a rule; whom they threaten is ours to hear.
  const ofOneself = sentencesIn(inOwnWords(message));
  const sentences = sentencesIn(message);
  // 'Mein Passwort wurde geändert. War ich nicht!' says it in two.
  const whole = sentences.flatMap(({ words }) => words);
  const inTwo = sentences.slice(1).map(({ words }, before) => [...(sentences[before]?.words ?? []), ...words]);
  const toldInTwo = (alarm: Alarm): boolean => {
    const tells = toldByActs[alarm];
    return tells !== undefined && [...sentences, ...inTwo.map((words) => ({ words, asks: false }))].some(tells);
  };
  const found = (alarm: Alarm, shows: (sentence: Sentence) => boolean): boolean =>
    (alarm === 'danger-to-self' ? ofOneself : sentences).some(shows) ||
    toldInTwo(alarm) ||
    (alarm === 'danger-to-self' && ACROSS_SENTENCES.some((sign) => showsIn(whole, sign))) ||
    (alarm === 'account-taken' && inTwo.some((words) => shows({ words, asks: false })));
  return ALARMS.filter(([alarm, shows]) =>
    alarm === 'termination-declared' ? endIsDeclared(message) : found(alarm, shows),
  ).map(([alarm]) => alarm);
};

const takesBack = ({ words }: Sentence): boolean => notADeclaration.some((phrase) => phrase(words));

const CLAUSE_END = /[,;:.!?\n–]+|\s(?:und|oder|aber|dass|weil|denn)\s/iu;
/** A part of a message in fewer words tells nothing alone: 'schon weg oder nicht'. */
const FEWEST_WORDS = 5;
const MOST_CLAUSES = 40;
const MOST_LETTERS = 500;

/** 'Mein Opa hat immer gesagt': what is said follows. */
const ONLY_SAYS = /^(?:\w+ ){1,6}(?:gesagt|sagt|sagte|meint|meinte|gemeint|erzahlt|erzahlte|behauptet)$/;

/** The clauses of a message that has more than one: in a long sentence, one of them tells. */
const clausesIn = (message: string): readonly string[] => {
  const clauses = message.split(CLAUSE_END).slice(0, MOST_CLAUSES);
  if (clauses.length < 2) return [];
  return clauses
    .map((clause) => plainWords(clause.slice(0, MOST_LETTERS)))
    .filter((words) => words.length >= FEWEST_WORDS && !ONLY_SAYS.test(words.join(' ')))
    .map((words) => words.join(' '));
};

/** A clause has few words to tell, and a question about the product is one: there an alarm must be all but certain. */
const ENOUGH_IN_DOUBT = 0.9;
/** How sure a danger must be of what may be asked about the product: the likelier that is, the more. */
const LEAST = 0.6;
/** … less where it is told of somebody near. */
const LEAST_OF_NEAR_ONES = 0.42;
/** … and of a question, which says its clauses by the way. */
const ENOUGH_OF_CLAUSE_OF_QUESTION = 0.97;
const LEAST_WHEN_ASKING = 0.85;
const MORE_WHEN_ASKED = 0.5;
/** The same of what may be a question about account or money. */
const ABOUT_ACCOUNT_OR_MONEY: readonly Alarm[] = ['account-taken', 'charge-disputed', 'unanswered'];
const LEAST_OF_MATTERS = 0.7;
/** … of which a strange hand in the account has been learned in more words than the others. */
const LEAST_OF_ACCOUNT = 0.6;
const MORE_OF_MATTERS = 0.3;
/** So sure, it is a declaration in spite of a word that questions have. */
const SURE_OF_END = 0.85;
/** … or without any word that speaks of an end: 'Trag das bitte ein und bestätige es'. */
const SURE_WITHOUT_WORD = 0.95;
/** What is known of all that people tell, dangers and others, knows none in so little sound of one … */
const SOUNDS_LIKE_NONE = 0.06;
/** … and so little none at all: of 596 dangers that likeness alone finds, one sounds like less, of 43 that are none, seven. */
const HARDLY_SOUNDS = 0.02;
/** … unless the message as a whole is so like one. */
const LIKE_ONE = 0.5;
/** Of a message that plainly asks about the product, no clause alone is an alarm. */
const ASKED_PLAINLY = 0.8;

/** How likely it is that a text asks about the product, 0 to 1. */
const askedShare = (text: string): number => {
  const [best] = guess(text);
  const isAsked = best !== undefined && isTopic(best.intent);
  // What is told in another language only looks like a topic.
  return isAsked && languageOf(text) === null ? best.share : 0;
};
const isTopic = (intent: string): boolean => topics.has(intent) || intent in OWN;
/** Of two topics as likely as each other one is asked about. */
const asksPlainly = (text: string): boolean =>
  guess(text)
    .slice(0, 2)
    .filter(({ intent }) => isTopic(intent))
    .reduce((sum, { share }) => sum + share, 0) >= ASKED_PLAINLY;

/** … and what is like what has been learned, sentence by sentence and as a whole. Who asks about an end declares none. */
const likeAlarms = (message: string): ReadonlySet<Alarm> => {
  const sentences = sentencesIn(message);
  const quotesOthers = withoutAnnouncements(withoutOthersWords(message)) !== message;
  const doubts = (sentence: Sentence): boolean => sentence.asks || takesBack(sentence);
  const isDoubted = sentences.some(doubts);
  /** What is asked or taken back in another sentence asks for more, and does not undo a plain one. */
  const declaresNone = (text: string): boolean => {
    const own = sentences.find(({ words }) => words.join(' ') === text);
    if (quotesOthers || (own ? doubts(own) : isDoubted)) return true;
    return isDoubted && !learnedAlarms(text, SURE_OF_END).includes('termination-declared');
  };
  const whole = sentences.map(({ words }) => words.join(' ')).join(' ');
  const known = knownAlarms(whole);
  if (known !== null) return new Set(known);
  const parts = sentences.filter(({ words }) => words.length >= FEWEST_WORDS).map(({ words }) => words.join(' '));
  // The other sentences of a message are looked at by themselves.
  const isTold = (text: string): boolean =>
    sentences.some(({ words }) => (text === whole || words.join(' ').includes(text)) && isReported(words));
  const isHarmlessHere =
    [isOfThatTrade, isOfFiction].some((is) => is(whole.split(' '))) || isStillSeen(message, whole.split(' '));
  const isTask = isOnlyTask(whole.split(' '));
  const isMistaken = (alarm: Alarm, text: string): boolean =>
    (isTask && !DANGERS.includes(alarm)) ||
    (alarm === 'termination-declared' &&
      (declaresNone(text) ||
        isAboutContract(text.split(' ')) ||
        isTakenBack(whole.split(' ')) ||
        (!speaksOfAnEnd(text) && !learnedAlarms(text, SURE_WITHOUT_WORD).includes(alarm)) ||
        (ASKS_BESIDE.test(message) && !learnedAlarms(text, SURE_OF_END).includes(alarm)))) ||
    (alarm === 'danger-to-others' && isOfDangerousTrade(whole.split(' '))) ||
    (DANGERS.includes(alarm) && (isTold(text) || isHarmlessHere)) ||
    (sentences.length === 1 ? [text, whole] : [text]).some((one) => onlySoundsLike(alarm, one.split(' ')));
  const isQuestion = sentences.some((sentence) => sentence.asks);
  const sureness = (like: readonly Alarm[], text: string): number => {
    const [least, more] = like.some((alarm) => DANGERS.includes(alarm))
      ? [isOfNearOne(text.split(' ')) ? LEAST_OF_NEAR_ONES : LEAST, MORE_WHEN_ASKED]
      : [like.includes('account-taken') ? LEAST_OF_ACCOUNT : LEAST_OF_MATTERS, MORE_OF_MATTERS];
    return Math.min(ENOUGH_IN_DOUBT, (isQuestion ? LEAST_WHEN_ASKING : least) + more * askedShare(text));
  };
  const found = new Set<Alarm>();
  const see = (text: string, atLeast = 0): void => {
    const ofNearOne = isOfNearOne(text.split(' '));
    const like = learnedAlarms(text, atLeast, ofNearOne);
    const doubted = (alarm: Alarm) => DANGERS.includes(alarm) || ABOUT_ACCOUNT_OR_MONEY.includes(alarm);
    const alarms = like.some(doubted) ? learnedAlarms(text, Math.max(atLeast, sureness(like, text)), ofNearOne) : like;
    for (const alarm of alarms) if (!isMistaken(alarm, text)) found.add(alarm);
  };
  for (const text of new Set([...parts, whole])) see(text);
  const enough = isQuestion ? ENOUGH_OF_CLAUSE_OF_QUESTION : ENOUGH_IN_DOUBT;
  if (!asksPlainly(whole)) for (const clause of clausesIn(message)) see(clause, enough);
  return found;
};

/** So few words are like an alarm by chance, unless they are known for one: 'live', 'zu viel', 'liebe Leute'. */
const FEWEST_LIKE_ONE = 3;
/** … and a few more must sound like a danger, too: 'Hallo zusammen', 'Grüß Gott'. */
const FEW_LIKE_DANGER = 6;
const SOUND_OF_FEW = 0.6;

const soundsLikeOne = (message: string, words: readonly string[]): boolean => {
  const sound = soundsLikeDanger(message);
  // Whoever only asks and is in danger sounds like it: 'Zwei Filialen unter einem Dach: verdoppelt sich dann der Betrag?'
  if (sound < SOUND_OF_FEW && sentencesIn(message).every(({ asks }) => asks)) return false;
  if (words.length <= FEW_LIKE_DANGER) return sound >= SOUND_OF_FEW;
  if (sound < HARDLY_SOUNDS) return false;
  return isOfNearOne(words) || likeDanger(message) >= LIKE_ONE || sound >= SOUNDS_LIKE_NONE;
};

/** What a message is like, unless it is known or hardly sounds so; what a review says of its author is its author's. */
const likeAlarmsMeant = (said: string): ReadonlySet<Alarm> => {
  const words = plainWords(said);
  if (knownAlarms(words.join(' ')) !== null) return likeAlarms(said);
  if (languageOf(said) !== null && !isGraveInAnyLanguage(said)) return new Set();
  if (goesOnWithName(said)) return new Set();
  // 'Entschuldige, falsches Fenster, das sollte an meine Schwester gehen' is an excuse and nothing else.
  if (excuses(words)) return new Set();
  const message = besideExcuse(said);
  const told = plainWords(message);
  if (told.length < FEWEST_LIKE_ONE) return new Set(graveIn(told));
  const like = likeAlarms(message);
  if (!DANGERS.some((danger) => like.has(danger))) return like;
  const own = inOwnWords(message);
  const isOne = soundsLikeOne(message, told);
  const isMeant = (alarm: Alarm): boolean =>
    !DANGERS.includes(alarm) ||
    (isOne && (alarm !== 'danger-to-self' || own === message || likeAlarms(own).has(alarm)));
  return new Set([...like].filter(isMeant));
};

/** An end that no rule knows is declared from here on; what is less like one is supposed. */
const LEAST_LIKE_END = 0.75;
/** Who jests, supposes, stays or has a text written declares nothing for sure, and is asked: an end that is made up is worse than one asked twice. */
const isOpenToDoubt = (alarm: Alarm, message: string, ruled: ReadonlySet<Alarm>): boolean =>
  alarm === 'termination-declared' &&
  (isDoubted(message) || (!ruled.has(alarm) && languageOf(message) === null && likeEndIn(message) < LEAST_LIKE_END));
/** A long message is not spelt anew. */
const MOST_LETTERS_SPELT = 300;
/** 'Gekündigt.' in a sentence of its own, and 'ich habe am Montag gekündigt und tue es jetzt noch einmal'. */
const SAID_IN_ONE_WORD = /^[gj]?e?k(?:u|ue|i)ndigt$/;
const SAID_ONCE_MORE =
  /\bgekundigt (?:\S+ )?(?:\S+ )?(?:und|ich) (?:\S+ )?(?:tue|tu|mache|mach|wiederhole) (?:es|das|dies)\b/;
const endsInAWord = (message: string): boolean => {
  const sentences = sentencesIn(message).map(({ words }) => words.join(' '));
  return (
    sentences.length > 1 &&
    sentences.some((sentence) => SAID_IN_ONE_WORD.test(sentence) || SAID_ONCE_MORE.test(sentence)) &&
    !isTakenBack(sentences.join(' ').split(' '))
  );
};
const endsOnceSpelt = (message: string): boolean => {
  if (message.length > MOST_LETTERS_SPELT) return false;
  const { words } = readCorrected(withoutAnnouncements(withoutOthersWords(message)));
  return !isTakenBack(words) && !isOnlyTask(words) && endsByVerb({ words, asks: false });
};
/** 'Deshalb kündige ich, und könnt ihr mir sagen, was noch kommt?' ends it before it asks, 'ich kündoge den vertarg' once it is spelt. */
const endsOtherwise = (message: string): boolean => {
  if (endsInAWord(withoutOthersWords(message))) return !isDoubted(message);
  if (!message.includes('?')) return (endsOnceSpelt(message) && !isDoubted(message)) || likelyEnds(message);
  const apart = withQuestionsApart(message);
  return (
    apart !== message &&
    sentencesIn(withoutAnnouncements(withoutOthersWords(apart))).some(declaresEnd) &&
    !isDoubted(message)
  );
};

const FIRE = phrases(
  'feuer|flammen|rauch|brand|brennt|qualm _ _ decke|dach|kuche|laden|haus|keller|lager|schon|uberall|hoch|fritteuse|frittose|wand',
  'brennt|brent|lichterloh|abgebrannt',
);
/** 'Wenn die Anzeige nicht verschwindet, brennt es' is a threat. */
const THREATENED = phrases('wenn|sonst|falls|droht|drohen|gedroht|drohung|geschrieben');
const tellsOfFire = (message: string): boolean =>
  !sentencesIn(message).some(({ words }) => THREATENED.some((phrase) => phrase(words))) &&
  sentencesIn(message).some(({ words }) => FIRE.some((phrase) => phrase(words)));

const alarmsAsWritten = (message: string): readonly SeenAlarm[] => {
  const ruled = new Set([...ruledAlarmsIn(message), ...foreignAlarmsIn(message), ...calledForIn(plainWords(message))]);
  const like = likeAlarmsMeant(message);
  const isInDanger = DANGERS.some((danger) => ruled.has(danger));
  // 'Ich will Schluss machen': whoever is in danger is told of no contract because of words that are only like an end of one.
  const ofLikeness = (alarm: Alarm) => like.has(alarm) && !(isInDanger && alarm === 'termination-declared');
  const known = ALARMS.map(([alarm]) => alarm).filter((alarm) => ruled.has(alarm) || ofLikeness(alarm));
  // What is like a threat and burns is for the fire brigade.
  const isFire = known[0] === 'danger-to-others' && !ruled.has('danger-to-others') && tellsOfFire(message);
  const seen: readonly Alarm[] = isFire ? ['medical-emergency', ...known.slice(1)] : known;
  const alarms =
    seen.length === 0 && endsOtherwise(message)
      ? (['termination-supposed'] as const)
      : seen.map((alarm) => (isOpenToDoubt(alarm, message, ruled) ? 'termination-supposed' : alarm));
  const isOfOneself = alarms.length === 0 || alarms[0] === 'danger-to-self';
  if (!isOfOneself || !hasTakenThem(message)) return alarms;
  // Whoever has swallowed them needs an ambulance before anybody to talk to.
  return ['medical-emergency', 'danger-to-self', ...alarms.filter((alarm) => !isDanger(alarm))];
};

/** What of a message must reach a person at once, the most urgent first; none as a rule. Pure. */
export const alarmsIn = (written: string): readonly SeenAlarm[] => {
  const message = withSpokenMarks(written);
  const alarms = alarmsAsWritten(message);
  if (alarms.length > 0) return alarms;
  const spelt = plainlySpelt(message);
  return spelt === message ? alarms : alarmsAsWritten(spelt).filter(isDanger);
};
