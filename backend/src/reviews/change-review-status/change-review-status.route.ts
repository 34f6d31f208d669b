import { messageSchema } from '@sternklar/contracts/problem';
import { type AdminReviewHistoryEntry, changeReviewStatusBodySchema } from '@sternklar/contracts/reviews/review.api';
import { type ReviewEvent, reviewStream } from '@sternklar/contracts/reviews/review.events';
import { actorIdOf, historyEntryOf } from '@sternklar/contracts/reviews/review-history';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { Rejection, StreamType } from '@sternklar/event-store/decider';
import { z } from 'zod';
import { type EmailsOf, withActorEmails } from '../../platform/actor-emails.port.ts';
import { given } from '../../platform/example-call.port.ts';
import { Refusal } from '../../platform/refusal.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { type ChangeableReviewDeps, createChangeableReview } from '../changeable-review.ts';
import { reviewStreamType } from '../review.ts';
import { idParamsSchema, reviewNotFound, TAG } from '../review-answers.ts';
import { changeReviewStatus } from './change-review-status.ts';
import { changedMeanwhile } from './changed-meanwhile.ts';

/** More are not told: nobody reads on, and the review's page has them all. */
const MOST = 20;

type Change = Omit<AdminReviewHistoryEntry, 'actor_email'>;

/** What happened to a review after the version that somebody saw, oldest first; the newest 20 of many. */
const changesSince = (seen: number): StreamType<readonly Change[], ReviewEvent> => ({
  initialState: [],
  evolve: (changes, event) => {
    if (event.version <= seen) return changes;
    const { version } = event;
    return [...changes, { ...historyEntryOf(event), version, actor_id: actorIdOf(event) }].slice(-MOST);
  },
});

export interface ChangeReviewStatusRouteDeps extends ChangeableReviewDeps {
  readonly commands: CommandHandler;
  readonly kit: RequestKit;
  readonly emailsOf: EmailsOf;
}

const versionMessage = 'If-Match muss die gesehene Version der Bewertung nennen, zum Beispiel "3".';
/** Loose, because a request has many more headers. */
const headersSchema = z.looseObject({
  'if-match': z
    .string()
    .regex(/^(\*|"?\d{1,9}"?)$/, versionMessage)
    .transform((value) => (value === '*' ? null : Number(value.replaceAll('"', ''))))
    .optional(),
});

type Refused = Rejection<'review-not-found' | 'review-changed-meanwhile'>;

/** `changes` is what happened meanwhile: whoever was too slow learns who did what. */
const refusalFor = (rejection: Refused, changes: readonly AdminReviewHistoryEntry[]) => {
  if (rejection.rejected === 'review-not-found') return reviewNotFound();
  const { current, message } = changedMeanwhile(rejection);
  return new Refusal(409, rejection.rejected, message, { extensions: { current, changes } });
};

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
    headers: headersSchema,
    params: idParamsSchema,
    body: changeReviewStatusBodySchema,
    answers: { 200: messageSchema },
    records: ['ReviewStatusChanged', 'ReviewNoteAdded'],
    // Not a POST, but a note would stand there twice.
    edge: { idempotencyKey: true },
    example: { params: { id: given('review') }, body: { status: 'gelöscht', note: 'Die Plattform hat zugestimmt.' } },
  },
  (deps: ChangeReviewStatusRouteDeps) => {
    const { commands, kit, emailsOf } = deps;
    const changeableReview = createChangeableReview(deps);
    const changesAfter = async (reviewId: string, seen: number | null) => {
      if (seen === null) return [];
      const { state } = await commands.load(changesSince(seen), reviewStream(reviewId));
      return withActorEmails(state, emailsOf);
    };
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
        throw refusalFor(handled, await changesAfter(reviewId, command.expectedVersion));
      }
      await kit.untilVisible(request, reply, handled.position);
      return { message: messageFor(handled.events) };
    };
  },
);
