import type { AdminInvoice, Invoice } from '@sternklar/contracts/invoices/invoice.api';
import type { JournalAccount } from '@sternklar/contracts/invoices/journal';
import type { Journal, JournalEntry } from '@sternklar/contracts/invoices/journal.api';
import type { PaymentStanding, UnmatchedPayment } from '@sternklar/contracts/payments/payment.api';
import type { Subscription } from '@sternklar/contracts/subscriptions/subscription.api';
import { beforeAll, describe, expect, it } from 'vitest';
import { readXml, textAt } from '../invoices/e-invoice/testing/read-xml.ts';
import type { Person, TestWorld } from '../testing/test-world.ts';
import { DECLINED_CARD, SLOW_CARD, type StripeDouble } from './stripe/testing/stripe-double.ts';
import { useStripeWorld } from './testing/stripe-world.ts';

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
const ADDRESS = { street: 'Mühlenstraße 12', postal_code: '55543', town: 'Bad Kreuznach' };
const COMPANY = { plan_name: 'standard', company_name: 'Bäcker & Söhne <Süd> „Ost“', ...ADDRESS };
const BEGIN = '2028-01-10T09:00:00.000Z';
const END = '2028-03-01T11:00:00.000Z';

type Step = (life: Life) => Promise<unknown>;
interface Timeline {
  readonly begins?: string;
  readonly card?: string;
  /** By days, at noon in Germany; the second month begins on 10 February. */
  readonly steps?: Readonly<Record<string, Step>>;
  /** Balances of the customer's own entries, but for revenue; receivables beyond what is open. */
  readonly books: Partial<Readonly<Record<JournalAccount, number>>>;
  /** What the customer reads of each invoice, the first month first. */
  readonly page: readonly (readonly [paidBy: Invoice['paid_by'], trouble: Invoice['payment_trouble']])[];
  /** What stands before the team. */
  readonly unclear?: readonly string[];
}

const PAID = ['card', null] as const;
const OPEN = [null, null] as const;
const TRANSFERRED = ['transfer', null] as const;
const terminated = {
  ...{ cause: 'customers-good-cause', declared_by: 'customer', declared_on: '2028-02-12', ends_on: '2028-01-10' },
  note: null,
};

