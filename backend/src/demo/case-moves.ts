import type { Channel, PlatformAnswer } from '@sternklar/contracts/reviews/casework/casework-words';
import type { RemovalReason } from '@sternklar/contracts/reviews/removal-reason';
import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';

import type { DemoFileName } from './demo-files.ts';

/** A step of a case of the demonstration; what it says is invented. */
export type DemoMove =
  /** The customer adds what was missing; what is left out stays as it was. */
  | {
      readonly does: 'amend';
      readonly withLink?: true;
      readonly reason?: RemovalReason;
      readonly facts?: string;
    }
  | { readonly does: 'add-evidence'; readonly file: DemoFileName; readonly addedBy: 'customer' | 'admin' }
  | { readonly does: 'take-over' }
  | { readonly does: 'ask'; readonly text: string }
  /** By itself, days after the question. */
  | { readonly does: 'remind' | 'close-question' }
  | { readonly does: 'answer'; readonly text: string }
  | { readonly does: 'forward' | 'appeal'; readonly channel: Channel; readonly reference: string | null }
  | {
      readonly does: 'enter-answer';
      readonly answer: PlatformAnswer;
      readonly text: string | null;
      readonly enteredBy: 'customer' | 'admin';
    }
  | { readonly does: 'come-back'; readonly noticedBy: 'customer' | 'admin' }
  | { readonly does: 'withdraw'; readonly reason: string | null }
  | { readonly does: 'take-up-again' }
  | { readonly does: 'set-follow-up'; readonly workingDays: number; readonly reason: string }
  | { readonly does: 'note'; readonly text: string; readonly shownToCustomer: boolean };

const STATUS_AFTER: Readonly<Partial<Record<PlatformAnswer, ReviewStatus>>> = {
  removed: 'gelöscht',
  refused: 'nicht_genehmigt',
};

/** Which status a move leaves, if it changes it. */
export const statusAfter = (move: DemoMove): ReviewStatus | null => {
  switch (move.does) {
    case 'enter-answer':
      return move.enteredBy === 'admin' ? (STATUS_AFTER[move.answer] ?? null) : null;
    case 'come-back':
      return 'eingereicht';
    default:
      return null;
  }
};

/** How many events a move becomes, so that what follows knows the review's version before it. */
export const eventsOf = (move: DemoMove, before: ReviewStatus): number =>
  (statusAfter(move) ?? before) === before ? 1 : 2;

/** Who takes a move. */
export const takerOf = (move: DemoMove): 'customer' | 'admin' | 'job' => {
  switch (move.does) {
    case 'amend':
    case 'answer':
    case 'withdraw':
    case 'take-up-again':
      return 'customer';
    case 'enter-answer':
      return move.enteredBy;
    case 'remind':
    case 'close-question':
      return 'job';
    case 'come-back':
      return move.noticedBy;
    case 'add-evidence':
      return move.addedBy;
    default:
      return 'admin';
  }
};
