import { type SqlStatement, statement } from '@sternklar/event-store/projection';
import { searchableEmail, storableText } from './stored-text.ts';
import { toColumns } from './unnest.ts';

/** Whose address it is; null once it is erased. */
export interface AccountAddress {
  readonly id: string;
  readonly email: string | null;
}

/** For read models that show whose something is: fills their table `account (id, email)`. */
export const addAccountAddresses = (addresses: readonly AccountAddress[]): readonly SqlStatement[] => {
  if (addresses.length === 0) return [];
  const accounts = addresses.map(({ id, email }) => ({ id, email: storableText(email) }));
  return statement(
    'insert into account (id, email) select * from unnest($1::uuid[], $2::text[]) on conflict (id) do nothing',
    toColumns(accounts, ['id', 'email']),
  );
};

/** The same for those that search by address: fills their table `account (id, email, email_key)`. */
export const addSearchableAccountAddresses = (addresses: readonly AccountAddress[]): readonly SqlStatement[] => {
  if (addresses.length === 0) return [];
  const accounts = addresses.map(({ id, email }) => ({
    id,
    email: storableText(email),
    emailKey: searchableEmail(email),
  }));
  return statement(
    `insert into account (id, email, email_key)
     select * from unnest($1::uuid[], $2::text[], $3::text[])
     on conflict (id) do nothing`,
    toColumns(accounts, ['id', 'email', 'emailKey']),
  );
};

/** For accounts that have another address now. It comes after those that are new in a batch, and before those that are erased. */
export const changeAccountAddresses = (addresses: readonly AccountAddress[]): readonly SqlStatement[] => {
  if (addresses.length === 0) return [];
  const accounts = addresses.map(({ id, email }) => ({ id, email: storableText(email) }));
  return statement(
    `update account set email = change.email
     from unnest($1::uuid[], $2::text[]) as change (id, email) where account.id = change.id`,
    toColumns(accounts, ['id', 'email']),
  );
};

/** The same for read models that search by address. */
export const changeSearchableAccountAddresses = (addresses: readonly AccountAddress[]): readonly SqlStatement[] => {
  if (addresses.length === 0) return [];
  const accounts = addresses.map(({ id, email }) => ({
    id,
    email: storableText(email),
    emailKey: searchableEmail(email),
  }));
  return statement(
    `update account set email = change.email, email_key = change.email_key
     from unnest($1::uuid[], $2::text[], $3::text[]) as change (id, email, email_key) where account.id = change.id`,
    toColumns(accounts, ['id', 'email', 'emailKey']),
  );
};
