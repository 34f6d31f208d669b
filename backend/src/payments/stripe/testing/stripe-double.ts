import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { signatureOf } from '../webhook-signature.ts';

/**
 * What a call meets before it is answered. 'lost-answer' is carried out all the same; so is 'broken-made', whose answer is, as after
 * 'broken-kept', that it broke, under its key for ever; these two wait for a call that has one.
 */
type Trouble = 'rate-limited' | 'broken' | 'hangs' | 'lost-answer' | 'broken-kept' | 'broken-made';

type Fields = Readonly<Record<string, string>>;

interface ReceivedCall {
  readonly method: string;
  readonly path: string;
  readonly fields: Fields;
  readonly idempotencyKey: string;
  readonly headers: IncomingMessage['headers'];
}

interface Answer {
  readonly status: number;
  readonly body: object;
}

interface Intent {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly amount: number;
  readonly amount_received: number;
  readonly [field: string]: unknown;
}

interface Refund {
  readonly id: string;
  readonly amount: number;
  readonly payment_intent: string;
  readonly [field: string]: unknown;
}

export const SECRET_KEY = 'sk_test_double_12345678';
export const WEBHOOK_SECRET = 'whsec_double_12345678';
/** Cards by their names at the double that refuse, or whose payment takes a while; others pay. */
export const DECLINED_CARD = 'pm_card_chargeDeclined';
export const AUTHENTICATION_CARD = 'pm_card_authenticationRequired';
export const SLOW_CARD = 'pm_card_processing';

const error = (status: number, type: string, code: string, more: object = {}): Answer => ({
  status,
  body: { error: { type, code, message: 'from the double', ...more } },
});

/** Fields of one object in brackets: `metadata[account_id]` → `account_id`. */
const inside = (fields: Fields, name: string): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) => {
      const inner = field.startsWith(`${name}[`) ? field.slice(name.length + 1, -1) : '[';
      return inner.includes('[') ? [] : [[inner, value]];
    }),
  );

const send = (response: ServerResponse, { status, body }: Answer) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const TROUBLES: Readonly<Record<'rate-limited' | 'broken', Answer>> = {
  'rate-limited': error(429, 'invalid_request_error', 'rate_limit'),
  broken: error(500, 'api_error', 'internal'),
};

/**
 * Stripe's API as far as it is used here: a real server on a port of its own that reads forms, keeps answers by
 * Idempotency-Key, and refuses as Stripe documents it. Close it.
 */
