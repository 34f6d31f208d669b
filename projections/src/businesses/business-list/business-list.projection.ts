import {
  accountErased,
  accountRegistered,
  emailChanged,
  emailChangeUndone,
} from '@sternklar/contracts/accounts/account.events';
import { erasedIn, readdressedIn, registeredIn } from '@sternklar/contracts/accounts/accounts-in';
import {
  businessAdded,
  businessRemovalSettled,
  businessRemoved,
  businessRestored,
} from '@sternklar/contracts/businesses/business.events';
import { removalsIn, settledIn } from '@sternklar/contracts/businesses/businesses-in';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { eventsOf } from '@sternklar/contracts/events-of';
import { type Projection, type SqlStatement, statement } from '@sternklar/event-store/projection';
import { addAccountAddresses, changeAccountAddresses } from '../../engine/read-model/account-addresses.ts';
import { ERASE_ADDRESS, ERASED, forErasedAccounts } from '../../engine/read-model/erased-accounts.ts';
import { sqlFile } from '../../engine/read-model/sql-file.ts';
import { searchableText, storableText } from '../../engine/read-model/stored-text.ts';
import { toColumns } from '../../engine/read-model/unnest.ts';

/** The businesses customers have added, with those kept aside that they removed a moment ago: their own lists, and the admins'. */
export const businessList: Projection = {
  name: 'business-list',
  version: 5,
  tables: sqlFile(new URL('./business-list.table.sql', import.meta.url)),
  indexes: sqlFile(new URL('./business-list.indexes.sql', import.meta.url)),
  handles: [
    accountRegistered.type,
    emailChanged.type,
    emailChangeUndone.type,
    accountErased.type,
    businessAdded.type,
    businessRemoved.type,
    businessRestored.type,
    businessRemovalSettled.type,
  ],
  // By kind, not by event: an id is added once, and whether it is removed says its last event of a batch.
  apply: (events) => [
    ...addAccountAddresses(registeredIn(events)),
    ...changeAccountAddresses(readdressedIn(events)),
    ...addBusinesses(events),
    ...followRemovals(events),
    ...forgetSettled(events),
    ...forErasedAccounts(events, erasedIn(events), [ERASE_ADDRESS, ERASE_NAMES]),
  ],
};

/** What is only searched and sorted goes with the names. */
const ERASE_NAMES = {
  sql: `
    update business set name = null, name_key = '', google_business_link = null where account_id = any(${ERASED})`,
  broughtBy: [businessAdded],
};

function addBusinesses(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const businesses = eventsOf(events, businessAdded).map(({ data, recordedAt }) => ({
    id: data.businessId,
    accountId: data.accountId,
    name: storableText(data.businessName),
    nameKey: searchableText(data.businessName),
    link: storableText(data.googleBusinessLink),
    createdAt: recordedAt,
  }));
  if (businesses.length === 0) return [];
  return statement(
    `with added as (
       insert into business (id, account_id, name, name_key, google_business_link, created_at)
       select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::timestamptz[])
       on conflict (id) do nothing
       returning id
     )
     update business_count set businesses = businesses + (select count(*) from added)`,
    toColumns(businesses, ['id', 'accountId', 'name', 'nameKey', 'link', 'createdAt']),
  );
}

function followRemovals(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const removals = removalsIn(events);
  if (removals.length === 0) return [];
  return statement(
    `with changed as (
       update business set removed_at = change.removed_at
       from business as before
       join unnest($1::uuid[], $2::timestamptz[]) as change (id, removed_at) on change.id = before.id
       where business.id = before.id
       returning (business.removed_at is null)::int - (before.removed_at is null)::int as difference
     )
     update business_count set businesses = businesses + (select coalesce(sum(difference), 0) from changed)`,
    toColumns(removals, ['id', 'removedAt']),
  );
}

function forgetSettled(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const settled = settledIn(events);
  if (settled.length === 0) return [];
  return statement('delete from business where id = any($1::uuid[]) and removed_at is not null', [settled]);
}
