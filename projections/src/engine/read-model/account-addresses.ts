import { accountRegistered } from '@sternklar/contracts/accounts/account.events';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { type SqlStatement, statement } from '@sternklar/event-store/projection';
import { eventsOf } from './events-of.ts';
import { searchableText, storableText } from './stored-text.ts';
import { toColumns } from './unnest.ts';

/** For read models that show whose something is: fills their table `account (id, email)`. */
export const addAccountAddresses = (events: readonly RecordedEvent[]): readonly SqlStatement[] => {
  const accounts = eventsOf(events, accountRegistered).map(({ data }) => ({
    id: data.accountId,
    email: storableText(data.email),
  }));
  if (accounts.length === 0) return [];
  return statement(
    'insert into account (id, email) select * from unnest($1::uuid[], $2::text[]) on conflict (id) do nothing',
    toColumns(accounts, ['id', 'email']),
  );
};

/** The same for those that search by address: fills their table `account (id, email, email_key)`. */
export const addSearchableAccountAddresses = (events: readonly RecordedEvent[]): readonly SqlStatement[] => {
  const accounts = eventsOf(events, accountRegistered).map(({ data }) => ({
    id: data.accountId,
    email: storableText(data.email),
    emailKey: searchableText(data.email),
  }));
  if (accounts.length === 0) return [];
  return statement(
    `insert into account (id, email, email_key)
     select * from unnest($1::uuid[], $2::text[], $3::text[])
     on conflict (id) do nothing`,
    toColumns(accounts, ['id', 'email', 'emailKey']),
  );
};
