import { PAYMENT_RETRY_DAYS } from '@sternklar/contracts/constants';
import { lastDayOf } from '@sternklar/contracts/subscriptions/last-day';
import { dayInGermany } from '@sternklar/contracts/subscriptions/term';
import type { CustomerFacts, OwnInvoice, OwnSubscription, Some } from './customer-facts.ts';
import { daysNamedIn, isNamedDay, type NamedDays } from './days-named.ts';
import { dateInWords, enumerated, euro, quantity, sentences } from './in-words.ts';
import { ownReplies } from './own-replies.ts';

export const isInvoice = ({ kind, cancelled_by }: OwnInvoice): boolean => kind === 'invoice' && cancelled_by === null;
const isWrittenOff = ({ payment_trouble }: OwnInvoice): boolean => payment_trouble === 'written-off';
export const isOpen = (invoice: OwnInvoice): boolean =>
  isInvoice(invoice) && invoice.paid_on === null && !isWrittenOff(invoice);
export const sumOf = (invoices: readonly OwnInvoice[]): string =>
  euro(invoices.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0) / 100);

const over = ({ amount }: OwnInvoice): string => ` über ${euro(amount)}`;
/** A correction is over no amount of its own. */
const OVER: Readonly<Record<OwnInvoice['kind'], (invoice: OwnInvoice) => string>> = {
  invoice: over,
  correction: () => '',
  'credit-note': over,
};
const named = (invoice: OwnInvoice): string =>
  `${invoice.number} vom ${dateInWords(invoice.issued_on)}${OVER[invoice.kind](invoice)}`;

/** … and for which days, where that says more than its day. */
const namedWithDays = (invoice: OwnInvoice): string =>
  `${named(invoice)} für den ${dateInWords(invoice.served_from)} bis ${dateInWords(invoice.served_until)}`;

const standOfInvoice = (invoice: OwnInvoice): string => {
  const { paid_on, due_on, payment_failed, cancelled_by } = invoice;
  if (cancelled_by !== null) return `storniert mit ${cancelled_by}`;
  if (paid_on !== null) return `bezahlt am ${dateInWords(paid_on)}`;
  if (isWrittenOff(invoice)) return 'ausgebucht, nichts mehr zu bezahlen';
  const due = due_on === null ? 'offen' : `offen, fällig am ${dateInWords(due_on)}`;
  return payment_failed ? `${due}, die Karte wurde abgelehnt` : due;
};

const STAND: Readonly<Record<OwnInvoice['kind'], (invoice: OwnInvoice) => string>> = {
  invoice: standOfInvoice,
  correction: () => 'Berichtigung von Name oder Anschrift',
  'credit-note': () => 'Stornorechnung',
};
const standOf = (invoice: OwnInvoice): string => STAND[invoice.kind](invoice);
export const withStand = (invoice: OwnInvoice): string => `${named(invoice)} (${standOf(invoice)})`;

const DAY_MS = 86_400_000;
/** The last try comes so long after the invoice; a day more, until it is known what became of it. */
const TRIES_END_AFTER_MS = (PAYMENT_RETRY_DAYS.reduce((sum, days) => sum + days, 0) + 1) * DAY_MS;

const refusedInWords = (refused: readonly OwnInvoice[], now: Date): string => {
  if (refused.length === 0) return '';
  const over = refused.every(({ issued_on }) => now.getTime() - Date.parse(issued_on) > TRIES_END_AFTER_MS);
  return over ? ownReplies.triesAreOver : ownReplies.cardRefused;
};

/** ', fällig am 17. Februar 2026, also seit 21 Tagen überfällig'. */
const dueInWords = ({ due_on }: OwnInvoice, now: Date): string => {
  if (due_on === null) return '';
  const days = Math.round((Date.parse(dayInGermany(now.toISOString())) - Date.parse(due_on)) / DAY_MS);
  const since = days > 0 ? `, also seit ${quantity(days, 'Tag', 'Tagen')} überfällig` : '';
  return `, fällig am ${dateInWords(due_on)}${since}`;
};

/** What is open, why, and how it is paid; empty when nothing is. */
export const openInWords = (invoices: readonly OwnInvoice[], now: Date): string => {
  const open = invoices.filter(isOpen);
  if (open.length === 0) return '';
  const [one] = open;
  const refused = open.filter(({ payment_failed }) => payment_failed);
  const which =
    open.length === 1 && one
      ? `Offen ist bei Ihnen die Rechnung ${named(one)}${dueInWords(one, now)}.`
      : `Offen sind bei Ihnen ${open.length} Rechnungen über zusammen ${sumOf(open)}: ${enumerated(open.map(named))}.`;
  return sentences(which, refusedInWords(refused, now), ownReplies.howToPay);
};

