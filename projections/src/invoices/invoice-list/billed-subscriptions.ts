import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { eventsOf } from '@sternklar/contracts/events-of';
import {
  billingDetailsChanged,
  subscriptionEnded,
  subscriptionNoticeGiven,
  subscriptionNoticeWithdrawn,
  subscriptionStarted,
  subscriptionTerminated,
} from '@sternklar/contracts/subscriptions/subscription.events';
import { type SqlStatement, statement } from '@sternklar/event-store/projection';
import { storableText } from '../../engine/read-model/stored-text.ts';
import { toColumns } from '../../engine/read-model/unnest.ts';
import { storedBuyer } from './stored-billing-details.ts';

/** Subscriptions with what is agreed, none of whose months has an invoice yet. */
export function addSubscriptions(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const subscriptions = eventsOf(events, subscriptionStarted).map(({ data, version }) => ({
    ...data,
    // As its months are counted.
    startedAt: data.billedFrom ?? data.startedAt,
    cents: Math.round(data.pricePerMonthEuro * 100),
    companyName: storableText(data.companyName),
    buyer: storedBuyer(data.billingDetails),
    version,
  }));
  if (subscriptions.length === 0) return [];
  return statement(
    `insert into billed_subscription (id, account_id, plan_name, price_per_month_cents, vat_percent, payment_method,
                                      company_name, buyer, started_at, billed_months, next_month_at, ended, version)
     select id, account_id, plan_name, cents, vat_percent, payment_method, company_name, buyer, started_at, 0, started_at,
            false, version
     from unnest($1::uuid[], $2::uuid[], $3::text[], $4::integer[], $5::numeric[], $6::text[], $7::text[],
                 $8::jsonb[], $9::timestamptz[], $10::integer[])
       as new (id, account_id, plan_name, cents, vat_percent, payment_method, company_name, buyer, started_at, version)
     on conflict (id) do nothing`,
    toColumns(subscriptions, [
      'subscriptionId',
      'accountId',
      'planName',
      'cents',
      'vatPercent',
      'paymentMethod',
      'companyName',
      'buyer',
      'startedAt',
      'version',
    ]),
  );
}

/** What a batch leaves of one subscription: when it ends, or that it goes on, and to whom its invoices go. */
interface Change {
  readonly id: string;
  readonly changesEnd: boolean;
  readonly endsAt: string | null;
  readonly ended: boolean;
  readonly changesBilling: boolean;
  readonly companyName: string | null;
  readonly buyer: string | null;
  readonly version: number;
}

const UNCHANGED = {
  changesEnd: false,
  endsAt: null,
  ended: false,
  changesBilling: false,
  companyName: null,
  buyer: null,
};

const endsAt = (time: string | null) => ({ changesEnd: true, endsAt: time, ended: false });

/** One after the other as they happened; the last word counts. */
const changesIn = (events: readonly RecordedEvent[]) =>
  [
    ...eventsOf(events, subscriptionNoticeGiven).map(({ data, version }) => ({
      id: data.subscriptionId,
      version,
      ...endsAt(data.endsAt),
    })),
    ...eventsOf(events, subscriptionNoticeWithdrawn).map(({ data, version }) => ({
      id: data.subscriptionId,
      version,
      ...endsAt(null),
    })),
    ...eventsOf(events, subscriptionEnded).map(({ data, version }) => ({
      id: data.subscriptionId,
      version,
      ...endsAt(data.endedAt),
      ended: true,
    })),
    ...eventsOf(events, subscriptionTerminated).map(({ data, version }) => ({
      id: data.subscriptionId,
      version,
      ...endsAt(data.notBilledFrom),
      ended: true,
    })),
    ...eventsOf(events, billingDetailsChanged).map(({ data, version }) => ({
      id: data.subscriptionId,
      version,
      changesBilling: true,
      companyName: storableText(data.companyName),
      buyer: storedBuyer(data.billingDetails),
    })),
  ].sort((one, other) => one.version - other.version);

/** When subscriptions end, or that they go on, and where their invoices go. */
export function changeSubscriptions(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const changes = new Map<string, Change>();
  for (const change of changesIn(events)) {
    changes.set(change.id, { ...UNCHANGED, ...changes.get(change.id), ...change });
  }
  if (changes.size === 0) return [];
  return statement(
    `update billed_subscription as billed set
       ends_at = case when change.changes_end then change.ends_at else billed.ends_at end,
       ended = case when change.changes_end then change.ended else billed.ended end,
       company_name = case when change.changes_billing then change.company_name else billed.company_name end,
       buyer = case when change.changes_billing then change.buyer else billed.buyer end,
       version = change.version
     from unnest($1::uuid[], $2::boolean[], $3::timestamptz[], $4::boolean[], $5::boolean[], $6::text[], $7::jsonb[],
                 $8::integer[])
       as change (id, changes_end, ends_at, ended, changes_billing, company_name, buyer, version)
     where billed.id = change.id and billed.version < change.version`,
    toColumns(
      [...changes.values()],
      ['id', 'changesEnd', 'endsAt', 'ended', 'changesBilling', 'companyName', 'buyer', 'version'],
    ),
  );
}
