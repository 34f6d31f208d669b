import { ANSWERED_AS } from '@sternklar/contracts/conversations/answered-as';
import { ATTENTION_REASONS } from '@sternklar/contracts/conversations/attention';
import { REVIEW_STATUSES } from '@sternklar/contracts/reviews/review-status';
import {
  accountId,
  accountRegistered,
  answerRated,
  attentionCalled,
  businessAdded,
  businessRemovalSettled,
  businessRemoved,
  businessRestored,
  conversationHandedBack,
  conversationHandedToPerson,
  conversationReadByParticipant,
  conversationReadByTeam,
  conversationReopened,
  conversationResolved,
  emailChanged,
  emailChangeUndone,
  emailVerified,
  type KnownEvent,
  messageSent,
  personRequested,
  reviewNoteAdded,
  reviewStatusChanged,
  reviewSubmitted,
  roleGranted,
  roleRevoked,
  subscriptionStarted,
  visitorMessageSent,
} from './events.ts';

/** Whole numbers below a limit, always the same ones for a seed (a linear congruence). */
const numbersFrom = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

/** A life-like history of about `length` events; the numbering of accounts, businesses and reviews starts at `first`. */
export const randomHistory = (length: number, { seed = 1, first = 1 } = {}): readonly KnownEvent[] => {
  const random = numbersFrom(seed);
  const events: KnownEvent[] = [accountRegistered(first), businessAdded(first, first)];
  const accounts = [first];
  const businesses = [{ business: first, account: first, removed: false, settled: false }];
  const reviews: { review: number; business: number; account: number; status: number }[] = [];
  let subscriptions = 0;
  let messages = 0;
  const talk: { readonly account: number; readonly message: number }[] = [];
  let notes = 0;
  const any = <Item>(items: readonly Item[]): Item => items[random(items.length)] as Item;

  const steps: readonly (() => KnownEvent)[] = [
    () => {
      accounts.push(first + accounts.length);
      return accountRegistered(first + accounts.length - 1);
    },
    () => emailVerified(any(accounts)),
    () => emailChanged(any(accounts), `neu${random(1_000)}@firma.example`),
    () => emailChangeUndone(any(accounts), accountId(first), `alt${random(1_000)}@firma.example`),
    () => roleGranted(any(accounts), random(2) ? 'admin' : 'auditor'),
    () => roleRevoked(any(accounts), random(2) ? 'admin' : 'auditor'),
    () => {
      const added = { business: first + businesses.length, account: any(accounts), removed: false, settled: false };
      businesses.push(added);
      return businessAdded(added.business, added.account);
    },
    () => {
      const business = any(businesses);
      if (random(4) > 0 || business.settled) return emailVerified(business.account);
      if (business.removed && random(3) === 0) {
        business.settled = true;
        return businessRemovalSettled(business.business, business.account);
      }
      business.removed = !business.removed;
      return (business.removed ? businessRemoved : businessRestored)(business.business, business.account);
    },
    ...[1, 2, 3, 4].map(() => () => {
      const { business, account } = any(businesses);
      reviews.push({ review: first + reviews.length, business, account, status: 0 });
      return reviewSubmitted(first + reviews.length - 1, { business, account }, { rating: 1 + random(5) });
    }),
    ...[1, 2, 3].map(() => () => {
      if (reviews.length === 0) return emailVerified(any(accounts));
      const review = any(reviews);
      const from = REVIEW_STATUSES[review.status] ?? 'eingereicht';
      review.status = (review.status + 1 + random(2)) % REVIEW_STATUSES.length;
      const to = REVIEW_STATUSES[review.status] ?? 'eingereicht';
      return reviewStatusChanged(review.review, review, { from, to });
    }),
    () => {
      subscriptions += 1;
      return subscriptionStarted(first + subscriptions - 1, any(accounts));
    },
    ...(['user', 'assistant', 'admin'] as const).map((sender) => () => {
      messages += 1;
      const answered = sender === 'user' ? any(ANSWERED_AS) : undefined;
      const sent = { message: first + messages - 1, account: any(accounts) };
      talk.push(sent);
      return messageSent(sent.message, sent.account, { sender, ...(answered && { answered }) });
    }),
    () => any([personRequested, conversationHandedToPerson, conversationHandedBack])(any(accounts)),
    () => attentionCalled(any(accounts), any(ATTENTION_REASONS)),
    () => {
      if (talk.length === 0) return emailVerified(any(accounts));
      const { account, message } = any(talk);
      return answerRated(account, message, random(2) === 1);
    },
    () => any([conversationResolved, conversationReopened])(any(accounts)),
    () => any([conversationReadByParticipant, conversationReadByTeam])(any(accounts), 1 + random(5)),
    () => {
      messages += 1;
      return visitorMessageSent(first + messages - 1, any(accounts), { answered: any(ANSWERED_AS) });
    },
    () => {
      if (reviews.length === 0) return emailVerified(any(accounts));
      notes += 1;
      return reviewNoteAdded(first + notes, any(reviews), { shownToCustomer: random(2) === 1 });
    },
  ];
  while (events.length < length) events.push(any(steps)());
  return events;
};
