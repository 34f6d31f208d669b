import {
  INVOICE_STREAM,
  type InvoiceCancelled,
  type InvoiceCorrected,
  type InvoiceDocument,
  type InvoiceEvent,
  type InvoiceIssued,
} from '@sternklar/contracts/invoices/invoice.events';
import type { SubscriptionEvent } from '@sternklar/contracts/subscriptions/subscription.events';
import { dayInGermany, endOfTerm } from '@sternklar/contracts/subscriptions/term';
import type { Told } from './simulated-product.ts';

const MONTH_CENTS = 5_900;
const TERM_CENTS = 70_800;
const TERM_MONTHS = 12;
const NOTICE_DAYS = 28;
const DAY_MS = 86_400_000;

/** Every number of a year is used once, in the order of issue, without a gap. */
export const numberFaults = (log: readonly Told[]): readonly string[] => {
  const last = new Map<string, number>();
  const faults: string[] = [];
  for (const { type, data } of log) {
    if (type !== 'InvoiceIssued' && type !== 'InvoiceCorrected' && type !== 'InvoiceCancelled') continue;
    const year = dayInGermany(data.issuedAt).slice(0, 4);
    const sequence = (last.get(year) ?? 0) + 1;
    const wanted = `RE-${year}-${String(sequence).padStart(5, '0')}`;
    if (data.number !== wanted) faults.push(`${data.number} was given where ${wanted} follows.`);
    last.set(year, sequence);
  }
  return faults;
};

type DataOf<Type extends SubscriptionEvent['type']> = Extract<SubscriptionEvent, { type: Type }>['data'];

interface Life {
  readonly accountId: string;
  readonly startedAt: string;
  /** From when months and terms are counted: where days after its start were billed with the one before, from there. */
  readonly billedFrom: string;
  endedAt: string | null;
  /** When it is to end by the last word of its owner; null: not at all. */
  endsAt: string | null;
  /** How it ended out of the ordinary; null: it did not. */
  terminated: DataOf<'SubscriptionTerminated'> | null;
  readonly terms: { readonly from: string; readonly to: string }[];
  readonly notices: DataOf<'SubscriptionNoticeGiven'>[];
  readonly invoices: InvoiceIssued[];
  readonly corrections: InvoiceCorrected[];
  readonly creditNotes: InvoiceCancelled[];
  /** Corrections and credit notes that came when they may not, or say otherwise than what they follow. */
  readonly misplaced: string[];
  readonly reminders: string[];
}

const begin = ({ accountId, startedAt, billedFrom = startedAt, expiresAt }: DataOf<'SubscriptionStarted'>): Life => ({
  accountId,
  startedAt,
  billedFrom,
  endedAt: null,
  endsAt: null,
  terminated: null,
  terms: [{ from: billedFrom, to: expiresAt }],
  notices: [],
  invoices: [],
  corrections: [],
  creditNotes: [],
  misplaced: [],
  reminders: [],
});

/** A correction follows its invoice and no credit note, says everything but the recipient as the invoice does, and replaces the last one. */
const correctionFaults = (life: Life, correction: InvoiceCorrected): readonly string[] => {
  const { number, invoiceId } = correction;
  const isSame = (other: { readonly invoiceId: string }) => other.invoiceId === invoiceId;
  const invoice = life.invoices.find(isSame);
  const before = life.corrections.findLast(isSame);
  const kept = [
    'month',
    'startsAt',
    'endsAt',
    'grossCents',
    'netCents',
    'vatCents',
    'vatPercent',
    'paidBy',
    'isPrepaid',
  ] as const;
  const faults: string[] = [];
  if (!invoice || correction.invoiceNumber !== invoice.number) faults.push(`${number} corrects no invoice.`);
  if (kept.some((field) => correction[field] !== invoice?.[field]))
    faults.push(`${number} is of another month or amount.`);
  if (life.creditNotes.some(isSame)) faults.push(`${number} corrects what was taken back.`);
  if ((correction.replaces?.number ?? null) !== (before?.number ?? null))
    faults.push(`${number} replaces another one.`);
  if (correction.recipient === (before ?? invoice)?.recipient) faults.push(`${number} corrects nothing.`);
  return faults;
};

const tellInvoice = (life: Life, { type, data }: InvoiceEvent): void => {
  if (type === 'InvoiceIssued') life.invoices.push(data);
  if (type === 'InvoiceCorrected') {
    life.misplaced.push(...correctionFaults(life, data));
    life.corrections.push(data);
  }
  if (type === 'InvoiceCancelled') {
    const held = life.corrections.findLast(({ invoiceId }) => invoiceId === data.invoiceId);
    if (data.correction?.number !== held?.number || (held && data.recipient !== held.recipient))
      life.misplaced.push(`${data.number} does not go to whom ${held?.number} names.`);
    life.creditNotes.push(data);
  }
};

