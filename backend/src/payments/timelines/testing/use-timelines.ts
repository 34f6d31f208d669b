import type { AdminInvoice, Invoice } from '@sternklar/contracts/invoices/invoice.api';
import type { JournalAccount } from '@sternklar/contracts/invoices/journal';
import type { Journal, JournalEntry } from '@sternklar/contracts/invoices/journal.api';
import type { PaymentStanding } from '@sternklar/contracts/payments/payment.api';
import { beforeAll, expect, it } from 'vitest';
import type { Person, TestWorld } from '../../../testing/test-world.ts';
import type { StripeDouble } from '../../stripe/testing/stripe-double.ts';
import { DAY_MS, useStripeWorld } from '../../testing/stripe-world.ts';
import { createLife, inOrder, type Life, ownOf, unclearOf } from './create-life.ts';

const SETTINGS = {
  ...{ DATEV_CONSULTANT_NUMBER: '29098', DATEV_CLIENT_NUMBER: '55003', DATEV_CHART: 'SKR04' },
  ...{
    OPERATOR_NAME: 'Sternklar Beispiel GmbH',
    OPERATOR_REPRESENTATIVE: 'Mia Muster',
    OPERATOR_VAT_ID: 'DE123456789',
  },
  ...{ OPERATOR_STREET: 'Beispielstraße 1', OPERATOR_POSTAL_CODE: '55543', OPERATOR_EMAIL: 'post@sternklar.example' },
  OPERATOR_PHONE: '+49 671 1234567',
};
const BEGIN = '2028-01-10T09:00:00.000Z';
const END = '2028-03-01T11:00:00.000Z';
const LAST_MONTH = '2028-03';
const monthsFrom = (first: string): readonly string[] => {
  const months = [first];
  for (let at = new Date(`${first}-15T12:00:00.000Z`); (months.at(-1) ?? '') < LAST_MONTH; ) {
    at = new Date(at.getTime() + 30 * DAY_MS);
    const month = at.toISOString().slice(0, 7);
    if (month !== months.at(-1)) months.push(month);
  }
  return months;
};

/** Orders of events that nobody plans for; in each all books and pages say the same. */
export interface Timeline {
  readonly begins?: string;
  readonly card?: string;
  /** On how many pages it is paid for at once; missing: one. */
  readonly pages?: number;
  /** Before anything follows from the first payment. */
  readonly atOnce?: (life: Life) => Promise<unknown>;
  /** By days, at noon in Germany; the second month begins on 10 February. */
  readonly steps?: Readonly<Record<string, (life: Life) => Promise<unknown>>>;
  /** Balances of the customer's own entries, but for revenue; receivables beyond what is open. */
  readonly books: Partial<Readonly<Record<JournalAccount, number>>>;
  /** What the customer reads of each invoice, the first month first. */
  readonly page: readonly (readonly [paidBy: Invoice['paid_by'], trouble: Invoice['payment_trouble']])[];
  /** Of what payments told the customer by mail, by the ends of the subjects, the oldest first; missing: not looked at. */
  readonly mails?: readonly string[];
  /** What stands before the team. */
  readonly unclear?: readonly string[];
}

export const PAID = ['card', null] as const;
export const OPEN = [null, null] as const;
export const TRANSFERRED = ['transfer', null] as const;

const DOCUMENT_MAIL = /^(Ihre Rechnung|Stornorechnung|Rechnungsberichtigung) /;
const PAYMENT_MAIL =
  /noch (etwas )?offen$|Bitte bezahlen Sie bis|im Verzug$|Ihre Bank hat|doppelt bezahlt|wieder bezahlt$/;

const isOpen = ({ paid_by, cancelled_by, kind, payment_trouble: trouble }: Invoice) =>
  kind === 'invoice' && paid_by === null && cancelled_by === null && trouble !== 'written-off';
const bookedIn = (own: readonly JournalEntry[], { kind, number }: Invoice) => {
  const numberIn = { invoice: 'document', 'credit-note': 'credit_note', correction: 'correction' } as const;
  return own.filter((entry) => entry.kind === kind && entry[numberIn[kind]] === number);
};
const balancesOf = (own: readonly JournalEntry[]) => {
  const balances: Record<string, number> = {};
  for (const { debit, credit, gross_cents } of own) {
    balances[debit] = (balances[debit] ?? 0) + gross_cents;
    balances[credit] = (balances[credit] ?? 0) - gross_cents;
  }
  return balances;
};
const sumOf = (all: readonly Invoice[]) => Math.round(100 * all.reduce((sum, { amount }) => sum + amount, 0));

