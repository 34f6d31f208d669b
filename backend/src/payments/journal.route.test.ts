import type { Invoice } from '@sternklar/contracts/invoices/invoice.api';
import type { Journal } from '@sternklar/contracts/invoices/journal.api';
import { describe, expect, it } from 'vitest';
import type { TestWorld } from '../testing/test-world.ts';
import type { StripeDouble } from './stripe/testing/stripe-double.ts';
import { useStripeWorld } from './testing/stripe-world.ts';

describe('the journal of payments by Stripe', { shuffle: false }, () => {
  let stripe: StripeDouble;
  let world: TestWorld;
  const { invoicesOf, nextMonth, subscriber, tell } = useStripeWorld((started) => {
    ({ stripe, world } = started);
  });
  const journal = async () => (await (await world.admin()).get<Journal>('/admin/journal?limit=1000')).body;
  const closing = ({ balances }: Journal) =>
    Object.fromEntries(balances.map(({ account, closing_cents }) => [account, closing_cents]));
  const owed = {
    revenue: -5_900,
    receivables: 0,
    provider: 5_900,
    bank: 0,
    clearing: 0,
    disputed: 0,
    'write-offs': 0,
    'test-mode': 0,
    'earlier-years': 0,
  };
  const email = 'gebucht@beispiel.de';

  it('uses what was paid on the page for the first invoice', async () => {
    await subscriber(email);
    const booked = await journal();
    expect(closing(booked)).toEqual(owed);
    expect(booked.entries.map(({ kind }) => kind)).toEqual(['prepayment', 'invoice', 'prepayment-used']);
    const [invoice] = await invoicesOf(email);
    expect(booked.entries.map(({ document }) => document)).toEqual([null, invoice?.number, invoice?.number]);
  });

  it('opens the next month with that, and has its payment by card', async () => {
    await nextMonth();
    const booked = await journal();
    expect(booked.balances.map(({ account, opening_cents }) => [account, opening_cents])).toEqual(
      booked.balances.map(({ account }) => [account, owed[account]]),
    );
    expect(booked.entries.map(({ kind }) => kind)).toEqual(['invoice', 'payment']);
    expect(closing(booked)).toEqual({ ...owed, revenue: -11_800, provider: 11_800 });
  });

  it('gives back what a credit note takes back, and keeps nothing owed', async () => {
    const [newest] = (await invoicesOf(email)).filter(({ kind }: Invoice) => kind === 'invoice');
    const admin = await world.admin();
    expect((await admin.post(`/admin/invoices/${newest?.id}/cancellation`, { reason: 'Auf Wunsch.' })).status).toBe(
      200,
    );
    await world.catchUp();
    expect(closing(await journal())).toEqual(owed);
  });

  it('leaves owed what the bank took back', async () => {
    const page = (await journal()).first_month;
    const first = (await (await world.admin()).get<Journal>(`/admin/journal?month=${page}`)).body;
    const payment = first.entries.find(({ kind }) => kind === 'prepayment')?.reference ?? '';
    const dispute = stripe.newDispute(payment);
    const told = (type: string, object: object) => tell(stripe.notice(type, object, world.now()));
    expect(await told('charge.dispute.created', dispute)).toBe(200);
    expect(closing(await journal())).toEqual({ ...owed, provider: 0, disputed: 5_900 });
    expect(await told('charge.dispute.closed', { ...dispute, status: 'lost' })).toBe(200);
    expect(closing(await journal())).toEqual({ ...owed, provider: 0, receivables: 5_900 });
  });
});