const tellSubscription = (life: Life, { type, data }: SubscriptionEvent): void => {
  if (type === 'SubscriptionRenewed') life.terms.push({ from: data.startsAt, to: data.expiresAt });
  if (type === 'SubscriptionNoticeGiven') {
    life.notices.push(data);
    life.endsAt = data.endsAt;
  }
  if (type === 'SubscriptionNoticeWithdrawn') life.endsAt = null;
  if (type === 'SubscriptionEnded') life.endedAt = data.endedAt;
  if (type === 'SubscriptionTerminated') {
    life.endedAt = data.endedAt;
    life.endsAt = data.endedAt;
    life.terminated = data;
  }
  if (type === 'SubscriptionNoticeReminded') life.reminders.push(`${data.term}/${data.daysBefore}`);
};

/** What happened to each subscription, in the order in which they began. */
export const livesOf = (log: readonly Told[]): ReadonlyMap<string, Life> => {
  const lives = new Map<string, Life>();
  for (const event of log) {
    if (event.type === 'InvoiceErased') continue;
    if (event.type === 'SubscriptionStarted') lives.set(event.data.subscriptionId, begin(event.data));
    const life = lives.get(event.data.subscriptionId);
    if (!life) continue;
    if (event.streamId === INVOICE_STREAM) tellInvoice(life, event as InvoiceEvent);
    else tellSubscription(life, event as SubscriptionEvent);
  }
  return lives;
};

const sumOf = (documents: readonly InvoiceDocument[]) => documents.reduce((sum, { grossCents }) => sum + grossCents, 0);
const timeOf = (moment: string | null) => (moment === null ? Number.POSITIVE_INFINITY : Date.parse(moment));

/** Net and tax make up the gross on every page, and a credit note gives back what its invoice asked for. */
const amountFaults = ({ invoices, creditNotes }: Life): readonly string[] => {
  const faults: string[] = [];
  for (const { number, netCents, vatCents, grossCents } of [...invoices, ...creditNotes]) {
    if (netCents + vatCents !== grossCents || grossCents !== MONTH_CENTS)
      faults.push(`${number}: ${netCents} and ${vatCents} are ${grossCents} cents.`);
  }
  return faults;
};

/** The month in which it ended is for nothing then; each other one that began before is owed whole. */
const WAIVED: readonly string[] = ['customers-good-cause', 'death'];

/** The last day of what is over at a moment, as an invoice names it: the day before, also of an end within a day. */
const lastDayBefore = (moment: string): string =>
  new Date(Date.parse(dayInGermany(moment)) - DAY_MS).toISOString().slice(0, 10);

/** From when on nothing is billed: the end, or the border of the month in which it ended out of the ordinary; one that was served to its last day stays. */
const notBilledFrom = ({ billedFrom: startedAt, endedAt, terminated }: Life): string | null => {
  if (terminated === null) return endedAt;
  if (timeOf(terminated.endedAt) < timeOf(startedAt)) return startedAt;
  let [number, from] = [1, startedAt];
  for (;;) {
    const to = endOfTerm({ startedAt, termMonths: 1 }, number);
    const lastDay = dayInGermany(new Date(timeOf(terminated.endedAt) - 1).toISOString());
    if (timeOf(to) >= timeOf(terminated.endedAt))
      return WAIVED.includes(terminated.cause) && lastDay < lastDayBefore(to) ? from : to;
    [number, from] = [number + 1, to];
  }
};

/** Whether it ended with the last day of a month that would have been for nothing a day earlier, and before that month was over. */
export const isWaivedMonthServed = (life: Life): boolean =>
  life.terminated !== null &&
  WAIVED.includes(life.terminated.cause) &&
  timeOf(notBilledFrom(life)) > timeOf(life.terminated.endedAt);

/** Months one after the other without gap or double, up to the end or today, 708.00 for each whole term. */
const monthFaults = (life: Life, now: Date): readonly string[] => {
  const { billedFrom: startedAt, terminated, invoices } = life;
  const endedAt = notBilledFrom(life);
  const faults: string[] = [];
  const months = invoices.toSorted((one, other) => one.month - other.month);
  let from = startedAt;
  months.forEach(({ month, startsAt, endsAt }, index) => {
    const to = endOfTerm({ startedAt, termMonths: 1 }, index + 1);
    if (month !== index + 1 || startsAt !== from || endsAt !== to)
      faults.push(`month ${index + 1} is billed as ${month}, ${startsAt} to ${endsAt}.`);
    from = to;
  });
  if (timeOf(from) <= now.getTime() && timeOf(from) < timeOf(endedAt)) faults.push(`nothing is billed after ${from}.`);
  const within = months.filter(({ startsAt }) => timeOf(startsAt) < timeOf(endedAt));
  for (let first = 0; first + TERM_MONTHS <= within.length; first += TERM_MONTHS) {
    const sum = sumOf(within.slice(first, first + TERM_MONTHS));
    if (sum !== TERM_CENTS) faults.push(`a term costs ${sum / 100}.`);
  }
  if (endedAt !== null && terminated === null && within.length % TERM_MONTHS !== 0)
    faults.push(`ended within a term, ${within.length} months.`);
  return faults;
};

