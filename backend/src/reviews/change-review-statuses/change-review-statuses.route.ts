import {
  changeReviewStatusesAnswerSchema,
  changeReviewStatusesBodySchema,
} from '@sternklar/contracts/reviews/review-statuses.api';
import { given } from '../../platform/example-call.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { TAG } from '../review-answers.ts';
import { type ChangeReviewStatusesDeps, createChangeOneOfMany, type SeenReview } from './change-review-statuses.ts';

export interface ChangeReviewStatusesRouteDeps extends ChangeReviewStatusesDeps {
  readonly kit: Pick<RequestKit, 'newId' | 'commandContext' | 'untilVisible'>;
}

/** The log writes appends that come together in one transaction; more would only keep other commands waiting. */
const AT_ONCE = 10;

export const changeReviewStatusesRoute = slice(
  {
    name: 'change-review-statuses',
    call: 'POST /reviews/status',
    access: ['admin'],
    tag: TAG,
    summary:
      'Den Status mehrerer Bewertungen ändern, auch mit einer Notiz; jede nur, wenn sie noch die gesehene Version hat, und jede für sich',
    body: changeReviewStatusesBodySchema,
    answers: { 200: changeReviewStatusesAnswerSchema },
    records: ['ReviewStatusChanged', 'ReviewNoteAdded'],
    example: {
      body: {
        status: 'gelöscht',
        note: 'Die Plattform hat zugestimmt.',
        reviews: [
          { id: given('review'), version: 1 },
          { id: given('other-review'), version: 1 },
        ],
      },
    },
  },
  (deps: ChangeReviewStatusesRouteDeps) => {
    const { kit } = deps;
    const changeOneOfMany = createChangeOneOfMany(deps);
    return async (request, reply) => {
      const {
        status,
        takes_back: takesBack,
        note: text,
        note_shown_to_customer: shownToCustomer,
        reviews,
      } = request.body;
      const chosen = { status, takesBack };
      // One command for all of them, each on a stream of its own; ids in the order of the request, so that a repetition
      // under the same Idempotency-Key gets the same ones.
      const context = kit.commandContext(request, null);
      const seen = reviews.map(
        ({ id, version }): SeenReview => ({
          id,
          version,
          note: text === null ? null : { noteId: kit.newId(request), text, shownToCustomer },
        }),
      );
      const settled = [];
      for (let start = 0; start < seen.length; start += AT_ONCE) {
        const some = seen.slice(start, start + AT_ONCE);
        settled.push(...(await Promise.allSettled(some.map((review) => changeOneOfMany(review, chosen, context)))));
      }
      // Nobody decided that: the machine failed at one of them. The others are done, and sent again it is made up for.
      const broken = settled.find((outcome) => outcome.status === 'rejected');
      if (broken) throw broken.reason;
      const outcomes = settled.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
      const position = Math.max(...outcomes.map((outcome) => outcome.position));
      if (position > 0) await kit.untilVisible(request, reply, position);
      return { results: outcomes.map(({ result }) => result) };
    };
  },
);
