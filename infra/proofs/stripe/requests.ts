import fc from 'fast-check';
import { type HostedPayments, ProviderFailed } from '../../../backend/src/payments/payment-provider.ts';
import { createStripePayments } from '../../../backend/src/payments/stripe/stripe-payments.ts';
import type { Proof } from '../common/proof.ts';
import { SECRET_KEY } from './stripe-mock.ts';

interface Sent {
  readonly method: string;
  /** Without ids, so that the same calls count together. */
  readonly call: string;
  readonly status: number;
  readonly said: string;
}

const EURO = { min: 50, max: 1_000_000 };
const uuid = fc.uuid({ version: 7 });
const reference = (prefix: string) => fc.stringMatching(/^[A-Za-z0-9]{14,24}$/).map((name) => `${prefix}_${name}`);
const what = fc.oneof(
  fc.constantFrom('Sternklar: Tarif Standard, erster Monat', 'Rechnung RE-2026-00002', 'Müller & Söhne [GmbH] = 50 %'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }).filter((text) => text.trim() !== ''),
);
const email = fc.option(fc.constantFrom('kundin@beispiel.de', 'a+b=c&d@xn--mller-kva.example'));
const customer = fc.option(reference('cus'));
const amountCents = fc.integer(EURO);

const order = fc.oneof(
  fc.record({ kind: fc.constant('subscription' as const), subscriptionId: uuid }),
  fc.record({ kind: fc.constant('invoice' as const), invoiceId: uuid }),
);

/** Every call that the adapter can make, with whatever the product may hand it. */
const CALLS: Readonly<Record<string, fc.Arbitrary<(payments: HostedPayments) => Promise<unknown>>>> = {
  openCheckout: fc
    .record({ checkoutId: uuid, accountId: uuid, order, amountCents, what, email, customerReference: customer })
    .map((request) => (payments) => payments.openCheckout(request)),
  openCardPage: fc
    .record({ cardPageId: uuid, accountId: uuid, email, customerReference: customer })
    .map((request) => (payments) => payments.openCardPage(request)),
  chargeCard: fc
    .record({
      accountId: uuid,
      invoiceId: uuid,
      attempt: fc.integer({ min: 1, max: 4 }),
      round: fc.integer({ min: 0, max: 3 }),
      amountCents,
      what,
      customerReference: reference('cus'),
      cardReference: reference('pm'),
      customers: fc.array(reference('cus'), { maxLength: 3 }).map((names) => new Set(names)),
      knownPayments: fc.constant(new Set<string>()),
    })
    .map((request) => (payments) => payments.chargeCard(request)),
  cardExpiry: reference('pm').map((name) => (payments) => payments.cardExpiry(name)),
  changeEmail: fc
    .record({
      changeId: uuid,
      customerReference: reference('cus'),
      email: fc.constantFrom('neu@beispiel.de', 'ä+ö@beispiel.de'),
    })
    .map((change) => (payments) => payments.changeEmail(change)),
  deleteCustomer: reference('cus').map((name) => (payments) => payments.deleteCustomer(name)),
  refund: fc
    .record({
      refundId: uuid,
      paymentReference: reference('pi'),
      round: fc.integer({ min: 0, max: 3 }),
      reason: fc.constantFrom('paid-twice' as const, 'invoice-cancelled' as const),
    })
    .map((request) => (payments) => payments.refund(request)),
  refundMade: fc
    .record({ refundId: uuid, paymentReference: reference('pi') })
    .map((asked) => (payments) => payments.refundMade(asked)),
  paymentNamed: reference('pi').map((name) => (payments) => payments.paymentNamed(name)),
  refundsOf: reference('pi').map((name) => (payments) => payments.refundsOf(name)),
};

const withoutIds = (path: string) => path.replace(/\?.*$/, '').replace(/\/[a-z]+_[A-Za-z0-9]+/g, '/:id');

/** A form that Stripe does not know is refused: else the mock would show nothing. */
const checkControl = async (proof: Proof, url: string) => {
  const headers = {
    authorization: `Bearer ${SECRET_KEY}`,
    'content-type': 'application/x-www-form-urlencoded',
  };
  for (const body of [
    'amount=5900&currency=eur&card_number=4242',
    'amount=much&currency=eur',
    'currency=eur',
    'amount=5900&currency=eur&metadata=text',
  ]) {
    const { status } = await fetch(`${url}/v1/payment_intents`, { method: 'POST', headers, body });
    if (status < 400) proof.fault(`stripe-mock takes "${body}" (${status}): it checks nothing.`);
  }
};

/** Sends every call of the adapter so often, with random values, and names what Stripe's document refuses. */
export const tryRequests = async (
  proof: Proof,
  url: string,
  { each, seed }: { readonly each: number; readonly seed: number },
): Promise<void> => {
  await checkControl(proof, url);
  const sent: Sent[] = [];
  const payments = createStripePayments({
    settings: { url, secretKey: SECRET_KEY, webhookSecret: 'whsec_not_used_here' },
    publicUrl: 'https://sternklar.example',
    logger: { warn: () => undefined },
    pause: async () => undefined,
    fetch: async (address, init) => {
      const response = await fetch(address, init);
      const said = await response.clone().text();
      const call = withoutIds(address.slice(`${url}/v1/`.length));
      sent.push({ method: init.method ?? '', call, status: response.status, said });
      return response;
    },
  });
  for (const [name, calls] of Object.entries(CALLS)) {
    for (const call of fc.sample(calls, { numRuns: each, seed })) {
      const before = sent.length;
      await call(payments).catch((error: unknown) => {
        // What the mock answers is made up, and may be nothing that could have happened.
        if (!(error instanceof ProviderFailed)) throw error;
      });
      if (sent.length === before) proof.fault(`${name} asked for nothing.`);
    }
  }
  const counted = new Map<string, number>();
  for (const { method, call, status, said } of sent) {
    const name = `${method} ${call}`;
    counted.set(name, (counted.get(name) ?? 0) + 1);
    if (status !== 200) proof.fault(`${name} was refused with ${status}: ${said.slice(0, 300)}`);
  }
  for (const [name, count] of counted) proof.say(`${name}: ${count} requests, all held against Stripe's document`);
};
