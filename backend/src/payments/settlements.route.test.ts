import type { Journal } from '@sternklar/contracts/invoices/journal.api';
import type { UnmatchedPayment } from '@sternklar/contracts/payments/payment.api';
import { plainFirst } from '@sternklar/event-store/testing/plain-first';
import { describe, expect, it } from 'vitest';
import type { Person, TestWorld } from '../testing/test-world.ts';
import type { StripeDouble } from './stripe/testing/stripe-double.ts';
import { useStripeWorld } from './testing/stripe-world.ts';

describe('what became of money that came or went back, in the journal', { shuffle: false }, () => {
  let stripe: StripeDouble;
  let world: TestWorld;
  const { invoicesOf, subscriber, tell } = useStripeWorld((started) => {
    ({ stripe, world } = started);
  });
  const told = (type: string, object: object) => tell(stripe.notice(type, object, world.now()));
  const journal = async () => (await (await world.admin()).get<Journal>('/admin/journal?limit=1000')).body;
  const closing = async () => {
    const { balances } = await journal();
    return Object.fromEntries(balances.map(({ account, closing_cents }) => [account, closing_cents]));
  };
  /** By how much each account that moved is more than before. */
  const movedSince = async (before: Readonly<Record<string, number>>) =>
    Object.fromEntries(
      Object.entries(await closing()).flatMap(([account, cents]) =>
        cents === before[account] ? [] : [[account, cents - (before[account] ?? 0)]],
      ),
    );
  const standingOf = async (person: Person) => {
    const filter = encodeURIComponent(JSON.stringify({ user_id: person.accountId, state: 'open' }));
    return (await (await world.admin()).get<UnmatchedPayment[]>(`/admin/unmatched-payments?filter=${filter}`)).body;
  };
  const settle = async (person: Person, settlement: string) => {
    const [standing] = await standingOf(person);
    const admin = await world.admin();
    const { status, body } = await admin.post<{ code?: string }>(
      `/admin/unmatched-payments/${standing?.id}/settlement`,
      { settlement },
    );
    await world.catchUp();
    return status === 200 ? 200 : [status, body.code];
  };
  const paid = async (email: string) => {
    const before = await closing();
    const person = await subscriber(email);
    const payment = (await journal()).entries.findLast(({ kind }) => kind === 'prepayment')?.reference ?? '';
    const [invoice] = await invoicesOf(email);
    return { person, payment, before, invoiceId: invoice?.id ?? '' };
  };
  const cancel = async (invoiceId: string) => {
    await (await world.admin()).post(`/admin/invoices/${invoiceId}/cancellation`, { reason: 'Auf Wunsch.' });
    await world.catchUp();
  };
  /** Whose invoice was taken back, and whose money did not arrive. */
  const owedBack = async (email: string) => {
    const owed = await paid(email);
    await cancel(owed.invoiceId);
    const id = (await journal()).entries.findLast(({ kind }) => kind === 'refund')?.reference ?? '';
    stripe.failRefunds(owed.payment);
    const refund = { id, object: 'refund', currency: 'eur', payment_intent: owed.payment, amount: 5_900 };
    const failed = {
      ...refund,
      status: 'failed',
      failure_reason: 'lost_or_stolen_card',
      metadata: { refund_id: 'ours' },
    };
    expect(await told('refund.failed', failed)).toBe(200);
    expect(await movedSince(owed.before)).toEqual({ provider: 5_900, receivables: -5_900 });
    return owed;
  };
  /** To whom somebody paid back a part at the provider. */
  const paidBackInPart = async (email: string) => {
    const owed = await paid(email);
    stripe.newRefund(owed.payment, 2_000);
    expect(await told('charge.refunded', stripe.chargeOf(owed.payment))).toBe(200);
    expect(await movedSince(owed.before)).toEqual({ provider: 3_900, receivables: 2_000, revenue: -5_900 });
    return owed;
  };

  plainFirst(1, [
    ['paid-back', {}],
    ['paid-back-by-transfer', { provider: 5_900, bank: -5_900 }],
    ['booked-otherwise', { provider: 5_900, clearing: -5_900 }],
  ])('a refund that came back is owed no more once it is %s', async (settlement, moved) => {
    const { person, before } = await owedBack(`${settlement}@beispiel.de`);
    expect(await settle(person, 'waived')).toEqual([409, 'settlement-unfit']);
    expect(await settle(person, settlement)).toBe(200);
    expect(await movedSince(before)).toEqual(moved);
  });

  it('is booked once, whoever tells first that it was paid back at the provider', { tags: 'long' }, async () => {
    const said = await owedBack('erst-gesagt@beispiel.de');
    expect(await settle(said.person, 'paid-back')).toBe(200);
    stripe.newRefund(said.payment, 5_900);
    expect(await told('charge.refunded', stripe.chargeOf(said.payment))).toBe(200);
    expect(await movedSince(said.before)).toEqual({});

    const heard = await owedBack('erst-gehoert@beispiel.de');
    stripe.newRefund(heard.payment, 5_900);
    expect(await told('charge.refunded', stripe.chargeOf(heard.payment))).toBe(200);
    expect(await movedSince(heard.before)).toEqual({});
    const kinds = (await standingOf(heard.person)).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['paid-back-elsewhere', 'refund-failed']);
    for (const kind of kinds) expect(await settle(heard.person, 'booked-otherwise'), kind).toBe(200);
    expect(await movedSince(heard.before)).toEqual({});
  });

  it.each([
    ['waived', { 'write-offs': 2_000 }],
    ['paid-by-transfer', { bank: 2_000 }],
    ['booked-otherwise', { clearing: 2_000 }],
  ] as const)('a part that went back is owed no more once it is %s', { tags: 'long' }, async (settlement, moved) => {
    const { person, before } = await paidBackInPart(`teil-${settlement}@beispiel.de`);
    expect(await settle(person, 'paid-back')).toEqual([409, 'settlement-unfit']);
    expect(await settle(person, settlement)).toBe(200);
    expect(await movedSince(before)).toEqual({ revenue: -5_900, provider: 3_900, ...moved });
    const last = (await journal()).entries.at(-1);
    expect(last?.document).toMatch(/^RE-/);
  });

  it.each(['waived', 'booked-otherwise'])(
    'a part that was %s is taken back with the invoice, of which the rest goes back',
    { tags: 'long' },
    async (settlement) => {
      const { person, before, invoiceId } = await paidBackInPart(`storniert-${settlement}@beispiel.de`);
      expect(await settle(person, settlement)).toBe(200);
      await cancel(invoiceId);
      expect(await movedSince(before)).toEqual({});
    },
  );

  it('a part that the bank took is said once the bank decided, and owed no more then', { tags: 'long' }, async () => {
    const { person, payment, before } = await paid('teil-bestritten@beispiel.de');
    const dispute = stripe.newDispute(payment, { amount: 2_000 });
    await told('charge.dispute.created', dispute);
    expect(await settle(person, 'waived')).toEqual([409, 'dispute-undecided']);
    await told('charge.dispute.closed', { ...dispute, status: 'lost' });
    expect(await movedSince(before)).toEqual({ revenue: -5_900, provider: 3_900, receivables: 2_000 });
    expect(await settle(person, 'waived')).toBe(200);
    expect(await movedSince(before)).toEqual({ revenue: -5_900, provider: 3_900, 'write-offs': 2_000 });
  });
});
