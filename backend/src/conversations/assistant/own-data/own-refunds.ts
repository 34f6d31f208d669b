import type { PaymentTrouble } from '@sternklar/contracts/invoices/invoice.api';
import type { CustomerFacts, OwnInvoice } from './customer-facts.ts';
import { dateInWords, euro, sentences } from './in-words.ts';

/** Newest first; the others are on the account page. */
const MOST_TOLD = 3;

const named = ({ number, issued_on, amount }: OwnInvoice): string =>
  `${number} vom ${dateInWords(issued_on)} über ${euro(amount)}`;

/** What became of the money of an invoice; null where none of it goes back for that. */
const BACK: Readonly<Record<PaymentTrouble, ((which: string, back: number) => string) | null>> = {
  'transfer-owed': (which) => `Was Sie für die Rechnung ${which} überwiesen haben, überweisen wir Ihnen zurück.`,
  'paid-back': (which) => `Die Zahlung der Rechnung ${which} ging an Sie zurück.`,
  'partly-paid-back': (which, back) => `Von der Zahlung der Rechnung ${which} gingen ${euro(back)} an Sie zurück.`,
  'partly-taken-back': null,
  disputed: null,
  'dispute-lost': null,
  'written-off': null,
};

/** What of an invoice's money goes back, or went, in a sentence; empty where nothing does. */
const backOf = (invoice: OwnInvoice): string => {
  const { cancelled_by, payment_trouble, paid_on, paid_back_amount } = invoice;
  const back = payment_trouble && BACK[payment_trouble];
  if (back) return back(named(invoice), paid_back_amount);
  if (cancelled_by === null) return '';
  const paid = paid_on === null ? '' : ' Was bezahlt war, geht auf dem Weg zurück, auf dem es kam.';
  return `Die Rechnung ${named(invoice)} ist mit ${cancelled_by} storniert.${paid}`;
};

/** What goes back to a customer although nothing does as a rule; empty where that is nothing. */
export const refunds = async (facts: CustomerFacts): Promise<string> => {
  const { items } = await facts.invoices();
  const told = items.map(backOf).filter((text) => text !== '');
  if (told.length === 0) return '';
  return sentences(
    'Bei Ihnen ist etwas anderes vermerkt:',
    ...told.slice(0, MOST_TOLD),
    'Den Stand sehen Sie auf Ihrer Kontoseite unter „Rechnungen“.',
  );
};
