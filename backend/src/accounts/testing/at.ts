import type { AccountEvent } from '@sternklar/contracts/accounts/account.events';
import { type RecordedAs, recordedAs } from '@sternklar/event-store/testing/decider-spec';

/** An event of the past, as recorded at a time and, where it matters, under an id. */
export const at = (recordedAt: Date, past: AccountEvent, id?: string): RecordedAs<AccountEvent> =>
  recordedAs(past, { recordedAt: recordedAt.toISOString(), ...(id && { id }) });
