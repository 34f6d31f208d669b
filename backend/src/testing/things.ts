import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { PasskeyRequestOptions } from '@sternklar/contracts/accounts/passkey.api';
import { monthOfDay } from '@sternklar/contracts/invoices/journal';
import { dayInGermany } from '@sternklar/contracts/subscriptions/term';
import type pg from 'pg';
import { signatureOf } from '../payments/stripe/webhook-signature.ts';
import { type ExampleCall, type FilledCall, filled, thingsOf } from '../platform/example-call.port.ts';
import { giveUpMail, parkNewestEvent } from '../platform/operations/testing/troubles.ts';
import { EXAMPLE_RECEIVER_KEYS } from '../platform/push/testing/example-receiver.ts';
import { type Account, openAccount, openVerifiedAccount } from './accounts.ts';
import { type Ask, addBusiness, addReview, logIn, logInAtDevice, writeMessage } from './ask.ts';
import { addAuthenticatorApp, newAuthenticatorApp } from './authenticator-apps.ts';
import { answeredConversation, beginConversation } from './conversations.ts';
import { addPasskey, newPasskey } from './passkeys.ts';
import { newestInvoiceOf, subscribe } from './subscriber.ts';
import { askForAnswerMail } from './visitors.ts';
import { cosignNewest } from './witness.ts';

const WITHIN_MS = 20_000;
/** Where the pages of partners are. */
export const PARTNER_ORIGIN = 'https://www.rollenspiel.example';

/** Payments stay simulated, but notices of earlier ones are heard. */
export const STRIPE_ENV = { STRIPE_SECRET_KEY: 'sk_test_made_things', STRIPE_WEBHOOK_SECRET: 'whsec_made_things' };

/** A picture, as PNG. */
export const ONE_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** The product that things are made in. It must expose codes, and have its mailbox. */
export interface Product {
  readonly ask: Ask;
  /** Where its pages are: whose passkeys it takes. */
  readonly origin: string;
  /** As the owner of the tables: for what nobody can bring about through the API. */
  readonly sql: pg.Client;
  readonly admin: Account;
  now(): Date;
  /** Resolves when reactors and mails may be done with what was recorded so far. */
  settle(): Promise<void>;
}

/** Whose call it is, and whose things it names. */
export interface People {
  readonly caller: Account;
  readonly owner: Account;
}

interface Making extends Product, People {
  newAddress(): string;
}

type Make = (making: Making) => Promise<Readonly<Record<string, unknown>>>;

/** Asks until there is an answer. */
const until = async <Found>(what: string, look: () => Promise<Found | undefined>): Promise<Found> => {
  for (const deadline = Date.now() + WITHIN_MS; Date.now() < deadline; await delay(100)) {
    const found = await look();
    if (found !== undefined) return found;
  }
  throw new Error(`${what} did not come.`);
};

const signedNotice = (at: Date, body: object) => {
  const seconds = Math.floor(at.getTime() / 1_000);
  const signature = signatureOf(JSON.stringify(body), seconds, STRIPE_ENV.STRIPE_WEBHOOK_SECRET);
  return { body, signature: `t=${seconds},v1=${signature}` };
};

const resetCodeOf = async ({ ask, settle }: Making, email: string): Promise<string> => {
  await settle();
  await ask('/api/auth/forgot-password', { method: 'POST', body: { email } });
  await settle();
  return until('The mail with the code to reset a password', async () => {
    const mails = await ask<{ subject: string; text: string }[]>(`/mailbox.json?to=${encodeURIComponent(email)}`);
    return mails.find(({ subject }) => /Passwort/.test(subject))?.text.match(/^\s*([A-Z0-9]{6})\s*$/m)?.[1];
  });
};

/** A subscription that runs, without notice or with it. */
const ownSubscription = async (ask: Ask, token: string, { noticed }: { readonly noticed: boolean }) => {
  const own = await ask<{ status: string; notice: object | null } | null>('/api/subscription', { token });
  const { notice } = own?.status === 'active' ? own : { ...(await subscribe(ask, token)), notice: null };
  if (noticed && !notice) await ask('/api/subscription/notice', { method: 'POST', token, body: {} });
  if (!noticed && notice) await ask('/api/subscription/notice', { method: 'DELETE', token });
  return {};
};

/** Of a known push service, though there is no such host. */
const newEndpoint = () => `https://beispiel.push.apple.com/${randomUUID()}`;

/** A browser with push messages switched on. */
const newPushDevice = async (ask: Ask, token: string) => {
  const endpoint = newEndpoint();
  const body = { endpoint, keys: EXAMPLE_RECEIVER_KEYS };
  const { id } = await ask<{ id: string }>('/api/account/push-devices', { method: 'PUT', token, body });
  return { id, endpoint };
};

