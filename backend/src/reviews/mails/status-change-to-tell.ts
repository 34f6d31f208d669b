import { type ReviewEvent, reviewStream } from '@sternklar/contracts/reviews/review.events';
import { isDecided } from '@sternklar/contracts/reviews/review-status';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { StreamType } from '@sternklar/event-store/decider';
import { v5 as uuidV5 } from 'uuid';
import type { UntoldMails } from '../../platform/outbox.port.ts';
import { saysNothing } from './decision-on-appeal.ts';

/** Before and after it: the status, and upon which appeal it was decided. */
interface StatusChange {
  readonly id: string;
  readonly before: string;
  readonly after: string;
}

interface ToldStands {
  readonly changes: readonly StatusChange[];
  readonly stand: string;
  /** Of this round; '' before there is one. */
  readonly appeal: string;
}

/** Nobody takes back more within the time that a mail waits; what was before counts as told. */
const MOST_CHANGES = 100;

type Changed = Extract<ReviewEvent, { type: 'ReviewStatusChanged' }>['data'];

const standAfter = ({ changes, appeal }: ToldStands, data: Changed): string => {
  // A decision is taken back only while nothing but it has changed the status.
  if (data.restores) return changes.at(-1)?.before ?? data.to;
  return isDecided(data.to) ? `${data.to} ${appeal}` : data.to;
};

const afterChange = (state: ToldStands, id: string, data: Changed): ToldStands => {
  // What no mail tells of silences none that waits.
  if (saysNothing(data)) return state;
  const stand = standAfter(state, data);
  const isAnew = !isDecided(data.to) && !data.restores;
  return {
    changes: [...state.changes.slice(1 - MOST_CHANGES), { id, before: state.stand, after: stand }],
    stand,
    appeal: isAnew ? '' : state.appeal,
  };
};

const toldStands: StreamType<ToldStands, ReviewEvent> = {
  initialState: { changes: [], stand: 'eingereicht', appeal: '' },
  evolve: (state, event) => {
    switch (event.type) {
      case 'RemovalAppealed':
        return { ...state, appeal: event.data.forwardingId };
      case 'ReviewStatusChanged':
        return afterChange(state, event.id, event.data);
      default:
        event.type satisfies Exclude<ReviewEvent['type'], 'RemovalAppealed' | 'ReviewStatusChanged'>;
        return state;
    }
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
 * Whether a mail that waited still has something to tell: it is about the newest change, and what stands is not what was
 * told last. Asked of the outbox and not of the clock, so that a change in the moment in which a mail goes out is told by
 * its own mail, also when it takes back what that one says.
 */
export const isToBeTold = async (
  { reviewId, changeId, idOf = mailOfChange }: ChangeToTell,
  { commands, untoldMails }: ToldSource,
): Promise<boolean> => {
  const { state } = await commands.load(toldStands, reviewStream(reviewId));
  const newest = state.changes.at(-1);
  if (newest?.id !== changeId) return false;
  const before = state.changes.slice(0, -1);
  const mailIds = before.map(({ id }) => idOf(id));
  const untold = await untoldMails(mailIds, idOf(changeId));
  const lastTold = mailIds.findLastIndex((id) => !untold.has(id));
  return state.changes[lastTold + 1]?.before !== newest.after;
};