/** By themselves they are taken back that begin with the end or later, all of them; each once at most, whoever asks for it. */
const creditNoteFaults = (life: Life): readonly string[] => {
  const { invoices, creditNotes } = life;
  const endedAt = notBilledFrom(life);
  const faults: string[] = [];
  const taken = creditNotes.map(({ invoiceId }) => invoiceId);
  if (new Set(taken).size !== taken.length) faults.push('an invoice was taken back twice.');
  for (const { invoiceId, number, startsAt } of invoices) {
    const reason = creditNotes.find((creditNote) => creditNote.invoiceId === invoiceId)?.reason;
    const isLater = timeOf(startsAt) >= timeOf(endedAt);
    if (isLater && reason === undefined) faults.push(`${number} is for a month after the end.`);
    if (!isLater && reason === 'subscription-ended') faults.push(`${number} was taken back before the end.`);
  }
  return faults;
};

const daysUntil = (day: string, moment: string) => (Date.parse(dayInGermany(moment)) - Date.parse(day)) / DAY_MS;

/** Terms without gap or overlap; each notice is for the first of them that it is in time for, and the last word counts. */
const termFaults = ({ billedFrom: startedAt, endedAt, endsAt, terms, notices }: Life, now: Date): readonly string[] => {
  const faults: string[] = [];
  const lastEnd = terms.at(-1)?.to ?? startedAt;
  if (timeOf(lastEnd) <= now.getTime() && timeOf(lastEnd) < timeOf(endsAt))
    faults.push(`nothing follows the term that is over at ${lastEnd}.`);
  terms.forEach(({ from, to }, index) => {
    const isRight = index === 0 ? from === startedAt : from === terms[index - 1]?.to;
    if (!isRight || to !== endOfTerm({ startedAt, termMonths: TERM_MONTHS }, index + 1))
      faults.push(`term ${index + 1} is from ${from} to ${to}.`);
  });
  for (const { receivedOn, endsAt: end } of notices) {
    const before = endOfTerm({ startedAt: end, termMonths: -TERM_MONTHS }, 1);
    const isFirst = timeOf(before) <= timeOf(startedAt) || daysUntil(receivedOn, before) < NOTICE_DAYS;
    if (daysUntil(receivedOn, end) < NOTICE_DAYS || !isFirst)
      faults.push(`a notice received on ${receivedOn} ends it at ${end}.`);
  }
  if (endedAt !== null && endedAt !== endsAt) faults.push(`ended at ${endedAt}, and the last word was ${endsAt}.`);
  return faults;
};

/** All that is wrong with one subscription, once the scheduler has done what was due at `now`. */
export const lifeFaults = (id: string, life: Life, now: Date): readonly string[] => {
  const { reminders } = life;
  return [
    ...amountFaults(life),
    ...monthFaults(life, now),
    ...creditNoteFaults(life),
    ...life.misplaced,
    ...termFaults(life, now),
    ...(new Set(reminders).size === reminders.length ? [] : [`reminded twice: ${reminders.join(', ')}.`]),
  ].map((fault) => `${id}: ${fault}`);
};

/** No account had two subscriptions at a time. */
export const doubleFaults = (lives: ReadonlyMap<string, Life>): readonly string[] =>
  [...Map.groupBy(lives.values(), ({ accountId }) => accountId).entries()].flatMap(([accountId, own]) =>
    own.flatMap(({ startedAt }, index) => {
      const before = own[index - 1];
      return before && timeOf(startedAt) < timeOf(before.endedAt)
        ? [`${accountId}: a second subscription began at ${startedAt}.`]
        : [];
    }),
  );

/** No day of an account is billed twice, whichever of its subscriptions it falls into; what was taken back does not count. */
export const twiceBilledFaults = (lives: ReadonlyMap<string, Life>): readonly string[] =>
  [...Map.groupBy(lives.values(), ({ accountId }) => accountId).values()].flatMap((own) => {
    const taken = new Set(own.flatMap(({ creditNotes }) => creditNotes.map(({ invoiceId }) => invoiceId)));
    const billed = own
      .flatMap(({ invoices }) => invoices)
      .filter(({ invoiceId }) => !taken.has(invoiceId))
      .toSorted((one, other) => timeOf(one.startsAt) - timeOf(other.startsAt));
    return billed.flatMap(({ number, startsAt }, index) => {
      const before = billed[index - 1];
      return before && dayInGermany(startsAt) <= lastDayBefore(before.endsAt)
        ? [`${number} bills days of ${before.number} again, from ${startsAt}.`]
        : [];
    });
  });
