import type { InvoiceCancelled, InvoiceIssued } from '@sternklar/contracts/invoices/invoice.events';
import { dayInGermany, endOfTerm } from '@sternklar/contracts/subscriptions/term';
import type { Told } from './simulated-product.ts';

const TERM_CENTS = 70_800;
const TERM_MONTHS = 12;

/** Every number of a year is used once, in the order of issue, without a gap. */
export const numberFaults = (log: readonly Told[]): readonly string[] => {
  const last = new Map<string, number>();
  const faults: string[] = [];
  for (const { type, data } of log) {
    if (type !== 'InvoiceIssued' && type !== 'InvoiceCancelled') continue;
    const year = dayInGermany(data.issuedAt).slice(0, 4);
    const sequence = (last.get(year) ?? 0) + 1;
    const wanted = `RE-${year}-${String(sequence).padStart(5, '0')}`;
    if (data.number !== wanted) faults.push(`${data.number} was given where ${wanted} follows.`);
    last.set(year, sequence);
  }
  return faults;
};

interface Life {
  readonly startedAt: string;
  endedAt: string | null;
  readonly invoices: InvoiceIssued[];
  readonly creditNotes: InvoiceCancelled[];
  readonly reminders: string[];
}

/** What happened to each subscription. */
export const livesOf = (log: readonly Told[]): ReadonlyMap<string, Life> => {
  const lives = new Map<string, Life>();
  for (const { type, data } of log) {
    if (type === 'InvoiceErased') continue;
    if (type === 'SubscriptionStarted') {
      const life = { startedAt: data.startedAt, endedAt: null, invoices: [], creditNotes: [], reminders: [] };
      lives.set(data.subscriptionId, life);
    }
    const life = lives.get(data.subscriptionId);
    if (!life) continue;
    if (type === 'SubscriptionEnded') life.endedAt = data.endedAt;
    if (type === 'InvoiceIssued') life.invoices.push(data);
    if (type === 'InvoiceCancelled') life.creditNotes.push(data);
    if (type === 'SubscriptionNoticeReminded') life.reminders.push(`${data.term}/${data.daysBefore}`);
  }
  return lives;
};

const sumOf = (documents: readonly { readonly grossCents: number }[]) =>
  documents.reduce((sum, { grossCents }) => sum + grossCents, 0);

/** Months one after the other without gap or double, credit notes exactly for those after the end, 708.00 for each whole term. */
export const lifeFaults = (id: string, life: Life, now: Date): readonly string[] => {
  const { startedAt, endedAt, invoices, creditNotes, reminders } = life;
  const faults: string[] = [];
  const monthly = { startedAt, termMonths: 1 };
  const months = invoices.toSorted((one, other) => one.month - other.month);
  let from = startedAt;
  months.forEach(({ month, startsAt, endsAt }, index) => {
    const to = endOfTerm(monthly, index + 1);
    if (month !== index + 1 || startsAt !== from || endsAt !== to)
      faults.push(`${id}: month ${index + 1} is billed as ${month}, ${startsAt} to ${endsAt}.`);
    from = to;
  });
  const end = endedAt === null ? Number.POSITIVE_INFINITY : Date.parse(endedAt);
  const last = months.at(-1);
  if (last && Date.parse(last.endsAt) <= now.getTime() && Date.parse(last.endsAt) < end)
    faults.push(`${id}: nothing is billed after ${last.endsAt}.`);
  const wrong = months.filter(({ startsAt }) => Date.parse(startsAt) >= end).map(({ invoiceId }) => invoiceId);
  const taken = creditNotes.map(({ invoiceId }) => invoiceId);
  if (wrong.toSorted().join() !== taken.toSorted().join())
    faults.push(`${id}: ${wrong.length} months were billed after the end, ${taken.length} taken back.`);
  const right = months.filter(({ invoiceId }) => !taken.includes(invoiceId));
  for (let first = 0; first + TERM_MONTHS <= right.length; first += TERM_MONTHS) {
    const sum = sumOf(right.slice(first, first + TERM_MONTHS));
    if (sum !== TERM_CENTS) faults.push(`${id}: a term costs ${sum / 100}.`);
  }
  if (endedAt !== null && right.length % TERM_MONTHS !== 0)
    faults.push(`${id}: ended within a term, ${right.length} months.`);
  if (new Set(reminders).size !== reminders.length) faults.push(`${id}: reminded twice: ${reminders.join(', ')}.`);
  return faults;
};
