import type { UnmatchedPayment } from '@sternklar/contracts/payments/payment.api';
import { type PaymentEvent, paymentStream } from '@sternklar/contracts/payments/payment.events';
import type { StreamType } from '@sternklar/event-store/decider';
import { describe, expect, it } from 'vitest';
import type { Person, TestWorld } from '../testing/test-world.ts';
import { DECLINED_CARD, type StripeDouble } from './stripe/testing/stripe-double.ts';
import { useStripeWorld } from './testing/stripe-world.ts';

const HOUR_MS = 3_600_000;
const recordedTypes: StreamType<readonly string[], PaymentEvent> = {
  initialState: [],
  evolve: (types, { type }) => [...types, type],
};
const referenceOf = ({ body }: { readonly body: string }): string => JSON.parse(body).data.object.id;

describe('what went back at Stripe without an answer, while the team saw to the same money', () => {
  let stripe: StripeDouble;
  let world: TestWorld;
  const { invoicesOf, nextMonth, openPage, subscriber, tell } = useStripeWorld((started) => {
    ({ stripe, world } = started);
  });
  const refundsOf = async ({ accountId }: Person) =>
    (await world.product.commands.load(recordedTypes, paymentStream(accountId))).state.filter((type) =>
      type.includes('Refund'),
    );
  const settle = async (person: Person, settlement: string) => {
    const filter = encodeURIComponent(JSON.stringify({ user_id: person.accountId, state: 'open' }));
    const admin = await world.admin();
    const { body } = await admin.get<UnmatchedPayment[]>(`/admin/unmatched-payments?filter=${filter}`);
    const settled = await admin.post(`/admin/unmatched-payments/${body[0]?.id}/settlement`, { settlement });
    expect(settled).toMatchObject({ status: 200 });
    await world.catchUp();
  };
  /** An earlier refund of a payment came back to us. */
  const cameBack = async (payment: string) => {
    const refund = { id: `re_before_${payment}`, object: 'refund', currency: 'eur', payment_intent: payment };
    const failed = { amount: 5_900, status: 'failed', failure_reason: 'expired_or_canceled_card' };
    const notice = stripe.notice(
      'refund.failed',
      { ...refund, ...failed, metadata: { refund_id: 'ours' } },
      world.now(),
    );
    expect(await tell(notice)).toBe(200);
  };
  /** What was held has its turn: that our refund was made is found out, and that its payer has it twice stands before the team. */
  const standsAfterwards = async (person: Person) => {
    expect((await refundsOf(person)).at(0)).toBe('RefundHeld');
    world.advance(HOUR_MS);
    for (let round = 0; round < 3; round += 1) await world.catchUp();
    expect((await refundsOf(person)).slice(-2)).toEqual(['RefundRetried', 'RefundMadeElsewhere']);
  };

  it('a second payment of an invoice', async () => {
    const person = await subscriber('zweimal@beispiel.de', DECLINED_CARD);
    await nextMonth();
    const [open] = await invoicesOf(person.email);
    await (await world.login(person.email)).post(`/invoices/${open?.id}/checkout`, {});
    expect(await tell(stripe.payPage(world.now()))).toBe(200);
    const metadata = { account_id: person.accountId, invoice_id: open?.id, attempt: '2' };
    const charge = stripe.newIntent({ amount: '5900', currency: 'eur' }, { amount_received: 5_900, metadata });
    stripe.trouble('broken-made');
    expect(await tell(stripe.notice('payment_intent.succeeded', charge, world.now()))).toBe(200);
    await settle(person, 'booked-otherwise');
    await standsAfterwards(person);
  });

  it('what had paid an invoice that was taken back', async () => {
    const person = await world.customer('zurueck@beispiel.de');
    await openPage(person);
    const paid = stripe.payPage(world.now());
    expect(await tell(paid)).toBe(200);
    const [invoice] = await invoicesOf(person.email);
    stripe.trouble('broken-made');
    await (await world.admin()).post(`/admin/invoices/${invoice?.id}/cancellation`, { reason: 'Auf Wunsch.' });
    await world.catchUp();
    await cameBack(referenceOf(paid));
    await settle(person, 'paid-back-by-transfer');
    await standsAfterwards(person);
  });

  it('what was paid on a second page', async () => {
    const person = await world.customer('zwei-seiten@beispiel.de');
    await openPage(person);
    await openPage(person);
    expect(await tell(stripe.payPage(world.now(), { pagesBefore: 1 }))).toBe(200);
    const second = stripe.payPage(world.now());
    stripe.trouble('broken-made');
    expect(await tell(second)).toBe(200);
    await cameBack(referenceOf(second));
    await settle(person, 'paid-back-by-transfer');
    await standsAfterwards(person);
  });
});
