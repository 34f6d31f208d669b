import type { z } from 'zod';
import type { ChargeOutcome, HostedPayments } from '../payment-provider.ts';
import { CURRENCY, keyOf, MOST_AT_ONCE, objectIn } from './stripe-answers.ts';
import type { StripeAnswer, StripeApi } from './stripe-api.ts';
import { errorSchema, paymentIntentSchema, paymentIntentsSchema, purposeOf } from './stripe-objects.ts';

/** Refusals that Stripe says not to repeat (https://docs.stripe.com/declines/codes), and those that want the card's holder. */
export const FINAL_REFUSALS: ReadonlySet<string> = new Set([
  'authentication_required',
  'highest_risk_level',
  'incorrect_number',
  'lost_card',
  'pickup_card',
  'requires_action',
  'requires_payment_method',
  'revocation_of_all_authorizations',
  'revocation_of_authorization',
  'stolen_card',
  'transaction_not_allowed',
]);

const declined = (reason: string) => ({ status: 'declined', reason, isFinal: FINAL_REFUSALS.has(reason) }) as const;

/** Null: it took nothing, and will not by itself. */
const madeBy = ({ id, status }: z.output<typeof paymentIntentSchema>): ChargeOutcome | null => {
  switch (status) {
    case 'succeeded':
      return { status: 'paid', paymentReference: id };
    case 'processing':
      return { status: 'pending' };
    default:
      return null;
  }
};

/** A refusal of the card is an outcome; everything else that is no payment is a failure. */
const outcomeOf = (answer: StripeAnswer): ChargeOutcome => {
  const refused = answer.status === 402 ? errorSchema.safeParse(answer.body).data?.error : undefined;
  if (refused?.type === 'card_error') {
    return declined(refused.decline_code ?? refused.code ?? refused.type);
  }
  const intent = objectIn(answer, paymentIntentSchema);
  // Else it wants its holder, who is not there.
  return madeBy(intent) ?? declined(intent.status);
};

/** PaymentIntents on the card that the first payment left with Stripe, while its holder is away. */
export const createStripeCharges = ({ call, read }: StripeApi): Pick<HostedPayments, 'chargeCard' | 'chargeMade'> => {
  /**
   * A payment of the invoice whose answer never came. Lists hold what was just made; Stripe's search, by metadata, does so only after a
   * while.
   */
  const chargeMade: HostedPayments['chargeMade'] = async ({ invoiceId, customers, knownPayments }) => {
    for (const customer of customers) {
      const answer = await read('payment_intents', { customer, limit: MOST_AT_ONCE });
      for (const intent of objectIn(answer, paymentIntentsSchema).data) {
        const made = purposeOf(intent)?.invoice_id === invoiceId && !knownPayments.has(intent.id) && madeBy(intent);
        if (made) return made;
      }
    }
    return null;
  };

  return {
    chargeMade,
    async chargeCard(request) {
      const { accountId, invoiceId, attempt, round, amountCents, what, customerReference, cardReference } = request;
      // An earlier attempt may be on its way.
      const made = round === 0 && attempt === 1 ? null : await chargeMade(request);
      if (made !== null) return made;
      const answer = await call({
        path: 'payment_intents',
        fields: {
          amount: amountCents,
          currency: CURRENCY,
          customer: customerReference,
          payment_method: cardReference,
          payment_method_types: ['card'],
          description: what,
          confirm: true,
          off_session: true,
          metadata: { account_id: accountId, invoice_id: invoiceId, attempt },
        },
        idempotencyKey: keyOf(['charge', invoiceId, ...(attempt === 1 ? [] : [attempt])], round),
      });
      return outcomeOf(answer);
    },
  };
};