/** Orders of events that nobody plans for; in each all books and pages say the same. */
const TIMELINES: Readonly<Record<string, Timeline>> = {
  'begun half a minute before the year was over': {
    begins: '2027-12-31T22:59:30.000Z',
    books: { provider: 17_700 },
    page: [PAID, PAID, PAID],
  },
  'a dispute lost over less, whose rest is transferred': {
    steps: {
      '2028-01-20': (life) => life.dispute(),
      '2028-02-12': (life) => life.decide('lost', 2_000),
      '2028-02-15': (life) => life.settle('paid-by-transfer'),
    },
    books: { provider: 3_900, bank: 2_000 },
    page: [PAID, OPEN],
  },
  'a dispute lost over less, waived, and its invoice taken back': {
    steps: {
      '2028-01-20': (life) => life.dispute(),
      '2028-01-25': (life) => life.decide('lost', 2_000),
      '2028-02-12': (life) => life.settle('waived'),
      '2028-02-15': (life) => life.cancel(0),
    },
    books: {},
    page: [PAID, OPEN],
  },
  'a dispute lost over more than it began with, after a part went back': {
    steps: {
      '2028-01-20': async (life) => {
        await life.refundThere(1_000);
        await life.dispute(2_000);
      },
      '2028-02-12': (life) => life.decide('lost', 4_900),
    },
    books: {},
    page: [[null, 'dispute-lost'], OPEN],
    unclear: ['paid-back-elsewhere 10'],
  },
  'two disputes of one payment, one won and one lost': {
    steps: {
      '2028-01-20': async (life) => {
        await life.dispute(2_000);
        await life.dispute(3_900);
      },
      '2028-01-25': (life) => life.decide('won', 2_000, 0),
      '2028-02-12': (life) => life.decide('lost', 3_900, 1),
    },
    books: { provider: 2_000, receivables: 3_900 },
    page: [['card', 'partly-taken-back'], OPEN],
    unclear: ['disputed 39'],
  },
  'a part gone back, the rest lost, and all of it paid anew': {
    steps: {
      '2028-01-20': async (life) => {
        await life.refundThere(2_000);
        await life.dispute(3_900);
      },
      '2028-01-25': (life) => life.decide('lost', 3_900),
      '2028-02-12': (life) => life.payPage(0),
    },
    books: { provider: 11_800 },
    page: [PAID, PAID],
    unclear: ['paid-back-elsewhere 20'],
  },
  'a part gone back and transferred again, and then the rest lost': {
    steps: {
      '2028-01-20': (life) => life.refundThere(2_000),
      '2028-01-25': (life) => life.settle('paid-by-transfer'),
      '2028-02-12': (life) => life.dispute(3_900),
      '2028-02-15': (life) => life.decide('lost', 3_900),
      '2028-02-20': (life) => life.settle('paid-by-transfer'),
    },
    books: { provider: 5_900, bank: 5_900 },
    page: [['card', 'partly-paid-back'], PAID],
  },
  'another sum that the bank takes back in part, and an admin the rest': {
    card: DECLINED_CARD,
    steps: {
      '2028-02-12': (life) => life.payPage(1, 5_899),
      '2028-02-15': (life) => life.dispute(5_899, 1),
      '2028-02-20': (life) => life.decide('lost', 3_000),
      '2028-02-29': (life) => life.settle('paid-back'),
    },
    books: { provider: 5_900 },
    page: [PAID, OPEN],
  },
  'written off, paid on a page, and by the card as well': {
    card: DECLINED_CARD,
    steps: {
      '2028-02-12': (life) => life.book(1, { kind: 'write-off', reason: 'uncollectable' }),
      '2028-02-15': async (life) => {
        await life.payPage(1);
        await life.payApart(1);
      },
    },
    books: { provider: 11_800 },
    page: [PAID, PAID],
  },
  'taken back before the card said that it pays': {
    card: SLOW_CARD,
    steps: { '2028-02-12': (life) => life.cancel(1), '2028-02-15': (life) => life.finishSlow() },
    books: { provider: 5_900 },
    page: [PAID, PAID],
  },
  'corrected, and then taken back': {
    steps: { '2028-01-20': (life) => life.correct(0), '2028-01-25': (life) => life.cancel(0) },
    books: { provider: 5_900 },
    page: [PAID, PAID],
  },
  'refused by the card, whose next try waits for a dispute': {
    card: DECLINED_CARD,
    steps: {
      '2028-02-12': (life) => life.dispute(),
      '2028-02-29': (life) => life.decide('lost', 5_900),
    },
    books: {},
    page: [[null, 'dispute-lost'], OPEN],
  },
  'lost, transferred, taken back, and transferred back': {
    steps: {
      '2028-01-20': (life) => life.dispute(),
      '2028-01-25': (life) => life.decide('lost', 5_900),
      '2028-02-12': (life) =>
        life.book(0, { kind: 'transfer', received_on: '2028-02-12', reference: '=1+1; "bar"\n–' }),
      '2028-02-15': (life) => life.cancel(0),
      '2028-02-20': (life) => life.withdraw(0),
    },
    books: {},
    page: [[null, 'dispute-lost'], OPEN],
  },
  'ended from its first day, while its money is disputed': {
    steps: {
      '2028-02-15': (life) => life.dispute(),
      '2028-02-20': (life) => life.end(),
      '2028-02-29': (life) => life.decide('won', 5_900),
    },
    books: {},
    page: [PAID, PAID],
  },
  'transferred and paid by card on the same day': {
    card: DECLINED_CARD,
    steps: {
      '2028-02-12': async (life) => {
        await life.book(1, { kind: 'transfer', received_on: '2028-02-11', reference: 'Rechnung Februar' });
        await life.payApart(1);
      },
    },
    books: { provider: 5_900, bank: 5_900 },
    page: [PAID, TRANSFERRED],
  },
  'paid on a page that is told of only after its transfer': {
    card: DECLINED_CARD,
    steps: {
      '2028-02-12': (life) => life.payPageSilently(1),
      '2028-02-15': (life) => life.book(1, { kind: 'transfer', received_on: '2028-02-15' }),
      '2028-02-29': (life) => life.tellLate(),
    },
    books: { provider: 5_900, bank: 5_900 },
    page: [PAID, TRANSFERRED],
  },
  'paid too much, which the customer lets stand, and then the right sum': {
    card: DECLINED_CARD,
    steps: {
      '2028-02-12': (life) => life.payPage(1, 6_000),
      '2028-02-15': (life) => life.settle('booked-otherwise'),
      '2028-02-20': (life) => life.payPage(1),
    },
    books: { provider: 17_800, clearing: -6_000 },
    page: [PAID, PAID],
  },
  'a part paid, transferred back, and the whole transferred': {
    card: DECLINED_CARD,
    steps: {
      '2028-02-12': (life) => life.payPage(1, 3_000),
      '2028-02-15': (life) => life.settle('paid-back-by-transfer'),
      '2028-02-20': (life) => life.book(1, { kind: 'transfer', received_on: '2028-02-18' }),
    },
    books: { provider: 8_900, bank: 2_900 },
    page: [PAID, TRANSFERRED],
  },
  'two invoices in one transfer, one of which was taken for another': {
    begins: '2027-12-20T09:00:00.000Z',
    card: DECLINED_CARD,
    steps: {
      '2028-02-29': async (life) => {
        for (const nth of [1, 2])
          await life.book(nth, { kind: 'transfer', received_on: '2028-02-28', reference: 'Beide' });
        await life.withdraw(1, 'mistake');
        await life.book(1, { kind: 'transfer', received_on: '2028-02-28', reference: 'Beide' });
      },
    },
    books: { provider: 5_900, bank: 11_800 },
    page: [PAID, TRANSFERRED, TRANSFERRED],
  },
  'taken back after two reminders': {
    begins: '2027-12-10T09:00:00.000Z',
    card: DECLINED_CARD,
    steps: { '2028-02-29': (life) => life.cancel(1) },
    books: { provider: 5_900 },
    page: [PAID, [null, null], OPEN],
  },
  'lost, written off, and then told as won': {
    steps: {
      '2028-01-20': (life) => life.dispute(),
      '2028-01-25': (life) => life.decide('lost', 5_900),
      '2028-02-12': (life) => life.book(0, { kind: 'write-off', reason: 'uncollectable' }),
      '2028-02-20': (life) => life.decide('won', 5_900),
    },
    books: { 'write-offs': 5_900, provider: 5_900, clearing: -5_900 },
    page: [[null, 'written-off'], OPEN],
    unclear: ['dispute-reversed 59'],
  },
  'a part lost, given back after all, and both settled': {
    steps: {
      '2028-01-20': (life) => life.dispute(2_000),
      '2028-01-25': (life) => life.decide('lost', 2_000),
      '2028-02-12': async (life) => {
        await life.decide('won', 2_000);
        await life.decide('won', 2_000);
      },
      '2028-02-15': async (life) => {
        await life.settle('booked-otherwise');
        await life.settle('booked-otherwise');
      },
    },
    books: { provider: 5_900 },
    page: [PAID, OPEN],
  },
  'taken back in the year after, and paid back then': {
    begins: '2027-12-15T09:00:00.000Z',
    steps: { '2028-01-20': (life) => life.cancel(0) },
    books: { provider: 11_800 },
    page: [PAID, PAID, PAID],
  },
  'paid back elsewhere in the year after, as a gift': {
    begins: '2027-12-15T09:00:00.000Z',
    steps: {
      '2028-01-20': (life) => life.refundThere(5_900),
      '2028-02-12': (life) => life.settle('waived'),
    },
    books: { provider: 11_800, 'write-offs': 5_900 },
    page: [['card', 'paid-back'], PAID, PAID],
  },
  'ended in the middle of a month': {
    steps: {
      '2028-02-12': (life) => life.end('2028-02-12'),
    },
    books: { provider: 5_900 },
    page: [PAID, PAID],
  },
  'begun on the last of January in a leap year': {
    begins: '2028-01-31T22:59:30.000Z',
    books: { provider: 11_800 },
    page: [PAID, PAID],
  },
  'begun in the hour that comes twice': {
    begins: '2027-10-31T01:30:00.000Z',
    books: { provider: 29_500 },
    page: [PAID, PAID, PAID, PAID, PAID],
  },
  'told twice, under two names': {
    steps: {
      '2028-01-20': async (life) => {
        await life.tellAgain();
        await life.dispute(2_000);
        await life.decide('lost', 2_000);
        await life.decide('lost', 2_000);
      },
    },
    books: { provider: 3_900, receivables: 2_000 },
    page: [['card', 'partly-taken-back'], OPEN],
    unclear: ['disputed 20'],
  },
  'a part lost, and the rest paid back elsewhere': {
    steps: {
      '2028-01-20': (life) => life.dispute(2_000),
      '2028-01-25': (life) => life.decide('lost', 2_000),
      '2028-02-12': (life) => life.refundThere(3_900),
    },
    books: { receivables: 5_900 },
    page: [['card', 'partly-taken-back'], OPEN],
    unclear: ['paid-back-elsewhere 39', 'disputed 20'],
  },
  'two parts lost, one after the other': {
    steps: {
      '2028-01-20': async (life) => {
        await life.dispute(2_000);
        await life.dispute(3_900);
      },
      '2028-01-25': (life) => life.decide('lost', 2_000, 0),
      '2028-02-12': (life) => life.decide('lost', 3_900, 1),
    },
    books: {},
    page: [[null, 'dispute-lost'], OPEN],
    unclear: ['disputed 20'],
  },
  'a part gone back, the rest lost, and the part came back': {
    steps: {
      '2028-01-20': (life) => life.refundThere(2_000),
      '2028-01-25': async (life) => {
        await life.dispute(3_900);
        await life.decide('lost', 3_900);
      },
      '2028-02-12': (life) => life.failRefund(),
      '2028-02-15': (life) => life.payPage(0),
      '2028-02-20': (life) => life.settle('paid-back', 'refund-failed'),
    },
    books: { provider: 11_800 },
    page: [PAID, PAID],
    unclear: ['paid-back-elsewhere 20'],
  },
  'another sum, said to be paid back, which came back and was transferred': {
    card: DECLINED_CARD,
    steps: {
      '2028-02-12': (life) => life.payPage(1, 5_899),
      '2028-02-15': async (life) => {
        await life.settle('paid-back');
        await life.refundThere(5_899, 1);
      },
      '2028-02-20': (life) => life.failRefund(),
      '2028-02-29': (life) => life.settle('paid-back-by-transfer'),
    },
    books: { provider: 11_799, bank: -5_899 },
    page: [PAID, OPEN],
  },
  'taken back, whose way back failed, and which went back by transfer': {
    steps: {
      '2028-01-20': (life) => life.cancel(0),
      '2028-02-12': (life) => life.failOwnRefund(),
      '2028-02-15': (life) => life.settle('paid-back-by-transfer'),
    },
    books: { provider: 11_800, bank: -5_900 },
    page: [PAID, PAID],
  },
  'a part lost and transferred, and then taken back': {
    steps: {
      '2028-01-20': (life) => life.dispute(2_000),
      '2028-01-25': (life) => life.decide('lost', 2_000),
      '2028-02-12': (life) => life.settle('paid-by-transfer'),
      '2028-02-15': (life) => life.cancel(0),
    },
    books: { bank: 2_000, receivables: -2_000 },
    page: [PAID, OPEN],
  },
  'written off by mistake, and transferred before that': {
    card: DECLINED_CARD,
    steps: {
      '2028-02-15': (life) => life.book(1, { kind: 'write-off', reason: 'minor' }),
      '2028-02-20': async (life) => {
        await life.withdraw(1, 'mistake');
        await life.book(1, { kind: 'transfer', received_on: '2028-02-12' });
      },
    },
    books: { provider: 5_900, bank: 5_900 },
    page: [PAID, TRANSFERRED],
  },
};

