import {
  CHANNELS,
  type Channel,
  PLATFORM_ANSWERS,
  type PlatformAnswer,
} from '@sternklar/contracts/reviews/casework/casework-words';
import { REVIEW_STATUSES, type ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import fc from 'fast-check';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** What may be done to a case, or happen to it. */
export type Command =
  | { readonly do: 'amend'; readonly complete: boolean; readonly how: 0 | 1 | 2 }
  | { readonly do: 'withdraw' | 'take-up' | 'ask' | 'return' | 'remind' | 'close' }
  | { readonly do: 'answer'; readonly late: boolean }
  | { readonly do: 'forward' | 'appeal'; readonly channel: Channel }
  | {
      readonly do: 'enter';
      readonly answer: PlatformAnswer;
      readonly text: string | null;
      readonly by: 'customer' | 'admin';
    }
  | { readonly do: 'status'; readonly to: ReviewStatus }
  | { readonly do: 'take-back' }
  | { readonly do: 'wish' | 'set-aside' | 'show' }
  | { readonly do: 'follow-up'; readonly inDays: number }
  | { readonly do: 'take-over'; readonly who: number; readonly from: boolean }
  | { readonly do: 'let-go'; readonly who: number }
  | { readonly do: 'wait'; readonly ms: number };

const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ do: fc.constant('amend' as const), complete: fc.boolean(), how: fc.constantFrom(0, 1, 2) }),
  fc.record({
    do: fc.constantFrom(
      'withdraw',
      'take-up',
      'ask',
      'return',
      'remind',
      'close',
      'wish',
      'set-aside',
      'show' as const,
    ),
  }),
  fc.record({ do: fc.constant('answer' as const), late: fc.boolean() }),
  fc.record({ do: fc.constantFrom('forward', 'appeal' as const), channel: fc.constantFrom(...CHANNELS) }),
  fc.record({
    do: fc.constant('enter' as const),
    answer: fc.constantFrom(...PLATFORM_ANSWERS),
    text: fc.constantFrom(null, 'Wir sehen keinen Verstoß.'),
    by: fc.constantFrom('customer', 'admin' as const),
  }),
  fc.record({ do: fc.constant('status' as const), to: fc.constantFrom(...REVIEW_STATUSES) }),
  fc.record({ do: fc.constant('take-back' as const) }),
  fc.record({ do: fc.constant('follow-up' as const), inDays: fc.integer({ min: -2, max: 20 }) }),
  fc.record({ do: fc.constant('take-over' as const), who: fc.integer({ min: 0, max: 1 }), from: fc.boolean() }),
  fc.record({ do: fc.constant('let-go' as const), who: fc.integer({ min: 0, max: 1 }) }),
  fc.record({
    do: fc.constant('wait' as const),
    ms: fc.oneof(fc.constantFrom(HOUR / 2, 3 * DAY, 10 * DAY, 30 * DAY), fc.integer({ min: 1, max: DAY })),
  }),
);

const entered = (answer: 'removed' | 'refused', by: 'customer' | 'admin' = 'admin'): Command => ({
  ...{ do: 'enter', answer, text: null, by },
});
const sent = (how: 'forward' | 'appeal'): Command => ({ do: how, channel: 'report-tool' });

/**
 * What chance alone strings together hardly once: a refusal and its appeal, a question that the clock reminds of or
 * closes, and what is decided, mis-pressed and taken back.
 */
export const anyRun: fc.Arbitrary<readonly Command[]> = fc.oneof(
  { weight: 12, arbitrary: anyCommand.map((command) => [command]) },
  { weight: 1, arbitrary: fc.constant([sent('forward'), entered('refused'), sent('appeal')]) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(2, 3, 29, 30), fc.constantFrom('remind', 'close' as const))
      .map(([days, clock]): readonly Command[] => [{ do: 'ask' }, { do: 'wait', ms: days * DAY }, { do: clock }]),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom(
          [entered('refused')],
          [entered('removed')],
          [entered('removed', 'customer'), entered('refused')],
          [entered('refused', 'customer'), entered('removed')],
        ),
        fc.constantFrom(...REVIEW_STATUSES),
      )
      .map(([answers, to]): readonly Command[] => [...answers, { do: 'status', to }, { do: 'take-back' }]),
  },
);
