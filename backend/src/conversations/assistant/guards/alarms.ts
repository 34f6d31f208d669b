import type { AttentionReason } from '@sternklar/contracts/conversations/attention';
import { dangerToOthers, dangerToSelf } from './alarms/danger.ts';
import {
  accountTaken,
  chargeDisputed,
  declaresAlone,
  terminationDeclared,
  terminationWanted,
  unanswered,
} from './alarms/matters.ts';
import { type Sentence, type Sign, sentencesIn, showsIn } from './alarms/phrase.ts';

/** What is looked for before everything else: it goes to a person at once, with the reason. */
export type Alarm =
  | 'danger-to-self'
  | 'danger-to-others'
  | 'account-taken'
  | 'termination-declared'
  | 'charge-disputed'
  | 'unanswered';

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

/** What of a message must reach a person at once, the most urgent first; none as a rule. Pure. */
export const alarmsIn = (message: string): readonly Alarm[] => {
  const sentences = sentencesIn(message);
  const asks = sentences.some((sentence) => sentence.asks);
  const found = (alarm: Alarm, shows: (sentence: Sentence) => boolean): boolean =>
    sentences.some(shows) || (alarm === 'termination-declared' && !asks && sentences.some(wantsToEnd));
  return ALARMS.filter(([alarm, shows]) => found(alarm, shows)).map(([alarm]) => alarm);
};