let stripe: StripeDouble;
let world: TestWorld;
let admin: Person;
useStripeWorld((started) => {
  ({ stripe, world } = started);
}, SETTINGS);

const ownOf = async (email: string) => (await (await world.login(email)).get<Invoice[]>('/invoices')).body;
const inOrder = (documents: readonly Invoice[]) =>
  documents.filter(({ kind }) => kind === 'invoice').toSorted((one, other) => one.number.localeCompare(other.number));
const unclearOf = async (accountId: string) => {
  const filter = encodeURIComponent(JSON.stringify({ user_id: accountId, state: 'open' }));
  return (await admin.get<UnmatchedPayment[]>(`/admin/unmatched-payments?filter=${filter}`)).body;
};
/** What follows by itself does so before the clock goes on: many have something to tell on one day. */
const tell = async ({ body, signature }: ReturnType<StripeDouble['notice']>) => {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
  const request = { method: 'POST', url: '/api/payments/stripe/webhook', headers, payload: body } as const;
  expect((await world.app.inject(request)).statusCode).toBe(200);
};
const told = (type: string, object: object) => tell(stripe.notice(type, object, world.now()));
const taken = async (step: Promise<{ readonly status: number }>) => expect((await step).status).toBeLessThan(300);

/** A customer, and what is done to them; invoices and payments are numbered from 0. */
const createLife = (email: string, { card = 'pm_card_visa' }: Timeline) => {
  const disputes: ReturnType<StripeDouble['newDispute']>[] = [];
  const refunds: ReturnType<StripeDouble['newRefund']>[] = [];
  const late: object[] = [];
  let accountId = '';
  const invoice = async (nth: number) => inOrder(await ownOf(email))[nth]?.id ?? expect.unreachable();
  const ofAdmin = async (nth: number, step: string, body: object) =>
    taken(admin.post(`/admin/invoices/${await invoice(nth)}/${step}`, body));
  const paymentOf = (nth: number) =>
    stripe.intentsOf(accountId).filter(({ status }) => status === 'succeeded')[nth]?.id ?? expect.unreachable();
  return {
    accountId: () => accountId,
    async begin() {
      const person = await world.customer(email);
      ({ accountId } = person);
      await taken(person.post('/subscription/checkout', COMPANY));
      await tell(stripe.payPage(world.now(), { card, customer: `cus_${accountId}` }));
    },
    async dispute(amount = 5_900, nth = 0) {
      const dispute = stripe.newDispute(paymentOf(nth), { amount });
      disputes.push(dispute);
      await told('charge.dispute.created', dispute);
    },
    decide: (status: 'won' | 'lost', amount: number, nth = 0) =>
      told('charge.dispute.closed', { ...disputes[nth], status, amount }),
    async refundThere(amount: number, nth = 0) {
      refunds.push(stripe.newRefund(paymentOf(nth), amount));
      await told('refund.created', refunds.at(-1) ?? {});
    },
    failRefund: () =>
      told('refund.failed', { ...refunds.at(-1), status: 'failed', failure_reason: 'lost_or_stolen_card' }),
    /** The way back that the product chose. */
    async failOwnRefund() {
      stripe.failRefunds(paymentOf(0));
      await told('charge.refunded', stripe.chargeOf(paymentOf(0)));
    },
    /** The first payment, by a message of another name. */
    tellAgain: () => told('payment_intent.succeeded', stripe.intentsOf(accountId)[0] ?? {}),
    async payPageSilently(nth: number) {
      await taken((await world.login(email)).post(`/invoices/${await invoice(nth)}/checkout`, {}));
      late.push(JSON.parse(stripe.payPage(world.now(), { customer: `cus_${accountId}` }).body).data.object);
    },
    async tellLate() {
      for (const object of late.splice(0)) await told('payment_intent.succeeded', object);
    },
    async payPage(nth: number, cents = 5_900) {
      await taken((await world.login(email)).post(`/invoices/${await invoice(nth)}/checkout`, {}));
      const { object } = JSON.parse(stripe.payPage(world.now(), { customer: `cus_${accountId}` }).body).data;
      await told('payment_intent.succeeded', { ...object, amount: cents, amount_received: cents });
    },
    async payApart(nth: number) {
      const metadata = { account_id: accountId, invoice_id: await invoice(nth) };
      const more = { status: 'succeeded', amount_received: 5_900, metadata };
      await told('payment_intent.succeeded', stripe.newIntent({ amount: '5900', currency: 'eur' }, more));
    },
    async finishSlow() {
      for (const intent of stripe.intentsOf(accountId).filter(({ status }) => status === 'processing'))
        await told('payment_intent.succeeded', Object.assign(intent, { status: 'succeeded', amount_received: 5_900 }));
    },
    async settle(settlement: string, kind?: string) {
      const standing = (await unclearOf(accountId)).find((one) => kind === undefined || one.kind === kind);
      await taken(admin.post(`/admin/unmatched-payments/${standing?.id}/settlement`, { settlement }));
    },
    cancel: (nth: number) => ofAdmin(nth, 'cancellation', { reason: 'Auf <Wunsch> & „aus“ Kulanz. \u{1f31f}' }),
    correct: (nth: number) => ofAdmin(nth, 'correction', { company_name: 'Richtig & Co', ...ADDRESS }),
    book: (nth: number, body: object) => ofAdmin(nth, 'booking', body),
    withdraw: (nth: number, reason = 'paid-back') => ofAdmin(nth, 'booking/withdrawal', { reason }),
    async end(ends_on = '2028-01-10') {
      const { body } = await (await world.login(email)).get<Subscription>('/subscription');
      await taken(admin.post(`/admin/subscriptions/${body.id}/termination`, { ...terminated, ends_on }));
    },
  };
};
type Life = ReturnType<typeof createLife>;

