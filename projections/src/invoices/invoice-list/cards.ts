import { CARD_EXPIRY_NOTICE_DAYS } from '@sternklar/contracts/constants';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { EventOf } from '@sternklar/contracts/event-registry';
import { eventsAmong } from '@sternklar/contracts/events-of';
import { daysAfter } from '@sternklar/contracts/invoices/due-day';
import { cardChanged, cardExpiryNoted, cardExpiryReminded } from '@sternklar/contracts/payments/card.events';
import { checkoutPaid } from '@sternklar/contracts/payments/payment.events';
import { disputeClosed } from '@sternklar/contracts/payments/unmatched-payment.events';
import { dayInGermany } from '@sternklar/contracts/subscriptions/term';
import { type SqlStatement, statement } from '@sternklar/event-store/projection';
import { ERASED } from '../../engine/read-model/erased-accounts.ts';
import { toColumns } from '../../engine/read-model/unnest.ts';

export const CARDS = [checkoutPaid, cardChanged, cardExpiryNoted, cardExpiryReminded, disputeClosed] as const;
type CardEvent = RecordedEvent<EventOf<(typeof CARDS)[number]>>;

/** The morning on which the customer is to be told; null where that is over: whoever noted it has decided about it, too. */
const reminderAt = (expiresOn: string | null, notedAt: string): string | null => {
  const day = expiresOn && daysAfter(expiresOn, -CARD_EXPIRY_NOTICE_DAYS);
  return day === null || day <= dayInGermany(notedAt) ? null : `${day}T08:00:00.000Z`;
};

/** When the provider is asked about the card on file next; null: not by itself. Undefined: nothing changes. */
const lookAtAfter = (event: CardEvent): string | null | undefined => {
  switch (event.type) {
    case 'CheckoutPaid':
    case 'CardChanged':
      return event.recordedAt;
    case 'CardExpiryNoted':
      return reminderAt(event.data.expiresOn, event.data.notedAt);
    case 'CardExpiryReminded':
      return null;
    case 'DisputeClosed':
      // Earlier ones do not say whose card it was.
      return event.data.outcome === 'lost' && event.data.givesUpCard !== false ? null : undefined;
  }
};

/** The last word on each account's card. */
export function followCards(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const last = new Map<string, { readonly accountId: string; readonly lookAt: string | null }>();
  for (const event of eventsAmong(events, CARDS)) {
    const [{ accountId }, lookAt] = [event.data, lookAtAfter(event)];
    if (lookAt !== undefined) last.set(accountId, { accountId, lookAt });
  }
  if (last.size === 0) return [];
  return statement(
    `insert into card (account_id, look_at) select * from unnest($1::uuid[], $2::timestamptz[])
     on conflict (account_id) do update set look_at = excluded.look_at`,
    toColumns([...last.values()], ['accountId', 'lookAt']),
  );
}

export const ERASE_CARDS = {
  sql: `delete from card where account_id = any(${ERASED})`,
  broughtBy: CARDS,
};
