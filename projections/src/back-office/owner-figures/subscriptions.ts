import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { allBut, eventsAmong, eventsOf } from '@sternklar/contracts/events-of';
import { amountsOf } from '@sternklar/contracts/invoices/amounts';
import { subscriptionEvents, subscriptionStarted } from '@sternklar/contracts/subscriptions/subscription.events';
import { type SqlStatement, statement } from '@sternklar/event-store/projection';
import { toColumns } from '../../engine/read-model/unnest.ts';

export const SUBSCRIPTION_SKIPS = {
  BillingDetailsChanged: 'figures know no names and addresses',
  SubscriptionNoticeReminded: 'nothing ends by it',
} as const;
const LATER = allBut(subscriptionEvents, { ...SUBSCRIPTION_SKIPS, SubscriptionStarted: 'adds a row' });
type Later = ReturnType<typeof eventsAmong<(typeof LATER)[number]>>[number];

export function addSubscriptions(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const started = eventsOf(events, subscriptionStarted).map(({ data, version }) => ({
    ...data,
    ...amountsOf(data.pricePerMonthEuro, data.vatPercent),
    version,
  }));
  if (started.length === 0) return [];
  return statement(
    `insert into subscription (id, account_id, gross_cents, net_cents, started_at, term_ends_at, version)
     select * from unnest($1::uuid[], $2::uuid[], $3::integer[], $4::integer[], $5::timestamptz[], $6::timestamptz[],
                          $7::integer[])
     on conflict (id) do nothing`,
    toColumns(started, ['subscriptionId', 'accountId', 'grossCents', 'netCents', 'startedAt', 'expiresAt', 'version']),
  );
}

/** What a batch leaves of one subscription; null leaves a column as it is. */
interface Change {
  readonly termEndsAt: string | null;
  /** Whether notice was given or taken back, and then on which day. */
  readonly changesNotice: boolean;
  readonly noticeOn: string | null;
  /** Whether it ends at another moment now, and then when. */
  readonly changesEnd: boolean;
  readonly endsAt: string | null;
  readonly isTerminated: boolean;
}
const UNCHANGED: Change = {
  termEndsAt: null,
  changesNotice: false,
  noticeOn: null,
  changesEnd: false,
  endsAt: null,
  isTerminated: false,
};

const changeBy = ({ type, data }: Later): Partial<Change> => {
  switch (type) {
    case 'SubscriptionRenewed':
      return { termEndsAt: data.expiresAt };
    case 'SubscriptionNoticeGiven':
      return { changesNotice: true, noticeOn: data.receivedOn, changesEnd: true, endsAt: data.endsAt };
    case 'SubscriptionNoticeWithdrawn':
      return { changesNotice: true, noticeOn: null, changesEnd: true, endsAt: null };
    case 'SubscriptionEnded':
      return { changesEnd: true, endsAt: data.endedAt };
    case 'SubscriptionTerminated':
      return { changesEnd: true, endsAt: data.endedAt, isTerminated: true };
  }
};

export function changeSubscriptions(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const changes = new Map<string, Change & { readonly id: string; readonly version: number }>();
  for (const event of eventsAmong(events, LATER)) {
    const id = event.data.subscriptionId;
    changes.set(id, { ...UNCHANGED, ...changes.get(id), id, ...changeBy(event), version: event.version });
  }
  if (changes.size === 0) return [];
  return statement(
    `update subscription set
       term_ends_at = coalesce(change.term_ends_at, subscription.term_ends_at),
       notice_on = case when change.changes_notice then change.notice_on else subscription.notice_on end,
       ends_at = case when change.changes_end then change.ends_at else subscription.ends_at end,
       is_terminated = subscription.is_terminated or change.is_terminated,
       version = change.version
     from unnest($1::uuid[], $2::timestamptz[], $3::boolean[], $4::date[], $5::boolean[], $6::timestamptz[],
                 $7::boolean[], $8::integer[])
       as change (id, term_ends_at, changes_notice, notice_on, changes_end, ends_at, is_terminated, version)
     where subscription.id = change.id and subscription.version < change.version`,
    toColumns(
      [...changes.values()],
      ['id', 'termEndsAt', 'changesNotice', 'noticeOn', 'changesEnd', 'endsAt', 'isTerminated', 'version'],
    ),
  );
}
