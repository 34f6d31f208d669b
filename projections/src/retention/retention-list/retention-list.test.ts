import { describe, it } from 'vitest';
import {
  accountId,
  conversationResolved,
  invoiceErased,
  invoiceId,
  recordedAt,
  reviewErased,
  reviewId,
  reviewStatusChanged,
  reviewSubmitted,
  visitorConversationErased,
  visitorId,
  visitorMessageSent,
} from '../../testing/events.ts';
import { projectionSpec } from '../../testing/projection-spec.ts';
import { retentionList } from './retention-list.projection.ts';

const of = { business: 1, account: 1 };
const decided = { from: 'eingereicht', to: 'gelöscht' } as const;
const reopened = { from: 'gelöscht', to: 'eingereicht' } as const;

describe('retention list, given events then rows', () => {
  const spec = projectionSpec(retentionList);

  it('names whose data were erased for their age, by the position of the event', () =>
    spec
      .given(
        visitorMessageSent(1, 7),
        conversationResolved(1),
        invoiceErased(3, 1),
        visitorConversationErased(7),
        reviewSubmitted(1, of),
        reviewErased(1, of),
      )
      .thenRows('select * from erased_subject order by position', [
        { position: 3, subject: `invoice:${invoiceId(3)}` },
        { position: 4, subject: `visitor:${visitorId(7)}` },
        { position: 6, subject: `review:${reviewId(1)}` },
      ]));

  it('keeps decided reviews with their last decision, and no open ones', () =>
    spec
      .given(
        reviewSubmitted(1, of),
        reviewSubmitted(2, of),
        reviewSubmitted(3, of),
        reviewStatusChanged(1, of, decided),
        reviewStatusChanged(2, of, decided),
        reviewStatusChanged(1, of, { from: 'gelöscht', to: 'nicht_genehmigt' }),
        reviewStatusChanged(2, of, reopened),
      )
      .thenRows('select * from decided_review', [
        { id: reviewId(1), account_id: accountId(1), decided_at: new Date(recordedAt(6)) },
      ]));

  it('forgets erased ones, whatever is decided about them later', () =>
    spec
      .given(
        reviewSubmitted(1, of),
        reviewStatusChanged(1, of, decided),
        reviewErased(1, of),
        reviewStatusChanged(1, of, reopened),
        reviewStatusChanged(1, of, decided),
      )
      .thenRows('select * from decided_review', []));
});
