import fc from 'fast-check';
import { signatureOf } from '../../../backend/src/payments/stripe/webhook-signature.ts';

/** Stripe's kinds of objects that events tell of, where the mock has one, and what may happen to each. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  'payment_intents/pi_others': [
    ...['created', 'succeeded', 'payment_failed', 'canceled', 'processing', 'requires_action'],
    ...['amount_capturable_updated', 'partially_funded'],
  ].map((what) => `payment_intent.${what}`),
  'setup_intents/seti_others': ['created', 'succeeded', 'setup_failed', 'canceled', 'requires_action'].map(
    (what) => `setup_intent.${what}`,
  ),
  'charges/ch_others': ['succeeded', 'failed', 'refunded', 'captured', 'updated', 'expired', 'pending'].map(
    (what) => `charge.${what}`,
  ),
  'disputes/dp_others': ['created', 'updated', 'closed', 'funds_withdrawn', 'funds_reinstated'].map(
    (what) => `charge.dispute.${what}`,
  ),
  'refunds/re_others': ['refund.created', 'refund.updated', 'refund.failed', 'charge.refund.updated'],
  'checkout/sessions/cs_others': [...['completed', 'expired', 'async_payment_succeeded', 'async_payment_failed']].map(
    (what) => `checkout.session.${what}`,
  ),
  'invoices/in_others': [
    ...['created', 'finalized', 'paid', 'payment_failed', 'payment_succeeded', 'voided', 'overdue', 'sent', 'upcoming'],
  ].map((what) => `invoice.${what}`),
  'subscriptions/sub_others': ['created', 'updated', 'deleted', 'paused', 'resumed', 'trial_will_end'].map(
    (what) => `customer.subscription.${what}`,
  ),
  'customers/cus_others': ['created', 'updated', 'deleted'].map((what) => `customer.${what}`),
  'payouts/po_others': ['created', 'paid', 'failed', 'canceled', 'updated', 'reconciliation_completed'].map(
    (what) => `payout.${what}`,
  ),
  'products/prod_others': ['created', 'updated', 'deleted'].map((what) => `product.${what}`),
  'prices/price_others': ['created', 'updated', 'deleted'].map((what) => `price.${what}`),
  'payment_methods/pm_others': ['attached', 'detached', 'updated', 'automatically_updated'].map(
    (what) => `payment_method.${what}`,
  ),
  'payment_links/plink_others': ['created', 'updated'].map((what) => `payment_link.${what}`),
  'quotes/qt_others': ['created', 'accepted', 'canceled', 'finalized'].map((what) => `quote.${what}`),
  'accounts/acct_others': ['account.updated', 'account.external_account.created'],
  'coupons/co_others': ['created', 'updated', 'deleted'].map((what) => `coupon.${what}`),
  'credit_notes/cn_others': ['created', 'updated', 'voided'].map((what) => `credit_note.${what}`),
  'tax_rates/txr_others': ['created', 'updated'].map((what) => `tax_rate.${what}`),
  'topups/tu_others': ['created', 'failed', 'succeeded', 'reversed'].map((what) => `topup.${what}`),
  'transfers/tr_others': ['created', 'reversed', 'updated'].map((what) => `transfer.${what}`),
  'reviews/prv_others': ['opened', 'closed'].map((what) => `review.${what}`),
};

/** An object as Stripe's own mock has it, and the events that may tell of it. */
export interface Fixture {
  readonly types: readonly string[];
  readonly object: Readonly<Record<string, unknown>>;
}

export const fetchFixtures = (url: string, secretKey: string): Promise<readonly Fixture[]> =>
  Promise.all(
    Object.entries(KINDS).map(async ([path, types]) => {
      const answer = await fetch(`${url}/v1/${path}`, { headers: { authorization: `Bearer ${secretKey}` } });
      if (!answer.ok) throw new Error(`stripe-mock has no ${path}: ${answer.status}`);
      return { types, object: (await answer.json()) as Fixture['object'] };
    }),
  );

const uuid = fc.uuid({ version: 7 });
const word = fc.string({ unit: 'grapheme', maxLength: 40 });
/** What others write there under the names that ours have, too, and ids of another installation on the same account. */
const metadata = fc.oneof(
  fc.constant({}),
  fc.constant(null),
  fc.record(
    {
      account_id: fc.oneof(fc.constant('42'), uuid, word),
      invoice_id: fc.oneof(fc.constant('in_123'), uuid, word),
      checkout_id: fc.oneof(fc.constant('cs_123'), uuid, word),
      card_page_id: fc.oneof(uuid, word),
      attempt: fc.constantFrom('first', '0', '1', '-1', '100', ''),
      refund_id: fc.oneof(uuid, word),
      order_id: word,
    },
    { requiredKeys: [] },
  ),
);
const name = (prefix: string) => fc.stringMatching(/^[A-Za-z0-9]{14}$/).map((rest) => `${prefix}_${rest}`);
/** By name, the whole thing, or none. */
const expandable = (prefix: string) =>
  fc.oneof(
    name(prefix),
    name(prefix).map((id) => ({ id, object: prefix, livemode: false })),
    fc.constant(null),
  );
const changes = fc.record(
  {
    metadata,
    currency: fc.constantFrom('eur', 'usd', 'jpy'),
    customer: expandable('cus'),
    payment_method: expandable('pm'),
    payment_intent: expandable('pi'),
    amount: fc.integer({ min: 0, max: 10_000_000 }),
    amount_received: fc.integer({ min: 0, max: 10_000_000 }),
  },
  { requiredKeys: ['metadata', 'currency'] },
);

/** Signed as Stripe signs. */
export interface Notice {
  readonly type: string;
  readonly body: string;
  signature(at: Date, secret: string): string;
}

/** Random genuine notices of what others do with the same account at Stripe; the same for the same seed. */
export const noticesOfOthers = (fixtures: readonly Fixture[], count: number, seed: number): readonly Notice[] => {
  const notice = fc.constantFrom(...fixtures).chain(({ types, object }) =>
    fc
      .record({ type: fc.constantFrom(...types), id: name('evt'), change: changes, isThin: fc.nat(49) })
      .map(({ type, id, change, isThin }): Notice => {
        // Those of Stripe's newer API carry no object.
        const data = isThin === 0 ? null : { object: { ...object, ...change }, previous_attributes: { metadata: {} } };
        const body = JSON.stringify({
          id,
          object: 'event',
          api_version: '2025-03-31.basil',
          livemode: true,
          type,
          data,
        });
        return {
          type,
          body,
          signature(at, secret) {
            const seconds = Math.floor(at.getTime() / 1_000);
            return `t=${seconds},v1=${signatureOf(body, seconds, secret)}`;
          },
        };
      }),
  );
  return fc.sample(notice, { numRuns: count, seed });
};
