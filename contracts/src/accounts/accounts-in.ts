import type { RecordedEvent } from '../event-envelope.ts';
import { eventsAmong, eventsOf } from '../events-of.ts';
import { accountErased, accountRegistered, emailChanged, emailChangeUndone } from './account.events.ts';

/** Whose address it is. */
export interface AccountAddress {
  readonly id: string;
  /** Null once it is erased. */
  readonly email: string | null;
}

/** The accounts that were registered by these events. */
export const registeredIn = (events: readonly RecordedEvent[]): readonly AccountAddress[] =>
  eventsOf(events, accountRegistered).map(({ data }) => ({ id: data.accountId, email: data.email }));

/** What these events make of the addresses of accounts: of several changes of one, the last counts. */
export const readdressedIn = (events: readonly RecordedEvent[]): readonly AccountAddress[] => {
  const changes = eventsAmong(events, [emailChanged, emailChangeUndone]);
  const last = new Map(changes.map(({ data }) => [data.accountId, data.email]));
  return [...last].map(([id, email]) => ({ id, email }));
};

/** The ids of the accounts that were erased by these events. */
export const erasedIn = (events: readonly RecordedEvent[]): readonly string[] =>
  eventsOf(events, accountErased).map(({ data }) => data.accountId);
