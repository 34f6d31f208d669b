import { dayInGermany } from '@sternklar/contracts/subscriptions/term';
import { plainWords } from '../reading/german-words.ts';
import { anyOf, list } from '../reading/word-lists.ts';
import type { CustomerFacts, OwnInvoice } from './customer-facts.ts';
import { daysNamedIn, isNamedDay } from './days-named.ts';
import { euro, quantity, sentences } from './in-words.ts';
import { isInvoice, isOpen, sumOf, withStand } from './own-money.ts';
import { ownReplies } from './own-replies.ts';

/** Which days are meant, and in words. */
interface Range {
  readonly has: (day: string) => boolean;
  readonly words: string;
}

const ALWAYS: Range = { has: () => true, words: 'Bisher' };
const LAST_YEAR =
  / (?:letzte[ns]?|vorige[ns]?|vergangene[ns]?|alte[ns]?|vorherige[ns]?) (?:kalender|geschafts)?jahr(?:es)? | vorjahr(?:es)? /;
const THIS_YEAR =
  / (?:dieses|diesem|laufenden?|aktuellen?|heurigen?) (?:kalender|geschafts)?jahr(?:es)? | heuer | (?:jahresbeginn|jahresanfang|neujahr) /;
const ASKS_PAID = list(
  'bezahlt gezahlt uberwiesen abgebucht eingezogen abgezogen runter abgegangen kassiert geblecht ausgegeben gekostet losgeworden betahlt zoit zahlt hingelegt geflossen',
);
const ASKS_CHARGED = list('berechnet fakturiert verrechnet');

const ofYear = (year: number): Range => ({ has: (day) => day.startsWith(`${year}-`), words: `Im Jahr ${year}` });

/** The days that a question about money means at a moment; without any, all. */
const rangeIn = (message: string, now: Date): Range => {
  const words = plainWords(message);
  const text = ` ${words.join(' ')} `;
  const today = dayInGermany(now.toISOString());
  const year = Number(today.slice(0, 4));
  if (LAST_YEAR.test(text)) return ofYear(year - 1);
  if (THIS_YEAR.test(text)) return ofYear(year);
  const days = daysNamedIn(message);
  if (days === null) return ALWAYS;
  const [month] = days.months;
  if (words.includes('seit') && month !== undefined && days.months.length === 1) {
    const inYear = days.year === null ? year - (month > Number(today.slice(5, 7)) ? 1 : 0) : Number(days.year);
    const from = `${inYear}-${String(month).padStart(2, '0')}`;
    return { has: (day) => day.slice(0, 7) >= from, words: 'Seither' };
  }
  if (days.months.length === 0 && days.year !== null) return ofYear(Number(days.year));
  return { has: (day) => isNamedDay(day, { ...days, day: null }), words: 'In dieser Zeit' };
};

const MOST_LISTED = 12;
const listed = (invoices: readonly OwnInvoice[]): string =>
  invoices.length === 0 ? '.' : `: ${invoices.slice(0, MOST_LISTED).map(withStand).join('; ')}.`;
const count = (invoices: readonly OwnInvoice[]): string => quantity(invoices.length, 'Rechnung', 'Rechnungen');

/** What was charged and paid in the days that are asked for: the sum that is asked for first. */
export const sums = async (facts: CustomerFacts, message: string, now: Date): Promise<string> => {
  const { items, total } = await facts.invoices();
  if (items.length === 0) return ownReplies.noInvoices;
  const { has, words } = rangeIn(message, now);
  const charged = items.filter((invoice) => isInvoice(invoice) && has(invoice.issued_on));
  const paid = items.filter((invoice) => isInvoice(invoice) && invoice.paid_on !== null && has(invoice.paid_on));
  if (charged.length + paid.length === 0) return sentences(ownReplies.noInvoiceThen, ownReplies.whereInvoicesAre);
  const open = charged.filter(isOpen);
  const back = paid.reduce((cents, { paid_back_amount }) => cents + Math.round(paid_back_amount * 100), 0);
  const asked = plainWords(message);
  const isOfPaid = anyOf(asked, ASKS_PAID) && !anyOf(asked, ASKS_CHARGED) && !asked.join(' ').includes('in rechnung');
  const stillOpen = open.length === 0 ? '' : `Offen ${open.length === 1 ? 'ist' : 'sind'} noch ${sumOf(open)}.`;
  const isSame = paid.length === charged.length && open.length === 0;
  return sentences(
    isOfPaid
      ? `${words} haben Sie zusammen ${sumOf(paid)} bezahlt, für ${count(paid)}.`
      : `${words} haben wir Ihnen zusammen ${sumOf(charged)} berechnet, mit ${count(charged)}${isSame ? ', alle bezahlt' : ''}.`,
    isOfPaid || isSame ? '' : `Bezahlt sind davon ${sumOf(charged.filter(({ paid_on }) => paid_on !== null))}.`,
    stillOpen,
    back === 0 ? '' : `Zurückbekommen haben Sie ${euro(back / 100)}.`,
    items.length < total ? `Gezählt sind Ihre ${items.length} neuesten Rechnungen.` : '',
    `${count(charged)} in dieser Zeit${listed(charged)}`,
    ownReplies.whereInvoicesAre,
  );
};
