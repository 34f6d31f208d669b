import type { UnmatchedPayment } from '@sternklar/contracts/payments/payment.api';
import { describe, expect, it } from 'vitest';
import type { TestWorld } from '../testing/test-world.ts';
import { DECLINED_CARD, type StripeDouble } from './stripe/testing/stripe-double.ts';
import { useStripeWorld } from './testing/stripe-world.ts';

describe('what was paid twice and goes back', () => {
  let stripe: StripeDouble;
  let world: TestWorld;
  const { invoicesOf, nextMonth, openPage, subscriber, tell } = useStripeWorld((started) => {
    ({ stripe, world } = started);
  });
  const listedOf = async (email: string) =>
    (await (await world.admin()).get<UnmatchedPayment[]>('/admin/unmatched-payments')).body.filter(
      ({ user_email }) => user_email === email,
    );
  const mailsOf = async (email: string) =>
    (await world.mails(email))
      .filter(({ subject }) => subject.includes('doppelt'))
      .map(({ text }) => text.replaceAll(/\s+/g, ' '));
  const referenceOf = ({ body }: { readonly body: string }): string => JSON.parse(body).data.object.id;

  it('of two pages for a subscription is told to the customer, and stands before the team as seen to', async () => {
    const email = 'karl@beispiel.de';
    const person = await world.customer(email);
    await openPage(person);
    await openPage(person);
    await tell(stripe.payPage(world.now(), { pagesBefore: 1 }));
    const second = stripe.payPage(world.now());
    for (const told of [second, second]) expect(await tell(told)).toBe(200);
    const listed = await listedOf(email);
    expect(listed).toMatchObject([
      {
        ...{ kind: 'paid-twice', amount: 59, expected: 59, invoice_id: null },
        ...{ payment_reference: referenceOf(second), settled_by: 'refund' },
      },
    ]);
    const settling = { settlement: 'paid-back' };
    expect(
      await (await world.admin()).post(`/admin/unmatched-payments/${listed[0]?.id}/settlement`, settling),
    ).toMatchObject({ status: 409, body: { code: 'unmatched-payment-settled' } });
    const mails = await mailsOf(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('59,00 €');
    expect(mails[0]).toContain('Ihr Abo');
  });

  it('of two pages for an invoice names it', async () => {
    const email = 'dora@beispiel.de';
    await subscriber(email, DECLINED_CARD);
    await nextMonth();
    const [open] = await invoicesOf(email);
    for (let page = 0; page < 2; page += 1) await (await world.login(email)).post(`/invoices/${open?.id}/checkout`, {});
    await tell(stripe.payPage(world.now(), { pagesBefore: 1 }));
    const second = stripe.payPage(world.now());
    await tell(second);
    expect(await listedOf(email)).toMatchObject([
      { kind: 'paid-twice', invoice_id: open?.id, payment_reference: referenceOf(second), settled_by: 'refund' },
    ]);
    const mails = await mailsOf(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain(open?.number);
  });

  it('by a charge beside a page is told to the customer, too', { tags: 'long' }, async () => {
    const email = 'hanna@beispiel.de';
    const person = await subscriber(email, DECLINED_CARD);
    await nextMonth();
    const [open] = await invoicesOf(email);
    await (await world.login(email)).post(`/invoices/${open?.id}/checkout`, {});
    await tell(stripe.payPage(world.now()));
    const metadata = { account_id: person.accountId, invoice_id: open?.id, attempt: '2' };
    const intent = stripe.newIntent({ amount: '5900', currency: 'eur' }, { amount_received: 5_900, metadata });
    await tell(stripe.notice('payment_intent.succeeded', intent, world.now()));
    await world.catchUp();
    expect(await listedOf(email)).toMatchObject([{ kind: 'paid-twice', settled_by: 'refund' }]);
    const mails = await mailsOf(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain(open?.number);
  });
});