const newestInvoice = async ({ ask, settle }: Making, token: string) => {
  await ownSubscription(ask, token, { noticed: false });
  await settle();
  return { id: await newestInvoiceOf(ask, token) };
};

const newReview: Make = async ({ ask, owner: { token } }) => ({
  id: await addReview(ask, token, await addBusiness(ask, token, 'Gasthaus Zur Rolle')),
});

const newBusiness: Make = async ({ ask, owner }) => ({ id: await addBusiness(ask, owner.token, 'Gasthaus Zur Rolle') });

/** A new review with steps taken in its case. */
const reviewAfter =
  (...steps: readonly ((making: Making, path: string) => Promise<unknown>)[]): Make =>
  async (making) => {
    const { id } = await newReview(making);
    for (const step of steps) await step(making, `/api/reviews/${id}`);
    return { id };
  };
const withdrawn = ({ ask, owner: { token } }: Making, path: string) =>
  ask(`${path}/withdrawal`, { method: 'POST', token, body: {} });
const wished = ({ ask, owner: { token } }: Making, path: string) =>
  ask(`${path}/appeal-wish`, { method: 'POST', token });
const forwarded = ({ ask, admin: { token } }: Making, path: string) =>
  ask(`${path}/forwardings`, { method: 'POST', token, body: { channel: 'report-tool', sent_text: 'Bitte prüfen.' } });
const withStatus =
  (status: string) =>
  ({ ask, admin: { token } }: Making, path: string) =>
    ask(`${path}/status`, { method: 'PUT', token, body: { status } });

/** A file that is to be evidence of a new review, under way. */
const evidenceUpload = async (
  making: Making,
  { isWhole, as }: { readonly isWhole: boolean; readonly as?: Account },
) => {
  const { ask, owner } = making;
  const { token } = as ?? owner;
  const { id: reviewId } = await newReview(making);
  // One person has few under way, and those of earlier calls stay for a day.
  await making.sql.query('delete from evidence.uploads where evidence_id is null');
  const path = `/api/reviews/${reviewId}/evidence-uploads`;
  const body = { name: 'Kassenbuch.png', size: ONE_PIXEL.length };
  const { id } = await ask<{ id: string }>(path, { method: 'POST', token, body });
  if (isWhole) await ask(`/api/evidence-uploads/${id}?offset=0`, { method: 'PUT', token, bytes: ONE_PIXEL });
  return { id, reviewId: String(reviewId) };
};

/** There may be only so many of them; those of earlier calls make room. */
const MOST_TEXT_BLOCKS = 50;
const MOST_TAUGHT_ANSWERS = 50;
/** A question in letters that no other one has, since likeness does not look at figures. */
export const newQuestion = (address: string) => {
  const word = createHash('sha256')
    .update(address)
    .digest('hex')
    .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');
  return `${word.slice(0, 12)} ${word.slice(12, 24)}`;
};