const MONTHS_OF_A_YEAR = 12;
const MOST_INVOICES_OF_A_TERM = 24;
/** How many invoices are still to come, one a month from `next` on (`YYYY-MM-DD`), before `end` (ISO 8601). */
const stillToCome = (next: string, end: string): number => {
  const [year = 0, month = 0, day = 0] = next.split('-').map(Number);
  const [endYear = 0, endMonth = 0, endDay = 0] = dayInGermany(end).split('-').map(Number);
  const months = (endYear - year) * MONTHS_OF_A_YEAR + (endMonth - month);
  return Math.min(MOST_INVOICES_OF_A_TERM, months + (day < endDay ? 1 : 0));
};

const nextInWords = (subscription: OwnSubscription | null): string => {
  if (subscription === null) return ownReplies.noSubscription;
  const { next_invoice_on: next, amount, notice, expires_at } = subscription;
  if (next === null) return ownReplies.noNextInvoice;
  const end = notice?.ends_at ?? expires_at;
  const count = stillToCome(next, end);
  const sum = euro((count * Math.round(amount * 100)) / 100);
  return sentences(
    `Die nächste Rechnung kommt am ${dateInWords(next)} über ${euro(amount)} inklusive Mehrwertsteuer und wird dann von Ihrer Karte abgebucht, danach jeden Monat am gleichen Tag.`,
    count < 2 ? '' : ownReplies.stillToCome(count, sum, dateInWords(lastDayOf(end)), notice !== null),
  );
};

const othersPaid = (count: number): string => {
  if (count === 0) return '';
  return count === 1 ? 'Die andere Rechnung ist bezahlt.' : `Die übrigen ${count} Rechnungen sind bezahlt.`;
};

/** What is open; that all is paid otherwise, and when the next invoice comes. */
export const openInvoices = async (facts: CustomerFacts, now: Date): Promise<string> => {
  const [{ items }, subscription] = await Promise.all([facts.invoices(), facts.subscription()]);
  if (items.length === 0) return ownReplies.noInvoices;
  const open = openInWords(items, now);
  const paid = items.filter((invoice) => isInvoice(invoice) && invoice.paid_on !== null);
  if (open !== '') {
    return sentences(open, othersPaid(paid.length));
  }
  return sentences(
    `Es ist nichts offen: Alle Ihre ${quantity(paid.length, 'Rechnung ist', 'Rechnungen sind')} bezahlt.`,
    nextInWords(subscription),
  );
};

export const nextInvoice = async (facts: CustomerFacts, now: Date): Promise<string> => {
  const [{ items }, subscription] = await Promise.all([facts.invoices(), facts.subscription()]);
  if (subscription === null && items.length === 0) return ownReplies.noInvoices;
  return sentences(nextInWords(subscription), openInWords(items, now));
};

const isIssuedIn = ({ issued_on }: OwnInvoice, days: NamedDays): boolean =>
  isNamedDay(issued_on, { ...days, day: null });

/** What begins in the last days of a month is called by the next one. */
const LATE_DAYS = 3;
/** Whether its days are, but for some at their beginning, of a month named: the invoice of 31 December is that for January. */
const isServedIn = ({ served_from }: OwnInvoice, days: NamedDays): boolean => {
  const within = new Date(Date.parse(served_from) + LATE_DAYS * DAY_MS).toISOString().slice(0, 10);
  return days.day === null && isNamedDay(within, days);
};

const NUMBER = /\b([A-Z]{1,4}-\d{4}-\d+|\d{4}-\d{3,})\b/giu;

const THE_LATEST = /\b(?:letzte|neueste|neuste|jüngste|juengste|aktuelle)[nrs]?\s+(?:rechnung|abbuchung|beleg)\b/iu;
const THE_FIRST =
  /(?<!\p{L})(?:aller)?(?:erste|älteste|aelteste|früheste|frueheste)[nrs]?\s+(?:rechnung|abbuchung|beleg|faktura|zahlung)|\b(?:rechnung|beleg|faktura)\s+nummer\s+(?:eins|1)\b/iu;
/** 'Die letzte, die bezahlt wurde': not the latest, should that one be open. */
const THE_LATEST_PAID =
  /\b(?:letzte|neueste|neuste|jüngste|juengste)[nrs]?\b[^.?!]{0,40}\b(?:bezahlte?n?|beglichene?n?|eingezogene?n?|abgebuchte?n?|durchgegangene?n?)\b/iu;
const NOT_PAID =
  /\b(?:nicht|noch nicht|nie)\s+(?:bezahlt|beglichen|bezahlte|beglichene|ausgeglichen)|unbezahlt|unbeglichen|\boffene?n?\s+(?:rechnung|posten|beleg|betrag)|rückständig|ausstehend|\baus(?:steht|stehen)\b|\bsteht\b[^.?!]{0,30}\baus\b/iu;

