import type { AttentionReason } from '@sternklar/contracts/conversations/attention';
import { topics } from '../knowledge/knowledge-base.ts';
import { OWN } from '../own-data/own-intents.ts';
import { plainWords } from '../reading/german-words.ts';
import { guess } from '../understanding/learned.ts';
import type { Alarm } from './alarms/alarm.ts';
import { dangerToOthers, dangerToSelf } from './alarms/danger.ts';
import { DANGERS, learnedAlarms } from './alarms/learned/learned-alarms.ts';
import {
  accountTaken,
  chargeDisputed,
  declaresAlone,
  notADeclaration,
  terminationDeclared,
  terminationWanted,
  unanswered,
} from './alarms/matters.ts';
import { onlySoundsLike } from './alarms/only-sounds-like-it.ts';
import { type Sentence, type Sign, sentencesIn, showsIn } from './alarms/phrase.ts';

/** As the desk is told; what exactly somebody in distress wrote stays in their message alone. */
export const ATTENTION_FOR: Readonly<Record<Alarm, AttentionReason>> = {
  'danger-to-self': 'emergency',
  'danger-to-others': 'emergency',
  'account-taken': 'account-taken',
  'termination-declared': 'termination-declared',
  'charge-disputed': 'charge-disputed',
  unanswered: 'unanswered',
};

const anySign =
  (signs: readonly Sign[]) =>
  ({ words }: Sentence): boolean =>
    signs.some((sign) => showsIn(words, sign));

const declares = anySign(terminationDeclared);
const wantsToEnd = anySign(terminationWanted);

/** The most urgent first. */
const ALARMS: readonly (readonly [Alarm, (sentence: Sentence) => boolean])[] = [
  ['danger-to-self', anySign(dangerToSelf)],
  ['danger-to-others', anySign(dangerToOthers)],
  ['account-taken', anySign(accountTaken)],
  ['termination-declared', (sentence) => (!sentence.asks && declares(sentence)) || declaresAlone(sentence.words)],
  ['charge-disputed', anySign(chargeDisputed)],
  ['unanswered', anySign(unanswered)],
];

/** What phrases word by word find in a message. Pure. */
export const ruledAlarmsIn = (message: string): readonly Alarm[] => {
  const sentences = sentencesIn(message);
  const asks = sentences.some((sentence) => sentence.asks);
  // 'Mein Passwort wurde geändert. War ich nicht!' says it in two.
  const inTwo = sentences.slice(1).map(({ words }, before) => [...(sentences[before]?.words ?? []), ...words]);
  const found = (alarm: Alarm, shows: (sentence: Sentence) => boolean): boolean =>
    sentences.some(shows) ||
    (alarm === 'account-taken' && inTwo.some((words) => shows({ words, asks: false }))) ||
    (alarm === 'termination-declared' && !asks && sentences.some(wantsToEnd));
  return ALARMS.filter(([alarm, shows]) => found(alarm, shows)).map(([alarm]) => alarm);
};

const takesBack = ({ words }: Sentence): boolean => notADeclaration.some((phrase) => phrase(words));

const CLAUSE_END = /[,;:.!?\n–]+|\s(?:und|oder|aber|dass|weil|denn)\s/iu;
/** A part of a message in fewer words tells nothing alone: 'schon weg oder nicht'. */
const FEWEST_WORDS = 5;
const MOST_CLAUSES = 40;
const MOST_LETTERS = 500;

/** The clauses of a message that has more than one: in a long sentence, one of them tells. */
const clausesIn = (message: string): readonly string[] => {
  const clauses = message.split(CLAUSE_END).slice(0, MOST_CLAUSES);
  if (clauses.length < 2) return [];
  return clauses
    .map((clause) => plainWords(clause.slice(0, MOST_LETTERS)))
    .filter((words) => words.length >= FEWEST_WORDS)
    .map((words) => words.join(' '));
};

/** A clause has few words to tell, and a question about the product is one: there an alarm must be all but certain. */
const ENOUGH_IN_DOUBT = 0.9;
/** So sure must it be that something about the product is asked. */
const ASKED_PLAINLY = 0.45;
const isAskedPlainly = (text: string): boolean => {
  const [best] = guess(text);
  return best !== undefined && best.share >= ASKED_PLAINLY && (topics.has(best.intent) || best.intent in OWN);
};

/** … and what is like what has been learned, sentence by sentence and as a whole. Who asks about an end declares none. */
const likeAlarms = (message: string): ReadonlySet<Alarm> => {
  const sentences = sentencesIn(message);
  const declaresNone = sentences.some((sentence) => sentence.asks || takesBack(sentence));
  const whole = sentences.map(({ words }) => words.join(' ')).join(' ');
  const parts = sentences.filter(({ words }) => words.length >= FEWEST_WORDS).map(({ words }) => words.join(' '));
  const isMistaken = (alarm: Alarm, text: string): boolean =>
    (alarm === 'termination-declared' && declaresNone) ||
    (sentences.length === 1 ? [text, whole] : [text]).some((one) => onlySoundsLike(alarm, one.split(' ')));
  const see = (text: string, least = 0): void => {
    const like = learnedAlarms(text, least);
    const isDanger = like.some((alarm) => DANGERS.includes(alarm));
    const alarms = isDanger && isAskedPlainly(text) ? learnedAlarms(text, ENOUGH_IN_DOUBT) : like;
    for (const alarm of alarms) if (!isMistaken(alarm, text)) found.add(alarm);
  };
  const found = new Set<Alarm>();
  for (const text of new Set([...parts, whole])) see(text);
  for (const clause of clausesIn(message)) see(clause, ENOUGH_IN_DOUBT);
  return found;
};

/** What of a message must reach a person at once, the most urgent first; none as a rule. Pure. */
export const alarmsIn = (message: string): readonly Alarm[] => {
  const ruled = new Set(ruledAlarmsIn(message));
  const like = likeAlarms(message);
  return ALARMS.map(([alarm]) => alarm).filter((alarm) => ruled.has(alarm) || like.has(alarm));
};
