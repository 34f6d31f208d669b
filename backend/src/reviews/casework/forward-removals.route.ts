import {
  forwardRemovalsAnswerSchema,
  forwardRemovalsBodySchema,
} from '@sternklar/contracts/reviews/casework/casework.api';
import { given } from '../../platform/example-call.port.ts';
import { Refusal } from '../../platform/refusal.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { createChangeableReviewOrNone } from '../changeable-review.ts';
import { isWayOpen } from '../notice/ways.ts';
import { TAG } from '../review-answers.ts';
import { createForwardOneOfMany, type SentReview } from './forward-removals.ts';
import { type SendingDeps, sendingOf } from './sending.ts';
import { refusalOf, STEP_REFUSED } from './take-step.ts';

/** The log writes appends that come together in one transaction; more would only keep other commands waiting. */
const AT_ONCE = 10;

const inGroups = async <One, Result>(all: readonly One[], each: (one: One) => Promise<Result>): Promise<Result[]> => {
  const results: Result[] = [];
  for (let start = 0; start < all.length; start += AT_ONCE) {
    results.push(...(await Promise.all(all.slice(start, start + AT_ONCE).map(each))));
  }
  return results;
};

export const forwardRemovalsRoute = slice(
  {
    name: 'forward-removals',
    call: 'POST /reviews/forwardings',
    access: ['admin'],
    tag: TAG,
    summary:
      'Eintragen, dass die Löschanträge zu mehreren Bewertungen eines Unternehmens an die Plattform gingen; jeder für sich',
    body: forwardRemovalsBodySchema,
    answers: { 200: forwardRemovalsAnswerSchema },
    refusals: STEP_REFUSED,
    records: ['RemovalForwarded'],
    example: {
      body: {
        channel: 'report-tool',
        sent_text: 'Diese Personen waren nie unsere Kunden.',
        reference: '1-2345',
        reviews: [{ id: given('review') }],
      },
    },
  },
  (deps: SendingDeps) => {
    const { kit } = deps;
    const changeableReview = createChangeableReviewOrNone(deps);
    const forwardOneOfMany = createForwardOneOfMany(deps);
    return async (request, reply) => {
      const { channel, reference, sent_text: textForAll, reviews } = request.body;
      if (!isWayOpen(channel, deps.noticeSettings)) throw refusalOf('way-without-address');
      const now = deps.now();
      const context = kit.commandContext(request, null);
      // Ids in the order of the request, so that a repetition under the same Idempotency-Key gets the same ones.
      const asked = reviews.map((review) => ({ ...review, forwardingId: kit.newId(request) }));
      const sent = await inGroups(
        asked,
        async ({ id, forwardingId, sent_text = textForAll, ...own }): Promise<SentReview> => {
          const sending = sendingOf(
            { ...own, channel, reference, sent_text, notice_version: null, sent_before_withdrawal: false },
            { forwardingId, now },
          );
          return { id, known: await changeableReview(id), sending };
        },
      );
      const businesses = new Set(sent.flatMap(({ known }) => known?.state.businessId ?? []));
      if (businesses.size > 1) {
        throw new Refusal(
          422,
          'several-businesses',
          'Diese Bewertungen gehören zu verschiedenen Unternehmen. Bitte wählen Sie nur die eines Unternehmens.',
        );
      }
      const outcomes = await inGroups(sent, (one) => forwardOneOfMany(one, context));
      const position = Math.max(...outcomes.map((outcome) => outcome.position));
      if (position > 0) await kit.untilVisible(request, reply, position);
      return { results: outcomes.map(({ result }) => result) };
    };
  },
);
