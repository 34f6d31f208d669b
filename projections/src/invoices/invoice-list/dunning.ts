import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { EventOf } from '@sternklar/contracts/event-registry';
import { eventsAmong } from '@sternklar/contracts/events-of';
import type { DunningStep } from '@sternklar/contracts/payments/dunning';
import {
  accountInArrears,
  dunningEnded,
  paymentReminded,
  requestsSuspended,
} from '@sternklar/contracts/payments/dunning.events';
import { type SqlStatement, statement } from '@sternklar/event-store/projection';
import { toColumns } from '../../engine/read-model/unnest.ts';

export const DUNNING = [paymentReminded, accountInArrears, requestsSuspended, dunningEnded] as const;

interface Standing {
  readonly step: DunningStep;
  readonly steppedAt: string;
  readonly deadlineOn: string | null;
  readonly inArrearsSince: string | null;
  readonly suspendedSince: string | null;
}

/** Each says the whole of it; null: it is over. */
const standingAfter = ({ type, data }: EventOf<(typeof DUNNING)[number]>): Standing | null => {
  const none = { inArrearsSince: null, suspendedSince: null };
  switch (type) {
    case 'PaymentReminded':
      return { ...none, step: data.step, steppedAt: data.remindedAt, deadlineOn: data.deadlineOn };
    case 'AccountInArrears': {
      const { since, deadlineOn } = data;
      return { ...none, step: 'in-arrears', steppedAt: since, deadlineOn, inArrearsSince: since };
    }
    case 'RequestsSuspended': {
      const { inArrearsSince, suspendedAt, deadlineOn } = data;
      return { step: 'in-arrears', steppedAt: suspendedAt, deadlineOn, inArrearsSince, suspendedSince: suspendedAt };
    }
    case 'DunningEnded':
      return null;
  }
};

/** How far reminders are, the last word on each account. */
export function followDunning(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const last = new Map(eventsAmong(events, DUNNING).map((event) => [event.data.accountId, standingAfter(event)]));
  if (last.size === 0) return [];
  const over = [...last].flatMap(([accountId, standing]) => (standing === null ? [accountId] : []));
  const standings = [...last].flatMap(([accountId, standing]) =>
    standing === null ? [] : [{ accountId, ...standing }],
  );
  return [
    ...(over.length === 0 ? [] : statement('delete from dunning where account_id = any($1::uuid[])', [over])),
    ...(standings.length === 0
      ? []
      : statement(
          `insert into dunning (account_id, step, stepped_at, deadline_on, in_arrears_since, suspended_since)
           select * from unnest($1::uuid[], $2::text[], $3::timestamptz[], $4::date[], $5::timestamptz[], $6::timestamptz[])
           on conflict (account_id) do update set
             step = excluded.step, stepped_at = excluded.stepped_at, deadline_on = excluded.deadline_on,
             in_arrears_since = excluded.in_arrears_since, suspended_since = excluded.suspended_since`,
          toColumns(standings, ['accountId', 'step', 'steppedAt', 'deadlineOn', 'inArrearsSince', 'suspendedSince']),
        )),
  ];
}
