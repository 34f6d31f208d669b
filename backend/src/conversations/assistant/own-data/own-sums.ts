import { plainWords } from '../reading/german-words.ts';
import { anyOf, list } from '../reading/word-lists.ts';
import type { CustomerFacts, OwnInvoice } from './customer-facts.ts';
import { euro, quantity, sentences } from './in-words.ts';
import { isInvoice, isOpen, sumOf, withStand } from './own-money.ts';
import { ownReplies } from './own-replies.ts';
import { type Range, rangeAskedIn } from './range-asked.ts';

const ALWAYS: Range = { has: () => true, words: 'Bisher' };
const ASKS_PAID = list(
  'bezahlt gezahlt uberwiesen abgebucht eingezogen abgezogen runter abgegangen kassiert geblecht ausgegeben gekostet losgeworden betahlt zoit zahlt hingelegt geflossen',
);
const ASKS_CHARGED = list('berechnet fakturiert verrechnet ausgestellt ausgestellte ausgestellten gestellten');

/** Of more, nobody reads on to what is said after them. */
const MOST_LISTED = 6;
const count = (invoices: readonly OwnInvoice[]): string => quantity(invoices.length, 'Rechnung', 'Rechnungen');
/** How many they are, where the sum says it of others, and which, where they are few. */
const listed = (ofTime: readonly OwnInvoice[], paid: readonly OwnInvoice[]): string => {
  const isSaid = paid.length === ofTime.length;
  const howMany = `${count(ofTime)} in dieser Zeit`;
  if (ofTime.length > MOST_LISTED) return isSaid ? '' : `${howMany}.`;
  return `${isSaid ? 'Einzeln' : howMany}: ${ofTime.map(withStand).join('; ')}.`;
};
const totalOf = (amounts: readonly number[]): number =>
  amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100;
const amountIn = (words: string, amount: number): string => (amount === 0 ? '' : `${words} ${euro(amount)}.`);

const asksWhatWasPaid = (message: string): boolean => {
  const words = plainWords(message);
  return anyOf(words, ASKS_PAID) && !anyOf(words, ASKS_CHARGED) && !words.join(' ').includes('in rechnung');
};

/** What was charged and paid in the days that are asked for: the sum that is asked for first. */
export const sums = async (facts: CustomerFacts, message: string, now: Date): Promise<string> => {
  const { items, total } = await facts.invoices();
  if (items.length === 0) return ownReplies.noInvoices;
  const { has, words } = rangeAskedIn(message, now) ?? ALWAYS;
  const ofTime = items.filter((invoice) => isInvoice(invoice) && [invoice.issued_on, invoice.paid_on ?? ''].some(has));
  const charged = ofTime.filter(({ issued_on }) => has(issued_on));
  const paid = ofTime.filter(({ paid_on }) => paid_on !== null && has(paid_on));
  const onlyNewest = items.length < total ? ownReplies.onlyNewestInvoices(items.length) : '';
  if (ofTime.length === 0) return sentences(ownReplies.noInvoiceThen, onlyNewest, ownReplies.whereInvoicesAre);
  const open = charged.filter(isOpen);
  const inPaid = `${words} haben Sie zusammen ${sumOf(paid)} bezahlt, für ${count(paid)}.`;
  const inCharged = `${words} haben wir Ihnen zusammen ${sumOf(charged)} berechnet, mit ${count(charged)}.`;
  const paidOfThose = `Bezahlt sind davon ${sumOf(charged.filter(({ paid_on }) => paid_on !== null))}.`;
  return sentences(
    ...(asksWhatWasPaid(message) ? [inPaid] : [inCharged, paidOfThose]),
    open.length === 0 ? '' : `Offen ${open.length === 1 ? 'ist' : 'sind'} noch ${sumOf(open)}.`,
    amountIn('Zurückbekommen haben Sie', totalOf(paid.map(({ paid_back_amount }) => paid_back_amount))),
    amountIn('Zurückgeholt hat Ihre Bank davon', totalOf(paid.map(({ taken_back_amount }) => taken_back_amount))),
    onlyNewest,
    listed(ofTime, paid),
    ownReplies.whereInvoicesAre,
  );
};
