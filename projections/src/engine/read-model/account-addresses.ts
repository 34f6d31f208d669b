import { type SqlStatement, statement } from '@sternklar/event-store/projection';
import { searchableText, storableText } from './stored-text.ts';
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
    emailKey: searchableText(email),
  }));
  return statement(
    `insert into account (id, email, email_key)
     select * from unnest($1::uuid[], $2::text[], $3::text[])
     on conflict (id) do nothing`,
    toColumns(accounts, ['id', 'email', 'emailKey']),
  );
};
