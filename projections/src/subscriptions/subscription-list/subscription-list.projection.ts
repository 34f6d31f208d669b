import {
  accountErased,
  accountRegistered,
  emailChanged,
  emailChangeUndone,
} from '@sternklar/contracts/accounts/account.events';
import { erasedIn, readdressedIn, registeredIn } from '@sternklar/contracts/accounts/accounts-in';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { EventOf } from '@sternklar/contracts/event-registry';
import { eventsAmong, eventsOf } from '@sternklar/contracts/events-of';
import { nextReminderAt, remindersEndAt } from '@sternklar/contracts/subscriptions/reminders';
import {
  billingDetailsChanged,
  subscriptionEnded,
  subscriptionEvents,
  subscriptionNoticeGiven,
  subscriptionNoticeReminded,
  subscriptionNoticeWithdrawn,
  subscriptionRenewed,
  subscriptionStarted,
  subscriptionTerminated,
} from '@sternklar/contracts/subscriptions/subscription.events';
import { type Projection, type SqlStatement, statement } from '@sternklar/event-store/projection';
import {
  addSearchableAccountAddresses,
  changeSearchableAccountAddresses,
} from '../../engine/read-model/account-addresses.ts';
import { ERASE_SEARCHABLE_ADDRESS, ERASED, forErasedAccounts } from '../../engine/read-model/erased-accounts.ts';
import { sqlFile } from '../../engine/read-model/sql-file.ts';
import { storableText } from '../../engine/read-model/stored-text.ts';
import { toColumns } from '../../engine/read-model/unnest.ts';
import { type Billed, billedOf, NOT_BILLED } from './billed.ts';

/** Customers' subscriptions: their own, and the admins' list. */
export const subscriptionList: Projection = {
  name: 'subscription-list',
  version: 12,
  tables: sqlFile(new URL('./subscription-list.table.sql', import.meta.url)),
  indexes: sqlFile(new URL('./subscription-list.indexes.sql', import.meta.url)),
  handles: [
    accountRegistered.type,
    emailChanged.type,
    emailChangeUndone.type,
    accountErased.type,
    ...subscriptionEvents.map(({ type }) => type),
  ],
  apply: (events) => [
    ...addSearchableAccountAddresses(registeredIn(events)),
    ...changeSearchableAccountAddresses(readdressedIn(events)),
    ...addSubscriptions(events),
    ...changeSubscriptions(events),
    ...forErasedAccounts(events, erasedIn(events), [ERASE_SEARCHABLE_ADDRESS, ERASE_BILLING]),
  ],
};

const ERASE_BILLING = {
  sql: `
    update subscription set company_name = null, street = null, postal_code = null, town = null, vat_id = null,
      termination_note = null
    where account_id = any(${ERASED})`,
  broughtBy: [subscriptionStarted, billingDetailsChanged, subscriptionTerminated],
};

