import { accountRegistered } from '@sternklar/contracts/accounts/account.events';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { subscriptionStarted } from '@sternklar/contracts/subscriptions/subscription.events';
import { type Projection, type SqlStatement, statement } from '@sternklar/event-store/projection';
import { addSearchableAccountAddresses } from '../../account-addresses.ts';
import { eventsOf } from '../../events-of.ts';
import { sqlFile } from '../../sql-file.ts';
import { storableText } from '../../stored-text.ts';
import { toColumns } from '../../unnest.ts';

/** Customers' subscriptions: their own, and the admins' list. */
export const subscriptionList: Projection = {
  name: 'subscription-list',
  version: 2,
  tables: sqlFile(new URL('./subscription-list.table.sql', import.meta.url)),
  indexes: sqlFile(new URL('./subscription-list.indexes.sql', import.meta.url)),
  handles: [accountRegistered.type, subscriptionStarted.type],
  apply: (events) => [...addSearchableAccountAddresses(events), ...addSubscriptions(events)],
};

function addSubscriptions(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const subscriptions = eventsOf(events, subscriptionStarted).map(({ data, recordedAt }) => ({
    id: data.subscriptionId,
    accountId: data.accountId,
    planName: data.planName,
    cents: Math.round(data.pricePerMonthEuro * 100),
    termMonths: data.termMonths,
    paymentMethod: data.paymentMethod,
    startedAt: data.startedAt,
    createdAt: recordedAt,
    companyName: storableText(data.companyName),
  }));
  if (subscriptions.length === 0) return [];
  return statement(
    `with added as (
       insert into subscription (id, account_id, plan_name, price_per_month_cents, term_months, payment_method, status,
                                 started_at, created_at, company_name)
       select id, account_id, plan_name, cents, term_months, payment_method, 'active', started_at, created_at,
              company_name
       from unnest($1::uuid[], $2::uuid[], $3::text[], $4::integer[], $5::smallint[], $6::text[], $7::timestamptz[],
                   $8::timestamptz[], $9::text[])
         as new (id, account_id, plan_name, cents, term_months, payment_method, started_at, created_at, company_name)
       on conflict (id) do nothing
       returning status
     )
     insert into subscription_count as total (status, subscriptions)
     select status, count(*) from added group by status
     on conflict (status) do update set subscriptions = total.subscriptions + excluded.subscriptions`,
    toColumns(subscriptions, [
      'id',
      'accountId',
      'planName',
      'cents',
      'termMonths',
      'paymentMethod',
      'startedAt',
      'createdAt',
      'companyName',
    ]),
  );
}