/** The invoices that a message names by number, months or year, as the first, the latest or unpaid; null when it names none. */
const namedIn = (message: string, { items: invoices, total }: Some<OwnInvoice>): readonly OwnInvoice[] | null => {
  const numbers = (message.match(NUMBER) ?? []).map((number) => number.toUpperCase());
  if (numbers.length > 0) return invoices.filter(({ number }) => numbers.some((asked) => number.endsWith(asked)));
  const days = daysNamedIn(message);
  if (days) return invoices.filter((invoice) => isIssuedIn(invoice, days) || isServedIn(invoice, days));
  if (THE_FIRST.test(message) && invoices.length === total) return invoices.filter(isInvoice).slice(-1);
  const isUnpaid = NOT_PAID.test(message);
  if (THE_LATEST_PAID.test(message) && !isUnpaid)
    return invoices.filter((invoice) => isInvoice(invoice) && invoice.paid_on !== null).slice(0, 1);
  if (THE_LATEST.test(message)) return invoices.filter(isInvoice).slice(0, 1);
  const open = isUnpaid ? invoices.filter(isOpen) : [];
  return open.length > 0 ? open : null;
};

const PERIOD =
  /zeitr(?:a|ä|ae)um|von wann bis wann|für wann|fuer wann|(?:welche[nrs]?|welcher) (?:tage|zeit|monate?)(?!\p{L})|abgrenz/iu;
/** Whether it is asked for which days an invoice is. */
export const asksForPeriod = (message: string): boolean => PERIOD.test(message);

const MOST_LISTED = 12;
/** Of more, nobody reads on to their sum: it stands first. */
const FEW_LISTED = 3;

/** Those that were named, why one is open, and for which days they are where that is asked, or where a month that is named leaves it open. */
const askedFor = (asked: readonly OwnInvoice[], message: string, now: Date): string => {
  const shown = asked.slice(0, MOST_LISTED);
  const days = daysNamedIn(message);
  const isOfOtherDays =
    days?.day === null && shown.some((invoice) => isIssuedIn(invoice, days) !== isServedIn(invoice, days));
  const nameOf = isOfOtherDays || asksForPeriod(message) ? namedWithDays : named;
  const charged = asked.filter(isInvoice);
  const paid = charged.filter(({ paid_on }) => paid_on !== null);
  const ofThose = charged.some(isOpen) ? `, davon bezahlt ${sumOf(paid)}` : '';
  const refused = asked.filter((invoice) => isOpen(invoice) && invoice.payment_failed);
  const isLong = charged.length > FEW_LISTED;
  return sentences(
    isLong ? `${quantity(charged.length, 'Rechnung', 'Rechnungen')} über zusammen ${sumOf(charged)}${ofThose}:` : '',
    `${shown.map((invoice) => `${nameOf(invoice)} (${standOf(invoice)})`).join('; ')}.`,
    charged.length < 2 || isLong ? '' : `Zusammen sind das ${sumOf(charged)}${ofThose}.`,
    refusedInWords(refused, now),
    ...(refused.length === 0 ? [] : [ownReplies.bankKnowsWhy, ownReplies.howToPay]),
    ownReplies.whereInvoicesAre,
  );
};

/** The invoice that is asked for, or all of them, and where they are as files. */
export const invoices = async (facts: CustomerFacts, message: string, now: Date): Promise<string> => {
  const found = await facts.invoices();
  const { items, total } = found;
  if (items.length === 0) return ownReplies.noInvoices;
  const asked = namedIn(message, found);
  if (asked !== null && asked.length === 0) {
    const subscription = await facts.subscription();
    const days = daysNamedIn(message);
    const next = subscription?.next_invoice_on ?? null;
    const isNext = days !== null && next !== null && isNamedDay(next, { ...days, day: null });
    return sentences(isNext ? nextInWords(subscription) : ownReplies.noSuchInvoice, ownReplies.whereInvoicesAre);
  }
  if (asked !== null) return askedFor(asked, message, now);
  const list = items.slice(0, MOST_LISTED).map(withStand).join('; ');
  const paid = items.filter((invoice) => isInvoice(invoice) && invoice.paid_on !== null);
  const open = items.filter(isOpen);
  return sentences(
    `Sie haben ${quantity(total, 'Rechnung', 'Rechnungen')}, die neueste zuerst: ${list}.`,
    `Bezahlt sind ${paid.length} über zusammen ${sumOf(paid)}${open.length === 0 ? '' : `, offen ${open.length} über ${sumOf(open)}`}.`,
    ownReplies.whereInvoicesAre,
  );
};