describe('a timeline', () => {
  const lives = new Map<string, { readonly life: Life; readonly email: string }>();
  const entries: JournalEntry[] = [];
  const batches: string[] = [];

  const until = async (at: string) => {
    const ms = Date.parse(at) - world.now().getTime();
    if (ms <= 0) return;
    await world.catchUp();
    world.advance(ms);
    await world.catchUp();
    // A session does not last for weeks.
    admin = await world.admin();
  };
  const readBooks = async () => {
    for (const month of ['2027-10', '2027-11', '2027-12', '2028-01', '2028-02', '2028-03']) {
      entries.push(...(await admin.get<Journal>(`/admin/journal?limit=1000&month=${month}`)).body.entries);
      const url = `/api/admin/journal/${month}/datev`;
      const { rawPayload } = await world.app.inject({ url, headers: { authorization: `Bearer ${admin.token}` } });
      batches.push(...rawPayload.toString('latin1').split('\r\n'));
    }
  };
  beforeAll(async () => {
    const agenda = Object.entries(TIMELINES).flatMap(([name, timeline], index) => {
      const email = `zeit${index}@beispiel.de`;
      const life = createLife(email, timeline);
      lives.set(name, { life, email });
      const steps = Object.entries(timeline.steps ?? {}).map(([day, step]) => ({
        at: `${day}T11:00:00.000Z`,
        act: () => step(life),
      }));
      return [{ at: timeline.begins ?? BEGIN, act: life.begin }, ...steps];
    });
    for (const { at, act } of agenda.toSorted((one, other) => one.at.localeCompare(other.at))) {
      await until(at);
      await act();
    }
    await until(END);
    await readBooks();
  });

  const documentsOf = async (name: string) => {
    const { life, email } = lives.get(name) ?? expect.unreachable();
    const filter = encodeURIComponent(JSON.stringify({ user_id: life.accountId() }));
    const rows = (await admin.get<AdminInvoice[]>(`/admin/invoices?limit=100&filter=${filter}`)).body;
    return { own: await ownOf(email), rows, accountId: life.accountId(), email };
  };
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

  it.each(Object.entries(TIMELINES))('says the same in all books and on all pages: %s', async (name, timeline) => {
    const { own, rows, accountId, email } = await documentsOf(name);
    // Customer and team read the same.
    expect(rows.toSorted((one, other) => one.number.localeCompare(other.number))).toMatchObject(
      own.toSorted((one, other) => one.number.localeCompare(other.number)),
    );
    expect(inOrder(own).map((one) => [one.paid_by, one.payment_trouble])).toEqual(timeline.page);
    const unclear = await unclearOf(accountId);
    expect(unclear.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual(timeline.unclear ?? []);
    const open = own.filter(isOpen);
    const { body: standing } = await (await world.login(email)).get<PaymentStanding>('/payments/standing');
    expect(standing).toMatchObject({ open_invoices: open.length, open_amount: sumOf(open) / 100, in_dispute: false });
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

  it('has its documents as XRechnung with the same sums and days', async () => {
    const summation =
      'SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementHeaderMonetarySummation';
    const named = [
      ...['corrected, and then taken back', 'begun half a minute before the year was over'],
      ...['taken back in the year after, and paid back then', 'begun on the last of January in a leap year'],
    ];
    for (const name of named) {
      for (const { id, number, kind, amount } of (await documentsOf(name)).own) {
        const url = `/api/invoices/${id}/xrechnung`;
        const { body } = await world.app.inject({ url, headers: { authorization: `Bearer ${admin.token}` } });
        const document = readXml(body);
        expect(textAt(document, 'ExchangedDocument/ID')).toBe(number);
        const gross = kind === 'correction' ? 59 : Math.abs(amount);
        expect(Number(textAt(document, `${summation}/GrandTotalAmount`))).toBe(gross);
      }
    }
  });
});
