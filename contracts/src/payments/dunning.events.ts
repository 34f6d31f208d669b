import { z } from 'zod';
import { defineEvent } from '../event-registry.ts';
import { DUNNING_REMINDERS } from './dunning.ts';
import { provider } from './provider.ts';

/** What a reminder asks for, all of it in one. */
const duesSchema = z.array(
  z.object({
    invoiceId: z.uuid(),
    invoiceNumber: z.string(),
    amountCents: z.number().int().positive(),
    /** In Germany. */
    dueOn: z.iso.date(),
  }),
);
export type Dues = z.output<typeof duesSchema>;

/** The customer is reminded of what is overdue, the second time with a last day. */
export const paymentReminded = defineEvent(
  'PaymentReminded',
  z.object({
    accountId: z.uuid(),
    provider,
    step: z.enum(DUNNING_REMINDERS),
    dues: duesSchema,
    /** The last day to pay, in Germany; null: none was named. */
    deadlineOn: z.iso.date().nullable(),
    remindedAt: z.iso.datetime(),
  }),
);

/** The last day is over and something of it is still open. */
export const accountInArrears = defineEvent(
  'AccountInArrears',
  z.object({ accountId: z.uuid(), provider, dues: duesSchema, deadlineOn: z.iso.date(), since: z.iso.datetime() }),
);

/** New requests of an account in arrears are refused, as the operator's setting says; open cases go on. */
export const requestsSuspended = defineEvent(
  'RequestsSuspended',
  z.object({
    accountId: z.uuid(),
    provider,
    deadlineOn: z.iso.date(),
    inArrearsSince: z.iso.datetime(),
    suspendedAt: z.iso.datetime(),
  }),
);

/** What was reminded of is paid or taken back: nothing of it is held against the account any more. */
export const dunningEnded = defineEvent(
  'DunningEnded',
  z.object({ accountId: z.uuid(), provider, endedAt: z.iso.datetime() }),
);

export const dunningEvents = [paymentReminded, accountInArrears, requestsSuspended, dunningEnded] as const;