function addSubscriptions(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const subscriptions = eventsOf(events, subscriptionStarted).map(({ data, recordedAt, version }) => ({
    id: data.subscriptionId,
    accountId: data.accountId,
    planName: data.planName,
    cents: Math.round(data.pricePerMonthEuro * 100),
    termMonths: data.termMonths,
    paymentMethod: data.paymentMethod,
    startedAt: data.startedAt,
    billedFrom: data.billedFrom ?? data.startedAt,
    createdAt: recordedAt,
    ...billedOf(data),
    expiresAt: data.expiresAt,
    nextReminderAt: nextReminderAt(data.expiresAt, null),
    remindersEndAt: remindersEndAt(data.expiresAt),
    version,
  }));
  if (subscriptions.length === 0) return [];
  return statement(
    `with added as (
       insert into subscription (id, account_id, plan_name, price_per_month_cents, term_months, payment_method, status,
                                 runs_until, started_at, created_at, company_name, street, postal_code, town, vat_id, term_ends_at,
                                 next_reminder_at, reminders_end_at, version, billed_from)
       select id, account_id, plan_name, cents, term_months, payment_method, 'active', 'infinity', started_at,
              created_at, company_name, street, postal_code, town, vat_id, expires_at, next_reminder_at, reminders_end_at, version,
              billed_from
       from unnest($1::uuid[], $2::uuid[], $3::text[], $4::integer[], $5::smallint[], $6::text[], $7::timestamptz[],
                   $8::timestamptz[], $9::text[], $10::text[], $11::text[], $12::text[], $13::text[],
                   $14::timestamptz[], $15::timestamptz[], $16::timestamptz[], $17::integer[], $18::timestamptz[])
         as new (id, account_id, plan_name, cents, term_months, payment_method, started_at, created_at, company_name,
                 street, postal_code, town, vat_id, expires_at, next_reminder_at, reminders_end_at, version,
                 billed_from)
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
      'street',
      'postalCode',
      'town',
      'vatId',
      'expiresAt',
      'nextReminderAt',
      'remindersEndAt',
      'version',
      'billedFrom',
    ]),
  );
}

/** What a batch leaves of one subscription; null leaves a column as it is. */
interface Change extends Billed {
  readonly id: string;
  readonly ended: boolean;
  readonly termEndsAt: string | null;
  readonly remindersEndAt: string | null;
  /** Whether another reminder is the next one now, and then when. */
  readonly changesReminder: boolean;
  readonly nextReminderAt: string | null;
  /** Whether notice was given or taken back, and then which. */
  readonly changesNotice: boolean;
  readonly receivedOn: string | null;
  readonly givenBy: string | null;
  readonly endsAt: string | null;
  /** Whether invoices go to another company or address from now on, and then where. */
  readonly changesBilling: boolean;
  /** How it ended out of the ordinary. */
  readonly terminatedAt: string | null;
  readonly notBilledFrom: string | null;
  readonly cause: string | null;
  readonly declaredBy: string | null;
  readonly declaredOn: string | null;
  readonly note: string | null;
  readonly version: number;
}

const LATER = [
  billingDetailsChanged,
  subscriptionRenewed,
  subscriptionNoticeGiven,
  subscriptionNoticeWithdrawn,
  subscriptionNoticeReminded,
  subscriptionEnded,
  subscriptionTerminated,
] as const;
type Later = EventOf<(typeof LATER)[number]>;

const changeOf = ({ type, data }: Later): Partial<Change> => {
  switch (type) {
    case 'BillingDetailsChanged':
      return { changesBilling: true, ...billedOf(data) };
    case 'SubscriptionRenewed':
      return {
        termEndsAt: data.expiresAt,
        remindersEndAt: remindersEndAt(data.expiresAt),
        changesReminder: true,
        nextReminderAt: nextReminderAt(data.expiresAt, null),
      };
    case 'SubscriptionNoticeReminded':
      return { changesReminder: true, nextReminderAt: nextReminderAt(data.expiresAt, data.daysBefore) };
    case 'SubscriptionNoticeGiven':
      return { changesNotice: true, receivedOn: data.receivedOn, givenBy: data.givenBy, endsAt: data.endsAt };
    case 'SubscriptionNoticeWithdrawn':
      return { changesNotice: true, receivedOn: null, givenBy: null, endsAt: null };
    case 'SubscriptionEnded':
      return { ended: true };
    case 'SubscriptionTerminated': {
      const { cause, declaredBy, declaredOn, endedAt, notBilledFrom, note } = data;
      const how = { cause, declaredBy, declaredOn, note: storableText(note) };
      return { ended: true, terminatedAt: endedAt, notBilledFrom, ...how };
    }
  }
};

const UNCHANGED = {
  ended: false,
  termEndsAt: null,
  remindersEndAt: null,
  changesReminder: false,
  nextReminderAt: null,
  changesNotice: false,
  receivedOn: null,
  givenBy: null,
  endsAt: null,
  changesBilling: false,
  terminatedAt: null,
  notBilledFrom: null,
  cause: null,
  declaredBy: null,
  declaredOn: null,
  note: null,
  ...NOT_BILLED,
};

function changeSubscriptions(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const changes = new Map<string, Change>();
  for (const event of eventsAmong(events, LATER)) {
    const id = event.data.subscriptionId;
    changes.set(id, { ...UNCHANGED, ...changes.get(id), id, ...changeOf(event), version: event.version });
  }
  if (changes.size === 0) return [];
  return statement(
    `with changed as (
       update subscription set
         status = case when change.ended then 'inactive' else subscription.status end,
         runs_until = case when change.ended or subscription.status = 'inactive' then '-infinity'
                           when change.changes_notice then coalesce(change.ends_at, 'infinity')
                           else subscription.runs_until end,
         term_ends_at = coalesce(change.term_ends_at, subscription.term_ends_at),
         notice_received_on =
           case when change.changes_notice then change.received_on else subscription.notice_received_on end,
         notice_given_by = case when change.changes_notice then change.given_by else subscription.notice_given_by end,
         ends_at = case when change.changes_notice then change.ends_at else subscription.ends_at end,
         next_reminder_at =
           case when change.changes_reminder then change.next_reminder_at else subscription.next_reminder_at end,
         reminders_end_at = coalesce(change.reminders_end_at, subscription.reminders_end_at),
         company_name = case when change.changes_billing then change.company_name else subscription.company_name end,
         street = case when change.changes_billing then change.street else subscription.street end,
         postal_code = case when change.changes_billing then change.postal_code else subscription.postal_code end,
         town = case when change.changes_billing then change.town else subscription.town end,
         vat_id = case when change.changes_billing then change.vat_id else subscription.vat_id end,
         terminated_at = coalesce(change.terminated_at, subscription.terminated_at),
         not_billed_from = coalesce(change.not_billed_from, subscription.not_billed_from),
         termination_cause = coalesce(change.cause, subscription.termination_cause),
         termination_declared_by = coalesce(change.declared_by, subscription.termination_declared_by),
         termination_declared_on = coalesce(change.declared_on, subscription.termination_declared_on),
         termination_note = coalesce(change.note, subscription.termination_note),
         version = change.version
       from subscription as before
       join unnest($1::uuid[], $2::boolean[], $3::timestamptz[], $4::boolean[], $5::date[], $6::text[],
                   $7::timestamptz[], $8::boolean[], $9::timestamptz[], $10::timestamptz[], $11::boolean[], $12::text[],
                   $13::text[], $14::text[], $15::text[], $16::text[],
                   $17::timestamptz[], $18::text[], $19::text[], $20::date[], $21::text[], $22::integer[], $23::timestamptz[])
         as change (id, ended, term_ends_at, changes_notice, received_on, given_by, ends_at, changes_reminder,
                    next_reminder_at, reminders_end_at, changes_billing, company_name, street, postal_code, town, vat_id,
                    terminated_at, cause, declared_by, declared_on, note, version, not_billed_from)
         on change.id = before.id
       where subscription.id = before.id and subscription.version < change.version
       returning before.status as old_status, subscription.status
     )
     insert into subscription_count as total (status, subscriptions)
     select status, sum(difference) from (
       select old_status as status, -1 as difference from changed
       union all select status, 1 from changed
     ) as moved group by status having sum(difference) <> 0
     on conflict (status) do update set subscriptions = total.subscriptions + excluded.subscriptions`,
    toColumns(
      [...changes.values()],
      [
        'id',
        'ended',
        'termEndsAt',
        'changesNotice',
        'receivedOn',
        'givenBy',
        'endsAt',
        'changesReminder',
        'nextReminderAt',
        'remindersEndAt',
        'changesBilling',
        'companyName',
        'street',
        'postalCode',
        'town',
        'vatId',
        'terminatedAt',
        'cause',
        'declaredBy',
        'declaredOn',
        'note',
        'version',
        'notBilledFrom',
      ],
    ),
  );
}