/** What examples name, and how it comes about; each time anew. */
const MAKERS: Readonly<Record<string, Make>> = {
  async today({ now }) {
    const day = dayInGermany(now().toISOString());
    return { day, month: monthOfDay(day) };
  },

  // People
  caller: async ({ caller }) => ({ ...caller }),
  owner: async ({ owner }) => ({ ...owner }),
  staff: async ({ admin }) => ({ ...admin }),
  'new-address': async ({ newAddress }) => ({ email: newAddress() }),
  customer: async ({ ask, newAddress }) => ({ ...(await openVerifiedAccount(ask, newAddress())) }),
  unverified: async ({ ask, newAddress }) => ({ ...(await openAccount(ask, newAddress())) }),
  'spare-session': async ({ ask, caller }) => ({ token: await logIn(ask, caller) }),
  async session({ ask, owner }) {
    const token = await logIn(ask, owner);
    const sessions = await ask<{ id: string; current: boolean }[]>('/api/account/sessions', { token });
    return { id: sessions.find(({ current }) => current)?.id };
  },
  'known-device': async ({ ask, owner }) => ({ id: await logInAtDevice(ask, owner, randomUUID()) }),
  'new-passkey': async ({ ask, origin, caller }) => ({ credential: await newPasskey({ ask, origin }, caller) }),
  async passkey({ ask, origin, owner }) {
    return addPasskey({ ask, origin }, owner);
  },
  async 'signed-passkey'({ ask, origin, newAddress }) {
    const { authenticator } = await addPasskey({ ask, origin }, await openVerifiedAccount(ask, newAddress()));
    const options = await ask<PasskeyRequestOptions>('/api/auth/passkey/options', { method: 'POST' });
    return { credential: authenticator.get(options) };
  },
  async 'new-authenticator-app'({ ask, newAddress, now }) {
    const account = await openVerifiedAccount(ask, newAddress());
    const { setup, app } = await newAuthenticatorApp(ask, account);
    return { token: account.token, setup, appCode: app.code(now()) };
  },
  async 'authenticator-app'({ ask, newAddress, now }) {
    const account = await openVerifiedAccount(ask, newAddress());
    const { recoveryCodes } = await addAuthenticatorApp(ask, account, now());
    return { ...account, recoveryCode: recoveryCodes[0] ?? '' };
  },
  'new-endpoint': async () => ({ url: newEndpoint() }),
  'push-device': ({ ask, owner }) => newPushDevice(ask, owner.token),
  'own-push-device': ({ ask, caller }) => newPushDevice(ask, caller.token),
  async 'password-reset'(making) {
    const { email } = await openVerifiedAccount(making.ask, making.newAddress());
    return { email, code: await resetCodeOf(making, email) };
  },
  async 'email-change'({ ask, newAddress }) {
    const { token, password } = await openVerifiedAccount(ask, newAddress());
    const body = { new_email: newAddress(), password };
    const asked = await ask<{ verification_code: string }>('/api/account/email-change', {
      method: 'POST',
      token,
      body,
    });
    return { token, code: asked.verification_code };
  },

  // Businesses and reviews
  business: newBusiness,
  'spare-business': newBusiness,
  async 'removed-business'(making) {
    const business = await newBusiness(making);
    await making.ask(`/api/business/${business.id}`, { method: 'DELETE', token: making.owner.token });
    return business;
  },
  review: newReview,
  'other-review': newReview,
  'spare-review': newReview,
  'withdrawn-review': reviewAfter(withdrawn),
  async 'forwarded-review'(making) {
    const { id } = await reviewAfter(forwarded)(making);
    const found = await making.ask<{ next: { until: string } }>(`/api/reviews/${id}/case`, {
      token: making.admin.token,
    });
    return { id, askedOn: found.next.until.slice(0, 10) };
  },
  'refused-review': reviewAfter(forwarded, withStatus('nicht_genehmigt')),
  'wished-review': reviewAfter(forwarded, withStatus('nicht_genehmigt'), wished),
  'removed-review': reviewAfter(withStatus('gelöscht')),
  'evidence-upload': (making) => evidenceUpload(making, { isWhole: false }),
  async 'whole-evidence-upload'(making) {
    const { id: uploadId, reviewId } = await evidenceUpload(making, { isWhole: true });
    return { uploadId, reviewId };
  },
  async evidence(making) {
    const { ask, owner } = making;
    const { id: uploadId, reviewId } = await evidenceUpload(making, { isWhole: true, as: owner });
    const path = `/api/evidence-uploads/${uploadId}/completion`;
    return { ...(await ask<{ id: string }>(path, { method: 'POST', token: owner.token })), reviewId };
  },
  async 'asked-review'(making) {
    const { ask, owner, admin } = making;
    const { id } = await newReview(making);
    const body = { text: 'Wann soll der Besuch gewesen sein?' };
    await ask(`/api/reviews/${id}/questions`, { method: 'POST', token: admin.token, body });
    const { question } = await ask<{ question: { id: string } }>(`/api/reviews/${id}/case`, { token: owner.token });
    return { id, questionId: question.id };
  },

  // Subscriptions, payments, invoices
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

  // Conversations and partners
  conversation: async ({ ask, owner, admin }) => ({ ...(await beginConversation(ask, { customer: owner, admin })) }),
  'answered-conversation': async ({ ask, owner, admin }) => ({
    ...(await answeredConversation(ask, { customer: owner, admin })),
  }),
  'resolved-conversation': async ({ ask, owner, admin }) => ({
    ...(await answeredConversation(ask, { customer: owner, admin }, { afterwards: 'resolve' })),
  }),
  'own-answer': async ({ ask, caller, admin }) => ({
    ...(await answeredConversation(ask, { customer: caller, admin })),
  }),
  async 'assistants-answer'({ ask, caller: { token } }) {
    await writeMessage(ask, token);
    const history = await ask<{ id: string; sender: string }[]>('/api/chat/history', { token });
    return { messageId: history.findLast(({ sender }) => sender === 'assistant')?.id };
  },
  async 'own-message'({ ask, caller: { token } }) {
    const [id] = await writeMessage(ask, token);
    return { id };
  },
  async 'answer-link'(making) {
    const email = making.newAddress();
    await askForAnswerMail(making, { origin: PARTNER_ORIGIN, email });
    return {
      token: await until('The mail with a link to an answer', async () => {
        const mails = await making.ask<{ text: string }[]>(`/mailbox.json?to=${encodeURIComponent(email)}`);
        return /\/antwort#([\w-]+)/.exec(mails[0]?.text ?? '')?.[1];
      }),
    };
  },
  async partner({ ask, admin: { token } }) {
    const body = { name: 'Hotel Rollenspiel', origins: [PARTNER_ORIGIN] };
    const made = await ask<{ id: string; keys: { id: string; key: string }[] }>('/api/admin/partners', {
      method: 'POST',
      token,
      body,
    });
    return { id: made.id, keyId: made.keys[0]?.id, key: made.keys[0]?.key, origin: PARTNER_ORIGIN };
  },

  // Text blocks, each under a title of its own
  'new-title': async ({ newAddress }) => ({ title: newAddress() }),
  async 'text-block'({ ask, admin: { token }, newAddress }) {
    const address = '/api/admin/text-blocks';
    for (const { id } of (await ask<{ id: string }[]>(address, { token })).slice(MOST_TEXT_BLOCKS))
      await ask(`${address}/${id}`, { method: 'DELETE', token });
    const body = { title: newAddress(), text: 'Guten Tag {name},' };
    return ask<{ id: string }>(address, { method: 'POST', token, body });
  },

  // What the assistant is taught, each asked for in words of its own
  'new-question': async ({ newAddress }) => ({ phrasing: newQuestion(newAddress()) }),
  async 'taught-answer'({ ask, admin: { token }, newAddress }) {
    const address = '/api/admin/taught-answers';
    for (const { id } of (await ask<{ id: string }[]>(address, { token })).slice(MOST_TAUGHT_ANSWERS))
      await ask(`${address}/${id}`, { method: 'DELETE', token });
    const body = { phrasings: [newQuestion(newAddress())], answer: 'Das steht auf der Seite „Unternehmen“.' };
    return ask<{ id: string }>(address, { method: 'POST', token, body });
  },

  // Back office, audit and operations
  async 'saved-filter'({ ask, caller, admin }) {
    const { token } = caller.isStaff ? caller : admin;
    const body = { list: 'users', name: 'Rollen', filter: {}, sort: { field: 'email', order: 'ASC' } };
    return ask<{ id: string }>('/api/admin/saved-filters', { method: 'PUT', token, body });
  },
  async 'proven-event'({ sql }) {
    const { rows } = await sql.query<{ id: string }>('select event_id as id from transparency_log.leaves limit 1');
    return { id: rows[0]?.id };
  },
  tile: async () => ({ level: '0', tileName: '000.p/1' }),
  async 'signed-review'(making) {
    const made = await newReview(making);
    const { ask, admin } = making;
    return until('The signature over a review', async () => {
      const { events } = await ask<{ events: readonly { inclusion: unknown }[] }>(
        `/api/audit/reviews/${made.id}/proofs`,
        { token: admin.token },
      );
      return events.some(({ inclusion }) => inclusion) ? made : undefined;
    });
  },
  cosignature: async ({ ask }) => ({ ...(await cosignNewest(ask)) }),
  'parked-event': async ({ sql }) => ({ ...(await parkNewestEvent(sql)) }),
  'given-up-mail': async ({ sql, owner, now }) => ({ id: await giveUpMail(sql, owner.id, now()) }),
  'no-rebuild': ({ ask, admin: { token } }) =>
    until('The end of the rebuild before', async () => {
      const { is_rebuilding } = await ask<{ is_rebuilding: boolean }>('/api/admin/operations', { token });
      return is_rebuilding ? undefined : {};
    }),
};

/** The names of all things that can be made. */
export const THINGS: ReadonlySet<string> = new Set(Object.keys(MAKERS));

export interface Things {
  /** A new customer, verified. */
  newCustomer(): Promise<Account>;
  /** The example's call, with everything that it names made for these people. */
  callOf(example: ExampleCall, people: People): Promise<FilledCall>;
}

/** Makes what examples name. */
export const createThings = (product: Product): Things => {
  let addresses = 0;
  const newAddress = () => {
    addresses += 1;
    return `ding-${addresses}@sternklar.test`;
  };
  return {
    newCustomer: () => openVerifiedAccount(product.ask, newAddress()),
    async callOf(example, people) {
      const made = new Map<string, Readonly<Record<string, unknown>>>();
      for (const name of thingsOf(example)) {
        const make = MAKERS[name];
        if (!make) throw new Error(`Nobody knows how to make ${name}.`);
        made.set(name, await make({ ...product, ...people, newAddress }));
      }
      return filled(example, made);
    },
  };
};
