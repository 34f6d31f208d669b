import { signatureOf } from '../../payments/stripe/webhook-signature.ts';
import { openVerifiedAccount } from '../accounts.ts';
import type { Ask } from '../ask.ts';
import { newestInvoiceOf, subscribe } from '../subscriber.ts';
import { type Makers, type Making, until } from './making.ts';

/** Payments stay simulated, but notices of earlier ones are heard. */
export const STRIPE_ENV = { STRIPE_SECRET_KEY: 'sk_test_made_things', STRIPE_WEBHOOK_SECRET: 'whsec_made_things' };

const signedNotice = (at: Date, body: object) => {
  const seconds = Math.floor(at.getTime() / 1_000);
  const signature = signatureOf(JSON.stringify(body), seconds, STRIPE_ENV.STRIPE_WEBHOOK_SECRET);
  return { body, signature: `t=${seconds},v1=${signature}` };
};

/** A subscription that runs, without notice or with it. */
const ownSubscription = async (ask: Ask, token: string, { noticed }: { readonly noticed: boolean }) => {
  const own = await ask<{ status: string; notice: object | null } | null>('/api/subscription', { token });
  const { notice } = own?.status === 'active' ? own : { ...(await subscribe(ask, token)), notice: null };
  if (noticed && !notice) await ask('/api/subscription/notice', { method: 'POST', token, body: {} });
  if (!noticed && notice) await ask('/api/subscription/notice', { method: 'DELETE', token });
  return {};
};

const newestInvoice = async ({ ask, settle }: Making, token: string) => {
  await ownSubscription(ask, token, { noticed: false });
  await settle();
  return { id: await newestInvoiceOf(ask, token) };
};

/** Subscriptions, payments and invoices. */
export const PAYMENTS: Makers = {
  'own-subscription': ({ ask, caller }) => ownSubscription(ask, caller.token, { noticed: false }),
  'own-notice': ({ ask, caller }) => ownSubscription(ask, caller.token, { noticed: true }),
  async subscription({ ask, newAddress }) {
    const { token } = await openVerifiedAccount(ask, newAddress());
    return { id: (await subscribe(ask, token)).id };
  },
  invoice: (making) => newestInvoice(making, making.owner.token),
  async 'new-invoice'(making) {
    return newestInvoice(making, (await openVerifiedAccount(making.ask, making.newAddress())).token);
  },
  // About nothing of ours, signed as Stripe signs: the signature stands for the caller.
  async 'signed-notice'({ now }) {
    return signedNotice(now(), { id: 'evt_things', type: 'customer.created', data: { object: {} } });
  },
  // Another sum than an invoice asks for.
  async 'unmatched-payment'(making) {
    const { ask, admin, newAddress, now } = making;
    const { id: account_id, token } = await openVerifiedAccount(ask, newAddress());
    const { id: invoice_id } = await newestInvoice(making, token);
    const paymentReference = `pi_${invoice_id}`;
    const object = {
      id: paymentReference,
      amount: 100,
      amount_received: 100,
      currency: 'eur',
      customer: null,
      payment_method: null,
      metadata: { account_id, invoice_id },
    };
    const told = { id: `evt_${invoice_id}`, type: 'payment_intent.succeeded', data: { object } };
    const { body, signature } = signedNotice(now(), told);
    await ask('/api/payments/stripe/webhook', { method: 'POST', body, signature });
    return until('The unmatched payment', async () => {
      const all = await ask<{ id: string; payment_reference: string }[]>('/api/admin/unmatched-payments', {
        token: admin.token,
      });
      return all.find(({ payment_reference }) => payment_reference === paymentReference);
    });
  },
};
