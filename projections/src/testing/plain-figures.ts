import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { CaseFigures } from '@sternklar/contracts/reviews/casework/case-figures.api';
import type { ReviewEvent } from '@sternklar/contracts/reviews/review.events';
import type { CaseFiguresOfDays } from '../reviews/case-figures/case-figures.query.ts';
import type { KnownEvent } from './events.ts';

/**
 * The same figures by looking through all events of each case, for tests: independent of what the read model keeps, and of
 * SQL.
 */
type Step = RecordedEvent<ReviewEvent>;
const isStep = (event: RecordedEvent<KnownEvent>): event is Step => 'reviewId' in event.data;

const DAY_MS = 24 * 3_600_000;
const time = (step: Step | undefined): number | null => (step ? Date.parse(step.recordedAt) : null);

/** Linear between the two nearest. */
const percentile = (values: readonly number[], part: number): number | null => {
  const sorted = values.toSorted((one, other) => one - other);
  const place = part * (sorted.length - 1);
  const [low, high] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  if (low === undefined || high === undefined) return null;
  return Math.round(((low + (high - low) * (place - Math.floor(place))) / DAY_MS) * 10) / 10;
};

interface Stand {
  readonly at: number;
  readonly isRemoved: boolean;
  readonly onAppeal: boolean;
}

/** The platform's last word, step by step: a refusal upon an appeal is one, also where no change of status followed it. */
const standAfter = (steps: readonly Step[]): Stand | null => {
  let stand: Stand | null = null;
  let byStatus: Stand | null = null;
  let isAppealed = false;
  let isAnswered = true;
  for (const step of steps) {
    const at = Date.parse(step.recordedAt);
    if (step.type === 'RemovalAppealed') {
      isAppealed = true;
      isAnswered = false;
      // In one round there is one appeal; histories of chance have more, and then the last one counts.
      stand = byStatus && { ...byStatus, onAppeal: false };
    }
    if (step.type === 'ReviewStatusChanged') {
      if (step.data.to === 'eingereicht') isAppealed = false;
      else byStatus = stand = { at, isRemoved: step.data.to === 'gelöscht', onAppeal: isAppealed };
      isAnswered = true;
    }
    const isRefusal =
      step.type === 'PlatformAnswered' && step.data.answer === 'refused' && step.data.enteredBy === 'admin';
    if (isRefusal && stand !== null && !isAnswered) {
      stand = { ...stand, at, onAppeal: true };
      isAnswered = true;
    }
  }
  return stand;
};

const caseOf = (steps: readonly Step[]) => {
  const [handedIn] = steps;
  const sendings = steps.flatMap((step) =>
    step.type === 'RemovalForwarded' || step.type === 'RemovalAppealed' ? [step] : [],
  );
  const details = steps.flatMap((step) =>
    step.type === 'ReviewSubmitted' || step.type === 'ReviewDetailsAmended' ? [step] : [],
  );
  const isDecision = (step: Step) => step.type === 'ReviewStatusChanged' && step.data.to !== 'eingereicht';
  const since = steps.slice(steps.findLastIndex(isDecision) + 1);
  const stand = standAfter(steps);
  const cameBack = since.some(({ type }) => type === 'ReviewCameBack');
  const isReopened = since.some(({ type }) => type === 'ReviewStatusChanged');
  return {
    businessId: handedIn?.data.businessId ?? '',
    submittedAt: time(handedIn) ?? 0,
    forwardedAt: time(sendings[0]),
    answeredAt: time(steps.find((step) => step.type === 'PlatformAnswered' && step.data.answer !== 'received')),
    decidedAt: stand !== null && (!isReopened || cameBack) ? stand.at : null,
    isRemoved: stand?.isRemoved === true && !isReopened && !cameBack,
    onAppeal: stand?.onAppeal ?? false,
    reason: details.at(-1)?.data.reason ?? null,
    channel: sendings.at(-1)?.data.channel ?? null,
    cameBackAt: time(steps.findLast(({ type }) => type === 'ReviewCameBack')),
  };
};

const shareOf = (part: number, of: number) => (of < 5 ? null : part / of);

