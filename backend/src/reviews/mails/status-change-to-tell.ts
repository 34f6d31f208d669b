import { type ReviewEvent, reviewStatusChanged, reviewStream } from '@sternklar/contracts/reviews/review.events';
import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { StreamType } from '@sternklar/event-store/decider';
import { v5 as uuidV5 } from 'uuid';
import type { UntoldMails } from '../../platform/outbox.port.ts';

interface StatusChange {
  readonly id: string;
  readonly from: ReviewStatus;
  readonly to: ReviewStatus;
}

/** Nobody takes back more within the time that a mail waits; what was before counts as told. */
const MOST_CHANGES = 100;

const statusChanges: StreamType<readonly StatusChange[], ReviewEvent> = {
  initialState: [],
  evolve: (changes, event) => {
    if (event.type === reviewStatusChanged.type) {
      return [...changes.slice(1 - MOST_CHANGES), { id: event.id, from: event.data.from, to: event.data.to }];
    }
    event.type satisfies Exclude<ReviewEvent['type'], 'ReviewStatusChanged'>;
    return changes;
  },
};

/** Of the mail about a change: it follows from the change, so that asking twice sends once. */
export const mailOfChange = (changeId: string): string =>
  uuidV5('when-review-status-changed-then-mail-customer', changeId);

export interface ToldSource {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly untoldMails: UntoldMails;
}

interface ChangeToTell {
  readonly reviewId: string;
  readonly changeId: string;
  /** Of the message about a change, in the outbox that is asked; by default of its mail. */
  readonly idOf?: (changeId: string) => string;
}

/**
 * Whether a mail that waited still has something to tell: it is about the newest change, and the status is not the one
 * that was told last. Asked of the outbox and not of the clock, so that a change in the moment in which a mail goes out
 * is told by its own mail, also when it takes back what that one says.
 */
export const isToBeTold = async (
  { reviewId, changeId, idOf = mailOfChange }: ChangeToTell,
  { commands, untoldMails }: ToldSource,
): Promise<boolean> => {
  const { state: changes } = await commands.load(statusChanges, reviewStream(reviewId));
  const newest = changes.at(-1);
  if (newest?.id !== changeId) return false;
  const before = changes.slice(0, -1);
  const mailIds = before.map(({ id }) => idOf(id));
  const untold = await untoldMails(mailIds, idOf(changeId));
  const lastTold = mailIds.findLastIndex((id) => !untold.has(id));
  return changes[lastTold + 1]?.from !== newest.to;
};
