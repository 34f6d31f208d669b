import {
  noticeGiven,
  SUBSCRIBER_ID,
  SUBSCRIPTION_ID,
  subscriptionRenewed,
  subscriptionStarted,
} from '@sternklar/contracts/subscriptions/testing/subscription.builders';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { describe, it } from 'vitest';
import { subscriptionStreamType } from '../subscription.ts';
import { type TerminateSubscription, terminateSubscription } from './terminate-subscription.ts';

const spec = deciderSpec(subscriptionStreamType);

/** Began on 2 March 2026 at 10 o'clock in Germany. */
const started = subscriptionStarted();

const terminate = (command: Partial<TerminateSubscription> = {}) => ({
  subscriptionId: SUBSCRIPTION_ID,
  cause: 'insolvency' as const,
  declaredBy: 'customer' as const,
  declaredOn: '2026-05-20',
  endsOn: '2026-05-12',
  note: null,
  now: new Date('2026-05-20T12:00:00.000Z'),
  ...command,
});
const when = (command: Partial<TerminateSubscription> = {}) => {
  const whole = terminate(command);
  return (state: Parameters<typeof terminateSubscription>[0]) => terminateSubscription(state, whole);
};

const terminated = (data: object = {}) => ({
  type: 'SubscriptionTerminated' as const,
  data: {
    subscriptionId: SUBSCRIPTION_ID,
    accountId: SUBSCRIBER_ID,
    cause: 'insolvency' as const,
    declaredBy: 'customer' as const,
    declaredOn: '2026-05-20',
    endedAt: '2026-05-12T22:00:00.000Z',
    notBilledFrom: '2026-06-02T08:00:00.000Z',
    note: null,
    ...data,
  },
});

describe('ending a subscription out of the ordinary', () => {
  it('ends it with the last whole day, and bills the month that had begun', () => {
    spec.given(started).when(when()).then(terminated());
  });

  it('ends it at once where the last day is today', () => {
    spec
      .given(started)
      .when(when({ endsOn: '2026-05-20' }))
      .then(terminated({ endedAt: '2026-05-20T12:00:00.000Z' }));
  });

  it('ends it as it began by a clock that was put back to before that', () => {
    const day = '2026-03-02';
    const startedAt = '2026-03-02T09:00:00.000Z';
    for (const clock of ['2026-02-28T12:00:00.000Z', '2026-03-02T08:00:00.000Z'])
      spec
        .given(started)
        .when(when({ declaredOn: day, endsOn: day, cause: 'customers-good-cause', now: new Date(clock) }))
        .then(
          terminated({ cause: 'customers-good-cause', declaredOn: day, endedAt: startedAt, notBilledFrom: startedAt }),
        );
  });

  it.each(['customers-good-cause', 'death'] as const)('waives the month that had begun for %s', (cause) => {
    spec
      .given(started)
      .when(when({ cause }))
      .then(terminated({ cause, notBilledFrom: '2026-05-02T08:00:00.000Z' }));
  });

  it('keeps the whole month where the end is its very border, waived or not', () => {
    const midnight = subscriptionStarted({
      startedAt: '2026-03-01T23:00:00.000Z',
      expiresAt: '2027-03-01T23:00:00.000Z',
    });
    const endsOn = '2026-05-01';
    const endedAt = '2026-05-01T22:00:00.000Z';
    spec
      .given(midnight)
      .when(when({ endsOn }))
      .then(terminated({ endedAt, notBilledFrom: endedAt }));
    spec
      .given(midnight)
      .when(when({ endsOn, cause: 'death' }))
      .then(terminated({ endedAt, cause: 'death', notBilledFrom: endedAt }));
  });

  it.each([
    ['the last day that its invoice names', '2026-05-01', '2026-05-01T22:00:00.000Z', '2026-05-20T12:00:00.000Z'],
    ['that day, entered on it', '2026-05-01', '2026-05-01T10:00:00.000Z', '2026-05-01T10:00:00.000Z'],
    [
      'the next morning, before another month began',
      '2026-05-02',
      '2026-05-02T07:59:00.000Z',
      '2026-05-02T07:59:00.000Z',
    ],
  ])('waives no month that was served to its end: it ended on %s', (_case, endsOn, endedAt, now) => {
    const declaredOn = endsOn;
    const end = { cause: 'death' as const, declaredOn, endsOn, now: new Date(now) };
    const notBilledFrom = '2026-05-02T08:00:00.000Z';
    spec
      .given(started)
      .when(when(end))
      .then(terminated({ cause: 'death', declaredOn, endedAt, notBilledFrom }));
  });

  it('waives the month that had begun but for its last day', () => {
    spec
      .given(started)
      .when(when({ cause: 'death', endsOn: '2026-04-30' }))
      .then(
        terminated({
          cause: 'death',
          endedAt: '2026-04-30T22:00:00.000Z',
          notBilledFrom: '2026-04-02T08:00:00.000Z',
        }),
      );
  });

  it.each(['insolvency', 'death'] as const)(
    'bills nothing of one whose first month has not begun, since the one before was billed for these days: %s',
    (cause) => {
      const billedFrom = '2026-06-02T08:00:00.000Z';
      spec
        .given(subscriptionStarted({ startedAt: '2026-05-20T09:00:00.000Z', billedFrom }))
        .when(when({ cause, endsOn: '2026-05-20' }))
        .then(terminated({ cause, endedAt: '2026-05-20T12:00:00.000Z', notBilledFrom: billedFrom }));
    },
  );

  it('goes before a notice that was given', () => {
    spec.given(started, noticeGiven()).when(when()).then(terminated());
  });

  it('records first what time has brought about', () => {
    const now = new Date('2027-03-10T12:00:00.000Z');
    spec
      .given(started)
      .when(when({ now }))
      .then(
        subscriptionRenewed({ term: 2, startsAt: '2027-03-02T09:00:00.000Z', expiresAt: '2028-03-02T09:00:00.000Z' }),
        terminated(),
      );
  });

  it.each([
    ['before it began', { endsOn: '2026-03-01' }],
    ['tomorrow', { endsOn: '2026-05-21' }],
    ['by a declaration of tomorrow', { declaredOn: '2026-05-21' }],
    ['by a declaration from before it began', { declaredOn: '2026-03-01' }],
  ])('is refused %s', (_case, command) => {
    spec.given(started).when(when(command)).thenRejected('termination-day-impossible');
  });

  it('is refused where none runs, another is meant, it is over by its notice, or ended so before', () => {
    spec.given().when(when()).thenRejected('no-subscription');
    spec
      .given(started)
      .when(when({ subscriptionId: SUBSCRIBER_ID }))
      .thenRejected('no-subscription');
    spec
      .given(started, noticeGiven({ endsAt: '2026-05-02T08:00:00.000Z' }))
      .when(when())
      .thenRejected('no-subscription');
    spec.given(started, terminated()).when(when()).thenRejected('no-subscription');
  });
});