export const plainFigures = (
  events: readonly RecordedEvent<KnownEvent>[],
  now: Date,
  days: number | null,
): Omit<CaseFigures, 'waiting_for'> => {
  const from = days === null ? 0 : now.getTime() - days * DAY_MS;
  const isIn = (moment: number | null): moment is number => moment !== null && moment >= from;
  const cases = [...Map.groupBy(events.filter(isStep), ({ data }) => data.reviewId).values()].map(caseOf);
  const removed = new Set<string>();
  for (const { type, data } of events) {
    if (type === 'BusinessRemoved') removed.add(data.businessId);
    if (type === 'BusinessRestored') removed.delete(data.businessId);
  }
  const names = new Map(
    events.flatMap(({ type, data }) =>
      type === 'BusinessAdded' ? [[data.businessId, data.businessName] as const] : [],
    ),
  );
  const duration = (begin: 'submittedAt' | 'forwardedAt', end: 'forwardedAt' | 'answeredAt' | 'decidedAt') => {
    const taken = cases.flatMap((one) => {
      const [started, ended] = [one[begin], one[end]];
      return isIn(ended) && started !== null && ended >= started ? [ended - started] : [];
    });
    return { cases: taken.length, median_days: percentile(taken, 0.5), p90_days: percentile(taken, 0.9) };
  };
  const decided = cases.filter(({ decidedAt }) => isIn(decidedAt));
  const success = (some: typeof cases) => {
    const gone = some.filter(({ isRemoved }) => isRemoved).length;
    return { decided: some.length, removed: gone, share: shareOf(gone, some.length) };
  };
  const by = <Key>(keyOf: (one: (typeof cases)[number]) => Key) =>
    [...Map.groupBy(decided, keyOf)].map(([key, some]) => ({ key, ...success(some) }));
  const { decided: heard, removed: won, share } = success(decided.filter(({ onAppeal }) => onAppeal));
  return {
    at: now.toISOString(),
    days,
    to_forward: duration('submittedAt', 'forwardedAt'),
    to_answer: duration('forwardedAt', 'answeredAt'),
    to_decision: duration('submittedAt', 'decidedAt'),
    success: success(decided),
    by_reason: by(({ reason }) => reason).map(({ key, ...rest }) => ({ reason: key, ...rest })),
    by_channel: by(({ channel }) => channel).map(({ key, ...rest }) => ({ channel: key, ...rest })),
    by_business: by(({ businessId }) => (removed.has(businessId) ? null : businessId)).map(({ key, ...rest }) => ({
      business_id: key,
      business_name: key === null ? null : (names.get(key) ?? null),
      ...rest,
    })),
    appeals: { decided: heard, won, share },
    came_back: cases.filter(({ cameBackAt }) => isIn(cameBackAt)).length,
  };
};

const berlin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** What came in and ended from one day in Germany to another. */
export const plainFiguresOfDays = (
  events: readonly RecordedEvent<KnownEvent>[],
  from: string,
  until: string,
): CaseFiguresOfDays => {
  const isIn = (moment: number | null): moment is number => {
    const day = moment === null ? '' : berlin.format(moment);
    return day >= from && day <= until;
  };
  const cases = [...Map.groupBy(events.filter(isStep), ({ data }) => data.reviewId).values()].map(caseOf);
  const duration = (end: 'forwardedAt' | 'decidedAt') => {
    const taken = cases.flatMap(({ submittedAt, [end]: ended }) =>
      isIn(ended) && ended >= submittedAt ? [ended - submittedAt] : [],
    );
    return { cases: taken.length, median_days: percentile(taken, 0.5), p90_days: percentile(taken, 0.9) };
  };
  const success = (some: typeof cases) => {
    const removed = some.filter(({ isRemoved }) => isRemoved).length;
    return { decided: some.length, removed, share: shareOf(removed, some.length) };
  };
  const decided = cases.filter(({ decidedAt }) => isIn(decidedAt));
  return {
    incoming: cases.filter(({ submittedAt }) => isIn(submittedAt)).length,
    to_forward: duration('forwardedAt'),
    to_decision: duration('decidedAt'),
    success: success(decided),
    by_reason: [...Map.groupBy(decided, ({ reason }) => reason)].map(([reason, some]) => ({
      reason,
      ...success(some),
    })),
  };
};