export const startStripeDouble = async () => {
  const calls: ReceivedCall[] = [];
  const kept = new Map<string, { readonly form: string; readonly answer: Answer }>();
  const troubles: Trouble[] = [];
  const refunded: string[] = [];
  const deletedCustomers = new Set<string>();
  const expiries = new Map<string, readonly [year: number, month: number]>();
  const intents = new Map<string, Intent>();
  const refunds: Refund[] = [];
  const disputed = new Set<string>();
  let ids = 0;
  const nextId = (prefix: string) => {
    ids += 1;
    return `${prefix}_${ids}`;
  };

  const newIntent = (fields: Fields, more: object) => {
    const intent: Intent = {
      id: nextId('pi'),
      object: 'payment_intent',
      status: 'amount_received' in more ? 'succeeded' : 'requires_payment_method',
      amount: Number(fields.amount),
      amount_received: 0,
      currency: fields.currency,
      customer: fields.customer ?? null,
      payment_method: fields.payment_method ?? null,
      last_payment_error: null,
      metadata: inside(fields, 'metadata'),
      ...more,
    };
    intents.set(intent.id, intent);
    return intent;
  };

  /** A payment goes back, by the product or, without metadata, on Stripe's own pages. */
  const newRefund = (payment_intent: string, amount: number, metadata: Fields = {}) => {
    const refund = {
      id: nextId('re'),
      object: 'refund',
      status: 'succeeded',
      currency: 'eur',
      payment_intent,
      amount,
      metadata,
    };
    refunds.push(refund);
    return refund;
  };

  const noSuchCustomer = error(404, 'invalid_request_error', 'resource_missing', { param: 'customer' });
  const deleteCustomer = (id: string): Answer => {
    if (deletedCustomers.has(id)) return noSuchCustomer;
    deletedCustomers.add(id);
    return { status: 200, body: { id, object: 'customer', deleted: true } };
  };

  const charge = (fields: Fields): Answer => {
    if (deletedCustomers.has(fields.customer ?? '')) return noSuchCustomer;
    switch (fields.payment_method) {
      case DECLINED_CARD:
        return error(402, 'card_error', 'card_declined', { decline_code: 'insufficient_funds' });
      case AUTHENTICATION_CARD:
        return error(402, 'card_error', 'authentication_required', { decline_code: 'authentication_required' });
      case SLOW_CARD:
        return { status: 200, body: newIntent(fields, { status: 'processing' }) };
      default:
        return {
          status: 200,
          body: newIntent(fields, { status: 'succeeded', amount_received: Number(fields.amount) }),
        };
    }
  };

  /** What is left of a payment; of one that was not made here it is nothing, and the answer the same. */
  const refund = (payment: string, { amount, ...fields }: Fields): Answer => {
    const metadata = inside(fields, 'metadata');
    const paid = intents.get(payment)?.amount_received;
    const before = refunds
      .filter((one) => one.payment_intent === payment && one.status !== 'failed')
      .reduce((sum, one) => sum + one.amount, 0);
    if (disputed.has(payment)) return error(400, 'invalid_request_error', 'charge_disputed');
    if (paid !== undefined && before >= paid) return error(400, 'invalid_request_error', 'charge_already_refunded');
    refunded.push(payment);
    const cents = amount === undefined ? (paid ?? before) - before : Number(amount);
    return { status: 200, body: newRefund(payment, cents, metadata) };
  };

  const carryOut = (path: string, fields: Fields): Answer => {
    switch (path) {
      case '/v1/checkout/sessions': {
        const id = nextId('cs_test');
        return { status: 200, body: { id, url: `https://checkout.double.example/${id}`, expires_at: 1_900_000_000 } };
      }
      case '/v1/payment_intents':
        return charge(fields);
      case '/v1/refunds':
        if (!fields.payment_intent) return error(400, 'invalid_request_error', 'parameter_missing');
        return refund(fields.payment_intent, fields);
      case '/v1/customers/cus_double':
        if (deletedCustomers.has('cus_double')) return noSuchCustomer;
        return { status: 200, body: { id: 'cus_double', object: 'customer', email: fields.email } };
      default:
        return error(404, 'invalid_request_error', 'resource_missing');
    }
  };

  const read = (url: string): Answer => {
    const { pathname, searchParams } = new URL(url, 'http://double');
    if (pathname === '/v1/refunds') {
      const ofPayment = refunds.filter((refund) => refund.payment_intent === searchParams.get('payment_intent'));
      return { status: 200, body: { object: 'list', data: ofPayment } };
    }
    if (pathname === '/v1/payment_intents') {
      const ofCustomer = [...intents.values()].filter(({ customer }) => customer === searchParams.get('customer'));
      return { status: 200, body: { object: 'list', data: ofCustomer.toReversed() } };
    }
    if (pathname.startsWith('/v1/payment_methods/')) {
      const id = pathname.replace('/v1/payment_methods/', '');
      const [exp_year, exp_month] = expiries.get(id) ?? [2040, 12];
      return { status: 200, body: { id, object: 'payment_method', card: { exp_month, exp_year } } };
    }
    const intent = intents.get(pathname.replace('/v1/payment_intents/', ''));
    return intent ? { status: 200, body: intent } : error(404, 'invalid_request_error', 'resource_missing');
  };

  const answerOnce = (
    { idempotencyKey, path, fields }: ReceivedCall,
    { form, trouble }: { readonly form: string; readonly trouble: Trouble | undefined },
  ): Answer => {
    const before = kept.get(idempotencyKey);
    if (before) return before.form === form ? before.answer : error(400, 'idempotency_error', 'key_reused');
    const made = trouble === 'broken-kept' ? TROUBLES.broken : carryOut(path, fields);
    const answer = trouble === 'broken-made' ? TROUBLES.broken : made;
    kept.set(idempotencyKey, { form, answer });
    return answer;
  };

  const server = createServer(async (request, response) => {
    const form = await text(request);
    const { headers, method = '', url: path = '' } = request;
    const fields = Object.fromEntries(new URLSearchParams(form));
    const call = { method, path, fields, idempotencyKey: String(headers['idempotency-key']), headers };
    calls.push(call);
    const isKept = troubles[0] === 'broken-kept' || troubles[0] === 'broken-made';
    const trouble = isKept && request.method !== 'POST' ? undefined : troubles.shift();
    if (trouble === 'hangs') return;
    if (trouble === 'rate-limited' || trouble === 'broken') return void send(response, TROUBLES[trouble]);
    const isAuthorized = headers.authorization === `Bearer ${SECRET_KEY}`;
    const carriedOut = () => {
      if (request.method === 'GET') return read(path);
      if (request.method === 'DELETE') return deleteCustomer(decodeURIComponent(path.replace('/v1/customers/', '')));
      return answerOnce(call, { form, trouble });
    };
    const answer = isAuthorized ? carriedOut() : error(401, 'invalid_request_error', 'api_key_invalid');
    if (trouble === 'lost-answer') response.destroy();
    else send(response, answer);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;

  /** The event that tells of a payment, as its body and signature arrive. */
  const notice = (type: string, intent: object, at: Date) => {
    const seconds = Math.floor(at.getTime() / 1_000);
    const event = { id: nextId('evt'), object: 'event', created: seconds, type, data: { object: intent } };
    const body = JSON.stringify(event);
    return { body, signature: `t=${seconds},v1=${signatureOf(body, seconds, WEBHOOK_SECRET)}` };
  };
  const callsTo = (path: string) => calls.filter((call) => call.path === `/v1/${path}`);

  return {
    url: `http://127.0.0.1:${port}`,
    refunded,
    /** By their names, in the order in which they were deleted. */
    deletedCustomers,
    callsTo,
    /** A card can be used through this month, from 1 on; others through 2040. */
    expire: (card: string, year: number, month: number) => void expiries.set(card, [year, month]),
    /** The next calls meet these, one each. */
    trouble: (...next: readonly Trouble[]) => void troubles.push(...next),
    notice,
    /** Payments that name the account. */
    intentsOf: (accountId: string) =>
      [...intents.values()].filter(({ metadata }) => (metadata as Fields | null)?.account_id === accountId),
    newIntent,
    newRefund,
    /** What went back of a payment comes back to us. */
    failRefunds(payment: string, id?: string) {
      for (const [index, refund] of refunds.entries()) {
        if (refund.payment_intent === payment && (id === undefined || refund.id === id))
          refunds[index] = { ...refund, status: 'failed' };
      }
    },
    /** Payments with these names are paid back by nobody, as long as their banks decide. */
    disputed,
    /** The payer's bank disputes a payment; it has a charge, whose name nobody here knows. */
    newDispute: (payment_intent: string, more: object = {}) => ({
      id: nextId('du'),
      object: 'dispute',
      charge: nextId('ch'),
      payment_intent,
      amount: intents.get(payment_intent)?.amount_received ?? 0,
      currency: 'eur',
      reason: 'fraudulent',
      status: 'needs_response',
      metadata: {},
      ...more,
    }),
    /** The charge of a payment, of which something went back. */
    chargeOf: (payment_intent: string) => ({
      id: nextId('ch'),
      object: 'charge',
      currency: 'eur',
      refunded: true,
      payment_intent,
    }),
    /** Somebody pays on the page that was opened last, or on one before. */
    payPage(at: Date, { card = 'pm_card_visa', pagesBefore = 0, customer = 'cus_double' } = {}) {
      const page = callsTo('checkout/sessions').at(-1 - pagesBefore);
      if (!page) throw new Error('No page was opened.');
      const amount = page.fields['line_items[0][price_data][unit_amount]'] ?? '';
      const intent = newIntent(
        { amount, currency: 'eur', customer: page.fields.customer ?? customer, payment_method: card },
        {
          status: 'succeeded',
          amount_received: Number(amount),
          metadata: inside(page.fields, 'payment_intent_data[metadata]'),
        },
      );
      return notice('payment_intent.succeeded', intent, at);
    },
    /** Somebody enters a card on the page for one that was opened last. */
    enterCard(at: Date, card = 'pm_card_visa', customer = 'cus_double') {
      const page = callsTo('checkout/sessions').at(-1);
      if (page?.fields.mode !== 'setup') throw new Error('No page for a card was opened.');
      const setup = {
        id: nextId('seti'),
        object: 'setup_intent',
        status: 'succeeded',
        customer: page.fields.customer ?? customer,
        payment_method: card,
        metadata: inside(page.fields, 'setup_intent_data[metadata]'),
      };
      return notice('setup_intent.succeeded', setup, at);
    },
    async close() {
      server.closeAllConnections();
      await new Promise<void>((closed) => server.close(() => closed()));
    },
  };
};
export type StripeDouble = Awaited<ReturnType<typeof startStripeDouble>>;
