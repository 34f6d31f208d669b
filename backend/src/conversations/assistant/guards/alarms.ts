import type { AttentionReason } from '@sternklar/contracts/conversations/attention';
import { withSpokenMarks } from '../reading/dictated.ts';
import { plainWords } from '../reading/german-words.ts';
import { plainlySpelt } from '../reading/plainly-spelt.ts';
import { burnsHere } from './alarms/acute.ts';
import type { Alarm, SeenAlarm } from './alarms/alarm.ts';
import { anySign } from './alarms/any-sign.ts';
import { calledForIn } from './alarms/grave-words.ts';
import { foreignAlarmsIn } from './alarms/in-other-languages/foreign-alarms.ts';
import { DANGERS, isDanger } from './alarms/learned/learned-alarms.ts';
import { likeAlarmsMeant } from './alarms/like-alarms.ts';
import { sentencesIn } from './alarms/phrase.ts';
import { ALARMS, ruledAlarmsIn } from './alarms/ruled-alarms.ts';
import { hasTakenThem } from './alarms/taken-too-much.ts';
import { endsOtherwise, isOpenToDoubt } from './alarms/termination/ends-otherwise.ts';

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

const alarmsAsWritten = (message: string): readonly SeenAlarm[] => {
  const ruled = new Set([...ruledAlarmsIn(message), ...foreignAlarmsIn(message), ...calledForIn(plainWords(message))]);
  const like = likeAlarmsMeant(message);
  const isInDanger = DANGERS.some((danger) => ruled.has(danger));
  // 'Ich will Schluss machen': whoever is in danger is told of no contract because of words that are only like an end of one, and
  // whoever tells of a fire of no police because of words that are only like a threat.
  const burns = sentencesIn(message).some(anySign([burnsHere]));
  const givesWay = (alarm: Alarm) =>
    (isInDanger && alarm === 'termination-declared') || (burns && alarm === 'danger-to-others');
  const ofLikeness = (alarm: Alarm) => like.has(alarm) && !givesWay(alarm);
  const seen = ALARMS.map(([alarm]) => alarm).filter((alarm) => ruled.has(alarm) || ofLikeness(alarm));
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