/** Leads all these lives at once, in one product, and compares of each what its books and pages say. Call it where tests are declared. */
export const useTimelines = (timelines: Readonly<Record<string, Timeline>>) => {
  let stripe: StripeDouble;
  let world: TestWorld;
  let admin: Person;
  useStripeWorld((started) => {
    ({ stripe, world } = started);
  }, SETTINGS);
  const lives = new Map<string, { readonly life: Life; readonly email: string }>();
  const entries: JournalEntry[] = [];
  const batches: string[] = [];

  const until = async (at: string) => {
    const ms = Date.parse(at) - world.now().getTime();
    if (ms <= 0) return;
    await world.catchUp();
    world.advance(ms);
    await world.catchUp();
    admin = await world.admin();
  };
  const asAdmin = (url: string) => world.app.inject({ url, headers: { authorization: `Bearer ${admin.token}` } });
  /** Before the first document there are no books. */
  const readBooks = async (begin: string) => {
    for (const month of monthsFrom(begin.slice(0, 7))) {
      entries.push(...(await admin.get<Journal>(`/admin/journal?limit=1000&month=${month}`)).body.entries);
      const { rawPayload } = await asAdmin(`/api/admin/journal/${month}/datev`);
      batches.push(...rawPayload.toString('latin1').split('\r\n'));
    }
  };
  beforeAll(async () => {
    const agenda = Object.entries(timelines).flatMap(
      ([name, { begins = BEGIN, card, pages, atOnce, steps = {} }], index) => {
        const email = `zeit${index}@beispiel.de`;
        const life = createLife({ stripe, world, admin: () => admin }, email, card);
        lives.set(name, { life, email });
        const dated = Object.entries(steps).map(([day, step]) => ({
          at: `${day}T11:00:00.000Z`,
          act: () => step(life),
        }));
        const begin = async () => {
          await life.begin(pages);
          await atOnce?.(life);
        };
        return [{ at: begins, act: begin }, ...dated];
      },
    );
    const inTime = agenda.toSorted((one, other) => one.at.localeCompare(other.at));
    for (const { at, act } of inTime) {
      await until(at);
      await act();
    }
    await until(END);
    await readBooks(inTime[0]?.at ?? BEGIN);
  });

  const documentsOf = async (name: string) => {
    const { life, email } = lives.get(name) ?? expect.unreachable();
    const filter = encodeURIComponent(JSON.stringify({ user_id: life.accountId() }));
    const rows = (await admin.get<AdminInvoice[]>(`/admin/invoices?limit=100&filter=${filter}`)).body;
    const own = life.isErased() ? rows : await ownOf(world, email);
    return { own, rows, accountId: life.accountId(), email, isErased: life.isErased() };
  };

  /** Each document is a mail, once. */
  const compareMails = async (email: string, own: readonly Invoice[], { mails }: Timeline) => {
    const subjects = (await world.mails(email)).map(({ subject }) => subject.replace(/^.*?: /, '')).toReversed();
    const named = subjects.filter((subject) => DOCUMENT_MAIL.test(subject)).map((subject) => subject.split(' ').at(-1));
    expect(named.toSorted()).toEqual(own.map(({ number }) => number).toSorted());
    if (mails) {
      const told = subjects.filter((subject) => PAYMENT_MAIL.test(subject));
      expect(told.map((subject) => subject.replace(/ RE-\S+/, ''))).toEqual(mails);
    }
  };

  it.each(Object.entries(timelines))('says the same in all books and on all pages: %s', async (name, timeline) => {
    const { own, rows, accountId, email, isErased } = await documentsOf(name);
    // Customer and team read the same.
    expect(rows.toSorted((one, other) => one.number.localeCompare(other.number))).toMatchObject(
      own.toSorted((one, other) => one.number.localeCompare(other.number)),
    );
    expect(inOrder(own).map((one) => [one.paid_by, one.payment_trouble])).toEqual(timeline.page);
    const unclear = await unclearOf(admin, accountId);
    expect(unclear.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual(timeline.unclear ?? []);
    const open = own.filter(isOpen);
    if (!isErased) {
      const { body: standing } = await (await world.login(email)).get<PaymentStanding>('/payments/standing');
      expect(standing).toMatchObject({ open_invoices: open.length, open_amount: sumOf(open) / 100, in_dispute: false });
      await compareMails(email, own, timeline);
    }
    // So do the books, each document once.
    const booked = entries.filter(({ user_id }) => user_id === accountId);
    for (const document of own) {
      const { issued_on: day, served_from, served_until, amount } = document;
      const gross_cents = Math.round(100 * Math.abs(amount));
      expect(bookedIn(booked, document)).toMatchObject([{ day, served_from, served_until, gross_cents }]);
    }
    const { revenue = 0, receivables = 0, ...others } = balancesOf(booked);
    const { receivables: owed = 0, ...books } = timeline.books;
    expect({ revenue: 0 - revenue, receivables }).toEqual({ revenue: sumOf(own), receivables: sumOf(open) + owed });
    const moved = Object.entries(others).filter(([, cents]) => cents !== 0);
    expect(Object.fromEntries(moved)).toEqual(books);
    const inBatches = batches.filter((line) => line.includes(accountId)).map((line) => line.split(';')[0]);
    const amounts = booked.filter((entry) => entry.gross_cents > 0).map(({ gross_cents }) => gross_cents / 100);
    expect(inBatches).toEqual(amounts.map((euro) => euro.toFixed(2).replace('.', ',')));
  });

  it('has numbers without a hole, each year from one, in the order of their days', async () => {
    const all = (await admin.get<AdminInvoice[]>('/admin/invoices')).body;
    const inOrderOfNumbers = all.toSorted((one, other) => one.number.localeCompare(other.number));
    for (const [year, documents] of Map.groupBy(inOrderOfNumbers, ({ issued_on }) => issued_on.slice(0, 4))) {
      const numbers = documents.map((_, index) => `RE-${year}-${String(index + 1).padStart(5, '0')}`);
      expect(documents.map(({ number }) => number)).toEqual(numbers);
    }
    const days = inOrderOfNumbers.map(({ issued_on }) => issued_on);
    expect(days).toEqual(days.toSorted());
  });

  return { documentsOf, asAdmin };
};
