import { type SqlStatement, statement } from '@sternklar/event-store/projection';

/**
 * Statements that take an erased account's data out of a read model, as a reading of the log finds them once the
 * account's key is destroyed; each gets the ids as `$1`. They come after everything else in a batch.
 */
export const forErasedAccounts = (ids: readonly string[], statements: readonly string[]): readonly SqlStatement[] =>
  ids.length === 0 ? [] : statements.flatMap((sql) => statement(sql, [ids]));

/** For tables `account (id, email)`, and those that search by address, too. */
export const ERASE_ADDRESS = 'update account set email = null where id = any($1::uuid[])';
export const ERASE_SEARCHABLE_ADDRESS = "update account set email = null, email_key = '' where id = any($1::uuid[])";
