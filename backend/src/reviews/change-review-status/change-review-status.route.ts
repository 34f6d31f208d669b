import { messageSchema } from '@sternklar/contracts/problem';
import { changeReviewStatusBodySchema } from '@sternklar/contracts/reviews/review.api';
import { type ReviewEvent, reviewStream } from '@sternklar/contracts/reviews/review.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { EmailsOf } from '../../platform/actor-emails.port.ts';
import { given } from '../../platform/example-call.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { type ChangeableReviewDeps, createChangeableReview } from '../changeable-review.ts';
import { reviewStreamType } from '../review.ts';
import { idParamsSchema, reviewNotFound, TAG } from '../review-answers.ts';
import { createChangedRefusal, seenVersionHeadersSchema } from '../seen-version.ts';
import { changeReviewStatus } from './change-review-status.ts';

export interface ChangeReviewStatusRouteDeps extends ChangeableReviewDeps {
  readonly commands: CommandHandler;
  readonly kit: RequestKit;
  readonly emailsOf: EmailsOf;
}

const messageFor = (recorded: readonly { readonly type: ReviewEvent['type'] }[]): string => {
  const types = recorded.map(({ type }) => type);
  if (types.includes('ReviewStatusChanged')) return 'Der Status der Bewertung wurde geändert.';
  return types.includes('ReviewNoteAdded')
    ? 'Die Notiz wurde hinzugefügt; den Status hatte die Bewertung schon.'
    : 'Die Bewertung hatte diesen Status schon.';
};

export const changeReviewStatusRoute = slice(
  {
    name: 'change-review-status',
    call: 'PUT /reviews/:id/status',
    access: ['admin'],
    tag: TAG,
    summary:
      'Den Status einer Bewertung ändern, auch mit einer Notiz; mit If-Match nur, wenn sie noch die gesehene Version hat',
    headers: seenVersionHeadersSchema,
    params: idParamsSchema,
    body: changeReviewStatusBodySchema,
    answers: { 200: messageSchema },
    records: ['ReviewStatusChanged', 'ReviewNoteAdded'],
    // Not a POST, but a note would stand there twice.
    edge: { idempotencyKey: true },
    example: { params: { id: given('review') }, body: { status: 'gelöscht', note: 'Die Plattform hat zugestimmt.' } },
  },
  (deps: ChangeReviewStatusRouteDeps) => {
    const { commands, kit } = deps;
    const changeableReview = createChangeableReview(deps);
    const changedRefusal = createChangedRefusal(deps);
    return async (request, reply) => {
      const known = await changeableReview(request.params.id);
      const { reviewId, accountId } = known.state;
      const { status, note: text, note_shown_to_customer: shownToCustomer, takes_back: takesBack } = request.body;
      const command = {
        status,
        expectedVersion: request.headers['if-match'] ?? null,
        note: text === null ? null : { noteId: kit.newId(request), text, shownToCustomer },
        takesBack,
      };
      const handled = await commands.handle({
        streamType: reviewStreamType,
        streamId: reviewStream(reviewId),
        knownUntil: known,
        decide: (state) => changeReviewStatus(state, command),
        context: kit.commandContext(request, accountId),
      });
      if (handled.rejected !== undefined) {
        throw handled.rejected === 'review-not-found'
          ? reviewNotFound()
          : await changedRefusal(reviewId, handled, command.expectedVersion);
      }
      await kit.untilVisible(request, reply, handled.position);
      return { message: messageFor(handled.events) };
    };
  },
);
