import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { EventDefinition } from '@sternklar/contracts/event-registry';
import { eventsAmong } from '@sternklar/contracts/events-of';
import { type SqlStatement, statement } from '@sternklar/event-store/projection';

/** What a read model takes away of accounts that were erased. */
export interface Erasing {
  /** Compares account ids with `any(ERASED)`; with `any($1::uuid[])` where nothing brings it again. */
  readonly sql: string;
  /** Events that bring it, and may come after the erasure: what was under way then is recorded as long as the account's keys live. */
  readonly broughtBy: readonly EventDefinition[];
}

/** Those of the ids in `$1` whose accounts were erased. For read models with a table `erased_account (id)`. */
export const ERASED = `array(
  select erased.id from erased_account as erased where erased.id = any($1::uuid[]))`;

const REMEMBER = 'insert into erased_account (id) select * from unnest($1::uuid[]) on conflict (id) do nothing';

/**
 * Statements that take erased accounts' data out of a read model, as a reading of the log finds them once the accounts'
 * keys are destroyed. They come after everything else in a batch; `erased` are the accounts that it erases.
 */
export function forErasedAccounts(
  events: readonly RecordedEvent[],
  erased: readonly string[],
  erasings: readonly Erasing[],
): readonly SqlStatement[] {
  const statements = erasings.flatMap(({ sql, broughtBy }) => {
    const ids = new Set([...erased, ...ownersOf(eventsAmong(events, broughtBy))]);
    return ids.size === 0 ? [] : statement(sql, [[...ids]]);
  });
  const remembers = erased.length > 0 && erasings.some(({ broughtBy }) => broughtBy.length > 0);
  return remembers ? [...statement(REMEMBER, [erased]), ...statements] : statements;
}

const ownersOf = (events: readonly RecordedEvent[]): readonly string[] =>
  events.flatMap(({ metadata }) => (metadata.accountId === null ? [] : [metadata.accountId]));

/** For tables `account (id, email)`, and those that search by address, too. Nothing follows in an erased account's stream. */
export const ERASE_ADDRESS: Erasing = {
  sql: 'update account set email = null where id = any($1::uuid[])',
  broughtBy: [],
};
export const ERASE_SEARCHABLE_ADDRESS: Erasing = {
  sql: "update account set email = null, email_key = '' where id = any($1::uuid[])",
  broughtBy: [],
};
