import { addReviewNoteBodySchema, reviewHistoryEntrySchema } from '@sternklar/contracts/reviews/review.api';
import { reviewStream } from '@sternklar/contracts/reviews/review.events';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import { given } from '../../platform/example-call.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { type ChangeableReviewDeps, createChangeableReview } from '../changeable-review.ts';
import { reviewStreamType } from '../review.ts';
import { addedNote, idParamsSchema, reviewNotFound, TAG } from '../review-answers.ts';
import { addReviewNote } from './add-review-note.ts';

export interface AddReviewNoteRouteDeps extends ChangeableReviewDeps {
  readonly commands: CommandHandler;
  readonly kit: RequestKit;
}

export const addReviewNoteRoute = slice(
  {
    name: 'add-review-note',
    call: 'POST /reviews/:id/notes',
    access: ['admin'],
    tag: TAG,
    summary: 'Eine Notiz zum Verlauf einer Bewertung schreiben; sonst ändert sich nichts',
    params: idParamsSchema,
    body: addReviewNoteBodySchema,
    answers: { 201: reviewHistoryEntrySchema },
    records: ['ReviewNoteAdded'],
    example: { params: { id: given('review') }, body: { note: 'Der Kunde hat angerufen.' } },
  },
  (deps: AddReviewNoteRouteDeps) => {
    const { commands, kit } = deps;
    const changeableReview = createChangeableReview(deps);
    return async (request, reply) => {
      const known = await changeableReview(request.params.id);
      const { reviewId, accountId } = known.state;
      const { note: text, shown_to_customer: shownToCustomer } = request.body;
      const note = { noteId: kit.newId(request), text, shownToCustomer };
      const handled = await commands.handle({
        streamType: reviewStreamType,
        streamId: reviewStream(reviewId),
        knownUntil: known,
        decide: (state) => addReviewNote(state, note),
        context: kit.commandContext(request, accountId),
      });
      if (handled.rejected !== undefined) throw reviewNotFound();
      await kit.untilVisible(request, reply, handled.position);
      reply.code(201);
      return addedNote(handled.events);
    };
  },
);
