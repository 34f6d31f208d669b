import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { InvoiceEvent } from '@sternklar/contracts/invoices/invoice.events';
import type { BOOKING_ENDS } from '@sternklar/contracts/payments/booking';
import type { DunningDays, DunningStep } from '@sternklar/contracts/payments/dunning';
import type { Dues } from '@sternklar/contracts/payments/dunning.events';
import type { PaymentEvent } from '@sternklar/contracts/payments/payment.events';

const DAY_MS = 86_400_000;
/** Looked for once a week, and each step so many days after the one before: who owes for longer is in arrears by then. */
const SLACK_DAYS = 30;

interface Step {
  readonly name: DunningStep;
  readonly at: number;
  readonly deadlineOn: string | null;
  readonly dues: Dues;
}

/** What one account owes, by the events that say so and nothing else. */
interface Debts {
  readonly accountId: string;
  readonly open: Map<string, number>;
  step: Step | null;
}

export interface JudgedDunning {
  readonly faults: readonly string[];
  /** How often each step was taken, and how often reminders ended. */
  readonly steps: ReadonlyMap<DunningStep | 'ended', number>;
}

const BEFORE: Readonly<Record<DunningStep, DunningStep | null>> = {
  first: null,
  second: 'first',
  'in-arrears': 'second',
};

const stepFaults = ({ accountId, open, step: before }: Debts, step: Step, days: DunningDays): readonly string[] => {
  const { name, at, deadlineOn, dues } = step;
  const after = before?.name ?? null;
  const pauseMs = name === 'second' ? (days.secondReminder - 1) * DAY_MS : 0;
  const isEarly = name === 'in-arrears' && `${deadlineOn}` >= new Date(at).toISOString().slice(0, 10);
  return [
    ...(after === BEFORE[name] ? [] : [`${accountId}: ${name} after ${after ?? 'nothing'}.`]),
    ...(at - (before?.at ?? 0) >= pauseMs ? [] : [`${accountId}: ${name} too soon after ${after}.`]),
    ...(isEarly ? [`${accountId}: in arrears before ${deadlineOn} was over.`] : []),
    ...dues
      .filter(({ invoiceId }) => !open.has(invoiceId))
      .map(({ invoiceNumber }) => `${accountId}: ${name} names ${invoiceNumber}, which is not open.`),
  ];
};

const endFaults = ({ accountId, open, step }: Debts): readonly string[] =>
  step === null
    ? [`${accountId}: reminders end that never began.`]
    : step.dues
        .filter(({ invoiceId }) => open.has(invoiceId))
        .map(({ invoiceNumber }) => `${accountId}: reminders end while ${invoiceNumber} is open.`);

/** Of a cancelled invoice nothing is owed, whatever is taken back; a payment ends it by itself. */
const IS_OPEN_AFTER: Readonly<Record<(typeof BOOKING_ENDS)[number], boolean>> = {
  mistake: true,
  'paid-back': false,
  'paid-by-card': false,
  'invoice-cancelled': false,
};

/** What is owed after an event. */
const owe = ({ open }: Debts, { type, data }: InvoiceEvent | PaymentEvent, at: number): void => {
  switch (type) {
    case 'InvoiceIssued':
      if (data.paidBy === null) open.set(data.invoiceId, at);
      return;
    case 'BookingTakenBack':
      if (IS_OPEN_AFTER[data.reason]) open.set(data.invoiceId, at);
      return;
    case 'InvoiceReopened':
      open.set(data.invoiceId, at);
      return;
    case 'InvoicePaid':
    case 'InvoiceCancelled':
    case 'TransferBooked':
    case 'InvoiceWrittenOff':
      open.delete(data.invoiceId);
      return;
    default:
  }
};

const stepOf = ({ type, data }: InvoiceEvent | PaymentEvent, at: number): Step | null => {
  if (type === 'PaymentReminded') return { name: data.step, at, deadlineOn: data.deadlineOn, dues: data.dues };
  return type === 'AccountInArrears' ? { name: 'in-arrears', at, deadlineOn: data.deadlineOn, dues: data.dues } : null;
};

const forgotten = (accounts: Iterable<Debts>, { days, until }: JudgedBy): readonly string[] => {
  const longestMs = (days.reminder + days.secondReminder + days.deadline + SLACK_DAYS) * DAY_MS;
  return [...accounts].flatMap(({ accountId, open, step }) =>
    [...open].flatMap(([invoiceId, since]) =>
      step === null && until.getTime() - since > longestMs
        ? [`${accountId}: ${invoiceId} is open for long, and nobody is reminded.`]
        : [],
    ),
  );
};

interface JudgedBy {
  readonly days: DunningDays;
  readonly until: Date;
}

/** Counted from the log alone: who is reminded owes what is named, each step comes in its order and time, and ends with what was named. */
export const judgeDunning = (events: readonly RecordedEvent[], by: JudgedBy): JudgedDunning => {
  const faults: string[] = [];
  const steps = new Map<DunningStep | 'ended', number>();
  const accounts = new Map<string, Debts>();
  const count = (name: DunningStep | 'ended') => steps.set(name, (steps.get(name) ?? 0) + 1);
  for (const recorded of events) {
    const event = recorded as unknown as InvoiceEvent | PaymentEvent;
    const { accountId } = event.data as { accountId: string };
    const debts = accounts.get(accountId) ?? { accountId, open: new Map(), step: null };
    accounts.set(accountId, debts);
    const at = Date.parse(recorded.recordedAt);
    owe(debts, event, at);
    const step = stepOf(event, at);
    if (step !== null) {
      faults.push(...stepFaults(debts, step, by.days));
      debts.step = step;
      count(step.name);
    }
    if (event.type === 'DunningEnded') {
      faults.push(...endFaults(debts));
      debts.step = null;
      count('ended');
    }
  }
  return { faults: [...faults, ...forgotten(accounts.values(), by)], steps };
};
