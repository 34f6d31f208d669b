import type { Invoice } from '@sternklar/contracts/invoices/invoice.api';
import type { UnmatchedPayment } from '@sternklar/contracts/payments/payment.api';
import type { Subscription } from '@sternklar/contracts/subscriptions/subscription.api';
import { expect } from 'vitest';
import { CUSTOMER_PASSWORD, type Person, type TestWorld } from '../../../testing/test-world.ts';
import type { StripeDouble } from '../../stripe/testing/stripe-double.ts';

const ADDRESS = { street: 'Mühlenstraße 12', postal_code: '55543', town: 'Bad Kreuznach' };
const COMPANY = { plan_name: 'standard', company_name: 'Bäcker & Söhne <Süd> „Ost“', ...ADDRESS };

const terminated = { cause: 'customers-good-cause', declared_by: 'customer', note: null };

/** Where lives are led; an admin's session does not last for weeks. */
export interface Where {
  readonly stripe: StripeDouble;
  readonly world: TestWorld;
  readonly admin: () => Person;
}

export const ownOf = async (world: TestWorld, email: string) =>
  (await (await world.login(email)).get<Invoice[]>('/invoices')).body;
export const inOrder = (documents: readonly Invoice[]) =>
  documents.filter(({ kind }) => kind === 'invoice').toSorted((one, other) => one.number.localeCompare(other.number));
export const unclearOf = async (admin: Person, accountId: string) => {
  const filter = encodeURIComponent(JSON.stringify({ user_id: accountId, state: 'open' }));
  return (await admin.get<UnmatchedPayment[]>(`/admin/unmatched-payments?filter=${filter}`)).body;
};
const taken = async (step: Promise<{ readonly status: number; readonly body: unknown }>) => {
  const { status, body } = await step;
  expect(status, JSON.stringify(body)).toBeLessThan(300);
};

/** A customer, and what is done to them; invoices and payments are numbered from 0. */
export const createLife = ({ stripe, world, admin }: Where, email: string, card = 'pm_card_visa') => {
  const disputes: ReturnType<StripeDouble['newDispute']>[] = [];
  const refunds: ReturnType<StripeDouble['newRefund']>[] = [];
  const late: object[] = [];
  let accountId = '';
  let isErased = false;
  /** What follows by itself does so before the clock goes on: many have something to tell on one day. */
  const tell = async ({ body, signature }: ReturnType<StripeDouble['notice']>) => {
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
    const request = { method: 'POST', url: '/api/payments/stripe/webhook', headers, payload: body } as const;
    expect((await world.app.inject(request)).statusCode).toBe(200);
  };
  const told = (type: string, object: object) => tell(stripe.notice(type, object, world.now()));
  const invoice = async (nth: number) => inOrder(await ownOf(world, email))[nth]?.id ?? expect.unreachable();
  const ofAdmin = async (nth: number, step: string, body: object) =>
    taken(admin().post(`/admin/invoices/${await invoice(nth)}/${step}`, body));
  const paymentOf = (nth: number) =>
    stripe.intentsOf(accountId).filter(({ status }) => status === 'succeeded')[nth]?.id ?? expect.unreachable();
  const disputeSilently = async (amount = 5_900, nth = 0) => {
    const dispute = stripe.newDispute(paymentOf(nth), { amount });
    disputes.push(dispute);
    stripe.disputed.add(dispute.payment_intent);
  };
  /** The newest. */
  const tellDispute = () => told('charge.dispute.created', disputes.at(-1) ?? {});
  return {
    accountId: () => accountId,
    isErased: () => isErased,
    /** All of so many pages are opened before the first of them is paid. */
    async begin(pages = 1) {
      const person = await world.customer(email);
      ({ accountId } = person);
      for (let page = 0; page < pages; page += 1) await taken(person.post('/subscription/checkout', COMPANY));
      for (let pagesBefore = pages - 1; pagesBefore >= 0; pagesBefore -= 1)
        await tell(stripe.payPage(world.now(), { card, customer: `cus_${accountId}`, pagesBefore }));
    },
    /** After the one before has ended. */
    async subscribeAgain() {
      await taken((await world.login(email)).post('/subscription/checkout', COMPANY));
      await tell(stripe.payPage(world.now(), { customer: `cus_${accountId}` }));
    },
    async enterCard() {
      await taken((await world.login(email)).post('/payments/card', {}));
      await tell(stripe.enterCard(world.now(), 'pm_card_mastercard', `cus_${accountId}`));
    },
    async erase() {
      const owner = await world.login(email);
      await taken(owner.post('/account/erasure', { password: CUSTOMER_PASSWORD, understood: true }));
      isErased = true;
    },
    /** Its end is told of before its beginning. */
    async disputeBackwards(status: 'won' | 'lost', nth = 0) {
      const dispute = stripe.newDispute(paymentOf(nth));
      await told('charge.dispute.closed', { ...dispute, status });
      await told('charge.dispute.created', dispute);
    },
    /** That it came back is told of before that it was made. */
    async refundBackwards(amount: number, nth = 0) {
      const made = stripe.newRefund(paymentOf(nth), amount);
      await told('refund.failed', { ...made, status: 'failed', failure_reason: 'lost_or_stolen_card' });
      await told('refund.created', made);
    },
    async dispute(amount = 5_900, nth = 0) {
      await disputeSilently(amount, nth);
      await tellDispute();
    },
    disputeSilently,
    tellDispute,
    async decide(status: 'won' | 'lost', amount: number, nth = 0) {
      const { payment_intent = '' } = disputes[nth] ?? {};
      stripe.disputed.delete(payment_intent);
      await told('charge.dispute.closed', { ...disputes[nth], status, amount });
    },
    async refundThere(amount: number, nth = 0) {
      refunds.push(stripe.newRefund(paymentOf(nth), amount));
      await told('refund.created', refunds.at(-1) ?? {});
    },
    async failRefund(nth = -1) {
      const made = refunds.at(nth) ?? expect.unreachable();
      stripe.failRefunds(made.payment_intent, made.id);
      await told('refund.failed', { ...made, status: 'failed', failure_reason: 'lost_or_stolen_card' });
    },
    /** The way back that the product chose. */
    async failOwnRefund(nth = 0) {
      stripe.failRefunds(paymentOf(nth));
      await told('charge.refunded', stripe.chargeOf(paymentOf(nth)));
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
      const standing = (await unclearOf(admin(), accountId)).find((one) => kind === undefined || one.kind === kind);
      await taken(admin().post(`/admin/unmatched-payments/${standing?.id}/settlement`, { settlement }));
    },
    cancel: (nth: number) => ofAdmin(nth, 'cancellation', { reason: 'Auf <Wunsch> & „aus“ Kulanz. \u{1f31f}' }),
    correct: (nth: number) => ofAdmin(nth, 'correction', { company_name: 'Richtig & Co', ...ADDRESS }),
    book: (nth: number, body: object) => ofAdmin(nth, 'booking', body),
    withdraw: (nth: number, reason = 'paid-back') => ofAdmin(nth, 'booking/withdrawal', { reason }),
    async end(ends_on = '2028-01-10') {
      const { body } = await (await world.login(email)).get<Subscription>('/subscription');
      const declared_on = world.now().toISOString().slice(0, 10);
      await taken(admin().post(`/admin/subscriptions/${body.id}/termination`, { ...terminated, declared_on, ends_on }));
    },
  };
};
export type Life = ReturnType<typeof createLife>;
