import type { AdminReviewHistoryEntry } from '@sternklar/contracts/reviews/review.api';
import { type ReviewEvent, reviewStream } from '@sternklar/contracts/reviews/review.events';
import { actorIdOf, historyEntryOf } from '@sternklar/contracts/reviews/review-history';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { Rejection, StreamType } from '@sternklar/event-store/decider';
import { z } from 'zod';
import { type EmailsOf, withActorEmails } from '../platform/actor-emails.port.ts';
import { Refusal } from '../platform/refusal.port.ts';
import { changedMeanwhile } from './change-review-status/changed-meanwhile.ts';

const versionMessage = 'If-Match muss die gesehene Version der Bewertung nennen, zum Beispiel "3".';
/** The version that whoever decides saw, null for any. Loose, because a request has many more headers. */
export const seenVersionHeadersSchema = z.looseObject({
  'if-match': z
    .string()
    .regex(/^(\*|"?\d{1,9}"?)$/, versionMessage)
    .transform((value) => (value === '*' ? null : Number(value.replaceAll('"', ''))))
    .optional(),
});

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

interface Deps {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly emailsOf: EmailsOf;
}

/** Whoever was too slow learns how the review stands, and who did what meanwhile. */
export const createChangedRefusal =
  ({ commands, emailsOf }: Deps) =>
  async (reviewId: string, rejection: Rejection, seen: number | null): Promise<Refusal> => {
    const { current, message } = changedMeanwhile(rejection);
    const happened = seen === null ? [] : (await commands.load(changesSince(seen), reviewStream(reviewId))).state;
    const changes = await withActorEmails(happened, emailsOf);
    return new Refusal(409, rejection.rejected, message, { extensions: { current, changes } });
  };
