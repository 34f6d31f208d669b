import type { RecordedEvent } from '../event-envelope.ts';
import { eventsOf } from '../events-of.ts';
import { accountErased, accountRegistered } from './account.events.ts';

export interface RegisteredAccount {
  readonly id: string;
  /** Null once it is erased. */
  readonly email: string | null;
}

/** The accounts that were registered by these events. */
export const registeredIn = (events: readonly RecordedEvent[]): readonly RegisteredAccount[] =>
  eventsOf(events, accountRegistered).map(({ data }) => ({ id: data.accountId, email: data.email }));

/** The ids of the accounts that were erased by these events. */
export const erasedIn = (events: readonly RecordedEvent[]): readonly string[] =>
  eventsOf(events, accountErased).map(({ data }) => data.accountId);
