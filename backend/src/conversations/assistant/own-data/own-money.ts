import { plainWords } from '../reading/german-words.ts';
import type { CustomerFacts, OwnInvoice, OwnSubscription } from './customer-facts.ts';
import { dateInWords, enumerated, euro, quantity, sentences } from './in-words.ts';
import { ownReplies } from './own-replies.ts';

const isInvoice = ({ kind, cancelled_by }: OwnInvoice): boolean => kind === 'invoice' && cancelled_by === null;
const isOpen = (invoice: OwnInvoice): boolean => isInvoice(invoice) && invoice.paid_on === null;
const sumOf = (invoices: readonly OwnInvoice[]): string =>
  euro(invoices.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0) / 100);

const named = ({ number, issued_on, amount }: OwnInvoice): string =>
  `${number} vom ${dateInWords(issued_on)} über ${euro(amount)}`;

const standOfInvoice = ({ paid_on, due_on, payment_failed, cancelled_by }: OwnInvoice): string => {
  if (cancelled_by !== null) return `storniert mit ${cancelled_by}`;
  if (paid_on !== null) return `bezahlt am ${dateInWords(paid_on)}`;
  const due = due_on === null ? 'offen' : `offen, fällig am ${dateInWords(due_on)}`;
  return payment_failed ? `${due}, die Karte wurde abgelehnt` : due;
};

const STAND: Readonly<Record<OwnInvoice['kind'], (invoice: OwnInvoice) => string>> = {
  invoice: standOfInvoice,
  'credit-note': () => 'Stornorechnung',
};
const standOf = (invoice: OwnInvoice): string => STAND[invoice.kind](invoice);

/** What is open, why, and how it is paid; empty when nothing is. */
export const openInWords = (invoices: readonly OwnInvoice[]): string => {
  const open = invoices.filter(isOpen);
  if (open.length === 0) return '';
  const [one] = open;
  const refused = open.some(({ payment_failed }) => payment_failed);
  const which =
    open.length === 1 && one
      ? `Offen ist bei Ihnen die Rechnung ${named(one)}${one.due_on === null ? '' : `, fällig am ${dateInWords(one.due_on)}`}.`
      : `Offen sind bei Ihnen ${open.length} Rechnungen über zusammen ${sumOf(open)}: ${enumerated(open.map(named))}.`;
  return sentences(which, refused ? ownReplies.cardRefused : '', ownReplies.howToPay);
};

const nextInWords = (subscription: OwnSubscription | null): string => {
  if (subscription === null) return ownReplies.noSubscription;
  const { next_invoice_on: next, amount } = subscription;
  if (next === null) return ownReplies.noNextInvoice;
  return `Die nächste Rechnung kommt am ${dateInWords(next)} über ${euro(amount)} inklusive Mehrwertsteuer und wird dann von Ihrer Karte abgebucht.`;
};

/** What is open; that all is paid otherwise, and when the next invoice comes. */
export const openInvoices = async (facts: CustomerFacts): Promise<string> => {
  const [{ items }, subscription] = await Promise.all([facts.invoices(), facts.subscription()]);
  if (items.length === 0) return ownReplies.noInvoices;
  const open = openInWords(items);
  const paid = items.filter((invoice) => isInvoice(invoice) && invoice.paid_on !== null);
  if (open !== '') {
    return sentences(open, paid.length === 0 ? '' : `Die übrigen ${paid.length} Rechnungen sind bezahlt.`);
  }
  return sentences(
    `Es ist nichts offen: Alle Ihre ${quantity(paid.length, 'Rechnung ist', 'Rechnungen sind')} bezahlt.`,
    nextInWords(subscription),
  );
};

export const nextInvoice = async (facts: CustomerFacts): Promise<string> => {
  const [{ items }, subscription] = await Promise.all([facts.invoices(), facts.subscription()]);
  if (subscription === null && items.length === 0) return ownReplies.noInvoices;
  return sentences(nextInWords(subscription), openInWords(items));
};

const MONTHS = 'januar februar marz april mai juni juli august september oktober november dezember'.split(' ');
const NUMBER = /\b([A-Z]{1,4}-\d{4}-\d+|\d{4}-\d{3,})\b/iu;

/** The invoices that a message names by number, month or year; null when it names none. */
const namedIn = (message: string, invoices: readonly OwnInvoice[]): readonly OwnInvoice[] | null => {
  const number = NUMBER.exec(message)?.[1]?.toUpperCase();
  if (number !== undefined) return invoices.filter((invoice) => invoice.number.endsWith(number));
  const words = plainWords(message);
  const month = MONTHS.findIndex((name) => words.some((word) => word === name || word.startsWith(`${name}rechnung`)));
  const year = words.find((word) => /^20\d\d$/.test(word));
  if (month < 0 && year === undefined) return null;
  return invoices.filter(
    ({ issued_on }) =>
      (month < 0 || Number(issued_on.slice(5, 7)) === month + 1) && (year === undefined || issued_on.startsWith(year)),
  );
};

const MOST_LISTED = 12;

/** The invoice that is asked for, or all of them, and where they are as files. */
export const invoices = async (facts: CustomerFacts, message: string): Promise<string> => {
  const { items, total } = await facts.invoices();
  if (items.length === 0) return ownReplies.noInvoices;
  const asked = namedIn(message, items);
  if (asked !== null && asked.length === 0) return sentences(ownReplies.noSuchInvoice, ownReplies.whereInvoicesAre);
  const shown = (asked ?? items).slice(0, MOST_LISTED);
  const list = shown.map((invoice) => `${named(invoice)} (${standOf(invoice)})`).join('; ');
  if (asked !== null) return sentences(`${list}.`, ownReplies.whereInvoicesAre);
  const paid = items.filter((invoice) => isInvoice(invoice) && invoice.paid_on !== null);
  const open = items.filter(isOpen);
  return sentences(
    `Sie haben ${quantity(total, 'Rechnung', 'Rechnungen')}, die neueste zuerst: ${list}.`,
    `Bezahlt sind ${paid.length} über zusammen ${sumOf(paid)}${open.length === 0 ? '' : `, offen ${open.length} über ${sumOf(open)}`}.`,
    ownReplies.whereInvoicesAre,
  );
};
