import { acuteEmergency } from './acute.ts';
import type { Alarm } from './alarm.ts';
import { anySign } from './any-sign.ts';
import { dangerToOthers, dangerToSelf } from './danger.ts';
import { dangerAcrossSentences, medicalEmergency, moreDangerToSelf } from './emergencies.ts';
import { farewellAcrossSentences, farewellInOneBreath, farewellInWords } from './farewell.ts';
import { accountTaken, chargeDisputed, unanswered } from './matters.ts';
import { accountTakenToldOtherwise, chargeToldOtherwise } from './matters-told-otherwise.ts';
import { type Sentence, sentencesIn, showsIn } from './phrase.ts';
import { inOwnWords } from './quoted.ts';
import { declaresEnd, endIsDeclared } from './termination/declared.ts';
import { threatenedHere } from './threatened-here.ts';
import { farewellByActs, threatenedByActs } from './told-by-acts.ts';

const ACROSS_SENTENCES = [...dangerAcrossSentences, ...farewellAcrossSentences, ...farewellInOneBreath];
/** Acts are often told in one sentence and named in the next. */
const toldByActs: Readonly<Partial<Record<Alarm, (sentence: Sentence) => boolean>>> = {
  'danger-to-self': anySign([...farewellByActs, ...farewellInWords]),
  'danger-to-others': anySign(threatenedByActs),
};

/** The most urgent first. */
export const ALARMS: readonly (readonly [Alarm, (sentence: Sentence) => boolean])[] = [
  ['danger-to-self', anySign([...dangerToSelf, ...moreDangerToSelf])],
  ['danger-to-others', anySign([...dangerToOthers, ...threatenedHere])],
  ['medical-emergency', anySign([...medicalEmergency, ...acuteEmergency])],
  ['account-taken', anySign([...accountTaken, ...accountTakenToldOtherwise])],
  ['termination-declared', declaresEnd],
  ['charge-disputed', anySign([...chargeDisputed, ...chargeToldOtherwise])],
  ['unanswered', anySign(unanswered)],
];

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
